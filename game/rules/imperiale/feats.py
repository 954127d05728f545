"""What of a deal of Impériale is remembered the first time."""

from game.core.feats import Feat, paid
from game.rules.imperiale.phases import Public

FEATS: tuple[Feat[Public], ...] = (
    Feat("sequence", "sceptre", paid("sequence", "sequence_level", "sequence_first")),
    Feat("four", "orb", paid("four_of_a_kind", "four_level", "four_first")),
    Feat("blanche", "rose", paid("blanche", "blanche_double")),
    Feat("capot", "hat", paid("capot", "capot_first")),
)
