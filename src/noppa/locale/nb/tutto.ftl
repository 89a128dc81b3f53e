# Tutto: navn, hva man kan bli enige om, hvorfor et trekk avvises, og reglene med egne ord.

tutto-name = Tutto
tutto-tagline = Seks terninger, et kort og motet til å fortsette

## Editions
tutto-edition-booklet = Regelheftet fra 2013
tutto-edition-later = Senere regler

## Options, and what each value means
tutto-option-target = Poeng som avslutter spillet
tutto-option-leader-plus-minus = Hva pluss/minus gjør med den som leder alene
tutto-option-leader-plus-minus-misses-turn = avslutter turen
tutto-option-leader-plus-minus-plays-on = spilles om 1000, og ingen taper noe
tutto-option-ending = Når spillet slutter
tutto-option-ending-at-once = så snart noen når målet
tutto-option-ending-equal-turns = etter runden der noen gjør det
tutto-option-floor-at-zero = Om pluss/minus stopper på 0
tutto-option-straight-is-tutto = Om en straight teller som en Tutto
tutto-option-target-more = Det spilles til { $value } poeng: flere poeng gjør spillet lengre.
tutto-option-leader-plus-minus-misses-turn-more = For den som leder alene, er pluss/minus et stoppkort: turen er over, og poengene i den er tapt.
tutto-option-leader-plus-minus-plays-on-more = Den som leder alene, spiller pluss/minus som alle andre, men ingen får poeng trukket fra.
tutto-option-ending-at-once-more = Spillet er over så snart noen når målet, også midt i en runde.
tutto-option-ending-equal-turns-more = Runden spilles ferdig, så alle har hatt like mange turer; så vinner flest poeng.
tutto-option-floor-at-zero-true-more = Pluss/minus tar ikke mer enn noen har.
tutto-option-floor-at-zero-false-more = Pluss/minus kan bringe noen under 0.
tutto-option-straight-is-tutto-true-more = Etter en straight kan du snu et kort til og gå videre, som etter enhver Tutto.
tutto-option-straight-is-tutto-false-more = En straight avslutter turen, og alt den ga, skrives opp.

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
tutto-ending-null = en nitte
tutto-ending-stop-card = et stoppkort
tutto-ending-leader = pluss/minus i ensom ledelse
tutto-ending-stopped = stoppet
tutto-ending-burnt-out = fyrverkeriet er brent ut
tutto-ending-straight = en straight
tutto-ending-clover = to Tutto med kløverbladet

## On the screen
tutto-player = Spiller
tutto-total = Sum
tutto-points = { $points }
tutto-turn-number = Tur { $turn } · { $target } avslutter spillet
tutto-round-number = Runde { $round } · { $target } avslutter spillet
tutto-last-round = siste runde
tutto-last-turn = Forrige tur
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } tapt
tutto-took = { $by } tok { $points } fra { $name } med pluss/minus.
tutto-rule-clover = to Tutto med dette kortet vinner spillet; du kan ikke stoppe
tutto-rule-firework = alt som teller, legges til side; nitten som avslutter, sikrer poengene
tutto-rule-straight = 1 til 6, en ny side i hvert kast, gir 2000; du kan ikke stoppe før
tutto-rule-plus-minus = en Tutto gir deg 1000 og tar 1000 fra lederen; du kan ikke stoppe før
tutto-rule-double = en Tutto dobler poengene i denne turen
tutto-rule-bonus-200 = en Tutto gir 200 til
tutto-rule-bonus-300 = en Tutto gir 300 til
tutto-rule-bonus-400 = en Tutto gir 400 til
tutto-rule-bonus-500 = en Tutto gir 500 til
tutto-rule-bonus-600 = en Tutto gir 600 til
tutto-first-made = én Tutto klar
tutto-turn-so-far = Denne turen: { $points }
tutto-turn-cards = Denne turen: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Til side: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Å sikre tar { $points } fra { $name }.
tutto-null-next = Sjanse for nitte med { $dice ->
    [one] én terning
   *[other] { $dice } terninger
 }: { $percent } %
tutto-pile = Bunke på { $left }: { $cards }
tutto-pile-used-up = Bunken er brukt opp: alle 56 kort stokkes på nytt.
tutto-pays = { $count ->
    [one] { $names } spanderer en runde.
   *[other] { $names } spanderer en runde sammen.
 }
tutto-clover-won = { $name } klarte kløverbladet: spillet er vunnet, uansett poeng.
tutto-turns-needed = { $turns ->
    [one] Det tok én tur.
   *[other] Det tok { $turns } turer.
 }
tutto-label-set = legg { $dice } til side
tutto-label-stop = stopp og sikre { $points }
tutto-label-go = gå videre med neste kort
tutto-choice-set = { $points } poeng, { $collected } i turen, så { $left ->
    [one] én terning
   *[other] { $left } terninger
 }: nitte { $percent } %
tutto-choice-faces = så { $left ->
    [one] én terning
   *[other] { $left } terninger
 }: nitte { $percent } %
tutto-choice-tutto = Tutto! { $collected } i turen
tutto-choice-ends = Straighten! Sikrer { $collected } og avslutter turen
tutto-choice-again = Tutto! Alle seks igjen: nitte { $percent } %
tutto-choice-wins = Tutto! Den vinner spillet
tutto-choice-stop = sikrer { $points }, sum { $total }
tutto-choice-stop-tutto = Tutto! Sikrer { $points }, sum { $total }
tutto-choice-go = { $ends } av { $of } kort avslutter turen; å tape den på kortet eller første kast: { $percent } %
tutto-choices-more = og { $count } til

## The coach's reasons
kind-stop = å stoppe eller kaste videre
kind-next-card = å snu et kort til
kind-set = hvilke terninger som legges til side

## What can be typed
tutto-help =
    Skriv terningene du legger til side, så kastes resten: «1», «1222» eller «set 1 2 2 2».
    «stop» sikrer poengene i turen med hver terning i kastet som teller.
    Etter en Tutto snur «go» neste kort.

## Refusals
error-tutto-set-never = De terningene legges aldri til side sammen: enere og femmere teller hver for seg, andre sider tre eller seks om gangen, og med straight hver side én gang. Skriv for eksempel «set 1 2 2 2».
error-tutto-set-not-there = Du kan bare legge til side terninger fra dette kastet: { $dice }.
error-tutto-set-not-valid = Ikke alle disse teller. Av { $dice } teller: { $valid }; enere og femmere hver for seg, andre sider tre om gangen.
error-tutto-set-all = Med fyrverkeri legges hver terning som teller, til side: { $valid }.
error-tutto-set-new-faces = Med straight legges hver side til side én gang. Nye i dette kastet: { $valid }.
error-tutto-set-after-tutto = Alle seks er lagt til side: stopp, eller gå videre med neste kort.
error-tutto-stop-forbidden = { $card } lar deg ikke stoppe nå. Legg terninger til side.
error-tutto-go-needs-tutto = Neste kort kommer først etter en Tutto. Legg terninger til side, eller stopp om kortet lar deg.
error-tutto-tally-not-now = En hel tur kan bare føres inn før det første kortet.
error-tutto-tally-no-cards = En tur har minst ett kort.
error-tutto-tally-turn-over = { $card } avslutter turen: { $next } kan ikke komme etter.
error-tutto-tally-points = En tur med { $cards } kan ikke sikre { $points }. Nærmest: { $nearest }.
error-tutto-tally-no-clover = Bare en tur med kløverbladet som siste kort kan vinnes med det, og den sikrer 0.

## The rules, as Markdown
tutto-rules =
    Vær den første som sikrer 6000 poeng. Den som da har færrest, spanderer en runde.

    __En tur.__ Snu et kort og kast seks terninger. Teller ingenting, er det en *nitte*: turen er over og
    alle poengene i den er tapt. Ellers kan du enten __stoppe__ og sikre poengene i turen, med hver terning
    i siste kast som teller, eller __legge til side__ minst én enkelt terning eller tre like og kaste resten.

    __Hva som teller__

    | terninger | poeng | terninger | poeng |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Så er ⚀⚁⚁⚁⚄⚅ verdt 350 poeng. Tre like teller sammen bare hvis alle tre kom *i ett kast*: tre ⚄
    lagt til side i tre kast er 150, ikke 500.

    __Tutto.__ Alle seks terningene til side, i ett eller flere kast, er en Tutto. Kortet gir det det lover;
    stopp så og sikre, eller __gå videre__: snu neste kort og kast alle seks. Med et stoppkort eller en
    nitte taper du da alt denne turen har gitt, også poengene fra tidligere kort.

    __Et eksempel.__ Kortet er Bonus 300. Du kaster ⚀⚁⚂⚂⚂⚅, legger ⚂⚂⚂ til side (300) og kaster tre: ⚁⚃⚄.
    Du legger ⚄ til side (50) og kaster to: ⚀⚄. Begge legges til side (150): en Tutto. 500 for terningene og
    300 for kortet er 800. Du kan sikre dem. Du går videre og snur x2. En Tutto til, si på 400, ville gitt
    1200 og doblet det til 2400. Men du kaster ⚁⚁⚂⚃⚅⚅: ingenting teller, og de 800 er borte.

    | kort | antall | hva det gjør |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 av hver | en Tutto gir bonusen i tillegg |
    | x2 | 5 | en Tutto dobler alle poengene i turen så langt, også dem fra tidligere kort |
    | Stopp | 10 | turen er over, poengene i den er tapt |
    | Fyrverkeri | 5 | legg til side alt som teller; etter en Tutto kastes alle seks igjen uten nytt kort; bare en nitte avslutter turen, og den *sikrer* poengene |
    | Pluss/minus | 5 | du kan ikke stoppe før en Tutto; den gir deg 1000, uansett hva du kastet, og når du sikrer, taper lederen 1000; deler flere ledelsen, taper hver av dem det, men aldri du |
    | Straight | 5 | du kan ikke stoppe før en til seks ligger til side, én av hver; hvert kast må gi minst én ny side, ellers er det en nitte; verdt 2000, og den teller som en Tutto |
    | Kløverblad | 1 | du kan ikke stoppe; to Tutto med dette kortet, der alle seks kastes igjen etter den første, vinner spillet med en gang, uansett poeng |

    __Straight, et eksempel.__ ⚀⚁⚁⚃⚄⚅: legg ⚀⚁⚃⚄⚅ til side og kast én terning. Bare ⚂ gjør straighten ferdig;
    alt annet er en nitte. Du kan også legge færre til side og kaste flere terninger etter sidene som mangler.

    __Pluss/minus.__ Hvem som leder, avgjøres av poengene på blokken før denne turen legges til. Leder du
    alene, avslutter kortet turen din som et stoppkort. Ingen havner under 0.

    __Bunken__ brukes videre fra tur til tur; når den er brukt opp, stokkes alle 56 kort på nytt.

    __Slutten.__ Så snart noen har sikret 6000 eller mer, er spillet over, og flest poeng vinner.
    Alene teller du hvor mange turer du trenger.

    __Senere regler.__ Den som leder alene, spiller pluss/minus om de 1000, og ingen taper noe.
    Runden der noen når 6000, spilles ferdig først; ved lik sum deles seieren.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Fører du bare poeng? Skriv «turn», kortene i rekkefølge og poengene som ble sikret: «turn 600 x2 1500».
error-tutto-turn-form = Skriv kortene i turen og så poengene, 0 om de ble tapt: «turn 600 x2 1500», ikke «{ $text }».
