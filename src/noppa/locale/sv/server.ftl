# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa körs på { $url } (tryck Ctrl-C för att stoppa).
serve-running = Noppa körs redan på { $url }.
serve-running-lan = Noppa körs redan på { $url }. Stoppa det först och starta det sedan igen med --lan.
serve-scan = För att spela på en telefon hemma skannar du den här koden:
serve-backed-up =
    { $count ->
        [one] Säkerhetskopierade ett spel till { $path }.
       *[other] Säkerhetskopierade { $count } spel till { $path }.
    }
serve-pruned =
    { $count ->
        [one] Raderade ett spel.
       *[other] Raderade { $count } spel.
    }
serve-restored =
    { $count ->
        [one] Återställde ett spel.
       *[other] Återställde { $count } spel.
    }
serve-exported =
    { $count ->
        [one] Exporterade ett spel till { $path }.
       *[other] Exporterade { $count } spel till { $path }.
    }
serve-forgotten =
    { $deleted ->
        [one] Raderade ett spel.
       *[other] Raderade { $deleted } spel.
    } { $kept ->
        [one] Tog bort spelarens namn från ett spel med andra.
       *[other] Tog bort spelarens namn från { $kept } spel med andra.
    }
error-setting-unknown = Det finns ingen inställning ”{ $key }”. Inställningar: { $allowed }.
error-setting-value = Inställningen ”{ $key }” kan inte vara ”{ $value }”. Tillåtet: { $allowed }.
error-setting-no-file = Inställningsfilen { $path } går inte att läsa: { $why }.
error-setting-not-toml = Inställningsfilen { $path } är inte giltig TOML: { $why }.
error-setting-tls-pair = Ett TLS-certifikat behöver sin nyckel, och en nyckel sitt certifikat. Ange båda eller ingetdera.
error-setting-public-url = ”{ $value }” är ingen offentlig adress. Skriv den som https://dice.example.org.
error-setting-database = Skriv databasens adress som { $allowed }.
error-setting-age = Skriv en ålder som 90d eller 12h, inte ”{ $text }”.
error-setting-extra = Du måste installera ett extra paket först: pip install 'noppa[{ $extra }]'.
error-secret-file = Hemlighetsfilen { $path } går varken att läsa eller skapa: { $why }.
error-secret-short = Hemligheten i { $path } är för kort. Den måste ha minst { $least } tecken.
error-port-in-use = Det går inte att lyssna på { $host } port { $port }: { $why }.
error-database-no-file = Databasen { $path } går inte att öppna: { $why }.
error-database-in-use = En annan Noppa-server använder redan databasen { $database }. För att köra flera använder du Redis: se --redis.
error-database-away = Databasen går inte att nå ({ $why }).
error-database-newer = Databasen har version { $found }, från en nyare Noppa. Den här känner bara till versioner upp till { $wanted }.
error-backup-exists = { $path } finns redan. Välj ett annat namn för säkerhetskopian.
error-backup-no-database = Det finns ingen databas { $path }, så det finns inget att säkerhetskopiera.
error-backup-failed = Säkerhetskopian { $path } gick inte att skriva: { $why }.
error-restore-failed = Det gick inte att återställa { $path }: { $why }.
error-restore-not-empty = Databasen innehåller redan spel. Återställ till en tom.
error-lan-unavailable = Datorn är inte på något nätverk som telefoner kan ansluta till.
error-lan-busy = Det går inte att lyssna på { $address }: { $why }.

## Requests
error-request-invalid = Förfrågan har ett fel i { $where }: { $why }.
error-request-refused = Servern nekade förfrågan ({ $status }).
error-no-such-page = Det finns ingenting på { $path }.
error-method-not-allowed = Det går inte att göra med { $path }.
error-message-not-text = Skicka meddelanden som text, inte som byte.
error-body-too-long = Förfrågan är för stor. Gränsen är { $most } byte.
error-host-unknown = Den här servern går inte under namnet ”{ $host }”.
error-origin-unknown = Sidor från { $origin } får inte göra det här.
error-too-fast =
    { $seconds ->
        [one] Det var för mycket på en gång. Försök igen om { $seconds } sekund.
       *[other] Det var för mycket på en gång. Försök igen om { $seconds } sekunder.
    }
error-too-many-sockets = Det är för många anslutningar från ditt nätverk. Gränsen är { $most }.
error-storage-unavailable = Vi når inte dina spel just nu. Inget har gått förlorat. Försök igen om en stund.
error-storage-full = Det finns ingen plats kvar på enheten. Radera några spel och försök igen.
error-needs-server = Det kräver en server. Här kan du spela med botar och med personer på den här enheten.
error-worker-unavailable = Coachen är upptagen. Försök igen.
error-worker-busy = För många förfrågningar väntar. Försök igen om en stund.
error-worker-too-long = Det tar för lång tid att räkna ut.
error-name-refused = Det namnet är inte tillåtet här. Välj ett annat.
error-content-refused = Ett ord i filen är inte tillåtet här.
error-admin-off = Värdsidan är avstängd på den här servern.
error-admin-only = Det är inte värdkoden.
error-client-gone = Förfrågan avbröts.
error-disk-full = Disken är nästan full. Det finns bara { $free } MB kvar, och Noppa behöver minst { $least } MB.
error-closing = Servern håller på att stängas av. Försök igen om en stund.

## Games
error-game-not-found = Vi hittar inte det spelet.
error-game-not-started = Spelet har inte börjat än.
error-game-not-over = Spelet är inte slut än.
error-game-closed = Spelet stängdes eftersom reglerna har ändrats sedan det började.
error-seed-not-awaited = Spelet behöver inget hemligt tal från dig nu.
error-seed-differs = Det här är inte det hemliga talet du utlovade.
error-seeds-differ = De hemliga talen för spelets tärningar stämmer inte med de sparade, så spelet kan inte fortsätta.
error-stale = Spelet har gått vidare. Titta en gång till.
error-same-needs-fair-dice = Samma tärningar för alla går bara med Noppas tärningar.
error-dice-not-real = Du kan bara mata in tärningar i ett spel med riktiga tärningar.
error-record-day-open = Det här är dagens tärningar. Du kan hämta spelfilen i morgon.
error-remark-no-move = Post { $number } är inget drag av den spelaren.
error-played-not-yours = Någon annan har redan lagt till det här spelet.
error-question-no-move = Post { $number } i det spelet är inget drag.
error-lesson-no-step = Lektionen har inget steg { $step }.
error-practice-unknown = Det finns inget att öva på i { $game }.
error-day-not-played = Det här är dagens tärningar. Spela dem till slut, så kan du titta på andras spel.
error-odds-unequal = Vi kan inte visa vinstchanser medan en bot spelar på måfå.
error-day-unknown = Det finns inga tärningar för { $game } den { $day }.

## Seats
error-seat-not-there = Det finns ingen plats { $seat }.
error-seat-not-yours = Det är någon annans plats.
error-seat-taken = Den platsen är upptagen.
error-seat-is-bots = En bot spelar där.
error-seat-present = Spelaren på den platsen är fortfarande ansluten, så du kan inte ta den.
error-remove-own = Lämna spelet om du vill ge upp din egen plats.
error-remove-too-few = Det krävs minst { $least } andra spelare vid bordet för att ta bort någon.
error-seat-in-round = Du kan gå med när den här rundan är slut.
error-seat-not-absent = Den spelaren har inte varit borta i { $seconds } sekunder än.
error-creator-only = Bara spelaren som skapade spelet kan göra det.
error-players-only = Bara spelare kan göra det.
error-host-only = Bara den som startade servern kan göra det.
error-invite-unknown = Inbjudan gäller inte längre. Be om en ny.
error-link-unknown = Länken är redan använd eller för gammal. Be om en ny.
error-coach-not-allowed = Det här spelet spelas utan coach.
error-undo-not-agreed = I det här spelet kan man inte ångra.
error-nothing-asked = Ingen har bett om det, eller så har spelet gått vidare.

## A static site
site-written =
    { $count ->
        [one] Skrev en fil ({ $megabytes } MB) till { $path }. Mappen kan ligga på vilken webbserver och adress som helst.
       *[other] Skrev { $count } filer ({ $megabytes } MB) till { $path }. Mappen kan ligga på vilken webbserver och adress som helst.
    }
site-needs-server = Besökare spelar på sin egen enhet. För att spela via länk och jämföra dagens resultat kör du en server med ”noppa serve”.
error-site-not-built = Webbappen är inte byggd än. Kör ”cd web && npm ci && npm run build”.
error-site-not-empty = { $path } är inte tom. Välj en ny mapp.
error-site-failed = Det gick inte att skriva webbplatsen till { $path }: { $why }.
