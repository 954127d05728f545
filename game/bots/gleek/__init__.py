"""Players of Gleek at three levels."""

from game.bots.gleek.club import Club
from game.bots.gleek.expert import Expert
from game.bots.gleek.novice import Novice
from game.core.bot import Bot
from game.rules.gleek import Gleek, Public

__all__ = ["bot"]


def bot(rules: Gleek, level: str) -> Bot[Public]:
    """Seat a player: "novice", "club" or "expert"."""
    match level:
        case "novice":
            return Novice(rules.options)
        case "club":
            return Club(rules.options)
        case "expert":
            return Expert(rules)
        case _:
            message = f"There is no level '{level}'."
            raise ValueError(message)
