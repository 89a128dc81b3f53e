# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Seši kauliņi, kārts un drosme turpināt

## Editions
tutto-edition-booklet = 2013. gada grāmatiņa
tutto-edition-later = Vēlākie noteikumi

## Options, and what each value means
tutto-option-target = Punkti, kas beidz spēli
tutto-option-leader-plus-minus = Ko pluss/mīnuss dara tam, kas ir vadībā viens
tutto-option-leader-plus-minus-misses-turn = beidz gājienu
tutto-option-leader-plus-minus-plays-on = spēlē par 1000, un neviens nezaudē
tutto-option-ending = Kad spēle beidzas
tutto-option-ending-at-once = tiklīdz kāds sasniedz mērķi
tutto-option-ending-equal-turns = pēc kārtas, kurā kāds to sasniedz
tutto-option-floor-at-zero = Vai pluss/mīnuss apstājas pie 0
tutto-option-straight-is-tutto = Vai rinda skaitās Tutto

## What an option changes, in a sentence
tutto-option-target-more = Spēlē līdz { $value } punktiem: jo vairāk punktu, jo garāka spēle.
tutto-option-leader-plus-minus-misses-turn-more = Kas ir vadībā viens, tam pluss/mīnuss ir stop kārts: gājiens ir galā un tā punkti zaudēti.
tutto-option-leader-plus-minus-plays-on-more = Kas ir vadībā viens, spēlē plusu/mīnusu tāpat kā visi, bet punktus neatņem nevienam.
tutto-option-ending-at-once-more = Spēle ir galā, tiklīdz kāds sasniedz mērķi, arī kārtas vidū.
tutto-option-ending-equal-turns-more = Kārtu izspēlē līdz galam, lai visiem būtu vienāds gājienu skaits; tad uzvar, kam visvairāk punktu.
tutto-option-floor-at-zero-true-more = Pluss/mīnuss neatņem vairāk, nekā kādam ir.
tutto-option-floor-at-zero-false-more = Pluss/mīnuss var kādu nolaist zem 0.
tutto-option-straight-is-tutto-true-more = Pēc rindas tu drīksti atklāt nākamo kārti un turpināt, kā pēc jebkura Tutto.
tutto-option-straight-is-tutto-false-more = Rinda beidz gājienu, un viss, ko tas deva, tiek pierakstīts.

## The score sheet
tutto-item-banked = Pierakstīts
tutto-item-lost = Atņēma pluss/mīnuss

## Cards
tutto-card-clover = Āboliņa lapa
tutto-card-firework = Salūts
tutto-card-stop = Stop
tutto-card-straight = Rinda
tutto-card-plus-minus = Pluss/mīnuss
tutto-card-double = x2
tutto-card-bonus-200 = Prēmija 200
tutto-card-bonus-300 = Prēmija 300
tutto-card-bonus-400 = Prēmija 400
tutto-card-bonus-500 = Prēmija 500
tutto-card-bonus-600 = Prēmija 600

## How a turn ended
tutto-ending-null = tukšs metiens
tutto-ending-stop-card = stop kārts
tutto-ending-leader = pluss/mīnuss, esot vadībā vienam
tutto-ending-stopped = apstājās
tutto-ending-burnt-out = salūts ir izdedzis
tutto-ending-straight = rinda
tutto-ending-clover = divi Tutto ar āboliņa lapu

## On the screen
tutto-player = Spēlētājs
tutto-total = Kopā
tutto-points = { $points }
tutto-turn-number = { $turn }. gājiens · { $target } beidz spēli
tutto-round-number = { $round }. kārta · { $target } beidz spēli
tutto-last-round = pēdējā kārta
tutto-last-turn = Pēdējais gājiens
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, zaudēts { $points }
tutto-took = Pluss/mīnuss: { $by } atņēma { $points }, zaudē { $name }.
tutto-rule-clover = divi Tutto ar šo kārti dod uzvaru; apstāties nedrīkst
tutto-rule-firework = viss, kas skaitās, iet malā; tukšs metiens to beidz un pieraksta punktus
tutto-rule-straight = no 1 līdz 6, katrā metienā jauns skaitlis, par 2000; agrāk apstāties nedrīkst
tutto-rule-plus-minus = Tutto dod tev 1000 un atņem līderim 1000; agrāk apstāties nedrīkst
tutto-rule-double = Tutto dubulto šī gājiena punktus
tutto-rule-bonus-200 = Tutto pieliek 200
tutto-rule-bonus-300 = Tutto pieliek 300
tutto-rule-bonus-400 = Tutto pieliek 400
tutto-rule-bonus-500 = Tutto pieliek 500
tutto-rule-bonus-600 = Tutto pieliek 600
tutto-first-made = viens Tutto ir
tutto-turn-so-far = Šis gājiens: { $points }
tutto-turn-cards = Šis gājiens: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Malā: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Pierakstot atņem { $points }, zaudē { $name }.
tutto-null-next = Tukša metiena iespēja ar { $dice ->
    [zero] { $dice } kauliņiem
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņiem
 }: { $percent } %
tutto-pile = Kaudzītē { $left }: { $cards }
tutto-pile-used-up = Kaudzīte ir galā: visas 56 kārtis tiek sajauktas no jauna.
tutto-pays = { $count ->
    [zero] Pārējiem izmaksā { $names }, kopīgi.
    [one] Pārējiem izmaksā { $names }.
   *[other] Pārējiem izmaksā { $names }, kopīgi.
 }
tutto-clover-won = { $name } savāca āboliņa lapu: tā ir uzvara, lai kādi punkti.
tutto-turns-needed = { $turns ->
    [zero] Vajadzēja { $turns } gājienu.
    [one] Vajadzēja { $turns } gājienu.
   *[other] Vajadzēja { $turns } gājienus.
 }
tutto-label-set = malā { $dice }
tutto-label-stop = apstāties un pierakstīt { $points }
tutto-label-go = tālāk ar nākamo kārti
tutto-choice-set = punkti { $points }, šajā gājienā { $collected }, tad { $left ->
    [zero] { $left } kauliņu
    [one] { $left } kauliņš
   *[other] { $left } kauliņi
 }: tukšs { $percent } %
tutto-choice-faces = tad { $left ->
    [zero] { $left } kauliņu
    [one] { $left } kauliņš
   *[other] { $left } kauliņi
 }: tukšs { $percent } %
tutto-choice-tutto = Tutto! Šajā gājienā { $collected }
tutto-choice-ends = Rinda ir gatava: pieraksta { $collected } un beidz gājienu
tutto-choice-again = Tutto! Visus sešus vēlreiz: tukšs { $percent } %
tutto-choice-wins = Tutto! Tas dod uzvaru
tutto-choice-stop = pieraksta { $points }, kopā { $total }
tutto-choice-stop-tutto = Tutto! Pieraksta { $points }, kopā { $total }
tutto-choice-go = { $ends } no { $of } kārtīm beidz gājienu; ar kārti vai pirmo metienu to zaudē: { $percent } %
tutto-choices-more = un vēl { $count }

## The coach's reasons
kind-stop = apstāties vai mest
kind-next-card = vēl viena kārts
kind-set = kurus kauliņus malā

## What can be typed
tutto-help =
    Raksti kauliņus, ko nolikt malā, un pārējos met: „1”, „1222” vai „set 1 2 2 2”.
    „stop” pieraksta gājiena punktus ar katru metiena kauliņu, kas skaitās.
    Pēc Tutto „go” atklāj nākamo kārti.

## Refusals
error-tutto-set-never = Šie kauliņi nekad neiet malā kopā: 1 un 5 skaitās pa vienam, citi skaitļi pa trim vai sešiem, bet ar rindu katrs skaitlis vienreiz. Raksti, piemēram, „set 1 2 2 2”.
error-tutto-set-not-there = Malā var nolikt tikai šī metiena kauliņus: { $dice }.
error-tutto-set-not-valid = Ne visi no šiem skaitās. No { $dice } skaitās: { $valid }; 1 un 5 pa vienam, citi skaitļi pa trim.
error-tutto-set-all = Ar salūtu malā iet katrs kauliņš, kas skaitās: { $valid }.
error-tutto-set-new-faces = Ar rindu katrs skaitlis iet malā vienreiz. Jaunie šajā metienā: { $valid }.
error-tutto-set-after-tutto = Visi seši ir malā: apstājies vai turpini ar nākamo kārti.
error-tutto-stop-forbidden = { $card } neļauj tagad apstāties. Noliec kauliņus malā.
error-tutto-go-needs-tutto = Nākamā kārts nāk tikai pēc Tutto. Noliec kauliņus malā vai apstājies, ja kārts ļauj.
error-tutto-tally-not-now = Veselu gājienu var ievadīt tikai pirms tā pirmās kārts.
error-tutto-tally-no-cards = Gājienā ir vismaz viena kārts.
error-tutto-tally-turn-over = { $card } beidz gājienu: { $next } pēc tās nevar nākt.
error-tutto-tally-points = Gājiens ar { $cards } nevar pierakstīt { $points }. Tuvākais: { $nearest }.
error-tutto-tally-no-clover = Ar āboliņa lapu var uzvarēt tikai gājienā, kura pēdējā kārts tā ir, un tas pieraksta 0.

## The rules, as Markdown
tutto-rules =
    Pieraksti 6000 punktu pirms citiem. Kam tad ir vismazāk, tas izmaksā pārējiem.

    __Gājiens.__ Atklāj kārti un met sešus kauliņus. Ja nekas neskaitās, tas ir *tukšs metiens*: gājiens ir
    galā un visi tā punkti zaudēti. Citādi vai nu __apstājies__ un pieraksti gājiena punktus ar katru
    pēdējā metiena kauliņu, kas skaitās, vai __noliec malā__ vismaz vienu kauliņu vai trijotni,
    kas skaitās, un met pārējos.

    __Kas skaitās__

    | kauliņi | punkti | kauliņi | punkti |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Tātad metienā ⚀⚁⚁⚁⚄⚅ ir 350 punktu. Trīs vienādi ir trijotne tikai tad, ja visi trīs uzkrita *vienā
    metienā*: trīs ⚄, kas nolikti malā trijos metienos, ir 150, nevis 500.

    __Tutto.__ Visi seši kauliņi malā, vienā metienā vai vairākos, ir Tutto. Kārts dod to, ko sola; tad
    apstājies un pieraksti vai ej __tālāk__: atklāj nākamo kārti un met visus sešus. Ar stop kārti vai
    tukšu metienu tad zaudē visu, ko šis gājiens devis, arī agrāko kāršu punktus.

    __Piemērs.__ Kārts ir Prēmija 300. Tu met ⚀⚁⚂⚂⚂⚅, noliec malā ⚂⚂⚂ (300) un met trīs: ⚁⚃⚄. Tu noliec
    malā ⚄ (50) un met divus: ⚀⚄. Abi iet malā (150): Tutto. 500 par kauliņiem un 300 par kārti ir 800. Tos
    varētu pierakstīt. Tu ej tālāk un atklāj x2. Vēl viens Tutto, teiksim, par 400, dotu 1200 un dubultotu
    to līdz 2400. Bet tu met ⚁⚁⚂⚃⚅⚅: nekas neskaitās, un 800 ir prom.

    | kārts | cik | ko tā dara |
    |---|---|---|
    | Prēmija 200, 300, 400, 500, 600 | pa 5 | Tutto pieliek prēmiju |
    | x2 | 5 | Tutto dubulto visus līdzšinējos gājiena punktus, arī agrāko kāršu |
    | Stop | 10 | gājiens ir galā, tā punkti zaudēti |
    | Salūts | 5 | noliec malā visu, kas skaitās; pēc Tutto met visus sešus vēlreiz bez jaunas kārts; gājienu beidz tikai tukšs metiens, un tas *pieraksta* punktus |
    | Pluss/mīnuss | 5 | pirms Tutto apstāties nedrīkst; tas dod tev 1000, lai kas uzmests, un, kad pieraksti, līderis zaudē 1000; ja līderi ir vairāki, katrs no tiem zaudē 1000, tu nekad |
    | Rinda | 5 | nedrīkst apstāties, iekams malā nav visi no viena līdz sešiem, katrs vienreiz; katram metienam jādod vismaz viens jauns skaitlis, citādi tas ir tukšs; dod 2000 un skaitās Tutto |
    | Āboliņa lapa | 1 | apstāties nedrīkst; divi Tutto ar šo kārti, pēc pirmā visus sešus met vēlreiz, uzreiz dod uzvaru, lai kādi punkti |

    __Rinda, piemērs.__ ⚀⚁⚁⚃⚄⚅: noliec malā ⚀⚁⚃⚄⚅ un met vienu kauliņu. Rindu pabeidz tikai ⚂; viss cits ir
    tukšs metiens. Varētu arī nolikt malā mazāk un trūkstošajiem skaitļiem mest vairāk kauliņu.

    __Pluss/mīnuss.__ Kurš ir vadībā, nolasa no punktiem lapā, pirms pieskaita šo gājienu. Ja vadībā esi
    tikai tu, kārts beidz tavu gājienu kā stop kārts. Neviens nekrīt zem 0.

    __Kaudzīte__ turpinās no gājiena uz gājienu; kad tā ir galā, visas 56 kārtis sajauc no jauna.

    __Beigas.__ Tiklīdz kāds ir pierakstījis 6000 vai vairāk, spēle ir galā un uzvar, kam punktu visvairāk.
    Spēlējot vienatnē, skaiti, cik gājienu vajadzēja.

    __Vēlākie noteikumi.__ Kas ir vadībā viens, spēlē plusu/mīnusu par tā 1000, un neviens nezaudē. Kārtu,
    kurā kāds sasniedz 6000, vispirms izspēlē līdz galam; ja summas vienādas, uzvaru dala.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Tikai skaiti punktus? Raksti „turn”, kārtis to secībā un pierakstītos punktus: „turn 600 x2 1500”.
error-tutto-turn-form = Raksti gājiena kārtis un tad punktus, 0, ja tie zaudēti: „turn 600 x2 1500”, nevis „{ $text }”.
