# Yatzy: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

yatzy-name = Yatzy
yatzy-tagline = Tizenöt sor, három dobás

## Kiadások
yatzy-edition-international = Nemzetközi
yatzy-edition-nordic = Északi
yatzy-edition-danish = Dán
yatzy-edition-dutch = Holland

## Beállítások, és mit jelentenek az értékeik
yatzy-option-declare = Mikor választasz sort
yatzy-option-declare-after = dobás után
yatzy-option-declare-before = az első dobás előtt
yatzy-option-yatzy = Mennyit ér a yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 és a kockák összege
yatzy-option-bonus-from = A bónuszhoz szükséges felső pontok
yatzy-option-chance = Mikor jó a sansz
yatzy-option-chance-free = bármilyen dobásnál
yatzy-option-chance-last-resort = csak ha más szabad sor nem ad pontot

## Mit változtat egy beállítás, egy mondatban
yatzy-option-declare-after-more = Előbb dobsz, aztán kiválasztod a kockáidhoz illő sort.
yatzy-option-declare-before-more = Az első dobás előtt bemondasz egy sort. Ha a kockáid ott nem érnek pontot, 0-t írsz be, vagy ha lehet, a sanszot használod.
yatzy-option-yatzy-fifty-more = Öt egyforma 50 pontot ér, bármilyen számról van szó.
yatzy-option-yatzy-sum-plus-fifty-more = Öt egyforma 50 pontot ér, és ehhez jön a kockák összege: öt hatos 80 pont.
yatzy-option-bonus-from-more = Akkor kapod meg a bónuszt, ha a felső sorok összege legalább { $value }.
yatzy-option-chance-free-more = A sanszot bármikor, bármilyen kockákkal kitöltheted.
yatzy-option-chance-last-resort-more = A sanszot csak akkor töltheted ki, ha a kockáid a többi szabad sorod egyikében sem érnek pontot.

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
yatzy-total = Össz.
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = { $round }/{ $rounds }. forduló
yatzy-declared = bemondva: { $row }
yatzy-rolls-left = { $rolls ->
    [0] nincs több dobás
    [one] még 1 dobás
   *[other] még { $rolls } dobás
 }
yatzy-move-keep = { $count ->
    [0] mind az öt újra
   *[other] { $dice } marad
 }
yatzy-bonus-from = +50, ha van { $from }
yatzy-pace = { $way ->
    [-1] { $points } pont lemaradás
    [0] így épp meglesz
   *[1] { $points } pont előny
 }
yatzy-best-rows = A legjobb sorok ezekhez a kockákhoz
yatzy-hint-keep = Érintsd meg a kockákat, amelyeket megtartasz.
yatzy-hint-write = Érints meg egy sort, és oda írjuk a pontjaidat.
yatzy-told-score = { $name ->
    [Te] { $points } pontot írtál be: „{ $row }”.
   *[other] { $name } { $points } pontot írt be: „{ $row }”.
 }
yatzy-told-declare = { $name ->
    [Te] Bemondtad: „{ $row }”.
   *[other] { $name } bemondta: „{ $row }”.
 }
yatzy-move-declare = „{ $row }” bemondva
yatzy-move-score = { $row } { $points }

## Mit mond az edző, és miért
yatzy-advice-keep = { $count ->
    [0] Dobj újra mind az öt kockával
   *[other] { $dice } maradjon, és dobj { $left ->
        [one] egy kockával
       *[other] { $left } kockával
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Dobd újra mind az ötöt
   *[other] { $dice } maradjon
 }
yatzy-advice-declare = „{ $item }” bemondása
yatzy-advice-score = „{ $item }” kitöltése { $points } ponttal
yatzy-advice-zero = „{ $item }” nullázása
yatzy-why-ends = A kör vége valószínűleg „{ $item }” ({ $percent }%) vagy „{ $other_item }” ({ $other_percent }%) lesz.
yatzy-why-sure = { $percent ->
    [100] A kör vége „{ $item }” lesz.
   *[other] A kör vége szinte biztosan „{ $item }” lesz.
 }
yatzy-why-zero = { $percent }% eséllyel nulla lesz a vége.
yatzy-why-score = { $item } most { study-amount-points }ot ér.
yatzy-why-turn = Ha egy kör célja „{ $item }”, az átlagosan { study-amount-points }ot hoz.
yatzy-why-bonus = { $pace ->
    [ahead] Ezzel { study-amount-points }tal jobban állsz, mint ami a bónuszhoz kell.
    [behind] Ezzel { study-amount-points }tal elmaradsz attól, ami a bónuszhoz kell.
   *[even] Ezzel pontosan ott tartasz, ami a bónuszhoz kell.
 }
yatzy-why-bonus-made = Ezzel megvan az 50 pontos bónusz.
yatzy-why-bonus-lost = Ezzel a bónusz elérhetetlenné válik.
yatzy-why-roll-instead = { $than ->
    [less] Az újradobás { study-amount-points }tal kevesebbet érne.
    [more] Az újradobás { study-amount-points }tal többet érne.
   *[same] Az újradobás ugyanennyit érne.
 }
yatzy-why-write-instead = { $points ->
    [0] „{ $item }” nullázása
   *[other] „{ $item }” kitöltése { $points } ponttal
 } { $than ->
    [less] { study-amount-points }tal kevesebbet érne.
    [more] { study-amount-points }tal többet érne.
   *[same] ugyanennyit érne.
 }
yatzy-item-zero = nulla

## Mit lehet beírni
yatzy-help =
    Írd be a kockákat, amelyeket megtartasz, a többivel újra dobsz: „66” vagy „keep 6 6”. A „keep” magában mind az ötöt újra dobja.
    Egy sor kitöltéséhez írd be a sort: „full house”, „full” vagy „score full_house”. Ha bemondással játszotok,
    a sort dobás előtt is így írd be: „sixes” vagy „declare sixes”.

## Elutasítások
error-yatzy-declares-after = Ebben a kiadásban nem kell sort bemondani. Előbb dobj, aztán válassz.
error-yatzy-declared-already = Erre a körre már bemondtad: „{ $item }”.
error-yatzy-declare-first = Dobás előtt mondj be egy sort erre a körre.
error-yatzy-no-rolls-left = Nincs több dobásod. Tölts ki egy sort.
error-yatzy-keep-not-there = Csak olyan kockát tarthatsz meg, amit dobtál: { $dice }.
error-yatzy-row-filled = „{ $item }” már ki van töltve.
error-yatzy-chance-last-resort = A sanszot csak akkor töltheted ki, ha a kockáid más szabad sorban nem érnek pontot.
error-yatzy-declared-row-only = Erre a körre ezt mondtad be: „{ $item }”. Másik sort most nem választhatsz.

## A szabályok, Markdownban
yatzy-rules =
    Töltsd ki az oszlopod mind a tizenöt sorát. Az nyer, akinek a legtöbb pontja van; egyenlő pontszám esetén közös a győzelem.
    Játszhatsz egyedül a saját rekordod ellen, vagy másokkal együtt.

    __Egy kör.__ Dobj az öt kockával. Ezután még legfeljebb kétszer dobhatsz: tartsd meg, ami tetszik, és dobj
    a többivel. A korábban megtartott kockákkal is újra dobhatsz, és bármelyik dobás után megállhatsz. Végül
    tölts ki egy szabad sort, akkor is, ha 0 pontot ér. Minden sort egyszer használhatsz, így mindenkinek
    tizenöt köre van.

    __Példa.__ Az első dobásod ⚁⚂⚄⚄⚅. Megtartod a két ötöst, ⚄⚄, és három kockával dobsz: ⚀⚂⚄. Most három ötöst
    tartasz meg, ⚄⚄⚄, és kettővel dobsz: ⚂⚂. A kockáid ⚂⚂⚄⚄⚄: ez full house, 21 pont. Ha az utolsó két kocka
    ⚀⚅ lett volna, akkor ⚀⚄⚄⚄⚅ 15 pontot érne az ötösöknél vagy tercként, 10 pontot egy párként, a sanszban
    pedig 22 pontot.

    __A sorok__

    | sor | mennyit ér | példa |
    |---|---|---|
    | Egyesektől hatosokig | az ilyen számú kockák összege | Négyesek: ⚁⚃⚃⚃⚅ → 12 |
    | Egy pár | a legjobb pár két kockája | ⚁⚁⚃⚄⚄ → 10 |
    | Két pár | két különböző pár négy kockája | ⚁⚁⚂⚅⚅ → 16 |
    | Terc | a három egyforma kocka | ⚀⚂⚃⚃⚃ → 12 |
    | Póker | a négy egyforma kocka | ⚁⚁⚁⚁⚅ → 8 |
    | Kis sor | egytől ötig, mindig 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Nagy sor | kettőtől hatig, mindig 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full House | minden kocka: három egyforma és két másik egyforma | ⚂⚂⚃⚃⚃ → 18 |
    | Sansz | minden kocka, bármit mutatnak | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | öt egyforma, mindig 50 | ⚃⚃⚃⚃⚃ → 50 |

    A dobásodat bármelyik szabad sorba beírhatod, amelyikbe illik: ⚃⚃⚃⚃⚀ tercként 12, egy párként 8 pont.
    A négy egyforma nem számít két párnak, az öt egyforma pedig nem számít full house-nak.

    __Bónusz.__ Ha az egyesektől a hatosokig a hat sorod összege legalább 63 pont, 50 pont bónuszt kapsz.
    Ehhez soronként három kocka éppen elég.

    __Északi kiadás.__ A sanszot csak akkor töltheted ki, ha a dobásod más szabad sorban nem ér pontot: ⚀⚂⚃⚅⚅
    nem mehet oda, amíg szabad az egyesek, a hármasok, a négyesek, a hatosok vagy az egy pár sora. Ha a sansz
    az utolsó szabad sorod, bármilyen dobást beírhatsz.

    __Dán kiadás.__ Olyan, mint az északi, de az első dobás előtt bemondasz egy sort. Ha a dobásod ott pontot ér,
    oda írod. Ha nem, akkor 0-t írsz oda, vagy a sanszot töltöd ki, ha még szabad, és a dobás beírható. Ha
    a sansz már ki van töltve, helyette bármelyik szabad sorba írhatsz 0-t. A sanszot csak akkor mondhatod be,
    ha már az az utolsó szabad sorod. A yatzy 50 pontot ér, és ehhez jön a kockák összege: ⚅⚅⚅⚅⚅ → 80.

    __Holland kiadás.__ A bónuszhoz 64 pont kell, így soronként három kocka nem elég.

## Megoldás
yatzy-solved-odds = A játékok { $bonus }%-ában megvan a bónusz, { $yatzy }%-ában pedig a yatzy.

## A rövid szabályok
yatzy-goal = Töltsd ki az oszlopod mind a tizenöt sorát, és szerezd a legtöbb pontot.
yatzy-begins = A füzet nem írja. Válasszatok valakit, vagy dobjatok egy-egy kockával: aki a legnagyobbat dobja, az kezd.
yatzy-step-roll = Dobj öt kockával.
yatzy-step-keep = Tartsd meg, ami tetszik, és dobj újra a többivel, legfeljebb kétszer.
yatzy-step-write = Írd be a pontjaidat egy szabad sorba.
yatzy-step-write-declared = Írd be a pontjaidat abba a sorba, amelyet dobás előtt bemondtál.
yatzy-needs-number = Add össze az ilyen kockákat: { $face }.
yatzy-needs-bonus = Legalább { $from } pont a fenti hat sorban.
yatzy-needs-one-pair = Két egyforma. Ez a két kocka számít.
yatzy-needs-two-pairs = Két különböző pár. Ez a négy kocka számít.
yatzy-needs-three-of-a-kind = Három egyforma. Ez a három kocka számít.
yatzy-needs-four-of-a-kind = Négy egyforma. Ez a négy kocka számít.
yatzy-needs-small-straight = Egytől ötig.
yatzy-needs-large-straight = Kettőtől hatig.
yatzy-needs-full-house = Három egyforma és két másik egyforma. Mind az öt kocka számít.
yatzy-needs-chance = Bármilyen kockák. Mind az öt számít.
yatzy-example-first = Az első dobásod. Megtartod ezeket: { $kept }, a másik hárommal pedig újra dobsz.
yatzy-example-second = Jött még egy ötös. Megtartod ezeket: { $kept }, és kettővel dobsz.
yatzy-example-last = { $row }: { $points } pont.
yatzy-example-other = Ugyanez a kör más utolsó dobással. Az egyik sort töltheted ki, ha még szabad:
yatzy-example-or = { $row }, { $points } pont
yatzy-ask-again = Dobhatok újra olyan kockával, amelyet korábban megtartottam?
yatzy-answer-again = Igen. Minden dobás után újra eldöntöd, melyik kockákat tartod meg.
yatzy-ask-zero = Mi van, ha semmi sem illik?
yatzy-answer-zero = Akkor is ki kell töltened egy szabad sort. 0 kerül bele, és többé nem használhatod.
yatzy-ask-alike = Két párnak számít a négy egyforma, vagy full house-nak az öt egyforma?
yatzy-answer-alike = Nem, mindkettőhöz két különböző szám kell. De a négy egyformát egy párként vagy tercként is beírhatod.
yatzy-ask-chance-free = Mikor használhatom a sanszot?
yatzy-answer-chance-free = Egyszer, bármilyen kockákkal.
yatzy-ask-chance-last-resort = Mikor használhatom a sanszot?
yatzy-answer-chance-last-resort = Egyszer: ha a kockáid más szabad sorban nem érnek pontot, vagy ha a sansz az utolsó szabad sorod.
yatzy-ask-declare = Mi van, ha a kockáim nem illenek a bemondott sorba?
yatzy-answer-declare = 0-t írsz oda. Vagy a sanszot töltöd ki, ha még szabad, és ezeket a kockákat be lehet írni. Ha a sansz már ki van töltve, helyette bármelyik szabad sorba írhatsz 0-t.
yatzy-ask-alone = Hányan játszhatják?
yatzy-answer-alone = A füzet nem szab korlátot. Itt egytől húsz játékosig lehet. Egyedül a saját rekordod ellen játszol.
yatzy-now-written = Itt { $points } pontod van.
yatzy-now-bonus = A felső soraid összege eddig { $points }.
yatzy-now-free = Ez a sor még szabad.
yatzy-now-would = A kockáid itt { $points } pontot érnének.

## A lecke: mit kell tenni, és utána, hogy miért
yatzy-lesson-goal = Tölts ki tizenöt sort, és szerezd a legtöbb pontot
yatzy-lesson-roll = Ez az öt kocka a tiéd. Dobj velük!
yatzy-lesson-roll-why = Egy körben legfeljebb háromszor dobhatsz, és te döntöd el, melyik kockákat tartod meg.
yatzy-lesson-keep = ⚅⚅ jó kezdet. Tartsd meg mindkettőt, és dobj a másik hárommal.
yatzy-lesson-keep-why = Jött egy harmadik ⚅ is. A megtartott kockák a helyükön maradnak.
yatzy-lesson-keep-three = Tartsd meg mindhármat, ⚅⚅⚅, és dobj az utolsó kettővel.
yatzy-lesson-keep-three-why = Három egyforma és két másik egyforma: ez full house.
yatzy-lesson-full-house = Minden szabad soron látod, mennyit érne. Válaszd a Full House sort.
yatzy-lesson-full-house-why = 28 pont, az öt kocka összege. Minden sort csak egyszer használhatsz.
yatzy-lesson-roll-again = Közben az ellenfeled is lépett: Jussi, egy bot. Dobj újra!
yatzy-lesson-roll-again-why = Megtartod a két hármast, ⚂⚂, vagy inkább ezeket: ⚁⚂⚃⚄? Ezekhez már csak egy szám kell, és megvan a sor.
yatzy-lesson-coach = Kérdezd meg az edzőt, melyik kockákat tartsd meg.
yatzy-lesson-coach-why = Itt a ⚅. Most már öt szám van egymás után, 2-től 6-ig.
yatzy-lesson-straight = Ez nagy sor. Írd be a helyére.
yatzy-lesson-straight-why = 20 pont. Ha egy dobás egyik szabad sorodba sem illik, 0-t írsz be.
yatzy-lesson-roll-late = Ugorjunk előre. Már csak a Hármasok és a Yatzy szabad. Dobj!
yatzy-lesson-roll-late-why = Felül 54 pontod van, és ⚂⚂⚂ éppen 63-ra egészíti ki.
yatzy-lesson-bonus = Felül 63 pontért bónusz jár. Írj be 9 pontot a Hármasok sorba.
yatzy-lesson-bonus-why = Megvan a 63 pont, így 50 pontot kapsz pluszban. Minden számból három elég hozzá.
yatzy-lesson-roll-last = Jussinak 0-t kellett beírnia. Ez az utolsó köröd. Dobj!
yatzy-lesson-roll-last-why = Négy ⚄. Még egy, és megvan az öt egyforma.
yatzy-lesson-keep-four = Tartsd meg mind a négyet, ⚄⚄⚄⚄, és dobj az utolsó kockával.
yatzy-lesson-keep-four-why = Öt egyforma. Ez yatzy!
yatzy-lesson-yatzy = Már csak egy sor maradt. Írd be a pontjaidat a Yatzy sorba.
yatzy-lesson-yatzy-why = 50 pont, és vége a játéknak.
yatzy-lesson-done = Felül minden számból gyűjts hármat, a sanszot pedig tartogasd egy rossz körre.
