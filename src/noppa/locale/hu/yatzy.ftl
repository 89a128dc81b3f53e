# Yatzy: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

yatzy-name = Yatzy
yatzy-tagline = Tizenöt sor, öt kocka, körönként három dobás

## Kiadások
yatzy-edition-international = Nemzetközi
yatzy-edition-nordic = Északi
yatzy-edition-danish = Dán
yatzy-edition-dutch = Holland

## Beállítások, és mit jelentenek az értékeik
yatzy-option-declare = Mikor kell sort választani
yatzy-option-declare-after = a dobások után
yatzy-option-declare-before = az első dobás előtt
yatzy-option-yatzy = Mennyit ér egy yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 és a kockák összege
yatzy-option-bonus-from = Hány pont kell a felső sorokban a bónuszhoz
yatzy-option-chance = Mikor tölthető ki a sansz
yatzy-option-chance-free = bármilyen dobással
yatzy-option-chance-last-resort = csak olyan dobással, amely más szabad sorban nem ér pontot

## Mit változtat egy beállítás, egy mondatban
yatzy-option-declare-after-more = Előbb dobsz, aztán kiválasztod a kockákhoz illő sort.
yatzy-option-declare-before-more = Az első dobás előtt megnevezel egy sort; ha a kockák ott nem érnek semmit, 0-t írsz, vagy a sanszhoz fordulsz.
yatzy-option-yatzy-fifty-more = Öt egyforma 50 pontot ér, bármit mutat.
yatzy-option-yatzy-sum-plus-fifty-more = Öt egyforma 50 pontot ér, és hozzá az összegét: öt hatos 80 pont.
yatzy-option-bonus-from-more = Akkor kapsz bónuszt, ha a felső soraid összege legalább { $value }.
yatzy-option-chance-free-more = A sansz bármikor bármilyen kockát elfogad.
yatzy-option-chance-last-resort-more = A sansz csak olyan kockákat fogad el, amelyek egyik másik szabad sorodban sem érnek pontot.

## A pontozólap sorai
yatzy-item-ones = Egyesek
yatzy-item-twos = Kettesek
yatzy-item-threes = Hármasok
yatzy-item-fours = Négyesek
yatzy-item-fives = Ötösök
yatzy-item-sixes = Hatosok
yatzy-item-bonus = Bónusz
yatzy-item-one-pair = Egy pár
yatzy-item-two-pairs = Két pár
yatzy-item-three-of-a-kind = Terc
yatzy-item-four-of-a-kind = Póker
yatzy-item-small-straight = Kis sor
yatzy-item-large-straight = Nagy sor
yatzy-item-full-house = Full House
yatzy-item-chance = Sansz
yatzy-item-yatzy = Yatzy

## A képernyőn
yatzy-upper = Felső sorok
yatzy-lower = Alsó sorok
yatzy-total = Összesen
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = { $round }. forduló, összesen { $rounds }
yatzy-declared = bemondva: { $row }
yatzy-rolls-left = { $rolls ->
    [0] nincs több dobás
    [one] még egy dobás
   *[other] még { $rolls } dobás
 }
yatzy-move-keep = { $count ->
    [0] mind az öt újra
   *[other] marad { $dice }
 }
yatzy-move-declare = bemondás: { $row }
yatzy-move-score = { $row } { $points }

## Az edző érvei
yatzy-item-zero = nulla

## Mit lehet beírni
yatzy-help =
    Írd be a megtartott kockákat, a többivel újra dobsz: „66” vagy „keep 6 6”; a „keep” magában mind az ötöt dobja.
    Írd be a sort, amelyet kitöltesz: „full house”, „full” vagy „score full_house”; ahol a sort dobás előtt
    kell megnevezni, akkor is így: „sixes” vagy „declare sixes”.

## Elutasítások
error-yatzy-declares-after = Ebben a kiadásban nincs bemondás: dobj, aztán válassz.
error-yatzy-declared-already = Ebben a körben már be van mondva: { $item }.
error-yatzy-declare-first = Dobás előtt nevezd meg a kör sorát.
error-yatzy-no-rolls-left = Nincs több dobás: tölts ki egy sort.
error-yatzy-keep-not-there = Csak az asztalon lévő kockákat tarthatod meg: { $dice }.
error-yatzy-row-filled = Ez a sor már ki van töltve: { $item }.
error-yatzy-chance-last-resort = A sanszba csak olyan dobás mehet, amely más szabad sorban nem ér pontot.
error-yatzy-declared-row-only = Ebben a körben ez van bemondva: { $item }.

## A szabályok, Markdownban
yatzy-rules =
    Töltsd ki az oszlopod mind a tizenöt sorát. A legtöbb pont nyer; egyenlő pontszámnál közös a győzelem.
    Lehet egyedül játszani, a saját rekordod ellen, vagy akárhányan együtt.

    __Egy kör.__ Dobj öt kockával. Utána még legfeljebb kétszer tartsd meg, amit szeretnél, és dobj a többivel;
    a korábban megtartott kockák is visszakerülhetnek. Bármelyik dobás után megállhatsz. Végül tölts ki egy
    szabad sort, akkor is, ha 0 kerül bele. Minden sor egyszer használható, így mindenkinek tizenöt köre van.

    __Egy példa.__ Az első dobás ⚁⚂⚄⚄⚅. Megtartod ezt: ⚄⚄, és három kockával dobsz: ⚀⚂⚄. Megtartod ezt: ⚄⚄⚄,
    és kettővel dobsz: ⚂⚂. Most ⚂⚂⚄⚄⚄ egy full house, 21 pont. Ha az utolsó kettő ⚀⚅ lett volna, akkor
    ⚀⚄⚄⚄⚅ az ötösöknél vagy tercként 15, egy párként 10, a sanszban 22 pont lenne.

    __A sorok__

    | sor | pont | példa |
    |---|---|---|
    | Egyesektől hatosokig | az ilyen számot mutató kockák | Négyesek: ⚁⚃⚃⚃⚅ → 12 |
    | Egy pár | a legjobb pár két kockája | ⚁⚁⚃⚄⚄ → 10 |
    | Két pár | két különböző pár négy kockája | ⚁⚁⚂⚅⚅ → 16 |
    | Terc | ez a három kocka | ⚀⚂⚃⚃⚃ → 12 |
    | Póker | ez a négy kocka | ⚁⚁⚁⚁⚅ → 8 |
    | Kis sor | egytől ötig, mindig 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Nagy sor | kettőtől hatig, mindig 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full House | három egyforma és két másik egyforma: minden kocka | ⚂⚂⚃⚃⚃ → 18 |
    | Sansz | minden kocka, bármit mutat | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | öt egyforma, mindig 50 | ⚃⚃⚃⚃⚃ → 50 |

    Egy dobás bármelyik szabad sorba mehet, amelyikbe illik: ⚃⚃⚃⚃⚀ tercként 12, egy párként 8. Négy egyforma
    nem két pár, és öt egyforma nem full house.

    __Bónusz.__ Ha az egyesektől a hatosokig a hat sorban legalább 63 pontod van, 50 pont bónuszt kapsz. Soronként
    három kocka éppen elég.

    __Északi kiadás.__ A sanszba csak olyan dobás mehet, amely más szabad sorban nem ér pontot: ⚀⚂⚃⚅⚅ nem
    kerülhet oda, amíg az egyesek, a hármasok, a négyesek, a hatosok vagy az egy pár szabad. Ha már csak
    a sansz szabad, bármilyen dobást elfogad.

    __Dán kiadás.__ Mint az északi, de a sort az első dobás előtt kell megnevezni. Ha a dobás ott pontot ér, oda
    kerül. Ha nem sikerül, oda 0 kerül, vagy a sansz kapja, amíg szabad és elfogadja; ha a sansz már ki van
    töltve, bármelyik szabad sorba írhatsz 0-t helyette. A sanszt csak utolsó szabad sorként lehet megnevezni.
    Egy yatzy 50 pontot ér, és hozzá a kockák összegét: ⚅⚅⚅⚅⚅ → 80.

    __Holland kiadás.__ A bónuszhoz 64 pont kell, így soronként három kocka nem elég.

## Solving
yatzy-solved-odds = Bónusz a játékok { $bonus }%-ában, yatzy { $yatzy }%-ában jön össze.
