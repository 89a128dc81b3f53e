# Tutto: navne, hvad man kan aftale, hvorfor et træk afvises, og reglerne med egne ord.

tutto-name = Tutto
tutto-tagline = Seks terninger, et kort og modet til at fortsætte

## Editions
tutto-edition-booklet = Regelhæftet fra 2013
tutto-edition-later = Senere regler

## Options, and what each value means
tutto-option-target = Point, der slutter spillet
tutto-option-leader-plus-minus = Hvad plus/minus gør ved den, der fører alene
tutto-option-leader-plus-minus-misses-turn = slutter turen
tutto-option-leader-plus-minus-plays-on = spilles om de 1000, og ingen mister noget
tutto-option-ending = Hvornår spillet slutter
tutto-option-ending-at-once = så snart nogen når målet
tutto-option-ending-equal-turns = efter den runde, hvor nogen gør det
tutto-option-floor-at-zero = Om plus/minus stopper ved 0
tutto-option-straight-is-tutto = Om en straight tæller som en Tutto
tutto-option-target-more = Der spilles til { $value } point: flere point gør spillet længere.
tutto-option-leader-plus-minus-misses-turn-more = For den, der fører alene, er plus/minus et stopkort: turen er slut, og dens point er tabt.
tutto-option-leader-plus-minus-plays-on-more = Den, der fører alene, spiller plus/minus som alle andre, men ingen får point trukket fra.
tutto-option-ending-at-once-more = Spillet er slut, så snart nogen når målet, også midt i en runde.
tutto-option-ending-equal-turns-more = Runden spilles færdig, så alle har haft lige mange ture; så vinder flest point.
tutto-option-floor-at-zero-true-more = Plus/minus tager ikke mere, end nogen har.
tutto-option-floor-at-zero-false-more = Plus/minus kan bringe nogen under 0.
tutto-option-straight-is-tutto-true-more = Efter en straight må du vende et kort mere og gå videre, som efter enhver Tutto.
tutto-option-straight-is-tutto-false-more = En straight slutter turen, og alt, hvad den gav, skrives op.

## The score sheet
tutto-item-banked = Sikret
tutto-item-lost = Mistet ved plus/minus

## Cards
tutto-card-clover = Kløverblad
tutto-card-firework = Fyrværkeri
tutto-card-stop = Stop
tutto-card-straight = Straight
tutto-card-plus-minus = Plus/minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## How a turn ended
tutto-ending-null = en nitte
tutto-ending-stop-card = et stopkort
tutto-ending-leader = plus/minus for den, der fører alene
tutto-ending-stopped = stoppede
tutto-ending-burnt-out = fyrværkeriet er brændt ud
tutto-ending-straight = en straight
tutto-ending-clover = to Tutto med kløverbladet

## On the screen
tutto-player = Spiller
tutto-total = I alt
tutto-points = { $points }
tutto-turn-number = Tur { $turn } · { $target } slutter spillet
tutto-round-number = Runde { $round } · { $target } slutter spillet
tutto-last-round = sidste runde
tutto-last-turn = Forrige tur
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } tabt
tutto-took = { $by } tog { $points } fra { $name } med plus/minus.
tutto-rule-clover = to Tutto med dette kort vinder spillet; du må ikke stoppe
tutto-rule-firework = alt, der tæller, lægges til side; nitten, der slutter, sikrer pointene
tutto-rule-straight = 1 til 6, en ny side i hvert kast, giver 2000; du må ikke stoppe før
tutto-rule-plus-minus = en Tutto giver dig 1000 og tager 1000 fra den førende; du må ikke stoppe før
tutto-rule-double = en Tutto fordobler turens point
tutto-rule-bonus-200 = en Tutto giver 200 mere
tutto-rule-bonus-300 = en Tutto giver 300 mere
tutto-rule-bonus-400 = en Tutto giver 400 mere
tutto-rule-bonus-500 = en Tutto giver 500 mere
tutto-rule-bonus-600 = en Tutto giver 600 mere
tutto-first-made = én Tutto klar
tutto-turn-so-far = Denne tur: { $points }
tutto-turn-cards = Denne tur: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Til side: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = At sikre tager { $points } fra { $name }.
tutto-null-next = Risiko for nitte med { $dice ->
    [one] én terning
   *[other] { $dice } terninger
 }: { $percent } %
tutto-pile = Bunke på { $left }: { $cards }
tutto-pile-used-up = Bunken er brugt op: alle 56 kort blandes igen.
tutto-pays = { $count ->
    [one] { $names } giver en omgang.
   *[other] { $names } giver en omgang sammen.
 }
tutto-clover-won = { $name } klarede kløverbladet: spillet er vundet, uanset point.
tutto-turns-needed = { $turns ->
    [one] Det tog én tur.
   *[other] Det tog { $turns } ture.
 }
tutto-label-set = læg { $dice } til side
tutto-label-stop = stop, og sikr { $points }
tutto-label-go = gå videre med næste kort
tutto-choice-set = { $points } point, { $collected } i turen, så { $left ->
    [one] én terning
   *[other] { $left } terninger
 }: nitte { $percent } %
tutto-choice-faces = så { $left ->
    [one] én terning
   *[other] { $left } terninger
 }: nitte { $percent } %
tutto-choice-tutto = Tutto! { $collected } i turen
tutto-choice-ends = Straighten! Sikrer { $collected } og slutter turen
tutto-choice-again = Tutto! Alle seks igen: nitte { $percent } %
tutto-choice-wins = Tutto! Den vinder spillet
tutto-choice-stop = sikrer { $points }, i alt { $total }
tutto-choice-stop-tutto = Tutto! Sikrer { $points }, i alt { $total }
tutto-choice-go = { $ends } af { $of } kort slutter turen; at tabe den på kortet eller første kast: { $percent } %
tutto-choices-more = og { $count } til

## The coach's reasons
kind-stop = at stoppe eller kaste videre
kind-next-card = at vende et kort til
kind-set = hvilke terninger der lægges til side

## What can be typed
tutto-help =
    Skriv de terninger, du lægger til side, så kastes resten: “1”, “1222” eller “set 1 2 2 2”.
    “stop” sikrer turens point med hver terning i kastet, der tæller.
    Efter en Tutto vender “go” det næste kort.

## Refusals
error-tutto-set-never = De terninger lægges aldrig til side sammen: enere og femmere tæller enkeltvis, andre sider tre eller seks ad gangen, og ved straight hver side én gang. Skriv for eksempel “set 1 2 2 2”.
error-tutto-set-not-there = Du kan kun lægge terninger fra dette kast til side: { $dice }.
error-tutto-set-not-valid = Ikke alle disse tæller. Af { $dice } tæller: { $valid }; enere og femmere enkeltvis, andre sider tre ad gangen.
error-tutto-set-all = Ved fyrværkeri lægges hver terning, der tæller, til side: { $valid }.
error-tutto-set-new-faces = Ved straight lægges hver side til side én gang. Nye i dette kast: { $valid }.
error-tutto-set-after-tutto = Alle seks er lagt til side: stop, eller gå videre med næste kort.
error-tutto-stop-forbidden = { $card } lader dig ikke stoppe nu. Læg terninger til side.
error-tutto-go-needs-tutto = Næste kort kommer først efter en Tutto. Læg terninger til side, eller stop, hvis kortet lader dig.
error-tutto-tally-not-now = En hel tur kan kun skrives ind før dens første kort.
error-tutto-tally-no-cards = En tur har mindst ét kort.
error-tutto-tally-turn-over = { $card } slutter turen: { $next } kan ikke komme bagefter.
error-tutto-tally-points = En tur med { $cards } kan ikke sikre { $points }. Nærmest: { $nearest }.
error-tutto-tally-no-clover = Kun en tur med kløverbladet som sidste kort kan vindes med det, og den sikrer 0.

## The rules, as Markdown
tutto-rules =
    Vær den første, der sikrer 6000 point. Den, der da har færrest, giver en omgang.

    __En tur.__ Vend et kort, og kast seks terninger. Tæller ingenting, er det en *nitte*: turen er forbi, og
    alle dens point er tabt. Ellers kan du enten __stoppe__ og sikre turens point, med hver terning i sidste
    kast, der tæller, eller __lægge til side__ mindst én enkelt terning eller tre ens og kaste resten.

    __Hvad der tæller__

    | terninger | point | terninger | point |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Så er ⚀⚁⚁⚁⚄⚅ 350 point værd. Tre ens tæller kun sammen, hvis alle tre kom *i ét kast*: tre ⚄ lagt
    til side i tre kast er 150, ikke 500.

    __Tutto.__ Alle seks terninger til side, i ét eller flere kast, er en Tutto. Kortet giver, hvad det lover;
    stop så og sikr, eller __gå videre__: vend næste kort, og kast alle seks. Med et stopkort eller en nitte
    taber du så alt, hvad turen har givet, også point fra tidligere kort.

    __Et eksempel.__ Kortet er Bonus 300. Du kaster ⚀⚁⚂⚂⚂⚅, lægger ⚂⚂⚂ til side (300) og kaster tre: ⚁⚃⚄.
    Du lægger ⚄ til side (50) og kaster to: ⚀⚄. Begge lægges til side (150): en Tutto. 500 for terningerne og
    300 for kortet er 800. Du kunne sikre dem. Du går videre og vender x2. En Tutto til, lad os sige på 400,
    ville give 1200 og fordoble det til 2400. Men du kaster ⚁⚁⚂⚃⚅⚅: ingenting tæller, og de 800 er væk.

    | kort | antal | hvad det gør |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 af hver | en Tutto giver bonussen oveni |
    | x2 | 5 | en Tutto fordobler alle turens point indtil nu, også dem fra tidligere kort |
    | Stop | 10 | turen er forbi, dens point er tabt |
    | Fyrværkeri | 5 | læg alt, der tæller, til side; efter en Tutto kastes alle seks igen uden nyt kort; kun en nitte slutter turen, og den *sikrer* pointene |
    | Plus/minus | 5 | du må ikke stoppe før en Tutto; den giver dig 1000, uanset hvad du kastede, og når du sikrer, mister den førende 1000; deler flere føringen, mister hver af dem det, men aldrig du |
    | Straight | 5 | du må ikke stoppe, før en til seks ligger til side, én af hver; hvert kast skal give mindst én ny side, ellers er det en nitte; 2000 værd, og den tæller som en Tutto |
    | Kløverblad | 1 | du må ikke stoppe; to Tutto med dette kort, hvor alle seks kastes igen efter den første, vinder spillet med det samme, uanset point |

    __Straight, et eksempel.__ ⚀⚁⚁⚃⚄⚅: læg ⚀⚁⚃⚄⚅ til side, og kast én terning. Kun ⚂ gør straighten færdig;
    alt andet er en nitte. Du kunne også lægge færre til side og kaste flere terninger efter de manglende sider.

    __Plus/minus.__ Hvem der fører, afgøres af pointene på blokken, før denne tur lægges til. Fører du alene,
    slutter kortet din tur som et stopkort. Ingen kommer under 0.

    __Bunken__ bruges videre fra tur til tur; når den er brugt op, blandes alle 56 kort igen.

    __Slutningen.__ Så snart nogen har sikret 6000 eller mere, er spillet forbi, og flest point vinder.
    Alene tæller du, hvor mange ture du skal bruge.

    __Senere regler.__ Den, der fører alene, spiller plus/minus om de 1000, og ingen mister noget.
    Den runde, hvor nogen når 6000, spilles først færdig; ved samme sum deles sejren.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Fører du kun point? Skriv “turn”, kortene i rækkefølge og de sikrede point: “turn 600 x2 1500”.
error-tutto-turn-form = Skriv turens kort og så dens point, 0 hvis de blev tabt: “turn 600 x2 1500”, ikke “{ $text }”.
