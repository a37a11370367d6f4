"""Human attacks (ZP-08)."""

import pytest

from tests.games.zombie_plague.table import Table


@pytest.mark.rule("ZP-08.07", "ZP-08.09")
def test_a_body_shot_pushes_the_whole_line() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W kitchen_knife
                 zombies Z1 K11 E | Z2 J11 N""")
    t.do("H1 strike", (5,))
    assert (t.at("Z1"), t.at("Z2")) == ("J11 E", "I11 N")


@pytest.mark.rule("ZP-08.10")
@pytest.mark.example("ZP-E08.03")
def test_a_wall_behind_the_last_zombie_absorbs_the_push() -> None:
    t = Table("""turn H1 4
                 humans H1 J10 W kitchen_knife
                 zombies Z1 I10 E | Z2 H10 E""")
    t.do("H1 strike", (5,))
    assert (t.at("Z1"), t.at("Z2")) == ("I10 E", "H10 E")


@pytest.mark.rule("ZP-08.01")
def test_a_blow_needs_somebody_in_front() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W kitchen_knife
                 zombies Z1 J11 E""")
    assert t.refused_by("H1 strike") == ["ZP-08.01"]
