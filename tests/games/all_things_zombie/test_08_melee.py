"""Melee (AT-08.3)."""

import pytest

from shamble.games.all_things_zombie.events import MeleeRolled
from shamble.games.all_things_zombie.pieces import PERSON
from shamble.games.all_things_zombie.rules.melee import MeleeResult, against_zombies
from tests.games.all_things_zombie.table import Table


def brawl(who: str, zombies: str, *, on: tuple[str, ...] = ()) -> Table:
    """Return a survivor in its activation, with zombies in its hex."""
    return Table(
        f"map 1\nscenario 3\npeople {who}\nzombies 1G9 {zombies}\nturn {who.split(maxsplit=1)[0]}", on=on
    )


@pytest.mark.rule("AT-08.60", "AT-08.62", "AT-08.63", "AT-08.67", "AT-05.13", "AT-08.01")
def test_more_successes_kill_one_zombie() -> None:
    t = brawl("Jimmy 1G9", "slow slow")
    t.do("end", (1, 2), (5, 3))
    assert len(t.zombies("1G9")) == 1
    assert t.who("jimmy").wounds == 0


@pytest.mark.rule("AT-08.68", "AT-03.16")
def test_fewer_successes_cost_a_wound() -> None:
    t = brawl("Jimmy 1G9", "slow slow")
    t.do("end", (5, 6), (1, 6))
    assert (t.who("jimmy").wounds, len(t.zombies("1G9"))) == (1, 2)


@pytest.mark.rule("AT-08.64", "AT-08.69")
def test_a_tie_changes_nothing() -> None:
    t = brawl("Jimmy 1G9", "slow")
    t.do("end", (1, 6), (3,))
    assert (t.who("jimmy").wounds, t.zombies("1G9"), t.at("jimmy")) == (0, ["slow"], "1G9")


@pytest.mark.rule("AT-08.62", "AT-08.63", "AT-08.65")
@pytest.mark.example("AT-E08.12")
def test_four_zombies_with_triple_successes_deal_two_wounds() -> None:
    t = Table("map 1\nscenario 3\npeople Too-Tall 1G9\nzombies 1G9 slow slow slow slow\nturn Too-Tall")
    t.do("end", (1, 5), (5, 3, 4, 3))
    assert t.who("too_tall").wounds == 2


@pytest.mark.rule("AT-08.65", "AT-08.68")
@pytest.mark.example("AT-E08.21")
def test_three_zombies_never_deal_two() -> None:
    t = brawl("Jimmy 1G9", "slow slow slow")
    t.do("end", (1, 6), (1, 2, 3))
    assert t.who("jimmy").wounds == 1


@pytest.mark.rule("AT-G41")
@pytest.mark.parametrize(
    ("won", "dead", "wounds"), [(0, 2, 1), (0, 3, 2), (1, 2, 1), (1, 3, 2), (1, 4, 2), (2, 5, 1), (2, 6, 2)]
)
def test_three_times_means_at_least_three_times(won: int, dead: int, wounds: int) -> None:
    t = brawl("Jimmy 1G9", "slow")
    assert against_zombies(t.g, 0, won, dead, 6) == (0, wounds)


@pytest.mark.rule("AT-05.17", "AT-05.18", "AT-G01")
@pytest.mark.example("AT-E05.04")
def test_wounded_tonya_rolls_two_dice_against_four() -> None:
    t = brawl("Tonya 1G9 w3", "slow", on=("no_reconstructed_abilities",))
    assert (t.who("tonya").rep(), t.g.melee_dice(0)) == (4, 2)
    t.do("end", (4, 5), (1,))  # one success each
    assert (t.who("tonya").wounds, t.zombies("1G9")) == (3, ["slow"])


@pytest.mark.rule("AT-08.66", "AT-08.62", "AT-04.29", "AT-04.30", "AT-G42", "AT-03.05")
@pytest.mark.parametrize(
    ("kit", "dice"),
    [("", 2), ("bat", 3), ("pistol bat", 3), ("bat machete", 3), ("vest", 3), ("pistol bat vest", 4)],
)
def test_items_that_change_melee_dice(kit: str, dice: int) -> None:
    assert brawl(f"Jimmy 1G9 {kit}", "slow").g.melee_dice(0) == dice


@pytest.mark.rule("AT-G42")
def test_with_the_option_only_the_hand_counts() -> None:
    assert brawl("Jimmy 1G9 pistol bat", "slow", on=("melee_weapon_in_hand",)).g.melee_dice(0) == 2
    assert brawl("Jimmy 1G9 bat pistol", "slow", on=("melee_weapon_in_hand",)).g.melee_dice(0) == 3


@pytest.mark.rule("AT-G33")
def test_a_machete_wins_ties_against_one_zombie() -> None:
    t = brawl("Jimmy 1G9 machete", "slow")
    t.do("end", (1, 6, 6), (3,))
    assert t.all_zombies() == []
    t = brawl("Jimmy 1G9 machete", "slow", on=("no_reconstructed_abilities",))
    t.do("end", (1, 6, 6), (3,))
    assert t.zombies("1G9") == ["slow"]


@pytest.mark.rule("AT-G33")
def test_street_fighter_rerolls_one_failed_die() -> None:
    t = brawl("Tonya 1G9", "slow")
    t.do("end", (6, 6, 6), (5,), (6,))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-G33")
def test_karate_kills_two() -> None:
    t = brawl("Bank 1G9", "slow slow slow")
    t.do("end", (1, 1, 6), (5, 5, 5))
    assert len(t.zombies("1G9")) == 1


@pytest.mark.rule("AT-G127")
def test_winner_chooses_the_zombie_to_kill() -> None:
    t = brawl("Jimmy 1G9", "slow fast")
    t.do("end", (1, 1), (5, 5))
    assert t.options() == ["kill 1G9 fast", "kill 1G9 slow"]
    t.do("kill 1G9 fast")
    assert t.zombies("1G9") == ["slow"]


@pytest.mark.rule("AT-08.70", "AT-G18", "AT-G19")
def test_survivor_can_leave_a_melee_or_stay() -> None:
    t = brawl("Jimmy 1G9", "slow")
    t.do("move 1G8")
    assert t.at("jimmy") == "1G8"
    assert t.who("jimmy").wounds == 0


@pytest.mark.rule("AT-08.72", "AT-08.73", "AT-08.74")
@pytest.mark.example("AT-E08.20")
@pytest.mark.parametrize(("mine", "theirs", "hurt"), [((1, 2), (1, 6), 1), ((1, 6), (1, 6), 0)])
def test_survivor_against_survivor(mine: tuple[int, ...], theirs: tuple[int, ...], hurt: int) -> None:
    t = Table("map 1\nscenario 4\npeople Jimmy 1G9 | Too-Tall:1 1G9\nturn Jimmy", seats=2)
    t.do("end", (1, 1), mine, theirs)  # Too Tall is unarmed and stands
    assert (t.who("too_tall").wounds, t.who("jimmy").wounds) == (hurt, 0)
    assert t.at("jimmy") == t.at("too_tall") == "1G9"


@pytest.mark.rule("AT-03.17", "AT-03.18", "AT-03.06", "AT-03.16")
@pytest.mark.example("AT-E03.04")
def test_the_wound_track() -> None:
    t = brawl("Jimmy 1G9", "slow slow slow slow")
    s = t.who("jimmy")
    assert [s.hurt(n).wounded() for n in range(4)] == [False, False, True, True]
    assert s.hurt(1).values() == (4, 4, 2)
    assert s.hurt(2).values() == (3, 3, 1)
    t.do("end", (5, 6), (1, 1, 1, 6))
    assert t.who("jimmy").wounds == 2
    t = brawl("Jimmy 1G9 w3 pistol", "slow")
    t.do("end", (5,), (1,))
    assert t.at("jimmy") == ""
    assert t.g.lost[0] == 1  # his pistol is out of play


@pytest.mark.rule("AT-G05", "AT-08.66")
def test_melee_value_is_a_number_of_dice() -> None:
    t = brawl("Bank 1G9", "slow slow", on=("no_reconstructed_abilities",))
    t.do("end", (1, 1, 1), (5, 5))  # three dice, three successes: one zombie
    assert len(t.zombies("1G9")) == 1


@pytest.mark.rule("AT-08.72", "AT-08.73", "AT-G112")
@pytest.mark.parametrize(("wins", "foes"), [((2, 1), (1, 0)), ((1, 2), (0, 1)), ((1, 1), (0, 0))])
def test_survivor_killed_in_melee_counts_for_the_winner(wins: tuple[int, int], foes: tuple[int, int]) -> None:
    t = Table("map 1\nscenario 4\npeople Jimmy 1G9 | Bank:1 1G9\nturn Jimmy", seats=2)
    for n, s in enumerate(t.g.people):
        t.g.set_person(n, s.hurt(t.g.dead_at(n) - 1))
    MeleeResult(t.g.people[0].hex, (0, 1), wins, 0).run(t.g)
    assert t.g.foes == foes


@pytest.mark.rule("AT-G33")
def test_rerolled_die_is_shown_too() -> None:
    t = brawl("Tonya 1G9", "slow")
    t.do("end", (6, 6, 6), (2,), (6,))
    rolls = [(e.kind, e.faces) for e in t.record.events if isinstance(e, MeleeRolled) and e.kind >= 0]
    assert rolls == [(PERSON["tonya"], (6, 6, 6)), (PERSON["tonya"], (2,))]


@pytest.mark.rule("AT-12.51", "AT-G157")
@pytest.mark.parametrize(
    ("before", "wounds", "after"),
    [(0, [2, 0], [0, 2]), (1, [2, 0], [1, 1]), (0, [2, 1], [1, 2]), (0, [0, 1], [0, 1]), (1, [1, 1], [1, 1])],
)
def test_cured_survivor_absorbs_what_it_can(before: int, wounds: list[int], after: list[int]) -> None:
    """A generic survivor dies of two wounds: its own come first."""
    t = Table(
        "map 4|1\nscenario 5\npeople The-Professor 1G9 | Survivor-4 1G9\nzombies 1G9 slow\nturn The-Professor"
    )
    t.g.set_person(1, t.g.people[1].joined(0, 0, 0).hurt(before))
    assert t.g.dead_at(1) == 2
    MeleeResult(t.g.people[0].hex, (0, 1), (0, 0), 0).absorb(t.g, wounds)
    assert wounds == after


@pytest.mark.rule("AT-G33", "AT-08.67", "AT-08.64")
@pytest.mark.parametrize(
    ("who", "won", "dead", "crowd", "result"),
    [
        ("Bank 1G9", 2, 1, 3, (1, 0)),
        ("Bank 1G9", 3, 1, 3, (2, 0)),
        ("Bank 1G9", 3, 1, 2, (2, 0)),
        ("Bank 1G9", 3, 1, 1, (1, 0)),
        ("Jimmy 1G9", 3, 0, 3, (1, 0)),
        ("Jimmy 1G9 machete", 1, 1, 1, (1, 0)),
        ("Jimmy 1G9 machete", 1, 1, 2, (0, 0)),
        ("Jimmy 1G9", 1, 1, 1, (0, 0)),
    ],
)
def test_abilities_against_zombies(
    who: str, won: int, dead: int, crowd: int, result: tuple[int, int]
) -> None:
    assert against_zombies(brawl(who, "slow").g, 0, won, dead, crowd) == result
