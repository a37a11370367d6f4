"""Find the rules and examples that tests are marked with, without running the tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

MARKS = ("rule", "example")
VOID = ("skip", "xfail")  # such tests prove nothing

Proofs = dict[str, list[str]]  # id -> the tests that prove it, as "file::test"


def find_proofs(folder: Path) -> Proofs:
    """Return every id that a test below the folder is marked with."""
    proofs: Proofs = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        for name, id in _proved(tree, "", _assigned_marks(tree)):
            proofs.setdefault(id, []).append(f"{path.relative_to(folder).as_posix()}::{name}")
    return proofs


Mark = tuple[str, list[str]]  # name of the mark, its strings


def _proved(
    scope: ast.Module | ast.ClassDef, prefix: str, inherited: list[Mark]
) -> Iterator[tuple[str, str]]:
    """Yield each test of a module or class with each id it proves."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = [*inherited, *_marks(node.decorator_list), *_assigned_marks(node)]
            yield from _proved(node, f"{prefix}{node.name}::", marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [*inherited, *_marks(node.decorator_list)]
            if any(name in VOID for name, _ in marks) or _is_empty(node.body):
                continue
            params = [ids for decorator in node.decorator_list for ids in _param_marks(decorator)]
            for name, ids in [*marks, *params]:
                if name in MARKS:
                    yield from ((prefix + node.name, id) for id in ids)


def _assigned_marks(scope: ast.Module | ast.ClassDef) -> list[Mark]:
    """List the marks of `pytestmark = pytest.mark.rule("ZP-01.01")`, or of a list."""
    for node in scope.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets
        ):
            value = node.value
            return _marks(value.elts if isinstance(value, ast.List | ast.Tuple) else [value])
    return []


def _param_marks(decorator: ast.expr) -> Iterator[Mark]:
    """Yield the marks of single cases: `pytest.param(..., marks=pytest.mark.rule(...))`."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            marks = [
                mark
                for keyword in node.keywords
                if keyword.arg == "marks"
                for mark in _marks(
                    keyword.value.elts if isinstance(keyword.value, ast.List | ast.Tuple) else [keyword.value]
                )
            ]
            if not any(name in VOID for name, _ in marks):
                yield from marks


def _marks(nodes: list[ast.expr]) -> list[Mark]:
    """Return name and strings of `pytest.mark.NAME` or `pytest.mark.NAME("ID", ...)`."""
    marks: list[Mark] = []
    for node in nodes:
        call = node if isinstance(node, ast.Call) else None
        target = call.func if call else node
        if (
            isinstance(target, ast.Attribute)
            and isinstance(target.value, ast.Attribute)
            and target.value.attr == "mark"
        ):
            arguments = call.args if call else []
            ids = [a.value for a in arguments if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            marks.append((target.attr, ids))
    return marks


def _is_empty(body: list[ast.stmt]) -> bool:
    """Return whether a body is only a docstring, `pass` or an ellipsis."""
    return all(
        isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in body
    )
