"""The runner of all checks: what it counts, and what makes it fail."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import check as checking
from check import Check, Count, checks, main, read_report, run, run_all

REPORT = """<testsuites><testsuite tests="7" failures="1" errors="1" skipped="2"/>
<testsuite tests="3" failures="0" errors="0" skipped="0"/></testsuites>"""


def python(code: str, report: Path | None = None) -> Check:
    """A check that runs a line of Python."""
    return Check("one", "test", (sys.executable, "-c", code), report=report)


def test_report_is_counted(tmp_path: Path) -> None:
    """Errors count as failed, skipped tests as neither."""
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    assert read_report(report) == Count(passed=6, failed=2, skipped=2)


@pytest.mark.parametrize("text", ["", "<testsuites><testsuite", None])
def test_broken_report_counts_nothing(tmp_path: Path, text: str | None) -> None:
    """A report that is missing or broken off says nothing about tests."""
    report = tmp_path / "report.xml"
    if text is not None:
        report.write_text(text, encoding="utf-8")
    assert read_report(report) == Count()


def test_check_without_tests_is_one_failure_if_it_fails() -> None:
    """A linter counts no tests, but cannot fail unseen."""
    assert run(python("pass"), os.environ).count == Count()
    assert run(python("raise SystemExit(3)"), os.environ).count == Count(failed=1)


def test_runner_that_ran_nothing_has_failed(tmp_path: Path) -> None:
    """Exit code 0 is not enough where tests are expected."""
    outcome = run(python("pass", report=tmp_path / "none.xml"), os.environ)
    assert outcome.count == Count(failed=1)
    assert outcome.remark == "no test was run"


def test_runner_that_broke_after_its_tests_has_failed(tmp_path: Path) -> None:
    """Tests that all passed do not hide an exit code."""
    report = tmp_path / "report.xml"
    suite = "<testsuite tests='2' failures='0' errors='0' skipped='0'/>"
    code = f"open({str(report)!r}, 'w').write({suite!r}); raise SystemExit(1)"
    assert run(python(code, report=report), os.environ).count == Count(passed=2, failed=1)


def test_program_that_is_missing_is_a_failure() -> None:
    """A tool that cannot be started is named."""
    outcome = run(Check("one", "lint", ("no-such-program-anywhere",)), os.environ)
    assert outcome.count == Count(failed=1)
    assert "no-such-program-anywhere" in outcome.remark


@pytest.mark.parametrize(("ci", "count"), [("", Count(skipped=1)), ("true", Count(failed=1))])
def test_browser_may_be_missing_but_not_where_all_is_checked(ci: str, count: Count) -> None:
    """Without a browser its tests are left out, saying so; under CI that is a failure."""
    check = Check("one", "test", ("true",), needs_browser=True)
    outcome = run(check, {"EUCHRE_CHROMIUM": "/nowhere/chromium", "CI": ci})
    assert outcome.count == count
    assert "/nowhere/chromium" in outcome.remark


TALKING = "import sys; print('said'); print('complained', file=sys.stderr)"


@pytest.mark.parametrize("at_once", [1, 2])
def test_checks_run_at_once_tell_all_and_keep_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], at_once: int
) -> None:
    """Each is told in one piece under its name; outcomes are in the order that was asked for."""
    monkeypatch.setattr(checking, "REPORTS", tmp_path)
    codes = {"talks": TALKING, "fails": "raise SystemExit(3)", "is-quiet": "pass"}
    chosen = [Check(name, "lint", (sys.executable, "-c", code)) for name, code in codes.items()]
    outcomes = run_all(chosen, os.environ, at_once)
    assert [outcome.check.name for outcome in outcomes] == list(codes)
    assert [outcome.count.failed for outcome in outcomes] == [0, 1, 0]
    out, err = capfd.readouterr()
    assert all(f"== {name}\n" in out for name in codes)
    said = out.partition("== talks\n")[2].partition("\n==")[0]
    assert "said" in said
    assert "complained" in said + err
    kept = {path.stem for path in tmp_path.glob("*.txt")}
    assert kept == (set() if at_once == 1 else set(codes))


def test_two_checks_run_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that waits to be written to, and one that writes, both come to their end."""
    monkeypatch.setattr(checking, "REPORTS", tmp_path)
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    codes = [f"assert open({pipe!r}).read() == 'here'", f"open({pipe!r}, 'w').write('here')"]
    chosen = [Check(str(at), "lint", (sys.executable, "-c", code)) for at, code in enumerate(codes)]
    assert [outcome.count for outcome in run_all(chosen, os.environ, 2)] == [Count(), Count()]


def test_what_passes_only_when_tried_again_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no failure, but nobody overlooks it."""
    monkeypatch.setattr(checking, "REPORTS", tmp_path)
    said = {"browser": "one  12ms (retry x1)", "vitest": "other  9ms"}
    chosen = [
        Check(name, "test", (sys.executable, "-c", f"print({text!r})"))
        for name, text in said.items()
    ]
    outcomes = run_all(chosen, os.environ, 2)
    assert [outcome.again for outcome in outcomes] == [1, 0]
    assert "1 passed only when tried again" in checking._line(outcomes[0])
    assert "again" not in checking._line(outcomes[1])


def test_the_client_is_built_before_all_else() -> None:
    """Nothing that needs the client begins before it is there."""
    assert checks()[0].name == checking.CLIENT


def test_unknown_check_is_refused_with_the_known_ones() -> None:
    """A name mistyped runs nothing and lists what there is."""
    with pytest.raises(SystemExit, match=r"no check 'mypi'.*mypy"):
        main(["mypi"])


def test_every_check_has_a_name_of_its_own() -> None:
    """So that one can be run alone."""
    names = [check.name for check in checks()]
    assert len(set(names)) == len(names)


def test_what_tests_start_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever Python is told to keep no compiled files, the checks keep them."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in checking._environment()
