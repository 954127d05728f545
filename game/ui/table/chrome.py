"""What surrounds the cards, laid out for one moment of the table, from the felt up."""

from collections.abc import Iterator, Sequence

import pygame

from game.core.cards import Card, Cards, members
from game.play.choices import NONE
from game.play.table.inputs import (
    CloseDeclared,
    DismissCompanion,
    LiftCard,
    PressRemark,
    SeeFigures,
    TakePacket,
    UseCard,
)
from game.play.table.state import TableFacts
from game.stage.pose import Zone
from game.telling.card_facts import facts
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Switch
from game.ui.table.areas import TableAreas
from game.ui.table.bars import Bars
from game.ui.table.felt_controls import HandCard, PacketButton, around
from game.ui.table.labels import Labels
from game.ui.table.offers import Remark, companion_plate, hold_block, remark_height
from game.ui.table.placement import beside_card, obstacles
from game.ui.table.view_model import (
    FreeLayout,
    LeafBlock,
    MyMove,
    PlacedBlock,
    RemarkText,
    Send,
    Sends,
    TableViewModel,
    ToRules,
)
from game.ui.table.word_buttons import WordStrip
from game.ui.widgets.button import Button

LEAST = 0.16
"""Share of the column below which the score, cut to nothing that could be read, is left out."""
SHARE = 0.62
"""How much of the column of the score may be taken by what stands below it for there to be an offer or a companion."""


def _taken(below: Sequence[tuple[Block, int, str]], gap: int) -> int:
    """Tell how high the things below the score are, each with the gap above it."""
    return sum(tall + gap for _, tall, _ in below)


def _open_cards(model: TableViewModel) -> Cards:
    """Give the cards of my hand that may be played or laid now."""
    choices = model.phase.choices if isinstance(model.phase, MyMove) else NONE
    return choices.plays | choices.lays


class Chrome:
    """Lays out the chrome of one match."""

    def __init__(
        self,
        context: UiContext,
        facts: TableFacts,
        screen: Screen,
        send: Send,
    ) -> None:
        """Send what is wanted; the screen knows what is pointed at."""
        captions = facts.captions
        self._context = context
        self._table = facts.table
        self._captions = captions
        self._screen = screen
        self._send = send
        self._strip = WordStrip(captions, send, lambda: screen.pointed)
        self._bars = Bars(context, captions, send)
        self._labels = Labels(context, captions, Sends(send, CloseDeclared()), ToRules(send))

    def block(self, model: TableViewModel, areas: TableAreas) -> Block:
        """Lay everything out."""
        look = self._context.look
        hand = self._hand(model, areas)
        packets = self._packets(look, model, areas)
        lying, signs = self._labels.lying(model, areas), self._labels.suits(look, model, areas)
        written = [*(each.rect for each in signs), *self._labels.written(look, model, areas)]
        strip = self._strip.items(look, model, areas, written)
        words = [*packets, *strip]
        asked = self._bars.prompt(model, areas, written, strip, packets)
        shown, below = self._declared(look, model, areas, [*words, *asked])
        refused = self._refused(look, model, areas, [*words, *shown], written)
        if refused:
            asked = self._bars.prompt(model, areas, written, strip, packets, refused[0].rect)
        else:
            below = [*below, *self._remark(look, model, areas.aside.width)]
        first = [*hand, *words] if _open_cards(model) else [*words, *hand]
        return FreeLayout(
            [
                *self._bars.behind(areas),
                *(
                    item
                    for item in (*lying, *signs)
                    if item.rect.collidelist([each.rect for each in packets]) < 0
                ),
                *first,
                *self._bars.items(look, model, areas, asked),
                *asked,
                *self._right(look, model, areas, below),
                *shown,
                *self._labels.bubbles(look, model, areas, [*words, *asked], [*shown, *refused]),
                *refused,
            ]
        )

    def _packets(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Make controls of the packets that lie open to be chosen from."""
        captions, found, mine = self._captions, [], model.phase
        for number, each in enumerate(mine.packets if isinstance(mine, MyMove) else ()):
            name = captions.table(
                "take_these", cards=", ".join(map(captions.cards.spoken, members(each.cards)))
            )
            tip = captions.reason(each.refused) if each.refused else ""
            take, free = Sends(self._send, TakePacket(number)), each.refused is None
            key, label = f"take:{number}", captions.table("take_open")
            advised = isinstance(mine, MyMove) and key == mine.advised
            packet = PacketButton(key, name, label, take, free, tip, advised=advised)
            found.append(PlacedBlock(LeafBlock(packet), around(look, areas.rect(each.zone)), "words"))
        return found

    def _hand(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        unit, found = areas.unit, []
        for card, (left, top, right, bottom) in model.lying.strips.items():
            rect = pygame.Rect(round(left * unit), round(top * unit), 0, 0)
            rect.width, rect.height = round(right * unit) - rect.x, round(bottom * unit) - rect.y
            rect.height = min(rect.height, areas.bottom.top - rect.y)
            state = self._state(model, card)
            name = self._captions.cards.spoken(card)
            told = " · ".join(facts(model.view, self._table, card, self._captions))
            tip = (
                f"{name[:1].upper()}{name[1:]} · {told}" if self._context.settings.card_help and told else ""
            )
            play, lift = self._play, self._lift
            one = HandCard(f"card:{card}", card, name, state, play, lift, tip=tip, told=told)
            found.append(PlacedBlock(LeafBlock(one), rect, "hand"))
        return found

    def _play(self, card: Card) -> Switch:
        """Play the card that has the focus; a first press only shows where the focus is."""
        return self._send(UseCard(card)) if self._screen.keyed else None

    def _lift(self, card: Card, up: bool) -> None:
        self._send(LiftCard(card, up))

    def _state(self, model: TableViewModel, card: Card) -> tuple[str, ...]:
        open_cards, chosen = _open_cards(model), model.phase.chosen if isinstance(model.phase, MyMove) else ()
        legal = ("playable",) if open_cards >> card & 1 else ("not playable",) if open_cards else ()
        return (*legal, *(("selected",) if card in chosen else ()))

    def _declared(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, words: list[PlacedBlock]
    ) -> tuple[list[PlacedBlock], list[tuple[Block, int, str]]]:
        """Lay what was declared on the felt, or, where it would hide something there, below the score."""
        found = self._labels.declared(look, model, areas, words)
        if found is None:
            return [], []
        showing, rect = found
        if rect is not None:
            return [PlacedBlock(LeafBlock(showing), rect, "declared")], []
        return [], [(LeafBlock(showing), showing.size(look)[1], "declared")]

    def _right(
        self,
        look: ResolvedTheme,
        model: TableViewModel,
        areas: TableAreas,
        below: list[tuple[Block, int, str]],
    ) -> list[PlacedBlock]:
        """Set the score panel, as high as it needs to be, and below it, or beside it, whatever else needs room.

        Where there is too little of it, the score below which it is goes first, then what was declared.
        """
        room, gap = areas.aside, look.px(12)
        if not below:
            below = list(self._offered(look, model, room, 1.0 if areas.upright else SHARE))
        if _taken(below, gap) > room.height + gap:  # what was declared can be asked for again
            below = [each for each in below if each[2] != "declared"]
        if areas.upright:
            panel, top = areas.panel.copy(), room.y
            panel.width -= room.width + gap if below else 0
        else:
            left = room.height - _taken(below, gap)
            panel = pygame.Rect(room.x, room.y, room.width, min(left, model.score.height(look, room.width)))
            top = panel.bottom + gap
        shown = not below or panel.height >= LEAST * room.height
        items = [PlacedBlock(model.score, panel, "score")] if shown else []
        top = top if shown else room.y
        for part, tall, region in below:
            items.append(PlacedBlock(part, pygame.Rect(room.x, top, room.width, tall), region))
            top += tall + gap
        return items

    def _offered(
        self, look: ResolvedTheme, model: TableViewModel, room: pygame.Rect, share: float
    ) -> Iterator[tuple[Block, int, str]]:
        """Set the offer and what the companion says, the companion where that leaves enough of the score."""
        left = room.height * share
        if model.offers_hold:
            block = hold_block(self._context, self._captions, self._send)
            tall = block.height(look, room.width)
            left -= tall
            yield block, tall, "hold"
        if model.counsel:
            plate = companion_plate(
                self._context,
                self._captions,
                model.counsel,
                ToRules(self._send),
                Sends(self._send, DismissCompanion()),
            )
            tall = plate.height(look, room.width)
            if tall <= left:
                yield plate, tall, "companion"

    def _refused(
        self,
        look: ResolvedTheme,
        model: TableViewModel,
        areas: TableAreas,
        words: Sequence[PlacedBlock],
        written: Sequence[pygame.Rect],
    ) -> list[PlacedBlock]:
        """Set the reason why a card was refused at that card, where it covers nothing that can be pressed."""
        remark = model.remark
        if remark is None or remark.card is None or remark.card not in model.lying.strips:
            return []
        kept = obstacles(model, areas, [each.rect for each in words if each.region], written, gap=look.px(4))
        strip = areas.rect(Zone(*model.lying.strips[remark.card]))
        place = beside_card(look, areas, remark.text, strip, kept)
        if place is None:
            return []
        rect, tail = place
        return [PlacedBlock(LeafBlock(self._plate(remark, tail)), rect, "note")]

    def _plate(self, remark: RemarkText, tail: int = -1) -> Remark:
        tip = self._captions.table("to_rule" if remark.rule else "dismiss", number=remark.rule)
        told = self._captions.cards.aloud(remark.text)
        press = Sends(self._send, PressRemark())
        tip = " ".join(part for part in (self._captions.explained(remark.text), tip) if part)
        terms = self._captions.glossary
        return Remark("note", remark.eyebrow, remark.text, told, press, True, tip, remark.lit, terms, tail)

    def _remark(self, look: ResolvedTheme, model: TableViewModel, width: int) -> list[tuple[Block, int, str]]:
        """Set a remark that belongs to no card, or has no room at its card, below the score."""
        remark = model.remark
        if remark is None:
            return []
        found: list[tuple[Block, int, str]] = [
            (LeafBlock(self._plate(remark)), remark_height(look, remark.text, width), "note")
        ]
        if remark.figures:
            say = self._captions.table
            more = Button(
                "numbers",
                say("numbers.open"),
                Sends(self._send, SeeFigures()),
                tip=say("numbers.tip"),
                tall=44,
            )
            found.append((more, more.height(look, width), "note"))
        return found
