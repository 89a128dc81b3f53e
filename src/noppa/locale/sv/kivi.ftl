# KIVI: namn, vad man kan komma överens om, varför ett drag nekas, och reglerna med egna ord.

kivi-name = KIVI
kivi-tagline = Tio stenar, sex tärningar och kedjor vågrätt och lodrätt

## Editions
kivi-edition-international = Internationell
kivi-edition-italian = Italiensk

## Options, and what each value means
kivi-option-run-of-six = Vad 1-2-3-4-5-6 får ta
kivi-option-run-of-six-vacant = vilken ledig ruta som helst
kivi-option-run-of-six-take-over = vilken ledig ruta som helst, eller en annan spelares
kivi-option-run-of-six-vacant-more = Med 1-2-3-4-5-6 får du lägga din sten på vilken ledig ruta som helst.
kivi-option-run-of-six-take-over-more = Med 1-2-3-4-5-6 får du också ta en annan spelares ruta och flytta den stenen, som med sex lika.

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
kivi-wild-vacant = Vilken ledig ruta som helst
kivi-wild-take-over = Vilken ledig ruta som helst, eller en annan spelares

## On the screen
kivi-stones = { $box ->
    [0] { $hand } kvar att spela
    [one] { $hand } kvar att spela, { $box } förlorad
   *[other] { $hand } kvar att spela, { $box } förlorade
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Omgång { $round } av { $rounds }
kivi-rolls-left = { $rolls ->
    [0] inget kast kvar
    [one] ett kast kvar
   *[other] { $rolls } kast kvar
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, redan upptaget
kivi-meets-nothing = Inget mål
kivi-move-keep = { $count ->
    [0] kasta om alla sex
   *[other] spara { $dice }
 }
kivi-move-place = sten på { $square } ({ $gain })
kivi-move-take-over = sten på { $square } ({ $gain }), den som ligger där flyttas till { $to } ({ $change })
kivi-move-box = sten i lådan

## What can be typed
kivi-help =
    Skriv de tärningar du sparar, så kastas resten om: ”444” eller ”keep 4 4 4”; bara ”keep” kastar om alla sex.
    Skriv en ruta för att lägga en sten där: ”d4” eller ”place d4”.
    När du tar över en ruta, säg vart den andra stenen ska: ”d4 b2” eller ”place d4 move b2”.
    ”box” lägger stenen i lådan, när den inte kan placeras.

## Refusals
error-kivi-no-rolls-left = Det finns inga kast kvar: placera en sten, eller lägg den i lådan om den inte passar någonstans.
error-kivi-keep-not-there = Du kan bara spara tärningar som ligger på bordet: { $dice }.
error-kivi-keep-all = Sparar du alla sex finns inget att kasta: placera en sten, eller kasta om några.
error-kivi-square-unknown = Det finns ingen ruta { $square } på den här spelplanen: de går från { $first } till { $last }.
error-kivi-square-taken = Det ligger redan en sten på { $square }.
error-kivi-take-over-where = När du tar över { $square }, säg vilken ledig ruta stenen där ska till.
error-kivi-no-take-over = Det här kastet tar inte över någon ruta.
error-kivi-take-over-vacant = { $square } är ledig: placera bara en sten där.
error-kivi-take-over-own = Stenen på { $square } är din egen.
error-kivi-move-to-taken = Det ligger redan en sten på { $to }: den från { $square } måste till en ledig ruta.
error-kivi-board-full = Ingen ruta är ledig, så ingen sten kan flyttas.
error-kivi-box-rolls-left = Lådan är för ett sista kast som inte passar någonstans: det finns kast kvar.
error-kivi-box-can-place = Det här kastet passar någonstans, så stenen måste placeras: { $open }.

error-kivi-position-impossible = En sådan ställning uppstår inte: stenar att spela { $hands }, på spelplanen { $stones }, plats { $turn } i tur.

## The coach's reasons

## What sort of choice it was
kind-roll-on = att placera eller kasta vidare
kind-square = vilken ruta
kind-block = rutor som andra vill ha
kind-take-over = att ta över

## Boards of one's own
error-kivi-board-size = { $place } är { $given }: en spelplan har { $least } till { $most } rader och kolumner.
error-kivi-board-rows = { $place } måste ha { $rows } rader, som storleken säger, inte { $given }.
error-kivi-board-columns = { $place } måste ha { $columns } rutor, som storleken säger, inte { $given }.
error-kivi-board-target = Det finns inget mål ”{ $target }” (ruta { $place }). Det finns: { $allowed }.
error-kivi-board-value = Värdet ”{ $value }” (ruta { $place }) är inget heltal från { $least } till { $most }.

## The rules, as Markdown
kivi-rules =
    Lägg dina tio stenar i långa kedjor, vågrätt och lodrätt. Högst summa vinner; vid lika summa
    delas segern. Två till fyra spelar, tio turer var, på en spelplan med 49 rutor.

    __En tur.__ Kasta sex tärningar. Upp till två gånger till får du spara vad du vill och kasta om resten.
    Du får stanna efter ett kast som passar på en ledig ruta, och lägga en sten där. Efter det tredje kastet
    måste du lägga en sten om det går, var du vill; passar inget går stenen i lådan och är förlorad.

    __Mål.__ Varje ruta anger ett mål och är värd 1, 2 eller 3.

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

    Alla sex tärningar räknas: tre lika och ett par är ”1 x triss 1 x par”, aldrig ”Triss”, och en
    femstege är ingen fyrstege. Ett kast som passar flera mål får ta vilket som helst av dem.

    __Ett exempel.__ Du kastar ⚁⚁⚃⚃⚄⚅. Det är ”2 x par”, och du kan lägga en sten direkt. Du sparar ⚁⚁⚃⚃,
    kastar två tärningar och får ⚁⚅. Nu är ⚁⚁⚁⚃⚃⚅ både ”1 x triss 1 x par” och ”Alla jämna”, men inte längre ”2 x par”.

    __Fria kast.__ Fem lika, ⚃⚃⚃⚃⚃⚅, eller alla sidor, ⚀⚁⚂⚃⚄⚅: vilken ledig ruta som helst. Sex lika,
    ⚂⚂⚂⚂⚂⚂: vilken ledig ruta som helst, eller en med en annan spelares sten; den stenen flyttar du till
    vilken ledig ruta som helst.

    __Poäng.__ Två eller fler av dina stenar intill varandra utan lucka är en kedja. Den ger summan av
    sina rutor gånger antalet stenar. En sten kan vara med i två kedjor, en vågrät och en lodrät. En sten
    utan kedja ger sin rutas värde en gång.

    __Poäng, ett exempel.__ Kolumnerna är a till g från vänster, raderna 1 till 7 uppifrån. Dina stenar
    ligger på b2, c2, d2, c3 och g7. Vågrätt ger b2, c2 och d2 3, 1 och 3: 7 × 3 = 21. Lodrätt ger c2 och c3
    1 och 2: 3 × 2 = 6. Stenen på g7 är ensam: 1. Tillsammans 28.

    __Italiensk utgåva.__ Alla sidor, ⚀⚁⚂⚃⚄⚅, får också ta över en ruta, så som sex lika får.
