/* Players of Dice Trip who go by what maps are worth.
 *
 * Hard players choose as the evaluator says. Quick players look at the same worth of maps, but try a first number only
 * in its best few cities, and roll again only all four dice, when what lies is worth less than a new roll. That is less
 * than a point weaker and many times faster; nobody is favoured by it. */
#include "dicetrip_plan.h"
#include "games.h"
#include "vectors.h"

enum { BREADTH = 2, ALL_AGAIN = REROLLS - 1 };

/* What a power is valued at is a bit much. In the games alone that it was learned from, the level of the maps makes up
 * for that; of the powers that others have it is taken off, so that games of two to four are expected right on average.
 */
static const double LENT = 0.85;

/* What it is worth to a seat to have the power to roll again after this round. */
static double spared_by(const struct guess *guess, const struct row *row, int seat) {
    int left = 0;
    for (int later = row->round + 1; later < ROUNDS; later++) {
        left += later % row->players == seat;
    }
    return row->seats[seat].rerolled != 0 ? 0.0 : (double)guess->again[row->round + 1][left];
}

/* Which part of what is filled on either of two maps is the same; 1 for two empty maps. */
static double likeness(const struct seat *one, const struct seat *other) {
    uint8_t here[CITIES], there[CITIES];
    int filled = 0, same = 0;
    map_before(one, here);
    map_before(other, there);
    for (int city = 0; city < CITIES; city++) {
        filled += here[city] != EMPTY || there[city] != EMPTY;
        same += here[city] != EMPTY && here[city] == there[city];
    }
    return filled == 0 ? 1.0 : (double)same / filled;
}

struct powers find_powers(const struct guess *guess, const struct row *row, int seat) {
    const struct seat *own = &row->seats[seat];
    struct powers powers = {.fixed = __builtin_popcount(own->bonus) + (own->tens > 0 ? own->tens : 0)};
    for (int other = 0; other < row->players; other++) {
        powers.alike[other] = likeness(own, &row->seats[other]);
        powers.worth[other] = spared_by(guess, row, other) * (other == seat ? 1.0 : LENT * powers.alike[other]);
        powers.fixed += powers.worth[other];
    }
    return powers;
}

static struct question question_of(const struct row *row, const struct seat *own, int breadth) {
    struct question asked = {.rounds = (uint8_t)(row->round + 1), .twice = own->twice, .breadth = (uint8_t)breadth};
    map_before(own, asked.stand);
    __builtin_memcpy(asked.faces, row->faces, DICE);
    asked.tens_open = own->tens < 0;
    asked.doubling = own->doubled == 0 && own->twice == NO_TWICE && row->round + 1 < ROUNDS;
    asked.city = own->written > 0 ? own->first : CITIES;
    asked.number = own->written > 0 ? own->stand[own->first] : CROSS;
    return asked;
}

/* Plan what a seat writes, unless the last plan was for the same: the roller's when it has let the dice lie, and those
 * of players who have the same map. */
static void plan_seat(struct planner *planner, const struct row *row, const struct seat *own, int breadth) {
    struct question asked = question_of(row, own, breadth);
    bool again = true;
    for (size_t at = 0; at < sizeof asked; at++) {
        again &= ((const uint8_t *)&asked)[at] == ((const uint8_t *)&planner->asked)[at];
    }
    if (!again) {
        plan_writings(planner, &asked);
        planner->asked = asked;
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
        struct question asked = question_of(row, own, EVERYWHERE);
        plan_rolls(planner, &asked);
        planner->asked.breadth = 0;
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

/* Whether all four dice rolled again are worth more to the roller than those that lie, and the power unspent. */
static bool rolls_again(struct planner *planner, const struct row *row, int seat) {
    const struct seat *own = &row->seats[seat];
    if (row->round == 0) {
        return false;
    }
    struct question asked = question_of(row, own, BREADTH);
    asked.rounds = row->round;
    planner->asked.breadth = 0;
    double rolled =
        plan_standing(planner, &asked) + (own->doubled != 0 ? 0.0 : (double)planner->guess->twice[row->round]);
    plan_seat(planner, row, own, BREADTH);
    return rolled > planner->most + spared_by(planner->guess, row, seat);
}

/* Write what a quick seat thinks best: how many decisions it was. */
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
    if (!has_level(games, QUICK) && !has_level(games, HARD)) {
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
        planner->asked.breadth = 0;
    }
}
