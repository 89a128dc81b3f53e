/* Whole games of random players in KIVI.
 *
 * A turn goes on after a roll with n placements and k keeps with chance k / (k + n), whichever keep is taken. So what
 * becomes of a random turn follows from the kinds of its three rolls, drawn as if nobody ever stopped, and from where
 * it stops. With R the chances of six dice and K(r, s) the mean over the keeps of r of the chance that it becomes s,
 *
 *     J(a, b, c) = sum of R(r) * K(r, s) * K(s, t) over rolls r of kind a, s of kind b and t of kind c. */
#include "games.h"
#include "kivi.h"

/* The chances of the next roll, from those of the rolls of one kind whose keeps are equally likely. */
static void roll_on(const struct kivi *kivi, int kind, const double *now, double *next) {
    const struct lattice *lattice = &kivi->lattice;
    double lying[MULTISETS] = {0.0};
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int at = lattice->first_keep[roll]; kivi->kind_of[roll] == kind && at < lattice->first_keep[roll + 1];
             at++) {
            lying[lattice->keeps[at]] += now[roll] / kivi->kind[kind].keeps;
        }
    }
    lattice_flow_up(lattice, lying);
    __builtin_memcpy(next, lying + KEEPS, FULL_ROLLS * sizeof *next);
}

void kivi_make_draws(struct kivi *kivi) {
    uint64_t cells[MOST_KINDS];
    uint16_t numbers[MOST_KINDS], codes[MOST_KINDS * MOST_KINDS];
    double second[FULL_ROLLS], third[FULL_ROLLS], chances[MOST_KINDS * MOST_KINDS];
    int pair = 0;
    if (kivi->words > 1 || kivi->kinds > MOST_KINDS) { return; }
    for (int kind = 0; kind < MOST_KINDS; kind++) { numbers[kind] = (uint16_t)kind; }
    for (int one = 0; one < kivi->kinds; one++) {
        roll_on(kivi, one, kivi->lattice.chance, second);
        for (int two = 0; two < kivi->kinds; two++, pair++) {
            double ends[MOST_KINDS] = {0.0};
            roll_on(kivi, two, second, third);
            codes[pair] = (uint16_t)(one << KIND_BITS | two);
            chances[pair] = 0.0;
            for (int roll = 0; roll < FULL_ROLLS; roll++) { chances[pair] += third[roll]; }
            for (int roll = 0; chances[pair] > 0.0 && roll < FULL_ROLLS; roll++) {
                ends[kivi->kind_of[roll]] += third[roll] / chances[pair];
            }
            alias_cells(MOST_KINDS, numbers, ends, cells);
            for (int cell = 0; cell < MOST_KINDS; cell++) {
                uint64_t share_of_own = cells[cell] >> (64 - 20), own = cells[cell] >> 16 & 0xFFFF;
                kivi->draws.thirds[pair << KIND_BITS | cell] =
                    (uint32_t)(share_of_own << 12 | own << 6 | (cells[cell] & 0xFFFF));
            }
        }
    }
    alias_cells(pair, codes, chances, kivi->draws.pairs);
    kivi->draws.pair_bits = (uint32_t)alias_bits(pair);
}

/* Play a turn move by move, with any rolls of these kinds, as all of a kind offer the same number of moves; return
 * its decisions. */
static __attribute__((noinline)) int play_kinds(const struct kivi *kivi, struct row *row,
                                                const struct kind *const *rolls, uint64_t *stream) {
    int decisions = 0;
    do {
        kivi_roll(row, KEEPS + rolls[decisions++]->roll);
        play_any(&kivi_game, kivi, row, row->seat, stream);
    } while (row->rolls > 0);
    return decisions;
}

/* The chance events of a random turn: the kinds of its three rolls as if nobody ever stopped, and random words for the
 * moves after them. */
struct turn {
    const struct kind *rolls[TURN_ROLLS];
    uint64_t words[TURN_ROLLS];
};

static inline struct turn draw_turn(const struct kivi *kivi, uint64_t *stream) {
    uint32_t pair = alias_draw(kivi->draws.pairs, (int)kivi->draws.pair_bits, next_word(stream));
    uint32_t one = pair >> KIND_BITS, two = pair & (MOST_KINDS - 1);
    uint64_t word = next_word(stream), choices = next_word(stream), last = next_word(stream);
    uint32_t first_cell = (one * (uint32_t)kivi->kinds + two) << KIND_BITS;
    uint32_t cell = kivi->draws.thirds[first_cell | word >> (64 - KIND_BITS)];
    uint32_t is_own = (word << KIND_BITS) >> (64 - 20) < cell >> 12, three = cell >> 6 * is_own & (MOST_KINDS - 1);
    return (struct turn){{kivi->kind + one, kivi->kind + two, kivi->kind + three}, {choices, choices << 32, last}};
}

/* Play a turn at random; return its decisions.
 *
 * All moves are chosen before it is known which of them ends the turn, because a branch that cannot be predicted takes
 * a processor longer than the work it may save. Placements are the first moves of a roll and keeps the last; after the
 * last roll a stone may have nowhere to go. Turns with a take-over, or with no vacant square, are played move by
 * move. Points are not counted. */
static inline int random_turn(const struct kivi *kivi, struct row *row, const struct turn *turn, uint64_t *stream) {
    const struct kind *const *rolls = turn->rolls;
    uint64_t vacant = row->vacant[0], fitting[TURN_ROLLS];
    uint32_t move[TURN_ROLLS], places[TURN_ROLLS];
    for (int at = 0; at < TURN_ROLLS; at++) {
        fitting[at] = rolls[at]->fitting[0] & vacant;
        places[at] = (uint32_t)__builtin_popcountll(fitting[at]);
        uint32_t keeps = at + 1 < TURN_ROLLS ? (uint32_t)rolls[at]->keeps : 0;
        move[at] = share(turn->words[at], places[at] + keeps);
    }
    if (vacant == 0 || (rolls[0]->takes_over | rolls[1]->takes_over | rolls[2]->takes_over) != 0) {
        return play_kinds(kivi, row, rolls, stream);
    }
    bool first = move[0] < places[0], second = move[1] < places[1];
    uint64_t fit = second ? fitting[1] : fitting[2];
    uint32_t below = second ? move[1] : move[2];
    uint64_t stone = nth_bit(first ? fitting[0] : fit, first ? move[0] : below);
    row->vacant[0] = vacant ^ stone;
    flip_stone(kivi, &row->seats[row->seat].stones, stone == 0 ? kivi->squares : __builtin_ctzll(stone));
    kivi_end_turn(row);
    return first ? 1 : second ? 2 : 3;
}

/* Play games of random players only; a turn is drawn while the one before it is played. */
int64_t kivi_play_random(const struct games *games) {
    const struct kivi *kivi = games->tables;
    for (int64_t at = 0; at < games->count; at++) {
        struct row row;
        uint64_t stream = begin_game(&kivi_game, games, at, &row);
        struct turn turn = draw_turn(kivi, &stream);
        int64_t decisions = 0;
        while (!is_over(&row)) {
            struct turn next = draw_turn(kivi, &stream);
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
