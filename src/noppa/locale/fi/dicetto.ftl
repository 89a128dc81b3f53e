# Dicetto: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

dicetto-name = Dicetto
dicetto-tagline = Aseta noppasi haluamillesi korteille ja pidä ne kierroksen ajan

## Editions
dicetto-edition-international = Kansainvälinen
dicetto-edition-finnish = Suomalainen
dicetto-edition-polish = Puolalainen

## Options, and what each value means
dicetto-option-bonus = Pelataanko bonuskorteilla
dicetto-option-bonus-true = kyllä
dicetto-option-bonus-false = ei
dicetto-option-cards-to-win = Montako kerättyä korttia päättää pelin
dicetto-option-most-cards-points = Bonuskortin ”Eniten kortteja” arvo
dicetto-option-battle = Milloin noppataistot käydään
dicetto-option-battle-at-once = heti kun nopat asetetaan
dicetto-option-battle-end-of-turn = kun vuoro on valmis
dicetto-option-bonus-true-more = Neljä bonuskorttia on näkyvissä alusta asti, ja ne jaetaan lopussa.
dicetto-option-bonus-false-more = Vain noppakorttien pisteet lasketaan.
dicetto-option-cards-to-win-more = { $value ->
    [one] Peli päättyy heti, kun joku on kerännyt yhden kortin.
   *[other] Peli päättyy heti, kun joku on kerännyt { $value } korttia: vähemmillä korteilla se on lyhyempi.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Se, jolla on eniten kortteja, saa siitä yhden pisteen, jos tuo bonuskortti on mukana.
   *[other] Se, jolla on eniten kortteja, saa siitä { $value } pistettä, jos tuo bonuskortti on mukana.
 }
dicetto-option-battle-at-once-more = Tiedät, kuka pitää kortin, ennen kuin asetat muut noppasi.
dicetto-option-battle-end-of-turn-more = Asetat ensin kaikki noppasi; sitten taistot käydään yksi kerrallaan.

## Score sheet
dicetto-item-cards = Noppakortit
dicetto-item-bonus = Bonuskortit

## Dice cards
dicetto-card-ones = Ykköset
dicetto-card-twos = Kakkoset
dicetto-card-threes = Kolmoset
dicetto-card-fours = Neloset
dicetto-card-fives = Vitoset
dicetto-card-sixes = Kuutoset
dicetto-card-pair = Pari
dicetto-card-two-pairs = 2 paria
dicetto-card-three-of-a-kind = Kolmoisluku
dicetto-card-four-of-a-kind = Nelosluku
dicetto-card-small-straight = Pieni suora
dicetto-card-large-straight = Iso suora
dicetto-card-chance = Sattuma
dicetto-card-extra-roll = Ekstraheitto

## What may lie on a card, in a few words
dicetto-asks-ones = ykkösiä, kuinka monta tahansa
dicetto-asks-twos = kakkosia, kuinka monta tahansa
dicetto-asks-threes = kolmosia, kuinka monta tahansa
dicetto-asks-fours = nelosia, kuinka monta tahansa
dicetto-asks-fives = vitosia, kuinka monta tahansa
dicetto-asks-sixes = kuutosia, kuinka monta tahansa
dicetto-asks-pair = kaksi samaa
dicetto-asks-two-pairs = kaksi paria tai neljä samaa
dicetto-asks-three-of-a-kind = kolme samaa
dicetto-asks-four-of-a-kind = neljä samaa
dicetto-asks-small-straight = kolme peräkkäistä
dicetto-asks-large-straight = neljä peräkkäistä
dicetto-asks-chance = mitä noppia tahansa, vähintään yksi
dicetto-asks-extra-roll = mitä noppia tahansa, vähintään yksi

## Bonus cards
dicetto-card-fewest-logos = Vähiten Dicettoja
dicetto-card-most-logos = Eniten Dicettoja
dicetto-card-fewest-cards = Vähiten kortteja
dicetto-card-most-cards = Eniten kortteja
dicetto-card-most-straights = Eniten suoria
dicetto-card-most-chances = Eniten sattumia
dicetto-card-fewest-points = Vähiten pisteitä
dicetto-card-most-numbers = Eniten 1–6-kortteja

## Dice
dicetto-colour-red = punainen
dicetto-colour-yellow = keltainen
dicetto-colour-green = vihreä
dicetto-colour-blue = sininen

## The deck
dicetto-deck-built-in = oma pakkamme
dicetto-deck-own = pakka tiedostosta

## Moves
dicetto-move-keep = { $count ->
    [0] heitä kaikki nopat uudelleen
   *[other] pidä { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] aseta { $dice }, { $card } (kortti { $slot }), palauttaa nopat omistajalle
    [battle] aseta { $dice }, { $card } (kortti { $slot }), ja taistele siitä
   *[takes] aseta { $dice }, { $card } (kortti { $slot })
 }
dicetto-move-done = valmis

## The table
dicetto-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
 }
dicetto-fourth-roll = neljäs heitto
dicetto-free = vapaa
dicetto-tie = tasan { $tie }
dicetto-tie-or-beat = tasan { $tie } voita { $beat }
dicetto-on-card = kortilla { $slot }
dicetto-lost = menetetty
dicetto-battle = Noppataisto kortista { $slot }: { $challenger } (ensimmäinen noppa) vastaan { $owner }.
dicetto-total = pisteet
dicetto-cards = kortit
dicetto-won = voitetut
dicetto-nobody = tasan
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] ei heittoja jäljellä
    [one] 1 heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
 }
dicetto-pile = { $cards ->
    [0] pakka on tyhjä
    [one] 1 kortti pakassa
   *[other] { $cards } korttia pakassa
 } ({ $deck })
dicetto-typing-keep = ”55” pitää ne ja heittää loput, ”p 2 55” asettaa ne kortille 2, ”done” päättää vuoron
dicetto-typing-place = ”p 2 55” asettaa nopat kortille 2, ”done” päättää vuoron

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = mikä kortti
kind-send-back = noppien palauttaminen
kind-battle = noppataistot
kind-end-turn = vuoron päättäminen

## What can be typed
dicetto-help =
    Kirjoita pidettävät nopat, ja loput heitetään uudelleen: ”55” tai ”keep 5 5”; pelkkä ”keep” heittää kaikki neljä.
    Kun asetat noppia kortille, kirjoita sen numero ja nopat: ”place 2 5 5” tai ”p 2 55”; ekstraheittokortille ”p x 1”.
    Kun ensimmäiset nopat on asetettu, mitään ei enää heitetä. ”done” päättää vuoron.
    Kortit kirjoitetaan ”pair:1”, logon kanssa ”pair:1*”; bonuskortit ”most_logos”, ”fewest_cards” ja niin edelleen.

## Refusals
error-dicetto-placed-already = Noppia on asetettu: tällä vuorolla ei enää heitetä.
error-dicetto-no-rolls-left = Heittoja ei ole jäljellä: aseta noppia tai päätä vuoro.
error-dicetto-keep-not-there = Voit pitää vain pöydällä olevia noppia: { $dice }.
error-dicetto-slot-empty = Paikassa { $slot } ei ole korttia.
error-dicetto-challenge-lost = Hävisit noppataiston kortista { $slot }: se ei ota enää noppiasi tällä vuorolla.
error-dicetto-once-a-turn = Kortilla { $slot } on jo noppiasi; se ottaa noppia kerran vuoron aikana.
error-dicetto-does-not-fit = Nämä nopat eivät sovi korttiin { $card }. { $count ->
    [0] Mitkään noppasi eivät sovi.
   *[other] Voisit asettaa siihen: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Sinulla on asetettavana vain nämä nopat: { $hand }.
error-dicetto-dice-lost = Noppataistossa hävittyjä noppia ei aseteta enää tällä vuorolla. Sinulla on: { $hand }.
error-dicetto-sum-too-low = { $sum } on liian pieni kortille { $slot }: noppataistoon tarvitaan { $least }, suurempi palauttaa siellä olevat nopat.

## A deck from a file
error-dicetto-deck-not-a-list = Pakassa kohdan { $place } on oltava luettelo tauluja: { $allowed }.
error-dicetto-deck-kind = Pakassa, { $place }: lajia ”{ $value }” ei ole. Lajit: { $allowed }.
error-dicetto-deck-number = Pakassa, { $place }: kohdan ”{ $key }” on oltava kokonaisluku { $least }–{ $most }, ei { $value }.
error-dicetto-deck-logo = Pakassa, { $place }: kohdan ”logo” on oltava { $allowed }, ei { $value }.
error-dicetto-deck-twice = Pakassa, { $place }: { $card } on siellä jo. Suurenna sen määrää.
error-dicetto-deck-few-cards = Pakka tarvitsee vähintään { $least } korttia kohdassa { $place }; niitä on { $found }.
error-dicetto-deck-most-cards = Pakassa, { $place }: valinta most_cards_points sanoo { $allowed }, tiedosto { $value }. Jätä pisteet pois tai aseta valinta.

## The rules, as Markdown
dicetto-rules =
    Kerää kortteja asettamalla niille noppia ja pitämällä ne kierroksen ajan. Suurin pistemäärä voittaa;
    tasapisteissä voitto jaetaan. Pelaajia on kahdesta neljään, ja kullakin on neljä omanväristä noppaa.
    Neljä noppakorttia on rivissä, ekstraheittokortti niiden vieressä. Vanhin aloittaa, ellette sovi toisin.

    __Vuoro: kerää.__ Jokainen kortti, jolla noppasi vielä ovat, on sinun. Ota nopat takaisin; uudet kortit
    täyttävät rivin. Ekstraheittokortti jää pöydälle ja antaa tälle vuorolle neljännen heiton.

    __Vuoro: heitä.__ Heitä neljä noppaasi enintään kolme kertaa, joka kerta mitä niistä haluat.

    __Vuoro: aseta.__ Aseta noppia niin monelle kortille kuin haluat; sen jälkeen ei enää heitetä. Kukin
    kortti ottaa noppiasi kerran vuoron aikana, kukin noppa on yhdellä kortilla, ja asettamatta jääneet
    nopat pysyvät sinulla. Kortilla olevien noppien on sovittava siihen täsmälleen.

    | kortti | sopivat nopat | esimerkki | pisteet |
    |---|---|---|---|
    | Ykköset–kuutoset | yksi tai useampi kyseinen luku | Neloset: ⚃⚃⚃ | 2 |
    | Pari | kaksi samaa | ⚄⚄ | 1 |
    | 2 paria | kaksi paria tai neljä samaa | ⚁⚁⚅⚅ | 6 |
    | Kolmoisluku | kolme samaa | ⚂⚂⚂ | 4 |
    | Nelosluku | neljä samaa | ⚁⚁⚁⚁ | 11 |
    | Pieni suora | kolme peräkkäistä | ⚂⚃⚄ | 2 |
    | Iso suora | neljä peräkkäistä | ⚁⚂⚃⚄ | 6 |
    | Sattuma | yksi tai useampi, mitä tahansa | ⚀⚅⚅ | 1 |
    | Ekstraheitto | yksi tai useampi, mitä tahansa | ⚅ | 0 |

    __Kortti, jolla on toisen noppia.__ Laske nopat yhteen. Suurempi summa palauttaa ne heti omistajalleen.
    Yhtä suuri summa on noppataisto: kumpikin heittää nopan, tasatulos heitetään uudelleen, ja
    suurempi pitää kortin. Jos häviät, ne nopat ovat pois käytöstä tämän vuoron ajan, eikä kortti ota
    noppiasi ennen seuraavaa vuoroasi. Pienempää summaa ei voi asettaa.

    __Esimerkki.__ Viimeinen heittosi on ⚂⚄⚄⚅. Kortilla Pari on jonkun ⚃⚃: sinun ⚄⚄ ovat 10 vastaan 8 ja
    palauttavat ne. Kortilla Kuutoset on jonkun ⚅: sinun ⚅ on yhtä suuri, joten voit taistella kortista.
    Noppa ⚂ sopii kortille Kolmoset, tai Sattumaan, jos se on vapaa. Jos kaikki tämä on paikallaan, kun
    seuraava vuorosi alkaa, kortit ovat sinun.

    __Loppu.__ Peli päättyy, kun joku kerää kymmenennen kortin tai kun noppakortteja ei ole jäljellä.
    Kortit, joilla on noppia, menevät silloin noppien omistajille. Ekstraheittokortti ei ole minkään
    arvoinen, eikä sitä lasketa.

    __Bonuskortit.__ Neljä kahdeksasta on alusta asti näkyvissä, ja ne jaetaan lopussa; tasatilanteessa
    korttia ei saa kukaan. Vain noppakortit lasketaan.

    | bonuskortti | pisteet | bonuskortti | pisteet |
    |---|---|---|---|
    | Vähiten Dicettoja | 3 | Eniten Dicettoja | 3 |
    | Vähiten kortteja | 4 | Eniten kortteja | 3 |
    | Eniten suoria | 3 | Eniten sattumia | 3 |
    | Vähiten pisteitä | 5 | Eniten 1–6-kortteja | 3 |

    __Pakka.__ Noppakortit, 46 kappaletta, ja niiden pisteet ovat oma pakkamme; joka toisessa kortissa on
    Dicetto-logo (★). Oikeat kortit voi ladata tiedostosta.

    __Suomalainen painos.__ Noppataistot käydään peräkkäin, kun vuoro on valmis.

    __Puolalainen painos.__ Ilman bonuskortteja, ellette halua niitä, ja ”Eniten kortteja” on arvoltaan 4.
