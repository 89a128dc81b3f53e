# The words of the browser app itself; the games and the errors have their own files.

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
web-day-secret = Finish your own game first. Then you can look at everyone else’s.
web-day-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
web-day-share = { $days ->
    [0] I scored { $points } in today’s { $game } on Noppa.
    [one] I scored { $points } in today’s { $game } on Noppa.
   *[other] I scored { $points } in today’s { $game } on Noppa. I’ve played { $days } days in a row.
 }
web-share-short = Share
web-share-failed = Couldn’t copy
web-real-dice = Real dice
web-real-dice-more = You roll, Noppa keeps the score.
web-welcome = Pull up a chair.
web-welcome-more = Five dice games to play alone, on one device or with friends by link. The coach shows you what every choice is worth.
web-players = { $least } to { $most } players
web-play = Play
web-play-game = Play { $game } against a bot
web-more = Friends…
web-more-game = Play { $game } with friends or change the rules
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
web-history-more = Results, averages and best scores.
web-open-record = Open a game record
web-open-record-drop = Choose the file of a saved game, or drop it here.
web-phones = Phones at home
web-phones-open = Let phones join
web-home = Home
web-lost-title = We couldn’t open this page
web-gone = We can’t find that
error-offline = You’re offline, and this needs the server. It’ll work again when you’re back online.
error-server-away = The server isn’t answering. Nothing is lost. Try again in a moment.

## A new game
web-new-game = New game of { $game }
web-how-to = How to play { $game }
web-way-here = On this device
web-way-here-more = pass it around
web-way-link = By link
web-way-link-more = friends anywhere
web-way-bots = Against bots
web-way-bots-more = start right away
web-at-the-table = At the table
web-seat-you = you, tap to rename
web-seat-here = on this device
web-link-next = Next, you’ll get a code and a link for each friend. The game starts when everyone is here.
web-seat-by-link = joins by link
web-seats-most = up to { $most }
web-bot-choose = Choose how { $name } plays
web-bot-plays = How { $name } plays
web-bot-hare = learning
web-bot-hare-level = bot, learning
web-bot-hare-more = still learning, often misses the best move
web-bot-hedgehog = steady
web-bot-hedgehog-level = bot, steady
web-bot-hedgehog-more = steady, thinks only about this turn
web-bot-fox = sharp
web-bot-fox-level = bot, sharp
web-bot-fox-more = sharp, makes a mistake now and then
web-bot-owl = expert
web-bot-owl-level = bot, expert
web-bot-owl-more = always makes the best move it knows
web-start-game = { $count ->
    [one] Start game
   *[other] Start game, { $count } players
 }
web-start-link = { $count ->
    [one] Start game
   *[other] Start game and invite friends
 }
web-summary-board = custom board
web-summary-deck = custom deck
web-summary-map = custom map
web-summary-changed = { $count ->
    [one] one change
   *[other] { $count } changes
 }
web-coach-allowed = can help
web-coach-off = stays silent
web-own-how = Download Noppa’s file, edit it, and choose it here. It can be up to 64 kB.
web-own-template-board = Download the board
web-own-template-deck = Download the deck
web-own-template-map = Download the map
web-own-example = See an example
web-own-checking = Checking the file…
web-own-fine = The file works. You’ll play with it.
web-join-full = That seat in { $game } is taken
web-who = Who’s playing
web-seat-name = Name of player { $number }
web-seat-move = Move { $name }, player { $number } of { $count }
web-seat-remove = Remove player { $number }
web-bot-level = How well the bot plays
web-add-here = Add player
web-add-link = Invite by link
web-add-bot = Add bot
web-house-rules = House rules
web-edition = Edition
web-edition-own = { $edition }, as in the booklet in your language
web-dice-are = Dice
web-dice-fair = Noppa’s dice
web-dice-real = real dice
web-every-roll = Enter every roll, not just the final dice
web-starts = Who goes first
web-starts-chosen = the first player on the list
web-starts-drawn = the highest roll
web-starts-loser = the loser of the last game
web-clock = Time per move
web-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
 }
web-allow-coach = Allow the coach
web-allow-undo = Allow undo if everyone agrees
web-dice-fair-more = Noppa rolls for you. After the game, your browser can check every roll.
web-dice-real-more = You roll real dice and tap what they show. Noppa keeps the score.
web-starts-chosen-more = The first player on the list goes first, and the others follow in order.
web-starts-drawn-more = Everyone rolls one die; the highest goes first.
web-starts-loser-more = The player who came last goes first in the next game. In the first game, it’s the highest roll.
web-clock-more = { $seconds ->
    [0] Take as long as you like.
   *[other] If your { $seconds } seconds run out, Noppa plays a move for you.
 }
web-coach-yes-more = Players can ask what each choice is worth.
web-coach-no-more = Nobody gets advice during the game.
web-undo-yes-more = You can undo a move if the others agree, as long as no dice or card came after it.
web-undo-no-more = Nobody can undo a move.
web-edition-more = An edition is a set of house rules. You can change each one below.
web-own-board = Custom board
web-own-deck = Custom deck
web-own-map = Custom map
web-own-remove = Remove the file
web-own-used = Custom, from a file
web-kind-gone = You can’t play this game here. The home page shows the games you can play.
web-invited = You’re invited to play { $game }
web-sit = Join game
web-just-watch = Just watch
web-join-taken = Someone already took that seat. You can watch, or ask for another link.
web-waiting = { $count ->
    [0] Everyone is here
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
 }
web-invite = { $name } can scan this code or open the link.
web-qr = QR code with the link
web-link = Link
web-share = Send the link
web-copied = Copied
web-share-by-hand = This browser can’t send or copy the link. Select it above and copy it yourself.
web-device = Continue on this device
web-device-more = You’ll continue here as the same player.
web-device-go = Yes, that’s me
web-device-link = Continue on another device
web-device-scan = Open this link on your other device within ten minutes. It only works once.

## At the table
web-title = { $game } · Noppa
web-title-turn = Your turn · { $game }
web-opening = Opening the table…
web-getting-ready = Noppa is getting ready. This can take a minute the first time you play a game here.
web-connection-lost = Connection lost. Noppa is reconnecting, and your game is safe.
web-connection-last-seen = The server isn’t answering. You can look at this game as you last saw it, and play on when the server is back.
web-seats = Players
web-seat-free = empty
web-seat-away = away
web-seat-bot = bot playing
web-watching = { $count ->
    [one] one watching
   *[other] { $count } watching
 }
web-rail = Players, coach and what happened
web-result = Result
web-lesson = Lesson
web-lesson-offer = New to { $game }?
web-lesson-play = Play the lesson
web-lesson-later = Not now
web-lesson-entry-more = A short first game. The dice are set up for you.
web-lesson-step = Step { $step } of { $steps }
web-lesson-skip = Skip
web-lesson-show = Show me
web-lesson-allowed = You could do that. Let’s try this instead.
web-lesson-coached = The coach says: { $move }.
web-lesson-rival = { $name } is playing…
web-lesson-back = Not { $dice }. Tap it again to let it go.
web-lesson-over = Now you know { $game }
web-lesson-game = Play a game
web-sound-ask = Play with sound?
web-sound-on = Sound on
web-sound-off = No
web-chance-of = { $name }: { $percent }% to win.
web-chances-best = These chances assume everyone plays like an expert.
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
web-draw = Draw a card
web-total = Total
web-pad = Score pad
web-par = compared with three of each
web-write = Write { $points } in { $item }
web-moves = { $count ->
    [one] Your only choice
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
web-play-on = Keep playing
web-leave-kept = your game is saved
web-leave-ask = Leave the table?
web-leave-more = A bot plays for you while you’re away. You can come back as long as the game is running.
web-leave-yes = Leave
web-left = You left. A bot is playing for you.
web-stop-ask = End the game for everyone?
web-stop-more = The scores stay as they are. This can’t be undone.
web-stop-yes = End the game
web-invite-watch = Share a link to watch
web-keys = Keyboard
web-key-roll = Roll the dice
web-key-die = Keep a die or let it go
web-key-explain = Explain a row or card
web-key-tab = Move around the table, then press Enter to choose
web-key-escape = Close what’s open
web-agree = Agree
web-decline = No
web-vote-undo = { $name } would like to undo the last move.
web-vote-remove = { $name } would like to remove { $other } from the game.
web-remove = Remove { $name }
web-vote-stop = { $name } would like to end the game now.
web-away-long = { $name } has been away for a while.
web-give = Let a bot take over
web-vote-waits = Waiting for { $names }
web-bot-for-you = A bot is playing for { $name }.
web-take-back = Take my seat back
web-pass = Pass the device to { $name }
web-pass-why = Nobody sees what the others write until everyone has finished.
web-pass-here = I’m { $name }
web-pass-wait = { $count ->
    [one] Everyone here has finished. Waiting for { $names }.
   *[other] Everyone here has finished. Waiting for { $count } others.
 }
web-react = Send a reaction
web-react-applause = Well done
web-react-luck = Good luck
web-react-wow = Wow
web-react-laugh = Ha ha
web-react-ouch = Ouch
web-react-thanks = Thank you
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total = { $points ->
    [one] { $name }: one point.
   *[other] { $name }: { $points } points.
 }

## On a television
web-tv = Show on TV
web-tv-scan = Watch on your phone

## The end
web-over = The game is over
web-over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-won-you = You won
web-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
 }
web-won-you-by = You won by { $points }
web-won-by = { $name } won by { $points }
web-end-share = { $game } on Noppa: { $results }
web-end-luck-points = points from luck
web-end-luck-chance = { $amount ->
    [one] point of win chance from luck
   *[other] points of win chance from luck
 }
web-end-luck-lead = points of lead from luck
web-end-loss-points = points from mistakes
web-end-loss-chance = { $amount ->
    [one] point of win chance from mistakes
   *[other] points of win chance from mistakes
 }
web-end-loss-lead = points of lead from mistakes
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
web-record = Save game record
web-steps = Step by step

## The coach
web-coach-ask = Ask the coach
web-coach-thinks = Thinking…
web-coach-later = You can ask the coach when you have a choice to make.
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
web-log-draw = The card is { $card }.
web-log-move = { $name } { $what }.
web-log-undo = The last move was undone.
web-log-amend = An entry was corrected.
web-log-back = { $name } came back.
web-log-bot = A bot took over for { $name }.
web-log-stopped = The game ended early.
# After a name, and by itself where a game is gone through.
web-did-keep = kept { $dice }
web-did-keep-none = kept nothing
web-told-keep = { $count ->
    [0] { $name } rolled all the dice again.
   *[other] { $name } kept { $dice }.
 }
web-did-write = scored { $item }
web-did-declare = declared { $item }
web-did-set = set { $dice } aside
web-did-go = kept going
web-did-stop = stopped
web-did-stone = put a stone on { $square }
web-did-take-over = took over { $square } and moved its stone to { $to }
web-did-box = put a stone in the box
web-did-lay = placed { $dice } on card { $slot } ({ $card })
web-did-done = ended the turn
web-did-stand = kept the dice
web-did-reroll = rerolled { $colours }
web-did-twice = used { $die } twice instead of { $drop }
web-did-number = wrote { $number } in { $city }
web-did-cross = crossed off { $city }

## The games' tables
web-kivi-board = Board
web-kivi-value = value { $value }
web-kivi-stone = stone of { $name }
web-kivi-gain = { $gain } now
web-kivi-line = a line of { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Show only these lines
web-kivi-taking = Tap an empty square for the stone on { $square }.
web-tutto-risk = at risk
web-tutto-choose = Tap dice to set aside
web-tutto-made = { $count ->
    [one] One Tutto this turn
   *[other] { $count } Tuttos this turn
 }
web-dicetto-empty = No card
web-dicetto-done = Done
web-dicetto-tie = { $tie } ties
web-dicetto-beat = { $beat } beats it, { $tie } ties
web-dicetto-battle = Battle for { $card }
web-dicetto-again = Both rolled { $face }. Rolling again.
web-dicetto-won = { $one } against { $other }. { $name } won the battle.
web-dicetto-fought = { $name } fought for it
web-trip-map = Map of { $name }
web-trip-empty = empty
web-trip-crossed = crossed off
web-trip-gain = { $number } here: { $gain }
web-trip-numbers = Numbers you can make with these dice
web-trip-make = Tap two dice or a number.
web-trip-put = Tap a city for { $number }, or drag it there.
web-trip-cross = Cross off a city
web-trip-stand = Keep all four
web-trip-decide = Keep these dice, or tap the ones to reroll. You get one reroll a game.
web-trip-wait = Done. The others are still choosing.

## Are the dice fair?
web-back = Back to the table
web-fair = Are the dice fair?
web-fair-how =
    Before the game, the server picked a secret number and showed its fingerprint, so it couldn’t change the number
    later. Then every player’s browser did the same. Together, these numbers decide every roll. When the game is over,
    the secret number is shown.
web-fair-real = This game uses real dice, so Noppa has no say in the rolls.
web-fair-promise = Fingerprint shown before the game
web-fair-player = Added by { $name }
web-fair-secret = Secret number
web-fair-later = shown when the game is over
web-fair-check = { $count ->
    [one] Check the roll
   *[other] Check all { $count } rolls and cards
 }
web-fair-right = { $count ->
    [one] Checked in this browser. The roll is exactly as promised.
   *[other] Checked in this browser. All { $count } rolls and cards are exactly as promised.
 }
web-fair-wrong = { $count ->
    [one] Step { $event } (“{ $text }”) isn’t what was promised.
   *[other] { $count } rolls or cards aren’t what was promised. The first is step { $event } (“{ $text }”).
 }
web-fair-broken = The secret number isn’t the one that was promised.
web-fair-changed = These aren’t the numbers this browser saw before the game.
web-fair-remembered = This browser remembers the numbers from before the game, so it didn’t just take the server’s word for it.
web-fair-not-there = This browser didn’t add a number to this game, so it can only check what the server says.
web-fair-unrevealed = not sent in time
web-fair-counts = How often each number came up
web-fair-sample = { $dice } dice were rolled. On average, each number comes up { $mean ->
    [one] { $mean } time
   *[other] { $mean } times
 }. That’s too few to tell much.

## Luck and skill
web-review = Luck and skill
web-review-working = The coach is going through the game…
web-review-curve = How the game went for each player
web-review-none = No mistakes worth mentioning.
web-review-exact = These numbers are exact.
web-review-estimate = These numbers are estimates.
web-band-flawless = Flawless.
web-band-master = Played like a master.
web-band-expert = Played like an expert.
web-band-skilled = Played like a skilled player.
web-band-casual = Played like a casual player.
web-band-beginner = Played like a beginner.

## Real dice
web-real-pad = What’s on the table
web-real-tap = { $left ->
    [0] That’s all of them.
    [one] Tap the number on one more die.
   *[other] Tap the numbers on { $left } dice.
 }
web-real-tap-colour = Tap the number on the { $colour } die.
web-real-face = Add a { $face }
web-real-remove = Remove the { $face }
web-real-enter = Use these dice
web-real-choose = Now tap where they go. That enters the dice and your move.
web-real-other = Change dice
web-real-card = Tap the card that came up.
web-correct = Save correction
web-correct-text = What should it be?
web-correct-open = Correct an entry
web-correct-which = Which entry is wrong?
web-correct-stood = It says: { $entry }
web-correct-other = Choose another entry
web-correct-none = Nothing has been entered yet.
web-correct-misfit = The entries after your correction no longer fit, so they were removed. Enter them again.
web-clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Goal
guide-turn = Your turn
guide-scores = Scoring
guide-examples = Examples
guide-example-number = Example { $number }
guide-questions = Questions
guide-full = Full rules
guide-table = This table
guide-ask-begins = Who goes first?
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
guide-more = Show in the rules
guide-now = Now
guide-chances = How often you get it if you go for it all turn:

## Playing without a server
web-device-loading = Getting the dice ready… { $percent }%
web-device-loading-more = Only the first visit takes this long. Meanwhile, learn a game:
web-device-elsewhere = Noppa is open in another tab.
web-device-elsewhere-more = Games on this device run in one tab at a time. Your games are safe.
web-device-here = Play here
web-device-failed = Noppa couldn’t start on this device.
web-device-storage-away = This browser won’t let Noppa save games. Private windows often block saving, so open Noppa in a normal window.
web-device-again = Try again
web-device-hosted = You’re playing on this device.
web-device-hosted-more = We can’t reach the server. Your games are saved here and join your history when it’s back.
web-device-site = Everything runs on this device and stays here. To play by link or compare your dice of the day, you need a Noppa server.
web-version-new = A new version of Noppa is ready. Reload to use it.
web-version-reload = Reload
web-offline = Play offline
web-offline-more = Saves { $megabytes } MB on this device so you can play without a connection.
web-offline-ready = Ready to play offline.
web-offline-loading = Saving for offline play… { $percent }%
web-offline-failed = Couldn’t save everything for offline play. Noppa will try again on your next visit.
web-way-link-away = Needs a server
web-everything = Everything in one file
web-everything-more = All games on this device, finished or not, as a backup or to move to another device.
web-everything-save = Save to a file
web-everything-open = Open a file
web-everything-added = { $added ->
    [0] You already have all of these games.
    [one] Added one game.
   *[other] Added { $added } games.
}
error-device-failed = Noppa couldn’t start on this device. Reload the page to try again.
error-elsewhere = Noppa is open in another tab. Play there, or close that tab and try again.
