"""The server in simulation: virtual time, faults, players, laws that always hold.

The code of the server is the real one, from the routes to the SQL. Simulated are the things around it: clock, chance,
disk, Redis, network, workers and players. Everything follows from one seed, so a failure can be repeated exactly.
"""
