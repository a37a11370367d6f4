"""Proximal policy optimisation (Schulman et al. 2017) with invalid actions masked (Huang and Ontañón 2020), in JAX."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from features import Features

Params = dict[str, Any]
NEVER = -1e9  # the logit of an action that is not allowed


@dataclass(frozen=True)
class Settings:
    """The usual values."""

    hidden: int = 128
    rate: float = 3e-4
    discount: float = 0.998
    trace: float = 0.95  # lambda of the generalised advantage
    clip: float = 0.2
    entropy: float = 0.003
    value: float = 0.5
    norm: float = 0.5
    epochs: int = 4
    parts: int = 4  # minibatches per epoch
    watching: float = 1e-3  # learning rate while imitating


def new_params(features: Features, hidden: int, seed: int) -> Params:
    """Return two nets with two hidden layers each: one for the actions, one for the value."""
    keys = jax.random.split(jax.random.PRNGKey(seed), 6)
    start = jax.nn.initializers.orthogonal
    sizes = {
        "first": (features.size, hidden, 2**0.5),
        "second": (hidden, hidden, 2**0.5),
        "actions": (hidden, len(features.actions), 0.01),
        "value.first": (features.size, hidden, 2**0.5),
        "value.second": (hidden, hidden, 2**0.5),
        "value": (hidden, 1, 1.0),
    }
    return {
        name: {"w": start(gain)(key, (rows, columns)), "b": jnp.zeros(columns)}
        for key, (name, (rows, columns, gain)) in zip(keys, sizes.items(), strict=True)
    }


def forward(features: Features, params: Params, seen: Any) -> tuple[Any, Any]:
    """Return the logits of the known actions, and the value."""
    x = jnp.concatenate(
        [
            (seen[:, features.columns] == features.values).astype(jnp.float32),
            seen[:, features.numbers] / features.scale,
        ],
        axis=1,
    )
    logits = _layers(params, ("first", "second", "actions"), x)
    return logits, _layers(params, ("value.first", "value.second", "value"), x)[:, 0]


def _layers(params: Params, names: tuple[str, ...], x: Any) -> Any:
    for name in names[:-1]:
        x = jax.nn.relu(x @ params[name]["w"] + params[name]["b"])
    return x @ params[names[-1]]["w"] + params[names[-1]]["b"]


def masked(logits: Any, mask: Any) -> Any:
    return jax.nn.log_softmax(jnp.where(mask, logits, NEVER))


Act = Callable[[Params, Any, Any, Any], tuple[Any, Any, Any]]
Update = Callable[[Params, Any, Any, dict[str, Any], float], tuple[Params, Any, Any]]


def learner(features: Features, settings: Settings, steps: int) -> tuple[Act, Update, Any]:
    """Return the functions to act and learn, and the optimiser; the rate falls to 0 after `steps`."""
    rate = optax.linear_schedule(settings.rate, settings.rate / 10, steps * settings.epochs * settings.parts)
    optimiser = optax.chain(optax.clip_by_global_norm(settings.norm), optax.adam(rate, eps=1e-5))

    def act(params: Params, key: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        logits, value = forward(features, params, seen)
        chances = masked(logits, mask)
        action = jax.random.categorical(key, chances)
        return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value

    def loss(params: Params, part: dict[str, Any], bold: float) -> Any:
        logits, value = forward(features, params, part["seen"])
        chances = masked(logits, part["mask"])
        taken = jnp.take_along_axis(chances, part["action"][:, None], 1)[:, 0]
        ratio = jnp.exp(taken - part["chance"])
        gain = part["gain"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        spread = -(jnp.exp(chances) * jnp.where(part["mask"], chances, 0.0)).sum(1)
        policy = -jnp.minimum(ratio * gain, clipped * gain).mean() - settings.entropy * spread.mean()
        return bold * policy + settings.value * jnp.square(value - part["return"]).mean()

    def update(
        params: Params, memory: Any, key: Any, data: dict[str, Any], bold: float
    ) -> tuple[Params, Any, Any]:
        """Update the nets; `bold` 0 updates only the value."""
        number = data["action"].shape[0]

        def one(state: Any, rows: Any) -> Any:
            params, memory = state
            value, gradient = jax.value_and_grad(loss)(
                params, {name: x[rows] for name, x in data.items()}, bold
            )
            change, memory = optimiser.update(gradient, memory)
            return (optax.apply_updates(params, change), memory), value

        order = jnp.concatenate(
            [
                jax.random.permutation(one_key, number).reshape(settings.parts, -1)
                for one_key in jax.random.split(key, settings.epochs)
            ]
        )
        (params, memory), losses = jax.lax.scan(one, (params, memory), order)
        return params, memory, losses.mean()

    return jax.jit(act), jax.jit(update, donate_argnums=(0, 1)), optimiser


def watch(
    features: Features, settings: Settings, params: Params, key: Any, data: dict[str, Any], epochs: int
) -> Params:
    """Imitate: maximise the likelihood of the actions of others."""
    optimiser = optax.adam(settings.watching)
    size = 512
    rounds = len(data["action"]) // size

    def loss(params: Params, part: dict[str, Any]) -> Any:
        chances = masked(forward(features, params, part["seen"])[0], part["mask"])
        return -jnp.take_along_axis(chances, part["action"][:, None], 1).mean()

    def epoch(params: Params, memory: Any, key: Any, data: dict[str, Any]) -> Any:
        def one(state: Any, rows: Any) -> Any:
            params, memory = state
            value, gradient = jax.value_and_grad(loss)(params, {name: x[rows] for name, x in data.items()})
            change, memory = optimiser.update(gradient, memory)
            return (optax.apply_updates(params, change), memory), value

        order = jax.random.permutation(key, len(data["action"]))[: rounds * size].reshape(rounds, size)
        return jax.lax.scan(one, (params, memory), order)

    memory, run = optimiser.init(params), jax.jit(epoch)
    for number, one_key in enumerate(jax.random.split(key, epochs)):
        (params, memory), losses = run(params, memory, one_key, data)
        print(f"watching, pass {number + 1}: {float(losses.mean()):.3f}", flush=True)
    return params


def advantages(
    rewards: Any, values: Any, over: Any, last: Any, settings: Settings
) -> tuple[np.ndarray, np.ndarray]:
    """Return generalised advantages (Schulman et al. 2016) and returns.

    Rows are steps; `over[t]` = the game ended with step t.
    """
    out = np.zeros_like(rewards)
    gain = np.zeros_like(last)
    for t in range(len(rewards) - 1, -1, -1):
        after = last if t == len(rewards) - 1 else values[t + 1]
        on = 1.0 - over[t]
        error = rewards[t] + settings.discount * after * on - values[t]
        gain = error + settings.discount * settings.trace * on * gain
        out[t] = gain
    return out, out + values
