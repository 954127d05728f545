"""What this is, under which terms, and where the player's files lie."""

from functools import lru_cache, partial

from game import __version__
from game.resources import translated
from game.telling.markup import Document, parse
from game.ui.blocks import (
    BODY,
    SMALL,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Divider,
    Grow,
    Material,
    Page,
    Panel,
    Pop,
    Push,
    Region,
    Rich,
    Scroll,
    Switch,
    Text,
    Tint,
    UiContext,
    Wrap,
    eyebrow,
    framed,
    heading,
)
from game.ui.draw.theme import Style
from game.wording import fault

LICENSE = Style("EBGaramond-Medium", 23, 15, 1.0, 1.32)


def about(context: UiContext) -> Page[Document]:
    """Open the screen; the licences are read once."""
    return Page(context, _written("licences", context.words.language), _compose, first="folder")


def _compose(page: Page[Document]) -> Block:
    say = page.context.words.get
    paper = Scroll(
        "licenses",
        Rich("license_text", page.state, style=LICENSE),
        reading=True,
        paper=True,
        name=say("screens.about.licenses"),
    )
    left = Region("facts", Panel(Scroll("facts", _facts(page))))
    right = Region("licenses", Panel(paper, Material.PAPER))
    if _narrow(page):
        both: Block = Column((Grow(left), Grow(right)), gap=18)
    else:
        both = Beside(left, right, share=0.46, least=0, gap=30)
    return framed(page.context, say("screens.about.title"), both, Pop)


def _narrow(page: Page[Document]) -> bool:
    """Whether buttons and licences have no room side by side."""
    look = page.context.look
    return look.width * 0.4 < _buttons(page).width(look) + look.px(120)


def _facts(page: Page[Document]) -> Block:
    say = page.context.words.get
    parts: list[Block] = [
        heading(say("common.game")),
        Text(say("screens.about.version", version=__version__), tint=Tint.MUTED),
        Text(say("screens.about.text"), BODY),
    ]
    if not page.context.sound.available:
        parts.append(Text(say("screens.about.sound_none"), SMALL, Tint.BAD))
    parts += [
        Divider(),
        eyebrow(say("screens.about.folder")),
        Text(page.context.platform.data_folder, SMALL),
        _buttons(page),
    ]
    return Column(tuple(parts), gap=16)


def _buttons(page: Page[Document]) -> Wrap:
    say = page.context.words.get
    folder = Button("folder", say("screens.about.open"), partial(_open, page), icon="folder")
    tip = say("screens.about.report_tip")
    report = Button("report", say("screens.about.report"), partial(_report, page), tip=tip, icon="export")
    access = Button("access", say("screens.accessibility.title"), partial(_access, page), icon="rules")
    return Wrap((folder, report, access), gap=14)


def _access(page: Page[Document]) -> Switch:
    return Push(accessibility(page.context))


def _open(page: Page[Document]) -> Switch:
    say, platform = page.context.words.get, page.context.platform
    opened = platform.open_data_folder()
    told = "screens.about.opened" if opened else "screens.about.not_opened"
    page.context.notices.say(say(told, folder=platform.data_folder))
    return None


def _report(page: Page[Document]) -> Switch:
    say = page.context.words.get
    try:
        page.context.notices.say(say("screens.about.reported", path=page.context.platform.write_report()))
    except OSError as failure:
        reason = fault(page.context.words, failure)
        page.context.notices.say(say("screens.about.not_reported", reason=reason))
    return None


WIDEST = 1100
"""Design units: lines of text that are longer are hard to follow."""


def accessibility(context: UiContext) -> Page[None]:
    """Open the page; its title stands above it already."""
    told = Document(_written("accessibility", context.words.language).paragraphs[1:])

    def compose(_: object) -> Block:
        name = context.words.get("screens.accessibility.title")
        text = Scroll("text", Rich("accessibility", told), reading=True, paper=True, name=name)
        paper = Region("text", Panel(text, Material.PAPER))
        return framed(context, name, Centre(paper, WIDEST, tall=False), Pop)

    return Page(context, None, compose, first="text")


@lru_cache(maxsize=2)
def _written(name: str, language: str) -> Document:
    text = translated(language, "pages", f"{name}.md").read_text("utf-8")
    return parse(text.replace("{version}", __version__))
