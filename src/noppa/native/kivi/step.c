/* KIVI: tables from the readable rules, and the step for `game.h`. */
#include "kivi.h"
#include "values.h"

/* Tables ---------------------------------------------------------------------------------------------------------- */

/* Add up the points of each pattern of a line: those of its first run of stones and of the rest. */
static void make_patterns(struct kivi *kivi, int line, const int32_t runs[][MOST_SIDE]) {
    int32_t *points = kivi->points + (line << kivi->side);
    for (int pattern = 1; pattern < 1 << kivi->side; pattern++) {
        int first = __builtin_ctz((unsigned)pattern), end = first + __builtin_ctz(~((unsigned)pattern >> first));
        points[pattern] = points[pattern >> end << end] + runs[first][end - 1];
    }
}

static void make_board(struct kivi *kivi) {
    int columns = kivi->columns, side = kivi->side;
    for (int square = 0; square < kivi->squares; square++) {
        int row = square / columns, column = square % columns;
        kivi->cross[square] = (struct cross){{(uint16_t)(FIRST_ROW + row), (uint16_t)(FIRST_COLUMN + column)},
                                             {(uint16_t)(1 << column), (uint16_t)(1 << row)}};
        flip_bit(kivi->board, square);
    }
    for (int at = 0; at < side; at++) {
        make_patterns(kivi, FIRST_ROW + at, kivi->runs[at]);
        make_patterns(kivi, FIRST_COLUMN + at, kivi->runs[MOST_SIDE + at]);
    }
    for (int row = 0; row < kivi->rows; row++) {
        int32_t *singles = kivi->singles + ((FIRST_ROW + row) << side);
        for (int pattern = 1; pattern < 1 << columns; pattern++) {
            int column = __builtin_ctz((unsigned)pattern);
            singles[pattern] = singles[pattern & (pattern - 1)] + kivi->values[row * columns + column];
        }
    }
}

/* Find the odds that a turn played for one square ends with a roll that may go there: the value of a turn if such a
 * roll is worth 1, eight squares side by side. */
static void find_reach(struct kivi *kivi) {
    lanes worth[MULTISETS];
    for (int first = 0; first < kivi->squares; first += LANES) {
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            for (int lane = 0; lane < LANES; lane++) {
                set_lane(&worth[KEEPS + roll], lane, has_bit(kivi->kind[kivi->kind_of[roll]].fitting, first + lane));
            }
        }
        lattice_turn(&kivi->lattice, TURN_ROLLS, worth);
        for (int lane = 0; lane < LANES && first + lane < kivi->squares; lane++) {
            const uint16_t *line = kivi->cross[first + lane].line;
            double reach = __builtin_sqrt(lane_of(&worth[0], lane));
            kivi->reach[line[0]][line[1] - FIRST_COLUMN] = kivi->reach[line[1]][line[0] - FIRST_ROW] = reach;
        }
    }
}

static int64_t prepare(void *tables, const void *rules, int64_t size) {
    struct kivi *kivi = tables;
    if (size != offsetof(struct kivi, side) - offsetof(struct kivi, rows)) { return BAD_SIZE; }
    __builtin_memcpy(&kivi->rows, rules, (size_t)size);
    if (!are_between(&kivi->rows, 2, 1, MOST_SIDE) || kivi->dice != DICE || kivi->rolls != TURN_ROLLS ||
        kivi->stones != STONES || !are_between(&kivi->kinds, 1, 1, FULL_ROLLS) ||
        !are_between(&kivi->takes_run, 1, 0, 1) ||
        !are_between(kivi->values, kivi->rows * kivi->columns, 1, MOST_VALUE) ||
        !are_between(kivi->kind_of, FULL_ROLLS, 0, kivi->kinds - 1) ||
        !are_between(kivi->runs[0][0], sizeof kivi->runs / 4, 0, MOST_VALUE * MOST_SQUARES)) {
        return BAD_TABLES;
    }
    kivi->side = kivi->rows > kivi->columns ? kivi->rows : kivi->columns;
    kivi->squares = kivi->rows * kivi->columns;
    kivi->words = (kivi->squares + WORD - 1) / WORD;
    make_board(kivi);
    lattice_make(&kivi->lattice, DICE);
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        struct kind *kind = &kivi->kind[kivi->kind_of[roll]];
        kind->keeps = kivi->lattice.first_keep[roll + 1] - kivi->lattice.first_keep[roll];
        kind->roll = roll;
        for (int word = 0; word < MOST_WORDS; word++) { kind->fitting[word] &= kivi->board[word]; }
    }
    find_reach(kivi);
    kivi_make_draws(kivi);
    return DONE;
}

/* Positions ------------------------------------------------------------------------------------------------------- */

static struct sizes sizes(const void *tables, int players) {
    const struct kivi *kivi = tables;
    int squares = kivi->squares;
    return (struct sizes){
        .row = (int64_t)(sizeof(struct row) - (size_t)(MOST_PLAYERS - players) * sizeof(struct seat)),
        .usage = squares,
        .observation = 1 + FACES + 1 + players * (squares + 3),
        .actions = box_action(kivi) + 1,
        /* every keep of a roll, every square, and take-overs of half the squares to the other half */
        .most_moves = (1 << DICE) + squares + squares * squares / 4,
    };
}

/* Whether the hands fit turns taken in order from seat 0 on. */
static bool are_hands(const struct row *row) {
    int players = row->players, turns = players * STONES;
    for (int seat = 0; seat < players; seat++) { turns -= row->seats[seat].hand; }
    bool right = players > 0 && turns >= 0 && row->seat == turns % players;
    for (int seat = 0; seat < players; seat++) {
        right &= row->seats[seat].hand == STONES - (turns + players - 1 - seat) / players;
    }
    return right;
}

/* Whether the stones lie on the board, one to a square, and no more than were played; rows and columns must agree. */
static bool are_stones(const struct kivi *kivi, const struct row *row) {
    uint64_t vacant[MOST_WORDS], wrong = 0;
    __builtin_memcpy(vacant, kivi->board, sizeof vacant);
    for (const struct seat *seat = row->seats; seat < row->seats + row->players; seat++) {
        struct stones left = seat->stones;
        int count = 0;
        for (int square = 0; square < kivi->squares; square++) {
            if (has_stone(kivi, &left, square)) {
                wrong |= !has_bit(vacant, square);
                flip_stone(kivi, &left, square);
                flip_bit(vacant, square);
                count++;
            }
        }
        for (int line = 0; line < LINES; line++) { wrong |= left.lines[line]; }
        wrong |= seat->unused | (count + seat->hand > STONES);
        if (wrong != 0 || seat->points != kivi_points(kivi, &seat->stones)) { return false; }
    }
    for (int word = 0; word < MOST_WORDS; word++) { wrong |= vacant[word] ^ row->vacant[word]; }
    return wrong == 0;
}

/* Whether the dice and the rolls made belong together. */
static bool is_turn(const struct row *row) {
    if (row->rolls == 0) { return row->dice == 0; }
    return row->dice < MULTISETS && !is_over(row) && (row->rolls < TURN_ROLLS || row->dice >= KEEPS) &&
           row->rolls <= TURN_ROLLS;
}

static bool is_position(const void *tables, const void *bytes, int players) {
    const struct row *row = bytes;
    return row->players == players && row->seat < players && (row->unused | row->unused_too) == 0 && are_hands(row) &&
           are_stones(tables, row) && is_turn(row);
}

/* The step -------------------------------------------------------------------------------------------------------- */

static void start(const void *tables, void *bytes, int players) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    __builtin_memset(row, 0, (size_t)sizes(tables, players).row);
    row->players = (uint8_t)players;
    __builtin_memcpy(row->vacant, kivi->board, sizeof row->vacant);
    for (int seat = 0; seat < players; seat++) { row->seats[seat].hand = STONES; }
}

static void chance(const void *tables, void *bytes, uint64_t *stream) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    if (rolls_next(row)) { kivi_roll(row, lattice_roll(&kivi->lattice, row->dice, stream)); }
}

static bool answer(const void *tables, void *bytes, const int32_t *numbers, int64_t count) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    int dice = lattice_add(&kivi->lattice, row->dice, numbers, count);
    bool fits = rolls_next(row) && dice >= KEEPS && dice < MULTISETS;
    if (fits) { kivi_roll(row, dice); }
    return fits;
}

static int due(const void *tables, const void *bytes) {
    const struct row *row = bytes;
    return is_over(row) || rolls_next(row) ? NOBODY : row->seat;
}

/* The squares that a take-over may take, and those where the stone may go: every pair of them is a move. */
struct take_overs {
    int squares, vacant;
    uint8_t square[MOST_SQUARES], to[MOST_SQUARES];
};

static void find_take_overs(const struct kivi *kivi, const struct row *row, struct take_overs *found) {
    const struct stones *own = &row->seats[row->seat].stones;
    found->squares = found->vacant = 0;
    if (!kivi->kind[kivi->kind_of[row->dice - KEEPS]].takes_over) { return; }
    for (int square = 0; square < kivi->squares; square++) {
        bool vacant = has_bit(row->vacant, square);
        found->to[found->vacant] = found->square[found->squares] = (uint8_t)square;
        found->vacant += vacant;
        found->squares += !vacant && !has_stone(kivi, own, square);
    }
}

static int list_placements(const struct kivi *kivi, const struct row *row, uint16_t *moves) {
    const uint64_t *fitting = kivi->kind[kivi->kind_of[row->dice - KEEPS]].fitting;
    int count = 0;
    for (int word = 0; word < kivi->words; word++) {
        for (uint64_t left = row->vacant[word] & fitting[word]; left != 0; left &= left - 1) {
            moves[count++] = (uint16_t)(KEEPS + word * WORD + __builtin_ctzll(left));
        }
    }
    return count;
}

/* List what comes after placements and take-overs: the box if the stone has no place and no further roll could give it
 * one, and the keeps. */
static int list_rest(const struct kivi *kivi, const struct row *row, bool has_place, uint16_t *moves) {
    int roll = row->dice - KEEPS, count = 0;
    bool last = row->rolls == TURN_ROLLS;
    uint64_t vacant = 0;
    for (int word = 0; word < kivi->words; word++) { vacant |= row->vacant[word]; }
    if (!has_place && (last || vacant == 0)) { moves[count++] = (uint16_t)box_action(kivi); }
    int keeps = last ? 0 : kivi->kind[kivi->kind_of[roll]].keeps;
    const uint16_t *first = kivi->lattice.keeps + kivi->lattice.first_keep[roll];
    __builtin_memcpy(moves + count, first, (size_t)keeps * sizeof *moves);
    return count + keeps;
}

static int legal(const void *tables, const void *bytes, uint16_t *moves) {
    const struct kivi *kivi = tables;
    const struct row *row = bytes;
    struct take_overs found;
    if (is_over(row) || row->dice < KEEPS) { return 0; }
    int count = list_placements(kivi, row, moves);
    find_take_overs(kivi, row, &found);
    for (int at = 0; at < found.squares; at++) {
        for (int to = 0; to < found.vacant; to++) {
            moves[count++] = (uint16_t)take_over_action(kivi, found.square[at], found.to[to]);
        }
    }
    return count + list_rest(kivi, row, count > 0, moves + count);
}

/* Lay a stone on a square, or take it away, with the points that follow. */
static void change_stone(const struct kivi *kivi, struct seat *seat, int square) {
    flip_stone(kivi, &seat->stones, square);
    seat->points = kivi_points(kivi, &seat->stones);
}

static void play(const void *tables, void *bytes, int action) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    if (action < KEEPS) {
        row->dice = (uint16_t)action;
        return;
    }
    struct placement placement = placement_of(kivi, action);
    if (placement.to != NOBODY) {
        struct seat *other = &row->seats[owner_of(kivi, row->seats, row->players, placement.square)];
        flip_stone(kivi, &other->stones, placement.square);
        change_stone(kivi, other, placement.to);
        flip_bit(row->vacant, placement.to);
    } else if (placement.square < kivi->squares) {
        flip_bit(row->vacant, placement.square);
    }
    change_stone(kivi, &row->seats[row->seat], placement.square);
    kivi_end_turn(row);
}

/* Play any of the moves that `legal` lists, without listing the take-overs: there may be hundreds. */
static void play_random(const void *tables, void *bytes, int seat, uint64_t *stream) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    struct take_overs found;
    uint16_t moves[MOST_SQUARES + (1 << DICE)];
    find_take_overs(kivi, row, &found);
    int count = list_placements(kivi, row, moves), pairs = found.squares * found.vacant;
    count += list_rest(kivi, row, count + pairs > 0, moves + count);
    int move = (int)share(next_word(stream), (uint32_t)(count + pairs)), pair = move - count;
    if (pair < 0) {
        play(kivi, row, moves[move]);
        return;
    }
    ASSUME(found.vacant > 0);
    play(kivi, row, take_over_action(kivi, found.square[pair / found.vacant], found.to[pair % found.vacant]));
}

/* Results and observations ---------------------------------------------------------------------------------------- */

/* A take-over changes another player's points too. */
static void score(const void *tables, const void *bytes, int seat, int64_t *totals) {
    const struct row *row = bytes;
    for (int other = 0; other < row->players; other++) { totals[other] = row->seats[other].points; }
}

/* The squares where a seat's stones lie. */
static void usage(const void *tables, const void *bytes, int seat, int64_t *counts) {
    const struct kivi *kivi = tables;
    const uint16_t *rows = ((const struct row *)bytes)->seats[seat].stones.lines + FIRST_ROW;
    for (int row = 0; row < kivi->rows; row++, counts += kivi->columns) {
        for (int column = 0; column < kivi->columns; column++) { counts[column] += rows[row] >> column & 1; }
    }
}

/* Write 1 for each square with a stone and 0 for the others, eight of a row at a time, from the last row to the first:
 * up to seven more numbers that are written before a row are overwritten later. */
static void write_stones(const struct kivi *kivi, const struct stones *stones, int32_t *into) {
    typedef int32_t eight __attribute__((vector_size(32), aligned(4)));
    int rows = kivi->rows, columns = kivi->columns;
    for (int row = rows - 1; row >= 0; row--) {
        int32_t *before = into + row * columns - 8;
        for (int end = columns; end > 0; end -= 8) {
            int pattern = stones->lines[FIRST_ROW + row] << 8 >> end;
            *(eight *)(before + end) = (((eight){1, 2, 4, 8, 16, 32, 64, 128} & pattern) != 0) & 1;
        }
    }
}

/* Whether it is the seat's turn, faces, rolls left; then of each seat from this one on its squares, the stones in its
 * hand, whether it is its turn, and its total. */
static void observe(const void *tables, const void *bytes, int seat, const int64_t *totals, int32_t *into) {
    const struct kivi *kivi = tables;
    const struct row *row = bytes;
    const uint8_t *faces = kivi->lattice.counts[row->dice];
    int players = row->players, squares = kivi->squares, first = 1 + FACES + 1;
    int32_t *behind = into + first + players * squares;
    for (int later = players - 1; later >= 0; later--) {
        int other = seat_after(seat, later, players);
        write_stones(kivi, &row->seats[other].stones, into + first + later * squares);
        behind[later] = row->seats[other].hand;
        behind[players + later] = row->seat == other;
        behind[2 * players + later] = (int32_t)totals[other];
    }
    into[0] = row->seat == seat && row->seats[seat].hand > 0;
    for (int face = 0; face < FACES; face++) { into[1 + face] = faces[face]; }
    into[1 + FACES] = TURN_ROLLS - row->rolls;
}

const struct game kivi_game = {
    .tables_size = sizeof(struct kivi),
    .least_players = LEAST_PLAYERS,
    .most_players = MOST_PLAYERS,
    STEP,
    .prepare = prepare,
    .play_random = play_random,
    .games_room = kivi_games_room,
    .play_games = kivi_play_games,
};
