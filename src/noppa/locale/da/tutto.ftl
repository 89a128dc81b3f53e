# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Tag chancen, kort for kort

## Editions
tutto-edition-booklet = Regelhæftet fra 2013
tutto-edition-later = Senere regler

## Options, and what each value means
tutto-option-target = Antal point, I spiller til
tutto-option-leader-plus-minus = Når den førende vender plus/minus
tutto-option-leader-plus-minus-misses-turn = er turen slut
tutto-option-leader-plus-minus-plays-on = spilles der om 1.000, og ingen mister noget
tutto-option-ending = Hvornår spillet slutter
tutto-option-ending-at-once = så snart nogen når målet
tutto-option-ending-equal-turns = efter den runde, hvor nogen når målet
tutto-option-floor-at-zero = Ingen kommer under 0
tutto-option-straight-is-tutto = En straight tæller som en Tutto

## What an option changes, in a sentence
tutto-option-target-more = I spiller til { $value } point. Et højere mål giver et længere spil.
tutto-option-leader-plus-minus-misses-turn-more = Fører du alene, virker plus/minus som et stopkort. Din tur er slut, og du mister dens point.
tutto-option-leader-plus-minus-plays-on-more = Fører du alene, spiller du plus/minus om de 1.000, men ingen mister point.
tutto-option-ending-at-once-more = Spillet slutter, så snart nogen når målet, også midt i en runde.
tutto-option-ending-equal-turns-more = Når nogen når målet, spiller I runden færdig, så alle får lige mange ture. Så vinder flest point.
tutto-option-floor-at-zero-true-more = Plus/minus kan ikke bringe nogen under 0.
tutto-option-floor-at-zero-false-more = Plus/minus kan bringe nogen under 0.
tutto-option-straight-is-tutto-true-more = Efter en straight kan du vende et kort til og fortsætte, ligesom efter enhver anden Tutto.
tutto-option-straight-is-tutto-false-more = En straight slutter turen og sikrer alle dens point.

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
tutto-ending-null = slog en nitte
tutto-ending-stop-card = vendte et stopkort
tutto-ending-leader = førte alene og vendte plus/minus
tutto-ending-stopped = stoppede
tutto-ending-burnt-out = brændte fyrværkeriet af
tutto-ending-straight = klarede straighten
tutto-ending-clover = vandt på kløverbladet

## On the screen
tutto-player = Spiller
tutto-total = I alt
tutto-points = { $points }
tutto-turn-number = Tur { $turn } · der spilles til { $target }
tutto-round-number = Runde { $round } · der spilles til { $target }
tutto-last-round = Sidste runde
tutto-last-turn = Forrige tur
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, mistede { $points }
tutto-took = { $by } brugte plus/minus, og { $name } mistede { $points }.
tutto-rule-clover = to Tutto med dette kort vinder spillet; du må ikke stoppe
tutto-rule-firework = læg alt, der tæller, til side; nitten til sidst sikrer dine point
tutto-rule-straight = saml 1 til 6 for 2.000, et nyt tal i hvert kast; du må ikke stoppe før
tutto-rule-plus-minus = en Tutto giver dig 1.000 og tager 1.000 fra den førende; du må ikke stoppe før
tutto-rule-double = en Tutto fordobler turens point
tutto-rule-bonus-200 = en Tutto giver 200 mere
tutto-rule-bonus-300 = en Tutto giver 300 mere
tutto-rule-bonus-400 = en Tutto giver 400 mere
tutto-rule-bonus-500 = en Tutto giver 500 mere
tutto-rule-bonus-600 = en Tutto giver 600 mere
tutto-first-made = første Tutto klaret, én til
tutto-turn-so-far = Denne tur: { $points }
tutto-turn-cards = Denne tur: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Lagt til side: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Når du sikrer, mister { $name } { $points }.
tutto-null-next =
    Med { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    } er risikoen for en nitte { $percent } %.
tutto-pile = Bunke på { $left }: { $cards }
tutto-pile-used-up = Bunken er tom. Alle 56 kort blandes igen.
tutto-pays =
    { $count ->
        [one] { $names } giver en omgang.
       *[other] { $names } giver en omgang sammen.
    }
tutto-clover-won = { $name } lavede to Tutto med kløverbladet og vinder spillet, uanset point.
tutto-turns-needed =
    { $turns ->
        [one] Det tog én tur.
       *[other] Det tog { $turns } ture.
    }
tutto-first-to = Først til { $target }
tutto-round = Runde { $round }
tutto-percent = { $percent } %
tutto-null-with =
    { $dice ->
        [one] risiko for nitte med 1 terning
       *[other] risiko for nitte med { $dice } terninger
    }
tutto-pile-left =
    { $left ->
        [one] 1 kort tilbage i bunken
       *[other] { $left } kort tilbage i bunken
    }, { $stops ->
        [0] ingen stopkort
        [one] heraf 1 stopkort
       *[other] heraf { $stops } stopkort
    }
tutto-set-aside = Læg til side
tutto-choose = vælg, og kast så igen eller sikr
tutto-hint = Tryk på terninger, der tæller, og kast så resten.
tutto-next-card = Vend næste kort
tutto-risks = { $points } på spil
tutto-bank = Sikr { $points }
tutto-then = ny sum { $total }
tutto-set-button =
    { $what ->
        [tutto] Læg til side: Tutto
        [ends] Gør straighten færdig
       *[roll]
            Læg til side, kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
tutto-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
tutto-told-banked = { $name } sikrede { $points }.
tutto-told-lost = { $name } { $ending } og mistede { $points } point.
tutto-told-nothing = { $name } { $ending } og fik ingen point.
tutto-told-set = { $name } lagde { $dice } til side.
tutto-told-go = { $name } vendte et kort til.
tutto-own-banked = Du sikrede { $points }.
tutto-own-lost =
    { $ending ->
        [null] Nitte
        [stop_card] Stopkort
       *[other] Din tur er slut
    }: { $points ->
        [0] ingen point i denne tur.
        [one] { $points } point tabt.
       *[other] { $points } point tabt.
    }
tutto-all-six = Alle seks terninger
tutto-label-set = læg { $dice } til side
tutto-label-stop = stop, og sikr { $points }
tutto-label-go = gå videre, og vend næste kort
tutto-choice-set =
    { $points } point, { $collected } i turen; { $percent } % risiko for nitte med { $left ->
        [one] én terning
       *[other] { $left } terninger
    }
tutto-choice-faces =
    { $percent } % risiko for nitte med { $left ->
        [one] én terning
       *[other] { $left } terninger
    }
tutto-choice-tutto = en Tutto, { $collected } i turen
tutto-choice-ends = gør straighten færdig, sikrer { $collected } og slutter turen
tutto-choice-again = en Tutto; { $percent } % risiko for nitte med alle seks igen
tutto-choice-wins = en Tutto, der vinder spillet
tutto-choice-stop = sikrer { $points }, i alt { $total }
tutto-choice-stop-tutto = en Tutto, sikrer { $points }, i alt { $total }
tutto-choice-go = { $ends } af { $of } kort slutter turen; { $percent } % risiko, første kast medregnet
tutto-choices-more = og { $count } til

## What the coach says, and why
tutto-advice-set =
    { $what ->
        [tutto] Læg { $dice } til side, så har du en Tutto
        [straight] Læg { $dice } til side, og gør straighten færdig
       *[roll]
            Læg { $dice } til side, og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
tutto-advice-set-brief = Læg { $dice } til side
tutto-advice-stop = Sikr { $points } point
tutto-advice-stop-brief = Sikr { $points }
tutto-advice-go = Vend næste kort
tutto-why-null =
    { $points ->
        [0]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } giver en nitte i { $percent } % af tilfældene, men du har endnu ingen point at miste.
       *[other]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } giver en nitte i { $percent } % af tilfældene, og så mister du { $points } point.
    }
tutto-why-null-straight =
    { $points ->
        [0]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } giver intet nyt tal i { $percent } % af tilfældene, men du har endnu ingen point at miste.
       *[other]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } giver intet nyt tal i { $percent } % af tilfældene, og så mister du { $points } point.
    }
tutto-why-bonus = Herfra får du en Tutto i { $percent } % af tilfældene, og den giver { $gift } point mere.
tutto-why-double = Herfra får du en Tutto i { $percent } % af tilfældene, og den fordobler turens point.
tutto-why-plus-minus = Herfra får du en Tutto i { $percent } % af tilfældene. Den giver { 1000 } point og tager { 1000 } fra den førende.
tutto-why-straight = Herfra klarer du straighten i { $percent } % af tilfældene, og den giver { 2000 } point.
tutto-why-clover = Herfra vinder du spillet på kløverbladet i { $percent } % af tilfældene.
tutto-why-clover-half = Det er den første Tutto til kløverbladet. Herfra laver du den anden og vinder spillet i { $percent } % af tilfældene.
tutto-why-clover-wins = Det er den anden Tutto til kløverbladet, og den vinder spillet.
tutto-why-firework = Med fyrværkeriet kan du ikke miste point. Du har { $points } indtil nu og får i snit { $more } mere.
tutto-why-tutto = Det er en Tutto. Kortet giver dig { $gift } point, så du har { $points } i turen.
tutto-why-straight-ends = Det gør straighten færdig, sikrer { $points } point og slutter turen.
tutto-why-takes = Når du sikrer, mister dine modspillere også { $taken } point.
tutto-why-stop = Du sikrer { $points } point og har så { $total } i alt.
tutto-why-stop-wins = Så har du { $total } point og vinder spillet.
tutto-why-stop-reaches = Så har du { $total } point og når målet. De andre spiller runden færdig.
tutto-why-go = Næste kort eller første kast koster dig dine { $points } point i { $percent } % af tilfældene. I snit slutter du turen med { $mean } point.
tutto-why-stop-instead =
    { $than ->
        [less] At sikre { $points } nu ville give { study-amount-chance } mindre.
        [more] At sikre { $points } nu ville give { study-amount-chance } mere.
       *[same] At sikre { $points } nu ville være lige så godt.
    }
tutto-why-go-instead =
    { $than ->
        [less] At vende et kort til ville give { study-amount-chance } mindre.
        [more] At vende et kort til ville give { study-amount-chance } mere.
       *[same] At vende et kort til ville være lige så godt.
    }
tutto-why-set-instead =
    { $left ->
        [0] At lægge { $dice } til side for en Tutto
       *[other] At lægge { $dice } til side og kaste { $left } (nitte i { $percent } % af tilfældene)
    } { $than ->
        [less] ville give { study-amount-chance } mindre.
        [more] ville give { study-amount-chance } mere.
       *[same] ville være lige så godt.
    }
kind-stop = at stoppe eller kaste videre
kind-next-card = at vende et kort til
kind-set = hvilke terninger du lægger til side

## What can be typed
tutto-help =
    Skriv de terninger, du vil lægge til side, så kastes resten: “1”, “1222” eller “set 1 2 2 2”.
    Skriv “stop” for at sikre turens point med hver terning i kastet, der tæller.
    Efter en Tutto skriver du “go” for at vende næste kort.

## Refusals
error-tutto-set-never = De terninger tæller ikke sammen. Læg enere og femmere til side, eller tre eller seks af et andet tal. Ved straight tager du hvert tal kun én gang. Skriv for eksempel “set 1 2 2 2”.
error-tutto-set-not-there = Du kan kun lægge terninger fra dette kast til side: { $dice }.
error-tutto-set-not-valid = Ikke alle de terninger tæller. Af { $dice } kan du lægge disse til side: { $valid }. Enere og femmere tæller enkeltvis, andre tal kun tre ad gangen.
error-tutto-set-all = Ved fyrværkeri skal du lægge hver terning, der tæller, til side: { $valid }.
error-tutto-set-new-faces = Ved straight lægger du hvert tal til side kun én gang. Nye i dette kast: { $valid }.
error-tutto-set-after-tutto = Alle seks terninger er lagt til side. Stop og sikr, eller gå videre til næste kort.
error-tutto-stop-forbidden = Kortet { $card } lader dig ikke stoppe nu. Læg nogle terninger til side.
error-tutto-go-needs-tutto = Du får først et kort til efter en Tutto. Læg nogle terninger til side, eller stop, hvis kortet tillader det.
error-tutto-tally-not-now = Du kan kun taste en hel tur ind før dens første kort.
error-tutto-tally-no-cards = En tur har mindst ét kort. Skriv de kort, du vendte.
error-tutto-tally-turn-over = { $card } slutter turen, så { $next } kan ikke komme bagefter.
error-tutto-tally-points = En tur med { $cards } kan ikke sikre { $points }. Nærmest: { $nearest }.
error-tutto-tally-no-clover = Du kan kun vinde på kløverbladet, hvis det er turens sidste kort, og den tur sikrer 0.

## The rules, as Markdown
tutto-rules =
    Vær den første, der sikrer 6.000 point. Den, der da har færrest point, giver en omgang.

    __En tur.__ Vend et kort, og kast seks terninger. Tæller ingenting, er det en *nitte*: din tur er forbi, og
    du mister alle dens point. Ellers kan du enten __stoppe__ og sikre turens point, med hver terning i
    sidste kast, der tæller, eller __lægge til side__ mindst én enkelt eller tre ens og kaste resten.

    __Det tæller__

    | terninger | point | terninger | point |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1.000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Så ⚀⚁⚁⚁⚄⚅ er 350 point værd. Tre ens tæller kun, hvis alle tre kom *i ét kast*: tre ⚄ lagt til side
    i tre kast er 150 værd, ikke 500.

    __Tutto.__ Når alle seks terninger er lagt til side, i ét kast eller flere, har du en Tutto. Kortet giver,
    hvad det lover. Så kan du stoppe og sikre eller gå __videre__: vend næste kort, og kast alle seks
    terninger. Får du nu et stopkort eller en nitte, mister du alle turens point, også dem fra tidligere kort.

    __Et eksempel.__ Dit kort er Bonus 300. Du kaster ⚀⚁⚂⚂⚂⚅, lægger ⚂⚂⚂ til side (300) og kaster tre: ⚁⚃⚄.
    Du lægger ⚄ til side (50) og kaster to: ⚀⚄. Du lægger begge til side (150), og det er en Tutto. Med 500
    for terningerne og 300 for kortet har du 800. Du kunne sikre dem, men du går videre og vender x2. Endnu
    en Tutto, lad os sige på 400, ville give 1.200 og fordoble det til 2.400. Men du kaster ⚁⚁⚂⚃⚅⚅.
    Ingenting tæller, og de 800 point er væk.

    | kort | antal | hvad det gør |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 af hver | En Tutto giver bonussen oveni. |
    | x2 | 5 | En Tutto fordobler alle turens point indtil nu, også dem fra tidligere kort. |
    | Stop | 10 | Din tur er forbi, og du mister dens point. |
    | Fyrværkeri | 5 | Læg alt, der tæller, til side. Efter en Tutto kaster du alle seks igen uden nyt kort. Kun en nitte slutter turen, og den *sikrer* dine point. |
    | Plus/minus | 5 | Du må ikke stoppe før en Tutto. Den giver dig 1.000, uanset hvad du kastede, og når du sikrer, mister den førende 1.000. Deler flere føringen, mister hver af dem lige så meget, men aldrig du. |
    | Straight | 5 | Du må ikke stoppe, før du har lagt en til seks til side, én af hver. Hvert kast skal give mindst ét nyt tal, ellers er det en nitte. En straight er 2.000 værd og tæller som en Tutto. |
    | Kløverblad | 1 | Du må ikke stoppe. Laver du to Tutto med dette kort, vinder du spillet med det samme, uanset point. Efter den første kaster du alle seks terninger igen. |

    __Straight, et eksempel.__ Du kaster ⚀⚁⚁⚃⚄⚅, lægger ⚀⚁⚃⚄⚅ til side og kaster én terning. Kun ⚂ gør
    straighten færdig; alt andet er en nitte. Du kunne også lægge færre terninger til side og kaste flere efter
    de manglende tal.

    __Plus/minus.__ Se på pointene på blokken, før du lægger denne turs point til: de viser, hvem der fører.
    Fører du alene, slutter kortet din tur som et stopkort. Ingen kommer under 0.

    __Bunken__ fortsætter fra tur til tur. Når den er tom, blandes alle 56 kort igen.

    __Slutningen.__ Spillet er forbi, så snart nogen har sikret 6.000 point eller mere, og flest point vinder.
    Spiller du alene, tæller du, hvor mange ture du bruger.

    __Senere regler.__ Fører du alene, spiller du plus/minus om de 1.000, og ingen mister point. Når nogen
    når 6.000, spiller I runden færdig. Har flere spillere lige mange point, deler de sejren.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Fører du kun regnskab? Skriv “turn”, kortene i rækkefølge og de point, du sikrede: “turn 600 x2 1500”.
error-tutto-turn-form = Noppa forstår ikke “{ $text }”. Skriv turens kort og så dens point, eller 0, hvis de blev tabt: “turn 600 x2 1500”.

## The short rules
tutto-goal = Vær den første, der sikrer { $target } point.
tutto-begins = Ifølge hæftet begynder den heldigste spiller. I afgør sammen, hvem det er.
tutto-step-card = Vend et kort, og kast seks terninger.
tutto-step-set = Læg mindst én terning, der tæller, til side, og kast resten. Eller stop og sikr.
tutto-step-tutto = Når alle seks terninger er lagt til side, er det en Tutto, og kortet giver sin gevinst. Sikr, eller vend næste kort.
tutto-item-single = Enkelt
tutto-item-triple = Tre ens
tutto-needs-single = Hver terning tæller for sig.
tutto-needs-triple = Tre ens i ét kast.
tutto-needs-stop = din tur er forbi, og du mister dens point
tutto-example-card = Du vender { $card }.
tutto-example-set = Du lægger { $aside } til side for { $points } point. Så har du { $total }.
tutto-example-tutto = Alle seks terninger er lagt til side, så det er en Tutto. { $dice } for terningerne og { $bonus } for kortet bliver { $points }.
tutto-example-go = I stedet for at sikre de { $points } vender du et kort til: { $card }.
tutto-example-null = Ingenting tæller. Det er en nitte, og alle { $points } point er væk.
tutto-ask-triple = Er tre femmere fra tre kast tre ens?
tutto-answer-triple = Nej. Tre ens skal komme i ét kast.
tutto-ask-at-once = Skal jeg lægge terninger til side, før jeg stopper?
tutto-answer-at-once = Nej. Når du stopper, sikrer du også hver terning i sidste kast, der tæller.
tutto-ask-null = Hvad koster en nitte?
tutto-answer-null = Alle turens point, også dem fra tidligere kort. De point, du sikrede før, beholder du. Kun med fyrværkeriet sikrer en nitte dine point.
tutto-ask-leader-misses-turn = Hvad nu, hvis jeg fører og vender plus/minus?
tutto-answer-leader-misses-turn = Fører du alene, er din tur forbi, ligesom ved et stopkort.
tutto-ask-leader-plays-on = Hvad nu, hvis jeg fører og vender plus/minus?
tutto-answer-leader-plays-on = Fører du alene, spiller du om de 1.000, og ingen mister noget.
tutto-ask-end-at-once = Hvornår slutter spillet?
tutto-answer-end-at-once = Så snart nogen har sikret { $target } point eller mere.
tutto-ask-end-equal-turns = Hvornår slutter spillet?
tutto-answer-end-equal-turns = Efter den runde, hvor nogen har sikret { $target } point eller mere.
tutto-now-risk = Dette kort ligger på bordet, og { $points } point er på spil.
tutto-now-left =
    { $left ->
        [0] Der er ingen tilbage i bunken på { $cards }.
        [one] Der er 1 tilbage i bunken på { $cards }.
       *[other] Der er { $left } tilbage i bunken på { $cards }.
    }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Vær den første, der når 1.000 point
tutto-lesson-draw = Hver tur begynder med et kort. Vend et.
tutto-lesson-draw-why = Læg alle seks terninger til side, så giver dette kort dig 300 ekstra.
tutto-lesson-one = Kun ⚀ og ⚄ tæller enkeltvis. Læg ⚀ til side, og kast resten.
tutto-lesson-one-why = ⚀ er 100 point værd, ⚄ er 50 værd.
tutto-lesson-triple = Tre ens i ét kast tæller sammen. Læg ⚁⚁⚁ til side.
tutto-lesson-triple-why = Det er 200 point. ⚅⚅⚅ ville være 600 og ⚀⚀⚀ hele 1.000.
tutto-lesson-tutto = Begge terninger tæller. Læg ⚀⚄ til side.
tutto-lesson-tutto-why = Alle seks terninger er lagt til side. Det er en Tutto, og kortet giver 300 mere.
tutto-lesson-bank = Du kunne gå videre og sætte det hele på spil. Sikr i stedet dine 750 point.
tutto-lesson-bank-why = Sikrede point beholder du. Bagefter sikrede botten Jussi 250.
tutto-lesson-null = Din tur igen. Vend næste kort.
tutto-lesson-null-why = Ingen ⚀, ingen ⚄, ingen tre ens. Det er en nitte, og turen giver ingenting.
tutto-lesson-draw-again = Jussi vendte et stopkort og måtte stoppe. Vend dit kort.
tutto-lesson-draw-again-why = Du skal bruge 250 for at vinde. Sikrer du nu, får du kun 200.
tutto-lesson-coach = Spørg træneren, hvad du skal lægge til side.
tutto-lesson-coach-why = Kun ⚀, for jo flere terninger du kaster, jo mindre er risikoen for en nitte.
tutto-lesson-win = 250 point, lige nok. Sikr dem.
tutto-lesson-win-why = Det er 1.000 point, og du vinder. De fleste spil går til 6.000.
tutto-lesson-done = Stop i tide, og læg kun de terninger til side, du har brug for.
