"""What a club player says and lays before the tricks: how sure a picker may be, burying points, calling, cracking."""

from collections.abc import Mapping
from functools import partial
from itertools import combinations
from math import exp, log

from game.bots.sheepshead.reasons import buried
from game.bots.sheepshead.situation import lowest
from game.core.bot import Decision
from game.core.cards import NOBODY, Card, Cards, bit, mask, members
from game.core.move import LAYS, Lay, Say
from game.core.record import record
from game.core.rules import Reason
from game.core.view import View
from game.rules.sheepshead import Options, Public
from game.rules.sheepshead.cards import ACES, EVERY_ACE, FAILS, PACK, POINTS, SUITS, TENS, TRUMPS, order_with
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
    Phase,
)

KINDS = (
    mask(TRUMPS[:2]),  # the black queens
    mask(TRUMPS[2:4]),  # the red queens
    mask(TRUMPS[4:8]),  # jacks
    mask(TRUMPS[8:10]),  # ace and ten of trumps
    mask(TRUMPS[10:]),
    EVERY_ACE,
    mask(TENS.values()),
)


@record
class Fit:
    """Log odds of winning."""

    hand: float  # of no such card at all
    cards: tuple[float, ...]  # what each card of a kind brings
    passed: float  # what each player brings who has passed: strength that is elsewhere


@record
class Picking:
    """How often a picker wins, and from where on it pays to pick; losing costs twice what winning brings."""

    fit: Fit
    pays_from: float  # how sure of winning one wants to be

    def strength(self, hand: Cards, passed: int = 0) -> float:
        """Weigh a hand as the log odds of winning with it as the picker, so many having passed before."""
        worth = self.fit.hand + self.fit.passed * passed
        for kind, each in zip(KINDS, self.fit.cards, strict=True):
            worth += each * (hand & kind).bit_count()
        return worth

    def confidence(self, hand: Cards, passed: int = 0) -> float:
        """Tell how often a picker wins with this hand, so many having passed before."""
        return 1 / (1 + exp(-self.strength(hand, passed)))

    @property
    def enough(self) -> float:
        """From what strength on it pays."""
        return log(self.pays_from / (1 - self.pays_from))


PICKING_BY_CLUB_PLAY: Mapping[int, Picking] = {
    3: Picking(Fit(-7.7, (1.57, 1.36, 1.0, 1.36, 0.91, 1.02, 0.38), 0.28), 0.57),
    4: Picking(Fit(-4.08, (1.49, 1.12, 0.89, 0.95, 0.76, 0.33, 0.24), 0.31), 0.61),
    5: Picking(Fit(-2.87, (1.35, 0.91, 0.77, 0.68, 0.62, 0.25, 0.17), 0.12), 0.63),
    6: Picking(Fit(-2.82, (1.44, 1.11, 0.38, 0.64, 0.54, 0.17, 0.24), 0.07), 0.63),
    7: Picking(Fit(-1.55, (1.34, 0.9, 0.34, 0.3, 0.28, 0.09, 0.16), 0.06), 0.65),
}
"""By players: what a pick comes to where club players play on; they go by it, and experts."""
PICKING_BY_EXPERT_PLAY: Mapping[int, Picking] = {
    3: Picking(Fit(-7.52, (1.66, 1.24, 0.97, 1.43, 0.98, 1.18, 0.29), 0.26), 0.58),
    4: Picking(Fit(-3.8, (1.66, 1.09, 0.81, 0.99, 0.72, 0.43, 0.3), 0.3), 0.61),
    5: Picking(Fit(-2.65, (1.46, 0.9, 0.72, 0.57, 0.54, 0.32, 0.24), 0.11), 0.63),
    6: PICKING_BY_CLUB_PLAY[6],
    7: PICKING_BY_CLUB_PLAY[7],
}
"""By players: the same where experts play on, of which a picker makes more than the others; masters go by it. For six
and seven nobody has found it yet.

Both are found by tests/tools/strength/fitting/sheepshead_picks.py: these with ``--level expert --deals 3000``, those
with what it takes by itself.
"""


@record
class PickingChange:
    """How picking differs under house rules."""

    base: float  # what is added to the log odds that a pick wins
    times: float  # how often the usual log odds count in them
    pays_from: float  # how sure one must be for a pick to pay


_CALLED_UP = "called_up"
_UNDER_HOUSE_RULES: Mapping[tuple[int, str, bool], PickingChange] = {
    (5, "none", True): PickingChange(-2.11, 1.69, 0.62),
    (5, "none", False): PickingChange(-2.75, 1.85, 0.61),
    (5, "called_ace", False): PickingChange(-0.71, 0.98, 0.57),
    (5, "jack_of_diamonds", True): PickingChange(-0.19, 0.81, 0.63),
    (5, "jack_of_diamonds", False): PickingChange(-0.62, 0.84, 0.59),
    (5, _CALLED_UP, True): PickingChange(0.41, 0.97, 0.67),
    (5, _CALLED_UP, False): PickingChange(-0.19, 0.88, 0.6),
    (4, "none", False): PickingChange(-1.36, 1.06, 0.52),
    (4, "called_ace", True): PickingChange(1.68, 0.65, 0.4),
    (4, "called_ace", False): PickingChange(0.51, 0.68, 0.6),
    (4, "jack_of_diamonds", True): PickingChange(1.24, 0.59, 0.69),
    (4, "jack_of_diamonds", False): PickingChange(0.29, 0.66, 0.64),
    (4, _CALLED_UP, True): PickingChange(1.89, 0.58, 0.4),
    (4, _CALLED_UP, False): PickingChange(1.12, 0.79, 0.53),
    (3, "none", False): PickingChange(-1.12, 1.01, 0.47),
    (6, "none", True): PickingChange(-1.5, 1.66, 0.68),
    (6, "none", False): PickingChange(-2.13, 1.67, 0.63),
    (6, "called_ace", True): PickingChange(-0.33, 0.98, 0.6),
    (6, "called_ace", False): PickingChange(-0.85, 0.98, 0.55),
    (6, "jack_of_diamonds", False): PickingChange(-0.49, 1.03, 0.57),
    (6, _CALLED_UP, True): PickingChange(0.28, 1.0, 0.63),
    (6, _CALLED_UP, False): PickingChange(-0.24, 0.98, 0.58),
    (7, "none", True): PickingChange(-0.78, 1.26, 0.61),
    (7, "none", False): PickingChange(-1.74, 1.22, 0.5),
    (7, "called_ace", True): PickingChange(-0.62, 0.86, 0.6),
    (7, "called_ace", False): PickingChange(-1.61, 0.96, 0.53),
    (7, "jack_of_diamonds", False): PickingChange(-0.74, 0.95, 0.61),
    (7, _CALLED_UP, True): PickingChange(0.28, 1.03, 0.65),
    (7, _CALLED_UP, False): PickingChange(-0.52, 0.97, 0.59),
}
"""By players, by how a partner is found and by whether buried cards count, where that is not as usual. Found by that
script with ``--option``; where two play against two and nearly every pick pays, 0.4 stands for no limit at all."""
_UNDOUBLED = 0.14
"""By how much earlier it pays to pick where losing does not cost twice what winning brings (§7.5)."""


def picking_under(options: Options, usual: Mapping[int, Picking]) -> Picking:
    """Give what a pick comes to under these house rules."""
    picking, partners = usual[options.players], options.partners
    if partners == "jack_of_diamonds" and options.jd_call_up:
        partners = _CALLED_UP
    change = _UNDER_HOUSE_RULES.get((options.players, partners, options.bury_counts))
    change = change or PickingChange(0.0, 1.0, picking.pays_from)
    fit, times = picking.fit, change.times
    return Picking(
        Fit(change.base + times * fit.hand, tuple(times * each for each in fit.cards), times * fit.passed),
        change.pays_from - (0.0 if options.double_on_the_bump else _UNDOUBLED),
    )


_TRUMP = mask(TRUMPS)
_TRUMP_KEPT = 6.0
_CALLABLE = 30.0
_VOID = {3: 9.0, 4: 8.0, 5: 4.0, 6: 3.0, 7: 3.0}
"""By players: what it is worth to be able to trump a suit at once."""
_KEPT = {11: -2.5, 10: -10.0, 4: -6.0, 0: -3.0}
"""By points: what a card of a fail suit brings or costs in the hand, beside its being buried."""
_BARE_ACE = 3.0
_POINT_LOST = 0.25


def value_kept(hand: Cards, players: int, *, calls: bool, buried: Cards) -> float:
    """Weigh what a picker keeps: trumps, few losing cards, suits he has none of, and an ace to call."""
    worth = _TRUMP_KEPT * (hand & _TRUMP).bit_count()
    for suit in SUITS:
        cards = hand & mask(FAILS[suit])
        if not cards:
            worth += _VOID[players]
        worth += sum((_KEPT[POINTS[card]] for card in members(cards)), 0.0)
        worth += _BARE_ACE * (cards == 1 << ACES[suit])
    if calls and callable_suits(hand, buried):
        worth += _CALLABLE
    return worth


def callable_suits(hand: Cards, buried: Cards) -> list[str]:
    """List the suits whose ace may be called."""
    own = hand | buried
    return [suit for suit in SUITS if not own >> ACES[suit] & 1 and hand & mask(FAILS[suit])]


def buries(hand: Cards, count: int, options: Options, *, calls: bool, barred: Cards = 0) -> list[Cards]:
    """List what may sensibly be buried from a hand that includes the blind, the best first."""
    free = members(hand & ~barred)
    plain = [card for card in free if not _TRUMP >> card & 1]
    spare = sorted((card for card in free if _TRUMP >> card & 1), key=_trump_rank)
    short = count - len(plain)  # a hold card may be worth a trump more
    pool = (*plain, *spare[: max(0, short + calls)])

    def value(away: Cards) -> float:
        points = 0.0 if options.bury_counts else -_POINT_LOST * sum(POINTS[card] for card in members(away))
        return points + value_kept(hand & ~away, options.players, calls=calls, buried=away)

    return sorted((mask(cards) for cards in combinations(pool, count)), key=value, reverse=True)


def _trump_rank(card: Card) -> int:
    return -TRUMPS.index(card)


def best_call(moves: tuple[Say, ...], hand: Cards) -> Say:
    """Choose whom to call: the suit of which least is held, and with the best hold card to lose."""
    aces = [say for say in moves if say.word.startswith("ace_")]
    if aces:
        return min(aces, key=lambda say: _hold_cost(say, hand))
    others = [say for say in moves if say != ALONE]
    return others[0] if others else moves[0]


def _hold_cost(say: Say, hand: Cards) -> tuple[int, int]:
    suit = next(each for (_, each), word in CALLS.items() if word == say)
    cards = hand & mask(FAILS[suit])
    return cards.bit_count(), min(POINTS[card] for card in members(cards))


ALONE_SAID = Reason("alone", "5.7")
CALLED = {
    "ace": Reason("call", "5.3"),
    "under": Reason("call-under", "5.6"),
    "ten": Reason("call-ten", "5.5"),
}
_RAISES_FROM = {CRACK: 0.5, RECRACK: 0.85}
"""How sure one would be as the picker to raise the stakes: a defender wins twice what he risks."""


def talk(
    view: View[Public], options: Options, picking: Mapping[int, Picking] = PICKING_BY_CLUB_PLAY
) -> Decision:
    """Answer whatever is asked before the tricks; `picking` tells by players what a pick comes to."""
    match view.public.phase:
        case Phase.PICK:
            return _pick(view, picking_under(options, picking))
        case Phase.BURY:
            return _bury(view, options)
        case Phase.UNDER:
            return _under(view)
        case Phase.CALL:
            return _call(view)
        case Phase.NAME:
            return _name(view)
        case Phase.BLITZ:
            return _blitz(view)
        case Phase.SWAP:
            return Decision(TAKE_BLIND, Reason("blind_helps", "8.10"))
        case _:
            return _crack(view, options)


def _pick(view: View[Public], picking: Picking) -> Decision:
    if DEMAND in view.moves:
        return Decision(DEMAND, Reason("worthless", "3.7"))
    sure = picking.confidence(view.hand, view.public.spoken)
    if PASS not in view.moves:
        return Decision(PICK, Reason("forced", "8.8"))
    if view.public.played_for:
        return Decision(PICK, Reason("free_pick", "10.4"))
    if sure >= picking.pays_from:
        return Decision(PICK, Reason("strong", "3.6", number=round(100 * sure)))
    return Decision(PASS, Reason("not_enough", "3.6", number=round(100 * picking.pays_from)))


def _bury(view: View[Public], options: Options) -> Decision:
    if DONE in view.moves:
        return Decision(DONE, Reason("buried", "4.1"))
    away = sensible(view, options)[0]
    return lay(away & ~view.aside, view, options)


def sensible(view: View[Public], options: Options) -> list[Cards]:
    """List what may sensibly be buried, what is laid already included, the best first."""
    laid, call = view.aside, view.public.call
    barred = bit(call.card) if call.card != NOBODY else 0
    calls = options.partners == "called_ace" and not call.kind
    found = buries(view.hand | laid, view.public.least, options, calls=calls, barred=barred)
    begun = [away for away in found if away & laid == laid]
    more = view.public.least - laid.bit_count()
    return begun or [laid | away for away in buries(view.hand, more, options, calls=calls, barred=barred)]


def lay(wanted: Cards, view: View[Public], options: Options) -> Decision:
    """Lay the first of these cards, and say what all of them together do for it."""
    card = next(card for card in members(wanted) if LAYS[card] in view.moves)
    kept = view.hand & ~wanted
    suit = next((mask(cards) for cards in FAILS.values() if card in cards), 0)
    rule = "4.4" if options.bury_counts else "4.5"
    if POINTS[card] and options.bury_counts:
        return Decision(LAYS[card], Reason("bury", rule, bit(card)))
    if suit and not suit & kept and kept & _TRUMP:
        return Decision(LAYS[card], Reason("bury_suit", rule, bit(card)))
    return Decision(LAYS[card], partial(buried, options, view, card))


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
    if call in (ALONE, GO_ON):
        return Decision(call, ALONE_SAID)
    kind = call.word.partition("_")[0]
    return Decision(call, CALLED.get(kind, CALLED["ace"]))


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
    sure = PICKING_BY_CLUB_PLAY[options.players].confidence(view.hand)
    for raises, wanted in _RAISES_FROM.items():
        if raises in view.moves and sure >= wanted:
            return Decision(raises, Reason("raise", "9.1"))
    return Decision(PASS, Reason("no_raise", "9.1"))
