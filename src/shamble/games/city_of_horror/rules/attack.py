"""Zombie attacks (CH-11), and those of the leader at the crossroads (CH-22)."""

from shamble.core.actions import Action
from shamble.core.frames import Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.actions import hand_cards
from shamble.games.city_of_horror.board import CROSSROADS
from shamble.games.city_of_horror.choices import ChoosePerson, ChooseSeat
from shamble.games.city_of_horror.events import Attacked, VoteTied, VoteWon
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.deaths import die
from shamble.games.city_of_horror.rules.leader import advance_leader, lead, next_colour
from shamble.games.city_of_horror.rules.moments import Verdict
from shamble.games.city_of_horror.rules.votes import ATTACK, Vote, blocks, eligible
from shamble.games.city_of_horror.rules.windows import open_trading
from shamble.games.city_of_horror.state import NO_SEAT, TIE, CityState


class CheckAttack(Step[CityState]):
    """Check whether the zombies attack once no player wants to act any more (CH-11.03).

    A location is attacked at most once a turn, with one victim (CH-11.10), and the zombies stay (CH-11.08).
    The players vote on the victim (CH-21.02); at the crossroads the leader decides (CH-11.09).
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: CityState) -> None:
        promises.note_attack_check(g, self.place)
        if not g.under_attack(self.place):
            return
        prey = eligible(g, ATTACK, self.place)
        g.emit(Attacked(self.place, g.zombies[self.place], len(prey) > 0))
        if not prey:
            return  # the zombies stay, the marker does not move (CH-G13, CH-22.05)
        if self.place == CROSSROADS:
            leader_attacks(g)
        elif len(prey) == 1:
            choose_loser(g, self.place, prey[0])  # CH-G14
        elif blocks(g, self.place):
            g.push(AttackVote(self.place))
        else:
            ask_tie_break(g, self.place, prey)  # no present player has a vote (CH-G14)


class AttackVote(Vote):
    """The players at the location vote for the victim (CH-11.04)."""

    def __init__(self, place: int) -> None:
        super().__init__(ATTACK, place)

    def counted(self, g: CityState, first: list[int]) -> None:
        if len(first) == 1:
            choose_loser(g, self.place, first[0])
        else:
            ask_tie_break(g, self.place, first)


def ask_tie_break(g: CityState, place: int, seats: list[int]) -> None:
    """Let the starting player break the tie, present or not (CH-11.05)."""
    g.emit(VoteTied(place, ATTACK))
    g.push(BreakTie(place, tuple(seats)))
    open_trading(g, place)


class BreakTie(Verdict):
    """The starting player chooses among the tied players, themselves included (CH-G15)."""

    def __init__(self, place: int, tied: tuple[int, ...]) -> None:
        self.place = place
        self.tied = tied

    def at_risk(self, g: CityState) -> tuple[int, ...]:
        return self.tied

    def seat(self, g: CityState) -> int:
        return g.start

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place)

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-tie", names.place_args(self.place), ("CH-11.05", "CH-G15"))

    def legal(self, g: CityState, seat: int) -> list[Action[CityState]]:
        possible = promises.bound_to(g, g.start, TIE, self.place, list(self.tied))
        return [ChooseSeat(other, "tie") for other in possible]

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return self.legal(g, seat) + hand_cards(g, seat)

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseSeat)
        g.stack.pop()
        promises.note_choice(g, seat, TIE, self.place, action.seat, list(self.tied))
        choose_loser(g, self.place, action.seat)


def choose_loser(g: CityState, place: int, seat: int) -> None:
    """Record the chosen player, who loses a character at the location (CH-17.05)."""
    g.emit(VoteWon(place, ATTACK, seat))
    ask_victim(g, place, seat, "eaten")


def ask_victim(g: CityState, place: int, seat: int, cause: str) -> None:
    """Ask the owner for the victim.

    Trading is open until the victim dies if it can still matter: the owner has a choice, or loses their last
    character (CH-G43).
    """
    g.push(ChooseVictim(place, seat, cause))
    if len(g.edible(seat, place)) > 1 or len(g.alive(seat)) == 1:
        open_trading(g, place)


class ChooseVictim(Verdict):
    """The owner chooses one of their edible characters at the location (CH-G11, CH-22.03)."""

    def __init__(self, place: int, owner: int, cause: str) -> None:
        self.place = place
        self.owner = owner
        self.cause = cause

    def at_risk(self, g: CityState) -> tuple[int, ...]:
        """Return the owner who loses the last character, and can still give things away."""
        return (self.owner,) if len(g.alive(self.owner)) == 1 else ()

    def seat(self, g: CityState) -> int:
        return self.owner

    def advance(self, g: CityState) -> bool:
        people = g.edible(self.owner, self.place)
        if len(people) > 1:
            return False
        g.stack.pop()
        die(g, people, self.cause)
        return True

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place)

    def prompt(self, g: CityState) -> Prompt:
        rules = ("CH-22.03",) if self.place == CROSSROADS else ("CH-G11",)
        return Prompt("ask-victim", names.place_args(self.place), rules)

    def legal(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePerson(person, "eaten") for person in g.edible(self.owner, self.place)]

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return self.legal(g, seat) + hand_cards(g, seat)

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePerson)
        g.stack.pop()
        die(g, [action.person], self.cause)


def leader_attacks(g: CityState) -> None:
    """Move the marker clockwise to a player with an edible character at the crossroads.

    That player chooses the victim (CH-22.01 to CH-22.03, CH-22.08), and then the marker moves one more space
    (CH-22.04).
    """
    path = [g.leader]
    while not g.edible(g.seat_of_colour(path[-1]), CROSSROADS):
        path.append(next_colour(g, path[-1]))
    if len(path) > 1:
        lead(g, path)
    owner = g.seat_of_colour(path[-1])
    assert owner != NO_SEAT
    g.push(LeaderGoesOn())
    ask_victim(g, CROSSROADS, owner, "leader")


class LeaderGoesOn(Step[CityState]):
    """After the attack the leader moves one space clockwise (CH-22.04)."""

    def run(self, g: CityState) -> None:
        advance_leader(g, 1)
