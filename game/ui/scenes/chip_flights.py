"""Chips handed over while a deal's lines are told: they fly from whoever pays to whoever is paid, and lie nowhere."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import pi, sin
from typing import TypeAlias

import pygame

from game.core.cards import TABLE, Seat
from game.core.record import record
from game.stage.motion import ease_out
from game.stage.score_entries import ScoreEntry
from game.ui.blocks import Block, UiContext
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas, LayoutPass, PlacedWidget, Placement, Wrapping
from game.ui.scenes.holdings import ChipStack
from game.ui.shell.node import Node
from game.ui.table.painter import stack

BEGIN, PACE, WHOLE = 0.3, 0.35, 3.0
"""Seconds before the first line is told, from one line to the next, and for all lines at most."""
SPAN, STAGGER = 0.3, 0.04
"""Seconds a chip flies, and from one chip to the next."""
MOST = 8
"""Chips that fly for one line; the number beside them tells the rest."""
CHIP = 40
"""Design units of a flying chip's width."""
ARC = 44
"""Design units by which its way bends upwards."""

ChipSpot: TypeAlias = str


def held_by(seat: Seat) -> ChipSpot:
    """Name the place where a seat's holding is shown."""
    return f"held/{seat}"


def line_of(place: int) -> ChipSpot:
    """Name the place of a line of the score, which stands for the pool."""
    return f"line/{place}"


@record
class NamedPlace(Wrapping):
    """A part whose place can be found again by its name."""

    spot: ChipSpot
    part: Block

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(Peg(self.spot), rect)
        self.part.place(look, rect, layout)


@record
class Peg:
    """What marks a place; nothing is seen of it."""

    spot: ChipSpot

    def draw(self, canvas: Canvas) -> None:
        return

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


@record
class Flight:
    """One chip on its way."""

    chip: str  # its look
    source: ChipSpot
    target: ChipSpot
    start: float  # seconds after the screen opened


def flights(
    entries: Sequence[ScoreEntry], looks: Mapping[str, str], keeper: Mapping[Seat, Seat]
) -> tuple[Flight, ...]:
    """Plan which chips fly, line by line; looks names the chip of a unit, keeper who keeps a seat's holding."""
    pace = min(PACE, WHOLE / max(1, len(entries)))
    found = []
    for place, entry in enumerate(entries):
        award = entry.award
        chip = looks.get(award.unit)
        if chip is None or award.to == award.giver:
            continue
        source = line_of(place) if award.giver == TABLE else held_by(keeper[award.giver])
        target = line_of(place) if award.to == TABLE else held_by(keeper[award.to])
        first = BEGIN + place * pace
        found += [
            Flight(chip, source, target, first + STAGGER * number)
            for number in range(min(MOST, award.amount))
        ]
    return tuple(found)


class ChipFlights:
    """The chips of one deal in the air."""

    def __init__(self, context: UiContext, plan: Sequence[Flight], digits: Mapping[str, str]) -> None:
        """Begin with the first line; digits are printed on chips, by the chip's look."""
        self._context = context
        self._plan = plan
        self._digits = digits
        self._age = 0.0
        self._end = max((flight.start + SPAN for flight in plan), default=0.0)

    @property
    def moving(self) -> bool:
        """Whether chips are still to fly."""
        return self._age < self._end and not self._context.still

    def complete(self) -> None:
        """Let every chip have arrived."""
        self._age = self._end

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        tempo = self._context.settings.speed
        self._age = self._age + dt * tempo if tempo else self._end

    def draw(self, canvas: pygame.Surface, widgets: Sequence[PlacedWidget]) -> None:
        """Draw the chips that are in the air, between the places on the screen that can be seen."""
        places = {widget.leaf.spot: widget.visible for widget in widgets if isinstance(widget.leaf, Peg)}
        stacks = [
            (widget.leaf.chip, widget.visible) for widget in widgets if isinstance(widget.leaf, ChipStack)
        ]
        for flight in self._plan:
            share = (self._age - flight.start) / SPAN
            start, goal = places.get(flight.source), places.get(flight.target)
            if 0 <= share < 1 and start and goal:
                ends = (_among(start, flight.chip, stacks), _among(goal, flight.chip, stacks))
                self._chip(canvas, flight.chip, *ends, ease_out(share))

    def _chip(
        self, canvas: pygame.Surface, chip: str, start: tuple[int, int], goal: tuple[int, int], share: float
    ) -> None:
        look = self._context.look
        x = start[0] + (goal[0] - start[0]) * share
        y = start[1] + (goal[1] - start[1]) * share - look.px(ARC) * sin(pi * share)
        drawn = stack(chip, 1, max(20, look.px(CHIP)), self._digits.get(chip, ""))
        put(canvas, drawn, drawn.get_rect(center=(round(x), round(y))).topleft)


def _among(place: pygame.Rect, chip: str, stacks: Sequence[tuple[str, pygame.Rect]]) -> tuple[int, int]:
    """Give the middle of the stack of this chip in a place; of any stack, or of the place, where there is none."""
    here = [(look, rect) for look, rect in stacks if place.contains(rect)]
    alike = [rect for look, rect in here if look == chip]
    return (alike or [rect for _, rect in here] or [place])[0].center


def looks_of(units: Sequence[str], chips: Sequence[str], drawn: Callable[[str], bool]) -> Mapping[str, str]:
    """Say which chip stands for a unit: the one of its name, else the game's least; none where it has no chips."""
    return {unit: unit if drawn(unit) else chips[-1] for unit in units if drawn(unit) or chips}
