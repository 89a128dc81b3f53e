# Dice Trip: nimet, mistä voi sopia, miksi siirto ei käy, ja säännöt omin sanoin.

dicetrip-name = Dice Trip
dicetrip-tagline = Neljä eriväristä noppaa, 25 kaupunkia, yksi pitkä reitti

## Editions
dicetrip-edition-international = Kansainvälinen

## Options, and what each value means
dicetrip-option-tens = Pisteitä luvusta joka kymmeneltä
dicetrip-option-tens-true-more = Heti kun kartallasi on luku joka kymmeneltä, saat pisteen jokaisesta värillisestä kaupungista, joka on vielä tyhjä.
dicetrip-option-tens-false-more = Luvuista joka kymmeneltä ei saa erikseen mitään.

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
dicetrip-move-stand = anna noppien olla
dicetrip-move-reroll = heitä uudelleen: { $colours }
dicetrip-move-twice = { $die } kahdesti, pois { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Kierros { $round }/{ $rounds }
dicetrip-power-reroll = saa heittää uudelleen
dicetrip-power-twice = saa käyttää nopan kahdesti
dicetrip-road = reitti { $cities }: { $walked }
dicetrip-series = sarja { $cities }: { $walked }
dicetrip-zone-open = tyhjiä: { $cities }
dicetrip-zone-clean = puhdas
dicetrip-zone-lost = menetetty
dicetrip-total = Yhteensä
dicetrip-decide = Anna noppien olla (stand), tai heitä osa uudelleen, kerran pelissä (reroll red blue).
dicetrip-makes = Luvut (sitten):
dicetrip-makes-nothing = ei mitään uutta: viivaa kaupunki yli

## What can be typed
dicetrip-help =
    Kirjoita luku kaupunkiin: ”gent=14” tai ”gent 14”. Viivaa kaupunki yli: ”gent=x” tai ”gent x”.
    Heittäjä saa ensin heittää noppia uudelleen, kerran pelissä: ”reroll red blue”, tai antaa niiden olla: ”stand”.
    Kerran pelissä, ennen kirjoittamista, käytä noppa kahdesti ja jätä yksi pois: ”twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Nopat ovat { $allowed }; nimeä kukin uudelleen heitettävä kerran.
error-dicetrip-city-unknown = Kaupunkia { $city } ei ole. Kaupungit ovat: { $allowed }.
error-dicetrip-number-unknown = Kaupunkiin käy luku, jonka molemmat numerot ovat 1–6 (11–66), tai x, joka viivaa sen yli. { $number } ei käy.
error-dicetrip-stand-first = Heittäjä päättää ensin: anna olla tai heitä noppia uudelleen.
error-dicetrip-not-the-roller = Vain tämän kierroksen heittäjä saa heittää uudelleen.
error-dicetrip-reroll-used = Olet jo heittänyt uudelleen tässä pelissä.
error-dicetrip-reroll-too-late = Tämän kierroksen nopat ovat lopulliset: kirjoita lukusi.
error-dicetrip-twice-used = Olet jo käyttänyt nopan kahdesti tässä pelissä.
error-dicetrip-twice-last-round = Viimeisellä kierroksella noppaa ei käytetä kahdesti.
error-dicetrip-twice-too-late = Noppa on käytössä kahdesti ensimmäisestä luvusta alkaen: valitse se, ennen kuin kirjoitat.
error-dicetrip-twice-not-there = Nimeä kaksi pöydän nopista: { $dice }.
error-dicetrip-twice-double = Noppa { $die } on käytössä kahdesti, eikä siitä saa tehdä tuplaa. Voit kirjoittaa: { $allowed }.
error-dicetrip-twice-missing = Noppa { $die } on käytössä kahdesti, ja sen on oltava molemmissa luvuissa. Voit kirjoittaa: { $allowed }.
error-dicetrip-city-taken = { $city } on varattu ({ $number }). Vielä tyhjiä: { $allowed }.
error-dicetrip-number-taken = { $number } on jo kartallasi, kaupunki { $city }. Voit kirjoittaa: { $allowed }.
error-dicetrip-number-not-made = Näistä nopista ei nyt saa lukua { $number }. Voit kirjoittaa: { $allowed }.

error-dicetrip-cannot-come-up = Kierroksella { $round } millään kartalla ei ole { $empty } tyhjää kaupunkia.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Kartta, { $place }: kartalla on { $allowed } aluetta, tällä { $found }.
error-dicetrip-map-colours = Kartta, { $place }: nopilla on { $allowed } eri väriä, tässä { $found }.
error-dicetrip-map-cities = Kartta, { $place }: kartalla on { $allowed } kaupunkia, tällä { $found }.
error-dicetrip-map-city-twice = Kartta, { $place }: { $city } on siellä jo.
error-dicetrip-map-unused = Kartta, { $place }: yhdelläkään kaupungilla ei ole { $key } = { $value }.
error-dicetrip-map-link = Kartta, { $place }: tie yhdistää kaksi eri kaupunkia. { $found } ei käy.
error-dicetrip-map-link-twice = Kartta, { $place }: { $one } ja { $other } on jo yhdistetty.
error-dicetrip-map-value = Kartta, { $place }: arvoa { $value } ei ole. Sallitut: { $allowed }.
error-dicetrip-map-apart = Kartta, { $place }: lähdöstä { $start } ei pääse tietä pitkin näihin: { $cities }.
error-dicetrip-map-same-place = Kartta, { $place }: { $one } ja { $other } ovat samassa paikassa.
error-dicetrip-map-crossing = Kartta, { $place }: { $one } ja { $other } kohtaavat, kun ne piirretään suorina.
error-dicetrip-map-place = Kartta, { $place }: paikka on kaksi lukua, kumpikin enintään { $most }. { $found } ei käy.
error-dicetrip-map-slug = Kartta, { $place }: { $value } ei ole lyhyt nimi; sen on oltava muotoa { $allowed }.
error-dicetrip-map-label = Kartta, { $place }: nimessä on 1–{ $most } merkkiä yhdellä rivillä.
error-dicetrip-map-list = Kartta, { $place }: tämän on oltava luettelo. { $found } ei käy.

## The rules, as Markdown
dicetrip-rules =
    Kaikilla on sama kartta: 25 kaupunkia kolmella alueella, teiden yhdistäminä, osa niistä värillisiä.
    Kartta täytetään 13 kierroksessa. Suurin yhteispistemäärä voittaa; tasapisteissä voitto jaetaan.
    Pelaajia on yhdestä neljään.

    __Kierros.__ Yksi pelaaja heittää neljä eriväristä noppaa; seuraavalla kierroksella heittää seuraava.
    Sitten jokainen tekee samaan aikaan neljästä nopasta kaksi kaksinumeroista lukua, käyttää kunkin nopan
    kerran ja kirjoittaa luvut kahteen tyhjään kaupunkiin. Viimeisellä kierroksella on jäljellä yksi
    kaupunki: sen luku tehdään mistä tahansa kahdesta nopasta.

    __Esimerkki.__ Nopat ovat punainen ⚀, keltainen ⚃, vihreä ⚁ ja sininen ⚄. Voisit kirjoittaa 14 tai 41
    ja sen kanssa 25 tai 52, tai 12 tai 21 ja 45 tai 54, tai 15 tai 51 ja 24 tai 42. Jos kirjoitat 14
    Antwerpeniin, joka on punainen kaupunki, punainen noppa on sen luvussa: siitä tulee bonus.

    __Rajat.__ Mikään luku ei ole kartalla kahdesti. Jos et voi tai halua kirjoittaa lukua, viivaa tyhjä
    kaupunki yli; toiseen lukuun saa silloin käyttää mitä tahansa kahta noppaa.

    __Uusintaheitto, kerran pelissä.__ Heittäjä saa heti heiton jälkeen heittää yhdestä neljään noppaa
    uudelleen; tulos koskee kaikkia.

    __Noppa kahdesti, kerran pelissä.__ Jätä ennen kirjoittamista yksi noppa pois ja käytä toista noppaa
    molemmissa luvuissa. Kun nopat ovat ⚀⚁⚃⚄, ⚃ kahdesti ja ⚀ pois, kirjoitat 24 tai 42 ja 45 tai 54. Nopan on
    oltava molemmissa luvuissa, eikä siitä tehdä tuplaa. Tämä koskee vain omaa karttaasi. Viimeisellä
    kierroksella sitä ei voi käyttää.

    __Pisteet__

    | mistä | pisteet |
    |---|---|
    | bonuskaupunki: tupla (11, 22, …), tai värillinen kaupunki, jonka luvussa on sen värinen noppa | 1 kustakin |
    | yliviivattu kaupunki | −1 kustakin |
    | pisin reitti: teiden yhdistämiä kaupunkeja, luvut kasvavat | 1 kustakin kaupungista |
    | pisin sarja: teiden yhdistämiä kaupunkeja, kukin luku edellistä seuraava; luvun 16 jälkeen tulee 21 | 4 kaupunkia 2, 5 kaupunkia 3, 6 kaupunkia 4, 7–9 kaupunkia 6, enemmän 9 |
    | alueet täynnä lukuja, mitään ei viivattu yli | yksi 4, kaksi 7, kolme 9 |

    Kaupungista saa enintään yhden bonuksen. Kun nopat näyttävät samaa, ne lasketaan niin kuin sinulle parhaiten sopii.

    __Pisteet, esimerkki.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 ja Marche-en-Famenne 34 ovat peräkkäin teiden
    yhdistäminä. Luvut kasvavat: 5 kaupungin reitti, 5 pistettä. Neljä ensimmäistä seuraavat toisiaan:
    4 kaupungin sarja, 2 pistettä. 22 on tupla: 1 piste. Kun kaksi kaupunkia on viivattu yli (−2) ja yksi
    alue on puhdas (4), siitä tulee 10.

    __Kaikki kymmenet__ (valinnainen). Heti kun kartallasi on luku joka kymmeneltä, 1x–6x, saat pisteen
    jokaisesta värillisestä kaupungista, joka on sen kirjoittamisen jälkeen vielä tyhjä.

    Belgian kartta on oma piirroksemme. Toisen voi ladata tiedostosta.
