/* KIVI: tables from the readable rules, and the step for `game.h`. */
#include "kivi.h"
#include "values.h"

/* Tables ---------------------------------------------------------------------------------------------------------- */

/* Rules come as whole numbers of 32 bits:
 *
 *     rows  columns  dice  rolls a turn  stones a player  classes  whether the run of six takes over
 *     the value of each square
 *     for each row, each first column and each last one from there on: the points that stones there and between make by
 * lines for each column the same with rows the class of each roll for each class whether it takes over, and then for
 * each square whether it may go there */
enum { HEAD_NUMBERS = 7 };

static bool is_head(const int32_t *numbers) {
    return numbers[0] >= 1 && numbers[0] <= MOST_SIDE && numbers[1] >= 1 && numbers[1] <= MOST_SIDE &&
           numbers[2] == DICE && numbers[3] == TURN_ROLLS && numbers[4] == STONES && numbers[5] >= 1 &&
           numbers[5] <= FULL_ROLLS && (numbers[6] == 0 || numbers[6] == 1);
}

/* Add up the points of each pattern of a line: its stones side by side are runs, and `runs` has the points of each. */
static void make_patterns(int length, const int32_t *runs, int32_t *counts) {
    for (int pattern = 0; pattern < 1 << length; pattern++) {
        const int32_t *from = runs;
        for (int first = 0; first < length; from += length - first++) {
            int stones = __builtin_ctz(~((unsigned)pattern >> first));
            bool begins = first == 0 || (pattern >> (first - 1) & 1) == 0;
            counts[pattern] += begins && stones > 0 ? from[stones - 1] : 0;
        }
    }
}

static bool read_rules(struct kivi *kivi, const int32_t *numbers) {
    int rows = numbers[0], columns = numbers[1], squares = rows * columns;
    int in_row = columns * (columns + 1) / 2, in_column = rows * (rows + 1) / 2;
    kivi->rows = rows;
    kivi->columns = columns;
    kivi->squares = squares;
    kivi->words = (squares + WORD - 1) / WORD;
    kivi->classes = numbers[5];
    kivi->takes_run = numbers[6];
    const int32_t *values = numbers + HEAD_NUMBERS, *runs = values + squares;
    const int32_t *kinds = runs + rows * in_row + columns * in_column, *classes = kinds + FULL_ROLLS;
    if (!are_between(values, squares, 1, MOST_VALUE) ||
        !are_between(runs, (int)(kinds - runs), 0, MOST_VALUE * MOST_SQUARES) ||
        !are_between(kinds, FULL_ROLLS, 0, kivi->classes - 1)) {
        return false;
    }
    for (int square = 0; square < squares; square++) {
        kivi->values[square] = values[square];
        kivi->row_of[square] = (uint8_t)(square / columns);
        kivi->column_of[square] = (uint8_t)(square % columns);
        flip_bit(kivi->board, square);
    }
    for (int row = 0; row < rows; row++, runs += in_row) {
        make_patterns(columns, runs, kivi->across + (row << columns));
        for (int pattern = 1; pattern < 1 << columns; pattern++) {
            int32_t *points = kivi->single + ((row + 1) << columns);
            points[pattern] =
                points[pattern & (pattern - 1)] + values[row * columns + __builtin_ctz((unsigned)pattern)];
        }
    }
    for (int column = 0; column < columns; column++, runs += in_column) {
        make_patterns(rows, runs, kivi->down + (column << rows));
    }
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        kivi->kind[roll] = (uint16_t)kinds[roll];
    }
    for (int kind = 0; kind < kivi->classes; kind++) {
        kivi->takes_over[kind] = *classes++ != 0;
        for (int square = 0; square < squares; square++) {
            kivi->fitting[kind][square / WORD] |= (uint64_t)(*classes++ != 0) << square % WORD;
        }
    }
    return true;
}

/* Find the odds that a turn played for one square ends with a roll that may go there: the value of a turn if such a
 * roll is worth 1, eight squares side by side. */
static void find_reach(struct kivi *kivi) {
    lanes worth[MULTISETS];
    for (int first = 0; first < kivi->squares; first += LANES) {
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            for (int lane = 0; lane < LANES; lane++) {
                bool fits = first + lane < kivi->squares && has_bit(kivi->fitting[kivi->kind[roll]], first + lane);
                set_lane(&worth[KEEPS + roll], lane, fits);
            }
        }
        lattice_turn(&kivi->lattice, TURN_ROLLS, worth);
        for (int lane = 0; lane < LANES && first + lane < kivi->squares; lane++) {
            kivi->reach[first + lane] = __builtin_sqrt(lane_of(&worth[0], lane));
        }
    }
}

/* Random play -----------------------------------------------------------------------------------------------------
 *
 * A turn goes on after a roll with n placements and k keeps with chance k / (k + n), whichever keep is taken. So what
 * becomes of a random turn follows from the groups of its three rolls, drawn as if nobody ever stopped, and from where
 * it stops. With R the chances of six dice and K(r, s) the mean over the keeps of r of the chance that it becomes s,
 *
 *     J(a, b, c) = sum of R(r) * K(r, s) * K(s, t) over rolls r of group a, s of group b and t of group c. */

/* Find the group of each roll; false if there are too many. */
static bool find_groups(const struct kivi *kivi, struct groups *groups, uint8_t *of) {
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        int keeps = kivi->lattice.first_keep[roll + 1] - kivi->lattice.first_keep[roll];
        struct group *group = groups->group, *end = group + groups->count;
        while (group < end && (group->kind != kivi->kind[roll] || group->keeps != keeps)) {
            group++;
        }
        if (group == groups->group + MOST_GROUPS) {
            return false;
        }
        int kind = kivi->kind[roll];
        *group = (struct group){kivi->fitting[kind][0], (uint16_t)keeps, (uint16_t)kind, kivi->takes_over[kind],
                                (uint16_t)roll};
        groups->count += group == end;
        of[roll] = (uint8_t)(group - groups->group);
    }
    return true;
}

/* The chances of the next roll, from those of the rolls of one group whose keeps are equally likely. */
static void roll_on(const struct kivi *kivi, const uint8_t *of, uint32_t group, const double *now, double *next) {
    const struct lattice *lattice = &kivi->lattice;
    double lying[MULTISETS] = {0.0};
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int at = lattice->first_keep[roll]; of[roll] == group && at < lattice->first_keep[roll + 1]; at++) {
            lying[lattice->keeps[at]] += now[roll] / kivi->groups.group[group].keeps;
        }
    }
    lattice_flow_up(lattice, lying);
    __builtin_memcpy(next, lying + KEEPS, FULL_ROLLS * sizeof *next);
}

static void make_groups(struct kivi *kivi) {
    struct groups *groups = &kivi->groups;
    uint64_t cells[MOST_GROUPS];
    uint16_t numbers[MOST_GROUPS], codes[MOST_GROUPS * MOST_GROUPS];
    double second[FULL_ROLLS], third[FULL_ROLLS], ends[MOST_GROUPS], chances[MOST_GROUPS * MOST_GROUPS];
    uint8_t of[FULL_ROLLS];
    if (kivi->words > 1 || !find_groups(kivi, groups, of)) {
        groups->count = 0;
        return;
    }
    for (int group = 0; group < MOST_GROUPS; group++) {
        numbers[group] = (uint16_t)group;
    }
    uint32_t pairs = groups->count * groups->count;
    for (uint32_t pair = 0; pair < pairs; pair++) {
        uint32_t one = pair / groups->count, two = pair % groups->count;
        codes[pair] = (uint16_t)(one << GROUP_BITS | two);
        chances[pair] = 0.0;
        if (two == 0) {
            roll_on(kivi, of, one, kivi->lattice.chance, second);
        }
        roll_on(kivi, of, two, second, third);
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            chances[pair] += third[roll];
        }
        __builtin_memset(ends, 0, sizeof ends);
        for (int roll = 0; chances[pair] > 0.0 && roll < FULL_ROLLS; roll++) {
            ends[of[roll]] += third[roll] / chances[pair];
        }
        alias_cells(MOST_GROUPS, numbers, ends, cells);
        for (int cell = 0; cell < MOST_GROUPS; cell++) {
            uint64_t share_of_own = cells[cell] >> (64 - 20), own = cells[cell] >> 16 & 0xFFFF;
            groups->thirds[pair << GROUP_BITS | cell] =
                (uint32_t)(share_of_own << 12 | own << 6 | (cells[cell] & 0xFFFF));
        }
    }
    alias_cells((int)pairs, codes, chances, groups->pairs);
    groups->pair_bits = (uint32_t)alias_bits((int)pairs);
}

static int64_t prepare(void *tables, const void *rules, int64_t size) {
    struct kivi *kivi = tables;
    const int32_t *numbers = rules;
    if (size < HEAD_NUMBERS * 4) {
        return BAD_SIZE;
    }
    if (!is_head(numbers)) {
        return BAD_TABLES;
    }
    int64_t rows = numbers[0], columns = numbers[1], squares = rows * columns;
    int64_t needed = HEAD_NUMBERS + squares + squares * (columns + 1) / 2 + squares * (rows + 1) / 2 + FULL_ROLLS +
                     numbers[5] * (1 + squares);
    if (size != needed * 4) {
        return BAD_SIZE;
    }
    if (!read_rules(kivi, numbers)) {
        return BAD_TABLES;
    }
    lattice_make(&kivi->lattice, DICE);
    find_reach(kivi);
    make_groups(kivi);
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
    for (int seat = 0; seat < players; seat++) {
        turns -= row->seats[seat].hand;
    }
    bool right = players > 0 && row->seat == turns % players;
    for (int seat = 0; right && seat < players; seat++) {
        int hand = row->seats[seat].hand;
        right = hand <= STONES && hand == STONES - turns / players - (seat < turns % players);
    }
    return right;
}

/* Whether the stones lie on the board, one to a square, and no more than were played; their patterns by rows and by
 * columns must agree. */
static bool are_stones(const struct kivi *kivi, const struct row *row) {
    struct stones left[MOST_PLAYERS] = {0};
    int count[MOST_PLAYERS] = {0};
    for (int seat = 0; seat < row->players; seat++) {
        left[seat] = row->seats[seat].stones;
    }
    uint64_t outside = 0;
    for (int word = 0; word < MOST_WORDS; word++) {
        outside |= row->vacant[word] & ~kivi->board[word];
    }
    for (int square = 0; square < kivi->squares; square++) {
        int owners = has_bit(row->vacant, square);
        for (int seat = 0; seat < row->players; seat++) {
            if (has_stone(kivi, &left[seat], square)) {
                flip_stone(kivi, &left[seat], square);
                count[seat]++;
                owners++;
            }
        }
        if (owners != 1) {
            return false;
        }
    }
    for (int seat = 0; seat < row->players; seat++) {
        const uint16_t *patterns = left[seat].rows; /* all that is left lies outside the board */
        for (size_t at = 0; at < sizeof(struct stones) / sizeof *patterns; at++) {
            outside |= patterns[at];
        }
        const struct seat *own = &row->seats[seat];
        outside |= own->unused | (uint64_t)(count[seat] + own->hand > STONES);
        if (outside != 0 || own->points != kivi_points(kivi, &own->stones)) {
            return false;
        }
    }
    return outside == 0;
}

/* Whether the dice and the rolls made belong together. */
static bool is_turn(const struct row *row) {
    if (row->rolls == 0) {
        return row->dice == 0;
    }
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
    for (int seat = 0; seat < players; seat++) {
        row->seats[seat].hand = STONES;
    }
}

void kivi_chance(const void *tables, void *bytes, uint64_t *stream) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    if (rolls_next(row)) {
        kivi_roll(row, lattice_roll(&kivi->lattice, row->dice, stream));
    }
}

static bool answer(const void *tables, void *bytes, const int32_t *numbers, int64_t count) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    int dice = lattice_add(&kivi->lattice, row->dice, numbers, count);
    bool fits = rolls_next(row) && dice >= KEEPS && dice < MULTISETS;
    if (fits) {
        kivi_roll(row, dice);
    }
    return fits;
}

static int due(const void *tables, const void *bytes) {
    (void)tables;
    const struct row *row = bytes;
    return is_over(row) || rolls_next(row) ? NOBODY : row->seat;
}

/* List each square of another player with each vacant one. */
static int list_take_overs(const struct kivi *kivi, const struct row *row, uint16_t *moves) {
    int count = 0;
    for (int square = 0; square < kivi->squares; square++) {
        if (has_bit(row->vacant, square) || has_stone(kivi, &row->seats[row->seat].stones, square)) {
            continue;
        }
        for (int word = 0; word < kivi->words; word++) {
            for (uint64_t left = row->vacant[word]; left != 0; left &= left - 1) {
                moves[count++] = (uint16_t)take_over_action(kivi, square, word * WORD + __builtin_ctzll(left));
            }
        }
    }
    return count;
}

int kivi_legal(const void *tables, const void *bytes, uint16_t *moves) {
    const struct kivi *kivi = tables;
    const struct row *row = bytes;
    if (is_over(row) || row->dice < KEEPS) {
        return 0;
    }
    const struct lattice *lattice = &kivi->lattice;
    int roll = row->dice - KEEPS, kind = kivi->kind[roll], count = 0;
    uint64_t any = 0;
    for (int word = 0; word < kivi->words; word++) {
        any |= row->vacant[word];
        for (uint64_t left = row->vacant[word] & kivi->fitting[kind][word]; left != 0; left &= left - 1) {
            moves[count++] = (uint16_t)place_action(word * WORD + __builtin_ctzll(left));
        }
    }
    if (kivi->takes_over[kind]) {
        count += list_take_overs(kivi, row, moves + count);
    }
    bool last = row->rolls == TURN_ROLLS;
    if (count == 0 && (last || any == 0)) { /* the stone has no place, and no further roll could give it one */
        moves[count++] = (uint16_t)box_action(kivi);
    }
    int first = lattice->first_keep[roll], keeps = last ? 0 : lattice->first_keep[roll + 1] - first;
    __builtin_memcpy(moves + count, lattice->keeps + first, (size_t)keeps * sizeof *moves);
    return count + keeps;
}

void kivi_play(const void *tables, void *bytes, int action) {
    const struct kivi *kivi = tables;
    struct row *row = bytes;
    if (action < KEEPS) {
        row->dice = (uint16_t)action;
        return;
    }
    struct placement placement = placement_of(kivi, action);
    struct seat *own = &row->seats[row->seat];
    if (placement.to != NOBODY) {
        struct seat *other = &row->seats[owner_of(kivi, row, placement.square)];
        flip_stone(kivi, &other->stones, placement.square);
        flip_stone(kivi, &other->stones, placement.to);
        flip_bit(row->vacant, placement.to);
        other->points = kivi_points(kivi, &other->stones);
    } else if (placement.square < kivi->squares) {
        flip_bit(row->vacant, placement.square);
    }
    if (placement.square < kivi->squares) {
        flip_stone(kivi, &own->stones, placement.square);
        own->points = kivi_points(kivi, &own->stones);
    }
    kivi_end_turn(row);
}

/* Results and observations ---------------------------------------------------------------------------------------- */

/* A take-over changes another player's points too. */
static void score(const void *tables, const void *bytes, int seat, int64_t *totals) {
    (void)tables;
    (void)seat;
    const struct row *row = bytes;
    for (int other = 0; other < row->players; other++) {
        totals[other] = row->seats[other].points;
    }
}

/* Write 1 for each square with a stone and 0 for the others, eight of a row at a time. What is written beyond a row is
 * overwritten later; with `exact` nothing is written beyond the last one. Return where the squares end. */
static int32_t *write_stones(const struct kivi *kivi, const struct stones *stones, bool exact, int32_t *into) {
    typedef int32_t eight __attribute__((vector_size(32), aligned(4)));
    static const eight BITS = {1, 2, 4, 8, 16, 32, 64, 128};
    for (int row = 0; row < kivi->rows; row++, into += kivi->columns) {
        for (int at = 0; at < kivi->columns; at += 8) {
            eight bits = ((BITS & (stones->rows[EDGE + row] >> at)) != 0) & 1;
            if (exact && row == kivi->rows - 1 && at + 8 > kivi->columns) {
                __builtin_memcpy(into + at, &bits, (size_t)(kivi->columns - at) * sizeof *into);
            } else {
                *(eight *)(into + at) = bits;
            }
        }
    }
    return into;
}

/* The squares where a seat's stones lie. */
static void usage(const void *tables, const void *bytes, int seat, int64_t *counts) {
    const struct kivi *kivi = tables;
    int32_t lying[MOST_SQUARES + 8];
    write_stones(kivi, &((const struct row *)bytes)->seats[seat].stones, false, lying);
    for (int square = 0; square < kivi->squares; square++) {
        counts[square] += lying[square];
    }
}

/* Whether it is the seat's turn, faces, rolls left; then of each seat from this one on its squares, the stones in its
 * hand, whether it is its turn, and its total. */
static void observe(const void *tables, const void *bytes, int seat, const int64_t *totals, int32_t *into) {
    const struct kivi *kivi = tables;
    const struct row *row = bytes;
    int players = row->players;
    *into++ = row->seat == seat && row->seats[seat].hand > 0;
    for (int face = 0; face < FACES; face++) {
        *into++ = kivi->lattice.counts[row->dice][face];
    }
    *into++ = TURN_ROLLS - row->rolls;
    for (int later = 0; later < players; later++) {
        const struct stones *stones = &row->seats[seat_after(seat, later, players)].stones;
        into = write_stones(kivi, stones, later == players - 1, into);
    }
    for (int later = 0; later < players; later++) {
        int other = seat_after(seat, later, players);
        into[later] = row->seats[other].hand;
        into[players + later] = row->seat == other;
        into[2 * players + later] = (int32_t)totals[other];
    }
}

const struct game kivi_game = {
    .tables_size = sizeof(struct kivi),
    .least_players = LEAST_PLAYERS,
    .most_players = MOST_PLAYERS,
    .sizes = sizes,
    .prepare = prepare,
    .is_position = is_position,
    .start = start,
    .chance = kivi_chance,
    .answer = answer,
    .due = due,
    .legal = kivi_legal,
    .play = kivi_play,
    .score = score,
    .usage = usage,
    .observe = observe,
    .games_room = kivi_games_room,
    .play_games = kivi_play_games,
};
