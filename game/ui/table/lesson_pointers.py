"""Where on the screen the things lie that a lesson points at, and those that its panel had better not cover."""

from collections.abc import Iterator, Sequence

import pygame

from game.core.cards import TABLE, BadNotation, Card
from game.core.deal import HAND as MY_HAND
from game.core.move import Play
from game.learning.lesson import Do, Lesson, Watch
from game.play.table.driver import TableDriver
from game.play.tutor import Tutor
from game.stage.heaps import SHOWN
from game.stage.pose import around, card, extent, sprite_extent
from game.ui.kit.block import LayoutPass, PlacedWidget
from game.ui.kit.scroll import reveal
from game.ui.shell.scene import Switch
from game.ui.table.areas import TableAreas
from game.ui.table.felt_controls import Bubble
from game.ui.table.label_placement import Obstacle
from game.ui.table.panel import PanelPlate
from game.ui.table.score_line import ScoreLine
from game.ui.table.table_layout import CardPlaces

HAND, TRICK, NEEDED, PLATE, USEFUL, SPARE, COVERED = 120.0, 90.0, 30.0, 16.0, 6.0, 1.0, 0.5
"""How bad it is to cover a square pixel of something."""


class LessonPointers:
    """Finds things at one table."""

    def __init__(self, driver: TableDriver[Switch], places: CardPlaces) -> None:
        """Look at this table."""
        self._driver = driver
        self._places = places
        self._brought = -1  # the step whose things have been scrolled into sight

    @property
    def _tutor(self) -> Tutor:
        tutor = self._driver.state.lesson
        assert tutor is not None, "there is a lesson at this table"
        return tutor

    # ------------------------------------------------------------------ what is pointed at

    def shown_at(self, name: str, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        """Find what a name points at; nothing when it is not there."""
        kind, _, rest = name.partition(" ")
        match kind:
            case "hand":
                return self._heap((MY_HAND, self._driver.shown.view.me), areas)
            case "card":
                return self._card_named(rest, widgets, areas)
            case "trick":
                return [rect for one in self._on_table() for rect in self.card(one, widgets, areas)]
            case "seat":
                return [areas.rect(self._places.layout.slots.plates[int(rest)])]
            case "turn_up":
                return self._heap((SHOWN, TABLE), areas)
            case "heap":
                heap, _, seat = rest.partition(" ")
                return self._heap((heap, int(seat) if seat else TABLE), areas)
            case "panel":
                return _whole([each.rect for each in widgets if _is_score(each)]) or [areas.panel]
            case _:
                return _whole(
                    [each.visible for each in widgets if _is_named(each.leaf, name) and each.visible]
                )

    def _on_table(self) -> Sequence[Card]:
        """List the cards of the trick that lies there, a finished one too."""
        shown = self._driver.shown.view
        resting = self._driver.shown.animator.waiting and shown.tricks
        return shown.trick.cards or (shown.tricks[-1].cards if resting else ())

    def _card_named(self, face: str, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        try:
            one = self._driver.facts.rules.spec.pack.parse(face)
        except BadNotation:
            return []
        return self.card(one, widgets, areas)

    def card(self, one: Card, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        """Find a card in my hand or on the table."""
        held = [each.rect for each in widgets if _keyed(each.leaf, (f"card:{one}",))]
        pose = self._driver.shown.animator.poses.get(card(one))
        return held or ([areas.rect(extent(pose))] if pose is not None else [])

    def _heap(self, heap: tuple[str, int], areas: TableAreas) -> list[pygame.Rect]:
        keys, poses = self._places.heaps.get(heap, ()), self._driver.shown.animator.poses
        zones = [sprite_extent(key, poses[key]) for key in keys if key in poses]
        return [areas.rect(around(zones))] if zones else []

    def bring(self, layout: LayoutPass) -> bool:
        """Scroll what is pointed at into sight, once a step; tell whether anything has moved."""
        if self._brought == self._tutor.step:
            return False
        self._brought = self._tutor.step
        names = self._tutor.now.says.at
        found = [
            each
            for each in layout.widgets
            if each.view is not None and any(_is_named(each.leaf, name) for name in names)
        ]
        for each in found:
            if each.view is not None and not each.view.contains(each.rect):
                state = layout.state(each.scroller)
                reveal(state, each.rect.top, each.rect.bottom, each.view, 0)
                state.scroll = state.target
        return bool(found)

    # ------------------------------------------------------------------ what is in the way

    def obstacles(self, layout: LayoutPass, areas: TableAreas) -> Iterator[Obstacle]:
        """List what had better not be covered, the more it is needed now the worse."""
        weights = {
            "hand": HAND,
            "words": NEEDED,
            "score": COVERED,
            "lesson": 0.0,
            "declared": USEFUL,
        }
        for widget in layout.widgets:
            live = (
                widget.control is not None and widget.control.live and widget.region not in ("hand", "score")
            )
            said = PLATE if isinstance(widget.leaf, Bubble) else SPARE
            yield Obstacle(widget.visible, NEEDED if live else weights.get(widget.region, said))
        slots = self._places.layout.slots
        for seat in self._playing():
            yield Obstacle(areas.rect(extent(slots.trick[seat])), TRICK)
        for zone in self._places.layout.heaps:
            yield Obstacle(areas.rect(zone), USEFUL)
        for plate in slots.plates:
            yield Obstacle(areas.rect(plate), PLATE)

    def _playing(self) -> Sequence[int]:
        """List the seats that have a card in the trick, or will have one before the step is over."""
        shown, seats = self._driver.shown.view, len(self._driver.shown.view.sides)
        if cards_fall(self._tutor.lesson, self._tutor.step):
            return range(seats)
        return [(shown.trick.leader + place) % seats for place in range(len(self._on_table()))]


def cards_fall(lesson: Lesson, step: int) -> bool:
    """Tell whether a card is played to a trick in a step."""
    now, start = lesson.steps[step], lesson.reached(step)
    end = now.end if isinstance(now, Watch | Do) else start
    return any(isinstance(entry.move, Play) for entry in lesson.transcript.entries[start:end])


def _is_score(widget: PlacedWidget) -> bool:
    return widget.region == "score" and isinstance(widget.leaf, PanelPlate)


def _is_named(leaf: object, name: str) -> bool:
    """Tell whether a row of the score or a control is pointed at by this name."""
    if name == "score":
        return isinstance(leaf, ScoreLine)
    return _keyed(leaf, (name, f"say:{name.partition(' ')[2]}"))


def _keyed(leaf: object, keys: Sequence[str]) -> bool:
    return getattr(leaf, "key", "") in keys


def _whole(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    return [rects[0].unionall(list(rects[1:]))] if rects else []
