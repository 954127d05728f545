"""Écarté: two hands of five, an exchange by consent, and five tricks under a turned-up trump."""

from game.core.feats import Feat, paid
from game.core.majority import majority
from game.core.rules import GameRules, Symmetry
from game.core.view import View
from game.rules.ecarte.options import PRESETS, Options
from game.rules.ecarte.phases import (
    ACCEPT,
    CONCEDE,
    DONE,
    MARK_KING,
    PACKETS,
    PROPOSE,
    REFUSE,
    STAND,
    Phase,
    Public,
    State,
    Word,
    king_of,
)
from game.rules.ecarte.rules import Ecarte

__all__ = [
    "ACCEPT",
    "CONCEDE",
    "DONE",
    "GAME",
    "MARK_KING",
    "PACKETS",
    "PRESETS",
    "PROPOSE",
    "REFUSE",
    "STAND",
    "Ecarte",
    "Options",
    "Phase",
    "Public",
    "State",
    "Word",
    "king_of",
]

_won = paid("point", "vole", "vulnerable_point", "vulnerable_vole")


def _stood(view: View[Public]) -> bool:
    """Tell whether the elder hand stood on the cards it was dealt (§4.1), and won."""
    public = view.public
    return view.me != view.dealer and public.said == Word.STAND and not public.exchanged and _won(view)


GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    Ecarte,
    seats=(2,),
    phases=Phase,
    symmetry=Symmetry(("HSDC", "HDCS")),
    race=lambda _, view: majority(3, 5, view),  # §8
    sign="E",
    easiest="first_steps",
    length=("target_score", "match_games"),
    calls={"propose": "propose", "accept": "hold", "refuse": "pass", "concede": "pass"},
    sounds={
        "marked_king": "king",
        "turned_king": "king",
        **dict.fromkeys(("vole", "vulnerable_vole", "conceded_vole"), "swept"),
    },
    feats=(
        Feat("vole", "fan", paid("vole", "vulnerable_vole")),
        Feat("king", "crown", paid("marked_king")),
        Feat("stood", "snuff_box", _stood),
        Feat("vulnerable", "glove", paid("vulnerable_point", "vulnerable_vole")),
    ),
)
