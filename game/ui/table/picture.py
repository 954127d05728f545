"""The whole picture of the table: cloth, cards, chrome and what lies above them, and how the end of a deal is seen."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import cos, pi, radians, sin
from random import Random
from typing import TypeAlias

import pygame

from game.core.cards import Card, Seat, mask, members
from game.core.outcome import course, deal_winners
from game.core.record import record, replace
from game.play.phases import Moving, Settling
from game.play.table.driver import TableDriver
from game.play.table_session import AnyView, winning_play
from game.session.match import AnyMatch
from game.stage.arrange import first_free
from game.stage.films import BRIGHTENS, DIMS
from game.stage.motion import ease_out
from game.stage.pose import CARD, CHIP, CHIP_WIDTH, Pose, SpriteKey, TableViewport, card, extent, heap_item
from game.stage.slots import Slots
from game.stage.table import Table
from game.storage.settings import Liveliness
from game.telling.captions import Captions
from game.ui.draw.pack_art import PREMULTIPLIED
from game.ui.draw.paint import put, veil
from game.ui.draw.picture_transforms import faded, framed
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Style
from game.ui.kit.block import Canvas
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, rect_of, zone_of
from game.ui.shell.scene import VEIL, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.film import FilmPicture
from game.ui.table.lettering import CAPTION, deep, shortened, sizes_of, write
from game.ui.table.painter import CardMark, SpritePainter, stack
from game.ui.table.people import People, Props
from game.ui.table.places import CardPlaces
from game.ui.table.renderer import Marks, Scenery, TableRenderer, open_places

QUIET, DEAL, MATCH = 0.9, 1.7, 2.3
"""Seconds of an ending: of one without a cascade, of a deal won, of a match won."""
CARDS, MORE_CARDS = 9, 13
"""Cards of the cascade for a deal, and for a match."""
CHIPS, MORE_CHIPS = 14, 26
"""Chips of it, where the game is played for any."""
COURTS = ("K", "Q", "J", "C")
FAN, RADIUS, SIZE = 52.0, 400.0, 0.8
"""Degrees to which the fan opens either way, units from its pivot to the middle of a card, and the size of a card."""
RISE, SHOWN, FADE = 0.42, 0.34, 0.25
"""Seconds in which a card rises to the fan, in which it is seen there, and in which the last of it fades."""
DARK = 0.85
"""How dark the room becomes while a match won is seen."""
GRAVITY, BOUNCE = 3000.0, 0.5
"""Units a second each second; share of its speed that is left when something has hit the ground."""
HOP, HOPS = 18.0, 0.3
"""Units and seconds by which a winner's chips hop."""


@record
class Ending:
    """What is to be seen of an ending."""

    winners: tuple[Seat, ...]
    won: bool  # by the player, alone or with others
    match: bool
    cards: tuple[Card, ...] = ()
    looks: tuple[str, ...] = ()  # of chips
    seed: int = 0
    thrown_in: bool = False

    @property
    def sting(self) -> str:
        """Name the sound of it."""
        return f"{'match' if self.match else 'deal'}_{'won' if self.won else 'lost'}"

    def span(self, *, still: bool) -> float:
        """Tell how long it lasts."""
        if still or not self.won:
            return QUIET
        return MATCH if self.match else DEAL


def ending_of(match: AnyMatch, view: AnyView, table: Table) -> Ending:
    """Find out how the deal that has just been finished ends, and the match with it."""
    won = match.outcome.winners if match.over else _won_deal(match, view)
    looks = tuple(dict.fromkeys(name for name, _ in table.chips(view)))
    cards = _pictures(match, view, won, MORE_CARDS if match.over else CARDS)
    finished = view.ledger.finished
    thrown_in = finished in view.ledger.thrown_in
    return Ending(won, view.me in won, match.over, cards, looks, finished, thrown_in)


def _won_deal(match: AnyMatch, view: AnyView) -> tuple[Seat, ...]:
    worths = course(match.rules, view.ledger)
    gains = tuple(now - then for now, then in zip(worths[-1], worths[-2], strict=True))
    return deal_winners(match.rules.spec, view.ledger, view.ledger.finished, gains, view.sides)


def _pictures(match: AnyMatch, view: AnyView, won: Sequence[Seat], most: int) -> tuple[Card, ...]:
    """Choose courts of the pack for the cascade, those first that the winners have taken."""
    faces = match.rules.spec.pack.faces
    courts = [each for each in members((1 << len(faces)) - 1) if faces[each][:1] in COURTS]
    taken = {each for trick in view.tricks if trick.taker in won for each in trick.cards}
    Random(view.ledger.finished).shuffle(courts)
    return tuple(sorted(courts, key=lambda each: each not in taken)[:most])


@record
class Falling:
    """Something on its way: it rises to a place, stays, and falls."""

    key: SpriteKey
    origin: Pose
    place: Pose
    start: float  # seconds after the ending has begun
    leaves: float
    speed: tuple[float, float]  # across and down as it leaves
    spin: float  # degrees a second

    def rests(self, now: float) -> bool:
        """Tell whether it stays in its place."""
        return self.start + RISE <= now < self.leaves

    def pose(self, now: float, ground: float) -> Pose | None:
        """Give where it is; None before it is there."""
        if now < self.start:
            return None
        if now < self.leaves:
            way = ease_out(min(1.0, (now - self.start) / RISE))
            return _between(self.origin, self.place, way)
        gone = now - self.leaves
        y = _fallen(self.place.y, self.speed[1], gone, ground)
        return replace(
            self.place, x=self.place.x + self.speed[0] * gone, y=y, turn=self.place.turn + self.spin * gone
        )


def _between(start: Pose, goal: Pose, way: float) -> Pose:
    return replace(
        goal,
        x=start.x + (goal.x - start.x) * way,
        y=start.y + (goal.y - start.y) * way,
        turn=start.turn + (goal.turn - start.turn) * way,
    )


def _fallen(height: float, speed: float, seconds: float, ground: float) -> float:
    """Tell how low something is that falls and bounces; speed is downwards."""
    for _ in range(3):
        fall = ground - height
        hit = (-speed + (max(0.0, speed * speed + 2 * GRAVITY * fall)) ** 0.5) / GRAVITY
        if seconds <= hit:
            return height + speed * seconds + GRAVITY * seconds * seconds / 2
        speed, height, seconds = -BOUNCE * (speed + GRAVITY * hit), ground, seconds - hit
    return min(ground, height + speed * seconds + GRAVITY * seconds * seconds / 2)


def cascade(ending: Ending, viewport: TableViewport) -> tuple[Falling, ...]:
    """Plan what fans out and falls for a player who has won."""
    if not ending.won:
        return ()
    zone, dice = viewport.zone, Random(ending.seed)
    x, pivot = zone.x, zone.bottom + 0.1 * zone.height
    origin = Pose(x, zone.bottom + 120.0, 0.0, SIZE)
    found = list[Falling]()
    for place, each in enumerate(ending.cards):
        angle = FAN * (2 * place / max(1, len(ending.cards) - 1) - 1)
        across, up = sin(radians(angle)), cos(radians(angle))
        goal = Pose(x + 1.3 * RADIUS * across, pivot - RADIUS * up, angle, SIZE)
        start = 0.03 * place
        speed = (620.0 * across + dice.uniform(-60, 60), -420.0 - 240.0 * dice.random())
        spin = 150.0 * across + dice.uniform(-50, 50)
        found.append(Falling(card(each), origin, goal, start, start + RISE + SHOWN, speed, spin))
    return (*found, *_spill(ending, Pose(x, pivot - 1.1 * RADIUS), dice))


def _spill(ending: Ending, middle: Pose, dice: Random) -> Iterable[Falling]:
    """Let chips leap from the middle of the fan, where the game is played for chips."""
    many = (MORE_CHIPS if ending.match else CHIPS) if ending.looks else 0
    for number in range(many):
        look = ending.looks[number % len(ending.looks)]
        angle = radians(dice.uniform(-75, 75))
        force = dice.uniform(500, 1100)
        start = RISE + 0.02 * number
        key = (CHIP, int.from_bytes(look.encode(), "big") << 16)
        yield Falling(key, middle, middle, start, start, (force * sin(angle), -force * cos(angle)), 0.0)


def hopping(ending: Ending, key: SpriteKey, pose: Pose, now: float) -> Pose:
    """Let a winner's chip hop, each a little after the one below it."""
    told = heap_item(key)
    share = (now - 0.035 * told.index) / HOPS
    if told.seat not in ending.winners or not 0 < share < 1:
        return pose
    return replace(pose, y=pose.y - HOP * sin(pi * share), lift=pose.lift + HOP * sin(pi * share) / 2)


def chip_width(unit: float) -> int:
    """Give the width in pixels of a chip of the cascade."""
    return max(18, round(CHIP_WIDTH * unit))


def faded_at(now: float, span: float) -> float:
    """Tell how strong everything is shown: it fades at the end."""
    return max(0.0, min(1.0, (span - now) / FADE))


BANNER = Style("EBGaramond-SemiBold", 56, 26, 0.6, 1.12)
BANNERS = sizes_of(BANNER, 1, 0.8, 0.6)
"""Of the sentence: a smaller one where many long names would not find room on the felt."""
SWELLS = 0.18
"""Seconds in which the sentence appears."""
PLACES, LOW_PLACES = (0.4, 0.36, 0.32, 0.44), (0.5, 0.6, 0.7, 0.3, 0.2)
"""Shares of the height of the felt at which the sentence may stand, the best first: above the fan, at worst over it."""
BROAD = 0.8, 0.5
"""Shares of the width of the felt that a line of it may have."""
EndingSentence: TypeAlias = tuple[Style, tuple[str, ...], pygame.Rect]
"""The type, the lines and the place of the sentence."""
RIM = 2
"""Clear pixels around a card, so that its edges stay smooth when it is turned."""
TURN = 4.0
"""Degrees by which a moving card must have turned to be drawn anew."""
LOW = 60.0
"""Units above the lower edge of the felt at which things hit the ground."""


def shaded(picture: pygame.Surface) -> pygame.Surface:
    """Lay a picture on a soft shadow of its own, so that both are turned in one."""
    rim = max(3, picture.get_height() // 28)
    drawn = pygame.Surface((picture.get_width() + 2 * rim, picture.get_height() + 2 * rim), pygame.SRCALPHA)
    shape = drawn.get_rect().inflate(-2 * rim, -2 * rim).move(0, rim // 3)
    pygame.draw.rect(drawn, (0, 0, 0, 120), shape, border_radius=rim)
    drawn = pygame.transform.box_blur(drawn.premul_alpha(), rim)
    drawn.blit(picture, (rim, rim), special_flags=PREMULTIPLIED)
    return drawn


class Celebration:
    """What is seen of one ending; a press completes it."""

    def __init__(
        self,
        context: UiContext,
        painter: SpritePainter,
        places: CardPlaces,
    ) -> None:
        """Begin with nothing to be seen; the sentence leaves free what lies on the felt and stands there, if it can."""
        self._places = places
        self._context = context
        self._painter = painter
        self._ending: Ending | None = None
        self._sentence = ""
        self._age = 0.0
        self._falling: Sequence[Falling] = ()
        self._unit = 0.0  # pixels of one table unit, at which the pictures below were made
        self._pictures: dict[int, pygame.Surface] = {}
        self._kept: dict[int, tuple[float, pygame.Surface]] = {}  # as they were turned last
        self._banner: tuple[tuple[object, ...], pygame.Surface] | None = None
        self._stood: tuple[tuple[object, ...], EndingSentence] | None = None  # where it stands

    def begin(self, ending: Ending, sentence: str, areas: TableAreas) -> float:
        """Begin an ending, and tell how many seconds it will last."""
        self._ending, self._sentence, self._age = ending, sentence, 0.0
        still = self._context.still
        self._falling = () if still else cascade(ending, areas.viewport)
        self._pictures, self._kept, self._stood = {}, {}, None
        return ending.span(still=still)

    def stop(self) -> None:
        """Show nothing of it any more."""
        self._ending, self._falling, self._pictures, self._kept = None, (), {}, {}

    @property
    def open(self) -> bool:
        """Whether there is anything to be seen."""
        return self._ending is not None

    @property
    def shade(self) -> float:
        """How dark the room is, 0 … 1: where the player has won the match, and wants films."""
        ending, lively = self._ending, self._context.settings.liveliness is Liveliness.LIVELY
        if ending is None or not (ending.won and ending.match and lively) or self._context.still:
            return 0.0
        return max(0.0, min(DARK, self._age / DIMS, (MATCH - self._age) / BRIGHTENS))

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        self._age += dt * (self._context.settings.speed or 1.0)
        if self._ending is not None:
            self._context.sprites.defer_finer()

    def lifted(self, poses: Mapping[SpriteKey, Pose]) -> Mapping[SpriteKey, Pose]:
        """Let the chips of a player who has won hop where they lie."""
        ending = self._ending
        if ending is None or not ending.won or self._context.still:
            return poses
        return {
            key: hopping(ending, key, pose, self._age) if key[0] == CHIP else pose
            for key, pose in poses.items()
        }

    def draw(self, canvas: pygame.Surface, areas: TableAreas) -> Sequence[pygame.Rect]:
        """Draw what falls, and the sentence above it; give the boxes that were drawn over."""
        if self._ending is None:
            return ()
        if areas.unit != self._unit:
            self._unit, self._pictures, self._kept = areas.unit, {}, {}
        drawn = list[pygame.Rect]()
        strength = faded_at(self._age, self._ending.span(still=self._context.still))
        ground = areas.viewport.zone.bottom - LOW
        canvas.set_clip(areas.cloth)
        for each in self._falling:
            pose = each.pose(self._age, ground)
            if pose is not None and pose.y < ground + 400:
                drawn.append(self._fall(canvas, areas, each, pose, strength))
        canvas.set_clip(None)
        box = (sentence := self._stands(areas))[2]
        shown = 1.0 if self._context.still else min(1.0, self._age / SWELLS)
        picture = self._written(sentence)
        put(canvas, picture if shown >= 1 else faded(picture, shown), box.topleft)
        return (*drawn, box)

    def _fall(
        self, canvas: pygame.Surface, areas: TableAreas, one: Falling, pose: Pose, strength: float
    ) -> pygame.Rect:
        picture = self._picture(one.key, areas.unit)
        picture = self._turned(one, picture, pose.turn) if one.key[0] == CARD else picture
        picture = picture if strength >= 1 else faded(picture, strength)
        box = picture.get_rect(center=areas.point(pose.x, pose.y))
        put(canvas, picture, box.topleft)
        return box

    def _turned(self, one: Falling, picture: pygame.Surface, turn: float) -> pygame.Surface:
        """Turn a picture; what moves need not be turned anew for a few degrees."""
        enough = 0.1 if one.rests(self._age) else TURN
        kept = self._kept.get(one.key[1])
        if kept is None or abs(kept[0] - turn) >= enough:
            kept = self._kept[one.key[1]] = turn, pygame.transform.rotozoom(picture, -turn, 1)
        return kept[1]

    def _picture(self, key: SpriteKey, unit: float) -> pygame.Surface:
        if key[0] == CHIP:
            return stack(heap_item(key).name, 1, chip_width(unit))
        if key[1] not in self._pictures:
            self._pictures[key[1]] = shaded(framed(self._painter.plain(key[1], SIZE), RIM))
        return self._pictures[key[1]]

    # ------------------------------------------------------------------ the sentence

    def _ways(self, areas: TableAreas) -> Iterable[EndingSentence]:
        """List how the sentence may stand on the felt, no word parted: rather in small type than over the fan."""
        look, words = self._context.look, self._sentence.replace("-", "- ").split()
        for places, share, style in product((PLACES, LOW_PLACES), BROAD, BANNERS):
            most, tall = round(areas.cloth.width * share), round(areas.cloth.height * 0.7)
            lines = look.wrap(self._sentence, style, most)
            whole = max(look.measure(word, style) for word in words) <= most
            smallest = (share, style) == (BROAD[0], BANNERS[-1])
            if not smallest and not (whole and len(lines) * look.leading(style) <= tall):
                continue
            wide = max(look.measure(line, style) for line in lines) + 2 * look.px(44)
            box = pygame.Rect(0, 0, wide, len(lines) * look.leading(style) + 2 * look.px(20))
            for place in places:
                box.center = areas.cloth.centerx, areas.cloth.top + round(areas.cloth.height * place)
                yield style, lines, box.clamp(areas.cloth)

    def _stands(self, areas: TableAreas) -> EndingSentence:
        """Give type, lines and place of the sentence: the middle of the felt, if nothing lies there."""
        key = (areas.size, self._context.stamp)
        if self._stood is None or self._stood[0] != key:
            layout, ways = self._places.layout, [*self._ways(areas)]
            taken = [*map(areas.rect, layout.heaps), *map(areas.rect, layout.slots.plates)]
            free = first_free([zone_of(box) for _, _, box in ways], map(zone_of, taken))
            self._stood = key, ways[free or 0]
        return self._stood[1]

    def _written(self, sentence: EndingSentence) -> pygame.Surface:
        """Write the sentence on a plate, rimmed in gold for a player who has won."""
        style, lines, box = sentence
        look, won = self._context.look, bool(self._ending and self._ending.won)
        key = (self._sentence, box.size, won, self._context.stamp)
        if self._banner is None or self._banner[0] != key:
            drawn, radius = pygame.Surface(box.size, pygame.SRCALPHA), look.px(22)
            put(drawn, look.paint.shade(box.size, radius, deep(look), 215), (0, 0))
            line = look.palette.gold if won else look.palette.panel_line
            put(
                drawn,
                look.paint.ring(box.size, radius, line, max(1.5, (3.0 if won else 1.4) * look.unit)),
                (0, 0),
            )
            colour = look.palette.gold if won else look.palette.cream
            for number, text in enumerate(lines):
                y = look.px(20) + number * look.leading(style) + look.leading(style) // 2
                write(Canvas(drawn, look, box), text, style, colour, (box.width // 2, y), "center")
            self._banner = (key, drawn)
        return self._banner[1]

    def nodes(self, areas: TableAreas) -> Sequence[Node]:
        """Tell who has won."""
        if self._ending is None:
            return ()
        return (Node(Role.NOTICE, self._sentence, rect_of(self._stands(areas)[2]), key="ending"),)


APPEARS = 0.15
"""Seconds it takes to appear and to vanish."""
BAND = 0.36
"""Share of a card's height, about its middle, that the indices leave free."""


@record
class TrickCard:
    """One card of the last trick."""

    card: Card
    seat: Seat
    pose: Pose
    won: bool
    mine: bool


def lying_trick(view: AnyView, slots: Slots) -> Sequence[TrickCard]:
    """List the cards of the last trick in the order of play."""
    if not view.tricks:
        return ()
    trick, seats = view.tricks[-1], len(view.sides)
    played = [(each, (trick.leader + place) % seats) for place, each in enumerate(trick.cards)]
    return [
        TrickCard(
            each, seat, replace(slots.trick[seat], depth=float(place)), seat == trick.taker, seat == view.me
        )
        for place, (each, seat) in enumerate(played)
    ]


def area_of(areas: TableAreas) -> pygame.Rect:
    """Give where labels may stand."""
    top = areas.top.bottom
    return pygame.Rect(0, top, areas.size[0], areas.bottom.top - top)


def labels(
    look: ResolvedTheme, areas: TableAreas, captions: Captions, trick: Sequence[TrickCard]
) -> list[tuple[str, pygame.Rect]]:
    """Say at each card who played it and when: beside it where no card and no label lies, else across its middle.

    The indices are in the corners, so that a label across the middle hides none of them.
    """
    cards = [areas.rect(extent(laid.pose)) for laid in trick]
    found: list[tuple[str, pygame.Rect]] = []
    for place, (laid, card_rect) in enumerate(zip(trick, cards, strict=True), start=1):
        text = captions.table("in_order", number=place, seat=captions.players.name(laid.seat))
        taken = [*cards, *(rect for _, rect in found)]
        around = [each for each in _around(look, text, card_rect, laid) if area_of(areas).contains(each)]
        free = first_free([*map(zone_of, around)], map(zone_of, taken))
        if free is None:
            text = shortened(look, text, CAPTION, card_rect.width - look.px(22)) or str(place)
            across = _plate(look, text, card_rect, "center", "center")
            label = across.inflate(0, min(0, round(card_rect.height * BAND) - across.height))
        else:
            label = around[free]
        found.append((text, label))
    return found


def _around(look: ResolvedTheme, text: str, card_rect: pygame.Rect, laid: TrickCard) -> list[pygame.Rect]:
    """List the places beside a card, mine beginning below it."""
    gap = look.px(6)
    near = card_rect.inflate(2 * gap, 2 * gap)
    above, below = ("midbottom", "midtop"), ("midtop", "midbottom")
    sides = [
        ("topright", "topleft"),
        ("topleft", "topright"),
        ("bottomright", "bottomleft"),
        ("bottomleft", "bottomright"),
    ]
    order = [below, above, *sides] if laid.mine else [above, below, *sides]
    return [_plate(look, text, near, own, its) for own, its in order]


def _plate(look: ResolvedTheme, text: str, card_rect: pygame.Rect, own: str, its: str) -> pygame.Rect:
    """Lay a label with one of its own points at a point of the card."""
    plate = pygame.Rect(0, 0, look.measure(text, CAPTION) + look.px(22), look.leading(CAPTION) + look.px(8))
    setattr(plate, own, getattr(card_rect, its))
    return plate


def draw_trick(
    canvas: pygame.Surface,
    look: ResolvedTheme,
    areas: TableAreas,
    painter: SpritePainter,
    captions: Captions,
    trick: Sequence[TrickCard],
    strength: float = 1.0,
) -> None:
    """Draw it over the whole window, darkened; strength goes from 0 to 1 as it appears."""
    veil(canvas, 1 - (1 - VEIL) * strength)
    for laid in trick:
        halo = look.palette.focus if laid.won and strength >= 1 else None
        painter.draw(canvas, card(laid.card), replace(laid.pose, alpha=strength), CardMark(glow=halo))
    if strength < 1:
        return
    for text, plate in labels(look, areas, captions, trick):
        put(canvas, look.paint.shade(plate.size, plate.height // 2, deep(look), 235), plate.topleft)
        write(Canvas(canvas, look, plate), text, CAPTION, look.palette.cream, plate.center, "center")


def trick_nodes(areas: TableAreas, captions: Captions, trick: Sequence[TrickCard]) -> Sequence[Node]:
    """Tell who played which card."""
    found, names, spoken = [], captions.players.name, captions.cards.spoken
    for place, laid in enumerate(trick, start=1):
        x, y = areas.point(laid.pose.x, laid.pose.y)
        told = captions.labelled(
            captions.table("in_order", number=place, seat=names(laid.seat)), spoken(laid.card)
        )
        found.append(Node(Role.IMAGE, told, (x - 20, y - 20, 40, 40)))
    return found


class TablePicture:
    """Draws one table."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        places: CardPlaces,
        painter: SpritePainter,
    ) -> None:
        """Draw with these sprites."""
        self._context = context
        self._driver = driver
        self._places = places
        self._painter = painter
        self._renderer = TableRenderer(context, painter, driver.facts.game.table.room)
        self.celebration = Celebration(context, painter, places)
        self.people = People(context, driver.facts.captions)
        self._film = FilmPicture(context, driver.facts.captions, painter)
        self._props = Props(context, driver.facts.game.table.room)
        self._last = 0.0  # how far the last trick has appeared

    def update(self, dt: float) -> bool:
        """Let the last trick appear or vanish; tell whether it is about to."""
        before, step = self._last, 1.0 if self._context.still else dt / APPEARS
        self._last = (
            min(1.0, before + step) if self._driver.state.lookups.last_trick else max(0.0, before - step)
        )
        ending = self._driver.state.phase
        if self.celebration.open and not isinstance(ending, Moving | Settling):
            self.celebration.stop()
            return True
        self.celebration.update(dt)
        return self._last != before or self.celebration.open or self.people.restless

    @property
    def unfinished(self) -> bool:
        """Whether the next picture will be finer than the last, though nothing changes."""
        return self._renderer.unfinished

    def draw(self, canvas: pygame.Surface, areas: TableAreas, chrome: Screen) -> None:
        """Draw cloth, cards, chrome, the card that is held, and the end of a deal or the last trick above all."""
        state, slots, captions = self._driver.state, self._places.layout.slots, self._driver.facts.captions
        under = dict(self._props.standing(areas, slots.props, chrome))
        if state.turn.choices.plays:
            there = open_places(state.view, slots, captions)
            under.update(self._renderer.slots(areas, there, state.view.me))
        poses = self.celebration.lifted(self._places.seen(self._driver.shown.animator.poses))
        under = {**self.people.busts(areas), **self._props.rails(areas, slots.rails), **under}
        hands = self.people.hands(areas, self._places.heaps, poses)
        animator, dark = self._driver.shown.animator, self.celebration.shade
        over = self._film.layers(areas, animator.film, dark, poses, animator.hovering)
        scenery = Scenery(slots.rim, under, hands, *over)
        self._renderer.draw(canvas, areas, scenery, poses, self._marks(), chrome)
        self._context.overdraw(*self.celebration.draw(canvas, areas))
        if self._last:
            trick, look = lying_trick(state.view, slots), self._context.look
            draw_trick(canvas, look, areas, self._painter, captions, trick, self._last)
            self._renderer.forget()

    def _marks(self) -> Marks:
        state, hand = self._driver.state, self._places.hand
        dim = 0 if hand.free else state.view.hand & ~state.turn.choices.cards
        _, best = winning_play(self._driver.facts.rules, state.view)
        animator = self._driver.shown.animator
        filmed = mask(state.view.trick.cards) if animator.filming else 0
        losing = filmed & ~(0 if best is None else 1 << best)
        return Marks(
            dim | losing,
            best,
            mask(state.turn.chosen),
            state.hinted,
            hand.focused,
            animator.flying,
            hand.fresh,
            filmed,
        )
