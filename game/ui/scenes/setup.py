"""The set-up screen: presets, every house rule, the opponents, the first dealer and a stated deal."""

from game.catalogue import Game
from game.ui.action import ARROWS, Action
from game.ui.block import PASS, Block, Reply
from game.ui.clipboard import copied
from game.ui.house import House
from game.ui.input import Press, Typed
from game.ui.invitation import Begin, last, remember
from game.ui.layout import Centre, Column, Gap, Grow, Pad, Region, Row, grown
from game.ui.page import Page
from game.ui.scene import Pop, Push, Switch
from game.ui.scenes.company import Company
from game.ui.scenes.draft import Draft, draft_of
from game.ui.scenes.facts import Cover, Sign
from game.ui.scenes.keyed import Keyed
from game.ui.scenes.options import HouseRules
from game.ui.scroll import Scroll
from game.ui.theme import SMALL
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Divider, Panel
from game.ui.widgets.text import Text, Tint, eyebrow, title

WIDEST = 1640
TWO_PANES = 1240
"""Design units from which on people and house rules stand side by side."""
PASTE = ("ctrl+v", "shift+insert", "meta+v")


def setup(house: House, game: Game, begin: Begin) -> Keyed:
    """Open the set-up screen of a game."""
    desk = _Desk(house, draft_of(game, last(house.settings, game, house.words)), begin)
    return Keyed(desk.page, desk.typed)


class _Desk:
    """Holds the draft while it is being changed."""

    def __init__(self, house: House, draft: Draft, begin: Begin) -> None:
        self._house = house
        self._draft = draft
        self._begin = begin
        self.page = Page(house, self._compose, on_action=self._act, first="start")

    def _change(self, draft: Draft) -> Switch:
        self._draft = draft
        return None

    def _start(self) -> Switch:
        invitation = self._draft.invitation()
        remember(self._house, invitation)
        return self._begin(self._house, invitation)

    def _rules(self) -> Switch:
        return Push(self._house.doors.rules(self._house, self._draft.game.id, ""))

    def _act(self, action: Action) -> Reply:
        return Reply(taken=True, switch=self._rules()) if action is Action.RULES else PASS

    def typed(self, press: Press) -> Reply:
        """Put in what was copied elsewhere."""
        writing = any(node.role == "field" and "focused" in node.state for node in self.page.nodes())
        return self.page.offer(Typed(copied())) if press.key in PASTE and writing else PASS

    def _compose(self) -> Block:
        whole = Column((self._top(), Grow(self._middle()), Region("foot", self._foot())), gap=16)
        return Pad(Centre(whole, WIDEST, tall=False), 40, 26)

    def _top(self) -> Block:
        words, game = self._house.words, self._draft.game.id
        name = words.get(f"{game}.name")
        head = Column(
            (eyebrow(words.get("setup.eyebrow")), title(words.get("setup.title", game=name))), gap=0
        )
        tip = words.get("setup.rules_tip", game=name)
        rules = Button("rules", words.get("setup.rules"), self._rules, tip=tip, icon="rules")
        return Row((Cover(game, name, most=170, least=120), Grow(head), rules), gap=26)

    def _middle(self) -> Block:
        house_rules = HouseRules(self._house, self._draft, self._change)
        people = Company(self._house, self._draft, self._change, house_rules.players())
        dealer = people.dealer()
        table = Column(
            (people.opponents(), *((Divider(), dealer) if dealer else ()), Divider(), people.deal()),
            gap=20,
        )
        rules = Column(
            (house_rules.presets(), Gap(2), house_rules.options(), house_rules.reset_all()), gap=16
        )
        look = self._house.look
        if look.width < grown(look, TWO_PANES):
            both = Column((rules, Divider(), table), gap=24)
            return Panel(Region("choices", Scroll("choices", both)), sides=26, ends=22)
        left = Panel(Region("table", Scroll("table", table)), sides=28, ends=26)
        right = Panel(Region("options", Scroll("options", rules)), sides=28, ends=26)
        return Row((Grow(left, 0.62), Grow(right, 1.0)), gap=28)

    def _foot(self) -> Block:
        words = self._house.words
        fault = self._draft.fault(words)
        back = Button("back", words.get("common.back"), Pop)
        tip = words.get("setup.start_tip")
        start = Button(
            "start", words.get("setup.start"), self._start, Tone.PRIMARY, not fault, tip=tip, icon="play"
        )
        told: Block = hints(
            self._house,
            (ARROWS, words.get("common.hint.move")),
            (Action.CONFIRM, words.get("common.hint.select")),
            (Action.NEXT, words.get("common.hint.region")),
            (Action.BACK, words.get("common.hint.back")),
        )
        if fault:
            told = Row((Sign("warning", SMALL, Tint.BAD), Grow(Text(fault, SMALL, Tint.BAD))), gap=12)
        return Row((Grow(Centre(told, WIDEST)), back, start), gap=16)
