"""The command line. Commands import heavy modules when they run."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 done, 1 negative result, 2 could not run."""
    from shamble.cli.exit_codes import run

    sys.exit(run(arguments))
