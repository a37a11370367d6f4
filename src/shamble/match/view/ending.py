"""The end of a game: result, scores, highlights and turning point."""

from msgspec.structs import replace

from shamble.core import game_story
from shamble.core.visibility import SPECTATOR
from shamble.match.match import Match
from shamble.match.protocol.view import Ending, Hero, Score, TurningPoint
from shamble.match.view.lines import to_line
from shamble.match.view.options import to_message


def build_ending(match: Match) -> Ending | None:
    """Return the ending of a finished game, or None while it runs."""
    g = match.state
    if not g.is_over():
        return None
    result = match.game.ending(g)
    scores = []
    for seat in range(g.seats):
        note = result.notes[seat]
        score_note = to_message(note) if note is not None else None
        scores.append(Score(seat, seat in g.winners, result.points[seat], score_note))
    facts = [to_message(fact) for fact in result.facts]
    ending = Ending(
        to_message(result.message), _winner(match), scores, dict(result.series), facts, match.secret
    )
    happened = [(played.version, event) for played in match.active for event in played.record.events]
    story = match.game.story(g, happened)
    if story is None:
        return ending
    turning = story.turning.seen_by(SPECTATOR) if story.turning is not None else None
    return replace(
        ending,
        why=to_message(story.why) if story.why is not None else None,
        heroes=[_to_hero(hero) for hero in story.heroes],
        turning=TurningPoint(story.version, story.turning_round, to_line(turning))
        if turning is not None
        else None,
    )


def _to_hero(hero: game_story.Hero) -> Hero:
    fate = to_message(hero.fate) if hero.fate is not None else None
    return Hero(
        hero.thing, to_message(hero.name), hero.seat, hero.alive, fate, hero.kills, hero.finds, hero.wounds
    )


def _winner(match: Match) -> str:
    """Return a side if all of it won, otherwise the seats that won."""
    winners = match.state.winners
    sides = match.game.sides(match.header.setup())
    if f"side-{match.state.outcome}" in sides:
        return match.state.outcome
    won = {sides[seat] for seat in winners}
    if not winners:
        return "nobody"
    if len(won) == 1 and all(seat in winners for seat, side in enumerate(sides) if side in won):
        return won.pop().removeprefix("side-")
    return " ".join(f"seat-{seat}" for seat in winners)
