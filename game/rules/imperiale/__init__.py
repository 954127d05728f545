"""Impériale: twelve cards each, combinations as in Piquet, a turned trump, and reds that annul whites."""

from game.core.rules import GameRules, Symmetry
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
    sign="P",
    easiest="first_lesson",
    length=("target_reds",),
    sounds={
        "capot": "swept",
        **dict.fromkeys(
            ("sequence", "four_of_a_kind", "sequence_level", "four_level", "blanche", "blanche_double"),
            "imperial",
        ),
        **dict.fromkeys(("retourne", "tombee"), "imperial"),
    },
)
