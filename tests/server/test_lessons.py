"""Lessons over HTTP: steps, answers, refusals in the rules' own words, and the coach."""

from server.conftest import Meet


def test_a_lesson_is_taken_step_by_step_and_stored_nowhere(url: str, meet: Meet) -> None:
    """The right move returns what follows, another legal one nothing, an illegal one the rules' reason."""
    person = meet(url)
    assert all(kind["lesson"] for kind in person.ask("GET", "/api/catalogue")["games"])
    lesson = person.ask("GET", "/api/lessons/kivi")
    assert lesson["rivals"] == ["Jussi"]
    assert lesson["first"]["view"]["pending"]["waits"]
    rolled = person.ask("POST", "/api/lessons/kivi", step=0, moves=[lesson["steps"][0]["do"]])
    assert rolled["right"]
    assert rolled["frames"][-1]["view"]["dice"] == [5, 5, 5, 2, 6, 1]
    assert person.ask("POST", "/api/lessons/kivi", step=1, moves=["keep 5 5"]) == {"right": False, "frames": []}
    refused = person.ask("POST", "/api/lessons/kivi", 409, step=2, moves=["place a1"])
    assert refused["code"] == "kivi-target-not-met"
    assert refused["sentence"].startswith("a1 asks for ")
    assert person.ask("GET", "/api/games?mine=true")["games"] == []


def test_the_coach_speaks_in_a_lesson(url: str, meet: Meet) -> None:
    """Its best move is the one that the step wants, and it names the last event that the learner saw."""
    person = meet(url)
    steps = person.ask("GET", "/api/lessons/tutto")["steps"]
    at = next(number for number, step in enumerate(steps) if step["coach"])
    before = person.ask("POST", "/api/lessons/tutto", step=at - 1, moves=[steps[at - 1]["do"]])
    response = person.ask("GET", f"/api/lessons/tutto/advice?step={at}")
    assert response["number"] == before["frames"][-1]["events"][-1]["number"]
    assert response["advice"][0]["move"] == steps[at]["do"]


def test_a_lesson_that_is_not_there_is_not_found(url: str, meet: Meet) -> None:
    """A game without a lesson and a step after the last are not found."""
    person = meet(url)
    assert person.ask("GET", "/api/lessons/chess", 404)["code"] == "lesson-unknown"
    assert person.ask("POST", "/api/lessons/kivi", 404, step=99, moves=["roll"])["code"] == "lesson-no-step"
    assert person.ask("GET", "/api/lessons/kivi/advice?step=99", 404)["code"] == "lesson-no-step"
