# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa kører på { $url } (tryk Ctrl-C for at stoppe).
serve-running = Noppa kører allerede på { $url }.
serve-running-lan = Noppa kører allerede på { $url }. Stop den først, og start den så igen med --lan.
serve-scan = For at spille på en telefon derhjemme skal du scanne denne kode:
serve-backed-up =
    { $count ->
        [one] Ét spil er sikkerhedskopieret til { $path }.
       *[other] { $count } spil er sikkerhedskopieret til { $path }.
    }
serve-pruned =
    { $count ->
        [one] Ét spil er slettet.
       *[other] { $count } spil er slettet.
    }
serve-restored =
    { $count ->
        [one] Ét spil er gendannet.
       *[other] { $count } spil er gendannet.
    }
serve-exported =
    { $count ->
        [one] Ét spil er gemt i { $path }.
       *[other] { $count } spil er gemt i { $path }.
    }
serve-forgotten =
    { $deleted ->
        [one] Ét spil er slettet.
       *[other] { $deleted } spil er slettet.
    } { $kept ->
        [one] Spillerens navn er fjernet fra ét spil med andre.
       *[other] Spillerens navn er fjernet fra { $kept } spil med andre.
    }
error-setting-unknown = Der er ingen indstilling “{ $key }”. Indstillinger: { $allowed }.
error-setting-value = Indstillingen “{ $key }” kan ikke være “{ $value }”. Tilladt: { $allowed }.
error-setting-no-file = Indstillingsfilen { $path } kan ikke læses: { $why }.
error-setting-not-toml = Indstillingsfilen { $path } er ikke gyldig TOML: { $why }.
error-setting-tls-pair = Et TLS-certifikat kræver sin nøgle, og en nøgle sit certifikat. Angiv begge eller ingen.
error-setting-public-url = “{ $value }” er ikke en offentlig adresse. Skriv den som https://dice.example.org.
error-setting-database = Skriv databasens adresse som { $allowed }.
error-setting-age = Skriv en alder som 90d eller 12h, ikke “{ $text }”.
error-setting-extra = Du skal først installere en ekstra pakke: pip install 'noppa[{ $extra }]'.
error-secret-file = Den hemmelige fil { $path } kan hverken læses eller oprettes: { $why }.
error-secret-short = Hemmeligheden i { $path } er for kort. Den skal have mindst { $least } tegn.
error-port-in-use = Der kan ikke lyttes på { $host } port { $port }: { $why }.
error-database-no-file = Databasen { $path } kan ikke åbnes: { $why }.
error-database-in-use = En anden Noppa-server bruger allerede databasen { $database }. Flere på én gang kræver Redis: se --redis.
error-database-away = Databasen kan ikke nås ({ $why }).
error-database-newer = Databasen har version { $found } fra en nyere Noppa. Denne Noppa kender kun versioner op til { $wanted }.
error-backup-exists = { $path } findes allerede. Vælg et andet navn til sikkerhedskopien.
error-backup-no-database = Der er ingen database { $path }, så der er intet at sikkerhedskopiere.
error-backup-failed = Sikkerhedskopien { $path } kunne ikke skrives: { $why }.
error-restore-failed = { $path } kunne ikke gendannes: { $why }.
error-restore-not-empty = Der er allerede spil i databasen. Gendan i en tom.
error-lan-unavailable = Denne computer er ikke på et netværk, som telefoner kan nå.
error-lan-busy = Der kan ikke lyttes på { $address }: { $why }.

## Requests
error-request-invalid = Forespørgslen har en fejl i { $where }: { $why }.
error-request-refused = Serveren afviste denne forespørgsel ({ $status }).
error-no-such-page = Der er ingenting på { $path }.
error-method-not-allowed = Det kan du ikke gøre med { $path }.
error-message-not-text = Send beskeder som tekst, ikke som byte.
error-body-too-long = Forespørgslen er for stor. Grænsen er { $most } byte.
error-host-unknown = Denne server hedder ikke “{ $host }”.
error-origin-unknown = Sider fra { $origin } må ikke gøre det her.
error-too-fast =
    { $seconds ->
        [one] Det var for meget på én gang. Prøv igen om { $seconds } sekund.
       *[other] Det var for meget på én gang. Prøv igen om { $seconds } sekunder.
    }
error-too-many-sockets = Der er for mange forbindelser fra dit netværk. Grænsen er { $most }.
error-storage-unavailable = Vi kan ikke nå dine spil lige nu. Intet er tabt. Prøv igen om lidt.
error-storage-full = Der er ikke mere plads på denne enhed. Slet nogle spil, og prøv igen.
error-needs-server = Det kræver en server. Her kan du spille med botter og med andre på denne enhed.
error-worker-unavailable = Træneren har travlt. Prøv igen.
error-worker-busy = For mange forespørgsler venter. Prøv igen om lidt.
error-worker-too-long = Det tager for lang tid at regne ud.
error-name-refused = Det navn er ikke tilladt her. Vælg et andet.
error-content-refused = Et ord i denne fil er ikke tilladt her.
error-admin-off = Værtens side er slået fra på denne server.
error-admin-only = Det er ikke værtens adgangskode.
error-client-gone = Forespørgslen blev annulleret.
error-disk-full = Disken er næsten fuld. Der er kun { $free } MB tilbage, og Noppa skal bruge mindst { $least } MB.
error-closing = Serveren er ved at lukke. Prøv igen om lidt.

## Games
error-game-not-found = Vi kan ikke finde det spil.
error-game-not-started = Spillet er ikke begyndt endnu.
error-game-not-over = Spillet er ikke forbi endnu.
error-game-closed = Dette spil blev lukket, fordi dets regler er ændret, siden det begyndte.
error-seed-not-awaited = Spillet skal ikke bruge et hemmeligt tal fra dig nu.
error-seed-differs = Det er ikke det hemmelige tal, du lovede.
error-seeds-differ = De hemmelige tal bag spillets terninger svarer ikke til de gemte, så spillet kan ikke fortsætte.
error-stale = Spillet er kommet videre. Se på det igen.
error-same-needs-fair-dice = De samme terninger til alle kræver Noppas terninger.
error-dice-not-real = Du kan kun taste terninger ind i et spil med rigtige terninger.
error-record-day-open = Det er dagens terninger. Du kan få spilfilen i morgen.
error-remark-no-move = Trin { $number } er ikke et træk af den spiller.
error-played-not-yours = En anden har allerede tilføjet dette spil.
error-question-no-move = Trin { $number } i det spil er ikke et træk.
error-lesson-no-step = Lektionen har ikke noget trin { $step }.
error-practice-unknown = Der er intet at øve sig på i { $game }.
error-day-not-played = Det er dagens terninger. Spil dem til ende, så kan du se på andre spil.
error-odds-unequal = Vi kan ikke vise vinderchancer, når en bot spiller tilfældigt.
error-day-unknown = Der er ingen dagens terninger til { $game } den { $day }.

## Seats
error-seat-not-there = Der er ingen plads { $seat }.
error-seat-not-yours = Den plads er en andens.
error-seat-taken = Den plads er optaget.
error-seat-is-bots = Der spiller en bot på den plads.
error-seat-present = Spilleren på den plads er stadig forbundet, så du kan ikke overtage den.
error-remove-own = Forlad spillet, hvis du vil opgive din egen plads.
error-remove-too-few = Der skal være mindst { $least } andre spillere ved bordet for at fjerne nogen.
error-seat-in-round = Du kan være med, når denne runde er slut.
error-seat-not-absent = Den spiller har ikke været væk i { $seconds } sekunder endnu.
error-creator-only = Kun den, der lavede spillet, kan gøre det.
error-players-only = Kun spillere kan gøre det.
error-host-only = Kun den, der startede serveren, kan gøre det.
error-invite-unknown = Invitationen gælder ikke længere. Bed om en ny.
error-link-unknown = Linket er allerede brugt eller for gammelt. Bed om et nyt.
error-coach-not-allowed = Dette spil spilles uden træner.
error-undo-not-agreed = I dette spil kan man ikke fortryde.
error-nothing-asked = Ingen har bedt om det, eller spillet er kommet videre.

## A static site
site-written =
    { $count ->
        [one] Én fil ({ $megabytes } MB) er skrevet til { $path }. Du kan lægge mappen på enhver webserver, på enhver adresse.
       *[other] { $count } filer ({ $megabytes } MB) er skrevet til { $path }. Du kan lægge mappen på enhver webserver, på enhver adresse.
    }
site-needs-server = Besøgende spiller på deres egen enhed. For at spille via link og sammenligne dagens terninger skal der køre en server: “noppa serve”.
error-site-not-built = Browserappen er ikke bygget endnu. Kør “cd web && npm ci && npm run build”.
error-site-not-empty = { $path } er ikke tom. Vælg en ny mappe.
error-site-failed = Webstedet kunne ikke skrives til { $path }: { $why }.
