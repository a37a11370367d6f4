"""The environments need the extra `envs`; without it there is nothing to test."""

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pygame")  # PettingZoo's own tests import its board games
