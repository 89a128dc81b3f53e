# De server: wat hij weigert, en de paar woorden van zijn eerste pagina.

## Starten
serve-listening = Noppa staat op { $url } (Ctrl-C stopt).
serve-scan = Een telefoon in huis opent het met deze code:
serve-backed-up = { $count ->
    [one] Er staat één spel in { $path }.
   *[other] Er staan { $count } spellen in { $path }.
 }
serve-pruned = { $count ->
    [one] Eén spel is verwijderd.
   *[other] { $count } spellen zijn verwijderd.
 }
error-setting-unknown = Er is geen instelling “{ $key }”. Instellingen: { $allowed }.
error-setting-value = De instelling “{ $key }” kan niet “{ $value }” zijn: { $allowed } wordt verwacht.
error-setting-no-file = Het instellingenbestand { $path } is niet te lezen: { $why }.
error-setting-not-toml = Het instellingenbestand { $path } is geen geldige TOML: { $why }.
error-setting-tls-pair = Een certificaat en zijn sleutel horen bij elkaar: geef ze allebei of geen van beide.
error-setting-public-url = “{ $value }” is geen bereikbaar adres: schrijf het als https://dice.example.org.
error-setting-database = Een database geef je op als { $allowed }.
error-setting-age = Schrijf een leeftijd als 90d of 12h, niet “{ $text }”.
error-setting-extra = Hiervoor moet meer geïnstalleerd worden: pip install 'noppa[{ $extra }]'.
error-secret-file = Het geheime bestand { $path } is niet te lezen of te maken: { $why }.
error-secret-short = Het geheim in { $path } moet minstens { $least } tekens hebben.
error-port-in-use = { $host } poort { $port } is niet te gebruiken: { $why }.
error-database-no-file = De database { $path } is niet te openen: { $why }.
error-database-in-use = Er draait al een Noppa op de database { $database }. Voor meer tegelijk is Redis nodig: zie --redis.
error-database-away = De database is niet bereikbaar ({ $why }).
error-database-newer = De database is van versie { $found }, van een nieuwere Noppa; deze kent { $wanted }.
error-backup-exists = { $path } is er al: een reservekopie overschrijft nooit.
error-backup-failed = De reservekopie { $path } kon niet worden geschreven: { $why }.
error-lan-unavailable = Deze computer zit op geen netwerk waar telefoons bij kunnen.
error-lan-busy = { $address } is niet te gebruiken: { $why }.

## Verzoeken
error-request-invalid = Dit is niet te lezen: { $where }: { $why }.
error-request-refused = Dit verzoek is geweigerd ({ $status }).
error-no-such-page = Er is niets op { $path }.
error-method-not-allowed = Dat kan niet met { $path }.
error-message-not-text = Een bericht is tekst, geen bytes.
error-body-too-long = Een verzoek heeft hoogstens { $most } bytes.
error-host-unknown = Deze server heet niet “{ $host }”.
error-origin-unknown = Een pagina van { $origin } mag dat hier niet.
error-too-fast = Te veel tegelijk: probeer het over { $seconds } s opnieuw.
error-too-many-sockets = Van één adres komen hoogstens { $most } verbindingen.
error-storage-unavailable = De spellen zijn nu even niet bereikbaar. Er is niets verloren: probeer het opnieuw.
error-worker-unavailable = Niemand kon daar nu over nadenken: probeer het opnieuw.
error-closing = De server gaat net dicht: probeer het zo opnieuw.

## Spellen
error-game-not-found = Dat spel is er niet.
error-game-not-started = Het spel is nog niet begonnen.
error-game-not-over = Het spel is nog niet afgelopen.
error-game-closed = Dit spel is gesloten: de regels zijn sindsdien veranderd.
error-stale = Er gebeurde eerst iets anders: kijk nog eens.
error-same-needs-fair-dice = Dezelfde worpen voor iedereen kan alleen met de dobbelstenen van Noppa.
error-dice-not-real = Worpen voer je alleen in als de dobbelstenen echt zijn.
error-record-day-open = Dit zijn de worpen van vandaag: het verslag is er morgen.
error-remark-no-move = Gebeurtenis { $number } is geen zet van die plaats.
error-question-no-move = Gebeurtenis { $number } van dat spel is geen zet.
error-practice-unknown = In { $game } valt niets te oefenen.
error-day-unknown = Er zijn geen worpen van de dag voor { $game } op { $day }.

## Plaatsen
error-seat-not-there = Er is geen plaats { $seat }.
error-seat-not-yours = Die plaats is van iemand anders.
error-seat-taken = Die plaats is bezet.
error-seat-is-bots = Op die plaats speelt een bot.
error-seat-not-absent = Wie daar zit, is nog geen { $seconds } s weg.
error-creator-only = Dat kan alleen wie het spel gemaakt heeft.
error-players-only = Dat kunnen alleen de spelers.
error-host-only = Dat kan alleen wie de server gestart heeft.
error-invite-unknown = Deze uitnodiging geldt niet: vraag om een nieuwe.
error-link-unknown = Deze link is gebruikt of te oud: vraag om een nieuwe.
error-coach-not-allowed = Aan deze tafel is afgesproken zonder coach te spelen.
error-undo-not-agreed = Aan deze tafel is afgesproken geen zetten terug te nemen.
error-nothing-asked = Daar heeft niemand om gevraagd, of er is sindsdien iets gebeurd.

## De eerste pagina
