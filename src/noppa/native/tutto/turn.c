/* Tutto: what rolls and cards can bring, and the value of a turn. */
#include "values.h"

/* The chart ------------------------------------------------------------------------------------------------------ */

/* Read what outcomes offer; false if that is not possible. */
static bool read_outcomes(struct tutto *tutto) {
    struct chart *chart = &tutto->chart;
    int at = 0, before = 0;
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
        int dice = tutto->outcome[outcome].dice, end = at + tutto->outcome[outcome].options;
        if (dice < before || dice > least(before + 1, DICE) || dice == 0 || end == at || end > OPTIONS) {
            return false;
        }
        before = dice;
        chart->first[dice + 1] = outcome + 1;
        for (; at < end; at++) {
            int some = tutto->option[at].dice, cells = tutto->option[at].cells;
            if (some < 1 || some > dice || cells > MOST_TUTTO) { return false; }
            chart->jump[at] = cells * PACE + (dice - some) * LANES;
            chart->valid[outcome] = some == dice ? NO_STOP : cells; /* all that counts comes last */
            chart->reach[dice] = some == dice ? most(chart->reach[dice], cells) : chart->reach[dice];
        }
        chart->option[outcome + 1] = at;
    }
    for (int dice = 1; dice <= DICE; dice++) {
        for (int some = 1; some < dice; some++) {
            chart->reach[dice] = most(chart->reach[dice], chart->reach[some] + chart->reach[dice - some]);
        }
    }
    return before == DICE && at == OPTIONS && chart->reach[DICE] <= MOST_TUTTO;
}

bool make_chart(struct tutto *tutto) {
    struct chart *chart = &tutto->chart;
    chart->least_gift = MOST_TUTTO;
    for (int kind = 0; kind < KINDS; kind++) {
        chart->times[kind] = 1 + tutto->card[kind].times;
        chart->gift[kind] = tutto->card[kind].gift / CELL;
        if (may_stop(kind)) { /* six dice bring at least a cell each, which a doubling card adds once more */
            chart->least_gift = least(chart->least_gift, chart->gift[kind] + tutto->card[kind].times * DICE);
        }
    }
    chart->least_card = DICE + chart->least_gift;
    return read_outcomes(tutto) && chart->least_gift > 0 && chart->gift[tutto->rule.plus_minus] >= chart->least_card &&
           chart->gift[tutto->rule.straight] >= chart->least_card;
}

/* A turn --------------------------------------------------------------------------------------------------------- */

typedef int64_t mask __attribute__((vector_size(PIECE_BYTES)));

/* What a rival gets where the roller takes the higher of two choices. */
static inline lanes of_higher(lanes one, lanes other, lanes theirs_one, lanes theirs_other) {
    for (int at = 0; at < PIECES; at++) {
        mask is_higher = (mask)(one.part[at] > other.part[at]);
        theirs_other.part[at] =
            (piece)(((mask)theirs_one.part[at] & is_higher) | ((mask)theirs_other.part[at] & ~is_higher));
    }
    return theirs_other;
}

/* Where `is_rival` is not set both sides are the same. */
ALWAYS_INLINE void weigh_side(const struct tutto *tutto, const struct side *mine, const struct side *theirs, int top,
                              int p, int first, int last, bool is_rival) {
    const struct chart *chart = &tutto->chart;
    const double *from = v_in(mine->rows, 0, p), *their_from = v_in(theirs->rows, 0, p);
    for (int dice = first; dice <= last; dice++) {
        lanes total = lanes_of(theirs->loss * tutto->odds.null[dice]);
        for (int outcome = chart->first[dice]; outcome < chart->first[dice + 1]; outcome++) {
            int at = chart->option[outcome], end = chart->option[outcome + 1];
            lanes best = lanes_at(from + chart->jump[at]), found = lanes_at(their_from + chart->jump[at]);
            for (at++; at < end; at++) {
                lanes other = lanes_at(from + chart->jump[at]);
                found = is_rival ? of_higher(other, best, lanes_at(their_from + chart->jump[at]), found) : found;
                best = higher(other, best);
            }
            if (chart->valid[outcome] != NO_STOP) {
                int stop = least(p + chart->valid[outcome], top);
                lanes other = lanes_of(mine->bank[stop]);
                found = is_rival ? of_higher(other, best, lanes_of(theirs->bank[stop]), found) : found;
                best = higher(other, best);
            }
            total = sum(total, scaled(is_rival ? found : best, tutto->odds.outcome[outcome]));
        }
        put_lanes(v_at(theirs->rows, dice, p), total);
        for (int more = 1; p == top && more <= MOST_TUTTO; more++) {
            put_lanes(v_at(theirs->rows, dice, top + more), total);
        }
    }
}

void weigh(const struct tutto *tutto, const struct side *mine, const struct side *theirs, int top, int p, int first,
           int last) {
    if (theirs == mine) {
        weigh_side(tutto, mine, mine, top, p, first, last, false);
    } else {
        weigh_side(tutto, mine, theirs, top, p, first, last, true);
    }
}

double firework(const struct tutto *tutto, int dice, const double *bank, int top, int p) {
    const double *fire = tutto->odds.fire[dice];
    double total = 0.0, rest = 1.0;
    for (int more = 0; more < least(top - p, FIRE_CELLS); more++) {
        total += fire[more] * bank[p + more];
        rest -= fire[more];
    }
    return total + (rest > 0.0 ? rest : 0.0) * bank[top];
}

void six_dice(const struct tutto *tutto, const struct ways *ways, const double *v, double fire, double made,
              double straight, double six[KINDS]) {
    const struct odds *odds = &tutto->odds;
    double clover = odds->aside[DICE][HIGHEST] * odds->aside[DICE][HIGHEST];
    for (int kind = FIRST_LANE; kind < KINDS; kind++) { six[kind] = v[kind - FIRST_LANE]; }
    six[tutto->rule.stop] = ways->loss;
    six[tutto->rule.firework] = fire;
    six[tutto->rule.plus_minus] = ways->leader_misses ? ways->loss : card_worth(odds->aside[DICE], made, ways->loss);
    six[tutto->rule.straight] = card_worth(odds->straight[DICE], straight, ways->loss);
    six[tutto->rule.clover] = ways->loss + (ways->win - ways->loss) * clover;
}

double mean_card(const double pile[KINDS], const double six[KINDS]) {
    double total = 0.0, cards = 0.0;
    for (int kind = 0; kind < KINDS; kind++) {
        total += pile[kind] * six[kind];
        cards += pile[kind];
    }
    return total / cards;
}

void turn_pass(const struct tutto *tutto, const struct ways *ways, const double pile[KINDS], int top, int high,
               const struct pass *pass) {
    const struct chart *chart = &tutto->chart;
    int end = least(high + MOST_TUTTO, top), plus_minus = tutto->rule.plus_minus, straight = tutto->rule.straight;
    for (int made = pass->levels - 1; made >= 0; made--) {
        const double *bank = pass->bank + made * pass->pitch;
        const double *after = pass->worth + least(made + 1, pass->levels - 1) * pass->pitch;
        struct side side = {bank, pass->rows, ways->loss};
        double *worth = pass->worth + made * pass->pitch, *go = pass->go + made * pass->pitch;
        __builtin_memcpy(worth, bank, (size_t)(top + 1) * sizeof *worth);
        for (int p = end + MOST_TUTTO; p >= made * chart->gift[plus_minus]; p--) {
            double *tutto_row = v_at(pass->rows, 0, p);
            for (int lane = 0; lane < LANES; lane++) {
                tutto_row[lane] = worth[after_card(tutto, kind_in(lane), p, top)];
            }
            if (p > end) { continue; }
            int last = DICE; /* only what six dice at `high` cells can lead to */
            while (last > 0 && p > high + chart->reach[DICE - last]) { last--; }
            weigh(tutto, &side, &side, top, p, 1, last);
            if (p <= high) {
                int up = after_card(tutto, straight, p, top);
                double six[KINDS], fire = firework(tutto, DICE, bank, top, p);
                six_dice(tutto, ways, v_in(pass->rows, DICE, p), fire, after[after_card(tutto, plus_minus, p, top)],
                         tutto->rule.straight_is_tutto ? worth[up] : bank[up], six);
                go[p] = mean_card(pile, six);
                worth[p] = p < top && go[p] > bank[p] ? go[p] : bank[p];
            }
        }
    }
}

/* The plan for points: B(p) = p, nothing for a turn lost, a clover leaf worth half the range. */
void make_plan(struct tutto *tutto) {
    struct plan *plan = &tutto->plan;
    double bank[PLAN_CELLS + 1], worth[PLAN_CELLS + 1], pile[KINDS];
    for (int p = 0; p <= PLAN_CELLS; p++) { bank[p] = p; }
    for (int kind = 0; kind < KINDS; kind++) { pile[kind] = tutto->card[kind].count; }
    struct pass pass = {plan->rows, bank, worth, plan->go, PLAN_CELLS + 1, 1};
    struct ways ways = {0.0, 0.5 * PLAN_CELLS, false};
    turn_pass(tutto, &ways, pile, PLAN_CELLS, PLAN_CELLS, &pass);
}
