"""The course of a deal from the first bid to the first lead: who speaks, takes or lays away next."""

from collections.abc import Callable, Mapping

from game.core.cards import NOBODY, Cards, Seat, members
from game.core.move import IllegalMove, Lay, Move, Say, Take, lays
from game.core.record import replace
from game.core.trick_play import begin, unplayed
from game.rules.illustrated_tarock.bidding import (
    CONTRA,
    DRAWS,
    RECONTRA,
    SEATS,
    SUBCONTRA,
    after,
    may_say,
    next_speaker,
    steps,
)
from game.rules.illustrated_tarock.cards import HONOURS, KINGS, TRUMPS
from game.rules.illustrated_tarock.declaring import (
    announceable,
    bonuses,
    contradictable,
    defenders,
    permitted,
)
from game.rules.illustrated_tarock.options import Options
from game.rules.illustrated_tarock.phases import (
    CONTRADICTED,
    DONE,
    Declared,
    Discarding,
    Layout,
    Phase,
    Playing,
    Settled,
    Table,
    Taking,
    Talk,
    Talking,
    packet,
)

BONUS_STEPS: Mapping[Talk, int] = {
    Phase.CONTRA_BONUS: 1,
    Phase.RECONTRA_BONUS: 2,
    Phase.SUBCONTRA_BONUS: 3,
}


def words(state: Talking, options: Options) -> tuple[Say, ...]:
    """List what the seat on turn may say, first the word that commits him to nothing."""
    return _WORDS[state.about](state, options)


def say(state: Talking, word: Say, options: Options) -> Table:
    """Carry on after something was said; a deal that ends here comes back as a settled one, still to be paid."""
    return _SAID[state.about](state, word, options)


def _bid(state: Talking, word: Say, options: Options) -> Table:
    auction = after(state.layout.auction, state.turn, word, options)
    layout = Layout(state.layout.hands, state.layout.stock, auction)  # nothing else has come about yet
    if options.contras_in_auction:
        layout = replace(layout, contras=steps(auction))
        if word.word == CONTRA.word:
            return Talking(auction.bidder, state.dealer, state.ledger, layout, Phase.RECONTRA)
    return _bid_on(state, layout, next_speaker(auction, state.turn, options), options)


def _bid_on(state: Talking, layout: Layout, speaker: Seat, options: Options) -> Table:
    """Let the auction go on with this speaker, or end with none."""
    auction = layout.auction
    if speaker != NOBODY:
        return Talking(speaker, state.dealer, state.ledger, layout, Phase.BID)
    if not auction.bid:
        if options.all_pass == "redeal":  # noqa: S105 - a house rule
            thrown = replace(layout, thrown="all_pass")
            return Settled(NOBODY, state.dealer, state.ledger, thrown, unplayed(layout.hands))
        return lead_off(state, layout, options)
    layout = replace(layout, declarer=auction.bidder, contras=steps(auction))
    if layout.contras and not options.contras_in_auction:
        return Talking(layout.declarer, state.dealer, state.ledger, layout, Phase.RECONTRA)
    return Talking(layout.declarer, state.dealer, state.ledger, layout, Phase.EARLY)


def _raise_bid(state: Talking, word: Say, options: Options) -> Table:
    if options.contras_in_auction:
        return _raise_in_auction(state, word, options)
    layout, dealer, ledger = state.layout, state.dealer, state.ledger
    if word != DONE:
        layout = replace(layout, contras=layout.contras + 1)
        if state.about == Phase.RECONTRA:
            return Talking(defenders(layout.declarer)[0], dealer, ledger, layout, Phase.SUBCONTRA)
        layout = replace(layout, subcontra=state.turn)
    elif state.about == Phase.SUBCONTRA and state.turn == defenders(layout.declarer)[0]:
        return Talking(defenders(layout.declarer)[1], dealer, ledger, layout, Phase.SUBCONTRA)
    return Talking(layout.declarer, dealer, ledger, layout, Phase.EARLY)


def _raise_in_auction(state: Talking, word: Say, options: Options) -> Table:
    """Answer a contra at once; then whoever is still in the auction speaks, and may say subcontra as well (§10.22)."""
    layout = state.layout
    auction = layout.auction
    if word != DONE:
        auction = after(auction, state.turn, word, options)
        layout = replace(layout, auction=auction, contras=steps(auction))
    asked = _asked_to_subcontra(state, word)
    if asked != NOBODY:
        return Talking(asked, state.dealer, state.ledger, layout, Phase.SUBCONTRA)
    return _bid_on(state, layout, next_speaker(auction, auction.contra, options), options)


def _asked_to_subcontra(state: Talking, word: Say) -> Seat:
    """Find who of those out of the auction is asked for a subcontra next; NOBODY when there is none."""
    auction = state.layout.auction
    asked = [seat for seat in defenders(auction.bidder) if auction.out[seat]]
    if state.about == Phase.RECONTRA:
        return asked[0] if word == RECONTRA else NOBODY
    return asked[-1] if word == DONE and state.turn != asked[-1] else NOBODY


def _declare(state: Talking, word: Say, options: Options) -> Table:
    layout, early = state.layout, state.about == Phase.EARLY
    if word.word != DONE.word:
        layout = replace(layout, declared=(*layout.declared, Declared(word.word, early)))
        return Talking(state.turn, state.dealer, state.ledger, layout, state.about)
    if not early or layout.auction.bid == "solo":
        return holding(state, layout, options)
    if not permitted(layout):
        lost = replace(layout, drawn_out=True)
        return Settled(NOBODY, state.dealer, state.ledger, lost, unplayed(layout.hands))
    return Taking(state.turn, state.dealer, state.ledger, layout)


def holding(state: Table, layout: Layout, options: Options) -> Table:
    """Ask everybody, the declarer first, what he announces of his hand (§5.6)."""
    if options.holding_bonus_mode == "declare":
        return Talking(layout.declarer, state.dealer, state.ledger, layout, Phase.HOLDING)
    return _bonus_contras(state, layout, options)


def _hold(state: Talking, word: Say, options: Options) -> Table:
    layout, seat = state.layout, state.turn
    if word.word != DONE.word:
        mine = (*layout.announced[seat], word.word)
        announced = (*layout.announced[:seat], mine, *layout.announced[seat + 1 :])
        return Talking(seat, state.dealer, state.ledger, replace(layout, announced=announced), state.about)
    following = (seat + 1) % SEATS
    if following != layout.declarer:
        return Talking(following, state.dealer, state.ledger, layout, state.about)
    return _bonus_contras(state, layout, options)


def _asked_on_bonuses(layout: Layout) -> tuple[tuple[Talk, Seat], ...]:
    """List who is asked for which step, in order."""
    first, second = defenders(layout.declarer)
    contra, recontra, subcontra = BONUS_STEPS
    return (
        (contra, first),
        (contra, second),
        (recontra, layout.declarer),
        (subcontra, first),
        (subcontra, second),
    )


def _bonus_contras(state: Table, layout: Layout, options: Options, done: int = 0) -> Table:
    """Ask the next one who may raise a bonus, when so many have been asked; then the tricks begin (§10.7)."""
    if options.contras == "bid_and_bonuses":
        for about, seat in _asked_on_bonuses(layout)[done:]:
            if len(contradictable(layout, BONUS_STEPS[about])) > 1:
                return Talking(seat, state.dealer, state.ledger, layout, about)
    return lead_off(state, layout, options)


def _raise_bonus(state: Talking, word: Say, options: Options) -> Table:
    layout, step = state.layout, state.about
    if word != DONE:
        bonus = CONTRADICTED[word.word][1]
        declared = tuple(
            replace(each, contras=each.contras + 1) if each.bonus == bonus else each
            for each in layout.declared
        )
        layout = replace(layout, declared=declared)
        if len(contradictable(layout, BONUS_STEPS[step])) > 1:
            return Talking(state.turn, state.dealer, state.ledger, layout, state.about)
    asked = _asked_on_bonuses(layout).index((step, state.turn))
    return _bonus_contras(state, layout, options, asked + 1)


def lead_off(state: Table, layout: Layout, options: Options) -> Playing:
    """Let the declarer lead, or the eldest (§6.1)."""
    eldest = (state.dealer + 1) % SEATS
    leads = eldest if layout.declarer == NOBODY or options.first_lead == "eldest" else layout.declarer
    return Playing(state.dealer, state.ledger, layout, begin(layout.hands, leads))


def take(state: Taking, number: int) -> Discarding:
    """Take a packet of the stock into the hand."""
    layout, seat = state.layout, state.turn
    if number not in permitted(layout):
        message = "This packet can't be taken."
        raise IllegalMove(message, IllegalMove.NOT_NOW)
    hand = layout.hands[seat] | packet(layout, number)
    hands = (*layout.hands[:seat], hand, *layout.hands[seat + 1 :])
    return Discarding(seat, state.dealer, state.ledger, replace(layout, hands=hands, taken=number), 0)


def takes(state: Taking) -> tuple[Move, ...]:
    return tuple([Take(number) for number in permitted(state.layout)])


def wanted(layout: Layout) -> int:
    """Tell how many cards are to be laid away."""
    return DRAWS[layout.auction.bid]


def discards(state: Discarding, options: Options) -> tuple[Move, ...]:
    """List what may be laid away next: no king, no honour (§5.3), trumps perhaps only at need (§10.9)."""
    if state.laid.bit_count() == wanted(state.layout):
        return (DONE,)
    free, trumps = layable(state, options)
    return lays(free) if free else tuple(Lay(card, shown=True) for card in members(trumps))


def layable(state: Discarding, options: Options) -> tuple[Cards, Cards]:
    """Give the cards that may be laid away face down, and, when there are none left, those to be shown."""
    free = state.layout.hands[state.turn] & ~state.laid & ~(HONOURS | KINGS)
    if options.trump_discards == "free":
        return free, 0
    return free & ~TRUMPS, free & TRUMPS


def lay(state: Discarding, move: Lay, options: Options) -> Discarding:
    if move not in discards(state, options):
        message = "This card can't be discarded."
        raise IllegalMove(message, IllegalMove.NOT_NOW)
    laid = state.laid | 1 << move.card
    return Discarding(state.turn, state.dealer, state.ledger, state.layout, laid)


def discarded(state: Discarding) -> Talking:
    """Put away what was laid, and let the declarer announce once more (§5.5)."""
    layout, seat = state.layout, state.turn
    hands = (*layout.hands[:seat], layout.hands[seat] & ~state.laid, *layout.hands[seat + 1 :])
    layout = replace(layout, hands=hands, discard=state.laid)
    return Talking(seat, state.dealer, state.ledger, layout, Phase.LATE)


def deal_passes(layout: Layout, dealer: Seat) -> Seat:
    """Tell who deals next (§3.1, §10.18)."""
    return dealer if layout.thrown == "no_trump" else (dealer + 1) % SEATS


def open_discards(cards: Cards, options: Options) -> Cards:
    """Give those of the discarded cards that lie face up (§10.9)."""
    return cards & TRUMPS if options.trump_discards == "last_resort" else 0


def _contradictable(state: Talking, _: Options) -> tuple[Say, ...]:
    return contradictable(state.layout, BONUS_STEPS[state.about])


_WORDS: Mapping[Talk, Callable[[Talking, Options], tuple[Say, ...]]] = {
    Phase.BID: lambda state, options: may_say(state.layout.auction, state.turn, state.dealer, options),
    Phase.RECONTRA: lambda _state, _options: (DONE, RECONTRA),
    Phase.SUBCONTRA: lambda _state, _options: (DONE, SUBCONTRA),
    Phase.EARLY: lambda state, _: (DONE, *bonuses(state.layout, early=True)),
    Phase.LATE: lambda state, _: (DONE, *bonuses(state.layout, early=False)),
    Phase.HOLDING: lambda state, _: (DONE, *announceable(state.layout, state.turn)),
    **dict.fromkeys(BONUS_STEPS, _contradictable),
}
"""By phase: what may be said in it."""
_SAID: Mapping[Talk, Callable[[Talking, Say, Options], Table]] = {
    Phase.BID: _bid,
    Phase.RECONTRA: _raise_bid,
    Phase.SUBCONTRA: _raise_bid,
    Phase.EARLY: _declare,
    Phase.LATE: _declare,
    Phase.HOLDING: _hold,
    **dict.fromkeys(BONUS_STEPS, _raise_bonus),
}
"""By phase: what follows when something was said in it."""
