"""`shamble validate`: check files of custom content."""

from pathlib import Path
from typing import Any

from shamble.cli.files import read_text
from shamble.cli.language import Language, language
from shamble.cli.messages import Speech
from shamble.cli.output import out, print_json
from shamble.cli.table_setup import listed_games


def validate(files: list[Path], lang: Language | None, json: bool) -> int:
    """Print every problem of every file; return 1 if there is any."""
    spoken = language(lang)
    results = [check(file, spoken) for file in files]
    if json:
        print_json(results)
    else:
        for result in results:
            show(result)
    return int(any(result["problems"] for result in results))


def check(file: Path, lang: Language) -> dict[str, Any]:
    """Return the problems of one file, found by the first game that reads its kind."""
    text = read_text(file)
    for game in listed_games():
        problems = game.validate_content(text)
        if problems is not None:
            words = Speech(lang, game)
            said = [words.text(problem.key, problem.args) for problem in problems or game.try_content(text)]
            return {"file": str(file), "game": game.id, "problems": said}
    return {"file": str(file), "game": "", "problems": ["No game knows what this is."]}


def show(result: dict[str, Any]) -> None:
    if not result["problems"]:
        out().print(f"{result['file']}: sound, for {result['game']}", markup=False)
    for problem in result["problems"]:
        out().print(f"{result['file']}: {problem}", markup=False)
