/* One game as the core plays it: the step on which random play, bots, playouts and batches are built.
 *
 * A row is one game in progress: packed bytes, which Python also passes in as a position. Tables hold what the readable
 * rules say; each game's `prepare` writes them, and they begin with a head that names the game. Moves are numbered as
 * in `rules.actions`. */
#ifndef NOPPA_GAME_H
#define NOPPA_GAME_H

#include "core.h"
#include "rng.h"

enum { HEAD_MAGIC = 0x4E6F7031 }; /* "Nop1" */
enum game_number { YATZY, TUTTO, KIVI, DICETTO, DICETRIP, GAMES };
enum { MOST_MOVES = 6144, MOST_SEATS = 32 };

struct head {
    int32_t magic, game;
    int64_t size; /* of the whole tables, in bytes */
};

/* The bytes of a row, the lengths of usage and of an observation, the number of actions, and the most moves that a
 * position can have, MOST_MOVES at most. */
struct sizes {
    int64_t row;
    int usage, observation, actions, most_moves;
};

/* How players choose: any legal move; quickly, as in playouts; as well as the core can. */
enum level { RANDOM, QUICK, HARD, LEVELS };

/* Whole games to play, numbered consecutively, each with its own stream: from the start, where in game g player p sits
 * at seat (p + g) mod players, or on from a position, where player p sits at seat p. `values` is what players use
 * besides the tables. Results: final scores by player, winners as bits, decisions, and usage by player, added up; the
 * last two may be NULL. */
struct games {
    const void *tables, *values;
    int64_t values_size;
    const void *from;
    const uint8_t *levels;
    int64_t players, row_size, usage_size, first, count;
    uint64_t seed;
    void *room;
    int64_t *scores, *winners, *lengths, *usage;
};

struct game {
    int64_t tables_size;
    int least_players, most_players;
    struct sizes (*sizes)(const void *tables, int players);
    /* Fill tables that are all zeros from the bytes of the rules; return a status. */
    int64_t (*prepare)(void *tables, const void *rules, int64_t size);
    /* Whether a row of the right size is a valid position of that many players. */
    bool (*is_position)(const void *tables, const void *row, int players);

    void (*start)(const void *tables, void *row, int players);
    /* Draw chance at random up to the next choice. */
    void (*chance)(const void *tables, void *row, uint64_t *stream);
    /* Apply a given outcome of chance, such as the faces rolled; false if it is not possible. */
    bool (*answer)(const void *tables, void *row, const int32_t *numbers, int64_t count);
    /* The seat that chooses next, NOBODY when the game is over or chance comes next. */
    int (*due)(const void *tables, const void *row);
    /* Write the moves of the seat that is due, in the order of the rules; return how many. */
    int (*legal)(const void *tables, const void *row, uint16_t *moves);
    void (*play)(const void *tables, void *row, int action);
    /* Play a random move of the seat that is due, all equally likely; NULL where listing them is as fast. */
    void (*play_random)(const void *tables, void *row, int seat, uint64_t *stream);

    /* Write the points that a move of one seat, and the chance after it, may have changed. */
    void (*score)(const void *tables, const void *row, int seat, int64_t *totals);
    /* The winners of a finished game, a bit each; NULL where the most points win. */
    uint64_t (*winners)(const void *row, const int64_t *totals);
    /* Add the usage of a seat in a finished game to the counts. */
    void (*usage)(const void *tables, const void *row, int seat, int64_t *counts);
    void (*observe)(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into);

    /* How many bytes of room these games need, or a status if the values do not fit. */
    int64_t (*games_room)(const struct games *games);
    /* Play the games; return how many finished. */
    int64_t (*play_games)(const struct games *games);
};

/* The functions that have the same name in the file of every game. */
#define STEP                                                                                                           \
    .sizes = sizes, .is_position = is_position, .start = start, .chance = chance, .answer = answer, .due = due,        \
    .legal = legal, .play = play, .score = score, .usage = usage, .observe = observe

extern const struct game yatzy_game, tutto_game, kivi_game, dicetto_game, dicetrip_game;

/* The game of some tables, NULL unless they were prepared by this core. */
const struct game *game_of(const void *tables, int64_t size);

/* Write the head of prepared tables. */
void write_head(struct head *head, enum game_number number, int64_t size);

/* The number of players by the size of a row; 0 if no row has that size. */
int players_of(const struct game *game, const void *tables, int64_t row_size);

/* DONE if these are tables and a position of a game. */
int64_t check_position(const struct game *game, const void *tables, int64_t size, const void *row, int64_t row_size);

/* The seat some places after another. */
static inline int seat_after(int seat, int places, int players) {
    return seat + places < players ? seat + places : seat + places - players;
}

/* The seats with the most points, a bit each. */
uint64_t highest(const int64_t *totals, int players);

/* The winners of a finished game, a bit each. */
static inline uint64_t winners_of(const struct game *game, const void *row, const int64_t *totals, int players) {
    return game->winners == NULL ? highest(totals, players) : game->winners(row, totals);
}

/* Write the share of the win of each seat, from the winners as bits. */
static inline void write_shares(uint64_t winners, double *shares, int64_t players) {
    int count = __builtin_popcountll(winners);
    for (int64_t seat = 0; seat < players; seat++) { shares[seat] = (double)(winners >> seat & 1) / count; }
}

#endif
