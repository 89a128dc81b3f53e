"""Personal data over HTTP: exports or deletes everything that is stored about the sender."""

import json
from typing import Any

from fastapi import APIRouter, Response

from noppa.server.context import Address, CurrentContext, Identity
from noppa.server.forget import forget
from noppa.server.network.identity import COOKIE
from noppa.server.schemas.admin import ForgottenInfo
from noppa.server.storage.people import export_person

router = APIRouter(prefix="/api/me", tags=["people"])
EXPORT: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/export", response_class=Response, responses=EXPORT)
async def export(context: CurrentContext, identity: Identity, address: Address) -> Response:
    """Return everything that is stored about you, as a JSON file."""
    context.limits.count_creation(identity, address)
    return export_file(await export_person(context.storage, identity))


@router.post("/forget")
async def forget_me(context: CurrentContext, identity: Identity, address: Address, response: Response) -> ForgottenInfo:
    """Delete everything about you. Games with others go on, with a bot in your place and without your name."""
    context.limits.count_creation(identity, address)
    forgotten = await forget(context, identity)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return ForgottenInfo(deleted=len(forgotten.deleted), kept=len(forgotten.kept))


def export_file(data: dict[str, Any]) -> Response:
    """Return plain data as a file to save."""
    headers = {"content-disposition": 'attachment; filename="noppa-my-data.json"', "cache-control": "no-store"}
    return Response(json.dumps(data, indent=1), media_type="application/json", headers=headers)
