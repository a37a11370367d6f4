"""The HTTP application: routes, WebSocket, static files."""
