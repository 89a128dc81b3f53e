# Mikä meni vikaan ja mikä olisi oikein. Yksi viesti kutakin virhekoodia kohti;
# pelin omat koodit ovat sen tiedostossa.

error-unforeseen = Jokin meni vikaan ({ $code }).

## Moves
error-move-unreadable = ”{ $text }” ei ole tämän pelin siirto.
error-move-illegal = Siirtoa ”{ $move }” ei voi pelata nyt.
error-move-not-a-move = ”{ $move }” ei ole siirto-olio. Tee sellainen tekstistä funktiolla rules.parse().
error-move-game-over = Peli on päättynyt.
error-move-chance-first = { $asked ->
    [draw] Käännä ensin kortti.
   *[roll] Heitä ensin nopat.
 }
error-move-out-of-turn = Nyt ei ole tämän pelaajan vuoro.

## Chance
error-roll-not-asked = Nyt ei ole mitään heitettävää.
error-roll-count = { $dice ->
    [one] Tähän heittoon kuuluu yksi noppa, ei { $given }.
   *[other] Tähän heittoon kuuluu { $dice } noppaa, ei { $given }.
 }
error-roll-face = Noppa näyttää luvun väliltä 1–6, ei { $face }.
error-draw-not-asked = Nyt ei ole käännettävää korttia.
error-card-not-in-pile = Korttia { $card } ei ole enää pakassa. Jäljellä: { $allowed }.
error-card-unknown = Korttia ”{ $card }” ei ole. Kortit: { $allowed }.
error-real-dice = Pelaat oikeilla nopilla. Syötä, mitä ne näyttävät.
error-real-card = Pelaat oikeilla korteilla. Syötä kääntämäsi kortti.
error-replay-over = Tallennetussa pelissä ei ole enempää heittoja eikä kortteja.
error-replay-differs = Tallennetussa pelissä on tässä kohdassa muuta: { $came }.

## Games, editions, options
error-game-unknown = Peliä ”{ $game }” ei ole. Pelit: { $allowed }.
error-edition-unknown = Painosta ”{ $edition }” ei ole. Painokset: { $allowed }.
error-first-unknown = Pelaajaa ”{ $name }” ei ole. Aloittaja voi olla: { $allowed }.
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
error-content-other-game = { $content }: tämä tiedosto on peliin { $allowed }, ei peliin { $game }.
error-content-not-plain = { $content }: käytä vain tavallista dataa (tekstiä, lukuja, luetteloita ja tauluja).
error-content-kind = { $content }: anna polku, TOML-teksti tai taulu. { $given } ei käy.
error-content-not-a-table = { $content }: kohdan { $place } on oltava taulu, jossa on { $allowed }.
error-content-key-unknown = { $content }: kohdassa { $place } on tuntematon avain ”{ $key }”. Sallitut: { $allowed }.
error-content-key-missing = { $content }: kohdasta { $place } puuttuu avain ”{ $key }”.
error-content-no-file = { $content }: tiedostoa { $path } ei voi lukea ({ $why }).
error-content-not-text = { $content }: tiedosto ei ole UTF-8-tekstiä (tavu { $byte }).
error-content-not-toml = { $content }: tiedosto ei ole kelvollista TOMLia ({ $why }).
error-content-line-too-long = { $content }: rivillä { $line } on yli { $most } merkkiä.
error-content-too-deep = { $content }: { $line ->
    [0] sulkuja on sisäkkäin yli { $most }.
   *[other] rivin { $line } avaimessa on yli { $most } osaa.
 }
error-content-too-costly = { $content }: pelissä olisi yli { $most } heittoa, korttia ja siirtoa. Tee siitä lyhyempi.
error-content-too-long = { $content }: tiedosto on liian iso. Siinä saa olla enintään { $most } tavua.

## The table
error-table-no-chance = Nyt ei ole mitään heitettävää eikä käännettävää.
error-table-started = Peli on jo alkanut.
error-table-not-over = Peli ei ole vielä päättynyt.
error-table-ended = Peli on päättynyt.
error-undo-nothing = Peruttavaa ei ole.
error-undo-not-yours = Viimeisen siirron teki joku muu, eikä tämä kierros ole vielä ohi.
error-undo-past-chance = Siirtoa ei voi perua seuraavan heiton tai kortin jälkeen.
error-amend-needs-real-dice = Merkintöjä voi korjata vain, kun pelataan oikeilla nopilla.
error-amend-other-kind = Merkintä { $number } on ”{ $was }”. Sen tilalle ei käy ”{ $text }”.
error-step-unknown = Merkintää { $number } ei ole. Merkinnät: { $legal }.
error-seat-unknown = Paikkaa { $seat } ei ole.
error-bot-unknown = Bottia ”{ $bot }” ei ole. Botit: { $legal }.

## The coach
error-coach-no-worth = Valmentaja ei osaa vielä peliä { $game }.
error-worth-not-over = Peli ei ole vielä päättynyt, joten sitä ei ole voittanut kukaan.
error-bot-not-due = Paikalla { $seat } ei ole nyt valittavaa, joten sen botilta ei voi kysyä siirtoa.
error-advice-not-due = Paikalla { $seat } ei ole nyt valittavaa.
error-review-unfinished = Tämä peli on kesken. Pelaa se loppuun, niin voit katsoa katsauksen.

## Simulations
error-simulate-games = Pelien määrän on oltava kokonaisluku, vähintään 1. { $games } ei käy.
error-simulate-seed = Aloitusluvun on oltava kokonaisluku. { $seed } ei käy.
error-simulate-settled = Näissä pelin { $game } säännöissä valinnat on jo tehty. Älä anna niiden lisäksi painosta tai valintoja.
error-simulate-backend = Laskentatapaa ”{ $backend }” ei ole. Laskentatavat: { $allowed }.
error-simulate-workers = Työprosessien määrän on oltava kokonaisluku, vähintään 1. { $workers } ei käy.
error-simulate-cluster = Klusterin osoitteen voi antaa vain näille: { $allowed }. Laskentatavalle { $backend } se ei käy.
error-simulate-no-cluster = Klusteriin { $backend } osoitteessa { $cluster } ei saada yhteyttä: { $reason }.
error-extra-missing = Tähän tarvitaan lisää paketteja: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } pelasi pelissä { $game } kielletyn siirron ”{ $move }”. Sallitut: { $allowed }.
error-simulate-apart = { $player } pelaa vain käännetyissä peleissä, näiden tasojen kanssa: { $allowed }.
error-simulate-actions = { $player }: vastauksessa on oltava { $count } kokonaislukua, yksi peliä kohti. Tuli { $kind }, jonka muoto on { $shape }.
error-simulate-failed = { $player } kaatui pelissä { $game }: { $reason }
error-simulate-endless = Peli { $game } ei ole päättynyt { $decisions } päätöksen jälkeen. Nämä pelaajat eivät ehkä saa sitä koskaan loppuun.
error-simulate-format = Tuloksia ei voi tallentaa tiedostoon { $path }. Käytä jotakin näistä tiedostotyypeistä: { $allowed }.
error-simulate-write = Tiedostoon { $path } ei voi kirjoittaa: { $why }. Siinä on tähän mennessä { $games } pelin tulokset.
error-simulate-out-one = Jokaisen pelin tuloksen voi tallentaa vain, kun simuloidaan yksiä sääntöjä, ei useiden vertailussa.
error-simulate-vary = Kirjoita vertailtavat muodossa NAME=A,B,C. ”{ $text }” ei käy.
error-simulate-vary-twice = ”{ $key }” on annettu kahdesti. Kokoa sen kaikki arvot yhteen luetteloon.

## Records
error-record-no-file = Tiedostoa { $path } ei voi lukea: { $why }.
error-save-exists = { $path } on jo olemassa ja voi olla toinen peli. Jatka sitä valitsimella --resume, korvaa se valitsimella --overwrite tai valitse toinen nimi.
error-save-taken = { $path } on jo olemassa. Valitse toinen nimi.
error-file-not-written = Tiedostoon { $path } ei voi kirjoittaa: { $why }.
error-record-too-long = Tämä tiedosto on liian iso. Tallenteessa saa olla enintään { $most } tavua.
error-record-not-text = Tämä tiedosto ei ole UTF-8-tekstiä (tavu { $byte }).
error-record-not-json = Tämä tallenne on vioittunut tai vajaa (rivi { $line }, sarake { $column }).
error-record-not-a-record = Tämä tiedosto ei ole Nopan pelitallenne.
error-record-format-version = Tämän tallenteen muodon versio on { $found }. Tämä Noppa lukee versiota { $wanted }.
error-record-rules-version = Tämä peli pelattiin sääntöjen versiolla { $found }. Tässä Nopassa on versio { $wanted }.
error-record-key-unknown = Tallenteessa on tuntematon avain ”{ $key }”. Tunnetut: { $allowed }.
error-record-key-missing = Tallenteesta puuttuu avain ”{ $key }”.
error-record-key-twice = Tallenteessa on avain ”{ $key }” kahdesti.
error-record-value = Tallenteen kohdassa ”{ $key }” on väärä arvo. Sallitut: { $allowed }.
error-record-not-over = Tämän tallenteen peli on kesken.
error-record-content-hash = Tallenteen lauta, pakka tai kartta ei ole se, jolla peli pelattiin.
error-event-unreadable = ”{ $text }” ei ole heitto, kortti eikä siirto.
error-record-event = Merkintää { $number } ei voi lukea: ”{ $text }”.
error-event-misfit = Merkintä { $number }, ”{ $event }”, ei sovi peliin. { $why }
error-state-unreadable = Tallennettua tilannetta ei voi lukea: odotettiin { $wanted }, löytyi { $found }.
error-verify-real-dice = Tämä peli pelattiin oikeilla nopilla, joten tarkistettavia heittoja ei ole.
error-verify-commitment = Salainen luku ei ole se, joka luvattiin ennen peliä. Siitä tulee { $shown }, vaikka luvattiin { $promised }.
error-verify-differs = Merkintä { $number } ei pidä paikkaansa. Tallenteessa on ”{ $event }”, mutta salaisista luvuista tulee ”{ $promised }”.

## Requests of programs
error-engine-too-long = Tämä rivi on liian pitkä. Rivillä saa olla enintään { $most } tavua.
error-engine-not-json = Tämä rivi ei ole JSONia: ”{ $text }”.
error-engine-not-an-object = Pyynnön on oltava JSON-olio. ”{ $text }” ei käy.
error-engine-request = Pyyntöä ”{ $request }” ei ole. Pyynnöt: { $allowed }.
error-engine-key-unknown = Pyynnössä ”{ $request }” ei ole avainta ”{ $key }”. Avaimet: { $allowed }.
error-engine-key-missing = Pyyntö ”{ $request }” tarvitsee avaimen ”{ $key }”.
error-engine-value = Pyynnön ”{ $request }” avaimella ”{ $key }” on väärä arvo. Sallitut tyypit: { $allowed }.
error-engine-protocol = Tässä puhutaan protokollan versiota { $wanted }, ei { $found }.
error-engine-table = Pöytää ”{ $table }” ei ole. Pöydät: { $allowed }.
error-engine-nobody-due = Kenelläkään ei ole nyt valittavaa.
error-engine-action = Toiminnot on numeroitu 0–{ $most }. { $action } ei ole niiden joukossa.
error-engine-record = Tästä pelistä ei ole tallennetta, koska sitä jatkettiin annetusta tilanteesta.
error-engine-names = Tallenteeseen tarvitaan { $wanted } nimeä, ei { $given }.
error-engine-number = Avaimen ”{ $key }” on oltava väliltä { $least }–{ $most }. { $given } ei käy.
error-engine-position = Tällainen tilanne ei ole pelissä mahdollinen ({ $why }).
error-engine-position-players = Tässä tilanteessa on { $players } pelaajaa, mutta pelissä { $wanted }.

## Lessons
error-lesson-unknown = Pelistä ”{ $game }” ei ole oppituntia. Oppitunnit: { $allowed }.

## Programs at the table
error-program-no-start = Ohjelmaa ”{ $command }” ei voi käynnistää: { $why }.
error-program-hangs = { $seconds ->
    [one] Ohjelma ”{ $command }” ei vastannut { $seconds } sekunnissa.
   *[other] Ohjelma ”{ $command }” ei vastannut { $seconds } sekunnissa.
 }
error-program-ended = Ohjelma ”{ $command }” päättyi koodilla { $exit } eikä vastannut. { $complaint }
error-program-protocol = Ohjelma ”{ $command }” puhuu protokollan versiota { $found }, ei { $wanted }.
error-program-rubbish = Ohjelma ”{ $command }” lähetti kelvottoman vastauksen: ”{ $text }”.
error-program-gives-up = Ohjelma ”{ $command }” ilmoitti virheestä: { $text }.
error-program-no-move = Ohjelma ”{ $command }” pelasi ”{ $move }”, joka ei ole tämän pelin siirto.
error-program-illegal = Ohjelma ”{ $command }” pelasi ”{ $move }”, joka ei ole nyt sallittu.
error-programs-seated = { $seats ->
    [one] Tässä pelissä on paikka yhdelle ohjelmalle,
   *[other] Tässä pelissä on paikat { $seats } ohjelmalle,
 } mutta valitsimella --engine annettiin { $programs }.

## Games on a server
error-join-link = ”{ $text }” ei ole pelin linkki. Linkki näyttää tältä: https://dice.example.org/#join=…
error-join-no-server = { $url } ei vastaa: { $why }.
error-join-not-noppa = Tässä osoitteessa ei ole Noppa-palvelinta (tilakoodi { $status }).
error-join-no-coach = Palvelimella pelatessa valmentajaa ei ole. Pelin päätyttyä voit katsoa katsauksen.
error-join-own-content = Tässä pelissä on oma lauta, pakka tai kartta. Pelaa avaamalla linkki selaimessa.
error-join-lost = Yhteys osoitteeseen { $url } katkesi.
error-practice-daily = Päivän pulma on kaikille sama, joten --daily ja { $option } eivät toimi yhdessä.
error-play-resume = --resume jatkaa tiedoston peliä sellaisenaan, joten { $option } ei toimi sen kanssa.

## Matches
error-match-games = Ottelussa on oltava parillinen määrä pelejä, vähintään 2. { $games } ei käy.
error-match-sprt = Lopetussääntöön annetaan kaksi Elo-eroa, pienempi ensin, esimerkiksi --sprt 0,10. ”{ $text }” ei käy.

## Learners
error-rl-unknown = Ympäristöä ”{ $name }” ei ole. Ympäristöt: { $allowed }.
error-rl-reward = Palkkion on oltava jokin näistä: { $allowed }. ”{ $reward }” ei käy.
error-rl-illegal = Kiellettyjen toimintojen asetuksen on oltava jokin näistä: { $allowed }. ”{ $illegal }” ei käy.
error-rl-action = Toiminnot on numeroitu 0–{ $most }. { $action } ei ole niiden joukossa.
error-rl-envs = Erässä on oltava vähintään yksi peli, ei { $envs }.
error-rl-threads = Erässä on oltava vähintään yksi säie, ei { $threads }.
error-rl-seeds = Anna koko erälle yksi aloitusluku.
error-rl-actions = Anna { $count } kokonaisluvun taulukko. Tyyppi { $kind } ja muoto { $shape } eivät käy.
error-rl-batch = Toiminto { $action } (”{ $move }”) ei ole sallittu erän pelissä { $game_number }. Sallitut: { $legal }.
error-rl-no-batch = Peliä { $game } ei voi vielä pelata erissä.
error-rl-no-observation = Pelillä { $game } ei ole havaintoja oppiville ohjelmille.
error-native-missing = Nopan natiiviydintä ei voitu ladata tiedostosta { $path }: { $reason }. Asenna Noppa uudelleen.
error-native-refused = Nopan natiiviydin hylkäsi funktion { $function } kutsun: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = tiedostoa ei ole
why-not-permitted = sinulla ei ole siihen oikeutta
why-is-a-folder = se on kansio
why-not-a-folder = osa polusta ei ole kansio
why-already-there = se on jo olemassa
why-disk-full = levy on täynnä
why-read-only = levylle ei voi kirjoittaa
why-address-in-use = toinen ohjelma käyttää sitä
why-no-such-address = tällä tietokoneella ei ole sitä osoitetta
why-connection-refused = siellä ei vastaa mikään
error-not-a-backup = Tämä ei ole laitteesta tallennettujen pelien tiedosto.
