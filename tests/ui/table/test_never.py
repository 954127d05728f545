"""What must never happen at a table: looked for at every moment of a deal, in every window, at every size of text.

A deal is played once. At each moment of another kind than those before, the table is laid out anew for every window
and text, and looked at without being drawn. What only pictures show has tests of its own: half drawn things
(`test_drawn_in_part`), cut edges (`test_people`); so have currencies (`test_money`), props (`test_props`), moods.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from math import hypot

import pygame
import pytest

from game.catalogue import find
from game.core.cards import TABLE
from game.core.cards import Seat as SeatNumber
from game.core.deal import HAND
from game.core.record import record, replace
from game.play.phases import Between, Mine, Moving, Over
from game.play.table.inputs import AskHint
from game.play.table_session import winning_play
from game.stage.bubbles import CHIN, FACE, REACH, mouth
from game.stage.pose import CARD, CARD_HEIGHT, CHIP, FLYING, SpriteKey, card, extent
from game.ui.kit.block import Leaf, PlacedWidget
from game.ui.kit.rendering import tip_rect
from game.ui.shell.node import Role, flaws
from game.ui.table.areas import TableAreas
from game.ui.table.bars import PromptText, Title
from game.ui.table.felt_controls import Bubble, Caption, PacketButton, WinningTab
from game.ui.table.labels import Showing
from game.ui.table.lettering import Explained
from game.ui.table.offers import PaperGround, RemarkPlate
from game.ui.table.panel import PanelPlate
from game.ui.table.plates import MyPlate, NamePlate
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from tests.ui.kit.context import SCALES
from tests.ui.table.seated import QUICK, Seat
from tests.ui.whole.tables import TABLES

WINDOWS = (
    (800, 600), (960, 600), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (1080, 1920), (3840, 2160)
)  # fmt: skip
TIPPED = (((960, 600), 2.0), ((1280, 720), 1.0))
"""Windows and texts in which tips are tried."""
SEEDS = {"gleek": 9, "illustrated_tarock": 2}
"""Of deals in which there is much to be asked."""
CROWD = 5
"""More players than these have smaller cards, and no room for every word in small windows."""
OPPONENT = "The Marquise, club"
"""Called by as long a name as any of those who are invited."""
NEAR = 0.4
"""How far from a mouth a tail may end, as a share of the person."""
RANK = 0.143
"""How high the rank on a card is printed, as a share of the card."""
TURNS, OFFERED, STEP = 40, 3, 0.1
"""So many times I am waited for at most, the one at which I am asked whether tricks are kept; seconds of a frame."""
SAFE = 1
"""Pixels by which rounding may bring things together."""


@record
class Sight:
    """A table as it is laid out for one window and text."""

    seat: Seat
    areas: TableAreas
    widgets: Sequence[PlacedWidget]

    @property
    def crowded(self) -> bool:
        return len(self.seat.table.driver.state.view.sides) > CROWD

    def leaves(self, *kinds: type) -> list[tuple[Leaf, pygame.Rect]]:
        """Give what is written of some kind, and where."""
        found = [
            (each.leaf.leaf if isinstance(each.leaf, Explained) else each.leaf, each.rect)
            for each in self.widgets
        ]
        return [(leaf, rect) for leaf, rect in found if isinstance(leaf, kinds)]

    def regions(self, *names: str) -> list[pygame.Rect]:
        return [each.rect for each in self.widgets if each.region in names]

    def cards(self) -> Mapping[SpriteKey, pygame.Rect]:
        """Give the place of every card that lies, but of my hand."""
        mine = {card(each) for each in self.seat.table.places.hand.cards}
        return {
            key: self.areas.rect(extent(pose))
            for key, pose in self.seat.table.driver.shown.animator.homes.items()
            if key[0] != CHIP and pose.depth < FLYING and key not in mine
        }

    def on_table(self) -> Mapping[SpriteKey, pygame.Rect]:
        """Give the places of talon, stock, turn-up and the like."""
        heaps = self.seat.table.places.heaps.items()
        common = {key for (_, seat), keys in heaps for key in keys if seat == TABLE and key[0] != CHIP}
        return {key: rect for key, rect in self.cards().items() if key in common}

    def captions(self) -> list[pygame.Rect]:
        """Give what is written beside heaps."""
        look, found = self.seat.context.look, list[pygame.Rect]()
        for leaf, rect in self.leaves(Caption):
            assert isinstance(leaf, Caption)
            found.append(leaf.plate(look, rect))
        return [each for each in found if each.width]

    def held(self, seat: SeatNumber) -> set[SpriteKey]:
        return set(self.seat.table.places.heaps.get((HAND, seat), ()))

    def faces(self) -> list[pygame.Rect]:
        """Give the faces of all who sit there, from the brow to the chin."""
        found = list[pygame.Rect]()
        for person in self.seat.table.places.layout.slots.people:
            frame = self.areas.rect(person)
            box = pygame.Rect(0, 0, round(1.4 * FACE * frame.width), round(0.8 * CHIN * frame.height))
            box.midbottom = frame.centerx, frame.top + round(CHIN * frame.height)
            found += [box] if person.width else []
        return found

    def plates(self) -> Mapping[SeatNumber, pygame.Rect]:
        """Give what plates fill, by seat."""
        look, found = self.seat.context.look, dict[SeatNumber, pygame.Rect]()
        for leaf, rect in self.leaves(NamePlate, MyPlate):
            if isinstance(leaf, NamePlate):
                found[leaf.seat] = leaf.fitted(look, rect)
            elif isinstance(leaf, MyPlate):
                found[leaf.seat] = rect
        return found

    def signed_plates(self) -> list[pygame.Rect]:
        """Give what the others’ plates fill while they deal and are winning."""
        look, found = self.seat.context.look, list[pygame.Rect]()
        for leaf, rect in self.leaves(NamePlate):
            assert isinstance(leaf, NamePlate)
            found.append(replace(leaf, dealer=True, winning=True).fitted(look, rect))
        return found

    def bubbles(self) -> list[tuple[SeatNumber, pygame.Rect, float]]:
        """Give the papers of what is said: by whom, where, and how far from the mouth their tails end."""
        slots, found = self.seat.table.places.layout.slots, list[tuple[SeatNumber, pygame.Rect, float]]()
        told = self.seat.table.driver.state.said.items()
        said = self.seat.table.speech.in_bubbles({seat: each.text for seat, each in told if each.text})
        for leaf, rect in self.leaves(Bubble):
            assert isinstance(leaf, Bubble)
            away = dict[SeatNumber, float]()
            for seat in (each for each, text in said.items() if text == leaf.text):
                person, plate = slots.people[seat], self.areas.rect(slots.plates[seat])
                x, y = rect.x + leaf.tip[0], rect.y + leaf.tip[1]
                if person.width:
                    away[seat] = hypot(
                        *(
                            one - other
                            for one, other in zip((x, y), self.areas.point(*mouth(person)), strict=True)
                        )
                    )
                else:  # what I say may stand above what stands on my plate
                    away[seat] = max(plate.left - x, x - plate.right, plate.top - REACH * plate.height - y, 0)
            speaker = min(away, key=away.__getitem__)
            paper = pygame.Rect(leaf.paper).move(rect.topleft)
            found.append((speaker, paper, away[speaker]))
        return found


def meeting(some: Sequence[pygame.Rect], others: Sequence[pygame.Rect]) -> list[tuple[object, object]]:
    inner = -2 * SAFE
    return [
        (tuple(one), tuple(other))
        for one, other in product(some, others)
        if one.inflate(inner, inner).colliderect(other)
    ]


def not_whole(sight: Sight) -> Iterator[object]:
    """Find what is clipped, lies over another control, or reaches over an edge of the window."""
    yield from flaws(sight.seat.table.nodes(), sight.areas.size)
    window = pygame.Rect((0, 0), sight.areas.size)
    yield from (key for key, rect in sight.cards().items() if not window.contains(rect))


def hard_to_read(sight: Sight) -> Iterator[object]:
    """Find cards whose rank is too small or too much covered, and cards of the trick that are smaller than mine."""
    table, unit = sight.seat.table, sight.areas.unit
    poses = table.driver.shown.animator.homes
    sizes = [poses[card(each)].size for each in table.places.hand.cards if poses[card(each)].depth < FLYING]
    small = sight.areas.size == min(WINDOWS)
    least = min(24.0, 24 * sight.areas.viewport.page * unit) if not sight.crowded else 16.0 if small else 18.0
    for size in sizes:
        if RANK * CARD_HEIGHT * size * unit < max(16.0 if sight.crowded else 18.0, least):
            yield "rank", RANK * CARD_HEIGHT * size * unit
    for pose in table.places.layout.slots.trick:
        if sizes and pose.size < max(sizes):
            yield "smaller than mine", pose.size, max(sizes)
    for strip in sight.regions("hand"):
        if min(strip.size) < min(24, sight.areas.size[1] // 25):
            yield "covered", tuple(strip)


def in_the_way(sight: Sight) -> Iterator[object]:
    """Find what lies over cards, plates and people, plates over cards, and bubbles over all but what another holds."""
    state = sight.seat.table.driver.state
    sheets = state.lookups.score or state.lookups.log or state.declared_open
    packets = [rect for _, rect in sight.leaves(PacketButton)]
    panels = [rect for _, rect in sight.leaves(PanelPlate, RemarkPlate)]
    papers, large = [rect for _, rect in sight.leaves(PaperGround)], sight.areas.viewport.text > 1
    panels += [each for each in sight.regions("words", "prompt", "hold") if each not in packets]
    lying, hand, plates = sight.cards(), sight.regions("hand"), sight.plates()
    yield from meeting(panels, hand if sheets else [*lying.values(), *hand])
    kept = sight.on_table().values() if large else lying.values()  # asked for, it may lie over tricks
    yield from meeting(papers, [*kept, *hand])
    yield from meeting(panels, [*plates.values()])
    yield from meeting([*panels, *plates.values()], sight.faces())
    yield from meeting([rect for _, rect in sight.leaves(Showing)], sight.signed_plates())
    yield from (pair for pair in combinations(plates.values(), 2) if meeting(pair[:1], pair[1:]))
    for seat, plate in plates.items():
        slack = 12 if len(plates) > CROWD + 1 or sight.areas.viewport.text == max(SCALES) else 0
        others = [rect for key, rect in lying.items() if key not in sight.held(seat)]
        yield from meeting(
            [plate.inflate(-slack, -slack // 2)], others
        )  # a turned card fills less than its box
    if not sight.crowded:
        yield from meeting(sight.captions(), [rect for key, rect in lying.items() if key[0] != CHIP])
    _, best = winning_play(sight.seat.table.driver.facts.rules, state.view)
    for _, tab in sight.leaves(WinningTab):
        others = [rect for key, rect in lying.items() if key[0] == CARD and key[1] != best]
        yield from meeting([tab], [*others, *hand, *plates.values(), *panels, *sight.faces()])
    for seat, paper, _ in sight.bubbles():
        others = [rect for key, rect in lying.items() if key[0] == CARD or key not in sight.held(seat)]
        others += [rect for other, rect in plates.items() if other != seat or not sight.crowded]
        yield from meeting([paper], [*others, *hand, *panels, *sight.faces()])


def crossed(sight: Sight) -> Iterator[object]:
    """Find bubbles that touch, words far from their speaker, and words that are nowhere to be read."""
    papers = sight.bubbles()
    for (_, one, _), (_, other, _) in combinations(papers, 2):
        if one.inflate(4, 4).colliderect(other):
            yield "touching", tuple(one), tuple(other)
    people = sight.seat.table.places.layout.slots.people
    for seat, _, away in papers:
        if people[seat].width and away > NEAR * people[seat].width * sight.areas.unit:
            yield "far", seat, away
    if sight.crowded or sight.areas.size == min(WINDOWS):
        return
    heard = {seat for seat, _, _ in papers}
    for seat, told in sight.seat.table.driver.state.said.items():
        if told.text and seat >= 0 and people[seat].width and seat not in heard:
            yield "unseen", seat, told.text


def gilded(sight: Sight) -> Iterator[object]:
    """Find a second gold button, or one among equal choices."""
    gold = [
        leaf for leaf, _ in sight.leaves(Button) if isinstance(leaf, Button) and leaf.tone is Tone.PRIMARY
    ]
    if len(gold) > 1 or (gold and len(sight.seat.table.driver.state.turn.choices.words) > 1):
        yield [each.key for each in gold]


def out_of_date(sight: Sight) -> Iterator[object]:
    """Find a question without words, or one that still stands over flying cards."""
    phase, prompts = sight.seat.table.driver.state.phase, sight.leaves(PromptText, Title)
    mine = [each for each, _ in prompts if getattr(each, "mine", False) or getattr(each, "asked", False)]
    if (
        isinstance(phase, Mine)
        and not mine
        and not sight.leaves(RemarkPlate)
        and not sight.regions("hold", "note")
    ):
        yield "nothing is asked"
    if isinstance(phase, Moving) and (mine or sight.regions("words")):
        yield "an old question", mine


def nameless(sight: Sight) -> Iterator[object]:
    """Find somebody who is not told of in words."""
    lines = {node.name for node in sight.seat.table.nodes() if node.role is Role.LINE}
    names = [leaf.name for leaf, _ in sight.leaves(NamePlate) if isinstance(leaf, NamePlate)]
    yield from (name for name in names if name not in lines)
    if len(names) < len(sight.seat.table.driver.state.view.sides) - 1:
        yield names


def tipped_over(sight: Sight) -> Iterator[object]:
    """Find tips that would lie over cards, people or answers, and in the usual window those that have no room."""
    if (sight.areas.size, sight.areas.viewport.text) not in TIPPED:
        return
    look, kept = sight.seat.context.look, sight.seat.table.kept_from_tips()
    matters = [*sight.cards().values(), *sight.regions("hand", "words"), *sight.faces()]
    told = {each.control.tip: each for each in sight.widgets if each.control and each.control.tip}
    cards = [each for each in told.values() if each.region == "hand"]
    for each in (*cards[::5], *(each for each in told.values() if each.region != "hand")):
        assert each.control is not None
        tip = tip_rect(look, each.control.tip, each.visible, kept)
        if tip is None and sight.areas.viewport.text == 1:
            yield "no room", each.control.key
        if tip is not None:
            yield from ((each.control.key, *pair) for pair in meeting([tip[0]], matters))


NEVER: tuple[Callable[[Sight], Iterator[object]], ...] = (
    not_whole, hard_to_read, in_the_way, crossed, gilded, out_of_date, nameless, tipped_over
)  # fmt: skip


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_never_happens(monkeypatch: pytest.MonkeyPatch, game: str, players: int) -> None:
    asked = find(game).given.players
    monkeypatch.setattr(Seat, "opponent", OPPONENT)
    seat = Seat(game, (1280, 720), QUICK, SEEDS.get(game, 12), ((asked, players),) if asked else ())
    for kind in moments(seat):
        now = Sight(seat, seat.table.areas, seat.table.screen.widgets())
        assert not [*out_of_date(now)], kind  # while things move: what is laid out anew has come to rest
        for size, scale in product(WINDOWS, SCALES):
            seat.context.resize(size)
            if seat.context.settings.text_scale != scale:
                seat.context.change(replace(seat.context.settings, text_scale=scale))
            sight = Sight(seat, seat.table.areas, seat.table.screen.widgets())
            for never in NEVER:
                found = [*never(sight)]
                assert not found, (never.__name__, size, scale, kind, found[:3])


def moments(seat: Seat) -> Iterator[object]:
    """Play a deal on and stop at every moment of another kind; ask for a hint at one of the first decisions."""
    seen, turns, table = set[object](), 0, seat.table
    while turns < TURNS:
        table.update(STEP)
        phase = table.driver.playback.phase
        if isinstance(phase, Between | Over):
            table.update(STEP)  # the result is put away
        if (kind := kind_of(seat)) not in seen:
            seen.add(kind)
            yield kind
        if isinstance(phase, Between | Over):
            return
        moves = table.driver.playback.ready and seat.session.view().moves
        if moves:
            turns += 1
            if turns == 2:
                table.send(AskHint())
                table.update(STEP)
                yield "a hint"
            if turns == OFFERED:
                hold = table.driver.state.hold
                seat.change(hold=replace(hold, open=True))
                yield "an offer"
                seat.change(hold=hold)
            table.driver.playback.submit([moves[turns % len(moves)]])
            table.update(STEP / 10)
            if (moved := ("moved", type(moves[0]))) not in seen:
                seen.add(moved)
                yield moved


def kind_of(seat: Seat) -> object:
    """Tell moments apart by what is waited for, what may be done, and what lies and stands there."""
    state = seat.table.driver.state
    choices, view = state.turn.choices, state.view
    return (
        type(state.phase),
        tuple(each.word for each in choices.words),
        bool(choices.lays),
        len(choices.packets),
        len(view.trick.cards) if choices.plays else -1,
        sum(bool(each.text) for each in state.said.values()),
        (bool(view.tricks), bool(state.declared_open), state.hold.open, state.claim_offered),
    )
