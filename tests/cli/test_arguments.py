"""What is typed after the name of the program."""

from __future__ import annotations

import pytest

from euchre.cli.arguments import UsageError, parse


def test_places_and_flags_are_found_in_any_order() -> None:
    """A flag may stand before or after what has no name, with a blank or an equals sign."""
    for words in (
        ["rules", "na24", "--set", "target=5", "--json"],
        ["rules", "--json", "--set=target=5", "na24"],
    ):
        found = parse(words)
        assert found.command is not None
        assert found.command.name == "rules"
        assert found.required("GAME") == "na24"
        assert found.all("set") == ["target=5"]
        assert found.has("json")


def test_flag_given_several_times_keeps_all_values_and_the_last_counts() -> None:
    """--set adds up; of --seed the last is meant."""
    found = parse(["play", "--set", "a=1", "--set", "b=2", "--seed", "1", "--seed", "2"])
    assert found.all("set") == ["a=1", "b=2"]
    assert found.number("seed", low=0, high=9) == 2


def test_after_two_dashes_everything_is_a_place() -> None:
    """A file may have a name that begins with a dash."""
    assert parse(["replay", "--", "--odd"]).required("FILE") == "--odd"
    assert parse(["replay", "-"]).required("FILE") == "-"


def test_help_needs_nothing_else() -> None:
    """--help stands with any command, though its places are missing."""
    for word in ("--help", "-h"):
        found = parse(["rules", word])
        assert found.has("help")


def test_language_may_stand_before_the_command() -> None:
    """``euchre --lang en games`` is ``euchre games --lang en``."""
    assert parse(["--lang", "en", "games"]).text("lang") == "en"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["plya"], "cli-unknown-command"),
        (["--verson"], "cli-unknown-flag"),
        (["play", "--seet", "1"], "cli-unknown-flag"),
        (["play", "-s", "1"], "cli-unknown-flag"),
        (["play", "--plain=yes"], "cli-switch-has-value"),
        (["play", "--seed"], "cli-flag-needs-value"),
        (["play", "--seed", "--plain"], "cli-flag-needs-value"),
        (["rules"], "cli-missing"),
        (["convert", "a.egn"], "cli-missing"),
        (["games", "na24"], "cli-too-many"),
    ],
)
def test_what_cannot_be_meant_is_refused(words: list[str], key: str) -> None:
    """Each kind of mistake has a sentence of its own."""
    with pytest.raises(UsageError) as caught:
        parse(words)
    assert caught.value.key == key


def test_near_matches_are_named() -> None:
    """A misspelt command or flag is answered with those that look like it."""
    with pytest.raises(UsageError) as caught:
        parse(["plya"])
    assert "play" in caught.value.args_named["near"]
    with pytest.raises(UsageError) as caught:
        parse(["play", "--seet", "1"])
    assert "--seat" in caught.value.args_named["near"]


@pytest.mark.parametrize("given", ["x", "1.5", "", "-1", "10", "\N{FULLWIDTH DIGIT ONE}", "9" * 50])
def test_number_is_whole_and_within_bounds(given: str) -> None:
    """Whatever is no number, or too small or large, is refused with the bounds."""
    with pytest.raises(UsageError) as caught:
        parse(["play", f"--seed={given}"]).number("seed", low=0, high=9)
    assert (caught.value.args_named["low"], caught.value.args_named["high"]) == ("0", "9")
