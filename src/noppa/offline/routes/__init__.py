"""The requests that a device serves, with the same paths and responses as a server."""

from noppa.offline.routes import finished, game_routes, own_device, study
from noppa.offline.routes.table import ROUTES, File

__all__ = ["ROUTES", "File", "finished", "game_routes", "own_device", "study"]
