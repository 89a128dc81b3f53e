/* The tables of Dicetto, made from what the readable rules say: hands of dice, what may be chosen of them, and chances.
 */
#include "dicetto.h"

/* What Python passes in, followed by whole numbers of 32 bits:
 *
 *     for each card what it adds to each tally, its kind and its copies
 *     for each bonus card what it counts, its sign, its points and its place in an observation
 *     for each kind and each hand whether it may lie on such a card */
struct rules {
    struct figures figures;
    int32_t dice, rolls, tallies, kinds, extra_kind, cards, bonus, bonus_cards, cards_to_win, at_once;
};

enum { CARD_NUMBERS = COUNTS + 2, BONUS_NUMBERS = 4 };

static bool is_between(int32_t number, int32_t least, int32_t most) { return are_between(&number, 1, least, most); }

static bool are_known(const struct rules *rules) {
    return rules->dice == DICE && rules->rolls == TURN_ROLLS && rules->tallies == COUNTS && rules->kinds == KINDS &&
           is_between(rules->extra_kind, 0, KINDS - 1) && is_between(rules->cards, 1, MOST_CARDS) &&
           is_between(rules->bonus, SHOWN, MOST_BONUS) && (rules->bonus_cards == 0 || rules->bonus_cards == SHOWN) &&
           is_between(rules->cards_to_win, 1, MOST_TO_WIN) && is_between(rules->at_once, 0, 1);
}

/* Whether figures can be computed with: none is huge or not a number, and no root is taken of one below zero. */
static bool are_figures(const struct figures *figures) {
    const double *all = (const double *)figures, most = MOST_PRINTED * MOST_PRINTED;
    bool fit = figures->now > 0.0 && figures->later >= 0.0 && figures->bonus_now > 0.0 && figures->bonus_later >= 0.0;
    for (size_t at = 0; at < sizeof *figures / sizeof *all; at++) {
        fit = fit && all[at] >= (all + at < figures->spread ? -most : 0.0) && all[at] <= most;
    }
    return fit;
}

static bool is_card(const struct dice_card *card) {
    bool fits = card->adds[CARDS] == 1 && is_between(card->kind, 0, KINDS - 1);
    for (int tally = 0; tally < COUNTS; tally++) {
        fits = fits && is_between(card->adds[tally], 0, tally == POINTS ? MOST_PRINTED : 1);
    }
    return fits && is_between(card->copies, 1, MOST_PRINTED);
}

static bool is_bonus_card(const struct bonus_card *card) {
    return is_between(card->tally, 0, COUNTS - 1) && (card->sign == 1 || card->sign == -1) &&
           is_between(card->worth, 0, MOST_PRINTED) && is_between(card->seen, 0, MOST_BONUS - 1);
}

/* Take over the rules that are known, and check the numbers that follow them. */
static bool read_rules(struct dicetto *dicetto, const struct rules *rules) {
    const int32_t *numbers = (const int32_t *)(rules + 1);
    dicetto->figures = rules->figures;
    dicetto->cards = rules->cards;
    dicetto->bonus = rules->bonus;
    dicetto->bonus_cards = rules->bonus_cards;
    dicetto->cards_to_win = rules->cards_to_win;
    dicetto->at_once = rules->at_once;
    for (int number = 1; number <= dicetto->cards; number++, numbers += CARD_NUMBERS) {
        struct dice_card *card = &dicetto->card[number];
        __builtin_memcpy(card, numbers, CARD_NUMBERS * sizeof *numbers);
        if (!is_card(card)) { return false; }
        card->line = line_of(card->kind, 0);
        dicetto->all_cards += card->copies;
    }
    dicetto->card[dicetto->cards + 1] =
        (struct dice_card){.kind = rules->extra_kind, .line = line_of(rules->extra_kind, 0)};
    for (int card = 0; card < dicetto->bonus; card++, numbers += BONUS_NUMBERS) {
        __builtin_memcpy(&dicetto->bonus_card[card], numbers, BONUS_NUMBERS * sizeof *numbers);
        if (!is_bonus_card(&dicetto->bonus_card[card])) { return false; }
    }
    for (int at = 0; at < KINDS * HANDS; at++) {
        dicetto->fits[at / HANDS][at % HANDS] = numbers[at] != 0 && at % HANDS > 0;
    }
    int most = dicetto->cards_to_win + SHOWN - 1; /* a seat that lacks one card collects four at most */
    dicetto->room = dicetto->all_cards < most ? dicetto->all_cards : most;
    return are_figures(&dicetto->figures) && dicetto->all_cards >= SHOWN;
}

/* Hands ---------------------------------------------------------------------------------------------------------- */

static void make_hands(struct dicetto *dicetto) {
    uint8_t(*faces)[FACES] = dicetto->lattice.counts;
    __builtin_memset(dicetto->both, NONE, sizeof dicetto->both);
    __builtin_memset(dicetto->rest, NONE, sizeof dicetto->rest);
    for (int hand = 0; hand < HANDS; hand++) {
        dicetto->rest[ANY][hand] = (uint8_t)hand;
        for (int face = 0; face < FACES; face++) {
            dicetto->size[hand] = (uint8_t)(dicetto->size[hand] + faces[hand][face]);
            dicetto->total[hand] = (uint8_t)(dicetto->total[hand] + faces[hand][face] * (face + 1));
        }
        for (int beside = 0; beside <= hand && dicetto->size[hand] + dicetto->size[beside] <= DICE; beside++) {
            uint8_t counts[FACES];
            for (int face = 0; face < FACES; face++) {
                counts[face] = (uint8_t)(faces[hand][face] + faces[beside][face]);
            }
            int together = lattice_number(counts);
            dicetto->both[hand][beside] = dicetto->both[beside][hand] = (uint8_t)together;
            dicetto->rest[together][hand] = (uint8_t)beside;
            dicetto->rest[together][beside] = (uint8_t)hand;
        }
    }
}

/* List for every hand the dice that fit and have no lower sum; false if there is no place for them. Where `fits` is
 * NULL, list what may be kept: fewer than four dice; for ANY every hand. */
static bool list_line(struct dicetto *dicetto, int line, const bool *fits, int least, int *count) {
    for (int number = -1; number < HANDS; number++) {
        int hand = number < 0 ? ANY : number; /* first, because the others choose from its list */
        struct choices from = choices_of(dicetto, line, ANY);
        int most = hand == ANY ? HANDS : from.count;
        dicetto->begins[line + hand] = (uint16_t)*count;
        for (int at = 0; at < most; at++) {
            int dice = hand == ANY ? at : from.dice[at];
            bool fit = fits != NULL ? fits[dice] && dicetto->total[dice] >= least : dice < KEEPS || hand == ANY;
            if (!fit || dicetto->rest[hand][dice] == NONE) { continue; }
            if (*count == MOST_LISTED) { return false; }
            dicetto->listed[(*count)++] = (uint8_t)dice;
            dicetto->offers[line + hand]++;
        }
    }
    return true;
}

static bool list_choices(struct dicetto *dicetto) {
    int count = 0;
    bool fit = list_line(dicetto, KEEP_LINE, NULL, 0, &count);
    for (int number = 0; number < KINDS * SUMS; number++) {
        int line = line_of(0, number);
        fit = fit && list_line(dicetto, line, dicetto->fits[number / SUMS], number % SUMS, &count);
    }
    return fit;
}

/* Find the chance to beat each sum on each kind of card in a turn spent on nothing else, eight side by side: a final
 * roll is worth half where the sum is met, which is a battle. */
static void find_beats(struct dicetto *dicetto) {
    lanes worth[HANDS];
    for (int first = 0; first < KINDS * SUMS; first += LANES) {
        for (int at = 0; at < (HANDS - KEEPS) * LANES; at++) {
            int roll = KEEPS + at / LANES, lane = at % LANES, line = line_of(0, first + lane);
            bool exists = first + lane < KINDS * SUMS;
            bool beats = exists && choices_of(dicetto, line + LINE, roll).count > 0;
            bool meets = exists && choices_of(dicetto, line, roll).count > 0;
            set_lane(&worth[roll], lane, beats ? 1.0 : meets ? 0.5 : 0.0);
        }
        lattice_turn(&dicetto->lattice, TURN_ROLLS, worth);
        __builtin_memcpy(dicetto->beats + first, worth, sizeof worth[0]);
    }
}

int64_t dicetto_prepare(void *tables, const void *bytes, int64_t size) {
    struct dicetto *dicetto = tables;
    const struct rules *rules = bytes;
    bool known = size >= (int64_t)sizeof *rules && are_known(rules);
    int numbers = known ? rules->cards * CARD_NUMBERS + rules->bonus * BONUS_NUMBERS + KINDS * HANDS : 0;
    if (!known || size != (int64_t)sizeof *rules + numbers * 4 || !read_rules(dicetto, rules)) { return BAD_TABLES; }
    lattice_make(&dicetto->lattice, DICE);
    make_hands(dicetto);
    if (!list_choices(dicetto)) { return BAD_TABLES; }
    find_beats(dicetto);
    return DONE;
}
