"""Story of a night: each human's kills, finds, wounds and fate, and the highlights."""

from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory, Hero
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.events import Bitten, CardFound, DroveOff, Killed, RoundBegan, WoundRolled
from shamble.games.zombie_plague.state import ESCAPED, ZOMBIFIED, PlagueState

TURNED = 20
KILL = 4


def chronicle(g: PlagueState, happened: list[tuple[int, Event]]) -> GameStory:
    story = GameStory()
    for n, human in enumerate(g.humans):
        hero = Hero(names.figure_thing(n + 1), Prompt("figure-human", {"number": n + 1}), human.seat)
        hero.kills = g.kills[n]
        hero.alive = human.fate != ZOMBIFIED
        hero.fate = Prompt("fate-left") if human.fate == ESCAPED else Prompt("fate-alive")
        story.heroes.append(hero)
    fallen, action = 0, -1
    for version, event in happened:
        if isinstance(event, RoundBegan):
            story.round = event.round
        elif isinstance(event, Killed):
            fallen = 1 if version != action else fallen + 1
            action = version
            story.weigh(KILL * fallen, version, event)
        elif isinstance(event, CardFound):
            story.heroes[event.human - 1].finds += 1
        elif isinstance(event, Bitten) and event.hit():
            story.heroes[event.human - 1].wounds += 1
        elif isinstance(event, WoundRolled) and event.face == 1:
            story.heroes[event.human - 1].fate = Prompt("fate-turned", {"round": story.round})
            story.weigh(TURNED, version, event)
        elif isinstance(event, DroveOff):
            story.weigh(TURNED, version, event)
    living = sum([1 for human in g.humans if human.fate != ZOMBIFIED])
    story.why = Prompt(
        "end-humans-left", {"living": living, "all": len(g.humans), "kills": sum(g.kills), "rounds": g.round}
    )
    return story
