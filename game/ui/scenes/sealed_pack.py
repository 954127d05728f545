"""The fingerprint of the pack that is being played, and whether packs are sealed: a dialog over the table."""

from game.core.record import replace
from game.ui.draw.theme import BODY, SMALL, STRONG
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Grow, Pad, Wrap
from game.ui.scenes.this_deal import copy_and_tell, parted
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.form import Field
from game.ui.widgets.panel import Divider, Panel
from game.ui.widgets.slider import Toggle
from game.ui.widgets.text import Text, Tint, heading

WIDEST = 760


def sealed_pack(context: UiContext, fingerprint: str) -> ScreenScene:
    """Open the dialog; the fingerprint is empty where the pack on the table is not sealed."""
    say = context.words.get

    def switch(on: bool) -> Switch:
        context.change(replace(context.settings, sealed_pack=on))
        return None

    def copy_it() -> Switch:
        copy_and_tell(context, fingerprint)
        return None

    def told() -> tuple[Block, ...]:
        if not fingerprint:
            return (Text(say("codes.not_sealed"), BODY),)
        shown = Text(parted(fingerprint), STRONG, Tint.GOLD)
        button = Button("copy", say("codes.copy_print"), copy_it, tip=say("codes.copy_print_tip"))
        return Text(say("codes.is_sealed"), BODY), shown, Wrap((button,))

    def compose() -> Block:
        on_off = (say("common.off"), say("common.on"))
        toggle = Toggle("sealed", say("settings.sealed_pack"), context.settings.sealed_pack, on_off, switch)
        field = Field(say("settings.sealed_pack"), toggle, say("codes.from_next"))
        parts = Column((Text(say("codes.seal_why"), SMALL), *told(), Divider(), field), gap=14)
        close = Button("close", say("common.close"), Pop, Tone.PRIMARY)
        whole = Column(
            (heading(say("codes.seal")), Grow(Scroll("seal", parts)), Wrap((close,), right=True)), gap=14
        )
        return Pad(Centre(Panel(whole, sides=36, ends=30), WIDEST), 16, 16)

    return ScreenScene(Screen(context, compose, back=Pop, first="close", backdrop=False), over=True)
