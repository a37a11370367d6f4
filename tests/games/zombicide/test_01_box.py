"""Contents of the box (ZC-01): every card in play, every token of the eleven missions."""

import pytest

from shamble.games.zombicide.board import BOARDS, TILES
from shamble.games.zombicide.cards import CARDS, COMPONENTS, EQUIPMENT, MINIATURES, ZOMBIE_CARDS, Equipment
from shamble.games.zombicide.sheets import BOX, SHEETS, SKILL_NAMES
from tests.games.zombicide.table import Table, zombie

COUNTS = COMPONENTS["counts"]
QUIET = "off S1 S2 S3 S4"

# id: copies, dice, accuracy, damage, least and greatest range, and what else the card shows
WEAPONS = {
    "baseball_bat": (2, 1, 3, 1, 0, 0, ""),
    "chainsaw": (2, 5, 5, 2, 0, 0, "noisy door noisy-door"),
    "crowbar": (2, 1, 4, 1, 0, 0, "door"),
    "fire_axe": (2, 1, 4, 2, 0, 0, "door noisy-door"),
    "katana": (2, 2, 4, 1, 0, 0, ""),
    "machete": (4, 1, 4, 2, 0, 0, "dual"),
    "pan": (3, 1, 6, 1, 0, 0, ""),
    "pistol": (3, 1, 4, 1, 0, 1, "noisy dual"),
    "rifle": (2, 1, 3, 1, 1, 3, "noisy"),
    "sawed_off": (4, 2, 3, 1, 0, 1, "noisy dual reload"),
    "shotgun": (2, 2, 4, 2, 0, 1, "noisy"),
    "sub_mg": (2, 3, 5, 1, 0, 1, "noisy dual"),
    "evil_twins": (1, 2, 4, 1, 0, 1, "noisy"),
    "mas_shotgun": (1, 2, 3, 2, 0, 1, "noisy reload"),
}
THINGS = {
    "molotov": 2,
    "aaahh": 4,
    "bag_of_rice": 3,
    "canned_food": 3,
    "water": 3,
    "flashlight": 2,
    "gasoline": 2,
    "glass_bottles": 2,
    "goalie_mask": 1,
    "plenty_of_ammo_bullets": 3,
    "plenty_of_ammo_shells": 3,
    "scope": 2,
}

# the lines of the zombie cards, blue, yellow, orange, red
LINES = """
1 - 2R 2R 5W      2 1W 1W 6W 7W     3 1W 1R 1F 4R     4 2W 3W 4W 2R     5 - 4W 2F 5W      6 1W 1W 3R 7W
7 1W 2W 2W 4R     8 2W 3W 4W 2F     9 - 4W 2R 5W      10 1W 1W 3R 7W    11 1W 1R 1R 4F    12 1F 3W 4W 2R
13 - 2R 2R 5W     14 1W 1W 6W 7W    15 1W 1R 1F 4R    16 2W 3W 4W 2R    17 - 4W 2F 5W     18 1W 1W 3R 7W
19 1W 2W 2W 4R    20 2W 3W 4W 2F    21 - 4W 2R 5W     22 1W 1W 3R 7W    23 1W 1R 1R 4F    24 1F 3W 4W 2R
25 1W 2R 5W 3F    26 1W 2W 3W 7W    27 2W 2W 3R 4F    28 2W 1A 2R 5W    29 1W 4W 1A 6W    30 1W 2W 6W 1A
31 1R 1R 3W 8W    32 1F 3W 2F 5W    33 1W 2R 5W 3R    34 1W 2W 3R 7W    35 1R 1F 3W 4R    36 1A 3W 2R 5W
"""
POINTS = (0, 7, 19, 44)


@pytest.mark.rule("ZC-01.02", "ZC-01.07", "ZC-01.08", "ZC-05.41")
def test_miniatures_and_cards() -> None:
    assert dict(zip(("walker", "fatty", "runner", "abomination"), MINIATURES)) == {
        "walker": 40,
        "fatty": 8,
        "runner": 16,
        "abomination": 1,
    }
    assert sum(MINIATURES) + BOX == COUNTS["miniatures"] == 71
    assert [sheet.name for sheet in SHEETS[:BOX]] == ["Amy", "Doug", "Josh", "Ned", "Phil", "Wanda"]
    assert (len(ZOMBIE_CARDS), len(CARDS), COUNTS["wound_cards"]) == (42, 62, 6)
    assert len(ZOMBIE_CARDS) + len(CARDS) + COUNTS["wound_cards"] == COUNTS["small_cards"] == 110
    assert [card.number for card in ZOMBIE_CARDS] == list(range(1, 43))


@pytest.mark.rule("ZC-01.07")
def test_copies_of_every_equipment_card() -> None:
    copies = {id: entry[0] for id, entry in WEAPONS.items()} | THINGS
    assert {kind.id: kind.count for kind in EQUIPMENT} == copies
    assert sum(copies.values()) == 62


@pytest.mark.rule("ZC-01.03", "ZC-01.10", "ZC-01.12", "ZC-01.13", "ZC-01.14", "ZC-01.11", "ZC-01.09")
@pytest.mark.rule("ZC-01.04", "ZC-01.05", "ZC-01.06")
def test_counts_of_the_box() -> None:
    said = {
        "map_tiles": 9,
        "dice": 6,
        "car_tokens": 4,
        "spawn_tokens": 6,
        "exit_tokens": 1,
        "objective_tokens": 10,
        "noise_tokens": 18,
        "door_tokens": 12,
        "first_player_tokens": 1,
        "skill_tokens": 24,
        "experience_indicators": 6,
    }
    assert {name: COUNTS[name] for name in said} == said
    assert said["skill_tokens"] == BOX * 4  # a skill for each level (ZC-05.29)


@pytest.mark.rule("ZC-01.04", "ZC-01.05", "ZC-01.06", "ZC-01.09", "ZC-01.11", "ZC-10.04")
def test_no_mission_needs_more_tokens_than_there_are() -> None:
    """Doors, objectives, spawn zones, cars, and whether there is an Exit, mission by mission."""
    used = [(len(b.doors), len(b.objectives), len(b.spawns), len(b.cars), int(b.exit >= 0)) for b in BOARDS]
    assert used == [
        (2, 1, 1, 0, 0),
        (10, 6, 4, 0, 1),
        (10, 1, 4, 0, 1),
        (10, 7, 4, 3, 0),
        (10, 7, 4, 3, 0),
        (11, 5, 4, 0, 0),
        (6, 0, 4, 2, 1),
        (4, 3, 2, 0, 0),
        (6, 3, 5, 2, 0),
        (4, 4, 3, 1, 1),
        (6, 4, 4, 0, 0),
    ]
    assert [max(column) <= most for column, most in zip(zip(*used), (12, 10, 6, 4, 1))] == [True] * 5
    kinds = {car.kind for board in BOARDS for car in board.cars}
    assert kinds == {"police", "pimp"}


@pytest.mark.rule("ZC-01.12", "ZC-04.10")
def test_one_first_player_at_a_time() -> None:
    t = Table(f"mission 04\nAmy z8 seat 0\nNed z8 seat 1\nDoug z8 seat 2\n{QUIET}", 3)
    order = []
    for _ in range(4):
        order.append(t.g.first)
        for _ in range(3):
            name = t.g.sheet_of(t.g.acting).name
            t.do(f"{name} end")
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("ZC-G74")
def test_noise_tokens_and_wound_cards_are_no_limit() -> None:
    t = Table(f"mission 04\nNed z8\nnoise z8 18\n{QUIET}\nturn Ned")
    t.do("Ned noise")
    assert (t.tokens("z8"), t.noise("z8")) == (19, 20)
    people = ("Amy", "Doug", "Josh", "Ned", "Phil", "Wanda")
    lines = [
        f"{name} {zone} skills medic" for name, zone in zip(people, ("z1", "z5", "z8", "z10", "z12", "z16"))
    ]
    hordes = [f"zombies {line.split()[1]} 1 walker" for line in lines]
    t = Table("\n".join(["mission 04", *lines, *hordes, QUIET, "phase zombies"]))
    assert [t.who(name).wounds() for name in people] == [1] * 6


@pytest.mark.rule("ZC-08.04", "ZC-08.05", "ZC-08.06", "ZC-08.07", "ZC-08.09", "ZC-08.18", "ZC-G115")
@pytest.mark.parametrize("id", list(WEAPONS))
def test_every_weapon_hits_as_its_card_says(id: str) -> None:
    """Fatties fall to damage 2 only; each accurate die hits, each lower one misses; noise as printed."""
    _, dice, need, damage, near, far, marks = WEAPONS[id]
    where = "z8" if far == 0 else "z9"
    order = "strike" if far == 0 else f"shoot {where}"
    faces = (need, *[need - 1] * (dice - 1))
    for victim, falls in (("walker", True), ("fatty", damage >= 2), ("abomination", damage >= 3)):
        count = 1 if victim == "abomination" else 5
        t = Table(
            f"mission 04\nNed z8 hand {id} skills slippery\nzombies {where} {count} {victim}\n{QUIET}\nturn Ned"
        )
        t.do(f"Ned {order} with {id}", faces)
        assert t.xp("Ned") == (1 if falls else 0)
        assert t.tokens("z8") == int("noisy" in marks.split())
        assert bool(t.g.unloaded) == ("reload" in marks)
    zombies = "".join(f"\nzombies {zone} 1 walker" for zone in ("z9", "z10", "z11", "z12"))
    t = Table(f"mission 04\nNed z8 hand {id}\nAmy z8\nzombies z8 1 walker{zombies}\n{QUIET}\nturn Ned")
    inside = [
        borders
        for borders, zone in enumerate(("z8", "z9", "z10", "z11", "z12"))
        if far and f"Ned shoot {zone} with {id}" in t.options()
    ]
    assert inside == (list(range(near, far + 1)) if far else [])
    assert (f"Ned strike with {id}" in t.options()) == (far == 0 or id == "mas_shotgun")


@pytest.mark.rule("ZC-05.24", "ZC-06.19", "ZC-06.20", "ZC-08.03", "ZC-08.08", "ZC-08.01", "ZC-G115")
@pytest.mark.parametrize("kind", EQUIPMENT, ids=[kind.id for kind in EQUIPMENT])
def test_doors_and_pairs(kind: Equipment) -> None:
    """Which cards open doors, how loudly, and which can be used in pairs."""
    marks = WEAPONS[kind.id][6].split() if kind.id in WEAPONS else []
    t = Table(f"mission 04\nNed z8 hand {kind.id}\nopened r17\n{QUIET}\nturn Ned")
    if "door" in marks:
        t.do(f"Ned open D7 with {kind.id}")
        assert (t.tokens("z8"), t.open_doors()) == (int("noisy-door" in marks), ["D7"])
    else:
        assert t.refused_by("Ned open D7") == ["ZC-06.19"]
    if kind.count > 1:
        zombies = "zombies z8 1 walker\nzombies z9 1 walker"
        t = Table(f"mission 04\nNed z8 hand {kind.id} {kind.id}\n{zombies}\n{QUIET}\nturn Ned")
        pairs = [option for option in t.options() if f"with 2 {kind.id}" in option]
        assert bool(pairs) == ("dual" in marks)


@pytest.mark.rule("ZC-07.25", "ZC-05.44", "ZC-05.47", "ZC-01.07")
@pytest.mark.parametrize("level", range(4))
def test_every_zombie_card_at_every_level(level: int) -> None:
    words = LINES.split()
    kinds = {"W": "walker", "F": "fatty", "R": "runner", "A": "abomination"}
    for place in range(0, len(words), 5):
        number, line = int(words[place]), words[place + 1 + level]
        skills = "medic plus-1-action ninja lucky"
        text = f"mission 04\nNed z8 xp {POINTS[level]} skills {skills}\noff S2 S3 S4\nphase zombies"
        t = Table(text, 1, [zombie(number)])
        expected = "" if line == "-" else f"{line[0]} {kinds[line[1]]}"
        if line[1:] == "F":
            expected = f"{2 * int(line[0])} walker {expected}"
        assert t.hordes() == ({"z1": expected} if expected else {}), number


@pytest.mark.rule("ZC-07.29", "ZC-07.30", "ZC-07.31", "ZC-07.33")
@pytest.mark.parametrize(("number", "kind"), [(37, "walker"), (38, "walker"), (39, "fatty"), (40, "runner")])
def test_the_extra_activation_cards(number: int, kind: str) -> None:
    """z13 is 8 zones from z5: all zombies come nearer in the phase, the named kind once more (Runners twice)."""
    for xp, more in ((0, 0), (7, 1), (19, 1), (44, 1)):
        text = f"mission 04\nNed z5 xp {xp} skills medic\nzombies z13 1 {kind}\noff S2 S3 S4\nphase zombies"
        t = Table(text, 1, [zombie(number)])
        steps = (2 if kind == "runner" else 1) * (1 + more)
        assert t.hordes() == {f"z{13 - steps}": f"1 {kind}"}


@pytest.mark.rule("ZC-07.33", "ZC-07.29")
@pytest.mark.parametrize(
    ("number", "lots"),
    [
        (41, ("2 walker", "4 walker", "4 walker 2 fatty", "2 runner")),
        (42, ("2 walker", "2 runner", "4 walker", "4 walker 2 fatty")),
    ],
)
def test_the_manhole_cards(number: int, lots: tuple[str, ...]) -> None:
    """z8 shows the manholes of two tiles; nothing comes to the Spawn Zone z1."""
    for xp, lot in zip(POINTS, lots):
        text = f"mission 04\nNed z8 xp {xp} skills medic\noff S2 S3 S4\nphase zombies"
        assert Table(text, 1, [zombie(number)]).hordes() == {"z8": lot}


@pytest.mark.rule("ZC-01.08", "ZC-03.13", "ZC-05.31", "ZC-05.32", "ZC-09.02")
def test_the_six_sheets() -> None:
    sheets = {
        sheet.name: [
            SKILL_NAMES[sheet.blue] + (f"={sheet.item}" if sheet.item else ""),
            *[SKILL_NAMES[skill] for skill in (*sheet.orange, *sheet.red)],
        ]
        for sheet in SHEETS[:BOX]
    }
    start = "Starts with a [Equipment]=pistol"
    assert sheets == {
        "Amy": [
            "+1 free Move Action",
            "+1 free Combat Action",
            "+1 free Move Action",
            "+1 die: Combat",
            "+1 to dice roll: Combat",
            "Medic",
        ],
        "Doug": [
            "Matching set!",
            "+1 free Combat Action",
            "+1 die: Ranged",
            "Slippery",
            "+1 to dice roll: Combat",
            "Ambidextrous",
        ],
        "Josh": [
            "Slippery",
            "+1 die: Melee",
            "1 re-roll per turn",
            "+1 free Move Action",
            "+1 to dice roll: Combat",
            "Lucky",
        ],
        "Ned": [
            "+1 free Search Action",
            "+1 die: Ranged",
            "+1 free Combat Action",
            "+1 die: Combat",
            "+1 to dice roll: Combat",
            "Tough",
        ],
        "Phil": [
            start,
            "+1 free Search Action",
            "+1 to dice roll: Ranged",
            "Born leader",
            "+1 die: Ranged",
            "Sniper",
        ],
        "Wanda": [
            "2 Zones per Move Action",
            "+1 to dice roll: Melee",
            "Slippery",
            "+1 die: Combat",
            "+1 free Move Action",
            "+1 Zone per Move",
        ],
    }


@pytest.mark.rule("ZC-01.01")
def test_eighteen_faces_of_nine_tiles() -> None:
    assert sorted(TILES) == sorted(
        [
            "1B",
            "1C",
            "2B",
            "2C",
            "3B",
            "3C",
            "4B",
            "4C",
            "4D",
            "4E",
            "5B",
            "5C",
            "5D",
            "5E",
            "5F",
            "6B",
            "6C",
            "7B",
        ]
    )
    assert len(TILES) == 2 * COUNTS["map_tiles"]
    for board in BOARDS:  # no mission lays the same face twice
        used = [code for row in board.layout for code, _ in row]
        assert len(set(used)) == len(used) <= COUNTS["map_tiles"]


@pytest.mark.rule("ZC-M00.01", "ZC-M01.01", "ZC-M02.01", "ZC-M03.01", "ZC-M04.01", "ZC-M05.01")
@pytest.mark.rule("ZC-M06.01", "ZC-M07.01", "ZC-M08.01", "ZC-M09.01", "ZC-M10.01", "ZC-03.02")
def test_the_tiles_of_each_mission() -> None:
    tiles = {
        "00": "1B 2B",
        "01": "2C 1C 4B 5C 7B 5D 6B 5E 1B",
        "02": "4B 4E 1B 7B 5D 6B 3C 4C 2C",
        "03": "2C 4D 4B 5C 6B 5F 1B 3C 4E",
        "04": "3C 4D 2C 5F 4E 4B 2B 5C",
        "05": "5D 2C 1C 7B 5C 6B 5E 1B 4B",
        "06": "4C 2C 7B 3C 1B 5D",
        "07": "3C 2C 2B 4C",
        "08": "2C 7B 4B 1B 5C 3C",
        "09": "1B 2B 2C 7B",
        "10": "7B 2B 5B 5C",
    }
    laid = {board.id: sorted(code for row in board.layout for code, _ in row) for board in BOARDS}
    assert laid == {id: sorted(codes.split()) for id, codes in tiles.items()}
