"""Save files: loaded completely, or refused with all problems."""

from pathlib import Path

import pytest

from shamble.core.rng import stream
from shamble.match import save_file
from shamble.match.log import Moved, Occupant
from shamble.match.match import Match
from shamble.match.save_file import BadSaveError, DivergedError
from shamble.match.timeline import PreparedEntry
from tests.match.helpers import drill, play, position, random_step


def played(steps: int = 12) -> Match:
    match, numbers = drill(3, seed=8), stream(8, 8)
    for _ in range(steps):
        match.accept(random_step(match, numbers))
    return match


def problems(content: bytes) -> list[str]:
    with pytest.raises(BadSaveError) as bad:
        save_file.loads(content)
    assert str(bad.value)
    return [f"{p.key}:{p.args.get('line', '')}" for p in bad.value.problems]


def test_save_restores_the_same_game(tmp_path: Path) -> None:
    match = played()
    seat = match.active[-1].seat
    back = match.undo([seat], ask=True)
    match.accept(back if isinstance(back, PreparedEntry) else _agreed(match))
    match.accept(match.set_occupant(2, Occupant("bot", "Clara", "random")))
    path = tmp_path / "game.shamble"
    save_file.store(path, match)
    again = save_file.load(path)
    assert position(again) == position(match)
    assert (again.header, again.log, again.occupants) == (match.header, match.log, match.occupants)
    assert save_file.dumps(again) == path.read_bytes()
    assert list(tmp_path.iterdir()) == [path]


def _agreed(match: Match) -> PreparedEntry:
    step = match.answer_vote([0, 1, 2], True)
    assert isinstance(step, PreparedEntry)
    return step


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"PK\x03\x04junk", b"[1, 2]\n", b'{"format": 1}\n', b"\xff\xfe\x00"]
)
def test_foreign_file_is_named_as_such(content: bytes) -> None:
    assert problems(content) == ["error-save-foreign:"]


def test_every_truncation_is_detected() -> None:
    content = save_file.dumps(played(6))
    for length in range(0, len(content) - 1, 7):
        assert problems(content[:length])
    save_file.loads(content[:-1])  # only the last newline is missing


def test_all_bad_lines_are_listed_with_their_numbers() -> None:
    lines = save_file.dumps(played(6)).split(b"\n")
    lines[2] = b'{"type":"move","seat":"x"}'
    lines[4] = b'{"type":"move","seat":7,"text":"pass"}'
    lines[5] = b'{"type":"undo","seat":0,"to":99}'
    lines[6] = b'{"type":"dance"}'
    assert problems(b"\n".join(lines)) == [f"error-save-line:{n}" for n in (3, 5, 6, 7)]


def test_missing_or_doubled_line_is_detected() -> None:
    lines = save_file.dumps(played(6)).split(b"\n")
    assert problems(b"\n".join(lines[:3] + lines[4:])) == ["error-save-count:"]
    assert problems(b"\n".join([*lines[:3], lines[1], *lines[3:]])) == ["error-save-line:4"]
    assert problems(b"\n".join([*lines[:-1], lines[-2]])) == [f"error-save-after-end:{len(lines)}"]


def test_unplayable_headers_are_refused_by_cause() -> None:
    content = save_file.dumps(played(2))
    assert problems(content.replace(b'"format":1', b'"format":9')) == ["error-save-format:"]
    assert problems(content.replace(b'"game":"drill"', b'"game":"chess"')) == ["error-save-game:1"]
    assert problems(content.replace(b'"mode":"standard"', b'"mode":"wild"')) == ["no-mode:"]
    assert problems(content.replace(b'"dice":', b'"dyce":').replace(b'"seed":8', b'"seed":"8"')) == [
        "error-save-line:1"
    ]


def test_oversized_saves_are_refused() -> None:
    assert problems(b"x" * (save_file.MAX_BYTES + 1)) == ["error-save-too-big:"]


def test_save_with_other_content_loads() -> None:
    match = played()
    changed = save_file.dumps(match).replace(match.header.content.encode(), b"0123456789abcdef")
    again = save_file.revive(save_file.loads(changed))
    assert again.changed_content()
    assert not match.changed_content()
    assert position(again) == position(match)


def test_diverged_replay_names_the_entry() -> None:
    match = played()
    moves = [(n, e) for n, e in enumerate(match.log) if isinstance(e, Moved) and e.chances]
    number, entry = moves[-1]
    face = entry.chances[0][0]
    lines = save_file.dumps(match).split(b"\n")
    lines[number + 1] = lines[number + 1].replace(b"[[%d]" % face, b"[[99]")
    with pytest.raises(DivergedError) as no:
        save_file.revive(save_file.loads(b"\n".join(lines)))
    assert no.value.version == number
    lines[number + 1] = lines[number + 1].replace(entry.text.encode(), b"fly away")
    with pytest.raises(DivergedError) as no:
        save_file.revive(save_file.loads(b"\n".join(lines)))
    assert (no.value.version, no.value.text) == (number, "fly away")


def test_differing_final_position_is_detected() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    changed = save_file.dumps(match).replace(b"door 1", b"door 2")
    with pytest.raises(DivergedError, match="position"):
        save_file.revive(save_file.loads(changed))
