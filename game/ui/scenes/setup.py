"""The set-up screen: presets, every house rule, the opponents, the first dealer and a stated deal."""

from game.catalogue import Game, find
from game.play.deal_codes import is_code
from game.play.match_setup import MatchSetup, answer_of, first_setup, last_setup, lasting, setup_text
from game.play.setup_draft import Draft, draft_of
from game.ui.draw.theme import SMALL
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Grow, Pad, Region, Row, text_px
from game.ui.scenes.deal_code import Begin, deal_code
from game.ui.scenes.labels import Cover, IconSign
from game.ui.scenes.setup_options import HouseRules
from game.ui.scenes.setup_players import Company
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import BROADEST, ENDS, SIDES, region_hints, way_back
from game.ui.widgets.panel import Divider, Panel
from game.ui.widgets.text import Text, Tint, eyebrow, title

WIDEST = BROADEST
TWO_PANES = 1240
"""Design units from which on people and house rules stand side by side."""


def remember(context: UiContext, match_setup: MatchSetup) -> None:
    """Keep a set-up for the next time, and which table it is, if the game asks."""
    kept = context.settings.with_setup(match_setup.game, setup_text(lasting(match_setup)))
    answer = find(match_setup.game).answer_in(dict(match_setup.options))
    context.change(kept.with_answer(match_setup.game, answer) if answer else kept)


def setup(context: UiContext, game: Game, begin: Begin) -> ScreenScene:
    """Open the set-up screen of a game."""
    match_setup = last_setup(context.settings, game, context.words)
    page = _SetupPage(context, draft_of(game, match_setup, answer_of(context.settings, game)), begin)
    return ScreenScene(page.screen)


class _SetupPage:
    """Holds the draft while it is being changed."""

    def __init__(self, context: UiContext, draft: Draft, begin: Begin) -> None:
        self._context = context
        self._draft = draft
        self._begin = begin
        self.screen = Screen(context, self._compose, on_action=self._act, first="start")

    def _change(self, draft: Draft) -> Switch:
        self._draft = draft
        return None

    def _start(self) -> Switch:
        match_setup = self._draft.match_setup()
        remember(self._context, match_setup)
        return self._begin(self._context, match_setup)

    def _deal_code(self) -> Switch:
        """Ask for a deal code; what stands in the field for cards may be one."""
        text = self._draft.deal if is_code(self._draft.deal) else ""
        return Push(deal_code(self._context, self._begin, text))

    def _first_steps(self) -> Switch:
        """Begin with the easiest rules of the game."""
        game = self._draft.game
        match_setup = first_setup(game, self._context.words, answer_of(self._context.settings, game))
        remember(self._context, match_setup)
        return self._begin(self._context, match_setup)

    def _rules(self) -> Switch:
        return Push(self._context.routes.rules(self._context, self._draft.game.id, ""))

    def _act(self, action: Action) -> Reply:
        return Reply(taken=True, switch=self._rules()) if action is Action.RULES else PASS

    def _compose(self) -> Block:
        whole = Column((self._top(), Grow(self._middle()), Region("foot", self._foot())), gap=16)
        return Pad(Centre(whole, WIDEST, tall=False), SIDES, ENDS)

    def _top(self) -> Block:
        words, game = self._context.words, self._draft.game.id
        name = words.get(f"{game}.name")
        head = Column(
            (eyebrow(words.get("setup.eyebrow")), title(words.get("setup.title", game=name))), gap=0
        )
        tip = words.get("setup.rules_tip", game=name)
        rules = Button("rules", words.get("setup.rules"), self._rules, tip=tip, icon="rules")
        return Row(
            (Cover(game, name, most=170, least=120), Grow(head), rules, way_back(self._context, Pop)), gap=26
        )

    def _middle(self) -> Block:
        house_rules = HouseRules(self._context, self._draft, self._change)
        people = Company(self._context, self._draft, self._change, house_rules.players())
        dealer = people.dealer()
        table = Column(
            (
                people.opponents(),
                *((Divider(), dealer) if dealer else ()),
                Divider(),
                people.deal(self._deal_code),
            ),
            gap=20,
        )
        newcomer = house_rules.newcomer(self._first_steps)
        hint = (newcomer,) if newcomer else ()
        rules = Column(
            (*hint, house_rules.presets(), Gap(2), house_rules.options(), house_rules.reset_all()), gap=16
        )
        look = self._context.look
        if look.width < text_px(look, TWO_PANES):
            both = Column((rules, Divider(), table), gap=24)
            return Panel(Region("choices", Scroll("choices", both)), sides=26, ends=22)
        left = Panel(Region("table", Scroll("table", table)), sides=28, ends=26)
        right = Panel(Region("options", Scroll("options", rules)), sides=28, ends=26)
        return Row((Grow(left, 0.62), Grow(right, 1.0)), gap=28)

    def _foot(self) -> Block:
        words = self._context.words
        fault = self._draft.fault(words)
        tip = words.get("setup.start_tip")
        start = Button(
            "start", words.get("setup.start"), self._start, Tone.PRIMARY, not fault, tip=tip, icon="play"
        )
        told: Block = region_hints(self._context)
        if fault:
            told = Row((IconSign("warning", SMALL, Tint.BAD), Grow(Text(fault, SMALL, Tint.BAD))), gap=12)
        return Row((Grow(Centre(told, WIDEST)), start), gap=16)
