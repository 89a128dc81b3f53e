/* Tutto: tables from the readable rules, and the step for `game.h`. */
#include "tutto.h"

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

EXPORT int64_t noppa_tutto_tables_size(void) { return (int64_t)sizeof(struct tutto); }

EXPORT int64_t noppa_tutto_prepare(void *tables, int64_t size, const uint8_t *rules, int64_t rules_size) {
    struct tutto *tutto = tables;
    if (tables == NULL || (uintptr_t)tables % 8 != 0 || size != (int64_t)sizeof *tutto || rules == NULL ||
        rules_size < RULES_START) {
        return BAD_SIZE;
    }
    __builtin_memset(tutto, 0, sizeof *tutto);
    lattice_make(&tutto->lattice, DICE);
    const uint8_t *cards = rules + sizeof(struct rules_head), *sets = cards + KINDS * sizeof(struct rules_card);
    struct reader reader = {rules + RULES_START, rules + rules_size};
    if (!read_head(tutto, rules) || !read_cards(tutto, cards) || !read_sets(tutto, sets) ||
        !read_offers(tutto, &reader)) {
        return BAD_TABLES;
    }
    make_axes(tutto);
    if (!make_chart(tutto) || !make_fates(tutto)) {
        return BAD_TABLES;
    }
    make_plan(tutto);
    write_head(&tutto->head, TUTTO, size);
    return DONE;
}

const struct tutto *tutto_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &tutto_game ? tables : NULL;
}

/* Positions ------------------------------------------------------------------------------------------------------ */

static int64_t row_size(const void *tables, int players) {
    (void)tables;
    return (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat);
}

static int players_of(const void *tables, int64_t size) {
    (void)tables;
    int64_t seats = size - (int64_t)sizeof(struct row);
    int64_t players = seats / (int64_t)sizeof(struct seat);
    return seats % (int64_t)sizeof(struct seat) == 0 && players >= 1 && players <= MOST_PLAYERS ? (int)players : 0;
}

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
    int dice = 0;
    for (int face = 0; face < FACES; face++) {
        dice += tutto->lattice.counts[row->rolled][face];
    }
    if (row->rolled == 0) {
        return true;
    }
    bool offers = kind == tutto->straight ? fresh_faces(tutto, row) != 0 : tutto->whole[row->rolled] != NO_SET;
    return dice == row->left && offers;
}

static bool is_between_cards(const struct tutto *tutto, const struct row *row) {
    if (row->left != DICE || row->rolled != 0 || row->aside != 0 || row->tuttos != 0 || row->under != 0 ||
        row->gift != 0) {
        return false;
    }
    return !is_over(tutto, row) || (row->before == 0 && row->made == 0);
}

bool is_tutto_row(const struct tutto *tutto, const struct row *row, int64_t size) {
    int players = players_of(tutto, size);
    if (players == 0 || row->players != players || row->turns < 0 || row->turns > MOST_TURNS ||
        row->seat != row->turns % players || row->reached > 1 || row->clover > players || row->made > UINT8_MAX) {
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

static bool is_position(const void *tables, const void *row, int64_t size) { return is_tutto_row(tables, row, size); }

/* How turns end -------------------------------------------------------------------------------------------------- */

bool leads_alone(const struct row *row, int seat) {
    for (int other = 0; other < row->players; other++) {
        if (other != seat && total_of(row, other) >= total_of(row, seat)) {
            return false;
        }
    }
    return row->players > 1;
}

/* No card in force, six dice free. */
static void clear_card(struct row *row) {
    row->card = 0;
    row->tuttos = 0;
    row->under = row->gift = 0;
    row->rolled = 0;
    row->aside = 0;
    row->left = DICE;
}

/* Write the points of the turn down; the next seat turns a card. */
static void next_turn(const struct tutto *tutto, struct row *row, int gained) {
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
static void bank(const struct tutto *tutto, struct row *row) {
    for (int made = plus_minus_made(tutto, row); made > 0; made--) {
        int highest = total_of(row, 0);
        for (int seat = 1; seat < row->players; seat++) {
            highest = most(highest, total_of(row, seat));
        }
        int taken = tutto->floor_at_zero ? least(tutto->plus_minus_points, highest) : tutto->plus_minus_points;
        for (int seat = 0; seat < row->players; seat++) {
            if (seat != row->seat && total_of(row, seat) == highest) {
                seat_of(row, seat)->lost += taken;
            }
        }
    }
    next_turn(tutto, row, collected(row));
}

/* Chance --------------------------------------------------------------------------------------------------------- */

static void start(const void *tables, void *row, int players) {
    const struct tutto *tutto = tables;
    struct row *game = row;
    __builtin_memset(row, 0, (size_t)row_size(tables, players));
    game->players = (uint8_t)players;
    game->left = DICE;
    game->cards = DECK;
    for (int kind = 0; kind < KINDS; kind++) {
        game->pile[kind] = tutto->card[kind].count;
    }
}

/* All cards are shuffled again when one is needed and none is left. */
static void shuffle(const struct tutto *tutto, struct row *row) {
    if (row->cards == 0) {
        row->cards = DECK;
        for (int kind = 0; kind < KINDS; kind++) {
            row->pile[kind] = tutto->card[kind].count;
        }
    }
}

static int random_card(const struct row *row, uint64_t *stream) {
    int left = (int)share(next_word(stream), row->cards), kind = 0;
    while (left >= row->pile[kind]) {
        left -= row->pile[kind++];
    }
    return kind;
}

/* A card is turned from a pile that has it. */
static void draw(const struct tutto *tutto, struct row *row, int kind) {
    row->pile[kind]--;
    row->cards--;
    row->drawn[kind]++;
    seat_of(row, row->seat)->turned[kind]++;
    row->card = (uint8_t)(kind + 1);
    if (kind == tutto->stop || (kind == tutto->plus_minus && tutto->leader_misses && leads_alone(row, row->seat))) {
        next_turn(tutto, row, 0);
    }
}

/* The dice come up: a null ends the turn, and under a firework banks it. */
static void roll(const struct tutto *tutto, struct row *row, int rolled) {
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

void tutto_chance(const struct tutto *tutto, struct row *row, uint64_t *stream) {
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

static int write_moves(const uint8_t *sets, int count, uint16_t *moves) {
    for (int at = 0; at < count; at++) {
        moves[at] = sets[at];
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
static void put_aside(const struct tutto *tutto, struct row *row, int set) {
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
static void roll_on(const struct tutto *tutto, struct row *row) {
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

void tutto_play(const struct tutto *tutto, struct row *row, int action) {
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
    const struct row *game = row;
    (void)tables;
    (void)seat;
    for (int other = 0; other < game->players; other++) {
        totals[other] = total_of(game, other);
    }
}

static uint64_t winners(const void *tables, const void *row, const int64_t *totals, int players) {
    const struct row *game = row;
    (void)tables;
    return game->clover > 0 ? UINT64_C(1) << (game->clover - 1) : highest(totals, players);
}

/* Usage counts the cards turned. */
static int usage_size(const void *tables) {
    (void)tables;
    return KINDS;
}

static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    (void)tables;
    for (int kind = 0; kind < KINDS; kind++) {
        counts[kind] += seat_in(row, seat)->turned[kind];
    }
}

static int observation_size(const void *tables, int players) {
    (void)tables;
    return 1 + 2 * FACES + 2 * KINDS + 4 + 3 * players;
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

static int actions(const void *tables) {
    (void)tables;
    return ACTIONS;
}

/* Every set of a roll, and stopping or going on. */
static int most_moves(const void *tables) {
    (void)tables;
    return (1 << DICE) + 2;
}

const struct game tutto_game = {
    .tables_size = noppa_tutto_tables_size,
    .row_size = row_size,
    .players = players_of,
    .is_position = is_position,
    .start = start,
    .chance = chance,
    .answer = answer,
    .due = due,
    .legal = legal,
    .play = play,
    .score = score,
    .winners = winners,
    .usage_size = usage_size,
    .usage = usage,
    .observation_size = observation_size,
    .observe = observe,
    .actions = actions,
    .most_moves = most_moves,
};
