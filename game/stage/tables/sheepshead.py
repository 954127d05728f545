"""The table of Sheepshead: the blind amid it, who picked and what was called, and the points everybody has taken."""

from collections.abc import Iterator, Mapping

from game.core.cards import CHANCE, NOBODY, Card, Seat
from game.core.cards import TABLE as POOL
from game.core.move import Say
from game.core.order import Order
from game.core.record import replace
from game.core.rules import PhaseName
from game.core.score import Award
from game.core.view import View
from game.rules.sheepshead.cards import NAMES, PACK, POINTS, count, order_with
from game.rules.sheepshead.phases import BLIND, BURIED, Phase, Public, Word
from game.rules.sheepshead.scoring import OWN_STEPS, taken, tier_of
from game.stage import shapes
from game.stage.heaps import SHOWN, Heaps
from game.stage.pose import CARD_WIDTH, Pose, SpriteKey
from game.stage.seating import Seating
from game.stage.table import TRICKLESS, Called, Contender, TableLayout, TableNote

_TRICKS = (Phase.LEAD, Phase.REPLY)
_OPEN, _HIGHER = 0.66, 58.0
"""How large the blind lies amid the table, by the cards of a trick, and how much higher, for the buttons below it."""
_ROW = 2.3  # widths of a card, in which what lay face down is turned over
_HALF = 60
"""Half of the card points; the picker's side needs more (§7)."""
_CALL_UP = Say(Word.CALL_UP)
_PARAGRAPHS: Mapping[PhaseName, str] = {
    Phase.DEALING: "3.2",
    Phase.PICK: "3.3",
    Phase.BLITZ: "9.4",
    Phase.BURY: "4.1",
    Phase.CALL: "5.2",
    Phase.UNDER: "5.6",
    Phase.CRACK: "9.1",
    Phase.RECRACK: "9.3",
    Phase.NAME: "8.9",
    Phase.SWAP: "8.10",
    Phase.LEAD: "6.1",
    Phase.REPLY: "6.2",
    Phase.SETTLED: "7",
}
"""Of the rules, by phase; a number alone is a chapter."""


def _order(view: View[Public]) -> Order:
    public = view.public
    return order_with() if public.under == NOBODY else order_with(public.under, public.call.suit)


def _no_trump(_view: View[Public]) -> str:
    """Say nothing of a trump suit: it is always the same, and no suit of the pack."""
    return ""


def _called(view: View[Public]) -> Called | None:
    """Give the card whose holder is the partner."""
    call = view.public.call
    if call.card == NOBODY or call.kind == "alone" or _no_partner(view):
        return None
    return Called(call.kind, call.card)


def _no_partner(view: View[Public]) -> bool:
    """Tell whether this seat knows that the picker has nobody with him."""
    return min(view.sides) >= 0 and view.sides.count(0) == 1


def _notes(view: View[Public]) -> tuple[TableNote, ...]:
    """Tell who plays what part, what was called, what is at stake and what everybody has taken."""
    return (*_parts(view), *_stakes(view.public), *_points(view))


def _parts(view: View[Public]) -> Iterator[TableNote]:
    public, call = view.public, view.public.call
    if public.phase == Phase.PICK:
        yield from (TableNote("passed", seat) for seat in _spoken(view))
    if public.picker != NOBODY:
        yield TableNote("picker", public.picker)
        yield TableNote("picked", POOL, by=public.picker)  # a plate may have no room for it
    if public.partner != NOBODY:
        yield TableNote("partner", public.partner)
    elif view.me != public.picker and view.sides[view.me] == 0:
        yield TableNote("secret", view.me)
    if call.kind == "alone" or (call.kind == "jack" and _no_partner(view)):
        yield TableNote("alone")
    elif call.kind in ("jack", "up"):
        yield TableNote(call.kind)
    elif call.kind:
        yield TableNote(f"called_{call.kind}_{NAMES[call.suit]}")
    elif public.picker == NOBODY and (public.phase in _TRICKS or view.tricks) and not public.played_for:
        yield TableNote("leaster")


def _spoken(view: View[Public]) -> Iterator[Seat]:
    """List who has passed: nobody speaks twice, and the first to pick ends it (§3.3)."""
    return ((view.dealer + 1 + step) % len(view.sides) for step in range(view.public.spoken))


def _stakes(public: Public) -> Iterator[TableNote]:
    if public.blitzes:
        yield TableNote("blitzed", public.picker)
    if public.cracks:
        yield TableNote("cracked", public.cracker)
    if public.cracks > 1:
        yield TableNote("recracked", public.picker)
    if public.stakes > 1:
        yield TableNote("stakes", POOL, public.stakes)
    under_way = public.picker != NOBODY and public.phase != Phase.SETTLED
    if public.pending > under_way:  # the deal that is played is told by its stakes
        yield TableNote("doublers", POOL, public.pending - under_way)


def _points(view: View[Public]) -> Iterator[TableNote]:
    """Count what everybody has taken and what I buried, and after the deal what the sides have and what lay aside."""
    if not view.tricks:
        return
    points, over = taken(view.tricks, len(view.sides)), view.turn in (CHANCE, NOBODY)
    yield from _on_plates(view, points, over=over)
    if over:
        yield from _final(view, points)
        return
    if view.sides.count(0) > 1:
        side = _of_side(view, points)
        yield TableNote(_towards("side", side), POOL, side, running=True, goal=_HALF + 1)
    if view.aside:
        yield TableNote("my_bury", POOL, count(view.aside), running=True)
    if min(view.sides) >= 0:
        against = sum(points) - _of_side(view, points)
        yield TableNote("defenders", POOL, against, running=True, goal=_HALF)


def _towards(key: str, number: int) -> str:
    """Choose the words for points on their way to sixty-one, or past half of all."""
    return f"{key}_past" if number > _HALF else key


def _on_plates(view: View[Public], points: tuple[int, ...], *, over: bool) -> Iterator[TableNote]:
    """Tell what everybody has taken, the picker how far he has come while he has to come to sixty-one by himself."""
    picker, takers = view.public.picker, {trick.taker for trick in view.tricks}
    for seat, number in enumerate(points):
        if seat == view.public.blind_to:
            yield TableNote("with_blind", seat, number + count(view.shown), running=True)
        elif over and seat == picker and _bury_paid(view):
            yield TableNote("with_bury", seat, number + count(view.shown), running=True)
        elif seat == picker and _no_partner(view) and not over:
            yield TableNote(_towards("taken_of", number), seat, number, running=True, goal=_HALF + 1)
        elif (
            picker == NOBODY and seat not in takers and not view.public.played_for
        ):  # as a leaster asks (§8.4)
            yield TableNote(TRICKLESS, seat, running=True)
        else:
            yield TableNote("taken", seat, number, running=True)


def _bury_paid(view: View[Public]) -> bool:
    """Tell whether the picker of a deal that is over counts the bury for himself (§10.4)."""
    return any(each.step == "own_buried" for each in view.ledger.tally(view.ledger.finished))


def _of_side(view: View[Public], points: tuple[int, ...]) -> int:
    """Add up what those have taken who are known to be on the picker's side."""
    return sum(number for number, side in zip(points, view.sides, strict=True) if side == 0)


def _contenders(view: View[Public]) -> tuple[Contender, ...]:
    """Set the picker, with a partner who is known, against all others (§7)."""
    public = view.public
    if public.picker == NOBODY or public.phase not in _TRICKS or public.played_for:
        return ()
    points = taken(view.tricks, len(view.sides))
    side = tuple(seat for seat, each in enumerate(view.sides) if each == 0)
    others = tuple(seat for seat in range(len(view.sides)) if seat not in side)
    number = _of_side(view, points)
    buried = count(view.aside) if view.me == public.picker else 0
    return (
        Contender(side, number + buried, _HALF + 1),
        Contender(others, sum(points) - number, _HALF),
    )


def _final(view: View[Public], points: tuple[int, ...]) -> Iterator[TableNote]:
    """Add up what the picker's side has after the deal, or tell what the blind of a leaster held, and for whom."""
    public = view.public
    if public.picker != NOBODY and public.played_for:
        if count(view.shown):
            key = "picker_buried" if _bury_paid(view) else "bury_unclaimed"
            yield TableNote(key, POOL, count(view.shown), by=public.picker)
    elif public.blind_to != NOBODY:
        yield TableNote("in_blind", POOL, count(view.shown), by=public.blind_to)
    elif public.picker == NOBODY:
        yield TableNote("blind_unclaimed", POOL, count(view.shown))
    else:
        yield TableNote("side_taken", POOL, _of_side(view, points))
        if count(view.shown):
            yield TableNote("side_buried", POOL, count(view.shown))
        yield TableNote("defenders_taken", POOL, sum(points) - _of_side(view, points))


def _worth(_view: View[Public], card: Card) -> tuple[TableNote, ...]:
    """Tell how many card points a card counts (§2.2)."""
    return (TableNote("card_points", POOL, POINTS[card]),)


def _workings(_view: View[Public], award: Award) -> tuple[TableNote, ...]:
    """Give the share that was paid and what it was multiplied by: the bump and the stakes."""
    if award.step in OWN_STEPS:
        return ()
    tier = tier_of(award.step) or award.amount
    times = award.amount // tier
    return (TableNote("share", POOL, tier), *([TableNote("times", POOL, times)] if times > 1 else []))


def _peculiar(view: View[Public], seating: Seating, heaps: Heaps) -> Mapping[SpriteKey, Pose]:
    """Lay the blind amid the table until the tricks begin, and again when the deal is over; my bury lies open to me."""
    middle, mine = seating.trick, seating.places[0].discard
    size = min(1.0, middle.size) * _OPEN
    placed: dict[SpriteKey, Pose] = {}
    blind, shown = heaps.get((BLIND, POOL), ()), heaps.get((SHOWN, POOL), ())
    if view.public.phase not in _TRICKS:
        placed.update(zip(blind, shapes.pile(len(blind), middle.x, middle.y - _HIGHER, size), strict=True))
    wide = min(middle.width, _ROW * CARD_WIDTH * size)
    placed.update(zip(shown, shapes.row(len(shown), middle.x, middle.y - _HIGHER, wide, size), strict=True))
    buried = heaps.get((BURIED, view.me), ())
    laid = shapes.row(len(buried), mine.x, mine.y, mine.width, mine.size)
    placed.update((key, replace(pose, face=1.0)) for key, pose in zip(buried, laid, strict=True))
    return placed


def _open_heap(view: View[Public]) -> str:
    """Name what is turned over after the deal: what was buried, or the blind where nobody has picked."""
    return BLIND if view.public.picker == NOBODY else BURIED


def _of_sixty_one(view: View[Public]) -> str:
    """Go to what everybody counts for himself, and to tricks that nobody has picked for."""
    public = view.public
    if view.turn == NOBODY or public.phase not in (*_TRICKS, Phase.SETTLED):
        return ""
    if public.picker == NOBODY:
        return "10.5"
    return "10.4" if public.phase == Phase.SETTLED else ""


def _special_paragraph(view: View[Public]) -> str:
    """Go to the leaster when nobody has picked, to what became of cards thrown in, and to who buries for another."""
    public = view.public
    if public.played_for and public.thrown != "demand":
        return _of_sixty_one(view)
    if public.phase == Phase.SETTLED and view.turn != NOBODY and public.thrown:
        return {"doubler": "8.5", "schwanzer": "8.7", "demand": "3.7"}.get(public.thrown, "8.8")
    if public.phase == Phase.BURY and view.turn != public.picker:
        return "8.10"
    if public.phase == Phase.CALL and _CALL_UP in view.moves:
        return "5.9"
    leaster = {"lead": "8.2", "reply": "8.2", "settled": "8.4"}
    return leaster.get(public.phase, "") if public.picker == NOBODY and view.turn != NOBODY else ""


TABLE = TableLayout(
    PACK,
    _order,
    _no_trump,
    notes=_notes,
    bidding=Phase.PICK,
    called=_called,
    contenders=_contenders,
    worth=_worth,
    workings=_workings,
    open_heap=_open_heap,
    peculiar=_peculiar,
    paragraphs=_PARAGRAPHS,
    end_paragraph="10",
    special_paragraph=_special_paragraph,
    room="tavern",
)
