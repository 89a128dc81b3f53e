# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Dešimt akmenukų, šeši kauliukai ir linijos horizontaliai bei vertikaliai

## Editions
kivi-edition-international = Tarptautinis
kivi-edition-italian = Itališkas

## Options, and what each value means
kivi-option-run-of-six = Ką galima užimti su 1-2-3-4-5-6
kivi-option-run-of-six-vacant = bet kurį laisvą langelį
kivi-option-run-of-six-take-over = bet kurį laisvą langelį arba kito žaidėjo langelį

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Su 1-2-3-4-5-6 gali dėti akmenuką ant bet kurio laisvo langelio.
kivi-option-run-of-six-take-over-more = Su 1-2-3-4-5-6 gali užimti ir kito žaidėjo langelį, o tą akmenuką perkelti kitur, kaip su šešiais vienodais.

## What counts
kivi-item-lines = Linijos
kivi-item-singles = Pavieniai akmenukai

## Targets of the squares
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

## Targets as they stand on a square: six letters at most
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

## Where a roll may go whatever the targets say
kivi-wild-vacant = Bet kuris laisvas langelis
kivi-wild-take-over = Bet kuris laisvas langelis arba kito žaidėjo langelis

## On the screen
kivi-stones = { $box ->
    [0] dar { $hand }
   *[other] dar { $hand }, prarasta { $box }
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
kivi-meets-taken = { $targets }, jau užimta
kivi-meets-nothing = Niekur netinka
kivi-move-keep = { $count ->
    [0] mesti visus šešis iš naujo
   *[other] pasilikti { $dice }
 }
kivi-move-place = akmenukas ant { $square } ({ $gain })
kivi-move-take-over = akmenukas ant { $square } ({ $gain }), ten buvęs keliamas ant { $to } ({ $change })
kivi-move-box = akmenukas į dėžutę

## What can be typed
kivi-help =
    Rašyk kauliukus, kuriuos pasilieki, o kiti metami iš naujo: „444“ arba „keep 4 4 4“; vien „keep“ meta visus šešis.
    Rašyk langelį, kad ten padėtum akmenuką: „d4“ arba „place d4“.
    Kad perimtum langelį, pasakyk, kur keliamas kitas akmenukas: „d4 b2“ arba „place d4 move b2“.
    „box“ deda akmenuką į dėžutę, kai nieko padėti negalima.

## Refusals
error-kivi-no-rolls-left = Metimų nebėra: padėk akmenuką ant langelio arba į dėžutę, jei jis niekur netinka.
error-kivi-keep-not-there = Pasilikti galima tik ant stalo esančius kauliukus: { $dice }.
error-kivi-keep-all = Pasilikus visus šešis niekas nemetama: padėk akmenuką arba mesk kurį nors iš naujo.
error-kivi-square-unknown = Langelio { $square } šioje lentoje nėra: jie nuo { $first } iki { $last }.
error-kivi-square-taken = Ant { $square } jau yra akmenukas.
error-kivi-take-over-where = Kad perimtum { $square }, pasakyk, ant kurio laisvo langelio keliamas jo akmenukas.
error-kivi-no-take-over = Šis metimas jokio langelio neperima.
error-kivi-take-over-vacant = { $square } laisvas: tiesiog padėk ten akmenuką.
error-kivi-take-over-own = Akmenukas ant { $square } yra tavo.
error-kivi-move-to-taken = Ant { $to } jau yra akmenukas: esantis ant { $square } turi būti perkeltas ant laisvo langelio.
error-kivi-board-full = Nėra laisvo langelio, todėl akmenuko perkelti negalima.
error-kivi-box-rolls-left = Dėžutė skirta paskutiniam metimui, kuris niekur netinka: metimų dar yra.
error-kivi-box-can-place = Šį metimą galima padėti, todėl reikia tai padaryti: { $open }.

error-kivi-position-impossible = Tokia padėtis nesusidaro: dar neišdėta { $hands }, lentoje { $stones }, ėjimas vietos { $turn }.

## The coach's reasons

## What sort of choice it was
kind-roll-on = dėti ar mesti toliau
kind-square = kuris langelis
kind-block = langeliai, kurių nori kiti
kind-take-over = perėmimas

## Boards of one's own
error-kivi-board-size = { $place } yra { $given }: lentoje nuo { $least } iki { $most } eilučių ir stulpelių.
error-kivi-board-rows = { $place }: pagal dydį eilučių turi būti { $rows }, ne { $given }.
error-kivi-board-columns = { $place }: pagal dydį langelių turi būti { $columns }, ne { $given }.
error-kivi-board-target = Derinio „{ $target }“ nėra (langelis { $place }). Yra: { $allowed }.
error-kivi-board-value = Vertė „{ $value }“ (langelis { $place }) nėra sveikasis skaičius nuo { $least } iki { $most }.

## The rules, as Markdown
kivi-rules =
    Dėk savo dešimt akmenukų ilgomis linijomis, horizontaliai ir vertikaliai. Laimi didžiausia suma; jei sumos lygios,
    pergale dalijamasi. Žaidžia nuo dviejų iki keturių, kiekvienam dešimt ėjimų, lentoje 49 langeliai.

    __Ėjimas.__ Mesk šešis kauliukus. Dar ne daugiau kaip dukart pasilik, ką nori, ir mesk likusius. Sustoti gali po
    bet kurio metimo, kuris tinka laisvam langeliui, ir padėti ten akmenuką. Po trečio metimo akmenuką
    privalai padėti, jei gali, kur nori; jei niekas netinka, jis dedamas į dėžutę ir yra prarastas.

    __Deriniai.__ Kiekvienas langelis nurodo derinį ir vertas 1, 2 arba 3.

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

    Skaičiuojami visi šeši kauliukai: trys vienodi su pora yra „3 + 2 vienodi“, niekada „3 vienodi“, o eilutė
    iš penkių nėra eilutė iš keturių. Metimą, tinkantį keliems deriniams, gali naudoti bet kuriam iš jų.

    __Pavyzdys.__ Meti ⚁⚁⚃⚃⚄⚅. Tai „2 poros“, ir akmenuką galėtum padėti iškart. Pasilieki ⚁⚁⚃⚃, meti du
    kauliukus ir gauni ⚁⚅. Dabar ⚁⚁⚁⚃⚃⚅ yra „3 + 2 vienodi“ ir „Visi lyginiai“, bet jau nebe „2 poros“.

    __Laisvi metimai.__ Penki vienodi, ⚃⚃⚃⚃⚃⚅, arba visi skaičiai, ⚀⚁⚂⚃⚄⚅: bet kuris laisvas langelis. Šeši
    vienodi, ⚂⚂⚂⚂⚂⚂: bet kuris laisvas langelis arba toks, ant kurio yra kito žaidėjo akmenukas; tą akmenuką
    perkeli ant bet kurio laisvo langelio.

    __Taškai.__ Du ar daugiau tavo akmenukų greta be tarpo yra linija. Ji duoda savo langelių sumą, padaugintą
    iš akmenukų skaičiaus. Akmenukas gali būti dviejose linijose, vienoje horizontalioje ir kitoje vertikalioje. Akmenukas,
    nepriklausantis linijai, duoda savo langelio vertę kartą.

    __Taškai, pavyzdys.__ Stulpeliai nuo a iki g iš kairės, eilutės nuo 1 iki 7 iš viršaus. Tavo akmenukai ant
    b2, c2, d2, c3 ir g7. Horizontaliai b2, c2 ir d2 verti 3, 1 ir 3: 7 × 3 = 21. Vertikaliai c2 ir c3 verti 1 ir 2:
    3 × 2 = 6. Akmenukas ant g7 vienas: 1. Iš viso 28.

    __Itališkas leidimas.__ Visi skaičiai, ⚀⚁⚂⚃⚄⚅, taip pat gali perimti langelį, kaip ir šeši vienodi.
