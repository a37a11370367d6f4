"""Types that several layers of the server share."""

from typing import Literal

ConnectionQuality = Literal["", "good", "fair", "poor"]
