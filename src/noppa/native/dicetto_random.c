/* Whole games of random play, as many a second as can be: every legal move as likely as any other.
 *
 * Nothing is lost by leaving out what chance has decided already. A keep and the roll after it are one step: all keeps
 * of a roll being equally likely, the next roll has a distribution of its own, drawn in one look-up. A battle is won as
 * often as lost, because ties are rolled again; and whether it is fought at once or when the turn is done, the card
 * takes no more dice in that turn. Bonus cards may as well be dealt at the end.
 *
 * How many placings each of the five cards offers is a byte of one word, so that one multiplication adds them up slot
 * by slot, and one subtraction finds the slot of a move. */
#include "dicetto.h"

static const uint64_t EACH = UINT64_C(0x0101010101); /* a one in the byte of each slot */
static const uint64_t HIGH = UINT64_C(0x8080808080);
enum { HAND = LINE - 1, LAST = 8 * EXTRA };

/* Where in a word each tally begins: the most points that 49 cards can have take 13 bits. */
static const int TALLY_BITS[COUNTS] = {0, 16, 24, 32, 40, 48};

/* What random play needs of the deck: what each card adds to a word of tallies, and its line with no dice on it; all
 * cards one by one, and the pile of a game. */
struct deck {
    uint64_t adds[MOST_CARDS];
    int32_t free[MOST_CARDS];
    uint16_t all[MOST_CARDS * MOST_PRINTED], pile[MOST_CARDS * MOST_PRINTED];
};

/* What lies in each slot: the card, its line with no dice on it and with those that lie there, and whose they are;
 * `takes` is the line of what the seat in turn may place there, 0 once it has. */
struct random_row {
    int32_t card[SLOTS], bare[SLOTS], line[SLOTS], owner[SLOTS], takes[SLOTS];
};

/* A game: what lies on the table, what seats have won, and the pile, whose first `left` cards are not drawn yet. */
struct random_game {
    struct random_row row;
    uint64_t tallies[MOST_PLAYERS], word;
    uint32_t left;
};

/* The next 64 bits. */
static inline uint64_t next(struct random_game *game) { return next_word(&game->word); }

/* Draw cards for the empty slots. */
static inline void refill(struct deck *deck, struct random_game *game) {
    struct random_row *row = &game->row;
    for (int slot = 0; slot < EXTRA; slot++) {
        if (row->bare[slot] == 0 && game->left > 0) {
            uint32_t at = share(next(game), game->left--);
            row->card[slot] = deck->pile[at];
            deck->pile[at] = deck->pile[game->left];
            row->bare[slot] = row->line[slot] = deck->free[row->card[slot]];
        }
    }
}

/* How many placings there are on each card, a byte each. */
static inline uint64_t offered(const struct dicetto *dicetto, const struct random_row *row, int hand) {
    uint64_t word = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        word |= (uint64_t)dicetto->offers[row->takes[slot] + hand] << 8 * slot;
    }
    return word;
}

/* Play a turn with so many rolls; return its decisions. */
static inline int play_turn(const struct dicetto *dicetto, struct random_game *game, int seat, int rolls) {
    struct random_row *row = &game->row;
    int decisions = 0, keeps, all, move;
    uint64_t choice, sums;
    for (int slot = 0; slot < SLOTS; slot++) {
        row->takes[slot] = row->line[slot];
    }
    int hand = (int)alias_draw(dicetto->again, AGAIN_BITS, next(game));
    for (;;) {
        choice = next(game);
        sums = offered(dicetto, row, hand) * EACH;
        keeps = rolls > 1 ? dicetto->first_keep[hand + 1] - dicetto->first_keep[hand] : 0;
        all = (int)(sums >> LAST & 0xFF);
        move = (int)share(choice, (uint32_t)(keeps + all + 1)) - keeps;
        decisions++;
        if (move >= 0) {
            break;
        }
        rolls--;
        hand = (int)alias_draw(dicetto->again + (1 + hand - KEEPS) * AGAIN, AGAIN_BITS, next(game));
    }
    while (move < all) {
        int slot = __builtin_popcountll(((((uint64_t)move * EACH) | HIGH) - sums) & HIGH);
        int before = (int)((sums << 8) >> 8 * slot & 0xFF);
        int placed = dicetto->placed[dicetto->begins[row->takes[slot] + hand] + move - before];
        int line = row->bare[slot] + (placed & ~HAND);
        if (line != row->line[slot] || (choice & 1) != 0) { /* as high a sum as lies there is a challenge */
            row->owner[slot] = seat;
        }
        row->line[slot] = line;
        row->takes[slot] = 0;
        hand = placed & HAND;
        choice = next(game);
        sums = offered(dicetto, row, hand) * EACH;
        all = (int)(sums >> LAST & 0xFF);
        move = (int)share(choice, (uint32_t)(all + 1));
        decisions++;
    }
    return decisions;
}

/* A seat takes back its dice and the cards under them. */
static inline void collect(const struct dicetto *dicetto, const struct deck *deck, struct random_game *game, int seat,
                           int64_t *counts) {
    struct random_row *row = &game->row;
    if (row->owner[EXTRA] == seat) {
        row->owner[EXTRA] = NOBODY;
        row->line[EXTRA] = line_of(dicetto->chance_kind, 0);
    }
    for (int slot = 0; slot < EXTRA; slot++) {
        if (row->owner[slot] == seat) {
            row->owner[slot] = NOBODY;
            row->bare[slot] = row->line[slot] = 0;
            game->tallies[seat] += deck->adds[row->card[slot]];
            counts[row->card[slot]]++;
        }
    }
}

static inline int tally_of(const struct random_game *game, int seat, int tally) {
    return (int)(game->tallies[seat] >> TALLY_BITS[tally] & (tally == POINTS ? 0xFFFF : 0xFF));
}

/* The seat that gets a bonus card, NOBODY when seats are tied for it. */
static int holder_of(const struct bonus_card *card, const struct random_game *game, int players) {
    int most = 0, holder = NOBODY;
    for (int seat = 0; seat < players; seat++) {
        int found = card->sign * tally_of(game, seat, card->tally);
        if (seat == 0 || found > most) {
            most = found;
            holder = seat;
        } else if (found == most) {
            holder = NOBODY;
        }
    }
    return holder;
}

/* Write the points of each seat, bonus cards included, which are dealt now. */
static void count_points(const struct dicetto *dicetto, struct random_game *game, int players, int64_t *scores) {
    for (int seat = 0; seat < players; seat++) {
        scores[seat] = tally_of(game, seat, POINTS);
    }
    for (unsigned dealt = 0; __builtin_popcount(dealt) < dicetto->bonus_cards;) {
        uint32_t card = share(next(game), (uint32_t)dicetto->bonus);
        if ((dealt >> card & 1) == 0) {
            dealt |= 1U << card;
            int holder = holder_of(&dicetto->bonus_card[card], game, players);
            if (holder != NOBODY) {
                scores[holder] += dicetto->bonus_card[card].worth;
            }
        }
    }
}

/* Play a game; return its decisions. */
static int64_t play_game(const struct dicetto *dicetto, struct deck *deck, struct random_game *game, int players,
                         int64_t number, int64_t *scores, int64_t *counts) {
    struct random_row *row = &game->row;
    int64_t decisions = 0;
    int seat = 0, rolls = TURN_ROLLS;
    game->left = (uint32_t)dicetto->all_cards;
    __builtin_memcpy(deck->pile, deck->all, game->left * sizeof *deck->pile);
    for (int slot = 0; slot < SLOTS; slot++) {
        row->owner[slot] = NOBODY;
        row->bare[slot] = row->line[slot] = slot == EXTRA ? line_of(dicetto->chance_kind, 0) : 0;
    }
    __builtin_memset(game->tallies, 0, sizeof game->tallies);
    for (;;) {
        refill(deck, game);
        decisions += play_turn(dicetto, game, seat, rolls);
        seat = seat + 1 < players ? seat + 1 : 0;
        rolls = TURN_ROLLS + (row->owner[EXTRA] == seat);
        int64_t player = (seat - number % players + players) % players;
        collect(dicetto, deck, game, seat, counts + player * dicetto->cards);
        bool none_left = game->left == 0 && (row->bare[0] | row->bare[1] | row->bare[2] | row->bare[3]) == 0;
        if (tally_of(game, seat, CARDS) >= dicetto->cards_to_win || none_left) {
            break;
        }
    }
    for (int other = 0; other < players; other++) {
        int64_t player = (other - number % players + players) % players;
        collect(dicetto, deck, game, other, counts + player * dicetto->cards);
    }
    count_points(dicetto, game, players, scores);
    return decisions;
}

EXPORT int64_t noppa_dicetto_deck_size(void) { return (int64_t)sizeof(struct deck); }

static void make_deck(const struct dicetto *dicetto, struct deck *deck) {
    int at = 0;
    for (int number = 0; number < dicetto->cards; number++) {
        const struct dice_card *card = &dicetto->card[number];
        deck->adds[number] = 0;
        for (int tally = 0; tally < COUNTS; tally++) {
            deck->adds[number] += (uint64_t)card->adds[tally] << TALLY_BITS[tally];
        }
        deck->free[number] = line_of(card->kind, 0);
        for (int copy = 0; copy < card->copies; copy++) {
            deck->all[at++] = (uint16_t)number;
        }
    }
}

/* Play the games of these numbers, each with a stream of its own: scores by seat, decisions, and the cards that each
 * player won, who in game g sits at seat (player + g) mod players. */
EXPORT int64_t noppa_dicetto_random_games(const void *tables, int64_t size, int64_t players, int64_t first,
                                          int64_t seed, struct deck *deck, int64_t deck_size, int64_t *scores,
                                          int64_t scores_size, int64_t *lengths, int64_t lengths_size, int64_t *counts,
                                          int64_t counts_size) {
    const struct dicetto *dicetto = dicetto_tables(tables, size);
    if (dicetto == NULL) {
        return BAD_TABLES;
    }
    if (players < LEAST_PLAYERS || players > MOST_PLAYERS || first < 0) {
        return BAD_ARGUMENT;
    }
    int64_t count = lengths_size / 8;
    if (deck == NULL || (uintptr_t)deck % 8 != 0 || deck_size != (int64_t)sizeof *deck ||
        scores_size != count * players * 8 || counts_size != players * dicetto->cards * 8) {
        return BAD_SIZE;
    }
    make_deck(dicetto, deck);
    for (int64_t at = 0; at < count; at++) {
        struct random_game game;
        game.word = stream_of((uint64_t)seed, (uint64_t)(first + at));
        lengths[at] = play_game(dicetto, deck, &game, (int)players, first + at, scores + at * players, counts);
    }
    return DONE;
}
