"""What of a deal of Imperium is remembered the first time."""

from game.core.feats import Feat, paid
from game.rules.imperium.phases import Public

FEATS: tuple[Feat[Public], ...] = (
    Feat("joker", "jester", paid("turned_joker")),
    Feat("four", "columns", paid("four_of_a_kind")),
    Feat("major", "laurel", paid("major")),
    Feat("every_trick", "standard", paid("tricks_5")),
)
