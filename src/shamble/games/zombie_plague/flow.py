"""Course of a game (ZP-02, ZP-04): setup, then human turn and zombie turn in alternation."""

from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.chance import Pick
from shamble.core.events import Args
from shamble.core.frames import Ask, Ballot, Prompt, Routine, Step, Window
from shamble.core.space.squares import opposite
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.actions import End, has_free_item, human_actions, zombie_actions
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.choices import ChooseEdge, ChooseFacing, ChooseSquare, Decline
from shamble.games.zombie_plague.events import EdgeChosen, Placed, RoundBegan, ZombiesBegan
from shamble.games.zombie_plague.questions import AboutHuman
from shamble.games.zombie_plague.rules.barricades import BreakIn, standing_lines
from shamble.games.zombie_plague.rules.car import key_holder
from shamble.games.zombie_plague.rules.placing import (
    FaceZombie,
    PlaceInRoom,
    new_zombie,
    next_owner,
    next_speaker,
    rooms_without,
)
from shamble.games.zombie_plague.rules.tasks import first_of
from shamble.games.zombie_plague.rules.victory import Settle, over, record_history
from shamble.games.zombie_plague.state import (
    ABOARD,
    ARRIVALS,
    HORROR,
    HUMAN_AP,
    HUMANS,
    MAX_ZOMBIES,
    NO_FIGURE,
    ON_BOARD,
    ZOMBIE_AP,
    ZOMBIES,
    Human,
    PlagueState,
    is_human,
    is_zombie,
)

N: Final = 0
S: Final = 2

# -------------------------------------------------------------------- setup (ZP-02)


class AgreeOnEdge(Ballot[PlagueState]):
    """Let the human players agree on their edge; if they disagree it is random (ZP-02.02)."""

    def asked_seats(self, g: PlagueState) -> tuple[int, ...]:
        return tuple(range(g.human_seats))

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-edge", rules=("ZP-02.02",))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseEdge(edge) for edge in range(4)]

    def on_reveal(self, g: PlagueState, choices: list[Action[PlagueState]]) -> None:
        first = choices[0]
        assert isinstance(first, ChooseEdge)
        if all(choice == first for choice in choices):
            enter_from(g, first.edge, agreed=True)
        else:
            g.push(RandomEdge())


class RandomEdge(Pick[PlagueState]):
    """Pick one of the four edges at random after a disagreement (ZP-02.02)."""

    def count(self, g: PlagueState) -> int:
        return 4

    def on_pick(self, g: PlagueState, choice: int) -> None:
        enter_from(g, choice, agreed=False)


def enter_from(g: PlagueState, edge: int, agreed: bool) -> None:
    """Place the humans along that edge (ZP-02.03), then the zombies opposite (ZP-02.04)."""
    g.edge = edge
    g.emit(EdgeChosen(edge, agreed))
    g.push(NextRound())
    for zombie in range(len(g.humans), 0, -1):  # as many zombies as humans (ZP-G03)
        g.push(PlaceZombie(g.human_seats + (zombie - 1) % (g.seats - g.human_seats)))  # ZP-G47
    for human in range(len(g.humans), 0, -1):
        g.push(PlaceHuman(human))


class PlaceHuman(AboutHuman):
    """Place a human on a free square of the first row (ZP-02.03)."""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-place-human", {"number": self.human}, ("ZP-02.03",))

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        return Routine("rest-place")

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseSquare(square) for square in BOARD.edges[g.edge] if g.who(square) == NO_FIGURE]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        g.set_human(self.human, Human(seat, action.square, opposite(g.edge)))
        g.emit(Placed(self.human, action.square, "start"))
        g.push(FaceHuman(self.human))


class FaceHuman(AboutHuman):
    """Set the facing of a starting human (ZP-G35)."""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-face-human", {"number": self.human}, ("ZP-G35",))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        square = g.human(self.human).square
        return [ChooseFacing(square, facing) for facing in range(4)]

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        return Routine("rest-place")

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseFacing)
        g.stack.pop()
        g.set_human(self.human, g.human(self.human).turned(action.facing))


class PlaceZombie(Ask[PlagueState]):
    """Place a starting zombie on a free square of the opposite edge (ZP-02.04, ZP-G03)."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, g: PlagueState) -> int:
        return self.owner

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-place-zombie", rules=("ZP-02.04", "ZP-G03"))

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        return Routine("rest-place")

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [
            ChooseSquare(square) for square in BOARD.edges[opposite(g.edge)] if g.who(square) == NO_FIGURE
        ]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        number = new_zombie(g, seat, action.square, g.edge, "start", counted=True, done=False)
        g.push(FaceZombie(seat, number))


# -------------------------------------------------------------------- turns (ZP-04)


class NextRound(Step[PlagueState]):
    """Begin a round with the humans (ZP-04.01); at dawn no side wins (ZP-G55)."""

    def run(self, g: PlagueState) -> None:
        record_history(g)
        if g.rules.dawn and g.round == g.rules.dawn:
            over(g, "dawn")
            return
        g.round += 1
        g.phase = HUMANS
        g.eventful = False
        for number in g.standing() + g.aboard():
            g.set_human(number, g.human(number).with_turn(False))
        g.check_border("human turn")
        g.emit(RoundBegan(g.round))
        g.push(ZombieTurn())
        g.push(SideActs(humans=True))


class SideActs(Step[PlagueState]):
    """Let a side's figures act one by one, in the order it chooses (ZP-G37)."""

    def __init__(self, humans: bool) -> None:
        self.humans = humans

    def run(self, g: PlagueState) -> None:
        seats: list[int] = []
        figures = ready(g, self.humans)
        for figure in figures:
            seat = g.seat_of(figure)
            if seat not in seats:
                seats.append(seat)
        if not figures:
            return
        g.push(SideActs(self.humans))
        if len(figures) == 1:
            begin(g, figures[0])
        elif len(seats) == 1:
            g.push(WhoIsNext(self.humans, seats[0]))
        else:
            g.push(WhoGoesFirst(self.humans))


def ready(g: PlagueState, humans: bool) -> list[int]:
    """List the figures of a side that have not had their turn yet."""
    out: list[int] = []
    if humans:
        for number in range(1, len(g.humans) + 1):
            h = g.human(number)
            if not h.done and (
                h.fate == ON_BOARD
                or (h.fate == ABOARD and g.rules.car_keys == HORROR and number == key_holder(g))
            ):
                out.append(number)
    else:
        for number in range(1, len(g.zombies) + 1):
            z = g.zombies[number - 1]
            if z is not None and not z.done:
                out.append(-number)
    return out


class ChooseFigure(Action[PlagueState]):
    """Act with this figure next (ZP-G37)."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def verb(self) -> str:
        return "go"

    def text(self, g: PlagueState) -> str:
        return "go " + names.figure(self.figure)

    def args(self, g: PlagueState) -> Args:
        return {"figure": names.figure_kind(self.figure), "number": abs(self.figure)}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.figure_thing(self.figure),)

    def execute(self, g: PlagueState, seat: int) -> None:
        begin(g, self.figure)


class Rest(Action[PlagueState]):
    """End the turn of all the player's figures (ZP-G37)."""

    def needs_confirmation(self, g: PlagueState) -> bool:
        return True

    def execute(self, g: PlagueState, seat: int) -> None:
        for figure in ready(g, g.phase == HUMANS):
            if g.seat_of(figure) == seat:
                finish(g, figure)


def points_of(g: PlagueState, figure: int) -> int:
    """Return the action points of a turn (ZP-04.02, ZP-04.03).

    Fear doubles those of zombies (ZP-11.21).
    """
    return HUMAN_AP if is_human(figure) else ZOMBIE_AP * 2 if g.fear else ZOMBIE_AP


def begin(g: PlagueState, figure: int) -> None:
    """Begin a figure's turn with its action points."""
    g.acting = figure
    g.ap = points_of(g, figure)
    g.fresh = True
    g.push(FigureTurn(figure))


def finish(g: PlagueState, figure: int) -> None:
    if is_human(figure):
        g.set_human(figure, g.human(figure).with_turn(True))
    elif g.zombies[-figure - 1] is not None:
        g.set_zombie(-figure, g.zombie(-figure).with_turn(True))


def routine_of(g: PlagueState, humans: bool) -> Routine | None:
    """Offer to move the remaining zombies automatically; humans are always moved by players."""
    return None if humans else Routine("rest-zombies", rules=("ZP-G37",))


def choices_of(g: PlagueState, humans: bool, seat: int) -> list[Action[PlagueState]]:
    out: list[Action[PlagueState]] = []
    for figure in ready(g, humans):
        if g.seat_of(figure) == seat:
            out.append(ChooseFigure(figure))
    out.append(Rest())
    return out


class WhoIsNext(Ask[PlagueState]):
    """Ask a player with several figures which goes next.

    The question is about the figure with the shortest way, so that a player who clicks its goal need not
    name it first.
    """

    def __init__(self, humans: bool, player: int) -> None:
        self.humans = humans
        self.player = player

    def seat(self, g: PlagueState) -> int:
        return self.player

    def subject(self, g: PlagueState) -> str:
        mine = [figure for figure in ready(g, self.humans) if g.seat_of(figure) == self.player]
        return names.figure_thing(first_of(g, mine)) if mine else ""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-next-human" if self.humans else "ask-next-zombie", rules=("ZP-G37",))

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        return routine_of(g, self.humans)

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return choices_of(g, self.humans, seat)


class WhoGoesFirst(Window[PlagueState]):
    """Let any player of a side go next; if all prefer to wait, the first has to."""

    def __init__(self, humans: bool) -> None:
        self.humans = humans

    def asked_seats(self, g: PlagueState) -> tuple[int, ...]:
        seats: list[int] = []
        for figure in ready(g, self.humans):
            seat = g.seat_of(figure)
            if seat not in seats:
                seats.append(seat)
        seats.sort()
        return tuple(seats)

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-next-human" if self.humans else "ask-next-zombie", rules=("ZP-G37",))

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        return routine_of(g, self.humans)

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        out = choices_of(g, self.humans, seat)
        out.append(Pass())
        return out

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        if isinstance(action, Pass):
            super().take(g, seat, action)
        else:
            self.close_early(g)
            action.execute(g, seat)

    def on_close(self, g: PlagueState) -> None:
        g.push(WhoIsNext(self.humans, self.asked_seats(g)[0]))


class FigureTurn(Ask[PlagueState]):
    """Let a figure spend its action points in any mix and order (ZP-05.08)."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def seat(self, g: PlagueState) -> int:
        return g.seat_of(self.figure)

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(self.figure)

    def prompt(self, g: PlagueState) -> Prompt:
        key = "ask-human-turn" if is_human(self.figure) else "ask-zombie-turn"
        return Prompt(key, {"number": abs(self.figure), "points": g.ap}, ("ZP-05.08",))

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        return routine_of(g, is_human(self.figure))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return human_actions(g, self.figure) if is_human(self.figure) else zombie_actions(-self.figure)

    def advance(self, g: PlagueState) -> bool:
        """End the turn if the figure is gone, or has nothing to spend and no free card."""
        if self.on_board(g) and (g.ap > 0 or has_free_item(g, self.figure)):
            return False
        self.stop(g)
        return True

    def stop(self, g: PlagueState) -> None:
        g.stack.pop()
        g.acting = NO_FIGURE
        g.ap = 0
        g.fresh = False
        finish(g, self.figure)
        g.check_border("figure's turn")

    def on_board(self, g: PlagueState) -> bool:
        if is_zombie(self.figure):
            return g.zombies[-self.figure - 1] is not None
        fate = g.human(self.figure).fate
        return fate == ON_BOARD or (
            fate == ABOARD and g.rules.car_keys == HORROR and key_holder(g) == self.figure
        )

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        if isinstance(action, End):
            self.stop(g)
            return
        g.push(Settle())
        action.execute(g, seat)


class ZombieTurn(Step[PlagueState]):
    """Run the zombie turn: breaks first, then the arrival (ZP-G05), then every zombie acts."""

    def run(self, g: PlagueState) -> None:
        g.phase = ARRIVALS
        g.emit(ZombiesBegan(g.round, g.fear))
        for number in g.dead():
            g.set_zombie(number, g.zombie(number).with_turn(False))
        g.check_border("zombie turn")
        g.push(EndOfRound())
        g.push(SideActs(humans=False))
        g.push(ZombiesMove())
        g.push(Settle())
        if g.counted() < g.limit:
            g.push(ArriveAnywhere() if g.rules.arrival_anywhere else ArrivalEdge())
        g.push(BreakIn())


class ZombiesMove(Step[PlagueState]):
    def run(self, g: PlagueState) -> None:
        g.phase = ZOMBIES


class ArrivalEdge(Pick[PlagueState]):
    """One zombie arrives each zombie turn (ZP-04.05): pick an edge with room (ZP-G05)."""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-arrival-edge", {"count": self.count(g)}, ("ZP-G05",))

    def open_edges(self, g: PlagueState) -> list[int]:
        return [e for e in range(4) if any(g.who(s) == NO_FIGURE for s in BOARD.edges[e])]

    def count(self, g: PlagueState) -> int:
        return len(self.open_edges(g))

    def on_pick(self, g: PlagueState, choice: int) -> None:
        g.push(ArrivalSquare(self.open_edges(g)[choice]))


class ArrivalSquare(Pick[PlagueState]):
    """Pick a free square of that edge; the zombie faces inward and acts at once (ZP-G05)."""

    def __init__(self, edge: int) -> None:
        self.edge = edge

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-arrival-square", {"count": self.count(g)}, ("ZP-G05",))

    def squares(self, g: PlagueState) -> list[int]:
        return [s for s in BOARD.edges[self.edge] if g.who(s) == NO_FIGURE]

    def count(self, g: PlagueState) -> int:
        return len(self.squares(g))

    def on_pick(self, g: PlagueState, choice: int) -> None:
        square = self.squares(g)[choice]
        new_zombie(g, next_owner(g), square, opposite(self.edge), "arrival", counted=True, done=False)


class ArriveAnywhere(Pick[PlagueState]):
    """Option arrival_anywhere: pick any free outside square, facing the middle (ZP-G05)."""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-arrival-square", {"count": self.count(g)}, ("ZP-G05",))

    def squares(self, g: PlagueState) -> list[int]:
        return [s for s in BOARD.garden if g.who(s) == NO_FIGURE]

    def count(self, g: PlagueState) -> int:
        return len(self.squares(g))

    def on_pick(self, g: PlagueState, choice: int) -> None:
        square = self.squares(g)[choice]
        facing = S if square // BOARD.width < BOARD.height // 2 else N
        new_zombie(g, next_owner(g), square, facing, "arrival", counted=True, done=False)


class EndOfRound(Step[PlagueState]):
    """Record lines at barricades (ZP-07.04), end fear (ZP-11.21), check boredom (ZP-12.04)."""

    def run(self, g: PlagueState) -> None:
        g.lines = standing_lines(g)
        g.fear = False
        g.push(NextRound())
        if g.rules.how_boring and not g.eventful and len(g.dead()) < MAX_ZOMBIES:
            zombies_too = bool(rooms_without(g, zombies_too=True))
            if rooms_without(g, zombies_too):
                g.push(MayBore(next_speaker(g), zombies_too))


class MayBore(Ask[PlagueState]):
    """After an uneventful turn, offer the zombie player a zombie in a room (ZP-12.04, ZP-G33)."""

    def __init__(self, speaker: int, zombies_too: bool) -> None:
        self.speaker = speaker
        self.zombies_too = zombies_too

    def seat(self, g: PlagueState) -> int:
        return self.speaker

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-bored", rules=("ZP-12.04", "ZP-G33"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        out = PlaceInRoom(self.speaker, "bored", self.zombies_too).candidates(g, seat)
        out.append(Decline())
        return out

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        if isinstance(action, Decline):
            g.stack.pop()
        else:
            PlaceInRoom(self.speaker, "bored", self.zombies_too).take(g, seat, action)
