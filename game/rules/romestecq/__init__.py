"""Romestecq: five cards, five tricks, no trumps; pairs and triplets to bring home, and the others' to catch."""

from game.core.feats import Feat, paid
from game.core.rules import GameRules, Symmetry
from game.rules.romestecq.combinations import KINDS, Combination
from game.rules.romestecq.options import PRESETS, Options
from game.rules.romestecq.phases import Announcement, Phase, Playing, Public, Settled, State
from game.rules.romestecq.rules import Romestecq
from game.rules.romestecq.scoring import CATCHES, HOMECOMINGS, STEPS

__all__ = [
    "GAME",
    "KINDS",
    "PRESETS",
    "STEPS",
    "Announcement",
    "Combination",
    "Options",
    "Phase",
    "Playing",
    "Public",
    "Romestecq",
    "Settled",
    "State",
]


def _home(kind: str) -> tuple[str, ...]:
    return tuple(f"{fate}{kind}" for fate in HOMECOMINGS)


GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    Romestecq,
    seats=(4, 2, 6),
    phases=Phase,
    symmetry=Symmetry(("HSDC", "HDCS")),
    sign="R",
    easiest="two_players",
    length=("target_points",),
    players="players",
    sounds={"stecq": "stecq", "quartet": "swept"},
    feats=(
        Feat("village", "house", paid(*_home("village"))),
        Feat("double_rome", "arch", paid(*_home("double_rome"))),
        Feat("caught", "fox", paid(*(f"{fate}{kind}" for fate in CATCHES for kind in KINDS))),
        Feat("stecq", "stick", paid("stecq")),
        Feat("quartet", "windmill", paid("quartet")),
    ),
)
