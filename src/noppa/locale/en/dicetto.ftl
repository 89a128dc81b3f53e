# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Take cards and guard them

## Editions
dicetto-edition-international = International
dicetto-edition-finnish = Finnish
dicetto-edition-polish = Polish

## Options, and what each value means
dicetto-option-bonus = Play with bonus cards
dicetto-option-bonus-true = yes
dicetto-option-bonus-false = no
dicetto-option-cards-to-win = Cards to collect before the game ends
dicetto-option-most-cards-points = What the bonus card for most cards is worth
dicetto-option-battle = When dice battles are fought
dicetto-option-battle-at-once = as soon as dice are placed
dicetto-option-battle-end-of-turn = when the turn is done

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Four bonus cards lie open from the start and are given out at the end.
dicetto-option-bonus-false-more = Only the points on the dice cards count.
dicetto-option-cards-to-win-more = { $value ->
    [one] The game ends as soon as somebody collects a card.
   *[other] The game ends as soon as somebody has collected { $value } cards: fewer cards make it shorter.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Whoever has most cards gets one point for it, if that bonus card is in play.
   *[other] Whoever has most cards gets { $value } points for it, if that bonus card is in play.
 }
dicetto-option-battle-at-once-more = You know who holds the card before you place your other dice.
dicetto-option-battle-end-of-turn-more = You place all your dice first; then the battles are fought one after another.

## Score sheet
dicetto-item-cards = Dice cards
dicetto-item-bonus = Bonus cards

## Dice cards
dicetto-card-ones = Ones
dicetto-card-twos = Twos
dicetto-card-threes = Threes
dicetto-card-fours = Fours
dicetto-card-fives = Fives
dicetto-card-sixes = Sixes
dicetto-card-pair = Pair
dicetto-card-two-pairs = 2 pairs
dicetto-card-three-of-a-kind = 3 of a kind
dicetto-card-four-of-a-kind = 4 of a kind
dicetto-card-small-straight = Small straight
dicetto-card-large-straight = Large straight
dicetto-card-chance = Chance
dicetto-card-extra-roll = Extra roll

## What may lie on a card, in a few words
dicetto-asks-ones = any number of ones
dicetto-asks-twos = any number of twos
dicetto-asks-threes = any number of threes
dicetto-asks-fours = any number of fours
dicetto-asks-fives = any number of fives
dicetto-asks-sixes = any number of sixes
dicetto-asks-pair = two dice alike
dicetto-asks-two-pairs = two pairs, or four alike
dicetto-asks-three-of-a-kind = three dice alike
dicetto-asks-four-of-a-kind = four dice alike
dicetto-asks-small-straight = three dice in sequence
dicetto-asks-large-straight = four dice in sequence
dicetto-asks-chance = any dice, at least one
dicetto-asks-extra-roll = any dice, at least one

## Bonus cards
dicetto-card-fewest-logos = Fewest logos
dicetto-card-most-logos = Most logos
dicetto-card-fewest-cards = Fewest cards
dicetto-card-most-cards = Most cards
dicetto-card-most-straights = Most straights
dicetto-card-most-chances = Most chances
dicetto-card-fewest-points = Fewest points
dicetto-card-most-numbers = Most 1–6 cards

## Dice
dicetto-colour-red = red
dicetto-colour-yellow = yellow
dicetto-colour-green = green
dicetto-colour-blue = blue

## The deck
dicetto-deck-built-in = our own deck
dicetto-deck-own = a deck from a file

## Moves
dicetto-move-keep = { $count ->
    [0] roll all dice again
   *[other] keep { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] lay { $dice } on { $card } (card { $slot }), sending dice back
    [battle] lay { $dice } on { $card } (card { $slot }) and fight for it
   *[takes] lay { $dice } on { $card } (card { $slot })
 }
dicetto-move-done = done

## The table
dicetto-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
dicetto-fourth-roll = a fourth roll
dicetto-free = free
dicetto-tie = tie { $tie }
dicetto-tie-or-beat = tie { $tie } beat { $beat }
dicetto-on-card = on { $slot }
dicetto-lost = lost
dicetto-battle = Battle for card { $slot }: { $challenger } (first die) against { $owner }.
dicetto-total = points
dicetto-cards = cards
dicetto-won = won
dicetto-nobody = tied
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $rolls } rolls left
 }
dicetto-pile = { $cards ->
    [0] the pile is empty
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
 } ({ $deck })
dicetto-typing-keep = “55” keeps those and rolls the rest, “p 2 55” lays them on card 2, “done” ends
dicetto-typing-place = “p 2 55” lays dice on card 2, “done” ends the turn

## At the table in the browser
dicetto-lay = Lay { $dice } on { $card }
dicetto-lay-on = Lay on { $card }
dicetto-lay-short = Lay { $dice } { $sum }
dicetto-hint = Choose dice, then tap a card.
dicetto-ends = { $cards ->
    [one] 1 card ends it
   *[other] { $cards } cards end it
 }
dicetto-in-pile = in the pile
dicetto-logo = with the logo
dicetto-points-word = { $points ->
    [one] point
   *[other] points
 }
dicetto-battle-status = { $challenger } battles { $owner }
dicetto-did-lay = { $name } laid { $dice } on { $card }.
dicetto-moment = Battle won
dicetto-moment-card = { $card } is taken

## What the coach says, and why
dicetto-advice-keep = { $count ->
    [0] Roll all four again
   *[other] Keep { $dice } and roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Roll all four
   *[other] Keep { $dice }
 }
dicetto-advice-lay = Lay { $dice } on { $card }
dicetto-advice-done = End the turn
dicetto-why-keep = { $percent ->
    [100] Whatever you roll, the dice fit { $card }, worth { study-amount-points }.
   *[other] Going for { $card }, worth { study-amount-points }, works { $percent }% of the time.
 }
dicetto-why-keep-too = { $percent ->
    [100] { $card }, worth { study-amount-points }, fits whatever you roll.
   *[other] { $card }, worth { study-amount-points }, works { $percent }% of the time.
 }
dicetto-why-keep-none = No card in the row is open to you, so this roll is for the extra roll card.
dicetto-why-points = { $card } is worth { study-amount-points }.
dicetto-why-extra = The extra roll card gives you a fourth roll next turn.
dicetto-why-beaten = A rival who goes for it beats that { $percent }% of the time.
dicetto-why-send-back = Your { $sum } beats the { $lying } that lies there.
dicetto-why-battle = Your { $sum } equals the { $lying } that lies there, so one die each decides: you win half the time.
dicetto-why-done = { $cards ->
    [0] Your dice stay on the extra roll card.
    [one] You leave one card under your dice, worth { study-amount-points }.
   *[other] You leave { $cards } cards under your dice, worth { study-amount-points } in all.
 }
dicetto-why-nothing = You end the turn without a card.
dicetto-why-roll-instead = { $than ->
    [less] Rolling again would be worth { study-amount-chance } less.
    [more] Rolling again would be worth { study-amount-chance } more.
   *[same] Rolling again would be worth just as much.
 }
dicetto-why-lay-instead = { $than ->
    [less] Laying { $dice } on { $card } now would be worth { study-amount-chance } less.
    [more] Laying { $dice } on { $card } now would be worth { study-amount-chance } more.
   *[same] Laying { $dice } on { $card } now would be worth just as much.
 }

## Kinds of choices, where a player loses most
kind-lay = which card
kind-send-back = sending dice back
kind-battle = battles
kind-end-turn = ending the turn

## What can be typed
dicetto-help =
    Type the dice to keep and the rest are rolled again: “55” or “keep 5 5”; “keep” alone rolls all four.
    To lay dice on a card, type its number and the dice: “place 2 5 5” or “p 2 55”; “p x 1” for the extra roll card.
    After the first dice are placed nothing is rolled again. “done” ends the turn.
    Cards are written “pair:1”, with a logo “pair:1*”; bonus cards “most_logos”, “fewest_cards” and so on.

## Refusals
error-dicetto-placed-already = Dice are placed: nothing is rolled again in this turn.
error-dicetto-no-rolls-left = No rolls are left: place dice or end the turn.
error-dicetto-keep-not-there = You can keep only dice that lie on the table: { $dice }.
error-dicetto-slot-empty = No card lies in slot { $slot }.
error-dicetto-challenge-lost = You lost a battle for card { $slot }: it takes no more of your dice in this turn.
error-dicetto-once-a-turn = Card { $slot } has your dice already; it takes dice once a turn.
error-dicetto-does-not-fit = These dice do not fit { $card }. { $count ->
    [0] None of yours do.
   *[other] You could lay there: { $allowed }.
 }
error-dicetto-dice-not-in-hand = You have only these dice to place: { $hand }.
error-dicetto-dice-lost = Dice lost in a battle are not placed again in this turn. You have: { $hand }.
error-dicetto-sum-too-low = { $sum } is too low for card { $slot }: { $least } is needed for a battle, more sends the dice there back.

## A deck from a file
error-dicetto-deck-not-a-list = In the deck, { $place } must be a list of tables: { $allowed }.
error-dicetto-deck-kind = In the deck, { $place }: there is no kind “{ $value }”. Kinds: { $allowed }.
error-dicetto-deck-number = In the deck, { $place }: “{ $key }” must be a whole number from { $least } to { $most }, not { $value }.
error-dicetto-deck-logo = In the deck, { $place }: “logo” must be { $allowed }, not { $value }.
error-dicetto-deck-twice = In the deck, { $place }: { $card } stands there already. Raise its count instead.
error-dicetto-deck-few-cards = The deck needs at least { $least } cards under { $place }; it has { $found }.
error-dicetto-deck-most-cards = In the deck, { $place }: the option most_cards_points says { $allowed }, the file { $value }. Leave the points out, or set the option.

## The rules, as Markdown
dicetto-rules =
    Collect cards by laying dice on them and holding them for one round. Most points win; equal
    points share the win. Two to four play, with four dice each in a colour of their own. Four dice
    cards lie in a row, the extra roll card beside them. The oldest starts, unless you agree otherwise.

    __A turn: collect.__ Every card on which your dice still lie is yours. Take the dice back; new cards
    fill the row. The extra roll card stays on the table and gives this turn a fourth roll.

    __A turn: roll.__ Roll your four dice up to three times, each time any of them.

    __A turn: place.__ Lay dice on as many cards as you like; after that nothing is rolled again. Each
    card takes your dice once a turn, each die lies on one card, and dice that are not placed stay
    with you. The dice on a card must fit it exactly.

    | card | dice that fit | example | points |
    |---|---|---|---|
    | Ones to sixes | one or more of that number | Fours: ⚃⚃⚃ | 2 |
    | Pair | two alike | ⚄⚄ | 1 |
    | 2 pairs | two pairs, or four alike | ⚁⚁⚅⚅ | 6 |
    | 3 of a kind | three alike | ⚂⚂⚂ | 4 |
    | 4 of a kind | four alike | ⚁⚁⚁⚁ | 11 |
    | Small straight | three in sequence | ⚂⚃⚄ | 2 |
    | Large straight | four in sequence | ⚁⚂⚃⚄ | 6 |
    | Chance | one or more, any | ⚀⚅⚅ | 1 |
    | Extra roll | one or more, any | ⚅ | 0 |

    __A card with another’s dice.__ Add up the dice. A higher sum sends them back to their owner at
    once. An equal sum is a battle: both roll a die, ties roll again, the higher one holds the card.
    If you lose, those dice are out of use for this turn and the card takes none of yours until
    your next. A lower sum cannot be placed.

    __An example.__ Your last roll is ⚂⚄⚄⚅. Somebody’s ⚃⚃ lie on Pair: your ⚄⚄ are 10 against 8 and send
    them back. Somebody’s ⚅ lies on Sixes: your ⚅ is equal, so you may fight for the card. The ⚂ fits
    Threes, or Chance if it is free. If all this is still there when your next turn begins, the cards
    are yours.

    __The end.__ The game stops when somebody collects the tenth card, or when no dice card is left.
    Cards with dice on them then go to the owners of the dice. The extra roll card is worth nothing
    and is not counted.

    __Bonus cards.__ Four of eight lie open from the start and are given out at the end, a tied one
    to nobody. Only dice cards are counted.

    | bonus card | points | bonus card | points |
    |---|---|---|---|
    | Fewest logos | 3 | Most logos | 3 |
    | Fewest cards | 4 | Most cards | 3 |
    | Most straights | 3 | Most chances | 3 |
    | Fewest points | 5 | Most 1–6 cards | 3 |

    __The deck.__ The 46 dice cards and their points are our own deck; every second card carries the
    logo (★). The real cards can be loaded from a file.

    __Finnish edition.__ Battles are fought one after the other when the turn is done.

    __Polish edition.__ Without bonus cards unless you ask for them, and “Most cards” is worth 4.

## The short rules
dicetto-goal = { $cards ->
    [one] Win cards with your dice. When somebody has a card, the most points win.
   *[other] Win cards with your dice. When somebody has { $cards } of them, the most points win.
 }
dicetto-begins = By the booklet the oldest player begins.
dicetto-step-roll = Roll four dice, up to three times; keep what you like.
dicetto-step-lay = Lay dice on cards that they fit exactly.
dicetto-step-keep = Are they still there when your next turn begins? The card is yours.
dicetto-needs = Takes { $asks }.
dicetto-needs-range = Takes { $asks }. Worth { $least } to { $most } points.
dicetto-needs-extra-roll = Takes any dice. Win it for a fourth roll in that turn; it goes back to the table and counts no points.
dicetto-needs-fewest-logos = For whoever has the fewest cards with a star.
dicetto-needs-most-logos = For whoever has the most cards with a star.
dicetto-needs-fewest-cards = For whoever has the fewest dice cards.
dicetto-needs-most-cards = For whoever has the most dice cards.
dicetto-needs-most-straights = For whoever has the most straights, small and large together.
dicetto-needs-most-chances = For whoever has the most Chance cards.
dicetto-needs-fewest-points = For whoever has the fewest points on dice cards.
dicetto-needs-most-numbers = For whoever has the most cards from Ones to Sixes.
dicetto-example-lies = Another player’s { $dice } lie on the card { $pair }: a sum of { $sum }.
dicetto-example-rolled = You roll { $dice } and want that card.
dicetto-example-beats = { $sum } is more than { $other }: your dice lie there now, theirs go home.
dicetto-example-equal = This time your dice make { $sum } too. An equal sum is a battle.
dicetto-example-battle = Each of you rolls one die, you { $one }, they { $other }: the higher one stays on the card. Roll again on a tie.
dicetto-ask-twice = May I lay dice on several cards?
dicetto-answer-twice = Yes, on as many as you like. Each card takes dice once a turn, and dice that lie are not moved.
dicetto-ask-four-alike = Are four alike two pairs?
dicetto-answer-four-alike = Yes. Four alike may lie on 2 pairs as well as on 4 of a kind.
dicetto-ask-battle-at-once = When is a battle fought?
dicetto-answer-battle-at-once = As soon as the dice are laid. Afterwards you may lay your other dice.
dicetto-ask-battle-end-of-turn = When is a battle fought?
dicetto-answer-battle-end-of-turn = At the end of your turn, one after another.
dicetto-ask-lost = What happens to dice that lose a battle?
dicetto-answer-lost = They go back to their owner. In your own turn you can’t lay them on another card.
dicetto-ask-end = When does the game end?
dicetto-answer-end = { $cards ->
    [one] When somebody collects a card. Cards that still have dice on them go to the owners of the dice.
   *[other] When somebody collects card number { $cards }. Cards that still have dice on them go to the owners of the dice.
 }
dicetto-ask-bonus = Who gets a bonus card when two are tied?
dicetto-answer-bonus = Nobody.
dicetto-now-tied = Nobody would get it now: it is tied.
dicetto-now-leads = { $name } would get it now, with { $count }.
dicetto-now-free = One lies on the table with no dice on it.
dicetto-now-held = One is held by { $name } with a sum of { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Be the first with three cards
dicetto-lesson-roll = Roll your four dice.
dicetto-lesson-roll-why = You have three rolls to make your dice fit the cards.
dicetto-lesson-keep = ⚃⚃ fit the card Fours. Keep them and roll the other two.
dicetto-lesson-keep-why = A third ⚃. Any number of ⚃ may lie on that card.
dicetto-lesson-fours = Lay ⚃⚃⚃ on Fours.
dicetto-lesson-fours-why = 12 together. Whoever wants this card needs at least as much.
dicetto-lesson-chance = Chance takes any dice. Lay ⚀ there.
dicetto-lesson-chance-why = You may lay dice on several cards, each die once.
dicetto-lesson-turn-over = No dice are left. End your turn.
dicetto-lesson-turn-over-why = Pupu, the bot, beat your 1 on Chance with 10, so ⚀ came home.
dicetto-lesson-roll-two = ⚃⚃⚃ stayed for a round, so Fours is yours. Roll.
dicetto-lesson-roll-two-why = Pupu has ⚄⚄ on Pair. You could beat that.
dicetto-lesson-coach = Ask the coach which dice to keep.
dicetto-lesson-coach-why = ⚅⚅ are safe for Pair, and ⚅⚃ came as well.
dicetto-lesson-pair = ⚅⚅ make 12 and beat Pupu’s 10. Lay them on Pair.
dicetto-lesson-pair-why = Pupu’s dice went home at once.
dicetto-lesson-battle = ⚃⚅ make 10, as much as Pupu’s dice. Challenge them on Chance.
dicetto-lesson-battle-why = A dice battle: your ⚄ beat Pupu’s ⚁, so you stay on the card.
dicetto-lesson-end = End your turn, and see whether your dice stay.
dicetto-lesson-end-why = They stayed. With Pair and Chance you have three cards.
dicetto-lesson-done = High sums stay, and several cards at once bring more.
