"""Looking back: every move of a finished deal is shown with all hands open, reached by mouse and by key."""

from functools import reduce
from operator import or_
from random import Random

import pygame
import pytest

from game.app.lesson_table import look_back, nothing_kept
from game.catalogue import GAMES
from game.core.cards import members
from game.core.trick import Trick
from game.play.coaching import Coach
from game.play.table.inputs import SeeMove
from game.play.table_session import TableSession
from game.session.match import AnyMatch
from game.stage.pose import CARD, CARD_HEIGHT, FLYING, card, extent
from game.ui.lookback.guide import LookBackRoutes
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.table import TableScene
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer, PointerPhase
from game.ui.shell.scene import Pop, Push, Quit, Switch
from game.ui.table.felt_controls import Bubble
from game.ui.table.offers import PaperGround
from tests.session.thinkers import silent
from tests.ui.kit.context import click_on, open_context, press, scaled
from tests.ui.scenes.application import Flawless, company, played

IDS = [game.id for game in GAMES]
OPEN = 98
"""Pixels of an open hand's height in a window 720 high."""


def opened(match: AnyMatch, context: UiContext, deal: int = 1) -> TableScene:
    asked: list[int] = []

    def play_on(length: int) -> Switch:
        asked.append(length)
        return Quit()

    coach = Coach((silent,), lambda _name, _make: None, lambda _name, _body: True)
    session = TableSession(match, silent(), Random(0), nothing_kept)
    scene = look_back(context, session, deal, LookBackRoutes(play_on, coach))
    scene.asked = asked  # type: ignore[attr-defined]  # for the test alone
    return scene


def here(scene: TableScene) -> int:
    """Read which move is shown."""
    shown = [node.key for node in scene.nodes() if node.key.startswith("step:") and "selected" in node.state]
    assert len(shown) == 1
    return int(shown[0].removeprefix("step:"))


def live(scene: TableScene) -> set[str]:
    return {node.key for node in scene.nodes() if node.key and "disabled" not in node.state}


@pytest.mark.parametrize("game", IDS)
def test_one_walks_through_a_deal_and_sees_every_hand(game: str) -> None:
    match, context = played(game, 3), open_context()
    scene, span = opened(match, context), match.span(1)
    for length in span:
        assert here(scene) == length
        scene.update(5.0)
        lies = len(tricks(match, length)) > len(
            tricks(match, max(length - 1, span.start))
        )  # and nobody has drawn
        held = 0
        for seat in range(match.rules.spec.seats):
            hand = match.review(length, seat).hand
            held |= hand & match.review(length - 1, seat).hand if lies else hand
        poses = {key: pose for key, pose in scene.poses().items() if key[0] == CARD and held >> key[1] & 1}
        assert len(poses) == held.bit_count()
        assert all(pose.face == 1 and pose.depth < FLYING for pose in poses.values())
        press(scene, Action.RIGHT)
    assert here(scene) == span.stop - 1  # there is nothing after the end
    press(scene, Action.LEFT)
    assert here(scene) == span.stop - 2


def test_the_window_rests_once_nothing_moves_and_wakes_for_a_move() -> None:
    match, context = played("ecarte", 3), open_context()
    scene, canvas = opened(match, context), pygame.Surface(context.look.size)

    def rests() -> bool:
        scene.draw(canvas)
        scene.update(1 / 60)
        return not scene.dirty

    assert any(rests() for _ in range(200))
    press(scene, Action.LAST)
    assert [rests() for _ in range(5)] == [False] * 5


def test_who_walks_fast_waits_for_the_last_move_alone() -> None:
    scene = opened(played("ecarte", 3), open_context())

    def frames(*presses: Action) -> int:
        """Count for how long something moves after these presses."""
        press(scene, *presses)
        for number in range(200):
            if scene.driver.shown.animator.idle:
                return number
            scene.update(1 / 60)
        return 200

    fast, _ = frames(*[Action.RIGHT] * 6), frames(Action.LEFT)
    assert 0 < fast == frames(Action.RIGHT)


def test_a_finished_trick_lies_until_the_next_card() -> None:
    match = played("ecarte", 3)
    scene, span = opened(match, open_context()), match.span(1)
    taken = [
        length
        for length in span
        if length > span.start and len(tricks(match, length)) > len(tricks(match, length - 1))
    ]
    assert taken
    for length in taken:
        scene.send(SeeMove(length))
        view = scene.driver.state.view
        assert view.trick.cards == tricks(match, length)[-1].cards
        assert len(view.tricks) == len(tricks(match, length)) - 1
    press(scene, Action.FIRST, Action.PAGE_DOWN)
    assert here(scene) == taken[0]
    press(scene, Action.PAGE_DOWN, Action.PAGE_DOWN, Action.PAGE_UP)
    assert here(scene) == taken[1]
    press(scene, Action.LAST)
    assert here(scene) == span.stop - 1
    press(scene, Action.FIRST)
    assert here(scene) == span.start


def test_in_an_upright_window_what_i_said_stands_off_my_plate() -> None:
    match, context = played("sheepshead", 6), open_context((600, 1024))
    scene, seen = opened(match, context), 0
    for at in match.span(1):
        scene.send(SeeMove(at))
        scene.update(5.0)
        said = scene.driver.state.said.get(0)
        plate = scene.areas.rect(scene.places.layout.slots.plates[0])
        for each in scene.screen.widgets():
            if isinstance(each.leaf, Bubble) and said is not None and each.leaf.text == said.text:
                assert not pygame.Rect(each.leaf.paper).move(each.rect.topleft).colliderect(plate)
                seen += 1
    assert seen


def tricks(match: AnyMatch, length: int) -> tuple[Trick, ...]:
    return match.review(length, 0).tricks


@pytest.mark.parametrize("game", IDS)
def test_whoever_listens_may_ask_what_lies_where(game: str) -> None:
    match, context = played(game, 3), open_context()
    scene, span = opened(match, context), match.span(1)
    captions = captions_of(context, match, 0, company(match))
    for _ in range(len(span) // 2):
        press(scene, Action.RIGHT)
    view = scene.driver.state.view
    others = reduce(or_, (place.sure for place in view.hidden if place.name == "hand"))
    told = {}
    for action in (Action.TELL_HAND, Action.TELL_DEAL, Action.TELL_TRICK, Action.TELL_AGAIN):
        press(scene, action)
        told[action] = [each.text for each in context.announcer.drain()]
    assert f" {view.hand.bit_count()} " in told[Action.TELL_HAND][0]
    assert all(captions.cards.spoken(card) in told[Action.TELL_DEAL][0] for card in members(others))
    assert all(captions.cards.spoken(card) in told[Action.TELL_TRICK][0] for card in view.trick.cards)
    assert not told[Action.TELL_AGAIN]  # the whole page is read then


def test_a_click_on_a_move_goes_there_and_one_plays_on_from_it() -> None:
    match = played("romestecq", 3)
    scene = opened(match, open_context())
    for _ in range(3):
        click_on(scene, "tool:forward")
    assert here(scene) == 4
    assert click_on(scene, "play_on") == Quit()
    assert scene.asked == [4]  # type: ignore[attr-defined]  # set above
    assert click_on(scene, "close") == Pop()
    assert press(scene, Action.BACK) == Pop()
    press(scene, Action.LAST)
    assert "play_on" not in live(scene)  # nobody is to move any more


def test_other_deals_of_the_match_are_opened() -> None:
    match = played("ecarte", 3, deals=3)
    scene = opened(match, open_context(), 3)
    assert "tool:deal_after" not in live(scene)
    click_on(scene, "tool:deal_before")
    assert here(scene) == match.span(2).start
    click_on(scene, "tool:end")
    assert here(scene) == match.span(2).stop - 1


@pytest.mark.parametrize("game", IDS)
def test_nothing_is_clipped_or_overlaps(game: str, flawless: Flawless) -> None:
    match = played(game, 3)

    def late(context: UiContext) -> TableScene:
        scene = opened(match, context)
        scene.send(SeeMove(match.span(1).stop - 3))
        return scene

    assert flawless(late) == []


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 600), 2.0)])
def test_what_is_said_covers_nothing(game: str, size: tuple[int, int], scale: float) -> None:
    match, context = played(game, 3), open_context(size, scaled(scale))
    scene, found = opened(match, context), list[str]()
    for at in [*match.span(1)][:: 3 if scale == 1.0 else 5]:
        scene.send(SeeMove(at))
        scene.update(5.0)
        papers = [each.rect for each in scene.screen.widgets() if isinstance(each.leaf, PaperGround)]
        (rect,) = [each.inflate(-4, -4) for each in papers]
        areas, slots, homes = scene.areas, scene.places.layout.slots, scene.driver.shown.animator.homes
        zones = [(f"person {seat}", each.zone) for seat, each in enumerate(slots.people)]
        zones += [(f"plate {seat}", each.zone) for seat, each in enumerate(slots.plates)]
        zones += [("a card", extent(pose)) for key, pose in homes.items() if key[0] == CARD]
        found += [
            f"{at} {name} {areas.rect(zone)} {rect}"
            for name, zone in zones
            if areas.rect(zone).colliderect(rect)
        ]
        assert areas.cloth.contains(rect)
    assert not found


@pytest.mark.parametrize("game", IDS)
def test_open_hands_are_as_high_as_at_the_table(game: str) -> None:
    match = played(game, 3)
    scene = opened(match, open_context())
    scene.send(SeeMove(len(match.span(1)) // 2))
    scene.update(5.0)
    mine, homes = {card(each) for each in scene.places.hand.cards}, scene.driver.shown.animator.homes
    hands = [scene.places.heaps[heap] for heap in scene.places.heaps if heap[0] == "hand"]
    open_cards = [key for keys in hands for key in keys if key[0] == CARD and key not in mine]
    least = min(CARD_HEIGHT * homes[key].size * scene.areas.unit for key in open_cards if key in homes)
    assert least >= (OPEN if len(hands) < 5 else 0.7 * OPEN)


def test_cards_of_the_deal_are_looked_at_and_stay_where_they_lie() -> None:
    """The pointer raises a card of mine, a second button enlarges it; nothing is dragged, refused or played."""
    match, context = played("ecarte", 3), open_context()
    scene = opened(match, context)
    press(scene, Action.RIGHT)
    scene.update(5.0)
    hand, state, areas = scene.places.hand, scene.driver.state, scene.areas
    one = hand.cards[0]
    lying = scene.poses()[card(one)]
    at = areas.point(lying.x, lying.y)
    scene.handle(Pointer(PointerPhase.MOVE, at))
    scene.update(1.0)
    assert hand.hovered == one
    assert scene.poses()[card(one)].y < lying.y
    scene.handle(Pointer(PointerPhase.DOWN, at))
    scene.handle(Pointer(PointerPhase.MOVE, (at[0], at[1] - 200)))
    scene.handle(Pointer(PointerPhase.UP, (at[0], at[1] - 200)))
    scene.update(1.0)
    assert hand.drag is None
    assert (scene.driver.state.remark, scene.driver.state.past) == (None, state.past)
    assert scene.poses()[card(one)] == lying
    opened_card = scene.handle(Pointer(PointerPhase.SECOND_DOWN, at))
    assert isinstance(opened_card, Push)


def test_what_happened_long_ago_is_not_told_again_as_one_walks_through_it() -> None:
    """The line of each move says it, which has the focus."""
    match, context = played("ecarte", 3), open_context()
    scene = opened(match, context)
    for _ in match.span(1):
        press(scene, Action.RIGHT)
        scene.update(2.0)
        scene.update(2.0)
    assert not context.announcer.drain()
