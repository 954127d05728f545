"""What hangs on a card: how many points change sides with the trick it falls to."""

from collections.abc import Iterator

from game.core.cards import Cards, Seat, mask
from game.core.record import record
from game.core.view import View
from game.rules.romestecq import Combination, Options, Public
from game.rules.romestecq.announcing import fallen
from game.rules.romestecq.cards import OF_RANK, rank_of
from game.rules.romestecq.combinations import made

SIZES = {"two_pairs": 4, "triplet": 3, "village": 4, "double_rome": 2, "rome": 2}
TEMPO = 0.4  # points that the lead to the next trick is worth
STECQ = 2.0  # what the last trick is worth: one point to us and not to them
MASTER = 0.6  # points that a card nobody can beat is worth in a later trick
RANK = 0.04  # points that each step in rank is worth in a later trick
_DOUBT = 0.55  # how much less hangs on a card for each other one that may still save its combination


@record
class Tie:
    """A combination whose fate is open, as far as a seat knows it."""

    seat: Seat
    what: Combination  # of the cards known to belong to it
    left: int  # cards still to be gathered, those on the table included
    home: bool  # one has come home
    lost: bool  # one was caught


def stake(tie: Tie, options: Options) -> float:
    """Tell how many points change sides with its next card."""
    return swing(tie.what, tie.left, tie.home, tie.lost, options)


def swing(what: Combination, left: int, home: bool, lost: bool, options: Options) -> float:
    """Tell how many points change sides with the next card of a combination, so many cards of it being left."""
    points = what.duped if options.duped_scoring == "both" else what.home + what.duped
    if options.split_combination == "nobody":
        if home and lost:
            return 0.0
        return points / 2 if left > 1 else what.home if home else what.duped
    if lost if options.split_combination == "captor" else home:
        return 0.0
    return points * float(_DOUBT ** (left - 1))


def ties(view: View[Public]) -> list[Tie]:
    """List what is undecided: the combinations of the hands I see, and what was announced from the others."""
    seats = len(view.sides)
    played = [mask(cards) for cards in fallen((*view.tricks, view.trick), seats)]
    caught = [0] * seats
    for trick in view.tricks:
        for seat, side in enumerate(view.sides):
            if side != view.sides[trick.taker]:
                caught[seat] |= mask(trick.cards) & played[seat]
    gathered = mask(card for trick in view.tricks for card in trick.cards)
    found = []
    for seat in range(seats):
        for what, size in _of(view, seat, played[seat]):
            gone = what.cards & gathered
            lost = gone & caught[seat]
            if gone.bit_count() < size:
                found.append(Tie(seat, what, size - gone.bit_count(), gone != lost, lost != 0))
    return found


def _of(view: View[Public], seat: Seat, played: Cards) -> Iterator[tuple[Combination, int]]:
    """Give a seat's combinations with their sizes, of an announced one the cards that certainly belong to it."""
    if seat == view.me or any(view.public.combinations[seat]):
        for each in view.public.combinations[seat]:
            yield each, each.cards.bit_count()
        return
    for said in view.public.announced[seat]:
        cards = 1 << said.card
        if said.kind != "village":
            cards |= OF_RANK[rank_of(said.card)] & played
        yield made(said.kind, cards), SIZES[said.kind]


def staked(every: list[Tie], cards: Cards, options: Options) -> float:
    """Add up what hangs on these cards."""
    return sum((stake(tie, options) for tie in every if tie.what.cards & cards), 0.0)
