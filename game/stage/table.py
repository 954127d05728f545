"""What a game's table is: a `TableLayout`, the common arrangement with what is peculiar to the game.

The screen asks `place(view, viewport)` for the pose of every card and chip, `slots(view, viewport)` for the room of
plates, buttons and captions, and `heaps(view, viewport)` for what lies in which heap, my hand from left to right. All
three are pure; motion is the difference between two arrangements (`game.stage.director`).
"""

from collections import deque
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Protocol, TypeVar

from game.core.cards import CHANCE, NOBODY, TABLE, Card, Cards, Pack, Seat
from game.core.deal import HAND
from game.core.order import Order
from game.core.record import field, record, replace
from game.core.rules import PhaseName
from game.core.score import Award
from game.core.view import Place, View
from game.stage.heaps import Heaps, card_heaps, chip_heaps
from game.stage.placement import Arrangement, place_common, seating_for
from game.stage.pose import Heap, Slot, TableViewport
from game.stage.seating import Seating
from game.stage.slots import Slots, slots_for
from game.stage.sorting import sort_hand, suit_in_hand

Layout = TypeVar("Layout")
Found = TypeVar("Found")
_LAST = 6


def remembered(
    work: Callable[[Layout, View[Any], TableViewport], Found],
) -> Callable[[Layout, View[Any], TableViewport], Found]:
    """Have what a table works out for a view be given again while the view is one of the last.

    Views are compared by identity: to compare what they hold takes longer than to place them.
    """
    last: deque[tuple[Layout, View[Any], TableViewport, Found]] = deque(maxlen=_LAST)

    @wraps(work)
    def found(layout: Layout, view: View[Any], viewport: TableViewport) -> Found:
        for known, seen, room, answer in last:
            if seen is view and known is layout and room == viewport:
                return answer
        answer = work(layout, view, viewport)
        last.append((layout, view, viewport, answer))
        return answer

    return found


@record
class TableNote:
    """Something peculiar to a game that is worth writing down."""

    key: str  # of a caption <game>.panel.<key>
    seat: Seat = TABLE  # on whose plate it belongs; TABLE for the panel
    number: int | None = None
    running: bool = False  # whoever follows the tricks can count it: it may be hidden during a deal
    by: Seat = NOBODY  # who is named in it
    goal: int | None = None  # what the number is to come to
    step: str = ""  # what was paid for
    told: bool = False  # whoever listens is told of it once it comes up, whatever number it has


TRICKS, TRICKS_TAKEN, TRICKLESS = "tricks", "tricks_taken", "trickless"
COUNTED = (TRICKS, TRICKS_TAKEN, TRICKLESS)
"""Keys of notes that tell how many tricks a seat has of those it needs, and in the end, or that it has none; no plate
counts them then."""


def trick_notes(view: View[Any], enough: int, every: int) -> tuple[TableNote, ...]:
    """Count everybody's tricks, toward those that bring something and then toward all, as far as there are as many."""
    if not view.tricks and not view.trick.cards:
        return ()
    over, taken = view.turn in (CHANCE, NOBODY), [trick.taker for trick in view.tricks]
    found = []
    for seat in range(len(view.sides)):
        count = taken.count(seat)
        goal = enough if count < enough else every
        if over or count + every - len(taken) < goal:
            found.append(TableNote(TRICKS_TAKEN, seat, count, running=True))
        else:
            found.append(TableNote(TRICKS, seat, count, running=True, goal=goal))
    return tuple(found)


IN_CHIPS = "in_chips"
"""Key of a note that tells what a seat's chips are worth; it stands below them and not on the plate."""


@record
class LadderCall:
    """A step of an auction or of vying, as it is shown on the ladder beside the table."""

    seat: Seat
    word: str  # its caption is <game>.word_spoken.<word>
    number: int | None = None
    stands: bool = False  # the highest so far, the one to be outdone


@record
class Contender:
    """One of two sides between whom a deal is decided by what they take, as far as it is known who they are."""

    seats: tuple[Seat, ...]
    number: int  # what they have
    goal: int  # what they need


@record
class Called:
    """A card that was called, or is looked for, as long as it matters; its suit stands on the felt."""

    key: str  # of a caption <game>.called.<key>
    card: Card


@record
class Announced:
    """Cards that count together and are known to: announced of themselves as one of them is played, or mine to see."""

    seat: Seat  # who was dealt them
    word: str  # captions <game>.step.<word>, and <game>.announced.<word> for what is heard
    cards: Cards  # as many of them as I know
    card: Card = NOBODY  # with which they were announced; NOBODY while they are not
    fate: str = ""  # what has become of them; its caption is <game>.fate.<fate>
    settled: bool = False  # nothing can become of them any more


@record
class Film:
    """A moment that is worth slow motion: a bird that was announced, in the trick it was to take."""

    bird: str  # the name of its picture and of its sound
    card: Card
    step: str  # what was won or failed; its caption is <game>.step.<step>
    made: bool
    amount: int  # that it pays


class Table(Protocol):
    """What the screen and the director ask of a game's table."""

    def heaps(self, view: View[Any], viewport: TableViewport) -> Heaps:
        """Tell which sprites there are and in which heaps they lie."""
        ...

    def place(self, view: View[Any], viewport: TableViewport) -> Arrangement:
        """Give the pose of every card and chip."""
        ...

    def slots(self, view: View[Any], viewport: TableViewport) -> Slots:
        """Give the room for what is written."""
        ...

    def arranged(self, view: View[Any], cards: Cards) -> tuple[Card, ...]:
        """Lay cards side by side as they would lie in a hand."""
        ...

    @property
    def order(self) -> Callable[[View[Any]], Order | None]:
        """Who beats whom; None while that is not settled."""
        ...

    @property
    def bidding(self) -> PhaseName | None:
        """The phase in which all are asked in turn, each before anybody is asked again."""
        ...

    @property
    def opened(self) -> Callable[[View[Any], Place], Cards]:
        """What lies face up of another hand."""
        ...

    def worth(self, view: View[Any], card: Card) -> tuple[TableNote, ...]:
        """Tell what a card counts or pays beside the trick it may take."""
        ...

    def trump(self, view: View[Any]) -> str:
        """Give the letter of the trump suit; empty while there is none."""
        ...

    def called(self, view: View[Any]) -> Called | None:
        """Give the card everybody should keep in mind, if there is one."""
        ...

    def open_heap(self, view: View[Any]) -> str:
        """Give the word for what lies open on the table, of those for heaps."""
        ...

    def chips(self, view: View[Any]) -> Mapping[Heap, int]:
        """Count the chips by look and holder; the pool's holder is TABLE."""
        ...

    def notes(self, view: View[Any]) -> tuple[TableNote, ...]:
        """Say what plates and panel should tell beside what every game has."""
        ...

    def figures(self, view: View[Any]) -> Mapping[str, int]:
        """Give numbers that a text about the table may name, by name, beside those of the notes."""
        ...

    def calls(self, view: View[Any]) -> tuple[LadderCall, ...]:
        """Give what was bid or vied in the running auction, the oldest first."""
        ...

    def announced(self, view: View[Any]) -> tuple[Announced, ...]:
        """List what is known of cards that count together in this deal, seat by seat, mine first."""
        ...

    @property
    def film(self) -> Callable[[View[Any]], Film | None]:
        """What slow motion is worth of the last trick that was taken."""
        ...

    def contenders(self, view: View[Any]) -> tuple[Contender, ...]:
        """Set those who play for something against the others while tricks decide it; nobody where none does."""
        ...

    def offers(self, view: View[Any]) -> Mapping[str, TableNote]:
        """Tell what words would bring if they were said now, by word."""
        ...

    def workings(self, view: View[Any], award: Award) -> tuple[TableNote, ...]:
        """Give the figures from which an award of this deal was computed."""
        ...

    def packets(self, view: View[Any]) -> tuple[Cards, ...]:
        """Give the cards of every packet that may be taken, by its number, where they lie open."""
        ...

    def paragraph(self, view: View[Any]) -> str:
        """Name the paragraph, or the chapter, of the rules that matters now."""
        ...

    @property
    def paragraphs(self) -> Mapping[PhaseName, str]:
        """The paragraphs of the rules that matter, by phase."""
        ...

    @property
    def end_paragraph(self) -> str:
        """Name the paragraph that matters once the match is decided."""
        ...

    @property
    def digits(self) -> Mapping[str, str]:
        """What is printed on chips, by look."""
        ...

    @property
    def room(self) -> str:
        """Name the room the table stands in; empty for the usual one."""
        ...

    def laid_open(self) -> "Table":
        """Give the table on which every hand lies face up, as far as it is known."""
        ...


def no_chips(_view: View[Any]) -> Mapping[Heap, int]:
    """Say that a game is played without chips."""
    return {}


def nothing_peculiar(_view: View[Any], _seating: Seating, _heaps: Heaps) -> Arrangement:
    """Leave everything where the common arrangement puts it."""
    return {}


def no_rails(_view: View[Any], _seating: Seating) -> tuple[Slot, ...]:
    """Let counters lie on the bare cloth."""
    return ()


def no_notes(_view: View[Any]) -> tuple[TableNote, ...]:
    """Say nothing more."""
    return ()


def no_figures(_view: View[Any]) -> Mapping[str, int]:
    """Leave it at what the notes tell."""
    return {}


def no_calls(_view: View[Any]) -> tuple[LadderCall, ...]:
    """Say that nothing was bid."""
    return ()


def no_contenders(_view: View[Any]) -> tuple[Contender, ...]:
    """Say that everybody plays for himself."""
    return ()


def nothing_called(_view: View[Any]) -> Called | None:
    """Say that no card was called."""
    return None


def nothing_announced(_view: View[Any]) -> tuple[Announced, ...]:
    return ()


def no_film(_view: View[Any]) -> Film | None:
    """Find nothing that is worth slow motion."""
    return None


def no_offers(_view: View[Any]) -> Mapping[str, TableNote]:
    """Leave words without a price."""
    return {}


def no_workings(_view: View[Any], _award: Award) -> tuple[TableNote, ...]:
    """Let an award speak for itself."""
    return ()


def no_worth(_view: View[Any], _card: Card) -> tuple[TableNote, ...]:
    """Say that cards count nothing."""
    return ()


def no_packets(_view: View[Any]) -> tuple[Cards, ...]:
    """Say that no packets lie open."""
    return ()


def turn_up(_view: View[Any]) -> str:
    """Name what lies open on the table as the card turned up."""
    return "turn_up"


def nothing_special(_view: View[Any]) -> str:
    """Leave it to the phase which paragraph matters."""
    return ""


def all_that_is_sure(_view: View[Any], place: Place) -> Cards:
    """Let everything one knows of a hand lie face up."""
    return place.sure


@record
class TableLayout:
    """A game's table; order and trump are asked of every view, as they are settled in the course of a deal."""

    pack: Pack
    order: Callable[[View[Any]], Order | None]  # who beats whom, for sorting hands
    trump: Callable[[View[Any]], str]  # the letter of the trump suit, or nothing
    chips: Callable[[View[Any]], Mapping[Heap, int]] = no_chips  # by look and holder, the pool's by TABLE
    notes: Callable[[View[Any]], tuple[TableNote, ...]] = no_notes
    figures: Callable[[View[Any]], Mapping[str, int]] = (
        no_figures  # that a text may name, beside those of the notes
    )
    calls: Callable[[View[Any]], tuple[LadderCall, ...]] = no_calls  # the running auction, the oldest first
    contenders: Callable[[View[Any]], tuple[Contender, ...]] = (
        no_contenders  # while tricks decide between two
    )
    called: Callable[[View[Any]], Called | None] = nothing_called
    announced: Callable[[View[Any]], tuple[Announced, ...]] = nothing_announced  # seat by seat, mine first
    film: Callable[[View[Any]], Film | None] = no_film  # of the last trick that was taken
    offers: Callable[[View[Any]], Mapping[str, TableNote]] = no_offers  # what words would bring
    workings: Callable[[View[Any], Award], tuple[TableNote, ...]] = no_workings  # the figures behind an award
    packets: Callable[[View[Any]], tuple[Cards, ...]] = no_packets  # that lie open to be taken, by number
    worth: Callable[[View[Any], Card], tuple[TableNote, ...]] = no_worth  # what a card counts or pays
    opened: Callable[[View[Any], Place], Cards] = all_that_is_sure  # what lies face up of another hand
    open_heap: Callable[[View[Any]], str] = (
        turn_up  # the word for what lies open on the table, of those for heaps
    )
    bidding: PhaseName | None = (
        None  # the phase in which all are asked in turn, each before anybody is asked again
    )
    paragraphs: Mapping[PhaseName, str] = field(default_factory=dict)  # of the rules, that matter in a phase
    end_paragraph: str = ""  # the one that matters once the match is decided
    special_paragraph: Callable[[View[Any]], str] = nothing_special  # what matters more just now, or nothing
    digits: Mapping[str, str] = field(default_factory=dict)  # what is printed on chips, by look
    peculiar: Callable[[View[Any], Seating, Heaps], Arrangement] = nothing_peculiar  # before the common poses
    rails: Callable[[View[Any], Seating], tuple[Slot, ...]] = no_rails  # along which counters are pushed
    room: str = ""  # that the table stands in (`game.ui.draw.rooms`), or the usual one

    @remembered
    def heaps(self, view: View[Any], viewport: TableViewport) -> Heaps:
        """Tell which sprites there are and in which heaps they lie."""
        order = self.order(view)
        cards = card_heaps(
            view,
            lambda some: sort_hand(some, self.pack, order, viewport.trumps_first),
            {place.seat: self.opened(view, place) for place in view.hidden if place.name == HAND},
        )
        return {**cards, **chip_heaps(self.chips(view))}

    @remembered
    def place(self, view: View[Any], viewport: TableViewport) -> Arrangement:
        """Give the pose of every card and chip."""
        heaps, order = self.heaps(view, viewport), self.order(view)
        seating = seating_for(view, viewport, heaps)
        suits = [suit_in_hand(each, self.pack, order) for _, each in heaps.get((HAND, view.me), ())]
        common = place_common(view, seating, heaps, order.trumps if order else 0, suits)
        return {**common, **self.peculiar(view, seating, heaps)}

    def arranged(self, view: View[Any], cards: Cards) -> tuple[Card, ...]:
        """Lay cards side by side as they would lie in a hand."""
        return sort_hand(cards, self.pack, self.order(view))

    @remembered
    def slots(self, view: View[Any], viewport: TableViewport) -> Slots:
        """Give the room for what is written."""
        heaps = self.heaps(view, viewport)
        found = slots_for(
            view,
            viewport,
            heaps,
            self.place(view, viewport),
            signed=bool(self.trump(view)),
        )
        return replace(found, rails=self.rails(view, seating_for(view, viewport, heaps)))

    def paragraph(self, view: View[Any]) -> str:
        """Name the paragraph, or the chapter, of the rules that matters now."""
        usual = self.end_paragraph if view.turn == NOBODY else self.paragraphs.get(view.public.phase, "")
        return self.special_paragraph(view) or usual

    def laid_open(self) -> "TableLayout":
        """Give the table on which every hand lies face up, as far as it is known."""
        return replace(self, opened=all_that_is_sure)
