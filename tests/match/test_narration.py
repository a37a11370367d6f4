"""The text view: enough to play a game in both languages, without hidden information."""

from collections.abc import Iterator
from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.core.game import Game
from shamble.core.rng import stream
from shamble.match import narration
from shamble.match.i18n.messages import LANGUAGES, Translator
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.narration import Narrator
from shamble.match.narration.parser import COMMANDS, Command, parse
from shamble.match.narration.sentences import sentence, unique_name
from shamble.match.view.lines import lines_since

ME = 0
BOX = ("all-things-zombie", "city-of-horror", "zombicide", "zombie-plague", "zombies")
SEATS = {"zombies": 2, "city-of-horror": 3, "zombicide": 2}
QUESTIONS = (
    "me",
    "near",
    "reach",
    "can",
    "room",
    "hand",
    "votes",
    "everybody",
    "places",
    "since",
    "last",
    "why",
)


class Ear:
    """A player of seat 0 who uses only the text view, against novices."""

    def __init__(self, game: Game[Any], language: str, seed: int) -> None:
        seats = SEATS.get(game.id, 2)
        bots = [Occupant("bot", f"Bot {seat}", "novice") for seat in range(1, seats)]
        self.match = Match.new(game, [Occupant("person", "Ada"), *bots], game.default_setup(seats), seed)
        self.words = Translator(language, game.id, [chair.name for chair in self.match.occupants], reader=ME)
        self.novice = make_bot("novice", game)
        self.mark = -1

    def stops(self, most: int) -> Iterator[Narrator]:
        """Yield a narrator at every decision of the player, and once at the end."""
        match = self.match
        while not match.state.is_over() and most:
            waiting = match.waiting()
            if (due := match.next_automatic_entry()) is not None:
                match.accept(due)
            elif waiting[0] != ME:
                match.accept(match.act(waiting[0], match.decision_id, self.advised(waiting[0])))
            else:
                most -= 1
                teller = narration.build_narrator(match, [ME], self.words, self.mark)
                yield teller
                self.choose(teller)
        yield narration.build_narrator(match, [ME], self.words, self.mark)

    def choose(self, teller: Narrator) -> None:
        """Choose a novice's option by its number."""
        assert teller.decision is not None
        choices = [option.text for option in teller.decision.options]
        answer = teller.answer(str(choices.index(self.advised(ME)) + 1))
        assert answer.does in ("act", "confirm")
        assert bool(answer.lines) == (answer.does == "confirm")
        self.mark = self.match.version
        self.match.accept(self.match.act(ME, self.match.decision_id, answer.text))

    def advised(self, seat: int) -> str:
        match = self.match
        numbers = stream(match.header.seed, 1000 + match.version * 9 + seat)
        return self.novice.choose(match.view(seat), match.options(seat), numbers).action.text(match.state)


def sound(lines: list[str], language: str) -> None:
    """Check that sentences can be read aloud: no keys, no gaps, no doubled punctuation."""
    for line in lines:
        assert line.strip(), lines
        assert ".." not in line.replace("...", ""), line
        assert "{" not in line, line
        assert "narration-" not in line, line
        assert "@" not in line, line


@pytest.mark.parametrize("id", [*BOX, "drill"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_view_suffices_to_play(id: str, language: str) -> None:
    ear = Ear(games()[id], language, seed=3)
    heard = -1
    teller = None
    for number, teller in enumerate(ear.stops(most=60)):
        happened = lines_since(ear.match, [ME], heard)
        wanted = [teller.line(line) for passage in happened for line in passage.lines]
        spoken = teller.news(heard, "near")
        since = teller.answer("since").lines
        assert [line for line in wanted if line not in spoken and line not in since] == []
        all_of_it = teller.news(heard, "all")
        assert [line for line in wanted if not any(one.startswith(line[:-1]) for one in all_of_it)] == []
        heard = ear.match.version
        asked = QUESTIONS[number % len(QUESTIONS)]
        page = teller.page()
        told_now = [*spoken, *page.asked, *page.head, *page.near, *page.everybody, *page.places]
        sound([*told_now, *teller.answer(asked).lines], language)
    assert teller is not None


LONG = pytest.param("zombie-plague", marks=pytest.mark.soak)


@pytest.mark.parametrize("id", [*(id for id in BOX if id != "zombie-plague"), LONG])
def test_text_view_suffices_to_the_end_of_a_game(id: str) -> None:
    ear = Ear(games()[id], "en", seed=4)
    *_, last = ear.stops(most=5000)
    assert ear.match.state.is_over()
    assert len(last.question_lines()) > 1  # the result, and the points of all seats


@pytest.mark.parametrize("id", BOX)
def test_narration_reveals_no_hidden_information(id: str) -> None:
    """The narration is equal for all worlds that the seat cannot distinguish."""
    ear = Ear(games()[id], "en", seed=5)
    game = ear.match.game
    for number, teller in enumerate(ear.stops(most=40)):
        if number % 4:
            continue
        view = ear.match.view(ME)
        other = game.view(game.imagine(view, stream(number, 7)), ME)
        position = narration.describe_position(ear.match, other, ear.words)
        there = Narrator(game, other, position, ear.words, teller.decision, teller.happened, teller.over)
        assert there.page() == teller.page()
        for asked in QUESTIONS:
            assert there.answer(asked) == teller.answer(asked), asked


# ---------------------------------------------------------------- single answers


@pytest.fixture(scope="module")
def house() -> Narrator:
    """Return a narrator for Zombie Plague, humans in the garden, before the first move."""
    ear = Ear(games()["zombie-plague"], "en", seed=3)
    return next(teller for teller in ear.stops(most=60) if teller.answer("can").lines[0] == "Human 2:")


def test_digest_merges_repeated_lines() -> None:
    ear = Ear(games()["city-of-horror"], "en", seed=3)
    teller = next(stop for number, stop in enumerate(ear.stops(most=5)) if number == 4)
    said = teller.news(-1, "all")
    assert any(line.endswith("gets a card, 7 times.") for line in said)
    assert not any(line.endswith("gets a card.") for line in said)


def test_equal_options_show_their_differences() -> None:
    assert unique_name("place D1", ["place D1", "place E1"]) == "D1"
    assert unique_name("pay tear_gas 7", ["pay tear_gas 7", "pay tear_gas 12"]) == "7"
    assert unique_name("walk 0,1 E", ["walk 0,1 E", "walk 2,1 E"]) == "0,1 E"


@pytest.mark.parametrize("typed", ["who reaches me?", "chi mi raggiunge", "reach"])
def test_threats_can_be_asked_in_a_sentence(typed: str) -> None:
    assert parse(typed, []) == Command("reach")


def test_options_are_chosen_by_number_notation_or_words(house: Narrator) -> None:
    assert house.decision is not None
    first = house.decision.options[0]
    for typed in ("1", first.text, "forward", "one square forw"):
        assert house.answer(typed).text == first.text
    assert house.answer("99").lines == ["There is no 99: choices go from 1 to 4."]
    assert house.answer("turn").lines[0] == "2 choices begin like “turn”:"
    assert house.answer("xyzzy").lines == ["You can't do “xyzzy” now. Type choices or help."]


def test_refusals_come_with_their_rule(house: Narrator) -> None:
    answer = house.answer("why shoot").lines
    assert answer[0].startswith("Not allowed: Shoot.")
    assert answer[1].startswith("ZP-")
    assert house.answer("rule ZP-08.01").lines[0].startswith("ZP-08.01: ")
    assert house.answer("rule ZP-99").lines == ["There is no rule ZP-99."]


def test_arrows_move_over_the_board_and_home_returns(house: Narrator) -> None:
    home = house.answer("home")
    assert home.at == house.position.figures["hum:2"].place
    assert "Human 2" in home.lines[0]
    west = house.answer("west", home.at)
    assert west.at != home.at
    assert house.answer("east", west.at).at == home.at
    north = house.answer("north", "sq:A1")
    assert north.at == "sq:A1"
    assert north.lines[0] == "The board ends here."
    assert "edge of the board" in house.answer("look A1").lines[1]


def test_route_and_room_commands(house: Narrator) -> None:
    assert house.answer("look nowhere").lines == ["There is no place called “nowhere”."]
    assert any("ways out" in line for line in house.answer("room kitchen").lines)
    assert any("steps:" in line for line in house.answer("way kitchen").lines)
    assert house.answer("who human 3").lines[0].startswith("Human 3, garden")


def test_completion_lists_matching_words(house: Narrator) -> None:
    assert "reach" in house.answer("rea?").lines
    assert house.answer("who hum?").lines[0] == "who Human 1"
    assert house.answer("zzz?").lines == ["Nothing begins like “zzz”."]


def test_narration_level_can_be_chosen(house: Narrator) -> None:
    assert (house.answer("say mine").does, house.answer("say mine").text) == ("say", "mine")
    assert house.answer("racconta all").text == "all"
    assert house.answer("say").lines == ["Type say all, say near or say mine."]


@pytest.mark.parametrize("word", sorted(set(COMMANDS) - {"save", "salva", "quit", "exit", "esci", "auto"}))
def test_every_command_has_an_answer_or_effect(house: Narrator, word: str) -> None:
    answer = house.answer(word)
    assert answer.lines or answer.does


def test_help_names_commands_in_both_languages() -> None:
    for language in LANGUAGES:
        text = Translator(language, "drill").text("narration-help")
        known = [word for word in COMMANDS if f" {word}" in f" {text}".replace("\n", " ").replace(",", " ")]
        assert len({COMMANDS[word] for word in known}) > 20


def test_sentences_end_once() -> None:
    assert sentence("he goes.") == "He goes."
    assert sentence("he goes") == "He goes."
    assert sentence("he goes?") == "He goes?"
    assert sentence("") == ""


def test_narrator_accepts_real_dice() -> None:
    """The narrator accepts real dice as one or as several numbers."""
    game = games()["drill"]
    match = Match.new(
        game, [Occupant("person", "Ada"), Occupant("person", "Bruno")], game.default_setup(2), 1, "typed"
    )
    while match.pending() is not None and match.waiting():
        seat = match.waiting()[0]
        match.accept(match.act(seat, match.decision_id, match.options(seat)[0].text(match.state)))
    teller = narration.build_narrator(match, [ME], Translator("en", "drill", ["Ada", "Bruno"], reader=ME), -1)
    assert (teller.answer("4").does, teller.answer("4").text) == ("rolled", "4")
    assert teller.answer("since").does == ""


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("where am I", "me"),
        ("Dove sono?", "me"),
        ("status", "board"),
        ("what can I do?", "choices"),
        ("what happened", "since"),
        ("look around", "look"),
    ],
)
@pytest.mark.parametrize("id", ["zombicide", "city-of-horror"])
def test_everyday_questions_are_understood(id: str, typed: str, same: str) -> None:
    *_, teller = Ear(games()[id], "en", seed=3).stops(most=12)
    answer = teller.answer(typed)
    assert answer.lines
    assert answer.lines == teller.answer(same).lines


@pytest.mark.parametrize("id", ["zombicide", "zombies", "zombie-plague", "all-things-zombie"])
def test_walking_to_a_side_takes_a_step(id: str) -> None:
    """`walk north` takes the action of the route there, or describes that side."""
    walked = refused = 0
    for teller in Ear(games()[id], "en", seed=3).stops(most=60):
        if teller.decision is None or not teller.homes():
            continue
        options = [option.text for option in teller.decision.options]
        for way in ("north", "east", "south", "west"):
            answer = teller.answer(f"walk {way}")
            if answer.does:
                walked += 1
                assert answer.text in options
            else:
                refused += 1
                assert answer.lines
                sound(answer.lines, "en")
        if walked > 3 and refused > 3:
            break
    assert walked > 3
    assert refused > 3


def test_humans_on_the_board_have_not_turned() -> None:
    for teller in Ear(games()["zombie-plague"], "en", seed=3).stops(most=3):
        assert not [line for line in teller.everybody() if "zombie" in line and line.startswith("Human")]
