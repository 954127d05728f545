"""Gleek: three players, a stock for sale, a wager on the best flush, and twelve tricks for pence."""

from game.core.feats import Feat, paid
from game.core.rules import GameRules, Symmetry
from game.rules.gleek.options import PRESETS, Options
from game.rules.gleek.phases import Auction, Exchange, Phase, Playing, Public, Ruff, Settled, State
from game.rules.gleek.rules import Gleek
from game.rules.gleek.scoring import KIND_NAMES

__all__ = [
    "GAME",
    "PRESETS",
    "Auction",
    "Exchange",
    "Gleek",
    "Options",
    "Phase",
    "Playing",
    "Public",
    "Ruff",
    "Settled",
    "State",
]

GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    Gleek,
    seats=(3,),
    phases=Phase,
    symmetry=Symmetry(("HSDC", "HDCS")),
    sign="G",
    easiest="modest",
    length=("match_deals",),
    calls={"pass": "pass", "see": "hold", "vie": "vie", "revie": "vie"},
    sounds=dict.fromkeys(
        (
            f"{many}_{rank}"
            for many in ("gleek", "mournival")
            for rank in ("aces", "kings", "queens", "jacks")
        ),
        "gleek",
    ),
    feats=(
        Feat("tiddy", "thimble", paid("tiddy")),
        Feat("gleek", "rings", paid(*(f"gleek_{kind}" for kind in KIND_NAMES))),
        Feat("mournival", "clover", paid(*(f"mournival_{kind}" for kind in KIND_NAMES))),
        Feat("ruff", "ruff", paid("ruff_shown", "ruff_shared", "ruff_aces")),
        Feat("unseen", "mask", paid("ruff_unseen")),
    ),
)
