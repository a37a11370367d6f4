"""Everything the game can say is said in both languages, with the arguments it is given."""

import pytest

from shamble.core.chance import Roll
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, HOUSE_ROOMS
from shamble.games.zombie_plague.rules.car import StartCar
from shamble.games.zombie_plague.rules.human_attacks import ConfirmStrike, Strike
from shamble.games.zombie_plague.rules.zombie_attacks import Bite, TurnRoll
from shamble.games.zombie_plague.state import PlagueState
from shamble.testing import Words, keys
from tests.games.zombie_plague.table import Table

MOVES = "forward back left right barricade strike punch shoot search attack end"
CARDS = "reload drink board drive break smash lucky use keep"
CHOICES = "go rest pass edge place face room decline accept"


class TestWords(Words):
    game = GAME
    plays = 30

    def composed_keys(self) -> set[str]:
        return (
            keys("do verb", f"{MOVES} {CARDS} {CHOICES}")
            | keys("event-human", "start forward back turned")
            | keys("event-zombie", "start arrival surprise resident bored risen forward turned")
            | keys("event-gun", "empty saved barrel reloaded")
            | keys("event-car", "boarded alighted overrun")
            | keys("verdict", "oops miss push kill wound")
            | keys("end event-ended", "humans zombies escape dawn")
            | keys("cause", "surprise resident bored")
            | keys("phase", "setup humans arrivals zombies over")
            | keys("edge facing", "N E S W")
            | keys("room", [*HOUSE_ROOMS, "G", "o"])
            | keys("opening", [o.id for o in BOARD.openings])
            | keys("place", [p.id for p in BOARD.places])
            | keys("bare", "hands")
            | keys("oops", "any empty points second wound")
            | {"place", "place-way"}  # what other sentences say within
        )


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (Bite(1, 1), "Zombie 1 bites human 1: 2 dice, equal ones wound."),
        (TurnRoll(1), "Human 1 is wounded: one die, on a 1 the human becomes a zombie."),
        (
            Strike(1, bare=False),
            "Human 1 strikes zombie 1 (Chainsaw): one die, 3 or more kills, a 1 backfires.",
        ),
        (ConfirmStrike(1, 6), "Human 1 rolled a 6. Roll again: only another 6 counts."),
        (StartCar(1), "Human 1 tries to start the car: one die, a 6 starts it."),
    ],
)
def test_real_dice_prompt_names_the_roll(roll: Roll[PlagueState], said: str) -> None:
    t = Table("""turn H1 4
                 humans H1 L8 W chainsaw
                 zombies Z1 K8 E""")
    asked = roll.prompt(t.g)
    words = TestWords()
    assert words.speak("en", asked.key, words.arguments("en", asked.args)) == said
    assert roll.roller(t.g) == (1 if isinstance(roll, Bite) else 0)
