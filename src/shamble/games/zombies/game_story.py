"""Story of a finished game: kills, finds and losses of each player, and the turning point."""

from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory, Hero, join_names
from shamble.games.zombies import names
from shamble.games.zombies.events import (
    Arrived,
    Died,
    LifeLost,
    SurvivorRecovered,
    TokenTaken,
    TurnBegan,
    Turned,
    ZombieKilled,
)
from shamble.games.zombies.state import SAFE, ZOMBIE, ZombiesState

DEATH = 10
ARRIVAL = 8


def chronicle(g: ZombiesState, happened: list[tuple[int, Event]]) -> GameStory:
    story = GameStory()
    for seat in range(g.seats):
        hero = Hero(names.pawn_thing(seat), Prompt("hero", {"who": f"@seat-{seat}"}), seat)
        hero.alive = g.status[seat] != ZOMBIE
        hero.fate = Prompt("fate-again", {"count": g.deaths[seat]})
        if g.status[seat] == SAFE:
            hero.fate = Prompt("fate-left")
        story.heroes.append(hero)
    for version, event in happened:
        if isinstance(event, TurnBegan):
            story.round = event.round
        elif isinstance(event, ZombieKilled):
            story.heroes[event.seat].kills += 1
        elif isinstance(event, LifeLost):
            story.heroes[event.seat].wounds += 1
        elif isinstance(event, TokenTaken):
            story.heroes[event.seat].finds += 1
        elif isinstance(event, SurvivorRecovered):
            story.weigh(ARRIVAL, version, event)
        elif isinstance(event, Died):
            story.weigh(DEATH + event.lost, version, event)
        elif isinstance(event, Turned):
            story.heroes[event.seat].fate = Prompt("fate-turned", {"round": story.round})
            story.weigh(DEATH, version, event)
        elif isinstance(event, Arrived):
            story.weigh(ARRIVAL, version, event)
    story.why = _why(g)
    return story


def _why(g: ZombiesState) -> Prompt:
    """Return the runner-up of a win against others, else how all players fared together."""
    others = [seat for seat in range(g.seats) if seat not in g.winners]
    if g.winners and others:
        best = max(others, key=lambda seat: g.kills[seat])
        return Prompt("end-next", {"player": f"@seat-{best}", "zombies": g.kills[best]})
    everybody = join_names([f"@seat-{seat}" for seat in range(g.seats)])
    if g.winners:
        return Prompt("end-all-safe", {"names": everybody, "deaths": sum(g.deaths)})
    return Prompt("end-all-lost", {"names": everybody, "rounds": g.round})
