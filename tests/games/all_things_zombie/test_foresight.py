"""Prospects of options: correct chances, and warnings that name the right survivors."""

from itertools import product

import pytest

from shamble.core.engine import advance, apply_unchecked, find, legal, waiting
from shamble.core.options import Setup
from shamble.core.prospects import Prospect
from shamble.core.rng import stream
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.pieces import ZOMBIE_CARDS
from shamble.games.all_things_zombie.rules import odds
from shamble.games.all_things_zombie.rules.melee import against_zombies
from shamble.match.i18n.messages import LANGUAGES, Translator
from tests.games.all_things_zombie.table import Table


def prospects_of(t: Table, text: str) -> dict[str, Prospect]:
    action = find(t.g, t.seat, text)
    assert action is not None, t.options()
    return {prospect.key: prospect for prospect in action.prospects(t.g, t.seat)}


def asked_once(t: Table, text: str) -> bool:
    action = find(t.g, t.seat, text)
    assert action is not None, t.options()
    return action.needs_confirmation(t.g)


@pytest.mark.rule("AT-08.06", "AT-08.37", "AT-11.02")
def test_shot_has_prospects_of_hit_empty_gun_and_noise() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow\nturn Tonya")
    may = prospects_of(t, "fire 2")
    assert may["may-hit"].args == {"target": "@pace-slow", "dice": 2, "need": 3}
    assert may["may-hit"].chance == pytest.approx(1 - (2 / 6) ** 2)
    assert may["may-hit"].things == (f"zom:{t.g.zombies_in(t.g.map().number['4G13'])[0]}",)
    assert may["may-run-dry"].chance == pytest.approx(1 / 36)
    assert may["may-run-dry"].tone == ""
    assert may["may-call"].args["shots"] == 2


@pytest.mark.rule("AT-08.41")
def test_panic_fire_warns_and_needs_one_confirmation() -> None:
    t = Table("map 4\npeople Tonya 4G12 pistol\nzombies 4G13 slow\nturn Tonya")
    dry = prospects_of(t, "panic 1")["may-run-dry"]
    assert (dry.chance, dry.tone) == (1.0, "bad")
    assert asked_once(t, "panic 1")
    assert not asked_once(t, "fire 1")


@pytest.mark.rule("AT-08.34", "AT-G123")
def test_a_grenade_among_friends_names_them_and_their_odds() -> None:
    t = Table("map 4\npeople Tonya 4G12 grenade | Beck 4G13\nzombies 4G13 slow\nturn Tonya")
    friend = prospects_of(t, "throw 4G13")["may-hit-friend"]
    assert (friend.args["who"], friend.args["need"], friend.tone) == ("@person-beck", 3, "bad")
    assert friend.chance == pytest.approx(4 / 6)
    assert friend.things == ("sur:beck",)
    assert asked_once(t, "throw 4G13")


@pytest.mark.rule("AT-G106", "AT-12.08")
def test_leaving_warns_that_it_is_final_and_loses() -> None:
    t = Table("scenario 1\nmap 1\npeople Tonya 1G17 pistol | Beck 1G9\nturn Tonya")
    assert set(prospects_of(t, "leave")) == {"may-not-return", "may-lose-scenario"}
    assert prospects_of(t, "leave")["may-not-return"].args == {"who": "@person-tonya"}
    t.g.people[0] = t.who("tonya").found_weapon()
    assert set(prospects_of(t, "leave")) == {"may-not-return"}


@pytest.mark.rule("AT-06.19")
def test_a_step_into_reach_names_the_zombies() -> None:
    t = Table("map 1\npeople Tonya 1G12 pistol\nzombies 1G7 slow\nturn Tonya")
    assert "may-be-reached" not in prospects_of(t, "move 1G13")
    near = prospects_of(t, "move 1G11")
    assert "may-be-reached" not in near
    t = Table("map 1\npeople Tonya 1G11 pistol\nzombies 1G7 slow\nturn Tonya")
    near = prospects_of(t, "move 1G10")
    assert (near["may-be-reached"].args, near["may-be-reached"].tone) == ({"zombies": 1}, "bad")


@pytest.mark.rule("AT-10.01")
def test_unmarked_building_has_a_chance_of_zombies() -> None:
    t = Table("map 1\npeople Tonya 1G10 pistol\nturn Tonya")
    door = prospects_of(t, "move 1F10")["may-find-zombies"]
    assert (door.tone, door.things) == ("bad", ("bld:1a",))
    empty = [card for card, zombies in enumerate(ZOMBIE_CARDS) if zombies == 0]
    assert door.chance == 1 - len(empty) / len(ZOMBIE_CARDS)
    t.g.cards = [card for card in t.g.cards if card not in empty]
    t.g.cards_used = empty
    assert prospects_of(t, "move 1F10")["may-find-zombies"].chance == 1


@pytest.mark.rule("AT-08.62", "AT-08.63", "AT-08.64", "AT-08.65", "AT-G33")
@pytest.mark.parametrize(
    ("who", "zombies"), [("Tonya", 1), ("Beck", 2), ("Beck", 4), ("Sailor", 3), ("Bank", 2)]
)
def test_melee_odds_match_all_dice_results(who: str, zombies: int) -> None:
    """Tonya rolls a failed die again; four zombies can wound twice; Bank can kill two."""
    t = Table(f"map 1\npeople {who} 1G9\nzombies 1G9 {'slow ' * zombies}\nturn {who}")
    dice, rep = t.g.melee_dice(0), t.g.people[0].rep()
    again = t.g.ability(0) == "street_fighter"
    won = hurt = total = 0
    for faces in product(range(1, 7), repeat=dice + zombies + again):
        mine = sum(face <= rep for face in faces[:dice])
        if again and mine < dice:
            mine += faces[-1] <= rep
        theirs = sum(face <= 4 for face in faces[dice : dice + zombies])
        down, wounds = against_zombies(t.g, 0, mine, theirs, zombies)
        won += down > 0
        hurt += wounds > 0
        total += 1
    may = prospects_of(t, "end")
    assert may["may-win"].chance == pytest.approx(won / total)
    assert may["may-be-wounded"].chance == pytest.approx(hurt / total)


@pytest.mark.rule("AT-09.03", "AT-09.06")
def test_charged_star_sees_the_odds_of_its_answers() -> None:
    t = Table("map 1\npeople Tonya 1G9 pistol\nzombies 1G6 slow\nturn zombies")
    assert t.asks == "ask-charged"
    assert prospects_of(t, "fire")["may-hit"].chance > 0.5
    assert set(prospects_of(t, "melee")) == {"may-win", "may-be-wounded"}
    assert prospects_of(t, "flee") == {}


@pytest.mark.rule("AT-09.40", "AT-09.41")
def test_charge_has_odds_of_arrival_and_melee() -> None:
    t = Table("map 4\npeople Tonya 4G9 pistol\nzombies 4G13 slow\nturn Tonya")
    may = prospects_of(t, "charge 4G13")
    assert list(may) == ["may-arrive", "may-win", "may-be-wounded"]
    assert may["may-arrive"].chance == odds.charge_home(t.g, 0, t.g.map().number["4G13"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prospect_has_words(language: str) -> None:
    words = Translator(language, GAME.id)
    numbers = stream(3, 3)
    for scenario, mode, seats in [
        ("for-a-few-bullets-more", "solo", 1),
        ("firefight", "competitive", 2),
        ("the-cure", "solo", 1),
    ]:
        g = GAME.new(Setup(seats, mode, scenario), 5)
        advance(g)
        for _ in range(150):
            if not g.stack:
                break
            seat = waiting(g)[0]
            known = GAME.view(g, seat).known
            for action in legal(g, seat):
                for prospect in action.prospects(known, seat):
                    assert words.has(prospect.key)
                    assert "{" not in words.text(prospect.key, prospect.args)
                    assert -1 <= prospect.chance <= 1
            apply_unchecked(g, seat, GAME.advise(GAME.view(g, seat), legal(g, seat), numbers).action)
