"""The tools of a seat in lines of JSON: one request, one answer, in any language."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any, TextIO

import msgspec

from shamble.cli.sit.connection import ConnectionLost
from shamble.cli.sit.seat import SeatTools


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A request: `do` names the tool, `text` or `seconds` is its argument."""

    do: str
    text: str = ""
    seconds: float = 60.0


async def serve_lines(tools: SeatTools, typed: TextIO = sys.stdin, out: TextIO = sys.stdout) -> None:
    """Answer line by line until the input ends. A faulty line is answered with `error`."""
    while line := await asyncio.to_thread(typed.readline):
        out.write(msgspec.json.encode(await _answer(tools, line)).decode() + "\n")
        out.flush()


async def _answer(tools: SeatTools, line: str) -> Any:
    verbs: dict[str, Callable[[Line], Awaitable[Any]]] = {
        "question": lambda _: tools.question(),
        "choose": lambda one: tools.choose(one.text),
        "wait": lambda one: tools.wait(one.seconds),
        "table": lambda _: tools.table(),
        "position": lambda _: tools.position(),
        "ask": lambda one: tools.ask(one.text),
        "rule": lambda one: tools.rule(one.text),
    }
    try:
        request = msgspec.json.decode(line, type=Line)
        if request.do not in verbs:
            return {"error": f"expected one of {', '.join(verbs)}, got {request.do!r}"}
        return await verbs[request.do](request)
    except (msgspec.DecodeError, ConnectionLost) as error:
        return {"error": str(error)}
