"""For authors of games: the laws, the words and the ledger as tests, and a table to try rules at.

    class TestLaws(Laws):
        games = (GAME,)

    class TestWords(Words):
        game = GAME

    class TestLedger(Ledgers):
        games = (GAME,)
        tests = Path(__file__).parent

`-p shamble.testing.plugin` among pytest's options gives the marks `rule` and `example`, and sees that what they cite is
in a ledger.
"""

import pytest

pytest.register_assert_rewrite(
    *[f"shamble.testing.{name}" for name in ("laws", "ledgers", "messages", "table", "words")]
)

from shamble.testing.laws import Laws  # noqa: E402
from shamble.testing.ledgers import Ledgers  # noqa: E402
from shamble.testing.table import Table  # noqa: E402
from shamble.testing.variety import playable, setups, tables  # noqa: E402
from shamble.testing.words import Words, keys  # noqa: E402

__all__ = ["Laws", "Ledgers", "Table", "Words", "keys", "playable", "setups", "tables"]
