# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Jahtzē
yatzy-tagline = Piecpadsmit ailīšu, trīs metieni

## Editions
yatzy-edition-international = Starptautiskais
yatzy-edition-nordic = Ziemeļvalstu
yatzy-edition-danish = Dāņu
yatzy-edition-dutch = Nīderlandiešu

## Options, and what each value means
yatzy-option-declare = Kad izvēlas ailīti
yatzy-option-declare-after = pēc mešanas
yatzy-option-declare-before = pirms pirmā metiena
yatzy-option-yatzy = Punkti par jahtzē
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 un kauliņu summa
yatzy-option-bonus-from = Augšējie punkti, kas vajadzīgi prēmijai
yatzy-option-chance = Kad drīkst lietot izdevību
yatzy-option-chance-free = ar jebkuru metienu
yatzy-option-chance-last-resort = tikai tad, ja cita brīvā ailīte neko nedod

## What an option changes, in a sentence
yatzy-option-declare-after-more = Vispirms tu met, tad izvēlies kauliņiem piemērotu ailīti.
yatzy-option-declare-before-more = Pirms pirmā metiena tu piesaki ailīti. Ja kauliņi tajā neko nedod, raksti 0 vai, ja drīksti, izmanto izdevību.
yatzy-option-yatzy-fifty-more = Pieci vienādi dod 50 punktu neatkarīgi no skaitļa.
yatzy-option-yatzy-sum-plus-fifty-more = Pieci vienādi dod 50 punktu un vēl kauliņu summu, tāpēc pieci sešnieki ir 80 punktu vērti.
yatzy-option-bonus-from-more = Prēmiju saņem, ja augšējās ailītēs kopā ir { $value } vai vairāk.
yatzy-option-chance-free-more = Izdevību var lietot jebkurā laikā un ar jebkuriem kauliņiem.
yatzy-option-chance-last-resort-more = Izdevību drīkst lietot tikai tad, ja kauliņi nedod punktus nevienā citā tavā brīvajā ailītē.

## Rows of the pad
yatzy-item-ones = Vieninieki
yatzy-item-twos = Divnieki
yatzy-item-threes = Trijnieki
yatzy-item-fours = Četrinieki
yatzy-item-fives = Piecinieki
yatzy-item-sixes = Sešnieki
yatzy-item-bonus = Prēmija
yatzy-item-one-pair = Viens pāris
yatzy-item-two-pairs = Divi pāri
yatzy-item-three-of-a-kind = Trīs vienādi
yatzy-item-four-of-a-kind = Četri vienādi
yatzy-item-small-straight = Īsā rinda
yatzy-item-large-straight = Garā rinda
yatzy-item-full-house = Māja
yatzy-item-chance = Izdevība
yatzy-item-yatzy = Jahtzē

## On the screen
yatzy-upper = Augšējās ailītes
yatzy-lower = Apakšējās ailītes
yatzy-total = Kopā
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = { $round }. kārta no { $rounds }
yatzy-declared = ailītei „{ $row }”
yatzy-rolls-left = { $rolls ->
    [0] metienu vairs nav
    [zero] vēl { $rolls } metienu
    [one] vēl { $rolls } metiens
   *[other] vēl { $rolls } metieni
 }
yatzy-move-keep = { $count ->
    [0] mest visus piecus vēlreiz
   *[other] paturēt { $dice }
 }
yatzy-bonus-from = +50, ja ir { $from }
yatzy-pace = { $way ->
    [-1] atpaliec par { $points }
    [0] pagaidām tieši pietiek
   *[1] priekšā par { $points }
 }
yatzy-best-rows = Labākās ailītes šiem kauliņiem
yatzy-hint-keep = Pieskaries kauliņiem, ko gribi paturēt.
yatzy-hint-write = Pieskaries ailītei, lai ierakstītu punktus.
yatzy-told-score = { $name ->
    [Tu] Tu ierakstīji { $points } ailītē „{ $row }”.
   *[other] { $name } ierakstīja { $points } ailītē „{ $row }”.
 }
yatzy-told-declare = { $name ->
    [Tu] Tu pieteici ailīti „{ $row }”.
   *[other] { $name } pieteica ailīti „{ $row }”.
 }
yatzy-move-declare = pieteikt ailīti „{ $row }”
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep = { $count ->
    [0] Met visus piecus vēlreiz
   *[other] Paturi { $dice } un met { $left ->
        [zero] { $left } kauliņus
        [one] { $left } kauliņu
       *[other] { $left } kauliņus
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Met visus piecus
   *[other] Paturi { $dice }
 }
yatzy-advice-declare = Piesaki ailīti „{ $item }”
yatzy-advice-score = Ieraksti { $points } ailītē „{ $item }”
yatzy-advice-zero = Ieraksti nulli ailītē „{ $item }”
yatzy-why-ends = Visticamāk, gājiens beigsies ar ailīti „{ $item }” ({ $percent }%) vai ailīti „{ $other_item }” ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] Gājiens beigsies ar ailīti „{ $item }”.
   *[other] Gājiens gandrīz noteikti beigsies ar ailīti „{ $item }”.
 }
yatzy-why-zero = Ar { $percent }% varbūtību beigās būs nulle.
yatzy-why-score = Ailīte „{ $item }” tagad dod { study-amount-points }.
yatzy-why-turn = Gājiens, kurā mērķē uz ailīti „{ $item }”, vidēji dod { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Ar to tu kopā sakrāj { study-amount-points } vairāk, nekā šobrīd vajag prēmijai.
    [behind] Ar to tu kopā sakrāj { study-amount-points } mazāk, nekā šobrīd vajag prēmijai.
   *[even] Ar to tev ir tieši tik, cik šobrīd vajag prēmijai.
 }
yatzy-why-bonus-made = Ar to tu iegūsti 50 punktu prēmiju.
yatzy-why-bonus-lost = Ar to prēmija vairs nav sasniedzama.
yatzy-why-roll-instead = { $than ->
    [less] Mešana vēlreiz dotu { study-amount-points } mazāk.
    [more] Mešana vēlreiz dotu { study-amount-points } vairāk.
   *[same] Mešana vēlreiz dotu tikpat daudz.
 }
yatzy-why-write-instead = { $points ->
    [0] Ja ierakstītu nulli ailītē „{ $item }”, tas
   *[other] Ja ierakstītu { $points } ailītē „{ $item }”, tas
 } { $than ->
    [less] dotu { study-amount-points } mazāk.
    [more] dotu { study-amount-points } vairāk.
   *[same] dotu tikpat daudz.
 }
yatzy-item-zero = nulle

## What can be typed
yatzy-help =
    Raksti kauliņus, ko gribi paturēt, un pārējos metīsi vēlreiz: „66” vai „keep 6 6”. Tikai „keep” met visus piecus.
    Raksti ailīti, lai to aizpildītu: „full house”, „full” vai „score full_house”. Ja spēlē ar pieteikšanu,
    raksti ailīti arī pirms mešanas: „sixes” vai „declare sixes”.

## Refusals
error-yatzy-declares-after = Šajā izdevumā ailīti nepiesaka. Vispirms met, tad izvēlies.
error-yatzy-declared-already = Šim gājienam jau ir pieteikta ailīte „{ $item }”.
error-yatzy-declare-first = Pirms mešanas piesaki šī gājiena ailīti.
error-yatzy-no-rolls-left = Metienu vairs nav. Aizpildi kādu ailīti.
error-yatzy-keep-not-there = Paturēt var tikai uzmestos kauliņus: { $dice }.
error-yatzy-row-filled = Ailīte „{ $item }” jau ir aizpildīta.
error-yatzy-chance-last-resort = Izdevību drīkst lietot tikai tad, ja kauliņi nedod punktus nevienā citā brīvajā ailītē.
error-yatzy-declared-row-only = Šim gājienam ir pieteikta ailīte „{ $item }”, tāpēc citu lietot nevar.

## The rules, as Markdown
yatzy-rules =
    Aizpildi visas piecpadsmit savas kolonnas ailītes. Uzvar tas, kam visvairāk punktu; ja punkti ir
    vienādi, uzvaru dala. Spēlē vienatnē pret savu rekordu vai kopā ar citiem.

    __Gājiens.__ Met piecus kauliņus. Pēc tam vari mest vēl līdz divām reizēm: paturi kauliņus, kas tev patīk, un
    met pārējos. Drīkst mest arī iepriekš paturētos kauliņus un apstāties pēc jebkura metiena. Tad aizpildi vienu
    brīvu ailīti, pat ja tā dod 0. Katru ailīti izmanto vienreiz, tāpēc katram ir piecpadsmit gājienu.

    __Piemērs.__ Pirmais metiens ir ⚁⚂⚄⚄⚅. Tu paturi ⚄⚄ un met trīs kauliņus: ⚀⚂⚄. Tu paturi ⚄⚄⚄
    un met divus: ⚂⚂. Tagad tev ir ⚂⚂⚄⚄⚄, tā ir māja par 21. Ja pēdējie divi būtu ⚀⚅, tad ⚀⚄⚄⚄⚅ dotu 15
    pieciniekos vai kā trīs vienādi, 10 kā viens pāris vai 22 izdevībā.

    __Ailītes__

    | ailīte | ko skaita | piemērs |
    |---|---|---|
    | No vieniniekiem līdz sešniekiem | kauliņus ar šo skaitli | Četrinieki: ⚁⚃⚃⚃⚅ → 12 |
    | Viens pāris | labākā pāra divus kauliņus | ⚁⚁⚃⚄⚄ → 10 |
    | Divi pāri | divu dažādu pāru četrus kauliņus | ⚁⚁⚂⚅⚅ → 16 |
    | Trīs vienādi | šos trīs kauliņus | ⚀⚂⚃⚃⚃ → 12 |
    | Četri vienādi | šos četrus kauliņus | ⚁⚁⚁⚁⚅ → 8 |
    | Īsā rinda | no viena līdz pieciem, vienmēr 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Garā rinda | no diviem līdz sešiem, vienmēr 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Māja | visus kauliņus: trīs ar vienu skaitli, divi ar citu | ⚂⚂⚃⚃⚃ → 18 |
    | Izdevība | visus kauliņus, lai ko tie rādītu | ⚀⚂⚃⚅⚅ → 20 |
    | Jahtzē | pieci vienādi, vienmēr 50 | ⚃⚃⚃⚃⚃ → 50 |

    Metienu var rakstīt jebkurā brīvajā ailītē, kur tas der: ⚃⚃⚃⚃⚀ dod 12 kā trīs vienādi vai 8 kā viens pāris.
    Četri vienādi neskaitās divi pāri, un pieci vienādi neskaitās māja.

    __Prēmija.__ Ja sešās ailītēs no vieniniekiem līdz sešniekiem kopā ir 63 punkti vai vairāk, tu saņem prēmiju 50.
    Ar trim kauliņiem katrā no šīm ailītēm tieši pietiek.

    __Ziemeļvalstu izdevums.__ Izdevību drīkst lietot tikai tad, ja metiens nedod punktus nevienā citā brīvajā
    ailītē: ⚀⚂⚃⚅⚅ tur neder, kamēr brīvi ir vieninieki, trijnieki, četrinieki, sešnieki vai viens pāris. Kad
    izdevība ir pēdējā brīvā ailīte, tajā der jebkurš metiens.

    __Dāņu izdevums.__ Kā Ziemeļvalstu izdevums, bet ailīti tu piesaki pirms pirmā metiena. Ja metiens tajā dod
    punktus, raksti tos tur. Ja ne, raksti tur 0 vai izmanto izdevību, ja tā ir brīva un metiens tajā der. Kad
    izdevība ir aizpildīta, 0 vari rakstīt jebkurā brīvajā ailītē. Izdevību drīkst pieteikt tikai tad, kad tā ir
    pēdējā brīvā ailīte. Jahtzē dod 50 un vēl kauliņu summu: ⚅⚅⚅⚅⚅ → 80.

    __Nīderlandiešu izdevums.__ Prēmijai vajag 64 punktus, tāpēc ar trim kauliņiem katrā ailītē nepietiek.

## Solving
yatzy-solved-odds = Prēmiju iegūst { $bonus }% spēļu, jahtzē – { $yatzy }%.

## The short rules
yatzy-goal = Aizpildi visas piecpadsmit savas kolonnas ailītes un savāc visvairāk punktu.
yatzy-begins = Grāmatiņā tas nav teikts. Izvēlieties kādu vai metiet katrs pa kauliņam: sāk tas, kam lielākais skaitlis.
yatzy-step-roll = Met piecus kauliņus.
yatzy-step-keep = Paturi kauliņus, kas tev patīk, un met pārējos vēlreiz, līdz divām reizēm.
yatzy-step-write = Ieraksti punktus vienā brīvā ailītē.
yatzy-step-write-declared = Ieraksti punktus ailītē, ko pieteici pirms mešanas.
yatzy-needs-number = Saskaiti kauliņus, kas rāda { $face }.
yatzy-needs-bonus = { $from } punkti vai vairāk sešās ailītēs augšā.
yatzy-needs-one-pair = Divi vienādi. Skaitās šie divi kauliņi.
yatzy-needs-two-pairs = Divi dažādi pāri. Skaitās šie četri kauliņi.
yatzy-needs-three-of-a-kind = Trīs vienādi. Skaitās šie trīs kauliņi.
yatzy-needs-four-of-a-kind = Četri vienādi. Skaitās šie četri kauliņi.
yatzy-needs-small-straight = No viena līdz pieciem.
yatzy-needs-large-straight = No diviem līdz sešiem.
yatzy-needs-full-house = Trīs ar vienu skaitli un divi ar citu. Skaitās visi pieci kauliņi.
yatzy-needs-chance = Jebkuri kauliņi. Skaitās visi pieci.
yatzy-example-first = Tavs pirmais metiens. Tu paturi { $kept } un met pārējos trīs.
yatzy-example-second = Vēl viens piecinieks. Tu paturi { $kept } un met divus.
yatzy-example-last = { $row }: { $points } punkti.
yatzy-example-other = Tas pats gājiens ar citu pēdējo metienu. Vari izmantot vienu no šīm ailītēm, ja tā ir brīva:
yatzy-example-or = { $row }, { $points } punkti
yatzy-ask-again = Vai drīkst mest kauliņu, ko iepriekš paturēju?
yatzy-answer-again = Jā. Pēc katra metiena tu no jauna izvēlies, kurus kauliņus paturēt.
yatzy-ask-zero = Ko darīt, ja nekas neder?
yatzy-answer-zero = Viena brīva ailīte tomēr jāaizpilda. Tajā raksta 0, un to vairs nevar izmantot.
yatzy-ask-alike = Vai četri vienādi skaitās divi pāri un pieci vienādi – māja?
yatzy-answer-alike = Nē, abiem vajag divus dažādus skaitļus. Bet četri vienādi der arī kā viens pāris vai trīs vienādi.
yatzy-ask-chance-free = Kad drīkst lietot izdevību?
yatzy-answer-chance-free = Vienreiz, ar jebkuriem kauliņiem.
yatzy-ask-chance-last-resort = Kad drīkst lietot izdevību?
yatzy-answer-chance-last-resort = Vienreiz: kad kauliņi nedod punktus nevienā citā tavā brīvajā ailītē vai kad izdevība ir tava pēdējā brīvā ailīte.
yatzy-ask-declare = Ko darīt, ja kauliņi neder pieteiktajā ailītē?
yatzy-answer-declare = Tur raksti 0. Vai izmanto izdevību, ja tā ir brīva un kauliņi tajā der. Kad izdevība ir aizpildīta, 0 vari rakstīt jebkurā brīvajā ailītē.
yatzy-ask-alone = Cik spēlētāju var būt?
yatzy-answer-alone = Grāmatiņā ierobežojuma nav. Šeit var spēlēt no viena līdz divdesmit. Vienatnē tu spēlē pret savu labāko rezultātu.
yatzy-now-written = Šeit tev ir { $points }.
yatzy-now-bonus = Augšējās ailītēs tev līdz šim kopā ir { $points }.
yatzy-now-free = Šī ailīte vēl ir brīva.
yatzy-now-would = Tavi kauliņi šeit dotu { $points }.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Aizpildi piecpadsmit ailīšu un savāc visvairāk punktu
yatzy-lesson-roll = Šie pieci kauliņi ir tavi. Met tos!
yatzy-lesson-roll-why = Gājienā ir līdz trim metieniem, un tu izvēlies, kurus kauliņus paturēt.
yatzy-lesson-keep = ⚅⚅ ir labs sākums. Paturi abus un met pārējos trīs.
yatzy-lesson-keep-why = Trešais ⚅. Paturētie kauliņi paliek savā vietā.
yatzy-lesson-keep-three = Paturi ⚅⚅⚅ un met pēdējos divus.
yatzy-lesson-keep-three-why = Trīs ar vienu skaitli un divi ar citu: tā ir māja.
yatzy-lesson-full-house = Katra brīvā ailīte rāda, ko tā dotu. Izvēlies ailīti „Māja”.
yatzy-lesson-full-house-why = 28 punkti, visu piecu kauliņu summa. Katru ailīti var izmantot tikai vienreiz.
yatzy-lesson-roll-again = Arī Jussi, bots, pret kuru tu spēlē, izdarīja gājienu. Tagad met vēlreiz.
yatzy-lesson-roll-again-why = Paturēt divus ⚂ vai ⚁⚂⚃⚄, kam līdz rindai trūkst tikai viena?
yatzy-lesson-coach = Pajautā trenerim, kurus kauliņus paturēt.
yatzy-lesson-coach-why = Te ir ⚅. Tagad tev ir pieci pēc kārtas, no 2 līdz 6.
yatzy-lesson-straight = Tā ir garā rinda. Ieraksti to savā ailītē.
yatzy-lesson-straight-why = 20 punktu. Ja metiens neder nevienā brīvajā ailītē, jāraksta 0.
yatzy-lesson-roll-late = Pārlēksim uz priekšu. Brīvi ir tikai trijnieki un jahtzē. Met!
yatzy-lesson-roll-late-why = Augšā tev ir 54 punkti, un ar ⚂⚂⚂ būs 63.
yatzy-lesson-bonus = Par 63 punktiem augšā pienākas prēmija. Ieraksti 9 ailītē „Trijnieki”.
yatzy-lesson-bonus-why = 63 punkti, tāpēc tu saņem vēl 50. Pietiek ar trim kauliņiem no katra skaitļa.
yatzy-lesson-roll-last = Jussi nācās rakstīt 0. Šis ir tavs pēdējais gājiens. Met!
yatzy-lesson-roll-last-why = Četri ⚄. Vēl viens, un būs pieci vienādi.
yatzy-lesson-keep-four = Paturi ⚄⚄⚄⚄ un met pēdējo kauliņu.
yatzy-lesson-keep-four-why = Pieci vienādi. Tas ir jahtzē!
yatzy-lesson-yatzy = Palikusi tikai viena ailīte. Ieraksti punktus ailītē „Jahtzē”.
yatzy-lesson-yatzy-why = 50 punktu, un spēle ir galā.
yatzy-lesson-done = Augšā centies iegūt pa trim no katra skaitļa, un izdevību pataupi sliktam gājienam.
