# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Grab cards and hold on to them

## Editions
dicetto-edition-international = International
dicetto-edition-finnish = Finnish
dicetto-edition-polish = Polish

## Options, and what each value means
dicetto-option-bonus = Play with bonus cards
dicetto-option-bonus-true = yes
dicetto-option-bonus-false = no
dicetto-option-cards-to-win = Cards needed to end the game
dicetto-option-most-cards-points = Points for the “Most cards” bonus
dicetto-option-battle = When dice battles happen
dicetto-option-battle-at-once = right away
dicetto-option-battle-end-of-turn = at the end of the turn

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Four bonus cards are face up from the start. Players get them at the end.
dicetto-option-bonus-false-more = Only the points on the dice cards count.
dicetto-option-cards-to-win-more = { $value ->
    [one] The game ends as soon as someone collects a card.
   *[other] The game ends as soon as someone has { $value } cards. Fewer cards make a shorter game.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] The player with the most cards gets one extra point, if that bonus card is in play.
   *[other] The player with the most cards gets { $value } extra points, if that bonus card is in play.
 }
dicetto-option-battle-at-once-more = You know who holds the card before you place your other dice.
dicetto-option-battle-end-of-turn-more = You place all your dice first, then fight the battles one after another.

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
dicetto-asks-pair = two matching dice
dicetto-asks-two-pairs = two pairs, or four matching dice
dicetto-asks-three-of-a-kind = three matching dice
dicetto-asks-four-of-a-kind = four matching dice
dicetto-asks-small-straight = three numbers in a row
dicetto-asks-large-straight = four numbers in a row
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
dicetto-deck-own = custom deck

## Moves
dicetto-move-keep = { $count ->
    [0] roll all dice again
   *[other] keep { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] place { $dice } on { $card } (card { $slot }) and send the other dice back
    [battle] place { $dice } on { $card } (card { $slot }) and fight for it
   *[takes] place { $dice } on { $card } (card { $slot })
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
dicetto-battle = Battle for card { $slot }. The first die is for { $challenger }, the second for { $owner }.
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
dicetto-typing-keep = “55” to keep those, “p 2 55” to place them on card 2, “done” to end your turn
dicetto-typing-place = “p 2 55” to place dice on card 2, “done” to end your turn

## At the table in the browser
dicetto-lay = Place { $dice } on { $card }
dicetto-lay-on = Place on { $card }
dicetto-lay-short = Place { $dice } { $sum }
dicetto-hint = Choose dice, then tap a card.
dicetto-ends = { $cards ->
    [one] 1 card ends the game
   *[other] { $cards } cards end the game
 }
dicetto-in-pile = in the pile
dicetto-logo = with the logo
dicetto-points-word = { $points ->
    [one] point
   *[other] points
 }
dicetto-battle-status = { $challenger } battles { $owner }
dicetto-did-lay = { $name } placed { $dice } on { $card }.
dicetto-moment = Battle won
dicetto-moment-card = { $card } changes hands

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
dicetto-advice-lay = Place { $dice } on { $card }
dicetto-advice-done = End your turn
dicetto-why-keep = { $percent ->
    [100] Whatever you roll, you’ll have dice for { $card }, worth { study-amount-points }.
   *[other] Going for { $card }, worth { study-amount-points }, works { $percent }% of the time.
 }
dicetto-why-keep-too = { $percent ->
    [100] { $card }, worth { study-amount-points }, works whatever you roll.
   *[other] { $card }, worth { study-amount-points }, works { $percent }% of the time.
 }
dicetto-why-keep-none = You can’t take any card in the row, so you’re rolling for the extra roll card.
dicetto-why-points = { $card } is worth { study-amount-points }.
dicetto-why-extra = The extra roll card gives you a fourth roll next turn.
dicetto-why-beaten = A rival who goes for it beats that { $percent }% of the time.
dicetto-why-send-back = Your { $sum } beats the { $lying } on the card.
dicetto-why-battle = Your { $sum } ties the { $lying } on the card, so you each roll one die. You win half the time.
dicetto-why-done = { $cards ->
    [0] You only have dice on the extra roll card.
    [one] You have dice on one card, worth { study-amount-points }.
   *[other] You have dice on { $cards } cards, worth { study-amount-points } in all.
 }
dicetto-why-nothing = You end your turn with no dice on any card.
dicetto-why-roll-instead = { $than ->
    [less] Rolling again would be worth { study-amount-chance } less.
    [more] Rolling again would be worth { study-amount-chance } more.
   *[same] Rolling again would be worth just as much.
 }
dicetto-why-lay-instead = { $than ->
    [less] Placing { $dice } on { $card } now would be worth { study-amount-chance } less.
    [more] Placing { $dice } on { $card } now would be worth { study-amount-chance } more.
   *[same] Placing { $dice } on { $card } now would be worth just as much.
 }

## Kinds of choices, where a player loses most
kind-lay = which card
kind-send-back = sending dice back
kind-battle = battles
kind-end-turn = ending the turn

## What can be typed
dicetto-help =
    Type the dice you want to keep, and the rest are rolled again: “55” or “keep 5 5”. Just “keep” rolls all four.
    To place dice on a card, type the card’s number and the dice: “place 2 5 5” or “p 2 55”. For the extra roll card, type “p x 1”.
    Once you’ve placed dice, you can’t roll again this turn. “done” ends your turn.
    Cards are written “pair:1”, or “pair:1*” with a logo. Bonus cards are written “most_logos”, “fewest_cards” and so on.

## Refusals
error-dicetto-placed-already = You’ve already placed dice, so you can’t roll again this turn.
error-dicetto-no-rolls-left = You have no rolls left. Place dice or end your turn.
error-dicetto-keep-not-there = You can only keep dice that are on the table: { $dice }.
error-dicetto-slot-empty = There’s no card in slot { $slot }. Choose another one.
error-dicetto-challenge-lost = You lost a battle for card { $slot }, so you can’t place dice there again this turn.
error-dicetto-once-a-turn = You’ve already placed dice on card { $slot }. You can do that only once a turn.
error-dicetto-does-not-fit = These dice don’t fit { $card }. { $count ->
    [0] None of yours do.
   *[other] These would fit: { $allowed }.
 }
error-dicetto-dice-not-in-hand = You only have these dice to place: { $hand }.
error-dicetto-dice-lost = You can’t place dice again this turn after losing a battle with them. You have: { $hand }.
error-dicetto-sum-too-low = { $sum } is too low for card { $slot }. { $least } starts a battle, and anything higher sends the dice there back.

## A deck from a file
error-dicetto-deck-not-a-list = In the deck file, { $place } must be a list of tables, written { $allowed }.
error-dicetto-deck-kind = In the deck file, { $place } has the kind “{ $value }”, which doesn’t exist. Use one of these: { $allowed }.
error-dicetto-deck-number = In the deck file, “{ $key }” in { $place } must be a whole number from { $least } to { $most }, not { $value }.
error-dicetto-deck-logo = In the deck file, “logo” in { $place } is { $value }. Use one of these: { $allowed }.
error-dicetto-deck-twice = In the deck file, { $place } repeats the card { $card }. Raise its count instead.
error-dicetto-deck-few-cards = The deck file needs at least { $least } cards under { $place }, but it has { $found }.
error-dicetto-deck-most-cards = In the deck file, { $place } is worth { $value }, but the option most_cards_points says { $allowed }. Leave the points out of the file, or change the option.

## The rules, as Markdown
dicetto-rules =
    Place dice on cards. If they’re still there when your next turn begins, the cards are yours. The
    player with the most points wins, and players with equal points share the win. Two to four can play,
    each with four dice of their own colour. Four dice cards lie in a row, with the extra roll card beside
    them. The oldest player goes first, unless you agree otherwise.

    __Your turn: collect.__ Take every card that still has your dice on it, and take those dice back. New
    cards fill the row. The extra roll card stays on the table, but it gives you a fourth roll this turn.

    __Your turn: roll.__ Roll your four dice up to three times. After each roll, choose which dice to
    roll again.

    __Your turn: place.__ Place dice on as many cards as you like. Once you’ve placed any, you can’t roll
    again this turn. You can place dice on a card only once a turn, and each die goes on just one card.
    Dice you don’t place stay with you. The dice on a card must fit it exactly.

    | card | dice that fit | example | points |
    |---|---|---|---|
    | Ones to sixes | one or more of that number | Fours: ⚃⚃⚃ | 2 |
    | Pair | two matching dice | ⚄⚄ | 1 |
    | 2 pairs | two pairs, or four matching dice | ⚁⚁⚅⚅ | 6 |
    | 3 of a kind | three matching dice | ⚂⚂⚂ | 4 |
    | 4 of a kind | four matching dice | ⚁⚁⚁⚁ | 11 |
    | Small straight | three numbers in a row | ⚂⚃⚄ | 2 |
    | Large straight | four numbers in a row | ⚁⚂⚃⚄ | 6 |
    | Chance | any dice, at least one | ⚀⚅⚅ | 1 |
    | Extra roll | any dice, at least one | ⚅ | 0 |

    __A card with someone else’s dice.__ Add up the dice. A higher sum sends theirs back at once. An equal
    sum means a battle: you each roll one die, and the higher die holds the card. On a tie, roll again.
    The loser takes their dice back. If you lose on your own turn, you can’t use those dice or that card
    again this turn. You can’t place a lower sum.

    __An example.__ Your last roll is ⚂⚄⚄⚅. Someone has ⚃⚃ on Pair. Your ⚄⚄ beat them, 10 to 8, and send
    them back. Someone has ⚅ on Sixes. Your ⚅ is equal, so you can fight for the card. Your ⚂ fits Threes,
    or Chance if it’s free. If your dice are still there when your next turn begins, the cards are yours.

    __The end.__ The game stops when someone collects their tenth card, or when no dice cards are left.
    Cards with dice on them go to the players who placed those dice. The extra roll card is worth nothing
    and doesn’t count as a card.

    __Bonus cards.__ Four of the eight are face up from the start, and players get them at the end. If
    players tie for one, nobody gets it. Only dice cards count.

    | bonus card | points | bonus card | points |
    |---|---|---|---|
    | Fewest logos | 3 | Most logos | 3 |
    | Fewest cards | 4 | Most cards | 3 |
    | Most straights | 3 | Most chances | 3 |
    | Fewest points | 5 | Most 1–6 cards | 3 |

    __The deck.__ The 46 dice cards and their points are our own deck, and every second card has the logo
    (★). If you have the real cards, you can load them from a file.

    __Finnish edition.__ You fight all battles at the end of the turn, one after another.

    __Polish edition.__ There are no bonus cards unless you ask for them, and “Most cards” is worth 4.

## The short rules
dicetto-goal = { $cards ->
    [one] Win cards with your dice. The game ends when someone has a card. The player with the most points wins.
   *[other] Win cards with your dice. The game ends when someone has { $cards } of them. The player with the most points wins.
 }
dicetto-begins = The booklet says the oldest player goes first.
dicetto-step-roll = Roll four dice up to three times. Keep what you like.
dicetto-step-lay = Place dice on cards they fit exactly.
dicetto-step-keep = If they’re still there when your next turn begins, the card is yours.
dicetto-needs = Takes { $asks }.
dicetto-needs-range = Takes { $asks }. Worth { $least } to { $most } points.
dicetto-needs-extra-roll = Takes any dice. Win it and you get a fourth roll that turn. Then it goes back to the table. It’s worth no points.
dicetto-needs-fewest-logos = For the player with the fewest stars on their cards.
dicetto-needs-most-logos = For the player with the most stars on their cards.
dicetto-needs-fewest-cards = For the player with the fewest dice cards.
dicetto-needs-most-cards = For the player with the most dice cards.
dicetto-needs-most-straights = For the player with the most straights, small and large together.
dicetto-needs-most-chances = For the player with the most Chance cards.
dicetto-needs-fewest-points = For the player with the fewest points on dice cards.
dicetto-needs-most-numbers = For the player with the most cards from Ones to Sixes.
dicetto-example-lies = Another player has { $dice } on the { $pair } card. That’s a sum of { $sum }.
dicetto-example-rolled = You roll { $dice } and want that card.
dicetto-example-beats = { $sum } beats { $other }, so your dice go on the card and theirs go back.
dicetto-example-equal = This time your dice add up to { $sum } too. Equal sums mean a battle.
dicetto-example-battle = You each roll one die. You get { $one } and they get { $other }, so you hold the card. On a tie, roll again.
dicetto-ask-twice = Can I place dice on several cards?
dicetto-answer-twice = Yes, on as many as you like. But you can place dice on each card only once a turn, and you can’t move them afterwards.
dicetto-ask-four-alike = Do four matching dice count as two pairs?
dicetto-answer-four-alike = Yes. You can place them on 2 pairs or on 4 of a kind.
dicetto-ask-battle-at-once = When do we fight a battle?
dicetto-answer-battle-at-once = As soon as you place the dice. After that, you can place your other dice.
dicetto-ask-battle-end-of-turn = When do we fight a battle?
dicetto-answer-battle-end-of-turn = At the end of your turn, one after another.
dicetto-ask-lost = What happens to dice that lose a battle?
dicetto-answer-lost = They go back to their owner. If you lose on your own turn, you can’t use those dice again that turn.
dicetto-ask-end = When does the game end?
dicetto-answer-end = { $cards ->
    [one] When someone collects a card. Cards that still have dice on them go to the players who placed those dice.
   *[other] When someone has collected { $cards } cards. Cards that still have dice on them go to the players who placed those dice.
 }
dicetto-ask-bonus = Who gets a bonus card if players tie for it?
dicetto-answer-bonus = Nobody.
dicetto-now-tied = Nobody would get it now, because it’s tied.
dicetto-now-leads = { $name } would get it now, with { $count }.
dicetto-now-free = One is on the table with no dice on it.
dicetto-now-held = One is held by { $name } with a sum of { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Be the first with three cards
dicetto-lesson-roll = Roll your four dice.
dicetto-lesson-roll-why = You have three rolls to make your dice fit the cards.
dicetto-lesson-keep = ⚃⚃ fit the Fours card. Keep them and roll the other two.
dicetto-lesson-keep-why = A third ⚃. The Fours card takes as many ⚃ as you have.
dicetto-lesson-fours = Place ⚃⚃⚃ on Fours.
dicetto-lesson-fours-why = That’s 12. To take this card from you, someone needs at least 12 too.
dicetto-lesson-chance = Chance takes any dice. Place ⚀ there.
dicetto-lesson-chance-why = You can place dice on several cards, but each die only once.
dicetto-lesson-turn-over = You have no dice left. End your turn.
dicetto-lesson-turn-over-why = Jussi, the bot, beat your 1 on Chance with a 10, so you got ⚀ back.
dicetto-lesson-roll-two = ⚃⚃⚃ stayed for a round, so Fours is yours. Roll again.
dicetto-lesson-roll-two-why = Jussi has ⚄⚄ on Pair. You can beat that.
dicetto-lesson-coach = Ask the coach which dice to keep.
dicetto-lesson-coach-why = ⚅⚅ already fit Pair, and you rolled ⚅⚃ too.
dicetto-lesson-pair = ⚅⚅ make 12 and beat Jussi’s 10. Place them on Pair.
dicetto-lesson-pair-why = Jussi had to take those dice back.
dicetto-lesson-battle = ⚃⚅ make 10, the same as Jussi has on Chance. Place them there to fight for it.
dicetto-lesson-battle-why = You each rolled a die. Your ⚄ beat Jussi’s ⚁, so you hold the card.
dicetto-lesson-end = End your turn and see if your dice stay.
dicetto-lesson-end-why = They stayed. With Pair and Chance, you have three cards.
dicetto-lesson-done = High sums are hard to beat, and dice on several cards win you more.
