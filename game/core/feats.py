"""What is worth remembering of a deal: each game names its feats and reads them from how the deal ended."""

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.record import record
from game.core.view import View

P = TypeVar("P")


@record
class Feat(Generic[P]):
    """Something a player may do in a deal that is remembered the first time."""

    id: str  # captions <game>.feat.<id>.name and .how
    piece: str  # the drawing of assets/cabinet that stands for it
    done: Callable[[View[P]], bool]  # by the player's own view of the finished deal


@record
class PaidFor:
    """Asks for a deal that paid its player for one of these."""

    steps: tuple[str, ...]

    def __call__(self, view: View[P]) -> bool:
        awards = view.ledger.tally(view.ledger.finished)
        return any(each.to == view.me and each.step in self.steps for each in awards)


def paid(*steps: str) -> PaidFor:
    return PaidFor(steps)
