/* Planning a round of Dice Trip: the best two writings for dice that lie, and what every roll is worth.
 *
 * Both look at pairs of writings in one order, the lower number first, by the rows of the desk. For all 1296 rolls at
 * once the pairs of writings are gone through once, each kept by the pairs of dice that make the numbers, which say
 * what bonus cities add. Rolling again is a mean over rolls, one die after the other. */
#include "dicetrip_plan.h"

static const int PAIR_MASKS[PAIRS] = {0x3, 0x5, 0x9, 0x6, 0xA, 0xC};
static const double LEAST = -1e9;

/* The number of the pair of two places of dice. */
static int pair_of(int one, int other) {
    static const int8_t pairs[DICE][DICE] = {{-1, 0, 1, 2}, {0, -1, 3, 4}, {1, 3, -1, 5}, {2, 4, 5, -1}};
    return pairs[one][other];
}

static double higher_of(double one, double other) { return one > other ? one : other; }

static void faces_of(int roll, uint8_t *dice) {
    for (int place = DICE - 1; place >= 0; place--) {
        dice[place] = (uint8_t)(roll % FACES);
        roll /= FACES;
    }
}

/* Dice that lie -------------------------------------------------------------------------------------------------- */

/* Lay dice out as two numbers in order; one that cannot be written is a crossing off. */
static void lay_out(const struct desk *desk, const uint8_t *dice, const uint8_t *places, int twice,
                    struct layout *layout) {
    int a = places[0], b = places[1], c = places[2], d = places[3];
    int one = FACES * dice[a] + dice[b], other = FACES * dice[c] + dice[d];
    int mask = 1 << a | 1 << b, other_mask = 1 << c | 1 << d;
    if (desk->at[one] >= 0 || (twice != 0 && dice[a] == dice[b])) {
        one = CROSS;
    }
    if (desk->at[other] >= 0 || one == other || (twice != 0 && dice[c] == dice[d])) {
        other = CROSS;
    }
    *layout = one <= other ? (struct layout){one, mask, other, other_mask, twice}
                           : (struct layout){other, other_mask, one, mask, twice};
}

static int lay_out_all(const struct dicetrip *dicetrip, struct planner *planner, const uint8_t *dice, bool doubling) {
    struct layout *layouts = planner->lines;
    int count = 0;
    for (int at = 0; at < PLAIN_LAYOUTS; at++) {
        lay_out(&planner->desk, dice, dicetrip->plain[at], 0, &layouts[count++]);
    }
    for (int at = 0; at < DOUBLED_LAYOUTS && doubling; at++) {
        const uint8_t *places = dicetrip->doubled[at];
        lay_out(&planner->desk, dice, places + 2, 1 + FACES * dice[places[0]] + dice[places[1]], &layouts[count++]);
    }
    return count;
}

/* Pick the best spots for a number by itself, at most so many: how many there are. */
static int pick(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner, int number,
                int breadth, int mask) {
    const struct desk *desk = &planner->desk;
    if (breadth >= desk->size) {
        for (int spot = 0; spot < desk->size; spot++) {
            planner->picked[spot] = (uint8_t)spot;
        }
        return desk->size;
    }
    float *alone = planner->rows[number];
    __builtin_memset(planner->wanted, 0, sizeof planner->wanted);
    planner->wanted[number] = 1;
    desk_rows(dicetrip, guess, desk, NOBODY, CROSS, planner->wanted, planner->rows);
    for (int spot = 0; spot < desk->size; spot++) {
        alone[spot] += (float)makes_bonus(dicetrip->want[desk->empty[spot]], number, mask);
    }
    for (int place = 0; place < breadth; place++) {
        int best = 0;
        for (int spot = 1; spot < desk->size; spot++) {
            best = alone[spot] > alone[best] ? spot : best;
        }
        planner->picked[place] = (uint8_t)best;
        alone[best] = NOWHERE;
    }
    return breadth;
}

/* Raise the best plan to those with a first number in a spot, where it is on the desk, for a layout of the dice. */
static double raise_plan(const struct dicetrip *dicetrip, const struct planner *planner, const struct layout *layout,
                         int spot, double spared, double most, struct plan *best) {
    const struct desk *desk = &planner->desk;
    int city = desk->empty[spot], first = makes_bonus(dicetrip->want[city], layout->one, layout->mask);
    double fixed = first + (layout->twice != 0 ? 0.0 : spared);
    const float *seconds = planner->rows[layout->other];
    for (int second = 0; second < desk->size; second++) {
        int made = makes_bonus(dicetrip->want[desk->empty[second]], layout->other, layout->other_mask);
        double worth = fixed + (double)seconds[second] + made;
        if (worth > most) {
            most = worth;
            *best = (struct plan){city, layout->one, desk->empty[second], layout->other, first + made, layout->twice};
        }
    }
    return most;
}

static double plan_two(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                       const uint8_t *dice, bool doubling, int breadth, struct plan *best) {
    struct desk *desk = &planner->desk;
    const struct layout *layouts = planner->lines;
    int count = lay_out_all(dicetrip, planner, dice, doubling), road = desk->road, series = desk->series;
    double spared = doubling ? (double)guess->twice[desk->rounds] : 0.0, most = LEAST;
    int masks[WAYS] = {0};
    __builtin_memset(planner->made, 0, sizeof planner->made);
    for (int at = 0; at < count; at++) {
        planner->made[layouts[at].one] = planner->made[layouts[at].other] = 1;
        masks[layouts[at].one] |= layouts[at].mask;
    }
    for (int number = 0; number <= CROSS; number++) {
        if (planner->made[number] != 0) {
            desk_step(dicetrip, guess, desk, number);
        }
    }
    for (int number = 0; number <= CROSS; number++) {
        if (masks[number] == 0) {
            continue;
        }
        int picked = pick(dicetrip, guess, planner, number, breadth, masks[number]);
        __builtin_memset(planner->wanted, 0, sizeof planner->wanted);
        for (int at = 0; at < count; at++) {
            if (layouts[at].one == number) {
                planner->wanted[layouts[at].other] = 1;
            }
        }
        for (int place = 0; place < picked; place++) {
            int spot = planner->picked[place];
            desk_put(dicetrip, desk, spot, number);
            desk_rows(dicetrip, guess, desk, spot, number, planner->wanted, planner->rows);
            for (int at = 0; at < count; at++) {
                if (layouts[at].one == number) {
                    most = raise_plan(dicetrip, planner, &layouts[at], spot, spared, most, best);
                }
            }
            desk_take(desk, spot, number, road, series);
        }
    }
    return most;
}

/* Find what each number is worth in each city when it is the only one of its round. */
static void last_rows(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner) {
    for (int number = 0; number <= CROSS; number++) {
        planner->wanted[number] = number == CROSS || planner->desk.at[number] < 0;
    }
    desk_rows(dicetrip, guess, &planner->desk, NOBODY, CROSS, planner->wanted, planner->rows);
}

/* Find the best writing of the last round, from `last_rows`. */
static double plan_last(const struct dicetrip *dicetrip, const struct planner *planner, const uint8_t *dice,
                        struct plan *best) {
    const struct desk *desk = &planner->desk;
    double most = LEAST;
    for (int a = 0; a < DICE; a++) {
        for (int b = 0; b < DICE; b++) {
            int number = a == b ? CROSS : FACES * dice[a] + dice[b];
            if (number != CROSS && desk->at[number] >= 0) {
                continue;
            }
            for (int spot = 0; spot < desk->size; spot++) {
                int city = desk->empty[spot], made = makes_bonus(dicetrip->want[city], number, 1 << a | 1 << b);
                double worth = (double)planner->rows[number][spot] + made;
                if (worth > most) {
                    most = worth;
                    *best = (struct plan){city, number, NOBODY, CROSS, made, 0};
                }
            }
        }
    }
    return most;
}

double plan_round(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                  const uint8_t *dice, bool doubling, int breadth, struct plan *best) {
    if (planner->desk.rounds == ROUNDS) {
        last_rows(dicetrip, guess, planner);
        return plan_last(dicetrip, planner, dice, best);
    }
    return plan_two(dicetrip, guess, planner, dice, doubling, breadth, best);
}

/* Every roll ----------------------------------------------------------------------------------------------------- */

/* Raise what two numbers are worth for each two pairs of dice, the first number in a spot. */
static void raise_pairs(const struct dicetrip *dicetrip, const struct desk *desk, int number, int other, int spot,
                        const float *seconds, double into[PAIRS][PAIRS]) {
    float by_want[WANTS];
    for (int want = 0; want < WANTS; want++) {
        by_want[want] = NOWHERE;
    }
    for (int second = 0; second < desk->size; second++) {
        int want = dicetrip->want[desk->empty[second]];
        by_want[want] = seconds[second] > by_want[want] ? seconds[second] : by_want[want];
    }
    int here = dicetrip->want[desk->empty[spot]];
    for (int pair = 0; pair < PAIRS; pair++) {
        double most = (double)NOWHERE;
        for (int want = 0; want < WANTS; want++) {
            most = higher_of(most, (double)by_want[want] + makes_bonus(want, other, PAIR_MASKS[pair]));
        }
        for (int first = 0; first < PAIRS; first++) {
            double worth = most + makes_bonus(here, number, PAIR_MASKS[first]);
            into[first][pair] = higher_of(into[first][pair], worth);
        }
    }
}

/* Find what any two numbers are worth made of any two pairs of dice, in the best cities. */
static void plan_pairs(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                       int breadth) {
    struct desk *desk = &planner->desk;
    int road = desk->road, series = desk->series;
    for (int number = 0; number <= CROSS; number++) {
        if (number == CROSS || desk->at[number] < 0) {
            desk_step(dicetrip, guess, desk, number);
        }
    }
    for (int number = 0; number <= CROSS; number++) {
        if (number != CROSS && desk->at[number] >= 0) {
            continue;
        }
        double *pairs = planner->pairs[number][0][0];
        for (int at = 0; at < WAYS * PAIRS * PAIRS; at++) {
            pairs[at] = (double)NOWHERE;
        }
        int count = pick(dicetrip, guess, planner, number, breadth, (1 << DICE) - 1);
        for (int other = 0; other <= CROSS; other++) {
            planner->wanted[other] = other == CROSS || (other > number && desk->at[other] < 0);
        }
        for (int place = 0; place < count; place++) {
            int spot = planner->picked[place];
            desk_put(dicetrip, desk, spot, number);
            desk_rows(dicetrip, guess, desk, spot, number, planner->wanted, planner->rows);
            desk_take(desk, spot, number, road, series);
            for (int other = number; other <= CROSS; other++) {
                if (planner->wanted[other] != 0) {
                    raise_pairs(dicetrip, desk, number, other, spot, planner->rows[other],
                                planner->pairs[number][other]);
                }
            }
        }
    }
}

/* What the dice of a layout are worth with a die that counts twice. */
static double doubled_worth(const struct planner *planner, const uint8_t *dice, const uint8_t *places) {
    const struct desk *desk = &planner->desk;
    int a = places[0], b = places[1], c = places[2], d = places[3];
    int one = FACES * dice[a] + dice[b], other = FACES * dice[c] + dice[d];
    int pair = pair_of(a, b), other_pair = pair_of(c, d);
    if (desk->at[one] >= 0 || dice[a] == dice[b]) {
        one = CROSS;
    }
    if (desk->at[other] >= 0 || one == other || dice[c] == dice[d]) {
        other = CROSS;
    }
    return one <= other ? planner->pairs[one][other][pair][other_pair] : planner->pairs[other][one][other_pair][pair];
}

/* What the dice of a layout are worth as they lie, where also one number alone may be written. */
static double plain_worth(const struct planner *planner, const uint8_t *dice, const uint8_t *places) {
    const struct desk *desk = &planner->desk;
    int one = FACES * dice[places[0]] + dice[places[1]], other = FACES * dice[places[2]] + dice[places[3]];
    int pair = pair_of(places[0], places[1]), other_pair = pair_of(places[2], places[3]);
    bool can = desk->at[one] < 0, other_can = desk->at[other] < 0;
    double most = LEAST;
    if (can) {
        most = planner->pairs[one][CROSS][pair][0];
    }
    if (other_can) {
        most = higher_of(most, planner->pairs[other][CROSS][other_pair][0]);
    }
    if (can && other_can && one != other) {
        most = higher_of(most, one < other ? planner->pairs[one][other][pair][other_pair]
                                           : planner->pairs[other][one][other_pair][pair]);
    }
    return most;
}

/* The worth of a roll that lies, from `plan_pairs`. */
static double roll_worth(const struct dicetrip *dicetrip, const struct planner *planner, const uint8_t *dice,
                         bool doubling, double spared) {
    double most = planner->pairs[CROSS][CROSS][0][0];
    for (int at = 0; at < PLAIN_LAYOUTS; at++) {
        most = higher_of(most, plain_worth(planner, dice, dicetrip->plain[at]));
    }
    most += spared;
    for (int at = 0; at < DOUBLED_LAYOUTS && doubling; at++) {
        most = higher_of(most, doubled_worth(planner, dice, dicetrip->doubled[at] + 2));
    }
    return most;
}

/* Average over dice that are taken up: such a die has the seventh face, so the six it stands for come before it. */
static void make_means(const double *rolled, double *mean) {
    static const int weights[DICE] = {343, 49, 7, 1};
    for (int at = 0; at < PARTIAL_ROLLS; at++) {
        uint8_t faces[DICE];
        int up = NOBODY;
        for (int place = DICE - 1; place >= 0; place--) {
            faces[place] = (uint8_t)(at / weights[place] % (FACES + 1));
            up = faces[place] == TAKEN_UP ? place : up;
        }
        if (up == NOBODY) {
            mean[at] = rolled[roll_number(faces)];
            continue;
        }
        double total = 0.0;
        for (int face = 0; face < FACES; face++) {
            total += mean[at - (TAKEN_UP - face) * weights[up]];
        }
        mean[at] = total / FACES;
    }
}

void plan_rolls(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner, bool doubling,
                int breadth) {
    bool last = planner->desk.rounds == ROUNDS;
    double spared = doubling ? (double)guess->twice[planner->desk.rounds] : 0.0;
    struct plan best;
    if (last) {
        last_rows(dicetrip, guess, planner);
    } else {
        plan_pairs(dicetrip, guess, planner, breadth);
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of(roll, dice);
        planner->rolled[roll] =
            last ? plan_last(dicetrip, planner, dice, &best) : roll_worth(dicetrip, planner, dice, doubling, spared);
    }
    make_means(planner->rolled, planner->mean);
}

/* The border: what the roller does with every roll ---------------------------------------------------------------- */

/* The number of dice some of which are taken up. */
static int partial(const uint8_t *dice, int taken) {
    int at = 0;
    for (int place = 0; place < DICE; place++) {
        at = (FACES + 1) * at + ((taken >> place & 1) != 0 ? TAKEN_UP : dice[place]);
    }
    return at;
}

/* Find for every roll the dice that the roller takes up, as bits, 0 for none, and what the roll is worth to them, by
 * what rolls are worth lying and with dice taken up, and what the power is worth when it is kept. */
EXPORT int64_t noppa_dicetrip_decide(const double *rolled, int64_t rolled_size, const double *mean, int64_t mean_size,
                                     const double *spared, int64_t spared_size, uint8_t *taken, int64_t taken_size,
                                     double *worth, int64_t worth_size) {
    if (rolled_size != ROLLS * 8 || mean_size != PARTIAL_ROLLS * 8 || spared_size != 8 || taken_size != ROLLS ||
        worth_size != ROLLS * 8) {
        return BAD_SIZE;
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of(roll, dice);
        taken[roll] = 0;
        worth[roll] = rolled[roll] + *spared;
        for (int up = 1; up < 1 << DICE; up++) {
            double after = mean[partial(dice, up)];
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
        faces_of(roll, dice);
        worth[roll] = mean[partial(dice, taken[roll])];
    }
    return DONE;
}
