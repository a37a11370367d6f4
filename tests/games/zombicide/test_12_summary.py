"""The turn summary and the index (ZC-11, ZC-12)."""

import re
import tomllib
from pathlib import Path

import pytest

from shamble.games.zombicide import GAME
from shamble.games.zombicide.cards import COMPONENTS, EXPERIENCE, MINIATURES, TOUGHNESS
from shamble.games.zombicide.sheets import own_sheets
from tests.games.zombicide.table import Table, zombie

QUIET = "off S1 S2 S3 S4"


@pytest.mark.rule("ZC-12.09", "ZC-05.42", "ZC-05.43", "ZC-05.48")
def test_the_zombie_table() -> None:
    assert (TOUGHNESS, EXPERIENCE, MINIATURES) == ([1, 2, 1, 3], [1, 1, 1, 5], [40, 8, 16, 1])
    actions = {kind["name"]: kind["actions"] for kind in COMPONENTS["zombie_type"]}
    assert actions == {"Walker": 1, "Runner": 2, "Fatty": 1, "Abomination": 1}


@pytest.mark.rule("ZC-05.42", "ZC-05.43", "ZC-05.48")
@pytest.mark.parametrize(("kind", "bites"), [("walker", False), ("fatty", False), ("runner", True)])
def test_only_a_runner_comes_and_bites_in_one_phase(kind: str, bites: bool) -> None:
    t = Table(f"mission 04\nDoug z8\nzombies z9 1 {kind}\n{QUIET}\nturn Doug")
    t.do("Doug end")
    assert t.horde("z8") == f"1 {kind}"
    assert t.who("Doug").wounds() == int(bites)


@pytest.mark.rule("ZC-12.02", "ZC-12.04")
def test_actions_may_be_repeated_and_weapons_have_their_use() -> None:
    t = Table(f"mission 04\nDoug z8 hand pistol machete\nzombies z8 9 walker\n{QUIET}\nturn Doug")
    t.do("Doug strike with machete", (1,))
    t.do("Doug strike with machete", (1,))
    assert not any("strike with pistol" in o or "shoot z8 with machete" in o for o in t.options())
    t = Table(f"mission 04\nDoug z8\nNed z8\n{QUIET}\nturn Doug")
    t.play("Doug noise", "Doug noise", "Doug noise")
    assert t.tokens("z8") == 3


@pytest.mark.rule("ZC-12.03", "ZC-12.05")
def test_doors_need_tools_and_cars_a_mission() -> None:
    t = Table(f"mission 04\nDoug z8 hand machete\n{QUIET}\nturn Doug")
    assert t.refused_by("Doug open D7") == ["ZC-06.19"]
    assert Table("mission 09\nDoug z6\ncar C1 z6\nturn Doug").refused_by("Doug board C1 driver") == [
        "ZC-06.34"
    ]


@pytest.mark.rule("ZC-12.06")
def test_play_goes_clockwise() -> None:
    text = f"mission 04\nDoug z8 seat 0\nAmy z8 seat 1\nNed z8 seat 2\n{QUIET}\nfirst 1"
    t = Table(text, 3)
    order = []
    for name in ("Amy", "Ned", "Doug"):
        order.append(t.seat)
        t.do(f"{name} end")
    assert (order, t.seat) == ([1, 2, 0], 2)


@pytest.mark.rule("ZC-12.07", "ZC-12.01")
def test_attacks_then_moves_then_spawns() -> None:
    text = (
        "mission 04\nNed z8 hand water\nzombies z8 1 walker\nzombies z9 1 walker\noff S2 S3 S4\nphase zombies"
    )
    t = Table(text, 1, [zombie(2)])
    order = [name for name in t.happened if name in ("HordeAttacks", "HordeMoved", "ZombieCardDrawn")]
    assert order == ["HordeAttacks", "HordeMoved", "ZombieCardDrawn"]


@pytest.mark.rule("ZC-12.08", "ZC-G11", "ZC-05.01")
def test_an_abomination_shields_runners_as_a_fatty_does() -> None:
    t = Table(
        f"mission 04\nDoug z8 hand shotgun\nzombies z9 1 fatty 1 abomination 1 runner\n{QUIET}\nturn Doug"
    )
    t.do("Doug shoot z9 with shotgun", (6, 6))  # the Fatty falls, the Abomination takes the other hit
    assert t.horde("z9") == "1 runner 1 abomination"


@pytest.mark.rule("ZC-11.01", "ZC-G70", "ZC-G96")
def test_reloading_is_an_action() -> None:
    t = Table(f"mission 04\nDoug z8 hand mas_shotgun!\nzombies z9 1 fatty\n{QUIET}\nturn Doug")
    t.do("Doug reload mas_shotgun")
    assert t.g.actions == 2
    t.do("Doug shoot z9 with mas_shotgun", (3, 1))
    assert (t.horde("z9"), t.tokens("z8")) == ("", 1)


@pytest.mark.rule("ZC-G73", "ZC-07.07")
def test_wounds_may_move_within_the_inventory() -> None:
    t = Table(f"mission 04\nDoug z8 hand wound pack pistol\n{QUIET}\nturn Doug")
    t.do("Doug arrange")
    t.do("swap Doug 1 Doug 3")
    assert t.slots("Doug")[:3] == ["pistol", "-", "wound"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_survivors_of_the_play_guide_fit_the_blank_sheet(language: str) -> None:
    guide = Path(__file__).parents[3] / "docs" / "play" / f"zombicide.{language}.md"
    example = guide.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    assert GAME.validate_content(example) == []
    assert [sheet.name for sheet in own_sheets(example)] == ["Rita", "Otto"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_play_guide_cites_rules_that_exist(language: str) -> None:
    with (GAME.folder() / "data" / "rules.toml").open("rb") as file:
        ledger = tomllib.load(file)
    known = {entry["id"] for entry in [*ledger["rule"], *ledger["gap"]]}
    guide = Path(__file__).parents[3] / "docs" / "play" / f"zombicide.{language}.md"
    cited = set(re.findall(r"ZC-[A-Z0-9]+(?:\.\d+)?", guide.read_text("utf-8")))
    assert cited <= known
    assert len(cited) > 10
