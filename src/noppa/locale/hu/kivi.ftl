# KIVI: nevek, miben lehet megegyezni, miért nem megy egy lépés, és a szabályok a saját szavainkkal.

kivi-name = KIVI
kivi-tagline = Tíz kő, hat kocka, vízszintes és függőleges vonalak

## Kiadások
kivi-edition-international = Nemzetközi
kivi-edition-italian = Olasz

## Beállítások, és mit jelentenek az értékeik
kivi-option-run-of-six = Mit foglalhat el az 1-2-3-4-5-6
kivi-option-run-of-six-vacant = bármelyik szabad mezőt
kivi-option-run-of-six-take-over = bármelyik szabad mezőt vagy más játékosét

## Mit változtat egy beállítás, egy mondatban
kivi-option-run-of-six-vacant-more = 1-2-3-4-5-6 esetén bármelyik szabad mezőre teheted a kövedet.
kivi-option-run-of-six-take-over-more = 1-2-3-4-5-6 esetén más játékos mezőjét is elfoglalhatod, és átteheted azt a követ máshová, mint hat egyformánál.

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
kivi-wild-take-over = Bármelyik szabad mező vagy más játékosé

## A képernyőn
kivi-stones = { $box ->
    [0] még { $hand }
   *[other] még { $hand }, elveszett { $box }
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = { $round }. forduló, összesen { $rounds }
kivi-rolls-left = { $rolls ->
    [0] nincs több dobás
    [one] még egy dobás
   *[other] még { $rolls } dobás
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, már foglalt
kivi-meets-nothing = Egyik cél sem
kivi-move-keep = { $count ->
    [0] mind a hat újra
   *[other] marad { $dice }
 }
kivi-move-place = kő ide: { $square } ({ $gain })
kivi-move-take-over = kő ide: { $square } ({ $gain }), az ottani ide megy: { $to } ({ $change })
kivi-move-box = kő a dobozba

## Mit lehet beírni
kivi-help =
    Írd be a megtartott kockákat, a többivel újra dobsz: „444” vagy „keep 4 4 4”; a „keep” magában mind a hatot dobja.
    Írj be egy mezőt, hogy követ tegyél rá: „d4” vagy „place d4”.
    Ha elfoglalsz egy mezőt, mondd meg, hová megy a másik kő: „d4 b2” vagy „place d4 move b2”.
    A „box” a dobozba teszi a követ, ha sehová sem lehet lerakni.

## Elutasítások
error-kivi-no-rolls-left = Nincs több dobás: rakj le egy követ, vagy tedd a dobozba, ha sehová sem illik.
error-kivi-keep-not-there = Csak az asztalon lévő kockákat tarthatod meg: { $dice }.
error-kivi-keep-all = Ha mind a hat kocka marad, nincs mivel dobni: rakj le egy követ, vagy dobj néhánnyal újra.
error-kivi-square-unknown = Ezen a táblán nincs { $square } mező: az elsőtől az utolsóig { $first }–{ $last }.
error-kivi-square-taken = Itt már van kő: { $square }.
error-kivi-take-over-where = Mondd meg, melyik szabad mezőre megy a kő innen: { $square }.
error-kivi-no-take-over = Ez a dobás nem foglal el mezőt.
error-kivi-take-over-vacant = { $square } szabad: csak rakj oda egy követ.
error-kivi-take-over-own = { $square }: ez a saját köved.
error-kivi-move-to-taken = Itt már van kő: { $to }. Az innen elmozduló kőnek szabad mező kell: { $square }.
error-kivi-board-full = Nincs szabad mező, így követ sem lehet áttenni.
error-kivi-box-rolls-left = A doboz az utolsó, sehová sem illő dobásé, és még van dobásod.
error-kivi-box-can-place = Ezt a dobást le lehet rakni, így le is kell: { $open }.

error-kivi-position-impossible = Ilyen állás nem fordul elő: lerakható kövek { $hands }, a táblán { $stones }, soron lévő hely { $turn }.

## Az edző érvei

## Milyen választás volt
kind-roll-on = lerakni vagy tovább dobni
kind-square = melyik mező
kind-block = mezők, amelyek másnak kellenek
kind-take-over = elfoglalás

## Saját táblák
error-kivi-board-size = { $place }: { $given }; egy táblának { $least }–{ $most } sora és oszlopa van.
error-kivi-board-rows = { $place }: a méret szerint { $rows } sor kell, nem { $given }.
error-kivi-board-columns = { $place }: a méret szerint { $columns } mező kell, nem { $given }.
error-kivi-board-target = Nincs „{ $target }” cél ({ $place } mező). Van: { $allowed }.
error-kivi-board-value = Ez az érték: „{ $value }” ({ $place } mező) nem egész szám { $least } és { $most } között.

## A szabályok, Markdownban
kivi-rules =
    Rakd le a tíz kövedet hosszú vonalakba, vízszintesen és függőlegesen. A legtöbb pont nyer; egyenlő pontszámnál közös
    a győzelem. Kettő–négy játékos játszhatja, fejenként tíz körrel, egy 49 mezős táblán.

    __Egy kör.__ Dobj hat kockával. Utána még legfeljebb kétszer tartsd meg, amit szeretnél, és dobj a többivel.
    Bármelyik dobás után megállhatsz, amely illik egy szabad mezőre, és oda teszel egy követ. A harmadik dobás
    után kötelező lerakni, ahová szeretnéd, ha lehet; ha semmi sem illik, a kő a dobozba kerül, és elvész.

    __Célok.__ Minden mezőnek célja van, és 1, 2 vagy 3 pontot ér.

    | cél | ér | példa |
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

    Mind a hat kocka számít: három egyforma egy pár mellett „Terc és pár”, sosem „Terc”, és az ötös sor nem
    négyes sor. Ha egy dobás több célra is illik, bármelyiket választhatod.

    __Egy példa.__ A dobás ⚁⚁⚃⚃⚄⚅. Ez „2 pár”, és rögtön lerakhatnál egy követ. Megtartod ezt: ⚁⚁⚃⚃, két kockával
    dobsz, és ez jön: ⚁⚅. Most ⚁⚁⚁⚃⚃⚅ „Terc és pár” és „Mind páros”, de már nem „2 pár”.

    __Különleges dobások.__ Öt egyforma, ⚃⚃⚃⚃⚃⚅, vagy minden szám, ⚀⚁⚂⚃⚄⚅: bármelyik szabad mező. Hat egyforma,
    ⚂⚂⚂⚂⚂⚂: bármelyik szabad mező, vagy olyan, amelyen más játékos köve van; azt a követ bármelyik szabad
    mezőre átteszed.

    __Pontozás.__ Két vagy több köved egymás mellett, hézag nélkül, egy vonal. Annyit ér, mint a mezőinek összege
    szorozva a köveinek számával. Egy kő két vonalban is lehet, egy vízszintesben és egy függőlegesben. A vonalon
    kívüli kő egyszer éri a mezője értékét.

    __Pontozás, egy példa.__ Az oszlopok balról a-tól g-ig, a sorok fentről 1-től 7-ig mennek. A köveid itt vannak:
    b2, c2, d2, c3 és g7. Vízszintesen b2, c2 és d2 értéke 3, 1 és 3: 7 × 3 = 21. Függőlegesen c2 és c3 értéke 1 és 2:
    3 × 2 = 6. A g7 mezőn lévő kő magányos: 1. Összesen 28.

    __Olasz kiadás.__ Minden szám együtt, ⚀⚁⚂⚃⚄⚅, szintén elfoglalhat egy mezőt, ahogy a hat egyforma.
