# Selainsovelluksen omat sanat; pelit, rivit ja kiellot puhuvat omista tiedostoistaan.

web-name = Noppa
web-nav = Sivut
web-preferences = Asetukset
web-language = Kieli
web-language-auto = selaimen mukaan ({ $language })
web-theme = Vaalea vai tumma
web-theme-auto = laitteen mukaan
web-theme-light = vaalea
web-theme-dark = tumma
web-still = Ilman liikettä
web-sound = Äänet
web-remarks = Hiljainen huomautus kalliin valinnan jälkeen
web-chances = Kaikkien voittomahdollisuudet
web-buzz = Värise, kun on minun vuoroni
web-pace = Kuinka nopeasti botit pelaavat
web-pace-slow = hitaasti
web-pace-normal = tavalliseen tapaan
web-pace-at-once = heti
web-your-name = Nimesi
web-done = Valmis
web-close = Sulje
web-yes = kyllä
web-no = ei
web-you = Sinä
web-who-here = tässä
web-who-link = linkillä
web-player = Pelaaja { $number }

## The start page
web-welcome = Vedä tuoli pöydän ääreen.
web-welcome-more = Viisi noppapeliä yksin, samalla laitteella tai ystävien kanssa linkin kautta. Valmentaja tietää jokaisen valinnan arvon.
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
web-past = Pelatut
web-watch = Muut pöydät
web-practice = Harjoittele
web-practice-more = Valitse asemassa ja katso, minkä arvoinen kukin valinta on.
web-history = Omat pelisi
web-history-more = Tulokset, keskiarvot ja ennätykset.
web-open-record = Avaa tallenne
web-open-record-drop = Pelin tiedosto: valitse se tai pudota se tähän.
web-phones = Puhelimet kotona
web-phones-open = Päästä puhelimet mukaan
web-home = Aloitussivulle
web-lost-title = Tätä sivua ei voitu avata
web-gone = Sitä ei ole
error-offline = Verkkoyhteys puuttuu. Noppa aukeaa, mutta peli tarvitsee palvelimensa: se jatkuu heti, kun yhteys palaa.
error-server-away = Palvelin ei vastaa. Yritä hetken kuluttua uudelleen; mitään ei ole kadonnut.

## Sitting down
web-who = Ketkä pelaavat
web-seat-name = Pelaajan { $number } nimi
web-seat-remove = Poista pelaaja { $number }
web-bot-level = Kuinka hyvin botti pelaa
web-add-here = Joku tässä
web-add-link = Joku linkillä
web-add-bot = Botti
web-house-rules = Kotisäännöt
web-edition = Painos
web-edition-own = { $edition }, kuten kielesi sääntövihkossa
web-dice-are = Nopat
web-dice-fair = Nopan nopat, jotka voi tarkistaa
web-dice-real = oikeat nopat pöydällä
web-every-roll = Jokainen heitto syötetään, ei vain lopulliset nopat
web-starts = Kuka aloittaa
web-starts-chosen = luettelon ensimmäinen
web-starts-drawn = suurin heitto
web-starts-loser = edellisen pelin viimeinen
web-clock = Aikaa päätökseen
web-clock-seconds = { $seconds ->
    [0] ei rajaa
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
 }
web-allow-coach = Valmentajalta saa kysyä
web-allow-undo = Siirron saa perua, jos kaikki suostuvat
web-dice-fair-more = Palvelin heittää, ja pelin jälkeen selaimesi voi tarkistaa joka heiton.
web-dice-real-more = Heitätte oikeita noppia ja napautatte, mitä ne näyttävät; Noppa laskee pisteet.
web-starts-chosen-more = Luettelon ensimmäinen aloittaa, ja muut seuraavat järjestyksessä.
web-starts-drawn-more = Ennen peliä kullekin heitetään noppa, ja suurin aloittaa.
web-starts-loser-more = Viimeiseksi jäänyt aloittaa seuraavan pelin; ensimmäisessä ratkaisee suurin noppa.
web-clock-more = { $seconds ->
    [0] Kukin käyttää sen ajan, minkä tarvitsee.
   *[other] Kun { $seconds } sekuntia on kulunut, siirto tehdään puolestasi.
 }
web-coach-yes-more = Pelaajat saavat kysyä, minkä arvoinen kukin valinta on.
web-coach-no-more = Kukaan ei saa neuvoja pelin aikana.
web-undo-yes-more = Siirron, jota ei ole vielä seurannut heitto eikä kortti, voi perua, kun muut suostuvat.
web-undo-no-more = Siirto pysyy niin kuin se tehtiin.
web-edition-more = Painos on joukko kotisääntöjä; kutakin voi muuttaa alla.
web-own-board = Oma lautasi
web-own-deck = Oma pakkasi
web-own-map = Oma karttasi
web-own-remove = Ilman tiedostoa
web-own-used = oma, tiedostosta
web-kind-gone = Tätä peliä ei pelata täällä. Aloitussivulla ovat ne, joita pelataan.
web-invited = Sinut on kutsuttu peliin { $game }
web-sit = Istu tähän
web-just-watch = Katso vain
web-join-taken = Siinä istuu jo joku. Pyydä kutsujaltasi toista paikkaa.
web-waiting = { $count ->
    [0] Kaikki ovat paikalla
    [one] Odotetaan vielä yhtä
   *[other] Odotetaan vielä: { $count }
 }
web-invite = Kutsuttu: { $name }. Lue koodi tai lähetä linkki.
web-qr = Linkki luettavana koodina
web-link = Linkki
web-share = Lähetä linkki
web-copied = Kopioitu
web-share-by-hand = Tämä selain ei voi lähettää tai kopioida sitä: valitse yllä oleva linkki ja kopioi se.
web-device = Jatka itsenäsi tällä laitteella
web-device-more = Tästä laitteesta tulee sama henkilö kuin linkin tehneestä laitteesta.
web-device-go = Kyllä, se olen minä
web-device-link = Jatka toisella laitteella
web-device-scan = Avaa tämä toisella laitteella kymmenen minuutin kuluessa; se toimii kerran.

## At the table
web-title = { $game } · Noppa
web-title-turn = Sinun vuorosi · { $game }
web-opening = Avataan pöytää…
web-getting-ready = Noppa valmistautuu. Kun peliä pelataan täällä ensimmäistä kertaa, siihen voi mennä minuutti.
web-connection-lost = Yhteys on poikki; se palaa itsestään, eikä mitään katoa.
web-seats = Pelaajat
web-seat-free = tyhjä
web-seat-away = poissa
web-seat-bot = botti pelaa
web-watching = { $count ->
    [one] yksi katsoja
   *[other] { $count } katsojaa
 }
web-dice = Nopat
web-die = Noppa { $place }: { $value }
web-die-blank = Noppa { $place }: heittämättä
web-die-coloured = Noppa { $place } ({ $colour }): { $value }
web-die-coloured-blank = Noppa { $place } ({ $colour }): heittämättä
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
web-draw = Käännä kortti
web-total = Yhteensä
web-pad = Pöytäkirja
web-par = verrattuna kolmeen kutakin
web-write = Kirjaa { $points } riville { $item }
web-moves = { $count ->
    [one] Ainoa vaihtoehto
   *[other] Kaikki { $count } vaihtoehtoa
 }
web-menu = Valikko
web-rules = Tämän pöydän säännöt
web-undo = Peru viimeinen siirto
web-stop = Lopeta peli nyt
web-leave = Poistu pöydästä
web-agree = Sopii
web-decline = Ei
web-vote-undo = { $name } haluaisi perua viimeisen siirron.
web-vote-stop = { $name } haluaisi lopettaa pelin nyt.
web-away-long = { $name } on ollut jonkin aikaa poissa.
web-give = Anna botin jatkaa
web-vote-waits = Vastaus puuttuu: { $names }
web-bot-for-you = Botti pelaa pelaajan { $name } puolesta.
web-take-back = Ota paikka takaisin
web-pass = Anna laite seuraavalle: { $name }
web-pass-why = Kunkin kirjoittama pysyy piilossa, kunnes kaikki ovat kirjoittaneet.
web-pass-here = Minä olen { $name }
web-pass-wait = { $count ->
    [one] Kaikki täällä ovat kirjoittaneet. Odotetaan pelaajaa { $names }.
   *[other] Kaikki täällä ovat kirjoittaneet. Odotetaan { $count } muuta.
 }
web-react = Anna merkki
web-react-applause = Hienosti tehty
web-react-luck = Onnea
web-react-wow = Vau
web-react-laugh = Hah hah
web-react-ouch = Auts
web-react-thanks = Kiitos
web-said-total = { $points ->
    [one] { $name }: yksi piste.
   *[other] { $name }: { $points } pistettä.
 }
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
web-again = Pelaa uudelleen
web-steps = Vaihe vaiheelta
web-record = Tallenna peli

## The coach
web-coach-ask = Kysy valmentajalta
web-coach-thinks = Valmentaja miettii…

## What happened
web-log = Tapahtumat
web-log-start = Peli alkaa.
web-log-roll = { $name } heitti { $dice }.
web-log-dice = Nopat näyttävät { $dice }.
web-log-draw = Kortti: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Viimeinen siirto peruttiin.
web-log-amend = Merkintä korjattiin.
web-log-back = { $name } on palannut.
web-log-bot = Botti jatkaa pelaajan { $name } puolesta.
web-log-stopped = Peli lopetettiin kesken.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = piti { $dice }
web-did-keep-none = ei pitänyt mitään
web-did-write = täytti rivin { $item }
web-did-declare = ilmoitti rivin { $item }
web-did-set = laittoi sivuun { $dice }
web-did-go = jatkoi
web-did-stop = lopetti
web-did-stone = sijoitti kiven ruutuun { $square }
web-did-take-over = valtasi ruudun { $square }; kivi siirtyi ruutuun { $to }
web-did-box = laittoi kiven laatikkoon
web-did-lay = asetti { $dice } kortille { $slot } ({ $card })
web-did-done = päätti vuoron
web-did-stand = antoi noppien olla
web-did-reroll = heitti uudelleen: { $colours }
web-did-twice = käytti nopan { $die } kahdesti, jätti pois { $drop }
web-did-number = kirjoitti luvun { $number }: { $city }
web-did-cross = viivasi yli: { $city }

## The games' tables
web-kivi-board = Lauta
web-kivi-value = arvo { $value }
web-kivi-stone = pelaajan { $name } kivi
web-kivi-gain = nyt { $gain }
web-kivi-line = { $stones } kiven ketju: { $sum } × { $stones } = { $points }
web-kivi-only = Vain nämä ketjut
web-kivi-taking = Valitse vapaa ruutu kivelle, joka on ruudussa { $square }.
web-tutto-risk = pistettä vaarassa
web-tutto-choose = Valitse sivuun laitettavat nopat
web-tutto-made = { $count ->
    [one] Yksi Tutto tällä vuorolla
   *[other] { $count } Tuttoa tällä vuorolla
 }
web-dicetto-empty = Ei korttia
web-dicetto-done = Valmis
web-dicetto-tie = { $tie } on taisto; mikään ei voita sitä
web-dicetto-beat = { $beat } voittaa, { $tie } on taisto
web-dicetto-battle = Noppataisto: { $card }
web-dicetto-again = { $face } ja { $face }: uudestaan.
web-dicetto-won = { $one } vastaan { $other }: { $name } pitää kortin.
web-dicetto-fought = { $name } taistelee tästä
web-trip-map = Kartta: { $name }
web-trip-empty = tyhjä
web-trip-crossed = viivattu yli
web-trip-gain = { $number } tähän: { $gain }
web-trip-numbers = Näistä nopista saatavat luvut
web-trip-make = Vedä noppa toisen päälle, napauta kahta noppaa tai lukua.
web-trip-put = Napauta nyt kaupunkia luvulle { $number } tai vedä luku sinne.
web-trip-cross = Viivaa kaupunki yli
web-trip-stand = Anna noppien olla
web-trip-decide = Anna noppien olla, tai napauta niitä, jotka heität uudelleen, kerran pelissä.
web-trip-wait = Kirjoitettu. Muut valitsevat vielä.

## Are the dice fair?
web-back = Takaisin pöytään
web-fair = Ovatko nopat reilut?
web-fair-how =
    Ennen peliä palvelin lupasi yhden salaisen luvun näyttämällä sen sormenjäljen, ja jokaisen pelaajan
    selain lisäsi oman lukunsa. Yhdessä ne määräävät jokaisen heiton. Salaisuus näytetään lopussa.
web-fair-real = Tämän pelin nopat ovat oikeita: mikään täällä ei ole voinut muuttaa niitä.
web-fair-promise = Luvattu ennen peliä
web-fair-player = Lisännyt { $name }
web-fair-secret = Salaisuus
web-fair-later = näytetään pelin päätyttyä
web-fair-check = { $count ->
    [one] Tarkista ainoa heitto
   *[other] Tarkista kaikki { $count } heittoa ja korttia
 }
web-fair-right = { $count ->
    [one] Tarkistettu: se on luvatunlainen.
   *[other] Tarkistettu tässä selaimessa: kaikki { $count } ovat luvatunlaisia.
 }
web-fair-wrong = { $count ->
    [one] Tapahtuma { $event } (”{ $text }”) ei ole se, mikä luvattiin.
   *[other] { $count } ei vastaa luvattua; ensimmäinen on tapahtuma { $event } (”{ $text }”).
 }
web-fair-broken = Salaisuus ei ole se, joka luvattiin.
web-fair-counts = Kuinka usein kukin silmäluku tuli
web-fair-sample = Noppia { $dice }; keskimäärin kukin silmäluku tulee { $mean } kertaa. Näin pieni määrä kertoo vähän.

## Luck and skill
web-review = Tuuri ja taito
web-review-working = Valmentaja käy peliä läpi…
web-review-curve = Minkä arvoinen peli oli kullekin pelaajalle sen edetessä
web-review-none = Mikään valinta ei maksanut mainittavasti.
web-review-exact = Nämä luvut ovat tarkkoja.
web-review-estimate = Nämä luvut ovat arvioita.
web-band-flawless = Virheetön.
web-band-master = Peli kuin mestarilla.
web-band-expert = Peli kuin asiantuntijalla.
web-band-skilled = Peli kuin taitavalla pelaajalla.
web-band-casual = Peli kuin satunnaispelaajalla.
web-band-beginner = Peli kuin aloittelijalla.

## Real dice
web-real-pad = Mitä pöydällä on
web-real-tap = { $left ->
    [0] Siinä ovat kaikki.
    [one] Napauta vielä yhden nopan silmälukua.
   *[other] Napauta { $left } nopan silmälukuja.
 }
web-real-tap-colour = Napauta, mitä tämä noppa näyttää: { $colour }.
web-real-face = Noppa näyttää { $face }
web-real-remove = Poista { $face }
web-real-enter = Nämä ovat nopat
web-real-choose = Napauta nyt, mihin ne menevät. Se syöttää molemmat.
web-real-other = Muut nopat
web-real-card = Napauta käännettyä korttia.
web-correct = Korjaa
web-correct-text = Mitä siinä piti olla
web-correct-open = Korjaa merkintä
web-correct-which = Mikä merkintä on väärin?
web-correct-stood = Siinä lukee: { $entry }
web-correct-other = Toinen merkintä
web-correct-none = Mitään ei ole vielä syötetty.
web-correct-misfit = Korjauksen jälkeiset merkinnät eivät enää sovi ja ne poistettiin: syötä ne uudestaan.
web-clock-left = { $seconds ->
    [one] { $seconds } sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
 }
