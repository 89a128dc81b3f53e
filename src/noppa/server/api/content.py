"""Custom boards, decks and maps over HTTP: a file to begin with, and a check before a game is made."""

from typing import Any

from fastapi import APIRouter, Response

from noppa.games import template_of
from noppa.server.context import Address, Client, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.responses import ContentCheck
from noppa.service.answers.content import content_check, template_name
from noppa.service.requests import ContentText, GameName

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
    headers = {"content-disposition": f'attachment; filename="{template_name(game)}"'}
    return Response(text, media_type="application/toml", headers=headers)


@router.post("/{game}", response_model=ContentCheck)
async def check_content(
    game: GameName, body: ContentText, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> dict[str, Any]:
    """Check a custom board, deck or map; the refusal says what is wrong and where. Nothing is stored."""
    context.limits.count_creation(identity, address)
    return await content_check(game, body.content, context.ask("reader", client))
