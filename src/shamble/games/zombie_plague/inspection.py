"""Details of a figure: where it can go, whom it can hit, the chances of its dice."""

from shamble.core.actions import Action
from shamble.core.inspection import Inspection, Route
from shamble.core.space.squares import OFF, direction_between, opposite
from shamble.core.visibility import View
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.actions import (
    Attack,
    Back,
    Barricade,
    FigureAction,
    Forward,
    Left,
    PlayItem,
    Punch,
    Right,
    Search,
    Shoot,
    Strike,
)
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.flow import ChooseFigure, WhoGoesFirst, WhoIsNext, points_of
from shamble.games.zombie_plague.rules import car
from shamble.games.zombie_plague.rules.cards.items import CarKeys
from shamble.games.zombie_plague.rules.cards.weapons import fights_with, wielded
from shamble.games.zombie_plague.rules.human_attacks import ahead, covered, result_of, shot_targets
from shamble.games.zombie_plague.rules.odds import BARE_HANDS, BITE, kill_chance, once_in
from shamble.games.zombie_plague.rules.routes import NO_GOALS, Walks, explore, facing_poses
from shamble.games.zombie_plague.rules.searching import has_searched
from shamble.games.zombie_plague.state import (
    HORROR,
    HUMANS,
    NO_FIGURE,
    ZOMBIES,
    PlagueState,
    is_human,
    is_zombie,
)

SIX = 6
NO_FACE = 7  # no face hits
MAX_POINTS_AHEAD = 24  # of walking


def insight(view: View[PlagueState], thing: str) -> Inspection:
    """Return the details of a figure on the board; empty for anything else."""
    details = Inspection(thing)
    g = view.known
    figure = names.figure_called(thing)
    if not is_on_board(g, figure):
        return details
    details.reach = reach(g, figure, view.seat)
    if is_human(figure):
        details.near = [names.square_thing(square) for square in covered(g, figure) or in_front(g, figure)]
        details.needs = needs(g, figure)
    else:
        details.near = [names.square_thing(square) for square in in_front(g, figure)]
    if g.acting == figure:
        details.odds = odds(g, figure)
    return details


def is_on_board(g: PlagueState, figure: int) -> bool:
    if is_human(figure):
        return figure <= len(g.humans) and g.human(figure).square != OFF
    return is_zombie(figure) and -figure <= len(g.zombies) and g.zombies[-figure - 1] is not None


def in_front(g: PlagueState, figure: int) -> list[int]:
    """Return the square an attack or a bite reaches (ZP-08.01, ZP-09.06)."""
    square = g.line_of_fire(g.square_of(figure), g.facing_of(figure))
    return [] if square == OFF else [square]


# -------------------------------------------------------------------- where it can go


def reach(g: PlagueState, figure: int, seat: int) -> dict[str, Route]:
    """Return the cheapest way to every reachable square and target, with possible biters.

    To targets further away, the actions lead as far as the points last. Actions are included only if the
    seat can begin with them now.
    """
    before = lead_in(g, figure, seat)
    points = points_left(g, figure)
    moves: list[FigureAction] = [Forward(figure), Left(figure), Right(figure), Back(figure)]
    texts = [move.text(g) for move in moves]
    walks = explore(g, figure, NO_GOALS, through=False, most=MAX_POINTS_AHEAD if is_human(figure) else points)
    biters = threats(g, figure) if is_human(figure) else {}
    out: dict[str, Route] = {}
    best: dict[int, int] = {}  # square -> its cheapest pose
    for pose in range(len(walks.cost)):
        cost = walks.cost[pose]
        if 0 < cost <= points and pose // 4 != walks.start // 4:
            known = best.get(pose // 4, -1)
            if known < 0 or cost < walks.cost[known]:
                best[pose // 4] = pose
    for square, pose in best.items():
        actions = () if before is None else (*before, *[texts[move] for move in walks.moves(pose)])
        path = tuple([names.square_thing(s) for s in walks.squares(pose)])
        out[names.square_thing(square)] = Route(
            actions, path, walks.cost[pose], tuple(biters.get(square, []))
        )
    for errand in errands(g, figure):
        pose = errand.cheapest(walks)
        if pose < 0 or (walks.cost[pose] + len(errand.then) > points and not errand.far):
            continue
        todo = [*[texts[move] for move in walks.moves(pose)], *errand.then][:points]
        if not todo:
            continue  # it is there, or has no points left
        actions = () if before is None else (*before, *todo)
        path = (*[names.square_thing(s) for s in walks.squares(pose)], errand.thing)
        out[errand.thing] = Route(actions, path, len(todo), tuple(biters.get(pose // 4, [])))
    return out


class Errand:
    """Something to do next to a piece: the poses that face it, and the actions there.

    `far`: worth setting out for even if this turn's points do not last, because it has to be done and stays
    where it is.
    """

    def __init__(self, thing: str, poses: list[int], then: tuple[str, ...], far: bool) -> None:
        self.thing = thing
        self.poses = poses
        self.then = then
        self.far = far

    def cheapest(self, walks: Walks) -> int:
        """Return the pose reached most cheaply; -1 = none."""
        best = -1
        for pose in self.poses:
            if walks.cost[pose] >= 0 and (best < 0 or walks.cost[pose] < walks.cost[best]):
                best = pose
        return best


def errands(g: PlagueState, figure: int) -> list[Errand]:
    """Return what the figure could walk up to: a search, a barricade, an attack, a bite."""
    if is_zombie(figure):
        bite = (Attack(figure).text(g),)
        prey = [(names.figure_thing(h), g.human(h).square) for h in g.standing()]
        return [Errand(thing, facing_poses(g, [square]), bite, far=False) for thing, square in prey]
    search, board_up = (Search(figure).text(g),), (Barricade(figure).text(g),)
    out = [
        Errand(names.place_thing(number), [place.stand * 4 + place.facing], search, far=True)
        for number, place in enumerate(BOARD.places)
        if not has_searched(g, figure, number)
    ]
    for number, o in enumerate(BOARD.openings):
        if not g.barricaded(number):
            facing = direction_between(o.a, o.b, BOARD.width)
            sides = [o.a * 4 + facing, o.b * 4 + opposite(facing)]
            out.append(Errand(names.opening_thing(number), sides, board_up, far=number in g.needed()))
    for z in g.dead():
        out.append(Errand(names.figure_thing(-z), facing_poses(g, [g.zombie(z).square]), (), far=False))
    return out


def lead_in(g: PlagueState, figure: int, seat: int) -> tuple[str, ...] | None:
    """Return the actions before the figure can move; None = not this seat's, or not now."""
    if not g.stack or g.seat_of(figure) != seat:
        return None
    if g.acting == figure:
        return ()
    frame = g.stack[-1]
    if isinstance(frame, (WhoIsNext, WhoGoesFirst)):
        go: Action[PlagueState] = ChooseFigure(figure)
        if go in frame.candidates(g, seat):
            return (go.text(g),)
    return None


def points_left(g: PlagueState, figure: int) -> int:
    """Return the points it can still spend, in its next turn if the other side acts now."""
    if g.acting == figure:
        return g.ap
    if is_human(figure):
        done = g.phase == HUMANS and g.human(figure).done
    else:
        done = g.phase == ZOMBIES and g.zombie(-figure).done
    return 0 if done else points_of(g, figure)


def threats(g: PlagueState, human: int) -> dict[int, list[str]]:
    """Return, by square, the zombies that could bite there next turn.

    A bite takes the last of their points.
    """
    empty = g.clone()
    empty.set_human(human, empty.human(human).off_board(empty.human(human).fate))
    out: dict[int, list[str]] = {}
    for number in g.dead():
        walks = explore(empty, -number, NO_GOALS, through=False, most=points_of(g, -number) - 1)
        bitten: set[int] = set()
        for pose in range(len(walks.cost)):
            if walks.cost[pose] >= 0:
                bitten.add(empty.line_of_fire(pose // 4, pose % 4))
        for square in bitten:
            out.setdefault(square, []).append(names.figure_thing(-number))
    return out


# -------------------------------------------------------------------- what the dice say


def needs(g: PlagueState, human: int) -> dict[str, int]:
    """Find the lowest face that kills, for each target in reach."""
    held, used = wielded(g, human), fights_with(g, human)
    if used is not None and used.firearm and held is not None:
        targets = shot_targets(g, human, held)
    else:
        targets = (ahead(g, human),)
    faces = [face for face in range(1, SIX + 1) if result_of(used, face) == "kill"]
    least = min(faces, default=NO_FACE)
    return {names.figure_thing(target): least for target in targets if target != NO_FIGURE}


def odds(g: PlagueState, figure: int) -> dict[str, float]:
    """Compute the chance of success for each attack or start the acting figure can try now."""
    out: dict[str, float] = {}
    if is_zombie(figure):
        bite = Attack(figure)
        if not bite.refusals(g, g.seat_of(figure)):
            out[bite.text(g)] = BITE
        return out
    kind = fights_with(g, figure)
    shoot, strike, punch = Shoot(figure), Strike(figure), Punch(figure)
    drive = PlayItem(figure, CarKeys.id)
    seat = g.seat_of(figure)
    if not shoot.refusals(g, seat):
        dead = sum(is_zombie(target) for target in shoot.targets(g))
        out[shoot.text(g)] = once_in(kill_chance(kind), dead)
    if not strike.refusals(g, seat):
        out[strike.text(g)] = kill_chance(kind)
    if kind is not None and not punch.refusals(g, seat):
        out[punch.text(g)] = BARE_HANDS
    if g.rules.car_keys == HORROR and not drive.refusals(g, seat):
        out[drive.text(g)] = car.START
    return out
