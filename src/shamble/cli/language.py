"""The language to speak."""

import os
from typing import Literal

Language = Literal["it", "en"]


def language(wanted: Language | None) -> Language:
    """The one asked for, or else Italian where the system speaks it, or else English."""
    if wanted:
        return wanted
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return "it" if system.startswith("it") else "en"
