"""The context of requests on a device: its games, its one person, and the worker that does jobs."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from noppa.host.identities import SECRET_BYTES, new_identity
from noppa.host.live_game import LiveGame
from noppa.host.registry import Registry
from noppa.host.seating.open_game import begin
from noppa.offline.platform import Platform
from noppa.offline.storage import DeviceStorage
from noppa.service.answers.games import find_game
from noppa.service.answers.odds import Odds
from noppa.service.answers.records import History
from noppa.service.answers.reviews import Reviews
from noppa.service.jobs.budgets import BUDGETS
from noppa.service.jobs.errors import job_error

PERSON, IDENTITY = "person", "identity"
SLOWER = 6.0
"""How many times longer a job may take here than on a server: phones are slower, and nobody else waits."""


@dataclass(slots=True)
class Device:
    """The parts of a running service."""

    platform: Platform
    storage: DeviceStorage
    registry: Registry
    identity: str
    odds: Odds = field(default_factory=Odds)
    history: History = field(default_factory=History)
    reviews: Reviews = field(default_factory=Reviews)

    async def ask(self, job: Mapping[str, Any]) -> Any:
        """Run a job in the job worker and return its result; raise `Refused` if it fails, or the job's own error."""
        text = await self.platform.think(json.dumps(dict(job)), BUDGETS[job["job"]] * SLOWER)
        response = json.loads(text)
        if "error" in response:
            raise job_error(response["error"], response["params"])
        return response["result"]

    async def ask_for_bots(self, job: Mapping[str, Any], live: LiveGame) -> Any:
        """Run a job for the bots of a game."""
        del live
        return await self.ask(job)

    async def find_game(self, game_id: str) -> LiveGame:
        """Return a game; raise `Refused` if there is none.

        Start it if its creator's tab was closed before it could start.
        """
        live = await find_game(self.registry, game_id, self.identity)
        return await begin(self.registry, game_id) if live.status == "waiting" else live


async def ensure_identity(platform: Platform) -> str:
    """Return the identity of the person at this device: created once, and the same in every tab."""
    identity = new_identity(platform.now(), platform.random(SECRET_BYTES))
    if await platform.commit([(PERSON, IDENTITY, identity)], [(PERSON, IDENTITY)]):
        return identity
    return await platform.read(PERSON, IDENTITY) or identity
