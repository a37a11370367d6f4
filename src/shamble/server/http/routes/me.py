"""What a page asks about whoever looks at it: which tables are theirs, which account, what they have played.

The cookie is for these addresses alone (`/api`), no script reads it, and no page of another place sends it along; what
changes something is asked by `POST`, which only our own page may (`pages.Guarded`)."""

import contextlib
from functools import partial

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from shamble.match.errors import MatchError
from shamble.match.protocol.account import (
    ChangePassphrase,
    DeleteAccount,
    ForgetTable,
    Me,
    Profile,
    SignIn,
    SignUp,
)
from shamble.server.errors import HttpError, WriteError
from shamble.server.http import helpers
from shamble.server.http.openapi import Asked
from shamble.server.people.accounts import THERE, Accounts, folded
from shamble.server.people.identity import COOKIE, LASTS, People, Person, Shown
from shamble.server.people.profile import Profiles, nothing
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.creation import DEFAULT_NAMES

MOST_TABLES = 100  # the last ones, that somebody leaves who is forgotten

HERE = "shamble-here"  # tells the page that there is a cookie, and no more: whoever has none need not ask


def _people(request: Request) -> People:
    found: People = request.app.state.people
    return found


def _accounts(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


async def _shown(request: Request) -> Shown | None:
    cookie = request.cookies.get(COOKIE, "")
    return await _people(request).known(cookie) if cookie else None


async def _somebody(request: Request) -> Person:
    """Whoever asks, if this server knows them."""
    shown = await _shown(request)
    if shown is None:
        raise HttpError(401, "error-nobody")
    return shown.person


def _give(request: Request, answer: Response, person: Person) -> Response:
    """This browser is known as somebody from now on."""
    answer.set_cookie(
        COOKIE,
        _people(request).cookie(person),
        max_age=LASTS,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    answer.set_cookie(HERE, "1", max_age=LASTS, samesite="strict")
    return answer


def _take(answer: Response) -> Response:
    answer.delete_cookie(COOKIE, path="/api", httponly=True, samesite="strict")
    answer.delete_cookie(HERE, samesite="strict")
    return answer


def _guess_slowly(request: Request) -> None:
    """Whoever guesses passphrases, or makes people up, does so slowly."""
    if not helpers.quota(request).passphrases.take():
        raise HttpError(429, "error-too-fast")


async def _told(request: Request, person: Person | None) -> Me:
    if person is None:
        return Me(accounts=THERE)
    return Me(True, await _accounts(request).name(person), THERE, await _people(request).places(person))


async def me(request: Request) -> Response:
    """Who is this? It tells, and remembers nobody new."""
    shown = await _shown(request)
    answer = helpers.json(await _told(request, shown.person if shown else None))
    return _give(request, answer, shown.person) if shown is not None and shown.old else answer


async def remember(request: Request) -> Response:
    """Whoever has this link of a table finds it again by their cookie."""
    room, link = await helpers.enter(request)
    if link.role == "watch":
        raise HttpError(403, "no-spectator")
    shown = await _shown(request)
    if shown is None and not helpers.quota(request).take_new_person():
        raise HttpError(429, "error-too-fast")
    try:
        person = await _people(request).remember(shown.person if shown else None, room, link)
    except WriteError:
        raise HttpError(507, "error-not-stored") from None
    answer = helpers.json(Me(known=True, accounts=THERE))
    return _give(request, answer, person) if shown is None or shown.old else answer


async def profile(request: Request) -> Response:
    """What somebody has played. Whoever nobody knows has played nothing yet."""
    shown = await _shown(request)
    if shown is None:
        return helpers.json(nothing())
    name = await _accounts(request).name(shown.person)
    profiles: Profiles = request.app.state.profiles
    return helpers.json(await profiles.profile(shown.person, name))


async def forget(request: Request) -> Response:
    person = await _somebody(request)
    wanted = await helpers.decoded(request, ForgetTable)
    if wanted.table:
        await _people(request).forget_place(person, await helpers.hall(request).room(wanted.table[:100]))
        return helpers.json(await _told(request, person))
    if await _accounts(request).name(person):
        raise HttpError(409, "error-account-stays")
    await _stand_up(request, person)
    await _people(request).forget(person)
    return _take(helpers.json(await _told(request, None)))


async def sign_up(request: Request) -> Response:
    _guess_slowly(request)
    wanted = await helpers.decoded(request, SignUp)
    shown = await _shown(request)
    person = shown.person if shown is not None and not await _accounts(request).name(shown.person) else None
    made = await _accounts(request).sign_up(person, wanted.name, wanted.phrase)
    return _give(request, helpers.json(await _told(request, made), 201), made)


async def sign_in(request: Request) -> Response:
    _guess_slowly(request)
    wanted = await helpers.decoded(request, SignIn)
    person = await _accounts(request).sign_in(wanted.name, wanted.phrase)
    shown = await _shown(request)
    before = shown.person if shown is not None and wanted.bring else None
    if before is not None and before.id != person.id and not await _accounts(request).name(before):
        await _people(request).bring(before, person)
    return _give(request, helpers.json(await _told(request, person)), person)


async def sign_out(request: Request) -> Response:
    return _take(helpers.json(await _told(request, None)))


async def phrase(request: Request) -> Response:
    _guess_slowly(request)
    person = await _somebody(request)
    wanted = await helpers.decoded(request, ChangePassphrase)
    later = await _accounts(request).change(person, wanted.old, wanted.new)
    return _give(request, helpers.json(await _told(request, later)), later)


async def leave(request: Request) -> Response:
    _guess_slowly(request)
    person = await _somebody(request)
    wanted = await helpers.decoded(request, DeleteAccount)
    name = await _accounts(request).prove(person, wanted.phrase)
    await _stand_up(request, person, name)
    await _people(request).forget(person)
    return _take(helpers.json(await _told(request, None)))


async def _stand_up(request: Request, person: Person, name: str = "") -> None:
    """Somebody is about to be forgotten: keys of their own open nothing any more, and whoever sat there under the name
    that goes is called as one who gave none."""
    for place in (await _people(request).places(person))[:MOST_TABLES]:
        with contextlib.suppress(HttpError, MatchError):
            room = await helpers.hall(request).room(place.table)
            await _people(request).forget_place(person, room)
            seats = await _people(request).seats_at(person, room)
            if name:
                await room.lock.run(partial(_nameless, room, seats, name))


async def _nameless(room: LiveRoom, seats: frozenset[int], name: str) -> None:
    for seat in sorted(seats):
        chair = room.match.occupants[seat]
        if chair.kind == "person" and folded(chair.name) == folded(name):
            await room.commit(
                room.match.set_occupant(seat, replace(chair, name=DEFAULT_NAMES[seat % len(DEFAULT_NAMES)]))
            )


ROUTES = [
    Asked("/api/me", "GET", me, gives=Me),
    Asked("/api/me/profile", "GET", profile, gives=Profile),
    Asked("/api/me/forget", "POST", forget, asks=ForgetTable, gives=Me),
    Asked("/api/me/sign-up", "POST", sign_up, asks=SignUp, gives=Me, status=201),
    Asked("/api/me/sign-in", "POST", sign_in, asks=SignIn, gives=Me),
    Asked("/api/me/sign-out", "POST", sign_out, gives=Me),
    Asked("/api/me/phrase", "POST", phrase, asks=ChangePassphrase, gives=Me),
    Asked("/api/me/delete", "POST", leave, asks=DeleteAccount, gives=Me),
    Asked("/api/tables/{table}/mine", "POST", remember, gives=Me, keyed=True),
]
