"""A game from outside may bring its own browser table, which the server announces and serves."""

from contextlib import closing
from pathlib import Path

import pytest

from games.outside import packages_in
from noppa.games import games
from server.running import Person, running

MODULE = "export const room = {};\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder for packages."""
    packages = tmp_path / "packages"
    packages.mkdir()
    return packages


def test_a_table_that_a_game_brings_along_is_announced_and_handed_out(folder: Path, tmp_path: Path) -> None:
    """Its module and the files beside it are served, and nothing else of its package; other games announce none."""
    with packages_in(folder) as site:
        site.add("dicey", "dicey_package")
        site.write("dicey_package", "web/table.js", MODULE)
        site.write("dicey_package", "web/art/pig.svg", "<svg/>")
        site.write("dicey_package", "web/.hidden", "no")
        with running(tmp_path) as (url, _):
            person = Person(url)
            with closing(person.http) as http:
                response = {game["name"]: game["table_url"] for game in person.ask("GET", "/api/catalogue")["games"]}
                assert response.pop("dicey") == "/tables/dicey/table.js"
                assert set(response.values()) == {None}
                module = http.get("/tables/dicey/table.js")
                assert (module.text, module.headers["content-type"]) == (MODULE, "text/javascript; charset=utf-8")
                assert http.get("/tables/dicey/art/pig.svg").headers["content-type"].startswith("image/svg+xml")
                for path in (
                    "..%2Fgame.toml",
                    "art%2F..%2F..%2Fgame.toml",
                    ".hidden",
                    "art",
                    "none.js",
                    "art//pig.svg",
                    "",
                ):
                    assert http.get(f"/tables/dicey/{path}").status_code == 404, path
                assert http.get("/tables/none/table.js").status_code == 404
                assert http.get(f"/tables/{next(iter(games()))}/table.js").status_code == 404
