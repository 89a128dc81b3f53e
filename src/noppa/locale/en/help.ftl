# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Usage:
usage-options = Options
usage-commands = Commands
usage-required = must be given
usage-try = “{ $command } --help” tells more.

## Commands
command-noppa = Five dice games: play them, study them. Alone it opens them in the browser.
command-menu = Choose a game and play it in the terminal.
command-games = List the games, their editions and options.
command-rules = Explain a game, with examples.
command-play = Play a game in the terminal, alone, with friends or against bots.
command-join = Play or watch a game on a Noppa server, by its link.
command-engine = Answer requests as JSON lines: the rules and bots for programs in any language.
command-match = Let two programs play each other, and say which is stronger. A bot’s level is a program too.
command-completion = Print the script with which bash, zsh or fish completes commands.
command-solve = Work out the exact value of a game’s opening.
command-simulate = Play many games at once and say what they have in common.
command-review = Tell luck from skill in a recorded game.
command-history = List your finished games, records and what costs you most.
command-practice = Practise choices, your own costliest first, or solve the puzzle of the day.
command-learn = Learn a game by playing it: a short lesson with prepared dice.
command-replay = Show a recorded game move by move.
command-verify = Check offline that every roll is what the seeds promised.
command-serve = Serve games to others; see docs/hosting.md.
command-site = Write Noppa as a static site for any web server; games run in the visitor’s browser.
command-backup = Copy the server’s games into a file, also while it runs.
command-restore = Put a backup back into an empty database.
command-doctor = Check how the server is set up, and say what to do.
command-export-person = Save everything the server stores about a player, by player code.
command-delete-person = Delete everything the server stores about a player, by player code.
command-prune = Delete the server’s old games.
command-languages = List the languages, and what is missing in each.

## Options of several commands
flag-help = Show this and stop.
flag-version = Show the version and stop.
flag-language = The language to speak: fi, sv, en, …
flag-locale-dir = Message files of your own, in folders named after languages.
flag-edition = How the booklet of a language plays it; see “noppa games”.
flag-option = A house rule; may be repeated.
flag-json = Print everything as JSON.
flag-board = KIVI on a board of your own.
flag-deck = Dicetto with a deck of your own.
flag-map = Dice Trip on a map of your own.
flag-database = sqlite:///FILE or postgresql://USER@HOST/NAME.
flag-config = A TOML file of settings.

## Options of one command
flag-noppa-lan = Let phones at home join: show address and QR code.
flag-noppa-no-browser = Do not open the browser.
flag-play-player = A person at this table; may be repeated.
flag-play-bot = A bot at this table: easy, medium, hard, …; may be repeated.
flag-play-engine = A program at this table; may be repeated.
flag-play-timeout = Seconds a program has for one choice.
flag-play-dice = Noppa’s dice (fair), or yours (real).
flag-play-every-roll = With real dice: type every roll, not only the final dice.
flag-play-seed = Dice from this seed: the same seed, the same dice.
flag-play-save = Keep the game in this file, step by step.
flag-play-overwrite = Replace the file of --save if there is one.
flag-play-resume = Go on with the game in this file.
flag-play-coach = Advice on ?, and a remark after a costly choice.
flag-play-pace = Seconds between the steps of a bot.
flag-engine-schema = Print the JSON Schema of all requests and answers, and stop.
flag-join-name = Your name at the table.
flag-join-save = Save the record here when the game is over.
flag-match-game = The game they play; the first of “noppa games” unless you name one.
flag-match-games = How many games at most, an even number: each deal of dice is played from both seats.
flag-match-sprt = Stop as soon as one of these two Elo differences is clearly the likelier one: 0,10.
flag-match-timeout = Seconds a program has for one choice.
flag-match-seed = The same dice every time.
flag-match-records = Save the record of every game in this folder.
flag-plain = Print line by line, without the full screen.
flag-no-animation = Dice don’t tumble.
flag-solve-distribution = Also how final scores are spread.
flag-simulate-players = Levels of the players, with commas: hard,medium.
flag-simulate-games = How many games, also as 1e6.
flag-simulate-vary = Compare editions or values of an option.
flag-simulate-seed = The same games every time.
flag-simulate-workers = How many work at once; all processors unless told.
flag-simulate-backend = threads, loky, dask or ray; the fitting one of this machine unless told.
flag-simulate-cluster = The address of a Dask or Ray cluster.
flag-simulate-out = Every game into this file, .csv or .parquet.
flag-simulate-svg = Draw how scores are spread into this file.
flag-review-svg = Draw the curve of the game into this file.
flag-practice-daily = The puzzle of the day, the same for everyone.
flag-practice-questions = Stop after so many.
flag-practice-seed = The same positions every time.
flag-replay-all = Print the whole game without stopping.
flag-serve-host = The address to listen on; 0.0.0.0 for all.
flag-serve-port = The port to listen on.
flag-serve-public-url = Where others reach it: https://dice.example.org.
flag-serve-redis = redis://HOST: several processes on one database.
flag-serve-secret-file = The file of the key that signs cookies and invitations.
flag-serve-tls-cert = A certificate, to speak https without a proxy.
flag-serve-tls-key = Its key.
flag-serve-trust-proxy = Believe the address that a proxy in front forwards.
flag-doctor-public-url = Where others reach the server: the proxy there is checked.
flag-prune-older-than = 90d or 12h: games that have not changed since.
flag-languages-missing = Name every message that is missing.

## What is wrong with a command line
did-you-mean = Did you mean { $like }?
error-usage-command = There is no command “{ $command }”. Commands: { $allowed }.
error-usage-option = There is no option { $option } here.
error-usage-value-missing = { $option } needs a value.
error-usage-missing = { $option } must be given.
error-usage-choice = { $option } is one of these: { $allowed }.
error-usage-number = { $option } must be a number.
error-usage-from = { $option } must be a number from { $least } up.
error-usage-between = { $option } must be a number from { $least } to { $most }.
error-usage-too-many = That is more than the command takes: “{ $text }”.
error-usage-unforeseen = This command line cannot be read ({ $option }).
