"""What is written on the felt: plates, names of heaps, the trump sign, words in bubbles, cards that were declared."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import cos, hypot, radians, sin

import pygame

from game.core.cards import NOBODY, TABLE, Seat
from game.core.record import record, replace
from game.play.phases import Between
from game.play.table.inputs import CloseDeclared
from game.play.table.state import Declared
from game.stage.arrange import Item, Obstacle, Wish, arrange, first_free
from game.stage.bubbles import Balloon, at_mouth, by_plate, face, lower, settled, upon_plate
from game.stage.heaps import SHOWN
from game.stage.pose import CARD_HEIGHT, Heap, Pose, Slot, Zone, extent, overlaps
from game.stage.slots import CHIPS, Slots
from game.stage.table import COUNTED, IN_CHIPS
from game.telling.captions import Captions
from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Canvas, Leaf, Placement, Pressable
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, pixels, rect_of, zone_of
from game.ui.shell.scene import Command
from game.ui.table.areas import TableAreas
from game.ui.table.felt_controls import Bubble, Caption, SuitSign, WinningTab, bubble_size
from game.ui.table.lettering import CAPTION, NOTE, Send, Sends, deep, explained, shortened, write
from game.ui.table.placement import HEAP, INDEX, MINE, PLATE, PLAYED, obstacles
from game.ui.table.plates import MyPlate, NamePlate, emblem_of
from game.ui.table.view_model import LeafBlock, MyMove, PlacedBlock, TableViewModel, already_moved
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten
from game.wording import begun, figure

TALL, SMALL = 104, 76
"""Design units of a card that is shown: where there is room, and where there is little."""
STEP = 0.42
"""Share of a card's width that the next one leaves in sight: its index."""
MOST = 7
"""Cards in one row; a longer declaration takes several of about the same length."""


def _rows(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Part a declaration into rows of about the same length."""
    count = -(-len(cards) // MOST)
    long = -(-len(cards) // count)
    return tuple(cards[start : start + long] for start in range(0, len(cards), long))


@record
class Showing(Pressable):
    """The declarations of a deal on one plate; pressing it puts them away."""

    key: str
    shown: tuple[Declared, ...]
    draw_card: Callable[[str, int], pygame.Surface]
    press: Command
    tip: str
    columns: int = 1
    tall: float = TALL  # of a card, in design units
    room: int = 0  # pixels that a column may be wide for the name above it; 0 for as many as the name takes
    live: bool = True

    def _card(self, look: ResolvedTheme) -> tuple[int, int]:
        tall = max(56, look.px(self.tall))
        return round(tall * SHAPE), tall

    def _named(self, look: ResolvedTheme, column: Sequence[Declared], place: int) -> int:
        """Give the height of a player's name, which stands above the first of the player's declarations in a column."""
        first = place == 0 or column[place - 1].seat != column[place].seat
        return look.leading(NOTE) if first else 0

    def _name(self, look: ResolvedTheme, each: Declared) -> str:
        """Give a player's name, without its article or cut where it would take more room than there is."""
        room = self.room - 2 * look.px(14)
        if not self.room or look.measure(each.name, NOTE) <= room:
            return each.name
        return shortened(look, each.brief or each.name, NOTE, room)

    def _tall(self, look: ResolvedTheme, column: Sequence[Declared]) -> int:
        return sum(
            self._named(look, column, place) + self._high(look, each) for place, each in enumerate(column)
        )

    def _high(self, look: ResolvedTheme, each: Declared) -> int:
        rows = len(_rows(each.cards))
        return look.leading(CAPTION) + rows * (self._card(look)[1] + look.px(4)) + look.px(6)

    def _wide(self, look: ResolvedTheme, each: Declared) -> int:
        wide, _ = self._card(look)
        cards = round(wide * (1 + STEP * (max(map(len, _rows(each.cards))) - 1)))
        return max(cards, look.measure(each.caption, CAPTION), look.measure(self._name(look, each), NOTE))

    def _columns(self) -> list[tuple[Declared, ...]]:
        long = -(-len(self.shown) // self.columns)
        return [self.shown[start : start + long] for start in range(0, len(self.shown), long)]

    def size(self, look: ResolvedTheme) -> tuple[int, int]:
        """Give the size the plate wants."""
        columns, pad = self._columns(), look.px(14)
        wide = sum(max(self._wide(look, each) for each in column) for column in columns)
        high = max(self._tall(look, column) for column in columns)
        return wide + (len(columns) + 1) * pad, high + pad

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each declaration."""
        look, rect = canvas.look, canvas.rect
        palette, radius = look.palette, look.px(14)
        look.paint.shadow(canvas.surface, rect, radius, look.px(16), 120, look.px(5))
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 232), rect.topleft)
        lighten(canvas, 14, 16)
        canvas.put(look.paint.ring(rect.size, radius, palette.gold, max(1.2, 1.6 * look.unit)), rect.topleft)
        left = rect.x + look.px(14)
        for column in self._columns():
            top = rect.y + look.px(9)
            for place, each in enumerate(column):
                if self._named(look, column, place):
                    write(canvas, self._name(look, each), NOTE, palette.gold, (left, top), "topleft")
                    top += look.leading(NOTE)
                self._draw(canvas, each, (left, top))
                top += self._high(look, each)
            left += max(self._wide(look, each) for each in column) + look.px(14)

    def _draw(self, canvas: Canvas, each: Declared, at: tuple[int, int]) -> None:
        """Draw one declaration: what it is called, and its cards in rows."""
        look = canvas.look
        write(canvas, each.caption, CAPTION, look.palette.cream, at, "topleft")
        (wide, tall), foot = self._card(look), at[1] + look.leading(CAPTION) + look.px(2)
        for number, row in enumerate(_rows(each.cards)):
            for place, code in enumerate(row):
                spot = (at[0] + round(place * wide * STEP), foot + number * (tall + look.px(4)))
                look.paint.shadow(canvas.surface, pygame.Rect(spot, (wide, tall)), look.px(5), 6, 90, 2)
                canvas.put(self.draw_card(code, tall), spot)

    def nodes(self, at: Placement) -> Iterable[Node]:
        told = "; ".join(each.spoken for each in self.shown)
        yield Node(
            Role.BUTTON,
            told,
            rect_of(at.rect),
            state=states(at.visual, True),
            needed=self.size(at.look),
            key=self.key,
        )


ON, BESIDE = 1.0, 8.0
"""Units by which the middle of a tab is within the edge of its card, or how far all of it is beyond that."""
SHARES = (1.0, 0.78, 0.62, 0.53, 0.45, 0.39, 0.34)
"""Of the width its words would take in one line: how narrow a bubble may become to find room."""


class Labels:
    """Finds room for all that is written on the felt."""

    def __init__(self, context: UiContext, captions: Captions, send: Send) -> None:
        """Speak with these captions, put declared cards away by this, open the rules at a paragraph by that."""
        self._send = send
        self._context = context
        self._captions = captions
        self._lay: tuple[object, Zone] | None = None  # what was declared last, and where it was laid

    def lying(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Set what lies on the felt all the time."""
        return [*self._heaps(model, areas), *self._plates(model, areas)]

    def _heaps(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Write under the heaps what they are, unless a plate lies there."""
        return [
            self._told(caption, f"{heap[0]}/{heap[1]}", caption.choices, rect)
            for heap, caption, rect in self._of_heaps(model, areas)
        ]

    def _of_heaps(
        self, model: TableViewModel, areas: TableAreas
    ) -> Iterator[tuple[Heap, Caption, pygame.Rect]]:
        plates = [areas.rect(spot) for spot in model.lying.slots.plates]
        for heap, spot in model.lying.slots.captions.items():
            texts, rect = self._heap(model, heap), areas.rect(spot)
            if texts and rect.collidelist(plates) < 0:
                yield heap, Caption(texts, self._captions.glossary), rect

    def written(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> Iterator[pygame.Rect]:
        """Tell what the captions of heaps fill of their rooms."""
        for _, caption, rect in self._of_heaps(model, areas):
            yield caption.plate(look, rect)

    def _heap(self, model: TableViewModel, heap: Heap) -> tuple[str, ...]:
        view, (name, seat) = model.view, heap
        captions = self._captions
        if name == CHIPS and seat == TABLE:
            return (captions.heap("pool") or captions.table("pool"), "")
        worth = next((each for each in model.notes if (each.key, each.seat) == (IN_CHIPS, seat)), None)
        if name == CHIPS and worth is not None:
            return captions.note(worth), captions.brief(worth), ""
        if name == CHIPS:
            holding = view.ledger.holdings[seat]
            short = figure(holding[-1]) if len(holding) == 1 else ""
            return captions.holding(holding), short, ""  # the score says it, too
        label = captions.heap(model.open_heap if name == SHOWN else name)
        size = next((place.size for place in view.hidden if (place.name, place.seat) == heap), 0)
        if label and size > 1:
            return captions.table("heap", name=label, number=size), str(size)
        if not label:
            return ()
        return (label, "") if name == SHOWN else (label,)  # what lies open speaks for itself

    def suits(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Set the signs of trumps and of a called suit in their room, one below the other, or flush with my plate."""
        room, edge = areas.rect(model.lying.slots.sign), areas.mine.left
        flush = abs(room.left - edge) <= 1
        bounds, found = areas.cloth.inflate(-look.px(14), -look.px(14)), list[PlacedBlock]()
        for sign in self._signs(model):
            rect = pygame.Rect(0, 0, sign.width(look), sign.height(look))
            rect.midtop = (room.centerx, found[-1].rect.bottom + look.px(8) if found else room.top)
            rect.left = edge if flush else rect.left
            found.append(PlacedBlock(LeafBlock(sign), rect.clamp(bounds)))
        return found

    def _signs(self, model: TableViewModel) -> list[SuitSign]:
        captions, suit, called = self._captions, model.trump, model.called
        trumps = captions.table("trumps")
        signs = list[SuitSign]()
        if suit:
            name = captions.table(f"suit_name.{suit}")
            signs.append(SuitSign(suit, trumps, name, trumps.capitalize(), captions.labelled(trumps, name)))
        if called:
            card = captions.cards.spoken(called.card)
            said = captions.own(f"called.{called.key}")
            told = captions.labelled(said, begun(card))
            signs.append(SuitSign(captions.cards.face(called.card)[1], said, begun(card), begun(card), told))
        return signs

    def _plates(self, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        found = []
        for seat, spot in enumerate(model.lying.slots.plates):
            plate = self._plate(model, seat)
            found.append(self._told(plate, f"plate/{seat}", plate.notes[:1], areas.rect(spot)))
        return found

    def _told(self, leaf: Leaf, key: str, texts: Sequence[str], rect: pygame.Rect) -> PlacedBlock:
        """Set something that is written, with what its words mean."""
        return PlacedBlock(LeafBlock(explained(leaf, key, texts, self._captions, self._send)), rect, "terms")

    def _plate(self, model: TableViewModel, seat: Seat) -> MyPlate | NamePlate:
        view, captions = model.view, self._captions
        taken = sum(1 for trick in view.tricks if trick.taker == seat)
        tricks = self._context.words.count("table.tricks", taken)
        level = captions.players.level(seat)
        hidden = self._context.settings.hide_running_points and not isinstance(model.phase, Between)
        allied = seat != view.me and seat in captions.players.party(view.me)
        partner = [captions.table("partner")] if allied else []
        known = [*partner, level] if level else partner
        mine = [
            each
            for each in model.notes
            if each.seat == seat and each.key != IN_CHIPS and not (hidden and each.running)
        ]
        counted = hidden or any(each.key in COUNTED for each in mine)
        told = [] if counted or not (view.tricks or view.trick.cards) else [tricks]
        said, brief = [captions.note(each) for each in mine], [captions.brief(each) for each in mine]
        after = [captions.table(key) for key in self._after_me(model, seat)]
        links = (
            [*known, *told, *said] if seat == view.me else [],
            [*partner, *said, *after] if after else [],
            [*brief[-1:], *after] if after else [],
            after,
            [*partner, *told, *said] or ([] if seat in model.standing.said else known),
            [*partner, *said],
            [*told, *said],
            said,
            brief,
            [captions.note(each) for each in mine if not each.running],
            [*brief[:1], *brief[1:][-1:]],
            said[-1:],
            brief[-1:],
            [*partner, *told],
            partner,
            told,
        )
        notes = self._with_words(model, seat, dict.fromkeys(" · ".join(some) for some in links if some))
        state = [captions.table("dealer")] if view.dealer == seat else []
        name = captions.players.name(seat)
        turn = view.turn == seat and not already_moved(model)
        full = " · ".join((*known, *told, *map(captions.noted_aloud, mine)))
        heard = self._with_words(model, seat, [full] if full else [])
        spoken = ", ".join(part for part in (*heard[:1], *state) if part)
        marks, winning = (bool(state), turn), model.winning == seat
        glossary, short_name = captions.glossary, captions.players.without_article(seat)
        if seat != view.me:
            return NamePlate(seat, name, notes, *marks, winning, spoken, short_name, glossary)
        emblem, portrait = emblem_of(view.sides, view.me, seat), self._context.settings.portrait
        return MyPlate(seat, name, notes, *marks, winning, spoken, emblem, portrait, short_name, glossary)

    @staticmethod
    def _after_me(model: TableViewModel, seat: Seat) -> Iterator[str]:
        """Name the caption of a seat that plays to the trick after me, or has still to speak when I have."""
        view, mine = model.view, model.phase
        seats, played = len(view.sides), len(view.trick.cards)
        if not isinstance(mine, MyMove) or seats < 3 or seat == view.me:
            return
        if mine.choices.plays and played and (seat - view.trick.leader) % seats > played:
            yield "after_you"
        if model.bidding and seat not in model.standing.said:
            yield "speaks_after_you"

    def _with_words(self, model: TableViewModel, seat: Seat, notes: Iterable[str]) -> tuple[str, ...]:
        """Put what a player has said before what there is to say of them, or leave it out where it has no room."""
        call = model.standing.said.get(seat)
        said = self._captions.spoken(call.word, call.number) if call else ""
        if not said:
            return (*notes, "")
        quoted = self._captions.table("quoted", words=said)
        return (*(f"{quoted} · {each}" for each in notes), quoted, *notes, "")

    def winning(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, others: Sequence[PlacedBlock]
    ) -> list[PlacedBlock]:
        """Set a tab at an edge of the card that is winning the trick, where it covers nothing else."""
        if model.best is None:
            return []
        tab, best, slots = WinningTab(self._captions.table("winning")), model.best, model.lying.slots
        wide, tall = (side / areas.unit for side in tab.size(look))
        written = [*self._plated(model, areas), *self.written(look, model, areas)]
        kept = [
            *model.beaten,
            *(
                each
                for each in model.lying.heaps
                if not overlaps(each, Zone(best.x, best.y, best.x + 1, best.y + 1))
            ),
            *(extent(each) for each in slots.trick if hypot(each.x - best.x, each.y - best.y) > 1),
            *(_in_units(rect, areas.unit) for rect in (*(each.rect for each in others), *written)),
            *(face(person) for person in slots.people if person.width),
        ]
        places = [*_at_edges(best, wide, tall)]
        free = first_free(places, kept)
        return [] if free is None else [PlacedBlock(LeafBlock(tab), areas.rect(places[free]))]

    def declared(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, buttons: Sequence[PlacedBlock]
    ) -> list[PlacedBlock]:
        """Hang up what was declared under the tools, or where it hides neither what is mine, nor to be pressed."""
        if not model.declared:
            return []
        tip, draw = self._captions.table("dismiss"), self._context.sprites.card
        felt, room = areas.cloth.inflate(-look.px(8), -look.px(8)), areas.panel.width
        wall = pygame.Rect(0, areas.top.bottom, round(0.45 * felt.width), round(0.36 * felt.height))
        wall.right = felt.right
        ways, hung, wishes = list[Showing](), list[Wish](), list[Wish]()
        for tall, columns in ((TALL, 1), (TALL, 2), (SMALL, 1), (SMALL, 2), (SMALL, 3)):
            ways.append(
                Showing(
                    "declared",
                    model.declared,
                    draw,
                    Sends(self._send, CloseDeclared()),
                    tip,
                    columns,
                    tall,
                    room,
                )
            )
            wished = pygame.Rect((0, 0), ways[-1].size(look))
            wished.topright = (felt.right - look.px(14), areas.top.bottom + look.px(10))
            wishes.append(Wish(zone_of(wished.clamp(felt)), zone_of(felt)))
            hung.append(replace(wishes[-1], within=zone_of(wall.union(wished.clamp(felt)))))
        before = self._lay[1] if self._lay and self._lay[0] == model.declared else None
        people = [areas.rect(face(each)) for each in model.lying.slots.people if each.width]
        kept = [*self._kept(model, areas, buttons), *(Obstacle(zone_of(each), INDEX) for each in people)]
        signed = [*kept, *self.signed(model, areas)]
        for never, free in product((PLAYED, MINE), (signed, kept)):
            (place,) = arrange([Item([*hung, *wishes], never=never, before=before, bears=HEAP)], free)
            if place is not None:
                self._lay = model.declared, place.zone
                return [PlacedBlock(LeafBlock(ways[place.wish % len(ways)]), pixels(place.zone), "declared")]
        return []

    def bubbles(
        self,
        look: ResolvedTheme,
        model: TableViewModel,
        areas: TableAreas,
        others: Sequence[PlacedBlock],
    ) -> list[PlacedBlock]:
        """Set every bubble at the mouth of whoever speaks, where it hides at worst what is the speaker's own."""
        slots, unit = model.lying.slots, areas.unit
        said = [(seat, text) for seat, text in model.said.items() if seat != NOBODY and text]
        if not said:
            return []
        plates = [_in_units(rect, unit) for rect in self._plated(model, areas)]
        speakers = [seat for seat, _ in said]
        closed = [
            heap
            for heap in model.lying.heaps
            if not any(overlaps(heap, each) for each in model.lying.indices)
        ]
        fans = {seat: [heap for heap in closed if _held(heap, slots.fans[seat])] for seat in speakers}
        kept = [
            *(_in_units(each.rect, unit) for each in others),
            *(zone for seat, zone in enumerate(plates) if seat not in speakers),
            *(face(person) for person in slots.people if person.width),
            *(heap for heap in model.lying.heaps if not any(heap in held for held in fans.values())),
            *(Zone(*strip) for strip in model.lying.strips.values()),
        ]
        edge = look.px(8) / unit
        bounds = Zone(edge, edge, areas.size[0] / unit - edge, areas.size[1] / unit - edge)
        wishes = [self._wishes(look, text, slots, (seat, plates[seat]), unit) for seat, text in said]
        found = list[PlacedBlock]()
        # what I say may rather stand where cards are to come than on my plate
        coming = [*map(extent, slots.trick), plates[model.view.me]]
        own = [[plates[seat], *fans[seat]] for seat in speakers]
        for (_, text), place in zip(said, settled(wishes, kept, bounds, own, coming), strict=True):
            if place is not None:
                paper, tip = areas.rect(place.zone), areas.point(*place.tip)
                rect = paper.union((*tip, 1, 1))
                bubble = Bubble(text, (*_within(paper.topleft, rect), *paper.size), _within(tip, rect))
                found.append(PlacedBlock(LeafBlock(bubble), rect))
        return found

    def _plated(self, model: TableViewModel, areas: TableAreas) -> Iterator[pygame.Rect]:
        """Tell what plates fill of their rooms."""
        for seat, spot in enumerate(model.lying.slots.plates):
            plate, room = self._plate(model, seat), areas.rect(spot)
            yield plate.fitted(self._context.look, room) if isinstance(plate, NamePlate) else room

    def signed(self, model: TableViewModel, areas: TableAreas) -> Iterator[Obstacle]:
        """Tell what others’ plates fill with all the signs that may come to stand beside a name."""
        for seat, spot in enumerate(model.lying.slots.plates):
            plate = self._plate(model, seat)
            if isinstance(plate, NamePlate):
                signed = replace(plate, dealer=True, winning=True)
                yield Obstacle(zone_of(signed.fitted(self._context.look, areas.rect(spot))), PLATE)

    def _wishes(
        self, look: ResolvedTheme, text: str, slots: Slots, speaker: tuple[Seat, Zone], unit: float
    ) -> list[Balloon]:
        """Wish for a bubble in one line if it can be, at any of its places rather than in more lines."""
        seat, plate = speaker
        found, person = list[Balloon](), slots.people[seat]
        for share in SHARES:
            width, height = (side / unit for side in bubble_size(look, text, share))
            if person.width:
                found += at_mouth(person, width, height, slots.rim.x)
            else:
                found += by_plate(slots.plates[seat], width, height)
        if person.width:
            for share in SHARES:
                width, height = (side / unit for side in bubble_size(look, text, share))
                found += lower(person, width, height, slots.rim.x)
                found += upon_plate(person, plate, width, height)
        return found

    def _kept(
        self, model: TableViewModel, areas: TableAreas, pressed: Sequence[PlacedBlock]
    ) -> list[Obstacle]:
        """List what bubbles and declarations had better leave free."""
        look = self._context.look
        written = list(self.written(look, model, areas))
        return obstacles(model, areas, [each.rect for each in pressed], written, gap=look.px(4))


def _held(heap: Zone, fan: Slot) -> bool:
    """Tell whether a heap is what is held in a fan."""
    return abs(heap.x - fan.x) < fan.width / 4 and abs(heap.y - fan.y) < fan.height / 2


def _at_edges(pose: Pose, wide: float, tall: float) -> Iterator[Zone]:
    """List the places of a tab at the edges of a card: on its foot, then outside; at its head are rank and suit."""
    turn, half = radians(pose.turn), CARD_HEIGHT * pose.size / 2
    beside = half + tall / 2 + BESIDE
    for away in (half - ON, beside, -beside):
        yield Slot(pose.x - sin(turn) * away, pose.y + cos(turn) * away, wide, tall).zone


def _in_units(rect: pygame.Rect, unit: float) -> Zone:
    return Zone(rect.left / unit, rect.top / unit, rect.right / unit, rect.bottom / unit)


def _within(point: tuple[int, int], rect: pygame.Rect) -> tuple[int, int]:
    return point[0] - rect.x, point[1] - rect.y
