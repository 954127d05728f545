"""The result of a deal, a sheet over the table: who won it, what was paid for what, every hand, every trick."""

from collections.abc import Sequence

import pygame

from game.catalogue import find
from game.core.cards import TABLE, Seat
from game.core.deal_code import grouped
from game.core.record import record
from game.play.deal_codes import dealt_by
from game.play.deal_summary import deal_summary
from game.session.match import AnyMatch
from game.session.players import Player
from game.telling.captions import Captions
from game.telling.winners import won_by
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import PASS, Block, LayoutPass, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Grow, Pad, Region, Row, Wrap, text_px
from game.ui.scenes.awards import Awards, payments
from game.ui.scenes.card_pages import CardPages
from game.ui.scenes.chip_flights import ChipFlights, Flight, flights, held_by, line_of, looks_of
from game.ui.scenes.holdings import holdings
from game.ui.scenes.keyed_scene import KeyedScene
from game.ui.scenes.score_table import Opening, Owned, ScoreRow, ScoreTable, Side
from game.ui.shell.action import NEXT_KEY, Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Press
from game.ui.shell.scene import Command, Pop, Push, Switch
from game.ui.table.chips import has_chip
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import Text, Tint, eyebrow, heading

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


def deal_result(
    context: UiContext,
    match: AnyMatch,
    deal: int,
    me: Seat,
    names: Sequence[str],
    ways: ResultRoutes,
) -> KeyedScene:
    """Show a finished deal; Esc goes back to the table."""
    made = _Result(context, match, deal, me, captions_of(context, match, me, names))
    screen = Screen(
        context, lambda: made.compose(ways), back=Pop, on_action=made.act, first="next", backdrop=False
    )

    def keys(press: Press) -> Reply:
        following = press.key == NEXT_KEY and press.action is None and not press.repeated
        return Reply(taken=True, switch=ways.following()) if following else PASS

    return KeyedScene(screen, keys, ChipFlights(context, made.flights(), made.digits), over=True)


@record
class Sheet:
    """A part that lies at the foot of its place, so that its lower edge stays where it is whatever it shows."""

    part: Block

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        tall = min(rect.height, self.part.height(look, rect.width))
        self.part.place(look, pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall), layout)


class _Result:
    """Composes the sheet of one deal; the story is told once."""

    def __init__(self, context: UiContext, match: AnyMatch, deal: int, me: Seat, captions: Captions) -> None:
        self._context = context
        self._game = match.transcript().header.game
        self._spec = match.rules.spec
        self._me = me
        self._captions = captions
        table = find(self._game).table
        self._story = deal_summary(match, find(self._game), deal, me)
        self._chips = tuple(dict.fromkeys(look for look, _ in table.chips(match.view(me))))
        self.digits = table.digits
        header = match.transcript().header
        code = dealt_by(match.transcript(), deal)
        self._code = grouped(code.text) if code else ""
        self._counted = deal not in header.undone
        self._page = 0
        self._opened = frozenset[int]()  # rows of the table of payments

    def flights(self) -> tuple[Flight, ...]:
        """Plan which chips are seen to be paid."""
        keeper = {seat: party[0] for party in self._captions.players.parties for seat in party}
        looks = looks_of(self._spec.units, self._chips, has_chip)
        return flights(self._story.entries, looks, keeper)

    def act(self, action: Action) -> Reply:
        """Answer what no control took."""
        return Reply(taken=True, switch=self._rules()) if action is Action.RULES else PASS

    def _rules(self) -> Switch:
        return Push(self._context.routes.rules(self._context, self._game, self._story.rule))

    def _turn(self, page: int) -> Switch:
        self._page = page
        return None

    def _toggle(self, row: int) -> Switch:
        self._opened ^= {row}
        if row in self._opened:
            told = (self._awards().told(self._story.entries[place]) for place in self._payments[row])
            self._context.announcer.say(" ".join(told))
        return None

    def compose(self, ways: ResultRoutes) -> Block:
        """Lay out the whole sheet."""
        foot = Region("foot", self._foot(ways))
        whole = Column((self._top(), self._body(), foot), gap=12)
        sheet = Centre(Sheet(Panel(whole, sides=SIDES, ends=ENDS)), WIDEST, tall=False)
        return Pad(sheet, MARGIN, MARGIN)

    def _top(self) -> Block:
        words, told = self._context.words, self._story
        won = won_by(words, "result", self._captions, told.winners, self._me, thrown_in=told.thrown_in)
        where = self._where()
        said = " · ".join(self._captions.note(note) for note in told.notes if note.seat == TABLE)
        named = (heading(won), Text(said, SMALL, Tint.GOLD)) if said else (heading(won),)
        head = Column((eyebrow(where), Column(named, gap=4)), gap=0)
        labels = [words.get(f"result.page.{page}") for page in PAGES]
        pages = Region("pages", tabs("page", labels, self._page, self._turn))
        back = Button("back", words.get("common.back"), Pop, Tone.QUIET, icon="previous")
        if self._context.look.width < text_px(self._context.look, ONE_LINE):
            return Column((Row((Grow(head), Region("back", back)), gap=16), pages), gap=8)
        return Row((Grow(head), Grow(Centre(pages, WIDEST)), Region("back", back)), gap=16)

    def _where(self) -> str:
        """Name the deal, give its code, and say whether it counts."""
        say, number = self._context.words.get, self._story.number
        where = say("result.deal", game=self._captions.title, number=number)
        where = say("codes.named", where=where, code=self._code) if self._code else where
        return where if self._counted else say("codes.uncounted", where=where)

    def _body(self) -> Block:
        """Give the page that is open; it alone scrolls where there is too little room."""
        if self._page == 0:
            return self._scrolled(self._paid())
        pages = CardPages(self._context.words, self._captions, self._spec.pack, self._story, self._me)
        page = pages.hands() if self._page == 1 else pages.tricks()
        return self._scrolled(page)

    def _scrolled(self, page: Block) -> Block:
        name = PAGES[self._page]
        told = self._context.words.get(f"result.page.{name}")
        return Grow(Region(name, Scroll(name, page, reading=True, name=told)))

    def _awards(self) -> Awards:
        return Awards(self._context, self._captions, self._spec.pack.faces, self._game, self._me)

    def _paid(self) -> ScoreTable:
        """Set out in one unit what the deal brought every side, and for what."""
        told, captions = self._story, self._captions
        parties = captions.players.parties
        return ScoreTable(
            self._context,
            captions,
            self._context.words.get("result.paid_in", unit=captions.gain_unit),
            tuple(self._side(party) for party in parties),
            tuple(told.before[party[0]] for party in parties),
            tuple(self._row(number, places) for number, places in enumerate(self._payments)),
            (self._context.words.get("result.total"), self._context.words.get("result.score")),
            REASONS,
            captions.own("gain_note"),
            self._held(),
        )

    @property
    def _payments(self) -> tuple[tuple[int, ...], ...]:
        return payments(self._story.entries, self._captions)

    def _side(self, party: Sequence[Seat]) -> Side:
        noted = tuple(self._captions.note(note) for note in self._story.notes if note.seat in party)
        won = party[0] in self._story.winners
        return Side(self._captions.players.together(party), won, noted, held_by(party[0]))

    def _row(self, number: int, places: Sequence[int]) -> ScoreRow:
        told, opened = self._story, number in self._opened
        amounts = tuple(
            sum(told.brought[place][party[0]] for place in places) for party in self._captions.players.parties
        )
        working = self._awards().workings(places, told.entries, told.cards) if opened else None
        return ScoreRow(
            self._captions.step(told.entries[places[0]].award),
            amounts,
            self._awards().below(places, told.entries, changed=any(amounts)),
            opening=Opening(f"paid/{number}", lambda: self._toggle(number), working),
            spots=tuple(map(line_of, places)),
        )

    def _held(self) -> Owned | None:
        """Show what the sides have in the game's own units, unless that is the score once more."""
        told, captions = self._story, self._captions
        parties = captions.players.parties
        owned = [told.holdings[party[0]] for party in parties]
        score = [told.before[party[0]] + told.gains[party[0]] for party in parties]
        if all(
            sorted(filter(None, held)) == [total][: total != 0]
            for held, total in zip(owned, score, strict=True)
        ):
            return None
        parts = tuple(holdings(captions, self._spec.units, held, right=True) for held in owned)
        return Owned(captions.own("held") or captions.title, parts, tuple(map(captions.holding, owned)))

    def _foot(self, ways: ResultRoutes) -> Block:
        say = self._context.words.get
        tip = say("result.leave_tip" if ways.saved else "storage.saved.behind")
        leave = Button("leave", say("result.leave"), ways.leave, Tone.QUIET, tip=tip, icon="home")
        back = Button(
            "look_back", say("review.enter"), ways.look_back, tip=say("review.enter_tip"), icon="eye"
        )
        following = Button(
            "next", say("result.next"), ways.following, Tone.PRIMARY, tip=say("result.next_tip"), icon="play"
        )
        known = Button("this_deal", say("codes.this"), ways.this_deal or Pop, tip=say("codes.this_tip"))
        rules = Button("rules", say("result.rules"), self._rules, icon="rules")
        ways_on = (leave, rules, *((known,) if ways.this_deal else ()), back, following)
        if self._context.look.width < text_px(self._context.look, ONE_LINE):
            return Wrap(ways_on, gap=14, right=True)
        return Row((leave, Grow(Gap(0)), *ways_on[1:]), gap=16)
