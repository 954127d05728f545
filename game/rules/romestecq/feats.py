"""What of a deal of Romestecq is remembered the first time."""

from game.core.feats import Feat, paid
from game.rules.romestecq.combinations import KINDS
from game.rules.romestecq.phases import Public
from game.rules.romestecq.scoring import CATCHES, HOMECOMINGS


def _home(kind: str) -> tuple[str, ...]:
    return tuple(f"{fate}{kind}" for fate in HOMECOMINGS)


FEATS: tuple[Feat[Public], ...] = (
    Feat("village", "house", paid(*_home("village"))),
    Feat("double_rome", "arch", paid(*_home("double_rome"))),
    Feat("caught", "fox", paid(*(f"{fate}{kind}" for fate in CATCHES for kind in KINDS))),
    Feat("stecq", "stick", paid("stecq")),
    Feat("quartet", "windmill", paid("quartet")),
)
