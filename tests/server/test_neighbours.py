"""Two server processes at one NATS and one database: any of them takes any socket."""

from __future__ import annotations

import random
from pathlib import Path

from tests.nats import running_nats
from tests.server.running import Server


def test_a_table_is_played_at_the_process_that_does_not_keep_it(tmp_path: Path) -> None:
    """Opened at one process, played at the other and watched at both: all see the same."""
    rng = random.Random(1)
    with (
        running_nats() as nats,
        Server(tmp_path, 0, "--bus", nats.url) as one,
        Server(tmp_path, 0, "--bus", nats.url) as two,
    ):
        table, token = one.open_table(player="random")
        with two.sit(table, token) as away, one.sit(table, token) as near:
            near.hear()
            for _ in range(12):
                now = away.until_asked()
                if now["over"] is not None:
                    away.tell(type="next_deal")
                else:
                    away.act(rng)
            away.until_asked()
            while near.now["number"] < away.now["number"]:
                near.hear()
            seen = [
                {one["number"]: one for one in who.got if one["type"] == "happened"}
                for who in (near, away)
            ]
            shared = seen[0].keys() & seen[1].keys()
            assert len(shared) > 12
            assert all(seen[0][number] == seen[1][number] for number in shared)
