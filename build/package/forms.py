"""Write what other shops ask of a release, for the packages in a folder: python build/package/forms.py DIR.

winget, Scoop, Homebrew and the AUR each want the address and the sum of a file, and what the game is, in a form of
their own. The forms come into `forms` below the folder. Each is written where its packages are there.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import asked
import names

HERE = Path(__file__).resolve().parent / "shops"
WINGET = "ParlourTricks.ParlourTricks"
WINGET_FORM = "1.10.0"
DOWNLOADS = f"{names.HOME}/releases/download/v{names.VERSION}"
BEGINNING = f"{names.COMMAND}-{names.VERSION}"
SETUP = f"{BEGINNING}-windows-x64-setup.exe"
ARCHIVES = {"INTEL": f"{BEGINNING}-linux-x86_64.tar.xz", "ARM": f"{BEGINNING}-linux-aarch64.tar.xz"}
IMAGES = {"INTEL": f"{BEGINNING}-macos-x86_64.dmg", "ARM": f"{BEGINNING}-macos-arm64.dmg"}


def main(folder: Path) -> None:
    """Write every form for which the packages are there, and name those for which they are not."""
    shops = {
        "winget": ((SETUP,), winget),
        "Scoop": ((SETUP,), scoop),
        "the AUR": (tuple(ARCHIVES.values()), arch),
        "Homebrew": (tuple(IMAGES.values()), homebrew),
    }
    for shop, (needed, forms) in shops.items():
        if lacking := [name for name in needed if not (folder / name).is_file()]:
            print(
                f"Nothing was written for {shop}: {folder} has no {' and no '.join(lacking)}.",
                file=sys.stderr,
            )
            continue
        for name, text in forms(folder).items():
            path = folder / "forms" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(path)


def winget(folder: Path) -> Mapping[str, str]:
    """Write the three files for Windows' own shop."""
    setup = {"Architecture": "x64", "InstallerUrl": f"{DOWNLOADS}/{SETUP}"}
    setup["InstallerSha256"] = _sum(folder / SETUP).upper()
    kinds: dict[str, dict[str, object]] = {
        "": {"DefaultLocale": "en-US", "ManifestType": "version"},
        ".installer": {
            "InstallerType": "nullsoft",
            "Scope": "user",
            "MinimumOSVersion": "10.0.0.0",
            "UpgradeBehavior": "install",
            "FileExtensions": [names.MATCH_SUFFIX.removeprefix(".")],
            "ProductCode": names.APP_ID,
            "ReleaseDate": names.day(),
            "Installers": [setup],
            "ManifestType": "installer",
        },
        ".locale.en-US": {
            "PackageLocale": "en-US",
            "Publisher": names.MAKER,
            "PublisherUrl": names.HOME,
            "PackageName": names.NAME,
            "PackageUrl": names.HOME,
            "License": names.LICENCE,
            "LicenseUrl": f"{names.HOME}/blob/main/LICENSE",
            "Copyright": f"© {names.COPYRIGHT}",
            "ShortDescription": names.SUMMARY,
            "Description": " ".join(names.SENTENCES),
            "ReleaseNotesUrl": f"{names.HOME}/releases/tag/v{names.VERSION}",
            "Tags": ["card-game", "cards", "game"],
            "ManifestType": "defaultLocale",
        },
    }
    beginning = {"PackageIdentifier": WINGET, "PackageVersion": names.VERSION}
    return {
        f"winget/{WINGET}{kind}.yaml": "".join(_yaml({**beginning, **told, "ManifestVersion": WINGET_FORM}))
        for kind, told in kinds.items()
    }


def _yaml(told: Mapping[str, object], indent: str = "") -> Iterator[str]:
    """Write as much YAML as is needed here: its strings and lists may be written as JSON's."""
    for key, value in told.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{indent}{key}:\n"
            for each in value:
                first, *others = _yaml(each, f"{indent}  ")
                yield f"{indent}- {first.strip()}\n"
                yield from others
        else:
            yield f"{indent}{key}: {json.dumps(value, ensure_ascii=False)}\n"


def scoop(folder: Path) -> Mapping[str, str]:
    """Write the file for Scoop, which unpacks the setup instead of starting it."""
    told = {
        "version": names.VERSION,
        "description": names.SUMMARY,
        "homepage": names.HOME,
        "license": names.LICENCE.replace(" AND ", ","),
        "architecture": {
            "64bit": {"url": f"{DOWNLOADS}/{SETUP}#/dl.7z", "hash": _sum(folder / SETUP)},
        },
        "pre_install": 'Remove-Item "$dir\\`$PLUGINSDIR", "$dir\\uninstall.exe*" -Force -Recurse -ErrorAction Ignore',
        "shortcuts": [[f"{names.COMMAND}.exe", names.NAME]],
        "checkver": "github",
        "autoupdate": {
            "architecture": {
                "64bit": {"url": f"{DOWNLOADS}/{SETUP}#/dl.7z".replace(names.VERSION, "$version")}
            }
        },
    }
    return {f"scoop/{names.COMMAND}.json": json.dumps(told, indent=4, ensure_ascii=False) + "\n"}


def arch(folder: Path) -> Mapping[str, str]:
    """Write the two files for Arch Linux, which repacks the portable archives."""
    told = {key: f"{DOWNLOADS}/{name}" for key, name in ARCHIVES.items()}
    told |= {f"{key}_SUM": _sum(folder / name) for key, name in ARCHIVES.items()}
    return {"aur/PKGBUILD": _filled("PKGBUILD", told), "aur/.SRCINFO": _filled("SRCINFO", told)}


def homebrew(folder: Path) -> Mapping[str, str]:
    """Write the cask for the disk images."""
    told = {f"{key}_SUM": _sum(folder / name) for key, name in IMAGES.items()}

    return {f"homebrew/{names.COMMAND}.rb": _filled("cask.rb", told)}


def _filled(template: str, told: Mapping[str, str]) -> str:
    return names.fill((HERE / template).read_text(encoding="utf-8"), **told)


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    main(*asked.paths(__doc__))
