import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from noppa.kernels.batches import batch_by_seat

TABLES = st.integers(1, 4).flatmap(
    lambda players: st.lists(st.lists(st.integers(-9, 9), min_size=players, max_size=players), min_size=1, max_size=9)
)


@settings(deadline=None)  # the first call compiles
@given(TABLES, st.integers(0, 1000))
def test_what_is_known_by_seat_is_told_by_player(by_seat: list[list[int]], first: int) -> None:
    """In game g a player sits at seat (player + g) mod players, and the highest score wins, equal ones together."""
    players, lengths = len(by_seat[0]), np.zeros(len(by_seat), dtype=np.int64)
    batch = batch_by_seat(np.array(by_seat), first, lengths, np.zeros((players, 1), dtype=np.int64))
    for game, points in enumerate(by_seat):
        seated = [points[(player + first + game) % players] for player in range(players)]
        assert batch.scores[game].tolist() == seated
        assert batch.winners[game] == sum((points == max(seated)) << player for player, points in enumerate(seated))
