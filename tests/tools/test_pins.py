"""What is installed is pinned, and the pins name no registry."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PINS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", PINS, ids=lambda path: path.name)
def test_python_packages_are_pinned_with_hashes(path: Path) -> None:
    """Each package has one version and at least one hash, and no address."""
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=[a-z])", text.strip())
    loose = [
        one for one in entries if not re.match(r"[\w.\[\]-]+==\S+", one) or "sha256:" not in one
    ]
    assert not loose


def test_one_version_of_each_package_wherever_it_is_pinned() -> None:
    """The sets can be installed into one environment in any order."""
    found: dict[tuple[str, str], set[str]] = {}
    for path in PINS:
        text = path.read_text(encoding="utf-8")
        for name, pin in re.findall(r"^([\w.-]+)==([^\\\n]+)", text, re.MULTILINE):
            version, _, marker = pin.partition(" ; ")
            found.setdefault((name, marker.strip()), set()).add(version.strip())
    assert len(found) > 50
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


def test_client_packages_are_pinned_exactly() -> None:
    """Ranges in package.json would make a build depend on its day."""
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    listed = {**packages.get("dependencies", {}), **packages["devDependencies"]}
    assert [
        name for name, version in listed.items() if not re.fullmatch(r"\d[\w.-]*", version)
    ] == []


def test_lock_file_names_no_registry() -> None:
    """Hashes say what a package is; where it comes from is the machine's affair."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if not one.get("integrity")] == []
