"""Parse the --seats argument: `novice,random`, or `humans=novice,zombies=random`."""

from collections.abc import Sequence

from shamble.bots import is_external


class SeatsError(ValueError):
    """A list of seats that cannot be parsed; the message is one sentence."""


def side_name(key: str) -> str:
    return key.removeprefix("side-")


def by_side(text: str) -> bool:
    """Return whether a list of seats is written by sides."""
    return "=" in text


def read_seats(text: str, allowed: Sequence[str]) -> list[str]:
    """Read the players in the order of the seats."""
    players = [part.strip() for part in text.split(",")]
    for player in players:
        _check(player, allowed)
    return players


def read_sides(text: str, sides: Sequence[str], allowed: Sequence[str]) -> list[str]:
    """Read the player of each seat, given each seat's side as a message key."""
    names = list(dict.fromkeys(side_name(side) for side in sides))
    chosen: dict[str, str] = {}
    for part in text.split(","):
        side, equals, player = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise SeatsError(
                f"Write all seats as players or all as side=player; {part.strip()!r} has no side."
            )
        if side not in names:
            raise SeatsError(f"There is no side {side!r} in this set-up; its sides are {', '.join(names)}.")
        if side in chosen:
            raise SeatsError(f"The side {side!r} is given twice.")
        _check(player, allowed)
        chosen[side] = player
    missing = [name for name in names if name not in chosen]
    if missing:
        raise SeatsError(f"No seat is given to the side {missing[0]!r}.")
    return [chosen[side_name(side)] for side in sides]


def _check(player: str, allowed: Sequence[str]) -> None:
    """Raise SeatsError for an unknown level; temper and iterations are left to the bot."""
    if not is_external(player) and player.partition("@")[0].partition(":")[0] not in allowed:
        raise SeatsError(f"There is no player {player!r}; a seat can be {', '.join(allowed)}.")
