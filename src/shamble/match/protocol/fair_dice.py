"""What it takes to roll a finished game again without knowing its rules (GET /api/tables/{id}/proof)."""

from __future__ import annotations

from msgspec import Struct


class Throw(Struct, frozen=True, omit_defaults=True):
    """Numbers taken from a stream ("dice" or "decks"): each below `below`, and which it was. `free`: it was typed in
    from a real table, or its numbers are not told apart: there is nothing to check."""

    stream: str
    below: list[int]
    got: list[int]
    free: bool = False


class Proof(Struct, frozen=True, omit_defaults=True):
    """`fair`: the hash that was shown before the first roll, of `secret`. `salts`: from which entry on what was mixed
    in. `throws`: of each entry that had any."""

    fair: str
    secret: str
    salts: list[tuple[int, str]]
    throws: list[tuple[int, list[Throw]]]
