# KIVI: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

kivi-name = KIVI
kivi-tagline = Zehn Steine, sechs Würfel und Ketten waagrecht und senkrecht

## Ausgaben
kivi-edition-international = International
kivi-edition-italian = Italienisch

## Optionen, und was jeder Wert bedeutet
kivi-option-run-of-six = Wohin ein Stein mit 1-2-3-4-5-6 darf
kivi-option-run-of-six-vacant = jedes freie Feld
kivi-option-run-of-six-take-over = jedes freie Feld oder ein fremdes
kivi-option-run-of-six-vacant-more = Mit 1-2-3-4-5-6 darfst du deinen Stein auf jedes freie Feld legen.
kivi-option-run-of-six-take-over-more = Mit 1-2-3-4-5-6 darfst du auch das Feld eines anderen nehmen und dessen Stein versetzen, wie mit sechs Gleichen.

## Was zählt
kivi-item-lines = Ketten
kivi-item-singles = Einzelne Steine

## Ziele der Felder
kivi-target-two-pairs = 2 x zwei Gleiche
kivi-target-three-of-a-kind = Drei Gleiche
kivi-target-run-of-4 = Straße mit vier
kivi-target-three-and-two = 3 + 2 Gleiche
kivi-target-four-of-a-kind = Vier Gleiche
kivi-target-run-of-5 = Straße mit fünf
kivi-target-all-even = Alle gerade
kivi-target-all-odd = Alle ungerade
kivi-target-at-most-12 = 12 oder weniger
kivi-target-at-least-30 = 30 oder mehr
kivi-target-three-pairs = 3 x zwei Gleiche
kivi-target-two-triples = 2 x drei Gleiche
kivi-target-four-and-two = 4 + 2 Gleiche

## Ziele, wie sie auf einem Feld stehen: höchstens sechs Zeichen
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

## Wohin ein Wurf darf, was die Ziele auch sagen
kivi-wild-vacant = Jedes freie Feld
kivi-wild-take-over = Jedes freie Feld oder ein fremdes

## Auf dem Bildschirm
kivi-stones = { $box ->
    [0] noch { $hand }
   *[other] noch { $hand }, { $box } verloren
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Runde { $round } von { $rounds }
kivi-rolls-left = { $rolls ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $rolls } Würfe
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, schon besetzt
kivi-meets-nothing = Kein Ziel
kivi-move-keep = { $count ->
    [0] alle sechs neu werfen
   *[other] { $dice } behalten
 }
kivi-move-place = Stein auf { $square } ({ $gain })
kivi-move-take-over = Stein auf { $square } ({ $gain }), der dort geht nach { $to } ({ $change })
kivi-move-box = Stein in die Schachtel

## Was man tippen kann
kivi-help =
    Tippe die Würfel, die du behältst; der Rest wird neu geworfen: „444“ oder „keep 4 4 4“; „keep“ allein wirft alle sechs.
    Tippe ein Feld, um einen Stein dorthin zu legen: „d4“ oder „place d4“.
    Um ein Feld zu übernehmen, sag, wohin der andere Stein geht: „d4 b2“ oder „place d4 move b2“.
    „box“ legt den Stein in die Schachtel, wenn er nirgends hinkann.

## Absagen
error-kivi-no-rolls-left = Kein Wurf ist übrig: Leg einen Stein, oder leg ihn in die Schachtel, wenn er nirgends hinkann.
error-kivi-keep-not-there = Behalten kannst du nur Würfel, die auf dem Tisch liegen: { $dice }.
error-kivi-keep-all = Wer alle sechs behält, wirft nichts: Leg einen Stein oder wirf einige neu.
error-kivi-square-unknown = Auf diesem Brett gibt es kein Feld { $square }: Sie gehen von { $first } bis { $last }.
error-kivi-square-taken = Auf { $square } liegt schon ein Stein.
error-kivi-take-over-where = Um { $square } zu übernehmen, sag, auf welches freie Feld der Stein dort geht.
error-kivi-no-take-over = Dieser Wurf übernimmt kein Feld.
error-kivi-take-over-vacant = { $square } ist frei: Leg einfach einen Stein dorthin.
error-kivi-take-over-own = Der Stein auf { $square } ist dein eigener.
error-kivi-move-to-taken = Auf { $to } liegt schon ein Stein: Der von { $square } muss auf ein freies Feld.
error-kivi-board-full = Kein Feld ist frei, also lässt sich kein Stein versetzen.
error-kivi-box-rolls-left = Die Schachtel ist für einen letzten Wurf, der nirgends hinkann: Du hast noch Würfe.
error-kivi-box-can-place = Dieser Wurf passt, also muss der Stein aufs Brett: { $open }.

error-kivi-position-impossible = So eine Stellung kommt nicht vor: Steine übrig { $hands }, auf dem Brett { $stones }, an der Reihe Platz { $turn }.

## Die Gründe des Coachs

## Was für eine Wahl es war
kind-roll-on = legen oder weiterwürfeln
kind-square = welches Feld
kind-block = Felder, die andere wollen
kind-take-over = übernehmen

## Eigene Bretter
error-kivi-board-size = { $place } ist { $given }: Ein Brett hat { $least } bis { $most } Reihen und Spalten.
error-kivi-board-rows = { $place } muss { $rows } Reihen haben, wie die Größe sagt, nicht { $given }.
error-kivi-board-columns = { $place } muss { $columns } Felder haben, wie die Größe sagt, nicht { $given }.
error-kivi-board-target = Es gibt kein Ziel „{ $target }“ (Feld { $place }). Es gibt: { $allowed }.
error-kivi-board-value = Der Wert „{ $value }“ (Feld { $place }) ist keine ganze Zahl von { $least } bis { $most }.

## Die Regeln, als Markdown
kivi-rules =
    Leg deine zehn Steine in lange Ketten, waagrecht und senkrecht. Die höchste Summe gewinnt; bei gleicher
    Summe teilt man sich den Sieg. Zwei bis vier spielen, je zehn Züge, auf einem Brett mit 49 Feldern.

    __Ein Zug.__ Wirf sechs Würfel. Bis zu zweimal noch behältst du, was du möchtest, und wirfst den Rest. Du darfst
    nach jedem Wurf aufhören, der auf ein freies Feld passt, und einen Stein dorthin legen. Nach dem dritten Wurf musst
    du legen, wenn du kannst, wohin du magst; passt nichts, kommt der Stein in die Schachtel und ist verloren.

    __Ziele.__ Jedes Feld nennt ein Ziel und zählt 1, 2 oder 3.

    | Ziel | zählt | Beispiel |
    |---|---|---|
    | 2 x zwei Gleiche | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Drei Gleiche | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Straße mit vier | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 Gleiche | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Vier Gleiche | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Straße mit fünf | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Alle gerade | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Alle ungerade | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 oder weniger | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 oder mehr | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 x zwei Gleiche | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 x drei Gleiche | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 Gleiche | 3 | ⚂⚂⚅⚅⚅⚅ |

    Alle sechs Würfel zählen: Drei Gleiche neben einem Paar sind „3 + 2 Gleiche“, nie „Drei Gleiche“, und eine Straße
    mit fünf ist keine mit vier. Ein Wurf, der mehrere Ziele trifft, darf jedes davon nehmen.

    __Ein Beispiel.__ Du wirfst ⚁⚁⚃⚃⚄⚅. Das ist „2 x zwei Gleiche“, und du könntest sofort legen. Du behältst ⚁⚁⚃⚃,
    wirfst zwei Würfel und bekommst ⚁⚅. Nun ist ⚁⚁⚁⚃⚃⚅ „3 + 2 Gleiche“ und „Alle gerade“, aber nicht mehr „2 x zwei Gleiche“.

    __Freie Würfe.__ Fünf Gleiche, ⚃⚃⚃⚃⚃⚅, oder alle Zahlen, ⚀⚁⚂⚃⚄⚅: jedes freie Feld. Sechs Gleiche,
    ⚂⚂⚂⚂⚂⚂: jedes freie Feld oder eines, auf dem ein fremder Stein liegt; diesen Stein setzt du auf ein
    beliebiges freies Feld.

    __Zählen.__ Zwei oder mehr deiner Steine ohne Lücke neben- oder untereinander sind eine Kette. Sie zählt die Summe ihrer
    Felder mal die Zahl ihrer Steine. Ein Stein kann zu zwei Ketten gehören, einer waagrechten und einer senkrechten.
    Ein Stein in keiner Kette zählt sein Feld einmal.

    __Zählen, ein Beispiel.__ Die Spalten sind a bis g von links, die Zeilen 1 bis 7 von oben. Deine Steine liegen auf
    b2, c2, d2, c3 und g7. Waagrecht: b2, c2 und d2 zählen 3, 1 und 3: 7 × 3 = 21. Senkrecht: c2 und c3
    zählen 1 und 2: 3 × 2 = 6. Der Stein auf g7 ist allein: 1. Zusammen 28.

    __Italienische Ausgabe.__ Mit allen Zahlen, ⚀⚁⚂⚃⚄⚅, darf man auch ein Feld übernehmen, so wie mit sechs Gleichen.
