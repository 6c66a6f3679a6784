"""A plain echo on the server's own stack: ``python tools/load_echo.py``, for ``tools/load.py``.

The same uvicorn, the same guard, Litestar and connection as a table has, and nothing else:
what one of the sockets of a table says is sent to all of them as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import defaultdict
from typing import Any, cast

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State

from euchre.server.connection import Connection
from euchre.server.guard import Guard, Watch
from euchre.server.network import let_many_come, uvicorn_config
from euchre.table.may import Visitor


def build_echo() -> Guard:
    """The application."""
    tables: defaultdict[str, list[Connection]] = defaultdict(list)

    @websocket("/echo/{table:str}")
    async def echo(socket: WebSocket[Any, Any, State], table: str) -> None:
        await socket.accept()
        connection = Connection(socket, Visitor())
        tables[table].append(connection)
        try:
            while (event := await socket.receive())["type"] != "websocket.disconnect":
                message = str(cast(Any, event)["text"]).encode()
                for one in tables[table]:
                    one.send(message)
        finally:
            tables[table].remove(connection)
            await connection.close()

    return Guard(Litestar([echo], openapi_config=None, logging_config=None), Watch())


async def _serve() -> None:
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(1024)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
        await uvicorn.Server(uvicorn_config(build_echo())).serve(sockets=[listening])


if __name__ == "__main__":
    let_many_come()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve())
