"""Deliberate faults: what they change, where they are made, and which rules they are about."""

import ast
from pathlib import Path
from textwrap import dedent

from shamble.core.game import all_games
from shamble.core.ledger import load_ledger
from shamble.lab.mutants import cited, faults, find_mutants, functions, mutated

DRILL = all_games()["drill"]
SOURCE = dedent(
    '''
    class Card:
        """A card (DR-02)."""

        def score(self, g: State, more: int) -> int:
            """Return the points (DR-02)."""
            if more > 1 and not g.over:
                g.points[0] += 1
                add(self.number, more)
            return g.points[0]
    '''
)


def described(source: str) -> list[str]:
    node = next(node for _, node, _ in functions(ast.parse(source)))
    return [what for _, what, _ in faults(node)]


def test_faults_of_a_function_are_described() -> None:
    assert sorted(described(SOURCE)) == [
        "0 becomes 1",
        "0 becomes 1",
        "1 becomes 2",
        "1 becomes 2",
        "`>` becomes `>=`",
        "`add(self.number, more)` is dropped",
        "`and` becomes `or`",
        "`g.points[0] += 1` is dropped",
        "arguments self.number and more are swapped",
        "returns 0 at once",
    ]


def test_each_fault_changes_the_source_and_is_undone() -> None:
    tree = ast.parse(SOURCE)
    node = next(node for _, node, _ in functions(tree))
    plain = ast.unparse(tree)
    seen = set()
    for _, _, change in list(faults(node)):
        undo = change()
        seen.add(ast.unparse(tree))
        undo()
        assert ast.unparse(tree) == plain
    assert plain not in seen
    assert len(seen) == len(described(SOURCE))


def test_every_mutant_of_a_game_compiles_and_differs() -> None:
    folder = DRILL.folder()
    mutants = find_mutants(folder, DRILL.prefix, load_ledger(folder))
    assert len(mutants) > 40
    for mutant in mutants:
        text = (folder / mutant.file).read_text("utf-8")
        changed = mutated(text, mutant)
        compile(changed, mutant.file, "exec")
        assert ast.dump(changed) != ast.dump(ast.parse(text)), mutant.place


def test_docstrings_do_not_change_the_key_of_a_mutant(tmp_path: Path) -> None:
    ledger = load_ledger(DRILL.folder())
    keys = []
    for text in (SOURCE, SOURCE.replace("Return the points", "The points")):
        (tmp_path / "card.py").write_text(text, "utf-8")
        keys.append([mutant.key for mutant in find_mutants(tmp_path, "DR", ledger)])
    assert keys[0] == keys[1] != []


def test_a_range_of_ids_cites_every_rule_between() -> None:
    ledger = load_ledger(DRILL.folder())
    assert cited("see DR-02 to DR-04", "DR", ledger) == ["DR-02", "DR-03", "DR-04"]
    assert cited("see DR-02", "DR", ledger) == ["DR-02"]
