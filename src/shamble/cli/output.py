"""Output: results on stdout, progress and errors on stderr, JSON alone."""

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


@cache
def out() -> "Console":
    from rich.console import Console

    return Console(highlight=False)


@cache
def err() -> "Console":
    """Return the console for progress and errors."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def print_json(document: Any) -> None:
    """Print the one document of a command with --json."""
    import json

    json.dump(document, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
