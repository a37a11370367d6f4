"""Cleaning of names and chat messages before others see them."""

import unicodedata

JOINER = "\u200d"  # joins the parts of one emoji
MAX_ACCENTS = 3  # on one letter


def clean_text(text: str) -> str:
    """Return the text on one line, without control characters and stacked accents."""
    characters: list[str] = []
    accents = 0
    for char in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(char)
        accents = accents + 1 if category in ("Mn", "Me") else 0
        if accents > MAX_ACCENTS:
            continue
        if category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and char != JOINER:
            continue
        characters.append(char)
    return " ".join("".join(characters).strip(JOINER).split())
