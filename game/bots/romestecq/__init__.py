"""Players of Romestecq at three levels."""

from game.bots.romestecq.club import Club
from game.bots.romestecq.expert import Expert
from game.bots.romestecq.novice import Novice
from game.core.bot import Bot
from game.rules.romestecq import Public, Romestecq

__all__ = ["bot"]


def bot(rules: Romestecq, level: str) -> Bot[Public]:
    """Seat a player: "novice", "club" or "expert"."""
    match level:
        case "novice":
            return Novice()
        case "club":
            return Club(rules)
        case "expert":
            return Expert(rules)
        case _:
            message = f"There is no level '{level}'."
            raise ValueError(message)
