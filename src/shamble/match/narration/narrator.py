"""Answers about a table in words, for whoever cannot see it: built from what one client may know, never from the state.

The page and the terminal ask the same teller. It says what there is to know and what was meant by what somebody typed;
whoever asked carries that out.
"""

import re
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
    Ambiguous,
    Chosen,
    Command,
    NoSuchNumber,
    matching,
    read_faces,
    understand,
)
from shamble.match.narration.position import MOST, Position
from shamble.match.narration.sentences import capital, joined, sentence, unique_name
from shamble.match.protocol.narration import NarratedOption, NarratedPage
from shamble.match.protocol.view import Decision, LogLine, Option, Prospect, RefusedOption
from shamble.match.view.lines import EntryLines

NEAR = 6  # steps that are near unless told
LEAST = 0.005  # a chance below is none worth the breath


@dataclass
class Answer:
    """What to say; and what to do, if something is to be done: "act" (with the option's notation in `text`), "confirm"
    (ask first), "rolled" (with what real dice or cards showed), "undo", "redo", "hint", "next", "wait", "rest", "say"
    (with the level in `text`). `at`: the place that is looked at now."""

    lines: list[str] = field(default_factory=list)
    does: str = ""
    text: str = ""
    at: str = ""


class Narrator(Position):
    """One table as one client knows it. `happened`: what came after the client's own last choice, the newest last."""

    def __init__(
        self,
        game: Game[Any],
        view: View[Any],
        told: NarratedPosition,
        words: Translator,
        decision: Decision | None,
        happened: Sequence[EntryLines],
        over: Sequence[str] = (),
    ) -> None:
        super().__init__(game, view, told, words)
        self.decision = decision
        self.happened = happened
        self.over = over

    # ------------------------------------------------------------ what was typed

    def answer(self, typed: str, at: str = "") -> Answer:
        """What somebody typed, carried out as far as words go."""
        options = self.decision.options if self.decision is not None else []
        if typed.endswith("?") and len(typed) > 1:
            return Answer(self.completions(typed[:-1]))
        rolled = self._rolled(typed)
        if rolled:
            return Answer([], "rolled", rolled)
        meaning = understand(typed, [option.text for option in options], self.choices())
        match meaning:
            case Chosen(place):
                return self._chosen(options[place])
            case Command(name, rest):
                return self._command(name, rest, at)
            case NoSuchNumber(number):
                if not options:
                    return Answer([self.say("told-no-choices")])
                return Answer([self.say("told-no-number", number=number, last=len(options))])
            case Ambiguous(places):
                few = [f"{place + 1}: {self.choices()[place]}" for place in places[:MOST]]
                return Answer([self.say("told-ambiguous", text=typed, count=len(places)), *few])
            case _:
                return Answer(self._why(typed) if typed else [], "")

    def _rolled(self, typed: str) -> str:
        """What real dice showed, or which real card was drawn, where the table waits for that: the values."""
        real = self.decision.real if self.decision is not None else None
        if real is None:
            return ""
        if real.dice:
            return " ".join(str(face) for face in read_faces(typed, real.sides))
        cards = {str(number): card for number, card in enumerate(real.cards, start=1)}
        return str(cards[typed].value) if typed in cards else ""

    def _chosen(self, option: Option) -> Answer:
        if not option.confirm:
            return Answer([], "act", option.text)
        said = self.option(option)
        return Answer([self.say("told-confirm", what=said)], "confirm", option.text)

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
        """The answer to a question about the position."""
        match name:
            case "me":
                return self.me()
            case "near":
                return self.near(int(rest) if rest.isdecimal() else NEAR)
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
                return self.told.hand or [self.say("told-hand-empty")]
            case "votes":
                return self.told.votes or [self.say("told-votes-none")]
            case "everybody":
                return self.everybody()
            case "places":
                return self.places()
            case "asked" | "board":
                return [*self._head(), *self.asked()]
            case "choices":
                return self._listed(rest)
            case "last":
                last = self.happened[-1].lines if self.happened else []
                return self._lines(last) or [self.say("told-nothing-yet")]
            case "since" | "log":
                done = [line for passage in self.happened for line in self._lines(passage.lines)]
                return done or [self.say("told-nothing-since")]
            case _:
                return self.help()

    def _level(self, wanted: str) -> Answer:
        """How much is told of what others do."""
        for level in ("all", "near", "mine"):
            for names in (self.say(f"told-level-{level}"), level):
                if wanted and names.casefold().startswith(wanted.casefold()):
                    return Answer(
                        [self.say("told-level", level=self.say(f"told-level-{level}"))], "say", level
                    )
        return Answer([self.say("told-level-how")])

    def _step(self, way: str, at: str) -> Answer:
        """The board under the fingers: one place on, or back to my own figure."""
        mine = self.homes()
        if at not in self.told.spots:
            at = mine[0] if mine else next(iter(self.told.spots), "")
            if way != "home":
                way = "home" if not at else way
        if not at:
            return Answer([self.say("told-no-board")])
        if way == "home":
            home = mine[0] if mine else next(iter(self.told.spots))
            return Answer(self.spot(self.told.spots[home]), at=home)
        here = self.told.spots[at]
        there = directions.beside(self.told, here, way)
        if there is None:
            return Answer([self.say("told-board-ends"), *self.spot(here)[:1]], at=at)
        return Answer(self.spot(there), at=there.thing)

    def _look(self, wanted: str, at: str) -> Answer:
        if not wanted:
            place = at or next(iter(self.homes()), "")
            spot = self.told.spots.get(place)
        else:
            spot = self.find(wanted)
            if spot is None and self.area(wanted):
                return Answer(self.room(wanted))
        if spot is None:
            return Answer([self.say("told-no-place", text=wanted)])
        return Answer(self.spot(spot), at=spot.thing)

    # ------------------------------------------------------------ words

    def line(self, line: LogLine) -> str:
        """An event with its dice, if there were any."""
        said = sentence(self.words.say(line))
        if line.card and self.words.has(line.card):
            card = self.words.text(line.card)
            said = said if card.casefold() in said.casefold() else f"{said} {sentence(card)}"
        if line.dice is None:
            return said
        numbers = re.findall(r"\d+", said)
        parts = [self.words.say(part) for part in (line.dice.need, line.dice.verdict) if part is not None]
        if not all(str(face) in numbers for face in line.dice.faces):
            parts.insert(0, self.say("told-dice", faces=joined([str(face) for face in line.dice.faces])))
        unsaid = [part for part in parts if part.rstrip(".").casefold() not in said.casefold()]
        return f"{said} {sentence('; '.join(unsaid))}" if unsaid else said

    def _lines(self, lines: Iterable[LogLine]) -> list[str]:
        return [self.line(line) for line in lines]

    def option(self, option: Option) -> str:
        """An option in words: what it does, what it costs, what may come of it."""
        said = self.words.say(option)
        if said == option.key:
            said = option.text
        if option.cost:
            said = f"{said}, {self.say('told-cost', cost=option.cost)}"
        foreseen = [
            self._prospect(one) for one in option.prospects if one.chance is None or one.chance >= LEAST
        ]
        return f"{said}: {'; '.join(foreseen)}" if foreseen else said

    def _prospect(self, prospect: Prospect) -> str:
        said = self.words.text(prospect.key, prospect.args).rstrip(".")
        return said if prospect.chance is None else f"{said}, {round(prospect.chance * 100)} %"

    def choices(self) -> list[str]:
        """The options in words; where several read the same, each with what tells its notation from theirs."""
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
            asked=self.asked(),
            head=self._head(),
            choices=choices,
            near=[*self.me(), *self.near(NEAR)],
            everybody=self.everybody(),
            places=self.places(),
            hand=self.told.hand,
            danger=self.danger(),
            rest=self._routine(),
        )

    def _routine(self) -> str:
        """The same small question again and again: what can be typed instead of answering each."""
        routine = self.decision.routine if self.decision is not None else None
        return self.say("told-routine", what=self.words.say(routine)) if routine is not None else ""

    def _verb(self, verb: str) -> str:
        return self.say(f"verb-{verb}") if self.words.has(f"verb-{verb}") else verb

    def _head(self) -> list[str]:
        return [sentence("; ".join(self.told.head))] if self.told.head else []

    def asked(self) -> list[str]:
        """The question, or for whom the table waits."""
        if self.over:
            return list(self.over)
        if self.decision is None:
            return []
        if self.decision.seat is not None:
            asked = [sentence(self.words.say(self.decision.prompt))]
            return [*asked, self.say("told-count", count=len(self.decision.options))]
        who = "@|" + "|".join(f"@seat-{seat}" for seat in self.decision.waiting)
        if not self.decision.waiting:
            return [sentence(self.words.say(self.decision.prompt))]
        return [self.say("told-waiting", who=who)]

    def news(self, heard: int, level: Level) -> list[str]:
        """What has happened since a version, as much of it as the reader wants to hear."""
        passages = [passage for passage in self.happened if passage.version > heard]
        return digest(self, passages, level)

    # ------------------------------------------------------------ choices

    def can(self) -> list[str]:
        """What my figure reaches, sees and hits, with odds."""
        if not self.told.mine:
            return [self.say("told-no-figure")]
        thing = self.told.mine[0]
        known = self.game.inspect(self.view, thing)
        out = [sentence(self.say("told-can", who=self.thing(thing)))]
        near = [(place, way) for place, way in known.reach.items() if self._arrives(place, known.reach)]
        ways = sorted(near, key=lambda item: (item[0] in self.told.spots, item[1].cost))
        if ways:
            safe = sum(not way.risks for _, way in ways)
            out.append(self.say("told-can-reach", count=len(ways), safe=safe))
            out.extend(dict.fromkeys(self.to(place, way) for place, way in self.apart(ways)))
        if known.sees:
            seen = [
                one for one in self.told.figures.values() if one.place in known.sees and one.thing != thing
            ]
            out.append(self.say("told-can-see", count=len(known.sees), who=self.crowd(seen) if seen else "–"))
        for foe, face in known.needs.items():
            if foe in self.told.figures:
                out.append(self.say("told-needs", who=self.placed(self.told.figures[foe]), face=face))
        options = {option.text: option for option in (self.decision.options if self.decision else [])}
        for text, chance in known.odds.items():
            what = self.words.say(options[text]) if text in options else text
            out.append(self.say("told-odds", what=what, chance=round(chance * 100)))
        verbs: dict[str, int] = {}
        for option in options.values():
            verb = self._verb(option.verb)
            verbs[verb] = verbs.get(verb, 0) + 1
        what = ", ".join(f"{verb} ({count})" if count > 1 else verb for verb, count in verbs.items())
        return [*out, self.say("told-can-do", what=what or "–")]

    def _arrives(self, thing: str, reach: Mapping[str, Route]) -> bool:
        """Is a thing reached this turn, and not only gone towards? Then one stands where it is done from, and the last
        action is no step."""
        way = reach[thing]
        if thing in self.told.spots or thing in self.told.figures or len(way.path) < 2:
            return True
        stand = way.path[-2]
        steps = {step for place, to in reach.items() if place in self.told.spots for step in to.actions}
        there = stand == way.path[0] or stand in reach
        return there and not (way.actions and way.actions[-1] in steps)

    def _listed(self, wanted: str) -> list[str]:
        """The choices with their numbers, or those of them that fit."""
        choices = self.choices()
        if not choices:
            return [self.say("told-no-choices")]
        fits = (
            matching(wanted.casefold(), [text.casefold() for text in choices])
            if wanted
            else range(len(choices))
        )
        return [f"{place + 1}: {choices[place]}" for place in fits]

    def help(self) -> list[str]:
        return self.say("told-help").splitlines()

    def completions(self, begun: str) -> list[str]:
        """What one could go on with: commands, options, places and names that begin like this."""
        word, _, rest = begun.strip().partition(" ")
        if COMMANDS.get(word.casefold()) in ("look", "way", "room", "who") and (rest or begun.endswith(" ")):
            names = dict.fromkeys(
                [one.name for one in self.told.figures.values()]
                if COMMANDS[word.casefold()] == "who"
                else [
                    name
                    for thing in self.told.spots
                    for name in (self.name(thing), self.told.spots[thing].part)
                ]
            )
            found = [f"{word} {name}" for name in names if name.casefold().startswith(rest.casefold())]
        else:
            texts = [option.text for option in self.decision.options] if self.decision is not None else []
            told = [name for name in COMMANDS if name != "?"]
            found = [text for text in (*told, *texts) if text.casefold().startswith(begun.strip().casefold())]
        return found[: 2 * MOST] or [self.say("told-no-completion", text=begun)]

    # ------------------------------------------------------------ why not, rules

    def _why(self, wanted: str) -> list[str]:
        """Why something is refused, with the rule."""
        refused = self.decision.refused if self.decision is not None else []
        if not wanted:
            return self._refused()
        texts = [one.option.text.casefold() for one in refused]
        said = [f"{self._verb(one.option.verb)} {self.words.say(one.option)}".casefold() for one in refused]
        folded = " ".join(wanted.split()).casefold()
        found = matching(folded, texts) or matching(folded, said)
        if not found:
            options = self.decision.options if self.decision is not None else []
            allowed = matching(folded, [option.text.casefold() for option in options]) or matching(
                folded, [choice.casefold() for choice in self.choices()]
            )
            if allowed:
                return [self.say("told-allowed", what=self.words.say(options[allowed[0]]))]
            return [self.say("told-unknown", text=wanted)]
        return self._reasons([refused[place] for place in found[:3]])

    def _refused(self) -> list[str]:
        refused = self.decision.refused if self.decision is not None else []
        if not refused:
            return [self.say("told-nothing-refused")]
        by_reason: dict[str, list[str]] = {}
        for one in refused:
            why = " ".join(self.words.say(reason) for reason in one.reasons)
            by_reason.setdefault(why, []).append(self.words.say(one.option))
        return [f"{joined(list(dict.fromkeys(texts))[:4])}: {why}" for why, texts in by_reason.items()][:MOST]

    def _reasons(self, refused: Sequence[RefusedOption]) -> list[str]:
        out = []
        for one in refused:
            why = " ".join(sentence(self.words.say(reason)) for reason in one.reasons)
            out.append(self.say("told-refused", what=self.words.say(one.option), why=why))
            for rule in dict.fromkeys(reason.rule for reason in one.reasons if reason.rule):
                out.extend(self._rules(rule))
        return list(dict.fromkeys(out))

    def _rules(self, id: str) -> list[str]:
        wanted = [id.upper()] if id else list(self.decision.prompt.rules if self.decision is not None else [])
        ledger = load_ledger(self.game.folder())
        found = [
            f"{entry.id}: {entry.it if self.words.language == 'it' else entry.en}"
            for entries in (ledger.rules, ledger.examples, ledger.gaps)
            for entry in entries
            if entry.id in wanted
        ]
        return found or [self.say("told-no-rule", id=id or "–")]
