"""Runs every check of the project, two at once, and closes with the counts.

Started as ``python tools/check.py [NAME …]``: without names every check, else those
named (a check or a group, ``lint``, ``test`` or ``docs``). What a check says is shown when it
has ended, and is kept in ``.reports/NAME.txt``; one that runs by itself is shown as it goes.
A check that fails does not stop the others. The last line is ``N passed, M failed``: the
tests of pytest, Vitest and the browser, where a check that counts no tests (a linter, or a
runner that broke) is one more failure if it fails. The exit code is 0 only if nothing failed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
REPORTS = ROOT / ".reports"
#: The check that builds what the server gives to browsers: tests need it, and none may see
#: it half built.
CLIENT = "client"
#: Where Debian puts its browser.
CHROMIUM = "/usr/bin/chromium"
#: Checks that run at the same time, if the machine has two cores. The tests in the browser
#: wait for Python and Node in turn, so that more would gain little.
AT_ONCE = 2
#: Tells the tests in the browser that the client has just been built.
BUILT = "EUCHRE_CLIENT_BUILT"


#: What Vitest says of a test that it has tried again.
AGAIN = "(retry x"


@dataclass(frozen=True, slots=True)
class Check:
    """One program to run: in `folder`, counted by its JUnit report if it writes one."""

    name: str
    group: str
    command: tuple[str, ...]
    folder: Path = ROOT
    report: Path | None = None
    needs_browser: bool = False


@dataclass(slots=True)
class Count:
    """Tests that passed, failed and were left out."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add(self, other: Count) -> None:
        """Take the other's tests in."""
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped


@dataclass(slots=True)
class Outcome:
    """What became of one check; `remark` says why it failed or was left out."""

    check: Check
    count: Count = field(default_factory=Count)
    remark: str = ""
    seconds: float = 0.0
    again: int = 0
    """Tests that passed only when they were tried again."""


def checks() -> list[Check]:
    """Every check: what others need first, then those that take longest, so that none waits."""
    python = [name for name in ("src", "tests", "tools", "examples") if (ROOT / name).is_dir()]
    pytest_report = REPORTS / "pytest.xml"
    return [
        Check(CLIENT, "test", ("npm", "run", "--silent", "build", "--", "--logLevel=warn"), WEB),
        Check(
            "pytest", "test", (_tool("pytest"), f"--junitxml={pytest_report}"), report=pytest_report
        ),
        _vitest("browser", "test:browser", needs_browser=True),
        Check("docs", "docs", _sphinx()),
        Check("svelte-check", "lint", ("npm", "run", "--silent", "check"), WEB),
        Check("mypy", "lint", (_tool("mypy"), *python)),
        Check("eslint", "lint", ("npm", "run", "--silent", "lint"), WEB),
        _vitest("vitest", "test"),
        Check("ruff", "lint", (_tool("ruff"), "check", ".")),
        Check("ruff-format", "lint", (_tool("ruff"), "format", "--check", ".")),
        Check("layers", "lint", (_tool("lint-imports"), "--no-logo")),
    ]


def _sphinx() -> tuple[str, ...]:
    strict = ("--fail-on-warning", "--keep-going", "--quiet")
    return (_tool("sphinx-build"), *strict, "-b", "html", "docs", "docs/_build/html")


def _vitest(name: str, script: str, *, needs_browser: bool = False) -> Check:
    report = REPORTS / f"{name}.xml"
    told = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    command = ("npm", "run", "--silent", script, "--", *told)
    return Check(name, "test", command, WEB, report, needs_browser)


def _tool(name: str) -> str:
    """A program of the environment that this script runs in."""
    return str(Path(sys.executable).with_name(name))


def run(check: Check, environment: Mapping[str, str], kept: Path | None = None) -> Outcome:
    """Run one check, its output going straight to the terminal, or into the file ``kept``."""
    outcome = Outcome(check)
    if check.needs_browser and (missing := _missing_browser(environment)):
        outcome.remark = missing
        if environment.get("CI"):
            outcome.count.failed = 1
        else:
            outcome.count.skipped = 1
        return outcome
    if check.report is not None:
        check.report.unlink(missing_ok=True)
    started = time.monotonic()
    try:
        with ExitStack() as open_files:
            told = None if kept is None else open_files.enter_context(kept.open("wb"))
            code = subprocess.run(
                check.command,
                cwd=check.folder,
                env=environment,
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=None if told is None else subprocess.STDOUT,
            ).returncode
    except OSError as error:
        code, outcome.remark = 1, f"{check.command[0]} cannot be started: {error.strerror}"
    outcome.seconds = time.monotonic() - started
    if check.report is not None:
        outcome.count = read_report(check.report)
        if not outcome.count.passed and not outcome.count.failed:
            outcome.remark = outcome.remark or "no test was run"
    if (code or outcome.remark) and not outcome.count.failed:
        outcome.count.failed = 1
        outcome.remark = outcome.remark or f"exit code {code}"
    return outcome


def run_all(chosen: Sequence[Check], environment: Mapping[str, str], at_once: int) -> list[Outcome]:
    """Run checks, so many at a time, beginning them in their order; outcomes are in it too."""
    if at_once == 1 or len(chosen) == 1:
        return [_shown(check, environment) for check in chosen]
    print(f"\n{at_once} checks run at once; what they say is shown as they end.", flush=True)
    pool = ThreadPoolExecutor(at_once)
    try:
        return list(pool.map(lambda check: _told_afterwards(check, environment), chosen))
    finally:
        # After Ctrl-C nothing else is begun.
        pool.shutdown(cancel_futures=True)


def _shown(check: Check, environment: Mapping[str, str]) -> Outcome:
    print(f"\n== {check.name}", flush=True)
    return run(check, environment)


def _told_afterwards(check: Check, environment: Mapping[str, str]) -> Outcome:
    kept = REPORTS / f"{check.name}.txt"
    outcome = run(check, environment, kept)
    said = kept.read_text(encoding="utf-8", errors="replace") if kept.exists() else ""
    outcome.again = said.count(AGAIN)
    # In one piece, since another check may end at the same moment.
    print(f"\n== {check.name}\n{said}", end="", flush=True)
    return outcome


def read_report(path: Path) -> Count:
    """The counts of a JUnit report; nothing if there is none or it is broken off."""
    count = Count()
    try:
        suites = ET.parse(path).getroot().iter("testsuite")  # noqa: S314 - our own file
    except (OSError, ET.ParseError):
        return count
    for suite in suites:
        told = {
            name: int(suite.get(name, 0)) for name in ("tests", "failures", "errors", "skipped")
        }
        failed = told["failures"] + told["errors"]
        count.add(Count(told["tests"] - failed - told["skipped"], failed, told["skipped"]))
    return count


def _missing_browser(environment: Mapping[str, str]) -> str:
    browser = environment["EUCHRE_CHROMIUM"]
    if shutil.which(browser):
        return ""
    return (
        f"no browser at {browser}: install Debian's package chromium, "
        "or name a Chromium in EUCHRE_CHROMIUM"
    )


def _environment() -> dict[str, str]:
    environment = dict(os.environ)
    # Node may be the one that the Makefile put into .venv, and tests start `euchre`.
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', '')}"
    # Tests start hundreds of programs, none of which shall be compiled anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not sys.stdout.isatty():
        environment.setdefault("NO_COLOR", "1")
    environment.setdefault("EUCHRE_CHROMIUM", CHROMIUM)
    environment.setdefault("EUCHRE_PYTHON", sys.executable)
    return environment


def _chosen(names: Sequence[str]) -> list[Check]:
    every = checks()
    known = {name for check in every for name in (check.name, check.group)}
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"there is no check {unknown[0]!r}; there are {', '.join(sorted(known))}")
    return [check for check in every if not names or {check.name, check.group} & set(names)]


def main(arguments: Sequence[str]) -> int:
    """Run the checks named (all if none is) and say how they went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", nargs="*", help="a check, or a group: lint, test, docs")
    chosen = _chosen(parser.parse_args(arguments).name)
    REPORTS.mkdir(exist_ok=True)
    environment = _environment()
    outcomes = []
    if len(chosen) > 1 and chosen[0].name == CLIENT:
        outcomes.append(_shown(chosen.pop(0), environment))
        if not outcomes[0].count.failed:
            environment[BUILT] = "yes"
    outcomes += run_all(chosen, environment, min(AT_ONCE, os.cpu_count() or 1))
    total = Count()
    print("\n== summary")
    for outcome in outcomes:
        total.add(outcome.count)
        print(_line(outcome))
    if not any(outcome.check.report for outcome in outcomes):
        # Nothing that was asked for counts tests: count the checks themselves.
        total.passed = len(outcomes) - total.failed
    print(f"{total.passed} passed, {total.failed} failed", flush=True)
    return 1 if total.failed else 0


def _line(outcome: Outcome) -> str:
    count = outcome.count
    verdict = "FAILED" if count.failed else "left out" if outcome.remark else "ok"
    told = [f"{outcome.check.name:13} {verdict:9} {outcome.seconds:6.1f} s"]
    if outcome.check.report is not None:
        told.append(f"{count.passed} passed, {count.failed} failed, {count.skipped} skipped")
    if outcome.again:
        told.append(f"{outcome.again} passed only when tried again")
    if outcome.remark:
        told.append(outcome.remark)
    return "  ".join(told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
