"""What of a text from outside can be seen, between which of its signs it may be parted, and one short line of it."""

import re
from unicodedata import category

JOINERS = "\u200c\u200d"
_PLAIN = re.compile(
    r"[ -~\xa0-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u1e00-\u1fff\u2010-\u2027\u2030-\u205e"
    r"\u20a0-\u20bf\u2100-\u27ff\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3]*"
)
"""Signs of which each stands for itself and shows something."""
_UNSEEN = re.compile(
    r"[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Signs that show nothing, which Unicode calls default ignorable."""
_LONELY = re.compile(rf"(?<![\u0300-\U0010ffff])[{JOINERS}]+|[{JOINERS}]+(?=[{JOINERS}]|\s|\Z)")
"""Joiners that have nothing to join, or nothing that would look different for it."""
_BLANKS = " \xa0\u202f"
"""The usual one and those that hold words together; all others come to the usual one."""
_FLAG = "\U0001f3f4"


def clusters(text: str) -> list[str]:
    r"""Part a text into what a reader takes for one sign each: letters with accents, emoji of several parts, flags.

    >>> [len(each) for each in clusters("e\u0301a\U0001f469\u200d\U0001f680\U0001f1eb\U0001f1f7")]
    [2, 1, 3, 2]
    """
    if text.isascii():
        return list(text)
    found: list[str] = []
    for sign in text:
        if found and _continues(found[-1], sign):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def _continues(before: str, sign: str) -> bool:
    """Tell whether a sign belongs to those before it."""
    last = before[-1]
    if sign < "\u0300" or last.isspace():
        return False
    if category(sign)[0] == "M" or sign in JOINERS or "\U0001f3fb" <= sign <= "\U0001f3ff":
        return True
    if "\U000e0020" <= sign <= "\U000e007f":
        return before[0] == _FLAG
    if "\U0001f1e6" <= sign <= "\U0001f1ff":
        return len(before) == 1 and "\U0001f1e6" <= last <= "\U0001f1ff"
    if last == JOINERS[1]:
        return category(sign) == "So" or sign >= "\U0001f000"
    return "\u1160" <= sign <= "\u11ff" and ("\u1100" <= last <= "\u11ff" or "\uac00" <= last <= "\ud7a3")


def visible(text: str) -> str:
    r"""Leave out of a text what has nothing to show, or only changes how the rest is read.

    Blanks stay, but no sign that controls a screen, turns the order of writing or is half a sign; joiners stay where
    they join.

    >>> visible("\u200bA\u00add\x1ba\u202e \u0301"), visible("\ufeff"), visible("\ud800")
    ('Ad a ', '', '�')
    """
    if _PLAIN.fullmatch(text):
        return text
    return _LONELY.sub("", "".join(map(_seen, clusters(text))))


def _seen(cluster: str) -> str:
    first, kind = cluster[0], category(cluster[0])
    if first.isspace() or kind == "Cc" or first == "\u2800":
        return first if first in _BLANKS else " "
    if kind == "Cs":
        return "\ufffd"
    if kind[0] == "M" or _UNSEEN.match(first):
        return ""
    return first + "".join(sign for sign in cluster[1:] if not _UNSEEN.match(sign) or _shapes(first, sign))


def _shapes(first: str, sign: str) -> bool:
    """Tell whether a sign that shows nothing by itself makes another one look different."""
    if sign in "\ufe0e\ufe0f":
        return not first.isalpha()
    return sign in JOINERS or (first == _FLAG and sign > "\U000e001f")


def one_line(text: str) -> str:
    r"""Make one line of what can be seen of a text, as of a name.

    >>> one_line(" Ada\u200b\n the  first\u2060 "), one_line("\u034f\U000e0001")
    ('Ada the first', '')
    """
    return " ".join(visible(text).split())


def cut(text: str, most: int) -> str:
    r"""Keep as many whole signs of a text as have so much room.

    >>> cut("Zoe\u0301", 3), cut("Zoe", 3)
    ('Zo', 'Zoe')
    """
    if len(text) <= most:
        return text
    kept = ""
    for cluster in clusters(text[: most + 1]):
        if len(kept) + len(cluster) > most:
            break
        kept += cluster
    return kept


HEAD, TAIL = 180, 60
"""Characters kept of a sentence that would be long: what is wrong with a file may be all of it."""


def sentence(told: object) -> str:
    r"""Make one short line of it.

    >>> sentence("Line 2:\x07 'a\n b' is no card."), len(sentence("x" * 1_000_000))
    ("Line 2: 'a b' is no card.", 243)
    """
    text = str(told)
    if len(text) > 4 * (HEAD + TAIL):
        text = f"{text[: 2 * HEAD]} {text[-2 * TAIL :]}"  # a glance at both ends will do; the rest may be megabytes
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= HEAD + TAIL else f"{line[:HEAD]} … {line[-TAIL:]}"


class Complaint(ValueError):
    """What is wrong with what somebody has said or written, in one English sentence.

    The caption of its key says it in the reader's language, in the form its number asks for; what is filled in may be
    a complaint itself.
    """

    def __init__(self, told: object, key: str, number: int = 0, **values: object) -> None:
        """Keep it short, whatever the text was."""
        super().__init__(sentence(told))
        self.key, self.number = key, number
        self.values = {
            name: value if isinstance(value, Complaint | int) else sentence(value)
            for name, value in values.items()
        }
