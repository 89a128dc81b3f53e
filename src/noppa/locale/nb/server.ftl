# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa kjører på { $url } (trykk Ctrl-C for å stoppe).
serve-running = Noppa kjører allerede på { $url }.
serve-running-lan = Noppa kjører allerede på { $url }. Stopp det først, og start det så igjen med --lan.
serve-scan = For å spille på en telefon hjemme skanner du denne koden:
serve-backed-up =
    { $count ->
        [one] Sikkerhetskopierte ett spill til { $path }.
       *[other] Sikkerhetskopierte { $count } spill til { $path }.
    }
serve-pruned =
    { $count ->
        [one] Slettet ett spill.
       *[other] Slettet { $count } spill.
    }
serve-restored =
    { $count ->
        [one] Gjenopprettet ett spill.
       *[other] Gjenopprettet { $count } spill.
    }
serve-exported =
    { $count ->
        [one] Eksporterte ett spill til { $path }.
       *[other] Eksporterte { $count } spill til { $path }.
    }
serve-forgotten =
    { $deleted ->
        [one] Slettet ett spill.
       *[other] Slettet { $deleted } spill.
    } { $kept ->
        [one] Fjernet navnet til spilleren fra ett spill med andre.
       *[other] Fjernet navnet til spilleren fra { $kept } spill med andre.
    }
error-setting-unknown = Det finnes ingen innstilling «{ $key }». Innstillinger: { $allowed }.
error-setting-value = Innstillingen «{ $key }» kan ikke være «{ $value }». Tillatt: { $allowed }.
error-setting-no-file = Innstillingsfilen { $path } kan ikke leses: { $why }.
error-setting-not-toml = Innstillingsfilen { $path } er ikke gyldig TOML: { $why }.
error-setting-tls-pair = Et TLS-sertifikat trenger nøkkelen sin, og en nøkkel sertifikatet sitt. Oppgi begge eller ingen.
error-setting-public-url = «{ $value }» er ikke en offentlig adresse. Skriv den som https://dice.example.org.
error-setting-database = Skriv databaseadressen som { $allowed }.
error-setting-age = Skriv en alder som 90d eller 12h, ikke «{ $text }».
error-setting-extra = Du må installere en ekstra pakke først: pip install 'noppa[{ $extra }]'.
error-secret-file = Hemmelighetsfilen { $path } kan verken leses eller lages: { $why }.
error-secret-short = Hemmeligheten i { $path } er for kort. Den må ha minst { $least } tegn.
error-port-in-use = Det går ikke å lytte på { $host } port { $port }: { $why }.
error-database-no-file = Databasen { $path } kan ikke åpnes: { $why }.
error-database-in-use = En annen Noppa-server bruker allerede databasen { $database }. For å kjøre flere bruker du Redis: se --redis.
error-database-away = Databasen kan ikke nås ({ $why }).
error-database-newer = Databasen har versjon { $found }, fra en nyere Noppa. Denne kjenner bare versjoner opp til { $wanted }.
error-backup-exists = { $path } finnes allerede. Velg et annet navn på sikkerhetskopien.
error-backup-no-database = Det finnes ingen database { $path }, så det er ingenting å sikkerhetskopiere.
error-backup-failed = Sikkerhetskopien { $path } kunne ikke skrives: { $why }.
error-restore-failed = Kunne ikke gjenopprette { $path }: { $why }.
error-restore-not-empty = Databasen har allerede spill i seg. Gjenopprett til en tom.
error-lan-unavailable = Denne maskinen er ikke på noe nettverk som telefoner kan koble seg til.
error-lan-busy = Det går ikke å lytte på { $address }: { $why }.

## Requests
error-request-invalid = Forespørselen har en feil i { $where }: { $why }.
error-request-refused = Serveren avviste forespørselen ({ $status }).
error-no-such-page = Det er ingenting på { $path }.
error-method-not-allowed = Det kan ikke gjøres med { $path }.
error-message-not-text = Send meldinger som tekst, ikke som byte.
error-body-too-long = Forespørselen er for stor. Grensen er { $most } byte.
error-host-unknown = Denne serveren går ikke under navnet «{ $host }».
error-origin-unknown = Sider fra { $origin } kan ikke gjøre det her.
error-too-fast =
    { $seconds ->
        [one] Det var for mye på en gang. Prøv igjen om { $seconds } sekund.
       *[other] Det var for mye på en gang. Prøv igjen om { $seconds } sekunder.
    }
error-too-many-sockets = Det er for mange tilkoblinger fra nettverket ditt. Grensen er { $most }.
error-storage-unavailable = Vi får ikke tak i spillene dine akkurat nå. Ingenting er tapt. Prøv igjen om litt.
error-storage-full = Det er ikke mer plass på denne enheten. Slett noen spill og prøv igjen.
error-needs-server = Det trenger en server. Her kan du spille med boter og med folk på denne enheten.
error-worker-unavailable = Treneren er opptatt. Prøv igjen.
error-worker-busy = For mange forespørsler venter. Prøv igjen om litt.
error-worker-too-long = Det tar for lang tid å regne ut.
error-name-refused = Det navnet er ikke tillatt her. Velg et annet.
error-content-refused = Et ord i denne filen er ikke tillatt her.
error-admin-off = Vertssiden er slått av på denne serveren.
error-admin-only = Det er ikke vertskoden.
error-client-gone = Forespørselen ble avbrutt.
error-disk-full = Disken er nesten full. Det er bare { $free } MB igjen, og Noppa trenger minst { $least } MB.
error-closing = Serveren er i ferd med å slås av. Prøv igjen om litt.

## Games
error-game-not-found = Vi finner ikke det spillet.
error-game-not-started = Spillet har ikke begynt ennå.
error-game-not-over = Spillet er ikke over ennå.
error-game-closed = Dette spillet ble stengt fordi reglene er endret siden det begynte.
error-seed-not-awaited = Dette spillet trenger ikke noe hemmelig tall fra deg nå.
error-seed-differs = Dette er ikke det hemmelige tallet du lovet.
error-seeds-differ = De hemmelige tallene for terningene i spillet stemmer ikke med de lagrede, så spillet kan ikke fortsette.
error-stale = Spillet har gått videre. Se en gang til.
error-same-needs-fair-dice = Samme terninger for alle går bare med Noppas terninger.
error-dice-not-real = Du kan bare legge inn terninger i et spill med ekte terninger.
error-record-day-open = Dette er dagens terninger. Du kan hente spillfilen i morgen.
error-remark-no-move = Oppføring { $number } er ikke et trekk av den spilleren.
error-played-not-yours = Noen andre har allerede lagt til dette spillet.
error-question-no-move = Oppføring { $number } i det spillet er ikke et trekk.
error-lesson-no-step = Leksjonen har ikke noe steg { $step }.
error-practice-unknown = Det er ingenting å øve på i { $game }.
error-day-not-played = Dette er dagens terninger. Spill dem ferdig, så kan du se på andres spill.
error-odds-unequal = Vi kan ikke vise vinnersjanser mens en bot spiller tilfeldig.
error-day-unknown = Det finnes ingen terninger for { $game } den { $day }.

## Seats
error-seat-not-there = Det finnes ingen plass { $seat }.
error-seat-not-yours = Det er plassen til noen andre.
error-seat-taken = Den plassen er opptatt.
error-seat-is-bots = En bot spiller der.
error-seat-present = Spilleren på den plassen er fortsatt tilkoblet, så du kan ikke ta den.
error-remove-own = Forlat spillet hvis du vil gi fra deg din egen plass.
error-remove-too-few = Det må være minst { $least } andre spillere ved bordet for å fjerne noen.
error-seat-in-round = Du kan bli med når denne runden er over.
error-seat-not-absent = Den spilleren har ikke vært borte i { $seconds } sekunder ennå.
error-creator-only = Bare spilleren som laget spillet, kan gjøre det.
error-players-only = Bare spillere kan gjøre det.
error-host-only = Bare den som startet serveren, kan gjøre det.
error-invite-unknown = Denne invitasjonen gjelder ikke lenger. Be om en ny.
error-link-unknown = Denne lenken er allerede brukt eller for gammel. Be om en ny.
error-coach-not-allowed = Dette spillet spilles uten trener.
error-undo-not-agreed = I dette spillet kan man ikke angre.
error-nothing-asked = Ingen ba om det, eller så har spillet gått videre.

## A static site
site-written =
    { $count ->
        [one] Skrev én fil ({ $megabytes } MB) til { $path }. Mappen kan ligge på en hvilken som helst nettserver og adresse.
       *[other] Skrev { $count } filer ({ $megabytes } MB) til { $path }. Mappen kan ligge på en hvilken som helst nettserver og adresse.
    }
site-needs-server = Besøkende spiller på sin egen enhet. For å spille via lenke og sammenligne dagens resultater kjører du en server med «noppa serve».
error-site-not-built = Nettappen er ikke bygd ennå. Kjør «cd web && npm ci && npm run build».
error-site-not-empty = { $path } er ikke tom. Velg en ny mappe.
error-site-failed = Kunne ikke skrive nettstedet til { $path }: { $why }.
