/* Dice Trip in the core: its tables, one game in progress, and the step.
 *
 * The contents of a city are one small number: 0 to 35 for the numbers 11 to 66 in order, then CROSS and EMPTY. A
 * writing is a city and such a number, CROSS among them. Faces count from 0; sets of cities and of numbers are bits. */
#ifndef NOPPA_DICETRIP_H
#define NOPPA_DICETRIP_H

#include "game.h"

enum {
    CITIES = 25,
    ZONES = 3,
    DICE = 4,
    FACES = 6,
    ROLLS = FACES * FACES * FACES * FACES,
    MULTISETS = 126,
    ROUNDS = 13,
    MOST_PLAYERS = 4,
    CROSS = 36,
    EMPTY = CROSS + 1,
    STANDS = EMPTY + 1, /* how many different contents a city may have */
    NO_TWICE = CROSS,   /* in place of a doubling, which is 6 times the die plus the one left out */
    COLOURLESS = DICE,  /* in place of the die that a city wants */
    DOUBLE_BIT = FACES,
    NO_FACE = FACES + 1, /* what no die shows, and a colourless city wants */
    UNROLLED = 8,        /* in place of a face, none of which has that bit: the die is to be rolled */
    ALL_TENS = (1 << FACES) - 1,
    MOST_NEAR = CITIES - 1,
    MOST_LINKS = 3 * CITIES - 6, /* no map has more, for links do not cross */
    REROLLS = 1 << DICE,         /* the first rolls no die */
    PLAIN_LAYOUTS = 12,
    LAYOUTS = PLAIN_LAYOUTS + 48,
    A_TWICE = REROLLS, /* where doublings and writings begin in the numbers of moves; WAYS writings a city */
    A_WRITING = A_TWICE + CROSS,
    WAYS = CROSS + 1,
    MOST_WAYS = 16, /* at least the numbers that dice make in every order, and a crossing: a whole vector */
    /* Every doubling, and in every city a number of any two dice or a crossing, and a vector more. */
    MOST_LISTED = CROSS + CITIES * (DICE * (DICE - 1) + 1) + MOST_WAYS
};

/* What the rules say of a map and of dice. */
struct dicetrip {
    struct head head;
    int32_t tens, links, most_near;     /* whether tens count; how many links there are, and the most that a city has */
    uint8_t degree[CITIES];             /* how many links a city has */
    uint8_t near[CITIES][MOST_NEAR];    /* the cities linked to each, and CITIES behind them */
    uint8_t line[CITIES][CITIES];       /* the number of the link between two cities */
    uint32_t linked[CITIES];            /* the cities linked to each as bits */
    uint32_t cities[ZONES];             /* the cities of each zone as bits */
    uint8_t zone[CITIES], want[CITIES]; /* the zone, and the place of the die of a city's colour */
    uint8_t zone_points[1 << ZONES];    /* by the zones that are not full of numbers, as bits */
    uint8_t series_points[CITIES + 1];  /* by the length of the longest series */
    uint8_t layouts[LAYOUTS][2 + DICE]; /* the places of the die that counts twice, the one left out, the digits */
    uint8_t digits[WAYS];               /* the digits of each number as bits, and DOUBLE_BIT where they are the same */
    int8_t shown[STANDS];               /* what a city shows: 0 where it is crossed off, -1 where it is empty */
    uint8_t rerolls[REROLLS];           /* the dice of each reroll as bits of their places */
    uint8_t multiset[ROLLS];            /* the number of a roll's multiset */
    uint64_t doublings[MULTISETS];      /* a bit for each doubling that may be chosen */
    /* The numbers that may be written by doubling and multiset: first of all, then after each of those, in order. */
    uint64_t made[WAYS][MULTISETS][MOST_WAYS];
};

/* One player: the numbers on the map, the cities that are empty and the bonus cities as bits; what stands in each city,
 * the points for the tens (-1 before), the powers used; then of the open round the doubling, how many cities are
 * written and which. */
struct seat {
    uint64_t holds;
    uint32_t open, bonus;
    uint8_t stand[CITIES];
    int8_t tens;
    uint8_t rerolled, doubled, twice, written, first, second;
};

/* A game in progress. Writings are on a seat's map at once; bonus cities and tens are settled when the round closes.
 * `settled` says that the roller of this round may not roll again: it kept the dice, or its power is spent. */
struct row {
    uint8_t round, players, settled, faces[DICE], unused;
    struct seat seats[];
};

static inline uint64_t bit(int place) { return UINT64_C(1) << place; }

/* The tens that some numbers contain, both given as bits. */
static inline int tens_of(uint64_t numbers) {
    int held = 0;
    for (int ten = 0; ten < FACES; ten++) { held |= ((numbers >> FACES * ten & ALL_TENS) != 0) << ten; }
    return held;
}

/* Whether a number's digits are the same; of a crossing they are not. */
static inline bool is_double(int number) { return number != CROSS && number % (FACES + 1) == 0; }

/* What dice make in a layout: two numbers, CROSS for one that may not be written, and the doubling, NO_TWICE in the
 * plain layouts, which come first. A die that counts twice makes no double. */
struct laid {
    int one, other, twice;
};

ALWAYS_INLINE struct laid laid_out(const struct dicetrip *dicetrip, int layout, const uint8_t *faces) {
    const uint8_t *places = dicetrip->layouts[layout];
    int a = faces[places[2]], b = faces[places[3]], c = faces[places[4]], d = faces[places[5]];
    bool doubled = layout >= PLAIN_LAYOUTS;
    return (struct laid){
        .one = doubled && a == b ? CROSS : FACES * a + b,
        .other = doubled && c == d ? CROSS : FACES * c + d,
        .twice = doubled ? FACES * faces[places[0]] + faces[places[1]] : NO_TWICE,
    };
}

static inline int cities_a_seat(const struct row *row) { return row->round == ROUNDS - 1 ? 1 : 2; }

static inline int roller_of(const struct row *row) {
    ASSUME(row->players > 0);
    return row->round % row->players;
}

/* Whether the roller, once the dice are rolled, may still roll again. */
static inline bool is_deciding(const struct row *row) { return row->settled == 0; }

static inline int roll_number(const uint8_t *faces) {
    return ((faces[0] * FACES + faces[1]) * FACES + faces[2]) * FACES + faces[3];
}

static inline void faces_of_roll(int roll, uint8_t *faces) {
    for (int place = DICE - 1; place >= 0; place--, roll /= FACES) { faces[place] = (uint8_t)(roll % FACES); }
}

static inline int write_action(int city, int number) { return A_WRITING + city * WAYS + number; }

/* A seat as it was when the round opened: without what was written since. */
static inline struct seat before_round(const struct seat *seat) {
    struct seat before = *seat;
    for (int at = 0; at < seat->written; at++) {
        int city = at == 0 ? seat->first : seat->second;
        before.holds &= ~bit(seat->stand[city]);
        before.open |= 1U << city;
        before.stand[city] = EMPTY;
    }
    before.written = before.first = before.second = 0;
    return before;
}

/* Players that choose by the values of maps; in games with them `values` is a guess. */
int64_t dicetrip_choose(const struct games *games, void *row, enum level level, uint64_t *stream);
int64_t dicetrip_games_room(const struct games *games);
void dicetrip_begin(const struct games *games);

#endif
