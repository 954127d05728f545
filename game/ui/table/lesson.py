"""The lesson at the table: what it says in a panel beside what it speaks of, rings around that, and the ways on."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

from game.core.cards import TABLE, BadNotation, Card
from game.core.record import record
from game.learning.lesson import Watch
from game.learning.script import cards_asked
from game.play.tutor import Tutor
from game.stage.heaps import SHOWN
from game.stage.pose import card, extent
from game.telling.captions import Captions
from game.ui.draw import sign_text
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import (
    Block,
    LayoutPass,
    PlacedWidget,
    Reply,
    VisualState,
    WidgetState,
    clicked,
    confirmed,
)
from game.ui.layout import Column, Gap, Grid, Grow, Region, Row, Wrap, grown
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer
from game.ui.shell.node import Node, Role
from game.ui.shell.scene import Replace, Scene, Switch
from game.ui.table.areas import TableAreas, around
from game.ui.table.controller import TableController
from game.ui.table.label_placement import Obstacle, about, hidden
from game.ui.table.lettering import SPEECH
from game.ui.widgets.button import Button, rect_of, states
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel, PanelSurface
from game.ui.widgets.text import eyebrow

WIDE = 400
"""Design units of the panel, before the text scale."""
BRIEF = 2
"""Steps that need not be counted: a question and its answer."""
SMALL = 40_000
"""Square pixels of a thing pointed at that is to be seen as a whole."""
STEP = 40
"""Pixels between the places that are tried for the panel."""
FAR = 12.0
"""Pixels a place may hide less, for each pixel that it lies farther from what it speaks of."""
HIDDEN = 0.03
"""The share of a caption that may lie under the panel."""
HAND, NEEDED, POINTED, USEFUL, SPARE, COVERED = 120.0, 30.0, 60.0, 6.0, 1.0, 0.08
"""How bad it is to cover a square pixel of something."""


@record
class LessonRoutes:
    """Where one can go from a lesson."""

    at: Callable[[int], Scene]  # the table again, at a step
    done: Callable[[], Switch]
    leave: Callable[[], Switch]
    last: str = ""  # what the button of the last step says, where that is not Finish


@record
class Said:
    """A text with signs of cards and suits, in as many lines as it takes."""

    text: str
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the longest word."""
        return max(sign_text.measure(look, word, SPEECH) for word in (self.text or " ").split(" "))

    def height(self, look: ResolvedTheme, width: int) -> int:
        """Give the height of all lines."""
        return look.leading(SPEECH) * len(sign_text.wrap(look, self.text, SPEECH, width))

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Take the place."""
        del look
        layout.put(self, rect)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Write the lines."""
        del visual
        middle = rect.top + look.leading(SPEECH) // 2
        for line in sign_text.wrap(look, self.text, SPEECH, rect.width):
            sign_text.write_line(canvas, look, line, SPEECH, look.palette.cream, rect.left, middle)
            middle += look.leading(SPEECH)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Say it."""
        del visual
        lines = sign_text.wrap(look, self.text, SPEECH, rect.width)
        needed = (
            max(sign_text.measure(look, line, SPEECH) for line in lines),
            look.leading(SPEECH) * len(lines),
        )
        yield Node(Role.NOTICE, self.spoken, rect_of(rect), needed=needed, key="lesson")


@record
class Ring:
    """A ring around what is spoken of."""

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Draw it twice, dark and light, so that it is seen on any ground."""
        del visual
        radius, thick = look.px(12), max(2.0, 3.2 * look.unit)
        put(
            canvas, look.paint.ring(rect.size, radius, look.palette.well, thick + 2 * look.unit), rect.topleft
        )
        put(canvas, look.paint.ring(rect.size, radius, look.palette.gold, thick), rect.topleft)

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Say nothing: the text names what it speaks of."""
        del look, rect, visual
        return ()


@record
class CardAnswer:
    """A card to be pointed at; the stage has drawn it."""

    key: str
    name: str
    press: Callable[[], Switch]
    live: bool = True
    tip: str = ""

    def act(self, action: Action, state: WidgetState) -> Reply:
        """Answer by key."""
        del state
        return confirmed(action, self.press)

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        """Answer by mouse or finger."""
        del look, state
        return clicked(rect, pointer, self.press)

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        """Light up under the pointer."""
        warm = round(visual.hover * 2) / 2
        put(
            canvas,
            look.paint.shade(rect.size, look.px(10), look.palette.gold, round(60 * warm)),
            rect.topleft,
        )

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        """Name the card."""
        del look
        yield Node(Role.BUTTON, self.name, rect_of(rect), state=states(visual, True), key=self.key)


@record
class LessonOverlay:
    """The table's chrome with the lesson over it."""

    base: Block
    panels: tuple[Block, Block]  # the usual one, and one as narrow as the score
    find: Callable[[LayoutPass], "Found"]
    answers: Sequence[CardAnswer]

    def width(self, look: ResolvedTheme) -> int:
        """Fill the window."""
        return look.width

    def height(self, look: ResolvedTheme, width: int) -> int:
        """Fill the window."""
        del width
        return look.height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Lay out the table, then the lesson where it hides least."""
        self.base.place(look, rect, layout)
        found = self.find(layout)
        region = layout.region("lesson")
        for place in found.targets:
            layout.put(Ring(), place.inflate(2 * look.px(7), 2 * look.px(7)))
        for answer, place in zip(self.answers, found.answers, strict=True):
            region.put(answer, place)
        usual, narrow = self.panels
        wide = min(grown(look, WIDE), round(found.bounds.width * 0.6))
        sizes = [self._size(look, usual, each, found) for each in (wide, round(found.bounds.width * 0.8))]
        place = best_place(sizes, self._size(look, narrow, found.score.width, found), found)
        layout.widgets[:] = [each for each in layout.widgets if not hides(place, each)]
        (narrow if place.width == found.score.width else usual).place(look, place, layout)

    def _size(self, look: ResolvedTheme, panel: Block, wide: int, found: "Found") -> pygame.Rect:
        wide = max(wide, panel.width(look))
        return pygame.Rect(0, 0, wide, min(panel.height(look, wide), found.bounds.height))


@record
class Found:
    """Where the things lie that the panel must mind."""

    bounds: pygame.Rect
    score: pygame.Rect  # the column of the score
    targets: tuple[pygame.Rect, ...]
    answers: tuple[pygame.Rect, ...]
    obstacles: tuple[Obstacle, ...]


def hides(panel: pygame.Rect, widget: PlacedWidget) -> bool:
    """Tell whether a caption is better not drawn at all than half under the panel, where there is no room for both."""
    covered, whole = widget.visible.clip(panel), widget.visible
    ground = whole.width * whole.height > panel.width * panel.height
    if widget.region in ("hand", "words", "lesson") or isinstance(widget.leaf, PanelSurface | Ring) or ground:
        return False
    return covered.width * covered.height > HIDDEN * whole.width * whole.height


def best_place(sizes: Sequence[pygame.Rect], narrow: pygame.Rect, found: Found) -> pygame.Rect:
    """Choose the place near what is spoken of that hides least of what matters; a narrow panel stands on the score."""
    bounds, near = found.bounds, found.targets[0].unionall(found.targets[1:]) if found.targets else None
    middle = near or bounds
    obstacles = [*found.obstacles, *(_pointed(each) for each in (*found.targets, *found.answers))]
    places = [
        place
        for size in sizes
        for place in (
            *about(size.move(bounds.centerx - size.width // 2, bounds.top + STEP), middle, bounds),
            *_grid(size, bounds),
        )
    ]
    if narrow.width <= found.score.width:
        places += list(_grid(narrow, pygame.Rect(found.score.x, bounds.y, narrow.width, bounds.height)))

    def cost(place: pygame.Rect) -> float:
        away = abs(place.centerx - middle.centerx) + abs(place.centery - middle.centery)
        return hidden(place, obstacles) + FAR * away

    return min(places, key=cost)


def _pointed(target: pygame.Rect) -> Obstacle:
    """Keep what is pointed at in sight, all of it where it is small."""
    return Obstacle(target, POINTED * min(1.0, SMALL / max(1, target.width * target.height)))


def _grid(size: pygame.Rect, bounds: pygame.Rect) -> Iterator[pygame.Rect]:
    for x in range(bounds.left, max(bounds.left, bounds.right - size.width) + 1, STEP):
        for y in range(bounds.top, max(bounds.top, bounds.bottom - size.height) + 1, STEP):
            yield pygame.Rect((x, y), size.size).clamp(bounds)


class LessonGuide:
    """Shows one lesson at one table and takes what the learner does with it."""

    def __init__(
        self,
        context: UiContext,
        tutor: Tutor,
        controller: TableController,
        routes: LessonRoutes,
        open_rule: Callable[[str], Switch],
    ) -> None:
        """Show it; what is done at the table goes through the controller, which asks the same tutor."""
        self.tutor = tutor
        self._context = context
        self._controller = controller
        self._routes = routes
        self._open_rule = open_rule

    @property
    def _captions(self) -> Captions:
        return self.tutor.script.captions

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"learn.{key}", **values)

    @property
    def place(self) -> tuple[int, str]:
        """Tell what of the lesson is shown, to see when it changes."""
        return self.tutor.step, self.tutor.text

    # ------------------------------------------------------------------ what is seen

    def over(self, base: Block, areas: TableAreas) -> Block:
        """Lay the lesson over the table's chrome."""
        asked = cards_asked(self.tutor.script, self.tutor.step) if self.tutor.wanted is not None else ()
        answers = [
            CardAnswer(f"answer:{one}", self._captions.spoken_card(one), self._pointed_at(one))
            for one in asked
        ]
        panels = (Region("lesson", self._panel()), Region("lesson", self._panel(narrow=True)))
        return LessonOverlay(base, panels, lambda layout: self._found(layout, areas, asked), answers)

    def _pointed_at(self, one: Card) -> Callable[[], Switch]:
        def press() -> Switch:
            self.tutor.point_at(one)
            return self._changed()

        return press

    def _panel(self, *, narrow: bool = False) -> Block:
        tutor = self.tutor
        count, name = len(tutor.lesson.steps), tutor.lesson.title
        number = self._say("step", title=name, number=tutor.step + 1, count=count) if count > BRIEF else name
        answers = [
            Button(f"answer:{place}", text, self._answer(text)) for place, text in enumerate(tutor.answers)
        ]
        ways: list[Block] = [*self._ways_back(), Grow(Gap(0)), *self._ways_on()]
        below = Wrap((*self._ways_back(), *self._ways_on()), gap=6) if narrow else Row(ways, gap=6)
        parts = [
            eyebrow(number),
            Gap(6),
            Said(tutor.text, self._captions.aloud(tutor.text)),
            *([Gap(12), Grid(answers, 150, 8, 2)] if answers else ()),
            Gap(12),
            below,
        ]
        return Panel(Column(parts), sides=14 if narrow else 22, ends=16, lit=True)

    def _answer(self, text: str) -> Callable[[], Switch]:
        def press() -> Switch:
            self.tutor.answer(text)
            return self._changed()

        return press

    def _ways_back(self) -> Iterator[Button]:
        rule = self.tutor.now.says.rule
        yield Button(
            "lesson:back", self._say("back"), self.back, Tone.QUIET, live=self.tutor.step > 0, tall=44
        )
        if rule:
            tip = self._captions.table("to_rule", number=rule)
            yield Button(
                "lesson:rule", f"§{rule}", lambda: self._open_rule(rule), Tone.QUIET, tip=tip, tall=44
            )

    def _ways_on(self) -> Iterator[Button]:
        tutor = self.tutor
        if tutor.failed:
            yield Button("lesson:again", self._say("again"), self._again, Tone.PRIMARY, tall=44)
        elif tutor.ready or self._controller.playback.animator.waiting:
            resting = self._controller.playback.animator.waiting
            ends = tutor.last and tutor.ready and not resting
            label = (self._routes.last or self._say("finish")) if ends else self._say("next")
            yield Button("lesson:next", label, self.go_on, Tone.PRIMARY, tall=44)
        elif not isinstance(tutor.now, Watch):
            yield Button(
                "lesson:skip", self._say("skip"), self._skip, Tone.QUIET, tip=self._say("skip_tip"), tall=44
            )

    # ------------------------------------------------------------------ where things lie

    def _found(self, layout: LayoutPass, areas: TableAreas, asked: Sequence[Card]) -> Found:
        named = [
            rect for name in self.tutor.now.says.at for rect in self.shown_at(name, layout.widgets, areas)
        ]
        gap = self._context.look.px(6)
        bounds = pygame.Rect(
            gap,
            areas.top.bottom + gap,
            areas.size[0] - 2 * gap,
            areas.bottom.top - areas.top.bottom - 2 * gap,
        )
        answers = tuple(rect for one in asked for rect in self._card(one, layout.widgets, areas))
        return Found(bounds, areas.panel, tuple(named), answers, tuple(self._obstacles(layout, areas)))

    def _obstacles(self, layout: LayoutPass, areas: TableAreas) -> Iterator[Obstacle]:
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
            yield Obstacle(widget.visible, NEEDED if live else weights.get(widget.region, SPARE))
        slots, view = self._controller.layout.slots, self._controller.playback.shown
        for place in range(len(view.trick.cards)):
            seat = (view.trick.leader + place) % len(view.sides)
            yield Obstacle(areas.rect(extent(slots.trick[seat])), NEEDED)
        for zone in self._controller.layout.heaps:
            yield Obstacle(areas.rect(zone), USEFUL)
        for plate in slots.plates:
            yield Obstacle(areas.rect(plate), USEFUL)

    def shown_at(self, name: str, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        """Find what a name points at; nothing when it is not there."""
        kind, _, rest = name.partition(" ")
        match kind:
            case "hand":
                return _whole([each.rect for each in widgets if each.region == "hand"])
            case "card":
                return self._card_named(rest, widgets, areas)
            case "trick":
                return [rect for one in self._on_table() for rect in self._card(one, widgets, areas)]
            case "seat":
                return [areas.rect(self._controller.layout.slots.plates[int(rest)])]
            case "turn_up":
                return self._heap((SHOWN, TABLE), areas)
            case "heap":
                heap, _, seat = rest.partition(" ")
                return self._heap((heap, int(seat) if seat else TABLE), areas)
            case "panel":
                return [areas.panel]
            case _:
                return _whole([each.rect for each in widgets if _keyed(each.leaf, (name, f"say:{rest}"))])

    def _on_table(self) -> Sequence[Card]:
        """List the cards of the trick that lies there, a finished one too."""
        shown = self._controller.playback.shown
        resting = self._controller.playback.animator.waiting and shown.tricks
        return shown.trick.cards or (shown.tricks[-1].cards if resting else ())

    def _card_named(self, face: str, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        try:
            one = self._controller.session.match.rules.spec.pack.parse(face)
        except BadNotation:
            return []
        return self._card(one, widgets, areas)

    def _card(self, one: Card, widgets: Sequence[PlacedWidget], areas: TableAreas) -> list[pygame.Rect]:
        """Find a card in my hand or on the table."""
        held = [each.rect for each in widgets if _keyed(each.leaf, (f"card:{one}",))]
        pose = self._controller.playback.animator.poses.get(card(one))
        return held or ([areas.rect(extent(pose))] if pose is not None else [])

    def _heap(self, heap: tuple[str, int], areas: TableAreas) -> list[pygame.Rect]:
        keys, poses = self._controller.heaps().get(heap, ()), self._controller.playback.animator.poses
        zones = [extent(poses[key]) for key in keys if key in poses]
        return [areas.rect(around(zones))] if zones else []

    # ------------------------------------------------------------------ the ways

    def update(self) -> Switch:
        """Take in what has happened at the table."""
        if self.tutor.look():
            self._changed()
        if self.tutor.over and self._controller.playback.animator.idle:
            return self._routes.done()
        return None

    def aim(self) -> str:
        """Say where the focus waits; empty where the table decides."""
        if self.tutor.failed:
            return "lesson:again"
        if self.tutor.ready or self._controller.playback.animator.waiting:
            return "lesson:next"
        if self.tutor.wanted is not None:
            among = cards_asked(self.tutor.script, self.tutor.step)
            return f"answer:{among[0]}" if among else f"card:{self._controller.hand.cards[0]}"
        return "answer:0" if self.tutor.answers else ""

    def go_on(self) -> Switch:
        """Go on to the next step, or end the lesson, once what the last trick paid has been seen."""
        resting = self._controller.playback.animator.waiting
        self._controller.playback.skip()  # a finished trick has been lying for the text to be read
        if self.tutor.last and self.tutor.ready and not resting:
            return self._routes.done()
        self.tutor.go_on()
        return self._changed()

    def back(self) -> Switch:
        """Go back to the step before, the table as it stood then."""
        return Replace(self._routes.at(max(0, self.tutor.step - 1)))

    def _again(self) -> Switch:
        return Replace(self._routes.at(self.tutor.step))

    def _skip(self) -> Switch:
        if self.tutor.last:
            return self._routes.done()
        return Replace(self._routes.at(self.tutor.step + 1))

    def leave(self) -> Switch:
        """Leave the lesson; it goes on here another time."""
        return self._routes.leave()

    def _changed(self) -> Switch:
        self._controller.look_again()
        return None


def _keyed(leaf: object, keys: Sequence[str]) -> bool:
    return getattr(leaf, "key", "") in keys


def _whole(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    return [rects[0].unionall(list(rects[1:]))] if rects else []
