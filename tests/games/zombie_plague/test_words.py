"""Everything the game can say is said in both languages, with the arguments it is given."""

from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, HOUSE_ROOMS
from shamble.testing import Words, keys

MOVES = "forward back left right barricade strike punch shoot search attack end"
CARDS = "reload drink board drive break smash lucky use keep"
CHOICES = "go rest pass edge place face room decline accept"


class TestWords(Words):
    game = GAME
    plays = 30

    def composed(self) -> set[str]:
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
