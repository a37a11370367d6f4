"""Base class of the components of a room."""

from weakref import ref

from shamble.server.rooms.observer import RoomObserver
from shamble.server.rooms.room import Room


class RoomComponent(RoomObserver):
    """A part of a room with a weak reference to it.

    The reference is weak so that a room leaves memory as soon as the registry drops it; reference cycles would wait
    for the garbage collector, which rarely runs on a busy server. Components can refer to components made before them.
    """

    def __init__(self, room: Room) -> None:
        self._room = ref(room)

    @property
    def room(self) -> Room:
        """Return the room. It must still be in memory."""
        room = self._room()
        assert room is not None, "component outlives its room"
        return room
