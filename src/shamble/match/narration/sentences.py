"""Small things about sentences that are read aloud."""

from collections.abc import Sequence


def sentence(text: str) -> str:
    """With one full stop at its end, and none after another mark; with a capital at its beginning."""
    told = text.strip().rstrip(".;,")
    if not told:
        return ""
    told = capital(told)
    return told if told[-1] in "!?:" else f"{told}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unique_name(text: str, others: Sequence[str]) -> str:
    """The words of a notation from the first on in which not all are alike: "D1" of "place D1" and "place E1"."""
    words = text.split()
    for place in range(len(words) - 1):
        if any(other.split()[: place + 1] != words[: place + 1] for other in others):
            return " ".join(words[place:])
    return words[-1]


def joined(parts: Sequence[str]) -> str:
    return ", ".join(parts)
