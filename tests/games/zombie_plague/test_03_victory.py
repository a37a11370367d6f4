"""Victory (ZP-03), and how else a game can end."""

import pytest

from tests.games.zombie_plague.table import Table, card, spot

ALL = "D1 W1 W2 D2 W3 W4 D3 W5 G1 G2 G3 D4"
HOUSE = "D1 W1 W2 D2 W3 W4 D3 W5"
SEARCHED = "S1 1 | S2 1 | S3 1 | S4 1 | S5 1 | S6 1"


def without(openings: str, one: str) -> str:
    return " ".join(o for o in openings.split() if o != one)


def last_board(closed: str, searched: str = SEARCHED, zombies: str = "Z1 A1 E", **options: bool) -> Table:
    """H1 is about to board up the living room window W1, the last one unless `closed` lacks another."""
    return Table(
        f"""turn H1 4
            humans H1 H11 W | H2 I11 N
            zombies {zombies}
            closed {closed}
            searched {searched}""",
        **options,  # type: ignore[arg-type]
    )


@pytest.mark.rule("ZP-03.01", "ZP-G07")
def test_humans_win_with_all_searched_shut_and_no_zombie_inside() -> None:
    t = last_board(without(ALL, "W1"))
    assert not t.g.is_over()
    t.do("H1 barricade")
    assert (t.g.outcome, t.g.winners) == ("humans", (0,))
    assert t.happened == ["Barricaded", "Ended"]


@pytest.mark.rule("ZP-03.01", "ZP-10.05")
@pytest.mark.parametrize("place", ["S1", "S2", "S3", "S4", "S5", "S6"])
def test_a_single_place_not_searched_is_too_few(place: str) -> None:
    others = " | ".join(p for p in SEARCHED.split(" | ") if not p.startswith(place))
    t = last_board(without(ALL, "W1"), others)
    t.do("H1 barricade")
    assert not t.g.is_over()


@pytest.mark.rule("ZP-03.01", "ZP-G07")
@pytest.mark.parametrize("opening", without(ALL, "W1").split())
def test_a_single_opening_left_is_too_many(opening: str) -> None:
    t = last_board(without(without(ALL, "W1"), opening))
    t.do("H1 barricade")
    assert not t.g.is_over()


@pytest.mark.rule("ZP-G07")
def test_inner_doors_do_not_count() -> None:
    t = last_board(without(ALL, "W1") + " I1 I2 I3")
    t.do("H1 barricade")
    assert t.g.outcome == "humans"
    assert t.g.history[-1][2] == len(t.closed())  # the end is the last entry of the history


@pytest.mark.rule("ZP-03.01", "ZP-G07")
@pytest.mark.parametrize("square", ["H18", "N16", "P14", "O12", "P6"])
def test_a_zombie_in_house_or_garage_spoils_it(square: str) -> None:
    t = last_board(without(ALL, "W1"), zombies=f"Z1 {square} N")
    t.do("H1 barricade")
    assert not t.g.is_over()


@pytest.mark.rule("ZP-03.01", "ZP-G07")
@pytest.mark.parametrize(("house_only", "outcome"), [(False, ""), (True, "humans")])
def test_with_house_only_the_garage_does_not_matter(house_only: bool, outcome: str) -> None:
    t = last_board(without(HOUSE, "W1"), zombies="Z1 P6 N", house_only=house_only)
    t.do("H1 barricade")
    assert t.g.outcome == outcome


@pytest.mark.rule("ZP-G07")
def test_with_house_only_a_zombie_in_the_house_still_matters() -> None:
    t = last_board(without(HOUSE, "W1"), zombies="Z1 H18 N", house_only=True)
    t.do("H1 barricade")
    assert not t.g.is_over()


@pytest.mark.rule("ZP-03.01", "ZP-G30")
def test_killing_the_last_zombie_inside_wins_at_once() -> None:
    t = Table(f"""turn H1 4
                  humans H1 L11 W baseball_bat
                  zombies Z1 K11 E | Z2 A1 E
                  closed {ALL}
                  searched {SEARCHED}""")
    t.do("H1 strike", (5,))
    assert t.g.outcome == "humans"


@pytest.mark.rule("ZP-03.01", "ZP-G30")
def test_the_last_search_wins_at_once_even_by_another_human() -> None:
    searched = "S1 1 | S2 2 | S3 1 | S4 1 | S5 1"
    t = Table(f"""turn H2 4
                  humans H1 gone | H2 P18 S
                  zombies Z1 A1 E
                  closed {ALL}
                  searched {searched}""")
    t.do("H2 search", card("ammo"))
    assert t.g.outcome == "humans"


@pytest.mark.rule("ZP-G30")
def test_victory_is_looked_for_after_every_card() -> None:
    """The first card of a Eureka!! boards up the last opening: the second is never drawn."""
    t = Table(f"""turn H1 4
                  humans H1 P18 S
                  zombies Z1 A1 E
                  closed {without(ALL, "W1")}
                  searched {SEARCHED.replace(" | S6 1", "")}""")
    t.do("H1 search", card("eureka"), card("lucky_coincidence"))
    t.do("lucky W1")
    assert t.g.outcome == "humans"


@pytest.mark.rule("ZP-G30")
def test_it_is_looked_for_after_an_action_of_a_zombie_too() -> None:
    t = Table(
        f"""turn Z1 2
            humans H1 H11 W
            zombies Z1 P6 N
            closed {HOUSE} D4
            searched {SEARCHED}""",
        house_only=True,
    )
    t.do("Z1 left")
    assert t.g.outcome == "humans"


@pytest.mark.rule("ZP-03.02")
def test_zombies_win_when_the_last_human_turns() -> None:
    t = Table("""turn Z1 2
                 humans H1 L11 W | H2 gone
                 zombies Z1 K11 E""")
    t.do("Z1 attack", (4, 4), (1,))
    assert (t.g.outcome, t.g.winners) == ("zombies", (1,))


@pytest.mark.rule("ZP-03.02")
def test_zombies_do_not_win_while_one_human_stands() -> None:
    t = Table("""turn Z1 2
                 humans H1 L11 W | H2 A1 N
                 zombies Z1 K11 E""")
    t.do("Z1 attack", (4, 4), (1,))
    assert not t.g.is_over()
    assert t.g.standing() == [2]


@pytest.mark.rule("ZP-03.02")
def test_a_human_can_lose_the_game_in_his_own_turn() -> None:
    t = Table(
        """turn H1 4
           humans H1 L11 W chainsaw
           zombies Z1 K11 E | Z2 A1 S""",
        seats=4,
    )
    t.do("H1 strike", (1,), (1,))
    assert (t.g.outcome, t.g.winners) == ("zombies", (2, 3))


@pytest.mark.rule("ZP-G22")
def test_nobody_is_left_and_somebody_escaped() -> None:
    t = Table(
        """turn Z1 2
           humans H1 L11 W | H2 escaped
           zombies Z1 K11 E""",
        seats=4,
    )
    t.do("Z1 attack", (4, 4), (1,))
    assert (t.g.outcome, t.g.winners) == ("escape", (1,))


@pytest.mark.rule("ZP-G22", "ZP-G54")
def test_who_escaped_wins_also_when_the_others_hold_the_house() -> None:
    t = Table(
        f"""turn H1 4
            humans H1 H11 W | H2 escaped | H3 gone
            zombies Z1 A1 E
            closed {without(ALL, "W1")}
            searched {SEARCHED}""",
        seats=5,
    )
    t.do("H1 barricade")
    assert (t.g.outcome, t.g.winners) == ("humans", (0, 1, 2))


@pytest.mark.rule("ZP-G54")
@pytest.mark.parametrize(("answer", "winners"), [("accept", (1, 2, 3)), ("decline", (2, 3))])
def test_who_plays_on_as_a_zombie_wins_with_the_zombies(answer: str, winners: tuple[int, ...]) -> None:
    t = Table(
        """turn Z1 2
           humans H1 A1 W | H2 L11 W
           zombies Z1 K11 E | Z2 B1 W""",
        seats=4,
    )
    t.do("Z1 attack", (2, 2), (1,))
    assert (t.asks, t.seat) == ("ask-play-on", 1)
    t.do(answer)
    t.do("face N")
    t.play("Z1 end")
    t.do("Z2 attack", (3, 3), (1,))
    assert (t.g.outcome, t.g.winners) == ("zombies", winners)


@pytest.mark.rule("ZP-G54")
def test_who_went_over_does_not_win_with_the_house() -> None:
    t = Table(
        f"""turn H2 4
            humans H1 H11 W | H2 L11 W chainsaw
            zombies Z1 K11 E
            closed {without(ALL, "W1")}
            searched {SEARCHED}""",
        seats=4,
    )
    t.do("H2 strike", (1,), (1,))
    t.do("accept")
    t.do("face W")
    zombie = next(n for n in t.g.dead() if t.g.zombie(n).seat == 1)
    for number in list(t.g.dead()):
        if number in (1, zombie):  # carried out of the house by hand
            t.g.set_zombie(number, t.g.zombie(number).at(number))
    t.do("H1 barricade")
    assert (t.g.outcome, t.g.winners) == ("humans", (0,))


@pytest.mark.rule("ZP-G54")
def test_a_player_with_a_human_left_stays_on_the_human_side() -> None:
    t = Table(
        f"""turn H3 4
            humans H1 H11 W | H2 L14 N | H3 L11 W chainsaw
            zombies Z1 K11 E
            closed {without(ALL, "W1")}
            searched {SEARCHED}""",
        seats=4,
    )
    t.do("H3 strike", (1,), (1,))
    assert (t.asks, t.seat) == ("ask-zombie-facing", 3)  # not eliminated, so no question (ZP-09.05)
    t.do("face W")
    for number in list(t.g.dead()):
        t.g.set_zombie(number, t.g.zombie(number).at(number))
    t.do("go H1", seat=0)
    t.do("H1 barricade")
    assert (t.g.outcome, t.g.winners) == ("humans", (0, 1))


@pytest.mark.rule("ZP-09.05", "ZP-G54")
@pytest.mark.parametrize(("answer", "winners"), [("accept", (1, 2, 3)), ("decline", (2, 3))])
def test_last_human_of_one_of_several_players_can_convert(answer: str, winners: tuple[int, ...]) -> None:
    t = Table(
        """turn Z1 2
           humans H1 A1 W | H2 L11 W | H3 gone | H4 gone
           zombies Z1 K11 E | Z2 B1 W""",
        seats=4,
    )
    t.do("Z1 attack", (2, 2), (1,))
    assert (t.asks, t.seat) == ("ask-play-on", 1)
    t.play(answer, "face N", "Z1 end")
    t.do("Z2 attack", (3, 3), (1,))
    assert (t.g.outcome, t.g.winners) == ("zombies", winners)


@pytest.mark.rule("ZP-09.05", "ZP-G54")
def test_player_with_an_escaped_human_gets_no_zombie() -> None:
    t = Table(
        """turn Z1 2
           humans H1 A1 W | H2 L11 W | H3 gone | H4 escaped
           zombies Z1 K11 E | Z2 B1 W""",
        seats=4,
    )
    t.do("Z1 attack", (2, 2), (1,))
    assert (t.asks, t.seat) == ("ask-zombie-facing", 2)


@pytest.mark.rule("ZP-G55")
@pytest.mark.parametrize("dawn", [60, 100, 200])
def test_at_dawn_nobody_has_won(dawn: int) -> None:
    t = Table(
        """turn humans
           humans H1 H11 W
           zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N""",
        dawn=dawn,
    )
    rounds = 0
    while not t.g.is_over():
        rounds += 1
        assert t.g.round == rounds
        t.do("H1 end")
        t.do("rest")
    assert rounds == dawn
    assert (t.g.outcome, t.g.winners) == ("dawn", ())
    assert len(t.g.history) == dawn + 1  # the set-up and each round once


@pytest.mark.rule("ZP-G30")
def test_no_victory_without_a_human_on_the_board() -> None:
    """The last one drives off: that is an escape, however safe the house is."""
    t = Table(f"""turn H1 4
                  humans H1 G2 S car_keys
                  zombies Z1 A1 E
                  closed {without(ALL, "W1")}
                  searched {SEARCHED}""")
    t.do("H1 drive")
    assert t.g.outcome == "escape"


def test_the_end_is_told_with_kills_and_rounds() -> None:
    from shamble.games.zombie_plague import GAME

    t = Table("""turn H1 4
                 humans H1 L11 W baseball_bat | H2 escaped
                 zombies Z1 K11 E | Z2 J11 E""")
    t.do("H1 strike", (5,))
    t.do("H1 end", *spot("N", "A1"))
    t.do("go Z2")
    t.do("Z2 forward")
    t.do("Z2 attack", (4, 4), (1,))
    ending = GAME.ending(t.g)
    assert ending.message.key == "end-escape"
    assert [(f.key, f.args) for f in ending.facts] == [
        ("fact-kills", {"number": 1, "kills": 1}),
        ("fact-rounds", {"rounds": 1}),
    ]
    assert [note.key if note else "" for note in ending.notes] == ["note-escaped", ""]
    assert ending.points == [1, 0]


def test_seat_that_lives_on_is_not_noted_as_a_zombie() -> None:
    from shamble.games.zombie_plague import GAME
    from shamble.games.zombie_plague.state import ZOMBIFIED

    t = Table("""turn H1 4
                 humans H1 L11 W | H2 K11 W
                 zombies Z1 A1 E""")
    for human, note in ((2, None), (1, "note-zombified")):
        t.g.set_human(human, t.g.human(human).off_board(ZOMBIFIED))
        message = GAME.ending(t.g).notes[0]
        assert (message.key if message else None) == note
