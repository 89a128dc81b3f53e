# Tutto: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

tutto-name = Tutto
tutto-tagline = Kuusi noppaa, kortti ja rohkeutta jatkaa

## Editions
tutto-edition-booklet = Sääntövihko 2013
tutto-edition-later = Uudemmat säännöt

## Options, and what each value means
tutto-option-target = Pisteet, joihin peli päättyy
tutto-option-leader-plus-minus = Mitä plus/miinus tekee yksin johtavalle
tutto-option-leader-plus-minus-misses-turn = päättää vuoron
tutto-option-leader-plus-minus-plays-on = siitä saa 1000, eikä kukaan menetä mitään
tutto-option-ending = Milloin peli päättyy
tutto-option-ending-at-once = heti kun joku saavuttaa tavoitteen
tutto-option-ending-equal-turns = sen kierroksen jälkeen, jolla joku saavuttaa sen
tutto-option-floor-at-zero = Pysähtyykö plus/miinus nollaan
tutto-option-straight-is-tutto = Onko suora myös Tutto
tutto-option-target-more = Pelataan { $value } pisteeseen: isommalla luvulla peli on pidempi.
tutto-option-leader-plus-minus-misses-turn-more = Yksin johtavalle plus/miinus on stop-kortti: vuoro päättyy ja sen pisteet menetetään.
tutto-option-leader-plus-minus-plays-on-more = Yksin johtava pelaa plus/miinuksen kuten muutkin, mutta keneltäkään ei vähennetä pisteitä.
tutto-option-ending-at-once-more = Peli on ohi heti, kun joku saavuttaa tavoitteen, myös kesken kierroksen.
tutto-option-ending-equal-turns-more = Kierros pelataan loppuun, jotta kaikilla on ollut yhtä monta vuoroa; sitten eniten pisteitä voittaa.
tutto-option-floor-at-zero-true-more = Plus/miinus ei vie keneltäkään enempää kuin hänellä on.
tutto-option-floor-at-zero-false-more = Plus/miinus voi viedä jonkun alle nollan.
tutto-option-straight-is-tutto-true-more = Suoran jälkeen saat kääntää uuden kortin ja jatkaa, kuten minkä tahansa Tuton jälkeen.
tutto-option-straight-is-tutto-false-more = Suora päättää vuoron, ja kaikki sen tuoma kirjataan.

## The score sheet
tutto-item-banked = Kirjattu
tutto-item-lost = Plus/miinuksen viemät

## Cards
tutto-card-clover = Apila
tutto-card-firework = Ilotulitus
tutto-card-stop = Stop
tutto-card-straight = Suora
tutto-card-plus-minus = Plus/miinus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## How a turn ended
tutto-ending-null = huti
tutto-ending-stop-card = stop-kortti
tutto-ending-leader = plus/miinus yksin johtavalle
tutto-ending-stopped = lopetti
tutto-ending-burnt-out = ilotulitus on sammunut
tutto-ending-straight = suora
tutto-ending-clover = kaksi Tuttoa apilalla

## On the screen
tutto-player = Pelaaja
tutto-total = Yhteensä
tutto-points = { $points }
tutto-turn-number = Vuoro { $turn } · { $target } päättää pelin
tutto-round-number = Kierros { $round } · { $target } päättää pelin
tutto-last-round = viimeinen kierros
tutto-last-turn = Edellinen vuoro
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, menetetty { $points }
tutto-took = { $by } vei plus/miinuksella pelaajalta { $name } { $points }.
tutto-rule-clover = kaksi Tuttoa tällä kortilla voittaa pelin; ei saa lopettaa
tutto-rule-firework = kaikki pisteitä tuova sivuun; huti päättää ja kirjaa pisteet
tutto-rule-straight = 1–6, joka heitolla uusi silmäluku, arvo 2000; ei saa lopettaa sitä ennen
tutto-rule-plus-minus = Tutto on sinulle 1000 ja vie johtajalta 1000; ei saa lopettaa sitä ennen
tutto-rule-double = Tutto kaksinkertaistaa tämän vuoron pisteet
tutto-rule-bonus-200 = Tutto tuo 200 lisää
tutto-rule-bonus-300 = Tutto tuo 300 lisää
tutto-rule-bonus-400 = Tutto tuo 400 lisää
tutto-rule-bonus-500 = Tutto tuo 500 lisää
tutto-rule-bonus-600 = Tutto tuo 600 lisää
tutto-first-made = yksi Tutto tehty
tutto-turn-so-far = Tämä vuoro: { $points }
tutto-turn-cards = Tämä vuoro: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Sivussa: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Kirjaaminen vie pelaajalta { $name } { $points }.
tutto-null-next = Hudin mahdollisuus, { $dice ->
    [one] yksi noppa
   *[other] { $dice } noppaa
 }: { $percent } %
tutto-pile = Pakassa { $left }: { $cards }
tutto-pile-used-up = Pakka on käytetty: kaikki 56 korttia sekoitetaan uudelleen.
tutto-pays = { $count ->
    [one] Kierroksen tarjoaa { $names }.
   *[other] Kierroksen tarjoavat yhdessä { $names }.
 }
tutto-clover-won = { $name } onnistui apilassa: peli on voitettu pisteistä riippumatta.
tutto-turns-needed = { $turns ->
    [one] Siihen meni yksi vuoro.
   *[other] Siihen meni { $turns } vuoroa.
 }
tutto-label-set = sivuun { $dice }
tutto-label-stop = lopeta ja kirjaa { $points }
tutto-label-go = jatka seuraavalla kortilla
tutto-choice-set = { $points } pistettä, tällä vuorolla { $collected }, sitten { $left ->
    [one] yksi noppa
   *[other] { $left } noppaa
 }: huti { $percent } %
tutto-choice-faces = sitten { $left ->
    [one] yksi noppa
   *[other] { $left } noppaa
 }: huti { $percent } %
tutto-choice-tutto = Tutto! Tällä vuorolla { $collected }
tutto-choice-ends = Suora! Kirjaa { $collected } ja päättää vuoron
tutto-choice-again = Tutto! Kaikki kuusi uudelleen: huti { $percent } %
tutto-choice-wins = Tutto! Se voittaa pelin
tutto-choice-stop = kirjaa { $points }, yhteensä { $total }
tutto-choice-stop-tutto = Tutto! Kirjaa { $points }, yhteensä { $total }
tutto-choice-go = { $ends }/{ $of } korttia päättää vuoron; kortti tai ensimmäinen heitto vie sen: { $percent } %
tutto-choices-more = ja { $count } muuta

## The coach's reasons
kind-stop = lopettaminen vai jatkaminen
kind-next-card = uuden kortin kääntäminen
kind-set = mitkä nopat sivuun

## What can be typed
tutto-help =
    Kirjoita sivuun laitettavat nopat, ja loput heitetään: ”1”, ”1222” tai ”set 1 2 2 2”.
    ”stop” kirjaa vuoron pisteet, mukaan lukien heiton kaikki pisteitä tuovat nopat.
    Tuton jälkeen ”go” kääntää seuraavan kortin.

## Refusals
error-tutto-set-never = Nämä nopat eivät koskaan mene sivuun yhdessä: ykköset ja vitoset käyvät yksittäin, muut silmäluvut kolmen tai kuuden erissä, ja suorassa kukin silmäluku kerran. Kirjoita esimerkiksi ”set 1 2 2 2”.
error-tutto-set-not-there = Voit laittaa sivuun vain tämän heiton noppia: { $dice }.
error-tutto-set-not-valid = Kaikki näistä eivät tuo pisteitä. Heitosta { $dice } tuovat: { $valid }; ykköset ja vitoset yksittäin, muut silmäluvut kolme kerrallaan.
error-tutto-set-all = Ilotulituksessa jokainen pisteitä tuova noppa menee sivuun: { $valid }.
error-tutto-set-new-faces = Suorassa kukin silmäluku menee sivuun kerran. Uusia tässä heitossa: { $valid }.
error-tutto-set-after-tutto = Kaikki kuusi ovat sivussa: lopeta tai jatka seuraavalla kortilla.
error-tutto-stop-forbidden = Kortti { $card } ei anna lopettaa nyt. Laita noppia sivuun.
error-tutto-go-needs-tutto = Seuraava kortti tulee vasta Tuton jälkeen. Laita noppia sivuun, tai lopeta, jos kortti sallii.
error-tutto-tally-not-now = Kokonaisen vuoron voi kirjata vain ennen sen ensimmäistä korttia.
error-tutto-tally-no-cards = Vuorossa on vähintään yksi kortti.
error-tutto-tally-turn-over = { $card } päättää vuoron: sen jälkeen ei voi tulla { $next }.
error-tutto-tally-points = Vuorosta, jonka kortit ovat { $cards }, ei voi kirjata { $points }. Lähin: { $nearest }.
error-tutto-tally-no-clover = Apilalla voi voittaa vain vuorolla, jonka viimeinen kortti se on, ja silloin kirjataan 0.

## The rules, as Markdown
tutto-rules =
    Kirjaa ensimmäisenä 6000 pistettä. Se, jolla silloin on vähiten, tarjoaa kierroksen.

    __Vuoro.__ Käännä kortti ja heitä kuusi noppaa. Jos mikään ei tuo pisteitä, se on *huti*: vuoro on ohi
    ja sen kaikki pisteet menetetään. Muuten joko __lopeta__ ja kirjaa vuoron pisteet, mukaan lukien viimeisen
    heiton kaikki pisteitä tuovat nopat, tai __laita sivuun__ vähintään yksi yksittäinen noppa tai kolmikko ja heitä loput.

    __Mikä tuo pisteitä__

    | nopat | pisteet | nopat | pisteet |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Siis ⚀⚁⚁⚁⚄⚅ sisältää 350 pistettä. Kolme samaa on kolmikko vain, jos kaikki kolme tulivat *samalla
    heitolla*: kolmella heitolla sivuun laitetut kolme ⚄ ovat 150, eivät 500.

    __Tutto.__ Kun kaikki kuusi noppaa ovat sivussa, yhdellä heitolla tai useammalla, se on Tutto. Kortti
    antaa lupaamansa; sitten lopeta ja kirjaa pisteet, tai __jatka__: käännä seuraava kortti ja heitä kaikki
    kuusi. Stop-kortti tai huti vie silloin kaiken, mitä vuoro on tuonut, myös aiempien korttien pisteet.

    __Esimerkki.__ Kortti on Bonus 300. Heität ⚀⚁⚂⚂⚂⚅, laitat sivuun ⚂⚂⚂ (300) ja heität kolme: ⚁⚃⚄.
    Laitat sivuun ⚄ (50) ja heität kaksi: ⚀⚄. Molemmat menevät sivuun (150): Tutto. Nopista 500 ja
    kortista 300 on yhteensä 800. Voisit kirjata ne. Jatkat ja käännät kortin x2. Toinen Tutto, vaikkapa 400 pisteen,
    tekisi 1200 ja kaksinkertaistaisi sen: 2400. Mutta heität ⚁⚁⚂⚃⚅⚅: mikään ei tuo pisteitä, ja ne 800 on menetetty.

    | kortti | montako | mitä se tekee |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 kutakin | Tutto tuo bonuksen lisää |
    | x2 | 5 | Tutto kaksinkertaistaa tämän vuoron kaikki tähänastiset pisteet, myös aiempien korttien |
    | Stop | 10 | vuoro on ohi, sen pisteet menetetään |
    | Ilotulitus | 5 | laita sivuun kaikki pisteitä tuova; Tuton jälkeen heitä kaikki kuusi uudelleen ilman uutta korttia; vain huti päättää vuoron, ja se *kirjaa* pisteet |
    | Plus/miinus | 5 | ei saa lopettaa ennen Tuttoa; se on sinulle 1000, mitä heititkin, ja kun kirjaat, johtaja menettää 1000; jaetussa johdossa jokainen johtaja menettää sen, sinä et koskaan |
    | Suora | 5 | ei saa lopettaa, ennen kuin luvut ykkösestä kuutoseen ovat sivussa, kukin kerran; jokaisen heiton on tuotava ainakin yksi uusi silmäluku, muuten se on huti; arvo on 2000, ja se on myös Tutto |
    | Apila | 1 | ei saa lopettaa; kaksi Tuttoa tällä kortilla, ensimmäisen jälkeen kaikki kuusi uudelleen, voittaa pelin heti pisteistä riippumatta |

    __Suora, esimerkki.__ ⚀⚁⚁⚃⚄⚅: laita sivuun ⚀⚁⚃⚄⚅ ja heitä yksi noppa. Vain ⚂ täydentää suoran;
    kaikki muu on huti. Voisit myös laittaa sivuun vähemmän ja hakea puuttuvia useammalla nopalla.

    __Plus/miinus.__ Johtaja katsotaan pöytäkirjan pisteistä, ennen kuin tämä vuoro lisätään. Jos johdat
    yksin, kortti päättää vuorosi kuten stop-kortti. Kukaan ei putoa alle 0:n.

    __Pakka__ jatkuu vuorosta toiseen; kun se on käytetty, kaikki 56 korttia sekoitetaan uudelleen.

    __Loppu.__ Heti kun joku on kirjannut 6000 tai enemmän, peli on ohi ja eniten pisteitä saanut voittaa.
    Yksin pelatessa lasketaan, montako vuoroa tarvitset.

    __Uudemmat säännöt.__ Yksin johtava pelaa plus/miinuksesta sen 1000 pistettä, eikä kukaan menetä mitään.
    Kierros, jolla joku saavuttaa 6000, pelataan ensin loppuun; tasapisteissä voitto jaetaan.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Pidätkö vain kirjaa pisteistä? Kirjoita ”turn”, kortit järjestyksessä ja kirjatut pisteet: ”turn 600 x2 1500”.
error-tutto-turn-form = Kirjoita vuoron kortit ja sitten sen pisteet, 0 jos ne menetettiin: ”turn 600 x2 1500”. ”{ $text }” ei käy.
