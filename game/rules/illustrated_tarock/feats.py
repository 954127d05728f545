"""What of a deal of Illustrated Tarock is remembered the first time."""

from game.core.feats import Feat, paid
from game.core.view import View
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import Public

_basic = paid("basic")


def _bid_made(view: View[Public]) -> bool:
    return view.public.declarer == view.me and _basic(view)


FEATS: tuple[Feat[Public], ...] = (
    Feat("bid", "coffee_pot", _bid_made),
    Feat("sparrow", "sparrow", paid("sparrow")),
    Feat("owl", "owl", paid("owl")),
    Feat("cockatoo", "cockatoo", paid("cockatoo")),
    Feat("silent", "feather", paid(*(f"silent_{bird}" for bird in BIRDS))),
)
