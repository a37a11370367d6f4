"""The application: routes, WebSocket, static files."""
