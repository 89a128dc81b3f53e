/* Players of Dice Trip that choose by the values of maps.
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

/* The value to a seat of having the power to roll again after this round. */
static double spared_by(const struct guess *guess, const struct row *row, int seat) {
    int left = 0;
    for (int later = row->round + 1; later < ROUNDS; later++) {
        left += later % row->players == seat;
    }
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

struct powers find_powers(const struct guess *guess, const struct row *row, int seat) {
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

/* Choose the move worth most, of equal ones the first. */
static int best_move(struct planner *planner, const struct row *row, int seat) {
    const struct seat *own = &row->seats[seat];
    struct powers powers = find_powers(planner->guess, row, seat);
    bool decides = is_deciding(row);
    uint16_t moves[MOST_MOVES];
    int count = dicetrip_game.legal(planner->rules, row, moves), best = 0;
    if (decides) {
        struct question question = question_of(row, own, EVERYWHERE);
        plan_rolls(planner, &question);
        planner->last_question.breadth = 0;
    } else {
        plan_seat(planner, row, own, EVERYWHERE);
    }
    double most = 0.0;
    for (int at = 0; at < count; at++) {
        int writing = moves[at] - A_WRITING;
        double worth = powers.fixed;
        if (decides) {
            worth += planner->mean[partial_roll(row->faces, planner->rules->rerolls[moves[at]])];
            worth -= moves[at] != 0 ? powers.worth[seat] : 0.0;
        } else if (writing < 0) {
            worth += planner->doubling[moves[at] - A_TWICE];
        } else {
            worth += planner->writing[writing % WAYS][planner->spot[writing / WAYS]];
        }
        if (at == 0 || worth > most) {
            most = worth;
            best = moves[at];
        }
    }
    return best;
}

/* Whether rolling all four dice again is worth more to the roller than these dice and the unspent power. */
static bool rolls_again(struct planner *planner, const struct row *row, int seat) {
    const struct seat *own = &row->seats[seat];
    if (row->round == 0) {
        return false;
    }
    struct question question = question_of(row, own, BREADTH);
    question.rounds = row->round;
    planner->last_question.breadth = 0;
    double rolled =
        plan_standing(planner, &question) + (own->doubled != 0 ? 0.0 : (double)planner->guess->twice[row->round]);
    plan_seat(planner, row, own, BREADTH);
    return rolled > planner->most + spared_by(planner->guess, row, seat);
}

/* Write what is best for a quick seat; return how many decisions it took. */
static int64_t write_quickly(struct planner *planner, struct row *row, int seat) {
    plan_seat(planner, row, &row->seats[seat], BREADTH);
    struct plan best = planner->best;
    if (best.twice != NO_TWICE) {
        dicetrip_game.play(planner->rules, row, A_TWICE + best.twice);
    }
    dicetrip_game.play(planner->rules, row, write_action(best.city, best.number));
    if (best.second != NOBODY) {
        dicetrip_game.play(planner->rules, row, write_action(best.second, best.other));
    }
    return 1 + (best.twice != NO_TWICE) + (best.second != NOBODY);
}

int64_t dicetrip_choose(const struct games *games, void *memory, enum level level, uint64_t *stream) {
    struct planner *planner = next_line(games->room);
    struct row *row = memory;
    int seat = dicetrip_game.due(games->tables, row);
    const struct seat *own = &row->seats[seat];
    (void)stream;
    if (level == HARD || own->written > 0 || own->twice != NO_TWICE) {
        dicetrip_game.play(games->tables, row, best_move(planner, row, seat));
    } else if (is_deciding(row)) {
        dicetrip_game.play(games->tables, row, rolls_again(planner, row, seat) ? ALL_AGAIN : 0);
    } else {
        return write_quickly(planner, row, seat);
    }
    return 1;
}

int64_t dicetrip_games_room(const struct games *games) {
    if (are_all_random(games)) {
        return 0;
    }
    bool known = is_dicetrip_guess(games->tables, games->values, games->values_size);
    return known ? LINE_BYTES + (int64_t)sizeof(struct planner) : BAD_TABLES;
}

void dicetrip_begin(const struct games *games) {
    if (dicetrip_games_room(games) > 0) {
        struct planner *planner = next_line(games->room);
        planner->rules = games->tables;
        planner->guess = games->values;
        planner->last_question.breadth = 0;
    }
}
