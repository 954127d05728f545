"""Keyboard layouts as SDL gives them: what the keys of a US keyboard write in them, in its order."""

from game.ui.shell.action import KeyboardLayout

RUSSIAN = KeyboardLayout("фисвуапршолдьтщзйкыегмцчня1234567890-=хъ\\жэёбю.")  # noqa: RUF001 - Cyrillic letters
GREEK = KeyboardLayout("αβψδεφγηιξκλμνοπ;ρστθωςχυζ1234567890-=[]\\ '`,./")  # noqa: RUF001 - Greek letters
HEBREW = KeyboardLayout("שנבגקכעיןחלךצמםפ/רדאוה'סטז1234567890-=][\\ף,;תץ.")  # noqa: RUF001 - Hebrew letters
FRENCH = KeyboardLayout("qbcdefghijkl,noparstuvzxyw&é\"'(-è_çà)=^$*mù²;:!")
LITHUANIAN = KeyboardLayout("abcdefghijklmnopqrstuvwxyząčęėįšųū90-ž[]\\;'`,./")
