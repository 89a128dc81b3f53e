# Palvelin: mitä se ei salli, ja sen ensimmäisen sivun muutamat sanat.

## Starting
serve-listening = Noppa on osoitteessa { $url } (Ctrl-C pysäyttää).
serve-scan = Kotona puhelin avaa sen tällä koodilla:
serve-backed-up = { $count ->
    [one] Yksi peli on tiedostossa { $path }.
   *[other] { $count } peliä on tiedostossa { $path }.
 }
serve-pruned = { $count ->
    [one] Yksi peli poistettiin.
   *[other] { $count } peliä poistettiin.
 }
error-setting-unknown = Asetusta ”{ $key }” ei ole. Asetukset: { $allowed }.
error-setting-value = Asetuksen ”{ $key }” arvoksi ei käy ”{ $value }”: odotetaan { $allowed }.
error-setting-no-file = Asetustiedostoa { $path } ei voi lukea: { $why }.
error-setting-not-toml = Asetustiedosto { $path } ei ole kelvollista TOMLia: { $why }.
error-setting-tls-pair = Varmenne ja sen avain kuuluvat yhteen: anna molemmat tai ei kumpaakaan.
error-setting-public-url = ”{ $value }” ei ole osoite, josta tavoittaa: kirjoita se muodossa https://dice.example.org.
error-setting-database = Tietokanta annetaan muodossa { $allowed }.
error-setting-age = Kirjoita ikä muodossa 90d tai 12h. ”{ $text }” ei käy.
error-setting-extra = Tähän on asennettava lisää: pip install 'noppa[{ $extra }]'.
error-secret-file = Salaisuuden tiedostoa { $path } ei voi lukea eikä luoda: { $why }.
error-secret-short = Tiedoston { $path } salaisuudessa on oltava vähintään { $least } merkkiä.
error-port-in-use = Osoitteen { $host } porttia { $port } ei voi kuunnella: { $why }.
error-database-no-file = Tietokantaa { $path } ei voi avata: { $why }.
error-database-in-use = Toinen Noppa käyttää tietokantaa { $database }. Useampi tarvitsee Redisin: katso --redis.
error-database-away = Tietokantaan ei saada yhteyttä ({ $why }).
error-database-newer = Tietokannan versio on { $found }, uudemman Nopan tekemä; tämä tuntee version { $wanted }.
error-backup-exists = { $path } on jo olemassa: varmuuskopio ei kirjoita minkään päälle.
error-backup-failed = Varmuuskopiota { $path } ei voitu kirjoittaa: { $why }.
error-lan-unavailable = Tämä kone ei ole verkossa, johon puhelimet pääsisivät.
error-lan-busy = Osoitetta { $address } ei voi kuunnella: { $why }.

## Requests
error-request-invalid = Tätä ei voi lukea: { $where }: { $why }.
error-request-refused = Tämä pyyntö hylättiin ({ $status }).
error-no-such-page = Osoitteessa { $path } ei ole mitään.
error-method-not-allowed = Osoitteelle { $path } ei voi tehdä niin.
error-message-not-text = Viesti on tekstiä, ei tavuja.
error-body-too-long = Pyynnössä on enintään { $most } tavua.
error-host-unknown = Tämän palvelimen nimi ei ole ”{ $host }”.
error-origin-unknown = Sivu osoitteesta { $origin } ei saa tehdä sitä täällä.
error-too-fast = Liian paljon kerralla: yritä uudelleen { $seconds } s kuluttua.
error-too-many-sockets = Yhdestä osoitteesta tulee enintään { $most } yhteyttä.
error-storage-unavailable = Peleihin ei juuri nyt pääse. Mitään ei ole kadonnut: yritä uudelleen.
error-worker-unavailable = Kukaan ei ehtinyt miettiä tätä juuri nyt: yritä uudelleen.
error-closing = Palvelin on juuri sulkeutumassa: yritä hetken kuluttua uudelleen.

## Games
error-game-not-found = Tällaista peliä ei ole.
error-game-not-started = Peli ei ole vielä alkanut.
error-game-not-over = Peli ei ole vielä päättynyt.
error-game-closed = Tämä peli suljettiin: sen säännöt ovat muuttuneet.
error-stale = Jotain muuta ehti tapahtua: katso uudelleen.
error-same-needs-fair-dice = Samat nopat kaikille vaatii Nopan nopat.
error-dice-not-real = Nopat syötetään vain, kun ne ovat oikeita.
error-record-day-open = Nämä ovat tämän päivän nopat: tallenteen saa huomenna.
error-remark-no-move = Tapahtuma { $number } ei ole tämän paikan siirto.
error-question-no-move = Pelin tapahtuma { $number } ei ole siirto.
error-practice-unknown = Pelissä { $game } ei ole mitään harjoiteltavaa.
error-day-unknown = Pelillä { $game } ei ole päivän noppia päivälle { $day }.

## Seats
error-seat-not-there = Paikkaa { $seat } ei ole.
error-seat-not-yours = Se paikka on jonkun muun.
error-seat-taken = Se paikka on varattu.
error-seat-is-bots = Sillä paikalla pelaa botti.
error-seat-not-absent = Paikan pelaaja ei ole ollut poissa { $seconds } s.
error-creator-only = Vain pelin luoja voi tehdä sen.
error-players-only = Vain pelaajat voivat tehdä sen.
error-host-only = Vain palvelimen käynnistäjä voi tehdä sen.
error-invite-unknown = Tämä kutsu ei ole voimassa: pyydä uusi.
error-link-unknown = Tämä linkki on käytetty tai vanhentunut: pyydä uusi.
error-coach-not-allowed = Nämä pelaajat sopivat pelaavansa ilman valmentajaa.
error-undo-not-agreed = Nämä pelaajat sopivat, ettei siirtoja peruta.
error-nothing-asked = Sitä ei kukaan pyytänyt, tai sen jälkeen on tapahtunut jotain.
