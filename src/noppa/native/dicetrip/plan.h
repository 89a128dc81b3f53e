/* Plans a round of Dice Trip: what is still to come on a map, and what any two writings are worth.
 *
 * The value of a map after some rounds is what it scores, as if all zones without a crossed-off city were filled, plus
 * a guess at what will be added:
 *
 *     x_j   = base_j(rounds) + sum of city_j(what stands there) + sum of link_j(what stands at its two ends)
 *     guess = x_0 + sum of out_j(rounds) max(x_j, 0) + road(rounds, its length) + series(rounds, its length)
 *             + lost(rounds, which zones) + twice(rounds) and again(rounds, rolls) for a power unspent
 *
 * Lane 0 is plain addition; in the others, one side of the map affects the value of the other. When a city is filled
 * only its own terms and those of its links change, so a writing is one step from x to x + d, and two writings in
 * cities that are not linked are two such steps: that makes looking at every pair of writings cheap. */
#ifndef NOPPA_DICETRIP_PLAN_H
#define NOPPA_DICETRIP_PLAN_H

#include "dicetrip.h"

enum {
    BLOCK = 8, /* numbers side by side: lanes come in blocks, and so do the empty cities */
    LANE_BLOCKS = 4,
    LANE_NUMBERS = LANE_BLOCKS * BLOCK,
    ROOM = 4 * BLOCK,
    NO_SPOT = ROOM - 1, /* never that of a city */
    AFTER_ROUNDS = ROUNDS + 1,
    PAIRS = 6, /* of dice */
    WANTS = COLOURLESS + 1,
    MOST_USES = 3 * LAYOUTS + 1,
    TAKEN_UP = FACES, /* in place of a die's face: it is rolled again */
    PARTIAL_ROLLS = 7 * 7 * 7 * 7,
    EVERYWHERE = CITIES,
    FROM_LOW = 0, /* roads come up from low numbers, or down from high ones */
    FROM_HIGH = 1,
    DIRECTIONS = 2
};

static const double LEAST = -1e9; /* less than anything is worth */

typedef float block __attribute__((vector_size(4 * BLOCK), aligned(4)));

/* All lanes of a map. */
struct lanes {
    block part[LANE_BLOCKS];
};

/* The tables of the guess, by rounds played where they depend on them, as `guess.py` writes them. `again` is also by
 * how often the seat will still be the roller; `tens` by tens held and coloured cities empty, and counts in that
 * variant until it is earned. What a link adds to the lanes is a mix of inner numbers max(low + high, 0), of which
 * `low` and `high` go by what stands at its two ends. */
struct guess {
    int32_t magic, lanes, links, inner;
    float road[AFTER_ROUNDS][CITIES + 1], series[AFTER_ROUNDS][CITIES + 1], lost[AFTER_ROUNDS][1 << ZONES];
    float twice[AFTER_ROUNDS], again[AFTER_ROUNDS][AFTER_ROUNDS], tens[AFTER_ROUNDS][FACES + 1][CITIES + 1];
    struct lanes base[AFTER_ROUNDS], out[AFTER_ROUNDS], city[CITIES][STANDS];
    float rest[]; /* low and high by link, what stands there and inner number; mix by link, inner number and lane */
};

/* A use of the dice: two numbers in order, CROSS for a crossing, the dice that make each as bits, and the doubling. */
struct use {
    int one, other, mask, other_mask, twice;
};

/* The best writings: their value, their cities (the second is NOBODY in the last round) and numbers, new bonus cities,
 * and the doubling. */
struct plan {
    double worth;
    int32_t city, number, second, other, bonus, twice;
};

/* A map when a round opens, and how to plan the round: the dice rolled, how many rounds will have been played once it
 * is written, the doubling chosen, in how many of its best cities a first number is tried (with EVERYWHERE all that the
 * rules allow is tried; with less, nothing is crossed off that could be written), whether the tens are still to be
 * earned and the power to double is unspent, and what is written already: a city, CITIES for none, and a number. */
struct question {
    uint8_t stand[CITIES], faces[DICE], rounds, twice, breadth, tens_open, doubling, city, number;
};

/* A map, and the working memory of planning. A spot is the place of an empty city in `empty`, where cities that want
 * the same die are neighbours: from `group[want]` to `group[want + 1]`. */
struct planner {
    const struct dicetrip *rules;
    const struct guess *guess;
    uint64_t holds;
    int size, crossed, lost, coloured, rounds, road, series;
    bool tens_open;
    uint8_t stand[CITIES], empty[CITIES], spot[CITIES], group[WANTS + 1], city_of[STANDS];
    uint8_t roads[DIRECTIONS][CITIES]; /* the lengths of the roads that end in each city, and of the series */
    uint8_t runs[DIRECTIONS][CITIES];
    struct lanes start, first;                         /* the lanes of the map, and with a first number too */
    _Alignas(64) float step[WAYS][LANE_NUMBERS][ROOM]; /* what a number in an empty city adds to the lanes, */
    struct lanes change[WAYS][CITIES];                 /* by lane and spot, and by spot and lane */
    _Alignas(64) float lengths[WAYS][ROOM], rows[WAYS][ROOM];
    struct use uses[MOST_USES];
    uint64_t numbers, seconds[WAYS]; /* the numbers to look at, as bits, and the second ones by the first */
    uint8_t best_spot[WAYS][WANTS];
    uint8_t masks[WAYS]; /* the dice that may make a first number, as bits */
    struct plan best;
    struct question last_question;                 /* the question planned last, with breadth 0 if there is none */
    double writing[WAYS][CITIES], doubling[CROSS]; /* what every writing, by number and spot, and doubling are worth */
    double pairs[WAYS][WAYS][PAIRS][PAIRS];        /* what two numbers are worth, by the pairs of dice that make them */
    double rolled[ROLLS], doubled[DICE][ROLLS], mean[PARTIAL_ROLLS];
};

/* Find the value of each writing and doubling with the dice rolled and the best that can follow it, and the best plan;
 * after a first writing the value of each second one. */
void plan_writings(struct planner *planner, const struct question *question);

/* Find the value of every roll as it is, and on average with some of its dice rolled again. */
void plan_rolls(struct planner *planner, const struct question *question);

/* The value of the map as it is, bonus cities and powers left out. */
double plan_standing(struct planner *planner, const struct question *question);

/* The place in `mean` of dice, those in `taken`, as bits, being rolled again. */
static inline int partial_roll(const uint8_t *dice, int taken) {
    int at = 0;
    for (int place = 0; place < DICE; place++) {
        at = (FACES + 1) * at + ((taken >> place & 1) != 0 ? TAKEN_UP : dice[place]);
    }
    return at;
}

#endif
