# Dice Trip: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 város, egyetlen hosszú út

## Kiadások
dicetrip-edition-international = Nemzetközi

## Beállítások, és mit jelentenek az értékeik
dicetrip-option-tens = Pont, ha minden tízesből van szám

## Mit változtat egy beállítás, egy mondatban
dicetrip-option-tens-true-more = Amint a térképeden van 10-es, 20-as, 30-as, 40-es, 50-es és 60-as szám is, minden még üres színes városért egy pontot kapsz.
dicetrip-option-tens-false-more = Ha minden tízesből van számod, azért nem jár semmi külön.

## A pontozólap sorai
dicetrip-item-bonus = Bónuszvárosok
dicetrip-item-crossed = Kihúzva
dicetrip-item-road = Leghosszabb út
dicetrip-item-series = Leghosszabb sorozat
dicetrip-item-zones = Tiszta zónák
dicetrip-item-tens = Minden tízes

## Kockák
dicetrip-colour-red = piros
dicetrip-colour-yellow = sárga
dicetrip-colour-green = zöld
dicetrip-colour-blue = kék

## A beépített térkép, és amit róla mondani kell, ahol látszik
dicetrip-map-note = a térképet mi rajzoltuk
dicetrip-zone-v = Flandria
dicetrip-zone-b = Brüsszel és környéke
dicetrip-zone-w = Vallónia
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brugge
dicetrip-city-ieper = Ypern
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brüsszel
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

## Lépések
dicetrip-move-stand = a kockák maradnak
dicetrip-move-reroll = { $colours } újra
dicetrip-move-twice = { $die } kétszer, { $drop } kimarad
dicetrip-move-write = { $city } { $number } ({ $gain })

## Az asztalnál
dicetrip-round = { $round }/{ $rounds }. forduló
dicetrip-power-reroll = dobhat még újra
dicetrip-uses-twice = { $name ->
    [Te] Kétszer használod: { $die }, kihagyod: { $drop }.
   *[other] { $name } kétszer használja: { $die }, kihagyja: { $drop }.
 }
dicetrip-power-twice = használhat kockát kétszer
dicetrip-road = út { $cities }: { $walked }
dicetrip-series = sorozat { $cities }: { $walked }
dicetrip-zone-open = { $cities } üres
dicetrip-zone-clean = tiszta
dicetrip-zone-lost = elveszett
dicetrip-total = Összesen
dicetrip-decide = Tartsd meg a kockákat (stand), vagy dobj néhánnyal újra (reroll red blue). Játékonként egyszer dobhatsz újra.
dicetrip-makes = Beírható számok (és utána):
dicetrip-makes-nothing = semmi új, ezért húzz ki egy várost

## Az asztalnál, a böngészőben
dicetrip-number-status = Hová kerüljön { $number }?
dicetrip-cross-status = Melyik várost húzod ki?
dicetrip-cross-only = Nem tudsz új számot alkotni. Érintsd meg azt a várost, amelyiket kihúzod.
dicetrip-decide-status = Dobsz újra néhánnyal?
dicetrip-choose-number = Válassz egy számot
dicetrip-choose-city = Válassz egy várost
dicetrip-write = { $city }: { $number } beírása
dicetrip-cross = { $city } kihúzása
dicetrip-roll-again = { $dice ->
    [one] Újradobás 1 kockával
   *[other] Újradobás { $dice } kockával
 }
dicetrip-twice = Egy kocka kétszer
dicetrip-twice-more = Játékonként egyszer egy kockát mindkét számban használhatsz, egy másikat pedig kihagysz.
dicetrip-twice-choice = { $die } kétszer, { $drop } kimarad
dicetrip-own-map = Vissza
dicetrip-did-write = { $city } városába { $number } került ({ $name }).
dicetrip-did-cross = { $city } ki van húzva ({ $name }).
dicetrip-moment = { $cities } városos út
dicetrip-moment-points = { $gain ->
    [one] +1 pont
   *[other] +{ $gain } pont
 }

## Mit lehet beírni
dicetrip-help =
    Szám beírása egy városba: „gent=14” vagy „gent 14”. Város kihúzása: „gent=x” vagy „gent x”.
    Ha te dobsz, játékonként egyszer újra dobhatsz kockákat: „reroll red blue”. A „stand” megtartja őket.
    Játékonként egyszer, beírás előtt, egy kockát kétszer használhatsz, és egyet kihagysz: „twice 5 drop 2”.

## Elutasítások
error-dicetrip-colour-unknown = A színükkel nevezd meg, melyik kockákkal dobsz újra, mindegyiket egyszer: { $allowed }.
error-dicetrip-city-unknown = Nincs ilyen nevű város: { $city }. Ezek közül válassz: { $allowed }.
error-dicetrip-number-unknown = { $number } nem jó. Két számjegyet írj 1-től 6-ig (11–66), vagy x-et, ha kihúzod a várost.
error-dicetrip-stand-first = Előbb annak, aki dobott, meg kell tartania a kockákat (stand), vagy újra kell dobnia néhányat (reroll).
error-dicetrip-not-the-roller = Csak az dobhat újra, aki ebben a fordulóban dobott.
error-dicetrip-reroll-used = Ebben a játékban már dobtál újra.
error-dicetrip-reroll-too-late = Ebben a fordulóban már késő újra dobni. Írd be a számaidat.
error-dicetrip-twice-used = Ebben a játékban már használtál egy kockát kétszer.
error-dicetrip-twice-last-round = Az utolsó fordulóban nem használhatsz egy kockát kétszer.
error-dicetrip-twice-too-late = Ebben a fordulóban már késő egy kockát kétszer használni. Ezt beírás előtt kell eldöntened.
error-dicetrip-twice-not-there = Két olyan kockát válassz, amely az asztalon van: { $dice }.
error-dicetrip-twice-double = Ezt a kockát használod kétszer: { $die }, ezért nem írhatsz dupla számot. Ezeket írhatod be: { $allowed }.
error-dicetrip-twice-missing = Ezt a kockát használod kétszer: { $die }, ezért mindkét számban benne kell lennie. Ezeket írhatod be: { $allowed }.
error-dicetrip-city-taken = { $city } már foglalt ({ $number }). Még üres: { $allowed }.
error-dicetrip-number-taken = { $number } már szerepel a térképeden ({ $city }). Ezeket írhatod be: { $allowed }.
error-dicetrip-number-not-made = Ezekből a kockákból most nem jön ki { $number }. Ezeket írhatod be: { $allowed }.

error-dicetrip-cannot-come-up = { $round }. forduló: ilyenkor egy térképen nem lehet { $empty } üres város.

## Mit mond az edző, és miért
dicetrip-advice-stand = Tartsd meg a kockákat
dicetrip-advice-reroll = { $colours } { $count ->
    [one] kocka újradobása
   *[other] kocka újradobása
 }
dicetrip-advice-reroll-brief = { $colours } újradobása
dicetrip-advice-twice = { $die } kétszer, { $drop } kimarad
dicetrip-advice-write = { $city } városába { $number } kerüljön
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = { $city } kihúzása
dicetrip-why-reroll-instead = { $than ->
    [less] Az újradobás { $dice ->
        [one] egy kockával
       *[other] { $dice } kockával
     } { study-amount-points }tal kevesebbet érne.
    [more] Az újradobás { $dice ->
        [one] egy kockával
       *[other] { $dice } kockával
     } { study-amount-points }tal többet érne.
   *[same] Az újradobás ugyanennyit érne.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Ha megtartanád a kockákat, az { study-amount-points }tal kevesebbet érne.
    [more] Ha megtartanád a kockákat, az { study-amount-points }tal többet érne.
   *[same] Ha megtartanád a kockákat, az ugyanennyit érne.
 }
dicetrip-why-kept = Egy későbbi fordulóban még dobhatsz újra.
dicetrip-why-reroll = Az új kockák mindenkinek számítanak, és játékonként csak egyszer dobhatsz újra.
dicetrip-why-twice = Ha ezt kétszer használod: { $die }, a forduló { study-amount-points }tal többet ér.
dicetrip-why-twice-kept = Ha ezt a lehetőséget későbbre hagyod, az átlagosan { study-amount-points }ot ér.
dicetrip-why-zone = Ezzel kihúzás nélkül megtelik „{ $zone }”, és ez { study-amount-points }ot ér.
dicetrip-why-series = Így { $cities } egymást követő számból álló sorozatod lesz, ez { study-amount-points }tal többet ér.
dicetrip-why-tens = Ezzel minden tízesből lesz számod, és ez { study-amount-points }ot ér.
dicetrip-why-road = { $cities ->
    [one] Ezzel elindul az első utad, és ez { study-amount-points }ot ér.
   *[other] Ezzel a leghosszabb utad { $cities } városos lesz, és ez { study-amount-points }tal többet ér.
 }
dicetrip-why-bonus = A { $colour } kocka egy { $colour } városban 1 bónuszpontot ér.
dicetrip-why-double = A dupla szám bármelyik városban 1 bónuszpontot ér.
dicetrip-why-colour-spent = Lemondasz a város bónuszáról, mert a { $colour } kocka nincs benne a számban.
dicetrip-why-beside = Szomszédai: { $names }.
dicetrip-why-nothing-yet = Még nem ér semmit, de itt vannak a szomszédai: { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Egy város kihúzása { study-amount-points }tal kevesebbet érne.
    [more] Egy város kihúzása { study-amount-points }tal többet érne.
   *[same] Egy város kihúzása ugyanennyit érne.
 }
dicetrip-why-open = { $count ->
    [one] Mellette még egy város üres.
   *[other] Mellette még { $count } város üres.
 }
dicetrip-why-filled = Olyan várost tölt ki, ahová jobb szám már nem kerülhet.
dicetrip-why-crossed = Egy kihúzott város mínusz 1 pont.
dicetrip-why-cross = Ezután „{ $zone }” már nem érhet pontot tiszta zónaként.
dicetrip-why-cross-lost = „{ $zone }” területén már van kihúzott város, itt nincs több veszítenivaló.

## Mi lehet baj egy térképpel
error-dicetrip-map-zones = Térképfájl, { $place }: egy térképhez { $allowed } zóna kell, itt { $found } van.
error-dicetrip-map-colours = Térképfájl, { $place }: a kockákhoz { $allowed } különböző szín kell, itt { $found } van.
error-dicetrip-map-cities = Térképfájl, { $place }: egy térképhez { $allowed } város kell, itt { $found } van.
error-dicetrip-map-city-twice = Térképfájl, { $place }: „{ $city }” kétszer szerepel.
error-dicetrip-map-unused = Térképfájl, { $place }: egyik városnál sincs { $key } = { $value }. Legalább egynél legyen.
error-dicetrip-map-link = Térképfájl, { $place }: egy útnak két különböző várost kell összekötnie, nem ezt: { $found }.
error-dicetrip-map-link-twice = Térképfájl, { $place }: { $one } és { $other } már össze van kötve.
error-dicetrip-map-value = Térképfájl, { $place }: „{ $value }” nem létezik. Ezek közül válassz: { $allowed }.
error-dicetrip-map-apart = Térképfájl, { $place }: innen: { $start } nem lehet eljutni ide: { $cities }. Kösd össze őket.
error-dicetrip-map-same-place = Térképfájl, { $place }: { $one } és { $other } ugyanazon a helyen van.
error-dicetrip-map-crossing = Térképfájl, { $place }: { $one } és { $other } egyenes vonallal rajzolva keresztezné egymást.
error-dicetrip-map-place = Térképfájl, { $place }: a hely két szám, egyik sem lehet nagyobb, mint { $most }; ez nem jó: { $found }.
error-dicetrip-map-slug = Térképfájl, { $place }: „{ $value }” nem jó rövid név. Ilyen legyen: { $allowed }.
error-dicetrip-map-label = Térképfájl, { $place }: egy név 1–{ $most } karakter lehet, egy sorban.
error-dicetrip-map-list = Térképfájl, { $place }: ide lista kell, nem ez: { $found }.

## A szabályok, Markdownban
dicetrip-rules =
    Mindenkinek ugyanolyan térképe van: 25 összekötött város három zónában. Néhány város színes.
    A 13 forduló alatt mindannyian megtöltitek a térképeteket. Az nyer, akinek a legtöbb pontja van; egyenlő pontszám esetén
    közös a győzelem. Egytől négy játékosig játszhatjátok.

    __Egy forduló.__ Egy játékos dob négy különböző színű kockával. Fordulónként más dob, sorban egymás után.
    Ezután mindenki egyszerre két kétjegyű számot alkot a négy kockából úgy, hogy mindegyik kockát egyszer
    használja, és beírja őket két üres városba. Az utolsó fordulóra csak egy város marad. Ennek a számát a négy
    kocka közül bármelyik kettőből kirakhatod.

    __Példa.__ A kockák: piros ⚀, sárga ⚃, zöld ⚁ és kék ⚄. Beírhatsz 14-et vagy 41-et és hozzá 25-öt vagy 52-t;
    vagy 12-t vagy 21-et és hozzá 45-öt vagy 54-et; vagy 15-öt vagy 51-et és hozzá 24-et vagy 42-t. Ha a 14-et
    Antwerpenbe írod, amely piros város, bónuszt kapsz, mert a számban benne van a piros kocka.

    __Korlátok.__ Ugyanaz a szám nem szerepelhet kétszer a térképeden. Ha egy számot nem tudsz vagy nem akarsz
    beírni, húzz ki helyette egy üres várost. Ekkor a másik számodat bármelyik két kockából kirakhatod.

    __Újradobás, játékonként egyszer.__ Ha ebben a fordulóban te dobtál, rögtön újra dobhatsz egy–négy kockával.
    Az új kockák mindenkinek számítanak.

    __Egy kocka kétszer, játékonként egyszer.__ Beírás előtt kihagyhatsz egy kockát, és egy másikat mindkét számban
    használhatsz. Ha a kockák ⚀⚁⚃⚄, és a ⚃ kétszer szerepel, a ⚀ pedig kimarad, akkor 24-et vagy 42-t és 45-öt vagy
    54-et írsz be. A kockának mindkét számban benne kell lennie, és nem alkothat dupla számot. Ez csak a saját
    térképedre vonatkozik. A többiek rögtön látják, melyik kockát használod kétszer, de azt, hogy mit írsz be, csak
    akkor, amikor mindenki kész. Az utolsó fordulóban ezt nem teheted meg.

    __Pontozás__

    | miért jár | pont |
    |---|---|
    | bónuszváros: dupla szám (11, 22, …), vagy színes város, amelynek a számában benne van az ugyanolyan színű kocka | egyenként 1 |
    | kihúzott város | egyenként −1 |
    | leghosszabb út: összekötött városok növekvő számokkal | városonként 1 |
    | leghosszabb sorozat: összekötött városok, mindegyikben az éppen következő szám (16 után 21 jön) | 4 város 2, 5 város 3, 6 város 4, 7–9 város 6, több város 9 |
    | számokkal teli zóna, kihúzás nélkül | egy 4, kettő 7, három 9 |

    Egy város legfeljebb egy bónuszt ad. Ha több kocka ugyanazt a számot mutatja, úgy számítanak, ahogy neked
    a legjobb.

    __Példa a pontozásra.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 és Marche-en-Famenne 34 sorban össze van kötve.
    A számok nőnek, tehát ez 5 városos út, 5 pontért. Az első négy szám közvetlenül követi egymást, tehát ez 4-es
    sorozat, 2 pontért. A 22 dupla szám, 1 pontért. Két kihúzott várossal (−2) és egy tiszta zónával (4) ez összesen 10.

    __Minden tízes__ (beállítás). Amint a térképeden minden tízesből van szám, 1x-től 6x-ig, egy pontot kapsz minden
    színes városért, amely a beírás után még üres.

    Belgium térképét mi rajzoltuk. Fájlból másikat is betölthetsz.

## A rövid szabályok
dicetrip-goal = Töltsd meg a térképedet úgy, hogy a számok városról városra nőjenek. Az nyer, akinek a legtöbb pontja van.
dicetrip-begins = A füzet nem írja. Szinte mindegy is, mert felváltva dobtok, és mindenki egyszerre ír.
dicetrip-step-roll = Egy játékos négy kockával dob, mindenkinek.
dicetrip-step-make = Alkoss belőlük két számot. Minden kockát egyszer használj.
dicetrip-step-write = Írd be mindkettőt a saját térképed üres városaiba.
dicetrip-needs-bonus = Dupla szám, vagy színes város, amelynek a számában benne van az ugyanolyan színű kocka. Városonként 1 pont.
dicetrip-needs-crossed = Minden kihúzott város mínusz 1 pont.
dicetrip-needs-road = Összekötött városok növekvő számokkal. A leghosszabb utad minden városa 1 pont.
dicetrip-needs-series = Összekötött városok, mindegyikben az éppen következő szám (16 után 21 jön). 4 város { $s4 } pont, 5 város { $s5 }, 6 város { $s6 }, 7–9 város { $s7 }, több város { $s10 }.
dicetrip-needs-zones = Számokkal teli zónák, kihúzás nélkül. Egy zóna { $z1 } pont, kettő { $z2 }, mind a három { $z3 }.
dicetrip-needs-tens = Amint a térképeden minden tízesből van szám, 1x-től 6x-ig, minden még üres színes városért 1 pontot kapsz.
dicetrip-example-dice = Ezekkel a kockákkal { $count } különböző számot alkothatsz.
dicetrip-example-pair = Ha ezt választod: { $first }, a másik két kockából ez lesz: { $rest }.
dicetrip-example-bonus = { $number }: benne van a { $colour } kocka, ezért egy { $colour } városban bónuszt ér.
dicetrip-example-road = A számok nőnek, tehát ez egy út. Értéke { $points ->
    [one] 1 pont
   *[other] { $points } pont
 }.
dicetrip-example-series = Az első négy szám közvetlenül követi egymást. Ez további { $points ->
    [one] 1 pont
   *[other] { $points } pont
 }.
dicetrip-example-double = A dupla szám bónuszváros. Ez { $points ->
    [one] 1 pont
   *[other] { $points } pont
 }.
dicetrip-example-crossed = Egy város ki van húzva. Ez { $points ->
    [-1] −1 pont
   *[other] { $points } pont
 }.
dicetrip-example-total = Ez összesen { $points } pont.
dicetrip-ask-reroll = Dobhatok újra?
dicetrip-answer-reroll = Igen, játékonként egyszer, amikor te dobsz. Rögtön a dobás után egy–négy kockával újra dobhatsz, mindenkinek.
dicetrip-ask-twice = Használhatok egy kockát kétszer?
dicetrip-answer-twice = Igen, játékonként egyszer, de az utolsó fordulóban nem. Kihagysz egy kockát, és egy másikat mindkét számban használsz, de dupla számhoz soha. A többiek rögtön látják.
dicetrip-ask-cross = Kihúzhatok egy várost akkor is, ha lenne jó számom?
dicetrip-answer-cross = Igen. Ekkor a másik számodat bármelyik két kockából kirakhatod.
dicetrip-ask-consecutive = Mi jön 16 után?
dicetrip-answer-consecutive = 21. A kockákon csak 1-től 6-ig vannak számok.
dicetrip-ask-last = Miben más az utolsó forduló?
dicetrip-answer-last = Csak egy város maradt. Ennek a számát a négy kocka közül bármelyik kettőből kirakhatod.
dicetrip-ask-same = Szerepelhet ugyanaz a szám kétszer a térképemen?
dicetrip-answer-same = Nem.
dicetrip-now = { $points ->
    [-1] −1 pont a térképeden.
    [one] 1 pont a térképeden.
   *[other] { $points } pont a térképeden.
 }

## A lecke: mit kell tenni, és utána, hogy miért
dicetrip-lesson-goal = Építs egy hosszú utat növekvő számokból
dicetrip-lesson-roll = Mindenki ugyanazt a négy kockát használja. Dobj!
dicetrip-lesson-roll-why = Két kocka egy számot ad. 1 és 3: ez 13 vagy 31.
dicetrip-lesson-stand = Játékonként egyszer újra dobhatsz, de most ne tedd. Tartsd meg a kockákat.
dicetrip-lesson-stand-why = Most mindenki két számot alkot, minden kockát egyszer használva.
dicetrip-lesson-colour = A piros 1 és a sárga 3 együtt 13. Írd be Brugge városába.
dicetrip-lesson-colour-why = Brugge sárga, és a 13-ban benne van a sárga kocka. Ez egy bónuszpont.
dicetrip-lesson-road = A másik két kockából 21 lesz. Írd be a szomszédba, Gentbe.
dicetrip-lesson-road-why = 13, aztán 21. A városról városra növekvő számok utat alkotnak.
dicetrip-lesson-longer = Most Jussi, a bot dobott mindkettőtöknek. Írj 24-et Aalstba.
dicetrip-lesson-longer-why = 13, 21, 24. Még egy város, még egy pont.
dicetrip-lesson-double = A két 1-esből 11 lesz. Írd be Oostende városába.
dicetrip-lesson-double-why = A 11-hez hasonló dupla szám bármelyik városban bónusz.
dicetrip-lesson-coach = Ugorjunk egy fordulót. Kérdezd meg az edzőt, mit tegyél.
dicetrip-lesson-coach-why = Játékonként egyszer egy kockát mindkét számban használhatsz, egy másikat pedig kihagysz.
dicetrip-lesson-between = Írj 32-t Wavre városába, a 31 és a 33 közé.
dicetrip-lesson-between-why = 31, 32, 33. Mindegyik szám közvetlenül az előző után jön.
dicetrip-lesson-series = Használd újra ezt a kockát: ⚂. Írj 34-et Dinant városába.
dicetrip-lesson-series-why = Négy egymást követő szám már sorozat, ez a pontozott vonal. 2 pont pluszban, a hosszabb többet ér.
dicetrip-lesson-zone = Ugorjunk előre. Írj 36-ot Nivelles városába, a zónája utolsó üres városába.
dicetrip-lesson-zone-why = Az árnyékolt területek a zónák. Az első zóna, amely kihúzás nélkül megtelik, 4 pontot ér.
dicetrip-lesson-cross = 12-t beírhatsz, de a többi kockából nem jön ki új szám. Érintsd meg a × jelet, és húzd ki Arlon városát.
dicetrip-lesson-cross-why = Ez mínusz 1 pont, és Arlon zónája már nem érhet pontot.
dicetrip-lesson-roll-last = Ez az utolsó forduló, már csak Sint-Niklaas üres. Dobj!
dicetrip-lesson-roll-last-why = Minden szám, ami ezekből kijön, már megvan neked.
dicetrip-lesson-reroll = Eljött az újradobás ideje. Érints meg minden kockát, kivéve a sárga 2-est.
dicetrip-lesson-reroll-why = A 22 dupla szám, és pont beillik a 21 és a 24 közé.
dicetrip-lesson-last = Írj 22-t Sint-Niklaas városába.
dicetrip-lesson-last-why = Hosszabb az út, van egy dupla számod, és megtelt a második zónád, Flandria.
dicetrip-lesson-done = A térkép egyik végén kis számokkal kezdj, a másikon nagyokkal.
