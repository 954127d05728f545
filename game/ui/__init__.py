"""The window, the drawing and the sounds; the only package that knows pygame.

How to write a scene
--------------------
A scene gets a `UiContext` (game.ui.shell.context): `words`, `look`, `settings`, `sound`, `notices`, `bindings`,
`platform`, `routes`. What else it needs (saves, a match) comes through its own constructor; the application closes over
that in `Routes`.

A scene answers `handle(input)` and `update(dt)` with a `Switch` (game.ui.shell.scene): None, Push, Replace, Pop, Home,
Quit; `Pop(then=…)` and `Home(then=…)` do something more afterwards. `over = True` makes it a dialog. A control is given
the `Command` it carries out when it is pressed: a function that answers with a `Switch`.

Most scenes are a `Screen` (game.ui.kit.screen) and a function that composes blocks from the scene's own state:

    class Room:
        def __init__(self, context: UiContext) -> None:
            self._context, self._game = context, 0
            self._screen = Screen(context, self._compose)     # Esc pops

        def _compose(self) -> Block:
            say = self._context.words.get
            which = Picker("game", say("room.game"), ("A", "B"), self._game, self._choose)
            go = Button("play", say("room.play"), self._play, Tone.PRIMARY)
            form = Column((Field(say("room.game"), which), go), gap=14)
            return framed(self._context, say("room.title"), Panel(Scroll("form", form)), Pop)

        def _choose(self, at: int) -> Switch:
            self._game = at                                   # the screen composes again by itself
            return None

then pass `dirty`, `handle`, `update`, `draw`, `nodes` on to the screen, or wrap it in a `ScreenScene`.
Composing is cheap and happens after every control that reports a change, after `screen.refresh()`, and when window or
settings change. Focus, scrolling and carets are kept by the `key` of each control, so keys must be stable.

Blocks
------
- layout: Column, Row, Wrap, Grid, Beside, Grow, Pad, Centre, MinWidth, Gap, Region (Tab stops); kit.scroll: Scroll
- widgets: button.Button (Tone: PRIMARY, PLAIN, QUIET, DANGER), picker.Picker and Stepper, slider.Slider and Toggle,
  field.TextField, tabs.tabs, row.RowButton (list rows, grid cards), form.Field (caption + control), panel.Panel
  (Material: PANEL, PAPER, INSET, GLASS), Divider, Picture, Icon, ProgressBar, chart.Chart, hints.hints, text.Text,
  Number, title, heading, subheading, eyebrow, rich.Rich (marked-up text with suits, cards and links), frame.framed
  (title, body and key hints); scenes.confirm asks a question

Lengths are design units (`look.px`); a screen is 1600 by 1000 of them. Type has its own scale, so a body that may grow
goes into a `Scroll`, and nothing relies on constant heights. `Row` gives each part its natural width, `Grow` takes
what is left. Plain `Text` wraps; `one_line=True` makes its full width its least width.

Drawing by hand: `look.line(text, STYLE, colour)` gives premultiplied type, `look.paint` plates, shadows, icons, suit
signs and pictures; lay them with `paint.put`. `look.card(name, px)` draws a card.

A screen over a card table: `Screen(context, compose, backdrop=False)`, and `screen.offer(input).taken` tells whether
the input was for it. Where the table draws some of the controls itself, the screen is given a `StageBelow`.

Tests: tests/ui/kit/context.py opens a context without a window, presses, clicks, photographs;
`node.flaws(scene.nodes(), size)` lists clipped text, overlapping controls, things off the screen, targets too small.
"""

import os

APP_ID = "parlour-tricks"
"""How the window manager knows the program."""

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # these two are read when pygame is imported, which
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APP_ID)  # nobody does before this
