"""Sheepshead: fourteen trumps, a blind to pick up, and a partner only he himself knows."""

from game.core.feats import Feat, paid
from game.core.rules import GameRules, LaterRules, Symmetry
from game.core.view import View
from game.rules.sheepshead.options import PRESETS, Options
from game.rules.sheepshead.phases import Laying, Phase, Playing, Public, Settled, State, Talking
from game.rules.sheepshead.rules import Sheepshead
from game.rules.sheepshead.scoring import race

__all__ = [
    "GAME",
    "PRESETS",
    "Laying",
    "Options",
    "Phase",
    "Playing",
    "Public",
    "Settled",
    "Sheepshead",
    "State",
    "Talking",
]

_won = paid("won", "won_schneider", "won_every_trick")


def _picked(view: View[Public]) -> bool:
    return view.public.picker == view.me and _won(view)


def _alone(view: View[Public]) -> bool:
    """Tell whether the picker went alone where a partner might have been called (§5.7), and won."""
    return view.public.call.kind == "alone" and _picked(view)


GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    Sheepshead,
    seats=(5, 4, 3, 6, 7),
    phases=Phase,
    symmetry=Symmetry(
        ("HSDC", "CHDS"), fixed="QJ"
    ),  # queens and jacks are trumps by their suits, and so are diamonds
    sign="S",
    later=(LaterRules("H", {"players": (6, 7), "match_mode": ("sixty_one",)}),),
    easiest="milwaukee",
    length=("match_mode", "match_rounds", "match_target"),
    players="players",
    declarer=lambda public: public.picker,
    race=race,
    calls={"pass": "pass", **dict.fromkeys(("demand", "crack", "recrack", "blitz"), "vie")},
    sounds={"won_every_trick": "swept"},
    table_question="void_play",
    feats=(
        Feat("picked", "bell", _picked),
        Feat("alone", "crook", _alone),
        Feat("schneider", "scissors", paid("won_schneider", "won_every_trick")),
        Feat("every_trick", "stein", paid("won_every_trick")),
        Feat("leaster", "lamb", paid("leaster")),
    ),
)
