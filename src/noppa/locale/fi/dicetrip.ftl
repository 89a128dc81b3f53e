# Dice Trip: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 kaupunkia, yksi pitkä reitti

## Editions
dicetrip-edition-international = Kansainvälinen

## Options, and what each value means
dicetrip-option-tens = Pisteitä kaikista kymmenistä

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Heti kun kartallasi on luku jokaisella alkunumerolla 1–6, saat pisteen jokaisesta värillisestä kaupungista, joka on vielä tyhjä.
dicetrip-option-tens-false-more = Kaikista kymmenistä ei saa lisäpisteitä.

## Lines of the score sheet
dicetrip-item-bonus = Bonuskaupungit
dicetrip-item-crossed = Yliviivatut
dicetrip-item-road = Pisin reitti
dicetrip-item-series = Pisin sarja
dicetrip-item-zones = Puhtaat alueet
dicetrip-item-tens = Kaikki kymmenet

## Dice
dicetrip-colour-red = punainen
dicetrip-colour-yellow = keltainen
dicetrip-colour-green = vihreä
dicetrip-colour-blue = sininen

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = kartta on oma piirroksemme
dicetrip-zone-v = Flanderi
dicetrip-zone-b = Brysselin seutu
dicetrip-zone-w = Vallonia
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brugge
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Bryssel
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Moves
dicetrip-move-stand = pidä nämä nopat
dicetrip-move-reroll = heitä uudelleen: { $colours }
dicetrip-move-twice = { $die } kahdesti, { $drop } pois
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Kierros { $round }/{ $rounds }
dicetrip-power-reroll = saa heittää uudelleen
dicetrip-uses-twice = { $name }: { $die } kahdesti, { $drop } pois.
dicetrip-power-twice = saa käyttää nopan kahdesti
dicetrip-road = reitti { $cities }: { $walked }
dicetrip-series = sarja { $cities }: { $walked }
dicetrip-zone-open = tyhjiä: { $cities }
dicetrip-zone-clean = puhdas
dicetrip-zone-lost = menetetty
dicetrip-total = Yhteensä
dicetrip-decide = Pidä nämä nopat (stand) tai heitä osa uudelleen (reroll red blue). Uudelleen saa heittää kerran pelissä.
dicetrip-makes = Voit kirjoittaa (ja sitten):
dicetrip-makes-nothing = ei mitään uutta, joten viivaa kaupunki yli

## At the table in the browser
dicetrip-number-status = Mihin { $number } menee?
dicetrip-cross-status = Minkä kaupungin viivaat yli?
dicetrip-cross-only = Uutta lukua ei synny. Viivaa kaupunki yli napauttamalla.
dicetrip-decide-status = Heitätkö osan uudelleen?
dicetrip-choose-number = Valitse luku
dicetrip-choose-city = Valitse kaupunki
dicetrip-write = Kirjoita { $number } kaupunkiin { $city }
dicetrip-cross = Viivaa yli kaupunki { $city }
dicetrip-roll-again = { $dice ->
    [one] Heitä 1 noppa uudelleen
   *[other] Heitä { $dice } noppaa uudelleen
 }
dicetrip-twice = Noppa kahdesti
dicetrip-twice-more = Kerran pelissä voit käyttää yhtä noppaa molemmissa luvuissa ja jättää toisen pois.
dicetrip-twice-choice = { $die } kahdesti, { $drop } pois
dicetrip-own-map = Takaisin
dicetrip-did-write = { $name } kirjoitti luvun { $number } kaupunkiin { $city }.
dicetrip-did-cross = { $name } viivasi yli kaupungin { $city }.
dicetrip-moment = { $cities } kaupungin reitti
dicetrip-moment-points = { $gain ->
    [one] +1 piste
   *[other] +{ $gain } pistettä
 }

## What can be typed
dicetrip-help =
    Kirjoita luku kaupunkiin: ”gent=14” tai ”gent 14”. Viivaa kaupunki yli: ”gent=x” tai ”gent x”.
    Kun on sinun vuorosi heittää, saat kerran pelissä heittää noppia uudelleen: ”reroll red blue”. ”stand” pitää nopat.
    Kerran pelissä, ennen kirjoittamista, voit käyttää yhden nopan kahdesti ja jättää toisen pois: ”twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Nimeä uudelleen heitettävät nopat väreittäin, kukin kerran: { $allowed }.
error-dicetrip-city-unknown = Kaupunkia { $city } ei ole. Valitse jokin näistä: { $allowed }.
error-dicetrip-number-unknown = { $number } ei käy. Kirjoita kaksi numeroa väliltä 1–6 (11–66), tai x, joka viivaa kaupungin yli.
error-dicetrip-stand-first = Ensin nopat heittänyt pelaaja pitää ne (stand) tai heittää osan uudelleen (reroll).
error-dicetrip-not-the-roller = Vain tämän kierroksen heittäjä saa heittää uudelleen.
error-dicetrip-reroll-used = Olet jo heittänyt uudelleen tässä pelissä.
error-dicetrip-reroll-too-late = Tällä kierroksella on myöhäistä heittää uudelleen. Kirjoita lukusi.
error-dicetrip-twice-used = Olet jo käyttänyt nopan kahdesti tässä pelissä.
error-dicetrip-twice-last-round = Viimeisellä kierroksella noppaa ei voi käyttää kahdesti.
error-dicetrip-twice-too-late = Tällä kierroksella on myöhäistä käyttää noppa kahdesti. Se on valittava ennen kirjoittamista.
error-dicetrip-twice-not-there = Valitse kaksi pöydällä olevaa noppaa: { $dice }.
error-dicetrip-twice-double = Käytät nopan { $die } kahdesti, joten siitä ei saa tehdä tuplaa. Voit kirjoittaa: { $allowed }.
error-dicetrip-twice-missing = Käytät nopan { $die } kahdesti, joten sen on oltava molemmissa luvuissa. Voit kirjoittaa: { $allowed }.
error-dicetrip-city-taken = { $city } on jo täytetty ({ $number }). Vielä tyhjiä: { $allowed }.
error-dicetrip-number-taken = { $number } on jo kartallasi kaupungissa { $city }. Voit kirjoittaa: { $allowed }.
error-dicetrip-number-not-made = Näistä nopista ei nyt saa lukua { $number }. Voit kirjoittaa: { $allowed }.

error-dicetrip-cannot-come-up = Kierroksella { $round } kartalla ei voi olla { $empty } tyhjää kaupunkia.

## What the coach says, and why
dicetrip-advice-stand = Pidä nämä nopat
dicetrip-advice-reroll = Heitä uudelleen { $count ->
    [one] yksi noppa
   *[other] { $count } noppaa
 }: { $colours }
dicetrip-advice-reroll-brief = Heitä uudelleen: { $colours }
dicetrip-advice-twice = Käytä { $die } kahdesti ja jätä { $drop } pois
dicetrip-advice-write = Kirjoita { $number } kaupunkiin { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Viivaa yli kaupunki { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Jos heittäisit { $dice ->
        [one] yhden nopan
       *[other] { $dice } noppaa
     } uudelleen, saisit keskimäärin { study-amount-points } vähemmän.
    [more] Jos heittäisit { $dice ->
        [one] yhden nopan
       *[other] { $dice } noppaa
     } uudelleen, saisit keskimäärin { study-amount-points } enemmän.
   *[same] Uusi heitto olisi yhtä hyvä.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Jos pitäisit nämä nopat, saisit keskimäärin { study-amount-points } vähemmän.
    [more] Jos pitäisit nämä nopat, saisit keskimäärin { study-amount-points } enemmän.
   *[same] Yhtä hyvin voisit pitää nämä nopat.
 }
dicetrip-why-kept = Voit silti heittää uudelleen jollakin myöhemmällä kierroksella.
dicetrip-why-reroll = Uudet nopat koskevat kaikkia, ja uudelleen voit heittää vain kerran pelissä.
dicetrip-why-twice = Kun käytät nopan { $die } kahdesti, saat tältä kierrokselta { study-amount-points } enemmän.
dicetrip-why-twice-kept = Jos säästät tämän mahdollisuuden, siitä saa myöhemmin keskimäärin { study-amount-points }.
dicetrip-why-zone = Alue { $zone } tulee täyteen ilman yliviivauksia, ja siitä saa { study-amount-points }.
dicetrip-why-series = Siitä tulee { $cities } peräkkäisen luvun sarja, ja siitä saa { study-amount-points } lisää.
dicetrip-why-tens = Siitä tulevat kaikki kymmenet, ja niistä saa { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] Siitä alkaa ensimmäinen reittisi, ja siitä saa { study-amount-points }.
   *[other] Pisimmästä reitistäsi tulee { $cities } kaupungin mittainen, ja siitä saa { study-amount-points } lisää.
 }
dicetrip-why-bonus = Noppa ja kaupunki ovat samaa väriä ({ $colour }), joten saat 1 bonuspisteen.
dicetrip-why-double = Tuplasta saa 1 bonuspisteen missä tahansa kaupungissa.
dicetrip-why-colour-spent = Menetät tämän kaupungin bonuksen, koska luvussa ei ole sen väristä noppaa ({ $colour }).
dicetrip-why-beside = Vieressä on { $names }.
dicetrip-why-nothing-yet = Siitä ei saa vielä pisteitä, mutta vieressä on { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Jos viivaisit kaupungin yli, saisit keskimäärin { study-amount-points } vähemmän.
    [more] Jos viivaisit kaupungin yli, saisit keskimäärin { study-amount-points } enemmän.
   *[same] Yhtä hyvin voisit viivata kaupungin yli.
 }
dicetrip-why-open = { $count ->
    [one] Täältä vie vielä yksi tie tyhjään kaupunkiin.
   *[other] Täältä vie vielä { $count } tietä tyhjiin kaupunkeihin.
 }
dicetrip-why-filled = Se täyttää kaupungin, johon ei parempaa enää tule.
dicetrip-why-crossed = Yliviivattu kaupunki maksaa 1 pisteen.
dicetrip-why-cross = Sen jälkeen alue { $zone } ei voi enää olla puhdas.
dicetrip-why-cross-lost = Alueella { $zone } on jo yliviivattu kaupunki, joten alueella ei ole enää menetettävää.

## What can be wrong with a map
error-dicetrip-map-zones = Kartan tiedosto, { $place }: kartalla on oltava { $allowed } aluetta, mutta tässä on { $found }.
error-dicetrip-map-colours = Kartan tiedosto, { $place }: nopilla on oltava { $allowed } eri väriä, mutta tässä on { $found }.
error-dicetrip-map-cities = Kartan tiedosto, { $place }: kartalla on oltava { $allowed } kaupunkia, mutta tässä on { $found }.
error-dicetrip-map-city-twice = Kartan tiedosto, { $place }: kaupunki { $city } on luettelossa kahdesti.
error-dicetrip-map-unused = Kartan tiedosto, { $place }: millään kaupungilla ei ole { $key } = { $value }. Anna se ainakin yhdelle.
error-dicetrip-map-link = Kartan tiedosto, { $place }: tie yhdistää kaksi eri kaupunkia. { $found } ei käy.
error-dicetrip-map-link-twice = Kartan tiedosto, { $place }: { $one } ja { $other } on jo yhdistetty.
error-dicetrip-map-value = Kartan tiedosto, { $place }: arvoa ”{ $value }” ei ole. Sallitut: { $allowed }.
error-dicetrip-map-apart = Kartan tiedosto, { $place }: kaupungista { $start } ei pääse näihin: { $cities }. Yhdistä ne teillä.
error-dicetrip-map-same-place = Kartan tiedosto, { $place }: { $one } ja { $other } ovat samassa paikassa.
error-dicetrip-map-crossing = Kartan tiedosto, { $place }: { $one } ja { $other } kohtaisivat suorina viivoina.
error-dicetrip-map-place = Kartan tiedosto, { $place }: paikka on kaksi lukua, kumpikin enintään { $most }. { $found } ei käy.
error-dicetrip-map-slug = Kartan tiedosto, { $place }: { $value } ei kelpaa lyhyeksi nimeksi. Muodon on oltava { $allowed }.
error-dicetrip-map-label = Kartan tiedosto, { $place }: nimessä on oltava 1–{ $most } merkkiä yhdellä rivillä.
error-dicetrip-map-list = Kartan tiedosto, { $place }: tämän on oltava luettelo. { $found } ei käy.

## The rules, as Markdown
dicetrip-rules =
    Kaikilla on sama kartta: 25 kaupunkia kolmella alueella, teiden yhdistämiä, osa niistä värillisiä.
    Kartat täytetään 13 kierroksessa. Suurin yhteispistemäärä voittaa; tasapisteissä voitto jaetaan.
    Pelaajia on yhdestä neljään.

    __Kierros.__ Yksi pelaaja heittää neljä eriväristä noppaa; heittäjä vaihtuu joka kierroksella. Sitten
    jokainen tekee samaan aikaan neljästä nopasta kaksi kaksinumeroista lukua, käyttää kunkin nopan kerran
    ja kirjoittaa luvut kahteen tyhjään kaupunkiin. Viimeisellä kierroksella on jäljellä vain yksi
    kaupunki. Sen luvun voi tehdä mistä tahansa kahdesta nopasta.

    __Esimerkki.__ Nopat ovat punainen ⚀, keltainen ⚃, vihreä ⚁ ja sininen ⚄. Voisit kirjoittaa 14 tai 41
    ja sen kanssa 25 tai 52, tai 12 tai 21 ja 45 tai 54, tai 15 tai 51 ja 24 tai 42. Jos kirjoitat 14
    Antwerpeniin, joka on punainen kaupunki, saat bonuksen, koska luvussa on punainen noppa.

    __Rajat.__ Sama luku ei saa olla kartallasi kahdesti. Jos et voi tai halua kirjoittaa lukua, viivaa
    tyhjä kaupunki yli. Toiseen lukuun saa silloin käyttää mitä tahansa kahta noppaa.

    __Uusi heitto, kerran pelissä.__ Jos heitit tämän kierroksen nopat, saat heti heittää yhdestä neljään
    noppaa uudelleen. Uudet nopat koskevat kaikkia.

    __Noppa kahdesti, kerran pelissä.__ Jätä ennen kirjoittamista yksi noppa pois ja käytä toista noppaa
    molemmissa luvuissa. Kun nopat ovat ⚀⚁⚃⚄ ja käytät ⚃ kahdesti ja jätät ⚀ pois, kirjoitat 24 tai 42 ja
    45 tai 54. Nopan on oltava molemmissa luvuissa, eikä siitä saa tehdä tuplaa. Tämä koskee vain omaa
    karttaasi. Muut näkevät heti, minkä nopan käytät kahdesti, mutta lukusi pysyvät piilossa, kunnes kaikki
    ovat valmiita. Viimeisellä kierroksella tätä ei voi käyttää.

    __Pisteet__

    | mistä | pisteet |
    |---|---|
    | bonuskaupunki: tupla (11, 22, …), tai värillinen kaupunki, jonka luvussa on sen värinen noppa | 1 kustakin |
    | yliviivattu kaupunki | −1 kustakin |
    | pisin reitti: teiden yhdistämiä kaupunkeja, joiden luvut kasvavat | 1 kustakin kaupungista |
    | pisin sarja: teiden yhdistämiä kaupunkeja, joissa kukin luku seuraa heti edellistä (luvun 16 jälkeen tulee 21) | 4 kaupunkia 2, 5 kaupunkia 3, 6 kaupunkia 4, 7–9 kaupunkia 6, enemmän 9 |
    | alueet, jotka ovat täynnä lukuja ilman yliviivauksia | yksi 4, kaksi 7, kolme 9 |

    Kaupungista saa enintään yhden bonuksen. Kun nopat näyttävät samaa, ne lasketaan niin kuin sinulle on
    edullisinta.

    __Pisteet, esimerkki.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 ja Marche-en-Famenne 34 ovat peräkkäin
    teiden yhdistäminä. Luvut kasvavat, joten se on 5 kaupungin reitti, josta saa 5 pistettä. Neljä
    ensimmäistä lukua seuraavat toisiaan, joten ne ovat 4 kaupungin sarja, josta saa 2 pistettä. 22 on tupla,
    josta saa 1 pisteen. Kun kaksi kaupunkia on viivattu yli (−2) ja yksi alue on puhdas (4), siitä tulee 10.

    __Kaikki kymmenet__ (valinnainen). Heti kun kartallasi on luku jokaisella alkunumerolla, 1x–6x, saat
    pisteen jokaisesta värillisestä kaupungista, joka on luvun kirjoittamisen jälkeen vielä tyhjä.

    Belgian kartta on oma piirroksemme. Toisen voi ladata tiedostosta.

## The short rules
dicetrip-goal = Täytä karttasi niin, että luvut kasvavat kaupungista kaupunkiin. Eniten pisteitä saanut voittaa.
dicetrip-begins = Sääntövihko ei kerro. Sillä on tuskin väliä, sillä heittäjä vaihtuu ja kaikki kirjoittavat samaan aikaan.
dicetrip-step-roll = Yksi pelaaja heittää neljä noppaa kaikille.
dicetrip-step-make = Tee niistä kaksi lukua. Käytä kukin noppa kerran.
dicetrip-step-write = Kirjoita luvut oman karttasi tyhjiin kaupunkeihin.
dicetrip-needs-bonus = Tupla, tai värillinen kaupunki, jonka luvussa on sen värinen noppa. 1 piste kaupungista.
dicetrip-needs-crossed = Jokainen yliviivattu kaupunki maksaa 1 pisteen.
dicetrip-needs-road = Teiden yhdistämiä kaupunkeja, joiden luvut kasvavat. 1 piste kustakin pisimmän reittisi kaupungista.
dicetrip-needs-series = Teiden yhdistämiä kaupunkeja, joissa kukin luku seuraa heti edellistä (luvun 16 jälkeen tulee 21). Pisteitä: 4 kaupunkia { $s4 }, 5 kaupunkia { $s5 }, 6 kaupunkia { $s6 }, 7–9 kaupunkia { $s7 } ja enemmän { $s10 }.
dicetrip-needs-zones = Alueet, jotka ovat täynnä lukuja ilman yliviivauksia. Pisteitä: yhdestä { $z1 }, kahdesta { $z2 } ja kaikista kolmesta { $z3 }.
dicetrip-needs-tens = Heti kun kartallasi on luku jokaisella alkunumerolla, 1x–6x, saat 1 pisteen jokaisesta värillisestä kaupungista, joka on vielä tyhjä.
dicetrip-example-dice = Näistä nopista saa { $count } eri lukua.
dicetrip-example-pair = Jos otat { $first }, kahdesta muusta nopasta saa { $rest }.
dicetrip-example-bonus = Luvussa { $number } on mukana { $colour } noppa, joten siitä saa bonuksen samanvärisessä kaupungissa.
dicetrip-example-road = Luvut kasvavat, joten tämä on reitti. Siitä saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
 }.
dicetrip-example-series = Neljä ensimmäistä lukua seuraavat toisiaan. Siitä saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
 } lisää.
dicetrip-example-double = Tupla tekee bonuskaupungin. Siitä saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
 }.
dicetrip-example-crossed = Yksi kaupunki on viivattu yli. Siitä tulee { $points ->
    [-1] −1 piste
    [one] { $points } piste
   *[other] { $points } pistettä
 }.
dicetrip-example-total = Yhteensä { $points } pistettä.
dicetrip-ask-reroll = Voinko heittää uudelleen?
dicetrip-answer-reroll = Voit, kerran pelissä, kun on sinun vuorosi heittää. Saat heti heittää yhdestä neljään noppaa uudelleen kaikille.
dicetrip-ask-twice = Voinko käyttää nopan kahdesti?
dicetrip-answer-twice = Voit, kerran pelissä, mutta et viimeisellä kierroksella. Jätä yksi noppa pois ja käytä toista molemmissa luvuissa, ei koskaan tuplassa. Muut näkevät sen heti.
dicetrip-ask-cross = Voinko viivata kaupungin yli, vaikka jokin luku kävisi?
dicetrip-answer-cross = Voit. Toiseen lukuun saa silloin käyttää mitä tahansa kahta noppaa.
dicetrip-ask-consecutive = Mikä tulee luvun 16 jälkeen?
dicetrip-answer-consecutive = 21. Nopissa on vain luvut 1–6.
dicetrip-ask-last = Mikä viimeisellä kierroksella on erilaista?
dicetrip-answer-last = Jäljellä on vain yksi kaupunki. Sen luvun voi tehdä mistä tahansa kahdesta nopasta.
dicetrip-ask-same = Voiko kartallani olla sama luku kahdesti?
dicetrip-answer-same = Ei.
dicetrip-now = { $points ->
    [-1] Kartallasi −1 piste.
    [one] Kartallasi 1 piste.
   *[other] Kartallasi { $points } pistettä.
 }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Tee kasvavista luvuista yksi pitkä reitti
dicetrip-lesson-roll = Kaikki käyttävät samoja neljää noppaa. Heitä ne.
dicetrip-lesson-roll-why = Kahdesta nopasta tulee luku. Luvuista 1 ja 3 saa 13 tai 31.
dicetrip-lesson-stand = Kerran pelissä saat heittää uudelleen, mutta ei vielä. Pidä nämä nopat.
dicetrip-lesson-stand-why = Nyt kaikki tekevät kaksi lukua ja käyttävät kunkin nopan kerran.
dicetrip-lesson-colour = Punaisesta ykkösestä ja keltaisesta kolmosesta saa 13. Kirjoita se Bruggeen.
dicetrip-lesson-colour-why = Brugge on keltainen, ja luvussa 13 on keltainen noppa. Siitä saa bonuspisteen.
dicetrip-lesson-road = Kahdesta muusta nopasta saa 21. Kirjoita se viereen, Gentiin.
dicetrip-lesson-road-why = 13, sitten 21. Kaupungista kaupunkiin kasvavat luvut ovat reitti.
dicetrip-lesson-longer = Jussi-botti heitti teille molemmille. Kirjoita 24 Aalstiin.
dicetrip-lesson-longer-why = 13, 21, 24. Yksi kaupunki lisää, yksi piste lisää.
dicetrip-lesson-double = Kahdesta ykkösestä saa 11. Kirjoita se Oostendeen.
dicetrip-lesson-double-why = Tuplasta, kuten 11, saa bonuksen missä tahansa kaupungissa.
dicetrip-lesson-coach = Hypätään kierroksen yli. Kysy valmentajalta, mitä kannattaa tehdä.
dicetrip-lesson-coach-why = Kerran pelissä saat käyttää yhtä noppaa molemmissa luvuissa ja jättää toisen pois.
dicetrip-lesson-between = Kirjoita 32 Wavreen, lukujen 31 ja 33 väliin.
dicetrip-lesson-between-why = 31, 32, 33. Kukin luku seuraa heti edellistä.
dicetrip-lesson-series = Käytä ⚂ uudestaan. Kirjoita 34 Dinantiin.
dicetrip-lesson-series-why = Neljä peräkkäin on sarja, pisteviiva kartalla. Siitä saa 2 lisäpistettä, pidemmästä enemmän.
dicetrip-lesson-zone = Hypätään eteenpäin. Kirjoita 36 Nivellesiin, alueensa viimeiseen kaupunkiin.
dicetrip-lesson-zone-why = Varjostetut osat ovat alueita. Ensimmäisestä täydestä alueesta ilman yliviivauksia saa 4 pistettä.
dicetrip-lesson-cross = Voit kirjoittaa 12, mutta muista nopista ei saa mitään uutta. Napauta × ja viivaa yli Arlon.
dicetrip-lesson-cross-why = Se maksaa 1 pisteen, eikä Arlonin alueesta voi enää saada pisteitä.
dicetrip-lesson-roll-last = Viimeinen kierros, ja vain Sint-Niklaas on tyhjä. Heitä.
dicetrip-lesson-roll-last-why = Sinulla on jo kaikki luvut, jotka näistä nopista saa.
dicetrip-lesson-reroll = Nyt on aika heittää uudelleen. Napauta kaikkia noppia paitsi keltaista kakkosta.
dicetrip-lesson-reroll-why = 22 on tupla, ja se sopii lukujen 21 ja 24 väliin.
dicetrip-lesson-last = Kirjoita 22 Sint-Niklaasiin.
dicetrip-lesson-last-why = Saat pidemmän reitin, tuplan ja toisen täyden alueesi, Flanderin.
dicetrip-lesson-done = Aloita kartan toisesta päästä pienillä ja toisesta suurilla luvuilla.
