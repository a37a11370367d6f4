"""Events of set-up, movement, zombies, votes and deaths. Others are in `card_events`."""

from shamble.core.events import Args, Data, Event, Line
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import FOOD, HOUR_NAMES, SIDES


class CityLaid(Event):
    """A location was laid out with its side and number (CH-03.01, CH-03.02)."""

    def __init__(self, number: int, place: int, side: int) -> None:
        self.number = number
        self.place = place
        self.side = side

    def line(self) -> Line:
        args: Args = {
            "number": self.number,
            **names.place_args(self.place),
            "side": "@side-board-" + SIDES[self.side],
        }
        return Line("event-laid", args, (names.place_thing(self.place),), ("CH-03.01",))


class StarterChosen(Event):
    """The starting player changed.

    `cause`: "setup", "lost", "tower", "left", "student", "out".
    """

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat)}
        return Line("event-starter-" + self.cause, args, (names.seat_thing(self.seat),), ("CH-02.18",))


class CharacterDealt(Event):
    def __init__(self, seat: int, person: int) -> None:
        self.seat = seat
        self.person = person

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), **names.person_args(self.person)}
        return Line("event-dealt", args, (names.person_thing(self.person),))


class PlaceDrawn(Event):
    """A movement card was drawn for the placement (CH-03.13)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), **names.place_args(self.place)}
        return Line("event-place-drawn", args, (names.place_thing(self.place),), ("CH-03.13",))


class Settled(Event):
    """A character was placed at the start.

    `full`: it went to the crossroads because the location drawn was full (CH-03.14).
    """

    def __init__(self, person: int, place: int, full: bool) -> None:
        self.person = person
        self.place = place
        self.full = full

    def line(self) -> Line:
        args: Args = {**names.person_args(self.person), **names.place_args(self.place)}
        things = (names.person_thing(self.person), names.place_thing(self.place))
        rules = ("CH-03.14",) if self.full else ("CH-03.13",)
        return Line("event-settled-full" if self.full else "event-settled", args, things, rules)


class HourBegan(Event):
    def __init__(self, hour: int) -> None:
        self.hour = hour

    def line(self) -> Line:
        return Line("event-hour", {"hour": HOUR_NAMES[self.hour]}, tone="head", rules=("CH-02.01",))


class Peeked(Event):
    """A seat looked at the next invasion card; only it knows the card (CH-05.02, CH-G55)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else Peeked(self.seat, -1)

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat)}
        if self.card < 0:
            return Line("event-peeked", args, ("invasion",), ("CH-05.02",))
        args["card"] = names.invasion_name(self.card)
        return Line(
            "event-peeked-card", args, ("invasion",), ("CH-05.02",), card=names.invasion_name(self.card)[1:]
        )


class PlanShown(Event):
    """A movement card was revealed (CH-06.01) or swapped for another (CH-19.16, CH-20.26)."""

    def __init__(self, seat: int, place: int, swapped: bool) -> None:
        self.seat = seat
        self.place = place
        self.swapped = swapped

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), **names.place_args(self.place)}
        key = "event-plan-swapped" if self.swapped else "event-plan"
        return Line(key, args, (names.seat_thing(self.seat), names.place_thing(self.place)), ("CH-06.01",))


class InvasionShown(Event):
    def __init__(self, card: int) -> None:
        self.card = card

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        name = names.invasion_name(self.card)
        return Line("event-invasion", {"card": name}, ("invasion",), ("CH-07.01",), tone="bad", card=name[1:])


class ZombiesCame(Event):
    """New zombies arrived from the horde; `cause`: "invasion", "alarm", "blonde"."""

    def __init__(self, place: int, count: int, cause: str) -> None:
        self.place = place
        self.count = count
        self.cause = cause

    def data(self) -> Data:
        return {"place": names.place_thing(self.place), "count": self.count}

    def line(self) -> Line:
        args: Args = {**names.place_args(self.place), "count": self.count}
        return Line("event-came-" + self.cause, args, (names.place_thing(self.place),), tone="bad")


class ZombiesWalked(Event):
    """Zombies moved to another location; `missed` did not fit and stayed (CH-07.04)."""

    def __init__(self, source: int, place: int, count: int, missed: int) -> None:
        self.source = source
        self.place = place
        self.count = count
        self.missed = missed

    def data(self) -> Data:
        return {"path": names.path(self.source, self.place), "count": self.count}

    def line(self) -> Line:
        args: Args = {
            "from": names.place_from(self.source),
            **names.place_args(self.place),
            "count": self.count,
            "missed": self.missed,
        }
        return Line("event-walked", args, (names.place_thing(self.source), names.place_thing(self.place)))


class ZombiesKilled(Event):
    def __init__(self, place: int, count: int) -> None:
        self.place = place
        self.count = count

    def data(self) -> Data:
        return {"place": names.place_thing(self.place), "count": self.count}

    def line(self) -> Line:
        args: Args = {**names.place_args(self.place), "count": self.count}
        return Line("event-killed", args, (names.place_thing(self.place),), tone="good")


class SuppliesDropped(Event):
    """Supplies landed by parachute (CH-07.07)."""

    def __init__(self, place: int, antidotes: int, cards: int) -> None:
        self.place = place
        self.antidotes = antidotes
        self.cards = cards

    def line(self) -> Line:
        args: Args = {
            **names.place_args(self.place),
            "antidotes": self.antidotes,
            "cards": self.cards,
        }
        return Line("event-dropped", args, (names.place_thing(self.place),), ("CH-07.07",), tone="good")


class LeaderMoved(Event):
    """The leader moved over these colours, from the first to the last."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path

    def data(self) -> Data:
        return {"path": [names.colour_thing(colour) for colour in self.path]}

    def line(self) -> Line:
        args: Args = {"colour": names.colour_name(self.path[-1])}
        return Line("event-leader", args, (names.colour_thing(self.path[-1]),))


class Walked(Event):
    """A character moved.

    `way`: "in", "full" (turned away to the crossroads) or "squeezed" (on a temporary space).
    """

    def __init__(self, person: int, source: int, place: int, way: str) -> None:
        self.person = person
        self.source = source
        self.place = place
        self.way = way

    def data(self) -> Data:
        return {"path": names.path(self.source, self.place)}

    def line(self) -> Line:
        args: Args = {**names.person_args(self.person), **names.place_args(self.place)}
        things = (names.person_thing(self.person), names.place_thing(self.place))
        return Line(
            "event-moved-" + self.way, args, things, ("CH-08.05",) if self.way == "full" else ("CH-08.01",)
        )


class MoveUndone(Event):
    """The Priest undid a move (CH-20.21)."""

    def __init__(self, person: int, source: int, place: int) -> None:
        self.person = person
        self.source = source
        self.place = place

    def data(self) -> Data:
        return {"path": names.path(self.source, self.place)}

    def line(self) -> Line:
        args: Args = {**names.person_args(self.person), **names.place_args(self.place)}
        things = (names.person_thing(self.person), names.place_thing(self.place))
        return Line("event-move-undone", args, things, ("CH-20.21",))


class NobodyMoves(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        return Line("event-no-mover", {"seat": names.seat_name(self.seat)}, rules=("CH-G16",))


class LocationBegan(Event):
    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place

    def line(self) -> Line:
        args: Args = {"number": self.number, **names.place_args(self.place)}
        return Line("event-location", args, (names.place_thing(self.place),), ("CH-09.01",), tone="head")


class Attacked(Event):
    """The zombies attacked (CH-11.03), with or without a possible victim (CH-G13)."""

    def __init__(self, place: int, zombies: int, victims: bool) -> None:
        self.place = place
        self.zombies = zombies
        self.victims = victims

    def data(self) -> Data:
        return {"count": self.zombies}

    def line(self) -> Line:
        args: Args = {**names.place_args(self.place), "count": self.zombies}
        key = "event-attack" if self.victims else "event-attack-no-victim"
        return Line(key, args, (names.place_thing(self.place),), ("CH-11.03",), tone="bad")


class Voted(Event):
    """A block of votes was revealed (CH-17.02): owner, caster, number and target."""

    def __init__(self, place: int, kind: int, owner: int, caster: int, votes: int, target: int) -> None:
        self.place = place
        self.kind = kind
        self.owner = owner
        self.caster = caster
        self.votes = votes
        self.target = target

    def reveals(self) -> bool:
        return True

    def data(self) -> Data:
        return {
            "vote": names.VOTES[self.kind],
            "owner": self.owner,
            "caster": self.caster,
            "votes": self.votes,
            "target": self.target,
        }

    def line(self) -> Line:
        args: Args = {
            "seat": names.seat_name(self.caster),
            "owner": names.seat_name(self.owner),
            "votes": self.votes,
            "target": names.seat_name(self.target),
        }
        key = "event-voted" if self.owner == self.caster else "event-voted-coerced"
        return Line(key, args, (names.seat_thing(self.caster), names.seat_thing(self.target)), ("CH-17.02",))


class VoteTied(Event):
    def __init__(self, place: int, kind: int) -> None:
        self.place = place
        self.kind = kind

    def data(self) -> Data:
        return {"vote": names.VOTES[self.kind], "place": names.place_thing(self.place)}

    def line(self) -> Line:
        args = names.place_args(self.place)
        rules = ("CH-11.05",) if self.kind == 0 else ("CH-12.05",)
        return Line("event-tied-" + names.VOTES[self.kind], args, (names.place_thing(self.place),), rules)


class VoteWon(Event):
    """A vote or a tie-break chose this player (CH-17.05)."""

    def __init__(self, place: int, kind: int, seat: int) -> None:
        self.place = place
        self.kind = kind
        self.seat = seat

    def data(self) -> Data:
        return {
            "vote": names.VOTES[self.kind],
            "place": names.place_thing(self.place),
            "seat": self.seat,
        }

    def line(self) -> Line:
        args: Args = {**names.place_args(self.place), "seat": names.seat_name(self.seat)}
        return Line(
            "event-chosen-" + names.VOTES[self.kind], args, (names.seat_thing(self.seat),), ("CH-17.05",)
        )


class Died(Event):
    """A character died; `cause`: "eaten", "leader", "tower", "sick"."""

    def __init__(self, person: int, seat: int, cause: str) -> None:
        self.person = person
        self.seat = seat
        self.cause = cause

    def data(self) -> Data:
        return {"seat": self.seat, "cause": self.cause}

    def line(self) -> Line:
        args: Args = {**names.person_args(self.person), "seat": names.seat_name(self.seat)}
        return Line(
            "event-died-" + self.cause, args, (names.person_thing(self.person),), ("CH-11.07",), tone="bad"
        )


class Eliminated(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat)}
        return Line("event-eliminated", args, (names.seat_thing(self.seat),), ("CH-23.07",), tone="bad")


class TokenPlaced(Event):
    def __init__(self, place: int, count: int) -> None:
        self.place = place
        self.count = count

    def line(self) -> Line:
        args: Args = {**names.place_args(self.place), "count": self.count}
        return Line("event-token", args, (names.place_thing(self.place),), ("CH-16.04",))


class Exploded(Event):
    """A location blew up: "tower" (CH-21.09), "fire" (CH-21.35) or "door" (CH-21.41)."""

    def __init__(self, place: int, what: str) -> None:
        self.place = place
        self.what = what

    def data(self) -> Data:
        return {"what": self.what}

    def line(self) -> Line:
        rule = {"tower": "CH-21.09", "fire": "CH-21.35", "door": "CH-21.41"}[self.what]
        return Line("event-exploded-" + self.what, {}, (names.place_thing(self.place),), (rule,), tone="bad")


class ItemsStay(Event):
    def __init__(self, place: int, items: int) -> None:
        self.place = place
        self.items = items

    def line(self) -> Line:
        args: Args = {**names.place_args(self.place), "items": self.items}
        return Line("event-items-stay", args, (names.place_thing(self.place),), ("CH-12.05",))


class Vaccinated(Event):
    def __init__(self, person: int, seat: int) -> None:
        self.person = person
        self.seat = seat

    def line(self) -> Line:
        args: Args = {**names.person_args(self.person), "seat": names.seat_name(self.seat)}
        return Line("event-vaccinated", args, (names.person_thing(self.person),), ("CH-14.02",), tone="good")


class Scored(Event):
    """A player's final points were counted (CH-14.04 to CH-14.07)."""

    def __init__(self, seat: int, people: int, antidotes: int, food: int, canned: int) -> None:
        self.seat = seat
        self.people = people
        self.antidotes = antidotes
        self.food = food
        self.canned = canned

    def data(self) -> Data:
        return {
            "seat": self.seat,
            "people": self.people,
            "antidotes": self.antidotes,
            "food": self.food + self.canned,
        }

    def line(self) -> Line:
        args: Args = {
            "seat": names.seat_name(self.seat),
            "people": self.people,
            "antidotes": self.antidotes,
            "food": self.food + self.canned,
            "points": self.people + self.antidotes + self.food + self.canned,
        }
        return Line("event-scored", args, (names.seat_thing(self.seat),), ("CH-14.04",))


class FoodShown(Event):
    """A food token was turned face up on crossroads B (CH-21.24)."""

    def __init__(self, token: int) -> None:
        self.token = token

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        args: Args = {"value": FOOD[self.token]}
        return Line("event-food-shown", args, (names.food_thing(self.token),), ("CH-21.24",))
