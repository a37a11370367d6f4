"""Save files: a match as JSON lines.

The first line is the header, followed by the log entries. The last line has their number and a hash of the position, so
that a truncated or edited file is detected. A bad file is refused as a whole, with a list of all problems.
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
MAX_BYTES = 8 * 1024 * 1024
MAX_ENTRIES = 20_000
MAX_PROBLEMS = 20  # reported for a bad file
MAX_TEXT_CHARS = 400  # of a notation
MAX_NAME_CHARS = 40
MAX_WORD_CHARS = 100  # of other words: a bot level, a salt, a hash
MAX_POSITION_CHARS = 4_000
MAX_OPTIONS = 200
MAX_SEAT_CHANGES = 2_000
DECODE_ERRORS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # the last: nested too deep


class SaveHeader(Struct, frozen=True, forbid_unknown_fields=True, tag="shamble"):
    """The first line of a file."""

    format: int
    header: Header


class SaveFooter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="end"):
    """The last line of a file: the number of entries and a hash of the position."""

    entries: int
    position: str = ""
    secret: str = ""  # the dice secret of a finished game


class Save(Struct, frozen=True):
    """The checked content of a file. `revive` tells whether the current rules can play it."""

    header: Header
    log: list[Entry]
    position: str = ""
    secret: str = ""


class BadSaveError(Exception):
    """A file is damaged or is not a save file. `problems` has a message for each problem."""

    def __init__(self, problems: list[Message]) -> None:
        from shamble.match.i18n.messages import Translator

        words = Translator("en")
        super().__init__("\n".join(words.say(problem) for problem in problems))
        self.problems = problems


_encoder = msgspec.json.Encoder()
_header_decoder = msgspec.json.Decoder(SaveHeader)
_line_decoder = msgspec.json.Decoder(Entry | SaveFooter)


def position(match: Match) -> str:
    """Return a short hash of the position: notation, sealed answers and outcome.

    It does not depend on the fields of the state, so that save files survive changes to them.
    """
    g = match.state
    text = f"{match.game.describe(g)}\n{g.answers}\n{g.outcome} {g.winners}"
    return sha256(text.encode()).hexdigest()[:16]


def dumps(match: Match, secret: str = "") -> bytes:
    """Return a match as file content.

    Pass the dice `secret` if the match does not have it. It is saved only with a finished game.
    """
    first = SaveHeader(FORMAT, match.header)
    last = SaveFooter(
        len(match.log), position(match), (secret or match.secret) if match.state.is_over() else ""
    )
    return b"".join(_encoder.encode(line) + b"\n" for line in (first, *match.log, last))


def loads(content: bytes) -> Save:
    """Check and return the content of a file. Raise `BadSaveError` with all problems."""
    if len(content) > MAX_BYTES:
        raise BadSaveError([Message("error-save-too-big", {"limit": MAX_BYTES // 1024})])
    lines = content.split(b"\n")
    if lines and not lines[-1].strip():
        lines.pop()
    header = _decode_header(lines)
    if len(lines) - 2 > MAX_ENTRIES:
        raise BadSaveError([Message("error-save-too-long", {"limit": MAX_ENTRIES})])
    problems: list[Message] = []
    log: list[Entry] = []
    last: SaveFooter | None = None
    for number, line in enumerate(lines[1:], start=2):
        if last is not None:
            problems.append(_line_problem(number, "error-save-after-end"))
            break
        try:
            item = _line_decoder.decode(line)
        except DECODE_ERRORS as error:
            problems.append(_line_problem(number, "error-save-line", problem=_short(str(error))))
            continue
        if isinstance(item, SaveFooter):
            last = item
        else:
            log.append(item)
            problem = _entry_problem(item, len(log) - 1, len(header.occupants))
            if problem:
                problems.append(_line_problem(number, "error-save-line", problem=problem))
    if sum(isinstance(entry, Seated) for entry in log) > MAX_SEAT_CHANGES:
        problems.append(Message("error-save-seats", {"limit": MAX_SEAT_CHANGES}))
    if last is None:
        problems.append(_line_problem(len(lines), "error-save-cut"))
    elif max(len(last.position), len(last.secret)) > MAX_WORD_CHARS:
        problems.append(_line_problem(len(lines), "error-save-line", problem="a word is too long"))
    elif not problems and (last.entries != len(log) or not log):
        problems.append(Message("error-save-count", {"entries": last.entries, "found": len(log)}))
    if problems:
        raise BadSaveError(problems[:MAX_PROBLEMS])
    assert last is not None
    return Save(header, log, last.position, last.secret)


def _decode_header(lines: list[bytes]) -> Header:
    """Decode the first line. Raise `BadSaveError` if this server cannot play what it names."""
    try:
        first = _header_decoder.decode(lines[0] if lines else b"")
    except DECODE_ERRORS as error:
        probe = _probe(lines[0] if lines else b"")
        if isinstance(probe, dict) and probe.get("type") == "shamble":
            if probe.get("format") != FORMAT:
                raise BadSaveError([_format_problem(probe.get("format"))]) from None
            raise BadSaveError([_line_problem(1, "error-save-line", problem=_short(str(error)))]) from None
        raise BadSaveError([Message("error-save-foreign")]) from None
    if first.format != FORMAT:
        raise BadSaveError([_format_problem(first.format)])
    header = first.header
    game = games().get(header.game)
    if game is None:
        raise BadSaveError([_line_problem(1, "error-save-game", game=header.game)])
    if problem := _length_problem(header):
        raise BadSaveError([_line_problem(1, "error-save-line", problem=problem)])
    reasons = game.check(game.without_irrelevant_options(header.setup()))
    if reasons:
        raise BadSaveError([_reason(reason) for reason in reasons])
    return header


def _probe(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except DECODE_ERRORS:
        return None


def _format_problem(version: object) -> Message:
    return Message("error-save-format", {"found": str(version)[:20], "known": FORMAT})


def _reason(reason: Refusal) -> Message:
    return Message(reason.key, dict(reason.args))


def _line_problem(line: int, key: str, **args: str | int) -> Message:
    return Message(key, {"line": line, **args})


def _length_problem(header: Header) -> str:
    """Return a problem with the lengths in a header, or "".

    The game limits the length of its own text options.
    """
    if len(header.position) > MAX_POSITION_CHARS:
        return "the position is too long"
    words: tuple[str, ...] = (header.mode, header.scenario, header.rules, header.content, header.fair)
    words += (header.lesson, *header.options)
    known = {setting.id for setting in games()[header.game].options}
    words += tuple(str(value) for id, value in header.options.items() if id not in known)
    if max(len(word) for word in words) > MAX_WORD_CHARS or len(header.options) > MAX_OPTIONS:
        return "a word is too long"
    return next((problem for chair in header.occupants if (problem := _name_problem(chair))), "")


def _name_problem(chair: Occupant) -> str:
    if len(chair.name) > MAX_NAME_CHARS or max(len(chair.bot), len(chair.salt)) > MAX_WORD_CHARS:
        return "a name is too long"
    return "a name has characters that cannot be shown" if clean_text(chair.name) != chair.name else ""


def _short(text: str) -> str:
    return text if len(text) <= MAX_TEXT_CHARS else text[:MAX_TEXT_CHARS] + "…"


def _entry_problem(entry: Entry, number: int, seats: int) -> str:
    """Return the problem with an entry that is wrong under any rules, or ""."""
    if isinstance(entry, Started) != (number == 0):
        return "a log begins with its start, and has only one"
    match entry:
        case Moved() if not 0 <= entry.seat < seats:
            return f"there is no seat {entry.seat}"
        case Moved() if len(entry.text) > MAX_TEXT_CHARS:
            return "the notation is too long"
        case Moved() | DiceEntered() if len(entry.nonce) > MAX_WORD_CHARS:
            return "a nonce is too long"
        case DiceEntered() if not entry.chances:
            return "no dice were entered"
        case Undone() if not 0 <= entry.to < number:
            return f"there is no entry {entry.to} before it"
        case Undone() | Redone() | Seated() if not 0 <= entry.seat < seats:
            return f"there is no seat {entry.seat}"
        case Seated():
            return _name_problem(entry.occupant)
        case _:
            return ""


def revive(save: Save) -> Match:
    """Return the match of a save.

    Raise `DivergedError` if the current rules or data lead to another position.
    """
    match = Match.resume(save.header, save.log)
    if save.position and position(match) != save.position:
        raise DivergedError(match.version, save.log[-1], "the position differs from the one that was saved")
    return match


def load(path: Path) -> Match:
    return revive(loads(path.read_bytes()))


def store(path: Path, match: Match) -> None:
    """Write a match to a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(dumps(match))
    part.replace(path)


__all__ = ["BadSaveError", "DivergedError", "Save", "dumps", "load", "loads", "position", "revive", "store"]
