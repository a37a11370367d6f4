"""Messages between the server and its clients, as typed structs.

The TypeScript types of the page are generated from this package (`make types`).

Messages contain no sentences: a `key` names a message of the Fluent catalogues and `args` fill it. An argument that
starts with "@" is a message key too ("@card-ammo") and is translated; "@seat-2" is the name of seat 2. Figures,
squares, cards and tokens (`things`) are named by short ids, which the scene and view of the game use as well.
"""

VERSION = 2  # of the messages: raise it when a page of the last version could not read or send one
