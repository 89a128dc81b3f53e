# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Fifteen rows, three rolls

## Editions
yatzy-edition-international = International
yatzy-edition-nordic = Nordic
yatzy-edition-danish = Danish
yatzy-edition-dutch = Dutch

## Options, and what each value means
yatzy-option-declare = When you choose the row
yatzy-option-declare-after = after rolling
yatzy-option-declare-before = before the first roll
yatzy-option-yatzy = Points for a Yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus the sum of the dice
yatzy-option-bonus-from = Upper points needed for the bonus
yatzy-option-chance = When you can use Chance
yatzy-option-chance-free = with any roll
yatzy-option-chance-last-resort = only when no other open row scores

## What an option changes, in a sentence
yatzy-option-declare-after-more = You roll first, then choose the row that suits your dice.
yatzy-option-declare-before-more = You declare a row before the first roll. If your dice score nothing there, you write 0 or use Chance if you can.
yatzy-option-yatzy-fifty-more = Five of a kind scores 50, whatever the number.
yatzy-option-yatzy-sum-plus-fifty-more = Five of a kind scores 50 plus the sum of the dice, so five sixes are worth 80.
yatzy-option-bonus-from-more = You get the bonus when your upper rows add up to { $value } or more.
yatzy-option-chance-free-more = You can use Chance with any dice, at any time.
yatzy-option-chance-last-resort-more = You can only use Chance when your dice score in none of your other open rows.

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
    [0] no rolls left
    [one] 1 roll left
   *[other] { $rolls } rolls left
 }
yatzy-move-keep = { $count ->
    [0] roll all five again
   *[other] keep { $dice }
 }
yatzy-bonus-from = +50 at { $from }
yatzy-pace = { $way ->
    [-1] { $points } behind the bonus pace
    [0] on pace for the bonus
   *[1] { $points } ahead of the bonus pace
 }
yatzy-best-rows = Best rows for these dice
yatzy-hint-keep = Tap the dice you want to keep.
yatzy-hint-write = Tap a row to write your points.
yatzy-told-score = { $name } wrote { $points } in { $row }.
yatzy-told-declare = { $name } declared { $row }.
yatzy-move-declare = declare { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep = { $count ->
    [0] Roll all five again
   *[other] Keep { $dice } and roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Roll all five
   *[other] Keep { $dice }
 }
yatzy-advice-declare = Declare { $item }
yatzy-advice-score = Write { $points } in { $item }
yatzy-advice-zero = Write a zero in { $item }
yatzy-why-ends = The turn most likely ends with { $item } ({ $percent }%) or { $other_item } ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] The turn ends with { $item }.
   *[other] The turn almost certainly ends with { $item }.
 }
yatzy-why-zero = It ends with a zero { $percent }% of the time.
yatzy-why-score = { $item } scores { study-amount-points } now.
yatzy-why-turn = A turn that goes for { $item } scores { study-amount-points } on average.
yatzy-why-bonus = { $pace ->
    [ahead] That puts you { study-amount-points } ahead of the pace for the bonus.
    [behind] That puts you { study-amount-points } behind the pace for the bonus.
   *[even] That keeps you exactly on pace for the bonus.
 }
yatzy-why-bonus-made = That earns the bonus of 50 points.
yatzy-why-bonus-lost = That puts the bonus out of reach.
yatzy-why-roll-instead = { $than ->
    [less] Rolling again would be worth { study-amount-points } less.
    [more] Rolling again would be worth { study-amount-points } more.
   *[same] Rolling again would be worth just as much.
 }
yatzy-why-write-instead = { $points ->
    [0] A zero in { $item }
   *[other] Writing { $points } in { $item }
 } { $than ->
    [less] would be worth { study-amount-points } less.
    [more] would be worth { study-amount-points } more.
   *[same] would be worth just as much.
 }
yatzy-item-zero = a zero

## What can be typed
yatzy-help =
    Type the dice you want to keep, and the rest are rolled again: “66” or “keep 6 6”. “keep” alone rolls all five.
    Type a row to fill it in: “full house”, “full” or “score full_house”. If you play with declaring,
    type the row before you roll too: “sixes” or “declare sixes”.

## Refusals
error-yatzy-declares-after = You don’t declare a row in this edition. Roll first, then choose.
error-yatzy-declared-already = You’ve already declared { $item } for this turn.
error-yatzy-declare-first = Declare a row for this turn before you roll.
error-yatzy-no-rolls-left = You have no rolls left. Fill in a row.
error-yatzy-keep-not-there = You can only keep dice you’ve rolled: { $dice }.
error-yatzy-row-filled = { $item } is already filled in.
error-yatzy-chance-last-resort = You can only use Chance when your dice score in no other open row.
error-yatzy-declared-row-only = You declared { $item } for this turn, so you can’t use another row.

## The rules, as Markdown
yatzy-rules =
    Fill in all fifteen rows of your column. The highest total wins; players with equal totals share
    the win. Play alone against your own best score, or together with others.

    __A turn.__ Roll five dice. Then you can roll again up to twice: keep the dice you like and roll
    the rest. You can also roll dice you kept before, and you can stop after any roll. Then fill in
    one open row, even if it scores 0. You use each row once, so everyone has fifteen turns.

    __An example.__ Your first roll is ⚁⚂⚄⚄⚅. You keep ⚄⚄ and roll three dice: ⚀⚂⚄. You keep ⚄⚄⚄
    and roll two: ⚂⚂. Now you have ⚂⚂⚄⚄⚄, a full house for 21. If the last two had been ⚀⚅, then
    ⚀⚄⚄⚄⚅ would score 15 in Fives or Three of a kind, 10 in One pair, or 22 in Chance.

    __The rows__

    | row | scores | example |
    |---|---|---|
    | Ones to sixes | the dice with that number | Fours: ⚁⚃⚃⚃⚅ → 12 |
    | One pair | the two dice of the best pair | ⚁⚁⚃⚄⚄ → 10 |
    | Two pairs | the four dice of two different pairs | ⚁⚁⚂⚅⚅ → 16 |
    | Three of a kind | those three dice | ⚀⚂⚃⚃⚃ → 12 |
    | Four of a kind | those four dice | ⚁⚁⚁⚁⚅ → 8 |
    | Small straight | one to five, always 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Large straight | two to six, always 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full house | all dice: three of one number, two of another | ⚂⚂⚃⚃⚃ → 18 |
    | Chance | all dice, whatever they show | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | five of a kind, always 50 | ⚃⚃⚃⚃⚃ → 50 |

    You can use a roll in any open row it fits: ⚃⚃⚃⚃⚀ scores 12 in Three of a kind or 8 in One pair.
    Four of a kind doesn’t count as two pairs, and five of a kind doesn’t count as a full house.

    __Bonus.__ If your six rows from Ones to Sixes add up to 63 points or more, you get a bonus of 50.
    Three dice in each of these rows are just enough.

    __Nordic edition.__ You can only use Chance when your roll scores in no other open row: ⚀⚂⚃⚅⚅
    can’t go there while Ones, Threes, Fours, Sixes or One pair is open. When Chance is your last open
    row, it takes any roll.

    __Danish edition.__ Like the Nordic edition, but you declare a row before your first roll. If your
    roll scores in that row, you write it there. If it doesn’t, you write 0 there, or you use Chance if
    it’s open and takes the roll. Once Chance is filled in, you can write 0 in any open row instead. You
    can declare Chance only when it’s your last open row. A Yatzy is worth 50 plus its dice: ⚅⚅⚅⚅⚅ → 80.

    __Dutch edition.__ You need 64 points for the bonus, so three dice in each row aren’t enough.

## Solving
yatzy-solved-odds = You get the bonus in { $bonus }% of games and a Yatzy in { $yatzy }%.

## The short rules
yatzy-goal = Fill all fifteen rows of your column and score the most points.
yatzy-begins = The booklet doesn’t say. Choose somebody, or roll one die each: the highest goes first.
yatzy-step-roll = Roll five dice.
yatzy-step-keep = Keep the dice you like and roll the rest again, up to twice.
yatzy-step-write = Write the points in one open row.
yatzy-step-write-declared = Write the points in the row you declared before rolling.
yatzy-needs-number = Add up the dice that show { $face }.
yatzy-needs-bonus = { $from } points or more in the six rows above.
yatzy-needs-one-pair = Two of the same number. Those two dice count.
yatzy-needs-two-pairs = Two pairs of different numbers. Those four dice count.
yatzy-needs-three-of-a-kind = Three of the same number. Those three dice count.
yatzy-needs-four-of-a-kind = Four of the same number. Those four dice count.
yatzy-needs-small-straight = One to five.
yatzy-needs-large-straight = Two to six.
yatzy-needs-full-house = Three of one number and two of another. All five dice count.
yatzy-needs-chance = Any dice. All five count.
yatzy-example-first = Your first roll. You keep { $kept } and roll the other three.
yatzy-example-second = Another five. You keep { $kept } and roll two.
yatzy-example-last = { $row }: { $points } points.
yatzy-example-other = The same turn with a different last roll. You can use one of these rows if it’s open:
yatzy-example-or = { $row }, { $points } points
yatzy-ask-again = Can I roll a die I kept before?
yatzy-answer-again = Yes. After each roll, you choose again which dice to keep.
yatzy-ask-zero = What if nothing fits?
yatzy-answer-zero = You still fill in one open row. It gets 0 and is used up.
yatzy-ask-alike = Does four of a kind count as two pairs, or five of a kind as a full house?
yatzy-answer-alike = No, both need two different numbers. But four of a kind also scores as one pair or three of a kind.
yatzy-ask-chance-free = When can I use Chance?
yatzy-answer-chance-free = Once, with any dice you like.
yatzy-ask-chance-last-resort = When can I use Chance?
yatzy-answer-chance-last-resort = Once, when your dice score in none of your other open rows, or when it’s your last open row.
yatzy-ask-declare = What if the dice miss the row I declared?
yatzy-answer-declare = You write 0 there. Or you use Chance, if it’s open and takes these dice. Once Chance is filled in, you can write 0 in any open row instead.
yatzy-ask-alone = How many can play?
yatzy-answer-alone = The booklet sets no limit. Here, one to twenty can play. On your own, you play against your best score.
yatzy-now-written = You have { $points } here.
yatzy-now-bonus = Your upper rows add up to { $points } so far.
yatzy-now-free = This row is still open.
yatzy-now-would = Your dice would score { $points } here.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Fill fifteen rows and score the most points
yatzy-lesson-roll = These five dice are yours. Roll them.
yatzy-lesson-roll-why = You have up to three rolls in a turn, and you choose which dice to keep.
yatzy-lesson-keep = ⚅⚅ is a good start. Keep both and roll the other three.
yatzy-lesson-keep-why = A third ⚅. The dice you keep stay where they are.
yatzy-lesson-keep-three = Keep ⚅⚅⚅ and roll the last two.
yatzy-lesson-keep-three-why = Three of one number and two of another: a full house.
yatzy-lesson-full-house = Every open row shows what it would score. Choose Full house.
yatzy-lesson-full-house-why = 28 points, the sum of all five dice. You can use each row only once.
yatzy-lesson-roll-again = Jussi, the bot you’re playing against, had a turn too. Now roll again.
yatzy-lesson-roll-again-why = Keep two ⚂, or ⚁⚂⚃⚄, just one short of a straight?
yatzy-lesson-coach = Ask the coach which dice to keep.
yatzy-lesson-coach-why = There’s the ⚅. Now you have five in a row, from 2 to 6.
yatzy-lesson-straight = That’s a large straight. Write it in its row.
yatzy-lesson-straight-why = 20 points. If a roll fits none of your open rows, you write a 0.
yatzy-lesson-roll-late = Let’s jump ahead. Only Threes and Yatzy are open now. Roll.
yatzy-lesson-roll-late-why = You have 54 points at the top, and ⚂⚂⚂ makes 63.
yatzy-lesson-bonus = 63 points at the top earn you a bonus. Write 9 in Threes.
yatzy-lesson-bonus-why = 63 points, so you get 50 extra. Three of each number is enough.
yatzy-lesson-roll-last = Jussi had to write a 0. It’s your last turn. Roll.
yatzy-lesson-roll-last-why = Four ⚄. One more makes five of a kind.
yatzy-lesson-keep-four = Keep ⚄⚄⚄⚄ and roll the last die.
yatzy-lesson-keep-four-why = Five of a kind. That’s a Yatzy.
yatzy-lesson-yatzy = Only one row is left. Write your points in Yatzy.
yatzy-lesson-yatzy-why = 50 points, and the game is over.
yatzy-lesson-done = Aim for three of each number at the top, and keep Chance for a bad turn.
