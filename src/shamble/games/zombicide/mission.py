"""Missions as rules, bars, bots, briefing and set-up ask them.

A mission is a map and a list of blocks. A block is a named condition of victory or defeat, or a special rule; its class
is in `blocks`, its words are in `data/blocks.toml`. A state knows its mission by number.
"""

from typing import Any, ClassVar, Final

from shamble.core.actions import Action
from shamble.core.refusals import Refusal
from shamble.games.zombicide.board import Board
from shamble.games.zombicide.state import ZombicideState
from shamble.games.zombicide.view_types import Goal, GoalId

Args = dict[str, str | int]
Fault = tuple[str, Args]  # message key and arguments

MARKS: Final = ("start", "exit", "goal")
SPAWNS: Final = "spawns"
PLAIN_SUPPLY: Final = 0.5  # worth of a supply that no block asks for


class Entry:
    """One entry of a block: its kind and its limits. Without a default it must be given."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any = None,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 99,
    ) -> None:
        self.name = name
        self.kind = kind  # number, count, choice, numbers, cards, places, option
        self.default = default
        self.choices = choices
        self.least = least
        self.most = most


class Draft:
    """The things on the map and the blocks of a file, for the checks of each block."""

    def __init__(self) -> None:
        self.colours: list[str] = []  # of the objectives
        self.kinds: list[str] = []  # of the objectives
        self.asleep: list[str] = []  # colours of the Spawn Zones that sleep
        self.doors: list[str] = []  # colours of the doors
        self.cars = 0
        self.marks: list[str] = []  # of start, exit and goal those on the map
        self.blocks: list[str] = []  # ids
        self.conditions: list[str] = []  # ids of the conditions of victory, in order


class Block:
    """A condition or a special rule of a mission. Most blocks need few of these methods.

    `values` holds the entries, checked and completed by the reader.
    """

    id: ClassVar[str] = ""
    part: ClassVar[str] = "rules"  # win, lose, rules
    rule: ClassVar[str] = ""
    entries: ClassVar[tuple[Entry, ...]] = ()

    def __init__(self, values: dict[str, Any]) -> None:
        self.is_means = bool(values.get("means", False))  # shown as a goal, but victory does not ask for it
        self.cites: tuple[str, ...] = tuple(values.get("cites", ()))

    def faults(self, draft: Draft) -> list[Fault]:
        """Return what makes no sense with the rest of the file."""
        return []

    def lay(self, mission: "Mission") -> None:
        """Mark the board, and note what the block needs of the rest."""

    def words(self) -> tuple[str, Args]:
        """Return the key of its line in the briefing, and the arguments."""
        return self.id, {}

    # ---------------------------------------------------------------- rules

    def is_met(self, g: ZombicideState) -> bool:
        """Return whether the condition holds now."""
        return False

    def bars(self, g: ZombicideState) -> list[Goal]:
        return []

    def settle(self, g: ZombicideState) -> None:
        """Do what happens before victory and defeat are checked."""

    def actions(self, g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
        return []

    def lets_leave(self, g: ZombicideState) -> bool:
        """Return whether survivors can leave by the Exit zone, each alone."""
        return False

    def leave_refusals(self, g: ZombicideState, n: int) -> list[Refusal]:
        return []

    def unmet(self) -> list[Refusal]:
        """Return the reason why survivors stay who can only leave once this condition is met."""
        return []

    def door_refusals(self, g: ZombicideState, door: int) -> list[Refusal]:
        return []

    def on_open(self, g: ZombicideState, survivor: int, door: int) -> None:
        """Do what follows when a closed door is opened."""

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        """Do what follows when an objective is taken."""

    # ---------------------------------------------------------------- bots

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        """Return the zones this survivor should make for; None = there is nothing to go to now."""
        return None

    def places(self, g: ZombicideState) -> list[int]:
        """Return the zones where something has to be done, in any order."""
        return []

    def by_one(self, g: ZombicideState) -> bool:
        """Return whether one survivor at the goal is enough."""
        return False

    def hides(self, g: ZombicideState) -> bool:
        """Return whether closed doors could hide something that is still needed."""
        return False

    def needs_doors(self) -> bool:
        """Return whether the block sends survivors into buildings at all."""
        return False

    def is_last_dash(self, g: ZombicideState) -> bool:
        """Return whether one survivor in one zone would now win."""
        return False

    def needs_all(self, g: ZombicideState) -> bool:
        """Return whether a single death loses the mission."""
        return False

    def hero(self, g: ZombicideState) -> int:
        """Return the survivor who should have all experience, or -1."""
        return -1

    def supply_worth(self, g: ZombicideState, card: str) -> float:
        """Return the worth of a supply to the team."""
        return 0

    def wants_supplies(self) -> bool:
        return False

    def search_bonus(self, g: ZombicideState) -> float:
        """Return what a search is worth beyond weapons."""
        return 0

    def loads(self, g: ZombicideState, zone: int) -> bool:
        """Return whether to load supplies into a car in that zone now."""
        return False

    def car_worth(self, g: ZombicideState, n: int, option: Action[ZombicideState]) -> float:
        """Return what sitting, driving or getting out is worth to a survivor."""
        return 0


def goal(id: GoalId, rule: str, done: int, all: int, bad: bool = False) -> Goal:
    return {"id": id, "rule": rule, "done": done, "all": all, "bad": bad}


def is_own(block: Block, method: str) -> bool:
    """Return whether the block's class has its own version of a method."""
    return getattr(type(block), method) is not getattr(Block, method)


class Mission:
    """A mission, made of its file. `facts` holds name, story, minutes, players and so on."""

    def __init__(self, board: Board, facts: dict[str, Any], blocks: list[Block]) -> None:
        self.id = board.id
        self.board = board
        self.facts = facts
        self.least_players: int = facts["players"][0]
        self.most_players: int = facts["players"][1]
        self.blocks = tuple(blocks)
        self.conditions = tuple([block for block in blocks if block.part == "win" and not block.is_means])
        self.goals = tuple([block for block in blocks if block.part != "rules"])
        self.defeats = tuple([block for block in blocks if block.part == "lose"])
        self.rules = tuple([block for block in blocks if block.part == "rules"])
        self.zombie_cards: tuple[int, ...] = ()  # the only Zombie cards of the deck; none = all
        self.starting: list[str] = []  # cards dealt at the start; none = the usual ones
        self.set_aside: list[str] = []  # cards that are not in the deck
        self.on_top: list[str] = []  # cards on top of the deck, instead of those dealt
        self.leave_rule = "ZC-M01.04"
        self.survivors_each = 0  # per player; 0 = as the number of players says
        self._settling = self._with("settle")
        self._acting = self._with("actions")
        self._leaving = self._with("leave_refusals")[::-1]  # special rules first
        self._doors = self._with("door_refusals")
        self._opening = self._with("on_open")
        self._taking = self._with("on_take")
        self.wants_supplies = any(block.wants_supplies() for block in blocks)
        for block in self.rules + self.goals:  # conditions can ask what rules have marked
            block.lay(self)
        self.needs_doors = any(block.needs_doors() for block in blocks)

    def _with(self, method: str) -> tuple[Block, ...]:
        return tuple([block for block in self.blocks if is_own(block, method)])

    # ---------------------------------------------------------------- rules

    def due(self, g: ZombicideState) -> Block | None:
        """Return the first condition that is not met; None = the mission is won."""
        for block in self.conditions:
            if not block.is_met(g):
                return block
        return None

    def is_won(self, g: ZombicideState) -> bool:
        return self.due(g) is None

    def is_lost(self, g: ZombicideState) -> bool:
        return any(block.is_met(g) for block in self.defeats)

    def bars(self, g: ZombicideState) -> list[Goal]:
        """Return the goals in the order in which players reach them, then the defeats."""
        out: list[Goal] = []
        for block in self.goals:
            out += block.bars(g)
        return out

    def settle(self, g: ZombicideState) -> None:
        for block in self._settling:
            block.settle(g)

    def actions(self, g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
        if not self._acting:
            return []
        out: list[Action[ZombicideState]] = []
        for block in self._acting:
            out += block.actions(g, n)
        return out

    def lets_leave(self, g: ZombicideState) -> bool:
        return any(block.lets_leave(g) for block in self.blocks)

    def leave_refusals(self, g: ZombicideState, n: int) -> list[Refusal]:
        no: list[Refusal] = []
        for block in self._leaving:
            no += block.leave_refusals(g, n)
        return no

    def unmet_before(self, g: ZombicideState, last: Block) -> list[Refusal]:
        """Return why the conditions that are listed before this one do not hold yet."""
        no: list[Refusal] = []
        for block in self.conditions:
            if block is last:
                return no
            if not block.is_met(g):
                no += block.unmet()
        return no

    def door_refusals(self, g: ZombicideState, door: int) -> list[Refusal]:
        no: list[Refusal] = []
        for block in self._doors:
            no += block.door_refusals(g, door)
        return no

    def on_open(self, g: ZombicideState, survivor: int, door: int) -> None:
        for block in self._opening:
            block.on_open(g, survivor, door)

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        for block in self._taking:
            block.on_take(g, survivor, token)

    # ---------------------------------------------------------------- bots

    def aims(self, g: ZombicideState, n: int) -> list[int] | None:
        """Return where to go for the first condition that still needs something done somewhere."""
        for block in self.conditions:
            if not block.is_met(g):
                zones = block.aims(g, n)
                if zones is not None:
                    return zones
        return None

    def by_one(self, g: ZombicideState) -> bool:
        """Return whether one survivor is enough for the next condition."""
        block = self.due(g)
        return block is not None and block.by_one(g)

    def places(self, g: ZombicideState) -> list[int]:
        out: list[int] = []
        for block in self.conditions:
            out += block.places(g)
        return out

    def hides(self, g: ZombicideState) -> bool:
        return any(block.hides(g) for block in self.goals)

    def is_last_dash(self, g: ZombicideState) -> bool:
        return any(block.is_last_dash(g) for block in self.conditions)

    def needs_all(self, g: ZombicideState) -> bool:
        return any(block.needs_all(g) for block in self.defeats)

    def hero(self, g: ZombicideState) -> int:
        for block in self.conditions:
            n = block.hero(g)
            if n >= 0:
                return n
        return -1

    def supply_worth(self, g: ZombicideState, card: str) -> float:
        most = PLAIN_SUPPLY
        for block in self.goals:
            most = max(most, block.supply_worth(g, card))
        return most

    def search_bonus(self, g: ZombicideState) -> float:
        total = 0.0
        for block in self.conditions:
            total += block.search_bonus(g)
        return total

    def loads(self, g: ZombicideState, zone: int) -> bool:
        return any(block.loads(g, zone) for block in self.conditions)

    def car_worth(self, g: ZombicideState, n: int, option: Action[ZombicideState]) -> float:
        for block in self.conditions:
            value = block.car_worth(g, n, option)
            if value:
                return value
        return 0


MISSIONS: Final[list[Mission]] = []  # by number; `library` fills it


def mission_of(g: ZombicideState) -> Mission:
    return MISSIONS[g.mission]


def zones_of(board: Board, places: list[str]) -> tuple[int, ...]:
    """Return the zones of places as the file names them: a mark, "spawns", or a square."""
    out: list[int] = []
    for place in places:
        if place == SPAWNS:
            out += [spawn.zone for spawn in board.spawns]
        elif place in MARKS:
            out.append({"start": board.start, "exit": board.exit, "goal": board.goal}[place])
        else:
            out.append(board.zone_of[int(place[1:]) - 1, ord(place[0]) - ord("A")])
    return tuple(out)
