"""Players of Impériale at three levels."""

from game.bots.imperiale.club import Club
from game.bots.imperiale.expert import Expert
from game.bots.imperiale.novice import Novice
from game.core.bot import Bot
from game.rules.imperiale import Imperiale, Public

__all__ = ["bot"]


def bot(rules: Imperiale, level: str) -> Bot[Public]:
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
