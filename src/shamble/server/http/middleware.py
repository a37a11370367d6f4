"""Security middleware: host and origin checks, and security headers."""

import logging

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.server.access_policy import PROXIES_VARIABLE, AccessPolicy
from shamble.server.errors import HttpError
from shamble.server.storage.bans import Bans

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ASSET_HEADERS = (
    "x-content-type-options",
    "cross-origin-resource-policy",
)  # enough for a file that is no page


MAX_PROXY_WARNINGS = 20  # of different addresses
log = logging.getLogger(__name__)


class SecurityMiddleware:
    """Refuses unknown hosts, foreign origins and banned addresses; adds security headers."""

    def __init__(self, app: ASGIApp, policy: AccessPolicy, bans: Bans) -> None:
        self.app = app
        self.policy = policy
        self.bans = bans
        self._untrusted: set[str] = set()  # addresses that sent forwarded headers and are not believed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and (error := self._check(scope)):
            await self._refuse(scope, receive, send, error)
        elif scope["type"] == "http":
            await self._add_headers(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> HttpError | None:
        """Return the error for an unknown host name, or for a page of another server."""
        headers = Headers(scope=scope)
        client = scope["client"][0] if scope.get("client") else ""
        self._warn_about_proxy(client, headers.get("x-forwarded-for", ""))
        if self.bans.has(client):
            return HttpError(403, "error-banned")
        host, origin = headers.get("host", ""), headers.get("origin", "")
        if not self.policy.allows_host(host):
            return HttpError(421, "error-host", {"host": host[:100]})
        is_safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not is_safe and not self.policy.allows_origin(origin, host):
            return HttpError(403, "error-origin")
        return None

    def _warn_about_proxy(self, client: str, forwarded_for: str) -> None:
        """Warn once about each address that forwards requests and is no trusted proxy.

        The address of a trusted proxy has been replaced by that of its client before.
        """
        is_believed = client in [part.strip() for part in forwarded_for.split(",")]
        if not forwarded_for or is_believed or client in self._untrusted:
            return
        if len(self._untrusted) < MAX_PROXY_WARNINGS:
            self._untrusted.add(client)
            log.warning(
                "requests from %s have X-Forwarded-For, which is not believed: all its visitors count as this address. "
                "If it is your proxy, set %s=%s",
                client,
                PROXIES_VARIABLE,
                client,
            )

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, error: HttpError) -> None:
        if scope["type"] == "websocket":  # closed before it was accepted: the client gets a plain 403
            await send({"type": "websocket.close", "code": 4000 + error.status})
            return
        content = msgspec.json.encode(error.problem)
        response = Response(content, error.status, dict(SECURITY_HEADERS), "application/json")
        await response(scope, receive, send)

    async def _add_headers(self, scope: Scope, receive: Receive, send: Send) -> None:
        names = ASSET_HEADERS if scope["path"].startswith("/assets/") else SECURITY_HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name in names:
                    headers.setdefault(name, SECURITY_HEADERS[name])
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
