"""Finding survivors, friend or foe, and what hostile ones do (AT-10.10 to AT-10.25)."""

import pytest

from shamble.core.events import Record
from shamble.games.all_things_zombie.events import Met
from shamble.games.all_things_zombie.pieces import GENERICS, ITEM, PEOPLE, PERSON, RANGED
from shamble.games.all_things_zombie.rules.hostile import prey
from shamble.games.all_things_zombie.rules.meeting import FriendOrFoe, spare_generics
from shamble.games.all_things_zombie.rules.melee import Melee
from shamble.games.all_things_zombie.state import DEAD, NO_ONE, RENEGADE, Survivor
from tests.games.all_things_zombie.table import Table, zombie_card

DOOR = "map 1\nscenario 7\npeople {}\nfinder {}\nturn {}"


def weapon(id: str) -> tuple[int, ...]:
    """Return the pick of this weapon, with all counters but one pistol in the supply."""
    g = Table("map 1\nscenario 7\npeople Tonya 1G9 pistol\nturn Tonya").g
    place = 0
    for item in RANGED:
        if item == ITEM[id]:
            return (place,)
        place += g.supply[item]
    raise AssertionError(id)


def meeting(
    faces: tuple[int, ...], *more: tuple[int, ...], who: str = "Tonya", kit: str = "pistol", item: int = 1
) -> Table:
    """Let a survivor enter the gas station and find this generic survivor with a pistol."""
    t = Table(DOOR.format(f"{who} 1G9 {kit}", 2, who))
    t.do("move 1F10", zombie_card(2), (item - 1,), (0,), faces, *more)
    return t


@pytest.mark.rule("AT-10.10")
@pytest.mark.example("AT-E10.01", "AT-E14.02")
@pytest.mark.parametrize("card", [0, 3])
def test_zombie_card_can_bring_a_survivor(card: int) -> None:
    t = Table(DOOR.format("Tonya 1G9 pistol", card, "Tonya"))
    t.do("move 1F10", zombie_card(card), (0,), (0,), (6, 1))
    assert t.all_zombies() == []
    assert t.at("generic_1") == "1F10"
    t = Table(DOOR.format("Tonya 1G9 pistol", 5, "Tonya"))
    t.do("move 1F10", zombie_card(0))
    assert len(t.g.people) == 1


@pytest.mark.rule("AT-10.10", "AT-14.06")
def test_no_survivor_is_found_without_the_rule() -> None:
    assert Table("map 1\npeople Tonya 1G9\nturn Tonya").g.finder_card == -1
    assert Table.new_game("search-and-destroy").g.finder_card == -1
    assert Table.new_game("skirmish", found_survivors=False).g.finder_card == -1
    assert 1 <= Table.new_game("skirmish").g.finder_card <= 6


@pytest.mark.rule("AT-10.11", "AT-10.12", "AT-10.17", "AT-G56", "AT-G57", "AT-G60")
def test_a_friend_joins_with_a_random_weapon() -> None:
    t = Table(DOOR.format("Tonya 1G9 pistol", 2, "Tonya"))
    t.do("move 1F10", zombie_card(2), (3,), weapon("shotgun"), (6, 1))
    friend = t.who("generic_4")
    assert (friend.side, friend.seat, t.at("generic_4"), t.hand("generic_4")) == (0, 0, "1F10", "shotgun")
    assert t.g.supply[ITEM["shotgun"]] == 3
    assert friend.done  # acts from the next turn on
    assert t.refused_by("search") == ["AT-03.31"]  # two in a hex
    t.do("end")  # they need not separate yet
    assert t.at("tonya") == "1F10"


@pytest.mark.rule("AT-G56")
def test_friends_in_a_hex_part_when_one_of_them_acts() -> None:
    t = Table("map 1\npeople Tonya 1F10 | Survivor-4 1F10\nentered 1a\nturn Tonya")
    assert t.refused_by("end") == ["AT-03.29"]
    t.do("move 1F11")
    t.do("end")
    assert t.at("tonya") == "1F11"


@pytest.mark.rule("AT-10.13")
def test_a_generic_survivor_stands_two_wounds() -> None:
    t = Table("map 1\npeople Survivor-1 1G9 | Tonya 1A1\nzombies 1G9 slow slow\nturn Survivor-1")
    t.do("end", (6, 6), (1, 6))
    assert (t.who("generic_1").wounded(), t.who("generic_1").rep()) == (True, 3)
    t = Table("map 1\npeople Survivor-1 1G9 w1 | Tonya 1A1\nzombies 1G9 slow slow\nturn Survivor-1")
    t.do("end", (6,), (1, 6))
    assert t.who("generic_1").fate == DEAD


@pytest.mark.rule("AT-10.14", "AT-G58")
@pytest.mark.parametrize(("faces", "friend"), [((1, 1), True), ((1, 2), False), ((1, 3), False)])
def test_the_finder_has_to_be_higher(faces: tuple[int, ...], friend: bool) -> None:
    """Tonya, Rep 5, and a woman with Rep 4: 1 + 5 against 2 + 4 is a tie, so she is hostile."""
    t = meeting(faces, *([] if friend else [(1, 1, 1), (1, 1)]))
    assert (t.who("generic_1").side == 0) is friend


@pytest.mark.rule("AT-10.14", "AT-10.15", "AT-10.16")
@pytest.mark.example("AT-E10.03")
def test_a_woman_with_an_smg_finds_a_man_with_a_pistol() -> None:
    t = Table(DOOR.format("Beck 1G9 smg", 2, "Beck"))
    events = t.do("move 1F10", zombie_card(2), (3,), (0,), (2, 5), (1, 1), (1, 1))
    met = next(e for e in events if isinstance(e, Met))
    assert met.line().key == "event-met-foe"  # 4 + 2 + 1 + 1 = 8 against 3 + 5 = 8
    assert t.who("generic_4").side >= RENEGADE


@pytest.mark.rule("AT-10.15", "AT-10.16", "AT-G07")
@pytest.mark.parametrize(
    ("who", "kit", "newcomer", "item", "bonus"),
    [
        ("Tonya", "pistol", "generic_1", "pistol", 0),
        ("Tonya", "pistol", "generic_2", "pistol", 1),
        ("Tonya", "smg", "generic_1", "twin_pistols", 1),
        ("Tonya", "shotgun", "generic_1", "crossbow", 1),
        ("Tonya", "assault_rifle", "generic_2", "pistol", 2),
        ("Tonya", "smg", "generic_1", "smg", 0),
        ("Tonya", "pistol smg", "generic_1", "pistol", 0),  # the weapon in hand counts
        ("Too-Tall", "pistol", "generic_1", "pistol", 1),
    ],
)
def test_what_makes_friends(who: str, kit: str, newcomer: str, item: str, bonus: int) -> None:
    text = f"map 1\nscenario 7\npeople {who} 1G9 {kit}\nturn {who}"
    assert FriendOrFoe(0, PERSON[newcomer], ITEM[item]).charm(Table(text).g) == bonus
    if who == "Too-Tall":
        g = Table(text, on=("faq_too_tall_female",)).g
        assert FriendOrFoe(0, PERSON[newcomer], ITEM[item]).charm(g) == 0


@pytest.mark.rule("AT-10.18", "AT-G119")
def test_a_foe_fights_at_once_without_a_test() -> None:
    t = meeting((1, 6), (1, 1, 6), (5,), (1, 6))  # Tonya rerolls her failed die
    assert t.who("generic_1").wounds == 1
    assert "event-tested" not in t.happened
    assert t.who("generic_1").seat == NO_ONE


@pytest.mark.rule("AT-G59")
def test_no_survivor_is_found_without_a_counter() -> None:
    people = "Tonya 1G9 | " + " | ".join(f"Survivor-{n} 1A{n}" for n in range(1, 10))
    t = Table(DOOR.format(people, 2, "Tonya"))
    assert spare_generics(t.g) == []
    t.do("move 1F10", zombie_card(2))
    assert "event-stays-none" in t.happened


# -------------------------------------------------------------------- hostile survivors


def renegade(kit: str, others: str, *chance: tuple[int, ...], at: str = "1G9", zombies: str = "") -> Table:
    text = f"map 1\nscenario 7\npeople {others} | Survivor-1:11:ai {at} {kit}\n{zombies}\nturn side 11"
    return Table(text, *chance)


@pytest.mark.rule("AT-10.19", "AT-10.25")
def test_a_renegade_has_its_own_die_and_no_player() -> None:
    t = Table("map 1\nscenario 7\npeople Tonya 1A1 | Survivor-1:11:ai 1M9 smg\nturn start", (5, 3, 6))
    assert t.g.parties == (-1, 0, 11)
    assert t.g.acting == t.number("tonya")
    assert t.who("generic_1").seat == NO_ONE


@pytest.mark.rule("AT-10.20")
def test_renegade_fights_in_its_hex() -> None:
    t = renegade("smg", "Jimmy 1G9", (1, 1), (1, 6), (1, 1))
    assert t.shots() == []
    assert t.who("jimmy").wounds == 1
    t = renegade("smg", "Jimmy 1A1", (1, 1), (6,), zombies="zombies 1G9 slow")
    assert t.all_zombies() == []


@pytest.mark.rule("AT-10.21", "AT-G105", "AT-G137")
def test_renegade_fires_all_shots_at_the_nearest() -> None:
    t = renegade("smg", "Jimmy 1G12", (6, 6, 1, 2), (1, 1, 1, 1), zombies="zombies 1G5 slow | 1G13 slow")
    assert (t.who("jimmy").wounds, t.all_zombies()) == (1, ["1G5"])  # Jimmy, and the zombie beside him
    t = renegade("crossbow", "Jimmy 1G14", (6,), zombies="zombies 1G12 slow")
    assert t.all_zombies() == []


@pytest.mark.rule("AT-10.22", "AT-G105")
def test_renegade_moves_into_sight_and_fires() -> None:
    t = renegade("crossbow", "Jimmy 1E10", (6, 6), (6,))
    assert (t.at("generic_1"), t.who("jimmy").wounds) == ("1F9", 1)  # startled, Jimmy does nothing
    t = renegade("pistol", "Jimmy 1G16", (6,), (1,))
    assert t.at("generic_1") == "1G11"  # two hexes bring him into range, and no more


@pytest.mark.rule("AT-G105")
def test_renegade_out_of_reach_comes_near() -> None:
    t = renegade("pistol", "Jimmy 1G17", at="1G2")
    assert t.at("generic_1") == "1G6"


@pytest.mark.rule("AT-10.23")
def test_equally_near_means_at_random() -> None:
    t = Table(
        "map 1\nscenario 7\npeople Jimmy 1G12 | Survivor-1:11:ai 1G9 crossbow\nzombies 1G6 slow\nturn Jimmy"
    )
    assert len(prey(t.g, 1, True)) == 2
    t = renegade("crossbow", "Jimmy 1G12", (1,), (6,), zombies="zombies 1G6 slow")
    assert t.all_zombies() == []
    t = renegade("crossbow", "Jimmy 1G12", (0,), (6,), zombies="zombies 1G6 slow")
    assert t.who("jimmy").wounds == 1


@pytest.mark.rule("AT-10.24")
def test_renegade_without_ammo_charges() -> None:
    t = renegade("smg(ooa)", "Jimmy 1G12 bat", (1, 1), (1, 1), (1, 1, 1), (1, 1))
    assert t.at("generic_1") == "1G12"
    assert t.hand("generic_1") == "smg(ooa)"


@pytest.mark.rule("AT-G80")
def test_the_team_of_scenario_four_reloads() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1G14 | Nick:1:ai 1G9 shotgun(ooa)\nturn side 1")
    assert (t.hand("nick"), t.at("nick")) == ("shotgun", "1G9")


@pytest.mark.rule("AT-G137", "AT-G105")
def test_star_without_player_rolls_like_an_extra() -> None:
    t = Table(
        "map 1\nscenario 4\npeople Tonya 1G14 | Nick:1:ai 1G9\nzombies 1G11 slow\nturn zombies", (6, 6), (5,)
    )
    assert t.at("nick") == "1G3"


@pytest.mark.rule("AT-G43")
def test_zombies_and_an_enemy_in_one_hex() -> None:
    t = Table("map 1\nscenario 7\npeople Jimmy 1G9 | Survivor-1:11:ai 1G9\nzombies 1G9 slow slow\nturn Jimmy")
    t.do("end", (1, 1), (1, 2), (1, 6), (5, 6))
    # Jimmy 2, the other 1, the zombies 0: each beats the zombies, Jimmy also beats the other
    assert (t.who("jimmy").wounds, t.who("generic_1").wounds, t.all_zombies()) == (0, 1, [])
    t = Table("map 1\nscenario 7\npeople Jimmy 1G9 | Survivor-1:11:ai 1G9\nzombies 1G9 slow slow\nturn Jimmy")
    t.do("end", (1, 1), (6, 6), (1, 6), (1, 2))
    assert (t.who("jimmy").wounds, t.who("generic_1").wounds) == (2, 1)


@pytest.mark.rule("AT-10.14", "AT-G57", "AT-G58", "AT-G119", "AT-10.12")
@pytest.mark.parametrize(("faces", "friend"), [((4, 3), True), ((3, 3), False), ((3, 4), False)])
def test_meeting_compares_dice_and_rep(faces: tuple[int, int], friend: bool) -> None:
    """Jimmy's Rep 4 against Rep 4; the pistol of the found survivor comes from the supply."""
    kind = next(kind for kind in GENERICS if not PEOPLE[kind].woman and Survivor(kind, 0, 0).rep() == 4)
    t = Table("map 1\nscenario 7\npeople Beck 1A1 | Jimmy 1G9\nturn Jimmy")
    t.g.record = t.record = Record()
    supply = t.g.supply[ITEM["smg"]]
    FriendOrFoe(1, kind, ITEM["smg"]).on_roll(t.g, faces)
    other = t.g.people[2]
    met = next(e for e in t.record.events if isinstance(e, Met))
    assert (met.kind, met.other, met.item) == (PERSON["jimmy"], kind, ITEM["smg"])
    assert (met.totals, met.faces) == ((faces[0] + 4, faces[1] + 4), faces)
    assert t.g.supply[ITEM["smg"]] == supply - 1
    assert (other.side == 0, other.done, other.hex) == (friend, True, t.who("jimmy").hex)
    assert (t.g.mp == 0) == (not friend)
    assert (Melee(other.hex) in t.g.stack) == (not friend)


@pytest.mark.rule("AT-10.14", "AT-10.15")
def test_charm_is_added_to_the_roll() -> None:
    """Jimmy meets a woman of his Rep: equal dice are enough."""
    kind = next(kind for kind in GENERICS if PEOPLE[kind].woman and Survivor(kind, 0, 0).rep() == 4)
    t = Table("map 1\nscenario 7\npeople Jimmy 1G9\nturn Jimmy")
    FriendOrFoe(0, kind, ITEM["smg"]).on_roll(t.g, (3, 3))
    assert t.g.people[1].side == 0
