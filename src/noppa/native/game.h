/* One game as the core plays it: the step on which random play, best play, playouts and batches are built.
 *
 * A row is one game in progress, the packed bytes that also cross the border as a position. Tables say what the
 * readable rules know; each game's `prepare` writes them, and they begin with a head that names the game. Moves go
 * by their numbers in `rules.actions`. */
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

struct game {
    int64_t (*tables_size)(void);
    /* The size of a row, and how many players a row of some size has, 0 if that is no size of a row. */
    int64_t (*row_size)(const void *tables, int players);
    int (*players)(const void *tables, int64_t row_size);
    /* Whether a row is a position that the game can go on from. */
    bool (*is_position)(const void *tables, const void *row, int64_t size);

    void (*start)(const void *tables, void *row, int players);
    /* Answer for chance up to the next choice. */
    void (*chance)(const void *tables, void *row, uint64_t *stream);
    /* The same with a given answer, such as the faces rolled; false if it does not fit. */
    bool (*answer)(const void *tables, void *row, const int32_t *numbers, int64_t count);
    /* The seat that chooses next, NOBODY when the game is over or chance is to be answered. */
    int (*due)(const void *tables, const void *row);
    /* Write the moves of the seat that is due, in the order of the rules; return how many. */
    int (*legal)(const void *tables, const void *row, uint16_t *moves);
    void (*play)(const void *tables, void *row, int action);

    /* Everybody's points, as they stand after a move of one seat and the chance behind it. */
    void (*score)(const void *tables, const void *row, int seat, int64_t *totals);
    /* The winners of a finished game, a bit each. */
    uint64_t (*winners)(const void *tables, const void *row, const int64_t *totals, int players);
    /* Add what a seat used in a finished game to the counts. */
    int (*usage_size)(const void *tables);
    void (*usage)(const void *tables, const void *row, int seat, int64_t *counts);
    int (*observation_size)(const void *tables, int players);
    void (*observe)(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into);
    int (*actions)(const void *tables);
    /* The most moves a position can have, MOST_MOVES at most. */
    int (*most_moves)(const void *tables);
};

extern const struct game yatzy_game, tutto_game, kivi_game, dicetto_game, dicetrip_game;

/* The game of some tables, NULL unless they were prepared by this core. */
const struct game *game_of(const void *tables, int64_t size);

/* Write the head of tables that are prepared. */
void write_head(struct head *head, enum game_number number, int64_t size);

/* The seats with the most points, a bit each. */
uint64_t highest(const int64_t *totals, int players);

#endif
