"""What surrounds the cards: plates, bars, tools, words to say and remarks, laid out for one moment of the table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import pygame

from game.core.cards import NOBODY, TABLE, Card, Seat
from game.core.record import record
from game.stage.pose import Heap, Zone
from game.stage.slots import CHIPS, Slots
from game.ui.action import Action
from game.ui.block import Block, Leaf, Sheet
from game.ui.house import House
from game.ui.layout import Wrap
from game.ui.look import Look
from game.ui.scene import Switch
from game.ui.table import signs
from game.ui.table.bar import Prompt, Strip, Title
from game.ui.table.captions import Captions
from game.ui.table.choices import DONE, Choices
from game.ui.table.declared import Declared, Showing
from game.ui.table.ground import Ground
from game.ui.table.pieces import (
    Bubble,
    Caption,
    HandCard,
    Remark,
    Tool,
    TrumpSign,
    bubble_rect,
    remark_height,
)
from game.ui.table.plates import Plate
from game.ui.table.score import deal_of
from game.ui.table.sitting import AnyView
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import KeyHints, hints
from game.ui.widgets.picker import Stepper

GIVING_UP = frozenset(("concede",))
"""Words that throw something away; their buttons look like it."""


@record
class Lone:
    """A leaf as a block that takes whatever place it is given."""

    leaf: Leaf

    def width(self, look: Look) -> int:
        del look
        return 0

    def height(self, look: Look, width: int) -> int:
        del look, width
        return 0

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del look
        sheet.put(self.leaf, rect)


@record
class Item:
    """A block in its place."""

    part: Block
    rect: pygame.Rect
    region: str = ""


@record
class Spread:
    """Blocks where they are told to be."""

    items: Sequence[Item]

    def width(self, look: Look) -> int:
        return look.width

    def height(self, look: Look, width: int) -> int:
        del width
        return look.height

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        del rect
        for item in self.items:
            item.part.place(look, item.rect, sheet.region(item.region))


@record
class Note:
    """A remark to be shown: a hint, or why something was refused."""

    eyebrow: str
    text: str
    rule: str  # paragraph, or ""
    lit: bool


@record
class Moment:
    """All that decides how the chrome looks now."""

    view: AnyView
    slots: Slots
    choices: Choices
    ready: bool  # I may move
    between: bool  # the next deal waits for a press
    over: bool  # the match is decided and shown
    thinking: Seat
    thought: Callable[[], float]  # seconds
    winning: Seat
    strips: Mapping[Card, tuple[float, float, float, float]]
    chosen: tuple[Card, ...]
    may_finish: bool  # the exchange may be closed as it stands
    numbers: Mapping[str, int]  # the number set for a word
    said: Mapping[Seat, str]
    declared: tuple[Declared, ...]
    note: Note | None
    duty: str
    trump: str  # letter of the suit, or ""
    table: Zone | None  # what talon, turn-up and the like cover, with their captions
    heaps: tuple[Zone, ...]  # what every heap but my hand covers
    score: Block
    can_undo: bool
    can_redo: bool
    lit: frozenset[str]  # tools that are in use


class Deeds(Protocol):
    """What controls of the table do."""

    def play_key(self, card: Card) -> Switch: ...
    def lift(self, card: Card, up: bool) -> None: ...
    def say(self, word: str) -> Switch: ...
    def number(self, word: str, number: int) -> Switch: ...
    def take(self, packet: int) -> Switch: ...
    def confirm(self) -> Switch: ...
    def next_deal(self) -> Switch: ...
    def leave(self) -> Switch: ...
    def hint(self) -> Switch: ...
    def undo(self) -> Switch: ...
    def redo(self) -> Switch: ...
    def last_trick(self) -> Switch: ...
    def rules(self, paragraph: str) -> Switch: ...
    def menu(self) -> Switch: ...
    def press_note(self) -> Switch: ...
    def put_away(self) -> Switch: ...


class Chrome:
    """Lays out the chrome of one match."""

    def __init__(self, house: House, captions: Captions, deeds: Deeds) -> None:
        """Speak with these captions, and do these deeds."""
        self._house = house
        self._captions = captions
        self._deeds = deeds

    def block(self, moment: Moment, ground: Ground) -> Block:
        """Lay everything out."""
        look = self._house.look
        hand = [*self._hand(moment, ground)]
        words = self._words(look, moment, ground)
        first = [*hand, *words] if moment.choices.plays or moment.choices.lays else [*words, *hand]
        return Spread(
            [
                Item(Lone(Strip(up=False)), ground.top),
                Item(Lone(Strip(up=True)), ground.bottom),
                *self._heaps(moment, ground),
                *self._trump(look, moment, ground),
                *self._plates(moment, ground),
                *first,
                *self._top(look, moment, ground),
                *self._bottom(look, moment, ground),
                *self._right(look, moment, ground),
                *self._declared(look, moment, ground),
                *self._bubbles(look, moment, ground),
            ]
        )

    def _hand(self, moment: Moment, ground: Ground) -> list[Item]:
        unit, found = ground.unit, []
        for card, (left, top, right, bottom) in moment.strips.items():
            rect = pygame.Rect(round(left * unit), round(top * unit), 0, 0)
            rect.width, rect.height = round(right * unit) - rect.x, round(bottom * unit) - rect.y
            rect.height = min(rect.height, ground.bottom.top - rect.y)
            state = self._state(moment, card)
            name = self._captions.spoken_card(card)
            one = HandCard(f"card:{card}", card, name, state, self._deeds.play_key, self._deeds.lift)
            found.append(Item(Lone(one), rect, "hand"))
        return found

    def _state(self, moment: Moment, card: Card) -> tuple[str, ...]:
        open_cards = moment.choices.plays | moment.choices.lays
        legal = ("playable",) if open_cards >> card & 1 else ("not playable",) if open_cards else ()
        return (*legal, *(("selected",) if card in moment.chosen else ()))

    def _words(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        parts = self._buttons(moment)
        if not parts:
            return []
        room = ground.rect(moment.slots.words)
        gap = 18
        wide = sum(part.width(look) for part in parts) + look.px(gap) * (len(parts) - 1)
        most = min(ground.cloth.width, max(room.width, look.px(300)))
        strip = Wrap(parts, gap)
        width = min(wide, most)
        tall = strip.height(look, width)
        rect = pygame.Rect(room.centerx - width // 2, room.centery - tall // 2, width, tall)
        if tall > room.height:
            rect.bottom = room.bottom
        return [Item(strip, rect, "words")]

    def _buttons(self, moment: Moment) -> list[Block]:
        captions, deeds = self._captions, self._deeds
        if moment.over:
            return [Button("leave", captions.table("leave"), deeds.leave, Tone.PRIMARY)]
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
        found += [self._packet(number) for number in moment.choices.packets]
        return found

    def _exchange(self, moment: Moment) -> Block:
        label = self._captions.table("exchange", word=self._captions.word(DONE), number=len(moment.chosen))
        return Button("confirm", label, self._deeds.confirm, Tone.PRIMARY, live=moment.may_finish)

    def _word(self, moment: Moment, word: str, numbers: tuple[int, ...], first: bool) -> list[Block]:
        tone = Tone.DANGER if word in GIVING_UP else Tone.PRIMARY if first else Tone.PLAIN
        label, tip = self._captions.word(word), self._captions.own(f"word_hint.{word}")
        button = Button(f"say:{word}", label, lambda: self._deeds.say(word), tone, tip=tip)
        if len(numbers) < 2:
            return [button]
        at = moment.numbers.get(word, numbers[0])
        step = Stepper(
            f"number:{word}", label, at, numbers[0], numbers[-1], lambda to: self._deeds.number(word, to)
        )
        return [step, button]

    def _packet(self, number: int) -> Block:
        return Button(
            f"take:{number}",
            self._captions.table("take", number=number + 1),
            lambda: self._deeds.take(number),
        )

    def _top(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        bar = ground.top
        tools = self._tools(moment)
        side, gap = tools[0].width(look), look.px(8)
        left = bar.right - look.px(16) - len(tools) * (side + gap) + gap
        items = [
            Item(tool, pygame.Rect(left + place * (side + gap), bar.centery - side // 2, side, side), "tools")
            for place, tool in enumerate(tools)
        ]
        start = bar.left + max(14, look.px(34))
        title = pygame.Rect(start, bar.top, left - start - look.px(18), bar.height)
        name = Title(self._captions.title, self._captions.table("deal", number=deal_of(moment.view)))
        return [Item(Lone(name), title), *items]

    def _trump(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Set the trump sign above what lies on the table, or in the upper left corner."""
        suit = moment.trump
        if not suit:
            return []
        sign = TrumpSign(suit, self._captions.table("trumps"), self._captions.table(f"suit_name.{suit}"))
        tall, gap = sign.height(look), look.px(14)
        taken = [ground.rect(spot) for spot in moment.slots.plates]
        taken += [ground.rect(spot) for spot in moment.slots.captions.values()]
        taken += [ground.rect(zone) for zone in moment.heaps]
        table = ground.rect(moment.table) if moment.table else ground.cloth
        bounds = ground.cloth.inflate(-gap, -gap)
        free = [
            rect
            for left, top in (
                (table.centerx - sign.width(look) // 2, table.top - tall - gap),
                (table.centerx - sign.width(look) // 2, table.bottom + gap),
                *((ground.cloth.left + gap, ground.cloth.top + gap + step * tall // 2) for step in range(20)),
            )
            if (rect := pygame.Rect(left, top, sign.width(look), tall).clamp(bounds)).collidelist(taken) < 0
        ]
        return [Item(Lone(sign), free[0])] if free else []

    def _tools(self, moment: Moment) -> list[Tool]:
        table, deeds = self._captions.table, self._deeds
        tricks = bool(moment.view.tricks)
        told = (
            ("hint", "hint", deeds.hint, moment.ready),
            ("undo", "undo", deeds.undo, moment.can_undo),
            ("redo", "redo", deeds.redo, moment.can_redo),
            ("last_trick", "last_trick", deeds.last_trick, tricks),
            ("rules", "rules", lambda: deeds.rules(""), True),
            ("menu", "menu", deeds.menu, True),
        )
        return [
            Tool(
                f"tool:{key}",
                sign,
                table(f"tool.{key}"),
                table(f"tool_tip.{key}"),
                press,
                live,
                key in moment.lit,
            )
            for key, sign, press, live in told
        ]

    def _bottom(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        captions = self._captions
        text = captions.table("match_over") if moment.over else captions.prompt(moment.view)
        duty = moment.duty if moment.ready else ""
        said = f"{text} {signs.spoken(duty, captions.suits)}".strip()
        prompt = Prompt(text, duty, moment.ready, said)
        start = max(14, look.px(34))
        inner = pygame.Rect(start, ground.bottom.top, ground.bottom.width - 2 * start, ground.bottom.height)
        wide = min(inner.width, prompt.width(look) + 2)
        left = pygame.Rect(inner.x, inner.y, wide, inner.height)
        keys = self._keys(moment)
        room = inner.width - wide - look.px(40)
        tall = keys.height(look, room)
        items = [Item(Lone(prompt), left)]
        if keys.width(look) <= room:
            rect = pygame.Rect(inner.right - room, inner.centery - tall // 2, room, tall)
            items.append(Item(keys, rect))
        return items

    def _keys(self, moment: Moment) -> KeyHints:
        say = self._captions.table
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), say("key.choose")),
            (Action.CONFIRM, say("key.next" if moment.between else "key.play")),
            (Action.HINT, say("key.hint")),
            (Action.UNDO, say("key.undo")),
            (Action.LAST_TRICK, say("key.last_trick")),
            (Action.RULES, say("key.rules")),
            (Action.BACK, say("key.menu")),
        ]
        return KeyHints(hints(self._house, *wanted).hints, right=True)

    def _right(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Set the score panel, as high as it needs to be, and a remark below it."""
        room, panel = ground.panel, ground.panel.copy()
        note = moment.note
        if note is None:
            panel.height = min(room.height, moment.score.height(look, room.width))
            return [Item(moment.score, panel, "score")]
        tall = remark_height(look, note.text, room.width)
        gap = look.px(12)
        panel.height = min(room.height - tall - gap, moment.score.height(look, room.width))
        rect = pygame.Rect(room.x, panel.bottom + gap, room.width, tall)
        key = "to_rule" if note.rule else "dismiss"
        tip = self._captions.table(key, number=note.rule)
        told = signs.spoken(note.text, self._captions.suits)
        remark = Remark(
            "note", note.eyebrow, note.text, told, self._deeds.press_note, live=True, tip=tip, lit=note.lit
        )
        return [Item(moment.score, panel, "score"), Item(Lone(remark), rect, "note")]

    def _plates(self, moment: Moment, ground: Ground) -> list[Item]:
        return [
            Item(Lone(self._plate(moment, seat)), ground.rect(spot))
            for seat, spot in enumerate(moment.slots.plates)
        ]

    def _plate(self, moment: Moment, seat: Seat) -> Plate:
        view, captions = moment.view, self._captions
        taken = sum(1 for trick in view.tricks if trick.taker == seat)
        tricks = captions.table("tricks_one" if taken == 1 else "tricks_many", number=taken)
        level = captions.level(seat)
        notes = (
            ([f"{level} · {tricks}", tricks] if level else [tricks])
            if view.tricks or view.trick.cards
            else [level or tricks]
        )
        state = [captions.table("dealer")] if view.dealer == seat else []
        name = captions.name(seat)
        turn = view.turn == seat
        spoken = ", ".join([*notes[:1], *state])
        thought = moment.thought if moment.thinking == seat else None
        return Plate(
            seat,
            name,
            (*notes, str(taken)),
            bool(state),
            turn,
            moment.winning == seat,
            thought,
            self._house.still,
            spoken,
        )

    def _heaps(self, moment: Moment, ground: Ground) -> list[Item]:
        found = []
        for heap, spot in moment.slots.captions.items():
            text = self._heap(moment.view, heap)
            if text:
                found.append(Item(Lone(Caption(text)), ground.rect(spot)))
        return found

    def _heap(self, view: AnyView, heap: Heap) -> str:
        name, seat = heap
        captions = self._captions
        if name == CHIPS:
            if seat == TABLE:
                return captions.table("pool")
            return captions.holding(view.ledger.holdings[seat])
        if name == "taken":
            return ""
        label = captions.heap("turn_up" if name == "shown" else name)
        sizes = {(place.name, place.seat): place.size for place in view.hidden}
        size = sizes.get(heap, 0)
        return captions.table("heap", name=label, number=size) if label and size > 1 else label

    def _declared(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Lay what was declared beside the plate of whoever declared it, until it is put away."""
        if not moment.declared:
            return []
        plate = ground.rect(moment.slots.plates[moment.declared[0].seat])
        tip = self._captions.table("dismiss")
        showing = Showing("declared", moment.declared, self._house.sprites.card, self._deeds.put_away, tip)
        rect = pygame.Rect((plate.right + look.px(22), plate.top), showing.size(look))
        return [Item(Lone(showing), rect.clamp(ground.cloth.inflate(-8, -8)), "declared")]

    def _bubbles(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        found = []
        bounds = pygame.Rect(
            0, ground.top.bottom, ground.panel.left - 4, ground.bottom.top - ground.top.bottom
        )
        for seat, text in moment.said.items():
            if seat == NOBODY or not text:
                continue
            room = ground.rect(moment.slots.bubbles[seat])
            rect = bubble_rect(look, text, room, bounds)
            mine = seat == moment.view.me
            found.append(Item(Lone(Bubble(text, look.px(34), mine)), rect))
        return found
