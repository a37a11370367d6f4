"""Distribution of searches and barricades among the humans, by when each could be done."""

from typing import Final

from shamble.games.zombie_plague.board import BOARD, GARAGE
from shamble.games.zombie_plague.bot.paths import clear_steps
from shamble.games.zombie_plague.rules.ground import ground
from shamble.games.zombie_plague.rules.nearest_squares import steps_from
from shamble.games.zombie_plague.rules.searching import has_searched
from shamble.games.zombie_plague.rules.tasks import TASKS, Task, open_tasks
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState

NEVER: Final = 100000
HANDLING: Final = 2  # points for turning to a thing and using it
IN_THE_OPEN: Final = 10  # points of walking worth spending to avoid closing an opening from the garden
SEARCH_FIRST: Final = 6  # points of walking that an unsearched place is worth more than an opening
LATER: Final = 12  # the garage stays open until it has been searched
AT_THE_DOOR: Final = 6  # an opening with zombies this near is urgent
URGENT: Final = 4


GARAGE_OPENING: Final = [o.belongs_to == "garage" for o in BOARD.openings]
GARAGE_PLACE: Final = [BOARD.inside[place.stand] for place in BOARD.places].index(GARAGE)
WALK: Final = [clear_steps(task.square) for task in TASKS]  # steps from each task over an empty board


def my_task(g: PlagueState, human: int) -> Task | None:
    """Return this human's task.

    Again and again the task that can be done soonest goes to the human who can do it then, until one goes
    to this human.
    """
    left = open_tasks(g)
    if not left:
        return None
    crew = g.standing()
    shares = [Share(g, h) for h in crew]
    worth = [0] * len(TASKS)
    for task in left:
        worth[task.number] = _worth(g, task)
    while left:
        who = -1
        for i, share in enumerate(shares):
            if share.stale:
                share.choose(left, worth)
            if share.task is not None and (who < 0 or share.at < shares[who].at):
                who = i
        if who < 0:
            return None
        first = shares[who]
        chosen = first.task
        assert chosen is not None
        first.stale = True
        if chosen.opening >= 0 and first.last < 0 and not can_close(g, first.human, chosen):
            first.refused.append(chosen.number)
            continue
        if first.human == human:
            return chosen
        first.free_at = first.at - worth[chosen.number] + HANDLING
        first.last = chosen.number
        left = [other for other in left if not _same(other, chosen)]
        for share in shares:
            if share.task is not None and _same(share.task, chosen):
                share.stale = True
    return None


class Share:
    """The next task of one human, and when it could be done."""

    def __init__(self, g: PlagueState, human: int) -> None:
        h = g.human(human)
        self.human = human
        self.far = steps_from(g, [h.square])
        self.free_at = 4 if h.done else 0
        self.last = -1  # the last task assigned
        self.refused: list[int] = []
        self.stale = True  # has to choose again
        self.task: Task | None = None
        self.at = NEVER

    def choose(self, tasks: list[Task], worth: list[int]) -> None:
        """Choose the task that could be done soonest."""
        self.stale = False
        self.task = None
        self.at = NEVER
        walk = self.far if self.last < 0 else WALK[self.last]
        for task in tasks:
            if self.far[task.square] < 0 or task.number in self.refused:
                continue
            at = self.free_at + walk[task.square] + worth[task.number]
            if at < self.at:
                self.at = at
                self.task = task


def _same(a: Task, b: Task) -> bool:
    return a.number == b.number or (a.opening >= 0 and a.opening == b.opening)


def _worth(g: PlagueState, task: Task) -> int:
    """Return what to add to a task's time: less = do it earlier."""
    if task.place >= 0:
        return -SEARCH_FIRST
    cost = IN_THE_OPEN if task.outdoors else 0
    if GARAGE_OPENING[task.opening] and not g.searched[GARAGE_PLACE]:
        return cost + LATER
    for zombie in g.zombies:
        if zombie is not None and 0 <= WALK[task.number][zombie.square] <= AT_THE_DOOR:
            return cost - URGENT
    return cost


# -------------------------------------------------------------------- the areas that barricades separate


def can_close(g: PlagueState, human: int, task: Task) -> bool:
    """Return whether a barricade there makes sense, since it cannot be removed.

    It does if no work behind it needs this human, and there is work left on this side, or none at all.
    """
    if another_way(g, task.opening):
        return True
    parted = ground(g.barricades | 1 << task.opening).area
    mine, theirs = parted[task.square], parted[BOARD.next[task.facing][task.square]]
    if mine == theirs or not _work(g, parted, theirs, task.opening):
        return True
    if BOARD.inside[task.square] == GARAGE:  # not into the garage while there is work elsewhere
        return False
    others = any(h != human and parted[g.human(h).square] == theirs for h in g.standing())
    return others and _work(g, parted, mine, task.opening)


def can_close_from_afar(g: PlagueState, human: int, opening: int) -> bool:
    """Return the same as `can_close` for a barricade placed from anywhere (ZP-11.24).

    The side is the one on which the human would be.
    """
    parted = ground(g.barricades | 1 << opening).area
    mine = parted[g.human(human).square]
    for task in TASKS:
        if task.opening == opening and parted[task.square] == mine:
            return can_close(g, human, task)
    return True


def another_way(g: PlagueState, opening: int) -> bool:
    """Return whether the building stays open elsewhere, with all its inner doors free."""
    other = False
    for number, o in enumerate(BOARD.openings):
        if g.barricaded(number):
            if not o.needed:
                return False
        elif number != opening and o.belongs_to == BOARD.openings[opening].belongs_to:
            other = True
    return other


def _work(g: PlagueState, area: list[int], side: int, shut: int) -> bool:
    """Return whether one side of an opening has work left: search, opening, zombie inside."""
    for number, place in enumerate(BOARD.places):
        if not g.searched[number] and area[place.stand] == side:
            return True
    for opening in g.needed():
        o = BOARD.openings[opening]
        if opening != shut and not g.barricaded(opening) and side in (area[o.a], area[o.b]):
            return True
    for zombie in g.zombies:
        if zombie is not None and area[zombie.square] == side and g.counts_inside(zombie.square):
            return True
    return False


def own_places(g: PlagueState, human: int) -> list[Task]:
    """Return places this human has not searched (ZP-10.04); none once the deck is empty."""
    if not g.bag:
        return []
    return [
        TASKS[number]
        for number in range(len(BOARD.places))
        if not has_searched(g, human, number) and g.who(TASKS[number].square) in (NO_FIGURE, human)
    ]


def task_ahead(g: PlagueState, human: int) -> Task | None:
    """Return the opening in front of a human as a task, if it is needed and can be closed."""
    h = g.human(human)
    opening = BOARD.opening[h.facing][h.square]
    if opening < 0 or g.barricaded(opening) or opening not in g.needed():
        return None
    for task in TASKS:
        if task.opening == opening and task.square == h.square:
            return task if can_close(g, human, task) else None
    return None
