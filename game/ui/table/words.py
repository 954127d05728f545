"""What may be said at this moment, as buttons above the hand; numbers have a stepper, an exchange shows its count."""

from itertools import product

import pygame

from game.stage.pose import Zone
from game.ui.block import Block
from game.ui.layout import Row, Wrap
from game.ui.look import Look
from game.ui.table.captions import Captions
from game.ui.table.choices import DONE, reached
from game.ui.table.ground import Ground
from game.ui.table.moment import Deeds, Item, Moment, Ways
from game.ui.table.spare import Kept, best, hidden
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.picker import Stepper

SHARES = (0.65, 1.0, 0.55, 0.45)
"""Of the width of the felt: how wide the buttons may spread, as is best for what lies there."""
GAPS = (18, 8)
FALLS = (0, 12, 24, 36)
HAND, PLATE = 8.0, 1.5
"""How bad it is to cover my cards or a plate, beside a heap."""
GIVING_UP = frozenset(("concede",))
"""Words that throw something away; their buttons look like it."""


def _above(strip: Wrap, look: Look, room: pygame.Rect, most: float) -> pygame.Rect:
    """Set the buttons in the middle of their room, or with their last row at its foot where it is too low."""
    width = max(strip.width(look), min(Row(strip.parts, strip.gap).width(look), round(most)))
    tall = strip.height(look, width)
    rect = pygame.Rect(room.centerx - width // 2, room.centery - tall // 2, width, tall)
    if tall > room.height:
        rect.bottom = room.bottom
    return rect


def _kept(moment: Moment, ground: Ground) -> list[Kept]:
    """List what the buttons had better leave free: my hand before all, then the plates, then what lies there."""
    return [
        *(Kept(ground.rect(Zone(*strip)), HAND) for strip in moment.strips.values()),
        *(Kept(ground.rect(plate), PLATE) for plate in moment.slots.plates),
        *(Kept(ground.rect(spot)) for spot in moment.slots.captions.values()),
        *(Kept(ground.rect(zone)) for zone in moment.heaps),
    ]


class WordStrip:
    """Lays the buttons out."""

    def __init__(self, captions: Captions, deeds: Deeds, ways: Ways) -> None:
        """Label them with these captions."""
        self._captions = captions
        self._deeds = deeds
        self._ways = ways

    def items(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Set the buttons above the hand."""
        parts = self._buttons(moment)
        if not parts:
            return []
        bounds = ground.cloth.inflate(-2 * look.px(14), 0)
        shifts = [0, *(step * sign * look.px(30) for step in range(1, 12) for sign in (1, -1))]
        ways = [(Wrap(parts, gap), share) for gap, share in product(GAPS, SHARES)]
        rects = [
            _above(strip, look, ground.rect(moment.slots.words), share * bounds.width)
            for strip, share in ways
        ]
        falls = [look.px(down) for down in FALLS]
        places = [
            [rect.move(shift, down).clamp(bounds) for down, shift in product(falls, shifts)] for rect in rects
        ]
        kept = _kept(moment, ground)
        strip, place = min(
            ((way[0], best(each, kept)) for way, each in zip(ways, places, strict=True)),
            key=lambda found: hidden(found[1], kept),
        )
        return [Item(strip, place, "words")]

    def _buttons(self, moment: Moment) -> list[Block]:
        captions, deeds = self._captions, self._deeds
        if moment.over:
            return [Button("leave", captions.table("leave"), self._ways.leave, Tone.PRIMARY)]
        if moment.between:
            return [Button("next", captions.table("next_deal"), deeds.next_deal, Tone.PRIMARY)]
        if not moment.ready:
            return []
        found: list[Block] = []
        if moment.choices.exchanging:
            found.append(self._exchange(moment))
        elif len(moment.chosen) == 1 and moment.choices.plays >> moment.chosen[0] & 1:
            found.append(Button("confirm", captions.table("play"), deeds.confirm, Tone.PRIMARY))
        for word in moment.choices.words:
            if word.word != DONE or not moment.choices.exchanging:
                found += self._word(moment, word.word, word.numbers, first=not found)
        if not moment.packets:
            found += [self._packet(number) for number in moment.choices.packets]
        if moment.sure:
            tip = captions.table("claim.hint")
            found.append(Button("claim", captions.table("claim.button"), self._ways.claim, tip=tip))
        return found

    def _exchange(self, moment: Moment) -> Block:
        label = self._captions.table("exchange", word=self._captions.word(DONE), number=len(moment.chosen))
        return Button("confirm", label, self._deeds.confirm, Tone.PRIMARY, live=moment.may_finish)

    def _word(self, moment: Moment, word: str, numbers: tuple[int, ...], first: bool) -> list[Block]:
        tone = Tone.DANGER if word in GIVING_UP else Tone.PRIMARY if first else Tone.PLAIN
        at = moment.numbers.get(word, numbers[0]) if numbers else None
        label, tip = self._captions.word(word, at), self._captions.own(f"word_hint.{word}")
        if word in moment.offers:
            label = self._captions.table("offer", word=label, price=self._captions.note(moment.offers[word]))
        button = Button(f"say:{word}", label, lambda: self._deeds.say(word), tone, tip=tip)
        if at is None or len(numbers) < 2:
            return [button]
        name = self._captions.table("number_of", word=self._captions.word(word))
        choose = self._deeds.number
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
            lambda: self._deeds.take(number),
        )
