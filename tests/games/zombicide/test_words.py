"""Everything the game can say is said in both languages, with the arguments it is given."""

from shamble.games.zombicide import GAME
from shamble.games.zombicide.board import TILES
from shamble.games.zombicide.bot.weights import STANCES
from shamble.games.zombicide.cards import EQUIPMENT, KIND_IDS, LEVEL_IDS
from shamble.games.zombicide.sheets import BOX, SHEETS, SKILL_IDS, slug
from shamble.games.zombicide.view import PHASES
from shamble.testing import Words, keys

TURN = "move search open shoot strike reload arrange trade noise combine end"
AT_CARS = "board alight sit drive ransack stow unstow"
OTHER = "take leave neutralise close loud heal lead"
ASKED = "activate wound hit pick first join room way on target learn"
CARDS = "drop lose pay use redraw refuse swap reroll done accept decline"
DEEDS = "died found-nothing left loud scream tough wounded heal lead trade trade-refused"


class TestWords(Words):
    game = GAME
    plays = 11
    longest = 1500

    def composed_keys(self) -> set[str]:
        rooms = [str(room["name"]) for tile in TILES.values() for room in tile.rooms.values()]
        return (
            {"scenario-own"}
            | keys("do verb", f"{TURN} {AT_CARS} {OTHER} {ASKED} {CARDS}")
            | keys(
                "event-card", "dealt found kept discarded lost matched loaded unloaded reloaded shield thrown"
            )
            | keys("event", DEEDS)
            | keys("event-door", "opened closed followed")
            | keys("event-car", "in out seat drove left")
            | keys("event-token", "taken neutralised woken")
            | keys("event-stirs", "card shortage")
            | keys("event-ended end", "won lost late")
            | keys("combined event-combined no-parts", "sniper molotov")
            | keys("reroll", "ammo lucky turn")
            | keys("chair", "driver passenger")
            | keys("hint-stance", [stance.name for stance in STANCES])
            | keys("phase", [*PHASES, "over"])
            | keys("level", LEVEL_IDS)
            | keys("room at by", map(slug, rooms))
            | {"place", "place-at", "place-way", "place-other", "place-other-way"}
            | {"place-start", "place-start-way"}
            | keys("car car.text", "police pimp")
            | keys("kind kind.text", KIND_IDS)
            | keys("kinds card-zombies", [*KIND_IDS, "none"])
            | keys("card-zombies", "extra_activation manhole")
            | keys("card card.text", [kind.id for kind in EQUIPMENT])
            | keys("skill skill.text", SKILL_IDS)
            | keys("survivor survivor.text", [sheet.id for sheet in SHEETS[:BOX]])
        )
