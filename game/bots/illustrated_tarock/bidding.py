"""What a hand should bring its declarer, what a bid is worth, and what is said in the auction and to contras."""

from collections.abc import Iterator, Mapping, Sequence
from math import erf, sqrt

from game.core.bot import Decision
from game.core.cards import NOBODY, Cards, Seat, members
from game.core.move import Say
from game.core.record import record
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock import Options, Public
from game.rules.illustrated_tarock.bidding import (
    BID_WORDS,
    BIDS,
    CONTRA,
    HOLD,
    MULTIPLIERS,
    PASS,
    RECONTRA,
    SEATS,
    SILENT,
    SUBCONTRA,
    WAIT,
    Auction,
    last_word,
)
from game.rules.illustrated_tarock.cards import HALF, HONOURS, KINGS, ORDER, TRUMPS, count
from game.rules.illustrated_tarock.declaring import FORBIDDEN
from game.rules.illustrated_tarock.phases import CONTRADICTED, DONE
from game.rules.illustrated_tarock.scoring import EARLY

DRAWN: Mapping[str, float] = {"three": 21.0, "take": 21.0, "two": 16.2, "one": 10.6, "solo": 0.0}
"""By bid: what the stock adds, taken from and discarded for."""
_SPREAD: Mapping[str, float] = {"three": 10.1, "take": 10.1, "two": 9.8, "one": 9.0, "solo": 8.3}
"""By bid: how far the points stray from what was expected."""
_ALONE: Mapping[str, float] = {"three": 2.0, "take": 0.0, "two": 0.0, "one": 1.4, "solo": 8.6}
"""By bid: how much more than expected is made by those who alone have bid."""
_RIVALLED = -4.4
"""How much more than expected is made where another has bid, too: less, for the other has good cards."""
_BASE = -16.9
_TRUMP, _RANK, _HONOUR, _KING, _PLAIN_POINT = 0.64, 0.26, 5.75, 7.3, 0.47
_SHORT = (10.0, 5.2, 1.2)
"""By cards of a suit: what it is worth that the suit can soon be trumped."""


def strength(hand: Cards) -> float:
    """Estimate the points a declarer takes with this hand in a Solo."""
    trumps = hand & TRUMPS
    worth = _BASE + _TRUMP * trumps.bit_count() + _RANK * sum(ORDER.rank[card] for card in members(trumps))
    worth += _HONOUR * (hand & HONOURS).bit_count() + _KING * (hand & KINGS).bit_count()
    worth += _PLAIN_POINT * count(hand & ~(TRUMPS | KINGS))
    for suit in ORDER.follows[1:]:
        length = (hand & suit).bit_count()
        worth += _SHORT[length] if length < len(_SHORT) else 0.0
    return worth


def expected(hand: Cards, bid: str) -> float:
    """Estimate the points a declarer takes with this hand when he plays that bid."""
    return strength(hand) + DRAWN[bid]


def promised(hand: Cards, bid: str, *, rivals: bool) -> float:
    """Estimate the points a declarer takes with this hand, by what came of such bids, made alone or among others.

    This is what is told of a bid. It is not what bids are chosen by: whoever passes for fear of a rival's cards meets
    them as an opponent, and club players who bid by such figures did worse than those who don't.
    """
    return expected(hand, bid) + (_RIVALLED if rivals else _ALONE[bid])


def rivalled(auction: Auction, seat: Seat) -> bool:
    """Tell whether anybody but this seat has bid."""
    return any(call.seat != seat and call.word not in SILENT for call in auction.spoken)


def above(points: float, wanted: float, bid: str) -> float:
    """Tell how probable it is that a declarer who expects some points makes so many."""
    return 0.5 * (1 + erf((points - wanted + 0.5) / _SPREAD[bid] / sqrt(2)))


WIN = HALF + 1
NEEDS = {"ninety": 90, "seventy": 70, "against_kings": WIN, "against_honours": WIN + 4}
"""Points with which a bonus is made; a hand without honours makes fewer than it looks."""
BONUS_FROM = 0.58
"""How sure of a bonus one wants to be to announce it before the draw."""
_SILENCE = (-14.0, -17.0, -20.0)
"""By turn: what it costs on average to pass before anybody has bid; another will, and on a good hand."""
_BIDDER, _AGAINST = 77.0, 0.4
"""What another declarer makes on average, and how much less for each point of strength against him."""
_AVERAGE = 33.6
"""The strength of a hand as it is dealt, on average."""
_DOUBT = 5.0
"""What a contra takes from the points its hearer may hope for."""
_BONUS_CONTRA = 42.0
_BID_UPON = 0.6
"""How often somebody bids after another who waits."""
_HEARD = 0.5
"""What it brings a strong hand to hear another's bid first."""


@record
class Offer:
    """Something that may be said in an auction, and what it brings."""

    say: Say
    value: float  # in game points beside the others
    points: float  # that the declarer is told to make, if it stands


def margin(points: float, calls: int, bid: str, hand: Cards = 0, factor: int = 1) -> float:
    """Tell what a hand brings its declarer on average, before it is multiplied; with bonuses if the hand is known."""
    worth = factor * (points - HALF + (2 + calls) * (2 * above(points, WIN, bid) - 1))
    for bonus, wanted in paying(points, bid, hand) if hand else ():
        worth += EARLY[bonus] * (2 * above(points, wanted, bid) - 1)
    return worth


def paying(points: float, bid: str, hand: Cards) -> Iterator[tuple[str, int]]:
    """List the bonuses that pay on average, with the points they need."""
    found = [bonus for bonus, wanted in NEEDS.items() if above(points, wanted, bid) > BONUS_FROM]
    for bonus in found:
        if not hand & FORBIDDEN.get(bonus, 0) and not (bonus == "seventy" and "ninety" in found):
            yield bonus, NEEDS[bonus]


def offers(view: View[Public], options: Options) -> list[Offer]:
    """Weigh everything that may be said in the auction, the best first; passing goes before what is not better."""
    auction, times = view.public.auction, MULTIPLIERS[options.multipliers]
    mine = strength(view.hand)
    found = []
    for say in view.moves:
        assert isinstance(say, Say)
        if say == WAIT or (say == SUBCONTRA and not _fails_all_the_same(mine)):
            continue
        if say in (PASS, CONTRA, SUBCONTRA):
            found.append(_silent(say, mine, view, options))
            continue
        bid = auction.bid if say == HOLD else say.word
        points = mine + DRAWN[bid]
        calls = auction.calls + (say != HOLD or options.hold_counts_as_bid)
        value = 2 * times[bid] * margin(points, calls, bid, view.hand)
        found.append(Offer(say, value, _told(view, bid)))
    if WAIT in view.moves:
        found.append(_waited(found, view))
    return sorted(found, key=_liking)


def _silent(say: Say, mine: float, view: View[Public], options: Options) -> Offer:
    """Weigh leaving the bid to another, or to nobody."""
    auction = view.public.auction
    if not auction.bid:
        void = sum(auction.out) == SEATS - 1 and options.all_pass == "redeal"  # noqa: S105 - a house rule
        cost = 0.0 if void else _SILENCE[(view.me - view.dealer - 1) % SEATS]
        return Offer(say, cost, mine + DRAWN["three"])
    factor = view.public.raised * (options.contra_bid_factor if say in (CONTRA, SUBCONTRA) else 1)
    points = _BIDDER - _AGAINST * mine + (_DOUBT if say == CONTRA else 0.0)
    if SUBCONTRA in view.moves:  # one spoke against the bid, one for it, and both will have had good cards
        points = HALF - _AGAINST / 2 * (mine - _AVERAGE)
    times = MULTIPLIERS[options.multipliers][auction.bid]
    return Offer(say, -times * margin(points, auction.calls, auction.bid, factor=factor), points)


def _waited(others: Sequence[Offer], view: View[Public]) -> Offer:
    """Weigh waiting for another's bid (§10.21), by how club players fared in 900 deals who did and did not.

    A light hand need not be bid on unless nobody else bids; a strong one loses nothing, and may hold what it hears.
    """
    now = min(others, key=_liking)
    points = promised(view.hand, BIDS[0], rivals=False)
    if now.say == PASS:
        return Offer(WAIT, now.value, points)
    if now.value < 0:
        return Offer(WAIT, (1 - _BID_UPON) * now.value, points)
    return Offer(WAIT, now.value + _HEARD * (now.say != BID_WORDS[BIDS[0]]), points)


def _liking(offer: Offer) -> tuple[float, bool]:
    """Rank offers, the best first; passing goes before what is not better."""
    return -offer.value, offer.say != PASS


def bid(view: View[Public], options: Options) -> Decision:
    """Say what is worth most."""
    return Decision(*spoken(offers(view, options)[0], view))


def spoken(offer: Offer, view: View[Public]) -> tuple[Say, Reason]:
    """Give a word and its reason."""
    points = round(offer.points)
    match offer.say.word:
        case "pass":
            best = max(_open_to(view), default=_told(view, view.public.auction.bid or "three"))
            return offer.say, Reason("too_weak", "3.3", number=round(best))
        case "hold":
            waited = last_word(view.public.auction, view.me) == WAIT.word
            return offer.say, Reason("hold", "10.21" if waited else "3.5", number=points)
        case "wait":
            return offer.say, Reason("wait" if points > HALF else "wait_light", "10.21", number=points)
        case "contra" | "subcontra":
            return offer.say, Reason("contra", "10.5", number=points)
        case _:
            return offer.say, Reason("bid" if points > HALF else "bid_light", "3.3", number=points)


def _open_to(view: View[Public]) -> Iterator[float]:
    """Give what a hand should make with each bid its holder may make or hold."""
    for say in view.moves:
        if isinstance(say, Say) and say.word not in SILENT:
            yield _told(view, view.public.auction.bid if say == HOLD else say.word)


def _told(view: View[Public], bid: str) -> float:
    """Give what a hand should make with a bid, as it is told."""
    return promised(view.hand, bid, rivals=rivalled(view.public.auction, view.me))


def _fails_all_the_same(mine: float) -> bool:
    """Tell whether a bidder who says recontra should not make half of the points against this hand."""
    return _BIDDER - _AGAINST * mine + 2 * _DOUBT < HALF


def answer(view: View[Public]) -> Decision:
    """Answer a contra, or contradict a bonus, with a hand that promises more than was to be expected."""
    mine, public = strength(view.hand), view.public
    rule = "10.22" if public.declarer == NOBODY else "10.6"
    for say in view.moves:
        if say == RECONTRA and mine + DRAWN[public.auction.bid] - _DOUBT > HALF:
            return Decision(say, Reason("raise", rule))
        if say == SUBCONTRA and _fails_all_the_same(mine):
            return Decision(say, Reason("raise", rule))
        doubts = view.me != public.declarer and mine >= _BONUS_CONTRA
        if doubts and isinstance(say, Say) and say.word in CONTRADICTED:
            return Decision(say, Reason("raise", "10.7"))
    return Decision(DONE, Reason("no_raise", rule))
