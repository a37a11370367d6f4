"""In Sight, Received Fire, cover and flight in whole sequences (AT-09)."""

import pytest

from shamble.core import engine
from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import PERSON
from shamble.games.all_things_zombie.rules.charge import ChargeTest
from shamble.games.all_things_zombie.rules.flight import cover_hexes, end_of_flight
from shamble.games.all_things_zombie.rules.reactions import BEING_CHARGED, IN_SIGHT
from tests.games.all_things_zombie.table import Table, zombie_card

CORNER = "map 1\nscenario 4\npeople Tonya 1E10 {} | Jimmy:1 1G9 {}\nturn {}"


def corner(tonya: str = "pistol(scope)", jimmy: str = "pistol(scope)", turn: str = "Tonya") -> Table:
    """Tonya behind the gas station, Jimmy in the street: neither sees the other."""
    t = Table(
        CORNER.format(tonya, jimmy, turn), seats=2, on=("must_fire",)
    )  # these tests are about the order of fire
    m = t.g.map()
    assert not m.sees(m.number["1E10"], m.number["1G9"])
    return t


def reactions(t: Table) -> list[tuple[str, int, str]]:
    ids = {kind: id for id, kind in PERSON.items()}
    return [(ids[e.kind], e.test, e.branch) for e in t.record.events if isinstance(e, events.Tested)]


def shots(t: Table) -> list[bool]:
    """Return for each attack whether any die hit."""
    return [any(e.hits) for e in t.record.events if isinstance(e, events.Fired)]


@pytest.mark.rule("AT-09.31", "AT-09.35", "AT-09.36", "AT-G104")
@pytest.mark.example("AT-E09.03")
def test_in_sight_after_a_corner() -> None:
    t = corner()
    t.do("move 1E9", (5, 3), (6, 1), (4, 1), (1, 2), (5, 3))
    assert reactions(t)[0] == ("jimmy", IN_SIGHT, "duel")
    assert shots(t) == [False, False]  # Jimmy's 4 + 4 is only a rushed 8; Tonya fires in place of a test
    assert (t.asks, t.seat) == ("ask-cover", 1)  # Jimmy, fired at and missed, passed one die


@pytest.mark.rule("AT-09.31", "AT-G47")
@pytest.mark.example("AT-E09.04")
def test_only_the_stationary_survivor_tests() -> None:
    t = corner(turn="Jimmy")
    t.do("move 1G8")
    assert reactions(t) == []
    t.do("move 1F8", (6, 6))
    assert reactions(t) == [("tonya", IN_SIGHT, "stay")]
    assert t.g.acting == t.number("jimmy")  # his activation continues


@pytest.mark.rule("AT-09.32", "AT-09.38")
def test_stars_roll_in_sight_too() -> None:
    t = corner(turn="Jimmy")
    t.do("move 1G8")
    answer = t.do("move 1F8", (6, 6))
    tested = next(e for e in answer if isinstance(e, events.Tested))
    assert (tested.kind, tested.faces) == (PERSON["tonya"], (6, 6))


@pytest.mark.rule("AT-09.31", "AT-G103")
def test_enemy_seen_at_the_start_causes_no_test() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1G2 | Jimmy:1 1G12\nturn Tonya", seats=2)
    for hex in ("1G3", "1G4", "1G5", "1G6"):  # from ten hexes to six
        t.do("move " + hex)
    assert t.at("tonya") == "1G6"


@pytest.mark.rule("AT-09.31")
def test_no_test_beyond_six_hexes() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1E10 | Jimmy:1 1L8\nturn Tonya", seats=2)
    m = t.g.map()
    assert not any(t.g.seen)
    t.do("move 1E9")
    assert m.sees(m.number["1E9"], m.number["1L8"])  # seven hexes
    t.do("move 1F9", (6, 6))  # six
    assert reactions(t) == [("jimmy", IN_SIGHT, "stay")]


@pytest.mark.rule("AT-G47")
def test_one_test_per_mover_and_turn() -> None:
    t = corner(turn="Jimmy")
    t.do("move 1G8")
    t.do("move 1F8", (6, 6))
    t.do("move 1G8")
    t.do("move 1F8")  # seen again: no second test
    assert t.at("jimmy") == "1F8"


@pytest.mark.rule("AT-G47")
def test_the_nearest_tests_first() -> None:
    text = "map 1\nscenario 4\npeople Tonya 1E10 | Buffy:1 1H9 | Jimmy:1 1G9\nturn Tonya"
    t = Table(text, seats=2)
    assert not any(t.g.seen)
    t.do("move 1E9", (6, 6), (6, 6))
    assert [who for who, _, _ in reactions(t)] == ["jimmy", "buffy"]


@pytest.mark.rule("AT-09.33")
def test_two_dice_passed_open_fire() -> None:
    t = corner()
    t.do("move 1E9", (4, 3), (6, 1))  # a plain shot, not a rushed one: 6 + 4 hits
    assert reactions(t) == [("jimmy", IN_SIGHT, "fire")]
    assert t.who("tonya").wounds == 1
    assert t.g.acting == t.number("tonya")


@pytest.mark.rule("AT-09.34", "AT-G48")
def test_out_of_range_means_a_charge_test() -> None:
    t = corner(jimmy="bat")
    t.do("move 1E9", (1, 1), (6, 6))
    assert [branch for _, _, branch in reactions(t)] == ["charge", "stay"]


@pytest.mark.rule("AT-G104")
def test_a_hit_ends_the_duel() -> None:
    t = corner()
    t.do("move 1E9", (5, 3), (6, 1), (6, 1))
    assert (shots(t), t.who("tonya").wounds) == ([True], 1)
    assert t.asks == "ask-activation"


@pytest.mark.rule("AT-09.35", "AT-G104")
def test_equal_totals_fire_together() -> None:
    t = corner()
    t.do("move 1E9", (5, 3), (6, 5), (6, 1), (6, 1))
    assert (t.who("tonya").wounds, t.who("jimmy").wounds) == (1, 1)
    t = corner()
    t.do("move 1E9", (5, 3), (6, 5), (4, 1), (3, 1), (5, 3))  # two rushed 8s
    assert (t.asks, t.seat) == ("ask-cover", 1)  # both missed, both test: first the survivor who tested
    t.do(t.options()[0])
    assert (t.asks, t.seat) == ("ask-under-fire", 0)


@pytest.mark.rule("AT-09.37", "AT-G104")
def test_duel_winner_without_gun_takes_cover() -> None:
    t = corner(jimmy="bat")
    t.do("move 1E9", (5, 3), (6, 1))  # Jimmy is first, and has no gun
    assert (t.asks, t.seat) == ("ask-cover", 1)
    t = corner(jimmy="bat")
    t.do("move 1E9", (5, 3), (1, 6), (6, 1))  # Tonya is first, and hits
    assert (shots(t), t.who("jimmy").wounds) == ([True], 1)


# -------------------------------------------------------------------- under fire


@pytest.mark.rule("AT-G102")
def test_hit_survivor_does_not_test() -> None:
    text = "map 1\nscenario 4\npeople Tonya 1G4 smg | Jimmy:1 1G8 bat | Buffy:1 1G9 bat\nturn Tonya"
    t = Table(text, seats=2)
    t.do("fire 2")
    t.do("target Jimmy")
    t.do("target Buffy", (6, 2), (1, 1))
    assert t.who("jimmy").wounds == 1
    assert [who for who, _, _ in reactions(t)] == ["buffy"]
    assert (t.asks, t.seat) == ("ask-cover", 1)


@pytest.mark.rule("AT-09.21", "AT-G44")
def test_a_mover_under_fire_finishes_its_move_first() -> None:
    t = corner(tonya="pistol(scope)", jimmy="pistol(scope)")
    t.do("move 1E9", (4, 3), (1, 2))  # Jimmy fires and misses; Tonya, a Star, chooses
    assert (t.asks, t.options()) == ("ask-under-fire", ["fire", "cover", "flee"])
    t.do("fire")
    assert t.asks == "ask-activation"
    t.do("move 1F9")
    t.do("end", (3, 1), (1,), (1,))  # an 8 is enough: this is no rushed shot
    assert t.who("jimmy").wounds == 1


@pytest.mark.rule("AT-G44", "AT-09.24")
def test_taking_cover_ends_the_activation() -> None:
    t = corner()
    t.do("move 1E9", (4, 3), (1, 2))
    t.do("cover")
    t.do(t.options()[0], (1,))
    assert t.g.turn == 2


@pytest.mark.rule("AT-09.28", "AT-09.29", "AT-09.30", "AT-G46")
def test_where_cover_can_be_taken() -> None:
    t = Table("map 1\nscenario 4\npeople Too-Tall 1G9 | Tonya:1 1G4 pistol\nturn side 0", seats=2)
    g, m = t.g, t.g.map()
    hexes = cover_hexes(g, 0, 1)
    to_firer = m.walk(m.number["1G4"])
    now = to_firer[m.number["1G9"]]
    assert {m.names[h] for h in hexes} >= {"1F10", "1H10"}
    for hex in hexes:
        assert m.terrain[hex] != 0 or not m.sees(m.number["1G4"], hex)
        assert to_firer[hex] >= now
        assert m.walk(hex)[m.number["1G9"]] <= 4 + 2  # within four MP, counted from the other end
    house = Table(
        "map 1\nscenario 4\npeople Too-Tall 1F10 | Tonya:1 1G4 pistol\nentered 1a\nturn side 0", seats=2
    )
    assert m.names[cover_hexes(house.g, 0, 1)[0]] == "1F10"  # it can stay


@pytest.mark.rule("AT-09.30")
def test_nearer_is_measured_in_mp() -> None:
    """1C5 is nearer to the firer in hexes, but not in MP; of 1E15 the opposite is true."""
    text = "map 1\nscenario 4\npeople Too-Tall {} | Tonya:1 {} pistol\nentered 1e\nturn side 0"
    for own, firer, hex, allowed in (("1A7", "1A1", "1C5", True), ("1E17", "1A17", "1E15", False)):
        t = Table(text.format(own, firer), seats=2)
        m = t.g.map()
        here, there, cover = m.number[own], m.number[firer], m.number[hex]
        assert (m.distance(cover, there) < m.distance(here, there)) == allowed
        assert (m.walk(there)[cover] < m.walk(there)[here]) == (not allowed)
        assert (cover in cover_hexes(t.g, 0, 1)) == allowed


@pytest.mark.rule("AT-09.28", "AT-G162", "AT-08.53")
@pytest.mark.parametrize("dark_cover", [False, True])
def test_only_terrain_is_cover_at_night(dark_cover: bool) -> None:
    """Three hexes down the road Too Tall is out of the light."""
    text = "map 1\nscenario 4\npeople Too-Tall 1G15 | Tonya:1 1G13 pistol\nlight 2\nturn side 0"
    t = Table(text, seats=2, on=("dark_cover",) if dark_cover else ())
    m = t.g.map()
    firer = m.number["1G13"]
    hexes = cover_hexes(t.g, 0, 1)
    assert hexes
    open_ground = {m.names[hex] for hex in hexes if m.terrain[hex] == 0 and m.sees(firer, hex)}
    assert ("1G16" in open_ground) == dark_cover
    assert not any(t.g.sees(firer, m.number[hex]) for hex in open_ground)
    assert dark_cover or not open_ground


@pytest.mark.rule("AT-G45")
def test_without_cover_as_far_away_as_possible() -> None:
    t = Table("map 1\nscenario 4\npeople Sailor 1F13 w3 | Tonya:1 1G13 pistol\nturn side 0", seats=2)
    m = t.g.map()
    hexes = cover_hexes(t.g, 0, 1)
    far = m.walk(m.number["1G13"])
    assert hexes
    assert len({far[h] for h in hexes}) == 1
    assert far[hexes[0]] == 3
    assert all(m.sees(m.number["1G13"], h) for h in hexes)


@pytest.mark.rule("AT-G133")
def test_taking_cover_ends_at_an_unmarked_building() -> None:
    text = "map 1\nscenario 3\npeople Tonya:1 1G4 pistol | Bank 1G9 bat\n{}\nturn side 1"
    shut = Table(text.format(""), seats=2)
    opened = Table(text.format("entered 1a 1b"), seats=2)
    names = [{t.g.map().names[h] for h in cover_hexes(t.g, 1, 0)} for t in (shut, opened)]
    assert "1F11" not in names[0] or "1F10" in names[0]
    shut.do("fire 1", (1,), (1, 6))
    assert shut.asks == "ask-cover"
    shut.do("1F10", zombie_card(2), (0,), (0,), (1, 6))
    assert shut.asks == "ask-surprise"
    shut.do("back")
    assert shut.at("bank") == "1G9"


# -------------------------------------------------------------------- Being Charged and flight


@pytest.mark.rule("AT-09.05", "AT-09.04")
def test_one_charged_test_for_all_arrivals() -> None:
    t = Table(
        "map 1\npeople Jimmy 1F10 pistol\nzombies 1G10 slow | 1G9 slow | 1E9 slow\nentered 1a\nturn zombies",
        (1, 1),
    )
    assert [(who, test) for who, test, _ in reactions(t)] == [("jimmy", BEING_CHARGED)]
    assert len(t.zombies("1F10")) == 3


@pytest.mark.rule("AT-G22")
def test_fleeing_survivor_does_not_fight() -> None:
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G11 slow\nturn zombies", (5, 6), (5,))
    assert t.at("jimmy") == "1G3"
    assert not [key for key in t.happened if key.startswith("event-melee")]


@pytest.mark.rule("AT-09.17", "AT-09.16", "AT-G21")
def test_fleeing_into_a_building() -> None:
    t = Table(
        "map 1\npeople Jimmy 1G10 pistol\nzombies 1G11 slow\nturn zombies",
        (5, 6),
        (6,),
        zombie_card(1),
        (0,),
        (6, 6),
        (1,),
    )
    assert t.at("jimmy") == "1F10"
    assert "event-caught" in t.happened
    assert t.who("jimmy").wounds == 1


@pytest.mark.rule("AT-09.15", "AT-G21")
def test_two_mp_are_needed_to_flee_into_a_building() -> None:
    t = Table("map 1\npeople Sailor 1F7 w3\nturn Sailor")
    m = t.g.map()
    assert t.who("sailor").mp() == 2
    assert m.names[end_of_flight(t.g, 0, 1)] == "1F10"  # F8, F9, then 2 MP are left for the building
    t = Table("map 1\npeople Sailor 1F6 w3\nturn Sailor")
    assert m.names[end_of_flight(t.g, 0, 1)] == "1F9"


@pytest.mark.rule("AT-G20")
@pytest.mark.parametrize(
    ("people", "zombies", "end"),
    [
        ("Jimmy 1G9", "1A1 slow", "1G15"),
        ("Jimmy 1G9", "1G12 slow", "1G12"),  # stopped by a zombie
        ("Jimmy 1G9 | Bank 1G12", "1A1 slow", "1G15"),  # past a friend
        ("Jimmy 1G9 | Bank 1G15", "1A1 slow", "1G14"),  # but not into the hex of one
        ("Jimmy 1G15", "1A1 slow", "1G17"),  # the edge
        ("Jimmy 1G9 | Bank 1G12", "1G12 slow", "1G11"),  # a friend among zombies
    ],
)
def test_where_a_flight_ends(people: str, zombies: str, end: str) -> None:
    t = Table(f"map 1\npeople {people}\nzombies {zombies}\nturn Jimmy")
    assert t.g.map().names[end_of_flight(t.g, 0, 1)] == end


@pytest.mark.rule("AT-09.06", "AT-09.14")
def test_fleeing_star_follows_the_die() -> None:
    t = Table("map 1\npeople Nick 1G9\nzombies 1G11 slow\nturn zombies")
    t.do("flee", (5,))
    assert t.at("nick") == "1G3"


@pytest.mark.rule("AT-G17")
def test_staying_enemy_charges_again() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 | Too-Tall:1 1G9\nturn Jimmy"
    t = Table(text, seats=2)
    t.do("end", (5, 6), (2,))
    assert reactions(t) == [("too_tall", BEING_CHARGED, "flee")]
    assert t.at("too_tall") == "1G15"
    t = Table(text, seats=2, on=("charged_by_arrivals_only",))
    t.do("end", (1, 6), (1, 6))
    assert reactions(t) == []


# -------------------------------------------------------------------- charges


@pytest.mark.rule("AT-09.40", "AT-09.43", "AT-G55", "AT-08.61")
def test_charged_enemy_reacts_before_melee() -> None:
    t = Table("map 1\nscenario 4\npeople Jimmy 1G9 | Too-Tall:1 1G11\nturn Jimmy", seats=2)
    t.do("charge 1G11", (1, 1), (1, 1), (1, 2), (6, 6))
    assert [branch for _, _, branch in reactions(t)] == ["charge", "melee"]
    assert (t.at("jimmy"), t.who("too_tall").wounds) == ("1G11", 1)


@pytest.mark.rule("AT-09.46", "AT-G50")
def test_a_failed_charge_ends_the_activation() -> None:
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G11 slow\nturn Jimmy")
    t.do("charge 1G11", (5, 6))
    assert (t.at("jimmy"), t.g.turn) == ("1G9", 2)


@pytest.mark.rule("AT-09.44", "AT-G51")
def test_one_die_passed_fires_instead() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol(scope)\nzombies 1G11 slow | 1G12 slow\nturn Jimmy")
    t.do("charge 1G11", (4, 6))
    t.do("shoot", (6, 1))
    assert (t.at("jimmy"), t.all_zombies()) == ("1G9", ["1G12"])


@pytest.mark.rule("AT-09.40", "AT-03.08")
def test_a_star_charges_without_a_roll() -> None:
    t = Table("map 1\npeople Nick 1G9\nzombies 1G11 slow\nturn Nick")
    t.do("charge 1G11", (1, 1, 1), (6,))
    assert (t.at("nick"), t.all_zombies()) == ("1G11", [])


UNDER_FIRE = "map 1\nscenario 4\npeople Bank 1E11 | Jimmy:1 1G9 pistol(scope)\nturn Bank"


@pytest.mark.rule("AT-09.20", "AT-09.22")
@pytest.mark.parametrize("faces", [(1, 1), (1, 6)])
def test_charge_continues_under_fire(faces: tuple[int, ...]) -> None:
    t = Table(UNDER_FIRE, seats=2, on=("must_fire",))
    startled = ((1, 1), (1, 1), (1, 2), faces)  # the charge, In Sight, a miss, Received Fire
    charged = ((1, 1), (1, 2), (1, 1))  # Being Charged, a miss, Received Fire
    t.do("charge 1G9", *startled, *charged, (1, 1, 6), (6, 6), (1,), (1,))
    assert [branch for _, _, branch in reactions(t)] == ["charge", "fire", "charge", "fire", "charge"]
    assert (t.at("bank"), t.who("jimmy").wounds) == ("1G9", 1)


@pytest.mark.rule("AT-09.25")
def test_a_charge_breaks_off_into_cover() -> None:
    t = Table(UNDER_FIRE, seats=2, on=("must_fire",))
    t.do("charge 1G9", (1, 1), (1, 1), (1, 2), (6, 6))
    assert (t.asks, t.seat) == ("ask-cover", 0)
    t.do(t.options()[0], (1,))
    assert (t.at("bank") != "1G9", t.g.turn) == (True, 2)


@pytest.mark.rule("AT-G122")
def test_reaction_fire_is_aimed_at_its_cause() -> None:
    t = Table("map 1\npeople Nick 1G9 smg\nzombies 1G11 slow | 1G12 slow slow\nturn zombies")
    assert t.zombies("1G9") == ["slow", "slow", "slow"]
    t = Table("map 1\npeople Nick 1G9 smg\nzombies 1G11 slow | 1G13 slow slow\nturn zombies")
    t.do("fire")
    t.do("shots 4", (6, 6, 6, 6), (1, 1, 1, 1))  # the two in the next hex are no targets
    assert t.zombies("1G10") == ["slow", "slow"]


@pytest.mark.rule("AT-G122", "AT-09.18")
def test_return_fire_goes_to_the_firer() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 crossbow(scope) | Bank:1 1G12 smg(scope) | Tonya 1G10\nturn Jimmy"
    t = Table(text, seats=2)
    t.do("fire 1", (1, 2), (1, 1))
    assert (t.asks, t.seat) == ("ask-shots", 1)
    t.do("shots 2", (6, 6, 6))
    assert (t.who("jimmy").wounds, t.who("tonya").wounds) == (3, 0)


@pytest.mark.rule("AT-09.39", "AT-09.21")
def test_after_the_move_fire_is_answered_at_once_and_again() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 crossbow(scope) | Buffy:1 1G12 crossbow(scope)\nturn Jimmy"
    t = Table(text, seats=2, on=("must_fire",))
    t.do("fire 1", (1, 2), (1, 2), (2, 1), (1, 1))  # a miss, an answer, a miss: Jimmy owes one
    assert t.asks == "ask-activation"
    t.do("end", (1, 2), (1, 1), (2, 1), (1, 1), (6, 5))
    assert len(shots(t)) == 3  # Jimmy, Buffy, Jimmy again, who hits
    assert t.who("buffy").wounds == 2


@pytest.mark.rule("AT-G104", "AT-09.35")
def test_equal_totals_with_different_guns() -> None:
    t = corner(tonya="pistol(scope)", jimmy="smg(scope)")
    t.do("move 1E9", (5, 3), (6, 5))
    assert (t.asks, t.seat) == ("ask-shots", 1)  # the survivor who tested chooses first how it fires
    t.do("shots 4", (1, 2, 2, 2, 6), (6, 2))  # five dice for Jimmy, two for Tonya
    assert (t.who("tonya").wounds, t.who("jimmy").wounds) == (1, 1)
    assert t.shots() == [("1G9", 4), ("1E9", 1)]
    t = corner(tonya="pistol(scope)", jimmy="smg")
    t.do("move 1E9", (5, 3), (6, 5))
    t.do("panic 4", (1, 2, 2, 2, 6), (6, 2))
    assert (t.hand("jimmy"), t.hand("tonya")) == ("smg(ooa)", "pistol")
    t = corner(tonya="pistol", jimmy="smg(scope)")
    t.do("move 1E9", (5, 3), (6, 5))
    t.do("shots 4")
    t.do("panic 1", (1, 2, 2, 2, 6), (6, 2))
    assert (t.hand("jimmy"), t.hand("tonya")) == ("smg", "pistol(ooa)")


@pytest.mark.rule("AT-G47")
def test_flight_and_cover_cause_no_in_sight_test() -> None:
    text = "map 1\nscenario 4\npeople Tonya 1E10 bat | Jimmy:1 1G10 bat\nzombies 1G11 slow\nturn zombies"
    t = Table(text, (5, 6), (5,), seats=2)
    m = t.g.map()
    assert t.at("jimmy") == "1G4"
    assert m.sees(m.number["1E10"], m.number["1G4"])
    assert reactions(t) == [("jimmy", BEING_CHARGED, "flee")]


# -------------------------------------------------------------------- a charge as a reaction

DOORSTEP = "map 1\nscenario 3\npeople Jimmy:1 {} bat | Bank 1B14\nturn Bank"
NEAR, FAR = "1F12", "1G12"  # Jimmy needs four MP to the house, or five: a fast move
SEEN = ((1, 1), (1, 1))  # In Sight, Charge
ZOMBIE_CARD = (zombie_card(1), (0,))
CHARGED = ((1, 1), (6, 6, 6), (6, 6, 6), (6,))  # Being Charged, then a melee without successes


def meeting_lines(t: Table) -> list[tuple[str, str]]:
    """Return who drew a card, was surprised, rolled for surprise or was charged, in order."""
    ids = {kind: id for id, kind in PERSON.items()}
    out = []
    for event in t.record.events:
        if isinstance(event, events.CardTurned):
            out.append((ids[event.kind], "card"))
        elif isinstance(event, events.Caught):
            out.append((ids[event.kind], "caught"))
        elif isinstance(event, events.Surprise):
            out.append((ids[event.kind], "surprise"))
        elif isinstance(event, events.Tested) and event.test == BEING_CHARGED:
            out.append((ids[event.kind], "charged"))
        elif isinstance(event, events.MeleeRolled) and event.kind >= 0:
            out.append((ids[event.kind], "melee"))
    return out


@pytest.mark.rule("AT-10.01", "AT-06.12", "AT-G161", "AT-G55", "AT-10.07")
def test_card_of_a_house_is_of_the_first_who_entered() -> None:
    """Jimmy charges Bank on the doorstep: Bank draws, and is charged before the one melee."""
    t = Table(DOORSTEP.format(NEAR), seats=2)
    t.do("move 1C13", *SEEN, *ZOMBIE_CARD, (6, 1), *CHARGED)
    fight = [("bank", "charged"), ("jimmy", "melee"), ("bank", "melee")]
    assert meeting_lines(t) == [("bank", "card"), ("bank", "surprise"), *fight]
    assert (t.at("bank"), t.at("jimmy"), t.zombies("1C13")) == ("1C13", "1C13", ["slow"])


@pytest.mark.rule("AT-06.16", "AT-10.04", "AT-G161")
def test_reaction_charge_does_not_inherit_a_fast_move() -> None:
    t = Table(DOORSTEP.format(NEAR), seats=2)
    t.do("fast", (6, 6))
    t.do("move 1C13", *SEEN, *ZOMBIE_CARD, *CHARGED)
    assert [who for who, what in meeting_lines(t) if what == "caught"] == ["bank"]


@pytest.mark.rule("AT-06.16", "AT-10.04", "AT-09.41", "AT-G161")
def test_fast_reaction_charge_is_surprised() -> None:
    t = Table(DOORSTEP.format(FAR), seats=2)
    t.do("move 1C13", *SEEN, (1, 1), *ZOMBIE_CARD, (6, 1), *CHARGED)
    assert meeting_lines(t)[1:4] == [("bank", "surprise"), ("jimmy", "caught"), ("bank", "charged")]
    t = Table(DOORSTEP.format(FAR), seats=2)
    t.do("move 1C13", *SEEN, (1, 1), zombie_card(0), *CHARGED[:3])
    assert ("jimmy", "caught") not in meeting_lines(t)  # nothing is there


@pytest.mark.rule("AT-06.16", "AT-10.04")
@pytest.mark.parametrize(("start", "ran"), [(NEAR, ()), (FAR, ((1, 1),))])
def test_only_a_fast_reaction_charge_is_surprised(start: str, ran: tuple[tuple[int, ...], ...]) -> None:
    """Bank is in a house without markers, so that its card is Jimmy's."""
    text = f"map 1\nscenario 3\npeople Tonya 1D2 | Bank 1C13 | Jimmy:1 {start} bat\nturn Jimmy"
    t = Table(text, seats=2)
    t.g.acting = t.number("tonya")
    t.g.stack.pop()
    t.g.push(ChargeTest(t.number("jimmy"), t.g.map().number["1C13"], False))
    surprise = () if ran else ((6, 1),)
    t.run_with("the charge", [(1, 1), *ran, *ZOMBIE_CARD, *surprise, *CHARGED], lambda: engine.start(t.g))
    assert meeting_lines(t)[:2] == [("jimmy", "card"), ("jimmy", "caught" if ran else "surprise")]
    assert meeting_lines(t)[2] == ("bank", "charged")


@pytest.mark.rule("AT-10.06", "AT-G161", "AT-09.04")
def test_surprising_mover_can_step_back_from_a_charge() -> None:
    """Being Charged is not tested by a survivor who has left the hex."""
    t = Table(DOORSTEP.format(NEAR), seats=2)
    t.do("move 1C13", *SEEN, *ZOMBIE_CARD, (1, 6))
    assert t.asks == "ask-surprise"
    t.do("back", (6, 6, 6), (6,))
    assert (t.at("bank"), t.at("jimmy")) == ("1B14", "1C13")
    assert meeting_lines(t) == [("jimmy", "melee")]


@pytest.mark.rule("AT-06.12", "AT-09.38")
def test_card_is_drawn_after_the_in_sight_tests() -> None:
    t = Table(DOORSTEP.format(NEAR), seats=2)
    t.do("move 1C13", (6, 6), zombie_card(0))
    assert meeting_lines(t) == [("bank", "card")]


@pytest.mark.rule("AT-06.12", "AT-09.24")
def test_survivor_driven_out_of_a_house_draws_no_card() -> None:
    t = Table(DOORSTEP.format(NEAR).replace("bat", "pistol(scope)"), seats=2, on=("must_fire",))
    t.do("move 1C13", (1, 1), (1, 2), (6, 6))
    assert t.asks == "ask-cover"
    away = next(hex for hex in t.options() if hex != "1C13")
    t.do(away, (1,))
    assert t.at("bank") == away
    assert t.g.entered == 0


@pytest.mark.rule("AT-G55", "AT-G155")
def test_charger_in_the_melee_has_no_mp_left() -> None:
    """Bank, fired at in the hex he has charged, cannot take cover elsewhere with his other three MP."""
    text = "map 1\nscenario 4\npeople Bank 1G9 | Jimmy:1 1G10 pistol(scope)\nturn Bank"
    t = Table(text, seats=2, on=("must_fire",))
    t.do("charge 1G10", (1, 1), (1, 1), (1, 2), (6, 6), (1, 1, 1), (1, 1), (1,))
    assert t.at("bank") == "1G10"


@pytest.mark.rule("AT-09.14", "AT-G20", "AT-G44")
def test_flight_in_its_own_activation_ends_it() -> None:
    """Bank, fired at on his way, flees with MP left. A die that leads off the map is rolled again."""
    t = Table(
        "map 1\nscenario 4\npeople Bank 1E10 | Beck 1A1 | Jimmy:1 1G9 pistol(scope)\nturn side 0",
        seats=2,
        on=("must_fire",),
    )
    t.do("go Bank")
    t.do("move 1E9", (1, 1), (1, 2), (6, 6), (4,))
    rolled = [(e.kind, e.face, e.again) for e in t.record.events if isinstance(e, events.FleeRolled)]
    assert rolled == [(PERSON["bank"], 4, False)]
    assert t.g.acting == t.number("beck")
    assert t.who("bank").done
    t = Table("map 1\nscenario 4\npeople Jimmy 1A1 | Bank:1 1A2 pistol(scope)\nturn Bank", seats=2)
    t.do("fire 1", (1, 2), (6, 6), (1,), (3,))
    again = [(e.face, e.again) for e in t.record.events if isinstance(e, events.FleeRolled)]
    assert again == [(1, True), (3, False)]
