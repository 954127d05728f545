"""The result of a deal, a sheet over the table: what happened, what decided it, and what it brought everybody.

How that was counted, every hand and every trick are folded in two lines.
"""

from collections.abc import Sequence
from functools import partial

import pygame

from game.catalogue import find
from game.core.cards import TABLE, Seat
from game.core.deal_code import grouped
from game.core.record import record
from game.learning.position import table_of
from game.play.deal_codes import dealt_by
from game.play.match_setup import MatchSetup
from game.play.table.announcements import COUNTED
from game.play.table_session import DealDone
from game.storage.firsts import First
from game.storage.settings import Liveliness
from game.ui.blocks import (
    HEADING,
    NUMBER,
    PASS,
    SMALL,
    SMALL_STRONG,
    STRONG,
    TITLE,
    Action,
    Align,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Divider,
    Gap,
    Grid,
    Grow,
    KeyInput,
    MinWidth,
    Number,
    Pad,
    Page,
    Panel,
    Pop,
    Region,
    Reply,
    Row,
    RowButton,
    Scroll,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
    text_px,
)
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import LayoutPass, Wrapping
from game.ui.kit.page import Overlay
from game.ui.scenes.cabinet import new_pieces
from game.ui.scenes.chip_flights import ChipFlights, NamedPlace, flights, held_by, line_of, looks_of
from game.ui.scenes.deal_details import Awards, CardPages, payments
from game.ui.scenes.deal_pictures import CountUp, MarkBar, Stretch
from game.ui.scenes.holdings import holdings
from game.ui.scenes.labels import IconSign
from game.ui.scenes.result_page import LIGHT, ToldDeal, card_pages, decided, face, sentence, tell
from game.ui.scenes.score_table import Opening, Owned, ScoreRow, ScoreTable, Side
from game.ui.scenes.solo_count import SoloCount, solo
from game.ui.shell.action import NEXT_KEY
from game.ui.shell.destinations import ToLookBack, ToRulebook, ToSameCards, ToThisDeal
from game.ui.shell.input import Press
from game.ui.shell.node import Role
from game.ui.table.areas import RESULT
from game.ui.table.painter import has_chip
from game.wording import figure

WIDEST = 1320
"""Of the sheet, when something is open on it."""
MARGIN, SIDES, ENDS = 18, 34, 22
"""Around the sheet, and within it."""
ONE_LINE = 1180
"""From this width of the window on, the ways on stand in one line; in a narrower one the way out stands above."""
REASONS = 200
"""Least width of what was paid for, before the text scale."""
CELL = 128
"""Least width of a side where all stand in lines, before the text scale."""
FACE, PAIRED, SMALL_FACE, NAMED, APART = 112, 76, 62, 112, 14
"""How large a face is: alone, of several of a side, beside a sum; least width of a name, and how far apart they are."""
WON, LOST = "trick_won", "trick_missed"
"""What is heard when the mark is passed or out of reach: a bright tap, or a string that is let fall."""
ONE_ROW = 2
"""The lines of people, cards and their caption where all stand side by side."""
SCORE, CARDS = "paid", "cards"
"""What is folded: how it was counted, and every trick and hand."""


@record
class DealResult:
    """The deal, told once, what of it is open, and the ways on."""

    game: str
    told: ToldDeal
    again: MatchSetup  # with which one plays on from a deal looked back at
    code: str  # as it is written; empty where it has none
    counted: bool
    answer: str  # to the game's question, by which it was played
    following: Command  # deals the next hand
    leave: Command  # gets up from the table
    saved: bool  # the disk took all that was played
    earned: Sequence[First]  # what it brought for the first time
    open: frozenset[str] = frozenset()
    opened: frozenset[int] = frozenset()  # rows of the table of payments


def deal_result(
    context: UiContext,
    done: DealDone,
    again: MatchSetup,
    following: Command,
    leave: Command,
    *,
    saved: bool = True,
    earned: Sequence[First] = (),
) -> Page[DealResult]:
    """Show a finished deal; Esc goes back to the table."""
    transcript = done.match.transcript()
    code = dealt_by(transcript, done.deal)
    state = DealResult(
        transcript.header.game,
        tell(context, done),
        again,
        grouped(code.text) if code else "",
        done.deal not in transcript.header.undone,
        table_of(transcript.header),
        following,
        leave,
        saved,
        earned,
    )
    return Page(
        context,
        state,
        _compose,
        first="next",
        act=_act,
        keys=_next,
        over=True,
        overlay=_overlay(context, state),
        paper=True,
        light=LIGHT,
    )


def _overlay(context: UiContext, state: DealResult) -> Overlay:
    """Count the tricks up to the mark, at length for who played alone, or where there is none hand the chips over."""
    race, match = state.told.story.race, state.told.done.match
    if race and not race.by_trick:
        tricks = [trick.taker for trick in state.told.summary.tricks if trick.taker >= 0]
        steps = [_raced(state, tricks[: number + 1]) for number in range(len(tricks))]
        won = (state.told.story.got >= race.need) == (state.told.done.me in race.side)
        ticks = [COUNTED[min(number, len(COUNTED) - 1)] for number in range(state.told.story.decided)]
        cues = (*ticks[:-1], *((WON if won else LOST,) * bool(ticks)))
        lively = context.settings.liveliness is Liveliness.LIVELY
        return (
            SoloCount(context, solo(context.words, state.told), cues)
            if race.alone and lively
            else CountUp(context, steps, cues)
        )
    table = find(state.game).table
    chips = tuple(dict.fromkeys(look for look, _ in table.chips(match.view(state.told.done.me))))
    keeper = {seat: party[0] for party in state.told.captions.players.parties for seat in party}
    looks = looks_of(state.told.spec.units, chips, has_chip)
    return ChipFlights(context, flights(state.told.summary.entries, looks, keeper), table.digits)


def _next(page: Page[DealResult], key: KeyInput) -> Reply:
    if not isinstance(key, Press) or key.key != NEXT_KEY or key.action is not None or key.repeated:
        return PASS
    return Reply(taken=True, switch=page.state.following())


@record
class Sheet(Wrapping):
    """A part that lies at the foot of its place, so that its lower edge stays where it is whatever it shows."""

    part: Block

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        tall = min(rect.height, self.part.height(look, rect.width))
        self.part.place(look, pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall), layout)


def _act(page: Page[DealResult], action: Action) -> Reply:
    return Reply(taken=True, switch=_rules(page)) if action is Action.RULES else PASS


def _rules(page: Page[DealResult]) -> Switch:
    return page.context.go(ToRulebook(page.state.game, page.state.told.summary.rule, page.state.answer))


def _fold(page: Page[DealResult], name: str) -> Switch:
    return page.change(open=page.state.open ^ {name})


def _toggle(page: Page[DealResult], row: int) -> Switch:
    page.change(opened=page.state.opened ^ {row})
    if row in page.state.opened:
        told = (_awards(page).told(page.state.told.summary.entries[place]) for place in _payments(page)[row])
        page.context.announcer.say(" ".join(told))
    return None


# ------------------------------------------------------------------ the sheet


def _compose(page: Page[DealResult]) -> Block:
    """Lay out the whole sheet; what is open takes the place of what is shown of the story."""
    people, bar, tight = _people(page), _bar(page), _tight(page)
    shown = (*bar, *people) if tight and len(people) > ONE_ROW else (*people, *bar)
    shown = () if page.state.open else shown
    new = new_pieces(page.context, page.state.game, page.state.earned, centred=True)
    told = Column((*_story(page), *new, *shown, *_folded(page)), gap=4 if tight else 12)
    name = page.context.words.get("result.told")
    body = Grow(Region("told", Scroll("told", told, reading=True, name=name)))
    whole = Column((_top(page), body, Region("foot", _foot(page))), gap=8 if tight else 12)
    most = WIDEST if page.state.open else RESULT * min(1.3, page.context.settings.text_scale)
    return Pad(Centre(Sheet(Panel(whole, sides=SIDES, ends=ENDS)), most, tall=False), MARGIN, MARGIN)


def _top(page: Page[DealResult]) -> Block:
    back = Button("back", page.context.words.get("common.back"), Pop, Tone.QUIET, icon="previous")
    aside = Row((_leave(page), back), gap=8) if _tight(page) else back
    return Row((Grow(eyebrow(_where(page))), Region("back", aside)), gap=16)


def _tight(page: Page[DealResult]) -> bool:
    return page.context.look.width < text_px(page.context.look, ONE_LINE)


def _where(page: Page[DealResult]) -> str:
    """Name the deal, give its code, and say whether it counts."""
    say, number = page.context.words.get, page.state.told.summary.number
    where = say("result.deal", game=page.state.told.captions.title, number=number)
    where = say("codes.named", where=where, code=page.state.code) if page.state.code else where
    return where if page.state.counted else say("codes.uncounted", where=where)


def _story(page: Page[DealResult]) -> tuple[Block, ...]:
    """Say what happened, and what decided it."""
    state, story = page.state, page.state.told.story
    won, me, gains = state.told.summary.winners, state.told.done.me, state.told.summary.gains
    mixed = gains[me] * (1 if me in won else -1) < 0  # who made the bid may have to pay all the same
    tint = Tint.CREAM if mixed or not won else Tint.GOOD if me in won else Tint.BAD
    style = TITLE if page.context.look.measure(story.headline, TITLE) <= _inside(page) else HEADING
    head = Text(story.headline, style, tint, Align.CENTRE, role=Role.HEADING)
    return head, *sentence(state.told)


# ------------------------------------------------------------------ the mark


def _bar(page: Page[DealResult]) -> tuple[Block, ...]:
    """Show how far everybody has come toward what had to be reached, in the deal or in the match."""
    race = page.state.told.story.race
    if race and not race.by_trick:
        return _race(page)
    return _goal(page) if page.state.told.spec.goal else ()


def _raced(state: DealResult, takers: Sequence[Seat]) -> tuple[Stretch, ...]:
    """Fill the bar as far as the tricks with these takers have decided it."""
    story, race = state.told.story, state.told.story.race
    assert race is not None
    counts = list(zip(story.counts, takers, strict=False))
    got = race.aside + sum(count for count, taker in counts if taker in race.side)
    whole = len(takers) == len(story.counts)
    rest = race.every - got if whole else sum(count for count, taker in counts if taker not in race.side)
    good = state.told.done.me in race.side
    share = got / race.every
    return Stretch(0, share, good), Stretch(1 - rest / race.every, 1, not good)


def _race(page: Page[DealResult]) -> tuple[Block, ...]:
    """Set what the side that had to reach the mark had against what was left for the others."""
    state, story, race = page.state, page.state.told.story, page.state.told.story.race
    assert race is not None
    say, own = page.context.words.get, state.told.captions.own
    takers = [trick.taker for trick in state.told.summary.tricks if trick.taker >= 0]
    others = [seat for seat in range(state.told.spec.seats) if seat not in race.side]
    left = [*((_name(page, seat), story.taken[seat]) for seat in race.side), (own("race.aside"), race.aside)]
    right = [*((_name(page, seat), story.taken[seat]) for seat in others)]
    rest = race.every - story.got - sum(number for _, number in right)
    if len(others) > 2:
        right = [(say("result.story.others"), sum(number for _, number in right))]
    right.append((own("race.rest"), rest))
    label = say("result.story.mark", need=race.need)
    told = [
        " · ".join(say("result.story.has", name=name, number=number) for name, number in side if number)
        or say("result.story.has", name=side[0][0], number=0)
        for side in (left, right)
    ]
    bar = MarkBar(_raced(state, takers), race.need / race.every, label)
    ends = Row(
        (Grow(Text(told[0], SMALL_STRONG)), Grow(Text(told[1], SMALL_STRONG, side=Align.RIGHT))), gap=20
    )
    return (
        ToldLine(
            Column((bar, ends), gap=4), page.context.words.labelled(label, say("table.semicolon").join(told))
        ),
    )


def _name(page: Page[DealResult], seat: Seat) -> str:
    return page.state.told.captions.players.name(seat)


def _goal(page: Page[DealResult]) -> tuple[Block, ...]:
    """Set what my side has of what wins the match above what the best of the others has, in what it was brought in."""
    state, spec, captions = page.state, page.state.told.spec, page.state.told.captions
    assert spec.goal is not None
    players, summary = captions.players, state.told.summary
    winning = tuple(spec.goal.amount if unit == spec.goal.unit else 0 for unit in spec.units)
    mark = state.told.done.match.rules.worth((winning,) * spec.seats)[0]
    held = [before + gain for before, gain in zip(summary.before, summary.gains, strict=True)]
    mine = players.party(state.told.done.me)
    other = max((party for party in players.parties if party != mine), key=lambda party: held[party[0]])
    words = page.context.words
    say = words.get
    rows, told = list[Stretch](), list[str]()
    for row, party in enumerate((mine, other)):
        number = held[party[0]]
        rows.append(Stretch(0, min(1.0, max(0, number) / mark), party == mine, row, 2))
        told.append(say("result.story.has", name=players.together(party), number=number))
    label = say("result.story.goal", goal=captions.gained(mark))
    ends = Row(
        (Grow(Text(told[0], SMALL_STRONG)), Grow(Text(told[1], SMALL_STRONG, side=Align.RIGHT))), gap=20
    )
    return (
        ToldLine(
            Column((MarkBar(tuple(rows), 1.0, label), ends), gap=4),
            words.labelled(label, words.get("table.semicolon").join(told)),
        ),
    )


# ------------------------------------------------------------------ the people, and the sums under them


def _people(page: Page[DealResult]) -> tuple[Block, ...]:
    """Set everybody at both sides of the cards that decided it, with what the deal brought under who got it.

    Where there is no room for that, cards and people have lines of their own.
    """
    told, context = page.state.told, page.context
    parties = _about(told)
    left, right = parties[: len(parties) // 2], parties[len(parties) // 2 :]
    shown, middle = decided(context, told), _winner(told, parties)
    if shown:
        cards, caption = shown
        for broad in (True, False):
            before, after = (
                [_person(page, party, look, broad=broad) for party in side]
                for side, look in ((left, 1), (right, -1))
            )
            whole = Row((Grow(Gap(0)), *before, cards, *after, Grow(Gap(0))), gap=APART, top=not broad)
            if whole.width(context.look) <= _inside(page):
                return whole, _unit(page, caption)
    which, cells = shown[1] if shown else "", list[Block]()
    for broad in (True, False):
        cells = [
            _person(page, party, (place < middle) - (place > middle), broad=broad)
            for place, party in enumerate(parties)
        ]
        row = Row((Grow(Gap(0)), *cells, Grow(Gap(0))), gap=APART, top=not broad)
        if row.width(context.look) <= _inside(page):
            return (*shown[:1], row, _unit(page, which))
    grid = Grid(tuple(cells), text_px(context.look, CELL) / context.look.unit, gap=10)
    return (*shown[:1], Divider(), grid, _unit(page, which))


def _about(told: ToldDeal) -> Sequence[Sequence[Seat]]:
    """List all sides; those whom the cards concern sit next to them, the first at their left."""
    seen = told.story.cause.moment
    parties = list(told.captions.players.parties)
    near = [party for seat in (seen.seats if seen else ()) for party in parties if seat in party]
    near = list(dict.fromkeys(near))[:2]
    others = [party for party in parties if party not in near]
    half = len(parties) // 2
    if not near:
        return parties
    left, right = near[:1] if half else [], near[1:] if half else near
    aside = others[: half - len(left)]
    return [*aside, *left, *right, *others[half - len(left) :]]


def _winner(told: ToldDeal, parties: Sequence[Sequence[Seat]]) -> int:
    """Tell at which place a side sits that won, the middle where none did."""
    won = told.summary.winners
    return next((place for place, party in enumerate(parties) if party[0] in won), len(parties) // 2)


def _inside(page: Page[DealResult]) -> int:
    """Give the width within the sheet."""
    look = page.context.look
    most = text_px(look, RESULT * min(1.3, page.context.settings.text_scale))
    return min(most, look.width - 2 * look.px(MARGIN)) - 2 * look.px(SIDES)


def _unit(page: Page[DealResult], which: str = "") -> Block:
    """Name the trick, and once in what all is told."""
    say, unit = page.context.words.get, page.state.told.captions.gain_unit
    seen = " · ".join(filter(None, (which, say("result.brought_in", unit=unit))))
    return ToldLine(Text(seen, SMALL, Tint.MUTED, Align.CENTRE), say("result.brought_aloud"))


def _person(page: Page[DealResult], party: Sequence[Seat], look: int, *, broad: bool) -> Block:
    """Show a side with what the deal brought it; broadly, with a name in one line."""
    captions, summary = page.state.told.captions, page.state.told.summary
    name, gain = captions.players.together(party), summary.gains[party[0]]
    tint = Tint.GOOD if gain > 0 else Tint.BAD if gain < 0 else Tint.MUTED
    amount = NamedPlace(held_by(party[0]), Number(figure(gain, plus=True), NUMBER, tint, Align.CENTRE))
    crown = (IconSign("crown", SMALL),) if party[0] in summary.winners else ()
    flat = _tight(page) and len(captions.players.parties) > 2 * ONE_ROW
    wide = SMALL_FACE if flat else FACE if len(party) == 1 else PAIRED
    faces = [face(page.context, page.state.told, seat, wide, look) for seat in party]
    seen = () if flat else (Row((Grow(Gap(0)), *faces, Grow(Gap(0))), gap=4),)
    sums = Row((Grow(Gap(0)), *(faces if flat else ()), amount, *crown, Grow(Gap(0))), gap=6)
    said = page.context.words.get("aloud.line", name=name, told=captions.measured(figure(gain, plus=True)))
    drawn = page.context.look
    named = (drawn.measure(name, SMALL_STRONG) / drawn.unit + 1) if broad else 0
    cell = Column((*seen, Text(name, SMALL_STRONG, side=Align.CENTRE), sums), gap=2)
    return MinWidth(ToldLine(cell, said), max(NAMED * drawn.text_share, named))


# ------------------------------------------------------------------ what is folded


def _folded(page: Page[DealResult]) -> tuple[Block, ...]:
    parts, beside = list[Block](), _tight(page) and not page.state.open  # to be seen without scrolling
    for name, block in ((SCORE, _score), (CARDS, _all_cards)):
        is_open = name in page.state.open
        caption = page.context.words.get(f"result.fold.{name}")
        sign = IconSign("chevron_down" if is_open else "chevron_right", SMALL)
        row: Block = RowButton(
            f"fold/{name}",
            caption,
            Row((sign, Grow(Text(caption, STRONG, one_line=beside))), gap=8),
            partial(_fold, page, name),
            is_open,
            mark="open",
            bare=True,
            sides=12,
            ends=3,
        )
        if name == SCORE:
            for place in range(len(page.state.told.summary.entries)):
                row = row if is_open else NamedPlace(line_of(place), row)
        parts += [row, *((Pad(block(page), 12, 4),) if is_open else ())]
    return (Wrap(parts, gap=12),) if beside else tuple(parts)


def _score(page: Page[DealResult]) -> Block:
    """Tell how it was counted: what the game has to say of the deal, and the payments."""
    say = page.context.words.get
    rules = Wrap((Button("rules", say("result.rules"), partial(_rules, page), icon="rules"),))
    said = " · ".join(
        page.state.told.captions.note(note) for note in page.state.told.summary.notes if note.seat == TABLE
    )
    noted = (Text(said, SMALL, Tint.GOLD),) if said else ()
    return Column((*noted, _paid(page), rules), gap=12)


def _all_cards(page: Page[DealResult]) -> Block:
    say = page.context.words.get
    known = Button(
        "this_deal",
        say("codes.this"),
        lambda: page.context.go(ToThisDeal(page.state.told.done)),
        tip=say("codes.this_tip"),
    )
    cards = card_pages(page.context, page.state.told)
    return Column((Wrap((known,)), cards.tricks(), Divider(), cards.hands()), gap=16)


def _cards(page: Page[DealResult]) -> CardPages:
    return CardPages(
        page.context.words,
        page.state.told.captions,
        page.state.told.spec.pack,
        page.state.told.summary,
        page.state.told.done.me,
    )


def _awards(page: Page[DealResult]) -> Awards:
    return Awards(
        page.context,
        page.state.told.captions,
        page.state.told.spec.pack.faces,
        page.state.game,
        page.state.answer,
        page.state.told.done.me,
    )


def _paid(page: Page[DealResult]) -> ScoreTable:
    """Set out in one unit what the deal brought every side, and for what."""
    told, captions = page.state.told.summary, page.state.told.captions
    parties = captions.players.parties
    return ScoreTable(
        page.context,
        captions,
        page.context.words.get("result.paid_in", unit=captions.gain_unit),
        tuple(_side(page, party) for party in parties),
        tuple(told.before[party[0]] for party in parties),
        tuple(_row(page, number, places) for number, places in enumerate(_payments(page))),
        (page.context.words.get("result.total"), page.context.words.get("result.score")),
        REASONS,
        captions.own("gain_note"),
        _held(page),
    )


def _payments(page: Page[DealResult]) -> tuple[tuple[int, ...], ...]:
    return payments(page.state.told.summary.entries, page.state.told.captions)


def _side(page: Page[DealResult], party: Sequence[Seat]) -> Side:
    noted = tuple(
        page.state.told.captions.note(note) for note in page.state.told.summary.notes if note.seat in party
    )
    won = party[0] in page.state.told.summary.winners
    return Side(page.state.told.captions.players.together(party), won, noted, held_by(party[0]))


def _row(page: Page[DealResult], number: int, places: Sequence[int]) -> ScoreRow:
    told, opened = page.state.told.summary, number in page.state.opened
    amounts = tuple(
        sum(told.brought[place][party[0]] for place in places)
        for party in page.state.told.captions.players.parties
    )
    working = _awards(page).workings(places, told.entries, told.cards) if opened else None
    return ScoreRow(
        page.state.told.captions.step(told.entries[places[0]].award),
        amounts,
        _awards(page).below(places, told.entries, changed=any(amounts)),
        opening=Opening(f"paid/{number}", lambda: _toggle(page, number), working),
        spots=tuple(map(line_of, places)),
    )


def _held(page: Page[DealResult]) -> Owned | None:
    """Show what the sides have in the game's own units, unless that is the score once more."""
    told, captions = page.state.told.summary, page.state.told.captions
    parties = captions.players.parties
    owned = [told.holdings[party[0]] for party in parties]
    score = [told.before[party[0]] + told.gains[party[0]] for party in parties]
    if all(
        sorted(filter(None, held)) == [total][: total != 0] for held, total in zip(owned, score, strict=True)
    ):
        return None
    parts = tuple(holdings(captions, page.state.told.spec.units, held, right=True) for held in owned)
    return Owned(captions.own("held") or captions.title, parts, tuple(map(captions.holding, owned)))


def _foot(page: Page[DealResult]) -> Block:
    say, state, tight = page.context.words.get, page.state, _tight(page)
    seen = state.told.story.cause.moment
    length = seen.length if seen else 0
    back = Button(
        "look_back",
        say("result.look_back_at", number=seen.trick) if seen and length else say("review.enter"),
        lambda: page.context.go(ToLookBack(state.told.done, state.again, length)),
        tip=say("review.enter_tip"),
        icon="" if tight else "eye",
    )
    same = Button(
        "same",
        say("result.same"),
        lambda: page.context.go(ToSameCards(state.told.done)),
        tip=say("result.same_tip"),
        icon="" if tight else "redo",
    )
    tip = say("result.next_tip")
    following = Button("next", say("result.next"), state.following, Tone.PRIMARY, tip=tip, icon="play")
    if tight:
        return Wrap((same, back, following), gap=12, right=True)
    return Row((_leave(page), Grow(Gap(0)), same, back, following), gap=12)


def _leave(page: Page[DealResult]) -> Button:
    say, state = page.context.words.get, page.state
    tip = say("result.leave_tip" if state.saved else "storage.saved.behind")
    return Button("leave", say("result.leave"), state.leave, Tone.QUIET, tip=tip, icon="home")
