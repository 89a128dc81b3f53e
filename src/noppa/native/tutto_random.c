/* Games of Tutto in which every seat takes any legal move, each as likely.
 *
 * Nobody looks at the sheet in such a game, so all that happens under a card comes down to how it ends: the turn is
 * lost or banked with so many points of dice after so many decisions, or there is a Tutto and a choice to stop or to
 * go on. How likely each end is follows from the sets that rolls offer, exactly; alias cells then give the end, and
 * one random word both it and the card. Most turns are settled by their first card, and that is all the first loop
 * knows of; `rest_of_turn` does the others. */
#include "tutto.h"

/* How a card ends: AGAIN is a firework's Tutto, WIN a clover leaf's two. SETTLED, for the first card of a turn, has
 * the cells of the whole turn. */
enum end { LOSE, BANK, TUTTO_BANK, TUTTO_GO, AGAIN, WIN, SETTLED = 7 };
enum { CARD_ENDS = TUTTO_GO + 1 };

/* The code of an end: three bits for the end, four for the decisions, the rest for cells. */
static inline uint16_t code_of(int end, int cells, int decisions) {
    return (uint16_t)(end | decisions << 3 | cells << 7);
}
static inline int end_in(uint32_t code) { return code & 7; }
static inline int decisions_in(uint32_t code) { return code >> 3 & 15; }
static inline int cells_in(uint32_t code) { return (int)(code >> 7); }

/* How likely so many dice end in each way, by cells and decisions. A TUTTO_BANK is a `stop` that makes one. */
struct ends {
    double chance[CARD_ENDS][MOST_TUTTO + 1][DICE + 1];
};

/* How often each code comes. */
struct codes {
    int count;
    uint16_t code[1 << FATE_BITS];
    double chance[1 << FATE_BITS];
};

static bool add_code(struct codes *codes, uint16_t code, double chance) {
    int at = 0;
    while (at < codes->count && codes->code[at] != code) {
        at++;
    }
    if (at == codes->count) {
        if (at == 1 << FATE_BITS) {
            return false;
        }
        codes->code[at] = code;
        codes->chance[at] = 0.0;
        codes->count++;
    }
    codes->chance[at] += chance;
    return true;
}

/* One set is put aside by chance `share`: what it makes of the dice that are left. */
static void put_by(const struct ends *after, const struct card *card, bool keeps_lost, int left, int cells,
                   double share, struct ends *into) {
    cells = card->counts_dice ? cells : 0;
    if (left == 0) {
        into->chance[TUTTO_GO][cells][1] += share;
        return;
    }
    for (int end = 0; end < CARD_ENDS; end++) {
        for (int more = 0; more <= MOST_TUTTO - cells; more++) {
            for (int decisions = 0; decisions < DICE; decisions++) {
                int kept = end != LOSE || keeps_lost ? cells + more : 0;
                into->chance[end][kept][decisions + 1] += share * after[left].chance[end][more][decisions];
            }
        }
    }
}

/* How a roll under a card ends; a straight only looks at how many faces are new, of as many as dice are left. */
static void roll_by(const struct tutto *tutto, int kind, int roll, int dice, double chance, struct ends *ends) {
    const struct card *card = &tutto->card[kind];
    struct ends *into = &ends[dice];
    if (kind == tutto->straight) {
        int fresh = tutto->faces[roll] & ((1 << dice) - 1);
        const int32_t *first = tutto->first_fresh + fresh;
        for (int at = first[0]; at < first[1]; at++) {
            put_by(ends, card, false, dice - tutto->set_dice[tutto->fresh[at]], 0, chance / (first[1] - first[0]),
                   into);
        }
        into->chance[LOSE][0][0] += fresh == 0 ? chance : 0.0;
        return;
    }
    int whole = tutto->whole[roll];
    if (whole == NO_SET) {
        into->chance[LOSE][0][0] += chance;
        return;
    }
    int counts = tutto->set_points[whole] / CELL, left = dice - tutto->set_dice[whole];
    if (kind == tutto->firework) {
        put_by(ends, card, true, left, counts, chance, into);
        return;
    }
    int first = tutto->first_set[roll], sets = tutto->first_set[roll + 1] - first;
    double each = chance / (sets + card->may_stop);
    for (int at = first; at < first + sets; at++) {
        int set = tutto->sets[at];
        put_by(ends, card, false, dice - tutto->set_dice[set], tutto->set_points[set] / CELL, each, into);
    }
    if (card->may_stop) {
        into->chance[left > 0 ? BANK : TUTTO_BANK][counts][1] += each;
    }
}

/* What an end of six dice makes of the card. */
static bool add_end(const struct tutto *tutto, int kind, int end, int cells, int decisions, double chance,
                    const struct ends *six, struct codes *codes) {
    if (end == LOSE && kind == tutto->firework) {
        return add_code(codes, code_of(BANK, cells, decisions), chance);
    }
    if (end != TUTTO_GO) {
        return add_code(codes, code_of(end, cells, decisions), chance);
    }
    if (kind == tutto->firework) {
        return add_code(codes, code_of(AGAIN, cells, decisions), chance);
    }
    if (kind == tutto->straight && !tutto->straight_is_tutto) {
        return add_code(codes, code_of(TUTTO_BANK, cells, decisions), chance);
    }
    bool fits = true;
    if (kind != tutto->clover) { /* stop or go */
        return add_code(codes, code_of(TUTTO_BANK, cells, decisions + 1), chance / 2) &&
               add_code(codes, code_of(TUTTO_GO, cells, decisions + 1), chance / 2);
    }
    for (int more = 0; more <= DICE; more++) {
        double lost = chance * six->chance[LOSE][0][more], won = chance * six->chance[TUTTO_GO][0][more];
        fits = fits && (lost <= 0.0 || add_code(codes, code_of(LOSE, 0, decisions + more), lost)) &&
               (won <= 0.0 || add_code(codes, code_of(WIN, 0, decisions + more), won));
    }
    return fits;
}

static bool card_codes(const struct tutto *tutto, int kind, struct codes *codes) {
    struct ends ends[DICE + 1];
    codes->count = 0;
    if (kind == tutto->stop) {
        return add_code(codes, code_of(LOSE, 0, 0), 1.0);
    }
    __builtin_memset(ends, 0, sizeof ends);
    for (int roll = 1; roll < ROLLS; roll++) {
        double chance = 1.0;
        int dice = 0;
        for (int face = 0; face < FACES; face++) {
            for (int count = 1; count <= tutto->lattice.counts[roll][face]; count++) {
                chance *= (double)++dice / (FACES * count);
            }
        }
        roll_by(tutto, kind, roll, dice, chance, ends);
    }
    bool fits = true;
    for (int end = 0; end < CARD_ENDS; end++) {
        for (int cells = 0; cells <= MOST_TUTTO; cells++) {
            for (int decisions = 0; decisions <= DICE; decisions++) {
                double chance = ends[DICE].chance[end][cells][decisions];
                fits =
                    fits && (chance <= 0.0 || add_end(tutto, kind, end, cells, decisions, chance, &ends[DICE], codes));
            }
        }
    }
    return fits;
}

/* The same with what is known at once of a turn that this card begins; who leads is not. */
static bool settled_codes(const struct tutto *tutto, int kind, const struct codes *codes, struct codes *first) {
    const struct card *card = &tutto->card[kind];
    bool fits = true;
    first->count = 0;
    for (int at = 0; at < codes->count; at++) {
        int end = end_in(codes->code[at]), cells = cells_in(codes->code[at]), decisions = decisions_in(codes->code[at]);
        uint16_t code = codes->code[at];
        if (kind != tutto->plus_minus && end <= TUTTO_BANK) {
            int turn = end == LOSE ? 0 : end == BANK ? cells : after_tutto(card, cells * CELL) / CELL;
            code = code_of(SETTLED, turn, decisions);
        }
        fits = fits && add_code(first, code, codes->chance[at]);
    }
    return fits;
}

bool make_fates(struct tutto *tutto) {
    for (int kind = 0; kind < KINDS; kind++) {
        struct codes codes, first;
        if (!card_codes(tutto, kind, &codes) || !settled_codes(tutto, kind, &codes, &first)) {
            return false;
        }
        tutto->fate_bits[kind] = alias_bits(codes.count);
        alias_cells(codes.count, codes.code, codes.chance, tutto->fates[kind]);
        tutto->first_fate_bits[kind] = alias_bits(first.count);
        alias_cells(first.count, first.code, first.chance, tutto->first_fates[kind]);
    }
    return true;
}

/* Games ---------------------------------------------------------------------------------------------------------- */

/* A game in progress: the cards left are the first of the deck. */
struct game_at_random {
    uint64_t stream;
    int64_t *totals;
    int players, left, decisions;
    uint8_t deck[DECK];
};

/* How a turn ends whose first card does not settle it. */
struct turn_end {
    int64_t gained;
    int made;
    bool won;
};

/* Turn a card; it goes behind those that are left. */
static int turned(struct game_at_random *game, uint64_t word) {
    game->left = game->left > 0 ? game->left : DECK;
    uint32_t at = share(word, (uint32_t)game->left);
    uint8_t card = game->deck[at];
    game->left--;
    game->deck[at] = game->deck[game->left];
    game->deck[game->left] = card;
    return card;
}

/* How a card ends, by the lower half of a word, whose upper half has chosen the card. */
static uint32_t fate(const struct tutto *tutto, int kind, uint64_t word) {
    return alias_draw(tutto->fates[kind], tutto->fate_bits[kind], word << 32);
}

static bool is_alone_ahead(const struct game_at_random *game, int seat) {
    for (int other = 0; other < game->players; other++) {
        if (other != seat && game->totals[other] >= game->totals[seat]) {
            return false;
        }
    }
    return game->players > 1;
}

/* What plus/minus takes from whoever leads, one card after another. */
static void take(const struct tutto *tutto, struct game_at_random *game, int seat, int made) {
    for (; made > 0; made--) {
        int64_t highest = game->totals[0], taken = tutto->plus_minus_points;
        for (int other = 1; other < game->players; other++) {
            highest = game->totals[other] > highest ? game->totals[other] : highest;
        }
        taken = tutto->floor_at_zero && highest < taken ? highest : taken;
        for (int other = 0; other < game->players; other++) {
            game->totals[other] -= other != seat && game->totals[other] == highest ? taken : 0;
        }
    }
}

static struct turn_end rest_of_turn(const struct tutto *tutto, struct game_at_random *game, int seat, int kind,
                                    uint32_t code, int64_t *usage) {
    struct turn_end end = {0, 0, false};
    while (true) {
        if (kind == tutto->plus_minus && tutto->leader_misses && is_alone_ahead(game, seat)) {
            return (struct turn_end){0, 0, false};
        }
        for (; end_in(code) == AGAIN; code = fate(tutto, kind, next_word(&game->stream))) {
            end.gained += cells_in(code) * CELL;
            game->decisions += decisions_in(code);
        }
        game->decisions += decisions_in(code);
        if (end_in(code) == LOSE || end_in(code) == WIN) {
            return (struct turn_end){0, 0, end_in(code) == WIN};
        }
        end.gained += cells_in(code) * CELL;
        if (end_in(code) == BANK) {
            return end;
        }
        end.gained += tutto->card[kind].times * end.gained + tutto->card[kind].gift;
        end.made += kind == tutto->plus_minus;
        if (end_in(code) == TUTTO_BANK) {
            return end;
        }
        uint64_t word = next_word(&game->stream);
        kind = turned(game, word);
        usage[kind]++;
        code = fate(tutto, kind, word);
    }
}

/* One game, in which that player sits first; returns 1 + who won by a clover leaf, or 0. */
static int play_game(const struct tutto *tutto, struct game_at_random *game, int player, int64_t *usage) {
    int seat = 0;
    bool reached = false;
    while (!reached || (!tutto->at_once && seat != 0)) {
        uint64_t word = next_word(&game->stream);
        int kind = turned(game, word);
        uint32_t code = alias_draw(tutto->first_fates[kind], tutto->first_fate_bits[kind], word << 32);
        int64_t *used = usage + player * KINDS;
        used[kind]++;
        if (end_in(code) == SETTLED) {
            game->totals[seat] += cells_in(code) * CELL;
            game->decisions += decisions_in(code);
        } else {
            struct turn_end end = rest_of_turn(tutto, game, seat, kind, code, used);
            if (end.won) {
                return seat + 1;
            }
            take(tutto, game, seat, end.made);
            game->totals[seat] += end.gained;
        }
        reached = reached || game->totals[seat] >= tutto->target;
        seat = seat + 1 < game->players ? seat + 1 : 0;
        player = player + 1 < game->players ? player + 1 : 0;
    }
    return 0;
}

/* Play the games of these numbers at random: scores and winners by player, decisions, and the cards that each player
 * turned, who in game g sits at seat (player + g) mod players. */
EXPORT int64_t noppa_tutto_random_games(const void *tables, int64_t size, int64_t players, int64_t first, int64_t seed,
                                        int64_t *scores, int64_t scores_size, int64_t *lengths, int64_t lengths_size,
                                        int64_t *winners, int64_t winners_size, int64_t *usage, int64_t usage_size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    if (tutto == NULL) {
        return BAD_TABLES;
    }
    int64_t count = lengths_size / 8;
    if (players < 1 || players > MOST_PLAYERS || first < 0 || scores_size != count * players * 8 ||
        winners_size != lengths_size || usage_size != players * KINDS * 8) {
        return BAD_SIZE;
    }
    for (int64_t at = 0; at < count; at++) {
        int64_t totals[MOST_PLAYERS] = {0}, shift = (first + at) % players;
        struct game_at_random game = {
            stream_of((uint64_t)seed, (uint64_t)(first + at)), totals, (int)players, DECK, 0, {0}};
        __builtin_memcpy(game.deck, tutto->deck, sizeof game.deck);
        int clover = play_game(tutto, &game, (int)((players - shift) % players), usage);
        uint64_t seats = clover > 0 ? UINT64_C(1) << (clover - 1) : highest(totals, (int)players);
        for (int64_t player = 0, seat = shift; player < players; player++) {
            scores[at * players + player] = totals[seat];
            seat = seat + 1 < players ? seat + 1 : 0;
        }
        winners[at] = by_player(seats, shift, players);
        lengths[at] = game.decisions;
    }
    return DONE;
}
