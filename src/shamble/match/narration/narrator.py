"""Narrator: answers typed questions and commands about a match in sentences.

The page and the terminal use the same narrator. It only knows what one client is allowed to know. It parses commands;
the caller carries them out.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from shamble.core.game import Game
from shamble.core.inspection import Route
from shamble.core.ledger import load_ledger
from shamble.core.narration import NarratedPosition
from shamble.core.visibility import View
from shamble.match.i18n.messages import Translator
from shamble.match.narration import directions
from shamble.match.narration.digest import Level, digest
from shamble.match.narration.parser import (
    COMMANDS,
    PHRASES,
    Ambiguous,
    Choice,
    Command,
    NoSuchNumber,
    find_matches,
    parse,
    parse_faces,
)
from shamble.match.narration.position import MAX_NAMED, PositionNarrator
from shamble.match.narration.sentences import capital, joined, sentence, unique_name
from shamble.match.protocol.narration import NarratedOption, NarratedPage
from shamble.match.protocol.view import Decision, LogLine, Option, Prospect, RefusedOption
from shamble.match.view.lines import EntryLines

NEAR_STEPS = 6  # default of the command `near`
MIN_CHANCE = 0.005  # smaller chances are not read out


@dataclass
class Answer:
    """The lines to read out, and the command for the caller.

    `does`: "act" (`text` is the option's notation), "confirm" (ask first), "rolled" (`text` has the values of real dice
    or cards), "undo", "redo", "hint", "next", "wait", "rest", "say" (`text` is the level). `then`: actions to queue
    after "act". `at`: the current place.
    """

    lines: list[str] = field(default_factory=list)
    does: str = ""
    text: str = ""
    at: str = ""
    then: list[str] = field(default_factory=list)


class Narrator(PositionNarrator):
    """Narrator of one match for one client.

    `happened`: the entries since the client's own last choice.
    """

    def __init__(
        self,
        game: Game[Any],
        view: View[Any],
        position: NarratedPosition,
        words: Translator,
        decision: Decision | None,
        happened: Sequence[EntryLines],
        over: Sequence[str] = (),
    ) -> None:
        super().__init__(game, view, position, words)
        self.decision = decision
        self.happened = happened
        self.over = over

    # ------------------------------------------------------------ typed text

    def answer(self, typed: str, at: str = "") -> Answer:
        """Return the answer to typed text. `at`: the current place."""
        options = self.decision.options if self.decision is not None else []
        is_phrase = typed.rstrip(" ?").casefold() in PHRASES
        if typed.endswith("?") and len(typed) > 1 and not is_phrase:
            return Answer(self.completions(typed[:-1]))
        rolled = self._rolled(typed)
        if rolled:
            return Answer([], "rolled", rolled)
        meaning = parse(typed, [option.text for option in options], self.choices())
        match meaning:
            case Choice(index):
                return self._choose(options[index])
            case Command(name, rest):
                return self._command(name, rest, at)
            case NoSuchNumber(number):
                if not options:
                    return Answer([self.say("narration-no-choices")])
                return Answer([self.say("narration-no-number", number=number, last=len(options))])
            case Ambiguous(indexes):
                few = [f"{index + 1}: {self.choices()[index]}" for index in indexes[:MAX_NAMED]]
                return Answer([self.say("narration-ambiguous", text=typed, count=len(indexes)), *few])
            case _:
                return Answer(self._why(typed) if typed else [], "")

    def _rolled(self, typed: str) -> str:
        """Return the typed values of real dice or cards if the match waits for them, otherwise ""."""
        real = self.decision.real if self.decision is not None else None
        if real is None:
            return ""
        if real.dice:
            return " ".join(str(face) for face in parse_faces(typed, real.sides))
        cards = {str(number): card for number, card in enumerate(real.cards, start=1)}
        return str(cards[typed].value) if typed in cards else ""

    def _choose(self, option: Option) -> Answer:
        if not option.confirm:
            return Answer([], "act", option.text)
        said = self.option(option)
        return Answer([self.say("narration-confirm", what=said)], "confirm", option.text)

    def _command(self, name: str, rest: str, at: str) -> Answer:
        match name:
            case "undo" | "redo" | "hint" | "wait" | "next":
                return Answer([], name)
            case "rest":
                routine = self.decision.routine if self.decision is not None else None
                return Answer([], "rest") if routine is not None else Answer([self.say("no-routine")])
            case "say":
                return self._level(rest)
            case "home" | "north" | "south" | "east" | "west":
                return self._step(name, at)
            case "go":
                return self._go(rest)
            case "why":
                return Answer(self._why(rest))
            case "near-misses":
                return Answer(self._refused())
            case "rule":
                return Answer(self._rules(rest))
            case "look":
                return self._look(rest, at)
            case _:
                return Answer(self.question(name, rest))

    def question(self, name: str, rest: str = "") -> list[str]:
        """Return the answer to a question about the position."""
        match name:
            case "me":
                return self.me()
            case "near":
                return self.near(int(rest) if rest.isdecimal() else NEAR_STEPS)
            case "reach":
                return self.reach()
            case "can":
                return self.can()
            case "room":
                return self.room(rest)
            case "way":
                return self.way(rest)
            case "who":
                return self.who(rest)
            case "hand":
                return self.position.hand or [self.say("narration-hand-empty")]
            case "votes":
                return self.position.votes or [self.say("narration-votes-none")]
            case "everybody":
                return self.everybody()
            case "places":
                return self.places()
            case "asked" | "board":
                return [*self._head(), *self.question_lines()]
            case "choices":
                return self._listed(rest)
            case "last":
                last = self.happened[-1].lines if self.happened else []
                return self._lines(last) or [self.say("narration-nothing-yet")]
            case "since" | "log":
                done = [line for entry in self.happened for line in self._lines(entry.lines)]
                return done or [self.say("narration-nothing-since")]
            case _:
                return self.help()

    def _level(self, wanted: str) -> Answer:
        """Set how much to narrate of the actions of others."""
        for level in ("all", "near", "mine"):
            for names in (self.say(f"narration-level-{level}"), level):
                if wanted and names.casefold().startswith(wanted.casefold()):
                    return Answer(
                        [self.say("narration-level", level=self.say(f"narration-level-{level}"))],
                        "say",
                        level,
                    )
        return Answer([self.say("narration-level-how")])

    def _step(self, way: str, at: str) -> Answer:
        """Move the current place one step, or back to the reader's own figure."""
        mine = self.homes()
        if at not in self.position.spots:
            at = mine[0] if mine else next(iter(self.position.spots), "")
            if way != "home":
                way = "home" if not at else way
        if not at:
            return Answer([self.say("narration-no-board")])
        if way == "home":
            home = mine[0] if mine else next(iter(self.position.spots))
            return Answer(self.spot(self.position.spots[home]), at=home)
        here = self.position.spots[at]
        there = directions.neighbour(self.position, here, way)
        if there is None:
            return Answer([self.say("narration-board-ends"), *self.spot(here)[:1]], at=at)
        return Answer(self.spot(there), at=there.thing)

    def _go(self, way: str) -> Answer:
        """Walk with the reader's acting figure to the next place on a side, or describe that side."""
        mine = self.homes()
        if not mine:
            return Answer([self.say("narration-no-figure")])
        here = self.position.spots[mine[0]]
        side = next((exit for exit in here.exits if exit.direction == way[0].upper()), None)
        if side is None:
            return Answer([self.say("narration-board-ends"), *self.spot(here)[:1]])
        route = self.game.inspect(self.view, self.position.own_figures[0]).reach.get(side.to)
        options = self.decision.options if self.decision is not None else []
        chosen = next((one for one in options if route and route.actions[:1] == (one.text,)), None)
        if chosen is None or route is None:
            return Answer([self.say("narration-cannot-go", side=self._side(side)), *self._blocked(side.to)])
        answer = self._choose(chosen)
        answer.then = list(route.actions[1:])
        return answer

    def _blocked(self, place: str) -> list[str]:
        """Explain why actions that name a place are refused."""
        refused = self.decision.refused if self.decision is not None and place else []
        return self._reasons([one for one in refused if place in one.option.things][:1])

    def _look(self, wanted: str, at: str) -> Answer:
        if not wanted:
            place = at or next(iter(self.homes()), "")
            if not place:
                return Answer([*self._head(), *self.question_lines()])
            spot = self.position.spots.get(place)
        else:
            spot = self.find(wanted)
            if spot is None and self.area(wanted):
                return Answer(self.room(wanted))
        if spot is None:
            return Answer([self.say("narration-no-place", text=wanted)])
        return Answer(self.spot(spot), at=spot.thing)

    # ------------------------------------------------------------ words

    def _lines(self, lines: Iterable[LogLine]) -> list[str]:
        return [self.line(line) for line in lines]

    def option(self, option: Option) -> str:
        """Return an option in words: action, cost and prospects."""
        said = self.words.say(option)
        if said == option.key:
            said = option.text
        if option.cost:
            said = f"{said}, {self.say('narration-cost', cost=option.cost)}"
        foreseen = [
            self._prospect(one) for one in option.prospects if one.chance is None or one.chance >= MIN_CHANCE
        ]
        return f"{said}: {'; '.join(foreseen)}" if foreseen else said

    def _prospect(self, prospect: Prospect) -> str:
        said = self.words.text(prospect.key, prospect.args).rstrip(".")
        return said if prospect.chance is None else f"{said}, {round(prospect.chance * 100)} %"

    def choices(self) -> list[str]:
        """List the options in words.

        Options with equal words also get the part of their notation that differs.
        """
        options = self.decision.options if self.decision is not None else []
        said = [capital(self.option(option)) for option in options]
        alike: dict[str, list[str]] = {}
        for text, option in zip(said, options, strict=True):
            alike.setdefault(text, []).append(option.text)
        return [
            f"{text} ({unique_name(option.text, alike[text])})" if len(alike[text]) > 1 else text
            for text, option in zip(said, options, strict=True)
        ]

    # ------------------------------------------------------------ the page

    def page(self) -> NarratedPage:
        options = self.decision.options if self.decision is not None else []
        choices = [
            NarratedOption(text, option.text, self._verb(option.verb))
            for text, option in zip(self.choices(), options, strict=True)
        ]
        if self.decision is not None and self.decision.real is not None:
            choices = [
                NarratedOption(self.words.say(card.name), str(card.value), "")
                for card in self.decision.real.cards
            ]
        return NarratedPage(
            asked=self.question_lines(),
            head=self._head(),
            choices=choices,
            near=[*self.me(), *self.near(NEAR_STEPS)],
            everybody=self.everybody(),
            places=self.places(),
            hand=self.position.hand,
            danger=self.danger(),
            rest=self._routine(),
        )

    def _routine(self) -> str:
        """Return the label of the command that answers a repeated question automatically, or ""."""
        routine = self.decision.routine if self.decision is not None else None
        return self.say("narration-routine", what=self.words.say(routine)) if routine is not None else ""

    def _verb(self, verb: str) -> str:
        return self.say(f"verb-{verb}") if self.words.has(f"verb-{verb}") else verb

    def _head(self) -> list[str]:
        return [sentence("; ".join(self.position.head))] if self.position.head else []

    def question_lines(self) -> list[str]:
        """Return the question, or the players the match waits for."""
        if self.over:
            return list(self.over)
        if self.decision is None:
            return []
        if self.decision.seat is not None:
            asked = [sentence(self.words.say(self.decision.prompt))]
            return [*asked, self.say("narration-count", count=len(self.decision.options))]
        who = "@|" + "|".join(f"@seat-{seat}" for seat in self.decision.waiting)
        if not self.decision.waiting:
            return [sentence(self.words.say(self.decision.prompt))]
        return [self.say("narration-waiting", who=who)]

    def news(self, since: int, level: Level) -> list[str]:
        """Return what happened since a version, as much as the level includes."""
        entries = [entry for entry in self.happened if entry.version > since]
        return digest(self, entries, level)

    # ------------------------------------------------------------ choices

    def can(self) -> list[str]:
        """Return what the reader's figure can reach, see and hit, with odds."""
        if not self.position.own_figures:
            return [self.say("narration-no-figure")]
        thing = self.position.own_figures[0]
        known = self.game.inspect(self.view, thing)
        out = [sentence(self.say("narration-can", who=self.thing(thing)))]
        near = [(place, way) for place, way in known.reach.items() if self._arrives(place, known.reach)]
        ways = sorted(near, key=lambda item: (item[0] in self.position.spots, item[1].cost))
        if ways:
            safe = sum(not way.risks for _, way in ways)
            out.append(self.say("narration-can-reach", count=len(ways), safe=safe))
            out.extend(dict.fromkeys(self.to(place, way) for place, way in self.apart(ways)))
        if known.sees:
            seen = [
                one
                for one in self.position.figures.values()
                if one.place in known.sees and one.thing != thing
            ]
            out.append(
                self.say("narration-can-see", count=len(known.sees), who=self.crowd(seen) if seen else "–")
            )
        for foe, face in known.needs.items():
            if foe in self.position.figures:
                out.append(
                    self.say("narration-needs", who=self.placed(self.position.figures[foe]), face=face)
                )
        options = {option.text: option for option in (self.decision.options if self.decision else [])}
        for text, chance in known.odds.items():
            what = self.words.say(options[text]) if text in options else text
            out.append(self.say("narration-odds", what=what, chance=round(chance * 100)))
        verbs: dict[str, int] = {}
        for option in options.values():
            verb = self._verb(option.verb)
            verbs[verb] = verbs.get(verb, 0) + 1
        what = ", ".join(f"{verb} ({count})" if count > 1 else verb for verb, count in verbs.items())
        return [*out, self.say("narration-can-do", what=what or "–")]

    def _arrives(self, thing: str, reach: Mapping[str, Route]) -> bool:
        """Return whether a target is reached this turn, not only approached.

        It is if the figure can stand next to it, and the last action is not a step.
        """
        way = reach[thing]
        if thing in self.position.spots or thing in self.position.figures or len(way.path) < 2:
            return True
        stand = way.path[-2]
        steps = {step for place, to in reach.items() if place in self.position.spots for step in to.actions}
        there = stand == way.path[0] or stand in reach
        return there and not (way.actions and way.actions[-1] in steps)

    def _listed(self, wanted: str) -> list[str]:
        """List the options with their numbers, or those that match."""
        choices = self.choices()
        if not choices:
            return [self.say("narration-no-choices")]
        fits = (
            find_matches(wanted.casefold(), [text.casefold() for text in choices])
            if wanted
            else range(len(choices))
        )
        return [f"{place + 1}: {choices[place]}" for place in fits]

    def help(self) -> list[str]:
        return self.say("narration-help").splitlines()

    def completions(self, typed: str) -> list[str]:
        """Return commands, options, places and names that begin with the typed text."""
        word, _, rest = typed.strip().partition(" ")
        if COMMANDS.get(word.casefold()) in ("look", "way", "room", "who") and (rest or typed.endswith(" ")):
            names = dict.fromkeys(
                [one.name for one in self.position.figures.values()]
                if COMMANDS[word.casefold()] == "who"
                else [
                    name
                    for thing in self.position.spots
                    for name in (self.name(thing), self.position.spots[thing].part)
                ]
            )
            results = [f"{word} {name}" for name in names if name.casefold().startswith(rest.casefold())]
        else:
            texts = [option.text for option in self.decision.options] if self.decision is not None else []
            commands = [name for name in COMMANDS if name != "?"]
            results = [
                text for text in (*commands, *texts) if text.casefold().startswith(typed.strip().casefold())
            ]
        return results[: 2 * MAX_NAMED] or [self.say("narration-no-completion", text=typed)]

    # ------------------------------------------------------------ why not, rules

    def _why(self, wanted: str) -> list[str]:
        """Explain why an action is refused, with the rule."""
        refused = self.decision.refused if self.decision is not None else []
        if not wanted:
            return self._refused()
        texts = [one.option.text.casefold() for one in refused]
        said = [f"{self._verb(one.option.verb)} {self.words.say(one.option)}".casefold() for one in refused]
        folded = " ".join(wanted.split()).casefold()
        matches = find_matches(folded, texts) or find_matches(folded, said)
        if not matches:
            options = self.decision.options if self.decision is not None else []
            allowed = find_matches(folded, [option.text.casefold() for option in options]) or find_matches(
                folded, [choice.casefold() for choice in self.choices()]
            )
            if allowed:
                return [self.say("narration-allowed", what=self.words.say(options[allowed[0]]))]
            return [self.say("narration-unknown", text=wanted)]
        return self._reasons([refused[place] for place in matches[:3]])

    def _refused(self) -> list[str]:
        refused = self.decision.refused if self.decision is not None else []
        if not refused:
            return [self.say("narration-nothing-refused")]
        by_reason: dict[str, list[str]] = {}
        for one in refused:
            why = " ".join(self.words.say(reason) for reason in one.reasons)
            by_reason.setdefault(why, []).append(self.words.say(one.option))
        return [f"{joined(list(dict.fromkeys(texts))[:4])}: {why}" for why, texts in by_reason.items()][
            :MAX_NAMED
        ]

    def _reasons(self, refused: Sequence[RefusedOption]) -> list[str]:
        out = []
        for one in refused:
            why = " ".join(sentence(self.words.say(reason)) for reason in one.reasons)
            out.append(self.say("narration-refused", what=self.words.say(one.option), why=why))
            for rule in dict.fromkeys(reason.rule for reason in one.reasons if reason.rule):
                out.extend(self._rules(rule))
        return list(dict.fromkeys(out))

    def _rules(self, id: str) -> list[str]:
        wanted = [id.upper()] if id else list(self.decision.prompt.rules if self.decision is not None else [])
        ledger = load_ledger(self.game.folder())
        results = [
            f"{entry.id}: {entry.it if self.words.language == 'it' else entry.en}"
            for entries in (ledger.rules, ledger.examples, ledger.gaps)
            for entry in entries
            if entry.id in wanted
        ]
        return results or [self.say("narration-no-rule", id=id or "–")]
