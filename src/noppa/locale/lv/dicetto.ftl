# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Liec kauliņus uz kārtīm, ko gribi, un noturi tās vienu kārtu

## Editions
dicetto-edition-international = Starptautiskais
dicetto-edition-finnish = Somu
dicetto-edition-polish = Poļu

## Options, and what each value means
dicetto-option-bonus = Spēlēt ar prēmijas kārtīm
dicetto-option-bonus-true = jā
dicetto-option-bonus-false = nē
dicetto-option-cards-to-win = Cik kāršu jāsavāc, lai spēle beigtos
dicetto-option-most-cards-points = Cik vērta prēmijas kārts par visvairāk kārtīm
dicetto-option-battle = Kad notiek kauliņu cīņas
dicetto-option-battle-at-once = tiklīdz kauliņi nolikti
dicetto-option-battle-end-of-turn = kad gājiens pabeigts

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Četras prēmijas kārtis ir atklātas no sākuma, un tās izdala beigās.
dicetto-option-bonus-false-more = Skaitās tikai kauliņu kāršu punkti.
dicetto-option-cards-to-win-more = { $value ->
    [zero] Spēle beidzas, tiklīdz kāds ir savācis { $value } kāršu: ar mazāk kārtīm tā ir īsāka.
    [one] Spēle beidzas, tiklīdz kāds ir savācis { $value } kārti: ar mazāk kārtīm tā ir īsāka.
   *[other] Spēle beidzas, tiklīdz kāds ir savācis { $value } kārtis: ar mazāk kārtīm tā ir īsāka.
 }
dicetto-option-most-cards-points-more = { $value ->
    [zero] Kam ir visvairāk kāršu, tas saņem par to { $value } punktu, ja šī prēmijas kārts ir spēlē.
    [one] Kam ir visvairāk kāršu, tas saņem par to { $value } punktu, ja šī prēmijas kārts ir spēlē.
   *[other] Kam ir visvairāk kāršu, tas saņem par to { $value } punktus, ja šī prēmijas kārts ir spēlē.
 }
dicetto-option-battle-at-once-more = Tu zini, kam pieder kārts, pirms liec pārējos kauliņus.
dicetto-option-battle-end-of-turn-more = Vispirms tu noliec visus kauliņus; tad cīņas notiek cita pēc citas.

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
dicetto-asks-pair = divi vienādi
dicetto-asks-two-pairs = divi pāri vai četri vienādi
dicetto-asks-three-of-a-kind = trīs vienādi kauliņi
dicetto-asks-four-of-a-kind = četri vienādi kauliņi
dicetto-asks-small-straight = trīs pēc kārtas
dicetto-asks-large-straight = četri pēc kārtas
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
dicetto-deck-own = kava no faila

## Moves
dicetto-move-keep = { $count ->
    [0] mest visus vēlreiz
   *[other] paturēt { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] likt { $dice } uz „{ $card }” ({ $slot }. kārts), tur esošos sūtīt atpakaļ
    [battle] likt { $dice } uz „{ $card }” ({ $slot }. kārts) un cīnīties par to
   *[takes] likt { $dice } uz „{ $card }” ({ $slot }. kārts)
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
dicetto-battle = Cīņa par { $slot }. kārti: { $challenger } (pirmais kauliņš), pretinieks { $owner }.
dicetto-total = punkti
dicetto-cards = kārtis
dicetto-won = iegūts
dicetto-nobody = vienādi
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] metienu vairs nav
    [zero] palikuši { $rolls } metienu
    [one] palicis { $rolls } metiens
   *[other] palikuši { $rolls } metieni
 }
dicetto-pile = { $cards ->
    [0] kaudzīte ir tukša
    [zero] kaudzītē { $cards } kāršu
    [one] kaudzītē { $cards } kārts
   *[other] kaudzītē { $cards } kārtis
 } ({ $deck })
dicetto-typing-keep = „55” tos patur un met pārējos, „p 2 55” liek tos uz 2. kārts, „done” beidz
dicetto-typing-place = „p 2 55” liek kauliņus uz 2. kārts, „done” beidz gājienu

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = kura kārts
kind-send-back = kauliņu sūtīšana atpakaļ
kind-battle = cīņas
kind-end-turn = gājiena beigšana

## What can be typed
dicetto-help =
    Raksti kauliņus, ko paturēt, un pārējos met vēlreiz: „55” vai „keep 5 5”; „keep” viens pats met visus četrus.
    Lai liktu kauliņus uz kārts, raksti tās numuru un kauliņus: „place 2 5 5” vai „p 2 55”; „p x 1” papildmetiena kārtij.
    Kad pirmie kauliņi nolikti, vairs nekas netiek mests. „done” beidz gājienu.
    Kārtis raksta „pair:1”, ar logo „pair:1*”; prēmijas kārtis „most_logos”, „fewest_cards” un tā tālāk.

## Refusals
error-dicetto-placed-already = Kauliņi ir nolikti: šajā gājienā vairs nekas netiek mests.
error-dicetto-no-rolls-left = Metienu vairs nav: noliec kauliņus vai beidz gājienu.
error-dicetto-keep-not-there = Paturēt var tikai kauliņus, kas ir uz galda: { $dice }.
error-dicetto-slot-empty = Vietā { $slot } kārts nav.
error-dicetto-challenge-lost = Cīņu par { $slot }. kārti tu zaudēji: šajā gājienā tā tavus kauliņus vairs neņem.
error-dicetto-once-a-turn = Uz { $slot }. kārts jau ir tavi kauliņi; tā ņem kauliņus vienreiz gājienā.
error-dicetto-does-not-fit = Šie kauliņi neder kārtij „{ $card }”. { $count ->
    [0] Neviens no tavējiem neder.
   *[other] Tur varētu likt: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Likt vari tikai šos kauliņus: { $hand }.
error-dicetto-dice-lost = Cīņā zaudētus kauliņus šajā gājienā vairs neliek. Tev ir: { $hand }.
error-dicetto-sum-too-low = { $sum } ir par maz { $slot }. kārtij: cīņai vajag { $least }, vairāk sūta tur esošos kauliņus atpakaļ.

## A deck from a file
error-dicetto-deck-not-a-list = Kavā { $place } jābūt tabulu sarakstam: { $allowed }.
error-dicetto-deck-kind = Kavā, { $place }: veida „{ $value }” nav. Veidi: { $allowed }.
error-dicetto-deck-number = Kavā, { $place }: „{ $key }” jābūt veselam skaitlim no { $least } līdz { $most }, nevis { $value }.
error-dicetto-deck-logo = Kavā, { $place }: „logo” jābūt { $allowed }, nevis { $value }.
error-dicetto-deck-twice = Kavā, { $place }: { $card } tur jau ir. Labāk palielini skaitu.
error-dicetto-deck-few-cards = Kavai vajag vismaz { $least } kārtis zem { $place }; tur ir { $found }.
error-dicetto-deck-most-cards = Kavā, { $place }: opcija most_cards_points saka { $allowed }, fails { $value }. Izlaid punktus vai maini opciju.

## The rules, as Markdown
dicetto-rules =
    Vāc kārtis: liec uz tām kauliņus un noturi tos tur vienu kārtu. Uzvar, kam visvairāk punktu; ja punkti
    vienādi, uzvaru dala. Spēlē divi līdz četri, katram četri savas krāsas kauliņi. Rindā ir četras kauliņu
    kārtis, blakus papildmetiena kārts. Sāk vecākais, ja nevienojaties citādi.

    __Gājiens: savāc.__ Katra kārts, uz kuras vēl ir tavi kauliņi, ir tava. Paņem kauliņus atpakaļ; rindu
    papildina jaunas kārtis. Papildmetiena kārts paliek uz galda un dod šim gājienam ceturto metienu.

    __Gājiens: met.__ Met savus četrus kauliņus līdz trim reizēm, katrreiz tos, ko gribi.

    __Gājiens: liec.__ Liec kauliņus uz tik kārtīm, cik gribi; pēc tam vairs nekas netiek mests. Katra kārts
    ņem tavus kauliņus vienreiz gājienā, katrs kauliņš ir uz vienas kārts, un kauliņi, ko neliec, paliek pie
    tevis. Kauliņiem jāatbilst kārtij precīzi.

    | kārts | derīgie kauliņi | piemērs | punkti |
    |---|---|---|---|
    | No vieniniekiem līdz sešniekiem | viens vai vairāki ar šo skaitli | Četrinieki: ⚃⚃⚃ | 2 |
    | Pāris | divi vienādi | ⚄⚄ | 1 |
    | Divi pāri | divi pāri vai četri vienādi | ⚁⚁⚅⚅ | 6 |
    | Trīs vienādi | trīs vienādi | ⚂⚂⚂ | 4 |
    | Četri vienādi | četri vienādi | ⚁⚁⚁⚁ | 11 |
    | Īsā rinda | trīs pēc kārtas | ⚂⚃⚄ | 2 |
    | Garā rinda | četri pēc kārtas | ⚁⚂⚃⚄ | 6 |
    | Izdevība | viens vai vairāki, jebkuri | ⚀⚅⚅ | 1 |
    | Papildmetiens | viens vai vairāki, jebkuri | ⚅ | 0 |

    __Kārts ar cita kauliņiem.__ Saskaiti kauliņus. Lielāka summa tos uzreiz sūta atpakaļ īpašniekam. Vienāda
    summa ir cīņa: abi met pa kauliņam, ja vienādi, met vēlreiz, un kam lielāks, tas notur kārti. Ja zaudē,
    šie kauliņi šajā gājienā vairs nepiedalās un kārts neņem tavējos līdz nākamajam gājienam. Mazāku summu
    likt nevar.

    __Piemērs.__ Tavs pēdējais metiens ir ⚂⚄⚄⚅. Uz kārts Pāris ir kāda ⚃⚃: tavi ⚄⚄ ir 10 pret 8 un sūta tos
    atpakaļ. Uz kārts Sešnieki ir kāda ⚅: tavs ⚅ ir vienāds, tāpēc par kārti vari cīnīties. ⚂ der kārtij
    Trijnieki vai Izdevība, ja tā ir brīva. Ja tas viss vēl ir vietā, kad sākas tavs nākamais gājiens, kārtis
    ir tavas.

    __Beigas.__ Spēle beidzas, kad kāds savāc desmito kārti vai kad kauliņu kāršu vairs nav. Kārtis, uz kurām
    ir kauliņi, tad saņem kauliņu īpašnieki. Papildmetiena kārts neko nedod, un to neskaita.

    __Prēmijas kārtis.__ Četras no astoņām ir atklātas no sākuma, un tās izdala beigās; ja rezultāts vienāds,
    kārti nesaņem neviens. Skaita tikai kauliņu kārtis.

    | prēmijas kārts | punkti | prēmijas kārts | punkti |
    |---|---|---|---|
    | Vismazāk logo | 3 | Visvairāk logo | 3 |
    | Vismazāk kāršu | 4 | Visvairāk kāršu | 3 |
    | Visvairāk rindu | 3 | Visvairāk izdevību | 3 |
    | Vismazāk punktu | 5 | Visvairāk 1–6 kāršu | 3 |

    __Kava.__ 46 kauliņu kārtis un to punkti ir mūsu pašu kava; uz katras otrās kārts ir logo (★). Īstās
    kārtis var ielādēt no faila.

    __Somu izdevums.__ Cīņas notiek cita pēc citas, kad gājiens pabeigts.

    __Poļu izdevums.__ Bez prēmijas kārtīm, ja vien tās neprasāt, un „Visvairāk kāršu” dod 4.
