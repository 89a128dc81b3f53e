#include "lattice.h"

/* Multisets of `size` dice that show `faces` different faces at most: C(faces + size - 1, size). */
static int multisets(int faces, int size) {
    int ways = 1;
    for (int at = 1; at <= size; at++) { ways = ways * (faces + at - 1) / at; }
    return ways;
}

int lattice_number(const uint8_t counts[FACES]) {
    int size = 0, number = 0;
    for (int face = 0; face < FACES; face++) { size += counts[face]; }
    for (int fewer = 0; fewer < size; fewer++) { number += multisets(FACES, fewer); }
    /* Before it come those whose next die is lower, followed by any dice from that one up. */
    int low = 0, left = size;
    for (int face = 0; face < FACES; face++) {
        for (int count = 0; count < counts[face]; count++) {
            left--;
            for (int lower = low; lower < face; lower++) { number += multisets(FACES - lower, left); }
            low = face;
        }
    }
    return number;
}

static void make_multisets(struct lattice *lattice) {
    uint8_t counts[FACES] = {0};
    for (int number = 0; number < lattice->size; number++) {
        __builtin_memcpy(lattice->counts[number], counts, sizeof counts);
        /* The next one: raise the last die that is not a six, and all behind it to the same face. */
        int sixes = counts[FACES - 1], top = FACES - 2;
        while (top >= 0 && counts[top] == 0) { top--; }
        counts[FACES - 1] = 0;
        if (top < 0) {
            counts[0] = (uint8_t)(sixes + 1); /* all are sixes: one die more, all ones */
        } else {
            counts[top]--;
            counts[top + 1] = (uint8_t)(counts[top + 1] + 1 + sixes);
        }
    }
}

static void make_steps(struct lattice *lattice) {
    for (int number = 0; number < lattice->first_roll; number++) {
        for (int face = 0; face < FACES; face++) {
            lattice->counts[number][face]++;
            lattice->plus[number][face] = (uint16_t)lattice_number(lattice->counts[number]);
            lattice->counts[number][face]--;
        }
    }
}

static int different_faces(const struct lattice *lattice, int number) {
    int faces = 0;
    for (int face = 0; face < FACES; face++) { faces += lattice->counts[number][face] > 0; }
    return faces;
}

static void write_down(struct lattice *lattice, int number, int line) {
    uint8_t *counts = lattice->counts[number];
    uint16_t *down = lattice->down[line];
    lattice->line[number] = (uint16_t)line;
    *down++ = (uint16_t)number;
    for (int face = 0; face < FACES; face++) {
        if (counts[face] > 0) {
            counts[face]--;
            *down++ = (uint16_t)lattice_number(counts);
            counts[face]++;
        }
    }
}

static void make_runs(struct lattice *lattice) {
    int first = 1, line = 0;
    lattice->runs = 0;
    for (int size = 1; size <= lattice->dice; size++) {
        int end = first + multisets(FACES, size);
        if (size == lattice->dice) { lattice->smaller_runs = lattice->runs; }
        for (int faces = 1; faces <= size && faces <= FACES; faces++) {
            struct run *run = &lattice->run[lattice->runs++];
            run->faces = faces;
            run->begin = line;
            for (int number = first; number < end; number++) {
                if (different_faces(lattice, number) == faces) { write_down(lattice, number, line++); }
            }
            run->end = line;
        }
        first = end;
    }
}

/* The chance of the dice that one multiset has beyond another: a multinomial over 6^n. */
static double chance_of_rest(const uint8_t *all, const uint8_t *kept) {
    double ways = 1.0, rolls = 1.0;
    int dice = 0;
    for (int face = 0; face < FACES; face++) {
        for (int count = 1; count <= all[face] - kept[face]; count++) {
            ways = ways * ++dice / count;
            rolls *= FACES;
        }
    }
    return ways / rolls;
}

double lattice_chance(const struct lattice *lattice, int roll) {
    return chance_of_rest(lattice->counts[roll], lattice->counts[0]);
}

static bool contains(const uint8_t *all, const uint8_t *some) {
    bool inside = true;
    for (int face = 0; face < FACES; face++) { inside &= some[face] <= all[face]; }
    return inside;
}

static void make_rolls(struct lattice *lattice) {
    int cell = 0, keep_count = 0;
    for (int keep = 0; keep < lattice->first_roll; keep++) {
        uint16_t outcomes[MOST_ROLLS];
        double chances[MOST_ROLLS];
        int count = 0;
        for (int roll = lattice->first_roll; roll < lattice->size; roll++) {
            if (contains(lattice->counts[roll], lattice->counts[keep])) {
                outcomes[count] = (uint16_t)roll;
                chances[count++] = chance_of_rest(lattice->counts[roll], lattice->counts[keep]);
            }
        }
        lattice->first_cell[keep] = cell;
        lattice->cell_bits[keep] = alias_bits(count);
        alias_cells(count, outcomes, chances, lattice->cells + cell);
        cell += 1 << lattice->cell_bits[keep];
    }
    for (int roll = 0; roll < lattice->rolls; roll++) {
        const uint8_t *counts = lattice->counts[lattice->first_roll + roll];
        lattice->chance[roll] = chance_of_rest(counts, lattice->counts[0]);
        lattice->first_keep[roll] = keep_count;
        for (int keep = 0; keep < lattice->first_roll; keep++) {
            if (contains(counts, lattice->counts[keep])) { lattice->keeps[keep_count++] = (uint16_t)keep; }
        }
    }
    lattice->first_keep[lattice->rolls] = keep_count;
}

void lattice_make(struct lattice *lattice, int dice) {
    lattice->dice = dice;
    lattice->rolls = multisets(FACES, dice);
    lattice->first_roll = 0;
    for (int size = 0; size < dice; size++) { lattice->first_roll += multisets(FACES, size); }
    lattice->size = lattice->first_roll + lattice->rolls;
    make_multisets(lattice);
    make_steps(lattice);
    make_runs(lattice);
    make_rolls(lattice);
}

/* Four short numbers in one load: the number of loads limits the speed of the walks. */
static inline uint64_t four(const uint16_t *numbers) {
    uint64_t word;
    __builtin_memcpy(&word, numbers, sizeof word);
    return word;
}

static inline size_t nth(uint64_t word, int at) { return word >> (16 * at) & 0xFFFF; }

void lattice_keep(const struct lattice *lattice, lanes *worth) {
    for (int keep = lattice->first_roll - 1; keep >= 0; keep--) {
        uint64_t some = four(lattice->plus[keep]), rest = four(lattice->plus[keep] + 4);
        lanes low = sum(worth[nth(some, 0)], worth[nth(some, 1)]);
        lanes middle = sum(worth[nth(some, 2)], worth[nth(some, 3)]);
        lanes high = sum(worth[nth(rest, 0)], worth[nth(rest, 1)]);
        worth[keep] = scaled(sum(sum(low, middle), high), 1.0 / 6.0);
    }
}

/* B of one multiset; `faces` is a constant wherever this is called, so the loop is unrolled. */
static inline lanes best_of(const lanes *worth, const uint16_t *down, int faces) {
    uint64_t some = four(down), rest = faces > 3 ? four(down + 4) : 0;
    lanes one = higher(worth[nth(some, 0)], worth[nth(some, 1)]);
    lanes two = faces > 1 ? worth[nth(some, 2)] : one;
    two = faces > 2 ? higher(two, worth[nth(some, 3)]) : two;
    for (int at = 4; at <= faces; at++) { two = higher(two, worth[nth(rest, at - 4)]); }
    return faces > 1 ? higher(one, two) : one;
}

/* B of a run, or where `mean` is set the mean of B added to a total. */
ALWAYS_INLINE lanes best_run(const struct lattice *lattice, const struct run *run, int faces, bool mean, lanes *worth,
                             lanes total) {
    for (int line = run->begin; line < run->end; line++) {
        const uint16_t *down = lattice->down[line];
        lanes best = best_of(worth, down, faces);
        if (mean) {
            total = sum(total, scaled(best, lattice->chance[down[0] - lattice->first_roll]));
        } else {
            worth[down[0]] = best;
        }
    }
    return total;
}

ALWAYS_INLINE lanes best_runs(const struct lattice *lattice, int first, int end, bool mean, lanes *worth) {
    lanes total = lanes_of(0.0);
    for (const struct run *run = lattice->run + first; run < lattice->run + end; run++) {
        switch (run->faces) {
        case 1: total = best_run(lattice, run, 1, mean, worth, total); break;
        case 2: total = best_run(lattice, run, 2, mean, worth, total); break;
        case 3: total = best_run(lattice, run, 3, mean, worth, total); break;
        case 4: total = best_run(lattice, run, 4, mean, worth, total); break;
        case 5: total = best_run(lattice, run, 5, mean, worth, total); break;
        default: total = best_run(lattice, run, 6, mean, worth, total); break;
        }
    }
    return total;
}

void lattice_best(const struct lattice *lattice, lanes *worth) { best_runs(lattice, 0, lattice->runs, false, worth); }

void lattice_turn(const struct lattice *lattice, int rolls, lanes *worth) {
    for (int left = 1; left <= rolls; left++) {
        if (left > 1) { lattice_best(lattice, worth); }
        lattice_keep(lattice, worth);
    }
}

lanes lattice_best_mean(const struct lattice *lattice, lanes *worth) {
    best_runs(lattice, 0, lattice->smaller_runs, false, worth);
    return best_runs(lattice, lattice->smaller_runs, lattice->runs, true, worth);
}

void lattice_steps_down(const struct lattice *lattice, const lanes *kept, const lanes *best, int lane, uint16_t *into) {
    into[0] = 0;
    for (int at = 0; at < lattice->runs; at++) {
        const struct run *run = &lattice->run[at];
        for (int line = run->begin; line < run->end; line++) {
            const uint16_t *down = lattice->down[line];
            double found = lane_of(&kept[down[0]], lane);
            uint16_t step = down[0];
            for (int face = 1; face <= run->faces; face++) {
                if (lane_of(&best[down[face]], lane) > found) {
                    found = lane_of(&best[down[face]], lane);
                    step = down[face];
                }
            }
            into[down[0]] = step;
        }
    }
}

void lattice_flow_down(const struct lattice *lattice, const uint16_t *down, double *chances) {
    for (int dice = lattice->size - 1; dice >= 0; dice--) {
        if (down[dice] != dice) {
            chances[down[dice]] += chances[dice];
            chances[dice] = 0.0;
        }
    }
}

void lattice_flow_up(const struct lattice *lattice, double *chances) {
    for (int keep = 0; keep < lattice->first_roll; keep++) {
        double sixth = chances[keep] / 6.0;
        chances[keep] = 0.0;
        if (sixth > 0.0) {
            for (int face = 0; face < FACES; face++) { chances[lattice->plus[keep][face]] += sixth; }
        }
    }
}
