"""The pages of deal codes, of a finished deal and of a sealed pack: nothing clipped, all reached by keyboard."""

from collections.abc import Callable

import pytest

from game.app.gallery import LONGEST_CODE, known_deal, sample_deal
from game.play.deal_codes import read_code
from game.play.match_setup import MatchSetup
from game.ui.scenes.deal_code import deal_code
from game.ui.scenes.sealed_pack import sealed_pack
from game.ui.scenes.this_deal import ParStand, parted
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Scene, Switch
from tests.ui.kit.context import Blank, click_on, open_context, press
from tests.ui.scenes.application import Flawless, live, reached

PRINT = "0123456789abcdef" * 4
PAGES: dict[str, Callable[[UiContext], Scene]] = {
    "empty": lambda context: deal_code(context, nowhere),
    "code": lambda context: deal_code(context, nowhere, LONGEST_CODE),
    "fault": lambda context: deal_code(context, nowhere, LONGEST_CODE[:-1]),
    "deal": lambda context: known_deal(context, ParStand()),
    "searching": lambda context: known_deal(context, ParStand(asked=True, runs=(1, 3))),
    "par": lambda context: known_deal(context, ParStand(-12.25, asked=True)),
    "sealed": lambda context: sealed_pack(context, PRINT),
    "unsealed": lambda context: sealed_pack(context, ""),
}


def nowhere(_context: UiContext, _setup: MatchSetup) -> Switch:
    return None


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_clipped_in_any_window(page: str, flawless: Flawless) -> None:
    assert flawless(PAGES[page]) == []


@pytest.mark.parametrize("page", ["code", "deal", "sealed"])
def test_the_keyboard_reaches_everything(page: str) -> None:
    scene = PAGES[page](open_context())
    assert live(scene) <= reached(scene)  # type: ignore[arg-type]  # each of these pages is a screen


def test_enter_in_the_field_sits_down_to_the_deal_of_the_code() -> None:
    begun: list[MatchSetup] = []

    def begin(_context: UiContext, match_setup: MatchSetup) -> Switch:
        begun.append(match_setup)
        return Push(Blank("table"))

    context = open_context()
    assert press(deal_code(context, begin, LONGEST_CODE[:-1]), Action.CONFIRM) is None
    assert isinstance(press(deal_code(context, begin, LONGEST_CODE.lower()), Action.CONFIRM), Push)
    code = read_code(LONGEST_CODE)
    (found,) = begun
    assert (found.game, found.options, found.dealer) == (code.game, code.options, code.dealer)
    assert found.stated == code.pack(54)
    assert len(found.opponents) == 2


def test_why_a_code_is_not_played_is_heard() -> None:
    context = open_context()
    scene = deal_code(context, nowhere, LONGEST_CODE[:-1])
    press(scene, Action.CONFIRM)
    (told,) = context.announcer.drain()
    assert told.urgent
    assert told.text in {node.name for node in scene.nodes()}
    press(deal_code(context, nowhere), Action.CONFIRM)
    assert not context.announcer.drain()


def test_what_is_left_out_of_the_settings_is_for_once_only() -> None:
    context = open_context()
    press(deal_code(context, nowhere, LONGEST_CODE), Action.CONFIRM)
    assert context.settings.setup_of("illustrated_tarock") is None


def test_the_seal_of_the_page_can_be_read_and_the_page_be_left() -> None:
    scene = known_deal(open_context(), ParStand())
    seal = sample_deal().seal
    assert seal is not None
    told = [node.name for node in scene.nodes()]
    assert not [name for name in told if parted(seal.fingerprint) in name], "nobody has asked"
    click_on(scene, "more")
    shown = " ".join(node.name for node in scene.nodes())
    assert parted(seal.fingerprint) in shown
    assert seal.order in shown
    assert isinstance(press(scene, Action.BACK), Pop)
