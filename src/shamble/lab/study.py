"""A study: many tables (arms), with all games stored in columns (Parquet).

Every finished batch is a file in the study's folder, written aside and moved in when complete. An
interrupted study continues from them. The games of an arm depend only on its seed, and the study decides
when to stop only after whole looks, so the same command gives the same numbers with any number of
processes and interruptions.
"""

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import combinations, product
from pathlib import Path
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup, Value
from shamble.lab.batches import Batch, Workers
from shamble.lab.compare import winners
from shamble.lab.confidence_interval import wilson
from shamble.lab.death_counts import Death
from shamble.lab.game_row import UNFINISHED, Row
from shamble.lab.game_spec import GameSpec, Progress
from shamble.lab.statistics import holm, mean_interval, paired, unpaired

BATCH = 50
LEAST_WITH = 20  # games with and without a trait, at least
DEFINITION, GAMES, SUMMARY = "study.json", "games.parquet", "summary.json"


class OtherStudy(Exception):
    """The folder holds a study with another design."""


@dataclass(frozen=True)
class Design:
    """The design of a study, as plain data.

    Each arm is played until its interval is at most `width` to each side, checked every `look` games, and
    for `most` games at most.
    """

    arms: tuple[GameSpec, ...]
    most: int
    width: float = 0.0  # 0 = always `most` games
    look: int = 200

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return data


def grid(
    game: Game[Any],
    modes: Sequence[str],
    scenarios: Sequence[str],
    seats: Sequence[int],
    levels: Sequence[str],
    options: Mapping[str, Sequence[Value]],
    seed: int,
) -> tuple[GameSpec, ...]:
    """List all tables that can be played, without options that change nothing."""
    arms: dict[str, GameSpec] = {}
    for mode, scenario, number, level in product(modes, scenarios, seats, levels):
        for values in product(*options.values()):
            chosen = dict(zip(options, values, strict=True))
            setup = game.without_irrelevant_options(Setup(number, mode, scenario, chosen))
            if not game.check(setup):
                spec = GameSpec(game.id, mode, scenario, setup.options, (level,) * number, seed)
                arms.setdefault(json.dumps(asdict(spec), sort_keys=True), spec)
    return tuple(arms.values())


@dataclass
class Arm:
    """An arm that is being played."""

    spec: GameSpec
    rows: dict[int, Row] = field(default_factory=dict)
    settled: bool = False

    def games(self) -> list[Row]:
        return [self.rows[number] for number in sorted(self.rows)]


class Study:
    """A design in its folder."""

    def __init__(self, game: Game[Any], design: Design, folder: Path) -> None:
        self.game = game
        self.design = design
        self.folder = folder
        self.arms = [Arm(spec) for spec in design.arms]
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / DEFINITION
        if path.exists():
            if json.loads(path.read_text("utf-8")) != design.data():
                raise OtherStudy(f"{folder} holds another study; choose another folder or remove it.")
            self._resume()
        else:
            _write(path, json.dumps(design.data(), indent=2) + "\n")

    def run(self, workers: Workers[list[Row]], progress: Progress | None = None) -> dict[str, Any]:
        """Play the missing games, look by look, and return the summary."""
        design = self.design
        done = 0
        while any(not arm.settled for arm in self.arms):
            done += design.look
            upto = min(done, design.most)
            batches = [
                Batch(number, arm.spec, start, min(start + BATCH, upto))
                for number, arm in enumerate(self.arms)
                if not arm.settled
                for start in range(upto - min(design.look, upto), upto, BATCH)
                if start not in arm.rows
            ]
            for batch, rows in workers.play(batches):
                self._keep(batch, rows)
                if progress:
                    progress(sum(len(arm.rows) for arm in self.arms))
            for arm in self.arms:
                arm.settled = arm.settled or upto >= design.most or self._tight(arm, upto)
        return self.finish()

    def _tight(self, arm: Arm, upto: int) -> bool:
        """Return whether the widest interval of the arm's sides is narrow enough."""
        if self.design.width <= 0:
            return False
        rates = win_rates(self.game, arm.spec, [arm.rows[number] for number in range(upto)])
        return all(rate["high"] - rate["low"] <= 2 * self.design.width for rate in rates.values())

    # ------------------------------------------------------------ files

    def _keep(self, batch: Batch, rows: list[Row]) -> None:
        write_rows(self.folder / f"arm-{batch.arm:03}-{batch.first:07}.parquet", rows)
        self.arms[batch.arm].rows.update({row.number: row for row in rows})

    def _resume(self) -> None:
        for path in sorted(self.folder.glob("arm-*.parquet")):
            for row in read_rows(path):
                self.arms[row.arm].rows[row.number] = row

    def finish(self) -> dict[str, Any]:
        """Write all games into one file, in order, and the summary beside it."""
        write_rows(self.folder / GAMES, [row for arm in self.arms for row in arm.games()])
        summary = summarise(self.game, self.design, [arm.games() for arm in self.arms])
        _write(self.folder / SUMMARY, json.dumps(summary, indent=2) + "\n")
        return summary


def _write(path: Path, text: str) -> None:
    aside = path.with_suffix(".new")
    aside.write_text(text, "utf-8")
    os.replace(aside, path)


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """Write games as columns."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        {
            "arm": pa.int32(),
            "number": pa.int64(),
            "outcome": pa.string(),
            "winners": pa.list_(pa.int8()),
            "decisions": pa.int32(),
            "rounds": pa.int32(),
            "points": pa.list_(pa.int32()),
            "series": pa.map_(pa.string(), pa.list_(pa.int32())),
            "traits": pa.list_(pa.list_(pa.string())),
            "people": pa.list_(pa.string()),
            "deaths": pa.list_(
                pa.struct({"round": pa.int32(), "who": pa.string(), "place": pa.string()}.items())
            ),
            "kills": pa.map_(pa.string(), pa.int32()),
        }
    )
    data = [
        vars(row)
        | {"series": list(row.series.items()), "kills": list(row.kills.items())}
        | {"deaths": [death._asdict() for death in row.deaths]}
        for row in rows
    ]
    aside = path.with_suffix(".new")
    pq.write_table(pa.Table.from_pylist(data, schema), aside)
    os.replace(aside, path)


def read_rows(path: Path) -> list[Row]:
    import pyarrow.parquet as pq

    return [
        Row(
            entry["arm"],
            entry["number"],
            entry["outcome"],
            tuple(entry["winners"]),
            entry["decisions"],
            entry["rounds"],
            tuple(entry["points"]),
            dict(entry["series"]),
            entry["traits"],
            entry["people"],
            [Death(**death) for death in entry["deaths"]],
            dict(entry["kills"]),
        )
        for entry in pq.read_table(path).to_pylist()
    ]


# -------------------------------------------------------------------- summary


def win_rates(game: Game[Any], spec: GameSpec, rows: Sequence[Row]) -> dict[str, dict[str, float]]:
    sides = spec.sides(game)
    won = [winners(sides, row) for row in rows]
    rates = {}
    for side in dict.fromkeys(sides):
        wins = sum(side in who for who in won)
        low, high = wilson(wins, len(rows))
        rates[side] = {"rate": wins / len(rows) if rows else 0.0, "low": low, "high": high}
    return rates


def summarise(game: Game[Any], design: Design, arms: Sequence[Sequence[Row]]) -> dict[str, Any]:
    """Return the document of `shamble study --json`, without times or machine."""
    entries = []
    for spec, rows in zip(design.arms, arms, strict=True):
        entries.append(
            {
                "mode": spec.mode,
                "scenario": spec.scenario,
                "options": spec.options,
                "seats": list(spec.levels),
                "games": len(rows),
                "win_rate": win_rates(game, spec, rows),
                "outcomes": outcomes(rows),
                "rounds": _mean([row.rounds for row in rows]),
                "decisions": _mean([row.decisions for row in rows]),
                "course": course(rows),
                "influence": influence(rows),
                "funnel": funnel(game, spec, rows),
                "survival": survival(rows),
                "heat": heat(rows),
                "look_at": look_at(spec.sides(game)[0], spec.sides(game), rows),
            }
        )
    digest = sha256(json.dumps(design.data(), sort_keys=True).encode()).hexdigest()[:12]
    return {
        "game": game.id,
        "study": digest,
        "seed": design.arms[0].seed,
        "arms": entries,
        "options": contrasts(game, design, arms),
    }


def contrasts(game: Game[Any], design: Design, arms: Sequence[Sequence[Row]]) -> list[dict[str, Any]]:
    """Compute the effect of each option: arms that differ only in it, game by game."""
    effects: dict[str, dict[str, Any]] = {}
    for a, b in combinations(range(len(arms)), 2):
        first, second = design.arms[a], design.arms[b]
        apart = _apart(game, first, second)
        if apart is None:
            continue
        sides = first.sides(game)
        for side in dict.fromkeys(sides):
            pairs = [(side in winners(sides, x), side in winners(sides, y)) for x, y in zip(arms[a], arms[b])]
            gained, lost = pairs.count((False, True)), pairs.count((True, False))
            name = f"{a}-{b}-{side}"
            effects[name] = {"option": apart, "arms": [a, b], "side": side, "games": len(pairs)}
            effects[name] |= vars(paired(gained, lost, len(pairs)))
    corrected = holm({name: entry["chance"] for name, entry in effects.items()})
    return [entry | {"corrected": corrected[name]} for name, entry in effects.items()]


def _apart(game: Game[Any], first: GameSpec, second: GameSpec) -> str | None:
    """Return the option in which two specs differ, if it is the only difference."""
    if (first.mode, first.scenario, first.levels) != (second.mode, second.scenario, second.levels):
        return None
    apart = [
        option.id
        for option in game.options
        if first.options.get(option.id, option.default) != second.options.get(option.id, option.default)
    ]
    return apart[0] if len(apart) == 1 else None


def outcomes(rows: Sequence[Row]) -> dict[str, dict[str, float]]:
    """Count how games ended, the most frequent first."""
    names = sorted(
        {row.outcome for row in rows}, key=lambda name: (-sum(r.outcome == name for r in rows), name)
    )
    out = {}
    for name in names:
        count = sum(row.outcome == name for row in rows)
        low, high = wilson(count, len(rows))
        out[name] = {"games": count, "rate": count / len(rows), "low": low, "high": high}
    return out


def _mean(values: Sequence[int]) -> dict[str, float]:
    mean, low, high = mean_interval(values)
    ordered = sorted(values)
    return {
        "mean": round(mean, 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "median": ordered[len(ordered) // 2] if ordered else 0,
        "most": ordered[-1] if ordered else 0,
    }


def course(rows: Sequence[Row]) -> dict[str, list[dict[str, float]]]:
    """Compute the mean of every series, round by round, over running games."""
    names = sorted({name for row in rows for name in row.series})
    out = {}
    for name in names:
        longest = max(len(row.series.get(name, ())) for row in rows)
        points = []
        for place in range(longest):
            values = [row.series[name][place] for row in rows if len(row.series.get(name, ())) > place]
            if len(values) < LEAST_WITH:
                break
            mean, low, high = mean_interval(values)
            points.append(
                {"round": place + 1, "games": len(values), "mean": round(mean, 3)}
                | {"low": round(low, 3), "high": round(high, 3)}
            )
        out[name] = points
    return out


FUNNEL = 40  # points of the curve


def funnel(game: Game[Any], spec: GameSpec, rows: Sequence[Row]) -> list[dict[str, float]]:
    """Compute the win rate of the first side by number of games, spaced evenly over its root."""
    sides = spec.sides(game)
    stops = (
        {max(1, round(len(rows) * (step / FUNNEL) ** 2)) for step in range(1, FUNNEL + 1)} if rows else set()
    )
    wins, out = 0, []
    for games, row in enumerate(rows, 1):
        wins += sides[0] in winners(sides, row)
        if games in stops and games >= min(5, len(rows)):
            low, high = wilson(wins, games)
            out.append(
                {"games": games, "rate": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}
            )
    return out


def survival(rows: Sequence[Row]) -> dict[str, list[float]]:
    """Compute the share of each frequent character alive after every round.

    A finished game keeps its survivors.
    """
    last = max((row.rounds for row in rows), default=0)
    together: dict[str, int] = {}
    fallen: dict[str, list[int]] = {}
    for row in rows:
        for who in row.people:
            together[who] = together.get(who, 0) + 1
        for who in {death.who for death in row.deaths}:
            first = min(death.round for death in row.deaths if death.who == who)
            fallen.setdefault(who, [0] * (last + 2))[min(first, last + 1)] += 1
    out = {}
    for who, games in sorted(together.items()):
        if games < min(LEAST_WITH, len(rows)):
            continue
        alive, line = games, []
        for count in fallen.get(who, [0] * (last + 2))[: last + 1]:
            alive -= count
            line.append(round(alive / games, 4))
        out[who] = line
    return out


def heat(rows: Sequence[Row]) -> dict[str, dict[str, int]]:
    """Count deaths and kills at each place, the deadliest first."""
    deaths: dict[str, int] = {}
    kills: dict[str, int] = {}
    for row in rows:
        for death in row.deaths:
            if death.place:
                deaths[death.place] = deaths.get(death.place, 0) + 1
        for place, count in row.kills.items():
            kills[place] = kills.get(place, 0) + count
    return {
        name: dict(sorted(result.items(), key=lambda item: (-item[1], item[0])))
        for name, result in (("deaths", deaths), ("kills", kills))
    }


def look_at(side: str, sides: list[str], rows: Sequence[Row]) -> dict[str, int]:
    """Pick games worth a look by number.

    Typical games are nearest to the mean in rounds, deaths and kills.
    """
    won = [row for row in rows if side in winners(sides, row)]
    lost = [row for row in rows if row.outcome != UNFINISHED and side not in winners(sides, row)]
    numbers: dict[str, int] = {}
    for name, group in (("typical-win", won), ("typical-loss", lost)):
        if group:
            numbers[name] = _typical(group)
    if won:
        numbers["closest"] = min(won, key=lambda row: (len(row.people) - len(row.deaths), -row.rounds)).number
        numbers["fastest"] = min(won, key=lambda row: (row.rounds, row.decisions)).number
    if rows:
        numbers["longest"] = max(rows, key=lambda row: (row.rounds, row.decisions)).number
    return numbers


def _typical(rows: Sequence[Row]) -> int:
    measures = [(row.rounds, len(row.deaths), sum(row.kills.values())) for row in rows]
    means = [sum(one) / len(rows) for one in zip(*measures, strict=True)]
    spreads = [
        max((sum((x - mean) ** 2 for x in one) / len(rows)) ** 0.5, 1e-9)
        for one, mean in zip(zip(*measures, strict=True), means, strict=True)
    ]
    return min(
        zip(measures, rows, strict=True),
        key=lambda pair: sum(((x - m) / s) ** 2 for x, m, s in zip(pair[0], means, spreads, strict=True)),
    )[1].number


def influence(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Compute how much more often seats won with a trait than without, the surest first.

    `corrected` is the p-value after Holm's correction. This is correlation, not cause.
    """
    if all(
        len(row.winners) in (0, len(row.traits)) for row in rows
    ):  # in co-operative games a game influences once
        seats = [({name for own in row.traits for name in own}, bool(row.winners)) for row in rows]
    else:
        seats = [(set(own), row.won(seat)) for row in rows for seat, own in enumerate(row.traits)]
    names = sorted({name for own, _ in seats for name in own})
    influences: dict[str, dict[str, Any]] = {}
    for name in names:
        having = [won for own, won in seats if name in own]
        lacking = [won for own, won in seats if name not in own]
        if min(len(having), len(lacking)) < LEAST_WITH:
            continue
        difference = unpaired(sum(having), len(having), sum(lacking), len(lacking))
        influences[name] = {"what": name, "with": len(having), "without": len(lacking)} | vars(difference)
    corrected = holm({name: entry["chance"] for name, entry in influences.items()})
    for name, entry in influences.items():
        entry["corrected"] = corrected[name]
    return sorted(
        influences.values(), key=lambda entry: (entry["corrected"], -abs(entry["value"]), entry["what"])
    )
