"""Small deliberate faults in functions that cite a rule, and in their helpers.

A mutant changes one thing: a comparison, a constant, an operator, the order of two arguments or of the seats, a dropped
statement, guard or reset, or a return at the top. `compiled` builds the code object of a mutant, which replaces that of
the function.
"""

import ast
import re
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from types import CodeType

from shamble.core.ledger import Ledger

Function = ast.FunctionDef | ast.AsyncFunctionDef

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
SYMMETRIC = ("isinstance", "getattr", "max", "min", "range", "zip")
WORDS = frozenset({"text", "line", "prompt", "label", "__repr__", "__str__", "__init__", "describe"})
NOT_RULES = (
    "bot/",
    "narration.py",
    "terminal.py",
    "game_story.py",
    "notation.py",
    "names.py",
    "view_types.py",
)
NOT_HELPERS = (
    "view.py",
    "inspection.py",
    "places.py",
)  # for the page; they count where they cite a rule
ORDERS = ("clockwise", "order", "placement_order")  # calls that return seats in an order that matters


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, what it does, and the rules that the function cites."""

    file: str  # from the folder of the game
    function: str  # qualified name
    number: int  # of the faults of this function
    line: int
    what: str  # "`<` becomes `<=`"
    source: str  # digest of the function's source: a result holds while it stays the same
    rules: tuple[str, ...]  # of a helper, those of its callers
    helper: bool = False  # whether the function cites no rule and is called by functions that do
    lines: tuple[int, int] = (0, 0)  # first and last line of the statement

    @property
    def key(self) -> str:
        return f"{self.file}::{self.function}#{self.number}@{self.source}"

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.what}"


@dataclass
class Source:
    """A function of a game: its place, its syntax tree and the rules it cites."""

    file: str
    name: str
    node: Function
    rules: list[str]


def find_mutants(folder: Path, prefix: str, ledger: Ledger) -> list[Mutant]:
    """Return all mutants of functions that cite a rule of the ledger, then of helpers."""
    sources = list(_sources(folder, prefix, ledger))
    cites = [source for source in sources if source.rules]
    return [
        Mutant(source.file, source.name, number, line, what, digest, tuple(source.rules), helper, lines(line))
        for helper, group in ((False, cites), (True, _helpers(sources, ledger)))
        for source in group
        for digest, lines in [(_digest(source.node), lines_of(source.node))]
        for number, (line, what, _) in enumerate(faults(source.node))
    ]


def _sources(folder: Path, prefix: str, ledger: Ledger) -> Iterator[Source]:
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        if file.startswith(NOT_RULES):
            continue
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for name, node, outer in functions(ast.parse(text)):
            if name.rpartition(".")[2] not in WORDS:
                own = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                rules = cited(f"{own}\n{_class_text(lines, outer)}", prefix, ledger)
                yield Source(file, name, node, rules)


def _helpers(sources: list[Source], ledger: Ledger) -> list[Source]:
    """List the helpers that functions with a rule call, with the callers' rules.

    Calls are followed by name, so that a method of any class with that name counts.
    """
    named: dict[str, list[int]] = {}
    for number, source in enumerate(sources):
        if not source.rules and not source.file.startswith(NOT_HELPERS):
            named.setdefault(source.name.rpartition(".")[2], []).append(number)
    rules: dict[int, set[str]] = {}
    pending = [(source.node, frozenset(source.rules)) for source in sources if source.rules]
    while pending:
        node, inherited = pending.pop()
        for name in _called(node):
            for number in named.get(name, ()):
                known = rules.setdefault(number, set())
                if not inherited <= known:
                    known |= inherited
                    pending.append((sources[number].node, inherited))
    order = _order(ledger)
    return [
        Source(
            sources[number].file,
            sources[number].name,
            sources[number].node,
            [one for one in order if one in rules[number]],
        )
        for number in sorted(rules)
    ]


def lines_of(function: Function) -> Callable[[int], tuple[int, int]]:
    """Return a function from a line to the lines of its statement, without the body."""
    spans = [
        (node.lineno, max(node.lineno, min((body[0].lineno for body in _bodies(node)), default=end + 1) - 1))
        for node in ast.walk(function)
        if isinstance(node, ast.stmt) and node is not function
        for end in [node.end_lineno or node.lineno]
    ]
    whole = (function.body[0].lineno, function.end_lineno or function.lineno)
    return lambda line: min(
        (span for span in spans if span[0] <= line <= span[1]),
        key=lambda span: span[1] - span[0],
        default=whole,
    )


def _called(function: Function) -> set[str]:
    """Return the names of the functions and methods that a function calls."""
    return {_name(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}


def _digest(node: Function) -> str:
    """Return a digest of a function's code, without its docstring."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    shown = [ast.dump(node.args), *(ast.dump(statement) for statement in body)]
    return sha256("".join(shown).encode()).hexdigest()[:8]


def cited(text: str, prefix: str, ledger: Ledger) -> list[str]:
    """List the ids that a text names, ranges included, in the order of the ledger."""
    order = _order(ledger)
    place = {id: number for number, id in enumerate(order)}
    id = rf"{re.escape(prefix)}-[A-Z]*\d+(?:\.\d+)*"
    named: set[str] = set()
    for first, last in re.findall(rf"\b({id})(?:\s+(?:to|-|–)\s+({id}))?", text):
        if last and place.get(first, len(order)) < place.get(last, -1):
            named.update(order[place[first] : place[last] + 1])
        else:
            named.update((first, last))
    return [one for one in order if one in named]


def _order(ledger: Ledger) -> list[str]:
    return [entry.id for entries in (ledger.rules, ledger.examples, ledger.gaps) for entry in entries]


def functions(tree: ast.Module) -> Iterator[tuple[str, Function, ast.ClassDef | None]]:
    """Yield the qualified name of each function and method, its node and its class."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node, None
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield f"{node.name}.{inner.name}", inner, node


def _class_text(lines: list[str], node: ast.ClassDef | None) -> str:
    """Return the source of a class without its methods."""
    if node is None:
        return ""
    original = lines[node.lineno - 1 : node.end_lineno]
    for inner in node.body:
        if isinstance(inner, Function):
            start = min([inner.lineno, *(decorator.lineno for decorator in inner.decorator_list)])
            for line in range(start, (inner.end_lineno or start) + 1):
                original[line - node.lineno] = ""
    return "\n".join(original)


Change = Callable[[], Callable[[], None]]  # makes a fault in place, and returns how to undo it
Fault = tuple[int, str, Change]


def faults(function: Function) -> Iterator[Fault]:
    """Yield every fault of a function: its line, description and change.

    New kinds come last, because results name a fault by its number.
    """
    yield from _early_return(function)
    yield from _small_faults(function)
    yield from _later_faults(function)


def _small_faults(function: Function) -> Iterator[Fault]:
    for node in _own_nodes(function):
        if isinstance(node, ast.Compare):
            for index, old in enumerate(node.ops):
                new = COMPARISONS[type(old)]()
                yield (
                    node.lineno,
                    f"`{_show(old)}` becomes `{_show(new)}`",
                    _replace_item(node.ops, index, new),
                )
        elif isinstance(node, ast.BoolOp):
            new_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node.lineno, f"`{_show(node.op)}` becomes `{_show(new_op)}`", _replace(node, "op", new_op)
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not _is_text(node):
            operator = OPERATORS[type(node.op)]()
            yield (
                node.lineno,
                f"`{_show(node.op)}` becomes `{_show(operator)}`",
                _replace(node, "op", operator),
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield (
                node.lineno,
                f"{node.value} becomes {not node.value}",
                _replace(node, "value", not node.value),
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield (
                node.lineno,
                f"{node.value} becomes {node.value + 1}",
                _replace(node, "value", node.value + 1),
            )
        elif isinstance(node, ast.If | ast.IfExp | ast.While) and _is_plain_test(node.test):
            test = ast.UnaryOp(ast.Not(), node.test)
            yield node.lineno, f"`{ast.unparse(node.test)}` is negated", _replace(node, "test", test)
        elif isinstance(node, ast.Call) and _can_swap(node):
            first, second = ast.unparse(node.args[0]), ast.unparse(node.args[1])
            yield node.lineno, f"arguments {first} and {second} are swapped", _swap(node.args)
        for body in _bodies(node):
            for index, statement in enumerate(body):
                if _can_drop(statement):
                    what = f"`{ast.unparse(statement).splitlines()[0]}` is dropped"
                    yield statement.lineno, what, _replace_item(body, index, ast.Pass())


def _later_faults(function: Function) -> Iterator[Fault]:
    """Yield dropped guards, resets dropped from a chain, and seats from the lowest."""
    for node in _own_nodes(function):
        if isinstance(node, ast.Assign) and len(node.targets) > 1 and _can_drop(node):
            for index, target in enumerate(node.targets):
                yield (
                    node.lineno,
                    f"`{ast.unparse(target)} =` is dropped",
                    _replace_items(node.targets, node.targets[:index] + node.targets[index + 1 :]),
                )
        elif isinstance(node, ast.Call) and _name(node.func) in ORDERS:
            lowest_first = ast.Call(
                ast.Name("sorted", ast.Load()), [ast.Call(node.func, node.args, node.keywords)], []
            )
            yield (
                node.lineno,
                f"`{ast.unparse(node)}` starts with the lowest seat",
                _replace_call(node, lowest_first),
            )
        elif (
            isinstance(node, ast.If)
            and not node.orelse
            and not (len(node.body) == 1 and _can_drop(node.body[0]))
        ):
            yield (
                node.lineno,
                f"`if {ast.unparse(node.test)}` is dropped",
                _replace(node, "test", ast.Constant(False)),
            )


def _name(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


def _own_nodes(function: Function) -> Iterator[ast.AST]:
    """Yield the nodes of a function's body, without docstring, annotations and messages."""
    pending: list[ast.AST] = [function]
    while pending:
        node = pending.pop(0)
        yield node
        for name, value in ast.iter_fields(node):
            if node is function and name != "body":
                continue
            if name in ("annotation", "returns", "decorator_list") or (
                isinstance(node, ast.Assert) and name == "msg"
            ):
                continue
            children = value if isinstance(value, list) else [value]
            pending += [child for child in children if isinstance(child, ast.AST)]


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
            yield body


def _can_drop(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Continue | ast.Break | ast.Delete)


def _can_swap(call: ast.Call) -> bool:
    simple = (ast.Name, ast.Attribute, ast.Subscript)
    if len(call.args) < 2 or ast.unparse(call.func) in SYMMETRIC:
        return False
    first, second = call.args[:2]
    if not isinstance(first, simple) or not isinstance(second, simple):
        return False
    return ast.unparse(first) not in (ast.unparse(second), "g", "state", "view", "self")


def _is_plain_test(test: ast.expr) -> bool:
    return isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.UnaryOp)


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.JoinedStr | ast.List) or isinstance(getattr(side, "value", None), str)
        for side in sides
    )


def _early_return(function: Function) -> Iterator[Fault]:
    """Yield a return at the top that skips the whole body."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    if not body or (len(body) == 1 and isinstance(body[0], ast.Return | ast.Pass | ast.Raise)):
        return
    value = _default(function.returns)
    if value is not None:
        change = _replace_items(function.body, [ast.Return(ast.parse(value, mode="eval").body)])
        yield function.lineno, f"returns {value} at once", change


def _default(returns: ast.expr | None) -> str | None:
    """Return an empty value of an annotated type, or None where there is none to be made."""
    shown = ast.unparse(returns) if returns is not None else "None"
    for start, value in (
        ("None", "None"),
        ("bool", "False"),
        ("int", "0"),
        ("list", "[]"),
        ("dict", "{}"),
        ("set", "set()"),
        ("tuple", "()"),
        ("str", "''"),
    ):
        if shown == start or shown.startswith(f"{start}["):
            return value
    return "None" if shown.endswith("| None") else None


def _show(operator: ast.AST) -> str:
    names = {
        ast.And: "and",
        ast.Or: "or",
        ast.Add: "+",
        ast.Sub: "-",
        ast.Mult: "*",
        ast.FloorDiv: "//",
        ast.BitAnd: "&",
        ast.BitOr: "|",
    }
    names |= {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
    names |= {ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not"}
    return names[type(operator)]


def _replace(node: ast.AST, name: str, new: object) -> Change:
    def change() -> Callable[[], None]:
        old = getattr(node, name)
        setattr(node, name, new)
        return lambda: setattr(node, name, old)

    return change


def _replace_call(call: ast.Call, new: ast.Call) -> Change:
    def change() -> Callable[[], None]:
        old = dict(vars(call))
        vars(call).update(func=new.func, args=new.args, keywords=new.keywords)
        return lambda: vars(call).update(old)

    return change


def _replace_item(items: list, index: int, new: ast.AST) -> Change:  # type: ignore[type-arg]
    return _replace_items(items, [*items[:index], new, *items[index + 1 :]])


def _swap(items: list[ast.expr]) -> Change:
    return _replace_items(items, [items[1], items[0], *items[2:]])


def _replace_items(items: list, new: list) -> Change:  # type: ignore[type-arg]
    def change() -> Callable[[], None]:
        old = list(items)
        items[:] = new

        def undo() -> None:
            items[:] = old

        return undo

    return change


def draw(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """Return a sample; an edit exchanges only mutants of the functions it changes."""
    return sorted(mutants, key=lambda one: sha256(f"{seed}:{one.key}".encode()).digest())[:number]


@cache
def parsed(path: Path) -> dict[str, tuple[Function, ast.ClassDef | None]]:
    """Return the functions of a file, each with its class; the first of those with one name."""
    inside = list(functions(ast.parse(path.read_text("utf-8"))))
    return {name: (node, outer) for name, node, outer in reversed(inside)}


def compiled(path: Path, mutant: Mutant) -> CodeType:
    """Return the code object of the mutant's function; raise LookupError if it is gone."""
    node, outer = parsed(path).get(mutant.function, (None, None))
    fault = next(islice(faults(node), mutant.number, None), None) if node is not None else None
    if node is None or fault is None:
        raise LookupError(f"{mutant.key} is no longer there")
    calls_super = "super" in _called(node)
    undo = fault[2]()
    inside = copy(node)
    if calls_super:  # so that the code keeps its free variable without the call
        inside.body = [*node.body, *ast.parse("if 0:\n    __class__").body]
    around: list[ast.stmt] = [inside]
    if outer is not None:  # for `super` and private names
        around = [copy(outer)]
        vars(around[0]).update(body=[inside])
    code = compile(ast.fix_missing_locations(ast.Module(around, [])), str(path), "exec", dont_inherit=True)
    undo()
    for part in mutant.function.split("."):
        code = next(
            const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == part
        )
    return code
