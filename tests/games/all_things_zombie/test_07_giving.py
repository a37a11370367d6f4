"""Giving, healing and meds (AT-04, AT-07.09): where counters go and who can have them."""

import pytest

from shamble.core.events import Record
from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import ITEM, PERSON
from shamble.games.all_things_zombie.rules.gear import Give, MedicRoll, ask_for_meds, wear_off
from shamble.games.all_things_zombie.state import LEFT
from tests.games.all_things_zombie.table import Table


def pair(giver: str, receiver: str, who: str = "Beck", more: str = "") -> Table:
    return Table(f"map 1\npeople Tonya 1G9 {giver} | {who} 1G10 {receiver}\n{more}\nturn Tonya")


def give(t: Table, item: str) -> None:
    Give(0, 1, ITEM[item]).execute(t.g, 0)


def kits(t: Table) -> list[tuple[int, int, str]]:
    return [(e.kind, e.item, e.what) for e in t.record.events if isinstance(e, events.Kit)]


@pytest.mark.rule("AT-07.09", "AT-G94", "AT-G99")
@pytest.mark.parametrize(
    ("giver", "receiver", "item", "hand", "pack"),
    [
        ("smg(scope)", "", "smg", "smg", ""),
        ("pistol smg(ooa)", "bat", "smg", "bat", "smg(ooa)"),
        ("pistol(ooa) smg", "bat", "pistol", "bat", "pistol(ooa)"),
    ],
)
def test_weapons_are_given_as_they_are(giver: str, receiver: str, item: str, hand: str, pack: str) -> None:
    t = pair(giver, receiver)
    t.do(f"give {item} to Beck")
    packed = t.who("beck").pack
    assert t.hand("beck") == hand
    assert bool(packed) == bool(pack)
    if packed is not None:
        assert packed.loaded == ("ooa" not in pack)
    held = t.who("beck").hand
    assert held is not None
    assert held.scope == ("scope" in giver)
    assert kits(t) == [(PERSON["beck"], ITEM[item], "given")]
    assert item not in [t.hand("tonya"), *t.gear("tonya")]


@pytest.mark.rule("AT-07.09", "AT-G99")
def test_several_items_are_one_action() -> None:
    t = pair("pistol bat medkit", "")
    t.do("give medkit to Beck")
    assert t.options() == ["give pistol to Beck", "give bat to Beck", "enough"]
    t.do("give bat to Beck")
    t.do("enough")
    assert (t.asks, t.g.acted, t.hand("tonya")) == ("ask-activation", True, "pistol")
    assert (t.hand("beck"), t.gear("beck")) == ("bat", ["medkit"])


@pytest.mark.rule("AT-G99", "AT-G36")
def test_giving_ends_when_nothing_fits() -> None:
    t = pair("medkit ammo", "pistol bat meds medkit")
    t.do("give medkit to Beck")
    assert t.asks == "ask-activation"
    t = pair("grenade", "pistol bat")
    t.do("give grenade to Beck")
    assert t.gear("beck") == ["grenade"]


@pytest.mark.rule("AT-07.09")
@pytest.mark.parametrize("zombies", ["1G9 slow", "1G10 slow", "1G9 slow | 1G10 slow"])
def test_nothing_is_given_next_to_an_enemy(zombies: str) -> None:
    t = pair("pistol", "", more=f"zombies {zombies}")
    assert t.refused_by("give pistol to Beck") == ["AT-07.09"]


@pytest.mark.rule("AT-12.43", "AT-12.49")
def test_who_gets_no_weapon() -> None:
    text = "map 4|1\nscenario 5\npeople Tonya 1G9 pistol medkit | {} 1G10 | The-Professor {}\nturn Tonya"
    t = Table(text.format("Survivor-4", "4E2"))
    t.g.turn = 3
    t.g.set_person(1, t.g.people[1].joined(0, 0, 2))
    t.g.cured = 3
    assert t.refused_by("give pistol to Survivor-4") == ["AT-12.49"]
    assert t.refusals("give medkit to Survivor-4")[0].key == "no-room-for-item"
    t.g.cured = 2
    assert t.refusals("give pistol to Survivor-4") == []
    t = Table(text.format("Beck", "1G8"))
    assert t.refused_by("give pistol to The-Professor") == ["AT-12.43"]
    assert t.refusals("give medkit to The-Professor") == []
    t.g.cured = t.g.turn
    assert t.refusals("give pistol to Beck") == []


@pytest.mark.rule("AT-04.28", "AT-G09", "AT-04.26")
def test_medkit_heals_one_wound_and_is_used_up() -> None:
    t = pair("w2", "medkit")
    supply = t.g.supply[ITEM["medkit"]]
    t.do("treat Tonya with Beck")
    assert (t.who("tonya").wounds, t.gear("beck"), t.g.supply[ITEM["medkit"]]) == (1, [], supply + 1)
    assert kits(t) == [(PERSON["beck"], ITEM["medkit"], "medkit")]


@pytest.mark.rule("AT-G32")
@pytest.mark.parametrize(("faces", "wounds"), [((1, 6), 1), ((6, 6), 2)])
def test_medic_heals_with_a_success(faces: tuple[int, ...], wounds: int) -> None:
    t = pair("w2", "")
    t.g.record = t.record = Record()
    MedicRoll(1, 0).on_roll(t.g, faces)
    assert t.who("tonya").wounds == wounds
    rolled = [(e.kind, e.what, e.faces) for e in t.record.events if isinstance(e, events.Rolled)]
    assert rolled == [(PERSON["beck"], "medic", faces)]


@pytest.mark.rule("AT-04.23", "AT-04.24", "AT-G95")
def test_meds_are_offered_to_those_on_the_map() -> None:
    t = pair("meds meds", "meds")
    ask_for_meds(t.g, 0)
    assert t.options() == ["meds Tonya", "meds Beck", "none"]
    t.do("meds Tonya")
    t.do("meds Tonya")
    assert t.who("tonya").boost == 2
    assert kits(t) == [(PERSON["tonya"], ITEM["meds"], "meds")]
    t.do("meds Beck")
    assert t.asks == "ask-activation"  # none are left
    t = pair("", "meds")
    t.g.set_person(1, t.g.people[1].gone(LEFT))
    depth = len(t.g.stack)
    ask_for_meds(t.g, 0)
    ask_for_meds(t.g, 1)
    assert len(t.g.stack) == depth


@pytest.mark.rule("AT-04.25")
def test_used_meds_return_at_the_end_of_the_turn() -> None:
    t = pair("meds meds", "")
    supply = t.g.supply[ITEM["meds"]]
    t.do("meds Tonya")
    t.do("meds Tonya")
    wear_off(t.g)
    assert (t.who("tonya").boost, t.g.supply[ITEM["meds"]]) == (0, supply + 2)
