# Dicetto: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

dicetto-name = Dicetto
dicetto-tagline = Tedd a kockáidat a kívánt kártyákra, és tartsd meg őket egy fordulón át

## Kiadások
dicetto-edition-international = Nemzetközi
dicetto-edition-finnish = Finn
dicetto-edition-polish = Lengyel

## Beállítások, és mit jelentenek az értékeik
dicetto-option-bonus = Játék bónuszkártyákkal
dicetto-option-bonus-true = igen
dicetto-option-bonus-false = nem
dicetto-option-cards-to-win = Hány összegyűjtött kártya zárja le a játékot
dicetto-option-most-cards-points = Mennyit ér a legtöbb kártya bónuszkártyája
dicetto-option-battle = Mikor vannak a párbajok
dicetto-option-battle-at-once = rögtön a kockák lerakásakor
dicetto-option-battle-end-of-turn = a kör végén

## Mit változtat egy beállítás, egy mondatban
dicetto-option-bonus-true-more = Négy bónuszkártya kezdettől nyitva fekszik, és a végén kiosztjuk őket.
dicetto-option-bonus-false-more = Csak a kockakártyák pontjai számítanak.
dicetto-option-cards-to-win-more = { $value ->
    [one] A játéknak vége, amint valaki begyűjt egy kártyát.
   *[other] A játéknak vége, amint valaki begyűjtött { $value } kártyát: kevesebb kártyával rövidebb.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Akinek a legtöbb kártyája van, egy pontot kap érte, ha ez a bónuszkártya játékban van.
   *[other] Akinek a legtöbb kártyája van, { $value } pontot kap érte, ha ez a bónuszkártya játékban van.
 }
dicetto-option-battle-at-once-more = Tudod, kié a kártya, mielőtt a többi kockádat lerakod.
dicetto-option-battle-end-of-turn-more = Előbb minden kockádat lerakod; aztán a párbajok egymás után zajlanak.

## A pontozólap
dicetto-item-cards = Kockakártyák
dicetto-item-bonus = Bónuszkártyák

## Kockakártyák
dicetto-card-ones = Egyesek
dicetto-card-twos = Kettesek
dicetto-card-threes = Hármasok
dicetto-card-fours = Négyesek
dicetto-card-fives = Ötösök
dicetto-card-sixes = Hatosok
dicetto-card-pair = Egy pár
dicetto-card-two-pairs = Két pár
dicetto-card-three-of-a-kind = Terc
dicetto-card-four-of-a-kind = Póker
dicetto-card-small-straight = Kis sor
dicetto-card-large-straight = Nagy sor
dicetto-card-chance = Sansz
dicetto-card-extra-roll = Extra dobás

## Mi lehet egy kártyán, pár szóban
dicetto-asks-ones = akárhány egyes
dicetto-asks-twos = akárhány kettes
dicetto-asks-threes = akárhány hármas
dicetto-asks-fours = akárhány négyes
dicetto-asks-fives = akárhány ötös
dicetto-asks-sixes = akárhány hatos
dicetto-asks-pair = két egyforma kocka
dicetto-asks-two-pairs = két pár vagy négy egyforma
dicetto-asks-three-of-a-kind = három egyforma kocka
dicetto-asks-four-of-a-kind = négy egyforma kocka
dicetto-asks-small-straight = három egymást követő
dicetto-asks-large-straight = négy egymást követő
dicetto-asks-chance = bármilyen kocka, legalább egy
dicetto-asks-extra-roll = bármilyen kocka, legalább egy

## Bónuszkártyák
dicetto-card-fewest-logos = Legkevesebb jel
dicetto-card-most-logos = Legtöbb jel
dicetto-card-fewest-cards = Legkevesebb kártya
dicetto-card-most-cards = Legtöbb kártya
dicetto-card-most-straights = Legtöbb sor
dicetto-card-most-chances = Legtöbb sansz
dicetto-card-fewest-points = Legkevesebb pont
dicetto-card-most-numbers = Legtöbb 1–6 kártya

## Kockák
dicetto-colour-red = piros
dicetto-colour-yellow = sárga
dicetto-colour-green = zöld
dicetto-colour-blue = kék

## A pakli
dicetto-deck-built-in = a saját paklink
dicetto-deck-own = pakli fájlból

## Lépések
dicetto-move-keep = { $count ->
    [0] minden kocka újra
   *[other] marad { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] { $dice } ide: { $card } ({ $slot }. kártya), az ottani kockák visszamennek
    [battle] { $dice } ide: { $card } ({ $slot }. kártya), párbaj
   *[takes] { $dice } ide: { $card } ({ $slot }. kártya)
 }
dicetto-move-done = kész

## Az asztal
dicetto-points = { $points } pont
dicetto-fourth-roll = negyedik dobás
dicetto-free = szabad
dicetto-tie = párbaj { $tie }
dicetto-tie-or-beat = párbaj { $tie }, { $beat }+
dicetto-on-card = itt: { $slot }
dicetto-lost = elveszett
dicetto-battle = Párbaj, { $slot }. kártya: { $challenger } (első kocka), ellenfele { $owner }.
dicetto-total = pont
dicetto-cards = kártya
dicetto-won = megszerezve
dicetto-nobody = döntetlen
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] nincs több dobás
    [one] még 1 dobás
   *[other] még { $rolls } dobás
 }
dicetto-pile = { $cards ->
    [0] a pakli üres
    [one] 1 kártya a pakliban
   *[other] { $cards } kártya a pakliban
 } ({ $deck })
dicetto-typing-keep = „55” megtartja ezeket és dobja a többit, „p 2 55” a 2. kártyára teszi őket, „done” befejezi
dicetto-typing-place = „p 2 55” kockákat tesz a 2. kártyára, „done” befejezi a kört

## Az edző érvei

## Választások, amelyeken a legtöbb elúszik
kind-lay = melyik kártya
kind-send-back = kockák visszaküldése
kind-battle = párbajok
kind-end-turn = a kör befejezése

## Mit lehet beírni
dicetto-help =
    Írd be a megtartott kockákat, a többivel újra dobsz: „55” vagy „keep 5 5”; a „keep” magában mind a négyet dobja.
    Ha kockát tennél egy kártyára, írd be a számát és a kockákat: „place 2 5 5” vagy „p 2 55”; „p x 1” az extra dobás kártyája.
    Az első lerakott kockák után nincs több dobás. A „done” befejezi a kört.
    A kártyák így íródnak: „pair:1”, jellel „pair:1*”; bónuszkártyák: „most_logos”, „fewest_cards” és így tovább.

## Elutasítások
error-dicetto-placed-already = Már vannak lerakott kockák: ebben a körben nincs több dobás.
error-dicetto-no-rolls-left = Nincs több dobás: rakj le kockákat, vagy fejezd be a kört.
error-dicetto-keep-not-there = Csak az asztalon lévő kockákat tarthatod meg: { $dice }.
error-dicetto-slot-empty = Ezen a helyen nincs kártya: { $slot }.
error-dicetto-challenge-lost = A párbaj elveszett: { $slot }. kártya; ebben a körben már nem fogad tőled kockát.
error-dicetto-once-a-turn = { $slot }. kártya: már ott vannak a kockáid; körönként egyszer fogad kockát.
error-dicetto-does-not-fit = Ezek a kockák nem illenek ide: { $card }. { $count ->
    [0] A tieid közül egy sem illik.
   *[other] Ezt rakhatod oda: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Csak ezeket a kockákat rakhatod le: { $hand }.
error-dicetto-dice-lost = A párbajban elveszett kockák ebben a körben már nem rakhatók le. Ezek vannak: { $hand }.
error-dicetto-sum-too-low = { $sum } kevés, { $slot }. kártya: { $least } párbajt jelent, több visszaküldi az ottani kockákat.

## Pakli fájlból
error-dicetto-deck-not-a-list = Pakli, { $place }: táblák listája kell: { $allowed }.
error-dicetto-deck-kind = Pakli, { $place }: nincs „{ $value }” fajta. Fajták: { $allowed }.
error-dicetto-deck-number = Pakli, { $place }: „{ $key }” egész szám legyen { $least } és { $most } között, nem { $value }.
error-dicetto-deck-logo = Pakli, { $place }: a „logo” lehet { $allowed }, nem { $value }.
error-dicetto-deck-twice = Pakli, { $place }: { $card } már szerepel. Inkább a darabszámát növeld.
error-dicetto-deck-few-cards = Pakli, { $place }: legalább { $least } kártya kell; { $found } van.
error-dicetto-deck-most-cards = Pakli, { $place }: a most_cards_points beállítás szerint { $allowed }, a fájl szerint { $value }. Hagyd el a pontot, vagy állítsd át a beállítást.

## A szabályok, Markdownban
dicetto-rules =
    Gyűjts kártyákat: tedd rájuk a kockáidat, és tartsd meg őket egy fordulón át. A legtöbb pont nyer; egyenlő
    pontszámnál közös a győzelem. Kettő–négy játékos játszhatja, fejenként négy kockával, mindenki a saját színével.
    Négy kockakártya van sorban, mellettük az extra dobás kártyája. A legidősebb kezd, ha másban nem egyeztek meg.

    __Egy kör: gyűjtés.__ Minden kártya a tiéd, amelyen még ott vannak a kockáid. Vedd vissza a kockákat; a sort új
    kártyák töltik fel. Az extra dobás kártyája az asztalon marad, és ebben a körben negyedik dobást ad.

    __Egy kör: dobás.__ Dobj a négy kockáddal legfeljebb háromszor, minden alkalommal bármelyikkel.

    __Egy kör: lerakás.__ Tegyél kockákat annyi kártyára, amennyire szeretnél; utána nincs több dobás. Egy kártya
    körönként egyszer fogad tőled kockát, egy kocka egy kártyán lehet, és a le nem rakott kockák nálad maradnak.
    A kockáknak pontosan illeniük kell a kártyára.

    | kártya | milyen kockák illenek | példa | pont |
    |---|---|---|---|
    | Egyesektől hatosokig | egy vagy több ilyen szám | Négyesek: ⚃⚃⚃ | 2 |
    | Egy pár | két egyforma | ⚄⚄ | 1 |
    | Két pár | két pár vagy négy egyforma | ⚁⚁⚅⚅ | 6 |
    | Terc | három egyforma | ⚂⚂⚂ | 4 |
    | Póker | négy egyforma | ⚁⚁⚁⚁ | 11 |
    | Kis sor | három egymást követő | ⚂⚃⚄ | 2 |
    | Nagy sor | négy egymást követő | ⚁⚂⚃⚄ | 6 |
    | Sansz | egy vagy több, bármilyen | ⚀⚅⚅ | 1 |
    | Extra dobás | egy vagy több, bármilyen | ⚅ | 0 |

    __Kártya más kockáival.__ Add össze a kockák számait. A nagyobb összeg rögtön visszaküldi az ottaniakat a gazdájukhoz.
    Egyenlő összeg párbaj: mindketten dobnak egy kockával, döntetlennél újra, és a nagyobb tartja meg a kártyát.
    Ha veszítesz, azok a kockák ebben a körben kiesnek, és a kártya a következő körödig nem fogad tőled kockát.
    Kisebb összeget nem lehet lerakni.

    __Egy példa.__ Az utolsó dobásod ⚂⚄⚄⚅. Az egy páron valaki kockái vannak, ⚃⚃: a te ⚄⚄ párod 10 a 8 ellen,
    és visszaküldi őket. A hatosokon valakinek ⚅ kockája áll: a te ⚅ kockád egyenlő, így párbajozhatsz
    a kártyáért. A ⚂ a hármasokra illik, vagy a sanszra, ha szabad. Ha a következő köröd elején mindez még
    ott van, a kártyák a tieid.

    __A vége.__ A játék akkor ér véget, amikor valaki a tizedik kártyáját gyűjti be, vagy ha elfogytak
    a kockakártyák. A kockás kártyákat ekkor a kockák gazdái kapják. Az extra dobás kártyája semmit sem ér,
    és nem számít bele.

    __Bónuszkártyák.__ A nyolcból négy kezdettől nyitva fekszik, és a végén kiosztjuk őket; döntetlennél senki sem kap.
    Csak a kockakártyák számítanak.

    | bónuszkártya | pont | bónuszkártya | pont |
    |---|---|---|---|
    | Legkevesebb jel | 3 | Legtöbb jel | 3 |
    | Legkevesebb kártya | 4 | Legtöbb kártya | 3 |
    | Legtöbb sor | 3 | Legtöbb sansz | 3 |
    | Legkevesebb pont | 5 | Legtöbb 1–6 kártya | 3 |

    __A pakli.__ A 46 kockakártya és a pontjaik a saját paklink; minden második kártyán ott a jel (★). Az igazi
    kártyákat fájlból lehet betölteni.

    __Finn kiadás.__ A párbajok egymás után, a kör végén zajlanak.

    __Lengyel kiadás.__ Bónuszkártyák nélkül, hacsak nem kéritek őket, és a „Legtöbb kártya” 4 pontot ér.
