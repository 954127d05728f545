"""The auction: what may be bid, held, waited for, passed and contradicted, and when it is over (§3)."""

from functools import lru_cache

from game.core.cards import NOBODY, Seat
from game.core.move import Say
from game.core.record import record
from game.rules.illustrated_tarock.options import Options

SEATS = 3
BIDS = ("three", "take", "two", "one", "solo")
"""From the lowest, §3.2."""
MULTIPLIERS = {
    "source": {"three": 1, "take": 2, "two": 3, "one": 4, "solo": 8},
    "austrian": {"three": 1, "two": 2, "one": 3, "solo": 4},
}
LADDERS = {table: tuple(bids.items()) for table, bids in MULTIPLIERS.items()}
DRAWS = {"three": 3, "take": 3, "two": 2, "one": 1, "solo": 0}
"""How many cards of the stock a bid takes."""
BID_WORDS = {bid: Say(bid) for bid in BIDS}
PASS, HOLD, WAIT, CONTRA = Say("pass"), Say("hold"), Say("wait"), Say("contra")
RECONTRA, SUBCONTRA = Say("recontra"), Say("subcontra")
CONTRA_STEPS = ("contra", "recontra", "subcontra")
SILENT = frozenset(("pass", "wait", *CONTRA_STEPS))
"""What is said in an auction without bidding or holding."""


@record
class Call:
    """What somebody has said in an auction."""

    seat: Seat
    word: str


@record
class Auction:
    """How far the bidding has come."""

    bid: str = ""  # the standing one
    bidder: Seat = NOBODY
    out: tuple[bool, ...] = (False,) * SEATS  # by seat: has passed
    calls: int = 0  # bids and holds
    contra: Seat = NOBODY  # who contradicted the standing bid
    spoken: tuple[Call, ...] = ()  # from the first word on


def senior(one: Seat, other: Seat, dealer: Seat) -> bool:
    """Tell whether a seat speaks before another, the eldest first and the dealer last."""
    return (one - dealer - 1) % SEATS < (other - dealer - 1) % SEATS


def may_say(auction: Auction, seat: Seat, dealer: Seat, options: Options) -> tuple[Say, ...]:
    """List what the seat on turn may say (§3.3 to §3.6, §10.5, §10.21, §10.22)."""
    words = [PASS, *_bids(auction.bid, options.multipliers, options.jump_bids)]
    if auction.bid and _may_hold(auction, seat, dealer, options):
        words.append(HOLD)
    if may_wait(auction, seat, options):
        words.append(WAIT)
    if auction.bid and options.contras != "off" and auction.contra == NOBODY:
        words.append(CONTRA)
    if steps(auction) == CONTRA_STEPS.index(RECONTRA.word) + 1:
        words.append(SUBCONTRA)
    return tuple(words)


def may_wait(auction: Auction, seat: Seat, options: Options) -> bool:
    """Tell whether a seat may reserve the right to the bid of another: as its first word, while there may be one."""
    if options.hold_rule != "waiting" or auction.bid or last_word(auction, seat):
        return False
    return sum(auction.out) < SEATS - 1


def last_word(auction: Auction, seat: Seat) -> str:
    """Give what a seat has said last in the auction; nothing if it has not spoken."""
    return next((call.word for call in reversed(auction.spoken) if call.seat == seat), "")


def steps(auction: Auction) -> int:
    """Count the steps by which contras have raised the bid that stands, as far as they are part of the auction."""
    found = 0
    for call in auction.spoken:
        if call.word in CONTRA_STEPS:
            found += 1
        elif call.word not in SILENT:
            found = 0
    return found


@lru_cache(maxsize=64)
def _bids(standing: str, multipliers: str, jump_bids: str) -> tuple[Say, ...]:
    """List the bids above the standing one, by two of the house rules."""
    ladder = tuple(bid for bid in BIDS if bid in MULTIPLIERS[multipliers])
    higher = ladder[ladder.index(standing) + 1 :] if standing else ladder
    if jump_bids == "solo_only":
        step = higher[:1] if standing else ("three",)
        return tuple(BID_WORDS[bid] for bid in higher if bid in step or bid == "solo")
    return tuple(BID_WORDS[bid] for bid in higher if bid != "take" or standing == "three")


def _may_hold(auction: Auction, seat: Seat, dealer: Seat, options: Options) -> bool:
    match options.hold_rule:
        case "seniority":
            return senior(seat, auction.bidder, dealer)
        case "any_once":
            return not _held(auction)
        case "p1_only":
            return seat == (dealer + 1) % SEATS
        case "waiting":
            return last_word(auction, seat) == WAIT.word and not _held(auction)
        case _:
            return False


def _held(auction: Auction) -> bool:
    """Tell whether the standing bid has been held already (§10.1, §10.21)."""
    return next((call.word for call in reversed(auction.spoken) if call.word not in SILENT), "") == HOLD.word


def after(auction: Auction, seat: Seat, word: Say, options: Options) -> Auction:
    spoken = (*auction.spoken, Call(seat, word.word))
    if word.word in (WAIT.word, RECONTRA.word):
        return Auction(auction.bid, auction.bidder, auction.out, auction.calls, auction.contra, spoken)
    if word.word in (PASS.word, SUBCONTRA.word):
        out = (*auction.out[:seat], True, *auction.out[seat + 1 :])
        return Auction(auction.bid, auction.bidder, out, auction.calls, auction.contra, spoken)
    if word.word == CONTRA.word:
        out = (*auction.out[:seat], True, *auction.out[seat + 1 :])
        return Auction(auction.bid, auction.bidder, out, auction.calls, seat, spoken)
    if word.word == HOLD.word:
        calls = auction.calls + options.hold_counts_as_bid
        return Auction(auction.bid, seat, auction.out, calls, NOBODY, spoken)
    return Auction(word.word, seat, auction.out, auction.calls + 1, NOBODY, spoken)


def next_speaker(auction: Auction, seat: Seat, options: Options) -> Seat:
    """Find who speaks next; NOBODY when the auction is over (§3.7)."""
    if auction.bid == "solo" and options.solo_ends_auction:
        return NOBODY
    for step in range(1, SEATS + 1):
        other = (seat + step) % SEATS
        if not auction.out[other] and other != auction.bidder:
            return other
    return NOBODY
