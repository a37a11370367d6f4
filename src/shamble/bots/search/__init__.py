"""Search: plays options or plans out in shared imagined worlds and compares the results.

It knows no game; each game adds its `core.mind.Mind`. The best candidate replaces the script's choice only if it is
significantly better.
"""

from shamble.bots.search.budget import Budget
from shamble.bots.search.odds import Difference, Odds, side_by_side
from shamble.bots.search.root import Candidate, SearchResult, compare, search

__all__ = ["Budget", "Candidate", "Difference", "Odds", "SearchResult", "compare", "search", "side_by_side"]
