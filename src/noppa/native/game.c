#include "game.h"

static const struct game *const games[GAMES] = {
    [YATZY] = &yatzy_game,     [TUTTO] = &tutto_game,       [KIVI] = &kivi_game,
    [DICETTO] = &dicetto_game, [DICETRIP] = &dicetrip_game,
};

const struct game *game_of(const void *tables, int64_t size) {
    const struct head *head = tables;
    if (tables == NULL || (uintptr_t)tables % 8 != 0 || size < (int64_t)sizeof *head) {
        return NULL;
    }
    if (head->magic != HEAD_MAGIC || head->size != size || head->game < 0 || head->game >= GAMES) {
        return NULL;
    }
    return games[head->game]->tables_size() == size ? games[head->game] : NULL;
}

void write_head(struct head *head, enum game_number number, int64_t size) {
    head->magic = HEAD_MAGIC;
    head->game = (int32_t)number;
    head->size = size;
}

uint64_t highest(const int64_t *totals, int players) {
    int64_t most = totals[0];
    uint64_t seats = 0;
    for (int seat = 1; seat < players; seat++) {
        most = totals[seat] > most ? totals[seat] : most;
    }
    for (int seat = 0; seat < players; seat++) {
        seats |= (uint64_t)(totals[seat] == most) << seat;
    }
    return seats;
}

/* The step at the border: one position in packed bytes, checked before anything is done with it. */

static const struct game *checked(const void *tables, int64_t tables_size, const void *row, int64_t size,
                                  int64_t *status) {
    const struct game *game = game_of(tables, tables_size);
    *status = BAD_TABLES;
    if (game == NULL) {
        return NULL;
    }
    *status = BAD_POSITION;
    if (row == NULL || (uintptr_t)row % 8 != 0 || !game->is_position(tables, row, size)) {
        return NULL;
    }
    *status = DONE;
    return game;
}

/* The size of a row for so many players, and room for how many moves a position needs. */
EXPORT int64_t noppa_row_size(const void *tables, int64_t tables_size, int64_t players) {
    const struct game *game = game_of(tables, tables_size);
    if (game == NULL) {
        return BAD_TABLES;
    }
    if (players < 1 || players > MOST_SEATS) {
        return BAD_ARGUMENT;
    }
    int64_t size = game->row_size(tables, (int)players);
    return game->players(tables, size) == players ? size : BAD_ARGUMENT;
}

EXPORT int64_t noppa_most_moves(const void *tables, int64_t tables_size) {
    const struct game *game = game_of(tables, tables_size);
    return game == NULL ? BAD_TABLES : game->most_moves(tables);
}

EXPORT int64_t noppa_start(const void *tables, int64_t tables_size, void *row, int64_t size) {
    const struct game *game = game_of(tables, tables_size);
    if (game == NULL) {
        return BAD_TABLES;
    }
    int players = game->players(tables, size);
    if (players == 0 || row == NULL || (uintptr_t)row % 8 != 0) {
        return BAD_SIZE;
    }
    game->start(tables, row, players);
    return DONE;
}

EXPORT int64_t noppa_due(const void *tables, int64_t tables_size, const void *row, int64_t size) {
    int64_t status;
    const struct game *game = checked(tables, tables_size, row, size, &status);
    return game == NULL ? status : game->due(tables, row) + 1; /* 0 for nobody */
}

EXPORT int64_t noppa_chance(const void *tables, int64_t tables_size, void *row, int64_t size, uint64_t *stream,
                            int64_t stream_size) {
    int64_t status;
    const struct game *game = checked(tables, tables_size, row, size, &status);
    if (game == NULL) {
        return status;
    }
    if (stream == NULL || stream_size != (int64_t)sizeof *stream) {
        return BAD_SIZE;
    }
    game->chance(tables, row, stream);
    return DONE;
}

EXPORT int64_t noppa_answer(const void *tables, int64_t tables_size, void *row, int64_t size, const int32_t *numbers,
                            int64_t numbers_size) {
    int64_t status;
    const struct game *game = checked(tables, tables_size, row, size, &status);
    if (game == NULL) {
        return status;
    }
    int64_t count = numbers_size / (int64_t)sizeof *numbers;
    return game->answer(tables, row, numbers, count) ? DONE : BAD_ARGUMENT;
}

EXPORT int64_t noppa_legal(const void *tables, int64_t tables_size, const void *row, int64_t size, uint16_t *moves,
                           int64_t moves_size) {
    int64_t status;
    const struct game *game = checked(tables, tables_size, row, size, &status);
    if (game == NULL) {
        return status;
    }
    if (moves == NULL || moves_size < game->most_moves(tables) * (int64_t)sizeof *moves) {
        return BAD_SIZE;
    }
    return game->legal(tables, row, moves);
}

EXPORT int64_t noppa_play(const void *tables, int64_t tables_size, void *row, int64_t size, int64_t action) {
    int64_t status;
    const struct game *game = checked(tables, tables_size, row, size, &status);
    uint16_t moves[MOST_MOVES];
    if (game == NULL) {
        return status;
    }
    int count = game->legal(tables, row, moves);
    for (int at = 0; at < count; at++) {
        if (moves[at] == action) {
            game->play(tables, row, (int)action);
            return DONE;
        }
    }
    return BAD_ARGUMENT;
}

EXPORT int64_t noppa_totals(const void *tables, int64_t tables_size, const void *row, int64_t size, int64_t *totals,
                            int64_t totals_size) {
    int64_t status;
    const struct game *game = checked(tables, tables_size, row, size, &status);
    if (game == NULL) {
        return status;
    }
    int players = game->players(tables, size);
    if (totals == NULL || totals_size != players * (int64_t)sizeof *totals) {
        return BAD_SIZE;
    }
    for (int seat = 0; seat < players; seat++) {
        game->score(tables, row, seat, totals);
    }
    return DONE;
}
