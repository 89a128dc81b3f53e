# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Garas līnijas 7 × 7 laukumā

## Editions
kivi-edition-international = Starptautiskais
kivi-edition-italian = Itāļu

## Options, and what each value means
kivi-option-run-of-six = Kur drīkst likt ar 1-2-3-4-5-6
kivi-option-run-of-six-vacant = jebkurā brīvā lauciņā
kivi-option-run-of-six-take-over = jebkurā brīvā vai cita spēlētāja lauciņā
kivi-option-alike = Kur drīkst likt ar pieciem un sešiem vienādiem
kivi-option-alike-wild = jebkurā brīvā lauciņā; ar sešiem arī cita spēlētāja lauciņā
kivi-option-alike-plain = tikai lauciņos, kur tie der

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Ar 1-2-3-4-5-6 vari likt akmeni jebkurā brīvā lauciņā.
kivi-option-run-of-six-take-over-more = Ar 1-2-3-4-5-6 vari likt akmeni jebkurā brīvā lauciņā vai pārņemt cita spēlētāja lauciņu un viņa akmeni pārlikt citur.
kivi-option-alike-wild-more = Ar pieciem vienādiem vari likt akmeni jebkurā brīvā lauciņā. Ar sešiem vienādiem vari arī pārņemt cita spēlētāja lauciņu un viņa akmeni pārlikt citur.
kivi-option-alike-plain-more = Pieci un seši vienādi nav nekas īpašs. Tie der tikai šiem mērķiem: visi nepāra, visi pāra, 12 vai mazāk un 30 vai vairāk.

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
    [zero] vēl { $rolls } metienu
    [one] vēl { $rolls } metiens
   *[other] vēl { $rolls } metieni
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, bet jau aizņemts
kivi-meets-nothing = Nekas neder
kivi-move-keep = { $count ->
    [0] mest visus sešus vēlreiz
   *[other] paturēt { $dice }
 }
kivi-move-place = akmens lauciņā { $square } ({ $gain })
kivi-move-take-over = akmens lauciņā { $square } ({ $gain }), otrs uz lauciņu { $to } ({ $change })
kivi-move-box = akmens kastē

## At the table in the browser
kivi-turn = { $round }. gājiens no { $rounds }
kivi-place = Likt lauciņā { $square }
kivi-take-over = Pārņemt lauciņu { $square }, tā akmeni uz lauciņu { $to }
kivi-box = Likt akmeni kastē
kivi-choose = Pieskaries lauciņam, kas der.
kivi-choose-vacant = Pieskaries brīvam lauciņam otram akmenim.
kivi-key-hint = Pieskaries lauciņam, lai redzētu, ko tas prasa.
kivi-hint-meets = { $free ->
    [0] Tavi kauliņi: { $targets }, bet neviens no šiem lauciņiem nav brīvs.
   *[other] Tavi kauliņi: { $targets }. Pieskaries izgaismotam lauciņam.
 }
kivi-hint-nothing = Tavi kauliņi neder nevienam lauciņam.
kivi-hint-keep = Pieskaries kauliņiem, ko paturēt, tad met pārējos.
kivi-wild-fits = { $roll ->
    [six] Seši vienādi der visur.
    [five] Pieci vienādi der visur.
   *[run] 1-2-3-4-5-6 der visur.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Pieskaries jebkuram brīvam lauciņam vai lauciņam ar cita spēlētāja akmeni.
   *[vacant] Pieskaries jebkuram brīvam lauciņam.
 }
kivi-key-value = { $value ->
    [1] balts, vērtība 1
    [2] melns, vērtība 2
    [3] sarkans, vērtība 3
   *[other] vērtība { $value }
 }
kivi-key-example = piemēram
kivi-key-line = { $stones } akmeņu līnija = { $points }
kivi-key-single = atsevišķs akmens
kivi-key-not = Tavi kauliņi dod ko citu: { $targets }.
kivi-colours = Balts lauciņš dod 1 punktu, melns 2, sarkans 3.
kivi-did-place = { $name ->
    [Tu] Tu ieņēmi lauciņu { $square } ({ $target }).
   *[other] { $name } ieņēma lauciņu { $square } ({ $target }).
 }
kivi-did-take-over = { $name ->
    [Tu] Tu pārņēmi lauciņu { $square } un tā akmeni pārliki uz lauciņu { $to }.
   *[other] { $name } pārņēma lauciņu { $square } un tā akmeni pārlika uz lauciņu { $to }.
 }
kivi-did-box = { $name ->
    [Tu] Tu ieliki akmeni kastē.
   *[other] { $name } ielika akmeni kastē.
 }
kivi-moment = { $stones } akmeņu līnija
kivi-moment-wild = { $roll ->
    [six] Seši vienādi
    [five] Pieci vienādi
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Der katrā brīvā lauciņā.
kivi-moment-points = { $gain ->
    [zero] +{ $gain } punktu
    [one] +{ $gain } punkts
   *[other] +{ $gain } punkti
 }

## What can be typed
kivi-help =
    Raksti kauliņus, ko gribi paturēt, un pārējos metīsi vēlreiz: „444” vai „keep 4 4 4”. Tikai „keep” met visus sešus.
    Raksti lauciņu, lai tur liktu akmeni: „d4” vai „place d4”.
    Lai pārņemtu lauciņu, pieraksti, kur likt otru akmeni: „d4 b2” vai „place d4 move b2”.
    Raksti „box”, lai liktu akmeni kastē, ja tas nekur neder.

## Refusals
error-kivi-no-rolls-left = Metienu vairs nav. Liec akmeni lauciņā vai kastē, ja tas nekur neder.
error-kivi-keep-not-there = Paturēt var tikai uzmestos kauliņus: { $dice }.
error-kivi-keep-all = Ja paturi visus sešus kauliņus, nav ko mest. Liec akmeni vai met kādus kauliņus vēlreiz.
error-kivi-square-unknown = Lauciņa „{ $square }” šajā laukumā nav. Pirmais lauciņš ir { $first }, pēdējais { $last }.
error-kivi-square-taken = Lauciņā { $square } jau ir akmens. Izvēlies citu lauciņu.
error-kivi-target-not-met = Lauciņa { $square } mērķis ir „{ $target }”. { $needs } { $count ->
    [0] Tavi kauliņi nekur neder.
   *[other] Tavi kauliņi der šeit: { $open }.
 }
error-kivi-take-over-where = Lai pārņemtu lauciņu { $square }, pasaki, uz kuru brīvo lauciņu pārlikt tā akmeni.
error-kivi-no-take-over = Ar šo metienu lauciņu pārņemt nevar. Izvēlies brīvu.
error-kivi-take-over-vacant = Lauciņš { $square } ir brīvs. Vienkārši liec tur akmeni.
error-kivi-take-over-own = Lauciņā { $square } jau ir tavs akmens. Izvēlies citu lauciņu.
error-kivi-move-to-taken = Lauciņā { $to } jau ir akmens. Akmeni no lauciņa { $square } pārliec uz brīvu lauciņu.
error-kivi-board-full = Laukums ir pilns, tāpēc akmeni pārlikt nevar.
error-kivi-box-rolls-left = Tev vēl ir metieni. Kaste ir tikai pēdējam metienam, kas nekur neder.
error-kivi-box-can-place = Šis metiens der šeit: { $open }, tāpēc akmens ir jāliek.

error-kivi-position-impossible = Tāda situācija spēlē nevar rasties: vēl jāliek { $hands }, laukumā { $stones }, gājiens vietai { $turn }.

## What the coach says, and why
kivi-advice-keep = { $count ->
    [0] Met visus sešus vēlreiz
   *[other] Paturi { $dice } un met { $left ->
        [zero] { $left } kauliņus
        [one] { $left } kauliņu
       *[other] { $left } kauliņus
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Met visus sešus
   *[other] Paturi { $dice }
 }
kivi-advice-place = Liec lauciņā { $square } ({ $target })
kivi-advice-place-brief = Liec lauciņā { $square }
kivi-advice-take-over = Pārņem lauciņu { $square } un tā akmeni pārliec uz lauciņu { $to }
kivi-advice-box = Liec akmeni kastē
kivi-why-gain = Tas tagad dod { study-amount-points }.
kivi-why-line = Tas tagad dod { study-amount-points }; līnijā ir { $stones } akmeņi.
kivi-why-block = Tas arī traucē pretiniekiem. Kāds no tiem te būtu varējis iegūt { study-amount-points }.
kivi-why-rare = Ja visu gājienu censtos sasniegt mērķi „{ $target }”, tas izdotos ar { $percent }% varbūtību.
kivi-why-take-over = Otra akmens pārlikšana tā īpašniekam maksā { study-amount-points }.
kivi-why-box = Šis metiens neder nevienā brīvā lauciņā, tāpēc akmens ir zaudēts.
kivi-why-keep = Visticamāk, tu nonāksi lauciņā { $square } ({ $target }, { $percent }%) vai lauciņā { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = Visticamāk, tu nonāksi lauciņā { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = Neviens metiens vairs nevar derēt brīvam lauciņam, tāpēc akmens ir zaudēts.
kivi-why-turn = { $percent ->
    [0] Gājiens vidēji dod { study-amount-points }, un akmens nav apdraudēts.
   *[other] Gājiens vidēji dod { study-amount-points }. Iespēja zaudēt akmeni ir { $percent }%.
 }
kivi-why-roll-instead = { $than ->
    [less] Mešana vēlreiz dotu { study-amount-lead } mazāk.
    [more] Mešana vēlreiz dotu { study-amount-lead } vairāk.
   *[same] Mešana vēlreiz dotu tikpat daudz.
 }
kivi-why-place-instead = { $than ->
    [less] Akmens lauciņā { $square } ({ $target }) dotu { study-amount-lead } mazāk.
    [more] Akmens lauciņā { $square } ({ $target }) dotu { study-amount-lead } vairāk.
   *[same] Akmens lauciņā { $square } ({ $target }) dotu tikpat daudz.
 }

## What sort of choice it was
kind-roll-on = likt vai mest tālāk
kind-square = kurš lauciņš
kind-block = lauciņi, ko grib citi
kind-take-over = pārņemšana

## Boards of one's own
error-kivi-board-size = { $place } ir { $given }, bet laukumā ir no { $least } līdz { $most } rindām un kolonnām.
error-kivi-board-rows = { $place }: pēc izmēra vajag tik rindu: { $rows }, nevis { $given }.
error-kivi-board-columns = { $place }: pēc izmēra vajag tik lauciņu: { $columns }, nevis { $given }.
error-kivi-board-target = Mērķa „{ $target }” nav (lauciņš { $place }). Izvēlies kādu no šiem: { $allowed }.
error-kivi-board-value = Vērtība „{ $value }” (lauciņš { $place }) nav vesels skaitlis no { $least } līdz { $most }.

## The rules, as Markdown
kivi-rules =
    Liec savus desmit akmeņus garās līnijās, horizontāli un vertikāli. Uzvar tas, kam visvairāk punktu; ja punkti
    ir vienādi, uzvaru dala. Spēlē no diviem līdz četriem, katram desmit gājienu, laukumā ar 49 lauciņiem.

    __Gājiens.__ Met sešus kauliņus. Vari mest vēl līdz divām reizēm un katrreiz paturēt, ko gribi. Pēc jebkura
    metiena, kas der brīvā lauciņā, vari apstāties un likt tur akmeni. Pēc trešā metiena akmens ir jāliek, ja vien
    var, jebkurā derīgā lauciņā. Ja nekas neder, akmens nonāk kastē un ir zaudēts.

    __Mērķi.__ Katram lauciņam ir mērķis, un tas ir 1, 2 vai 3 punktus vērts.

    | mērķis | vērtība | piemērs |
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

    Skaitās visi seši kauliņi. Trīs vienādi kopā ar pāri ir „3 + 2 vienādi”, nekad „3 vienādi”, un rinda no pieciem
    nav rinda no četriem. Ja metiens der vairākiem mērķiem, izvēlies vienu.

    __Piemērs.__ Tu met ⚁⚁⚃⚃⚄⚅. Tie ir „2 pāri”, un akmeni varētu likt uzreiz. Tomēr tu paturi ⚁⚁⚃⚃, met divus
    kauliņus un uzmet ⚁⚅. Tagad ⚁⚁⚁⚃⚃⚅ ir „3 + 2 vienādi” un „Visi pāra”, bet vairs ne „2 pāri”.

    __Brīvie metieni.__ Pieci vienādi, ⚃⚃⚃⚃⚃⚅, vai no viena līdz sešiem, ⚀⚁⚂⚃⚄⚅, der jebkurā brīvā lauciņā. Seši
    vienādi, ⚂⚂⚂⚂⚂⚂, der jebkurā brīvā lauciņā vai lauciņā ar cita spēlētāja akmeni, un šo akmeni tu pārliec
    uz jebkuru brīvu lauciņu.

    __Punkti.__ Divi vai vairāki tavi akmeņi blakus bez atstarpes ir līnija. Līnija dod savu lauciņu summu, reizinātu
    ar akmeņu skaitu. Akmens var būt divās līnijās, vienā horizontālā un vienā vertikālā. Akmens, kas nav līnijā,
    dod sava lauciņa vērtību.

    __Punkti, piemērs.__ Kolonnas ir no a līdz g no kreisās puses, rindas no 1 līdz 7 no augšas. Tavi akmeņi ir
    lauciņos b2, c2, d2, c3 un g7. Horizontāli b2, c2 un d2 ir 3, 1 un 3 vērti: 7 × 3 = 21. Vertikāli c2 un c3 ir 1
    un 2 vērti: 3 × 2 = 6. Akmens lauciņā g7 ir viens pats: 1. Kopā 28.

    __Itāļu izdevums.__ Ar visiem skaitļiem no viena līdz sešiem, ⚀⚁⚂⚃⚄⚅, vari arī pārņemt cita spēlētāja lauciņu
    un tā akmeni pārlikt uz jebkuru brīvu lauciņu. Pieci un seši vienādi nav brīvie metieni.

## The short rules
kivi-goal = Liec akmeņus garās līnijās. Līnija dod lauciņu summu, reizinātu ar akmeņu skaitu: { $sum } × { $stones } = { $points }.
kivi-begins = Grāmatiņā teikts: katrs met vienu kauliņu, un sāk tas, kam lielākais skaitlis. Tālāk spēlē pulksteņrādītāja virzienā.
kivi-step-roll = Met sešus kauliņus.
kivi-step-keep = Paturi dažus un met pārējos, līdz divām reizēm.
kivi-step-place = Liec akmeni brīvā lauciņā, kas der taviem kauliņiem.
kivi-needs-two-pairs = Divi pāri un divi citi kauliņi.
kivi-needs-three-of-a-kind = Trīs vienādi un trīs dažādi kauliņi.
kivi-needs-run-of-4 = Četri pēc kārtas, ne pieci.
kivi-needs-three-and-two = Trīs vienādi, pāris un vēl viens kauliņš.
kivi-needs-four-of-a-kind = Četri vienādi un divi dažādi kauliņi.
kivi-needs-run-of-5 = Pieci pēc kārtas, ne seši.
kivi-needs-all-even = Tikai divnieki, četrinieki un sešnieki.
kivi-needs-all-odd = Tikai vieninieki, trijnieki un piecinieki.
kivi-needs-at-most-12 = Visu sešu kauliņu summa ir 12 vai mazāk.
kivi-needs-at-least-30 = Visu sešu kauliņu summa ir 30 vai vairāk.
kivi-needs-three-pairs = Trīs dažādi pāri.
kivi-needs-two-triples = Divreiz trīs vienādi.
kivi-needs-four-and-two = Četri vienādi un pāris.
kivi-item-five = Pieci vienādi
kivi-item-run = No viena līdz sešiem
kivi-item-six = Seši vienādi
kivi-example-first = Tavs pirmais metiens: „{ $target }”. Akmeni varētu likt jau tagad.
kivi-example-keep = Tu gribi vairāk. Tu paturi { $kept } un met divus.
kivi-example-last = Tagad kauliņi der gan mērķim „{ $one }”, gan mērķim „{ $other }”, un tu izvēlies vienu lauciņu.
kivi-example-line = Līnija: { $sum } × { $stones } = { $points }
kivi-example-alone = Atsevišķs akmens: { $points }
kivi-example-total = Pavisam punkti: { $points }.
kivi-ask-all-dice = Vai skaitās visi seši kauliņi?
kivi-answer-all-dice = Jā. ⚄⚄⚄⚂⚂⚁ ir „3 + 2 vienādi”, nekad „3 vienādi”. Ja kauliņi der vairākiem mērķiem, izvēlies vienu.
kivi-ask-nothing = Ko darīt, ja pēc trešā metiena nekas neder?
kivi-answer-nothing = Viens tavs akmens nonāk kastē un ir zaudēts.
kivi-ask-twice = Vai akmens var skaitīties divreiz?
kivi-answer-twice = Jā, vienreiz horizontālā un vienreiz vertikālā līnijā.
kivi-ask-after = Vai jāizmanto visi trīs metieni?
kivi-answer-after = Nē. Akmeni vari likt pēc jebkura metiena, kas der brīvā lauciņā. Pēc trešā tas ir jāliek, ja vien var.
kivi-ask-tie = Kas uzvar, ja punkti ir vienādi?
kivi-answer-tie = Tie, kam punkti ir vienādi, uzvaru dala.
kivi-now = { $met ->
    [yes] Tavi kauliņi der.{" "}
   *[no] {""}
 }{ $free ->
    [0] Neviens no šiem lauciņiem nav brīvs.
    [zero] Brīvi ir { $free } no { $of } lauciņiem.
    [one] Brīvs ir { $free } no { $of } lauciņiem.
   *[other] Brīvi ir { $free } no { $of } lauciņiem.
 }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Veido garas līnijas no saviem akmeņiem
kivi-lesson-roll = Met savus sešus kauliņus!
kivi-lesson-roll-why = Tev ir trīs metieni, lai kauliņi derētu kādam lauciņam.
kivi-lesson-keep = Paturi ⚄⚄⚄, un met pārējos trīs.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ ir „3 + 2 vienādi”, un vairs ne „3 vienādi”.
kivi-lesson-place = Derīgie lauciņi ir izgaismoti. Liec savu pirmo akmeni lauciņā b4.
kivi-lesson-place-why = Balts lauciņš dod 1 punktu, melns 2, sarkans 3. Grūtāki metieni dod vairāk.
kivi-lesson-roll-two = Arī Jussi, bots, pret kuru tu spēlē, nolika akmeni. Met vēlreiz!
kivi-lesson-roll-two-why = Tie ir „Visi pāra” un arī „3 + 2 vienādi”. Tu izvēlies, kuru izmantot.
kivi-lesson-line = Lauciņam c4 vajag „Visi pāra”, un tas ir blakus tavam akmenim. Liec tur akmeni.
kivi-lesson-line-why = Līnija dod lauciņu summu, reizinātu ar akmeņu skaitu: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Ar sarkano lauciņu d4 tev būtu trīs akmeņu līnija. Met!
kivi-lesson-roll-three-why = Lauciņam d4 vajag 2 trijotnes, piemēram, ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Pajautā trenerim, kurus kauliņus paturēt.
kivi-lesson-coach-why = Vajadzēja tikai vēl vienu ⚅, un tas uzkrita.
kivi-lesson-three = Tās ir 2 trijotnes. Liec akmeni lauciņā d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 punktu. Garas līnijas aug ātri.
kivi-lesson-roll-last = Pārlēksim līdz pēdējam akmenim. Met!
kivi-lesson-roll-last-why = Šo kauliņu summa ir 11, tāpēc tie der katrā brīvā lauciņā ≤12.
kivi-lesson-last = Gan a4, gan e4 veido četru akmeņu līniju. Lauciņš e4 vajadzīgs arī Jussi, tāpēc liec tur.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussi pēdējais metiens nederēja, tāpēc tas akmens ir zaudēts.
kivi-lesson-done = Meklē lauciņus, kas pagarina tavas līnijas, un laikus aizšķērso ceļu pretiniekiem.
