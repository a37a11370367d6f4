"""Masked PPO learns the tutorial mission of Zombicide, on a CPU, within minutes:

    pip install shamble[learn]
    python examples/learner/train.py --steps 400000 --out mission-00.onnx
    shamble simulate zombicide --scenario 00 --seats policy:mission-00.onnx --games 400

It watches some games of novices first, and then plays itself. All survivors are its own: one seat plays them all. The
reward is the outcome, and on the way what `shaping` says.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import jax
import numpy as np

import shamble.envs
from curve import draw
from export import load, save
from features import Features, Seen, collect
from ppo import Act, Params, Settings, advantages, learner, new_params, watch
from shaping import Progress

GAME = "zombicide"
TABLE: dict[str, Any] = {"scenario": "00", "seats": 1}
ENVS, LENGTH = 32, 128
TIMID = 6  # first turns, in which only the value is learned


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from")
    parser.add_argument("--watch", type=int, default=150, help="games of novices to watch before")
    parser.add_argument(
        "--passes", type=int, default=6, help="times to go through them; 0 = learn from nothing"
    )
    parser.add_argument(
        "--go-on", type=Path, default=None, metavar="FILE", help="learn on from a saved policy"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="that step environments")
    parser.add_argument("--out", type=Path, default=Path("policy.onnx"))
    parser.add_argument(
        "--curve", type=Path, default=None, help="write the learning curve here (CSV, and SVG)"
    )
    asked = parser.parse_args()
    settings = Settings()
    start = time.perf_counter()
    if asked.go_on is not None:
        features, trained = load(asked.go_on, {})
        params = {**new_params(features, settings.hidden, asked.seed), **trained}
    else:
        features, did = collect(GAME, TABLE, 60, asked.watch)
        params = new_params(features, settings.hidden, asked.seed)
        if asked.passes:
            key = jax.random.PRNGKey(asked.seed + 1)
            params = watch(features, settings, params, key, samples(features, did), asked.passes)
    rows, params = train(features, settings, params, asked.steps, asked.seed, asked.processes, start)
    save(params, features, GAME, asked.out)
    print(f"{asked.out}: {asked.out.stat().st_size // 1024} KiB")
    if asked.curve is not None:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("decisions", "seconds", "games", "won"), *rows])
        asked.curve.with_suffix(".svg").write_text(draw(rows), "utf-8")


def samples(features: Features, did: Seen) -> dict[str, Any]:
    """Return the decisions of others as samples."""
    place = {int(index): number for number, index in enumerate(features.actions)}
    mask = np.zeros((len(did[0]), len(features.actions)), bool)
    for row, allowed in enumerate(did[1]):
        mask[row, [place[index] for index in allowed]] = True
    return {
        "seen": np.stack(did[0]).astype(np.float32),
        "mask": mask,
        "action": np.array([place[index] for index in did[2]], np.int32),
    }


def train(
    features: Features,
    settings: Settings,
    params: Params,
    steps: int,
    seed: int,
    processes: int,
    start: float,
) -> tuple[list[tuple[int, float, int, float]], Params]:
    """Play and learn in turns; the curve has a row for every turn that finished a game."""
    turns = steps // (ENVS * LENGTH)
    act, update, optimiser = learner(features, settings, turns)
    memory = optimiser.init(params)
    key = jax.random.PRNGKey(seed)
    envs = shamble.envs.vector(GAME, ENVS, processes, learner="all", reward=Progress(), most=2000, **TABLE)
    seen, _ = envs.reset(seed=seed)
    fresh = np.zeros(ENVS, bool)  # the step that begins a new game is not the learner's
    curve: list[tuple[int, float, int, float]] = []
    for turn in range(turns):
        key, playing, learning = jax.random.split(key, 3)
        data, seen, fresh, ended = play(envs, act, features, params, playing, seen, fresh, settings)
        params, memory, _ = update(params, memory, learning, data, float(turn >= TIMID))
        if ended:
            won = sum(ended) / len(ended)
            seconds = time.perf_counter() - start
            curve.append(((turn + 1) * ENVS * LENGTH, round(seconds, 1), len(ended), round(won, 4)))
            print(
                f"{curve[-1][0]:>8} decisions {seconds:6.0f} s  {len(ended):3} games  {won:6.1%} won",
                flush=True,
            )
    envs.close()
    return curve, params


def play(
    envs: Any,
    act: Act,
    features: Features,
    params: Params,
    key: Any,
    seen: Any,
    fresh: Any,
    settings: Settings,
) -> tuple[dict[str, Any], Any, Any, list[bool]]:
    """Return LENGTH steps of every environment as samples."""
    samples: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "chance", "value")}
    rewards, over, valid, ended = [], [], [], []
    for one_key in jax.random.split(key, LENGTH):
        sight = seen["observation"].astype(np.float32)
        mask = seen["action_mask"][:, features.actions].astype(bool)
        strange = ~mask.any(1)  # only unknown actions: any of them
        action, chance, value = (np.asarray(x) for x in act(params, one_key, sight, mask | strange[:, None]))
        index = np.where(strange, seen["action_mask"].argmax(1), features.actions[action])
        for name, x in zip(samples, (sight, mask, action, chance, value), strict=True):
            samples[name].append(x)
        valid.append(~(strange | fresh))
        seen, reward, terminated, truncated, info = envs.step(index)
        rewards.append(reward.astype(np.float32))
        fresh = terminated | truncated
        over.append(fresh.astype(np.float32))
        if "outcome" in info:
            ended += [
                outcome == "won" for outcome, is_one in zip(info["outcome"], info["_outcome"]) if is_one
            ]
    last = np.asarray(
        act(params, key, seen["observation"].astype(np.float32), np.ones_like(samples["mask"][-1]))[2]
    )
    gain, returns = advantages(np.stack(rewards), np.stack(samples["value"]), np.stack(over), last, settings)
    rows = np.stack(valid).ravel()
    data = {name: np.stack(x).reshape(-1, *x[0].shape[1:]) for name, x in samples.items()}
    data |= {"gain": gain.ravel(), "return": returns.ravel()}
    # A batch always has the same size: invalid samples are replaced by others.
    good = np.flatnonzero(rows)
    pick = np.where(rows, np.arange(len(rows)), np.resize(good, len(rows)))
    return {name: x[pick] for name, x in data.items()}, seen, fresh, ended


if __name__ == "__main__":
    main()
