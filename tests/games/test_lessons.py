"""The lessons: each is a whole game by the rules, explains its steps, and refuses what is wrong."""

import pytest

from noppa import IllegalMove, NoppaError
from noppa.coach import advise
from noppa.core.lesson import CHANCE, LEARNER, LessonGame, read_lesson
from noppa.core.rules import Over
from noppa.games import games, has_lesson, lesson_game, lesson_of
from noppa.host.lessons import answer, lesson_info
from noppa.locale import Messages

GAMES = tuple(games())
SAY = Messages()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_whole_game_that_the_learner_wins(game: str) -> None:
    """Every move is legal with the given dice, every step waits for the learner, and the game is finished."""
    played = lesson_game(game)
    assert 8 <= len(played.lesson.steps) <= 15
    assert all(played.waits_for_learner(number) for number in range(len(played.lesson.steps)))
    pending = played.tables[-1].pending
    assert isinstance(pending, Over)
    assert pending.winners == (LEARNER,)
    assert played.tables[-1].ended is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_a_short_sentence_and_a_reason_for_every_step(game: str) -> None:
    """Instruction and reason fit where they are shown."""
    played = lesson_game(game)
    assert len({step.id for step in played.lesson.steps}) == len(played.lesson.steps)
    ids = [f"{game}-lesson-{step.id}{part}" for step in played.lesson.steps for part in ("", "-why")]
    sentences = {name: SAY(name) for name in (f"{game}-lesson-goal", f"{game}-lesson-done", *ids)}
    assert [name for name, text in sentences.items() if text == name] == []
    assert {name: len(text) for name, text in sentences.items() if len(text) > 84} == {}
    assert not any("!" in text for text in sentences.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_what_the_lesson_does(game: str) -> None:
    """One step asks the coach, and the coach's best move is the move of that step."""
    played = lesson_game(game)
    coached = [number for number, step in enumerate(played.lesson.steps) if step.coach]
    assert len(coached) == 1
    best = advise(played.rules, played.tables[coached[0]].state, LEARNER)[0]
    assert str(best.move) == played.lesson.steps[coached[0]].do


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_answered_with_what_follows(game: str) -> None:
    """The frames of a step begin with its own event and end with the table of the next step."""
    played, number = lesson_game(game), len(lesson_info(game).first.events)
    for at, step in enumerate(lesson_info(game).steps):
        answered = answer(game, at, [step.do])
        assert answered.right
        events = [event for frame in answered.frames for event in frame.events]
        assert [event.number for event in events] == list(range(number, number + len(events)))
        assert events[0].text.startswith(step.do if step.do in CHANCE else f"{LEARNER}: {step.do}")
        assert [frame.jumps for frame in answered.frames[:-1]] == [False] * (len(answered.frames) - 1)
        assert answered.frames[-1].jumps == bool(played.lesson.steps[at].skip)
        assert answered.frames[-1].view == played.rules.view(played.tables[at + 1].state, LEARNER)
        number += len(events)
    assert number == len(played.tables[-1].events)


@pytest.mark.parametrize("game", GAMES)
def test_a_legal_move_that_is_not_meant_is_no_mistake(game: str) -> None:
    """Every other legal move gets a response, and leads nowhere."""
    played = lesson_game(game)
    for at, step in enumerate(played.lesson.steps):
        others = [str(move) for move in played.rules.moves(played.tables[at].state, LEARNER) if str(move) != step.do]
        for move in others[:3]:
            answered = answer(game, at, [move])
            assert (answered.right, answered.frames) == (False, [])


@pytest.mark.parametrize(
    ("game", "step", "move", "code"),
    [
        ("yatzy", 0, "score ones", "move-chance-first"),
        ("yatzy", 3, "keep 6 6", "yatzy-no-rolls-left"),
        ("tutto", 1, "set 2", "tutto-set-not-valid"),
        ("kivi", 2, "place a1", "kivi-target-not-met"),
        ("dicetto", 2, "place 2 4 1", "dicetto-does-not-fit"),
        ("dicetrip", 3, "brugge=21", "dicetrip-city-taken"),
        ("dicetrip", 13, "sint-niklaas=21", "dicetrip-number-taken"),
        ("kivi", 2, "roll", "table-no-chance"),
    ],
)
def test_what_is_not_legal_is_refused_by_the_rules(game: str, step: int, move: str, code: str) -> None:
    """The refusal is the one in any game, and has a sentence."""
    with pytest.raises(NoppaError) as refused:
        answer(game, step, [move])
    assert refused.value.code == code
    assert SAY.error(refused.value, game)


def test_there_is_no_step_before_the_first_or_after_the_last() -> None:
    """A missing step is refused."""
    for step in (-1, len(lesson_of("kivi").steps)):
        with pytest.raises(NoppaError, match="lesson-no-step"):
            answer("kivi", step, ["roll"])


def test_a_game_without_a_lesson_is_refused_by_name() -> None:
    """The refusal names the games that have one."""
    with pytest.raises(NoppaError) as refused:
        lesson_of("chess")
    assert refused.value.params["allowed"] == tuple(filter(has_lesson, GAMES))


def test_a_lesson_whose_dice_do_not_fit_is_refused() -> None:
    """An event against the rules is found when the lesson is played through."""
    text = 'rivals = ["Jussi"]\n[[steps]]\nid = "roll"\ndo = "roll"\nthen = ["roll 1 2 3 4 5", "0: keep 6"]\n'
    with pytest.raises(IllegalMove):
        _ = LessonGame(read_lesson(text), lesson_game("yatzy").rules).tables
