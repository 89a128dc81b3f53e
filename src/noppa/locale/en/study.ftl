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
    [one] { $amount } point of lead
   *[other] { $amount } points of lead
 }
study-amount-chance = { $amount } % of the chance to win
study-sum-start = Expected at the start
study-sum-luck = Luck
study-sum-loss = Own choices
study-sum-others = Others’ choices
study-sum-revision = Estimates corrected
study-sum-final = At the end
study-mattered = Choices that mattered
study-played = { $name }: { $what }.
study-cost = It cost { $amount }.
study-better = Better: { $move }.
study-look = Look at the position
study-look-of = Look at the position of step { $at }
study-final-dice = Only the final dice of each turn were entered, so rolls and keeps between are not judged.

## The coach beside the game

## Practice
study-practice-how = Choose as you would in a game. What you miss comes back.
study-practice-wait = Looking for a position…
study-practice-again = You missed this one before.
study-practice-own = From a game of yours: it cost you something then.
study-practice-right = Well chosen.
study-practice-wrong = That costs { $amount }.
study-practice-next = Next position
study-practice-yours = yours
study-practice-choice = Choice
study-practice-value = Worth
study-practice-loss = Costs
study-practice-why = Why
study-practice-sum = Well chosen: { $right } of { $asked }. Lost in all: { $amount }.

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
