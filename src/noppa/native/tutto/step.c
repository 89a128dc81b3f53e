/* Tutto: tables from the readable rules, and the step for `game.h`. */
#include "games.h"
#include "values.h"

/* Tables --------------------------------------------------------------------------------------------------------- */

enum { RULES_FROM = offsetof(struct tutto, set_faces), RULES_SIZE = offsetof(struct tutto, deck) - RULES_FROM };

static bool are_options(const struct options *options) {
    const uint8_t kinds[] = {options->clover, options->firework, options->stop, options->straight, options->plus_minus};
    for (size_t at = 0; at < sizeof kinds; at++) {
        if (kinds[at] >= KINDS) { return false; }
    }
    return options->kinds == KINDS && options->sets == SETS && options->players == MOST_PLAYERS &&
           options->target >= LEAST_TARGET && options->target <= MOST_TARGET && options->target % CELL == 0 &&
           options->plus_minus_points % CELL == 0;
}

static bool read_cards(struct tutto *tutto) {
    int cards = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        const struct card *card = &tutto->card[kind];
        if (card->times > 1 || card->gift % CELL != 0 || (card->may_stop != 0) != may_stop(kind) ||
            (card->may_stop && !card->counts_dice)) {
            return false;
        }
        for (int count = 0; count < card->count && cards < DECK; count++) { tutto->deck[cards++] = (uint8_t)kind; }
        tutto->full[kind] = card->count;
    }
    return cards == DECK;
}

static bool read_sets(struct tutto *tutto) {
    for (int set = 0; set < SETS; set++) {
        int dice = 0;
        for (int face = 0; face < 8; face++) {
            int count = (int)(tutto->set_faces[set] >> (8 * face) & 0xFF);
            dice += face < FACES || count == 0 ? count : DICE + 1;
        }
        if (dice < 1 || dice > DICE || tutto->set_points[set] % CELL != 0 ||
            tutto->set_points[set] > MOST_TUTTO * CELL) {
            return false;
        }
        tutto->set_dice[set] = (uint8_t)dice;
    }
    return true;
}

/* Whether all are sets of at most `dice` dice. */
static bool are_sets(const struct tutto *tutto, const uint8_t *sets, int count, int dice) {
    bool found = true;
    for (int at = 0; at < count && found; at++) { found = sets[at] < SETS && tutto->set_dice[sets[at]] <= dice; }
    return found;
}

static bool read_offers(struct tutto *tutto) {
    bool found = true;
    for (int roll = 0; roll < ROLLS; roll++) {
        int dice = 0, count = tutto->sets[roll].count;
        for (int face = 0; face < FACES; face++) {
            int number = tutto->lattice.counts[roll][face];
            dice += number;
            tutto->faces[roll] = (uint8_t)(tutto->faces[roll] | (number > 0) << face);
        }
        found = found && count <= ROLL_OFFERS && are_sets(tutto, tutto->sets[roll].set, count, dice);
        tutto->whole[roll] = found && count > 0 ? tutto->sets[roll].set[count - 1] : NO_SET;
    }
    for (int faces = 0; faces < FACE_SETS; faces++) {
        int count = tutto->fresh[faces].count, dice = __builtin_popcount((unsigned)faces);
        found = found && count <= MOST_OFFERS && are_sets(tutto, tutto->fresh[faces].set, count, dice);
    }
    return found;
}

/* Whether all chances lie between 0 and 1: as whole numbers, their bits are then at most those of 1. */
static bool are_chances(const struct tutto *tutto) {
    const uint64_t *bits = (const uint64_t *)&tutto->odds;
    bool found = true;
    for (size_t at = 0; at < (sizeof tutto->odds + sizeof tutto->end_chance) / sizeof *bits; at++) {
        found &= bits[at] <= UINT64_C(0x3FF) << 52;
    }
    return found;
}

/* The ends of cards in random play, at most one for each cell. */
static bool make_random_cards(struct tutto *tutto) {
    bool found = true;
    for (int kind = 0; kind < KINDS; kind++) {
        for (int at = 0; at < ENDS_OF_CARD; at++) { found &= tutto->end_code[kind][at] <= MOST_CODE; }
        alias_cells(ENDS_OF_CARD, tutto->end_code[kind], tutto->end_chance[kind], tutto->card_cells[kind]);
    }
    return found;
}

static int64_t prepare(void *tables, const void *rules, int64_t size) {
    struct tutto *tutto = tables;
    if (size != RULES_SIZE) { return BAD_SIZE; }
    __builtin_memcpy((char *)tables + RULES_FROM, rules, RULES_SIZE);
    lattice_make(&tutto->lattice, DICE);
    if (!are_options(&tutto->rule) || !read_cards(tutto) || !read_sets(tutto) || !read_offers(tutto) ||
        !are_chances(tutto)) {
        return BAD_TABLES;
    }
    make_axes(tutto);
    if (!make_chart(tutto) || !make_random_cards(tutto)) { return BAD_TABLES; }
    make_plan(tutto);
    return DONE;
}

const struct tutto *tutto_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &tutto_game ? tables : NULL;
}

/* Positions ------------------------------------------------------------------------------------------------------ */

static bool is_points(int32_t points) { return points >= 0 && points <= MOST_POINTS && points % CELL == 0; }

static bool is_pile(const struct tutto *tutto, const struct row *row) {
    int cards = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (row->pile[kind] > tutto->card[kind].count) { return false; }
        cards += row->pile[kind];
    }
    return cards == row->cards;
}

/* Whether what lies aside and what is left are six dice, and aside is what the card allows. */
static bool are_six_dice(const struct row *row, int most_equal) {
    int aside = 0;
    for (int face = 0; face < FACES; face++) {
        int count = (int)(row->aside >> (8 * face) & 0xFF);
        if (count > most_equal) { return false; }
        aside += count;
    }
    return row->aside >> (8 * FACES) == 0 && row->left == DICE - aside;
}

/* Whether the card in force, its Tuttos and the dice belong together. */
static bool is_under_card(const struct tutto *tutto, const struct row *row) {
    int kind = row->card - 1;
    if (row->card > KINDS || kind == tutto->rule.stop || row->clover > 0 || row->rolled >= ROLLS) { return false; }
    if (!are_six_dice(row, kind == tutto->rule.straight ? 1 : DICE) ||
        (kind == tutto->rule.clover && row->tuttos > 1)) {
        return false;
    }
    if (row->left == 0) {
        bool goes_on = kind == tutto->rule.clover || kind == tutto->rule.firework;
        return row->rolled == 0 && row->tuttos > 0 && !goes_on &&
               (kind != tutto->rule.straight || tutto->rule.straight_is_tutto);
    }
    bool offers = kind == tutto->rule.straight ? fresh_faces(tutto, row) != 0 : tutto->whole[row->rolled] != NO_SET;
    return row->rolled == 0 || (offers && lattice_dice(&tutto->lattice, row->rolled) == row->left);
}

static bool is_between_cards(const struct tutto *tutto, const struct row *row) {
    if (row->left != DICE || row->rolled != 0 || row->aside != 0 || row->tuttos != 0 || row->under != 0 ||
        row->gift != 0) {
        return false;
    }
    return !is_over(tutto, row) || (row->before == 0 && row->made == 0);
}

static bool is_position(const void *tables, const void *position, int players) {
    const struct tutto *tutto = tables;
    const struct row *row = position;
    if (row->players != players || row->turns < 0 || row->turns > MOST_TURNS || row->seat != row->turns % players ||
        row->reached > 1 || row->clover > players || row->made > UINT8_MAX) {
        return false;
    }
    for (size_t at = 0; at < sizeof row->spare; at++) {
        if (row->spare[at] != 0) { return false; }
    }
    for (int seat = 0; seat < players; seat++) {
        const struct seat *column = seat_in(row, seat);
        if (!is_points(column->banked) || !is_points(column->lost) || column->spare != 0) { return false; }
    }
    if (!is_points(row->before) || !is_points(row->under) || !is_points(row->gift) || !is_pile(tutto, row)) {
        return false;
    }
    return row->card == 0 ? is_between_cards(tutto, row) : is_under_card(tutto, row);
}

/* How turns end -------------------------------------------------------------------------------------------------- */

void totals_of(const struct row *row, int64_t *totals) {
    for (int seat = 0; seat < row->players; seat++) { totals[seat] = total_of(row, seat); }
}

bool leads_alone(const int64_t *totals, int players, int seat) {
    return players > 1 && highest(totals, players) == UINT64_C(1) << seat;
}

bool take_points(const struct tutto *tutto, int64_t *totals, int players, int roller, int cards) {
    bool took = false;
    for (; cards > 0; cards--) {
        uint64_t leaders = highest(totals, players);
        int64_t taken = tutto->rule.plus_minus_points, points = totals[__builtin_ctzll(leaders)];
        taken = tutto->rule.floor_at_zero && points < taken ? points : taken;
        for (int seat = 0; seat < players; seat++) {
            int64_t pays = seat != roller && (leaders >> seat & 1) != 0 ? taken : 0;
            totals[seat] -= pays;
            took |= pays != 0;
        }
    }
    return took;
}

/* No card in force, six dice free. */
ALWAYS_INLINE void clear_card(struct row *row) {
    row->card = 0;
    row->tuttos = 0;
    row->under = row->gift = 0;
    row->rolled = 0;
    row->aside = 0;
    row->left = DICE;
}

/* Write the points of the turn down; the next seat is due. */
ALWAYS_INLINE void write_down(const struct tutto *tutto, struct row *row, int gained) {
    struct seat *seat = seat_of(row, row->seat);
    seat->banked += gained;
    row->reached |= seat->banked - seat->lost >= tutto->rule.target;
    row->turns++;
    row->seat = (uint8_t)(row->seat + 1 < row->players ? row->seat + 1 : 0);
}

/* End the turn with some points. */
ALWAYS_INLINE void next_turn(const struct tutto *tutto, struct row *row, int gained) {
    write_down(tutto, row, gained);
    row->before = 0;
    row->made = 0;
    __builtin_memset(row->drawn, 0, sizeof row->drawn);
    clear_card(row);
}

/* End the turn and bank it, with what its plus/minus take from the leaders, one after another. */
ALWAYS_INLINE void bank(const struct tutto *tutto, struct row *row) {
    int made = plus_minus_made(tutto, row);
    if (made > 0) {
        int64_t totals[MOST_PLAYERS];
        totals_of(row, totals);
        take_points(tutto, totals, row->players, row->seat, made);
        for (int seat = 0; seat < row->players; seat++) {
            seat_of(row, seat)->lost = (int32_t)(seat_of(row, seat)->banked - totals[seat]);
        }
    }
    next_turn(tutto, row, collected(row));
}

/* Chance --------------------------------------------------------------------------------------------------------- */

/* All cards are shuffled again when one is needed and none is left. */
ALWAYS_INLINE void shuffle(const struct tutto *tutto, struct row *row) {
    if (row->cards == 0) {
        row->cards = DECK;
        __builtin_memcpy(row->pile, tutto->full, sizeof row->pile);
    }
}

static void start(const void *tables, void *row, int players) {
    struct row *game = row;
    __builtin_memset(row, 0, sizeof *game + (size_t)players * sizeof(struct seat));
    game->players = (uint8_t)players;
    game->left = DICE;
    shuffle(tables, game);
}

ALWAYS_INLINE int random_card(const struct tutto *tutto, struct row *row, uint64_t *stream) {
    shuffle(tutto, row);
    int chosen = (int)share(next_word(stream), row->cards), before = 0, kind = 0;
    for (int card = 0; card < KINDS - 1; card++) {
        before += row->pile[card];
        kind += chosen >= before;
    }
    return kind;
}

/* Take a card from the pile. */
ALWAYS_INLINE void take_card(const struct tutto *tutto, struct row *row, int kind) {
    shuffle(tutto, row);
    row->pile[kind]--;
    row->cards--;
    seat_of(row, row->seat)->turned[kind]++;
}

/* Whether the seat misses its turn by this card because it leads alone. */
ALWAYS_INLINE bool leader_misses(const struct tutto *tutto, const struct row *row, int kind) {
    if (kind != tutto->rule.plus_minus || !tutto->rule.leader_misses) { return false; }
    int64_t totals[MOST_PLAYERS];
    totals_of(row, totals);
    return leads_alone(totals, row->players, row->seat);
}

/* Turn a card. */
ALWAYS_INLINE void draw(const struct tutto *tutto, struct row *row, int kind) {
    take_card(tutto, row, kind);
    row->drawn[kind]++;
    row->card = (uint8_t)(kind + 1);
    if (kind == tutto->rule.stop || leader_misses(tutto, row, kind)) { next_turn(tutto, row, 0); }
}

/* The dice come up: a null ends the turn, and under a firework banks it. */
ALWAYS_INLINE void roll(const struct tutto *tutto, struct row *row, int rolled) {
    int kind = row->card - 1;
    row->rolled = (uint16_t)rolled;
    if (kind == tutto->rule.straight ? fresh_faces(tutto, row) != 0 : tutto->whole[rolled] != NO_SET) { return; }
    if (kind == tutto->rule.firework) {
        bank(tutto, row);
    } else {
        next_turn(tutto, row, 0);
    }
}

static void chance(const void *tables, void *position, uint64_t *stream) {
    const struct tutto *tutto = tables;
    struct row *row = position;
    while (row->card == 0 ? !is_over(tutto, row) : asks_dice(row)) {
        if (row->card == 0) {
            draw(tutto, row, random_card(tutto, row, stream));
        } else {
            roll(tutto, row, random_roll(tutto, row->left, stream));
        }
    }
}

/* Takes the kind of the card that is turned, or the faces that come up. */
static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    const struct tutto *tutto = tables;
    struct row *game = row;
    if (game->card == 0) {
        if (is_over(tutto, game) || count != 1 || numbers[0] < 0 || numbers[0] >= KINDS) { return false; }
        if (game->cards == 0 ? tutto->card[numbers[0]].count == 0 : game->pile[numbers[0]] == 0) { return false; }
        draw(tutto, game, numbers[0]);
        return true;
    }
    int rolled = asks_dice(game) && count == game->left ? lattice_add(&tutto->lattice, 0, numbers, count) : ROLLS;
    if (rolled < ROLLS) { roll(tutto, game, rolled); }
    return rolled < ROLLS;
}

static int due(const void *tables, const void *row) {
    const struct row *game = row;
    return game->card == 0 || asks_dice(game) ? NOBODY : game->seat;
}

/* Choices -------------------------------------------------------------------------------------------------------- */

static inline int write_moves(const uint8_t *sets, int count, uint16_t *moves) {
    for (int at = 0; at < count; at++) { moves[at] = sets[at]; }
    return count;
}

int tutto_legal(const struct tutto *tutto, const struct row *row, uint16_t *moves) {
    if (row->left == 0) {
        moves[0] = STOPS;
        moves[1] = GOES;
        return 2;
    }
    int kind = row->card - 1;
    if (kind == tutto->rule.firework) {
        moves[0] = tutto->whole[row->rolled];
        return 1;
    }
    if (kind == tutto->rule.straight) {
        int fresh = fresh_faces(tutto, row);
        return write_moves(tutto->fresh[fresh].set, tutto->fresh[fresh].count, moves);
    }
    int count = write_moves(tutto->sets[row->rolled].set, tutto->sets[row->rolled].count, moves);
    if (may_stop(kind)) { moves[count++] = STOPS; }
    return count;
}

static int legal(const void *tables, const void *row, uint16_t *moves) {
    return due(tables, row) == NOBODY ? 0 : tutto_legal(tables, row, moves);
}

/* Make a Tutto, with all six dice aside: it gets what the card gives. */
ALWAYS_INLINE void make_tutto(const struct tutto *tutto, struct row *row) {
    int points = row->before + row->under;
    row->left = 0;
    row->tuttos = (uint16_t)least(row->tuttos + 1, UINT16_MAX);
    row->gift = most(after_tutto(&tutto->card[row->card - 1], points) - points, 0);
}

ALWAYS_INLINE void put_aside(const struct tutto *tutto, struct row *row, int set) {
    const struct card *card = &tutto->card[row->card - 1];
    row->aside += tutto->set_faces[set];
    row->left = (uint8_t)(row->left - tutto->set_dice[set]);
    row->rolled = 0;
    row->under = least(row->under + (card->counts_dice ? tutto->set_points[set] : 0), MOST_POINTS);
    row->gift = 0;
    if (row->left == 0) { make_tutto(tutto, row); }
}

/* Do what follows a set without a choice. */
ALWAYS_INLINE void roll_on(const struct tutto *tutto, struct row *row) {
    int kind = row->card - 1;
    if (row->left > 0) { return; }
    if (kind == tutto->rule.clover && row->tuttos == 2) {
        row->clover = (uint8_t)(row->seat + 1);
        next_turn(tutto, row, 0);
    } else if (kind == tutto->rule.clover || kind == tutto->rule.firework) {
        row->aside = 0;
        row->left = DICE;
    } else if (kind == tutto->rule.straight && !tutto->rule.straight_is_tutto) {
        bank(tutto, row);
    }
}

ALWAYS_INLINE void play(const void *tables, void *position, int action) {
    const struct tutto *tutto = tables;
    struct row *row = position;
    if (action == GOES) {
        row->before = least(collected(row), MOST_POINTS);
        row->made = (uint16_t)least(row->made + (row->card == tutto->rule.plus_minus + 1), UINT8_MAX);
        clear_card(row);
    } else if (action == STOPS) {
        if (row->left > 0) { put_aside(tutto, row, tutto->whole[row->rolled]); }
        bank(tutto, row);
    } else {
        put_aside(tutto, row, action);
        roll_on(tutto, row);
    }
}

/* Results and observations --------------------------------------------------------------------------------------- */

/* A plus/minus takes from others too, so the points of all seats are written. */
static void score(const void *tables, const void *row, int seat, int64_t *totals) { totals_of(row, totals); }

static uint64_t winners(const void *row, const int64_t *totals) {
    const struct row *game = row;
    return game->clover > 0 ? UINT64_C(1) << (game->clover - 1) : highest(totals, game->players);
}

/* Usage counts the cards turned. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    for (int kind = 0; kind < KINDS; kind++) { counts[kind] += seat_in(row, seat)->turned[kind]; }
}

/* Whether the seat is due, faces rolled and aside, the card, its Tuttos, the points and plus/minus of the turn, the
 * pile, whether the target was reached; then of each seat from this one on who began, whose turn it is, the totals. */
static void observe(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into) {
    const struct tutto *tutto = tables;
    const struct row *game = row;
    int players = game->players, kind = game->card - 1;
    *into++ = game->card > 0 && game->seat == seat;
    for (int face = 0; face < FACES; face++) {
        into[face] = tutto->lattice.counts[game->rolled][face];
        into[FACES + face] = (int32_t)(game->aside >> (8 * face) & 0xFF);
    }
    into += 2 * FACES;
    for (int card = 0; card < KINDS; card++) {
        into[card] = card == kind;
        into[KINDS + 3 + card] = game->pile[card];
    }
    into[KINDS] = game->tuttos;
    into[KINDS + 1] = collected(game);
    into[KINDS + 2] = plus_minus_made(tutto, game);
    into[2 * KINDS + 3] = game->reached;
    into += 2 * KINDS + 4;
    for (int later = 0; later < players; later++) {
        int other = seat_after(seat, later, players);
        into[later] = other == 0;
        into[players + later] = other == game->seat;
        into[2 * players + later] = (int32_t)totals[other];
    }
}

/* The most moves are every set of a roll, and stopping or going on. */
static struct sizes sizes(const void *tables, int players) {
    return (struct sizes){
        .row = (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat),
        .usage = KINDS,
        .observation = 1 + 2 * FACES + 2 * KINDS + 4 + 3 * players,
        .actions = ACTIONS,
        .most_moves = (1 << DICE) + 2,
    };
}

/* Random play ----------------------------------------------------------------------------------------------------
 *
 * Random play ignores the sheet, so all that matters of a card is how it ends: the turn is lost or banked, or there is
 * a Tutto, with some cells of dice after some decisions. One draw from the chances that Python works out plays a whole
 * card. The code of an end has three bits for the end, three for the decisions, and the rest for cells. */

enum end { LOSE, BURN_OUT, BANK, TUTTO_MADE, STOPPED_WITH_TUTTO }; /* the first two by a null, without a choice */

static inline enum end end_of(uint32_t code) { return (enum end)(code & 7); }
static inline int decisions_of(uint32_t code) { return (int)(code >> 3 & 7); }
static inline int cells_of(uint32_t code) { return (int)(code >> 6); }

static inline uint32_t random_end(const struct tutto *tutto, int kind, uint64_t word) {
    return alias_draw(tutto->card_cells[kind], CARD_BITS, word);
}

/* Play a card in force with six dice to roll up to where it ends; return how many decisions that took. */
static int play_card(const struct tutto *tutto, struct row *row, uint32_t code) {
    enum end end = end_of(code);
    row->under = least(row->under + cells_of(code) * CELL, MOST_POINTS);
    if (end > BANK) { make_tutto(tutto, row); }
    if (end == LOSE) {
        next_turn(tutto, row, 0);
    } else if (end == TUTTO_MADE) {
        roll_on(tutto, row);
    } else {
        bank(tutto, row);
    }
    return decisions_of(code);
}

/* A card that is turned, and how it ends if six dice are rolled under it. */
struct fate {
    int kind;
    uint32_t end;
};

/* Turn one of the cards left in the deck, given as bits. */
ALWAYS_INLINE struct fate next_fate(const struct tutto *tutto, uint64_t *deck, uint64_t *stream) {
    uint64_t word = next_word(stream), left = *deck != 0 ? *deck : WHOLE_DECK;
    uint64_t card = nth_bit(left, share(word, (uint32_t)__builtin_popcountll(left)));
    int kind = tutto->deck[__builtin_ctzll(card)];
    *deck = left ^ card;
    return (struct fate){kind, random_end(tutto, kind, word << 32)};
}

/* Play a turn that its first card does not settle; return how many decisions that took. */
static int random_turn(const struct tutto *tutto, struct row *row, struct fate fate, struct fate *next, uint64_t *deck,
                       uint64_t *stream) {
    int decisions = 0, turns = row->turns;
    while (true) {
        draw(tutto, row, fate.kind);
        decisions += row->card > 0 ? play_card(tutto, row, fate.end) : 0;
        while (row->card > 0) {
            uint64_t word = next_word(stream);
            if (row->left > 0) {
                decisions += play_card(tutto, row, random_end(tutto, row->card - 1, word));
            } else {
                play(tutto, row, STOPS + (int)share(word, 2));
                decisions++;
            }
        }
        if (row->turns > turns) { return decisions; }
        fate = *next;
        *next = next_fate(tutto, deck, stream);
    }
}

static int64_t random_games(const struct games *games, struct row *row) {
    const struct tutto *tutto = games->tables;
    int64_t ended = 0;
    for (int64_t at = 0; at < games->count; at++) {
        uint64_t stream = begin_game(&tutto_game, games, at, row), deck = WHOLE_DECK;
        int64_t decisions = 0;
        struct fate next = next_fate(tutto, &deck, &stream); /* one ahead, so that it is loaded when it is needed */
        while (!is_over(tutto, row) && decisions < LONGEST) {
            struct fate fate = next;
            next = next_fate(tutto, &deck, &stream);
            if (end_of(fate.end) <= BANK) {
                decisions += decisions_of(fate.end) * !leader_misses(tutto, row, fate.kind);
                take_card(tutto, row, fate.kind);
                write_down(tutto, row, cells_of(fate.end) * CELL);
            } else {
                decisions += random_turn(tutto, row, fate, &next, &deck, &stream);
            }
        }
        ended += decisions < LONGEST;
        end_game(&tutto_game, games, at, row, decisions);
    }
    return ended;
}

/* Games ----------------------------------------------------------------------------------------------------------
 *
 * QUICK plays for points: it chooses what banks most on average in this turn, with a full pile behind every card, which
 * is a table looked up and nearly as good as the best (HARD looks at all scores and at the real pile, and takes some
 * hundred times as long). Near the end it looks at the sheet: it stops as soon as that wins, and in a last turn never
 * with less than it takes. */

static const double WINS = 1e9, LOSES = -1.0, NONE = -2.0;

/* The value of stopping: above all others where it wins, below all where it can only lose. */
static double worth_of_banking(const struct tutto *tutto, const struct row *row, int points) {
    int reaches = total_of(row, row->seat) + points;
    if (tutto->rule.at_once || !row->reached) {
        return tutto->rule.at_once && reaches >= tutto->rule.target ? WINS : (double)points / CELL;
    }
    for (int other = 0; other < row->players; other++) {
        if (other != row->seat && total_of(row, other) >= reaches) { return LOSES; }
    }
    return WINS;
}

/* The cells that a move banks on average, or the chance it keeps under a card that is made or lost. */
static double worth_of_move(const struct tutto *tutto, const struct row *row, int action) {
    int kind = row->card - 1;
    if (action == GOES) { return tutto->plan.go[least(collected(row) / CELL, PLAN_CELLS)]; }
    if (action == STOPS) { return worth_of_banking(tutto, row, points_of_stop(tutto, row)); }
    int rest = row->left - tutto->set_dice[action];
    if (!may_stop(kind)) {
        return kind == tutto->rule.straight ? tutto->odds.straight[rest][HIGHEST] : tutto->odds.aside[rest][HIGHEST];
    }
    int points = after_set(tutto, row, action), p = least(points / CELL, PLAN_CELLS);
    if (rest > 0) { return v_in(tutto->plan.rows, rest, p)[kind - FIRST_LANE]; }
    double bank = worth_of_banking(tutto, row, points);
    return bank > tutto->plan.go[p] ? bank : tutto->plan.go[p];
}

/* Only HARD needs the solved tables, and room to work in. */
static int64_t games_room(const struct games *games) {
    if (!has_level(games, HARD)) { return 0; }
    bool solved = is_array(games->values, games->values_size, solved_size(games->tables) * 8);
    return solved ? largest_room(games->tables) : BAD_SIZE;
}

/* Of equally good moves the first is played. */
static int64_t decide(const struct games *games, void *row, enum level level, uint64_t *stream) {
    const struct tutto *tutto = games->tables;
    uint16_t moves[MOST_OFFERS];
    struct worth found[MOST_OFFERS];
    int count = tutto_legal(tutto, row, moves), best = 0;
    ASSUME(count > 0);
    count = count > 1 ? count : 0; /* a single move needs no thought */
    if (count > 0 && level == HARD) {
        worth_of_moves(turn_of(tutto, games->values, row, 1, games->room, largest_room(tutto)), row, moves, found);
    }
    double highest_worth = NONE;
    for (int at = 0; at < count; at++) {
        double worth = level == HARD ? found[at].of[0] : worth_of_move(tutto, row, moves[at]);
        if (worth > highest_worth) {
            highest_worth = worth;
            best = at;
        }
    }
    play(tutto, row, moves[best]);
    return 1;
}

static int64_t play_games(const struct games *games) {
    _Alignas(8) uint8_t row[sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)];
    return are_all_random(games) ? random_games(games, (struct row *)row) : play_each(&tutto_game, games, row, decide);
}

const struct game tutto_game = {
    .tables_size = sizeof(struct tutto),
    .least_players = 1,
    .most_players = MOST_PLAYERS,
    STEP,
    .prepare = prepare,
    .winners = winners,
    .games_room = games_room,
    .play_games = play_games,
};
