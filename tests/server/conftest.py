"""What tests of servers share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.nats import Nats, running_nats
from tests.server.running import Server
from tests.server.two import Two


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


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
