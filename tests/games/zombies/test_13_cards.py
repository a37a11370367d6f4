"""Event cards: playing, laying, discarding (ZZ-13 to ZZ-15), and the windows (ZZ-G86)."""

from typing import Any

import pytest

from shamble.core import engine
from shamble.games.zombies.actions import Lay, Use
from shamble.games.zombies.cards import KINDS
from shamble.games.zombies.rules.cards.playing import Play
from shamble.games.zombies.state import CARDS
from tests.games.zombies.table import Table, card, tile

NO_TILES = "pile\nhelipad gone\n"


@pytest.mark.rule("ZZ-13.02", "ZZ-14.04")
def test_one_card_a_round() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,claustrophobia,shotgun\nturn P1 moving 3")
    t.do("play fear")
    t.do("target P2")
    assert t.refused_by("play claustrophobia") == ["ZZ-13.02"]
    assert t.refused_by("lay shotgun") == ["ZZ-13.02"]


@pytest.mark.rule("ZZ-13.02")
def test_the_round_runs_from_own_turn_to_own_turn() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade played=1 | P2 hand=fear\nturn P2 discard")
    t.do("end")
    assert (t.g.active, t.g.played) == (0, [0, 0])
    assert "play fear" in t.options()


@pytest.mark.rule("ZZ-13.03", "ZZ-15.01", "ZZ-G31")
def test_cards_can_be_played_in_any_turn() -> None:
    t = Table(
        f"{NO_TILES}players P2 hand=fear | P3 hand=claustrophobia\nturn P1 cards",
        3,
        chance=[card("keys"), card("grenade"), card("chainsaw")],
    )
    t.do("roll", (2,))
    assert (engine.waiting(t.g), t.asks) == ((1, 2), "ask-window-move")
    t.do("play claustrophobia", seat=2)
    t.do("target P1", seat=2)
    assert engine.waiting(t.g) == (1,)  # P3 has played; P2 is asked again
    t.do("play fear", seat=1)
    t.do("target P1", seat=1)
    assert (t.lasting(), t.asks) == (["claustrophobia", "fear"], "ask-moving")


@pytest.mark.rule("ZZ-G31")
def test_the_active_player_is_asked_first_then_clockwise() -> None:
    t = Table("players P1 hand=fear | P2 hand=keys | P3 hand=grenade\nzombies 1,1\nturn P2 fight", 3)
    assert engine.waiting(t.g) == (1, 2, 0)


@pytest.mark.rule("ZZ-G86")
def test_windows_open_on_public_facts() -> None:
    for hand in ("hand=fear", "hand=skateboard"):  # a useless card is asked about just the same
        t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 {hand}\nturn P1 move")
        t.do("roll", (1,))
        assert engine.waiting(t.g) == (1,)
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 hand=fear played=1\nturn P1 move")
    t.do("roll", (1,))
    assert (t.seat, t.asks) == (0, "ask-moving")  # P1 has played: no player to ask
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade\nturn P1 move")
    t.do("roll", (1,))
    assert t.asks == "ask-moving"  # no cards in hand


@pytest.mark.rule("ZZ-G86", "ZZ-25.03", "ZZ-G33")
def test_an_item_that_could_matter_is_asked_about() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 items=all_the_marbles\nturn P1 move")
    t.do("roll", (1,))
    assert (t.seat, t.options()) == (1, ["pass", "use all_the_marbles"])
    t = Table(f"{NO_TILES}players P1 hand=fear,keys | P2 items=grenade\nturn P1 move")
    t.do("roll", (1,))
    assert t.seat == 0  # nothing in reach
    t = Table(
        f"{NO_TILES}players P1 hand=fear,keys | P2 items=fire_axe,skateboard,lots_of_ammo\nturn P1 move"
    )
    t.do("roll", (1,))
    assert t.seat == 0  # no use in the turn of another player


@pytest.mark.rule("ZZ-G86")
def test_on_the_helipad_there_is_a_window_of_its_own() -> None:
    t = Table("tiles helipad 1,0\nplayers P1 2,1 | P2 hand=bad_sense_of_direction\nturn P1 moving 5")
    t.do("move E")
    assert (t.asks, t.seat) == ("ask-window-helipad", 1)
    t.do("play bad_sense_of_direction")
    t.do("target P1")
    assert (t.at(1), t.asks) == ("1,1", "ask-moving")


@pytest.mark.rule("ZZ-G86")
def test_window_only_on_entering_the_helipad() -> None:
    t = Table(
        "tiles straight 1,0 | straight 2,0 | straight 3,0 | straight 4,0 | helipad 5,0\n"
        "players P1 13,1 | P2 hand=fear\nturn P1 moving 6"
    )
    t.do("move E")
    assert t.asks == "ask-moving"
    t.do("move E")
    assert t.asks == "ask-window-helipad"
    t.do("pass")
    for step in ("move N", "move S", "move W"):  # on it, and off it
        t.do(step)
        assert t.asks == "ask-moving"


@pytest.mark.rule("ZZ-G86")
def test_window_before_zombies_if_none_was_open() -> None:
    t = Table(
        "players P1 safe hand=fear,keys,grenade | P2 hand=fear\npile\nhelipad gone\nturn P1 move",
        mode="cooperative",
    )
    assert (t.asks, t.seat) == ("ask-window-zombies", 1)


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
def test_others_can_play_after_every_event() -> None:
    t = Table(
        "players P1 hand=fear,keys,chainsaw | P2 hand=fear\nturn P1",
        chance=[tile("straight")],
        asking="any_time",
    )
    t.do("place 1,0 turned 0")
    assert (t.asks, t.seat) == ("ask-window-cards", 1)  # the tile lies there
    t.do("pass")
    t.do("roll", (1,))
    assert (t.asks, t.seat) == ("ask-window-move", 1)
    t.do("pass")
    t.do("move N")
    t.do("stop")
    assert (t.asks, t.seat) == ("ask-window-zombies", 1)  # P1 has moved
    t.do("pass", (1,))
    assert (t.asks, t.seat) == ("ask-window-die", 1)
    t.do("pass")
    t.do("walk 3,1 E")
    assert (t.asks, t.seat) == ("ask-window-end", 1)
    t.do("pass")
    assert (t.asks, t.seat) == ("ask-discard", 0)


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
def test_any_time_is_the_default_option() -> None:
    rules = Table.new_game(2).g.rules
    assert rules.asking == "any_time"


@pytest.mark.rule("ZZ-G86")
def test_no_second_window_without_an_event() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=fear,keys,chainsaw | P2 hand=fear\nzombies 0,1\nturn P1 move",
        asking="any_time",
    )
    t.do("roll", (1,))
    t.do("pass")
    t.do("stop", (1,))  # not a step: the die falls at once
    assert (t.asks, t.seat) == ("ask-window-die", 1)


def automatic(t: Table, seat: int) -> str:
    """Return what the match answers for a seat, or "" if it asks."""
    action = t.g.stack[-1].automatic_answer(t.g, seat)
    return action.text(t.g) if action is not None else ""


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
@pytest.mark.parametrize("hand", ["fear", "brain_cramp", "were_screwed"])
def test_others_pass_where_a_later_window_is_as_good(hand: str) -> None:
    """Whatever their hand: a pass tells nothing."""
    t = Table(
        f"players P1 hand=fear,keys,chainsaw | P2 hand={hand}\nturn P1",
        chance=[tile("straight")],
        asking="any_time",
    )
    answers = {}
    t.do("place 1,0 turned 0")
    for step in ("roll", "move N", "stop"):
        while t.asks.startswith("ask-window"):
            answers[t.asks.removeprefix("ask-window-")] = automatic(t, 1)
            t.do("pass")
        t.do(step, *([(1,)] if step == "roll" else []))
    while t.asks.startswith("ask-window"):
        answers[t.asks.removeprefix("ask-window-")] = automatic(t, 1)
        t.do("pass", *([(1,)] if t.asks.endswith("zombies") else []))
        if t.asks == "ask-walk":
            t.do("walk 3,1 E")
    assert answers == {"cards": "pass", "move": "", "zombies": "pass", "die": "", "end": ""}


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
@pytest.mark.parametrize(
    ("active", "others", "asked"),
    [
        ("P1 hand=keys", "", ""),
        ("P1 dead hand=keys", "", "P2"),
        ("P1 hand=keys", "lasting fear P1 now\n", "P2"),
        ("P1 hand=keys", "lasting all_the_marbles P2\n", "P2"),
    ],
)
def test_others_are_asked_if_no_movement_or_die_follows(active: str, others: str, asked: str) -> None:
    t = Table(f"{NO_TILES}players {active} | P2 hand=grenade\n{others}turn P1 cards", asking="any_time")
    t.do("pass", seat=0)
    assert (t.asks, automatic(t, 1)) == ("ask-window-cards", "" if asked else "pass")


@pytest.mark.rule("ZZ-13.03", "ZZ-04.04", "ZZ-G86")
def test_active_player_is_asked_before_cards_are_drawn() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys | P2 hand=grenade\nturn P1 cards", asking="any_time")
    assert (t.asks, automatic(t, 0), automatic(t, 1)) == ("ask-window-cards", "", "pass")


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
@pytest.mark.parametrize(("player", "answer"), [("hand=fear", "pass"), ("items=grenade", "")])
def test_active_player_waits_for_the_zombies_with_a_hand(player: str, answer: str) -> None:
    """With an empty hand no question of phase 6 follows."""
    t = Table(
        f"{NO_TILES}tiles drug_store 1,0 door=4,0\nplayers P1 4,1 {player}\nzombies 3,0\nturn P1 moving 1",
        asking="any_time",
    )
    t.do("move N")
    assert (t.asks, automatic(t, 0)) == ("ask-window-zombies", answer)


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
def test_last_man_windows_ask_everyone() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=keys | P2 hand=fear\nturn P1 cards",
        3,
        scenario="last_man_standing",
        asking="any_time",
    )
    t.do("pass", seat=0)
    assert (t.asks, automatic(t, 1)) == ("ask-window-cards", "")


@pytest.mark.rule("ZZ-13.06", "ZZ-G30", "ZZ-25.03")
def test_after_a_discard_cards_and_items_are_refused() -> None:
    t = Table("players P1 hand=keys | P2 silent hand=fear items=lots_of_ammo\nturn P1 moving 3")
    hand, item = t.g.hands[1][0], t.g.items[1][0]
    assert [no.rule for no in Play(hand).refusals(t.g, 1)] == ["ZZ-G30"]
    assert [no.rule for no in Use(item).refusals(t.g, 1)] == ["ZZ-G30"]


@pytest.mark.rule("ZZ-13.03", "ZZ-24.01", "ZZ-G86")
def test_marbles_answer_a_zombie_die() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=fear | P2 items=all_the_marbles\nzombies 3,1\ntiles straight 1,0\nturn P1 zombies",
        asking="any_time",
    )
    t.do("pass", (6,))
    assert (t.asks, t.seat) == ("ask-window-die", 1)
    t.do("use all_the_marbles")
    assert (t.zombies(), t.asks) == (["3,1"], "ask-discard")


@pytest.mark.rule("ZZ-13.03", "ZZ-04.04")
def test_card_played_in_phase_1_is_replaced_in_phase_3() -> None:
    t = Table("players P1 hand=fear,keys,chainsaw\nturn P1", chance=[tile("straight")])
    t.do("play fear")
    t.do("target P2")
    t.do("place 1,0 turned 0", card("grenade"), (1,))
    assert (t.hand(1), t.g.played[0]) == (["keys", "chainsaw", "grenade"], 1)


@pytest.mark.rule("ZZ-13.03", "ZZ-G86")
def test_active_player_gets_windows_without_own_decisions() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys\nturn P1 cards", asking="any_time")
    assert (t.asks, t.seat, t.g.phase) == ("ask-window-cards", 0, CARDS)  # no tile: before cards are drawn
    t.do("pass", card("chainsaw"))
    t.do("roll", (1,))
    t = Table(f"{NO_TILES}players P1 hand=fear\nturn P1 moving 1", asking="any_time")
    t.do("move N")
    assert (t.asks, t.seat) == ("ask-window-zombies", 0)  # after the last square
    t.do("play fear")
    assert t.g.played[0] == 1


@pytest.mark.rule("ZZ-13.06", "ZZ-G30", "ZZ-G19")
def test_items_in_play_work_after_a_discard() -> None:
    t = Table(
        """tiles crossroads 1,0
           players P1 3,1 hand=fear items=fire_axe silent | P2 hand=fear
           zombies 4,1
           turn P2 walk 1"""
    )
    t.do("walk 4,1 W")
    assert (t.seat, t.asks) == (0, "ask-ready-item")
    t.do("use fire_axe", (3,))
    assert t.g.kills == [1, 0]


@pytest.mark.rule("ZZ-24.04", "ZZ-G62")
def test_refusal_names_every_place_for_the_item() -> None:
    t = Table("players P1 hand=first_aid_kit,skateboard\nturn P1 moving 3")
    (kit,) = t.refusals("lay first_aid_kit")
    assert (kit.key, kit.args) == ("no-not-there-2", {"tile": "@tile-hospital", "other": "@tile-drug_store"})
    (board,) = t.refusals("lay skateboard")
    assert (board.key, board.args) == ("no-not-there", {"tile": "@tile-skate_shop"})
    assert all(len(kind.places) <= 2 for kind in KINDS.values())  # there are words for two


@pytest.mark.rule("ZZ-13.04", "ZZ-14.05")
@pytest.mark.example("ZZ-E14.02")
def test_three_cards_in_hand_at_most_items_in_play_aside() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=fear,keys,grenade items=fire_axe,shotgun | P2 hand=fear\nturn P1 discard"
    )
    assert "end" in t.options()
    t = Table(
        f"{NO_TILES}players P1 hand=fear,keys,grenade,chainsaw,skateboard | P2 hand=fear\nturn P1 discard"
    )
    assert t.refused_by("end") == ["ZZ-13.04"]
    t.do("discard fear")
    assert (t.seat, t.refused_by("end")) == (0, ["ZZ-13.04"])
    t.do("discard keys", card("adrenaline_rush"), card("brain_cramp"))
    assert (t.hand(1), t.g.active) == (["grenade", "chainsaw", "skateboard"], 1)


@pytest.mark.rule("ZZ-13.05", "ZZ-13.06", "ZZ-G30")
@pytest.mark.parametrize("strict", [False, True])
def test_after_the_discard_no_actions_but_the_card_of_the_round(strict: bool) -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=fear,keys items=all_the_marbles | P2 hand=fear,chainsaw,grenade\n"
        f"turn P1 discard",
        strict_discard=strict,
    )
    t.do("discard keys")
    assert t.g.active == 1
    t.do("roll", (1,))
    if strict:
        assert (t.seat, t.asks) == (1, "ask-moving")  # P1 is not even asked
    else:
        assert (t.seat, t.options()) == (0, ["pass", "play fear", "use all_the_marbles"])


@pytest.mark.rule("ZZ-13.06", "ZZ-14.03")
def test_items_are_laid_in_the_own_turn_only() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 hand=shotgun\nturn P1 move")
    t.do("roll", (1,))
    assert t.refused_by("lay shotgun", seat=1) == ["ZZ-14.03"]


@pytest.mark.rule("ZZ-13.07", "ZZ-13.02")
@pytest.mark.example("ZZ-E13.02")
def test_discarding_an_item_in_play_is_not_the_card_of_the_round() -> None:
    t = Table(
        """tiles fire_station 0,-1 door=1,-2
           players P1 1,-2 hand=fire_axe,fear items=chainsaw
           turn P1 moving 3"""
    )
    t.do("lay fire_axe")
    assert t.refused_by("play fear") == ["ZZ-13.02"]
    t.do("use chainsaw")
    assert (t.items(1), t.lasting()) == (["fire_axe"], ["chainsaw"])


@pytest.mark.rule("ZZ-13.08")
def test_the_card_prevails_over_the_rule() -> None:
    # the rule says a die plus life tokens, the card says ten squares
    t = Table(f"{NO_TILES}tiles straight 1,0\nplayers P1 life=1 hand=keys,fear,grenade\nturn P1 move")
    t.do("play keys")
    assert t.g.steps_left() == 10


@pytest.mark.rule("ZZ-13.09")
def test_an_empty_deck_is_made_new() -> None:
    t = Table(f"{NO_TILES}deck\nplayers P1 hand=fear,grenade\nturn P1 cards", chance=[card("keys")])
    assert t.hand(1) == ["fear", "grenade", "keys"]
    assert (len(t.g.deck), t.g.discard, t.happened[0]) == (47, [], "Reshuffled")


@pytest.mark.rule("ZZ-G42")
def test_two_empty_piles_give_nothing() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,grenade | P2 hand=keys\nturn P1 discard")
    t.g.hands[0] += t.g.deck
    t.g.deck = []
    t.g.discard = []
    while len(t.g.hands[0]) > 4:
        t.g.items[1] = (*t.g.items[1], t.g.hands[0].pop())
    t.do("discard fear", card("fear"))
    assert len(t.hand(2)) == 2  # one reshuffled card, then nothing


@pytest.mark.rule("ZZ-14.01", "ZZ-14.04")
def test_laying_an_item_face_up_is_the_card_of_the_round() -> None:
    t = Table(f"{NO_TILES}players P1 hand=shotgun,fear\nturn P1 moving 3")
    t.do("lay shotgun")
    assert (t.items(1), t.hand(1), t.g.played[0], t.g.shots[0]) == (["shotgun"], ["fear"], 1, 3)
    assert t.discard() == []


@pytest.mark.rule("ZZ-14.02")
def test_three_ways_items_help() -> None:
    # when discarded, while in play, and on a trigger
    t = Table("players P1 items=lots_of_ammo,skateboard,first_aid_kit hand=fear\nturn P1 move")
    t.do("use lots_of_ammo")
    assert t.g.bullets[0] == 6
    t.do("roll", (1,))
    assert t.g.allowance() == 6
    assert t.refused_by("use first_aid_kit") == ["ZZ-24.04"]


@pytest.mark.rule("ZZ-14.06", "ZZ-25.04")
@pytest.mark.parametrize("item", ["shotgun", "skateboard"])
def test_one_copy_of_each_item(item: str) -> None:
    t = Table(f"tiles skate_shop 1,0 door=4,0\nplayers P1 4,0 items={item} hand={item}\nturn P1 moving 3")
    assert t.refused_by(f"lay {item}") == ["ZZ-14.06"]


@pytest.mark.rule("ZZ-G34", "ZZ-G62")
@pytest.mark.parametrize(
    ("item", "place"),
    [
        ("all_the_marbles", "toy_store"),
        ("chainsaw", "lawn_garden"),
        ("fire_axe", "fire_station"),
        ("first_aid_kit", "hospital"),
        ("first_aid_kit", "drug_store"),
        ("grenade", "army_surplus"),
        ("lots_of_ammo", "sporting_goods"),
        ("molotov_cocktail", "gas_station"),
        ("skateboard", "skate_shop"),
    ],
)
def test_items_are_laid_down_in_their_buildings(item: str, place: str) -> None:
    t = Table(f"players P1 hand={item},fear,keys\nturn P1", chance=[tile(place)])
    t.do(t.options()[0])
    while t.asks.startswith("ask-put"):
        t.do(t.options()[0])
    assert t.refused_by(f"lay {item}") == [KINDS[item].rule]
    slot = t.g.city.slot_of(place)
    t.g.square[0] = t.g.city.building_squares(slot)[-1]  # any square of the building
    assert t.refused_by(f"lay {item}") == []


@pytest.mark.rule("ZZ-14.01", "ZZ-14.04")
@pytest.mark.parametrize(
    ("item", "places"), [("first_aid_kit", ("tile:1,0",)), ("shotgun", ()), ("fire_axe", ())]
)
def test_item_names_the_tiles_where_it_can_be_laid_down(item: str, places: tuple[str, ...]) -> None:
    t = Table(f"tiles drug_store 1,0 door=4,0\nplayers P1 hand={item}\nturn P1 moving 3")
    assert Lay(t.g.hands[0][0]).where(t.g) == places


@pytest.mark.rule("ZZ-24.06")
def test_the_shotgun_is_laid_down_anywhere() -> None:
    t = Table("players P1 hand=shotgun\nturn P1 moving 3")
    assert t.refused_by("lay shotgun") == []


def owing(hand: str, **options: Any) -> Table:
    """Let P1 owe a card in phase 6 of a cooperative game."""
    return Table(
        f"{NO_TILES}players P1 hand={hand} | P2 hand=skateboard\nturn P1 discard",
        mode="cooperative",
        **options,
    )


@pytest.mark.rule("ZZ-15.02", "ZZ-G70")
def test_cooperative_card_must_be_used_if_one_can_be() -> None:
    t = owing("fear,keys,grenade")
    assert (t.asks, t.options()) == ("ask-discard-owed", ["play fear"])
    for option in ("end", "discard fear", "discard keys", "discard grenade"):
        assert t.refused_by(option) == ["ZZ-15.02"]
    t.do("play fear")
    assert (t.asks, t.lasting()) == ("ask-discard", ["fear"])
    assert {"end", "discard keys", "discard grenade"} == set(t.options())  # the duty is done


@pytest.mark.rule("ZZ-15.02", "ZZ-G70")
def test_cooperative_item_that_can_be_laid_down_must_be() -> None:
    t = owing("shotgun,keys")
    assert t.options() == ["lay shotgun"]
    t.do("lay shotgun")
    assert (t.items(1), t.refused_by("end")) == (["shotgun"], [])


@pytest.mark.rule("ZZ-15.03", "ZZ-G70")
@pytest.mark.example("ZZ-E15.01")
def test_cooperative_discard_only_if_no_card_can_be_used() -> None:
    t = owing("keys,grenade,adrenaline_rush")  # no roll, no building, no movement
    assert (t.asks, t.refused_by("end")) == ("ask-discard-owed", ["ZZ-15.03"])
    assert t.options() == ["discard keys", "discard grenade", "discard adrenaline_rush"]
    t.do("discard keys", card("shotgun"), card("chainsaw"))
    assert (t.hand(1), t.g.active) == (["grenade", "adrenaline_rush"], 1)


@pytest.mark.rule("ZZ-15.02", "ZZ-15.03", "ZZ-G70")
def test_cooperative_discard_is_enough_by_option() -> None:
    t = owing("fear,keys,grenade", coop_discard_pays=True)
    assert (t.asks, t.refused_by("end")) == ("ask-discard-owed", ["ZZ-15.03"])
    assert {"play fear", "discard fear", "discard keys"} < set(t.options())
    t.do("discard keys", card("shotgun"), card("chainsaw"))
    assert (t.hand(1), t.g.active) == (["fear", "grenade"], 1)


@pytest.mark.rule("ZZ-15.02", "ZZ-G70")
@pytest.mark.parametrize("pays", [False, True])
def test_cooperative_a_card_played_will_do(pays: bool) -> None:
    t = owing("fear,keys,grenade", coop_discard_pays=pays)
    t.do("play fear")
    assert t.refused_by("end") == []


@pytest.mark.rule("ZZ-15.02")
@pytest.mark.parametrize("mode", ["classic", "team"])
def test_only_cooperative_players_owe_a_card(mode: str) -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys\nturn P1 discard", 4, mode)
    assert (t.asks, t.refused_by("end"), t.refused_by("discard fear")) == ("ask-discard", [], [])


@pytest.mark.rule("ZZ-15.04", "ZZ-G73")
@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("classic", ["target P1", "target P2", "target P3", "target P4"]),
        ("team", ["target P1", "target P2", "target P3", "target P4"]),
        ("cooperative", ["target P2", "target P3", "target P4"]),
    ],
)
def test_target_can_be_the_own_seat_unless_cooperative(mode: str, options: list[str]) -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear\nturn P1 moving 3", 4, mode)
    t.do("play fear")
    assert t.options() == options


@pytest.mark.rule("ZZ-25.02", "ZZ-G73")
@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("classic", ["target P2", "target P3", "target P4"]),
        ("team", ["target P2", "target P4"]),
        ("cooperative", ["target P2", "target P3", "target P4"]),
    ],
)
def test_opponent_is_never_of_the_own_team(mode: str, options: list[str]) -> None:
    t = Table(f"{NO_TILES}players P1 hand=not_dead\nturn P1 moving 3", 4, mode)
    t.do("play not_dead")
    assert t.options() == options


@pytest.mark.rule("ZZ-G45")
def test_safe_players_cannot_be_targeted() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear | P2 safe\nturn P1 moving 3", 3, "cooperative")
    t.do("play fear")
    assert [effect.seat for effect in t.g.lasting] == [2]


@pytest.mark.rule("ZZ-G45")
def test_what_a_safe_player_still_does() -> None:
    t = Table("players P1 safe hand=fear,keys\nturn P1", mode="cooperative", chance=[tile("straight")])
    t.do("place 1,0 turned 0", card("shotgun"), (1,))  # a tile, a card, the zombie die: no roll for movement
    assert t.asks == "ask-walk"
    t.do(t.options()[0])
    assert t.asks == "ask-discard-owed"


@pytest.mark.rule("ZZ-G32")
def test_played_events_are_discarded_lasting_ones_when_they_end() -> None:
    t = Table(f"{NO_TILES}players P1 hand=alternate_food_source\nturn P1 moving 3")
    t.do("play alternate_food_source")
    assert (t.discard(), t.lasting()) == ([], ["alternate_food_source"])
    t = Table(
        f"{NO_TILES}players P1 hand=fear | P2 hand=shotgun,grenade,keys\n"
        "lasting alternate_food_source P1 now\nturn P1 discard"
    )
    t.do("end")
    assert (t.discard(), t.lasting()) == (["alternate_food_source"], [])
