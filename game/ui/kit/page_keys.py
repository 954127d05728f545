"""Home, End and the page keys: they turn the pane the focus is in and take the focus along, or move it in its series.

What stands together in a region is a series: cards of a hand, tabs, buttons in a row, entries of a menu. Home and End
lead to its ends. A page is what a pane shows at once and, of a hand, one row.
"""

from collections.abc import Sequence

from game.ui.kit import focus, scroll
from game.ui.kit.attention import Attention
from game.ui.kit.block import PlacedWidget
from game.ui.kit.screen_content import ScreenContent
from game.ui.shell.action import Action

ENDS = (Action.FIRST, Action.LAST)
PAGING = (Action.PAGE_UP, Action.PAGE_DOWN, *ENDS)


class PageKeys:
    """Answers these keys on one screen."""

    def __init__(self, content: ScreenContent, attention: Attention) -> None:
        self._content = content
        self._attention = attention
        self._turned: tuple[str, Action, str] | None = (
            None  # a pane on its way, and what was in the focus then
        )

    def turn(self, action: Action, held: PlacedWidget | None, *, by_pad: bool) -> bool:
        """Turn a page of what the focus is in, or of the first pane that has any way to go; tell whether that was done.

        A stick of a controller scrolls what can be scrolled before it leads through a hand.
        """
        panes = [each.leaf for each in self._content.widgets() if isinstance(each.leaf, scroll.Scroll)]
        inside = [pane for pane in panes if held is not None and pane.key == held.scroller]
        if inside:
            return self._turn_one(inside, action, along=True)
        if action in ENDS:
            return self.to_end(action, held) or self._turn_one(panes, action)
        if by_pad:
            return self._turn_one(panes, action) or self._to_row(action, held)
        return self._to_row(action, held) or self._turn_one(panes, action)

    def to_end(self, action: Action, held: PlacedWidget | None) -> bool:
        """Move the focus, or where it waits, to the end of its series; tell whether there was any way to go."""
        start = held or self._content.find(self._attention.offered)
        if start is None:
            return False
        end = focus.end_of_series(self._content.widgets(), start, action)
        return self._led(end or (start if held is None else None), held)

    def _to_row(self, action: Action, held: PlacedWidget | None) -> bool:
        return held is not None and self._led(
            focus.row_of_series(self._content.widgets(), held, action), held
        )

    def _led(self, goal: PlacedWidget | None, held: PlacedWidget | None) -> bool:
        if goal is None:
            return False
        self._attention.stir()
        self._attention.lead(goal, held)
        self._content.reveal()
        return True

    def _turn_one(self, panes: Sequence[scroll.Scroll], action: Action, *, along: bool = False) -> bool:
        for pane in panes:
            if pane.act(action, self._attention.state(pane.key)).taken:
                if along:
                    self._take_along(pane.key, action)
                    self._turned = pane.key, action, self._attention.held
                return True
        return False

    def _take_along(self, pane: str, action: Action) -> None:
        """Give the focus to what is in sight once the pane has been turned, if any of it has been made already."""
        widgets, state = self._content.widgets(), self._attention.state(pane)
        goal = focus.in_sight(widgets, pane, round(state.target - state.scroll), action)
        if goal is not None:
            self._attention.lead(goal, None)

    def stop(self) -> None:
        """Take the focus nowhere any more: something else has been pressed."""
        self._turned = None

    def update(self) -> None:
        """Go on to what is made only as it comes into sight, as in long lists, unless the focus has gone elsewhere."""
        if self._turned is None:
            return
        pane, action, held = self._turned
        state = self._attention.state(pane)
        if held != self._attention.held:
            self.stop()
        elif state.scroll == state.target:
            self.stop()
            self._take_along(pane, action)
