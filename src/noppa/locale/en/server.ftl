# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa is at { $url } (Ctrl-C stops it).
serve-running = Noppa is already running: { $url }
serve-running-lan = Noppa is already running at { $url }. Stop it first to start it with --lan.
serve-scan = A phone at home opens it with this code:
serve-backed-up = { $count ->
    [one] One game is in { $path }.
   *[other] { $count } games are in { $path }.
 }
serve-pruned = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
 }
serve-restored = { $count ->
    [one] One game was restored.
   *[other] { $count } games were restored.
 }
serve-exported = { $count ->
    [one] One game is in { $path }.
   *[other] { $count } games are in { $path }.
 }
serve-forgotten = { $deleted ->
    [one] One game was deleted.
   *[other] { $deleted } games were deleted.
 } { $kept ->
    [one] In one game with others the seat stays without a name.
   *[other] In { $kept } games with others the seat stays without a name.
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
error-backup-no-database = There is no database { $path }, so there is nothing to back up.
error-backup-failed = The backup { $path } could not be written: { $why }.
error-restore-failed = { $path } could not be restored: { $why }.
error-restore-not-empty = There are games in the database already: restore into an empty one.
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
error-storage-full = There’s no room left on this device. Delete some games and try again.
error-needs-server = That needs a server. Here you can play with everyone on this device, and with bots.
error-worker-unavailable = Nobody could think about that right now: try again.
error-worker-busy = Too many requests are waiting. Try again in a moment.
error-worker-too-long = That takes too long to work out.
error-name-refused = That name isn’t allowed here. Choose another one.
error-content-refused = A word in this file isn’t allowed here.
error-admin-off = This server has no page for its host.
error-admin-only = That isn’t the host’s token.
error-client-gone = The request was given up.
error-disk-full = The disk is almost full: { $free } MB are left, at least { $least } MB are needed.
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
error-played-not-yours = Somebody else has already handed over this game.
error-question-no-move = Event { $number } of that game is not a move.
error-lesson-no-step = The lesson has no step { $step }.
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
error-remove-own = To give up your own seat, leave the game.
error-remove-too-few = At least { $least } other players must be there to remove somebody.
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

## A static site
site-written = { $count ->
    [one] { $path }: one file, { $megabytes } MB. Any web server can serve this folder under any address.
   *[other] { $path }: { $count } files, { $megabytes } MB. Any web server can serve this folder under any address.
}
site-needs-server = Visitors play on their own device. Playing with others by link and a shared board of the day need a server: “noppa serve”.
error-site-not-built = The browser app is not built: “cd web && npm ci && npm run build”.
error-site-not-empty = { $path } is not empty. Name a new folder.
error-site-failed = The site could not be written to { $path }: { $why }.
