"""What is said at a table to one seat alone, and faces that are made.

A whisper is for the two seats and for whoever holds them: it is told to nobody else, in no list of what was said, and
no save has any talk in it. Whoever takes a seat that stood empty does not hear what was whispered there before. At a
screen that several share it is told to the one who looks."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shamble.core.refusals import Refusal
from shamble.match.errors import Bad, Refused
from shamble.match.log import Seated
from shamble.match.protocol.events import ChatMessage, Reaction
from shamble.match.protocol.requests import React
from shamble.server.cluster.messages import ReactionSent

if TYPE_CHECKING:
    from shamble.server.rooms.client import Client
    from shamble.server.rooms.room import Room


def line(room: "Room", client: "Client", text: str, to: int) -> ChatMessage:
    """What a client says, to everybody or to one seat."""
    own = _ears(room, client) if to >= 0 else client.mine
    seat = min(own, default=-1)
    name = room.match.chairs[seat].name if seat >= 0 else ""
    if to < 0:
        return ChatMessage(seat, name, text)
    if seat < 0:
        raise Refused(Refusal("no-spectator"))
    chairs = room.match.chairs
    if to >= len(chairs) or to in own or chairs[to].kind != "person":
        raise Refused(Refusal("no-whisper"))
    return ChatMessage(seat, name, text, to, room.match.version)


def listeners(room: "Room", said: ChatMessage) -> "Iterator[Client]":
    """Who hears something that was just said."""
    taken = _taken(room) if said.to >= 0 else {}
    for client in room.clients:
        if _hears(_ears(room, client), said, taken):
            yield client


def heard_by(room: "Room", client: "Client") -> list[ChatMessage]:
    """All that was said and that a client may hear."""
    if all(said.to < 0 for said in room.chat):
        return room.chat
    ears, taken = _ears(room, client), _taken(room)
    return [said for said in room.chat if _hears(ears, said, taken)]


def _ears(room: "Room", client: "Client") -> frozenset[int]:
    """The seats that a client holds and looks through; not a bot's for which it chooses just now. Where nothing is
    played yet, nobody looks, and all talk."""
    alone = room.book.waiting and not room.sight.shared(client)
    return (client.mine if alone else client.eyes) & room.held_by(client.link)


def _hears(ears: frozenset[int], said: ChatMessage, taken: dict[int, int]) -> bool:
    return said.to < 0 or any(seat in ears and said.at >= taken.get(seat, 0) for seat in (said.seat, said.to))


def _taken(room: "Room") -> dict[int, int]:
    """When somebody last sat down in a seat that was empty."""
    found: dict[int, int] = {}
    chairs = list(room.match.header.chairs)
    for version, entry in enumerate(room.match.log):
        if isinstance(entry, Seated):
            if entry.chair.kind == "person" and chairs[entry.seat].kind == "open":
                found[entry.seat] = version
            chairs[entry.seat] = entry.chair
    return found


async def react(room: "Room", client: "Client", asked: React) -> None:
    """Make a face, for everybody to see."""
    own = _ears(room, client)
    if not own:
        raise Refused(Refusal("no-spectator"))
    if client.mine & set(room.book.muted):
        raise Refused(Refusal("no-muted"))
    if not client.faces.take():
        raise Bad(Refusal("no-too-fast"))
    reaction = Reaction(min(own), asked.what)
    room.channel.publish(ReactionSent(reaction))
    show(room, reaction)


def show(room: "Room", reaction: Reaction) -> None:
    """A face was made, here or elsewhere."""
    for client in room.clients:
        client.send(reaction)
