"""Schemas contain exactly what was declared, and the check finds all differences."""

from enum import StrEnum
from typing import Any, Generic, Literal, NotRequired, TypedDict, TypeVar

import pytest

from noppa.core.schema import json_schema, problems

T = TypeVar("T")


class Face(StrEnum):
    """A face."""

    HEADS = "heads"
    TAILS = "tails"


class Toss(TypedDict):
    """Toss a coin."""

    kind: Literal["toss"]
    face: Face
    again: NotRequired[bool]


class Wait(TypedDict):
    """Wait."""

    kind: Literal["wait"]
    seconds: float | None


class Page(TypedDict, Generic[T]):
    """A page of something."""

    items: list[T]
    counts: dict[str, int]


class Book(Page[Toss | Wait]):
    """A book of moves."""

    title: str


TOSS = {"kind": "toss", "face": "heads"}
BOOK: dict[str, Any] = {"items": [TOSS, {"kind": "wait", "seconds": 1}], "counts": {"toss": 1}, "title": "moves"}


def test_a_schema_names_every_dictionary_and_enum() -> None:
    """Parameters of generic dictionaries are filled in, and undeclared keys are not allowed."""
    schema = json_schema(Book)
    assert schema["$ref"] == "#/$defs/Book"
    assert set(schema["$defs"]) == {"Book", "Face", "Toss", "Wait"}
    assert schema["$defs"]["Book"] == {
        "description": "A book of moves.",
        "type": "object",
        "properties": {
            "items": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Toss"}, {"$ref": "#/$defs/Wait"}]}},
            "counts": {"type": "object", "additionalProperties": {"type": "integer"}},
            "title": {"type": "string"},
        },
        "required": ["items", "counts", "title"],
        "additionalProperties": False,
    }
    assert schema["$defs"]["Toss"]["required"] == ["kind", "face"]
    assert schema["$defs"]["Face"]["enum"] == ["heads", "tails"]


def test_what_fits_has_no_problems() -> None:
    """Optional keys may be missing; an integer is a number, an enum's member its text."""
    assert problems(BOOK, Book) == []
    assert problems({"kind": "toss", "face": Face.TAILS, "again": True}, Toss) == []
    assert problems({"kind": "wait", "seconds": None}, Wait) == []
    assert problems({"anything": 1}, dict[str, object]) == []


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"title": 7}, "$.title: 7 is no string"),
        ({"extra": 7}, "$.extra: unknown key"),
        ({"counts": {"toss": True}}, "$.counts.toss: True is no integer"),
        ({"counts": {1: 1}}, "$.counts: {1: 1} is no object"),
        ({"items": (TOSS,)}, "$.items: ({'kind': 'toss', 'face': 'heads'},) is no array"),
        ({"items": [TOSS, {"kind": "toss"}]}, "$.items[1].face: missing"),
        ({"items": [{"kind": "wait", "seconds": "1"}]}, "$.items[0].seconds: '1' is no number"),
        ({"items": [{**TOSS, "face": "edge"}]}, "$.items[0].face: 'edge' is none of ['heads', 'tails']"),
        ({"items": [{**TOSS, "kind": "throw"}]}, "$.items[0].kind: 'throw' is not 'toss'"),
    ],
)
def test_what_does_not_fit_is_named_with_its_path(changed: dict[str, Any], problem: str) -> None:
    """In a union only the member named by the tag is compared."""
    assert problem in problems(BOOK | changed, Book)


def test_a_missing_key_is_a_problem() -> None:
    """All declared keys are required."""
    assert problems({key: BOOK[key] for key in ("items", "counts")}, Book) == ["$.title: missing"]


def test_types_that_views_are_not_made_of_are_refused() -> None:
    """No schema is silently empty."""
    for declared in (tuple[int, ...], set[int], dict[int, str], bytes, Page):
        with pytest.raises(TypeError):
            json_schema(declared)


def test_two_types_of_one_name_are_refused() -> None:
    """A definition has one meaning."""
    other: Any = TypedDict("Toss", {"coin": int})  # type: ignore[name-match]
    with pytest.raises(TypeError):
        json_schema(Toss | other)
