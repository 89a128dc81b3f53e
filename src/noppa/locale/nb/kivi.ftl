# KIVI: navn, hva man kan bli enige om, hvorfor et trekk avvises, og reglene med egne ord.

kivi-name = KIVI
kivi-tagline = Ti steiner, seks terninger og rader vannrett og loddrett

## Editions
kivi-edition-international = Internasjonal
kivi-edition-italian = Italiensk

## Options, and what each value means
kivi-option-run-of-six = Hva 1-2-3-4-5-6 kan ta
kivi-option-run-of-six-vacant = et hvilket som helst ledig felt
kivi-option-run-of-six-take-over = et hvilket som helst ledig felt, eller en annen spillers
kivi-option-run-of-six-vacant-more = Med 1-2-3-4-5-6 kan du legge steinen din på et hvilket som helst ledig felt.
kivi-option-run-of-six-take-over-more = Med 1-2-3-4-5-6 kan du også ta en annen spillers felt og flytte steinen derfra, som med seks like.

## What counts
kivi-item-lines = Rader
kivi-item-singles = Enkeltsteiner

## Targets of the squares
kivi-target-two-pairs = 2 par
kivi-target-three-of-a-kind = 3 like
kivi-target-run-of-4 = 4 på rad
kivi-target-three-and-two = 3+2 like
kivi-target-four-of-a-kind = 4 like
kivi-target-run-of-5 = 5 på rad
kivi-target-all-even = Kun partall
kivi-target-all-odd = Kun oddetall
kivi-target-at-most-12 = 12 eller mindre
kivi-target-at-least-30 = 30 eller mer
kivi-target-three-pairs = 3 par
kivi-target-two-triples = 3+3 like
kivi-target-four-and-two = 4+2 like

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Et hvilket som helst ledig felt
kivi-wild-take-over = Et hvilket som helst ledig felt, eller en annen spillers

## On the screen
kivi-stones = { $box ->
    [0] { $hand } igjen å spille
   *[other] { $hand } igjen å spille, { $box } tapt
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runde { $round } av { $rounds }
kivi-rolls-left = { $rolls ->
    [0] ingen kast igjen
    [one] ett kast igjen
   *[other] { $rolls } kast igjen
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, allerede opptatt
kivi-meets-nothing = Ikke noe mål
kivi-move-keep = { $count ->
    [0] kast alle seks på nytt
   *[other] behold { $dice }
 }
kivi-move-place = stein på { $square } ({ $gain })
kivi-move-take-over = stein på { $square } ({ $gain }), den som ligger der, går til { $to } ({ $change })
kivi-move-box = stein i esken

## What can be typed
kivi-help =
    Skriv terningene du beholder, så kastes resten på nytt: «444» eller «keep 4 4 4»; bare «keep» kaster alle seks.
    Skriv et felt for å legge en stein der: «d4» eller «place d4».
    Når du tar over et felt, si hvor den andre steinen skal: «d4 b2» eller «place d4 move b2».
    «box» legger steinen i esken, når den ikke kan plasseres.

## Refusals
error-kivi-no-rolls-left = Det er ingen kast igjen: plasser en stein, eller legg den i esken om den ikke passer noe sted.
error-kivi-keep-not-there = Du kan bare beholde terninger som ligger på bordet: { $dice }.
error-kivi-keep-all = Beholder du alle seks, er det ingenting å kaste: plasser en stein, eller kast noen på nytt.
error-kivi-square-unknown = Det finnes ikke noe felt { $square } på dette brettet: de går fra { $first } til { $last }.
error-kivi-square-taken = Det ligger allerede en stein på { $square }.
error-kivi-take-over-where = Når du tar over { $square }, si hvilket ledig felt steinen der skal til.
error-kivi-no-take-over = Dette kastet tar ikke over noe felt.
error-kivi-take-over-vacant = { $square } er ledig: bare plasser en stein der.
error-kivi-take-over-own = Steinen på { $square } er din egen.
error-kivi-move-to-taken = Det ligger allerede en stein på { $to }: den fra { $square } må til et ledig felt.
error-kivi-board-full = Ingen felt er ledige, så ingen stein kan flyttes.
error-kivi-box-rolls-left = Esken er for et siste kast som ikke passer noe sted: det er kast igjen.
error-kivi-box-can-place = Dette kastet passer et sted, så steinen må plasseres: { $open }.

error-kivi-position-impossible = En slik stilling oppstår ikke: steiner å spille { $hands }, på brettet { $stones }, plass { $turn } sin tur.

## The coach's reasons

## What sort of choice it was
kind-roll-on = å plassere eller kaste videre
kind-square = hvilket felt
kind-block = felt andre vil ha
kind-take-over = å ta over

## Boards of one's own
error-kivi-board-size = { $place } er { $given }: et brett har { $least } til { $most } rader og kolonner.
error-kivi-board-rows = { $place } må ha { $rows } rader, som størrelsen sier, ikke { $given }.
error-kivi-board-columns = { $place } må ha { $columns } felt, som størrelsen sier, ikke { $given }.
error-kivi-board-target = Det finnes ikke noe mål «{ $target }» (felt { $place }). Det finnes: { $allowed }.
error-kivi-board-value = Verdien «{ $value }» (felt { $place }) er ikke et heltall fra { $least } til { $most }.

## The rules, as Markdown
kivi-rules =
    Legg de ti steinene dine i lange rader, vannrett og loddrett. Høyest sum vinner; ved lik sum
    deles seieren. To til fire spiller, ti turer hver, på et brett med 49 felt.

    __En tur.__ Kast seks terninger. Opptil to ganger til kan du beholde det du vil og kaste resten. Du kan
    stoppe etter et kast som passer på et ledig felt, og legge en stein der. Etter tredje kast må du legge
    en stein hvis du kan, der du vil; passer ingenting, går steinen i esken og er tapt.

    __Mål.__ Hvert felt har et mål og er verdt 1, 2 eller 3.

    | mål | verdi | eksempel |
    |---|---|---|
    | 2 par | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 like | 1 | ⚁⚁⚁⚂⚄⚅ |
    | 4 på rad | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3+2 like | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 like | 2 | ⚀⚂⚂⚂⚂⚄ |
    | 5 på rad | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Kun partall | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Kun oddetall | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 eller mindre | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 eller mer | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 par | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 3+3 like | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4+2 like | 3 | ⚂⚂⚅⚅⚅⚅ |

    Alle seks terningene teller: tre like og et par er «3+2 like», aldri «3 like», og fem på rad
    er ikke fire på rad. Et kast som passer til flere mål, kan ta hvilket som helst av dem.

    __Et eksempel.__ Du kaster ⚁⚁⚃⚃⚄⚅. Det er «2 par», og du kunne lagt en stein med en gang. Du beholder ⚁⚁⚃⚃,
    kaster to terninger og får ⚁⚅. Nå er ⚁⚁⚁⚃⚃⚅ både «3+2 like» og «Kun partall», men ikke lenger «2 par».

    __Frie kast.__ Fem like, ⚃⚃⚃⚃⚃⚅, eller alle sider, ⚀⚁⚂⚃⚄⚅: et hvilket som helst ledig felt. Seks like,
    ⚂⚂⚂⚂⚂⚂: et hvilket som helst ledig felt, eller et med en annen spillers stein; den steinen flytter du
    til et hvilket som helst ledig felt.

    __Poeng.__ To eller flere av steinene dine ved siden av hverandre uten hull er en rad. Den gir summen av
    feltene ganger antall steiner. En stein kan være med i to rader, én vannrett og én loddrett. En stein
    som ikke er med i noen rad, gir feltets verdi én gang.

    __Poeng, et eksempel.__ Kolonnene er a til g fra venstre, linjene 1 til 7 ovenfra. Steinene dine
    ligger på b2, c2, d2, c3 og g7. Vannrett gir b2, c2 og d2 3, 1 og 3: 7 × 3 = 21. Loddrett gir c2 og c3
    1 og 2: 3 × 2 = 6. Steinen på g7 er alene: 1. Til sammen 28.

    __Italiensk utgave.__ Alle sider, ⚀⚁⚂⚃⚄⚅, kan også ta over et felt, slik seks like kan.
