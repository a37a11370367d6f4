"""What is kept of a match: a header, and the log of all that was done. The state is a fold over it.

An entry is never changed and never taken out: taking something back is an entry of its own. The number of an entry is
its place in the log, from 0, and the version of a table is the number of its last entry.
"""

from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct

from shamble.core.game import Game
from shamble.core.options import Setup

Kind = Literal["person", "bot", "open"]
DiceSource = Literal["generator", "typed"]
ANYBODY = -1  # in place of the seat that types in what lies on a real table
Chances = tuple[tuple[int, ...], ...]


class Chair(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person, a bot of some level, or nobody yet."""

    kind: Kind
    name: str = ""
    bot: str = ""
    salt: str = ""  # what its person mixes into the chance of the table


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was agreed before the first move, and what it was played with."""

    game: str
    chairs: tuple[Chair, ...]
    seed: int
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    dice: DiceSource = "generator"
    cards: DiceSource = "generator"
    typist: int = ANYBODY  # the seat that types in what real dice and cards show; -1 = anybody
    rules: str = ""  # version of the rules it was begun with
    content: str = ""  # fingerprint of the game's data files at that time
    fair: str = ""  # hash of the secret that chance comes from; "" = it comes from the seed
    fair_from: int = 0  # the first entry whose chance does: those before were played at another table

    def real(self) -> tuple[str, ...]:
        """What lies on a real table: "dice", "cards"."""
        lies = {"dice": self.dice, "cards": self.cards}
        return tuple(what for what, source in lies.items() if source == "typed")

    def setup(self) -> Setup:
        return Setup(len(self.chairs), self.mode, self.scenario, dict(self.options))


class Started(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="start"):
    """The game was set up and ran to its first decision. Always the first entry, and only the first."""

    chances: Chances = ()


class Moved(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="move"):
    """A seat took an action; `auto` = it was taken for the seat, by its standing orders or as part of a plan."""

    seat: int
    text: str
    chances: Chances = ()
    auto: bool = False


class Told(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="told"):
    """Somebody typed what real dice showed: the first of the chances."""

    chances: Chances


class Undone(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="undo"):
    """A seat took things back: the game stands again where it stood after entry `to`. `agreed`: who consented."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Redone(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="redo"):
    """What was taken back last is done again."""

    seat: int


class Seated(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="seat"):
    """Somebody else sits there now, or under another name."""

    seat: int
    chair: Chair


Entry = Started | Moved | Told | Undone | Redone | Seated


def fingerprint(game: Game[Any]) -> str:
    """Changes exactly when one of the game's data files does."""
    folder = game.folder() / "data"
    total = sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        content = path.read_bytes()
        total.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:16]
