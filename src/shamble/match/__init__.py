"""A running match: seats, log, undo, auto-pass, and the messages for each client.

Knows no sockets and no rules.
"""
