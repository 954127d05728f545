"""What may be said at this moment, as buttons above the hand; numbers have a stepper, an exchange shows its count."""

from itertools import product
from typing import assert_never

import pygame

from game.play.choices import reached
from game.play.playback import Between, Over, Resting
from game.stage.pose import Zone
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block
from game.ui.layout import Row, Wrap
from game.ui.table.areas import TableAreas
from game.ui.table.label_placement import Obstacle, best, hidden
from game.ui.table.view_model import (
    BotThinking,
    Busy,
    MyMove,
    PlacedBlock,
    TableActions,
    TableLinks,
    TableViewModel,
)
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.picker import Stepper

SHARES = (0.65, 1.0, 0.55, 0.45)
"""Of the width of the felt: how wide the buttons may spread, as is best for what lies there."""
GAPS = (18, 8)
FALLS = (0, 12, 24, 36)
HAND, PLATE = 8.0, 1.5
"""How bad it is to cover my cards or a plate, beside a heap."""


def _above(strip: Wrap, look: ResolvedTheme, room: pygame.Rect, most: float) -> pygame.Rect:
    """Set the buttons in the middle of their room, or with their last row at its foot where it is too low."""
    width = max(strip.width(look), min(Row(strip.parts, strip.gap).width(look), round(most)))
    tall = strip.height(look, width)
    rect = pygame.Rect(room.centerx - width // 2, room.centery - tall // 2, width, tall)
    if tall > room.height:
        rect.bottom = room.bottom
    return rect


def _kept(model: TableViewModel, areas: TableAreas) -> list[Obstacle]:
    """List what the buttons had better leave free: my hand before all, then the plates, then what lies there."""
    return [
        *(Obstacle(areas.rect(Zone(*strip)), HAND) for strip in model.lying.strips.values()),
        *(Obstacle(areas.rect(plate), PLATE) for plate in model.lying.slots.plates),
        *(Obstacle(areas.rect(spot)) for spot in model.lying.slots.captions.values()),
        *(Obstacle(areas.rect(zone)) for zone in model.lying.heaps),
    ]


class WordStrip:
    """Lays the buttons out."""

    def __init__(self, captions: Captions, actions: TableActions, links: TableLinks) -> None:
        """Label them with these captions."""
        self._captions = captions
        self._actions = actions
        self._links = links

    def items(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Set the buttons above the hand."""
        parts = self._buttons(model)
        if not parts:
            return []
        bounds = areas.cloth.inflate(-2 * look.px(14), 0)
        shifts = [0, *(step * sign * look.px(30) for step in range(1, 12) for sign in (1, -1))]
        links = [(Wrap(parts, gap), share) for gap, share in product(GAPS, SHARES)]
        rects = [
            _above(strip, look, areas.rect(model.lying.slots.words), share * bounds.width)
            for strip, share in links
        ]
        falls = [look.px(down) for down in FALLS]
        places = [
            [rect.move(shift, down).clamp(bounds) for down, shift in product(falls, shifts)] for rect in rects
        ]
        kept = _kept(model, areas)
        strip, place = min(
            ((way[0], best(each, kept)) for way, each in zip(links, places, strict=True)),
            key=lambda found: hidden(found[1], kept),
        )
        return [PlacedBlock(strip, place, "words")]

    def _buttons(self, model: TableViewModel) -> list[Block]:
        captions = self._captions
        match model.phase:
            case Over():
                return [Button("leave", captions.table("leave"), self._links.leave, Tone.PRIMARY)]
            case Between():
                return [Button("next", captions.table("next_deal"), self._actions.next_deal, Tone.PRIMARY)]
            case MyMove():
                return self._mine(model.phase)
            case Busy() | Resting() | BotThinking():
                return []
            case _:
                assert_never(model.phase)

    def _mine(self, mine: MyMove) -> list[Block]:
        captions, found = self._captions, list[Block]()
        if mine.choices.exchanging:
            found.append(self._exchange(mine))
        elif len(mine.chosen) == 1 and mine.choices.plays >> mine.chosen[0] & 1:
            found.append(Button("confirm", captions.table("play"), self._actions.confirm, Tone.PRIMARY))
        for word in mine.choices.words:
            if word.word != captions.roles.finish or not mine.choices.exchanging:
                found += self._word(mine, word.word, word.numbers, first=not found)
        if not mine.packets:
            found += [self._packet(number) for number in mine.choices.packets]
        if mine.sure:
            tip = captions.table("claim.hint")
            found.append(Button("claim", captions.table("claim.button"), self._links.claim, tip=tip))
        return found

    def _exchange(self, mine: MyMove) -> Block:
        finish = self._captions.roles.finish
        word = self._captions.word(finish) if finish else self._captions.own("exchange")
        label = self._captions.table("exchange", word=word, number=len(mine.chosen))
        return Button("confirm", label, self._actions.confirm, Tone.PRIMARY, live=mine.may_finish)

    def _word(self, mine: MyMove, word: str, numbers: tuple[int, ...], first: bool) -> list[Block]:
        tone = (
            Tone.DANGER if word == self._captions.roles.surrender else Tone.PRIMARY if first else Tone.PLAIN
        )
        at = mine.numbers.get(word, numbers[0]) if numbers else None
        label, tip = self._captions.word(word, at), self._captions.own(f"word_hint.{word}")
        if word in mine.offers:
            label = self._captions.table("offer", word=label, price=self._captions.note(mine.offers[word]))
        button = Button(f"say:{word}", label, lambda: self._actions.say(word), tone, tip=tip)
        if at is None or len(numbers) < 2:
            return [button]
        name = self._captions.table("number_of", word=self._captions.word(word))
        choose = self._actions.number
        step = Stepper(
            f"number:{word}",
            name,
            at,
            numbers[0],
            numbers[-1],
            lambda to: choose(word, reached(numbers, at, to)),
            upright=True,
        )
        return [Row((step, button), gap=6)]

    def _packet(self, number: int) -> Block:
        return Button(
            f"take:{number}",
            self._captions.table("take", number=number + 1),
            lambda: self._actions.take(number),
        )
