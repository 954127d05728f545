"""What other shops ask of a release: every form is whole and has the true sums, or there is none."""

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

import forms
import names

EVERY = (forms.SETUP, *forms.ARCHIVES.values(), *forms.IMAGES.values())
ASKED = {  # by kind of file: what winget's schema can't do without
    "version": {"DefaultLocale"},
    "installer": {"Installers"},
    "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
}
EACH = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Lay out a release of empty packages, each with a sum of its own."""
    for name in EVERY:
        (tmp_path / name).write_text(name, encoding="utf-8")
    forms.main(tmp_path)
    return tmp_path


def written(shelf: Path, name: str) -> str:
    return (shelf / "forms" / name).read_text("utf-8")


def fields(text: str) -> Mapping[str, object]:
    """Read the outermost fields of a form for winget."""
    found = re.findall(r"^(\w+): (.+)$", text, re.MULTILINE)
    return {key: json.loads(value) for key, value in found}


@pytest.mark.parametrize("name", EVERY)
def test_every_package_is_named_with_its_sum(shelf: Path, name: str) -> None:
    digest = hashlib.sha256(name.encode()).hexdigest()
    texts = [path.read_text("utf-8") for path in (shelf / "forms").rglob("*") if path.is_file()]
    assert [text for text in texts if digest in text.lower()]
    assert not [text for text in texts if re.search(r"@[A-Z_]+@", text)]


def test_winget_is_told_what_it_asks(shelf: Path) -> None:
    told = [fields(path.read_text("utf-8")) for path in (shelf / "forms" / "winget").iterdir()]
    assert {each["ManifestType"] for each in told} == ASKED.keys()
    for each in told:
        lacking = ASKED[str(each["ManifestType"])] | EACH
        lacking -= each.keys() | {"Installers"}
        assert lacking == set()
    installer = written(shelf, f"winget/{forms.WINGET}.installer.yaml")
    assert re.search(
        r'^Installers:\n- Architecture: "x64"\n  InstallerUrl: "https://.+\.exe"\n', installer, re.MULTILINE
    )
    assert re.search(r'^  InstallerSha256: "[0-9A-F]{64}"$', installer, re.MULTILINE)
    (locale,) = [each for each in told if each["ManifestType"] == "defaultLocale"]
    assert 3 <= len(str(locale["ShortDescription"])) <= 256


def test_scoop_is_told_what_it_asks(shelf: Path) -> None:
    told = json.loads(written(shelf, f"scoop/{names.COMMAND}.json"))
    assert told.keys() >= {"version", "homepage", "license"}
    assert re.fullmatch("[0-9a-f]{64}", told["architecture"]["64bit"]["hash"])
    assert names.VERSION not in told["autoupdate"]["architecture"]["64bit"]["url"]


def test_scoop_takes_away_no_more_than_the_setups_own(shelf: Path) -> None:
    script = json.loads(written(shelf, f"scoop/{names.COMMAND}.json"))["pre_install"]
    filled_in = re.findall(r"(?<!`)\$(\w+)", script)  # by PowerShell: a name it doesn't know is empty
    assert set(filled_in) == {"dir"}
    assert r"$dir\`$PLUGINSDIR" in script


def test_a_cask_describes_in_eighty_characters_without_an_article(shelf: Path) -> None:
    (said,) = re.findall(r'^  desc "(.+)"$', written(shelf, f"homebrew/{names.COMMAND}.rb"), re.MULTILINE)
    assert len(said) <= 80
    assert not re.match("(?:An?|The) ", said)
    assert not said.endswith(".")


@pytest.mark.skipif(shutil.which("ruby") is None, reason="its form is a script for Ruby")
def test_a_cask_is_ruby(shelf: Path) -> None:
    subprocess.run(["ruby", "-c", shelf / f"forms/homebrew/{names.COMMAND}.rb"], check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="its form is a script for bash")
def test_what_arch_builds_is_what_it_lists(shelf: Path) -> None:
    keys = re.findall(r"^(\w+)=", written(shelf, "aur/PKGBUILD"), re.MULTILINE)
    ask = "".join(f'for each in "${{{key}[@]}}"; do echo "{key} = $each"; done\n' for key in keys)
    script = f"set -eu\nsource {shelf}/forms/aur/PKGBUILD\n{ask}"
    built = subprocess.check_output(["bash", "-c", script], text=True).splitlines()
    listed = written(shelf, "aur/.SRCINFO").replace("pkgbase = ", "pkgname = ").split("\n\n")[0]
    assert sorted(built) == sorted(line.strip() for line in listed.splitlines())


def test_where_a_package_is_missing_nothing_is_written_for_its_shop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / forms.SETUP).touch()
    forms.main(tmp_path)
    assert {path.name for path in (tmp_path / "forms").iterdir()} == {"winget", "scoop"}
    assert capsys.readouterr().err.count("Nothing was written for ") == 2
