"""Events: what happened, as typed records of ids and numbers, and which seats see them."""

from mypy_extensions import mypyc_attr

from shamble.core.records import kebab, record_eq, record_hash, record_repr

Args = dict[str, str | int]
Data = dict[str, str | int | list[str]]


class Dice:
    """A dice roll for the dice tray.

    `marks` judges each die: "hit", "miss", "bad" or "".
    """

    def __init__(
        self,
        faces: tuple[int, ...],
        sides: int = 6,
        need: str = "",
        need_args: Args | None = None,
        marks: tuple[str, ...] = (),
        verdict: str = "",
        verdict_args: Args | None = None,
        table: str = "",
        row: str = "",
    ) -> None:
        self.faces = faces
        self.sides = sides
        self.need = need
        self.need_args: Args = need_args if need_args is not None else {}
        self.marks = marks
        self.verdict = verdict
        self.verdict_args: Args = verdict_args if verdict_args is not None else {}
        self.table = table
        self.row = row


class Line:
    """A log line: message key, arguments and the things concerned.

    An argument that begins with "@" is itself a message key.
    """

    def __init__(
        self,
        key: str,
        args: Args | None = None,
        things: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        tone: str = "",
        dice: Dice | None = None,
        card: str = "",
    ) -> None:
        self.key = key
        self.args: Args = args if args is not None else {}
        self.things = things
        self.rules = rules
        self.tone = tone
        self.dice = dice
        self.card = card


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Base class of events. Each game defines its own."""

    def line(self) -> Line:
        """Return the log line of the event."""
        return Line("event-" + type(self).__name__.lower())

    def tag(self) -> str:
        """Return the kind of event, a name that clients can rely on."""
        return kebab(type(self).__name__)

    def data(self) -> Data:
        """Return the data a client needs for the animation: things, numbers, squares of a path."""
        return {}

    def seen_by(self, seat: int) -> "Event | None":
        """Return what a seat (-1: a spectator) sees: the event, a reduced event, or None."""
        return self

    def interrupts_plan(self) -> bool:
        """Return whether queued actions stop here: a new enemy, a wound, a card against a player.

        Dice rolls, draws and revealed secrets always stop them.
        """
        return False

    def reveals(self) -> bool:
        """Return whether the event reveals hidden information, which limits undo."""
        return False

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


class Record:
    """What one action led to: its events and chance results, in order. The log stores both."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chances: list[tuple[int, ...]] = []
