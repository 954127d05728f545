"""What surrounds the cards, laid out for one moment of the table, from the felt up."""

from functools import partial

import pygame

from game.core.cards import Card, members
from game.ui.block import Block
from game.ui.house import House
from game.ui.look import Look
from game.ui.table.bars import Bars
from game.ui.table.captions import Captions
from game.ui.table.ground import Ground
from game.ui.table.labels import Labels
from game.ui.table.moment import Deeds, Item, Lone, Moment, Spread, Ways
from game.ui.table.packets import Packet, around
from game.ui.table.pieces import HandCard
from game.ui.table.remark import Remark, remark_height
from game.ui.table.words import WordStrip
from game.ui.widgets.button import Button


class Chrome:
    """Lays out the chrome of one match."""

    def __init__(self, house: House, captions: Captions, deeds: Deeds, ways: Ways) -> None:
        """Speak with these captions, do these deeds, lead these ways."""
        self._house = house
        self._captions = captions
        self._deeds = deeds
        self._ways = ways
        self._strip = WordStrip(captions, deeds, ways)
        self._bars = Bars(house, captions, deeds, ways)
        self._labels = Labels(house, captions, deeds)

    def block(self, moment: Moment, ground: Ground) -> Block:
        """Lay everything out."""
        look = self._house.look
        hand = self._hand(moment, ground)
        packets = self._packets(look, moment, ground)
        words = [*packets, *self._strip.items(look, moment, ground)]
        lying = self._labels.lying(look, moment, ground)
        shown, below = self._declared(look, moment, ground, words)
        first = [*hand, *words] if moment.choices.plays or moment.choices.lays else [*words, *hand]
        return Spread(
            [
                *self._bars.behind(ground),
                *(item for item in lying if item.rect.collidelist([each.rect for each in packets]) < 0),
                *first,
                *self._bars.items(look, moment, ground),
                *self._right(look, moment, ground, below),
                *shown,
                *self._labels.bubbles(look, moment, ground, words, shown),
            ]
        )

    def _packets(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Make controls of the packets that lie open to be chosen from."""
        captions, found = self._captions, []
        for number, each in enumerate(moment.packets):
            name = captions.table(
                "take_these", cards=", ".join(map(captions.spoken_card, members(each.cards)))
            )
            tip = captions.reason(each.refused) if each.refused else ""
            take, free = partial(self._deeds.take, number), each.refused is None
            packet = Packet(f"take:{number}", name, captions.table("take_open"), take, free, tip)
            found.append(Item(Lone(packet), around(look, ground.rect(each.zone)), "words"))
        return found

    def _hand(self, moment: Moment, ground: Ground) -> list[Item]:
        unit, found = ground.unit, []
        for card, (left, top, right, bottom) in moment.strips.items():
            rect = pygame.Rect(round(left * unit), round(top * unit), 0, 0)
            rect.width, rect.height = round(right * unit) - rect.x, round(bottom * unit) - rect.y
            rect.height = min(rect.height, ground.bottom.top - rect.y)
            state = self._state(moment, card)
            name = self._captions.spoken_card(card)
            one = HandCard(f"card:{card}", card, name, state, self._ways.play_key, self._deeds.lift)
            found.append(Item(Lone(one), rect, "hand"))
        return found

    def _state(self, moment: Moment, card: Card) -> tuple[str, ...]:
        open_cards = moment.choices.plays | moment.choices.lays
        legal = ("playable",) if open_cards >> card & 1 else ("not playable",) if open_cards else ()
        return (*legal, *(("selected",) if card in moment.chosen else ()))

    def _declared(
        self, look: Look, moment: Moment, ground: Ground, words: list[Item]
    ) -> tuple[list[Item], list[tuple[Block, int, str]]]:
        """Lay what was declared on the felt, or, where it would hide something there, below the score."""
        found = self._labels.declared(look, moment, ground, words)
        if found is None:
            return [], []
        showing, rect = found
        if rect is not None:
            return [Item(Lone(showing), rect, "declared")], []
        return [], [(Lone(showing), showing.size(look)[1], "declared")]

    def _right(
        self, look: Look, moment: Moment, ground: Ground, below: list[tuple[Block, int, str]]
    ) -> list[Item]:
        """Set the score panel, as high as it needs to be, and below it whatever else needs room."""
        room, panel, gap = ground.panel, ground.panel.copy(), look.px(12)
        below = [*below, *self._remark(look, moment, room.width)]
        taken = sum(tall + gap for _, tall, _ in below)
        panel.height = min(room.height - taken, moment.score.height(look, room.width))
        items, top = [Item(moment.score, panel, "score")], panel.bottom + gap
        for part, tall, region in below:
            items.append(Item(part, pygame.Rect(room.x, top, room.width, tall), region))
            top += tall + gap
        return items

    def _remark(self, look: Look, moment: Moment, width: int) -> list[tuple[Block, int, str]]:
        note = moment.note
        if note is None:
            return []
        tip = self._captions.table("to_rule" if note.rule else "dismiss", number=note.rule)
        told = self._captions.aloud(note.text)
        remark = Remark(
            "note", note.eyebrow, note.text, told, self._ways.press_note, live=True, tip=tip, lit=note.lit
        )
        found: list[tuple[Block, int, str]] = [(Lone(remark), remark_height(look, note.text, width), "note")]
        if note.figures:
            say = self._captions.table
            more = Button("numbers", say("numbers.open"), self._ways.numbers, tip=say("numbers.tip"), tall=44)
            found.append((more, more.height(look, width), "note"))
        return found
