# Yatzy: pavadinimai, dėl ko galima susitarti, kodėl ėjimas negalimas, ir taisyklės mūsų žodžiais.

yatzy-name = Yatzy
yatzy-tagline = Penkiolika eilučių, trys metimai

## Leidimai
yatzy-edition-international = Tarptautinis
yatzy-edition-nordic = Šiaurės šalių
yatzy-edition-danish = Daniškas
yatzy-edition-dutch = Olandiškas

## Parinktys ir ką reiškia jų reikšmės
yatzy-option-declare = Kada renkamasi eilutė
yatzy-option-declare-after = po metimų
yatzy-option-declare-before = prieš pirmą metimą
yatzy-option-yatzy = Taškai už Yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 ir kauliukų suma
yatzy-option-bonus-from = Kiek viršutinių taškų reikia premijai
yatzy-option-chance = Kada galima naudoti šansą
yatzy-option-chance-free = po bet kurio metimo
yatzy-option-chance-last-resort = tik kai jokia kita laisva eilutė taškų neduoda

## Ką parinktis keičia, vienu sakiniu
yatzy-option-declare-after-more = Pirma meti, tada renkiesi kauliukams tinkamą eilutę.
yatzy-option-declare-before-more = Eilutę skelbi prieš pirmą metimą. Jei kauliukai ten nieko neduoda, rašai 0 arba, jei gali, naudoji šansą.
yatzy-option-yatzy-fifty-more = Penki vienodi duoda 50, kad ir koks būtų skaičius.
yatzy-option-yatzy-sum-plus-fifty-more = Penki vienodi duoda 50 ir dar kauliukų sumą, tad penki šešetai verti 80.
yatzy-option-bonus-from-more = Premiją gauni, kai viršutinėse eilutėse iš viso turi { $value } ar daugiau.
yatzy-option-chance-free-more = Šansą gali naudoti bet kada, su bet kokiais kauliukais.
yatzy-option-chance-last-resort-more = Šansą gali naudoti tik tada, kai kauliukai neduoda taškų jokioje kitoje tavo laisvoje eilutėje.

## Lentelės eilutės
yatzy-item-ones = Vienetai
yatzy-item-twos = Dvejetai
yatzy-item-threes = Trejetai
yatzy-item-fours = Ketvertai
yatzy-item-fives = Penketai
yatzy-item-sixes = Šešetai
yatzy-item-bonus = Premija
yatzy-item-one-pair = 1 pora
yatzy-item-two-pairs = 2 poros
yatzy-item-three-of-a-kind = Trys vienodi
yatzy-item-four-of-a-kind = Keturi vienodi
yatzy-item-small-straight = Maža eilutė
yatzy-item-large-straight = Didelė eilutė
yatzy-item-full-house = Pilna troba
yatzy-item-chance = Šansas
yatzy-item-yatzy = Yatzy

## Ekrane
yatzy-upper = Viršutinės eilutės
yatzy-lower = Apatinės eilutės
yatzy-total = Iš viso
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = { $round } ratas iš { $rounds }
yatzy-declared = eilutei „{ $row }“
yatzy-rolls-left = { $rolls ->
    [0] metimų nebėra
    [one] liko { $rolls } metimas
    [few] liko { $rolls } metimai
    [many] liko { $rolls } metimo
   *[other] liko { $rolls } metimų
 }
yatzy-move-keep = { $count ->
    [0] mesti visus penkis iš naujo
   *[other] pasilikti { $dice }
 }
yatzy-bonus-from = +50 nuo { $from }
yatzy-pace = { $way ->
    [-1] kol kas trūksta { $points }
    [0] kol kas užtenka
   *[1] { $points } daugiau, nei reikia
 }
yatzy-best-rows = Geriausios eilutės šiems kauliukams
yatzy-hint-keep = Paliesk kauliukus, kuriuos nori pasilikti.
yatzy-hint-write = Paliesk eilutę, kad įrašytum taškus.
yatzy-told-score = { $name }: { $points } eilutėje „{ $row }“.
yatzy-told-declare = { $name }: paskelbta eilutė „{ $row }“.
yatzy-move-declare = skelbti eilutę „{ $row }“
yatzy-move-score = { $row } { $points }

## Ką treneris sako ir kodėl
yatzy-advice-keep = { $count ->
    [0] Mesk visus penkis iš naujo
   *[other] Pasilik { $dice } ir mesk { $left ->
        [one] kitą
        [few] kitus { $left }
        [many] kitus { $left }
       *[other] kitus { $left }
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Mesk visus penkis
   *[other] Pasilik { $dice }
 }
yatzy-advice-declare = Paskelbk eilutę „{ $item }“
yatzy-advice-score = Įrašyk { $points } į eilutę „{ $item }“
yatzy-advice-zero = Įrašyk nulį į eilutę „{ $item }“
yatzy-why-ends = Ėjimas greičiausiai baigsis taip: „{ $item }“ ({ $percent } %) arba „{ $other_item }“ ({ $other_percent } %).
yatzy-why-sure = { $percent ->
    [100] Ėjimas baigsis taip: „{ $item }“.
   *[other] Ėjimas beveik tikrai baigsis taip: „{ $item }“.
 }
yatzy-why-zero = { $percent } % atvejų jis baigiasi nuliu.
yatzy-why-score = Eilutė „{ $item }“ dabar duoda { study-amount-points }.
yatzy-why-turn = Ėjimas, kuriuo sieki eilutės „{ $item }“, vidutiniškai duoda { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Taip turi { study-amount-points } daugiau, nei kol kas reikia premijai.
    [behind] Taip turi { study-amount-points } mažiau, nei kol kas reikia premijai.
   *[even] Taip turi lygiai tiek, kiek kol kas reikia premijai.
 }
yatzy-why-bonus-made = Tai duoda 50 taškų premiją.
yatzy-why-bonus-lost = Tada premija nebepasiekiama.
yatzy-why-roll-instead = { $than ->
    [less] Metimas iš naujo duotų { study-amount-points } mažiau.
    [more] Metimas iš naujo duotų { study-amount-points } daugiau.
   *[same] Metimas iš naujo duotų tiek pat.
 }
yatzy-why-write-instead = { $points ->
    [0] Nulis eilutėje „{ $item }“
   *[other] { $points } eilutėje „{ $item }“
 } { $than ->
    [less] duotų { study-amount-points } mažiau.
    [more] duotų { study-amount-points } daugiau.
   *[same] duotų tiek pat.
 }
yatzy-item-zero = nulis

## Ką galima rašyti
yatzy-help =
    Rašyk kauliukus, kuriuos nori pasilikti, o kiti bus mesti iš naujo: „66“ arba „keep 6 6“. Vien „keep“ meta visus penkis.
    Rašyk eilutę, kad ją užpildytum: „full house“, „full“ arba „score full_house“. Jei žaidžiate su skelbimu,
    rašyk eilutę ir prieš metimą: „sixes“ arba „declare sixes“.

## Atsisakymai
error-yatzy-declares-after = Šiame leidime eilutės neskelbiamos. Pirma mesk, tada rinkis.
error-yatzy-declared-already = Šiam ėjimui jau paskelbta eilutė „{ $item }“.
error-yatzy-declare-first = Prieš metimą paskelbk šio ėjimo eilutę.
error-yatzy-no-rolls-left = Metimų nebeturi. Užpildyk eilutę.
error-yatzy-keep-not-there = Pasilikti gali tik išmestus kauliukus: { $dice }.
error-yatzy-row-filled = Eilutė „{ $item }“ jau užpildyta.
error-yatzy-chance-last-resort = Šansą gali naudoti tik tada, kai kauliukai neduoda taškų jokioje kitoje laisvoje eilutėje.
error-yatzy-declared-row-only = Šiam ėjimui paskelbta eilutė „{ $item }“, todėl kitos naudoti negali.

## Taisyklės, Markdown
yatzy-rules =
    Užpildyk visas penkiolika savo stulpelio eilučių. Laimi didžiausia suma, o jei sumos lygios, pergale
    dalijamasi. Žaisk prieš savo rekordą arba kartu su kitais.

    __Ėjimas.__ Mesk penkis kauliukus. Tada dar iki dviejų kartų gali mesti iš naujo: pasilik tinkamus kauliukus
    ir mesk likusius. Anksčiau pasiliktus kauliukus irgi gali mesti, o sustoti gali po bet kurio metimo. Tada
    užpildyk vieną laisvą eilutę, net jei ji duoda 0. Kiekviena eilutė naudojama kartą, tad visi turi po
    penkiolika ėjimų.

    __Pavyzdys.__ Pirmas metimas ⚁⚂⚄⚄⚅. Pasilieki ⚄⚄ ir meti tris kauliukus: ⚀⚂⚄. Pasilieki ⚄⚄⚄ ir meti
    du: ⚂⚂. Dabar turi ⚂⚂⚄⚄⚄, tai pilna troba už 21. Jei paskutiniai du būtų ⚀⚅, tai ⚀⚄⚄⚄⚅ duotų 15 eilutėje
    „Penketai“ arba „Trys vienodi“, 10 eilutėje „1 pora“ arba 22 eilutėje „Šansas“.

    __Eilutės__

    | eilutė | kas skaičiuojama | pavyzdys |
    |---|---|---|
    | Nuo vienetų iki šešetų | kauliukai su tuo skaičiumi | Ketvertai: ⚁⚃⚃⚃⚅ → 12 |
    | 1 pora | geriausios poros du kauliukai | ⚁⚁⚃⚄⚄ → 10 |
    | 2 poros | dviejų skirtingų porų keturi kauliukai | ⚁⚁⚂⚅⚅ → 16 |
    | Trys vienodi | tie trys kauliukai | ⚀⚂⚃⚃⚃ → 12 |
    | Keturi vienodi | tie keturi kauliukai | ⚁⚁⚁⚁⚅ → 8 |
    | Maža eilutė | nuo vieno iki penkių, visada 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Didelė eilutė | nuo dviejų iki šešių, visada 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Pilna troba | visi kauliukai: trys vieno skaičiaus, du kito | ⚂⚂⚃⚃⚃ → 18 |
    | Šansas | visi kauliukai, kad ir ką jie rodytų | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | penki vienodi, visada 50 | ⚃⚃⚃⚃⚃ → 50 |

    Metimą gali rašyti į bet kurią laisvą eilutę, kuriai jis tinka: ⚃⚃⚃⚃⚀ duoda 12 eilutėje „Trys vienodi“ arba 8
    eilutėje „1 pora“. Keturi vienodi nelaikomi dviem poromis, o penki vienodi nelaikomi pilna troba.

    __Premija.__ Jei tavo šešiose eilutėse nuo vienetų iki šešetų iš viso yra 63 taškai ar daugiau, gauni 50 taškų
    premiją. Užtenka po tris kauliukus kiekvienoje iš šių eilučių.

    __Šiaurės šalių leidimas.__ Šansą gali naudoti tik tada, kai metimas neduoda taškų jokioje kitoje laisvoje
    eilutėje: ⚀⚂⚃⚅⚅ ten netinka, kol laisvi vienetai, trejetai, ketvertai, šešetai ar 1 pora. Kai šansas
    yra paskutinė tavo laisva eilutė, tinka bet kuris metimas.

    __Daniškas leidimas.__ Kaip Šiaurės šalių, bet prieš pirmą metimą paskelbi eilutę. Jei metimas ten duoda
    taškų, rašai juos ten. Jei ne, rašai ten 0 arba naudoji šansą, jei jis laisvas ir metimas jam tinka. Kai
    šansas jau užpildytas, gali rašyti 0 į bet kurią laisvą eilutę. Šansą skelbti gali tik tada, kai jis
    yra paskutinė tavo laisva eilutė. Yatzy duoda 50 ir dar kauliukų sumą: ⚅⚅⚅⚅⚅ → 80.

    __Olandiškas leidimas.__ Premijai reikia 64 taškų, tad po tris kauliukus kiekvienoje eilutėje neužtenka.

## Sprendimas
yatzy-solved-odds = Premija gaunama { $bonus } % žaidimų, o Yatzy { $yatzy } %.

## Trumpos taisyklės
yatzy-goal = Užpildyk visas penkiolika savo stulpelio eilučių ir surink daugiausia taškų.
yatzy-begins = Knygelėje to nepasakyta. Išsirinkite, kas pradės, arba meskite po vieną kauliuką: pradeda tas, kas išmeta daugiausia.
yatzy-step-roll = Mesk penkis kauliukus.
yatzy-step-keep = Pasilik tinkamus kauliukus ir mesk likusius, iki dviejų kartų.
yatzy-step-write = Įrašyk taškus į vieną laisvą eilutę.
yatzy-step-write-declared = Įrašyk taškus į eilutę, paskelbtą prieš metimą.
yatzy-needs-number = Sudėk kauliukus, kurie rodo { $face }.
yatzy-needs-bonus = { $from } ar daugiau taškų šešiose eilutėse viršuje.
yatzy-needs-one-pair = Du vienodi. Skaičiuojami tie du kauliukai.
yatzy-needs-two-pairs = Dvi skirtingos poros. Skaičiuojami tie keturi kauliukai.
yatzy-needs-three-of-a-kind = Trys vienodi. Skaičiuojami tie trys kauliukai.
yatzy-needs-four-of-a-kind = Keturi vienodi. Skaičiuojami tie keturi kauliukai.
yatzy-needs-small-straight = Nuo vieno iki penkių.
yatzy-needs-large-straight = Nuo dviejų iki šešių.
yatzy-needs-full-house = Trys vieno skaičiaus ir du kito. Skaičiuojami visi penki kauliukai.
yatzy-needs-chance = Bet kokie kauliukai. Skaičiuojami visi penki.
yatzy-example-first = Tavo pirmas metimas. Pasilieki { $kept } ir meti kitus tris.
yatzy-example-second = Dar vienas penketas. Pasilieki { $kept } ir meti du.
yatzy-example-last = { $row }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }.
yatzy-example-other = Tas pats ėjimas su kitu paskutiniu metimu. Gali naudoti vieną iš šių eilučių, jei ji laisva:
yatzy-example-or = { $row }, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }
yatzy-ask-again = Ar galiu mesti anksčiau pasiliktą kauliuką?
yatzy-answer-again = Taip. Po kiekvieno metimo iš naujo renkiesi, kuriuos kauliukus pasilikti.
yatzy-ask-zero = O jei niekas netinka?
yatzy-answer-zero = Vis tiek užpildai vieną laisvą eilutę. Į ją rašomas 0, ir ji panaudota.
yatzy-ask-alike = Ar keturi vienodi yra dvi poros, o penki vienodi yra pilna troba?
yatzy-answer-alike = Ne, abiem reikia dviejų skirtingų skaičių. Bet keturis vienodus gali rašyti ir kaip vieną porą arba tris vienodus.
yatzy-ask-chance-free = Kada galiu naudoti šansą?
yatzy-answer-chance-free = Vieną kartą, su bet kokiais kauliukais.
yatzy-ask-chance-last-resort = Kada galiu naudoti šansą?
yatzy-answer-chance-last-resort = Vieną kartą, kai kauliukai neduoda taškų jokioje kitoje tavo laisvoje eilutėje arba kai tai paskutinė tavo laisva eilutė.
yatzy-ask-declare = O jei kauliukai netinka paskelbtai eilutei?
yatzy-answer-declare = Rašai ten 0. Arba naudoji šansą, jei jis laisvas ir kauliukai jam tinka. Kai šansas jau užpildytas, gali rašyti 0 į bet kurią laisvą eilutę.
yatzy-ask-alone = Kiek gali žaisti?
yatzy-answer-alone = Knygelėje ribos nėra. Čia gali žaisti nuo vieno iki dvidešimties. Jei daugiau žaidėjų nėra, žaidi prieš savo rekordą.
yatzy-now-written = Čia turi { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
 }.
yatzy-now-bonus = Viršutinėse eilutėse kol kas iš viso yra { $points }.
yatzy-now-free = Ši eilutė dar laisva.
yatzy-now-would = Tavo kauliukai čia duotų { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
 }.

## Pamoka: ką daryti kiekviename žingsnyje ir kodėl, kai tai padaryta
yatzy-lesson-goal = Užpildyk penkiolika eilučių ir surink daugiausia taškų
yatzy-lesson-roll = Šie penki kauliukai tavo. Mesk juos.
yatzy-lesson-roll-why = Per ėjimą gali mesti iki trijų kartų ir renkiesi, kuriuos kauliukus pasilikti.
yatzy-lesson-keep = ⚅⚅ yra gera pradžia. Pasilik abu ir mesk kitus tris.
yatzy-lesson-keep-why = Trečias ⚅. Pasilikti kauliukai lieka savo vietoje.
yatzy-lesson-keep-three = Pasilik ⚅⚅⚅ ir mesk paskutinius du.
yatzy-lesson-keep-three-why = Trys vieno skaičiaus ir du kito: pilna troba.
yatzy-lesson-full-house = Kiekviena laisva eilutė rodo, kiek ji duotų. Pasirink eilutę „Pilna troba“.
yatzy-lesson-full-house-why = 28 taškai, visų penkių kauliukų suma. Kiekvieną eilutę gali naudoti tik kartą.
yatzy-lesson-roll-again = Jussi, botas, su kuriuo žaidi, irgi ėjo. Dabar mesk vėl.
yatzy-lesson-roll-again-why = Pasilikti du ⚂ ar ⚁⚂⚃⚄, kuriems iki eilutės trūksta vieno?
yatzy-lesson-coach = Paklausk trenerio, kuriuos kauliukus pasilikti.
yatzy-lesson-coach-why = Štai ir ⚅. Dabar turi penkis iš eilės, nuo 2 iki 6.
yatzy-lesson-straight = Tai didelė eilutė. Įrašyk ją.
yatzy-lesson-straight-why = 20 taškų. Jei metimas netinka nė vienai laisvai eilutei, rašai 0.
yatzy-lesson-roll-late = Peršokime į priekį. Laisvos liko tik eilutės „Trejetai“ ir „Yatzy“. Mesk.
yatzy-lesson-roll-late-why = Viršuje turi 54 taškus, o su ⚂⚂⚂ bus 63.
yatzy-lesson-bonus = Už 63 taškus viršuje gauni premiją. Įrašyk 9 į eilutę „Trejetai“.
yatzy-lesson-bonus-why = 63 taškai, tad gauni dar 50. Užtenka po tris kiekvieno skaičiaus.
yatzy-lesson-roll-last = Jussi teko rašyti 0. Tai tavo paskutinis ėjimas. Mesk.
yatzy-lesson-roll-last-why = Keturi ⚄. Dar vienas, ir bus penki vienodi.
yatzy-lesson-keep-four = Pasilik ⚄⚄⚄⚄ ir mesk paskutinį kauliuką.
yatzy-lesson-keep-four-why = Penki vienodi. Tai Yatzy!
yatzy-lesson-yatzy = Liko viena eilutė. Įrašyk taškus į eilutę „Yatzy“.
yatzy-lesson-yatzy-why = 50 taškų, ir žaidimas baigtas.
yatzy-lesson-done = Viršuje siek po tris kiekvieno skaičiaus, o šansą pasilik nesėkmingam ėjimui.
