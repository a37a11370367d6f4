"""Finding zombies and loot (AT-10.01 to AT-10.09, AT-10.26 to AT-10.30)."""

import pytest

from shamble.games.all_things_zombie.events import Surprise
from shamble.games.all_things_zombie.pieces import ITEM, LOOT_CARDS, ZOMBIE_CARDS
from tests.games.all_things_zombie.table import Table, loot_card, zombie_card

DOOR = "map 1\npeople {} 1G9 {}\nturn {}"


def entering(
    card: int, faces: tuple[int, ...] = (), who: str = "Jimmy", kit: str = "pistol", on: tuple[str, ...] = ()
) -> Table:
    """Let a survivor enter the gas station, with the card and the surprise dice of both."""
    t = Table(DOOR.format(who, kit, who), on=on)
    chance = [zombie_card(card), *[(0,)] * card]
    t.do("move 1F10", *chance, *([faces] if faces else []))
    return t


@pytest.mark.rule("AT-10.01", "AT-10.02")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_the_card_says_how_many_zombies_come_into_the_hex(card: int) -> None:
    t = entering(card, (1, 6))
    assert t.zombies("1F10") == ["slow"] * card
    assert t.all_zombies() == ["1F10"] * card


@pytest.mark.rule("AT-10.03")
@pytest.mark.example("AT-E10.02")
@pytest.mark.parametrize(("faces", "surprises"), [((4, 3), True), ((4, 4), True), ((5, 3), False)])
def test_surprise(faces: tuple[int, ...], surprises: bool) -> None:
    """Rep 4 + 3 against three zombies + 4: a tie is the survivor's."""
    if surprises:
        assert entering(3, faces).asks == "ask-surprise"
        return
    t = Table(DOOR.format("Jimmy", "pistol", "Jimmy"))
    events = t.do("move 1F10", zombie_card(3), (0,), (0,), (0,), faces, (1, 1), (5, 5, 5))
    event = next(e for e in events if isinstance(e, Surprise))
    assert event.line().key == "event-surprised"
    assert len(t.zombies("1F10")) == 2  # melee at once


@pytest.mark.rule("AT-10.05", "AT-10.30", "AT-G26")
def test_surprised_zombies_are_fired_at_and_then_fought() -> None:
    t = entering(2, (1, 6))
    assert t.options() == ["fire", "melee", "back"]
    t.do("fire")
    t.do("shots 1", (6,), (1, 1), (6,))  # one is shot, then melee with the other
    assert t.all_zombies() == []
    assert not t.g.acted  # the action is unused
    assert t.shots() == [("1F10", 1)]


@pytest.mark.rule("AT-15.03", "AT-10.05")
def test_no_melee_without_zombies() -> None:
    t = entering(1, (1, 6))
    t.do("fire")
    t.do("shots 1", (6,))
    assert t.asks == "ask-activation"
    assert not [key for key in t.happened if key.startswith("event-melee")]


@pytest.mark.rule("AT-G26")
def test_surprise_fire_is_allowed_after_the_action() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol smg\nturn Jimmy")
    t.do("swap")
    t.do("move 1F10", zombie_card(1), (0,), (1, 6))
    assert "fire" in t.options()


@pytest.mark.rule("AT-10.06", "AT-G27")
def test_going_back_ends_the_activation() -> None:
    t = entering(2, (1, 6))
    t.do("back")
    assert (t.at("jimmy"), t.zombies("1F10"), t.g.turn) == ("1G9", ["slow", "slow"], 2)
    assert t.g.entered != 0


@pytest.mark.rule("AT-10.06", "AT-03.29")
def test_there_is_no_way_back_into_a_friends_hex() -> None:
    t = Table("map 1\npeople Tonya 1G8 bat | Beck 1G9\nturn Tonya")
    t.do("move 1G9")
    t.do("move 1F10", zombie_card(1), (0,), (1, 6))
    assert t.options() == ["melee"]
    assert t.refused_by("back") == ["AT-10.06"]


@pytest.mark.rule("AT-10.30")
def test_melee_without_firing() -> None:
    t = entering(1, (1, 6))
    t.do("melee", (1, 1), (6,))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-10.07")
def test_zombies_that_surprise_fight_at_once() -> None:
    t = Table(DOOR.format("Jimmy", "smg", "Jimmy"))
    t.do("move 1F10", zombie_card(2), (0,), (0,), (6, 1), (5, 6), (1, 1))
    assert (t.who("jimmy").wounds, t.hand("jimmy"), t.shots()) == (1, "smg", [])


@pytest.mark.rule("AT-10.09")
def test_the_first_entry_finds_all_there_is() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol\nturn Tonya")
    t.do("move 1F10", zombie_card(0))
    t.do("move 1F11")  # the other hex of the building: no second card
    assert (t.at("tonya"), len(t.g.cards_used)) == ("1F11", 1)


@pytest.mark.rule("AT-G30")
def test_empty_building_does_not_end_the_move() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol\nturn Tonya")
    t.do("move 1F10", zombie_card(0))
    assert (t.asks, t.g.mp) == ("ask-activation", 2)
    assert t.g.entered != 0
    t = entering(1, (1, 6))
    t.do("fire")
    t.do("shots 1", (6,))
    assert (t.g.mp, t.refused_by("move 1G9")) == (0, ["AT-06.02"])  # movement is over


@pytest.mark.rule("AT-G61")
def test_decks_are_made_of_their_discards_again() -> None:
    t = Table("map 1\npeople Tonya 1G9\nturn Tonya")
    t.g.cards_used, t.g.cards = t.g.cards, []
    t.do("move 1F10", zombie_card(0))
    assert len(t.g.cards) == len(ZOMBIE_CARDS) - 1
    t = Table("map 1\npeople Tonya 1F10\nentered 1a\nturn Tonya")
    t.g.loot_used, t.g.loot = t.g.loot, []
    t.do("search", loot_card("nothing"))
    assert len(t.g.loot) == len(LOOT_CARDS) - 1


@pytest.mark.rule("AT-G61", "AT-05.02")
def test_an_empty_cup_gives_no_more() -> None:
    crowd = " | ".join(
        [f"1A1 {' '.join(['slow'] * 36)} {' '.join(['normal'] * 24)} {' '.join(['fast'] * 11)}"]
    )
    text = f"map 1\npeople Jimmy 1G9 pistol\nzombies {crowd}\nturn Jimmy"
    t = Table(text)
    t.do("move 1F10", zombie_card(3), (0,), (1, 6))  # one counter was left
    assert t.zombies("1F10") == ["fast"]
    t = Table(text, on=("unlimited_cup",))
    t.do("move 1F10", zombie_card(3), (0,), (0,), (0,), (1, 6))
    assert len(t.zombies("1F10")) == 3


# -------------------------------------------------------------------- loot


@pytest.mark.rule("AT-10.26")
def test_loot_card_gives_its_item() -> None:
    t = Table("map 1\npeople Tonya 1F10\nentered 1a\nturn Tonya")
    t.do("search", loot_card("medkit"))
    assert (t.gear("tonya"), t.g.supply[ITEM["medkit"]]) == (["medkit"], 4)
    t = Table("map 1\npeople Tonya 1F10\nentered 1a\nturn Tonya")
    t.do("search", loot_card("nothing"))
    assert t.who("tonya").items() == []


@pytest.mark.rule("AT-10.26")
def test_refused_searches() -> None:
    assert Table("map 1\npeople Tonya 1G9\nturn Tonya").refused_by("search") == ["AT-10.26"]
    t = Table("map 1\npeople Tonya 1F10\nentered 1a\nturn Tonya")
    t.do("search", loot_card("nothing"))
    assert t.refused_by("search") == ["AT-07.01", "AT-04.12"]


@pytest.mark.rule("AT-10.26", "AT-G29")
def test_every_hex_of_the_building_has_to_be_clear() -> None:
    text = "map 1\nscenario 7\npeople Tonya 1F10 {}\n{}\nentered 1a\nturn Tonya"
    assert Table(text.format("", "zombies 1F11 slow")).refused_by("search") == ["AT-G29"]
    assert Table(text.format("| Survivor-4:11:ai 1F11", "")).refused_by("search") == ["AT-G29"]
    assert "search" in Table(text.format("| Survivor-4 1F11", "zombies 1G10 slow")).options()


@pytest.mark.rule("AT-G28", "AT-10.26")
def test_cleared_building_can_be_searched_at_once() -> None:
    t = entering(1, (1, 6))
    t.do("melee", (1, 1), (6,))
    t.do("search", loot_card("ammo"))
    assert t.gear("jimmy") == ["ammo"]


@pytest.mark.rule("AT-G128")
def test_a_counter_that_is_not_there_cannot_be_taken() -> None:
    t = Table("map 1\npeople Tonya 1F10\nentered 1a\nturn Tonya")
    supply = list(t.g.supply)
    supply[ITEM["shotgun"]] = 0
    t.g.supply = tuple(supply)
    t.do("search", loot_card("shotgun"))
    assert (t.hand("tonya"), t.who("tonya").finds) == ("", 1)  # it still counts as found


@pytest.mark.rule("AT-G135", "AT-G09", "AT-G36")
def test_used_counters_return_to_the_supply() -> None:
    t = Table("map 1\npeople Tonya 1G9 medkit w1 grenade | Bank 1G8 grenade\nzombies 1G10 slow\nturn Tonya")
    full = t.g.supply[ITEM["medkit"]]
    t.do("treat Tonya with Tonya")
    assert t.g.supply[ITEM["medkit"]] == full + 1
    t = Table("map 1\npeople Tonya 1G9 grenade\nzombies 1G10 slow\nturn Tonya")
    full = t.g.supply[ITEM["grenade"]]
    t.do("throw 1G10", (6,))
    assert t.g.supply[ITEM["grenade"]] == full + 1
    assert sum(t.g.lost) == 0
