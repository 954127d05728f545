"""How the table answers: refusals, drags, ways of clicking, skipping, queuing, undo, hint and last trick."""

import pygame
import pytest

from game.catalogue import find
from game.core.cards import members
from game.core.move import Lay, Play
from game.core.record import replace
from game.core.rules import Reason
from game.play.phases import Between, Finished, Mine, Moving, Thinking
from game.play.table.inputs import AskHint, Confirm, PressRemark, SayWord, ToggleLog, UseCard
from game.play.table.state import Refusal
from game.session.worker import Question, ThinkingFailed
from game.stage.pose import CARD_WIDTH, card
from game.storage.settings import Click, Motion
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.node import Node
from game.ui.shell.scene import Push
from tests.ui.table.seated import QUICK, Seat, TableWindow, move


def cards(seat: Seat) -> list[Node]:
    return [node for node in seat.table.nodes() if node.key.startswith("card:")]


def at_reply(seed: int = 1, **changes: object) -> Seat:
    """Sit at Imperium with a card to answer and not every card free."""
    for more in range(40):
        seat = Seat("imperium", settings=replace(QUICK, **changes), seed=seed + more)  # type: ignore[arg-type]  # changes are named freely
        seat.my_turn()
        view = seat.session.view()
        if view.trick.cards and 1 <= len(view.moves) < view.hand.bit_count():
            return seat
    message = "no such deal"
    raise AssertionError(message)


def refused(seat: Seat) -> Node:
    return next(node for node in cards(seat) if "not playable" in node.state)


def allowed(seat: Seat) -> Node:
    return next(node for node in cards(seat) if "playable" in node.state)


def press(seat: Seat, node: Node, clicks: int = 1) -> None:
    at = node.visible.center
    seat.table.handle(Pointer(PointerPhase.MOVE, at))
    seat.table.handle(Pointer(PointerPhase.DOWN, at, clicks))
    seat.table.handle(Pointer(PointerPhase.UP, at))


def test_a_refused_card_stays_and_the_rule_is_named() -> None:
    seat = at_reply()
    before = len(seat.session.match)
    press(seat, refused(seat))
    assert len(seat.session.match) == before
    note = next(node for node in seat.table.nodes() if node.key == "note")
    switch = seat.table.send(PressRemark())
    assert note.name
    assert isinstance(switch, Push)


def refusals(seat: Seat) -> list[Node]:
    return [node for node in seat.table.nodes() if node.key == "note"]


def test_that_it_is_not_my_turn_is_said_no_longer_once_it_is() -> None:
    seat = Seat("gleek", settings=replace(QUICK, speed=1.0))
    playback = seat.table.driver.playback
    seat.my_turn()
    while not isinstance(playback.phase, Thinking):
        move(seat)
        seat.until(lambda: isinstance(playback.phase, Thinking | Mine))
    press(seat, cards(seat)[0])
    assert "not your turn" in refusals(seat)[0].name
    seat.my_turn()
    seat.go(0.1)
    assert not refusals(seat)


def test_nothing_is_called_refused_once_the_deal_is_over() -> None:
    seat = Seat("ecarte", settings=replace(QUICK, speed=1.0))
    table = seat.table
    while not seat.session.view().ledger.finished:
        if table.driver.playback.ready:
            move(seat)
        else:
            seat.go(0.05)
    seat.change(remark=Refusal(Reason("turn", "1.1", seat=1)))
    assert refusals(seat)
    seat.until(lambda: isinstance(table.driver.playback.phase, Finished | Between))
    assert not refusals(seat)


@pytest.mark.parametrize("still", [Motion.ON, Motion.OFF])
def test_a_refused_card_shakes_unless_motion_is_reduced(still: Motion) -> None:
    seat = at_reply(reduced_motion=still)
    node = refused(seat)
    number = int(node.key.removeprefix("card:"))
    press(seat, node)
    seat.table.handle(Pointer(PointerPhase.MOVE, (5, 300)))
    seat.go(0.5)
    press(seat, node)
    places = set()
    for _ in range(12):
        seat.table.update(1 / 60)
        places.add(round(seat.table.poses()[card(number)].x, 1))
    lying = seat.table.driver.shown.animator.poses[card(number)].x
    assert (max(abs(x - lying) for x in places) > 2) == (still is Motion.OFF)


def test_a_drag_into_the_middle_plays_the_card() -> None:
    seat = at_reply()
    app = TableWindow(seat)
    node = allowed(seat)
    before = len(seat.session.match)
    start = node.visible.center
    app.drag(start, (start[0], start[1] - 220))
    assert len(seat.session.match) > before


def test_a_drag_of_a_few_pixels_is_a_click_and_a_drag_back_is_nothing() -> None:
    seat = at_reply()
    app = TableWindow(seat)
    start = allowed(seat).visible.center
    before = len(seat.session.match)
    app.drag(start, (start[0] + 30, start[1] + 20))
    assert len(seat.session.match) == before
    app.drag(start, (start[0] + 3, start[1] + 3))
    assert len(seat.session.match) > before


def test_an_illegal_drop_returns_with_the_reason() -> None:
    seat = at_reply()
    app = TableWindow(seat)
    node = refused(seat)
    number = int(node.key.removeprefix("card:"))
    lying = seat.table.driver.shown.animator.poses[card(number)]
    start = node.visible.center
    app.drag(start, (start[0], start[1] - 220))
    app.step(0.4)
    back = seat.table.driver.shown.animator.poses[card(number)]
    assert abs(back.x - lying.x) + abs(back.y - lying.y) < 0.5
    assert any(node.key == "note" for node in seat.table.nodes())


def test_nothing_else_changes_while_an_illegal_drop_returns() -> None:
    seat = at_reply(speed=1.0)
    app, table = TableWindow(seat), seat.table
    app.step(1.0)
    legal, start = table.driver.state.turn.choices.cards, refused(seat).visible.center
    app.drag(start, (start[0], start[1] - 220))
    places, frames = set(), 0
    while not table.driver.shown.animator.idle:
        frames += 1
        assert table.driver.playback.ready
        assert (table.places.hand.turn.choices.cards, table.places.hand.free) == (legal, False)
        places |= {node.rect for node in seat.table.nodes() if node.key == "note"}
        app.step()
    assert frames > 3
    app.step(0.4)
    assert places == {node.rect for node in seat.table.nodes() if node.key == "note"}


@pytest.mark.parametrize("ends", ["dropped", "broken off"])
def test_a_drag_that_ends_while_an_opponent_plays_breaks_nothing_off(ends: str) -> None:
    seat = at_reply(3, speed=1.0)
    app, table = TableWindow(seat), seat.table
    app.click(allowed(seat).visible.center)
    app.until(lambda: isinstance(table.driver.playback.phase, Thinking))
    start = cards(seat)[0].visible.center
    app.move(start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    app.step()
    goal = start[0], start[1] - 220
    app.move(goal)
    app.until(lambda: isinstance(table.driver.playback.phase, Moving))
    app.step(0.1)
    if ends == "dropped":
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1, touch=False))
        app.step()
    else:
        seat.table.handle(Pointer(PointerPhase.CANCEL, (-1, -1)))
    app.until(lambda: table.driver.playback.ready)
    app.step(0.3)
    view = seat.session.view()
    assert table.driver.shown.view == view
    viewport = seat.table.areas.viewport
    assert table.driver.shown.animator.poses == find("imperium").table.place(view, viewport)


def test_with_select_then_confirm_one_click_only_chooses() -> None:
    seat = at_reply(click=Click.SELECT)
    before = len(seat.session.match)
    press(seat, allowed(seat))
    seat.go(0.3)
    assert len(seat.session.match) == before
    assert any(node.key == "confirm" for node in seat.table.nodes())
    press(seat, next(node for node in cards(seat) if "selected" in node.state))
    assert len(seat.session.match) > before


def test_with_double_click_one_click_only_chooses() -> None:
    seat = at_reply(click=Click.DOUBLE)
    before = len(seat.session.match)
    press(seat, allowed(seat))
    assert len(seat.session.match) == before
    press(seat, allowed(seat), clicks=2)
    assert len(seat.session.match) > before


def test_a_press_completes_what_moves() -> None:
    seat = Seat("imperium", settings=replace(QUICK, speed=0.5))
    seat.go(0.2)
    assert not seat.table.driver.shown.animator.idle
    seat.table.handle(Press("space", Action.CONFIRM))
    seat.go(0.05)
    assert not seat.table.driver.shown.animator.waiting
    assert len(seat.session.match) >= 1


def test_a_key_for_a_card_is_answered_while_cards_are_dealt() -> None:
    seat = Seat("imperium", settings=replace(QUICK, speed=0.5))
    seat.go(0.2)
    assert not seat.table.places.hand.cards
    seat.table.handle(Press("1", Action.PICK_1))
    assert seat.table.places.hand.cards
    assert seat.table.screen.focused == f"card:{seat.table.places.hand.cards[0]}"


def test_a_card_clicked_while_things_move_is_played_once_and_only_at_my_turn() -> None:
    seat = at_reply(speed=0.5)
    first = allowed(seat)
    press(seat, first)
    assert not seat.table.driver.shown.animator.idle
    before = len(seat.session.match)
    node = cards(seat)[0]
    press(seat, node)
    press(seat, node)
    seat.go(0.1)
    assert len(seat.session.match) <= before + 1
    assert len(set(seat.session.match.transcript().entries)) == len(seat.session.match)


def leading_soon(**changes: object) -> Seat:
    """Take a trick, and have the next to lead to as soon as nothing moves any more."""
    for seed in range(1, 400, 40):
        seat = at_reply(seed, **changes)
        one = next(node for node in cards(seat) if "playable" in node.state)
        seat.table.send(UseCard(int(one.key.removeprefix("card:"))))
        if seat.session.mine:
            return seat
    message = "no such deal"
    raise AssertionError(message)


def test_a_press_while_cards_move_is_meant_for_the_card_that_is_seen_there() -> None:
    seat = leading_soon(speed=0.5)
    seat.go(0.1)
    hand, playback = seat.table.places.hand, seat.table.driver.playback
    unit, before = seat.table.areas.unit, len(seat.session.match)
    one, beside = hand.cards[-2:]
    pose = playback.shown.animator.poses[card(beside)]
    at = round((pose.x - CARD_WIDTH * pose.size / 2) * unit) - 2, round(pose.y * unit)
    assert hand.under(seat.table.areas.units(at), playback.shown.animator.poses) == one
    seat.table.handle(Pointer(PointerPhase.DOWN, at))
    seat.table.handle(Pointer(PointerPhase.UP, at))
    seat.go(0.1)
    entries = seat.session.match.transcript().entries
    assert [each.move for each in entries[before : before + 1]] == [Play(one)]


def test_with_double_click_one_click_while_cards_move_only_chooses() -> None:
    seat = leading_soon(speed=0.5, click=Click.DOUBLE)
    seat.table.driver.playback.skip()
    seat.my_turn()
    press(seat, cards(seat)[0])
    press(seat, cards(seat)[0], clicks=2)
    before = len(seat.session.match)
    seat.go(0.1)
    while not (seat.session.mine and not seat.table.driver.playback.ready):
        seat.go(0.1)
    press(seat, cards(seat)[0])
    seat.go(0.1)
    mine = [each for each in seat.session.match.transcript().entries[before:] if each.seat == seat.session.me]
    assert not mine
    assert len(seat.table.driver.state.turn.chosen) == 1


def test_undo_and_redo_come_back_to_the_same_table() -> None:
    seat = at_reply()
    before = seat.session.match.transcript().entries
    press(seat, allowed(seat))
    after = seat.session.match.transcript().entries
    seat.table.handle(Press("u", Action.UNDO))
    assert seat.session.match.transcript().entries == before
    seat.go(1)
    assert seat.table.driver.shown.view == seat.session.view()
    seat.table.handle(Press("r", Action.REDO))
    assert seat.session.match.transcript().entries[: len(after)] == after


def test_an_undo_while_a_bot_thinks_drops_the_question() -> None:
    seat = at_reply(speed=0.5)
    press(seat, allowed(seat))
    seat.table.handle(Press("space", Action.CONFIRM))
    seat.go(0.1)
    seat.table.handle(Press("u", Action.UNDO))
    seat.go(1)
    assert seat.table.driver.playback.ready


def test_a_redo_of_nothing_leaves_the_bot_thinking() -> None:
    seat = at_reply()
    while not seat.session.waiting:
        seat.my_turn()
        press(seat, allowed(seat))
        seat.go(0.03)
    length = len(seat.session.match)
    seat.table.handle(Press("r", Action.REDO))
    seat.until(lambda: len(seat.session.match) > length)


def test_the_hint_marks_a_legal_card() -> None:
    seat = at_reply()
    seat.table.handle(Press("h", Action.HINT))
    seat.go(0.2)
    view = seat.session.view()
    assert seat.table.driver.state.hinted
    assert all(Play(one) in view.moves for one in members(seat.table.driver.state.hinted))
    assert any(node.key == "note" for node in seat.table.nodes())


def test_a_hint_asked_for_before_an_undo_is_asked_for_anew_after_the_redo() -> None:
    seat = at_reply()
    seat.table.handle(Press("h", Action.HINT))
    seat.table.handle(Press("u", Action.UNDO))
    seat.my_turn()
    seat.table.handle(Press("r", Action.REDO))
    seat.my_turn()
    seat.table.handle(Press("h", Action.HINT))
    seat.until(lambda: seat.table.driver.state.hint is not None, 2)


def test_the_last_trick_is_shown_until_a_press() -> None:
    seat = Seat("imperium", seed=4)
    seat.until(
        lambda: (
            (bool(seat.table.driver.shown.view.tricks) and seat.table.driver.playback.ready) or _helped(seat)
        )
    )
    seat.table.handle(Press("l", Action.LAST_TRICK))
    shown = [node.name for node in seat.table.nodes() if node.role == "image"]
    assert len(shown) == 2
    before = len(seat.session.match)
    seat.table.handle(Pointer(PointerPhase.DOWN, cards(seat)[0].visible.center))
    assert len(seat.session.match) == before
    assert not [node for node in seat.table.nodes() if node.role == "image"]


def test_the_last_trick_darkens_the_whole_window() -> None:
    seat = Seat("imperium", seed=4)
    seat.until(lambda: _helped(seat) or bool(seat.table.driver.shown.view.tricks))
    seat.my_turn()
    canvas = pygame.Surface((1280, 720))

    def corners() -> list[int]:
        seat.table.draw(canvas)
        return [sum(canvas.get_at(at)[:3]) for at in ((640, 12), (1200, 60), (8, 400), (640, 655))]

    before = corners()
    seat.table.handle(Press("l", Action.LAST_TRICK))
    seat.go(0.06)
    half = corners()
    seat.go(0.3)
    after = corners()
    assert all(dark < part < light for dark, part, light in zip(after, half, before, strict=True))


def after_a_trick() -> Seat:
    """Sit at Imperium with a card to play after a trick."""
    seat = Seat("imperium", seed=4)
    seat.until(
        lambda: (
            (bool(seat.table.driver.shown.view.tricks) and seat.table.driver.playback.ready) or _helped(seat)
        )
    )
    return seat


def test_a_click_on_a_pile_shows_the_last_trick() -> None:
    seat = after_a_trick()
    pile, unit = seat.table.places.layout.taken[0], seat.table.areas.unit
    seat.table.handle(Pointer(PointerPhase.DOWN, (round(pile.x * unit), round(pile.y * unit))))
    assert seat.table.driver.state.lookups.last_trick


@pytest.mark.parametrize("phase", [PointerPhase.DOWN, PointerPhase.SECOND_DOWN])
def test_no_press_reaches_what_lies_below_the_last_trick(phase: PointerPhase) -> None:
    seat = after_a_trick()
    seat.table.handle(Press("l", Action.LAST_TRICK))
    assert seat.table.handle(Pointer(phase, cards(seat)[0].visible.center)) is None
    assert not seat.table.driver.state.lookups.last_trick


def _helped(seat: Seat) -> bool:
    """Play any card when it is my turn."""
    if seat.table.driver.playback.ready:
        press(seat, allowed(seat))
    return False


def test_everything_is_kept_after_every_move() -> None:
    seat = at_reply()
    kept = len(seat.kept)
    press(seat, allowed(seat))
    assert len(seat.kept) == kept + 1
    assert seat.kept[-1] == seat.session.match.transcript()


def test_speed_changes_at_once() -> None:
    seat = Seat("imperium", settings=replace(QUICK, speed=0.5))
    seat.go(0.2)
    seat.context.change(replace(QUICK, speed=0.0))
    seat.table.update(1 / 60)
    seat.table.update(1 / 60)
    assert seat.table.driver.shown.animator.idle


def test_an_exchange_is_chosen_counted_and_confirmed_once() -> None:
    seat = exchange()
    hand = seat.session.view().hand
    first, second = cards(seat)[:2]
    press(seat, first)
    press(seat, second)
    button = next(node for node in seat.table.nodes() if node.key == "confirm")
    assert "2" in button.name
    seat.table.send(Confirm())
    assert (hand & seat.session.view().hand).bit_count() == hand.bit_count() - 2


def exchange() -> Seat:
    for seed in range(1, 60):
        seat = Seat("ecarte", seed=seed)
        for _ in range(3):
            playback = seat.table.driver.playback
            seat.until(lambda: playback.ready or isinstance(playback.phase, Finished))  # noqa: B023 - called before the loop goes on
            if not seat.table.driver.playback.ready:
                break
            moves = seat.session.view().moves
            if any(type(move).__name__ == "Lay" for move in moves):
                return seat
            words = [getattr(move, "word", "") for move in moves]
            if "propose" not in words and "accept" not in words:
                break
            seat.table.send(SayWord("propose" if "propose" in words else "accept"))
    message = "no exchange in sixty deals"
    raise AssertionError(message)


def test_no_more_cards_are_chosen_than_may_be_laid() -> None:
    seat = exchange()
    for node in cards(seat):
        press(seat, node)
    assert 1 <= len(seat.table.driver.state.turn.chosen) <= 5


def test_the_log_tells_what_has_happened_and_forgets_what_is_taken_back() -> None:
    seat = at_reply()
    seat.table.send(ToggleLog())
    before = [node.name for node in seat.table.nodes()]
    press(seat, allowed(seat))
    after = [node.name for node in seat.table.nodes()]
    assert [name for name in after if name.startswith("You play")]
    assert not [name for name in before if name.startswith("You play")]
    seat.table.handle(Press("u", Action.UNDO))
    assert not [node.name for node in seat.table.nodes() if node.name.startswith("You play")]


def test_a_trick_waits_for_me_where_that_is_wanted() -> None:
    seat = Seat("imperium", settings=replace(QUICK, wait_for_me=True), seed=4)
    seat.until(lambda: seat.table.driver.shown.animator.waiting or _helped(seat))
    seat.go(3)
    assert seat.table.driver.shown.animator.waiting
    seat.table.handle(Press("tab", Action.NEXT))
    onward = f"Enter {seat.context.words.get('table.key.continue')}"
    assert onward in [node.name for node in seat.table.nodes()]
    seat.table.handle(Press("space", Action.CONFIRM))
    seat.go(0.2)
    assert onward not in [node.name for node in seat.table.nodes()]
    assert not seat.table.driver.shown.animator.waiting


def test_a_bot_that_breaks_down_still_moves_and_the_player_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("imperium", seed=4)

    def fail(question: Question[object]) -> None:
        del question
        message = "out of memory"
        raise ThinkingFailed(message)

    monkeypatch.setattr(seat.parrot, "find", fail)
    seat.until(lambda: bool(seat.table.driver.shown.view.tricks) or _helped(seat))
    assert seat.context.notices.sentences
    seat.my_turn()
    seat.table.send(AskHint())
    seat.go(0.2)
    assert not any(node.key == "note" for node in seat.table.nodes())


def test_nobody_is_said_to_be_about_to_play_while_the_card_flies() -> None:
    seat = at_reply()
    playback = seat.table.driver.playback
    seat.until(lambda: isinstance(playback.phase, Thinking) or _helped(seat))
    told = [node.name for node in seat.table.nodes()]
    assert any("Marguerite leads" in name or "answers the lead" in name for name in told)
    seat.until(lambda: not isinstance(playback.phase, Thinking))
    assert not seat.table.driver.shown.animator.idle
    told = [node.name for node in seat.table.nodes()]
    assert not any("Marguerite leads" in name or "answers the lead" in name for name in told)


def test_the_hint_for_an_exchange_marks_all_its_cards() -> None:
    seat = Seat("gleek", settings=replace(QUICK, speed=0.0), seed=4)
    for _ in range(20):
        seat.my_turn()
        if seat.table.driver.state.turn.choices.exchanging:
            break
        move(seat)
    seat.table.send(AskHint())
    seat.until(lambda: not seat.table.driver.state.turn.choices.exchanging or marked(seat) == 7, 5)
    assert marked(seat) == 7
    assert all(Lay(one) in seat.session.view().moves for one in members(seat.table.driver.state.hinted))
    (note,) = [node for node in seat.table.nodes() if node.key == "note"]
    assert note.name.count(",") >= 5


def marked(seat: Seat) -> int:
    return seat.table.driver.state.hinted.bit_count()


def test_the_focus_rests_nowhere_while_others_act_and_is_back_in_the_hand_after() -> None:
    seat = Seat("imperium", settings=replace(QUICK, speed=0.5), seed=4)
    table = seat.table
    seat.until(lambda: table.driver.playback.ready and bool(table.driver.state.turn.choices.plays))
    seat.go(0.2)
    table.handle(Press("left", Action.LEFT))
    played = table.screen.focused
    assert played.startswith("card:")
    table.handle(Press("space", Action.CONFIRM))
    seat.go(0.1)
    table.nodes()
    assert not table.driver.playback.ready
    assert table.screen.focused == "", "a ring would stand on a caption, with its tip"
    table.handle(Press("left", Action.LEFT))
    assert table.screen.focused.startswith(("card:", "tool:"))
    seat.my_turn()
    seat.go(0.2)
    table.nodes()
    assert table.screen.focused.startswith(("card:", "say:"))
    assert table.screen.focused != played
