"""The colours of the pack. The four suit colours are replaced as text at run time: use them for nothing else."""

SUIT = {"S": "#20242e", "H": "#b3202b", "D": "#b3202c", "C": "#20242f"}

TRUMP_INK = "#622c7a"  # the indices of the tarock trumps, in every deck
INK = "#1a1d28"  # every outline
PAPER = "#fdfaf3"
PAPER_TOP = "#fffefb"
PAPER_EDGE = "#c9bda3"
CREAM = "#f8f0dd"
IVORY = "#efe3c6"
LINEN = "#fbf6ea"

GOLD = "#cf9c36"
GOLD_LIGHT = "#efcf7d"
GOLD_DARK = "#9a6c1d"
STEEL = "#dbe1e8"
STEEL_DARK = "#a9b4c2"
WOOD = "#86562b"
WOOD_DARK = "#5e3a1b"

CRIMSON = "#a91e2e"
CRIMSON_DARK = "#7b1322"
ROSE = "#d9596a"
BLUE = "#26437f"
BLUE_DARK = "#182b57"
SKY = "#7f9fd3"
GREEN = "#2c6a4f"
GREEN_DARK = "#1b4635"
LEAF = "#6fa77d"
AMBER = "#cf8327"
AMBER_DARK = "#96581a"
TEAL = "#2b6f7a"
TEAL_DARK = "#1b4a53"
PLUM = "#6e2a52"
PLUM_DARK = "#481935"

SKIN = "#f4d8b9"
SKIN_SHADE = "#e3b791"
BLUSH = "#e9a58d"
LIP = "#b4483f"
