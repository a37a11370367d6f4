"""Proof of fair dice: the data to repeat all rolls of a finished game without its rules."""

from __future__ import annotations

from msgspec import Struct


class Throw(Struct, frozen=True, omit_defaults=True):
    """Numbers drawn from a stream ("dice" or "decks"): the upper limit and the result of each.

    `free`: entered from real dice, or drawn in another way; the page cannot check it. `roller`: the seat that rolled
    these dice, -1 = none: a card, a random piece, or dice of the board.
    """

    stream: str
    below: list[int]
    got: list[int]
    free: bool = False
    roller: int = -1


class Proof(Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/{id}/proof.

    `fair`: the hash of `secret`, published before the first roll. `salts`: dice salts, with the first entry they apply
    to. `throws`: by entry. `nonces`: of the players, with the entry they came with.
    """

    fair: str
    secret: str
    salts: list[tuple[int, str]]
    throws: list[tuple[int, list[Throw]]]
    nonces: list[tuple[int, str]] = []
