"""Cards that were declared: shown once, free of hand and trick, put away and shown again, also after a break."""

from collections.abc import Iterator

import pygame
import pytest

from game.core.event import Awarded
from game.core.record import replace
from game.play.phases import Between, Mine
from game.play.table.inputs import CloseDeclared, DealRecalled, MomentSeen, PressRemark
from game.play.table.state import Declared, HintAwaited
from game.session.match import Match
from game.stage.motion import Mark, MarkKind
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from game.ui.shell.node import Node, flaws
from game.ui.table import view_model
from game.ui.table.felt_controls import Caption, SuitSign
from game.ui.table.labels import Showing
from game.ui.table.lettering import NOTE
from game.ui.table.view_model import RemarkText
from tests.ui.kit.context import open_context, scaled
from tests.ui.table.seated import QUICK, Seat, move

KINGS = Declared(1, "The Marquise", "Gleek of kings", ("KH", "KD", "KS"), "The Marquise: Gleek of kings")
RUFF = Declared(
    2, "The Colonel", "The best ruff", ("AH", "KH", "QH", "TH", "9H", "8H", "7H", "6H"), "The ruff"
)
ACES = Declared(1, "The Marquise", "Mournival of aces", ("AH", "AD", "AC", "AS"), "Aces")


def shown(seat: Seat) -> list[Node]:
    """Find the plate with what was declared."""
    return [node for node in seat.table.nodes() if node.key == "declared"]


def declaring() -> Iterator[Seat]:
    """Play Imperium until an opponent has declared something that may be looked at."""
    for seed in range(1, 30):
        seat = Seat("imperium", (1280, 720), replace(QUICK, speed=0.0), seed)
        seat.my_turn()
        if seat.table.driver.state.declared:
            yield seat


@pytest.mark.parametrize("game", ["gleek", "ecarte", "imperiale", "romestecq"])
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 2.0), ((960, 600), 1.0), ((1280, 720), 1.0)])
@pytest.mark.parametrize("name", [KINGS.name, "The Dowager Countess of Great Sn"])
def test_declarations_of_several_hide_neither_hand_nor_trick_nor_trumps(
    game: str, size: tuple[int, int], scale: float, name: str
) -> None:
    seat = Seat(game, size, replace(QUICK, text_scale=scale, speed=0.0), 1)
    seat.my_turn()
    eventful = tuple(replace(each, name=name) for each in (KINGS, RUFF, ACES))
    seat.change(declared=eventful, put_away=0)
    (plate,) = shown(seat)
    nodes, areas = seat.table.nodes(), seat.table.areas
    assert flaws(nodes, size) == ()
    cards = [node.box for node in nodes if node.key.startswith(("card:", "say:"))]
    played = [
        areas.point(pose.x, pose.y)
        for (kind, _), pose in seat.table.poses().items()
        if kind == "card" and 600 <= pose.depth < 700
    ]
    assert plate.box.collidelist(cards) < 0
    signs = [w.rect for w in seat.table.screen.widgets() if isinstance(w.leaf, SuitSign)]
    assert plate.box.collidelist(signs) < 0 or scale > 1  # beside large buttons there may be no other place
    assert not any(plate.box.collidepoint(at) for at in played)


@pytest.mark.parametrize("game", ["gleek", "imperiale"])
@pytest.mark.parametrize("declared", [(KINGS,), (KINGS, ACES), (KINGS, RUFF, ACES)])
def test_a_hint_has_room_beside_declarations_of_any_number(
    monkeypatch: pytest.MonkeyPatch, game: str, declared: tuple[Declared, ...]
) -> None:
    size = (960, 600)
    seat = Seat(game, size, replace(QUICK, text_scale=2.0, speed=0.0), 1)
    seat.my_turn()
    hint = RemarkText("Hint", "Play the jack of clubs. " * 5, "", lit=True)
    monkeypatch.setattr(view_model, "remark_text", lambda *_: hint)
    seat.change(declared=declared, put_away=0, remark=HintAwaited())
    assert flaws(seat.table.nodes(), size) == ()
    assert [node for node in seat.table.nodes() if node.key == "note"]
    seat.table.draw(pygame.Surface(size))
    seat.table.send(PressRemark())
    assert shown(seat)


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 2.0), ((1280, 720), 1.0)])
def test_what_was_declared_stays_where_it_lies_through_a_deal(size: tuple[int, int], scale: float) -> None:
    seat, places = (
        Seat("imperiale", size, replace(QUICK, text_scale=scale, speed=0.0), 6),
        list[pygame.Rect](),
    )
    seat.my_turn()
    while not isinstance(seat.table.driver.playback.phase, Between):
        places += [plate.box for plate in shown(seat)]
        move(seat)
        seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine | Between), 20)
    assert len(places) > 4
    assert len(set(map(tuple, places))) == 1


@pytest.mark.parametrize(("game", "seed"), [("imperiale", 1), ("imperiale", 4), ("imperium", 2)])
def test_what_was_declared_hides_chips_rather_than_what_they_come_to(game: str, seed: int) -> None:
    """In the largest type in the smallest window, in which it has no room of its own."""
    seat, looked_at = Seat(game, (960, 600), replace(QUICK, text_scale=2.0, speed=0.0), seed), 0
    for _ in range(30):
        seat.until(lambda: isinstance(seat.table.driver.playback.phase, Mine | Between), 20)
        if isinstance(seat.table.driver.playback.phase, Between):
            break
        look, widgets = seat.context.look, seat.table.screen.widgets()
        leaves = [(getattr(widget.leaf, "leaf", widget.leaf), widget.rect) for widget in widgets]
        written = [leaf.plate(look, rect) for leaf, rect in leaves if isinstance(leaf, Caption)]
        plates = [rect for leaf, rect in leaves if isinstance(leaf, Showing)]
        looked_at += len(plates)
        assert all(plate.collidelist(written) < 0 for plate in plates)
        move(seat)
    assert looked_at


def test_put_away_and_shown_again_by_control_and_key() -> None:
    seat = next(declaring())
    assert len(shown(seat)) == 1
    seat.table.send(CloseDeclared())
    seat.table.screen.refresh()
    assert shown(seat) == []
    seat.table.handle(Press("d", Action.DECLARED))
    assert len(shown(seat)) == 1
    seat.table.handle(Press("d", Action.DECLARED))
    assert shown(seat) == []
    assert any(node.key == "tool:declared" for node in seat.table.nodes())


def test_after_a_break_what_was_declared_can_still_be_seen_and_the_log_is_whole() -> None:
    seat = next(declaring())
    match = seat.session.match
    again = Match.restore(match.rules, match.transcript())
    assert again.last_deal(0) == match.last_deal(0)
    seat.table.send(DealRecalled())
    assert seat.table.driver.state.declared
    assert seat.table.driver.state.declared_open == ()
    assert [beat for _, beat in seat.table.driver.shown.beats] == [*again.last_deal(0)]


def test_declared_cards_lie_as_in_the_hand() -> None:
    for seed in range(1, 20):
        seat = Seat("imperiale", (1280, 720), replace(QUICK, speed=0.0), seed)
        seat.my_turn()
        rows = ["".join(code[0] for code in each.cards) for each in seat.table.driver.state.declared_open]
        found = [row for row in rows if sorted(row) == sorted("KQJA")]
        if found:
            assert set(found) == {"KQJA"}
            return
    message = "no sequence in twenty deals"
    raise AssertionError(message)


def test_what_several_pay_for_is_shown_once() -> None:
    seat = next(declaring())
    shown_once = seat.table.driver.state.declared_open
    for beat in (*seat.session.match.last_deal(0), *seat.session.match.last_deal(0)):
        for event in beat.events:
            if isinstance(event, Awarded):
                mark = Mark(0.0, MarkKind.AWARD, event)
                seat.table.send(MomentSeen(mark, beat.after, beat.after, 0.0))
    assert seat.table.driver.state.declared_open == shown_once


def test_a_plate_of_declarations_has_room_on_both_sides_of_each_column() -> None:
    look = open_context().look
    one = Declared(1, "The Dowager Countess of Great Snoring", "Sequence", ("7S",), "a sequence")
    shown = [
        Showing("declared", (one,) * columns, lambda *_: pygame.Surface((1, 1)), lambda: None, "", columns)
        for columns in (1, 2)
    ]
    (narrow, _), (wide, _) = (each.size(look) for each in shown)
    named, pad = look.measure(one.name, NOTE), look.px(14)
    assert (narrow, wide) == (named + 2 * pad, 2 * named + 3 * pad)


def test_a_name_loses_its_article_before_it_is_cut() -> None:
    look = open_context((960, 600), scaled(2.0)).look
    one = Declared(1, "The Marquise", "The point", ("KS",), "The point", "Marquise")
    room = look.measure(one.name, NOTE) - 1 + 2 * look.px(14)
    plate = Showing("declared", (one,), lambda _, __: pytest.fail("not drawn"), lambda: None, "", room=room)
    assert [plate._name(look, each) for each in (one, replace(one, brief=""))] == ["Marquise", "The Marqui…"]  # noqa: SLF001 - what is drawn
