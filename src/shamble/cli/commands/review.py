"""`shamble review`: look back at a saved game."""

from pathlib import Path

import msgspec

from shamble.cli.errors import Problem
from shamble.cli.files import load_match
from shamble.cli.language import Language, language
from shamble.cli.output import out, print_json
from shamble.cli.speech import Speech
from shamble.table.review import review as look_back
from shamble.table.review import verdicts

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 72


def review(file: Path, seat: int, json: bool, lang: Language | None) -> int:
    match = load_match(file)
    seats = len(match.chairs)
    if not 0 <= seat <= seats:
        raise Problem(f"There is no seat {seat}; the game has {seats}.")
    people = match.seats_of("person")
    whose = [seat - 1] if seat else (people or list(range(seats)))
    words = Speech(language(lang), match.game, [chair.name for chair in match.chairs])
    found = [look_back(one, verdicts(match, one)) for one in whose]
    if json:
        print_json(msgspec.to_builtins(found))
        return 0
    for told in found:
        console = out()
        console.print(
            words.text("cli-review", {"name": match.chairs[told.seat].name, "count": len(told.points)})
        )
        if told.points:
            console.print(line([point.chance for point in told.points]), soft_wrap=True)
        for mistake in told.mistakes:
            args: dict[str, str | int] = {
                "round": mistake.round,
                "chosen": words.text(mistake.chosen.key, dict(mistake.chosen.args)),
                "better": words.text(mistake.better.key, dict(mistake.better.args)),
                "chance": mistake.chance,
                "best": mistake.best,
            }
            console.print(words.text("cli-review-mistake", args), soft_wrap=True)
        if not told.mistakes:
            console.print(words.text("cli-review-none", {}))
    return 0


def line(chances: list[int]) -> str:
    """The chance of winning along the game, in characters."""
    step = max(1, -(-len(chances) // WIDEST))
    return "".join(BARS[min(len(BARS) - 1, chance * len(BARS) // 100)] for chance in chances[::step])
