"""What of a deal of Gleek is remembered the first time."""

from game.core.feats import Feat, paid
from game.rules.gleek.phases import Public
from game.rules.gleek.scoring import KIND_NAMES

FEATS: tuple[Feat[Public], ...] = (
    Feat("tiddy", "thimble", paid("tiddy")),
    Feat("gleek", "rings", paid(*(f"gleek_{kind}" for kind in KIND_NAMES))),
    Feat("mournival", "clover", paid(*(f"mournival_{kind}" for kind in KIND_NAMES))),
    Feat("ruff", "ruff", paid("ruff_shown", "ruff_shared", "ruff_aces")),
    Feat("unseen", "mask", paid("ruff_unseen")),
)
