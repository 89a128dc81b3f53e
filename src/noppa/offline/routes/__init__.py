"""The requests that a device answers: the same paths and answers as a server's, for whoever plays on it."""

from noppa.offline.routes import finished, game_routes, own_device, study
from noppa.offline.routes.table import ROUTES, File

__all__ = ["ROUTES", "File", "finished", "game_routes", "own_device", "study"]
