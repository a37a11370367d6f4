"""The novice: sees only a view, protects its characters, accepts only helpful offers."""

import pytest

from shamble.bots import make_bot
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.options import Setup, Value
from shamble.core.rng import stream
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.bot.estimates import COWARD, HONEST, SCHEMER, temperament, trust
from shamble.games.city_of_horror.bot.plans import Offer, plans
from shamble.games.city_of_horror.bot.trading import contradicts, enough, good_offers, worth_to
from shamble.games.city_of_horror.bot.value import value
from shamble.games.city_of_horror.rules.deals import TradeWindow
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.state import BROKEN, TIE, VOTE, Bid, CityState, Promise
from tests.games.city_of_horror.table import Table, house


def advice(t: Table, colour: str) -> str:
    """Return the novice's choice in this seat."""
    seat = t.seat_of(colour)
    options = engine.legal(t.g, seat)
    chosen = GAME.advise(GAME.view(t.g, seat), options, stream(1, 42)).action
    assert chosen in options
    text = chosen.text(t.g)
    return " ".join(word for word in text.split() if not word.isdigit())


def play(setup: Setup, seed: int, smart: set[int]) -> CityState:
    g = GAME.new(setup, seed)
    numbers = stream(seed, 42)
    engine.start(g)
    while not g.is_over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        action: Action[CityState] = options[int(numbers.below(len(options)))]
        if seat in smart and len(options) > 1:
            action = GAME.advise(GAME.view(g, seat), options, numbers).action
            assert action in options
        engine.apply_unchecked(g, seat, action)
    return g


def test_a_single_novice_beats_random_players() -> None:
    """By luck, one novice among random players would win one game in four (three, five)."""
    won = 0
    for seed in range(12):
        seats = 3 + seed % 3
        me = seed % seats
        options: dict[str, Value] = {"sides": ("A", "B", "random")[seed % 3], "offers": 1}
        g = play(Setup(seats, "standard", "", options), seed, {me})
        won += g.winners == (me,)
    assert won >= 10


def test_novices_finish_and_no_seat_always_wins() -> None:
    wins = [0, 0, 0]
    survivors = 0
    for seed in range(12):
        g = play(Setup(3, "standard"), seed, {0, 1, 2})
        assert g.outcome == "rescue"
        survivors += sum(len(g.alive(seat)) for seat in range(3))
        for seat in g.winners:
            wins[seat] += 1
    assert max(wins) < 11
    assert survivors / 12 > 5  # of fifteen


def test_it_saves_its_own() -> None:
    text = (
        "red geek bank; shotgun pistol\npurple mom bank, rasta bank\ngreen thief church\n"
        "zombies bank 4\nat attack bank"
    )
    t = Table(text)
    assert advice(t, "red") == "play shotgun"
    t.do("red", "play shotgun")
    assert advice(t, "red") == "at bank"
    t = Table(text.replace("zombies bank 4", "zombies bank 2"))
    assert advice(t, "red") in ("pass", "offer purple")  # no danger, no shot
    t = Table(text.replace("shotgun pistol", "hideout"))
    assert advice(t, "red") == "play hideout"


def test_it_votes_for_the_strongest_rival_and_never_for_itself() -> None:
    t = Table(
        "red geek bank\npurple mom bank, blonde church; ; 3 antidotes\ngreen thief bank\n"
        "zombies bank 4\nat attack bank"
    )
    t.close()
    assert advice(t, "red") == "point red>purple"
    t = Table("red geek bank\npurple mom bank\ngreen thief bank\ndrops bank 1 antidote\nat share bank")
    t.close()
    assert advice(t, "red") == "point red>red"


def test_it_loses_the_least_valuable() -> None:
    t = Table(
        "red student- bank, blonde bank\npurple mom church\ngreen thief church\nzombies bank 4\nat attack bank"
    )
    t.close()
    t.bargained()
    assert advice(t, "red") == "eaten student"


def test_it_vaccinates_the_most_valuable() -> None:
    t = Table("red student bank, blonde bank; ; 1 antidote\nhour 4\nat rescue")
    t.close()
    assert advice(t, "red") == "vaccinate blonde"


def test_an_antidote_is_worth_a_card() -> None:
    t = Table("red geek hospital, rocker bank; sneakers shotgun\nhour 3\nat use hospital")
    assert advice(t, "red") == "pay sneakers"
    t = Table("red geek bank; sneakers\nat use bank")
    assert advice(t, "red") == "decline"  # nothing threatens at the crossroads


def proposal(*pieces: str) -> Table:
    t = Table(
        "red geek bank; pistol; 2 antidotes\npurple mom bank, rasta church; shotgun kitty; 1 antidote\n"
        "green thief bank\nat attack bank"
    )
    t.do("red", "offer purple")
    t.play("red", *pieces, "send")
    return t


def test_it_accepts_only_what_helps() -> None:
    assert advice(proposal("give pistol"), "purple") == "accept red"
    assert advice(proposal("give-antidote", "want-card"), "purple") == "accept red"
    assert advice(proposal("want-antidote"), "purple") == "refuse red little"
    assert advice(proposal("give pistol", "want-antidote"), "purple") == "refuse red little"
    suicide = ("give pistol", "want-promise", "promise-vote", "about bank", "name purple")
    assert advice(proposal(*suicide), "purple") == "refuse red little"


def test_it_seeks_allies_when_it_is_in_danger() -> None:
    t = Table(
        "red geek armory\npurple mom armory; pistol\ngreen thief armory, rasta armory\nstart green\n"
        "zombies armory 6\nat attack armory"
    )
    assert advice(t, "red").startswith("offer")
    t.do("red", "offer purple")
    steps = 0
    while t.g.sketches:
        t.do("red", advice(t, "red"))
        steps += 1
        assert steps < 12
    offer = GAME.client_view(GAME.view(t.g, 1))["bids"][0]
    assert offer["promise"]["seat"] == offer["wantPromise"]["seat"] == 2  # both against green


def test_words_are_kept_by_temperament() -> None:
    t = Table("seats red purple green\nat window")
    moods = [temperament(t.g, seat) for seat in range(3)]
    assert sorted(moods) == [HONEST, COWARD, COWARD] or len(set(moods)) > 1
    for colour, rest in (("green", True), ("orange", False)):
        u = Table(
            f"seats {colour} red purple\n{colour} geek armory\nred mom armory, blonde armory; ; 3 antidotes\n"
            "purple thief armory\nzombies armory 4\nat attack armory"
        )
        assert temperament(u.g, 0) == (HONEST if rest else SCHEMER)
        u.do(colour, "offer red")
        u.play(colour, "promise", "promise-vote", "about armory", "name purple", "send")
        u.do("red", f"accept {colour}")
        u.close()
        assert (advice(u, colour) == f"point {colour}>purple") == rest


def test_a_broken_word_costs_trust() -> None:
    t = Table("at window")
    before = trust(t.g, 0)
    t.g.promises.append(Promise(0, 1, 0, 2, 1, 1, 0, 2))
    assert trust(t.g, 0) < before
    t.g.promises.append(Promise(0, 1, 0, 2, 1, 1, 0, 1))
    assert trust(t.g, 0) > trust_of_one_broken(t)


def trust_of_one_broken(t: Table) -> float:
    copy = t.g.clone()
    copy.promises = copy.promises[:1]
    return trust(copy, 0)


def test_it_blows_up_others_not_itself() -> None:
    text = (
        "red geek bank; molotov\npurple mom water_tower\ngreen thief church\nzombies bank 4\n"
        "tokens water_tower 2\nat attack bank"
    )
    t = Table(text)
    t.play("red", "play molotov", "at bank")
    assert advice(t, "red") == "token water_tower"
    t = Table(text.replace("red geek bank", "red geek water_tower"))
    t.play("red", "play molotov", "at bank")
    assert advice(t, "red") == "token armory"


def test_it_cancels_what_hurts_it() -> None:
    t = Table("red geek church; alarm\npurple mom bank; tear_gas\ngreen thief church\nat attack bank")
    t.play("red", "play alarm", "lure bank")
    assert advice(t, "purple") == "play tear_gas"
    t = Table("red geek church; alarm\npurple mom bank; tear_gas\ngreen thief church\nat attack bank")
    t.play("red", "play alarm", "lure church")
    assert advice(t, "purple") == "pass"


def test_the_same_view_and_luck_give_the_same_choice() -> None:
    t = Table("red geek bank; pistol\npurple mom church\ngreen thief bank\nat plans")
    assert {advice(t, "red") for _ in range(5)} == {advice(t, "red")}


# -------------------------------------------------------------------- deals about a sharing

SUPPLIES = "red geek bank\npurple mom bank\ngreen thief bank\ndrops bank 2 antidotes\nat share bank"
SHARE = (
    "promise",
    "promise-give",
    "about bank",
    "want-promise",
    "promise-share-vote",
    "about bank",
    "name red",
)


def offered(text: str, *pieces: str) -> Table:
    t = Table(text)
    t.do("red", "offer purple")
    t.play("red", *pieces, "send")
    return t


@pytest.mark.parametrize("level", ["novice", "veteran@24", "expert@24"])
def test_every_level_takes_a_share_for_its_vote(level: str) -> None:
    """With one vote each no one gets anything (CH-12.05), so the second item is better."""
    t = offered(SUPPLIES, *SHARE)
    seat = t.seat_of("purple")
    options = engine.legal(t.g, seat)
    chosen = make_bot(level, GAME).choose(GAME.view(t.g, seat), options, stream(1, 42)).action
    assert chosen.text(t.g) == "accept red"


def test_it_proposes_what_it_would_take_itself() -> None:
    t = Table(SUPPLIES)
    assert advice(t, "red").startswith("offer")
    t.do("red", advice(t, "red"))
    while t.g.sketches:
        t.do("red", advice(t, "red"))
    partner = t.g.bids[0].partner
    assert advice(t, ["red", "purple", "green"][partner]) == "accept red"


@pytest.mark.rule("CH-G70")
@pytest.mark.parametrize(("made", "willing"), [(1, True), (2, False)])
def test_a_bot_makes_two_offers_at_most(made: int, willing: bool) -> None:
    """Where people have no limit; the search plans no third one."""
    t = Table(SUPPLIES, rules=house(offers=-1))
    t.g.offers[0] = made
    options = engine.legal(t.g, 0)
    assert "offer purple" in t.options("red")
    assert any(isinstance(plan, Offer) for plan in plans(t.g, 0, options)) == willing
    assert not advice(t, "red").startswith("offer")  # the novice makes one


def test_random_players_end_a_game_without_a_limit() -> None:
    g = GAME.new(Setup(4, "standard", "", {"offers": -1}), 1)
    bot, numbers = make_bot("random", GAME), stream(1, 42)
    engine.start(g)
    for _ in range(6000):
        if g.is_over():
            break
        seat = engine.waiting(g)[0]
        engine.apply_unchecked(g, seat, bot.choose(None, engine.legal(g, seat), numbers).action)
    assert g.is_over()


def test_a_vote_is_promised_once() -> None:
    t = offered(SUPPLIES, *SHARE)
    t.do("purple", "accept red")
    t.do("green", "offer purple")
    t.play("green", *SHARE[:-1], "name green", "send")
    assert advice(t, "purple") == "refuse green word"


VOTE_FOR_RED = (
    "promise",
    "promise-share-vote",
    "about bank",
    "name red",
    "want-promise",
    "promise-give",
    "about bank",
)


@pytest.mark.parametrize("level", ["novice", "veteran@24", "expert@24"])
def test_one_share_is_not_offered_to_two_players(level: str) -> None:
    """Only one item is left to give, so it is promised to one player at most."""
    t = offered(SUPPLIES, *SHARE)
    t.do("green", "offer red")
    t.play("green", *VOTE_FOR_RED, "send")
    seat = t.seat_of("red")
    options = engine.legal(t.g, seat)
    assert "accept green" in [option.text(t.g) for option in options]
    chosen = make_bot(level, GAME).choose(GAME.view(t.g, seat), options, stream(1, 42)).action
    assert chosen.text(t.g) != "accept green"


def test_a_word_against_a_word() -> None:
    t = Table("red geek bank\npurple mom bank\ngreen thief bank\ndrops bank 2 antidotes\nat attack bank")
    place = t.g.resolving
    assert not contradicts(t.g, 0, (VOTE, place, 2))
    t.g.bids.append(Bid(0, 1, ((), 0, 0, 0, (VOTE, place, 2), (VOTE, place, 2))))
    assert contradicts(t.g, 0, (VOTE, place, 1))
    assert not contradicts(t.g, 0, (VOTE, place, 2))
    assert not contradicts(t.g, 1, (VOTE, place, 0))  # which was only wanted
    t.g.promises.append(Promise(1, 0, VOTE, place, 2, 1, 0, 0))
    assert contradicts(t.g, 1, (VOTE, place, 0))


def test_a_liar_is_not_believed() -> None:
    t = offered(SUPPLIES, *SHARE)
    gain = worth_to(t.g, t.g.bids[0], 1)
    for _ in range(3):
        t.g.promises.append(Promise(0, 2, 0, 2, 1, 1, 0, 2))
    assert (
        worth_to(t.g, t.g.bids[0], 1) < 0.7 * gain
    )  # only luck remains: an item that the winner has to hand out (CH-12.04)


def test_what_matters_counts() -> None:
    """The value grows with characters, antidotes and food, and falls with a rival's."""
    base = "red geek bank, mom church; pistol; 1 antidote\npurple thief bank, rasta church; ; 1 antidote\nat window"
    now = value(Table(base).g, 0)
    assert value(Table(base.replace("pistol; 1", "pistol; 2")).g, 0) > now
    assert value(Table(base.replace(", mom church", "")).g, 0) < now
    assert value(Table(base.replace("; ; 1 antidote", "; ; 3 antidotes")).g, 0) < now


# -------------------------------------------------------------------- bargaining

THREE = "red geek bank; pistol alarm\npurple mom bank; shotgun\ngreen thief bank\nzombies bank 4\n"


def broken_to(t: Table, giver: str, to: str) -> None:
    place = t.g.resolving
    t.g.promises.append(Promise(t.seat_of(giver), t.seat_of(to), VOTE, place, 0, 1, 0, BROKEN))


@pytest.mark.parametrize("level", ["novice", "veteran@24"])
def test_refusal_names_the_broken_promise(level: str) -> None:
    t = offered(THREE + "at attack bank", "want-card")
    t.do("green", "pass")
    broken_to(t, "red", "purple")
    seat = t.seat_of("purple")
    options = engine.legal(t.g, seat)
    chosen = make_bot(level, GAME).choose(GAME.view(t.g, seat), options, stream(1, 42))
    assert chosen.action.text(t.g) == "refuse red grudge"
    line = t.do("purple", "refuse red grudge")[-1].line()
    assert (line.key, line.args["place"]) == ("event-reason-grudge", "@place-bank")
    assert not t.g.bids


def test_grudge_is_no_reason_without_a_broken_promise() -> None:
    t = offered(THREE + "at attack bank", "want-card")
    assert [text for text in t.options("purple") if text.startswith("refuse")] == [
        "refuse red",
        "refuse red little",
        "refuse red ahead",
    ]


def test_grudge_changes_the_vote_and_is_its_reason() -> None:
    """Of two equal rivals the one who broke a promise."""
    t = Table(THREE + "at attack bank")
    t.close()
    before = advice(t, "red")
    other = "green" if before.endswith("purple") else "purple"
    broken_to(t, other, "red")
    seat = t.seat_of("red")
    vote = GAME.advise(GAME.view(t.g, seat), engine.legal(t.g, seat), stream(1, 42))
    assert vote.action.text(t.g).endswith(other)
    assert (vote.key, vote.args["place"]) == ("hint-vote-grudge", "@place-bank")


def test_liar_pays_more() -> None:
    t = offered(SUPPLIES, *SHARE)
    price = enough(t.g, 1, 0)
    broken_to(t, "red", "purple")
    assert enough(t.g, 1, 0) > price
    assert enough(t.g, 2, 0) == price  # green was promised nothing


def test_poor_offer_gets_a_better_one_back() -> None:
    """Red wants the spare antidote for one card; purple asks for two, and red can take it."""
    text = (
        "red geek bank, punk church, rasta church; pistol alarm\n"
        "purple mom bank; 3 antidotes\ngreen thief church\nhour 3\nat attack bank"
    )
    t = offered(text, "give alarm", "want-antidote")
    assert advice(t, "purple") == "change red"
    t.do("purple", "change red")
    while t.g.sketches:
        t.do("purple", advice(t, "purple"))
    assert t.g.bids[0].terms == ((), 1, 2, 0, NO_PROMISE, NO_PROMISE)
    assert advice(t, "red") == "accept purple"


def test_offers_never_ask_a_vote_against_oneself() -> None:
    """In every window of whole games, for every pair of players."""
    offers = 0
    for seed in range(4):
        g = GAME.new(Setup(4, "standard"), seed)
        numbers = stream(seed, 42)
        engine.start(g)
        while not g.is_over():
            seat = engine.waiting(g)[0]
            for to in g.order():
                if to != seat and isinstance(g.stack[-1], TradeWindow):
                    for terms in good_offers(g, seat, to):
                        offers += 1
                        kind, _, target = terms[5]
                        assert kind not in (VOTE, TIE) or target != to
            options = engine.legal(g, seat)
            engine.apply_unchecked(g, seat, GAME.advise(GAME.view(g, seat), options, numbers).action)
    assert offers > 40


def test_vote_against_oneself_is_refused() -> None:
    t = Table(THREE + "at attack bank")
    assert worth_to(t.g, Bid(0, 1, ((), 0, 0, 0, NO_PROMISE, (VOTE, t.g.resolving, 1))), 1) < 0
