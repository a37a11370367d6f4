"""Reasons why an action is illegal, as data."""

from shamble.core.records import record_eq, record_hash, record_repr


class Refusal:
    """One reason: its message key, the rule behind it, and the things that cause it."""

    def __init__(
        self, key: str, rule: str = "", things: tuple[str, ...] = (), args: dict[str, str | int] | None = None
    ) -> None:
        self.key = key
        self.rule = rule
        self.things = things
        self.args: dict[str, str | int] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


class Refused(Exception):
    """An illegal action was applied; carries every reason."""

    def __init__(self, reasons: list[Refusal]) -> None:
        super().__init__(", ".join(f"{r.key} ({r.rule})" if r.rule else r.key for r in reasons))
        self.reasons = reasons
