/* Players of Dice Trip that choose by the values of maps, and these values for the evaluator.
 *
 * Hard players choose as the evaluator says. Quick players use the same values, but try a first number only in its best
 * few cities, and roll again only all four dice, when those rolled are worth less than a new roll. That is less than a
 * point weaker and many times faster, and favours no seat. */
#include "games.h"
#include "plan.h"
#include "vectors.h"

enum { BREADTH = 2, ALL_AGAIN = REROLLS - 1 };

/* Powers are valued a little too high. In the solo games they were learned from, the level of the maps makes up for
 * that; the powers of others are scaled down, so that estimates for two to four players are right on average.
 * */
static const double LENT = 0.85;

enum { GUESS_MAGIC = 0x44547232, MOST_INNER = 5 * BLOCK }; /* "DTr2" */

/* Whether bytes are a guess for this map. */
static bool is_guess(const struct dicetrip *rules, const struct guess *guess, int64_t size) {
    if (guess == NULL || (uintptr_t)guess % 4 != 0 || size < (int64_t)sizeof *guess || guess->magic != GUESS_MAGIC ||
        guess->lanes != LANE_NUMBERS || guess->links != rules->links || guess->inner < BLOCK ||
        guess->inner > MOST_INNER || guess->inner % BLOCK != 0) {
        return false;
    }
    int64_t numbers = (int64_t)guess->links * guess->inner * (2 * STANDS + LANE_NUMBERS);
    return size == (int64_t)sizeof *guess + numbers * (int64_t)sizeof *guess->rest;
}

/* The value to a seat of the power to roll again, its own and that of each other seat; how similar their maps are to
 * its own; and what it has besides its map: points made already, and all these powers. */
struct powers {
    double fixed, likeness[MOST_PLAYERS], worth[MOST_PLAYERS];
};

/* The value to a seat of having the power to roll again after this round. */
static double spared_by(const struct guess *guess, const struct row *row, int seat) {
    int left = 0;
    for (int later = row->round + 1; later < ROUNDS; later++) { left += later % row->players == seat; }
    return row->seats[seat].rerolled != 0 ? 0.0 : (double)guess->again[row->round + 1][left];
}

/* Which part of the cities filled on either of two maps are the same on both; 1 for two empty maps. */
static double likeness(const struct seat *one, const struct seat *other) {
    struct seat here = before_round(one), there = before_round(other);
    int filled = CITIES - __builtin_popcount(here.open & there.open), same = 0;
    for (int city = 0; city < CITIES; city++) {
        same += here.stand[city] != EMPTY && here.stand[city] == there.stand[city];
    }
    return filled == 0 ? 1.0 : (double)same / filled;
}

static struct powers find_powers(const struct guess *guess, const struct row *row, int seat) {
    const struct seat *own = &row->seats[seat];
    struct powers powers = {.fixed = __builtin_popcount(own->bonus) + (own->tens > 0 ? own->tens : 0)};
    for (int other = 0; other < row->players; other++) {
        powers.likeness[other] = likeness(own, &row->seats[other]);
        powers.worth[other] = spared_by(guess, row, other) * (other == seat ? 1.0 : LENT * powers.likeness[other]);
        powers.fixed += powers.worth[other];
    }
    return powers;
}

static struct question question_of(const struct row *row, const struct seat *own, int breadth) {
    struct question question = {.rounds = (uint8_t)(row->round + 1), .twice = own->twice, .breadth = (uint8_t)breadth};
    __builtin_memcpy(question.stand, before_round(own).stand, CITIES);
    __builtin_memcpy(question.faces, row->faces, DICE);
    question.tens_open = own->tens < 0;
    question.doubling = own->doubled == 0 && own->twice == NO_TWICE && row->round + 1 < ROUNDS;
    question.city = own->written > 0 ? own->first : CITIES;
    question.number = own->written > 0 ? own->stand[own->first] : CROSS;
    return question;
}

/* Plan what a seat writes, unless the last plan was for the same question: the roller's when it has kept the dice, or
 * that of a player with the same map. */
static void plan_seat(struct planner *planner, const struct row *row, const struct seat *own, int breadth) {
    struct question question = question_of(row, own, breadth);
    bool again = true;
    for (size_t at = 0; at < sizeof question; at++) {
        again &= ((const uint8_t *)&question)[at] == ((const uint8_t *)&planner->last_question)[at];
    }
    if (!again) {
        plan_writings(planner, &question);
        planner->last_question = question;
    }
}

/* Find the values of moves of the seat that is due, powers not counted. */
static void move_values(struct planner *planner, const struct row *row, int seat, const uint16_t *moves, int count,
                        double *values) {
    const struct seat *own = &row->seats[seat];
    bool decides = is_deciding(row);
    if (decides) {
        struct question question = question_of(row, own, EVERYWHERE);
        plan_rolls(planner, &question);
    } else {
        plan_seat(planner, row, own, EVERYWHERE);
    }
    for (int at = 0; at < count; at++) {
        int move = moves[at], writing = move - A_WRITING;
        values[at] = decides       ? planner->mean[partial_roll(row->faces, planner->rules->rerolls[move])]
                     : writing < 0 ? planner->doubling[move - A_TWICE]
                                   : planner->writing[writing % WAYS][planner->spot[writing / WAYS]];
    }
}

/* Choose the move worth most, of equal ones the first. */
static int best_move(struct planner *planner, const struct row *row, int seat) {
    uint16_t moves[MOST_LISTED];
    double values[MOST_LISTED], most = LEAST;
    struct powers powers = find_powers(planner->guess, row, seat);
    int count = dicetrip_game.legal(planner->rules, row, moves), best = 0;
    move_values(planner, row, seat, moves, count, values);
    for (int at = 0; at < count; at++) {
        double worth = powers.fixed + values[at] - (is_deciding(row) && moves[at] != 0 ? powers.worth[seat] : 0.0);
        best = worth > most ? moves[at] : best;
        most = worth > most ? worth : most;
    }
    return best;
}

/* Whether rolling all four dice again is worth more to the roller than these dice and the unspent power. */
static bool rolls_again(struct planner *planner, const struct row *row, int seat) {
    const struct seat *own = &row->seats[seat];
    if (row->round == 0) { return false; }
    struct question question = question_of(row, own, BREADTH);
    question.rounds = row->round;
    double rolled =
        plan_standing(planner, &question) + (own->doubled != 0 ? 0.0 : (double)planner->guess->twice[row->round]);
    plan_seat(planner, row, own, BREADTH);
    return rolled > planner->best.worth + spared_by(planner->guess, row, seat);
}

/* Write what is best for a quick seat; return how many decisions it took. */
static int64_t write_quickly(struct planner *planner, struct row *row, int seat) {
    plan_seat(planner, row, &row->seats[seat], BREADTH);
    struct plan best = planner->best;
    if (best.twice != NO_TWICE) { dicetrip_game.play(planner->rules, row, A_TWICE + best.twice); }
    dicetrip_game.play(planner->rules, row, write_action(best.city, best.number));
    if (best.second != NOBODY) { dicetrip_game.play(planner->rules, row, write_action(best.second, best.other)); }
    return 1 + (best.twice != NO_TWICE) + (best.second != NOBODY);
}

int64_t dicetrip_choose(const struct games *games, void *memory, enum level level, uint64_t *stream) {
    struct planner *planner = next_line(games->room);
    struct row *row = memory;
    int seat = dicetrip_game.due(games->tables, row);
    const struct seat *own = &row->seats[seat];
    if (level == HARD || own->written > 0 || own->twice != NO_TWICE) {
        dicetrip_game.play(games->tables, row, best_move(planner, row, seat));
    } else if (is_deciding(row)) {
        dicetrip_game.play(games->tables, row, rolls_again(planner, row, seat) ? ALL_AGAIN : 0);
    } else {
        return write_quickly(planner, row, seat);
    }
    return 1;
}

/* The memory that planning takes. */
EXPORT int64_t noppa_dicetrip_planner(void) { return LINE_BYTES + (int64_t)sizeof(struct planner); }

int64_t dicetrip_games_room(const struct games *games) {
    if (are_all_random(games)) { return 0; }
    bool known = is_guess(games->tables, games->values, games->values_size);
    return known ? noppa_dicetrip_planner() : BAD_TABLES;
}

static struct planner *begin_planner(void *room, const void *tables, const void *guess) {
    struct planner *planner = next_line(room);
    planner->rules = tables;
    planner->guess = guess;
    planner->last_question.breadth = 0;
    return planner;
}

void dicetrip_begin(const struct games *games) {
    if (dicetrip_games_room(games) > 0) { begin_planner(games->room, games->tables, games->values); }
}

/* For the evaluator --------------------------------------------------------------------------------------------- */

/* What a seat may ask: the values of powers; of every roll, on average with some of its dice rolled again, or none; the
 * best plan; the values of its moves. The last two are for the seat that is due. */
enum asked { POWERS, ROLL_VALUES, BEST_PLAN, MOVES, QUESTIONS };

EXPORT int64_t noppa_dicetrip_values(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                     const struct row *row, int64_t row_size, int64_t seat, int64_t asked,
                                     int64_t breadth, void *room, int64_t room_size, void *into, int64_t into_size) {
    uint16_t moves[MOST_LISTED];
    int64_t status = check_position(&dicetrip_game, tables, size, row, row_size);
    if (status != DONE || !is_guess(tables, guess, guess_size)) { return status != DONE ? status : BAD_TABLES; }
    if (seat < 0 || seat >= row->players || row->round == ROUNDS || asked < 0 || asked >= QUESTIONS || breadth < 1 ||
        breadth > EVERYWHERE || (asked >= BEST_PLAN && dicetrip_game.due(tables, row) != seat)) {
        return BAD_ARGUMENT;
    }
    int count = dicetrip_game.legal(tables, row, moves);
    const int64_t sizes[QUESTIONS] = {sizeof(struct powers), PARTIAL_ROLLS * 8, sizeof(struct plan), count * 8};
    if (room == NULL || room_size != noppa_dicetrip_planner() || !is_array(into, into_size, sizes[asked])) {
        return BAD_SIZE;
    }
    struct planner *planner = begin_planner(room, tables, guess);
    struct question question = question_of(row, &row->seats[seat], (int)breadth);
    if (asked == POWERS) {
        *(struct powers *)into = find_powers(guess, row, (int)seat);
    } else if (asked == ROLL_VALUES) {
        plan_rolls(planner, &question);
        __builtin_memcpy(into, planner->mean, sizeof planner->mean);
    } else if (asked == BEST_PLAN) {
        plan_writings(planner, &question);
        *(struct plan *)into = planner->best;
    } else {
        move_values(planner, row, (int)seat, moves, count, into);
    }
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
