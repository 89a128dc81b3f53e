"""A game line by line: input other than moves."""

from pathlib import Path

from click.testing import CliRunner

from noppa.cli.main import main
from noppa.core import record_file


def test_undo_against_a_bot_takes_back_ones_own_step(tmp_path: Path) -> None:
    """The bot has moved meanwhile: its move is undone too."""
    file = tmp_path / "game.json"
    words = ["play", "dicetrip", "--player", "Aino", "--bot", "simple", "--seed", "7", "--save", str(file)]
    done = CliRunner().invoke(main, words, input="\nstand\nundo\nquit\n")
    assert done.exit_code == 0
    events = [str(event) for event in record_file.load(file).events]
    at = events.index("0: stand")
    undone = next(event for event in events if event.startswith("undo"))
    assert undone == f"undo {at}"
    assert any(event.startswith("1:") for event in events[at : events.index(undone)])
