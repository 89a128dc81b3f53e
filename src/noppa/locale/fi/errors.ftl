# Mikä meni vikaan ja mikä olisi oikein. Yksi viesti kutakin virhekoodia kohti;
# pelin omat koodit ovat sen tiedostossa.

error-unforeseen = Jokin meni vikaan ({ $code }).

## Moves
error-move-unreadable = ”{ $text }” ei ole tämän pelin siirto.
error-move-illegal = Siirtoa ”{ $move }” ei voi pelata nyt.
error-move-not-a-move = ”{ $move }” ei ole siirto; säännöt ottavat siirtoja, eivät tekstiä.
error-move-game-over = Peli on päättynyt.
error-move-chance-first = { $asked ->
    [draw] Ensin käännetään kortti.
   *[roll] Ensin heitetään nopat.
 }
error-move-out-of-turn = Nyt ei ole tämän paikan vuoro.

## Chance
error-roll-not-asked = Nyt ei heitetä noppia.
error-roll-count = { $dice ->
    [one] Nyt heitetään yksi noppa, ei { $given }.
   *[other] Nyt heitetään { $dice } noppaa, ei { $given }.
 }
error-roll-face = Noppa näyttää lukua 1–6, ei { $face }.
error-draw-not-asked = Nyt ei käännetä korttia.
error-card-not-in-pile = Korttia { $card } ei ole enää pakassa. Jäljellä: { $allowed }.
error-card-unknown = Korttia ”{ $card }” ei ole. Kortit: { $allowed }.
error-real-dice = Nopat ovat oikeita: kirjoita, mitä ne näyttävät.
error-real-card = Kortit ovat oikeita: kirjoita, mikä käännettiin.
error-replay-over = Tallennetussa pelissä ei ollut enempää noppia tai kortteja.
error-replay-differs = Tallennetussa pelissä on tässä kohdassa muuta: { $came }.

## Games, editions, options
error-game-unknown = Peliä ”{ $game }” ei ole. Pelit: { $allowed }.
error-edition-unknown = Painosta ”{ $edition }” ei ole. Painokset: { $allowed }.
error-option-unknown = Valintaa ”{ $key }” ei ole. Valinnat: { $allowed }.
error-option-value = Valinnan ”{ $key }” arvoksi ei käy { $value }. Sallitut: { $allowed }.
error-option-form = Kirjoita valinta muodossa NAME=VALUE. ”{ $text }” ei käy.
error-players = Pelaajia voi olla { $least }–{ $most }, ei { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Lauta
content-deck = Pakka
content-map = Kartta
content-content = Lauta, pakka tai kartta
error-content-other-game = { $content }: tämä on peliin { $allowed }, ei peliin { $game }.
error-content-not-plain = { $content }: siinä on muutakin kuin pelkkää dataa.
error-content-kind = { $content }: anna se tiedostona, tekstinä tai tauluna. { $given } ei käy.
error-content-not-a-table = { $content }: kohdan { $place } on oltava taulu, jossa on { $allowed }.
error-content-key-unknown = { $content }: kohdassa { $place } on tuntematon avain ”{ $key }”. Sallitut: { $allowed }.
error-content-key-missing = { $content }: kohdasta { $place } puuttuu ”{ $key }”.
error-content-no-file = { $content }: tiedostoa { $path } ei voi lukea: { $why }.
error-content-not-text = { $content }: tiedosto ei ole UTF-8-tekstiä (tavu { $byte }).
error-content-not-toml = { $content }: tämä ei ole kelvollista TOMLia: { $why }.
error-content-too-long = { $content }: tiedostossa on enintään { $most } tavua.

## The table
error-table-no-chance = Nyt ei heitetä eikä käännetä mitään.
error-table-started = Peli alkaa kerran, ensimmäisestä tapahtumastaan.
error-table-not-over = Peli ei ole vielä päättynyt.
error-table-ended = Peli on päättynyt.
error-undo-nothing = Peruttavaa ei ole.
error-undo-not-yours = Viimeisen valinnan teki joku muu, eikä tämä kierros ole ohi.
error-undo-past-chance = Siirtoa ei voi perua, kun sen jälkeen on jo heitetty tai käännetty kortti.
error-amend-needs-real-dice = Merkintöjä voi korjata vain, kun nopat ovat oikeita.
error-amend-other-kind = Merkintä { $number } on ”{ $was }”; sen paikalle ei käy ”{ $text }”.
error-step-unknown = Merkintää { $number } ei ole. Merkinnät: { $legal }.
error-seat-unknown = Paikkaa { $seat } ei ole.
error-bot-unknown = Bottia ”{ $bot }” ei ole. Botit: { $legal }.

## The coach
error-coach-no-worth = Valmentaja ei osaa vielä peliä { $game }.
error-worth-not-over = Peli ei ole vielä päättynyt, joten sitä ei ole kukaan voittanut.
error-bot-not-due = Paikalla { $seat } ei ole nyt valittavaa, joten sen botilta ei voi kysyä.
error-advice-not-due = Paikalla { $seat } ei ole nyt valittavaa.
error-review-unfinished = Tätä peliä ei ole pelattu loppuun: analyysi tarvitsee lopun.

## Simulations
error-simulate-games = Pelien määrän on oltava kokonaisluku, vähintään 1. { $games } ei käy.
error-simulate-seed = Siemen on kokonaisluku. { $seed } ei käy.
error-simulate-settled = Nämä pelin { $game } säännöt on jo lyöty lukkoon: niiden lisäksi ei voi antaa painosta eikä valintoja.
error-simulate-backend = Laskentatapaa ”{ $backend }” ei ole. Laskentatavat: { $allowed }.
error-simulate-workers = Työprosessien määrän on oltava kokonaisluku, vähintään 1. { $workers } ei käy.
error-simulate-cluster = Klusterin osoite annetaan vain näille: { $allowed }. { $backend } ei ota osoitetta.
error-simulate-no-cluster = Yksikään { $backend }-klusteri ei vastaa osoitteessa { $cluster }: { $reason }.
error-extra-missing = Tähän tarvitaan lisää paketteja: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } pelasi pelissä { $game } siirron ”{ $move }”, joka ei ole siinä sallittu. Sallitut: { $allowed }.
error-simulate-apart = { $player } pelaa vain käännetyissä peleissä näiden tasojen kanssa: { $allowed }.
error-simulate-actions = { $player }: vastauksessa pitää olla kokonaislukuja { $count }, yksi peliä kohti. Tuli { $kind }, jonka muoto on { $shape }.
error-simulate-failed = { $player } kaatui pelissä { $game }: { $reason }
error-simulate-endless = Peli { $game } ei ole ohi { $decisions } päätöksen jälkeen: nämä pelaajat eivät ehkä lopeta sitä koskaan.
error-simulate-format = Tulokset kirjoitetaan tiedostoon, jonka tyyppi on { $allowed }; ei tiedostoon { $path }.
error-simulate-write = Tiedostoon { $path } ei voi kirjoittaa: { $reason }. Siinä on { $games } pelin tulokset.
error-simulate-out-one = Jokaisen pelin tulokset kirjoitetaan tiedostoon vain yksistä säännöistä, ei useista verrattavista.
error-simulate-vary = Vertailtavat kirjoitetaan muodossa NAME=A,B,C. ”{ $text }” ei käy.
error-simulate-vary-twice = ”{ $key }” on annettu vertailtavaksi kahdesti.

## Records
error-record-no-file = Tiedostoa { $path } ei voi lukea: { $why }.
error-record-too-long = Tallenteessa on enintään { $most } tavua.
error-record-not-text = Tämä tiedosto ei ole UTF-8-tekstiä (tavu { $byte }).
error-record-not-json = Tämä tallenne on vioittunut tai katkennut: rivi { $line }, sarake { $column }.
error-record-not-a-record = Tämä tiedosto ei ole Nopan tallenne.
error-record-format-version = Tämän tallenteen muoto on versiota { $found }; tässä luetaan versiota { $wanted }.
error-record-rules-version = Tämä peli pelattiin sääntöjen versiolla { $found }; tässä on versio { $wanted }.
error-record-key-unknown = Tallenteessa on tuntematon avain ”{ $key }”. Tunnetut: { $allowed }.
error-record-key-missing = Tallenteesta puuttuu ”{ $key }”.
error-record-key-twice = Avain ”{ $key }” on tallenteessa kahdesti.
error-record-value = Tallenteen kohdan ”{ $key }” on oltava: { $allowed }.
error-record-content-hash = Tallenteen lauta, pakka tai kartta ei ole se, jolla peli pelattiin.
error-event-unreadable = ”{ $text }” ei ole nopat, kortti eikä siirto.
error-record-event = Tapahtumaa { $number } ei voi lukea: ”{ $text }”.
error-event-misfit = Tapahtuma { $number }, ”{ $event }”, ei sovi: { $why }
error-state-unreadable = Tallennettua asemaa ei voi lukea: odotettiin { $wanted }, löytyi { $found }.
error-verify-real-dice = Tämä peli pelattiin oikeilla nopilla: tarkistettavia siemeniä ei ole.
error-verify-commitment = Näytetty siemen ei ole se, joka luvattiin: { $shown }, luvattu { $promised }.
error-verify-differs = Tapahtuma { $number } poikkeaa: tallenteessa on ”{ $event }”, siemenistä tulee ”{ $promised }”.

## Requests of programs
error-engine-too-long = Rivillä on enintään { $most } tavua.
error-engine-not-json = Tämä rivi ei ole JSONia: ”{ $text }”.
error-engine-not-an-object = Pyyntö on JSON-olio. ”{ $text }” ei käy.
error-engine-request = Pyyntöä ”{ $request }” ei ole. Pyynnöt: { $allowed }.
error-engine-key-unknown = ”{ $request }” ei tunne avainta ”{ $key }”. Avaimet: { $allowed }.
error-engine-key-missing = ”{ $request }” tarvitsee avaimen ”{ $key }”.
error-engine-value = Pyynnössä ”{ $request }” avaimen ”{ $key }” on oltava: { $allowed }.
error-engine-protocol = Tässä puhutaan protokollan versiota { $wanted }, ei { $found }.
error-engine-table = Pöytää ”{ $table }” ei ole. Pöydät: { $allowed }.
error-engine-nobody-due = Kenelläkään ei ole nyt valittavaa.
error-engine-action = Toiminnot on numeroitu 0–{ $most }. { $action } ei käy.
error-engine-position = Tällaista asemaa ei voi syntyä ({ $why }).
error-engine-position-players = Tämä asema on { $players } pelaajan, peli { $wanted } pelaajan.

## Programs at the table
error-program-no-start = Ohjelmaa ”{ $command }” ei voi käynnistää: { $why }.
error-program-hangs = Ohjelma ”{ $command }” ei vastannut { $seconds } sekunnissa.
error-program-ended = Ohjelma ”{ $command }” päättyi koodiin { $exit } eikä vastannut. { $complaint }
error-program-protocol = Ohjelma ”{ $command }” puhuu protokollan versiota { $found }, ei { $wanted }.
error-program-rubbish = Ohjelma ”{ $command }” kirjoitti jotain, mikä ei ole vastaus: ”{ $text }”.
error-program-gives-up = Ohjelma ”{ $command }” ilmoitti virheestä: { $text }.
error-program-no-move = Ohjelma ”{ $command }” pelasi ”{ $move }”, joka ei ole tämän pelin siirto.
error-program-illegal = Ohjelma ”{ $command }” pelasi ”{ $move }”, joka ei ole nyt sallittu.
error-programs-seated = { $seats ->
    [one] Tässä pöydässä istuu yksi ohjelma
   *[other] Tässä pöydässä istuu { $seats } ohjelmaa
 }, ja valitsimella --engine nimettiin { $programs }.

## Learners
error-rl-unknown = Ympäristöä ”{ $name }” ei ole. Ympäristöt: { $allowed }.
error-rl-reward = Palkkio on jokin näistä: { $allowed }. ”{ $reward }” ei käy.
error-rl-illegal = Kielletyn toiminnon seuraus on jokin näistä: { $allowed }. ”{ $illegal }” ei käy.
error-rl-action = Toiminnot on numeroitu 0–{ $most }. { $action } ei käy.
error-rl-envs = Erässä on vähintään yksi peli, ei { $envs }.
error-rl-threads = Erää pelaa vähintään yksi säie, ei { $threads }.
error-rl-seeds = Erä ottaa yhden siemenen kaikille peleilleen.
error-rl-actions = Tarvitaan { $count } kokonaisluvun taulukko. Tyyppi { $kind } ja muoto { $shape } ei käy.
error-rl-batch = Erän pelissä { $game_number } toiminto { $action } (”{ $move }”) ei ole sallittu. Sallitut: { $legal }.
error-rl-no-batch = Peliä { $game } ei vielä pelata erissä.
error-rl-no-observation = Pelillä { $game } ei ole havaintoja oppiville ohjelmille.
error-native-missing = Noppan käännettyä ydintä ei voitu ladata tiedostosta { $path }: { $reason }. Asenna Noppa uudelleen.
error-native-refused = Noppan käännetty ydin hylkäsi funktion { $function } kutsun: { $problem }.
