# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Riskē, kārti pēc kārts

## Editions
tutto-edition-booklet = 2013. gada grāmatiņa
tutto-edition-later = Vēlākie noteikumi

## Options, and what each value means
tutto-option-target = Mērķa punkti
tutto-option-leader-plus-minus = Ja līderis izvelk plusu/mīnusu
tutto-option-leader-plus-minus-misses-turn = gājiens beidzas
tutto-option-leader-plus-minus-plays-on = spēlē par 1000, un neviens nezaudē
tutto-option-ending = Kad spēle beidzas
tutto-option-ending-at-once = tiklīdz kāds sasniedz mērķi
tutto-option-ending-equal-turns = kārtas beigās, kad kāds sasniedz mērķi
tutto-option-floor-at-zero = Punktu nevar būt mazāk par 0
tutto-option-straight-is-tutto = Rinda skaitās Tutto

## What an option changes, in a sentence
tutto-option-target-more = Spēlē līdz { $value } punktiem. Jo augstāks mērķis, jo garāka spēle.
tutto-option-leader-plus-minus-misses-turn-more = Ja vadībā esi tikai tu, pluss/mīnuss darbojas kā stop kārts. Gājiens ir galā, un tā punkti ir zaudēti.
tutto-option-leader-plus-minus-plays-on-more = Ja vadībā esi tikai tu, plusu/mīnusu spēlē par tā 1000, bet neviens nezaudē punktus.
tutto-option-ending-at-once-more = Spēle beidzas, tiklīdz kāds sasniedz mērķi, pat kārtas vidū.
tutto-option-ending-equal-turns-more = Kad kāds sasniedz mērķi, kārtu izspēlē līdz galam, lai visiem būtu vienāds gājienu skaits. Tad uzvar tas, kam visvairāk punktu.
tutto-option-floor-at-zero-true-more = Pluss/mīnuss nevienu nevar nolaist zem 0.
tutto-option-floor-at-zero-false-more = Pluss/mīnuss var kādu nolaist zem 0.
tutto-option-straight-is-tutto-true-more = Pēc rindas tu vari vilkt nākamo kārti un turpināt, tāpat kā pēc jebkura Tutto.
tutto-option-straight-is-tutto-false-more = Rinda beidz tavu gājienu, un visi tā punkti ir pierakstīti.

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
tutto-ending-leader = pluss/mīnuss, esot vadībā
tutto-ending-stopped = apstājās
tutto-ending-burnt-out = salūts beidzies
tutto-ending-straight = rinda pabeigta
tutto-ending-clover = uzvara ar āboliņa lapu

## On the screen
tutto-player = Spēlētājs
tutto-total = Kopā
tutto-points = { $points }
tutto-turn-number = { $turn }. gājiens · spēlē līdz { $target }
tutto-round-number = { $round }. kārta · spēlē līdz { $target }
tutto-last-round = Pēdējā kārta
tutto-last-turn = Iepriekšējais gājiens
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, zaudēts { $points }
tutto-took = Pluss/mīnuss: { $by } atņem { $points }, zaudē { $name }.
tutto-rule-clover = ar diviem šīs kārts Tutto tu uzvari spēlē; apstāties nedrīkst
tutto-rule-firework = noliec malā katru kauliņu, kas skaitās; tukšais metiens beigās pieraksta punktus
tutto-rule-straight = savāc no 1 līdz 6 par 2000, katrā metienā jauns skaitlis; agrāk apstāties nedrīkst
tutto-rule-plus-minus = Tutto dod tev 1000 un atņem līderim 1000; agrāk apstāties nedrīkst
tutto-rule-double = Tutto dubulto šī gājiena punktus
tutto-rule-bonus-200 = Tutto pieliek 200
tutto-rule-bonus-300 = Tutto pieliek 300
tutto-rule-bonus-400 = Tutto pieliek 400
tutto-rule-bonus-500 = Tutto pieliek 500
tutto-rule-bonus-600 = Tutto pieliek 600
tutto-first-made = pirmais Tutto ir, vajag vēl vienu
tutto-turn-so-far = Šajā gājienā: { $points }
tutto-turn-cards = Šajā gājienā: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Malā: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Pierakstot atņem { $points }, zaudē { $name }.
tutto-null-next = Tukša metiena iespēja ar { $dice ->
    [zero] { $dice } kauliņiem
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņiem
 } ir { $percent }%.
tutto-pile = Kaudzītē { $left }: { $cards }
tutto-pile-used-up = Kaudzīte ir tukša. Visas 56 kārtis sajauc no jauna.
tutto-pays = { $count ->
    [zero] Visiem izmaksā { $names }, kopīgi.
    [one] Visiem izmaksā { $names }.
   *[other] Visiem izmaksā { $names }, kopīgi.
 }
tutto-clover-won = Uzvara: { $name }, divi Tutto ar āboliņa lapu, lai kādi būtu punkti.
tutto-turns-needed = { $turns ->
    [zero] Vajadzēja { $turns } gājienu.
    [one] Vajadzēja { $turns } gājienu.
   *[other] Vajadzēja { $turns } gājienus.
 }
tutto-first-to = Līdz { $target }
tutto-round = { $round }. kārta
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [zero] tukša metiena iespēja ar { $dice } kauliņiem
    [one] tukša metiena iespēja ar { $dice } kauliņu
   *[other] tukša metiena iespēja ar { $dice } kauliņiem
 }
tutto-pile-left = { $left ->
    [zero] kaudzītē { $left } kāršu
    [one] kaudzītē { $left } kārts
   *[other] kaudzītē { $left } kārtis
 }, { $stops ->
    [0] stop kāršu nav
    [zero] { $stops } stop kāršu
    [one] { $stops } stop kārts
   *[other] { $stops } stop kārtis
 }
tutto-set-aside = Nolikt malā
tutto-choose = izvēlies, tad met vai pieraksti
tutto-hint = Pieskaries kauliņiem, kas skaitās, tad met pārējos.
tutto-next-card = Vilkt nākamo kārti
tutto-risks = riskē ar { $points }
tutto-bank = Pierakstīt { $points }
tutto-then = kopā būs { $total }
tutto-set-button = { $what ->
    [tutto] Nolikt malā: Tutto
    [ends] Pabeigt rindu
   *[roll] Nolikt malā, mest { $left ->
        [zero] { $left } kauliņus
        [one] { $left } kauliņu
       *[other] { $left } kauliņus
     }
 }
tutto-points-of = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
 }
tutto-told-banked = { $name ->
    [Tu] Tu pierakstīji { $points }.
   *[other] { $name } pierakstīja { $points }.
 }
tutto-told-lost = { $name }: { $ending }, zaudēti punkti: { $points }.
tutto-told-nothing = { $name }: { $ending }, punktu nav.
tutto-told-set = { $name ->
    [Tu] Tu noliki malā { $dice }.
   *[other] { $name } nolika malā { $dice }.
 }
tutto-told-go = { $name ->
    [Tu] Tu izvilki vēl vienu kārti.
   *[other] { $name } izvilka vēl vienu kārti.
 }
tutto-own-banked = Tu pierakstīji { $points }.
tutto-own-lost = { $ending ->
    [null] Tukšs metiens
    [stop_card] Stop kārts
   *[other] Tavs gājiens ir galā
 }: { $points ->
    [0] šajā gājienā punktu nav.
    [zero] zaudēti { $points } punktu.
    [one] zaudēts { $points } punkts.
   *[other] zaudēti { $points } punkti.
 }
tutto-all-six = Visi seši kauliņi
tutto-label-set = nolikt malā { $dice }
tutto-label-stop = apstāties un pierakstīt { $points }
tutto-label-go = turpināt un vilkt nākamo kārti
tutto-choice-set = punkti { $points }, šajā gājienā { $collected }; { $percent }% risks ar { $left ->
    [zero] { $left } kauliņiem
    [one] { $left } kauliņu
   *[other] { $left } kauliņiem
 }
tutto-choice-faces = { $percent }% tukša metiena risks ar { $left ->
    [zero] { $left } kauliņiem
    [one] { $left } kauliņu
   *[other] { $left } kauliņiem
 }
tutto-choice-tutto = Tutto, šajā gājienā { $collected }
tutto-choice-ends = pabeidz rindu, pieraksta { $collected } un beidz gājienu
tutto-choice-again = Tutto; { $percent }% tukša metiena risks atkal ar visiem sešiem
tutto-choice-wins = Tutto, ar ko uzvari spēlē
tutto-choice-stop = pieraksta { $points }, kopā { $total }
tutto-choice-stop-tutto = Tutto, pieraksta { $points }, kopā { $total }
tutto-choice-go = gājienu beidz { $ends } no { $of } kārtīm; ar pirmo metienu risks ir { $percent }%
tutto-choices-more = un vēl { $count }

## What the coach says, and why
tutto-advice-set = { $what ->
    [tutto] Noliec malā { $dice }, un būs Tutto
    [straight] Noliec malā { $dice } un pabeidz rindu
   *[roll] Noliec malā { $dice } un met { $left ->
        [zero] { $left } kauliņus
        [one] { $left } kauliņu
       *[other] { $left } kauliņus
     }
 }
tutto-advice-set-brief = Noliec malā { $dice }
tutto-advice-stop = { $points ->
    [zero] Pieraksti { $points } punktu
    [one] Pieraksti { $points } punktu
   *[other] Pieraksti { $points } punktus
 }
tutto-advice-stop-brief = Pieraksti { $points }
tutto-advice-go = Velc nākamo kārti
tutto-why-null = { $points ->
    [0] Ja met { $dice ->
        [zero] { $dice } kauliņus
        [one] { $dice } kauliņu
       *[other] { $dice } kauliņus
     }, tukša metiena iespēja ir { $percent }%, bet tev vēl nav ko zaudēt.
   *[other] Ja met { $dice ->
        [zero] { $dice } kauliņus
        [one] { $dice } kauliņu
       *[other] { $dice } kauliņus
     }, tukša metiena iespēja ir { $percent }%, un tad tu zaudē visus gājiena punktus: { $points }.
 }
tutto-why-null-straight = { $points ->
    [0] Ja met { $dice ->
        [zero] { $dice } kauliņus
        [one] { $dice } kauliņu
       *[other] { $dice } kauliņus
     }, iespēja neiegūt jaunu skaitli ir { $percent }%, bet tev vēl nav ko zaudēt.
   *[other] Ja met { $dice ->
        [zero] { $dice } kauliņus
        [one] { $dice } kauliņu
       *[other] { $dice } kauliņus
     }, iespēja neiegūt jaunu skaitli ir { $percent }%, un tad tu zaudē visus gājiena punktus: { $points }.
 }
tutto-why-bonus = Tutto iespēja tagad ir { $percent }%, un tas pieliek { $gift } punktu.
tutto-why-double = Tutto iespēja tagad ir { $percent }%, un tas dubulto šī gājiena punktus.
tutto-why-plus-minus = Tutto iespēja tagad ir { $percent }%. Tas dod 1000 punktu un atņem 1000 līderim.
tutto-why-straight = Iespēja tagad pabeigt rindu ir { $percent }%, par to ir 2000 punktu.
tutto-why-clover = Iespēja tagad uzvarēt spēlē ar āboliņa lapu ir { $percent }%.
tutto-why-clover-half = Tas ir pirmais Tutto ar āboliņa lapu. Iespēja iegūt arī otro un uzvarēt spēlē ir { $percent }%.
tutto-why-clover-wins = Tas ir otrais Tutto ar āboliņa lapu, un ar to tu uzvari spēlē.
tutto-why-firework = Ar salūtu punktus zaudēt nevar. Līdz šim tev ir { $points }, un vidēji nāks klāt vēl { $more }.
tutto-why-tutto = Tas ir Tutto. Kārts dod { $gift }, tāpēc šajā gājienā tev ir { $points }.
tutto-why-straight-ends = Tas pabeidz rindu, pieraksta { $points } un beidz gājienu.
tutto-why-takes = Pierakstot tu arī atņem pretiniekiem { $taken }.
tutto-why-stop = Tu pieraksti { $points }, un kopā tev būs { $total }.
tutto-why-stop-wins = Ar to tev ir { $total }, un tu uzvari spēlē.
tutto-why-stop-reaches = Ar to tev ir { $total }, tātad mērķis ir sasniegts. Pārējie vēl pabeidz kārtu.
tutto-why-go = Iespēja, ka nākamā kārts vai pirmais metiens atņems visus gājiena punktus ({ $points }), ir { $percent }%. Vidēji gājiens beigsies ar { $mean } punktiem.
tutto-why-stop-instead = { $than ->
    [less] Ja tagad pierakstītu { $points }, tas atņemtu { study-amount-chance } no uzvaras izredzēm.
    [more] Ja tagad pierakstītu { $points }, tas pieliktu uzvaras izredzēm { study-amount-chance }.
   *[same] Ja tagad pierakstītu { $points }, tas būtu tikpat labi.
 }
tutto-why-go-instead = { $than ->
    [less] Ja vilktu vēl vienu kārti, tas atņemtu { study-amount-chance } no uzvaras izredzēm.
    [more] Ja vilktu vēl vienu kārti, tas pieliktu uzvaras izredzēm { study-amount-chance }.
   *[same] Ja vilktu vēl vienu kārti, tas būtu tikpat labi.
 }
tutto-why-set-instead = { $left ->
    [0] Ja noliktu malā { $dice } un iegūtu Tutto,
   *[other] Ja noliktu malā { $dice } un mestu { $left } (tukša metiena iespēja { $percent }%),
 } { $than ->
    [less] tas atņemtu { study-amount-chance } no uzvaras izredzēm.
    [more] tas pieliktu uzvaras izredzēm { study-amount-chance }.
   *[same] tas būtu tikpat labi.
 }
kind-stop = apstāties vai mest tālāk
kind-next-card = vēl vienas kārts vilkšana
kind-set = kurus kauliņus nolikt malā

## What can be typed
tutto-help =
    Raksti kauliņus, ko nolikt malā, un pārējos metīsi: „1”, „1222” vai „set 1 2 2 2”.
    Raksti „stop”, lai pierakstītu gājiena punktus kopā ar visiem metiena kauliņiem, kas skaitās.
    Pēc Tutto raksti „go”, lai vilktu nākamo kārti.

## Refusals
error-tutto-set-never = Šie kauliņi kopā neskaitās. Malā var nolikt jebkurus 1 un 5, bet citus skaitļus tikai pa trim vai sešiem. Ar rindu katru skaitli ņem tikai vienreiz. Raksti, piemēram, „set 1 2 2 2”.
error-tutto-set-not-there = Malā var nolikt tikai šī metiena kauliņus: { $dice }.
error-tutto-set-not-valid = Ne visi šie kauliņi skaitās. No { $dice } malā var nolikt { $valid }. 1 un 5 skaitās pa vienam, citi skaitļi tikai pa trim.
error-tutto-set-all = Ar salūtu malā jānoliek katrs kauliņš, kas skaitās: { $valid }.
error-tutto-set-new-faces = Ar rindu katru skaitli malā noliek tikai vienreiz. Jaunie šajā metienā: { $valid }.
error-tutto-set-after-tutto = Visi seši kauliņi ir malā. Apstājies un pieraksti punktus vai turpini ar nākamo kārti.
error-tutto-stop-forbidden = Kārts „{ $card }” tagad neļauj apstāties. Noliec malā kādus kauliņus.
error-tutto-go-needs-tutto = Nākamo kārti velk tikai pēc Tutto. Noliec malā kādus kauliņus vai apstājies, ja kārts ļauj.
error-tutto-tally-not-now = Veselu gājienu var ievadīt tikai pirms tā pirmās kārts.
error-tutto-tally-no-cards = Gājienā ir vismaz viena kārts. Ievadi kārtis, ko izvilki.
error-tutto-tally-turn-over = Kārts „{ $card }” beidz gājienu, tāpēc kārts „{ $next }” pēc tās nevar nākt.
error-tutto-tally-points = Gājienā ar šīm kārtīm ({ $cards }) nevar pierakstīt { $points }. Tuvākais: { $nearest }.
error-tutto-tally-no-clover = Ar āboliņa lapu var uzvarēt tikai tad, ja tā ir gājiena pēdējā kārts, un tajā gājienā pieraksta 0.

## The rules, as Markdown
tutto-rules =
    Pieraksti 6000 punktu pirms citiem. Kam tad ir vismazāk punktu, tas pārējiem izmaksā.

    __Gājiens.__ Velc kārti un met sešus kauliņus. Ja nekas neskaitās, tas ir *tukšs metiens*: gājiens ir galā, un
    visi tā punkti ir zaudēti. Citādi vai nu __apstājies__ un pieraksti gājiena punktus kopā ar visiem pēdējā
    metiena kauliņiem, kas skaitās, vai __noliec malā__ vismaz vienu kauliņu vai trijotni un met pārējos.

    __Kas skaitās__

    | kauliņi | punkti | kauliņi | punkti |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Tātad ⚀⚁⚁⚁⚄⚅ ir 350 punktu vērts metiens. Trijotne skaitās tikai tad, ja visi trīs kauliņi uzkrita *vienā
    metienā*: trīs ⚄, kas nolikti malā trijos metienos, dod 150, nevis 500.

    __Tutto.__ Kad visi seši kauliņi ir malā, vienā metienā vai vairākos, tev ir Tutto. Kārts dod to, ko sola. Tad
    apstājies un pieraksti punktus vai ej __tālāk__: velc nākamo kārti un met visus sešus kauliņus. Ja tagad nāk
    stop kārts vai tukšs metiens, tu zaudē visus šī gājiena punktus, arī par iepriekšējām kārtīm.

    __Piemērs.__ Tava kārts ir Prēmija 300. Tu met ⚀⚁⚂⚂⚂⚅, noliec malā ⚂⚂⚂ (300) un met trīs: ⚁⚃⚄. Tu noliec
    malā ⚄ (50) un met divus: ⚀⚄. Tu noliec malā abus (150), un tas ir Tutto. Ar 500 par kauliņiem un 300 par
    kārti tev ir 800. Tos varētu pierakstīt, bet tu ej tālāk un izvelc x2. Vēl viens Tutto, teiksim, par 400, dotu
    1200 un dubultotu to līdz 2400. Bet tu uzmet ⚁⚁⚂⚃⚅⚅. Nekas neskaitās, un 800 punktu ir prom.

    | kārts | cik | ko tā dara |
    |---|---|---|
    | Prēmija 200, 300, 400, 500, 600 | pa 5 | Tutto pieliek prēmiju. |
    | x2 | 5 | Tutto dubulto visus līdzšinējos gājiena punktus, arī par iepriekšējām kārtīm. |
    | Stop | 10 | Gājiens ir galā, un tā punkti ir zaudēti. |
    | Salūts | 5 | Noliec malā katru kauliņu, kas skaitās. Pēc Tutto met visus sešus vēlreiz bez jaunas kārts. Gājienu beidz tikai tukšs metiens, un tas punktus *pieraksta*. |
    | Pluss/mīnuss | 5 | Pirms Tutto apstāties nedrīkst. Tas dod tev 1000, lai kas būtu uzmests, un, kad pieraksti, līderis zaudē 1000. Ja līderi ir vairāki, katrs zaudē tikpat, bet tu nekad. |
    | Rinda | 5 | Nedrīkst apstāties, kamēr malā nav visi skaitļi no viena līdz sešiem, katrs vienreiz. Katram metienam jādod vismaz viens jauns skaitlis, citādi tas ir tukšs. Rinda dod 2000 un skaitās Tutto. |
    | Āboliņa lapa | 1 | Apstāties nedrīkst. Ar diviem Tutto ar šo kārti tu uzreiz uzvari spēlē, lai kādi būtu punkti. Pēc pirmā met visus sešus kauliņus vēlreiz. |

    __Rinda, piemērs.__ Tu met ⚀⚁⚁⚃⚄⚅, noliec malā ⚀⚁⚃⚄⚅ un met vienu kauliņu. Rindu pabeidz tikai ⚂; viss cits ir
    tukšs metiens. Varētu arī nolikt malā mazāk kauliņu un trūkstošajiem skaitļiem mest vairāk.

    __Pluss/mīnuss.__ Kurš ir vadībā, redzams rezultātos, pirms pieskaitīti šī gājiena punkti. Ja vadībā esi tikai
    tu, kārts beidz tavu gājienu kā stop kārts. Neviena punkti nekrīt zem 0.

    __Kaudzīte__ turpinās no gājiena uz gājienu. Kad tā beidzas, visas 56 kārtis sajauc no jauna.

    __Beigas.__ Spēle beidzas, tiklīdz kāds ir pierakstījis 6000 punktu vai vairāk, un uzvar tas, kam punktu
    visvairāk. Ja spēlē vienatnē, skaiti, cik gājienu vajag.

    __Vēlākie noteikumi.__ Ja vadībā esi tikai tu, plusu/mīnusu spēlē par tā 1000, un neviens punktus nezaudē. Kad
    kāds sasniedz 6000, kārtu izspēlē līdz galam. Ja punkti ir vienādi, uzvaru dala.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Tikai skaiti punktus? Raksti „turn”, kārtis pēc kārtas un pierakstītos punktus: „turn 600 x2 1500”.
error-tutto-turn-form = „{ $text }” nevar saprast. Raksti gājiena kārtis un tad punktus, vai 0, ja tie zaudēti: „turn 600 x2 1500”.

## The short rules
tutto-goal = Pieraksti { $target } punktu pirms citiem.
tutto-begins = Grāmatiņā teikts, ka sāk laimīgākais spēlētājs. Kurš tas ir, izlemiet kopā.
tutto-step-card = Velc kārti un met sešus kauliņus.
tutto-step-set = Noliec malā vismaz vienu kauliņu, kas skaitās, un met pārējos. Vai apstājies un pieraksti punktus.
tutto-step-tutto = Kad visi seši kauliņi ir malā, tas ir Tutto, un kārts dod solīto. Pieraksti punktus vai velc nākamo kārti.
tutto-item-single = Viens kauliņš
tutto-item-triple = Trijotne
tutto-needs-single = Katrs skaitās atsevišķi.
tutto-needs-triple = Trīs vienādi vienā metienā.
tutto-needs-stop = gājiens ir galā, un tā punkti ir zaudēti
tutto-example-card = Tu izvelc kārti „{ $card }”.
tutto-example-set = Tu noliec malā { $aside }, punkti: { $points }. Līdz šim kopā { $total }.
tutto-example-tutto = Visi seši kauliņi ir malā, tātad Tutto. { $dice } par kauliņiem un { $bonus } par kārti, kopā { $points }.
tutto-example-go = { $points } punktus tu nepieraksti, bet velc nākamo kārti: { $card }.
tutto-example-null = Nekas neskaitās. Tas ir tukšs metiens, un visi { $points } punkti ir prom.
tutto-ask-triple = Vai trīs piecinieki no trim metieniem ir trijotne?
tutto-answer-triple = Nē. Trijotnei jāuzkrīt vienā metienā.
tutto-ask-at-once = Vai pirms apstāšanās kauliņi jānoliek malā?
tutto-answer-at-once = Nē. Apstājoties tu pieraksti arī visus pēdējā metiena kauliņus, kas skaitās.
tutto-ask-null = Ko maksā tukšs metiens?
tutto-answer-null = Visus šī gājiena punktus, arī par iepriekšējām kārtīm. Agrāk pierakstītie punkti ir drošībā. Tikai ar salūtu tukšs metiens tavus punktus pieraksta.
tutto-ask-leader-misses-turn = Kas notiek, ja esmu vadībā un izvelku plusu/mīnusu?
tutto-answer-leader-misses-turn = Ja vadībā esi tikai tu, gājiens ir galā, tāpat kā ar stop kārti.
tutto-ask-leader-plays-on = Kas notiek, ja esmu vadībā un izvelku plusu/mīnusu?
tutto-answer-leader-plays-on = Ja vadībā esi tikai tu, spēlē par 1000, un neviens neko nezaudē.
tutto-ask-end-at-once = Kad spēle beidzas?
tutto-answer-end-at-once = Tiklīdz kāds ir pierakstījis { $target } punktu vai vairāk.
tutto-ask-end-equal-turns = Kad spēle beidzas?
tutto-answer-end-equal-turns = Tās kārtas beigās, kurā kāds pieraksta { $target } punktu vai vairāk.
tutto-now-risk = Šī kārts ir uz galda, un uz spēles ir { $points } punkti.
tutto-now-left = { $left ->
    [0] { $cards } kāršu kaudzītē nav palikusi neviena.
    [zero] { $cards } kāršu kaudzītē palikušas { $left }.
    [one] { $cards } kāršu kaudzītē palikusi { $left }.
   *[other] { $cards } kāršu kaudzītē palikušas { $left }.
 }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Sasniedz 1000 punktu pirms citiem
tutto-lesson-draw = Katrs gājiens sākas ar kārti. Velc vienu!
tutto-lesson-draw-why = Noliec malā visus sešus kauliņus, un šī kārts dos vēl 300.
tutto-lesson-one = Pa vienam skaitās tikai ⚀ un ⚄. Noliec malā ⚀ un met pārējos.
tutto-lesson-one-why = ⚀ dod 100 punktu, ⚄ dod 50.
tutto-lesson-triple = Trīs vienādi vienā metienā skaitās kopā. Noliec malā ⚁⚁⚁.
tutto-lesson-triple-why = Tie ir 200 punktu. ⚅⚅⚅ būtu 600, un ⚀⚀⚀ pat 1000.
tutto-lesson-tutto = Abi kauliņi skaitās. Noliec malā ⚀⚄.
tutto-lesson-tutto-why = Visi seši kauliņi ir malā. Tas ir Tutto, un kārts pieliek 300.
tutto-lesson-bank = Varētu turpināt un visu riskēt. Labāk pieraksti savus 750 punktus.
tutto-lesson-bank-why = Pierakstītie punkti ir drošībā. Pēc tevis gāja Jussi, bots, un pierakstīja 250.
tutto-lesson-null = Atkal tavs gājiens. Velc nākamo kārti!
tutto-lesson-null-why = Ne ⚀, ne ⚄, ne trīs vienādi. Tas ir tukšs metiens, un šajā gājienā punktu nav.
tutto-lesson-draw-again = Jussi izvilka stop kārti, un gājiens bija galā. Velc savu!
tutto-lesson-draw-again-why = Uzvarai vajag 250. Ja pierakstīsi tagad, būs tikai 200.
tutto-lesson-coach = Pajautā trenerim, ko nolikt malā.
tutto-lesson-coach-why = Tikai ⚀: jo vairāk kauliņu met, jo mazāka ir tukša metiena iespēja.
tutto-lesson-win = 250 punktu, tieši tik, cik vajag. Pieraksti tos!
tutto-lesson-win-why = Tev ir 1000 punktu, un tu uzvari. Parasti spēlē līdz 6000.
tutto-lesson-done = Apstājies laikus un noliec malā tikai tos kauliņus, ko vajag.
