/* KIVI: tables from the readable rules, and the step for `game.h`. */
#include "kivi.h"

/* Tables ------------------------------------------------------------------------------------------------------- */

/* What Python hands over is whole numbers of 32 bits:
 *
 *     rows  columns  dice  rolls a turn  stones a player  classes  whether the run of six takes over
 *     the value of each square
 *     for each row, each first column and each last one from there on: what stones there and between count by lines
 *     for each column the same with rows
 *     the class of each roll
 *     for each class whether it takes over, and then for each square whether it may go there */
enum { HEAD_NUMBERS = 7 };

static int64_t numbers_needed(const int32_t *numbers) {
    int64_t rows = numbers[0], columns = numbers[1], squares = rows * columns, classes = numbers[5];
    return HEAD_NUMBERS + squares + squares * (columns + 1) / 2 + squares * (rows + 1) / 2 + FULL_ROLLS +
           classes * (1 + squares);
}

static bool is_head(const int32_t *numbers) {
    return numbers[0] >= 1 && numbers[0] <= MOST_SIDE && numbers[1] >= 1 && numbers[1] <= MOST_SIDE &&
           numbers[2] == DICE && numbers[3] == TURN_ROLLS && numbers[4] == STONES && numbers[5] >= 1 &&
           numbers[5] <= FULL_ROLLS && (numbers[6] == 0 || numbers[6] == 1);
}

/* Add up what each pattern of a line counts: its stones side by side are runs, and `runs` says what each counts. */
static void make_patterns(int length, const int32_t *runs, int32_t *counts) {
    for (int pattern = 0; pattern < 1 << length; pattern++) {
        int32_t total = 0;
        const int32_t *from = runs;
        for (int first = 0; first < length; first++) {
            int stones = __builtin_ctz(~((unsigned)pattern >> first));
            bool begins = first == 0 || (pattern >> (first - 1) & 1) == 0;
            if (begins && stones > 0) {
                total += from[stones - 1];
            }
            from += length - first;
        }
        counts[pattern] = total;
    }
}

static bool read_rolls(struct kivi *kivi, const int32_t *numbers) {
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        if (numbers[roll] < 0 || numbers[roll] >= kivi->classes) {
            return false;
        }
        kivi->kind[roll] = (uint16_t)numbers[roll];
    }
    numbers += FULL_ROLLS;
    for (int kind = 0; kind < kivi->classes; kind++) {
        kivi->takes_over[kind] = *numbers++ != 0;
        for (int square = 0; square < kivi->squares; square++) {
            if (*numbers++ != 0) {
                flip_bit(kivi->fitting[kind], square);
            }
        }
    }
    return true;
}

static bool read_rules(struct kivi *kivi, const int32_t *numbers) {
    kivi->rows = numbers[0];
    kivi->columns = numbers[1];
    kivi->squares = kivi->rows * kivi->columns;
    kivi->words = (kivi->squares + WORD - 1) / WORD;
    kivi->classes = numbers[5];
    kivi->takes_run = numbers[6];
    numbers += HEAD_NUMBERS;
    for (int square = 0; square < kivi->squares; square++) {
        if (numbers[square] < 1 || numbers[square] > MOST_VALUE) {
            return false;
        }
        kivi->values[square] = numbers[square];
        kivi->row_of[square] = (uint8_t)(square / kivi->columns);
        kivi->column_of[square] = (uint8_t)(square % kivi->columns);
        flip_bit(kivi->board, square);
    }
    numbers += kivi->squares;
    int32_t most = MOST_VALUE * MOST_SIDE * MOST_SIDE;
    int in_row = kivi->columns * (kivi->columns + 1) / 2, in_column = kivi->rows * (kivi->rows + 1) / 2;
    for (int at = 0; at < kivi->rows * in_row + kivi->columns * in_column; at++) {
        if (numbers[at] < 0 || numbers[at] > most) {
            return false;
        }
    }
    for (int row = 0; row < kivi->rows; row++, numbers += in_row) {
        make_patterns(kivi->columns, numbers, kivi->across + (row << kivi->columns));
    }
    for (int column = 0; column < kivi->columns; column++, numbers += in_column) {
        make_patterns(kivi->rows, numbers, kivi->down + (column << kivi->rows));
    }
    for (int pattern = 0; pattern < MOST_PATTERNS; pattern++) {
        kivi->alone[pattern] = (uint16_t)(pattern & ~(pattern << 1) & ~(pattern >> 1));
    }
    return read_rolls(kivi, numbers);
}

/* Work out the odds that a turn ends with a roll that may go to a square, when nothing else is wanted: what a turn is
 * worth if such a roll is worth 1, eight squares side by side. */
static void find_reach(struct kivi *kivi) {
    lanes worth[MULTISETS];
    for (int first = 0; first < kivi->squares; first += LANES) {
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            for (int lane = 0; lane < LANES; lane++) {
                int square = first + lane;
                bool fits = square < kivi->squares && has_bit(kivi->fitting[kivi->kind[roll]], square);
                worth[KEEPS + roll].part[lane / PIECE][lane % PIECE] = fits;
            }
        }
        for (int rolls = 1; rolls < TURN_ROLLS; rolls++) {
            lattice_keep(&kivi->lattice, worth);
            lattice_best(&kivi->lattice, worth);
        }
        lattice_keep(&kivi->lattice, worth);
        for (int lane = 0; lane < LANES && first + lane < kivi->squares; lane++) {
            kivi->reach[first + lane] = __builtin_sqrt(lane_of(&worth[0], lane));
        }
    }
}

static int64_t prepare(void *tables, const void *from, int64_t rules_size) {
    struct kivi *kivi = tables;
    const int32_t *rules = from;
    if (rules_size < HEAD_NUMBERS * 4) {
        return BAD_SIZE;
    }
    if (!is_head(rules)) {
        return BAD_TABLES;
    }
    if (rules_size != numbers_needed(rules) * 4) {
        return BAD_SIZE;
    }
    if (!read_rules(kivi, rules)) {
        return BAD_TABLES;
    }
    lattice_make(&kivi->lattice, DICE);
    find_reach(kivi);
    return DONE;
}

/* The square root of the odds of each square. */
EXPORT int64_t noppa_kivi_reach(const void *tables, int64_t size, double *into, int64_t into_size) {
    const struct kivi *kivi = kivi_tables(tables, size);
    if (kivi == NULL) {
        return BAD_TABLES;
    }
    if (into == NULL || into_size != kivi->squares * (int64_t)sizeof *into) {
        return BAD_SIZE;
    }
    __builtin_memcpy(into, kivi->reach, (size_t)into_size);
    return DONE;
}

const struct kivi *kivi_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &kivi_game ? tables : NULL;
}

/* Stones -------------------------------------------------------------------------------------------------------- */

void kivi_lay(const struct kivi *kivi, const uint64_t *stones, struct pattern *pattern) {
    __builtin_memset(pattern, 0, sizeof *pattern);
    for (int word = 0; word < kivi->words; word++) {
        for (uint64_t left = stones[word]; left != 0; left &= left - 1) {
            turn_over(kivi, pattern, word * WORD + __builtin_ctzll(left));
        }
    }
    find_singles(kivi, pattern);
}

int kivi_count(const struct kivi *kivi, const struct pattern *pattern) {
    int total = 0;
    for (int row = 0; row < kivi->rows; row++) {
        total += across_of(kivi, row, pattern->rows[row]);
        for (uint32_t left = pattern->singles[row]; left != 0; left &= left - 1) {
            total += kivi->values[row * kivi->columns + __builtin_ctz(left)];
        }
    }
    for (int column = 0; column < kivi->columns; column++) {
        total += down_of(kivi, column, pattern->columns[column]);
    }
    return total;
}

static int total_of(const struct kivi *kivi, const uint64_t *stones) {
    struct pattern pattern;
    kivi_lay(kivi, stones, &pattern);
    return kivi_count(kivi, &pattern);
}

/* The step ------------------------------------------------------------------------------------------------------ */

int64_t kivi_row_size(const struct kivi *kivi, int players) {
    return (int64_t)sizeof(struct row) + players * seat_size(kivi->words);
}

/* Whether the hands are those of players who have taken turns from seat 0 on. */
static bool are_hands(const struct row *row) {
    int turns = 0;
    for (int seat = 0; seat < row->players; seat++) {
        turns += STONES - seat_in(row, seat)->hand;
    }
    for (int seat = 0; seat < row->players; seat++) {
        int hand = seat_in(row, seat)->hand;
        if (hand > STONES || hand != STONES - turns / row->players - (seat < turns % row->players)) {
            return false;
        }
    }
    return row->seat == turns % row->players;
}

/* Whether stones lie on the board, each on a square of its own, no more than were played, and count their total. */
static bool are_stones(const struct kivi *kivi, const struct row *row) {
    uint64_t free[MOST_WORDS];
    for (int word = 0; word < kivi->words; word++) {
        free[word] = kivi->board[word];
    }
    for (int seat = 0; seat < row->players; seat++) {
        const struct seat *own = seat_in(row, seat);
        for (int word = 0; word < kivi->words; word++) {
            if ((own->stones[word] & ~free[word]) != 0) {
                return false;
            }
            free[word] ^= own->stones[word];
        }
        if (count_bits(own->stones, kivi->words) + own->hand > STONES || own->total != total_of(kivi, own->stones) ||
            (own->unused[0] | own->unused[1] | own->unused[2]) != 0) {
            return false;
        }
    }
    return true;
}

/* Whether the dice and the rolls made belong together. */
static bool is_turn(const struct row *row) {
    if (row->dice >= MULTISETS || row->rolls > TURN_ROLLS) {
        return false;
    }
    if (row->rolls == 0) {
        return row->dice == 0;
    }
    return !is_over(row) && (row->rolls < TURN_ROLLS || row->dice >= KEEPS);
}

bool is_kivi_row(const struct kivi *kivi, const struct row *row, int64_t size) {
    int players = players_of(&kivi_game, kivi, size);
    return players != 0 && row->players == players && row->seat < players && row->words == kivi->words &&
           row->unused == 0 && are_hands(row) && are_stones(kivi, row) && is_turn(row);
}

static bool is_position(const void *tables, const void *row, int players) {
    return is_kivi_row(tables, row, kivi_row_size(tables, players));
}

void kivi_start(const struct kivi *kivi, struct row *row, int players) {
    __builtin_memset(row, 0, (size_t)kivi_row_size(kivi, players));
    row->players = (uint8_t)players;
    row->words = (uint8_t)kivi->words;
    for (int seat = 0; seat < players; seat++) {
        seat_of(row, seat)->hand = STONES;
    }
}

static void start(const void *tables, void *row, int players) { kivi_start(tables, row, players); }

static void chance(const void *tables, void *row, uint64_t *stream) { kivi_chance(tables, row, stream); }

static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    const struct kivi *kivi = tables;
    struct row *game = row;
    if (!rolls_next(game)) {
        return false;
    }
    int dice = game->dice;
    for (int64_t at = 0; at < count; at++) {
        if (dice >= KEEPS || numbers[at] < 1 || numbers[at] > FACES) {
            return false;
        }
        dice = kivi->lattice.plus[dice][numbers[at] - 1];
    }
    if (dice < KEEPS) {
        return false;
    }
    kivi_roll(game, dice);
    return true;
}

static int due(const void *tables, const void *row) {
    (void)tables;
    const struct row *game = row;
    return is_over(game) || rolls_next(game) ? NOBODY : game->seat;
}

/* Write the take-overs of a seat: each square of another player's with each vacant one. */
static int list_take_overs(const struct kivi *kivi, const struct row *row, const uint64_t *vacant, uint16_t *moves) {
    int count = 0;
    const struct seat *own = seat_in(row, row->seat);
    for (int square = 0; square < kivi->squares; square++) {
        if (has_bit(vacant, square) || has_bit(own->stones, square)) {
            continue;
        }
        for (int word = 0; word < kivi->words; word++) {
            for (uint64_t left = vacant[word]; left != 0; left &= left - 1) {
                int to = word * WORD + __builtin_ctzll(left);
                moves[count++] = (uint16_t)take_over_action(kivi, square, to);
            }
        }
    }
    return count;
}

int kivi_legal(const struct kivi *kivi, const struct row *row, uint16_t *moves) {
    if (is_over(row) || row->dice < KEEPS) {
        return 0;
    }
    const struct lattice *lattice = &kivi->lattice;
    int roll = row->dice - KEEPS, kind = kivi->kind[roll], count = 0;
    uint64_t vacant[MOST_WORDS] = {0}, any = 0;
    find_vacant(kivi, row, vacant);
    for (int word = 0; word < kivi->words; word++) {
        any |= vacant[word];
        for (uint64_t left = vacant[word] & kivi->fitting[kind][word]; left != 0; left &= left - 1) {
            moves[count++] = (uint16_t)place_action(word * WORD + __builtin_ctzll(left));
        }
    }
    if (kivi->takes_over[kind]) {
        count += list_take_overs(kivi, row, vacant, moves + count);
    }
    bool last = row->rolls == TURN_ROLLS;
    if (count == 0 && (last || any == 0)) { /* the stone has no place, and no further roll could give it one */
        moves[count++] = (uint16_t)box_action(kivi);
    }
    int first = lattice->first_keep[roll], keeps = last ? 0 : lattice->first_keep[roll + 1] - first;
    __builtin_memcpy(moves + count, lattice->keeps + first, (size_t)keeps * sizeof *moves);
    return count + keeps;
}

static int legal(const void *tables, const void *row, uint16_t *moves) { return kivi_legal(tables, row, moves); }

/* Take over a square: the stone that lies there goes to a vacant one. */
static void take_over(const struct kivi *kivi, struct row *row, int square, int to) {
    int owner = owner_in(row, square);
    if (owner != NOBODY) {
        struct seat *other = seat_of(row, owner);
        flip_bit(other->stones, square);
        flip_bit(other->stones, to);
        other->total = total_of(kivi, other->stones);
    }
}

void kivi_play(const struct kivi *kivi, struct row *row, int action) {
    if (action < KEEPS) {
        row->dice = (uint16_t)action;
        return;
    }
    struct seat *seat = seat_of(row, row->seat);
    if (action < box_action(kivi)) {
        int square = action - KEEPS;
        if (square >= kivi->squares) {
            int pair = square - kivi->squares, rest = pair % (kivi->squares - 1);
            square = pair / (kivi->squares - 1);
            take_over(kivi, row, square, rest + (rest >= square));
        }
        flip_bit(seat->stones, square);
        seat->total = total_of(kivi, seat->stones);
    }
    seat->hand--;
    row->seat = (uint8_t)(row->seat + 1 < row->players ? row->seat + 1 : 0);
    row->rolls = 0;
    row->dice = 0;
}

static void play(const void *tables, void *row, int action) { kivi_play(tables, row, action); }

static void score(const void *tables, const void *row, int seat, int64_t *totals) {
    (void)tables;
    (void)seat; /* a take-over changes another's total too */
    const struct row *game = row;
    for (int other = 0; other < game->players; other++) {
        totals[other] = seat_in(game, other)->total;
    }
}

/* Usage counts the squares where a seat's stones lie. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    const struct kivi *kivi = tables;
    const struct seat *own = seat_in(row, seat);
    for (int word = 0; word < kivi->words; word++) {
        for (uint64_t left = own->stones[word]; left != 0; left &= left - 1) {
            counts[word * WORD + __builtin_ctzll(left)]++;
        }
    }
}

/* Write 1 for each bit that is set and 0 for the others, eight at a time. */
static void write_bits(const uint64_t *words, int count, int32_t *into) {
    typedef int32_t eight __attribute__((vector_size(32), aligned(4)));
    static const eight BITS = {1, 2, 4, 8, 16, 32, 64, 128};
    for (int at = 0; at < count; at += 8) {
        int32_t byte = (int32_t)(words[at / WORD] >> at % WORD & 0xFF);
        eight bits = ((BITS & byte) != 0) & 1;
        if (at + 8 <= count) {
            *(eight *)(into + at) = bits;
        } else {
            __builtin_memcpy(into + at, &bits, (size_t)(count - at) * sizeof *into);
        }
    }
}

/* Whether it is the seat's turn, faces, rolls left; then of each seat from this one on its squares, the stones in its
 * hand, whether it is its turn, and its total. */
static void observe(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into) {
    const struct kivi *kivi = tables;
    const struct row *game = row;
    int players = game->players, squares = kivi->squares;
    *into++ = game->seat == seat && seat_in(game, seat)->hand > 0;
    for (int face = 0; face < FACES; face++) {
        *into++ = kivi->lattice.counts[game->dice][face];
    }
    *into++ = TURN_ROLLS - game->rolls;
    int32_t *hand = into + players * squares;
    for (int later = 0; later < players; later++) {
        int other = seat + later < players ? seat + later : seat + later - players;
        const struct seat *own = seat_in(game, other);
        write_bits(own->stones, squares, into + later * squares);
        hand[later] = own->hand;
        hand[players + later] = game->seat == other;
        hand[2 * players + later] = (int32_t)totals[other];
    }
}

/* The most moves are every keep of a roll, every square, and take-overs of half the squares to the other half. */
static struct sizes sizes(const void *tables, int players) {
    int squares = ((const struct kivi *)tables)->squares;
    return (struct sizes){
        .row = kivi_row_size(tables, players),
        .usage = squares,
        .observation = 1 + FACES + 1 + players * (squares + 3),
        .actions = box_action(tables) + 1,
        .most_moves = (1 << DICE) + squares + squares * squares / 4,
    };
}

const struct game kivi_game = {
    .tables_size = sizeof(struct kivi),
    .least_players = LEAST_PLAYERS,
    .most_players = MOST_PLAYERS,
    .sizes = sizes,
    .prepare = prepare,
    .is_position = is_position,
    .start = start,
    .chance = chance,
    .answer = answer,
    .due = due,
    .legal = legal,
    .play = play,
    .score = score,
    .usage = usage,
    .observe = observe,
};
