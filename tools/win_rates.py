"""How often bots win what players win or lose together, or side against side: `python -m tools.win_rates` plays it and
writes `data/measured.toml` of each game, which the set-up page and the briefing read. Names of games: only those;
`--games 300` so many of each; `--level novice` bots of that level on all seats. The rules should be compiled."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Value
from shamble.lab.plan import Plan
from shamble.lab.seats import side_name
from shamble.lab.simulate import simulate
from shamble.table.games import games

SEED = 2026
HEAD = """# How often bots won, by scenario (in a game without scenarios: by mode). Made by `python -m tools.win_rates`;
# do not edit.
"""


@dataclass(frozen=True)
class Trial:
    """Something to be played many times: `side` is whose wins count, none = all players together."""

    scenario: str
    mode: str
    seats: int
    side: str = ""
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.scenario or self.mode


def trials(game: Game[Any]) -> Iterator[Trial]:
    """What is worth a number: not the races of each against all, and not a campaign, which lasts for evenings."""
    if game.id == "zombicide":
        for mission in game.scenarios:
            yield Trial(mission, "book", 2)
    elif game.id == "all-things-zombie":
        for scenario in game.scenarios:
            if scenario not in ("campaign", "skirmish"):
                yield Trial(scenario, "solo", 1)
    elif game.id == "zombies":
        for scenario in ("escape", "rescue_mission"):
            for sudden in (False, True):
                options: dict[str, Value] = {"coop_sudden_death": True} if sudden else {}
                yield Trial(scenario, "cooperative", 2, options=options)
    elif game.id == "zombie-plague":
        yield Trial("", "basic", 2, side="side-humans")


def played(game: Game[Any], trial: Trial, level: str, count: int, jobs: int) -> str:
    """One line of the file."""
    plan = Plan(game.id, trial.mode, trial.scenario, trial.options, (level,) * trial.seats, SEED)
    report = simulate(game, plan, count, jobs)
    side = side_name(trial.side) if trial.side else plan.sides(game)[0]
    won = report.tally.wins[side]
    print(f"{game.id} {trial.name} {trial.options or ''}: {won} of {report.tally.games}", flush=True)
    told: dict[str, str] = {
        "level": f'"{level}"',
        "seats": str(trial.seats),
        "games": str(report.tally.games),
        "won": str(won),
        "mode": f'"{trial.mode}"',
    }
    if trial.side:
        told["side"] = f'"{trial.side}"'
    if trial.options:
        values = ", ".join(f"{id} = {str(value).lower()}" for id, value in trial.options.items())
        told["options"] = f"{{ {values} }}"
    return "{ " + ", ".join(f"{key} = {value}" for key, value in told.items()) + " }"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    for id, game in games().items():
        found: dict[str, list[str]] = {}
        for trial in trials(game) if not asked.ids or id in asked.ids else ():
            found.setdefault(trial.name, []).append(played(game, trial, asked.level, asked.games, asked.jobs))
        if found:
            lines = [
                f'"{name}" = [\n' + "".join(f"  {one},\n" for one in each) + "]\n"
                for name, each in found.items()
            ]
            path = game.folder() / "data" / "measured.toml"
            path.write_text(HEAD + "\n" + "\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
