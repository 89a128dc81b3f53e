"""What people ask for over HTTP."""

from typing import Annotated

from pydantic import Field, JsonValue

from noppa.host.choices import Colour, DiceKind, SeatKind, Shape, Start
from noppa.host.seating import new_game
from noppa.server.schemas.fields import (
    WHOLE,
    EventNumber,
    FacesShown,
    GameName,
    Name,
    QuestionSeed,
    Request,
    SeatNumber,
    Seed,
    SeedHash,
)


class NewSeat(Request):
    """Who will sit there: a person at this browser, a person by link, or a bot of a level."""

    who: SeatKind
    name: Name = ""
    colour: Colour | None = None
    shape: Shape | None = None
    level: Annotated[str, Field(max_length=32)] = Field(
        default="", description="Of the bot that sits there, or that stands in for a person who is away."
    )


class NewGame(Request):
    """What people agree on before a game."""

    game: Annotated[str, Field(max_length=32)]
    edition: Annotated[str, Field(max_length=32)] | None = None
    options: dict[str, bool | Annotated[int, WHOLE] | str] = Field(default_factory=dict, max_length=32)
    content: Annotated[str, Field(max_length=64_000)] | dict[str, JsonValue] | None = Field(
        default=None, description="An own board, deck or map: the text of a TOML file, or the same as JSON."
    )
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    start: Start = "chosen"
    first: SeatNumber = Field(default=0, description="With `chosen`, the seat that starts.")
    dice: DiceKind = "fair"
    every_roll: bool = Field(default=False, description="With real dice: every roll is entered, not only final dice.")
    coach: bool = True
    clock: Annotated[int, Field(ge=5, le=86_400), WHOLE] | None = Field(
        default=None, description="Seconds for a decision."
    )
    undo: bool = True
    same: bool = Field(default=False, description="Equal dice for equal turn and roll of every seat.")
    private: bool = False
    own_seeds: bool = Field(default=False, description="You will publish the hash of a seed once you see the answer.")

    def agreed(self) -> new_game.NewGame:
        """Return the same for the host."""
        seats = tuple(new_game.NewSeat(**dict(seat)) for seat in self.seats)
        return new_game.NewGame(**dict(self) | {"seats": seats})


class ContentText(Request):
    """A custom board, deck or map, as its file has it."""

    content: str = Field(description="TOML; its length is bounded by that of a request.")


class InviteText(Request):
    """An invitation, as a link carries it behind its #."""

    invite: Annotated[str, Field(max_length=128)]


class SitDown(InviteText):
    """Sitting down by invitation."""

    name: Name = ""
    colour: Colour | None = None
    shape: Shape | None = None
    seed_hash: SeedHash = ""


class SitAgain(Request):
    """Sitting down in a seat that is reserved for oneself, after a rematch or after leaving."""

    seat: SeatNumber
    seed_hash: SeedHash = ""


class RematchRequest(Request):
    """Whether one's own seed is part of the fair dice of the next game."""

    own_seeds: bool = Field(default=False, description="You will publish the hash of a seed once you see the answer.")


class OwnSeedHash(Request):
    """What one publishes of one's seed at first."""

    seed_hash: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class OwnSeed(Request):
    """One's own seed."""

    seed: Seed


class DailyGameRequest(Request):
    """Under which name one's result stands."""

    name: Name = ""


class PreviewRequest(Request):
    """Real dice, before they are entered."""

    dice: FacesShown


class InviteRequest(Request):
    """A seat of a game."""

    seat: SeatNumber


class TokenText(Request):
    """A token from a link behind its #."""

    token: Annotated[str, Field(max_length=128)]


class RecordText(Request):
    """A record, as its file has it."""

    record: str = Field(description="Its length is bounded by that of a request.")


class PracticeMove(Request):
    """An answer to a question of practice."""

    seed: QuestionSeed
    move: Annotated[str, Field(max_length=80)]
    edition: GameName | None = None


class OwnPracticeMove(Request):
    """An answer to a question from a finished game: the number of the move, and what one would play now."""

    number: EventNumber
    move: Annotated[str, Field(max_length=80)]
