"""The words of a game explained: its glossary as the last chapter of its rules."""

import re

from game.wording import Words

_CHAPTER = re.compile(r"^## (\d+)\.", re.MULTILINE)


def glossary(game: str, text: str, words: Words) -> str:
    """Write the chapter that follows a game's rules text; nothing where no word is explained.

    >>> told = Words({"g.glossary.void": "Void: having none of a suit.", "rules.glossary": "Words"})
    >>> print(glossary("g", "## 1. Cards", told))
    ## 2. Words
    <BLANKLINE>
    2.1 **Void**: having none of a suit.
    """
    config = sorted(words.get(key) for key in words if key.startswith(f"{game}.glossary."))
    if not config:
        return ""
    number = 1 + max((int(found) for found in _CHAPTER.findall(text)), default=0)
    lines = [f"## {number}. {words.get('rules.glossary')}"]
    for place, term in enumerate(config, 1):
        name, colon, meaning = term.partition(":")
        lines.append(f"{number}.{place} **{name}**{colon}{meaning}")
    return "\n\n".join(lines)
