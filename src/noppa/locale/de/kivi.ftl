# KIVI: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

kivi-name = KIVI
kivi-tagline = Lange Ketten auf 7 × 7 Feldern

## Ausgaben
kivi-edition-international = International
kivi-edition-italian = Italienisch

## Optionen, und was jeder Wert bedeutet
kivi-option-run-of-six = Wohin 1-2-3-4-5-6 darf
kivi-option-run-of-six-vacant = jedes freie Feld
kivi-option-run-of-six-take-over = jedes freie Feld oder ein fremdes
kivi-option-alike = Wohin fünf und sechs Gleiche dürfen
kivi-option-alike-wild = jedes freie Feld; sechs Gleiche auch ein fremdes
kivi-option-alike-plain = nur Felder, auf die sie passen

## Was eine Option ändert, in einem Satz
kivi-option-run-of-six-vacant-more = Mit 1-2-3-4-5-6 darfst du deinen Stein auf jedes freie Feld legen.
kivi-option-run-of-six-take-over-more = Mit 1-2-3-4-5-6 darfst du deinen Stein auf jedes freie Feld legen oder ein fremdes Feld übernehmen und den Stein dort versetzen.
kivi-option-alike-wild-more = Mit fünf Gleichen darfst du deinen Stein auf jedes freie Feld legen. Mit sechs Gleichen darfst du auch ein fremdes Feld übernehmen und den Stein dort versetzen.
kivi-option-alike-plain-more = Fünf und sechs Gleiche sind nichts Besonderes. Sie passen nur auf „Alle gerade“, „Alle ungerade“, „12 oder weniger“ und „30 oder mehr“.

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
kivi-meets-taken = { $targets }, aber schon besetzt
kivi-meets-nothing = Passt nirgends
kivi-move-keep = { $count ->
    [0] alle sechs neu werfen
   *[other] { $dice } behalten
 }
kivi-move-place = Stein auf { $square } ({ $gain })
kivi-move-take-over = Stein auf { $square } ({ $gain }), der dort nach { $to } ({ $change })
kivi-move-box = Stein in die Schachtel

## Am Tisch im Browser
kivi-turn = Zug { $round } von { $rounds }
kivi-place = Stein auf { $square } legen
kivi-take-over = { $square } übernehmen, Stein dort nach { $to }
kivi-box = Stein in die Schachtel legen
kivi-choose = Tippe ein passendes Feld an.
kivi-choose-vacant = Tippe ein freies Feld für den anderen Stein an.
kivi-key-hint = Tippe ein Feld an, um zu sehen, was es verlangt.
kivi-hint-meets = { $free ->
    [0] Deine Würfel ergeben „{ $targets }“, aber keines dieser Felder ist frei.
   *[other] Deine Würfel ergeben „{ $targets }“. Tippe ein leuchtendes Feld an.
 }
kivi-hint-nothing = Deine Würfel passen auf kein Feld.
kivi-hint-keep = Tippe die Würfel an, die du behalten willst, und wirf den Rest.
kivi-wild-fits = { $roll ->
    [six] Sechs Gleiche passen überall.
    [five] Fünf Gleiche passen überall.
   *[run] 1-2-3-4-5-6 passt überall.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Tippe ein freies Feld an oder eines mit einem fremden Stein.
   *[vacant] Tippe ein freies Feld an.
 }
kivi-key-value = { $value ->
    [1] weiß, zählt 1
    [2] schwarz, zählt 2
    [3] rot, zählt 3
   *[other] zählt { $value }
 }
kivi-key-example = zum Beispiel
kivi-key-line = Kette aus { $stones } = { $points }
kivi-key-single = ein einzelner Stein
kivi-key-not = Deine Würfel ergeben stattdessen „{ $targets }“.
kivi-colours = Weiße Felder zählen 1, schwarze 2, rote 3.
kivi-did-place = { $name }: Stein auf { $square } („{ $target }“).
kivi-did-take-over = { $name }: { $square } übernommen, der Stein dort liegt jetzt auf { $to }.
kivi-did-box = { $name }: Stein in die Schachtel gelegt.
kivi-moment = Kette aus { $stones }
kivi-moment-wild = { $roll ->
    [six] Sechs Gleiche
    [five] Fünf Gleiche
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Das passt auf jedes freie Feld.
kivi-moment-points = { $gain ->
    [one] +1 Punkt
   *[other] +{ $gain } Punkte
 }

## Was man tippen kann
kivi-help =
    Tippe die Würfel, die du behalten willst; der Rest wird neu geworfen: „444“ oder „keep 4 4 4“. „keep“ allein wirft alle sechs.
    Tippe ein Feld, um einen Stein dorthin zu legen: „d4“ oder „place d4“.
    Um ein Feld zu übernehmen, schreib dazu, wohin der andere Stein geht: „d4 b2“ oder „place d4 move b2“.
    Tippe „box“, um den Stein in die Schachtel zu legen, wenn er nirgends passt.

## Absagen
error-kivi-no-rolls-left = Du hast keinen Wurf mehr. Leg einen Stein aufs Brett, oder in die Schachtel, wenn er nirgends passt.
error-kivi-keep-not-there = Du kannst nur Würfel behalten, die du geworfen hast: { $dice }.
error-kivi-keep-all = Wenn du alle sechs Würfel behältst, gibt es nichts zu werfen. Leg einen Stein, oder wirf einige Würfel neu.
error-kivi-square-unknown = Auf diesem Brett gibt es kein Feld { $square }. Die Felder gehen von { $first } bis { $last }.
error-kivi-square-taken = Auf { $square } liegt schon ein Stein. Wähle ein anderes Feld.
error-kivi-target-not-met = Das Feld { $square } verlangt „{ $target }“. { $needs } { $count ->
    [0] Deine Würfel passen nirgends.
   *[other] Deine Würfel passen auf { $open }.
 }
error-kivi-take-over-where = Um { $square } zu übernehmen, gib an, auf welches freie Feld der Stein dort geht.
error-kivi-no-take-over = Mit diesem Wurf kannst du kein Feld übernehmen. Wähle ein freies.
error-kivi-take-over-vacant = { $square } ist frei. Leg einfach einen Stein dorthin.
error-kivi-take-over-own = Der Stein auf { $square } gehört schon dir. Wähle ein anderes Feld.
error-kivi-move-to-taken = Auf { $to } liegt schon ein Stein. Versetze den von { $square } auf ein freies Feld.
error-kivi-board-full = Das Brett ist voll, also kannst du keinen Stein versetzen.
error-kivi-box-rolls-left = Du hast noch Würfe übrig. Die Schachtel ist nur für einen letzten Wurf, der nirgends passt.
error-kivi-box-can-place = Dieser Wurf passt auf { $open }, also musst du den Stein legen.
error-kivi-position-impossible = Diese Situation kann in einem Spiel nicht vorkommen: Steine übrig { $hands }, Steine auf dem Brett { $stones }, am Zug Platz { $turn }.

## Was der Coach sagt, und warum
kivi-advice-keep = { $count ->
    [0] Alle sechs noch einmal werfen
   *[other] { $dice } behalten und { $left ->
        [one] einen Würfel
       *[other] { $left } Würfel
     } werfen
 }
kivi-advice-keep-brief = { $count ->
    [0] Alle sechs werfen
   *[other] { $dice } behalten
 }
kivi-advice-place = Auf { $square } legen ({ $target })
kivi-advice-place-brief = Auf { $square } legen
kivi-advice-take-over = { $square } übernehmen und den Stein dort nach { $to } versetzen
kivi-advice-box = Den Stein in die Schachtel legen
kivi-why-gain = Das bringt jetzt { study-amount-points }.
kivi-why-line = Das bringt jetzt { study-amount-points }, in einer Kette aus { $stones } Steinen.
kivi-why-block = Außerdem versperrt es den anderen das Feld. Jemand hätte dort { study-amount-points } bekommen können.
kivi-why-rare = Spielst du den ganzen Zug auf „{ $target }“, klappt es in { $percent } % der Fälle.
kivi-why-take-over = Durch das Versetzen bringt der andere Stein { study-amount-points } weniger.
kivi-why-box = Dieser Wurf passt auf kein freies Feld, also verlierst du den Stein.
kivi-why-keep = Am ehesten landest du auf { $square } („{ $target }“, { $percent } %) oder { $other_square } („{ $other_target }“, { $other_percent } %).
kivi-why-keep-one = Am ehesten landest du auf { $square } („{ $target }“, { $percent } %).
kivi-why-keep-nothing = Kein Wurf kann mehr auf ein freies Feld passen, also verlierst du den Stein.
kivi-why-turn = { $percent ->
    [0] Im Schnitt bringt der Zug { study-amount-points }, und du verlierst den Stein nie.
   *[other] Im Schnitt bringt der Zug { study-amount-points }. In { $percent } % der Fälle verlierst du den Stein.
 }
kivi-why-roll-instead = { $than ->
    [less] Weiterwürfeln wäre { study-amount-lead } weniger wert.
    [more] Weiterwürfeln wäre { study-amount-lead } mehr wert.
   *[same] Weiterwürfeln wäre genauso viel wert.
 }
kivi-why-place-instead = { $than ->
    [less] Ein Stein auf { $square } („{ $target }“) wäre { study-amount-lead } weniger wert.
    [more] Ein Stein auf { $square } („{ $target }“) wäre { study-amount-lead } mehr wert.
   *[same] Ein Stein auf { $square } („{ $target }“) wäre genauso viel wert.
 }

## Was für eine Wahl es war
kind-roll-on = legen oder weiterwürfeln
kind-square = welches Feld
kind-block = Felder, die andere wollen
kind-take-over = übernehmen

## Eigene Bretter
error-kivi-board-size = { $place } ist { $given }, aber ein Brett hat { $least } bis { $most } Reihen und Spalten.
error-kivi-board-rows = { $place } muss { $rows } Reihen haben, damit es zur Größe passt, nicht { $given }.
error-kivi-board-columns = { $place } muss { $columns } Felder haben, damit es zur Größe passt, nicht { $given }.
error-kivi-board-target = Es gibt kein Ziel „{ $target }“ (Feld { $place }). Nimm eines von diesen: { $allowed }.
error-kivi-board-value = Der Wert „{ $value }“ (Feld { $place }) ist keine ganze Zahl von { $least } bis { $most }.

## Die Regeln, als Markdown
kivi-rules =
    Leg deine zehn Steine in lange Ketten, waagrecht und senkrecht. Die höchste Summe gewinnt; bei gleicher
    Summe teilt ihr euch den Sieg. Zwei bis vier können spielen, je zehn Züge, auf einem Brett mit 49 Feldern.

    __Ein Zug.__ Wirf sechs Würfel. Du darfst bis zu zweimal neu würfeln und jedes Mal behalten, was dir gefällt. Nach
    jedem Wurf, der auf ein freies Feld passt, darfst du aufhören und einen Stein dorthin legen. Nach dem dritten Wurf
    musst du einen Stein legen, wenn du kannst, auf ein passendes Feld deiner Wahl. Passt nichts, kommt er in die
    Schachtel und ist verloren.

    __Ziele.__ Jedes Feld hat ein Ziel und zählt 1, 2 oder 3.

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

    Alle sechs Würfel zählen. Drei Gleiche mit einem Paar sind „3 + 2 Gleiche“, nie „Drei Gleiche“, und eine Straße
    mit fünf ist keine mit vier. Passt ein Wurf zu mehreren Zielen, wählst du eines.

    __Ein Beispiel.__ Du wirfst ⚁⚁⚃⚃⚄⚅. Das ist „2 x zwei Gleiche“, und du könntest sofort einen Stein legen. Stattdessen
    behältst du ⚁⚁⚃⚃, wirfst zwei Würfel und bekommst ⚁⚅. Jetzt ist ⚁⚁⚁⚃⚃⚅ „3 + 2 Gleiche“ und „Alle gerade“, aber nicht
    mehr „2 x zwei Gleiche“.

    __Joker-Würfe.__ Fünf Gleiche, ⚃⚃⚃⚃⚃⚅, oder eins bis sechs, ⚀⚁⚂⚃⚄⚅, passen auf jedes freie Feld. Sechs Gleiche,
    ⚂⚂⚂⚂⚂⚂, passen auf jedes freie Feld oder auf eines mit einem fremden Stein, und diesen Stein versetzt du auf ein
    beliebiges freies Feld.

    __Zählen.__ Zwei oder mehr deiner Steine ohne Lücke nebeneinander oder untereinander sind eine Kette. Eine Kette bringt
    die Summe ihrer Felder mal die Zahl ihrer Steine. Ein Stein kann zu zwei Ketten gehören, einer waagrechten und einer
    senkrechten. Ein Stein, der in keiner Kette ist, bringt den Wert seines Feldes.

    __Zählen, ein Beispiel.__ Die Spalten sind a bis g von links, die Zeilen 1 bis 7 von oben. Deine Steine liegen auf
    b2, c2, d2, c3 und g7. Waagrecht zählen b2, c2 und d2 3, 1 und 3: 7 × 3 = 21. Senkrecht zählen c2 und c3
    1 und 2: 3 × 2 = 6. Der Stein auf g7 ist allein: 1. Zusammen sind das 28.

    __Italienische Ausgabe.__ Mit eins bis sechs, ⚀⚁⚂⚃⚄⚅, darfst du auch ein fremdes Feld übernehmen und den Stein dort
    auf ein beliebiges freies Feld versetzen. Fünf und sechs Gleiche sind keine Joker.

## Die kurzen Regeln
kivi-goal = Leg deine Steine in lange Ketten. Eine Kette bringt ihre Felder mal ihre Steine: { $sum } × { $stones } = { $points }.
kivi-begins = Laut Anleitung werfen alle einen Würfel, und der höchste Wurf beginnt. Dann geht es im Uhrzeigersinn weiter.
kivi-step-roll = Wirf sechs Würfel.
kivi-step-keep = Behalte einige und wirf den Rest, bis zu zweimal.
kivi-step-place = Leg einen Stein auf ein freies Feld, zu dem deine Würfel passen.
kivi-needs-two-pairs = Zwei Paare und zwei andere Würfel.
kivi-needs-three-of-a-kind = Drei Gleiche und drei verschiedene Würfel.
kivi-needs-run-of-4 = Vier in Folge, nicht fünf.
kivi-needs-three-and-two = Drei Gleiche, ein Paar und ein anderer Würfel.
kivi-needs-four-of-a-kind = Vier Gleiche und zwei verschiedene Würfel.
kivi-needs-run-of-5 = Fünf in Folge, nicht sechs.
kivi-needs-all-even = Nur Zweien, Vieren und Sechsen.
kivi-needs-all-odd = Nur Einsen, Dreien und Fünfen.
kivi-needs-at-most-12 = Alle sechs Würfel zusammen ergeben 12 oder weniger.
kivi-needs-at-least-30 = Alle sechs Würfel zusammen ergeben 30 oder mehr.
kivi-needs-three-pairs = Drei verschiedene Paare.
kivi-needs-two-triples = Zweimal drei Gleiche.
kivi-needs-four-and-two = Vier Gleiche und ein Paar.
kivi-item-five = Fünf Gleiche
kivi-item-run = Eins bis sechs
kivi-item-six = Sechs Gleiche
kivi-example-first = Dein erster Wurf ist „{ $target }“. Du könntest jetzt einen Stein legen.
kivi-example-keep = Du willst mehr. Du behältst { $kept } und wirfst zwei.
kivi-example-last = Jetzt passen deine Würfel zu „{ $one }“ und zu „{ $other }“, und du wählst ein Feld.
kivi-example-line = Eine Kette: { $sum } × { $stones } = { $points }
kivi-example-alone = Ein einzelner Stein: { $points }
kivi-example-total = Das sind zusammen { $points } Punkte.
kivi-ask-all-dice = Zählen alle sechs Würfel?
kivi-answer-all-dice = Ja. ⚄⚄⚄⚂⚂⚁ ist „3 + 2 Gleiche“, nie „Drei Gleiche“. Passen deine Würfel zu mehreren Zielen, wählst du eines.
kivi-ask-nothing = Was ist, wenn nach dem dritten Wurf nichts passt?
kivi-answer-nothing = Einer deiner Steine kommt in die Schachtel und ist verloren.
kivi-ask-twice = Kann ein Stein doppelt zählen?
kivi-answer-twice = Ja, einmal in einer waagrechten und einmal in einer senkrechten Kette.
kivi-ask-after = Muss ich alle drei Würfe benutzen?
kivi-answer-after = Nein. Du kannst nach jedem Wurf, der auf ein freies Feld passt, einen Stein legen. Nach dem dritten musst du, wenn du kannst.
kivi-ask-tie = Wer gewinnt bei Gleichstand?
kivi-answer-tie = Niemand allein. Bei gleicher Summe teilt ihr euch den Sieg.
kivi-now = { $met ->
    [yes] Deine Würfel passen.{" "}
   *[no] {""}
 }{ $free ->
    [0] Keines dieser Felder ist frei.
    [one] 1 von { $of } Feldern ist frei.
   *[other] { $free } von { $of } Feldern sind frei.
 }

## Die Lektion: was bei jedem Schritt zu tun ist, und danach warum
kivi-lesson-goal = Bilde lange Ketten aus deinen eigenen Steinen
kivi-lesson-roll = Wirf deine sechs Würfel.
kivi-lesson-roll-why = Du hast drei Würfe, damit deine Würfel auf eines der Felder passen.
kivi-lesson-keep = Behalte ⚄⚄⚄, und wirf die anderen drei.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ ist „3 + 2 Gleiche“ und nicht mehr „Drei Gleiche“.
kivi-lesson-place = Die passenden Felder leuchten. Leg deinen ersten Stein auf b4.
kivi-lesson-place-why = Weiße Felder zählen 1, schwarze 2 und rote 3. Schwerere Würfe sind mehr wert.
kivi-lesson-roll-two = Jussi, der Bot, gegen den du spielst, hat auch einen Stein gelegt. Würfle wieder.
kivi-lesson-roll-two-why = Das ist „Alle gerade“ und auch „3 + 2 Gleiche“. Du wählst, was du nimmst.
kivi-lesson-line = c4 verlangt „Alle gerade“ und liegt neben deinem Stein. Leg dort einen hin.
kivi-lesson-line-why = Eine Kette bringt ihre Felder mal ihre Steine: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Mit dem roten Feld d4 hättest du eine Kette aus drei Steinen. Würfle.
kivi-lesson-roll-three-why = d4 verlangt „2 x drei Gleiche“, zum Beispiel ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Frag den Coach, welche Würfel du behalten sollst.
kivi-lesson-coach-why = Nur noch eine ⚅ hat gefehlt, und sie kam.
kivi-lesson-three = Das ist „2 x drei Gleiche“. Leg deinen Stein auf d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 Punkte. Lange Ketten wachsen schnell.
kivi-lesson-roll-last = Springen wir zu deinem letzten Stein. Würfle.
kivi-lesson-roll-last-why = Diese Würfel ergeben zusammen 11, also passen sie auf jedes freie ≤12.
kivi-lesson-last = a4 und e4 machen beide eine Kette aus vier. e4 versperrt auch Jussi den Weg, also leg ihn dorthin.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussis letzter Wurf passte nicht, also ist dieser Stein verloren.
kivi-lesson-done = Such Felder, die deine Ketten verlängern, und versperr den anderen rechtzeitig den Weg.
