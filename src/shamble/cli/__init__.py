"""The command line. Nothing heavy is imported before a command needs it."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code: 0 done, 1 ran and the answer is bad, 2 could not run."""
    from shamble.cli.run import run

    sys.exit(run(arguments))
