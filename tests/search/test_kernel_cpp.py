"""The kernel's headers without Python: against a plain search, under sanitizers, fuzzed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import TIER

KERNEL = Path(__file__).resolve().parents[2] / "kernel"
COMPILER = os.environ.get("CXX") or shutil.which("g++") or shutil.which("c++") or ""
STRICT = ("-std=c++20", "-Wall", "-Wextra", "-Wconversion", "-Werror")
SANITIZED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
DEALS = 2_000 if TIER == "soak" else 80
# A few deals are sooner played than a program made fast.
OPTIMISED = "-O2" if TIER == "soak" else "-O1"
SEED = "1"

pytestmark = pytest.mark.skipif(
    not COMPILER and not os.environ.get("CI"), reason="there is no C++ compiler"
)


def built(folder: Path, name: str, *options: str) -> Path:
    """A program of kernel/tests, compiled into a folder."""
    program = folder / name
    source = KERNEL / "tests" / f"{name}.cpp"
    told = (*STRICT, *options, f"-I{KERNEL / 'include'}", "-o", str(program), str(source))
    subprocess.run((COMPILER, *told), check=True)  # noqa: S603 - our own source
    return program


def last_line(program: Path, *arguments: str) -> str:
    """Run a program; what it says at the end."""
    done = subprocess.run(  # noqa: S603 - compiled here
        (program, *arguments), check=False, stdout=subprocess.PIPE, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout.splitlines()[-1]


def test_whole_deals_are_worth_what_a_plain_search_says(tmp_path: Path) -> None:
    """Two to six seats, 24 to 48 cards, with and without trump, copies either way."""
    compare = built(tmp_path, "compare", OPTIMISED)
    assert last_line(compare, str(DEALS), SEED) == f"{DEALS} deals, 0 differ"


@pytest.mark.soak
def test_search_is_clean_under_sanitizers(tmp_path: Path) -> None:
    """No access out of bounds, no overflow, no undefined shift in whole deals."""
    compare = built(tmp_path, "compare", *SANITIZED)
    assert last_line(compare, "200", SEED) == "200 deals, 0 differ"


@pytest.mark.soak
def test_no_bytes_break_the_kernel(tmp_path: Path) -> None:
    """Lanes, positions and bins of any bytes are refused or served, under sanitizers."""
    fuzz = built(tmp_path, "fuzz", *SANITIZED, "-DEUCHRE_FUZZ_MAIN")
    assert last_line(fuzz, "2000000", SEED) == "2000000 inputs"
