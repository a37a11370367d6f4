"""Table options: each declared once, in the game's `components.toml`, and read by name everywhere else.

[[option]]
id = "film"                     # a field of the game's `TableRules`, if its rules ask for it
values = [0, 1, 2]              # left out = a switch; [] = a text that the game reads itself
default = 0                     # left out = the first value
rules = ["ZZ-03.10"]
modes = ["classic"]             # when it matters; left out = in every mode
scenarios = ["escape"]          # likewise
seats = [3, 6]                  # likewise: least and most
needs = { sides = "mixed" }     # likewise: only with these values of other options, none of them their default
name = "Who saw a film last"    # name_it, and effect and effect_it: one sentence
labels = { 0 = "The dice" }     # labels_it: names of the values; a switch says Yes and No by itself
"""

from typing import Any

from mypy_extensions import mypyc_attr

Value = bool | int | str

MAX_TEXT_CHARS = 20_000  # characters of an option that is a text


class Setup:
    """What is agreed before the first move. Options left out have their default."""

    def __init__(
        self, seats: int, mode: str = "", scenario: str = "", options: dict[str, Value] | None = None
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.scenario = scenario
        self.options: dict[str, Value] = options if options is not None else {}


class Option:
    """A table option: a switch (values False and True), a choice, or with no values a text that the game reads itself
    (`Game.setup_refusals`); with the rules it touches and the tables at which it matters (empty = at all of them)."""

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
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.rules = rules
        self.modes = modes
        self.scenarios = scenarios
        self.seats = seats  # least and most
        self.needs: dict[str, Value] = needs if needs is not None else {}

    def is_relevant(self, setup: Setup) -> bool:
        """Does it change anything at this table?"""
        return (
            (not self.modes or setup.mode in self.modes)
            and (not self.scenarios or setup.scenario in self.scenarios)
            and (not self.seats or self.seats[0] <= setup.seats <= self.seats[-1])
            and all(setup.options.get(id) == value for id, value in self.needs.items())
        )


def read_options(components: dict[str, Any]) -> tuple[Option, ...]:
    """The options a game declares, in the order of the file."""
    return tuple([_option(entry) for entry in components.get("option", [])])


def _option(entry: dict[str, Any]) -> Option:
    values: tuple[Value, ...] = tuple(entry.get("values", (False, True)))
    default: Value = entry["default"] if "default" in entry else values[0]
    if values and default not in values:
        raise ValueError(f"option {entry['id']}: its default {default!r} is none of its values")
    return Option(
        entry["id"],
        values,
        default,
        tuple(entry.get("rules", ())),
        tuple(entry.get("modes", ())),
        tuple(entry.get("scenarios", ())),
        tuple(entry.get("seats", ())),
        dict(entry.get("needs", {})),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class TableRules:
    """The options of one table as fields: a game's subclass annotates one field for each option its rules ask for,
    and adds what follows from mode and scenario. Fixed before the game starts and shared by all clones."""

    def read(self, options: tuple[Option, ...], setup: Setup) -> None:
        """Set the field of every option that this class has one for."""
        fields = declared_fields(type(self))
        for option in options:
            if option.id in fields:
                setattr(self, option.id, setup.options.get(option.id, option.default))


def declared_fields(rules: type) -> set[str]:
    """The fields that a class of table rules declares, alike in both builds; an interpreted class may stand on a
    compiled one."""
    names: set[str] = set()
    for base in rules.__mro__:
        names.update(vars(base).get("__mypyc_attrs__", ()))
        names.update(getattr(base, "__annotations__", {}))
    return {name for name in names if not name.startswith("__")}
