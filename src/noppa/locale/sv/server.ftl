# Servern: vad den säger nej till, och de få orden på dess första sida.

## Starting
serve-listening = Noppa finns på { $url } (Ctrl-C stoppar).
serve-scan = En telefon hemma öppnar den med den här koden:
serve-backed-up = { $count ->
    [one] Ett spel finns i { $path }.
   *[other] { $count } spel finns i { $path }.
 }
serve-pruned = { $count ->
    [one] Ett spel raderades.
   *[other] { $count } spel raderades.
 }
error-setting-unknown = Det finns ingen inställning ”{ $key }”. Inställningar: { $allowed }.
error-setting-value = Inställningen ”{ $key }” kan inte vara ”{ $value }”: { $allowed } väntas.
error-setting-no-file = Inställningsfilen { $path } går inte att läsa: { $why }.
error-setting-not-toml = Inställningsfilen { $path } är inte giltig TOML: { $why }.
error-setting-tls-pair = Ett certifikat och dess nyckel hör ihop: ange båda eller ingetdera.
error-setting-public-url = ”{ $value }” är ingen adress att nås på: skriv den som https://dice.example.org.
error-setting-database = En databas anges som { $allowed }.
error-setting-age = Skriv en ålder som 90d eller 12h, inte ”{ $text }”.
error-setting-extra = Det här kräver att mer installeras: pip install 'noppa[{ $extra }]'.
error-secret-file = Filen med hemligheten, { $path }, går varken att läsa eller skapa: { $why }.
error-secret-short = Hemligheten i { $path } måste ha minst { $least } tecken.
error-port-in-use = Det går inte att lyssna på { $host } port { $port }: { $why }.
error-database-no-file = Databasen { $path } går inte att öppna: { $why }.
error-database-in-use = En annan Noppa använder databasen { $database }. Flera behöver Redis: se --redis.
error-database-away = Databasen går inte att nå ({ $why }).
error-database-newer = Databasen har version { $found }, gjord av en nyare Noppa; den här känner till { $wanted }.
error-backup-exists = { $path } finns redan: en säkerhetskopia skriver aldrig över.
error-backup-failed = Säkerhetskopian { $path } gick inte att skriva: { $why }.
error-lan-unavailable = Den här datorn är inte på något nätverk som telefoner kan nå.
error-lan-busy = Det går inte att lyssna på { $address }: { $why }.

## Requests
error-request-invalid = Det här går inte att läsa: { $where }: { $why }.
error-request-refused = Den här förfrågan nekas ({ $status }).
error-no-such-page = Det finns ingenting på { $path }.
error-method-not-allowed = Så går det inte att göra med { $path }.
error-message-not-text = Ett meddelande är text, inte byte.
error-body-too-long = En förfrågan har högst { $most } byte.
error-host-unknown = Den här servern heter inte ”{ $host }”.
error-origin-unknown = En sida från { $origin } får inte göra det på den här servern.
error-too-fast = För mycket på en gång: försök igen om { $seconds } s.
error-too-many-sockets = Högst { $most } anslutningar kommer från en adress.
error-storage-unavailable = Spelen går inte att nå just nu. Inget är förlorat: försök igen.
error-worker-unavailable = Ingen kunde tänka på det just nu: försök igen.
error-closing = Servern håller på att stängas: försök igen om en stund.

## Games
error-game-not-found = Det finns inget sådant spel.
error-game-not-started = Spelet har inte börjat än.
error-game-not-over = Spelet är inte slut än.
error-game-closed = Det här spelet stängdes: dess regler har ändrats sedan dess.
error-stale = Något annat hann före: titta igen.
error-same-needs-fair-dice = Samma tärningar för alla kräver Noppas tärningar.
error-dice-not-real = Tärningar skrivs in bara när de är riktiga.
error-record-day-open = Det här är dagens tärningar: spelfilen kan hämtas i morgon.
error-remark-no-move = Händelse { $number } är inget drag från den platsen.
error-question-no-move = Händelse { $number } i det spelet är inget drag.
error-practice-unknown = I { $game } finns inget att öva på.
error-day-unknown = Det finns inga dagens tärningar för { $game } den { $day }.

## Seats
error-seat-not-there = Det finns ingen plats { $seat }.
error-seat-not-yours = Den platsen är någon annans.
error-seat-taken = Den platsen är upptagen.
error-seat-is-bots = En bot spelar på den platsen.
error-seat-not-absent = Den som sitter där har inte varit borta i { $seconds } s.
error-creator-only = Bara den som skapade spelet kan göra det.
error-players-only = Bara spelare kan göra det.
error-host-only = Bara den som startade servern kan göra det.
error-invite-unknown = Den här inbjudan gäller inte: be om en ny.
error-link-unknown = Den här länken är förbrukad eller för gammal: be om en ny.
error-coach-not-allowed = De här spelarna har kommit överens om att spela utan coach.
error-undo-not-agreed = De här spelarna har kommit överens om att inte ångra drag.
error-nothing-asked = Ingen har bett om det, eller så har något hänt sedan dess.
