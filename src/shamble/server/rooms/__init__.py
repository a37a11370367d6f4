"""Tables that are awake: their clients, and everything people can do at one."""
