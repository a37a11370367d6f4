"""Components and set-up (ZC-01 to ZC-03)."""

import pytest

from shamble.core.options import Setup
from shamble.games.zombicide import GAME
from shamble.games.zombicide.cards import CARDS, ZOMBIE_CARDS, cards_of
from shamble.games.zombicide.library import PRINTED
from shamble.games.zombicide.mission import MISSIONS
from shamble.games.zombicide.setup import survivors_each
from shamble.games.zombicide.sheets import SHEETS, SKILL_NAMES, SheetError, read_sheet
from tests.games.zombicide.table import Table, card

NAMES = ("Amy", "Doug", "Josh", "Ned", "Phil", "Wanda")


def chosen(mission: str, seats: int, *chance: tuple[int, ...], mode: str = "book", **options: bool) -> Table:
    """A game whose players took the survivors in order of the alphabet, up to the starting deal."""
    t = Table.new_game(mission, seats, mode, [], **options)
    while t.asks == "ask-pick-survivor":
        names = [name for name in NAMES if f"pick {name}" in t.options()]
        left = sum(1 for frame in t.g.stack if type(frame).__name__ == "PickSurvivor")
        t.do(f"pick {names[0]}", *(chance if left == 1 else ()))
    return t


@pytest.mark.rule("ZC-03.18", "ZC-03.01", "ZC-10.01", "ZC-M09.02")
def test_players_and_missions() -> None:
    assert (GAME.min_seats, GAME.max_seats, len(PRINTED)) == (1, 6, 11)
    assert GAME.check(Setup(4, "book", "09"))[0].rule == "ZC-M09.02"
    assert GAME.check(Setup(3, "book", "09")) == []
    assert GAME.check(Setup(7, "book", "01")) != []
    assert GAME.check(Setup(0, "book", "01")) != []
    assert GAME.check(Setup(2, "book", "11")) != []


@pytest.mark.rule(
    "ZC-03.07", "ZC-03.08", "ZC-03.09", "ZC-03.10", "ZC-02.02", "ZC-03.17", "ZC-03.11", "ZC-G117"
)
@pytest.mark.parametrize(("seats", "each"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_survivors_for_each_player(seats: int, each: int) -> None:
    t = chosen("00", seats)
    owners = [s.seat for s in t.g.survivors]
    assert all(owners.count(seat) == each for seat in range(seats))
    assert len({s.sheet for s in t.g.survivors}) == seats * each
    assert all(s.zone == t.g.board().start for s in t.g.survivors)


@pytest.mark.rule("ZC-03.12", "ZC-03.13", "ZC-05.27")
def test_everybody_starts_at_blue_with_one_skill() -> None:
    t = chosen("00", 6)
    assert all((s.xp, s.skills) == (0, (SHEETS[s.sheet].blue,)) for s in t.g.survivors)
    assert t.g.danger() == 0


@pytest.mark.rule("ZC-03.02", "ZC-03.03", "ZC-10.04")
@pytest.mark.parametrize("mission", PRINTED)
def test_each_mission_is_laid_out(mission: str) -> None:
    t = Table.new_game(mission, 1)
    board = t.g.board()
    assert [code for row in board.layout for code, _ in row]
    assert t.g.objectives.bit_count() == len(board.objectives)
    assert t.g.cars == [token.zone for token in board.cars]
    assert t.open_doors() == [door.id for door in board.doors if not door.locked]


@pytest.mark.rule("ZC-03.04", "ZC-03.05", "ZC-03.06")
def test_the_decks() -> None:
    t = Table.new_game("01", 4)
    aside = sorted(CARDS[number].id for number in t.g.aside)
    assert aside == ["evil_twins", "mas_shotgun", "molotov", "molotov", "pan", "pan"]
    assert sorted(CARDS[number].id for number in t.g.pool) == ["crowbar", "fire_axe", "pan", "pistol"]
    assert (len(t.g.bag), len(t.g.zombie_bag)) == (52, 42)
    assert not {CARDS[number].id for number in t.g.bag} & {"evil_twins", "mas_shotgun", "molotov", "pan"}
    left = {
        id: [CARDS[number].id for number in t.g.bag].count(id) for id in ("crowbar", "fire_axe", "pistol")
    }
    assert left == {"crowbar": 1, "fire_axe": 1, "pistol": 2}


@pytest.mark.rule("ZC-03.07", "ZC-03.14", "ZC-G02")
@pytest.mark.example("ZC-E03.02")
def test_one_player_with_four_survivors() -> None:
    deal = [(0,), card("fire_axe"), (0,), card("pistol"), (1,), card("crowbar"), (0,)]
    t = chosen("01", 1, *deal)
    assert [t.cards(name) for name in NAMES[:4]] == [["fire_axe"], ["crowbar"], ["pistol"], []]


@pytest.mark.rule("ZC-03.14")
def test_pans_so_that_every_player_has_a_card() -> None:
    deal = [(2,), card("fire_axe"), (0,), card("pan"), (0,), card("pistol"), (0,), card("crowbar"), (0,)]
    t = chosen("01", 4, *deal)
    assert [t.cards(name) for name in NAMES[:4]] == [["pistol"], ["crowbar"], ["fire_axe"], ["pan"]]


@pytest.mark.rule("ZC-03.14", "ZC-03.15", "ZC-09.33")
@pytest.mark.example("ZC-E03.01")
def test_phil_with_two_pistols() -> None:
    axe, crowbar, pistol, pan = card("fire_axe"), card("crowbar"), card("pistol"), card("pan")
    deal = [(0,), axe, (0,), crowbar, (0,), pan, (0,), card("pan", 1), (0,), pistol, (0,)]
    t = chosen("01", 5, *deal)
    assert t.cards("Phil") == ["pistol", "pistol"]
    assert len([number for number in t.g.bag if number in cards_of("pistol")]) == 1


@pytest.mark.rule("ZC-G02", "ZC-G03")
def test_a_card_for_each_survivor() -> None:
    t = chosen("09", 1, card("pistol"), start_card_per_survivor=True)
    assert t.cards("Amy") == ["pistol"]
    assert len(t.g.bag) == 54  # the other two went into the deck
    alone = chosen("09", 1, (0,), card("pistol"), (0,), card("crowbar"), (0,), card("fire_axe"), (0,))
    assert alone.cards("Amy") == ["crowbar", "fire_axe", "pistol"]
    assert alone.asks == "ask-arrange"  # ZC-G111


@pytest.mark.rule("ZC-03.16", "ZC-G124")
def test_the_first_player_is_agreed_on() -> None:
    t = chosen("00", 4)
    for seat, vote in enumerate((1, 1, 3, 2)):
        assert t.asks == "ask-first"
        assert t.seat == seat
        t.do(f"first {vote + 1}")
    assert (t.g.first, t.seat) == (1, 1)


@pytest.mark.rule("ZC-G124")
def test_a_tie_for_first_player_goes_to_the_lowest_seat() -> None:
    t = chosen("00", 4)
    for vote in (3, 1, 1, 3):
        t.do(f"first {vote + 1}")
    assert t.g.first == 1


@pytest.mark.rule("ZC-03.17")
def test_a_survivor_can_be_taken_once() -> None:
    t = Table.new_game("01", 2)
    assert (t.asks, t.seat, len(t.options())) == ("ask-pick-survivor", 0, 6)
    t.do("pick Wanda")
    assert (t.seat, "pick Wanda" in t.options(), len(t.options())) == (1, False, 5)


@pytest.mark.rule("ZC-G02")
def test_the_starting_deal_goes_round_from_a_random_player() -> None:
    """Two players, from the second: Doug, Amy, then the second again, to one of those without a card."""
    deal = [(1,), card("pistol"), (2,), card("fire_axe"), (0,), card("crowbar"), (1,)]
    t = chosen("01", 2, *deal)
    assert {name: t.cards(name) for name in NAMES if t.cards(name)} == {
        "Wanda": ["pistol"],
        "Amy": ["fire_axe"],
        "Ned": ["crowbar"],
        "Phil": ["pistol"],  # his own
    }


@pytest.mark.rule("ZC-G111")
def test_starting_cards_are_arranged_before_the_first_turn() -> None:
    t = chosen("09", 1, (0,), card("pistol"), (0,), card("crowbar"), (0,), card("fire_axe"), (0,))
    assert (t.asks, t.slots("Amy")[:3], t.g.round) == ("ask-arrange", ["pistol", "crowbar", "fire_axe"], 0)
    t.play("swap Amy 1 Amy 3", "done")
    assert (t.slots("Amy")[:3], t.g.round, t.asks) == (["fire_axe", "crowbar", "pistol"], 1, "ask-turn")


@pytest.mark.rule("ZC-G117", "ZC-M09.07")
def test_the_advised_number_of_survivors_does_not_bind() -> None:
    assert GAME.check(Setup(1, "book", "05")) == []  # four survivors where the page advises six
    for seats in (1, 2, 3):
        assert survivors_each(MISSIONS[9], seats) == 1


@pytest.mark.rule("ZC-M00.03", "ZC-M00.04", "ZC-M00.05", "ZC-G04", "ZC-G05")
def test_the_tutorial_deals_nothing_and_stacks_the_deck() -> None:
    t = chosen("00", 1)
    assert all(not s.cards() for s in t.g.survivors)
    assert sorted(ZOMBIE_CARDS[number].number for number in t.g.zombie_bag) == [1, 2, 3, 4, 41]
    t.do("activate Ned")
    assert t.g.top == [*card("fire_axe"), *card("crowbar"), *card("pistol")]
    t.do("Ned search", card("crowbar"))
    t.play("done", "Ned end", "activate Amy")
    t.do("Amy search", card("pistol"))
    t.play("done", "Amy end", "activate Doug")
    t.do("Doug search", card("fire_axe"))
    assert t.g.top == []
    assert t.hordes() == {"z2": "1 walker", "z6": "1 walker"}


@pytest.mark.rule("ZC-G04")
def test_tutorial_pans() -> None:
    t = chosen("00", 4, (0,), card("pan"), (0,), tutorial_pans=True)
    assert t.cards("Amy") == ["pan"]


@pytest.mark.rule("ZC-05.40", "ZC-09.02", "ZC-G97")
def test_home_made_survivors() -> None:
    good = {"name": "Rita", "blue": "Ninja", "orange": ["Loud", "Tough"], "red": ["Lucky", "Medic", "Hoard"]}
    assert read_sheet(good).name == "Rita"
    assert read_sheet({**good, "blue": "Starts with a Chainsaw"}).item == "chainsaw"
    bad = {
        **good,
        "name": " ",
        "blue": "Flying",
        "yellow": "Loud",
        "orange": ["Loud"],
        "red": ["Loud"] * 3,
        "x": 1,
    }
    with pytest.raises(SheetError) as error:
        read_sheet(bad)
    assert [problem.key for problem in error.value.problems] == [
        "no-sheet-entry",
        "no-sheet-name",
        "no-sheet-skill",
        "no-sheet-yellow",
        "no-sheet-count",
        "no-sheet-same",
        "no-sheet-same",
    ]
    for wrong in ("Starts with a Pan", "Starts with a Tank"):
        with pytest.raises(SheetError):
            read_sheet({**good, "blue": wrong})
    with pytest.raises(SheetError):
        read_sheet({**good, "red": ["Starts with a Pistol", "Loud", "Medic"]})
    assert len(SKILL_NAMES) == 33
