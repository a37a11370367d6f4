"""Who sits where, as one writes it: `novice,random` seat by seat, or `humans=novice,zombies=random` side by side."""

from collections.abc import Sequence

from shamble.bots import is_external


class SeatsError(ValueError):
    """A list of seats that cannot be understood; the message is one clear sentence."""


def side_name(key: str) -> str:
    """The name of a side, from its message key."""
    return key.removeprefix("side-")


def by_side(text: str) -> bool:
    """Is this list of seats written by sides?"""
    return "=" in text


def read_seats(text: str, known: Sequence[str]) -> list[str]:
    """The players in the order of the seats."""
    players = [part.strip() for part in text.split(",")]
    for player in players:
        _check(player, known)
    return players


def read_sides(text: str, sides: Sequence[str], known: Sequence[str]) -> list[str]:
    """The player of each seat, given the side of each seat as a message key."""
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
        _check(player, known)
        chosen[side] = player
    missing = [name for name in names if name not in chosen]
    if missing:
        raise SeatsError(f"Nobody is given to play the side {missing[0]!r}.")
    return [chosen[side_name(side)] for side in sides]


def _check(player: str, known: Sequence[str]) -> None:
    """By its level: temper and iterations, as in `veteran:coward@200`, are the bots' own business."""
    if not is_external(player) and player.partition("@")[0].partition(":")[0] not in known:
        raise SeatsError(f"There is no player {player!r}; a seat can be {', '.join(known)}.")
