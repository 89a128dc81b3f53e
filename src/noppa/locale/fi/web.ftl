# Selainsovelluksen omat sanat; peleillä ja virheilmoituksilla on omat tiedostonsa.

web-name = Noppa
web-nav = Sivut
web-preferences = Asetukset
web-your-data = Tietosi
web-limits = Tämän palvelimen rajat
web-language = Kieli
web-language-auto = Selaimen mukaan ({ $language })
web-theme = Vaalea vai tumma
web-theme-auto = Laitteen mukaan
web-theme-light = Vaalea
web-theme-dark = Tumma
web-still = Ei animaatioita
web-sound = Äänet
web-remarks = Kerro, kun valinta oli virhe
web-chances = Näytä voittomahdollisuudet
web-buzz = Värinä, kun on minun vuoroni
web-pace = Bottien pelinopeus
web-pace-slow = Hidas
web-pace-normal = Tavallinen
web-pace-at-once = Heti
web-your-name = Nimesi
web-done = Valmis
web-close = Sulje
web-yes = kyllä
web-no = ei
web-you = Sinä
web-who-here = täällä
web-who-link = linkillä
web-player = Pelaaja { $number }

## The start page
web-begin = Aloita { $game }
web-begin-more = Vastassa { $bot }, heti.
web-resume = { $game }, mukana { $names }
web-resume-yours = Sinun vuorosi · { $game }, mukana { $names }
web-resume-waiting = Odotetaan pelaajia · { $game }
web-running = Muut pelisi
web-day-game = { $game }, samat heitot kaikille
web-day-play = Pelaa tämän päivän { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } piste
   *[other] { $game }: { $points } pistettä
 }
web-day-newcomer = uusi tänään
web-day-results = Tulokset
web-day-secret = Pelaa ensin oma pelisi loppuun. Sitten voit katsoa muiden pelejä.
web-day-streak = { $days ->
    [one] { $days } päivä putkeen
   *[other] { $days } päivää putkeen
 }
web-day-share = { $days ->
    [0] Tämän päivän { $game } Nopassa: { $points } pistettä.
    [one] Tämän päivän { $game } Nopassa: { $points } pistettä.
   *[other] Tämän päivän { $game } Nopassa: { $points } pistettä. Olen pelannut { $days } päivää putkeen.
 }
web-share-short = Jaa
web-share-failed = Kopiointi ei onnistunut
web-real-dice = Oikeat nopat
web-real-dice-more = Sinä heität, Noppa laskee pisteet.
web-welcome = Vedä tuoli pöydän ääreen.
web-welcome-more = Viisi noppapeliä yksin, samalla laitteella tai ystävien kanssa linkillä. Valmentaja näyttää, minkä arvoinen kukin vaihtoehto on.
web-players = { $least }–{ $most } pelaajaa
web-play = Pelaa
web-play-game = Pelaa bottia vastaan: { $game }
web-more = Ystävät…
web-more-game = { $game } ystävien kanssa tai muilla säännöillä
web-go-on = Jatka
web-day = Päivän nopat
web-day-more = Samat nopat kaikille, kerran päivässä.
web-day-none = Kukaan ei ole vielä pelannut tämän päivän noppia.
web-day-playing = pelaa
web-past = Pelatut pelit
web-watch = Muut pöydät
web-practice = Harjoittelu
web-practice-more = Valitse ja katso, miten muut vaihtoehdot olisivat pärjänneet.
web-history = Omat pelit
web-history-more = Tulokset, keskiarvot ja ennätykset.
web-open-record = Avaa pelitallenne
web-open-record-drop = Valitse tallennetun pelin tiedosto tai pudota se tähän.
web-phones = Kodin puhelimet
web-phones-open = Päästä puhelimet mukaan
web-home = Etusivu
web-lost-title = Tätä sivua ei voitu avata
web-gone = Sitä ei löytynyt
error-offline = Olet ilman verkkoyhteyttä, ja tähän tarvitaan palvelin. Se toimii taas, kun yhteys palaa.
error-server-away = Palvelin ei vastaa. Mitään ei ole kadonnut. Yritä hetken kuluttua uudelleen.

## A new game
web-new-game = Uusi peli: { $game }
web-how-to = Näin pelataan: { $game }
web-way-here = Tällä laitteella
web-way-here-more = laite kiertää
web-way-link = Linkillä
web-way-link-more = ystävät etänä
web-way-bots = Botteja vastaan
web-way-bots-more = heti peliin
web-at-the-table = Pöydässä
web-seat-you = sinä, vaihda nimi napauttamalla
web-seat-here = tällä laitteella
web-link-next = Seuraavaksi saat koodin ja linkin jokaiselle ystävälle. Peli alkaa, kun kaikki ovat paikalla.
web-seat-by-link = tulee linkillä
web-seats-most = enintään { $most }
web-bot-choose = Valitse, miten { $name } pelaa
web-bot-plays = Näin { $name } pelaa
web-bot-hare = oppija
web-bot-hare-level = botti, oppija
web-bot-hare-more = opettelee vielä ja erehtyy usein
web-bot-hedgehog = vakaa
web-bot-hedgehog-level = botti, vakaa
web-bot-hedgehog-more = vakaa, miettii vain tätä vuoroa
web-bot-fox = terävä
web-bot-fox-level = botti, terävä
web-bot-fox-more = terävä, erehtyy joskus
web-bot-owl = mestari
web-bot-owl-level = botti, mestari
web-bot-owl-more = tekee aina parhaan siirron, jonka keksii
web-start-game = { $count ->
    [one] Aloita peli
   *[other] Aloita peli, { $count } pelaajaa
 }
web-start-link = { $count ->
    [one] Aloita peli
   *[other] Aloita ja kutsu ystävät
 }
web-summary-board = oma lauta
web-summary-deck = oma pakka
web-summary-map = oma kartta
web-summary-changed = { $count ->
    [one] yksi muutos
   *[other] { $count } muutosta
 }
web-coach-allowed = saa auttaa
web-coach-off = on hiljaa
web-own-how = Lataa Nopan tiedosto, muokkaa sitä ja valitse se tässä. Se saa olla enintään 64 kt.
web-own-template-board = Lataa lauta
web-own-template-deck = Lataa pakka
web-own-template-map = Lataa kartta
web-own-example = Katso esimerkki
web-own-checking = Tarkistetaan tiedostoa…
web-own-fine = Tiedosto toimii. Pelaat sillä.
web-join-full = Paikka on jo varattu: { $game }
web-who = Ketkä pelaavat
web-seat-name = Pelaajan { $number } nimi
web-seat-move = Siirrä: { $name }, pelaaja { $number }/{ $count }
web-seat-remove = Poista pelaaja { $number }
web-bot-level = Kuinka hyvin botti pelaa
web-add-here = Lisää pelaaja
web-add-link = Kutsu linkillä
web-add-bot = Lisää botti
web-house-rules = Kotisäännöt
web-edition = Painos
web-edition-own = { $edition }, kuten kielesi sääntövihkossa
web-dice-are = Nopat
web-dice-fair = Nopan nopat
web-dice-real = oikeat nopat
web-every-roll = Syötä jokainen heitto, ei vain lopullisia noppia
web-starts = Kuka aloittaa
web-starts-chosen = luettelon ensimmäinen
web-starts-drawn = suurin heitto
web-starts-loser = edellisen pelin häviäjä
web-clock = Siirtoaika
web-clock-seconds = { $seconds ->
    [0] ei rajaa
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
 }
web-allow-coach = Salli valmentaja
web-allow-undo = Salli peruminen, jos kaikki suostuvat
web-dice-fair-more = Noppa heittää puolestasi. Pelin jälkeen selaimesi voi tarkistaa joka heiton.
web-dice-real-more = Heität oikeita noppia ja napautat, mitä ne näyttävät. Noppa laskee pisteet.
web-starts-chosen-more = Luettelon ensimmäinen aloittaa, ja muut seuraavat järjestyksessä.
web-starts-drawn-more = Kukin heittää yhden nopan, ja suurimman heittänyt aloittaa.
web-starts-loser-more = Viimeiseksi jäänyt aloittaa seuraavan pelin. Ensimmäisessä pelissä suurin heitto aloittaa.
web-clock-more = { $seconds ->
    [0] Mieti niin kauan kuin haluat.
   *[other] Kun { $seconds } sekuntia on kulunut, Noppa tekee siirron puolestasi.
 }
web-coach-yes-more = Pelaajat saavat kysyä, minkä arvoinen kukin vaihtoehto on.
web-coach-no-more = Kukaan ei saa neuvoja pelin aikana.
web-undo-yes-more = Siirron voi perua, jos muut suostuvat eikä sen jälkeen ole tullut heittoa eikä korttia.
web-undo-no-more = Siirtoja ei voi perua.
web-edition-more = Painos on joukko kotisääntöjä. Jokaista voi muuttaa alla.
web-own-board = Oma lauta
web-own-deck = Oma pakka
web-own-map = Oma kartta
web-own-remove = Poista tiedosto
web-own-used = Oma, tiedostosta
web-kind-gone = Tätä peliä ei voi pelata täällä. Etusivulla ovat ne, joita voi.
web-invited = Sinut on kutsuttu peliin { $game }
web-sit = Liity peliin
web-just-watch = Katso vain
web-join-taken = Paikka ehti mennä. Voit katsoa peliä tai pyytää toisen linkin.
web-waiting = { $count ->
    [0] Kaikki ovat paikalla
    [one] Odotetaan vielä yhtä pelaajaa
   *[other] Odotetaan vielä { $count } pelaajaa
 }
web-invite = { $name }: skannaa tämä koodi tai avaa linkki.
web-qr = QR-koodi, jossa on linkki
web-link = Linkki
web-share = Lähetä linkki
web-copied = Kopioitu
web-share-by-hand = Tämä selain ei voi lähettää eikä kopioida linkkiä. Valitse se yllä ja kopioi itse.
web-device = Jatka tällä laitteella
web-device-more = Jatkat täällä samana pelaajana.
web-device-go = Kyllä, se olen minä
web-device-link = Jatka toisella laitteella
web-device-scan = Avaa tämä linkki toisella laitteellasi kymmenen minuutin kuluessa. Se toimii vain kerran.

## At the table
web-title = { $game } · Noppa
web-title-turn = Sinun vuorosi · { $game }
web-opening = Avataan pöytää…
web-getting-ready = Noppa valmistautuu. Kun pelaat peliä täällä ensimmäistä kertaa, siihen voi mennä minuutti.
web-connection-lost = Yhteys katkesi. Noppa yhdistää uudelleen, ja pelisi on turvassa.
web-connection-last-seen = Palvelin ei vastaa. Voit katsella peliä sellaisena kuin sen viimeksi näit ja jatkaa sitä, kun palvelin vastaa taas.
web-seats = Pelaajat
web-seat-free = tyhjä
web-seat-away = poissa
web-seat-bot = botti pelaa
web-watching = { $count ->
    [one] yksi katsoja
   *[other] { $count } katsojaa
 }
web-rail = Pelaajat, valmentaja ja pelin kulku
web-result = Tulos
web-lesson = Oppitunti
web-lesson-offer = Onko { $game } sinulle uusi?
web-lesson-play = Pelaa oppitunti
web-lesson-later = Ei nyt
web-lesson-entry-more = Lyhyt aloituspeli. Nopat on jo valittu.
web-lesson-step = Vaihe { $step }/{ $steps }
web-lesson-skip = Ohita
web-lesson-show = Näytä
web-lesson-allowed = Voisit tehdä noinkin. Kokeillaan nyt tätä.
web-lesson-coached = Valmentaja sanoo: { $move }.
web-lesson-rival = { $name } pelaa…
web-lesson-back = Ei { $dice }. Päästä se irti napauttamalla uudelleen.
web-lesson-over = Nyt osaat pelin { $game }
web-lesson-game = Pelaa peli
web-sound-ask = Pelataanko äänet päällä?
web-sound-on = Äänet päälle
web-sound-off = Ei
web-chance-of = { $name }: voittomahdollisuus { $percent } %.
web-chances-best = Näissä luvuissa oletetaan, että kaikki pelaavat kuin mestarit.
web-chance-short = voittaa { $percent } %
web-plus-points = { $points ->
    [one] +{ $points } piste
   *[other] +{ $points } pistettä
 }
web-dice = Nopat
web-die = Noppa { $place }: { $value }
web-die-blank = Noppa { $place }: ei heitetty
web-die-coloured = Noppa { $place } ({ $colour }): { $value }
web-die-coloured-blank = Noppa { $place } ({ $colour }): ei heitetty
web-dice-shown = { $count ->
    [one] noppa: { $dice }
   *[other] nopat: { $dice }
 }
web-turn-yours = Sinun vuorosi
web-turn-of = Vuorossa: { $name }
web-turn-several = { $count ->
    [one] { $count } pelaaja valitsee
   *[other] { $count } pelaajaa valitsee
 }
web-roll = { $dice ->
    [0] Ei heitettävää
    [one] Heitä yksi noppa
   *[other] Heitä { $dice } noppaa
 }
web-roll-number = Heitto { $number }
web-roll-kept = { $count ->
    [0] mitään ei pidetty
   *[other] pidetty
 }
web-draw = Käännä kortti
web-total = Yhteensä
web-pad = Pöytäkirja
web-par = verrattuna kolmeen kutakin
web-write = Kirjaa { $points } riville { $item }
web-moves = { $count ->
    [one] Ainoa vaihtoehtosi
   *[other] Kaikki { $count } vaihtoehtoa
 }
web-menu = Valikko
web-rules = Säännöt
web-undo = Peru
web-stop = Lopeta peli
web-leave = Poistu pöydästä
web-while-playing = Pelin aikana
web-this-table = Tämä pöytä
web-stop-group = Lopetus
web-play-on = Jatka peliä
web-leave-kept = pelisi on tallessa
web-leave-ask = Poistutko pöydästä?
web-leave-more = Botti pelaa puolestasi, kun olet poissa. Voit palata niin kauan kuin peli on käynnissä.
web-leave-yes = Poistu
web-left = Poistuit pöydästä. Botti pelaa puolestasi.
web-stop-ask = Lopetetaanko peli kaikilta?
web-stop-more = Pisteet jäävät ennalleen. Tätä ei voi perua.
web-stop-yes = Lopeta peli
web-invite-watch = Jaa katselulinkki
web-keys = Näppäimistö
web-key-roll = Heitä nopat
web-key-die = Pidä noppa tai päästä se irti
web-key-explain = Selitä rivi tai kortti
web-key-tab = Liiku pöydällä, valitse Enterillä
web-key-escape = Sulje avoin ikkuna
web-agree = Sopii
web-decline = Ei
web-vote-undo = { $name } haluaisi perua viimeisen siirron.
web-vote-remove = { $name } haluaisi poistaa pelistä pelaajan { $other }.
web-remove = Poista { $name }
web-vote-stop = { $name } haluaisi lopettaa pelin nyt.
web-away-long = { $name } on ollut poissa jonkin aikaa.
web-give = Anna botin jatkaa
web-vote-waits = Odotetaan: { $names }
web-bot-for-you = Botti pelaa pelaajan { $name } puolesta.
web-take-back = Ota paikkani takaisin
web-pass = Anna laite seuraavalle: { $name }
web-pass-why = Kukaan ei näe, mitä muut kirjoittavat, ennen kuin kaikki ovat valmiita.
web-pass-here = Minä olen { $name }
web-pass-wait = { $count ->
    [one] Kaikki täällä ovat valmiita. Vielä valitsee { $names }.
   *[other] Kaikki täällä ovat valmiita. Vielä valitsee { $count } muuta.
 }
web-react = Reagoi
web-react-applause = Hienosti tehty
web-react-luck = Onnea peliin
web-react-wow = Vau
web-react-laugh = Hah hah
web-react-ouch = Auts
web-react-thanks = Kiitos
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total = { $points ->
    [one] { $name }: yksi piste.
   *[other] { $name }: { $points } pistettä.
 }

## On a television
web-tv = Näytä televisiossa
web-tv-scan = Katso puhelimella

## The end
web-over = Peli on päättynyt
web-over-alone = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 }
web-won-you = Sinä voitit
web-won = { $count ->
    [one] Voittaja: { $names }
   *[other] Jaettu voitto: { $names }
 }
web-won-you-by = Voitit, eroa { $points }
web-won-by = Voittaja: { $name }, eroa { $points }
web-end-share = { $game } Nopassa: { $results }
web-end-luck-points = pistettä tuurista
web-end-luck-chance = { $amount ->
    [one] prosentti­yksikkö voitto­mahdollisuutta tuurista
   *[other] prosentti­yksikköä voitto­mahdollisuutta tuurista
 }
web-end-luck-lead = pistettä etumatkaa tuurista
web-end-loss-points = pistettä virheistä
web-end-loss-chance = { $amount ->
    [one] prosentti­yksikkö voitto­mahdollisuutta virheistä
   *[other] prosentti­yksikköä voitto­mahdollisuutta virheistä
 }
web-end-loss-lead = pistettä etumatkaa virheistä
web-end-band = näin pelasit
web-end-band-of = näin pelasi { $name }
web-end-band-flawless = Virheetön
web-end-band-master = Mestari
web-end-band-expert = Asiantuntija
web-end-band-skilled = Taitava
web-end-band-casual = Harrastaja
web-end-band-beginner = Aloittelija
web-end-curve-points = Todennäköinen lopputulos
web-end-curve-chance = Voittomahdollisuus
web-end-curve-lead = Todennäköinen etumatka lopussa
web-end-swing = Suurin käänne: { $what }
web-again = Pelaa uudelleen
web-record = Tallenna peli
web-steps = Vaihe vaiheelta

## The coach
web-coach-ask = Kysy valmentajalta
web-coach-thinks = Mietitään…
web-coach-later = Valmentajalta voi kysyä, kun sinulla on jotain valittavaa.
web-coach = Valmentaja
web-coach-list = Minkä arvoinen kukin vaihtoehto on
web-coach-do = Tee näin
web-coach-is-best = paras
web-exact = tarkka
web-estimate = arvio
web-remark = Se maksoi { $amount }. Parempi olisi ollut: { $move }.

## What happened
web-log = Pelin kulku
web-log-start = Peli alkaa.
web-log-roll = { $name }: heitto { $dice }.
web-log-dice = Nopat näyttävät { $dice }.
web-log-draw = Kortti: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Viimeinen siirto peruttiin.
web-log-amend = Merkintä korjattiin.
web-log-back = Takaisin pöydässä: { $name }.
web-log-bot = Botti jatkaa pelaajan { $name } puolesta.
web-log-stopped = Peli lopetettiin kesken.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = pidetty { $dice }
web-did-keep-none = kaikki uudelleen
web-told-keep = { $count ->
    [0] { $name } heitti kaikki nopat uudelleen.
   *[other] { $name } piti { $dice }.
 }
web-did-write = pisteet riville { $item }
web-did-declare = ilmoitettu rivi { $item }
web-did-set = sivuun { $dice }
web-did-go = jatkoa
web-did-stop = lopetus
web-did-stone = kivi ruutuun { $square }
web-did-take-over = vallattu ruutu { $square }, kivi siirtyi ruutuun { $to }
web-did-box = kivi laatikkoon
web-did-lay = { $dice } kortille { $slot } ({ $card })
web-did-done = vuoro päättyi
web-did-stand = nopat pidettiin
web-did-reroll = uusi heitto: { $colours }
web-did-twice = { $die } kahdesti, { $drop } pois
web-did-number = { $number } kaupunkiin { $city }
web-did-cross = yliviivattu kaupunki { $city }

## The games' tables
web-kivi-board = Lauta
web-kivi-value = arvo { $value }
web-kivi-stone = pelaajan { $name } kivi
web-kivi-gain = nyt { $gain }
web-kivi-line = { $stones } kiven ketju: { $sum } × { $stones } = { $points }
web-kivi-only = Näytä vain nämä ketjut
web-kivi-taking = Napauta tyhjää ruutua kivelle, joka on ruudussa { $square }.
web-tutto-risk = vaarassa
web-tutto-choose = Napauta sivuun laitettavia noppia
web-tutto-made = { $count ->
    [one] Yksi Tutto tällä vuorolla
   *[other] { $count } Tuttoa tällä vuorolla
 }
web-dicetto-empty = Ei korttia
web-dicetto-done = Valmis
web-dicetto-tie = { $tie } on tasan
web-dicetto-beat = { $beat } voittaa, { $tie } on tasan
web-dicetto-battle = Noppataisto: { $card }
web-dicetto-again = Kummallakin { $face }. Uudestaan.
web-dicetto-won = { $one } vastaan { $other }. Taiston voitti { $name }.
web-dicetto-fought = { $name } taisteli tästä
web-trip-map = Kartta: { $name }
web-trip-empty = tyhjä
web-trip-crossed = yliviivattu
web-trip-gain = { $number } tähän: { $gain }
web-trip-numbers = Näistä nopista saatavat luvut
web-trip-make = Napauta kahta noppaa tai lukua.
web-trip-put = Napauta kaupunkia luvulle { $number } tai vedä luku sinne.
web-trip-cross = Viivaa kaupunki yli
web-trip-stand = Pidä kaikki neljä
web-trip-decide = Pidä nämä nopat, tai napauta niitä, jotka heität uudelleen. Se onnistuu kerran pelissä.
web-trip-wait = Valmista. Muut valitsevat vielä.

## Are the dice fair?
web-back = Takaisin pöytään
web-fair = Ovatko nopat reilut?
web-fair-how =
    Ennen peliä palvelin valitsi salaisen luvun ja näytti sen sormenjäljen, joten se ei voinut enää vaihtaa lukua.
    Sitten jokaisen pelaajan selain teki samoin. Yhdessä nämä luvut määräävät jokaisen heiton. Kun peli on
    päättynyt, salainen luku näytetään.
web-fair-real = Tässä pelissä on oikeat nopat, joten Noppa ei vaikuta heittoihin.
web-fair-promise = Ennen peliä näytetty sormenjälki
web-fair-player = Lisännyt { $name }
web-fair-secret = Salainen luku
web-fair-later = näytetään pelin päätyttyä
web-fair-check = { $count ->
    [one] Tarkista heitto
   *[other] Tarkista kaikki { $count } heittoa ja korttia
 }
web-fair-right = { $count ->
    [one] Tarkistettu tässä selaimessa. Heitto on juuri se, joka luvattiin.
   *[other] Tarkistettu tässä selaimessa. Kaikki { $count } heittoa ja korttia ovat juuri ne, jotka luvattiin.
 }
web-fair-wrong = { $count ->
    [one] Vaihe { $event } (”{ $text }”) ei ole se, mikä luvattiin.
   *[other] { $count } heittoa tai korttia ei vastaa luvattua. Ensimmäinen on vaihe { $event } (”{ $text }”).
 }
web-fair-broken = Salainen luku ei ole se, joka luvattiin.
web-fair-changed = Nämä eivät ole ne luvut, jotka tämä selain näki ennen peliä.
web-fair-remembered = Tämä selain muistaa luvut, jotka se näki ennen peliä, joten sen ei tarvinnut vain uskoa palvelinta.
web-fair-not-there = Tämä selain ei lisännyt lukua tähän peliin, joten se voi tarkistaa vain sen, mitä palvelin sanoo.
web-fair-unrevealed = ei lähetetty ajoissa
web-fair-counts = Kuinka usein kukin luku tuli
web-fair-sample = Heitettyjä noppia on { $dice }. Keskimäärin kukin luku tulee { $mean ->
    [one] { $mean } kerran
   *[other] { $mean } kertaa
 }. Näin vähästä ei voi päätellä paljon.

## Luck and skill
web-review = Tuuri ja taito
web-review-working = Valmentaja käy peliä läpi…
web-review-curve = Miten peli sujui kultakin pelaajalta
web-review-none = Ei mainittavia virheitä.
web-review-exact = Nämä luvut ovat tarkkoja.
web-review-estimate = Nämä luvut ovat arvioita.
web-band-flawless = Virheetöntä peliä.
web-band-master = Mestarin peliä.
web-band-expert = Asiantuntijan peliä.
web-band-skilled = Taitavaa peliä.
web-band-casual = Harrastajan peliä.
web-band-beginner = Aloittelijan peliä.

## Real dice
web-real-pad = Mitä pöydällä on
web-real-tap = { $left ->
    [0] Siinä ovat kaikki.
    [one] Napauta vielä yhden nopan lukua.
   *[other] Napauta { $left } nopan lukuja.
 }
web-real-tap-colour = Napauta tämän nopan lukua: { $colour }.
web-real-face = Lisää { $face }
web-real-remove = Poista { $face }
web-real-enter = Käytä näitä noppia
web-real-choose = Napauta nyt, mihin ne menevät. Se syöttää nopat ja siirtosi.
web-real-other = Vaihda nopat
web-real-card = Napauta käännettyä korttia.
web-correct = Tallenna korjaus
web-correct-text = Mitä siinä pitäisi olla?
web-correct-open = Korjaa merkintä
web-correct-which = Mikä merkintä on väärin?
web-correct-stood = Siinä lukee: { $entry }
web-correct-other = Valitse toinen merkintä
web-correct-none = Mitään ei ole vielä syötetty.
web-correct-misfit = Korjauksen jälkeiset merkinnät eivät enää sopineet, joten ne poistettiin. Syötä ne uudelleen.
web-clock-left = { $seconds ->
    [one] { $seconds } sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Tavoite
guide-turn = Vuorosi
guide-scores = Pisteet
guide-examples = Esimerkit
guide-example-number = Esimerkki { $number }
guide-questions = Kysymyksiä
guide-full = Kaikki säännöt
guide-table = Tämä pöytä
guide-ask-begins = Kuka aloittaa?
guide-points = { $points ->
    [-1] −1 piste
    [one] 1 piste
   *[other] { $points } pistettä
 }
guide-points-word = { $points ->
    [-1] piste
    [one] piste
   *[other] pistettä
 }
guide-about = Tietoa: { $thing }
guide-more = Näytä säännöissä
guide-now = Nyt
guide-chances = Näin usein se onnistuu, jos tavoittelet sitä koko vuoron:

## Playing without a server
web-device-loading = Valmistellaan noppia… { $percent } %
web-device-loading-more = Näin kauan menee vain ensimmäisellä kerralla. Opettele sillä välin jokin peli:
web-device-elsewhere = Noppa on auki toisessa välilehdessä.
web-device-elsewhere-more = Tämän laitteen pelit toimivat yhdessä välilehdessä kerrallaan. Pelisi ovat turvassa.
web-device-here = Pelaa tässä
web-device-failed = Noppa ei käynnistynyt tällä laitteella.
web-device-storage-away = Tämä selain ei anna Nopan tallentaa pelejä. Yksityinen ikkuna estää usein tallentamisen, joten avaa Noppa tavallisessa ikkunassa.
web-device-again = Yritä uudelleen
web-device-hosted = Pelaat tällä laitteella.
web-device-hosted-more = Palvelimeen ei saada yhteyttä. Pelisi tallentuvat tähän ja siirtyvät omiin peleihisi, kun yhteys palaa.
web-device-site = Kaikki toimii tällä laitteella ja pysyy tällä laitteella. Linkillä pelaamiseen ja päivän noppien vertailuun tarvitaan Noppa-palvelin.
web-version-new = Nopasta on uusi versio. Ota se käyttöön lataamalla sivu uudelleen.
web-version-reload = Lataa uudelleen
web-offline = Pelaa ilman verkkoa
web-offline-more = Tallentaa tälle laitteelle { $megabytes } Mt, jotta voit pelata ilman yhteyttä.
web-offline-ready = Valmis pelattavaksi ilman verkkoa.
web-offline-loading = Tallennetaan verkotonta peliä varten… { $percent } %
web-offline-failed = Kaikkea ei voitu tallentaa verkotonta peliä varten. Noppa yrittää uudelleen, kun tulet seuraavan kerran.
web-way-link-away = Tarvitaan palvelin
web-everything = Kaikki yhteen tiedostoon
web-everything-more = Kaikki tämän laitteen pelit, myös keskeneräiset, varmuuskopioksi tai siirrettäväksi toiselle laitteelle.
web-everything-save = Tallenna tiedostoon
web-everything-open = Avaa tiedosto
web-everything-added = { $added ->
    [0] Sinulla on jo kaikki nämä pelit.
    [one] Yksi peli lisätty.
   *[other] { $added } peliä lisätty.
}
error-device-failed = Noppa ei käynnistynyt tällä laitteella. Yritä uudelleen lataamalla sivu.
error-elsewhere = Noppa on auki toisessa välilehdessä. Pelaa siinä, tai sulje se ja yritä uudelleen.
