# Pääte.

## Lists
players-range = { $least }–{ $most } pelaajaa
list-editions = painokset
default-is = oletus { $value }

## Languages
told-no-language = Noppa ei vielä puhu kieltä ”{ $language }”, joten tämä on englanniksi. Noppa puhuu: { $allowed }.
told-edition-own = Painos: { $edition }, kuten kielesi sääntövihkossa. Muu painos: --edition
languages-complete = valmis
languages-missing = { $count ->
    [one] { $count } viesti puuttuu
   *[other] { $count } viestiä puuttuu
 }
languages-broken = { $file }, rivi { $line }: tätä viestiä ei voi lukea, joten se sanotaan englanniksi.
languages-odd = { $message }: tällaista viestiä ei ole englanniksi.
error-languages-no-folder = Kansiota { $path }, jossa olisi viestitiedostoja, ei ole.

## Who sits where
you = Sinä
bot-name = { $count ->
    [one] Botti
   *[other] Botti { $number }
 }

## Questions
ask-roll = { $name }: heitä painamalla Enter.
ask-draw = { $name }: käännä kortti painamalla Enter.
ask-move = { $name }, valintasi (? auttaa):
ask-dice = { $name }: { $dice ->
    [one] mitä noppa näyttää?
   *[other] mitä { $dice } noppaa näyttää?
 }
ask-final-dice = { $name }: heitä ja kirjoita ne { $dice } noppaa, joihin lopetat:
ask-card = { $name }: mikä kortti käännettiin?
ask-save = Tallennetaanko peli tiedostoon { $path }? [K/e]
ask-hand-over = { $name }, sinun vuorosi: paina Enter, kun kukaan muu ei katso.
ask-resume-or-new = Anna joko peli tai --resume FILE, ei molempia: tiedosto kertoo, mikä peli on kyseessä.
ask-go-on = Enter jatkaa, q poistuu.
ask-which-game = Mikä peli? Vaihtoehdot: { $games }, tai --resume FILE.
typed-roll = heitä
typed-no = ei
typed-yes = kyllä

## What happened
event-roll = { $name }: heitti { $dice }.
event-draw = { $name }: käänsi kortin { $card }.
event-move = { $name }: { $move }.
hint-moves = Voit kirjoittaa: { $moves }.
told-undone = Peruttu.
told-fixed = Merkintä { $number } on korjattu.
told-misfit = Merkintä { $number } on korjattu. Merkintä { $misfit } (”{ $step }”) ei enää sovi: { $why } Jatka siitä.
told-saved = Tallennettu: { $path }
told-not-saved = Tiedostoon { $path } ei voitu kirjoittaa: { $why }.
told-solo = { $points ->
    [one] Peli päättyi: { $points } piste.
   *[other] Peli päättyi: { $points } pistettä.
 }
told-won = { $count ->
    [one] Voittaja: { $names }, pisteitä { $points }.
   *[other] Jaettu voitto: { $names }, pisteitä kullakin { $points }.
 }
told-stand-in = { $why } Botti ”{ $bot }” jatkaa pelaajan { $name } puolesta.
told-verified = { $count ->
    [one] Yksi heitto tarkistettu: se on luvatunlainen.
   *[other] { $count } heittoa tarkistettu: kaikki ovat luvatunlaisia.
 }
told-commitment = Ennen peliä annettu lupaus: { $commitment }

## Help
help-commands =
    ? näyttää tämän, ”rules” säännöt, ”undo” peruu siirron, ”save FILE” tallentaa pelin, ”quit” poistuu.
help-real =
    ? näyttää tämän, ”rules” säännöt, ”undo” peruu viimeisen merkinnän, ”fix” korjaa vanhemman,
    ”save FILE” tallentaa pelin, ”quit” poistuu.
help-fix = Kirjoita ”fix”, numero ja se, mitä siinä piti olla.

## Typing errors
error-typed-no-dice = Kirjoita nopat numeroina 1–6. ”{ $text }” ei käy.
error-typed-ambiguous = ”{ $text }” voisi olla: { $like }.
error-typed-unknown = ”{ $text }” ei ole siirto tässä. Enter näyttää siirrot, ? auttaa.
error-typed-close = ”{ $text }” ei ole siirto tässä. Tarkoititko: { $like }?
error-typed-enter = Paina Enter; ”{ $text }” ei tarkoita tässä mitään.

## Menu
menu-title = Noppa: mihin pöytään haluat istua?
menu-game = 1–{ $most }, Enter valitsee ensimmäisen:
menu-way-bot = bottia vastaan
menu-way-alone = yksin, omaa ennätystä vastaan
menu-way-friends = ystävien kanssa tällä laitteella
menu-way-real = oikeilla nopilla: Noppa laskee pisteet
menu-level-easy = helppo
menu-level-medium = keskitasoinen
menu-level-hard = vaikea
menu-level = 1–{ $most }, Enter valitsee ensimmäisen:
menu-way = 1–{ $most }, Enter valitsee ensimmäisen:
menu-names = Nimet pilkuilla erotettuina:
menu-not-there = ”{ $typed }” ei ole luettelossa: 1–{ $most }.

## Solving
solving = Ratkaistaan
solving-distribution = Lasketaan jakaumaa
solved-value = Odotusarvo parhaalla pelillä: { $expected } pistettä ({ $seconds } s).
solved-spread = Keskiarvo { $mean }, keskihajonta { $spread }.
solved-percentiles = Prosenttipisteet: { $parts }
error-solve-unsolved = Peliä { $game } ei ole ratkaistu; ratkaistut ovat: { $allowed }.

## Reviews
reviewing = Analysoidaan
review-title = { $game }: tuuri ja taito
review-player = pelaaja
review-final = lopputulos
review-expected = odotus
review-luck = tuuri
review-loss = valinnat
review-others = muut
review-revision = tarkennus
review-each = per valinta
review-band = taso
review-curve = Odotettu tulos pelin edetessä
review-exact = Yksikkö: { $unit }. Luvut ovat tarkkoja.
review-estimate = Yksikkö: { $unit }. Luvut ovat arvioita.
review-final-dice-only = Vain lopulliset nopat kirjattiin: kunkin vuoron heitot ovat yksi pala tuuria.
unit-points = odotetun lopputuloksen pisteet
unit-lead = odotetun etumatkan pisteet vahvimpaan vastustajaan
unit-chance = prosentit voittomahdollisuudesta
per-cent = { $value } %
band-flawless = virheetön
band-master = mestari
band-expert = asiantuntija
band-skilled = taitava pelaaja
band-casual = satunnaispelaaja
band-beginner = aloittelija

## The coach while playing

## History
history-none = Ei vielä loppuun pelattuja pelejä. Pelaa yksi: noppa play yatzy
history-games = Pelit
history-records = Ennätykset
history-day = päivä
history-game = peli
history-player = pelaaja
history-score = pisteet
history-luck = tuuri
history-loss = valintojen hinta
history-best = paras
history-average = keskiarvo
history-each = { $game }: valinta maksoi keskimäärin { $each }.
history-each-curve = Sadasosia siitä valintaa kohti, peli peliltä
history-kinds = Mihin pisteet menivät

## Practice
practice-welcome = Valitse kuten pelissä; q poistuu.
practice-own = Omasta pelistäsi:
practice-right = Hyvin valittu.
practice-wrong = Se maksaa { $loss }.
practice-sum = Hyvin valittuja { $right }/{ $asked }, menetetty { $lost }.
ask-practice = Valintasi:

## Simulations
simulating = Simuloidaan
simulate-progress = { $done }/{ $games }, { $rate } sekunnissa
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } peli
   *[other] { $game }, { $edition }: { $games } peliä
 }
simulate-rate = aika { $seconds } sekuntia, { $rate } sekunnissa
simulate-stopped = Keskeytetty, kun { $done }/{ $games } peliä oli pelattu; pelatut säilyvät.
simulate-player = pelaaja
simulate-wins = voitot
simulate-mean = pisteet
simulate-deviation = hajonta
simulate-low = 5 %
simulate-median = mediaani
simulate-high = 95 %
simulate-first = Ensimmäisenä istuva voittaa { $share } ({ $interval }): { $more } tasaosuuteen verrattuna.
simulate-length = Pelissä on { $mean } ± { $error } päätöstä. ±-merkin jälkeinen luku pitää paikkansa 95 simulaatiossa sadasta.
simulate-distribution = Pisteet: { $player }
simulate-everybody = kaikki
simulate-uses = Käyttökerrat pelaajaa ja peliä kohti, laskettu { $games } pelistä
simulate-variants = { $game }, kullakin { $games } peliä
simulate-variant = säännöt
simulate-wins-of = { $player }: voitot
simulate-mean-of = { $player }: pisteet
simulate-first-seat = 1. paikka
simulate-decisions = päätökset
simulate-picture = { $game }: { $games } pelin pisteet prosentteina
