"""Small things about sentences that are read aloud."""

from collections.abc import Sequence


def sentence(text: str) -> str:
    """With one full stop at its end, and none after another mark; with a capital at its beginning."""
    told = text.strip().rstrip(".;,")
    if not told:
        return ""
    told = told[0].upper() + told[1:]
    return told if told[-1] in "!?:" else f"{told}."


def joined(parts: Sequence[str]) -> str:
    return ", ".join(parts)
