/* Whole games of KIVI, with a level for each player.
 *
 * Random players take any legal move. Quick players play every turn exactly on the computed value, which is weaker than
 * the learned one and many times as fast; where they may take over a square is looked at only once the dice allow it.
 * Hard players take the move with the highest value, the first of equal ones, by the network where there is one. Eight
 * games go on side by side. They are always at the same turn, so that the quick players among them share the walks on
 * the lattice. */
#include "games.h"
#include "values.h"

/* A game in progress. */
struct playing {
    struct row row;
    uint64_t stream;
    int64_t decisions;
    uint8_t levels[MOST_PLAYERS]; /* by seat */
};

/* Working memory of players. For eight games: where each class of rolls ends, what it is worth there and when used at
 * once; V with one and two rolls to come, with the rolls when used at once behind it, and B. A network's memory
 * follows. */
struct games_room {
    lanes final[FULL_ROLLS], used[FULL_ROLLS];
    lanes kept[STAGES][MULTISETS], best[STAGES][MULTISETS];
    double values[MOST_MOVES];
    struct outlook outlook;
    struct view view;
    struct playing games[LANES];
    int16_t end[FULL_ROLLS][LANES];
    uint16_t moves[MOST_MOVES];
};

/* Quick play ------------------------------------------------------------------------------------------------------ */

/* Value the ends of a turn, and find those that rolls choose. */
static void find_ends(const struct kivi *kivi, const struct row *row, bool taking, struct games_room *room) {
    kivi_see(kivi, row, &room->view);
    kivi_judge(kivi, &room->view, taking, &room->outlook);
    kivi_find_ends(kivi, row, &room->view, taking, &room->outlook);
}

/* Find for every class of rolls the best vacant square, or the box. */
static void find_squares(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    find_ends(kivi, row, false, room);
    for (int kind = 0; kind < kivi->classes; kind++) {
        room->end[kind][lane] = room->outlook.end[kind];
        set_lane(&room->final[kind], lane, room->outlook.placed[room->outlook.end[kind]][0]);
        set_lane(&room->used[kind], lane, kivi_used(kivi, &room->outlook, kind));
    }
}

/* Evaluate the turns of eight games at once. */
static void find_keeps(const struct kivi *kivi, struct games_room *room) {
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

static int quick_move(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    int kind = kivi->kind[row->dice - KEEPS], square = room->end[kind][lane];
    if (row->rolls < TURN_ROLLS) {
        int stage = TURN_ROLLS - row->rolls - 1;
        int keep = best_keep(&kivi->lattice, room->kept[stage], room->best[stage], lane, row->dice);
        if (keep < KEEPS) {
            return keep;
        }
    }
    if (square == kivi->squares) {
        return box_action(kivi);
    }
    if (kivi->takes_over[kind]) {
        int least;
        find_ends(kivi, row, true, room);
        square = room->outlook.end[kind];
        if (room->view.owner[square] > 0) {
            return take_over_action(kivi, square, kivi_least(kivi, &room->view, square, &least));
        }
    }
    return place_action(square);
}

/* Random play ----------------------------------------------------------------------------------------------------- */

/* Play a turn move by move, with any rolls of these groups, as all of a group offer the same number of moves; return
 * its decisions. */
static __attribute__((noinline)) int play_groups(const struct kivi *kivi, struct row *row,
                                                 const struct group *const *rolls, uint64_t *stream) {
    int decisions = 0;
    do {
        kivi_roll(row, KEEPS + rolls[decisions++]->roll);
        play_any(&kivi_game, kivi, row, row->seat, stream);
    } while (row->rolls > 0);
    return decisions;
}

/* The chance events of a random turn: the groups of its three rolls as if nobody ever stopped, and random words for the
 * moves after them. */
struct turn {
    const struct group *rolls[TURN_ROLLS];
    uint64_t words[TURN_ROLLS];
};

static inline struct turn draw_turn(const struct groups *groups, uint64_t *stream) {
    uint32_t pair = alias_draw(groups->pairs, (int)groups->pair_bits, next_word(stream));
    uint32_t one = pair >> GROUP_BITS, two = pair & (MOST_GROUPS - 1);
    uint64_t word = next_word(stream), choices = next_word(stream), last = next_word(stream);
    uint32_t cell = groups->thirds[(one * groups->count + two) << GROUP_BITS | word >> (64 - GROUP_BITS)];
    uint32_t is_own = (word << GROUP_BITS) >> (64 - 20) < cell >> 12, three = cell >> 6 * is_own & (MOST_GROUPS - 1);
    return (struct turn){{groups->group + one, groups->group + two, groups->group + three},
                         {choices, choices << 32, last}};
}

/* Play a turn at random; return its decisions.
 *
 * All moves are chosen before it is known which of them ends the turn, because a branch that cannot be predicted takes
 * a processor longer than the work it may save. Placements are the first moves of a roll and keeps the last; after the
 * last roll a stone may have nowhere to go. Turns with a take-over, or with no vacant square, are played move by
 * move. Points are not counted. */
static inline int random_turn(const struct kivi *kivi, struct row *row, const struct turn *turn, uint64_t *stream) {
    const struct group *const *rolls = turn->rolls;
    uint64_t vacant = row->vacant[0], fitting[TURN_ROLLS];
    uint32_t move[TURN_ROLLS], places[TURN_ROLLS];
    for (int at = 0; at < TURN_ROLLS; at++) {
        fitting[at] = rolls[at]->squares & vacant;
        places[at] = (uint32_t)__builtin_popcountll(fitting[at]);
        uint32_t keeps = at + 1 < TURN_ROLLS ? rolls[at]->keeps : 0;
        move[at] = share(turn->words[at], places[at] + keeps);
    }
    if (vacant == 0 || (rolls[0]->takes_over | rolls[1]->takes_over | rolls[2]->takes_over) != 0) {
        return play_groups(kivi, row, rolls, stream);
    }
    bool first = move[0] < places[0], second = move[1] < places[1];
    uint64_t fit = second ? fitting[1] : fitting[2];
    uint32_t below = second ? move[1] : move[2];
    uint64_t stone = nth_bit(first ? fitting[0] : fit, first ? move[0] : below);
    row->vacant[0] = vacant ^ stone;
    lay_stone(kivi, &row->seats[row->seat].stones, stone == 0 ? 0 : __builtin_ctzll(stone), stone != 0);
    kivi_end_turn(row);
    return first ? 1 : second ? 2 : 3;
}

/* Play games of random players only; a turn is drawn while the one before it is played. */
static int64_t play_random(const struct games *games) {
    const struct kivi *kivi = games->tables;
    for (int64_t at = 0; at < games->count; at++) {
        struct row row;
        uint64_t stream = begin_game(&kivi_game, games, at, &row);
        struct turn turn = draw_turn(&kivi->groups, &stream);
        int64_t decisions = 0;
        while (!is_over(&row)) {
            struct turn next = draw_turn(&kivi->groups, &stream);
            decisions += random_turn(kivi, &row, &turn, &stream);
            turn = next;
        }
        for (int seat = 0; seat < row.players; seat++) {
            row.seats[seat].points = kivi_points(kivi, &row.seats[seat].stones);
        }
        end_game(&kivi_game, games, at, &row, decisions);
    }
    return games->count;
}

/* Turns ----------------------------------------------------------------------------------------------------------- */

static int hard_move(const struct kivi *kivi, const struct row *row, struct games_room *room) {
    int count = kivi_move_values(kivi, &room->outlook, row, room->moves, room->values), best = 0;
    for (int at = 1; at < count; at++) {
        best = room->values[at] > room->values[best] ? at : best;
    }
    return room->moves[best];
}

/* Play to the end of a turn, from its start or later. */
static void play_turn(const struct kivi *kivi, struct playing *game, int lane, struct games_room *room) {
    struct row *row = &game->row;
    int seat = row->seat;
    enum level level = (enum level)game->levels[seat];
    do {
        kivi_chance(kivi, row, &game->stream);
        if (level == RANDOM) {
            play_any(&kivi_game, kivi, row, seat, &game->stream);
        } else {
            kivi_play(kivi, row, level == QUICK ? quick_move(kivi, row, lane, room) : hard_move(kivi, row, room));
        }
        game->decisions++;
    } while (row->seat == seat);
}

/* Play up to eight games to their ends. */
static void play_side_by_side(const struct kivi *kivi, const struct network *network, int count,
                              struct games_room *room) {
    struct playing *games = room->games;
    while (!is_over(&games[0].row)) {
        int seat = games[0].row.seat;
        bool any_quick = false;
        for (int lane = 0; lane < count; lane++) {
            if (games[lane].levels[seat] == QUICK) {
                find_squares(kivi, &games[lane].row, lane, room);
                any_quick = true;
            }
        }
        if (any_quick) {
            find_keeps(kivi, room);
        }
        for (int lane = 0; lane < count; lane++) {
            if (games[lane].levels[seat] == HARD) {
                kivi_look(kivi, network, &games[lane].row, room + 1, &room->outlook);
            }
            play_turn(kivi, &games[lane], lane, room);
        }
    }
}

int64_t kivi_games_room(const struct games *games) {
    bool fits = games->values_size == 0 ||
                is_kivi_network(games->tables, games->values, games->values_size, (int)games->players);
    int64_t network = games->values_size == 0 || !fits ? 0 : kivi_network_room(games->values);
    return fits ? LINE_BYTES + (int64_t)sizeof(struct games_room) + network : BAD_TABLES;
}

int64_t kivi_play_games(const struct games *games) {
    const struct network *network = games->values_size == 0 ? NULL : games->values;
    struct games_room *room = next_line(games->room);
    if (((const struct kivi *)games->tables)->groups.count > 0 && are_all_random(games)) {
        return play_random(games);
    }
    __builtin_memset(room, 0, sizeof *room); /* lanes without a quick player are walked too */
    for (int64_t first = 0; first < games->count; first += LANES) {
        int count = games->count - first < LANES ? (int)(games->count - first) : LANES;
        for (int lane = 0; lane < count; lane++) {
            struct playing *game = &room->games[lane];
            game->stream = begin_game(&kivi_game, games, first + lane, &game->row);
            game->decisions = 0;
            for (int64_t player = 0; player < games->players; player++) {
                game->levels[seat_of_player(games, first + lane, player)] = games->levels[player];
            }
        }
        play_side_by_side(games->tables, network, count, room);
        for (int lane = 0; lane < count; lane++) {
            end_game(&kivi_game, games, first + lane, &room->games[lane].row, room->games[lane].decisions);
        }
    }
    return games->count;
}
