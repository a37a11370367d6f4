"""Sequence of play (ZZ-04): six phases in order, clockwise."""

import pytest

from shamble.core.space.squares import OFF
from shamble.core.state import StaleField
from shamble.games.zombies.actions import EndTurn, Stop
from shamble.games.zombies.cards import NO_CARD
from shamble.games.zombies.state import NEXT_TURN, THE_TURN, THIS_TURN, Lasting, ZombiesState
from tests.games.zombies.table import Table, card, tile

NO_TILES = "pile\nhelipad gone"


@pytest.mark.rule(
    "ZZ-04.01", "ZZ-04.02", "ZZ-04.03", "ZZ-04.04", "ZZ-04.05", "ZZ-04.06", "ZZ-04.07", "ZZ-04.08"
)
def test_a_whole_turn_in_order() -> None:
    t = Table(
        """players P1 hand=fear,grenade | P2 hand=keys
           zombies 1,1
           turn P1""",
        chance=[tile("straight")],
    )
    order = [t.g.phase]
    assert t.asks == "ask-place-tile"  # 1
    t.do("place 1,0 turned 0")
    order.append(t.g.phase)
    assert t.asks == "ask-window-fight"  # 2, and all players can play a card before
    t.do("pass", seat=0)
    t.do("pass", (4,), card("skateboard"), seat=1)
    assert t.stats(1) == (3, 3, 1)
    assert t.hand(1) == ["fear", "grenade", "skateboard"]  # 3
    order.append(t.g.phase)
    assert t.asks == "ask-before-roll"  # 4
    t.do("roll", (2,))
    t.do("pass", seat=1)
    assert t.g.allowance() == 5
    t.do("stop", (1,))
    order.append(t.g.phase)
    assert t.asks == "ask-walk"  # 5
    t.do(next(option for option in t.options() if option.startswith("walk")))
    order.append(t.g.phase)
    assert t.asks == "ask-discard"  # 6
    t.do("discard grenade", tile("curve"))
    assert (t.g.active, t.asks, t.seat) == (1, "ask-place-tile", 1)
    assert order == [1, 2, 4, 5, 6]


@pytest.mark.rule("ZZ-04.04", "ZZ-13.01")
@pytest.mark.example("ZZ-E04.01")
@pytest.mark.parametrize(("hand", "draws"), [("hand=fear", 2), ("hand=fear,keys,grenade", 0), ("", 3)])
def test_draw_up_to_three(hand: str, draws: int) -> None:
    cards = [card("skateboard"), card("shotgun"), card("chainsaw")][:draws]
    t = Table(f"players P1 {hand}\nturn P1 cards", chance=cards)
    assert len(t.hand(1)) == 3
    assert t.happened.count("CardsDrawn") == draws


@pytest.mark.rule("ZZ-04.07", "ZZ-13.05")
def test_the_discard_is_optional_and_one_card() -> None:
    text = "players P1 hand=fear,keys,grenade\nturn P1 discard"
    t = Table(text)
    assert {"end", "discard fear", "discard keys", "discard grenade"} <= set(t.options())
    t.do("discard keys", tile("curve"))
    assert (t.hand(1), t.discard()) == (["fear", "grenade"], ["keys"])
    t = Table(text)
    t.do("end", tile("curve"))
    assert len(t.hand(1)) == 3


@pytest.mark.rule("ZZ-04.08", "ZZ-16.03")
def test_stop_and_end_are_confirmed_even_without_another_choice() -> None:
    t = Table("players P1 hand=fear\nturn P1 moving 3")
    stop = Stop(0)
    waste = stop.waste_warning(t.g)
    assert stop.ends_turn(t.g)
    assert waste is not None
    assert waste.args == {"steps": 3}
    t.g.used = 2
    assert stop.waste_warning(t.g) is not None
    t.g.used = 3
    assert stop.waste_warning(t.g) is None
    t.g.used, t.g.mover = 0, OFF
    assert stop.waste_warning(t.g) is None
    assert EndTurn().ends_turn(t.g)


@pytest.mark.rule("ZZ-04.08", "ZZ-04.09")
def test_round_ends_after_a_turn_of_each_player() -> None:
    t = Table(f"players P1 hand=fear | P2 hand=keys | P3 hand=grenade\n{NO_TILES}\nturn P2 discard", 3)
    assert t.g.first == 0
    t.do("end", card("fear", 1), card("shotgun"))
    assert (t.g.active, t.g.round) == (2, 1)
    t.do("roll", (1,))
    t.pass_all()
    t.do("stop", (1,))
    t.do("end", card("chainsaw"), card("chainsaw", 1))
    assert (t.g.active, t.g.round) == (0, 2)
    assert t.g.history == ((0, 0, 0),)


@pytest.mark.rule("ZZ-G15")
def test_without_tiles_phase_1_is_skipped() -> None:
    t = Table(f"players P1 hand=fear,keys,grenade\n{NO_TILES}\nturn P1")
    assert t.asks == "ask-before-roll"


@pytest.mark.rule("ZZ-04.05", "ZZ-16.02", "ZZ-24.16")
@pytest.mark.parametrize(("afraid", "asks"), [("", "ask-moving"), ("lasting fear P1 now\n", "ask-discard")])
def test_without_a_card_to_play_the_die_falls_at_once(afraid: str, asks: str) -> None:
    t = Table(
        f"players P1 hand=fear played=1\n{afraid}{NO_TILES}\nturn P1 move",
        chance=[(1,)] if afraid else [(2,)],
    )
    assert t.asks == asks
    if not afraid:
        t.do("stop", (1,))  # and once
        assert t.asks == "ask-discard"


@pytest.mark.rule("ZZ-04.02", "ZZ-05.05", "ZZ-13.02")
@pytest.mark.parametrize("border", ["turn", "card round"])
def test_field_that_is_stale_after_its_border_is_an_error(
    border: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ZombiesState.lifetimes[border], "kills", 99)
    t = Table(f"{NO_TILES}\nplayers P1 hand=fear\nturn P1 discard")
    with pytest.raises(StaleField, match="kills"):
        t.do("end")


SPENT: dict[str, object] = {
    "moved": [1] * 101,
    "base": 7,
    "doubled": 1,
    "halved": 1,
    "used": 3,
    "by_car": True,
    "mover": 0,
    "windowed": True,
    "placer": 0,
    "grave": 0,
    "played": [1, 1],
    "silent": [True, True],
}


@pytest.mark.rule("ZZ-G32")
@pytest.mark.parametrize(
    ("seat", "stage", "overdue"), [(0, THE_TURN, 1), (0, THIS_TURN, 0), (1, THIS_TURN, 1), (1, NEXT_TURN, 0)]
)
def test_effect_of_another_turn_is_overdue(seat: int, stage: int, overdue: int) -> None:
    t = Table("players P1 hand=fear\nturn P1 moving 3")
    t.g.lasting = [Lasting("chainsaw", NO_CARD, seat, stage, OFF)]
    assert t.g.overdue == overdue


@pytest.mark.rule("ZZ-11.04", "ZZ-13.02", "ZZ-16.02", "ZZ-17.03", "ZZ-24.02", "ZZ-24.08", "ZZ-24.10")
@pytest.mark.rule(
    "ZZ-24.13", "ZZ-24.20", "ZZ-24.26", "ZZ-G30", "ZZ-G32", "ZZ-G38", "ZZ-G59", "ZZ-G75", "ZZ-G86", "ZZ-G89"
)
def test_a_turn_leaves_nothing_to_the_next() -> None:
    """All that lives for a turn or a card round is spent, the turn ends, and the next one is fresh."""
    text = f"{NO_TILES}\nplayers P1 hand=fear,keys,grenade | P2 hand=chainsaw,skateboard,shotgun\nturn "
    t = Table(text + "P1 discard")
    declared = {name for fields in ZombiesState.lifetimes.values() for name in fields}
    assert declared == {*SPENT, "overdue"}
    for name, value in SPENT.items():
        setattr(t.g, name, value)
    t.g.lasting = [
        Lasting("chainsaw", NO_CARD, 0, THE_TURN, 0),
        Lasting("molotov_cocktail", NO_CARD, 1, THE_TURN, 1),
        Lasting("all_the_marbles", NO_CARD, 0, THIS_TURN, 0),
        Lasting("all_the_marbles", NO_CARD, 1, NEXT_TURN, 0),
    ]
    t.do("end")
    fresh = Table(text + "P2").g
    assert (t.g.active, t.asks) == (1, "ask-before-roll")
    for name in declared - {"played", "silent"}:
        assert getattr(t.g, name) == getattr(fresh, name), name
    assert (t.g.played, t.g.silent) == ([1, 0], [True, False])  # the card round of P1 still runs
    assert [(e.kind, e.seat, e.stage) for e in t.g.lasting] == [("all_the_marbles", 1, THIS_TURN)]
