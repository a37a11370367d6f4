"""Who does what in the house: searches and boards shared out by when each could be done."""

from typing import Final

from shamble.games.zombie_plague.board import BOARD, GARAGE
from shamble.games.zombie_plague.bot.paths import clear_steps
from shamble.games.zombie_plague.rules.ground import ground
from shamble.games.zombie_plague.rules.left_to_do import TASKS, Task, open_tasks
from shamble.games.zombie_plague.rules.nearest import steps_from
from shamble.games.zombie_plague.rules.searching import has_searched
from shamble.games.zombie_plague.state import NOBODY, PlagueState

NEVER: Final = 100000
HANDLING: Final = 2  # points for turning to a thing and doing it
IN_THE_OPEN: Final = 10  # closing an opening from the garden is worth this many points of walking to avoid
SEARCH_FIRST: Final = 6  # an unsearched place is worth this many points of walking more than an opening
LATER: Final = 12  # the garage stays open until it has been searched
AT_THE_DOOR: Final = 6  # an opening with the dead this near is urgent
URGENT: Final = 4


GARAGE_OPENING: Final = [o.belongs_to == "garage" for o in BOARD.openings]
GARAGE_PLACE: Final = [BOARD.inside[place.stand] for place in BOARD.places].index(GARAGE)
WALK: Final = [clear_steps(task.square) for task in TASKS]  # steps from each task over an empty board


def my_task(g: PlagueState, human: int) -> Task | None:
    """My share: again and again the task that can be done soonest goes to whoever can do it then, until one is mine."""
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
        given = first.task
        assert given is not None
        first.stale = True
        if given.opening >= 0 and first.last < 0 and not may_close(g, first.human, given):
            first.refused.append(given.number)
            continue
        if first.human == human:
            return given
        first.free_at = first.at - worth[given.number] + HANDLING
        first.last = given.number
        left = [task for task in left if not _same(task, given)]
        for share in shares:
            if share.task is not None and _same(share.task, given):
                share.stale = True
    return None


class Share:
    """What one of the crew would do next, and when."""

    def __init__(self, g: PlagueState, human: int) -> None:
        h = g.human(human)
        self.human = human
        self.far = steps_from(g, [h.square])
        self.free_at = 4 if h.done else 0
        self.last = -1  # the task given last
        self.refused: list[int] = []
        self.stale = True  # to be chosen anew
        self.task: Task | None = None
        self.at = NEVER

    def choose(self, left: list[Task], worth: list[int]) -> None:
        """The first of the tasks left that could be done soonest."""
        self.stale = False
        self.task = None
        self.at = NEVER
        walk = self.far if self.last < 0 else WALK[self.last]
        for task in left:
            if self.far[task.square] < 0 or task.number in self.refused:
                continue
            at = self.free_at + walk[task.square] + worth[task.number]
            if at < self.at:
                self.at = at
                self.task = task


def _same(a: Task, b: Task) -> bool:
    return a.number == b.number or (a.opening >= 0 and a.opening == b.opening)


def _worth(g: PlagueState, task: Task) -> int:
    """What to add to the time a task takes: less = do it earlier."""
    if task.place >= 0:
        return -SEARCH_FIRST
    cost = IN_THE_OPEN if task.outdoors else 0
    if GARAGE_OPENING[task.opening] and not g.searched[GARAGE_PLACE]:
        return cost + LATER
    for zombie in g.zombies:
        if zombie is not None and 0 <= WALK[task.number][zombie.square] <= AT_THE_DOOR:
            return cost - URGENT
    return cost


# -------------------------------------------------------------------- what boards would part


def may_close(g: PlagueState, human: int, task: Task) -> bool:
    """Boards cannot be taken down again: is there nothing left to do behind them that nobody else can get at, and
    something left on this side, or nothing at all?"""
    if another_way(g, task.opening):
        return True
    parted = ground(g.barricades | 1 << task.opening).area
    mine, theirs = parted[task.square], parted[BOARD.next[task.facing][task.square]]
    if mine == theirs or not _work(g, parted, theirs, task.opening):
        return True
    if BOARD.inside[task.square] == GARAGE:  # nobody locks himself in there while there is work elsewhere
        return False
    others = any(h != human and parted[g.human(h).square] == theirs for h in g.standing())
    return others and _work(g, parted, mine, task.opening)


def may_close_from_afar(g: PlagueState, human: int, opening: int) -> bool:
    """As `may_close`, for boards that appear by themselves (ZP-11.24): on whose side would the human be?"""
    parted = ground(g.barricades | 1 << opening).area
    mine = parted[g.human(human).square]
    for task in TASKS:
        if task.opening == opening and parted[task.square] == mine:
            return may_close(g, human, task)
    return True


def another_way(g: PlagueState, opening: int) -> bool:
    """Does the same building stay open elsewhere, with all its inner doors free?"""
    other = False
    for number, o in enumerate(BOARD.openings):
        if g.barricaded(number):
            if not o.needed:
                return False
        elif number != opening and o.belongs_to == BOARD.openings[opening].belongs_to:
            other = True
    return other


def _work(g: PlagueState, area: list[int], side: int, shut: int) -> bool:
    """Is there anything left to do on one side of the boards at an opening: a search, another opening, a zombie in the
    building?"""
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
    """Places this human has not searched himself (ZP-10.04); useless once the deck is empty."""
    if not g.bag:
        return []
    return [
        TASKS[number]
        for number in range(len(BOARD.places))
        if not has_searched(g, human, number) and g.who(TASKS[number].square) in (NOBODY, human)
    ]


def task_ahead(g: PlagueState, human: int) -> Task | None:
    """The opening right in front of a human, where it counts and may be closed."""
    h = g.human(human)
    opening = BOARD.opening[h.facing][h.square]
    if opening < 0 or g.barricaded(opening) or opening not in g.needed():
        return None
    for task in TASKS:
        if task.opening == opening and task.square == h.square:
            return task if may_close(g, human, task) else None
    return None
