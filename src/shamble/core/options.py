"""Table options: each is declared once, in the game's `components.toml`.

[[option]]
id = "film"                     # also a field of the game's `TableRules`, if its rules use it
values = [0, 1, 2]              # default: a switch; []: a text that the game reads itself
default = 0                     # default: the first value
before = 1                      # in matches that do not name it: those from before it existed or had this default
with_people = 1                 # its default at a new table with people, if it differs
rules = ["ZZ-03.10"]
modes = ["classic"]             # where it is relevant; default: in every mode
scenarios = ["escape"]          # likewise
seats = [3, 6]                  # likewise: minimum and maximum
needs = { sides = "mixed" }     # likewise: only with these non-default values of other options
name = "Who saw a film last"    # also name_it, effect and effect_it: one sentence
labels = { 0 = "The dice" }     # also labels_it: names of the values; a switch has Yes and No
"""

from typing import Any

from mypy_extensions import mypyc_attr

Value = bool | int | str

MAX_TEXT_CHARS = 20_000


class Setup:
    """The settings of a new game. Missing options have their default value."""

    def __init__(
        self, seats: int, mode: str = "", scenario: str = "", options: dict[str, Value] | None = None
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.scenario = scenario
        self.options: dict[str, Value] = options if options is not None else {}


class Option:
    """A table option: a switch (False and True), a choice, or a text (no values).

    Texts are checked by `Game.setup_refusals`. `modes`, `scenarios`, `seats` and `needs` say where it is relevant.
    With a value of `before`, every new match stores its own, so that older matches keep their reading of a rule.
    """

    def __init__(
        self,
        id: str,
        values: tuple[Value, ...],
        default: Value,
        rules: tuple[str, ...] = (),
        modes: tuple[str, ...] = (),
        scenarios: tuple[str, ...] = (),
        seats: tuple[int, ...] = (),
        needs: dict[str, Value] | None = None,
        before: Value = "",
        with_people: Value | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.rules = rules
        self.modes = modes
        self.scenarios = scenarios
        self.seats = seats  # minimum and maximum
        self.needs: dict[str, Value] = needs if needs is not None else {}
        self.before = before  # "" = the default
        self.with_people = with_people  # default at a new table with people; None = the same

    def has_changed(self, setup: Setup) -> bool:
        """Return whether the option has an effect that older matches read in another way."""
        return self.before != "" and self.is_relevant(setup)

    def is_relevant(self, setup: Setup) -> bool:
        """Return whether the option has an effect in this setup."""
        return (
            (not self.modes or setup.mode in self.modes)
            and (not self.scenarios or setup.scenario in self.scenarios)
            and (not self.seats or self.seats[0] <= setup.seats <= self.seats[-1])
            and all(setup.options.get(id) == value for id, value in self.needs.items())
        )


def read_options(components: dict[str, Any]) -> tuple[Option, ...]:
    """Read the options a game declares, in the order of the file."""
    return tuple([_option(entry) for entry in components.get("option", [])])


def _option(entry: dict[str, Any]) -> Option:
    values: tuple[Value, ...] = tuple(entry.get("values", (False, True)))
    default: Value = entry["default"] if "default" in entry else values[0]
    before: Value = entry.get("before", "")
    with_people: Value | None = entry.get("with_people")
    for what, value in (("default", default), ("before", before), ("with_people", with_people)):
        if values and value and value not in values:
            raise ValueError(f"option {entry['id']}: its {what} {value!r} is none of its values")
    return Option(
        entry["id"],
        values,
        default,
        tuple(entry.get("rules", ())),
        tuple(entry.get("modes", ())),
        tuple(entry.get("scenarios", ())),
        tuple(entry.get("seats", ())),
        dict(entry.get("needs", {})),
        before,
        with_people,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class TableRules:
    """The options of one table as fields; set before the game starts and shared by all clones.

    A game's subclass annotates a field for each option its rules use, and adds what follows from mode and scenario.
    """

    def read(self, options: tuple[Option, ...], setup: Setup) -> None:
        """Set the fields that are named after options."""
        fields = declared_fields(type(self))
        for option in options:
            if option.id in fields:
                setattr(self, option.id, setup.options.get(option.id, option.default))


def declared_fields(rules: type) -> set[str]:
    """List the field names that a class of table rules declares, compiled or interpreted."""
    names: set[str] = set()
    for base in rules.__mro__:
        names.update(vars(base).get("__mypyc_attrs__", ()))
        names.update(getattr(base, "__annotations__", {}))
    return {name for name in names if not name.startswith("__")}
