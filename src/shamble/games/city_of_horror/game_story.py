"""Story of a finished game: fates of the characters, runner-up, worst deaths."""

from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory, Hero
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.events import Died, Exploded, HourBegan
from shamble.games.city_of_horror.state import CityState

DEATH = 2
BLAST = 8


def chronicle(g: CityState, happened: list[tuple[int, Event]]) -> GameStory:
    story = GameStory()
    heroes: dict[int, Hero] = {}
    for number, person in enumerate(g.people):
        if person.seat < 0:
            continue
        hero = Hero(
            names.person_thing(number), Prompt("hero", {"who": names.person_name(number)}), person.seat
        )
        hero.alive = person.alive
        hero.fate = Prompt("fate-left") if person.alive else None
        heroes[number] = hero
        story.heroes.append(hero)
    fallen, action = 0, -1
    for version, event in happened:
        if isinstance(event, HourBegan):
            story.round = event.hour
        elif isinstance(event, Died):
            fallen = 1 if version != action else fallen + 1
            action = version
            if event.person in heroes:
                heroes[event.person].fate = Prompt("fate-" + event.cause, {"round": story.round})
            if event.cause != "sick":
                story.weigh(DEATH * fallen, version, event)
        elif isinstance(event, Exploded):
            story.weigh(BLAST, version, event)
    story.heroes.sort(key=lambda hero: hero.seat)
    others = [seat for seat in range(g.seats) if seat not in g.winners]
    if g.winners and others:
        best = max(others, key=lambda seat: g.points[seat])
        story.why = Prompt(
            "end-second", {"points": g.points[g.winners[0]], "seat": f"@seat-{best}", "next": g.points[best]}
        )
    return story
