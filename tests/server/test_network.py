from __future__ import annotations

import asyncio
import socket

from euchre.server.run import _listen


def test_what_is_written_is_sent_at_once() -> None:
    """No answer waits for others to go with it: what connects to our socket has no delay."""

    async def scene() -> bool:
        listening = _listen("127.0.0.1", 0)
        assert listening is not None
        came: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken = writer.get_extra_info("socket")
            came.set_result(bool(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        async with await asyncio.start_server(connected, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            had_no_delay = await came
            writer.close()
            await writer.wait_closed()
        return had_no_delay

    assert asyncio.run(scene())
