"""The stored form of a match: a header, and a log of entries.

The state is a fold over the log.

Entries are never changed or removed: an undo is an entry of its own. The number of an entry is its index in the log,
and the version of a match is the number of its last entry. Tags and field names on disk never change; where a name in
Python differs, `tag` or `rename` keeps the stored one.
"""

from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct

from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.match.installed_games import games

OccupantKind = Literal["person", "bot", "open"]
DiceSource = Literal["generator", "typed"]
ANY_SEAT = -1  # as the typist: every player can enter real dice and cards
Chances = tuple[tuple[int, ...], ...]


class Occupant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The occupant of a seat: a person, a bot of some level, or none ("open")."""

    kind: OccupantKind
    name: str = ""
    bot: str = ""
    salt: str = ""  # dice salt: mixed into the dice of the match


class Header(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"occupants": "chairs"}
):
    """The setup of a match, and the versions of rules and data it began with."""

    game: str
    occupants: tuple[Occupant, ...]
    seed: int
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    dice: DiceSource = "generator"
    cards: DiceSource = "generator"
    typist: int = ANY_SEAT  # the seat that enters real dice and cards
    rules: str = ""  # version of the rules
    content: str = ""  # fingerprint of the game's data files
    fair: str = ""  # hash of the dice secret; "" = dice come from the seed
    fair_from: int = 0  # the first entry that uses the dice secret; those before come from another table
    nonces: bool = False  # the nonces of actions go into the draws
    position: str = ""  # where the game begins, in its notation; "" = the opening
    lesson: str = ""  # id of the lesson whose guide sits at the table

    def real(self) -> tuple[str, ...]:
        """Return which real components the players use: "dice", "cards"."""
        sources = {"dice": self.dice, "cards": self.cards}
        return tuple(what for what, source in sources.items() if source == "typed")

    def setup(self) -> Setup:
        setup = Setup(len(self.occupants), self.mode, self.scenario, dict(self.options))
        game = games().get(self.game)
        return game.stored_setup(setup) if game is not None else setup


class Started(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="start"):
    """The game was set up and ran to its first decision.

    Always the first entry, and only the first.
    """

    chances: Chances = ()


class Moved(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="move"):
    """A seat took an action.

    `auto`: the match took it for the seat (auto-pass or queued actions). `nonce`: of the player, mixed into the draws.
    """

    seat: int
    text: str
    chances: Chances = ()
    auto: bool = False
    nonce: str = ""


class DiceEntered(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="told"):
    """A player entered the result of real dice or cards: the first of the chances."""

    chances: Chances
    nonce: str = ""


class Undone(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="undo"):
    """A seat undid actions: the game returned to the state after entry `to`.

    `agreed`: seats that consented.
    """

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Redone(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="redo"):
    """A seat redid the actions that were undone last."""

    seat: int


class Seated(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="seat",
    rename={"occupant": "chair"},
):
    """A seat got another occupant, or its occupant another name."""

    seat: int
    occupant: Occupant


Entry = Started | Moved | DiceEntered | Undone | Redone | Seated


def fingerprint(game: Game[Any]) -> str:
    """Return a hash that changes exactly when a data file of the game changes."""
    folder = game.folder() / "data"
    total = sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        content = path.read_bytes()
        total.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:16]
