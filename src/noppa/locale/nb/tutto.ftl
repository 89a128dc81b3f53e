# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Våg litt mer, kort for kort

## Editions
tutto-edition-booklet = Heftet fra 2013
tutto-edition-later = Senere regler

## Options, and what each value means
tutto-option-target = Poengmål
tutto-option-leader-plus-minus = Når lederen trekker pluss/minus
tutto-option-leader-plus-minus-misses-turn = turen er over
tutto-option-leader-plus-minus-plays-on = spiller om 1 000, og ingen taper noe
tutto-option-ending = Når spillet slutter
tutto-option-ending-at-once = så snart noen når målet
tutto-option-ending-equal-turns = etter runden der noen når målet
tutto-option-floor-at-zero = Poengene stopper på 0
tutto-option-straight-is-tutto = En straight teller som en Tutto

## What an option changes, in a sentence
tutto-option-target-more = Dere spiller til { $value } poeng. Et høyere mål gjør spillet lengre.
tutto-option-leader-plus-minus-misses-turn-more = Hvis du leder alene, virker pluss/minus som et stoppkort. Turen din er over, og du taper poengene i den.
tutto-option-leader-plus-minus-plays-on-more = Hvis du leder alene, spiller du pluss/minus om de 1 000, men ingen taper poeng.
tutto-option-ending-at-once-more = Spillet er over så snart noen når målet, også midt i en runde.
tutto-option-ending-equal-turns-more = Når noen når målet, spiller dere runden ferdig, så alle får like mange turer. Så vinner flest poeng.
tutto-option-floor-at-zero-true-more = Pluss/minus kan ikke gi noen mindre enn 0.
tutto-option-floor-at-zero-false-more = Pluss/minus kan gi noen mindre enn 0.
tutto-option-straight-is-tutto-true-more = Etter en straight kan du trekke et kort til og fortsette, akkurat som etter enhver Tutto.
tutto-option-straight-is-tutto-false-more = En straight avslutter turen og sikrer alle poengene i den.

## The score sheet
tutto-item-banked = Sikret
tutto-item-lost = Tapt på pluss/minus

## Cards
tutto-card-clover = Kløverblad
tutto-card-firework = Fyrverkeri
tutto-card-stop = Stopp
tutto-card-straight = Straight
tutto-card-plus-minus = Pluss/minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## How a turn ended
tutto-ending-null = fikk en nitte
tutto-ending-stop-card = trakk et stoppkort
tutto-ending-leader = ledet og trakk pluss/minus
tutto-ending-stopped = stoppet
tutto-ending-burnt-out = fullførte fyrverkeriet
tutto-ending-straight = fullførte straighten
tutto-ending-clover = vant med kløverbladet

## On the screen
tutto-player = Spiller
tutto-total = Sum
tutto-points = { $points }
tutto-turn-number = Tur { $turn } · først til { $target }
tutto-round-number = Runde { $round } · først til { $target }
tutto-last-round = Siste runde
tutto-last-turn = Forrige tur
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, tapte { $points }
tutto-took = { $by } spilte pluss/minus: { $name } tapte { $points }.
tutto-rule-clover = to Tutto med dette kortet vinner spillet; du kan ikke stoppe
tutto-rule-firework = legg til side alle terninger som teller; nitten til slutt sikrer poengene
tutto-rule-straight = samle 1 til 6 for 2 000, et nytt tall i hvert kast; du kan ikke stoppe før det
tutto-rule-plus-minus = en Tutto gir deg 1 000 og koster lederen 1 000; du kan ikke stoppe før det
tutto-rule-double = en Tutto dobler poengene i denne turen
tutto-rule-bonus-200 = en Tutto gir 200 til
tutto-rule-bonus-300 = en Tutto gir 300 til
tutto-rule-bonus-400 = en Tutto gir 400 til
tutto-rule-bonus-500 = en Tutto gir 500 til
tutto-rule-bonus-600 = en Tutto gir 600 til
tutto-first-made = første Tutto klar, én igjen
tutto-turn-so-far = Denne turen: { $points }
tutto-turn-cards = Denne turen: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Til side: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Å sikre tar { $points } fra { $name }.
tutto-null-next =
    Med { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    } er risikoen for en nitte { $percent } %.
tutto-pile = Bunke på { $left }: { $cards }
tutto-pile-used-up = Bunken er tom. Alle 56 kortene stokkes på nytt.
tutto-pays = { $count ->
    [one] { $names } spanderer en runde.
   *[other] { $names } spanderer en runde sammen.
 }
tutto-clover-won = { $name } klarte to Tutto med kløverbladet og vinner spillet, uansett poeng.
tutto-turns-needed = { $turns ->
    [one] Det tok én tur.
   *[other] Det tok { $turns } turer.
 }
tutto-first-to = Først til { $target }
tutto-round = Runde { $round }
tutto-percent = { $percent } %
tutto-null-with =
    { $dice ->
        [one] risiko for en nitte med 1 terning
       *[other] risiko for en nitte med { $dice } terninger
    }
tutto-pile-left =
    { $left ->
        [one] 1 kort igjen i bunken
       *[other] { $left } kort igjen i bunken
    }, { $stops ->
        [0] ingen av dem stoppkort
        [one] 1 av dem stoppkort
       *[other] { $stops } av dem stoppkort
    }
tutto-set-aside = Legg til side
tutto-choose = velg, så kast eller sikre
tutto-hint = Trykk på terninger som teller, og kast så resten.
tutto-next-card = Trekk neste kort
tutto-risks = risiker { $points }
tutto-bank = Sikre { $points }
tutto-then = ny sum { $total }
tutto-set-button =
    { $what ->
        [tutto] Legg til side for en Tutto
        [ends] Fullfør straighten
       *[roll]
            Legg til side, kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
tutto-points-of =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
tutto-told-banked = { $name } sikret { $points }.
tutto-told-lost = { $name } { $ending } og tapte { $points } poeng.
tutto-told-nothing = { $name } { $ending }. Ingen poeng.
tutto-told-set = { $name } la { $dice } til side.
tutto-told-go = { $name } trakk et kort til.
tutto-own-banked = Du sikret { $points }.
tutto-own-lost =
    { $ending ->
        [null] En nitte
        [stop_card] Et stoppkort
       *[other] Turen din er over
    }: { $points ->
        [0] ingen poeng denne turen.
        [one] { $points } poeng tapt.
       *[other] { $points } poeng tapt.
    }
tutto-all-six = Alle seks terningene
tutto-label-set = legg { $dice } til side
tutto-label-stop = stopp og sikre { $points }
tutto-label-go = fortsett og trekk neste kort
tutto-choice-set =
    { $points } poeng, { $collected } i turen; { $percent } % nitterisiko med { $left ->
        [one] én terning
       *[other] { $left } terninger
    }
tutto-choice-faces =
    { $percent } % nitterisiko med { $left ->
        [one] én terning
       *[other] { $left } terninger
    }
tutto-choice-tutto = en Tutto, { $collected } i turen
tutto-choice-ends = fullfører straighten, sikrer { $collected } og avslutter turen
tutto-choice-again = en Tutto; { $percent } % nitterisiko med alle seks igjen
tutto-choice-wins = en Tutto som vinner spillet
tutto-choice-stop = sikrer { $points }, sum { $total }
tutto-choice-stop-tutto = en Tutto, sikrer { $points }, sum { $total }
tutto-choice-go = { $ends } av { $of } kort avslutter turen; { $percent } % risiko når første kast regnes med
tutto-choices-more = og { $count } til

## What the coach says, and why
tutto-advice-set =
    { $what ->
        [tutto] Legg { $dice } til side for en Tutto
        [straight] Legg { $dice } til side for å fullføre straighten
       *[roll]
            Legg { $dice } til side og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
tutto-advice-set-brief = Legg { $dice } til side
tutto-advice-stop = Sikre { $points } poeng
tutto-advice-stop-brief = Sikre { $points }
tutto-advice-go = Trekk neste kort
tutto-why-null =
    { $points ->
        [0]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } gir en nitte i { $percent } % av tilfellene, men du har ingen poeng å tape ennå.
       *[other]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } gir en nitte i { $percent } % av tilfellene, og da taper du { $points } poeng.
    }
tutto-why-null-straight =
    { $points ->
        [0]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } gir ikke noe nytt tall i { $percent } % av tilfellene, men du har ingen poeng å tape ennå.
       *[other]
            Et kast med { $dice ->
                [one] én terning
               *[other] { $dice } terninger
            } gir ikke noe nytt tall i { $percent } % av tilfellene, og da taper du { $points } poeng.
    }
tutto-why-bonus = Sjansen for en Tutto herfra er { $percent } %, og den gir { $gift } poeng ekstra.
tutto-why-double = Sjansen for en Tutto herfra er { $percent } %, og den dobler poengene i denne turen.
tutto-why-plus-minus = Sjansen for en Tutto herfra er { $percent } %. Den er verdt { 1000 } poeng og tar { 1000 } fra lederen.
tutto-why-straight = Sjansen for å fullføre straighten herfra er { $percent } %, for { 2000 } poeng.
tutto-why-clover = Sjansen for å vinne spillet med kløverbladet herfra er { $percent } %.
tutto-why-clover-half = Det er den første Tutto for kløverbladet. Sjansen for å klare den andre herfra og vinne spillet er { $percent } %.
tutto-why-clover-wins = Det er den andre Tutto for kløverbladet, og den vinner spillet.
tutto-why-firework = Med fyrverkeriet kan du ikke tape poeng. Du har { $points } så langt og får i snitt { $more } til.
tutto-why-tutto = Det er en Tutto. Kortet gir deg { $gift } poeng, så du har { $points } i denne turen.
tutto-why-straight-ends = Det fullfører straighten, sikrer { $points } poeng og avslutter turen.
tutto-why-takes = Å sikre tar også { $taken } poeng fra motspillerne dine.
tutto-why-stop = Du sikrer { $points } poeng og har da { $total } til sammen.
tutto-why-stop-wins = Da har du { $total } poeng og vinner spillet.
tutto-why-stop-reaches = Da har du { $total } poeng og når målet. De andre får spille runden ferdig.
tutto-why-go = Risikoen for at neste kort eller første kast koster deg de { $points } poengene dine, er { $percent } %. I snitt ender turen på { $mean } poeng.
tutto-why-stop-instead =
    { $than ->
        [less] Å sikre { $points } nå ville vært verdt { study-amount-chance } mindre.
        [more] Å sikre { $points } nå ville vært verdt { study-amount-chance } mer.
       *[same] Å sikre { $points } nå ville vært verdt like mye.
    }
tutto-why-go-instead =
    { $than ->
        [less] Å trekke et kort til ville vært verdt { study-amount-chance } mindre.
        [more] Å trekke et kort til ville vært verdt { study-amount-chance } mer.
       *[same] Å trekke et kort til ville vært verdt like mye.
    }
tutto-why-set-instead =
    { $left ->
        [0] Å legge { $dice } til side for en Tutto
       *[other] Å legge { $dice } til side og kaste { $left } (en nitte i { $percent } % av tilfellene)
    } { $than ->
        [less] ville vært verdt { study-amount-chance } mindre.
        [more] ville vært verdt { study-amount-chance } mer.
       *[same] ville vært verdt like mye.
    }
kind-stop = å stoppe eller kaste videre
kind-next-card = å trekke et kort til
kind-set = hvilke terninger du legger til side

## What can be typed
tutto-help =
    Skriv terningene du vil legge til side, så kastes resten: «1», «1222» eller «set 1 2 2 2».
    Skriv «stop» for å sikre poengene i turen, med alle terninger i kastet som teller.
    Etter en Tutto skriver du «go» for å trekke neste kort.

## Refusals
error-tutto-set-never = De terningene teller ikke sammen. Legg til side enere og femmere, eller tre eller seks av et annet tall. Med en straight tar du hvert tall bare én gang. Skriv for eksempel «set 1 2 2 2».
error-tutto-set-not-there = Du kan bare legge til side terninger fra dette kastet: { $dice }.
error-tutto-set-not-valid = Ikke alle de terningene teller. Av { $dice } kan du legge til side { $valid }. Enere og femmere teller hver for seg, andre tall bare tre om gangen.
error-tutto-set-all = Med fyrverkeriet må du legge til side alle terninger som teller: { $valid }.
error-tutto-set-new-faces = Med straighten legger du hvert tall til side bare én gang. Nye i dette kastet: { $valid }.
error-tutto-set-after-tutto = Alle seks terningene er lagt til side. Stopp og sikre, eller fortsett med neste kort.
error-tutto-stop-forbidden = { $card } lar deg ikke stoppe nå. Legg noen terninger til side.
error-tutto-go-needs-tutto = Du får bare et nytt kort etter en Tutto. Legg noen terninger til side, eller stopp hvis kortet lar deg.
error-tutto-tally-not-now = Du kan bare legge inn en hel tur før det første kortet.
error-tutto-tally-no-cards = En tur har minst ett kort. Legg inn kortene du trakk.
error-tutto-tally-turn-over = { $card } avslutter turen, så { $next } kan ikke komme etter.
error-tutto-tally-points = En tur med { $cards } kan ikke sikre { $points }. Nærmest: { $nearest }.
error-tutto-tally-no-clover = Du kan bare vinne med kløverbladet hvis det er det siste kortet i turen, og den turen sikrer 0.

## The rules, as Markdown
tutto-rules =
    Vær den første som sikrer 6 000 poeng. Spilleren med færrest poeng spanderer så en runde.

    __En tur.__ Trekk et kort og kast seks terninger. Teller ingenting, er det en *nitte*: turen din er over, og
    du taper alle poengene i den. Ellers kan du enten __stoppe__ og sikre poengene i turen, med alle terninger i
    siste kast som teller, eller __legge til side__ minst én enkelt terning eller tre like og kaste resten.

    __Hva som teller__

    | terninger | poeng | terninger | poeng |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Altså er ⚀⚁⚁⚁⚄⚅ verdt 350 poeng. Tre like teller bare sammen hvis alle tre kom *i ett kast*: tre ⚄
    lagt til side i tre kast er verdt 150, ikke 500.

    __Tutto.__ Når alle seks terningene er lagt til side, i ett eller flere kast, har du en Tutto. Du får
    det kortet lover. Stopp så og sikre, eller __fortsett__: trekk neste kort og kast alle seks terningene. Får du
    da et stoppkort eller en nitte, taper du alle poengene i turen, også fra tidligere kort.

    __Et eksempel.__ Kortet ditt er Bonus 300. Du kaster ⚀⚁⚂⚂⚂⚅, legger ⚂⚂⚂ til side (300) og kaster tre: ⚁⚃⚄.
    Du legger ⚄ til side (50) og kaster to: ⚀⚄. Du legger begge til side (150), og det er en Tutto. Med 500 for
    terningene og 300 for kortet har du 800. Du kunne sikret dem, men du fortsetter og trekker x2. En Tutto
    til, si på 400, ville gitt 1 200 og doblet det til 2 400. Men du kaster ⚁⚁⚂⚃⚅⚅. Ingenting teller, og
    de 800 poengene er borte.

    | kort | antall | hva det gjør |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 av hver | En Tutto gir bonusen i tillegg. |
    | x2 | 5 | En Tutto dobler alle poengene i turen så langt, også fra tidligere kort. |
    | Stopp | 10 | Turen din er over, og du taper poengene i den. |
    | Fyrverkeri | 5 | Legg til side alle terninger som teller. Etter en Tutto kaster du alle seks igjen uten nytt kort. Bare en nitte avslutter turen, og den *sikrer* poengene dine. |
    | Pluss/minus | 5 | Du kan ikke stoppe før en Tutto. Den gir deg 1 000, uansett hva du kastet, og når du sikrer, taper lederen 1 000. Hvis flere deler ledelsen, taper hver av dem like mye, men aldri du. |
    | Straight | 5 | Du kan ikke stoppe før du har lagt én til seks til side, én av hver. Hvert kast må gi minst ett nytt tall, ellers er det en nitte. En straight er verdt 2 000 og teller som en Tutto. |
    | Kløverblad | 1 | Du kan ikke stoppe. Klarer du to Tutto med dette kortet, vinner du spillet med en gang, uansett poeng. Etter den første kaster du alle seks terningene igjen. |

    __Straight, et eksempel.__ Du kaster ⚀⚁⚁⚃⚄⚅, legger ⚀⚁⚃⚄⚅ til side og kaster én terning. Bare ⚂ fullfører
    straighten; alt annet er en nitte. Du kan også legge færre terninger til side og kaste flere for tallene som mangler.

    __Pluss/minus.__ Hvem som leder, ser du på poengblokken før poengene i denne turen legges til. Leder du
    alene, avslutter kortet turen din som et stoppkort. Ingen havner under 0.

    __Bunken__ brukes videre fra tur til tur. Når den er tom, stokkes alle 56 kortene på nytt.

    __Slutten.__ Spillet er over så snart noen har sikret 6 000 poeng eller mer, og flest poeng vinner.
    Spiller du alene, teller du hvor mange turer du trenger.

    __Senere regler.__ Hvis du leder alene, spiller du pluss/minus om de 1 000, og ingen taper poeng.
    Når noen når 6 000, spiller dere runden ferdig. Spillere med lik sum deler seieren.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Fører dere bare poeng? Skriv «turn», kortene i rekkefølge og poengene du sikret: «turn 600 x2 1500».
error-tutto-turn-form = «{ $text }» kan ikke leses. Skriv kortene i turen og så poengene, eller 0 hvis de ble tapt: «turn 600 x2 1500».

## The short rules
tutto-goal = Vær den første som sikrer { $target } poeng.
tutto-begins = Ifølge heftet begynner den som har mest flaks. Hvem det er, blir dere enige om.
tutto-step-card = Trekk et kort og kast seks terninger.
tutto-step-set = Legg til side minst én terning som teller, og kast resten. Eller stopp og sikre.
tutto-step-tutto = Når alle seks terningene er lagt til side, er det en Tutto, og du får det kortet lover. Sikre, eller trekk neste kort.
tutto-item-single = Enkeltterning
tutto-item-triple = Tre like
tutto-needs-single = Hver av dem teller for seg.
tutto-needs-triple = Tre like i ett kast.
tutto-needs-stop = turen din er over, og du taper poengene i den
tutto-example-card = Du trekker { $card }.
tutto-example-set = Du legger { $aside } til side for { $points } poeng. Det er { $total } så langt.
tutto-example-tutto = Alle seks terningene er lagt til side, så det er en Tutto. { $dice } for terningene og { $bonus } for kortet blir { $points }.
tutto-example-go = I stedet for å sikre de { $points } trekker du et kort til: { $card }.
tutto-example-null = Ingenting teller. Det er en nitte, og alle { $points } poengene er borte.
tutto-ask-triple = Teller tre femmere fra tre kast som tre like?
tutto-answer-triple = Nei. Tre like må komme i ett og samme kast.
tutto-ask-at-once = Må jeg legge terninger til side før jeg stopper?
tutto-answer-at-once = Nei. Når du stopper, sikrer du også alle terninger i siste kast som teller.
tutto-ask-null = Hva koster en nitte?
tutto-answer-null = Alle poengene i denne turen, også fra tidligere kort. Poeng du har sikret før, er trygge. Bare med fyrverkeriet sikrer en nitte poengene dine.
tutto-ask-leader-misses-turn = Hva om jeg leder og trekker pluss/minus?
tutto-answer-leader-misses-turn = Hvis du leder alene, er turen din over, akkurat som med et stoppkort.
tutto-ask-leader-plays-on = Hva om jeg leder og trekker pluss/minus?
tutto-answer-leader-plays-on = Hvis du leder alene, spiller du om de 1 000, og ingen taper noe.
tutto-ask-end-at-once = Når slutter spillet?
tutto-answer-end-at-once = Så snart noen har sikret { $target } poeng eller mer.
tutto-ask-end-equal-turns = Når slutter spillet?
tutto-answer-end-equal-turns = På slutten av runden der noen sikrer { $target } poeng eller mer.
tutto-now-risk = Dette kortet ligger på bordet, med { $points } poeng på spill.
tutto-now-left =
    { $left ->
        [0] Ingen igjen i bunken på { $cards }.
        [one] 1 igjen i bunken på { $cards }.
       *[other] { $left } igjen i bunken på { $cards }.
    }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Vær den første som når 1 000 poeng
tutto-lesson-draw = Hver tur begynner med et kort. Trekk et.
tutto-lesson-draw-why = Legg alle seks terningene til side, så gir dette kortet deg 300 ekstra.
tutto-lesson-one = Bare ⚀ og ⚄ teller hver for seg. Legg ⚀ til side og kast resten.
tutto-lesson-one-why = ⚀ er verdt 100 poeng, ⚄ er verdt 50.
tutto-lesson-triple = Tre like i ett kast teller sammen. Legg ⚁⚁⚁ til side.
tutto-lesson-triple-why = Det gir 200 poeng. ⚅⚅⚅ ville gitt 600, og ⚀⚀⚀ hele 1 000.
tutto-lesson-tutto = Begge terningene teller. Legg ⚀⚄ til side.
tutto-lesson-tutto-why = Alle seks terningene er lagt til side. Det er en Tutto, og kortet gir 300 til.
tutto-lesson-bank = Du kan fortsette og risikere alt. Sikre de 750 poengene dine i stedet.
tutto-lesson-bank-why = Sikrede poeng er trygge. Så spilte Jussi, boten, og sikret 250.
tutto-lesson-null = Din tur igjen. Trekk neste kort.
tutto-lesson-null-why = Ingen ⚀, ingen ⚄, ikke tre like. Det er en nitte, og turen gir ingenting.
tutto-lesson-draw-again = Jussi trakk et stoppkort og måtte stoppe. Trekk ditt.
tutto-lesson-draw-again-why = Du trenger 250 for å vinne. Sikrer du nå, får du bare 200.
tutto-lesson-coach = Spør treneren hva du skal legge til side.
tutto-lesson-coach-why = Bare ⚀, for jo flere terninger du kaster, desto mindre er risikoen for en nitte.
tutto-lesson-win = 250 poeng, akkurat nok. Sikre dem.
tutto-lesson-win-why = Det blir 1 000 poeng, og du vinner. De fleste spill går til 6 000.
tutto-lesson-done = Stopp i tide, og legg bare til side terningene du trenger.
