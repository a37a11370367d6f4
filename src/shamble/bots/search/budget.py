"""Search budget of a decision."""

from typing import Final

UNLIMITED: Final = 0.0


class Budget:
    """Maximum number of iterations (imagined games) and seconds (0: no limit).

    Without a time limit the same seed gives the same choice on every machine and any number of processes.
    """

    def __init__(self, iterations: int, seconds: float = UNLIMITED, processes: int = 1) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes

    def scaled(self, stakes: float) -> "Budget":
        """Return the budget for a decision with these stakes, with at most `seconds`."""
        return Budget(max(1, int(self.iterations * stakes)), self.seconds * min(1.0, stakes), self.processes)

    def in_share_of_time(self, share: float) -> "Budget":
        """Return the budget with as many iterations and less time."""
        return Budget(self.iterations, self.seconds * share, self.processes)
