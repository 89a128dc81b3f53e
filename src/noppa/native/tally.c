/* Statistics of finished games: counts of whole numbers, which add up in any order.
 *
 * Scores come with a row for each game and a column for each player, winners as a bit for each player. In game g player
 * p sits at seat (p + g) mod players. */
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
    if (numbers_size < 8 || range_size != (int64_t)sizeof *range) { return BAD_SIZE; }
    *range = range_of(numbers, numbers_size / 8);
    return DONE;
}

/* The counts over games with the same number of players. */
struct tally {
    int64_t players, low_score, scores_width;
    int64_t *scores; /* for each player how often each score came, from the lowest up */
    int64_t *won;    /* for each player how many wins were shared by 0, 1, 2 ... players */
    int64_t *led;    /* the same for the player in seat 0 */
};

static void count_game(const struct tally *tally, const int64_t *scores, uint64_t winners, int64_t first_player) {
    int64_t players = tally->players, sharing = __builtin_popcountll(winners);
    for (int64_t player = 0; player < players; player++) {
        tally->scores[player * tally->scores_width + scores[player] - tally->low_score]++;
        tally->won[player * (players + 1) + sharing] += (int64_t)(winners >> player & 1);
    }
    tally->led[sharing] += (int64_t)(winners >> first_player & 1);
}

/* Add consecutive games, from number `first` on, to the counts of scores, of wins by how many players shared them, and
 * of decisions. */
EXPORT int64_t noppa_tally(int64_t players, int64_t first, const int64_t *scores, int64_t scores_size,
                           const int64_t *winners, int64_t winners_size, const int64_t *lengths, int64_t lengths_size,
                           int64_t low_score, int64_t *score_counts, int64_t score_counts_size, int64_t low_length,
                           int64_t *length_counts, int64_t length_counts_size, int64_t *won, int64_t won_size,
                           int64_t *led, int64_t led_size) {
    int64_t count = lengths_size / 8;
    if (players < 1 || players > MOST_SEATS || first < 0) { return BAD_ARGUMENT; }
    if (count < 1 || scores_size != count * players * 8 || winners_size != count * 8 ||
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
    uint64_t everybody = (UINT64_C(1) << players) - 1;
    int64_t first_player = (players - first % players) % players;
    for (int64_t at = 0; at < count; at++) {
        count_game(&tally, scores + at * players, (uint64_t)winners[at] & everybody, first_player);
        length_counts[lengths[at] - low_length]++;
        first_player = first_player == 0 ? players - 1 : first_player - 1;
    }
    return DONE;
}
