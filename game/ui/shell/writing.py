"""What is to be written into a field, for a keyboard on the screen: whoever opens it needs to know no field."""

from collections.abc import Callable

from game.core.record import record
from game.ui.shell.scene import Switch


@record
class Writing:
    """A text under way; `done` takes it once the keyboard is closed."""

    name: str
    text: str
    done: Callable[[str], Switch]
    most: int  # letters
    signs: str = ""  # that make sense here; "" for any
