"""What a vote about supplies is worth (CH-12): who wins with whose votes, and what that leaves everybody.

With one vote each nobody wins and nobody gets anything (CH-12.05); two who agree share what lies there. So a vote is
priced by what it changes, and not by what it is."""

from shamble.games.city_of_horror.bot.estimates import ANY_CARD, antidote_worth, trust
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.votes import SHARING, blocks, eligible
from shamble.games.city_of_horror.state import GIVE, NOBODY, SHARE_VOTE, CityState


def winner(g: CityState, place: int, giver: int = NOBODY, to: int = NOBODY) -> int:
    """Who wins if all vote for themselves, or as they have promised, and `giver` for `to`; NOBODY where it is a tie."""
    possible = eligible(g, SHARING, place)
    if len(possible) == 1:
        return possible[0]
    tally = [0] * g.seats
    for _, caster, votes in blocks(g, place):
        target = caster
        if caster == giver:
            target = to
        else:
            for named in promises.owed(g, caster, SHARE_VOTE, place):
                if named in possible:
                    target = named
        if target in possible:
            tally[target] += votes
    most = max(tally)
    return tally.index(most) if most > 0 and tally.count(most) == 1 else NOBODY


def item(g: CityState, seat: int, place: int, number: int) -> float:
    """What the item that is taken as number 0, 1, ... is worth to a seat; antidotes go first."""
    if number >= g.items_at(place):
        return 0.0
    return antidote_worth(g, seat) if number < g.drop_antidotes[place] else ANY_CARD


def portion(g: CityState, seat: int, place: int, first: int, word: bool) -> float:
    """What a seat gets where `first` wins: the best item for him, what is left by luck for the others, and for whom he
    has given his `word` to the second, as far as he is to be trusted."""
    if first == NOBODY:
        return 0.0
    if first == seat:
        return item(g, seat, place, 0)
    others = max(1, len(g.order()) - 1)
    second = item(g, seat, place, 1)
    luck = min(1.0, (g.items_at(place) - 1) / others) * second
    if not word:
        return luck
    honest = trust(g, first)
    return honest * second + (1.0 - honest) * luck


def change(g: CityState, seat: int, place: int, giver: int, to: int, word: bool) -> float:
    """What it brings a seat if `giver` votes for `to`, who gives his word to share with `giver`, or does not."""
    before = portion(g, seat, place, winner(g, place), word=False)
    first = winner(g, place, giver, to)
    return portion(g, seat, place, first, word and first == to and seat == giver) - before


def free_to_vote(g: CityState, seat: int, place: int) -> bool:
    """Has a seat a vote that it has not promised, and no share either, which it could give only if it won?"""
    return g.votes_at(seat, place) > 0 and not (
        promises.owed(g, seat, SHARE_VOTE, place) or promises.open_words(g, seat, GIVE, place)
    )


def free_to_share(g: CityState, seat: int, place: int) -> bool:
    """May a seat promise a share: does it vote for itself, and is more there than it has promised already?"""
    if promises.owed(g, seat, SHARE_VOTE, place):
        return False
    return len(promises.open_words(g, seat, GIVE, place)) < g.items_at(place) - 1
