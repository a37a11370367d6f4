"""PINs of seats, for players who share one screen."""

from hashlib import sha256
from hmac import compare_digest

PIN_DIGITS = 4


def is_pin(pin: str) -> bool:
    return len(pin) == PIN_DIGITS and pin.isascii() and pin.isdecimal()


def hash_pin(table: str, seat: int, pin: str) -> str:
    """Return the stored form of a PIN. Four digits can be guessed: this is not protection."""
    return sha256(f"{table} {seat} {pin}".encode()).hexdigest()


def pin_matches(stored: str, table: str, seat: int, pin: str) -> bool:
    return compare_digest(stored, hash_pin(table, seat, pin))
