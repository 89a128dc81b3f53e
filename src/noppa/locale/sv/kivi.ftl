# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Långa kedjor på 7 × 7 rutor

## Editions
kivi-edition-international = Internationell
kivi-edition-italian = Italiensk

## Options, and what each value means
kivi-option-run-of-six = Var 1-2-3-4-5-6 får läggas
kivi-option-run-of-six-vacant = valfri ledig ruta
kivi-option-run-of-six-take-over = valfri ledig ruta, eller en annan spelares
kivi-option-alike = Var fem och sex lika får läggas
kivi-option-alike-wild = valfri ledig ruta; sex lika också en annan spelares
kivi-option-alike-plain = bara rutor där de passar

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Med 1-2-3-4-5-6 får du lägga din sten på valfri ledig ruta.
kivi-option-run-of-six-take-over-more = Med 1-2-3-4-5-6 får du lägga din sten på valfri ledig ruta, eller ta en annan spelares ruta och flytta stenen därifrån.
kivi-option-alike-wild-more = Med fem lika får du lägga din sten på valfri ledig ruta. Med sex lika får du också ta en annan spelares ruta och flytta stenen därifrån.
kivi-option-alike-plain-more = Fem och sex lika är inget särskilt. De passar bara på alla udda, alla jämna, 12 eller mindre och 30 eller mera.

## What counts
kivi-item-lines = Kedjor
kivi-item-singles = Enstaka stenar

## Targets of the squares
kivi-target-two-pairs = 2 x par
kivi-target-three-of-a-kind = Triss
kivi-target-run-of-4 = Fyrstege
kivi-target-three-and-two = 1 x triss 1 x par
kivi-target-four-of-a-kind = Fyrtal
kivi-target-run-of-5 = Femstege
kivi-target-all-even = Alla jämna
kivi-target-all-odd = Alla udda
kivi-target-at-most-12 = 12 eller mindre
kivi-target-at-least-30 = 30 eller mera
kivi-target-three-pairs = 3 x par
kivi-target-two-triples = 2 x triss
kivi-target-four-and-two = 1 x fyrtal 1 x par

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = jämna
kivi-short-all-odd = udda
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Valfri ledig ruta
kivi-wild-take-over = Valfri ledig ruta, eller en annan spelares

## On the screen
kivi-stones = { $box ->
    [0] { $hand } kvar att spela
    [one] { $hand } kvar att spela, { $box } förlorad
   *[other] { $hand } kvar att spela, { $box } förlorade
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runda { $round } av { $rounds }
kivi-rolls-left =
    { $rolls ->
        [0] inga kast kvar
        [one] ett kast kvar
       *[other] { $rolls } kast kvar
    }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, men redan upptaget
kivi-meets-nothing = Passar inte
kivi-move-keep = { $count ->
    [0] kasta om alla sex
   *[other] spara { $dice }
 }
kivi-move-place = sten på { $square } ({ $gain })
kivi-move-take-over = sten på { $square } ({ $gain }), den andra till { $to } ({ $change })
kivi-move-box = sten i lådan

## At the table in the browser
kivi-turn = Tur { $round } av { $rounds }
kivi-place = Lägg på { $square }
kivi-take-over = Ta { $square }, flytta stenen till { $to }
kivi-box = Lägg stenen i lådan
kivi-choose = Tryck på en ruta som passar.
kivi-choose-vacant = Tryck på en ledig ruta för den andra stenen.
kivi-key-hint = Tryck på en ruta för att se vad den kräver.
kivi-hint-meets =
    { $free ->
        [0] Dina tärningar ger { $targets }, men ingen av de rutorna är ledig.
       *[other] Dina tärningar ger { $targets }. Tryck på en upplyst ruta.
    }
kivi-hint-nothing = Dina tärningar passar inte på någon ruta.
kivi-hint-keep = Tryck på tärningarna du vill spara och kasta sedan resten.
kivi-wild-fits =
    { $roll ->
        [six] Sex lika passar överallt.
        [five] Fem lika passar överallt.
       *[run] 1-2-3-4-5-6 passar överallt.
    }
kivi-hint-wild =
    { kivi-wild-fits } { $wild ->
        [take_over] Tryck på en ledig ruta, eller en med en annan spelares sten.
       *[vacant] Tryck på valfri ledig ruta.
    }
kivi-key-value =
    { $value ->
        [1] vit, värd 1
        [2] svart, värd 2
        [3] röd, värd 3
       *[other] värd { $value }
    }
kivi-key-example = till exempel
kivi-key-line = kedja på { $stones } = { $points }
kivi-key-single = en enstaka sten
kivi-key-not = Dina tärningar ger i stället { $targets }.
kivi-colours = Vita rutor är värda 1, svarta 2, röda 3.
kivi-did-place = { $name } tog { $square } ({ $target }).
kivi-did-take-over = { $name } tog { $square } och flyttade stenen där till { $to }.
kivi-did-box = { $name } lade en sten i lådan.
kivi-moment = Kedja på { $stones }
kivi-moment-wild =
    { $roll ->
        [six] Sex lika
        [five] Fem lika
       *[run] 1-2-3-4-5-6
    }
kivi-moment-wild-more = Det passar på alla lediga rutor.
kivi-moment-points =
    { $gain ->
        [one] +1 poäng
       *[other] +{ $gain } poäng
    }

## What can be typed
kivi-help =
    Skriv de tärningar du vill spara, så kastas resten om: ”444” eller ”keep 4 4 4”. Bara ”keep” kastar om alla sex.
    Skriv en ruta för att lägga en sten där: ”d4” eller ”place d4”.
    För att ta över en ruta lägger du till vart den andra stenen ska: ”d4 b2” eller ”place d4 move b2”.
    Skriv ”box” för att lägga stenen i lådan när den inte passar någonstans.

## Refusals
error-kivi-no-rolls-left = Du har inga kast kvar. Placera en sten, eller lägg den i lådan om den inte passar någonstans.
error-kivi-keep-not-there = Du kan bara spara tärningar du har kastat: { $dice }.
error-kivi-keep-all = Om du sparar alla sex tärningar finns det inget att kasta. Placera en sten, eller kasta om några.
error-kivi-square-unknown = Det finns ingen ruta { $square } på den här spelplanen. Rutorna går från { $first } till { $last }.
error-kivi-square-taken = Det ligger redan en sten på { $square }. Välj en annan ruta.
error-kivi-target-not-met =
    { $square } kräver { $target }. { $needs } { $count ->
        [0] Dina tärningar passar inte någonstans.
       *[other] Dina tärningar passar på { $open }.
    }
error-kivi-take-over-where = För att ta över { $square } anger du vilken ledig ruta stenen där ska till.
error-kivi-no-take-over = Du kan inte ta över en ruta med det här kastet. Välj en ledig.
error-kivi-take-over-vacant = { $square } är ledig. Lägg bara en sten där.
error-kivi-take-over-own = Stenen på { $square } är redan din. Välj en annan ruta.
error-kivi-move-to-taken = Det ligger redan en sten på { $to }. Flytta den från { $square } till en ledig ruta.
error-kivi-board-full = Spelplanen är full, så du kan inte flytta en sten.
error-kivi-box-rolls-left = Du har fortfarande kast kvar. Lådan är bara för ett sista kast som inte passar någonstans.
error-kivi-box-can-place = Kastet passar på { $open }, så du måste placera stenen.
error-kivi-position-impossible = Läget kan inte uppstå i ett spel: stenar att spela { $hands }, stenar på spelplanen { $stones }, plats { $turn } i tur.

## What the coach says, and why
kivi-advice-keep =
    { $count ->
        [0] Kasta om alla sex
       *[other]
            Spara { $dice } och kasta { $left ->
                [one] en tärning
               *[other] { $left } tärningar
            }
    }
kivi-advice-keep-brief =
    { $count ->
        [0] Kasta alla sex
       *[other] Spara { $dice }
    }
kivi-advice-place = Lägg på { $square } ({ $target })
kivi-advice-place-brief = Lägg på { $square }
kivi-advice-take-over = Ta { $square } och flytta stenen där till { $to }
kivi-advice-box = Lägg stenen i lådan
kivi-why-gain = Det ger { study-amount-points } nu.
kivi-why-line = Det ger { study-amount-points } nu, i en kedja på { $stones } stenar.
kivi-why-block = Det stänger också vägen för motståndarna. En av dem hade kunnat få { study-amount-points } där.
kivi-why-rare = Om du satsar på { $target } hela turen lyckas det i { $percent } % av fallen.
kivi-why-take-over = Att flytta den andra stenen kostar spelaren som äger den { study-amount-points }.
kivi-why-box = Kastet passar inte på någon ledig ruta, så du förlorar stenen.
kivi-why-keep = Troligast hamnar du på rutan { $square } ({ $target }, { $percent } %) eller { $other_square } ({ $other_target }, { $other_percent } %).
kivi-why-keep-one = Troligast hamnar du på rutan { $square } ({ $target }, { $percent } %).
kivi-why-keep-nothing = Inget kast kan längre passa på en ledig ruta, så du förlorar stenen.
kivi-why-turn =
    { $percent ->
        [0] Turen ger i snitt { study-amount-points }, och du förlorar aldrig stenen.
       *[other] Turen ger i snitt { study-amount-points }. Risken att du förlorar stenen är { $percent } %.
    }
kivi-why-roll-instead =
    { $than ->
        [less] Att kasta om vore värt { study-amount-lead } mindre.
        [more] Att kasta om vore värt { study-amount-lead } mer.
       *[same] Att kasta om vore värt lika mycket.
    }
kivi-why-place-instead =
    { $than ->
        [less] Att lägga på { $square } ({ $target }) vore värt { study-amount-lead } mindre.
        [more] Att lägga på { $square } ({ $target }) vore värt { study-amount-lead } mer.
       *[same] Att lägga på { $square } ({ $target }) vore värt lika mycket.
    }

## What sort of choice it was
kind-roll-on = att placera en sten eller kasta vidare
kind-square = vilken ruta
kind-block = rutor som andra vill ha
kind-take-over = att ta över en ruta

## Boards of one's own
error-kivi-board-size = { $place } är { $given }, men en spelplan har { $least } till { $most } rader och kolumner.
error-kivi-board-rows = { $place } måste ha { $rows } rader för att stämma med storleken, inte { $given }.
error-kivi-board-columns = { $place } måste ha { $columns } rutor för att stämma med storleken, inte { $given }.
error-kivi-board-target = Det finns inget mål ”{ $target }” (ruta { $place }). Använd något av de här: { $allowed }.
error-kivi-board-value = Värdet ”{ $value }” (ruta { $place }) är inget heltal från { $least } till { $most }.

## The rules, as Markdown
kivi-rules =
    Lägg dina tio stenar i långa kedjor, vågrätt och lodrätt. Högst summa vinner, och spelare med samma
    summa delar segern. Två till fyra kan spela, tio turer var, på en spelplan med 49 rutor.

    __En tur.__ Kasta sex tärningar. Du får kasta om upp till två gånger och varje gång spara vad du vill. Efter
    ett kast som passar på en ledig ruta får du stanna och lägga en sten där. Efter det tredje kastet måste du
    lägga en sten om det går, på vilken ruta du vill som passar. Om inget passar läggs den i lådan och är förlorad.

    __Mål.__ Varje ruta har ett mål och är värd 1, 2 eller 3.

    | mål | värde | exempel |
    |---|---|---|
    | 2 x par | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Triss | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Fyrstege | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 1 x triss 1 x par | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Fyrtal | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Femstege | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Alla jämna | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Alla udda | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 eller mindre | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 eller mera | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 x par | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 x triss | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 1 x fyrtal 1 x par | 3 | ⚂⚂⚅⚅⚅⚅ |

    Alla sex tärningar räknas. Tre lika och ett par är ”1 x triss 1 x par”, aldrig ”Triss”, och en
    femstege är ingen fyrstege. Om ett kast passar flera mål väljer du ett.

    __Ett exempel.__ Du kastar ⚁⚁⚃⚃⚄⚅. Det är ”2 x par”, och du kan lägga en sten direkt. I stället sparar
    du ⚁⚁⚃⚃, kastar två tärningar och får ⚁⚅. Nu är ⚁⚁⚁⚃⚃⚅ ”1 x triss 1 x par” och ”Alla jämna”, men inte längre ”2 x par”.

    __Fria kast.__ Fem lika, ⚃⚃⚃⚃⚃⚅, eller ett till sex, ⚀⚁⚂⚃⚄⚅, passar på valfri ledig ruta. Sex lika,
    ⚂⚂⚂⚂⚂⚂, passar på valfri ledig ruta eller en med en annan spelares sten, och den stenen flyttar du
    till valfri ledig ruta.

    __Poäng.__ Två eller fler av dina stenar intill varandra utan lucka bildar en kedja. En kedja ger summan
    av sina rutor gånger antalet stenar. En sten kan vara med i två kedjor, en vågrät och en lodrät.
    En sten utan kedja ger värdet av sin ruta.

    __Poäng, ett exempel.__ Kolumnerna är a till g från vänster, raderna 1 till 7 uppifrån. Dina stenar ligger
    på b2, c2, d2, c3 och g7. Vågrätt är b2, c2 och d2 värda 3, 1 och 3: 7 × 3 = 21. Lodrätt är c2 och c3
    värda 1 och 2: 3 × 2 = 6. Stenen på g7 är ensam: 1. Det blir 28 sammanlagt.

    __Italiensk utgåva.__ Med ett till sex, ⚀⚁⚂⚃⚄⚅, får du också ta en annan spelares ruta och flytta den
    stenen till valfri ledig ruta. Fem och sex lika är inte fria kast.

## The short rules
kivi-goal = Lägg dina stenar i långa kedjor. En kedja ger summan av sina rutor gånger antalet stenar: { $sum } × { $stones } = { $points }.
kivi-begins = Enligt häftet kastar alla en tärning, och högst börjar. Sedan går turen medsols.
kivi-step-roll = Kasta sex tärningar.
kivi-step-keep = Spara några och kasta om resten, upp till två gånger.
kivi-step-place = Lägg en sten på en ledig ruta som passar dina tärningar.
kivi-needs-two-pairs = Två par och två andra tärningar.
kivi-needs-three-of-a-kind = Tre lika och tre olika tärningar.
kivi-needs-run-of-4 = Fyra i följd, inte fem.
kivi-needs-three-and-two = Tre lika, ett par och en annan tärning.
kivi-needs-four-of-a-kind = Fyra lika och två olika tärningar.
kivi-needs-run-of-5 = Fem i följd, inte sex.
kivi-needs-all-even = Bara tvåor, fyror och sexor.
kivi-needs-all-odd = Bara ettor, treor och femmor.
kivi-needs-at-most-12 = Alla sex tärningar blir tillsammans 12 eller mindre.
kivi-needs-at-least-30 = Alla sex tärningar blir tillsammans 30 eller mer.
kivi-needs-three-pairs = Tre olika par.
kivi-needs-two-triples = Tre lika, två gånger.
kivi-needs-four-and-two = Fyra lika och ett par.
kivi-item-five = Femtal
kivi-item-run = Sexstege
kivi-item-six = Sextal
kivi-example-first = Ditt första kast ger { $target }. Du kan lägga en sten direkt.
kivi-example-keep = Du satsar på mer. Du sparar { $kept } och kastar två.
kivi-example-last = Nu ger dina tärningar både { $one } och { $other }, och du väljer en ruta.
kivi-example-line = En kedja: { $sum } × { $stones } = { $points }
kivi-example-alone = En ensam sten: { $points }
kivi-example-total = Det blir { $points } poäng sammanlagt.
kivi-ask-all-dice = Räknas alla sex tärningar?
kivi-answer-all-dice = Ja. ⚄⚄⚄⚂⚂⚁ är ”1 x triss 1 x par”, aldrig ”Triss”. Om tärningarna passar flera mål väljer du ett.
kivi-ask-nothing = Och om inget passar efter tredje kastet?
kivi-answer-nothing = En av dina stenar läggs i lådan och är förlorad.
kivi-ask-twice = Kan en sten räknas två gånger?
kivi-answer-twice = Ja, en gång i en vågrät kedja och en gång i en lodrät.
kivi-ask-after = Måste jag använda alla tre kasten?
kivi-answer-after = Nej. Du får lägga en sten efter vilket kast som helst som passar på en ledig ruta. Efter det tredje måste du, om det går.
kivi-ask-tie = Vem vinner om det blir lika?
kivi-answer-tie = Ingen. Spelare med samma summa delar segern.
kivi-now =
    { $met ->
        [yes] Dina tärningar passar.{ " " }
       *[no] { "" }
    }{ $free ->
        [0] Ingen av de här rutorna är ledig.
        [one] 1 av { $of } rutor är ledig.
       *[other] { $free } av { $of } rutor är lediga.
    }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Gör långa kedjor av dina egna stenar
kivi-lesson-roll = Kasta dina sex tärningar.
kivi-lesson-roll-why = Du har tre kast på dig att träffa en ruta.
kivi-lesson-keep = Spara ⚄⚄⚄, och kasta om de andra tre.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ är 1 x triss 1 x par, och inte längre Triss.
kivi-lesson-place = Rutorna som passar lyser. Lägg din första sten på b4.
kivi-lesson-place-why = Vita rutor är värda 1, svarta 2 och röda 3. Svårare kast är värda mer.
kivi-lesson-roll-two = Jussi, boten du spelar mot, lade också en sten. Kasta igen.
kivi-lesson-roll-two-why = Det är Alla jämna, och även 1 x triss 1 x par. Du väljer vilket du använder.
kivi-lesson-line = c4 kräver Alla jämna och ligger intill din sten. Lägg en sten där.
kivi-lesson-line-why = En kedja ger summan av sina rutor gånger antalet stenar: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Den röda rutan d4 skulle ge en kedja på tre. Kasta.
kivi-lesson-roll-three-why = d4 kräver 2 x triss, till exempel ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Fråga coachen vilka tärningar du ska spara.
kivi-lesson-coach-why = Du behövde bara en ⚅ till, och den kom.
kivi-lesson-three = Det är 2 x triss. Lägg din sten på d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 poäng. Långa kedjor växer snabbt.
kivi-lesson-roll-last = Vi hoppar fram till din sista sten. Kasta.
kivi-lesson-roll-last-why = Tärningarna blir tillsammans 11, så de passar på alla lediga rutor med ≤12.
kivi-lesson-last = Både a4 och e4 ger en kedja på fyra. e4 stör dessutom Jussi, så lägg den där.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussis sista kast passade inte, så den stenen är förlorad.
kivi-lesson-done = Leta efter rutor som gör dina kedjor längre, och stör dina motståndare i tid.
