# KIVI: pavadinimai, dėl ko galima susitarti, kodėl ėjimas negalimas, ir taisyklės mūsų žodžiais.

kivi-name = KIVI
kivi-tagline = Ilgos linijos 7 × 7 lentoje

## Leidimai
kivi-edition-international = Tarptautinis
kivi-edition-italian = Itališkas

## Parinktys ir ką reiškia jų reikšmės
kivi-option-run-of-six = Kur tinka 1-2-3-4-5-6
kivi-option-run-of-six-vacant = bet kuriam laisvam langeliui
kivi-option-run-of-six-take-over = bet kuriam laisvam arba kito žaidėjo langeliui
kivi-option-alike = Kur tinka penki ir šeši vienodi
kivi-option-alike-wild = bet kuriam laisvam langeliui; šeši vienodi ir kito žaidėjo langeliui
kivi-option-alike-plain = tik langeliams, kuriems tinka

## Ką parinktis keičia, vienu sakiniu
kivi-option-run-of-six-vacant-more = Su 1-2-3-4-5-6 gali dėti akmenuką ant bet kurio laisvo langelio.
kivi-option-run-of-six-take-over-more = Su 1-2-3-4-5-6 gali dėti akmenuką ant bet kurio laisvo langelio arba perimti kito žaidėjo langelį ir perkelti jo akmenuką kitur.
kivi-option-alike-wild-more = Su penkiais vienodais gali dėti akmenuką ant bet kurio laisvo langelio. Su šešiais gali ir perimti kito žaidėjo langelį, o jo akmenuką perkelti kitur.
kivi-option-alike-plain-more = Penki ir šeši vienodi nėra ypatingi. Jie tinka tik ten, kur reikia visų nelyginių, visų lyginių, 12 ar mažiau arba 30 ar daugiau.

## Kas skaičiuojama
kivi-item-lines = Linijos
kivi-item-singles = Pavieniai akmenukai

## Langelių deriniai
kivi-target-two-pairs = 2 poros
kivi-target-three-of-a-kind = 3 vienodi
kivi-target-run-of-4 = Eilutė iš 4
kivi-target-three-and-two = 3 + 2 vienodi
kivi-target-four-of-a-kind = 4 vienodi
kivi-target-run-of-5 = Eilutė iš 5
kivi-target-all-even = Visi lyginiai
kivi-target-all-odd = Visi nelyginiai
kivi-target-at-most-12 = 12 ar mažiau
kivi-target-at-least-30 = 30 ar daugiau
kivi-target-three-pairs = 3 poros
kivi-target-two-triples = 2 × 3 vienodi
kivi-target-four-and-two = 4 + 2 vienodi

## Deriniai, kaip jie rašomi ant langelio: ne daugiau kaip šeši ženklai
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Kur metimas tinka, kad ir kokie deriniai
kivi-wild-vacant = Bet kuris laisvas langelis
kivi-wild-take-over = Bet kuris laisvas arba kito žaidėjo langelis

## Ekrane
kivi-stones = { $box ->
    [0] liko padėti { $hand }
   *[other] liko padėti { $hand }, prarasta { $box }
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = { $round } ratas iš { $rounds }
kivi-rolls-left = { $rolls ->
    [0] metimų nebėra
    [one] liko { $rolls } metimas
    [few] liko { $rolls } metimai
    [many] liko { $rolls } metimo
   *[other] liko { $rolls } metimų
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, bet jau užimta
kivi-meets-nothing = Niekur netinka
kivi-move-keep = { $count ->
    [0] mesti visus šešis iš naujo
   *[other] pasilikti { $dice }
 }
kivi-move-place = akmenukas ant langelio { $square } ({ $gain })
kivi-move-take-over = akmenukas ant langelio { $square } ({ $gain }), ten buvęs ant langelio { $to } ({ $change })
kivi-move-box = akmenukas į dėžutę

## Prie stalo naršyklėje
kivi-turn = { $round } ėjimas iš { $rounds }
kivi-place = Dėti ant langelio { $square }
kivi-take-over = Perimti langelį { $square }, jo akmenuką ant langelio { $to }
kivi-box = Dėti akmenuką į dėžutę
kivi-choose = Paliesk tinkamą langelį.
kivi-choose-vacant = Paliesk laisvą langelį kitam akmenukui.
kivi-key-hint = Paliesk langelį, kad pamatytum, ko jam reikia.
kivi-hint-meets = { $free ->
    [0] Turi derinį „{ $targets }“, bet nė vienas iš tų langelių nėra laisvas.
   *[other] Turi derinį „{ $targets }“. Paliesk šviečiantį langelį.
 }
kivi-hint-nothing = Tavo kauliukai netinka nė vienam langeliui.
kivi-hint-keep = Paliesk kauliukus, kuriuos nori pasilikti, ir mesk likusius.
kivi-wild-fits = { $roll ->
    [six] Šeši vienodi tinka visur.
    [five] Penki vienodi tinka visur.
   *[run] 1-2-3-4-5-6 tinka visur.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Paliesk bet kurį laisvą langelį arba langelį su kito žaidėjo akmenuku.
   *[vacant] Paliesk bet kurį laisvą langelį.
 }
kivi-key-value = { $value ->
    [1] baltas, vertas 1
    [2] juodas, vertas 2
    [3] raudonas, vertas 3
   *[other] vertas { $value }
 }
kivi-key-example = pavyzdžiui
kivi-key-line = linija iš { $stones } = { $points }
kivi-key-single = pavienis akmenukas
kivi-key-not = Tavo kauliukai sudaro kitą derinį: { $targets }.
kivi-colours = Balti langeliai verti 1, juodi 2, raudoni 3.
kivi-did-place = { $name }: užimtas langelis { $square } („{ $target }“).
kivi-did-take-over = { $name }: perimtas langelis { $square }, jo akmenukas perkeltas ant langelio { $to }.
kivi-did-box = { $name }: akmenukas padėtas į dėžutę.
kivi-moment = Linija iš { $stones }
kivi-moment-wild = { $roll ->
    [six] Šeši vienodi
    [five] Penki vienodi
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Tinka kiekvienam laisvam langeliui.
kivi-moment-points = { $gain ->
    [one] +{ $gain } taškas
    [few] +{ $gain } taškai
    [many] +{ $gain } taško
   *[other] +{ $gain } taškų
 }

## Ką galima rašyti
kivi-help =
    Rašyk kauliukus, kuriuos nori pasilikti, o kiti bus mesti iš naujo: „444“ arba „keep 4 4 4“. Vien „keep“ meta visus šešis.
    Rašyk langelį, kad ten padėtum akmenuką: „d4“ arba „place d4“.
    Kad perimtum langelį, pridėk, kur keliamas kitas akmenukas: „d4 b2“ arba „place d4 move b2“.
    Rašyk „box“, kad padėtum akmenuką į dėžutę, kai jis niekur netinka.

## Atsisakymai
error-kivi-no-rolls-left = Metimų nebeturi. Padėk akmenuką ant langelio arba į dėžutę, jei jis niekur netinka.
error-kivi-keep-not-there = Pasilikti gali tik išmestus kauliukus: { $dice }.
error-kivi-keep-all = Jei pasiliksi visus šešis, nebus ko mesti. Padėk akmenuką arba mesk dalį kauliukų iš naujo.
error-kivi-square-unknown = Langelio { $square } šioje lentoje nėra. Langeliai yra nuo { $first } iki { $last }.
error-kivi-square-taken = Ant langelio { $square } jau yra akmenukas. Rinkis kitą.
error-kivi-target-not-met = Langeliui { $square } reikia derinio „{ $target }“. { $needs } { $count ->
    [0] Tavo kauliukai niekur netinka.
   *[other] Tavo kauliukai tinka langeliams: { $open }.
 }
error-kivi-take-over-where = Kad perimtum langelį { $square }, nurodyk, ant kurio laisvo langelio keliamas jo akmenukas.
error-kivi-no-take-over = Šiuo metimu langelio perimti negali. Rinkis laisvą.
error-kivi-take-over-vacant = Langelis { $square } laisvas. Tiesiog padėk ten akmenuką.
error-kivi-take-over-own = Akmenukas ant langelio { $square } jau tavo. Rinkis kitą langelį.
error-kivi-move-to-taken = Ant langelio { $to } jau yra akmenukas. Akmenuką nuo langelio { $square } perkelk ant laisvo.
error-kivi-board-full = Lenta pilna, todėl akmenuko perkelti negali.
error-kivi-box-rolls-left = Dar turi metimų. Dėžutė skirta tik paskutiniam metimui, kuris niekur netinka.
error-kivi-box-can-place = Šis metimas tinka langeliams { $open }, tad akmenuką padėti privalai.

error-kivi-position-impossible = Tokia padėtis žaidime neįmanoma: liko padėti akmenukų { $hands }, lentoje akmenukų { $stones }, eina vieta { $turn }.

## Ką treneris sako ir kodėl
kivi-advice-keep = { $count ->
    [0] Mesk visus šešis iš naujo
   *[other] Pasilik { $dice } ir mesk { $left ->
        [one] kitą
        [few] kitus { $left }
        [many] kitus { $left }
       *[other] kitus { $left }
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Mesk visus šešis
   *[other] Pasilik { $dice }
 }
kivi-advice-place = Dėk ant langelio { $square } ({ $target })
kivi-advice-place-brief = Dėk ant langelio { $square }
kivi-advice-take-over = Perimk langelį { $square } ir perkelk jo akmenuką ant langelio { $to }
kivi-advice-box = Dėk akmenuką į dėžutę
kivi-why-gain = Tai dabar prideda { study-amount-points }.
kivi-why-line = Tai dabar prideda { study-amount-points }; linijos akmenukų skaičius yra { $stones }.
kivi-why-block = Tai ir trukdo varžovams. Vienas iš jų ten būtų galėjęs gauti { study-amount-points }.
kivi-why-rare = Jei visą ėjimą sieki derinio „{ $target }“, jis pavyksta { $percent } % atvejų.
kivi-why-take-over = Kito akmenuko perkėlimas jo žaidėjui kainuoja { study-amount-points }.
kivi-why-box = Šis metimas netinka nė vienam laisvam langeliui, tad akmenuką prarandi.
kivi-why-keep = Akmenukas greičiausiai atsidurs ant langelio { $square } ({ $target }, { $percent } %) arba ant langelio { $other_square } ({ $other_target }, { $other_percent } %).
kivi-why-keep-one = Akmenukas greičiausiai atsidurs ant langelio { $square } ({ $target }, { $percent } %).
kivi-why-keep-nothing = Joks metimas laisvam langeliui nebetiks, tad akmenuką prarandi.
kivi-why-turn = { $percent ->
    [0] Vidutiniškai ėjimas prideda { study-amount-points }, ir akmenuko niekada neprarandi.
   *[other] Vidutiniškai ėjimas prideda { study-amount-points }. Akmenuką prarandi { $percent } % atvejų.
 }
kivi-why-roll-instead = { $than ->
    [less] Metimas iš naujo duotų { study-amount-lead } mažiau.
    [more] Metimas iš naujo duotų { study-amount-lead } daugiau.
   *[same] Metimas iš naujo duotų tiek pat.
 }
kivi-why-place-instead = { $than ->
    [less] Akmenukas ant langelio { $square } ({ $target }) duotų { study-amount-lead } mažiau.
    [more] Akmenukas ant langelio { $square } ({ $target }) duotų { study-amount-lead } daugiau.
   *[same] Akmenukas ant langelio { $square } ({ $target }) duotų tiek pat.
 }

## Koks tai buvo pasirinkimas
kind-roll-on = dėti ar mesti toliau
kind-square = kuris langelis
kind-block = langeliai, kurių nori kiti
kind-take-over = langelių perėmimas

## Savos lentos
error-kivi-board-size = { $place } yra { $given }, o lentoje būna nuo { $least } iki { $most } eilučių ir stulpelių.
error-kivi-board-rows = { $place }: pagal dydį eilučių turi būti { $rows }, ne { $given }.
error-kivi-board-columns = { $place }: pagal dydį langelių turi būti { $columns }, ne { $given }.
error-kivi-board-target = Derinio „{ $target }“ nėra (langelis { $place }). Naudok vieną iš šių: { $allowed }.
error-kivi-board-value = Vertė „{ $value }“ (langelis { $place }) nėra sveikasis skaičius nuo { $least } iki { $most }.

## Taisyklės, Markdown
kivi-rules =
    Dėliok savo dešimt akmenukų ilgomis linijomis, horizontaliai ir vertikaliai. Laimi didžiausia suma, o jei sumos lygios,
    pergale dalijamasi. Žaidžia nuo dviejų iki keturių, visi turi po dešimt ėjimų, lentoje 49 langeliai.

    __Ėjimas.__ Mesk šešis kauliukus. Dar iki dviejų kartų gali mesti iš naujo ir kaskart pasilikti, ką nori. Po bet
    kurio metimo, kuris tinka laisvam langeliui, gali sustoti ir padėti ten akmenuką. Po trečio metimo akmenuką
    privalai padėti, jei gali, ant bet kurio tinkamo langelio. Jei niekas netinka, jis dedamas į dėžutę ir prarastas.

    __Deriniai.__ Kiekvienam langeliui reikia derinio, ir jis vertas 1, 2 arba 3.

    | derinys | vertė | pavyzdys |
    |---|---|---|
    | 2 poros | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 vienodi | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Eilutė iš 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 vienodi | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 vienodi | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Eilutė iš 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Visi lyginiai | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Visi nelyginiai | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 ar mažiau | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 ar daugiau | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 poros | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 × 3 vienodi | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 vienodi | 3 | ⚂⚂⚅⚅⚅⚅ |

    Skaičiuojami visi šeši kauliukai. Trys vienodi su pora yra „3 + 2 vienodi“, niekada „3 vienodi“, o eilutė
    iš penkių nėra eilutė iš keturių. Jei metimas tinka keliems deriniams, renkiesi vieną.

    __Pavyzdys.__ Išmeti ⚁⚁⚃⚃⚄⚅. Tai „2 poros“, ir akmenuką galėtum dėti iškart. Bet pasilieki ⚁⚁⚃⚃, meti du
    kauliukus ir gauni ⚁⚅. Dabar ⚁⚁⚁⚃⚃⚅ yra „3 + 2 vienodi“ ir „Visi lyginiai“, bet jau nebe „2 poros“.

    __Ypatingi metimai.__ Penki vienodi, ⚃⚃⚃⚃⚃⚅, arba nuo vieno iki šešių, ⚀⚁⚂⚃⚄⚅, tinka bet kuriam laisvam
    langeliui. Šeši vienodi, ⚂⚂⚂⚂⚂⚂, tinka bet kuriam laisvam langeliui ir langeliui su kito žaidėjo akmenuku;
    tą akmenuką perkeli ant bet kurio laisvo langelio.

    __Taškai.__ Du ar daugiau tavo akmenukų greta be tarpo yra linija. Linija duoda savo langelių sumą, padaugintą
    iš akmenukų skaičiaus. Akmenukas gali būti dviejose linijose, vienoje horizontaliai ir vienoje vertikaliai. Akmenukas,
    kuris nėra linijoje, duoda savo langelio vertę.

    __Taškai, pavyzdys.__ Stulpeliai yra nuo a iki g iš kairės, eilutės nuo 1 iki 7 iš viršaus. Tavo akmenukai yra
    ant b2, c2, d2, c3 ir g7. Horizontaliai b2, c2 ir d2 verti 3, 1 ir 3: 7 × 3 = 21. Vertikaliai c2 ir c3 verti 1 ir 2:
    3 × 2 = 6. Akmenukas ant g7 yra vienas: 1. Iš viso 28.

    __Itališkas leidimas.__ Su metimu nuo vieno iki šešių, ⚀⚁⚂⚃⚄⚅, gali ir perimti kito žaidėjo langelį, o jo
    akmenuką perkelti ant bet kurio laisvo langelio. Penki ir šeši vienodi čia nėra ypatingi.

## Trumpos taisyklės
kivi-goal = Dėliok akmenukus ilgomis linijomis. Linija duoda langelių sumą, padaugintą iš akmenukų skaičiaus: { $sum } × { $stones } = { $points }.
kivi-begins = Pagal knygelę visi meta po vieną kauliuką, ir pradeda tas, kas išmeta daugiausia. Toliau einama pagal laikrodžio rodyklę.
kivi-step-roll = Mesk šešis kauliukus.
kivi-step-keep = Dalį pasilik ir mesk likusius, iki dviejų kartų.
kivi-step-place = Dėk akmenuką ant laisvo langelio, kuriam tinka tavo kauliukai.
kivi-needs-two-pairs = Dvi poros ir du kiti kauliukai.
kivi-needs-three-of-a-kind = Trys vienodi ir trys skirtingi kauliukai.
kivi-needs-run-of-4 = Keturi skaičiai iš eilės, bet ne penki.
kivi-needs-three-and-two = Trys vienodi, pora ir dar vienas kauliukas.
kivi-needs-four-of-a-kind = Keturi vienodi ir du skirtingi kauliukai.
kivi-needs-run-of-5 = Penki skaičiai iš eilės, bet ne šeši.
kivi-needs-all-even = Tik dvejetai, ketvertai ir šešetai.
kivi-needs-all-odd = Tik vienetai, trejetai ir penketai.
kivi-needs-at-most-12 = Visų šešių kauliukų suma yra 12 ar mažiau.
kivi-needs-at-least-30 = Visų šešių kauliukų suma yra 30 ar daugiau.
kivi-needs-three-pairs = Trys skirtingos poros.
kivi-needs-two-triples = Dukart po tris vienodus.
kivi-needs-four-and-two = Keturi vienodi ir pora.
kivi-item-five = Penki vienodi
kivi-item-run = Nuo vieno iki šešių
kivi-item-six = Šeši vienodi
kivi-example-first = Tavo pirmas metimas yra derinys „{ $target }“. Akmenuką galėtum dėti jau dabar.
kivi-example-keep = Sieki daugiau. Pasilieki { $kept } ir meti du.
kivi-example-last = Dabar kauliukai tinka ir deriniui „{ $one }“, ir deriniui „{ $other }“, o tu renkiesi vieną langelį.
kivi-example-line = Linija: { $sum } × { $stones } = { $points }
kivi-example-alone = Pavienis akmenukas: { $points }
kivi-example-total = Iš viso { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }.
kivi-ask-all-dice = Ar skaičiuojami visi šeši kauliukai?
kivi-answer-all-dice = Taip. ⚄⚄⚄⚂⚂⚁ yra „3 + 2 vienodi“, niekada „3 vienodi“. Jei kauliukai tinka keliems deriniams, renkiesi vieną.
kivi-ask-nothing = O jei po trečio metimo niekas netinka?
kivi-answer-nothing = Vienas tavo akmenukas dedamas į dėžutę ir prarastas.
kivi-ask-twice = Ar akmenukas gali būti skaičiuojamas dukart?
kivi-answer-twice = Taip, kartą linijoje horizontaliai ir kartą linijoje vertikaliai.
kivi-ask-after = Ar reikia išnaudoti visus tris metimus?
kivi-answer-after = Ne. Akmenuką gali dėti po bet kurio metimo, kuris tinka laisvam langeliui. Po trečio privalai, jei gali.
kivi-ask-tie = Kas laimi, jei sumos lygios?
kivi-answer-tie = Kai sumos lygios, pergale dalijamasi.
kivi-now = { $met ->
    [yes] Tavo kauliukai tinka.{" "}
   *[no] {""}
 }{ $free ->
    [0] Nė vienas iš šių langelių nėra laisvas.
    [one] Laisvi langeliai: { $free } iš { $of }.
    [few] Laisvi langeliai: { $free } iš { $of }.
    [many] Laisvi langeliai: { $free } iš { $of }.
   *[other] Laisvi langeliai: { $free } iš { $of }.
 }

## Pamoka: ką daryti kiekviename žingsnyje ir kodėl, kai tai padaryta
kivi-lesson-goal = Dėliok ilgas linijas iš savo akmenukų
kivi-lesson-roll = Mesk savo šešis kauliukus.
kivi-lesson-roll-why = Turi tris metimus, kad kauliukai tiktų kuriam nors langeliui.
kivi-lesson-keep = Pasilik ⚄⚄⚄, o kitus tris mesk.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ yra „3 + 2 vienodi“, o nebe „3 vienodi“.
kivi-lesson-place = Tinkami langeliai šviečia. Dėk pirmą akmenuką ant b4.
kivi-lesson-place-why = Balti langeliai verti 1, juodi 2, raudoni 3. Sunkesni metimai vertesni.
kivi-lesson-roll-two = Jussi, botas, su kuriuo žaidi, irgi padėjo akmenuką. Mesk vėl.
kivi-lesson-roll-two-why = Tai „Visi lyginiai“, o kartu ir „3 + 2 vienodi“. Renkiesi vieną.
kivi-lesson-line = Langeliui c4 reikia visų lyginių, ir jis šalia tavo akmenuko. Dėk ten.
kivi-lesson-line-why = Linija duoda langelių sumą, padaugintą iš akmenukų skaičiaus: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Su raudonu langeliu d4 būtų linija iš trijų. Mesk.
kivi-lesson-roll-three-why = Langeliui d4 reikia dukart po 3 vienodus, pavyzdžiui, ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Paklausk trenerio, kuriuos kauliukus pasilikti.
kivi-lesson-coach-why = Trūko tik vieno ⚅, ir jis iškrito.
kivi-lesson-three = Tai „2 × 3 vienodi“. Dėk akmenuką ant d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 taškų. Ilgos linijos auga greitai.
kivi-lesson-roll-last = Peršokime prie tavo paskutinio akmenuko. Mesk.
kivi-lesson-roll-last-why = Šių kauliukų suma yra 11, tad jie tinka kiekvienam laisvam ≤12.
kivi-lesson-last = Ir ant a4, ir ant e4 būtų linija iš keturių. Ant e4 dar ir sutrukdai Jussi, tad dėk ten.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Paskutinis Jussi metimas netiko, tad jo akmenukas prarastas.
kivi-lesson-done = Ieškok langelių, kurie pailgina tavo linijas, ir laiku trukdyk varžovams.
