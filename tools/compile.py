"""Compile `core` and `games` with mypyc, in place, wherever a C compiler and the Python headers are there.

Each game is a library of its own, so that editing a game rebuilds that game only. Nothing happens when the
sources are as they were. SHAMBLE_INTERPRETED=1 runs the sources even so.
"""

import os
import shutil
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "shamble"

sys.path.insert(0, str(SRC))

from shamble import _build  # noqa: E402

# Sources that stay interpreted, relative to the package.
EXCLUDED: frozenset[str] = frozenset()

# Level 2 keeps nearly all the speed of 3 at a good part less of the compile time.
OPTIMISATION = "2"


def sources() -> list[Path]:
    """Every module to compile."""
    found = (path for name in _build.PACKAGES for path in (PACKAGE / name).rglob("*.py"))
    return sorted(path for path in found if path.relative_to(PACKAGE).as_posix() not in EXCLUDED)


def library(path: Path) -> str:
    """The library a module goes into: one for the core, one for each game, one for what the games share."""
    first, *rest = path.relative_to(PACKAGE).parts
    return f"shamble_{first}_{rest[0]}" if first == "games" and len(rest) > 1 else f"shamble_{first}"


def missing() -> str | None:
    """What this machine lacks for compiling, if anything."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        if not shutil.which("cc"):
            return "no C compiler found"
        os.environ["CC"] = "cc"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "no Python headers found"
    return None


def build(modules: list[Path]) -> None:
    """Make the extension modules; only what changed is made anew."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = str(SRC)
    libraries: dict[str, list[str]] = {}
    for path in modules:
        libraries.setdefault(library(path), []).append(str(path.relative_to(ROOT)))
    extensions = mypycify(
        ["--cache-dir=build/mypyc/cache", *(name for names in libraries.values() for name in names)],
        separate=[(names, name) for name, names in libraries.items()],
        target_dir="build/mypyc/c",
        opt_level=OPTIMISATION,
        debug_level="0",
    )
    setup(
        name="shamble",
        package_dir={"": "src"},
        packages=[],
        ext_modules=extensions,
        script_args=[
            *("--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"),
            *("--build-temp=build/mypyc/temp", "--build-lib=build/mypyc/lib"),
        ],
    )


def products(modules: list[Path]) -> set[Path]:
    """The extension modules that belong to these sources."""
    stems = {path.with_suffix("") for path in modules} | {SRC / f"{library(path)}__mypyc" for path in modules}
    return {stem.with_name(stem.name + _build.SUFFIX) for stem in stems}


def present() -> set[Path]:
    """The extension modules that are there."""
    found = set(SRC.glob(f"*{_build.SUFFIX}"))
    return found.union(*((PACKAGE / name).rglob(f"*{_build.SUFFIX}") for name in _build.PACKAGES))


def describe(modules: list[Path]) -> list[list[str]]:
    """The manifest: what the build is for and made with; then each source's size, time, fingerprint, name."""
    recipe = _build.digest(__file__)[:16]
    lines = [[_build.SUFFIX, f"mypy-{version('mypy')}", recipe]]
    for path in modules:
        stat = path.stat()
        name = path.relative_to(PACKAGE).as_posix()
        lines.append([str(stat.st_size), str(stat.st_mtime_ns), _build.digest(str(path)), name])
    return lines


def is_same(old: list[list[str]], new: list[list[str]]) -> bool:
    """Whether two manifests tell of the same build: all but the times of the sources."""
    return [line[2:] for line in old] == [line[2:] for line in new] and old[:1] == new[:1]


def main() -> None:
    modules = sources()
    if not modules:
        return
    if lack := missing():
        print(f"Compiling is skipped, {lack}: Shamble runs interpreted, a few times slower.")
        return
    manifest = PACKAGE / _build.MANIFEST
    old = [line.split(" ") for line in manifest.read_text("utf-8").splitlines()] if manifest.exists() else []
    new = describe(modules)  # before the build: an edit made meanwhile must count as an edit
    if not is_same(old, new) or products(modules) - present():
        start = time.perf_counter()
        manifest.unlink(missing_ok=True)
        build(modules)
        for orphan in present() - products(modules):
            orphan.unlink()
        print(f"Compiled {len(modules)} modules in {time.perf_counter() - start:.0f} s.")
    manifest.write_text("\n".join(" ".join(line) for line in new) + "\n", "utf-8")


if __name__ == "__main__":
    main()
