/* Games of KIVI by players who each choose in their own way, on the step: playouts for chances, and simulations.
 *
 * `random` takes any legal move. `quick` plays every turn exactly on the computed value, which is weaker than the
 * learned one and many times as fast; where it may take over a square is looked at only when the dice have fallen so.
 * `hard` takes the move with the highest value, the first of equal ones, by the network where there is one. Eight games
 * go on side by side. They are always at the same turn, so that the quick players among them share the walks on the
 * lattice. */
#include "kivi_turn.h"

static const double NEVER = -1e9;

/* A game in progress. */
struct playing {
    struct row row;
    uint64_t seats[MOST_PLAYERS][1 + MOST_WORDS];
    uint64_t stream;
    int64_t decisions;
};

/* All that players write on: of eight games where each class of rolls ends, what it is worth there and when used at
 * once; V with one and two rolls to come, the rolls themselves when used at once, and B. */
struct games_room {
    lanes final[FULL_ROLLS], used[FULL_ROLLS];
    lanes kept[STAGES][MULTISETS], best[STAGES][MULTISETS];
    double values[MOST_MOVES];
    struct outlook outlook;
    struct sight sight;
    int16_t end[FULL_ROLLS][LANES];
    uint16_t moves[MOST_MOVES];
};

static void set_lane(lanes *all, int lane, double number) { all->part[lane / PIECE][lane % PIECE] = number; }

/* Quick play ----------------------------------------------------------------------------------------------------- */

/* Find for every class of rolls the best vacant square, or the box. */
static void find_squares(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    struct sight *sight = &room->sight;
    uint64_t vacant[MOST_WORDS] = {0}, any = 0;
    find_vacant(kivi, row, vacant);
    kivi_see(kivi, row, sight);
    kivi_judge(kivi, sight, false);
    for (int word = 0; word < kivi->words; word++) {
        any |= vacant[word];
    }
    for (int kind = 0; kind < kivi->classes; kind++) {
        int end = kivi->squares;
        for (int word = 0; word < kivi->words; word++) {
            for (uint64_t left = kivi->fitting[kind][word] & vacant[word]; left != 0; left &= left - 1) {
                int square = word * WORD + __builtin_ctzll(left);
                bool better = end == kivi->squares || sight->placed[square][0] > sight->placed[end][0];
                end = better ? square : end;
            }
        }
        double worth = sight->placed[end][0];
        room->end[kind][lane] = (int16_t)end;
        set_lane(&room->final[kind], lane, worth);
        set_lane(&room->used[kind], lane, end < kivi->squares || any == 0 ? worth : NEVER);
    }
}

/* Work out the turns of eight games at once. */
static void work_out(const struct kivi *kivi, struct games_room *room) {
    for (int stage = 0; stage < STAGES; stage++) {
        lanes *kept = room->kept[stage], *best = room->best[stage];
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            kept[KEEPS + roll] = stage == 0 ? room->final[kivi->kind[roll]] : room->best[0][KEEPS + roll];
        }
        lattice_keep(&kivi->lattice, kept);
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            kept[KEEPS + roll] = room->used[kivi->kind[roll]];
        }
        __builtin_memcpy(best, kept, sizeof room->best[stage]);
        lattice_best(&kivi->lattice, best);
    }
}

/* The keep that the best value of a roll comes from, die by die; the roll itself to use it. */
static int best_keep(const struct lattice *lattice, const lanes *kept, const lanes *best, int lane, int dice) {
    double most = lane_of(&best[dice], lane);
    while (lane_of(&kept[dice], lane) != most) {
        const uint16_t *down = lattice->down[lattice->line[dice]] + 1;
        while (lane_of(&best[*down], lane) != most) {
            down++;
        }
        dice = *down;
    }
    return dice;
}

/* Place the stone where it is worth most: the move. */
static int best_end(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    int kind = kivi->kind[row->dice - KEEPS], square = room->end[kind][lane];
    if (square == kivi->squares) {
        return box_action(kivi);
    }
    if (kivi->takes_over[kind]) {
        struct sight *sight = &room->sight;
        kivi_see(kivi, row, sight);
        kivi_judge(kivi, sight, true);
        for (int other = 0; other < kivi->squares; other++) {
            if (sight->owner[other] > 0 && sight->placed[other][0] > sight->placed[square][0]) {
                square = other;
            }
        }
        if (sight->owner[square] > 0) {
            int to = kivi_take_away(kivi, sight, sight->owner[square], square);
            return take_over_action(kivi, square, to);
        }
    }
    return place_action(square);
}

static int quick_move(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    if (row->rolls < TURN_ROLLS) {
        int stage = TURN_ROLLS - row->rolls - 1;
        int keep = best_keep(&kivi->lattice, room->kept[stage], room->best[stage], lane, row->dice);
        if (keep < KEEPS) {
            return keep;
        }
    }
    return best_end(kivi, row, lane, room);
}

/* Turns ---------------------------------------------------------------------------------------------------------- */

static int random_move(const struct kivi *kivi, struct playing *game, struct games_room *room) {
    uint32_t count = (uint32_t)kivi_legal(kivi, &game->row, room->moves);
    return room->moves[share(next_word(&game->stream), count)];
}

static int hard_move(const struct kivi *kivi, const struct row *row, struct games_room *room) {
    int count = kivi_move_values(kivi, &room->outlook, row, room->moves, room->values), best = 0;
    for (int at = 1; at < count; at++) {
        best = room->values[at] > room->values[best] ? at : best;
    }
    return room->moves[best];
}

/* Play to the end of a turn. */
static void play_turn(const struct kivi *kivi, struct playing *game, enum level level, int lane,
                      struct games_room *room) {
    struct row *row = &game->row;
    for (int seat = row->seat; row->seat == seat;) {
        kivi_chance(kivi, row, &game->stream);
        int action = level == RANDOM  ? random_move(kivi, game, room)
                     : level == QUICK ? quick_move(kivi, row, lane, room)
                                      : hard_move(kivi, row, room);
        kivi_play(kivi, row, action);
        game->decisions++;
    }
}

/* Play up to eight games to their ends; `levels` says of each how its seats play. */
static void play_out(const struct kivi *kivi, const struct network *network, int count, struct playing *games,
                     enum level levels[LANES][MOST_PLAYERS], struct games_room *room, void *network_room) {
    while (!is_over(&games[0].row)) {
        int seat = games[0].row.seat;
        bool any_quick = false;
        for (int lane = 0; lane < count; lane++) {
            if (levels[lane][seat] == QUICK) {
                find_squares(kivi, &games[lane].row, lane, room);
                any_quick = true;
            }
        }
        if (any_quick) {
            work_out(kivi, room);
        }
        for (int lane = 0; lane < count; lane++) {
            if (levels[lane][seat] == HARD) {
                kivi_look(kivi, network, &games[lane].row, network_room, &room->outlook);
            }
            play_turn(kivi, &games[lane], levels[lane][seat], lane, room);
        }
    }
}

/* The border ----------------------------------------------------------------------------------------------------- */

static struct games_room *aligned(void *room) { return (struct games_room *)next_line(room); }

/* The memory that games need, by the network that hard players ask, if they do. */
EXPORT int64_t noppa_kivi_games_room(const struct network *network, int64_t network_size) {
    if (network_size != 0 && (network == NULL || network_size < (int64_t)sizeof *network)) {
        return BAD_SIZE;
    }
    return LINE_BYTES + (int64_t)sizeof(struct games_room) + (network_size == 0 ? 0 : kivi_network_room_size(network));
}

static bool is_room(const void *room, int64_t size, const struct network *network, int64_t network_size) {
    return room != NULL && size == noppa_kivi_games_room(network, network_size);
}

/* What is asked for: the games of some numbers from a position on, with a level for each player. */
struct order {
    const struct row *start;
    int64_t start_size, first, count, seed;
    enum level levels[MOST_PLAYERS];
};

/* Play them: final scores by seat, and unless they are NULL decisions, and the squares that each player used, who in
 * game g sits at seat (player + g) mod players. */
static void play_games(const struct kivi *kivi, const struct network *network, const struct order *order,
                       struct games_room *room, int64_t *scores, int64_t *lengths, int64_t *counts) {
    struct playing games[LANES];
    int players = order->start->players;
    for (int kind = 0; kind < FULL_ROLLS; kind++) { /* lanes without a game that thinks are walked too */
        room->final[kind] = room->used[kind] = lanes_of(0.0);
    }
    for (int64_t begin = 0; begin < order->count; begin += LANES) {
        int side_by_side = order->count - begin < LANES ? (int)(order->count - begin) : LANES;
        enum level by_seat[LANES][MOST_PLAYERS];
        for (int lane = 0; lane < side_by_side; lane++) {
            int64_t number = order->first + begin + lane;
            __builtin_memcpy(&games[lane], order->start, (size_t)order->start_size);
            games[lane].stream = stream_of((uint64_t)order->seed, (uint64_t)number);
            games[lane].decisions = 0;
            for (int player = 0; player < players; player++) {
                by_seat[lane][(player + number) % players] = order->levels[player];
            }
        }
        play_out(kivi, network, side_by_side, games, by_seat, room, room + 1);
        for (int lane = 0; lane < side_by_side; lane++) {
            int64_t game = begin + lane;
            kivi_game.score(kivi, &games[lane].row, 0, scores + game * players);
            if (lengths != NULL) {
                lengths[game] = games[lane].decisions;
            }
            for (int player = 0; counts != NULL && player < players; player++) {
                int seat = (int)((player + order->first + game) % players);
                kivi_game.usage(kivi, &games[lane].row, seat, counts + (int64_t)player * kivi->squares);
            }
        }
    }
}

/* Play on from a position in the games of these numbers, everybody quick: the final scores of all seats. */
EXPORT int64_t noppa_kivi_finishes(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                   int64_t first, int64_t seed, void *room, int64_t room_size, int64_t *scores,
                                   int64_t scores_size) {
    const struct kivi *kivi = kivi_tables(tables, size);
    if (kivi == NULL) {
        return BAD_TABLES;
    }
    if (row == NULL || (uintptr_t)row % 8 != 0 || !is_kivi_row(kivi, row, row_size)) {
        return BAD_POSITION;
    }
    int64_t players = row->players, count = scores_size / (8 * players);
    if (first < 0 || !is_room(room, room_size, NULL, 0) || scores_size != count * players * 8) {
        return BAD_SIZE;
    }
    struct order order = {row, row_size, first, count, seed, {QUICK, QUICK, QUICK, QUICK}};
    play_games(kivi, NULL, &order, aligned(room), scores, NULL, NULL);
    return DONE;
}

/* Play the games of these numbers with a level for each player: scores by seat, decisions, and squares used. */
EXPORT int64_t noppa_kivi_level_games(const void *tables, int64_t size, const struct network *network,
                                      int64_t network_size, const uint8_t *levels, int64_t players, int64_t first,
                                      int64_t seed, void *room, int64_t room_size, int64_t *scores, int64_t scores_size,
                                      int64_t *lengths, int64_t lengths_size, int64_t *counts, int64_t counts_size) {
    const struct kivi *kivi = kivi_tables(tables, size);
    if (kivi == NULL || (network_size != 0 && !is_kivi_network(kivi, network, network_size, (int)players))) {
        return BAD_TABLES;
    }
    if (players < LEAST_PLAYERS || players > MOST_PLAYERS || first < 0) {
        return BAD_ARGUMENT;
    }
    struct playing begun;
    kivi_start(kivi, &begun.row, (int)players);
    struct order order = {&begun.row, kivi_row_size(kivi, (int)players), first, lengths_size / 8, seed, {RANDOM}};
    if (!is_room(room, room_size, network, network_size) || scores_size != order.count * players * 8 ||
        counts_size != players * kivi->squares * 8) {
        return BAD_SIZE;
    }
    for (int64_t player = 0; player < players; player++) {
        if (levels[player] >= LEVELS) {
            return BAD_ARGUMENT;
        }
        order.levels[player] = (enum level)levels[player];
    }
    play_games(kivi, network_size == 0 ? NULL : network, &order, aligned(room), scores, lengths, counts);
    return DONE;
}
