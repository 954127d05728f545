"""The result of a deal, a sheet over the table: who won it, what was paid for what, every hand, every trick."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.catalogue import find
from game.core.cards import TABLE, Card, Pack, Seat
from game.core.deal_code import grouped
from game.core.record import record
from game.core.rules import Spec
from game.core.trick import Trick
from game.learning.position import table_of
from game.play.deal_codes import dealt_by
from game.play.deal_summary import DealSummary, SeatCards, deal_summary
from game.session.match import AnyMatch
from game.session.players import Player
from game.stage.score_entries import Effect, ScoreEntry
from game.telling.by_ear import closed
from game.telling.captions import Captions, won_by
from game.ui.blocks import (
    PASS,
    SMALL,
    SMALL_STRONG,
    STRONG,
    Action,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Divider,
    Gap,
    Grid,
    Grow,
    Key,
    Pad,
    Page,
    Panel,
    Pop,
    Region,
    Reply,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
    heading,
    tabs,
    text_px,
)
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import LayoutPass, Wrapping
from game.ui.scenes.card_rows import CardRow
from game.ui.scenes.chip_flights import ChipFlights, Flight, NamedPlace, flights, held_by, line_of, looks_of
from game.ui.scenes.holdings import holdings
from game.ui.scenes.labels import IconSign
from game.ui.scenes.score_table import Opening, Owned, ScoreRow, ScoreTable, Side
from game.ui.shell.action import NEXT_KEY
from game.ui.shell.destinations import ToRulebook
from game.ui.shell.input import Press
from game.ui.table.lettering import term_text
from game.ui.table.painter import has_chip
from game.wording import Words

WIDEST = 1320
MARGIN, SIDES, ENDS = 18, 34, 22
"""Around the sheet, and within it."""
ONE_LINE = 1180
"""From this width of the window on, title and pages stand side by side."""
PAGES = ("paid", "hands", "tricks")
REASONS = 200
"""Least width of what was paid for, before the text scale."""


@record
class ResultRoutes:
    """The ways on from a finished deal."""

    following: Command  # deals the next hand
    leave: Command  # gets up from the table
    look_back: Command
    this_deal: Command | None = None  # its code, and the same cards once more
    saved: bool = True  # the disk took all that was played


def captions_of(context: UiContext, match: AnyMatch, me: Seat, names: Sequence[str]) -> Captions:
    """Speak for the players of a match."""
    players = tuple(Player(name) for name in names)
    return Captions(context.words, match.transcript().header.game, match.rules.spec, players, me)


@record
class Awards:
    """The part of a deal's result about what was paid."""

    context: UiContext
    captions: Captions
    faces: tuple[str, ...]  # card → notation
    game: str
    answer: str  # to the game's question, by which it was played
    me: Seat

    def workings(
        self, places: Sequence[int], entries: tuple[ScoreEntry, ...], cards: tuple[tuple[Card, ...], ...]
    ) -> Block:
        """Tell of some of the awards how they were computed, and what came of them."""
        parts = [self._entry(place, entries[place], cards[place]) for place in places]
        split = [part for each in parts for part in (Divider(), each)][1:]
        return Column(tuple(split), gap=14)

    def told(self, entry: ScoreEntry) -> str:
        """Tell in sentences what an award was paid for, how it was computed, and what came of it."""
        said = self.context.words.get(
            "aloud.line", name=self.captions.step(entry.award), told=" ".join(self._paid(entry))
        )
        told = (said, *self._how(entry), *self._effects(entry), *self._changes(entry))
        return self.captions.cards.aloud(" ".join(map(closed, told)))

    def _paid(self, entry: ScoreEntry) -> tuple[str, str]:
        """Say how much was paid, and to whom."""
        words, award = self.context.words, entry.award
        amount = self.captions.unit(award.amount, award.unit)
        if award.to == TABLE:
            return amount, self.captions.into(award) or words.get("result.to_pot")
        to = "to_me" if award.to == self.me else "to"
        gained = words.get("result.gain", amount=amount)
        return gained, words.get(f"result.{to}", name=self.captions.players.within(award.to))

    def below(self, places: Sequence[int], entries: Sequence[ScoreEntry], *, changed: bool) -> str:
        """Say where goes what no side gets, and how much it is where no side pays it either."""
        awards = [entries[place].award for place in places]
        first = awards[0]
        if first.to != TABLE:
            return "" if changed else self.context.words.get("result.counted")
        into = self.captions.into(first) or self.context.words.get("result.to_pot")
        if any(award.giver != TABLE for award in awards):
            return into
        amount = self.captions.unit(sum(award.amount for award in awards), first.unit)
        return self.context.words.get("result.into", amount=amount, into=into)

    def _how(self, entry: ScoreEntry) -> list[str]:
        how = (self.captions.how(entry.award), self.captions.figures(entry.workings))
        return [told for told in how if told]

    def _effects(self, entry: ScoreEntry) -> list[str]:
        caused = () if self.captions.into(entry.award) else entry.effects
        return effects(self.captions, self.context, caused, self.me)

    def _entry(self, place: int, entry: ScoreEntry, shown: tuple[Card, ...]) -> Block:
        award, (amount, to) = entry.award, self._paid(entry)
        tint = Tint.GOOD if award.to == self.me else Tint.CREAM
        paid = Wrap(
            (Text(amount, STRONG, tint, one_line=True), Text(to, SMALL, Tint.MUTED, one_line=True)), gap=9
        )
        named = self._explained(Text(self.captions.step(award), STRONG), f"award/{place}")
        texts: list[Block] = [named, NamedPlace(line_of(place), paid)]
        texts += [Text(told, SMALL, Tint.MUTED) for told in self._how(entry)]
        texts += [self._effect(told) for told in self._effects(entry)]
        texts += [Text(told, SMALL, Tint.MUTED) for told in self._changes(entry)]
        line = ToldLine(Column(tuple(texts), gap=4), self.told(entry))
        head = Row((Grow(line), self._link(place, award.rule)), gap=12, top=True)
        if not shown:
            return head
        cards = tuple(self.faces[card] for card in shown)
        spoken = ", ".join(map(self.captions.cards.spoken, shown))
        return Column(
            (head, CardRow(self.context.words.get("result.shown_by"), cards, tall=78, spoken=spoken)), gap=8
        )

    def _explained(self, text: Text, key: str) -> Block:
        return term_text(text, key, self.captions.glossary, self.context.words, self._rules)

    def _rules(self, rule: str) -> Switch:
        return self.context.go(ToRulebook(self.game, rule, self.answer))

    def _effect(self, told: str) -> Block:
        return Row((IconSign("next", SMALL), Grow(Text(told, SMALL_STRONG, Tint.GOLD))), gap=8)

    def _changes(self, entry: ScoreEntry) -> list[str]:
        return [
            self.context.words.get(
                "result.change",
                name=self.captions.players.together(party),
                before=self.captions.holding(entry.before[party[0]]),
                after=self.captions.holding(entry.after[party[0]]),
            )
            for party in self.captions.players.parties
            if entry.before[party[0]] != entry.after[party[0]]
        ]

    def _link(self, place: int, rule: str) -> Block:
        words = self.context.words
        caption = words.get("result.paragraph", rule=rule)
        return Button(
            f"rule/{place}",
            caption,
            partial(self._rules, rule),
            Tone.QUIET,
            tip=words.get("result.paragraph_tip"),
        )


@record
class DealResult:
    """The story of the deal, told once, and what of it is open."""

    game: str
    me: Seat
    captions: Captions
    spec: Spec
    story: DealSummary
    chips: tuple[str, ...]
    code: str  # as it is written; empty where it has none
    counted: bool
    ways: ResultRoutes
    answer: str  # to the game's question, by which it was played
    tab: int = 0
    opened: frozenset[int] = frozenset()  # rows of the table of payments


def deal_result(
    context: UiContext,
    match: AnyMatch,
    deal: int,
    me: Seat,
    names: Sequence[str],
    ways: ResultRoutes,
) -> Page[DealResult]:
    """Show a finished deal; Esc goes back to the table."""
    header, captions = match.transcript().header, captions_of(context, match, me, names)
    game, code = find(header.game), dealt_by(match.transcript(), deal)
    state = DealResult(
        header.game,
        me,
        captions,
        match.rules.spec,
        deal_summary(match, game, deal, me),
        tuple(dict.fromkeys(look for look, _ in game.table.chips(match.view(me)))),
        grouped(code.text) if code else "",
        deal not in header.undone,
        ways,
        table_of(header),
    )
    paid = ChipFlights(context, _flights(state), game.table.digits)
    return Page(context, state, _compose, first="next", act=_act, keys=_next, over=True, overlay=paid)


def _next(page: Page[DealResult], key: Key) -> Reply:
    if not isinstance(key, Press) or key.key != NEXT_KEY or key.action is not None or key.repeated:
        return PASS
    return Reply(taken=True, switch=page.state.ways.following())


@record
class Sheet(Wrapping):
    """A part that lies at the foot of its place, so that its lower edge stays where it is whatever it shows."""

    part: Block

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        tall = min(rect.height, self.part.height(look, rect.width))
        self.part.place(look, pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall), layout)


def _flights(state: DealResult) -> tuple[Flight, ...]:
    """Plan which chips are seen to be paid."""
    keeper = {seat: party[0] for party in state.captions.players.parties for seat in party}
    return flights(state.story.entries, looks_of(state.spec.units, state.chips, has_chip), keeper)


def _act(page: Page[DealResult], action: Action) -> Reply:
    """Answer what no control took."""
    return Reply(taken=True, switch=_rules(page)) if action is Action.RULES else PASS


def _rules(page: Page[DealResult]) -> Switch:
    return page.context.go(ToRulebook(page.state.game, page.state.story.rule, page.state.answer))


def _turn(page: Page[DealResult], tab: int) -> Switch:
    return page.change(tab=tab)


def _toggle(page: Page[DealResult], row: int) -> Switch:
    page.change(opened=page.state.opened ^ {row})
    if row in page.state.opened:
        told = (_awards(page).told(page.state.story.entries[place]) for place in _payments(page)[row])
        page.context.announcer.say(" ".join(told))
    return None


def _compose(page: Page[DealResult]) -> Block:
    """Lay out the whole sheet."""
    foot = Region("foot", _foot(page))
    whole = Column((_top(page), _body(page), foot), gap=12)
    sheet = Centre(Sheet(Panel(whole, sides=SIDES, ends=ENDS)), WIDEST, tall=False)
    return Pad(sheet, MARGIN, MARGIN)


def _top(page: Page[DealResult]) -> Block:
    words, told = page.context.words, page.state.story
    won = won_by(words, "result", page.state.captions, told.winners, page.state.me, thrown_in=told.thrown_in)
    where = _where(page)
    said = " · ".join(page.state.captions.note(note) for note in told.notes if note.seat == TABLE)
    named = (heading(won), Text(said, SMALL, Tint.GOLD)) if said else (heading(won),)
    head = Column((eyebrow(where), Column(named, gap=4)), gap=0)
    labels = [words.get(f"result.page.{page}") for page in PAGES]
    pages = Region("pages", tabs("page", labels, page.state.tab, partial(_turn, page)))
    back = Button("back", words.get("common.back"), Pop, Tone.QUIET, icon="previous")
    if page.context.look.width < text_px(page.context.look, ONE_LINE):
        return Column((Row((Grow(head), Region("back", back)), gap=16), pages), gap=8)
    return Row((Grow(head), Grow(Centre(pages, WIDEST)), Region("back", back)), gap=16)


def _where(page: Page[DealResult]) -> str:
    """Name the deal, give its code, and say whether it counts."""
    say, number = page.context.words.get, page.state.story.number
    where = say("result.deal", game=page.state.captions.title, number=number)
    where = say("codes.named", where=where, code=page.state.code) if page.state.code else where
    return where if page.state.counted else say("codes.uncounted", where=where)


def _body(page: Page[DealResult]) -> Block:
    """Give the page that is open; it alone scrolls where there is too little room."""
    if page.state.tab == 0:
        return _scrolled(page, _paid(page))
    pages = CardPages(
        page.context.words, page.state.captions, page.state.spec.pack, page.state.story, page.state.me
    )
    shown = pages.hands() if page.state.tab == 1 else pages.tricks()
    return _scrolled(page, shown)


def _scrolled(page: Page[DealResult], part: Block) -> Block:
    name = PAGES[page.state.tab]
    told = page.context.words.get(f"result.page.{name}")
    return Grow(Region(name, Scroll(name, part, reading=True, name=told)))


def _awards(page: Page[DealResult]) -> Awards:
    return Awards(
        page.context,
        page.state.captions,
        page.state.spec.pack.faces,
        page.state.game,
        page.state.answer,
        page.state.me,
    )


def _paid(page: Page[DealResult]) -> ScoreTable:
    """Set out in one unit what the deal brought every side, and for what."""
    told, captions = page.state.story, page.state.captions
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
    return payments(page.state.story.entries, page.state.captions)


def _side(page: Page[DealResult], party: Sequence[Seat]) -> Side:
    noted = tuple(page.state.captions.note(note) for note in page.state.story.notes if note.seat in party)
    won = party[0] in page.state.story.winners
    return Side(page.state.captions.players.together(party), won, noted, held_by(party[0]))


def _row(page: Page[DealResult], number: int, places: Sequence[int]) -> ScoreRow:
    told, opened = page.state.story, number in page.state.opened
    amounts = tuple(
        sum(told.brought[place][party[0]] for place in places)
        for party in page.state.captions.players.parties
    )
    working = _awards(page).workings(places, told.entries, told.cards) if opened else None
    return ScoreRow(
        page.state.captions.step(told.entries[places[0]].award),
        amounts,
        _awards(page).below(places, told.entries, changed=any(amounts)),
        opening=Opening(f"paid/{number}", lambda: _toggle(page, number), working),
        spots=tuple(map(line_of, places)),
    )


def _held(page: Page[DealResult]) -> Owned | None:
    """Show what the sides have in the game's own units, unless that is the score once more."""
    told, captions = page.state.story, page.state.captions
    parties = captions.players.parties
    owned = [told.holdings[party[0]] for party in parties]
    score = [told.before[party[0]] + told.gains[party[0]] for party in parties]
    if all(
        sorted(filter(None, held)) == [total][: total != 0] for held, total in zip(owned, score, strict=True)
    ):
        return None
    parts = tuple(holdings(captions, page.state.spec.units, held, right=True) for held in owned)
    return Owned(captions.own("held") or captions.title, parts, tuple(map(captions.holding, owned)))


def _foot(page: Page[DealResult]) -> Block:
    say = page.context.words.get
    tip = say("result.leave_tip" if page.state.ways.saved else "storage.saved.behind")
    leave = Button("leave", say("result.leave"), page.state.ways.leave, Tone.QUIET, tip=tip, icon="home")
    back = Button(
        "look_back", say("review.enter"), page.state.ways.look_back, tip=say("review.enter_tip"), icon="eye"
    )
    following = Button(
        "next",
        say("result.next"),
        page.state.ways.following,
        Tone.PRIMARY,
        tip=say("result.next_tip"),
        icon="play",
    )
    known = Button(
        "this_deal", say("codes.this"), page.state.ways.this_deal or Pop, tip=say("codes.this_tip")
    )
    rules = Button("rules", say("result.rules"), partial(_rules, page), icon="rules")
    ways_on = (leave, rules, *((known,) if page.state.ways.this_deal else ()), back, following)
    if page.context.look.width < text_px(page.context.look, ONE_LINE):
        return Wrap(ways_on, gap=14, right=True)
    return Row((leave, Grow(Gap(0)), *ways_on[1:]), gap=16)


ROW = 230
"""Least width of a hand before the text scale; those of one seat stand side by side where they fit."""


@record
class CardPages:
    """The cards of one deal."""

    words: Words
    captions: Captions
    pack: Pack
    story: DealSummary
    me: Seat

    def hands(self) -> Block:
        """Show what lay face up, and what everybody held."""
        told, parts = self.story, list[Block]()
        if told.shown:
            parts.append(self._shown("result.shown", told.shown))
        if told.opened:
            parts.append(self._shown("result.opened", told.opened))
        parts += [self._holder(holder) for holder in told.holders]
        return Column(tuple(parts), gap=16)

    def _shown(self, key: str, cards: tuple[str, ...]) -> Block:
        spoken = self._spoken(cards)
        label = Text(self.words.get(key, cards=spoken), SMALL, Tint.MUTED)
        row = CardRow(self.words.get("result.face_up"), cards, tall=78, spoken=spoken)
        return ToldLine(Row((row, Grow(label)), gap=16), label.text)

    def _spoken(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self.captions.cards.spoken(self.pack.parse(card)) for card in cards)

    def _holder(self, holder: SeatCards) -> Block:
        rows = [self._row(self.words.get("result.dealt"), holder.dealt)]
        if holder.played:
            rows.append(self._row(self.words.get("result.played"), holder.played, holder.drawn))
        if holder.aside:
            rows.append(self._row(self.captions.heap("discard"), holder.aside))
        name = Text(self.captions.players.name(holder.seat), STRONG)
        return Column((name, Grid(tuple(rows), ROW, gap=26, most=3)), gap=6)

    def _row(self, label: str, cards: tuple[str, ...], marked: frozenset[str] = frozenset()) -> Block:
        hand = CardRow(label, cards, marked, tall=112, spoken=self._spoken(cards))
        return Column((Text(label, SMALL, Tint.MUTED, one_line=True), Grow(Column(())), hand), gap=4)

    def tricks(self) -> Block:
        """Show every trick in the order it was played."""
        tricks = self.story.tricks
        if not tricks:
            return Text(self.words.get("result.no_tricks"), SMALL, Tint.MUTED)
        return Wrap(tuple(self._trick(number, each) for number, each in enumerate(tricks, 1)), gap=24)

    def _trick(self, number: int, trick: Trick) -> Block:
        cards = tuple(self.pack.spell(card) for card in trick.cards)
        best = frozenset[str]()
        told = self.words.get("result.trick_open")
        if trick.taker >= 0:
            best = frozenset((cards[(trick.taker - trick.leader) % len(self.story.holders)],))
            name = self.captions.players.name(trick.taker)
            mine = trick.taker == self.me
            told = self.words.get("result.trick_mine" if mine else "result.trick_taken", name=name)
        label = self.words.get("result.trick", number=number)
        shown = CardRow(label, cards, best, tall=92, spoken=self._spoken(cards), exposed=1.08)
        part = Column((Text(label, SMALL, Tint.MUTED, one_line=True), shown, Text(told, SMALL)), gap=4)
        return ToldLine(part, " ".join((closed(label), *self._played(trick), closed(told))))

    def _played(self, trick: Trick) -> Iterator[str]:
        """Say who played what."""
        for turn, card in enumerate(trick.cards):
            name = self.captions.players.name((trick.leader + turn) % len(self.story.holders))
            yield self.words.get("aloud.played", name=name, card=self.captions.cards.spoken(card))


def payments(entries: Sequence[ScoreEntry], captions: Captions) -> tuple[tuple[int, ...], ...]:
    """Gather the places of entries by what they were paid for, in the order in which each was first paid."""
    places: dict[tuple[str, str], list[int]] = {}
    for place, entry in enumerate(entries):
        places.setdefault((captions.step(entry.award), entry.award.rule), []).append(place)
    return tuple(map(tuple, places.values()))


def effects(captions: Captions, context: UiContext, caused: tuple[Effect, ...], me: Seat) -> list[str]:
    """Say what an award brought about beside itself: who paid it, what was exchanged, what others lost."""
    words, told = context.words, []
    for seat in dict.fromkeys(effect.seat for effect in caused):
        mine = [effect for effect in caused if effect.seat == seat]
        gained = _amounts(captions, [each for each in mine if each.change > 0])
        less = [each for each in mine if each.change < 0]
        lost = _amounts(captions, less)
        name = captions.players.name(seat)
        if any(each.kind == "paid" for each in mine):
            told.append(words.get("result.payer_me") if seat == me else words.get("result.payer", name=name))
        elif lost and gained:
            single = len(less) == 1 and less[0].change == -1
            key = "result.exchange_one" if single else "result.exchange"
            told.append(words.get(key, lost=lost, gained=gained))
        elif lost:
            key = "result.lost_by_me" if seat == me else "result.lost"
            told.append(words.get(key, name=name, lost=lost))
        elif gained:
            told.append(words.get("result.gain", amount=gained))
    return told


def _amounts(captions: Captions, changes: list[Effect]) -> str:
    return captions.table("comma").join(captions.unit(abs(each.change), each.unit) for each in changes)
