# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Long lines on a 7 × 7 board

## Editions
kivi-edition-international = International
kivi-edition-italian = Italian

## Options, and what each value means
kivi-option-run-of-six = Where 1-2-3-4-5-6 can go
kivi-option-run-of-six-vacant = any free square
kivi-option-run-of-six-take-over = any free square, or another player’s
kivi-option-alike = Where five and six of a kind can go
kivi-option-alike-wild = any free square; six of a kind also another player’s
kivi-option-alike-plain = only squares they fit

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = With 1-2-3-4-5-6 you can place your stone on any free square.
kivi-option-run-of-six-take-over-more = With 1-2-3-4-5-6 you can place your stone on any free square, or take another player’s square and move their stone elsewhere.
kivi-option-alike-wild-more = With five of a kind you can place your stone on any free square. With six of a kind you can also take another player’s square and move their stone elsewhere.
kivi-option-alike-plain-more = Five and six of a kind are nothing special. They only fit all odd, all even, 12 or less, and 30 or more.

## What counts
kivi-item-lines = Lines
kivi-item-singles = Single stones

## Targets of the squares
kivi-target-two-pairs = 2 pairs
kivi-target-three-of-a-kind = 3 of a kind
kivi-target-run-of-4 = Run of 4
kivi-target-three-and-two = 3 + 2 alike
kivi-target-four-of-a-kind = 4 of a kind
kivi-target-run-of-5 = Run of 5
kivi-target-all-even = All even
kivi-target-all-odd = All odd
kivi-target-at-most-12 = 12 or less
kivi-target-at-least-30 = 30 or more
kivi-target-three-pairs = 3 pairs
kivi-target-two-triples = 2 triples
kivi-target-four-and-two = 4 + 2 alike

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = even
kivi-short-all-odd = odd
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Any free square
kivi-wild-take-over = Any free square, or another player’s

## On the screen
kivi-stones = { $box ->
    [0] { $hand } to play
   *[other] { $hand } to play, { $box } lost
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Round { $round } of { $rounds }
kivi-rolls-left = { $rolls ->
    [0] no rolls left
    [one] one roll left
   *[other] { $rolls } rolls left
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, but already taken
kivi-meets-nothing = No match
kivi-move-keep = { $count ->
    [0] roll all six again
   *[other] keep { $dice }
 }
kivi-move-place = stone on { $square } ({ $gain })
kivi-move-take-over = stone on { $square } ({ $gain }), the other one to { $to } ({ $change })
kivi-move-box = stone in the box

## At the table in the browser
kivi-turn = Turn { $round } of { $rounds }
kivi-place = Place on { $square }
kivi-take-over = Take { $square }, move its stone to { $to }
kivi-box = Put the stone in the box
kivi-choose = Tap a square that fits.
kivi-choose-vacant = Tap a free square for the other stone.
kivi-key-hint = Tap a square to see what it asks for.
kivi-hint-meets = { $free ->
    [0] Your dice make { $targets }, but none of those squares are free.
   *[other] Your dice make { $targets }. Tap a lit square.
 }
kivi-hint-nothing = Your dice don’t fit any square.
kivi-hint-keep = Tap the dice you want to keep, then roll the rest.
kivi-wild-fits = { $roll ->
    [six] Six of a kind fits everywhere.
    [five] Five of a kind fits everywhere.
   *[run] 1-2-3-4-5-6 fits everywhere.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Tap any free square, or one with another player’s stone.
   *[vacant] Tap any free square.
 }
kivi-key-value = { $value ->
    [1] white, worth 1
    [2] black, worth 2
    [3] red, worth 3
   *[other] worth { $value }
 }
kivi-key-example = for example
kivi-key-line = line of { $stones } = { $points }
kivi-key-single = a single stone
kivi-key-not = Your dice make { $targets } instead.
kivi-colours = White squares are worth 1, black 2, red 3.
kivi-did-place = { $name } took { $square } ({ $target }).
kivi-did-take-over = { $name } took { $square } and moved its stone to { $to }.
kivi-did-box = { $name } put a stone in the box.
kivi-moment = Line of { $stones }
kivi-moment-wild = { $roll ->
    [six] Six of a kind
    [five] Five of a kind
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = It fits every free square.
kivi-moment-points = { $gain ->
    [one] +1 point
   *[other] +{ $gain } points
 }

## What can be typed
kivi-help =
    Type the dice you want to keep, and the rest are rolled again: “444” or “keep 4 4 4”. “keep” alone rolls all six.
    Type a square to place a stone there: “d4” or “place d4”.
    To take over a square, add where the other stone goes: “d4 b2” or “place d4 move b2”.
    Type “box” to put the stone in the box when it doesn’t fit anywhere.

## Refusals
error-kivi-no-rolls-left = You have no rolls left. Place a stone, or put it in the box if it doesn’t fit anywhere.
error-kivi-keep-not-there = You can only keep dice you rolled: { $dice }.
error-kivi-keep-all = If you keep all six dice, there’s nothing to roll. Place a stone, or roll some dice again.
error-kivi-square-unknown = There’s no square { $square } on this board. The squares go from { $first } to { $last }.
error-kivi-square-taken = There’s already a stone on { $square }. Choose another square.
error-kivi-target-not-met = { $square } asks for { $target }. { $needs } { $count ->
    [0] Your dice don’t fit anywhere.
   *[other] Your dice fit { $open }.
 }
error-kivi-take-over-where = To take over { $square }, say which free square its stone goes to.
error-kivi-no-take-over = You can’t take over a square with this roll. Choose a free one.
error-kivi-take-over-vacant = { $square } is free. Just place a stone there.
error-kivi-take-over-own = The stone on { $square } is already yours. Choose another square.
error-kivi-move-to-taken = There’s already a stone on { $to }. Move the one from { $square } to a free square.
error-kivi-board-full = The board is full, so you can’t move a stone.
error-kivi-box-rolls-left = You still have rolls left. The box is only for a last roll that doesn’t fit anywhere.
error-kivi-box-can-place = This roll fits { $open }, so you have to place the stone.

error-kivi-position-impossible = This situation can’t occur in a game: stones to play { $hands }, stones on the board { $stones }, seat { $turn } to move.

## What the coach says, and why
kivi-advice-keep = { $count ->
    [0] Roll all six again
   *[other] Keep { $dice } and roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Roll all six
   *[other] Keep { $dice }
 }
kivi-advice-place = Place on { $square } ({ $target })
kivi-advice-place-brief = Place on { $square }
kivi-advice-take-over = Take { $square } and move its stone to { $to }
kivi-advice-box = Put the stone in the box
kivi-why-gain = It adds { study-amount-points } now.
kivi-why-line = It adds { study-amount-points } now, in a line of { $stones } stones.
kivi-why-block = It also blocks your rivals. One of them could have scored { study-amount-points } there.
kivi-why-rare = If you go for { $target } all turn, you get it { $percent }% of the time.
kivi-why-take-over = Moving the other stone costs its player { study-amount-points }.
kivi-why-box = This roll doesn’t fit any free square, so you lose the stone.
kivi-why-keep = You’ll most likely end up on { $square } ({ $target }, { $percent }%) or { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = You’ll most likely end up on { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = No roll can fit a free square any more, so you lose the stone.
kivi-why-turn = { $percent ->
    [0] On average the turn adds { study-amount-points }, and you never lose the stone.
   *[other] On average the turn adds { study-amount-points }. You lose the stone { $percent }% of the time.
 }
kivi-why-roll-instead = { $than ->
    [less] Rolling again would be worth { study-amount-lead } less.
    [more] Rolling again would be worth { study-amount-lead } more.
   *[same] Rolling again would be worth just as much.
 }
kivi-why-place-instead = { $than ->
    [less] Placing on { $square } ({ $target }) would be worth { study-amount-lead } less.
    [more] Placing on { $square } ({ $target }) would be worth { study-amount-lead } more.
   *[same] Placing on { $square } ({ $target }) would be worth just as much.
 }

## What sort of choice it was
kind-roll-on = placing or rolling on
kind-square = which square
kind-block = squares others want
kind-take-over = taking over

## Boards of one's own
error-kivi-board-size = { $place } is { $given }, but a board has { $least } to { $most } rows and columns.
error-kivi-board-rows = { $place } must have { $rows } rows to match the size, not { $given }.
error-kivi-board-columns = { $place } must have { $columns } squares to match the size, not { $given }.
error-kivi-board-target = There’s no target “{ $target }” (square { $place }). Use one of these: { $allowed }.
error-kivi-board-value = The value “{ $value }” (square { $place }) isn’t a whole number from { $least } to { $most }.

## The rules, as Markdown
kivi-rules =
    Place your ten stones in long lines, across and down. The highest total wins, and players with equal
    totals share the win. Two to four can play, ten turns each, on a board of 49 squares.

    __A turn.__ Roll six dice. You can roll again up to twice and keep whatever you like each time. After
    any roll that fits a free square, you can stop and place a stone there. After the third roll you have
    to place a stone if you can, on any square that fits. If nothing fits, it goes in the box and is lost.

    __Targets.__ Each square has a target and is worth 1, 2 or 3.

    | target | worth | example |
    |---|---|---|
    | 2 pairs | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 of a kind | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Run of 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 alike | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 of a kind | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Run of 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | All even | 2 | ⚁⚁⚃⚃⚃⚅ |
    | All odd | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 or less | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 or more | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pairs | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 triples | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 alike | 3 | ⚂⚂⚅⚅⚅⚅ |

    All six dice count. Three of a kind with a pair is “3 + 2 alike”, never “3 of a kind”, and a run of
    five isn’t a run of four. If a roll fits several targets, you choose one.

    __An example.__ You roll ⚁⚁⚃⚃⚄⚅. That’s “2 pairs”, and you could place a stone right away. Instead you
    keep ⚁⚁⚃⚃, roll two dice and get ⚁⚅. Now ⚁⚁⚁⚃⚃⚅ is “3 + 2 alike” and “All even”, but no longer “2 pairs”.

    __Wild rolls.__ Five of a kind, ⚃⚃⚃⚃⚃⚅, or one to six, ⚀⚁⚂⚃⚄⚅, fit any free square. Six of a kind,
    ⚂⚂⚂⚂⚂⚂, fits any free square or one with another player’s stone, and you move that stone to any
    free square.

    __Scoring.__ Two or more of your stones side by side without a gap make a line. A line scores the sum
    of its squares times the number of its stones. A stone can be in two lines, one across and one down.
    A stone that isn’t in a line scores the value of its square.

    __Scoring, an example.__ Columns are a to g from the left, rows 1 to 7 from the top. Your stones are
    on b2, c2, d2, c3 and g7. Across, b2, c2 and d2 are worth 3, 1 and 3: 7 × 3 = 21. Down, c2 and c3 are
    worth 1 and 2: 3 × 2 = 6. The stone on g7 is on its own: 1. That’s 28 in all.

    __Italian edition.__ With one to six, ⚀⚁⚂⚃⚄⚅, you can also take another player’s square and move that
    stone to any free square. Five and six of a kind aren’t wild.

## The short rules
kivi-goal = Place your stones in long lines. A line scores its squares times its stones: { $sum } × { $stones } = { $points }.
kivi-begins = The booklet says everyone rolls one die and the highest goes first. Then play goes clockwise.
kivi-step-roll = Roll six dice.
kivi-step-keep = Keep some and roll the rest, up to twice.
kivi-step-place = Place a stone on a free square that fits your dice.
kivi-needs-two-pairs = Two pairs and two other dice.
kivi-needs-three-of-a-kind = Three of a kind and three different dice.
kivi-needs-run-of-4 = Four in a row, not five.
kivi-needs-three-and-two = Three of a kind, a pair and one other die.
kivi-needs-four-of-a-kind = Four of a kind and two different dice.
kivi-needs-run-of-5 = Five in a row, not six.
kivi-needs-all-even = Only twos, fours and sixes.
kivi-needs-all-odd = Only ones, threes and fives.
kivi-needs-at-most-12 = All six dice add up to 12 or less.
kivi-needs-at-least-30 = All six dice add up to 30 or more.
kivi-needs-three-pairs = Three different pairs.
kivi-needs-two-triples = Three of a kind, twice.
kivi-needs-four-and-two = Four of a kind and a pair.
kivi-item-five = Five of a kind
kivi-item-run = One to six
kivi-item-six = Six of a kind
kivi-example-first = Your first roll makes { $target }. You could place a stone now.
kivi-example-keep = You go for more. You keep { $kept } and roll two.
kivi-example-last = Now your dice make both { $one } and { $other }, and you choose one square.
kivi-example-line = A line: { $sum } × { $stones } = { $points }
kivi-example-alone = A stone on its own: { $points }
kivi-example-total = That’s { $points } points in all.
kivi-ask-all-dice = Do all six dice count?
kivi-answer-all-dice = Yes. ⚄⚄⚄⚂⚂⚁ is “3 + 2 alike”, never “3 of a kind”. If your dice fit several targets, you choose one.
kivi-ask-nothing = What if nothing fits after the third roll?
kivi-answer-nothing = One of your stones goes in the box and is lost.
kivi-ask-twice = Can a stone count twice?
kivi-answer-twice = Yes, once in a line across and once in a line down.
kivi-ask-after = Do I have to use all three rolls?
kivi-answer-after = No. You can place a stone after any roll that fits a free square. After the third you have to, if you can.
kivi-ask-tie = Who wins a tie?
kivi-answer-tie = Nobody. Players with equal totals share the win.
kivi-now = { $met ->
    [yes] Your dice fit.{" "}
   *[no] {""}
 }{ $free ->
    [0] None of these squares are free.
    [one] 1 of { $of } squares is free.
   *[other] { $free } of { $of } squares are free.
 }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Make long lines of your own stones
kivi-lesson-roll = Roll your six dice.
kivi-lesson-roll-why = You have three rolls to fit one of the squares.
kivi-lesson-keep = Keep ⚄⚄⚄, and roll the other three.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ is 3 + 2 alike, and no longer 3 of a kind.
kivi-lesson-place = The squares that fit are lit. Place your first stone on b4.
kivi-lesson-place-why = White squares are worth 1, black 2 and red 3. Harder rolls are worth more.
kivi-lesson-roll-two = Jussi, the bot you’re playing against, placed a stone too. Roll again.
kivi-lesson-roll-two-why = That’s all even, and also 3 + 2 alike. You choose which one to use.
kivi-lesson-line = c4 asks for all even and is next to your stone. Place one there.
kivi-lesson-line-why = A line scores its squares times its stones: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = The red square d4 would make a line of three. Roll.
kivi-lesson-roll-three-why = d4 asks for 2 triples, such as ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Ask the coach which dice to keep.
kivi-lesson-coach-why = One more ⚅ was all you needed, and it came.
kivi-lesson-three = That’s 2 triples. Place your stone on d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 points. Long lines grow fast.
kivi-lesson-roll-last = Let’s jump ahead to your last stone. Roll.
kivi-lesson-roll-last-why = These dice add up to 11, so they fit every free ≤12.
kivi-lesson-last = Both a4 and e4 make a line of four. e4 also blocks Jussi, so place it there.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussi’s last roll didn’t fit, so that stone is lost.
kivi-lesson-done = Look for squares that make your lines longer, and block your rivals in time.
