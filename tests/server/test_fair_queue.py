"""The queue for the workers is fair by address and identity, in processor time."""

import asyncio

import pytest

from noppa.host.refusal import Refused
from noppa.server.workers.fair_queue import MOST_OF_ONE, Asker, FairQueue


async def served(requests: list[tuple[str, str]], seconds: dict[str, float] | None = None) -> list[str]:
    """Return the identities in the order in which one busy worker serves their requests."""
    queue, order = FairQueue(1), list[str]()
    costs = seconds or {}

    async def ask(address: str, identity: str) -> None:
        asker = Asker(identity, address)
        await queue.enter(asker)
        order.append(identity)
        queue.leave(asker, costs.get(identity, 1.0))

    first = Asker("first", "first")
    await queue.enter(first)
    tasks = []
    for address, identity in requests:
        tasks.append(asyncio.create_task(ask(address, identity)))
        await asyncio.sleep(0)
    queue.leave(first, 1.0)
    await asyncio.gather(*tasks)
    return order


def test_a_persons_tenth_request_waits_behind_everybodys_first() -> None:
    """It waits even though it came first."""
    requests = [("a", "greedy")] * 10 + [("b", "eino"), ("c", "venla")]
    order = asyncio.run(served(requests))
    assert order[0] == "greedy"
    assert set(order[1:3]) == {"eino", "venla"}
    assert order[3:] == ["greedy"] * 9


def test_many_identities_at_one_address_share_what_one_has() -> None:
    """New cookies gain nothing: everybody at other addresses is served between two of them."""
    requests = [("a", f"cookie-{number}") for number in range(6)] + [("b", "eino")] * 3
    order = asyncio.run(served(requests))
    assert [identity == "eino" for identity in order[:6]] == [False, True] * 3


def test_what_counts_is_processor_time_not_the_number_of_requests() -> None:
    """Ten quick requests come before the second slow one."""
    requests = [("a", "slow")] * 3 + [("b", "quick")] * 10
    order = asyncio.run(served(requests, {"slow": 5.0, "quick": 0.1}))
    assert order == ["slow", *["quick"] * 10, "slow", "slow"]


def test_somebody_who_stops_waiting_is_forgotten_and_too_many_are_refused() -> None:
    """No place in the queue is lost by it."""

    async def play() -> None:
        queue, one = FairQueue(1), Asker("one", "one")
        await queue.enter(one)
        waiting = [asyncio.create_task(queue.enter(one)) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="worker-busy"):
            await queue.enter(one)
        for task in waiting[1:]:
            task.cancel()
        await asyncio.gather(*waiting[1:], return_exceptions=True)
        assert len(queue) == 1
        queue.leave(one, 0.1)
        waiting[0].cancel()  # it is just being given its place
        await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.wait_for(queue.enter(one), 1)

    asyncio.run(play())
