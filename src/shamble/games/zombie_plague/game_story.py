"""The story of a night: what every human shot, found and suffered, who was turned, and when it turned."""

from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory, Hero
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.events import Bitten, DroveOff, Found, Killed, RoundBegan, WoundRolled
from shamble.games.zombie_plague.state import ESCAPED, ZOMBIFIED, PlagueState

TURNED = 20
KILL = 4


def chronicle(g: PlagueState, happened: list[tuple[int, Event]]) -> GameStory:
    told = GameStory()
    for n, human in enumerate(g.humans):
        hero = Hero(names.figure_thing(n + 1), Prompt("figure-human", {"number": n + 1}), human.seat)
        hero.kills = g.kills[n]
        hero.alive = human.fate != ZOMBIFIED
        hero.fate = Prompt("fate-left") if human.fate == ESCAPED else Prompt("fate-alive")
        told.heroes.append(hero)
    downed, action = 0, -1
    for version, event in happened:
        if isinstance(event, RoundBegan):
            told.round = event.round
        elif isinstance(event, Killed):
            downed = 1 if version != action else downed + 1
            action = version
            told.weigh(KILL * downed, version, event)
        elif isinstance(event, Found):
            told.heroes[event.human - 1].finds += 1
        elif isinstance(event, Bitten) and event.hit():
            told.heroes[event.human - 1].wounds += 1
        elif isinstance(event, WoundRolled) and event.face == 1:
            told.heroes[event.human - 1].fate = Prompt("fate-turned", {"round": told.round})
            told.weigh(TURNED, version, event)
        elif isinstance(event, DroveOff):
            told.weigh(TURNED, version, event)
    living = sum([1 for human in g.humans if human.fate != ZOMBIFIED])
    told.why = Prompt(
        "end-humans-left", {"living": living, "all": len(g.humans), "kills": sum(g.kills), "rounds": g.round}
    )
    return told
