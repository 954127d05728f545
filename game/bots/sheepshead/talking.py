"""What a club player says and lays: picking by confidence, burying points, calling, cracking."""

from collections.abc import Sequence

from game.bots.sheepshead.burying import best_call, buries
from game.bots.sheepshead.situation import lowest
from game.bots.sheepshead.strength import PICKS_FROM, confidence
from game.core.bot import Decision
from game.core.cards import NOBODY, Cards, bit, mask, members
from game.core.move import LAYS, Lay, Move, Say
from game.core.rules import Reason
from game.core.view import View
from game.rules.sheepshead import Options, Public
from game.rules.sheepshead.cards import PACK, SUITS, order_with
from game.rules.sheepshead.phases import (
    ALONE,
    CALL_UP,
    CALLS,
    CRACK,
    DEMAND,
    DONE,
    GO_ON,
    PASS,
    PICK,
    RECRACK,
    TAKE_BLIND,
)

ALONE_SAID, CALLED = Reason("alone", "5.7"), Reason("call", "5.3")
_RAISES_FROM = {CRACK: 0.5, RECRACK: 0.85}
"""How sure one would be as the picker to raise the stakes: a defender wins twice what he risks."""


def talk(view: View[Public], options: Options, threshold: float | None = None) -> Decision:
    """Answer whatever is asked before the tricks."""
    match view.public.phase:
        case "pick":
            return _pick(view, options, threshold)
        case "bury":
            return _bury(view, options)
        case "under":
            return _under(view)
        case "call":
            return _call(view)
        case "name":
            return _name(view)
        case "blitz":
            return _blitz(view)
        case "swap":
            return Decision(TAKE_BLIND, Reason("blind_helps", "8.10"))
        case _:
            return _crack(view, options)


def _pick(view: View[Public], options: Options, threshold: float | None) -> Decision:
    if DEMAND in view.moves:
        return Decision(DEMAND, Reason("worthless", "3.7"))
    sure = confidence(view.hand, options.players, view.public.spoken)
    percent = round(100 * sure)
    if PASS not in view.moves:
        return Decision(PICK, Reason("forced", "8.8"))
    wanted = PICKS_FROM[options.players] if threshold is None else threshold
    if sure >= wanted:
        return Decision(PICK, Reason("strong", "3.6", number=percent))
    return Decision(PASS, Reason("weak", "3.6", number=percent))


def _bury(view: View[Public], options: Options) -> Decision:
    if DONE in view.moves:
        return Decision(DONE, Reason("buried", "4.1"))
    away = sensible(view, options)[0]
    return lay(away & ~view.aside, view.moves)


def sensible(view: View[Public], options: Options) -> list[Cards]:
    """List what may sensibly be buried, what is laid already included, the best first."""
    laid, call = view.aside, view.public.call
    barred = bit(call.card) if call.card != NOBODY else 0
    calls = options.partners == "called_ace" and not call.kind
    found = buries(view.hand | laid, view.public.least, options, calls=calls, barred=barred)
    begun = [away for away in found if away & laid == laid]
    more = view.public.least - laid.bit_count()
    return begun or [laid | away for away in buries(view.hand, more, options, calls=calls, barred=barred)]


def lay(wanted: Cards, moves: Sequence[Move]) -> Decision:
    """Lay the first of these cards."""
    card = next(card for card in members(wanted) if LAYS[card] in moves)
    return Decision(LAYS[card], Reason("bury", "4.4", bit(card)))


def _under(view: View[Public]) -> Decision:
    """Lay down a card without points, no trump if there is one, and the lowest."""
    lays = mask(move.card for move in view.moves if isinstance(move, Lay))
    card = lowest(lays, order_with())
    return Decision(LAYS[card], Reason("under", "5.6", bit(card)))


def _call(view: View[Public]) -> Decision:
    said = tuple(move for move in view.moves if isinstance(move, Say))
    if CALL_UP in said:
        return Decision(CALL_UP, Reason("call_up", "5.9"))
    call = best_call(said, view.hand)
    return Decision(call, ALONE_SAID if call in (ALONE, GO_ON) else CALLED)


def _name(view: View[Public]) -> Decision:
    """Name the ace of the suit one has fewest cards of."""
    named = [suit for suit in SUITS if CALLS["name", suit] in view.moves]
    suit = min(named, key=lambda each: sum(PACK.spell(card)[1] == each for card in members(view.hand)))
    return Decision(CALLS["name", suit], Reason("name", "8.9", suit=suit))


def _blitz(view: View[Public]) -> Decision:
    found = next((move for move in view.moves if move != GO_ON), GO_ON)
    return Decision(found, Reason("no_blitz" if found == GO_ON else "blitz", "9.4"))


def _crack(view: View[Public], options: Options) -> Decision:
    """Crack with a hand that would be fair for a picker; answer a crack with a very good one."""
    sure = confidence(view.hand, options.players)
    for raises, wanted in _RAISES_FROM.items():
        if raises in view.moves and sure >= wanted:
            return Decision(raises, Reason("raise", "9.1"))
    return Decision(PASS, Reason("no_raise", "9.1"))
