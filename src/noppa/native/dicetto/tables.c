/* The tables of Dicetto, made from what the readable rules say: hands of dice, what may be placed, and chances. */
#include "dicetto.h"

/* Python passes in the figures as doubles, and then whole numbers of 32 bits:
 *
 *     dice  rolls a turn  kinds  the kind of a chance  cards  bonus cards  bonus cards dealt  cards that end the game
 *     whether battles are fought at once
 *     the tallies in the order of an observation
 *     for each card what it adds to each tally, its kind and its copies
 *     for each bonus card what it counts, its sign, its points and its place in an observation
 *     for each kind and each hand whether it may lie on such a card */
enum { HEAD_NUMBERS = 9, CARD_NUMBERS = COUNTS + 2, BONUS_NUMBERS = 4 };

static bool is_between(int32_t number, int32_t least, int32_t most) { return are_between(&number, 1, least, most); }

static bool is_head(const int32_t *head) {
    return head[0] == DICE && head[1] == TURN_ROLLS && head[2] == KINDS && is_between(head[3], 0, KINDS - 1) &&
           is_between(head[4], 1, MOST_CARDS) && is_between(head[5], SHOWN, MOST_BONUS) &&
           (head[6] == 0 || head[6] == SHOWN) && is_between(head[7], 1, MOST_TO_WIN) && is_between(head[8], 0, 1);
}

/* Whether figures can be computed with: none is huge or not a number, and no root is taken of one below zero. */
static bool are_figures(const struct figures *figures) {
    uint64_t words[sizeof *figures / sizeof(uint64_t)];
    __builtin_memcpy(words, figures, sizeof words);
    for (size_t at = 0; at < sizeof words / sizeof *words; at++) {
        if ((words[at] >> 52 & 0x7FF) > 1023 + 10) {
            return false;
        }
    }
    return figures->now > 0.0 && figures->later >= 0.0 && figures->bonus_now > 0.0 && figures->bonus_later >= 0.0;
}

static bool read_card(struct dice_card *card, const int32_t *numbers) {
    for (int tally = 0; tally < COUNTS; tally++) {
        card->adds[tally] = numbers[tally];
        if (!is_between(numbers[tally], 0, tally == POINTS ? MOST_PRINTED : 1)) {
            return false;
        }
    }
    card->kind = numbers[COUNTS];
    card->copies = numbers[COUNTS + 1];
    card->line = line_of(card->kind, 0);
    return card->adds[CARDS] == 1 && is_between(card->kind, 0, KINDS - 1) && is_between(card->copies, 1, MOST_PRINTED);
}

static bool read_bonus(struct bonus_card *card, const int32_t *numbers) {
    *card = (struct bonus_card){.tally = numbers[0], .sign = numbers[1], .worth = numbers[2], .seen = numbers[3]};
    return is_between(card->tally, 0, COUNTS - 1) && (card->sign == 1 || card->sign == -1) &&
           is_between(card->worth, 0, MOST_PRINTED) && is_between(card->seen, 0, MOST_BONUS - 1);
}

static bool read_rules(struct dicetto *dicetto, const int32_t *numbers) {
    int extra_kind = numbers[3];
    dicetto->cards = numbers[4];
    dicetto->bonus = numbers[5];
    dicetto->bonus_cards = numbers[6];
    dicetto->cards_to_win = numbers[7];
    dicetto->at_once = numbers[8];
    numbers += HEAD_NUMBERS;
    for (int tally = 0; tally < COUNTS; tally++) {
        dicetto->seen[tally] = *numbers++;
        if (!is_between(dicetto->seen[tally], 0, COUNTS - 1)) {
            return false;
        }
    }
    for (int card = 1; card <= dicetto->cards; card++, numbers += CARD_NUMBERS) {
        if (!read_card(&dicetto->card[card], numbers)) {
            return false;
        }
        dicetto->all_cards += dicetto->card[card].copies;
    }
    dicetto->card[dicetto->cards + 1] = (struct dice_card){.kind = extra_kind, .line = line_of(extra_kind, 0)};
    for (int card = 0; card < dicetto->bonus; card++, numbers += BONUS_NUMBERS) {
        if (!read_bonus(&dicetto->bonus_card[card], numbers)) {
            return false;
        }
    }
    for (int kind = 0; kind < KINDS; kind++) {
        for (int hand = 0; hand < HANDS; hand++) {
            dicetto->fits[kind][hand] = *numbers++ != 0 && hand > 0;
        }
    }
    int most = dicetto->cards_to_win + SHOWN - 1; /* a seat that lacks one card collects four at most */
    dicetto->room = dicetto->all_cards < most ? dicetto->all_cards : most;
    return dicetto->all_cards >= SHOWN;
}

/* Hands ---------------------------------------------------------------------------------------------------------- */

static void make_hands(struct dicetto *dicetto) {
    const struct lattice *lattice = &dicetto->lattice;
    for (int hand = 0; hand < HANDS; hand++) {
        for (int face = 0; face < FACES; face++) {
            int count = lattice->counts[hand][face];
            dicetto->size[hand] = (uint8_t)(dicetto->size[hand] + count);
            dicetto->total[hand] = (uint8_t)(dicetto->total[hand] + count * (face + 1));
            dicetto->faces[hand] = (uint8_t)(dicetto->faces[hand] + (count > 0));
        }
    }
    for (int hand = 0; hand < HANDS; hand++) {
        for (int size = 0; size + dicetto->size[hand] <= DICE; size++) {
            dicetto->smaller[size]++;
        }
    }
    __builtin_memset(dicetto->both, NONE, sizeof dicetto->both);
    __builtin_memset(dicetto->rest, NONE, sizeof dicetto->rest);
    for (int hand = 0; hand < HANDS; hand++) {
        for (int beside = 0; beside < dicetto->smaller[dicetto->size[hand]]; beside++) {
            uint8_t counts[FACES];
            for (int face = 0; face < FACES; face++) {
                counts[face] = (uint8_t)(lattice->counts[hand][face] + lattice->counts[beside][face]);
            }
            int together = lattice_number(counts);
            dicetto->both[hand][beside] = (uint8_t)together;
            dicetto->rest[together][hand] = (uint8_t)beside;
        }
    }
}

static void list_parts(struct dicetto *dicetto) {
    int count = 0;
    for (int hand = 0; hand < HANDS; hand++) {
        dicetto->first_keep[hand] = count;
        for (int keep = 0; keep < KEEPS; keep++) {
            if (dicetto->rest[hand][keep] != NONE) {
                dicetto->part[count++] = (uint8_t)keep;
            }
        }
    }
    dicetto->first_keep[HANDS] = count;
}

/* Placings ------------------------------------------------------------------------------------------------------- */

static bool list_line(struct dicetto *dicetto, int kind, int least, int *listed) {
    int line = line_of(kind, least);
    for (int hand = 0; hand < HANDS; hand++) {
        dicetto->begins[line + hand] = (uint16_t)*listed;
        for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
            int dice = dicetto->fit[at];
            if (dicetto->rest[hand][dice] == NONE || dicetto->total[dice] < least) {
                continue;
            }
            if (*listed == MOST_FITTING) {
                return false;
            }
            dicetto->fitting[(*listed)++] = (uint8_t)dice;
            dicetto->offers[line + hand]++;
        }
    }
    return true;
}

static bool list_placings(struct dicetto *dicetto) {
    int count = 0, listed = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        dicetto->first_fit[kind] = count;
        for (int hand = 0; hand < HANDS; hand++) {
            if (dicetto->fits[kind][hand]) {
                dicetto->fit[count++] = (uint8_t)hand;
            }
        }
        dicetto->first_fit[kind + 1] = count;
    }
    for (int kind = 0; kind < KINDS; kind++) {
        for (int least = 0; least < SUMS; least++) {
            if (!list_line(dicetto, kind, least, &listed)) {
                return false;
            }
        }
    }
    return true;
}

/* Chances -------------------------------------------------------------------------------------------------------- */

/* The value of a final roll for beating a sum and nothing else: half where the sum is met, which is a battle.
 * */
static double beats_with(const struct dicetto *dicetto, int kind, int total, int roll) {
    double worth = 0.0;
    for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
        int dice = dicetto->fit[at];
        if (dicetto->rest[roll][dice] != NONE) {
            if (dicetto->total[dice] > total) {
                return 1.0;
            }
            worth = dicetto->total[dice] == total ? 0.5 : worth;
        }
    }
    return worth;
}

/* Find the chance to beat each sum on each kind of card in a turn, eight sums side by side. */
static void find_beats(struct dicetto *dicetto) {
    lanes worth[HANDS];
    for (int kind = 0; kind < KINDS; kind++) {
        for (int first = 0; first < SUMS; first += LANES) {
            for (int roll = KEEPS; roll < HANDS; roll++) {
                for (int lane = 0; lane < LANES; lane++) {
                    double won = first + lane < SUMS ? beats_with(dicetto, kind, first + lane, roll) : 0.0;
                    set_lane(&worth[roll], lane, won);
                }
            }
            lattice_turn(&dicetto->lattice, TURN_ROLLS, worth);
            for (int lane = 0; lane < LANES && first + lane < SUMS; lane++) {
                dicetto->beats[kind][first + lane] = lane_of(&worth[0], lane);
            }
        }
    }
}

static void find_spread(struct dicetto *dicetto) {
    for (int tally = 0; tally < COUNTS; tally++) {
        double squares = 0.0;
        for (int number = 1; number <= dicetto->cards; number++) {
            const struct dice_card *card = &dicetto->card[number];
            squares += (double)card->copies * card->adds[tally] * card->adds[tally];
        }
        dicetto->spread[tally] = squares / dicetto->all_cards;
    }
}

/* Exported ------------------------------------------------------------------------------------------------------- */

int64_t dicetto_prepare(void *tables, const void *rules, int64_t rules_size) {
    struct dicetto *dicetto = tables;
    int64_t figures_size = (int64_t)sizeof(struct figures), least = figures_size + HEAD_NUMBERS * 4;
    if (rules_size < least) {
        return BAD_SIZE;
    }
    const int32_t *numbers = (const int32_t *)((const char *)rules + figures_size);
    if (!is_head(numbers)) {
        return BAD_TABLES;
    }
    int64_t count = COUNTS + numbers[4] * CARD_NUMBERS + numbers[5] * BONUS_NUMBERS + KINDS * HANDS;
    if (rules_size != least + count * 4) {
        return BAD_SIZE;
    }
    __builtin_memcpy(&dicetto->figures, rules, sizeof dicetto->figures);
    if (!are_figures(&dicetto->figures) || !read_rules(dicetto, numbers)) {
        return BAD_TABLES;
    }
    lattice_make(&dicetto->lattice, DICE);
    make_hands(dicetto);
    list_parts(dicetto);
    if (!list_placings(dicetto)) {
        return BAD_TABLES;
    }
    find_beats(dicetto);
    find_spread(dicetto);
    return DONE;
}

/* The chance to beat each sum on each kind of card, for reasons. */
EXPORT int64_t noppa_dicetto_beats(const void *tables, int64_t size, double *into, int64_t into_size) {
    const struct dicetto *dicetto = tables;
    if (game_of(tables, size) != &dicetto_game) {
        return BAD_TABLES;
    }
    if (!is_array(into, into_size, sizeof dicetto->beats)) {
        return BAD_SIZE;
    }
    __builtin_memcpy(into, dicetto->beats, sizeof dicetto->beats);
    return DONE;
}
