"""A trained policy at a table: seated like any bot, looked through before it is run."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

from shamble.bots import CannotPlay, make_bot
from shamble.cli.exit_codes import run
from shamble.core.game import all_games
from shamble.envs.onnx_check import BadModel, inspect
from shamble.lab.game_spec import GameSpec
from shamble.lab.simulate import simulate

TRAINED = Path(__file__).resolve().parent.parent.parent / "examples/learner/mission-00.onnx"
ZOMBICIDE = all_games()["zombicide"]
trained = pytest.mark.skipif(
    not TRAINED.exists(), reason=f"no policy is trained: see {TRAINED.parent.name}/README.md"
)


def message(*fields: tuple[int, int | bytes]) -> bytes:
    """A protocol buffer of short fields."""
    out = b""
    for number, value in fields:
        if isinstance(value, int):
            out += _varint(number << 3) + _varint(value)
        else:
            out += _varint(number << 3 | 2) + _varint(len(value)) + value
    return out


def _varint(number: int) -> bytes:
    out = b""
    while number > 127:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


def model(*fields: tuple[int, int | bytes]) -> bytes:
    return message((7, message((1, message((4, b"Relu"))), *fields)))


def test_a_small_net_is_let_through() -> None:
    inspect(model((5, message((1, 300), (1, 300)))))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no ONNX"),
        (b"\x80\x04\x95 a pickle", "ONNX|cut off"),
        (model()[:-2], "cut off"),
        (model((1, message((4, b"Loop")))), "'Loop'"),
        (model((1, message((4, b"Relu"), (7, b"evil.ops")))), "not ONNX's own"),
        (model((5, message((14, 1)))), "another file"),
        (model((5, message((13, b"x")))), "another file"),
        (model((5, message((1, 1 << 40)))), "longer than"),
        (model((15, b"")), "sparse"),
        (model() + message((25, b"")), "functions"),
        (model(*[(1, message((4, b"Relu")))] * 300), "nodes"),
        (b"\x00" * ((16 << 20) + 1), "larger than"),
    ],
)
def test_anything_else_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadModel, match=why):
        inspect(data)


@trained
def test_a_trained_policy_takes_a_seat() -> None:
    pytest.importorskip("onnxruntime", reason="onnxruntime is not installed: uv sync --extra policy")
    plan = GameSpec("zombicide", "book", "00", {}, (f"policy:{TRAINED}",), 1)
    first = simulate(ZOMBICIDE, plan, 3)
    assert first.tally.games == 3
    assert first.tally.unfinished == 0
    assert first.tally == simulate(ZOMBICIDE, plan, 3).tally


@trained
def test_what_cannot_sit_down_is_one_clear_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("onnxruntime", reason="onnxruntime is not installed: uv sync --extra policy")
    bad = tmp_path / "bad.onnx"
    bad.write_bytes(b"not a model")
    for file, why in (
        (tmp_path / "none.onnx", "cannot be read"),
        (bad, "refused"),
        (TRAINED, "another game"),
    ):
        with pytest.raises(CannotPlay, match=why):
            make_bot(f"policy:{file}", all_games()["zombie-plague"])
    assert run(["simulate", "zombie-plague", "--seats", f"policy:{bad},novice", "--games", "1"]) == 2
    assert "is refused" in capsys.readouterr().err
