"""Records: fields, equality, plain data; refusals and events."""

from shamble.core.events import Args, Event, Line
from shamble.core.records import dump, field_names, is_scalar_record
from shamble.core.refusals import Refusal, Refused
from tests.core.tiny_game import Note, Say, tiny


class Said(Event):
    def __init__(self, word: str, parts: tuple[int, ...]) -> None:
        self.word = word
        self.parts = parts


class Bag:
    def __init__(self, things: object) -> None:
        self.things = things


def test_field_names_are_sorted_in_both_builds() -> None:
    assert field_names(Refusal("no", "R-1")) == ["args", "key", "rule", "things"]
    assert field_names(Said("a", (1,))) == ["parts", "word"]
    names = field_names(tiny())
    assert {"seats", "stack", "answers", "decks", "dice", "log", "bag"} <= set(names)
    assert names == sorted(names)


def test_records_are_equal_by_class_and_fields() -> None:
    assert Refusal("no", "R", ("a",), {"n": 1}) == Refusal("no", "R", ("a",), {"n": 1})
    assert Refusal("no", args={"n": 1}) != Refusal("no", args={"n": 2})
    assert len({Refusal("no", args={"n": 1}), Refusal("no", args={"n": 1}), Refusal("no")}) == 2
    assert Said("a", (1, 2)) == Said("a", (1, 2))
    assert Said("a", (1, 2)) != Say("a")
    assert repr(Said("a", (1,))) == "Said(parts=(1,), word='a')"


def test_dump_is_plain_data() -> None:
    assert dump((1, "a", None, True, 2.5)) == [1, "a", None, True, 2.5]
    assert dump({1: (2,)}) == {"1": [2]}
    assert dump(Said("a", (1, 2))) == {"is": "Said", "word": "a", "parts": [1, 2]}
    assert dump([Note("x")]) == [{"is": "Note", "text": "x", "more": []}]


def test_scalar_records_hold_scalars_and_tuples_only() -> None:
    assert is_scalar_record(Note("a", ("b", "c")))
    assert is_scalar_record(Bag((1, (2, ("x", None)), True)))
    for thing in ([1], {"a": 1}, (1, [2]), Note("a"), 1.5, {1}):
        assert not is_scalar_record(Bag(thing))


def test_exception_has_every_reason() -> None:
    no = Refused([Refusal("no-a", "R-1"), Refusal("no-b")])
    assert str(no) == "no-a (R-1), no-b"


def test_event_line_defaults_to_the_class_name() -> None:
    event = Said("a", ())
    assert (event.line().key, event.line().args, event.seen_by(-1), event.reveals()) == (
        "event-said",
        {},
        event,
        False,
    )
    args: Args = {"n": 1}
    assert Line("k", args).args is args
    assert Line("k").args == {}
