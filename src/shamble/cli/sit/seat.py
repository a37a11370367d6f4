"""The tools of a seat, the same over MCP and in lines of JSON."""

from dataclasses import dataclass, field
from typing import Any

from shamble.cli.language import Language
from shamble.cli.messages import Speech
from shamble.cli.sit.connection import Connection
from shamble.cli.table_setup import find_game
from shamble.core.ledger import load_ledger
from shamble.match.protocol.events import Narration, Rejected
from shamble.match.protocol.requests import Act, AskNarration, EnterRoll, Redo, TakeBack, ToServer
from shamble.match.protocol.view import Decision

MAX_RULES = 12  # found by words
MAX_WAIT_S = 600.0


@dataclass(frozen=True)
class Choice:
    """An option: its notation (`text`), its words with costs and chances, and its verb."""

    text: str
    said: str
    verb: str


@dataclass(frozen=True)
class Situation:
    """What a player needs to know to go on.

    `asked`: the table waits for this seat, `choices` are all its options. `question`: the question, the players the
    table waits for, or the ending. `news`: what happened since the last situation. `done`: the last choice was made;
    if not, `reply` has the reasons with their rules, or the answer to a question. `won`: the seats that won.
    """

    version: int
    asked: bool
    over: bool
    question: list[str]
    choices: list[Choice]
    news: list[str]
    done: bool = True
    reply: list[str] = field(default_factory=list)
    won: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class ToldTable:
    """The table in sentences, as the seat sees it."""

    you: str
    head: list[str]
    near: list[str]
    everybody: list[str]
    places: list[str]
    hand: list[str]
    danger: str


@dataclass(frozen=True)
class FoundRule:
    """A rule, a worked example or a ruling, in our own words."""

    id: str
    text: str


class SeatTools:
    """What an agent can do at a table. `last_version` is the newest it knows."""

    def __init__(self, line: Connection, language: Language) -> None:
        assert line.table is not None
        self.line = line
        self.language = language
        self.game = find_game(line.table.game)
        self.last_version = -1

    async def table(self) -> ToldTable:
        """Return the table in sentences: the figures near you, the places, your hand, the danger."""
        narration, _ = await self._narrate("")
        page = narration.page
        assert page is not None
        return ToldTable(
            self._who(), page.head, page.near, page.everybody, page.places, page.hand, page.danger
        )

    async def position(self) -> dict[str, Any]:
        """Return the table as data: the view of your seat, and the scene (what never changes)."""
        table = self.line.table
        assert table is not None
        return {
            "game": table.game,
            "mode": table.mode,
            "scenario": table.scenario,
            "seats": table.mine,
            "version": table.version,
            "view": table.view,
            "scene": table.scene,
        }

    async def question(self) -> Situation:
        """Return what you are asked with all options, or the players the table waits for."""
        return await self._situation()

    async def wait(self, seconds: float = 60.0) -> Situation:
        """Wait until you are asked or the game is over, at most some seconds."""
        await self.line.wait(min(max(seconds, 0.0), MAX_WAIT_S))
        return await self._situation()

    async def ask(self, text: str) -> list[str]:
        """Ask about the position.

        "near", "who NAME", "way PLACE", "why ACTION", "can", "votes", "help" …
        """
        narration, _ = await self._narrate(text)
        return narration.lines or self.words().text("narration-help").splitlines()

    async def rule(self, text: str) -> list[FoundRule]:
        """Read a rule by its id ("ZC-07.09"), or find rules that contain some words."""
        wanted = text.casefold().split()
        ledger = load_ledger(self.game.folder())
        every = [
            FoundRule(entry.id, entry.it if self.language == "it" else entry.en)
            for entries in (ledger.rules, ledger.examples, ledger.gaps)
            for entry in entries
        ]
        exact = [one for one in every if one.id.casefold() == text.strip().casefold()]
        return (
            exact
            or [one for one in every if wanted and all(word in one.text.casefold() for word in wanted)][
                :MAX_RULES
            ]
        )

    async def choose(self, text: str) -> Situation:
        """Choose an option by its notation, its number, or free words.

        A notation acts at once. A refused action changes nothing: `reply` says why, with the rules.
        """
        decision = self.line.decision
        if decision is None or decision.seat is None:
            return await self._refused("no-game-over" if self.line.over else "no-not-your-turn")
        if text in [option.text for option in decision.options]:
            return await self._act(decision, text)
        narration, asked = await self._narrate(text)
        match narration.does:
            case "act":
                return await self._act(asked, narration.text, narration.then)
            case "confirm":
                return await self._situation(False, [*narration.lines, narration.text])
            case "rest":
                return await self._act(asked, "", rest=True)
            case "undo":
                return await self._send(TakeBack)
            case "redo":
                return await self._send(Redo)
            case "rolled" if asked is not None:
                faces = [int(face) for face in narration.text.split()]
                return await self._send(EnterRoll, decision=asked.id, values=faces)
        return await self._explained(asked, text, narration.lines)

    # ------------------------------------------------------------ parts

    def words(self) -> Speech:
        """Return the translator, with the names at the table."""
        table = self.line.table
        assert table is not None
        reader = table.mine[0] if len(table.mine) == 1 else None
        return Speech(self.language, self.game, [seat.name for seat in table.seats], reader)

    def _who(self) -> str:
        table, words = self.line.table, self.words()
        assert table is not None
        mine = [words.text("cli-whose", {"seat": words.seat(seat), "side": f"@{table.seats[seat].side}"})
                for seat in table.mine]  # fmt: skip
        return ", ".join(mine)

    async def _narrate(self, text: str) -> tuple[Narration, Decision | None]:
        answer, decision = await self.line.ask(
            AskNarration,
            language=self.language,
            text=text,
            heard=self.last_version,
            mark=self.last_version,
            level="all",
        )
        if isinstance(answer, Rejected):
            return Narration(answer.ref, self.last_version, self._reasons(answer)), decision
        assert isinstance(answer, Narration)
        return answer, decision

    async def _situation(self, is_done: bool = True, reply: list[str] | None = None) -> Situation:
        narration, decision = await self._narrate("")
        page, table = narration.page, self.line.table
        assert table is not None
        self.last_version = max(self.last_version, narration.version)
        waiting = self.line.gathering is not None and self.line.gathering.waiting
        return Situation(
            version=narration.version,
            asked=decision is not None and decision.seat in decision.waiting,
            over=self.line.over,
            question=[self.words().text("cli-sit-waits")] if waiting else page.asked if page else [],
            choices=[Choice(one.text, one.said, one.verb) for one in page.choices] if page else [],
            news=narration.lines,
            done=is_done,
            reply=reply or [],
            won=[score.seat for score in table.ending.scores if score.won] if table.ending else [],
        )

    async def _refused(self, key: str) -> Situation:
        return await self._situation(False, [self.words().text(key)])

    async def _act(
        self, decision: Decision | None, text: str, then: list[str] | None = None, rest: bool = False
    ) -> Situation:
        if decision is None or decision.seat is None:
            return await self._refused("no-stale")
        more = then or []
        answer, _ = await self.line.ask(
            Act, seat=decision.seat, decision=decision.id, text=text, then=more, rest=rest
        )
        taken = (
            len(decision.options) == 1 and isinstance(answer, Rejected) and answer.code in ("stale", "turn")
        )
        return (
            await self._situation() if taken else await self._after(answer)
        )  # the table takes single options

    async def _send(self, kind: type[ToServer], **fields: Any) -> Situation:
        answer, _ = await self.line.ask(kind, **fields)
        return await self._after(answer)

    async def _after(self, answer: Any) -> Situation:
        if isinstance(answer, Rejected):
            return await self._situation(False, self._reasons(answer))
        return await self._situation()

    async def _explained(self, decision: Decision | None, text: str, lines: list[str]) -> Situation:
        """Explain why an action is not offered.

        The rules give a notation its exact reasons; free words keep the answer they have (`lines`).
        """
        if decision is None or decision.seat is None:
            return await self._refused("no-stale")
        answer, _ = await self.line.ask(Act, seat=decision.seat, decision=decision.id, text=text)
        if not isinstance(answer, Rejected):
            return await self._situation()
        unknown = any(reason.key == "no-such-action" for reason in answer.reasons)
        return await self._situation(False, lines if unknown and lines else self._reasons(answer))

    def _reasons(self, rejected: Rejected) -> list[str]:
        """List the reasons of a refusal, each followed by its rule."""
        words, out = self.words(), []
        for reason in rejected.reasons:
            out.append(words.say(reason))
            rule = words.rule(reason.rule) if reason.rule else None
            if rule is not None:
                out.append(f"{reason.rule}: {rule}")
        return list(dict.fromkeys(out))
