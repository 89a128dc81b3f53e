# KIVI: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

kivi-name = KIVI
kivi-tagline = Pitkiä ketjuja 7 × 7 ruudun laudalla

## Editions
kivi-edition-international = Kansainvälinen
kivi-edition-italian = Italialainen

## Options, and what each value means
kivi-option-run-of-six = Mihin 1-2-3-4-5-6 käy
kivi-option-run-of-six-vacant = mihin tahansa vapaaseen ruutuun
kivi-option-run-of-six-take-over = vapaaseen ruutuun tai toisen pelaajan ruutuun
kivi-option-alike = Mihin viisi ja kuusi samaa käyvät
kivi-option-alike-wild = vapaaseen ruutuun, kuusi samaa myös toisen pelaajan ruutuun
kivi-option-alike-plain = vain sopiviin ruutuihin

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Heitolla 1-2-3-4-5-6 saat sijoittaa kivesi mihin tahansa vapaaseen ruutuun.
kivi-option-run-of-six-take-over-more = Heitolla 1-2-3-4-5-6 saat sijoittaa kivesi mihin tahansa vapaaseen ruutuun, tai vallata toisen pelaajan ruudun ja siirtää siinä olevan kiven muualle.
kivi-option-alike-wild-more = Viidellä samalla saat sijoittaa kivesi mihin tahansa vapaaseen ruutuun. Kuudella samalla saat myös vallata toisen pelaajan ruudun ja siirtää siinä olevan kiven muualle.
kivi-option-alike-plain-more = Viidessä ja kuudessa samassa ei ole mitään erikoista. Ne käyvät vain kohteisiin ”Kaikki parittomia”, ”Kaikki parillisia”, ”12 tai vähemmän” ja ”30 tai enemmän”.

## What counts
kivi-item-lines = Ketjut
kivi-item-singles = Yksittäiset kivet

## Targets of the squares
kivi-target-two-pairs = 2 x pari
kivi-target-three-of-a-kind = Kolmoset
kivi-target-run-of-4 = Neljän suora
kivi-target-three-and-two = 1 x kolmoset 1 x pari
kivi-target-four-of-a-kind = Neloset
kivi-target-run-of-5 = Viiden suora
kivi-target-all-even = Kaikki parillisia
kivi-target-all-odd = Kaikki parittomia
kivi-target-at-most-12 = 12 tai vähemmän
kivi-target-at-least-30 = 30 tai enemmän
kivi-target-three-pairs = 3 x pari
kivi-target-two-triples = 2 x kolmoset
kivi-target-four-and-two = 1 x neloset 1 x pari

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Mikä tahansa vapaa ruutu
kivi-wild-take-over = Mikä tahansa vapaa ruutu tai toisen pelaajan ruutu

## On the screen
kivi-stones = { $box ->
    [0] { $hand } pelaamatta
   *[other] { $hand } pelaamatta, { $box } menetetty
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Kierros { $round }/{ $rounds }
kivi-rolls-left = { $rolls ->
    [0] ei heittoja jäljellä
    [one] 1 heitto jäljellä
   *[other] { $rolls } heittoa jäljellä
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, mutta varattu
kivi-meets-nothing = Ei sovi mihinkään
kivi-move-keep = { $count ->
    [0] heitä kaikki kuusi uudelleen
   *[other] pidä { $dice }
 }
kivi-move-place = kivi ruutuun { $square } ({ $gain })
kivi-move-take-over = kivi ruutuun { $square } ({ $gain }), siellä oleva ruutuun { $to } ({ $change })
kivi-move-box = kivi laatikkoon

## At the table in the browser
kivi-turn = Vuoro { $round }/{ $rounds }
kivi-place = Sijoita ruutuun { $square }
kivi-take-over = Valtaa ruutu { $square }, kivi ruutuun { $to }
kivi-box = Laita kivi laatikkoon
kivi-choose = Napauta sopivaa ruutua.
kivi-choose-vacant = Napauta vapaata ruutua toiselle kivelle.
kivi-key-hint = Napauta ruutua, niin näet, mikä siihen käy.
kivi-hint-meets = { $free ->
    [0] Nopistasi tulee: { $targets }. Mikään näistä ruuduista ei ole vapaana.
   *[other] Nopistasi tulee: { $targets }. Napauta korostettua ruutua.
 }
kivi-hint-nothing = Nopat eivät sovi mihinkään ruutuun.
kivi-hint-keep = Napauta noppia, jotka haluat pitää, ja heitä loput.
kivi-wild-fits = { $roll ->
    [six] Kuusi samaa käy kaikkialle.
    [five] Viisi samaa käy kaikkialle.
   *[run] 1-2-3-4-5-6 käy kaikkialle.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Napauta mitä tahansa vapaata ruutua tai ruutua, jossa on toisen pelaajan kivi.
   *[vacant] Napauta mitä tahansa vapaata ruutua.
 }
kivi-key-value = { $value ->
    [1] valkoinen, arvo 1
    [2] musta, arvo 2
    [3] punainen, arvo 3
   *[other] arvo { $value }
 }
kivi-key-example = esimerkiksi
kivi-key-line = { $stones } kiven ketju = { $points }
kivi-key-single = yksittäinen kivi
kivi-key-not = Nopistasi tulee: { $targets }.
kivi-colours = Valkoisen ruudun arvo on 1, mustan 2 ja punaisen 3.
kivi-did-place = { $name } sai ruudun { $square } ({ $target }).
kivi-did-take-over = { $name } valtasi ruudun { $square } ja siirsi sen kiven ruutuun { $to }.
kivi-did-box = { $name } laittoi kiven laatikkoon.
kivi-moment = { $stones } kiven ketju
kivi-moment-wild = { $roll ->
    [six] Kuusi samaa
    [five] Viisi samaa
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Käy jokaiseen vapaaseen ruutuun.
kivi-moment-points = { $gain ->
    [one] +1 piste
   *[other] +{ $gain } pistettä
 }

## What can be typed
kivi-help =
    Kirjoita nopat, jotka haluat pitää, niin loput heitetään uudelleen: ”444” tai ”keep 4 4 4”. Pelkkä ”keep” heittää kaikki kuusi.
    Sijoita kivi kirjoittamalla ruutu: ”d4” tai ”place d4”.
    Kun valtaat ruudun, lisää, minne toinen kivi siirtyy: ”d4 b2” tai ”place d4 move b2”.
    Kirjoita ”box”, niin kivi menee laatikkoon, kun se ei käy mihinkään.

## Refusals
error-kivi-no-rolls-left = Heittoja ei ole jäljellä. Sijoita kivi, tai laita se laatikkoon, jos se ei käy mihinkään.
error-kivi-keep-not-there = Voit pitää vain heittämiäsi noppia: { $dice }.
error-kivi-keep-all = Jos pidät kaikki kuusi noppaa, heitettävää ei jää. Sijoita kivi tai heitä osa uudelleen.
error-kivi-square-unknown = Tällä laudalla ei ole ruutua { $square }. Ensimmäinen on { $first } ja viimeinen { $last }.
error-kivi-square-taken = Ruudussa { $square } on jo kivi. Valitse toinen ruutu.
error-kivi-target-not-met = Ruudun { $square } kohde on ”{ $target }”. { $needs } { $count ->
    [0] Nopat eivät sovi mihinkään.
   *[other] Nopat sopivat näihin: { $open }.
 }
error-kivi-take-over-where = Kun valtaat ruudun { $square }, kerro, mihin vapaaseen ruutuun sen kivi siirtyy.
error-kivi-no-take-over = Tällä heitolla ei voi vallata ruutua. Valitse vapaa ruutu.
error-kivi-take-over-vacant = Ruutu { $square } on vapaa. Sijoita kivi suoraan siihen.
error-kivi-take-over-own = Ruudun { $square } kivi on jo omasi. Valitse toinen ruutu.
error-kivi-move-to-taken = Ruudussa { $to } on jo kivi. Siirrä ruudun { $square } kivi vapaaseen ruutuun.
error-kivi-board-full = Lauta on täynnä, joten kiveä ei voi siirtää.
error-kivi-box-rolls-left = Sinulla on vielä heittoja. Laatikko on vain viimeistä heittoa varten, kun se ei käy mihinkään.
error-kivi-box-can-place = Tämä heitto sopii laudalle, joten kivi on sijoitettava: { $open }.

error-kivi-position-impossible = Tällaista tilannetta ei voi tulla pelissä: pelaamattomia kiviä { $hands }, kiviä laudalla { $stones }, vuorossa paikka { $turn }.

## What the coach says, and why
kivi-advice-keep = { $count ->
    [0] Heitä kaikki kuusi uudelleen
   *[other] Pidä { $dice } ja heitä { $left ->
        [one] yksi noppa
       *[other] { $left } noppaa
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Heitä kaikki kuusi
   *[other] Pidä { $dice }
 }
kivi-advice-place = Sijoita ruutuun { $square } ({ $target })
kivi-advice-place-brief = Sijoita ruutuun { $square }
kivi-advice-take-over = Valtaa ruutu { $square } ja siirrä sen kivi ruutuun { $to }
kivi-advice-box = Laita kivi laatikkoon
kivi-why-gain = Siitä saa heti { study-amount-points }.
kivi-why-line = Siitä saa heti { study-amount-points }: { $stones } kiven ketju.
kivi-why-block = Samalla se on muiden tiellä. Joku heistä olisi voinut saada siitä { study-amount-points }.
kivi-why-rare = Jos tavoittelet koko vuoron kohdetta ”{ $target }”, saat sen { $percent } prosentin todennäköisyydellä.
kivi-why-take-over = Kiven siirto maksaa sen omistajalle { study-amount-points }.
kivi-why-box = Tämä heitto ei sovi mihinkään vapaaseen ruutuun, joten menetät kiven.
kivi-why-keep = Todennäköisimmin päädyt ruutuun { $square } ({ $target }, { $percent } %) tai ruutuun { $other_square } ({ $other_target }, { $other_percent } %).
kivi-why-keep-one = Todennäköisimmin päädyt ruutuun { $square } ({ $target }, { $percent } %).
kivi-why-keep-nothing = Mikään heitto ei enää sovi vapaaseen ruutuun, joten menetät kiven.
kivi-why-turn = { $percent ->
    [0] Vuorosta saa keskimäärin { study-amount-points }, etkä koskaan menetä kiveä.
   *[other] Vuorosta saa keskimäärin { study-amount-points }. Kiven menetät { $percent } prosentin todennäköisyydellä.
 }
kivi-why-roll-instead = { $than ->
    [less] Uudesta heitosta saisi keskimäärin { study-amount-lead } vähemmän.
    [more] Uudesta heitosta saisi keskimäärin { study-amount-lead } enemmän.
   *[same] Uusi heitto olisi yhtä hyvä.
 }
kivi-why-place-instead = { $than ->
    [less] Ruudusta { $square } ({ $target }) saisi keskimäärin { study-amount-lead } vähemmän.
    [more] Ruudusta { $square } ({ $target }) saisi keskimäärin { study-amount-lead } enemmän.
   *[same] Ruutu { $square } ({ $target }) olisi yhtä hyvä.
 }

## What sort of choice it was
kind-roll-on = sijoittaminen vai uusi heitto
kind-square = ruudun valinta
kind-block = ruudut, joita muut haluavat
kind-take-over = valtaaminen

## Boards of one's own
error-kivi-board-size = Kohdassa { $place } on { $given }, mutta laudalla on { $least }–{ $most } riviä ja saraketta.
error-kivi-board-rows = Kohdassa { $place } on oltava laudan koon mukaan { $rows } riviä, ei { $given }.
error-kivi-board-columns = Kohdassa { $place } on oltava laudan koon mukaan { $columns } ruutua, ei { $given }.
error-kivi-board-target = Kohdetta ”{ $target }” ei ole (ruutu { $place }). Kohteet: { $allowed }.
error-kivi-board-value = Arvo ”{ $value }” (ruutu { $place }) ei ole kokonaisluku väliltä { $least }–{ $most }.

## The rules, as Markdown
kivi-rules =
    Sijoita kymmenen kiveäsi pitkiksi ketjuiksi vaakaan ja pystyyn. Suurin yhteispistemäärä voittaa;
    tasapisteissä voitto jaetaan. Pelaajia on kahdesta neljään, vuoroja kymmenen kullakin, ja laudalla on 49 ruutua.

    __Vuoro.__ Heitä kuusi noppaa. Saat heittää vielä enintään kaksi kertaa ja pitää joka kerta haluamasi
    nopat. Kun heitto sopii vapaaseen ruutuun, voit lopettaa ja sijoittaa siihen kiven. Kolmannen heiton
    jälkeen kivi on sijoitettava, jos se käy johonkin; sopivista ruuduista saat valita. Jos mikään ei
    sovi, kivi menee laatikkoon ja on menetetty.

    __Kohteet.__ Kussakin ruudussa on kohde, ja ruudun arvo on 1, 2 tai 3.

    | kohde | arvo | esimerkki |
    |---|---|---|
    | 2 x pari | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Kolmoset | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Neljän suora | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 1 x kolmoset 1 x pari | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Neloset | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Viiden suora | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Kaikki parillisia | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Kaikki parittomia | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 tai vähemmän | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 tai enemmän | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 x pari | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 x kolmoset | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 1 x neloset 1 x pari | 3 | ⚂⚂⚅⚅⚅⚅ |

    Kaikki kuusi noppaa lasketaan mukaan: kolme samaa ja pari on ”1 x kolmoset 1 x pari”, ei koskaan ”Kolmoset”,
    eikä viiden suora ole neljän suora. Jos heitto sopii useaan kohteeseen, saat valita niistä yhden.

    __Esimerkki.__ Heität ⚁⚁⚃⚃⚄⚅. Se on ”2 x pari”, ja voisit sijoittaa kiven heti. Pidät kuitenkin ⚁⚁⚃⚃,
    heität kaksi noppaa ja saat ⚁⚅. Nyt ⚁⚁⚁⚃⚃⚅ on ”1 x kolmoset 1 x pari” ja ”Kaikki parillisia”, mutta ei
    enää ”2 x pari”.

    __Villit heitot.__ Viisi samaa, ⚃⚃⚃⚃⚃⚅, ja kaikki luvut, ⚀⚁⚂⚃⚄⚅, käyvät mihin tahansa vapaaseen
    ruutuun. Kuusi samaa, ⚂⚂⚂⚂⚂⚂, käy mihin tahansa vapaaseen ruutuun tai ruutuun, jossa on toisen
    pelaajan kivi; sen kiven siirrät mihin tahansa vapaaseen ruutuun.

    __Pisteet.__ Kaksi tai useampi kivistäsi vierekkäin ilman aukkoa on ketju. Ketjusta saa ruutujen
    arvojen summan kertaa kivien määrän. Kivi voi kuulua kahteen ketjuun, yhteen vaakaan ja yhteen
    pystyyn. Kivestä, joka ei kuulu ketjuun, saa ruudun arvon.

    __Pisteet, esimerkki.__ Sarakkeet ovat vasemmalta a–g, rivit ylhäältä 1–7. Kivesi ovat ruuduissa
    b2, c2, d2, c3 ja g7. Vaakaan ruutujen b2, c2 ja d2 arvot ovat 3, 1 ja 3: 7 × 3 = 21. Pystyyn ruutujen
    c2 ja c3 arvot ovat 1 ja 2: 3 × 2 = 6. Ruudun g7 kivi on yksin: 1. Yhteensä 28.

    __Italialainen painos.__ Kaikilla luvuilla, ⚀⚁⚂⚃⚄⚅, saa myös vallata toisen pelaajan ruudun ja siirtää
    sen kiven mihin tahansa vapaaseen ruutuun. Viisi ja kuusi samaa eivät ole villejä.

## The short rules
kivi-goal = Sijoita kivesi pitkiksi ketjuiksi. Ketjun arvo on ruutujen summa kertaa kivien määrä: { $sum } × { $stones } = { $points }.
kivi-begins = Sääntövihkon mukaan kukin heittää yhden nopan, ja suurimman heittänyt aloittaa. Sitten jatketaan myötäpäivään.
kivi-step-roll = Heitä kuusi noppaa.
kivi-step-keep = Pidä osa ja heitä loput, enintään kaksi kertaa.
kivi-step-place = Sijoita kivi vapaaseen ruutuun, johon noppasi sopivat.
kivi-needs-two-pairs = Kaksi paria ja kaksi muuta noppaa.
kivi-needs-three-of-a-kind = Kolme samaa ja kolme muuta, kaikki eri lukuja.
kivi-needs-run-of-4 = Neljä peräkkäin, ei viittä.
kivi-needs-three-and-two = Kolme samaa, pari ja yksi muu noppa.
kivi-needs-four-of-a-kind = Neljä samaa ja kaksi muuta, eri lukuja.
kivi-needs-run-of-5 = Viisi peräkkäin, ei kuutta.
kivi-needs-all-even = Vain kakkosia, nelosia ja kuutosia.
kivi-needs-all-odd = Vain ykkösiä, kolmosia ja vitosia.
kivi-needs-at-most-12 = Kaikkien kuuden nopan summa on enintään 12.
kivi-needs-at-least-30 = Kaikkien kuuden nopan summa on vähintään 30.
kivi-needs-three-pairs = Kolme eri paria.
kivi-needs-two-triples = Kolme samaa kahdesti.
kivi-needs-four-and-two = Neljä samaa ja pari.
kivi-item-five = Viisi samaa
kivi-item-run = Kaikki luvut 1–6
kivi-item-six = Kuusi samaa
kivi-example-first = Ensimmäisestä heitosta tulee: { $target }. Voisit sijoittaa kiven heti.
kivi-example-keep = Tavoittelet enempää. Pidät { $kept } ja heität kaksi.
kivi-example-last = Nyt nopat ovat sekä ”{ $one }” että ”{ $other }”, ja valitset yhden ruudun.
kivi-example-line = Ketju: { $sum } × { $stones } = { $points }
kivi-example-alone = Yksinäinen kivi: { $points }
kivi-example-total = Yhteensä { $points } pistettä.
kivi-ask-all-dice = Lasketaanko kaikki kuusi noppaa?
kivi-answer-all-dice = Kyllä. ⚄⚄⚄⚂⚂⚁ on ”1 x kolmoset 1 x pari”, ei koskaan ”Kolmoset”. Jos nopat sopivat useaan kohteeseen, valitset yhden.
kivi-ask-nothing = Mitä jos mikään ei sovi kolmannen heiton jälkeen?
kivi-answer-nothing = Yksi kivistäsi menee laatikkoon ja on menetetty.
kivi-ask-twice = Voiko kivi tuoda pisteitä kahdesti?
kivi-answer-twice = Voi, kerran vaakasuorassa ja kerran pystysuorassa ketjussa.
kivi-ask-after = Pitääkö kaikki kolme heittoa käyttää?
kivi-answer-after = Ei. Kiven voi sijoittaa minkä tahansa heiton jälkeen, joka sopii vapaaseen ruutuun. Kolmannen jälkeen se on pakko sijoittaa, jos voi.
kivi-ask-tie = Kuka voittaa tasapisteissä?
kivi-answer-tie = Ei kukaan. Samaan pistemäärään päässeet jakavat voiton.
kivi-now = { $met ->
    [yes] Nopat sopivat.{" "}
   *[no] {""}
 }{ $free ->
    [0] Mikään näistä ruuduista ei ole vapaana.
    [one] { $of } ruudusta vapaana on 1.
   *[other] { $of } ruudusta vapaana on { $free }.
 }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Rakenna kivistäsi pitkiä ketjuja
kivi-lesson-roll = Heitä kuusi noppaasi.
kivi-lesson-roll-why = Sinulla on kolme heittoa, joilla osua johonkin ruutuun.
kivi-lesson-keep = Pidä ⚄⚄⚄ ja heitä muut kolme.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ on 1 x kolmoset 1 x pari, ei enää kolmoset.
kivi-lesson-place = Sopivat ruudut on korostettu. Sijoita ensimmäinen kivesi ruutuun b4.
kivi-lesson-place-why = Valkoisen ruudun arvo on 1, mustan 2 ja punaisen 3. Vaikeammasta heitosta saa enemmän.
kivi-lesson-roll-two = Myös Jussi, vastustajasi botti, sijoitti kiven. Heitä uudelleen.
kivi-lesson-roll-two-why = Kaikki ovat parillisia, ja samalla se on 1 x kolmoset 1 x pari. Saat valita.
kivi-lesson-line = Ruudun c4 kohde on ”Kaikki parillisia”, ja se on kivesi vieressä. Sijoita kivi siihen.
kivi-lesson-line-why = Ketjun arvo on ruutujen summa kertaa kivien määrä: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Punaisesta ruudusta d4 tulisi kolmen kiven ketju. Heitä.
kivi-lesson-roll-three-why = Ruudun d4 kohde on 2 x kolmoset, esimerkiksi ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Kysy valmentajalta, mitkä nopat kannattaa pitää.
kivi-lesson-coach-why = Puuttui vain yksi ⚅, ja se tuli.
kivi-lesson-three = Siinä on 2 x kolmoset. Sijoita kivesi ruutuun d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 pistettä. Pitkän ketjun arvo kasvaa nopeasti.
kivi-lesson-roll-last = Hypätään viimeiseen kiveesi. Heitä.
kivi-lesson-roll-last-why = Noppien summa on 11, joten ne sopivat jokaiseen vapaaseen ≤12-ruutuun.
kivi-lesson-last = Sekä a4 että e4 tekevät neljän kiven ketjun. e4 on samalla Jussin tiellä, joten valitse se.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussin viimeinen heitto ei sopinut mihinkään, joten se kivi on menetetty.
kivi-lesson-done = Etsi ruutuja, jotka pidentävät ketjujasi, ja asetu ajoissa muiden tielle.
