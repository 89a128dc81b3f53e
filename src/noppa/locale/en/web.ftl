# The browser app's own words; games, rows and refusals speak from their files.

web-name = Noppa
web-nav = Pages
web-preferences = Preferences
web-your-data = Your data
web-limits = Limits of this server
web-language = Language
web-language-auto = Same as browser ({ $language })
web-theme = Light or dark
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-still = No animations
web-sound = Sounds
web-remarks = Tell me when a choice was a mistake
web-chances = Show chances to win
web-buzz = Vibrate on my turn
web-pace = How fast bots play
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-at-once = Instant
web-your-name = Your name
web-done = Done
web-close = Close
web-yes = yes
web-no = no
web-you = You
web-who-here = here
web-who-link = by link
web-player = Player { $number }

## The start page
web-begin = Play { $game }
web-begin-more = Against { $bot }, right away.
web-resume = { $game } with { $names }
web-resume-yours = Your turn · { $game } with { $names }
web-resume-waiting = Waiting for players · { $game }
web-running = Your other games
web-day-game = { $game }, the same rolls for everyone
web-day-play = Play today’s { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } point
   *[other] { $game }: { $points } points
 }
web-day-newcomer = new today
web-day-results = Results
web-day-secret = Play today’s dice to the end, then you can look at everyone’s games.
web-day-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
web-day-share = { $days ->
    [0] Noppa, dice of the day: { $points } in { $game }.
    [one] Noppa, dice of the day: { $points } in { $game }.
   *[other] Noppa, dice of the day: { $points } in { $game }, { $days } days in a row.
 }
web-share-short = Share
web-share-failed = Could not copy
web-real-dice = Real dice
web-real-dice-more = You roll, Noppa keeps the score.
web-welcome = Pull up a chair.
web-welcome-more = Five dice games, alone, on one device, or with friends by a link. The coach knows what every choice is worth.
web-players = { $least } to { $most } players
web-play = Play
web-play-game = Play { $game } against a bot
web-more = Friends…
web-more-game = { $game } with friends, or by other rules
web-go-on = Continue
web-day = Dice of the day
web-day-more = The same dice for everyone, once a day.
web-day-none = Nobody has played today’s dice yet.
web-day-playing = playing
web-past = Finished games
web-watch = Other tables
web-practice = Practice
web-practice-more = Make a choice and see how every option compares.
web-history = Your games
web-history-more = Results, averages and records.
web-open-record = Open a record
web-open-record-drop = A file of a game: choose it, or drop it here.
web-phones = Phones at home
web-phones-open = Let phones join
web-home = To the start page
web-lost-title = This page could not be opened
web-gone = We can’t find that
error-offline = You are offline. Noppa opens, but a game needs its server: it goes on as soon as you are connected again.
error-server-away = The server does not answer. Try again in a moment; nothing is lost.

## A new game
web-new-game = New game of { $game }
web-how-to = How to play { $game }
web-way-here = On this device
web-way-here-more = pass it around
web-way-link = By link
web-way-link-more = friends anywhere
web-way-bots = Against bots
web-way-bots-more = start at once
web-at-the-table = At the table
web-seat-you = you, tap to rename
web-seat-here = on this device
web-link-next = Next you get a code to scan and a link to send for each friend. The game starts when everybody is here.
web-seat-by-link = joins by link
web-seats-most = up to { $most }
web-bot-choose = Choose how { $name } plays
web-bot-plays = { $name } plays
web-bot-hare = learning
web-bot-hare-level = bot, learning
web-bot-hare-more = still learning, often misses the best
web-bot-hedgehog = steady
web-bot-hedgehog-level = bot, steady
web-bot-hedgehog-more = steady, takes what this turn offers
web-bot-fox = sharp
web-bot-fox-level = bot, sharp
web-bot-fox-more = sharp, slips now and then
web-bot-owl = expert
web-bot-owl-level = bot, expert
web-bot-owl-more = always makes the best move it knows
web-start-game = { $count ->
    [one] Start game
   *[other] Start game, { $count } players
 }
web-start-link = { $count ->
    [one] Start game
   *[other] Start game and invite, { $count } players
 }
web-summary-real = real dice
web-summary-board = custom board
web-summary-deck = custom deck
web-summary-map = custom map
web-summary-changed = { $count ->
    [one] one change
   *[other] { $count } changes
 }
web-coach-allowed = may be asked
web-coach-off = stays silent
web-own-how = Download Noppa’s own as a file, change it, and choose it here. At most 64 kB.
web-own-template-board = Download the board
web-own-template-deck = Download the deck
web-own-template-map = Download the map
web-own-example = See an example
web-own-checking = Checking the file…
web-own-fine = The file is fine. You’ll play with it.
web-join-full = That seat in { $game } is taken
web-who = Who plays
web-seat-name = Name of player { $number }
web-seat-move = Move { $name }, player { $number } of { $count }
web-seat-remove = Remove player { $number }
web-bot-level = How well the bot plays
web-add-here = Add player
web-add-link = Invite by link
web-add-bot = Add bot
web-house-rules = House rules
web-edition = Edition
web-edition-own = { $edition }, as in your language’s booklet
web-dice-are = Dice
web-dice-fair = Noppa’s, which can be checked
web-dice-real = real ones on the table
web-every-roll = Every roll is entered, not only the dice one stops on
web-starts = Who starts
web-starts-chosen = the first on the list
web-starts-drawn = the highest die
web-starts-loser = whoever came last before
web-clock = Time for a decision
web-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
 }
web-allow-coach = The coach may be asked
web-allow-undo = Moves may be taken back, if all agree
web-dice-fair-more = The server rolls, and after the game your browser can check every roll.
web-dice-real-more = You roll real dice and tap what they show; Noppa keeps the score.
web-starts-chosen-more = The first on the list starts, and the others follow in its order.
web-starts-drawn-more = Everyone rolls one die; the highest goes first.
web-starts-loser-more = Whoever came last starts the next game; the highest die decides the first one.
web-clock-more = { $seconds ->
    [0] Everybody takes the time they need.
   *[other] When the { $seconds } seconds are over, a move is made for you.
 }
web-coach-yes-more = Players may ask what each choice is worth.
web-coach-no-more = Nobody gets advice during the game.
web-undo-yes-more = A move that no dice or card have followed yet can be taken back when the others say yes.
web-undo-no-more = A move stands as it was made.
web-edition-more = An edition is a set of house rules; each of them can be changed below.
web-own-board = Custom board
web-own-deck = Custom deck
web-own-map = Custom map
web-own-remove = Remove the file
web-own-used = Custom, from a file
web-kind-gone = This game is not played here. The start page has those that are.
web-invited = You are invited to { $game }
web-sit = Sit down here
web-just-watch = Just watch
web-join-taken = Somebody already has that seat. You can watch, or ask for another link.
web-waiting = { $count ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $count } more
 }
web-invite = For { $name }: scan this, or send the link.
web-qr = The link as a code to scan
web-link = Link
web-share = Send the link
web-copied = Copied
web-share-by-hand = This browser cannot send or copy it here: mark the link above and copy it.
web-device = Go on as yourself on this device
web-device-more = You’ll continue here as the same player.
web-device-go = Yes, that is me
web-device-link = Continue on another device
web-device-scan = Open this on the other device within ten minutes; it works once.

## At the table
web-title = { $game } · Noppa
web-title-turn = Your turn · { $game }
web-opening = Opening the table…
web-getting-ready = Noppa is getting ready. The first time a game is played here, this can take a minute.
web-connection-lost = The connection is gone; it comes back by itself, and nothing is lost.
web-seats = Players
web-seat-free = empty
web-seat-away = away
web-seat-bot = a bot plays
web-watching = { $count ->
    [one] one watching
   *[other] { $count } watching
 }
web-tray = Dice
web-rail = Players, coach and what happened
web-result = Result
web-lesson = Lesson
web-lesson-offer = New to { $game }?
web-lesson-play = Play the lesson
web-lesson-later = Not now
web-lesson-entry = Play the lesson
web-lesson-entry-more = A short first game with prepared dice.
web-lesson-step = Step { $step } of { $steps }
web-lesson-skip = Skip
web-lesson-show = Show me
web-lesson-allowed = That’s allowed. Here, let’s try this instead:
web-lesson-coached = The coach says: { $move }.
web-lesson-rival = { $name } is playing…
web-lesson-back = Not { $dice }. Tap it again to let it go.
web-lesson-over = Now you know { $game }
web-lesson-game = Play a game
web-sound-ask = Play with sound?
web-sound-on = Sound on
web-sound-off = No
web-chance-of = { $name }: { $percent }% to win.
web-chances-best = Chances count every player as an expert.
web-chance-short = { $percent }% to win
web-plus-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
web-dice = Dice
web-die = Die { $place }: { $value }
web-die-blank = Die { $place }: not rolled
web-die-coloured = Die { $place } ({ $colour }): { $value }
web-die-coloured-blank = Die { $place } ({ $colour }): not rolled
web-dice-shown = { $count ->
    [one] a die: { $dice }
   *[other] dice: { $dice }
 }
web-turn-yours = Your turn
web-turn-of = { $name }’s turn
web-turn-several = { $count ->
    [one] { $count } player is choosing
   *[other] { $count } players are choosing
 }
web-roll = { $dice ->
    [0] Nothing to roll
    [one] Roll one die
   *[other] Roll { $dice } dice
 }
web-roll-number = Roll { $number }
web-roll-kept = { $count ->
    [0] nothing kept
   *[other] kept
 }
web-draw = Turn a card
web-total = Total
web-pad = Score pad
web-par = against three of each
web-write = Write { $points } in { $item }
web-moves = { $count ->
    [one] The one choice there is
   *[other] All { $count } choices
 }
web-menu = Menu
web-rules = Rules
web-undo = Undo
web-stop = End the game
web-leave = Leave the table
web-while-playing = While playing
web-this-table = This table
web-stop-group = Stop
web-play-on = Play on
web-leave-kept = your game is kept
web-leave-ask = Leave the table?
web-leave-more = A bot plays on for you. You can come back while the game runs.
web-leave-yes = Leave
web-left = You left. A bot is playing for you.
web-stop-ask = End the game for everyone?
web-stop-more = The scores stay as they are. This can’t be undone.
web-stop-yes = End the game
web-invite-watch = Share a link to watch
web-keys = Keyboard
web-key-roll = Roll the dice
web-key-die = Keep a die or let it go
web-key-explain = Say what a row or card does
web-key-tab = Move through the table, Enter to choose
web-key-escape = Close what is open
web-agree = Agree
web-decline = No
web-vote-undo = { $name } would like to take the last move back.
web-vote-remove = { $name } would like to remove { $other } from the game.
web-remove = Remove { $name }
web-vote-stop = { $name } would like to end the game now.
web-away-long = { $name } has been away for a while.
web-give = Let a bot go on
web-vote-waits = Still to answer: { $names }
web-bot-for-you = A bot plays for { $name }.
web-take-back = Take my seat back
web-pass = Pass the device to { $name }
web-pass-why = What each of you writes stays unseen until all have written.
web-pass-here = I am { $name }
web-pass-wait = { $count ->
    [one] All here have written. Waiting for { $names }.
   *[other] All here have written. Waiting for { $count } others.
 }
web-react = Give a sign
web-react-applause = Well done
web-react-luck = Good luck
web-react-wow = Wow
web-react-laugh = Ha ha
web-react-ouch = Ouch
web-react-thanks = Thank you
web-react-said = { $name }: { $what }.

## For whoever listens
web-said-total = { $points ->
    [one] { $name }: one point.
   *[other] { $name }: { $points } points.
 }

## On a television
web-tv = Show on a television
web-tv-scan = Look on from your phone

## The end
web-over = The game is over
web-over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-won-you = You won
web-won = { $count ->
    [one] { $names } won
   *[other] A shared win: { $names }
 }
web-won-you-by = You won by { $points }
web-won-by = { $name } won by { $points }
web-end-share = { $game } on Noppa: { $results }
web-end-luck-points = points of luck
web-end-luck-chance = win chance by luck
web-end-luck-lead = points of lead by luck
web-end-loss-points = points lost by choices
web-end-loss-chance = win chance lost by choices
web-end-loss-lead = points of lead lost by choices
web-end-band = how you played
web-end-band-of = how { $name } played
web-end-band-flawless = Flawless
web-end-band-master = Master
web-end-band-expert = Expert
web-end-band-skilled = Skilled
web-end-band-casual = Casual
web-end-band-beginner = Beginner
web-end-curve-points = Likely final score
web-end-curve-chance = Chance to win
web-end-curve-lead = Likely final lead
web-end-swing = Biggest swing: { $what }
web-again = Play again
web-record = Save the record
web-steps = Step by step

## The coach
web-coach-ask = Ask the coach
web-coach-thinks = Thinking…
web-coach-later = The coach helps once you have something to choose.
web-coach = Coach
web-coach-list = What each choice is worth
web-coach-do = Do this
web-coach-is-best = best
web-exact = exact
web-estimate = estimate
web-remark = That cost { $amount }. Better: { $move }.

## What happened
web-log = What happened
web-log-start = The game begins.
web-log-roll = { $name } rolled { $dice }.
web-log-dice = The dice show { $dice }.
web-log-draw = A card: { $card }.
web-log-move = { $name } { $what }.
web-log-undo = The last move was taken back.
web-log-amend = An entry was corrected.
web-log-back = { $name } is back.
web-log-bot = A bot goes on for { $name }.
web-log-stopped = The game was ended early.
# After a name, and by itself where a game is gone through.
web-did-keep = kept { $dice }
web-did-keep-none = kept nothing
web-told-keep = { $count ->
    [0] { $name } rolls all the dice again.
   *[other] { $name } keeps { $dice }.
 }
web-did-write = scored { $item }
web-did-declare = declared { $item }
web-did-set = set { $dice } aside
web-did-go = went on
web-did-stop = stopped
web-did-stone = put a stone on { $square }
web-did-take-over = took { $square } over; the stone there went to { $to }
web-did-box = put a stone into the box
web-did-lay = laid { $dice } on card { $slot } ({ $card })
web-did-done = ended the turn
web-did-stand = let the dice lie
web-did-reroll = rolled again: { $colours }
web-did-twice = used { $die } twice, without { $drop }
web-did-number = wrote { $number } in { $city }
web-did-cross = crossed off { $city }

## The games' tables
web-kivi-board = Board
web-kivi-value = value { $value }
web-kivi-stone = stone of { $name }
web-kivi-gain = { $gain } now
web-kivi-line = a line of { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Only these lines
web-kivi-taking = Tap a vacant square for the stone on { $square }.
web-tutto-risk = at risk
web-tutto-choose = Tap dice to set aside
web-tutto-made = { $count ->
    [one] One Tutto in this turn
   *[other] { $count } Tuttos in this turn
 }
web-dicetto-empty = No card
web-dicetto-done = Done
web-dicetto-tie = { $tie } battles
web-dicetto-beat = { $beat } beats, { $tie } battles
web-dicetto-battle = Battle: { $card }
web-dicetto-again = { $face } and { $face }: again.
web-dicetto-won = { $one } against { $other }: { $name } won the battle.
web-dicetto-fought = { $name } fought for it
web-trip-map = Map of { $name }
web-trip-empty = empty
web-trip-crossed = crossed off
web-trip-gain = { $number } here: { $gain }
web-trip-numbers = Numbers that these dice make
web-trip-make = Tap two dice or a number.
web-trip-put = Tap a city for { $number }, or drag it there.
web-trip-cross = Cross off a city
web-trip-stand = Keep these dice
web-trip-decide = Keep the dice, or tap those to roll again. Once a game.
web-trip-wait = Done. The others are still choosing.

## Are the dice fair?
web-back = Back to the table
web-fair = Are the dice fair?
web-fair-how =
    Before the game the server promised one secret number by its fingerprint. Then every player’s browser drew a
    number of its own and promised it the same way. Together they fix every roll. The secret is shown at the end.
web-fair-real = The dice of this game are real: nothing here could have changed them.
web-fair-promise = Promised before the game
web-fair-player = Added by { $name }
web-fair-secret = The secret
web-fair-later = shown when the game is over
web-fair-check = { $count ->
    [one] Check the one roll
   *[other] Check all { $count } rolls and cards
 }
web-fair-right = { $count ->
    [one] Checked: it is as promised.
   *[other] Checked here in this browser: all { $count } are as promised.
 }
web-fair-wrong = { $count ->
    [one] Event { $event } (“{ $text }”) is not what was promised.
   *[other] { $count } are not what was promised; the first is event { $event } (“{ $text }”).
 }
web-fair-broken = The secret is not the one that was promised.
web-fair-changed = These are not the numbers this browser saw before the game.
web-fair-remembered = Checked against what this browser saw before the game, not only against what the server says now.
web-fair-not-there = This browser added nothing to these dice, so it can only check what the server says.
web-fair-unrevealed = not sent in time
web-fair-counts = How often each face came
web-fair-sample = { $dice } dice; on average each face comes { $mean } times. So few say little.

## Luck and skill
web-review = Luck and skill
web-review-working = The coach goes through the game…
web-review-curve = What the game was worth to each player as it went on
web-review-none = No choice cost anything worth a mention.
web-review-exact = These figures are exact.
web-review-estimate = These figures are estimates.
web-band-flawless = Flawless.
web-band-master = Played like a master.
web-band-expert = Played like an expert.
web-band-skilled = Played like a skilled player.
web-band-casual = Played like a casual player.
web-band-beginner = Played like a beginner.

## Real dice
web-real-pad = What lies on the table
web-real-tap = { $left ->
    [0] That is all of them.
    [one] Tap the face of one more die.
   *[other] Tap the faces of { $left } dice.
 }
web-real-tap-colour = Tap the face of this die: { $colour }.
web-real-face = A die shows { $face }
web-real-remove = Take the { $face } away
web-real-enter = These are the dice
web-real-choose = Now tap where they go. That enters both.
web-real-other = Other dice
web-real-card = Tap the card that was turned.
web-correct = Correct
web-correct-text = What it should have been
web-correct-open = Correct an entry
web-correct-which = Which entry is wrong?
web-correct-stood = It says: { $entry }
web-correct-other = Another entry
web-correct-none = Nothing has been entered yet.
web-correct-misfit = What came after the corrected entry no longer fits, so it is gone: enter it again.
web-clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Goal
guide-turn = Your turn
guide-scores = What scores
guide-examples = Examples
guide-example-number = Example { $number }
guide-questions = Questions
guide-full = Full rules
guide-table = This table
guide-ask-begins = Who begins?
guide-points = { $points ->
    [-1] −1 point
    [one] 1 point
   *[other] { $points } points
 }
guide-points-word = { $points ->
    [-1] point
    [one] point
   *[other] points
 }
guide-about = About { $thing }
guide-more = In the rules
guide-now = Now

## Playing without a server
web-device-loading = Getting the dice ready… { $percent }%
web-device-loading-more = Only the first visit takes this long. Meanwhile, learn a game:
web-device-elsewhere = Noppa is open in another tab.
web-device-elsewhere-more = Games on this device run in one tab at a time. Your games are safe.
web-device-here = Play here
web-device-failed = Noppa could not start on this device.
web-device-storage-away = This browser doesn’t let Noppa save games. Private windows often don’t: open Noppa in an ordinary one.
web-device-again = Try again
web-device-hosted = You’re playing on this device.
web-device-hosted-more = The server can’t be reached. What you play is saved here and joins your history when it’s back.
web-device-site = Everything runs and stays on this device. Playing by link and the shared board of the day need a Noppa server.
web-version-new = A new version of Noppa is here. It’s used as soon as you reload.
web-version-reload = Reload
web-offline = Play offline
web-offline-more = Saves { $megabytes } MB on this device so that you can play without a connection.
web-offline-ready = Ready to play offline.
web-offline-loading = Saving for offline play… { $percent }%
web-offline-failed = Couldn’t save everything for offline play. It’s tried again at your next visit.
web-way-link-away = Needs a server
web-everything = Everything in one file
web-everything-more = All games on this device, finished or not: as a backup, or to move to another device.
web-everything-save = Save to a file
web-everything-open = Open a file
web-everything-added = { $added ->
    [0] All of these games were here already.
    [one] One game was added.
   *[other] { $added } games were added.
}
error-device-failed = Noppa could not start on this device. Reload the page to try again.
error-elsewhere = Noppa is open in another tab, which runs the games of this device.
