"""The observation and action spaces of an environment."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from shamble.envs.encodings import Encoding
from shamble.envs.numbered_game import Mask
from shamble.envs.observations import DTYPE, Array

VECTOR = "vector"
BLOCKS = "blocks"


def action_space(encoding: Encoding) -> Discrete:
    return Discrete(encoding.actions.size)


def observation_space(encoding: Encoding, form: str) -> Dict:
    """Return the space of `observation` (a vector or its named blocks) and `action_mask`."""
    layout = encoding.layout
    mask = Box(0, 1, (encoding.actions.size,), np.int8)
    if form == VECTOR:
        return Dict({"observation": Box(layout.low, layout.high, dtype=DTYPE), "action_mask": mask})
    if form == BLOCKS:
        parts: dict[str, Any] = {
            name: Box(layout.low[part], layout.high[part], dtype=DTYPE)
            for name, part in layout.slices.items()
        }
        return Dict({"observation": Dict(parts), "action_mask": mask})
    raise ValueError(f"an observation is {VECTOR!r} or {BLOCKS!r}, not {form!r}")


def observation(encoding: Encoding, form: str, vector: Array, mask: Mask) -> dict[str, Any]:
    """Return an observation of the caller's own: the mask is a copy."""
    seen: Any = vector if form == VECTOR else encoding.layout.split(vector)
    return {"observation": seen, "action_mask": mask.copy()}
