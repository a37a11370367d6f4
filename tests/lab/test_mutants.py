"""Deliberate faults: what they change, where they are made, and which rules they are about."""

import ast
from pathlib import Path
from textwrap import dedent
from types import CodeType

import pytest

from shamble.core.game import all_games
from shamble.core.ledger import load_ledger
from shamble.lab.mutants import cited, compiled, faults, find_mutants, functions, lines_of

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

INHERITED = dedent(
    """
    class Card:  # DR-02
        def score(self, g: State) -> int:
            super().score(g)
            return g.points[0]
    """
)

HELPERS = dedent(
    """
    def deal(g):  # DR-02
        g.deck.shuffle(1)

    def cut(g):
        g.cards = 0

    def unused(g):
        g.cards = 0

    class Deck:
        def shuffle(self, times):
            cut(times + 1)

        def turn(self):  # DR-03
            self.shuffle(2)
    """
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
        "`if more > 1 and (not g.over)` is dropped",
        "arguments self.number and more are swapped",
        "returns 0 at once",
    ]


def test_each_reset_of_a_chain_is_dropped_alone() -> None:
    """New kinds of faults come after the others, so that results keep their numbers."""
    assert described("def start(g) -> int:\n    g.moved = g.hits = 0") == [
        "returns 0 at once",
        "`g.moved = g.hits = 0` is dropped",
        "0 becomes 1",
        "`g.moved =` is dropped",
        "`g.hits =` is dropped",
    ]


HOLES = (  # passed whole test suites once
    ("zombies", "TurnStart.run", "ZZ-13.02", "`g.played[seat] = 0` is dropped"),
    ("zombies", "attacked_player", "ZZ-17.06", "`g.clockwise(g.active)` starts with the lowest seat"),
    ("city-of-horror", "Hour.run", "CH-04.01", "`g.last_lost = ()` is dropped"),
    ("all-things-zombie", "HexState.clear_activation", "AT-05.12", "`self.fast = False` is dropped"),
)


@pytest.mark.parametrize(("id", "function", "rule", "what"), HOLES)
def test_known_holes_are_among_the_mutants(id: str, function: str, rule: str, what: str) -> None:
    game = all_games()[id]
    result = find_mutants(game.folder(), game.prefix, load_ledger(game.folder()))
    assert any(
        rule in mutant.rules for mutant in result if (mutant.function, mutant.what) == (function, what)
    )


def test_helpers_have_the_rules_of_their_callers(tmp_path: Path) -> None:
    (tmp_path / "flow.py").write_text(HELPERS, "utf-8")
    result = find_mutants(tmp_path, "DR", load_ledger(DRILL.folder()))
    rules = {mutant.function: (mutant.rules, mutant.helper) for mutant in result}
    assert rules == {
        "deal": (("DR-02",), False),
        "Deck.shuffle": (("DR-02", "DR-03"), True),
        "cut": (("DR-02", "DR-03"), True),
        "Deck.turn": (("DR-03",), False),
    }


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
        path = folder / mutant.file
        plain: CodeType = compile(path.read_text("utf-8"), str(path), "exec", dont_inherit=True)
        for part in mutant.function.split("."):
            inner = [const for const in plain.co_consts if isinstance(const, CodeType)]
            plain = next(code for code in inner if code.co_name == part)
        code = compiled(path, mutant)
        assert (code.co_name, code.co_freevars) == (plain.co_name, plain.co_freevars)
        assert code != plain, mutant.place
        assert compiled(path, mutant) == code, "a fault is undone after it was compiled"


def test_fault_matters_where_its_statement_runs() -> None:
    head = "def deal(g):\n    if g.over and (\n        g.late > 1\n    ):\n"
    tree = ast.parse(head + "        g.add(2)\n        g.deck -= 3\n")
    node = next(node for _, node, _ in functions(tree))
    assert {what: lines_of(node)(line) for line, what, _ in faults(node)} == {
        "returns None at once": (2, 6),
        "`and` becomes `or`": (2, 4),
        "`>` becomes `>=`": (2, 4),
        "1 becomes 2": (2, 4),
        "3 becomes 4": (6, 6),
        "2 becomes 3": (5, 5),
        "`g.add(2)` is dropped": (5, 5),
        "`g.deck -= 3` is dropped": (6, 6),
        "`if g.over and g.late > 1` is dropped": (2, 4),
    }


def test_mutants_of_a_method_keep_its_free_variable(tmp_path: Path) -> None:
    """A code object can only replace one with as many free variables."""
    file = tmp_path / "card.py"
    file.write_text(INHERITED, "utf-8")
    mutants = find_mutants(tmp_path, "DR", load_ledger(DRILL.folder()))
    assert {mutant.what for mutant in mutants} >= {"returns 0 at once", "`super().score(g)` is dropped"}
    assert {compiled(file, mutant).co_freevars for mutant in mutants} == {("__class__",)}


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
