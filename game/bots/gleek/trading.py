"""The expert buys and discards by what a whole deal brings: exchange, sets, ruff and tricks in imagined worlds."""

from collections.abc import Sequence
from functools import partial

from game.bots.gleek.hands import RUFF_WORTH, improvement, others_improvement, plans, trick_values
from game.bots.gleek.playout import Deck, deck, play_out
from game.bots.gleek.reasons import laid
from game.bots.gleek.talking import keeps, most, next_price, only_buyer, pool, unbought
from game.bots.gleek.wagers import strength
from game.bots.gleek.worlds import World, average, worlds
from game.core.bot import Decision
from game.core.cards import NOBODY, Card, Cards, Seat, members
from game.core.move import LAYS, Say
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.score import Holdings
from game.core.view import View
from game.rules.gleek import Gleek, Options, Public, State
from game.rules.gleek.phases import BOUGHT, SEATS, TRICKS, Word, suit_of
from game.rules.gleek.scoring import SHARE, credit, elders, kinds_paid, sets_shown
from game.search.opponents import Choice

_AUCTIONS = 60
_EXCHANGES = 60
_HIGHER = 7  # how far above the next price a limit is thought about
_UNLIKELY = 0.15  # weight of a world in which a player would not have bid as he did
_MARGIN = 0.3
_BASE, _SEEN, _MINE, _THEIRS = -2.6, 0.46, 0.33, 0.55
"""What makes the edge of a buyer: least squares over deals played with each of the three as buyer.

The first is a little lower than was found, for who wins an auction is often who has guessed too high.
"""


@record
class Market:
    """What is the same in all worlds."""

    turn_up: Card
    dealer: Seat
    on: Deck
    options: Options

    def brings(self, hands: Sequence[Cards], seat: Seat) -> float:
        """Give what a deal with these hands brings a seat, played out, the ruff at its usual worth."""
        order = elders(self.dealer)
        scores = play_out(self.on, list(hands), order[0], ())
        scores[self.dealer] += self.on.points[self.turn_up]
        found, left = float(scores[seat]) - SHARE, SEATS * SHARE - sum(scores)
        if self.options.trick_surplus == "ruff_pot":
            found += left / SEATS  # whoever wins it later
        elif seat == max(order, key=lambda each: scores[each]):
            found += left
        held: Holdings = ((0,),) * SEATS
        for award in kinds_paid(sets_shown(hands), self.dealer, 1, self.options):
            held = credit(held, award)
        best = max(order, key=lambda each: strength(hands[each], self.options))
        return found + held[seat][0] + (RUFF_WORTH if best == seat else 0) - RUFF_WORTH / SEATS

    def bought(self, world: World, owner: Seat) -> tuple[Cards, ...]:
        """Give the hands after one has bought the stock and thrown away what he needs least."""
        hands = list(world.hands)
        if owner != NOBODY:
            first = self.options.stock_exchange == "discard_first"
            cards = hands[owner] if first else hands[owner] | world.heap
            kept = plans(cards, cards.bit_count() - BOUGHT, self.turn_up, self.options)[0]
            hands[owner] = kept | world.heap if first else kept
        return tuple(hands)

    def limit(self, hand: Cards) -> float:
        """Guess the dearest bid of somebody with this hand."""
        return most(improvement(hand, self.turn_up, self.options), others_improvement(hand, self.turn_up))


@record
class Lot:
    """The stock for sale in one world."""

    world: World
    limits: tuple[float, ...]  # by seat: how high the others go; one who has passed goes no higher than 0
    values: tuple[float, ...]  # by buyer: what the deal brings me; before a bid the last is for nobody


def market(view: View[Public], rules: Gleek) -> Market:
    turn_up = view.public.turn_up
    return Market(turn_up, view.dealer, deck(suit_of(turn_up)), rules.options)


def trade(choice: Choice[Gleek, State, Public], effort: int) -> Decision:
    """Bid or pass: choose how high to go, the others going as high as their hands allow."""
    rules, view, dice = choice.rules, choice.view, choice.dice
    here, price = market(view, rules), next_price(view)
    lots = lots_for(view, here, rules, dice, effort * choice.budget)
    some = [lot.world for lot in lots]
    seen = seen_edge(lots, view.me)
    edge = blended(seen, view.hand, here)
    gains = {
        limit: average([_gain(view, lot, price, limit, edge - seen) for lot in lots], some)
        for limit in range(price - 1, price + _HIGHER)
    }
    number = max(0, round(edge))
    bids = max(value for limit, value in gains.items() if limit >= price)
    if bids > gains[price - 1] + _MARGIN * (dice.random() - 0.5):
        key = "stock_worth" if pays(view, edge, price) or only_buyer(view) else "stock_push"
        return Decision(Say(Word.BID, price), Reason(key, "6.4", number=number))
    return unbought(view, number)


def pays(view: View[Public], edge: float, price: int) -> bool:
    """Tell whether buying at this price brings as much as half of the bid at which another would buy, or nearly so."""
    bid = view.public.bid
    another = (bid.number or 0) if bid else price
    return edge - price >= (another - _MARGIN) / 2


def lots_for(view: View[Public], here: Market, rules: Gleek, dice: Dice, budget: int) -> list[Lot]:
    """Put the stock up for sale in so many worlds."""
    return [_lot(view, here, world) for world in worlds(view, rules, dice, min(budget, _AUCTIONS))]


def seen_edge(lots: Sequence[Lot], me: Seat) -> float:
    """Give on average over the worlds what it is worth that I buy and not another, the price apart."""
    others = [seat for seat in range(SEATS) if seat != me]
    edges = [lot.values[me] - sum([lot.values[seat] for seat in others], 0.0) / len(others) for lot in lots]
    return average(edges, [lot.world for lot in lots])


def blended(seen: float, hand: Cards, here: Market) -> float:
    """Weigh what was seen in some worlds against what such hands brought in many deals."""
    told = improvement(hand, here.turn_up, here.options), others_improvement(hand, here.turn_up)
    return _BASE + _SEEN * seen + _MINE * told[0] + _THEIRS * told[1]


def _lot(view: View[Public], here: Market, world: World) -> Lot:
    out = {call.seat for call in view.public.auction if call.word == Word.PASS}
    weight, limits = world.weight, [0.0] * SEATS
    for seat in range(SEATS):
        if seat != view.me:
            limit = here.limit(world.hands[seat])
            weight *= _fits(view, seat, limit, here.options)
            limits[seat] = 0.0 if seat in out else limit
    owners = (*range(SEATS), NOBODY) if view.public.bid is None else range(SEATS)
    values = tuple(here.brings(here.bought(world, owner), view.me) for owner in owners)
    return Lot(World(world.hands, world.heap, weight), tuple(limits), values)


def _fits(view: View[Public], seat: Seat, limit: float, options: Options) -> float:
    """Weigh a hand by what its holder has bid, the opening apart where it is a duty."""
    fits, price = 1.0, options.opening_bid - 1
    for place, call in enumerate(view.public.auction):
        price = call.number or price + 1
        free = place or not options.eldest_must_open
        if call.seat == seat and free and (limit >= price - 0.5) != (call.word == Word.BID):
            fits *= _UNLIKELY
    return fits


def _gain(view: View[Public], lot: Lot, price: int, limit: int, more: float) -> float:
    """Carry the auction on with this limit of mine, and give what the deal brings, the price included.

    To buy brings so much more than it seems to in the worlds.
    """
    bid = view.public.bid
    owner, last = (bid.seat, bid.number or 0) if bid else (NOBODY, price - 1)
    seat, passed = view.me, {place for place in range(SEATS) if place != view.me and not lot.limits[place]}
    while len(passed) < SEATS - (owner != NOBODY):
        if seat not in passed and seat != owner:
            dearest = limit if seat == view.me else lot.limits[seat]
            if last + 1 <= dearest:
                owner, last = seat, last + 1
            else:
                passed.add(seat)
        seat = (seat + 1) % SEATS
    if owner == NOBODY:
        return lot.values[-1]
    return lot.values[owner] + more - last if owner == view.me else lot.values[owner] + last / 2


def exchange(choice: Choice[Gleek, State, Public], effort: int) -> Decision:
    """Lay away by the plan that brings most over many worlds."""
    rules, view = choice.rules, choice.view
    here, keep = market(view, rules), keeps(view)
    choices = [kept for kept in _variants(pool(view), keep, here) if not kept & view.aside]
    choices = choices or _variants(view.hand, keep, here)  # when cards are gone that no plan would throw away
    kept = choices[0]
    if len(choices) > 1:
        some = worlds(view, rules, choice.dice, min(effort * choice.budget, _EXCHANGES))
        values = {
            plan: average([_brought(view, here, world, plan) for world in some], some) for plan in choices
        }
        kept = max(choices, key=lambda plan: values[plan])
    card = _most_telling(view.hand & ~kept, choices)
    return Decision(LAYS[card], partial(laid, rules, view, card))


def _most_telling(cards: Cards, choices: Sequence[Cards]) -> Card:
    """Choose the card that fewest plans throw away, for with the next one nobody remembers which plan this was.

    So the plans that are left are few and much like it, and new worlds seldom change a mind halfway.
    """
    return min(members(cards), key=lambda card: sum(not kept >> card & 1 for kept in choices))


def _brought(view: View[Public], here: Market, world: World, kept: Cards) -> float:
    hands = list(world.hands)
    hands[view.me] = kept | (world.heap if kept.bit_count() < TRICKS else 0)
    return here.brings(hands, view.me)


def _variants(cards: Cards, keep: int, here: Market) -> list[Cards]:
    """List the plans worth thinking of: those of the rule of thumb, and the best of them with one card changed."""
    found = list(plans(cards, keep, here.turn_up, here.options))
    values = trick_values(suit_of(here.turn_up))
    best = found[0]
    worst = sorted(members(best), key=lambda card: values[card])[:2]
    spare = sorted(members(cards & ~best), key=lambda card: values[card], reverse=True)[:2]
    found += [best & ~(1 << out) | 1 << new for out in worst for new in spare]
    return list(dict.fromkeys(found))
