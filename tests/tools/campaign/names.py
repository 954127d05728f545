"""Odd names for the players of a match: of other scripts, of nothing that can be seen, of signs that do something."""

import json
import re
from random import Random

NAMES = (
    "Анна Їжакевич",
    "Ὀδυσσεύς",
    "\u05d3\u05d5\u05d3 (\u05d4\u05de\u05dc\u05da) 2",
    "\u0645\u064f\u062d\u064e\u0645\u064e\u0651\u062f 7",
    "\u738b\u5c0f\u660e",
    "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f",
    "\U0001f469\u200d\U0001f680\U0001f1eb\U0001f1f7",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034da",
    *("\u200b", "\u200d", "\ufeff", "\u2060", "\xad", "\u034f", "\U000e0001", "\u3164", "\u0301", "\u2800"),
    "A\u200bda\u202egnihton\u2066",
    "Ada\x1b]0;gone\x07\x9b31m",
    "\U0010ffff\ue000\ufffe",
    "\u3000 \u2003",
    "W" * 40,
    "\u0634" * 40,
)
OF_PLAYERS = ("save", "transcript")
"""Sorts of files that name players."""


def oddly_named(good: bytes, sort: str, dice: Random) -> bytes:
    """Call some of the players something odd, and a saved match as well."""
    text = good.decode("utf-8")
    if sort == "transcript":
        return re.sub(
            r"(?m)^(player \d) [^,\n]*", lambda told: f"{told[1]} {dice.choice(NAMES)}", text
        ).encode()
    whole = json.loads(text)
    levels = [player.partition(",") for player in whole["players"]]
    whole["players"] = [f"{dice.choice(NAMES)}{comma}{level}" for _, comma, level in levels]
    whole["name"] = dice.choice(("", *NAMES))
    return json.dumps(whole, ensure_ascii=dice.random() < 0.5).encode()
