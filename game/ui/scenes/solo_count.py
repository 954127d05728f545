"""A hand played alone is counted out at length: the mark, trick after trick, slower near it, and what it came to.

That is how the result of such a deal opens; underneath lies all of it, and a press shows it at once.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import inf

import pygame

from game.core.record import record
from game.ui.blocks import TITLE, UiContext
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.paint import put, svg
from game.ui.draw.picture_transforms import faded
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Colour, Style, mix
from game.ui.kit.block import PlacedWidget
from game.ui.scenes.result_page import ToldDeal
from game.ui.widgets.panel import PanelSurface
from game.wording import Words

OPENS, COUNTS, TOLD, LEAVES = 0.2, 1.4, 0.55, 0.2
"""Seconds until the counting begins, in which all is counted, for which is told what it came to, and of the fade."""
NEAR, SLOW = 0.22, 3.2
"""Within this share of the whole before the mark, a trick takes up to so many times as long."""
AFTER = 0.35
"""How long one takes once it is decided, compared with others."""
BAR, CARD = 58, 150
LIGHT = 384  # red, green and blue together, of what takes ink
HEAD = Style("EBGaramond-SemiBold", 64, 26, 0.4, 1.1)
FIGURE = Style("Inter-SemiBold", 34, 17, 0.3, 1.1)
SIDES = 34


@record
class Count:
    """What is counted."""

    title: str
    verdict: str
    good: bool  # for the player
    made: bool
    got: tuple[int, ...]  # by those who played alone, before the first trick and after each
    cards: tuple[tuple[str, ...], ...]  # of each trick, in notation
    mine: tuple[bool, ...]  # it was taken by them
    need: int
    every: int
    label: str  # of the mark
    decided: int  # the trick that decided it, 1 for the first; 0 where none did


def solo(words: Words, told: ToldDeal) -> Count:
    """Take out of a finished deal what is counted of the hand that was played alone."""
    story, race, captions, players = told.story, told.story.race, told.captions, told.captions.players
    assert race is not None
    spell = told.spec.pack.spell
    tricks = [trick for trick in told.summary.tricks if trick.taker >= 0]
    won = [trick.taker in race.side for trick in tricks]
    got = [race.aside, *(count * mine for count, mine in zip(story.counts, won, strict=True))]
    name = players.together(race.side)
    mine = told.done.me in race.side
    made = story.got >= race.need
    what = captions.own("race.alone")
    head = (
        words.get("result.story.alone", what=what, need=race.need)
        if mine
        else words.get("result.story.alone_by", name=name, what=what, need=race.need)
    )
    short = words.get("result.story.alone_short", what=what, number=race.need - story.got)
    return Count(
        head,
        words.get("result.story.alone_made", what=what, got=story.got) if made else short,
        made == mine,
        made,
        tuple(accumulate(got)),
        tuple(tuple(map(spell, trick.cards)) for trick in tricks),
        tuple(won),
        race.need,
        race.every,
        words.get("result.story.mark", need=race.need),
        story.decided,
    )


def moments(count: Count) -> tuple[float, ...]:
    """Tell when each trick is counted: slower the nearer the mark is, until it is decided."""
    weights = list[float]()
    for number, got in enumerate(count.got[:-1], 1):
        missing = (count.need - got) / count.every
        near = max(0.0, 1 - max(0.0, missing) / NEAR)
        decided = count.decided and number > count.decided
        weights.append(AFTER if decided else 1 + (SLOW - 1) * near)
    whole, at, found = sum(weights) or 1.0, OPENS, list[float]()
    for weight in weights:
        at += COUNTS * weight / whole
        found.append(at)
    return tuple(found)


class SoloCount:
    """Counts a hand out over its result."""

    def __init__(self, context: UiContext, count: Count, cues: Sequence[str]) -> None:
        """Begin with an empty bar; cues are heard with the first tricks."""
        self._context = context
        self._count = count
        self._cues = cues
        self._moments = moments(count)
        self._age = 0.0
        self._shown = 0
        self._end = OPENS + COUNTS + TOLD + LEAVES
        self._empty = pygame.Surface((0, 0))
        self._row: tuple[int, pygame.Surface] | None = None  # the trick that is shown
        height = context.look.px(CARD)
        context.sprites.want((card for trick in count.cards for card in trick), height)

    @property
    def moving(self) -> bool:
        """Whether there is more to be seen of it."""
        return self._age < self._end and not self._context.still and bool(self._context.settings.speed)

    def complete(self) -> None:
        self._age = inf

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        if not self.moving:
            return
        self._age += dt * self._context.settings.speed
        due = sum(self._age >= each for each in self._moments)
        if due > self._shown:
            self._shown = due
            if due <= len(self._cues):
                self._context.cue(self._cues[due - 1])

    def _got(self) -> float:
        """Give what has been counted, which grows for a moment with each trick."""
        if not self._shown:
            return self._count.got[0]
        before, now = self._count.got[self._shown - 1], self._count.got[self._shown]
        return before + (now - before) * min(1.0, (self._age - self._moments[self._shown - 1]) / 0.09)

    @property
    def _decided(self) -> bool:
        """Whether it has been seen how it came out: where it was decided before the last trick, with that."""
        last = len(self._moments)
        return self._shown >= (self._count.decided or last) if self._count.made else self._shown >= last

    def draw(self, canvas: pygame.Surface, widgets: Sequence[PlacedWidget]) -> None:
        """Draw it over all that the sheet shows."""
        sheets = [widget.rect for widget in widgets if isinstance(widget.leaf, PanelSurface)]
        if not sheets:
            return
        look, sheet = self._context.paper, sheets[0].clip(canvas.get_rect())
        plate, leaves = self._plate(look, sheet.size), (self._end - self._age) / LEAVES
        if leaves > 0.5:
            put(canvas, plate, sheet.topleft)
            self._draw(canvas, look, sheet)
        if leaves < 1:  # first what was counted goes, then what lies on the sheet comes
            put(canvas, faded(plate, 2 * min(1 - leaves, leaves)), sheet.topleft)

    def _plate(self, look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        """Give an empty sheet, to lie over the one with everything on it."""
        if self._empty.get_size() != size:
            palette, self._empty = look.palette, pygame.Surface(size, pygame.SRCALPHA)
            tones = palette.panel_top, palette.panel_bottom, palette.panel_line
            put(self._empty, look.paint.plate(size, look.px(20), *tones, max(1.2, 1.5 * look.unit)), (0, 0))
        return self._empty

    def _draw(self, canvas: pygame.Surface, look: ResolvedTheme, sheet: pygame.Rect) -> None:
        count = self._count
        wide = min(sheet.width - 2 * look.px(70), look.px(860))
        bar = pygame.Rect(0, 0, wide, look.px(BAR))
        bar.center = sheet.centerx, sheet.centery + look.px(24)
        x = bar.x + round(count.need / count.every * bar.width)
        if self._decided:
            self._glow(canvas, look, (x, bar.centery), sheet)
        self._head(canvas, look, sheet, bar)
        self._bar(canvas, look, bar, x)
        self._trick(canvas, look, bar)

    def _head(
        self, canvas: pygame.Surface, look: ResolvedTheme, sheet: pygame.Rect, bar: pygame.Rect
    ) -> None:
        count, palette = self._count, look.palette
        text, colour = (count.title, palette.cream)
        if self._decided:
            text, colour = count.verdict, palette.good if count.good else palette.bad
        style = HEAD if look.measure(text, HEAD) <= sheet.width - 2 * look.px(SIDES) else TITLE
        drawn = look.line(text, style, colour)
        middle = (sheet.top + bar.top - look.px(70)) // 2
        put(
            canvas,
            drawn,
            drawn.get_rect(center=(sheet.centerx, max(middle, sheet.top + look.px(60)))).topleft,
        )

    def _bar(self, canvas: pygame.Surface, look: ResolvedTheme, bar: pygame.Rect, x: int) -> None:
        count, palette, got = self._count, look.palette, self._got()
        colour: Colour = mix(self._context.look.palette.gold, palette.gold, 0.3)
        if self._decided:
            colour = mix(palette.good if count.good else palette.bad, palette.well, 0.25)
        filled = max(bar.height * 0.9, got / count.every * bar.width) if got else 0.0
        put(canvas, look.paint.shade(bar.size, bar.height // 2, palette.well, 255), bar.topleft)
        if filled:
            size = round(filled), bar.height
            put(canvas, look.paint.shade(size, bar.height // 2, colour, 255), bar.topleft)
        point, thick = look.px(15), max(2, look.px(3))
        canvas.fill(palette.cream, (x - thick // 2, bar.y - look.px(4), thick, bar.height + look.px(8)))
        top = bar.y - look.px(4)
        pygame.draw.polygon(
            canvas, palette.cream, ((x - point * 0.7, top - point), (x + point * 0.7, top - point), (x, top))
        )
        mark = look.line(count.label, FIGURE, palette.cream)
        put(canvas, mark, mark.get_rect(midbottom=(x, top - point - look.px(2))).topleft)
        inside = filled > bar.height * 1.4
        ink = palette.ink if sum(colour) > LIGHT else palette.paper_top
        number = look.figures(str(round(got)), FIGURE, ink if inside else palette.cream)
        left = look.px(16) if inside else round(filled) + look.px(12)
        put(canvas, number, (bar.x + left, bar.centery - number.get_height() // 2))

    def _trick(self, canvas: pygame.Surface, look: ResolvedTheme, bar: pygame.Rect) -> None:
        """Lay the trick that is being counted below the bar."""
        if not self._shown:
            return
        number, tall = self._shown - 1, look.px(CARD)
        if self._row is None or self._row[0] != number:
            cards, step = self._count.cards[number], round(tall * SHAPE * 1.06)
            drawn = pygame.Surface((step * len(cards), tall), pygame.SRCALPHA)
            for place, card in enumerate(cards):
                put(drawn, look.card(card, tall), (place * step, 0))
            self._row = number, drawn if self._count.mine[number] else faded(drawn, 0.45)
        row = self._row[1]
        put(canvas, row, row.get_rect(midtop=(bar.centerx, bar.bottom + look.px(18))).topleft)

    def _glow(
        self, canvas: pygame.Surface, look: ResolvedTheme, at: tuple[int, int], sheet: pygame.Rect
    ) -> None:
        """Let the mark shine where it was passed by whom the player wished it."""
        if not self._count.good:
            return
        side = 2 * look.px(150)
        stops = ((0, 0.55), (0.4, 0.26), (1, 0.0))
        drawn = "".join(f'<stop offset="{o}" stop-color="#ffd98a" stop-opacity="{a}"/>' for o, a in stops)
        half = side / 2
        body = (
            f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" r="{half}">{drawn}'
            f'</radialGradient></defs><circle cx="{half}" cy="{half}" r="{half}" fill="url(#g)"/>'
        )
        glow = look.paint.vector(svg(body, side, side), (side, side))
        canvas.set_clip(sheet)
        put(canvas, glow, glow.get_rect(center=at).topleft)
        canvas.set_clip(None)
