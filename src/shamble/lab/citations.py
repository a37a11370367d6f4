"""Find the rules that a game's code cites in docstrings, comments and refusals."""

import io
import re
import tokenize
from pathlib import Path

from shamble.core.ledger import Ledger

Citations = dict[str, list[str]]  # id -> the files that name it


def find_citations(folder: Path, prefix: str, ledger: Ledger) -> Citations:
    """Return the files that cite each id; "ZC-07.04 to ZC-07.12" cites every rule between."""
    order = [entry.id for entries in (ledger.rules, ledger.examples, ledger.gaps) for entry in entries]
    place = {id: number for number, id in enumerate(order)}
    id = rf"{re.escape(prefix)}-[A-Z]*\d+(?:\.\d+)*"
    pattern = re.compile(rf"\b({id})(?:\s+(?:to|-|–)\s+({id}))?")
    files_of: dict[str, dict[str, None]] = {}
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        for text in _words(path):
            for first, last in pattern.findall(text):
                named = [first, last] if last else [first]
                if last and place.get(first, len(order)) < place.get(last, -1):
                    named = order[place[first] : place[last] + 1]
                for one in named:
                    files_of.setdefault(one, {})[file] = None
    return {one: list(files) for one, files in sorted(files_of.items())}


def _words(path: Path) -> list[str]:
    """List the strings and comments of a source file."""
    source = io.StringIO(path.read_text("utf-8"))
    wanted = (tokenize.STRING, tokenize.COMMENT)
    return [token.string for token in tokenize.generate_tokens(source.readline) if token.type in wanted]
