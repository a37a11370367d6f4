"""An agent that plays a whole game over MCP, without a network of its own and without a model.

    python examples/agent/play.py http://127.0.0.1:8765/t/TABLE#KEY

It starts `shamble sit` for the seat of the link and uses its tools as a language model would. Put your model into
`decide`: it reads sentences and answers with words.
"""

import argparse
import asyncio
import random
import re
from typing import Any

from mcp import Client, StdioServerParameters

CHANCE = re.compile(r"(\d+) ?%")


class Agent:
    """Reads the choices: takes the best chance in their words, or else any of them. It does not bargain."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.choices = 0
        self.refused: list[str] = []

    def decide(self, situation: dict[str, Any]) -> str:
        """Return the words of the choice."""
        choices = [one for one in situation["choices"] if "offer" not in one["verb"]] or situation["choices"]
        chances = [(int(match[1]), one["text"]) for one in choices if (match := CHANCE.search(one["said"]))]
        best = max(chances, default=(0, ""))
        return str(best[1] if best[0] >= 50 else self._random.choice(choices)["text"])

    async def play(self, seat: Client) -> dict[str, Any]:
        """Play until the game is over; return the last situation."""
        situation = await call(seat, "question")
        while not situation["over"]:
            for line in situation["news"]:
                print(line)
            if not situation["asked"]:
                situation = await call(seat, "wait", seconds=60)
                continue
            words = self.decide(situation)
            print(f"> {words}")
            situation = await call(seat, "choose", text=words)
            self.choices += situation["done"]
            self.refused += situation["reply"]
            print(*situation["reply"], sep="\n")
        return situation


async def call(seat: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """Call a tool and return its structured result; raise RuntimeError with its message."""
    result = await seat.call_tool(tool, arguments)
    if result.is_error or result.structured_content is None:
        raise RuntimeError(f"{tool}: {result.content}")
    return dict(result.structured_content)


async def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat of a running server over MCP.")
    parser.add_argument("link", help="the seat link")
    parser.add_argument("--shamble", default="shamble", help="the command")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    agent = Agent(args.seed)
    server = StdioServerParameters(command=args.shamble, args=["sit", "--lang", "en", args.link])
    async with Client(server) as seat:
        tools = await seat.list_tools()
        print("tools:", ", ".join(tool.name for tool in tools.tools))
        end = await agent.play(seat)
    print(*end["news"], *end["question"], sep="\n")
    print(f"{agent.choices} choices, {len(agent.refused)} refusals, won: {end['won']}")


if __name__ == "__main__":
    asyncio.run(main())
