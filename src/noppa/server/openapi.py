"""The OpenAPI document: every request and response, and the messages of the WebSocket."""

from typing import Any

from fastapi import FastAPI

from noppa.server.schemas.commands import command_schemas, command_union
from noppa.server.schemas.messages import message_schemas
from noppa.server.schemas.responses import Problem

TEMPLATE = "#/components/schemas/{model}"
COMMANDS_PATH = "/api/games/{game_id}/commands"
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": meaning}
    for status, meaning in {
        403: "Not yours to do",
        404: "Not there",
        409: "Understood, and refused by the rules or by how things stand",
        413: "Too long",
        422: "Not a request of this kind",
        429: "Too many",
        503: "Not now",
    }.items()
}


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document of an application, built once."""
    if app.openapi_schema is None:
        described = FastAPI.openapi(app)
        schemas = described["components"]["schemas"]
        for name, schema in (message_schemas(TEMPLATE) | command_schemas()).items():
            schemas.setdefault(name, schema)
        body = described["paths"][COMMANDS_PATH]["post"]["requestBody"]
        body["content"]["application/json"]["schema"] = command_union(TEMPLATE)
        problem = {"application/json": {"schema": {"$ref": TEMPLATE.format(model="Problem")}}}
        for path in described["paths"].values():
            for operation in path.values():
                for status in PROBLEMS:
                    operation["responses"][str(status)]["content"] = problem
        app.openapi_schema = described
    return app.openapi_schema
