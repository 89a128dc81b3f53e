"""The coach: values every choice, and tells luck from skill in a finished game."""

from noppa.coach.advice import Advice, advise
from noppa.coach.chances import Chance, chances
from noppa.coach.review import Decision, Luck, Review, SeatReview, review

__all__ = ["Advice", "Chance", "Decision", "Luck", "Review", "SeatReview", "advise", "chances", "review"]
