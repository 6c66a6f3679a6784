"""What one process says to another: nothing is lost unnoticed."""

from __future__ import annotations

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from euchre.server.between import Item, Packet, Say, Told, read
from euchre.server.link import Link


@given(st.lists(st.tuples(st.integers(1, 5), st.booleans())))
def test_a_packet_that_is_lost_is_missed_by_the_next_one_or_by_the_beat(
    turns: list[tuple[int, bool]],
) -> None:
    """Whatever comes, comes in order; something is missing just where a packet was lost."""

    async def scene() -> None:
        sent: list[bytes] = []
        link, there = Link("one", sent.append), Link("two", sent.append)
        said: list[Item] = []
        came: list[Item] = []
        for count, _ in turns:
            for _ in range(count):
                said.append(Say(len(said), b"x"))
                link.put(said[-1])
            await asyncio.sleep(0)
        link.beat()
        packets = [read(raw) for raw in sent]
        assert len(packets) == len(turns) + 1
        lost_before = False
        for packet, lost in zip(packets, [*(lost for _, lost in turns), False], strict=True):
            assert isinstance(packet, Packet)
            if lost:
                lost_before = True
                continue
            assert there.hear(packet) is not lost_before
            lost_before = False
            came += packet.items
        if not any(lost for _, lost in turns):
            assert came == said

    asyncio.run(scene())


def test_much_at_once_goes_in_several_packets() -> None:
    """No packet is larger than NATS takes."""

    async def scene() -> None:
        sent: list[bytes] = []
        link = Link("one", sent.append)
        for at in range(40):
            link.put(Told(at, at, bytes(50_000)))
        await asyncio.sleep(0)
        assert len(sent) > 4
        assert max(len(raw) for raw in sent) < 1_000_000
        there = Link("two", sent.append)
        assert all(there.hear(packet) for raw in sent if isinstance(packet := read(raw), Packet))

    asyncio.run(scene())
