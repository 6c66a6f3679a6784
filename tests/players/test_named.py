"""Players by name: specifications, parameters, and players of other packages."""

from __future__ import annotations

import importlib.metadata
from collections import Counter
from dataclasses import replace

import pytest

from euchre.game import View, legal_in, opening_view, view
from euchre.players import (
    Decision,
    Limit,
    NothingToDecideError,
    PlayerParameterError,
    UnknownPlayerError,
    player_named,
    player_names,
)
from euchre.rules import preset
from euchre.testing import at_deal, dealt

RULES = preset("na24").rules
DEAL = at_deal(RULES, dealt(RULES, "N", "9D", E="JD JH AD KD AS"))
ELDEST = view(DEAL, 1)


class FirstPlayer:
    """Does the first thing that is legal; stands for the player of another package."""

    name = "first"

    def decide(self, view: View, limit: Limit) -> Decision:  # noqa: ARG002 - the protocol's
        """The first legal action."""
        return Decision(legal_in(view)[0])


def first_player(parameters: dict[str, str]) -> FirstPlayer:
    assert parameters in ({}, {"speed": "9"})
    return FirstPlayer()


@pytest.mark.parametrize(
    "spec", ["random", "club", "club:boldness=20,alone=no", "club:boldness=-5"]
)
def test_name_of_a_player_is_its_specification(spec: str) -> None:
    """A player tells the specification that made it, whatever the case and spaces."""
    assert player_named(spec).name == spec
    assert player_named(f"  {spec.upper()} ").name == spec


def test_usual_parameters_are_not_told() -> None:
    """A parameter that is set to its usual value is not part of the name."""
    assert player_named("club:boldness=0,alone=yes").name == "club"


def test_unknown_player_is_refused_with_those_there_are() -> None:
    """The error lists every name that would do."""
    with pytest.raises(
        UnknownPlayerError, match="there is no player 'nobody'; there are"
    ) as caught:
        player_named("nobody:worlds=3")
    assert caught.value.available == player_names()
    assert player_names()[:2] == ("random", "club")


@pytest.mark.parametrize(
    ("spec", "parameter", "value"),
    [
        ("club:brave=1", "brave", None),
        ("club:boldness=much", "boldness", "much"),
        ("club:boldness=101", "boldness", "101"),
        ("club:alone=perhaps", "alone", "perhaps"),
        ("club:boldness", "boldness", None),
        ("club:", "", None),
        ("random:seed=1", "seed", None),
    ],
)
def test_wrong_parameters_are_refused(spec: str, parameter: str, value: str | None) -> None:
    """The error names the parameter, the value, and what would be right."""
    with pytest.raises(PlayerParameterError) as caught:
        player_named(spec)
    assert (caught.value.parameter, caught.value.value) == (parameter, value)
    assert "possible: " in str(caught.value)


def test_other_packages_add_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that another package names in the entry points is found and gets its parameters."""
    points = [
        importlib.metadata.EntryPoint("first", f"{__name__}:first_player", "euchre.players"),
        importlib.metadata.EntryPoint("broken", "no.such.module:player", "euchre.players"),
    ]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: points)  # noqa: ARG005
    assert player_names()[0] == "random"
    assert player_names()[-2:] == ("broken", "first")
    monkeypatch.setattr(
        importlib.metadata.EntryPoint, "load", lambda entry: {"first": first_player}[entry.name]
    )
    assert player_named("first:speed=9").decide(ELDEST, Limit()).action == legal_in(ELDEST)[0]


def test_player_that_cannot_be_loaded_is_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package whose player is broken does not break the program."""
    broken = importlib.metadata.EntryPoint("broken", "no.such.module:player", "euchre.players")
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [broken])  # noqa: ARG005
    with pytest.raises(UnknownPlayerError):
        player_named("broken")


@pytest.mark.parametrize("spec", ["random", "club"])
def test_nobody_decides_out_of_turn(spec: str) -> None:
    """A player that is asked when it is not to act says whose turn it is."""
    player = player_named(spec)
    with pytest.raises(NothingToDecideError, match="seat 2 has nothing to decide: it is seat 1's"):
        player.decide(view(DEAL, 2), Limit())
    with pytest.raises(NothingToDecideError):
        player.decide(opening_view(RULES, 0), Limit())
    with pytest.raises(NothingToDecideError):
        player.decide(replace(ELDEST, seat=None), Limit())


def test_random_is_uniform() -> None:
    """Each legal action is chosen about as often as any other."""
    player = player_named("random")
    chosen = Counter(player.decide(ELDEST, Limit(seed)).action for seed in range(900))
    assert set(chosen) == set(legal_in(ELDEST))
    assert all(220 < number < 380 for number in chosen.values())
