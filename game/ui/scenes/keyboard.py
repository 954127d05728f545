"""A keyboard on the screen, for whoever has none at hand: a controller, a finger, a mouse alone.

What is written goes into the field when the keyboard is closed, by whichever button. A real keyboard writes here, too.
"""

from collections.abc import Sequence
from functools import partial

from game.core.letters import clusters
from game.ui.draw.theme import LABEL
from game.ui.kit.block import PASS, TAKEN, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.layout import Balanced, Centre, Column, Gap, Grid, Region
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.editing import ERASING, edit_of
from game.ui.shell.input import Input, Press, Typed
from game.ui.shell.scene import Command, Pop, Switch
from game.ui.shell.writing import Writing
from game.ui.widgets.caps import KeyCap
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text

WIDEST = 1180
ACROSS = 10
"""Keys in a row."""
LETTERS = "1234567890qwertyuiopasdfghjkl’zxcvbnm-.,"
ACCENTS = "àáâãäåæçèéêëìíîïñòóôõöøœùúûüýß&!?()/+:;’"
FIELD = "text"
NAMED = {
    "’": "apostrophe",
    "-": "hyphen",
    ".": "full_stop",
    ",": "comma",
    "&": "and",
    "!": "exclamation",
    "?": "question",
    "(": "opening",
    ")": "closing",
    "/": "slash",
    "+": "plus",
    ":": "colon",
    ";": "semicolon",
    " ": "space",
}
"""Signs that voices pass over, and their captions."""
SHORTCUTS = {
    Action.HINT: "erase",
    Action.LAST_TRICK: "space",
    Action.ENLARGE: "capitals",
    Action.MENU: "done",
}
"""What other buttons of a controller do here."""


class KeyboardScene(ScreenScene):
    """Writes one text."""

    def __init__(self, context: UiContext, writing: Writing) -> None:
        """Go on with what stands in the field."""
        self._context = context
        self._writing = writing
        self._text = writing.text
        self._accents = False
        self._capitals: bool | None = None  # whether the player has asked for one next; None: not said
        screen = Screen(context, self._compose, self._close, self._on_action, first="sign/10", backdrop=False)
        super().__init__(screen, over=True)

    # ------------------------------------------------------------------ writing

    @property
    def _large(self) -> bool:
        """Whether the next letter is a capital; the first of each word is one unless the player says otherwise."""
        begins = self._before[-1:] in ("", " ", "-")
        return begins if self._capitals is None else self._capitals

    @property
    def _before(self) -> str:
        """What stands before the caret."""
        caret = self.screen.state(FIELD).caret
        return self._text if caret is None else self._text[:caret]

    def _change(self, text: str) -> Switch:
        self._text = text
        self.screen.refresh()
        return None

    def _field(self) -> TextField:
        writing = self._writing
        return TextField(
            FIELD, writing.name, self._text, self._change, most=writing.most, done=self._close, bare=True
        )

    def _write(self, sign: str) -> Switch:
        """Write where the caret stands, and say what has been written."""
        before = self._text
        self._field().write(sign, self.screen.state(FIELD))
        self._capitals = None
        if self._text != before:
            self._context.announcer.say(self._named(sign), urgent=True)
        return None

    def _press(self, key: str) -> Switch:
        """Press a key of a real keyboard in the field."""
        self._grab(Press(key, None))
        return None

    def _grab(self, press: Press) -> None:
        self._field().grab(press, self.screen.state(FIELD))
        self._capitals = None
        self.screen.refresh()

    def _erase(self) -> Switch:
        if before := clusters(self._before):
            said = self._say("erased", sign=self._named(before[-1]))
            self._context.announcer.say(said, urgent=True)
        return self._press("backspace")

    def _named(self, sign: str) -> str:
        return self._say(f"sign.{NAMED[sign]}") if sign in NAMED else sign

    def _say(self, key: str, **values: str) -> str:
        return self._context.words.get(f"common.typing.{key}", **values)

    def _toggle_capitals(self) -> Switch:
        self._capitals = not self._large
        self.screen.refresh()
        return None

    def _toggle_accents(self) -> Switch:
        self._accents = not self._accents
        self.screen.refresh()
        return None

    def _close(self) -> Switch:
        """Close, and put what was written into the field."""
        if self._text == self._writing.text:
            return Pop()
        return Pop(self._writing.done(self._text))

    # ------------------------------------------------------------------ composing

    def _compose(self) -> Block:
        parts: tuple[Block, ...] = (
            Text(self._writing.name, LABEL),
            Region("text", self._field()),
            Region("keys", Grid(self._keys(), least=20, gap=7, most=ACROSS)),
            Region("foot", Balanced(self._foot(), gap=8)),
            *self._hints(),
        )
        return Centre(Panel(Column(parts, gap=11), sides=24, ends=16), WIDEST)

    def _keys(self) -> Sequence[Block]:
        """Give a key for each sign, and nothing where the last row is not full."""
        signs = self._signs()
        keys = [self._sign(place, signs[place]) for place in range(len(signs))]
        return [*keys, *[Gap(0)] * (-len(keys) % ACROSS)]

    def _signs(self) -> str:
        if self._writing.signs:
            return self._writing.signs
        return ACCENTS if self._accents else LETTERS

    def _sign(self, place: int, small: str) -> Block:
        sign = small.upper() if self._large and small.upper().lower() == small else small
        name = self._named(sign)
        return KeyCap(f"sign/{place}", sign, partial(self._write, sign), name if name != sign else "")

    def _foot(self) -> Sequence[Block]:
        free = not self._writing.signs
        cases = KeyCap("capitals", self._say("capitals"), self._toggle_capitals, on=self._large)
        accents = KeyCap("accents", self._say("accents"), self._toggle_accents, on=self._accents)
        return (
            *((cases, accents) if free else ()),
            KeyCap("space", self._say("space"), partial(self._write, " ")),
            KeyCap("left", "", partial(self._press, "left"), self._say("left"), "chevron_left"),
            KeyCap("right", "", partial(self._press, "right"), self._say("right"), "chevron_right"),
            KeyCap("erase", self._say("erase"), self._erase),
            KeyCap("done", self._context.words.get("common.done"), self._close, tone=Tone.PRIMARY),
        )

    def _hints(self) -> Sequence[Block]:
        """Name the buttons of a controller that save a way; keys write letters here."""
        if self._context.pad is None:
            return ()
        say = self._say
        wanted = [
            (Action.HINT, say("erase")),
            (Action.LAST_TRICK, say("space")),
            *(() if self._writing.signs else ((Action.ENLARGE, say("capitals")),)),
            (Action.BACK, self._context.words.get("common.done")),
        ]
        return (hints(self._context, *wanted),)

    # ------------------------------------------------------------------ scene

    def _on_action(self, action: Action) -> Reply:
        done: dict[str, Command] = {
            "erase": self._erase,
            "space": partial(self._write, " "),
            "capitals": self._toggle_capitals,
            "done": self._close,
        }
        wanted = SHORTCUTS.get(action, "")
        if not wanted or (wanted == "capitals" and self._writing.signs):
            return PASS
        return Reply(taken=True, switch=done[wanted](), changed=True)

    def _keyed(self, press: Press) -> Reply:
        """Take the keys of a real keyboard that write or edit; those that move alone move between the keys here."""
        edit = edit_of(press)
        if edit is not None and (edit in ERASING or "+" in press.key):
            self._grab(press)
            return TAKEN
        return TAKEN if len(press.key) == 1 or press.key == "space" else PASS

    def handle(self, happened: Input) -> Switch:
        """Answer one input; after typing, Enter is done."""
        if isinstance(happened, Typed):
            self._write(happened.text)
            self.screen.hold("done")
            return None
        if isinstance(happened, Press) and happened.key and self._keyed(happened).taken:
            return None
        return super().handle(happened)
