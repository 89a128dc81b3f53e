# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Jahtzē
yatzy-tagline = Piecpadsmit ailīšu, pieci kauliņi, trīs metieni gājienā

## Editions
yatzy-edition-international = Starptautiskais
yatzy-edition-nordic = Ziemeļvalstu
yatzy-edition-danish = Dāņu
yatzy-edition-dutch = Nīderlandiešu

## Options, and what each value means
yatzy-option-declare = Kad izvēlas ailīti
yatzy-option-declare-after = pēc mešanas
yatzy-option-declare-before = pirms pirmā metiena
yatzy-option-yatzy = Cik dod jahtzē
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 un kauliņu summa
yatzy-option-bonus-from = Punkti augšējās ailītēs, par kuriem pienākas prēmija
yatzy-option-chance = Kad drīkst aizpildīt izdevību
yatzy-option-chance-free = ar jebkuru metienu
yatzy-option-chance-last-resort = tikai ar metienu, kas nedod punktus nevienā citā brīvā ailītē

## What an option changes, in a sentence
yatzy-option-declare-after-more = Vispirms tu met, tad izvēlies ailīti, kas kauliņiem der.
yatzy-option-declare-before-more = Tu nosauc ailīti pirms pirmā metiena; ja kauliņi tur neko nedod, raksti 0 vai izmanto izdevību.
yatzy-option-yatzy-fifty-more = Pieci vienādi dod 50, lai ko tie rādītu.
yatzy-option-yatzy-sum-plus-fifty-more = Pieci vienādi dod 50 un vēl savu summu: pieci sešnieki ir 80 vērti.
yatzy-option-bonus-from-more = Prēmiju saņem, ja augšējās ailītēs kopā ir { $value } vai vairāk.
yatzy-option-chance-free-more = Izdevībā jebkurā laikā der jebkuri kauliņi.
yatzy-option-chance-last-resort-more = Izdevībā der tikai kauliņi, kas nedod punktus nevienā citā tavā brīvā ailītē.

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
yatzy-declared = pieteikts: { $row }
yatzy-rolls-left = { $rolls ->
    [0] metienu vairs nav
    [zero] palikuši { $rolls } metienu
    [one] palicis { $rolls } metiens
   *[other] palikuši { $rolls } metieni
 }
yatzy-move-keep = { $count ->
    [0] mest visus piecus vēlreiz
   *[other] paturēt { $dice }
 }
yatzy-move-declare = pieteikt: { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = nulle

## What can be typed
yatzy-help =
    Raksti kauliņus, ko paturēt, un pārējos met vēlreiz: „66” vai „keep 6 6”; „keep” viens pats met visus piecus.
    Raksti ailīti, lai to aizpildītu: „full house”, „full” vai „score full_house”; kur ailīti piesaka pirms
    mešanas, raksti to arī tad: „sixes” vai „declare sixes”.

## Refusals
error-yatzy-declares-after = Šajā izdevumā ailītes nepiesaka: met un tad izvēlies.
error-yatzy-declared-already = Šim gājienam jau ir pieteikts: { $item }.
error-yatzy-declare-first = Nosauc šī gājiena ailīti pirms mešanas.
error-yatzy-no-rolls-left = Metienu vairs nav: aizpildi ailīti.
error-yatzy-keep-not-there = Paturēt var tikai kauliņus, kas ir uz galda: { $dice }.
error-yatzy-row-filled = Ailīte „{ $item }” jau ir aizpildīta.
error-yatzy-chance-last-resort = Izdevībā var likt tikai metienu, kas nedod punktus nevienā citā brīvā ailītē.
error-yatzy-declared-row-only = Šim gājienam ir pieteikts: { $item }.

## The rules, as Markdown
yatzy-rules =
    Aizpildi visas piecpadsmit savas kolonnas ailītes. Uzvar lielākā summa; ja summas vienādas, uzvaru
    dala. Var spēlēt vienatnē, pret savu rekordu, vai daudzi kopā.

    __Gājiens.__ Met piecus kauliņus. Vēl ne vairāk kā divreiz paturi, ko gribi, un met pārējos; arī
    iepriekš paturētos kauliņus drīkst mest vēlreiz. Apstāties vari pēc jebkura metiena. Tad aizpildi
    vienu brīvu ailīti, pat ja tajā jāraksta 0. Katru ailīti lieto vienreiz, tāpēc katram ir
    piecpadsmit gājienu.

    __Piemērs.__ Pirmais metiens ir ⚁⚂⚄⚄⚅. Tu paturi ⚄⚄ un met trīs kauliņus: ⚀⚂⚄. Tu paturi ⚄⚄⚄
    un met divus: ⚂⚂. Tagad ⚂⚂⚄⚄⚄ ir māja par 21. Ja pēdējie divi būtu ⚀⚅, tad ⚀⚄⚄⚄⚅ dotu 15
    pieciniekos vai kā trīs vienādi, 10 kā viens pāris vai 22 izdevībā.

    __Ailītes__

    | ailīte | ko skaita | piemērs |
    |---|---|---|
    | No vieniniekiem līdz sešniekiem | kauliņus, kas rāda šo skaitli | Četrinieki: ⚁⚃⚃⚃⚅ → 12 |
    | Viens pāris | labākā pāra divus kauliņus | ⚁⚁⚃⚄⚄ → 10 |
    | Divi pāri | divu dažādu pāru četrus kauliņus | ⚁⚁⚂⚅⚅ → 16 |
    | Trīs vienādi | šos trīs kauliņus | ⚀⚂⚃⚃⚃ → 12 |
    | Četri vienādi | šos četrus kauliņus | ⚁⚁⚁⚁⚅ → 8 |
    | Īsā rinda | no viena līdz pieciem, vienmēr 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Garā rinda | no diviem līdz sešiem, vienmēr 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Māja | trīs viena skaitļa, divi cita: visus kauliņus | ⚂⚂⚃⚃⚃ → 18 |
    | Izdevība | visus kauliņus, lai ko tie rādītu | ⚀⚂⚃⚅⚅ → 20 |
    | Jahtzē | pieci vienādi, vienmēr 50 | ⚃⚃⚃⚃⚃ → 50 |

    Metienu var likt jebkurā brīvā ailītē, kur tas der: ⚃⚃⚃⚃⚀ ir 12 kā trīs vienādi, 8 kā viens pāris.
    Četri vienādi nav divi pāri, un pieci vienādi nav māja.

    __Prēmija.__ Ja sešās ailītēs no vieniniekiem līdz sešniekiem ir 63 punkti vai vairāk, saņem prēmiju 50.
    Pa trim kauliņiem katrā no šīm ailītēm ir tieši gana.

    __Ziemeļvalstu izdevums.__ Izdevībā var likt tikai metienu, kas nedod punktus nevienā citā brīvā ailītē:
    ⚀⚂⚃⚅⚅ tur neder, kamēr brīvi ir vieninieki, trijnieki, četrinieki, sešnieki vai viens pāris. Kad
    izdevība ir pēdējā brīvā ailīte, tajā der jebkurš metiens.

    __Dāņu izdevums.__ Kā Ziemeļvalstu, un ailīti tu nosauc pirms pirmā metiena. Metiens, kas tur dod
    punktus, iet tur. Ja nedod, tur raksti 0 vai liec to izdevībā, kamēr tā ir brīva un metienu pieņem;
    kad izdevība aizpildīta, vari 0 rakstīt jebkurā citā brīvā ailītē. Izdevību var nosaukt tikai tad, kad
    tā ir pēdējā brīvā ailīte. Jahtzē dod 50 un vēl savus kauliņus: ⚅⚅⚅⚅⚅ → 80.

    __Nīderlandiešu izdevums.__ Prēmijai vajag 64 punktus, tāpēc ar trim kauliņiem katrā ailītē nepietiek.

## Solving
yatzy-solved-odds = Prēmija sanāk { $bonus } % spēļu, jahtzē { $yatzy } %.
