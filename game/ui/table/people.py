"""Who sits behind the table, in the moods they show, with their hands; and what things of the room stand on it."""

from collections.abc import Collection, Hashable, Mapping, Sequence

import pygame

from game.core.cards import NOBODY, Seat
from game.core.deal import HAND
from game.play.phases import Between, Over, Thinking
from game.play.portraits import portrait_of
from game.play.table.driver import TableClock
from game.stage.heaps import Heaps
from game.stage.moods import CALM, RESTING, Expression, expression_of
from game.stage.pose import BACK, CARD_HEIGHT, FLYING, Pose, Slot, SpriteKey
from game.stage.rim import Rim
from game.telling.captions import Captions
from game.ui.draw.busts import Seated, fist, light, seated, shaded
from game.ui.draw.composition import Layers, Piece
from game.ui.draw.light import scaled
from game.ui.draw.picture_transforms import faded
from game.ui.draw.rooms import props
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.renderer import NOTHING
from game.ui.table.view_model import TableViewModel, already_moved

FADE = 0.16
"""Seconds in which one expression becomes another."""
LAG = 0.04
"""Seconds by which each seat follows later than the one before it: people don’t turn their eyes at one moment."""
LEAST = 110
"""Pixels of the side of a person, at least."""
FIST = 0.56
"""Height of a fist, as a share of that of the cards it holds …"""
GRIP = 0.62
"""… how far down these its upper edge is, and …"""
OUTWARD = 0.3
"""… how far outside of the middle of the outermost its own is."""


class Face:
    """The face of one seat, which keeps what it showed last."""

    def __init__(self, seat: Seat, clock: TableClock, *, still: bool) -> None:
        """Begin calm; where motion is reduced, an expression comes at once and the head is held straight."""
        self.faces = RESTING
        self.across: tuple[float, ...] = ()  # by seat: how far across the picture it sits
        self.thinks = False
        self.clock = clock
        self.still = still
        self._seat = seat
        self._now = self._was = CALM
        self._since = -FADE
        self._noticed: float | None = None

    def show(self) -> tuple[Expression, Expression, float]:
        """Turn to what is to be seen now; give that, what was seen before, and the share of the way between them."""
        now, wanted = self.clock.now, self._wanted()
        if wanted == self._now:
            self._noticed = None
        elif self._noticed is None and not self.still:
            self._noticed = now
        if wanted != self._now and (self._noticed is None or now >= self._noticed + LAG * self._seat):
            self._was, self._now, self._since, self._noticed = self._now, wanted, now, None
        return self._now, self._was, 1.0 if self.still else min(1.0, (now - self._since) / FADE)

    @property
    def restless(self) -> bool:
        """Whether it shows something else in the next frame."""
        return self._wanted() != self._now or (not self.still and self.clock.now < self._since + FADE)

    def _wanted(self) -> Expression:
        thought = self.clock.thought if self.thinks else 0.0
        return expression_of(self.faces, self._seat, self.across, self.clock.now, thought)


class People:
    """Draws those who sit at one table, but for whoever looks at it."""

    def __init__(self, context: UiContext, captions: Captions) -> None:
        """Begin with empty chairs."""
        self._context = context
        self._captions = captions
        self._faces: dict[Seat, Face] = {}
        self._frames: tuple[Slot, ...] = ()
        self._rim: Rim | None = None
        self._turn = NOBODY
        self._over = False  # the deal is: everybody is seen in the light
        self._drawn: dict[Seat, tuple[object, tuple[Piece, ...]]] = {}  # as they were drawn last

    def take(self, model: TableViewModel) -> None:
        """Take in what they show, and who is to move."""
        slots, phase, still = model.lying.slots, model.phase, self._context.still
        self._frames, self._rim = slots.people, slots.rim
        self._turn = NOBODY if already_moved(model) else model.view.turn
        self._over = isinstance(phase, Between | Over)
        across = tuple(each.x if each.width else slots.rim.x for each in slots.people)
        for seat in self._others():
            face = self._faces.setdefault(seat, Face(seat, model.clock, still=still))
            face.faces, face.clock, face.still, face.across = model.faces, model.clock, still, across
            face.thinks = phase == Thinking(seat)

    def _others(self) -> Sequence[Seat]:
        return [seat for seat, frame in enumerate(self._frames) if frame.width]

    @property
    def restless(self) -> bool:
        """Whether anybody shows something else in the next frame."""
        return any(face.restless for face in self._faces.values())

    def _name(self, seat: Seat) -> str:
        return portrait_of(self._captions.players.name(seat), self._context.words)

    def busts(self, areas: TableAreas) -> Layers:
        """Give them as they are seen above the edge of the table, the light behind everybody first."""
        places = {seat: self._place(areas, seat) for seat in self._others()}
        found: dict[Hashable, tuple[Piece, ...]] = {}
        for seat, place in places.items():
            found["light", seat] = (light(place, lit=seat == self._turn),)
        for seat, place in places.items():
            found["person", seat] = self._bust(seat, place)
        return found

    def _place(self, areas: TableAreas, seat: Seat) -> Seated:
        frame, unit, rim = self._frames[seat], areas.unit, self._rim
        assert rim is not None, "somebody has been seated"
        edge = rim.edge(frame.x)
        side, sunk = max(LEAST, round(frame.height * unit)), (frame.zone.bottom - edge) / frame.height
        return Seated(
            round(frame.x * unit), round(edge * unit + (sunk - 0.5) * side), side, scaled(rim, unit)
        )

    def _bust(self, seat: Seat, place: Seated) -> tuple[Piece, ...]:
        """Draw one of them, while an expression changes the one before over it."""
        now, was, share = self._faces[seat].show()
        lit = self._over or seat == self._turn
        key = (place, now, was if share < 1 else now, share, lit, self._context.still)
        kept = self._drawn.get(seat)
        if kept is None or kept[0] != key:
            pieces = [self._in_mood(seat, place, now, lit=lit)]
            if share < 1:
                before, box = self._in_mood(seat, place, was, lit=lit)
                pieces.append((faded(before, 1 - share), box))
            kept = self._drawn[seat] = key, tuple(pieces)
        return kept[1]

    def _in_mood(self, seat: Seat, place: Seated, expression: Expression, *, lit: bool) -> Piece:
        picture, box = seated(self._name(seat), place, expression, tilted=not self._context.still)
        return (picture if lit else shaded(picture)), box

    def hands(self, areas: TableAreas, heaps: Heaps, poses: Mapping[SpriteKey, Pose]) -> Layers:
        """Give the hands of those who hold cards nobody else sees, at both ends of what they hold."""
        return {
            ("hands", seat): self._fists(areas, seat, held)
            for seat in self._others()
            if (held := _held(heaps.get((HAND, seat), ()), poses))
        }

    def _fists(self, areas: TableAreas, seat: Seat, held: Collection[Pose]) -> tuple[Piece, ...]:
        name, found = self._name(seat), list[Piece]()
        for left, end in ((True, min(held, key=_across)), (False, max(held, key=_across))):
            high = CARD_HEIGHT * end.size
            picture = fist(name, max(8, round(FIST * high * areas.unit)), left=left)
            x = end.x + (-OUTWARD if left else OUTWARD) * high
            middle = areas.point(x, end.y + (GRIP - 0.5 + FIST / 2) * high)
            found.append((picture, picture.get_rect(center=middle)))
        return tuple(found)


def _across(pose: Pose) -> float:
    return pose.x


def _held(keys: Sequence[SpriteKey], poses: Mapping[SpriteKey, Pose]) -> list[Pose]:
    """Find the cards that are in a hand; none where all lie open."""
    there = [key for key in keys if key in poses and poses[key].depth < FLYING]
    return [poses[key] for key in there] if any(key[0] == BACK for key in there) else []


RAIL = 84
"""How dense a rail is, of 255."""


class Props:
    """What stands at the sides of the table, until something else is shown there, and rails for counters."""

    def __init__(self, context: UiContext, room: str) -> None:
        self._context = context
        self._drawings = props(room)
        self._stood: tuple[Slot | None, ...] = ()  # where they stand in a window of this size
        self._size = (0, 0)

    def rails(self, areas: TableAreas, rails: Sequence[Slot]) -> Layers:
        """Draw the rails along which counters are pushed."""
        paint, gold = self._context.look.paint, self._context.look.palette.gold
        found = dict[Hashable, tuple[Piece, ...]]()
        for number, box in enumerate(map(areas.rect, rails)):
            box.height = max(2, box.height)

            def draw(size: tuple[int, int] = box.size) -> pygame.Surface:
                rail = pygame.Surface(size, pygame.SRCALPHA)
                pygame.draw.rect(rail, (*gold[:3], RAIL), rail.get_rect(), border_radius=size[1] // 2)
                return rail.premul_alpha()

            found["rail", number] = ((paint.kept(("rail", gold, box.size), draw), box),)
        return found

    def standing(self, areas: TableAreas, places: Sequence[Slot | None], chrome: Screen) -> Layers:
        """Lay down what still stands there; whatever had to make way does not come back by itself."""
        if self._size != areas.size:
            self._size, self._stood = areas.size, tuple(places)
        if not any(self._stood) or self._context.settings.high_contrast:
            return NOTHING
        most = areas.size[0] // 2  # what is wider lies over all of the table
        shown = [each.rect for each in chrome.widgets() if each.rect.width < most]
        self._stood = tuple(
            place if place and place == now and areas.rect(place).collidelist(shown) < 0 else None
            for place, now in zip(self._stood, places, strict=True)
        )
        paint, found = self._context.look.paint, dict[Hashable, tuple[Piece, ...]]()
        for drawing, place in zip(self._drawings, self._stood, strict=True):
            if place and drawing:
                box = areas.rect(place)
                picture = paint.picture(drawing, box.size)
                found["prop", drawing] = ((picture, box),) if picture else ()
        return found
