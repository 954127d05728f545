"""Everything that screens are made of, under one name: pages, containers, controls, type, and where presses lead.

`game.ui` tells what each is for.
"""

from game.ui.draw.theme import (
    BODY,
    BODY_ITALIC,
    HEADING,
    LABEL,
    NUMBER,
    SMALL,
    SMALL_STRONG,
    STRONG,
    SUBHEADING,
    TITLE,
)
from game.ui.kit.block import PASS, TAKEN, Block, Reply
from game.ui.kit.page import KeyInput, Page
from game.ui.kit.scroll import Scroll
from game.ui.layout import (
    Balanced,
    Beside,
    Centre,
    Column,
    Gap,
    Grid,
    Grow,
    Long,
    Measured,
    MinWidth,
    Pad,
    Region,
    Row,
    Wrap,
    text_px,
)
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Home, Pop, Push, Quit, Replace, Scene, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.caps import hints, name_of
from game.ui.widgets.chart import Chart, Curve
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.frame import (
    BROADEST,
    ENDS,
    SIDES,
    Field,
    framed,
    inside,
    region_hints,
    usual_hints,
    way_back,
)
from game.ui.widgets.panel import Divider, Icon, Material, Panel, Picture, ProgressBar
from game.ui.widgets.picker import Picker, Stepper
from game.ui.widgets.rich import Rich, RichText
from game.ui.widgets.row import RowButton
from game.ui.widgets.slider import Slider, Toggle
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import (
    Align,
    Number,
    Text,
    Tint,
    ToldLine,
    eyebrow,
    heading,
    subheading,
    title,
)

__all__ = [
    "ARROWS",
    "BODY",
    "BODY_ITALIC",
    "BROADEST",
    "ENDS",
    "HEADING",
    "LABEL",
    "NUMBER",
    "PASS",
    "SIDES",
    "SMALL",
    "SMALL_STRONG",
    "STRONG",
    "SUBHEADING",
    "TAKEN",
    "TITLE",
    "Action",
    "Align",
    "Balanced",
    "Beside",
    "Block",
    "Button",
    "Centre",
    "Chart",
    "Column",
    "Command",
    "Curve",
    "Divider",
    "Field",
    "Gap",
    "Grid",
    "Grow",
    "Home",
    "Icon",
    "KeyInput",
    "Long",
    "Material",
    "Measured",
    "MinWidth",
    "Number",
    "Pad",
    "Page",
    "Panel",
    "Picker",
    "Picture",
    "Pop",
    "ProgressBar",
    "Push",
    "Quit",
    "Region",
    "Replace",
    "Reply",
    "Rich",
    "RichText",
    "Row",
    "RowButton",
    "Scene",
    "Scroll",
    "Slider",
    "Stepper",
    "Switch",
    "Text",
    "TextField",
    "Tint",
    "Toggle",
    "ToldLine",
    "Tone",
    "UiContext",
    "Wrap",
    "eyebrow",
    "framed",
    "heading",
    "hints",
    "inside",
    "name_of",
    "region_hints",
    "subheading",
    "tabs",
    "text_px",
    "title",
    "usual_hints",
    "way_back",
]
