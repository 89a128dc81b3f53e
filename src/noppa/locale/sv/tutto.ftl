# Tutto: namn, vad man kan komma överens om, varför ett drag nekas, och reglerna med egna ord.

tutto-name = Tutto
tutto-tagline = Sex tärningar, ett kort och modet att fortsätta

## Editions
tutto-edition-booklet = Regelhäftet från 2013
tutto-edition-later = Senare regler

## Options, and what each value means
tutto-option-target = Poäng som avslutar spelet
tutto-option-leader-plus-minus = Vad plus/minus gör med den som leder ensam
tutto-option-leader-plus-minus-misses-turn = avslutar turen
tutto-option-leader-plus-minus-plays-on = spelas för 1000, och ingen förlorar något
tutto-option-ending = När spelet slutar
tutto-option-ending-at-once = så snart någon når målet
tutto-option-ending-equal-turns = efter rundan då någon gör det
tutto-option-floor-at-zero = Om plus/minus stannar vid 0
tutto-option-straight-is-tutto = Om en stege räknas som en Tutto
tutto-option-target-more = Man spelar till { $value } poäng: fler poäng gör spelet längre.
tutto-option-leader-plus-minus-misses-turn-more = För den som leder ensam är plus/minus ett stoppkort: turen är slut och dess poäng är förlorade.
tutto-option-leader-plus-minus-plays-on-more = Den som leder ensam spelar plus/minus som alla andra, men ingen får avdrag.
tutto-option-ending-at-once-more = Spelet är slut så snart någon når målet, även mitt i en runda.
tutto-option-ending-equal-turns-more = Rundan spelas klart så att alla har haft lika många turer; sedan vinner flest poäng.
tutto-option-floor-at-zero-true-more = Plus/minus tar inte mer än någon har.
tutto-option-floor-at-zero-false-more = Plus/minus kan föra någon under 0.
tutto-option-straight-is-tutto-true-more = Efter en stege får du vända ett kort till och fortsätta, som efter varje Tutto.
tutto-option-straight-is-tutto-false-more = En stege avslutar turen, och allt den gav skrivs upp.

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
tutto-ending-null = en nit
tutto-ending-stop-card = ett stoppkort
tutto-ending-leader = plus/minus i ensam ledning
tutto-ending-stopped = stannade
tutto-ending-burnt-out = fyrverkeriet har brunnit ut
tutto-ending-straight = en stege
tutto-ending-clover = två Tutto med klöverbladet

## On the screen
tutto-player = Spelare
tutto-total = Summa
tutto-points = { $points }
tutto-turn-number = Tur { $turn } · { $target } avslutar spelet
tutto-round-number = Runda { $round } · { $target } avslutar spelet
tutto-last-round = sista rundan
tutto-last-turn = Förra turen
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } förlorade
tutto-took = { $by } tog { $points } från { $name } med plus/minus.
tutto-rule-clover = två Tutto med det här kortet vinner spelet; du får inte stanna
tutto-rule-firework = allt som räknas läggs undan; niten som avslutar säkrar poängen
tutto-rule-straight = 1 till 6, en ny sida i varje kast, ger 2000; du får inte stanna innan
tutto-rule-plus-minus = en Tutto ger dig 1000 och tar 1000 från ledaren; du får inte stanna innan
tutto-rule-double = en Tutto dubblar turens poäng
tutto-rule-bonus-200 = en Tutto ger 200 till
tutto-rule-bonus-300 = en Tutto ger 300 till
tutto-rule-bonus-400 = en Tutto ger 400 till
tutto-rule-bonus-500 = en Tutto ger 500 till
tutto-rule-bonus-600 = en Tutto ger 600 till
tutto-first-made = en Tutto klar
tutto-turn-so-far = Den här turen: { $points }
tutto-turn-cards = Den här turen: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Undanlagt: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Att säkra tar { $points } från { $name }.
tutto-null-next = Risk för nit med { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
 }: { $percent } %
tutto-pile = Hög med { $left }: { $cards }
tutto-pile-used-up = Högen är slut: alla 56 kort blandas om.
tutto-pays = { $count ->
    [one] { $names } bjuder på en runda.
   *[other] { $names } bjuder på en runda tillsammans.
 }
tutto-clover-won = { $name } klarade klöverbladet: spelet är vunnet, vad poängen än är.
tutto-turns-needed = { $turns ->
    [one] Det tog en tur.
   *[other] Det tog { $turns } turer.
 }
tutto-label-set = lägg undan { $dice }
tutto-label-stop = stanna och säkra { $points }
tutto-label-go = fortsätt med nästa kort
tutto-choice-set = { $points } poäng, { $collected } i turen, sedan { $left ->
    [one] en tärning
   *[other] { $left } tärningar
 }: nit { $percent } %
tutto-choice-faces = sedan { $left ->
    [one] en tärning
   *[other] { $left } tärningar
 }: nit { $percent } %
tutto-choice-tutto = Tutto! { $collected } i turen
tutto-choice-ends = Stegen! Säkrar { $collected } och avslutar turen
tutto-choice-again = Tutto! Alla sex igen: nit { $percent } %
tutto-choice-wins = Tutto! Den vinner spelet
tutto-choice-stop = säkrar { $points }, summa { $total }
tutto-choice-stop-tutto = Tutto! Säkrar { $points }, summa { $total }
tutto-choice-go = { $ends } av { $of } kort avslutar turen; att förlora den på kortet eller första kastet: { $percent } %
tutto-choices-more = och { $count } till

## The coach's reasons
kind-stop = att stanna eller kasta vidare
kind-next-card = att vända ett kort till
kind-set = vilka tärningar som läggs undan

## What can be typed
tutto-help =
    Skriv de tärningar du lägger undan, så kastas resten: ”1”, ”1222” eller ”set 1 2 2 2”.
    ”stop” säkrar turens poäng med varje tärning i kastet som räknas.
    Efter en Tutto vänder ”go” nästa kort.

## Refusals
error-tutto-set-never = De tärningarna läggs aldrig undan tillsammans: ettor och femmor räknas en och en, andra sidor tre eller sex åt gången, och med stegen varje sida en gång. Skriv till exempel ”set 1 2 2 2”.
error-tutto-set-not-there = Du kan bara lägga undan tärningar ur det här kastet: { $dice }.
error-tutto-set-not-valid = Alla de här räknas inte. Av { $dice } räknas: { $valid }; ettor och femmor en och en, andra sidor tre åt gången.
error-tutto-set-all = Med fyrverkeriet läggs varje tärning som räknas undan: { $valid }.
error-tutto-set-new-faces = Med stegen läggs varje sida undan en gång. Nya i det här kastet: { $valid }.
error-tutto-set-after-tutto = Alla sex är undanlagda: stanna, eller fortsätt med nästa kort.
error-tutto-stop-forbidden = { $card } låter dig inte stanna nu. Lägg undan tärningar.
error-tutto-go-needs-tutto = Nästa kort kommer först efter en Tutto. Lägg undan tärningar, eller stanna om kortet tillåter det.
error-tutto-tally-not-now = En hel tur kan skrivas in bara före dess första kort.
error-tutto-tally-no-cards = En tur har minst ett kort.
error-tutto-tally-turn-over = { $card } avslutar turen: { $next } kan inte komma efter.
error-tutto-tally-points = En tur med { $cards } kan inte säkra { $points }. Närmast: { $nearest }.
error-tutto-tally-no-clover = Bara en tur vars sista kort är klöverbladet kan vinnas med det, och den säkrar 0.

## The rules, as Markdown
tutto-rules =
    Var först med att säkra 6000 poäng. Den som då har minst bjuder på en runda.

    __En tur.__ Vänd ett kort och kasta sex tärningar. Om inget räknas är det en *nit*: turen är slut och
    alla dess poäng är förlorade. Annars får du antingen __stanna__ och säkra turens poäng, med varje tärning
    i det sista kastet som räknas, eller __lägga undan__ minst en enskild tärning eller en triss och kasta resten.

    __Vad som räknas__

    | tärningar | poäng | tärningar | poäng |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Så är ⚀⚁⚁⚁⚄⚅ värt 350 poäng. Tre lika är en triss bara om alla tre kom *i samma kast*: tre ⚄
    som lagts undan i tre kast är 150, inte 500.

    __Tutto.__ Alla sex tärningar undanlagda, i ett eller flera kast, är en Tutto. Kortet ger vad det lovar;
    stanna sedan och säkra, eller __fortsätt__: vänd nästa kort och kasta alla sex. Vid ett stoppkort eller en
    nit förlorar du då allt som turen har gett, även poängen för tidigare kort.

    __Ett exempel.__ Kortet är Bonus 300. Du kastar ⚀⚁⚂⚂⚂⚅, lägger undan ⚂⚂⚂ (300) och kastar tre: ⚁⚃⚄.
    Du lägger undan ⚄ (50) och kastar två: ⚀⚄. Båda läggs undan (150): en Tutto. 500 för tärningarna och 300
    för kortet blir 800. Du kan säkra dem. Du fortsätter och vänder x2. En Tutto till, säg på 400, skulle ge
    1200 och dubbla det till 2400. Men du kastar ⚁⚁⚂⚃⚅⚅: inget räknas, och de 800 är borta.

    | kort | antal | vad det gör |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 av varje | en Tutto ger dessutom bonusen |
    | x2 | 5 | en Tutto dubblar turens alla poäng hittills, även dem från tidigare kort |
    | Stopp | 10 | turen är slut, dess poäng är förlorade |
    | Fyrverkeri | 5 | lägg undan allt som räknas; efter en Tutto kastas alla sex igen utan nytt kort; bara en nit avslutar turen, och den *säkrar* poängen |
    | Plus/minus | 5 | du får inte stanna före en Tutto; den ger dig 1000, vad du än kastat, och när du säkrar förlorar ledaren 1000; delar flera ledningen förlorar var och en av dem det, men aldrig du |
    | Stege | 5 | du får inte stanna förrän ett till sex är undanlagda, en av varje; varje kast måste ge minst en ny sida, annars är det en nit; värd 2000, och den räknas som en Tutto |
    | Klöverblad | 1 | du får inte stanna; två Tutto med det här kortet, där alla sex kastas igen efter den första, vinner spelet direkt, vad poängen än är |

    __Stege, ett exempel.__ ⚀⚁⚁⚃⚄⚅: lägg undan ⚀⚁⚃⚄⚅ och kasta en tärning. Bara ⚂ gör stegen klar;
    allt annat är en nit. Du kan också lägga undan färre och kasta fler tärningar för sidorna som saknas.

    __Plus/minus.__ Vem som leder avgörs av poängen i protokollet, innan den här turen läggs till. Om du leder
    ensam avslutar kortet din tur som ett stoppkort. Ingen hamnar under 0.

    __Högen__ används vidare från tur till tur; när den är slut blandas alla 56 kort om.

    __Slutet.__ Så snart någon har säkrat 6000 eller mer är spelet slut, och flest poäng vinner.
    Ensam räknar du hur många turer du behöver.

    __Senare regler.__ Den som leder ensam spelar plus/minus för dess 1000, och ingen förlorar något.
    Rundan då någon når 6000 spelas klart först; vid lika summa delas segern.

## A whole turn in one line, with real dice and cards
tutto-help-turn = För du bara protokoll? Skriv ”turn”, korten i ordning och poängen som säkrades: ”turn 600 x2 1500”.
error-tutto-turn-form = Skriv turens kort och sedan dess poäng, 0 om de förlorades: ”turn 600 x2 1500”, inte ”{ $text }”.
