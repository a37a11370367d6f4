"""Rolls on a real table say who rolls, for what, how many dice and the target.

(ZZ-03.11, ZZ-06.03, ZZ-10.03, ZZ-16.02, ZZ-17.01, ZZ-24.18)
"""

import pytest

from shamble.core.chance import Roll
from shamble.core.space.squares import OFF
from shamble.games.zombies.flow import MoveRoll
from shamble.games.zombies.rules.cards.hindrances import OneDieRoll, TwoDiceRoll
from shamble.games.zombies.rules.combat import CombatRoll
from shamble.games.zombies.rules.tiles import RollOff
from shamble.games.zombies.rules.zombie_movement import ZombieRoll
from shamble.games.zombies.state import ZombiesState
from shamble.match.i18n.messages import Translator
from tests.games.zombies.table import Table

MAP = """tiles drug_store 1,0 r2 door=4,2
         players P1 2,1 items=fire_axe | P2 4,2 life=2
         zombies 4,1
         turn P1 moving 5"""
DOOR = "4,1"


def said(g: ZombiesState, roll: Roll[ZombiesState], language: str, reader: int) -> str:
    prompt = roll.prompt(g)
    return Translator(language, "zombies", ["Ada", "Bruno", "Clara"], reader=reader).text(
        prompt.key, prompt.args
    )


@pytest.mark.rule("ZZ-10.03")
def test_a_combat_says_where_and_which_face_kills() -> None:
    g = Table(MAP).g
    square = g.city.names.index(DOOR)
    plain, axe = CombatRoll(0, square, ()), CombatRoll(0, square, ("fire_axe",))
    where = "in the street by the Drug Store, middle"
    assert said(g, plain, "en", 0) == f"You fight the zombie {where}: one die, 4 or more kills."
    assert said(g, axe, "en", 1) == f"Ada fights the zombie {where}: one die, 3 or more kills."
    assert said(g, plain, "it", 1) == (
        "Ada combatte lo zombi nella strada davanti alla Farmacia, al centro: un dado, 4 o più uccide."
    )
    assert (plain.roller(g), plain.dice(g)) == (0, 1)


@pytest.mark.rule("ZZ-16.02")
def test_a_movement_says_what_is_added() -> None:
    g = Table(MAP).g
    assert said(g, MoveRoll(1), "en", 0) == "Bruno rolls for movement: one die, and 2 more squares."
    assert said(g, MoveRoll(1), "it", 1) == "Tiri per il movimento: un dado, e 2 caselle in più."
    assert MoveRoll(1).roller(g) == 1


@pytest.mark.rule("ZZ-17.01")
def test_the_zombie_die() -> None:
    g = Table(MAP).g
    assert (
        said(g, ZombieRoll(0), "en", 0) == "You roll for the zombies: one die, the number of zombies to move."
    )
    assert ZombieRoll(0).roller(g) == 0


@pytest.mark.rule("ZZ-24.18")
def test_dice_for_collected_zombies() -> None:
    g = Table(MAP).g
    assert said(g, TwoDiceRoll(1), "en", 0) == (
        "Bruno rolls for the zombies collected: two dice, each needs 4 or more."
    )
    assert said(g, OneDieRoll(1, 2, 6), "it", 1) == "Rilanci il dado 2: deve dare 4 o più."
    assert (TwoDiceRoll(1).dice(g), OneDieRoll(1, 2, 6).roller(g)) == (2, 1)


@pytest.mark.rule("ZZ-03.11", "ZZ-06.03", "ZZ-G72")
@pytest.mark.parametrize(
    ("drawer", "words"), [(OFF, "The highest begins."), (0, "The highest places the Helipad.")]
)
def test_a_die_each_in_the_order_it_is_read(drawer: int, words: str) -> None:
    g = Table(MAP, seats=3).g
    assert said(g, RollOff((0, 2), drawer), "en", 1) == f"A die each, in this order: Ada, Clara. {words}"
    three = said(g, RollOff((0, 1, 2), drawer), "en", 1)
    assert three == f"A die each, in this order: Ada, Bruno, Clara. {words}"
