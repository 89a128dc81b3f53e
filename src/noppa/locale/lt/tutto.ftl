# Tutto: pavadinimai, dėl ko galima susitarti, kodėl ėjimas negalimas, ir taisyklės mūsų žodžiais.

tutto-name = Tutto
tutto-tagline = Bandyk laimę, korta po kortos

## Leidimai
tutto-edition-booklet = 2013 m. knygelė
tutto-edition-later = Vėlesnės taisyklės

## Parinktys ir ką reiškia jų reikšmės
tutto-option-target = Iki kiek taškų žaidžiama
tutto-option-leader-plus-minus = Kai pliusą/minusą atverčia lyderis
tutto-option-leader-plus-minus-misses-turn = jo ėjimas baigiasi
tutto-option-leader-plus-minus-plays-on = žaidžia dėl 1 000, ir niekas nieko nepraranda
tutto-option-ending = Kada žaidimas baigiasi
tutto-option-ending-at-once = vos kas nors pasiekia tikslą
tutto-option-ending-equal-turns = pabaigus ratą, kuriame kas nors pasiekia tikslą
tutto-option-floor-at-zero = Taškai nenukrinta žemiau 0
tutto-option-straight-is-tutto = Eilutė laikoma Tutto

## Ką parinktis keičia, vienu sakiniu
tutto-option-target-more = Žaidžiate iki { $value } taškų. Kuo jų daugiau, tuo ilgesnis žaidimas.
tutto-option-leader-plus-minus-misses-turn-more = Jei pirmauji tik tu, pliusas/minusas veikia kaip stop korta. Ėjimas baigtas, ir jo taškus prarandi.
tutto-option-leader-plus-minus-plays-on-more = Jei pirmauji tik tu, žaidi pliusą/minusą dėl jo 1 000, bet niekas taškų nepraranda.
tutto-option-ending-at-once-more = Žaidimas baigiasi, vos kas nors pasiekia tikslą, net rato viduryje.
tutto-option-ending-equal-turns-more = Kai kas nors pasiekia tikslą, ratą pabaigiate, kad visi turėtų po tiek pat ėjimų. Tada laimi tas, kas turi daugiausia taškų.
tutto-option-floor-at-zero-true-more = Pliusas/minusas negali nustumti taškų žemiau 0.
tutto-option-floor-at-zero-false-more = Pliusas/minusas gali nustumti taškus žemiau 0.
tutto-option-straight-is-tutto-true-more = Po eilutės gali atversti kitą kortą ir tęsti, kaip po bet kurio Tutto.
tutto-option-straight-is-tutto-false-more = Eilutė baigia ėjimą ir įrašo visus jo taškus.

## Taškų lentelė
tutto-item-banked = Įrašyta
tutto-item-lost = Atėmė pliusas/minusas

## Kortos
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

## Kaip baigėsi ėjimas
tutto-ending-null = tuščias metimas
tutto-ending-stop-card = stop korta
tutto-ending-leader = pliusas/minusas pirmaujant
tutto-ending-stopped = taškai įrašyti
tutto-ending-burnt-out = fejerverkas baigėsi
tutto-ending-straight = eilutė surinkta
tutto-ending-clover = pergalė su dobilo lapu

## Ekrane
tutto-player = Žaidėjas
tutto-total = Iš viso
tutto-points = { $points }
tutto-turn-number = { $turn } ėjimas · žaidžiama iki { $target }
tutto-round-number = { $round } ratas · žaidžiama iki { $target }
tutto-last-round = Paskutinis ratas
tutto-last-turn = Ankstesnis ėjimas
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, prarasta { $points }
tutto-took = { $by }: pliusas/minusas atima { $points }. Praranda { $name }.
tutto-rule-clover = du Tutto su šia korta laimi žaidimą; sustoti negali
tutto-rule-firework = atidėk visus skaičiuojamus kauliukus; tuščias metimas pabaigoje įrašo taškus
tutto-rule-straight = surink nuo 1 iki 6 už 2 000, kas metimą naujas skaičius; anksčiau sustoti negali
tutto-rule-plus-minus = Tutto tau duoda 1 000, o iš lyderio atima 1 000; anksčiau sustoti negali
tutto-rule-double = Tutto padvigubina šio ėjimo taškus
tutto-rule-bonus-200 = Tutto prideda 200
tutto-rule-bonus-300 = Tutto prideda 300
tutto-rule-bonus-400 = Tutto prideda 400
tutto-rule-bonus-500 = Tutto prideda 500
tutto-rule-bonus-600 = Tutto prideda 600
tutto-first-made = pirmas Tutto yra, liko dar vienas
tutto-turn-so-far = Šis ėjimas: { $points }
tutto-turn-cards = Šis ėjimas: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Atidėta: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Jei įrašysi, { $points } praras { $name }.
tutto-null-next = Metant { $dice ->
    [one] { $dice } kauliuką
    [few] { $dice } kauliukus
    [many] { $dice } kauliuko
   *[other] { $dice } kauliukų
 }, tuščio metimo tikimybė yra { $percent } %.
tutto-pile = Krūvelėje { $left }: { $cards }
tutto-pile-used-up = Krūvelė tuščia. Visos 56 kortos maišomos iš naujo.
tutto-pays = { $count ->
    [one] Visus vaišina { $names }.
    [few] Visus kartu vaišina { $names }.
    [many] Visus kartu vaišina { $names }.
   *[other] Visus kartu vaišina { $names }.
 }
tutto-clover-won = { $name }: du Tutto su dobilo lapu ir laimėtas žaidimas, kad ir kokie taškai.
tutto-turns-needed = { $turns ->
    [one] Prireikė { $turns } ėjimo.
    [few] Prireikė { $turns } ėjimų.
    [many] Prireikė { $turns } ėjimo.
   *[other] Prireikė { $turns } ėjimų.
 }
tutto-first-to = Žaidžiama iki { $target }
tutto-round = { $round } ratas
tutto-percent = { $percent } %
tutto-null-with = { $dice ->
    [one] tuščio metimo tikimybė su { $dice } kauliuku
    [few] tuščio metimo tikimybė su { $dice } kauliukais
    [many] tuščio metimo tikimybė su { $dice } kauliuko
   *[other] tuščio metimo tikimybė su { $dice } kauliukų
 }
tutto-pile-left = { $left ->
    [one] krūvelėje liko { $left } korta
    [few] krūvelėje liko { $left } kortos
    [many] krūvelėje liko { $left } kortos
   *[other] krūvelėje liko { $left } kortų
 }, { $stops ->
    [0] stop kortų nėra
    [one] iš jų { $stops } stop korta
    [few] iš jų { $stops } stop kortos
    [many] iš jų { $stops } stop kortos
   *[other] iš jų { $stops } stop kortų
 }
tutto-set-aside = Atidėta
tutto-choose = rinkis, tada mesk arba įrašyk
tutto-hint = Paliesk skaičiuojamus kauliukus, tada mesk likusius.
tutto-next-card = Atversti kitą kortą
tutto-risks = rizikuoji { $points }
tutto-bank = Įrašyti { $points }
tutto-then = iš viso bus { $total }
tutto-set-button = { $what ->
    [tutto] Atidėti, ir Tutto
    [ends] Užbaigti eilutę
   *[roll] Atidėti, mesti { $left ->
        [one] { $left } kauliuką
        [few] { $left } kauliukus
        [many] { $left } kauliuko
       *[other] { $left } kauliukų
     }
 }
tutto-points-of = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }
tutto-told-banked = { $name }: įrašyta { $points }.
tutto-told-lost = { $name }: { $ending }, prarasta { $points } taškų.
tutto-told-nothing = { $name }: { $ending }, taškų nėra.
tutto-told-set = { $name }: atidėta { $dice }.
tutto-told-go = { $name }: atversta dar viena korta.
tutto-own-banked = Įrašyta { $points }.
tutto-own-lost = { $ending ->
    [null] Tuščias metimas
    [stop_card] Stop korta
   *[other] Ėjimas baigtas
 }: { $points ->
    [0] šį kartą taškų nėra.
    [one] prarastas { $points } taškas.
    [few] prarasti { $points } taškai.
    [many] prarasta { $points } taško.
   *[other] prarasta { $points } taškų.
 }
tutto-all-six = Visi šeši kauliukai
tutto-label-set = atidėti { $dice }
tutto-label-stop = sustoti ir įrašyti { $points }
tutto-label-go = tęsti ir atversti kitą kortą
tutto-choice-set = { $points } taškų, šiame ėjime { $collected }; rizika { $percent } % metant { $left ->
    [one] { $left } kauliuką
    [few] { $left } kauliukus
    [many] { $left } kauliuko
   *[other] { $left } kauliukų
 }
tutto-choice-faces = tuščio metimo rizika { $percent } % metant { $left ->
    [one] { $left } kauliuką
    [few] { $left } kauliukus
    [many] { $left } kauliuko
   *[other] { $left } kauliukų
 }
tutto-choice-tutto = Tutto, šiame ėjime { $collected }
tutto-choice-ends = užbaigia eilutę, įrašo { $collected } ir baigia ėjimą
tutto-choice-again = Tutto; tuščio metimo rizika { $percent } % vėl metant visus šešis
tutto-choice-wins = Tutto, kuris laimi žaidimą
tutto-choice-stop = įrašo { $points }, iš viso { $total }
tutto-choice-stop-tutto = Tutto, įrašo { $points }, iš viso { $total }
tutto-choice-go = ėjimą baigia { $ends } iš { $of } kortų; rizika su pirmu metimu { $percent } %
tutto-choices-more = ir dar { $count }

## Ką treneris sako ir kodėl
tutto-advice-set = { $what ->
    [tutto] Atidėk { $dice }, tai Tutto
    [straight] Atidėk { $dice }, tai užbaigs eilutę
   *[roll] Atidėk { $dice } ir mesk { $left ->
        [one] kitą
        [few] kitus { $left }
        [many] kitus { $left }
       *[other] kitus { $left }
     }
 }
tutto-advice-set-brief = Atidėk { $dice }
tutto-advice-stop = Įrašyk { $points } taškų
tutto-advice-stop-brief = Įrašyk { $points }
tutto-advice-go = Atversk kitą kortą
tutto-why-null = { $points ->
    [0] Metant { $dice ->
        [one] { $dice } kauliuką
        [few] { $dice } kauliukus
        [many] { $dice } kauliuko
       *[other] { $dice } kauliukų
     }, { $percent } % atvejų metimas tuščias, bet dar neturi ko prarasti.
   *[other] Metant { $dice ->
        [one] { $dice } kauliuką
        [few] { $dice } kauliukus
        [many] { $dice } kauliuko
       *[other] { $dice } kauliukų
     }, { $percent } % atvejų metimas tuščias, ir tada prarandi { $points } taškų.
 }
tutto-why-null-straight = { $points ->
    [0] Metant { $dice ->
        [one] { $dice } kauliuką
        [few] { $dice } kauliukus
        [many] { $dice } kauliuko
       *[other] { $dice } kauliukų
     }, { $percent } % atvejų naujo skaičiaus nėra, bet dar neturi ko prarasti.
   *[other] Metant { $dice ->
        [one] { $dice } kauliuką
        [few] { $dice } kauliukus
        [many] { $dice } kauliuko
       *[other] { $dice } kauliukų
     }, { $percent } % atvejų naujo skaičiaus nėra, ir tada prarandi { $points } taškų.
 }
tutto-why-bonus = Iš čia Tutto pavyksta { $percent } % atvejų, ir jis prideda { $gift } taškų.
tutto-why-double = Iš čia Tutto pavyksta { $percent } % atvejų, ir jis padvigubina šio ėjimo taškus.
tutto-why-plus-minus = Iš čia Tutto pavyksta { $percent } % atvejų. Jis duoda { 1000 } taškų ir atima { 1000 } iš lyderio.
tutto-why-straight = Iš čia eilutė pavyksta { $percent } % atvejų ir duoda { 2000 } taškų.
tutto-why-clover = Iš čia su dobilo lapu laimi žaidimą { $percent } % atvejų.
tutto-why-clover-half = Tai pirmas Tutto su dobilo lapu. Iš čia antras pavyksta ir laimi žaidimą { $percent } % atvejų.
tutto-why-clover-wins = Tai antras Tutto su dobilo lapu, ir jis laimi žaidimą.
tutto-why-firework = Su fejerverku taškų prarasti negali. Kol kas turi { $points } ir vidutiniškai gausi dar { $more }.
tutto-why-tutto = Tai Tutto. Korta duoda { $gift } taškų, tad šiame ėjime turi { $points }.
tutto-why-straight-ends = Tai užbaigia eilutę, įrašo { $points } taškų ir baigia ėjimą.
tutto-why-takes = Įrašius iš varžovų dar atimama { $taken } taškų.
tutto-why-stop = Įrašai { $points } taškų, iš viso turi { $total }.
tutto-why-stop-wins = Taip turi { $total } taškų ir laimi žaidimą.
tutto-why-stop-reaches = Taip turi { $total } taškų ir pasieki tikslą. Kiti dar pabaigia ratą.
tutto-why-go = Kita korta arba pirmas metimas { $percent } % atvejų kainuoja tavo { $points } taškų. Vidutiniškai ėjimas baigiasi su { $mean }.
tutto-why-stop-instead = { $than ->
    [less] Jei įrašytum { $points } dabar, gautum { study-amount-chance } mažiau.
    [more] Jei įrašytum { $points } dabar, gautum { study-amount-chance } daugiau.
   *[same] Jei įrašytum { $points } dabar, gautum tiek pat.
 }
tutto-why-go-instead = { $than ->
    [less] Dar viena korta duotų { study-amount-chance } mažiau.
    [more] Dar viena korta duotų { study-amount-chance } daugiau.
   *[same] Dar viena korta duotų tiek pat.
 }
tutto-why-set-instead = { $left ->
    [0] Atidėti { $dice } (Tutto)
   *[other] Atidėti { $dice } ir mesti likusius (jų { $left }, tuščias metimas { $percent } % atvejų)
 } { $than ->
    [less] duotų { study-amount-chance } mažiau.
    [more] duotų { study-amount-chance } daugiau.
   *[same] duotų tiek pat.
 }
kind-stop = sustoti ar mesti toliau
kind-next-card = dar viena korta
kind-set = kuriuos kauliukus atidėti

## Ką galima rašyti
tutto-help =
    Rašyk kauliukus, kuriuos nori atidėti, o kiti bus mesti: „1“, „1222“ arba „set 1 2 2 2“.
    Rašyk „stop“, kad įrašytum ėjimo taškus su visais skaičiuojamais metimo kauliukais.
    Po Tutto rašyk „go“, kad atverstum kitą kortą.

## Atsisakymai
error-tutto-set-never = Šie kauliukai kartu neskaičiuojami. Atidėk 1 ir 5, kiek nori, arba tris ar šešis kauliukus su kitu skaičiumi. Su eilute kiekvieną skaičių imk tik kartą. Rašyk, pavyzdžiui, „set 1 2 2 2“.
error-tutto-set-not-there = Atidėti gali tik šio metimo kauliukus: { $dice }.
error-tutto-set-not-valid = Ne visi šie kauliukai skaičiuojami. Iš { $dice } gali atidėti { $valid }. 1 ir 5 skaičiuojami po vieną, kiti skaičiai tik po tris.
error-tutto-set-all = Su fejerverku turi atidėti visus skaičiuojamus kauliukus: { $valid }.
error-tutto-set-new-faces = Su eilute kiekvieną skaičių atidedi tik kartą. Nauji šiame metime: { $valid }.
error-tutto-set-after-tutto = Visi šeši kauliukai atidėti. Sustok ir įrašyk arba atversk kitą kortą.
error-tutto-stop-forbidden = Korta „{ $card }“ dabar sustoti neleidžia. Atidėk kauliukų.
error-tutto-go-needs-tutto = Kitą kortą gauni tik po Tutto. Atidėk kauliukų arba sustok, jei korta leidžia.
error-tutto-tally-not-now = Visą ėjimą gali įvesti tik prieš pirmą jo kortą.
error-tutto-tally-no-cards = Ėjime yra bent viena korta. Įvesk atverstas kortas.
error-tutto-tally-turn-over = Korta „{ $card }“ baigia ėjimą, tad korta „{ $next }“ po jos būti negali.
error-tutto-tally-points = Ėjimas su kortomis { $cards } negali duoti { $points }. Artimiausia: { $nearest }.
error-tutto-tally-no-clover = Su dobilo lapu gali laimėti tik tada, kai jis yra paskutinė ėjimo korta, o toks ėjimas įrašo 0.

## Taisyklės, Markdown
tutto-rules =
    Įrašyk 6 000 taškų anksčiau už kitus. Kas tada turi mažiausiai taškų, tas visus vaišina.

    __Ėjimas.__ Atversk kortą ir mesk šešis kauliukus. Jei niekas neskaičiuojama, tai *tuščias metimas*: ėjimas
    baigtas, ir visus jo taškus prarandi. Kitaip arba __sustok__ ir įrašyk ėjimo taškus su visais skaičiuojamais
    paskutinio metimo kauliukais, arba __atidėk__ bent vieną kauliuką ar trejetą ir mesk likusius.

    __Kas skaičiuojama__

    | kauliukai | taškai | kauliukai | taškai |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Taigi ⚀⚁⚁⚁⚄⚅ verti 350 taškų. Trys vienodi skaičiuojami kartu tik tada, kai visi trys iškrito *vienu metimu*:
    trys ⚄, atidėti per tris metimus, verti 150, o ne 500.

    __Tutto.__ Kai visi šeši kauliukai atidėti, vienu metimu ar keliais, turi Tutto. Korta duoda, ką žada. Tada
    sustok ir įrašyk arba eik __toliau__: atversk kitą kortą ir mesk visus šešis kauliukus. Jei dabar pasitaiko
    stop korta arba tuščias metimas, prarandi visus šio ėjimo taškus, net ir už ankstesnes kortas.

    __Pavyzdys.__ Tavo korta yra „Premija 300“. Meti ⚀⚁⚂⚂⚂⚅, atidedi ⚂⚂⚂ (300) ir meti tris: ⚁⚃⚄. Atidedi ⚄ (50)
    ir meti du: ⚀⚄. Atidedi abu (150), ir tai Tutto. Su 500 už kauliukus ir 300 už kortą turi 800. Galėtum
    juos įrašyti, bet eini toliau ir atverti x2. Dar vienas Tutto, tarkim, už 400, duotų 1 200 ir padvigubintų
    iki 2 400. Bet išmeti ⚁⚁⚂⚃⚅⚅. Niekas neskaičiuojama, ir 800 taškų nebėra.

    | korta | kiek | ką ji daro |
    |---|---|---|
    | Premija 200, 300, 400, 500, 600 | po 5 | Tutto prideda premiją. |
    | x2 | 5 | Tutto padvigubina visus iki tol surinktus ėjimo taškus, net ir už ankstesnes kortas. |
    | Stop | 10 | Ėjimas baigtas, ir jo taškus prarandi. |
    | Fejerverkas | 5 | Atidėk visus skaičiuojamus kauliukus. Po Tutto vėl mesk visus šešis be naujos kortos. Ėjimą baigia tik tuščias metimas, ir jis tavo taškus *įrašo*. |
    | Pliusas/minusas | 5 | Iki Tutto sustoti negali. Jis tau duoda 1 000, kad ir kas išmesta, o kai įrašai, lyderis praranda 1 000. Jei lyderiai keli, visi praranda tiek pat, bet tu niekada. |
    | Eilutė | 5 | Negali sustoti, kol neatidėjai visų nuo vieno iki šešių, kiekvieno kartą. Kiekvienas metimas turi duoti bent vieną naują skaičių, kitaip jis tuščias. Eilutė verta 2 000 ir laikoma Tutto. |
    | Dobilo lapas | 1 | Sustoti negali. Padaryk su šia korta du Tutto, ir iškart laimi žaidimą, kad ir kokie taškai. Po pirmo vėl mesk visus šešis kauliukus. |

    __Eilutė, pavyzdys.__ Išmeti ⚀⚁⚁⚃⚄⚅, atidedi ⚀⚁⚃⚄⚅ ir meti vieną kauliuką. Eilutę užbaigia tik ⚂, visa kita
    yra tuščias metimas. Galėtum atidėti ir mažiau, o trūkstamiems skaičiams mesti daugiau kauliukų.

    __Pliusas/minusas.__ Kas pirmauja, rodo taškų lentelė prieš pridedant šio ėjimo taškus. Jei pirmauji tik tu,
    korta baigia tavo ėjimą kaip stop korta. Niekas nenukrinta žemiau 0.

    __Krūvelė__ pereina iš ėjimo į ėjimą. Kai ji baigiasi, visos 56 kortos maišomos iš naujo.

    __Pabaiga.__ Žaidimas baigiasi, vos kas nors įrašo 6 000 ar daugiau taškų, ir laimi tas, kas turi daugiausia taškų.
    Jei kitų žaidėjų nėra, skaičiuok, kiek ėjimų tau prireikia.

    __Vėlesnės taisyklės.__ Jei pirmauji tik tu, žaidi pliusą/minusą dėl jo 1 000, ir niekas taškų nepraranda. Kai
    kas nors pasiekia 6 000, ratą pabaigiate. Jei sumos lygios, pergale dalijamasi.

## Visas ėjimas viena eilute, su tikrais kauliukais ir kortomis
tutto-help-turn = Tik skaičiuoji taškus? Rašyk „turn“, kortas iš eilės ir įrašytus taškus: „turn 600 x2 1500“.
error-tutto-turn-form = „{ $text }“ perskaityti negalima. Rašyk ėjimo kortas, paskui jo taškus arba 0, jei jie prarasti: „turn 600 x2 1500“.

## Trumpos taisyklės
tutto-goal = Įrašyk { $target } taškų anksčiau už kitus.
tutto-begins = Pagal knygelę pradeda didžiausias laimės kūdikis. Kas tai, nusprendžiate kartu.
tutto-step-card = Atversk kortą ir mesk šešis kauliukus.
tutto-step-set = Atidėk bent vieną skaičiuojamą kauliuką ir mesk likusius. Arba sustok ir įrašyk.
tutto-step-tutto = Kai visi šeši kauliukai atidėti, tai Tutto, ir korta sumoka. Įrašyk arba atversk kitą kortą.
tutto-item-single = Vienas kauliukas
tutto-item-triple = Trejetas
tutto-needs-single = Kiekvienas skaičiuojamas atskirai.
tutto-needs-triple = Trys vienodi vienu metimu.
tutto-needs-stop = ėjimas baigtas, ir jo taškus prarandi
tutto-example-card = Atverti kortą „{ $card }“.
tutto-example-set = Atidedi { $aside } už { $points } taškų. Kol kas turi { $total }.
tutto-example-tutto = Visi šeši kauliukai atidėti, tad tai Tutto. { $dice } už kauliukus ir { $bonus } už kortą yra { $points }.
tutto-example-go = Neįrašai { $points }, o atverti dar vieną kortą: { $card }.
tutto-example-null = Niekas neskaičiuojama. Tai tuščias metimas, ir visi { $points } taškų prarasti.
tutto-ask-triple = Ar trys penketai iš trijų metimų yra trejetas?
tutto-answer-triple = Ne. Trejetas turi iškristi vienu metimu.
tutto-ask-at-once = Ar prieš sustojant reikia atidėti kauliukus?
tutto-answer-at-once = Ne. Kai sustoji, įrašai ir visus skaičiuojamus paskutinio metimo kauliukus.
tutto-ask-null = Kiek kainuoja tuščias metimas?
tutto-answer-null = Visus šio ėjimo taškus, net ir už ankstesnes kortas. Anksčiau įrašyti taškai saugūs. Tik su fejerverku tuščias metimas taškus įrašo.
tutto-ask-leader-misses-turn = O jei pirmauju ir atverčiu pliusą/minusą?
tutto-answer-leader-misses-turn = Jei pirmauji tik tu, ėjimas baigtas, kaip ir su stop korta.
tutto-ask-leader-plays-on = O jei pirmauju ir atverčiu pliusą/minusą?
tutto-answer-leader-plays-on = Jei pirmauji tik tu, žaidi dėl 1 000, ir niekas nieko nepraranda.
tutto-ask-end-at-once = Kada žaidimas baigiasi?
tutto-answer-end-at-once = Vos kas nors įrašo { $target } ar daugiau taškų.
tutto-ask-end-equal-turns = Kada žaidimas baigiasi?
tutto-answer-end-equal-turns = Pabaigus ratą, kuriame kas nors įrašo { $target } ar daugiau taškų.
tutto-now-risk = Ši korta dabar guli ant stalo, ir rizikuoji { $points } taškų.
tutto-now-left = { $left ->
    [0] Krūvelėje (kortų { $cards }) tokių nebėra.
    [one] Krūvelėje (kortų { $cards }) liko { $left }.
    [few] Krūvelėje (kortų { $cards }) liko { $left }.
    [many] Krūvelėje (kortų { $cards }) liko { $left }.
   *[other] Krūvelėje (kortų { $cards }) liko { $left }.
 }

## Pamoka: ką daryti kiekviename žingsnyje ir kodėl, kai tai padaryta
tutto-lesson-goal = Surink 1 000 taškų anksčiau už botą
tutto-lesson-draw = Kiekvienas ėjimas prasideda korta. Atversk ją.
tutto-lesson-draw-why = Atidėk visus šešis kauliukus, ir ši korta duos dar 300.
tutto-lesson-one = Po vieną skaičiuojami tik ⚀ ir ⚄. Atidėk ⚀ ir mesk likusius.
tutto-lesson-one-why = ⚀ vertas 100 taškų, ⚄ vertas 50.
tutto-lesson-triple = Trys vienodi vienu metimu skaičiuojami kartu. Atidėk ⚁⚁⚁.
tutto-lesson-triple-why = Tai 200 taškų. ⚅⚅⚅ būtų 600, o ⚀⚀⚀ net 1 000.
tutto-lesson-tutto = Abu kauliukai skaičiuojami. Atidėk ⚀⚄.
tutto-lesson-tutto-why = Visi šeši kauliukai atidėti. Tai Tutto, ir korta prideda 300.
tutto-lesson-bank = Galėtum tęsti ir viskuo rizikuoti. Verčiau įrašyk savo 750 taškų.
tutto-lesson-bank-why = Įrašyti taškai saugūs. Botas Jussi ėjo po tavęs ir įrašė 250.
tutto-lesson-null = Vėl tavo ėjimas. Atversk kitą kortą.
tutto-lesson-null-why = Nei ⚀, nei ⚄, nei trijų vienodų. Tai tuščias metimas, ir ėjimas nieko neduoda.
tutto-lesson-draw-again = Jussi atvertė stop kortą ir turėjo sustoti. Atversk savo.
tutto-lesson-draw-again-why = Iki pergalės tau trūksta 250. Jei įrašysi dabar, gausi tik 200.
tutto-lesson-coach = Paklausk trenerio, ką atidėti.
tutto-lesson-coach-why = Tik ⚀, nes kuo daugiau kauliukų meti, tuo mažesnė tuščio metimo tikimybė.
tutto-lesson-win = 250 taškų, kaip tik tiek, kiek reikia. Įrašyk juos.
tutto-lesson-win-why = Tai 1 000 taškų, ir laimi tu. Dažniausiai žaidžiama iki 6 000.
tutto-lesson-done = Sustok laiku ir atidėk tik tuos kauliukus, kurių reikia.
