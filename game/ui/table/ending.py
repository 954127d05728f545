"""How a deal or a match ends at the table: who has won, and a cascade of cards and chips for a player who has."""

from collections.abc import Iterable, Sequence
from math import cos, pi, radians, sin
from random import Random

from game.core.cards import Card, Seat, members
from game.core.outcome import course, deal_winners
from game.core.record import record, replace
from game.play.table_session import AnyView
from game.session.match import AnyMatch
from game.stage.motion import ease_out
from game.stage.pose import CHIP, CHIP_WIDTH, Pose, SpriteKey, TableViewport, card, heap_item
from game.stage.table import Table

QUIET, DEAL, MATCH = 0.9, 1.7, 2.0
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
