"""Accounts, for whoever wants to find their games on another device: a name and a passphrase, nothing else.

Of the passphrase only Argon2 of it is kept. Signing in takes as long for a name that nobody has as for one with another
passphrase, and says the same; how often it may be tried is limited by address and by name. Where `argon2-cffi` is not
installed (the extra `accounts`) there are none, and everything else is as it is.
"""

import asyncio
import secrets
import time
import unicodedata
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, insert, select, update

from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.errors import Conflict, HttpError
from shamble.server.people.identity import People, Person
from shamble.server.rate_limits import TokenBucket
from shamble.server.storage import schema

if TYPE_CHECKING:
    from argon2 import PasswordHasher

THERE = find_spec("argon2") is not None
SHORTEST, LONGEST = 10, 200  # characters of a passphrase
AT_ONCE = 2  # passphrases that are looked at; each takes 64 MB for a moment
NAMES = 4096  # names whose tries are counted


class Account(NamedTuple):
    name: str
    phrase: str
    person: Person


def folded(name: str) -> str:
    """A name as it is compared: nobody is called like somebody else in other envelopes."""
    return unicodedata.normalize("NFKC", clean_text(name)).casefold()


class Accounts:
    """Signing up, in and out."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.storage = people.storage
        self._tries: dict[str, TokenBucket] = {}
        self._busy = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""  # what the passphrase of a name is compared with that nobody has

    # ------------------------------------------------------------ what they are asked

    async def name(self, person: Person) -> str:
        """What somebody's account is called; "" = they have none."""
        columns = schema.accounts.c
        query = select(columns.name).where(columns.person_id == person.id)
        return await self.storage.read(lambda link: link.execute(query).scalar_one_or_none() or "")

    async def sign_up(self, person: Person | None, name: str, phrase: str) -> Person:
        """An account for somebody who is known by a cookie, or for somebody new."""
        self._open()
        name = clean_text(name)
        if not 2 <= len(name) <= limits.MAX_NAME_CHARS:
            raise HttpError(400, "error-account-name", {"least": 2, "most": limits.MAX_NAME_CHARS})
        _good(phrase, name)
        hashed = await self._hash(phrase)
        owner = person or Person(secrets.token_urlsafe(18))
        row = {"folded": folded(name), "name": name, "phrase": hashed, "person_id": owner.id}

        def work(writing: Connection) -> None:
            if person is None:
                writing.execute(insert(schema.people), {"id": owner.id, "epoch": 0, "seen": int(time.time())})
            writing.execute(insert(schema.accounts), row)

        try:
            await self.storage.write(work)
        except Conflict:
            raise HttpError(409, "error-account-taken", {"name": name}) from None
        return owner

    async def sign_in(self, name: str, phrase: str) -> Person:
        """Whose name and passphrase these are. Raises `HttpError`, and says not which of the two was wrong."""
        self._open()
        found = await self._checked(name, phrase)
        if found is None:
            raise HttpError(403, "error-sign-in")
        return found.person

    async def change(self, person: Person, old: str, new: str) -> Person:
        """Another passphrase: whoever else is signed in is so no longer."""
        name = await self.prove(person, old)
        _good(new, name)
        hashed = await self._hash(new)
        later = Person(person.id, person.epoch + 1)

        def work(writing: Connection) -> None:
            people, accounts = schema.people, schema.accounts
            writing.execute(update(people).where(people.c.id == person.id).values(epoch=later.epoch))
            writing.execute(update(accounts).where(accounts.c.person_id == person.id).values(phrase=hashed))

        await self.storage.write(work)
        return later

    # ------------------------------------------------------------ how they look at it

    def _open(self) -> None:
        if not THERE:
            raise HttpError(404, "error-no-accounts")

    async def prove(self, person: Person, phrase: str) -> str:
        """Somebody who is signed in says their passphrase once more; gives the name of the account."""
        self._open()
        name = await self.name(person)
        if not name or await self._checked(name, phrase) is None:
            raise HttpError(403, "error-phrase-wrong")
        return name

    async def _checked(self, name: str, phrase: str) -> Account | None:
        """The account of a name, if the passphrase is its. A name that nobody has takes as long."""
        if not self._may_try(folded(name)):
            raise HttpError(429, "error-too-fast")
        found = await self._find(folded(name))
        if not self._nobodys:
            self._nobodys = await self._hash(secrets.token_urlsafe(18))
        right = await self._fits(found.phrase if found else self._nobodys, phrase)
        return found if right else None

    def _may_try(self, name: str) -> bool:
        """Not too often for one name, from wherever."""
        if len(self._tries) > NAMES:
            self._tries = {one: tries for one, tries in self._tries.items() if not tries.is_full()}
        return self._tries.setdefault(name, TokenBucket(10, 1 / 60)).take()

    async def _find(self, name: str) -> Account | None:
        columns, people = schema.accounts.c, schema.people.c
        query = (
            select(columns.name, columns.phrase, columns.person_id, people.epoch)
            .join(schema.people, people.id == columns.person_id)
            .where(columns.folded == name)
        )
        if "\0" in name:
            return None
        row = await self.storage.read(lambda link: link.execute(query).one_or_none())
        return Account(row.name, row.phrase, Person(row.person_id, row.epoch)) if row is not None else None

    async def _hash(self, phrase: str) -> str:
        async with self._busy:
            return await asyncio.to_thread(hasher().hash, _plain(phrase))

    async def _fits(self, hashed: str, phrase: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        async with self._busy:
            try:
                return await asyncio.to_thread(hasher().verify, hashed, _plain(phrase))
            except (VerificationError, InvalidHashError):
                return False


def hasher() -> "PasswordHasher":
    """Argon2id as RFC 9106 advises where memory is not plenty: 64 MB, three passes, four lanes."""
    from argon2 import PasswordHasher

    return PasswordHasher()


def _good(phrase: str, name: str) -> None:
    if not SHORTEST <= len(_plain(phrase)) <= LONGEST or folded(phrase) == folded(name):
        raise HttpError(400, "error-phrase", {"least": SHORTEST, "most": LONGEST})


def _plain(phrase: str) -> str:
    """The same passphrase, however a keyboard puts its accents together; longer ones end here."""
    return unicodedata.normalize("NFKC", phrase)[: LONGEST + 1]
