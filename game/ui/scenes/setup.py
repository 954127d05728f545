"""The set-up screen: presets, every house rule, the opponents, the first dealer and a stated deal."""

from functools import partial

from game.catalogue import Game, find
from game.core.record import record
from game.play.deal_codes import is_code
from game.play.match_setup import MatchSetup, answer_of, first_setup, last_setup, lasting, setup_text
from game.play.setup_draft import Draft, draft_of
from game.ui.blocks import (
    BROADEST,
    ENDS,
    PASS,
    SIDES,
    SMALL,
    Action,
    Block,
    Button,
    Centre,
    Column,
    Divider,
    Gap,
    Grow,
    MinWidth,
    Pad,
    Page,
    Panel,
    Pop,
    Push,
    Region,
    Reply,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    eyebrow,
    region_hints,
    text_px,
    title,
    way_back,
)
from game.ui.scenes.cabinet import way_in
from game.ui.scenes.deal_code import Begin, deal_code
from game.ui.scenes.labels import COVER, IconSign, room_of
from game.ui.scenes.posters import poster
from game.ui.scenes.setup_options import HouseRules
from game.ui.scenes.setup_players import Company
from game.ui.shell.destinations import ToRulebook

WIDEST = BROADEST
TWO_PANES = 1240
"""Design units from which on people and house rules stand side by side."""


def remember(context: UiContext, match_setup: MatchSetup) -> None:
    """Keep a set-up for the next time, and which table it is, if the game asks."""
    kept = context.settings.with_setup(match_setup.game, setup_text(lasting(match_setup)))
    answer = find(match_setup.game).answer_in(dict(match_setup.options))
    context.change(kept.with_answer(match_setup.game, answer) if answer else kept)


@record
class Setup:
    """The draft while it is being changed, and what begins with it."""

    draft: Draft
    begin: Begin


def setup(context: UiContext, game: Game, begin: Begin) -> Page[Setup]:
    """Open the set-up screen of a game."""
    match_setup = last_setup(context.settings, game)
    state = Setup(draft_of(game, match_setup, answer_of(context.settings, game)), begin)
    return Page(
        context, state, _compose, first="start", act=_act, room=lambda page: room_of(page.state.draft.game.id)
    )


def _change(page: Page[Setup], draft: Draft) -> Switch:
    return page.change(draft=draft)


def _start(page: Page[Setup]) -> Switch:
    match_setup = page.state.draft.match_setup()
    remember(page.context, match_setup)
    return page.state.begin(page.context, match_setup)


def _deal_code(page: Page[Setup]) -> Switch:
    """Ask for a deal code; what stands in the field for cards may be one."""
    text = page.state.draft.deal if is_code(page.state.draft.deal) else ""
    return Push(deal_code(page.context, page.state.begin, text))


def _first_steps(page: Page[Setup]) -> Switch:
    """Begin with the easiest rules of the game."""
    game = page.state.draft.game
    match_setup = first_setup(game, answer_of(page.context.settings, game))
    remember(page.context, match_setup)
    return page.state.begin(page.context, match_setup)


def _rules(page: Page[Setup]) -> Switch:
    return page.context.go(ToRulebook(page.state.draft.game.id))


def _act(page: Page[Setup], action: Action) -> Reply:
    return Reply(taken=True, switch=_rules(page)) if action is Action.RULES else PASS


def _compose(page: Page[Setup]) -> Block:
    whole = Column((_top(page), Grow(_middle(page)), Region("foot", _foot(page))), gap=16)
    return Pad(Centre(whole, WIDEST, tall=False), SIDES, ENDS)


def _top(page: Page[Setup]) -> Block:
    words, game = page.context.words, page.state.draft.game.id
    name = words.get(f"{game}.name")
    head = Column((eyebrow(words.get("setup.eyebrow")), title(words.get("setup.title", game=name))), gap=0)
    tip = words.get("setup.rules_tip", game=name)
    rules = Button("rules", words.get("setup.rules"), partial(_rules, page), tip=tip, icon="rules")
    narrow = page.context.look.width < text_px(page.context.look, TWO_PANES)
    into = way_in(page.context, game, narrow=narrow)
    cover = MinWidth(poster(game, name, COVER), 150)
    return Row((cover, Grow(head), *into, rules, way_back(page.context, Pop)), gap=26)


def _middle(page: Page[Setup]) -> Block:
    house_rules = HouseRules(page.context, page.state.draft, partial(_change, page))
    people = Company(page.context, page.state.draft, partial(_change, page), house_rules.players())
    dealer = people.dealer()
    table = Column(
        (
            people.opponents(),
            *((Divider(), dealer) if dealer else ()),
            Divider(),
            people.deal(partial(_deal_code, page)),
        ),
        gap=20,
    )
    newcomer = house_rules.newcomer(partial(_first_steps, page))
    hint = (newcomer,) if newcomer else ()
    rules = Column(
        (*hint, house_rules.presets(), Gap(2), house_rules.options(), house_rules.reset_all()), gap=16
    )
    look = page.context.look
    if look.width < text_px(look, TWO_PANES):
        both = Column((rules, Divider(), table), gap=24)
        return Panel(Region("choices", Scroll("choices", both)), sides=26, ends=22)
    left = Panel(Region("table", Scroll("table", table)), sides=28, ends=26)
    right = Panel(Region("options", Scroll("options", rules)), sides=28, ends=26)
    return Row((Grow(left, 0.62), Grow(right, 1.0)), gap=28)


def _foot(page: Page[Setup]) -> Block:
    words = page.context.words
    fault = page.state.draft.fault(words)
    tip = words.get("setup.start_tip")
    start = Button(
        "start",
        words.get("setup.start"),
        partial(_start, page),
        Tone.PRIMARY,
        not fault,
        tip=tip,
        icon="play",
    )
    told: Block = region_hints(page.context)
    if fault:
        told = Row((IconSign("warning", SMALL, Tint.BAD), Grow(Text(fault, SMALL, Tint.BAD))), gap=12)
    return Row((Grow(Centre(told, WIDEST)), start), gap=16)
