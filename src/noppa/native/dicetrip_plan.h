/* Planning a round of Dice Trip: what is still to come on a map, a map laid out on a desk, and what any two writings
 * are worth.
 *
 * A map after some rounds is worth what it scores, were the zones without a crossed-off city all filled, and a guess at
 * what will be added:
 *
 *     x_j   = base_j(rounds) + sum of city_j(what stands there) + sum of link_j(what stands at its two ends)
 *     guess = x_0 + sum of out_j(rounds) max(x_j, 0) + road(rounds, its length) + series(rounds, its length)
 *             + lost(rounds, which zones) + twice(rounds) and again(rounds, rolls) for a power unspent
 *
 * Lane 0 is plain addition, the others let what stands on one side of the map bear on the other. When a city is filled
 * only its own terms and those of its links change, so a writing is one step from x to x + d, and two writings in
 * cities that are not linked are two such steps: that makes looking at every pair of writings cheap. */
#ifndef NOPPA_DICETRIP_PLAN_H
#define NOPPA_DICETRIP_PLAN_H

#include "dicetrip.h"

enum {
    GUESS_MAGIC = 0x44547231, /* "DTr1" */
    MOST_LANES = 32,
    ROOM = 32, /* rows of cities have room for a whole number of eights */
    AFTER_ROUNDS = ROUNDS + 1,
    TENS_HELD = FACES + 1,
    PAIRS = 6, /* so many pairs of dice there are */
    WANTS = COLOURLESS + 1,
    MOST_LAYOUTS = PLAIN_LAYOUTS + DOUBLED_LAYOUTS,
    MOST_LINES = 256,
    TAKEN_UP = FACES, /* in the place of a die's face: it is rolled again */
    PARTIAL_ROLLS = 7 * 7 * 7 * 7,
    EVERYWHERE = CITIES
};

static const float NOWHERE = -1e6F; /* less than any map is worth: no writing */

/* The tables of the guess, by rounds played where they depend on them. `again` is also by how often the seat will still
 * be the roller; `tens` by tens held and coloured cities empty, and counts in that variant until it is earned. */
struct guess {
    int32_t magic, lanes, links, unused;
    float road[AFTER_ROUNDS][CITIES + 1], series[AFTER_ROUNDS][CITIES + 1], lost[AFTER_ROUNDS][1 << ZONES];
    float twice[AFTER_ROUNDS], again[AFTER_ROUNDS][AFTER_ROUNDS], tens[AFTER_ROUNDS][TENS_HELD][CITIES + 1];
    float by_lane[]; /* base and out by rounds; city by what stands there; link by what stands at its lower and higher
                        city: of each a number for every lane */
};

static inline const float *base_in(const struct guess *guess, int rounds) {
    return guess->by_lane + (int64_t)rounds * guess->lanes;
}

static inline const float *out_in(const struct guess *guess, int rounds) {
    return base_in(guess, AFTER_ROUNDS + rounds);
}

static inline const float *city_in(const struct guess *guess, int city, int stand) {
    return base_in(guess, 2 * AFTER_ROUNDS + city * STANDS + stand);
}

static inline const float *link_in(const struct guess *guess, int link, int low, int high) {
    return city_in(guess, CITIES, (link * STANDS + low) * STANDS + high);
}

/* Room for one map: what stands in each city, where each number stands (NOBODY for nowhere), the empty cities and each
 * one's spot among them; the lanes of the map, with a first number too, and what a number in an empty city adds to
 * them; lengths of roads and series to and from each city, and what lengths and lost zones are worth. */
struct desk {
    _Alignas(64) float step[WAYS][MOST_LANES][ROOM];
    float start[MOST_LANES], first[MOST_LANES];
    float road_worth[CITIES + 1], series_worth[CITIES + 1], lost_worth[1 << ZONES];
    uint8_t stand[CITIES], empty[CITIES], spot[CITIES];
    int16_t at[CROSS];
    uint8_t road_to[CITIES], road_from[CITIES], series_to[CITIES], series_from[CITIES];
    int size, crossed, lost, held, coloured, tens_open, road, series, rounds;
};

/* A use of the dice: two numbers in order, the dice that make each as bits, and the doubling. */
struct layout {
    int one, mask, other, other_mask, twice;
};

/* The best writings: their cities (the second is NOBODY in the last round) and numbers, new bonus cities, and the
 * doubling: 0 for none, else 1 and the doubling's number. */
struct plan {
    int city, number, second, other, bonus, twice;
};

/* Everything that planning works in. `pairs` is by both numbers and the two pairs of dice that make them, `rolled` by
 * roll, `mean` by the faces of the dice with TAKEN_UP as a seventh one. */
struct planner {
    struct desk desk;
    _Alignas(64) float rows[WAYS][ROOM];
    double pairs[WAYS][WAYS][PAIRS][PAIRS];
    double rolled[ROLLS], mean[PARTIAL_ROLLS];
    double writing[WAYS][CITIES], doubling[CROSS + 1];
    struct layout lines[MOST_LINES];
    uint8_t wanted[WAYS], made[WAYS], picked[CITIES];
};

/* Whether a number made of these dice makes a bonus city of one that wants this die. */
static inline int makes_bonus(int want, int number, int mask) {
    return number != CROSS && (number % (FACES + 1) == 0 || (mask >> want & 1) != 0);
}

static inline int tens_held(int held, int number) { return number == CROSS ? held : held | 1 << number / FACES; }

/* Whether bytes are a guess for this map. */
bool is_dicetrip_guess(const struct dicetrip *dicetrip, const struct guess *guess, int64_t size);

/* Put a map on the desk; `rounds` is how many will have been played once this round is written. */
void desk_lay(const struct dicetrip *dicetrip, const struct guess *guess, struct desk *desk, const uint8_t *stand,
              bool tens_open, int rounds);

/* Find what a number, or a crossing off, adds to the lanes in each empty city. */
void desk_step(const struct dicetrip *dicetrip, const struct guess *guess, struct desk *desk, int number);

/* Write a first number, so that `desk_rows` can look at every second one; and take it away again. */
void desk_put(const struct dicetrip *dicetrip, struct desk *desk, int spot, int number);
void desk_take(struct desk *desk, int spot, int number, int road, int series);

/* Find what the map is worth with a number in one spot and each wanted number in each of the others. The first is on
 * the desk already; NOBODY says that there is none. Bonus cities are not counted. A row for each second number, by
 * spot; NOWHERE in the spot that is taken. */
void desk_rows(const struct dicetrip *dicetrip, const struct guess *guess, const struct desk *desk, int spot,
               int number, const uint8_t *wanted, float rows[WAYS][ROOM]);

/* What the map on the desk is worth as it stands, bonus cities and powers left out. */
double desk_standing(const struct guess *guess, const struct desk *desk);

/* Find the best two writings for dice that lie, a first number tried in its `breadth` best cities, or the best one of
 * the last round: what the map is then worth, its new bonus cities and the power to double included. */
double plan_round(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                  const uint8_t *dice, bool doubling, int breadth, struct plan *best);

/* Find what every roll is worth lying, and on average with some of its dice taken up, for the map on the desk. */
void plan_rolls(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner, bool doubling,
                int breadth);

#endif
