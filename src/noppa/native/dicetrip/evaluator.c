/* Values of positions in Dice Trip for a seat, for the evaluator. */
#include "plan.h"
#include "vectors.h"

EXPORT int64_t noppa_dicetrip_planner(void) { return LINE_BYTES + (int64_t)sizeof(struct planner); }

static bool is_question(const struct question *question) {
    int empty = 0;
    bool fits = question->rounds >= 1 && question->rounds <= ROUNDS && question->twice <= NO_TWICE &&
                question->breadth >= 1 && question->breadth <= EVERYWHERE && question->number <= CROSS;
    uint64_t holds = 0;
    for (int city = 0; city < CITIES; city++) {
        uint64_t number = question->stand[city] < CROSS ? bit(question->stand[city]) : 0;
        if (question->stand[city] >= STANDS || (holds & number) != 0) {
            return false;
        }
        holds |= number;
        empty += question->stand[city] == EMPTY;
    }
    for (int place = 0; place < DICE; place++) {
        fits &= question->faces[place] < FACES;
    }
    return fits && empty == CITIES - 2 * (question->rounds - 1) &&
           (question->city == CITIES ||
            (question->city < CITIES && question->rounds < ROUNDS && question->stand[question->city] == EMPTY &&
             (holds >> question->number & 1) == 0));
}

/* The checks that all questions about a map share; return the planner, or NULL and a status. */
static struct planner *planner_for(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                   const struct question *question, int64_t question_size, void *room,
                                   int64_t room_size, int64_t *status) {
    bool known = game_of(tables, size) == &dicetrip_game && is_dicetrip_guess(tables, guess, guess_size);
    bool is_whole = question != NULL && question_size == (int64_t)sizeof *question && is_question(question);
    *status = !known ? BAD_TABLES : !is_whole ? BAD_POSITION : room_size != noppa_dicetrip_planner() ? BAD_SIZE : DONE;
    if (*status != DONE || room == NULL) {
        return NULL;
    }
    struct planner *planner = next_line(room);
    planner->rules = tables;
    planner->guess = guess;
    return planner;
}

/* Find the value of every roll on a map, on average with some of its dice rolled again, or none. */
EXPORT int64_t noppa_dicetrip_rolls(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                    const struct question *question, int64_t question_size, void *room,
                                    int64_t room_size, double *mean, int64_t mean_size) {
    int64_t status;
    struct planner *planner =
        planner_for(tables, size, guess, guess_size, question, question_size, room, room_size, &status);
    if (planner == NULL || !is_array(mean, mean_size, sizeof planner->mean)) {
        return planner == NULL ? status : BAD_SIZE;
    }
    plan_rolls(planner, question);
    __builtin_memcpy(mean, planner->mean, sizeof planner->mean);
    return DONE;
}

/* Find the value of each writing, by number and city, and of each doubling, and the best plan and its value. */
EXPORT int64_t noppa_dicetrip_writings(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                       const struct question *question, int64_t question_size, void *room,
                                       int64_t room_size, double *writing, int64_t writing_size, double *doublings,
                                       int64_t doublings_size, struct plan *best, int64_t best_size, double *worth,
                                       int64_t worth_size) {
    int64_t status;
    struct planner *planner =
        planner_for(tables, size, guess, guess_size, question, question_size, room, room_size, &status);
    if (planner == NULL || !is_array(writing, writing_size, WAYS * CITIES * 8) ||
        !is_array(doublings, doublings_size, CROSS * 8) || !is_array(best, best_size, sizeof *best) ||
        !is_array(worth, worth_size, 8)) {
        return planner == NULL ? status : BAD_SIZE;
    }
    plan_writings(planner, question);
    for (int at = 0; at < WAYS * CITIES; at++) {
        int here = at % CITIES;
        writing[at] = question->stand[here] == EMPTY ? planner->writing[at / CITIES][planner->spot[here]] : -1e6;
    }
    __builtin_memcpy(doublings, planner->doubling, sizeof planner->doubling);
    *best = planner->best;
    *worth = planner->most;
    return DONE;
}

/* Find for every roll the dice that the roller rolls again, as bits, from the values of rolls with dice rolled again
 * and of the unspent power; and the value of the roll after that to the roller, or to another seat with values
 * `theirs`. */
EXPORT int64_t noppa_dicetrip_decide(const double *mean, int64_t mean_size, const double *spared, int64_t spared_size,
                                     const double *theirs, int64_t theirs_size, uint8_t *taken, int64_t taken_size,
                                     double *worth, int64_t worth_size) {
    if (mean_size != PARTIAL_ROLLS * 8 || spared_size != 8 || (theirs_size != 0 && theirs_size != mean_size) ||
        taken_size != ROLLS || worth_size != ROLLS * 8) {
        return BAD_SIZE;
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of_roll(roll, dice);
        taken[roll] = 0;
        worth[roll] = mean[partial_roll(dice, 0)] + *spared;
        for (int up = 1; up < 1 << DICE; up++) {
            double after = mean[partial_roll(dice, up)];
            taken[roll] = after > worth[roll] ? (uint8_t)up : taken[roll];
            worth[roll] = after > worth[roll] ? after : worth[roll];
        }
        worth[roll] = theirs_size != 0 ? theirs[partial_roll(dice, taken[roll])] : worth[roll];
    }
    return DONE;
}

/* The values of powers to a seat: see `struct powers`. */
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
