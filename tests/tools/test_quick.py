"""What `make quick` runs after which edit."""

from tools import quick


def test_edited_game_runs_its_own_tests_first() -> None:
    own, shared = quick.tests_for(["src/shamble/games/zombie_plague/rules/cards/event.py"])
    assert own == ["tests/games/zombie_plague", "tests/match/test_typescript.py"]
    assert shared[:3] == ["tests/recorded", "tests/playthroughs", "tests/laws"]
    assert shared[-1] == "(zombie-plague or zombie_plague) and not zombies"


def test_a_test_of_a_game_counts_as_the_game() -> None:
    assert quick.tests_for(["tests/games/zombies/test_13_cards.py"])[0][0] == "tests/games/zombies"


def test_only_a_game_whose_rules_changed_is_compiled() -> None:
    paths = [
        "src/shamble/games/zombies/text/en.ftl",
        "tests/games/drill/test_x.py",
        "src/shamble/games/__init__.py",
    ]
    assert quick.to_compile(paths) == []
    assert quick.to_compile([*paths, "src/shamble/games/zombies/rules/steps.py"]) == ["zombies"]


def test_an_edit_in_the_core_can_break_everything() -> None:
    assert quick.tests_for(["src/shamble/core/engine.py", "src/shamble/games/drill/flow.py"]) == [quick.ALL]


def test_a_layer_runs_its_own_tests() -> None:
    paths = [
        "src/shamble/server/app.py",
        "src/shamble/match/protocol/events.py",
        "tools/compile.py",
        "README.md",
        "web/src/x.ts",
    ]
    assert quick.tests_for(paths) == [["tests/match", "tests/server", "tests/tools"]]
    assert quick.tests_for(["README.md"]) == []


def test_games_in_whose_name_another_begins_are_told_apart() -> None:
    assert quick.game_of("src/shamble/games/zombies/state.py") == "zombies"
    assert quick.game_of("src/shamble/games/__init__.py") == ""
