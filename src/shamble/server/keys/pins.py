"""A seat's PIN: at a screen that several persons share it keeps the others from opening somebody's curtain."""

from hashlib import sha256
from hmac import compare_digest

PIN_DIGITS = 4


def is_pin(pin: str) -> bool:
    return len(pin) == PIN_DIGITS and pin.isascii() and pin.isdecimal()


def hash_pin(table: str, seat: int, pin: str) -> str:
    """What is kept of it. Four digits are soon tried out: it keeps honest people honest, and nobody else out."""
    return sha256(f"{table} {seat} {pin}".encode()).hexdigest()


def pin_matches(kept: str, table: str, seat: int, pin: str) -> bool:
    return compare_digest(kept, hash_pin(table, seat, pin))
