"""Window sizes and themes for tests; all but the first only in the long tests."""

import pytest

DESKTOP, PHONE = (1440, 900), (390, 844)
SCREENS = [
    pytest.param(DESKTOP, "dark", id="desktop-dark"),
    pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.soak),
    pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.soak),
    pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.soak),
]
