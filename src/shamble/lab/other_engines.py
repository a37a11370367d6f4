"""Other engines, measured in the same run for a fair ratio."""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, Protocol

from shamble.lab.speed import STATES, Rates, per_second

SPIELS = ("chess", "backgammon", "gin_rummy", "tic_tac_toe")


class Peer(Protocol):
    def measure(self, seconds: float) -> Rates: ...


class PythonChess:
    """python-chess: random moves with all legal moves and the test for the end at each."""

    def __init__(self) -> None:
        self.chess: Any = import_module("chess")
        self.numbers = random.Random(2026)
        self.boards = [self._middle() for _ in range(STATES)]

    def _middle(self) -> Any:
        board = self.chess.Board()
        while board.ply() < 60 and not board.is_game_over():
            board.push(self.numbers.choice(list(board.legal_moves)))
        return board

    def _play(self) -> int:
        board = self.chess.Board()
        while not board.is_game_over():
            board.push(self.numbers.choice(list(board.legal_moves)))
        return int(board.ply())

    def _copy(self) -> int:
        for board in self.boards:
            board.copy(stack=False)
        return len(self.boards)

    def measure(self, seconds: float) -> Rates:
        return {
            "decisions_per_s": per_second(self._play, seconds),
            "clones_per_s": per_second(self._copy, seconds),
        }


class OpenSpiel:
    """A game of OpenSpiel (C++), played at random from Python."""

    def __init__(self, name: str) -> None:
        self.game: Any = import_module("pyspiel").load_game(name)
        self.numbers = random.Random(2026)
        self.states = [self._middle() for _ in range(STATES)]

    def _step(self, state: Any) -> int:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.numbers.choices(actions, chances)[0])
            return 0
        state.apply_action(self.numbers.choice(state.legal_actions()))
        return 1

    def _middle(self) -> Any:
        length = self._play()
        state = self.game.new_initial_state()
        made = 0
        while made < length // 2 and not state.is_terminal():
            made += self._step(state)
        return state

    def _play(self) -> int:
        state = self.game.new_initial_state()
        made = 0
        while not state.is_terminal():
            made += self._step(state)
        return made

    def _clone(self) -> int:
        for state in self.states:
            state.clone()
        return len(self.states)

    def measure(self, seconds: float) -> Rates:
        return {
            "decisions_per_s": per_second(self._play, seconds),
            "clones_per_s": per_second(self._clone, seconds),
        }


class Catanatron:
    """catanatron: Catan in Python, four players who choose at random."""

    def __init__(self) -> None:
        catan: Any = import_module("catanatron")
        self.make: Any = lambda: catan.Game([catan.RandomPlayer(colour) for colour in catan.Color])
        self.games = [self._middle() for _ in range(STATES)]

    def _middle(self) -> Any:
        game = self.make()
        for _ in range(150):
            game.play_tick()
        return game

    def _play(self) -> int:
        game = self.make()
        made = 0
        while made < 4000 and game.winning_color() is None:
            game.play_tick()
            made += 1
        return made

    def _copy(self) -> int:
        for game in self.games:
            game.copy()
        return len(self.games)

    def measure(self, seconds: float) -> Rates:
        return {
            "decisions_per_s": per_second(self._play, seconds),
            "clones_per_s": per_second(self._copy, seconds),
        }


class PettingZoo:
    """chess_v6 of PettingZoo: the cost of a step with observation and mask."""

    def __init__(self) -> None:
        self.env: Any = import_module("pettingzoo.classic.chess_v6").env()
        self.numbers = random.Random(2026)

    def _play(self) -> int:
        made = 0
        self.env.reset(seed=2026)
        for _ in self.env.agent_iter():
            seen, _, over, cut, _ = self.env.last()
            if over or cut:
                self.env.step(None)
                continue
            self.env.step(self.numbers.choice(seen["action_mask"].nonzero()[0]))
            made += 1
        return made

    def measure(self, seconds: float) -> Rates:
        return {"env_steps_per_s": per_second(self._play, seconds)}


def installed_peers() -> dict[str, Peer]:
    """Return the peers that are installed; `make bench` installs all of them."""
    wanted: list[tuple[str, str, Callable[[], Peer]]] = [
        ("python-chess", "chess", PythonChess),
        ("catanatron", "catanatron", Catanatron),
        ("PettingZoo chess_v6", "pettingzoo", PettingZoo),
    ]
    for name in SPIELS:
        wanted.append((f"OpenSpiel {name}", "open-spiel", lambda name=name: OpenSpiel(name)))  # type: ignore[misc]
    peers: dict[str, Peer] = {}
    for title, package, make in wanted:
        try:
            peers[f"{title} {version(package)}"] = make()
        except ImportError:
            continue
    return peers
