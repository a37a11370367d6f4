"""What action points buy (ZP-05)."""

import pytest

from tests.games.zombie_plague.table import Table, card


def one(action: str, *chance: tuple[int, ...], human: str = "H1 L8 W", zombie: str = "Z1 A1 N") -> Table:
    """H1 with 3 points does one thing."""
    t = Table(f"""turn H1 3
                  humans {human}
                  zombies {zombie}""")
    t.do("H1 " + action, *chance)
    return t


@pytest.mark.rule("ZP-05.01")
def test_forward_costs_one() -> None:
    t = one("forward")
    assert (t.ap, t.at("H1")) == (2, "K8 W")


@pytest.mark.rule("ZP-05.02")
def test_backward_costs_one() -> None:
    t = one("back")
    assert (t.ap, t.at("H1")) == (2, "M8 W")


@pytest.mark.rule("ZP-05.03")
@pytest.mark.parametrize(("turn", "facing"), [("left", "S"), ("right", "N")])
def test_turning_costs_one(turn: str, facing: str) -> None:
    t = one(turn)
    assert (t.ap, t.at("H1")) == (2, "L8 " + facing)


@pytest.mark.rule("ZP-05.04")
def test_a_barricade_costs_one() -> None:
    t = one("barricade", human="H1 L9 N")
    assert (t.ap, t.closed()) == (2, ["D1"])


@pytest.mark.rule("ZP-05.05")
@pytest.mark.parametrize(
    ("weapon", "action"), [("", "strike"), ("kitchen_knife", "strike"), ("pistol", "shoot")]
)
def test_an_attack_costs_one(weapon: str, action: str) -> None:
    t = one(action, (3,), human="H1 L8 W " + weapon, zombie="Z1 K8 E")
    assert t.ap == 2


@pytest.mark.rule("ZP-05.05")
def test_a_zombies_attack_costs_one() -> None:
    t = Table("""turn Z1 2
                 humans H1 L8 W
                 zombies Z1 K8 E""")
    t.do("Z1 attack", (1, 2))
    assert t.ap == 1


@pytest.mark.rule("ZP-05.06")
def test_a_search_costs_one() -> None:
    t = one("search", card("ammo"), human="H1 M14 S")
    assert (t.ap, t.items(1)) == (2, ["ammo"])


@pytest.mark.rule("ZP-05.01", "ZP-05.04", "ZP-05.06")
def test_the_screen_is_told_the_same_costs() -> None:
    from shamble.core import engine

    t = Table("""turn H1 4
                 humans H1 G2 S pistol(empty) ammo energy_drink car_keys
                 zombies Z1 A1 N""")
    costs = {a.text(t.g): a.cost(t.g) for a in engine.pending(t.g).candidates(t.g, 0)}  # type: ignore[union-attr]
    free = {name.removeprefix("H1 ") for name, cost in costs.items() if cost == 0}
    assert free == {"reload", "drink", "end"}
    assert {name for name, cost in costs.items() if cost == 4} == {"H1 board"}
    assert sum(cost == 1 for cost in costs.values()) == len(costs) - 4


@pytest.mark.rule("ZP-05.07")
def test_zombies_move_forward_turn_and_attack_nothing_else() -> None:
    t = Table("""turn Z1 2
                 humans H1 L9 S
                 zombies Z1 L8 S""")
    assert t.options() == ["Z1 left", "Z1 right", "Z1 attack", "Z1 end"]
    assert t.refused_by("Z1 barricade") == ["ZP-05.07"]
    assert t.refused_by("Z1 back") == ["ZP-06.08"]
    free = Table("""turn Z1 2
                    humans H1 A1 S
                    zombies Z1 L8 S""")
    assert free.options() == ["Z1 forward", "Z1 left", "Z1 right", "Z1 end"]


@pytest.mark.rule("ZP-05.07")
def test_zombies_do_not_search() -> None:
    from shamble.core import engine

    t = Table("""turn Z1 2
                 humans H1 A1 S
                 zombies Z1 M14 S""")
    assert engine.find(t.g, 1, "Z1 search") is None
    assert t.options() == ["Z1 left", "Z1 right", "Z1 end"]


@pytest.mark.rule("ZP-05.08")
def test_any_mix_in_any_order_with_repeats() -> None:
    t = Table("""turn H1 4
                 humans H1 K8 E
                 zombies Z1 A1 N""")
    t.play("H1 right", "H1 left", "H1 left")
    assert (t.at("H1"), t.ap) == ("K8 N", 1)
    again = Table("""turn H1 5
                     humans H1 K8 E baseball_bat
                     zombies Z1 L8 N""")
    again.do("H1 strike", (2,))
    again.do("H1 strike", (6,))
    again.play("H1 forward", "H1 right")
    assert again.at("H1") == "L8 S"


@pytest.mark.example("ZP-E05.01")
@pytest.mark.rule("ZP-05.07", "ZP-06.08")
def test_a_zombie_needs_its_whole_turn_to_turn_round() -> None:
    t = Table("""turn Z1 2
                 humans H1 A1 S
                 zombies Z1 K7 N | Z2 X1 S | Z3 W1 S | Z4 V1 S""")
    assert t.refused_by("Z1 back") == ["ZP-06.08"]
    t.do("Z1 left")
    t.do("Z1 left")
    assert t.at("Z1") == "K7 S"
    t.play("rest", "H1 end", "go Z1")  # only in its next turn
    t.do("Z1 forward")
    assert t.at("Z1") == "K8 S"
