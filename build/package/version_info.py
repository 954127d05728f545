"""What Windows shows of the program under Properties, as the text PyInstaller reads."""

import names


def text() -> str:
    """Write the version resource: the numbers, then the strings in American English, which every Windows reads."""
    numbers = (*map(int, names.VERSION.split(".")), 0)
    strings = {
        "CompanyName": names.MAKER,
        "FileDescription": names.NAME,
        "FileVersion": names.VERSION,
        "InternalName": names.COMMAND,
        "LegalCopyright": f"© {names.COPYRIGHT}",
        "OriginalFilename": f"{names.COMMAND}.exe",
        "ProductName": names.NAME,
        "ProductVersion": names.VERSION,
    }
    listed = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{listed}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
