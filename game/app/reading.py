"""What the program's own voice says of a screen: its title, what has the focus, and the texts on it."""

import re
from collections.abc import Sequence

from game.ui.shell.node import CONTROLS, Node, Role, told
from game.wording import Words

NOTHING = Node(Role.TEXT, "", (0, 0, 0, 0))
WORDS = (Role.TEXT, Role.HEADING)
PICTURES = (Role.CHART, Role.PROGRESS)
READ = (Role.TEXT, Role.HEADING, Role.ROW, Role.LINE, Role.CHART, Role.PROGRESS)
UNSAID = ("focused", "playable")
SPOKEN = {"−": "minus", "×": "times", "±": "plus_or_minus", "§": "rule", "→": "to"}
"""How signs are called that voices pass over."""
SILENT = {" · ": ", ", "↑": "", "↓": "", "←": "", "…": ""}
"""Signs that are for the eye alone, and what is said instead."""
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
CARD = re.compile("(10|[2-9AKQCJT])?([♠♥♦♣])")
SUITLESS = re.compile(r"\b(?:T[1-9][0-9]?|FOOL|JOK)\b")
FACE = f"(?:(?:10|[2-9AKQCJT])[♠♥♦♣]|{SUITLESS.pattern})"
SERIES = re.compile(f"({FACE}) (?={FACE})")


def title_of(nodes: Sequence[Node]) -> str:
    """Give the first heading of a screen, or its first text where it has none; empty for no screen.

    >>> title_of([Node(Role.BUTTON, "Back", (0, 0, 1, 1)), Node(Role.HEADING, "Settings", (0, 0, 1, 1))])
    'Settings'
    """
    for wanted in (Role.HEADING, Role.TEXT):
        for node in nodes:
            if node.role is wanted and node.name:
                return node.name
    return ""


def focus_of(nodes: Sequence[Node]) -> Node:
    """Find what has the focus."""
    return next((node for node in nodes if "focused" in node.state), NOTHING)


def chosen(nodes: Sequence[Node]) -> int:
    """Count the chosen cards where one of several has the focus; otherwise 0.

    >>> card = Node(Role.CARD, "ace of clubs", (0, 0, 1, 1), state=("selected", "focused"))
    >>> chosen([card, Node(Role.CARD, "six of clubs", (1, 0, 1, 1), state=("selected",))]), chosen([card])
    (2, 0)
    """
    held = focus_of(nodes)
    found = sum(node.role is Role.CARD and "selected" in node.state for node in nodes)
    return found if found > 1 and held.role is Role.CARD and "selected" in held.state else 0


def heading_over(nodes: Sequence[Node]) -> str:
    """Give the heading under which stands what has the focus; those of a pane or a row are over nothing outside it.

    >>> title, name = (
    ...     Node(Role.HEADING, "Result", (0, 0, 9, 9)),
    ...     Node(Role.HEADING, "You", (0, 9, 9, 9), view=(0, 9, 9, 9)),
    ... )
    >>> heading_over([title, name, Node(Role.BUTTON, "Next deal", (0, 20, 9, 9), state=("focused",))])
    'Result'
    """
    held, over = focus_of(nodes), ""
    controls = [node.box for node in nodes if node.role in CONTROLS]
    for node in nodes:
        if node is held:
            return over
        inside = any(each.contains(node.box) for each in controls)
        if node.role is Role.HEADING and node.view in (None, held.view) and not inside:
            over = node.name
    return ""


def said_of(node: Node, words: Words, *, brief: bool = False) -> str:
    """Say what a control is in one breath; of a card only what cannot be taken for granted."""
    role = f"aloud.role.{node.role}"
    kind = words.get(role) if role in words else ""
    keys = [f"aloud.state.{each.replace(' ', '_')}" for each in node.state if each not in UNSAID]
    states = [words.get(each) for each in keys if each in words]
    plain = brief or (node.role is Role.BUTTON and node.value)  # what it does has been said in a few words
    described = "" if plain else node.description
    return ", ".join(part for part in (node.name, kind, node.value, *states, described) if part)


def texts(nodes: Sequence[Node]) -> tuple[str, ...]:
    """List what can be read on a screen beside its title and its controls; a line says what its cells hold.

    What stands twice under one heading is read once, a caption with the picture that has its name. A text that has been
    scrolled past, but for its end, is not read before the one that begins below it.
    """
    controls = [node.visible for node in nodes if node.role in CONTROLS]
    named = [node.name for node in nodes if node.role in PICTURES or (node.role is Role.LINE and node.value)]
    once = {title_of(nodes), *named}
    found, heard = list[str](), set(once)
    for node in told(nodes):
        seen = node.role in READ and node.visible.size > (0, 0) and not _ends(node)
        inside = node.role in WORDS and any(each.contains(node.visible) for each in controls)
        text = ", ".join(part for part in (node.name, node.value) if part)
        if not seen or inside or not any(map(str.isalpha, text)):
            continue
        heard = set(once) if node.role is Role.HEADING else heard
        if text not in heard:
            found.append(text)
            heard.add(text)
    return tuple(found)


def _ends(node: Node) -> bool:
    """Tell whether only the end of something is in sight, above what follows."""
    if node.view is None:
        return False
    _, top, _, tall = node.view
    seen, whole = node.visible, node.box
    return whole.top < top and seen.bottom < top + tall and 2 * seen.height < whole.height


def pronounced(text: str, words: Words) -> str:
    """Write signs as words.

    >>> from game.resources import root
    >>> from game.wording import load
    >>> words = load(root() / "words" / "en")
    >>> pronounced("You, −3 ± 1 · 2 tricks (§4.2), speed 0.5×", words)
    'You, minus 3 plus or minus 1, 2 tricks (rule 4.2), speed 0.5 times'
    >>> pronounced("With ♣ as trumps T♦, 10♠ or 9♥ is led.", words)
    'With clubs as trumps ten of diamonds, ten of spades or nine of hearts is led.'
    >>> pronounced("FOOL A♠ 9♠ or JOK; deal T21V-T1AB", words)
    'the Tomfool, ace of spades, nine of spades or the Joker; deal T21V-T1AB'
    """

    def card(found: re.Match[str]) -> str:
        rank, suit = found.group(1), words.get(f"table.suit.{SUITS[found.group(2)]}")
        if not rank:
            return suit
        named = words.get(f"table.rank.{'T' if rank == '10' else rank}")
        return words.get("table.card_of", rank=named, suit=suit)

    def suitless(found: re.Match[str]) -> str:
        return words.get(f"table.card.{found.group()}")

    text = SUITLESS.sub(suitless, CARD.sub(card, SERIES.sub(r"\1, ", text)))
    for sign, instead in SILENT.items():
        text = text.replace(sign, instead)
    for sign, key in SPOKEN.items():
        text = text.replace(sign, f" {words.get(f'aloud.sign.{key}')} ")
    return re.sub(" +", " ", text).replace("( ", "(").strip()
