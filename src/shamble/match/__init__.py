"""A running match: seats, log, undo, standing orders, and what each client is told. It knows no socket and no rule."""
