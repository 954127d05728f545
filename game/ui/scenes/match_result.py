"""The result of a match: who won it, the final standings, and the course it took deal by deal."""

from collections.abc import Sequence

from game.catalogue import find
from game.core.cards import Seat
from game.core.outcome import DealOutcome, course
from game.core.record import record
from game.session.match import AnyMatch
from game.telling.winners import won_by
from game.ui.draw.theme import HEADING, SMALL
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Grow, Pad, Region, Row, Wrap, text_px
from game.ui.scenes.holdings import holdings
from game.ui.scenes.labels import Cover, IconSign
from game.ui.scenes.result import captions_of
from game.ui.scenes.score_table import ScoreRow, ScoreTable, Side
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push
from game.ui.widgets.button import Button
from game.ui.widgets.chart import Chart, Curve
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import BROADEST, ENDS, SIDES, way_back
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Material, Panel
from game.ui.widgets.text import Text, Tint, ToldLine, eyebrow, subheading, title

WIDEST = BROADEST
TWO_PANES = 1180
NUMBERS = 84
"""Least width of the numbers of deals, before the text scale."""


@record
class MatchResultRoutes:
    """The ways on from a finished match."""

    again: Command
    another: Command
    leave: Command
    look_back: Command
    back: Command  # to where one came from
    this_deal: Command | None = None  # the code of the last deal, and its cards once more


def match_result(
    context: UiContext,
    match: AnyMatch,
    me: Seat,
    names: Sequence[str],
    ways: MatchResultRoutes,
) -> ScreenScene:
    """Show how a match ended; Esc goes back to its table, where there is one."""
    made = _MatchResult(context, match, me, names, ways)
    return ScreenScene(Screen(context, made.compose, back=ways.back, on_action=made.act, first="again"))


class _MatchResult:
    """Composes the screen; what is shown of the match is worked out once."""

    def __init__(
        self,
        context: UiContext,
        match: AnyMatch,
        me: Seat,
        names: Sequence[str],
        ways: MatchResultRoutes,
    ) -> None:
        self._context = context
        self._game = match.transcript().header.game
        self._spec = match.rules.spec
        self._me = me
        self._captions = captions_of(context, match, me, names)
        self._ledger = match.view(me).ledger
        self._worths = course(match.rules, self._ledger)
        self._outcome = match.outcome
        self._links = ways

    def act(self, action: Action) -> Reply:
        """Answer what no control took: the rules open where they tell how a match ends."""
        if action is not Action.RULES:
            return PASS
        end = find(self._game).table.end_paragraph
        return Reply(taken=True, switch=Push(self._context.routes.rules(self._context, self._game, end)))

    def compose(self) -> Block:
        """Lay out the whole screen."""
        whole = Column((self._top(), Grow(self._middle()), Region("foot", self._foot())), gap=18)
        return Pad(Centre(whole, WIDEST, tall=False), SIDES, ENDS)

    def _top(self) -> Block:
        words = self._context.words
        won = won_by(words, "result.match", self._captions, self._outcome.winners, self._me)
        where = words.get("result.match.eyebrow", game=self._captions.title)
        played = self._counted("deals", self._ledger.played)
        void = len(self._ledger.thrown_in)
        played = self._captions.table("comma").join((played, self._counted("void", void))) if void else played
        named = Column((title(won), Text(played, SMALL, Tint.MUTED)), gap=6)
        head = Column((eyebrow(where), named), gap=0)
        back = way_back(self._context, self._links.back)
        cover = Cover(self._game, self._captions.title, most=200, least=120)
        return Row((cover, Grow(head), back), gap=26)

    def _counted(self, key: str, number: int) -> str:
        form = f"{key}_one" if number == 1 else key
        return self._context.words.get(f"result.match.{form}", number=number)

    def _middle(self) -> Block:
        words = self._context.words
        worths = self._worths[-1]
        parties = sorted(
            self._captions.players.parties, key=lambda party: (-worths[party[0]], self._me not in party)
        )
        places = tuple(self._standing(party) for party in parties)
        name = words.get("result.match.standings")
        left = Column((eyebrow(name), *places, *self._deals(parties)), gap=12)
        look = self._context.look
        right = Column((eyebrow(words.get("result.match.curve")), Grow(self._curve())), gap=12)
        if look.width < text_px(look, TWO_PANES):
            both = Column((left, right), gap=24)
            return Panel(Scroll("match", both, reading=True, name=name), sides=28, ends=24)
        one = Panel(Scroll("match", left, reading=True, name=name), sides=30, ends=28)
        return Row((Grow(one, 0.7), Grow(Panel(right, sides=34, ends=28), 1.0)), gap=28)

    def _standing(self, party: Sequence[Seat]) -> Block:
        wins = party[0] in self._outcome.winners
        deals = sum(party[0] in deal.winners for deal in self._outcome.deals)
        mark = (IconSign("crown", HEADING),) if wins else ()
        name = Row((*mark, Grow(subheading(self._captions.players.together(party)))), gap=10)
        won = Text(self._counted("deals_won", deals), SMALL, Tint.MUTED)
        held = holdings(self._captions, self._spec.units, self._ledger.holdings[party[0]], right=True)
        parts = Row((Grow(Column((name, won), gap=2)), Grow(Centre(held, WIDEST))), gap=20)
        said = self._said(
            self._captions.players.together(party),
            self._captions.holding(self._ledger.holdings[party[0]]),
            self._counted("deals_won", deals),
        )
        return ToldLine(Panel(parts, Material.INSET, sides=22, ends=14, lit=wins), said)

    def _said(self, name: str, *told: str) -> str:
        """Tell a line in one sentence."""
        words = self._context.words
        return words.get("aloud.line", name=name, told=self._captions.table("comma").join(filter(None, told)))

    def _deals(self, parties: Sequence[Sequence[Seat]]) -> tuple[Block, ...]:
        """List what each deal brought every side, and who won it."""
        words, deals = self._context.words, self._outcome.deals
        if not deals:
            return ()
        table = ScoreTable(
            self._context,
            self._captions,
            words.get("result.match.by_deal", unit=self._captions.gain_unit),
            tuple(Side(self._captions.players.together(party)) for party in parties),
            tuple(self._worths[0][party[0]] for party in parties),
            tuple(self._deal(deal, parties) for deal in deals),
            (words.get("result.match.total"), ""),
            NUMBERS,
        )
        return Gap(4), table

    def _deal(self, deal: DealOutcome, parties: Sequence[Sequence[Seat]]) -> ScoreRow:
        say = self._context.words.get
        nobody = "" if deal.winners else say(f"result.match.{'thrown_in' if deal.thrown_in else 'nobody'}")
        return ScoreRow(
            say("result.match.deal", number=deal.number),
            tuple(deal.gains[party[0]] for party in parties),
            nobody,
            tuple(party[0] in deal.winners for party in parties),
        )

    def _curve(self) -> Block:
        words = self._context.words
        if len(self._worths) < 2:
            return Text(words.get("result.match.no_curve"), SMALL, Tint.MUTED)
        parties = sorted(self._captions.players.parties, key=lambda party: self._me not in party)
        curves = tuple(
            Curve(
                self._captions.players.together(party),
                tuple(float(worths[party[0]]) for worths in self._worths),
            )
            for party in parties
        )
        return Chart(
            words.get("result.match.curve"),
            curves,
            words.get("result.match.across", unit=self._captions.gain_unit),
            tall=380,
        )

    def _foot(self) -> Block:
        words = self._context.words
        known = Button(
            "this_deal",
            words.get("codes.last"),
            self._links.this_deal or Pop,
            tip=words.get("codes.this_tip"),
        )
        buttons = (
            Button("title", words.get("result.match.title"), self._links.leave, icon="home"),
            *((known,) if self._links.this_deal else ()),
            Button(
                "look_back",
                words.get("review.enter"),
                self._links.look_back,
                tip=words.get("review.enter_tip"),
                icon="eye",
            ),
            Button("another", words.get("result.match.another"), self._links.another),
            Button(
                "again",
                words.get("result.match.again"),
                self._links.again,
                Tone.PRIMARY,
                tip=words.get("result.match.again_tip"),
                icon="play",
            ),
        )
        look = self._context.look
        if look.width < text_px(look, TWO_PANES):
            return Wrap(buttons, gap=16, right=True)
        keys = hints(
            self._context,
            (ARROWS, words.get("common.hint.move")),
            (Action.CONFIRM, words.get("common.hint.select")),
            (Action.BACK, words.get("common.hint.back")),
        )
        return Row((Grow(Centre(keys, WIDEST)), *buttons), gap=16)
