# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Desmit akmeņu, seši kauliņi un līnijas horizontāli un vertikāli

## Editions
kivi-edition-international = Starptautiskais
kivi-edition-italian = Itāļu

## Options, and what each value means
kivi-option-run-of-six = Ko drīkst ieņemt ar 1-2-3-4-5-6
kivi-option-run-of-six-vacant = jebkuru brīvu lauciņu
kivi-option-run-of-six-take-over = jebkuru brīvu lauciņu vai cita spēlētāja lauciņu

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Ar 1-2-3-4-5-6 tu drīksti likt akmeni uz jebkura brīva lauciņa.
kivi-option-run-of-six-take-over-more = Ar 1-2-3-4-5-6 tu drīksti ieņemt arī cita spēlētāja lauciņu un pārlikt tā akmeni citur, tāpat kā ar sešiem vienādiem.

## What counts
kivi-item-lines = Līnijas
kivi-item-singles = Atsevišķi akmeņi

## Targets of the squares
kivi-target-two-pairs = 2 pāri
kivi-target-three-of-a-kind = 3 vienādi
kivi-target-run-of-4 = Rinda no 4
kivi-target-three-and-two = 3 + 2 vienādi
kivi-target-four-of-a-kind = 4 vienādi
kivi-target-run-of-5 = Rinda no 5
kivi-target-all-even = Visi pāra
kivi-target-all-odd = Visi nepāra
kivi-target-at-most-12 = 12 vai mazāk
kivi-target-at-least-30 = 30 vai vairāk
kivi-target-three-pairs = 3 pāri
kivi-target-two-triples = 2 trijotnes
kivi-target-four-and-two = 4 + 2 vienādi

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = pāra
kivi-short-all-odd = nepāra
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Jebkurš brīvs lauciņš
kivi-wild-take-over = Jebkurš brīvs lauciņš vai cita spēlētāja lauciņš

## On the screen
kivi-stones = { $box ->
    [0] vēl { $hand }
   *[other] vēl { $hand }, zaudēti { $box }
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = { $round }. kārta no { $rounds }
kivi-rolls-left = { $rolls ->
    [0] metienu vairs nav
    [zero] palikuši { $rolls } metienu
    [one] palicis { $rolls } metiens
   *[other] palikuši { $rolls } metieni
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, jau aizņemts
kivi-meets-nothing = Nekur neder
kivi-move-keep = { $count ->
    [0] mest visus sešus vēlreiz
   *[other] paturēt { $dice }
 }
kivi-move-place = akmens uz { $square } ({ $gain })
kivi-move-take-over = akmens uz { $square } ({ $gain }), tur esošais iet uz { $to } ({ $change })
kivi-move-box = akmens kastē

## What can be typed
kivi-help =
    Raksti kauliņus, ko paturēt, un pārējos met vēlreiz: „444” vai „keep 4 4 4”; „keep” viens pats met visus sešus.
    Raksti lauciņu, lai tur liktu akmeni: „d4” vai „place d4”.
    Lai pārņemtu lauciņu, pasaki, kur iet otrs akmens: „d4 b2” vai „place d4 move b2”.
    „box” liek akmeni kastē, kad neko nevar novietot.

## Refusals
error-kivi-no-rolls-left = Metienu vairs nav: liec akmeni uz lauciņa vai kastē, ja tas nekur neder.
error-kivi-keep-not-there = Paturēt var tikai kauliņus, kas ir uz galda: { $dice }.
error-kivi-keep-all = Paturot visus sešus, nekas netiek mests: liec akmeni vai met kādu vēlreiz.
error-kivi-square-unknown = Lauciņa { $square } šajā laukumā nav: tie ir no { $first } līdz { $last }.
error-kivi-square-taken = Uz { $square } jau ir akmens.
error-kivi-take-over-where = Lai pārņemtu { $square }, pasaki, uz kuru brīvo lauciņu iet tā akmens.
error-kivi-no-take-over = Šis metiens nepārņem nevienu lauciņu.
error-kivi-take-over-vacant = { $square } ir brīvs: vienkārši liec tur akmeni.
error-kivi-take-over-own = Akmens uz { $square } ir tavējais.
error-kivi-move-to-taken = Uz { $to } jau ir akmens: tam, kas ir uz { $square }, jāiet uz brīvu lauciņu.
error-kivi-board-full = Neviens lauciņš nav brīvs, tāpēc akmeni nevar pārlikt.
error-kivi-box-rolls-left = Kaste ir pēdējam metienam, kas nekur neder: metieni vēl ir.
error-kivi-box-can-place = Šo metienu var novietot, tāpēc tas jādara: { $open }.

error-kivi-position-impossible = Tāda pozīcija nerodas: vēl jāliek { $hands }, laukumā { $stones }, gājiens vietai { $turn }.

## The coach's reasons

## What sort of choice it was
kind-roll-on = likt vai mest tālāk
kind-square = kurš lauciņš
kind-block = lauciņi, ko grib citi
kind-take-over = pārņemšana

## Boards of one's own
error-kivi-board-size = { $place } ir { $given }: laukumam ir no { $least } līdz { $most } rindām un kolonnām.
error-kivi-board-rows = { $place }: pēc izmēra jābūt { $rows } rindām, nevis { $given }.
error-kivi-board-columns = { $place }: pēc izmēra jābūt { $columns } lauciņiem, nevis { $given }.
error-kivi-board-target = Kombinācijas „{ $target }” nav (lauciņš { $place }). Ir: { $allowed }.
error-kivi-board-value = Vērtība „{ $value }” (lauciņš { $place }) nav vesels skaitlis no { $least } līdz { $most }.

## The rules, as Markdown
kivi-rules =
    Liec savus desmit akmeņus garās līnijās, horizontāli un vertikāli. Uzvar lielākā summa; ja summas vienādas,
    uzvaru dala. Spēlē divi līdz četri, katram desmit gājienu, laukumā ar 49 lauciņiem.

    __Gājiens.__ Met sešus kauliņus. Vēl ne vairāk kā divreiz paturi, ko gribi, un met pārējos. Apstāties
    vari pēc jebkura metiena, kas der kādā brīvā lauciņā, un likt tur akmeni. Pēc trešā metiena akmens
    jāliek, ja vien var, kur vien gribi; ja nekas neder, akmens iet kastē un ir zaudēts.

    __Kombinācijas.__ Katrs lauciņš nosauc kombināciju un ir 1, 2 vai 3 vērts.

    | kombinācija | vērtība | piemērs |
    |---|---|---|
    | 2 pāri | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 vienādi | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Rinda no 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 vienādi | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 vienādi | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Rinda no 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Visi pāra | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Visi nepāra | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 vai mazāk | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 vai vairāk | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pāri | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 trijotnes | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 vienādi | 3 | ⚂⚂⚅⚅⚅⚅ |

    Skaitās visi seši kauliņi: trīs vienādi kopā ar pāri ir „3 + 2 vienādi”, nekad „3 vienādi”, un rinda no
    pieciem nav rinda no četriem. Metienu, kas atbilst vairākām kombinācijām, var izmantot jebkurai no tām.

    __Piemērs.__ Tu met ⚁⚁⚃⚃⚄⚅. Tas ir „2 pāri”, un akmeni varētu likt uzreiz. Tu paturi ⚁⚁⚃⚃, met divus
    kauliņus un uzmet ⚁⚅. Tagad ⚁⚁⚁⚃⚃⚅ ir „3 + 2 vienādi” un „Visi pāra”, bet vairs ne „2 pāri”.

    __Brīvie metieni.__ Pieci vienādi, ⚃⚃⚃⚃⚃⚅, vai visi skaitļi, ⚀⚁⚂⚃⚄⚅: jebkurš brīvs lauciņš. Seši
    vienādi, ⚂⚂⚂⚂⚂⚂: jebkurš brīvs lauciņš vai tāds, uz kura ir cita spēlētāja akmens; šo akmeni tu pārliec
    uz jebkuru brīvu lauciņu.

    __Punkti.__ Divi vai vairāki tavi akmeņi blakus bez atstarpes ir līnija. Tā dod savu lauciņu summu,
    reizinātu ar akmeņu skaitu. Akmens var būt divās līnijās, vienā horizontālā un otrā vertikālā. Akmens, kas nav līnijā,
    dod sava lauciņa vērtību vienreiz.

    __Punkti, piemērs.__ Kolonnas ir no a līdz g no kreisās, rindas no 1 līdz 7 no augšas. Tavi akmeņi ir uz
    b2, c2, d2, c3 un g7. Horizontāli b2, c2 un d2 ir vērti 3, 1 un 3: 7 × 3 = 21. Vertikāli c2 un c3 ir vērti 1 un
    2: 3 × 2 = 6. Akmens uz g7 ir viens pats: 1. Kopā 28.

    __Itāļu izdevums.__ Arī visi skaitļi, ⚀⚁⚂⚃⚄⚅, var pārņemt lauciņu, tāpat kā seši vienādi.
