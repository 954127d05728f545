"""Players of Écarté at three levels."""

from game.bots.ecarte.club import Club
from game.bots.ecarte.expert import Expert
from game.bots.ecarte.novice import Novice
from game.core.bot import Bot
from game.rules.ecarte import Ecarte, Public

__all__ = ["bot"]


def bot(rules: Ecarte, level: str) -> Bot[Public]:
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
