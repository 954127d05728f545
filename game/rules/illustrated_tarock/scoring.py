"""What a deal of Illustrated Tarock pays, and the settlements of a match (§8, §9)."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import NOBODY, TABLE, Card, Cards, Seat, mask
from game.core.record import record
from game.core.rules import Race
from game.core.score import Award, Holding, Holdings
from game.core.trick import Trick
from game.core.view import View
from game.rules.illustrated_tarock.bidding import HOLD, MULTIPLIERS, SEATS
from game.rules.illustrated_tarock.cards import FOOL, HALF, POINTS, TOTAL, TRICKS, WORLD, count
from game.rules.illustrated_tarock.declaring import BIRDS, defenders, holdings
from game.rules.illustrated_tarock.options import Options
from game.rules.illustrated_tarock.phases import Declared, Layout, Public, left

SETTLED, POINT = "settled", "points"
UNITS = (SETTLED, POINT)
EARLY = {
    "seventy": 10,
    "ninety": 40,
    "against_honours": 20,
    "against_kings": 20,
    "sparrow": 20,
    "owl": 40,
    "cockatoo": 60,
}
"""What a bonus pays when it is announced before the draw; afterwards half (§4.2)."""
SILENT = {"sparrow": 5, "owl": 10, "cockatoo": 15}
HOLDING_PAYS = {"honours": 3, "half_honours": 2, "kings": 5}
USUAL_CENTURY = (100, 10)
"""The mark at a settlement and its bonus, where the house agrees on no others (§9.4, §9.6)."""
GAME = 3
"""Deals of a game, §9.1."""


@record
class Payment:
    """One item of a score, before it is entered."""

    step: str
    rule: str
    to: Seat
    amount: int
    giver: Seat = TABLE
    cards: Cards = 0
    unit: str = POINT


def card_points(tricks: Sequence[Trick], seats: Sequence[Seat]) -> int:
    """Add up what the tricks of some seats are worth, one for each trick included."""
    points = 0
    for trick in tricks:
        if trick.taker in seats:
            points += 1
            for card in trick.cards:
                points += POINTS[card]
    return points


def declarer_points(layout: Layout, tricks: Sequence[Trick]) -> int:
    """Add up the declarer's points: tricks and discard (§8.1)."""
    return card_points(tricks, (layout.declarer,)) + count(layout.discard)


def is_won(points: int, options: Options) -> bool:
    """Tell whether the bid is made (§8.2)."""
    return points > HALF or (points == HALF and options.tie_at_61 == "declarer_wins")


def race(options: Options, view: View[Public]) -> Race | None:
    """Tell that the declarer had to reach more than half (§8.2); None where no cards were played for a bid."""
    public = view.public
    if public.declarer == NOBODY or not view.tricks:
        return None
    spare = count(left(public))  # nobody took it: it is the defenders'
    aside = TOTAL - card_points(view.tricks, range(SEATS)) - spare
    need, solo = HALF if is_won(HALF, options) else HALF + 1, public.auction.bid == "solo"
    return Race((public.declarer,), need, TOTAL, aside, alone=solo)


def birds(tricks: Sequence[Trick]) -> dict[str, Seat]:
    """Tell which birds were won, and by whom: the card must take its own trick (§8.6)."""
    won = {}
    for bird, (card, number) in BIRDS.items():
        if len(tricks) >= number:
            trick = tricks[number - 1]
            if card in trick.cards:
                player = (trick.leader + trick.cards.index(card)) % SEATS
                if player == trick.taker:
                    won[bird] = player
    return won


@record
class Harvest:
    """What the tricks of a deal brought: all that its payments go by."""

    points: int  # the declarer's, his discard included
    flown: Mapping[str, Seat]  # which birds flew, and whose
    capture: tuple[Seat, Seat] | None = None  # of the World by the Fool, if it pays: who, and from whom


def payments(layout: Layout, tricks: Sequence[Trick], options: Options) -> tuple[Payment, ...]:
    """List what a played hand pays, item by item (§8.3 to §8.7)."""
    capture = world_captured(tricks) if options.world_capture else None
    return paid_for(layout, Harvest(declarer_points(layout, tricks), birds(tricks), capture), options)


def paid_for(layout: Layout, brought: Harvest, options: Options) -> tuple[Payment, ...]:
    """List what the harvest of a played hand pays, item by item (§8.3 to §8.7)."""
    points, flown = brought.points, brought.flown
    won = is_won(points, options)
    times = MULTIPLIERS[options.multipliers][layout.auction.bid]
    winners = (layout.declarer,) if won else defenders(layout.declarer)
    over = abs(points - HALF) * options.contra_bid_factor**layout.contras * times
    found = _basic(layout, winners, times, options)
    found += [Payment("over", "8.4", seat, over) for seat in winners]
    if layout.declared:
        found += _bonuses(layout, brought, won, times, options)
    found += _holdings(layout, times, options)
    if flown:
        found += _silent(layout, flown, times, options)
    if brought.capture is not None:
        captor, loser = brought.capture
        both = 1 << WORLD | 1 << FOOL
        found.append(Payment("world_captured", "10.17", captor, options.world_capture * times, loser, both))
    return tuple([each for each in found if each.amount])


def _basic(layout: Layout, seats: Sequence[Seat], times: int, options: Options) -> list[Payment]:
    """Give the basic score, raised by contras, in which holds may count for nothing (§8.3, §10.2)."""
    rule = "8.3"
    if not options.hold_counts_as_bid and any(call.word == HOLD.word for call in layout.auction.spoken):
        rule = "10.2"
    amount = (2 + layout.auction.calls) * options.contra_bid_factor**layout.contras * times
    return [Payment("basic", rule, seat, amount) for seat in seats]


def _bonuses(layout: Layout, brought: Harvest, won: bool, times: int, options: Options) -> Iterator[Payment]:
    for each in layout.declared:
        made = _made(each.bonus, layout.declarer, brought, won)
        takers = (layout.declarer,) if made else defenders(layout.declarer)
        step = each.bonus if made else f"{each.bonus}_failed"
        cards = 1 << BIRDS[each.bonus][0] if each.bonus in BIRDS else 0
        amount = worth_of(each, options) * times
        for seat in takers:
            yield Payment(step, "8.5", seat, amount, cards=cards)


def worth_of(declared: Declared, options: Options) -> int:
    """Tell what an announced bonus pays, raised by contras."""
    pays = EARLY[declared.bonus] if declared.early else EARLY[declared.bonus] // 2
    for _ in range(declared.contras):
        pays *= options.contra_bonus_factor
    return pays


def _made(bonus: str, declarer: Seat, brought: Harvest, won: bool) -> bool:
    match bonus:
        case "seventy":
            return brought.points >= 70
        case "ninety":
            return brought.points >= 90
        case "against_honours" | "against_kings":
            return won
        case _:
            return brought.flown.get(bonus) == declarer


def _holdings(layout: Layout, times: int, options: Options) -> Iterator[Payment]:
    automatic = options.holding_bonus_mode == "automatic"
    rule = "10.10" if automatic else "5.6"
    for step in range(SEATS):
        seat = (layout.declarer + step) % SEATS
        for each in holdings(layout.hands[seat]) if automatic else layout.announced[seat]:
            yield Payment(each, rule, seat, HOLDING_PAYS[each] * times)


def _silent(layout: Layout, flown: Mapping[str, Seat], times: int, options: Options) -> Iterator[Payment]:
    said = {each.bonus for each in layout.declared}
    for bird, seat in flown.items():
        scored = bird in said and seat == layout.declarer
        if not scored or options.declared_bird_also_scores_silent:
            rule = "10.11" if scored else "8.6"
            yield Payment(f"silent_{bird}", rule, seat, SILENT[bird] * times, cards=1 << BIRDS[bird][0])


def world_captured(tricks: Sequence[Trick]) -> tuple[Seat, Seat] | None:
    """Tell who took the World with the Fool, and from whom."""
    for trick in tricks:
        if WORLD in trick.cards and FOOL in trick.cards:
            captor = (trick.leader + trick.cards.index(FOOL)) % SEATS
            if trick.taker == captor:
                return captor, (trick.leader + trick.cards.index(WORLD)) % SEATS
    return None


def lost_by_the_draw(layout: Layout, options: Options) -> tuple[Payment, ...]:
    """List what is paid when no packet may be taken (§8.8)."""
    times = MULTIPLIERS[options.multipliers][layout.auction.bid]
    seats = defenders(layout.declarer)
    items = _basic(layout, seats, times, options)
    items += [
        Payment(f"{each.bonus}_failed", "8.8", seat, worth_of(each, options) * times)
        for each in layout.declared
        for seat in seats
    ]
    return tuple(items)


def beggar_counts(stock: Sequence[Card], tricks: Sequence[Trick], goes: str) -> tuple[int, ...]:
    """Count what everybody has to pay for in a Beggar's game; goes tells how the stock is given away (§7.4, §10.14)."""
    counts = [card_points(tricks, (seat,)) for seat in range(SEATS)]
    if goes == "last_trick" and len(tricks) == TRICKS:
        counts[tricks[-1].taker] += count(mask(stock))
    elif goes == "gifts":
        for card, trick in zip(stock, tricks, strict=False):
            counts[trick.taker] += POINTS[card]
    return tuple(counts)


def beggar_payments(layout: Layout, tricks: Sequence[Trick], options: Options) -> tuple[Payment, ...]:
    """Let those who have most pay the others the difference (§7.5)."""
    counts = beggar_counts(layout.stock, tricks, options.beggar_stock)
    most = max(counts)
    return tuple(
        Payment("beggar", "7.5", seat, most - counts[seat], loser)
        for loser in range(SEATS)
        if counts[loser] == most
        for seat in range(SEATS)
        if counts[seat] < most
    )


def settlement(holdings_now: Holdings, options: Options) -> tuple[Payment, ...]:
    """List what a settlement pays: the bonus, the differences, and the slate wiped (§9.3, §9.4)."""
    points = [holding[1] for holding in holdings_now]
    usual = (options.century_mark, options.century_bonus) == USUAL_CENTURY
    found = []
    for seat in range(SEATS):
        if points[seat] >= options.century_mark:
            points[seat] += options.century_bonus
            if options.century_bonus:
                found.append(Payment("century", "9.4" if usual else "9.6", seat, options.century_bonus))
    for seat in range(SEATS):
        for other in range(SEATS):
            if points[seat] > points[other]:
                difference = points[seat] - points[other]
                found.append(Payment("settlement", "9.3", seat, difference, other, 0, SETTLED))
    for seat, amount in enumerate(points):
        if amount > 0:
            found.append(Payment("wiped", "9.3", TABLE, amount, seat))
        elif amount < 0:
            found.append(Payment("wiped", "9.3", seat, -amount))
    return tuple(found)


def credit(held: Holdings, award: Award) -> Holdings:
    """Add to the taker, and take from the giver where there is one."""
    rows = list(held)
    if award.to != TABLE:
        rows[award.to] = _changed(rows[award.to], award.unit, award.amount)
    if award.giver != TABLE:
        rows[award.giver] = _changed(rows[award.giver], award.unit, -award.amount)
    return tuple(rows)


def _changed(held: Holding, unit: str, amount: int) -> Holding:
    return (held[0] + amount, held[1]) if unit == SETTLED else (held[0], held[1] + amount)
