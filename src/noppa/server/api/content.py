"""Custom boards, decks and maps over HTTP: a file to begin with, and a check before a game is made."""

from fastapi import APIRouter, Response

from noppa.games import games, template_of
from noppa.server.context import Address, Client, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.fields import GameName
from noppa.server.schemas.requests import ContentText
from noppa.server.schemas.responses import ContentCheck

router = APIRouter(prefix="/api/content", tags=["games"])


@router.get(
    "/{game}",
    response_class=Response,
    responses={200: {"content": {"application/toml": {"schema": {"type": "string"}}}}},
)
async def template(game: GameName, identity: MaybeIdentity) -> Response:
    """Return Noppa's own board, deck or map as a TOML file to change."""
    del identity
    text = template_of(game)
    name = f"noppa-{game}-{games()[game].content}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/toml", headers=headers)


@router.post("/{game}")
async def check_content(
    game: GameName, body: ContentText, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> ContentCheck:
    """Check a custom board, deck or map; the refusal says what is wrong and where. Nothing is stored."""
    context.limits.making(identity, address)
    asked: dict[str, object] = {"job": "content", "game": game, "edition": None, "options": {}, "content": body.content}
    await context.reader.ask(asked, client)
    return ContentCheck(game=game, content=games()[game].content)
