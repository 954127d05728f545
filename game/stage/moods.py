"""Moods."""

from enum import StrEnum

from game.core.record import record


class Mood(StrEnum):
    """What a face shows."""

    CALM = "calm"
    PLEASED = "pleased"
    VEXED = "vexed"
    THINKING = "thinking"
    SLY = "sly"
    SAD = "sad"
    SURPRISED = "surprised"


@record
class Expression:
    """A mood, and where the eyes look: -1 to the left of the picture, 1 to the right, 0 straight on."""

    mood: Mood = Mood.CALM
    look: int = 0


CALM = Expression()
