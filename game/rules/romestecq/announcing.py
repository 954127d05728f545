"""What is said when cards fall, and which hands could have said it (chapter 8)."""

from functools import lru_cache

from game.core.cards import Card, Cards, Seat, mask
from game.core.record import record
from game.core.trick import Trick
from game.core.view import View
from game.rules.romestecq.cards import OF_RANK, rank_of
from game.rules.romestecq.combinations import combinations, quartet
from game.rules.romestecq.options import Options
from game.rules.romestecq.phases import Announcement, Announcements, Phase, Public
from game.rules.romestecq.scoring import Item, fate, gathered

_OF_A_KIND = {"triplet": 3, "two_pairs": 2, "double_rome": 2, "rome": 2}


def fallen(tricks: tuple[Trick, ...], seats: int) -> tuple[tuple[Card, ...], ...]:
    """List by seat the cards it played to these tricks, in order."""
    cards: list[list[Card]] = [[] for _ in range(seats)]
    for trick in tricks:
        seat = trick.leader
        for card in trick.cards:
            cards[seat].append(card)
            seat = seat + 1 if seat + 1 < seats else 0
    return tuple(map(tuple, cards))


def announcements(hand: Cards, played: tuple[Card, ...], options: Options) -> Announcements:
    """List what a seat announces that was dealt this hand and plays these cards of it (§8.1, §8.3)."""
    held = combinations(hand, options) if played else ()
    if not held:
        return ()
    said: list[Announcement] = []
    before = 0
    for card in played:
        said += [
            Announcement(each.kind, card)
            for each in held
            if each.cards >> card & 1 and not each.cards & before
        ]
        before |= 1 << card
    return tuple(said)


@lru_cache(maxsize=1 << 10)
def counted(said: Announcements) -> tuple[tuple[int, int], ...]:
    """Tell of which ranks a seat was dealt how many cards, as far as its announcements say it."""
    counts: dict[int, int] = {}
    for each in said:
        if each.kind in _OF_A_KIND:
            rank = rank_of(each.card)
            counts[rank] = max(counts.get(rank, 0), _OF_A_KIND[each.kind])
    return tuple(counts.items())


def owed(played: Cards, said: Announcements) -> dict[int, int]:
    """Tell of which ranks a hand must still hold how many cards, and no more of them than that."""
    return {rank: count - (played & OF_RANK[rank]).bit_count() for rank, count in counted(said)}


def narrowed(may: Cards, played: Cards, said: Announcements) -> tuple[Cards, Cards]:
    """Give what a hand may and must hold beside what it played, after what it announced."""
    sure = 0
    for rank, count in counted(said):
        of_rank = OF_RANK[rank]
        left = count - (played & of_rank).bit_count()
        if left <= 0:
            may &= ~of_rank
        elif (may & of_rank).bit_count() == left:
            sure |= may & of_rank
    return may, sure


@record
class Evidence:
    """What a seat has shown of the hand it was dealt."""

    seat: Seat
    played: tuple[Card, ...]
    said: Announcements
    tricks: tuple[Trick, ...]  # those that are finished
    paid: tuple[Item, ...]  # for its combinations
    running: bool  # whether the deal goes on: there was no quartet, and everything due was paid

    def fits(self, cards: Cards, options: Options) -> bool:
        """Tell whether it could hold these cards now."""
        hand = cards | mask(self.played)
        if announcements(hand, self.played, options) != self.said:
            return False
        if not self.running:
            return True
        if quartet(hand):
            return False
        gone = gathered(self.tricks)
        paid = [
            item
            for each in combinations(hand, options)
            if not each.cards & ~gone
            for item in fate(each, self.seat, self.tricks, options)
        ]
        return len(paid) == len(self.paid) and all(item in self.paid for item in paid)


def evidence(view: View[Public], seat: Seat) -> Evidence:
    """Gather what a seat has shown in the running deal."""
    played = fallen((*view.tricks, view.trick), len(view.sides))[seat]
    paid = tuple(
        Item(each.step, each.rule, each.to, each.amount, each.cards)
        for each in view.ledger.tally(view.ledger.finished + 1)
        if each.cards and not each.cards & ~mask(played)
    )
    return Evidence(
        seat, played, view.public.announced[seat], view.tricks, paid, view.public.phase != Phase.SETTLED
    )
