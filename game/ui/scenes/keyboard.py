"""A keyboard on the screen, for whoever has none at hand: a controller, a finger, a mouse alone.

What is written goes into the field when the keyboard is closed, by whichever button. A real keyboard writes here, too.
"""

from collections.abc import Sequence
from functools import partial

from game.core.letters import clusters
from game.core.record import record
from game.ui.blocks import (
    LABEL,
    PASS,
    TAKEN,
    Action,
    Balanced,
    Block,
    Centre,
    Column,
    Command,
    Gap,
    Grid,
    KeyInput,
    Page,
    Panel,
    Pop,
    Region,
    Reply,
    Switch,
    Text,
    TextField,
    Tone,
    UiContext,
    hints,
)
from game.ui.shell.editing import ERASING, Writing, edit_of
from game.ui.shell.input import Press, Typed
from game.ui.widgets.caps import KeyCap

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


@record
class Typing:
    """What has been written, and which signs are offered."""

    writing: Writing
    text: str
    accents: bool = False
    capitals: bool | None = None  # whether the player has asked for one next; None: not said


def keyboard(context: UiContext, writing: Writing) -> Page[Typing]:
    """Open it; one goes on with what stands in the field."""
    state = Typing(writing, writing.text)
    return Page(context, state, _compose, first="sign/10", back=_close, act=_act, keys=_type, over=True)


def _large(page: Page[Typing]) -> bool:
    """Whether the next letter is a capital; the first of each word is one unless the player says otherwise."""
    begins = _before(page)[-1:] in ("", " ", "-")
    return begins if page.state.capitals is None else page.state.capitals


def _before(page: Page[Typing]) -> str:
    """What stands before the caret."""
    caret = page.screen.state(FIELD).caret
    return page.state.text if caret is None else page.state.text[:caret]


def _change(page: Page[Typing], text: str) -> Switch:
    return page.change(text=text)


def _field(page: Page[Typing]) -> TextField:
    writing = page.state.writing
    return TextField(
        FIELD,
        writing.name,
        page.state.text,
        partial(_change, page),
        most=writing.most,
        done=partial(_close, page),
        bare=True,
    )


def _write(page: Page[Typing], sign: str) -> Switch:
    """Write where the caret stands, and say what has been written."""
    before = page.state.text
    _field(page).write(sign, page.screen.state(FIELD))
    page.change(capitals=None)
    if page.state.text != before:
        page.context.announcer.say(_named(page, sign), urgent=True)
    return None


def _press(page: Page[Typing], key: str) -> Switch:
    """Press a key of a real keyboard in the field."""
    _grab(page, Press(key, None))
    return None


def _grab(page: Page[Typing], press: Press) -> None:
    _field(page).grab(press, page.screen.state(FIELD))
    page.change(capitals=None)


def _erase(page: Page[Typing]) -> Switch:
    if before := clusters(_before(page)):
        said = _say(page, "erased", sign=_named(page, before[-1]))
        page.context.announcer.say(said, urgent=True)
    return _press(page, "backspace")


def _named(page: Page[Typing], sign: str) -> str:
    return _say(page, f"sign.{NAMED[sign]}") if sign in NAMED else sign


def _say(page: Page[Typing], key: str, **values: str) -> str:
    return page.context.words.get(f"common.typing.{key}", **values)


def _toggle_capitals(page: Page[Typing]) -> Switch:
    return page.change(capitals=not _large(page))


def _toggle_accents(page: Page[Typing]) -> Switch:
    return page.change(accents=not page.state.accents)


def _close(page: Page[Typing]) -> Switch:
    """Close, and put what was written into the field."""
    if page.state.text == page.state.writing.text:
        return Pop()
    return Pop(page.state.writing.done(page.state.text))


def _compose(page: Page[Typing]) -> Block:
    parts: tuple[Block, ...] = (
        Text(page.state.writing.name, LABEL),
        Region("text", _field(page)),
        Region("keys", Grid(_keys(page), least=20, gap=7, most=ACROSS)),
        Region("foot", Balanced(_foot(page), gap=8)),
        *_hints(page),
    )
    return Centre(Panel(Column(parts, gap=11), sides=24, ends=16), WIDEST)


def _keys(page: Page[Typing]) -> Sequence[Block]:
    """Give a key for each sign, and nothing where the last row is not full."""
    signs = _signs(page)
    keys = [_sign(page, place, signs[place]) for place in range(len(signs))]
    return [*keys, *[Gap(0)] * (-len(keys) % ACROSS)]


def _signs(page: Page[Typing]) -> str:
    if page.state.writing.signs:
        return page.state.writing.signs
    return ACCENTS if page.state.accents else LETTERS


def _sign(page: Page[Typing], place: int, small: str) -> Block:
    sign = small.upper() if _large(page) and small.upper().lower() == small else small
    name = _named(page, sign)
    return KeyCap(f"sign/{place}", sign, partial(partial(_write, page), sign), name if name != sign else "")


def _foot(page: Page[Typing]) -> Sequence[Block]:
    free = not page.state.writing.signs
    cases = KeyCap("capitals", _say(page, "capitals"), partial(_toggle_capitals, page), on=_large(page))
    accents = KeyCap("accents", _say(page, "accents"), partial(_toggle_accents, page), on=page.state.accents)
    return (
        *((cases, accents) if free else ()),
        KeyCap("space", _say(page, "space"), partial(partial(_write, page), " ")),
        KeyCap("left", "", partial(partial(_press, page), "left"), _say(page, "left"), "chevron_left"),
        KeyCap("right", "", partial(partial(_press, page), "right"), _say(page, "right"), "chevron_right"),
        KeyCap("erase", _say(page, "erase"), partial(_erase, page)),
        KeyCap("done", page.context.words.get("common.done"), partial(_close, page), tone=Tone.PRIMARY),
    )


def _hints(page: Page[Typing]) -> Sequence[Block]:
    """Name the buttons of a controller that save a way; keys write letters here."""
    if page.context.pad is None:
        return ()
    say = partial(_say, page)
    wanted = [
        (Action.HINT, say("erase")),
        (Action.LAST_TRICK, say("space")),
        *(() if page.state.writing.signs else ((Action.ENLARGE, say("capitals")),)),
        (Action.BACK, page.context.words.get("common.done")),
    ]
    return (hints(page.context, *wanted),)


def _act(page: Page[Typing], action: Action) -> Reply:
    done: dict[str, Command] = {
        "erase": partial(_erase, page),
        "space": partial(partial(_write, page), " "),
        "capitals": partial(_toggle_capitals, page),
        "done": partial(_close, page),
    }
    wanted = SHORTCUTS.get(action, "")
    if not wanted or (wanted == "capitals" and page.state.writing.signs):
        return PASS
    return Reply(taken=True, switch=done[wanted](), changed=True)


def _type(page: Page[Typing], key: KeyInput) -> Reply:
    """Take the keys of a real keyboard that write or edit; those that move alone move between the keys here.

    After typing, Enter is done.
    """
    if isinstance(key, Typed):
        _write(page, key.text)
        page.screen.focus("done")
        return TAKEN
    edit = edit_of(key) if key.key else None
    if edit is not None and (edit in ERASING or "+" in key.key):
        _grab(page, key)
        return TAKEN
    return TAKEN if len(key.key) == 1 or key.key == "space" else PASS
