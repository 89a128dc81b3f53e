# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Fifteen rows, five dice, three rolls a turn

## Editions
yatzy-edition-international = International
yatzy-edition-nordic = Nordic
yatzy-edition-danish = Danish
yatzy-edition-dutch = Dutch

## Options, and what each value means
yatzy-option-declare = When the row is chosen
yatzy-option-declare-after = after rolling
yatzy-option-declare-before = before the first roll
yatzy-option-yatzy = What a yatzy is worth
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus the sum of the dice
yatzy-option-bonus-from = Points in the upper rows that earn the bonus
yatzy-option-chance = When chance may be filled
yatzy-option-chance-free = with any roll
yatzy-option-chance-last-resort = only with a roll that scores in no other free row

## Rows of the pad
yatzy-item-ones = Ones
yatzy-item-twos = Twos
yatzy-item-threes = Threes
yatzy-item-fours = Fours
yatzy-item-fives = Fives
yatzy-item-sixes = Sixes
yatzy-item-bonus = Bonus
yatzy-item-one-pair = One pair
yatzy-item-two-pairs = Two pairs
yatzy-item-three-of-a-kind = Three of a kind
yatzy-item-four-of-a-kind = Four of a kind
yatzy-item-small-straight = Small straight
yatzy-item-large-straight = Large straight
yatzy-item-full-house = Full house
yatzy-item-chance = Chance
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Upper rows
yatzy-lower = Lower rows
yatzy-total = Total
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Round { $round } of { $rounds }
yatzy-declared = for { $row }
yatzy-rolls-left = { $rolls ->
    [0] no roll left
    [one] one roll left
   *[other] { $rolls } rolls left
 }
yatzy-move-keep = { $count ->
    [0] roll all five again
   *[other] keep { $dice }
 }
yatzy-move-declare = declare { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = a zero
yatzy-reason-score = { $points } in { $item }; leaving that row open is worth { $worth }.
yatzy-reason-strike = Gives up { $item }, which is worth { $worth } while it is open.
yatzy-reason-keep = Ends in { $item } { $percent } % of the time, in { $other_item } { $other_percent } %.
yatzy-reason-sure = Ends in { $item }.

## What can be typed
yatzy-help =
    Type the dice to keep and the rest are rolled again: "66" or "keep 6 6"; "keep" alone rolls all five.
    Type a row to fill it in: "full house", "full" or "score full_house"; where the row is named before
    rolling, type it then too: "sixes" or "declare sixes".

## Refusals
error-yatzy-declares-after = Rows are not declared in this edition: roll, then choose.
error-yatzy-declared-already = This turn is already declared for { $item }.
error-yatzy-declare-first = Name the row for this turn before rolling.
error-yatzy-no-rolls-left = No rolls are left: fill in a row.
error-yatzy-keep-not-there = You can keep only dice that lie on the table: { $dice }.
error-yatzy-row-filled = { $item } is filled in already.
error-yatzy-chance-last-resort = Chance takes only a roll that scores in no other free row.
error-yatzy-declared-row-only = This turn is declared for { $item }.

## The rules, as Markdown
yatzy-rules =
    Fill in all fifteen rows of your column. The highest total wins; equal totals share the win.

    __A turn.__ Roll five dice. Up to twice more, keep what you like and roll the rest. You may stop
    after any roll. Then fill in one free row, even if it gets 0. Each row is used once.

    __Upper rows.__ Ones to sixes score the sum of the dice that show that number. At 63 points
    or more in the six of them (three of each is just enough) you get a bonus of 50.

    __Lower rows__

    | row | scores | example |
    |---|---|---|
    | One pair | the two dice of the best pair | 1 3 4 6 6 → 12 |
    | Two pairs | the four dice, two different pairs | 3 4 4 6 6 → 20 |
    | Three, four of a kind | those three or four dice | 3 4 5 5 5 → 15 |
    | Small straight | 1 2 3 4 5 | 15 |
    | Large straight | 2 3 4 5 6 | 20 |
    | Full house | three of one number, two of another: all dice | 5 5 6 6 6 → 28 |
    | Chance | all dice | 1 3 6 6 6 → 22 |
    | Yatzy | five alike | 50 |

    __Editions.__ _Nordic_: chance takes only a roll that scores in no other free row.
    _Danish_: as Nordic, the row is named before the first roll, and a yatzy is worth 50 plus
    its dice. A roll that misses its row writes 0 there, or goes into chance while that is free
    and takes it, or, once chance is filled, writes 0 into any free row. _Dutch_: the bonus needs 64.
