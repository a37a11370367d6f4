"""A match as a file: one JSON document a line. First the header, then the entries of the log, then an end mark that
counts them and fingerprints the position, so that a file cut short or changed by hand is noticed.

A bad file is refused as a whole, with everything that is wrong with it.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from shamble.core.refusals import Refusal
from shamble.match.installed_games import games
from shamble.match.log import DiceEntered, Entry, Header, Moved, Occupant, Redone, Seated, Started, Undone
from shamble.match.match import Match
from shamble.match.protocol.view import Message
from shamble.match.text_cleaning import clean_text
from shamble.match.timeline import DivergedError

FORMAT = 1
SUFFIX = ".shamble"
MAX_BYTES = 8 * 1024 * 1024  # bytes of a file
MAX_ENTRIES = 20_000  # entries of a log
MAX_PROBLEMS = 20  # listed of a bad file
MAX_TEXT_CHARS = 400  # characters of a notation
MAX_NAME_CHARS = 40  # characters of a name
MAX_WORD_CHARS = 100  # characters of anything else that is a word: a level, a salt, a fingerprint
MOST_OPTIONS = 200
MAX_SEAT_CHANGES = 2_000  # times that somebody sat down or was renamed
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # also: nested far too deep


class SaveHeader(Struct, frozen=True, forbid_unknown_fields=True, tag="shamble"):
    """The first line."""

    format: int
    header: Header


class SaveFooter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="end"):
    """The last line: how many entries there are, and what they lead to."""

    entries: int
    position: str = ""
    secret: str = ""  # what chance came from, of a game that is over


class Save(Struct, frozen=True):
    """A file, read and found sound in itself; whether it can be played is another question."""

    header: Header
    log: list[Entry]
    position: str = ""
    secret: str = ""


class BadSaveError(Exception):
    """A file that is no save, or is damaged. `problems`: all of them, as messages; most name their line."""

    def __init__(self, problems: list[Message]) -> None:
        from shamble.match.i18n.messages import Translator

        words = Translator("en")
        super().__init__("\n".join(words.say(problem) for problem in problems))
        self.problems = problems


_encoder = msgspec.json.Encoder()
_first = msgspec.json.Decoder(SaveHeader)
_line = msgspec.json.Decoder(Entry | SaveFooter)


def position(match: Match) -> str:
    """A short fingerprint of the position: the game's own notation, sealed answers, and how it ended. It does not
    depend on how a state is built, so that a save outlives that."""
    g = match.state
    told = f"{match.game.describe(g)}\n{g.answers}\n{g.outcome} {g.winners}"
    return sha256(told.encode()).hexdigest()[:16]


def dumps(match: Match, secret: str = "") -> bytes:
    """A match as the content of a file. `secret`: what chance came from, where the match itself does not know it; it is
    told only of a game that is over."""
    first = SaveHeader(FORMAT, match.header)
    last = SaveFooter(
        len(match.log), position(match), (secret or match.secret) if match.state.is_over() else ""
    )
    return b"".join(_encoder.encode(line) + b"\n" for line in (first, *match.log, last))


def loads(content: bytes) -> Save:
    """The content of a file, checked line by line; raises `BadSaveError` with all that is wrong."""
    if len(content) > MAX_BYTES:
        raise BadSaveError([Message("error-save-too-big", {"limit": MAX_BYTES // 1024})])
    lines = content.split(b"\n")
    if lines and not lines[-1].strip():
        lines.pop()
    header = _header(lines)
    if len(lines) - 2 > MAX_ENTRIES:
        raise BadSaveError([Message("error-save-too-long", {"limit": MAX_ENTRIES})])
    problems: list[Message] = []
    log: list[Entry] = []
    last: SaveFooter | None = None
    for number, line in enumerate(lines[1:], start=2):
        if last is not None:
            problems.append(_at(number, "error-save-after-end"))
            break
        try:
            item = _line.decode(line)
        except UNREADABLE as error:
            problems.append(_at(number, "error-save-line", problem=_short(str(error))))
            continue
        if isinstance(item, SaveFooter):
            last = item
        else:
            log.append(item)
            problem = _senseless(item, len(log) - 1, len(header.occupants))
            if problem:
                problems.append(_at(number, "error-save-line", problem=problem))
    if sum(isinstance(entry, Seated) for entry in log) > MAX_SEAT_CHANGES:
        problems.append(Message("error-save-seats", {"limit": MAX_SEAT_CHANGES}))
    if last is None:
        problems.append(_at(len(lines), "error-save-cut"))
    elif max(len(last.position), len(last.secret)) > MAX_WORD_CHARS:
        problems.append(_at(len(lines), "error-save-line", problem="a word is too long"))
    elif not problems and (last.entries != len(log) or not log):
        problems.append(Message("error-save-count", {"entries": last.entries, "found": len(log)}))
    if problems:
        raise BadSaveError(problems[:MAX_PROBLEMS])
    assert last is not None
    return Save(header, log, last.position, last.secret)


def _header(lines: list[bytes]) -> Header:
    """The first line, and whether it names something that can be played here."""
    try:
        first = _first.decode(lines[0] if lines else b"")
    except UNREADABLE as error:
        probe = _probe(lines[0] if lines else b"")
        if isinstance(probe, dict) and probe.get("type") == "shamble":
            if probe.get("format") != FORMAT:
                raise BadSaveError([_format(probe.get("format"))]) from None
            raise BadSaveError([_at(1, "error-save-line", problem=_short(str(error)))]) from None
        raise BadSaveError([Message("error-save-foreign")]) from None
    if first.format != FORMAT:
        raise BadSaveError([_format(first.format)])
    header = first.header
    game = games().get(header.game)
    if game is None:
        raise BadSaveError([_at(1, "error-save-game", game=header.game)])
    if problem := _overlong(header):
        raise BadSaveError([_at(1, "error-save-line", problem=problem)])
    reasons = game.check(game.without_irrelevant_options(header.setup()))
    if reasons:
        raise BadSaveError([_reason(reason) for reason in reasons])
    return header


def _probe(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except UNREADABLE:
        return None


def _format(found: object) -> Message:
    return Message("error-save-format", {"found": str(found)[:20], "known": FORMAT})


def _reason(reason: Refusal) -> Message:
    return Message(reason.key, dict(reason.args))


def _at(line: int, key: str, **args: str | int) -> Message:
    return Message(key, {"line": line, **args})


def _overlong(header: Header) -> str:
    """What is too long in a header; "" = nothing. Texts of options have limits of their own, where the game knows them;
    those it does not know are words."""
    words = (header.mode, header.scenario, header.rules, header.content, header.fair, *header.options)
    known = {setting.id for setting in games()[header.game].options}
    words += tuple(str(value) for id, value in header.options.items() if id not in known)
    if max(len(word) for word in words) > MAX_WORD_CHARS or len(header.options) > MOST_OPTIONS:
        return "a word is too long"
    return next((problem for chair in header.occupants if (problem := _unseemly(chair))), "")


def _unseemly(chair: Occupant) -> str:
    """What is wrong with how somebody is called; "" = nothing."""
    if len(chair.name) > MAX_NAME_CHARS or max(len(chair.bot), len(chair.salt)) > MAX_WORD_CHARS:
        return "a name is too long"
    return "a name has characters that cannot be shown" if clean_text(chair.name) != chair.name else ""


def _short(text: str) -> str:
    return text if len(text) <= MAX_TEXT_CHARS else text[:MAX_TEXT_CHARS] + "…"


def _senseless(entry: Entry, number: int, seats: int) -> str:
    """What cannot be true of an entry whatever the rules say; "" = nothing."""
    if isinstance(entry, Started) != (number == 0):
        return "a log begins with its start, and has only one"
    match entry:
        case Moved() if not 0 <= entry.seat < seats:
            return f"there is no seat {entry.seat}"
        case Moved() if len(entry.text) > MAX_TEXT_CHARS:
            return "the notation is too long"
        case DiceEntered() if not entry.chances:
            return "nothing was told"
        case Undone() if not 0 <= entry.to < number:
            return f"there is no entry {entry.to} before it"
        case Undone() | Redone() | Seated() if not 0 <= entry.seat < seats:
            return f"there is no seat {entry.seat}"
        case Seated():
            return _unseemly(entry.occupant)
        case _:
            return ""


def revive(save: Save) -> Match:
    """The match of a save, from its recorded chance. Raise `DivergedError` if the rules or data changed."""
    match = Match.resume(save.header, save.log)
    if save.position and position(match) != save.position:
        raise DivergedError(match.version, save.log[-1], "the position differs from the one that was saved")
    return match


def load(path: Path) -> Match:
    """The match in a file."""
    return revive(loads(path.read_bytes()))


def store(path: Path, match: Match) -> None:
    """Write a match to a file: whole, or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(dumps(match))
    part.replace(path)


__all__ = ["BadSaveError", "DivergedError", "Save", "dumps", "load", "loads", "position", "revive", "store"]
