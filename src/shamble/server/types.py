"""Types that several parts of the server share."""

from typing import Literal

Line = Literal["", "good", "fair", "poor"]
