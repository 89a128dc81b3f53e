"""The coach: what every choice is worth, and how much of a finished game was luck and how much skill."""

from noppa.coach.advice import Advice, advise
from noppa.coach.chances import Chance, chances
from noppa.coach.review import Decision, Luck, Review, SeatReview, review

__all__ = ["Advice", "Chance", "Decision", "Luck", "Review", "SeatReview", "advise", "chances", "review"]
