#include "game.h"

static const struct game *const games_by_number[GAMES] = {
    [YATZY] = &yatzy_game,     [TUTTO] = &tutto_game,       [KIVI] = &kivi_game,
    [DICETTO] = &dicetto_game, [DICETRIP] = &dicetrip_game,
};

const struct game *game_of(const void *tables, int64_t size) {
    const struct head *head = tables;
    if (!is_aligned(tables) || size < (int64_t)sizeof *head || head->magic != HEAD_MAGIC || head->size != size ||
        head->game < 0 || head->game >= GAMES) {
        return NULL;
    }
    return games_by_number[head->game]->tables_size == size ? games_by_number[head->game] : NULL;
}

void write_head(struct head *head, enum game_number number, int64_t size) {
    *head = (struct head){HEAD_MAGIC, (int32_t)number, size};
}

int players_of(const struct game *game, const void *tables, int64_t row_size) {
    for (int players = game->least_players; players <= game->most_players; players++) {
        if (game->sizes(tables, players).row == row_size) { return players; }
    }
    return 0;
}

int64_t check_position(const struct game *game, const void *tables, int64_t size, const void *row, int64_t row_size) {
    if (game == NULL || game_of(tables, size) != game) { return BAD_TABLES; }
    int players = players_of(game, tables, row_size);
    return players > 0 && is_aligned(row) && game->is_position(tables, row, players) ? DONE : BAD_POSITION;
}

uint64_t highest(const int64_t *totals, int players) {
    int64_t most = totals[0];
    uint64_t seats = 1;
    for (int seat = 1; seat < players; seat++) {
        seats = totals[seat] > most ? 0 : seats;
        most = totals[seat] > most ? totals[seat] : most;
        seats |= (uint64_t)(totals[seat] == most) << seat;
    }
    return seats;
}

/* Tables --------------------------------------------------------------------------------------------------------- */

EXPORT int64_t noppa_tables_size(int64_t number) {
    return number < 0 || number >= GAMES ? BAD_ARGUMENT : games_by_number[number]->tables_size;
}

EXPORT int64_t noppa_prepare(int64_t number, void *tables, int64_t size, const void *rules, int64_t rules_size) {
    if (!is_aligned(tables) || !is_aligned(rules) || size != noppa_tables_size(number)) { return BAD_SIZE; }
    __builtin_memset(tables, 0, (size_t)size);
    int64_t status = games_by_number[number]->prepare(tables, rules, rules_size);
    if (status == DONE) { write_head(tables, (enum game_number)number, size); }
    return status;
}

EXPORT int64_t noppa_row_size(const void *tables, int64_t size, int64_t players) {
    const struct game *game = game_of(tables, size);
    if (game == NULL || players < game->least_players || players > game->most_players) {
        return game == NULL ? BAD_TABLES : BAD_ARGUMENT;
    }
    return game->sizes(tables, (int)players).row;
}

EXPORT int64_t noppa_most_moves(const void *tables, int64_t size) {
    const struct game *game = game_of(tables, size);
    return game == NULL ? BAD_TABLES : game->sizes(tables, game->least_players).most_moves;
}

/* The step for Python: one position in packed bytes, checked before anything else --------------------------------- */

/* Find the game of some tables, and check that the row is a position of it. */
static int64_t open_position(const void *tables, int64_t size, const void *row, int64_t row_size,
                             const struct game **game) {
    *game = game_of(tables, size);
    return check_position(*game, tables, size, row, row_size);
}

EXPORT int64_t noppa_start(const void *tables, int64_t size, void *row, int64_t row_size) {
    const struct game *game = game_of(tables, size);
    int players = game == NULL ? 0 : players_of(game, tables, row_size);
    if (players == 0 || !is_aligned(row)) { return game == NULL ? BAD_TABLES : BAD_SIZE; }
    game->start(tables, row, players);
    return DONE;
}

/* 1 + the seat that is due, 0 for nobody. */
EXPORT int64_t noppa_due(const void *tables, int64_t size, const void *row, int64_t row_size) {
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    return status == DONE ? game->due(tables, row) + 1 : status;
}

EXPORT int64_t noppa_chance(const void *tables, int64_t size, void *row, int64_t row_size, uint64_t *stream,
                            int64_t stream_size) {
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    if (status != DONE || !is_array(stream, stream_size, 8)) { return status != DONE ? status : BAD_SIZE; }
    game->chance(tables, row, stream);
    return DONE;
}

EXPORT int64_t noppa_answer(const void *tables, int64_t size, void *row, int64_t row_size, const int32_t *numbers,
                            int64_t numbers_size) {
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    if (status != DONE) { return status; }
    return game->answer(tables, row, numbers, numbers_size / (int64_t)sizeof *numbers) ? DONE : BAD_ARGUMENT;
}

EXPORT int64_t noppa_legal(const void *tables, int64_t size, const void *row, int64_t row_size, uint16_t *moves,
                           int64_t moves_size) {
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    if (status != DONE || moves == NULL || moves_size < noppa_most_moves(tables, size) * (int64_t)sizeof *moves) {
        return status != DONE ? status : BAD_SIZE;
    }
    return game->legal(tables, row, moves);
}

EXPORT int64_t noppa_play(const void *tables, int64_t size, void *row, int64_t row_size, int64_t action) {
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    uint16_t moves[MOST_MOVES];
    for (int left = status == DONE ? game->legal(tables, row, moves) : 0; left > 0; left--) {
        if (moves[left - 1] == action) {
            game->play(tables, row, (int)action);
            return DONE;
        }
    }
    return status == DONE ? BAD_ARGUMENT : status;
}

EXPORT int64_t noppa_totals(const void *tables, int64_t size, const void *row, int64_t row_size, int64_t *totals,
                            int64_t totals_size) {
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    int players = status == DONE ? players_of(game, tables, row_size) : 0;
    if (status != DONE || !is_array(totals, totals_size, players * 8)) { return status != DONE ? status : BAD_SIZE; }
    for (int seat = 0; seat < players; seat++) { game->score(tables, row, seat, totals); }
    return DONE;
}

/* Whole games ---------------------------------------------------------------------------------------------------- */

/* Check players, levels and values, and fill in what follows from them; return the bytes of room needed. */
static int64_t begin_games(struct games *games, int64_t size, int64_t players, const struct game **game) {
    *game = game_of(games->tables, size);
    if (*game == NULL) { return BAD_TABLES; }
    if (players < (*game)->least_players || players > (*game)->most_players || games->first < 0 || games->count < 0) {
        return BAD_ARGUMENT;
    }
    for (int64_t player = 0; player < players; player++) {
        if (games->levels[player] >= LEVELS) { return BAD_ARGUMENT; }
    }
    struct sizes sizes = (*game)->sizes(games->tables, (int)players);
    games->players = players;
    games->row_size = sizes.row;
    games->usage_size = sizes.usage;
    return (*game)->games_room(games);
}

/* How many bytes of room `count` games with these levels need. */
EXPORT int64_t noppa_games_room(const void *tables, int64_t size, const void *values, int64_t values_size,
                                const uint8_t *levels, int64_t players, int64_t count) {
    struct games games = {.tables = tables, .values = values, .values_size = values_size, .levels = levels};
    const struct game *game;
    games.count = count;
    return begin_games(&games, size, players, &game);
}

/* Play if all output buffers have the right size; playouts have neither lengths nor usage. */
static int64_t play_games(struct games *games, int64_t size, int64_t players, int64_t room_size, int64_t scores_size,
                          int64_t winners_size, int64_t lengths_size, int64_t usage_size) {
    const struct game *game;
    int64_t count = games->count = winners_size / 8, needed = begin_games(games, size, players, &game);
    if (needed < 0) { return needed; }
    bool fits = is_array_or_none(games->scores, scores_size, count * players * 8) &&
                is_array_or_none(games->winners, winners_size, count * 8) &&
                is_array_or_none(games->lengths, lengths_size, games->from != NULL ? 0 : count * 8) &&
                is_array_or_none(games->usage, usage_size, games->from != NULL ? 0 : players * games->usage_size * 8) &&
                room_size >= needed && (needed == 0 || is_aligned(games->room));
    return fits ? game->play_games(games) : BAD_SIZE;
}

/* Play the games numbered from `first` on with a level for each player; return how many finished. */
EXPORT int64_t noppa_games(const void *tables, int64_t size, const void *values, int64_t values_size,
                           const uint8_t *levels, int64_t players, int64_t first, int64_t seed, void *room,
                           int64_t room_size, int64_t *scores, int64_t scores_size, int64_t *winners,
                           int64_t winners_size, int64_t *lengths, int64_t lengths_size, int64_t *usage,
                           int64_t usage_size) {
    struct games games = {.tables = tables, .values = values, .values_size = values_size, .levels = levels};
    games.first = first;
    games.seed = (uint64_t)seed;
    games.room = room;
    games.scores = scores;
    games.winners = winners;
    games.lengths = lengths;
    games.usage = usage;
    return play_games(&games, size, players, room_size, scores_size, winners_size, lengths_size, usage_size);
}

/* Play on from a position in the games numbered from `first` on, all players QUICK; return how many finished. */
EXPORT int64_t noppa_playouts(const void *tables, int64_t size, const void *values, int64_t values_size,
                              const void *row, int64_t row_size, int64_t first, int64_t seed, void *room,
                              int64_t room_size, int64_t *scores, int64_t scores_size, int64_t *winners,
                              int64_t winners_size) {
    uint8_t levels[MOST_SEATS];
    __builtin_memset(levels, QUICK, sizeof levels);
    struct games games = {.tables = tables, .values = values, .values_size = values_size, .levels = levels};
    const struct game *game;
    int64_t status = open_position(tables, size, row, row_size, &game);
    if (status != DONE) { return status; }
    games.from = row;
    games.first = first;
    games.seed = (uint64_t)seed;
    games.room = room;
    games.scores = scores;
    games.winners = winners;
    return play_games(&games, size, players_of(game, tables, row_size), room_size, scores_size, winners_size, 0, 0);
}
