"""Things of the room upon the table: a cup, a plate, a pipe. They can't be pressed, and make way for everything."""

from collections.abc import Hashable, Sequence

from game.stage.pose import Slot
from game.ui.draw.composition import Layers, Piece
from game.ui.draw.rooms import props
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.renderer import NOTHING


class Props:
    """What stands at the sides of the table, until something else is shown there."""

    def __init__(self, context: UiContext, room: str) -> None:
        self._context = context
        self._drawings = props(room)
        self._stood: tuple[Slot | None, ...] = ()  # where they stand in a window of this size
        self._size = (0, 0)

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
