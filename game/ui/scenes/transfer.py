"""The page from which progress is exported, and on which files of other machines are imported."""

from collections.abc import Callable, Sequence
from functools import partial
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


def transfer(context: UiContext, routes: TransferRoutes) -> Page[TransferRoutes]:
    """Open the page."""
    return Page(context, routes, _compose, first="export", back=lambda _: routes.leave())


def _compose(page: Page[TransferRoutes]) -> Block:
    name = _say(page, "title")
    body = Scroll("transfer", Centre(Column((_exporting(page), _importing(page)), gap=16), WIDE), name=name)
    return framed(page.context, name, body, page.state.leave)


def _say(page: Page[TransferRoutes], key: str, **values: object) -> str:
    return page.context.words.get(f"learn.transfer.{key}", **values)


def _exporting(page: Page[TransferRoutes]) -> Block:
    def export() -> Switch:
        page.context.notices.say(page.state.export())
        return None

    say = partial(_say, page)
    button = Button("export", say("export"), export, Tone.PRIMARY, icon="export")
    parts = (
        subheading(say("export_title")),
        Text(say("export_text"), BODY),
        Gap(4),
        Wrap((button,), gap=12),
    )
    return Panel(Column(parts, gap=8), sides=26, ends=20)


def _importing(page: Page[TransferRoutes]) -> Block:
    say, routes = partial(_say, page), page.state

    def one(file: str) -> Button:
        def join() -> Switch:
            page.context.notices.say(routes.join(file))
            return None

        name = PurePath(file).name
        return Button(f"join/{name}", say("one", file=name), join, icon="plus", side=Align.LEFT)

    files = routes.files()
    parts = (
        subheading(say("import_title")),
        Text(say("import_text"), BODY),
        Text(routes.folder, SMALL, Tint.MUTED),
        Gap(4),
        *map(one, files),
        *(() if files else (Text(say("no_files"), SMALL, Tint.MUTED),)),
        Wrap((Button("folder", say("folder"), partial(_open_folder, page), icon="folder"),), gap=12),
    )
    return Panel(Column(parts, gap=8), sides=26, ends=20)


def _open_folder(page: Page[TransferRoutes]) -> Switch:
    context = page.context
    if not context.platform.open_data_folder():
        context.notices.say(context.words.get("screens.about.not_opened", folder=page.state.folder))
    return None
