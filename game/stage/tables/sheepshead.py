"""The table of Sheepshead: the blind amid it, who picked and what was called, and the points everybody has taken."""

from collections.abc import Iterator

from game.core.cards import NOBODY
from game.core.cards import TABLE as POOL
from game.core.order import Order
from game.core.view import View
from game.rules.sheepshead.cards import NAMES, PACK, order_with
from game.rules.sheepshead.phases import Public, Word
from game.rules.sheepshead.scoring import taken
from game.stage.table import Baize, Call, Note

_TALK = ("pick", "blitz", "bury", "call", "under", "crack", "recrack", "name", "swap")


def _order(view: View[Public]) -> Order:
    public = view.public
    return order_with() if public.under == NOBODY else order_with(public.under, public.call.suit)


def _no_trump(_view: View[Public]) -> str:
    """Say nothing of a trump suit: it is always the same, and no suit of the pack."""
    return ""


def _calls(view: View[Public]) -> tuple[Call, ...]:
    """Give what everybody has said to the blind, until the tricks begin."""
    public, seats = view.public, len(view.sides)
    if public.phase not in _TALK:
        return ()
    order = [(view.dealer + 1 + step) % seats for step in range(public.spoken)]
    spoken = [Call(seat, Word.PICK if seat == public.picker else Word.PASS) for seat in order]
    found = [Call(call.seat, call.word, stands=call.word == Word.PICK) for call in spoken]
    if public.call.kind == "alone" and public.picker in order:
        found.append(Call(public.picker, Word.ALONE))
    elif public.call.suit:
        found.append(Call(public.picker, f"{public.call.kind}_{NAMES[public.call.suit]}", stands=True))
    if public.cracks:
        found.append(Call(public.cracker, Word.CRACK, stands=public.cracks == 1))
    return tuple(found)


def _notes(view: View[Public]) -> tuple[Note, ...]:
    """Tell who plays what part, what was called, what is at stake and what everybody has taken."""
    return (*_parts(view.public), *_stakes(view.public), *_points(view))


def _parts(public: Public) -> Iterator[Note]:
    call = public.call
    if public.picker != NOBODY:
        yield Note("picker", public.picker)
    if public.partner != NOBODY:
        yield Note("partner", public.partner)
    if public.cracks:
        yield Note("cracked", public.cracker)
    if call.kind in ("alone", "jack", "up"):
        yield Note(call.kind)
    elif call.kind:
        yield Note(f"called_{call.kind}_{NAMES[call.suit]}")
    elif public.picker == NOBODY and public.phase in ("lead", "reply"):
        yield Note("leaster")


def _stakes(public: Public) -> Iterator[Note]:
    if public.stakes > 1:
        yield Note("stakes", POOL, public.stakes)
    if public.pending > 1 or (public.pending and public.picker == NOBODY):
        yield Note("doublers", POOL, public.pending)


def _points(view: View[Public]) -> Iterator[Note]:
    if view.tricks:
        for seat, points in enumerate(taken(view.tricks, len(view.sides))):
            yield Note("taken", seat, points)


TABLE = Baize(PACK, _order, _no_trump, notes=_notes, calls=_calls)
