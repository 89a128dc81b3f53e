# KIVI: navne, hvad man kan aftale, hvorfor et træk afvises, og reglerne med egne ord.

kivi-name = KIVI
kivi-tagline = Ti sten, seks terninger og rækker vandret og lodret

## Editions
kivi-edition-international = International
kivi-edition-italian = Italiensk

## Options, and what each value means
kivi-option-run-of-six = Hvad 1-2-3-4-5-6 må tage
kivi-option-run-of-six-vacant = ethvert tomt felt
kivi-option-run-of-six-take-over = ethvert tomt felt, eller en anden spillers
kivi-option-run-of-six-vacant-more = Med 1-2-3-4-5-6 må du lægge din sten på ethvert tomt felt.
kivi-option-run-of-six-take-over-more = Med 1-2-3-4-5-6 må du også tage en anden spillers felt og flytte stenen derfra, som med seks ens.

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
kivi-wild-take-over = Ethvert tomt felt, eller en anden spillers

## On the screen
kivi-stones = { $box ->
    [0] { $hand } tilbage at spille
   *[other] { $hand } tilbage at spille, { $box } tabt
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runde { $round } af { $rounds }
kivi-rolls-left = { $rolls ->
    [0] ingen kast tilbage
    [one] ét kast tilbage
   *[other] { $rolls } kast tilbage
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, allerede optaget
kivi-meets-nothing = Intet mål
kivi-move-keep = { $count ->
    [0] kast alle seks igen
   *[other] behold { $dice }
 }
kivi-move-place = sten på { $square } ({ $gain })
kivi-move-take-over = sten på { $square } ({ $gain }), den, der ligger der, flyttes til { $to } ({ $change })
kivi-move-box = sten i æsken

## What can be typed
kivi-help =
    Skriv de terninger, du beholder, så kastes resten igen: “444” eller “keep 4 4 4”; kun “keep” kaster alle seks.
    Skriv et felt for at lægge en sten der: “d4” eller “place d4”.
    Når du overtager et felt, så sig, hvor den anden sten skal hen: “d4 b2” eller “place d4 move b2”.
    “box” lægger stenen i æsken, når den ikke kan placeres.

## Refusals
error-kivi-no-rolls-left = Der er ingen kast tilbage: placér en sten, eller læg den i æsken, hvis den ikke passer nogen steder.
error-kivi-keep-not-there = Du kan kun beholde terninger, der ligger på bordet: { $dice }.
error-kivi-keep-all = Beholder du alle seks, er der intet at kaste: placér en sten, eller kast nogle igen.
error-kivi-square-unknown = Der er ikke noget felt { $square } på dette bræt: de går fra { $first } til { $last }.
error-kivi-square-taken = Der ligger allerede en sten på { $square }.
error-kivi-take-over-where = Når du overtager { $square }, så sig, hvilket tomt felt stenen der skal til.
error-kivi-no-take-over = Dette kast overtager ikke noget felt.
error-kivi-take-over-vacant = { $square } er tomt: placér bare en sten der.
error-kivi-take-over-own = Stenen på { $square } er din egen.
error-kivi-move-to-taken = Der ligger allerede en sten på { $to }: den fra { $square } skal til et tomt felt.
error-kivi-board-full = Ingen felter er tomme, så ingen sten kan flyttes.
error-kivi-box-rolls-left = Æsken er til et sidste kast, der ikke passer nogen steder: der er kast tilbage.
error-kivi-box-can-place = Dette kast passer et sted, så stenen skal placeres: { $open }.

error-kivi-position-impossible = En sådan stilling opstår ikke: sten at spille { $hands }, på brættet { $stones }, tur til plads { $turn }.

## The coach's reasons

## What sort of choice it was
kind-roll-on = at placere eller kaste videre
kind-square = hvilket felt
kind-block = felter, som andre vil have
kind-take-over = at overtage

## Boards of one's own
error-kivi-board-size = { $place } er { $given }: et bræt har { $least } til { $most } rækker og kolonner.
error-kivi-board-rows = { $place } skal have { $rows } rækker, som størrelsen siger, ikke { $given }.
error-kivi-board-columns = { $place } skal have { $columns } felter, som størrelsen siger, ikke { $given }.
error-kivi-board-target = Der er ikke noget mål “{ $target }” (felt { $place }). Der er: { $allowed }.
error-kivi-board-value = Værdien “{ $value }” (felt { $place }) er ikke et helt tal fra { $least } til { $most }.

## The rules, as Markdown
kivi-rules =
    Læg dine ti sten i lange rækker, vandret og lodret. Højeste sum vinder; ved samme sum deles sejren.
    To til fire spiller, ti ture hver, på et bræt med 49 felter.

    __En tur.__ Kast seks terninger. Op til to gange mere må du beholde, hvad du vil, og kaste resten. Du må
    stoppe efter et kast, der passer på et tomt felt, og lægge en sten der. Efter tredje kast skal du lægge en
    sten, hvis du kan, hvor du vil; passer intet, går stenen i æsken og er tabt.

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

    Alle seks terninger tæller: tre ens og et par er “1 x 3 ens, 1 x par”, aldrig “3 ens”, og fem i
    rækkefølge er ikke fire i rækkefølge. Et kast, der passer til flere mål, må tage et hvilket som helst af dem.

    __Et eksempel.__ Du kaster ⚁⚁⚃⚃⚄⚅. Det er “2 par”, og du kunne lægge en sten med det samme. Du beholder ⚁⚁⚃⚃,
    kaster to terninger og får ⚁⚅. Nu er ⚁⚁⚁⚃⚃⚅ både “1 x 3 ens, 1 x par” og “Kun lige”, men ikke længere “2 par”.

    __Frie kast.__ Fem ens, ⚃⚃⚃⚃⚃⚅, eller alle sider, ⚀⚁⚂⚃⚄⚅: ethvert tomt felt. Seks ens, ⚂⚂⚂⚂⚂⚂:
    ethvert tomt felt, eller et med en anden spillers sten; den sten flytter du til et hvilket som helst tomt felt.

    __Point.__ To eller flere af dine sten ved siden af hinanden uden hul er en række. Den giver summen af
    sine felter gange antallet af sten. En sten kan være med i to rækker, én vandret og én lodret. En sten
    uden række giver sit felts værdi én gang.

    __Point, et eksempel.__ Kolonnerne er a til g fra venstre, linjerne 1 til 7 fra oven. Dine sten ligger
    på b2, c2, d2, c3 og g7. Vandret giver b2, c2 og d2 3, 1 og 3: 7 × 3 = 21. Lodret giver c2 og c3
    1 og 2: 3 × 2 = 6. Stenen på g7 er alene: 1. Tilsammen 28.

    __Italiensk udgave.__ Alle sider, ⚀⚁⚂⚃⚄⚅, må også overtage et felt, som seks ens må.
