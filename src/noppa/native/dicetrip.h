/* Dice Trip in the core: its tables, one game in progress, and the step.
 *
 * What stands in a city is one small number: 0 to 35 for the numbers 11 to 66 in order, then CROSS and EMPTY. A writing
 * is a city and such a number, CROSS among them. Faces count from 0; sets of cities and of numbers are bits. */
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
    STANDS = EMPTY + 1, /* so many different things may stand in a city */
    NO_TWICE = CROSS,   /* in the place of a doubling, which is 6 times the die and the one left out */
    COLOURLESS = DICE,  /* in the place of the die that a city wants */
    DOUBLE_BIT = FACES,
    NO_FACE = FACES + 1, /* what no die shows, and a colourless city wants */
    UNROLLED = FACES,    /* in the place of a face: the die is to be rolled */
    ALL_TENS = (1 << FACES) - 1,
    MOST_NEAR = CITIES - 1,
    MOST_LINKS = 3 * CITIES - 6, /* no map has more, for links do not cross */
    REROLLS = 1 << DICE,         /* the first of them is to stand */
    PLAIN_LAYOUTS = 12,
    DOUBLED_LAYOUTS = 48,
    A_TWICE = REROLLS, /* where doublings and writings begin in the numbers of moves; WAYS writings a city */
    A_WRITING = A_TWICE + CROSS,
    WAYS = CROSS + 1
};

/* What the rules say of a map and of dice. */
struct dicetrip {
    struct head head;
    int32_t tens, links;                        /* whether tens count, and how many links there are */
    uint8_t degree[CITIES];                     /* how many links a city has */
    uint8_t near[CITIES][MOST_NEAR];            /* the cities linked to each */
    uint8_t line[CITIES][CITIES];               /* the number of the link between two cities */
    uint32_t linked[CITIES];                    /* the cities linked to each as bits */
    uint8_t zone[CITIES], want[CITIES];         /* the zone, and the place of the die of a city's colour */
    int32_t zone_points[1 << ZONES];            /* by the zones that are not full of numbers, as bits */
    int32_t series_points[CITIES + 1];          /* by the length of the longest series */
    uint8_t plain[PLAIN_LAYOUTS][DICE];         /* the places of the digits of two numbers */
    uint8_t doubled[DOUBLED_LAYOUTS][2 + DICE]; /* the places of the die that counts twice, the one left out, digits */
    uint8_t digits[WAYS];          /* the digits of each number as bits, and DOUBLE_BIT where they are the same */
    uint8_t rerolls[REROLLS];      /* the dice of each reroll as bits of their places */
    uint8_t multiset[ROLLS];       /* the number of a roll's multiset */
    uint64_t doublings[MULTISETS]; /* a bit for each doubling that may be chosen */
    /* The numbers that may be written next, by doubling, multiset and the number written first (CROSS for none). */
    uint64_t made[WAYS][MULTISETS][WAYS];
};

/* One player: the numbers on the map, the cities that are empty and the bonus cities as bits; what the map scored when
 * the round opened; what stands in each city, the points for the tens (-1 before), the powers used; then of the open
 * round the doubling, how many cities are written and which. */
struct seat {
    uint64_t holds;
    uint32_t open, bonus;
    int32_t before;
    uint8_t stand[CITIES];
    int8_t tens;
    uint8_t rerolled, doubled, twice, written, first, second, unused[4];
};

/* A game in progress. Writings stand on a seat's map at once; bonus cities and tens are settled when the round closes.
 * `settled` says that the roller has let the dice lie or has rolled again. */
struct row {
    uint8_t round, players, settled, faces[DICE], unused;
    struct seat seats[];
};

/* Which of two numbers make their cities bonus cities, a bit each; a crossing never does.
 *
 * `shown` is the face of the die that a city wants, `same_die` says that both want the same, `twice` is the face that
 * counts twice. A city gets its bonus if the die of its colour shows a digit of its number, and then that die can be
 * given to it, because equal dice may change places. Not to both numbers, though: if they want the same die, or if they
 * want different ones to be the die that counts twice, the first alone gets one. */
static inline unsigned bonus_of(const struct dicetrip *dicetrip, int one, int other, int shown, int shown_too,
                                bool same_die, int twice) {
    unsigned digits = dicetrip->digits[one], digits_too = dicetrip->digits[other];
    unsigned suits = digits >> shown & 1, suits_too = digits_too >> shown_too & 1;
    unsigned is_double = digits >> DOUBLE_BIT, is_double_too = digits_too >> DOUBLE_BIT;
    bool both_twice = shown == shown_too && shown == twice;
    unsigned taken = suits & suits_too & ~(is_double | is_double_too) & (unsigned)(same_die != both_twice);
    return suits | is_double | ((suits_too | is_double_too) & ~taken) << 1;
}

static inline int cities_a_seat(const struct row *row) { return row->round == ROUNDS - 1 ? 1 : 2; }

static inline int roller_of(const struct row *row) { return row->round % row->players; }

/* Whether the roller, once the dice lie, may still roll again. */
static inline bool is_deciding(const struct row *row) {
    return row->settled == 0 && row->seats[roller_of(row)].rerolled == 0;
}

static inline int roll_number(const uint8_t *faces) {
    return ((faces[0] * FACES + faces[1]) * FACES + faces[2]) * FACES + faces[3];
}

static inline int write_action(int city, int number) { return A_WRITING + city * WAYS + number; }

/* Find the longest road and the longest series of a map whose numbers are bits; `city_of` says where each stands.
 * Numbers are gone through upwards, so the cities before a city on a road are known when its turn comes. */
static inline int longest(const struct dicetrip *dicetrip, uint64_t holds, const uint8_t *city_of, int *series) {
    uint8_t road_to[CITIES] = {0};
    int road = 0, most_in_series = 0, run = 0, city = 0, number = -2;
    for (; holds != 0; holds &= holds - 1) {
        int before = number, last = city, most = 0;
        number = __builtin_ctzll(holds);
        city = city_of[number];
        for (int at = 0; at < dicetrip->degree[city]; at++) {
            int there = road_to[dicetrip->near[city][at]];
            most = there > most ? there : most;
        }
        road_to[city] = (uint8_t)(most + 1);
        run = before == number - 1 && (dicetrip->linked[city] >> last & 1) != 0 ? run + 1 : 1;
        road = most + 1 > road ? most + 1 : road;
        most_in_series = run > most_in_series ? run : most_in_series;
    }
    *series = most_in_series;
    return road;
}

/* The step, which `dicetrip_game` offers too; `play` and `legal` are of a seat that chooses. */
int64_t dicetrip_row_size(int players);
void dicetrip_start(struct row *row, int players);
void dicetrip_chance(struct row *row, uint64_t *stream);
int dicetrip_legal(const struct dicetrip *dicetrip, const struct row *row, int seat, uint16_t *moves);
void dicetrip_play(const struct dicetrip *dicetrip, struct row *row, int seat, int action);
void dicetrip_scores(const struct dicetrip *dicetrip, const struct row *row, int64_t *totals);

/* The tables, or NULL unless these are Dice Trip's; and whether bytes are a position. */
const struct dicetrip *dicetrip_tables(const void *tables, int64_t size);
bool is_dicetrip_row(const struct dicetrip *dicetrip, const struct row *row, int64_t size);

#endif
