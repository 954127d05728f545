"""What may be said at this moment, as buttons above the hand, each with what it means; numbers have a stepper."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from itertools import product
from typing import assert_never

import pygame

from game.core.record import field, record
from game.play.choices import WordChoice, reached
from game.play.phases import Between, Over, Resting, Thinking
from game.play.table.inputs import AskToClaim, Confirm, Leave, NextDeal, SayWord, SetNumber, TakePacket
from game.stage.arrange import Item, Obstacle, Wish, arrange, between
from game.stage.pose import CARD_HEIGHT
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, Canvas, Filling, Placement
from game.ui.kit.screen import Screen
from game.ui.kit.scroll import Scroll
from game.ui.layout import Balanced, Column, Region, Row
from game.ui.shell.node import Node, pixels, zone_of
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import CAPTION, Send, Sends, deep, shortened, text_node, write
from game.ui.table.panel import PanelPlate
from game.ui.table.placement import obstacles
from game.ui.table.places import CHOSEN
from game.ui.table.view_model import Busy, MyMove, PlacedBlock, TableViewModel
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.picker import Stepper
from game.ui.widgets.text import Align


@record
class MeaningLine(Filling):
    """Tells what the button means that is pointed at or, where keys are used, has the focus."""

    meanings: Mapping[str, str]  # by the key of the button
    screen: Screen = field(compare=False)  # knows which that is

    @property
    def animated(self) -> bool:
        """It changes with the pointer, which has no part in how the table is laid out."""
        return True

    def width(self, look: ResolvedTheme) -> int:
        widest = max((look.measure(text, CAPTION) for text in self.meanings.values()), default=0)
        return widest + 2 * look.px(10)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.leading(CAPTION) + look.px(4)

    def _shown(self, look: ResolvedTheme, rect: pygame.Rect) -> str:
        return shortened(
            look, self.meanings.get(self.screen.pointed, ""), CAPTION, rect.width - 2 * look.px(10)
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the words on a plate of their own, so that they can be read on the felt."""
        look, rect = canvas.look, canvas.rect
        shown = self._shown(look, rect)
        if not shown:
            return
        plate = pygame.Rect(0, 0, look.measure(shown, CAPTION) + 2 * look.px(10), rect.height)
        plate.center = rect.center
        canvas.put(look.paint.shade(plate.size, plate.height // 2, deep(look), 190), plate.topleft)
        write(canvas, shown, CAPTION, look.palette.cream, plate.center, "center")

    def nodes(self, at: Placement) -> Iterable[Node]:
        shown = self._shown(at.look, at.rect)
        if shown:
            yield text_node(at.look, self.meanings[self.screen.pointed], shown, CAPTION, at.rect)


SHARES = (0.65, 1.0, 0.55, 0.45)
"""Of the width of the felt: how wide the buttons may spread, as is best for what lies there."""
GAPS = (18, 8)
APART = 28
"""Design units that are kept free around buttons where there is room."""
ASIDE, FALL, RISE = 330, 36, 96
"""Design units by which buttons may be moved to either side and down, and up where each row is set for itself."""
ROWS = 3
"""More rows of buttons than these are set only where there is no better way."""
MANY, SHOWN = 4, 2
"""So many buttons may become a list, if at least so many of them can be seen at a time."""
LIST = 60
"""Design units the frame and the bar of such a list take from its width."""
BROKEN = 150
"""Design units at which what a word means is broken into lines, where it has no room on one."""


class MeaningPlace(Enum):
    """Where the buttons tell what they mean, from the best place to the last resort."""

    ON_ONE_LINE = "on one line"
    BROKEN = "broken"
    ABOVE = "above"


@record
class Way:
    """A way to set the buttons, and where they lie best."""

    strip: Balanced
    told: MeaningPlace
    rect: pygame.Rect
    lines: tuple[int, ...]  # the buttons of each row

    @property
    def order(self) -> tuple[bool | int, ...]:
        """Order ways, the best first: few rows, no long column, and no button alone beside a longer row.

        One row with what words mean in two lines is better than two rows with it in one.
        """
        rows, count = len(self.lines), sum(self.lines)
        crowded, alone = rows > ROWS or 2 < rows == count, rows < count and min(self.lines) == 1
        return crowded, self.told is MeaningPlace.ABOVE, rows > 1, list(MeaningPlace).index(self.told), alone


def _above(strip: Balanced, look: ResolvedTheme, room: pygame.Rect, most: float, floor: int) -> pygame.Rect:
    """Set the buttons in the middle of their room, or with their last row at its foot where it is too low.

    Their foot never lies below the floor.
    """
    width = max(strip.width(look), min(strip.longest(look), round(most)))
    tall = strip.height(look, width)
    rect = pygame.Rect(room.centerx - width // 2, room.centery - tall // 2, width, tall)
    if tall > room.height:
        rect.bottom = room.bottom
    rect.bottom = min(rect.bottom, floor)
    return rect


def _raises(model: TableViewModel) -> bool:
    """Tell whether cards are chosen, which raises them beneath the buttons."""
    mine = model.phase
    choosing = isinstance(mine, MyMove) and bool(mine.choices.exchanging or mine.chosen)
    return choosing and bool(model.lying.strips)


def _floor(look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> int:
    """Give how far down the buttons may reach."""
    room = areas.rect(model.lying.slots.words)
    if not _raises(model):
        return room.bottom
    raised = CHOSEN * CARD_HEIGHT * areas.viewport.card_size
    top = min(strip[1] for strip in model.lying.strips.values()) - raised
    return min(room.bottom, areas.point(0, top)[1] - look.px(4))


class WordStrip:
    """Lays the buttons out."""

    def __init__(self, captions: Captions, send: Send, screen: Screen) -> None:
        """Label them with these captions; the screen knows what is pointed at."""
        self._captions = captions
        self._send = send
        self._screen = screen

    def items(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, lying: Sequence[pygame.Rect]
    ) -> list[PlacedBlock]:
        """Set the buttons above the hand; they tell what they mean where that hides no more than if they don't.

        What lies there besides heaps and plates, such as captions, is handed in.
        """
        if not self._buttons(model, MeaningPlace.ABOVE):
            return []
        meanings = self._meanings(model)
        kept, apart = (
            obstacles(model, areas, written=lying, trick=False, gap=gap) for gap in (0, look.px(APART))
        )
        ways = self._ways(look, model, areas, list(MeaningPlace) if meanings else [MeaningPlace.ABOVE])
        felt, aside = areas.cloth.inflate(-2 * look.px(14), 0), look.px(ASIDE)
        wishes, fall = list[Wish](), 0 if _raises(model) else look.px(FALL)
        for way in ways:
            near = way.rect.inflate(2 * aside, 0)
            near.height += fall
            wishes.append(Wish(zone_of(way.rect), zone_of(near.clip(felt))))
        for way in [each for each in ways if each.told is MeaningPlace.ABOVE]:
            high = way.rect.inflate(2 * aside, 0)
            high.top, high.height = high.top - look.px(RISE), high.height + look.px(RISE)
            rows = tuple(map(zone_of, way.strip.rows(look, way.rect)))
            wishes.append(Wish(zone_of(way.rect), zone_of(high.clip(felt)), rows))
            ways.append(way)
        (place,), (roomy,) = arrange([Item(wishes)], kept), arrange([Item(wishes, never=0)], apart)
        if place and roomy and ways[roomy.wish].order[:3] == ways[place.wish].order[:3]:
            place = roomy
        if place is None or place.covered:
            listed = self._listed(look, model, areas, kept)
            if listed is not None:
                return [listed]
        way = ways[place.wish if place else -1]
        rect = pixels(place.zone) if place else way.rect.clamp(felt)
        line = (
            [self._line(look, areas, meanings, rect)] if way.told is MeaningPlace.ABOVE and meanings else []
        )
        return [PlacedBlock(way.strip, rect, "words"), *line]

    def _ways(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, told: Sequence[MeaningPlace]
    ) -> list[Way]:
        """List the ways to set the buttons, the best first."""
        room, floor = areas.rect(model.lying.slots.words), _floor(look, model, areas)
        found, wide = list[Way](), areas.cloth.width - 2 * look.px(14)
        priced = isinstance(model.phase, MyMove) and bool(model.phase.offers)
        buttons = {each: self._buttons(model, each) for each in told}
        for alike, each, gap, share in product((True, False) if priced else (False,), told, GAPS, SHARES):
            strip = Balanced(buttons[each], gap, alike)
            rect = _above(strip, look, room, share * wide, floor)
            lines = tuple(map(len, strip.lines(look, rect.width)))
            found.append(Way(strip, each, rect, lines))
        return sorted(found, key=lambda way: way.order)

    def _listed(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, kept: Sequence[Obstacle]
    ) -> PlacedBlock | None:
        """Set many buttons as a list that scrolls, between plates and hand, where rows of them would hide something."""
        floor, gap = areas.rect(model.lying.slots.words).bottom, look.px(8)
        others = [areas.rect(plate).bottom for plate in model.lying.slots.plates]
        top = max((each for each in others if each < floor), default=areas.cloth.top) + gap
        room = pygame.Rect(areas.cloth.left, top, areas.cloth.width, floor - top)
        room = pixels(between(zone_of(room), [each.zone for each in kept])).inflate(-2 * gap, 0)
        for told in (MeaningPlace.BROKEN, MeaningPlace.ABOVE):
            parts = self._buttons(model, told)
            wide = max(part.width(look) for part in parts) + look.px(LIST)
            seen = SHOWN * max(part.height(look, wide) for part in parts) + look.px(LIST)
            if len(parts) >= MANY and seen <= room.height and wide <= room.width:
                listed = PanelPlate(Region("words", Scroll("words", Column(parts, gap=8))))
                rect = pygame.Rect(0, 0, wide, min(room.height, listed.height(look, wide)))
                rect.midbottom = room.midbottom
                return PlacedBlock(listed, rect, "words")
        return None

    def _line(
        self, look: ResolvedTheme, areas: TableAreas, meanings: Mapping[str, str], strip: pygame.Rect
    ) -> PlacedBlock:
        """Set the line that tells what is pointed at above the buttons; it lies over what is there."""
        line = MeaningLine(meanings, self._screen)
        rect = pygame.Rect(0, 0, min(line.width(look), areas.cloth.width), line.height(look, 0))
        rect.midbottom = (strip.centerx, strip.top - look.px(6))
        return PlacedBlock(line, rect.clamp(areas.cloth))

    def _buttons(self, model: TableViewModel, told: MeaningPlace) -> list[Block]:
        captions = self._captions
        match model.phase:
            case Over():
                return [Button("leave", captions.table("leave"), Sends(self._send, Leave()), Tone.PRIMARY)]
            case Between():
                return [
                    Button("next", captions.table("next_deal"), Sends(self._send, NextDeal()), Tone.PRIMARY)
                ]
            case MyMove():
                return self._mine(model, model.phase, told)
            case Busy() | Resting() | Thinking():
                return []
            case _:
                assert_never(model.phase)

    def _mine(self, model: TableViewModel, mine: MyMove, told: MeaningPlace) -> list[Block]:
        captions, found = self._captions, list[Block]()
        if mine.choices.exchanging:
            found.append(self._exchange(model, mine))
        elif len(mine.chosen) == 1 and mine.choices.plays >> mine.chosen[0] & 1:
            tone = Tone.PLAIN if mine.choices.words else Tone.PRIMARY
            play = captions.table("play")
            found.append(Button("confirm", play, Sends(self._send, Confirm()), tone, kept_to=True))
        for word in mine.choices.words:
            if word.word != captions.roles.finish or not mine.choices.exchanging:
                note = self._meaning(mine, word) if told is not MeaningPlace.ABOVE else ""
                found += self._word(model, mine, word, note, BROKEN if told is MeaningPlace.BROKEN else 0)
        if not mine.packets:
            found += [self._packet(mine, number) for number in mine.choices.packets]
        if mine.sure:
            tip = captions.table("claim.hint")
            found.append(
                Button(
                    "claim",
                    captions.table("claim.button"),
                    Sends(self._send, AskToClaim()),
                    tip=tip,
                    kept_to=True,
                )
            )
        return found

    def _exchange(self, model: TableViewModel, mine: MyMove) -> Block:
        word = self._captions.exchange(model.view.public.phase)
        label = self._captions.table("exchange", word=word, number=len(mine.chosen))
        confirm = Sends(self._send, Confirm())
        return Button("confirm", label, confirm, Tone.PRIMARY, live=mine.may_finish, kept_to=True)

    def _meanings(self, model: TableViewModel) -> Mapping[str, str]:
        """Tell what the words mean, by the keys of their buttons."""
        mine, found = model.phase, dict[str, str]()
        for word in mine.choices.words if isinstance(mine, MyMove) else ():
            if isinstance(mine, MyMove) and (meaning := self._meaning(mine, word)):
                found |= {f"say:{word.word}": meaning, f"number:{word.word}": meaning}
        return found

    def _meaning(self, mine: MyMove, word: WordChoice) -> str:
        return self._captions.meaning(word.word, mine.occasions, _number(mine, word))

    def _word(
        self, model: TableViewModel, mine: MyMove, choice: WordChoice, note: str, broken: float
    ) -> list[Block]:
        word, numbers, at = choice.word, choice.numbers, _number(mine, choice)
        phase = model.view.public.phase
        only = Tone.PRIMARY if mine.choices.single else Tone.PLAIN
        tone = Tone.DANGER if word == self._captions.roles.surrender else only
        label, tip = self._captions.word(word, phase, at), self._captions.word_hint(word, mine.occasions)
        price = self._captions.note(mine.offers[word]) if word in mine.offers else ""
        name = self._captions.table("offer", word=label, price=price) if price else ""
        say = Sends(self._send, SayWord(word))
        key = f"say:{word}"
        advised = key == mine.advised
        means = self._captions.explained(label, tip, note)
        tip = " ".join(part for part in (tip, means) if part)
        marked = tuple((each.start, each.stop) for each in self._captions.glossary.mentions(label))
        button = Button(
            key,
            label,
            say,
            tone,
            note=note,
            note_wide=broken,
            tip=tip,
            advised=advised,
            marked=marked,
            kept_to=True,
            price=price,
            name=name,
            side=Align.LEFT if mine.offers else Align.CENTRE,
        )
        if at is None or len(numbers) < 2:
            return [button]
        named = self._captions.table("number_of", word=self._captions.word(word, phase))
        step = Stepper(
            f"number:{word}",
            named,
            at,
            numbers[0],
            numbers[-1],
            lambda to: self._send(SetNumber(word, reached(numbers, at, to))),
            upright=True,
            kept_to=True,
        )
        return [Row((step, button), gap=6)]

    def _packet(self, mine: MyMove, number: int) -> Block:
        key, label = f"take:{number}", self._captions.table("take", number=number + 1)
        tone = Tone.PRIMARY if mine.choices.single else Tone.PLAIN
        return Button(
            key, label, Sends(self._send, TakePacket(number)), tone, advised=key == mine.advised, kept_to=True
        )


def _number(mine: MyMove, word: WordChoice) -> int | None:
    """Give the number a word would be said with now."""
    return mine.numbers.get(word.word, word.numbers[0]) if word.numbers else None
