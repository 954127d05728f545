"""A finished deal told from its log: who gained what and why, which hands were held, who took which trick."""

from game.catalogue import Game
from game.core.cards import CHANCE, Card, Cards, Seat, mask
from game.core.move import Play
from game.core.outcome import deal_winners
from game.core.record import record, replace
from game.core.score import Holdings
from game.core.trick import Trick, played_by
from game.session.match import AnyMatch
from game.stage.score_entries import ScoreEntry, score_entries
from game.stage.sorting import sort_hand
from game.stage.table import TableNote


@record
class SeatCards:
    """What one seat held in the deal, each hand arranged as its player would have it."""

    seat: Seat
    dealt: tuple[str, ...]
    # what the tricks were played with, drawn on the way or not; empty when it is the hand dealt
    played: tuple[str, ...]
    aside: tuple[str, ...]  # laid away
    drawn: frozenset[str]  # played with, but not dealt


@record
class DealSummary:
    """One finished deal."""

    number: int
    winners: tuple[Seat, ...]
    thrown_in: bool
    gains: tuple[int, ...]  # by seat, in the game's smallest unit
    before: tuple[int, ...]  # by seat: what it had before the deal, in that unit
    entries: tuple[ScoreEntry, ...]  # the awards in the order they fell
    brought: tuple[tuple[int, ...], ...]  # by entry: what it brought or cost each seat, in that unit
    cards: tuple[tuple[Card, ...], ...]  # by entry, those that show it, as they would lie in a hand
    holdings: Holdings  # after the deal
    shown: tuple[str, ...]  # what lay face up from the start
    opened: tuple[str, ...]  # what nobody has held or laid away, and was turned up in the end
    notes: tuple[TableNote, ...]  # what the game has to say of the finished deal
    holders: tuple[SeatCards, ...]  # by seat
    tricks: tuple[Trick, ...]  # the last one may have been cut short
    rule: str  # the chapter or paragraph of the rules that tells how such a deal is scored


def deal_summary(match: AnyMatch, game: Game, deal: int, me: Seat) -> DealSummary:
    """Tell a deal; it must be finished, or its hands are nobody's business yet."""
    start, first_card, end = _marks(match, deal)
    rules = match.rules
    final = match.review(end, me)
    entries = score_entries(final, rules, game.table)
    before = entries[0].before if entries else final.ledger.holdings
    had = rules.worth(before)
    gains = _between(had, rules.worth(final.ledger.holdings))
    pack, turned_up = rules.spec.pack, match.review(start, me).shown
    tricks = (*final.tricks, *((final.trick,) if final.trick.cards else ()))
    fallen = played_by(tricks, rules.spec.seats)
    holders = tuple(
        _holder(match, seat, (start, first_card, end), fallen[seat]) for seat in range(rules.spec.seats)
    )
    held = mask(pack.parse(card) for each in holders for card in (*each.dealt, *each.played, *each.aside))
    return DealSummary(
        deal,
        deal_winners(rules.spec, final.ledger, deal, gains, final.sides),
        deal in final.ledger.thrown_in,
        gains,
        had,
        entries,
        tuple(_between(rules.worth(entry.before), rules.worth(entry.after)) for entry in entries),
        tuple(game.table.arranged(final, entry.award.cards) for entry in entries),
        final.ledger.holdings,
        tuple(pack.spell(card) for card in sort_hand(turned_up, pack, None)),
        tuple(pack.spell(card) for card in sort_hand(final.shown & ~turned_up & ~held, pack, None)),
        game.table.notes(final),
        holders,
        tricks,
        game.table.paragraph(
            replace(final, turn=CHANCE)
        ),  # of the deal, though the match may be over with it
    )


def _between(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(now - then for then, now in zip(before, after, strict=True))


def _marks(match: AnyMatch, deal: int) -> tuple[int, int, int]:
    """Find in the log where the deal has just been dealt, where its first card is about to be played, where it ends."""
    entries, span = match.transcript().entries, match.span(deal)
    start, end = span.start, span.stop - 1
    first = next((n for n in range(start, end) if isinstance(entries[n].move, Play)), end)
    return start, first, end


def _holder(match: AnyMatch, seat: Seat, marks: tuple[int, int, int], fallen: Cards) -> SeatCards:
    """Tell what a seat held: as dealt, and all it played with, what it drew between two tricks included."""
    rules = match.rules
    then, later, last = (match.review(mark, seat) for mark in marks)
    held = later.hand | fallen | last.hand
    contract = rules.contract(later)

    def arranged(cards: Cards) -> tuple[str, ...]:
        order = contract.order if contract else None
        return tuple(rules.spec.pack.spell(card) for card in sort_hand(cards, rules.spec.pack, order))

    played = arranged(held) if held != then.hand else ()
    drawn = frozenset(arranged(held & ~then.hand))
    return SeatCards(seat, arranged(then.hand), played, arranged(later.aside), drawn)
