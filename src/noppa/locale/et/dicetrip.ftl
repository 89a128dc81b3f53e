# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = Neli värvilist täringut, 25 linna, üks pikk tee

## Editions
dicetrip-edition-international = Rahvusvaheline

## Options, and what each value means
dicetrip-option-tens = Punktid, kui igast kümnest on arv olemas

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Niipea kui sinu kaardil on arv igast kümnest, saad punkti iga värvilise linna eest, mis on veel tühi.
dicetrip-option-tens-false-more = Arvud igast kümnest ei anna eraldi midagi.

## Lines of the score sheet
dicetrip-item-bonus = Boonuslinnad
dicetrip-item-crossed = Maha tõmmatud
dicetrip-item-road = Pikim tee
dicetrip-item-series = Pikim seeria
dicetrip-item-zones = Puhtad alad
dicetrip-item-tens = Kõik kümned

## Dice
dicetrip-colour-red = punane
dicetrip-colour-yellow = kollane
dicetrip-colour-green = roheline
dicetrip-colour-blue = sinine

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = kaart on meie enda joonistatud
dicetrip-zone-v = Flandria
dicetrip-zone-b = Brüssel ja ümbrus
dicetrip-zone-w = Valloonia
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brugge
dicetrip-city-ieper = Ieper
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brüssel
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
dicetrip-move-stand = jäta täringud nii
dicetrip-move-reroll = veereta uuesti: { $colours }
dicetrip-move-twice = { $die } kaks korda, välja jääb { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Ring { $round }/{ $rounds }
dicetrip-power-reroll = võib uuesti veeretada
dicetrip-power-twice = võib täringut topelt kasutada
dicetrip-road = tee { $cities }: { $walked }
dicetrip-series = seeria { $cities }: { $walked }
dicetrip-zone-open = tühje: { $cities }
dicetrip-zone-clean = puhas
dicetrip-zone-lost = kaotatud
dicetrip-total = Kokku
dicetrip-decide = Jäta täringud nii (stand) või veereta ühe korra mängus mõned uuesti (reroll red blue).
dicetrip-makes = Saab (siis):
dicetrip-makes-nothing = midagi uut ei saa: tõmba linn maha

## What can be typed
dicetrip-help =
    Kirjuta arv linna: „gent=14“ või „gent 14“. Tõmba linn maha: „gent=x“ või „gent x“.
    Veeretaja võib ühe korra mängus täringuid kõigepealt uuesti veeretada: „reroll red blue“, või „stand“, et need nii jätta.
    Ühe korra mängus, enne kirjutamist, kasuta üht täringut kaks korda ja jäta üks välja: „twice 5 drop 2“.

## Refusals
error-dicetrip-colour-unknown = Täringud on { $allowed }; nimeta iga uuesti veeretatav ühe korra.
error-dicetrip-city-unknown = Linna { $city } ei ole. Linnad on: { $allowed }.
error-dicetrip-number-unknown = Linna läheb kahekohaline arv numbritest 1 kuni 6 (11 kuni 66) või x, mis tõmbab selle maha; { $number } ei sobi.
error-dicetrip-stand-first = Veeretaja otsustab esimesena: jätab nii või veeretab uuesti.
error-dicetrip-not-the-roller = Uuesti võib veeretada ainult selle ringi veeretaja.
error-dicetrip-reroll-used = Oled selles mängus juba uuesti veeretanud.
error-dicetrip-reroll-too-late = Selle ringi täringud jäävad nii: kirjuta oma arvud.
error-dicetrip-twice-used = Oled selles mängus juba täringut kaks korda kasutanud.
error-dicetrip-twice-last-round = Viimases ringis täringut kaks korda ei kasutata.
error-dicetrip-twice-too-late = Täringut kasutatakse kaks korda alates esimesest arvust: vali see enne kirjutamist.
error-dicetrip-twice-not-there = Nimeta kaks laual olevat täringut: { $dice }.
error-dicetrip-twice-double = { $die } loeb kaks korda ega tohi teha topeltarvu. Võid kirjutada: { $allowed }.
error-dicetrip-twice-missing = { $die } loeb kaks korda ja peab olema mõlemas arvus. Võid kirjutada: { $allowed }.
error-dicetrip-city-taken = { $city } on juba täis ({ $number }). Veel tühjad: { $allowed }.
error-dicetrip-number-taken = { $number } on sinu kaardil juba olemas, linnas { $city }. Võid kirjutada: { $allowed }.
error-dicetrip-number-not-made = Nendest täringutest arvu { $number } praegu ei saa. Võid kirjutada: { $allowed }.

error-dicetrip-cannot-come-up = Ringis { $round } ei ole ühelgi kaardil { $empty } tühja linna.

## The coach's reasons

## What can be wrong with a map
error-dicetrip-map-zones = Maakaart, { $place }: kaardil on { $allowed } ala, sellel { $found }.
error-dicetrip-map-colours = Maakaart, { $place }: täringutel on { $allowed } eri värvi, siin { $found }.
error-dicetrip-map-cities = Maakaart, { $place }: kaardil on { $allowed } linna, sellel { $found }.
error-dicetrip-map-city-twice = Maakaart, { $place }: { $city } on seal juba.
error-dicetrip-map-unused = Maakaart, { $place }: ühelgi linnal ei ole { $key } = { $value }.
error-dicetrip-map-link = Maakaart, { $place }: ühendus on kahe eri linna paar; { $found } ei sobi.
error-dicetrip-map-link-twice = Maakaart, { $place }: { $one } ja { $other } on juba ühendatud.
error-dicetrip-map-value = Maakaart, { $place }: väärtust { $value } ei ole. Lubatud: { $allowed }.
error-dicetrip-map-apart = Maakaart, { $place }: linnast { $start } ei vii ükski tee siia: { $cities }.
error-dicetrip-map-same-place = Maakaart, { $place }: { $one } ja { $other } on samas kohas.
error-dicetrip-map-crossing = Maakaart, { $place }: { $one } ja { $other } ristuvad, kui need sirgelt joonistada.
error-dicetrip-map-place = Maakaart, { $place }: koht on kaks arvu, kumbki kuni { $most }; { $found } ei sobi.
error-dicetrip-map-slug = Maakaart, { $place }: { $value } ei ole lühinimi; see peab vastama kujule { $allowed }.
error-dicetrip-map-label = Maakaart, { $place }: nimes on 1 kuni { $most } märki ühel real.
error-dicetrip-map-list = Maakaart, { $place }: see peab olema loend, mitte { $found }.

## The rules, as Markdown
dicetrip-rules =
    Kõigil on sama kaart: 25 linna kolmel alal, osa neist värvilised, ühendatud teedega.
    13 ringiga täidab igaüks oma kaardi. Võidab suurim punktisumma; võrdsed jagavad võitu.
    Mängivad üks kuni neli.

    __Ring.__ Üks mängija veeretab nelja eri värvi täringut; järgmises ringis veeretab järgmine mängija.
    Siis teevad kõik korraga neljast täringust kaks kahekohalist arvu, iga täringut kasutatakse ühe
    korra, ja kirjutavad need kahte tühja linna. Viimases ringis on alles üks linn: selle arvu teevad
    mis tahes kaks täringut neljast.

    __Näide.__ Täringud on punane ⚀, kollane ⚃, roheline ⚁ ja sinine ⚄. Võiksid kirjutada 14 või 41 koos
    arvuga 25 või 52, või 12 või 21 koos arvuga 45 või 54, või 15 või 51 koos arvuga 24 või 42. Kui
    kirjutad punasesse linna Antwerpen arvu 14, on punane täring selle arvus: see on boonus.

    __Piirid.__ Ükski arv ei ole kaardil kaks korda. Arvu eest, mida sa ei saa või ei taha kirjutada,
    tõmba maha üks tühi linn; teises arvus võib siis kasutada mis tahes kaht täringut.

    __Uuesti veeretamine, üks kord mängus.__ Veeretaja veeretab kohe pärast veeretust üht kuni nelja
    täringut uuesti, kõigi jaoks.

    __Täring kaks korda, üks kord mängus.__ Enne kirjutamist jäta üks täring välja ja kasuta üht teist
    mõlemas arvus. Kui täringud on ⚀⚁⚃⚄, kaks korda loeb ⚃ ja välja jääb ⚀, kirjutad 24 või 42 ning
    45 või 54. Täring peab olema mõlemas arvus ega tee kunagi topeltarvu. See puudutab ainult sinu enda
    kaarti. Viimases ringis seda kasutada ei saa.

    __Punktid__

    | mille eest | punktid |
    |---|---|
    | boonuslinn: topeltarv (11, 22, …) või värviline linn, mille arvus on seda värvi täring | igaüks 1 |
    | maha tõmmatud linn | igaüks −1 |
    | pikim tee: ühendatud linnad, arvud kasvavad | linna kohta 1 |
    | pikim seeria: ühendatud linnad, iga arv on eelmisele järgnev; pärast 16 tuleb 21 | 4 linna 2, 5 linna 3, 6 linna 4, 7 kuni 9 linna 6, rohkem 9 |
    | arve täis alad, midagi pole maha tõmmatud | üks 4, kaks 7, kolm 9 |

    Linn annab kõige rohkem ühe boonuse. Kui täringud näitavad sama, loevad need nii, nagu sulle parem on.

    __Punktid, näide.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 ja Marche-en-Famenne 34 on üksteise järel
    ühendatud. Arvud kasvavad: 5 linna tee, 5 punkti. Esimesed neli on järjestikused: seeria 4, 2 punkti.
    22 on topeltarv: 1 punkt. Kahe maha tõmmatud linnaga, −2, ja ühe puhta alaga, 4, teeb see 10.

    __Kõik kümned__ (valik). Niipea kui sinu kaardil on arv igast kümnest, 1x kuni 6x, saad punkti iga
    värvilise linna eest, mis pärast seda kirjutamist on veel tühi.

    Belgia kaart on meie enda joonistatud. Teise saab laadida failist.
