"""The server's response with the short rules of a game."""

from noppa.core.guide import Guide
from noppa.server.schemas.fields import Response


class GuideAnswer(Response):
    """The short rules; null if the game has none, or its rules have changed since it was played."""

    guide: Guide | None
