"""Impériale: twelve cards each, combinations as in Piquet, a turned trump, and reds that annul whites."""

from game.core.feats import Feat, paid
from game.core.majority import majority
from game.core.rules import GameRules, LaterRules, Symmetry
from game.rules.imperiale.options import PRESETS, Options
from game.rules.imperiale.phases import Phase, Playing, Public, Settled, State
from game.rules.imperiale.rules import Imperiale

__all__ = ["GAME", "PRESETS", "Imperiale", "Options", "Phase", "Playing", "Public", "Settled", "State"]

GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    Imperiale,
    seats=(2,),
    phases=Phase,
    symmetry=Symmetry(("HSDC", "HDCS")),
    race=lambda _, view: majority(7, 12, view),  # §11
    sign="P",
    later=(LaterRules("Q", {"first_deal_annuls": (False,)}),),
    easiest="first_lesson",
    length=("target_reds",),
    sounds={
        **dict.fromkeys(("capot", "capot_first"), "swept"),
        **dict.fromkeys(("sequence", "sequence_level", "sequence_first"), "imperial"),
        **dict.fromkeys(("four_of_a_kind", "four_level", "four_first"), "imperial"),
        **dict.fromkeys(("blanche", "blanche_double", "retourne", "tombee"), "imperial"),
    },
    feats=(
        Feat("sequence", "sceptre", paid("sequence", "sequence_level", "sequence_first")),
        Feat("four", "orb", paid("four_of_a_kind", "four_level", "four_first")),
        Feat("blanche", "rose", paid("blanche", "blanche_double")),
        Feat("capot", "hat", paid("capot", "capot_first")),
    ),
)
