"""The novice's reasons are those of its choices."""

from shamble.core import engine
from shamble.core.rng import stream
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD
from tests.games.zombie_plague.table import Table, card


def advice(t: Table) -> tuple[str, str]:
    seat = t.seat
    advice = GAME.advise(GAME.view(t.g, seat), engine.legal(t.g, seat), stream(1, 1))
    return advice.action.text(t.g), advice.key


def found_luck(closed: str) -> Table:
    t = Table(f"""turn H1 4
                  humans H1 M14 S
                  zombies Z1 A20 N
                  closed {closed}""")
    t.do("H1 search", card("lucky_coincidence"))
    return t


def test_a_lucky_coincidence_goes_where_the_dead_are_nearest() -> None:
    action, why = advice(found_luck(""))
    assert action.startswith("lucky ")
    assert why == "hint-lucky"


def test_luck_that_would_shut_us_off_is_declined_for_that_reason() -> None:
    """Only the last way out to the car boot and the garage is open, and they are not searched yet."""
    closed = " ".join(o.id for o in BOARD.openings if o.belongs_to == "house" and o.id != "D1")
    assert advice(found_luck(closed + " D4")) == ("decline", "hint-not-lucky")


def test_of_several_barricades_the_best_one_falls() -> None:
    t = Table("""turn Z1 2
                 humans H1 L11 W
                 zombies Z1 G11 S | Z2 G12 S | Z3 G13 S | Z4 G14 S
                 closed W1 W2 D2""")
    t.play("Z1 end", "rest", "H1 end")
    action, why = advice(t)
    assert action.startswith("break ")
    assert why == "hint-smash"


def test_a_smash_is_not_wasted() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S
                 zombies Z1 A20 N
                 closed W3""")
    t.do("H1 search", card("smash"))
    assert advice(t) == ("smash W3", "hint-smash")


def test_nobody_walks_to_a_car_with_four_at_it() -> None:
    """The last human, with the keys and a step from the door, goes unless the car is overrun (ZP-12.08)."""
    free = Table("turn H1 4\nhumans H1 F2 E car_keys\nzombies Z1 A20 N", car_keys="horror")
    assert advice(free)[0] == "H1 forward"
    zombies = "Z1 D3 E | Z2 D5 E | Z3 J4 W | Z4 I6 N"
    taken = Table(f"turn H1 4\nhumans H1 F2 E car_keys\nzombies {zombies}", car_keys="horror")
    while not taken.g.is_over() and taken.g.acting == 1 and taken.ap:
        taken.do(advice(taken)[0])
        assert taken.g.standing() == [1]
