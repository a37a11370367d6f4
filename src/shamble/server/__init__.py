"""The server: many tables, sockets, seat links, bots in worker processes, and a database that forgets nothing."""
