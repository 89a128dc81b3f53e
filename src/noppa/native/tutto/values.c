/* One turn of Tutto being played, exactly.
 *
 * After a Tutto W depends on the cards left and on how many plus/minus were made: that is a *node*. Going on turns a
 * card and leads to the node without it, so there would be thousands, but few matter. For a pile from which the worst
 * cards may be gone, the value of going on is bounded; above the last cell at which that bound beats banking, `far`, W
 * is what banking is worth. There V is the same under every pile, and is found once for each number of plus/minus made;
 * below, where n dice at p cells can still make a Tutto of up to `far` cells, that is where p + n + the least gift of a
 * card <= far, it is found anew for each node.
 *
 * The tables suppose a full pile at the beginning of each turn. The next player finds one from which good cards have
 * gone, if this turn was banked: it is worth a little less to them, and a little more after a loss. How much was
 * measured in games of `hard` players, and is corrected for.
 *
 * With more than two seats each pair is a race for two: p(i, j) is the chance that i beats j, given what both need and
 * whose turn comes first. If every seat had a strength w and p(i, j) were w(i) / (w(i) + w(j)), the chance of i against
 * all would be
 *
 *     1 / (sum over j of 1 / p(i, j) - (n - 2))
 *
 * (Bradley and Terry). It is computed for each seat, and scaled so that the chances add up to 1.
 *
 * The value of a turn to the others follows from the roller's choices: V, G and W of a rival are those of the move that
 * the roller chooses, the first of equally good ones. */
#include "values.h"

enum { BANKED = -1 };
static const double AFTER_BANKED = -0.025, AFTER_LOST = 0.075; /* in cells, for the player whose turn comes next */

/* Between turns -------------------------------------------------------------------------------------------------- */

/* The chance that a seat beats one that sits after it, when it is the turn of `next`. */
static double duel(const struct turn *turn, const int *needs, bool reached, int next, int seat, int rival) {
    const struct tutto *tutto = turn->start.tutto;
    const struct solved *solved = &turn->solved;
    const struct axis *own = &tutto->own;
    bool between = seat < next && next <= rival;
    if (tutto->rule.at_once || !reached) {
        return between ? 1.0 - read_pair(solved->second, own, own, needs[rival], needs[seat])
                       : read_pair(solved->first, own, own, needs[seat], needs[rival]);
    }
    if (between) { return 1.0 - read_pair(solved->last, own, &tutto->other, needs[rival], needs[seat]); }
    /* Both have a last turn to come: as if they had more. */
    return rival < next ? last_result(needs[seat], needs[rival])
                        : read_pair(solved->first, own, own, needs[seat], needs[rival]);
}

/* The chances of all seats when the turn of one begins. */
static void all_chances(const struct turn *turn, const int *needs, bool reached, int next, double *chances) {
    int players = turn->start.players;
    bool beaten[MOST_PLAYERS] = {false};
    int64_t ahead_by[MOST_PLAYERS];
    double total = 0.0;
    for (int seat = 0; seat < players; seat++) {
        ahead_by[seat] = -needs[seat];
        chances[seat] = 2.0 - players;
    }
    if (reached && (turn->start.tutto->rule.at_once || next == 0)) {
        write_shares(highest(ahead_by, players), chances, players);
        return;
    }
    for (int seat = 0; seat < players; seat++) {
        for (int rival = seat + 1; rival < players; rival++) {
            double ahead = duel(turn, needs, reached, next, seat, rival);
            beaten[seat] = beaten[seat] || ahead <= 0.0;
            beaten[rival] = beaten[rival] || ahead >= 1.0;
            chances[seat] += ahead > 0.0 ? 1.0 / ahead : 0.0;
            chances[rival] += ahead < 1.0 ? 1.0 / (1.0 - ahead) : 0.0;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        chances[seat] = beaten[seat] ? 0.0 : 1.0 / chances[seat];
        total += chances[seat];
    }
    for (int seat = 0; seat < players; seat++) { chances[seat] = total > 0.0 ? chances[seat] / total : 1.0 / players; }
}

static double power(double base, int exponent) {
    double found = 1.0;
    for (; exponent > 0; exponent >>= 1) {
        found *= (exponent & 1) != 0 ? base : 1.0;
        base *= base;
    }
    return found;
}

/* Correct for what the next player gains or loses by the pile that is left, in multiples of the value of a cell. That
 * is the smaller of two neighbouring steps, because the step to a win is not a slope. Return the value of the first
 * cell. */
static double correct_for_pile(const struct turn *turn, double *bank) {
    double before = bank[1] - bank[0], first = before;
    for (int p = 0; p <= turn->top; p++) {
        double step = p < turn->top ? bank[p + 1] - bank[p] : 0.0, cell = step < before ? step : before;
        bank[p] -= AFTER_BANKED * cell;
        if (turn->lines > 1) { bank[turn->pitch + p] += AFTER_BANKED * cell; }
        before = step;
    }
    return first;
}

/* The chances of all seats after the roller banks p cells: a line for each seat, in the order of turns from it on.
 * Alone it is the chance to finish before the imagined rival. */
static void fill_bank(struct turn *turn, int made, double *bank) {
    const struct turn_start *start = &turn->start;
    int needs[MOST_PLAYERS], seat = start->seat, players = start->players;
    int64_t totals[MOST_PLAYERS];
    double chances[MOST_PLAYERS];
    __builtin_memcpy(totals, start->totals, sizeof totals);
    take_points(start->tutto, totals, players, seat, made);
    for (int other = 0; other < players; other++) {
        needs[other] = (int)(start->tutto->rule.target - totals[other]) / CELL;
    }
    double stays = *turn->solved.stays, before = power(stays, start->turns);
    for (int p = 0; p <= turn->top; p++) {
        needs[seat] = turn->need - p;
        if (players == 1) {
            bank[p] =
                before * (stays * (needs[0] > 0 ? read_line(turn->solved.solo, &start->tutto->own, needs[0]) : 1.0));
            continue;
        }
        all_chances(turn, needs, start->reached || needs[seat] <= 0, (seat + 1) % players, chances);
        for (int line = 0; line < turn->lines; line++) {
            bank[line * turn->pitch + p] = chances[(seat + line) % players];
        }
    }
}

/* Levels --------------------------------------------------------------------------------------------------------- */

static inline double *line_of(const struct turn *turn, double *lines, int line) { return lines + line * turn->pitch; }
static inline double *v_of(const struct turn *turn, const struct made_level *level, int line) {
    return level->v + line * rows_size(turn->top);
}

/* V(first, p) to V(last, p) of all seats, the roller's first. */
static void weigh_for_all(const struct turn *turn, const struct made_level *level, int p, int first, int last) {
    struct side sides[MOST_PLAYERS];
    for (int line = 0; line < turn->lines; line++) {
        sides[line] = (struct side){line_of(turn, level->bank, line), v_of(turn, level, line), turn->loss.of[line]};
        weigh(turn->start.tutto, &sides[0], &sides[line], turn->top, p, first, last);
    }
}

/* V(0, p) where every Tutto is banked. */
static void lay_banked(const struct turn *turn, const struct made_level *level, int p) {
    for (int line = 0; line < turn->lines; line++) {
        const double *bank = line_of(turn, level->bank, line);
        double *v = v_at(v_of(turn, level, line), 0, p);
        for (int lane = 0; lane < LANES; lane++) {
            v[lane] = bank[after_card(turn->start.tutto, kind_in(lane), p, turn->top)];
        }
    }
}

static struct made_level *begin_level(struct turn *turn, int made) {
    struct made_level *level = &turn->level[made];
    if (level->is_begun) { return level; }
    level->is_begun = true;
    if (made > 0) {
        fill_bank(turn, made, level->bank);
        correct_for_pile(turn, level->bank);
    }
    level->highest = turn->ways.win;
    for (int p = 0; p <= turn->top; p++) {
        level->highest = level->bank[p] > level->highest ? level->bank[p] : level->highest;
    }
    for (int p = turn->top; p <= turn->top + MOST_TUTTO; p++) { lay_banked(turn, level, p); }
    weigh_for_all(turn, level, turn->top, 1, DICE);
    level->far = -1;
    level->scanned = turn->top;
    return level;
}

/* The highest mean that a pile can have after up to `gone` cards that did not end the turn have left it: the worst
 * ones, while they are below the mean. */
static double most_mean_card(const struct turn *turn, const uint8_t pile[KINDS], const double six[KINDS], int gone) {
    const struct tutto *tutto = turn->start.tutto;
    bool is_open[KINDS];
    double total = 0.0, cards = 0.0;
    for (int kind = 0; kind < KINDS; kind++) {
        bool ends = kind == tutto->rule.stop || (kind == tutto->rule.plus_minus && turn->ways.leader_misses);
        is_open[kind] = pile[kind] > 0 && !ends;
        total += pile[kind] * six[kind];
        cards += pile[kind];
    }
    while (gone > 0) {
        int worst = -1;
        for (int kind = 0; kind < KINDS; kind++) {
            worst = is_open[kind] && (worst < 0 || six[kind] < six[worst]) ? kind : worst;
        }
        if (worst < 0 || six[worst] * cards >= total) { break; }
        int some = least(gone, pile[worst]);
        is_open[worst] = false;
        gone -= some;
        total -= some * six[worst];
        cards -= some;
    }
    return total / cards;
}

/* The most that going on can be worth at p cells: each Tutto made may have taken a bad card from the pile. */
static double most_going(const struct turn *turn, const double six[KINDS], int p) {
    const struct tutto *tutto = turn->start.tutto;
    int gone = p / tutto->chart.least_card, cards = 0;
    for (int kind = 0; kind < KINDS; kind++) { cards += turn->pile[kind]; }
    double found = most_mean_card(turn, turn->pile, six, least(gone, cards - 1));
    double shuffled = gone >= cards ? most_mean_card(turn, tutto->full, six, least(gone, DECK - 1)) : found;
    return shuffled > found ? shuffled : found;
}

/* The number of plus/minus made, of those that make a difference, after a Tutto under a card. */
static int made_after(const struct turn *turn, int kind, int made) {
    return least(made + (kind == turn->start.tutto->rule.plus_minus), turn->levels - 1);
}

/* No less than W with one more plus/minus made: what banking is worth where it is known that nothing else is right. */
static double most_after_plus_minus(struct turn *turn, int made, int p) {
    int kind = turn->start.tutto->rule.plus_minus, q = after_card(turn->start.tutto, kind, p, turn->top);
    const struct made_level *level = begin_level(turn, made_after(turn, kind, made));
    return q >= level->scanned && q > level->far ? level->bank[q] : level->highest;
}

/* Look for `far` down to some cell. */
static void scan_to(struct turn *turn, int made, int low) {
    const struct tutto *tutto = turn->start.tutto;
    struct made_level *level = begin_level(turn, made);
    while (level->far < 0 && level->scanned > low) {
        int p = --level->scanned, up = after_card(tutto, tutto->rule.straight, p, turn->top);
        double six[KINDS], success = turn->ways.leader_misses ? 0.0 : most_after_plus_minus(turn, made, p);
        lay_banked(turn, level, p);
        weigh_for_all(turn, level, p, 1, DICE);
        six_dice(tutto, &turn->ways, v_in(level->v, DICE, p), firework(tutto, DICE, level->bank, turn->top, p), success,
                 level->bank[up], six);
        level->far = most_going(turn, six, p) > level->bank[p] ? p : -1;
    }
}

/* A level with `far` found, and V where it does not depend on the pile. */
static struct made_level *level_of(struct turn *turn, int made) {
    const struct chart *chart = &turn->start.tutto->chart;
    struct made_level *level = begin_level(turn, made);
    if (level->is_done) { return level; }
    level->is_done = true;
    scan_to(turn, made, 0);
    for (int p = level->far - 1; p >= 0 && p > level->far - chart->least_card; p--) {
        int fresh = level->far - chart->least_gift - p; /* with up to this many dice V depends on the pile */
        if (fresh < 0) { lay_banked(turn, level, p); }
        weigh_for_all(turn, level, p, most(fresh + 1, 1), DICE);
    }
    return level;
}

/* Nodes ---------------------------------------------------------------------------------------------------------- */

static uint64_t key_of(const uint8_t pile[KINDS], int made) {
    uint64_t key = (uint64_t)made + 1;
    for (int kind = 0; kind < KINDS; kind++) { key = key << 4 | pile[kind]; }
    return key;
}

/* The pile that the next card comes from: used up, all cards are shuffled again. */
static const uint8_t *next_pile(const struct tutto *tutto, const uint8_t pile[KINDS]) {
    int cards = 0;
    for (int kind = 0; kind < KINDS; kind++) { cards += pile[kind]; }
    return cards > 0 ? pile : tutto->full;
}

/* W of a seat after a Tutto under a card at p cells: in the node after that card, or what banking is worth. */
static double worth_after(const struct turn *turn, const int after[KINDS], int kind, int made, int line, int p) {
    const struct made_level *level = &turn->level[made_after(turn, kind, made)];
    int q = after_card(turn->start.tutto, kind, p, turn->top);
    if (after[kind] == BANKED || q > level->far) { return level->bank[line * turn->pitch + q]; }
    const struct node *node = &turn->node[after[kind]];
    return node->worth[line * node->size + q - node->low];
}

static int node_of(struct turn *turn, const uint8_t pile[KINDS], int made, int low);

/* The node after a Tutto under a card, which lies aside, at `low` cells or more. */
static int node_after(struct turn *turn, const uint8_t pile[KINDS], int kind, int made, int low) {
    const struct tutto *tutto = turn->start.tutto;
    int next = made_after(turn, kind, made);
    bool goes_on = may_stop(kind) || (kind == tutto->rule.plus_minus && !turn->ways.leader_misses) ||
                   (kind == tutto->rule.straight && tutto->rule.straight_is_tutto);
    begin_level(turn, next);
    return goes_on ? node_of(turn, pile, next, after_card(tutto, kind, low, turn->top)) : BANKED;
}

/* The nodes after every card of a pile, for six dice rolled at `low` cells or more. */
static void nodes_after(struct turn *turn, const uint8_t pile[KINDS], int made, int low, int after[KINDS]) {
    for (int kind = 0; kind < KINDS; kind++) {
        after[kind] = BANKED;
        if (pile[kind] > 0) {
            uint8_t left[KINDS];
            __builtin_memcpy(left, pile, sizeof left);
            left[kind]--;
            after[kind] = node_after(turn, left, kind, made, low + (may_stop(kind) ? DICE : 0));
        }
    }
}

/* V where it depends on the pile, as far as rolling n dice from `low` to `high` cells can lead to: each die put aside
 * brings a cell at least. */
static void lay_fresh(struct turn *turn, int made, const int after[KINDS], int dice, int low, int high) {
    const struct chart *chart = &turn->start.tutto->chart;
    struct made_level *level = level_of(turn, made);
    for (int p = level->far - chart->least_gift; p >= low; p--) {
        for (int line = 0; p >= low + dice && line < turn->lines; line++) {
            double *v = v_at(v_of(turn, level, line), 0, p);
            for (int lane = 0; lane < LANES; lane++) {
                v[lane] = worth_after(turn, after, kind_in(lane), made, line, p);
            }
        }
        int first = most(1, dice - (p - low)), last = least(dice, level->far - chart->least_gift - p);
        while (last >= first && p > high + chart->reach[dice - last]) { last--; }
        weigh_for_all(turn, level, p, first, last);
    }
}

/* The value to a seat of n dice to roll under a card at p cells, 0 for a Tutto, with `tuttos` Tuttos made under it. Of
 * `after` only the card itself matters; under one that may be stopped V is known. */
ALWAYS_INLINE double worth_under(const struct turn *turn, const int after[KINDS], int kind, int made, int dice,
                                 int tuttos, int p, int line) {
    const struct tutto *tutto = turn->start.tutto;
    const struct odds *odds = &tutto->odds;
    const struct made_level *level = &turn->level[made];
    double loss = turn->loss.of[line];
    if (may_stop(kind)) { return v_in(v_of(turn, level, line), dice, p)[kind - FIRST_LANE]; }
    if (kind == tutto->rule.firework) { return firework(tutto, dice, line_of(turn, level->bank, line), turn->top, p); }
    if (kind == tutto->rule.clover) {
        double chance = odds->aside[dice][HIGHEST] * (tuttos + (dice > 0) < 2 ? odds->aside[DICE][HIGHEST] : 1.0);
        return loss + (turn->win.of[line] - loss) * chance;
    }
    if (kind == tutto->rule.stop || (kind == tutto->rule.plus_minus && turn->ways.leader_misses)) { return loss; }
    /* Whether it is right to succeed is the roller's choice. */
    double success = worth_after(turn, after, kind, made, line, p);
    bool is_right = (line == 0 ? success : worth_after(turn, after, kind, made, 0, p)) >= turn->ways.loss;
    const double *chances = kind == tutto->rule.straight ? odds->straight[dice] : odds->aside[dice];
    return loss + (success - loss) * chances[is_right ? HIGHEST : LOWEST];
}

/* The value of turning a card from a pile at p cells, where V(6, p) is known. */
static struct worth mean_of_cards(const struct turn *turn, const uint8_t pile[KINDS], const int after[KINDS], int made,
                                  int p) {
    struct worth found = {{0.0}};
    for (int line = 0; line < turn->lines; line++) {
        double total = 0.0, cards = 0.0;
        for (int kind = 0; kind < KINDS; kind++) {
            total += pile[kind] > 0 ? pile[kind] * worth_under(turn, after, kind, made, DICE, 0, p, line) : 0.0;
            cards += pile[kind];
        }
        found.of[line] = total / cards;
    }
    return found;
}

/* The slot of a key, or a free one for it. */
static int16_t *slot_of(struct turn *turn, uint64_t key) {
    uint64_t at = mixed(key) % NODE_SLOTS;
    while (turn->slot[at] >= 0 && turn->node[turn->slot[at]].key != key) { at = (at + 1) % NODE_SLOTS; }
    return &turn->slot[at];
}

/* The node for that pile, right from `low` cells on; BANKED where nothing else can be right, or there is no room. */
static int node_of(struct turn *turn, const uint8_t pile[KINDS], int made, int low) {
    if (low >= turn->top || turn->is_full) { return BANKED; }
    scan_to(turn, made, low);
    if (low > turn->level[made].far) { return BANKED; }
    const struct made_level *level = level_of(turn, made);
    uint64_t key = key_of(pile, made);
    int16_t known = *slot_of(turn, key);
    if (known >= 0 && turn->node[known].low <= low) { return known; }
    const uint8_t *cards = next_pile(turn->start.tutto, pile);
    int after[KINDS];
    nodes_after(turn, cards, made, low, after);
    int size = level->far - low + 1;
    if ((known < 0 && turn->nodes == MOST_NODES) || turn->end - turn->free < (int64_t)size * turn->lines) {
        turn->is_full = true;
        return BANKED;
    }
    struct node node = {key, turn->free, low, size};
    turn->free += (int64_t)size * turn->lines;
    lay_fresh(turn, made, after, DICE, low, level->far);
    for (int p = low; p <= level->far; p++) {
        struct worth go = mean_of_cards(turn, cards, after, made, p);
        for (int line = 0; line < turn->lines; line++) {
            double bank = level->bank[line * turn->pitch + p];
            node.worth[line * size + p - low] = go.of[0] > level->bank[p] ? go.of[line] : bank;
        }
    }
    int16_t *slot = slot_of(turn, key); /* finding the nodes after it may have filled others */
    if (*slot < 0) { *slot = (int16_t)turn->nodes++; }
    turn->node[*slot] = node;
    return *slot;
}

/* The value of stopping with p cells. */
static struct worth worth_of_stop(struct turn *turn, int made, int p) {
    struct worth found = {{0.0}};
    const struct made_level *level = begin_level(turn, least(made, turn->levels - 1));
    for (int line = 0; line < turn->lines; line++) {
        found.of[line] = level->bank[line * turn->pitch + least(p, turn->top)];
    }
    return found;
}

/* The value of turning the next card. */
static struct worth worth_of_going(struct turn *turn, const struct row *row) {
    const struct tutto *tutto = turn->start.tutto;
    int made = least(plus_minus_made(tutto, row), turn->levels - 1), p = least(collected(row) / CELL, turn->top);
    const uint8_t *pile = next_pile(tutto, row->pile);
    int after[KINDS];
    level_of(turn, made);
    nodes_after(turn, pile, made, p, after);
    lay_fresh(turn, made, after, DICE, p, p);
    return mean_of_cards(turn, pile, after, made, p);
}

/* The turn ------------------------------------------------------------------------------------------------------- */

static int need_of(const struct tutto *tutto, const struct row *row, int seat) {
    return (tutto->rule.target - total_of(row, seat)) / CELL;
}

/* The cells beyond which more make no difference. */
static int top_of(const struct tutto *tutto, const struct row *row) {
    int need = need_of(tutto, row, row->seat), ahead = most(need, 1), last = row->players - 1;
    if (!tutto->rule.at_once && last > 0) {
        for (int seat = 0; seat < row->players; seat++) {
            ahead = seat == row->seat ? ahead : most(ahead, need - need_of(tutto, row, seat) + 1);
        }
        ahead += row->seat == last ? 0 : OVER;
    }
    return least(ahead, tutto->rule.target / CELL + MOST_BEYOND);
}

/* How many numbers of plus/minus make a difference. */
static int levels_of(const struct tutto *tutto, const struct row *row) {
    int64_t totals[MOST_PLAYERS];
    int levels = 1;
    totals_of(row, totals);
    while (levels < MOST_LEVELS && take_points(tutto, totals, row->players, row->seat, 1)) { levels++; }
    return levels;
}

static int64_t level_size(int top, int lines) { return lines * (top + 1 + rows_size(top)); }

/* How many bytes of room a turn takes, with some numbers for nodes. */
static int64_t room_for(int levels, int top, int lines, int64_t numbers) {
    return (int64_t)sizeof(struct turn) + LINE_BYTES + (levels * level_size(top, lines) + numbers) * 8;
}

static int64_t turn_room(const struct tutto *tutto, const struct row *row, int lines) {
    return room_for(levels_of(tutto, row), top_of(tutto, row), lines, (int64_t)lines * LEAST_NUMBERS);
}

int64_t largest_room(const struct tutto *tutto) {
    return room_for(MOST_LEVELS, tutto->rule.target / CELL + MOST_BEYOND, 1, 8 * (int64_t)LEAST_NUMBERS);
}

static struct turn_start start_of(const struct tutto *tutto, const double *values, const struct row *row, int lines) {
    struct turn_start start = {.tutto = tutto, .values = values, .players = row->players, .seat = row->seat};
    bool shuffled = false;
    start.turns = row->players == 1 ? row->turns : 0;
    start.reached = row->reached;
    start.lines = lines;
    totals_of(row, start.totals);
    for (int kind = 0; kind < KINDS; kind++) { /* more cards than there are: shuffled again within this turn */
        shuffled = shuffled || row->pile[kind] + row->drawn[kind] > tutto->full[kind];
    }
    for (int kind = 0; kind < KINDS; kind++) {
        start.pile[kind] = (uint8_t)(row->pile[kind] + (shuffled ? 0 : row->drawn[kind]));
    }
    return start;
}

static bool is_same(const struct turn_start *one, const struct turn_start *other) {
    const uint64_t *words = (const uint64_t *)one, *others = (const uint64_t *)other;
    bool same = true;
    for (size_t at = 0; at < sizeof *one / sizeof *words; at++) { same &= words[at] == others[at]; }
    return same;
}

static void begin_turn(struct turn *turn, const struct turn_start *start, const struct row *row, double *numbers,
                       double *end) {
    const struct tutto *tutto = start->tutto;
    turn->start = *start;
    turn->self = turn;
    turn->solved = solved_in(tutto, (double *)start->values);
    turn->lines = start->lines;
    turn->need = need_of(tutto, row, start->seat);
    turn->top = top_of(tutto, row);
    turn->pitch = turn->top + 1;
    turn->levels = levels_of(tutto, row);
    turn->nodes = 0;
    __builtin_memset(turn->slot, 0xFF, sizeof turn->slot);
    for (int made = 0; made < turn->levels; made++) {
        double *v = numbers + made * level_size(turn->top, turn->lines);
        turn->level[made] = (struct made_level){.bank = v + turn->lines * rows_size(turn->top), .v = v};
    }
    turn->free = numbers + turn->levels * level_size(turn->top, turn->lines);
    turn->end = end;
    turn->is_full = false;
    __builtin_memcpy(turn->pile, next_pile(tutto, start->pile), sizeof turn->pile);
    double *bank = turn->level[0].bank;
    fill_bank(turn, 0, bank);
    for (int line = 0; line < turn->lines; line++) {
        turn->loss.of[line] = line_of(turn, bank, line)[0];
        turn->win.of[line] = line == 0 ? 1.0 : 0.0;
    }
    if (start->players == 1) {
        turn->win.of[0] = power(*turn->solved.stays, start->turns + 1);
    } else {
        double cell = correct_for_pile(turn, bank);
        turn->loss.of[0] -= AFTER_LOST * cell;
        if (turn->lines > 1) { turn->loss.of[1] += AFTER_LOST * cell; }
    }
    bool misses = tutto->rule.leader_misses && leads_alone(start->totals, start->players, start->seat);
    turn->ways = (struct ways){turn->loss.of[0], turn->win.of[0], misses};
}

struct turn *turn_of(const struct tutto *tutto, const double *values, const struct row *row, int lines, void *room,
                     int64_t room_size) {
    struct turn_start start = start_of(tutto, values, row, lines);
    struct turn *turn = room;
    if (turn->self != turn || turn->is_full || !is_same(&turn->start, &start)) {
        double *numbers = next_line(turn + 1); /* a cell's V begins on a cache line */
        begin_turn(turn, &start, row, numbers, (double *)room + room_size / 8);
    }
    return turn;
}

/* Positions and moves -------------------------------------------------------------------------------------------- */

/* The card in force, with the dice to roll and the cells before they are put aside. */
struct under {
    int kind, made, p, after[KINDS];
};

/* Find what follows a Tutto under the card in force, and V as far as rolling the dice can lead to. */
static struct under look_under(struct turn *turn, const struct row *row) {
    const struct tutto *tutto = turn->start.tutto;
    int made = least(plus_minus_made(tutto, row), turn->levels - 1);
    struct under under = {row->card - 1, made, least(collected(row) / CELL, turn->top), {0}};
    begin_level(turn, made);
    for (int kind = 0; kind < KINDS; kind++) { under.after[kind] = BANKED; }
    under.after[under.kind] =
        node_after(turn, row->pile, under.kind, made, under.p + (may_stop(under.kind) ? row->left : 0));
    if (may_stop(under.kind)) { lay_fresh(turn, made, under.after, row->left, under.p, under.p); }
    return under;
}

/* The value once some dice are to be rolled under the card in force, 0 for a Tutto, with more cells. */
static struct worth worth_of_dice(const struct turn *turn, const struct under *under, int dice, int tuttos, int more) {
    struct worth found = {{0.0}};
    int p = least(under->p + more, turn->top);
    for (int line = 0; line < turn->lines; line++) {
        found.of[line] = worth_under(turn, under->after, under->kind, under->made, dice, tuttos, p, line);
    }
    return found;
}

int worth_of_moves(struct turn *turn, const struct row *row, uint16_t *moves, struct worth *into) {
    const struct tutto *tutto = turn->start.tutto;
    int count = tutto_legal(tutto, row, moves);
    struct under under = {0};
    if (row->left > 0) { under = look_under(turn, row); }
    for (int at = 0; at < count; at++) {
        if (moves[at] == STOPS) {
            into[at] = worth_of_stop(turn, plus_minus_made(tutto, row), points_of_stop(tutto, row) / CELL);
        } else if (moves[at] == GOES) {
            into[at] = worth_of_going(turn, row);
        } else {
            int left = row->left - tutto->set_dice[moves[at]];
            int cells = tutto->card[under.kind].counts_dice ? tutto->set_points[moves[at]] / CELL : 0;
            into[at] = worth_of_dice(turn, &under, left, row->tuttos + (left == 0), cells);
        }
    }
    return count;
}

/* The value of a position, the roller's first; before a choice that of the best move. Of equal ones a set comes before
 * stopping, stopping before going on: as the rules list them. */
static struct worth worth_of(struct turn *turn, const struct row *row) {
    if (row->card == 0) { return worth_of_going(turn, row); }
    if (asks_dice(row)) {
        struct under under = look_under(turn, row);
        return worth_of_dice(turn, &under, row->left, row->tuttos, 0);
    }
    uint16_t moves[MOST_OFFERS];
    struct worth found[MOST_OFFERS];
    int best = 0, count = worth_of_moves(turn, row, moves, found);
    for (int at = 1; at < count; at++) { best = found[at].of[0] > found[best].of[0] ? at : best; }
    return found[best];
}

/* Exported ------------------------------------------------------------------------------------------------------- */

enum question { POSITION, TURN_END, MOVES };
enum { LOST = -1 }; /* in place of the cells that a turn banks */

/* Write the chance of a seat to win: in the position; when the turn ends, by the tables, before the pile is looked at,
 * with these cells banked or LOST, and with plus/minus made; or after each legal move, which are written too. Return
 * how many; if the room is too small, write how many bytes to try instead, and return 0. A game that is over has no
 * value. */
EXPORT int64_t noppa_tutto_values(const void *tables, int64_t size, const double *values, int64_t values_size,
                                  const void *row, int64_t row_size, void *room, int64_t room_size, int64_t seat,
                                  int64_t question, int64_t made, int64_t cells, uint16_t *moves, int64_t moves_size,
                                  double *into, int64_t into_size) {
    const struct row *game = row;
    int64_t status = check_position(&tutto_game, tables, size, row, row_size);
    if (status != DONE || is_over(tables, game)) { return status != DONE ? status : BAD_POSITION; }
    if (!is_array(values, values_size, solved_size(tables) * 8) || !is_aligned(room) || moves == NULL ||
        moves_size < MOST_OFFERS * 2 || !is_aligned(into) || into_size < MOST_OFFERS * 8) {
        return BAD_SIZE;
    }
    if (seat < 0 || seat >= game->players || question < POSITION || question > MOVES || made < 0 || made > UINT8_MAX ||
        cells < LOST || cells > MOST_POINTS) {
        return BAD_ARGUMENT;
    }
    int lines = game->players > 2 && seat != game->seat ? game->players : 1, count = 1;
    int later = ((int)seat - game->seat + game->players) % game->players;
    int64_t least_room = turn_room(tables, game, lines);
    if (room_size < least_room) {
        *into = (double)least_room;
        return 0;
    }
    struct turn *turn = turn_of(tables, values, game, lines, room, room_size);
    struct worth found[MOST_OFFERS];
    if (question == MOVES) {
        count = tutto_game.due(tables, row) == NOBODY ? 0 : worth_of_moves(turn, game, moves, found);
    } else if (question == POSITION) {
        found[0] = worth_of(turn, game);
    } else {
        found[0] = cells == LOST ? turn->loss : worth_of_stop(turn, (int)made, (int)cells);
    }
    if (question != TURN_END && turn->is_full && room_size < MOST_ROOM) { /* later some nodes are left out */
        *into = 4.0 * (double)room_size;
        return 0;
    }
    for (int at = 0; at < count; at++) { /* of two players the other has the rest */
        into[at] = game->players == 2 && later == 1 ? 1.0 - found[at].of[0] : found[at].of[later];
    }
    return count;
}
