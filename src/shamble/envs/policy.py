"""A trained policy as a player: the level `policy:FILE` (extra `policy`).

The file is an ONNX model with one input `observation` (int16 [1, n]) and one output `logits` (float [1,
actions]), numbered like the environments of the game. It is inspected before it runs (`model`), and it
sees an environment's observation.
"""

from math import exp
from pathlib import Path
from typing import Any

from shamble.bots.bot import Bot, CannotPlay
from shamble.core.actions import Action
from shamble.core.game import Advice, Game
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.envs.encodings import encoding
from shamble.envs.onnx_check import LARGEST_FILE, BadModel, inspect

INPUT, OUTPUT = "observation", "logits"
FINE = 1 << 30  # resolution of probabilities


class Policy(Bot):
    level = "policy"

    def __init__(self, game: Game[Any], file: str = "") -> None:
        super().__init__(game)
        self.encoding = encoding(game)
        self.session = _load(Path(file), self.encoding.layout.size, self.encoding.actions.size)

    def decide(self, view: View[Any] | None, options: list[Action[Any]], numbers: Stream) -> Advice:
        if view is None:
            raise ValueError("a policy needs to see its seat's view")
        seen = self.encoding.layout.encode(view.known, view.seat)
        logits = self.session.run([OUTPUT], {INPUT: seen[None]})[0][0]
        return Advice(
            options[_draw([float(logits[i]) for i in self.encoding.actions.indices(options)], numbers)],
            "hint-policy",
        )


def _draw(logits: list[float], numbers: Stream) -> int:
    """Return an index drawn with the policy's probabilities."""
    most = max(logits)
    weights = [exp(logit - most) for logit in logits]
    left = int(numbers.below(FINE)) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return weights.index(max(weights))


def _load(path: Path, numbers: int, actions: int) -> Any:
    """Return a session that runs the file on one core, or raise with one sentence."""
    try:
        import onnxruntime
    except ImportError as missing:
        raise CannotPlay("A policy is run by onnxruntime: pip install shamble[policy].") from missing
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        inspect(data)
    except OSError as error:
        raise CannotPlay(f"The policy {str(path)!r} cannot be read: {error.strerror}.") from error
    except BadModel as bad:
        raise CannotPlay(f"The policy {str(path)!r} is refused. {bad}") from bad
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    settings.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(data, settings, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise CannotPlay(f"The policy {str(path)!r} is no sound ONNX model.") from error
    tensors = [(put.name, put.type, put.shape) for put in (*session.get_inputs(), *session.get_outputs())]
    if tensors != [(INPUT, "tensor(int16)", [1, numbers]), (OUTPUT, "tensor(float)", [1, actions])]:
        raise CannotPlay(
            f"The policy {str(path)!r} is for another game: {numbers} numbers and {actions} actions are needed."
        )
    return session
