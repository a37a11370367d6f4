"""What a choice leads to is said before it is made: friends in the way, zombies that come, the danger level."""

import pytest

from shamble.core import engine
from shamble.core.prospects import Prospect
from shamble.games.zombicide.rules.odds import draw_chance
from tests.games.zombicide.table import Table

QUIET = "off S1 S2 S3 S4"


def prospects(t: Table, text: str) -> dict[str, Prospect]:
    """Return the prospects of an option by key."""
    action = engine.find(t.g, t.seat, text)
    assert action is not None
    return {prospect.key: prospect for prospect in action.prospects(t.g, t.seat)}


def things(t: Table, text: str) -> tuple[str, ...]:
    action = engine.find(t.g, t.seat, text)
    assert action is not None
    return action.things(t.g)


def crowd(more: str = "", hand: str = "pistol") -> Table:
    friends = "\n".join(f"{name} z8" for name in ("Amy", "Doug", "Josh", "Phil", "Wanda"))
    return Table(f"mission 04\nNed z8 hand {hand} skills medic\n{friends}\n{more}\n{QUIET}\nturn Ned")


@pytest.mark.rule("ZC-08.23")
def test_shot_at_friends_alone_is_told_in_one_line() -> None:
    """A pistol hits on 4+: one of the five friends is hit with 50 %, and no zombie is killed with 0 %."""
    t = crowd()
    warnings = prospects(t, "Ned shoot z8 with pistol")
    assert set(warnings) == {"may-hit-friend"}
    danger = warnings["may-hit-friend"]
    assert (danger.chance, danger.args["count"], danger.args["dice"], danger.tone) == (0.5, 5, 1, "bad")
    assert danger.things == ("sur:amy", "sur:doug", "sur:josh", "sur:phil", "sur:wanda")


@pytest.mark.rule("ZC-08.23")
def test_pointing_at_a_room_shoots_no_friend() -> None:
    """The zone is a target only where no survivor can be hit."""
    t = crowd("zombies z9 1 walker")
    assert things(t, "Ned shoot z8 with pistol")[2:] == (
        "sur:amy",
        "sur:doug",
        "sur:josh",
        "sur:phil",
        "sur:wanda",
    )
    assert things(t, "Ned shoot z9 with pistol")[2:] == ("zone:z9",)
    mixed = Table(f"mission 04\nNed z8 hand pistol\nAmy z9\nzombies z9 2 walker\n{QUIET}\nturn Ned")
    assert things(mixed, "Ned shoot z9 with pistol")[2:] == ("zom:z9:walker", "sur:amy")
    assert prospects(mixed, "Ned shoot z9 with pistol")["may-hit-friend"].args["who"] == "Amy"


@pytest.mark.rule("ZC-08.23", "ZC-09.32")
def test_marksman_endangers_no_friend() -> None:
    t = Table(f"mission 04\nNed z8 hand pistol skills sniper\nAmy z9\nzombies z9 1 walker\n{QUIET}\nturn Ned")
    assert things(t, "Ned shoot z9 with pistol")[2:] == ("zone:z9",)
    assert set(prospects(t, "Ned shoot z9 with pistol")) == {"may-kill"}


@pytest.mark.rule("ZC-08.23", "ZC-09.36")
def test_friend_at_the_second_target_is_told() -> None:
    """Trick shot: the second weapon rolls its own die at the other zone."""
    text = "mission 04\nNed z8 hand pistol pistol skills trick-shot\nAmy z7\nzombies z9 1 walker"
    t = Table(f"{text}\n{QUIET}\nturn Ned")
    option = "Ned shoot z9 and z7 with 2 pistol"
    assert (prospects(t, option)["may-hit-friend"].chance, prospects(t, option)["may-kill"].chance) == (
        0.5,
        0.5,
    )
    assert things(t, option)[3:] == ("zone:z9", "sur:amy")


@pytest.mark.rule("ZC-08.32")
def test_fire_in_the_own_room_burns_everybody_in_one_line() -> None:
    t = crowd(hand="molotov")
    burns = prospects(t, "Ned shoot z8 with molotov")["may-burn"]
    assert (burns.args["count"], burns.chance, len(burns.things)) == (6, 1.0, 6)


@pytest.mark.rule("ZC-07.23", "ZC-07.04")
@pytest.mark.parametrize(
    ("zombies", "count"),
    [("z9 3 walker", 3), ("z10 2 runner 3 walker", 2), ("z11 5 runner", 0), ("r18 1 walker", 0)],
)
def test_zombies_that_can_come_are_told_before_the_turn_ends(zombies: str, count: int) -> None:
    """From one zone away, Runners from two, by open ways only."""
    t = Table(f"mission 04\nNed z8\nzombies {zombies}\n{QUIET}\nturn Ned")
    warnings = prospects(t, "Ned end")
    if count:
        assert (warnings["may-reach"].args, warnings["may-reach"].tone) == (
            {"count": count, "alone": 1},
            "bad",
        )
    else:
        assert warnings == {}


@pytest.mark.rule("ZC-07.04")
def test_move_tells_who_waits_there_and_who_can_follow() -> None:
    text = "mission 04\nNed z7\nAmy z8\nzombies z8 1 walker 2 runner\nzombies z9 4 walker"
    warnings = prospects(Table(f"{text}\n{QUIET}\nturn Ned"), "Ned move z8")
    assert (warnings["may-bite"].args, warnings["may-bite"].tone) == ({"count": 3, "attacks": 5}, "bad")
    assert (warnings["may-reach"].args, warnings["may-reach"].tone) == ({"count": 4, "alone": 0}, "")


@pytest.mark.rule("ZC-07.35", "ZC-05.33")
@pytest.mark.parametrize(
    ("xp", "zombies", "points", "level"),
    [
        (18, "1 walker", 1, "orange"),
        (17, "2 walker", None, ""),
        (6, "1 walker", 1, "yellow"),
        (5, "2 walker", None, ""),
        (41, "1 walker", None, ""),
    ],
)
def test_shot_that_can_raise_the_danger_says_so(
    xp: int, zombies: str, points: int | None, level: str
) -> None:
    """One die kills one Walker, which is one point."""
    t = Table(f"mission 04\nNed z8 hand pistol xp {xp}\nzombies z9 {zombies}\n{QUIET}\nturn Ned")
    warnings = prospects(t, "Ned shoot z9 with pistol").get("may-raise")
    if points is None:
        assert warnings is None
    else:
        assert warnings is not None
        assert warnings.args == {"points": points, "level": f"@level-{level}"}


@pytest.mark.rule("ZC-07.35")
def test_danger_of_the_team_counts_and_not_the_own() -> None:
    t = Table(f"mission 04\nNed z8 hand crowbar xp 6\nAmy z5 xp 8\nzombies z8 1 walker\n{QUIET}\nturn Ned")
    assert "may-raise" not in prospects(t, "Ned strike with crowbar")
    t = Table(f"mission 04\nNed z8 hand crowbar xp 6\nAmy z5 xp 6\nzombies z8 1 walker\n{QUIET}\nturn Ned")
    assert prospects(t, "Ned strike with crowbar")["may-raise"].args["points"] == 1


@pytest.mark.rule("ZC-07.35", "ZC-06.38")
def test_objective_tells_the_danger_it_brings() -> None:
    t = Table(f"mission 04\nNed r2 xp 3\n{QUIET}\nturn Ned")
    assert prospects(t, "Ned take O1")["may-raise"].args == {"points": 4, "level": "@level-yellow"}
    t = Table(f"mission 04\nNed r2 xp 1\n{QUIET}\nturn Ned")
    assert "may-raise" not in prospects(t, "Ned take O1")


@pytest.mark.rule("ZC-06.08")
def test_chance_of_a_find_counts_the_cards_of_the_deck() -> None:
    t = Table(f"mission 04\nNed r17\n{QUIET}\nturn Ned")
    deck = t.g.bag
    assert draw_chance(t.g, deck[:3], 1) == pytest.approx(3 / len(deck))
    assert draw_chance(t.g, deck[:1], 2) == pytest.approx(2 / len(deck))
    assert draw_chance(t.g, [], 1) == 0
