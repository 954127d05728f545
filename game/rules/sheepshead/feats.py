"""What of a deal of Sheepshead is remembered the first time."""

from game.core.feats import Feat, paid
from game.core.view import View
from game.rules.sheepshead.phases import Public

_won = paid("won", "won_schneider", "won_every_trick")


def _picked(view: View[Public]) -> bool:
    return view.public.picker == view.me and _won(view)


def _alone(view: View[Public]) -> bool:
    """Tell whether the picker went alone where a partner might have been called (§5.7), and won."""
    return view.public.call.kind == "alone" and _picked(view)


FEATS: tuple[Feat[Public], ...] = (
    Feat("picked", "bell", _picked),
    Feat("alone", "crook", _alone),
    Feat("schneider", "scissors", paid("won_schneider", "won_every_trick")),
    Feat("every_trick", "stein", paid("won_every_trick")),
    Feat("leaster", "lamb", paid("leaster")),
)
