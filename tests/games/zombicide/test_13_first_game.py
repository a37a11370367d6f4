"""The first game of the play guide: mission 00 step by step, from the choice of survivors to victory."""

import pytest

from tests.games.zombicide.table import Table, card, zombie


@pytest.mark.rule("ZC-M00.02", "ZC-M00.03", "ZC-M00.04", "ZC-04.01", "ZC-04.12")
def test_the_tutorial_is_won_as_the_guide_says() -> None:
    t = Table.new_game("00", 1, chance=[])
    t.play("pick Amy", "pick Ned", "pick Wanda", "pick Phil")

    # Round 1: all search; the three tools come first. Phil has a Pistol already, Ned searches for free.
    t.do("activate Ned")
    t.do("Ned search", card("crowbar"))
    assert t.g.actions == 3
    t.play("done", "Ned move r7", "Ned end", "activate Amy")
    t.do("Amy search", card("fire_axe"))
    t.play("done", "Amy move r7", "Amy end", "activate Phil")
    t.do("Phil search", card("pistol"))
    t.play("done", "Phil move r7", "Phil end")
    assert t.slots("Phil")[:2] == ["pistol", "pistol"]
    t.do("Wanda search", card("machete"))
    t.play("done", "Wanda move r7", "done")
    t.do("Wanda end", zombie(1))
    assert t.hordes() == {"z3": "1 walker", "z7": "1 walker"}  # they come to the noise and stop at the door

    # Round 2: the door; the building fills up, room by room.
    t.do("activate Ned")
    t.do("Ned open D2 with crowbar")
    t.do("room r5", zombie(3))
    t.do("room r6", zombie(2), zombie(4))
    assert t.horde("r7") == "2 walker"
    t.do("Ned strike with crowbar", (4,))
    t.do("Ned strike with crowbar", (5,))
    t.play("Ned end", "activate Phil")
    t.do("Phil shoot z7 with 2 pistol", (4, 2))
    t.play("Phil move z7", "Phil end", "activate Amy", "Amy move z7", "Amy move z6", "Amy end")
    t.play("Wanda move z7", "on z6")
    t.do("Wanda end", zombie(41))
    assert t.hordes() == {"z4": "2 walker", "r7": "2 walker"}

    # Round 3: up the street; the Pistols clear the zone ahead.
    t.do("activate Ned")
    t.do("Ned strike with crowbar", (4,))
    t.do("Ned strike with crowbar", (6,))
    t.play("Ned move z7", "activate Phil", "Phil move z6", "Phil move z5")
    t.do("Phil shoot z4 with 2 pistol", (4, 5))
    t.play("activate Wanda", "Wanda move z5", "on z4", "Wanda end", "Amy move z5", "Amy move z4")
    t.do("Amy end", zombie(4))  # the deck of five has been shuffled again
    assert t.hordes() == {"z1": "2 walker"}

    # Round 4: the second door, two of them before it; one holds it, one runs.
    t.do("activate Amy")
    t.do("Amy open D1 with fire_axe")
    t.do("room r3", zombie(1))
    t.do("room r4", zombie(41))
    t.do("room r1", zombie(2), zombie(3))
    assert t.hordes() == {"z1": "2 walker", "r1": "1 walker", "r2": "1 walker", "z4": "2 walker"}
    t.do("Amy strike with fire_axe", (4,))
    t.do("Amy strike with fire_axe", (5,))
    t.play("Amy end", "activate Wanda", "Wanda move r3", "on r4", "Wanda move r2")
    t.do("Wanda take O1")
    assert (t.g.outcome, t.g.winners, t.g.round) == ("won", (0,), 4)
