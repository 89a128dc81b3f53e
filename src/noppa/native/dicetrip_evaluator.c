/* What positions of Dice Trip are worth to a seat, for the evaluator. */
#include "dicetrip_plan.h"
#include "vectors.h"

EXPORT int64_t noppa_dicetrip_planner(void) { return LINE_BYTES + (int64_t)sizeof(struct planner); }

/* Whether a map is one on which so many rounds have been played once the open one is written. */
static bool is_map(const uint8_t *stand, int64_t size, int64_t rounds) {
    int64_t empty = 0;
    uint64_t holds = 0;
    for (int city = 0; stand != NULL && size == CITIES && city < CITIES; city++) {
        uint64_t number = stand[city] < CROSS ? UINT64_C(1) << stand[city] : 0;
        if (stand[city] >= STANDS || (holds & number) != 0) {
            return false;
        }
        holds |= number;
        empty += stand[city] == EMPTY;
    }
    return rounds >= 1 && rounds <= ROUNDS && empty == CITIES - 2 * (rounds - 1);
}

/* Check what is common to all questions about a map, and take up the map: the planner, or NULL and a status. */
static struct planner *planner_for(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                   const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                   void *room, int64_t room_size, int64_t *status) {
    const struct dicetrip *rules = tables;
    bool known = game_of(tables, size) == &dicetrip_game && is_dicetrip_guess(rules, guess, guess_size);
    *status = !known ? BAD_TABLES : is_map(stand, stand_size, rounds) ? BAD_SIZE : BAD_POSITION;
    if (*status != BAD_SIZE || room == NULL || room_size != noppa_dicetrip_planner()) {
        return NULL;
    }
    struct planner *planner = next_line(room);
    planner->rules = rules;
    planner->guess = guess;
    plan_map(planner, stand, tens_open != 0, (int)rounds);
    *status = DONE;
    return planner;
}

/* Find what every roll is worth lying on a map, and on average with some of its dice taken up. */
EXPORT int64_t noppa_dicetrip_rolls(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                    const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                    int64_t doubling, int64_t breadth, void *room, int64_t room_size, double *rolled,
                                    int64_t rolled_size, double *mean, int64_t mean_size) {
    int64_t status;
    if (rolled == NULL || rolled_size != ROLLS * 8 || mean == NULL || mean_size != PARTIAL_ROLLS * 8 || breadth < 1 ||
        breadth > EVERYWHERE) {
        return BAD_SIZE;
    }
    struct planner *planner =
        planner_for(tables, size, guess, guess_size, stand, stand_size, tens_open, rounds, room, room_size, &status);
    if (planner != NULL) {
        plan_rolls(planner, doubling != 0 && rounds < ROUNDS, (int)breadth);
        __builtin_memcpy(rolled, planner->rolled, sizeof planner->rolled);
        __builtin_memcpy(mean, planner->mean, sizeof planner->mean);
    }
    return status;
}

/* Find what each writing is worth, by number and city, each doubling, and the best plan and its worth, for dice that
 * lie; after a number in a city, unless that is -1, what each second writing is worth. */
EXPORT int64_t noppa_dicetrip_writings(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                       const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                       const uint8_t *dice, int64_t dice_size, int64_t twice, int64_t doubling,
                                       int64_t breadth, int64_t city, int64_t first, void *room, int64_t room_size,
                                       double *writing, int64_t writing_size, double *doublings, int64_t doublings_size,
                                       struct plan *best, int64_t best_size, double *worth, int64_t worth_size) {
    int64_t status;
    if (writing == NULL || writing_size != WAYS * CITIES * 8 || doublings == NULL || doublings_size != CROSS * 8 ||
        best == NULL || best_size != (int64_t)sizeof *best || worth == NULL || worth_size != 8) {
        return BAD_SIZE;
    }
    if (dice == NULL || dice_size != DICE || dice[0] >= FACES || dice[1] >= FACES || dice[2] >= FACES ||
        dice[3] >= FACES || twice < 0 || twice > NO_TWICE || breadth < 1 || breadth > EVERYWHERE || city < NOBODY ||
        city >= CITIES || first < 0 || first > CROSS || (city != NOBODY && rounds == ROUNDS)) {
        return BAD_ARGUMENT;
    }
    struct planner *planner =
        planner_for(tables, size, guess, guess_size, stand, stand_size, tens_open, rounds, room, room_size, &status);
    if (planner == NULL) {
        return status;
    }
    if (city != NOBODY && (stand[city] != EMPTY || (planner->holds >> first & 1) != 0)) {
        return BAD_ARGUMENT;
    }
    plan_writings(planner, dice, (int)twice, doubling != 0 && rounds < ROUNDS, (int)breadth,
                  city == NOBODY ? NOBODY : planner->spot[city], (int)first);
    for (int at = 0; at < WAYS * CITIES; at++) {
        int here = at % CITIES;
        writing[at] = stand[here] == EMPTY ? planner->writing[at / CITIES][planner->spot[here]] : -1e6;
    }
    __builtin_memcpy(doublings, planner->doubling, sizeof planner->doubling);
    *best = planner->best;
    *worth = planner->most;
    return DONE;
}

/* Find for every roll the dice that the roller takes up, as bits, and what the roll is worth to them, by what rolls are
 * worth lying and with dice taken up, and what the power to roll again is worth unspent. */
EXPORT int64_t noppa_dicetrip_decide(const double *rolled, int64_t rolled_size, const double *mean, int64_t mean_size,
                                     const double *spared, int64_t spared_size, uint8_t *taken, int64_t taken_size,
                                     double *worth, int64_t worth_size) {
    if (rolled_size != ROLLS * 8 || mean_size != PARTIAL_ROLLS * 8 || spared_size != 8 || taken_size != ROLLS ||
        worth_size != ROLLS * 8) {
        return BAD_SIZE;
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of_roll(roll, dice);
        taken[roll] = 0;
        worth[roll] = rolled[roll] + *spared;
        for (int up = 1; up < 1 << DICE; up++) {
            double after = mean[partial_roll(dice, up)];
            if (after > worth[roll]) {
                worth[roll] = after;
                taken[roll] = (uint8_t)up;
            }
        }
    }
    return DONE;
}

/* Find what every roll is worth to somebody else when the roller takes these dice up. */
EXPORT int64_t noppa_dicetrip_under(const uint8_t *taken, int64_t taken_size, const double *mean, int64_t mean_size,
                                    double *worth, int64_t worth_size) {
    if (taken_size != ROLLS || mean_size != PARTIAL_ROLLS * 8 || worth_size != ROLLS * 8) {
        return BAD_SIZE;
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of_roll(roll, dice);
        worth[roll] = mean[partial_roll(dice, taken[roll])];
    }
    return DONE;
}

/* What powers are worth to a seat: see `struct powers`. */
EXPORT int64_t noppa_dicetrip_powers(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                     const struct row *row, int64_t row_size, int64_t seat, struct powers *powers,
                                     int64_t powers_size) {
    int64_t status = check_position(&dicetrip_game, tables, size, row, row_size);
    if (status != DONE || !is_dicetrip_guess(tables, guess, guess_size)) {
        return status != DONE ? status : BAD_TABLES;
    }
    if (seat < 0 || seat >= row->players || row->round == ROUNDS || !is_array(powers, powers_size, sizeof *powers)) {
        return BAD_ARGUMENT;
    }
    *powers = find_powers(guess, row, (int)seat);
    return DONE;
}
