"""What README.md and the guides show as Python does run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from euchre.cli.commands import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def examples(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with the line that it begins in."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, m.start(1)) + 1, m[1]) for m in BLOCK.finditer(text)]


def test_readme_has_an_example() -> None:
    """The README shows the library at work."""
    assert examples(ROOT / "README.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    """The blocks of a page run in order, as one program."""
    names: dict[str, object] = {"__name__": page.stem}
    for line, block in examples(page):
        exec(compile("\n" * (line - 1) + block, str(page), "exec"), names)  # noqa: S102


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Each link to a file of the project names one that is there.

    Pages made from the rules are there when the documentation is built, which checks them.
    """
    links = re.findall(
        r"\]\((?!https?:|mailto:|#|generated/)([^)#\s]+)", page.read_text(encoding="utf-8")
    )
    # Sphinx lets a link between its pages leave the ending out.
    targets = {link: (page.parent / link, page.parent / f"{link}.md") for link in links}
    missing = [link for link, paths in targets.items() if not any(path.exists() for path in paths)]
    assert not missing


def test_readme_names_real_targets() -> None:
    """Each `make …` that the README tells people to run is a target."""
    targets = set(
        re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    named = set(
        re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    )
    assert named
    assert named <= targets


def test_readme_lists_every_command() -> None:
    """The README and the program name the same commands."""
    named = re.findall(r"`euchre ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert set(named) == set(COMMANDS)
