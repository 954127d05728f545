"""Containers: values that divide a rectangle among their parts, by what the parts need at the present type size.

    Column((title, Grow(list), hints), gap=20)     one below another; Grow takes what is left
    Row((icon, Grow(text), button), gap=16)        side by side, centred on each other
    Wrap(buttons, gap=16)                          as many in a line as fit
    Balanced(buttons, gap=16)                      in as few centred lines as hold them, evenly shared out
    Grid(cards, least=420, gap=24)                 equal columns, each at least so wide
    Long(lines, make, measured, gap=20)            thousands of rows in a pane, made when they come near
    Beside(left, right, share=0.6, least=900)      two columns, or one below the other where it is narrow
    Pad(part, 40, 24) · Centre(part, 720) · MinWidth(part, 200) · Region("menu", part) · Gap(24)

Lengths are design units; those named `least` and `most` also grow with the text scale.
"""

from game.ui.layout.around import Centre, MinWidth, Pad, Region, gap_px, text_px
from game.ui.layout.columns import Beside, Grid
from game.ui.layout.lines import Balanced, Column, Gap, Grow, Row, Wrap
from game.ui.layout.long import Long, Measured

__all__ = [
    "Balanced",
    "Beside",
    "Centre",
    "Column",
    "Gap",
    "Grid",
    "Grow",
    "Long",
    "Measured",
    "MinWidth",
    "Pad",
    "Region",
    "Row",
    "Wrap",
    "gap_px",
    "text_px",
]
