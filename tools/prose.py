"""Check names, docstrings, comments, texts, docs and messages against the style guide.

The guide is in CONTRIBUTING.md. `python -m tools.prose` prints counts per layer, `python -m tools.prose
src/shamble/core` every finding below a folder, `python -m tools.prose --subject FILE` checks the subject
of a commit message, `python -m tools.prose --subjects main..` those of commits.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAX_FIRST_LINE = 88
MAX_TEST_NAME = 60
MAX_SUBJECT = 72

BANNED: dict[str, str] = {
    "whoever": r"\bwh(o|om|ose)(so)?ever\b",
    "somebody": r"\b(some|no|any)body\b",
    "one as a pronoun": r"\b(?<!\bno\s)(?<!only\s)(?<!without\s)(?<!card\s)(?<!each\s)"
    r"(one's|oneself|one (may|can|must|sees|knows|wants|does|has|plays|points|sits))\b",
    "what is": r"\bwhat (is|was|are|were)\b(?![^.!]*\?)",
    "of which": r"\bof which\b|\bwhich see\b",
    "so many": r"\bso (many|much)\b(?! (that|as)\b)",
    "anew": r"\banew\b",
    "unless told": r"\bunless (\w+ (is|are) )?told\b",
    "by itself": r"\bby (itself|themselves)\b",
    "comes to nothing": r"\bcomes? to nothing\b",
    "goes on": r"\b(goes|went|gone|going) on\b",
    "is told": r"\b(is|are|was|were|be|been|being) told\b",
    "to be had": r"\b(to|can|may|could) be had\b",
    "of use": r"\bof (no|little) use\b",
}
MAY = {"may": r"\bmay\b"}
KEY = re.compile(r"^(-?[a-z][\w-]*|    \.\w+)", re.MULTILINE)  # of a message or attribute
SKIP_WORDS = re.compile(r"`[^`]*`|\{ ?\$[\w-]+ ?\}")
AREA = re.compile(r"core|games(/[\w-]+)?|bots|match|server|cli|lab|envs|web|i18n|docs|build|tests")
VAGUE_NAMES = {"told", "kept", "found", "anew", "nobody", "somebody", "anybody", "whoever"}
# As the name of a function, class, parameter, attribute or field, such a word does not say what it holds.
# fmt: off
RIDDLES = {
    "told", "kept", "found", "asked", "seen", "heard", "shown", "made", "given", "taken", "gone", "done",
    "left", "lost", "met", "said", "sent", "held", "laid", "drawn", "chosen", "begun", "become", "there",
    "here", "whose", "mine", "ours", "theirs",
}
# fmt: on
DECLARING = ("src/shamble/",)  # where declared names are checked
NOT_DECLARING = ("src/shamble/games/",)  # empty this to check the games, too
# Names that are stored or sent, or that agents, players or plug-ins read, with the reason. They cannot change.
ENCODED_NAMES: dict[str, tuple[set[str], str]] = {
    "src/shamble/cli/sit/seat.py": ({"said", "asked"}, "fields of the answers to agents"),
    "src/shamble/match/analysis/summary.py": ({"kept"}, "field of the summaries in the database"),
    "src/shamble/match/protocol/": (
        {"made", "here", "mine", "shown", "said", "done", "asked", "heard", "chosen", "whose", "left"},
        "fields of messages",
    ),
    "src/shamble/server/rooms/clocks.py": ({"left"}, "field of the clocks in the database"),
    "src/shamble/server/storage/": ({"made"}, "columns of the database"),
}
NOT_IMPERATIVE = re.compile(
    r"(?!Pass|Press|Process|Express|Discuss|Guess|Miss|Dismiss|Address)[A-Z][a-z]*s\b|(The|An?|Who|How|It)\b"
)
SCRIPT_NAME = re.compile(r"(?:\b(?:class|const|function|interface|let|type) |#)([A-Za-z]+)\b")
SCRIPT_TEST = re.compile(r"^\s*(?:describe|it|test)\((['\"`])(.*?)\1", re.MULTILINE)
COMMENT = re.compile(r"(?:(?<=\s)|^)#.*", re.MULTILINE)


class Finding(NamedTuple):
    """A place that breaks the style guide."""

    path: str
    line: int
    what: str
    text: str


Reader = Callable[[str, str], Iterator[Finding]]


def layer(path: str) -> str:
    """Return the layer that a file belongs to: `core`, `games/zombies`, `web`, `docs` …"""
    parts = path.split("/")
    if parts[:2] == ["src", "shamble"]:
        return "/".join(parts[2:4]) if parts[2] == "games" else parts[2].removesuffix(".py")
    return "docs" if path.endswith(".md") else parts[0]


def files(*under: str) -> list[str]:
    """Return the tracked and new files whose prose is checked."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *under]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return sorted(
        path for path in set(listed) if path and reader(path) is not None and (ROOT / path).is_file()
    )


def reader(path: str) -> Reader | None:
    """Return the function that reads this kind of file, or None to skip it."""
    if path.startswith(("web/node_modules", "studies/", "bench/")):
        return None
    if path.endswith((".it.ftl", "/it.ftl", ".it.md")):
        return None
    suffixes: dict[str, Reader] = {".py": python, ".md": markdown, ".ftl": fluent, ".toml": data}
    suffixes |= dict.fromkeys((".ts", ".svelte", ".css"), script)
    suffixes |= dict.fromkeys((".sh", ".yml", ".service"), comments)
    return suffixes.get(Path(path).suffix) or {"Makefile": comments}.get(Path(path).name)


def python(path: str, text: str) -> Iterator[Finding]:
    """Yield findings in the names, docstrings, texts and comments of a Python file."""
    if Path(path).stem in VAGUE_NAMES:
        yield Finding(path, 1, "vague name", Path(path).stem)
    tree = ast.parse(text)
    fields = {id(one.target) for one in ast.walk(tree) if isinstance(one, ast.AnnAssign)}  # of stored structs
    docstrings = set()
    if path.startswith(DECLARING) and not path.startswith(NOT_DECLARING):
        yield from riddles(path, tree)
    for node in ast.walk(tree):
        if id(node) not in fields and (name := bound_name(node)).strip("_").lower() in VAGUE_NAMES:
            yield Finding(path, getattr(node, "lineno", 1), "vague name", name)
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if (
            not isinstance(node, ast.Module)
            and node.name.startswith("test_")
            and len(node.name) > MAX_TEST_NAME
        ):
            yield Finding(path, node.lineno, "long test name", node.name)
        docstring = ast.get_docstring(node, clean=False)
        if docstring is None:
            continue
        line = node.body[0].lineno
        docstrings.add(line)
        yield from words(path, line, docstring)
        if path.startswith(("src/", "tools/")):
            first = docstring.strip().split("\n")[0]
            if len(first) > MAX_FIRST_LINE:
                yield Finding(path, line, "long first line", first)
            elif not first.endswith((".", "?", "!", ":", "…")):
                yield Finding(path, line, "no full stop", first)
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and not any("property" in ast.unparse(one) for one in node.decorator_list)
                and NOT_IMPERATIVE.match(first)
            ):
                yield Finding(path, line, "not imperative", first)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and " " in node.value
            and node.lineno not in docstrings
            and path != "tools/prose.py"
        ):
            yield from words(path, node.lineno, node.value, may=False)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from words(path, token.start[0], token.string)


def riddles(path: str, tree: ast.Module) -> Iterator[Finding]:
    """Yield declared names that are a past participle, an adverb or a pronoun.

    `done` is a good name of a flag, and `left` of a side, next to a `right`.
    """
    declared = list(declarations(tree))
    encoded = {
        name for place, (names, _) in ENCODED_NAMES.items() if path.startswith(place) for name in names
    }
    has_right = any(name == "right" for name, _, _ in declared)
    for name, line, annotation in declared:
        word = name.strip("_").lower()
        is_flag = word == "done" and "bool" in annotation
        is_side = word == "left" and has_right
        if word in RIDDLES and name not in encoded and not is_flag and not is_side:
            yield Finding(path, line, "name that does not say what it holds", name)


def declarations(tree: ast.Module) -> Iterator[tuple[str, int, str]]:
    """Yield name, line and annotation of each function, class, parameter, attribute and field."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, node.lineno, ""
            case ast.ClassDef(body=body):
                yield node.name, node.lineno, ""
                for field in body:
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                        yield field.target.id, field.lineno, ast.unparse(field.annotation)
            case ast.arg():
                yield node.arg, node.lineno, ast.unparse(node.annotation) if node.annotation else ""
            case ast.AnnAssign(target=ast.Attribute() as target):
                yield target.attr, target.lineno, ast.unparse(node.annotation)
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr, node.lineno, ""


def bound_name(node: ast.AST) -> str:
    """Return the name that a node of Python code defines, or an empty string."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case (
            ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store())
        ):
            return name
    return ""


def script(path: str, text: str) -> Iterator[Finding]:
    """Yield findings in the names, comments and test names of a script or a component."""
    if Path(path).name.split(".")[0].lower() in VAGUE_NAMES:
        yield Finding(path, 1, "vague name", Path(path).name)
    for name in SCRIPT_NAME.finditer(text):
        if name[1].lower() in VAGUE_NAMES:
            yield Finding(path, text.count("\n", 0, name.start()) + 1, "vague name", name[1])
    for test in SCRIPT_TEST.finditer(text):
        yield from words(path, text.count("\n", 0, test.start(2)) + 1, test[2])
    for comment in re.finditer(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`\w])//[^\n]*", text, re.DOTALL):
        yield from words(path, text.count("\n", 0, comment.start()) + 1, comment[0])


def comments(path: str, text: str) -> Iterator[Finding]:
    """Yield findings in the comments of a script or a set-up file."""
    for comment in COMMENT.finditer(text):
        yield from words(path, text.count("\n", 0, comment.start()) + 1, comment[0])


def data(path: str, text: str) -> Iterator[Finding]:
    """Yield findings in the comments and texts of a TOML file."""
    yield from words(path, 1, text, may=False)


def markdown(path: str, text: str) -> Iterator[Finding]:
    """Yield findings in a Markdown file, code blocks left out."""
    prose = re.sub(r"```.*?```", lambda block: "\n" * block[0].count("\n"), text, flags=re.DOTALL)
    yield from words(path, 1, prose)


def fluent(path: str, text: str) -> Iterator[Finding]:
    """Yield findings in the English messages of a catalogue."""
    yield from words(path, 1, KEY.sub(lambda key: "_" * len(key[0]), text), may=False)


def words(path: str, line: int, text: str, may: bool = True) -> Iterator[Finding]:
    """Yield the banned words of a text that begins at `line`."""
    text = SKIP_WORDS.sub(lambda code: re.sub(r"[^\n]", "_", code[0]), text)
    for what, pattern in (BANNED | MAY if may else BANNED).items():
        for match in re.finditer(
            pattern.replace(" ", r"\s+(?:(?:#|//|\*) ?)?"), text, re.IGNORECASE if what != "may" else 0
        ):
            number = text.count("\n", 0, match.start())
            yield Finding(path, line + number, what, text.split("\n")[number].strip())


def findings(*under: str) -> list[Finding]:
    """Return every place that breaks the style guide below some folders, or anywhere."""
    findings: list[Finding] = []
    for path in files(*under):
        read = reader(path)
        if read is not None:
            findings += read(path, (ROOT / path).read_text("utf-8"))
    return findings


def subject_fault(subject: str) -> str:
    """Return why a commit subject is refused, or an empty string."""
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return ""
    if len(subject) > MAX_SUBJECT:
        return f"the subject has {len(subject)} characters; {MAX_SUBJECT} are allowed"
    named = re.match(r"([a-z0-9/_, -]+): \S", subject)
    if named is None or not all(AREA.fullmatch(area) for area in named[1].split(", ")):
        return "the subject has no area: write `area: what changes`; CONTRIBUTING.md lists the areas"
    return ""


def main(arguments: list[str]) -> int:
    """Print the findings; return the exit code."""
    if arguments[:1] == ["--subject"]:
        fault = subject_fault(Path(arguments[1]).read_text("utf-8").split("\n")[0])
        print(fault, end="\n" if fault else "")
        return 1 if fault else 0
    if arguments[:1] == ["--subjects"]:
        command = ["git", "log", "--no-merges", "--format=%s", arguments[1]]
        subjects = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        wrong = {subject: fault for subject in subjects.splitlines() if (fault := subject_fault(subject))}
        for subject, fault in wrong.items():
            print(f"{subject}: {fault}")
        return 1 if wrong else 0
    faults = findings(*arguments)
    if arguments:
        for one in faults:
            print(f"{one.path}:{one.line}: {one.what}: {one.text}")
    counts: dict[str, Counter[str]] = {}
    for one in faults:
        counts.setdefault(layer(one.path), Counter())[one.what] += 1
    for name, counter in sorted(counts.items()):
        print(
            f"{name:28}{counter.total():5}  " + ", ".join(f"{what} {n}" for what, n in counter.most_common())
        )
    print(f"{'all':28}{len(faults):5}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
