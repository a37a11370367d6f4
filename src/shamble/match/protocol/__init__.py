"""What crosses the wire: every message between a table and its clients, as typed models.

The TypeScript types of the browser client are generated from this package (`make types`).

Words never cross: a `key` names a message of the Fluent catalogues and `args` fill it. An argument that starts with
"@" is itself a message key ("@card-ammo"), so that it is translated too; "@seat-2" is the name of seat 2. Things on
the table (figures, squares, cards, tokens) are named by short ids which the game's scene and view use as well.
"""
