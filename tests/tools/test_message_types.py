"""The TypeScript types of messages follow the Python definitions."""

from __future__ import annotations

import pytest

from euchre.protocol.version import VERSION
from message_types import HEADER, TYPES, UntranslatableError, generated, typescript

SOURCE = '''
Pace = Literal["fast", "slow"]

class Text(Strict, frozen=True):
    """A sentence."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)

class Seat(Strict, frozen=True, tag="seat"):
    pace: Pace
    hand: list[Text | None] | None = None
    """What ``one`` holds,
    or not."""
    changes: Annotated[Text, PARTLY]

Message = Text | Seat
'''

EXPECTED = """
export type Pace = 'fast' | 'slow';

/** A sentence. */
export interface Text {
  key: string;
  args: Record<string, string | number>;
}

export interface Seat {
  type: 'seat';
  pace: Pace;
  /**
   * What `one` holds,
   * or not.
   */
  hand: (Text | null)[] | null;
  changes: Partial<Text>;
}

export type Message = Text | Seat;
"""


def test_definitions_become_typescript() -> None:
    """Choices, tags, lists, tables and docstrings each have their form."""
    assert typescript(SOURCE) == HEADER + EXPECTED


@pytest.mark.parametrize("line", ["x: set[int]", "x = 3", "x: Literal[y]"])
def test_what_has_no_rule_is_refused(line: str) -> None:
    """A type that is not covered stops the build instead of becoming `any`."""
    with pytest.raises(UntranslatableError, match="line 3"):
        typescript(f"class A(Strict):\n    y: int\n    {line}\n")


def test_client_types_are_fresh() -> None:
    """Whoever changes a message runs `make types` and commits what it writes."""
    for path, wanted in generated().items():
        assert path.read_text(encoding="utf-8") == wanted


def test_server_and_client_are_given_one_version() -> None:
    """Another one as soon as any message is another."""
    assert f"export const VERSION = '{VERSION}';" in TYPES.read_text(encoding="utf-8")
