"""Export the policy as ONNX: one input `observation`, one output `logits`.

The input is int16, as the environment returns it; the output has one number per action of the game.
Unknown actions come last.
"""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from features import Features
from shamble.envs.encodings import VERSION, encoding
from shamble.envs.numbered_game import find
from shamble.envs.policy import INPUT, OUTPUT

NEVER_MET = -50.0
OPSET = 17
IR = 8


def save(params: Any, features: Features, game: str, path: Path) -> None:
    numbers, actions = encoding(find(game)).layout.size, encoding(find(game)).actions.size
    place = np.full(actions, len(features.actions), np.int64)  # the last logit is for all other actions
    place[features.actions] = np.arange(len(features.actions))
    arrays: dict[str, np.ndarray] = {
        "columns": features.columns.astype(np.int64),
        "values": features.values,
        "numbers": features.numbers.astype(np.int64),
        "scale": features.scale,
        "place": place,
        "never": np.full((1, 1), NEVER_MET, np.float32),
    }
    node = helper.make_node
    nodes = [
        node("Cast", [INPUT], ["seen"], to=TensorProto.FLOAT),
        node("Gather", ["seen", "columns"], ["picked"], axis=1),
        node("Equal", ["picked", "values"], ["is"]),
        node("Cast", ["is"], ["hot"], to=TensorProto.FLOAT),
        node("Gather", ["seen", "numbers"], ["raw"], axis=1),
        node("Div", ["raw", "scale"], ["scaled"]),
        node("Concat", ["hot", "scaled"], ["x0"], axis=1),
    ]
    for number, (name, end) in enumerate((("first", "x1"), ("second", "x2"), ("actions", "some"))):
        for part in "wb":
            arrays[f"{name}.{part}.half"] = np.asarray(params[name][part], np.float16)
            nodes.append(node("Cast", [f"{name}.{part}.half"], [f"{name}.{part}"], to=TensorProto.FLOAT))
        last = name == "actions"
        nodes.append(node("Gemm", [f"x{number}", f"{name}.w", f"{name}.b"], [end if last else f"{name}.sum"]))
        if not last:
            nodes.append(node("Relu", [f"{name}.sum"], [end]))
    nodes += [
        node("Concat", ["some", "never"], ["all"], axis=1),
        node("Gather", ["all", "place"], [OUTPUT], axis=1),
    ]
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info(INPUT, TensorProto.INT16, [1, numbers])],
        [helper.make_tensor_value_info(OUTPUT, TensorProto.FLOAT, [1, actions])],
        [numpy_helper.from_array(array, name) for name, array in arrays.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)
    helper.set_model_props(model, {"environment": f"shamble/{game}-v{VERSION}"})
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())


def load(path: Path, params: Any) -> tuple[Features, Any]:
    """Return the features of a saved policy, and replace the net in `params`, to continue learning."""
    model = onnx.load(path)
    arrays = {array.name: numpy_helper.to_array(array) for array in model.graph.initializer}
    known = len(arrays["actions.b.half"])
    features = Features(
        arrays["columns"].astype(np.int32),
        arrays["values"],
        arrays["numbers"].astype(np.int32),
        arrays["scale"],
        np.flatnonzero(arrays["place"] < known).astype(np.int32),
    )
    for name in ("first", "second", "actions"):
        params = {
            **params,
            name: {part: arrays[f"{name}.{part}.half"].astype(np.float32) for part in "wb"},
        }
    return features, params
