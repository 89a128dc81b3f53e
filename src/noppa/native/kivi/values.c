/* Evaluates a turn of KIVI: what it is worth to end it on each square, and so what every roll and keep is worth.
 *
 * Where nothing was learned, and for quick play, the ends are valued by computation. A seat's prospect is what one more
 * stone would add to its lines, over all vacant squares, times the chance to get there: the square root of the odds
 * that a turn takes the square, as there are several turns. The seat may expect a part c of it while it has stones
 * left:
 *
 *     points = score + c * sum over vacant squares of reach * (added across + added down)
 *
 * and its lead is its points minus those of its strongest rival.
 *
 * The turn on top of that is exact: three rolls, two choices of dice to keep, one placement. Let F be what a roll is
 * worth when it is the last, the box where it fits nowhere, and U what using it at once is worth, never where it fits
 * nowhere. With r rolls to come,
 *
 *     V_r(keep) = mean of F over the roll of the rest                if r = 1
 *               = mean of B_{r-1} over it                            otherwise
 *     B_r(roll) = max(U(roll), max over keeps of the roll of V_r(keep))
 *
 * so V_3 of no dice is the turn before its first roll. The seat in turn chooses by its own number; the others follow
 * its choice. */
#include "values.h"
#include "games.h"

static const double NEVER = -1e9;

static double part_of(int hand) { return hand > 0 ? 0.35 : 0.0; } /* c */

/* Take over a square; the stone goes where it adds least for its owner, to the box if no square is vacant. */
static struct ending take_over(const struct kivi *kivi, const struct seat *seats, const struct row *row, int square) {
    struct ending ending = {true, owner_of(kivi, seats, row->players, square), kivi->squares, 0};
    struct stones without = seats[ending.owner].stones;
    flip_stone(kivi, &without, square);
    for (int to = 0; to < kivi->squares; to++) {
        int gain = kivi_gain(kivi, &without, to);
        if (has_bit(row->vacant, to) && (ending.filled == kivi->squares || gain < ending.gain)) {
            ending.filled = to;
            ending.gain = gain;
        }
    }
    return ending;
}

static void see(const struct kivi *kivi, const struct row *row, bool taking, struct view *view) {
    view->players = row->players;
    view->turns = 1 + STONES * row->players;
    view->vacant = (struct stones){{0}};
    __builtin_memset(view->others, 0, sizeof view->others);
    for (int later = 0; later < row->players; later++) {
        view->seats[later] = row->seats[seat_after(row->seat, later, row->players)];
        view->turns -= view->seats[later].hand;
        view->seats[later].hand = (uint16_t)(view->seats[later].hand - (later == 0));
    }
    for (int end = 0; end <= kivi->squares; end++) {
        bool vacant = has_bit(row->vacant, end), box = end == kivi->squares;
        view->endings[end] = (struct ending){vacant || box, NOBODY, end, 0};
        if (vacant) {
            flip_stone(kivi, &view->vacant, end);
        } else if (taking && !box && !has_stone(kivi, &view->seats[0].stones, end)) {
            view->endings[end] = take_over(kivi, view->seats, row, end);
            flip_bit(view->others, end);
        }
    }
}

/* Computation ----------------------------------------------------------------------------------------------------- */

/* The prospect in a line with these stones and vacant squares. */
static double line_prospect(const struct kivi *kivi, int line, int stones, unsigned vacant) {
    const int32_t *points = kivi->points + (line << kivi->side);
    double total = 0.0;
    for (; vacant != 0; vacant &= vacant - 1) {
        int at = __builtin_ctz(vacant);
        total += kivi->reach[line][at] * (points[stones | 1 << at] - points[stones]);
    }
    return total;
}

/* How the prospects of lines change when a stone is laid on a square, or taken away from it, and that square is no
 * longer vacant. */
static double shift(const struct kivi *kivi, const struct stones *stones, const struct stones *vacant,
                    const double *prospects, int square) {
    const struct cross *cross = &kivi->cross[square];
    double before = 0.0, after = 0.0;
    for (int way = 0; way < 2; way++) {
        int line = cross->line[way], bit = cross->bit[way];
        before += prospects[line];
        after += line_prospect(kivi, line, stones->lines[line] ^ bit, (unsigned)(vacant->lines[line] & ~bit));
    }
    return after - before;
}

/* Write the points of every end by computation. */
static void judge(const struct kivi *kivi, const struct view *view, struct outlook *outlook) {
    double prospects[MOST_PLAYERS][LINES], prospect[MOST_PLAYERS] = {0.0}, *with_box = outlook->points[kivi->squares];
    for (int seat = 0; seat < view->players; seat++) {
        const struct seat *own = &view->seats[seat];
        for (int line = FIRST_ROW; line < LINES; line++) {
            prospects[seat][line] = line_prospect(kivi, line, own->stones.lines[line], view->vacant.lines[line]);
            prospect[seat] += prospects[seat][line];
        }
        with_box[seat] = own->points + part_of(own->hand) * prospect[seat];
    }
    for (int end = 0; end < kivi->squares; end++) {
        int owner = view->endings[end].owner;
        const uint16_t *lines = kivi->cross[end].line;
        double reach = owner == NOBODY ? kivi->reach[lines[0]][lines[1] - FIRST_COLUMN] : 0.0;
        for (int seat = 0; view->endings[end].allowed && seat < view->players; seat++) {
            const struct seat *own = &view->seats[seat];
            double part = part_of(own->hand), *points = &outlook->points[end][seat];
            if (seat == 0 || seat == owner) {
                double shifted = prospect[seat] + shift(kivi, &own->stones, &view->vacant, prospects[seat], end);
                int gain = kivi_gain(kivi, &own->stones, end);
                *points = own->points + (seat == 0 ? gain : -gain) + part * shifted;
            } else {
                *points = with_box[seat] - part * (reach * kivi_lengthens(kivi, &own->stones, end));
            }
        }
    }
}

/* Write each seat's points minus those of its strongest rival, after one of them gains some. */
static void write_leads(int players, const double *points, int gaining, int gain, double *leads) {
    double after[MOST_PLAYERS];
    __builtin_memcpy(after, points, sizeof after);
    if (gaining != NOBODY) { after[gaining] += gain; }
    for (int seat = 0; seat < players; seat++) {
        double rival = after[seat == 0];
        for (int other = 0; other < players; other++) {
            rival = other != seat && after[other] > rival ? after[other] : rival;
        }
        leads[seat] = after[seat] - rival;
    }
}

/* The turn -------------------------------------------------------------------------------------------------------- */

/* The best of the squares in both sets for the seat in turn, unless `end` is as good; the box is never. */
static int best_end(const struct kivi *kivi, const struct outlook *outlook, const uint64_t *some,
                    const uint64_t *others, int end) {
    for (int word = 0; word < kivi->words; word++) {
        for (uint64_t left = some[word] & others[word]; left != 0; left &= left - 1) {
            int square = word * WORD + __builtin_ctzll(left);
            bool better = end == kivi->squares || outlook->placed[square][0] > outlook->placed[end][0];
            end = better ? square : end;
        }
    }
    return end;
}

/* Value the ends of a turn by the network, or by computation where that is NULL, and find the end of every kind of
 * rolls: the best square that it may go to, or take over if `taking`, or the box. */
static void find_ends(const struct kivi *kivi, const struct network *network, const struct row *row, bool taking,
                      void *room, struct outlook *outlook) {
    struct view view;
    uint64_t vacant = 0;
    see(kivi, row, taking, &view);
    if (network == NULL) {
        judge(kivi, &view, outlook);
    } else {
        kivi_foresee(kivi, network, &view, room, outlook);
    }
    for (int end = 0; end <= kivi->squares; end++) {
        const struct ending *ending = &view.endings[end];
        double *placed = outlook->placed[end];
        if (ending->allowed) { write_leads(view.players, outlook->points[end], ending->owner, ending->gain, placed); }
        for (int seat = 0; network != NULL && seat < view.players; seat++) {
            placed[seat] += outlook->changes[end][seat];
        }
    }
    for (int word = 0; word < kivi->words; word++) { vacant |= row->vacant[word]; }
    for (int kind = 0; kind < kivi->kinds; kind++) {
        int end = best_end(kivi, outlook, kivi->kind[kind].fitting, row->vacant, kivi->squares);
        if (kivi->kind[kind].takes_over && vacant != 0) {
            end = best_end(kivi, outlook, view.others, view.others, end);
        }
        outlook->end[kind] = (uint16_t)end;
        outlook->used[kind] = end < kivi->squares || vacant == 0 ? outlook->placed[end][0] : NEVER;
    }
}

/* V_r, one die after the other, and B_r by the best keep of every roll for the seat in turn, die by die. */
static void find_worth(const struct kivi *kivi, struct outlook *outlook, int left) {
    const struct lattice *lattice = &kivi->lattice;
    double(*worth)[MOST_PLAYERS] = outlook->worth[left], (*next)[MOST_PLAYERS] = outlook->worth[left - 1];
    double best[MULTISETS];
    uint16_t which[MULTISETS];
    for (int dice = MULTISETS - 1; dice >= 0; dice--) {
        which[dice] = (uint16_t)dice;
        if (dice >= KEEPS) {
            best[dice] = outlook->used[kivi->kind_of[dice - KEEPS]];
            continue;
        }
        double total[MOST_PLAYERS] = {0.0};
        for (int face = 0; face < FACES; face++) {
            int more = lattice->plus[dice][face];
            for (int seat = 0; seat < MOST_PLAYERS; seat++) {
                total[seat] += (more < KEEPS ? worth : next)[more][seat];
            }
        }
        for (int seat = 0; seat < MOST_PLAYERS; seat++) { worth[dice][seat] = total[seat] / FACES; }
        best[dice] = worth[dice][0];
    }
    for (int at = 0; at < lattice->runs; at++) {
        const struct run *run = &lattice->run[at];
        for (int line = run->begin; line < run->end; line++) {
            const uint16_t *down = lattice->down[line];
            for (int face = 1; face <= run->faces; face++) {
                if (best[down[face]] > best[down[0]]) {
                    best[down[0]] = best[down[face]];
                    which[down[0]] = which[down[face]];
                }
            }
        }
    }
    __builtin_memcpy(outlook->choice[left], which + KEEPS, sizeof outlook->choice[left]);
    for (int dice = KEEPS; dice < MULTISETS; dice++) {
        const double *from = which[dice] < KEEPS ? worth[which[dice]] : outlook->worth[0][dice];
        __builtin_memcpy(worth[dice], from, sizeof worth[dice]);
    }
}

static void look(const struct kivi *kivi, const struct network *network, const struct row *row, void *room,
                 struct outlook *outlook) {
    __builtin_memset(outlook, 0, offsetof(struct outlook, worth));
    find_ends(kivi, network, row, true, room, outlook);
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        int end = outlook->end[kivi->kind_of[roll]];
        outlook->choice[0][roll] = (uint16_t)end;
        __builtin_memcpy(outlook->worth[0][KEEPS + roll], outlook->placed[end], sizeof outlook->placed[end]);
    }
    for (int left = 1; left < TURN_ROLLS; left++) { find_worth(kivi, outlook, left); }
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            outlook->start[seat] += kivi->lattice.chance[roll] * outlook->worth[TURN_ROLLS - 1][KEEPS + roll][seat];
        }
    }
}

/* The lead of the seat in turn after a take-over: the moved stone counts for the points it makes where it goes. */
static double taken_over(const struct kivi *kivi, const struct outlook *outlook, const struct row *row,
                         struct placement placement) {
    int owner = owner_of(kivi, row->seats, row->players, placement.square);
    int later = seat_after(owner, row->players - row->seat, row->players);
    struct stones without = row->seats[owner].stones;
    double leads[MOST_PLAYERS];
    flip_stone(kivi, &without, placement.square);
    int gain = kivi_gain(kivi, &without, placement.to);
    write_leads(row->players, outlook->points[placement.square], later, gain, leads);
    return leads[0] + outlook->changes[placement.square][0];
}

/* What a move is worth to the seat in turn. */
static double value_of(const struct kivi *kivi, const struct outlook *outlook, const struct row *row, int move) {
    if (move < KEEPS) { return outlook->worth[TURN_ROLLS - row->rolls][move][0]; }
    struct placement placement = placement_of(kivi, move);
    return placement.to == NOBODY ? outlook->placed[placement.square][0] : taken_over(kivi, outlook, row, placement);
}

/* Whole games -----------------------------------------------------------------------------------------------------
 *
 * Random players take any legal move. Quick players play every turn exactly on the computed value, which is weaker than
 * the learned one and many times as fast; where they may take over a square is looked at only once the dice allow it.
 * Hard players take the move with the highest value, the first of equal ones, by the network where there is one. Eight
 * games go on side by side. They are always at the same turn, so that the quick players among them share the walks on
 * the lattice. */

/* A game in progress. */
struct playing {
    struct row row;
    uint64_t stream;
    int64_t decisions;
    uint8_t levels[MOST_PLAYERS]; /* by seat */
};

/* Working memory of players. For eight games: where each kind of rolls ends, what it is worth there and when used at
 * once; V with one and two rolls to come, with the rolls when used at once behind it, and B. A network's memory
 * follows. */
struct games_room {
    lanes final[FULL_ROLLS], used[FULL_ROLLS];
    lanes kept[TURN_ROLLS][MULTISETS], best[TURN_ROLLS][MULTISETS];
    struct outlook outlook;
    struct playing games[LANES];
    uint16_t end[FULL_ROLLS][LANES];
    uint16_t moves[MOST_MOVES];
};

/* Find for every kind of rolls the best vacant square, or the box. */
static void find_squares(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    find_ends(kivi, NULL, row, false, NULL, &room->outlook);
    for (int kind = 0; kind < kivi->kinds; kind++) {
        room->end[kind][lane] = room->outlook.end[kind];
        set_lane(&room->final[kind], lane, room->outlook.placed[room->outlook.end[kind]][0]);
        set_lane(&room->used[kind], lane, room->outlook.used[kind]);
    }
}

/* Evaluate the turns of eight games at once. */
static void find_keeps(const struct kivi *kivi, struct games_room *room) {
    for (int left = 1; left < TURN_ROLLS; left++) {
        lanes *kept = room->kept[left], *best = room->best[left];
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            kept[KEEPS + roll] = left == 1 ? room->final[kivi->kind_of[roll]] : room->best[left - 1][KEEPS + roll];
        }
        lattice_keep(&kivi->lattice, kept);
        for (int roll = 0; roll < FULL_ROLLS; roll++) { kept[KEEPS + roll] = room->used[kivi->kind_of[roll]]; }
        __builtin_memcpy(best, kept, sizeof room->best[left]);
        lattice_best(&kivi->lattice, best);
    }
}

/* The keep that the best value of a roll comes from, die by die; the roll itself to use it. */
static int best_keep(const struct lattice *lattice, const lanes *kept, const lanes *best, int lane, int dice) {
    double most = lane_of(&best[dice], lane);
    while (lane_of(&kept[dice], lane) != most) {
        const uint16_t *down = lattice->down[lattice->line[dice]] + 1;
        while (lane_of(&best[*down], lane) != most) { down++; }
        dice = *down;
    }
    return dice;
}

static int quick_move(const struct kivi *kivi, const struct row *row, int lane, struct games_room *room) {
    int kind = kivi->kind_of[row->dice - KEEPS], square = room->end[kind][lane], left = TURN_ROLLS - row->rolls;
    if (left > 0) {
        int keep = best_keep(&kivi->lattice, room->kept[left], room->best[left], lane, row->dice);
        if (keep < KEEPS) { return keep; }
    }
    if (square == kivi->squares) { return box_action(kivi); }
    if (kivi->kind[kind].takes_over) {
        find_ends(kivi, NULL, row, true, NULL, &room->outlook);
        square = room->outlook.end[kind];
        if (!has_bit(row->vacant, square)) {
            return take_over_action(kivi, square, take_over(kivi, row->seats, row, square).filled);
        }
    }
    return KEEPS + square;
}

static int hard_move(const struct kivi *kivi, const struct row *row, struct games_room *room) {
    int count = kivi_game.legal(kivi, row, room->moves), best = room->moves[0];
    double most = value_of(kivi, &room->outlook, row, best);
    for (int at = 1; at < count; at++) {
        double value = value_of(kivi, &room->outlook, row, room->moves[at]);
        best = value > most ? room->moves[at] : best;
        most = value > most ? value : most;
    }
    return best;
}

/* Play to the end of a turn, from its start or later. */
static void play_turn(const struct kivi *kivi, struct playing *game, int lane, struct games_room *room) {
    struct row *row = &game->row;
    int seat = row->seat;
    enum level level = (enum level)game->levels[seat];
    do {
        kivi_game.chance(kivi, row, &game->stream);
        if (level == RANDOM) {
            play_any(&kivi_game, kivi, row, seat, &game->stream);
        } else {
            kivi_game.play(kivi, row, level == QUICK ? quick_move(kivi, row, lane, room) : hard_move(kivi, row, room));
        }
        game->decisions++;
    } while (row->seat == seat);
}

/* Play a turn of each of these games. */
static void play_turns(const struct kivi *kivi, const struct network *network, int count, struct games_room *room) {
    bool any_quick = false;
    for (int lane = 0; lane < count; lane++) {
        const struct playing *game = &room->games[lane];
        if (game->levels[game->row.seat] == QUICK) {
            find_squares(kivi, &game->row, lane, room);
            any_quick = true;
        }
    }
    if (any_quick) { find_keeps(kivi, room); }
    for (int lane = 0; lane < count; lane++) {
        struct playing *game = &room->games[lane];
        if (game->levels[game->row.seat] == HARD) { look(kivi, network, &game->row, room + 1, &room->outlook); }
        play_turn(kivi, game, lane, room);
    }
}

int64_t kivi_games_room(const struct games *games) {
    int64_t room = LINE_BYTES + (int64_t)sizeof(struct games_room);
    if (games->values_size == 0) { return room; }
    bool fits = is_kivi_network(games->tables, games->values, games->values_size, (int)games->players);
    return fits ? room + kivi_network_room(games->values) : BAD_TABLES;
}

int64_t kivi_play_games(const struct games *games) {
    const struct network *network = games->values_size == 0 ? NULL : games->values;
    struct games_room *room = next_line(games->room);
    if (((const struct kivi *)games->tables)->draws.pair_bits > 0 && are_all_random(games)) {
        return kivi_play_random(games);
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
        while (!is_over(&room->games[0].row)) { play_turns(games->tables, network, count, room); }
        for (int lane = 0; lane < count; lane++) {
            end_game(&kivi_game, games, first + lane, &room->games[lane].row, room->games[lane].decisions);
        }
    }
    return games->count;
}

/* Exported -------------------------------------------------------------------------------------------------------- */

/* Evaluate the turn of the seat that is due, from its start, by the network, or by computation if that is empty; the
 * room is that of whole games. */
EXPORT int64_t noppa_kivi_look(const void *tables, int64_t size, const struct network *network, int64_t network_size,
                               const struct row *row, int64_t row_size, void *room, int64_t room_size,
                               struct outlook *outlook, int64_t outlook_size) {
    int64_t status = check_position(&kivi_game, tables, size, row, row_size);
    if (status != DONE || is_over(row)) { return status != DONE ? status : BAD_POSITION; }
    struct games games = {.tables = tables, .values = network, .values_size = network_size, .players = row->players};
    int64_t needed = kivi_games_room(&games);
    if (needed < 0 || !is_array(room, room_size, needed) || !is_array(outlook, outlook_size, sizeof *outlook)) {
        return needed < 0 ? needed : BAD_SIZE;
    }
    look(tables, network_size == 0 ? NULL : network, row, room, outlook);
    return DONE;
}
