"""`shamble sit`: play a seat of a running server, for an agent or a bot in any language."""

import asyncio

from shamble.cli.language import Language, language
from shamble.cli.sit.connection import Connection
from shamble.cli.sit.json_lines import serve_lines
from shamble.cli.sit.mcp_server import serve_mcp
from shamble.cli.sit.seat import SeatTools


def sit(link: str, lines: bool, lang: Language | None) -> int:
    asyncio.run(_sit(link, lines, language(lang)))
    return 0


async def _sit(link: str, lines: bool, lang: Language) -> None:
    async with Connection(link).open() as line:
        tools = SeatTools(line, lang)
        await (serve_lines(tools) if lines else serve_mcp(tools))
