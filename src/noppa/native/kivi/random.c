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
    if (kivi->squares >= WORD || kivi->kinds > MOST_KINDS) { return; }
    for (int kind = 0; kind < MOST_KINDS; kind++) { numbers[kind] = (uint16_t)kind; }
    for (int one = 0; one < kivi->kinds; one++) {
        const struct kind *kind = &kivi->kind[one];
        kivi->draws.fitting[one] = kind->fitting[0] | (kind->takes_over != 0 ? TAKES_OVER : 0);
        kivi->draws.keeps[one] = (uint32_t)kind->keeps;
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
                kivi->draws.thirds[codes[pair] << KIND_BITS | cell] =
                    (uint32_t)(share_of_own << 12 | own << 6 | (cells[cell] & 0xFFFF));
            }
        }
    }
    alias_cells(pair, codes, chances, kivi->draws.pairs);
    kivi->draws.pair_bits = (uint32_t)alias_bits(pair);
}

/* The chance events of a random turn: the kinds of its three rolls as if nobody ever stopped, and random words for the
 * moves after them. */
struct turn {
    uint64_t words[TURN_ROLLS];
    uint32_t kinds[TURN_ROLLS];
};

/* The word that draws the third kind has random bits to spare for the move after it. */
static inline struct turn draw_turn(const struct draws *draws, uint64_t *stream) {
    uint32_t pair = alias_draw(draws->pairs, (int)draws->pair_bits, next_word(stream));
    uint64_t word = next_word(stream), choices = next_word(stream);
    uint32_t cell = draws->thirds[pair << KIND_BITS | word >> (64 - KIND_BITS)];
    uint32_t is_own = (word << KIND_BITS) >> (64 - 20) < cell >> 12;
    return (struct turn){{choices, choices << 32, word << 32},
                         {pair >> KIND_BITS, pair & (MOST_KINDS - 1), cell >> 6 * is_own & (MOST_KINDS - 1)}};
}

/* Play a turn move by move by the step, with any rolls of these kinds, as all of a kind offer the same number of moves;
 * return its decisions. */
static __attribute__((noinline)) int play_moves(const struct kivi *kivi, struct row *row, const struct turn *turn,
                                                uint64_t *stream) {
    int decisions = 0;
    do {
        kivi_roll(row, KEEPS + kivi->kind[turn->kinds[decisions++]].roll);
        play_any(&kivi_game, kivi, row, row->seat, stream);
    } while (row->rolls > 0);
    return decisions;
}

/* Play games of random players only. All turns of a game are drawn before it is played, so that they need not wait for
 * one another.
 *
 * All moves of a turn are chosen before it is known which of them ends it, because a branch that cannot be predicted
 * takes a processor longer than the work it may save. Placements are the first moves of a roll and keeps the last;
 * after the last roll a stone may have nowhere to go. Turns that may take over, or with no vacant square, are played
 * move by move. Points are counted at the end. */
int64_t kivi_play_random(const struct games *games) {
    const struct kivi *kivi = games->tables;
    const struct draws *draws = &kivi->draws;
    struct turn turns[MOST_PLAYERS * STONES];
    for (int64_t at = 0; at < games->count; at++) {
        struct row row;
        uint64_t stream = begin_game(&kivi_game, games, at, &row), vacant = row.vacant[0];
        int64_t decisions = 0;
        int players = row.players, seat = 0;
        const struct turn *end = turns + players * STONES;
        for (struct turn *turn = turns; turn < end; turn++) { *turn = draw_turn(draws, &stream); }
        for (const struct turn *turn = turns; turn < end; turn++, seat = seat_after(seat, 1, players)) {
            uint64_t one = draws->fitting[turn->kinds[0]], two = draws->fitting[turn->kinds[1]];
            uint64_t three = draws->fitting[turn->kinds[2]];
            if (vacant == 0 || ((one | two | three) & TAKES_OVER) != 0) {
                row.seat = (uint8_t)seat;
                row.vacant[0] = vacant;
                decisions += play_moves(kivi, &row, turn, &stream);
                vacant = row.vacant[0];
                continue;
            }
            one &= vacant, two &= vacant, three &= vacant;
            uint32_t places = (uint32_t)__builtin_popcountll(one), next_places = (uint32_t)__builtin_popcountll(two);
            uint32_t move = share(turn->words[0], places + draws->keeps[turn->kinds[0]]);
            uint32_t next = share(turn->words[1], next_places + draws->keeps[turn->kinds[1]]);
            uint32_t last = share(turn->words[2], (uint32_t)__builtin_popcountll(three));
            bool first = move < places, second = next < next_places;
            uint64_t fitting = either(first, one, either(second, two, three));
            uint64_t stone = nth_bit(fitting, (uint32_t)either(first, move, either(second, next, last)));
            vacant ^= stone;
            flip_stone(kivi, &row.seats[seat].stones, stone == 0 ? kivi->squares : __builtin_ctzll(stone));
            decisions += 1 + !first + (!first & !second);
        }
        for (struct seat *own = row.seats; own < row.seats + players; own++) {
            own->points = kivi_points(kivi, &own->stones);
        }
        end_game(&kivi_game, games, at, &row, decisions);
    }
    return games->count;
}
