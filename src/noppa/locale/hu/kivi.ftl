# KIVI: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

kivi-name = KIVI
kivi-tagline = Hosszú vonalak egy 7 × 7-es táblán

## Kiadások
kivi-edition-international = Nemzetközi
kivi-edition-italian = Olasz

## Beállítások, és mit jelentenek az értékeik
kivi-option-run-of-six = Hová mehet az 1-2-3-4-5-6
kivi-option-run-of-six-vacant = bármelyik szabad mezőre
kivi-option-run-of-six-take-over = bármelyik szabad mezőre vagy másik játékoséra
kivi-option-alike = Hová mehet öt vagy hat egyforma
kivi-option-alike-wild = bármelyik szabad mezőre; hat egyforma másik játékoséra is
kivi-option-alike-plain = csak olyan mezőre, amelyhez illik

## Mit változtat egy beállítás, egy mondatban
kivi-option-run-of-six-vacant-more = Az 1-2-3-4-5-6 dobással bármelyik szabad mezőre teheted a kövedet.
kivi-option-run-of-six-take-over-more = Az 1-2-3-4-5-6 dobással bármelyik szabad mezőre teheted a kövedet, vagy elfoglalhatod egy másik játékos mezőjét, és a kövét máshová teszed.
kivi-option-alike-wild-more = Öt egyformával bármelyik szabad mezőre teheted a kövedet. Hat egyformával egy másik játékos mezőjét is elfoglalhatod, és a kövét máshová teszed.
kivi-option-alike-plain-more = Az öt és a hat egyforma semmi különös. Csak ezekhez a célokhoz illik: mind páratlan, mind páros, legfeljebb 12, legalább 30.

## Mi számít
kivi-item-lines = Vonalak
kivi-item-singles = Magányos kövek

## A mezők céljai
kivi-target-two-pairs = 2 pár
kivi-target-three-of-a-kind = Terc
kivi-target-run-of-4 = 4-es sor
kivi-target-three-and-two = Terc és pár
kivi-target-four-of-a-kind = Póker
kivi-target-run-of-5 = 5-ös sor
kivi-target-all-even = Mind páros
kivi-target-all-odd = Mind páratlan
kivi-target-at-most-12 = Legfeljebb 12
kivi-target-at-least-30 = Legalább 30
kivi-target-three-pairs = 3 pár
kivi-target-two-triples = 2 terc
kivi-target-four-and-two = Póker és pár

## A célok, ahogy a mezőn állnak: legfeljebb hat jel
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

## Hová mehet egy dobás, bármit mondanak a célok
kivi-wild-vacant = Bármelyik szabad mező
kivi-wild-take-over = Bármelyik szabad mező vagy másik játékosé

## A képernyőn
kivi-stones = { $box ->
    [0] még { $hand }
   *[other] még { $hand }, elveszett { $box }
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = { $round }/{ $rounds }. forduló
kivi-rolls-left = { $rolls ->
    [0] nincs több dobás
    [one] még egy dobás
   *[other] még { $rolls } dobás
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, de már foglalt
kivi-meets-nothing = Nincs hozzá mező
kivi-move-keep = { $count ->
    [0] mind a hat újra
   *[other] { $dice } marad
 }
kivi-move-place = { $square } mezőre kő ({ $gain })
kivi-move-take-over = { $square } mezőre kő ({ $gain }), az ottani „{ $to }” mezőre ({ $change })
kivi-move-box = kő a dobozba

## Az asztalnál, a böngészőben
kivi-turn = { $round }/{ $rounds }. kör
kivi-place = Lerakás: { $square }
kivi-take-over = { $square } elfoglalása, a másik kő „{ $to }” mezőre
kivi-box = Kő a dobozba
kivi-choose = Érints meg egy mezőt, amelyikhez illik.
kivi-choose-vacant = Érints meg egy szabad mezőt a másik kőnek.
kivi-key-hint = Érints meg egy mezőt, és látod, mit kér.
kivi-hint-meets = { $free ->
    [0] A kockáid: { $targets }, de ezekből a mezőkből egy sem szabad.
   *[other] A kockáid: { $targets }. Érints meg egy világító mezőt.
 }
kivi-hint-nothing = A kockáid egyik mezőhöz sem illenek.
kivi-hint-keep = Érintsd meg, amit megtartasz, és dobj a többivel.
kivi-wild-fits = { $roll ->
    [six] Hat egyforma bárhová mehet.
    [five] Öt egyforma bárhová mehet.
   *[run] Az 1-2-3-4-5-6 bárhová mehet.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Érints meg egy szabad mezőt, vagy egyet, amelyen másik játékos köve van.
   *[vacant] Érints meg egy szabad mezőt.
 }
kivi-key-value = { $value ->
    [1] fehér, 1 pontos
    [2] fekete, 2 pontos
    [3] piros, 3 pontos
   *[other] { $value } pontos
 }
kivi-key-example = például
kivi-key-line = { $stones } kőből álló vonal = { $points }
kivi-key-single = magányos kő
kivi-key-not = A kockáid inkább ezt adják ki: { $targets }.
kivi-colours = A fehér mező 1 pontot ér, a fekete 2-t, a piros 3-at.
kivi-did-place = { $name ->
    [Te] { $square } mezőre raktad a kövedet ({ $target }).
   *[other] { $square } mezőre { $name } rakta a kövét ({ $target }).
 }
kivi-did-take-over = { $name ->
    [Te] { $square } mezőt elfoglaltad, az ottani kő „{ $to }” mezőre került.
   *[other] { $square } mezőt { $name } foglalta el, az ottani kő „{ $to }” mezőre került.
 }
kivi-did-box = { $name ->
    [Te] Egy köved a dobozba került.
   *[other] { $name } egy köve a dobozba került.
 }
kivi-moment = { $stones } kőből álló vonal
kivi-moment-wild = { $roll ->
    [six] Hat egyforma
    [five] Öt egyforma
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Bármelyik szabad mezőre mehet.
kivi-moment-points = { $gain ->
    [one] +1 pont
   *[other] +{ $gain } pont
 }

## Mit lehet beírni
kivi-help =
    Írd be a kockákat, amelyeket megtartasz, a többivel újra dobsz: „444” vagy „keep 4 4 4”. A „keep” magában mind a hatot újra dobja.
    Írj be egy mezőt, hogy követ tegyél rá: „d4” vagy „place d4”.
    Ha elfoglalsz egy mezőt, írd mögé, hová kerüljön a másik kő: „d4 b2” vagy „place d4 move b2”.
    A „box” a dobozba teszi a követ, ha sehová sem illik.

## Elutasítások
error-kivi-no-rolls-left = Nincs több dobásod. Rakj le egy követ, vagy tedd a dobozba, ha sehová sem illik.
error-kivi-keep-not-there = Csak olyan kockát tarthatsz meg, amit dobtál: { $dice }.
error-kivi-keep-all = Ha mind a hat kockát megtartod, nincs mivel dobni. Rakj le egy követ, vagy dobj újra néhány kockával.
error-kivi-square-unknown = { $square } mező nincs ezen a táblán. Az első mező: { $first }, az utolsó: { $last }.
error-kivi-square-taken = { $square } már foglalt. Válassz másik mezőt.
error-kivi-target-not-met = { $square } mező célja: „{ $target }”. { $needs } { $count ->
    [0] A kockáid sehová sem illenek.
   *[other] A kockáid ide illenek: { $open }.
 }
error-kivi-take-over-where = { $square } elfoglalásához írd be azt is, melyik szabad mezőre kerüljön az ottani kő.
error-kivi-no-take-over = Ezzel a dobással nem foglalhatsz el mezőt. Válassz szabadot.
error-kivi-take-over-vacant = { $square } szabad. Egyszerűen rakj oda egy követ.
error-kivi-take-over-own = { $square } mezőn már a te köved van. Válassz másik mezőt.
error-kivi-move-to-taken = { $to } már foglalt. Az elmozdított kőnek ({ $square }) szabad mezőt válassz.
error-kivi-board-full = A tábla megtelt, ezért nem tehetsz át követ.
error-kivi-box-rolls-left = Még van dobásod. A dobozba csak akkor kerül kő, ha az utolsó dobás sehová sem illik.
error-kivi-box-can-place = Ez a dobás ide illik: { $open }, ezért le kell raknod a követ.

error-kivi-position-impossible = Ilyen helyzet nem fordulhat elő a játékban: lerakható kövek { $hands }, kövek a táblán { $stones }, soron lévő hely { $turn }.

## Mit mond az edző, és miért
kivi-advice-keep = { $count ->
    [0] Dobj újra mind a hat kockával
   *[other] { $dice } maradjon, és dobj { $left ->
        [one] egy kockával
       *[other] { $left } kockával
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Dobd újra mind a hatot
   *[other] { $dice } maradjon
 }
kivi-advice-place = { $square } mezőre rakd a követ ({ $target })
kivi-advice-place-brief = { $square } mezőre rakd
kivi-advice-take-over = { $square } elfoglalása, az ottani kő „{ $to }” mezőre
kivi-advice-box = Tedd a követ a dobozba
kivi-why-gain = Ez most { study-amount-points }ot hoz.
kivi-why-line = Ez most { study-amount-points }ot hoz, { $stones } kőből álló vonalban.
kivi-why-block = Az ellenfeleidet is akadályozza: egyikük { study-amount-points }ot szerezhetett volna ott.
kivi-why-rare = „{ $target }”: ha egész körben erre mész, { $percent }% eséllyel jön össze.
kivi-why-take-over = A másik kő áthelyezése { study-amount-points }ba kerül a gazdájának.
kivi-why-box = Ez a dobás egyik szabad mezőhöz sem illik, ezért elveszíted a követ.
kivi-why-keep = A köved valószínűleg „{ $square }” ({ $target }, { $percent }%) vagy „{ $other_square }” ({ $other_target }, { $other_percent }%) mezőre kerül.
kivi-why-keep-one = A köved valószínűleg „{ $square }” mezőre kerül ({ $target }, { $percent }%).
kivi-why-keep-nothing = Már egyetlen dobás sem illene szabad mezőhöz, ezért elveszíted a követ.
kivi-why-turn = { $percent ->
    [0] A kör átlagosan { study-amount-points }ot hoz, és a követ biztosan nem veszíted el.
   *[other] A kör átlagosan { study-amount-points }ot hoz. { $percent }% eséllyel elveszíted a követ.
 }
kivi-why-roll-instead = { $than ->
    [less] Az újradobás { study-amount-lead }tal kevesebbet érne.
    [more] Az újradobás { study-amount-lead }tal többet érne.
   *[same] Az újradobás ugyanennyit érne.
 }
kivi-why-place-instead = { $than ->
    [less] { $square } mezőn ({ $target }) a kő { study-amount-lead }tal kevesebbet érne.
    [more] { $square } mezőn ({ $target }) a kő { study-amount-lead }tal többet érne.
   *[same] { $square } mezőn ({ $target }) a kő ugyanennyit érne.
 }

## Milyen választás volt
kind-roll-on = lerakás vagy továbbdobás
kind-square = melyik mező
kind-block = mezők, amelyek másnak kellenek
kind-take-over = elfoglalás

## Saját táblák
error-kivi-board-size = { $place }: { $given }, de egy táblának { $least }–{ $most } sora és oszlopa lehet.
error-kivi-board-rows = { $place }: a mérethez { $rows } sor kell, nem { $given }.
error-kivi-board-columns = { $place }: a mérethez { $columns } mező kell, nem { $given }.
error-kivi-board-target = „{ $target }”: nincs ilyen cél ({ $place } mező). Ezek közül válassz: { $allowed }.
error-kivi-board-value = „{ $value }”: ez az érték ({ $place } mező) nem egész szám { $least } és { $most } között.

## A szabályok, Markdownban
kivi-rules =
    Rakd le a tíz kövedet hosszú vonalakba, vízszintesen és függőlegesen. Az nyer, akinek a legtöbb pontja van; egyenlő pontszám esetén
    közös a győzelem. Ketten, hárman vagy négyen játszhatjátok, mindenki tíz kört játszik a 49 mezős táblán.

    __Egy kör.__ Dobj hat kockával. Legfeljebb kétszer újra dobhatsz, és minden alkalommal megtarthatod, ami tetszik.
    Ha a dobásod illik egy szabad mezőhöz, megállhatsz, és lerakhatsz oda egy követ. A harmadik dobás után, ha lehet,
    le kell raknod egy követ bármelyik mezőre, amelyikhez illik. Ha semmi sem illik, a kő a dobozba kerül, és elvész.

    __Célok.__ Minden mezőnek van egy célja, és 1, 2 vagy 3 pontot ér.

    | cél | mennyit ér | példa |
    |---|---|---|
    | 2 pár | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Terc | 1 | ⚁⚁⚁⚂⚄⚅ |
    | 4-es sor | 1 | ⚁⚂⚃⚄⚄⚄ |
    | Terc és pár | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Póker | 2 | ⚀⚂⚂⚂⚂⚄ |
    | 5-ös sor | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Mind páros | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Mind páratlan | 2 | ⚀⚀⚂⚂⚂⚄ |
    | Legfeljebb 12 | 2 | ⚀⚀⚀⚁⚂⚃ |
    | Legalább 30 | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pár | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 terc | 3 | ⚁⚁⚁⚄⚄⚄ |
    | Póker és pár | 3 | ⚂⚂⚅⚅⚅⚅ |

    Mind a hat kocka számít. Három egyforma és egy pár együtt „Terc és pár”, sosem „Terc”, és az ötös sor nem négyes
    sor. Ha a dobásod több célhoz is illik, te választasz.

    __Példa.__ A dobásod ⚁⚁⚃⚃⚄⚅. Ez „2 pár”, és rögtön lerakhatnál egy követ. Te inkább megtartod ezt: ⚁⚁⚃⚃, dobsz
    két kockával, és ez jön: ⚁⚅. A ⚁⚁⚁⚃⚃⚅ most már „Terc és pár”, valamint „Mind páros”, de többé nem „2 pár”.

    __Szabad választás.__ Öt egyforma, ⚃⚃⚃⚃⚃⚅, vagy egytől hatig minden szám, ⚀⚁⚂⚃⚄⚅, bármelyik szabad mezőre jó.
    Hat egyformával, ⚂⚂⚂⚂⚂⚂, bármelyik szabad mezőt vagy egy másik játékos mezőjét választhatod, és az ottani követ
    bármelyik szabad mezőre átteszed.

    __Pontozás.__ Ha legalább két köved áll egymás mellett hézag nélkül, az egy vonal. A vonal annyit ér, mint
    a mezőinek összege szorozva a kövei számával. Egy kő két vonalhoz is tartozhat, egy vízszinteshez és egy
    függőlegeshez. Az a kő, amelyik egyik vonalhoz sem tartozik, annyit ér, mint a mezője.

    __Példa a pontozásra.__ Az oszlopok balról jobbra a-tól g-ig, a sorok fentről lefelé 1-től 7-ig mennek. A köveid
    ezeken a mezőkön vannak: b2, c2, d2, c3 és g7. Vízszintesen b2, c2 és d2 értéke 3, 1 és 3: 7 × 3 = 21. Függőlegesen
    c2 és c3 értéke 1 és 2: 3 × 2 = 6. A g7 mezőn lévő kő magányos: 1. Ez összesen 28.

    __Olasz kiadás.__ Egytől hatig minden számmal, ⚀⚁⚂⚃⚄⚅, egy másik játékos mezőjét is elfoglalhatod, és a kövét
    bármelyik szabad mezőre átteheted. Az öt és a hat egyforma nem ad szabad választást.

## A rövid szabályok
kivi-goal = Rakd le a köveidet hosszú vonalakba. Egy vonalban a mezők összegét megszorzod a kövek számával: { $sum } × { $stones } = { $points }.
kivi-begins = A füzet szerint mindenki dob egy kockával, és aki a legnagyobbat dobja, az kezd. Utána az óramutató járása szerint jöttök.
kivi-step-roll = Dobj hat kockával.
kivi-step-keep = Tarts meg néhányat, és dobj a többivel, legfeljebb kétszer.
kivi-step-place = Rakj egy követ egy szabad mezőre, amelyikhez illenek a kockáid.
kivi-needs-two-pairs = Két pár és két különböző kocka.
kivi-needs-three-of-a-kind = Három egyforma és három különböző kocka.
kivi-needs-run-of-4 = Négy egymást követő szám, de nem öt.
kivi-needs-three-and-two = Három egyforma, egy pár és még egy kocka.
kivi-needs-four-of-a-kind = Négy egyforma és két különböző kocka.
kivi-needs-run-of-5 = Öt egymást követő szám, de nem hat.
kivi-needs-all-even = Csak kettes, négyes és hatos.
kivi-needs-all-odd = Csak egyes, hármas és ötös.
kivi-needs-at-most-12 = A hat kocka összege legfeljebb 12.
kivi-needs-at-least-30 = A hat kocka összege legalább 30.
kivi-needs-three-pairs = Három különböző pár.
kivi-needs-two-triples = Kétszer három egyforma.
kivi-needs-four-and-two = Négy egyforma és egy pár.
kivi-item-five = Öt egyforma
kivi-item-run = Egytől hatig
kivi-item-six = Hat egyforma
kivi-example-first = Az első dobásod: „{ $target }”. Már most lerakhatnál egy követ.
kivi-example-keep = Többet szeretnél. Megtartod ezeket: { $kept }, és kettővel dobsz.
kivi-example-last = A kockáid most egyszerre „{ $one }” és „{ $other }”, te választasz egy mezőt.
kivi-example-line = Vonal: { $sum } × { $stones } = { $points }
kivi-example-alone = Magányos kő: { $points }
kivi-example-total = Ez összesen { $points } pont.
kivi-ask-all-dice = Mind a hat kocka számít?
kivi-answer-all-dice = Igen. ⚄⚄⚄⚂⚂⚁ mindig „Terc és pár”, sosem „Terc”. Ha a kockáid több célhoz is illenek, te választasz.
kivi-ask-nothing = Mi van, ha a harmadik dobás után semmi sem illik?
kivi-answer-nothing = Az egyik köved a dobozba kerül, és elvész.
kivi-ask-twice = Számíthat egy kő kétszer?
kivi-answer-twice = Igen: egyszer egy vízszintes, egyszer egy függőleges vonalban.
kivi-ask-after = Muszáj mind a háromszor dobnom?
kivi-answer-after = Nem. Bármelyik dobás után lerakhatsz egy követ, ha illik egy szabad mezőhöz. A harmadik után, ha lehet, le is kell raknod.
kivi-ask-tie = Ki nyer döntetlennél?
kivi-answer-tie = Akiknek ugyanannyi a pontjuk, közösen nyernek.
kivi-now = { $met ->
    [yes] A kockáid ide illenek.{" "}
   *[no] {""}
 }{ $free ->
    [0] Ezek közül egy mező sem szabad.
    [one] { $of } mezőből 1 szabad.
   *[other] { $of } mezőből { $free } szabad.
 }

## A lecke: mit kell tenni, és utána, hogy miért
kivi-lesson-goal = Rakj le hosszú vonalakat a köveidből
kivi-lesson-roll = Dobj a hat kockáddal!
kivi-lesson-roll-why = Három dobásod van, hogy a kockák illjenek valamelyik mezőhöz.
kivi-lesson-keep = Tartsd meg ezeket: ⚄⚄⚄, és dobj a másik hárommal.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ már „Terc és pár”, és többé nem „Terc”.
kivi-lesson-place = Ami illik, az világít. Rakd le az első kövedet a b4 mezőre.
kivi-lesson-place-why = A fehér mező 1 pontot ér, a fekete 2-t, a piros 3-at. A nehezebb dobások többet érnek.
kivi-lesson-roll-two = Közben az ellenfeled, Jussi (egy bot) is lerakott egy követ. Dobj újra!
kivi-lesson-roll-two-why = Ez „Mind páros” és „Terc és pár” is. Te döntöd el, melyiket használod.
kivi-lesson-line = A c4 mezőhöz mind páros kell, és a köved mellett van. Rakj oda egyet.
kivi-lesson-line-why = Egy vonalban a mezők összegét megszorzod a kövek számával: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = A piros d4 mezővel három kőből álló vonalad lenne. Dobj!
kivi-lesson-roll-three-why = A d4 mezőhöz 2 terc kell, például ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Kérdezd meg az edzőt, melyik kockákat tartsd meg.
kivi-lesson-coach-why = Már csak egy ⚅ hiányzott, és meg is jött.
kivi-lesson-three = Ez 2 terc. Rakd a kövedet a d4 mezőre.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 pont. A hosszú vonalak gyorsan nőnek.
kivi-lesson-roll-last = Ugorjunk az utolsó kövedhez. Dobj!
kivi-lesson-roll-last-why = A kockák összege 11, ezért minden szabad ≤12 mezőre jók.
kivi-lesson-last = Az a4 és az e4 mezővel is négyes vonalad lesz. Az e4 Jussinak is kellene, ezért oda rakd.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussi utolsó dobása sehová sem illett, ezért elveszítette a kövét.
kivi-lesson-done = Keresd a mezőket, amelyek meghosszabbítják a vonalaidat, és időben állj az ellenfeleid útjába.
