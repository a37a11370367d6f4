"""Places in all texts are names in both languages, never codes."""

import re

import pytest

from shamble.core.engine import advance, apply_unchecked, legal, refused_actions, waiting
from shamble.core.events import Record
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.board import BOARDS, map_of
from shamble.games.all_things_zombie.places import hexes_of, place_args, place_of
from shamble.match.i18n.messages import LANGUAGES, Translator
from tests.games.all_things_zombie.table import Table

CODE = re.compile(r"\b[1-4]r?[A-M]\d{1,2}\b")


@pytest.mark.parametrize(
    ("hex", "en", "it"),
    [
        ("1H10", "in the diner, north-west side", "nella tavola calda, lato nord-ovest"),
        ("1C13", "in the house", "nella casa isolata"),
        ("1G9", "at the crossroads", "all'incrocio"),
        (
            "1G11",
            "on the road a step south-east of the gas station",
            "sulla strada, un passo a sud-est della stazione di servizio",
        ),
        (
            "1C6",
            "on rough ground 2 steps north of the general store",
            "sul terreno irregolare, 2 passi a nord dell'emporio",
        ),
        (
            "4C4",
            "on the wall a step north-west of the outpost",
            "sul muro, un passo a nord-ovest dell'avamposto",
        ),
    ],
)
def test_hex_is_named_after_a_landmark(hex: str, en: str, it: str) -> None:
    assert Translator("en", GAME.id).text("place-in", place_args(hex)) == en
    assert Translator("it", GAME.id).text("place-in", place_args(hex)) == it


def test_typed_notation_is_answered_in_notation() -> None:
    assert Translator("en", GAME.id, notation=True).text("place", place_args("3rC4")) == "3C4"


def test_a_board_turned_round_turns_the_winds() -> None:
    for hex in ("1G11", "1C6", "1H10"):
        there, back = place_of(hex), place_of(f"1r{hex[1:]}")
        assert (back.spot, back.mark, back.steps) == (there.spot, there.mark, there.steps)
        assert (back.way - there.way) % 8 == 4
    assert map_of("2|1r").places[map_of("2|1r").number["1G12"]] == "1rG12"
    assert map_of("2|1r").places[map_of("2|1r").number["2G8"]] == "2G8"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_of_every_board_has_a_name(language: str) -> None:
    words = Translator(language, GAME.id)
    for board in BOARDS.values():
        for hex in hexes_of(board):
            for key in ("place", "place-to", "place-in"):
                said = words.text(key, place_args(hex))
                assert "{" not in said
                assert not CODE.search(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "scenario", "seats"),
    [
        ("solo", "for-a-few-bullets-more", 1),
        ("solo", "the-barricade", 1),
        ("competitive", "firefight", 2),
        ("competitive", "skirmish", 2),
    ],
)
def test_texts_contain_no_hex_codes(language: str, mode: str, scenario: str, seats: int) -> None:
    """Log, questions, options, refusals and hints of a game."""
    words = Translator(language, GAME.id)
    numbers = stream(7, 7)
    g = GAME.new(Setup(seats, mode, scenario), 11)
    g.record = Record()
    advance(g)
    for _ in range(120):
        if not g.stack:
            break
        seat = waiting(g)[0]
        options = legal(g, seat)
        prompt = g.stack[-1].prompt(g)
        said = [words.text(prompt.key, prompt.args)]
        said += [words.text("do-" + action.verb(), action.args(g)) for action in options]
        said += [words.text(no.key, no.args) for _, reasons in refused_actions(g, seat) for no in reasons]
        advice = GAME.advise(GAME.view(g, seat), options, numbers)
        said.append(words.text(advice.key, advice.args))
        g.record = Record()
        apply_unchecked(g, seat, advice.action)
        for event in g.record.events:
            line = event.line()
            said.append(words.text(line.key, line.args))
        for sentence in said:
            assert not CODE.search(sentence), sentence


def test_each_step_names_its_destination() -> None:
    t = Table("map 1\npeople Beck 1G12 pistol\nturn Beck")
    words = Translator("en", GAME.id)
    said = [words.text("do-move", a.args(t.g)) for a in legal(t.g, 0) if a.verb() == "move"]
    assert len(set(said)) == 6
    assert said[1] == "Go east, to the road 3 steps east of the gas station"
