"""Names of squares: unique, in both languages, and stable while the map grows."""

import pytest

from shamble.games.zombies.board import City, first_city
from shamble.games.zombies.places import place_args, place_of, spot_args
from shamble.games.zombies.rules.tiles import placements
from shamble.match.i18n.messages import LANGUAGES, Translator
from tests.games.zombies.table import Table

MAP = """tiles drug_store 1,0 r2 door=4,2 | straight -1,0 | crossroads -2,0 | hospital -2,1 r2 door=-5,4
         players P1 2,1 | P2 4,2
         zombies -2,1
         turn P1 moving 5"""


def called(city: City, words: Translator, key: str = "place") -> list[str]:
    return [words.text(key, place_args(place_of(city, square))) for square in city.squares]


def grown() -> City:
    """Return a city of all tiles, placed wherever they fit."""
    t = Table("turn P1 moving 1")
    g = t.g
    for tile in [*g.pile]:
        spots = placements(g, tile)
        if spots:
            x, y, turns = spots[len(spots) // 2]
            g.set_city(g.city.extended(tile, turns, x, y))
    return g.city


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["place", "place-to", "place-in"])
def test_no_two_squares_of_a_whole_city_are_called_the_same(language: str, key: str) -> None:
    city = grown()
    assert len(city.placed) > 20
    names = called(city, Translator(language, "zombies"), key)
    assert len(set(names)) == len(names)
    assert not [name for name in names if "," in name and name.split(",")[0].lstrip("-").isdigit()]


def test_names_stay_while_the_map_grows() -> None:
    words = Translator("en", "zombies")
    city, now = first_city(), grown()
    for tile in now.placed[1:]:
        before = called(city, words)
        city = city.extended(tile.tile, tile.turns, tile.x, tile.y)
        assert called(city, words)[: len(before)] == before


def test_squares_are_named_after_the_nearest_named_tile() -> None:
    city = Table(MAP).g.city
    names = dict(
        zip([city.names[square] for square in city.squares], called(city, Translator("en", "zombies")))
    )
    assert names["1,1"] == "the Town Square, middle"
    assert names["4,1"] == "the street by the Drug Store, middle"
    assert names["4,2"] == "the door of the Drug Store"
    assert names["5,2"] == "the Drug Store, south-east corner"
    assert names["-2,1"] == "the road one tile west of the Town Square, middle"
    assert names["-5,1"] == "the crossroads 2 tiles west of the Town Square, middle"


def test_the_notation_is_said_where_it_is_wanted() -> None:
    city = Table(MAP).g.city
    square = city.names.index("4,2")
    said = Translator("it", "zombies", notation=True).text("place-to", place_args(place_of(city, square)))
    assert said == "su 4,2"


def test_free_positions_are_named_after_the_nearest_tile() -> None:
    city = Table(MAP).g.city
    for language, said in (
        ("en", "one tile north of the Town Square"),
        ("it", "una tessera a nord della Piazza Centrale"),
    ):
        assert Translator(language, "zombies").text("place-off", spot_args(city, 0, -1)) == said


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        (
            "en",
            "You go into the street by the Drug Store, west side.",
            "Ada goes into the street by the Drug Store, west side.",
        ),
        (
            "it",
            "Vai nella strada davanti alla Farmacia, lato ovest.",
            "Ada va nella strada davanti alla Farmacia, lato ovest.",
        ),
    ],
)
def test_step_line_addresses_its_reader(language: str, mine: str, others: str) -> None:
    t = Table(MAP)
    (stepped,) = t.do("move E")
    line = stepped.line()
    for reader, said in ((0, mine), (1, others)):
        words = Translator(language, "zombies", ["Ada", "Bruno"], reader=reader)
        assert words.text(line.key, line.args) == said
