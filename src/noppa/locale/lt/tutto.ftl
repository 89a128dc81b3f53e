# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Šeši kauliukai, korta ir drąsa tęsti

## Editions
tutto-edition-booklet = 2013 m. knygelė
tutto-edition-later = Vėlesnės taisyklės

## Options, and what each value means
tutto-option-target = Taškai, baigiantys žaidimą
tutto-option-leader-plus-minus = Ką pliusas/minusas daro tam, kas pirmauja vienas
tutto-option-leader-plus-minus-misses-turn = baigia ėjimą
tutto-option-leader-plus-minus-plays-on = žaidžiama dėl 1000, ir niekas nieko nepraranda
tutto-option-ending = Kada žaidimas baigiasi
tutto-option-ending-at-once = vos kas nors pasiekia tikslą
tutto-option-ending-equal-turns = po rato, kuriame kas nors jį pasiekia
tutto-option-floor-at-zero = Ar pliusas/minusas sustoja ties 0
tutto-option-straight-is-tutto = Ar eilutė laikoma Tutto

## What an option changes, in a sentence
tutto-option-target-more = Žaidžiama iki { $value } taškų: kuo daugiau taškų, tuo ilgesnis žaidimas.
tutto-option-leader-plus-minus-misses-turn-more = Kas pirmauja vienas, tam pliusas/minusas yra stop korta: ėjimas baigtas ir jo taškai prarasti.
tutto-option-leader-plus-minus-plays-on-more = Kas pirmauja vienas, žaidžia pliusą/minusą kaip ir visi, bet taškų iš nieko neatimama.
tutto-option-ending-at-once-more = Žaidimas baigtas, vos kas nors pasiekia tikslą, net rato viduryje.
tutto-option-ending-equal-turns-more = Ratas užbaigiamas, kad visi turėtų po tiek pat ėjimų; tada laimi, kas turi daugiausia taškų.
tutto-option-floor-at-zero-true-more = Pliusas/minusas neatima daugiau, nei kas turi.
tutto-option-floor-at-zero-false-more = Pliusas/minusas gali nustumti žemiau 0.
tutto-option-straight-is-tutto-true-more = Po eilutės gali atversti kitą kortą ir tęsti, kaip po bet kurio Tutto.
tutto-option-straight-is-tutto-false-more = Eilutė baigia ėjimą, ir viskas, ką jis davė, įrašoma.

## The score sheet
tutto-item-banked = Įrašyta
tutto-item-lost = Atėmė pliusas/minusas

## Cards
tutto-card-clover = Dobilo lapas
tutto-card-firework = Fejerverkas
tutto-card-stop = Stop
tutto-card-straight = Eilutė
tutto-card-plus-minus = Pliusas/minusas
tutto-card-double = x2
tutto-card-bonus-200 = Premija 200
tutto-card-bonus-300 = Premija 300
tutto-card-bonus-400 = Premija 400
tutto-card-bonus-500 = Premija 500
tutto-card-bonus-600 = Premija 600

## How a turn ended
tutto-ending-null = tuščias metimas
tutto-ending-stop-card = stop korta
tutto-ending-leader = pliusas/minusas pirmaujant vienam
tutto-ending-stopped = sustojo
tutto-ending-burnt-out = fejerverkas sudegė
tutto-ending-straight = eilutė
tutto-ending-clover = du Tutto su dobilo lapu

## On the screen
tutto-player = Žaidėjas
tutto-total = Iš viso
tutto-points = { $points }
tutto-turn-number = { $turn } ėjimas · { $target } baigia žaidimą
tutto-round-number = { $round } ratas · { $target } baigia žaidimą
tutto-last-round = paskutinis ratas
tutto-last-turn = Paskutinis ėjimas
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, prarasta { $points }
tutto-took = Pliusas/minusas: { $by } atėmė { $points }, praranda { $name }.
tutto-rule-clover = du Tutto su šia korta laimi žaidimą; sustoti negalima
tutto-rule-firework = viskas, kas skaičiuojama, atidedama; tuščias metimas baigia ir įrašo taškus
tutto-rule-straight = nuo 1 iki 6, kas metimą naujas skaičius, už 2000; anksčiau sustoti negalima
tutto-rule-plus-minus = Tutto duoda tau 1000 ir atima iš lyderio 1000; anksčiau sustoti negalima
tutto-rule-double = Tutto dvigubina šio ėjimo taškus
tutto-rule-bonus-200 = Tutto prideda 200
tutto-rule-bonus-300 = Tutto prideda 300
tutto-rule-bonus-400 = Tutto prideda 400
tutto-rule-bonus-500 = Tutto prideda 500
tutto-rule-bonus-600 = Tutto prideda 600
tutto-first-made = vienas Tutto yra
tutto-turn-so-far = Šis ėjimas: { $points }
tutto-turn-cards = Šis ėjimas: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Atidėta: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Įrašant atimama { $points }, praranda { $name }.
tutto-null-next = Tuščio metimo tikimybė su { $dice ->
    [one] { $dice } kauliuku
    [few] { $dice } kauliukais
    [many] { $dice } kauliuko
   *[other] { $dice } kauliukų
 }: { $percent } %
tutto-pile = Krūvelėje { $left }: { $cards }
tutto-pile-used-up = Krūvelė baigėsi: visos 56 kortos maišomos iš naujo.
tutto-pays = { $count ->
    [one] Visus vaišina { $names }.
    [few] Visus kartu vaišina { $names }.
    [many] Visus kartu vaišina { $names }.
   *[other] Visus kartu vaišina { $names }.
 }
tutto-clover-won = { $name } surinko dobilo lapą: žaidimas laimėtas, kad ir kokie taškai.
tutto-turns-needed = { $turns ->
    [one] Prireikė { $turns } ėjimo.
    [few] Prireikė { $turns } ėjimų.
    [many] Prireikė { $turns } ėjimo.
   *[other] Prireikė { $turns } ėjimų.
 }
tutto-label-set = atidėti { $dice }
tutto-label-stop = sustoti ir įrašyti { $points }
tutto-label-go = toliau su kita korta
tutto-choice-set = taškai { $points }, šiame ėjime { $collected }, tada { $left ->
    [one] { $left } kauliukas
    [few] { $left } kauliukai
    [many] { $left } kauliuko
   *[other] { $left } kauliukų
 }: tuščias { $percent } %
tutto-choice-faces = tada { $left ->
    [one] { $left } kauliukas
    [few] { $left } kauliukai
    [many] { $left } kauliuko
   *[other] { $left } kauliukų
 }: tuščias { $percent } %
tutto-choice-tutto = Tutto! Šiame ėjime { $collected }
tutto-choice-ends = Eilutė surinkta: įrašo { $collected } ir baigia ėjimą
tutto-choice-again = Tutto! Visus šešis iš naujo: tuščias { $percent } %
tutto-choice-wins = Tutto! Jis laimi žaidimą
tutto-choice-stop = įrašo { $points }, iš viso { $total }
tutto-choice-stop-tutto = Tutto! Įrašo { $points }, iš viso { $total }
tutto-choice-go = ėjimą baigia { $ends } iš { $of } kortų; su korta ar pirmu metimu jis prarandamas: { $percent } %
tutto-choices-more = ir dar { $count }

## The coach's reasons
kind-stop = sustoti ar mesti
kind-next-card = dar viena korta
kind-set = kuriuos kauliukus atidėti

## What can be typed
tutto-help =
    Rašyk kauliukus, kuriuos atidedi, o likę metami: „1“, „1222“ arba „set 1 2 2 2“.
    „stop“ įrašo ėjimo taškus su kiekvienu metimo kauliuku, kuris skaičiuojamas.
    Po Tutto „go“ atverčia kitą kortą.

## Refusals
error-tutto-set-never = Šie kauliukai niekada neatidedami kartu: 1 ir 5 skaičiuojami po vieną, kiti skaičiai po tris ar šešis, o su eilute kiekvienas skaičius kartą. Rašyk, pavyzdžiui, „set 1 2 2 2“.
error-tutto-set-not-there = Atidėti galima tik šio metimo kauliukus: { $dice }.
error-tutto-set-not-valid = Ne visi šie skaičiuojami. Iš { $dice } skaičiuojami: { $valid }; 1 ir 5 po vieną, kiti skaičiai po tris.
error-tutto-set-all = Su fejerverku atidedamas kiekvienas kauliukas, kuris skaičiuojamas: { $valid }.
error-tutto-set-new-faces = Su eilute kiekvienas skaičius atidedamas kartą. Nauji šiame metime: { $valid }.
error-tutto-set-after-tutto = Visi šeši atidėti: sustok arba tęsk su kita korta.
error-tutto-stop-forbidden = { $card } dabar sustoti neleidžia. Atidėk kauliukų.
error-tutto-go-needs-tutto = Kita korta būna tik po Tutto. Atidėk kauliukų arba sustok, jei korta leidžia.
error-tutto-tally-not-now = Visą ėjimą galima įvesti tik prieš pirmą jo kortą.
error-tutto-tally-no-cards = Ėjime yra bent viena korta.
error-tutto-tally-turn-over = { $card } baigia ėjimą: { $next } po jos būti negali.
error-tutto-tally-points = Ėjimas su { $cards } negali įrašyti { $points }. Artimiausia: { $nearest }.
error-tutto-tally-no-clover = Dobilo lapu galima laimėti tik ėjime, kurio paskutinė korta jis yra, ir toks ėjimas įrašo 0.

## The rules, as Markdown
tutto-rules =
    Įrašyk 6000 taškų anksčiau už kitus. Kas tada turi mažiausiai, tas visus vaišina.

    __Ėjimas.__ Atversk kortą ir mesk šešis kauliukus. Jei niekas neskaičiuojama, tai *tuščias metimas*: ėjimas
    baigtas ir visi jo taškai prarasti. Kitaip arba __sustok__ ir įrašyk ėjimo taškus su kiekvienu paskutinio
    metimo kauliuku, kuris skaičiuojamas, arba __atidėk__ bent vieną skaičiuojamą
    kauliuką ar tris vienodus ir mesk likusius.

    __Kas skaičiuojama__

    | kauliukai | taškai | kauliukai | taškai |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Taigi ⚀⚁⚁⚁⚄⚅ yra 350 taškų. Trys vienodi skaičiuojami kartu tik tada, kai visi trys iškrito *vienu metimu*: trys
    ⚄, atidėti per tris metimus, yra 150, ne 500.

    __Tutto.__ Visi šeši kauliukai atidėti, vienu metimu ar keliais, yra Tutto. Korta duoda, ką žada; tada
    sustok ir įrašyk arba eik __toliau__: atversk kitą kortą ir mesk visus šešis. Su stop korta ar tuščiu
    metimu tada prarandi viską, ką davė šis ėjimas, taip pat ir ankstesnių kortų taškus.

    __Pavyzdys.__ Korta yra Premija 300. Meti ⚀⚁⚂⚂⚂⚅, atidedi ⚂⚂⚂ (300) ir meti tris: ⚁⚃⚄. Atidedi ⚄ (50) ir
    meti du: ⚀⚄. Abu atidedami (150): Tutto. 500 už kauliukus ir 300 už kortą yra 800. Juos galėtum įrašyti.
    Eini toliau ir atverti x2. Dar vienas Tutto, tarkim, 400, duotų 1200 ir padvigubintų iki 2400. Bet meti
    ⚁⚁⚂⚃⚅⚅: niekas neskaičiuojama, ir 800 nebėra.

    | korta | kiek | ką ji daro |
    |---|---|---|
    | Premija 200, 300, 400, 500, 600 | po 5 | Tutto prideda premiją |
    | x2 | 5 | Tutto dvigubina visus iki tol surinktus ėjimo taškus, ir ankstesnių kortų |
    | Stop | 10 | ėjimas baigtas, jo taškai prarasti |
    | Fejerverkas | 5 | atidėk viską, kas skaičiuojama; po Tutto mesk visus šešis iš naujo be naujos kortos; ėjimą baigia tik tuščias metimas, ir jis taškus *įrašo* |
    | Pliusas/minusas | 5 | iki Tutto sustoti negalima; jis duoda tau 1000, kad ir kas išmesta, o kai įrašai, lyderis praranda 1000; jei lyderiai keli, kiekvienas jų praranda 1000, tu niekada |
    | Eilutė | 5 | sustoti negalima, kol neatidėti visi nuo vieno iki šešių, kiekvienas kartą; kiekvienas metimas turi duoti bent vieną naują skaičių, kitaip jis tuščias; duoda 2000 ir laikoma Tutto |
    | Dobilo lapas | 1 | sustoti negalima; du Tutto su šia korta, po pirmo visi šeši metami iš naujo, iškart laimi žaidimą, kad ir kokie taškai |

    __Eilutė, pavyzdys.__ ⚀⚁⚁⚃⚄⚅: atidėk ⚀⚁⚃⚄⚅ ir mesk vieną kauliuką. Eilutę užbaigia tik ⚂; visa kita yra
    tuščias metimas. Galėtum atidėti ir mažiau, o trūkstamiems skaičiams mesti daugiau kauliukų.

    __Pliusas/minusas.__ Kas pirmauja, rodo taškai lape, prieš pridedant šį ėjimą. Jei pirmauji tik tu, korta
    baigia tavo ėjimą kaip stop korta. Niekas nenukrinta žemiau 0.

    __Krūvelė__ tęsiasi iš ėjimo į ėjimą; kai ji baigiasi, visos 56 kortos maišomos iš naujo.

    __Pabaiga.__ Vos kas nors įrašo 6000 ar daugiau, žaidimas baigtas ir laimi, kas turi daugiausia taškų.
    Vienumoje skaičiuoji, kiek ėjimų prireikė.

    __Vėlesnės taisyklės.__ Kas pirmauja vienas, žaidžia pliusą/minusą dėl jo 1000, ir niekas nieko nepraranda.
    Ratas, kuriame kas nors pasiekia 6000, pirma užbaigiamas; jei sumos lygios, pergale dalijamasi.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Tik skaičiuoji taškus? Rašyk „turn“, kortas iš eilės ir įrašytus taškus: „turn 600 x2 1500“.
error-tutto-turn-form = Rašyk ėjimo kortas, tada taškus, 0, jei jie prarasti: „turn 600 x2 1500“, ne „{ $text }“.
