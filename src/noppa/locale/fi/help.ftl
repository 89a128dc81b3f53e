# Mitä `noppa --help` sanoo: komennot, valitsimet ja mikä komentorivissä on vialla.
# Se mitä kirjoitetaan, pysyy ennallaan: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Käyttö:
usage-options = Valitsimet
usage-commands = Komennot
usage-required = pakollinen
usage-try = ”{ $command } --help” kertoo lisää.

## Commands
command-noppa = Viisi noppapeliä: pelaa niitä, tutki niitä. Ilman komentoa ne avautuvat selaimeen.
command-menu = Valitse peli ja pelaa sitä päätteessä.
command-games = Luettele pelit, niiden painokset ja valinnat.
command-rules = Selitä peli esimerkkien kera.
command-play = Pelaa päätteessä yksin, ystävien kanssa tai botteja vastaan.
command-engine = Vastaa pyyntöihin JSON-riveinä: säännöt ja botit ohjelmille millä kielellä tahansa.
command-solve = Laske pelin alkuaseman tarkka arvo.
command-simulate = Pelaa monta peliä kerralla ja kerro, mitä yhteistä niillä on.
command-review = Erota tuuri taidosta tallennetussa pelissä.
command-history = Luettele pelatut pelisi, ennätykset ja mikä maksaa sinulle eniten.
command-replay = Näytä tallennettu peli siirto siirrolta.
command-verify = Tarkista ilman verkkoyhteyttä, että joka heitto on se, minkä siemenet lupasivat.
command-serve = Tarjoa pelejä muille; katso docs/hosting.md.
command-backup = Kopioi palvelimen pelit tiedostoon, myös sen ollessa käynnissä.
command-prune = Poista palvelimen vanhat pelit.
command-languages = Luettele kielet ja mitä kustakin puuttuu.

## Options of several commands
flag-help = Näytä tämä ja lopeta.
flag-version = Näytä versio ja lopeta.
flag-language = Kieli, jota puhutaan: fi, sv, en, …
flag-locale-dir = Omat viestitiedostosi, kielten mukaan nimetyissä kansioissa.
flag-edition = Jonkin kielen sääntövihkon mukaiset säännöt; katso ”noppa games”.
flag-option = Kotisääntö; voi toistaa.
flag-json = Tulosta kaikki JSONina.
flag-board = KIVI omalla laudalla.
flag-deck = Dicetto omalla pakalla.
flag-map = Dice Trip omalla kartalla.
flag-database = sqlite:///FILE tai postgresql://USER@HOST/NAME.
flag-config = Asetusten TOML-tiedosto.

## Options of one command
flag-noppa-lan = Päästä kotona olevat puhelimet mukaan: näytä osoite ja QR-koodi.
flag-noppa-no-browser = Älä avaa selainta.
flag-play-player = Ihminen tässä pöydässä; voi toistaa.
flag-play-bot = Botti tässä pöydässä: easy, medium, hard, …; voi toistaa.
flag-play-engine = Ohjelma tässä pöydässä; voi toistaa.
flag-play-timeout = Montako sekuntia ohjelmalla on yhteen valintaan.
flag-play-dice = Nopan nopat (fair) tai omasi (real).
flag-play-every-roll = Oikeilla nopilla: kirjoita joka heitto, ei vain lopullisia noppia.
flag-play-seed = Nopat tästä siemenestä: sama siemen, samat nopat.
flag-play-save = Tallenna peli tähän tiedostoon askel askeleelta.
flag-play-resume = Jatka tässä tiedostossa olevaa peliä.
flag-play-coach = Neuvo merkillä ? ja huomautus kalliin valinnan jälkeen.
flag-play-pace = Sekunteja botin askelten välillä.
flag-solve-distribution = Myös lopputulosten jakauma.
flag-simulate-players = Pelaajien tasot pilkuilla erotettuina: hard,medium.
flag-simulate-games = Montako peliä, myös muodossa 1e6.
flag-simulate-vary = Vertaa painoksia tai valinnan arvoja.
flag-simulate-seed = Samat pelit joka kerta.
flag-simulate-workers = Montako työskentelee yhtä aikaa; ellei sanota, kaikki suorittimet.
flag-simulate-backend = threads, loky, dask tai ray; ellei sanota, tälle koneelle sopiva.
flag-simulate-cluster = Dask- tai Ray-klusterin osoite.
flag-simulate-out = Jokainen peli tähän tiedostoon, .csv tai .parquet.
flag-simulate-svg = Piirrä pisteiden jakauma tähän tiedostoon.
flag-review-svg = Piirrä pelin käyrä tähän tiedostoon.
flag-practice-questions = Lopeta näin monen jälkeen.
flag-practice-seed = Samat asemat joka kerta.
flag-replay-all = Tulosta koko peli pysähtymättä.
flag-serve-host = Kuunneltava osoite; 0.0.0.0 on kaikki.
flag-serve-port = Kuunneltava portti.
flag-serve-public-url = Mistä muut tavoittavat sen: https://dice.example.org.
flag-serve-redis = redis://HOST: useita prosesseja yhdellä tietokannalla.
flag-serve-secret-file = Evästeet ja kutsut allekirjoittavan avaimen tiedosto.
flag-serve-tls-cert = Varmenne, jolla puhutaan https:ää ilman välityspalvelinta.
flag-serve-tls-key = Sen avain.
flag-serve-trust-proxy = Luota osoitteeseen, jonka edessä oleva välityspalvelin kertoo.
flag-prune-older-than = 90d tai 12h: pelit, jotka eivät ole sen jälkeen muuttuneet.
flag-languages-missing = Nimeä jokainen puuttuva viesti.

## What is wrong with a command line
error-usage-command = Komentoa ”{ $command }” ei ole. Komennot: { $allowed }.
error-usage-option = Valitsinta { $option } ei ole tässä.
error-usage-value-missing = { $option } tarvitsee arvon.
error-usage-missing = { $option } on annettava.
error-usage-choice = { $option } on jokin näistä: { $allowed }.
error-usage-number = { $option } on annettava lukuna.
error-usage-from = { $option } on annettava lukuna, vähintään { $least }.
error-usage-between = { $option } on annettava lukuna väliltä { $least }–{ $most }.
error-usage-too-many = Tämä on enemmän kuin komento ottaa: ”{ $text }”.
error-usage-unforeseen = Tätä komentoriviä ei voi lukea ({ $option }).
