"""The benchmark measures a real match."""

from shamble.match.benchmark import costs, novice_match
from shamble.match.installed_games import games


def test_benchmark_reports_all_costs() -> None:
    drill = games()["drill"]
    match = novice_match(drill, 10)
    assert match.version == 10
    result = costs(drill, 2)
    assert all(cost > 0 for cost in result.values())
    assert result["sync_bytes"] > result["update_bytes"]
