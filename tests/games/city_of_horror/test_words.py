"""Every message of the game exists in both languages, with the arguments it gets."""

from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import BOARDS, COLOURS, INVASIONS, PEOPLE, PLACES, SIDES
from shamble.games.city_of_horror.cards import KINDS
from shamble.games.city_of_horror.client_view import PHASES
from shamble.games.city_of_horror.state import FATES, ITEMS, PROMISES
from shamble.testing import Words, keys

TURN = "pass play power offer plan later move turn-away put keep"
AIMS = "at lure from to where about token wake hide exhaust eaten vaccinate leader forward rob coerce name"
VOTES = "tie point pay take pay-food eat-food truck share decline accept refuse refuse-because change retract"
OFFERS = "give hand give-antidote want-card want-antidote promise want-promise number item send withdraw"


class TestWords(Words):
    game = GAME
    plays = 12
    longest = 3000
    speaks_to_you = True

    def composed_keys(self) -> set[str]:
        return (
            keys("do verb", f"{TURN} {AIMS} {VOTES} {OFFERS}")
            | keys("do-promise verb-promise event-promise", PROMISES)
            | keys("ask-aim", "at lure from to where wake hide leader rob coerce pay take")
            | keys("ask-window", "look late plans move moved use attack sharing after rescue")
            | keys("ask-vote event-tied event-chosen", "attack sharing")
            | keys("event-offer-refused", "gone late")
            | keys("event-starter", "setup lost tower left student out")
            | keys("event-came", "invasion alarm blonde")
            | keys("event-moved", "in full squeezed")
            | keys("event-died", "eaten leader tower sick")
            | keys("event-exploded", "tower fire door")
            | keys("event-keeps event-gives", "antidote card known-card")
            | keys("event", "played")
            | keys("event-played", "place place-to seat seat-place person person-place")
            | keys("event-offer", "made agreed refused withdrawn lapsed")
            | keys("event-reason", "little ahead word grudge")
            | keys("hint-refuse", "ahead word grudge")
            | keys("event-word", FATES)
            | keys("item", ITEMS.values())
            | keys("phase", [*PHASES, "over"])
            | keys("end", "rescue rescue-one lost")
            | keys("series-people", map(str, range(1, 7)))
            | keys("series", "zombies")
            | keys("place place.at place.to place.from", PLACES)
            | keys("the the.start the.of the.to", [person.id for person in PEOPLE])
            | keys("colour", COLOURS)
            | keys("side-board", SIDES)
            | keys("char char.text char.short", [person.id for person in PEOPLE])
            | keys("card card.text", [*KINDS, *[invasion.id for invasion in INVASIONS]])
            | keys("location.text location.attack", [side.id for sides in BOARDS for side in sides])
        )
