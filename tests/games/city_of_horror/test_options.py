"""Table options: declared once, read by name by some rule, every value with a text."""

import pytest

from shamble.core.options import declared_fields
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import PLACES
from shamble.games.city_of_horror.setup import LAYOUTS
from shamble.games.city_of_horror.state import Rules
from shamble.match.i18n.messages import LANGUAGES, Translator

ALL_SIDES = {f"side_{place}" for place in PLACES}  # read together, by the names of the locations


def test_options_and_fields_match() -> None:
    assert declared_fields(Rules) == {option.id for option in GAME.options}


def test_every_option_is_read_by_name() -> None:
    sources = "".join(path.read_text("utf-8") for path in GAME.folder().rglob("*.py"))
    unread = {option.id for option in GAME.options if f"rules.{option.id}" not in sources}
    assert unread == ALL_SIDES
    assert 'getattr(rules, "side_" + place)' in sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_its_words(language: str) -> None:
    words = Translator(language, GAME.id)
    for option in GAME.options:
        assert words.has(f"option-{option.id}"), option.id
        assert words.has(f"option-{option.id}.text"), option.id
        for value in option.values:
            said = str(value).lower() if isinstance(value, bool) else str(value)
            assert words.has(f"option-{option.id}-{said}"), (option.id, value)


@pytest.mark.rule("CH-03.02")
def test_all_ways_to_lay_out_the_corners_can_be_chosen() -> None:
    corners = next(option for option in GAME.options if option.id == "corners")
    assert set(corners.values) == {*LAYOUTS, "random"}
    assert len(LAYOUTS) == 24
