"""A player who knows only what a screen says of itself, and plays by mouse alone or by keyboard alone."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Protocol, TypeAlias

from game.ui.shell.node import CONTROLS, Node, Role, flaws

Nodes: TypeAlias = Sequence[Node]
PATIENCE = 60.0
"""Seconds until somebody who waits for something gives up."""
MOMENT = 0.1
"""Seconds a press may take to be seen, where it need not be seen at all."""
KEY = re.compile(r"^[a-z_]+(\.[a-z0-9_-]+)+$|\{[a-z_]*\}")
"""What a caption looks like that nobody has written or filled in."""
NEARBY, DOUBLE = 20, 0.5
"""Pixels and seconds between two clicks that might be taken for a double click, and a little more."""
NUMBERED = 20
"""Cards of a hand that have a number: by a digit, and then by Alt and a digit."""
LONGEST = 2000
"""Decisions in one match, and more than any has."""


class Screen(Protocol):
    """Something to look at, to point at and to press keys in front of."""

    @property
    def size(self) -> tuple[int, int]:
        """The canvas in pixels."""
        ...

    def nodes(self) -> Nodes:
        """Tell what is shown now."""
        ...

    def click(self, at: tuple[int, int]) -> None:
        """Move there and press."""
        ...

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        """Move there and turn the wheel; up is positive."""
        ...

    def press(self, key: str) -> None:
        """Press a key, named as game.ui.shell.action names keys."""
        ...

    def wait(self, until: Callable[[Nodes], bool], seconds: float) -> bool:
        """Let time pass until that is seen; False when it is not."""
        ...


class Way(Protocol):
    """How somebody reaches a control."""

    def use(self, screen: Screen, key: str) -> None:
        """Press the control of this key."""
        ...


# ---------------------------------------------------------------------------------------------------- looking


def control(nodes: Nodes, key: str) -> Node | None:
    """Find a control by its key."""
    return next((node for node in nodes if node.key == key and node.role in (*CONTROLS, Role.LINK)), None)


def live(nodes: Nodes, key: str) -> bool:
    """Tell whether a control is there and takes a press."""
    found = control(nodes, key)
    return found is not None and "disabled" not in found.state


def focus_of(nodes: Nodes) -> Node | None:
    """Find the control that has the focus."""
    return next((node for node in nodes if "focused" in node.state), None)


def chosen(nodes: Nodes, key: str) -> bool:
    """Tell whether a control is marked as chosen."""
    found = control(nodes, key)
    return found is not None and "selected" in found.state


def hand(nodes: Nodes) -> list[str]:
    """List the keys of the cards that may be used, from left to right."""
    cards = [node for node in nodes if node.role is Role.CARD and "playable" in node.state]
    return [node.key for node in sorted(cards, key=lambda node: node.rect[0])]


def held(nodes: Nodes) -> list[str]:
    """List the keys of the cards of the hand in their order: where they lie in two rows, the back one first."""
    return [node.key for node in nodes if node.role is Role.CARD]


def words(nodes: Nodes) -> list[str]:
    """List the keys of the words that may be said and the packets that may be taken."""
    return [node.key for node in nodes if node.key.startswith(("say:", "take:")) and live(nodes, node.key)]


def gist(nodes: Nodes) -> object:
    """Give what is shown, but for where the focus is and how long somebody has been thinking."""
    return tuple((node.key, node.name, node.rect, frozenset(node.state) - {"focused"}) for node in nodes)


def lasting(nodes: Nodes) -> object:
    """Give what is shown, but for what has been said and shown a moment ago."""
    return gist(
        [node for node in nodes if node.role is not Role.NOTICE and node.key not in ("note", "declared")]
    )


def faults(nodes: Nodes, size: tuple[int, int]) -> list[str]:
    """List what is wrong with a screen: its layout, and captions nobody has written."""
    unwritten = [f"no caption: {node.name}" for node in nodes if KEY.search(node.name)]
    return [*flaws(nodes, size), *unwritten]


# ---------------------------------------------------------------------------------------------------- the two ways


class Mouse:
    """Points and clicks, never twice in one place so fast that it is a double click; turns the wheel where it must."""

    def __init__(self) -> None:
        self._last = (-NEARBY, -NEARBY)

    def use(self, screen: Screen, key: str) -> None:
        """Click the middle of what can be seen of a control."""
        for _ in range(40):
            node = control(screen.nodes(), key)
            assert node is not None, f"there is no {key}"
            if node.view is None or (node.visible.height * 2 > node.box.height and node.visible.width):
                self._click(screen, node.visible.center)
                return
            left, top, wide, tall = node.view
            up = node.box.centery < top + tall // 2
            screen.wheel((left + wide // 2, top + tall // 2), 1 if up else -1)
        message = f"the wheel does not bring {key} into sight"
        raise AssertionError(message)

    def _click(self, screen: Screen, at: tuple[int, int]) -> None:
        """Click, later than a double click would come if it is where the last one was."""
        if abs(at[0] - self._last[0]) + abs(at[1] - self._last[1]) < NEARBY:
            screen.wait(lambda _: False, DOUBLE)
        screen.click(at)
        self._last = at


class Keyboard:
    """Walks with arrows and Tab, and confirms; plays cards by their number, too."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def use(self, screen: Screen, key: str) -> None:
        """Take the focus to a control and confirm."""
        place = self._number(screen, key)
        if place and self._dice.random() < 0.5:
            self._by_number(screen, key, place)
        else:
            self.walk(screen, key)
            screen.press(self._dice.choice(("return", "space")))

    def _number(self, screen: Screen, key: str) -> int:
        """Give the place of a card in the hand, 1 for the first; 0 for what has no number."""
        keys = held(screen.nodes())[:NUMBERED]
        return keys.index(key) + 1 if key in keys else 0

    def _by_number(self, screen: Screen, key: str, place: int) -> None:
        """Press the number of a card twice: the first time only points."""
        number = f"{'alt+' if place > 10 else ''}{place % 10}"
        screen.press(number)
        screen.wait(lambda nodes: (focus_of(nodes) or nodes[0]).key == key, MOMENT)
        screen.press(number)

    def walk(self, screen: Screen, key: str) -> None:
        """Press arrows and Tab until a control has the focus."""
        tried: list[tuple[str, str]] = []
        for _ in range(150):
            nodes = screen.nodes()
            here, goal = focus_of(nodes), control(nodes, key)
            assert goal is not None, f"there is no {key}"
            at = here.key if here else ""
            if at == key:
                return
            steps = [each for each in _steps(here, goal, nodes) if tried.count((at, each)) < 3]
            assert steps, f"no key leads from {at} to {key}, after {tried}"
            tried.append((at, steps[0]))
            screen.press(steps[0])
            screen.wait(partial(_moved_from, at), MOMENT)
        message = f"the focus never came to {key}"
        raise AssertionError(message)


def _moved_from(key: str, nodes: Nodes) -> bool:
    """Tell whether the focus has left a control."""
    here = focus_of(nodes)
    return here is None or here.key != key


SIDEWAYS = (Role.CHOICE, Role.SLIDER, Role.STEPPER, Role.TOGGLE)
"""Controls that the left and right arrows change; the number of a word listens to up and down."""


def _steps(here: Node | None, goal: Node, nodes: Nodes) -> list[str]:
    """Order the keys somebody would try to get from one control to another; cards and links are walked in order."""
    cards = held(nodes)
    if here is None:
        return ["tab", "down", "right"]
    (x, y), (to_x, to_y) = here.box.center, goal.box.center
    across, along = "right" if to_x > x else "left", "down" if to_y > y else "up"
    if here.role is Role.CARD:  # up and down choose a card
        if goal.role is not Role.CARD:
            return ["tab", "shift+tab"]
        return ["right" if cards.index(goal.key) > cards.index(here.key) else "left"]
    if goal.role is Role.LINK and (here.role is Role.LINK or (here.view is None and here.rect == goal.view)):
        return ["left" if here in nodes[nodes.index(goal) :] else "right"]
    if here.role in SIDEWAYS and not here.key.startswith("number:"):
        return [along, "tab", "shift+tab"]
    arrows = [across, along] if abs(to_x - x) > abs(to_y - y) else [along, across]
    return [*arrows, "tab", "shift+tab"]


# ---------------------------------------------------------------------------------------------------- playing


class Player:
    """Plays whatever is offered, at random; `seen` hears of every stop."""

    def __init__(self, screen: Screen, way: Way, dice: Random, seen: Callable[[Nodes], None]) -> None:
        self.screen = screen
        self._way = way
        self._dice = dice
        self._seen = seen
        self.decisions = 0

    def await_(self, what: str, until: Callable[[Nodes], bool]) -> Nodes:
        """Wait for something to be seen."""
        there = self.screen.wait(until, PATIENCE)
        nodes = self.screen.nodes()
        assert there, f"{what} is not seen, but {[(node.key, node.name) for node in nodes]}"
        return nodes

    def use(self, *keys: str) -> None:
        """Press controls one after the other; each must be there, and each must do something that is seen.

        Who has never played a game, and is asked how to begin, plays it as usual.
        """
        for key in keys:
            self._seen(self.await_(key, partial(live, key=key)))
            before = gist(self.screen.nodes())
            self._way.use(self.screen, key)
            nodes = self.await_(f"an effect of {key}", partial(_other_than, before))
            asked = [each for each in ("usual", "sit") if live(nodes, each)]
            if key.startswith(("quick/", "daily", "answer/")) and asked:
                self.use(*asked)

    def pause(self) -> Nodes:
        """Wait until it is for the player to do something."""
        nodes = self.await_("something to do", offered)
        self._seen(nodes)
        return nodes

    def play(self, enough: Callable[[Nodes], bool]) -> Nodes:
        """Play until something is seen."""
        for _ in range(LONGEST):
            nodes = self.pause()
            if enough(nodes):
                return nodes
            self.decide(nodes)
        message = "the match does not end"
        raise AssertionError(message)

    def decide(self, nodes: Nodes) -> None:
        """Do one of the things that are offered."""
        self.decisions += 1
        said, cards = words(nodes), hand(nodes)
        if live(nodes, "next"):
            self.use("next")
        elif control(nodes, "confirm") and cards:
            self._exchange(cards)
        elif said and (not cards or self._dice.random() < 0.5):
            self.use(self._dice.choice(said))
        else:
            self.use(self._dice.choice(cards))

    def _exchange(self, cards: list[str]) -> None:
        """Choose cards until they may be laid away, and perhaps some more; take back what is too much."""
        wanted = self._dice.randint(0, len(cards))
        for number, key in enumerate(self._dice.sample(cards, len(cards))):
            if number >= wanted and live(self.screen.nodes(), "confirm"):
                break
            self.use(key)
            # what was seen may have been something else, the card being chosen later
            nodes = self.screen.nodes()
            if not chosen(nodes, key) and live(nodes, "confirm"):
                break
        self.use("confirm")


def _other_than(was: object, nodes: Nodes) -> bool:
    """Tell whether something else is shown now."""
    return gist(nodes) != was


def offered(nodes: Nodes) -> bool:
    """Tell whether anything waits for the player: cards, words, the next deal, or the end."""
    if live(nodes, "next") or live(nodes, "again"):
        return True
    return bool(hand(nodes) or words(nodes))


def match_over(nodes: Nodes) -> bool:
    """Tell whether the result of a match is shown."""
    return live(nodes, "again")


def deal_over(nodes: Nodes) -> bool:
    """Tell whether the result of a deal or of a match is shown."""
    return match_over(nodes) or (live(nodes, "next") and live(nodes, "leave"))


def to_trick_play(player: Player) -> Nodes:
    """Play on until a card is to be played to a trick."""
    return player.play(lambda nodes: bool(hand(nodes)) and not control(nodes, "confirm") and not words(nodes))
