# Tutto: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

tutto-name = Tutto
tutto-tagline = Uskallatko vielä yhden kortin?

## Editions
tutto-edition-booklet = Sääntövihko 2013
tutto-edition-later = Uudemmat säännöt

## Options, and what each value means
tutto-option-target = Tavoitepisteet
tutto-option-leader-plus-minus = Kun johtaja kääntää plus/miinuksen
tutto-option-leader-plus-minus-misses-turn = vuoro päättyy
tutto-option-leader-plus-minus-plays-on = siitä voi saada 1 000, eikä kukaan menetä mitään
tutto-option-ending = Milloin peli päättyy
tutto-option-ending-at-once = heti kun joku saavuttaa tavoitteen
tutto-option-ending-equal-turns = sen kierroksen lopussa, jolla joku saavuttaa tavoitteen
tutto-option-floor-at-zero = Pisteet eivät mene alle nollan
tutto-option-straight-is-tutto = Suora on myös Tutto

## What an option changes, in a sentence
tutto-option-target-more = Pelataan { $value } pisteeseen. Suuremmalla tavoitteella peli on pidempi.
tutto-option-leader-plus-minus-misses-turn-more = Jos johdat yksin, plus/miinus toimii kuin stop-kortti. Vuorosi on ohi, ja menetät sen pisteet.
tutto-option-leader-plus-minus-plays-on-more = Jos johdat yksin, voit saada plus/miinuksesta 1 000 pistettä, mutta kukaan ei menetä mitään.
tutto-option-ending-at-once-more = Peli päättyy heti, kun joku saavuttaa tavoitteen, vaikka kesken kierroksen.
tutto-option-ending-equal-turns-more = Kun joku saavuttaa tavoitteen, kierros pelataan loppuun, jotta kaikki saavat yhtä monta vuoroa. Sitten eniten pisteitä saanut voittaa.
tutto-option-floor-at-zero-true-more = Plus/miinus ei voi viedä ketään alle nollan.
tutto-option-floor-at-zero-false-more = Plus/miinus voi viedä jonkun alle nollan.
tutto-option-straight-is-tutto-true-more = Suoran jälkeen voit kääntää uuden kortin ja jatkaa, kuten minkä tahansa Tuton jälkeen.
tutto-option-straight-is-tutto-false-more = Suora päättää vuorosi, ja kaikki sen pisteet kirjataan.

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
tutto-ending-leader = plus/miinus johtajalle
tutto-ending-stopped = lopetus
tutto-ending-burnt-out = ilotulitus ohi
tutto-ending-straight = suora valmis
tutto-ending-clover = voitto apilalla

## On the screen
tutto-player = Pelaaja
tutto-total = Yhteensä
tutto-points = { $points }
tutto-turn-number = Vuoro { $turn } · tavoite { $target }
tutto-round-number = Kierros { $round } · tavoite { $target }
tutto-last-round = Viimeinen kierros
tutto-last-turn = Edellinen vuoro
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, menetetty { $points }
tutto-took = Plus/miinus ({ $by }): pelaajalta { $name } vähennetään { $points }.
tutto-rule-clover = kaksi Tuttoa tällä kortilla voittaa pelin; ei saa lopettaa
tutto-rule-firework = kaikki pisteitä tuova sivuun; lopuksi huti kirjaa pisteet
tutto-rule-straight = kerää 1–6, joka heitolla uusi luku, 2 000; ei saa lopettaa kesken
tutto-rule-plus-minus = Tutosta saat 1 000 ja johtaja menettää 1 000; ei saa lopettaa kesken
tutto-rule-double = Tutto kaksinkertaistaa vuorosi pisteet
tutto-rule-bonus-200 = Tutosta 200 lisää
tutto-rule-bonus-300 = Tutosta 300 lisää
tutto-rule-bonus-400 = Tutosta 400 lisää
tutto-rule-bonus-500 = Tutosta 500 lisää
tutto-rule-bonus-600 = Tutosta 600 lisää
tutto-first-made = ensimmäinen Tutto tehty, yksi jäljellä
tutto-turn-so-far = Tämä vuoro: { $points }
tutto-turn-cards = Tämä vuoro: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Sivussa: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Kirjaaminen vie pelaajalta { $name } { $points }.
tutto-null-next = Hudin mahdollisuus { $dice ->
    [one] yhdellä nopalla
   *[other] { $dice } nopalla
 }: { $percent } %.
tutto-pile = Pakassa { $left }: { $cards }
tutto-pile-used-up = Pakka on tyhjä. Kaikki 56 korttia sekoitetaan uudelleen.
tutto-pays = { $count ->
    [one] Kierroksen tarjoaa { $names }.
   *[other] Kierroksen tarjoavat yhdessä { $names }.
 }
tutto-clover-won = Kaksi Tuttoa apilalla: pelin voittaa pisteistä riippumatta { $name }.
tutto-turns-needed = { $turns ->
    [one] Siihen meni yksi vuoro.
   *[other] Siihen meni { $turns } vuoroa.
 }
tutto-first-to = Tavoite { $target }
tutto-round = Kierros { $round }
tutto-percent = { $percent } %
tutto-null-with = { $dice ->
    [one] hudin mahdollisuus yhdellä nopalla
   *[other] hudin mahdollisuus { $dice } nopalla
 }
tutto-pile-left = { $left ->
    [one] pakassa 1 kortti
   *[other] pakassa { $left } korttia
 }, { $stops ->
    [0] ei stop-kortteja
    [one] niistä 1 stop-kortti
   *[other] niistä { $stops } stop-korttia
 }
tutto-set-aside = Laita sivuun
tutto-choose = valitse, sitten heitä tai kirjaa
tutto-hint = Napauta pisteitä tuovia noppia ja heitä loput.
tutto-next-card = Seuraava kortti
tutto-risks = vaarassa { $points }
tutto-bank = Kirjaa { $points }
tutto-then = yhteensä { $total }
tutto-set-button = { $what ->
    [tutto] Sivuun: Tutto
    [ends] Täydennä suora
   *[roll] Sivuun, heitä { $left ->
        [one] yksi noppa
       *[other] { $left } noppaa
     }
 }
tutto-points-of = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 }
tutto-told-banked = { $name }: kirjattu { $points }.
tutto-told-lost = { $name }: { $ending }, menetetty { $points } pistettä.
tutto-told-nothing = { $name }: { $ending }, ei pisteitä.
tutto-told-set = { $name }: sivuun { $dice }.
tutto-told-go = { $name }: uusi kortti.
tutto-own-banked = Kirjasit { $points }.
tutto-own-lost = { $ending ->
    [null] Huti
    [stop_card] Stop-kortti
   *[other] Vuorosi on ohi
 }: { $points ->
    [0] ei pisteitä tältä vuorolta.
    [one] menetit { $points } pisteen.
   *[other] menetit { $points } pistettä.
 }
tutto-all-six = Kaikki kuusi noppaa
tutto-label-set = laita sivuun { $dice }
tutto-label-stop = lopeta ja kirjaa { $points }
tutto-label-go = jatka ja käännä seuraava kortti
tutto-choice-set = { $points } pistettä, vuorolla { $collected }; hudin riski { $percent } %, { $left ->
    [one] yksi noppa
   *[other] { $left } noppaa
 }
tutto-choice-faces = hudin riski { $percent } %, { $left ->
    [one] yksi noppa
   *[other] { $left } noppaa
 }
tutto-choice-tutto = Tutto, tällä vuorolla { $collected }
tutto-choice-ends = täydentää suoran, kirjaa { $collected } ja päättää vuoron
tutto-choice-again = Tutto; kaikki kuusi uudelleen, hudin riski { $percent } %
tutto-choice-wins = Tutto, joka voittaa pelin
tutto-choice-stop = kirjaa { $points }, yhteensä { $total }
tutto-choice-stop-tutto = Tutto, kirjaa { $points }, yhteensä { $total }
tutto-choice-go = { $ends } korttia { $of } kortista päättää vuoron; riski { $percent } %, ensimmäinen heitto mukaan lukien
tutto-choices-more = ja { $count } muuta

## What the coach says, and why
tutto-advice-set = { $what ->
    [tutto] Laita sivuun { $dice }, niin saat Tuton
    [straight] Laita sivuun { $dice } ja täydennä suora
   *[roll] Laita sivuun { $dice } ja heitä { $left ->
        [one] yksi noppa
       *[other] { $left } noppaa
     }
 }
tutto-advice-set-brief = Laita sivuun { $dice }
tutto-advice-stop = Kirjaa { $points } pistettä
tutto-advice-stop-brief = Kirjaa { $points }
tutto-advice-go = Käännä seuraava kortti
tutto-why-null = { $points ->
    [0] Kun heität { $dice ->
        [one] yhden nopan
       *[other] { $dice } noppaa
     }, huti tulee { $percent } prosentin todennäköisyydellä, mutta menetettäviä pisteitä ei vielä ole.
   *[other] Kun heität { $dice ->
        [one] yhden nopan
       *[other] { $dice } noppaa
     }, huti tulee { $percent } prosentin todennäköisyydellä, ja silloin menetät { $points } pistettä.
 }
tutto-why-null-straight = { $points ->
    [0] Kun heität { $dice ->
        [one] yhden nopan
       *[other] { $dice } noppaa
     }, uusi luku jää tulematta { $percent } prosentin todennäköisyydellä, mutta menetettäviä pisteitä ei vielä ole.
   *[other] Kun heität { $dice ->
        [one] yhden nopan
       *[other] { $dice } noppaa
     }, uusi luku jää tulematta { $percent } prosentin todennäköisyydellä, ja silloin menetät { $points } pistettä.
 }
tutto-why-bonus = Tästä saat Tuton { $percent } prosentin todennäköisyydellä, ja se tuo { $gift } pistettä lisää.
tutto-why-double = Tästä saat Tuton { $percent } prosentin todennäköisyydellä, ja se kaksinkertaistaa vuorosi pisteet.
tutto-why-plus-minus = Tästä saat Tuton { $percent } prosentin todennäköisyydellä. Siitä saat { 1000 } pistettä, ja johtaja menettää { 1000 }.
tutto-why-straight = Tästä saat suoran täyteen { $percent } prosentin todennäköisyydellä, ja siitä saa { 2000 } pistettä.
tutto-why-clover = Tästä voitat pelin apilalla { $percent } prosentin todennäköisyydellä.
tutto-why-clover-half = Se on apilan ensimmäinen Tutto. Tästä saat toisenkin ja voitat pelin { $percent } prosentin todennäköisyydellä.
tutto-why-clover-wins = Se on apilan toinen Tutto, ja sillä voitat pelin.
tutto-why-firework = Ilotulituksessa ei voi menettää pisteitä. Sinulla on nyt { $points }, ja saat keskimäärin vielä { $more }.
tutto-why-tutto = Se on Tutto. Kortista saat { $gift } pistettä, joten sinulla on tällä vuorolla { $points }.
tutto-why-straight-ends = Se täydentää suoran, kirjaa { $points } pistettä ja päättää vuorosi.
tutto-why-takes = Samalla kirjaaminen vie vastustajilta { $taken } pistettä.
tutto-why-stop = Kirjaat { $points } pistettä, yhteensä { $total }.
tutto-why-stop-wins = Pääset { $total } pisteeseen ja voitat pelin.
tutto-why-stop-reaches = Pääset { $total } pisteeseen eli tavoitteeseen. Muut pelaavat kierroksen vielä loppuun.
tutto-why-go = Seuraava kortti tai ensimmäinen heitto vie { $points } pistettäsi { $percent } prosentin todennäköisyydellä. Keskimäärin vuorosi päättyy { $mean } pisteeseen.
tutto-why-stop-instead = { $than ->
    [less] Jos kirjaisit nyt { $points }, menettäisit { study-amount-chance }.
    [more] Jos kirjaisit nyt { $points }, saisit { study-amount-chance } lisää.
   *[same] Yhtä hyvin voisit kirjata nyt { $points }.
 }
tutto-why-go-instead = { $than ->
    [less] Jos kääntäisit uuden kortin, menettäisit { study-amount-chance }.
    [more] Jos kääntäisit uuden kortin, saisit { study-amount-chance } lisää.
   *[same] Yhtä hyvin voisit kääntää uuden kortin.
 }
tutto-why-set-instead = { $left ->
    [0] Jos laittaisit sivuun { $dice } ja saisit Tuton,
   *[other] Jos laittaisit sivuun { $dice } ja heittäisit { $left } (hudin riski { $percent } %),
 } { $than ->
    [less] menettäisit { study-amount-chance }.
    [more] saisit { study-amount-chance } lisää.
   *[same] mahdollisuutesi olisivat yhtä hyvät.
 }
kind-stop = lopettaminen vai uusi heitto
kind-next-card = uuden kortin kääntäminen
kind-set = mitkä nopat sivuun

## What can be typed
tutto-help =
    Kirjoita sivuun laitettavat nopat, niin loput heitetään: ”1”, ”1222” tai ”set 1 2 2 2”.
    ”stop” kirjaa vuoron pisteet ja niiden mukana heiton kaikki pisteitä tuovat nopat.
    Tuton jälkeen ”go” kääntää seuraavan kortin.

## Refusals
error-tutto-set-never = Näistä nopista ei yhdessä saa pisteitä. Laita sivuun ykkösiä ja vitosia, tai kolme tai kuusi jotain muuta lukua. Suorassa kukin luku kelpaa vain kerran. Kirjoita esimerkiksi ”set 1 2 2 2”.
error-tutto-set-not-there = Voit laittaa sivuun vain tämän heiton noppia: { $dice }.
error-tutto-set-not-valid = Kaikista näistä nopista ei saa pisteitä. Heitosta { $dice } voit laittaa sivuun { $valid }. Ykkösistä ja vitosista saa pisteitä yksittäin, muista luvuista vain kolmesta samasta.
error-tutto-set-all = Ilotulituksessa sivuun on laitettava kaikki pisteitä tuovat nopat: { $valid }.
error-tutto-set-new-faces = Suorassa kukin luku laitetaan sivuun vain kerran. Uusia tässä heitossa: { $valid }.
error-tutto-set-after-tutto = Kaikki kuusi noppaa ovat sivussa. Lopeta ja kirjaa pisteet tai jatka seuraavaan korttiin.
error-tutto-stop-forbidden = Kortti { $card } ei anna lopettaa nyt. Laita noppia sivuun.
error-tutto-go-needs-tutto = Uuden kortin saa vasta Tuton jälkeen. Laita noppia sivuun, tai lopeta, jos kortti sallii.
error-tutto-tally-not-now = Kokonaisen vuoron voi kirjata vain ennen sen ensimmäistä korttia.
error-tutto-tally-no-cards = Vuorossa on vähintään yksi kortti. Kirjoita kääntämäsi kortit.
error-tutto-tally-turn-over = { $card } päättää vuoron, joten sen jälkeen ei voi tulla { $next }.
error-tutto-tally-points = Vuorosta, jonka kortit ovat { $cards }, ei voi kirjata { $points }. Lähin mahdollinen: { $nearest }.
error-tutto-tally-no-clover = Apilalla voi voittaa vain, jos se on vuoron viimeinen kortti, ja siitä vuorosta kirjataan 0.

## The rules, as Markdown
tutto-rules =
    Kirjaa ensimmäisenä 6 000 pistettä. Se, jolla silloin on vähiten, tarjoaa kierroksen.

    __Vuoro.__ Käännä kortti ja heitä kuusi noppaa. Jos mistään ei saa pisteitä, se on *huti*: vuorosi on
    ohi ja menetät kaikki sen pisteet. Muuten joko __lopeta__ ja kirjaa vuoron pisteet ja niiden mukana
    viimeisen heiton kaikki pisteitä tuovat nopat, tai __laita sivuun__ vähintään yksi yksittäinen noppa
    tai kolmikko ja heitä loput.

    __Mistä saa pisteitä__

    | nopat | pisteet | nopat | pisteet |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Heitosta ⚀⚁⚁⚁⚄⚅ saa siis 350 pistettä. Kolme samaa on kolmikko vain, jos kaikki kolme tulivat *samalla
    heitolla*: kolmella heitolla sivuun laitetuista kolmesta ⚄ saa 150, ei 500.

    __Tutto.__ Kun kaikki kuusi noppaa ovat sivussa, yhdellä heitolla tai useammalla, sinulla on Tutto.
    Kortti antaa lupaamansa. Sitten lopeta ja kirjaa pisteet, tai __jatka__: käännä seuraava kortti ja
    heitä kaikki kuusi noppaa. Jos nyt tulee stop-kortti tai huti, menetät vuoron kaikki pisteet, myös
    aiempien korttien.

    __Esimerkki.__ Korttisi on Bonus 300. Heität ⚀⚁⚂⚂⚂⚅, laitat sivuun ⚂⚂⚂ (300) ja heität kolme: ⚁⚃⚄.
    Laitat sivuun ⚄ (50) ja heität kaksi: ⚀⚄. Laitat molemmat sivuun (150), ja se on Tutto. Nopista saat
    500 ja kortista 300, yhteensä 800. Voisit kirjata ne, mutta jatkat ja käännät kortin x2. Toinen Tutto,
    vaikkapa 400 pisteen, tekisi 1 200 ja kaksinkertaistaisi sen: 2 400. Mutta heität ⚁⚁⚂⚃⚅⚅. Mistään ei
    saa pisteitä, ja ne 800 ovat menneet.

    | kortti | montako | mitä se tekee |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 kutakin | Tutosta saa bonuksen lisää. |
    | x2 | 5 | Tutto kaksinkertaistaa kaikki vuorosi tähänastiset pisteet, myös aiempien korttien. |
    | Stop | 10 | Vuorosi on ohi, ja menetät sen pisteet. |
    | Ilotulitus | 5 | Laita sivuun kaikki pisteitä tuovat nopat. Tuton jälkeen heitä kaikki kuusi uudelleen ilman uutta korttia. Vain huti päättää vuorosi, ja se *kirjaa* pisteesi. |
    | Plus/miinus | 5 | Ennen Tuttoa ei saa lopettaa. Siitä saat 1 000, mitä heititkin, ja kun kirjaat pisteet, johtaja menettää 1 000. Jos johtajia on useita, jokainen heistä menettää saman verran, mutta sinä et koskaan. |
    | Suora | 5 | Ei saa lopettaa, ennen kuin ykkösestä kuutoseen on kaikki sivussa, kukin kerran. Jokaisessa heitossa on oltava vähintään yksi uusi luku, muuten se on huti. Suorasta saa 2 000, ja se on myös Tutto. |
    | Apila | 1 | Ei saa lopettaa. Kahdella Tutolla tällä kortilla voitat pelin heti, pisteistä riippumatta. Ensimmäisen jälkeen heitä kaikki kuusi noppaa uudelleen. |

    __Suora, esimerkki.__ Heität ⚀⚁⚁⚃⚄⚅, laitat sivuun ⚀⚁⚃⚄⚅ ja heität yhden nopan. Vain ⚂ täydentää
    suoran; kaikki muu on huti. Voisit myös laittaa sivuun vähemmän noppia ja heittää puuttuvia lukuja
    useammalla.

    __Plus/miinus.__ Kuka johtaa, katsotaan pöytäkirjasta, ennen kuin tämän vuoron pisteet lisätään. Jos
    johdat yksin, kortti päättää vuorosi kuten stop-kortti. Kukaan ei putoa alle nollan.

    __Pakka__ jatkuu vuorosta toiseen. Kun se loppuu, kaikki 56 korttia sekoitetaan uudelleen.

    __Loppu.__ Peli päättyy heti, kun joku on kirjannut vähintään 6 000 pistettä, ja eniten pisteitä
    voittaa. Jos pelaat yksin, laske, montako vuoroa tarvitset.

    __Uudemmat säännöt.__ Jos johdat yksin, voit saada plus/miinuksesta 1 000 pistettä, eikä kukaan menetä
    mitään. Kun joku saavuttaa 6 000, kierros pelataan loppuun. Tasapisteissä voitto jaetaan.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Pidätkö vain kirjaa pisteistä? Kirjoita ”turn”, kortit järjestyksessä ja kirjatut pisteet: ”turn 600 x2 1500”.
error-tutto-turn-form = Tätä ei voi lukea: ”{ $text }”. Kirjoita vuoron kortit ja sitten sen pisteet, tai 0, jos ne menetettiin: ”turn 600 x2 1500”.

## The short rules
tutto-goal = Kirjaa ensimmäisenä { $target } pistettä.
tutto-begins = Sääntövihkon mukaan onnekkain aloittaa. Te päätätte yhdessä, kuka se on.
tutto-step-card = Käännä kortti ja heitä kuusi noppaa.
tutto-step-set = Laita sivuun vähintään yksi pisteitä tuova noppa ja heitä loput. Tai lopeta ja kirjaa pisteet.
tutto-step-tutto = Kun kaikki kuusi noppaa ovat sivussa, se on Tutto, ja kortti antaa lupaamansa. Kirjaa pisteet tai käännä seuraava kortti.
tutto-item-single = Yksittäinen
tutto-item-triple = Kolmikko
tutto-needs-single = Jokaisesta saa pisteitä yksinäänkin.
tutto-needs-triple = Kolme samaa yhdellä heitolla.
tutto-needs-stop = vuorosi on ohi, ja menetät sen pisteet
tutto-example-card = Käännät kortin { $card }.
tutto-example-set = Laitat sivuun { $aside }, siitä saa { $points } pistettä. Nyt sinulla on { $total }.
tutto-example-tutto = Kaikki kuusi noppaa ovat sivussa, joten se on Tutto. Nopista { $dice } ja kortista { $bonus } on yhteensä { $points }.
tutto-example-go = Et kirjaa { $points } pistettä vaan käännät uuden kortin: { $card }.
tutto-example-null = Mistään ei saa pisteitä. Se on huti, ja kaikki { $points } pistettä ovat menneet.
tutto-ask-triple = Onko kolmella heitolla saatu kolme vitosta kolmikko?
tutto-answer-triple = Ei. Kolmikon on tultava yhdellä heitolla.
tutto-ask-at-once = Pitääkö noppia laittaa sivuun, ennen kuin lopetan?
tutto-answer-at-once = Ei. Kun lopetat, kirjaat myös viimeisen heiton kaikki pisteitä tuovat nopat.
tutto-ask-null = Mitä huti maksaa?
tutto-answer-null = Kaikki tämän vuoron pisteet, myös aiempien korttien. Aiemmin kirjatut pisteet ovat turvassa. Vain ilotulituksessa huti kirjaa pisteesi.
tutto-ask-leader-misses-turn = Mitä jos olen johdossa ja käännän plus/miinuksen?
tutto-answer-leader-misses-turn = Jos johdat yksin, vuorosi on ohi, aivan kuten stop-kortilla.
tutto-ask-leader-plays-on = Mitä jos olen johdossa ja käännän plus/miinuksen?
tutto-answer-leader-plays-on = Jos johdat yksin, voit saada siitä 1 000 pistettä, eikä kukaan menetä mitään.
tutto-ask-end-at-once = Milloin peli päättyy?
tutto-answer-end-at-once = Heti kun joku on kirjannut vähintään { $target } pistettä.
tutto-ask-end-equal-turns = Milloin peli päättyy?
tutto-answer-end-equal-turns = Sen kierroksen lopussa, jolla joku on kirjannut vähintään { $target } pistettä.
tutto-now-risk = Tämä kortti on pöydällä, ja { $points } pistettä on vaarassa.
tutto-now-left = { $left ->
    [0] { $cards } kortin pakassa ei ole yhtään jäljellä.
    [one] { $cards } kortin pakassa on jäljellä 1.
   *[other] { $cards } kortin pakassa on jäljellä { $left }.
 }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Kerää ensimmäisenä 1 000 pistettä
tutto-lesson-draw = Jokainen vuoro alkaa kortilla. Käännä kortti.
tutto-lesson-draw-why = Laita kaikki kuusi noppaa sivuun, niin tämä kortti antaa 300 lisää.
tutto-lesson-one = Vain ⚀ ja ⚄ tuovat pisteitä yksinään. Laita ⚀ sivuun ja heitä loput.
tutto-lesson-one-why = ⚀ on 100 pistettä, ⚄ on 50.
tutto-lesson-triple = Kolmesta samasta yhdellä heitolla saa pisteitä. Laita ⚁⚁⚁ sivuun.
tutto-lesson-triple-why = Siitä saa 200 pistettä. ⚅⚅⚅ olisi 600 ja ⚀⚀⚀ peräti 1 000.
tutto-lesson-tutto = Molemmista nopista saa pisteitä. Laita ⚀⚄ sivuun.
tutto-lesson-tutto-why = Kaikki kuusi noppaa ovat sivussa. Se on Tutto, ja kortista saa 300 lisää.
tutto-lesson-bank = Voisit jatkaa ja panna kaiken peliin. Kirjaa mieluummin 750 pistettäsi.
tutto-lesson-bank-why = Kirjatut pisteet ovat turvassa. Jussi-botti pelasi seuraavaksi ja kirjasi 250.
tutto-lesson-null = Taas sinun vuorosi. Käännä seuraava kortti.
tutto-lesson-null-why = Ei ⚀, ei ⚄, ei kolmea samaa. Se on huti, eikä vuorosta saa mitään.
tutto-lesson-draw-again = Jussi käänsi stop-kortin ja joutui lopettamaan. Käännä omasi.
tutto-lesson-draw-again-why = Tarvitset voittoon 250. Jos kirjaat nyt, saat vain 200.
tutto-lesson-coach = Kysy valmentajalta, mitä kannattaa laittaa sivuun.
tutto-lesson-coach-why = Pelkkä ⚀, sillä mitä useampaa noppaa heität, sitä harvemmin tulee huti.
tutto-lesson-win = 250 pistettä, juuri tarpeeksi. Kirjaa ne.
tutto-lesson-win-why = Nyt sinulla on 1 000 pistettä, ja voitat. Useimmiten pelataan 6 000 pisteeseen.
tutto-lesson-done = Lopeta ajoissa ja laita sivuun vain tarvitsemasi nopat.
