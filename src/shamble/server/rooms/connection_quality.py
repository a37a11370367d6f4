"""How fast the connections of the players are, in three grades.

Each page reports how long its last request took (`Ping.took`). A new grade counts when it is measured twice in a row,
so that the display does not flicker."""

from collections.abc import Iterable

from shamble.server.rooms.client import Client
from shamble.server.rooms.room import Room
from shamble.server.types import ConnectionQuality

MAX_GOOD_MS, MAX_FAIR_MS = 150, 400  # round trip
GRADES: tuple[ConnectionQuality, ...] = ("", "good", "fair", "poor")


def grade(took_ms: int) -> ConnectionQuality:
    """Return the grade of a round trip."""
    return "good" if took_ms <= MAX_GOOD_MS else "fair" if took_ms <= MAX_FAIR_MS else "poor"


def record_ping(room: Room, client: Client, took_ms: int) -> None:
    """Record a round trip that a client measured, and notify the players if its grade changed."""
    if took_ms < 0 or not client.seats:
        return
    quality, last = grade(took_ms), client.last_quality
    client.last_quality = quality
    if quality != client.quality and (quality == last or not client.quality):
        client.quality = quality
        if len(room.match.seats_of("person")) > 1:
            room.notify_status()


def worst_by_seat(clients: Iterable[Client]) -> dict[int, ConnectionQuality]:
    """Return the worst grade of each seat that has any."""
    worst: dict[int, ConnectionQuality] = {}
    for client in clients:
        for seat in client.seats:
            worst[seat] = max(worst.get(seat, ""), client.quality, key=GRADES.index)
    return {seat: quality for seat, quality in worst.items() if quality}
