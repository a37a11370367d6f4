"""Story of a scenario: kills, finds and wounds of each survivor, and the turning point."""

from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory, Hero, join_names
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.events import (
    Began,
    Cured,
    Fired,
    Hurt,
    Kit,
    MeleeRolled,
    Met,
    Searched,
    ZombieKilled,
)
from shamble.games.all_things_zombie.state import DEAD, LEFT, HexState

DEATH = 30
CURE = 12
FRIEND = 10
KILL = 4
SEARCH = 1


def chronicle(g: HexState, happened: list[tuple[int, Event]]) -> GameStory:
    story = GameStory()
    heroes: dict[int, Hero] = {}
    for survivor in g.people:
        if survivor.seat < 0:
            continue
        who = names.person_name(survivor.kind)
        hero = Hero(names.person_thing(survivor.kind), Prompt("hero", {"who": who}), survivor.seat)
        hero.alive = survivor.fate != DEAD
        hero.fate = Prompt("fate-left") if survivor.fate == LEFT else Prompt("fate-alive")
        heroes[survivor.kind] = hero
        story.heroes.append(hero)
    fights, downed, action = -1, 0, -1
    for version, event in happened:
        if isinstance(event, Began):
            story.round = event.turn
        elif isinstance(event, Fired):
            fights = event.kind
        elif isinstance(event, MeleeRolled):
            fights = event.kind if event.kind >= 0 else fights
        elif isinstance(event, ZombieKilled):
            if fights in heroes:
                heroes[fights].kills += 1
            downed = 1 if version != action else downed + 1
            action = version
            story.weigh(KILL * downed, version, event)
        elif isinstance(event, Hurt) and event.kind in heroes:
            if event.wounds > 0:
                heroes[event.kind].wounds += event.wounds
            if event.what() == "died":
                heroes[event.kind].fate = Prompt("fate-dead", {"round": story.round})
                story.weigh(DEATH, version, event)
        elif isinstance(event, Kit) and event.what == "found" and event.kind in heroes:
            heroes[event.kind].finds += 1
        elif isinstance(event, Searched):
            story.weigh(SEARCH, version, event)
        elif isinstance(event, Cured):
            story.weigh(CURE, version, event)
        elif isinstance(event, Met):
            story.weigh(FRIEND, version, event)
    story.why = _why(g)
    return story


def _why(g: HexState) -> Prompt | None:
    mine = [survivor for survivor in g.people if survivor.seat >= 0]
    dead = [names.person_name(survivor.kind) for survivor in mine if survivor.fate == DEAD]
    if mine and len(dead) == len(mine):
        return Prompt("end-none-left", {"names": join_names(dead), "turns": g.turn})
    living = [names.person_name(survivor.kind) for survivor in mine if survivor.fate != DEAD]
    if not living:
        return None
    return Prompt(
        "end-came-through",
        {"names": join_names(living), "count": len(living), "dead": len(dead), "turns": g.turn},
    )
