"""Phase 4: character movement (CH-08), and effects on it."""

import pytest

from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import PERSON
from tests.games.city_of_horror.table import Table

EXAMPLE = """
seats red purple green blue
red little_boy bank
purple punk crossroads, rasta bank
green student armory, businesswoman hospital
blue businessman church
sides church B
at move church church armory crossroads
"""


def moving(text: str) -> Table:
    """Return a movement phase at the first choice of a mover."""
    t = Table(text)
    t.close()
    return t


@pytest.mark.rule("CH-08.01", "CH-08.02")
def test_starting_player_first_then_clockwise() -> None:
    t = Table(EXAMPLE.replace("at move", "start green\nat move"))
    order = []
    while t.asks == "ask-window-move":
        t.close()
        order.append(t.waiting[0])
        t.do(t.waiting[0], t.options(t.waiting[0])[0])
    assert order == ["green", "blue", "red", "purple"]
    assert t.where("businesswoman") == "armory"


@pytest.mark.example("CH-E08.01")
def test_the_boy_fills_the_last_space() -> None:
    t = moving(EXAMPLE.replace("blue businessman church", "blue businessman church, thief church"))
    t.do("red", "move little_boy")
    assert t.where("little_boy") == "church"
    assert t.g.full(3)


@pytest.mark.example("CH-E08.02")
@pytest.mark.rule("CH-08.05", "CH-08.06")
def test_punk_tries_the_full_church_and_stays() -> None:
    t = moving(EXAMPLE.replace("blue businessman church", "blue businessman church, thief church"))
    t.do("red", "move little_boy")
    t.close()
    t.do("purple", "move punk")
    assert t.where("punk") == "crossroads"
    assert t.record.events[0].line().key == "event-moved-full"


@pytest.mark.example("CH-E08.03")
@pytest.mark.rule("CH-08.03", "CH-08.04")
def test_only_characters_elsewhere_can_move() -> None:
    t = Table(EXAMPLE.replace("at move", "start green\nat move"))
    t.close()
    assert t.options("green") == ["move businesswoman"]
    assert t.refused_by("green", "move student") == ["CH-08.04"]
    t.do("green", "move businesswoman")
    assert t.where("businesswoman") == "armory"


@pytest.mark.example("CH-E08.04")
def test_the_businessman_goes_to_the_crossroads() -> None:
    t = Table(EXAMPLE.replace("at move", "start blue\nat move"))
    t.close()
    t.do("blue", "move businessman")
    assert t.where("businessman") == "crossroads"


@pytest.mark.rule("CH-08.03", "CH-G16")
def test_without_a_possible_mover_no_one_moves() -> None:
    t = Table("red geek bank, rocker bank\npurple mom church\ngreen punk church\nat move bank bank bank")
    t.close()
    assert "NobodyMoves" in t.happened
    assert t.waiting[0] == "red"  # the window before purple's move
    t.close()
    assert t.options("purple") == ["move mom"]  # declining is not offered


FULL = """
red rocker hospital; service_door pistol
purple mom church, geek church
green punk bank, thief bank; tear_gas
seats red purple green blue
blue student bank
at move bank bank bank church
"""


@pytest.mark.example("CH-E19.04")
@pytest.mark.rule("CH-19.06", "CH-G63")
def test_service_door_makes_a_fourth_space() -> None:
    t = moving(FULL)
    t.do("red", "move rocker")
    assert t.asks == "ask-doorstep"
    t.do("red", "play service_door")
    t.close()  # no one cancels
    assert t.where("rocker") == "bank"
    assert len(t.at("bank")) == 4
    t = moving(FULL)
    t.do("red", "move rocker")
    t.do("red", "play service_door")
    t.do("green", "play tear_gas")
    t.unanswered()
    assert t.asks == "ask-doorstep"  # not in yet: another card might help
    t.do("red", "turn-away")
    assert t.where("rocker") == "crossroads"
    assert t.discards() == ["service_door", "tear_gas"]


@pytest.mark.rule("CH-08.05", "CH-G63")
def test_door_can_be_declined_and_asks_by_public_facts() -> None:
    t = moving(FULL)
    t.do("red", "move rocker")
    assert t.options("red") == ["turn-away", "play service_door"]
    assert t.refused_by("red", "play pistol") == ["CH-23.04"]
    t.do("red", "turn-away")
    assert t.where("rocker") == "crossroads"
    t = moving(FULL.replace("service_door ", ""))
    t.do("red", "move rocker")
    assert t.options("red") == ["turn-away"]  # still asked: this player holds a card
    t = moving(FULL.replace("service_door pistol", ""))
    t.do("red", "move rocker")
    assert t.where("rocker") == "crossroads"


@pytest.mark.rule("CH-19.06", "CH-20.14", "CH-G63")
def test_door_cards_and_mom_are_for_the_door_only() -> None:
    t = Table(FULL)
    assert t.refused_by("red", "play service_door") == ["CH-G63"]
    assert t.refused_by("purple", "power mom") == ["CH-G63"]


MOM = """
seats red purple green blue
red mom hospital
purple geek bank
green punk bank
blue student bank, thief church
at move bank church crossroads bank
"""


@pytest.mark.rule("CH-20.14")
def test_mom_squeezes_in() -> None:
    t = moving(MOM)
    t.do("red", "move mom")
    t.do("red", "power mom")
    assert t.where("mom") == "bank"
    assert not t.rested("mom")
    assert t.g.full(2)


@pytest.mark.example("CH-E23.07")
@pytest.mark.rule("CH-23.10")
def test_a_space_freed_does_not_absorb_moms() -> None:
    t = moving(MOM)
    t.play("red", "move mom", "power mom")
    t.close()
    t.do("purple", "move geek")  # leaves the bank
    assert (len(t.at("bank")), t.g.full(2)) == (3, False)
    t.close()
    t.do("green", "move punk")
    t.close()
    t.do("blue", "move thief")
    assert t.at("bank") == ["mom", "student", "thief"]
    assert not t.g.full(2)  # three spaces besides hers, two taken
    mom = [n for n in t.g.at(2) if t.g.people[n].extra]
    t.g.people[mom[0]] = t.g.people[mom[0]].at(5, False)
    assert len(t.at("bank")) == 2  # hers went with her


@pytest.mark.rule("CH-G17")
def test_a_closed_armory_counts_as_full() -> None:
    text = (
        "red mom bank; service_door\npurple geek bank\ngreen punk bank\ntokens armory 3\n"
        "at move armory church church"
    )
    t = moving(text)
    t.do("red", "move mom")
    assert t.asks != "ask-doorstep"
    assert t.where("mom") == "crossroads"
    assert t.rested("mom")


@pytest.mark.rule("CH-20.21", "CH-G26", "CH-G59")
def test_the_priest_undoes_a_move() -> None:
    t = moving(
        "red geek bank; sneakers\npurple priest church; pistol\ngreen punk bank\nat move church bank church"
    )
    t.do("red", "move geek")
    assert t.asks == "ask-undo-move"
    assert t.waiting == ["purple"]
    assert t.refused_by("purple", "play pistol") == ["CH-23.04"]
    t.do("purple", "power priest")
    assert t.where("geek") == "bank"
    assert not t.rested("priest")
    assert t.waiting[0] != "red" or t.asks == "ask-window-move"
    t.close()
    assert t.asks == "ask-mover"
    assert t.waiting == ["purple"]  # red's move is spent


@pytest.mark.rule("CH-20.21", "CH-G59")
def test_the_priest_answers_a_refused_move_and_his_own_too() -> None:
    t = moving("red priest bank\npurple geek bank\ngreen punk bank\nat move church bank church")
    t.do("red", "move priest")
    assert t.options("red") == ["pass", "power priest"]
    t.do("red", "pass")
    assert t.where("priest") == "church"
    assert t.refused_by("red", "power priest") == ["CH-G59"]  # too late


@pytest.mark.rule("CH-20.11", "CH-G05")
def test_grandma_cannot_move_without_her_power() -> None:
    t = moving(
        "red grandma church, geek hospital\npurple mom bank\ngreen punk bank\nat move bank bank church"
    )
    assert t.options("red") == ["move geek"]
    assert t.refused_by("red", "move grandma") == ["CH-20.11"]


@pytest.mark.example("CH-E20.02")
@pytest.mark.rule("CH-20.12")
def test_grandma_moves_by_her_power_or_no_one_moves() -> None:
    text = "red grandma church, geek bank\npurple mom bank\ngreen punk church\nat move bank church church"
    t = Table(text)
    t.do("red", "power grandma")
    t.close()
    t.do("red", "move grandma")
    assert t.where("grandma") == "bank"
    t = Table(text)
    t.close()
    assert "NobodyMoves" in t.happened
    assert t.refused_by("red", "power grandma") == ["CH-20.12"]  # too late this turn


@pytest.mark.rule("CH-G16", "CH-G37")
def test_a_tucked_child_does_not_move() -> None:
    t = Table(
        "red little_girl church, geek hospital\npurple mom bank\ngreen punk bank\nat move bank bank church"
    )
    t.do("red", "power little_girl")
    t.close()
    assert t.options("red") == ["move geek"]
    assert t.refused_by("red", "move little_girl") == ["CH-G37"]


@pytest.mark.rule("CH-19.16", "CH-20.26", "CH-G64")
@pytest.mark.parametrize(
    ("text", "how"), [("red geek bank; sneakers", "play sneakers"), ("red teenager bank", "power teenager")]
)
def test_another_movement_card(text: str, how: str) -> None:
    t = Table(text + "\npurple mom church\ngreen punk church\nat move church bank bank")
    t.do("red", how)
    t.unanswered()
    assert t.waiting == ["red"]
    assert "plan church" not in t.options("red")
    t.do("red", "plan hospital")
    assert t.g.plans[0] == 4
    t.close()
    t.do("red", t.options("red")[0])
    assert t.at("hospital") == [text.split()[1]]


@pytest.mark.rule("CH-19.16", "CH-20.26", "CH-G64")
@pytest.mark.parametrize("plan", ["water_tower", "church"])
def test_any_movement_card_can_be_swapped(plan: str) -> None:
    t = Table(f"red teenager bank; sneakers\npurple mom church\ngreen punk church\nat move {plan} bank bank")
    assert {"play sneakers", "power teenager"} <= set(t.options("red"))


@pytest.mark.rule("CH-G64")
def test_no_swap_after_the_mover_is_named_nor_before_the_reveal() -> None:
    t = moving(
        "red teenager bank, geek bank; sneakers\npurple mom church\ngreen punk church\n"
        "at move church bank bank"
    )
    t.do("red", "move geek")
    assert t.refused_by("red", "play sneakers") == ["CH-G64"]
    assert t.refused_by("red", "power teenager") == ["CH-G64"]
    t = Table("red teenager bank; sneakers\nat window")
    assert t.refused_by("red", "play sneakers") == ["CH-G64"]


@pytest.mark.rule("CH-20.03", "CH-20.04", "CH-G25", "CH-G40")
def test_rested_blonde_attracts_a_zombie() -> None:
    text = "red blonde bank, geek church\npurple mom church\ngreen punk church\nat move hospital bank bank"

    def move_all(t: Table) -> None:
        for _ in range(3):
            t.close()
            t.do(t.waiting[0], t.options(t.waiting[0])[-1])
        t.close(free=True)

    t = Table(text)
    move_all(t)
    assert t.zombies("bank") == 1
    t = Table(text)
    t.do("red", "power blonde")
    move_all(t)
    assert t.zombies("bank") == 0
    t = Table(text.replace("blonde", "blonde-"))
    move_all(t)
    assert t.zombies("bank") == 0


@pytest.mark.rule("CH-20.03", "CH-20.04", "CH-G25", "CH-G36")
def test_blonde_exhausted_after_the_last_move_attracts_none() -> None:
    t = moving(
        "red blonde bank, geek church\npurple mom church\ngreen punk church\nat move hospital bank bank"
    )
    for mover in ("geek", "mom", "punk"):
        t.do(t.waiting[0], "move " + mover)
        if mover != "punk":
            t.close()
    assert t.asks == "ask-window-moved"
    t.do("red", "power blonde")
    t.close(free=True)
    assert (t.asks, t.zombies("bank")) == ("ask-window-attack", 0)


@pytest.mark.rule("CH-20.21", "CH-23.10", "CH-G26")
@pytest.mark.parametrize("extra", [True, False])
def test_undone_move_returns_to_the_same_space(extra: bool) -> None:
    """In a place that was already widened, the mover has the temporary space or one of the three."""
    mark, other = ("+", "") if extra else ("", "+")
    t = moving(
        f"red geek{mark} bank\npurple priest church, mom bank, thief{other} bank\ngreen punk bank\n"
        "at move hospital armory armory"
    )
    t.do("red", "move geek")
    assert t.g.free(2) == (0 if extra else 1)
    t.do("purple", "power priest")
    assert (t.where("geek"), t.g.people[PERSON["geek"]].extra, t.g.free(2)) == ("bank", extra, 0)


@pytest.mark.example("CH-E23.01")
@pytest.mark.rule("CH-23.04", "CH-G45", "CH-G73")
def test_leaving_the_tower_saves_from_its_explosion() -> None:
    text = """
    red rocker water_tower, geek bank
    purple priest bank; molotov
    green punk hospital
    zombies bank 2
    tokens water_tower 2
    at move church bank bank
    """
    t = moving(text)
    t.do("red", "move rocker")
    assert t.refused_by("purple", "play molotov") == ["CH-23.04"]  # held until the move is finished
    t.do("purple", "pass")
    t.play("purple", "play molotov", "at bank")
    t.unanswered()
    t.do("purple", "token water_tower")
    assert t.g.collapsed()
    assert t.where("rocker") == "church"


@pytest.mark.example("CH-E23.08")
@pytest.mark.rule("CH-G59")
def test_undone_move_returns_to_the_explosion() -> None:
    text = """
    red rocker water_tower, geek bank
    purple priest bank; molotov
    green punk hospital
    zombies bank 2
    tokens water_tower 2
    at move church bank bank
    """
    t = moving(text)
    t.do("red", "move rocker")
    t.do("purple", "power priest")
    assert t.where("rocker") == "water_tower"
    t.play("purple", "play molotov", "at bank")
    t.unanswered()
    t.do("purple", "token water_tower")
    assert not t.alive("rocker")


@pytest.mark.rule("CH-G48")
@pytest.mark.parametrize("moved", [0, 1])
def test_student_moves_first_before_the_first_move(moved: int) -> None:
    t = Table("red geek bank\npurple mom church\ngreen student church\nat move church bank bank")
    order = []
    for number in range(3):
        if number == moved:
            t.do("green", "power student")
            assert t.start == "green"
        t.close()
        order.append(t.waiting[0])
        t.do(t.waiting[0], t.options(t.waiting[0])[0])
    assert order == (["red", "purple", "green"] if moved else ["green", "red", "purple"])
    assert GAME.client_view(GAME.view(t.g, 0))["start"] == 2


@pytest.mark.rule("CH-19.06", "CH-20.14", "CH-G63")
def test_after_a_cancelled_door_a_second_one_or_mom_still_helps() -> None:
    text = "red mom church; service_door service_door\npurple geek bank, thief bank, punk- bank\n"
    text += "green priest- hospital; tear_gas\nat move bank church church"
    t = moving(text)
    t.do("red", "move mom")
    t.do("red", "play service_door")
    t.do("green", "play tear_gas")
    t.unanswered()
    assert t.options("red") == ["turn-away", "play service_door", "power mom"]
    t.do("red", "power mom")
    assert t.where("mom") == "bank"
    assert t.asks != "ask-doorstep"
