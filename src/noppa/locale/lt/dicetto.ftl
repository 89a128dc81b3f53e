# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Dėk kauliukus ant norimų kortų ir išlaikyk jas vieną ratą

## Editions
dicetto-edition-international = Tarptautinis
dicetto-edition-finnish = Suomiškas
dicetto-edition-polish = Lenkiškas

## Options, and what each value means
dicetto-option-bonus = Žaisti su premijų kortomis
dicetto-option-bonus-true = taip
dicetto-option-bonus-false = ne
dicetto-option-cards-to-win = Kiek kortų surinkus žaidimas baigiasi
dicetto-option-most-cards-points = Kiek verta premijos korta už daugiausia kortų
dicetto-option-battle = Kada vyksta kauliukų dvikovos
dicetto-option-battle-at-once = vos padėjus kauliukus
dicetto-option-battle-end-of-turn = kai ėjimas baigtas

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Keturios premijų kortos guli atverstos nuo pradžios ir išdalijamos pabaigoje.
dicetto-option-bonus-false-more = Skaičiuojami tik kauliukų kortų taškai.
dicetto-option-cards-to-win-more = { $value ->
    [one] Žaidimas baigiasi, vos kas nors surenka { $value } kortą: su mažiau kortų jis trumpesnis.
    [few] Žaidimas baigiasi, vos kas nors surenka { $value } kortas: su mažiau kortų jis trumpesnis.
    [many] Žaidimas baigiasi, vos kas nors surenka { $value } kortos: su mažiau kortų jis trumpesnis.
   *[other] Žaidimas baigiasi, vos kas nors surenka { $value } kortų: su mažiau kortų jis trumpesnis.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Kas turi daugiausia kortų, gauna už tai { $value } tašką, jei ta premijos korta yra žaidime.
    [few] Kas turi daugiausia kortų, gauna už tai { $value } taškus, jei ta premijos korta yra žaidime.
    [many] Kas turi daugiausia kortų, gauna už tai { $value } taško, jei ta premijos korta yra žaidime.
   *[other] Kas turi daugiausia kortų, gauna už tai { $value } taškų, jei ta premijos korta yra žaidime.
 }
dicetto-option-battle-at-once-more = Žinai, kieno korta, dar nepadėjus kitų kauliukų.
dicetto-option-battle-end-of-turn-more = Pirma padedi visus kauliukus; tada dvikovos vyksta viena po kitos.

## Score sheet
dicetto-item-cards = Kauliukų kortos
dicetto-item-bonus = Premijų kortos

## Dice cards
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

## What may lie on a card, in a few words
dicetto-asks-ones = vienetai, kiek nori
dicetto-asks-twos = dvejetai, kiek nori
dicetto-asks-threes = trejetai, kiek nori
dicetto-asks-fours = ketvertai, kiek nori
dicetto-asks-fives = penketai, kiek nori
dicetto-asks-sixes = šešetai, kiek nori
dicetto-asks-pair = du vienodi
dicetto-asks-two-pairs = dvi poros arba keturi vienodi
dicetto-asks-three-of-a-kind = trys vienodi kauliukai
dicetto-asks-four-of-a-kind = keturi vienodi kauliukai
dicetto-asks-small-straight = trys iš eilės
dicetto-asks-large-straight = keturi iš eilės
dicetto-asks-chance = bet kokie kauliukai, bent vienas
dicetto-asks-extra-roll = bet kokie kauliukai, bent vienas

## Bonus cards
dicetto-card-fewest-logos = Mažiausiai logotipų
dicetto-card-most-logos = Daugiausia logotipų
dicetto-card-fewest-cards = Mažiausiai kortų
dicetto-card-most-cards = Daugiausia kortų
dicetto-card-most-straights = Daugiausia eilučių
dicetto-card-most-chances = Daugiausia šansų
dicetto-card-fewest-points = Mažiausiai taškų
dicetto-card-most-numbers = Daugiausia 1–6 kortų

## Dice
dicetto-colour-red = raudonas
dicetto-colour-yellow = geltonas
dicetto-colour-green = žalias
dicetto-colour-blue = mėlynas

## The deck
dicetto-deck-built-in = mūsų pačių kaladė
dicetto-deck-own = kaladė iš failo

## Moves
dicetto-move-keep = { $count ->
    [0] mesti visus iš naujo
   *[other] pasilikti { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] dėti { $dice } ant „{ $card }“ (korta { $slot }), ten buvusius grąžinti
    [battle] dėti { $dice } ant „{ $card }“ (korta { $slot }) ir kautis dėl jos
   *[takes] dėti { $dice } ant „{ $card }“ (korta { $slot })
 }
dicetto-move-done = baigta

## The table
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
dicetto-battle = Dvikova dėl kortos { $slot }: { $challenger } (pirmas kauliukas), varžovas { $owner }.
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
dicetto-typing-keep = „55“ juos pasilieka ir meta likusius, „p 2 55“ deda juos ant 2 kortos, „done“ baigia
dicetto-typing-place = „p 2 55“ deda kauliukus ant 2 kortos, „done“ baigia ėjimą

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = kuri korta
kind-send-back = kauliukų grąžinimas
kind-battle = dvikovos
kind-end-turn = ėjimo pabaiga

## What can be typed
dicetto-help =
    Rašyk kauliukus, kuriuos pasilieki, o kiti metami iš naujo: „55“ arba „keep 5 5“; vien „keep“ meta visus keturis.
    Kad padėtum kauliukus ant kortos, rašyk jos numerį ir kauliukus: „place 2 5 5“ arba „p 2 55“; „p x 1“ kortai „Dar metimas“.
    Padėjus pirmus kauliukus nebemetama. „done“ baigia ėjimą.
    Kortos rašomos „pair:1“, su logotipu „pair:1*“; premijų kortos „most_logos“, „fewest_cards“ ir taip toliau.

## Refusals
error-dicetto-placed-already = Kauliukai padėti: šiame ėjime nebemetama.
error-dicetto-no-rolls-left = Metimų nebėra: dėk kauliukus arba baik ėjimą.
error-dicetto-keep-not-there = Pasilikti galima tik ant stalo esančius kauliukus: { $dice }.
error-dicetto-slot-empty = Vietoje { $slot } kortos nėra.
error-dicetto-challenge-lost = Dvikova dėl kortos { $slot } pralaimėta: šiame ėjime ji tavo kauliukų nebepriima.
error-dicetto-once-a-turn = Ant kortos { $slot } jau yra tavo kauliukai; ji priima kauliukus kartą per ėjimą.
error-dicetto-does-not-fit = Šie kauliukai kortai „{ $card }“ netinka. { $count ->
    [0] Nė vienas iš tavųjų netinka.
   *[other] Ten galėtum dėti: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Dėti gali tik šiuos kauliukus: { $hand }.
error-dicetto-dice-lost = Dvikovoje prarasti kauliukai šiame ėjime nebededami. Turi: { $hand }.
error-dicetto-sum-too-low = { $sum } per mažai kortai { $slot }: dvikovai reikia { $least }, daugiau grąžina ten esančius kauliukus.

## A deck from a file
error-dicetto-deck-not-a-list = Kaladėje { $place } turi būti lentelių sąrašas: { $allowed }.
error-dicetto-deck-kind = Kaladėje, { $place }: rūšies „{ $value }“ nėra. Rūšys: { $allowed }.
error-dicetto-deck-number = Kaladėje, { $place }: „{ $key }“ turi būti sveikasis skaičius nuo { $least } iki { $most }, ne { $value }.
error-dicetto-deck-logo = Kaladėje, { $place }: „logo“ turi būti { $allowed }, ne { $value }.
error-dicetto-deck-twice = Kaladėje, { $place }: { $card } ten jau yra. Verčiau padidink skaičių.
error-dicetto-deck-few-cards = Kaladėje, { $place }: kortų reikia bent { $least }; ten yra { $found }.
error-dicetto-deck-most-cards = Kaladėje, { $place }: parinktis most_cards_points sako { $allowed }, failas { $value }. Praleisk taškus arba pakeisk parinktį.

## The rules, as Markdown
dicetto-rules =
    Rink kortas: dėk ant jų kauliukus ir išlaikyk juos ten vieną ratą. Laimi, kas turi daugiausia taškų; jei
    taškų po lygiai, pergale dalijamasi. Žaidžia nuo dviejų iki keturių, kiekvienas su keturiais savo spalvos
    kauliukais. Eilėje guli keturios kauliukų kortos, šalia korta „Dar metimas“. Pradeda vyriausias, jei
    nesusitariate kitaip.

    __Ėjimas: rink.__ Kiekviena korta, ant kurios dar yra tavo kauliukai, yra tavo. Pasiimk kauliukus; eilę
    papildo naujos kortos. Korta „Dar metimas“ lieka ant stalo ir duoda šiam ėjimui ketvirtą metimą.

    __Ėjimas: mesk.__ Mesk savo keturis kauliukus ne daugiau kaip tris kartus, kaskart tuos, kuriuos nori.

    __Ėjimas: dėk.__ Dėk kauliukus ant tiek kortų, kiek nori; po to nebemetama. Kiekviena korta priima tavo
    kauliukus kartą per ėjimą, kiekvienas kauliukas guli ant vienos kortos, o nepadėti kauliukai lieka pas
    tave. Kauliukai turi tiksliai tikti kortai.

    | korta | tinkami kauliukai | pavyzdys | taškai |
    |---|---|---|---|
    | Nuo vienetų iki šešetų | vienas ar daugiau su tuo skaičiumi | Ketvertai: ⚃⚃⚃ | 2 |
    | Pora | du vienodi | ⚄⚄ | 1 |
    | 2 poros | dvi poros arba keturi vienodi | ⚁⚁⚅⚅ | 6 |
    | Trys vienodi | trys vienodi | ⚂⚂⚂ | 4 |
    | Keturi vienodi | keturi vienodi | ⚁⚁⚁⚁ | 11 |
    | Maža eilutė | trys iš eilės | ⚂⚃⚄ | 2 |
    | Didelė eilutė | keturi iš eilės | ⚁⚂⚃⚄ | 6 |
    | Šansas | vienas ar daugiau, bet kokie | ⚀⚅⚅ | 1 |
    | Dar metimas | vienas ar daugiau, bet kokie | ⚅ | 0 |

    __Korta su kito kauliukais.__ Sudėk kauliukų skaičius. Didesnė suma iškart juos grąžina savininkui. Lygi
    suma yra dvikova: abu meta po kauliuką, jei lygu, meta dar kartą, ir kieno didesnis, tas išlaiko kortą. Jei
    pralaimi, tie kauliukai šiame ėjime nebežaidžia, o korta tavųjų nepriima iki kito tavo ėjimo. Mažesnės
    sumos padėti negalima.

    __Pavyzdys.__ Tavo paskutinis metimas ⚂⚄⚄⚅. Ant kortos Pora guli kažkieno ⚃⚃: tavo ⚄⚄ yra 10 prieš 8 ir
    juos grąžina. Ant kortos Šešetai guli kažkieno ⚅: tavo ⚅ lygus, tad dėl kortos gali kautis. ⚂ tinka kortai
    Trejetai arba Šansas, jei ji laisva. Jei visa tai dar bus vietoje, kai prasidės kitas tavo ėjimas, kortos
    tavo.

    __Pabaiga.__ Žaidimas baigiasi, kai kas nors surenka dešimtą kortą arba kai kauliukų kortų nebelieka.
    Kortos, ant kurių yra kauliukų, tada atitenka kauliukų savininkams. Korta „Dar metimas“ nieko neverta ir
    neskaičiuojama.

    __Premijų kortos.__ Keturios iš aštuonių guli atverstos nuo pradžios ir išdalijamos pabaigoje; jei lygu,
    kortos negauna niekas. Skaičiuojamos tik kauliukų kortos.

    | premijos korta | taškai | premijos korta | taškai |
    |---|---|---|---|
    | Mažiausiai logotipų | 3 | Daugiausia logotipų | 3 |
    | Mažiausiai kortų | 4 | Daugiausia kortų | 3 |
    | Daugiausia eilučių | 3 | Daugiausia šansų | 3 |
    | Mažiausiai taškų | 5 | Daugiausia 1–6 kortų | 3 |

    __Kaladė.__ 46 kauliukų kortos ir jų taškai yra mūsų pačių kaladė; ant kas antros kortos yra logotipas (★).
    Tikrąsias kortas galima įkelti iš failo.

    __Suomiškas leidimas.__ Dvikovos vyksta viena po kitos, kai ėjimas baigtas.

    __Lenkiškas leidimas.__ Be premijų kortų, nebent jų paprašote, ir „Daugiausia kortų“ duoda 4.
