"""`shamble rules --trace`: trace each line of the rulebooks to its rules."""

from typing import Any

from shamble.cli.output import err, out, print_json
from shamble.cli.problem import Problem
from shamble.cli.table_setup import find_game, listed_games
from shamble.core.game import Game
from shamble.core.rulebook_trace import KINDS, NO_RULE, Trace, load_trace


def trace(name: str, json: bool) -> int:
    game = find_game(name) if name else None
    results = [(one, load_trace(one.folder())) for one in ([game] if game else listed_games())]
    traced = [(one, of) for one, of in results if of is not None]
    if game and not traced:
        raise Problem(f"{game.name} has no trace of a rulebook.")
    documents = [document(one, of) for one, of in traced]
    if json:
        print_json(documents[0] if game else documents)
    else:
        show_counts(documents)
        if game:
            show_spans(traced[0][1])
    for shown in documents:
        for problem in shown["problems"]:
            err().print(f"{shown['game']}: {problem}", markup=False)
    return 1 if any(shown["problems"] for shown in documents) else 0


def document(game: Game[Any], trace: Trace) -> dict[str, Any]:
    """Return the trace as data: ranges, lines per kind, and ids without a line."""
    named = {id for span in trace.spans for id in span.ids}
    return {
        "game": game.id,
        "lines": {span.text(): list(span.ids) for span in trace.spans},
        "counts": trace.counts(),
        "unnamed": [id for id, kind in trace.kinds.items() if kind == "rule" and id not in named],
        "problems": trace.problems,
    }


def show_counts(documents: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table("lines that lead to", *KINDS, "rules of no line", box=box.SIMPLE_HEAD)
    for shown in documents:
        counts = [str(shown["counts"][kind]) for kind in KINDS]
        table.add_row(shown["game"], *counts, str(len(shown["unnamed"])))
    out().print(table)


def show_spans(trace: Trace) -> None:
    for span in trace.spans:
        style = "dim" if span.ids[0] in NO_RULE else None
        out().print(f"{span.text():>9}  {', '.join(span.ids)}", style=style, markup=False, highlight=False)
