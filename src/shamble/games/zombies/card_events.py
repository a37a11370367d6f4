"""Events of cards: drawn, played, laid down, used, lost, expired. Seats count from 0."""

from shamble.core.events import Args, Dice, Event, Line
from shamble.games.zombies import names
from shamble.games.zombies.state import KILL


class CardsDrawn(Event):
    """A player drew cards; only they see which."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": len(self.cards)}
        known = [card for card in self.cards if card >= 0]
        if not known:
            return Line("event-cards-drawn", args, (names.pawn_thing(self.seat),), ("ZZ-04.04",))
        things = tuple([names.card_thing(card) for card in known])
        args["card"] = names.card_name(known[0])
        return Line("event-card-drawn", args, things, ("ZZ-04.04",), card="card-" + names.card_id(known[0]))

    def seen_by(self, seat: int) -> "Event | None":
        if seat == self.seat:
            return self
        return CardsDrawn(self.seat, (-1,) * len(self.cards))

    def reveals(self) -> bool:
        return True


class Reshuffled(Event):
    """The discard pile became the deck (ZZ-13.09)."""

    def line(self) -> Line:
        return Line("event-reshuffled", rules=("ZZ-13.09",))


class CardPlayed(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "card": names.card_name(self.card)}
        things = (names.pawn_thing(self.seat), names.card_thing(self.card))
        return Line("event-played", args, things, ("ZZ-13.03",), card="card-" + names.card_id(self.card))

    def reveals(self) -> bool:
        return True


class ItemLaid(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "card": names.card_name(self.card)}
        things = (names.pawn_thing(self.seat), names.card_thing(self.card))
        return Line("event-laid", args, things, ("ZZ-14.01",), card="card-" + names.card_id(self.card))

    def reveals(self) -> bool:
        return True


class ItemUsed(Event):
    def __init__(self, seat: int, card_id: str) -> None:
        self.seat = seat
        self.card_id = card_id

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "card": names.kind_name(self.card_id)}
        return Line(
            "event-used", args, (names.pawn_thing(self.seat),), ("ZZ-25.03",), card="card-" + self.card_id
        )


class ItemLost(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "card": names.card_name(self.card)}
        return Line(
            "event-item-lost", args, (names.pawn_thing(self.seat), names.card_thing(self.card)), tone="bad"
        )


class BulletsLost(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.count}
        return Line("event-bullets-lost", args, (names.pawn_thing(self.seat),), ("ZZ-24.14",), "bad")


class LifeGained(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.count}
        return Line("event-life-gained", args, (names.pawn_thing(self.seat),), tone="good")


class BulletsGained(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.count}
        return Line("event-bullets-gained", args, (names.pawn_thing(self.seat),), tone="good")


class Targeted(Event):
    """A card was aimed at a player."""

    def __init__(self, seat: int, target: int, card_id: str) -> None:
        self.seat = seat
        self.target = target
        self.card_id = card_id

    def line(self) -> Line:
        args: Args = {
            "player": names.player_name(self.seat),
            "target": names.player_name(self.target),
            "card": names.kind_name(self.card_id),
        }
        return Line("event-targeted", args, (names.pawn_thing(self.target),))


class BuildingChosen(Event):
    """A card was aimed at a building."""

    def __init__(self, seat: int, tile: int, card_id: str) -> None:
        self.seat = seat
        self.tile = tile
        self.card_id = card_id

    def line(self) -> Line:
        args: Args = {"tile": names.tile_name(self.tile), "card": names.kind_name(self.card_id)}
        return Line("event-building", args)


class MoveChanged(Event):
    """A movement was doubled, halved or replaced by a car; `total` is its new length."""

    def __init__(self, seat: int, card_id: str, total: int) -> None:
        self.seat = seat
        self.card_id = card_id
        self.total = total

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "total": self.total}
        args["card"] = names.kind_name(self.card_id)
        return Line("event-move-changed", args, (names.pawn_thing(self.seat),), ("ZZ-G38",))


class TwoDice(Event):
    """The dice of "I Don't Think They're Dead" as they are now (ZZ-24.18)."""

    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        self.seat = seat
        self.faces = faces

    def line(self) -> Line:
        marks = tuple(["hit" if face >= KILL else "bad" for face in self.faces])
        dice = Dice(self.faces, need="need-kill", need_args={"need": KILL, "bonus": 0}, marks=marks)
        args: Args = {"player": names.player_name(self.seat)}
        return Line("event-two-dice", args, (names.pawn_thing(self.seat),), ("ZZ-24.18",), dice=dice)


class ZombiesReturned(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.count}
        return Line("event-returned", args, (names.pawn_thing(self.seat),), ("ZZ-24.18",), "bad")


class CardDiscarded(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "card": names.card_name(self.card)}
        return Line("event-discarded", args, (names.card_thing(self.card),), ("ZZ-04.07",))

    def reveals(self) -> bool:
        return True


class EffectEnded(Event):
    def __init__(self, card_id: str) -> None:
        self.card_id = card_id

    def line(self) -> Line:
        return Line("event-effect-ended", {"card": names.kind_name(self.card_id)}, rules=("ZZ-G32",))
