"""Fire and its answers as frames (AT-08, AT-09): who can be aimed at, when a question falls away."""

import pytest

from shamble.core import engine
from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import AMMO, ITEM, PERSON
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.exchange import (
    OWN_HEX,
    Aim,
    FireHow,
    ReactionFire,
    ReceivedFire,
    Shot,
    StarUnderFire,
    Surplus,
    Target,
    missed_react,
    spend_ammo,
    use_grenade,
)
from shamble.games.all_things_zombie.rules.reactions import BEING_CHARGED, RECEIVED_FIRE
from shamble.games.all_things_zombie.state import LEFT
from tests.games.all_things_zombie.table import Table

DUEL = "map 1\nscenario 4\npeople Jimmy 1G9 {} | Bank:1 1G11 pistol\nzombies {}\nturn Jimmy"


def duel(gun: str = "pistol", zombies: str = "1A1 slow") -> Table:
    return Table(DUEL.format(gun, zombies), seats=2)


def taken(t: Table) -> list[tuple[int, int, int, str]]:
    """Return who took which test, with how many successes, and the branch."""
    return [(e.kind, e.test, e.passed, e.branch) for e in t.record.events if isinstance(e, events.Tested)]


# -------------------------------------------------------------------- Stars


@pytest.mark.rule("AT-09.03", "AT-G101", "AT-08.03")
@pytest.mark.parametrize(
    ("gun", "refused"), [("bat", ["AT-08.03"]), ("pistol(ooa)", ["AT-08.03"]), ("smg", [])]
)
def test_charged_star_without_a_shot_cannot_choose_fire(gun: str, refused: list[str]) -> None:
    t = Table(f"map 1\npeople Nick 1G9 {gun}\nzombies 1G9 slow\nturn zombies")
    assert t.refused_by("fire") == refused
    assert {"melee", "flee"} <= set(t.options())
    dice = (1,) * t.g.melee_dice(0)
    t.do("melee", dice, (6,))
    assert taken(t) == [(PERSON["nick"], BEING_CHARGED, 2, "melee")]


@pytest.mark.rule("AT-09.03", "AT-G101", "AT-09.18")
@pytest.mark.parametrize(("gun", "refused"), [("bat", ["AT-08.03"]), ("pistol", [])])
def test_star_under_fire_chooses(gun: str, refused: list[str]) -> None:
    t = Table(f"map 1\nscenario 4\npeople Jimmy 1G9 pistol(scope) | Tonya:1 1G11 {gun}\nturn Jimmy", seats=2)
    t.do("fire 1", (1, 2))
    assert (t.asks, t.seat) == ("ask-under-fire", 1)
    assert t.refused_by("fire") == refused
    assert not [option for option in t.options() if option == "charge"]
    t.do("flee", (2,))
    assert taken(t) == [(PERSON["tonya"], RECEIVED_FIRE, 2, "flee")]
    assert t.at("tonya") != "1G11"


# -------------------------------------------------------------------- how to fire


@pytest.mark.rule("AT-08.12", "AT-08.40", "AT-08.41")
def test_panic_fire_has_its_own_rules() -> None:
    assert FireHow(1, True).rules() == ("AT-08.40", "AT-08.41")
    assert FireHow(1, False).rules() == ("AT-08.12",)


@pytest.mark.rule("AT-G122", "AT-15.09")
def test_reaction_fire_needs_someone_in_reach() -> None:
    t = duel()
    assert ReactionFire(0, 1, ranged.ANSWER).possible(t.g)
    assert ReactionFire(0, 1, ranged.ANSWER).at_whom(t.g) == [1]
    assert ReactionFire(0, OWN_HEX, ranged.ANSWER).possible(t.g)
    assert ReactionFire(0, OWN_HEX, ranged.ANSWER).at_whom(t.g) == []
    far = Table(DUEL.format("pistol", "1G9 slow").replace("1G11", "1A1"), seats=2)
    assert not ReactionFire(0, 1, ranged.ANSWER).possible(far.g)
    own = ReactionFire(0, OWN_HEX, ranged.ANSWER).at_whom(far.g)
    assert own == [~far.g.zombies_in(far.g.people[0].hex)[0]]


@pytest.mark.rule("AT-G122", "AT-15.09")
@pytest.mark.parametrize("gone", [0, 1])
def test_reaction_fire_falls_away_with_either_survivor(gone: int) -> None:
    t = duel()
    t.g.set_person(gone, t.g.people[gone].gone(LEFT))
    fire = ReactionFire(0, 1, ranged.ANSWER)
    assert not fire.possible(t.g)
    depth = len(t.g.stack)
    t.g.push(fire)
    assert fire.advance(t.g)
    assert len(t.g.stack) == depth


@pytest.mark.rule("AT-G153", "AT-G122")
def test_fire_in_place_of_a_charge_cannot_be_declined() -> None:
    t = duel()
    declined = {how: ReactionFire(0, 1, how).may_hold(t.g) for how in range(5)}
    assert declined == {
        ranged.ORDERED: False,
        ranged.ANSWER: True,
        ranged.CHOSEN: False,
        ranged.FIRST_SHOT: True,
        ranged.SECOND_SHOT: True,
    }


# -------------------------------------------------------------------- targets


@pytest.mark.rule("AT-G23")
def test_targets_are_survivors_or_zombies() -> None:
    t = duel("pistol", "1G11 fast")
    zombie = t.g.zombies_in(t.g.map().number["1G11"])[0]
    for target, name, thing in ((0, "@person-jimmy", "sur:jimmy"), (~zombie, "@pace-fast", f"zom:{zombie}")):
        assert Target(target).args(t.g)["target"] == name
        assert thing in Target(target).things(t.g)
    assert Target(~zombie).args(t.g)["hex"] == "1G11"


@pytest.mark.rule("AT-G23", "AT-08.08")
@pytest.mark.parametrize(
    ("gun", "shots", "several"), [("pistol", 1, False), ("pistol(scope)", 1, True), ("smg", 2, True)]
)
def test_rest_of_several_targets_can_be_left_to_the_game(gun: str, shots: int, several: bool) -> None:
    t = duel(gun)
    assert (Aim(0, shots, False, ranged.ORDERED, ()).routine(t.g, 0) is not None) == several


@pytest.mark.rule("AT-G23", "AT-08.44")
def test_aiming_ends_without_a_gun() -> None:
    t = duel("bat")
    aim = Aim(0, 1, False, ranged.ORDERED, ())
    depth = len(t.g.stack)
    t.g.push(aim)
    assert aim.advance(t.g)
    assert len(t.g.stack) == depth


# -------------------------------------------------------------------- surplus dice


@pytest.mark.rule("AT-G122", "AT-08.07", "AT-08.18")
@pytest.mark.parametrize(
    ("how", "target", "faces", "surplus"),
    [
        (ranged.ORDERED, "person", (6, 6), 0),  # Bank still stands and takes the second hit himself
        (ranged.ORDERED, "zombie", (6, 5), 1),
        (ranged.ORDERED, "zombie", (6, 4), 0),  # 8 misses a second target
        (ranged.ANSWER, "person", (6, 6), 0),
        (ranged.FIRST_SHOT, "zombie", (6, 6), 0),
    ],
)
def test_where_surplus_hits_can_go(how: int, target: str, faces: tuple[int, ...], surplus: int) -> None:
    t = duel("smg", "1G13 slow | 1G13 fast")
    zombies = t.g.zombies_in(t.g.map().number["1G13"])
    first = 1 if target == "person" else ~zombies[0]
    aims = Surplus(0, 2, False, how, (first,), faces, ()).aims(t.g)
    assert aims == [~zombies[1]] * surplus


@pytest.mark.rule("AT-G122", "AT-08.07")
def test_answer_to_a_survivor_stays_on_it() -> None:
    """Even the survivor with number 0, dead with the first die, leaves no surplus hit to zombies near it."""
    text = "map 1\nscenario 4\npeople Bank {} | Jimmy:1 1G9 smg\nzombies {} slow\nturn Jimmy"
    t = Table(text.format("1G10", "1G9"), seats=2)
    t.g.set_person(0, t.g.people[0].hurt(t.g.dead_at(0) - 1))
    zombie = ~t.g.zombies_in(t.g.map().number["1G9"])[0]
    aims = {
        how: Surplus(1, 2, False, how, (0,), (6, 6), ()).aims(t.g) for how in (ranged.ORDERED, ranged.ANSWER)
    }
    assert aims == {ranged.ORDERED: [zombie], ranged.ANSWER: []}
    t = Table(text.format("1G9", "1G9"), seats=2)
    t.g.set_person(0, t.g.people[0].hurt(t.g.dead_at(0) - 1))
    zombie = ~t.g.zombies_in(t.g.map().number["1G9"])[0]
    assert Surplus(1, 2, False, ranged.ANSWER, (0,), (6, 6), ()).aims(t.g) == [zombie]  # in its own hex


@pytest.mark.rule("AT-08.07", "AT-08.20", "AT-G23")
def test_third_surplus_target_needs_a_ten() -> None:
    t = duel("smg", "1G13 slow | 1G13 fast | 1G14 normal")
    slow, fast = (~z for z in t.g.zombies_in(t.g.map().number["1G13"]))
    third = ~t.g.zombies_in(t.g.map().number["1G14"])[0]
    for face, aims in ((5, []), (6, [third])):
        surplus = Surplus(0, 3, False, ranged.ORDERED, (slow,), (6, 6, face), (fast,))
        assert surplus.aims(t.g) == aims


# -------------------------------------------------------------------- after the roll


def reacting(t: Table, depth: int) -> list[int]:
    """Return who tests Received Fire next, in order."""
    return [frame.tester for frame in reversed(t.g.stack[depth:]) if isinstance(frame, ReceivedFire)]


@pytest.mark.rule("AT-09.18", "AT-G102")
def test_missed_enemies_test_nearest_first() -> None:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 smg | Beck 1G10 | Bank:1 1G13 | Buffy:1 1G11\nturn Jimmy"
    t = Table(text, seats=2)
    depth = len(t.g.stack)
    missed_react(t.g, 0, (1, 2, 3, ~5), ())
    assert reacting(t, depth) == [3, 2]
    del t.g.stack[depth:]
    missed_react(t.g, 0, (2, 3), (2,))
    assert reacting(t, depth) == [3]
    del t.g.stack[depth:]
    t.g.set_person(3, t.g.people[3].gone(LEFT))
    missed_react(t.g, 0, (3,), ())
    assert len(t.g.stack) == depth


@pytest.mark.rule("AT-08.30", "AT-08.37", "AT-08.41", "AT-04.22")
@pytest.mark.parametrize(
    ("gun", "panic", "faces", "empty"),
    [
        ("smg", False, (1, 1, 5), True),
        ("smg", False, (1, 2, 5), False),
        ("smg", True, (4, 4, 5), True),
        ("smg(scope)", True, (4, 4, 5), False),
    ],
)
def test_when_a_gun_runs_dry(gun: str, panic: bool, faces: tuple[int, ...], empty: bool) -> None:
    t = duel(gun)
    spend_ammo(t.g, 0, panic, faces)
    hand = t.g.people[0].hand
    assert hand is not None
    assert hand.loaded != empty


@pytest.mark.rule("AT-08.39", "AT-08.42", "AT-G116")
@pytest.mark.parametrize("word", ["ammo", "flip"])
def test_ammo_counter_is_used_up_or_the_gun_flipped(word: str) -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol(scope) ammo\nzombies 1G11 slow | 1A1 slow\nturn Jimmy")
    supply = t.g.supply[AMMO]
    t.do("fire 1", (1, 1))
    assert t.options() == ["ammo", "flip"]
    t.do(word)
    assert t.gear("jimmy") == ([] if word == "ammo" else ["ammo"])
    assert t.hand("jimmy") == ("pistol" if word == "ammo" else "pistol(ooa)")
    assert t.g.supply[AMMO] == supply + (word == "ammo")
    kits = [(e.kind, e.item) for e in t.record.events if isinstance(e, events.Kit)]
    assert kits == [(PERSON["jimmy"], AMMO if word == "ammo" else ITEM["pistol"])]
    assert ("event-kit-ammo" in t.happened, "event-kit-ooa" in t.happened) == (word == "ammo", word == "flip")


@pytest.mark.rule("AT-G36", "AT-08.33")
@pytest.mark.parametrize("kit", ["pistol grenade grenade", "pistol grenade", "grenade"])
def test_grenades_are_taken_from_gear_then_pack_then_hand(kit: str) -> None:
    t = Table(f"map 1\npeople Tonya 1G9 {kit}\nzombies 1G10 slow\nturn Tonya")
    left = kit.split()
    for _ in range(kit.count("grenade")):
        use_grenade(t.g, 0)
        left.reverse()
        left.remove("grenade")
        left.reverse()
        s = t.g.people[0]
        held = [h for h in (s.hand, s.pack) if h is not None]
        assert len(held) + len(s.gear) == len(left)
        assert bool(t.gear("tonya")) == (len(left) > 2)
    assert t.hand("tonya") == ("pistol" if "pistol" in kit else "")


@pytest.mark.rule("AT-08.34", "AT-08.35", "AT-04.08", "AT-09.18")
def test_grenade_treats_each_in_the_hex_as_first_target() -> None:
    """8, 7 and 8: two zombies fall, and Bank, missed, tests Received Fire."""
    text = "map 1\nscenario 4\npeople Bank:1 1G10 | Jimmy 1G9 grenade\nzombies 1G10 slow fast\nturn Jimmy"
    t = Table(text, seats=2)
    t.do("throw 1G10", (3, 4, 4), (1, 1))
    fired = next(e for e in t.record.events if isinstance(e, events.Fired))
    assert fired.hits == (False, True, True)
    assert (fired.kind, fired.item, fired.shots) == (PERSON["jimmy"], ITEM["grenade"], 1)
    assert fired.targets[0] == PERSON["bank"]
    assert all(target < 0 for target in fired.targets[1:])
    assert t.shots() == [("1G10", 1)]
    assert t.all_zombies() == []
    assert taken(t)[0][:2] == (PERSON["bank"], RECEIVED_FIRE)


@pytest.mark.rule("AT-08.06", "AT-04.06", "AT-04.21", "AT-08.40")
@pytest.mark.parametrize(
    ("gun", "action", "dice", "marked"),
    [
        ("smg", "fire 3", (2, 2, 2), 3),
        ("smg", "panic 3", (2, 2, 2, 2), 4),
        ("smg(scope)", "fire 3", (2, 2, 2, 2), 3),
    ],
)
def test_shots_marked_under_the_firer(gun: str, action: str, dice: tuple[int, ...], marked: int) -> None:
    t = Table(f"map 1\npeople Jimmy 1G9 {gun}\nzombies 1G11 slow\nturn Jimmy")
    t.do(action, dice)
    assert t.shots() == [("1G9", marked)]
    assert Shot(0, 3, False, ranged.ORDERED, (0,)).dice(t.g) == 3 + ("scope" in gun)


@pytest.mark.rule("AT-08.06", "AT-G23", "AT-08.28")
def test_shot_is_told_with_its_targets_and_hits() -> None:
    t = Table("map 1\npeople Bank 1G2 | Jimmy 1G9 smg\nzombies 1G11 slow | 1G12 fast\nturn Jimmy")
    t.do("fire 3")
    t.do("target 1G11 slow")
    t.do("target 1G12 fast", (1, 5, 3))
    event = next(e for e in t.record.events if isinstance(e, events.Fired))
    assert (event.kind, event.item) == (PERSON["jimmy"], ITEM["smg"])
    assert (event.faces, event.hits, event.hex) == ((5, 3, 1), (True, False, False), "1G11")
    assert t.all_zombies() == ["1G12"]


@pytest.mark.rule("AT-08.07", "AT-10.25")
def test_survivor_without_a_player_takes_its_surplus_hits() -> None:
    text = (
        "map 1\nscenario 4\npeople Tonya 1A1 | Jimmy:1:ai 1G9 smg\nzombies 1G12 slow fast normal\nturn side 0"
    )
    t = Table(text)
    zombies = [~z for z in t.g.zombies_in(t.g.map().number["1G12"])]
    t.g.push(Surplus(1, 3, False, ranged.ORDERED, (zombies[0],), (6, 6, 6), ()))
    t.run_with("the rest", [], lambda: engine.start(t.g))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-08.26", "AT-08.40", "AT-G23")
def test_shots_and_targets_have_prospects() -> None:
    t = Table("map 1\npeople Nick 1G9 smg\nzombies 1G9 slow fast\nturn zombies")
    t.do("fire")
    keys = {}
    for text in ("shots 2", "panic 2"):
        action = engine.find(t.g, 0, text)
        assert action is not None
        keys[text] = {prospect.key for prospect in action.prospects(t.g, 0)}
    assert all("may-hit" in shown for shown in keys.values())
    t.do("shots 2")
    action = engine.find(t.g, 0, "target 1G9 slow")
    assert action is not None
    assert action.prospects(t.g, 0)


@pytest.mark.rule("AT-08.06", "AT-G23")
def test_shot_at_the_first_survivor_names_it() -> None:
    text = "map 1\nscenario 4\npeople Bank 1G11 | Jimmy:1 1G9 pistol(scope)\nturn Jimmy"
    t = Table(text, seats=2)
    t.do("fire 1", (6, 6))
    fired = next(e for e in t.record.events if isinstance(e, events.Fired))
    assert set(fired.targets) == {PERSON["bank"]}


@pytest.mark.rule("AT-09.18", "AT-12.50")
@pytest.mark.parametrize("reason", ["none", "gone", "bound", "firer gone"])
def test_who_tests_received_fire(reason: str) -> None:
    t = duel()
    if reason in ("gone", "firer gone"):
        gone = 0 if reason == "gone" else 1
        t.g.set_person(gone, t.g.people[gone].gone(LEFT))
    if reason == "bound":
        t.g.set_person(0, t.g.people[0].joined(0, 0, 1))
    depth = len(t.g.stack)
    ReceivedFire(0, 1).run(t.g)
    assert len(t.g.stack) - depth == (reason == "none")


@pytest.mark.rule("AT-09.20", "AT-09.22", "AT-G101")
def test_only_the_charging_star_can_charge_on() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1G9 | Nick:1 1G11 pistol\nturn Tonya", seats=2)
    t.g.charging = True
    assert StarUnderFire(0, 1).words(t.g) == ["charge", "fire", "cover", "flee"]
    assert StarUnderFire(1, 0).words(t.g) == ["fire", "cover", "flee"]
    t.g.charging = False
    assert StarUnderFire(0, 1).words(t.g) == ["fire", "cover", "flee"]
