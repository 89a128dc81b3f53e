import json
from pathlib import Path

import pytest

from noppa import rules
from noppa.bots import BOTS, evaluators
from noppa.coach.history import add_to_history, history, history_folder
from noppa.coach.practice import Practice
from noppa.coach.questions import variant_key
from noppa.coach.schedule import GAPS, Progress
from noppa.core.record import Record
from noppa.core.rules import Choose
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table


def finished(game: str = "yatzy", seed: int = 1) -> Record:
    """Return a game in which the first seat is a person who always plays the last move offered."""
    variant = rules(game)
    seats = [Seat("Aino"), *(Seat("Bot", "bot", "simple") for _ in range(variant.game.least_players - 1))]
    table = Table(variant, seats, Seeded(seed), BOTS)
    while not table.ended:
        if table.step() is None:
            pending = table.pending
            if isinstance(pending, Choose):
                table.play(0, variant.moves(table.state, 0)[-1])
            else:
                table.roll()
    return Record.of(table)


def test_finished_games_are_kept_and_summed_up() -> None:
    """The history has score, luck and loss of each person; bots have none."""
    assert history() == ()
    for seed in (1, 2):
        assert add_to_history(finished(seed=seed)) is not None
    found = history()
    assert [part.name for part in found] == ["Aino", "Aino"]
    assert all(part.loss and part.decisions == 15 and part.costly for part in found)
    assert found[0].loss == pytest.approx(sum((found[0].loss_by_kind or {}).values()))
    assert history() == found, "from the summaries this time"
    assert history(game="tutto") == ()


def test_a_game_the_coach_does_not_know_has_scores_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is still listed: a game need not have an evaluator."""
    monkeypatch.setattr(evaluators, "part", lambda _game, _role: None)
    monkeypatch.setattr(evaluators, "_evaluators", {})
    add_to_history(finished("kivi"))
    (part,) = history()
    assert (part.game, part.loss, part.costly) == ("kivi", None, ())


def test_what_is_damaged_is_passed_over_or_made_again() -> None:
    """A broken summary is rebuilt, a broken record left alone."""
    path = add_to_history(finished())
    assert path is not None
    whole = history()
    path.with_suffix(".summary").write_text("{", encoding="utf-8")
    assert history() == whole
    (history_folder() / "yatzy-20200101-000000.json").write_text("{", encoding="utf-8")
    assert history() == whole
    assert (history_folder() / "yatzy-20200101-000000.json").read_text(encoding="utf-8") == "{"


def test_a_folder_that_cannot_be_written_spoils_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finished game is not added, and nothing is raised."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    assert add_to_history(finished()) is None


def test_practice_begins_with_ones_own_costliest_choices_and_repeats_what_is_missed() -> None:
    """A missed choice returns after three more answers, and on another day; answered well each time, it is dropped."""
    add_to_history(finished())
    costly = history()[0].costly
    practice = Practice(rules("yatzy"), BOTS["simple"], seed=1)
    first = practice.next()
    assert first.from_own_game
    assert first.key.endswith(f":{costly[0][0]}")
    worst = practice.answer(first, first.rules.moves(first.state, first.seat)[0])[1][-1].move
    practice.answer(first, worst)
    assert first.key in practice.progress.positions
    calls = []
    for _ in range(GAPS[0] + 2):
        calls.append(practice.next().key)
        practice.progress = practice.progress.answered(calls[-1], "keep", good=True)
    assert first.key in calls
    again = Practice(rules("yatzy"), BOTS["simple"], seed=1)
    best = again.answer(first, worst)[1][0].move
    for _ in GAPS:
        again.answer(first, best)
    assert first.key not in Practice(rules("yatzy"), BOTS["simple"], seed=1).progress.positions


def test_without_games_of_ones_own_common_positions_come() -> None:
    """They are different, each with a choice; a missed one returns on another day."""
    practice = Practice(rules("yatzy"), BOTS["simple"], seed=1)
    found = [practice.next() for _ in range(3)]
    assert len({question.key for question in found}) == 3
    assert not any(question.from_own_game for question in found)
    worst = practice.answer(found[1], found[1].rules.moves(found[1].state, found[1].seat)[0])[1][-1].move
    practice.answer(found[1], worst)
    other_day = Practice(rules("yatzy"), BOTS["simple"], seed=99)
    for _ in range(GAPS[0]):
        other_day.progress = other_day.progress.answered("another", "keep", good=True)
    again = other_day.next()
    assert (again.key, again.state) == (found[1].key, found[1].state)


def test_missed_questions_of_older_versions_are_still_asked(own_data_folder: Path) -> None:
    """The old file has keys and counts; the keys of this game are due at once."""
    (own_data_folder / "noppa").mkdir()
    key = f"{variant_key(rules('yatzy'))}:5"
    (own_data_folder / "noppa" / "practice.json").write_text(json.dumps({key: 2, "kivi:abc:1": 1}), encoding="utf-8")
    practice = Practice(rules("yatzy"), BOTS["simple"], seed=1)
    assert practice.next().key == key
    assert set(practice.progress.positions) == {key}


@pytest.mark.parametrize("text", ["{", "[]", '{"a": "x"}'])
def test_a_damaged_memory_is_forgotten(text: str, own_data_folder: Path) -> None:
    """Practice starts from scratch."""
    (own_data_folder / "noppa").mkdir()
    (own_data_folder / "noppa" / "practice.json").write_text(text, encoding="utf-8")
    assert Practice(rules("yatzy"), BOTS["simple"], seed=1).progress == Progress()
