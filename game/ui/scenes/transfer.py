"""The page from which progress is exported, and on which files of other machines are imported."""

from collections.abc import Callable, Sequence
from pathlib import PurePath

from game.core.record import record
from game.ui.blocks import (
    BODY,
    SMALL,
    Align,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Gap,
    Page,
    Panel,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    Wrap,
    framed,
    subheading,
)

WIDE = 1000


@record
class TransferRoutes:
    """What can be done; what it comes to is a sentence for the player."""

    folder: str
    files: Callable[[], Sequence[str]]  # that can be imported
    export: Callable[[], str]
    join: Callable[[str], str]
    leave: Command


def transfer(context: UiContext, routes: TransferRoutes) -> Page[None]:
    """Open the page."""

    def say(key: str, **values: object) -> str:
        return context.words.get(f"learn.transfer.{key}", **values)

    def tell(what: Callable[[], str]) -> Command:
        return lambda: context.notices.say(what())

    def compose(_: object) -> Block:
        parts = (_exporting(say, tell(routes.export)), _importing(context, routes, say, tell))
        body = Scroll("transfer", Centre(Column(parts, gap=16), WIDE), name=say("title"))
        return framed(context, say("title"), body, routes.leave)

    return Page(context, None, compose, first="export", back=lambda _: routes.leave())


def _exporting(say: Callable[..., str], export: Command) -> Block:
    button = Button("export", say("export"), export, Tone.PRIMARY, icon="export")
    parts = (
        subheading(say("export_title")),
        Text(say("export_text"), BODY),
        Gap(4),
        Wrap((button,), gap=12),
    )
    return Panel(Column(parts, gap=8), sides=26, ends=20)


def _importing(
    context: UiContext,
    routes: TransferRoutes,
    say: Callable[..., str],
    tell: Callable[[Callable[[], str]], Command],
) -> Block:
    def one(file: str) -> Button:
        name = PurePath(file).name
        return Button(
            f"join/{name}",
            say("one", file=name),
            tell(lambda: routes.join(file)),
            icon="plus",
            side=Align.LEFT,
        )

    def open_folder() -> Switch:
        if not context.platform.open_data_folder():
            context.notices.say(context.words.get("screens.about.not_opened", folder=routes.folder))
        return None

    files = routes.files()
    parts = (
        subheading(say("import_title")),
        Text(say("import_text"), BODY),
        Text(routes.folder, SMALL, Tint.MUTED),
        Gap(4),
        *map(one, files),
        *(() if files else (Text(say("no_files"), SMALL, Tint.MUTED),)),
        Wrap((Button("folder", say("folder"), open_folder, icon="folder"),), gap=12),
    )
    return Panel(Column(parts, gap=8), sides=26, ends=20)
