/* The tables of Yatzy, from the readable rules. */
#include "yatzy.h"

/* What Python passes in: a head of bytes, then what every full roll scores in every row. */
struct rules_head {
    uint8_t rows, upper, dice, rolls, chance, declares, last_resort, bonus;
    uint16_t bonus_from;
    uint8_t unused[6];
};

enum { RULES_SIZE = sizeof(struct rules_head) + FULL_ROLLS * ROWS };

static bool read_rules(struct yatzy *yatzy, const uint8_t *rules) {
    struct rules_head head;
    __builtin_memcpy(&head, rules, sizeof head);
    if (head.rows != ROWS || head.upper != UPPER || head.dice != DICE || head.rolls != TURN_ROLLS ||
        head.chance < UPPER || head.chance >= ROWS || head.bonus_from < 1 || head.bonus_from > MOST_BONUS_FROM) {
        return false;
    }
    yatzy->declares = head.declares != 0;
    yatzy->last_resort = head.last_resort != 0;
    yatzy->chance = head.chance;
    yatzy->bonus = head.bonus;
    yatzy->bonus_from = head.bonus_from;
    __builtin_memcpy(yatzy->points, rules + sizeof head, sizeof yatzy->points);
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int row = 0; row < UPPER; row++) {
            int points = yatzy->points[roll][row];
            if (points % (row + 1) != 0 || points / (row + 1) > DICE) {
                return false;
            }
        }
        if (yatzy->points[roll][head.chance] == 0) {
            return false;
        }
    }
    return true;
}

static bool make_targets(struct yatzy *yatzy) {
    int count = 0, rolls = 0;
    for (int row = 0; row < ROWS; row++) {
        yatzy->row_targets[row] = count;
        for (int points = 0; points <= UINT8_MAX; points++) {
            int first = rolls;
            for (int roll = 0; roll < FULL_ROLLS; roll++) {
                if (yatzy->points[roll][row] == points) {
                    bool scores = points > 0 && row != yatzy->chance;
                    yatzy->scoring[roll] = (uint16_t)(yatzy->scoring[roll] | scores << row);
                    yatzy->target_of[roll][row] = (uint8_t)count;
                    yatzy->target_rolls[rolls++] = (uint16_t)roll;
                }
            }
            if (points > 0 && rolls == first) {
                continue;
            }
            if (count == MOST_TARGETS) {
                return false;
            }
            yatzy->target_row[count] = (uint8_t)row;
            yatzy->target_points[count] = (uint8_t)points;
            yatzy->target_first[count++] = first;
        }
    }
    yatzy->row_targets[ROWS] = count;
    yatzy->target_first[count] = rolls;
    return true;
}

/* Number the kinds of upper totals, from all upper rows filled down. A total differs from the one below if the free
 * rows can add just what it lacks for the bonus; so totals of one kind are neighbours. */
static void make_kinds(struct yatzy *yatzy) {
    int enough = yatzy->bonus_from;
    for (int filled = UPPER_ROWS; filled >= 0; filled--) {
        bool sums[MOST_BONUS_FROM + 1] = {true}; /* what the free rows can add */
        for (int row = 0; row < UPPER; row++) {
            int dice = (filled >> row & 1) != 0 ? 0 : DICE;
            for (int sum = enough; sum > 0; sum--) {
                for (int count = 1; count <= dice && count * (row + 1) <= sum; count++) {
                    sums[sum] |= sums[sum - count * (row + 1)];
                }
            }
        }
        int most = least(most_upper(filled), enough), kinds = 0;
        for (int total = 0; total <= most; total++) {
            kinds += total == 0 || sums[enough - total];
            yatzy->kind[filled][total] = (uint8_t)(kinds - 1);
            for (int target = 0; target < yatzy->row_targets[UPPER]; target++) {
                int with = filled | 1 << yatzy->target_row[target], after = total + yatzy->target_points[target];
                yatzy->filling[filled][target][kinds - 1] = yatzy->kind[with][least(after, enough)];
            }
        }
        yatzy->kinds[filled] = (uint8_t)kinds;
    }
}

static void number_positions(struct yatzy *yatzy) {
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        int kinds = yatzy->kinds[filled & UPPER_ROWS], level = __builtin_popcount((unsigned)filled);
        yatzy->start[filled + 1] = yatzy->start[filled] + kinds;
        yatzy->group[filled + 1] = yatzy->group[filled] + (kinds + LANES - 1) / LANES;
        yatzy->most[filled] = yatzy->bonus;
        for (int row = 0; row < ROWS; row++) {
            yatzy->most[filled] += (filled >> row & 1) == 0 ? yatzy->target_points[yatzy->row_targets[row + 1] - 1] : 0;
        }
        yatzy->where[filled] = yatzy->level_size[level];
        yatzy->level_size[level] += size_of_set(yatzy, filled);
    }
}

/* How a turn of random play ends where every roll may fill any free row, of which there are n.
 *
 * Of a roll that offers k keeps, k / (k + n) of the decisions keep one of them and roll the rest, and the others fill a
 * row. With X the chances of the dice on the table, a turn ends after each roll with those dice by chance X(dice) * n /
 * (k + n), whichever rows are free: one draw from 3 * 252 ends. */
static void make_turn_cells(struct yatzy *yatzy, int rows) {
    const struct lattice *lattice = &yatzy->lattice;
    double lying[MULTISETS] = {1.0}, ends[TURN_ROLLS * FULL_ROLLS];
    uint16_t numbers[TURN_ROLLS * FULL_ROLLS];
    int end = 0;
    for (int rolls = 1; rolls <= TURN_ROLLS; rolls++) {
        double kept[MULTISETS] = {0.0};
        lattice_flow_up(lattice, lying);
        for (int roll = 0; roll < FULL_ROLLS; roll++, end++) {
            int first = lattice->first_keep[roll];
            int last = rolls < TURN_ROLLS ? lattice->first_keep[roll + 1] : first;
            double chance_each = lying[KEEPS + roll] / (last - first + rows);
            ends[end] = chance_each * rows;
            numbers[end] = (uint16_t)(rolls * ENDS + roll);
            for (int at = first; at < last; at++) {
                kept[lattice->keeps[at]] += chance_each;
            }
        }
        __builtin_memcpy(lying, kept, sizeof kept);
    }
    alias_cells(end, numbers, ends, yatzy->turn_cells[rows - 1]);
}

int64_t yatzy_prepare(void *tables, const void *rules, int64_t size) {
    struct yatzy *yatzy = tables;
    if (size != RULES_SIZE) {
        return BAD_SIZE;
    }
    if (!read_rules(yatzy, rules) || !make_targets(yatzy)) {
        return BAD_TABLES;
    }
    lattice_make(&yatzy->lattice, DICE);
    make_kinds(yatzy);
    number_positions(yatzy);
    for (int rows = 1; rows <= ROWS; rows++) {
        make_turn_cells(yatzy, rows);
    }
    return DONE;
}
