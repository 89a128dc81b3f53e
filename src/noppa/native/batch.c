/* Many games side by side: loops over a batch, the same for every game.
 *
 * A step plays an action, draws chance up to the next choice, and writes the observation and legal moves of the seat
 * that is due. Every game has its own stream, so its course depends on the seed and on its actions alone. */
#include "game.h"

/* Games in progress: for each a row, a stream, the seat that is due, how many moves it has, which, and all points. Each
 * buffer is followed by its size in bytes. */
struct batch {
    const void *tables;
    int64_t tables_size, count, players, row_size, most_moves;
    void *rows;
    int64_t rows_size;
    uint64_t *streams;
    int64_t streams_size, *seats, seats_size, *counts, counts_size;
    uint16_t *moves;
    int64_t moves_size, *totals, totals_size;
};

/* What a step writes for every game: the observation, mask and number of the seat that is due, the rewards of all seats
 * and of the one that moved, whether the game ended, and the final observation of that seat. */
struct result {
    int32_t *observations;
    int64_t observations_size;
    int8_t *masks;
    int64_t masks_size, *seats, seats_size;
    double *rewards;
    int64_t rewards_size;
    double *reward;
    int64_t reward_size;
    uint8_t *ended;
    int64_t ended_size;
    int32_t *finals;
    int64_t finals_size;
};

/* The game of a checked batch, and the sizes of what it writes. */
struct checked {
    const struct game *game;
    struct sizes sizes;
};

/* Whether the buffers of a batch have the sizes that its games need. */
static bool fits(const struct batch *batch, int64_t batch_size, struct checked *checked) {
    if (!is_array(batch, batch_size, sizeof *batch)) { return false; }
    const struct game *game = checked->game = game_of(batch->tables, batch->tables_size);
    int64_t count = batch->count;
    if (game == NULL || count < 0 || batch->players < game->least_players || batch->players > game->most_players) {
        return false;
    }
    struct sizes sizes = checked->sizes = game->sizes(batch->tables, (int)batch->players);
    return batch->row_size == sizes.row && batch->row_size % 8 == 0 && batch->rows_size == count * batch->row_size &&
           batch->streams_size == count * 8 && batch->seats_size == count * 8 && batch->counts_size == count * 8 &&
           batch->most_moves >= sizes.most_moves && batch->moves_size == count * batch->most_moves * 2 &&
           batch->totals_size == count * batch->players * 8;
}

static void *row_at(const struct batch *batch, int64_t at) { return (char *)batch->rows + at * batch->row_size; }

/* Start a game; return the seat that is due. */
static int start(const struct game *game, struct batch *batch, int64_t at) {
    void *row = row_at(batch, at);
    game->start(batch->tables, row, (int)batch->players);
    for (int64_t seat = 0; seat < batch->players; seat++) { batch->totals[at * batch->players + seat] = 0; }
    game->chance(batch->tables, row, &batch->streams[at]);
    return game->due(batch->tables, row);
}

/* Note the seat that is due and its moves, and write what it observes. */
static void observe(const struct game *game, struct batch *batch, int64_t at, int seat, int32_t *observations) {
    const void *row = row_at(batch, at);
    batch->seats[at] = seat;
    batch->counts[at] = game->legal(batch->tables, row, batch->moves + at * batch->most_moves);
    game->observe(batch->tables, row, seat, batch->totals + at * batch->players, observations);
}

/* Play an action; return the seat that is due then. */
static int play(const struct game *game, struct batch *batch, int64_t at, int action) {
    void *row = row_at(batch, at);
    game->play(batch->tables, row, action);
    game->chance(batch->tables, row, &batch->streams[at]);
    game->score(batch->tables, row, (int)batch->seats[at], batch->totals + at * batch->players);
    return game->due(batch->tables, row);
}

static bool is_legal(const struct batch *batch, int64_t at, int64_t action) {
    const uint16_t *moves = batch->moves + at * batch->most_moves;
    uint16_t found = 0;
    for (int64_t number = 0; number < batch->counts[at]; number++) { /* no early exit: eight or more at once */
        found |= moves[number] == (uint16_t)action;
    }
    return found != 0 && action == (uint16_t)action;
}

/* Whether all numbers are those of games in the batch. */
static bool are_games(const struct batch *batch, const int64_t *which, int64_t count) {
    bool inside = true;
    for (int64_t number = 0; number < count; number++) { inside &= which[number] >= 0 && which[number] < batch->count; }
    return inside;
}

/* Write a 1 for every legal move of a game. */
static void mark_legal(const struct batch *batch, int64_t at, int8_t *mask, int actions) {
    const uint16_t *moves = batch->moves + at * batch->most_moves;
    int64_t count = batch->counts[at]; /* a copy: for the compiler, masks might overlap the counts */
    __builtin_memset(mask, 0, (size_t)actions);
#pragma GCC unroll 4
    for (int64_t number = 0; number < count; number++) { mask[moves[number]] = 1; }
}

/* Write the initial streams of games, from number `first` on. */
EXPORT int64_t noppa_streams(int64_t seed, int64_t first, uint64_t *streams, int64_t streams_size) {
    for (int64_t at = 0; at < streams_size / 8; at++) {
        streams[at] = stream_of((uint64_t)seed, (uint64_t)(first + at));
    }
    return DONE;
}

EXPORT int64_t noppa_batch_start(struct batch *batch, int64_t batch_size, int32_t *observations,
                                 int64_t observations_size) {
    struct checked checked;
    if (!fits(batch, batch_size, &checked) || observations_size != batch->count * checked.sizes.observation * 4) {
        return BAD_SIZE;
    }
    for (int64_t at = 0; at < batch->count; at++) {
        int seat = start(checked.game, batch, at);
        observe(checked.game, batch, at, seat, observations + at * checked.sizes.observation);
    }
    return DONE;
}

static bool result_fits(const struct batch *batch, const struct sizes *sizes, const struct result *result) {
    int64_t count = batch->count;
    return result->observations_size == count * sizes->observation * 4 &&
           result->masks_size == count * sizes->actions && result->seats_size == count * 8 &&
           result->rewards_size == count * batch->players * 8 && result->reward_size == count * 8 &&
           result->ended_size == count && result->finals_size == count * sizes->observation * 4;
}

static void step_one(const struct checked *checked, struct batch *batch, int64_t at, int action, bool wins,
                     const struct result *result) {
    const struct game *game = checked->game;
    const void *tables = batch->tables, *row = row_at(batch, at);
    int64_t players = batch->players, width = checked->sizes.observation;
    int seat = (int)batch->seats[at], actions = checked->sizes.actions;
    int64_t *totals = batch->totals + at * players;
    double *rewards = result->rewards + at * players;
    for (int64_t other = 0; other < players; other++) { rewards[other] = wins ? 0.0 : (double)-totals[other]; }
    int next = play(game, batch, at, action);
    for (int64_t other = 0; !wins && other < players; other++) { rewards[other] += (double)totals[other]; }
    result->ended[at] = next == NOBODY;
    if (next == NOBODY) {
        if (wins) { write_shares(winners_of(game, row, totals, (int)players), rewards, players); }
        game->observe(tables, row, seat, totals, result->finals + at * width);
        next = start(game, batch, at);
    }
    result->reward[at] = rewards[seat];
    observe(game, batch, at, next, result->observations + at * width);
    result->seats[at] = batch->seats[at];
    mark_legal(batch, at, result->masks + at * actions, actions);
}

/* The number, counted from 1, of the first game with an illegal action; 0 if there is none. */
static int64_t first_illegal(const struct batch *batch, const int64_t *actions) {
    for (int64_t at = 0; at < batch->count; at++) {
        if (!is_legal(batch, at, actions[at])) { return at + 1; }
    }
    return 0;
}

/* A step that several threads play: each takes the next piece of the batch until none is left.
 *
 * One thread opens the step, plays too, closes it when nothing is left to take, and waits until nobody is busy with
 * what they took. A thread counts itself as busy before it looks whether the step is open, so that none can still be
 * writing when the step is over. */
struct team {
    int64_t is_open, next, busy;
    struct step {
        struct checked checked;
        struct batch *batch;
        const int64_t *actions;
        const struct result *result;
        bool wins;
    } step;
};

/* Games; how often a thread looks for a step before it gives up, some milliseconds, and whether others are still busy
 * before it lets them have its core. */
enum { PIECE = 64, PATIENCE = 100000, MOMENT = 2000 };

static inline int64_t load(const int64_t *number) { return __atomic_load_n(number, __ATOMIC_SEQ_CST); }

static inline void store(int64_t *number, int64_t value) { __atomic_store_n(number, value, __ATOMIC_SEQ_CST); }

/* Let another thread on this core run a little faster while this one waits. */
static inline void pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static void play_pieces(struct team *team) {
    const struct step *step = &team->step;
    int64_t count = step->batch->count, first;
    while ((first = __atomic_fetch_add(&team->next, PIECE, __ATOMIC_SEQ_CST)) < count) {
        for (int64_t at = first; at < count && at < first + PIECE; at++) {
            step_one(&step->checked, step->batch, at, (int)step->actions[at], step->wins, step->result);
        }
    }
}

/* Play an action in every game, and restart those that end. Return 0; or, with nothing played, the number, counted
 * from 1, of the first game with an illegal action. The threads in `noppa_batch_help` with the same team help; the step
 * is over when `noppa_batch_busy` returns 0. */
EXPORT int64_t noppa_batch_step(struct batch *batch, int64_t batch_size, const int64_t *actions, int64_t actions_size,
                                int64_t wins, const struct result *result, int64_t result_size, struct team *team,
                                int64_t team_size) {
    struct checked checked;
    if (!fits(batch, batch_size, &checked) || !is_array(result, result_size, sizeof *result) ||
        !is_array(team, team_size, sizeof *team) || actions_size != batch->count * 8 ||
        !result_fits(batch, &checked.sizes, result)) {
        return BAD_SIZE;
    }
    int64_t illegal = first_illegal(batch, actions);
    if (illegal == 0) {
        team->step = (struct step){checked, batch, actions, result, wins != 0};
        store(&team->next, 0);
        store(&team->is_open, 1);
        play_pieces(team);
        store(&team->is_open, 0);
    }
    return illegal;
}

/* Wait for a moment until nobody plays in a closed step; return how many threads still do. */
EXPORT int64_t noppa_batch_busy(const struct team *team, int64_t team_size) {
    if (!is_array(team, team_size, sizeof *team)) { return BAD_SIZE; }
    for (int waited = 0; waited < MOMENT && load(&team->busy) > 0; waited++) { pause(); }
    return load(&team->busy);
}

EXPORT int64_t noppa_batch_team(void) { return sizeof(struct team); }

/* Help with the steps of a team, until none has come for a while. */
EXPORT int64_t noppa_batch_help(struct team *team, int64_t team_size) {
    if (!is_array(team, team_size, sizeof *team)) { return BAD_SIZE; }
    for (int waited = 0; waited < PATIENCE; waited++) {
        if (load(&team->is_open)) {
            __atomic_fetch_add(&team->busy, 1, __ATOMIC_SEQ_CST);
            if (load(&team->is_open)) {
                play_pieces(team);
                waited = 0;
            }
            __atomic_fetch_sub(&team->busy, 1, __ATOMIC_SEQ_CST);
        }
        pause();
    }
    return DONE;
}

/* Write a row for each of the given games, with a 1 for every legal move. */
EXPORT int64_t noppa_batch_masks(const struct batch *batch, int64_t batch_size, const int64_t *which,
                                 int64_t which_size, int8_t *masks, int64_t masks_size) {
    struct checked checked;
    int64_t count = which_size / 8;
    if (!fits(batch, batch_size, &checked) || masks_size != count * checked.sizes.actions) { return BAD_SIZE; }
    if (!are_games(batch, which, count)) { return BAD_ARGUMENT; }
    for (int64_t number = 0; number < count; number++) {
        mark_legal(batch, which[number], masks + number * checked.sizes.actions, checked.sizes.actions);
    }
    return DONE;
}

/* Write a random legal action for each of the given games; `streams` has a stream for every game of the batch. */
EXPORT int64_t noppa_batch_sample(const struct batch *batch, int64_t batch_size, const int64_t *which,
                                  int64_t which_size, uint64_t *streams, int64_t streams_size, int64_t *actions,
                                  int64_t actions_size) {
    struct checked checked;
    if (!fits(batch, batch_size, &checked) || streams_size != batch->count * 8 || actions_size != which_size) {
        return BAD_SIZE;
    }
    if (!are_games(batch, which, which_size / 8)) { return BAD_ARGUMENT; }
    for (int64_t number = 0; number < which_size / 8; number++) {
        int64_t at = which[number];
        uint32_t chosen = share(next_word(&streams[at]), (uint32_t)batch->counts[at]);
        actions[number] = batch->moves[at * batch->most_moves + chosen];
    }
    return DONE;
}

/* Play an action in each of the given games, without restarting those that end. Return 0; or, with nothing played, the
 * place in `which`, counted from 1, of the first game with an illegal action. */
EXPORT int64_t noppa_batch_advance(struct batch *batch, int64_t batch_size, const int64_t *which, int64_t which_size,
                                   const int64_t *actions, int64_t actions_size, int32_t *observations,
                                   int64_t observations_size) {
    struct checked checked;
    if (!fits(batch, batch_size, &checked) || which_size != actions_size ||
        observations_size != batch->count * checked.sizes.observation * 4) {
        return BAD_SIZE;
    }
    int64_t count = which_size / 8;
    if (!are_games(batch, which, count)) { return BAD_ARGUMENT; }
    for (int64_t number = 0; number < count; number++) {
        if (!is_legal(batch, which[number], actions[number])) { return number + 1; }
    }
    for (int64_t number = 0; number < count; number++) {
        int64_t at = which[number];
        int seat = play(checked.game, batch, at, (int)actions[number]);
        if (seat == NOBODY) {
            batch->seats[at] = NOBODY;
        } else {
            observe(checked.game, batch, at, seat, observations + at * checked.sizes.observation);
        }
    }
    return DONE;
}

EXPORT int64_t noppa_batch_winners(struct batch *batch, int64_t batch_size, int64_t *winners, int64_t winners_size) {
    struct checked checked;
    if (!fits(batch, batch_size, &checked) || winners_size != batch->count * 8) { return BAD_SIZE; }
    for (int64_t at = 0; at < batch->count; at++) {
        const int64_t *totals = batch->totals + at * batch->players;
        winners[at] = (int64_t)winners_of(checked.game, row_at(batch, at), totals, (int)batch->players);
    }
    return DONE;
}

/* Add the usage of each player; in game g, counted from `first`, player p sits at seat (p + g) mod players. */
EXPORT int64_t noppa_batch_usage(struct batch *batch, int64_t batch_size, int64_t first, int64_t *counts,
                                 int64_t counts_size) {
    struct checked checked;
    if (!fits(batch, batch_size, &checked) || first < 0 || counts_size != batch->players * checked.sizes.usage * 8) {
        return BAD_SIZE;
    }
    for (int64_t at = 0; at < batch->count; at++) {
        for (int64_t player = 0; player < batch->players; player++) {
            int seat = (int)((player + first + at) % batch->players);
            checked.game->usage(batch->tables, row_at(batch, at), seat, counts + player * checked.sizes.usage);
        }
    }
    return DONE;
}
