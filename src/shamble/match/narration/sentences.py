"""Helpers for sentences that are read aloud."""

from collections.abc import Sequence


def sentence(text: str) -> str:
    """Return the text with a capital letter and one full stop, or its own closing mark."""
    cleaned = text.strip().rstrip(".;,")
    if not cleaned:
        return ""
    cleaned = capital(cleaned)
    return cleaned if cleaned[-1] in "!?:" else f"{cleaned}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unique_name(text: str, others: Sequence[str]) -> str:
    """Return a notation without the words it shares with all others.

    "D1" for "place D1", if the other is "place E1".
    """
    words = text.split()
    for place in range(len(words) - 1):
        if any(other.split()[: place + 1] != words[: place + 1] for other in others):
            return " ".join(words[place:])
    return words[-1]


def joined(parts: Sequence[str]) -> str:
    return ", ".join(parts)
