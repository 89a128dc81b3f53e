"""Where the core is a WebAssembly module, calls go through its loader; held buffers are passed once."""

from collections.abc import Sequence
from typing import Any

import pytest

from noppa.core.errors import NativeError
from noppa.native import binding, call, hold


class Module:
    """Stands for a module: records its calls, and returns a number."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, list[Any]]] = []
        self.answer = 7

    def __call__(self, name: str, arguments: Sequence[Any]) -> int:
        """Record a call."""
        self.calls.append((name, list(arguments)))
        return 1024 if name == "hold" else self.answer


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Module:
    """Use a module in place of the library for one test."""
    monkeypatch.setattr(binding, "_module", [])
    monkeypatch.setattr(binding, "_held", {})
    module = Module()
    binding.use(module)
    return module


def test_calls_go_to_the_module(module: Module) -> None:
    """Numbers and buffers arrive unchanged, and a negative result raises an error with its reason."""
    room = bytearray(8)
    assert call("due", b"tables", room, 3) == 7
    assert module.calls == [("due", [b"tables", room, 3])]
    module.answer = -3
    with pytest.raises(NativeError, match="position"):
        call("due", b"tables")


def test_a_held_buffer_is_handed_over_once(module: Module) -> None:
    """Later calls name its address and size; other buffers with the same content are still copied."""
    large, other = bytearray(64), bytearray(64)
    assert hold(large) is large
    hold(large)
    call("due", large, other)
    assert [name for name, _ in module.calls] == ["hold", "due"]
    assert module.calls[1][1][0] == "1024:64"
    assert module.calls[1][1][1] is other


def test_without_a_module_nothing_is_held() -> None:
    """The library reads Python's own memory."""
    buffer = bytearray(8)
    assert hold(buffer) is buffer
    assert not binding._held
