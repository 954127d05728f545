"""What one seat of Romestecq knows, and the positions it could be in."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from itertools import combinations as choose

from game.core.cards import TABLE, Cards, Seat, mask, members
from game.core.deal import Dealing, before_deal
from game.core.move import Move
from game.core.record import record
from game.core.rules import Dice
from game.core.trick import Trick, lacking
from game.core.trick_play import under_way
from game.core.unseen import Impossible
from game.core.view import Place, View
from game.rules.romestecq.announcing import Evidence, announcements, evidence, fallen, narrowed, owed
from game.rules.romestecq.cards import CONTRACT, OF_RANK, PACK
from game.rules.romestecq.combinations import combinations
from game.rules.romestecq.options import Options
from game.rules.romestecq.phases import Announcements, Phase, Playing, Public, Settled, State

HAND = 5
_FULL = PACK.full
_DRAWS = 100  # hands drawn for a seat before the cards are shared out anew
_ROUNDS = 12  # times the cards are shared out anew before every way is tried


@record
class Sight:
    """What a seat sees beside the tricks and what is announced, and how much it does not."""

    me: Seat
    seen: tuple[bool, ...]  # by seat: whether I see its hand
    hands: tuple[Cards, ...]  # by seat: what I see of it
    played: tuple[Cards, ...]  # by seat
    sizes: tuple[int, ...]  # of the hands, by seat


def build(state: State, seat: Seat, moves: tuple[Move, ...], options: Options) -> View[Public]:
    if isinstance(state, Dealing):
        return _before(state, seat, options)
    play, seats = state.play, options.players
    cards = fallen(play.every_trick, seats)
    played = tuple([mask(own) for own in cards])
    began = [held | gone for held, gone in zip(play.hands, played, strict=True)]
    said = tuple([_said(*each, options) for each in zip(began, cards, strict=True)])
    sides = options.sides
    seen = _seeing(options.partners_show, sides)[seat]
    known = tuple(
        [combinations(hand, options) if sees else () for hand, sees in zip(began, seen, strict=True)]
    )
    phase = Phase.SETTLED if isinstance(state, Settled) else Phase.REPLY if play.trick.cards else Phase.LEAD
    sight = Sight(
        seat,
        seen,
        tuple([held if sees else 0 for held, sees in zip(play.hands, seen, strict=True)]),
        played,
        tuple([held.bit_count() for held in play.hands]),
    )
    return View(
        seat,
        state.turn,
        state.dealer,
        play.hands[seat],
        0,
        0,
        play.trick,
        play.tricks,
        partial(_hidden, sight, play.tricks, play.trick, said),
        sides,
        Public(phase, said, known, options.direction, options.partners_show),
        state.ledger,
        moves,
    )


_said = lru_cache(maxsize=1 << 11)(announcements)
"""Gives what a seat has announced, remembered: before each card that is played it is asked of every seat."""


@lru_cache(maxsize=16)
def _seeing(partners_show: bool, sides: tuple[int, ...]) -> tuple[tuple[bool, ...], ...]:
    """Tell by seat whose hands it sees (§3.5)."""
    return tuple(
        tuple(seat == other or (partners_show and mine == side) for other, side in enumerate(sides))
        for seat, mine in enumerate(sides)
    )


def _before(state: Dealing, seat: Seat, options: Options) -> View[Public]:
    others = [other for other in range(options.players) if other != seat]
    hidden = (*(Place("hand", other, 0, 0, 0) for other in others), Place("dead", TABLE, 0, 0, 0))
    nothing = ((),) * options.players
    public = Public(Phase.DEALING, nothing, nothing, options.direction, options.partners_show)
    return before_deal(state, seat, options.sides, public, hidden)


def _hidden(
    sight: Sight, tricks: tuple[Trick, ...], trick: Trick, said: tuple[Announcements, ...]
) -> tuple[Place, ...]:
    """Describe the other hands and the dead cards: voids shown, and ranks announced."""
    seen, played, sizes = sight.seen, sight.played, sight.sizes
    lacks = lacking((*tricks, trick), CONTRACT, len(seen))
    unseen = _FULL
    for gone, held in zip(played, sight.hands, strict=True):
        unseen &= ~(gone | held)
    sure = list(sight.hands)
    may = [held if sees else unseen & ~lack for held, sees, lack in zip(sure, seen, lacks, strict=True)]
    closed = [s for s, sees in enumerate(seen) if not sees]
    before: list[Cards] = []
    while before != may + sure:
        before = may + sure
        for s in closed:
            others = 0
            for other in closed:
                others |= sure[other] if other != s else 0
            told = narrowed(may[s] & ~others, played[s], said[s])
            may[s], sure[s] = _filled(*told, sure[s], sizes[s])
        if not any(sure[s] for s in closed):
            break  # nothing follows from nothing
    dead, lying = unseen, unseen
    for s in closed:
        dead &= ~sure[s]
        lying &= ~may[s]
    places = [Place("hand", s, sizes[s], may[s], sure[s]) for s in range(len(seen)) if s != sight.me]
    return (*places, Place("dead", TABLE, PACK.size - HAND * len(seen), dead, lying))


def _filled(may: Cards, surely: Cards, before: Cards, size: int) -> tuple[Cards, Cards]:
    """Give what a hand may and must hold: nothing more once it is full, and everything once nothing else is left."""
    sure = before | surely
    if sure.bit_count() == size:
        return sure, sure
    return may, may if may.bit_count() == size else sure


@record
class Closed:
    """A hand I can't see, and what its holder has shown of it."""

    place: Place
    told: Evidence

    def draw(self, barred: Cards, dice: Dice) -> Cards:
        """Draw a hand without the barred cards: first the ranks that were announced, then anything else.

        It has too few cards when the others do not suffice.
        """
        cards, free = self.place.sure, self.place.may & ~self.place.sure & ~barred
        for rank, left in owed(mask(self.told.played), self.told.said).items():
            of_rank = OF_RANK[rank]
            cards |= _some(free & of_rank, left - (cards & of_rank).bit_count(), dice)
            free &= ~of_rank
        return cards | _some(free, self.place.size - cards.bit_count(), dice)


def _some(cards: Cards, count: int, dice: Dice) -> Cards:
    if count <= 0:
        return 0
    listed = list(members(cards))
    dice.shuffle(listed)
    return mask(listed[:count])


def _united(heaps: Iterable[Cards]) -> Cards:
    united = 0
    for heap in heaps:
        united |= heap
    return united


def imagine(view: View[Public], dice: Dice, options: Options) -> State:
    """Make up a position that this seat cannot tell from the true one."""
    if view.public.phase == Phase.DEALING:
        return Dealing(view.dealer, view.ledger)
    left = [0] * options.players
    left[view.me] = view.hand
    for seat, cards in hands(view, dice, options).items():
        left[seat] = cards
    play = under_way(tuple(left), view.trick, view.tricks)
    if view.public.phase == Phase.SETTLED:
        return Settled(view.turn, view.dealer, view.ledger, play)
    return Playing(view.dealer, view.ledger, play)


def hands(view: View[Public], dice: Dice, options: Options) -> dict[Seat, Cards]:
    """Draw the other hands, so that they fit all that was played, announced and paid; by seat."""
    places = [place for place in view.hidden if place.name == "hand"]
    shares = {place.seat: place.sure for place in places}
    closed = [Closed(place, evidence(view, place.seat)) for place in places if place.may != place.sure]
    closed.sort(key=lambda each: (-len(each.told.said), each.place.may.bit_count() - each.place.size))
    known = _united(place.sure for place in places if place.may == place.sure)
    for _ in range(_ROUNDS):
        drawn = _draw(closed, known, dice, options)
        if drawn is not None:
            return shares | drawn
    found = _search(closed, known, dice, options)
    if found is None:
        message = "No hands fit what was played and announced."
        raise Impossible(message)
    return shares | found


def _draw(closed: Sequence[Closed], held: Cards, dice: Dice, options: Options) -> dict[Seat, Cards] | None:
    """Draw hand after hand of cards not held elsewhere, each until it fits; None when one does not come."""
    shares: dict[Seat, Cards] = {}
    for number, each in enumerate(closed):
        barred = held | _united(other.place.sure for other in closed[number + 1 :])
        for _ in range(_DRAWS):
            cards = each.draw(barred, dice)
            if cards.bit_count() == each.place.size and each.told.fits(cards, options):
                break
        else:
            return None
        shares[each.place.seat] = cards
        held |= cards
    return shares


def _search(closed: Sequence[Closed], held: Cards, dice: Dice, options: Options) -> dict[Seat, Cards] | None:
    """Try every way to share out the cards, in random order."""
    if not closed:
        return {}
    place, rest = closed[0].place, closed[1:]
    free = list(members(place.may & ~place.sure & ~held & ~_united(other.place.sure for other in rest)))
    dice.shuffle(free)
    for some in choose(free, max(0, place.size - place.sure.bit_count())):
        cards = place.sure | mask(some)
        if closed[0].told.fits(cards, options):
            found = _search(rest, held | cards, dice, options)
            if found is not None:
                return found | {place.seat: cards}
    return None
