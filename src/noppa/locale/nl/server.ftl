# De server: wat hij weigert, en de paar woorden van zijn eerste pagina.

## Starten
serve-listening = Noppa draait op { $url } (druk op Ctrl-C om te stoppen).
serve-running = Noppa draait al op { $url }.
serve-running-lan = Noppa draait al op { $url }. Stop het eerst en start het dan opnieuw met --lan.
serve-scan = Scan deze code om thuis op een telefoon te spelen:
serve-backed-up = { $count ->
    [one] Reservekopie van één spel gemaakt in { $path }.
   *[other] Reservekopie van { $count } spellen gemaakt in { $path }.
 }
serve-pruned = { $count ->
    [one] Eén spel verwijderd.
   *[other] { $count } spellen verwijderd.
 }
serve-restored = { $count ->
    [one] Eén spel teruggezet.
   *[other] { $count } spellen teruggezet.
 }
serve-exported = { $count ->
    [one] Eén spel geëxporteerd naar { $path }.
   *[other] { $count } spellen geëxporteerd naar { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Eén spel verwijderd.
   *[other] { $deleted } spellen verwijderd.
 } { $kept ->
    [one] De naam van de speler weggehaald uit één spel met anderen.
   *[other] De naam van de speler weggehaald uit { $kept } spellen met anderen.
 }
error-setting-unknown = Er is geen instelling “{ $key }”. Instellingen: { $allowed }.
error-setting-value = De instelling “{ $key }” kan niet “{ $value }” zijn. Mogelijk: { $allowed }.
error-setting-no-file = Het instellingenbestand { $path } is niet te lezen: { $why }.
error-setting-not-toml = Het instellingenbestand { $path } is geen geldige TOML: { $why }.
error-setting-tls-pair = Een TLS-certificaat heeft zijn sleutel nodig, en een sleutel zijn certificaat. Stel ze allebei in, of geen van beide.
error-setting-public-url = “{ $value }” is geen openbaar adres. Schrijf het als https://dice.example.org.
error-setting-database = Schrijf het adres van de database als { $allowed }.
error-setting-age = Schrijf een ouderdom als 90d of 12h, niet “{ $text }”.
error-setting-extra = Hiervoor moet je eerst een extra pakket installeren: pip install 'noppa[{ $extra }]'.
error-secret-file = Het geheime bestand { $path } is niet te lezen of te maken: { $why }.
error-secret-short = Het geheim in { $path } is te kort. Het heeft minstens { $least } tekens nodig.
error-port-in-use = Luisteren op { $host } poort { $port } lukt niet: { $why }.
error-database-no-file = De database { $path } is niet te openen: { $why }.
error-database-in-use = Een andere Noppa-server gebruikt de database { $database } al. Om er meer te draaien is Redis nodig: zie --redis.
error-database-away = De database is niet bereikbaar ({ $why }).
error-database-newer = De database heeft versie { $found }, van een nieuwere Noppa. Deze Noppa kent alleen versies tot en met { $wanted }.
error-backup-exists = { $path } bestaat al. Kies een andere naam voor de reservekopie.
error-backup-no-database = Er is geen database { $path }, dus er valt niets te bewaren.
error-backup-failed = De reservekopie { $path } kon niet worden geschreven: { $why }.
error-restore-failed = { $path } kon niet worden teruggezet: { $why }.
error-restore-not-empty = In de database staan al spellen. Zet de kopie terug in een lege database.
error-lan-unavailable = Deze computer zit niet op een netwerk waar telefoons bij kunnen.
error-lan-busy = Luisteren op { $address } lukt niet: { $why }.

## Verzoeken
error-request-invalid = Het verzoek heeft een fout in { $where }: { $why }.
error-request-refused = De server heeft dit verzoek geweigerd ({ $status }).
error-no-such-page = Er is niets op { $path }.
error-method-not-allowed = Dat kan niet met { $path }.
error-message-not-text = Stuur berichten als tekst, niet als bytes.
error-body-too-long = Dit verzoek is te groot. De grens is { $most } bytes.
error-host-unknown = Deze server luistert niet naar de naam “{ $host }”.
error-origin-unknown = Pagina’s van { $origin } mogen dat hier niet.
error-too-fast = { $seconds ->
    [one] Dat was te veel tegelijk. Probeer het over { $seconds } seconde opnieuw.
   *[other] Dat was te veel tegelijk. Probeer het over { $seconds } seconden opnieuw.
 }
error-too-many-sockets = Er zijn te veel verbindingen vanaf jouw netwerk. De grens is { $most }.
error-storage-unavailable = Je spellen zijn nu even niet bereikbaar. Er is niets verloren. Probeer het zo opnieuw.
error-storage-full = Er is geen ruimte meer op dit apparaat. Verwijder een paar spellen en probeer het opnieuw.
error-needs-server = Daarvoor is een server nodig. Hier kun je spelen met bots en met mensen op dit apparaat.
error-worker-unavailable = De coach heeft het druk. Probeer het opnieuw.
error-worker-busy = Er wachten te veel verzoeken. Probeer het zo opnieuw.
error-worker-too-long = Dat uitrekenen duurt te lang.
error-name-refused = Die naam mag hier niet. Kies een andere.
error-content-refused = Een woord in dit bestand mag hier niet.
error-admin-off = De hostpagina staat uit op deze server.
error-admin-only = Dat is niet de sleutel van de host.
error-client-gone = Het verzoek is geannuleerd.
error-disk-full = De schijf is bijna vol. Er is nog maar { $free } MB vrij, en Noppa heeft minstens { $least } MB nodig.
error-closing = De server wordt afgesloten. Probeer het zo opnieuw.

## Spellen
error-game-not-found = Dat spel kunnen we niet vinden.
error-game-not-started = Het spel is nog niet begonnen.
error-game-not-over = Het spel is nog niet afgelopen.
error-game-closed = Dit spel is gesloten, omdat de regels sinds het begin zijn veranderd.
error-seed-not-awaited = Dit spel heeft nu geen geheim getal van je nodig.
error-seed-differs = Dit is niet het geheime getal dat je beloofde.
error-seeds-differ = De geheime getallen voor de dobbelstenen van dit spel komen niet overeen met de bewaarde, dus het spel kan niet verder.
error-stale = Het spel is intussen verdergegaan. Kijk nog eens.
error-same-needs-fair-dice = Dezelfde worpen voor iedereen kan alleen met de dobbelstenen van Noppa.
error-dice-not-real = Je kunt alleen dobbelstenen invoeren in een spel met echte dobbelstenen.
error-record-day-open = Dit zijn de worpen van vandaag. Het verslag krijg je morgen.
error-remark-no-move = Invoer { $number } is geen zet van die speler.
error-played-not-yours = Iemand anders heeft dit spel al toegevoegd.
error-question-no-move = Invoer { $number } van dat spel is geen zet.
error-lesson-no-step = De les heeft geen stap { $step }.
error-practice-unknown = In { $game } valt niets te oefenen.
error-day-not-played = Dit zijn de worpen van vandaag. Speel ze eerst uit, dan kun je andere spellen bekijken.
error-odds-unequal = We kunnen geen winkansen tonen zolang een bot willekeurig speelt.
error-day-unknown = Er zijn geen worpen van de dag voor { $game } op { $day }.

## Plaatsen
error-seat-not-there = Er is geen plaats { $seat }.
error-seat-not-yours = Die plaats is van iemand anders.
error-seat-taken = Die plaats is bezet.
error-seat-is-bots = Daar speelt een bot.
error-seat-present = De speler op die plaats is nog verbonden, dus je kunt die plaats niet overnemen.
error-remove-own = Verlaat het spel om je eigen plaats op te geven.
error-remove-too-few = Om iemand te verwijderen moeten er minstens { $least } andere spelers aan tafel zitten.
error-seat-in-round = Je kunt meedoen als deze ronde voorbij is.
error-seat-not-absent = Die speler is nog geen { $seconds } seconden weg.
error-creator-only = Dat mag alleen de speler die het spel heeft gemaakt.
error-players-only = Dat mogen alleen spelers.
error-host-only = Dat mag alleen wie de server heeft gestart.
error-invite-unknown = Deze uitnodiging werkt niet meer. Vraag om een nieuwe.
error-link-unknown = Deze link is al gebruikt of te oud. Vraag om een nieuwe.
error-coach-not-allowed = Dit spel wordt zonder coach gespeeld.
error-undo-not-agreed = In dit spel kun je geen zetten terugnemen.
error-nothing-asked = Daar heeft niemand om gevraagd, of het spel is intussen verdergegaan.

## Een statische site
site-written = { $count ->
    [one] Eén bestand ({ $megabytes } MB) geschreven naar { $path }. Je kunt deze map op elke webserver zetten, op elk adres.
   *[other] { $count } bestanden ({ $megabytes } MB) geschreven naar { $path }. Je kunt deze map op elke webserver zetten, op elk adres.
 }
site-needs-server = Bezoekers spelen op hun eigen apparaat. Om via een link te spelen en de ranglijst van de dag te delen, start je een server met “noppa serve”.
error-site-not-built = De browser-app is nog niet gebouwd. Voer “cd web && npm ci && npm run build” uit.
error-site-not-empty = { $path } is niet leeg. Kies een nieuwe map.
error-site-failed = De site kon niet naar { $path } worden geschreven: { $why }.
