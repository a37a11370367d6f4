"""Decide, on import, whether `core` and `games` run compiled or interpreted.

`tools/compile.py` leaves extension modules beside the sources and a manifest saying which sources they were made from.
They are used only while that is still true; otherwise a finder makes Python load the sources, so that an edit
is never hidden by an older extension module.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time this would double the cost of the import
    from collections.abc import Sequence

PACKAGES = ("core", "games")
MANIFEST = "compiled.txt"
SUFFIX = EXTENSION_SUFFIXES[0]


def digest(path: str) -> str:
    """The fingerprint of a file's content."""
    from hashlib import sha256  # costs more than the rest of this module, and is hardly ever needed

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()


def is_fresh(root: str) -> bool:
    """Whether the extension modules under `root` fit this Python and the sources as they are now."""
    try:
        with open(os.path.join(root, MANIFEST), encoding="utf-8") as file:
            made_for, *lines = file.read().splitlines()
        return made_for.split()[0] == SUFFIX and all(_unchanged(root, *line.split(" ", 3)) for line in lines)
    except (OSError, LookupError, TypeError, ValueError):
        return False


def _unchanged(root: str, size: str, mtime_ns: str, fingerprint: str, name: str) -> bool:
    path = os.path.join(root, name)
    stat = os.stat(path)
    return stat.st_size == int(size) and (stat.st_mtime_ns == int(mtime_ns) or digest(path) == fingerprint)


class SourceFinder:
    """Finds the modules of some packages in their .py files and nowhere else."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self.packages = packages
        self.prefixes = tuple(f"{name}." for name in packages)

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: object = None
    ) -> ModuleSpec | None:
        if name in self.packages or name.startswith(self.prefixes):
            for folder in path or ():
                if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                    return spec
        return None


def choose(package: str, root: str) -> bool:
    """Whether `package`, which lives in `root`, runs compiled; if it does not, see that its sources are loaded."""
    if os.environ.get("SHAMBLE_INTERPRETED") != "1" and is_fresh(root):
        return True
    sys.meta_path.insert(0, SourceFinder(tuple(f"{package}.{name}" for name in PACKAGES)))
    return False
