/* Dicetto in the core: its tables, one game in progress, and the step.
 *
 * A hand is a multiset of up to four dice, numbered as on the lattice; so are the dice on a card. */
#ifndef NOPPA_DICETTO_H
#define NOPPA_DICETTO_H

#include "game.h"
#include "lattice.h"

enum {
    DICE = 4,
    TURN_ROLLS = 3,
    SHOWN = 4, /* dice cards in the row, and bonus cards dealt */
    EXTRA = SHOWN,
    SLOTS = SHOWN + 1, /* the last is that of the extra roll card */
    LEAST_PLAYERS = 2,
    MOST_PLAYERS = 4,
    HANDS = 210,
    KEEPS = 84, /* hands of fewer than four dice */
    CHOICES = HANDS - 1,
    SUMS = 6 * DICE + 2, /* from 0 to one that four dice do not reach */
    KINDS = 13,
    MOST_PRINTED = 99,                 /* points on a card, and copies of a card */
    MOST_CARDS = 2600,                 /* different dice cards: by kind, points and logo */
    MOST_BONUS = 8,                    /* different bonus cards */
    MOST_TO_WIN = 46,                  /* cards that end the game */
    ANY = 255,                         /* instead of a hand: whatever dice there are */
    NONE = 255,                        /* no such hand */
    END_TURN = KEEPS + SLOTS * CHOICES /* moves are numbered: keeps, choices of dice for each slot, done */
};

/* The tallies of the cards won, in the order of an observation. */
enum tally { LOGOS, CARDS, STRAIGHTS, CHANCES, POINTS, NUMBERS, COUNTS };

/* Which dice of a hand may be chosen is looked up by lines: one for what may be kept, and one for each thing a card
 * asks for and the least sum it takes, with a place for each hand and for ANY. Line 0 is for a card that takes nothing.
 * A line is 256 places long and is named by where it begins. */
enum { LINE = 256, KEEP_LINE = LINE, FIRST_LINE = 2 * LINE, LINES = 2 + KINDS * SUMS + 1, MOST_LISTED = 32768 };

/* The figures behind the chances to win, as fitted by `train/dicetto.py`; see values.c. `spread` is the mean square of
 * what a card of the deck adds to each tally. */
struct figures {
    double attention, attraction, extra, tempo, tempo_now, free, cards, now, later, bonus_now, bonus_later, idle,
        usually_free, spread[COUNTS];
};

struct dice_card {
    int32_t adds[COUNTS]; /* what it adds to each tally */
    int32_t kind, copies;
    int32_t line; /* with no dice on the card */
};

struct bonus_card {
    int32_t tally, sign, worth, seen; /* what it counts, -1 for fewest, its points, its place in an observation */
};

/* What the rules say. */
struct dicetto {
    struct head head;
    struct figures figures;
    int32_t cards, bonus, bonus_cards, cards_to_win, at_once, room, all_cards, unused;
    struct dice_card card[MOST_CARDS + 2]; /* from 1 on; behind them the extra roll card, which adds nothing */
    struct bonus_card bonus_card[MOST_BONUS];

    uint8_t size[HANDS], total[HANDS]; /* dice, and their sum */
    uint8_t both[HANDS][HANDS];        /* two hands together, NONE above four dice */
    uint8_t rest[LINE][LINE]; /* what is left of a hand without some dice, NONE if it lacks them; ANY has all */
    bool fits[KINDS][HANDS];
    uint8_t offers[LINES * LINE];  /* how many choices of dice a hand has on a line */
    uint16_t begins[LINES * LINE]; /* and where they begin */
    uint8_t listed[MOST_LISTED];   /* the choices, in the order of the rules */

    double beats[KINDS * SUMS + LANES]; /* by kind and sum, the chance to beat a sum in a turn spent on it alone */
    struct lattice lattice;
};

/* Some choices of dice, in the order of the rules: by number. */
struct choices {
    int count;
    const uint8_t *dice;
};

/* A game in progress, followed by a seat for each player and by how many there are of each card in the pile. */
struct row {
    uint8_t players, seat, extra_roll, rolls, is_done;
    uint8_t challenges, closed, dealt; /* a bit for each slot; closed are those that this turn has placed dice on */
    uint8_t hand;                      /* dice in hand, those kept while the rest is to be rolled */
    uint8_t challenging[SLOTS], lying[SLOTS];
    int8_t owner[SLOTS]; /* whose dice lie there, or NOBODY */
    uint8_t bonus[SHOWN];
    uint16_t card[SLOTS], unused; /* cards by number, counted from 1, 0 for none; so are bonus cards */
    uint32_t left, idle; /* cards in the pile; turns without dice on the row, counted only by players of whole games */
};

struct seat {
    uint16_t tally[COUNTS];
    uint16_t won[]; /* cards by number, counted from 1 */
};

static inline int64_t seat_size(const struct dicetto *dicetto) {
    return (int64_t)sizeof(struct seat) + dicetto->room * (int64_t)sizeof(uint16_t);
}

/* A seat, or the pile, of a row: what may be written to the row may be written there. */
static inline struct seat *seat_of(const struct dicetto *dicetto, const struct row *row, int seat) {
    return (struct seat *)((const char *)(row + 1) + seat * seat_size(dicetto));
}

static inline uint8_t *pile_of(const struct dicetto *dicetto, const struct row *row) {
    return (uint8_t *)seat_of(dicetto, row, row->players);
}

/* Whether dice are rolled next; that ends once dice are placed. */
static inline bool rolls_next(const struct row *row) { return row->hand < KEEPS && row->closed == 0; }

static inline int rolls_left(const struct row *row) {
    return row->closed != 0 ? 0 : TURN_ROLLS + row->extra_roll - row->rolls;
}

static inline bool battle_is_due(const struct dicetto *dicetto, const struct row *row) {
    return row->challenges != 0 && (dicetto->at_once || row->is_done);
}

static inline const struct dice_card *card_at(const struct dicetto *dicetto, const struct row *row, int slot) {
    return &dicetto->card[row->card[slot]];
}

static inline int line_of(int kind, int least) { return FIRST_LINE + (kind * SUMS + least) * LINE; }

/* The line of a slot: it takes a sum as high as the one there already; 0 if it takes nothing. */
static inline int line_at(const struct dicetto *dicetto, const struct row *row, int slot) {
    int line = card_at(dicetto, row, slot)->line + dicetto->total[row->lying[slot]] * LINE;
    return line & -(~row->closed >> slot & 1); /* no branch */
}

static inline struct choices choices_of(const struct dicetto *dicetto, int line, int hand) {
    return (struct choices){dicetto->offers[line + hand], dicetto->listed + dicetto->begins[line + hand]};
}

static inline int place_action(int slot, int dice) { return KEEPS + slot * CHOICES + dice - 1; }

static inline int next_seat(const struct row *row) { return seat_after(row->seat, 1, row->players); }

bool dicetto_is_over(const struct dicetto *dicetto, const struct row *row);

/* The points of each seat, bonus cards included, if the game ended and all seats collected where they own the dice. */
void dicetto_scores(const struct dicetto *dicetto, const struct row *row, const int8_t *owner, int64_t *scores);

/* Whose dice lie in each slot, and their sums: all that differs between the ends of a turn. */
struct layout {
    int8_t owner[SLOTS];
    uint8_t total[SLOTS];
};

static inline void lay_out(const struct dicetto *dicetto, const struct row *row, struct layout *layout) {
    for (int slot = 0; slot < SLOTS; slot++) {
        layout->owner[slot] = row->owner[slot];
        layout->total[slot] = dicetto->total[row->lying[slot]];
    }
}

/* Whether no dice lie on any card of the row. */
static inline bool is_bare(const int8_t owner[SLOTS]) {
    bool bare = true;
    for (int slot = 0; slot < EXTRA; slot++) { bare &= owner[slot] == NOBODY; }
    return bare;
}

/* Values have a number for each seat: its chance to win, a shared win counting as a part. This is the value when the
 * seat in turn ends its turn, with the dice as on the layout. */
void dicetto_shares_after(const struct dicetto *dicetto, const struct row *row, const struct layout *layout,
                          double into[MOST_PLAYERS]);

/* The same when the turn goes to the `upcoming` seat. */
void dicetto_shares(const struct dicetto *dicetto, const struct row *row, int upcoming, const struct layout *layout,
                    double into[MOST_PLAYERS]);

int64_t dicetto_row_size(const struct dicetto *dicetto, int players);
int64_t dicetto_prepare(void *tables, const void *rules, int64_t rules_size);

/* Quick and hard players, for `dicetto_game`. */
int64_t dicetto_choose(const struct games *games, void *row, enum level level, uint64_t *stream);
int64_t dicetto_games_room(const struct games *games);

/* The longest row: with 49 cards a seat and the most different cards. */
enum { MOST_ROW = 48 + MOST_PLAYERS * (12 + 2 * (MOST_TO_WIN + DICE - 1)) + MOST_CARDS + 8 };

#endif
