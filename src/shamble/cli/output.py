"""Where output goes: results to stdout, progress and complaints to stderr, JSON alone."""

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


@cache
def out() -> "Console":
    """What the command is asked for."""
    from rich.console import Console

    return Console(highlight=False)


@cache
def err() -> "Console":
    """What happens meanwhile."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def print_json(document: Any) -> None:
    """The one document of a command with --json."""
    import json

    json.dump(document, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
