"""The table of Illustrated Tarock: the stock in its packets, the auction, and what was announced and what it pays."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.core.cards import NOBODY, Card, Cards, Seat, mask
from game.core.cards import TABLE as POOL
from game.core.order import Order
from game.core.record import replace
from game.core.rules import PhaseName
from game.core.score import Award
from game.core.view import View
from game.rules.illustrated_tarock.bidding import SEATS, SILENT, steps
from game.rules.illustrated_tarock.cards import HALF, HONOURS, MAGICIAN, ORDER, PACK, POINTS, count
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import CONTRADICTED, STOCK, Declared, Phase, Public, groups, left
from game.rules.illustrated_tarock.scoring import (
    EARLY,
    HOLDING_PAYS,
    beggar_counts,
    birds,
    card_points,
)
from game.stage import shapes
from game.stage.heaps import SHOWN, Heaps
from game.stage.page import Site
from game.stage.pose import CARD_HEIGHT, CARD_WIDTH, Pose, SpriteKey, card
from game.stage.seating import Seating
from game.stage.table import Contender, Film, LadderCall, TableLayout, TableNote

_TALK = (
    Phase.BID,
    Phase.RECONTRA,
    Phase.SUBCONTRA,
    Phase.EARLY,
    Phase.TAKE,
    Phase.DISCARD,
    Phase.LATE,
    Phase.HOLDING,
)
_TRICKS = (Phase.LEAD, Phase.REPLY, Phase.SETTLED)
_MARKS: Mapping[str, int] = {"seventy": 70, "ninety": 90}
"""Card points a declarer must make who has announced it (§4.2)."""
_VIENNESE = frozenset(("T1", "T2", "T3", "T21", "FOOL"))
"""Cards with a name of their own in Vienna (§2.3)."""
_GAP = 0.35
"""Between two packets of the stock, in card widths."""
_SHOWN, _BACK = 0.62, 0.14
"""How much of a card the next of its packet leaves in sight, face up and while the stock lies face down."""
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "3.1",
    Phase.BID: "3.3",
    Phase.RECONTRA: "10.6",
    Phase.SUBCONTRA: "10.6",
    Phase.EARLY: "4.1",
    Phase.TAKE: "5.1",
    Phase.DISCARD: "5.3",
    Phase.LATE: "5.5",
    Phase.HOLDING: "5.6",
    Phase.CONTRA_BONUS: "10.7",
    Phase.RECONTRA_BONUS: "10.7",
    Phase.SUBCONTRA_BONUS: "10.7",
    Phase.LEAD: "6.1",
    Phase.REPLY: "6.2",
    Phase.SETTLED: "8",
}
"""Of the rules, by phase; a number alone is a chapter."""


def _order(_view: View[Public]) -> Order:
    return ORDER


def _no_trump(_view: View[Public]) -> str:
    """Say nothing of a trump suit: it is always the same, and no suit of the pack."""
    return ""


def _calls(view: View[Public]) -> tuple[LadderCall, ...]:
    """Give what everybody has said in the auction, until the tricks begin."""
    public = view.public
    if public.phase not in _TALK:
        return ()
    spoken = public.auction.spoken
    last = max((place for place, call in enumerate(spoken) if call.word not in SILENT), default=-1)
    found = [LadderCall(call.seat, call.word, stands=place == last) for place, call in enumerate(spoken)]
    if public.contras > max(1, steps(public.auction)):  # said when the auction was over (§10.6)
        found.append(LadderCall(public.declarer, "recontra"))
    if public.subcontra != NOBODY:
        found.append(LadderCall(public.subcontra, "subcontra"))
    return tuple(found)


# ---------------------------------------------------------------------------------------------------- what is told


def _notes(view: View[Public]) -> tuple[TableNote, ...]:
    """Tell what is played for, what was announced and what it pays now, and what everybody has taken and how."""
    return (
        *_against_the_bid(view),
        *_played_for(view.public),
        *_emperor(view),
        *_announced(view.public),
        *_points(view),
    )


def _bid(public: Public) -> TableNote:
    return TableNote(f"bid_{public.auction.bid}", POOL, public.times, by=public.auction.bidder)


def _played_for(public: Public) -> Iterator[TableNote]:
    if public.auction.bid:
        yield _bid(public)
    elif public.phase in _TRICKS and not public.thrown:
        yield TableNote("beggar")
    if public.raised > 1:
        yield TableNote("raised", POOL, public.raised)


def _emperor(view: View[Public]) -> Iterator[TableNote]:
    """Say who has just taken all three honours with the Magician, which nobody would expect (§6.5)."""
    if not view.tricks:
        return
    trick = view.tricks[-1]
    taker = trick.cards[(trick.taker - trick.leader) % SEATS]
    if taker == MAGICIAN and mask(trick.cards) & HONOURS == HONOURS:
        yield TableNote("emperor", POOL, by=trick.taker)


def _announced(public: Public) -> Iterator[TableNote]:
    if public.declarer != NOBODY:
        yield TableNote("declarer", public.declarer)
    for each in public.declared:
        yield TableNote(each.bonus, POOL, _pays(each, public))
    for seat, said in enumerate(public.announced):
        for holding in said:
            yield TableNote(holding, seat)


def _pays(bonus: Declared, public: Public, contras: int = 0) -> int:
    """Tell what a bonus pays as it stands, or after so many contras more."""
    factor: int = public.per_contra ** (bonus.contras + contras)
    return _alone(bonus) * factor * public.times


def _alone(bonus: Declared) -> int:
    return EARLY[bonus.bonus] if bonus.early else EARLY[bonus.bonus] // 2


def _points(view: View[Public]) -> Iterator[TableNote]:
    """Tell what everybody has taken, the discard included as far as it is known, and what is left of the stock."""
    public, tricks = view.public, view.tricks
    if not tricks:
        return
    if public.declarer == NOBODY:
        yield from _begged(view)
        return
    spare = left(public)
    others = tuple(seat for seat in range(SEATS) if seat != public.declarer)
    against = card_points(tricks, others) + count(spare)  # what nobody took is the defenders'
    yield TableNote("defenders", POOL, against, running=True, goal=HALF)
    if spare:
        yield TableNote("of_the_stock", POOL, count(spare), running=True)
    for seat in range(SEATS):
        points = card_points(tricks, (seat,))
        if seat == public.declarer:
            yield _wanted(public, seat, points + count(view.aside | view.shown & ~spare))
        else:
            yield TableNote("taken", seat, points, running=True)


def _begged(view: View[Public]) -> Iterator[TableNote]:
    """Tell what everybody counts in a Beggar's game and, once it is over, where the stock has gone (§7.4, §10.14)."""
    public, over = view.public, view.public.phase == Phase.SETTLED
    found = beggar_counts(public.stock, view.tricks, public.beggar_stock)
    given = [points - card_points(view.tricks, (seat,)) for seat, points in enumerate(found)]
    for seat, points in enumerate(found):
        yield TableNote("with_stock" if given[seat] else "taken", seat, points, running=True)
    if over and not any(given):
        yield TableNote("stock_unclaimed", POOL, count(mask(public.stock)))
    elif over:
        key = "gift" if public.beggar_stock == "gifts" else "in_stock"
        yield from (TableNote(key, POOL, each, by=seat) for seat, each in enumerate(given) if each)


def _contenders(view: View[Public]) -> tuple[Contender, ...]:
    """Set the declarer against the two others: half wins the bid, whatever more was announced (§8.1, §8.2)."""
    public = view.public
    if public.declarer == NOBODY or public.phase not in (Phase.LEAD, Phase.REPLY):
        return ()
    spare, me = left(public), public.declarer
    others = tuple(seat for seat in range(SEATS) if seat != me)
    own = card_points(view.tricks, (me,)) + count(view.aside | view.shown & ~spare)
    return (
        Contender((me,), own, HALF),
        Contender(others, card_points(view.tricks, others) + count(spare), HALF),
    )


def _against_the_bid(view: View[Public]) -> Iterator[TableNote]:
    """Say what cost a side more than the bid brought it, or brought it more than the bid cost."""
    me, deal = view.public.declarer, view.ledger.tally(view.ledger.finished)
    if view.public.phase != Phase.SETTLED or me == NOBODY or not deal:
        return
    paid = [each for each in deal if each.step not in ("settlement", "wiped")]
    made = any(each.step == "basic" and each.to == me for each in paid)
    ahead = sum(each.amount * _side(each, me) for each in paid)
    if ahead and made == (ahead < 0):
        turned = Counter[str]()
        for each in paid:
            turned[each.step] += each.amount * _side(each, me) * (-1 if made else 1)
        yield TableNote(_turn(turned, made=made), by=me, step=turned.most_common(1)[0][0])


def _turn(turned: Counter[str], *, made: bool) -> str:
    """Name the note that says what turned a deal against its bid."""
    if not made:
        return "failed_but"
    most, failed = (
        turned.most_common(1)[0][0],
        [step for step in turned if turned[step] > 0 and _failed(step)],
    )
    if not _failed(most):
        return "made_but"
    return "made_but_several_failed" if len(failed) > 1 else f"made_but_{most}"


def _failed(step: str) -> bool:
    return step.endswith("_failed")


def _side(award: Award, declarer: Seat) -> int:
    """Weigh what an award means to the declarer, who has two against one."""
    return sum(
        sign * (2 if seat == declarer else -1)
        for seat, sign in ((award.to, 1), (award.giver, -1))
        if seat >= 0
    )


def _wanted(public: Public, seat: Seat, points: int) -> TableNote:
    """Set what the declarer has taken against the highest mark that was announced, or against half (§4.2, §8.2)."""
    marks = [_MARKS[each.bonus] for each in public.declared if each.bonus in _MARKS]
    if marks:
        key = "taken_of" if points < max(marks) else "taken_of_past"
        return TableNote(key, seat, points, running=True, goal=max(marks))
    return TableNote("taken_half", seat, points, running=True, goal=HALF)


def _offers(view: View[Public]) -> Mapping[str, TableNote]:
    """Tell what a bid multiplies by, and what a bonus, a holding or a contra would pay if it were said now."""
    public = view.public
    match public.phase:
        case Phase.BID:
            held = {"hold": public.times} if public.auction.bid else {}
            return {
                word: TableNote("times", POOL, number)
                for word, number in {**dict(public.ladder), **held}.items()
            }
        case Phase.EARLY | Phase.LATE:
            early = public.phase == Phase.EARLY
            priced = {bonus: _pays(Declared(bonus, early), public) for bonus in EARLY}
        case Phase.HOLDING:
            priced = {holding: pays * public.times for holding, pays in HOLDING_PAYS.items()}
        case _:
            declared = {each.bonus: each for each in public.declared}
            open_to = {word: declared[key[1]] for word, key in CONTRADICTED.items() if key[1] in declared}
            priced = {word: _pays(bonus, public, 1) for word, bonus in open_to.items()}
    return {word: TableNote("pays", POOL, pays) for word, pays in priced.items()}


def _film(view: View[Public]) -> Film | None:
    """Tell of a bird that its owner has announced, in the trick that it was to take; of several the last to fly."""
    public = view.public
    said = max(
        (each for each in public.declared if each.bonus in BIRDS),
        key=lambda each: BIRDS[each.bonus][1],
        default=None,
    )
    if said is None or BIRDS[said.bonus][1] != len(view.tricks):
        return None
    card, trick = BIRDS[said.bonus][0], view.tricks[-1]
    if card not in trick.cards or (trick.leader + trick.cards.index(card)) % SEATS != public.declarer:
        return None
    made = birds(view.tricks).get(said.bonus) == public.declarer
    return Film(said.bonus, card, said.bonus if made else f"{said.bonus}_failed", made, _pays(said, public))


def _worth(_view: View[Public], card: Card) -> tuple[TableNote, ...]:
    """Tell how many card points a card counts (§2.5), and what it is called in Vienna, where that is another name."""
    face = PACK.spell(card)
    called = (TableNote(f"vienna_{face}"),) if face in _VIENNESE else ()
    return (TableNote("card_points", POOL, POINTS[card]), *called)


def _workings(view: View[Public], award: Award) -> tuple[TableNote, ...]:
    """Give the figures of a score line: what it was before it was multiplied, or what it is the difference of."""
    match award.step:
        case "beggar":
            counts = beggar_counts(view.public.stock, view.tricks, view.public.beggar_stock)
            return tuple(TableNote("count", POOL, counts[seat], by=seat) for seat in (award.giver, award.to))
        case "settlement":
            stood = _stood(view, award)
            return tuple(TableNote("stood", POOL, stood[seat], by=seat) for seat in (award.to, award.giver))
        case "century" | "wiped":
            return ()
        case _:
            return (*_raw(view.public, award), _bid(view.public))


def _raw(public: Public, award: Award) -> Iterator[TableNote]:
    each = award.amount // public.times
    declared = {said.bonus: said for said in public.declared}
    bonus = declared.get(award.step.removesuffix("_failed"))
    if bonus is not None:
        yield TableNote("before_draw" if bonus.early else "after_draw", POOL, _alone(bonus))
        if bonus.contras:
            yield TableNote("contra", POOL, _pays(bonus, public) // public.times // _alone(bonus))
    elif award.step in ("basic", "over"):
        away = each // public.raised if award.to == public.declarer else -each // public.raised
        counted = TableNote("counted", POOL, HALF + away)
        yield TableNote("calls", POOL, public.auction.calls) if award.step == "basic" else counted
        if public.raised > 1:
            yield TableNote("contra", POOL, public.raised)
    else:
        yield TableNote("alone", POOL, each)


def _stood(view: View[Public], award: Award) -> tuple[int, ...]:
    """Find at what points everybody stood at a settlement: what is wiped off the slate after it."""
    stood = [0] * SEATS
    for each in view.ledger.awards:
        if each.deal == award.deal and each.step == "wiped":
            stood[max(each.giver, each.to)] = each.amount if each.to == POOL else -each.amount
    return tuple(stood)


# ---------------------------------------------------------------------------------------------------- the stock


def _packets(view: View[Public]) -> tuple[Cards, ...]:
    """Give the packets of the stock while it lies open to be chosen from."""
    public = view.public
    if public.phase != Phase.TAKE:
        return ()
    return tuple(mask(public.stock[place] for place in packet) for packet in groups(public.auction.bid))


def _stock(view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[SpriteKey, Pose]:
    """Lay what is open of stock and discard: to be chosen from amid the table, or out of the way where it is read."""
    shown = {key[1] for key in heaps.get((SHOWN, POOL), ())}
    if view.public.phase == Phase.TAKE:
        return _to_choose(view.public, shown, seating)
    public = view.public
    taken = groups(public.auction.bid)[public.taken] if public.taken >= 0 else ()
    stock = [each for place, each in enumerate(public.stock) if each in shown and place not in taken]
    rows = [row for row in (stock, sorted(shown.difference(stock))) if row]
    site, hidden = seating.laid, heaps.get((STOCK, POOL), ())
    if hidden and public.phase in _TRICKS and not rows:
        return dict(zip(hidden, shapes.pile(len(hidden), site.x, site.y, site.size), strict=True))
    if hidden and not rows and public.phase != Phase.DEALING:
        return _face_down(hidden, seating.table)
    if hidden and rows:  # the stock of a Beggar's game, given away card by card
        wide = CARD_WIDTH * site.size + 12
        pile = shapes.pile(len(hidden), site.x - site.width / 2 + wide / 2, site.y, site.size)
        placed = dict(zip(hidden, pile, strict=True))
        return {**placed, **_in_rows(rows, replace(site, x=site.x + wide / 2, width=site.width - wide))}
    return _in_rows(rows, site)


def _face_down(keys: Sequence[SpriteKey], site: Site) -> Mapping[SpriteKey, Pose]:
    """Lay the stock as it is dealt: two packets of three, every card in sight."""
    size, half = site.size, (len(keys) + 1) // 2
    step, apart = _BACK * CARD_WIDTH * size, (1 + _GAP / 2) * CARD_WIDTH * size
    wide = step * (half - 1)
    found = dict[SpriteKey, Pose]()
    for place, key in enumerate(keys):
        packet, number = divmod(place, half)
        x = site.x + (packet - 0.5) * (apart + wide) - wide / 2 + number * step
        found[key] = Pose(x, site.y, 0.0, size, 0.0, float(place))
    return found


def _in_rows(rows: Sequence[Sequence[Card]], site: Site) -> Mapping[SpriteKey, Pose]:
    tall = CARD_HEIGHT * site.size + 10
    placed: dict[SpriteKey, Pose] = {}
    for number, row in enumerate(rows):
        y = site.y + (number - (len(rows) - 1) / 2) * tall
        poses = shapes.row(len(row), site.x, y, site.width, site.size, 6.0)
        placed.update(zip(map(card, row), poses, strict=True))
    return placed


def _to_choose(public: Public, shown: set[Card], seating: Seating) -> Mapping[SpriteKey, Pose]:
    """Lay the stock across the table in its order, parted into the packets of the bid (§5.1)."""
    room, packets = seating.choice, groups(public.auction.bid)
    starts, wide = list[float](), 0.0  # in widths of a card
    for packet in packets:
        starts.append(wide)
        wide += 1 + (len(packet) - 1) * _SHOWN + _GAP
    wide -= _GAP
    size = min(seating.places[0].hand.size, room.width / wide / CARD_WIDTH, room.height / CARD_HEIGHT)
    left = room.x - (wide - 1) * CARD_WIDTH * size / 2
    return {
        card(public.stock[place]): Pose(
            left + (start + number * _SHOWN) * CARD_WIDTH * size, room.y, 0.0, size, 1.0, place
        )
        for start, packet in zip(starts, packets, strict=True)
        for number, place in enumerate(packet)
        if public.stock[place] in shown
    }


def _special_paragraph(view: View[Public]) -> str:
    """Go to the Beggar's game when there is no declarer, to what ended a deal before its time, and to early answers."""
    public = view.public
    if public.phase in (Phase.RECONTRA, Phase.SUBCONTRA) and public.declarer == NOBODY:
        return "10.22"  # the auction is not over
    if view.turn == NOBODY or public.phase not in (Phase.LEAD, Phase.REPLY, Phase.SETTLED):
        return ""
    if public.thrown or public.drawn_out:
        return {"no_trump": "10.18", "all_pass": "10.15"}.get(public.thrown, "8.8")
    beggar = {"lead": "7.1", "reply": "7.2", "settled": "7.5"}
    return beggar[public.phase] if public.declarer == NOBODY else ""


TABLE = TableLayout(
    PACK,
    _order,
    _no_trump,
    notes=_notes,
    calls=_calls,
    bidding=Phase.BID,
    film=_film,
    contenders=_contenders,
    offers=_offers,
    worth=_worth,
    workings=_workings,
    packets=_packets,
    peculiar=_stock,
    paragraphs=_PARAGRAPHS,
    end_paragraph="9",
    special_paragraph=_special_paragraph,
    room="coffee_house",
)
