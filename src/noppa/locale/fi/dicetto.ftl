# Dicetto: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

dicetto-name = Dicetto
dicetto-tagline = Nappaa kortteja ja pidä niistä kiinni

## Editions
dicetto-edition-international = Kansainvälinen
dicetto-edition-finnish = Suomalainen
dicetto-edition-polish = Puolalainen

## Options, and what each value means
dicetto-option-bonus = Bonuskortit mukana
dicetto-option-bonus-true = kyllä
dicetto-option-bonus-false = ei
dicetto-option-cards-to-win = Montako korttia päättää pelin
dicetto-option-most-cards-points = Bonuskortin ”Eniten kortteja” pisteet
dicetto-option-battle = Milloin noppataistot käydään
dicetto-option-battle-at-once = heti
dicetto-option-battle-end-of-turn = vuoron lopussa

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Neljä bonuskorttia on näkyvissä alusta asti, ja ne jaetaan lopussa.
dicetto-option-bonus-false-more = Vain noppakorttien pisteet lasketaan.
dicetto-option-cards-to-win-more = { $value ->
    [one] Peli päättyy heti, kun joku kerää yhden kortin.
   *[other] Peli päättyy heti, kun jollakulla on { $value } korttia. Vähemmillä korteilla peli on lyhyempi.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Eniten kortteja kerännyt saa yhden lisäpisteen, jos tämä bonuskortti on mukana.
   *[other] Eniten kortteja kerännyt saa { $value } lisäpistettä, jos tämä bonuskortti on mukana.
 }
dicetto-option-battle-at-once-more = Tiedät, kumpi pitää kortin, ennen kuin asetat muut noppasi.
dicetto-option-battle-end-of-turn-more = Asetat ensin kaikki noppasi, ja sitten taistot käydään yksi kerrallaan.

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
dicetto-asks-small-straight = kolme peräkkäistä lukua
dicetto-asks-large-straight = neljä peräkkäistä lukua
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
dicetto-deck-built-in = Nopan oma pakka
dicetto-deck-own = itse tehty pakka

## Moves
dicetto-move-keep = { $count ->
    [0] heitä kaikki nopat uudelleen
   *[other] pidä { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] aseta { $dice } kortille { $card } (kortti { $slot }) ja palauta muut nopat
    [battle] aseta { $dice } kortille { $card } (kortti { $slot }) ja taistele siitä
   *[takes] aseta { $dice } kortille { $card } (kortti { $slot })
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
dicetto-tie-or-beat = = { $tie }, voita { $beat }
dicetto-on-card = kortilla { $slot }
dicetto-lost = menetetty
dicetto-battle = Noppataisto kortista { $slot }. Ensimmäinen noppa: { $challenger }, toinen: { $owner }.
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
dicetto-typing-keep = ”55” pitää ne, ”p 2 55” asettaa ne kortille 2, ”done” päättää vuoron
dicetto-typing-place = ”p 2 55” asettaa nopat kortille 2, ”done” päättää vuoron

## At the table in the browser
dicetto-lay = Aseta { $dice } kortille { $card }
dicetto-lay-on = Aseta kortille { $card }
dicetto-lay-short = Aseta { $dice } { $sum }
dicetto-hint = Valitse nopat ja napauta korttia.
dicetto-ends = { $cards ->
    [one] 1 kortti päättää pelin
   *[other] { $cards } korttia päättää pelin
 }
dicetto-in-pile = pakassa
dicetto-logo = jossa on logo
dicetto-points-word = { $points ->
    [one] piste
   *[other] pistettä
 }
dicetto-battle-status = Noppataisto: { $challenger } vastaan { $owner }
dicetto-did-lay = { $name } asetti { $dice } kortille { $card }.
dicetto-moment = Taisto voitettu
dicetto-moment-card = { $card } vaihtaa omistajaa

## What the coach says, and why
dicetto-advice-keep = { $count ->
    [0] Heitä kaikki neljä uudelleen
   *[other] Pidä { $dice } ja heitä { $left ->
        [one] yksi noppa
       *[other] { $left } noppaa
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Heitä kaikki neljä
   *[other] Pidä { $dice }
 }
dicetto-advice-lay = Aseta { $dice } kortille { $card }
dicetto-advice-done = Päätä vuorosi
dicetto-why-keep = { $percent ->
    [100] Heititpä mitä tahansa, sinulla on noppia kortille { $card }, ja siitä saa { study-amount-points }.
   *[other] Kortti { $card } onnistuu { $percent } prosentin todennäköisyydellä, ja siitä saa { study-amount-points }.
 }
dicetto-why-keep-too = { $percent ->
    [100] Kortti { $card } onnistuu joka heitolla, ja siitä saa { study-amount-points }.
   *[other] Kortti { $card } onnistuu { $percent } prosentin todennäköisyydellä, ja siitä saa { study-amount-points }.
 }
dicetto-why-keep-none = Et voi saada mitään rivin korteista, joten tavoittelet ekstraheittokorttia.
dicetto-why-points = Kortista { $card } saa { study-amount-points }.
dicetto-why-extra = Ekstraheittokortista saat seuraavalle vuorollesi neljännen heiton.
dicetto-why-beaten = Jos joku tavoittelee samaa korttia, hän vie sen { $percent } prosentin todennäköisyydellä.
dicetto-why-send-back = Sinun { $sum } voittaa kortin nopat, { $lying }.
dicetto-why-battle = Sinun { $sum } ja kortin nopat, { $lying }, menevät tasan, joten kumpikin heittää nopan. Voitat joka toisen kerran.
dicetto-why-done = { $cards ->
    [0] Sinulla on noppia vain ekstraheittokortilla.
    [one] Sinulla on noppia yhdellä kortilla. Siitä saa { study-amount-points }.
   *[other] Sinulla on noppia { $cards } kortilla. Niistä saa yhteensä { study-amount-points }.
 }
dicetto-why-nothing = Päätät vuorosi ilman noppia yhdelläkään kortilla.
dicetto-why-roll-instead = { $than ->
    [less] Jos heittäisit uudelleen, menettäisit { study-amount-chance }.
    [more] Jos heittäisit uudelleen, saisit { study-amount-chance } lisää.
   *[same] Uusi heitto olisi yhtä hyvä.
 }
dicetto-why-lay-instead = { $than ->
    [less] Jos asettaisit nyt { $dice } kortille { $card }, menettäisit { study-amount-chance }.
    [more] Jos asettaisit nyt { $dice } kortille { $card }, saisit { study-amount-chance } lisää.
   *[same] Yhtä hyvin voisit asettaa nyt { $dice } kortille { $card }.
 }

## Kinds of choices, where a player loses most
kind-lay = kortin valinta
kind-send-back = noppien palauttaminen
kind-battle = noppataistot
kind-end-turn = vuoron päättäminen

## What can be typed
dicetto-help =
    Kirjoita nopat, jotka haluat pitää, niin loput heitetään uudelleen: ”55” tai ”keep 5 5”. Pelkkä ”keep” heittää kaikki neljä.
    Kun asetat noppia kortille, kirjoita kortin numero ja nopat: ”place 2 5 5” tai ”p 2 55”. Ekstraheittokortille kirjoita ”p x 1”.
    Kun olet asettanut noppia, et voi enää heittää tällä vuorolla. ”done” päättää vuorosi.
    Kortit kirjoitetaan ”pair:1”, tai logon kanssa ”pair:1*”. Bonuskortit kirjoitetaan ”most_logos”, ”fewest_cards” ja niin edelleen.

## Refusals
error-dicetto-placed-already = Olet jo asettanut noppia, joten et voi enää heittää tällä vuorolla.
error-dicetto-no-rolls-left = Heittoja ei ole jäljellä. Aseta noppia tai päätä vuorosi.
error-dicetto-keep-not-there = Voit pitää vain pöydällä olevia noppia: { $dice }.
error-dicetto-slot-empty = Paikassa { $slot } ei ole korttia. Valitse toinen.
error-dicetto-challenge-lost = Hävisit noppataiston kortista { $slot }, joten et voi enää asettaa sille noppia tällä vuorolla.
error-dicetto-once-a-turn = Olet jo asettanut noppia kortille { $slot }. Niin voi tehdä vain kerran vuorossa.
error-dicetto-does-not-fit = Nämä nopat eivät sovi kortille { $card }. { $count ->
    [0] Mitkään noppasi eivät sovi.
   *[other] Nämä sopisivat: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Voit asettaa vain näitä noppia: { $hand }.
error-dicetto-dice-lost = Noppataistossa hävittyjä noppia ei voi enää asettaa tällä vuorolla. Sinulla on: { $hand }.
error-dicetto-sum-too-low = { $sum } on liian vähän kortille { $slot }. { $least } aloittaa noppataiston, ja suurempi palauttaa siellä olevat nopat.

## A deck from a file
error-dicetto-deck-not-a-list = Pakan tiedosto: kohdan { $place } on oltava luettelo tauluja, muodossa { $allowed }.
error-dicetto-deck-kind = Pakan tiedosto, { $place }: lajia ”{ $value }” ei ole. Lajit: { $allowed }.
error-dicetto-deck-number = Pakan tiedosto, { $place }: kohdan ”{ $key }” on oltava kokonaisluku väliltä { $least }–{ $most }, ei { $value }.
error-dicetto-deck-logo = Pakan tiedosto, { $place }: kohdaksi ”logo” ei käy { $value }. Sallitut: { $allowed }.
error-dicetto-deck-twice = Pakan tiedosto, { $place }: kortti { $card } on siellä jo. Suurenna sen määrää.
error-dicetto-deck-few-cards = Pakan tiedostossa on oltava vähintään { $least } korttia kohdassa { $place }, mutta niitä on { $found }.
error-dicetto-deck-most-cards = Pakan tiedosto, { $place }: arvo on { $value }, mutta valinta most_cards_points sanoo { $allowed }. Jätä pisteet pois tiedostosta tai muuta valintaa.

## The rules, as Markdown
dicetto-rules =
    Aseta noppia korteille. Jos ne ovat siellä vielä seuraavan vuorosi alkaessa, kortit ovat sinun. Eniten
    pisteitä voittaa; tasapisteissä voitto jaetaan. Pelaajia on kahdesta neljään, ja kullakin on neljä
    omanväristä noppaa. Neljä noppakorttia on rivissä, ja ekstraheittokortti on niiden vieressä. Vanhin
    aloittaa, ellette sovi toisin.

    __Vuorosi: kerää.__ Ota jokainen kortti, jolla on yhä noppiasi, ja ota ne nopat takaisin. Uudet kortit
    täyttävät rivin. Ekstraheittokortti jää pöydälle, mutta saat siitä tälle vuorolle neljännen heiton.

    __Vuorosi: heitä.__ Heitä neljä noppaasi enintään kolme kertaa. Valitse jokaisen heiton jälkeen, mitkä
    nopat heität uudelleen.

    __Vuorosi: aseta.__ Aseta noppia niin monelle kortille kuin haluat. Kun olet asettanut noppia, et voi
    enää heittää tällä vuorolla. Kullekin kortille voi asettaa noppia vain kerran vuorossa, ja kukin noppa
    käy vain yhdelle kortille. Asettamatta jääneet nopat pysyvät sinulla. Kortilla olevien noppien on
    sovittava siihen täsmälleen.

    | kortti | sopivat nopat | esimerkki | pisteet |
    |---|---|---|---|
    | Ykköset–kuutoset | yksi tai useampi kyseinen luku | Neloset: ⚃⚃⚃ | 2 |
    | Pari | kaksi samaa | ⚄⚄ | 1 |
    | 2 paria | kaksi paria tai neljä samaa | ⚁⚁⚅⚅ | 6 |
    | Kolmoisluku | kolme samaa | ⚂⚂⚂ | 4 |
    | Nelosluku | neljä samaa | ⚁⚁⚁⚁ | 11 |
    | Pieni suora | kolme peräkkäistä lukua | ⚂⚃⚄ | 2 |
    | Iso suora | neljä peräkkäistä lukua | ⚁⚂⚃⚄ | 6 |
    | Sattuma | mitä noppia tahansa, vähintään yksi | ⚀⚅⚅ | 1 |
    | Ekstraheitto | mitä noppia tahansa, vähintään yksi | ⚅ | 0 |

    __Kortti, jolla on toisen noppia.__ Laske nopat yhteen. Suurempi summa palauttaa ne heti omistajalleen.
    Yhtä suuri summa on noppataisto: kumpikin heittää yhden nopan, ja suurempi pitää kortin. Tasatilanteessa
    heitetään uudelleen. Häviäjä ottaa noppansa takaisin. Jos häviät omalla vuorollasi, et voi enää käyttää
    niitä noppia etkä sitä korttia tällä vuorolla. Pienempää summaa ei voi asettaa.

    __Esimerkki.__ Viimeinen heittosi on ⚂⚄⚄⚅. Kortilla Pari on jonkun ⚃⚃. Sinun ⚄⚄ voittavat ne, 10 vastaan 8,
    ja palauttavat ne. Kortilla Kuutoset on jonkun ⚅. Sinun ⚅ on yhtä suuri, joten voit taistella kortista.
    Noppa ⚂ sopii kortille Kolmoset, tai kortille Sattuma, jos se on vapaa. Jos noppasi ovat yhä siellä, kun
    seuraava vuorosi alkaa, kortit ovat sinun.

    __Loppu.__ Peli päättyy, kun joku kerää kymmenennen korttinsa tai kun noppakortteja ei ole jäljellä.
    Kortit, joilla on noppia, menevät noppien omistajille. Ekstraheittokortista ei saa pisteitä, eikä sitä
    lasketa kortiksi.

    __Bonuskortit.__ Neljä kahdeksasta on näkyvissä alusta asti, ja ne jaetaan lopussa. Tasatilanteessa
    korttia ei saa kukaan. Vain noppakortit lasketaan.

    | bonuskortti | pisteet | bonuskortti | pisteet |
    |---|---|---|---|
    | Vähiten Dicettoja | 3 | Eniten Dicettoja | 3 |
    | Vähiten kortteja | 4 | Eniten kortteja | 3 |
    | Eniten suoria | 3 | Eniten sattumia | 3 |
    | Vähiten pisteitä | 5 | Eniten 1–6-kortteja | 3 |

    __Pakka.__ Noppakortit, 46 kappaletta, ja niiden pisteet ovat oma pakkamme, ja joka toisessa kortissa on
    Dicetto-logo (★). Jos sinulla on oikeat kortit, voit ladata ne tiedostosta.

    __Suomalainen painos.__ Kaikki noppataistot käydään vuoron lopussa, yksi kerrallaan.

    __Puolalainen painos.__ Bonuskortit eivät ole mukana, ellette halua niitä, ja ”Eniten kortteja” on arvoltaan 4.

## The short rules
dicetto-goal = { $cards ->
    [one] Voita kortteja nopillasi. Peli päättyy, kun jollakulla on yksi kortti, ja eniten pisteitä saanut voittaa.
   *[other] Voita kortteja nopillasi. Peli päättyy, kun jollakulla on niitä { $cards }, ja eniten pisteitä saanut voittaa.
 }
dicetto-begins = Sääntövihkon mukaan vanhin aloittaa.
dicetto-step-roll = Heitä neljä noppaa enintään kolme kertaa. Pidä mitä haluat.
dicetto-step-lay = Aseta noppia korteille, joihin ne sopivat täsmälleen.
dicetto-step-keep = Jos ne ovat siellä vielä seuraavan vuorosi alkaessa, kortti on sinun.
dicetto-needs = Käy: { $asks }.
dicetto-needs-range = Käy: { $asks }. Pisteitä { $least }–{ $most }.
dicetto-needs-extra-roll = Käy: mitä noppia tahansa. Kun voitat sen, saat sille vuorolle neljännen heiton. Sitten se palaa pöydälle. Pisteitä siitä ei saa.
dicetto-needs-fewest-logos = Sille, jonka korteissa on vähiten tähtiä.
dicetto-needs-most-logos = Sille, jonka korteissa on eniten tähtiä.
dicetto-needs-fewest-cards = Sille, jolla on vähiten noppakortteja.
dicetto-needs-most-cards = Sille, jolla on eniten noppakortteja.
dicetto-needs-most-straights = Sille, jolla on eniten suoria, pieniä ja isoja yhteensä.
dicetto-needs-most-chances = Sille, jolla on eniten sattumakortteja.
dicetto-needs-fewest-points = Sille, jolla on noppakorteista vähiten pisteitä.
dicetto-needs-most-numbers = Sille, jolla on eniten kortteja ykkösistä kuutosiin.
dicetto-example-lies = Toisella pelaajalla on { $dice } kortilla { $pair }. Summa on { $sum }.
dicetto-example-rolled = Heität { $dice } ja haluat sen kortin.
dicetto-example-beats = { $sum } on enemmän kuin { $other }, joten sinun noppasi menevät kortille ja toisen palaavat omistajalle.
dicetto-example-equal = Tällä kertaa sinunkin noppiesi summa on { $sum }. Yhtä suuri summa on noppataisto.
dicetto-example-battle = Kumpikin heittää yhden nopan. Sinä saat { $one } ja toinen { $other }, joten pidät kortin. Tasatilanteessa heitetään uudelleen.
dicetto-ask-twice = Voinko asettaa noppia usealle kortille?
dicetto-answer-twice = Voit, niin monelle kuin haluat. Mutta kullekin kortille vain kerran vuorossa, eikä noppia voi siirtää jälkeenpäin.
dicetto-ask-four-alike = Kelpaako neljä samaa kahdeksi pariksi?
dicetto-answer-four-alike = Kelpaa. Ne voi asettaa kortille 2 paria tai Nelosluku.
dicetto-ask-battle-at-once = Milloin noppataisto käydään?
dicetto-answer-battle-at-once = Heti kun asetat nopat. Sen jälkeen voit asettaa muut noppasi.
dicetto-ask-battle-end-of-turn = Milloin noppataisto käydään?
dicetto-answer-battle-end-of-turn = Vuorosi lopussa, yksi kerrallaan.
dicetto-ask-lost = Mitä tapahtuu nopille, jotka häviävät noppataiston?
dicetto-answer-lost = Ne palaavat omistajalleen. Jos häviät omalla vuorollasi, et voi enää käyttää niitä noppia sillä vuorolla.
dicetto-ask-end = Milloin peli päättyy?
dicetto-answer-end = { $cards ->
    [one] Kun joku kerää yhden kortin. Kortit, joilla on vielä noppia, menevät noppien omistajille.
   *[other] Kun joku on kerännyt { $cards } korttia. Kortit, joilla on vielä noppia, menevät noppien omistajille.
 }
dicetto-ask-bonus = Kuka saa bonuskortin tasatilanteessa?
dicetto-answer-bonus = Ei kukaan.
dicetto-now-tied = Nyt sitä ei saisi kukaan, sillä tilanne on tasan.
dicetto-now-leads = Nyt sen saisi { $name } ({ $count }).
dicetto-now-free = Yksi on pöydällä ilman noppia.
dicetto-now-held = Yhdellä on noppia: { $name }, summa { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Kerää ensimmäisenä kolme korttia
dicetto-lesson-roll = Heitä neljä noppaasi.
dicetto-lesson-roll-why = Sinulla on kolme heittoa saada noppasi sopimaan kortteihin.
dicetto-lesson-keep = ⚃⚃ sopivat kortille Neloset. Pidä ne ja heitä muut kaksi.
dicetto-lesson-keep-why = Kolmas ⚃. Neloset-kortille käy niin monta ⚃ kuin sinulla on.
dicetto-lesson-fours = Aseta ⚃⚃⚃ kortille Neloset.
dicetto-lesson-fours-why = Se on 12. Jos joku haluaa viedä sinulta tämän kortin, hänkin tarvitsee vähintään 12.
dicetto-lesson-chance = Sattumaan käyvät mitkä tahansa nopat. Aseta ⚀ sinne.
dicetto-lesson-chance-why = Voit asettaa noppia usealle kortille, mutta kunkin nopan vain kerran.
dicetto-lesson-turn-over = Noppasi loppuivat. Päätä vuorosi.
dicetto-lesson-turn-over-why = Jussi-botti voitti Sattumassa ykkösesi kymmenellä, joten sait ⚀ takaisin.
dicetto-lesson-roll-two = ⚃⚃⚃ pysyivät kierroksen, joten Neloset on sinun. Heitä uudelleen.
dicetto-lesson-roll-two-why = Jussilla on ⚄⚄ kortilla Pari. Voit voittaa ne.
dicetto-lesson-coach = Kysy valmentajalta, mitkä nopat kannattaa pitää.
dicetto-lesson-coach-why = ⚅⚅ sopivat jo Pariin, ja heitit myös ⚅⚃.
dicetto-lesson-pair = ⚅⚅ ovat 12 ja voittavat Jussin kympin. Aseta ne kortille Pari.
dicetto-lesson-pair-why = Jussin piti ottaa ne nopat takaisin.
dicetto-lesson-battle = ⚃⚅ ovat 10, yhtä paljon kuin Jussilla Sattumassa. Aseta ne sinne ja taistele siitä.
dicetto-lesson-battle-why = Kumpikin heitti nopan. Sinun ⚄ voitti Jussin ⚁, joten pidät kortin.
dicetto-lesson-end = Päätä vuorosi ja katso, pysyvätkö noppasi.
dicetto-lesson-end-why = Ne pysyivät. Parin ja Sattuman kanssa sinulla on kolme korttia.
dicetto-lesson-done = Suurta summaa on vaikea voittaa, ja usealla kortilla noppasi tuottavat enemmän.
