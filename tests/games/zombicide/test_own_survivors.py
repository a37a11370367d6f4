"""Home-made survivors: the blank side of a sheet as a text (ZC-05.40)."""

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.games.zombicide import GAME
from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.sheets import BOX, SHEETS, roster

RITA = """
[[survivor]]
name = "Rita"
blue = "Starts with a Chainsaw"
orange = ["Loud", "Tough"]
red = ["Lucky", "Medic", "Hoard"]
"""
OTTO = """
[[survivor]]
name = "Otto"
blue = "+1 Action"
orange = ["Ninja", "Sniper"]
red = ["Lucky", "Medic", "+1 die: Combat"]
"""


def table(text: str, mission: str = "01") -> Setup:
    return Setup(1, "book", mission, {"survivors": text})


def keys(text: str) -> list[str]:
    return [no.key for no in GAME.check(table(text))]


@pytest.mark.rule("ZC-05.40", "ZC-03.17", "ZC-G128")
def test_own_survivors_can_be_chosen_besides_the_box() -> None:
    g = GAME.new(table(RITA + OTTO), 7)
    engine.start(g)
    offered = [action.text(g) for action in engine.legal(g, 0)]
    assert len(offered) == BOX + 2
    assert offered[-2:] == ["pick Rita", "pick Otto"]
    plain = GAME.new(Setup(1, "book", "01"), 7)
    engine.start(plain)
    assert len(engine.legal(plain, 0)) == BOX


@pytest.mark.rule("ZC-03.15", "ZC-09.33", "ZC-G97")
def test_they_start_as_their_sheet_says() -> None:
    g = GAME.new(table(RITA + OTTO), 7)
    engine.start(g)
    for name in ("Rita", "Otto", "Amy", "Ned"):
        choice = next(a for a in engine.legal(g, 0) if a.text(g) == f"pick {name}")
        engine.apply(g, 0, choice)
    rita, otto = (next(n for n in range(4) if g.sheet_of(n).name == who) for who in ("Rita", "Otto"))
    assert "chainsaw" in [CARDS[card].id for card in g.survivors[rita].cards()]
    assert g.actions_of(otto) == 4  # +1 Action at blue adds its own


def test_a_sheet_is_known_once_and_tables_do_not_mix() -> None:
    first = roster(RITA)
    count = len(SHEETS)
    assert roster(RITA) == first
    assert len(SHEETS) == count
    other = roster(RITA.replace("Medic", "Ninja"))
    assert other[-1] != first[-1]
    assert roster("") == tuple(range(BOX))


@pytest.mark.rule("ZC-G128", "ZC-05.40")
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[survivor", ["no-sheet-toml"]),
        ("x = 1", ["no-sheet-table"]),
        ("survivor = 3", ["no-sheet-table"]),
        ("size = 1\n" + RITA, ["no-sheet-file-entry"]),
        (RITA + RITA, ["no-sheet-twice"]),
        (RITA.replace("Rita", "Amy"), ["no-sheet-twice"]),
        (RITA.replace("Rita", "Old Rita"), ["no-sheet-word"]),
        (RITA.replace("Rita", "R" * 17), ["no-sheet-word"]),
        (RITA.replace("Loud", "Flying"), ["no-sheet-skill"]),
        (RITA.replace('"Loud", ', ""), ["no-sheet-count"]),
        (RITA.replace("Tough", "Loud"), ["no-sheet-same"]),
        (RITA.replace("Tough", "Starts with a Pistol"), ["no-sheet-blue"]),
        (RITA.replace("Chainsaw", "Pan"), ["no-sheet-card"]),
        (RITA.replace("blue", "bleu"), ["no-sheet-entry", "no-sheet-missing"]),
        ("".join(RITA.replace("Rita", f"R{n}") for n in range(13)), ["no-sheet-many"]),
    ],
)
def test_what_does_not_fit_the_sheet_is_refused(text: str, wrong: list[str]) -> None:
    assert keys(text) == wrong


def test_a_problem_names_its_line() -> None:
    text = RITA + OTTO.replace("Ninja", "Flying")
    [no] = GAME.check(table(text))
    assert no.args["who"] == "Otto"
    assert text.splitlines()[int(no.args["line"]) - 1].startswith("orange")


def test_a_table_option_that_is_a_text_is_one() -> None:
    assert [no.key for no in GAME.check(Setup(1, "book", "01", {"survivors": 3}))] == ["no-option-text"]
    assert keys("#" * 20_001) == ["no-option-long"]


@pytest.mark.rule("ZC-M09.11")
def test_own_survivors_join_in_mission_09_too() -> None:
    setup = Setup(1, "book", "09", {"survivors": RITA})
    assert GAME.check(setup) == []
    assert len(GAME.new(setup, 1).roster) == BOX + 1


def test_the_scene_shows_the_sheets_of_the_table() -> None:
    sheets = GAME.scene(table(RITA))["sheets"]
    assert [sheet["name"] for sheet in sheets][-1] == "Rita"
    assert sheets[-1]["item"] == "chainsaw"
    assert GAME.validate_content(RITA) == []
    assert GAME.validate_content("nothing of ours") is None
