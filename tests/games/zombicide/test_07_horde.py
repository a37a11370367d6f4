"""The horde beyond its first step: splits that run short, extra activations, what draws and what stops it (ZC-07)."""

import pytest

from shamble.core import engine
from shamble.games.zombicide.events import HordeMoved, ZombieCardDrawn
from tests.games.zombicide.table import Table, zombie

QUIET = "off S1 S2 S3 S4"


def night(text: str, *chance: tuple[int, ...], seats: int = 1, mission: str = "04", **on: int) -> Table:
    return Table(f"mission {mission}\n{text}\n{QUIET}\nphase zombies", seats, list(chance), **on)


def dawn(text: str, *chance: tuple[int, ...], spawns: str = "off S2 S3 S4", **on: int) -> Table:
    return Table(f"mission 04\n{text}\n{spawns}\nphase zombies", 1, list(chance), **on)


# -------------------------------------------------------------------- splitting


@pytest.mark.rule("ZC-07.17", "ZC-07.19", "ZC-G27")
@pytest.mark.parametrize(
    ("walkers", "each"),
    [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (20, 10), (39, 20), (40, 20)],
)
def test_sizes_of_two_groups(walkers: int, each: int) -> None:
    t = night(f"Ned z6\nAmy z12\nzombies z9 {walkers} walker")
    assert t.hordes() == {"z8": f"{each} walker", "z10": f"{each} walker"}
    assert t.g.stock[0] == 40 - 2 * each


@pytest.mark.rule("ZC-07.17", "ZC-G26", "ZC-G27")
@pytest.mark.parametrize(("walkers", "each"), [(1, 1), (3, 1), (4, 2), (7, 3)])
def test_sizes_of_three_groups(walkers: int, each: int) -> None:
    """From the crossing z11 the three survivors are in sight one way each, equally noisy."""
    t = night(f"Ned z9\nAmy z13\nDoug z16\nzombies z11 {walkers} walker")
    assert t.hordes() == dict.fromkeys(("z10", "z12", "z14"), f"{each} walker")


@pytest.mark.rule("ZC-G26")
def test_ways_that_share_the_first_step_do_not_split() -> None:
    t = night("Ned z1\nAmy z16\nzombies z9 3 walker")  # both round the corner of z11
    assert t.hordes() == {"z10": "3 walker"}


@pytest.mark.rule("ZC-07.18", "ZC-07.13")
def test_the_noisier_group_alone_draws_them() -> None:
    t = night("Ned z6\nAmy z12\nnoise z12 1\nzombies z9 3 walker")
    assert t.hordes() == {"z10": "3 walker"}


@pytest.mark.rule("ZC-07.21", "ZC-G29")
def test_too_few_fatties_for_a_split() -> None:
    """Three at the crossing z11, five shut in: two groups of two would need a ninth. All act once more."""
    t = night("Ned z1\nAmy z9\nzombies r20 5 fatty\nzombies z11 3 fatty 1 walker")
    assert t.happened.count("HordeStirs") == 1
    assert t.hordes() == {
        "r20": "5 fatty",
        "z1": "2 fatty",
        "z9": "1 fatty",
        "z3": "1 walker",
        "z10": "1 walker",
    }


@pytest.mark.rule("ZC-07.21", "ZC-07.32")
def test_too_few_runners_for_a_split() -> None:
    """They act twice more: they arrive and bite; then comes the second action of the phase."""
    t = night("Ned z1\nAmy z9\nzombies r20 13 runner\nzombies z11 3 runner")
    assert (t.at("Ned"), t.at("Amy"), t.g.outcome) == ("dead", "dead", "lost")
    calm = night("Ned z1\nAmy z9\nzombies z11 3 runner")
    assert (calm.who("Ned").wounds(), calm.hordes()) == (0, {"z1": "2 runner", "z9": "2 runner"})


@pytest.mark.rule("ZC-07.20", "ZC-G28")
def test_the_abomination_goes_alone_and_the_rest_go_on() -> None:
    t = night("Ned z6\nAmy z12\nzombies z9 1 abomination\nzombies z16 1 walker")
    assert t.asks == "ask-way"
    t.do("way z8")
    assert t.hordes() == {"z8": "1 abomination", "z14": "1 walker"}


@pytest.mark.rule("ZC-07.02", "ZC-07.03", "ZC-G110")
def test_who_bit_does_not_walk() -> None:
    """Zombies that attacked do not move: those of z8 stay although Amy is in sight."""
    t = night("Ned z8 hand wound\nAmy z10\nzombies z8 2 walker\nzombies z6 1 walker")
    assert t.at("Ned") == "dead"
    assert t.hordes() == {"z8": "2 walker", "z7": "1 walker"}


@pytest.mark.rule("ZC-G110", "ZC-07.03")
def test_zombie_moved_to_a_survivor_by_an_interruption_stays() -> None:
    """z12's Walker comes to Amy by the shortage of z9's split; its own action left, it does not go on to the louder
    group in z16, which it sees from there."""
    text = "Ned z6\nAmy z11\nDoug z16\nJosh z16\nzombies r20 36 walker\nzombies z9 3 walker\nzombies z12 1 walker"
    t = night(text)
    assert t.happened.count("HordeStirs") == 1
    assert t.horde("z11") != ""
    assert t.horde("z14") == ""


@pytest.mark.rule("ZC-07.23", "ZC-G93", "ZC-04.07")
def test_runners_act_with_the_others_and_then_once_more() -> None:
    t = night("Ned z5\nAmy z5\nzombies z9 1 walker 1 runner\nzombies z11 1 fatty")
    moves = [(e.breed, e.start, e.zone) for e in t.record.events if isinstance(e, HordeMoved)]
    place = t.g.board().number
    assert moves == [
        (0, place["z9"], place["z8"]),
        (2, place["z9"], place["z8"]),
        (1, place["z11"], place["z10"]),
        (2, place["z8"], place["z7"]),  # after everybody's first action
    ]


@pytest.mark.rule("ZC-04.07", "ZC-07.23")
def test_a_runner_may_bite_and_then_run() -> None:
    t = night("Ned z8 hand wound\nAmy z10\nzombies z8 1 runner")
    assert (t.at("Ned"), t.hordes()) == ("dead", {"z9": "1 runner"})


# -------------------------------------------------------------------- what draws them


@pytest.mark.rule("ZC-09.26", "ZC-G62")
def test_a_loud_one_among_those_in_sight() -> None:
    text = f"mission 04\nNed z8 skills loud\nAmy z12\nDoug z12\nnoise z12 9\nzombies z10 1 walker\n{QUIET}"
    t = Table(f"{text}\nturn Ned")
    t.play("Ned loud", "Ned move z7", "Ned end", "activate Amy", "Amy end", "Doug end")
    assert t.hordes() == {"z9": "1 walker"}  # where he stands now, not where he shouted


@pytest.mark.rule("ZC-09.26", "ZC-G62")
def test_a_loud_one_out_of_sight_does_not_beat_those_in_sight() -> None:
    text = f"mission 04\nNed z16 skills loud\nAmy z12\nzombies z9 1 walker\n{QUIET}"
    t = Table(f"{text}\nturn Ned")
    t.play("Ned loud", "Ned end", "Amy end")
    assert t.hordes() == {"z10": "1 walker"}
    blind = Table(
        f"mission 04\nNed z16 skills loud ninja\nAmy z1\nnoise z1 5\nzombies z9 1 walker\n{QUIET}\nturn Ned"
    )
    blind.play("Ned loud", "Ned end", "Amy end")
    assert blind.hordes() == {"z10": "1 walker"}
    assert blind.g.loud == 0


@pytest.mark.rule("ZC-09.26")
def test_only_the_last_shout_counts() -> None:
    text = f"mission 04\nNed z5 skills loud\nAmy z13 skills loud\nzombies z9 1 walker\n{QUIET}"
    t = Table(f"{text}\nturn Ned")
    t.play("Ned loud", "Ned end", "Amy loud", "Amy end")
    assert t.hordes() == {"z10": "1 walker"}


@pytest.mark.rule("ZC-G62", "ZC-09.26")
def test_a_shout_ends_with_its_owner() -> None:
    t = Table(f"mission 04\nNed z8 skills loud hand wound\nAmy z13\nzombies z8 1 walker\n{QUIET}\nturn Ned")
    t.play("Ned loud", "Ned end", "Amy end")
    assert (t.at("Ned"), t.g.loud) == ("dead", -1)
    out = Table("mission 09\nNed z10 back skills loud\nAmy z1\noff S1 S2 S3\nturn Ned")
    out.play("Ned loud", "Ned leave")
    assert out.g.loud == -1


@pytest.mark.rule("ZC-09.30", "ZC-G25")
def test_a_loud_ninja_is_heard() -> None:
    t = Table(f"mission 04\nNed z16 skills loud ninja\nzombies z9 1 walker\n{QUIET}\nturn Ned")
    t.play("Ned loud", "Ned end")
    assert t.hordes() == {"z10": "1 walker"}


@pytest.mark.rule("ZC-G24", "ZC-07.14")
def test_an_open_way_round_beats_a_shut_door() -> None:
    """From r20, D9 (to z14) open and D10 (to z15) shut: to Ned in z17 by the open door, though it is longer."""
    t = night("Ned z17\nopen D9\nzombies r20 1 walker")
    assert t.hordes() == {"z14": "1 walker"}
    assert night("Ned z17\nzombies r20 1 walker").hordes() == {"r20": "1 walker"}  # towards D10, shut
    assert night("Ned z17\nopen D10\nzombies r20 1 walker").hordes() == {"z15": "1 walker"}


@pytest.mark.rule("ZC-G121")
@pytest.mark.parametrize(("walkers", "each"), [(2, 1), (3, 2)])
def test_those_at_a_shut_door_stay_and_the_others_go(walkers: int, each: int) -> None:
    """In r17, shut in: half of them wait behind D7 for Ned, half go to D6 for Amy."""
    t = night(f"Ned z8\nAmy z6\nzombies r17 {walkers} walker")
    assert t.hordes() == {"r16": f"{each} walker", "r17": f"{each} walker"}


@pytest.mark.rule("ZC-09.35", "ZC-G57")
def test_tough_once_a_phase_extra_activations_included() -> None:
    """One bite is ignored in the phase; the Walkers woken by card 37 then wound."""
    t = dawn("Ned z8 xp 7 skills tough\nzombies z8 1 walker", zombie(37))
    assert t.who("Ned").wounds() == 1
    again = Table(f"mission 04\nNed z8 skills tough\nzombies z8 1 walker\n{QUIET}\nphase zombies")
    assert again.who("Ned").wounds() == 0
    again.do("Ned end")
    assert again.who("Ned").wounds() == 0  # a new phase, a new use


# -------------------------------------------------------------------- spawning


@pytest.mark.rule("ZC-G32", "ZC-07.30")
def test_those_who_spawned_a_moment_ago_are_woken_too() -> None:
    t = dawn("Ned z5 xp 7", zombie(2), zombie(37), spawns="off S3 S4")
    assert t.hordes() == {"z3": "1 walker"}


@pytest.mark.rule("ZC-G33", "ZC-07.30")
def test_a_card_for_a_kind_that_is_not_there() -> None:
    t = dawn("Ned z5 xp 7\nzombies z13 1 fatty", zombie(37))
    assert (t.hordes(), "HordeStirs" in t.happened) == ({"z12": "1 fatty"}, False)


@pytest.mark.rule("ZC-07.26", "ZC-G38")
def test_the_order_of_the_spawn_zones() -> None:
    t = dawn("Ned z8", zombie(2), zombie(27), zombie(31), zombie(36), spawns="on S1")
    drawn = [e.zone for e in t.record.events if isinstance(e, ZombieCardDrawn)]
    zones = [t.g.board().names[zone] for zone in drawn]
    assert zones == ["z1", "z13", "z16", "z5"]


@pytest.mark.rule("ZC-07.24", "ZC-04.08")
def test_a_spawn_zone_out_of_work_draws_no_card() -> None:
    t = dawn("Ned z8", zombie(2), spawns="off S1 S3 S4")
    assert t.hordes() == {"z13": "1 walker"}


@pytest.mark.rule("ZC-07.36")
@pytest.mark.parametrize(
    ("kind", "total", "number", "steps"),
    [("runner", 16, 1, 4), ("fatty", 8, 35, 2)],
)
def test_any_kind_may_run_out(kind: str, total: int, number: int, steps: int) -> None:
    """None is left: no zombie comes, but all of that kind act once more (Runners twice)."""
    t = dawn(f"Ned z5 xp 7 skills medic\nzombies z17 {total} {kind}", zombie(number))
    way = ["z17", "z15", "z13", "z12", "z11"]
    assert t.hordes() == {way[steps]: f"{total} {kind}"}


@pytest.mark.rule("ZC-G30", "ZC-05.44")
def test_fatties_that_find_no_walkers() -> None:
    """Two Fatties (card 5 at orange) with one Walker left: it comes, then all Walkers act."""
    t = dawn("Ned z5 xp 19 skills medic\nzombies z17 39 walker", zombie(5))
    assert t.hordes() == {"z1": "2 fatty", "z3": "1 walker", "z13": "39 walker"}


@pytest.mark.rule("ZC-07.36", "ZC-05.44")
def test_one_fatty_left_of_two_brings_two_walkers() -> None:
    t = dawn("Ned z5 xp 19 skills medic\nzombies r20 7 fatty", zombie(5))
    assert t.hordes() == {"r20": "7 fatty", "z1": "2 walker", "z3": "1 fatty"}


@pytest.mark.rule("ZC-07.28", "ZC-G39")
def test_the_zombie_deck_runs_out_in_the_middle_of_spawning() -> None:
    t = Table("mission 04\nNed z8\noff S3 S4\nturn Ned")
    t.g.zombie_discards, t.g.zombie_bag = [number for number in range(42) if number != 1], [1]
    t.do("Ned end", zombie(2), zombie(27))
    assert (t.horde("z1"), t.horde("z13")) == ("1 walker", "2 walker")
    assert (len(t.g.zombie_bag), len(t.g.zombie_discards)) == (41, 1)  # the card of z1 was shuffled in too


@pytest.mark.rule("ZC-05.33", "ZC-07.25")
@pytest.mark.parametrize(
    ("xp", "horde"), [(6, "1 walker"), (7, "1 walker"), (18, "1 walker"), (19, "6 walker")]
)
def test_thresholds_of_the_danger(xp: int, horde: str) -> None:
    assert dawn(f"Ned z8 xp {xp} skills medic", zombie(2)).horde("z1") == horde
    assert (
        dawn(f"Ned z8 xp {xp} skills medic", zombie(4)).horde("z1")
        == {6: "2", 7: "3", 18: "3", 19: "4"}[xp] + " walker"
    )


@pytest.mark.rule("ZC-05.33", "ZC-05.32", "ZC-G01")
@pytest.mark.parametrize(
    ("xp", "early", "horde"), [(43, 0, "4 walker"), (44, 0, "2 runner"), (43, 1, "2 runner")]
)
def test_the_red_line(xp: int, early: int, horde: str) -> None:
    assert dawn(f"Ned z8 xp {xp} skills medic", zombie(4), red_at_43=early).horde("z1") == horde


# -------------------------------------------------------------------- wounds


@pytest.mark.rule("ZC-07.05", "ZC-G102", "ZC-07.09")
def test_who_decides_what() -> None:
    """The players concerned share the wounds, the victim's player gives up the card."""
    text = "Ned z8 seat 0 hand pistol crowbar\nAmy z8 seat 1 hand pistol water\nzombies z8 1 walker\nfirst 1"
    t = night(text, seats=2)
    assert (t.asks, engine.waiting(t.g)) == ("ask-wound", (1, 0))
    t.play("wound Ned", "wound Ned")
    assert (t.asks, t.seat) == ("ask-lose", 0)


@pytest.mark.rule("ZC-07.09", "ZC-G102")
def test_a_wound_is_shared_by_those_it_concerns() -> None:
    """Not by the token's holder, whose survivor is elsewhere; and alone in a zone one decides alone."""
    text = "Ned z8 seat 0\nAmy z8 seat 1\nDoug z16 seat 2\nzombies z8 1 walker\nfirst 2"
    t = night(text, seats=3)
    assert engine.waiting(t.g) == (0, 1)
    own = night("Ned z8 seat 0\nAmy z8 seat 0\nDoug z16 seat 1\nzombies z8 1 walker\nfirst 1", seats=2)
    assert (own.asks, engine.waiting(own.g)) == ("ask-wound", (0,))


@pytest.mark.rule("ZC-G102")
@pytest.mark.parametrize(
    ("first", "voices", "victim"),
    [
        (0, ("Amy", "Amy", "Ned"), "Amy"),
        (0, ("Ned", "Amy", "Josh"), "Ned"),
        (2, ("Josh", "Ned", "Amy"), "Josh"),
    ],
)
def test_most_votes_decide_and_ties_follow_the_token(
    first: int, voices: tuple[str, ...], victim: str
) -> None:
    """The voices in the order in which they are asked: from the token's holder on."""
    text = f"Ned z8 seat 0\nAmy z8 seat 1\nJosh z8 seat 2\nzombies z8 1 walker\nfirst {first}"
    t = night(text, seats=3)
    t.play(*(f"wound {who}" for who in voices))
    assert [name for name in ("Ned", "Amy", "Josh") if t.who(name).wounds()] == [victim]


@pytest.mark.rule("ZC-07.04", "ZC-07.10", "ZC-07.09")
def test_every_zombie_of_the_zone_bites() -> None:
    t = night("Ned z8\nAmy z8\nDoug z16\nzombies z8 4 walker", quick=1)
    assert (t.at("Ned"), t.at("Amy")) == ("dead", "dead")
    t = night("Ned z8\nAmy z8\nDoug z16\nzombies z8 3 walker")
    for victim in ("Ned", "Amy", "Ned"):
        t.do(f"wound {victim}")
    assert (t.at("Ned"), t.who("Amy").wounds(), t.asks) == ("dead", 1, "ask-next")


@pytest.mark.rule("ZC-07.06", "ZC-08.27", "ZC-05.34")
def test_a_wound_takes_a_place() -> None:
    t = night("Ned z8 hand pistol\nzombies z8 1 walker")
    assert (t.slots("Ned"), t.g.discards) == (["wound", "-", "-", "-", "-"], [17])


@pytest.mark.rule("ZC-09.24", "ZC-G58")
def test_is_that_all_without_cards() -> None:
    t = night("Ned z8 skills is-that-all-youve-got\nzombies z8 1 walker")
    assert (t.who("Ned").wounds(), t.asks) == (1, "ask-turn")
    t = night("Ned z8 hand pistol pack water skills is-that-all-youve-got\nzombies z8 1 walker")
    t.do("pay water " + t.options()[1].split()[-1])
    assert (t.who("Ned").wounds(), t.cards("Ned")) == (0, ["pistol"])


@pytest.mark.rule("ZC-04.09", "ZC-M07.06", "ZC-G85", "ZC-G137")
def test_the_permanent_noise_stays() -> None:
    t = Table("mission 07\nNed r8\nnoise z3 2\noff S1\nphase zombies", 1, [zombie(1)])
    assert (t.noise("z3"), t.noise("z7"), t.tokens("z3")) == (7, 7, 0)
