"""What a client has before its eyes, from what it was sent."""

from typing import Any

from shamble.match.view.delta import apply_changes


class Seen:
    """The view that a page has, from what comes over its line."""

    def __init__(self) -> None:
        self.view: Any = None

    def take(self, message: dict[str, Any]) -> Any:
        """The whole view after a message that tells one, else None."""
        if message["type"] not in ("sync", "update"):
            return None
        answer = message.get("changes") if message.get("base", -1) >= 0 else None
        self.view = message["view"] if answer is None else apply_changes(self.view, answer)
        return self.view
