"""Story of a mission: each survivor's kills, finds and wounds, the ending, the highlights."""

from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory, Hero, join_names
from shamble.games.zombicide.events import CardEvent, Did, Killed, RoundBegan, TokenEvent, thing, who
from shamble.games.zombicide.state import DEAD, LEFT, ZombicideState

DEATH = 40  # weight; as much as ten zombies killed in one action
TOKEN = 6


def chronicle(g: ZombicideState, happened: list[tuple[int, Event]]) -> GameStory:
    story = GameStory()
    heroes: dict[int, Hero] = {}
    for n, s in enumerate(g.survivors):
        hero = Hero(thing(s.sheet), Prompt("hero", {"who": g.sheet_of(n).name}), s.seat)
        hero.kills = g.kills[n]
        hero.alive = s.fate != DEAD
        hero.fate = Prompt("fate-left") if s.fate == LEFT else Prompt("fate-alive")
        heroes[s.sheet] = hero
        story.heroes.append(hero)
    last = -1
    fallen, action = 0, -1
    for version, event in happened:
        if isinstance(event, RoundBegan):
            story.round = event.round
        elif isinstance(event, Killed):
            fallen = event.count if version != action else fallen + event.count
            action = version
            last = event.sheet
            story.weigh(4 * fallen, version, event)
        elif isinstance(event, TokenEvent):
            last = event.sheet
            story.weigh(TOKEN, version, event)
        elif isinstance(event, CardEvent) and event.what == "found" and event.sheet in heroes:
            heroes[event.sheet].finds += 1
        elif isinstance(event, Did) and event.sheet in heroes:
            if event.what == "wounded":
                heroes[event.sheet].wounds += 1
            elif event.what == "died":
                last = event.sheet
                heroes[event.sheet].fate = Prompt("fate-dead", {"round": story.round})
                story.weigh(DEATH, version, event)
            elif event.what == "left":
                last = event.sheet
    story.why = _why(g, last)
    return story


def _why(g: ZombicideState, last: int) -> Prompt:
    living = [g.sheet_of(n).name for n, s in enumerate(g.survivors) if s.fate != DEAD]
    if g.outcome == "won" and last >= 0 and living:
        return Prompt("end-won-by", {"who": who(last), "names": join_names(living), "count": len(living)})
    if g.outcome == "lost" and last >= 0 and not living:
        return Prompt("end-lost-by", {"who": who(last), "rounds": g.round})
    return Prompt("end-over", {"rounds": g.round})
