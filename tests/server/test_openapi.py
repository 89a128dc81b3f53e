"""The OpenAPI description is complete and correct."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks, negative_data_rejection
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests

from noppa.host.commands import ClientMessage
from noppa.host.messages import Message
from noppa.server.app import make_app
from noppa.server.settings import Settings
from server.running import running

PARTS = 4
TRIED = settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server that takes any number of requests."""
    with running(tmp_path_factory.mktemp("api"), commands_per_second=1e6) as (url, _):
        yield url


@pytest.fixture(scope="module")
def described() -> Any:
    """Return the description."""
    return make_app(Settings()).openapi()


def _check(case: Any, address: str) -> None:
    """Send a request, and check the response against the description."""
    response = case.call(base_url=address)
    too_long = response.status_code == 413  # no schema describes the size of a body
    case.validate_response(response, excluded_checks=[negative_data_rejection] if too_long else [])


@pytest.mark.parametrize("part", range(PARTS))
def test_what_it_says_is_what_happens(described: Any, address: str, part: int) -> None:
    """Every operation passes all checks, with valid and invalid data."""
    load_all_checks()
    whole = schemathesis.openapi.from_dict(described)
    operations = whole.include(path=sorted(described["paths"])[part::PARTS])
    found = list(get_all_tests(schema=operations, test_func=_check, settings=TRIED, given_kwargs={}))
    assert len(found) > 10
    for each in found:
        assert isinstance(each, Ok)
        operation, check = each.ok()
        try:
            check(address=address)
        except BaseException as error:
            error.add_note(f"in {operation.label}")
            raise


def test_the_messages_of_the_websocket_are_described_too(described: Any) -> None:
    """A client's types can be generated from one document."""
    schemas = described["components"]["schemas"]
    for kind in (*get_args(ClientMessage), *get_args(Message)):
        assert set(schemas[kind.__name__]["properties"]) == {field.name for field in fields(kind)}
    play = schemas["Play"]
    assert play["properties"]["moves"]["items"] == {"type": "string", "maxLength": 200}
    assert set(play["required"]) == {"id", "seen", "seat", "type", "moves"}


def test_every_operation_names_its_refusals(described: Any) -> None:
    """Every operation can be refused, and describes the refusal."""
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    assert len(operations) > 20
    for operation in operations:
        assert operation["description"]
        for status in ("403", "404", "409", "413", "422", "429", "503"):
            answer = operation["responses"][status]["content"]["application/json"]["schema"]
            assert answer == {"$ref": "#/components/schemas/Problem"}
