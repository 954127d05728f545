"""Players of Imperium at three levels."""

from game.bots.imperium.club import Club
from game.bots.imperium.expert import Expert
from game.bots.imperium.novice import Novice
from game.core.bot import Bot
from game.rules.imperium import Imperium, Public

__all__ = ["bot"]


def bot(rules: Imperium, level: str) -> Bot[Public]:
    """Seat a player: "novice", "club" or "expert"."""
    match level:
        case "novice":
            return Novice()
        case "club":
            return Club()
        case "expert":
            return Expert(rules)
        case _:
            message = f"There is no level '{level}'."
            raise ValueError(message)
