# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Lange rækker på et bræt på 7 × 7

## Editions
kivi-edition-international = International
kivi-edition-italian = Italiensk

## Options, and what each value means
kivi-option-run-of-six = Hvor 1-2-3-4-5-6 må lægges
kivi-option-run-of-six-vacant = på ethvert tomt felt
kivi-option-run-of-six-take-over = på ethvert tomt felt eller en anden spillers
kivi-option-alike = Hvor fem og seks ens må lægges
kivi-option-alike-wild = på ethvert tomt felt; seks ens også på en anden spillers
kivi-option-alike-plain = kun på felter, de passer på

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Med 1-2-3-4-5-6 må du lægge din sten på ethvert tomt felt.
kivi-option-run-of-six-take-over-more = Med 1-2-3-4-5-6 må du lægge din sten på ethvert tomt felt, eller overtage en anden spillers felt og flytte stenen et andet sted hen.
kivi-option-alike-wild-more = Med fem ens må du lægge din sten på ethvert tomt felt. Med seks ens må du også overtage en anden spillers felt og flytte stenen et andet sted hen.
kivi-option-alike-plain-more = Fem og seks ens er ikke noget særligt. De passer kun på Kun ulige, Kun lige, 12 eller derunder og 30 eller derover.

## What counts
kivi-item-lines = Rækker
kivi-item-singles = Enkeltsten

## Targets of the squares
kivi-target-two-pairs = 2 par
kivi-target-three-of-a-kind = 3 ens
kivi-target-run-of-4 = 4 i rækkefølge
kivi-target-three-and-two = 1 x 3 ens, 1 x par
kivi-target-four-of-a-kind = 4 ens
kivi-target-run-of-5 = 5 i rækkefølge
kivi-target-all-even = Kun lige
kivi-target-all-odd = Kun ulige
kivi-target-at-most-12 = 12 eller derunder
kivi-target-at-least-30 = 30 eller derover
kivi-target-three-pairs = 3 par
kivi-target-two-triples = 2 x 3 ens
kivi-target-four-and-two = 1 x 4 ens, 1 x par

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = lige
kivi-short-all-odd = ulige
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Ethvert tomt felt
kivi-wild-take-over = Ethvert tomt felt eller en anden spillers

## On the screen
kivi-stones =
    { $box ->
        [0] { $hand } tilbage at spille
       *[other] { $hand } tilbage at spille, { $box } tabt
    }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runde { $round } af { $rounds }
kivi-rolls-left =
    { $rolls ->
        [0] ingen kast tilbage
        [one] ét kast tilbage
       *[other] { $rolls } kast tilbage
    }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, men allerede optaget
kivi-meets-nothing = Passer ikke
kivi-move-keep =
    { $count ->
        [0] kast alle seks igen
       *[other] behold { $dice }
    }
kivi-move-place = sten på { $square } ({ $gain })
kivi-move-take-over = sten på { $square } ({ $gain }), den anden til { $to } ({ $change })
kivi-move-box = sten i æsken

## At the table in the browser
kivi-turn = Tur { $round } af { $rounds }
kivi-place = Læg på { $square }
kivi-take-over = Overtag { $square }, flyt stenen derfra til { $to }
kivi-box = Læg stenen i æsken
kivi-choose = Tryk på et felt, der passer.
kivi-choose-vacant = Tryk på et tomt felt til den anden sten.
kivi-key-hint = Tryk på et felt for at se, hvad det kræver.
kivi-hint-meets =
    { $free ->
        [0] Dine terninger giver { $targets }, men ingen af de felter er tomme.
       *[other] Dine terninger giver { $targets }. Tryk på et oplyst felt.
    }
kivi-hint-nothing = Dine terninger passer ikke på noget felt.
kivi-hint-keep = Tryk på de terninger, du vil beholde, og kast så resten.
kivi-wild-fits =
    { $roll ->
        [six] Seks ens passer overalt.
        [five] Fem ens passer overalt.
       *[run] 1-2-3-4-5-6 passer overalt.
    }
kivi-hint-wild =
    { kivi-wild-fits } { $wild ->
        [take_over] Tryk på et tomt felt eller på et felt med en anden spillers sten.
       *[vacant] Tryk på et tomt felt.
    }
kivi-key-value =
    { $value ->
        [1] hvidt, 1 værd
        [2] sort, 2 værd
        [3] rødt, 3 værd
       *[other] { $value } værd
    }
kivi-key-example = for eksempel
kivi-key-line = række på { $stones } = { $points }
kivi-key-single = en enkeltsten
kivi-key-not = Dine terninger giver i stedet { $targets }.
kivi-colours = Hvide felter er 1 værd, sorte 2, røde 3.
kivi-did-place = { $name } tog { $square } ({ $target }).
kivi-did-take-over = { $name } overtog { $square } og flyttede stenen derfra til { $to }.
kivi-did-box = { $name } lagde en sten i æsken.
kivi-moment = Række på { $stones }
kivi-moment-wild =
    { $roll ->
        [six] Seks ens
        [five] Fem ens
       *[run] 1-2-3-4-5-6
    }
kivi-moment-wild-more = Det passer på ethvert tomt felt.
kivi-moment-points =
    { $gain ->
        [one] +1 point
       *[other] +{ $gain } point
    }

## What can be typed
kivi-help =
    Skriv de terninger, du vil beholde, så kastes resten igen: “444” eller “keep 4 4 4”. “keep” alene kaster alle seks.
    Skriv et felt for at lægge en sten der: “d4” eller “place d4”.
    Når du overtager et felt, tilføjer du, hvor den anden sten skal hen: “d4 b2” eller “place d4 move b2”.
    Skriv “box” for at lægge stenen i æsken, når den ikke passer nogen steder.

## Refusals
error-kivi-no-rolls-left = Du har ingen kast tilbage. Læg en sten, eller læg den i æsken, hvis den ikke passer nogen steder.
error-kivi-keep-not-there = Du kan kun beholde terninger, du har kastet: { $dice }.
error-kivi-keep-all = Beholder du alle seks terninger, er der intet at kaste. Læg en sten, eller kast nogle af terningerne igen.
error-kivi-square-unknown = Der er ikke noget felt { $square } på dette bræt. Felterne går fra { $first } til { $last }.
error-kivi-square-taken = Der ligger allerede en sten på { $square }. Vælg et andet felt.
error-kivi-target-not-met =
    { $square } kræver { $target }. { $needs } { $count ->
        [0] Dine terninger passer ikke nogen steder.
       *[other] Dine terninger passer på { $open }.
    }
error-kivi-take-over-where = Når du overtager { $square }, skal du sige, hvilket tomt felt stenen der skal til.
error-kivi-no-take-over = Med dette kast kan du ikke overtage et felt. Vælg et tomt.
error-kivi-take-over-vacant = { $square } er tomt. Læg bare en sten der.
error-kivi-take-over-own = Stenen på { $square } er allerede din. Vælg et andet felt.
error-kivi-move-to-taken = Der ligger allerede en sten på { $to }. Flyt stenen fra { $square } til et tomt felt.
error-kivi-board-full = Brættet er fuldt, så du kan ikke flytte en sten.
error-kivi-box-rolls-left = Du har stadig kast tilbage. Æsken er kun til et sidste kast, der ikke passer nogen steder.
error-kivi-box-can-place = Dette kast passer på { $open }, så du skal lægge stenen.
error-kivi-position-impossible = Sådan kan et spil ikke se ud: sten at spille { $hands }, sten på brættet { $stones }, tur til plads { $turn }.

## What the coach says, and why
kivi-advice-keep =
    { $count ->
        [0] Kast alle seks igen
       *[other]
            Behold { $dice }, og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
kivi-advice-keep-brief =
    { $count ->
        [0] Kast alle seks
       *[other] Behold { $dice }
    }
kivi-advice-place = Læg på { $square } ({ $target })
kivi-advice-place-brief = Læg på { $square }
kivi-advice-take-over = Overtag { $square }, og flyt stenen derfra til { $to }
kivi-advice-box = Læg stenen i æsken
kivi-why-gain = Det giver { study-amount-points } nu.
kivi-why-line = Det giver { study-amount-points } nu, i en række på { $stones } sten.
kivi-why-block = Det spærrer også for dine modspillere. En af dem kunne have fået { study-amount-points } der.
kivi-why-rare = Går du efter { $target } hele turen, lykkes det i { $percent } % af tilfældene.
kivi-why-take-over = At flytte den anden sten koster dens spiller { study-amount-points }.
kivi-why-box = Dette kast passer ikke på noget tomt felt, så du mister stenen.
kivi-why-keep = Du ender oftest på { $square } ({ $target }, { $percent } %) eller { $other_square } ({ $other_target }, { $other_percent } %).
kivi-why-keep-one = Du ender oftest på { $square } ({ $target }, { $percent } %).
kivi-why-keep-nothing = Intet kast kan længere passe på et tomt felt, så du mister stenen.
kivi-why-turn =
    { $percent ->
        [0] I snit giver turen { study-amount-points }, og du mister aldrig stenen.
       *[other] I snit giver turen { study-amount-points }. Du mister stenen i { $percent } % af tilfældene.
    }
kivi-why-roll-instead =
    { $than ->
        [less] At kaste igen ville give { study-amount-lead } mindre.
        [more] At kaste igen ville give { study-amount-lead } mere.
       *[same] At kaste igen ville give lige så meget.
    }
kivi-why-place-instead =
    { $than ->
        [less] At lægge på { $square } ({ $target }) ville give { study-amount-lead } mindre.
        [more] At lægge på { $square } ({ $target }) ville give { study-amount-lead } mere.
       *[same] At lægge på { $square } ({ $target }) ville give lige så meget.
    }

## What sort of choice it was
kind-roll-on = at lægge eller kaste videre
kind-square = hvilket felt
kind-block = felter, som andre vil have
kind-take-over = at overtage

## Boards of one's own
error-kivi-board-size = { $place } er { $given }, men et bræt har { $least } til { $most } rækker og kolonner.
error-kivi-board-rows = { $place } skal have { $rows } rækker for at passe til størrelsen, ikke { $given }.
error-kivi-board-columns = { $place } skal have { $columns } felter for at passe til størrelsen, ikke { $given }.
error-kivi-board-target = Der er ikke noget mål “{ $target }” (felt { $place }). Brug et af disse: { $allowed }.
error-kivi-board-value = Værdien “{ $value }” (felt { $place }) er ikke et helt tal fra { $least } til { $most }.

## The rules, as Markdown
kivi-rules =
    Læg dine ti sten i lange rækker, vandret og lodret. Flest point i alt vinder; har flere spillere lige
    mange, deler de sejren. To til fire kan spille, ti ture hver, på et bræt med 49 felter.

    __En tur.__ Kast seks terninger. Du må kaste op til to gange mere og hver gang beholde, hvad du vil. Efter
    ethvert kast, der passer på et tomt felt, må du stoppe og lægge en sten der. Efter tredje kast skal du
    lægge en sten, hvis du kan, på et af de felter, der passer. Passer intet, går stenen i æsken og er tabt.

    __Mål.__ Hvert felt har et mål og er 1, 2 eller 3 værd.

    | mål | værdi | eksempel |
    |---|---|---|
    | 2 par | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 ens | 1 | ⚁⚁⚁⚂⚄⚅ |
    | 4 i rækkefølge | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 1 x 3 ens, 1 x par | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 ens | 2 | ⚀⚂⚂⚂⚂⚄ |
    | 5 i rækkefølge | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Kun lige | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Kun ulige | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 eller derunder | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 eller derover | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 par | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 x 3 ens | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 1 x 4 ens, 1 x par | 3 | ⚂⚂⚅⚅⚅⚅ |

    Alle seks terninger tæller. Tre ens og et par er “1 x 3 ens, 1 x par”, aldrig “3 ens”, og fem i
    rækkefølge er ikke fire i rækkefølge. Passer et kast til flere mål, vælger du ét af dem.

    __Et eksempel.__ Du kaster ⚁⚁⚃⚃⚄⚅. Det er “2 par”, og du kunne lægge en sten med det samme. I stedet beholder
    du ⚁⚁⚃⚃, kaster to terninger og får ⚁⚅. Nu er ⚁⚁⚁⚃⚃⚅ både “1 x 3 ens, 1 x par” og “Kun lige”, men ikke
    længere “2 par”.

    __Frie kast.__ Fem ens, ⚃⚃⚃⚃⚃⚅, eller en til seks, ⚀⚁⚂⚃⚄⚅, passer på ethvert tomt felt. Seks ens,
    ⚂⚂⚂⚂⚂⚂, passer på ethvert tomt felt eller på et felt med en anden spillers sten, og den sten flytter du
    til et tomt felt efter eget valg.

    __Point.__ To eller flere af dine sten side om side uden hul er en række. En række giver summen af sine
    felter gange antallet af sine sten. En sten kan være med i to rækker, en vandret og en lodret. En sten,
    der ikke er i en række, giver sit felts værdi.

    __Point, et eksempel.__ Kolonnerne er a til g fra venstre, linjerne 1 til 7 fra oven. Dine sten ligger
    på b2, c2, d2, c3 og g7. Vandret er b2, c2 og d2 3, 1 og 3 værd: 7 × 3 = 21. Lodret er c2 og c3
    1 og 2 værd: 3 × 2 = 6. Stenen på g7 ligger alene: 1. Det er 28 i alt.

    __Italiensk udgave.__ Med en til seks, ⚀⚁⚂⚃⚄⚅, må du også overtage en anden spillers felt og flytte den
    sten til et tomt felt. Fem og seks ens er ikke frie kast.

## The short rules
kivi-goal = Læg dine sten i lange rækker. En række giver summen af felterne gange antallet af sten: { $sum } × { $stones } = { $points }.
kivi-begins = Ifølge hæftet kaster alle én terning, og højeste kast begynder. Derefter går turen med uret.
kivi-step-roll = Kast seks terninger.
kivi-step-keep = Behold nogle, og kast resten, op til to gange.
kivi-step-place = Læg en sten på et tomt felt, der passer til dine terninger.
kivi-needs-two-pairs = To par og to andre terninger.
kivi-needs-three-of-a-kind = Tre ens og tre forskellige terninger.
kivi-needs-run-of-4 = Fire i rækkefølge, ikke fem.
kivi-needs-three-and-two = Tre ens, et par og én anden terning.
kivi-needs-four-of-a-kind = Fire ens og to forskellige terninger.
kivi-needs-run-of-5 = Fem i rækkefølge, ikke seks.
kivi-needs-all-even = Kun toere, firere og seksere.
kivi-needs-all-odd = Kun enere, treere og femmere.
kivi-needs-at-most-12 = Alle seks terninger giver tilsammen 12 eller derunder.
kivi-needs-at-least-30 = Alle seks terninger giver tilsammen 30 eller derover.
kivi-needs-three-pairs = Tre forskellige par.
kivi-needs-two-triples = Tre ens, to gange.
kivi-needs-four-and-two = Fire ens og et par.
kivi-item-five = Fem ens
kivi-item-run = En til seks
kivi-item-six = Seks ens
kivi-example-first = Dit første kast giver { $target }. Du kunne lægge en sten nu.
kivi-example-keep = Du går efter mere. Du beholder { $kept } og kaster to.
kivi-example-last = Nu giver dine terninger både { $one } og { $other }, og du vælger ét felt.
kivi-example-line = En række: { $sum } × { $stones } = { $points }
kivi-example-alone = En enkeltsten: { $points }
kivi-example-total = Det er { $points } point i alt.
kivi-ask-all-dice = Tæller alle seks terninger?
kivi-answer-all-dice = Ja. ⚄⚄⚄⚂⚂⚁ er “1 x 3 ens, 1 x par”, aldrig “3 ens”. Passer dine terninger til flere mål, vælger du ét af dem.
kivi-ask-nothing = Hvad nu, hvis intet passer efter tredje kast?
kivi-answer-nothing = Så går en af dine sten i æsken og er tabt.
kivi-ask-twice = Kan en sten tælle to gange?
kivi-answer-twice = Ja, én gang i en vandret række og én gang i en lodret.
kivi-ask-after = Skal jeg bruge alle tre kast?
kivi-answer-after = Nej. Du må lægge en sten efter ethvert kast, der passer på et tomt felt. Efter det tredje skal du, hvis du kan.
kivi-ask-tie = Hvem vinder, når det står lige?
kivi-answer-tie = Ingen alene. Spillere med lige mange point deler sejren.
kivi-now =
    { $met ->
        [yes] Dine terninger passer.
       *[no] { "" }
    }{ $free ->
        [0] Ingen af disse felter er tomme.
        [one] 1 af { $of } felter er tomt.
       *[other] { $free } af { $of } felter er tomme.
    }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Byg lange rækker af dine egne sten
kivi-lesson-roll = Kast dine seks terninger.
kivi-lesson-roll-why = Du har tre kast til at ramme et af felterne.
kivi-lesson-keep = Behold ⚄⚄⚄, og kast de tre andre.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ er 3 ens og et par og ikke længere kun 3 ens.
kivi-lesson-place = De felter, der passer, er oplyst. Læg din første sten på b4.
kivi-lesson-place-why = Hvide felter er 1 værd, sorte 2 og røde 3. Sværere kast er mere værd.
kivi-lesson-roll-two = Jussi, botten du spiller mod, har også lagt en sten. Kast igen.
kivi-lesson-roll-two-why = Det er Kun lige og også 3 ens og et par. Du vælger, hvilket du bruger.
kivi-lesson-line = c4 kræver Kun lige og ligger ved siden af din sten. Læg en der.
kivi-lesson-line-why = En række giver summen af felterne gange antallet af sten: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Det røde felt d4 ville give en række på tre. Kast.
kivi-lesson-roll-three-why = d4 kræver 2 x 3 ens, for eksempel ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Spørg træneren, hvilke terninger du skal beholde.
kivi-lesson-coach-why = Du manglede kun én ⚅ mere, og den kom.
kivi-lesson-three = Det er 2 x 3 ens. Læg din sten på d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 point. Lange rækker vokser hurtigt.
kivi-lesson-roll-last = Lad os springe frem til din sidste sten. Kast.
kivi-lesson-roll-last-why = Terningerne giver tilsammen 11, så de passer på ethvert tomt ≤12-felt.
kivi-lesson-last = Både a4 og e4 giver en række på fire. e4 spærrer også for Jussi, så læg stenen der.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussis sidste kast passede ikke, så den sten er tabt.
kivi-lesson-done = Se efter felter, der gør dine rækker længere, og spær for dine modspillere i tide.
