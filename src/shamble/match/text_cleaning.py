"""Names and talk as they may be shown: one line, without characters that steer instead of saying something."""

import unicodedata

JOINER = "\u200d"  # holds the parts of one picture together
MARKS = 3  # accents on one letter


def tidy(text: str) -> str:
    """The text without control and direction characters, lone surrogates and towers of accents; white space is one
    blank each."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS or (kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and sign != JOINER):
            continue
        kept.append(sign)
    return " ".join("".join(kept).strip(JOINER).split())
