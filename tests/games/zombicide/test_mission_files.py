"""The reader of missions: the printed ones, faults with their lines, and texts that no author would write."""

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.visibility import View
from shamble.games.zombicide import GAME
from shamble.games.zombicide.briefing import WORDS, briefing
from shamble.games.zombicide.mission import MISSIONS
from shamble.games.zombicide.mission_file import MAX_CHARS, MissionError, read_mission
from shamble.games.zombicide.mission_lines import Lines

FOLDER = GAME.folder() / "data" / "missions"
PLAIN = (FOLDER / "04.toml").read_text("utf-8")
BUNKER = (FOLDER / "08.toml").read_text("utf-8")
HOLES = (FOLDER / "07.toml").read_text("utf-8")
HOME = (FOLDER / "09.toml").read_text("utf-8")


def faults(text: str) -> list[tuple[int, str]]:
    """The line and the key of each fault."""
    try:
        read_mission(text)
    except MissionError as error:
        return [(int(problem.args["line"]), problem.key) for problem in error.problems]
    return []


def line_of(text: str, word: str) -> int:
    return text[: text.index(word)].count("\n") + 1


@pytest.mark.rule("ZC-10.01", "ZC-10.02")
def test_the_box_is_read_by_the_reader_of_all_missions() -> None:
    files = sorted(FOLDER.iterdir())
    assert [path.stem for path in files] == list(GAME.scenarios)
    for number, path in enumerate(files):
        again = read_mission(path.read_text("utf-8"))
        known = MISSIONS[number]
        assert again.facts == known.facts
        assert [block.id for block in again.blocks] == [block.id for block in known.blocks]
        assert again.id.endswith("@" + known.facts["hash"])


def test_no_code_compares_the_number_of_a_mission() -> None:
    """Rules, bars, bots and page ask the mission's blocks."""
    compared = re.compile(r"""["']0\d["']|mission *(==|!=|===|in) *["'(\[]*\d""")
    page = Path(__file__).parents[3] / "web" / "src" / "games" / "zombicide"
    sources = [*GAME.folder().rglob("*.py"), *page.rglob("*.svelte"), *page.rglob("*.ts")]
    places = [
        f"{path.name}: {line.strip()}"
        for path in sources
        for line in path.read_text("utf-8").splitlines()
        if compared.search(line) and ".test." not in path.name
    ]
    assert places == []


def test_lines_of_the_briefing_are_whole_in_both_languages() -> None:
    for mission in MISSIONS[: len(GAME.scenarios)]:
        for line in briefing(mission)["line"]:
            assert line["en"].endswith(".")
            assert line["it"].endswith(".")
            assert "{" not in line["en"] + line["it"]
    for key, words in WORDS.items():
        if key not in ("every", "colour", "clear"):
            assert words["en"] != words["it"], key


BAD = {
    "no TOML": (PLAIN, "win = [", "win = [[", "no-mission-toml"),
    "a later format": (PLAIN, "format = 1", "format = 2", "no-mission-format"),
    "another game": (PLAIN, '"zombicide"', '"zombies"', "no-mission-choice"),
    "an id with capitals": (PLAIN, '"drive-by-shooting"', '"Drive By"', "no-mission-id"),
    "an unknown entry": (PLAIN, "minutes = 90", "minuets = 90", "no-mission-entry"),
    "code": (PLAIN, "survivors = 4", 'script = "import os"', "no-mission-entry"),
    "a long night": (PLAIN, "minutes = 90", "minutes = 9000", "no-mission-number"),
    "minutes as text": (PLAIN, "minutes = 90", 'minutes = "90"', "no-mission-number"),
    "an unknown level": (PLAIN, '"medium"', '"mediun"', "no-mission-choice"),
    "players the wrong way round": (PLAIN, "[1, 6]", "[6, 1]", "no-mission-players"),
    "players as flags": (PLAIN, "[1, 6]", "[true, 6]", "no-mission-players"),
    "no English name": (PLAIN, '[name]\nen = "Drive-By Shooting"', '[name]\nen = ""', "no-mission-words"),
    "a name that is too long": (
        *(PLAIN, 'it = "Drive-By Shooting"', f'it = "{"x" * 41}"', "no-mission-chars"),
    ),
    "a block misspelt": (PLAIN, '"gather"', '"gathr"', "no-mission-block"),
    "a rule among the conditions": (PLAIN, '"gather"', '"cars-drive"', "no-mission-block"),
    "an entry of a block misspelt": (PLAIN, 'at = "spawns"', 'att = "spawns"', "no-mission-entry"),
    "an entry left out": (PLAIN, "each = 4, ", "", "no-mission-missing"),
    "a number out of bounds": (PLAIN, "each = 4", "each = 400", "no-mission-number"),
    "a rule id that is none": (PLAIN, '"ZC-M04.04"', '"rule 4"', "no-mission-cite"),
    "no condition": (PLAIN, "win = [", "lose = [", "no-mission-win"),
    "a place that is none": (PLAIN, 'at = "spawns"', 'at = "spwans"', "no-mission-square"),
    "a mark that is not there": (PLAIN, 'at = "spawns"', 'at = "goal"', "no-mission-mark"),
    "a tile that is not in the box": (PLAIN, "2C@90", "2D@90", "no-mission-tile"),
    "a tile twice": (PLAIN, "5F@180", "4D@180", "no-mission-twice"),
    "a turn that is none": (PLAIN, "2C@90", "2C@45", "no-mission-turn"),
    "rows of different length": (PLAIN, "4D@270 2C@90 ", "", "no-mission-rows"),
    "no tiles": (PLAIN, "tiles = [", "tiles = []\nx = [", "no-mission-tiles"),
    "a square that is none": (PLAIN, 'start = "A4"', 'start = "4A"', "no-mission-square"),
    "a square off the map": (PLAIN, '"K6"]', '"M6"]', "no-mission-off"),
    "no start": (PLAIN, 'start = "A4"\n', "", "no-mission-start"),
    "no spawn zone": (PLAIN, 'spawns = ["J1", "L4", "J6", "A4"]', "spawns = []", "no-mission-spawns"),
    "a door into nothing": (PLAIN, '"B3 N"', '"B3 S"', "no-mission-room"),
    "a door named by its room": (PLAIN, '"I2 W"', '"H2 E"', "no-mission-inside"),
    "no door": (PLAIN, '"B3 N"', '"B3"', "no-mission-door"),
    "a car in a room": (PLAIN, '"D3 pimp"', '"B1 pimp"', "no-mission-street"),
    "a car that is none": (PLAIN, '"D3 pimp"', '"D3 taxi"', "no-mission-choice"),
    "cars that drive, none there": (
        *(PLAIN, 'cars = ["D3 pimp", "F4 police", "J4 police"]\n', "", "no-mission-car"),
    ),
    "nothing to take": (BUNKER, "objectives = [{", "zombies = [] #[{", "no-mission-take"),
    "an objective behind no door": (PLAIN, '"J2 E", "L2 W", ', "", "no-mission-reach"),
    "a key that is not there": (BUNKER, 'colour = "green" }, {', 'colour = "red" }, {', "no-mission-colour"),
    "a lock without doors": (BUNKER, '"F2 W", colour = "green"', '"F2 W"', "no-mission-colour-door"),
    "no sleeper to wake": (BUNKER, "asleep = true", "asleep = false", "no-mission-asleep"),
    "no goal": (BUNKER, 'goal = "E2"\n', "", "no-mission-goal"),
    "no exit": (HOME, 'exit = "D6"\n', "", "no-mission-exit"),
    "no face-down objective": (HOME, "face_down", "objective", "no-mission-kind"),
    "nowhere to escape": (
        *(HOLES, '  { is = "zombies-leave", at = ["A4", "F4"] },\n', "", "no-mission-escape"),
    ),
    "art that is no position": (PLAIN, "start = [0.152, 1]", 'start = "left"', "no-mission-spot"),
    "a tip that is none": (PLAIN, "[[tip]]", "[tip]", "no-mission-list"),
}


# Faults that show at another line than the one that causes them.
ELSEWHERE = {
    *("no-mission-toml", "no-mission-win", "no-mission-rows", "no-mission-take", "no-mission-reach"),
    *("no-mission-asleep", "no-mission-colour", "no-mission-colour-door", "no-mission-kind"),
}


@pytest.mark.rule("ZC-10.03", "ZC-10.04")
@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_its_line(name: str) -> None:
    text, old, new, key = BAD[name]
    assert old in text, name
    bad = text.replace(old, new) if old == "face_down" else text.replace(old, new, 1)
    noted = faults(bad)
    assert key in [noted_key for _, noted_key in noted], noted
    pairs = zip(text.splitlines(), bad.splitlines(), strict=False)
    changed = [number for number, (a, b) in enumerate(pairs, 1) if a != b]
    if len(bad.splitlines()) == len(text.splitlines()) and key not in ELSEWHERE:
        assert [line for line, other in noted if other == key] == changed[:1]


def test_faults_come_all_at_once_in_the_order_of_lines() -> None:
    bad = (
        PLAIN.replace('"gather"', '"gathr"').replace("2C@90", "2D@90").replace("minutes = 90", "minuets = 90")
    )
    bad = bad.replace('"drive-by-shooting"', '"D"')
    assert [key for _, key in faults(bad)] == [
        "no-mission-id",
        "no-mission-entry",
        "no-mission-block",
        "no-mission-tile",
    ]


def test_a_wrong_word_gets_the_nearest_known_word() -> None:
    with pytest.raises(MissionError) as caught:
        read_mission(PLAIN.replace('"gather"', '"gathr"'))
    (problem,) = caught.value.problems
    assert (problem.args["near"], problem.args["line"]) == ("gather", line_of(PLAIN, '"gather"'))
    assert problem.args["where"] == "win[2]"


def test_the_hash_is_of_the_content_not_of_the_spelling() -> None:
    plain = read_mission(PLAIN).facts["hash"]
    spelt = "# a comment\n" + PLAIN.replace("minutes = 90\n", "").replace(
        "level =", "minutes   =  90\nlevel ="
    )
    assert read_mission(spelt).facts["hash"] == plain
    assert read_mission(PLAIN.replace("each = 4", "each = 5")).facts["hash"] != plain


def test_a_text_that_is_too_long_is_not_parsed() -> None:
    assert faults(PLAIN + "#" * MAX_CHARS) == [(0, "no-mission-long")]


def test_lines_of_lists_strings_and_tables() -> None:
    text = 'a = 1\nb = [\n  "x", # [\n  { k = "]" },\n]\n[m]\nb = ["p", "q"]\n[[t]]\nen = """\n[no]\n"""\n[[t]]\nen = 2'
    lines = Lines(text)
    assert [
        lines.of(place) for place in ("a", "b", "b[1]", "b[2]", "m.b", "m.b[2]", "t[1].en", "t[2].en")
    ] == [*(1, 2, 3, 4, 7, 7, 9, 13)]
    assert lines.of("b[2].k.more") == 4
    assert lines.of("nowhere") == 0


# ------------------------------------------------------------ texts that no author would write

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["A1", "B3 N", "1B 2B@90", "rooms", "start", "take", "all", "seats+3", "walker", "9Z"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["at", "is", "colour", "en", "count", "cards", "option"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)
SPOTS = st.sampled_from(
    [("", key) for key in tomllib.loads(BUNKER)]
    + [("map", key) for key in tomllib.loads(BUNKER)["map"]]
    + [("win", 0), ("win", 1), ("rules", 0), ("rules", 1), ("tip", 0), ("name", "en"), ("map", "exit")]
)


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    if isinstance(value, str):
        signs = "".join(
            c if c.isprintable() and c not in '"\\' else f"\\u{min(ord(c), 0xD7FF):04x}" for c in value
        )
        return f'"{signs}"'
    return "0" if value is None else repr(value)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(SPOTS, VALUES), min_size=1, max_size=4))
def test_the_reader_raises_nothing_but_faults(changes: list[tuple[tuple[str, str | int], object]]) -> None:
    data = tomllib.loads(BUNKER)
    for (part, key), value in changes:
        target = data if part == "" else data.get(part)
        if isinstance(target, list) and isinstance(key, int) and key < len(target):
            target[key] = value
        elif isinstance(target, dict):
            target[str(key)] = value
    text = "\n".join(f"{key} = {toml(value)}" for key, value in data.items())
    for problem_line, _ in faults(text):
        assert 0 <= problem_line <= len(text.splitlines())


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(PLAIN)), st.integers(0, 60), st.text(max_size=30))
def test_a_torn_text_gives_faults_or_a_mission(start: int, length: int, new: str) -> None:
    faults(PLAIN[:start] + new + PLAIN[start + length :])


# ------------------------------------------------------------ missions that tables bring

HOUSE = """
format = 1
game = "zombicide"
id = "two-crates"
by = "a test"
win = [{ is = "take" }, { is = "leave", count = "all" }]
lose = [{ is = "death", count = 6 }]
rules = [{ is = "points", each = 3 }, { is = "lure", at = "F4", noise = 2 }]
name = { en = "Two crates" }
story = { en = "Two crates and a way out." }

[map]
tiles = ["1B 2B", "2C 7B"]
start = "A4"
exit = "A4"
spawns = ["F4"]
doors = ["C5 W", "E4 S"]
objectives = ["A6", "E5"]
zombies = ["D4 fatty"]
"""


def own(text: str, seats: int = 2) -> Setup:
    return Setup(seats, "book", "own", {"mission": text})


def played(setup: Setup, seed: int) -> tuple[str, list[str]]:
    """A game by novices without zombies: its outcome, and the actions taken."""
    g = GAME.new(setup, seed)
    numbers = stream(seed, 42)
    engine.start(g)
    taken = []
    while not g.is_over() and g.round <= 30:
        if not g.idle:
            for kind in range(4):
                g.stock[kind] += sum(g.zombies[kind::4])
            g.zombies = bytes(len(g.zombies))
        seat = engine.waiting(g)[0]
        choice = GAME.advise(View(seat, g), engine.legal(g, seat), numbers).action
        taken.append(choice.text(g))
        engine.apply_unchecked(g, seat, choice)
    assert GAME.component_errors(g) == []
    return g.outcome, taken


@pytest.mark.rule("ZC-10.03")
def test_a_mission_of_ones_own_is_played_and_won() -> None:
    setup = own(HOUSE)
    assert GAME.check(setup) == []
    outcome, taken = played(setup, 5)
    assert outcome == "won"
    assert sum("take O" in action for action in taken) == 2
    assert any(action.endswith("leave") for action in taken)


def test_a_printed_mission_plays_the_same_as_a_text() -> None:
    """The eleven have no path of their own: only the weights of bots differ, and 05 has none."""
    text = (FOLDER / "05.toml").read_text("utf-8")
    printed, brought = GAME.new(Setup(2, "book", "05", {}), 3), GAME.new(own(text), 3)
    for g in (printed, brought):
        engine.start(g)
    assert engine.legal(printed, 0)[0].text(printed) == engine.legal(brought, 0)[0].text(brought)
    scenes = [GAME.scene(Setup(2, "book", "05", {})), GAME.scene(own(text))]
    assert {**scenes[0], "mission": ""} == {**scenes[1], "mission": ""}


def test_a_table_with_a_bad_mission_is_refused_with_all_faults() -> None:
    bad = HOUSE.replace('"C5 W", ', "").replace("each = 3", "each = 0")
    assert [problem.key for problem in GAME.check(own(bad))] == ["no-mission-number"]
    assert [problem.key for problem in GAME.check(own(""))][:1] == ["no-mission-format"]
    assert [problem.key for problem in GAME.check(own(HOUSE, 7))] == ["no-seats"]
    few = HOUSE.replace('by = "a test"', "players = [1, 1]")
    assert [problem.key for problem in GAME.check(own(few))] == ["no-mission-seats"]


def test_a_position_of_an_own_mission_is_read_back() -> None:
    setup = own(HOUSE)
    g = GAME.new(setup, 1)
    engine.start(g)
    while "ask-turn" not in [frame.prompt(g).key for frame in g.stack[-1:] if hasattr(frame, "prompt")]:
        seat = engine.waiting(g)[0]
        engine.apply_unchecked(g, seat, engine.legal(g, seat)[0])
    text = GAME.describe(g)
    assert text.startswith("mission two-crates@")
    assert GAME.describe(GAME.position(text, setup, 1)) == text


def test_files_of_missions_are_validated_as_content() -> None:
    assert GAME.validate_content(HOUSE) == []
    assert [p.key for p in GAME.validate_content(HOUSE.replace('"E5"', '"Z9"')) or []] == [
        "no-mission-square"
    ]
    assert GAME.validate_content("a = 1") is None
