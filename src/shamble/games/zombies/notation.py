"""Positions as a small readable text."""

from shamble.games.zombies.state import ZombiesState


def describe(g: ZombiesState) -> str:
    return f"round {g.round}"
