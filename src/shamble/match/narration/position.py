"""Answers about a position: figures, threats, places and routes."""

import re
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any

from shamble.core.game import Game
from shamble.core.inspection import Route
from shamble.core.narration import Exit, Figure, NarratedPosition, Spot
from shamble.core.visibility import View
from shamble.match.i18n.messages import Translator
from shamble.match.narration import directions
from shamble.match.narration.parser import find_matches
from shamble.match.narration.sentences import joined, sentence
from shamble.match.protocol.view import LogLine

MAX_DESCRIBED = 2  # figures at a place that are described in full
UNREACHABLE = 99  # steps
THREAT_TURNS = 3  # how far ahead threats are reported
MAX_NAMED = 12  # items of one kind in one answer


class PositionNarrator:
    """Describes what a seat sees, place by place and figure by figure."""

    def __init__(
        self, game: Game[Any], view: View[Any], position: NarratedPosition, words: Translator
    ) -> None:
        self.game = game
        self.view = view
        self.position = position
        self.words = words
        self._names: dict[str, str] = {}
        self._far: dict[str, dict[str, int]] = {}

    # ------------------------------------------------------------ names

    def say(self, key: str, **args: str | int) -> str:
        return self.words.text(key, args)

    def line(self, line: LogLine) -> str:
        """Return an event in words, with its dice."""
        said = sentence(self.words.say(line))
        if line.card and self.words.has(line.card):
            card = self.words.text(line.card)
            said = said if card.casefold() in said.casefold() else f"{said} {sentence(card)}"
        if line.dice is None:
            return said
        numbers = re.findall(r"\d+", said)
        parts = [self.words.say(part) for part in (line.dice.need, line.dice.verdict) if part is not None]
        if not all(str(face) in numbers for face in line.dice.faces):
            parts.insert(0, self.say("narration-dice", faces=joined([str(face) for face in line.dice.faces])))
        unsaid = [part for part in parts if part.rstrip(".").casefold() not in said.casefold()]
        return f"{said} {sentence('; '.join(unsaid))}" if unsaid else said

    def name(self, place: str) -> str:
        spot = self.position.spots.get(place)
        if spot is None:
            return ""
        if place not in self._names:
            self._names[place] = self.words.text(spot.key, spot.args)
        return self._names[place]

    def full_name(self, spot: Spot) -> str:
        """Return the name of a place with its notation."""
        name = self.name(spot.thing)
        return f"{name}, {spot.notation}" if spot.notation and spot.notation != name else name

    def unique_name(self, place: str) -> str:
        """Return the name of a place, with its notation if another place has the same name."""
        name = self.name(place)
        alike = any(self.name(other) == name for other in self.position.spots if other != place)
        return self.full_name(self.position.spots[place]) if alike else name

    def thing(self, thing: str) -> str:
        """Return the name of a figure or place."""
        figure = self.position.figures.get(thing)
        return figure.name if figure is not None else self.name(thing)

    def far(self, start: str) -> dict[str, int]:
        if start not in self._far:
            self._far[start] = directions.distances(self.position, start)
        return self._far[start]

    # ------------------------------------------------------------ the figures

    def me(self) -> list[str]:
        """Describe the reader's figures: place, state, and who is with them."""
        if not self.position.own_figures:
            return [self.say("narration-no-figure")]
        out = []
        for thing in self.position.own_figures:
            figure = self.position.figures[thing]
            parts = [figure.name, *([self.unique_name(figure.place)] if figure.place else []), *figure.state]
            out.append(sentence(", ".join(part for part in parts if part)))
            here = [one for one in self.at_place(figure.place) if one.thing != thing]
            if figure.place and here:
                out.append(self.say("narration-with", who=self.crowd(here)))
        return out

    def near(self, most: int) -> list[str]:
        """Describe the figures within `most` steps, nearest first, with their direction."""
        if not self.homes():
            return []
        results: list[tuple[int, str, str, list[Figure]]] = []
        for place in dict.fromkeys(figure.place for figure in self.position.figures.values() if figure.place):
            here = [one for one in self.at_place(place) if one.thing not in self.position.own_figures]
            if not here:
                continue
            start, count = self._nearest(place)
            if count <= (0 if directions.has_no_map(self.position) else most):
                results.append((count, start, place, here))
        results.sort(key=lambda item: item[0])
        if not results:
            return [self.say("narration-none-near", steps=most)]
        return [self._away(count, start, place, here) for count, start, place, here in results[:MAX_NAMED]]

    def _away(self, count: int, start: str, place: str, figures: list[Figure]) -> str:
        who, there = self.crowd(figures), self.name(place)
        if count == 0:
            return sentence(self.say("narration-here", who=who, place=there))
        way = self._compass_direction(start, place)
        return sentence(
            self.say("narration-away", who=who, steps=count, way=way, of=self._from(start), place=there)
        )

    def reach(self) -> list[str]:
        """Describe which foes can reach the reader's figures, and in how many turns."""
        result = self._threats(THREAT_TURNS)
        if not result:
            return self.position.dangers or [self.say("narration-no-threat", turns=THREAT_TURNS)]
        alike: dict[tuple[str, str, int], list[str]] = {}  # place, whom, when -> who
        for foe, mine, turns in result:
            figure = self.position.figures[foe]
            due = 0 if figure.place == self.position.figures[mine].place else turns
            alike.setdefault((figure.place, mine, due), []).append(figure.name)
        out = []
        for (place, mine, due), names in list(alike.items())[:MAX_NAMED]:
            target = self.position.figures[mine]
            args: dict[str, str | int] = {
                "who": self._several(names),
                "to": target.name,
                "turns": due,
                "way": self._compass_direction(target.place, place),
                "place": self.name(place),
            }
            out.append(
                sentence(self.words.text("narration-comes-you" if target.you else "narration-comes", args))
            )
        return [*out, *self.position.dangers]

    def danger(self) -> str:
        """Describe next turn's threats to the reader's figures, in one line."""
        out = []
        by: dict[str, list[str]] = {}
        for foe, mine, _ in self._threats(1):
            by.setdefault(mine, []).append(foe)
        hunted: dict[tuple[str, ...], list[str]] = {}
        for mine, foes in by.items():
            hunted.setdefault(tuple(foes), []).append(mine)
        for by_whom, whom in hunted.items():
            names = self._several([self.position.figures[foe].name for foe in by_whom])
            count = sum(self.position.figures[foe].count for foe in by_whom)
            key = "narration-danger-you" if self.position.figures[whom[0]].you else "narration-danger"
            out.append(
                self.say(key, who=self._several([self.thing(one) for one in whom]), foes=names, count=count)
            )
        return " ".join([*out, *self.position.dangers])

    # ------------------------------------------------------------ the places

    def spot(self, spot: Spot) -> list[str]:
        """Describe a place: contents, then sides, then distance."""
        here = self.at_place(spot.thing)
        people = [self._described(one) for one in here] if len(here) <= MAX_DESCRIBED else [self.crowd(here)]
        contents = people + spot.holds
        inside = "; ".join(contents) if contents else self.say("narration-empty-place")
        out = [sentence(f"{self.full_name(spot)}: {inside}")]
        sides = [self._side(exit) for exit in spot.exits if exit.direction]
        if sides:
            out.append(sentence("; ".join(sides)))
        mine = self.homes()
        if mine and spot.thing not in mine and not directions.has_no_map(self.position):
            start, count = self._nearest(spot.thing)
            way = self._compass_direction(start, spot.thing)
            out.append(
                self.say(
                    "narration-steps" if count < UNREACHABLE else "narration-no-way",
                    steps=count,
                    way=way,
                    of=self._from(start),
                )
            )
        return out

    def _side(self, exit: Exit) -> str:
        """Describe a side: "north: door to the kitchen"."""
        what = exit.name or self.say(f"narration-exit-{exit.kind}", place=self.name(exit.to))
        if exit.name:
            what = self.say(f"narration-named-{'open' if exit.open else 'shut'}", name=exit.name)
        return f"{self.say(f'narration-way-{exit.direction}')}: {what}"

    def room(self, wanted: str = "") -> list[str]:
        """Describe an area of the map: contents and exits."""
        area = self.area(wanted) if wanted else ""
        if not area:
            mine = self.homes()
            if wanted or not mine:
                return [
                    self.say("narration-no-place", text=wanted) if wanted else self.say("narration-no-figure")
                ]
            area = self.position.spots[mine[0]].area
        spots = [spot for spot in self.position.spots.values() if spot.area == area]
        spots.sort(key=lambda spot: self.steps_to(spot.thing))
        inside = {spot.thing for spot in spots}
        out = [sentence(self.say("narration-room", area=spots[0].part, count=len(spots)))]
        filled = [spot for spot in spots if self.at_place(spot.thing) or spot.holds]
        out.extend(self._contents(spot) for spot in filled[:MAX_NAMED])
        doors: dict[str, None] = {}
        for spot in spots:
            for exit in spot.exits:
                if exit.to and exit.to not in inside and exit.direction:
                    doors[f"{self.full_name(spot)}, {self._side(exit)}"] = None
        if doors:
            out.append(self.say("narration-ways-out", count=len(doors)))
            out.extend(sentence(door) for door in list(doors)[:MAX_NAMED])
        return out

    def way(self, wanted: str) -> list[str]:
        """Describe the route to a place: by the rules if they know one, and step by step."""
        spot = self.find(wanted) if wanted else None
        mine = self.homes()
        if spot is None or not mine:
            return [self.say("narration-no-place", text=wanted)]
        start = mine[0]
        known = self.game.inspect(self.view, self.position.own_figures[0]).reach.get(spot.thing)
        out = []
        if known is not None:
            out.append(self.to(spot.thing, known))
            if known.actions:
                out.append(self.say("narration-way-actions", actions=", ".join(known.actions)))
        path = directions.shortest_path(self.position, start, spot.thing)
        if not path:
            return [*out, self.say("narration-no-way", way=self._compass_direction(start, spot.thing))]
        legs: list[list[Any]] = []
        for a, b in pairwise(path):
            way = next(exit.direction for exit in self.position.spots[a].exits if exit.to == b and exit.open)
            if legs and legs[-1][0] == way:
                legs[-1][1] += 1
            else:
                legs.append([way, 1])
        turns = [f"{count} {self.say('narration-way-' + way) if way else ''}".strip() for way, count in legs]
        met = [one for place in path[1:] for one in self.at_place(place) if one.foe]
        out.append(self.say("narration-path", steps=len(path) - 1, turns=", ".join(turns) or "0"))
        if met:
            out.append(self.say("narration-path-past", who=self.crowd(met)))
        return out

    def who(self, wanted: str) -> list[str]:
        """Describe the figures with a name."""
        result = self._figures(wanted)
        if not result:
            return [self.say("narration-unknown-name", text=wanted)]
        return [self._whereabouts(figure) for figure in result[:MAX_NAMED]]

    def everybody(self) -> list[str]:
        """Describe all figures: the reader's first, equal ones at a place together."""
        out: list[str] = []
        seen: set[str] = set()
        for figure in sorted(
            self.position.figures.values(), key=lambda one: one.thing not in self.position.own_figures
        ):
            alike = (
                [one for one in self.at_place(figure.place) if one.name == figure.name]
                if figure.place
                else []
            )
            if figure.thing in seen:
                continue
            if len(alike) > 1 and not figure.state:
                seen.update(one.thing for one in alike)
                out.append(sentence(f"{self._times(len(alike), figure.name)}, {self.name(figure.place)}"))
            else:
                out.append(self._whereabouts(figure))
        return out

    def places(self) -> list[str]:
        """Describe all places that are not empty."""
        out = []
        for spot in self.position.spots.values():
            if self.at_place(spot.thing) or spot.holds:
                out.append(self._contents(spot))
        return out

    def _contents(self, spot: Spot) -> str:
        here = self.at_place(spot.thing)
        contents = ([self.crowd(here)] if here else []) + spot.holds
        return sentence(f"{self.full_name(spot)}: {'; '.join(contents)}")

    def to(self, place: str, way: Route) -> str:
        args: dict[str, str | int] = {"place": self.thing(place) or self._door(place), "cost": way.cost}
        if not way.risks:
            return sentence(self.words.text("narration-to", args))
        risks = self._several([self.thing(risk) for risk in way.risks if self.thing(risk)])
        return sentence(
            self.words.text("narration-to-risky", {**args, "risks": risks, "count": len(way.risks)})
        )

    def apart(self, ways: Sequence[tuple[str, Route]]) -> list[tuple[str, Route]]:
        """List the routes, only the first for places with the same name."""
        first: dict[str, tuple[str, Route]] = {}
        for place, way in ways:
            first.setdefault(self.thing(place) or place, (place, way))
        return list(first.values())[:MAX_NAMED]

    def _door(self, thing: str) -> str:
        for spot in self.position.spots.values():
            for exit in spot.exits:
                if exit.thing == thing and exit.name:
                    return exit.name
        key = thing.replace(":", "-")
        return self.words.text(key) if self.words.has(key) else thing.partition(":")[2]

    # ------------------------------------------------------------ finding

    def at_place(self, place: str) -> list[Figure]:
        return [one for one in self.position.figures.values() if place and one.place == place]

    def homes(self) -> list[str]:
        places = [self.position.figures[thing].place for thing in self.position.own_figures]
        return [place for place in places if place in self.position.spots]

    def _nearest(self, place: str) -> tuple[str, int]:
        """Return which of the reader's places is nearest to a place, and its distance in steps."""
        return min(
            ((start, self.far(start).get(place, UNREACHABLE)) for start in self.homes()),
            key=lambda item: item[1],
        )

    def _from(self, place: str) -> str:
        """Return which figure the steps are counted from: "you" if the reader has only one."""
        mine = [self.position.figures[thing] for thing in self.position.own_figures]
        if len(mine) == 1:
            return self.say("narration-you")
        return next(one.name for one in mine if one.place == place)

    def steps_to(self, place: str) -> int:
        return self._nearest(place)[1] if place in self.position.spots and self.homes() else UNREACHABLE

    def _compass_direction(self, start: str, end: str) -> str:
        if start not in self.position.spots or end not in self.position.spots:
            return ""
        wind = directions.compass_direction(self.position.spots[start], self.position.spots[end])
        return self.say(f"narration-way-{wind}") if wind else self.say("narration-way-here")

    def _threats(self, turns: int) -> list[tuple[str, str, int]]:
        """Return (foe, threatened figure, turns until it can get there), soonest first."""
        known = self.position.threats
        results = [(foe, mine, 1) for foe, threatened in (known or {}).items() for mine in threatened]
        for foe in self.position.figures.values():
            if not foe.foe or not foe.speed or not foe.place or (known and foe.thing in known):
                continue
            for mine in self.position.own_figures:
                steps = self.far(self.position.figures[mine].place).get(foe.place, UNREACHABLE)
                due = max(1, ceil(steps / foe.speed))
                if known is not None:
                    due = max(2, due)  # the rules exclude the next turn
                if steps < UNREACHABLE and due <= turns:
                    results.append((foe.thing, mine, due))
        return sorted(results, key=lambda item: item[2])

    def _figures(self, wanted: str) -> list[Figure]:
        folded = wanted.casefold()
        figures = list(self.position.figures.values())
        if not folded:
            return [self.position.figures[thing] for thing in self.position.own_figures]
        whole = [one for one in figures if one.name.casefold() == folded]
        matches = whole or [
            figures[place] for place in find_matches(folded, [one.name.casefold() for one in figures])
        ]
        return sorted(matches, key=lambda one: self.steps_to(one.place))

    def area(self, wanted: str) -> str:
        areas = {spot.area: spot.part.casefold() for spot in self.position.spots.values()}
        matches = find_matches(wanted.casefold(), list(areas.values()))
        return list(areas)[matches[0]] if matches else ""

    def find(self, wanted: str) -> Spot | None:
        """Find the nearest place with a notation or name, or with a figure of that name."""
        folded = " ".join(wanted.split()).casefold()
        spots = list(self.position.spots.values())
        for spot in spots:
            if folded in (spot.notation.casefold(), spot.thing.casefold()):
                return spot
        names = [self.name(spot.thing).casefold() for spot in spots]
        matches = [spots[place] for place in find_matches(folded, names)] if folded else []
        if not matches:
            matches = [
                self.position.spots[one.place]
                for one in self._figures(wanted)
                if one.place in self.position.spots
            ]
        return min(matches, key=lambda spot: self.steps_to(spot.thing)) if matches else None

    # ------------------------------------------------------------ several at once

    def _several(self, names: Sequence[str]) -> str:
        counts: dict[str, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        said = [self._times(count, name) if count > 1 else name for name, count in counts.items()]
        *first, last = said[:MAX_NAMED]
        return self.say("list-and", first=", ".join(first), last=last) if first else last

    def _times(self, count: int, name: str) -> str:
        return self.say("narration-times", count=count, what=name)

    def crowd(self, figures: Sequence[Figure]) -> str:
        return self._several([one.name for one in figures])

    def _described(self, figure: Figure) -> str:
        return ", ".join([figure.name, *figure.state])

    def placed(self, figure: Figure) -> str:
        return f"{figure.name}, {self.name(figure.place)}" if figure.place else figure.name

    def _whereabouts(self, figure: Figure) -> str:
        parts = [self.placed(figure)]
        mine = self.homes()
        if (
            figure.place in self.position.spots
            and mine
            and figure.thing not in self.position.own_figures
            and not directions.has_no_map(self.position)
        ):
            start, count = self._nearest(figure.place)
            if 0 < count < UNREACHABLE:
                parts.append(
                    self.say(
                        "narration-steps-way",
                        steps=count,
                        way=self._compass_direction(start, figure.place),
                        of=self._from(start),
                    )
                )
        return sentence(", ".join([*parts, *figure.state]))
