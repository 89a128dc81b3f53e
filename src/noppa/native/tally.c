/* Statistics of finished games: counts of whole numbers, which add up in any order.
 *
 * Scores come with a row for each game, whose columns are players or, if `by_seat`, seats: in game g player p sits at
 * seat (p + g) mod players. Winners are a bit for each column; without them the highest score wins. */
#include "game.h"

struct range {
    int64_t low, high;
};

static struct range range_of(const int64_t *numbers, int64_t count) {
    struct range range = {numbers[0], numbers[0]};
    for (int64_t at = 1; at < count; at++) {
        range.low = numbers[at] < range.low ? numbers[at] : range.low;
        range.high = numbers[at] > range.high ? numbers[at] : range.high;
    }
    return range;
}

/* Write the lowest and the highest of at least one number. */
EXPORT int64_t noppa_range(const int64_t *numbers, int64_t numbers_size, struct range *range, int64_t range_size) {
    if (numbers_size < 8 || range_size != (int64_t)sizeof *range) {
        return BAD_SIZE;
    }
    *range = range_of(numbers, numbers_size / 8);
    return DONE;
}

/* What is counted of games with so many players. */
struct tally {
    int64_t players, low_score, scores_width;
    int64_t *scores; /* for each player how often each score came, from the lowest up */
    int64_t *won;    /* for each player how many wins were shared by 0, 1, 2 ... players */
    int64_t *led;    /* the same for whoever sat first */
};

static void count_game(const struct tally *tally, const int64_t *scores, uint64_t winners, int64_t first_player,
                       bool by_seat) {
    int64_t players = tally->players, sharing = __builtin_popcountll(winners);
    int64_t player = by_seat ? first_player : 0;
    for (int64_t column = 0; column < players; column++) {
        tally->scores[player * tally->scores_width + scores[column] - tally->low_score]++;
        tally->won[player * (players + 1) + sharing] += (int64_t)(winners >> column & 1);
        player = player + 1 == players ? 0 : player + 1;
    }
    tally->led[sharing] += (int64_t)(winners >> (by_seat ? 0 : first_player) & 1);
}

/* Add the games of these numbers to counts of scores, of wins by how many shared them, and of decisions. */
EXPORT int64_t noppa_tally(int64_t players, int64_t first, int64_t by_seat, const int64_t *scores, int64_t scores_size,
                           const int64_t *winners, int64_t winners_size, const int64_t *lengths, int64_t lengths_size,
                           int64_t low_score, int64_t *score_counts, int64_t score_counts_size, int64_t low_length,
                           int64_t *length_counts, int64_t length_counts_size, int64_t *won, int64_t won_size,
                           int64_t *led, int64_t led_size) {
    int64_t count = lengths_size / 8;
    if (players < 1 || players > MOST_SEATS || first < 0) {
        return BAD_ARGUMENT;
    }
    if (count < 1 || scores_size != count * players * 8 || (winners_size != 0 && winners_size != count * 8) ||
        score_counts_size % (players * 8) != 0 || won_size != players * (players + 1) * 8 ||
        led_size != (players + 1) * 8) {
        return BAD_SIZE;
    }
    struct tally tally = {players, low_score, score_counts_size / (players * 8), score_counts, won, led};
    struct range scored = range_of(scores, count * players), taken = range_of(lengths, count);
    if (scored.low < low_score || scored.high - low_score >= tally.scores_width || taken.low < low_length ||
        taken.high - low_length >= length_counts_size / 8) {
        return BAD_ARGUMENT;
    }
    uint64_t columns = (UINT64_C(1) << players) - 1;
    int64_t first_player = (players - first % players) % players;
    for (int64_t at = 0; at < count; at++) {
        const int64_t *row = scores + at * players;
        uint64_t won_by = winners_size != 0 ? (uint64_t)winners[at] & columns : highest(row, (int)players);
        count_game(&tally, row, won_by, first_player, by_seat != 0);
        length_counts[lengths[at] - low_length]++;
        first_player = first_player == 0 ? players - 1 : first_player - 1;
    }
    return DONE;
}
