"""What surrounds the cards: plates, bars, tools, words to say and remarks, laid out for one moment of the table."""

import pygame

from game.core.cards import NOBODY, TABLE, Card, Seat
from game.stage.pose import Heap, extent
from game.stage.slots import CHIPS
from game.ui.action import Action
from game.ui.block import Block
from game.ui.house import House
from game.ui.look import Look
from game.ui.table import signs
from game.ui.table.bar import Prompt, Strip, Title
from game.ui.table.captions import Captions
from game.ui.table.declared import Showing, where
from game.ui.table.ground import Ground
from game.ui.table.moment import Deeds, Item, Lone, Moment, Spread, Ways
from game.ui.table.pieces import (
    Bubble,
    Caption,
    HandCard,
    Tool,
    TrumpSign,
    bubble_rect,
)
from game.ui.table.plates import Plate, emblem_of
from game.ui.table.remark import Remark, remark_height
from game.ui.table.score import deal_of
from game.ui.table.sitting import AnyView
from game.ui.table.words import WordStrip
from game.ui.widgets.hints import KeyHints, hints


class Chrome:
    """Lays out the chrome of one match."""

    def __init__(self, house: House, captions: Captions, deeds: Deeds, ways: Ways) -> None:
        """Speak with these captions, do these deeds, lead these ways."""
        self._house = house
        self._captions = captions
        self._deeds = deeds
        self._ways = ways
        self._strip = WordStrip(captions, deeds, ways)

    def block(self, moment: Moment, ground: Ground) -> Block:
        """Lay everything out."""
        look = self._house.look
        hand = [*self._hand(moment, ground)]
        words = self._strip.items(look, moment, ground)
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
            one = HandCard(f"card:{card}", card, name, state, self._ways.play_key, self._deeds.lift)
            found.append(Item(Lone(one), rect, "hand"))
        return found

    def _state(self, moment: Moment, card: Card) -> tuple[str, ...]:
        open_cards = moment.choices.plays | moment.choices.lays
        legal = ("playable",) if open_cards >> card & 1 else ("not playable",) if open_cards else ()
        return (*legal, *(("selected",) if card in moment.chosen else ()))

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
            ("log", "clock", deeds.log, True),
            ("rules", "rules", lambda: self._ways.rules(""), True),
            ("menu", "menu", self._ways.menu, True),
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
        text = captions.table("go_on") if moment.waiting else "" if _done(moment) else text
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
        items = [Item(Lone(prompt), left)] if text else []
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
            "note", note.eyebrow, note.text, told, self._ways.press_note, live=True, tip=tip, lit=note.lit
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
        hidden = self._house.settings.hide_running_points and not moment.between
        allied = seat != view.me and view.sides[seat] == view.sides[view.me] >= 0
        partner = [captions.table("partner")] if allied else []
        known = [*partner, level] if level else partner
        told = [] if hidden or not (view.tricks or view.trick.cards) else [tricks]
        said = [captions.note(note) for note in moment.notes if note.seat == seat]
        ways = (
            [*known, *told, *said],
            [*partner, *told, *said],
            [*partner, *said],
            [*told, *said],
            said,
            [*partner, *told],
            partner,
            told,
        )
        notes = tuple(dict.fromkeys(" · ".join(some) for some in ways if some)) or ("",)
        state = [captions.table("dealer")] if view.dealer == seat else []
        name = captions.name(seat)
        turn = view.turn == seat and not _done(moment)
        spoken = ", ".join([*notes[:1], *state])
        thought = moment.thought if moment.thinking == seat else None
        return Plate(
            seat,
            name,
            notes,
            bool(state),
            turn,
            moment.winning == seat,
            thought,
            self._house.still,
            spoken,
            emblem_of(view.sides, view.me, seat),
        )

    def _heaps(self, moment: Moment, ground: Ground) -> list[Item]:
        """Write under the heaps what they are, unless a plate lies there."""
        plates = [ground.rect(spot) for spot in moment.slots.plates]
        found = []
        for heap, spot in moment.slots.captions.items():
            texts, rect = self._heap(moment.view, heap), ground.rect(spot)
            if texts and rect.collidelist(plates) < 0:
                found.append(Item(Lone(Caption(texts)), rect))
        return found

    def _heap(self, view: AnyView, heap: Heap) -> tuple[str, ...]:
        name, seat = heap
        captions = self._captions
        if name == CHIPS:
            return (
                captions.table("pool") if seat == TABLE else captions.holding(view.ledger.holdings[seat]),
            )
        if name == "taken":
            return ()
        label = captions.heap("turn_up" if name == "shown" else name)
        size = next((place.size for place in view.hidden if (place.name, place.seat) == heap), 0)
        if label and size > 1:
            return captions.table("heap", name=label, number=size), str(size)
        return (label,) if label else ()

    def _declared(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Lay what was declared beside the plate of whoever declared it, until it is put away."""
        if not moment.declared:
            return []
        plate = ground.rect(moment.slots.plates[moment.declared[0].seat])
        tip = self._captions.table("dismiss")
        showing = Showing("declared", moment.declared, self._house.sprites.card, self._deeds.put_away, tip)
        said = ground.rect(moment.slots.bubbles[moment.declared[0].seat])
        left, top = max(plate.right + look.px(20), said.left), said.bottom + look.px(8)
        bounds, words = ground.cloth.inflate(-8, -8), ground.rect(moment.slots.words)
        bounds.height = (words.top if moment.choices.words else words.bottom) - bounds.top
        trick = [ground.rect(extent(pose)) for pose in moment.slots.trick]
        rect = where(showing.size(look), (left, top), bounds, trick)
        return [Item(Lone(showing), rect, "declared")]

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


def _done(moment: Moment) -> bool:
    """Tell whether I have made my move and it is still being shown."""
    resting = moment.ready or moment.between or moment.over or moment.waiting
    return moment.view.turn == moment.view.me and not resting
