# The server: what it refuses, and the few words of its first page.

## Names
server-player-name = Player { $number }
server-bot-name = Bot ({ $level })

## Starting
serve-listening = Noppa is at { $url } (Ctrl-C stops it).
serve-scan = A phone at home opens it with this code:
serve-backed-up = { $count ->
    [one] One game is in { $path }.
   *[other] { $count } games are in { $path }.
 }
serve-pruned = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
 }
error-setting-unknown = There is no setting “{ $key }”. Settings: { $allowed }.
error-setting-value = The setting “{ $key }” cannot be “{ $value }”: { $allowed } is expected.
error-setting-no-file = The settings file { $path } cannot be read: { $why }.
error-setting-not-toml = The settings file { $path } is not valid TOML: { $why }.
error-setting-tls-pair = A certificate and its key belong together: set both or none.
error-setting-public-url = “{ $value }” is no address to be reached at: write it as https://dice.example.org.
error-setting-database = A database is given as { $allowed }.
error-setting-age = Write an age as 90d or 12h, not “{ $text }”.
error-setting-extra = This needs more to be installed: pip install 'noppa[{ $extra }]'.
error-secret-file = The secret file { $path } cannot be read or made: { $why }.
error-secret-short = The secret in { $path } must have at least { $least } characters.
error-port-in-use = { $host } port { $port } cannot be listened on: { $why }.
error-database-no-file = The database { $path } cannot be opened: { $why }.
error-database-in-use = Another Noppa runs on the database { $database }. Several need Redis: see --redis.
error-database-away = The database cannot be reached ({ $why }).
error-database-newer = The database is of version { $found }, made by a newer Noppa; this one knows { $wanted }.
error-backup-exists = { $path } is there already: a backup never overwrites.
error-backup-failed = The backup { $path } could not be written: { $why }.
error-lan-unavailable = This machine is on no network that phones could join.
error-lan-busy = { $address } cannot be listened on: { $why }.

## Requests
error-request-invalid = This cannot be read: { $where }: { $why }.
error-request-refused = This request is refused ({ $status }).
error-no-such-page = There is nothing at { $path }.
error-method-not-allowed = That cannot be done with { $path }.
error-message-not-text = A message is a text, not bytes.
error-body-too-long = A request has at most { $most } bytes.
error-host-unknown = This server is not called “{ $host }”.
error-origin-unknown = A page of { $origin } may not do that here.
error-too-fast = Too much at once: try again in { $seconds } s.
error-too-many-sockets = At most { $most } connections come from one address.
error-storage-unavailable = The games cannot be reached right now. Nothing is lost: try again.
error-worker-unavailable = Nobody could think about that right now: try again.
error-worker-busy = Too many requests are waiting. Try again in a moment.
error-worker-too-long = That takes too long to work out.
error-client-gone = The request was given up.
error-closing = The server is just closing: try again in a moment.

## Games
error-game-not-found = There is no such game.
error-game-not-started = The game has not started yet.
error-game-not-over = The game is not over yet.
error-game-closed = This game was closed: its rules have changed since.
error-seed-not-awaited = No secret number of yours is expected now.
error-seed-differs = This isn’t the secret number you announced.
error-seeds-differ = The secret numbers of this game’s dice don’t match the stored ones, so nothing more is rolled here.
error-stale = Something else happened first: look again.
error-same-needs-fair-dice = The same dice for all need Noppa’s dice.
error-dice-not-real = Dice are entered only where they are real.
error-record-day-open = These dice are today’s: the record can be had tomorrow.
error-remark-no-move = Event { $number } is not a move of that seat.
error-question-no-move = Event { $number } of that game is not a move.
error-practice-unknown = There is nothing to practise in { $game }.
error-day-not-played = These are today’s dice. Play them to the end, then you can look at other games.
error-odds-unequal = There are no chances to show while a bot plays at random.
error-day-unknown = There are no dice of the day for { $game } on { $day }.

## Seats
error-seat-not-there = There is no seat { $seat }.
error-seat-not-yours = That seat is somebody else’s.
error-seat-taken = That seat is taken.
error-seat-is-bots = A bot plays that seat.
error-seat-present = Whoever sits there is connected, so you can’t take the seat.
error-seat-in-round = You can sit down when this round is over.
error-seat-not-absent = Whoever sits there has not been away for { $seconds } s.
error-creator-only = Only whoever made the game can do that.
error-players-only = Only players can do that.
error-host-only = Only whoever started the server can do that.
error-invite-unknown = This invitation is not in force: ask for a new one.
error-link-unknown = This link is used up or too old: ask for a new one.
error-coach-not-allowed = These players agreed to play without a coach.
error-undo-not-agreed = These players agreed not to take moves back.
error-nothing-asked = Nobody asked for that, or something has happened since.
