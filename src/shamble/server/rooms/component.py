"""What belongs to a room."""

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room


class Part:
    """The room has it, and it does not have the room: so a table that goes to sleep goes at once, and does not lie
    about until somebody looks for garbage, which a busy server hardly ever does."""

    def __init__(self, room: "Room") -> None:
        self._room = ref(room)

    @property
    def room(self) -> "Room":
        room = self._room()
        assert room is not None, "a part outlives its room"
        return room
