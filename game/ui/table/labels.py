"""What is written on the felt: plates, names of heaps, the trump sign, words in bubbles, cards that were declared."""

from collections.abc import Sequence
from itertools import chain, islice, product
from typing import Protocol

import pygame

from game.core.cards import NOBODY, TABLE, Seat
from game.stage.heaps import SHOWN
from game.stage.pose import Heap, Zone, extent, index_of
from game.stage.slots import CHIPS
from game.ui.house import House
from game.ui.look import Look
from game.ui.scene import Switch
from game.ui.table.captions import Captions
from game.ui.table.declared import SMALL, TALL, Showing
from game.ui.table.ground import Ground
from game.ui.table.moment import Item, Lone, Moment, done
from game.ui.table.pieces import Bubble, Caption, SuitSign, bubble_rect
from game.ui.table.plates import Plate, emblem_of
from game.ui.table.sitting import AnyView
from game.ui.table.spare import Kept, about, best, hidden, over
from game.wording import figure

SLOT = 0.1
"""How bad it is to cover the empty place of a card in the trick; heaps and their captions may be covered sooner."""
INDEX = 400.0
"""How bad it is to cover an index or another bubble: whatever else there is may be covered sooner."""
SHARES = (1.0, 0.62, 0.45, 0.34)
"""Of the width its words would take in one line: how narrow a bubble may become to find room."""


class PutsAway(Protocol):
    """Whoever takes declared cards off the table."""

    def put_away(self) -> Switch: ...


class Labels:
    """Finds room for all that is written on the felt."""

    def __init__(self, house: House, captions: Captions, deeds: PutsAway) -> None:
        """Speak with these captions, have declared cards put away by this."""
        self._house = house
        self._captions = captions
        self._deeds = deeds

    def lying(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Set what lies on the felt all the time."""
        return [
            *self._heaps(moment, ground),
            *self._suits(look, moment, ground),
            *self._plates(moment, ground),
        ]

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
        if name == CHIPS and seat == TABLE:
            return (captions.heap("pool") or captions.table("pool"), "")
        if name == CHIPS:
            holding = view.ledger.holdings[seat]
            short = figure(holding[-1]) if len(holding) == 1 else ""
            return captions.holding(holding), short, ""  # the score says it, too
        label = captions.heap("turn_up" if name == SHOWN else name)
        size = next((place.size for place in view.hidden if (place.name, place.seat) == heap), 0)
        if label and size > 1:
            return captions.table("heap", name=label, number=size), str(size)
        if not label:
            return ()
        return (label, "") if name == SHOWN else (label,)  # what lies open speaks for itself

    def _suits(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Set the signs of trumps and of a called suit above what lies on the table, or in the upper left corner."""
        found = list[Item]()
        for sign in self._signs(moment):
            found += self._sign(look, moment, ground, sign, [item.rect for item in found])
        return found

    def _signs(self, moment: Moment) -> list[SuitSign]:
        captions, suit, called = self._captions, moment.trump, moment.called
        signs = (
            [SuitSign(suit, captions.table("trumps"), captions.table(f"suit_name.{suit}"))] if suit else []
        )
        if called:
            card = captions.spoken_card(called.card)
            said = captions.own(f"called.{called.key}")
            signs.append(SuitSign(captions.face(called.card)[1], said, card[:1].upper() + card[1:]))
        return signs

    def _sign(
        self, look: Look, moment: Moment, ground: Ground, sign: SuitSign, others: Sequence[pygame.Rect]
    ) -> list[Item]:
        wide, tall, gap = sign.width(look), sign.height(look), look.px(14)
        taken = [*others, *(ground.rect(spot) for spot in moment.slots.plates)]
        taken += [ground.rect(spot) for spot in moment.slots.captions.values()]
        taken += [ground.rect(zone) for zone in moment.heaps]
        taken += [ground.rect(Zone(*strip)) for strip in moment.strips.values()]
        bounds, middle = ground.cloth.inflate(-gap, -gap), []
        if moment.table:
            table = ground.rect(moment.table)
            left = table.centerx - wide // 2
            middle = [(left, table.top - tall - gap), (left, table.bottom + gap)]
        corner = [(bounds.left, bounds.top + step * tall // 2) for step in range(20)]
        places = (pygame.Rect(at, (wide, tall)).clamp(bounds) for at in (*middle, *corner))
        free = next((place for place in places if place.collidelist(taken) < 0), None)
        return [Item(Lone(sign), free)] if free else []

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
        allied = seat != view.me and seat in captions.party(view.me)
        partner = [captions.table("partner")] if allied else []
        known = [*partner, level] if level else partner
        told = [] if hidden or not (view.tricks or view.trick.cards) else [tricks]
        mine = [each for each in moment.notes if each.seat == seat and not (hidden and each.running)]
        said, brief = [captions.note(each) for each in mine], [captions.brief(each) for each in mine]
        ways = (
            [*known, *told, *said],
            [*partner, *told, *said],
            [*partner, *said],
            [*told, *said],
            said,
            brief,
            [captions.note(each) for each in mine if not each.running],
            [*brief[:1], *brief[1:][-1:]],
            said[-1:],
            [*partner, *told],
            partner,
            told,
        )
        notes = (*dict.fromkeys(" · ".join(some) for some in ways if some), "")
        state = [captions.table("dealer")] if view.dealer == seat else []
        name = captions.name(seat)
        turn = view.turn == seat and not done(moment)
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

    def declared(
        self, look: Look, moment: Moment, ground: Ground, buttons: Sequence[Item]
    ) -> tuple[Showing, pygame.Rect | None] | None:
        """Find room for what was declared that hides neither hand nor trick nor plates; None where there is none."""
        if not moment.declared:
            return None
        plate = ground.rect(moment.slots.plates[moment.declared[0].seat])
        tip, draw = self._captions.table("dismiss"), self._house.sprites.card
        bounds = ground.cloth.inflate(-look.px(8), -look.px(8))
        kept = self._kept(moment, ground, buttons)
        more = [each for each in kept if each.weight >= SLOT]
        for spared, (tall, columns) in product((kept, more), ((TALL, 1), (TALL, 2), (SMALL, 1), (SMALL, 2))):
            put_by = self._deeds.put_away
            showing = Showing("declared", moment.declared, draw, put_by, tip, columns, tall)
            wished = pygame.Rect((0, 0), showing.size(look))
            wished.midleft = (plate.right + look.px(20), plate.centery)
            if wished.width <= bounds.width and wished.height <= bounds.height:
                places = over(wished.clamp(bounds), bounds)
                rect = next((place for place in places if not hidden(place, spared)), None)
                if rect is not None:
                    return showing, rect
        return Showing("declared", moment.declared, draw, self._deeds.put_away, tip, 1, SMALL), None

    def bubbles(
        self, look: Look, moment: Moment, ground: Ground, buttons: Sequence[Item], shown: Sequence[Item]
    ) -> list[Item]:
        """Set every bubble where it hides no card of my hand, and of everything else as little as can be."""
        kept, found = self._kept(moment, ground, buttons), list[Item]()
        kept += [Kept(plate.rect, 3) for plate in shown]
        bounds = ground.cloth.inflate(-look.px(6), -look.px(6))
        for seat, text in moment.said.items():
            if seat == NOBODY or not text:
                continue
            plate = ground.rect(moment.slots.plates[seat])
            rect = self._spot(look, text, ground.rect(moment.slots.bubbles[seat]), plate, bounds, kept)
            kept.append(Kept(rect, INDEX))
            tail = min(max(plate.left + look.px(34), rect.left + look.px(24)), rect.right - look.px(24))
            apart = rect.bottom <= plate.top or rect.top >= plate.bottom
            near = rect.left - look.px(30) < plate.right and plate.left < rect.right + look.px(30)
            bubble = Bubble(text, tail - rect.left if apart and near else -1, rect.bottom <= plate.top)
            found.append(Item(Lone(bubble), rect))
        return found

    def _spot(
        self,
        look: Look,
        text: str,
        room: pygame.Rect,
        plate: pygame.Rect,
        bounds: pygame.Rect,
        kept: Sequence[Kept],
    ) -> pygame.Rect:
        """Find room for a bubble near its plate, in one line if it can be; anywhere rather than over what matters."""
        matters = [each for each in kept if each.weight > 1]
        wished = [bubble_rect(look, text, room, bounds, share) for share in SHARES]
        places = [about(each, plate, bounds) for each in wished]
        for near in places:
            rect = best(near, kept)
            if not hidden(rect, matters):
                return rect
        anywhere = [place for each in wished for place in islice(over(each, bounds), 0, None, 5)]
        return best([*chain.from_iterable(places), *anywhere], kept)

    def _kept(self, moment: Moment, ground: Ground, buttons: Sequence[Item]) -> list[Kept]:
        """List what bubbles had better leave free."""
        played = moment.view.trick.cards or moment.view.tricks
        return [
            *(Kept(item.rect, 8) for item in buttons),
            *(Kept(ground.rect(Zone(*strip)), 8) for strip in moment.strips.values()),
            *(Kept(ground.rect(plate), 4) for plate in moment.slots.plates),
            *(Kept(ground.rect(extent(pose)), 6 if played else SLOT) for pose in moment.slots.trick),
            *(Kept(ground.rect(index_of(pose)), INDEX) for pose in moment.slots.trick if played),
            *(Kept(ground.rect(zone), INDEX) for zone in moment.indices),
            *(Kept(ground.rect(zone), 0.05) for zone in moment.heaps),
            *(Kept(ground.rect(spot), 0.05) for spot in moment.slots.captions.values()),
        ]
