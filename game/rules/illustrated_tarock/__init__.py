"""Illustrated Tarock: one against two with fifty-four cards, sixteen tricks, bids, bonuses and birds."""

from game.core.feats import Feat, paid
from game.core.rules import GameRules, LaterRules, Symmetry
from game.core.view import View
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.options import PRESETS, Options
from game.rules.illustrated_tarock.phases import (
    Discarding,
    Phase,
    Playing,
    Public,
    Settled,
    State,
    Taking,
    Talking,
)
from game.rules.illustrated_tarock.rules import IllustratedTarock
from game.rules.illustrated_tarock.scoring import race

__all__ = [
    "GAME",
    "PRESETS",
    "Discarding",
    "IllustratedTarock",
    "Options",
    "Phase",
    "Playing",
    "Public",
    "Settled",
    "State",
    "Taking",
    "Talking",
]

_basic = paid("basic")


def _bid_made(view: View[Public]) -> bool:
    return view.public.declarer == view.me and _basic(view)


GAME: GameRules[Options, State, Public] = GameRules(
    Options,
    PRESETS,
    IllustratedTarock,
    seats=(3,),
    phases=Phase,
    symmetry=Symmetry(("HSDC", "HDCS")),
    sign="T",
    later=(LaterRules("V", {"hold_rule": ("waiting",), "contras_in_auction": (True,)}),),
    length=("settlement", "games"),
    easiest="first_steps",
    declarer=lambda public: public.declarer,
    race=race,
    calls={
        "pass": "pass",
        "hold": "hold",
        "wait": "hold",
        **dict.fromkeys(("contra", "recontra", "subcontra"), "vie"),
    },
    sounds={f"{told}{bird}": bird for told in ("", "silent_") for bird in ("sparrow", "owl", "cockatoo")},
    feats=(
        Feat("bid", "coffee_pot", _bid_made),
        Feat("sparrow", "sparrow", paid("sparrow")),
        Feat("owl", "owl", paid("owl")),
        Feat("cockatoo", "cockatoo", paid("cockatoo")),
        Feat("silent", "feather", paid(*(f"silent_{bird}" for bird in BIRDS))),
    ),
)
