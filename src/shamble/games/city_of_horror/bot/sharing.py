"""Worth of votes about supplies (CH-12): who wins, and what each player gets.

With one vote each all tie and all items stay (CH-12.05); two players who agree share the supplies. So a vote
is rated by what it changes.
"""

from shamble.games.city_of_horror.bot.estimates import ANY_CARD, antidote_worth, trust
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.votes import SHARING, blocks, eligible
from shamble.games.city_of_horror.state import GIVE, NO_SEAT, SHARE_VOTE, CityState


def winner(g: CityState, place: int, giver: int = NO_SEAT, to: int = NO_SEAT) -> int:
    """Return who wins if all vote for themselves or as promised, or NO_SEAT for a tie.

    `giver` votes for `to`.
    """
    possible = eligible(g, SHARING, place)
    if len(possible) == 1:
        return possible[0]
    tally = [0] * g.seats
    for _, caster, votes in blocks(g, place):
        target = caster
        if caster == giver:
            target = to
        else:
            for named in promises.promised_args(g, caster, SHARE_VOTE, place):
                if named in possible:
                    target = named
        if target in possible:
            tally[target] += votes
    most = max(tally)
    return tally.index(most) if most > 0 and tally.count(most) == 1 else NO_SEAT


def item(g: CityState, seat: int, place: int, number: int) -> float:
    """Estimate the worth of the item taken as number 0, 1, …; antidotes go first."""
    if number >= g.items_at(place):
        return 0.0
    return antidote_worth(g, seat) if number < g.drop_antidotes[place] else ANY_CARD


def share_worth(g: CityState, seat: int, place: int, first: int, word: bool) -> float:
    """Return what a seat gets if `first` wins.

    The winner gets the best item. The others get the rest by luck, except that with `word` the winner has
    promised this seat the second item; the promise counts as far as the winner can be trusted.
    """
    if first == NO_SEAT:
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
    """Return what a seat gains if `giver` votes for `to`.

    With `word`, `to` promises to share with `giver`.
    """
    before = share_worth(g, seat, place, winner(g, place), word=False)
    first = winner(g, place, giver, to)
    return share_worth(g, seat, place, first, word and first == to and seat == giver) - before


def free_to_vote(g: CityState, seat: int, place: int) -> bool:
    """Return whether a seat has a vote and has promised neither it nor a share."""
    return g.votes_at(seat, place) > 0 and not (
        promises.promised_args(g, seat, SHARE_VOTE, place) or promises.open_promises(g, seat, GIVE, place)
    )


def free_to_share(g: CityState, seat: int, place: int) -> bool:
    """Return whether a seat votes for itself and has items left to promise."""
    if promises.promised_args(g, seat, SHARE_VOTE, place):
        return False
    return len(promises.open_promises(g, seat, GIVE, place)) < g.items_at(place) - 1
