# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Våga mer, kort för kort

## Editions
tutto-edition-booklet = Häftet från 2013
tutto-edition-later = Senare regler

## Options, and what each value means
tutto-option-target = Poängmål
tutto-option-leader-plus-minus = När ledaren drar plus/minus
tutto-option-leader-plus-minus-misses-turn = turen är slut
tutto-option-leader-plus-minus-plays-on = spelar om 1 000, och ingen förlorar något
tutto-option-ending = När spelet slutar
tutto-option-ending-at-once = så snart någon når målet
tutto-option-ending-equal-turns = efter rundan då någon når målet
tutto-option-floor-at-zero = Poängen stannar vid 0
tutto-option-straight-is-tutto = En stege räknas som en Tutto

## What an option changes, in a sentence
tutto-option-target-more = Ni spelar till { $value } poäng. Ett högre mål gör spelet längre.
tutto-option-leader-plus-minus-misses-turn-more = Om du leder ensam fungerar plus/minus som ett stoppkort. Din tur är slut och du förlorar turens poäng.
tutto-option-leader-plus-minus-plays-on-more = Om du leder ensam spelar du plus/minus om 1 000 poäng, men ingen förlorar poäng.
tutto-option-ending-at-once-more = Spelet är slut så snart någon når målet, även mitt i en runda.
tutto-option-ending-equal-turns-more = När någon når målet spelar ni klart rundan, så att alla får lika många turer. Sedan vinner flest poäng.
tutto-option-floor-at-zero-true-more = Plus/minus kan inte ge någon mindre än 0.
tutto-option-floor-at-zero-false-more = Plus/minus kan ge någon mindre än 0.
tutto-option-straight-is-tutto-true-more = Efter en stege får du dra ett kort till och fortsätta, precis som efter varje Tutto.
tutto-option-straight-is-tutto-false-more = En stege avslutar turen och säkrar alla turens poäng.

## The score sheet
tutto-item-banked = Säkrat
tutto-item-lost = Förlorat på plus/minus

## Cards
tutto-card-clover = Klöverblad
tutto-card-firework = Fyrverkeri
tutto-card-stop = Stopp
tutto-card-straight = Stege
tutto-card-plus-minus = Plus/minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## How a turn ended
tutto-ending-null = fick en nit
tutto-ending-stop-card = drog ett stoppkort
tutto-ending-leader = ledde och drog plus/minus
tutto-ending-stopped = stannade
tutto-ending-burnt-out = avslutade fyrverkeriet
tutto-ending-straight = gjorde klart stegen
tutto-ending-clover = vann med klöverbladet

## On the screen
tutto-player = Spelare
tutto-total = Summa
tutto-points = { $points }
tutto-turn-number = Tur { $turn } · först till { $target }
tutto-round-number = Runda { $round } · först till { $target }
tutto-last-round = Sista rundan
tutto-last-turn = Förra turen
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, förlorade { $points }
tutto-took = { $by } spelade plus/minus: { $name } förlorade { $points }.
tutto-rule-clover = två Tutto med det här kortet vinner spelet; du får inte stanna
tutto-rule-firework = lägg undan alla tärningar som räknas; niten på slutet säkrar poängen
tutto-rule-straight = samla 1 till 6 för 2 000, en ny siffra i varje kast; du får inte stanna före det
tutto-rule-plus-minus = en Tutto ger dig 1 000 och kostar ledaren 1 000; du får inte stanna före det
tutto-rule-double = en Tutto dubblar turens poäng
tutto-rule-bonus-200 = en Tutto ger 200 till
tutto-rule-bonus-300 = en Tutto ger 300 till
tutto-rule-bonus-400 = en Tutto ger 400 till
tutto-rule-bonus-500 = en Tutto ger 500 till
tutto-rule-bonus-600 = en Tutto ger 600 till
tutto-first-made = första Tutto klar, en kvar
tutto-turn-so-far = Den här turen: { $points }
tutto-turn-cards = Den här turen: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Undanlagt: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Att säkra tar { $points } från { $name }.
tutto-null-next =
    Med { $dice ->
        [one] en tärning
       *[other] { $dice } tärningar
    } är risken för en nit { $percent } %.
tutto-pile = Hög med { $left }: { $cards }
tutto-pile-used-up = Högen är slut. Alla 56 kort blandas om.
tutto-pays = { $count ->
    [one] { $names } bjuder på en runda.
   *[other] { $names } bjuder på en runda tillsammans.
 }
tutto-clover-won = { $name } gjorde två Tutto med klöverbladet och vinner spelet, vad poängen än är.
tutto-turns-needed = { $turns ->
    [one] Det tog en tur.
   *[other] Det tog { $turns } turer.
 }
tutto-first-to = Först till { $target }
tutto-round = Runda { $round }
tutto-percent = { $percent } %
tutto-null-with =
    { $dice ->
        [one] risk för en nit med 1 tärning
       *[other] risk för en nit med { $dice } tärningar
    }
tutto-pile-left =
    { $left ->
        [one] 1 kort kvar i högen
       *[other] { $left } kort kvar i högen
    }, { $stops ->
        [0] inget av dem stoppkort
        [one] 1 av dem stoppkort
       *[other] { $stops } av dem stoppkort
    }
tutto-set-aside = Lägg undan
tutto-choose = välj, och kasta eller säkra
tutto-hint = Tryck på tärningar som räknas, och kasta sedan resten.
tutto-next-card = Dra nästa kort
tutto-risks = riskera { $points }
tutto-bank = Säkra { $points }
tutto-then = ny summa { $total }
tutto-set-button =
    { $what ->
        [tutto] Lägg undan för en Tutto
        [ends] Gör klart stegen
       *[roll]
            Lägg undan, kasta { $left ->
                [one] en tärning
               *[other] { $left } tärningar
            }
    }
tutto-points-of =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
tutto-told-banked = { $name } säkrade { $points }.
tutto-told-lost = { $name } { $ending } och förlorade { $points } poäng.
tutto-told-nothing = { $name } { $ending }. Inga poäng.
tutto-told-set = { $name } lade undan { $dice }.
tutto-told-go = { $name } drog ett kort till.
tutto-own-banked = Du säkrade { $points }.
tutto-own-lost =
    { $ending ->
        [null] En nit
        [stop_card] Ett stoppkort
       *[other] Din tur är slut
    }: { $points ->
        [0] inga poäng den här turen.
        [one] { $points } poäng borta.
       *[other] { $points } poäng borta.
    }
tutto-all-six = Alla sex tärningar
tutto-label-set = lägg undan { $dice }
tutto-label-stop = stanna och säkra { $points }
tutto-label-go = fortsätt och dra nästa kort
tutto-choice-set =
    { $points } poäng, { $collected } i turen; { $percent } % risk för nit med { $left ->
        [one] en tärning
       *[other] { $left } tärningar
    }
tutto-choice-faces =
    { $percent } % risk för nit med { $left ->
        [one] en tärning
       *[other] { $left } tärningar
    }
tutto-choice-tutto = en Tutto, { $collected } i turen
tutto-choice-ends = gör klart stegen, säkrar { $collected } och avslutar turen
tutto-choice-again = en Tutto; { $percent } % risk för nit med alla sex igen
tutto-choice-wins = en Tutto som vinner spelet
tutto-choice-stop = säkrar { $points }, summa { $total }
tutto-choice-stop-tutto = en Tutto, säkrar { $points }, summa { $total }
tutto-choice-go = { $ends } av { $of } kort avslutar turen; { $percent } % risk med första kastet inräknat
tutto-choices-more = och { $count } till

## What the coach says, and why
tutto-advice-set =
    { $what ->
        [tutto] Lägg undan { $dice } för en Tutto
        [straight] Lägg undan { $dice } för att göra klart stegen
       *[roll]
            Lägg undan { $dice } och kasta { $left ->
                [one] en tärning
               *[other] { $left } tärningar
            }
    }
tutto-advice-set-brief = Lägg undan { $dice }
tutto-advice-stop = Säkra { $points } poäng
tutto-advice-stop-brief = Säkra { $points }
tutto-advice-go = Dra nästa kort
tutto-why-null =
    { $points ->
        [0]
            Ett kast med { $dice ->
                [one] en tärning
               *[other] { $dice } tärningar
            } ger en nit i { $percent } % av fallen, men du har inga poäng att förlora än.
       *[other]
            Ett kast med { $dice ->
                [one] en tärning
               *[other] { $dice } tärningar
            } ger en nit i { $percent } % av fallen, och då förlorar du { $points } poäng.
    }
tutto-why-null-straight =
    { $points ->
        [0]
            Ett kast med { $dice ->
                [one] en tärning
               *[other] { $dice } tärningar
            } ger ingen ny siffra i { $percent } % av fallen, men du har inga poäng att förlora än.
       *[other]
            Ett kast med { $dice ->
                [one] en tärning
               *[other] { $dice } tärningar
            } ger ingen ny siffra i { $percent } % av fallen, och då förlorar du { $points } poäng.
    }
tutto-why-bonus = Chansen till en Tutto härifrån är { $percent } %, och den ger { $gift } poäng extra.
tutto-why-double = Chansen till en Tutto härifrån är { $percent } %, och den dubblar turens poäng.
tutto-why-plus-minus = Chansen till en Tutto härifrån är { $percent } %. Den är värd { 1000 } poäng och tar { 1000 } från ledaren.
tutto-why-straight = Chansen att göra klart stegen härifrån är { $percent } %, för { 2000 } poäng.
tutto-why-clover = Chansen att vinna spelet med klöverbladet härifrån är { $percent } %.
tutto-why-clover-half = Det är klöverbladets första Tutto. Chansen att göra den andra härifrån och vinna spelet är { $percent } %.
tutto-why-clover-wins = Det är klöverbladets andra Tutto, och den vinner spelet.
tutto-why-firework = Med fyrverkeriet kan du inte förlora poäng. Du har { $points } hittills och får i snitt { $more } till.
tutto-why-tutto = Det är en Tutto. Kortet ger dig { $gift } poäng, så du har { $points } i den här turen.
tutto-why-straight-ends = Det gör klart stegen, säkrar { $points } poäng och avslutar turen.
tutto-why-takes = Att säkra tar också { $taken } poäng från dina motståndare.
tutto-why-stop = Du säkrar { $points } poäng och har då { $total } sammanlagt.
tutto-why-stop-wins = Då har du { $total } poäng och vinner spelet.
tutto-why-stop-reaches = Då har du { $total } poäng och når målet. De andra får spela klart rundan.
tutto-why-go = Risken att nästa kort eller första kastet kostar dig dina { $points } poäng är { $percent } %. I snitt avslutar du turen med { $mean } poäng.
tutto-why-stop-instead =
    { $than ->
        [less] Att säkra { $points } nu vore värt { study-amount-chance } mindre.
        [more] Att säkra { $points } nu vore värt { study-amount-chance } mer.
       *[same] Att säkra { $points } nu vore värt lika mycket.
    }
tutto-why-go-instead =
    { $than ->
        [less] Att dra ett kort till vore värt { study-amount-chance } mindre.
        [more] Att dra ett kort till vore värt { study-amount-chance } mer.
       *[same] Att dra ett kort till vore värt lika mycket.
    }
tutto-why-set-instead =
    { $left ->
        [0] Att lägga undan { $dice } för en Tutto
       *[other] Att lägga undan { $dice } och kasta { $left } (en nit i { $percent } % av fallen)
    } { $than ->
        [less] vore värt { study-amount-chance } mindre.
        [more] vore värt { study-amount-chance } mer.
       *[same] vore värt lika mycket.
    }
kind-stop = att stanna eller kasta vidare
kind-next-card = att dra ett kort till
kind-set = vilka tärningar du lägger undan

## What can be typed
tutto-help =
    Skriv de tärningar du vill lägga undan, så kastas resten: ”1”, ”1222” eller ”set 1 2 2 2”.
    Skriv ”stop” för att säkra turens poäng, med alla tärningar i kastet som räknas.
    Efter en Tutto skriver du ”go” för att dra nästa kort.

## Refusals
error-tutto-set-never = De tärningarna räknas inte tillsammans. Lägg undan ettor och femmor, eller tre eller sex av en annan siffra. Med en stege tar du varje siffra bara en gång. Skriv till exempel ”set 1 2 2 2”.
error-tutto-set-not-there = Du kan bara lägga undan tärningar från det här kastet: { $dice }.
error-tutto-set-not-valid = Inte alla de tärningarna räknas. Av { $dice } kan du lägga undan { $valid }. Ettor och femmor räknas var för sig, andra siffror bara tre och tre.
error-tutto-set-all = Med fyrverkeriet måste du lägga undan alla tärningar som räknas: { $valid }.
error-tutto-set-new-faces = Med stegen lägger du undan varje siffra bara en gång. Nya i det här kastet: { $valid }.
error-tutto-set-after-tutto = Alla sex tärningar är undanlagda. Stanna och säkra, eller fortsätt med nästa kort.
error-tutto-stop-forbidden = { $card } låter dig inte stanna nu. Lägg undan några tärningar.
error-tutto-go-needs-tutto = Du får ett nytt kort bara efter en Tutto. Lägg undan några tärningar, eller stanna om kortet tillåter det.
error-tutto-tally-not-now = Du kan mata in en hel tur bara före turens första kort.
error-tutto-tally-no-cards = En tur har minst ett kort. Mata in korten du drog.
error-tutto-tally-turn-over = { $card } avslutar turen, så { $next } kan inte komma efter.
error-tutto-tally-points = En tur med { $cards } kan inte säkra { $points }. Närmast: { $nearest }.
error-tutto-tally-no-clover = Du kan bara vinna med klöverbladet om det är turens sista kort, och den turen säkrar 0.

## The rules, as Markdown
tutto-rules =
    Var först med att säkra 6 000 poäng. Spelaren med minst poäng bjuder sedan på en runda.

    __En tur.__ Dra ett kort och kasta sex tärningar. Om inget räknas är det en *nit*: din tur är slut och du
    förlorar alla turens poäng. Annars kan du antingen __stanna__ och säkra turens poäng, med alla tärningar i
    det sista kastet som räknas, eller __lägga undan__ minst en enskild tärning eller en triss och kasta resten.

    __Vad som räknas__

    | tärningar | poäng | tärningar | poäng |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Alltså är ⚀⚁⚁⚁⚄⚅ värt 350 poäng. En triss räknas bara om alla tre tärningarna kom *i samma kast*: tre ⚄
    som lagts undan i tre kast är värda 150, inte 500.

    __Tutto.__ När alla sex tärningar är undanlagda, i ett eller flera kast, har du en Tutto. Du får
    det kortet lovar. Stanna sedan och säkra, eller __fortsätt__: dra nästa kort och kasta alla sex tärningar. Om
    du då får ett stoppkort eller en nit förlorar du turens alla poäng, även de från tidigare kort.

    __Ett exempel.__ Ditt kort är Bonus 300. Du kastar ⚀⚁⚂⚂⚂⚅, lägger undan ⚂⚂⚂ (300) och kastar tre: ⚁⚃⚄.
    Du lägger undan ⚄ (50) och kastar två: ⚀⚄. Du lägger undan båda (150), och det är en Tutto. Med 500 för
    tärningarna och 300 för kortet har du 800. Du kunde säkra dem, men du fortsätter och drar x2. En Tutto
    till, säg på 400, skulle ge 1 200 och dubbla det till 2 400. Men du kastar ⚁⚁⚂⚃⚅⚅. Inget räknas, och
    de 800 poängen är borta.

    | kort | antal | vad det gör |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 av varje | En Tutto ger bonusen extra. |
    | x2 | 5 | En Tutto dubblar turens alla poäng hittills, även de från tidigare kort. |
    | Stopp | 10 | Din tur är slut och du förlorar turens poäng. |
    | Fyrverkeri | 5 | Lägg undan alla tärningar som räknas. Efter en Tutto kastar du alla sex igen utan nytt kort. Bara en nit avslutar turen, och den *säkrar* dina poäng. |
    | Plus/minus | 5 | Du får inte stanna före en Tutto. Den ger dig 1 000, vad du än kastat, och när du säkrar förlorar ledaren 1 000. Om flera delar ledningen förlorar var och en lika mycket, men aldrig du. |
    | Stege | 5 | Du får inte stanna förrän du har lagt undan ett till sex, en av varje. Varje kast måste ge minst en ny siffra, annars är det en nit. En stege är värd 2 000 och räknas som en Tutto. |
    | Klöverblad | 1 | Du får inte stanna. Gör två Tutto med det här kortet, så vinner du spelet direkt, vad poängen än är. Efter den första kastar du alla sex tärningar igen. |

    __Stege, ett exempel.__ Du kastar ⚀⚁⚁⚃⚄⚅, lägger undan ⚀⚁⚃⚄⚅ och kastar en tärning. Bara ⚂ gör klart
    stegen; allt annat är en nit. Du kan också lägga undan färre tärningar och kasta fler för siffrorna som saknas.

    __Plus/minus.__ Vem som leder ser du i protokollet, innan turens poäng läggs till. Om du leder ensam
    avslutar kortet din tur som ett stoppkort. Ingen hamnar under 0.

    __Högen__ används vidare från tur till tur. När den är slut blandas alla 56 kort om.

    __Slutet.__ Spelet är slut så snart någon har säkrat 6 000 poäng eller mer, och flest poäng vinner.
    Om du spelar ensam räknar du hur många turer du behöver.

    __Senare regler.__ Om du leder ensam spelar du plus/minus om 1 000 poäng, och ingen förlorar poäng.
    När någon når 6 000 spelar ni klart rundan. Spelare med samma summa delar segern.

## A whole turn in one line, with real dice and cards
tutto-help-turn = För ni bara protokoll? Skriv ”turn”, korten i ordning och poängen du säkrade: ”turn 600 x2 1500”.
error-tutto-turn-form = ”{ $text }” går inte att läsa. Skriv turens kort och sedan dess poäng, eller 0 om de förlorades: ”turn 600 x2 1500”.

## The short rules
tutto-goal = Var först med att säkra { $target } poäng.
tutto-begins = Enligt häftet börjar den som har mest tur. Vem det är bestämmer ni tillsammans.
tutto-step-card = Dra ett kort och kasta sex tärningar.
tutto-step-set = Lägg undan minst en tärning som räknas och kasta resten. Eller stanna och säkra.
tutto-step-tutto = När alla sex tärningar är undanlagda är det en Tutto, och du får det kortet lovar. Säkra, eller dra nästa kort.
tutto-item-single = Enskild
tutto-item-triple = Triss
tutto-needs-single = Var och en räknas för sig.
tutto-needs-triple = Tre lika i ett kast.
tutto-needs-stop = din tur är slut och du förlorar turens poäng
tutto-example-card = Du drar { $card }.
tutto-example-set = Du lägger undan { $aside } för { $points } poäng. Det är { $total } hittills.
tutto-example-tutto = Alla sex tärningar är undanlagda, så det är en Tutto. { $dice } för tärningarna och { $bonus } för kortet blir { $points }.
tutto-example-go = I stället för att säkra dina { $points } drar du ett kort till: { $card }.
tutto-example-null = Inget räknas. Det är en nit, och alla { $points } poäng är borta.
tutto-ask-triple = Är tre femmor från tre kast en triss?
tutto-answer-triple = Nej. En triss måste komma i ett och samma kast.
tutto-ask-at-once = Måste jag lägga undan tärningar innan jag stannar?
tutto-answer-at-once = Nej. När du stannar säkrar du också alla tärningar i sista kastet som räknas.
tutto-ask-null = Vad kostar en nit?
tutto-answer-null = Alla poäng i den här turen, även från tidigare kort. Poäng som du redan har säkrat är trygga. Bara med fyrverkeriet säkrar en nit dina poäng.
tutto-ask-leader-misses-turn = Vad händer om jag leder och drar plus/minus?
tutto-answer-leader-misses-turn = Om du leder ensam är din tur slut, precis som med ett stoppkort.
tutto-ask-leader-plays-on = Vad händer om jag leder och drar plus/minus?
tutto-answer-leader-plays-on = Om du leder ensam spelar du om 1 000 poäng, och ingen förlorar något.
tutto-ask-end-at-once = När slutar spelet?
tutto-answer-end-at-once = Så snart någon har säkrat { $target } poäng eller mer.
tutto-ask-end-equal-turns = När slutar spelet?
tutto-answer-end-equal-turns = I slutet av rundan då någon säkrar { $target } poäng eller mer.
tutto-now-risk = Det här kortet ligger på bordet, med { $points } poäng på spel.
tutto-now-left =
    { $left ->
        [0] Inget kvar i högen på { $cards }.
        [one] 1 kvar i högen på { $cards }.
       *[other] { $left } kvar i högen på { $cards }.
    }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Var först till 1 000 poäng
tutto-lesson-draw = Varje tur börjar med ett kort. Dra ett.
tutto-lesson-draw-why = Lägg undan alla sex tärningar, så ger kortet dig 300 extra.
tutto-lesson-one = Bara ⚀ och ⚄ räknas var för sig. Lägg undan ⚀ och kasta resten.
tutto-lesson-one-why = ⚀ är värd 100 poäng, ⚄ är värd 50.
tutto-lesson-triple = Tre lika i ett kast räknas tillsammans. Lägg undan ⚁⚁⚁.
tutto-lesson-triple-why = Det ger 200 poäng. ⚅⚅⚅ hade gett 600, och ⚀⚀⚀ hela 1 000.
tutto-lesson-tutto = Båda tärningarna räknas. Lägg undan ⚀⚄.
tutto-lesson-tutto-why = Alla sex tärningar är undanlagda. Det är en Tutto, och kortet ger 300 till.
tutto-lesson-bank = Du kan fortsätta och riskera allt. Säkra dina 750 poäng i stället.
tutto-lesson-bank-why = Säkrade poäng är trygga. Sedan spelade Jussi, boten, och säkrade 250.
tutto-lesson-null = Din tur igen. Dra nästa kort.
tutto-lesson-null-why = Ingen ⚀, ingen ⚄, inga tre lika. Det är en nit, och turen ger inget.
tutto-lesson-draw-again = Jussi drog ett stoppkort och måste stanna. Dra ditt.
tutto-lesson-draw-again-why = Du behöver 250 för att vinna. Om du säkrar nu får du bara 200.
tutto-lesson-coach = Fråga coachen vad du ska lägga undan.
tutto-lesson-coach-why = Bara ⚀, för ju fler tärningar du kastar, desto mindre är risken för en nit.
tutto-lesson-win = 250 poäng, precis så det räcker. Säkra dem.
tutto-lesson-win-why = Det blir 1 000 poäng, och du vinner. De flesta spel går till 6 000.
tutto-lesson-done = Stanna i tid, och lägg bara undan de tärningar du behöver.
