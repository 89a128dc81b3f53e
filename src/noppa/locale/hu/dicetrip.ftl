# Dice Trip: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

dicetrip-name = Dice Trip
dicetrip-tagline = Négy színes kocka, 25 város, egyetlen hosszú út

## Kiadások
dicetrip-edition-international = Nemzetközi

## Beállítások, és mit jelentenek az értékeik
dicetrip-option-tens = Pont, ha minden tízesből van szám

## Mit változtat egy beállítás, egy mondatban
dicetrip-option-tens-true-more = Amint a térképeden minden tízesből van szám, egy pontot kapsz minden még üres színes városért.
dicetrip-option-tens-false-more = A tízesek számai magukban nem hoznak semmit.

## A pontozólap sorai
dicetrip-item-bonus = Bónuszvárosok
dicetrip-item-crossed = Kihúzva
dicetrip-item-road = Leghosszabb út
dicetrip-item-series = Leghosszabb széria
dicetrip-item-zones = Tiszta zónák
dicetrip-item-tens = Minden tízes

## Kockák
dicetrip-colour-red = piros
dicetrip-colour-yellow = sárga
dicetrip-colour-green = zöld
dicetrip-colour-blue = kék

## A beépített térkép, és amit róla mondani kell, ahol látszik
dicetrip-map-note = a térkép a saját rajzunk
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
dicetrip-move-reroll = újra: { $colours }
dicetrip-move-twice = { $die } kétszer, kimarad { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Az asztalnál
dicetrip-round = { $round }. forduló, összesen { $rounds }
dicetrip-power-reroll = még dobhat újra
dicetrip-power-twice = még használhat kockát kétszer
dicetrip-road = út { $cities }: { $walked }
dicetrip-series = széria { $cities }: { $walked }
dicetrip-zone-open = { $cities } üres
dicetrip-zone-clean = tiszta
dicetrip-zone-lost = elveszett
dicetrip-total = Összesen
dicetrip-decide = Hagyd a kockákat (stand), vagy dobj némelyikkel újra, játékonként egyszer (reroll red blue).
dicetrip-makes = Ez jön ki (utána):
dicetrip-makes-nothing = semmi új: húzz ki egy várost

## Mit lehet beírni
dicetrip-help =
    Írj számot egy városba: „gent=14” vagy „gent 14”. Húzz ki egy várost: „gent=x” vagy „gent x”.
    A dobó játékonként egyszer előbb újra dobhat kockákkal: „reroll red blue”, vagy „stand”, ha maradnak.
    Játékonként egyszer, beírás előtt, használj egy kockát kétszer, és hagyj ki egyet: „twice 5 drop 2”.

## Elutasítások
error-dicetrip-colour-unknown = A kockák: { $allowed }; mindegyiket egyszer nevezd meg az újradobáshoz.
error-dicetrip-city-unknown = Nincs ilyen város: { $city }. A városok: { $allowed }.
error-dicetrip-number-unknown = Egy városba 1 és 6 közötti számjegyekből álló kétjegyű szám kerül (11–66), vagy x, ha kihúzod; nem { $number }.
error-dicetrip-stand-first = Előbb a dobó dönt: maradnak a kockák, vagy újra dob.
error-dicetrip-not-the-roller = Csak ennek a fordulónak a dobója dobhat újra.
error-dicetrip-reroll-used = Ebben a játékban már újra dobtál.
error-dicetrip-reroll-too-late = Ennek a fordulónak a kockái már véglegesek: írd be a számaidat.
error-dicetrip-twice-used = Ebben a játékban már használtál kockát kétszer.
error-dicetrip-twice-last-round = Az utolsó fordulóban nem használható kocka kétszer.
error-dicetrip-twice-too-late = Egy kocka az első számtól kezdve számít kétszer: beírás előtt válaszd ki.
error-dicetrip-twice-not-there = Nevezz meg kettőt az asztalon lévő kockákból: { $dice }.
error-dicetrip-twice-double = { $die } kétszer számít, és nem alkothat duplát. Ezt írhatod be: { $allowed }.
error-dicetrip-twice-missing = { $die } kétszer számít, és mindkét számban benne kell lennie. Ezt írhatod be: { $allowed }.
error-dicetrip-city-taken = { $city } foglalt ({ $number }). Még üres: { $allowed }.
error-dicetrip-number-taken = { $number } már a térképeden van: { $city }. Ezt írhatod be: { $allowed }.
error-dicetrip-number-not-made = Ezekből a kockákból most nem jön ki { $number }. Ezt írhatod be: { $allowed }.

error-dicetrip-cannot-come-up = { $round }. forduló: egyik térképen sincs { $empty } üres város.

## Az edző érvei

## Mi lehet baj egy térképpel
error-dicetrip-map-zones = Térkép, { $place }: { $allowed } zóna kell, itt { $found } van.
error-dicetrip-map-colours = Térkép, { $place }: a kockáknak { $allowed } különböző színük van, itt { $found }.
error-dicetrip-map-cities = Térkép, { $place }: { $allowed } város kell, itt { $found } van.
error-dicetrip-map-city-twice = Térkép, { $place }: { $city } már szerepel.
error-dicetrip-map-unused = Térkép, { $place }: egyik városnál sincs { $key } = { $value }.
error-dicetrip-map-link = Térkép, { $place }: egy kapcsolat két különböző város párja, nem { $found }.
error-dicetrip-map-link-twice = Térkép, { $place }: { $one } és { $other } már össze van kötve.
error-dicetrip-map-value = Térkép, { $place }: nincs { $value }. Megengedett: { $allowed }.
error-dicetrip-map-apart = Térkép, { $place }: nincs út: { $start } – { $cities }.
error-dicetrip-map-same-place = Térkép, { $place }: { $one } és { $other } ugyanott van.
error-dicetrip-map-crossing = Térkép, { $place }: { $one } és { $other } egyenesen rajzolva keresztezi egymást.
error-dicetrip-map-place = Térkép, { $place }: egy hely két szám, legfeljebb { $most }, nem { $found }.
error-dicetrip-map-slug = Térkép, { $place }: { $value } nem rövid név; ilyennek kell lennie: { $allowed }.
error-dicetrip-map-label = Térkép, { $place }: egy név 1–{ $most } karakter, egy sorban.
error-dicetrip-map-list = Térkép, { $place }: itt lista kell, nem { $found }.

## A szabályok, Markdownban
dicetrip-rules =
    Mindenkinek ugyanaz a térképe: 25 város három zónában, utakkal összekötve, némelyik színes.
    A 13 forduló alatt mindenki megtölti a térképét. A legtöbb pont nyer; egyenlő pontszámnál közös a győzelem.
    Egy–négy játékos játszhatja.

    __Egy forduló.__ Egy játékos dob négy kockával, négy színnel; a következő fordulóban a következő dob. Aztán
    mindenki egyszerre két kétjegyű számot alkot a négy kockából, minden kockát egyszer használva, és beírja
    őket két üres városba. Az utolsó fordulóra egy város marad: a számát a négy kocka közül bármelyik kettő adja.

    __Egy példa.__ A kockák: piros ⚀, sárga ⚃, zöld ⚁ és kék ⚄. Beírhatod: 14 vagy 41, mellé
    25 vagy 52; vagy 12 vagy 21, mellé 45 vagy 54; vagy 15 vagy 51, mellé 24 vagy 42. Ha 14 kerül
    Antwerpenbe, egy piros városba, a piros kocka benne van a számában: ez bónusz.

    __Korlátok.__ Egy szám sem szerepelhet kétszer a térképen. Ha egy számot nem tudsz vagy nem akarsz beírni,
    húzz ki helyette egy üres várost; a másik szám ekkor bármelyik két kockából állhat.

    __Újradobás, játékonként egyszer.__ A dobó rögtön a dobás után egy–négy kockával újra dobhat, mindenki
    számára.

    __Egy kocka kétszer, játékonként egyszer.__ Beírás előtt hagyj ki egy kockát, és egy másikat használj mindkét
    számban. Ha ⚀⚁⚃⚄ van, ⚃ kétszer és ⚀ nélkül, akkor 24 vagy 42 és 45 vagy 54 írható be. A kockának mindkét
    számban benne kell lennie, és sosem alkot duplát. Csak a saját térképedre vonatkozik. Az utolsó fordulóban
    nem használható.

    __Pontozás__

    | miért | pont |
    |---|---|
    | bónuszváros: dupla (11, 22, …), vagy színes város, amelynek számában benne van a színének kockája | 1-1 |
    | kihúzott város | egyenként −1 |
    | leghosszabb út: összekötött városok növekvő számokkal | városonként 1 |
    | leghosszabb széria: összekötött városok, minden szám a következő; 16 után 21 jön | 4 város 2, 5 város 3, 6 város 4, 7–9 város 6, 10 várostól 9 |
    | számokkal teli zóna, kihúzás nélkül | egy 4, kettő 7, három 9 |

    Egy város legfeljebb egy bónuszt ad. Ha kockák ugyanazt mutatják, úgy számítanak, ahogy neked a legjobb.

    __Pontozás, egy példa.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 és Marche-en-Famenne 34 egymás után össze van
    kötve. A számok nőnek: 5 városos út, 5 pont. Az első négy egymást követi: 4-es széria, 2 pont. A 22 dupla:
    1 pont. Két kihúzott várossal, −2, és egy tiszta zónával, 4, ez összesen 10.

    __Minden tízes__ (beállítás). Amint a térképeden minden tízesből van szám, 1x-től 6x-ig, egy pontot kapsz
    minden színes városért, amely a beírás után még üres.

    Belgium térképe a saját rajzunk. Másikat fájlból lehet betölteni.
