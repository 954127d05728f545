"""A finished deal to be handed on, played again from any seat, held against par, and its seal to be checked."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.cards import Seat
from game.core.deal_code import grouped
from game.core.record import record, replace
from game.telling.captions import told_name
from game.ui.blocks import (
    BODY,
    BROADEST,
    ENDS,
    NUMBER,
    SIDES,
    SMALL,
    STRONG,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Divider,
    Grow,
    Pad,
    Page,
    Panel,
    Region,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    UiContext,
    Wrap,
    eyebrow,
    title,
    usual_hints,
    way_back,
)
from game.ui.scenes.days_played import verdict
from game.ui.scenes.labels import room_of
from game.ui.shell.editing import copy

WIDEST = BROADEST
BROAD = 900


@record
class Seal:
    """What the fingerprint of a pack was taken of."""

    salt: str
    order: str  # the cards from the top, in notation
    fingerprint: str


@record
class DealFacts:
    """What there is to tell of a deal."""

    game: str
    number: int  # 1 for the first of its match
    code: str  # "" where it has none
    names: tuple[str, ...]  # by seat
    seats: tuple[Seat, ...]  # from which it can be played again
    me: Seat
    counted: bool  # in the statistics
    unit: str  # several of what all is compared in
    ahead: float  # how far ahead of the others' average the player came out
    seal: Seal | None = None


@record
class ParStand:
    """How far the search for par has come."""

    value: float | None = None
    asked: bool = False
    runs: tuple[int, int] = (0, 1)  # how often a master has played the deal, and is to
    failed: bool = False


@record
class DealRoutes:
    """The ways on."""

    play: Callable[[Seat], Switch]  # the same cards, with the hand of this seat
    find_par: Callable[[], ParStand | None]  # goes on with the search; None while there is nothing new
    back: Command


@record
class ThisDeal:
    """What is told of the deal, and the ways on."""

    deal: DealFacts
    par: ParStand
    ways: DealRoutes
    sealed: bool = False  # what the fingerprint was taken of is shown


def this_deal(context: UiContext, deal: DealFacts, par: ParStand, ways: DealRoutes) -> Page[ThisDeal]:
    """Open the page; par is looked for once the player has asked for it."""
    first = "copy" if deal.code else f"seat/{deal.me}"
    state = ThisDeal(deal, par, ways)
    return Page(
        context,
        state,
        _compose,
        first=first,
        back=lambda _: ways.back(),
        every=_go_on,
        room=lambda page: room_of(page.state.deal.game),
    )


def _go_on(page: Page[ThisDeal]) -> None:
    found = page.state.ways.find_par() if page.state.par.asked else None
    if found is not None:
        page.change(par=found)


def _compose(page: Page[ThisDeal]) -> Block:
    words, deal = page.context.words, page.state.deal
    where = words.get("result.deal", game=words.get(f"{deal.game}.name"), number=deal.number)
    head = Column((eyebrow(where), title(words.get("codes.this"))), gap=0)
    top = Row((Grow(head), way_back(page.context, page.state.ways.back)), gap=24)
    left = Column((_code(page), Divider(), _seats(page)), gap=20)
    right = Column((_par(page), Divider(), _sealed(page)) if deal.seal else (_par(page),), gap=20)
    both = Beside(left, right, 0.5, BROAD, gap=48)
    body = Panel(
        Region("deal", Scroll("deal", both, reading=True, name=words.get("codes.this"))),
        sides=34,
        ends=28,
    )
    whole = Column((top, Grow(Centre(body, WIDEST)), usual_hints(page.context)), gap=16)
    return Pad(Centre(whole, WIDEST, tall=False), SIDES, ENDS)


def _code(page: Page[ThisDeal]) -> Block:
    """Show the code, and whether the deal counted."""
    say, deal = page.context.words.get, page.state.deal
    note = Text(say("codes.counts" if deal.counted else "codes.counts_not"), SMALL, Tint.MUTED)
    if not deal.code:
        return Column((eyebrow(say("codes.code")), Text(say("codes.none"), BODY), note), gap=10)
    shown = Text(grouped(deal.code), NUMBER, Tint.GOLD)
    button = Button("copy", say("codes.copy"), partial(_copy_code, page), tip=say("codes.copy_tip"))
    parts = (eyebrow(say("codes.code")), shown, Text(say("codes.send"), SMALL), Wrap((button,)), note)
    return Column(parts, gap=10)


def _seats(page: Page[ThisDeal]) -> Block:
    """Offer the same cards from every seat that leaves partners together."""
    say, deal = page.context.words.get, page.state.deal
    order = [deal.me, *(seat for seat in deal.seats if seat != deal.me)]
    why = [] if len(deal.seats) == len(deal.names) else [Text(say("codes.again_partners"), SMALL)]
    buttons = tuple(
        Button(
            f"seat/{seat}",
            _from(page, seat),
            lambda seat=seat: page.state.ways.play(seat),  # type: ignore[misc]  # a lambda's default has no type
            icon="play",
        )
        for seat in order
    )
    return Column(
        (eyebrow(say("codes.again")), Text(say("codes.again_text"), SMALL), *why, Wrap(buttons, gap=12)),
        gap=12,
    )


def _from(page: Page[ThisDeal], seat: Seat) -> str:
    words, deal = page.context.words, page.state.deal
    name = told_name(words, deal.names[seat])
    return words.get("codes.own_seat") if seat == deal.me else words.get("codes.seat", name=name)


def _par(page: Page[ThisDeal]) -> Block:
    """Hold the deal against par, once that is asked for."""
    words, deal, par = page.context.words, page.state.deal, page.state.par
    head = eyebrow(words.get("daily.par"))
    text = Text(words.get("daily.unit", unit=deal.unit), SMALL)
    if par.value is not None:
        figures = words.get(
            "codes.figures",
            mine=words.decimal(deal.ahead, plus=True),
            par=words.decimal(par.value, plus=True),
        )
        told = Text(verdict(words, deal.ahead, par.value), STRONG, Tint.GOLD)
        return Column((head, text, Text(figures, BODY), told), gap=10)
    if par.failed:
        return Column((head, text, Text(words.get("codes.par_failed"), BODY)), gap=10)
    if par.asked:
        done, every = par.runs
        return Column((head, text, Text(words.get("daily.working", done=done, all=every), BODY)), gap=10)
    button = Button(
        "par",
        words.get("codes.find_par"),
        lambda: page.change(par=replace(par, asked=True)),
        tip=words.get("codes.par_tip"),
    )
    return Column((head, text, Wrap((button,))), gap=10)


def _sealed(page: Page[ThisDeal]) -> Block:
    """Say that the pack was sealed and, once that is asked for, show what its fingerprint was taken of."""
    say, seal = page.context.words.get, page.state.deal.seal
    assert seal is not None
    head = eyebrow(say("codes.seal"))
    if not page.state.sealed:
        more = Button("more", say("codes.more"), lambda: page.change(sealed=True), tip=say("codes.more_tip"))
        return Column((head, Text(say("codes.was_sealed"), SMALL), Wrap((more,))), gap=10)
    button = Button(
        "copy_seal", say("codes.copy_seal"), partial(_copy_seal, page), tip=say("codes.copy_seal_tip")
    )
    lines: Sequence[Block] = (
        Text(say("codes.seal_text"), SMALL),
        Text(say("codes.fingerprint", text=parted(seal.fingerprint)), SMALL, Tint.GOLD),
        Text(say("codes.salt", text=parted(seal.salt)), SMALL),
        Text(say("codes.order", text=seal.order), SMALL),
    )
    return Column((head, *lines, Wrap((button,))), gap=10)


def _copy_code(page: Page[ThisDeal]) -> Switch:
    copy_and_tell(page.context, grouped(page.state.deal.code))
    return None


def _copy_seal(page: Page[ThisDeal]) -> Switch:
    """Copy the very text that the fingerprint was taken of."""
    if seal := page.state.deal.seal:
        copy_and_tell(page.context, f"{seal.salt} {seal.order}")
    return None


def parted(digits: str) -> str:
    """Part a long row of digits with blanks, so that it can be read and set in lines.

    >>> parted("0123456789abcdef0")
    '01234567 89abcdef 0'
    """
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))


def copy_and_tell(context: UiContext, text: str) -> None:
    """Put a text on the clipboard, and tell the player whether that has succeeded."""
    say = context.words.get
    context.notices.say(say("codes.copied", text=text) if copy(text) else say("codes.not_copied"))
