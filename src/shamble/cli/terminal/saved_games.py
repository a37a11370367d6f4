"""Save games of the terminal to a default place."""

from datetime import datetime
from pathlib import Path

from shamble.match.match import Match
from shamble.match.save_file import SUFFIX, store


def saves_folder() -> Path:
    """Return the user's folder for saved games."""
    from platformdirs import user_data_path

    return user_data_path("shamble") / "saves"


class Keeper:
    """Saves a match to a file after every move."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path

    def keep(self, match: Match) -> Path:
        """Write the match to its file; raise OSError if that fails."""
        if self._path is None:
            self._path = self._new_path(match.game.id)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        store(self._path, match)
        return self._path

    @staticmethod
    def _new_path(game: str) -> Path:
        now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        path, number = saves_folder() / f"{game}-{now}{SUFFIX}", 2
        while path.exists():
            path, number = path.with_name(f"{game}-{now}-{number}{SUFFIX}"), number + 1
        return path
