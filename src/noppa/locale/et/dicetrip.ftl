# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 linna, üks pikk tee

## Editions
dicetrip-edition-international = Rahvusvaheline

## Options, and what each value means
dicetrip-option-tens = Punktid kõigi kümnete eest

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Niipea kui sinu kaardil on arv iga algusnumbriga 1 kuni 6, saad punkti iga värvilise linna eest, mis on veel tühi.
dicetrip-option-tens-false-more = Kõigi kümnete eest lisapunkte ei saa.

## Lines of the score sheet
dicetrip-item-bonus = Boonuslinnad
dicetrip-item-crossed = Maha tõmmatud
dicetrip-item-road = Pikim tee
dicetrip-item-series = Pikim jada
dicetrip-item-zones = Puhtad piirkonnad
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
dicetrip-move-stand = jäta need täringud
dicetrip-move-reroll = veereta uuesti: { $colours }
dicetrip-move-twice = { $die } kaks korda, { $drop } välja
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Ring { $round }/{ $rounds }
dicetrip-power-reroll = võib uuesti veeretada
dicetrip-uses-twice = { $name }: { $die } kaks korda, { $drop } välja.
dicetrip-power-twice = võib täringut kaks korda kasutada
dicetrip-road = tee { $cities }: { $walked }
dicetrip-series = jada { $cities }: { $walked }
dicetrip-zone-open = tühje: { $cities }
dicetrip-zone-clean = puhas
dicetrip-zone-lost = kaotatud
dicetrip-total = Kokku
dicetrip-decide = Jäta need täringud (stand) või veereta mõnda uuesti (reroll red blue). Uuesti veeretada võid üks kord mängus.
dicetrip-makes = Võid kirjutada (ja siis):
dicetrip-makes-nothing = midagi uut ei saa, seega tõmba linn maha

## At the table in the browser
dicetrip-number-status = Kuhu läheb { $number }?
dicetrip-cross-status = Millise linna tõmbad maha?
dicetrip-cross-only = Uut arvu ei saa. Puuduta linna, et see maha tõmmata.
dicetrip-decide-status = Kas veeretad mõnda uuesti?
dicetrip-choose-number = Vali arv
dicetrip-choose-city = Vali linn
dicetrip-write = Kirjuta { $number } linna { $city }
dicetrip-cross = Tõmba maha linn { $city }
dicetrip-roll-again = { $dice ->
    [one] Veereta 1 täringut uuesti
   *[other] Veereta { $dice } täringut uuesti
 }
dicetrip-twice = Täring kaks korda
dicetrip-twice-more = Üks kord mängus võid üht täringut kasutada mõlemas arvus ja ühe teise välja jätta.
dicetrip-twice-choice = { $die } kaks korda, { $drop } välja
dicetrip-own-map = Tagasi
dicetrip-did-write = { $name } kirjutas arvu { $number } linna { $city }.
dicetrip-did-cross = { $name } tõmbas maha linna { $city }.
dicetrip-moment = { $cities } linna pikkune tee
dicetrip-moment-points = { $gain ->
    [one] +1 punkt
   *[other] +{ $gain } punkti
 }

## What can be typed
dicetrip-help =
    Kirjuta arv linna: „gent=14“ või „gent 14“. Tõmba linn maha: „gent=x“ või „gent x“.
    Kui veeretad sina, võid üks kord mängus täringuid uuesti veeretada: „reroll red blue“. „stand“ jätab need nii.
    Üks kord mängus, enne kirjutamist, võid üht täringut kaks korda kasutada ja ühe välja jätta: „twice 5 drop 2“.

## Refusals
error-dicetrip-colour-unknown = Nimeta uuesti veeretatavad täringud värvi järgi, igaüks ühe korra: { $allowed }.
error-dicetrip-city-unknown = Linna { $city } ei ole. Vali üks neist: { $allowed }.
error-dicetrip-number-unknown = { $number } ei sobi. Kirjuta kaks numbrit 1 kuni 6 (11 kuni 66) või x, mis tõmbab linna maha.
error-dicetrip-stand-first = Kõigepealt peab veeretaja täringud jätma (stand) või mõnda uuesti veeretama (reroll).
error-dicetrip-not-the-roller = Uuesti võib veeretada ainult selle ringi veeretaja.
error-dicetrip-reroll-used = Oled selles mängus juba uuesti veeretanud.
error-dicetrip-reroll-too-late = Selles ringis on uuesti veeretamiseks hilja. Kirjuta oma arvud.
error-dicetrip-twice-used = Oled selles mängus juba täringut kaks korda kasutanud.
error-dicetrip-twice-last-round = Viimases ringis ei saa täringut kaks korda kasutada.
error-dicetrip-twice-too-late = Selles ringis on täringu kaks korda kasutamiseks hilja. See tuleb valida enne kirjutamist.
error-dicetrip-twice-not-there = Vali kaks laual olevat täringut: { $dice }.
error-dicetrip-twice-double = Kasutad kaks korda täringut { $die }, seega ei saa kirjutada topeltarvu. Võid kirjutada: { $allowed }.
error-dicetrip-twice-missing = Kasutad kaks korda täringut { $die }, seega peab see olema mõlemas arvus. Võid kirjutada: { $allowed }.
error-dicetrip-city-taken = { $city } on juba täidetud ({ $number }). Veel tühjad: { $allowed }.
error-dicetrip-number-taken = { $number } on sinu kaardil juba linnas { $city }. Võid kirjutada: { $allowed }.
error-dicetrip-number-not-made = Nendest täringutest ei saa praegu arvu { $number }. Võid kirjutada: { $allowed }.

error-dicetrip-cannot-come-up = Ringis { $round } ei saa kaardil olla { $empty } tühja linna.

## What the coach says, and why
dicetrip-advice-stand = Jäta need täringud
dicetrip-advice-reroll = Veereta uuesti { $count ->
    [one] üht täringut
   *[other] { $count } täringut
 }: { $colours }
dicetrip-advice-reroll-brief = Veereta uuesti: { $colours }
dicetrip-advice-twice = Kasuta { $die } kaks korda ja jäta { $drop } välja
dicetrip-advice-write = Kirjuta { $number } linna { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Tõmba maha linn { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Kui veeretaksid { $dice ->
        [one] üht täringut
       *[other] { $dice } täringut
     } uuesti, saaksid keskmiselt { study-amount-points } vähem.
    [more] Kui veeretaksid { $dice ->
        [one] üht täringut
       *[other] { $dice } täringut
     } uuesti, saaksid keskmiselt { study-amount-points } rohkem.
   *[same] Uus veeretus oleks sama hea.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Kui jätaksid need täringud, saaksid keskmiselt { study-amount-points } vähem.
    [more] Kui jätaksid need täringud, saaksid keskmiselt { study-amount-points } rohkem.
   *[same] Sama hästi võiksid need täringud jätta.
 }
dicetrip-why-kept = Uuesti veeretada saad veel mõnes hilisemas ringis.
dicetrip-why-reroll = Uued täringud kehtivad kõigile ja uuesti veeretada saad ainult üks kord mängus.
dicetrip-why-twice = Kui kasutad { $die } kaks korda, annab see ring { study-amount-points } rohkem.
dicetrip-why-twice-kept = Kui hoiad selle võimaluse alles, annab see hiljem keskmiselt { study-amount-points }.
dicetrip-why-zone = Piirkond { $zone } saab täis ja midagi ei ole maha tõmmatud, see annab { study-amount-points }.
dicetrip-why-series = Nii tekib { $cities } järjestikuse arvu jada, mis annab { study-amount-points } juurde.
dicetrip-why-tens = Nii on sul kõik kümned, mis annab { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] Siit algab sinu esimene tee, mis annab { study-amount-points }.
   *[other] Sinu pikim tee saab { $cities } linna pikkuseks, mis annab { study-amount-points } juurde.
 }
dicetrip-why-bonus = Täring ja linn on sama värvi ({ $colour }), seega saad 1 boonuspunkti.
dicetrip-why-double = Topeltarv annab igas linnas 1 boonuspunkti.
dicetrip-why-colour-spent = Loobud selle linna boonusest, sest arvus ei ole seda värvi täringut ({ $colour }).
dicetrip-why-beside = Kõrval on { $names }.
dicetrip-why-nothing-yet = Punkte see veel ei anna, aga kõrval on { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Kui tõmbaksid linna maha, saaksid keskmiselt { study-amount-points } vähem.
    [more] Kui tõmbaksid linna maha, saaksid keskmiselt { study-amount-points } rohkem.
   *[same] Sama hästi võiksid linna maha tõmmata.
 }
dicetrip-why-open = { $count ->
    [one] Kõrval on veel üks tühi linn.
   *[other] Kõrval on veel { $count } tühja linna.
 }
dicetrip-why-filled = See täidab linna, kuhu midagi paremat enam ei tule.
dicetrip-why-crossed = Maha tõmmatud linn maksab 1 punkti.
dicetrip-why-cross = Pärast seda ei saa piirkond { $zone } enam puhas olla.
dicetrip-why-cross-lost = Piirkonnas { $zone } on juba maha tõmmatud linn, seega ei ole seal enam midagi kaotada.

## What can be wrong with a map
error-dicetrip-map-zones = Maakaardi fail, { $place }: kaardil peab olema { $allowed } piirkonda, aga siin on { $found }.
error-dicetrip-map-colours = Maakaardi fail, { $place }: täringutel peab olema { $allowed } eri värvi, aga siin on { $found }.
error-dicetrip-map-cities = Maakaardi fail, { $place }: kaardil peab olema { $allowed } linna, aga siin on { $found }.
error-dicetrip-map-city-twice = Maakaardi fail, { $place }: linn { $city } on loendis kaks korda.
error-dicetrip-map-unused = Maakaardi fail, { $place }: ühelgi linnal ei ole { $key } = { $value }. Anna see vähemalt ühele.
error-dicetrip-map-link = Maakaardi fail, { $place }: ühendus peab olema kahe eri linna paar, mitte { $found }.
error-dicetrip-map-link-twice = Maakaardi fail, { $place }: { $one } ja { $other } on juba ühendatud.
error-dicetrip-map-value = Maakaardi fail, { $place }: väärtust „{ $value }“ ei ole. Vali üks neist: { $allowed }.
error-dicetrip-map-apart = Maakaardi fail, { $place }: linnast { $start } ei pääse siia: { $cities }. Ühenda need.
error-dicetrip-map-same-place = Maakaardi fail, { $place }: { $one } ja { $other } on samas kohas.
error-dicetrip-map-crossing = Maakaardi fail, { $place }: { $one } ja { $other } ristuksid sirgete joontena.
error-dicetrip-map-place = Maakaardi fail, { $place }: koht peab olema kaks arvu, kumbki kuni { $most }, mitte { $found }.
error-dicetrip-map-slug = Maakaardi fail, { $place }: { $value } ei sobi lühinimeks. See peab vastama kujule { $allowed }.
error-dicetrip-map-label = Maakaardi fail, { $place }: nimes peab olema 1 kuni { $most } märki ühel real.
error-dicetrip-map-list = Maakaardi fail, { $place }: see peab olema loend, mitte { $found }.

## The rules, as Markdown
dicetrip-rules =
    Kõigil on sama kaart: 25 omavahel ühendatud linna kolmes piirkonnas, osa neist värvilised. 13 ringiga
    täidavad kõik oma kaardi. Võidab suurim punktisumma; võrdse summa korral jagatakse võit. Mängijaid on
    üks kuni neli.

    __Ring.__ Üks mängija veeretab nelja eri värvi täringut; igas ringis veeretab järgmine. Siis teevad kõik
    samal ajal neljast täringust kaks kahekohalist arvu, kasutades iga täringut üks kord, ja kirjutavad need
    kahte tühja linna. Viimases ringis on alles ainult üks linn. Selle arvu võib teha mis tahes kahest
    täringust.

    __Näide.__ Täringud on punane ⚀, kollane ⚃, roheline ⚁ ja sinine ⚄. Võiksid kirjutada 14 või 41 koos
    arvuga 25 või 52, või 12 või 21 koos arvuga 45 või 54, või 15 või 51 koos arvuga 24 või 42. Kui
    kirjutad 14 punasesse linna Antwerpen, saad boonuse, sest arvus on punane täring.

    __Piirid.__ Sama arv ei tohi olla sinu kaardil kaks korda. Kui sa arvu kirjutada ei saa või ei taha,
    tõmba maha üks tühi linn. Teises arvus võid siis kasutada mis tahes kaht täringut.

    __Uus veeretus, üks kord mängus.__ Kui selles ringis veeretasid sina, võid kohe üht kuni nelja täringut
    uuesti veeretada. Uued täringud kehtivad kõigile.

    __Täring kaks korda, üks kord mängus.__ Enne kirjutamist jäta üks täring välja ja kasuta üht teist
    mõlemas arvus. Kui täringud on ⚀⚁⚃⚄, kasutad ⚃ kaks korda ja jätad ⚀ välja, kirjutad 24 või 42 ning
    45 või 54. Täring peab olema mõlemas arvus ega tohi teha topeltarvu. See puudutab ainult sinu enda
    kaarti. Teised näevad kohe, millist täringut kaks korda kasutad, aga sinu arvud on peidus, kuni kõik on
    valmis. Viimases ringis seda teha ei saa.

    __Punktid__

    | mille eest | punktid |
    |---|---|
    | boonuslinn: topeltarv (11, 22, …) või värviline linn, mille arvus on seda värvi täring | igaüks 1 |
    | maha tõmmatud linn | igaüks −1 |
    | pikim tee: ühendatud linnad, mille arvud kasvavad | linna kohta 1 |
    | pikim jada: ühendatud linnad, kus iga arv järgneb kohe eelmisele (pärast 16 tuleb 21) | 4 linna 2, 5 linna 3, 6 linna 4, 7 kuni 9 linna 6, rohkem 9 |
    | arve täis piirkonnad, kus midagi ei ole maha tõmmatud | üks 4, kaks 7, kolm 9 |

    Linn annab kõige rohkem ühe boonuse. Kui täringud näitavad sama arvu, loevad need nii, nagu sulle parem
    on.

    __Punktid, näide.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 ja Marche-en-Famenne 34 on üksteise järel
    ühendatud. Arvud kasvavad, seega on see 5 linna pikkune tee, mis annab 5 punkti. Esimesed neli arvu
    järgnevad üksteisele, seega on need jada pikkusega 4, mis annab 2 punkti. 22 on topeltarv, mis annab
    1 punkti. Kui kaks linna on maha tõmmatud (−2) ja üks piirkond on puhas (4), teeb see kokku 10.

    __Kõik kümned__ (valik). Niipea kui sinu kaardil on arv iga algusnumbriga, 1x kuni 6x, saad punkti iga
    värvilise linna eest, mis pärast selle arvu kirjutamist on veel tühi.

    Belgia kaart on meie enda joonistatud. Teise saab laadida failist.

## The short rules
dicetrip-goal = Täida oma kaart nii, et arvud linnast linna kasvavad. Võidab suurim punktisumma.
dicetrip-begins = Reeglivihik seda ei ütle. Suurt vahet ei ole, sest veeretatakse kordamööda ja kirjutavad kõik samal ajal.
dicetrip-step-roll = Üks mängija veeretab nelja täringut kõigi jaoks.
dicetrip-step-make = Tee neist kaks arvu. Kasuta iga täringut üks kord.
dicetrip-step-write = Kirjuta mõlemad oma kaardi tühjadesse linnadesse.
dicetrip-needs-bonus = Topeltarv või värviline linn, mille arvus on seda värvi täring. 1 punkt linna kohta.
dicetrip-needs-crossed = Iga maha tõmmatud linn maksab 1 punkti.
dicetrip-needs-road = Ühendatud linnad, mille arvud kasvavad. 1 punkt iga linna eest sinu pikimal teel.
dicetrip-needs-series = Ühendatud linnad, kus iga arv järgneb kohe eelmisele (pärast 16 tuleb 21). Punktid: 4 linna { $s4 }, 5 linna { $s5 }, 6 linna { $s6 }, 7 kuni 9 linna { $s7 } ja rohkem { $s10 }.
dicetrip-needs-zones = Arve täis piirkonnad, kus midagi ei ole maha tõmmatud. Punktid: üks { $z1 }, kaks { $z2 } ja kõik kolm { $z3 }.
dicetrip-needs-tens = Niipea kui sinu kaardil on arv iga algusnumbriga, 1x kuni 6x, saad 1 punkti iga värvilise linna eest, mis on veel tühi.
dicetrip-example-dice = Nendest täringutest saab { $count } eri arvu.
dicetrip-example-pair = Kui võtad { $first }, saab ülejäänud kahest täringust { $rest }.
dicetrip-example-bonus = Arvus { $number } on { $colour } täring, seega annab see sama värvi linnas boonuse.
dicetrip-example-road = Arvud kasvavad, seega on see tee. See annab { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
 }.
dicetrip-example-series = Esimesed neli arvu järgnevad üksteisele. See annab { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
 } juurde.
dicetrip-example-double = Topeltarv teeb boonuslinna. See annab { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
 }.
dicetrip-example-crossed = Üks linn on maha tõmmatud. See on { $points ->
    [-1] −1 punkt
    [one] { $points } punkt
   *[other] { $points } punkti
 }.
dicetrip-example-total = Kokku teeb see { $points } punkti.
dicetrip-ask-reroll = Kas võin uuesti veeretada?
dicetrip-answer-reroll = Jah, üks kord mängus, kui veeretad sina. Kohe võid üht kuni nelja täringut uuesti veeretada, kõigi jaoks.
dicetrip-ask-twice = Kas võin täringut kaks korda kasutada?
dicetrip-answer-twice = Jah, üks kord mängus, aga mitte viimases ringis. Jäta üks täring välja ja kasuta üht teist mõlemas arvus, kuid mitte topeltarvus. Teised näevad seda kohe.
dicetrip-ask-cross = Kas võin linna maha tõmmata ka siis, kui mõni arv sobiks?
dicetrip-answer-cross = Jah. Teises arvus võid siis kasutada mis tahes kaht täringut.
dicetrip-ask-consecutive = Mis tuleb pärast 16?
dicetrip-answer-consecutive = 21. Täringutel on ainult arvud 1 kuni 6.
dicetrip-ask-last = Mis on viimases ringis teisiti?
dicetrip-answer-last = Alles on ainult üks linn. Selle arvu võib teha mis tahes kahest täringust.
dicetrip-ask-same = Kas minu kaardil võib sama arv olla kaks korda?
dicetrip-answer-same = Ei.
dicetrip-now = { $points ->
    [-1] Sinu kaardil −1 punkt.
    [one] Sinu kaardil 1 punkt.
   *[other] Sinu kaardil { $points } punkti.
 }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Tee kasvavatest arvudest üks pikk tee
dicetrip-lesson-roll = Kõik kasutavad samu nelja täringut. Veereta neid.
dicetrip-lesson-roll-why = Kahest täringust saab ühe arvu. 1 ja 3 teevad 13 või 31.
dicetrip-lesson-stand = Üks kord mängus võid uuesti veeretada, aga mitte praegu. Jäta need täringud.
dicetrip-lesson-stand-why = Nüüd teevad kõik kaks arvu, kasutades iga täringut üks kord.
dicetrip-lesson-colour = Punane 1 ja kollane 3 teevad 13. Kirjuta see linna Brugge.
dicetrip-lesson-colour-why = Brugge on kollane ja arvus 13 on kollane täring. See on boonuspunkt.
dicetrip-lesson-road = Ülejäänud kaks täringut teevad 21. Kirjuta see kõrvale, linna Gent.
dicetrip-lesson-road-why = 13, siis 21. Arvud, mis linnast linna kasvavad, on tee.
dicetrip-lesson-longer = Bot Jussi veeretas teie mõlema jaoks. Kirjuta 24 linna Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. Üks linn rohkem, üks punkt rohkem.
dicetrip-lesson-double = Kaks ühte teevad 11. Kirjuta see linna Oostende.
dicetrip-lesson-double-why = Topeltarv nagu 11 annab boonuse igas linnas.
dicetrip-lesson-coach = Jätame ühe ringi vahele. Küsi treenerilt, mida teha.
dicetrip-lesson-coach-why = Üks kord mängus võid üht täringut kasutada mõlemas arvus ja ühe teise välja jätta.
dicetrip-lesson-between = Kirjuta 32 linna Wavre, arvude 31 ja 33 vahele.
dicetrip-lesson-between-why = 31, 32, 33. Iga arv järgneb kohe eelmisele.
dicetrip-lesson-series = Kasuta ⚂ veel kord. Kirjuta 34 linna Dinant.
dicetrip-lesson-series-why = Neli järjest on jada, punktiirjoon kaardil. See annab 2 lisapunkti, pikem jada rohkem.
dicetrip-lesson-zone = Hüppame edasi. Kirjuta 36 linna Nivelles, oma piirkonna viimasesse linna.
dicetrip-lesson-zone-why = Varjutatud alad on piirkonnad. Esimene täis piirkond, kus midagi ei ole maha tõmmatud, annab 4 punkti.
dicetrip-lesson-cross = Võid kirjutada 12, aga ülejäänud täringutest midagi uut ei saa. Puuduta × ja tõmba maha Arlon.
dicetrip-lesson-cross-why = See maksab 1 punkti ja Arloni piirkond ei saa enam punkte anda.
dicetrip-lesson-roll-last = See on viimane ring ja tühi on ainult Sint-Niklaas. Veereta.
dicetrip-lesson-roll-last-why = Kõik arvud, mida neist täringutest saab, on sul juba olemas.
dicetrip-lesson-reroll = Nüüd on aeg uuesti veeretada. Puuduta kõiki täringuid peale kollase 2.
dicetrip-lesson-reroll-why = 22 on topeltarv ja sobib 21 ja 24 vahele.
dicetrip-lesson-last = Kirjuta 22 linna Sint-Niklaas.
dicetrip-lesson-last-why = Saad pikema tee, topeltarvu ja oma teise täis piirkonna, Flandria.
dicetrip-lesson-done = Alusta kaardi ühest otsast väikeste ja teisest suurte arvudega.
