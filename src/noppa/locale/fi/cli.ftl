# Pääte.

## Lists
players-range = { $least }–{ $most } pelaajaa
list-editions = painokset
list-edition = painos
list-own-edition = omasi
default-is = oletus { $value }

## Languages
told-no-language = Noppa ei vielä puhu kieltä ”{ $language }”, joten näet tämän englanniksi. Noppa puhuu: { $allowed }.
told-edition-own = Pelaat painosta { $edition }, kuten kielesi sääntövihkossa. Toisen painoksen valitset näin: --edition.
languages-complete = valmis
languages-missing = { $count ->
    [one] { $count } viesti puuttuu
   *[other] { $count } viestiä puuttuu
 }
languages-broken = { $file }, rivi { $line }: tätä viestiä ei voi lukea, joten se näytetään englanniksi.
languages-odd = { $message }: englanniksi ei ole tämännimistä viestiä.
error-languages-no-folder = Kansiota { $path } ei ole. Anna kansio, jossa on viestitiedostoja.

## Who sits where
you = Sinä
bot-name = { $count ->
    [one] Botti
   *[other] Botti { $number }
 }

## Questions
ask-roll = { $name }: heitä painamalla Enter.
ask-draw = { $name }: käännä kortti painamalla Enter.
ask-move = { $name }: kirjoita siirtosi, tai ? jos tarvitset apua.
ask-dice = { $name }: { $dice ->
    [one] mitä noppa näyttää?
   *[other] mitä { $dice } noppaa näyttää?
 }
ask-final-dice = { $name }: heitä ja kirjoita sitten ne { $dice } noppaa, joihin päädyt.
ask-card = { $name }: mikä kortti käännettiin?
ask-save = Tallennetaanko peli tiedostoon { $path }? [K/e]
ask-hand-over = { $name }, nyt on sinun vuorosi. Paina Enter, kun kukaan muu ei katso.
ask-resume-or-new = Anna joko peli tai --resume FILE, ei molempia. Tiedosto kertoo jo, mikä peli se on.
ask-go-on = Jatka painamalla Enter, poistu painamalla q.
ask-which-game = Mitä peliä haluat pelata? Kirjoita jokin näistä: { $games }, tai käytä --resume FILE.
typed-roll = heitä
typed-no = ei
typed-yes = kyllä

## What happened
event-roll = { $name }: heitto { $dice }.
event-draw = { $name }: kortti { $card }.
event-move = { $name }: { $move }.
event-start = Peli alkaa.
event-first = Aloittaa: { $name }.
event-undo = Kaikki merkinnästä { $number } alkaen peruttiin.
event-amend = Merkintä { $number } korjattiin: ”{ $text }”.
event-seat-bot = Nyt botti ”{ $bot }” pelaa pelaajan { $name } puolesta.
event-seat-person = Pelaaja { $name } pelaa taas itse.
event-end-over = Peli on päättynyt.
event-end-stopped = Pelaajat lopettivat pelin kesken.
hint-moves = Voit kirjoittaa: { $moves }.
told-undone = Peruttu.
told-fixed = Merkintä { $number } on korjattu.
told-misfit = Merkintä { $number } on korjattu, mutta merkintä { $misfit } (”{ $step }”) ei enää käy. { $why } Jatka siitä.
told-saved = Tallennettu: { $path }
told-not-saved = Tiedostoon { $path } ei voitu tallentaa: { $why }.
told-solo = { $points ->
    [one] Peli päättyi. Sait { $points } pisteen.
   *[other] Peli päättyi. Sait { $points } pistettä.
 }
told-won = { $count ->
    [one] Voittaja: { $names }, { $points } pistettä.
   *[other] Jaettu voitto: { $names }, kullakin { $points } pistettä.
 }
told-stand-in = { $why } Botti ”{ $bot }” jatkaa pelaajan { $name } puolesta.
told-verified = { $count ->
    [one] Pelin ainoa heitto tai kortti on tarkistettu ja kunnossa.
   *[other] Kaikki { $count } heittoa ja korttia on tarkistettu ja kunnossa.
 }
told-unfinished = Tämä peli on vielä kesken.
told-commitment = Luvattu ennen peliä: { $commitment }

## Help
help-commands =
    Kirjoita ?, niin näet tämän ohjeen, ”rules” näyttää säännöt, ”undo” peruu siirron, ”save FILE” tallentaa pelin
    ja ”quit” poistuu.
help-real =
    Kirjoita ?, niin näet tämän ohjeen, ”rules” näyttää säännöt, ”undo” peruu viimeisen merkinnän, ”fix” korjaa
    vanhemman, ”save FILE” tallentaa pelin ja ”quit” poistuu.
help-fix = Korjaa merkintä kirjoittamalla ”fix”, sen numero ja mitä siinä olisi pitänyt olla.

## Typing errors
error-typed-no-dice = Kirjoita nopat numeroina 1–6. ”{ $text }” ei käy.
error-typed-ambiguous = ”{ $text }” voi tarkoittaa useaa: { $like }. Kirjoita vähän enemmän.
error-typed-unknown = ”{ $text }” ei käy nyt. Enter näyttää siirtosi, ? auttaa.
error-typed-close = ”{ $text }” ei käy nyt. Tarkoititko: { $like }?
error-typed-enter = ”{ $text }” ei tarkoita tässä mitään. Paina vain Enter.

## Menu
menu-title = Mitä peliä haluat pelata?
menu-game = Kirjoita 1–{ $most }, tai valitse ensimmäinen peli painamalla Enter:
menu-way-bot = Bottia vastaan
menu-way-alone = Yksin omaa ennätystä vastaan
menu-way-friends = Ystävien kanssa tällä laitteella
menu-way-real = Oikeilla nopilla, Noppa laskee pisteet
menu-level-easy = Helppo botti
menu-level-medium = Keskitason botti
menu-level-hard = Vaikea botti
menu-level = Kirjoita 1–{ $most }, tai valitse ensimmäinen botti painamalla Enter:
menu-way = Kirjoita 1–{ $most }, tai valitse ensimmäinen painamalla Enter:
menu-names = Pelaajien nimet pilkuilla erotettuina:
menu-not-there = ”{ $typed }” ei ole luettelossa. Kirjoita numero väliltä 1–{ $most }.

## Solving
solving = Ratkaistaan peliä
solving-distribution = Lasketaan pisteiden jakaumaa
solved-value = Paras pelitapa tuo keskimäärin { $expected } pistettä ({ $seconds } s).
solved-spread = Keskiarvo { $mean }, keskihajonta { $spread }.
solved-percentiles = Persentiilit: { $parts }
error-solve-unsolved = Noppa ei osaa ratkaista peliä { $game }. Se osaa nämä: { $allowed }.

## Reviews
reviewing = Käydään peliä läpi
review-title = { $game }: tuuri ja taito
review-player = pelaaja
review-final = lopputulos
review-expected = odotus
review-luck = tuuri
review-loss = virheet
review-others = muut
review-revision = tarkennus
review-each = valintaa kohti
review-band = taso
review-curve = Todennäköinen tulos pelin edetessä
review-exact = Yksikkö: { $unit }. Luvut ovat tarkkoja.
review-estimate = Yksikkö: { $unit }. Luvut ovat arvioita.
review-moment = { $where }: { $what }. Tämän vuoron vaikutus: { $change }.
review-round = Kierros { $round }
review-dice-differ = Varoitus: tämän tallenteen nopat eivät vastaa sen salaisia lukuja, joten tässä näkyvään tuuriin ei voi luottaa. { $why }
review-final-dice-only = Vain lopulliset nopat syötettiin, joten vuoron kaikki heitot lasketaan yhdeksi tuuriksi.
unit-points = todennäköisen lopputuloksen pisteet
unit-lead = todennäköisen etumatkan pisteet vahvimpaan vastustajaan
unit-chance = voittomahdollisuuden prosenttiyksiköt
per-cent = { $value } %
band-flawless = virheetön
band-master = mestari
band-expert = asiantuntija
band-skilled = taitava pelaaja
band-casual = harrastaja
band-beginner = aloittelija

## The coach while playing

## History
history-none = Et ole vielä pelannut peliä loppuun. Pelaa yksi: noppa play yatzy
history-games = Pelit
history-records = Ennätykset
history-day = päivä
history-game = peli
history-player = pelaaja
history-score = pisteet
history-luck = tuuri
history-loss = virheet
history-best = paras
history-average = keskiarvo
history-each = { $game }: yksi valinta maksaa sinulle keskimäärin { $each }.
history-each-curve = Hinta valintaa kohti sadasosina, peli peliltä
history-kinds = Missä menetit pisteitä

## Practice
learn-how = Tee, mitä oppitunti sanoo, tai paina vain Enter. Poistu kirjoittamalla q.
learn-prompt = ({ $move }):
learn-type = Kirjoita ”{ $move }”, tai paina vain Enter.
learn-allowed = Niin voisi tehdä, mutta tämä oppitunti näyttää sinulle muuta.
learn-left = Tätä oppituntia voi jatkaa milloin vain: noppa learn { $game }
learn-next = Valmis oikeaan peliin? noppa play { $game } --bot easy
practice-welcome = Valitse kuten pelissä, tai poistu kirjoittamalla q.
practice-own = Tämä on eräästä pelistäsi.
practice-rival = { $count ->
    [one] Vastustaja
   *[other] Vastustaja { $number }
 }
practice-right = Hyvä valinta.
practice-wrong = Se maksaa { $loss }.
practice-sum = Oikein { $right }/{ $asked }, yhteensä menetit { $lost }.
ask-practice = Valintasi:

## Simulations
simulating = Simuloidaan pelejä
simulate-progress = { $done }/{ $games }, { $rate } sekunnissa
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } peli
   *[other] { $game }, { $edition }: { $games } peliä
 }
simulate-rate = { $seconds } sekunnissa, { $rate } sekuntia kohti
simulate-players = Pelaajat: { $players }.
simulate-players-random = Pelaajat: { $players }. He pelaavat umpimähkään. Muut pelaajat valitset näin: --players.
simulate-compared = Vertailussa: { $what }
simulate-stopped = Keskeytetty, { $done }/{ $games } peliä pelattu. Tähänastiset tulokset säilyvät.
simulate-player = pelaaja
simulate-wins = voitot
simulate-mean = pisteet
simulate-deviation = hajonta
simulate-low = 5 %
simulate-median = mediaani
simulate-high = 95 %
simulate-first = Aloittaja voittaa { $share } peleistä (95 prosentin luottamusväli { $interval }). Tasaosuuteen verrattuna ero on { $more } prosenttiyksikköä.
simulate-length = Pelissä on { $mean } ± { $error } päätöstä. Jokainen ± on 95 prosentin luottamusväli.
simulate-distribution = Pisteet: { $player }
simulate-everybody = kaikki
simulate-uses = Käyttökertoja keskimäärin pelaajaa ja peliä kohti, { $games } peliä
simulate-variants = { $game }, kullakin { $games } peliä
simulate-variant = säännöt
simulate-wins-of = { $player }: voitot
simulate-mean-of = { $player }: pisteet
simulate-first-seat = 1. paikka
simulate-decisions = päätökset
simulate-picture = { $game }: { $games } pelin pisteet prosentteina

## Games on a server
join-name = Nimesi:
join-watching = Katsot tätä peliä. Ctrl-C poistuu.
join-taken = Joku muu pelaa jo tällä paikalla, joten voit vain katsoa.
join-waiting-seats = Odotetaan, että mukaan tulee { $names }.
join-waiting-start = Kaikki ovat paikalla. Peli alkaa hetken kuluttua.
join-waiting = Odotetaan: { $names }.
join-reconnecting = Yhteys katkesi. Yhdistetään uudelleen …
join-left = Paikkasi odottaa sinua. Palaa näin: { $command }
join-help = Kirjoita ?, niin näet tämän ohjeen, ”rules” näyttää säännöt, ”undo” pyytää muilta viimeisen siirron perumista ja ”quit” poistuu. Paikkasi pysyy sinulla.
join-undo-asked = Pyysit perumaan viimeisen siirron.
join-wish-undo = { $name } haluaisi perua viimeisen siirron. Paina u, jos se sopii.
join-wish-stop = { $name } haluaisi lopettaa pelin. Paina u, jos se sopii.
join-wish-remove = { $name } haluaisi antaa jonkun paikan botille. Paina u, jos se sopii.
join-vote-undo = { $name } haluaisi perua viimeisen siirron. Sopiiko? [K/e]
join-vote-stop = { $name } haluaisi lopettaa pelin. Sopiiko? [K/e]
join-vote-remove = { $name } haluaisi antaa jonkun paikan botille. Sopiiko? [K/e]

## Matches
match-title = { $game }: { $games }/{ $wanted } peliä
match-player = pelaaja
match-wins = voitot
match-ties = tasapelit
match-losses = tappiot
match-score = tulos
match-points = pisteitä peliä kohti
match-elo = Pelaajan { $name } Elo-ero on { $elo } (95 prosentin luottamusväli { $low }–{ $high }).
match-failed = { $name } luovuttaa pelin { $number }. { $why }
match-failures = { $count ->
    [one] { $name } luovutti yhden pelin.
   *[other] { $name } luovutti { $count } peliä.
 }
match-open = Ei vielä ratkaistu. Logaritminen uskottavuusosamäärä on { $ratio }; testi päättyy rajaan ±{ $bound }.
match-stronger = Ratkaistu. { $name } on lähempänä etumatkaa { $high } Eloa kuin { $low } Eloa (logaritminen uskottavuusosamäärä { $ratio }).
match-not-stronger = Ratkaistu. { $name } on lähempänä etumatkaa { $low } Eloa kuin { $high } Eloa (logaritminen uskottavuusosamäärä { $ratio }).

## Doctor
doctor-folder = Kansioon { $path } voi kirjoittaa.
doctor-folder-not-writable = Kansioon { $path } ei voi kirjoittaa ({ $why }). Tee palvelimen käyttäjästä sen omistaja.
doctor-secret-file = Salaisuustiedostoa { $path } eivät muut voi lukea.
doctor-secret-file-missing = Salaisuustiedostoa { $path } ei vielä ole. Palvelin luo sen käynnistyessään.
doctor-secret-file-unreadable = Palvelin ei voi lukea salaisuustiedostoa { $path }. Tee palvelimen käyttäjästä sen omistaja.
doctor-secret-file-open = Muut voivat lukea salaisuustiedostoa { $path }. Suorita: chmod 600 { $path }
doctor-admin-token = Ylläpitäjän avainta tiedostossa { $path } eivät muut voi lukea.
doctor-admin-token-missing = Ylläpitäjän avaimen tiedostoa { $path } ei ole. Luo se tai poista asetus admin_token_file.
doctor-admin-token-unreadable = Palvelin ei voi lukea ylläpitäjän avainta tiedostosta { $path }. Tee palvelimen käyttäjästä tiedoston omistaja.
doctor-admin-token-open = Muut voivat lukea ylläpitäjän avaimen. Suorita: chmod 600 { $path }
doctor-disk = Kohteessa { $path } on vapaata tilaa { $free } Mt.
doctor-disk-low = Kohteessa { $path } on vapaata tilaa vain { $free } Mt. Vapauta tilaa tai poista vanhoja pelejä: noppa prune --older-than 90d
doctor-disk-full = Levy on melkein täynnä. Kohteessa { $path } on vapaata tilaa { $free } Mt, ja palvelin tarvitsee { $least } Mt. Vapauta tilaa.
doctor-descriptors = Tässä järjestelmässä prosessi voi avata { $most } tiedostoa, mikä rajoittaa pelaajien määrää. Aseta LimitNOFILE arvoon { $wanted } tai suuremmaksi.
doctor-clock = Kello käy tietokannan kanssa samassa ajassa.
doctor-clock-past = Kellon mukaan nyt on { $date }, mikä ei voi pitää paikkaansa. Aseta kello ja ota ajan synkronointi käyttöön (timedatectl set-ntp true).
doctor-clock-differs = Kello eroaa { $seconds } s kohteen { $where } kellosta. Ota ajan synkronointi käyttöön molemmissa (timedatectl set-ntp true).
doctor-clock-back = Uusin peli on { $seconds } s tulevaisuudessa, joten kelloa on siirretty taaksepäin. Korjaa se ennen palvelimen käynnistämistä.
doctor-database-missing = Tietokantaa { $path } ei vielä ole. Palvelin luo sen käynnistyessään.
doctor-database-empty = Tietokanta on tyhjä. Palvelin luo taulut käynnistyessään.
doctor-database-version = Tietokanta on ajan tasalla (versio { $version }).
doctor-database-older = Tietokannan versio on { $found }. Käynnistyessään palvelin tekee varmuuskopion ja päivittää sen versioon { $wanted }.
doctor-database-newer = Tietokannan versio on { $found }, uudemman Nopan tekemä, mutta tämä tuntee vain version { $wanted }. Asenna uudempi Noppa tai palauta varmuuskopio.
doctor-database-writing = Tietokantaan voi kirjoittaa.
doctor-database-away = Tietokanta ei vastaa: { $why }. Tarkista, että se on käynnissä, sekä sen osoite ja salasana.
doctor-redis = Redis vastaa.
doctor-redis-away = Redis ei vastaa: { $why }. Tarkista, että se on käynnissä, ja sen osoite.
doctor-server = Palvelin on käynnissä ja valmiina (versio { $version }).
doctor-server-away = Osoitteessa { $url } ei vastaa palvelin ({ $why }), joten välityspalvelinta ei tarkistettu. Käynnistä palvelin ja suorita tämä uudelleen.
doctor-server-not-ready = Palvelin on käynnissä mutta ei valmis: { $why }
doctor-server-older = Palvelimessa on yhä käynnissä versio { $running }, vaikka asennettuna on { $installed }. Käynnistä se uudelleen.
doctor-no-public-url = Julkista osoitetta ei ole asetettu, joten välityspalvelinta ei tarkistettu.
doctor-proxy = Välityspalvelin välittää protokollan ja pelaajan osoitteen oikein.
doctor-proxy-away = Osoitteeseen { $url } ei saada yhteyttä: { $why }. Tarkista nimi, varmenne ja välityspalvelin.
doctor-proxy-host = Välityspalvelin vaihtaa Host-otsakkeeksi ”{ $host }”. Aseta se välittämään { $wanted }.
doctor-proxy-other = { $url } vastaa tilakoodilla { $status }, mutta se ei ole Noppa. Tarkista, minne välityspalvelin ohjaa.
doctor-proxy-scheme = Välityspalvelin ei kerro palvelimelle, että pelaajilla on käytössä { $scheme }. Aseta se lähettämään X-Forwarded-Proto.
doctor-proxy-untrusted = Palvelin ei tiedä, että pelaajilla on käytössä { $scheme }. Aseta trust_proxy = true.
doctor-proxy-pretended = Pelaajat voivat väärentää osoitteensa. Aseta välityspalvelin antamaan X-Forwarded-For itse, ei välittämään saamaansa.
doctor-proxy-no-address = Välityspalvelin ei välitä pelaajien osoitteita, joten kaikki lasketaan yhdeksi. Aseta se lähettämään X-Forwarded-For.
doctor-proxy-socket = WebSocket-yhteydet eivät pääse välityspalvelimen läpi ({ $why }). Aseta se välittämään otsakkeet Upgrade ja Connection.
doctor-proxy-socket-works = WebSocket-yhteydet pääsevät välityspalvelimen läpi.

## The full screen
full-roll = { $name }: heitä painamalla välilyöntiä.
full-draw = { $name }: käännä kortti painamalla välilyöntiä.
full-enter-dice = { $name }: heitä, paina Enter ja kirjoita, mitä nopat näyttävät.
full-choose = { $name }: valitse siirtosi.
full-choose-dice = { $name }: valitse nopat näppäimillä { $keys } ja paina välilyöntiä.
full-choose-both = { $name }: pidä noppia näppäimillä { $keys } tai valitse nuolilla ja Enterillä.
full-choose-place = { $name }: valitse nuolilla ja Enterillä.
full-chosen = Enter pelaa: { $move }
full-which = Mikä niistä?
full-no-move = Niin ei voi tehdä tässä. M luettelee kaikki siirrot.
full-pace = { $seconds } s siirtojen välillä
full-coach-waits = Valmentaja voi auttaa, kun on sinun vuorosi valita.

## The full screen: keys in the bottom line
full-key-roll = Heitä
full-key-draw = Käännä kortti
full-key-hold = Pidä
full-key-reroll = Heitä loput
full-key-choose = Valitse
full-key-moves = Kaikki siirrot
full-key-tag = Luku
full-type = Kirjoita
full-help = Ohje
full-chances = Mahdollisuudet
full-log = Pelin kulku
full-leave = Poistu
full-faster = Nopeammin
full-slower = Hitaammin
full-see-table = Katso pöytää
full-leave-noppa = Sulje Noppa
full-search = Mitä haluat tehdä?

## The full screen: panels
full-panel-log = Pelin kulku
full-panel-coach = Valmentaja
full-panel-chances = Voittomahdollisuudet
full-panel-help = Ohje
full-help-keys =
    Ctrl+P luettelee kaiken, mitä voit tehdä.
    Valitse jotain ja paina ?, niin saat siitä lisätietoa.

## The full screen: leaving
full-resume-later = Pelisi on tallessa. Jatka sitä näin: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Seuraava
full-step-back = Takaisin
full-next-mistake = Seuraava virhe
full-previous-mistake = Edellinen virhe
full-first = Alku
full-last = Loppu

## The full screen: a map
full-zoom = Suurenna
full-roll-again = Heitä nämä uudelleen
full-use-twice = Noppa kahdesti
full-decide = Pidä nopat, tai valitse ne, jotka haluat heittää uudelleen. Sen voi tehdä kerran pelissä.
full-tag = Valitse kaupunki luvulle { $tag }.

## The full screen: the first screen and others
full-new-game = Uusi peli
full-game = Peli
full-continue = { $others ->
    [0] Jatka: { $game } ({ $day })
   *[other] Jatka: { $game }, { $names } ({ $day })
 }
full-learn = Oppitunnit
full-people = Tällä koneella pelaavat
full-nobody = Ei kukaan, katsotaan vain
full-bots = Botit
full-level-random = satunnainen: pelaa mitä sattuu
full-level-simple = yksinkertainen: miettii vain tätä vuoroa
full-level-easy = helppo
full-level-medium = keskitaso
full-level-hard = vaikea: pelaa aina parhaan löytämänsä siirron
full-start = Aloita peli
full-change = Muuta
full-names = Nimet
full-back = Takaisin
full-reading = Luetaan pelejäsi…
full-panel-answer = Minkä arvoinen kukin vaihtoehto on
