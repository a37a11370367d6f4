"""The types of the page are made from the wire's, and are up to date."""

from pathlib import Path
from typing import NotRequired, TypedDict

from msgspec import Struct

from shamble.table import typescript, wire

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_page_has_the_types_of_today() -> None:
    if PAGE.parent.is_dir():
        assert PAGE.read_text("utf-8") == typescript.generate(), (
            "run: python -m shamble.table.typescript > web/src/lib/wire.ts"
        )


def test_every_message_is_there() -> None:
    made = typescript.generate()
    for name, thing in vars(wire).items():
        if isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct:
            assert f"export interface {name} {{" in made
    assert "export type ToClient = Sync | Update |" in made
    assert "  type: 'ack'\n" in made
    assert "  log: [number, Line[]][]\n" in made
    assert "  answered?: string\n" in made
    assert "  version: number\n" in made


class Inner(TypedDict):
    name: str
    note: NotRequired[str | None]


class Outer(TypedDict):
    figures: list[Inner]
    by_place: dict[str, list[int]]


def test_a_game_may_describe_its_view() -> None:
    assert typescript.dictionary("View", Outer) == (
        "export interface Inner {\n  name: string\n  note?: string | null\n}\n\n"
        "export interface View {\n  figures: Inner[]\n  by_place: Record<string, number[]>\n}\n"
    )
