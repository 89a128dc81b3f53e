# Pig: names, what can be agreed on, what can be typed, and the rules.

pig-name = Pig
pig-tagline = Roll as often as you dare

## Editions
pig-edition-classic = Classic, one die
pig-edition-two-dice = Two dice

## Options, and what each value means
pig-option-target = Points that win the game
pig-option-target-more = The first player to bank { $value } points wins.
pig-option-dice = Dice
pig-option-dice-1 = one
pig-option-dice-2 = two
pig-option-dice-1-more = You roll one die.
pig-option-dice-2-more = You roll two dice; two ones cost you everything.

## The score sheet
pig-item-banked = Banked
pig-item-turn = This turn

## Moves, as choices and as something that somebody did
pig-move-hold = hold, bank { $points }
pig-move-again = again, { $points } at risk
pig-did-hold = held
pig-did-again = rolled again

## What can be typed
pig-help = Type “again” to roll once more, or “hold” to bank the points of this turn.

## The rules, as Markdown
pig-rules =
    Be the first to bank 100 points.

    __A turn.__ Roll a die. The pips add up, and you may roll again as often as you like. Hold, and they are
    yours: ⚂⚄⚅ makes 14. Roll a one, ⚀, and your turn is over: everything you rolled in it is lost.

    __Two dice.__ One ⚀ ends the turn as before. Two of them, ⚀⚀, cost you everything you have banked as well.

## The lesson: what to do at each step, and why once it is done
pig-lesson-goal = Be the first to reach 20 points
pig-lesson-roll = Roll the die.
pig-lesson-roll-why = 5 points. They are yours once you hold.
pig-lesson-again = Roll again for more.
pig-lesson-again-why = 11 points now. But ⚀ would take them all.
pig-lesson-hold = That is plenty. Hold.
pig-lesson-hold-why = 11 points are safe. Jussi dared too much and rolled ⚀.
pig-lesson-last = You need 9 more. Roll.
pig-lesson-last-why = 6 points, 3 short.
pig-lesson-dare = Once more, then.
pig-lesson-dare-why = 10 points: enough.
pig-lesson-win = Hold and win.
pig-lesson-win-why = 21 points. Most games go to 100.
pig-lesson-done = Holding at 20 points a turn is a good habit.
