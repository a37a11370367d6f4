"""What happened: typed events with ids and numbers, never sentences, and who may know of them."""

from mypy_extensions import mypyc_attr

from shamble.core.records import kebab, record_eq, record_hash, record_repr

Args = dict[str, str | int]
Data = dict[str, str | int | list[str]]


class Dice:
    """A roll as a tray shows it. Marks judge each die: "hit", "miss", "bad" or ""."""

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
    """An event ready to be said: message key, arguments ("@key" = to be translated too), things concerned."""

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
    """Something that happened. A game's events subclass this and say how they read."""

    def line(self) -> Line:
        return Line("event-" + type(self).__name__.lower())

    def tag(self) -> str:
        """What happened, as a name that a client may tell events apart by, whatever the words."""
        return kebab(type(self).__name__)

    def data(self) -> Data:
        """What a client needs in order to act it out: things, numbers, the places of a path in order."""
        return {}

    def seen_by(self, seat: int) -> "Event | None":
        """What a seat may know of it (-1 = a spectator): itself, a poorer event, or nothing."""
        return self

    def interrupts_plan(self) -> bool:
        """Would somebody on the way to a place stop here and think again (a new enemy, a wound, a card against one)?
        Dice, draws and secrets revealed stop everybody anyway."""
        return False

    def reveals(self) -> bool:
        """Did somebody learn something by it that undo would have to unlearn?"""
        return False

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


class Record:
    """What an action led to: its events, and every chance result in order. The log keeps both."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chances: list[tuple[int, ...]] = []
