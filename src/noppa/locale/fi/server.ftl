# Palvelin: mitä se ei salli, ja sen ensimmäisen sivun muutamat sanat.

## Starting
serve-listening = Noppa on osoitteessa { $url } (pysäytä painamalla Ctrl-C).
serve-running = Noppa on jo käynnissä osoitteessa { $url }.
serve-running-lan = Noppa on jo käynnissä osoitteessa { $url }. Pysäytä se ensin ja käynnistä se uudelleen valitsimella --lan.
serve-scan = Pelaa puhelimella kotona skannaamalla tämä koodi:
serve-backed-up = { $count ->
    [one] Yksi peli varmuuskopioitiin tiedostoon { $path }.
   *[other] { $count } peliä varmuuskopioitiin tiedostoon { $path }.
 }
serve-pruned = { $count ->
    [one] Yksi peli poistettiin.
   *[other] { $count } peliä poistettiin.
 }
serve-restored = { $count ->
    [one] Yksi peli palautettiin.
   *[other] { $count } peliä palautettiin.
 }
serve-exported = { $count ->
    [one] Yksi peli vietiin tiedostoon { $path }.
   *[other] { $count } peliä vietiin tiedostoon { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Yksi peli poistettiin.
   *[other] { $deleted } peliä poistettiin.
 } { $kept ->
    [one] Pelaajan nimi poistettiin yhdestä pelistä muiden kanssa.
   *[other] Pelaajan nimi poistettiin { $kept } pelistä muiden kanssa.
 }
error-setting-unknown = Asetusta ”{ $key }” ei ole. Asetukset: { $allowed }.
error-setting-value = Asetuksen ”{ $key }” arvoksi ei käy ”{ $value }”. Sallitut: { $allowed }.
error-setting-no-file = Asetustiedostoa { $path } ei voi lukea: { $why }.
error-setting-not-toml = Asetustiedosto { $path } ei ole kelvollista TOMLia: { $why }.
error-setting-tls-pair = TLS-varmenne tarvitsee avaimensa ja avain varmenteensa. Anna molemmat tai ei kumpaakaan.
error-setting-public-url = ”{ $value }” ei ole julkinen osoite. Kirjoita se muodossa https://dice.example.org.
error-setting-database = Kirjoita tietokannan osoite muodossa { $allowed }.
error-setting-age = Kirjoita ikä muodossa 90d tai 12h. ”{ $text }” ei käy.
error-setting-extra = Asenna ensin lisäpaketti: pip install 'noppa[{ $extra }]'.
error-secret-file = Salaisuustiedostoa { $path } ei voi lukea eikä luoda: { $why }.
error-secret-short = Tiedoston { $path } salaisuus on liian lyhyt. Siinä on oltava vähintään { $least } merkkiä.
error-port-in-use = Osoitteen { $host } porttia { $port } ei voi kuunnella: { $why }.
error-database-no-file = Tietokantaa { $path } ei voi avata: { $why }.
error-database-in-use = Toinen Noppa-palvelin käyttää jo tietokantaa { $database }. Useampi tarvitsee Redisin: katso --redis.
error-database-away = Tietokantaan ei saada yhteyttä ({ $why }).
error-database-newer = Tietokannan versio on { $found }, uudemman Nopan tekemä. Tämä Noppa tuntee versiot vain versioon { $wanted } asti.
error-backup-exists = { $path } on jo olemassa. Valitse varmuuskopiolle toinen nimi.
error-backup-no-database = Tietokantaa { $path } ei ole, joten varmuuskopioitavaa ei ole.
error-backup-failed = Varmuuskopiota { $path } ei voitu kirjoittaa: { $why }.
error-restore-failed = Varmuuskopiota { $path } ei voitu palauttaa: { $why }.
error-restore-not-empty = Tietokannassa on jo pelejä. Palauta tyhjään tietokantaan.
error-lan-unavailable = Tämä tietokone ei ole verkossa, johon puhelimet pääsisivät.
error-lan-busy = Osoitetta { $address } ei voi kuunnella: { $why }.

## Requests
error-request-invalid = Pyynnössä on virhe kohdassa { $where }: { $why }.
error-request-refused = Palvelin hylkäsi tämän pyynnön ({ $status }).
error-no-such-page = Osoitteessa { $path } ei ole mitään.
error-method-not-allowed = Osoitteelle { $path } ei voi tehdä niin.
error-message-not-text = Lähetä viestit tekstinä, ei tavuina.
error-body-too-long = Tämä pyyntö on liian iso. Siinä saa olla enintään { $most } tavua.
error-host-unknown = Tämän palvelimen nimi ei ole ”{ $host }”.
error-origin-unknown = Sivut osoitteesta { $origin } eivät voi tehdä niin täällä.
error-too-fast = { $seconds ->
    [one] Liikaa kerralla. Yritä uudelleen { $seconds } sekunnin kuluttua.
   *[other] Liikaa kerralla. Yritä uudelleen { $seconds } sekunnin kuluttua.
 }
error-too-many-sockets = Verkostasi on liian monta yhteyttä. Enimmäismäärä on { $most }.
error-storage-unavailable = Peleihisi ei juuri nyt pääse. Mitään ei ole kadonnut. Yritä hetken kuluttua uudelleen.
error-storage-full = Tällä laitteella ei ole enää tilaa. Poista pelejä ja yritä uudelleen.
error-needs-server = Siihen tarvitaan palvelin. Täällä voit pelata botteja vastaan tai muiden kanssa samalla laitteella.
error-worker-unavailable = Valmentajalla on kiire. Yritä uudelleen.
error-worker-busy = Liian moni pyyntö odottaa. Yritä hetken kuluttua uudelleen.
error-worker-too-long = Tämän laskeminen kestää liian kauan.
error-name-refused = Tämä nimi ei ole täällä sallittu. Valitse toinen.
error-content-refused = Jokin tämän tiedoston sana ei ole täällä sallittu.
error-admin-off = Ylläpitäjän sivu on tällä palvelimella pois käytöstä.
error-admin-only = Tämä ei ole ylläpitäjän avain.
error-client-gone = Pyyntö peruttiin.
error-disk-full = Levy on melkein täynnä. Tilaa on vain { $free } Mt, ja Noppa tarvitsee vähintään { $least } Mt.
error-closing = Palvelin on sulkeutumassa. Yritä hetken kuluttua uudelleen.

## Games
error-game-not-found = Sitä peliä ei löytynyt.
error-game-not-started = Peli ei ole vielä alkanut.
error-game-not-over = Peli ei ole vielä päättynyt.
error-game-closed = Tämä peli suljettiin, koska sen säännöt ovat muuttuneet pelin alettua.
error-seed-not-awaited = Tämä peli ei tarvitse sinulta nyt salaista lukua.
error-seed-differs = Tämä ei ole se salainen luku, jonka lupasit.
error-seeds-differ = Pelin noppien salaiset luvut eivät vastaa tallennettuja, joten peliä ei voi jatkaa.
error-stale = Peli on jo edennyt. Katso uudelleen.
error-same-needs-fair-dice = Samat nopat kaikille onnistuu vain Nopan nopilla.
error-dice-not-real = Noppia voi syöttää vain oikeilla nopilla pelattavaan peliin.
error-record-day-open = Nämä ovat tämän päivän nopat. Tallenteen saat huomenna.
error-remark-no-move = Merkintä { $number } ei ole tämän pelaajan siirto.
error-played-not-yours = Joku muu on jo lisännyt tämän pelin.
error-question-no-move = Pelin merkintä { $number } ei ole siirto.
error-lesson-no-step = Oppitunnissa ei ole vaihetta { $step }.
error-practice-unknown = Pelissä { $game } ei ole mitään harjoiteltavaa.
error-day-not-played = Nämä ovat tämän päivän nopat. Pelaa ne loppuun, niin voit katsoa muiden pelejä.
error-odds-unequal = Voittomahdollisuuksia ei voi näyttää, kun botti pelaa umpimähkään.
error-day-unknown = Pelillä { $game } ei ole päivän noppia päivälle { $day }.

## Seats
error-seat-not-there = Paikkaa { $seat } ei ole.
error-seat-not-yours = Se paikka on jonkun muun.
error-seat-taken = Se paikka on varattu.
error-seat-is-bots = Siinä pelaa botti.
error-seat-present = Tämän paikan pelaaja on yhä yhteydessä, joten et voi ottaa paikkaa.
error-remove-own = Omasta paikastasi luovut poistumalla pelistä.
error-remove-too-few = Pelaajan poistamiseen tarvitaan pöytään vähintään { $least } muuta pelaajaa.
error-seat-in-round = Voit liittyä, kun tämä kierros on ohi.
error-seat-not-absent = Tämä pelaaja ei ole ollut poissa vielä { $seconds } sekuntia.
error-creator-only = Vain pelin luonut pelaaja voi tehdä sen.
error-players-only = Vain pelaajat voivat tehdä sen.
error-host-only = Vain palvelimen käynnistäjä voi tehdä sen.
error-invite-unknown = Tämä kutsu ei ole enää voimassa. Pyydä uusi.
error-link-unknown = Tämä linkki on jo käytetty tai liian vanha. Pyydä uusi.
error-coach-not-allowed = Tämä peli pelataan ilman valmentajaa.
error-undo-not-agreed = Tässä pelissä siirtoja ei peruta.
error-nothing-asked = Sitä ei pyytänyt kukaan, tai peli on jo edennyt.

## A static site
site-written = { $count ->
    [one] Kirjoitettu yksi tiedosto ({ $megabytes } Mt): { $path }. Tämän kansion voi panna mille tahansa verkkopalvelimelle, mihin osoitteeseen tahansa.
   *[other] Kirjoitettu { $count } tiedostoa ({ $megabytes } Mt): { $path }. Tämän kansion voi panna mille tahansa verkkopalvelimelle, mihin osoitteeseen tahansa.
}
site-needs-server = Kävijät pelaavat omalla laitteellaan. Linkillä pelaamiseen ja päivän tulosten jakamiseen käynnistä palvelin: ”noppa serve”.
error-site-not-built = Selainsovellusta ei ole vielä koottu. Suorita ”cd web && npm ci && npm run build”.
error-site-not-empty = { $path } ei ole tyhjä. Valitse uusi kansio.
error-site-failed = Sivustoa ei voitu kirjoittaa kansioon { $path }: { $why }.
