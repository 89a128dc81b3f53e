# What you use after a game or beside it: steps, reviews, practice, your games, chances.

## A record
study-record = Game record
study-record-none = No game record is open. Choose a file you saved from a game.
study-record-long = This file is { $size } kB. A game record can be up to { $most } kB.
study-record-next = Nothing was changed. Choose another file, or get a new copy of this one.
study-check-right = { $count ->
    [one] The one roll checks out.
   *[other] All { $count } rolls and cards check out.
 }
study-check-wrong = This record failed the check, so don’t rely on it. You can still look at it.
study-misfit = You can only see the record up to step { $last }.

## Step by step
study-step-of = Step { $at } of { $last }
study-slider = Step
study-turn = { $name } to play
study-first = Go to the start
study-previous = Step back
study-next = Step forward
study-last = Go to the end
study-play = Play
study-pause = Pause
study-keys = Use the arrow keys to step, Home and End to jump to the start or the end, and the space bar to play.
study-link-copy = Copy link to this step
study-link-copied = Link copied
study-all-steps = All steps

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
study-amount-lead = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
study-amount-chance = { $amount ->
    [one] { $amount } point of win chance
   *[other] { $amount } points of win chance
 }
study-sum-start = At the start
study-sum-luck = Luck
study-sum-loss = Mistakes
study-sum-others = Other players’ choices
study-sum-revision = Corrected estimates
study-sum-final = At the end
study-final-dice = Only the final dice of each turn were entered, so the coach can’t judge the rolls and choices before them.

## The coach beside the game
study-coach-win = { $percent }% to win
study-coach-ahead-points = { study-amount-points } better than the rest
study-coach-ahead-lead = { study-amount-lead } better than the rest
study-coach-even = another choice is just as good
study-coach-less-points = { study-amount-points } less
study-coach-less-lead = { study-amount-lead } less
study-coach-less-chance = { study-amount-chance } less
study-coach-same = just as good
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] exact
   *[false] an estimate
 }.
study-coach-advice-only = { $what }.
study-coach-next = Next: { $what }, { $cost }.
study-coach-next-only = Next: { $what }.

study-coach-why = Why?
study-look = Show me
study-look-title = What would have been better
study-look-now = This doesn’t change your turn.

## The story of a game
study-story = What decided the game
study-story-whose = Choose a player
study-luck-and-skill = { $lucky ->
    [lucky] Luck gave { $name } { $luck }. Mistakes cost { $loss }.
   *[unlucky] Bad luck cost { $name } { $luck }. Mistakes cost { $loss }.
 }
study-moment = Moment { $number }
study-moment-turn-chance = { $swing } points of win chance
study-moment-turn-lead = { $swing } points
study-moment-turn-points = { $swing } points
study-moment-did = { $name } chose: { $what }.
study-moment-better = Better: { $what }. It was worth { $amount } more.
study-moment-best = That was the best choice.
study-moment-only = There was no other choice.
study-moment-dice = { $lucky ->
    [lucky] The dice helped.
   *[unlucky] The dice didn’t help.
 }
study-moment-look = Step through from here
study-moment-picture = The table before this choice, with the better one marked
study-moment-picture-best = The table before this choice
study-practise-these = Practise these
study-decisions = All decisions
study-numbers = The chart in numbers
study-numbers-turn = Turn

## Practice
study-practice-how = Pick a move. What you get wrong comes back more often.
study-practice-wait = Finding a situation for you…
study-practice-again = You missed this one before.
study-practice-own = From one of your games.
study-practice-kind = This one’s about { $kind }.
study-practice-right = Good choice.
study-practice-wrong = That costs { $amount }.
study-practice-next = Next one
study-practice-yours = yours
study-practice-sum = { $right } of { $asked } right
study-practice-done = That’s all of them.
study-practice-more = Keep practising
study-puzzle = Puzzle of the day
study-puzzle-of = { $game } puzzle of the day, { $day }
study-puzzle-go = Solve
study-puzzle-solve = Solve today’s { $game } puzzle
study-puzzle-count = { $done } of { $all } today
study-puzzle-more = The same for everyone. One choice is clearly best.
study-puzzle-done = Solved for today. A new one comes tomorrow.
study-puzzle-tried = Done for today. A new one comes tomorrow.
study-streak = { $days ->
    [one] Day 1 of your streak.
   *[other] { $days } days in a row.
 }
study-streak-ended = { $days ->
    [one] Good to see you again. A new streak starts today.
   *[other] Good to see you again. Last time you made it to { $days } days in a row. A new streak starts today.
 }

## Your games
study-history-none = No finished games yet. Play one, and it’ll show up here.
study-history-games = { $count ->
    [one] one game
   *[other] { $count } games
 }
study-history-won = { $count ->
    [0] none won
    [one] one won
   *[other] { $count } won
 }
study-history-best = Best
study-history-average = Average
study-history-last = Latest
study-history-plot = Results from the oldest to the newest: { $scores }
study-history-list = All games
study-history-win = won

## Kinds of choices
kind-keep = which dice to keep
kind-declare = declaring a row
kind-row = which row to use
kind-bonus = the bonus
kind-strike = taking a zero
kind-reroll = rolling again
kind-twice = using a die twice
kind-crossing = crossing off cities
kind-colour = bonus cities
kind-place = which number goes where
