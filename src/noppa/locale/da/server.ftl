# Serveren: hvad den siger nej til, og de få ord på dens første side.

## Starting
serve-listening = Noppa er på { $url } (Ctrl-C stopper).
serve-scan = En telefon derhjemme åbner det med denne kode:
serve-backed-up = { $count ->
    [one] Ét spil er i { $path }.
   *[other] { $count } spil er i { $path }.
 }
serve-pruned = { $count ->
    [one] Ét spil blev slettet.
   *[other] { $count } spil blev slettet.
 }
error-setting-unknown = Der er ingen indstilling “{ $key }”. Indstillinger: { $allowed }.
error-setting-value = Indstillingen “{ $key }” kan ikke være “{ $value }”: { $allowed } ventes.
error-setting-no-file = Indstillingsfilen { $path } kan ikke læses: { $why }.
error-setting-not-toml = Indstillingsfilen { $path } er ikke gyldig TOML: { $why }.
error-setting-tls-pair = Et certifikat og dets nøgle hører sammen: angiv begge eller ingen.
error-setting-public-url = “{ $value }” er ikke en adresse at nås på: skriv den som https://dice.example.org.
error-setting-database = En database angives som { $allowed }.
error-setting-age = Skriv en alder som 90d eller 12h, ikke “{ $text }”.
error-setting-extra = Dette kræver, at mere installeres: pip install 'noppa[{ $extra }]'.
error-secret-file = Filen med hemmeligheden, { $path }, kan hverken læses eller laves: { $why }.
error-secret-short = Hemmeligheden i { $path } skal have mindst { $least } tegn.
error-port-in-use = Der kan ikke lyttes på { $host } port { $port }: { $why }.
error-database-no-file = Databasen { $path } kan ikke åbnes: { $why }.
error-database-in-use = En anden Noppa bruger databasen { $database }. Flere kræver Redis: se --redis.
error-database-away = Databasen kan ikke nås ({ $why }).
error-database-newer = Databasen har version { $found }, lavet af en nyere Noppa; denne kender { $wanted }.
error-backup-exists = { $path } findes allerede: en sikkerhedskopi overskriver aldrig.
error-backup-failed = Sikkerhedskopien { $path } kunne ikke skrives: { $why }.
error-lan-unavailable = Denne maskine er ikke på noget netværk, som telefoner kan nå.
error-lan-busy = Der kan ikke lyttes på { $address }: { $why }.

## Requests
error-request-invalid = Dette kan ikke læses: { $where }: { $why }.
error-request-refused = Denne forespørgsel er afvist ({ $status }).
error-no-such-page = Der er ingenting på { $path }.
error-method-not-allowed = Det kan man ikke gøre med { $path }.
error-message-not-text = En besked er tekst, ikke byte.
error-body-too-long = En forespørgsel har højst { $most } byte.
error-host-unknown = Denne server hedder ikke “{ $host }”.
error-origin-unknown = En side fra { $origin } må ikke gøre det på denne server.
error-too-fast = For meget på én gang: prøv igen om { $seconds } s.
error-too-many-sockets = Der kommer højst { $most } forbindelser fra én adresse.
error-storage-unavailable = Spillene kan ikke nås lige nu. Intet er tabt: prøv igen.
error-worker-unavailable = Ingen kunne tænke over det lige nu: prøv igen.
error-closing = Serveren er ved at lukke: prøv igen om lidt.

## Games
error-game-not-found = Det spil findes ikke.
error-game-not-started = Spillet er ikke begyndt endnu.
error-game-not-over = Spillet er ikke forbi endnu.
error-game-closed = Dette spil blev lukket: dets regler er ændret siden.
error-stale = Noget andet skete først: se efter igen.
error-same-needs-fair-dice = De samme terninger til alle kræver Noppas terninger.
error-dice-not-real = Terninger skrives kun ind, når de er rigtige.
error-record-day-open = Det er dagens terninger: spilfilen kan hentes i morgen.
error-remark-no-move = Hændelse { $number } er ikke et træk fra den plads.
error-question-no-move = Hændelse { $number } i det spil er ikke et træk.
error-practice-unknown = I { $game } er der intet at øve sig på.
error-day-unknown = Der er ingen dagens terninger til { $game } den { $day }.

## Seats
error-seat-not-there = Der er ingen plads { $seat }.
error-seat-not-yours = Den plads er en andens.
error-seat-taken = Den plads er optaget.
error-seat-is-bots = En bot spiller på den plads.
error-seat-not-absent = Den, der sidder der, har ikke været væk i { $seconds } s.
error-creator-only = Kun den, der lavede spillet, kan gøre det.
error-players-only = Kun spillere kan gøre det.
error-host-only = Kun den, der startede serveren, kan gøre det.
error-invite-unknown = Denne invitation gælder ikke: bed om en ny.
error-link-unknown = Dette link er brugt eller for gammelt: bed om et nyt.
error-coach-not-allowed = Disse spillere har aftalt at spille uden træner.
error-undo-not-agreed = Disse spillere har aftalt ikke at fortryde træk.
error-nothing-asked = Ingen har bedt om det, eller der er sket noget siden.
