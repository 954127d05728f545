"""The window, the drawing and the sounds; the only package that knows pygame.

How to write a scene
--------------------
A screen of controls is a `Page` (game.ui.kit.page): a state, which is a record, and a function that composes blocks
from it. What a control does is a `Command`, a function that answers with a `Switch` (game.ui.shell.scene): None to
stay, Push, Replace, Pop, Home, Quit; `Pop(then=…)` and `Home(then=…)` do something more afterwards. Its module holds
the record, a function named after the screen that opens it, and the functions that compose and answer:

    @record
    class Room:
        game: int = 0

    def room(context: UiContext) -> Page[Room]:
        return Page(context, Room(), _compose)                # Esc pops

    def _compose(page: Page[Room]) -> Block:
        say = page.context.words.get
        which = Picker("game", say("room.game"), ("A", "B"), page.state.game, lambda at: page.change(game=at))
        go = Button("play", say("room.play"), partial(_play, page), Tone.PRIMARY)
        form = Column((Field(say("room.game"), which), go), gap=14)
        return framed(page.context, say("room.title"), Panel(Scroll("form", form)), Pop)

`page.change(…)` and `page.become(state)` compose again from another state. Composing is cheap; it also happens after
every control that reports a change, after `page.screen.refresh()`, and when window or settings change. Focus,
scrolling and carets are kept by the `key` of each control, so keys must be stable. A page without a state of its own
has None. `over=True` makes it a dialog; `back` answers Esc, `act` actions no control took, `keys` is asked before the
controls are, and `every` is called at each frame.

A page gets a `UiContext` (game.ui.shell.context): `words`, `look`, `settings`, `sound`, `notices`, `bindings`,
`platform`, `routes`. What else it needs (saves, a match) lies in its state. Everything named here comes from
`game.ui.blocks`.

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

A block of your own is a record. What is drawn is a `Filling` with `width`, `height`, `draw(canvas)` and `nodes(at)`,
which tells what is seen; one around a part is a `Wrapping`, and says only what it does otherwise. A `Canvas` has what
drawing takes: `surface`, `look`, `rect`, `visual`. `look.line(text, STYLE, colour)` gives premultiplied type,
`look.paint` plates, shadows, icons, suit signs and pictures, `look.card(name, px)` a card: `canvas.put` lays them.

A scene that draws more than controls answers `handle(input)` and `update(dt)` with a `Switch` itself and owns a
`Screen` (game.ui.kit.screen): over a card table `Screen(context, compose, backdrop=False)`, and
`screen.reply_to(input).taken` tells whether the input was for it. Where the table draws some of the controls itself,
the screen is given a `StageBelow`.

Tests: tests/ui/kit/context.py opens a context without a window, presses, clicks, photographs;
`node.flaws(scene.nodes(), size)` lists clipped text, overlapping controls, things off the screen, targets too small.
"""

import os

APP_ID = "parlour-tricks"
"""How the window manager knows the program."""

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # these two are read when pygame is imported, which
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APP_ID)  # nobody does before this
