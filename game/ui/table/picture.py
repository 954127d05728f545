"""The whole picture of the table at one moment: what is shown is gathered from the desk and drawn in its order."""

from collections.abc import Mapping

import pygame

from game.core.cards import mask, members
from game.core.move import Take
from game.stage.pose import CARD, FLYING, Key, Pose, card, extent, index_of
from game.stage.table import Table
from game.ui.block import Block
from game.ui.house import House
from game.ui.page import Page
from game.ui.table import last
from game.ui.table.board import Board, Marks
from game.ui.table.captions import Captions
from game.ui.table.desk import Desk
from game.ui.table.film import Film
from game.ui.table.ground import Ground, around
from game.ui.table.hand import strips
from game.ui.table.moment import Moment
from game.ui.table.packets import Open
from game.ui.table.painter import SpritePainter
from game.ui.table.sitting import ahead


def poses_of(desk: Desk) -> Mapping[Key, Pose]:
    """Give where everything is, my hand as I hold it."""
    found = dict(desk.course.animator.poses)
    for each in desk.hand.cards:
        key = card(each)
        if key in found and (found[key].depth < FLYING or desk.hand.drag):
            found[key] = desk.hand.pose(each, found[key])
    return found


def open_packets(desk: Desk, table: Table, lying: Mapping[Key, Pose]) -> tuple[Open, ...]:
    """Find the packets I am to choose from, where they lie open, and why some of them may not be taken."""
    view, rules = desk.course.shown, desk.sitting.match.rules
    found = []
    for number, cards in enumerate(table.packets(view) if desk.choices.packets else ()):
        zones = [extent(lying[card(each)]) for each in members(cards) if card(each) in lying]
        found.append(Open(cards, around(zones), rules.refusal(view, Take(number))))
    return tuple(found)


def moment_of(desk: Desk, table: Table, score: Block) -> Moment:
    """Gather all that decides how the chrome looks now."""
    assert desk.slots is not None
    course, match = desk.course, desk.sitting.match
    lying = {key: pose for key, pose in course.animator.poses.items() if pose.depth < FLYING}
    return Moment(
        view=course.shown,
        slots=desk.slots,
        choices=desk.choices,
        ready=course.ready,
        between=course.between,
        over=course.animator.idle and match.over,
        thinking=course.thinking,
        thought=lambda: course.thought,
        winning=ahead(match, course.shown)[0],
        strips=strips(desk.hand.cards, lying),
        chosen=tuple(desk.hand.chosen),
        may_finish=desk.weighed.finished,
        numbers=desk.numbers,
        said=desk.happened.lately.said,
        declared=desk.happened.declared,
        any_declared=desk.happened.any_declared,
        note=desk.note,
        duty=desk.duty,
        notes=table.notes(course.shown),
        offers=table.offers(course.shown),
        packets=open_packets(desk, table, lying) if course.ready else (),
        trump=table.trump(course.shown),
        called=table.called(course.shown),
        table=desk.areas[0],
        heaps=desk.areas[1],
        indices=tuple(
            index_of(pose) for (kind, _), pose in lying.items() if kind == CARD and pose.face >= 0.5
        ),
        score=score,
        can_undo=match.can_take_back(desk.sitting.me),
        can_redo=match.can_redo,
        lit=frozenset(name for name, on in (("last_trick", desk.last_shown), ("log", desk.log_shown)) if on),
        waiting=course.animator.waiting,
        sure=course.ready and bool(desk.claiming.cards),
    )


class Picture:
    """Draws one desk."""

    def __init__(self, house: House, captions: Captions, desk: Desk, painter: SpritePainter) -> None:
        """Draw with these sprites."""
        self._house = house
        self._captions = captions
        self._desk = desk
        self._painter = painter
        self._board = Board(painter)
        self._film = Film(house)

    def draw(self, canvas: pygame.Surface, ground: Ground, chrome: Page) -> None:
        """Draw cloth, what lies on it, the chrome, what flies over it, and the last trick above all."""
        desk, look = self._desk, self._house.look
        assert desk.slots is not None
        self._board.spread(canvas, look, ground, self._house.settings, desk.slots.middle)
        if desk.course.ready and desk.choices.plays:
            slot = desk.slots.trick[desk.sitting.me]
            self._board.slot(canvas, look, ground, slot, self._captions.table("you"))
        poses = poses_of(desk)
        self._board.lying(canvas, look, poses, self._marks())
        self._film.draw(canvas, chrome)
        self._board.flying(canvas, poses)
        if desk.last_shown:
            trick = last.lying(desk.course.shown, desk.slots)
            last.draw(canvas, look, ground, self._painter, self._captions, trick)

    def _marks(self) -> Marks:
        view, hand = self._desk.course.shown, self._desk.hand
        dim = view.hand & ~hand.legal if not hand.free else 0
        _, best = ahead(self._desk.sitting.match, view)
        flying = self._desk.course.animator.flying
        return Marks(dim, best, mask(hand.chosen), hand.hinted, hand.focused, flying)
