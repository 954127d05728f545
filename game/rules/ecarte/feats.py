"""What of a deal of Écarté is remembered the first time."""

from game.core.feats import Feat, paid
from game.core.view import View
from game.rules.ecarte.phases import Public, Word

_won = paid("point", "vole", "vulnerable_point", "vulnerable_vole")


def _stood(view: View[Public]) -> bool:
    """Tell whether the elder hand stood on the cards it was dealt (§4.1), and won."""
    public = view.public
    return view.me != view.dealer and public.said == Word.STAND and not public.exchanged and _won(view)


FEATS: tuple[Feat[Public], ...] = (
    Feat("vole", "fan", paid("vole", "vulnerable_vole")),
    Feat("king", "crown", paid("marked_king")),
    Feat("stood", "snuff_box", _stood),
    Feat("vulnerable", "glove", paid("vulnerable_point", "vulnerable_vole")),
)
