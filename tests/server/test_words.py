"""The messages for the browser, and refusals in the language of the request."""

from pathlib import Path

import httpx2
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from noppa.games import games
from noppa.locale.files import OWN_FOLDER
from noppa.locale.gaps import messages
from noppa.server.api.words import _tagged, part_words
from server.running import running


def ids(text: str) -> set[str]:
    """Return the message ids of a text, which must parse without errors."""
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def test_the_parts_together_are_all_that_the_browser_can_say() -> None:
    """The app's words and refusals come at the start, each game's words in its part, nothing of the terminal's."""
    start = ids(part_words("en", "start"))
    there = messages("en")
    assert {name for name, file in there.items() if file == "en/web.ftl"} <= start
    refusals = {name for name, file in there.items() if file == "en/errors.ftl" and not name.startswith("why-")}
    assert refusals <= start
    assert {f"{game}-name" for game in games()} <= start
    assert not start & {name for name, file in there.items() if file in {"en/cli.ftl", "en/help.ftl"}}
    assert not any(name.startswith("error-setting") for name in start)
    for part in ("study", "host"):
        assert ids(part_words("en", part)) == {name for name, file in there.items() if file == f"en/{part}.ftl"}
    for game in games():
        own, guide = ids(part_words("en", game)), ids(part_words("en", f"{game}-guide"))
        assert own | guide == {name for name, file in there.items() if file == f"en/{game}.ftl"}
        assert not own & guide
        assert {f"{game}-help", f"{game}-begins"} <= own
        assert {f"{game}-rules", f"{game}-goal"} <= guide


def test_words_are_handed_out_part_by_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A response is compressed, revalidated, and has only the requested part; changed translations show on reload."""
    own = tmp_path / "own" / "eo"
    own.mkdir(parents=True)
    (own / "web.ftl").write_text("web-name = Noppa\nweb-done = Preta\n", encoding="utf-8")
    (own / "errors.ftl").write_text("error-game-unknown = Ne estas ludo { $game }.\n", encoding="utf-8")
    (own / "server.ftl").write_text("error-game-not-found = Tiu ludo ne ekzistas.\n", encoding="utf-8")
    monkeypatch.setenv(OWN_FOLDER, str(tmp_path / "own"))
    _tagged.cache_clear()
    with running(tmp_path) as (url, _), httpx2.Client(base_url=url) as http:
        response = http.get("/words/eo/start.ftl")
        assert response.headers["content-encoding"] == "gzip"
        assert ids(response.text) == {"web-name", "web-done", "error-game-unknown", "error-game-not-found"}
        again = http.get("/words/eo/start.ftl", headers={"if-none-match": response.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert _tagged.cache_info().misses == 1  # it was built once
        (own / "web.ftl").write_text("web-done = Farite\n", encoding="utf-8")
        assert "Farite" in http.get("/words/eo/start.ftl", headers={"if-none-match": response.headers["etag"]}).text
        assert 'data-languages="en' in http.get("/").text or "<noscript>" in http.get("/").text
        for path in ("/words/xx/start.ftl", "/words/en/cli.ftl", "/words/../en.ftl", "/words/en/none.ftl"):
            assert http.get(path).status_code == 404
        refused = http.get(f"/api/games/{'0' * 20}", headers={"accept-language": "eo, en;q=0.5"}).json()
        assert (refused["code"], refused["sentence"]) == ("game-not-found", "Tiu ludo ne ekzistas.")
        assert http.get(f"/api/games/{'0' * 20}").json()["sentence"] == "We can’t find that game."
