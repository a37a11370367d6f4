"""Positions as text."""

from shamble.games.city_of_horror.state import CityState


def describe(g: CityState) -> str:
    return ""
