"""Without threads calls run one after the other, with the same results."""

import pytest

from noppa.native import threads
from noppa.native.threads import Serial, executor, processors


def fail() -> None:
    """Raise an error."""
    raise ValueError("no")


def test_calls_without_threads_are_made_at_once() -> None:
    """Results come in the order of the calls, each run when it was submitted."""
    results: list[int] = []
    with Serial() as pool:
        first = pool.submit(results.append, 1)
        assert results == [1]
        assert first.done()
        assert list(pool.map(abs, (-1, 2, -3))) == [1, 2, 3]


def test_an_error_is_raised_where_the_result_is_asked_for() -> None:
    """A failing call does not stop the others."""
    with Serial() as pool:
        failed, other = pool.submit(fail), pool.submit(abs, -2)
        assert other.result() == 2
        with pytest.raises(ValueError, match="no"):
            failed.result()


def test_a_browser_has_one_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without threads, work is one part, done by one call at a time."""
    assert processors() >= 1
    monkeypatch.setattr(threads, "HAS_THREADS", False)
    assert processors() == 1
    assert isinstance(executor(4), Serial)
