"""Looking ahead: options or plans are played on in imagined worlds which all of them share, and the best is taken if it
is better than the script's choice by more than chance. No game is known here; what one adds is its `core.mind.Mind`.
"""

from shamble.bots.search.budget import Budget
from shamble.bots.search.root import Candidate, SearchResult, compare, search

__all__ = ["Budget", "Candidate", "SearchResult", "compare", "search"]
