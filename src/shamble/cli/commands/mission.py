"""`shamble mission`: start, show and judge a mission of Zombicide."""

from pathlib import Path

from shamble.bots import LEVELS
from shamble.cli.files import read_text
from shamble.cli.language import Language, language
from shamble.cli.messages import Speech
from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem
from shamble.games.zombicide import GAME
from shamble.games.zombicide.briefing import lines
from shamble.games.zombicide.mission import Mission
from shamble.games.zombicide.mission_file import MissionError, read_mission
from shamble.lab.mission_sheet import Sheet, judge

PRINTED = GAME.folder() / "data" / "missions"


def new(file: Path, after: str) -> int:
    """Write a copy of a printed mission to start from."""
    source = PRINTED / f"{after}.toml"
    if after not in GAME.scenarios:
        raise Problem(f"There is no mission {after}; there are {', '.join(GAME.scenarios)}.")
    text = source.read_text("utf-8").partition("\n[art]")[0]
    entries = [line for line in text.splitlines() if not line.startswith(("number =", "by =", "licence ="))]
    try:
        with file.open("x", encoding="utf-8") as target:
            target.write("\n".join(entries).rstrip() + "\n")
    except OSError as error:
        raise Problem(f"{file} cannot be written: {error.strerror or error}.") from error
    out().print(
        f"{file} is a copy of mission {after}. Change it, then: shamble mission judge {file}", markup=False
    )
    return 0


def show(file: Path, lang: Language | None, json: bool) -> int:
    """Print the briefing of a mission, or its faults."""
    spoken = language(lang)
    mission = read(file, spoken)
    if mission is None:
        return 1
    facts = mission.facts
    if json:
        print_json({"id": mission.id, "facts": facts, "lines": lines(mission)})
        return 0
    print_ = out().print
    print_(f"{facts['name'][spoken]}  {mission.id}", markup=False)
    print_(f"{facts['story'][spoken]}", markup=False)
    least, most = facts["players"]
    print_(
        f"{least}-{most} players, {facts['minutes']} minutes, {facts['level']}, by {facts['by'] or '?'}",
        markup=False,
    )
    for line in [*lines(mission), *({"kind": "tip", **tip} for tip in facts["tips"])]:
        print_(f"  {line['kind']}: {line[spoken]}", markup=False)
    return 0


def judge_file(
    file: Path, lang: Language | None, bot: str, seats: int, games: int, seed: int, json: bool
) -> int:
    """Play a mission with bots and print its sheet."""
    mission = read(file, language(lang))
    if mission is None:
        return 1
    if bot not in LEVELS:
        raise Problem(f"There is no bot {bot}; there are {', '.join(LEVELS)}.")
    if not mission.least_players <= seats <= mission.most_players:
        raise Problem(
            f"The mission is for {mission.least_players} to {mission.most_players} players, not {seats}."
        )
    text = read_text(file)
    obstacles = GAME.try_content(text)
    sheet = judge(text, seats, bot, games, seed)
    if json:
        print_json({"id": mission.id, "bot": bot, "seats": seats, "seed": seed, **sheet.data()})
    else:
        words = Speech(language(lang), GAME)
        for obstacle in obstacles:
            out().print(words.text(obstacle.key, obstacle.args), markup=False)
        show_sheet(sheet)
    return int(bool(obstacles))


def show_sheet(sheet: Sheet) -> None:
    data = sheet.data()
    print_ = out().print
    print_(sheet.verdict(), markup=False)
    print_(f"A game lasted {data['rounds']:g} rounds (median).", markup=False)
    for name, entry in data["reached"].items():
        share = f"{entry['games'] / max(1, sheet.games):.0%}"
        when = f"in round {entry['round']:g}" if entry["games"] else ""
        print_(f"  {name}: {'never' if not entry['games'] else f'reached in {share}, {when}'}", markup=False)
    for title, counts in (("Lost to", data["lost_to"]), ("Deaths in", data["deaths"])):
        if counts:
            print_(
                f"{title}: " + ", ".join(f"{name} {count}" for name, count in counts.items()), markup=False
            )


def read(file: Path, lang: Language) -> Mission | None:
    """Return the mission of a file, or print its faults and return None."""
    try:
        return read_mission(read_text(file))
    except MissionError as error:
        words = Speech(lang, GAME)
        for problem in error.problems:
            out().print(f"{file}: {words.text(problem.key, problem.args)}", markup=False)
        return None
