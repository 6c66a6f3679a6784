"""What tests of several server processes share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.nats import Nats, running_nats
from tests.server.two import Two


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One NATS for all tests that need one."""
    with running_nats() as running:
        yield running


@pytest.fixture(scope="session")
def two(nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two processes at one SQLite database, for all tests that leave both of them running."""
    running = Two(tmp_path_factory.mktemp("two"), nats)
    yield running
    running.close()
