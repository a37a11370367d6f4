"""No two modules of the server import each other, not even for type hints or inside a function."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import shamble

SOURCE = Path(shamble.__file__).parent.parent
SERVER = SOURCE / "shamble" / "server"


def modules() -> dict[str, Path]:
    """Return the file of each module of the server, by its full name."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in SERVER.rglob("*.py")
    }


def imported(tree: ast.Module, names: set[str]) -> set[str]:
    """Return which of these modules a file imports anywhere."""
    results = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            results |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "expected absolute imports"
            members = {f"{node.module}.{alias.name}" for alias in node.names}
            results |= (members & names) or {str(node.module)}
    return results & names


def test_server_modules_import_each_other_in_no_cycle() -> None:
    files = modules()
    graph = {name: imported(ast.parse(path.read_text()), set(files)) - {name} for name, path in files.items()}
    assert any(graph.values())
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(f"import cycle: {' -> '.join(reversed(error.args[1]))}") from None
