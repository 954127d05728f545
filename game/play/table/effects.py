"""What is to be done because of what happened at a table."""

from enum import Enum, auto
from typing import TypeAlias

from game.core.record import record


class Topic(Enum):
    """What is told to whoever listens instead of looking."""

    LOG = auto()
    SCORE = auto()
    LAST_TRICK = auto()
    DECLARED = auto()
    DECLARED_PUT_AWAY = auto()


@record
class TellAloud:
    """Tell something to whoever listens."""

    topic: Topic


@record
class ShowNotice:
    """Show a caption of the table for a moment."""

    key: str


Effect: TypeAlias = TellAloud | ShowNotice
