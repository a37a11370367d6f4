"""Compile the rules with mypyc, if a C compiler and the Python headers are installed.

The core, each game and the bots' search are libraries. An edit in a game rebuilds only that library, and of it only the
C files that changed. A finished library is moved into place atomically, its manifest last, so running processes are not
disturbed. What does not compile runs interpreted.

    python tools/compile.py               compile what has changed
    python tools/compile.py zombies       only this game, and the core if needed
    python tools/compile.py --background  compile in the background, for the next start
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
LOG = BUILD / "compile.log"  # log of background compilation
FAILED = BUILD / "failed.txt"  # hash of the sources that did not compile
JOBS = os.cpu_count() or 1
NICE = ["nice", "-n", "19"] if shutil.which("nice") else []

sys.path.insert(0, str(SRC))

from shamble import _build  # noqa: E402
from shamble._build import CORE, SUFFIX, Library  # noqa: E402

BuildInfo = dict[str, list[str]]  # mypyc's output for a library: C files, include folders, flags

LIBRARIES = Path(_build.folder(str(PACKAGE)))

# Measured: level 1 compiles in two thirds of the time of level 2, and the result is within 2 % as fast if calls
# within a library are direct (hidden symbols) and small functions are inlined.
FAST = ["-fvisibility=hidden", "-finline-small-functions", "-foptimize-sibling-calls", "-fcommon", "-fno-lto"]
LEVEL = "1"
FLAGS = FAST if os.name == "posix" else []
BATCH = 1_500_000  # characters of C per compiler run
SLOW = re.compile(
    r"^extern (?:PyObject \*CPyPy_.*\)|char CPyDef_.*__top_level__\(void\))(?=;$)", re.MULTILINE
)


def groups() -> dict[str, list[Path]]:
    """Return the sources of each library, the core first."""
    root = str(PACKAGE)
    return {group: [PACKAGE / name for name in _build.sources(root, group)] for group in _build.groups(root)}


def missing_tool() -> str | None:
    """Return what this machine lacks for compiling, or None."""
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
    """Return a hash of the tool versions and flags. Another recipe makes another library."""
    built = [version("mypy"), version("setuptools"), LEVEL, *FLAGS, str(BATCH), SLOW.pattern, _text(LOAD)]
    return _short_hash(*built, sys.version)


def _short_hash(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def _text(path: Path) -> str:
    return path.read_text("utf-8")


def manifest_lines(sources: list[Path]) -> list[str]:
    """Return the lines of a manifest about its sources."""
    lines = []
    for path in sources:
        stat = path.stat()
        name = path.relative_to(PACKAGE).as_posix()
        lines.append(f"{stat.st_size} {stat.st_mtime_ns} {_build.file_hash(str(path))} {name}")
    return lines


def up_to_date_library(group: str) -> Library | None:
    """Return the library of a group if compiling it now would give the same."""
    library = _build.read_library(str(PACKAGE), group)
    return library if library is not None and library.recipe == recipe() else None


# ---------------------------------------------------------------- from Python to C


def generate(group: str) -> None:
    """Generate the C files of a group and print their names, in a process of its own for mypy."""
    import setuptools  # noqa: F401 - mypyc expects it in sys.modules
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
            multi_file=os.name == "posix",  # other linkers reject symbols shared by files
            opt_level=LEVEL,
            debug_level="0",
        )
    library = next(ext for ext in extensions if ext.name == _build.library_name(group))
    info = {
        "sources": library.sources,
        "include": library.include_dirs,
        "flags": library.extra_compile_args + FLAGS,
    }
    print(json.dumps(info))


class Failed(Exception):
    """A library could not be built. Says why."""


def generated(group: str) -> BuildInfo:
    """Generate the C files of a group in a new process; return how to compile them."""
    for old in (BUILD / "c").glob(f"__native_shamble_{group}.c"):
        old.unlink()  # otherwise mypy considers it up to date
    run = subprocess.run(
        [sys.executable, __file__, "--generate", group], capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise Failed((run.stdout + run.stderr).strip())
    info: BuildInfo = json.loads(run.stdout)
    return info


# ---------------------------------------------------------------- from C to a library


class Unit:
    """One run of the C compiler and its object file."""

    def __init__(self, name: str, text: str, included: Iterable[str], info: BuildInfo) -> None:
        """Create a unit; `text` consists mostly of `#include`, `included` are the included texts."""
        self.name = name
        self.text = text
        self.info = info
        self.object = BUILD / "objects" / f"{name}.{_short_hash(recipe(), text, *included, *info['flags'])}.o"


def is_generated(name: str) -> bool:
    """Return whether a C file was generated from a module."""
    return Path(name).name.startswith("__native")


def batches(names: list[str]) -> list[list[Path]]:
    """Group the C files of the modules, because their headers are slow to parse."""
    built: list[list[Path]] = []
    size = BATCH
    for name in sorted(filter(is_generated, names)):
        path = ROOT / name
        if size >= BATCH:
            built.append([])
            size = 0
        built[-1].append(path)
        size += path.stat().st_size
    return built


def batch(group: str, files: list[Path]) -> str:
    """Return C code that includes these files of a group.

    Code that runs once, or only when Python calls C, is not optimised.
    """
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
    """The C compiler that built this Python, running several files in parallel."""

    def __init__(self) -> None:
        from setuptools.command.build_ext import build_ext

        class FindCompiler(build_ext):  # type: ignore[misc]
            def build_extensions(self) -> None:
                """Only its compiler is wanted."""

        self.command = build_ext
        self.compiler = self._run(FindCompiler, "none", []).compiler
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
        """Queue a unit for compilation; once, even if several libraries need it."""
        if unit.object not in self.started:
            self.started[unit.object] = self.pool.submit(self.compile, unit)
        return self.started[unit.object]

    def compile(self, unit: Unit) -> None:
        """Build the object file of a unit unless it exists."""
        if unit.object.exists():
            return
        source = BUILD / "c" / f"unit_{unit.name}.c"
        source.write_text(unit.text, "utf-8")
        (built,) = self.compiler.compile(
            [str(source.relative_to(ROOT))],
            output_dir=str(BUILD / "temp"),
            include_dirs=[str(ROOT), *unit.info["include"], sysconfig.get_paths()["include"]],
            extra_postargs=unit.info["flags"],
        )
        for old in unit.object.parent.glob(f"{unit.name}.*.o"):
            old.unlink()
        os.replace(built, unit.object)

    def link(self, name: str, objects: list[Path]) -> Path:
        """Link these object files into an extension module."""
        return Path(self._run(self.command, name, objects).get_ext_fullpath(name))


def install_file(built: Path, name: str) -> None:
    """Copy a file to the libraries atomically."""
    LIBRARIES.mkdir(parents=True, exist_ok=True)
    if not (LIBRARIES / name).exists():
        part = LIBRARIES / f"{name}.part"
        shutil.copy(built, part)
        os.replace(part, LIBRARIES / name)


class LibraryBuild:
    """A library being built. Its file name is a hash of its parts, known before it is linked."""

    def __init__(self, compiler: Compiler, group: str, sources: list[Path]) -> None:
        self.compiler = compiler
        self.group = group
        self.lines = manifest_lines(sources)  # read first, so that an edit during the build makes it stale
        self.units = units(group, generated(group))
        self.file = f"{group}.{_short_hash(*(unit.object.name for unit in self.units))}{SUFFIX}"
        self.compiled = [compiler.start(unit) for unit in self.units]

    def finish(self, core: str) -> None:
        """Link the library and install it with the core it belongs to."""
        try:
            for unit in self.compiled:
                unit.result()
            if not (LIBRARIES / self.file).exists():
                name = _build.library_name(self.group)
                install_file(self.compiler.link(name, [unit.object for unit in self.units]), self.file)
        except Exception as error:  # any error of the compiler
            raise Failed(str(error)) from error
        manifest = BUILD / f"{self.group}.txt"
        manifest.write_text("\n".join([f"{self.file} {core} {recipe()}", *self.lines]) + "\n", "utf-8")
        os.replace(manifest, LIBRARIES / manifest.name)


def units(group: str, info: BuildInfo) -> list[Unit]:
    """Return the units of a library."""
    headers = [
        _text(path)
        for name in sorted({group, CORE})
        for path in sorted((BUILD / "c").glob(f"__native*_shamble_{name}.h"))
    ]
    built = [
        Unit(f"{group}_{number}", batch(group, files), [*headers, *map(_text, files)], info)
        for number, files in enumerate(batches(info["sources"]))
    ]
    runtime = [ROOT / name for name in info["sources"] if not is_generated(name)]  # shared by all libraries
    return built + [include(path, info) for path in runtime]


def include(path: Path, info: BuildInfo) -> Unit:
    """Return the unit of a single C file."""
    return Unit(path.stem, f'#include "{path.relative_to(ROOT).as_posix()}"\n', [_text(path)], info)


def load_module(compiler: Compiler) -> None:
    """Build the extension module that starts the others."""
    unit = include(LOAD, {"flags": [], "include": []})
    compiler.compile(unit)
    install_file(compiler.link(_build.LOAD, [unit.object]), _build.LOAD + SUFFIX)


# ---------------------------------------------------------------- all of them


@contextlib.contextmanager
def exclusive_lock(*, wait: bool = True) -> Iterator[bool]:
    """Hold the build lock. Without `wait`, yield False if another process holds it."""
    for name in ("c", "objects", "temp"):
        (BUILD / name).mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        yield _locked(lock, wait)


def _locked(file: TextIO, wait: bool) -> bool:
    try:
        import fcntl
    except ImportError:
        return True  # no file locks on this system
    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def unused_libraries() -> set[Path]:
    """Return the library files that no manifest names."""
    if not LIBRARIES.is_dir():
        return set()
    current = {_build.LOAD + SUFFIX}
    for manifest in LIBRARIES.glob("*.txt"):
        current |= set(manifest.read_text("utf-8").split(" ", 1)[:1])
    return {path for path in LIBRARIES.iterdir() if path.suffix != ".txt" and path.name not in current}


def remove_unused(old: set[Path]) -> None:
    """Remove files that were already unused when this build began.

    Newly unused ones stay, because a starting process could be about to load them.
    """
    for path in old & unused_libraries():
        with contextlib.suppress(OSError):  # still in use, on some systems
            path.unlink()
    for group in {path.stem for path in LIBRARIES.glob("*.txt")} - groups().keys():
        (LIBRARIES / f"{group}.txt").unlink()


class Outcome(NamedTuple):
    built: list[str]
    failed: list[str]


def compile_rules(wanted: list[str]) -> Outcome:
    """Build the libraries that are out of date: C is generated for one while another compiles."""
    sources = groups()
    games = [group for group in wanted or sources if group != CORE]
    games.sort(key=lambda group: -sum(path.stat().st_size for path in sources[group]))
    old = unused_libraries()
    core = up_to_date_library(CORE)
    core_file = core.file if core is not None else ""
    if core_file and not any(is_stale(group, core_file) for group in games):
        return Outcome([], [])
    outcome = Outcome([], [])
    compiler = Compiler()
    builds: list[LibraryBuild] = []
    try:
        if not core_file:
            with report_failure(CORE, outcome):
                load_module(compiler)
                builds.append(LibraryBuild(compiler, CORE, sources[CORE]))
                core_file = builds[0].file
        for group in games:
            if core_file and is_stale(group, core_file):
                with report_failure(group, outcome):
                    builds.append(LibraryBuild(compiler, group, sources[group]))
        for library_build in builds:
            if CORE not in outcome.failed:
                with report_failure(library_build.group, outcome):
                    library_build.finish(core_file)
                    outcome.built.append(library_build.group)
    finally:
        compiler.pool.shutdown(cancel_futures=True)
    remove_unused(old)
    return outcome


def is_stale(group: str, core: str) -> bool:
    """Return whether the library of a game must be rebuilt for this core."""
    library = up_to_date_library(group)
    return library is None or library.core != core


@contextlib.contextmanager
def report_failure(group: str, outcome: Outcome) -> Iterator[None]:
    """Print why a library could not be built, and continue."""
    try:
        yield
    except Failed as no:
        print(no, file=sys.stderr)
        outcome.failed.append(group)


def compile_in_background() -> None:
    """Start a low-priority process that compiles what has changed."""
    core = up_to_date_library(CORE)
    if core is not None and not any(is_stale(group, core.file) for group in groups() if group != CORE):
        return
    slower = "Shamble runs interpreted, a few times slower"
    if missing := missing_tool():
        print(f"The rules are not compiled, {missing}: {slower}.")
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
    """Return a hash of everything compilation depends on."""
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
    if missing := missing_tool():
        print(f"Compiling is skipped, {missing}: Shamble runs interpreted, a few times slower.")
        return 0
    start = time.perf_counter()
    os.chdir(ROOT)
    with exclusive_lock():
        before = sources_hash()
        built, failed = compile_rules(wanted)
        FAILED.unlink(missing_ok=True)
        if failed:
            FAILED.write_text(before, "utf-8")
    if built:
        print(f"Compiled {', '.join(built)} in {time.perf_counter() - start:.0f} s.")
    if failed:
        print(f"These run interpreted, as they do not compile: {', '.join(failed)}.", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
