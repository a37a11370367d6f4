"""The server: tables, sockets, seat links, worker processes and the database."""
