"""The board in characters: boxes with zombies and characters; hands stay hidden."""

from rich.text import Text

from shamble.cli.messages import Speech
from shamble.core import engine
from shamble.core.rng import stream
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.client_view import picture
from shamble.games.city_of_horror.terminal import WIDE, board


def test_board_shows_characters_and_only_the_own_hand() -> None:
    g = GAME.new(GAME.default_setup(3), 2)
    engine.start(g)
    numbers = stream(2, 5)
    for _ in range(60):
        seat = engine.waiting(g)[0]
        engine.apply(g, seat, GAME.advise(GAME.view(g, seat), engine.legal(g, seat), numbers).action)
    view = GAME.view(g, 0)
    speech = Speech("it", GAME, ["Ada", "Bruno", "Carla"])
    drawn = board(view, speech.text)
    lines = [Text.from_markup(line).plain for line in drawn.map]
    seen = picture(view)
    for place in seen["places"]:
        head = f"{place['number']} {speech.text('place-' + place['place'])}"
        row = next(n for n, line in enumerate(lines) if f"| {head}" in line)
        left = lines[row].index(f"| {head}")
        box = []
        for line in lines[row + 1 :]:
            if line[left] == "+":
                break
            box.append(line[left + 2 : left + 1 + WIDE].strip())
        assert box[0].split()[0] == "z" * place["zombies"] if place["zombies"] else box[0].startswith("-")
        here = [c for c in seen["characters"] if c["alive"] and c["place"] == place["id"]]
        assert len([line for line in box[1:] if line[-1:].isdigit()]) == len(here)
    answer = "\n".join(Text.from_markup(line).plain for line in drawn.notes)
    assert "1 Ada" in answer
    for other in seen["seats"][1:]:
        assert not any(card["card"] for card in other["hand"])
