"""Hatch build hook: adds the built page and the compiled rules to the wheel.

`uv build` calls it. A wheel with compiled rules fits one Python version and platform; SHAMBLE_PURE=1 leaves them out
and makes a wheel that fits all.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_PAGE = "There is no page in src/shamble/server/static: run `make web` first, then `uv build` again."
NO_RULES = (
    "The rules could not be compiled (see above): mend it, "
    "or set SHAMBLE_PURE=1 for a wheel without compiled rules."
)


def libraries(build: ModuleType, package: Path) -> list[Path]:
    """Return the files of all compiled rules, or nothing unless all fit the sources."""
    results = [build.read_library(str(package), group) for group in build.groups(str(package))]
    if (
        any(library is None or library.core != results[0].file for library in results[1:])
        or results[0] is None
    ):
        return []
    folder = Path(build.folder(str(package)))
    names = [name for library in results for name in (library.file, f"{library.group}.txt")]
    return [folder / name for name in (build.LOAD + build.SUFFIX, *names)]


class Wheel(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout needs no build
            return
        package = Path(self.root, "src", "shamble")
        if not (package / "server" / "static" / "index.html").exists():
            raise SystemExit(NO_PAGE)
        if self.target_name != "wheel" or os.environ.get("SHAMBLE_PURE") == "1":
            return
        build = _load(package / "_build.py")
        files = libraries(build, package)
        if not files:
            subprocess.run([sys.executable, Path(self.root, "tools", "compile.py")], check=False)
            files = libraries(build, package)
        if not files:
            raise SystemExit(NO_RULES)
        for file in files:
            build_data["force_include"][str(file)] = file.relative_to(package.parent).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _load(path: Path) -> ModuleType:
    """Import a module by its file, because the package is not installed during a build."""
    spec = importlib.util.spec_from_file_location("_shamble_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
