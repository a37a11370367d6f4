"""The campaign (AT-13): one team through all six scenarios, and the camp between them."""

import pytest

from shamble.core import engine
from shamble.core.events import Record
from shamble.core.laws import check_game, fingerprint
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.events import Glory
from shamble.games.all_things_zombie.pieces import COUNTERS, ITEM, PERSON
from shamble.games.all_things_zombie.rules.scenarios import decided, finish
from shamble.games.all_things_zombie.state import BOX, DEAD, HAND, LEFT, NO_ONE, Held, HexState, Survivor
from tests.games.all_things_zombie.table import Table


def campaign(seats: int = 1) -> Table:
    return Table.new_game("campaign", seats, "solo" if seats == 1 else "cooperative")


def over(t: Table, verdict: str, **score: int) -> None:
    """End the current scenario with this verdict and this score of side 0."""
    rest = (0,) * (t.g.sides - 1)
    t.g.searches = (score.get("searches", 0), *rest)
    t.g.kills = (score.get("kills", 0), *rest)
    t.g.foes = (score.get("foes", 0), *rest)
    t.g.source = None
    t.g.record = Record()
    finish(t.g, verdict)
    answer = t.g.record.events
    t.record = engine.start(t.g)
    t.record.events[:0] = answer


def edit(t: Table, name: str, s: Survivor) -> None:
    t.g.set_person(t.number(name), s)


def team(g: HexState, side: int = 0) -> list[str]:
    return [s.person().id for s in g.people if s.side == side]


@pytest.mark.rule("AT-13.01", "AT-01.03")
def test_campaign_starts_with_tonya_and_beck() -> None:
    t = campaign()
    assert (t.g.chapter, t.g.scenario, team(t.g)) == (1, 1, ["tonya", "beck"])
    assert (t.hand("tonya"), t.gear("tonya")) == ("pistol", ["medkit"])
    assert (t.hand("beck"), t.gear("beck")) == ("pistol", ["ammo"])


@pytest.mark.rule("AT-13.01")
def test_all_six_scenarios_follow_in_order() -> None:
    t = campaign()
    boards = []
    for chapter in range(1, 7):
        assert (t.g.chapter, t.g.scenario) == (chapter, chapter)
        boards.append(t.g.layout)
        over(t, "won")
        if chapter < 6:
            assert t.asks == "ask-camp"
            t.do_randomly("done")
    assert boards == ["1", "1|4", "2|3", "2|4", "4|2", "3"]
    assert (t.g.outcome, t.g.winners) == ("campaign-won", (0,))


@pytest.mark.rule("AT-13.02", "AT-13.03", "AT-13.04", "AT-13.05", "AT-13.09", "AT-G112")
def test_points_of_a_scenario_are_counted_and_recorded() -> None:
    t = campaign()
    over(t, "won", searches=3, kills=14, foes=1)
    assert t.g.pool == (3 + 2 + 1 + 2,)
    assert t.g.chronicle[0][:4] == (1, 3, 14, 1)
    t.do_randomly("done")
    over(t, "lost", kills=4)
    assert t.g.pool == (8,)  # no 2 points for winning, and zombies of earlier scenarios do not add to these
    assert GAME.ending(t.g).points == [8]
    assert [chapter["points"] for chapter in GAME.client_view(GAME.view(t.g, 0))["chronicle"]] == [8, 0]


@pytest.mark.rule("AT-13.02", "AT-13.05")
def test_points_are_logged() -> None:
    t = campaign()
    over(t, "won", searches=2, kills=5)
    assert t.happened == ["event-ended-won", "event-glory", "event-chapter"]
    assert Glory(-1, 2, 1, 0, 2) in t.record.events  # of all players


@pytest.mark.rule("AT-13.06")
def test_points_buy_equipment_at_its_cost() -> None:
    t = campaign()
    over(t, "won", searches=3)
    t.do_randomly("buy smg for Tonya pack")
    pack = t.who("tonya").pack
    assert pack is not None
    assert (pack.kind, t.g.pool) == (ITEM["smg"], (2,))
    assert t.refused_by("buy shotgun for Beck pack") == ["AT-G115"]


@pytest.mark.rule("AT-13.07", "AT-G111")
def test_points_recruit_survivors_for_their_coin() -> None:
    t = campaign()
    over(t, "won", searches=4)
    t.do_randomly("recruit Bank")
    assert (team(t.g), t.g.pool) == (["tonya", "beck", "bank"], (1,))
    assert t.refused_by("recruit Bank") == ["AT-13.07", "AT-13.10"]
    assert t.refused_by("recruit The-Professor") == ["AT-13.07", "AT-G81"]
    t.do_randomly("done")
    assert t.asks == "ask-place"  # all three set up in scenario 2


@pytest.mark.rule("AT-13.08", "AT-G82")
def test_wounds_stay_and_cost_two_points_each_to_heal() -> None:
    t = campaign()
    edit(t, "tonya", t.who("tonya").hurt(2))
    over(t, "won", searches=1)
    assert t.who("tonya").wounds == 2
    t.do_randomly("heal Tonya")
    assert (t.who("tonya").wounds, t.g.pool) == (1, (1,))
    assert t.refused_by("heal Tonya") == ["AT-13.08"]
    assert t.refused_by("heal Beck") == ["AT-13.08", "AT-13.08"]  # unwounded, and no points


@pytest.mark.rule("AT-13.10", "AT-G81")
def test_only_own_team_continues_with_its_items() -> None:
    t = campaign()
    t.g.take_counter(ITEM["shotgun"])
    edit(t, "beck", t.who("beck").armed(Held(ITEM["shotgun"], False, False, True), None))
    result = Survivor(PERSON["generic_2"], 0, 0).at(5)
    t.g.people.append(result)
    t.g.people.append(Survivor(PERSON["generic_3"], 10, NO_ONE).at(6))  # a hostile one
    over(t, "won")
    assert team(t.g) == ["tonya", "beck", "generic_2"]
    assert (len(t.g.people), t.hand("beck")) == (3, "shotgun")  # loaded again: AT-G151
    assert t.g.pool == (2,)  # without the 12 points of the scenario


@pytest.mark.rule("AT-G151")
def test_between_scenarios_everything_is_laid_out_again() -> None:
    t = campaign()
    g = t.g
    g.put_zombie(3, 7)
    g.entered = g.searched = 3
    g.add_shots(1, 2)
    g.cards_used.append(g.cards.pop())
    g.lose(ITEM["vest"])
    g.take_counter(ITEM["vest"])
    over(t, "lost")
    assert max(g.zombies) < 0
    assert (g.entered, g.searched, g.shots, g.turn) == (0, 0, (), 0)
    assert (len(g.cards), g.supply[ITEM["vest"]]) == (30, COUNTERS[ITEM["vest"]])
    assert GAME.component_errors(g) == []


@pytest.mark.rule("AT-G151")
def test_items_change_hands_in_the_camp() -> None:
    t = campaign()
    over(t, "won")
    t.do_randomly("hand medkit from Tonya to Beck")
    assert (t.gear("tonya"), t.gear("beck")) == ([], ["ammo", "medkit"])


@pytest.mark.rule("AT-G151", "AT-G131")
def test_two_players_share_points_and_divide_the_team_again() -> None:
    t = campaign(2)
    over(t, "won", searches=4)
    t.do_randomly("recruit Bank")
    assert t.seat == 0
    t.do_randomly("done")
    assert (t.seat, t.g.pool) == (1, (0, 1))
    t.do_randomly("buy grenade for Bank box")
    t.do_randomly("done")
    assert [s.seat for s in t.g.people] == [0, 1, 0]
    assert t.g.pool == (0, 0)


@pytest.mark.rule("AT-G111")
def test_the_dead_are_not_recruited_again() -> None:
    t = campaign()
    edit(t, "beck", t.who("beck").gone(DEAD))
    over(t, "lost", searches=6)
    assert team(t.g) == ["tonya"]
    assert t.refused_by("recruit Beck") == ["AT-G111"]


@pytest.mark.rule("AT-G111")
def test_campaign_is_lost_with_the_last_survivor() -> None:
    t = campaign()
    for name in ("tonya", "beck"):
        edit(t, name, t.who(name).gone(DEAD))
    over(t, "lost", searches=6)
    assert (t.g.outcome, t.g.winners) == ("campaign-lost", ())


def at_chapter(number: int, *more: str) -> Table:
    """Return a campaign before the scenario of this number, with these recruits, in the camp."""
    t = campaign()
    for chapter in range(1, number):
        if chapter == number - 1:
            t.g.people.extend([Survivor(PERSON[name], 0, 0) for name in more])
        over(t, "won")
        if chapter < number - 1:
            t.do_randomly("done")
    return t


@pytest.mark.rule("AT-G82")
@pytest.mark.parametrize(("chapter", "goes_on"), [(1, True), (2, True), (3, True), (4, True), (5, False)])
def test_lost_scenario_before_the_fifth_continues_the_campaign(chapter: int, goes_on: bool) -> None:
    t = at_chapter(chapter)
    if chapter > 1:
        t.do_randomly("done")
    over(t, "lost")
    assert (t.asks == "ask-camp") == goes_on
    assert (t.g.outcome == "campaign-lost") != goes_on


@pytest.mark.rule("AT-G81")
def test_recruited_enemies_are_replaced_in_the_firefight() -> None:
    t = at_chapter(4, "nick")
    t.do_randomly("done")
    assert team(t.g, 1) == ["generic_1", "jimmy", "buffy"]
    assert [t.hand(name) for name in team(t.g, 1)] == ["shotgun", "smg", "smg"]
    assert "nick" in team(t.g)


@pytest.mark.rule("AT-G132")
def test_enemies_take_another_gun_if_the_team_has_all() -> None:
    t = at_chapter(4)
    g = t.g
    g.people.extend([Survivor(PERSON[f"generic_{n}"], 0, 0) for n in range(1, 5)])
    for s in range(2, 6):
        g.take_counter(ITEM["smg"])
        g.set_person(s, g.people[s].stowed(ITEM["smg"], HAND, False))
    t.do_randomly("done")
    assert [t.hand(name) for name in team(g, 1)] == ["shotgun", "shotgun", "shotgun"]
    assert GAME.component_errors(g) == []


@pytest.mark.rule("AT-G81", "AT-G152")
def test_the_professor_comes_with_scenario_five_and_stays() -> None:
    t = at_chapter(5)
    assert "professor" in team(t.g)
    t.do_randomly("done")
    assert t.at("professor") == "4E2"
    edit(t, "professor", t.who("professor").hurt(1).gone(LEFT))
    cured = Survivor(PERSON["generic_9"], 0, 0).joined(0, 0, t.number("professor")).at(3)
    t.g.people.append(cured)
    over(t, "won")
    assert (t.g.chapter, t.who("professor").wounds) == (6, 1)
    assert (t.who("generic_9").bound, team(t.g)) == (NO_ONE, ["tonya", "beck", "professor", "generic_9"])


@pytest.mark.rule("AT-13.11")
def test_scenario_six_needs_the_professor_and_four_of_the_team() -> None:
    t = at_chapter(6, "bank", "sailor")
    t.do_randomly("done")
    assert decided(t.g) == ""
    edit(t, "bank", t.who("bank").gone(DEAD))
    assert decided(t.g) == "lost"


@pytest.mark.rule("AT-13.11")
@pytest.mark.parametrize(("inside", "outcome"), [(4, "campaign-won"), (3, "campaign-lost")])
def test_professor_and_four_in_the_heliport_win_the_campaign(inside: int, outcome: str) -> None:
    t = at_chapter(6, "bank", "sailor", "jimmy")
    t.do_randomly("done")
    g = t.g
    g.stage, g.layout = 2, "4"
    pad = next(b for b in g.map().buildings if b.id == "4H").hexes
    for place, n in enumerate([n for n in g.alive(0) if n != t.number("professor")]):
        g.set_person(n, g.people[n].at(pad[place] if place < inside else g.map().number["4A1"]))
    edit(t, "professor", t.who("professor").at(pad[8]))
    assert decided(g) == ""  # the scenario itself needs all survivors inside
    over(t, "lost")
    assert g.outcome == outcome


@pytest.mark.rule("AT-G150")
def test_barricade_allows_one_death() -> None:
    t = at_chapter(2, "generic_1", "generic_2")
    t.do_randomly("done")
    edit(t, "generic_1", t.who("generic_1").gone(DEAD))
    assert decided(t.g) == ""
    edit(t, "generic_2", t.who("generic_2").gone(DEAD))
    assert decided(t.g) == "lost"


@pytest.mark.rule("AT-G150")
def test_a_last_survivor_holds_the_outpost_alone() -> None:
    t = campaign()
    edit(t, "beck", t.who("beck").gone(DEAD))
    over(t, "lost")
    t.do_randomly("done")
    assert t.asks == "ask-place"
    hexes = {t.g.map().names[h] for h in t.g.map().building_at("4D5").hexes}
    assert {text.split()[-1] for text in t.options()} == hexes


@pytest.mark.rule("AT-13.10")
def test_weapons_and_gear_go_into_the_boxes_of_the_card() -> None:
    t = campaign()
    over(t, "won", searches=9)
    for _ in range(2):
        t.do_randomly("buy grenade for Tonya box")
    assert len(t.who("tonya").gear) == t.who("tonya").person().boxes
    assert t.refused_by("buy ammo for Tonya box") == ["AT-03.14"]
    assert not t.who("tonya").has_room(ITEM["ammo"], BOX)


@pytest.mark.rule("AT-13.01")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_campaign_keeps_the_laws(seats: int) -> None:
    """One of the laws replays the game from any saved point."""
    for seed in (1, 3):
        setup = Setup(seats, "solo" if seats == 1 else "cooperative", "campaign")
        assert check_game(GAME, setup, seed).outcome.startswith("campaign-")


@pytest.mark.rule("AT-13.01")
def test_a_camp_is_the_same_after_a_save() -> None:
    t = campaign()
    over(t, "won", searches=5)
    copy = t.g.clone()
    t.do_randomly("recruit Jimmy")
    action = engine.find(copy, 0, "recruit Jimmy")
    assert action is not None
    engine.apply(copy, 0, action)
    assert fingerprint(copy) == fingerprint(t.g)
    assert engine.legal(copy, 0) == engine.legal(t.g, 0)
