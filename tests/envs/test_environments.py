"""Environments as a learner meets them: decisions, rewards, ends, seeds, several at once."""

import random
from typing import Any

import numpy as np
import pytest

import shamble.envs
from shamble.core.visibility import View
from shamble.envs.actions import WAIT
from shamble.envs.numbered_game import NoSuchTable, NotAllowed
from shamble.envs.open_spiel import SpielGame
from shamble.envs.rewards import Points, Shaped


def finish(env: shamble.envs.SeatsInTurn, seed: int) -> tuple[dict[str, float], list[int]]:
    """Play a game at random; return each agent's total reward and all actions."""
    numbers = random.Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    done = []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert seen is not None
        assert (seen["action_mask"] == info["action_mask"]).all()
        done.append(int(numbers.choice(seen["action_mask"].nonzero()[0])))
        env.step(done[-1])
    return total, done


def test_the_outcome_is_the_reward() -> None:
    env = shamble.envs.aec("zombie-plague")
    rewards = [finish(env, seed)[0] for seed in range(3)]
    for reward in rewards:
        assert set(reward.values()) <= {1.0, -1.0}


def test_the_same_seed_is_the_same_game() -> None:
    env = shamble.envs.aec("zombies", seats=3)
    assert finish(env, 4) == finish(shamble.envs.aec("zombies", seats=3), 4)
    first = env.play.reset(4)
    assert env.play.reset(None) != first


def test_who_is_not_asked_may_only_wait() -> None:
    env = shamble.envs.aec("city-of-horror")
    env.reset(seed=1)
    idle = [agent for agent in env.agents if agent != env.agent_selection]
    for agent in idle:
        assert env.observe(agent)["action_mask"].nonzero()[0].tolist() == [WAIT]
        assert env.infos[agent]["action_mask"].nonzero()[0].tolist() == [WAIT]
    assert env.observe(env.agent_selection)["action_mask"][WAIT] == 0


def test_a_ballot_stays_sealed_until_the_last_has_voted() -> None:
    """The first answer to a ballot does not change the other observations."""
    seen: dict[int, list[Any]] = {}
    for choice in (0, 1):
        env = shamble.envs.aec("city-of-horror", seats=3)
        numbers = random.Random(1)
        env.reset(seed=6)
        while True:
            frame = env.play.g.stack[-1]
            if frame.kind() == "ballot" and len(frame.waiting(env.play.g)) > 1 and len(env.play.options) > 1:
                break
            env.step(int(numbers.choice(env.play.mask.nonzero()[0])))
        env.step(int(env.play.mask.nonzero()[0][choice]))
        voter = frame.asked_seats(env.play.g)[0]
        seen[choice] = [
            env.observe(agent)["observation"].tolist()
            for seat, agent in enumerate(env.agents)
            if seat != voter
        ]
    assert seen[0] == seen[1]


def test_what_is_not_allowed_ends_the_game_or_is_an_error() -> None:
    env = shamble.envs.aec("zombicide")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(WAIT)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1.0
    strict = shamble.envs.aec("zombicide", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(NotAllowed, match="may not take action 0"):
        strict.step(WAIT)


def test_a_game_that_is_too_long_is_cut_off() -> None:
    env = shamble.envs.aec("zombies", most=30)
    total, done = finish(env, 1)
    assert len(done) == 30
    assert set(total.values()) == {0.0}


def test_a_table_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(NoSuchTable):
        shamble.envs.aec("zombicide", scenario="99")
    with pytest.raises(NoSuchTable, match="no game"):
        shamble.envs.aec("ludo")
    with pytest.raises(NoSuchTable, match="no side"):
        shamble.envs.solo("zombie-plague", learner="vampires")


def test_blocks_are_the_vector_by_name() -> None:
    env = shamble.envs.aec("zombicide", observe="blocks")
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    assert env.observation_space(env.agent_selection).contains(seen)
    plain = shamble.envs.aec("zombicide")
    plain.reset(seed=1)
    vector = plain.observe(plain.agent_selection)["observation"]
    assert np.concatenate(list(seen["observation"].values())).tolist() == vector.tolist()
    assert env.view(env.agent_selection)["mission"] == "00"
    assert env.label(int(env.play.mask.nonzero()[0][0]))


def test_everybody_votes_at_once_in_the_parallel_environment() -> None:
    env = shamble.envs.parallel("city-of-horror", seats=4)
    numbers = random.Random(2)
    seen, info = env.reset(seed=3)
    together, terminated, rewards = 0, dict[str, bool](), dict[str, float]()
    while env.agents:
        together = max(together, sum(info[agent]["asked"] for agent in info))
        actions = {
            agent: int(numbers.choice(seen[agent]["action_mask"].nonzero()[0])) for agent in env.agents
        }
        seen, rewards, terminated, _, info = env.step(actions)
    assert together == 4
    assert all(terminated.values())
    assert set(rewards.values()) <= {1.0, -1.0}


def test_one_learner_against_bots() -> None:
    env = shamble.envs.solo("zombie-plague", learner="humans", opponents="novice")
    numbers = random.Random(1)
    seen, info = env.reset(seed=1)
    for _ in range(120):
        assert info["seat"] == 0
        seen, reward, over, cut, info = env.step(int(numbers.choice(env.action_masks().nonzero()[0])))
        if over or cut:
            assert reward in (1.0, -1.0)
            break
    assert env.observation_space.contains(seen)


def test_the_whole_side_can_be_one_learner() -> None:
    env = shamble.envs.solo("zombicide", learner="all", seats=2)
    env.reset(seed=1)
    assert env.learner_seats == {0, 1}
    assert not env.bots


def test_rewards_can_be_plugged_in() -> None:
    def alive(view: View[Any]) -> float:
        return float(sum(who.fate == 0 for who in view.known.survivors)) / 6

    shaped = shamble.envs.aec("zombicide", reward=Shaped(alive))
    plain = shamble.envs.aec("zombicide")
    seed = 3
    gained, lost = finish(shaped, seed)[0], finish(plain, seed)[0]
    shaped.reset(seed=seed)
    start = alive(shaped.game.view(shaped.play.g, 0))
    assert gained["seat_0"] == pytest.approx(lost["seat_0"] - start)
    assert set(finish(shamble.envs.aec("zombie-plague", reward=Points()), 1)[0].values()) != {0.0}


@pytest.mark.parametrize("processes", [0, 2])
def test_many_are_stepped_together(processes: int) -> None:
    env = shamble.envs.vector("zombie-plague", 3, processes, opponents="random")
    alone = shamble.envs.solo("zombie-plague", opponents="random")
    try:
        seen, _ = env.reset(seed=10)
        one, _ = alone.reset(seed=11)
        assert env.observation_space.contains(seen)
        for _ in range(25):
            assert seen["observation"][1].tolist() == one["observation"].tolist()
            actions = seen["action_mask"].argmax(1)
            seen, *_ = env.step(actions)
            one, *_ = alone.step(int(actions[1]))
    finally:
        env.close()


def test_many_games_end_and_begin_anew() -> None:
    env = shamble.envs.vector("zombicide", 2, 0, learner="all")
    numbers = random.Random(1)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(900):
        actions = np.array([numbers.choice(mask.nonzero()[0]) for mask in seen["action_mask"]])
        seen, _, terminated, _, info = env.step(actions)
        ended += int(terminated.sum())
        assert ("outcome" in info) == bool(terminated.any())
    assert ended


def test_as_openspiel_asks() -> None:
    game = SpielGame("drill")
    state = game.new_initial_state(seed=2)
    numbers = random.Random(2)
    while not state.is_terminal():
        player = state.current_player()
        actions = state.legal_actions()
        assert [n for n, allowed in enumerate(state.legal_actions_mask(player)) if allowed] == actions
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        assert state.action_to_string(player, actions[0])
        before = str(state)
        copy = state.clone()
        copy.apply_action(numbers.choice(actions))
        assert str(state) == before
        state = copy
    assert set(state.returns()) <= {1.0, -1.0}
    assert state.current_player() == -4
