"""Counts of survivors: by fate, and as a mission's file asks for them."""

from typing import Final

from shamble.games.zombicide.mission import Args
from shamble.games.zombicide.state import LEFT, ZombicideState

ALL: Final = "all"  # all who live or have left
EVERYBODY: Final = "everybody"  # as all, and the dead count as missing
PER_SEAT: Final = "seats+"  # a number more than there are players


def fates(g: ZombicideState, fate: int) -> int:
    count = 0
    for s in g.survivors:
        if s.fate == fate:
            count += 1
    return count


def counted(key: str, count: str) -> tuple[str, Args]:
    """Return the key and the arguments of a line that counts survivors."""
    if count in (ALL, EVERYBODY):
        return f"{key}-{count}", {}
    if count.startswith(PER_SEAT):
        more = int(count.removeprefix(PER_SEAT))
        return f"{key}-seats", {"one": 1 + more, "two": 2 + more, "three": 3 + more, "more": more}
    return (f"{key}-single" if count == "1" else key), {"count": int(count)}


def needed(g: ZombicideState, count: str) -> int:
    if count == ALL:
        return len(g.living()) + fates(g, LEFT)
    if count.startswith(PER_SEAT):
        return g.seats + int(count.removeprefix(PER_SEAT))
    return int(count)
