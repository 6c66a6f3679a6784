"""How an event that cannot stand where it is put is refused."""

from __future__ import annotations

import pytest

from euchre.game import BrokenLogError, Event, State, push


def broken(state: State, event: Event) -> str:
    """The key with which an event is refused."""
    with pytest.raises(BrokenLogError) as caught:
        push(state, event)
    assert caught.value.event == event
    return caught.value.key
