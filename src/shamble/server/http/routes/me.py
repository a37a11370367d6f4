"""The player behind a browser: cookie, seats, account and profile.

The cookie is sent only to `/api`, is hidden from scripts, and is never sent by pages of other sites.
Changes are POST requests, which only our own page can send (`SecurityMiddleware`)."""

import contextlib
from functools import partial

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from shamble.match.errors import MatchError
from shamble.match.protocol.account import (
    ChangePassphrase,
    DeleteAccount,
    Device,
    EndSession,
    ForgetTable,
    Me,
    Profile,
    SignIn,
    SignUp,
)
from shamble.server.errors import HttpError, WriteError
from shamble.server.http import helpers
from shamble.server.http.openapi import ApiRoute
from shamble.server.people.accounts import HAS_ACCOUNTS, Accounts, normalize_name
from shamble.server.people.identity import COOKIE, COOKIE_LIFETIME_S, Identified, People, Person
from shamble.server.people.profile import empty_profile
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.creation import DEFAULT_NAMES

MAX_TABLES_LEFT = 100  # the last ones, where a person who is deleted gives up the seat
KNOWN_COOKIE = "shamble-known"  # stays after signing out: strangers cannot lock this browser out
BROWSERS = (("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)  # as they appear in a user agent, the first match counts
FLAG_COOKIE = "shamble-here"  # tells the page that `COOKIE` exists, so that others need not ask


def _people(request: Request) -> People:
    return helpers.state(request).people


def _accounts(request: Request) -> Accounts:
    return helpers.state(request).accounts


async def _identify(request: Request) -> Identified | None:
    cookie = request.cookies.get(COOKIE, "")
    return await _people(request).identify(cookie) if cookie else None


async def _require_person(request: Request) -> Person:
    """Return the person of the cookie. Raises `HttpError` without a valid one."""
    identified = await _identify(request)
    if identified is None:
        raise HttpError(401, "error-unknown-browser")
    return identified.person


async def _set_cookies(request: Request, response: Response, person: Person) -> Response:
    """Add the cookies of a new session."""
    person = await _people(request).open_session(person, _device(request))
    cookies = {COOKIE: _people(request).cookie(person), KNOWN_COOKIE: _people(request).known_mark(person)}
    for name, value in cookies.items():
        response.set_cookie(
            name,
            value,
            max_age=COOKIE_LIFETIME_S,
            path="/api",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
    response.set_cookie(FLAG_COOKIE, "1", max_age=COOKIE_LIFETIME_S, samesite="strict")
    return response


def _device(request: Request) -> str:
    """Return browser and system of a request, such as "Firefox, Linux"."""
    agent = request.headers.get("user-agent", "")
    names = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name)


def _delete_cookies(response: Response) -> Response:
    response.delete_cookie(COOKIE, path="/api", httponly=True, samesite="strict")
    response.delete_cookie(FLAG_COOKIE, samesite="strict")
    return response


def _limit_attempts(request: Request) -> None:
    """Raise `HttpError` if the address tries too many passphrases."""
    if not helpers.quota(request).passphrases.take():
        raise HttpError(429, "error-too-fast")


async def _describe(request: Request, person: Person | None) -> Me:
    if person is None:
        return Me(accounts=HAS_ACCOUNTS)
    name, places = await _accounts(request).name(person), await _people(request).places(person)
    return Me(True, name, HAS_ACCOUNTS, places)


async def get_me(request: Request) -> Response:
    """Return the player that this browser belongs to, with tables and seats."""
    identified = await _identify(request)
    response = helpers.json(await _describe(request, identified.person if identified else None))
    if identified is not None and identified.needs_renewal:
        return await _set_cookies(request, response, identified.person)
    return response


async def remember_seat(request: Request) -> Response:
    """Remember the seat of this link for this browser."""
    room, link = await helpers.enter(request)
    if link.role == "watch":
        raise HttpError(403, "no-spectator")
    identified = await _identify(request)
    if identified is None and not helpers.quota(request).take_new_person():
        raise HttpError(429, "error-too-fast")
    try:
        person = await _people(request).remember(identified.person if identified else None, room, link)
    except WriteError:
        raise HttpError(507, "error-not-stored") from None
    response = helpers.json(Me(known=True, accounts=HAS_ACCOUNTS))
    if identified is None or identified.needs_renewal:
        return await _set_cookies(request, response, person)
    return response


async def get_profile(request: Request) -> Response:
    """Return the profile of this person: games played, records and medals."""
    identified = await _identify(request)
    if identified is None:
        return helpers.json(empty_profile())
    name = await _accounts(request).name(identified.person)
    return helpers.json(await helpers.state(request).profiles.profile(identified.person, name))


async def forget(request: Request) -> Response:
    """Stop listing a table, or forget this browser."""
    person = await _require_person(request)
    table = (await helpers.decode_body(request, ForgetTable)).table
    if table:
        await _people(request).forget_place(person, await helpers.rooms(request).room(table[:100]))
        return helpers.json(await _describe(request, person))
    if await _accounts(request).name(person):
        raise HttpError(409, "error-account-stays")
    await leave_tables(request, person)
    await _people(request).delete(person)
    return _delete_cookies(helpers.json(await _describe(request, None)))


async def sign_up(request: Request) -> Response:
    """Create an account, with the games that this browser remembers."""
    _limit_attempts(request)
    new = await helpers.decode_body(request, SignUp)
    identified = await _identify(request)
    person = identified.person if identified is not None else None
    if person is not None and await _accounts(request).name(person):
        person = None
    owner = await _accounts(request).sign_up(person, new.name, new.phrase)
    return await _set_cookies(request, helpers.json(await _describe(request, owner), 201), owner)


async def sign_in(request: Request) -> Response:
    """Sign in with name and passphrase."""
    _limit_attempts(request)
    sign_in = await helpers.decode_body(request, SignIn)
    known = request.cookies.get(KNOWN_COOKIE, "")
    household = helpers.quota(request).network
    person = await _accounts(request).sign_in(sign_in.name, sign_in.phrase, household, known)
    identified = await _identify(request)
    before = identified.person if identified is not None and sign_in.bring else None
    if before is not None and before.id != person.id and not await _accounts(request).name(before):
        await _people(request).merge(before, person)
    return await _set_cookies(request, helpers.json(await _describe(request, person)), person)


async def sign_out(request: Request) -> Response:
    """Sign out in this browser. A copy of its cookie opens nothing any more."""
    identified = await _identify(request)
    if identified is not None:
        await _people(request).end_session(identified.person, identified.person.session)
    return _delete_cookies(helpers.json(await _describe(request, None)))


async def list_devices(request: Request) -> Response:
    """List the browsers where this player is signed in."""
    return helpers.json(await _people(request).devices(await _require_person(request)))


async def end_session(request: Request) -> Response:
    """Sign another browser of this player out, and list those that stay."""
    person = await _require_person(request)
    session = (await helpers.decode_body(request, EndSession)).id
    if session == person.session:
        raise HttpError(400, "error-bad-request", {"problem": "this browser"})
    await _people(request).end_session(person, session)
    return await list_devices(request)


async def change_passphrase(request: Request) -> Response:
    """Change the passphrase. All other browsers are signed out."""
    _limit_attempts(request)
    person = await _require_person(request)
    change = await helpers.decode_body(request, ChangePassphrase)
    renewed = await _accounts(request).change_passphrase(
        person, change.old, change.new, helpers.quota(request).network
    )
    return await _set_cookies(request, helpers.json(await _describe(request, renewed)), renewed)


async def delete_account(request: Request) -> Response:
    """Delete the account. Its games stay with the other players."""
    _limit_attempts(request)
    person = await _require_person(request)
    phrase = (await helpers.decode_body(request, DeleteAccount)).phrase
    name = await _accounts(request).check_passphrase(person, phrase, helpers.quota(request).network)
    await leave_tables(request, person, name)
    await _people(request).delete(person)
    return _delete_cookies(helpers.json(await _describe(request, None)))


async def leave_tables(request: Request, person: Person, name: str = "") -> None:
    """Revoke the keys of a person, and rename the seats that have the name of the account."""
    for place in (await _people(request).places(person))[:MAX_TABLES_LEFT]:
        with contextlib.suppress(HttpError, MatchError):
            room = await helpers.rooms(request).room(place.table)
            await _people(request).forget_place(person, room)
            seats = await _people(request).seats_at(person, room)
            if name:
                await room.lock.run(partial(_rename_seats, room, seats, name))


async def _rename_seats(room: LiveRoom, seats: frozenset[int], name: str) -> None:
    for seat in sorted(seats):
        occupant = room.match.occupants[seat]
        if occupant.kind == "person" and normalize_name(occupant.name) == normalize_name(name):
            default = DEFAULT_NAMES[seat % len(DEFAULT_NAMES)]
            await room.commit(room.match.set_occupant(seat, replace(occupant, name=default)))


ROUTES = [
    ApiRoute("/api/me", "GET", get_me, response=Me),
    ApiRoute("/api/me/profile", "GET", get_profile, response=Profile),
    ApiRoute("/api/me/forget", "POST", forget, request=ForgetTable, response=Me),
    ApiRoute("/api/me/sign-up", "POST", sign_up, request=SignUp, response=Me, status=201),
    ApiRoute("/api/me/sign-in", "POST", sign_in, request=SignIn, response=Me),
    ApiRoute("/api/me/sign-out", "POST", sign_out, response=Me),
    ApiRoute("/api/me/devices", "GET", list_devices, response=list[Device]),
    ApiRoute("/api/me/devices", "POST", end_session, request=EndSession, response=list[Device]),
    ApiRoute("/api/me/phrase", "POST", change_passphrase, request=ChangePassphrase, response=Me),
    ApiRoute("/api/me/delete", "POST", delete_account, request=DeleteAccount, response=Me),
    ApiRoute("/api/tables/{table}/mine", "POST", remember_seat, response=Me, needs_key=True),
]
