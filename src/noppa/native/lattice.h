/* The keep lattice: multisets of up to n dice, one die more a step up, one die fewer a step down.
 *
 * Multisets are numbered by size, then in ascending order, so the full rolls come last. Given what each full roll is
 * worth, a decision about keeping dice is two walks over an array with a value for each multiset:
 *
 *     V(keep) = 1/6 * sum of V(keep + die)              from the full rolls down: lattice_keep
 *     B(dice) = max(V(dice), max of B(dice - die))      from the empty hand up:   lattice_best
 *
 * after which each full roll has its value with one more roll to come. Eight positions are computed side by side.
 * Chances flow the same way in the opposite direction. */
#ifndef NOPPA_LATTICE_H
#define NOPPA_LATTICE_H

#include "alias.h"
#include "core.h"
#include "rng.h"
#include "vectors.h"

enum {
    FACES = 6,
    MOST_DICE = 6,
    MOST_MULTISETS = 924,   /* of 0 to 6 dice */
    MOST_ROLLS = 462,       /* of 6 dice */
    MOST_KEEPS = 11914,     /* pairs of a roll of 6 dice and fewer dice of it */
    MOST_ROLL_CELLS = 14368 /* cells for rolling the rest of every keep of 6 dice */
};

/* Multisets of one size with as many different faces, neighbours in `down`. */
struct run {
    int32_t faces, begin, end;
};

struct lattice {
    int32_t dice, size, rolls, first_roll, runs, smaller_runs;
    uint8_t counts[MOST_MULTISETS][FACES]; /* how many dice show each face */
    uint16_t plus[MOST_MULTISETS][8];      /* one die more, of each keep */
    uint16_t down[MOST_MULTISETS][8];      /* by runs: a multiset, then one die fewer in each way */
    uint16_t line[MOST_MULTISETS];         /* where a multiset stands in `down` */
    struct run run[MOST_DICE * MOST_DICE];
    double chance[MOST_ROLLS];          /* of every full roll */
    int32_t first_keep[MOST_ROLLS + 1]; /* keeps[first_keep[roll]] on are the keeps of a roll, fewest dice first */
    uint16_t keeps[MOST_KEEPS];
    int32_t first_cell[MOST_MULTISETS]; /* alias cells for the full roll that a keep becomes */
    int32_t cell_bits[MOST_MULTISETS];
    uint64_t cells[MOST_ROLL_CELLS];
};

/* Fill in the lattice of 1 to 6 dice. */
void lattice_make(struct lattice *lattice, int dice);

/* The number of a multiset by how many dice show each face. */
int lattice_number(const uint8_t counts[FACES]);

/* The chance of a multiset among the rolls of as many dice. */
double lattice_chance(const struct lattice *lattice, int roll);

static inline int lattice_dice(const struct lattice *lattice, int number) {
    int dice = 0;
    for (int face = 0; face < FACES; face++) { dice += lattice->counts[number][face]; }
    return dice;
}

/* A keep with these faces added; the size of the lattice if the result is not on it. */
static inline int lattice_add(const struct lattice *lattice, int keep, const int32_t *faces, int64_t count) {
    for (int64_t at = 0; at < count; at++) {
        bool fits = keep < lattice->first_roll && faces[at] >= 1 && faces[at] <= FACES;
        keep = fits ? lattice->plus[keep][faces[at] - 1] : lattice->size;
    }
    return keep;
}

/* V, from what the full rolls are worth. */
void lattice_keep(const struct lattice *lattice, lanes *worth);

/* B, from V. */
void lattice_best(const struct lattice *lattice, lanes *worth);

/* V with some rolls to come, from what the full rolls are worth; no rolls leave those as they are. */
void lattice_turn(const struct lattice *lattice, int rolls, lanes *worth);

/* The value of a roll still to be made, from V; overwrites the smaller multisets with B. */
lanes lattice_best_mean(const struct lattice *lattice, lanes *worth);

/* For one lane, where the best keep of each multiset is found: itself, or the multiset to look at next. */
void lattice_steps_down(const struct lattice *lattice, const lanes *kept, const lanes *best, int lane, uint16_t *into);

/* Chances of rolls become chances of what is kept, in place. */
void lattice_flow_down(const struct lattice *lattice, const uint16_t *down, double *chances);

/* Chances of what is kept become chances of full rolls, in place. */
void lattice_flow_up(const struct lattice *lattice, double *chances);

/* The full roll that a keep becomes when the rest of the dice is rolled. */
static inline int lattice_roll(const struct lattice *lattice, int keep, uint64_t *stream) {
    return (int)alias_draw(lattice->cells + lattice->first_cell[keep], lattice->cell_bits[keep], next_word(stream));
}

#endif
