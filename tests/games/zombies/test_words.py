"""Every message of the game exists in both languages, with the arguments it gets."""

from shamble.games.zombies import GAME
from shamble.games.zombies.board import KINDS as TILES
from shamble.games.zombies.places import CELLS
from shamble.games.zombies.view import PHASES
from shamble.testing import Words, keys

MAP = "place zombie life bullet door survivor to move stop stay walk enough"
FIGHT = "roll use shoot bleed boost hasten raise reroll accept"
CARDS = "play lay discard end pass target building lift item bullets"


class TestWords(Words):
    game = GAME
    plays = 30
    longest = 200
    speaks_to_you = True

    def composed_keys(self) -> set[str]:
        return (
            keys("do verb", f"{MAP} {FIGHT} {CARDS}")
            | keys("event-rolloff", "first helipad")
            | keys("event-unplayable", "tile closing helipad-back helipad-gone")
            | keys("event-put ask-put", "life bullet")
            | keys("event-took event-shown", "life bullet survivor")
            | keys("ask-window", "fight cards move helipad zombies die end")
            | {"no-not-there-2"}
            | keys("end", "helipad zombies together team undead death stranded draw dawn")
            | keys("phase", [*PHASES, "over"])
            | keys("direction", "N E S W")
            | keys("series-kills", map(str, range(1, 7)))
            | keys("tile", [kind.id for kind in TILES])
            | {"place", "place-to", "place-in", "place-off", "off-down", "off-across", "rolling"}
            | keys("cell", CELLS)
            | keys("road road.to road.in", [kind.id for kind in TILES if kind.generic])
            | keys("at at.to at.in at.of at.by", [kind.id for kind in TILES if not kind.generic])
        )
