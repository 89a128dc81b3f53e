/* Dicetto: positions and the step for `game.h`. */
#include "dicetto.h"
#include "games.h"

/* Positions ------------------------------------------------------------------------------------------------------ */

int64_t dicetto_row_size(const struct dicetto *dicetto, int players) {
    int64_t size = (int64_t)sizeof(struct row) + players * seat_size(dicetto) + dicetto->cards;
    return (size + 7) / 8 * 8;
}

/* Whether the numbers of a row are in range, and no bonus card is dealt twice. */
static bool is_in_range(const struct dicetto *dicetto, const struct row *row) {
    bool fits = row->seat < row->players && row->extra_roll <= 1 && row->rolls <= TURN_ROLLS + row->extra_roll &&
                row->is_done <= 1 && row->challenges < 1 << SLOTS && row->closed < 1 << SLOTS &&
                row->dealt <= dicetto->bonus_cards && row->hand < HANDS && (row->unused | row->idle) == 0 &&
                row->card[EXTRA] == dicetto->cards + 1;
    for (int slot = 0; slot < SLOTS; slot++) {
        fits = fits && row->challenging[slot] < HANDS && row->lying[slot] < HANDS && row->owner[slot] >= NOBODY &&
               row->owner[slot] < row->players;
    }
    for (int at = 0, found = 0; at < SHOWN; at++) {
        int bonus = row->bonus[at];
        fits = fits && row->card[at] <= dicetto->cards && bonus <= dicetto->bonus &&
               (bonus != 0) == (at < row->dealt) && (bonus == 0 || (found >> bonus & 1) == 0);
        found |= fits ? 1 << bonus : 0;
    }
    return fits;
}

/* Whether dice may lie in a slot, and challenging dice match what they challenge; a card is closed by the seat's own
 * dice, by a challenge, or where one was lost. */
static bool is_slot(const struct dicetto *dicetto, const struct row *row, int slot) {
    int lying = row->lying[slot], dice = row->challenging[slot];
    bool challenged = (row->challenges >> slot & 1) != 0, closed = (row->closed >> slot & 1) != 0;
    bool owned = row->owner[slot] == row->seat;
    const bool *fits = dicetto->fits[card_at(dicetto, row, slot)->kind];
    if ((row->owner[slot] == NOBODY) != (lying == 0) || challenged != (dice != 0)) { return false; }
    if (lying == 0) { return !challenged && !closed; }
    return row->card[slot] != 0 && fits[lying] && !(challenged && owned) && (closed || !(challenged || owned)) &&
           (!challenged || (fits[dice] && dicetto->total[dice] == dicetto->total[lying]));
}

/* Whether each seat has four dice at most, and those of the seat in turn fit the rolls made; it has lost one die or
 * more where a card is closed for no other reason. */
static bool is_turn(const struct dicetto *dicetto, const struct row *row) {
    int dice[MOST_PLAYERS] = {0}, beaten = 0;
    bool fits = true;
    for (int slot = 0; slot < SLOTS; slot++) {
        int owner = row->owner[slot];
        fits = fits && is_slot(dicetto, row, slot);
        dice[owner == NOBODY ? row->seat : owner] += dicetto->size[row->lying[slot]];
        dice[row->seat] += dicetto->size[row->challenging[slot]];
        beaten += owner != row->seat && ((row->closed & ~row->challenges) >> slot & 1) != 0;
    }
    int own = dice[row->seat] += dicetto->size[row->hand] + beaten;
    for (int seat = 0; seat < row->players; seat++) { fits = fits && dice[seat] <= DICE; }
    if (row->rolls == 0) { return fits && own == 0 && row->is_done == 0; }
    bool one_at_once = (row->challenges & (row->challenges - 1)) == 0 && row->is_done == 0;
    return fits && (own == DICE || beaten > 0 || rolls_left(row) > 0) && (row->is_done == 0 || row->challenges != 0) &&
           (!dicetto->at_once || one_at_once);
}

static void add_card(const struct dice_card *card, uint16_t *tally) {
    for (int count = 0; count < COUNTS; count++) { tally[count] = (uint16_t)(tally[count] + card->adds[count]); }
}

/* Whether every card is exactly once on the table, won or in the pile, and the tallies are those of the cards won. */
static bool are_cards(const struct dicetto *dicetto, const struct row *row) {
    int32_t found[MOST_CARDS + 1]; /* by number, of which 0 is for none */
    uint32_t left = 0;
    found[0] = 0;
    for (int card = 1; card <= dicetto->cards; card++) {
        found[card] = pile_of(dicetto, row)[card - 1];
        left += (uint32_t)found[card];
    }
    for (int slot = 0; slot < EXTRA; slot++) { found[row->card[slot]]++; }
    for (int seat = 0; seat < row->players; seat++) {
        const struct seat *own = seat_of(dicetto, row, seat);
        uint16_t tally[COUNTS] = {0};
        for (int at = 0; at < dicetto->room; at++) {
            int card = own->won[at];
            if (card > dicetto->cards || (card != 0) != (at < own->tally[CARDS])) { return false; }
            found[card]++;
            add_card(&dicetto->card[card], tally);
        }
        for (int count = 0; count < COUNTS; count++) {
            if (tally[count] != own->tally[count]) { return false; }
        }
    }
    bool fits = true;
    for (int card = 1; card <= dicetto->cards; card++) { fits = fits && found[card] == dicetto->card[card].copies; }
    return fits && left == row->left;
}

/* The lowest slot that is to be refilled, NOBODY when none is. */
static int empty_slot(const struct row *row) {
    for (int slot = 0; row->left > 0 && slot < EXTRA; slot++) {
        if (row->card[slot] == 0) { return slot; }
    }
    return NOBODY;
}

/* Whether nobody has enough cards to win in a game that goes on, and no dice lie on the table in one that is over; and
 * whether no dice are rolled while cards are still to be dealt. */
static bool is_stage(const struct dicetto *dicetto, const struct row *row) {
    bool over = dicetto_is_over(dicetto, row), dealt = empty_slot(row) == NOBODY && row->dealt == dicetto->bonus_cards;
    bool fits = row->rolls == 0 || (dealt && !over);
    for (int seat = 0; seat < row->players; seat++) {
        fits = fits && (over || seat_of(dicetto, row, seat)->tally[CARDS] < dicetto->cards_to_win);
    }
    for (int slot = 0; slot < SLOTS; slot++) { fits = fits && (!over || row->owner[slot] == NOBODY); }
    return fits;
}

static bool is_position(const void *tables, const void *bytes, int players) {
    const struct dicetto *dicetto = tables;
    const struct row *row = bytes;
    if (row->players != players || !is_in_range(dicetto, row)) { return false; }
    const uint8_t *end = (const uint8_t *)row + dicetto_row_size(dicetto, players);
    for (const uint8_t *unused = pile_of(dicetto, row) + dicetto->cards; unused < end; unused++) {
        if (*unused != 0) { return false; }
    }
    return is_turn(dicetto, row) && are_cards(dicetto, row) && is_stage(dicetto, row);
}

/* Turns ---------------------------------------------------------------------------------------------------------- */

static void start(const void *tables, void *bytes, int players) {
    const struct dicetto *dicetto = tables;
    struct row *row = bytes;
    __builtin_memset(row, 0, (size_t)dicetto_row_size(dicetto, players));
    row->players = (uint8_t)players;
    row->card[EXTRA] = (uint16_t)(dicetto->cards + 1);
    row->left = (uint32_t)dicetto->all_cards;
    __builtin_memset(row->owner, NOBODY, sizeof row->owner);
    for (int card = 0; card < dicetto->cards; card++) {
        pile_of(dicetto, row)[card] = (uint8_t)dicetto->card[card + 1].copies;
    }
}

/* The game is over when the seat whose turn begins has cards enough, or no dice card is left. */
bool dicetto_is_over(const struct dicetto *dicetto, const struct row *row) {
    if (seat_of(dicetto, row, row->seat)->tally[CARDS] >= dicetto->cards_to_win) { return true; }
    return row->left == 0 && (row->card[0] | row->card[1] | row->card[2] | row->card[3]) == 0;
}

/* Give a seat back its dice and the cards under them. */
static void collect(const struct dicetto *dicetto, struct row *row, int seat) {
    struct seat *own = seat_of(dicetto, row, seat);
    for (int slot = 0; slot < SLOTS; slot++) {
        if (row->owner[slot] != seat) { continue; }
        row->owner[slot] = NOBODY;
        row->lying[slot] = 0;
        if (slot != EXTRA) {
            own->won[own->tally[CARDS]] = row->card[slot];
            add_card(card_at(dicetto, row, slot), own->tally);
            row->card[slot] = 0;
        }
    }
}

/* Let the next seat collect what its dice lie on; at the end every seat does. */
static void next_turn(const struct dicetto *dicetto, struct row *row) {
    row->seat = (uint8_t)next_seat(row);
    row->extra_roll = row->owner[EXTRA] == row->seat;
    collect(dicetto, row, row->seat);
    row->rolls = row->is_done = row->closed = row->hand = 0;
    if (dicetto_is_over(dicetto, row)) {
        for (int other = 0; other < row->players; other++) { collect(dicetto, row, other); }
    }
}

/* Win or lose the first challenge. */
static void fight(const struct dicetto *dicetto, struct row *row, bool won) {
    int slot = __builtin_ctz(row->challenges), dice = row->challenging[slot];
    row->challenges = (uint8_t)(row->challenges ^ 1 << slot);
    row->challenging[slot] = 0;
    if (won) {
        row->owner[slot] = (int8_t)row->seat;
        row->lying[slot] = (uint8_t)dice;
    }
    if (row->is_done && row->challenges == 0) { next_turn(dicetto, row); }
}

/* Chance --------------------------------------------------------------------------------------------------------- */

static void draw(const struct dicetto *dicetto, struct row *row, int slot, int card) {
    row->card[slot] = (uint16_t)(card + 1);
    pile_of(dicetto, row)[card]--;
    row->left--;
}

static bool is_dealt(const struct row *row, int card) {
    bool dealt = false;
    for (int at = 0; at < row->dealt; at++) { dealt |= row->bonus[at] == card + 1; }
    return dealt;
}

static void deal(struct row *row, int card) { row->bonus[row->dealt++] = (uint8_t)(card + 1); }

static void roll(struct row *row, int hand) {
    row->hand = (uint8_t)hand;
    row->rolls++;
}

/* A random card of the pile. */
static int some_card(const struct dicetto *dicetto, const struct row *row, uint64_t *stream) {
    const uint8_t *pile = pile_of(dicetto, row);
    uint32_t number = share(next_word(stream), row->left);
    int card = 0;
    while (number >= pile[card]) { number -= pile[card++]; }
    return card;
}

/* A random bonus card that is not dealt yet. */
static int some_bonus(const struct dicetto *dicetto, const struct row *row, uint64_t *stream) {
    int card;
    do { card = (int)share(next_word(stream), (uint32_t)dicetto->bonus); } while (is_dealt(row, card));
    return card;
}

ALWAYS_INLINE void chance(const void *tables, void *bytes, uint64_t *stream) {
    const struct dicetto *dicetto = tables;
    struct row *row = bytes;
    for (;;) {
        if (row->rolls == 0) { /* cards come before the dice */
            int slot;
            if (dicetto_is_over(dicetto, row)) { return; }
            while ((slot = empty_slot(row)) != NOBODY) { draw(dicetto, row, slot, some_card(dicetto, row, stream)); }
            while (row->dealt < dicetto->bonus_cards) { deal(row, some_bonus(dicetto, row, stream)); }
        }
        if (!battle_is_due(dicetto, row)) { break; }
        uint32_t own = share(next_word(stream), FACES), other = share(next_word(stream), FACES);
        if (own != other) { fight(dicetto, row, own > other); }
    }
    if (rolls_next(row)) { roll(row, lattice_roll(&dicetto->lattice, row->hand, stream)); }
}

/* Takes a card by its number in the deck, the dice of a battle, the challenger's first, or the dice that are rolled. */
static bool answer(const void *tables, void *bytes, const int32_t *numbers, int64_t count) {
    const struct dicetto *dicetto = tables;
    struct row *row = bytes;
    int slot = empty_slot(row);
    bool fits = !dicetto_is_over(dicetto, row);
    if (fits && slot != NOBODY) {
        fits = count == 1 && are_between(numbers, 1, 0, dicetto->cards - 1) && pile_of(dicetto, row)[numbers[0]] > 0;
        if (fits) { draw(dicetto, row, slot, numbers[0]); }
    } else if (fits && row->dealt < dicetto->bonus_cards) {
        fits = count == 1 && are_between(numbers, 1, 0, dicetto->bonus - 1) && !is_dealt(row, numbers[0]);
        if (fits) { deal(row, numbers[0]); }
    } else if (fits && battle_is_due(dicetto, row)) {
        fits = count == 2 && are_between(numbers, 2, 1, FACES);
        if (fits && numbers[0] != numbers[1]) { fight(dicetto, row, numbers[0] > numbers[1]); }
    } else if (fits) {
        int hand = lattice_add(&dicetto->lattice, row->hand, numbers, count);
        fits = rolls_next(row) && hand >= KEEPS && hand < HANDS;
        if (fits) { roll(row, hand); }
    }
    return fits;
}

/* Moves ---------------------------------------------------------------------------------------------------------- */

static int due(const void *tables, const void *bytes) {
    const struct row *row = bytes;
    return row->rolls == 0 || battle_is_due(tables, row) || rolls_next(row) ? NOBODY : row->seat;
}

static int legal(const void *tables, const void *bytes, uint16_t *moves) {
    const struct dicetto *dicetto = tables;
    const struct row *row = bytes;
    if (due(dicetto, row) == NOBODY) { return 0; }
    int hand = row->hand, count = 0;
    struct choices keeps = choices_of(dicetto, rolls_left(row) > 0 ? KEEP_LINE : 0, hand);
    for (int at = 0; at < keeps.count; at++) { moves[count++] = keeps.dice[at]; }
    for (int slot = 0; slot < SLOTS; slot++) {
        struct choices choices = choices_of(dicetto, line_at(dicetto, row, slot), hand);
        for (int at = 0; at < choices.count; at++) { moves[count++] = (uint16_t)place_action(slot, choices.dice[at]); }
    }
    moves[count++] = END_TURN;
    return count;
}

static void place(const struct dicetto *dicetto, struct row *row, int slot, int dice) {
    row->hand = dicetto->rest[row->hand][dice];
    row->closed = (uint8_t)(row->closed | 1 << slot);
    if (row->owner[slot] != NOBODY && dicetto->total[dice] == dicetto->total[row->lying[slot]]) {
        row->challenges = (uint8_t)(row->challenges | 1 << slot);
        row->challenging[slot] = (uint8_t)dice;
    } else {
        row->owner[slot] = (int8_t)row->seat;
        row->lying[slot] = (uint8_t)dice;
    }
}

static void end_turn(const struct dicetto *dicetto, struct row *row) {
    if (row->challenges != 0) {
        row->is_done = 1;
    } else {
        next_turn(dicetto, row);
    }
}

static void play(const void *tables, void *bytes, int action) {
    struct row *row = bytes;
    if (action < KEEPS) {
        row->hand = (uint8_t)action;
    } else if (action < END_TURN) {
        place(tables, row, (action - KEEPS) / CHOICES, (action - KEEPS) % CHOICES + 1);
    } else {
        end_turn(tables, row);
    }
}

/* Play any of the moves that `legal` lists, without listing them. */
ALWAYS_INLINE void play_random(const void *tables, void *bytes, int seat, uint64_t *stream) {
    const struct dicetto *dicetto = tables;
    struct row *row = bytes;
    struct choices keeps = choices_of(dicetto, rolls_left(row) > 0 ? KEEP_LINE : 0, row->hand), choices[SLOTS];
    int all = keeps.count;
    for (int slot = 0; slot < SLOTS; slot++) {
        choices[slot] = choices_of(dicetto, line_at(dicetto, row, slot), row->hand);
        all += choices[slot].count;
    }
    int move = (int)share(next_word(stream), (uint32_t)(all + 1));
    if (move < keeps.count) {
        row->hand = keeps.dice[move];
    } else if (move == all) {
        end_turn(dicetto, row);
    } else {
        int slot = 0;
        for (move -= keeps.count; move >= choices[slot].count; slot++) { move -= choices[slot].count; }
        place(dicetto, row, slot, choices[slot].dice[move]);
    }
}

/* Scores --------------------------------------------------------------------------------------------------------- */

void dicetto_scores(const struct dicetto *dicetto, const struct row *row, const int8_t *owner, int64_t *scores) {
    uint16_t tally[MOST_PLAYERS][COUNTS];
    for (int seat = 0; seat < row->players; seat++) {
        __builtin_memcpy(tally[seat], seat_of(dicetto, row, seat)->tally, sizeof tally[seat]);
    }
    for (int slot = 0; slot < EXTRA; slot++) {
        if (owner[slot] != NOBODY) { add_card(card_at(dicetto, row, slot), tally[owner[slot]]); }
    }
    for (int seat = 0; seat < row->players; seat++) { scores[seat] = tally[seat][POINTS]; }
    for (int at = 0; at < row->dealt; at++) {
        const struct bonus_card *card = &dicetto->bonus_card[row->bonus[at] - 1];
        int64_t counts[MOST_PLAYERS];
        for (int seat = 0; seat < row->players; seat++) { counts[seat] = card->sign * tally[seat][card->tally]; }
        uint64_t holders = highest(counts, row->players);
        if ((holders & (holders - 1)) == 0) { /* nobody gets it when seats are tied */
            scores[__builtin_ctzll(holders)] += card->worth;
        }
    }
}

/* Bonus cards count at the end only; then the points of all seats may change. */
static void score(const void *tables, const void *row, int seat, int64_t *totals) {
    const struct dicetto *dicetto = tables;
    const struct row *game = row;
    if (dicetto_is_over(dicetto, game)) {
        dicetto_scores(dicetto, game, game->owner, totals);
        return;
    }
    for (int other = 0; other < game->players; other++) {
        totals[other] = seat_of(dicetto, game, other)->tally[POINTS];
    }
}

/* Usage counts the cards that a seat won. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    const struct seat *own = seat_of(tables, row, seat);
    for (int at = 0; at < own->tally[CARDS]; at++) { counts[own->won[at] - 1]++; }
}

/* Observations --------------------------------------------------------------------------------------------------- */

/* Write for a slot what its card asks for, its points and logo, whose dice lie there and which, whether it is
 * challenged, and whether it takes dice. */
static int32_t *observe_slot(const struct dicetto *dicetto, const struct row *row, int seat, int slot, int32_t *into) {
    const struct dice_card *card = card_at(dicetto, row, slot);
    __builtin_memset(into, 0, KINDS * sizeof *into);
    into[card->kind] = row->card[slot] != 0;
    into += KINDS;
    *into++ = card->adds[POINTS];
    *into++ = card->adds[LOGOS];
    for (int later = 0; later < row->players; later++) {
        *into++ = row->owner[slot] == seat_after(seat, later, row->players);
    }
    for (int face = 0; face < FACES; face++) { *into++ = dicetto->lattice.counts[row->lying[slot]][face]; }
    *into++ = row->challenges >> slot & 1;
    *into++ = row->card[slot] != 0 && (row->closed >> slot & 1) == 0;
    return into;
}

/* Whether it is the seat's turn, faces, rolls left; the slots; which bonus cards are dealt, the pile; then the tallies
 * of each seat from this one on, and last of all seats whether it is their turn, and their totals. */
static void observe(const void *tables, const void *bytes, int seat, const int64_t *totals, int32_t *into) {
    const struct dicetto *dicetto = tables;
    const struct row *row = bytes;
    const uint8_t *pile = pile_of(dicetto, row);
    int players = row->players;
    *into++ = row->seat == seat && !dicetto_is_over(dicetto, row);
    for (int face = 0; face < FACES; face++) { *into++ = dicetto->lattice.counts[row->hand][face]; }
    *into++ = rolls_left(row);
    for (int slot = 0; slot < SLOTS; slot++) { into = observe_slot(dicetto, row, seat, slot, into); }
    __builtin_memset(into, 0, MOST_BONUS * sizeof *into);
    for (int at = 0; at < row->dealt; at++) { into[dicetto->bonus_card[row->bonus[at] - 1].seen] = 1; }
    into += MOST_BONUS;
    for (int card = 0; card < dicetto->cards; card++) { *into++ = pile[card]; }
    int32_t *turn = into + players * COUNTS;
    for (int later = 0; later < players; later++) {
        int other = seat_after(seat, later, players);
        const struct seat *own = seat_of(dicetto, row, other);
        for (int count = 0; count < COUNTS; count++) { *into++ = own->tally[count]; }
        turn[later] = row->seat == other;
        turn[players + later] = (int32_t)totals[other];
    }
}

/* The most moves are as many choices of the dice for every slot as there are to keep, and to be done. */
static struct sizes sizes(const void *tables, int players) {
    int slot = KINDS + 2 + players + FACES + 2, cards = ((const struct dicetto *)tables)->cards;
    return (struct sizes){
        .row = dicetto_row_size(tables, players),
        .usage = cards,
        .observation = 1 + FACES + 1 + SLOTS * slot + MOST_BONUS + cards + players * (COUNTS + 2),
        .actions = END_TURN + 1,
        .most_moves = (1 << DICE) * (SLOTS + 1) + 1,
    };
}

static int64_t play_games(const struct games *games) {
    _Alignas(8) char row[MOST_ROW];
    return play_each(&dicetto_game, games, row, dicetto_choose);
}

const struct game dicetto_game = {
    .tables_size = sizeof(struct dicetto),
    .least_players = LEAST_PLAYERS,
    .most_players = MOST_PLAYERS,
    STEP,
    .prepare = dicetto_prepare,
    .play_random = play_random,
    .games_room = dicetto_games_room,
    .play_games = play_games,
};
