# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Ķer kārtis un noturi tās

## Editions
dicetto-edition-international = Starptautiskais
dicetto-edition-finnish = Somu
dicetto-edition-polish = Poļu

## Options, and what each value means
dicetto-option-bonus = Spēlēt ar prēmijas kārtīm
dicetto-option-bonus-true = jā
dicetto-option-bonus-false = nē
dicetto-option-cards-to-win = Cik kāršu beidz spēli
dicetto-option-most-cards-points = Punkti par prēmiju „Visvairāk kāršu”
dicetto-option-battle = Kad notiek kauliņu cīņas
dicetto-option-battle-at-once = uzreiz
dicetto-option-battle-end-of-turn = gājiena beigās

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Četras prēmijas kārtis ir atklātas no paša sākuma. Spēlētāji tās saņem beigās.
dicetto-option-bonus-false-more = Skaitās tikai kauliņu kāršu punkti.
dicetto-option-cards-to-win-more = { $value ->
    [zero] Spēle beidzas, tiklīdz kādam ir { $value } kāršu. Ar mazāk kārtīm spēle ir īsāka.
    [one] Spēle beidzas, tiklīdz kādam ir { $value } kārts.
   *[other] Spēle beidzas, tiklīdz kādam ir { $value } kārtis. Ar mazāk kārtīm spēle ir īsāka.
 }
dicetto-option-most-cards-points-more = { $value ->
    [zero] Kam ir visvairāk kāršu, tas saņem vēl { $value } punktu, ja šī prēmijas kārts ir spēlē.
    [one] Kam ir visvairāk kāršu, tas saņem vēl { $value } punktu, ja šī prēmijas kārts ir spēlē.
   *[other] Kam ir visvairāk kāršu, tas saņem vēl { $value } punktus, ja šī prēmijas kārts ir spēlē.
 }
dicetto-option-battle-at-once-more = Tu zini, kam pieder kārts, pirms liec pārējos kauliņus.
dicetto-option-battle-end-of-turn-more = Vispirms noliec visus kauliņus, tad izcīni cīņas citu pēc citas.

## Score sheet
dicetto-item-cards = Kauliņu kārtis
dicetto-item-bonus = Prēmijas kārtis

## Dice cards
dicetto-card-ones = Vieninieki
dicetto-card-twos = Divnieki
dicetto-card-threes = Trijnieki
dicetto-card-fours = Četrinieki
dicetto-card-fives = Piecinieki
dicetto-card-sixes = Sešnieki
dicetto-card-pair = Pāris
dicetto-card-two-pairs = Divi pāri
dicetto-card-three-of-a-kind = Trīs vienādi
dicetto-card-four-of-a-kind = Četri vienādi
dicetto-card-small-straight = Īsā rinda
dicetto-card-large-straight = Garā rinda
dicetto-card-chance = Izdevība
dicetto-card-extra-roll = Papildmetiens

## What may lie on a card, in a few words
dicetto-asks-ones = vieninieki, cik vien gribi
dicetto-asks-twos = divnieki, cik vien gribi
dicetto-asks-threes = trijnieki, cik vien gribi
dicetto-asks-fours = četrinieki, cik vien gribi
dicetto-asks-fives = piecinieki, cik vien gribi
dicetto-asks-sixes = sešnieki, cik vien gribi
dicetto-asks-pair = divi vienādi kauliņi
dicetto-asks-two-pairs = divi pāri vai četri vienādi kauliņi
dicetto-asks-three-of-a-kind = trīs vienādi kauliņi
dicetto-asks-four-of-a-kind = četri vienādi kauliņi
dicetto-asks-small-straight = trīs skaitļi pēc kārtas
dicetto-asks-large-straight = četri skaitļi pēc kārtas
dicetto-asks-chance = jebkuri kauliņi, vismaz viens
dicetto-asks-extra-roll = jebkuri kauliņi, vismaz viens

## Bonus cards
dicetto-card-fewest-logos = Vismazāk logo
dicetto-card-most-logos = Visvairāk logo
dicetto-card-fewest-cards = Vismazāk kāršu
dicetto-card-most-cards = Visvairāk kāršu
dicetto-card-most-straights = Visvairāk rindu
dicetto-card-most-chances = Visvairāk izdevību
dicetto-card-fewest-points = Vismazāk punktu
dicetto-card-most-numbers = Visvairāk 1–6 kāršu

## Dice
dicetto-colour-red = sarkanais
dicetto-colour-yellow = dzeltenais
dicetto-colour-green = zaļais
dicetto-colour-blue = zilais

## The deck
dicetto-deck-built-in = mūsu pašu kava
dicetto-deck-own = sava kava

## Moves
dicetto-move-keep = { $count ->
    [0] mest visus vēlreiz
   *[other] paturēt { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] likt { $dice } uz kārts „{ $card }” ({ $slot }. kārts) un sūtīt tur esošos atpakaļ
    [battle] likt { $dice } uz kārts „{ $card }” ({ $slot }. kārts) un cīnīties par to
   *[takes] likt { $dice } uz kārts „{ $card }” ({ $slot }. kārts)
 }
dicetto-move-done = gatavs

## The table
dicetto-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
 }
dicetto-fourth-roll = ceturtais metiens
dicetto-free = brīva
dicetto-tie = vienādi { $tie }
dicetto-tie-or-beat = vienādi { $tie }, pārspēj { $beat }
dicetto-on-card = uz { $slot }
dicetto-lost = zaudēts
dicetto-battle = Cīņa par { $slot }. kārti. Pirmais kauliņš: { $challenger }, otrais: { $owner }.
dicetto-total = punkti
dicetto-cards = kārtis
dicetto-won = iegūts
dicetto-nobody = vienādi
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] metienu vairs nav
    [zero] vēl { $rolls } metienu
    [one] vēl { $rolls } metiens
   *[other] vēl { $rolls } metieni
 }
dicetto-pile = { $cards ->
    [0] kaudzīte ir tukša
    [zero] kaudzītē { $cards } kāršu
    [one] kaudzītē { $cards } kārts
   *[other] kaudzītē { $cards } kārtis
 } ({ $deck })
dicetto-typing-keep = „55”, lai tos paturētu, „p 2 55”, lai liktu uz 2. kārts, „done”, lai beigtu gājienu
dicetto-typing-place = „p 2 55”, lai liktu kauliņus uz 2. kārts, „done”, lai beigtu gājienu

## At the table in the browser
dicetto-lay = Likt { $dice } uz kārts „{ $card }”
dicetto-lay-on = Likt uz kārts „{ $card }”
dicetto-lay-short = Likt { $dice } ({ $sum })
dicetto-hint = Izvēlies kauliņus, tad pieskaries kārtij.
dicetto-ends = { $cards ->
    [zero] spēle līdz { $cards } kārtīm
    [one] spēle līdz { $cards } kārtij
   *[other] spēle līdz { $cards } kārtīm
 }
dicetto-in-pile = kaudzītē
dicetto-logo = ar logo
dicetto-points-word = { $points ->
    [zero] punktu
    [one] punkts
   *[other] punkti
 }
dicetto-battle-status = Cīņa: { $challenger } pret { $owner }
dicetto-did-lay = { $name ->
    [Tu] Tu noliki { $dice } uz kārts „{ $card }”.
   *[other] { $name } nolika { $dice } uz kārts „{ $card }”.
 }
dicetto-moment = Cīņa uzvarēta
dicetto-moment-card = „{ $card }” maina īpašnieku

## What the coach says, and why
dicetto-advice-keep = { $count ->
    [0] Met visus četrus vēlreiz
   *[other] Paturi { $dice } un met { $left ->
        [zero] { $left } kauliņus
        [one] { $left } kauliņu
       *[other] { $left } kauliņus
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Met visus četrus
   *[other] Paturi { $dice }
 }
dicetto-advice-lay = Liec { $dice } uz kārts „{ $card }”
dicetto-advice-done = Beidz gājienu
dicetto-why-keep = { $percent ->
    [100] Lai ko tu uzmestu, tev būs kauliņi kārtij „{ $card }”, kas dod { study-amount-points }.
   *[other] Kārts „{ $card }” dod { study-amount-points } un izdodas ar { $percent }% varbūtību.
 }
dicetto-why-keep-too = { $percent ->
    [100] Kārts „{ $card }” dod { study-amount-points } un izdodas, lai ko tu uzmestu.
   *[other] Kārts „{ $card }” dod { study-amount-points } un izdodas ar { $percent }% varbūtību.
 }
dicetto-why-keep-none = Nevienu kārti rindā tu iegūt nevari, tāpēc met papildmetiena kārtij.
dicetto-why-points = Kārts „{ $card }” dod { study-amount-points }.
dicetto-why-extra = Papildmetiena kārts nākamajā gājienā dod ceturto metienu.
dicetto-why-beaten = Pretinieks, kas to mēģina, pārspēj to ar { $percent }% varbūtību.
dicetto-why-send-back = Tava summa { $sum } pārspēj { $lying } uz kārts.
dicetto-why-battle = Tava summa { $sum } ir tāda pati kā { $lying } uz kārts, tāpēc abi met pa kauliņam. Tu uzvari pusē gadījumu.
dicetto-why-done = { $cards ->
    [0] Tavi kauliņi ir tikai uz papildmetiena kārts.
    [zero] Tavi kauliņi ir uz { $cards } kārtīm, kas kopā dod { study-amount-points }.
    [one] Tavi kauliņi ir uz { $cards } kārts, kas dod { study-amount-points }.
   *[other] Tavi kauliņi ir uz { $cards } kārtīm, kas kopā dod { study-amount-points }.
 }
dicetto-why-nothing = Tu beidz gājienu bez kauliņiem uz kārtīm.
dicetto-why-roll-instead = { $than ->
    [less] Ja mestu vēlreiz, tas atņemtu { study-amount-chance } no uzvaras izredzēm.
    [more] Ja mestu vēlreiz, tas pieliktu uzvaras izredzēm { study-amount-chance }.
   *[same] Ja mestu vēlreiz, tas būtu tikpat labi.
 }
dicetto-why-lay-instead = { $than ->
    [less] Ja tagad liktu { $dice } uz kārts „{ $card }”, tas atņemtu { study-amount-chance } no uzvaras izredzēm.
    [more] Ja tagad liktu { $dice } uz kārts „{ $card }”, tas pieliktu uzvaras izredzēm { study-amount-chance }.
   *[same] Ja tagad liktu { $dice } uz kārts „{ $card }”, tas būtu tikpat labi.
 }

## Kinds of choices, where a player loses most
kind-lay = kura kārts
kind-send-back = kauliņu sūtīšana atpakaļ
kind-battle = cīņas
kind-end-turn = gājiena beigšana

## What can be typed
dicetto-help =
    Raksti kauliņus, ko gribi paturēt, un pārējos metīsi vēlreiz: „55” vai „keep 5 5”. Tikai „keep” met visus četrus.
    Lai liktu kauliņus uz kārts, raksti kārts numuru un kauliņus: „place 2 5 5” vai „p 2 55”. Papildmetiena kārtij raksti „p x 1”.
    Kad kauliņi ir nolikti, šajā gājienā vairs mest nevar. „done” beidz gājienu.
    Kārtis raksta „pair:1” vai ar logo „pair:1*”. Prēmijas kārtis raksta „most_logos”, „fewest_cards” un tā tālāk.

## Refusals
error-dicetto-placed-already = Kauliņi jau ir nolikti, tāpēc šajā gājienā vairs mest nevar.
error-dicetto-no-rolls-left = Metienu vairs nav. Noliec kauliņus vai beidz gājienu.
error-dicetto-keep-not-there = Paturēt var tikai kauliņus, kas ir uz galda: { $dice }.
error-dicetto-slot-empty = Vietā { $slot } kārts nav. Izvēlies citu.
error-dicetto-challenge-lost = Cīņa par { $slot }. kārti ir zaudēta, tāpēc šajā gājienā kauliņus uz tās vairs likt nevar.
error-dicetto-once-a-turn = Uz { $slot }. kārts tu kauliņus jau noliki. To var darīt tikai vienreiz gājienā.
error-dicetto-does-not-fit = Šie kauliņi neder kārtij „{ $card }”. { $count ->
    [0] Neviens no tavējiem neder.
   *[other] Derētu šie: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Likt var tikai šos kauliņus: { $hand }.
error-dicetto-dice-lost = Kauliņus, ar kuriem zaudēta cīņa, šajā gājienā vairs likt nevar. Tev ir: { $hand }.
error-dicetto-sum-too-low = { $sum } ir par maz { $slot }. kārtij. Ar { $least } sākas cīņa, ar vairāk tur esošie kauliņi iet atpakaļ.

## A deck from a file
error-dicetto-deck-not-a-list = Kavas failā { $place } jābūt tabulu sarakstam, ko raksta { $allowed }.
error-dicetto-deck-kind = Kavas failā, { $place }: veida „{ $value }” nav. Izvēlies kādu no šiem: { $allowed }.
error-dicetto-deck-number = Kavas failā, { $place }: „{ $key }” jābūt veselam skaitlim no { $least } līdz { $most }, nevis { $value }.
error-dicetto-deck-logo = Kavas failā, { $place }: „logo” ir { $value }. Izvēlies kādu no šiem: { $allowed }.
error-dicetto-deck-twice = Kavas failā, { $place }: kārts „{ $card }” atkārtojas. Labāk palielini tās skaitu.
error-dicetto-deck-few-cards = Kavas failā, { $place }: vajag vismaz { $least } kārtis, bet ir { $found }.
error-dicetto-deck-most-cards = Kavas failā, { $place }: vērtība ir { $value }, bet opcija most_cards_points saka { $allowed }. Izlaid punktus failā vai maini opciju.

## The rules, as Markdown
dicetto-rules =
    Liec kauliņus uz kārtīm. Ja tie tur vēl ir, kad sākas tavs nākamais gājiens, kārtis ir tavas. Uzvar tas, kam
    visvairāk punktu; ja punkti ir vienādi, uzvaru dala. Spēlē no diviem līdz četriem, katram četri savas krāsas
    kauliņi. Rindā ir četras kauliņu kārtis, tām blakus papildmetiena kārts. Sāk vecākais spēlētājs, ja nevienojaties
    citādi.

    __Tavs gājiens: savāc.__ Paņem katru kārti, uz kuras vēl ir tavi kauliņi, un paņem kauliņus atpakaļ. Rindu
    papildina jaunas kārtis. Papildmetiena kārts paliek uz galda, bet šajā gājienā dod tev ceturto metienu.

    __Tavs gājiens: met.__ Met savus četrus kauliņus līdz trim reizēm. Pēc katra metiena izvēlies, kurus mest vēlreiz.

    __Tavs gājiens: liec.__ Liec kauliņus uz tik kārtīm, cik gribi. Kad kaut kas ir nolikts, šajā gājienā vairs mest
    nevar. Uz vienas kārts kauliņus liek tikai vienreiz gājienā, un katrs kauliņš ir tikai uz vienas kārts. Nenoliktie
    kauliņi paliek pie tevis. Kauliņiem kārtij jāder precīzi.

    | kārts | derīgie kauliņi | piemērs | punkti |
    |---|---|---|---|
    | No vieniniekiem līdz sešniekiem | viens vai vairāki ar šo skaitli | Četrinieki: ⚃⚃⚃ | 2 |
    | Pāris | divi vienādi kauliņi | ⚄⚄ | 1 |
    | Divi pāri | divi pāri vai četri vienādi kauliņi | ⚁⚁⚅⚅ | 6 |
    | Trīs vienādi | trīs vienādi kauliņi | ⚂⚂⚂ | 4 |
    | Četri vienādi | četri vienādi kauliņi | ⚁⚁⚁⚁ | 11 |
    | Īsā rinda | trīs skaitļi pēc kārtas | ⚂⚃⚄ | 2 |
    | Garā rinda | četri skaitļi pēc kārtas | ⚁⚂⚃⚄ | 6 |
    | Izdevība | jebkuri kauliņi, vismaz viens | ⚀⚅⚅ | 1 |
    | Papildmetiens | jebkuri kauliņi, vismaz viens | ⚅ | 0 |

    __Kārts ar cita kauliņiem.__ Saskaiti kauliņus. Lielāka summa cita kauliņus uzreiz sūta atpakaļ. Vienāda summa
    nozīmē cīņu: abi met pa vienam kauliņam, un kam lielāks, tas notur kārti. Ja vienādi, met vēlreiz. Zaudētājs
    paņem savus kauliņus atpakaļ. Ja tu zaudē savā gājienā, šos kauliņus un šo kārti šajā gājienā vairs nevar
    izmantot. Mazāku summu likt nevar.

    __Piemērs.__ Tavs pēdējais metiens ir ⚂⚄⚄⚅. Uz kārts „Pāris” kādam ir ⚃⚃. Tavi ⚄⚄ tos pārspēj, 10 pret 8, un
    sūta atpakaļ. Uz kārts „Sešnieki” kādam ir ⚅. Tavs ⚅ ir vienāds, tāpēc par kārti vari cīnīties. Tavs ⚂ der kārtij
    „Trijnieki” vai kārtij „Izdevība”, ja tā ir brīva. Ja tavi kauliņi tur vēl ir, kad sākas tavs nākamais gājiens,
    kārtis ir tavas.

    __Beigas.__ Spēle beidzas, kad kāds savāc desmito kārti vai kad kauliņu kāršu vairs nav. Kārtis, uz kurām ir
    kauliņi, saņem to īpašnieki. Papildmetiena kārts neko nedod un kā kārts neskaitās.

    __Prēmijas kārtis.__ Četras no astoņām ir atklātas no paša sākuma, un spēlētāji tās saņem beigās. Ja spēlētājiem
    ir vienādi, kārti nesaņem neviens. Skaitās tikai kauliņu kārtis.

    | prēmijas kārts | punkti | prēmijas kārts | punkti |
    |---|---|---|---|
    | Vismazāk logo | 3 | Visvairāk logo | 3 |
    | Vismazāk kāršu | 4 | Visvairāk kāršu | 3 |
    | Visvairāk rindu | 3 | Visvairāk izdevību | 3 |
    | Vismazāk punktu | 5 | Visvairāk 1–6 kāršu | 3 |

    __Kava.__ 46 kauliņu kārtis un to punkti ir mūsu pašu kava, un uz katras otrās kārts ir logo (★). Ja tev ir īstās
    kārtis, tās var ielādēt no faila.

    __Somu izdevums.__ Visas cīņas notiek gājiena beigās, cita pēc citas.

    __Poļu izdevums.__ Prēmijas kāršu nav, ja vien tās nepieprasāt, un „Visvairāk kāršu” dod 4.

## The short rules
dicetto-goal = { $cards ->
    [zero] Iegūsti kārtis ar saviem kauliņiem. Spēle beidzas, kad kādam ir { $cards } kāršu, un uzvar tas, kam visvairāk punktu.
    [one] Iegūsti kārtis ar saviem kauliņiem. Spēle beidzas, kad kādam ir { $cards } kārts, un uzvar tas, kam visvairāk punktu.
   *[other] Iegūsti kārtis ar saviem kauliņiem. Spēle beidzas, kad kādam ir { $cards } kārtis, un uzvar tas, kam visvairāk punktu.
 }
dicetto-begins = Grāmatiņā teikts, ka sāk vecākais spēlētājs.
dicetto-step-roll = Met četrus kauliņus līdz trim reizēm. Paturi, ko gribi.
dicetto-step-lay = Liec kauliņus uz kārtīm, kam tie precīzi der.
dicetto-step-keep = Ja tie tur vēl ir, kad sākas tavs nākamais gājiens, kārts ir tava.
dicetto-needs = Der { $asks }.
dicetto-needs-range = Der { $asks }. Dod no { $least } līdz { $most } punktiem.
dicetto-needs-extra-roll = Der jebkuri kauliņi. Ja to iegūsti, tajā gājienā ir ceturtais metiens. Tad tā atgriežas uz galda. Punktu tā nedod.
dicetto-needs-fewest-logos = Tam, kam uz kārtīm ir vismazāk zvaigžņu.
dicetto-needs-most-logos = Tam, kam uz kārtīm ir visvairāk zvaigžņu.
dicetto-needs-fewest-cards = Tam, kam ir vismazāk kauliņu kāršu.
dicetto-needs-most-cards = Tam, kam ir visvairāk kauliņu kāršu.
dicetto-needs-most-straights = Tam, kam ir visvairāk rindu, īsās un garās kopā.
dicetto-needs-most-chances = Tam, kam ir visvairāk kāršu „Izdevība”.
dicetto-needs-fewest-points = Tam, kam ir vismazāk punktu par kauliņu kārtīm.
dicetto-needs-most-numbers = Tam, kam ir visvairāk kāršu no vieniniekiem līdz sešniekiem.
dicetto-example-lies = Citam spēlētājam uz kārts „{ $pair }” ir { $dice }. Summa ir { $sum }.
dicetto-example-rolled = Tu met { $dice } un gribi šo kārti.
dicetto-example-beats = { $sum } pārspēj { $other }, tāpēc uz kārts liek tavus kauliņus, bet otrs savus paņem atpakaļ.
dicetto-example-equal = Šoreiz arī tavu kauliņu summa ir { $sum }. Vienādas summas nozīmē cīņu.
dicetto-example-battle = Abi met pa kauliņam. Tev ir { $one }, otram { $other }, tāpēc kārti noturi tu. Ja vienādi, met vēlreiz.
dicetto-ask-twice = Vai drīkst likt kauliņus uz vairākām kārtīm?
dicetto-answer-twice = Jā, uz tik, cik gribi. Bet uz katras kārts tikai vienreiz gājienā, un vēlāk tos pārlikt nevar.
dicetto-ask-four-alike = Vai četri vienādi kauliņi skaitās divi pāri?
dicetto-answer-four-alike = Jā. Tos var likt uz kārts „Divi pāri” vai „Četri vienādi”.
dicetto-ask-battle-at-once = Kad notiek cīņa?
dicetto-answer-battle-at-once = Tiklīdz noliec kauliņus. Pēc tam vari likt pārējos.
dicetto-ask-battle-end-of-turn = Kad notiek cīņa?
dicetto-answer-battle-end-of-turn = Tava gājiena beigās, cita pēc citas.
dicetto-ask-lost = Kas notiek ar kauliņiem, kas zaudē cīņu?
dicetto-answer-lost = Tie atgriežas pie īpašnieka. Ja tu zaudē savā gājienā, šos kauliņus tajā gājienā vairs nevar izmantot.
dicetto-ask-end = Kad spēle beidzas?
dicetto-answer-end = { $cards ->
    [zero] Kad kāds ir savācis { $cards } kāršu. Kārtis, uz kurām vēl ir kauliņi, saņem to īpašnieki.
    [one] Kad kāds ir savācis { $cards } kārti. Kārtis, uz kurām vēl ir kauliņi, saņem to īpašnieki.
   *[other] Kad kāds ir savācis { $cards } kārtis. Kārtis, uz kurām vēl ir kauliņi, saņem to īpašnieki.
 }
dicetto-ask-bonus = Kas saņem prēmijas kārti, ja spēlētājiem ir vienādi?
dicetto-answer-bonus = Neviens.
dicetto-now-tied = Tagad to nesaņemtu neviens, jo ir vienādi.
dicetto-now-leads = Tagad to saņemtu { $name } ({ $count }).
dicetto-now-free = Viena ir uz galda, un kauliņu uz tās nav.
dicetto-now-held = { $name ->
    [Tu] Viena ir tev, summa { $sum }.
   *[other] Viena ir aizņemta: { $name }, summa { $sum }.
 }

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Savāc trīs kārtis pirms citiem
dicetto-lesson-roll = Met savus četrus kauliņus!
dicetto-lesson-roll-why = Tev ir trīs metieni, lai kauliņi derētu kārtīm.
dicetto-lesson-keep = ⚃⚃ der kārtij „Četrinieki”. Paturi tos un met pārējos divus.
dicetto-lesson-keep-why = Trešais ⚃. Uz kārts „Četrinieki” var būt tik ⚃, cik tev ir.
dicetto-lesson-fours = Liec ⚃⚃⚃ uz kārts „Četrinieki”.
dicetto-lesson-fours-why = Summa ir 12. Lai šo kārti atņemtu, kādam vajag vismaz 12.
dicetto-lesson-chance = Kārtij „Izdevība” der jebkuri kauliņi. Liec tur ⚀.
dicetto-lesson-chance-why = Kauliņus var likt uz vairākām kārtīm, bet katru tikai vienreiz.
dicetto-lesson-turn-over = Kauliņu tev vairs nav. Beidz gājienu.
dicetto-lesson-turn-over-why = Jussi, bots, ar 10 pārspēja tavu 1 uz kārts „Izdevība”, tāpēc ⚀ ir atkal pie tevis.
dicetto-lesson-roll-two = ⚃⚃⚃ noturējās vienu kārtu, tāpēc „Četrinieki” ir tava kārts. Met vēlreiz!
dicetto-lesson-roll-two-why = Uz kārts „Pāris” ir Jussi ⚄⚄. Tos var pārspēt.
dicetto-lesson-coach = Pajautā trenerim, kurus kauliņus paturēt.
dicetto-lesson-coach-why = ⚅⚅ jau derēja kārtij „Pāris”, un uzkrita vēl ⚅⚃.
dicetto-lesson-pair = ⚅⚅ ir 12 un pārspēj Jussi 10. Liec tos uz kārts „Pāris”.
dicetto-lesson-pair-why = Jussi nācās paņemt savus kauliņus atpakaļ.
dicetto-lesson-battle = ⚃⚅ ir 10, tikpat, cik Jussi uz kārts „Izdevība”. Liec tos tur un cīnies!
dicetto-lesson-battle-why = Abi meta pa kauliņam. Tavs ⚄ pārspēja Jussi ⚁, tāpēc kārti noturi tu.
dicetto-lesson-end = Beidz gājienu un skaties, vai tavi kauliņi paliek.
dicetto-lesson-end-why = Tie palika. Ar kārtīm „Pāris” un „Izdevība” tev ir trīs kārtis.
dicetto-lesson-done = Lielas summas ir grūti pārspēt, un kauliņi uz vairākām kārtīm atnes vairāk.
