# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = A record
study-record-none = No record is open. Choose a file that was kept from a game.
study-record-long = This file has { $size } kB; a record has at most { $most } kB.
study-record-next = Nothing was changed. Choose another file, or fetch the record again from where you had it.
study-check-right = { $count ->
    [one] Checked: the one roll is what the seeds give.
   *[other] Checked: all { $count } rolls and cards are what the seeds give.
 }
study-check-wrong = This record fails the check, so do not rely on it. You can still look at it.
study-misfit = The record can be shown up to step { $last } only.

## Step by step
study-steps = Step by step
study-step-of = Step { $at } of { $last }
study-slider = Step
study-turn = On turn: { $name }
study-first = To the beginning
study-previous = One step back
study-next = One step on
study-last = To the end
study-play = Play
study-pause = Pause
study-keys = Arrow keys go one step, Home and End to either end, the space bar plays.
study-link-copy = Link to this step
study-link-copied = The link is copied.
study-all-steps = All steps

## Luck and skill
study-value-points = Expected final score
study-value-lead = Expected lead over the strongest rival
study-value-chance = Chance to win
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
study-sum-start = Expected at the start
study-sum-luck = Luck
study-sum-loss = Own choices
study-sum-others = Others’ choices
study-sum-revision = Estimates corrected
study-sum-final = At the end
study-final-dice = Only the final dice of each turn were entered, so rolls and keeps between are not judged.

## The coach beside the game
study-coach-win = { $percent }% to win
study-coach-ahead-points = { study-amount-points } better than the rest
study-coach-ahead-lead = { study-amount-lead } better than the rest
study-coach-even = another choice is just as good
study-coach-less-points = { study-amount-points } less
study-coach-less-lead = { study-amount-lead } less
study-coach-less-chance = { study-amount-chance } less
study-coach-same = no difference
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] exact
   *[false] an estimate
 }.
study-coach-advice-only = { $what }.
study-coach-next = Next: { $what }, { $cost }.

study-coach-why = Why?
study-look = Show me
study-look-title = What would have been better
study-look-now = Your turn goes on as it was.

## The story of a game
study-story = What decided the game
study-story-whose = Whose story
study-luck-and-skill = { $lucky ->
    [lucky] Luck gave { $name } { $luck }; choices cost { $loss }.
   *[unlucky] Bad luck cost { $name } { $luck }; choices cost { $loss }.
 }
study-moment = Moment { $number }
study-moment-turn-chance = { $swing } points of win chance
study-moment-turn-lead = { $swing } points
study-moment-turn-points = { $swing } points
study-moment-did = { $name } chose: { $what }.
study-moment-better = Better: { $what }. It was worth { $amount } more.
study-moment-best = That was the best choice.
study-moment-dice = { $lucky ->
    [lucky] The dice helped.
   *[unlucky] The dice did the rest.
 }
study-moment-look = Step through from here
study-moment-picture = The table before this choice, with the better one marked
study-moment-picture-best = The table before this choice
study-practise-these = Practise these
study-decisions = All decisions
study-decision-best = best
study-numbers = The chart in numbers
study-numbers-turn = Turn

## Practice
study-practice-how = Pick a move. What you get wrong comes back more often.
study-practice-wait = Finding a situation for you…
study-practice-again = You missed this one before.
study-practice-own = From one of your games.
study-practice-kind = About: { $kind }
study-practice-right = Well chosen.
study-practice-wrong = That costs { $amount }.
study-practice-next = Next one
study-practice-yours = yours
study-practice-sum = { $right } of { $asked } well chosen
study-practice-done = That was all of them.
study-practice-more = Keep practising
study-puzzle = Puzzle of the day
study-puzzle-of = { $game }: puzzle of the day, { $day }
study-puzzle-go = Solve
study-puzzle-solve = Solve today’s puzzle of { $game }
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
   *[other] Good to see you again. Your { $days } days in a row still count as yours; a new streak starts today.
 }

## One's own games
study-history-none = No finished games yet. Play one, and it will stand here.
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
study-history-last = Last
study-history-plot = Results from the oldest to the newest: { $scores }
study-history-list = All games
study-history-win = won

## Kinds of choices
kind-keep = keeping
kind-declare = declaring
kind-row = which row
kind-bonus = the bonus
kind-strike = striking
kind-reroll = rolling again
kind-twice = a die twice
kind-crossing = crossing off
kind-colour = bonus cities
kind-place = which city, which number
