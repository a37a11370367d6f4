"""Phase 5: resolving (CH-09), step A (CH-10), and all sides of all locations (CH-21)."""

import pytest

from shamble.core import engine
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import BOARDS, PLACES
from tests.games.city_of_horror.table import Table, card, food, house

SPACES = {
    "water_tower": (2, 2, 3),
    "church": (4, 3),
    "crossroads": (-1, -1),
    "hospital": (3, 4),
    "armory": (4, 3),
    "bank": (3, 3),
}


@pytest.mark.rule("CH-21.03", "CH-21.06", "CH-21.11", "CH-21.13", "CH-21.16", "CH-21.19", "CH-21.22")
@pytest.mark.rule("CH-21.26", "CH-21.29", "CH-21.32", "CH-21.38", "CH-21.43", "CH-21.46")
@pytest.mark.parametrize("place", PLACES)
def test_spaces_of_each_side(place: str) -> None:
    number = PLACES.index(place)
    assert tuple(side.spaces for side in BOARDS[number]) == SPACES[place]
    people = ("blonde", "geek", "grandpa", "housewife", "mom")
    for side, spaces in zip(("A", "B", "collapsed"), SPACES[place]):
        for there in range(1, 6):
            red = ", ".join(f"{person} {place}" for person in people[:there])
            if spaces >= 0 and there > spaces:
                break
            t = Table(f"sides {place} {side}\nred {red}\nat window")
            assert t.g.full(number) == (there == spaces)


ATTACKS = {  # place and side: zombies with two characters there that do not attack, and that do
    "church A": (2, 3),
    "church B": (2, 3),
    "hospital A": (2, 3),
    "hospital B": (1, 2),
    "armory A": (2, 3),
    "armory B": (2, 3),
    "bank A": (2, 3),
    "bank B": (2, 3),
    "water_tower collapsed": (2, 3),
}


@pytest.mark.rule("CH-21.12", "CH-21.15", "CH-21.18", "CH-21.28", "CH-21.31", "CH-21.34", "CH-21.40")
@pytest.mark.rule("CH-21.45", "CH-21.48", "CH-11.03")
@pytest.mark.parametrize("where", ATTACKS)
def test_attack_conditions(where: str) -> None:
    place, side = where.split()
    for zombies, attacked in zip(ATTACKS[where], (False, True)):
        t = Table(
            f"sides {place} {side}\nred rocker {place}, geek {place}\npurple mom crossroads\n"
            f"green punk crossroads\nzombies {place} {zombies}\nat attack {place}"
        )
        t.close()
        assert ("Attacked" in t.happened) == attacked


@pytest.mark.rule("CH-21.18", "CH-21.28", "CH-21.40", "CH-21.48", "CH-21.12")
@pytest.mark.parametrize("where", ["church B", "hospital A", "armory B", "bank B", "water_tower collapsed"])
def test_more_zombies_than_characters(where: str) -> None:
    place, side = where.split()
    for people, attacked in ((1, True), (2, False)):
        red = ", ".join(f"{person} {place}" for person in ("rocker", "geek")[:people])
        t = Table(
            f"sides {place} {side}\nred {red}\npurple mom crossroads\ngreen punk crossroads\n"
            f"zombies {place} 2\nat attack {place}"
        )
        t.close()
        assert ("Attacked" in t.happened) == attacked


@pytest.mark.rule("CH-21.15", "CH-21.34", "CH-21.45", "CH-21.31")
@pytest.mark.parametrize(
    ("where", "enough"), [("church A", 3), ("armory A", 3), ("bank A", 3), ("hospital B", 2)]
)
def test_fixed_numbers_whatever_the_characters(where: str, enough: int) -> None:
    place, side = where.split()
    for zombies in range(5):
        t = Table(
            f"sides {place} {side}\nred rocker {place}, geek {place}, thief {place}\npurple mom crossroads\n"
            f"green punk crossroads\nzombies {place} {zombies}\nat attack {place}"
        )
        assert t.g.under_attack(PLACES.index(place)) == (zombies >= enough)


@pytest.mark.rule("CH-21.21", "CH-21.25")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("zombies", "attacked"), [(0, False), (1, True)])
def test_one_zombie_is_enough_at_the_crossroads(side: str, zombies: int, attacked: bool) -> None:
    t = Table(
        f"sides crossroads {side}\nred rocker crossroads, geek bank\nzombies crossroads {zombies}\nat attack crossroads"
    )
    t.close()
    assert t.alive("rocker") != attacked


# -------------------------------------------------------------------- order


@pytest.mark.rule("CH-09.01", "CH-04.02")
def test_locations_in_order_each_a_b_c() -> None:
    t = Table("corners hospital church bank armory\nred geek bank\nat location water_tower")
    seen = [PLACES[t.g.resolving]]
    while t.g.resolving >= 0:
        t.close(free=True) if t.asks.startswith("ask-window") else t.do(
            t.waiting[0], t.options(t.waiting[0])[0]
        )
        if t.g.resolving >= 0 and PLACES[t.g.resolving] != seen[-1]:
            seen.append(PLACES[t.g.resolving])
    assert seen == ["water_tower", "hospital", "church", "bank", "armory", "crossroads"]
    t = Table(
        "red geek hospital; pistol\npurple mom hospital; alarm\ngreen punk hospital\nzombies hospital 4\n"
        "drops hospital 1 antidote\nat location hospital"
    )
    steps = [t.g.step]
    while t.g.resolving == 4:
        t.do(
            t.waiting[0],
            t.options(t.waiting[0])[-1] if t.asks == "ask-use" else t.options(t.waiting[0])[0],
            free=True,
        )
        if t.g.step != steps[-1] and t.g.resolving == 4:
            steps.append(t.g.step)
    assert steps == [0, 1, 2]


@pytest.mark.rule("CH-09.02", "CH-11.10")
@pytest.mark.example("CH-E09.01")
def test_a_resolved_location_is_left_alone() -> None:
    t = Table(
        "corners church bank hospital armory\nred geek church; signal_flare\npurple mom hospital\n"
        "green punk church\nzombies church 2, hospital 1\nat attack hospital"
    )
    t.play("red", "play signal_flare", "from hospital", "to church")
    t.unanswered()
    t.do("red", "token armory")
    assert t.zombies("church") == 3
    t.close_all(free=True)
    assert t.alive("geek")
    assert t.alive("punk")


# -------------------------------------------------------------------- step A


@pytest.mark.rule("CH-10.01", "CH-21.01", "CH-G66")
def test_players_present_are_asked_in_turn_order() -> None:
    t = Table(
        "seats red purple green blue\nstart green\nred geek hospital; pistol\npurple mom bank; alarm\n"
        "green punk hospital; kitty\nblue thief hospital\nat use hospital"
    )
    asked = []
    while t.asks == "ask-use":
        asked.append(t.waiting[0])
        t.do(t.waiting[0], "decline")
    assert asked == ["green", "red"]  # purple is elsewhere, blue has nothing to pay with


@pytest.mark.rule("CH-10.02", "CH-21.27")
@pytest.mark.example("CH-E10.01")
def test_one_use_however_many_characters() -> None:
    t = Table(
        "red geek hospital, rocker hospital; pistol alarm kitty\npurple mom bank\n"
        "green punk bank\nat use hospital"
    )
    t.do("red", "pay pistol")
    assert t.antidotes("red") == 1
    assert t.hand("red") == ["alarm", "kitty"]
    assert t.asks == "ask-window-attack"  # not asked again


@pytest.mark.rule("CH-21.14", "CH-16.05")
@pytest.mark.example("CH-E16.01")
def test_church_a_takes_any_card_and_no_token_comes() -> None:
    t = Table("red geek church, rocker- bank; molotov\nzombies church 2\nat use church")
    t.do("red", "pay molotov")
    t.do("red", "wake rocker")
    assert t.rested("rocker")
    assert (t.zombies("church"), t.tokens("armory"), t.tokens("water_tower")) == (2, 0, 0)
    assert t.discards() == ["molotov"]


@pytest.mark.rule("CH-21.14", "CH-20.19")
def test_church_rests_no_character_that_cannot_be_rested() -> None:
    t = Table("red geek church, pregnant_woman- bank; molotov\nat use church")
    assert t.asks == "ask-window-attack"


@pytest.mark.rule("CH-21.17")
def test_church_b_takes_food_out_of_the_game() -> None:
    t = Table("sides church B\nred geek- church; ; food 1 2\nat use church")
    t.do("red", "pay food")
    t.do("red", "wake geek")
    assert t.rested("geek")
    assert t.food("red") == [2]
    assert len(t.g.food_gone) == 1
    t = Table("sides church B\nred geek- church; pistol\nat use church")
    assert t.asks == "ask-window-attack"  # a card is no food


@pytest.mark.rule("CH-21.20", "CH-21.19", "CH-G62")
def test_crossroads_a_gives_food_face_down() -> None:
    t = Table("red geek crossroads; pistol\nat use crossroads")
    t.do("red", "pay pistol", food(2))
    assert t.food("red") == [2]
    taken = t.record.events[-1] if t.happened[-1] == "FoodTaken" else t.record.events[1]
    assert taken.seen_by(1).line().key == "event-food"  # type: ignore[union-attr]
    assert taken.seen_by(0).line().args["value"] == 2  # type: ignore[union-attr]


CROSSROADS_B = "sides crossroads B\nred geek crossroads; pistol\nat use crossroads"


def with_food_shown(*values: int) -> Table:
    t = Table(CROSSROADS_B)
    for value in values:
        token = next(n for n in t.g.truck if food(value)[0] <= n and n in t.g.truck and _value(n) == value)
        t.g.truck.remove(token)
        t.g.shown_food.append(token)
    return t


def _value(token: int) -> int:
    from shamble.games.city_of_horror.board import FOOD

    return FOOD[token]


@pytest.mark.rule("CH-G75", "CH-21.23", "CH-21.24", "CH-21.22")
@pytest.mark.example("CH-E21.04")
def test_crossroads_b_offers_three_tokens_or_the_truck() -> None:
    t = with_food_shown(1, 2, 2)
    t.do("red", "pay pistol")
    assert sorted(set(t.options("red"))) == ["eat food", "truck"]
    two = next(o for o in engine.legal(t.g, 0) if getattr(o, "token", -1) == t.g.shown_food[1])
    t.do("red", two.text(t.g), food(3))
    assert t.food("red") == [2]
    assert sorted(_value(n) for n in t.g.shown_food) == [1, 2, 3]
    t = with_food_shown(1, 1, 1)
    t.do("red", "pay pistol")
    t.do("red", "truck", food(3))
    assert t.food("red") == [3]
    assert len(t.g.shown_food) == 3


@pytest.mark.rule("CH-G31")
def test_an_empty_truck_or_ambulance_gives_nothing() -> None:
    t = Table("red geek hospital; pistol; 20 antidotes\nat use hospital")
    assert t.asks == "ask-window-use"  # nothing to use: on to the crossroads
    t = Table("red geek crossroads; pistol; food 0 1 1 1 1 1 2 2 2 2 2 3\nat use crossroads")
    assert t.asks == "ask-window-after"
    t = with_food_shown(1, 2)
    t.g.food[1].extend(t.g.truck)
    t.g.truck.clear()
    t.do("red", "pay pistol")
    t.do("red", "eat food")
    assert len(t.g.shown_food) == 1  # nothing to refill with


@pytest.mark.rule("CH-21.30", "CH-G32")
def test_hospital_b_exhausts_a_character_there() -> None:
    t = Table("sides hospital B\nred blonde hospital, rocker- hospital, geek bank\nat use hospital")
    assert t.options("red") == ["exhaust blonde", "decline"]
    t.do("red", "exhaust blonde")
    assert t.antidotes("red") == 1
    assert not t.rested("blonde")


@pytest.mark.rule("CH-20.20")
@pytest.mark.example("CH-E20.03")
def test_the_pregnant_woman_is_not_exhausted_for_an_antidote() -> None:
    t = Table("sides hospital B\nred pregnant_woman hospital\nat use hospital")
    assert t.asks == "ask-window-use"  # nothing to use: on to the crossroads


@pytest.mark.rule("CH-G37")
def test_a_tucked_child_is_not_exhausted_for_an_antidote() -> None:
    t = Table("sides hospital B\nred little_boy hospital, little_girl hospital\nat location hospital")
    assert t.asks == "ask-window-use"
    t.do("red", "power little_boy")
    t.close()
    assert t.options("red") == ["exhaust little_girl", "decline"]


@pytest.mark.rule("CH-21.33")
def test_armory_a_gives_the_top_card() -> None:
    t = Table("red geek armory; pistol\nat use armory")
    t.do("red", "pay pistol", card("chainsaw"))
    assert t.hand("red") == ["chainsaw"]
    assert t.discards() == ["pistol"]


@pytest.mark.rule("CH-21.39", "CH-G27")
@pytest.mark.parametrize("no_take_back", [False, True])
def test_armory_b_gives_any_discard(no_take_back: bool) -> None:
    t = Table(
        "sides armory B\nred geek armory; pistol\nat use armory", rules=house(no_take_back=no_take_back)
    )
    if no_take_back:
        assert t.asks == "ask-window-attack"  # nothing but the card paid would lie there
        return
    t.do("red", "pay pistol")
    assert t.options("red") == ["take pistol"]
    t.do("red", "take pistol")
    assert t.hand("red") == ["pistol"]


@pytest.mark.rule("CH-G27")
@pytest.mark.parametrize("no_take_back", [False, True])
def test_the_paid_card_may_be_barred(no_take_back: bool) -> None:
    t = Table(
        "sides armory B\nred geek armory; pistol shotgun\nzombies church 1\npurple mom bank\n"
        "green punk bank\nat attack water_tower",
        rules=house(no_take_back=no_take_back),
    )
    t.play("red", "play shotgun", "at church")
    t.close_all()
    t.do("red", "pay pistol")
    assert t.options("red") == (["take shotgun"] if no_take_back else ["take shotgun", "take pistol"])


@pytest.mark.rule("CH-21.44")
def test_bank_a_puts_the_leader_anywhere() -> None:
    t = Table("red geek bank; pistol\nleader red\nat use bank")
    t.do("red", "pay pistol")
    assert sorted(t.options("red")) == ["leader green", "leader purple"]
    t.do("red", "leader green")
    assert t.leader == "green"


@pytest.mark.rule("CH-21.47")
def test_bank_b_pushes_the_leader_one_space_or_not() -> None:
    t = Table("sides bank B\nred geek bank\nleader purple\nat use bank")
    assert t.options("red") == ["forward", "decline"]
    t.do("red", "forward")
    assert t.leader == "red"  # orange and blue are covered
    t = Table("sides bank B\nred geek bank\nleader purple\nat use bank")
    t.do("red", "decline")
    assert t.leader == "purple"


@pytest.mark.rule("CH-21.11", "CH-G53", "CH-G20")
@pytest.mark.parametrize("side", ["A", "B", "collapsed"])
def test_the_tower_has_nothing_to_use(side: str) -> None:
    t = Table(f"sides water_tower {side}\nred geek water_tower; pistol\nat location water_tower")
    assert t.asks == "ask-window-attack"
    t = Table("sides water_tower collapsed\nred geek water_tower; pistol\nat hour")
    assert t.happened == ["HourBegan"]
    t.close()
    assert "later" not in t.options("red")


# -------------------------------------------------------------------- explosions


def explode(t: Table, where: str) -> None:
    """Play red's Molotov on the bank, with its token on this location."""
    t.play("red", "play molotov", "at bank")
    t.unanswered()
    if t.asks == "ask-token":
        t.do("red", "token " + where)


@pytest.mark.rule("CH-21.09", "CH-21.10", "CH-G20", "CH-G47")
def test_tower_explosion_kills_everyone_on_it() -> None:
    t = Table(
        "red geek bank; molotov molotov\npurple mom water_tower, thief bank\n"
        "green punk! water_tower, rocker bank\n"
        "zombies bank 4, water_tower 3\ntokens water_tower 2\nat attack bank"
    )
    explode(t, "water_tower")
    assert not t.alive("mom")
    assert not t.alive("punk")  # hidden or not
    assert (t.zombies("water_tower"), t.tokens("water_tower")) == (0, 3)
    assert t.g.collapsed()
    assert t.g.board(0).spaces == 3
    explode(t, "water_tower")  # once per game; the tower still takes tokens (CH-G19)
    assert t.tokens("water_tower") == 4


@pytest.mark.example("CH-E21.01")
@pytest.mark.rule("CH-21.35", "CH-21.36", "CH-21.37")
def test_armory_a_burns() -> None:
    t = Table(
        "red geek armory; molotov molotov\npurple mom armory\ngreen punk armory\nzombies armory 2, bank 3\n"
        "tokens armory 2\nat attack bank"
    )
    explode(t, "armory")
    assert t.at("crossroads") == ["geek", "mom", "punk"]
    assert (t.at("armory"), t.zombies("armory")) == ([], 2)
    t.play("red", "play molotov", "at bank")
    t.unanswered()
    assert t.tokens("water_tower") == 1  # nowhere else to go
    t = Table(
        "red geek bank\ntokens armory 3\npurple mom bank\ngreen punk bank\nat move armory armory armory"
    )
    t.close()
    t.do("red", "move geek")
    assert t.where("geek") == "crossroads"


@pytest.mark.example("CH-E21.02")
@pytest.mark.rule("CH-21.41", "CH-21.42", "CH-G18")
def test_armory_b_is_blocked_with_the_people_inside() -> None:
    text = (
        "sides armory B\nred geek armory, thief bank; molotov molotov\npurple mom armory\ngreen punk bank\n"
        "zombies armory 3, bank 2\ntokens armory 1\n"
    )
    t = Table(text + "at attack armory")
    explode(t, "armory")
    assert t.at("armory") == ["geek", "mom"]
    assert t.g.blocked()
    t.play("red", "play molotov", "at bank")
    t.unanswered()
    assert t.tokens("water_tower") == 1
    t.close()
    assert t.asks == "ask-vote-attack"  # three zombies against two
    t = Table(text.replace("armory 1", "armory 2") + "at move church bank armory")
    t.close()
    assert t.refused_by("red", "move geek") == ["CH-21.41"]


@pytest.mark.example("CH-E21.05")
@pytest.mark.rule("CH-G46")
def test_the_armory_burns_while_it_is_resolved() -> None:
    t = Table(
        "red geek armory; molotov\npurple mom armory\ngreen punk bank\nzombies armory 4\n"
        "drops armory 1 antidote\n"
        "tokens armory 2\nat attack armory"
    )
    t.play("red", "play molotov", "at armory")
    t.unanswered()
    t.do("red", "token armory")
    assert t.zombies("armory") == 3
    t.close()
    assert "Died" not in t.happened
    assert t.drops("armory") == (1, 0)
    assert t.at("crossroads") == ["geek", "mom"]
    assert t.g.resolving == 2  # the bank is next


@pytest.mark.rule("CH-G46")
def test_collapsed_tower_stays_location_one() -> None:
    t = Table(
        "red geek bank; molotov\npurple mom water_tower, thief bank\nzombies bank 2, water_tower 4\n"
        "tokens water_tower 2\nat attack water_tower"
    )
    explode(t, "water_tower")
    t.close()
    assert "Attacked" not in t.happened


@pytest.mark.rule("CH-G19")
@pytest.mark.parametrize("forced", [False, True])
def test_tokens_after_the_tower(forced: bool) -> None:
    rules = house(explosion_forced_armory=forced)
    t = Table(
        "sides water_tower collapsed\ntokens water_tower 3\nred geek bank; molotov\n"
        "zombies bank 2\nat attack bank",
        rules=rules,
    )
    t.play("red", "play molotov", "at bank")
    if forced:
        assert t.tokens("armory") == 1
    else:
        assert t.options("red") == ["token water_tower", "token armory"]
    t = Table(
        "sides water_tower collapsed\ntokens water_tower 3, armory 3\nred geek bank; molotov\n"
        "zombies bank 2\nat attack bank",
        rules=rules,
    )
    t.play("red", "play molotov", "at bank")
    assert sum(t.g.tokens) == 6  # all six are out
    t = Table(
        "sides water_tower collapsed, armory B\ntokens water_tower 3, armory 2\n"
        "red geek bank; molotov\nzombies bank 2\n"
        "at attack bank",
        rules=rules,
    )
    t.play("red", "play molotov", "at bank")
    assert t.tokens("water_tower") == (3 if forced else 4)


@pytest.mark.rule("CH-G39", "CH-G18")
def test_items_stay_in_a_burnt_armory() -> None:
    t = Table("red geek bank\ndrops armory 2 antidotes pistol\ntokens armory 3\nat share armory")
    assert t.drops("armory") == (2, 1)
    assert "ItemsStay" in t.happened


@pytest.mark.rule("CH-G67")
def test_zombies_come_to_a_closed_armory() -> None:
    t = Table("red geek bank; alarm\ntokens armory 3\nzombies armory 1\nat attack bank")
    t.play("red", "play alarm", "lure armory")
    t.unanswered()
    assert t.zombies("armory") == 4


@pytest.mark.rule("CH-10.01", "CH-18.01", "CH-G72")
def test_a_card_can_be_bought_before_a_location_is_used() -> None:
    t = Table(
        "red geek- hospital; ; 1 antidote\npurple mom- bank; pistol\ngreen thief- bank\nat location hospital"
    )
    assert t.asks == "ask-window-use"  # although no player there can pay yet
    t.do("red", "offer purple")
    t.play("red", "give-antidote", "want-card", "send")
    t.do("purple", "accept red")
    t.do("purple", "hand pistol")
    t.close()
    assert (t.asks, t.waiting) == ("ask-use", ["red"])


@pytest.mark.rule("CH-G72")
@pytest.mark.parametrize(
    ("place", "armory", "opens"),
    [("bank", "", False), ("crossroads", "", False), ("crossroads", "geek armory", True)],
)
def test_no_window_where_no_player_can_use_the_location(place: str, armory: str, opens: bool) -> None:
    """A fire in the armory drives people to the crossroads; no one comes to an empty bank."""
    t = Table(f"red {armory or 'geek church'}\npurple mom church\ngreen thief church\nat location {place}")
    assert (t.asks == "ask-window-use") == opens


def supplies(t: Table, what: str) -> None:
    """Take everything of a reserve out of the position."""
    g = t.g
    if what == "truck":
        g.food_gone, g.truck = g.truck, []
    elif what == "ambulance":
        g.used_antidotes, g.ambulance = g.ambulance, 0
    elif what == "deck":
        g.gone, g.deck = g.deck, []
    elif what == "card":
        g.discard, g.hands[0] = g.hands[0], []
    elif what == "food":
        g.food_gone, g.food[0] = g.food[0], []
    elif what:
        raise ValueError(what)


@pytest.mark.rule("CH-G66", "CH-G31", "CH-21.14", "CH-21.17", "CH-21.20", "CH-21.23", "CH-21.27", "CH-21.30")
@pytest.mark.rule("CH-21.33", "CH-21.39", "CH-21.44", "CH-02.13", "CH-16.05", "CH-21.01")
@pytest.mark.parametrize(
    ("where", "lacks", "asked"),
    [
        ("church A", "", True),
        ("church A", "card", False),
        ("church B", "", True),
        ("church B", "food", False),
        ("hospital A", "", True),
        ("hospital A", "card", False),
        ("hospital A", "ambulance", False),
        ("hospital B", "card", True),
        ("hospital B", "ambulance", False),
        ("armory A", "", True),
        ("armory A", "card", False),
        ("armory A", "deck", False),
        ("armory B", "", True),
        ("armory B", "deck", True),
        ("bank A", "", True),
        ("bank A", "card", False),
        ("crossroads A", "", True),
        ("crossroads A", "card", False),
        ("crossroads A", "truck", False),
        ("crossroads B", "", True),
        ("crossroads B", "card", False),
        ("crossroads B", "truck", False),
    ],
)
def test_a_location_is_offered_if_there_is_something_to_get(where: str, lacks: str, asked: bool) -> None:
    """And something to pay with."""
    place, side = where.split()
    text = f"sides {place} {side}\nred geek {place}, mom- {place}; pistol; food 1\nat location {place}"
    t = Table(text)
    supplies(t, lacks)
    assert GAME.component_errors(t.g) == []
    t.close()
    assert (t.asks == "ask-use") == asked


@pytest.mark.rule("CH-21.14", "CH-21.17", "CH-21.30", "CH-G66")
@pytest.mark.parametrize(
    ("where", "people", "asked"),
    [
        ("church A", "geek", False),
        ("church A", "geek-", True),
        ("church B", "geek", False),
        ("church B", "geek-", True),
        ("hospital B", "geek", True),
        ("hospital B", "geek-", False),
    ],
)
def test_rest_needs_a_tired_and_effort_a_rested_character(where: str, people: str, asked: bool) -> None:
    place, side = where.split()
    t = Table(f"sides {place} {side}\nred {people} {place}; pistol; food 1\nat location {place}")
    t.close()
    assert (t.asks == "ask-use") == asked


@pytest.mark.rule("CH-21.17", "CH-21.23")
def test_open_food_pays_and_shown_food_is_there_to_take() -> None:
    t = Table("sides church B\nred geek- church; ; food 1\nat location church")
    t.g.open_food[0], t.g.food[0] = t.g.food[0], []
    t.close()
    assert t.options("red") == ["pay food", "decline"]
    t = Table("sides crossroads B\nred geek crossroads; pistol\nat location crossroads")
    t.g.shown_food, t.g.food_gone, t.g.truck = t.g.truck[:2], t.g.truck[2:], []
    t.close()
    t.do("red", "pay pistol")
    assert t.options("red") == ["eat food", "eat food"]
