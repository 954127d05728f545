"""Players of Sheepshead at three levels."""

from game.bots.sheepshead.club import Club
from game.bots.sheepshead.expert import Expert
from game.bots.sheepshead.novice import Novice
from game.core.bot import Bot
from game.rules.sheepshead import Public, Sheepshead

__all__ = ["bot"]


def bot(rules: Sheepshead, level: str) -> Bot[Public]:
    """Seat a player: "novice", "club" or "expert"."""
    match level:
        case "novice":
            return Novice(rules)
        case "club":
            return Club(rules)
        case "expert":
            return Expert(rules)
        case _:
            message = f"There is no level '{level}'."
            raise ValueError(message)
