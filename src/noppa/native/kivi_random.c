/* Whole games of KIVI by random play, every legal move as likely as any other.
 *
 * What a roll offers is the squares it may go to and its keeps. Rolls that offer the same squares and as many keeps are
 * one group; the published board has 43. A turn goes on after a roll of n vacant squares and k keeps with chance
 * k / (k + n), whichever keep is taken, so what becomes of a turn follows from the groups of its three rolls, drawn as
 * if nobody ever stopped, and from where it stops. With R the chances of six dice and K(roll, next) the mean over the
 * keeps of a roll of the chance that it becomes the next,
 *
 *     J(a, b, c) = sum of R(r) * K(r, s) * K(s, t) over rolls r of group a, s of group b and t of group c,
 *
 * of the last roll only its squares matter, and all three rolls are one draw from an alias table of some 600 kB. The
 * moves after all of them are worked out before it is asked which of them stops the turn, because a branch that cannot
 * be foreseen takes a processor longer than the work it may save. A board of more than 63 squares, which do not fit a
 * word with a bit to spare, is played move by move on the step. */
#include "kivi.h"

enum {
    GROUP_BITS = 6, /* of a roll in an outcome: first roll, second, third, from the highest */
    MOST_GROUPS = 1 << GROUP_BITS,
    GROUP_MASK = MOST_GROUPS - 1,
    MOST_OUTCOMES = 1 << 17,
    OUTCOME_BITS = 18,
    OUTCOME_MASK = (1 << OUTCOME_BITS) - 1,
    SHARE_BITS = 28,
    VALUE_BITS = 10,
    COUNTER_BITS = 64,
    SMALL_BOARD = 63
};

static const uint64_t TAKES_OVER = UINT64_C(1) << 63;

/* What random play knows of a board beside its tables. */
struct turns {
    struct head head;
    int64_t outcomes;
    uint64_t squares[MOST_GROUPS]; /* of each group, TAKES_OVER where it may take over */
    uint32_t keeps[MOST_GROUPS];
    uint64_t turned[WORD + 1];       /* the bit of each square when they are counted column by column, last no bit */
    uint64_t value_bits[VALUE_BITS]; /* the squares whose value has that bit */
    uint64_t inner;                  /* the squares with one to their right */
    uint64_t cells[MOST_OUTCOMES];
};

/* Memory to make them with: chances of outcomes, and the cells that have too little or too much. */
struct workshop {
    double left[MOST_OUTCOMES];
    uint32_t outcomes[MOST_OUTCOMES];
    int32_t poor[MOST_OUTCOMES], rich[MOST_OUTCOMES];
};

struct groups {
    int count;
    uint8_t of[FULL_ROLLS], last[FULL_ROLLS]; /* of each roll, and the one that has its squares after the last roll */
    uint16_t kind[MOST_GROUPS];
    uint32_t keeps[MOST_GROUPS];
};

static uint32_t keeps_of(const struct lattice *lattice, int roll) {
    return (uint32_t)(lattice->first_keep[roll + 1] - lattice->first_keep[roll]);
}

static bool find_groups(const struct kivi *kivi, struct groups *groups) {
    groups->count = 0;
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        uint32_t keeps = keeps_of(&kivi->lattice, roll);
        int group = 0, same_squares = NOBODY;
        for (; group < groups->count; group++) {
            bool same = groups->kind[group] == kivi->kind[roll];
            same_squares = same && same_squares == NOBODY ? group : same_squares;
            if (same && groups->keeps[group] == keeps) {
                break;
            }
        }
        if (group == groups->count) {
            if (group == MOST_GROUPS) {
                return false;
            }
            groups->kind[group] = kivi->kind[roll];
            groups->keeps[group] = keeps;
            groups->count++;
        }
        groups->of[roll] = (uint8_t)group;
        groups->last[roll] = (uint8_t)(same_squares == NOBODY ? group : same_squares);
    }
    return true;
}

/* The chances of the next roll, from those of some rolls of one group whose keeps are all as likely. */
static void roll_on(const struct lattice *lattice, const struct groups *groups, int group, const double *now,
                    double *next) {
    double lying[MULTISETS] = {0.0};
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        if (groups->of[roll] == group && now[roll] > 0.0) {
            double each = now[roll] / groups->keeps[group];
            for (int at = lattice->first_keep[roll]; at < lattice->first_keep[roll + 1]; at++) {
                lying[lattice->keeps[at]] += each;
            }
        }
    }
    lattice_flow_up(lattice, lying);
    __builtin_memcpy(next, lying + KEEPS, FULL_ROLLS * sizeof *next);
}

/* J, the outcomes that can come up; returns how many, or -1 if they are too many. */
static int find_outcomes(const struct kivi *kivi, const struct groups *groups, struct workshop *workshop) {
    const struct lattice *lattice = &kivi->lattice;
    int count = 0;
    for (int one = 0; one < groups->count; one++) {
        double second[FULL_ROLLS];
        roll_on(lattice, groups, one, lattice->chance, second);
        for (int two = 0; two < groups->count; two++) {
            double third[FULL_ROLLS], ends[MOST_GROUPS] = {0.0};
            roll_on(lattice, groups, two, second, third);
            for (int roll = 0; roll < FULL_ROLLS; roll++) {
                ends[groups->last[roll]] += third[roll];
            }
            for (int three = 0; three < groups->count; three++) {
                if (ends[three] > 0.0) {
                    if (count == MOST_OUTCOMES) {
                        return -1;
                    }
                    workshop->outcomes[count] = (uint32_t)(one << 2 * GROUP_BITS | two << GROUP_BITS | three);
                    workshop->left[count++] = ends[three];
                }
            }
        }
    }
    return count;
}

/* As many cells as outcomes, so that the table stays in the nearer caches: 28 bits of share, 18 for each outcome. */
static void make_cells(struct workshop *workshop, int count, uint64_t *cells) {
    const double whole = (double)(1 << SHARE_BITS);
    int poor_count = 0, rich_count = 0;
    for (int cell = 0; cell < count; cell++) {
        uint64_t outcome = workshop->outcomes[cell];
        cells[cell] = UINT64_C(0xFFFFFFF) << 2 * OUTCOME_BITS | outcome << OUTCOME_BITS | outcome;
        workshop->left[cell] *= count;
        if (workshop->left[cell] < 1.0) {
            workshop->poor[poor_count++] = cell;
        } else {
            workshop->rich[rich_count++] = cell;
        }
    }
    while (poor_count > 0 && rich_count > 0) {
        int cell = workshop->poor[--poor_count], donor = workshop->rich[rich_count - 1];
        double part = workshop->left[cell] * whole + 0.5;
        uint64_t own = part < whole - 1.0 ? (uint64_t)part : UINT64_C(0xFFFFFFF);
        cells[cell] =
            own << 2 * OUTCOME_BITS | (uint64_t)workshop->outcomes[cell] << OUTCOME_BITS | workshop->outcomes[donor];
        workshop->left[donor] -= 1.0 - workshop->left[cell];
        if (workshop->left[donor] < 1.0) {
            workshop->poor[poor_count++] = donor;
            rich_count--;
        }
    }
}

/* The three groups that a random word gives: 47 bits take the cell, the rest of them its part. */
static inline uint32_t draw_groups(const struct turns *turns, uint64_t word) {
    uint64_t product = (word >> 17) * (uint64_t)turns->outcomes;
    uint64_t cell = turns->cells[product >> 47];
    uint64_t part = product >> 19 & ((UINT64_C(1) << SHARE_BITS) - 1);
    return (uint32_t)(cell >> OUTCOME_BITS * (part < cell >> 2 * OUTCOME_BITS) & OUTCOME_MASK);
}

/* The size of what random play needs beside the tables: nothing where the board does not fit a word. */
EXPORT int64_t noppa_kivi_turns_size(const void *tables, int64_t size) {
    const struct kivi *kivi = kivi_tables(tables, size);
    if (kivi == NULL) {
        return BAD_TABLES;
    }
    return kivi->squares <= SMALL_BOARD ? (int64_t)sizeof(struct turns) : 0;
}

EXPORT int64_t noppa_kivi_turns_room(void) { return (int64_t)sizeof(struct workshop); }

/* Make what random play needs; the room is only for the making. */
EXPORT int64_t noppa_kivi_turns(const void *tables, int64_t size, struct turns *turns, int64_t turns_size,
                                struct workshop *room, int64_t room_size) {
    const struct kivi *kivi = kivi_tables(tables, size);
    struct groups groups;
    if (kivi == NULL) {
        return BAD_TABLES;
    }
    if (turns == NULL || (uintptr_t)turns % 8 != 0 || turns_size != (int64_t)sizeof *turns ||
        kivi->squares > SMALL_BOARD || room == NULL || (uintptr_t)room % 8 != 0 || room_size != (int64_t)sizeof *room) {
        return BAD_SIZE;
    }
    __builtin_memset(turns, 0, sizeof *turns);
    int count = find_groups(kivi, &groups) ? find_outcomes(kivi, &groups, room) : -1;
    if (count < 0) {
        return BAD_TABLES;
    }
    make_cells(room, count, turns->cells);
    turns->outcomes = count;
    for (int group = 0; group < groups.count; group++) {
        uint64_t takes_over = kivi->takes_over[groups.kind[group]] ? TAKES_OVER : 0;
        turns->squares[group] = kivi->fitting[groups.kind[group]][0] | takes_over;
        turns->keeps[group] = groups.keeps[group];
    }
    for (int square = 0; square < kivi->squares; square++) {
        int row = kivi->row_of[square], column = kivi->column_of[square];
        turns->turned[square] = UINT64_C(1) << (column * kivi->rows + row);
        turns->inner |= (uint64_t)(column + 1 < kivi->columns) << square;
        for (int bit = 0; bit < VALUE_BITS; bit++) {
            turns->value_bits[bit] |= (uint64_t)(kivi->values[square] >> bit & 1) << square;
        }
    }
    write_head(&turns->head, KIVI, turns_size);
    return DONE;
}

/* Games in words ------------------------------------------------------------------------------------------------ */

/* One player's stones, square by square in rows and once more in columns. */
struct hand {
    uint64_t stones, down;
};

/* Lay a stone, or take it away; nothing for no bit. */
static inline void turn_stone(const struct turns *turns, struct hand *hand, uint64_t stone) {
    hand->stones ^= stone;
    hand->down ^= turns->turned[stone == 0 ? WORD : __builtin_ctzll(stone)];
}

static inline int count_hand(const struct kivi *kivi, const struct turns *turns, int value_bits, struct hand hand) {
    int rows = kivi->rows, columns = kivi->columns, total = 0;
    uint64_t stones = hand.stones;
    uint64_t joined = stones & turns->inner & stones >> 1, below = stones & stones >> columns;
    uint64_t single = stones & ~(joined | joined << 1 | below | below << columns);
    for (int row = 0; row < rows; row++) {
        total += across_of(kivi, row, (int)(stones >> row * columns & ((UINT64_C(1) << columns) - 1)));
    }
    for (int column = 0; column < columns; column++) {
        total += down_of(kivi, column, (int)(hand.down >> column * rows & ((UINT64_C(1) << rows) - 1)));
    }
    for (int bit = 0; bit < value_bits; bit++) {
        total += __builtin_popcountll(single & turns->value_bits[bit]) << bit;
    }
    return total;
}

/* A turn in which a stone may be taken over, or with no square left; returns its decisions. */
static int play_rare_turn(const struct kivi *kivi, const struct turns *turns, struct hand *hands, int players, int seat,
                          uint64_t *vacant, uint32_t rolls, uint64_t early, uint64_t late) {
    uint32_t empty = (uint32_t)__builtin_popcountll(*vacant);
    for (int roll = 0; roll < TURN_ROLLS; roll++) {
        uint32_t group = rolls >> (2 - roll) * GROUP_BITS & GROUP_MASK;
        uint64_t fit = turns->squares[group] & *vacant, foreign = 0;
        if ((turns->squares[group] & TAKES_OVER) != 0) {
            foreign = kivi->board[0] & ~*vacant & ~hands[seat].stones;
        }
        uint32_t places = (uint32_t)__builtin_popcountll(fit);
        uint32_t moves = empty > 0 ? places + (uint32_t)__builtin_popcountll(foreign) * empty : 1;
        uint64_t word = roll == 0 ? early : roll == 1 ? early << 32 : late;
        uint32_t move = share(word, roll == TURN_ROLLS - 1 ? moves : moves + turns->keeps[group]);
        if (move < places) {
            uint64_t stone = nth_bit(fit, move);
            turn_stone(turns, &hands[seat], stone);
            *vacant ^= stone;
            return roll + 1;
        }
        if (move < moves) {
            if (empty > 0) {
                uint64_t stone = nth_bit(foreign, (move - places) / empty),
                         to = nth_bit(*vacant, (move - places) % empty);
                for (int other = 0; other < players; other++) {
                    if ((hands[other].stones & stone) != 0) {
                        turn_stone(turns, &hands[other], stone);
                        turn_stone(turns, &hands[other], to);
                    }
                }
                turn_stone(turns, &hands[seat], stone);
                *vacant ^= to;
            }
            return roll + 1;
        }
    }
    return TURN_ROLLS;
}

/* Play a turn; returns its decisions. */
static inline int play_turn(const struct kivi *kivi, const struct turns *turns, struct hand *hands, int players,
                            int seat, uint64_t *vacant, uint64_t *stream) {
    uint32_t rolls = draw_groups(turns, next_word(stream));
    uint64_t early = next_word(stream), late = next_word(stream), empty = *vacant;
    uint32_t one = rolls >> 2 * GROUP_BITS, two = rolls >> GROUP_BITS & GROUP_MASK, three = rolls & GROUP_MASK;
    uint64_t wild = (turns->squares[one] | turns->squares[two] | turns->squares[three]) & TAKES_OVER;
    if (wild != 0 || empty == 0) {
        return play_rare_turn(kivi, turns, hands, players, seat, vacant, rolls, early, late);
    }
    uint64_t fit_one = turns->squares[one] & empty, fit_two = turns->squares[two] & empty;
    uint64_t fit_three = turns->squares[three] & empty;
    uint32_t places_one = (uint32_t)__builtin_popcountll(fit_one), places_two = (uint32_t)__builtin_popcountll(fit_two);
    uint32_t move_one = share(early, places_one + turns->keeps[one]);
    uint32_t move_two = share(early << 32, places_two + turns->keeps[two]);
    uint32_t move_three = share(late, (uint32_t)__builtin_popcountll(fit_three));
    bool stops_one = move_one < places_one, stops_two = move_two < places_two;
    uint64_t fit = stops_two ? fit_two : fit_three;
    uint32_t move = stops_two ? move_two : move_three;
    fit = stops_one ? fit_one : fit;
    move = stops_one ? move_one : move;
    uint64_t stone = nth_bit(fit, move); /* no bit where the stone goes into the box */
    turn_stone(turns, &hands[seat], stone);
    *vacant = empty ^ stone;
    return stops_one ? 1 : stops_two ? 2 : 3;
}

/* Counters of how often each square is used: the lowest bits of all are one word, the next bits another, so that all
 * are counted up at once, and a carry seldom goes far. */
static inline void count_stones(uint64_t *counters, uint64_t stones) {
    for (int bit = 0; stones != 0; bit++) {
        uint64_t carry = counters[bit] & stones;
        counters[bit] ^= stones;
        stones = carry;
    }
}

static void read_counters(const uint64_t *counters, int squares, int64_t *counts) {
    for (int square = 0; square < squares; square++) {
        for (int bit = 0; bit < COUNTER_BITS; bit++) {
            counts[square] += (int64_t)((counters[bit] >> square & 1) << bit);
        }
    }
}

static int value_bits_of(const struct turns *turns) {
    int bits = VALUE_BITS;
    while (bits > 1 && turns->value_bits[bits - 1] == 0) {
        bits--;
    }
    return bits;
}

static void play_in_words(const struct kivi *kivi, const struct turns *turns, int players, int64_t first, int64_t count,
                          uint64_t seed, int64_t *scores, int64_t *lengths, int64_t *counts) {
    uint64_t counters[MOST_PLAYERS][COUNTER_BITS] = {{0}};
    int value_bits = value_bits_of(turns);
    for (int64_t game = 0; game < count; game++) {
        struct hand hands[MOST_PLAYERS] = {{0, 0}};
        uint64_t stream = stream_of(seed, (uint64_t)(first + game)), vacant = kivi->board[0];
        int decisions = 0;
        for (int turn = 0; turn < STONES; turn++) {
            for (int seat = 0; seat < players; seat++) {
                decisions += play_turn(kivi, turns, hands, players, seat, &vacant, &stream);
            }
        }
        lengths[game] = decisions;
        int player = (int)((players - (first + game) % players) % players); /* who sits at seat 0 */
        for (int seat = 0; seat < players; seat++) {
            scores[game * players + seat] = count_hand(kivi, turns, value_bits, hands[seat]);
            count_stones(counters[player], hands[seat].stones);
            player = player + 1 < players ? player + 1 : 0;
        }
    }
    for (int player = 0; player < players; player++) {
        read_counters(counters[player], kivi->squares, counts + (int64_t)player * kivi->squares);
    }
}

static void play_move_by_move(const struct kivi *kivi, int players, int64_t first, int64_t count, uint64_t seed,
                              int64_t *scores, int64_t *lengths, int64_t *counts) {
    _Alignas(8) uint8_t room[sizeof(struct row) + MOST_PLAYERS * (sizeof(struct seat) + MOST_WORDS * sizeof(uint64_t))];
    struct row *row = (struct row *)room;
    uint16_t moves[MOST_MOVES];
    for (int64_t game = 0; game < count; game++) {
        uint64_t stream = stream_of(seed, (uint64_t)(first + game));
        lengths[game] = 0;
        kivi_start(kivi, row, players);
        while (!is_over(row)) {
            kivi_chance(kivi, row, &stream);
            uint32_t offered = (uint32_t)kivi_legal(kivi, row, moves);
            kivi_play(kivi, row, moves[share(next_word(&stream), offered)]);
            lengths[game]++;
        }
        kivi_game.score(kivi, row, 0, scores + game * players);
        for (int player = 0; player < players; player++) {
            int seat = (int)((player + first + game) % players);
            kivi_game.usage(kivi, row, seat, counts + (int64_t)player * kivi->squares);
        }
    }
}

static bool are_turns(const struct kivi *kivi, const struct turns *turns, int64_t size) {
    return turns != NULL && (uintptr_t)turns % 8 == 0 && size == (int64_t)sizeof *turns &&
           turns->head.magic == HEAD_MAGIC && turns->head.size == size && turns->outcomes > 0 &&
           turns->outcomes <= MOST_OUTCOMES && kivi->squares <= SMALL_BOARD;
}

/* Play the games of these numbers at random: scores by seat, decisions, and the squares that each player used, who in
 * game g sits at seat (player + g) mod players. Without `turns` they are played move by move. */
EXPORT int64_t noppa_kivi_random_games(const void *tables, int64_t size, const struct turns *turns, int64_t turns_size,
                                       int64_t players, int64_t first, int64_t seed, int64_t *scores,
                                       int64_t scores_size, int64_t *lengths, int64_t lengths_size, int64_t *counts,
                                       int64_t counts_size) {
    const struct kivi *kivi = kivi_tables(tables, size);
    if (kivi == NULL) {
        return BAD_TABLES;
    }
    if (turns_size != 0 && !are_turns(kivi, turns, turns_size)) {
        return BAD_TABLES;
    }
    int64_t count = lengths_size / 8;
    if (players < LEAST_PLAYERS || players > MOST_PLAYERS || first < 0 || scores_size != count * players * 8 ||
        counts_size != players * kivi->squares * 8) {
        return BAD_SIZE;
    }
    if (turns_size != 0) {
        play_in_words(kivi, turns, (int)players, first, count, (uint64_t)seed, scores, lengths, counts);
    } else {
        play_move_by_move(kivi, (int)players, first, count, (uint64_t)seed, scores, lengths, counts);
    }
    return DONE;
}
