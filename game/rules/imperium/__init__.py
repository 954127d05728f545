"""Imperium: two players, seventeen cards, two bowers and a Joker, and chips that wipe each other out."""

from game.core.feats import Feat, paid
from game.core.majority import majority
from game.core.rules import DealerOption, GameRules, Symmetry
from game.rules.imperium.combinations import Imperium as Combination
from game.rules.imperium.options import PRESETS, Options
from game.rules.imperium.phases import Declaring, Phase, Playing, Public, Settled, State
from game.rules.imperium.rules import Imperium

__all__ = [
    "GAME",
    "PRESETS",
    "Combination",
    "Declaring",
    "Imperium",
    "Options",
    "Phase",
    "Playing",
    "Public",
    "Settled",
    "State",
]

GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    Imperium,
    seats=(2,),
    phases=Phase,
    symmetry=Symmetry(("CHDS", "SDHC", "HSCD")),  # jacks go with their colour, §3.2
    race=lambda _, view: majority(3, 5, view),  # §8
    sign="M",
    easiest="first_lesson",
    length=("target_blues",),
    first_dealer=DealerOption("first_dealer", lambda options: options.dealer_agreed),
    sounds={
        "turned_joker": "joker",
        **dict.fromkeys(("three_of_a_kind", "four_of_a_kind", "minor", "major"), "imperium"),
    },
    feats=(
        Feat("joker", "jester", paid("turned_joker")),
        Feat("four", "columns", paid("four_of_a_kind")),
        Feat("major", "laurel", paid("major")),
        Feat("every_trick", "standard", paid("tricks_5")),
    ),
)
