# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Tíu steinar, sex teningar og línur lárétt og lóðrétt

## Editions
kivi-edition-international = Alþjóðleg
kivi-edition-italian = Ítölsk

## Options, and what each value means
kivi-option-run-of-six = Hvað 1-2-3-4-5-6 má taka
kivi-option-run-of-six-vacant = hvaða lausan reit sem er
kivi-option-run-of-six-take-over = hvaða lausan reit sem er, eða reit annars leikmanns

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Með 1-2-3-4-5-6 máttu setja steininn þinn á hvaða lausan reit sem er.
kivi-option-run-of-six-take-over-more = Með 1-2-3-4-5-6 máttu líka taka reit annars leikmanns og færa þann stein annað, eins og með sex eins.

## What counts
kivi-item-lines = Línur
kivi-item-singles = Stakir steinar

## Targets of the squares
kivi-target-two-pairs = 2 pör
kivi-target-three-of-a-kind = Þrír eins
kivi-target-run-of-4 = Röð með 4
kivi-target-three-and-two = 3 + 2 eins
kivi-target-four-of-a-kind = Fjórir eins
kivi-target-run-of-5 = Röð með 5
kivi-target-all-even = Sléttar tölur
kivi-target-all-odd = Oddatölur
kivi-target-at-most-12 = 12 eða minna
kivi-target-at-least-30 = 30 eða meira
kivi-target-three-pairs = 3 pör
kivi-target-two-triples = 2 þrennur
kivi-target-four-and-two = 4 + 2 eins

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = slétt
kivi-short-all-odd = odda
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Hvaða laus reitur sem er
kivi-wild-take-over = Hvaða laus reitur sem er, eða reitur annars leikmanns

## On the screen
kivi-stones = { $box ->
    [0] { $hand } eftir
   *[other] { $hand } eftir, { $box } tapað
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Umferð { $round } af { $rounds }
kivi-rolls-left = { $rolls ->
    [0] ekkert kast eftir
    [one] { $rolls } kast eftir
   *[other] { $rolls } köst eftir
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, þegar tekið
kivi-meets-nothing = Passar hvergi
kivi-move-keep = { $count ->
    [0] kasta öllum sex aftur
   *[other] geyma { $dice }
 }
kivi-move-place = steinn á { $square } ({ $gain })
kivi-move-take-over = steinn á { $square } ({ $gain }), sá sem er þar fer á { $to } ({ $change })
kivi-move-box = steinn í öskjuna

## What can be typed
kivi-help =
    Skrifaðu teningana sem á að geyma og hinum er kastað aftur: „444“ eða „keep 4 4 4“; „keep“ eitt og sér kastar öllum sex.
    Skrifaðu reit til að setja stein þar: „d4“ eða „place d4“.
    Til að taka yfir reit skaltu segja hvert hinn steinninn fer: „d4 b2“ eða „place d4 move b2“.
    „box“ setur steininn í öskjuna, þegar ekkert kemst á borðið.

## Refusals
error-kivi-no-rolls-left = Engin köst eru eftir: settu stein á borðið, eða í öskjuna ef hann kemst hvergi.
error-kivi-keep-not-there = Þú getur aðeins geymt teninga sem liggja á borðinu: { $dice }.
error-kivi-keep-all = Ef allir sex eru geymdir er engu kastað: settu stein eða kastaðu einhverjum aftur.
error-kivi-square-unknown = Reiturinn { $square } er ekki á þessu borði: þeir eru frá { $first } til { $last }.
error-kivi-square-taken = Steinn liggur þegar á { $square }.
error-kivi-take-over-where = Til að taka yfir { $square } skaltu segja á hvaða lausan reit steinninn þar fer.
error-kivi-no-take-over = Þetta kast tekur engan reit yfir.
error-kivi-take-over-vacant = { $square } er laus: settu bara stein þar.
error-kivi-take-over-own = Steinninn á { $square } er þinn eigin.
error-kivi-move-to-taken = Steinn liggur þegar á { $to }: sá frá { $square } verður að fara á lausan reit.
error-kivi-board-full = Enginn reitur er laus, svo engan stein er hægt að færa.
error-kivi-box-rolls-left = Askjan er fyrir síðasta kast sem kemst hvergi: köst eru eftir.
error-kivi-box-can-place = Þetta kast kemst á borðið og verður að fara þangað: { $open }.

error-kivi-position-impossible = Slík staða kemur ekki upp: steinar eftir { $hands }, á borðinu { $stones }, sæti { $turn } á leik.

## The coach's reasons

## What sort of choice it was
kind-roll-on = setja eða kasta áfram
kind-square = hvaða reitur
kind-block = reitir sem aðrir vilja
kind-take-over = að taka yfir

## Boards of one's own
error-kivi-board-size = { $place } er { $given }: á borði eru { $least } til { $most } raðir og dálkar.
error-kivi-board-rows = { $place } verður að hafa { $rows } raðir, eins og stærðin segir, ekki { $given }.
error-kivi-board-columns = { $place } verður að hafa { $columns } reiti, eins og stærðin segir, ekki { $given }.
error-kivi-board-target = Samsetningin „{ $target }“ er ekki til (reitur { $place }). Til eru: { $allowed }.
error-kivi-board-value = Gildið „{ $value }“ (reitur { $place }) er ekki heil tala frá { $least } til { $most }.

## The rules, as Markdown
kivi-rules =
    Leggðu steinana þína tíu í langar línur, lárétt og lóðrétt. Hæsta samtala vinnur; jafnir deila
    sigrinum. Tveir til fjórir spila, tíu lotur hver, á borði með 49 reitum.

    __Lota.__ Kastaðu sex teningum. Allt að tvisvar í viðbót geymirðu það sem þú vilt og kastar hinum. Þú mátt
    hætta eftir hvert kast sem passar í lausan reit og setja stein þar. Eftir þriðja kast verðurðu að
    setja stein ef þú getur, hvar sem þú vilt; ef ekkert passar fer steinninn í öskjuna og er tapaður.

    __Samsetningar.__ Hver reitur nefnir samsetningu og gildir 1, 2 eða 3.

    | samsetning | gildi | dæmi |
    |---|---|---|
    | 2 pör | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Þrír eins | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Röð með 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 eins | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Fjórir eins | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Röð með 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Sléttar tölur | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Oddatölur | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 eða minna | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 eða meira | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pör | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 þrennur | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 eins | 3 | ⚂⚂⚅⚅⚅⚅ |

    Allir sex teningar telja: þrír eins með pari eru „3 + 2 eins“, aldrei „Þrír eins“, og röð með fimm
    er ekki röð með fjórum. Kast sem passar við fleiri en eina samsetningu má nota í hverja þeirra sem er.

    __Dæmi.__ Þú kastar ⚁⚁⚃⚃⚄⚅. Það er „2 pör“ og þú gætir sett stein strax. Þú geymir ⚁⚁⚃⚃, kastar
    tveimur teningum og færð ⚁⚅. Nú er ⚁⚁⚁⚃⚃⚅ „3 + 2 eins“ og „Sléttar tölur“, en ekki lengur „2 pör“.

    __Frjáls köst.__ Fimm eins, ⚃⚃⚃⚃⚃⚅, eða allar tölur, ⚀⚁⚂⚃⚄⚅: hvaða laus reitur sem er. Sex eins,
    ⚂⚂⚂⚂⚂⚂: hvaða laus reitur sem er, eða reitur með steini annars leikmanns; þann stein færirðu á hvaða
    lausan reit sem er.

    __Stig.__ Tveir eða fleiri af steinum þínum hlið við hlið án bils eru lína. Hún gefur summu reitanna
    margfaldaða með fjölda steinanna. Steinn getur verið í tveimur línum, annarri láréttri og hinni lóðréttri.
    Steinn sem er ekki í neinni línu gefur gildi reitsins síns einu sinni.

    __Stig, dæmi.__ Dálkar eru a til g frá vinstri, raðir 1 til 7 að ofan. Steinarnir þínir liggja á b2, c2,
    d2, c3 og g7. Lárétt hafa b2, c2 og d2 gildin 3, 1 og 3: 7 × 3 = 21. Lóðrétt hafa c2 og c3 gildin 1 og 2: 3 × 2 = 6.
    Steinninn á g7 er stakur: 1. Samtals 28.

    __Ítölsk útgáfa.__ Allar tölur, ⚀⚁⚂⚃⚄⚅, mega líka taka yfir reit, eins og sex eins gera.
