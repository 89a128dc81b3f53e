/* Tutto: tables from the readable rules, and the step for `game.h`. */
#include "games.h"
#include "tutto_values.h"

/* Tables --------------------------------------------------------------------------------------------------------- */

/* What Python hands over: a head; for every kind of card and every set what it is; then how many sets each roll
 * offers, which, and the one of all that counts; then the same for each set of new faces under a straight. */
struct rules_head {
    uint8_t kinds, sets, players, at_once, leader_misses, floor_at_zero, straight_is_tutto;
    uint8_t clover, firework, stop, straight, plus_minus;
    uint16_t plus_minus_points, spare;
    int32_t target;
};

struct rules_card {
    uint8_t count, times, counts_dice, may_stop;
    uint16_t gift;
};

struct rules_set {
    uint8_t faces[FACES];
    uint16_t points;
};

enum { RULES_START = sizeof(struct rules_head) + KINDS * sizeof(struct rules_card) + SETS * sizeof(struct rules_set) };

/* Bytes that are read one after another, as far as there are some. */
struct reader {
    const uint8_t *at, *end;
};

static int next_byte(struct reader *reader) { return reader->at < reader->end ? *reader->at++ : NO_SET; }

static bool read_head(struct tutto *tutto, const uint8_t *rules) {
    struct rules_head head;
    __builtin_memcpy(&head, rules, sizeof head);
    const uint8_t places[] = {head.clover, head.firework, head.stop, head.straight, head.plus_minus};
    for (size_t at = 0; at < sizeof places; at++) {
        if (places[at] >= KINDS) {
            return false;
        }
    }
    tutto->target = head.target;
    tutto->plus_minus_points = head.plus_minus_points;
    tutto->at_once = head.at_once != 0;
    tutto->leader_misses = head.leader_misses != 0;
    tutto->floor_at_zero = head.floor_at_zero != 0;
    tutto->straight_is_tutto = head.straight_is_tutto != 0;
    tutto->clover = head.clover;
    tutto->firework = head.firework;
    tutto->stop = head.stop;
    tutto->straight = head.straight;
    tutto->plus_minus = head.plus_minus;
    return head.kinds == KINDS && head.sets == SETS && head.players == MOST_PLAYERS && head.target >= LEAST_TARGET &&
           head.target <= MOST_TARGET && head.target % CELL == 0 && head.plus_minus_points % CELL == 0;
}

static bool read_cards(struct tutto *tutto, const uint8_t *rules) {
    int cards = 0, lane = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        struct rules_card card;
        __builtin_memcpy(&card, rules + (size_t)kind * sizeof card, sizeof card);
        if (card.times > 1 || card.gift % CELL != 0 || card.count > DECK - cards ||
            (card.may_stop && !card.counts_dice)) {
            return false;
        }
        tutto->card[kind] =
            (struct card){card.times, card.gift, card.count, card.counts_dice != 0, card.may_stop != 0, 0};
        for (int copy = 0; copy < card.count; copy++) {
            tutto->deck[cards++] = (uint8_t)kind;
        }
        if (card.may_stop) {
            tutto->card[kind].lane = (uint8_t)lane++;
        }
    }
    return cards == DECK && lane == CARD_LANES;
}

static bool read_sets(struct tutto *tutto, const uint8_t *rules) {
    for (int set = 0; set < SETS; set++) {
        struct rules_set read;
        __builtin_memcpy(&read, rules + (size_t)set * sizeof read, sizeof read);
        int dice = 0;
        tutto->set_faces[set] = 0;
        for (int face = 0; face < FACES; face++) {
            if (read.faces[face] > DICE) {
                return false;
            }
            dice += read.faces[face];
            tutto->set_faces[set] |= (uint64_t)read.faces[face] << (8 * face);
        }
        if (dice < 1 || dice > DICE || read.points % CELL != 0 || read.points > MOST_TUTTO * CELL) {
            return false;
        }
        tutto->set_dice[set] = (uint8_t)dice;
        tutto->set_points[set] = read.points;
    }
    return true;
}

/* Read the sets of one roll to the end of those read before; return how many there are then, -1 for nonsense. */
static int read_offer(const struct tutto *tutto, struct reader *reader, int dice, uint8_t *sets, int count, int room) {
    for (int more = next_byte(reader); more > 0; more--) {
        int set = next_byte(reader);
        if (set >= SETS || count == room || tutto->set_dice[set] > dice) {
            return -1;
        }
        sets[count++] = (uint8_t)set;
    }
    return count;
}

static bool read_offers(struct tutto *tutto, struct reader *reader) {
    for (int roll = 0, count = 0; roll < ROLLS; roll++) {
        int dice = 0;
        tutto->faces[roll] = 0;
        for (int face = 0; face < FACES; face++) {
            int number = tutto->lattice.counts[roll][face];
            dice += number;
            tutto->faces[roll] = (uint8_t)(tutto->faces[roll] | (number > 0) << face);
        }
        count = read_offer(tutto, reader, dice, tutto->sets, count, ROLL_SETS);
        int whole = next_byte(reader);
        if (count < 0 || count - tutto->first_set[roll] > ROLL_OFFERS || (whole >= SETS && whole != NO_SET) ||
            (whole == NO_SET) != (count == tutto->first_set[roll])) {
            return false;
        }
        tutto->first_set[roll + 1] = count;
        tutto->whole[roll] = (uint8_t)whole;
    }
    for (int faces = 0, count = 0; faces < FACE_SETS; faces++) {
        count = read_offer(tutto, reader, __builtin_popcount((unsigned)faces), tutto->fresh, count, FRESH_SETS);
        if (count < 0 || count - tutto->first_fresh[faces] > MOST_OFFERS) {
            return false;
        }
        tutto->first_fresh[faces + 1] = count;
    }
    return reader->at == reader->end;
}

/* What rolls of 1 to 6 dice come up, which on the lattice are neighbours. */
static void make_rolls(struct tutto *tutto) {
    int cell = 0, roll = 1;
    for (int dice = 1; dice <= DICE; dice++) {
        uint16_t outcomes[MOST_ROLLS];
        double chances[MOST_ROLLS];
        int count = 0;
        for (; roll < ROLLS && lattice_dice(&tutto->lattice, roll) == dice; roll++) {
            outcomes[count] = (uint16_t)roll;
            chances[count++] = lattice_chance(&tutto->lattice, roll);
        }
        tutto->roll_cells[dice] = cell;
        tutto->roll_bits[dice] = alias_bits(count);
        alias_cells(count, outcomes, chances, tutto->cells + cell);
        cell += 1 << tutto->roll_bits[dice];
    }
}

static int64_t prepare(void *tables, const void *bytes, int64_t size) {
    struct tutto *tutto = tables;
    const uint8_t *rules = bytes;
    if (size < RULES_START) {
        return BAD_SIZE;
    }
    lattice_make(&tutto->lattice, DICE);
    const uint8_t *cards = rules + sizeof(struct rules_head), *sets = cards + KINDS * sizeof(struct rules_card);
    struct reader reader = {rules + RULES_START, rules + size};
    if (!read_head(tutto, rules) || !read_cards(tutto, cards) || !read_sets(tutto, sets) ||
        !read_offers(tutto, &reader)) {
        return BAD_TABLES;
    }
    make_axes(tutto);
    make_rolls(tutto);
    if (!make_chart(tutto)) {
        return BAD_TABLES;
    }
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
        if (row->pile[kind] > tutto->card[kind].count) {
            return false;
        }
        cards += row->pile[kind];
    }
    return cards == row->cards;
}

/* Whether what lies aside and what is left are six dice, and aside is what the card allows. */
static bool are_six_dice(const struct row *row, int most_alike) {
    int aside = 0;
    for (int face = 0; face < FACES; face++) {
        int count = (int)(row->aside >> (8 * face) & 0xFF);
        if (count > most_alike) {
            return false;
        }
        aside += count;
    }
    return row->aside >> (8 * FACES) == 0 && row->left == DICE - aside;
}

/* Whether the card in force, its Tuttos and the dice belong together. */
static bool is_under_card(const struct tutto *tutto, const struct row *row) {
    int kind = row->card - 1;
    if (row->card > KINDS || kind == tutto->stop || row->clover > 0 || row->rolled >= ROLLS) {
        return false;
    }
    if (!are_six_dice(row, kind == tutto->straight ? 1 : DICE) || (kind == tutto->clover && row->tuttos > 1)) {
        return false;
    }
    if (row->left == 0) {
        bool goes_on = kind == tutto->clover || kind == tutto->firework;
        return row->rolled == 0 && row->tuttos > 0 && !goes_on && (kind != tutto->straight || tutto->straight_is_tutto);
    }
    bool offers = kind == tutto->straight ? fresh_faces(tutto, row) != 0 : tutto->whole[row->rolled] != NO_SET;
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
        if (row->spare[at] != 0) {
            return false;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        const struct seat *column = seat_in(row, seat);
        if (!is_points(column->banked) || !is_points(column->lost) || column->spare != 0) {
            return false;
        }
    }
    if (!is_points(row->before) || !is_points(row->under) || !is_points(row->gift) || !is_pile(tutto, row)) {
        return false;
    }
    return row->card == 0 ? is_between_cards(tutto, row) : is_under_card(tutto, row);
}

/* How turns end -------------------------------------------------------------------------------------------------- */

void totals_of(const struct row *row, int64_t *totals) {
    for (int seat = 0; seat < row->players; seat++) {
        totals[seat] = total_of(row, seat);
    }
}

bool leads_alone(const int64_t *totals, int players, int seat) {
    for (int other = 0; other < players; other++) {
        if (other != seat && totals[other] >= totals[seat]) {
            return false;
        }
    }
    return players > 1;
}

void take_points(const struct tutto *tutto, int64_t *totals, int players, int roller, int cards) {
    for (; cards > 0; cards--) {
        int64_t highest = totals[0], taken = tutto->plus_minus_points;
        for (int seat = 1; seat < players; seat++) {
            highest = totals[seat] > highest ? totals[seat] : highest;
        }
        taken = tutto->floor_at_zero && highest < taken ? highest : taken;
        for (int seat = 0; seat < players; seat++) {
            totals[seat] -= seat != roller && totals[seat] == highest ? taken : 0;
        }
    }
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

/* Write the points of the turn down; the next seat turns a card. */
ALWAYS_INLINE void next_turn(const struct tutto *tutto, struct row *row, int gained) {
    seat_of(row, row->seat)->banked += gained;
    row->reached = row->reached || total_of(row, row->seat) >= tutto->target;
    row->before = 0;
    row->made = 0;
    __builtin_memset(row->drawn, 0, sizeof row->drawn);
    clear_card(row);
    row->turns++;
    row->seat = (uint8_t)(row->seat + 1 < row->players ? row->seat + 1 : 0);
}

/* Write the turn down with what its plus/minus take from the leaders, one after another. */
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

static void start(const void *tables, void *row, int players) {
    const struct tutto *tutto = tables;
    struct row *game = row;
    __builtin_memset(row, 0, sizeof *game + (size_t)players * sizeof(struct seat));
    game->players = (uint8_t)players;
    game->left = DICE;
    game->cards = DECK;
    for (int kind = 0; kind < KINDS; kind++) {
        game->pile[kind] = tutto->card[kind].count;
    }
}

/* All cards are shuffled again when one is needed and none is left. */
ALWAYS_INLINE void shuffle(const struct tutto *tutto, struct row *row) {
    if (row->cards == 0) {
        row->cards = DECK;
        for (int kind = 0; kind < KINDS; kind++) {
            row->pile[kind] = tutto->card[kind].count;
        }
    }
}

ALWAYS_INLINE int random_card(const struct row *row, uint64_t *stream) {
    int chosen = (int)share(next_word(stream), row->cards), before = 0, kind = 0;
    for (int each = 0; each < KINDS - 1; each++) {
        before += row->pile[each];
        kind += chosen >= before;
    }
    return kind;
}

/* A card is turned from a pile that has it. */
ALWAYS_INLINE void draw(const struct tutto *tutto, struct row *row, int kind) {
    row->pile[kind]--;
    row->cards--;
    row->drawn[kind]++;
    seat_of(row, row->seat)->turned[kind]++;
    row->card = (uint8_t)(kind + 1);
    bool ends = kind == tutto->stop;
    if (kind == tutto->plus_minus && tutto->leader_misses) {
        int64_t totals[MOST_PLAYERS];
        totals_of(row, totals);
        ends = leads_alone(totals, row->players, row->seat);
    }
    if (ends) {
        next_turn(tutto, row, 0);
    }
}

/* The dice come up: a null ends the turn, and under a firework banks it. */
ALWAYS_INLINE void roll(const struct tutto *tutto, struct row *row, int rolled) {
    int kind = row->card - 1;
    row->rolled = (uint16_t)rolled;
    if (kind == tutto->straight ? fresh_faces(tutto, row) != 0 : tutto->whole[rolled] != NO_SET) {
        return;
    }
    if (kind == tutto->firework) {
        bank(tutto, row);
    } else {
        next_turn(tutto, row, 0);
    }
}

ALWAYS_INLINE void tutto_chance(const struct tutto *tutto, struct row *row, uint64_t *stream) {
    while (true) {
        if (row->card == 0) {
            if (is_over(tutto, row)) {
                return;
            }
            shuffle(tutto, row);
            draw(tutto, row, random_card(row, stream));
        } else if (asks_dice(row)) {
            roll(tutto, row, random_roll(tutto, row->left, stream));
        } else {
            return;
        }
    }
}

static void chance(const void *tables, void *row, uint64_t *stream) { tutto_chance(tables, row, stream); }

/* One answer: the kind of the card that is turned, or the faces that come up. */
static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    const struct tutto *tutto = tables;
    struct row *game = row;
    if (game->card == 0) {
        if (is_over(tutto, game) || count != 1 || numbers[0] < 0 || numbers[0] >= KINDS) {
            return false;
        }
        if (game->cards == 0 ? tutto->card[numbers[0]].count == 0 : game->pile[numbers[0]] == 0) {
            return false;
        }
        shuffle(tutto, game);
        draw(tutto, game, numbers[0]);
        return true;
    }
    if (!asks_dice(game) || count != game->left) {
        return false;
    }
    int rolled = 0;
    for (int64_t at = 0; at < count; at++) {
        if (numbers[at] < 1 || numbers[at] > FACES) {
            return false;
        }
        rolled = tutto->lattice.plus[rolled][numbers[at] - 1];
    }
    roll(tutto, game, rolled);
    return true;
}

static int due(const void *tables, const void *row) {
    const struct row *game = row;
    (void)tables;
    return game->card == 0 || asks_dice(game) ? NOBODY : game->seat;
}

/* Choices -------------------------------------------------------------------------------------------------------- */

/* Sixteen at a time, which becomes one copy; there is room behind the sets, and 64 moves are room enough. */
static inline int write_moves(const uint8_t *sets, int count, uint16_t *moves) {
    for (int first = 0; first < count; first += AT_A_TIME) {
        for (int at = first; at < first + AT_A_TIME; at++) {
            moves[at] = sets[at];
        }
    }
    return count;
}

int tutto_legal(const struct tutto *tutto, const struct row *row, uint16_t *moves) {
    if (row->left == 0) {
        moves[0] = STOPS;
        moves[1] = GOES;
        return 2;
    }
    int kind = row->card - 1;
    if (kind == tutto->firework) {
        moves[0] = tutto->whole[row->rolled];
        return 1;
    }
    if (kind == tutto->straight) {
        const int32_t *first = tutto->first_fresh + fresh_faces(tutto, row);
        return write_moves(tutto->fresh + first[0], first[1] - first[0], moves);
    }
    const int32_t *first = tutto->first_set + row->rolled;
    int count = write_moves(tutto->sets + first[0], first[1] - first[0], moves);
    if (tutto->card[kind].may_stop) {
        moves[count++] = STOPS;
    }
    return count;
}

static int legal(const void *tables, const void *row, uint16_t *moves) {
    return due(tables, row) == NOBODY ? 0 : tutto_legal(tables, row, moves);
}

/* The dice of a set aside; a Tutto gets what the card gives. */
ALWAYS_INLINE void put_aside(const struct tutto *tutto, struct row *row, int set) {
    const struct card *card = &tutto->card[row->card - 1];
    row->aside += tutto->set_faces[set];
    row->left = (uint8_t)(row->left - tutto->set_dice[set]);
    row->rolled = 0;
    row->under = least(row->under + (card->counts_dice ? tutto->set_points[set] : 0), MOST_POINTS);
    row->gift = 0;
    if (row->left == 0) {
        row->tuttos = (uint16_t)least(row->tuttos + 1, UINT16_MAX);
        row->gift = after_tutto(card, row->before + row->under) - (row->before + row->under);
        row->gift = most(row->gift, 0);
    }
}

/* What comes of itself after a set. */
ALWAYS_INLINE void roll_on(const struct tutto *tutto, struct row *row) {
    int kind = row->card - 1;
    if (row->left > 0) {
        return;
    }
    if (kind == tutto->clover && row->tuttos == 2) {
        row->clover = (uint8_t)(row->seat + 1);
        next_turn(tutto, row, 0);
    } else if (kind == tutto->clover || kind == tutto->firework) {
        row->aside = 0;
        row->left = DICE;
    } else if (kind == tutto->straight && !tutto->straight_is_tutto) {
        bank(tutto, row);
    }
}

ALWAYS_INLINE void tutto_play(const struct tutto *tutto, struct row *row, int action) {
    if (action == GOES) {
        row->before = least(collected(row), MOST_POINTS);
        row->made = (uint16_t)least(row->made + (row->card == tutto->plus_minus + 1), UINT8_MAX);
        clear_card(row);
    } else if (action == STOPS) {
        if (row->left > 0) {
            put_aside(tutto, row, tutto->whole[row->rolled]);
        }
        bank(tutto, row);
    } else {
        put_aside(tutto, row, action);
        roll_on(tutto, row);
    }
}

static void play(const void *tables, void *row, int action) { tutto_play(tables, row, action); }

/* What others ask ------------------------------------------------------------------------------------------------ */

/* A plus/minus takes from others too, so everybody's points are written. */
static void score(const void *tables, const void *row, int seat, int64_t *totals) {
    (void)tables;
    (void)seat;
    totals_of(row, totals);
}

static uint64_t winners(const void *row, const int64_t *totals) {
    const struct row *game = row;
    return game->clover > 0 ? UINT64_C(1) << (game->clover - 1) : highest(totals, game->players);
}

/* Usage counts the cards turned. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    (void)tables;
    for (int kind = 0; kind < KINDS; kind++) {
        counts[kind] += seat_in(row, seat)->turned[kind];
    }
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
    for (int each = 0; each < KINDS; each++) {
        into[each] = each == kind;
        into[KINDS + 3 + each] = game->pile[each];
    }
    into[KINDS] = game->tuttos;
    into[KINDS + 1] = collected(game);
    into[KINDS + 2] = plus_minus_made(tutto, game);
    into[2 * KINDS + 3] = game->reached;
    into += 2 * KINDS + 4;
    for (int later = 0; later < players; later++) {
        int other = seat + later < players ? seat + later : seat + later - players;
        into[later] = other == 0;
        into[players + later] = other == game->seat;
        into[2 * players + later] = (int32_t)totals[other];
    }
}

/* The most moves are every set of a roll, and stopping or going on. */
static struct sizes sizes(const void *tables, int players) {
    (void)tables;
    return (struct sizes){
        .row = (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat),
        .usage = KINDS,
        .observation = 1 + 2 * FACES + 2 * KINDS + 4 + 3 * players,
        .actions = ACTIONS,
        .most_moves = (1 << DICE) + 2,
    };
}

/* Games ----------------------------------------------------------------------------------------------------------
 *
 * QUICK wants points: it chooses what banks most on average in this turn, with a full pile behind every card, which
 * is a table looked up and nearly as good as the best (HARD looks at all scores and at the real pile, and takes some
 * hundred times as long). Near the end it looks at the sheet: it stops as soon as that wins, and in a last turn never
 * with less than it takes. */

static const double WINS = 1e9, LOSES = -1.0;

/* The worth of stopping: more than anything where that wins, less where it can only lose. */
static double worth_of_banking(const struct tutto *tutto, const struct row *row, int points) {
    int reaches = total_of(row, row->seat) + points;
    if (tutto->at_once || !row->reached) {
        return tutto->at_once && reaches >= tutto->target ? WINS : (double)points / CELL;
    }
    for (int other = 0; other < row->players; other++) {
        if (other != row->seat && total_of(row, other) >= reaches) {
            return LOSES;
        }
    }
    return WINS;
}

/* The points of the turn once a set is aside, with what the card gives for a Tutto. */
static int after_set(const struct tutto *tutto, const struct row *row, int set) {
    int points = collected(row) + tutto->set_points[set];
    return tutto->set_dice[set] == row->left ? after_tutto(&tutto->card[row->card - 1], points) : points;
}

/* The cells that a move banks on average, or the chance it keeps under a card that is made or lost. */
static double worth_of_move(const struct tutto *tutto, const struct row *row, int action) {
    const struct card *card = &tutto->card[row->card - 1];
    if (action == GOES) {
        return tutto->plan.go[least(collected(row) / CELL, PLAN_CELLS)];
    }
    if (action == STOPS) {
        int points = row->left > 0 ? after_set(tutto, row, tutto->whole[row->rolled]) : collected(row);
        return worth_of_banking(tutto, row, points);
    }
    int rest = row->left - tutto->set_dice[action];
    if (!card->may_stop) {
        return tutto->plan.hope[row->card - 1][rest];
    }
    int points = after_set(tutto, row, action), p = least(points / CELL, PLAN_CELLS);
    if (rest > 0) {
        return v_in(tutto->plan.rows, rest, p)[card->lane];
    }
    double bank = worth_of_banking(tutto, row, points);
    return bank > tutto->plan.go[p] ? bank : tutto->plan.go[p];
}

/* The move of a player who wants points; of equal ones the first. */
static int quick_move(const struct tutto *tutto, const struct row *row, const uint16_t *moves, int count) {
    double best = -2.0;
    int found = moves[0];
    for (int at = 0; count > 1 && at < count; at++) {
        double worth = worth_of_move(tutto, row, moves[at]);
        if (worth > best) {
            best = worth;
            found = moves[at];
        }
    }
    return found;
}

static int hard_move(const struct tutto *tutto, const double *values, const struct row *row, void *room,
                     int64_t room_size, uint16_t *moves) {
    struct worth found[MOST_OFFERS];
    int count = worth_of_moves(turn_of(tutto, values, row, 1, room, room_size), row, moves, found), best = 0;
    for (int at = 1; at < count; at++) {
        best = found[at].of[0] > found[best].of[0] ? at : best;
    }
    return moves[best];
}

/* Only HARD needs the solved tables, and room to work in. */
static int64_t games_room(const struct games *games) {
    if (!has_level(games, HARD)) {
        return 0;
    }
    bool solved = is_array(games->values, games->values_size, solved_size(games->tables) * 8);
    return solved ? largest_room(games->tables) : BAD_SIZE;
}

static int64_t decide(const struct games *games, void *row, enum level level, uint64_t *stream) {
    const struct tutto *tutto = games->tables;
    uint16_t moves[MOST_OFFERS];
    int count = tutto_legal(tutto, row, moves), action = moves[0];
    (void)stream;
    if (count > 1) {
        action = level == QUICK ? quick_move(tutto, row, moves, count)
                                : hard_move(tutto, games->values, row, games->room, largest_room(tutto), moves);
    }
    tutto_play(tutto, row, action);
    return 1;
}

static int64_t play_games(const struct games *games) {
    _Alignas(8) uint8_t row[sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)];
    return play_each(&tutto_game, games, row, decide);
}

const struct game tutto_game = {
    .tables_size = sizeof(struct tutto),
    .least_players = 1,
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
    .winners = winners,
    .usage = usage,
    .observe = observe,
    .games_room = games_room,
    .play_games = play_games,
};
