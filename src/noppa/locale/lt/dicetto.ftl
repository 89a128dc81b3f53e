# Dicetto: pavadinimai, dėl ko galima susitarti, kodėl ėjimas negalimas, ir taisyklės mūsų žodžiais.

dicetto-name = Dicetto
dicetto-tagline = Griebk kortas ir jų nepaleisk

## Leidimai
dicetto-edition-international = Tarptautinis
dicetto-edition-finnish = Suomiškas
dicetto-edition-polish = Lenkiškas

## Parinktys ir ką reiškia jų reikšmės
dicetto-option-bonus = Žaisti su premijų kortomis
dicetto-option-bonus-true = taip
dicetto-option-bonus-false = ne
dicetto-option-cards-to-win = Kiek kortų baigia žaidimą
dicetto-option-most-cards-points = Taškai už premiją „Daugiausia kortų“
dicetto-option-battle = Kada vyksta dvikovos
dicetto-option-battle-at-once = iškart
dicetto-option-battle-end-of-turn = ėjimo pabaigoje

## Ką parinktis keičia, vienu sakiniu
dicetto-option-bonus-true-more = Keturios premijų kortos guli atverstos nuo pradžios. Žaidėjai jas gauna pabaigoje.
dicetto-option-bonus-false-more = Skaičiuojami tik kauliukų kortų taškai.
dicetto-option-cards-to-win-more = { $value ->
    [one] Žaidimas baigiasi, vos kas nors turi { $value } kortą. Kuo mažiau kortų, tuo trumpesnis žaidimas.
    [few] Žaidimas baigiasi, vos kas nors turi { $value } kortas. Kuo mažiau kortų, tuo trumpesnis žaidimas.
    [many] Žaidimas baigiasi, vos kas nors turi { $value } kortos. Kuo mažiau kortų, tuo trumpesnis žaidimas.
   *[other] Žaidimas baigiasi, vos kas nors turi { $value } kortų. Kuo mažiau kortų, tuo trumpesnis žaidimas.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Kas turi daugiausia kortų, gauna { $value } papildomą tašką, jei ta premijos korta yra žaidime.
    [few] Kas turi daugiausia kortų, gauna { $value } papildomus taškus, jei ta premijos korta yra žaidime.
    [many] Kas turi daugiausia kortų, gauna { $value } papildomo taško, jei ta premijos korta yra žaidime.
   *[other] Kas turi daugiausia kortų, gauna { $value } papildomų taškų, jei ta premijos korta yra žaidime.
 }
dicetto-option-battle-at-once-more = Žinai, kieno korta, dar nepadėjus kitų kauliukų.
dicetto-option-battle-end-of-turn-more = Pirma padedi visus kauliukus, o paskui vyksta dvikovos, viena po kitos.

## Taškų lentelė
dicetto-item-cards = Kauliukų kortos
dicetto-item-bonus = Premijų kortos

## Kauliukų kortos
dicetto-card-ones = Vienetai
dicetto-card-twos = Dvejetai
dicetto-card-threes = Trejetai
dicetto-card-fours = Ketvertai
dicetto-card-fives = Penketai
dicetto-card-sixes = Šešetai
dicetto-card-pair = Pora
dicetto-card-two-pairs = 2 poros
dicetto-card-three-of-a-kind = Trys vienodi
dicetto-card-four-of-a-kind = Keturi vienodi
dicetto-card-small-straight = Maža eilutė
dicetto-card-large-straight = Didelė eilutė
dicetto-card-chance = Šansas
dicetto-card-extra-roll = Dar metimas

## Kas gali gulėti ant kortos, keliais žodžiais
dicetto-asks-ones = vienetai, kiek nori
dicetto-asks-twos = dvejetai, kiek nori
dicetto-asks-threes = trejetai, kiek nori
dicetto-asks-fours = ketvertai, kiek nori
dicetto-asks-fives = penketai, kiek nori
dicetto-asks-sixes = šešetai, kiek nori
dicetto-asks-pair = du vienodi kauliukai
dicetto-asks-two-pairs = dvi poros arba keturi vienodi kauliukai
dicetto-asks-three-of-a-kind = trys vienodi kauliukai
dicetto-asks-four-of-a-kind = keturi vienodi kauliukai
dicetto-asks-small-straight = trys skaičiai iš eilės
dicetto-asks-large-straight = keturi skaičiai iš eilės
dicetto-asks-chance = bet kokie kauliukai, bent vienas
dicetto-asks-extra-roll = bet kokie kauliukai, bent vienas

## Premijų kortos
dicetto-card-fewest-logos = Mažiausiai logotipų
dicetto-card-most-logos = Daugiausia logotipų
dicetto-card-fewest-cards = Mažiausiai kortų
dicetto-card-most-cards = Daugiausia kortų
dicetto-card-most-straights = Daugiausia eilučių
dicetto-card-most-chances = Daugiausia šansų
dicetto-card-fewest-points = Mažiausiai taškų
dicetto-card-most-numbers = Daugiausia 1–6 kortų

## Kauliukai
dicetto-colour-red = raudonas
dicetto-colour-yellow = geltonas
dicetto-colour-green = žalias
dicetto-colour-blue = mėlynas

## Kaladė
dicetto-deck-built-in = mūsų pačių kaladė
dicetto-deck-own = kaladė iš failo

## Ėjimai
dicetto-move-keep = { $count ->
    [0] mesti visus iš naujo
   *[other] pasilikti { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] dėti { $dice } ant kortos „{ $card }“ (korta { $slot }) ir grąžinti ten esančius
    [battle] dėti { $dice } ant kortos „{ $card }“ (korta { $slot }) ir kautis dėl jos
   *[takes] dėti { $dice } ant kortos „{ $card }“ (korta { $slot })
 }
dicetto-move-done = baigta

## Stalas
dicetto-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }
dicetto-fourth-roll = ketvirtas metimas
dicetto-free = laisva
dicetto-tie = lygu { $tie }
dicetto-tie-or-beat = lygu { $tie }, įveikia { $beat }
dicetto-on-card = ant { $slot }
dicetto-lost = prarasta
dicetto-battle = Dvikova dėl kortos { $slot }. Pirmą kauliuką meta { $challenger }, antrą { $owner }.
dicetto-total = taškai
dicetto-cards = kortos
dicetto-won = laimėta
dicetto-nobody = lygu
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] metimų nebėra
    [one] liko { $rolls } metimas
    [few] liko { $rolls } metimai
    [many] liko { $rolls } metimo
   *[other] liko { $rolls } metimų
 }
dicetto-pile = { $cards ->
    [0] krūvelė tuščia
    [one] krūvelėje { $cards } korta
    [few] krūvelėje { $cards } kortos
    [many] krūvelėje { $cards } kortos
   *[other] krūvelėje { $cards } kortų
 } ({ $deck })
dicetto-typing-keep = „55“, kad juos pasiliktum, „p 2 55“, kad padėtum juos ant kortos 2, „done“, kad baigtum ėjimą
dicetto-typing-place = „p 2 55“, kad padėtum kauliukus ant kortos 2, „done“, kad baigtum ėjimą

## Prie stalo naršyklėje
dicetto-lay = Dėti { $dice } ant kortos „{ $card }“
dicetto-lay-on = Dėti ant kortos „{ $card }“
dicetto-lay-short = Dėti { $dice } { $sum }
dicetto-hint = Rinkis kauliukus, tada paliesk kortą.
dicetto-ends = { $cards ->
    [one] { $cards } korta baigia žaidimą
    [few] { $cards } kortos baigia žaidimą
    [many] { $cards } kortos baigia žaidimą
   *[other] { $cards } kortų baigia žaidimą
 }
dicetto-in-pile = krūvelėje
dicetto-logo = su logotipu
dicetto-points-word = { $points ->
    [one] taškas
    [few] taškai
    [many] taško
   *[other] taškų
 }
dicetto-battle-status = Dvikova: { $challenger } ir { $owner }
dicetto-did-lay = { $name }: { $dice } ant kortos „{ $card }“.
dicetto-moment = Dvikova laimėta
dicetto-moment-card = Korta „{ $card }“ keičia savininką

## Ką treneris sako ir kodėl
dicetto-advice-keep = { $count ->
    [0] Mesk visus keturis iš naujo
   *[other] Pasilik { $dice } ir mesk { $left ->
        [one] kitą
        [few] kitus { $left }
        [many] kitus { $left }
       *[other] kitus { $left }
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Mesk visus keturis
   *[other] Pasilik { $dice }
 }
dicetto-advice-lay = Dėk { $dice } ant kortos „{ $card }“
dicetto-advice-done = Baik ėjimą
dicetto-why-keep = { $percent ->
    [100] Kad ir kas iškris, turėsi kauliukų kortai „{ $card }“, kuri duoda { study-amount-points }.
   *[other] Korta „{ $card }“, kuri duoda { study-amount-points }, taip pavyksta { $percent } % atvejų.
 }
dicetto-why-keep-too = { $percent ->
    [100] Korta „{ $card }“, kuri duoda { study-amount-points }, pavyksta su bet kuriuo metimu.
   *[other] Korta „{ $card }“, kuri duoda { study-amount-points }, pavyksta { $percent } % atvejų.
 }
dicetto-why-keep-none = Jokios kortos eilėje gauti negali, tad meti dėl kortos „Dar metimas“.
dicetto-why-points = Korta „{ $card }“ duoda { study-amount-points }.
dicetto-why-extra = Korta „Dar metimas“ duoda ketvirtą metimą kitame ėjime.
dicetto-why-beaten = Varžovas, kuris jos siekia, tai įveikia { $percent } % atvejų.
dicetto-why-send-back = Tavo { $sum } įveikia ant kortos esančius { $lying }.
dicetto-why-battle = Tavo { $sum } lygu ant kortos esantiems { $lying }, tad abu metate po kauliuką. Laimi kas antrą kartą.
dicetto-why-done = { $cards ->
    [0] Tavo kauliukai guli tik ant kortos „Dar metimas“.
    [one] Tavo kauliukai guli ant { $cards } kortos, kuri duoda { study-amount-points }.
    [few] Tavo kauliukai guli ant { $cards } kortų, kurios kartu duoda { study-amount-points }.
    [many] Tavo kauliukai guli ant { $cards } kortos, kartu duoda { study-amount-points }.
   *[other] Tavo kauliukai guli ant { $cards } kortų, kurios kartu duoda { study-amount-points }.
 }
dicetto-why-nothing = Baigi ėjimą be kauliukų ant kortų.
dicetto-why-roll-instead = { $than ->
    [less] Metimas iš naujo duotų { study-amount-chance } mažiau.
    [more] Metimas iš naujo duotų { study-amount-chance } daugiau.
   *[same] Metimas iš naujo duotų tiek pat.
 }
dicetto-why-lay-instead = { $than ->
    [less] { $dice } ant kortos „{ $card }“ dabar duotų { study-amount-chance } mažiau.
    [more] { $dice } ant kortos „{ $card }“ dabar duotų { study-amount-chance } daugiau.
   *[same] { $dice } ant kortos „{ $card }“ dabar duotų tiek pat.
 }

## Rūšys pasirinkimų, kuriuose prarandama daugiausia
kind-lay = kuri korta
kind-send-back = kauliukų grąžinimas
kind-battle = dvikovos
kind-end-turn = ėjimo pabaiga

## Ką galima rašyti
dicetto-help =
    Rašyk kauliukus, kuriuos nori pasilikti, o kiti bus mesti iš naujo: „55“ arba „keep 5 5“. Vien „keep“ meta visus keturis.
    Kad padėtum kauliukus ant kortos, rašyk jos numerį ir kauliukus: „place 2 5 5“ arba „p 2 55“. Kortai „Dar metimas“ rašyk „p x 1“.
    Padėjus kauliukų, šiame ėjime mesti nebegali. „done“ baigia ėjimą.
    Kortos rašomos „pair:1“, o su logotipu „pair:1*“. Premijų kortos rašomos „most_logos“, „fewest_cards“ ir taip toliau.

## Atsisakymai
error-dicetto-placed-already = Kauliukų jau padėta, tad šiame ėjime mesti nebegali.
error-dicetto-no-rolls-left = Metimų nebeturi. Dėk kauliukus arba baik ėjimą.
error-dicetto-keep-not-there = Pasilikti gali tik ant stalo esančius kauliukus: { $dice }.
error-dicetto-slot-empty = Vietoje { $slot } kortos nėra. Rinkis kitą.
error-dicetto-challenge-lost = Dvikova dėl kortos { $slot } pralaimėta, tad šiame ėjime ten kauliukų dėti nebegali.
error-dicetto-once-a-turn = Ant kortos { $slot } jau padėjai kauliukų. Per ėjimą tai galima tik kartą.
error-dicetto-does-not-fit = Šie kauliukai netinka kortai „{ $card }“. { $count ->
    [0] Netinka nė vienas iš tavo turimų.
   *[other] Tiktų: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Dėti gali tik šiuos kauliukus: { $hand }.
error-dicetto-dice-lost = Dvikovoje prarastų kauliukų šiame ėjime dėti nebegali. Turi: { $hand }.
error-dicetto-sum-too-low = { $sum } kortai { $slot } per mažai. { $least } reiškia dvikovą, o daugiau grąžina ten esančius kauliukus.

## Kaladė iš failo
error-dicetto-deck-not-a-list = Kaladės faile { $place } turi būti lentelių sąrašas, rašomas { $allowed }.
error-dicetto-deck-kind = Kaladės faile { $place } nurodyta rūšis „{ $value }“, kurios nėra. Naudok vieną iš šių: { $allowed }.
error-dicetto-deck-number = Kaladės faile „{ $key }“ vietoje { $place } turi būti sveikasis skaičius nuo { $least } iki { $most }, ne { $value }.
error-dicetto-deck-logo = Kaladės faile „logo“ vietoje { $place } yra { $value }. Naudok vieną iš šių: { $allowed }.
error-dicetto-deck-twice = Kaladės faile { $place } kartoja kortą „{ $card }“. Verčiau padidink jos skaičių.
error-dicetto-deck-few-cards = Kaladės failui skiltyje { $place } reikia bent { $least } kortų, o yra { $found }.
error-dicetto-deck-most-cards = Kaladės faile { $place } verta { $value }, o parinktis most_cards_points sako { $allowed }. Išimk taškus iš failo arba pakeisk parinktį.

## Taisyklės, Markdown
dicetto-rules =
    Dėk kauliukus ant kortų. Jei jie ten tebėra, kai prasideda kitas tavo ėjimas, kortos tavo. Laimi tas, kas turi
    daugiausia taškų, o jei taškų po lygiai, pergale dalijamasi. Žaidžia nuo dviejų iki keturių, visi turi po keturis
    savo spalvos kauliukus. Eilėje guli keturios kauliukų kortos, šalia jų korta „Dar metimas“. Pradeda vyriausias
    žaidėjas, jei nesusitariate kitaip.

    __Tavo ėjimas: rink.__ Paimk kiekvieną kortą, ant kurios tebėra tavo kauliukai, ir atsiimk juos. Eilę papildo
    naujos kortos. Korta „Dar metimas“ lieka ant stalo, bet šiame ėjime duoda ketvirtą metimą.

    __Tavo ėjimas: mesk.__ Mesk savo keturis kauliukus iki trijų kartų. Po kiekvieno metimo rinkis, kuriuos mesti iš
    naujo.

    __Tavo ėjimas: dėk.__ Dėk kauliukus ant tiek kortų, kiek nori. Padėjus bent vieną, šiame ėjime mesti nebegali. Ant
    kortos kauliukų gali dėti tik kartą per ėjimą, o kiekvienas kauliukas dedamas tik ant vienos kortos. Nepadėti
    kauliukai lieka pas tave. Kauliukai ant kortos turi jai tiksliai tikti.

    | korta | tinkami kauliukai | pavyzdys | taškai |
    |---|---|---|---|
    | Nuo vienetų iki šešetų | vienas ar daugiau su tuo skaičiumi | Ketvertai: ⚃⚃⚃ | 2 |
    | Pora | du vienodi kauliukai | ⚄⚄ | 1 |
    | 2 poros | dvi poros arba keturi vienodi kauliukai | ⚁⚁⚅⚅ | 6 |
    | Trys vienodi | trys vienodi kauliukai | ⚂⚂⚂ | 4 |
    | Keturi vienodi | keturi vienodi kauliukai | ⚁⚁⚁⚁ | 11 |
    | Maža eilutė | trys skaičiai iš eilės | ⚂⚃⚄ | 2 |
    | Didelė eilutė | keturi skaičiai iš eilės | ⚁⚂⚃⚄ | 6 |
    | Šansas | bet kokie kauliukai, bent vienas | ⚀⚅⚅ | 1 |
    | Dar metimas | bet kokie kauliukai, bent vienas | ⚅ | 0 |

    __Korta su kito kauliukais.__ Sudėk kauliukų skaičius. Didesnė suma ten esančius iškart grąžina. Lygi suma reiškia
    dvikovą: abu metate po kauliuką, ir kortą išlaiko tas, kurio didesnis. Jei lygu, meskite dar kartą. Kas pralaimi,
    atsiima savo kauliukus. Jei pralaimi savo ėjime, nei tų kauliukų, nei tos kortos jame naudoti nebegali. Mažesnės
    sumos padėti negali.

    __Pavyzdys.__ Tavo paskutinis metimas ⚂⚄⚄⚅. Ant kortos „Pora“ guli kažkieno ⚃⚃. Tavo ⚄⚄ laimi 10 prieš 8 ir juos
    grąžina. Ant kortos „Šešetai“ guli kažkieno ⚅. Tavo ⚅ toks pat, tad dėl kortos gali kautis. Tavo ⚂ tinka kortai
    „Trejetai“ arba „Šansas“, jei ji laisva. Jei tavo kauliukai ten tebėra, kai prasideda kitas tavo ėjimas, kortos tavo.

    __Pabaiga.__ Žaidimas baigiasi, kai kas nors surenka dešimtą kortą arba kai nebelieka kauliukų kortų. Kortos, ant
    kurių yra kauliukų, atitenka juos padėjusiems žaidėjams. Korta „Dar metimas“ nieko neverta ir prie kortų
    neskaičiuojama.

    __Premijų kortos.__ Keturios iš aštuonių guli atverstos nuo pradžios, o žaidėjai jas gauna pabaigoje. Jei lygu,
    kortos negauna niekas. Skaičiuojamos tik kauliukų kortos.

    | premijos korta | taškai | premijos korta | taškai |
    |---|---|---|---|
    | Mažiausiai logotipų | 3 | Daugiausia logotipų | 3 |
    | Mažiausiai kortų | 4 | Daugiausia kortų | 3 |
    | Daugiausia eilučių | 3 | Daugiausia šansų | 3 |
    | Mažiausiai taškų | 5 | Daugiausia 1–6 kortų | 3 |

    __Kaladė.__ 46 kauliukų kortos ir jų taškai yra mūsų pačių kaladė, o ant kas antros kortos yra logotipas (★). Jei
    turi tikras kortas, gali jas įkelti iš failo.

    __Suomiškas leidimas.__ Visos dvikovos vyksta ėjimo pabaigoje, viena po kitos.

    __Lenkiškas leidimas.__ Premijų kortų nėra, nebent jų norite, o „Daugiausia kortų“ verta 4.

## Trumpos taisyklės
dicetto-goal = { $cards ->
    [one] Laimėk kortas kauliukais. Žaidimas baigiasi, kai kas nors turi { $cards } kortą, ir laimi tas, kas turi daugiausia taškų.
    [few] Laimėk kortas kauliukais. Žaidimas baigiasi, kai kas nors turi { $cards } kortas, ir laimi tas, kas turi daugiausia taškų.
    [many] Laimėk kortas kauliukais. Žaidimas baigiasi, kai kas nors turi { $cards } kortos, ir laimi tas, kas turi daugiausia taškų.
   *[other] Laimėk kortas kauliukais. Žaidimas baigiasi, kai kas nors turi { $cards } kortų, ir laimi tas, kas turi daugiausia taškų.
 }
dicetto-begins = Pagal knygelę pradeda vyriausias žaidėjas.
dicetto-step-roll = Mesk keturis kauliukus iki trijų kartų. Pasilik, ką nori.
dicetto-step-lay = Dėk kauliukus ant kortų, kurioms jie tiksliai tinka.
dicetto-step-keep = Jei jie ten tebėra, kai prasideda kitas tavo ėjimas, korta tavo.
dicetto-needs = Tinka: { $asks }.
dicetto-needs-range = Tinka: { $asks }. Taškai: nuo { $least } iki { $most }.
dicetto-needs-extra-roll = Tinka bet kokie kauliukai. Laimėjus ją, tame ėjime gauni ketvirtą metimą. Paskui ji grįžta ant stalo. Taškų neduoda.
dicetto-needs-fewest-logos = Žaidėjui, kurio kortose mažiausiai žvaigždučių.
dicetto-needs-most-logos = Žaidėjui, kurio kortose daugiausia žvaigždučių.
dicetto-needs-fewest-cards = Žaidėjui, turinčiam mažiausiai kauliukų kortų.
dicetto-needs-most-cards = Žaidėjui, turinčiam daugiausia kauliukų kortų.
dicetto-needs-most-straights = Žaidėjui, turinčiam daugiausia eilučių, mažų ir didelių kartu.
dicetto-needs-most-chances = Žaidėjui, turinčiam daugiausia kortų „Šansas“.
dicetto-needs-fewest-points = Žaidėjui, kurio kauliukų kortos duoda mažiausiai taškų.
dicetto-needs-most-numbers = Žaidėjui, turinčiam daugiausia kortų nuo vienetų iki šešetų.
dicetto-example-lies = Kito žaidėjo { $dice } guli ant kortos „{ $pair }“. Jų suma { $sum }.
dicetto-example-rolled = Išmeti { $dice } ir nori tos kortos.
dicetto-example-beats = { $sum } įveikia { $other }, tad tavo kauliukai dedami ant kortos, o ten buvę grįžta.
dicetto-example-equal = Šį kartą tavo kauliukų suma irgi { $sum }. Lygios sumos reiškia dvikovą.
dicetto-example-battle = Abu metate po kauliuką. Tu gauni { $one }, varžovas { $other }, tad kortą išlaikai tu. Jei lygu, metate dar kartą.
dicetto-ask-twice = Ar galiu dėti kauliukus ant kelių kortų?
dicetto-answer-twice = Taip, ant kiek tik nori. Bet ant kiekvienos kortos gali dėti tik kartą per ėjimą, ir paskui kauliukų perkelti negali.
dicetto-ask-four-alike = Ar keturi vienodi yra dvi poros?
dicetto-answer-four-alike = Taip. Gali juos dėti ant kortos „2 poros“ arba „Keturi vienodi“.
dicetto-ask-battle-at-once = Kada vyksta dvikova?
dicetto-answer-battle-at-once = Vos padedi kauliukus. Paskui gali dėti kitus.
dicetto-ask-battle-end-of-turn = Kada vyksta dvikova?
dicetto-answer-battle-end-of-turn = Tavo ėjimo pabaigoje, viena po kitos.
dicetto-ask-lost = Kas nutinka kauliukams, pralaimėjusiems dvikovą?
dicetto-answer-lost = Jie grįžta savininkui. Jei pralaimi savo ėjime, tų kauliukų jame naudoti nebegali.
dicetto-ask-end = Kada žaidimas baigiasi?
dicetto-answer-end = { $cards ->
    [one] Kai kas nors surenka { $cards } kortą. Kortos, ant kurių tebėra kauliukų, atitenka juos padėjusiems žaidėjams.
    [few] Kai kas nors surenka { $cards } kortas. Kortos, ant kurių tebėra kauliukų, atitenka juos padėjusiems žaidėjams.
    [many] Kai kas nors surenka { $cards } kortos. Kortos, ant kurių tebėra kauliukų, atitenka juos padėjusiems žaidėjams.
   *[other] Kai kas nors surenka { $cards } kortų. Kortos, ant kurių tebėra kauliukų, atitenka juos padėjusiems žaidėjams.
 }
dicetto-ask-bonus = Kas gauna premijos kortą, jei keli žaidėjai turi po lygiai?
dicetto-answer-bonus = Niekas.
dicetto-now-tied = Dabar jos negautų niekas, nes yra lygu.
dicetto-now-leads = Dabar ją gautų { $name } ({ $count }).
dicetto-now-free = Viena guli ant stalo be kauliukų.
dicetto-now-held = Vieną laiko { $name }, suma { $sum }.

## Pamoka: ką daryti kiekviename žingsnyje ir kodėl, kai tai padaryta
dicetto-lesson-goal = Surink tris kortas anksčiau už botą
dicetto-lesson-roll = Mesk savo keturis kauliukus.
dicetto-lesson-roll-why = Turi tris metimus, kad kauliukai tiktų kortoms.
dicetto-lesson-keep = ⚃⚃ tinka kortai „Ketvertai“. Pasilik juos ir mesk kitus du.
dicetto-lesson-keep-why = Trečias ⚃. Kortai „Ketvertai“ tinka tiek ⚃, kiek turi.
dicetto-lesson-fours = Dėk ⚃⚃⚃ ant kortos „Ketvertai“.
dicetto-lesson-fours-why = Tai 12. Kad kas nors šią kortą iš tavęs atimtų, reikia bent 12.
dicetto-lesson-chance = Kortai „Šansas“ tinka bet kokie kauliukai. Dėk ten ⚀.
dicetto-lesson-chance-why = Kauliukus gali dėti ant kelių kortų, bet kiekvieną tik kartą.
dicetto-lesson-turn-over = Kauliukų nebeturi. Baik ėjimą.
dicetto-lesson-turn-over-why = Botas Jussi įveikė tavo 1 ant kortos „Šansas“ su 10, tad ⚀ grįžo tau.
dicetto-lesson-roll-two = ⚃⚃⚃ išsilaikė visą ratą, tad „Ketvertai“ tavo. Mesk vėl.
dicetto-lesson-roll-two-why = Jussi turi ⚄⚄ ant kortos „Pora“. Gali juos įveikti.
dicetto-lesson-coach = Paklausk trenerio, kuriuos kauliukus pasilikti.
dicetto-lesson-coach-why = ⚅⚅ jau tinka kortai „Pora“, o dar išmetei ⚅⚃.
dicetto-lesson-pair = ⚅⚅ yra 12 ir įveikia Jussi 10. Dėk juos ant kortos „Pora“.
dicetto-lesson-pair-why = Jussi turėjo tuos kauliukus atsiimti.
dicetto-lesson-battle = ⚃⚅ yra 10, tiek pat Jussi turi ant kortos „Šansas“. Dėk juos ten ir kaukis.
dicetto-lesson-battle-why = Abu metėte po kauliuką. Tavo ⚄ įveikė Jussi ⚁, tad kortą išlaikai tu.
dicetto-lesson-end = Baik ėjimą ir pažiūrėk, ar tavo kauliukai išsilaikys.
dicetto-lesson-end-why = Išsilaikė. Su kortomis „Pora“ ir „Šansas“ turi tris kortas.
dicetto-lesson-done = Dideles sumas sunku įveikti, o kauliukai ant kelių kortų duoda daugiau kortų.
