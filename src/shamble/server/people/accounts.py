"""Accounts: a name and a passphrase, so that players find their games on another device.

Only an Argon2 hash of the passphrase is stored. Signing in takes as long, and fails with the same
message, for an unknown name as for a wrong passphrase; attempts are limited by address, and by name and address
together, but not for browsers that were signed in before: a stranger can lock no owner out.
Without `argon2-cffi` (the extra `accounts`) there are no accounts, and everything else works."""

import asyncio
import secrets
import time
import unicodedata
from hmac import compare_digest
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, insert, select, update

from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.errors import Conflict, HttpError
from shamble.server.people.identity import People, Person
from shamble.server.storage import schema
from shamble.server.token_buckets import TokenBucket

if TYPE_CHECKING:
    from argon2 import PasswordHasher

HAS_ACCOUNTS = find_spec("argon2") is not None
MIN_PASSPHRASE_CHARS, MAX_PASSPHRASE_CHARS = 10, 200
MIN_NAME_CHARS = 2
MAX_PARALLEL_HASHES = 2  # each takes 64 MB for a moment
MAX_TRACKED_NAMES = 4096  # whose attempts are counted


class Account(NamedTuple):
    """An account as it is stored."""

    name: str
    phrase: str  # Argon2 hash
    person: Person


def normalize_name(name: str) -> str:
    """Return a name for comparison, so that similar spellings cannot imitate an account."""
    return unicodedata.normalize("NFKC", clean_text(name)).casefold()


class Accounts:
    """Signs people up and in, and changes their passphrases."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.storage = people.storage
        self._attempts: dict[tuple[str, str], TokenBucket] = {}
        self._hashing = asyncio.Semaphore(MAX_PARALLEL_HASHES)
        self._dummy_hash = ""  # compared with the passphrase if the name is unknown

    async def name(self, person: Person) -> str:
        """Return the name of a person's account; "" without one."""
        columns = schema.accounts.c
        query = select(columns.name).where(columns.person_id == person.id)
        return await self.storage.read(lambda conn: conn.execute(query).scalar_one_or_none() or "")

    async def sign_up(self, person: Person | None, name: str, phrase: str) -> Person:
        """Create an account for a person; None creates a new person. Raises `HttpError`."""
        _require_accounts()
        name = clean_text(name)
        if not MIN_NAME_CHARS <= len(name) <= limits.MAX_NAME_CHARS:
            args: dict[str, str | int] = {"least": MIN_NAME_CHARS, "most": limits.MAX_NAME_CHARS}
            raise HttpError(400, "error-account-name", args)
        _require_good_passphrase(phrase, name)
        hashed = await self._hash(phrase)
        owner = person or Person(secrets.token_urlsafe(18))
        row = {"folded": normalize_name(name), "name": name, "phrase": hashed, "person_id": owner.id}

        def work(conn: Connection) -> None:
            if person is None:
                conn.execute(insert(schema.people), {"id": owner.id, "epoch": 0, "seen": int(time.time())})
            conn.execute(insert(schema.accounts), row)

        try:
            await self.storage.write(work)
        except Conflict:
            raise HttpError(409, "error-account-taken", {"name": name}) from None
        return owner

    async def sign_in(self, name: str, phrase: str, household: str, browser_mark: str) -> Person:
        """Return the person of an account. Raises the same `HttpError` for name and passphrase.

        `household`: the client's network; `browser_mark`: its mark as a browser that was signed in before."""
        _require_accounts()
        account = await self._authenticate(name, phrase, household, browser_mark)
        if account is None:
            raise HttpError(403, "error-sign-in")
        return account.person

    async def change_passphrase(self, person: Person, old: str, new: str, household: str) -> Person:
        """Change the passphrase and invalidate all cookies; return the person with the new epoch."""
        name = await self.check_passphrase(person, old, household)
        _require_good_passphrase(new, name)
        hashed = await self._hash(new)
        renewed = person._replace(epoch=person.epoch + 1)

        def work(conn: Connection) -> None:
            people, accounts = schema.people, schema.accounts
            conn.execute(update(people).where(people.c.id == person.id).values(epoch=renewed.epoch))
            conn.execute(update(accounts).where(accounts.c.person_id == person.id).values(phrase=hashed))
            sessions = schema.sessions
            conn.execute(update(sessions).where(sessions.c.person_id == person.id).values(ended=1))

        await self.storage.write(work)
        return renewed

    async def check_passphrase(self, person: Person, phrase: str, household: str) -> str:
        """Return the name of the person's account. Raises `HttpError` if the passphrase is wrong."""
        _require_accounts()
        name = await self.name(person)
        if not name or await self._authenticate(name, phrase, household) is None:
            raise HttpError(403, "error-phrase-wrong")
        return name

    async def _authenticate(
        self, name: str, phrase: str, household: str, browser_mark: str = ""
    ) -> Account | None:
        """Return the account of name and passphrase, or None; an unknown name takes as long."""
        account = await self._find(normalize_name(name))
        is_known = account is not None and compare_digest(
            browser_mark.encode(), self.people.known_mark(account.person).encode()
        )
        if not is_known and not self._take_attempt(normalize_name(name), household):
            raise HttpError(429, "error-too-fast")
        if not self._dummy_hash:
            self._dummy_hash = await self._hash(secrets.token_urlsafe(18))
        is_right = await self._verify(account.phrase if account else self._dummy_hash, phrase)
        return account if is_right else None

    def _take_attempt(self, name: str, household: str) -> bool:
        """Count an attempt for a name from a household; return whether it is allowed.

        Attempts of strangers elsewhere do not count: they would lock the owner out."""
        if len(self._attempts) > MAX_TRACKED_NAMES:
            self._attempts = {key: bucket for key, bucket in self._attempts.items() if not bucket.is_full()}
        return self._attempts.setdefault((name, household), TokenBucket(*limits.PASSPHRASES_PER_NAME)).take()

    async def find_owner(self, name: str) -> Person | None:
        """Return the person of an account, for the operator."""
        account = await self._find(normalize_name(name))
        return account.person if account is not None else None

    async def _find(self, name: str) -> Account | None:
        columns, people = schema.accounts.c, schema.people.c
        query = (
            select(columns.name, columns.phrase, columns.person_id, people.epoch)
            .join(schema.people, people.id == columns.person_id)
            .where(columns.folded == name)
        )
        if "\0" in name:  # PostgreSQL cannot store it
            return None
        row = await self.storage.read(lambda conn: conn.execute(query).one_or_none())
        return Account(row.name, row.phrase, Person(row.person_id, row.epoch)) if row is not None else None

    async def _hash(self, phrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher().hash, _normalize_passphrase(phrase))

    async def _verify(self, hashed: str, phrase: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        async with self._hashing:
            try:
                return await asyncio.to_thread(hasher().verify, hashed, _normalize_passphrase(phrase))
            except (VerificationError, InvalidHashError):
                return False


def hasher() -> "PasswordHasher":
    """Return the hasher: Argon2id with the low-memory parameters of RFC 9106 (64 MB)."""
    from argon2 import PasswordHasher

    return PasswordHasher()


def _require_accounts() -> None:
    if not HAS_ACCOUNTS:
        raise HttpError(404, "error-no-accounts")


def _require_good_passphrase(phrase: str, name: str) -> None:
    has_good_length = MIN_PASSPHRASE_CHARS <= len(_normalize_passphrase(phrase)) <= MAX_PASSPHRASE_CHARS
    if not has_good_length or normalize_name(phrase) == normalize_name(name):
        args: dict[str, str | int] = {"least": MIN_PASSPHRASE_CHARS, "most": MAX_PASSPHRASE_CHARS}
        raise HttpError(400, "error-phrase", args)


def _normalize_passphrase(phrase: str) -> str:
    """Return the same text for all ways to type accents, cut just above the limit."""
    return unicodedata.normalize("NFKC", phrase)[: MAX_PASSPHRASE_CHARS + 1]
