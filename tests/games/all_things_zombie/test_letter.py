"""Sentences of the rulebook that were once read too narrowly, with one test each."""

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME, events
from shamble.games.all_things_zombie.campaign import chapter_over
from shamble.games.all_things_zombie.pieces import ITEM, ITEM_IDS, WEAPON_KINDS
from shamble.games.all_things_zombie.rules.flight import cover_hexes, cover_mp
from shamble.games.all_things_zombie.rules.melee import MeleeResult
from shamble.games.all_things_zombie.state import LEFT
from tests.games.all_things_zombie.table import Table, loot_card, zombie_card

# -------------------------------------------------------------------- surplus hits (8.1, 8.2.1)


@pytest.mark.rule("AT-08.07", "AT-08.59", "AT-G23")
@pytest.mark.example("AT-E08.11")
def test_surplus_hits_go_to_adjacent_visible_targets() -> None:
    """Beck fires at one zombie and hits three times: the other two hits can go to its neighbours."""
    text = "map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow | 4G14 fast | 4G15 normal\nturn Tonya"
    t = Table(text)
    t.do("fire 3")
    t.do("target 4G13 slow")
    t.do("shoot", (6, 6, 5))
    assert (t.asks, t.options()) == ("ask-surplus", ["target 4G14 fast", "spare"])
    t.do("target 4G14 fast")
    assert t.options() == ["target 4G15 normal", "spare"]  # next to the target before it; 5 + 5 hits a third
    t.do("target 4G15 normal")
    assert t.all_zombies() == []


@pytest.mark.rule("AT-08.07", "AT-08.18", "AT-G23")
def test_surplus_die_that_would_miss_is_lost() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow | 4G14 fast\nturn Tonya")
    t.do("fire 2")
    t.do("target 4G13 slow")
    t.do("shoot", (6, 3))  # 8 against a second target misses
    assert (t.asks, t.all_zombies()) == ("ask-activation", ["4G14"])


@pytest.mark.rule("AT-08.07", "AT-G23")
def test_surplus_hits_can_be_declined() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow | 4G14 fast\nturn Tonya")
    t.do("fire 2")
    t.do("target 4G13 slow")
    t.do("shoot", (6, 6))
    t.do("spare")
    assert (t.asks, t.all_zombies()) == ("ask-activation", ["4G14"])
    assert t.shots() == [("4G12", 2)]


@pytest.mark.rule("AT-08.59", "AT-G23")
def test_surplus_hits_need_line_of_sight() -> None:
    text = "map 4\npeople Tonya 4E1 smg\nzombies {} slow | {} fast\nturn Tonya"
    m = Table("map 4\npeople Tonya 4E1 smg\nturn Tonya").g.map()
    here = m.number["4E1"]
    near, hidden = next(
        (a, b)
        for a in range(m.size)
        for b in m.around[a]
        if 1 < m.distance(here, a) <= 5 and m.sees(here, a) and not m.sees(here, b)
    )
    t = Table(text.format(m.names[near], m.names[hidden]))
    t.do("fire 3", (6, 6, 6))
    assert (t.asks, t.all_zombies()) == ("ask-activation", [m.names[hidden]])


@pytest.mark.rule("AT-08.09", "AT-G23")
def test_a_shotgun_spares_the_next_hex() -> None:
    t = Table("map 4\npeople Tonya 4G12 shotgun\nzombies 4G13 slow fast | 4G14 fast\nturn Tonya")
    t.do("fire 6")
    t.do("target 4G13 slow")
    t.do("shoot", (6, 6, 6, 1, 2, 3))
    assert t.options() == ["target 4G13 fast", "spare"]


@pytest.mark.rule("AT-08.07", "AT-G23")
def test_living_survivor_takes_further_hits_itself() -> None:
    text = "map 4\nscenario 4\npeople Tonya 4G12 smg | Nick:1:ai 4G13\nzombies 4G14 slow\nturn Tonya"
    t = Table(text)
    t.do("fire 3")
    t.do("target Nick")
    t.do("shoot", (6, 6, 6))
    assert (t.who("nick").wounds, t.all_zombies()) == (3, ["4G14"])


# -------------------------------------------------------------------- reaction fire is permitted (9.1, 9.3)


@pytest.mark.rule("AT-09.07", "AT-G153")
@pytest.mark.example("AT-E09.01")
def test_reaction_fire_can_be_declined() -> None:
    text = "map 1\npeople Beck 1G9 pistol\nzombies 1G11 slow | 1G7 slow | 1G8 slow\nturn zombies"
    t = Table(text, (3, 2))
    assert t.options() == ["shots 1", "panic 1", "hold"]
    t.do("hold", (1, 1), (6, 6, 6))
    assert (t.shots(), len(t.zombies("1G9"))) == ([], 2)  # no noise, but melee


@pytest.mark.rule("AT-G153", "AT-09.39")
def test_exchange_ends_when_a_survivor_holds_fire() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 crossbow | Buffy:1 1G12 crossbow\nturn Jimmy"
    t = Table(text, seats=2)
    t.do("fire 1", (1,), (1, 1))
    assert (t.asks, t.seat) == ("ask-shots", 1)
    t.do("hold")
    assert (t.asks, t.seat) == ("ask-activation", 0)
    assert "event-stays-hold" in t.happened


@pytest.mark.rule("AT-G153", "AT-G104")
@pytest.mark.parametrize("first", [True, False])
def test_tied_duel_allows_holding_fire(first: bool) -> None:
    text = "map 1\nscenario 4\npeople Tonya 1E10 pistol | Jimmy:1 1G9 pistol\nturn Tonya"
    t = Table(text, seats=2)
    t.do("move 1E9", (5, 3), (6, 5))
    assert (t.asks, t.seat) == ("ask-shots", 1)
    if first:
        t.do("hold")
        assert t.seat == 0
        t.do("shots 1", (6,))
        assert (t.who("jimmy").wounds, t.who("tonya").wounds) == (1, 0)
    else:
        t.do("shots 1")
        t.do("hold", (6,))
        assert (t.who("jimmy").wounds, t.who("tonya").wounds) == (0, 1)


@pytest.mark.rule("AT-G153", "AT-09.03")
def test_star_that_chose_to_fire_is_not_asked_again() -> None:
    t = Table("map 1\npeople Nick 1G9 shotgun\nzombies 1G10 slow\nturn zombies")
    t.do("fire")
    assert t.options() == ["shots 6", "panic 6"]


# -------------------------------------------------------------------- Received Fire with one die passed (9.2)


@pytest.mark.rule("AT-09.23", "AT-09.24")
def test_survivor_in_cover_unable_to_fire_takes_cover() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1F10 bat | Bank:1 1G9 crossbow\nentered 1a\nturn Bank"
    t = Table(text, seats=2)
    t.do("fire 1", (1,), (1, 6))
    tested = next(e for e in t.record.events if isinstance(e, events.Tested))
    assert (tested.passed, tested.branch) == (1, "cover")


@pytest.mark.rule("AT-09.23", "AT-09.21")
def test_one_die_fires_back_at_once_two_after_the_move() -> None:
    text = "map 1\nscenario 4\npeople Bank 1E10 pistol | Jimmy:1 1G9 pistol\nentered 1a\nturn Bank"
    for faces, asked in (((1, 6), "ask-shots"), ((1, 1), "ask-activation")):
        t = Table(text, seats=2)
        m = t.g.map()
        there = next(h for h in m.around[m.number["1E10"]] if m.terrain[h] and m.sees(h, m.number["1G9"]))
        t.do(f"move {m.names[there]}", (1, 1))
        t.do("shots 1", (1,), faces)
        assert (t.asks, t.seat) == (asked, 0)


# -------------------------------------------------------------------- taking cover (9.2.1, 6.0)


@pytest.mark.rule("AT-09.29", "AT-06.02", "AT-G155")
def test_cover_in_own_activation_uses_remaining_mp() -> None:
    t = Table("map 1\nscenario 4\npeople Jimmy 1G9 pistol | Tonya:1 1G4 pistol\nturn Jimmy", seats=2)
    assert cover_mp(t.g, 0) == t.who("jimmy").mp() == 4
    t.do("move 1G10")
    t.do("move 1G9")
    t.do("move 1G10")
    assert cover_mp(t.g, 0) == 1
    m = t.g.map()
    assert all(m.distance(hex, t.who("jimmy").hex) <= 1 for hex in cover_hexes(t.g, 0, 1))
    assert cover_mp(t.g, 1) == t.who("tonya").mp()  # outside its activation: as printed


@pytest.mark.rule("AT-G155")
def test_a_charge_spends_mp_too() -> None:
    text = "map 1\nscenario 4\npeople Bank 1E11 | Jimmy:1 1G9 pistol(scope)\nturn Bank"
    t = Table(text, seats=2, on=("must_fire",))
    t.do("charge 1G9", (1, 1), (1, 1), (1, 2), (6, 6))  # the charge, In Sight, a miss, Received Fire: cover
    assert t.asks == "ask-cover"
    assert t.g.mp < t.who("bank").mp()


# -------------------------------------------------------------------- melee and the unspent action (5.2, 7.0, 8.3)


@pytest.mark.rule("AT-05.12", "AT-07.10", "AT-G156")
def test_unspent_action_can_be_used_after_melee() -> None:
    t = Table("map 1\npeople Jimmy 1G9 smg\nturn Jimmy")
    t.do("move 1F10", zombie_card(2), (0,), (0,), (6, 1), (6, 6), (6, 6))  # surprised; the round is a tie
    assert (t.asks, t.at("jimmy"), len(t.zombies("1F10"))) == ("ask-activation", "1F10", 2)
    assert [option for option in t.options() if option.startswith("move")] == []  # both stay there
    t.do("fire 2")
    t.do("target 1F10 slow", (6, 5))
    assert t.zombies("1F10") == []


@pytest.mark.rule("AT-G97", "AT-G156")
def test_there_is_no_second_round_in_that_activation() -> None:
    t = Table("map 1\npeople Jimmy 1G9 smg\nturn Jimmy")
    t.do("move 1F10", zombie_card(1), (0,), (6, 1), (6, 6), (6,))
    t.do("end")
    assert not [key for key in t.happened if key.startswith("event-melee")]


@pytest.mark.rule("AT-G97", "AT-15.08")
def test_last_ready_survivor_can_avoid_the_melee() -> None:
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G9 slow\nturn start", (5, 4))
    assert t.options() == ["go Jimmy", "rest"]
    t.do("rest")
    assert not [key for key in t.happened if key.startswith("event-melee")]
    alone = Table("map 1\npeople Jimmy 1G9\nturn start", (5, 4))
    assert alone.asks == "ask-activation"  # it can act


# -------------------------------------------------------------------- a charge turned into fire (9.4)


@pytest.mark.rule("AT-09.44", "AT-G51", "AT-G23")
def test_fire_instead_of_a_charge_names_its_target() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol\nzombies 1G11 slow fast | 1G12 normal\nturn Jimmy")
    t.do("charge 1G11", (1, 6))
    assert t.asks == "ask-shots"
    assert "hold" not in t.options()
    t.do("shots 1")
    assert t.options() == ["target 1G11 slow", "target 1G11 fast"]
    t.do("target 1G11 fast", (6,))
    assert t.zombies("1G11") == ["slow"]


@pytest.mark.rule("AT-09.44", "AT-G51")
def test_enemy_among_zombies_can_be_named() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 pistol | Nick:1:ai 1G11\nzombies 1G11 slow\nturn Jimmy"
    t = Table(text)
    t.do("charge 1G11", (1, 6))
    t.do("shots 1")
    assert t.options() == ["target Nick", "target 1G11 slow"]


# -------------------------------------------------------------------- finding (10, 12)


@pytest.mark.rule("AT-G69", "AT-12.08")
def test_drawn_weapon_counts_as_found_even_if_not_kept() -> None:
    t = Table("map 1\nscenario 1\npeople Beck 1F10 pistol | Tonya 1A1\nentered 1a\nturn Beck")
    t.do("search", loot_card("bat"), loot_card("ammo"))
    t.do("keep ammo")
    assert t.who("beck").finds == 1


@pytest.mark.rule("AT-12.43")
def test_the_professor_finds_no_weapon_for_himself() -> None:
    text = "map 4|2\nscenario 5\npeople The-Professor {} | Tonya 2A1\nentered 2a\nturn The-Professor"
    house = next(b for b in Table(text.format("2A2")).g.map().buildings if b.id == "2a").hexes[0]
    t = Table(text.format(Table(text.format("2A2")).g.map().names[house]))
    t.do("search", loot_card("smg"))
    assert (t.hand("professor"), t.gear("professor")) == ("", [])
    assert "event-kit-left" in t.happened


@pytest.mark.rule("AT-12.49")
def test_cured_survivor_gets_a_weapon_in_a_later_turn() -> None:
    text = "map 4|2\nscenario 5\npeople The-Professor 4G2 | Survivor-1 4G2 | Tonya 4G3 pistol bat\nturn Tonya"
    t = Table(text)
    t.g.set_person(1, t.g.people[1].joined(0, 0, 0))
    t.g.cured = t.g.turn
    assert t.refused_by("give bat to Survivor-1") == ["AT-12.49"]
    t.g.cured = t.g.turn - 1
    assert "give bat to Survivor-1" in t.options()


@pytest.mark.rule("AT-12.47", "AT-12.49", "AT-G158")
def test_cure_records_its_turn_and_uses_first_spare_counter() -> None:
    t = Table("map 4|2\nscenario 5\npeople The-Professor 4G2\nzombies 4G2 slow\nturn The-Professor")
    t.do("end")
    t.do_randomly("cure")
    assert t.g.cured == 1
    assert len(t.g.people) == 1 or t.g.people[1].person().id == "generic_1"


@pytest.mark.rule("AT-12.51", "AT-G157")
def test_cured_survivor_takes_the_professors_wounds_too() -> None:
    text = (
        "map 4|2\nscenario 5\npeople The-Professor 4G2 | Survivor-1 4G2\nzombies 4G2 slow\nturn The-Professor"
    )
    t = Table(text)
    t.g.set_person(1, t.g.people[1].joined(0, 0, 0))
    MeleeResult(t.g.people[0].hex, (0, 1), (0, 0), 1).run(t.g)
    assert (t.who("professor").wounds, t.who("generic_1").wounds) == (0, 2)


@pytest.mark.rule("AT-10.12", "AT-G60")
def test_found_survivor_can_have_any_weapon() -> None:
    t = Table("map 1\npeople Tonya 1G9\nfinder 0\nturn Tonya")
    supply = [t.g.supply[item] for item in range(WEAPON_KINDS)]
    last = sum(supply) - 1
    t.do("move 1F10", zombie_card(0), (0,), (last,), (6, 1))
    result = t.g.people[-1].hand
    assert result is not None
    assert ITEM_IDS[result.kind] == ITEM_IDS[WEAPON_KINDS - 1]
    assert not result.weapon().ranged


@pytest.mark.rule("AT-04.15", "AT-G31")
def test_too_tall_chooses_whether_to_look_first() -> None:
    t = Table("map 1\npeople Too-Tall 1G9 pistol\nturn Too-Tall")
    assert {"move 1F10", "scout 1F10"} <= set(t.options())
    assert "scout 1G10" not in {action.text(t.g) for action in engine.legal(t.g, 0)}
    other = Table("map 1\npeople Tonya 1G9 pistol\nturn Tonya")
    assert "scout 1F10" not in other.options()


@pytest.mark.rule("AT-04.23", "AT-04.24", "AT-G95")
def test_meds_can_be_taken_later_without_an_action() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol meds\nturn Jimmy")
    rep = t.who("jimmy").rep()
    t.do("move 1G10")
    t.do("meds Jimmy")
    assert (t.who("jimmy").rep(), t.g.acted, t.gear("jimmy")) == (rep + 1, False, [])


# -------------------------------------------------------------------- cards and light (3.1.2, 8.2)


@pytest.mark.rule("AT-03.20")
@pytest.mark.parametrize("more", [0, 1, 2])
def test_longer_wound_tracks(more: int) -> None:
    setup = Setup(1, "solo", "for-a-few-bullets-more", {"extra_health": more})
    g = GAME.new(setup, 0)
    tonya = g.people[0].person()
    assert g.dead_at(0) == tonya.dead_at + more
    scene = GAME.scene(setup)
    assert next(p["deadAt"] for p in scene["people"] if p["id"] == "sur:tonya") == tonya.dead_at + more
    assert next(p["deadAt"] for p in scene["people"] if p["generic"]) == 2  # without a card


@pytest.mark.rule("AT-08.52", "AT-08.53", "AT-08.54", "AT-G154")
@pytest.mark.parametrize(("light", "far"), [("day", 99), ("dusk", 12), ("night", 2)])
def test_light_is_a_table_option(light: str, far: int) -> None:
    for scenario in ("the-barricade", "campaign"):
        assert GAME.new(Setup(1, "solo", scenario, {"light": light}), 0).light == far
    g = GAME.new(Setup(1, "solo", "skirmish", {"light": light}), 0)
    picture = GAME.client_view(GAME.view(g, 0))
    assert picture["sky"] == light
    assert picture["light"] == (None if light == "day" else far)


# -------------------------------------------------------------------- the camp (13, 3.1.2, 4.4)


def camp() -> Table:
    t = Table.new_game("campaign")
    t.g.stack.clear()
    g = t.g
    for n, s in enumerate(g.people):
        g.set_person(n, s.gone(LEFT))
    tonya = g.people[0]
    g.take_counter(ITEM["smg"])
    g.take_counter(ITEM["pistol"])
    g.take_counter(ITEM["scope"])
    g.set_person(
        0, tonya.stowed(ITEM["smg"], 0, False).stowed(ITEM["pistol"], 1, False).geared((ITEM["scope"],))
    )
    chapter_over(g, "won")
    engine.advance(g)
    assert t.asks == "ask-camp"
    return t


@pytest.mark.rule("AT-03.13")
def test_the_weapon_in_hand_is_chosen_before_every_scenario() -> None:
    t = camp()
    assert t.hand("tonya") == "smg"
    t.do("rearm Tonya")
    assert t.hand("tonya") == "pistol"
    assert "rearm Beck" not in t.options()  # one weapon only


@pytest.mark.rule("AT-04.19", "AT-G94")
def test_scope_can_move_between_scenarios() -> None:
    t = camp()
    t.do("rescope Tonya hand")
    held = t.who("tonya").hand
    assert held is not None
    assert (held.scope, t.gear("tonya")) == (True, [])
    t.do("rescope Tonya hand")
    assert t.gear("tonya") == ["scope"]
    assert t.who("tonya").hand is not None
    assert "event-kit-unscoped" in t.happened
    assert GAME.component_errors(t.g) == []


@pytest.mark.rule("AT-15.01", "AT-06.18", "AT-G160", "AT-G95")
def test_fast_move_is_the_only_action_while_entering() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    t.do_randomly("go Tonya")
    assert "fast" in t.options()
    t.do_randomly("enter 1E17")
    assert {option.split()[0] for option in t.options()} == {"move", "end"}
    assert "no-action-entering" not in {reason.key for reason in t.refusals("fast")}  # only too late for it
