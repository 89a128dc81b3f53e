"""Connections to a database end with the engines that opened them."""

import asyncio
import threading
from pathlib import Path

from sqlalchemy import text

from noppa.server.storage.engines import connect

SLOW = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500000) SELECT count(*) FROM n"


def test_closing_waits_for_a_query_that_was_cancelled(folder: Path) -> None:
    """No thread of a connection is left over after the event loop is closed."""

    async def close_in_the_middle() -> set[threading.Thread]:
        engines = connect(f"sqlite:///{folder / 'games.sqlite'}")

        async def count() -> None:
            async with engines.reading.connect() as connection:
                started.set()
                await connection.execute(text(SLOW))

        started = asyncio.Event()
        counting = asyncio.create_task(count())
        await started.wait()
        await asyncio.sleep(0.05)  # the query runs in its thread
        counting.cancel()
        threads = set(engines.threads)
        await engines.close()
        alive = {thread for thread in threads if thread.is_alive()}
        await asyncio.gather(counting, return_exceptions=True)
        return alive

    folder.mkdir(exist_ok=True)
    assert asyncio.run(close_in_the_middle()) == set()


def test_closing_waits_for_a_function_that_reads(folder: Path) -> None:
    """Neither the thread that ran it nor its connection is left over."""

    def readers() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name.startswith("noppa-reader")}

    async def close_in_the_middle() -> int:
        others = readers()  # of servers that other tests use
        engines = connect(f"sqlite:///{folder / 'games.sqlite'}")
        reading = asyncio.create_task(engines.read(lambda db: db.scalar(text(SLOW))))
        await asyncio.sleep(0.02)
        await engines.close()
        assert readers() <= others
        return int(await reading or 0)

    folder.mkdir(exist_ok=True)
    assert asyncio.run(close_in_the_middle()) == 500_000
