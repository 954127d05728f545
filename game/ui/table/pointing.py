"""Mouse, finger and number keys on the hand, and where the focus waits for whoever uses keys."""

from collections.abc import Sequence
from math import hypot

from game.core.cards import Card
from game.play.phases import Between
from game.play.table.driver import TableDriver
from game.play.table.inputs import ChooseCard, Confirm, OpenCard, ShowLastTrick, SkipAhead, UseCard
from game.play.table.state import TableState
from game.stage.pose import CARD, card
from game.storage.settings import Click
from game.ui.kit.block import PASS, Reply
from game.ui.kit.pointer_input import LONG, slop
from game.ui.kit.screen import Screen
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Point, Pointer, PointerPhase
from game.ui.shell.scene import Switch
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import Send
from game.ui.table.places import THRESHOLD, CardPlaces, Drag, inside

RAISED = 110.0
"""Units a card must have been drawn up to count as let go over the table, wherever the hand lies."""
BACK = 0.18
"""Seconds in which a card that may not be dropped returns."""


class Pointing:
    """Answers what is done to the hand."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        places: CardPlaces,
        screen: Screen,
        send: Send,
    ) -> None:
        """Send what is wanted; what the pointer does elsewhere is the screen's business."""
        self._context = context
        self._driver = driver
        self._places = places
        self._send = send
        self._screen = screen
        self._held = 0.0  # seconds a card has been held still
        self._clicks = 1
        self._made = 0  # decisions that had been made when the first press of a double click came
        self._again = False  # the last press belongs to a double click that has made one already
        self._pending: tuple[Card, int] | None = None  # what was pressed while things moved
        self._resting: Pointer | None = None  # a finger on the felt, which may yet be a tap
        self._numbered: tuple[Card, int, int] | None = None  # what a number key led to, and when

    def meant(self, action: Action) -> Action:
        """Give what a key means: where cards are still to be chosen, having done with that asks which."""
        turn = self._driver.state.turn
        lacks = turn.choices.exchanging and not turn.exchange.finished
        return Action.TELL_TURN if lacks and action is Action.LAST_TRICK else action

    def finish(self) -> Switch:
        """Have done with a choice of several cards; where there is none, show the last trick."""
        return self._send(Confirm() if self._driver.state.turn.choices.exchanging else ShowLastTrick())

    def pointer(self, pointer: Pointer, areas: TableAreas) -> Switch:
        """Answer the pointer; a finger leaves nothing pointed at when it is lifted."""
        if pointer.finger and self._resting is not None:
            return self._rested(self._resting, pointer, areas)
        switch = self._pointed(pointer, areas)
        if pointer.finger and pointer.phase in (PointerPhase.UP, PointerPhase.CANCEL):
            self._places.hand.hovered = None
        return switch

    def _rested(self, resting: Pointer, pointer: Pointer, areas: TableAreas) -> Switch:
        """Go on with a finger that came down on the felt: only a tap does what a click does."""
        far = hypot(pointer.at[0] - resting.at[0], pointer.at[1] - resting.at[1])
        if pointer.phase is PointerPhase.MOVE and far <= slop(self._context.look):
            return None
        self._resting = None
        if pointer.phase is not PointerPhase.UP:
            return None
        down, up = (Pointer(phase, resting.at) for phase in (PointerPhase.DOWN, PointerPhase.UP))
        return self._pointed(down, areas) or self._pointed(up, areas)

    def _pointed(self, pointer: Pointer, areas: TableAreas) -> Switch:
        driver, hand = self._driver, self._places.hand
        at = areas.units(pointer.at)
        if hand.drag is not None and pointer.phase in (PointerPhase.MOVE, PointerPhase.UP):
            return self._dragged(pointer, at)
        if hand.drag is not None and pointer.phase is PointerPhase.CANCEL:
            return self._taken_back(hand.drag)
        on_card = hand.under(at, driver.shown.animator.poses)
        over_control = self._control_at(pointer.at) or (on_card is None and self._near_one(pointer.at))
        gone = over_control or pointer.phase is PointerPhase.LEAVE
        hand.hovered = None if gone else on_card
        if hand.hovered is not None:
            self._screen.hide_focus()  # or the card that has it would lie over the one that would be pressed
        if pointer.phase is PointerPhase.SECOND_DOWN and not over_control:
            return self._look_at(self._known_at(at))
        if pointer.phase is not PointerPhase.DOWN:
            return self._screen.handle(pointer)
        self._count(pointer.clicks)
        if over_control:
            return None if self._again else self._screen.handle(pointer)
        return self._pressed(pointer, at)

    def _pressed(self, pointer: Pointer, at: tuple[float, float]) -> Switch:
        """Answer a press on a card, on taken tricks or on the felt."""
        driver, hand = self._driver, self._places.hand
        if pointer.finger and hand.hovered is None and driver.shown.animator.idle:
            self._resting = pointer
            return None
        if not driver.shown.animator.idle:
            one = hand.hovered
            self._pending = None if one is None or self._again else (one, pointer.clicks)
            return self._send(SkipAhead())
        if hand.hovered is not None and not driver.state.past:
            self._screen.reply_to(Pointer(PointerPhase.LEAVE, pointer.at))
            lying = driver.shown.animator.poses[card(hand.hovered)]
            far = slop(self._context.look) if pointer.finger else THRESHOLD
            hand.press(hand.hovered, pointer.at, at, lying, far)
            self._clicks = pointer.clicks
        elif any(
            zone.left <= at[0] <= zone.right and zone.top <= at[1] <= zone.bottom
            for zone in self._places.layout.taken
        ):
            return self._send(ShowLastTrick())
        else:
            skipped = self._send(SkipAhead())
            return self._screen.handle(pointer) or skipped
        return None

    def _count(self, clicks: int) -> None:
        """Tell a double click by which something has been played or said already: it means that one thing.

        At once there lies another card where it is pressed for the second time, or another button.
        """
        if clicks < 2:
            self._made = self._driver.state.made
        self._again = clicks > 1 and self._driver.state.made != self._made

    def _known_at(self, at: tuple[float, float]) -> Card | None:
        """Find the card at a point: of my hand, else the uppermost of those that lie face up."""
        driver = self._driver
        poses = driver.shown.animator.poses
        mine = self._places.hand.under(at, poses)
        lying = [
            (pose.depth, number)
            for (kind, number), pose in poses.items()
            if kind == CARD and pose.face >= 1 and inside(at, pose)
        ]
        return mine if mine is not None else max(lying, default=(0.0, None))[1]

    def _look_at(self, one: Card | None) -> Switch:
        return None if one is None else self._send(OpenCard(one))

    def enlarge(self) -> Switch:
        """Enlarge the card that is looked at, by key."""
        hand = self._places.hand
        held = self._screen.focused.removeprefix("card:")
        focused = int(held) if self._screen.keyed and held.isdigit() else None
        return self._look_at(hand.hovered if focused is None else focused)

    def hold(self, dt: float, areas: TableAreas) -> Switch:
        """Enlarge a card that is held still long enough."""
        held, resting = self._places.hand.drag, self._resting
        still = resting is not None or (held is not None and not held.moving)
        self._held = self._held + dt if still else 0.0
        if self._held < LONG:
            return None
        self._resting = None
        if resting is not None:
            return self._look_at(self._known_at(areas.units(resting.at)))
        self._places.hand.end_drag()
        return self._look_at(held.card) if held is not None else None

    def _taken_back(self, held: Drag) -> Switch:
        """Let a card that was being moved go back to where it lay."""
        key, shown = self._places.held(held.card, self._driver.shown.animator.poses)
        self._places.hand.end_drag()
        self._driver.shown.animator.send_back(key, shown, BACK)
        return None

    def _control_at(self, at: Point) -> bool:
        """Tell whether a button or the like lies there; cards of the hand are no such thing."""
        return any(
            widget.control is not None
            and widget.visible.collidepoint(at)
            and not widget.control.key.startswith("card:")
            for widget in self._screen.widgets()
        )

    def _near_one(self, at: Point) -> bool:
        """Tell whether a control is to be pressed from a little beside it."""
        near = self._screen.content.near(at)
        return near is not None and near.control is not None and not near.control.key.startswith("card:")

    def _dragged(self, pointer: Pointer, at: tuple[float, float]) -> Switch:
        driver, hand = self._driver, self._places.hand
        hand.move(pointer.at, at)
        held = hand.drag
        if pointer.phase is not PointerPhase.UP or held is None:
            return None
        key, shown = self._places.held(held.card, driver.shown.animator.poses)
        hand.end_drag()
        if not held.moving:
            return None if self._again else self._clicked(held.card)
        lying = driver.shown.animator.poses[key]
        dropped = driver.state.ready and (self._in_drop_zone(at) or shown.y < lying.y - RAISED)
        if dropped and driver.state.turn.choices.plays >> held.card & 1:
            driver.shown.animator.put(key, shown)
            return self._send(UseCard(held.card))
        if dropped:
            self._send(UseCard(held.card))
        driver.shown.animator.send_back(key, shown, BACK)
        return None

    def _in_drop_zone(self, at: tuple[float, float]) -> bool:
        zone = self._places.layout.slots.drop.zone
        return zone.left <= at[0] <= zone.right and zone.top <= at[1] <= zone.bottom

    def _clicked(self, one: Card) -> Switch:
        """Answer a click on a card as the player has chosen to click."""
        driver, mode = self._driver, self._context.settings.click
        chosen = one in driver.state.turn.chosen
        first = (mode is Click.SELECT and not chosen) or (mode is Click.DOUBLE and self._clicks < 2)
        if driver.state.ready and driver.state.turn.choices.plays and first:
            self._send(ChooseCard(one))
            return None
        return self._send(UseCard(one))

    def press_pending(self) -> None:
        """Answer the one press that was made while things moved: it is meant for the card that was seen there."""
        pressed, self._pending = self._pending, None
        if pressed is None or not self._driver.state.ready:
            return
        one, self._clicks = pressed
        if one in self._places.hand.cards:
            self._clicked(one)

    def pick(self, place: int) -> Reply:
        """Take the focus to a card by its place in the hand; the same key again does what confirming does.

        What led to the card before counts only if that was its number, and nothing has been done at the table since.
        """
        driver = self._driver
        if place >= len(self._places.hand.cards):
            return PASS
        one = self._places.hand.cards[place]
        numbered = one, driver.state.made, len(driver.session.match)
        again = numbered == self._numbered and self._screen.keyed and self._screen.focused == f"card:{one}"
        self._numbered = numbered
        if not again and self._screen.focused == f"card:{one}":  # whoever listens would hear nothing
            self._context.announcer.say(driver.facts.captions.cards.spoken(one), urgent=True)
        self._screen.focus(f"card:{one}", keyed=True)
        return Reply(taken=True, switch=self._send(UseCard(one)) if again else None, changed=True)


_CHOICES = ("card:", "say:", "take:")


def focus_choice(screen: Screen, state: TableState, hand: Sequence[Card]) -> None:
    """Have the focus wait for the next choice, unless it is at one already; several words are equal.

    A card that may not be used is none, as after taking back, where another card had the focus meanwhile.
    """
    between = isinstance(state.phase, Between)
    words = _words(state)
    if state.turn.choices.undecided:
        screen.offer_focus(words[0])
        return
    held = screen.focused
    open_cards = state.turn.choices.cards
    cards = [f"card:{each}" for each in hand if open_cards >> each & 1]
    there = {*(cards or (f"card:{each}" for each in hand)), *words}
    gone = held.startswith(_CHOICES) and held not in there
    if held.startswith(("next",) if between else (*_CHOICES, "number:", "confirm")) and not gone:
        return
    screen.focus(next(iter([*cards, *words]), "next"))


def spare_keys(hand: Sequence[Card]) -> tuple[str, ...]:
    """Name where an arrow leads when what had the focus is gone, such as a card that was played.

    Nothing has it until then: a ring and a tip on the next best caption would only be in the way.
    """
    return ("next", "leave", *(f"card:{each}" for each in hand), "tool:menu")


def _words(state: TableState) -> list[str]:
    """List the keys of the words that may be said and of the packets that may be taken."""
    choices = state.turn.choices
    return [*(f"say:{each.word}" for each in choices.words), *(f"take:{each}" for each in choices.packets)]
