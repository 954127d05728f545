"""The fingerprint of the pack that is being played, and whether packs are sealed: a dialog over the table."""

from game.core.record import replace
from game.ui.blocks import (
    BODY,
    SMALL,
    STRONG,
    Block,
    Button,
    Centre,
    Column,
    Divider,
    Field,
    Grow,
    Pad,
    Page,
    Panel,
    Pop,
    Scroll,
    Switch,
    Text,
    Tint,
    Toggle,
    Tone,
    UiContext,
    Wrap,
    heading,
)
from game.ui.scenes.this_deal import copy_and_tell, parted

WIDEST = 760


def sealed_pack(context: UiContext, fingerprint: str) -> Page[None]:
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

    def compose(_: object) -> Block:
        on_off = (say("common.off"), say("common.on"))
        toggle = Toggle("sealed", say("settings.sealed_pack"), context.settings.sealed_pack, on_off, switch)
        field = Field(say("settings.sealed_pack"), toggle, say("codes.from_next"))
        parts = Column((Text(say("codes.seal_why"), SMALL), *told(), Divider(), field), gap=14)
        close = Button("close", say("common.close"), Pop, Tone.PRIMARY)
        whole = Column(
            (heading(say("codes.seal")), Grow(Scroll("seal", parts)), Wrap((close,), right=True)), gap=14
        )
        return Pad(Centre(Panel(whole, sides=36, ends=30), WIDEST), 16, 16)

    return Page(context, None, compose, first="close", over=True)
