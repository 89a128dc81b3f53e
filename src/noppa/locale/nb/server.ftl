# Serveren: hva den sier nei til, og de få ordene på første side.

## Starting
serve-listening = Noppa er på { $url } (Ctrl-C stopper).
serve-scan = En telefon hjemme åpner det med denne koden:
serve-backed-up = { $count ->
    [one] Ett spill er i { $path }.
   *[other] { $count } spill er i { $path }.
 }
serve-pruned = { $count ->
    [one] Ett spill ble slettet.
   *[other] { $count } spill ble slettet.
 }
error-setting-unknown = Det finnes ingen innstilling «{ $key }». Innstillinger: { $allowed }.
error-setting-value = Innstillingen «{ $key }» kan ikke være «{ $value }»: { $allowed } er ventet.
error-setting-no-file = Innstillingsfilen { $path } kan ikke leses: { $why }.
error-setting-not-toml = Innstillingsfilen { $path } er ikke gyldig TOML: { $why }.
error-setting-tls-pair = Et sertifikat og nøkkelen hører sammen: oppgi begge eller ingen.
error-setting-public-url = «{ $value }» er ikke en adresse å nås på: skriv den som https://dice.example.org.
error-setting-database = En database oppgis som { $allowed }.
error-setting-age = Skriv en alder som 90d eller 12h, ikke «{ $text }».
error-setting-extra = Dette krever at mer installeres: pip install 'noppa[{ $extra }]'.
error-secret-file = Filen med hemmeligheten, { $path }, kan verken leses eller lages: { $why }.
error-secret-short = Hemmeligheten i { $path } må ha minst { $least } tegn.
error-port-in-use = Det går ikke å lytte på { $host } port { $port }: { $why }.
error-database-no-file = Databasen { $path } kan ikke åpnes: { $why }.
error-database-in-use = En annen Noppa bruker databasen { $database }. Flere trenger Redis: se --redis.
error-database-away = Databasen kan ikke nås ({ $why }).
error-database-newer = Databasen har versjon { $found }, laget av en nyere Noppa; denne kjenner { $wanted }.
error-backup-exists = { $path } finnes allerede: en sikkerhetskopi overskriver aldri.
error-backup-failed = Sikkerhetskopien { $path } kunne ikke skrives: { $why }.
error-lan-unavailable = Denne maskinen er ikke på noe nett som telefoner kan nå.
error-lan-busy = Det går ikke å lytte på { $address }: { $why }.

## Requests
error-request-invalid = Dette kan ikke leses: { $where }: { $why }.
error-request-refused = Denne forespørselen er avvist ({ $status }).
error-no-such-page = Det er ingenting på { $path }.
error-method-not-allowed = Det går ikke an å gjøre det med { $path }.
error-message-not-text = En melding er tekst, ikke byte.
error-body-too-long = En forespørsel har høyst { $most } byte.
error-host-unknown = Denne serveren heter ikke «{ $host }».
error-origin-unknown = En side fra { $origin } får ikke gjøre det på denne serveren.
error-too-fast = For mye på en gang: prøv igjen om { $seconds } s.
error-too-many-sockets = Høyst { $most } forbindelser kommer fra én adresse.
error-storage-unavailable = Spillene kan ikke nås akkurat nå. Ingenting er tapt: prøv igjen.
error-worker-unavailable = Ingen kunne tenke på det akkurat nå: prøv igjen.
error-closing = Serveren er i ferd med å stenge: prøv igjen om litt.

## Games
error-game-not-found = Det finnes ikke noe slikt spill.
error-game-not-started = Spillet har ikke begynt ennå.
error-game-not-over = Spillet er ikke over ennå.
error-game-closed = Dette spillet ble stengt: reglene er endret siden da.
error-stale = Noe annet skjedde først: se etter på nytt.
error-same-needs-fair-dice = Samme terninger for alle krever Noppas terninger.
error-dice-not-real = Terninger føres inn bare når de er ekte.
error-record-day-open = Dette er dagens terninger: spillfilen kan hentes i morgen.
error-remark-no-move = Hendelse { $number } er ikke et trekk fra den plassen.
error-question-no-move = Hendelse { $number } i det spillet er ikke et trekk.
error-practice-unknown = I { $game } er det ingenting å øve på.
error-day-unknown = Det finnes ingen dagens terninger for { $game } den { $day }.

## Seats
error-seat-not-there = Det finnes ingen plass { $seat }.
error-seat-not-yours = Den plassen er noen andres.
error-seat-taken = Den plassen er opptatt.
error-seat-is-bots = En bot spiller på den plassen.
error-seat-not-absent = Den som sitter der, har ikke vært borte i { $seconds } s.
error-creator-only = Bare den som laget spillet, kan gjøre det.
error-players-only = Bare spillere kan gjøre det.
error-host-only = Bare den som startet serveren, kan gjøre det.
error-invite-unknown = Denne invitasjonen gjelder ikke: be om en ny.
error-link-unknown = Denne lenken er brukt opp eller for gammel: be om en ny.
error-coach-not-allowed = Disse spillerne er enige om å spille uten trener.
error-undo-not-agreed = Disse spillerne er enige om ikke å angre trekk.
error-nothing-asked = Ingen ba om det, eller noe har skjedd siden.
