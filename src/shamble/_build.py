"""Import hook that decides which rules run compiled and which interpreted.

`tools/compile.py` builds a library of the core and one of each game, in a folder for the running Python, each with a
manifest of its sources. A library is used only while its sources are unchanged, and a game's library only with the core
it was built for. An edit in a game therefore takes effect at once, interpreted, while the rest stays compiled; after an
edit in the core everything runs interpreted.
"""

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time these would double the cost of the import
    from collections.abc import Sequence
    from types import ModuleType

FOLDER = "_compiled"
SUFFIX = EXTENSION_SUFFIXES[0]
CORE = "core"
SEARCH = "search"  # `bots/search`, which depends on the core only
LOAD = "shamble_load"  # the extension module that starts the others
NEVER_COMPILED = {
    "game_story.py",
    "notation.py",
    "view_types.py",
    "terminal.py",
    "narration.py",
}  # files of a game where speed does not matter


def file_hash(path: str) -> str:
    """Return the hash of a file's content."""
    from hashlib import sha256  # slow to import and rarely needed

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()


def folder(root: str) -> str:
    """Return the folder of the libraries for this Python."""
    return os.path.join(root, FOLDER, SUFFIX.strip(".").rpartition(".")[0])


def games(root: str) -> list[str]:
    """List the folder names of the games of the package at `root`."""
    with os.scandir(os.path.join(root, "games")) as entries:
        return sorted(
            entry.name for entry in entries if os.path.exists(os.path.join(entry.path, "__init__.py"))
        )


def groups(root: str) -> list[str]:
    """List the names of all libraries, the core first."""
    return [CORE, SEARCH, *games(root)]


def sources(root: str, group: str) -> list[str]:
    """List the source files of a library, relative to `root`."""
    top = {CORE: CORE, SEARCH: "bots/search"}.get(group) or f"games/{group}"
    results = []
    for place, folders, files in os.walk(os.path.join(root, top)):
        folders[:] = [name for name in folders if name != "__pycache__"]
        inner = os.path.relpath(place, root).replace(os.sep, "/")
        cold = NEVER_COMPILED if inner == f"games/{group}" else ()
        results += [f"{inner}/{name}" for name in files if name.endswith(".py") and name not in cold]
    return sorted(results)


def group_of(module: str) -> str:
    """Return the library that a module belongs to, or "" for none.

    `module` is the name within the package.
    """
    first, *rest = module.split(".")
    if first == "bots" and rest[:1] == [SEARCH]:
        return SEARCH
    return rest[0] if first == "games" and rest else CORE if first == CORE else ""


def library_name(group: str) -> str:
    """Return mypyc's name for the library of a group."""
    return f"shamble_{group}__mypyc"


class Library:
    """A library as described by its manifest.

    First line: its file, the core's file, and the build recipe. Then size, time, hash and name of each source.
    """

    def __init__(self, root: str, group: str) -> None:
        self.group = group
        self.name = library_name(group)
        with open(os.path.join(folder(root), f"{group}.txt"), encoding="utf-8") as file:
            first, *lines = file.read().splitlines()
        self.file, self.core, self.recipe = first.split(" ")
        self.path = os.path.join(folder(root), self.file)
        self.sources = {name: (int(size), int(time), mark) for size, time, mark, name in map(_split, lines)}

    def is_fresh(self, root: str) -> bool:
        """Return whether its sources are unchanged and complete."""
        return (
            os.path.exists(self.path)
            and sources(root, self.group) == sorted(self.sources)
            and all(_is_same(os.path.join(root, name), *was) for name, was in self.sources.items())
        )


def _split(line: str) -> list[str]:
    return line.split(" ", 3)


def _is_same(path: str, size: int, time: int, mark: str) -> bool:
    stat = os.stat(path)
    return stat.st_size == size and (stat.st_mtime_ns == time or file_hash(path) == mark)


def read_library(root: str, group: str) -> Library | None:
    """Read the library of a group if it fits the current sources."""
    try:
        library = Library(root, group)
        return library if library.is_fresh(root) else None
    except (OSError, ValueError):
        return None


class LibraryLoader(ExtensionFileLoader):
    """Loads a library as if it lay beside the package, where its modules expect it."""

    def __init__(self, name: str, path: str, root: str) -> None:
        super().__init__(name, path)
        self.beside = os.path.join(os.path.dirname(root), name + SUFFIX)

    def exec_module(self, module: "ModuleType") -> None:
        super().exec_module(module)
        module.__file__ = self.beside


class CompiledLoader(SourceFileLoader):
    """Loads a module from its library. Tools still find its source at the usual place."""

    def __init__(self, name: str, path: str, library: str) -> None:
        super().__init__(name, path)
        self.library = library

    def create_module(self, spec: ModuleSpec) -> "ModuleType":
        from importlib import import_module

        started: ModuleType = import_module(LOAD).start(
            import_module(self.library), spec.name.replace(".", "___")
        )
        return started

    def exec_module(self, module: "ModuleType") -> None:
        """Do nothing: the module has already run."""


class CompiledFinder:
    """Import finder that prefers compiled modules."""

    def __init__(self, package: str, root: str, interpreted: str) -> None:
        self.package = package
        self.root = root
        self.interpreted = frozenset(interpreted.split(",")) - {"", "0"}
        self.prefixes = (f"{package}.{CORE}", f"{package}.games", f"{package}.bots.{SEARCH}")
        self.core = None if {"1", CORE} & self.interpreted else read_library(root, CORE)
        self.libraries: dict[str, Library | None] = {"": None, CORE: self.core}

    def library(self, group: str) -> Library | None:
        """Return the library that a group runs from, or None. The decision is final."""
        if group not in self.libraries:
            result = (
                None if self.core is None or group in self.interpreted else read_library(self.root, group)
            )
            fits = result is not None and self.core is not None and result.core == self.core.file
            self.libraries[group] = result if fits else None
        return self.libraries[group]

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: object = None
    ) -> ModuleSpec | None:
        if name.startswith(self.prefixes):
            return self._module(name, path)
        if self.core is not None and name == LOAD:
            file = os.path.join(folder(self.root), LOAD + SUFFIX)
            return ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)
        if name.startswith("shamble_") and name.endswith("__mypyc"):
            library = self.library(name[len("shamble_") : -len("__mypyc")])
            if library is not None:
                return ModuleSpec(name, LibraryLoader(name, library.path, self.root), origin=library.path)
        return None

    def _module(self, name: str, path: "Sequence[str] | None") -> ModuleSpec | None:
        inner = name[len(self.package) + 1 :]
        library = self.library(group_of(inner))
        if library is None:
            # Use the source even if an older extension module lies beside it.
            for place in path or ():
                if spec := FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                    return spec
            return None
        stem = inner.replace(".", "/")
        for file in (f"{stem}.py", f"{stem}/__init__.py"):
            if file in library.sources:
                source = os.path.join(self.root, *file.split("/"))
                spec = ModuleSpec(
                    name,
                    CompiledLoader(name, source, library.name),
                    origin=source,
                    is_package=file.endswith("/__init__.py"),
                )
                if spec.submodule_search_locations is not None:
                    spec.submodule_search_locations.append(os.path.dirname(source))
                return spec
        return None


def install_finder(package: str, root: str) -> CompiledFinder:
    """Install a finder for the package in the folder `root`.

    SHAMBLE_INTERPRETED=1 runs everything interpreted; a comma-separated list of games only those.
    """
    rules = CompiledFinder(package, root, os.environ.get("SHAMBLE_INTERPRETED", ""))
    sys.meta_path.insert(0, rules)
    return rules
