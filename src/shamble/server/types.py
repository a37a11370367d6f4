"""Types that several layers of the server share."""

from typing import Literal

Line = Literal["", "good", "fair", "poor"]
