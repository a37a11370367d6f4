"""Run a command and turn every failure into an exit code and a sentence."""

import os
import sys
from collections.abc import Sequence

from typer import Abort, TyperException

from shamble.cli.app import app
from shamble.cli.problem import Problem

DONE, BAD, COULD_NOT = 0, 1, 2
INTERRUPTED = 130


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; an error is one sentence on stderr, never a traceback."""
    try:
        code = app(arguments, prog_name="shamble", standalone_mode=False)
        sys.stdout.flush()
    except Problem as problem:
        return _say(str(problem))
    except TyperException as error:
        return _say(_usage(error))
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # the reader of our output closed the pipe; Typer exits then
        return DONE
    except Exception as error:
        if os.environ.get("SHAMBLE_DEBUG"):
            raise
        what = " ".join(str(error).split())
        return _say(f"Something in Shamble itself went wrong ({type(error).__name__}: {what}).")
    return code if isinstance(code, int) else DONE


def _say(sentence: str) -> int:
    print(f"shamble: {sentence}", file=sys.stderr)
    return COULD_NOT


def _usage(error: TyperException) -> str:
    """Return a usage error as one sentence with a pointer to the help."""
    format_message = getattr(error, "format_message", None)
    sentence = " ".join(str(format_message() if format_message else error).split()).rstrip(".")
    context = getattr(error, "ctx", None)
    return f"{sentence} (see {context.command_path} --help)." if context else f"{sentence}."
