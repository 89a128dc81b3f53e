# Mitä `noppa --help` sanoo: komennot, valitsimet ja mikä komentorivissä on vialla.
# Se mitä kirjoitetaan, pysyy ennallaan: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Käyttö:
usage-options = Valitsimet
usage-commands = Komennot
usage-required = pakollinen
usage-try = Ohjeen saat kirjoittamalla ”{ $command } --help”.

## Commands
command-noppa = Pelaa ja tutki viittä noppapeliä. Ilman komentoa Noppa avautuu selaimeen.
command-menu = Valitse peli ja pelaa sitä päätteessä.
command-games = Luettele pelit, niiden painokset ja valinnat.
command-rules = Kerro esimerkkien avulla, miten peliä pelataan.
command-play = Pelaa päätteessä yksin, ystävien kanssa tai botteja vastaan.
command-join = Pelaa tai katso linkin avulla peliä Noppa-palvelimella.
command-engine = Vastaa pyyntöihin JSON-riveinä, jotta millä tahansa kielellä tehdyt ohjelmat voivat käyttää sääntöjä ja botteja.
command-match = Pane kaksi ohjelmaa pelaamaan vastakkain ja selvitä, kumpi on vahvempi. Ohjelman sijasta voit antaa myös botin tason.
command-completion = Tulosta täydennysskripti: bash, zsh tai fish.
command-solve = Laske pelin tarkka arvo, kun siinä pelataan virheettä.
command-simulate = Pelaa monta peliä kerralla ja tulosta tilastot.
command-review = Katso, mikä tallennetussa pelissä oli tuuria ja mikä taitoa.
command-history = Katso pelatut pelisi, ennätyksesi ja missä menetät eniten pisteitä.
command-practice = Harjoittele valintojasi, pahimmat virheet ensin, tai ratkaise päivän pulma.
command-learn = Opettele peli pelaamalla lyhyt oppitunti valmiiksi valituilla nopilla.
command-replay = Näytä tallennettu peli siirto siirrolta.
command-verify = Tarkista, ettei kukaan ole peukaloinut tallennetun pelin heittoja ja kortteja. Toimii ilman verkkoa.
command-serve = Käynnistä palvelin, jolla muut voivat pelata. Katso docs/hosting.md.
command-site = Vie Noppa staattiseksi sivustoksi mille tahansa verkkopalvelimelle. Pelit toimivat kävijän selaimessa.
command-backup = Varmuuskopioi palvelimen pelit tiedostoon, vaikka palvelin olisi käynnissä.
command-restore = Palauta varmuuskopio tyhjään tietokantaan.
command-doctor = Tarkista palvelimen asetukset ja kerro, miten ongelmat korjataan.
command-export-person = Tallenna kaikki, mitä palvelimella on pelaajasta. Tarvitaan pelaajakoodi.
command-delete-person = Poista kaikki, mitä palvelimella on pelaajasta. Tarvitaan pelaajakoodi.
command-prune = Poista palvelimen vanhat pelit.
command-languages = Luettele kielet ja kuinka valmis kukin on.

## Options of several commands
flag-help = Näytä tämä ohje ja lopeta.
flag-version = Näytä versio ja lopeta.
flag-language = Käytä tätä kieltä: fi, sv, en, …
flag-locale-dir = Käytä omia viestitiedostoja tästä kansiosta, jossa on alikansio kullekin kielelle.
flag-edition = Pelaa tätä painosta. ”noppa games” luettelee ne.
flag-option = Aseta kotisääntö. Tätä voi käyttää monta kertaa.
flag-json = Tulosta kaikki JSONina.
flag-board = Pelaa KIVIä omalla laudalla.
flag-deck = Pelaa Dicettoa omalla pakalla.
flag-map = Pelaa Dice Tripiä omalla kartalla.
flag-database = Käytä tätä tietokantaa: sqlite:///FILE tai postgresql://USER@HOST/NAME.
flag-config = Lue asetukset tästä TOML-tiedostosta.

## Options of one command
flag-noppa-lan = Päästä kotona olevat puhelimet mukaan. Näyttää osoitteen ja QR-koodin.
flag-noppa-no-browser = Älä avaa selainta.
flag-play-player = Lisää ihminen. Tätä voi käyttää monta kertaa.
flag-play-bot = Lisää botti: easy, medium, hard, … Tätä voi käyttää monta kertaa.
flag-play-engine = Lisää ohjelma. Tätä voi käyttää monta kertaa.
flag-play-first = Kuka aloittaa: pelaajan nimi, tai roll, jolloin suurin heitto aloittaa.
flag-play-timeout = Anna ohjelmalle näin monta sekuntia kuhunkin valintaan.
flag-play-dice = Käytä Nopan noppia (fair) tai omiasi (real).
flag-play-every-roll = Oikeilla nopilla: kirjoita jokainen heitto, ei vain lopullisia noppia.
flag-play-seed = Heitä nopat tästä aloitusluvusta. Samasta luvusta tulevat samat nopat.
flag-play-save = Tallenna peli tähän tiedostoon pelatessasi.
flag-play-overwrite = Anna valitsimen --save korvata olemassa oleva tiedosto.
flag-play-resume = Jatka tähän tiedostoon tallennettua peliä.
flag-play-coach = Saat neuvoja merkillä ? ja vihjeen virheen jälkeen.
flag-play-pace = Odota näin monta sekuntia botin siirtojen välillä.
flag-engine-schema = Tulosta kaikkien pyyntöjen ja vastausten JSON Schema ja lopeta.
flag-join-name = Nimesi pelissä.
flag-join-save = Tallenna peli tähän tiedostoon, kun se on päättynyt.
flag-match-game = Pelaa tätä peliä. Muuten se on ensimmäinen, jonka ”noppa games” luettelee.
flag-match-games = Pelaa enintään näin monta peliä. Määrän on oltava parillinen, sillä samat nopat pelataan molemmilta paikoilta.
flag-match-sprt = Lopeta, kun toinen näistä kahdesta Elo-erosta on selvästi todennäköisempi, esimerkiksi 0,10.
flag-match-timeout = Anna ohjelmalle näin monta sekuntia kuhunkin valintaan.
flag-match-seed = Aseta aloitusluku. Samasta luvusta tulevat samat nopat.
flag-match-records = Tallenna jokaisen pelin tallenne tähän kansioon.
flag-plain = Tulosta rivi kerrallaan ilman koko näytön tilaa.
flag-no-animation = Näytä nopat ilman animaatiota.
flag-solve-distribution = Tulosta myös lopputulosten jakauma.
flag-simulate-players = Valitse pelaajien tasot pilkuilla erotettuina: hard,medium.
flag-simulate-games = Pelaa näin monta peliä. Voit kirjoittaa myös 1e6.
flag-simulate-vary = Vertaa painoksia tai valinnan arvoja.
flag-simulate-seed = Aseta aloitusluku. Samasta luvusta tulevat samat pelit.
flag-simulate-workers = Käytä näin monta työprosessia. Muuten niitä on yksi suoritinta kohti.
flag-simulate-backend = Valitse threads, loky, dask tai ray. Muuten Noppa valitsee tälle koneelle sopivan.
flag-simulate-cluster = Käytä tässä osoitteessa olevaa Dask- tai Ray-klusteria.
flag-simulate-out = Tallenna jokainen peli tähän tiedostoon, .csv tai .parquet.
flag-simulate-svg = Tallenna pisteiden kaavio tähän tiedostoon.
flag-review-svg = Tallenna pelin kaavio tähän tiedostoon.
flag-practice-daily = Ratkaise päivän pulma. Se on kaikille sama.
flag-practice-questions = Lopeta näin monen kysymyksen jälkeen.
flag-practice-seed = Aseta aloitusluku. Samasta luvusta tulevat samat kysymykset.
flag-replay-all = Tulosta koko peli pysähtymättä.
flag-serve-host = Kuuntele tätä osoitetta. 0.0.0.0 tarkoittaa kaikkia osoitteita.
flag-serve-port = Kuuntele tätä porttia.
flag-serve-public-url = Osoite, jota pelaajat käyttävät: https://dice.example.org.
flag-serve-redis = Käytä Redisiä osoitteessa redis://HOST, jotta useat prosessit voivat jakaa yhden tietokannan.
flag-serve-secret-file = Lue evästeet ja kutsut allekirjoittava avain tästä tiedostosta.
flag-serve-tls-cert = Tarjoa HTTPS tällä varmenteella ilman välityspalvelinta.
flag-serve-tls-key = Varmenteen yksityinen avain.
flag-serve-trust-proxy = Luota pelaajan osoitteeseen, jonka välityspalvelin välittää.
flag-doctor-public-url = Osoite, jota pelaajat käyttävät. Myös sen välityspalvelin tarkistetaan.
flag-prune-older-than = Poista pelit, jotka eivät ole muuttuneet näin pitkään aikaan: 90d tai 12h.
flag-languages-missing = Luettele kaikki puuttuvat viestit.

## What is wrong with a command line
did-you-mean = Tarkoititko: { $like }?
error-usage-command = Komentoa ”{ $command }” ei ole. Komennot: { $allowed }.
error-usage-option = Tällä komennolla ei ole valitsinta { $option }.
error-usage-value-missing = { $option } tarvitsee arvon.
error-usage-missing = { $option } on annettava.
error-usage-choice = { $option } on annettava jonakin näistä: { $allowed }.
error-usage-number = { $option } on annettava lukuna.
error-usage-from = { $option } on annettava lukuna, vähintään { $least }.
error-usage-between = { $option } on annettava lukuna väliltä { $least }–{ $most }.
error-usage-too-many = Tämä on komennolle liikaa: ”{ $text }”. Jätä se pois.
error-usage-unforeseen = Noppa ei ymmärrä tätä komentoriviä ({ $option }).
