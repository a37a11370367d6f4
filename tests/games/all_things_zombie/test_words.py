"""Every text of the game exists in both languages, with its arguments."""

from shamble.core.space.hexes import DIRECTIONS
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.board import EDGES, map_of
from shamble.games.all_things_zombie.events import TESTS, Began
from shamble.games.all_things_zombie.pieces import ITEM_IDS, PACES, PEOPLE
from shamble.games.all_things_zombie.state import PHASES, SLOTS
from shamble.match.i18n.messages import Translator as Speaker
from shamble.testing import Words, keys

TURN = "go rest pass end move scout enter leave fast hex charge search reload"
DOING = "swap scope treat medic give fire panic shots target shoot throw"
THINGS = "kill meds put exchange leave-it keep recruit enough buy heal rearm rescope hand"
ANSWERS = "enough hold spare ammo flip fire melee flee cover charge stay cure none back enter done"
KIT = "ooa ammo reloaded swapped meds medkit scope unscoped bought found none left stowed dropped given"


class TestWords(Words):
    game = GAME
    plays = 30
    longest = 200

    def composed_keys(self) -> set[str]:
        return (
            keys("do verb", f"{TURN} {DOING} {THINGS}")
            | keys("do-answer verb-answer", ANSWERS)
            | keys("event-began", "entry turn survivors player band renegade zombies stand board")
            | keys("event-moved", "move enter flee cover charge back scout left")
            | keys("event-rolled", "fast medic cure")
            | keys("event", "wounded flipped died healed")
            | keys("event-stays", "stay cover hold none")
            | keys("event-zombie", "shot start building edge setup heliport")
            | keys("event-kit", KIT)
            | keys("verdict", "initiative initiative-tie")
            | keys("event-ended end", "won lost draw other points campaign-won campaign-lost")
            | keys("phase", [*PHASES, "over"])
            | keys("person", [person.id for person in PEOPLE])
            | keys("ability ability.text", [person.ability for person in PEOPLE])
            | keys("pace", PACES)
            | keys("slot", SLOTS)
            | keys("edge", [*EDGES])
            | keys("direction", DIRECTIONS)
            | keys("card card.text", [*ITEM_IDS, "nothing"])
            | keys("building", [building.id for board in "1234" for building in map_of(board).buildings])
            | keys("test table table.passed0 table.passed1 table.passed2", TESTS)
            | keys("branch", "fire melee flee cover charge duel stay")
        )


def test_acting_side_is_named_for_the_reader() -> None:
    line = Began("player", 1).line()
    for reader, said in ((1, "Your survivors act."), (0, "Bruno’s survivors act.")):
        words = Speaker("en", GAME.id, ["Ada", "Bruno"], reader=reader)
        assert words.text(line.key, line.args) == said
