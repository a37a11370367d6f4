"""Compile the rules with mypyc, wherever a C compiler and the Python headers are there.

The core is a library, and so are each game and the bots' search: an edit in a game makes that library anew, and of that
only the C files that changed. A library is made aside and moved in when it is whole, and its manifest last, so that
whoever runs meanwhile is not disturbed. What does not compile runs interpreted. Nothing happens while the sources are
as they were.

    python tools/compile.py             what has changed
    python tools/compile.py zombies     only this game, and the core if need be
    python tools/compile.py --background     what has changed, while others go on; to be used from the next start on
"""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, TextIO

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "shamble"
BUILD = ROOT / "build" / "mypyc" / sysconfig.get_config_var("EXT_SUFFIX").strip(".")
LOAD = ROOT / "tools" / "load.c"
LOG = BUILD / "compile.log"  # of compiling in the background
FAILED = BUILD / "failed.txt"  # the mark of what did not compile when it was last tried
JOBS = os.cpu_count() or 1
NICE = ["nice", "-n", "19"] if shutil.which("nice") else []

sys.path.insert(0, str(SRC))

from shamble import _build  # noqa: E402
from shamble._build import CORE, SUFFIX, Library  # noqa: E402

BuildInfo = dict[str, list[str]]  # what mypyc says of a library: its C files, where its headers are, flags

LIBRARIES = Path(_build.folder(str(PACKAGE)))

# Measured: level 1 takes two thirds of the time of level 2 and runs within 2 % as fast, once calls within a library
# are direct ones (hidden) and small functions are put where they are called.
FAST = ["-fvisibility=hidden", "-finline-small-functions", "-foptimize-sibling-calls", "-fcommon", "-fno-lto"]
LEVEL = "1"
FLAGS = FAST if os.name == "posix" else []
BATCH = 1_500_000  # characters of C at a time
SLOW = re.compile(
    r"^extern (?:PyObject \*CPyPy_.*\)|char CPyDef_.*__top_level__\(void\))(?=;$)", re.MULTILINE
)


def groups() -> dict[str, list[Path]]:
    """The sources of each library, the core first."""
    root = str(PACKAGE)
    return {group: [PACKAGE / name for name in _build.sources(root, group)] for group in _build.groups(root)}


def missing_tool() -> str | None:
    """What this machine lacks for compiling, if anything."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and not shutil.which(compiler.split()[0]):
        if not shutil.which("cc"):
            return "no C compiler found"
        os.environ["CC"] = "cc"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "no Python headers found"
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "this Python runs without its global lock"
    return None


@cache
def recipe() -> str:
    """What the libraries are made with: another recipe, another library."""
    made = [version("mypy"), version("setuptools"), LEVEL, *FLAGS, str(BATCH), SLOW.pattern, _text(LOAD)]
    return _short_hash(*made, sys.version)


def _short_hash(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def _text(path: Path) -> str:
    return path.read_text("utf-8")


def manifest_lines(sources: list[Path]) -> list[str]:
    """The lines of a manifest about its sources."""
    lines = []
    for path in sources:
        stat = path.stat()
        name = path.relative_to(PACKAGE).as_posix()
        lines.append(f"{stat.st_size} {stat.st_mtime_ns} {_build.file_hash(str(path))} {name}")
    return lines


def up_to_date_library(group: str) -> Library | None:
    """The library of a group, if it is what compiling it now would make."""
    library = _build.read_library(str(PACKAGE), group)
    return library if library is not None and library.recipe == recipe() else None


# ---------------------------------------------------------------- from Python to C


def generate(group: str) -> None:
    """Make the C files of a group, and print their names; in a process of its own, as mypy likes it."""
    import setuptools  # noqa: F401 - mypyc wants to find it there
    from mypyc.build import mypycify

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = str(SRC)
    all_sources = groups()
    wanted = {name: [str(path.relative_to(ROOT)) for path in all_sources[name]] for name in {CORE, group}}
    with contextlib.redirect_stdout(sys.stderr):
        extensions = mypycify(
            [
                f"--cache-dir={BUILD / 'cache'}",
                *wanted[CORE],
                *(wanted[group] if group != CORE else []),
            ],
            separate=[(names, f"shamble_{name}") for name, names in sorted(wanted.items())],
            target_dir=str(BUILD / "c"),
            multi_file=os.name == "posix",  # elsewhere the linker may mind what several files share
            opt_level=LEVEL,
            debug_level="0",
        )
    library = next(ext for ext in extensions if ext.name == _build.library_name(group))
    told = {
        "sources": library.sources,
        "include": library.include_dirs,
        "flags": library.extra_compile_args + FLAGS,
    }
    print(json.dumps(told))


class Failed(Exception):
    """A library could not be made. Says why."""


def generated(group: str) -> BuildInfo:
    """The C files of a group, made anew: how to compile them."""
    for old in (BUILD / "c").glob(f"__native_shamble_{group}.c"):
        old.unlink()  # so that mypy does not think it knew better
    run = subprocess.run(
        [sys.executable, __file__, "--generate", group], capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise Failed((run.stdout + run.stderr).strip())
    told: BuildInfo = json.loads(run.stdout)
    return told


# ---------------------------------------------------------------- from C to a library


class Unit:
    """What is given to the C compiler at a time, and where the object file goes that it makes of that."""

    def __init__(self, name: str, text: str, included: Iterable[str], told: BuildInfo) -> None:
        """`text`: little but `#include`; `included`: the texts of what it includes."""
        self.name = name
        self.text = text
        self.told = told
        self.object = BUILD / "objects" / f"{name}.{_short_hash(recipe(), text, *included, *told['flags'])}.o"


def is_generated(name: str) -> bool:
    """Whether a C file was made from a module."""
    return Path(name).name.startswith("__native")


def batches(names: list[str]) -> list[list[Path]]:
    """The C files of the modules, as many at a time as make it worth reading their long headers."""
    made: list[list[Path]] = []
    size = BATCH
    for name in sorted(filter(is_generated, names)):
        path = ROOT / name
        if size >= BATCH:
            made.append([])
            size = 0
        made[-1].append(path)
        size += path.stat().st_size
    return made


def batch(group: str, files: list[Path]) -> str:
    """C files of a group in one. What runs once, or only where Python calls C, is not worth the time to optimise it."""
    headers = [f"__native_shamble_{group}.h", f"__native_internal_shamble_{group}.h"]
    slow = SLOW.findall(_text(BUILD / "c" / headers[1])) if os.name == "posix" else []
    return "\n".join(
        [
            *(f'#include "{name}"' for name in headers),
            "#if defined(__GNUC__) && !defined(__clang__)",
            *(f'{declaration} __attribute__((optimize("O0")));' for declaration in slow),
            "#endif",
            *(f'#include "{path.relative_to(ROOT).as_posix()}"' for path in files),
            "",
        ]
    )


class Compiler:
    """The C compiler that made this Python, with several files at a time."""

    def __init__(self) -> None:
        from setuptools.command.build_ext import build_ext

        class Found(build_ext):  # type: ignore[misc]
            def build_extensions(self) -> None:
                """Only its compiler is wanted."""

        self.command = build_ext
        self.compiler = self._run(Found, "none", []).compiler
        self.pool = ThreadPoolExecutor(JOBS)
        self.started: dict[Path, Future[None]] = {}

    def _run(self, command: Any, name: str, objects: list[Path]) -> Any:
        from setuptools import Distribution, Extension

        extension = Extension(name, [], extra_objects=[str(path) for path in objects])
        run = command(Distribution({"name": "shamble", "ext_modules": [extension]}))
        run.build_temp = str(BUILD / "temp")
        run.build_lib = str(BUILD / "lib")
        run.force = True
        run.ensure_finalized()
        run.run()
        return run

    def start(self, unit: Unit) -> Future[None]:
        """Have a unit compiled as soon as there is time; once, even if several libraries want it."""
        if unit.object not in self.started:
            self.started[unit.object] = self.pool.submit(self.compile, unit)
        return self.started[unit.object]

    def compile(self, unit: Unit) -> None:
        """Make the object file of a unit; if there is one already, it is of the same content."""
        if unit.object.exists():
            return
        source = BUILD / "c" / f"unit_{unit.name}.c"
        source.write_text(unit.text, "utf-8")
        (made,) = self.compiler.compile(
            [str(source.relative_to(ROOT))],
            output_dir=str(BUILD / "temp"),
            include_dirs=[str(ROOT), *unit.told["include"], sysconfig.get_paths()["include"]],
            extra_postargs=unit.told["flags"],
        )
        for old in unit.object.parent.glob(f"{unit.name}.*.o"):
            old.unlink()
        os.replace(made, unit.object)

    def link(self, name: str, objects: list[Path]) -> Path:
        """An extension module of these object files."""
        return Path(self._run(self.command, name, objects).get_ext_fullpath(name))


def install_file(made: Path, name: str) -> None:
    """Put a file where it is used, whole or not at all."""
    LIBRARIES.mkdir(parents=True, exist_ok=True)
    if not (LIBRARIES / name).exists():
        part = LIBRARIES / f"{name}.part"
        shutil.copy(made, part)
        os.replace(part, LIBRARIES / name)


class LibraryBuild:
    """A library in the making. Its name says what goes into it, and is known before it is there."""

    def __init__(self, compiler: Compiler, group: str, sources: list[Path]) -> None:
        self.compiler = compiler
        self.group = group
        self.lines = manifest_lines(
            sources
        )  # before it is made: an edit made meanwhile must count as an edit
        self.units = units(group, generated(group))
        self.file = f"{group}.{_short_hash(*(unit.object.name for unit in self.units))}{SUFFIX}"
        self.compiled = [compiler.start(unit) for unit in self.units]

    def finish(self, core: str) -> None:
        """Link it and put it in its place, beside the core it goes with."""
        try:
            for unit in self.compiled:
                unit.result()
            if not (LIBRARIES / self.file).exists():
                name = _build.library_name(self.group)
                install_file(self.compiler.link(name, [unit.object for unit in self.units]), self.file)
        except Exception as error:  # whatever a compiler may object to
            raise Failed(str(error)) from error
        manifest = BUILD / f"{self.group}.txt"
        manifest.write_text("\n".join([f"{self.file} {core} {recipe()}", *self.lines]) + "\n", "utf-8")
        os.replace(manifest, LIBRARIES / manifest.name)


def units(group: str, told: BuildInfo) -> list[Unit]:
    """What a library is made of."""
    headers = [
        _text(path)
        for name in sorted({group, CORE})
        for path in sorted((BUILD / "c").glob(f"__native*_shamble_{name}.h"))
    ]
    made = [
        Unit(f"{group}_{number}", batch(group, files), [*headers, *map(_text, files)], told)
        for number, files in enumerate(batches(told["sources"]))
    ]
    runtime = [ROOT / name for name in told["sources"] if not is_generated(name)]  # the same in every library
    return made + [include(path, told) for path in runtime]


def include(path: Path, told: BuildInfo) -> Unit:
    """A C file by itself."""
    return Unit(path.stem, f'#include "{path.relative_to(ROOT).as_posix()}"\n', [_text(path)], told)


def load_module(compiler: Compiler) -> None:
    """The extension module that starts the others."""
    unit = include(LOAD, {"flags": [], "include": []})
    compiler.compile(unit)
    install_file(compiler.link(_build.LOAD, [unit.object]), _build.LOAD + SUFFIX)


# ---------------------------------------------------------------- all of them


@contextlib.contextmanager
def exclusive_lock(*, wait: bool = True) -> Iterator[bool]:
    """Nobody else compiles here meanwhile; or, where one does not wait for that: whether so."""
    for name in ("c", "objects", "temp"):
        (BUILD / name).mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        yield _locked(lock, wait)


def _locked(file: TextIO, wait: bool) -> bool:
    try:
        import fcntl
    except ImportError:
        return True  # there is no such thing here
    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def unused_libraries() -> set[Path]:
    """Libraries that no manifest names."""
    if not LIBRARIES.is_dir():
        return set()
    kept = {_build.LOAD + SUFFIX}
    for manifest in LIBRARIES.glob("*.txt"):
        kept |= set(manifest.read_text("utf-8").split(" ", 1)[:1])
    return {path for path in LIBRARIES.iterdir() if path.suffix != ".txt" and path.name not in kept}


def remove_unused(old: set[Path]) -> None:
    """Remove what was of no use before this began already: somebody may still be about to load what was used then."""
    for path in old & unused_libraries():
        with contextlib.suppress(OSError):  # in use, on some systems
            path.unlink()
    for group in {path.stem for path in LIBRARIES.glob("*.txt")} - groups().keys():
        (LIBRARIES / f"{group}.txt").unlink()


class Outcome(NamedTuple):
    made: list[str]
    failed: list[str]


def compile_rules(wanted: list[str]) -> Outcome:
    """Make the libraries that have to be made: while one is in the C compiler, the next is made to C."""
    sources = groups()
    games = [group for group in wanted or sources if group != CORE]
    games.sort(key=lambda group: -sum(path.stat().st_size for path in sources[group]))
    old = unused_libraries()
    core = up_to_date_library(CORE)
    beside = core.file if core is not None else ""
    if beside and not any(is_stale(group, beside) for group in games):
        return Outcome([], [])
    outcome = Outcome([], [])
    compiler = Compiler()
    begun: list[LibraryBuild] = []
    try:
        if not beside:
            with report_failure(CORE, outcome):
                load_module(compiler)
                begun.append(LibraryBuild(compiler, CORE, sources[CORE]))
                beside = begun[0].file
        for group in games:
            if beside and is_stale(group, beside):
                with report_failure(group, outcome):
                    begun.append(LibraryBuild(compiler, group, sources[group]))
        for making in begun:
            if CORE not in outcome.failed:
                with report_failure(making.group, outcome):
                    making.finish(beside)
                    outcome.made.append(making.group)
    finally:
        compiler.pool.shutdown(cancel_futures=True)
    remove_unused(old)
    return outcome


def is_stale(group: str, core: str) -> bool:
    """Whether the library of a game has to be made anew, to go with a core."""
    library = up_to_date_library(group)
    return library is None or library.core != core


@contextlib.contextmanager
def report_failure(group: str, outcome: Outcome) -> Iterator[None]:
    """Tell why a library could not be made, and go on."""
    try:
        yield
    except Failed as no:
        print(no, file=sys.stderr)
        outcome.failed.append(group)


def compile_in_background() -> None:
    """Compile what has changed without keeping anybody waiting, in a process that gives way to all others."""
    core = up_to_date_library(CORE)
    if core is not None and not any(is_stale(group, core.file) for group in groups() if group != CORE):
        return
    slower = "Shamble runs interpreted, a few times slower"
    if lack := missing_tool():
        print(f"The rules are not compiled, {lack}: {slower}.")
        return
    with exclusive_lock(wait=False) as first:
        if first and FAILED.exists() and _text(FAILED) == sources_hash():
            print(f"The rules do not compile, {LOG.relative_to(ROOT)} says why: {slower}.")
            return
    print(
        f"The rules are being compiled in the background ({LOG.relative_to(ROOT)}): until the next start {slower}."
    )
    if first:
        with open(LOG, "w") as log:
            subprocess.Popen(
                [*NICE, sys.executable, __file__],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )


def sources_hash() -> str:
    """What compiling depends on, as a mark."""
    return _short_hash(recipe(), *(_text(path) for sources in groups().values() for path in sources))


def main() -> int:
    match sys.argv[1:]:
        case ["--generate", group]:
            generate(group)
            return 0
        case ["--background"]:
            compile_in_background()
            return 0
        case wanted:
            unknown = set(wanted) - groups().keys()
    if unknown:
        print(f"There is no game {' or '.join(sorted(unknown))} to compile.", file=sys.stderr)
        return 2
    if lack := missing_tool():
        print(f"Compiling is skipped, {lack}: Shamble runs interpreted, a few times slower.")
        return 0
    start = time.perf_counter()
    os.chdir(ROOT)
    with exclusive_lock():
        before = sources_hash()
        made, failed = compile_rules(wanted)
        FAILED.unlink(missing_ok=True)
        if failed:
            FAILED.write_text(before, "utf-8")
    if made:
        print(f"Compiled {', '.join(made)} in {time.perf_counter() - start:.0f} s.")
    if failed:
        print(f"These run interpreted, as they do not compile: {', '.join(failed)}.", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
