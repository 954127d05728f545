"""What happens, in sentences for whoever listens instead of looking, such as a screen reader."""

from collections.abc import Sequence

from game.core.record import record

MOST = 80
"""Sentences that wait to be said; where nobody takes them, the oldest go."""


@record
class Announcement:
    """One sentence."""

    text: str
    urgent: bool = False  # it answers what the player has just done, and comes before what still waits


class Announcer:
    """Keeps sentences until they are taken."""

    def __init__(self) -> None:
        self._waiting: list[Announcement] = []
        self.speaking = False  # a voice is still saying some of it, and the game waits for that
        self.followed = False  # somebody hears what has the focus, and knows where it is
        self.pointed = ""  # key of what the focus has been led to: what the player is to decide on
        self.narrated = False  # whoever draws the screen tells of it, too: nobody else need read it
        self.reading = False  # the whole screen is to be read

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Let a sentence be heard after those that wait."""
        if text:
            self._waiting = [*self._waiting, Announcement(text, urgent)][-MOST:]

    def take(self) -> Sequence[Announcement]:
        """Take everything there is to say, in its order."""
        taken, self._waiting = self._waiting, []
        return taken
