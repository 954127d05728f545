"""Time to think, counted in processor time of the thread, so that a busy machine weakens nobody."""

from time import thread_time


class Limit:
    """So much processor time from now on."""

    def __init__(self, milliseconds: float) -> None:
        """Begin to count."""
        self._end = thread_time() + milliseconds / 1000

    @property
    def over(self) -> bool:
        """Tell whether the time is used up."""
        return thread_time() >= self._end
