"""Searching and equipment (ZP-10)."""

import pytest

from shamble.core import engine
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, COMPONENTS, Place
from shamble.games.zombie_plague.cards import DECK, FACTS, cards_of
from tests.games.zombie_plague.table import Table, card

PLACES = {"S1": "D4 E", "S2": "S3 E", "S3": "O11 W", "S4": "M14 S", "S5": "H18 S", "S6": "P18 S"}


def seeker(where: str, cards: str = "", searched: str = "", deck: str | None = None, ap: int = 4) -> Table:
    return Table(
        f"""turn H1 {ap}
            humans H1 {where} {cards} | H2 A20 N
            zombies Z1 A1 N
            searched {searched}"""
        + ("" if deck is None else f"\ndeck {deck}")
    )


@pytest.mark.rule("ZP-10.01")
def test_each_of_six_search_squares_has_one_access_square() -> None:
    marked = [s for s, cell in enumerate("".join(COMPONENTS["map"]["cells"])) if cell == "X"]
    assert marked == sorted(place.square for place in BOARD.places)
    assert len(marked) == 6
    for place in BOARD.places:
        reached = []
        for direction in range(4):
            stand = BOARD.next[direction][place.square]
            if stand >= 0 and not BOARD.closed[stand] and BOARD.shots[direction][place.square] == stand:
                reached.append((stand, (direction + 2) % 4))
        assert reached == [(place.stand, place.facing)]
        assert PLACES[place.id] == f"{BOARD.names[place.stand]} {'NESW'[place.facing]}"


@pytest.mark.rule("ZP-10.02", "ZP-10.03")
@pytest.mark.parametrize("place", BOARD.places, ids=[p.id for p in BOARD.places])
def test_each_place_is_searched_from_its_square_and_gives_a_card(place: Place) -> None:
    t = seeker(PLACES[place.id])
    t.do("H1 search", card("ammo"))
    assert (t.ap, t.items(1), len(t.g.bag)) == (3, ["ammo"], len(DECK) - 1)
    assert [bool(humans) for humans in t.g.searched] == [p.id == place.id for p in BOARD.places]


@pytest.mark.rule("ZP-10.02")
@pytest.mark.parametrize("where", ["M14 N", "M14 E", "M13 S", "H17 S", "N14 W", "D3 E", "C4 E", "O12 N"])
def test_one_has_to_be_next_to_it_and_face_it(where: str) -> None:
    assert seeker(where).refused_by("H1 search") == ["ZP-10.02"]


@pytest.mark.rule("ZP-10.02")
def test_not_through_a_wall() -> None:
    """The fireplace M15 is behind a wall from the bathroom, the refrigerator H19 from the garden."""
    for where in ("N15 W", "G19 E", "H20 N"):
        assert seeker(where).refused_by("H1 search") == ["ZP-10.02"]


@pytest.mark.rule("ZP-10.04")
def test_a_human_searches_a_place_once() -> None:
    t = seeker("M14 S")
    t.do("H1 search", card("ammo"))
    assert t.refused_by("H1 search") == ["ZP-10.04"]


@pytest.mark.rule("ZP-10.04")
@pytest.mark.example("ZP-E10.02")
def test_the_refrigerator_for_a_second_human() -> None:
    a = Table("""turn H1 4
                 humans H1 H18 S | H2 A20 N
                 searched S5 1""")
    assert a.refused_by("H1 search") == ["ZP-10.04"]
    b = Table(
        """turn H2 4
           humans H1 A20 N | H2 H18 S
           searched S5 1""",
        seats=4,
    )
    b.do("H2 search", card("ammo"))
    assert b.items(2) == ["ammo"]


@pytest.mark.rule("ZP-10.04")
def test_another_place_is_another_matter() -> None:
    t = seeker("M14 S", searched="S5 1 | S1 1 | S2 1 | S3 1 | S6 1")
    t.do("H1 search", card("ammo"))


@pytest.mark.rule("ZP-10.05")
def test_every_place_has_to_be_searched_by_somebody() -> None:
    """Shared between two humans is fine; the goal shows how many are done."""
    t = seeker("M14 S", searched="S1 1 | S2 2 | S3 1 2")
    assert GAME.client_view(GAME.view(t.g, 0))["goal"]["searched"] == 3
    t.do("H1 search", card("ammo"))
    goal = GAME.client_view(GAME.view(t.g, 0))["goal"]
    assert (goal["searched"], goal["places"]) == (4, 6)


@pytest.mark.rule("ZP-10.06")
def test_any_number_of_items_besides_one_weapon() -> None:
    t = seeker("M14 S", "pistol ammo ammo first_aid_kit energy_drink")
    t.do("H1 search", card("ammo", 2))
    assert t.items(1) == ["ammo", "ammo", "first_aid_kit", "energy_drink", "ammo"]
    assert (t.weapon(1), t.asks) == ("pistol", "ask-human-turn")


@pytest.mark.rule("ZP-10.06", "ZP-10.07")
@pytest.mark.parametrize("keep", ["pistol", "chainsaw"])
def test_a_second_weapon_has_to_be_chosen_between(keep: str) -> None:
    t = seeker("M14 S", "pistol(empty)")
    t.do("H1 search", card("chainsaw"))
    held, result = cards_of("pistol")[0], cards_of("chainsaw")[0]
    assert (t.seat, t.asks) == (0, "ask-keep-weapon")
    assert t.options() == [f"keep pistol {held}", f"keep chainsaw {result}"]
    t.do(f"keep {keep} {held if keep == 'pistol' else result}")
    assert (t.weapon(1), t.loaded(1)) == (keep, keep == "chainsaw")
    assert t.g.removed == [result if keep == "pistol" else held]


@pytest.mark.rule("ZP-10.07", "ZP-10.08")
@pytest.mark.example("ZP-E10.01")
def test_pistol_or_shotgun() -> None:
    t = seeker("M14 S", "pistol")
    t.do("H1 search", card("shotgun"))
    t.do(f"keep shotgun {cards_of('shotgun')[0]}")
    assert t.weapon(1) == "shotgun"
    pistol = cards_of("pistol")[0]
    assert pistol in t.g.removed
    assert pistol not in t.g.bag
    assert all(pistol not in gear.cards() for gear in t.g.gear)


@pytest.mark.rule("ZP-10.08")
def test_a_weapon_given_up_is_gone_for_everybody() -> None:
    t = seeker("M14 S", "pistol", deck="shotgun")
    t.do("H1 search", card("shotgun"))
    t.do(f"keep pistol {cards_of('pistol')[0]}")
    assert cards_of("shotgun")[0] in t.g.removed
    assert t.g.bag == []


@pytest.mark.rule("ZP-10.09")
def test_weapons_and_items_are_kept() -> None:
    for kind in ("kitchen_knife", "rifle", "ammo", "first_aid_kit", "energy_drink", "car_keys"):
        t = seeker("M14 S")
        t.do("H1 search", card(kind))
        assert (t.weapon(1) or t.items(1)[0], t.g.removed) == (kind, [])


@pytest.mark.rule("ZP-10.09")
@pytest.mark.parametrize(
    "kind", ["seized_by_fear", "dead_resident", "smash", "lucky_coincidence", "surprise"]
)
def test_events_happen_at_once_and_are_gone(kind: str) -> None:
    t = seeker("M14 S")
    t.do("H1 search", card(kind))
    assert (t.g.removed, t.weapon(1), t.items(1)) == (list(card(kind)), "", [])
    assert (t.asks != "ask-human-turn") or kind in ("seized_by_fear", "smash")


@pytest.mark.rule("ZP-10.10", "ZP-G29")
def test_empty_deck_still_counts_as_searched() -> None:
    t = seeker("M14 S", deck="")
    t.do("H1 search")
    assert (t.ap, t.g.bag, t.items(1)) == (3, [], [])
    assert t.g.searched[3] == 1 << 1
    assert t.record.events[0].line().key == "event-searched-empty"


@pytest.mark.rule("ZP-10.10")
def test_what_was_used_is_not_shuffled_back() -> None:
    t = seeker("M14 S", deck="seized_by_fear")
    t.do("H1 search", card("seized_by_fear"))
    assert (t.g.bag, len(t.g.removed)) == ([], len(DECK))


@pytest.mark.rule("ZP-10.10")
def test_eureka_ends_with_the_deck() -> None:
    t = seeker("M14 S", deck="eureka ammo")
    t.do("H1 search", card("eureka"), card("ammo"))
    assert (t.items(1), t.asks) == (["ammo"], "ask-human-turn")


@pytest.mark.rule("ZP-10.04", "ZP-G56")
@pytest.mark.parametrize(("per_player", "refused"), [(False, []), (True, ["ZP-10.04"])])
def test_another_human_of_the_same_player(per_player: bool, refused: list[str]) -> None:
    t = Table(
        """turn H1 4
           humans H1 M14 S | H2 A20 N
           zombies Z1 A1 N
           searched S4 2""",
        search_per_player=per_player,
    )
    assert t.refused_by("H1 search") == refused


@pytest.mark.rule("ZP-10.04", "ZP-G56")
def test_one_human_never_searches_a_place_twice() -> None:
    t = Table(
        "turn H1 4\nhumans H1 M14 S | H2 A20 N\nzombies Z1 A1 N\nsearched S4 1", search_per_player=False
    )
    assert t.refused_by("H1 search") == ["ZP-10.04"]


@pytest.mark.rule("ZP-10.04", "ZP-G56")
def test_searching_counts_per_player_by_default() -> None:
    assert seeker("M14 S", searched="S4 2").refused_by("H1 search") == ["ZP-10.04"]


@pytest.mark.rule("ZP-G56")
def test_another_player_can_search_the_same_place() -> None:
    t = Table(
        """turn H1 4
           humans H1 M14 S | H2 A20 N
           zombies Z1 A1 N
           searched S4 2""",
        seats=4,
    )
    assert "H1 search" in t.options()


@pytest.mark.rule("ZP-10.11")
def test_the_deck_mixes_weapons_items_and_events() -> None:
    """Any card of the deck can be next until it is drawn."""
    assert {FACTS[id].type for id in DECK} == {"weapon", "item", "event"}
    for number, id in enumerate(DECK):
        t = seeker("M14 S")
        more = [card("ammo"), card("ammo", 1)] if id == "eureka" else []
        t.do("H1 search", (number,), *more)
        assert number not in t.g.bag
        helped = bool(t.weapon(1) or t.items(1)) or id in ("lucky_coincidence", "eureka")
        assert helped == (id not in ("surprise", "seized_by_fear", "dead_resident", "smash"))


@pytest.mark.rule("ZP-G23")
def test_cards_are_never_traded() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W ammo | H2 K11 E pistol(empty)""")
    verbs = {action.verb() for action in engine.pending(t.g).candidates(t.g, 0)}  # type: ignore[union-attr]
    assert not verbs & {"give", "trade", "take", "drop"}
    assert t.refused_by("H1 reload") == ["ZP-11.14"]  # not even for the gun of the man beside


@pytest.mark.rule("ZP-10.03")
def test_the_order_of_the_deck_is_nobodys_to_know() -> None:
    t = seeker("M14 S")
    for seat in (-1, 0, 1):
        view = GAME.view(t.g, seat).known
        assert (set(view.bag), len(view.bag)) == ({-1}, len(DECK))
        assert GAME.client_view(GAME.view(t.g, seat))["deck"] == len(DECK)
