"""The language of the output."""

import os
from typing import Literal

Language = Literal["it", "en"]


def language(wanted: Language | None) -> Language:
    """Return the chosen language; default: Italian on an Italian system, else English."""
    if wanted:
        return wanted
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return "it" if system.startswith("it") else "en"
