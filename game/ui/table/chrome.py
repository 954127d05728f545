"""What surrounds the cards, laid out for one moment of the table, from the felt up."""

from collections.abc import Sequence
from itertools import product

import pygame

from game.core.cards import Card, Cards, members
from game.core.record import replace
from game.play.choices import NONE
from game.play.table.inputs import (
    AskHint,
    DismissCompanion,
    LiftCard,
    PressRemark,
    SeeFigures,
    TakePacket,
    ToggleLine,
    UseCard,
)
from game.play.table.state import TableFacts
from game.stage.arrange import Item, Obstacle, Wish, arrange
from game.stage.pose import Zone, overlaps
from game.telling.card_facts import facts
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.layout import text_px
from game.ui.shell.context import UiContext
from game.ui.shell.node import pixels, zone_of
from game.ui.shell.scene import Switch
from game.ui.table.areas import MEDAL, RESULT, RESULT_TOP, SIDE, TAIL, TableAreas, tab_height
from game.ui.table.bars import Bars
from game.ui.table.corner import CornerTab
from game.ui.table.felt_controls import HandCard, PacketButton, around
from game.ui.table.labels import Labels
from game.ui.table.lettering import Send, Sends
from game.ui.table.offers import (
    Medal,
    Paper,
    PaperText,
    RemarkPlate,
    adviser_at,
    companion_paper,
    hold_block,
)
from game.ui.table.placement import HEAP, MINE, PLATE, PLAYED, SLOT, beside_card, obstacles
from game.ui.table.view_model import (
    ADVICE,
    EMPTY,
    FreeLayout,
    LeafBlock,
    MyMove,
    PlacedBlock,
    RemarkText,
    TableViewModel,
)
from game.ui.table.word_buttons import WordStrip
from game.ui.widgets.button import Button
from game.wording import begun

LEAST = 0.35
"""The share of the corner that is kept for advice, whatever lies there."""


SCROLLED = (1.0, 0.7, 0.5, 0.35)
"""How much of advice is seen at a time, the best first."""
OFFERED = (600, 440, 320, 240, 200)
"""Design units of the offer's width, before the text scale, the best first."""
READABLE = 200, 160
"""Design units, before the text scale, of a paper on whose lines several words have room, and at least a few."""
WIDER = (1.0, 1.3, 1.7, 1.9, 2.2, 0.8)
"""How much wider than the corner advice may be where it has no room there, the best first …"""
FLAT = (2.5, 2.2, 2.8, 1.9)
"""… and where its button stands beside what it says."""


def _spread(
    look: ResolvedTheme, areas: TableAreas, block: Paper, room: pygame.Rect, kept: Sequence[Obstacle]
) -> tuple[Paper, pygame.Rect]:
    """Set advice at the foot of its room or, where it is too high for that, wider and near it, or in smaller type.

    At worst it scrolls.
    """
    tall = block.height(look, room.width)
    wished = pygame.Rect(room.x, room.bottom - tall, room.width, tall)
    covers = any(overlaps(zone_of(wished), each.zone) for each in kept if each.weight >= PLAYED)
    if tall <= room.height and not covers and room.width >= text_px(look, READABLE[0]):
        return block, wished
    felt, wishes, papers = (
        areas.cloth.inflate(-2 * look.px(SIDE), -2 * look.px(10)),
        list[Wish](),
        list[Paper](),
    )
    sizes = block.in_types(look)
    flat = [replace(each, flat=True) for each in sizes] if block.below else []
    ways = [
        *product((1.0,), sizes, WIDER),
        *product((1.0,), flat, FLAT),
        *product(SCROLLED, sizes[-1:], WIDER),
    ]
    for part, paper, share in ways:
        rect = pygame.Rect(room.x, 0, round(room.width * share), 0)
        rect.height = round(part * paper.height(look, rect.width))
        rect.bottom = room.bottom
        if rect.height <= felt.height and (part == 1 or rect.height >= paper.least(look, rect.width)):
            wishes.append(Wish(zone_of(rect.clamp(felt)), zone_of(felt)))
            papers.append(paper)
    least, fewest = (text_px(look, each) for each in READABLE)
    ways_out = ((least, SLOT), (fewest, SLOT), (least, PLAYED), (fewest, PLAYED), (0, PLAYED), (0, MINE))
    for least, never in ways_out:
        numbers = [place for place, each in enumerate(wishes) if each.zone.width >= least]
        (place,) = arrange([Item([wishes[each] for each in numbers], never=never)], kept)
        if place is not None:
            return papers[numbers[place.wish]], pixels(place.zone)
    return sizes[-1], room


def _open_cards(model: TableViewModel) -> Cards:
    """Give the cards of my hand that may be played or laid now."""
    choices = model.phase.choices if isinstance(model.phase, MyMove) else NONE
    return choices.cards


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
        self._cleared = False
        self._send = send
        self._strip = WordStrip(captions, send, screen)
        self._bars = Bars(context, captions, send)
        self._labels = Labels(context, captions, send)

    def clear(self, *, cleared: bool) -> None:
        """Leave only title and bubbles, while the result lies over the rest, or lay everything out again."""
        if cleared != self._cleared:
            self._cleared = cleared
            self._screen.refresh()

    def block(self, model: TableViewModel, areas: TableAreas) -> Block:
        """Lay everything out."""
        return FreeLayout((self._beneath if self._cleared else self._all)(model, areas))

    def _beneath(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Lay out what is seen beside the result: the title, and others' bubbles clear of the sheet."""
        look, (width, height) = self._context.look, areas.size
        title, *_ = wall = self._bars.wall(look, model, areas)
        sheet = pygame.Rect(0, round(RESULT_TOP * height), min(text_px(look, RESULT), width), height)
        sheet.centerx = width // 2
        others = [*wall, PlacedBlock(EMPTY, sheet)]
        said = {seat: text for seat, text in model.said.items() if seat != model.view.me}  # my plate is gone
        return [title, *self._labels.bubbles(look, replace(model, said=said), areas, others)]

    def _all(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        look = self._context.look
        hand = self._hand(model, areas)
        packets = self._packets(model, areas)
        lying, signs = self._labels.lying(model, areas), self._labels.suits(look, model, areas)
        wall, score = self._bars.wall(look, model, areas), self._right(model, areas)
        speaks = self._paper(model, areas) is not None
        folded = areas.tabs and not areas.teacher and not speaks  # what is said takes the place of its tab
        tab = self._advice_tab(model, areas) if folded else []
        corners = [areas.panel, *([areas.teacher.inflate(look.px(16), look.px(16))] if areas.teacher else [])]
        standing = [*wall, *tab, *(PlacedBlock(EMPTY, each) for each in corners)]
        written = [
            *(each.rect for each in signs),
            *self._labels.written(look, model, areas),
            *(each.rect for each in standing),
        ]
        strip = self._strip.items(look, model, areas, written)
        words = [*packets, *strip]
        offered = self._offered(model, areas, [*words, *standing], written)
        told, places = (
            self._bars.prompt(model, areas, written, strip, packets),
            [each.rect for each in offered],
        )
        asked = [*offered, *(each for each in told if each.rect.collidelist(places) < 0)]
        shown = self._labels.declared(look, model, areas, [*words, *asked, *standing])
        if not (shown or offered) and (
            shown := self._labels.declared(look, model, areas, [*words, *standing])
        ):
            asked = []  # the question has room beside the name of the game
        refused = self._refused(model, areas, [*words, *shown, *wall, *tab], written)
        if refused:
            asked = self._bars.prompt(model, areas, written, strip, packets, refused[0].rect)
        if not asked:
            wall = self._bars.wall(look, model, areas, asked=True)
        others = [*words, *asked, *standing, *shown]
        left = self._left(model, areas, others, offered, silent=bool(refused or offered))
        over = [*others, *signs, *left, *score, *refused]
        bubbles = self._labels.bubbles(look, model, areas, over)
        taken = [each.rect for each in packets]
        first = [*hand, *words] if _open_cards(model) else [*words, *hand]
        return [
            *(item for item in (*lying, *signs) if item.rect.collidelist(taken) < 0),
            *first,
            *wall[:1],  # the first heading names the screen
            *tab,
            *left,
            *asked,
            *score,
            *wall[1:],
            *shown,
            *bubbles,
            *refused,
            *self._labels.winning(look, model, areas, [*over, *hand, *bubbles]),
        ]

    def _packets(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Make controls of the packets that lie open to be chosen from."""
        look = self._context.look
        captions, found, mine = self._captions, [], model.phase
        for number, each in enumerate(mine.packets if isinstance(mine, MyMove) else ()):
            name = captions.table(
                "take_these",
                cards=captions.table("comma").join(map(captions.cards.spoken, members(each.cards))),
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
            tip = f"{begun(name)} · {told}" if self._context.settings.card_help and told else ""
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

    def _right(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Set the score into its corner, as high as it needs to be; all of it, or the log, lies over the table."""
        if (sheet := model.score.sheet) is not None:
            rect, look = areas.sheet.copy(), self._context.look
            rect.height = min(rect.height, max(sheet.height(look, rect.width), rect.height // 2))
            rect.bottom = areas.sheet.bottom
            return [PlacedBlock(sheet, rect, "score")]
        if areas.tabs:
            return [PlacedBlock(model.score.tab, areas.panel, "score")]
        return [PlacedBlock(model.score.corner, areas.panel, "score")]

    def _left(
        self,
        model: TableViewModel,
        areas: TableAreas,
        others: Sequence[PlacedBlock],
        offered: Sequence[PlacedBlock],
        *,
        silent: bool,
    ) -> list[PlacedBlock]:
        """Set above my plate what is advised or, where there is nothing and keys are used, the keys.

        In a lesson it stands in place of what the teacher says.
        """
        look = self._context.look
        if areas.teacher is not None:
            told = None if silent else self._paper(model, areas)
            return [self._from_teacher(look, areas.teacher, areas.medal, *told)] if told else []
        mine = areas.rect(model.lying.slots.plates[model.view.me])
        room, gap, found = self._above(model, areas, mine), look.px(10), list[PlacedBlock]()
        if areas.tabs and self._paper(model, areas) is None:
            room.height -= tab_height(look) + gap
        kept = self._kept_from_advice(model, areas, [each.rect for each in (*others, *found)])
        told = None if silent else self._paper(model, areas)
        if model.keys:
            corner = [each.rect for each in offered if each.rect.colliderect(room)][:1]
            feet = [areas.panel] if told else [*corner, room.move(0, room.height + gap)]
            found += self._keys(model, areas, feet)
        if told is None:
            return found
        side = look.px(MEDAL)
        beside = 0 if areas.tabs else side + look.px(TAIL)
        (paper, region), least = told, room.height - beside
        paper = (
            paper.fitting(look, room.width, least) or paper.fitting(look, room.width, room.height) or paper
        )
        tall = paper.height(look, room.width)
        if not areas.tabs and tall <= least:
            seat = pygame.Rect(room.x, room.bottom - side, side, side)
            found.append(PlacedBlock(LeafBlock(Medal(self._adviser(model)[1])), seat))
            room.height -= side + look.px(TAIL)
            paper = replace(paper, tail=side // 2)
        paper, rect = _spread(look, areas, paper, room, kept)
        if rect.collidelist([each.rect for each in found]) >= 0:
            room.height += side + look.px(TAIL)
            paper, rect = _spread(look, areas, replace(paper, tail=-1), room, kept)
            found = []  # there is nobody to point at
        return [*found, PlacedBlock(paper, rect, region)]

    def _kept_from_advice(
        self, model: TableViewModel, areas: TableAreas, pressed: Sequence[pygame.Rect]
    ) -> list[Obstacle]:
        """List what advice had better not cover: tricks and chips the least, then talon and turn-up."""
        look, lying = self._context.look, model.lying
        pressed = [*pressed, *map(areas.rect, lying.slots.people)]
        kept = [*obstacles(model, areas, pressed, gap=look.px(4)), *self._labels.signed(model, areas)]
        if lying.table is not None:
            kept.append(Obstacle(zone_of(areas.rect(lying.table)), SLOT))
        return kept

    @staticmethod
    def _from_teacher(
        look: ResolvedTheme, room: pygame.Rect, medal: pygame.Rect | None, paper: Paper, region: str
    ) -> PlacedBlock:
        """Set what was asked for into the corner of a lesson's teacher."""
        paper = replace(paper, tail=medal.width // 2 if medal else -1)
        paper = paper.fitting(look, room.width, room.height) or paper
        tall = min(room.height, paper.height(look, room.width))
        return PlacedBlock(paper, pygame.Rect(room.x, room.bottom - tall, room.width, tall), region)

    def _offered(
        self,
        model: TableViewModel,
        areas: TableAreas,
        words: Sequence[PlacedBlock],
        written: Sequence[pygame.Rect],
    ) -> list[PlacedBlock]:
        """Set the offer to hold each trick where advice stands or, in place of the prompt, above my hand."""
        look = self._context.look
        if not model.offers_hold or model.remark:
            return []
        block = hold_block(self._context, self._captions, self._send, short=areas.tabs)
        kept = obstacles(model, areas, [each.rect for each in words], written, gap=look.px(4))
        kept += [Obstacle(zone_of(areas.rect(each)), PLATE) for each in model.lying.slots.people]
        kept += self._labels.signed(model, areas)
        felt, row = (
            areas.cloth.inflate(-2 * look.px(SIDE), -2 * look.px(10)),
            areas.rect(model.lying.slots.prompt),
        )
        low = pygame.Rect(felt.x, felt.centery, felt.width, felt.bottom - felt.centery)
        mine = areas.rect(model.lying.slots.plates[model.view.me])
        foot = mine.top - look.px(10) - ((tab_height(look) + look.px(10)) if areas.tabs else 0)
        corner, above = list[Wish](), list[Wish]()
        for wide in (mine.width, *(text_px(look, each) for each in OFFERED[::-1])):
            rect = pygame.Rect(0, 0, min(wide, felt.width), 0)
            rect.height = block.height(look, rect.width)
            rect.midbottom = row.midbottom
            above.insert(0, Wish(zone_of(rect.clamp(felt)), zone_of(felt)))
            rect.bottomleft = mine.left, foot
            corner.append(Wish(zone_of(rect.clamp(low)), zone_of(low)))
        ways = ((corner, HEAP), (above, HEAP), (above, MINE))
        places = (arrange([Item(wishes, never=never)], kept)[0] for wishes, never in ways)
        place = next(filter(None, places), None)
        return [PlacedBlock(block, pixels(place.zone), "hold")] if place is not None else []

    def _above(
        self, model: TableViewModel, areas: TableAreas, foot: pygame.Rect, least: float = LEAST
    ) -> pygame.Rect:
        """Give the room above what stands in a corner, up to what lies there if this share of it is left by that."""
        gap, slots, lying = self._context.look.px(10), model.lying.slots, model.lying
        room = pygame.Rect(foot.x, areas.mine.top, areas.mine.width, foot.top - gap - areas.mine.top)
        others = [plate.zone for seat, plate in enumerate(slots.plates) if seat != model.view.me]
        above = [*lying.heaps, *others, *(each.zone for each in slots.captions.values())]
        if model.trump or model.called:
            above.append(slots.sign.zone)
        for rect in map(areas.rect, above):
            left = max(0, room.bottom - rect.bottom - gap)
            if rect.colliderect(room) and left >= round(room.height * least):
                room = pygame.Rect(room.x, room.bottom - left, room.width, left)
        return room

    def _keys(
        self, model: TableViewModel, areas: TableAreas, feet: Sequence[pygame.Rect]
    ) -> list[PlacedBlock]:
        """Tell the keys above the first of these that leaves them room."""
        rooms = (self._above(model, areas, foot, least=0) for foot in feet)
        return next(filter(None, (self._bars.keys(self._context.look, model, each) for each in rooms)), [])

    def _adviser(self, model: TableViewModel) -> tuple[str, str]:
        return adviser_at(self._captions, len(model.view.sides), self._context.words)

    def _advice_tab(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Fold advice to a tab above my plate: it opens what the companion says, else it asks for a hint."""
        look = self._context.look
        say, counsel = self._captions.table, model.counsel is not None
        press = Sends(self._send, ToggleLine(ADVICE) if counsel else AskHint())
        live = counsel or isinstance(model.phase, MyMove)
        lit = counsel and not model.advice
        tab = CornerTab(
            ADVICE, "hint", (say("advice.tab"),), press, lit, live=live, tip=say("advice.tab_tip")
        )
        mine = areas.rect(model.lying.slots.plates[model.view.me])
        tall = tab_height(look)
        rect = pygame.Rect(mine.x, mine.top - look.px(10) - tall, areas.mine.width, tall)
        return [PlacedBlock(tab, rect, "advice")]

    def _paper(self, model: TableViewModel, areas: TableAreas) -> tuple[Paper, str] | None:
        """Write what is said of my decision: the hint that was asked for, else what the companion says by itself."""
        name = self._adviser(model)[0]
        if model.remark is not None:
            return self._remark(model.remark, name), "note"
        if model.counsel is None or (areas.tabs and not model.advice):
            return None
        dismiss = Sends(self._send, ToggleLine(ADVICE) if areas.tabs else DismissCompanion())
        paper = companion_paper(self._context, self._captions, model.counsel, self._send, dismiss, name)
        return paper, "companion"

    def _refused(
        self,
        model: TableViewModel,
        areas: TableAreas,
        words: Sequence[PlacedBlock],
        written: Sequence[pygame.Rect],
    ) -> list[PlacedBlock]:
        """Set the reason why a card was refused at that card, where it covers nothing that can be pressed."""
        look = self._context.look
        remark = model.remark
        if remark is None or remark.card is None or remark.card not in model.lying.strips:
            return []
        pressed, gap = [each.rect for each in words if each.region], look.px(4)
        kept = obstacles(model, areas, pressed, written, gap=gap)
        sign = zone_of(areas.rect(model.lying.slots.sign).inflate(2 * gap, 2 * gap))
        kept = [replace(each, weight=PLATE) if each.zone == sign else each for each in kept]
        kept += [Obstacle(zone_of(areas.rect(each)), PLATE) for each in model.lying.slots.people]
        kept += self._labels.signed(model, areas)
        strip = areas.rect(Zone(*model.lying.strips[remark.card]))
        place = beside_card(look, areas, remark.text, strip, kept)
        if place is None:
            return []
        rect, tail = place
        return [PlacedBlock(LeafBlock(self._plate(remark, tail)), rect, "note")]

    def _told(self, remark: RemarkText) -> str:
        return self._captions.labelled(remark.eyebrow.capitalize(), self._captions.cards.aloud(remark.text))

    def _plate(self, remark: RemarkText, tail: int = -1) -> RemarkPlate:
        tip = self._captions.table("to_rule" if remark.rule else "dismiss", number=remark.rule)
        told = self._told(remark)
        press = Sends(self._send, PressRemark())
        tip = " ".join(part for part in (self._captions.explained(remark.text), tip) if part)
        terms = self._captions.glossary
        return RemarkPlate(
            "note", remark.eyebrow, remark.text, told, press, True, tip, remark.lit, terms, tail
        )

    def _remark(self, remark: RemarkText, name: str) -> Paper:
        """Write a remark that belongs to no card, or has no room at its card."""
        say = self._captions.table
        tip = say("to_rule" if remark.rule else "dismiss", number=remark.rule)
        tip = " ".join(part for part in (self._captions.explained(remark.text), tip) if part)
        what = say("advice.hint" if remark.lit else "advice.refused")
        by = say("advice.by", name=name, what=what)
        text = PaperText(
            "note",
            (by, name),
            remark.text,
            self._told(remark),
            Sends(self._send, PressRemark()),
            tip,
            glossary=self._captions.glossary,
        )
        figures = Sends(self._send, SeeFigures())
        more = Button("numbers", say("numbers.open"), figures, tip=say("numbers.tip"), tall=44)
        return Paper(text, (more,) if remark.figures else ())
