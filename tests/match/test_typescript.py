"""The page's types are generated from the protocol and current."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import pytest
from msgspec import Struct

from shamble.match import protocol
from shamble.match.protocol.events import Sync
from shamble.match.protocol.requests import Act, Request
from tools import typescript

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"


def test_types_of_the_page_are_current(tmp_path: Path) -> None:
    """Runs interpreted, because compiled classes have no field types."""
    if not PAGE.is_dir():
        pytest.skip("the sources of the page are not here")
    for path in PAGE.rglob("*.ts"):
        (tmp_path / path.relative_to(PAGE)).parent.mkdir(parents=True, exist_ok=True)
    run = [sys.executable, "-m", "tools.typescript", str(tmp_path)]
    subprocess.run(run, env=os.environ | {"SHAMBLE_INTERPRETED": "1"}, check=True)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert Path("lib/net/protocol.ts") in made
    for name in made:
        assert (PAGE / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8"), "run: make types"


def test_every_message_has_an_interface() -> None:
    made = typescript.messages()
    messages = [
        struct
        for struct in [*Struct.__subclasses__(), *Request.__subclasses__()]
        if struct.__module__.startswith(f"{protocol.__name__}.") and struct is not Request
    ]
    assert {Sync, Act} <= set(messages)
    for struct in messages:
        assert f"export interface {struct.__name__} {{" in made
    assert "export type ToClient = Sync | Update |" in made
    assert "  type: 'ack'\n" in made
    assert "  log: [number, LogLine[]][]\n" in made
    assert "  answered?: string\n" in made
    assert "  version: number\n" in made


class Inner(TypedDict):
    """A nested type."""

    name: Literal["a", "b"]
    note: NotRequired[str | None]


class Outer(TypedDict):
    figures: list[Inner]
    by_place: dict[str, list[int | None]]
    where: tuple[int, int]
    counts: dict[Literal["a", "b"], int]
    found: Inner | None


def test_game_view_types_become_interfaces() -> None:
    assert typescript.dictionary(Outer) == (
        "/** A nested type. */\n"
        "export interface Inner {\n  name: 'a' | 'b'\n  note?: string | null\n}\n\n"
        "export interface Outer {\n  figures: Inner[]\n  by_place: Record<string, (number | null)[]>\n"
        "  where: [number, number]\n  counts: Partial<Record<'a' | 'b', number>>\n  found: Inner | null\n}\n"
    )
