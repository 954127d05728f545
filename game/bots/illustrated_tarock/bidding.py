"""What a bid is worth in game points, and what a club player says in the auction and to contras."""

from collections.abc import Iterator

from game.bots.illustrated_tarock.strength import DRAWN, above, expected, strength
from game.core.bot import Decision
from game.core.cards import Cards
from game.core.move import Say
from game.core.record import record
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock import Options, Public
from game.rules.illustrated_tarock.bidding import CONTRA, HOLD, MULTIPLIERS, PASS, SEATS
from game.rules.illustrated_tarock.cards import HALF
from game.rules.illustrated_tarock.declaring import FORBIDDEN
from game.rules.illustrated_tarock.phases import CONTRADICTED, DONE, RECONTRA, SUBCONTRA
from game.rules.illustrated_tarock.scoring import EARLY

WIN = HALF + 1
NEEDS = {"ninety": 90, "seventy": 70, "against_kings": WIN, "against_honours": WIN + 4}
"""Points with which a bonus is made; a hand without honours makes fewer than it looks."""
BONUS_FROM = 0.58
"""How sure of a bonus one wants to be to announce it before the draw."""
_SILENCE = (-14.0, -17.0, -20.0)
"""By turn: what it costs on average to pass before anybody has bid; another will, and on a good hand."""
_BIDDER, _AGAINST = 77.0, 0.4
"""What another declarer makes on average, and how much less for each point of strength against him."""
_DOUBT = 5.0
"""What a contra takes from the points its hearer may hope for."""
_BONUS_CONTRA = 42.0


@record
class Offer:
    """Something that may be said in an auction, and what it brings."""

    say: Say
    value: float  # in game points beside the others
    points: float  # that the declarer makes, if it stands


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
        if say in (PASS, CONTRA):
            found.append(_silent(say, mine, view, options))
            continue
        bid = auction.bid if say == HOLD else say.word
        points = mine + DRAWN[bid]
        value = 2 * times[bid] * margin(points, auction.calls + 1, bid, view.hand)
        found.append(Offer(say, value, points))
    return sorted(found, key=lambda each: (-each.value, each.say != PASS))


def _silent(say: Say, mine: float, view: View[Public], options: Options) -> Offer:
    """Weigh leaving the bid to another, or to nobody."""
    auction = view.public.auction
    if not auction.bid:
        return Offer(say, _SILENCE[(view.me - view.dealer - 1) % SEATS], mine + DRAWN["three"])
    factor = options.contra_bid_factor if say == CONTRA else 1
    points = _BIDDER - _AGAINST * mine + (_DOUBT if say == CONTRA else 0.0)
    times = MULTIPLIERS[options.multipliers][auction.bid]
    return Offer(say, -times * margin(points, auction.calls, auction.bid, factor=factor), points)


def bid(view: View[Public], options: Options) -> Decision:
    """Say what is worth most."""
    return Decision(*spoken(offers(view, options)[0], view))


def spoken(offer: Offer, view: View[Public]) -> tuple[Say, Reason]:
    """Give a word and its reason."""
    points = round(offer.points)
    match offer.say.word:
        case "pass":
            standing = view.public.auction.bid
            number = round(expected(view.hand, standing or "three"))
            return offer.say, Reason("too_weak", "3.3", number=number)
        case "hold":
            return offer.say, Reason("hold", "3.5", number=points)
        case "contra":
            return offer.say, Reason("contra", "10.5", number=points)
        case _:
            return offer.say, Reason("bid" if points > HALF else "bid_light", "3.3", number=points)


def answer(view: View[Public]) -> Decision:
    """Answer a contra, or contradict a bonus, with a hand that promises more than was to be expected."""
    mine, public = strength(view.hand), view.public
    for say in view.moves:
        if say == RECONTRA and mine + DRAWN[public.auction.bid] - _DOUBT > HALF:
            return Decision(say, Reason("raise", "10.6"))
        if say == SUBCONTRA and _BIDDER - _AGAINST * mine + 2 * _DOUBT < HALF:
            return Decision(say, Reason("raise", "10.6"))
        doubts = view.me != public.declarer and mine >= _BONUS_CONTRA
        if doubts and isinstance(say, Say) and say.word in CONTRADICTED:
            return Decision(say, Reason("raise", "10.7"))
    return Decision(DONE, Reason("no_raise", "10.6"))
