# Yatzy: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

yatzy-name = Yatzy
yatzy-tagline = Fünfzehn Reihen, drei Würfe

## Ausgaben
yatzy-edition-international = International
yatzy-edition-nordic = Nordisch
yatzy-edition-danish = Dänisch
yatzy-edition-dutch = Niederländisch

## Optionen, und was jeder Wert bedeutet
yatzy-option-declare = Wann du die Reihe wählst
yatzy-option-declare-after = nach dem Würfeln
yatzy-option-declare-before = vor dem ersten Wurf
yatzy-option-yatzy = Punkte für einen Yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus die Summe der Würfel
yatzy-option-bonus-from = Nötige Punkte oben für den Bonus
yatzy-option-chance = Wann du Chance benutzen darfst
yatzy-option-chance-free = mit jedem Wurf
yatzy-option-chance-last-resort = nur wenn keine andere freie Reihe Punkte bringt

## Was eine Option ändert, in einem Satz
yatzy-option-declare-after-more = Du würfelst zuerst und wählst dann die Reihe, die zu den Würfeln passt.
yatzy-option-declare-before-more = Du sagst vor dem ersten Wurf eine Reihe an. Bringen deine Würfel dort keine Punkte, schreibst du 0 oder nimmst Chance, wenn das geht.
yatzy-option-yatzy-fifty-more = Fünf gleiche zählen 50, egal welche Zahl.
yatzy-option-yatzy-sum-plus-fifty-more = Fünf gleiche zählen 50 plus die Summe der Würfel. Fünf Sechsen sind also 80 wert.
yatzy-option-bonus-from-more = Du bekommst den Bonus, wenn deine oberen Reihen zusammen { $value } oder mehr ergeben.
yatzy-option-chance-free-more = Du darfst Chance jederzeit und mit beliebigen Würfeln benutzen.
yatzy-option-chance-last-resort-more = Du darfst Chance nur benutzen, wenn deine Würfel in keiner anderen freien Reihe Punkte bringen.

## Reihen auf dem Block
yatzy-item-ones = Einser
yatzy-item-twos = Zweier
yatzy-item-threes = Dreier
yatzy-item-fours = Vierer
yatzy-item-fives = Fünfer
yatzy-item-sixes = Sechser
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 Paar
yatzy-item-two-pairs = 2 Paare
yatzy-item-three-of-a-kind = Dreierpasch
yatzy-item-four-of-a-kind = Viererpasch
yatzy-item-small-straight = Kleine Straße
yatzy-item-large-straight = Große Straße
yatzy-item-full-house = Full House
yatzy-item-chance = Chance
yatzy-item-yatzy = Yatzy

## Auf dem Bildschirm
yatzy-upper = Obere Reihen
yatzy-lower = Untere Reihen
yatzy-total = Summe
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runde { $round } von { $rounds }
yatzy-declared = für die Reihe { $row }
yatzy-rolls-left = { $rolls ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $rolls } Würfe
 }
yatzy-move-keep = { $count ->
    [0] alle fünf neu werfen
   *[other] { $dice } behalten
 }
yatzy-bonus-from = +50 ab { $from }
yatzy-pace = { $way ->
    [-1] { $points } im Rückstand für den Bonus
    [0] auf Kurs für den Bonus
   *[1] { $points } voraus für den Bonus
 }
yatzy-best-rows = Beste Reihen für diese Würfel
yatzy-hint-keep = Tippe die Würfel an, die du behalten willst.
yatzy-hint-write = Tippe eine Reihe an, um deine Punkte einzutragen.
yatzy-told-score = { $name }: { $points } bei „{ $row }“ eingetragen.
yatzy-told-declare = { $name }: „{ $row }“ angesagt.
yatzy-move-declare = { $row } ansagen
yatzy-move-score = { $row } { $points }

## Was der Coach sagt, und warum
yatzy-advice-keep = { $count ->
    [0] Alle fünf noch einmal werfen
   *[other] { $dice } behalten und { $left ->
        [one] einen Würfel
       *[other] { $left } Würfel
     } werfen
 }
yatzy-advice-keep-brief = { $count ->
    [0] Alle fünf werfen
   *[other] { $dice } behalten
 }
yatzy-advice-declare = { $item } ansagen
yatzy-advice-score = { $points } bei „{ $item }“ eintragen
yatzy-advice-zero = Bei „{ $item }“ eine Null eintragen
yatzy-why-ends = Der Zug bringt am ehesten „{ $item }“ ({ $percent } %) oder „{ $other_item }“ ({ $other_percent } %).
yatzy-why-sure = { $percent ->
    [100] Der Zug endet mit „{ $item }“.
   *[other] Der Zug endet fast sicher mit „{ $item }“.
 }
yatzy-why-zero = In { $percent } % der Fälle endet er mit einer Null.
yatzy-why-score = { $item } bringt jetzt { study-amount-points }.
yatzy-why-turn = Ein Zug, der auf „{ $item }“ zielt, bringt im Schnitt { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Auf dem Weg zum Bonus liegst du damit { study-amount-points } voraus.
    [behind] Auf dem Weg zum Bonus liegst du damit { study-amount-points } zurück.
   *[even] Damit bleibst du genau auf Kurs für den Bonus.
 }
yatzy-why-bonus-made = Damit bekommst du den Bonus von 50 Punkten.
yatzy-why-bonus-lost = Damit ist der Bonus nicht mehr zu schaffen.
yatzy-why-roll-instead = { $than ->
    [less] Weiterwürfeln wäre { study-amount-points } weniger wert.
    [more] Weiterwürfeln wäre { study-amount-points } mehr wert.
   *[same] Weiterwürfeln wäre genauso viel wert.
 }
yatzy-why-write-instead = { $points ->
    [0] Eine Null bei „{ $item }“
   *[other] { $points } bei „{ $item }“
 } { $than ->
    [less] wäre { study-amount-points } weniger wert.
    [more] wäre { study-amount-points } mehr wert.
   *[same] wäre genauso viel wert.
 }
yatzy-item-zero = eine Null

## Was man tippen kann
yatzy-help =
    Tippe die Würfel, die du behalten willst; der Rest wird neu geworfen: „66“ oder „keep 6 6“. „keep“ allein wirft alle fünf.
    Tippe eine Reihe, um sie auszufüllen: „full house“, „full“ oder „score full_house“. Wenn ihr mit Ansagen spielt,
    tippe die Reihe auch vor dem Würfeln: „sixes“ oder „declare sixes“.

## Absagen
error-yatzy-declares-after = In dieser Ausgabe wird keine Reihe angesagt. Würfle erst, dann wähle.
error-yatzy-declared-already = Für diesen Zug hast du schon „{ $item }“ angesagt.
error-yatzy-declare-first = Sag eine Reihe für diesen Zug an, bevor du würfelst.
error-yatzy-no-rolls-left = Du hast keinen Wurf mehr. Fülle eine Reihe aus.
error-yatzy-keep-not-there = Du kannst nur Würfel behalten, die du geworfen hast: { $dice }.
error-yatzy-row-filled = { $item } ist schon ausgefüllt.
error-yatzy-chance-last-resort = Du darfst Chance nur benutzen, wenn deine Würfel in keiner anderen freien Reihe Punkte bringen.
error-yatzy-declared-row-only = Für diesen Zug hast du „{ $item }“ angesagt, also darfst du keine andere Reihe nehmen.

## Die Regeln, als Markdown
yatzy-rules =
    Fülle alle fünfzehn Reihen deiner Spalte aus. Die höchste Summe gewinnt; bei gleicher Summe teilt ihr euch
    den Sieg. Spiel allein gegen deinen eigenen Rekord oder zusammen mit anderen.

    __Ein Zug.__ Wirf fünf Würfel. Danach darfst du bis zu zweimal noch einmal würfeln: Behalte, was dir gefällt, und
    wirf den Rest. Auch Würfel, die du vorher behalten hast, darfst du wieder werfen, und aufhören kannst du nach jedem
    Wurf. Dann füllst du eine freie Reihe aus, auch wenn sie 0 bekommt. Jede Reihe benutzt du einmal, also haben alle
    fünfzehn Züge.

    __Ein Beispiel.__ Dein erster Wurf ist ⚁⚂⚄⚄⚅. Du behältst ⚄⚄ und wirfst drei Würfel: ⚀⚂⚄. Du behältst ⚄⚄⚄ und
    wirfst zwei: ⚂⚂. Jetzt hast du ⚂⚂⚄⚄⚄, ein Full House für 21. Wären die letzten zwei ⚀⚅ gewesen, dann wäre
    ⚀⚄⚄⚄⚅ bei Fünfer oder Dreierpasch 15 wert, bei 1 Paar 10 oder bei Chance 22.

    __Die Reihen__

    | Reihe | zählt | Beispiel |
    |---|---|---|
    | Einser bis Sechser | die Würfel mit dieser Zahl | Vierer: ⚁⚃⚃⚃⚅ → 12 |
    | 1 Paar | die zwei Würfel des besten Paares | ⚁⚁⚃⚄⚄ → 10 |
    | 2 Paare | die vier Würfel zweier verschiedener Paare | ⚁⚁⚂⚅⚅ → 16 |
    | Dreierpasch | diese drei Würfel | ⚀⚂⚃⚃⚃ → 12 |
    | Viererpasch | diese vier Würfel | ⚁⚁⚁⚁⚅ → 8 |
    | Kleine Straße | eins bis fünf, immer 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Große Straße | zwei bis sechs, immer 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full House | alle Würfel: drei von einer Zahl, zwei von einer anderen | ⚂⚂⚃⚃⚃ → 18 |
    | Chance | alle Würfel, egal was sie zeigen | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fünf gleiche, immer 50 | ⚃⚃⚃⚃⚃ → 50 |

    Einen Wurf darfst du in jede freie Reihe schreiben, in die er passt: ⚃⚃⚃⚃⚀ bringt als Dreierpasch 12 oder als 1 Paar 8.
    Vier gleiche sind keine 2 Paare, und fünf gleiche sind kein Full House.

    __Bonus.__ Wenn deine sechs Reihen von Einser bis Sechser zusammen 63 Punkte oder mehr ergeben, bekommst du 50 Punkte
    Bonus. Drei Würfel in jeder dieser Reihen reichen gerade.

    __Nordische Ausgabe.__ Du darfst Chance nur benutzen, wenn dein Wurf in keiner anderen freien Reihe Punkte bringt:
    ⚀⚂⚃⚅⚅ kann nicht dorthin, solange Einser, Dreier, Vierer, Sechser oder 1 Paar frei ist. Ist Chance deine letzte
    freie Reihe, nimmt sie jeden Wurf.

    __Dänische Ausgabe.__ Wie die nordische, aber du sagst vor deinem ersten Wurf eine Reihe an. Bringt dein Wurf dort
    Punkte, schreibst du sie dorthin. Sonst schreibst du dort 0, oder du nimmst Chance, wenn sie frei ist und den Wurf
    nimmt. Ist Chance schon ausgefüllt, darfst du die 0 stattdessen in jede freie Reihe schreiben. Chance kannst du nur
    ansagen, wenn sie deine letzte freie Reihe ist. Ein Yatzy zählt 50 plus seine Würfel: ⚅⚅⚅⚅⚅ → 80.

    __Niederländische Ausgabe.__ Für den Bonus brauchst du 64 Punkte, drei Würfel in jeder Reihe reichen also nicht.

## Lösen
yatzy-solved-odds = Du bekommst den Bonus in { $bonus } % der Spiele und einen Yatzy in { $yatzy } %.

## Die kurzen Regeln
yatzy-goal = Fülle alle fünfzehn Reihen deiner Spalte und sammle die meisten Punkte.
yatzy-begins = In der Anleitung steht dazu nichts. Sucht jemanden aus, oder werft je einen Würfel: Der höchste Wurf beginnt.
yatzy-step-roll = Wirf fünf Würfel.
yatzy-step-keep = Behalte, was dir gefällt, und wirf den Rest neu, bis zu zweimal.
yatzy-step-write = Schreib die Punkte in eine freie Reihe.
yatzy-step-write-declared = Schreib die Punkte in die Reihe, die du vor dem Würfeln angesagt hast.
yatzy-needs-number = Zähl die Würfel zusammen, die { $face } zeigen.
yatzy-needs-bonus = { $from } Punkte oder mehr in den sechs Reihen darüber.
yatzy-needs-one-pair = Zwei gleiche Zahlen. Diese zwei Würfel zählen.
yatzy-needs-two-pairs = Zwei Paare mit verschiedenen Zahlen. Diese vier Würfel zählen.
yatzy-needs-three-of-a-kind = Drei gleiche Zahlen. Diese drei Würfel zählen.
yatzy-needs-four-of-a-kind = Vier gleiche Zahlen. Diese vier Würfel zählen.
yatzy-needs-small-straight = Eins bis fünf.
yatzy-needs-large-straight = Zwei bis sechs.
yatzy-needs-full-house = Drei von einer Zahl und zwei von einer anderen. Alle fünf Würfel zählen.
yatzy-needs-chance = Beliebige Würfel. Alle fünf zählen.
yatzy-example-first = Dein erster Wurf. Du behältst { $kept } und wirfst die anderen drei.
yatzy-example-second = Noch eine Fünf. Du behältst { $kept } und wirfst zwei.
yatzy-example-last = { $row }: { $points } Punkte.
yatzy-example-other = Derselbe Zug mit einem anderen letzten Wurf. Du kannst eine dieser Reihen nehmen, wenn sie frei ist:
yatzy-example-or = { $row }, { $points } Punkte
yatzy-ask-again = Darf ich einen Würfel neu werfen, den ich vorher behalten habe?
yatzy-answer-again = Ja. Nach jedem Wurf wählst du neu, welche Würfel du behältst.
yatzy-ask-zero = Was ist, wenn nichts passt?
yatzy-answer-zero = Du füllst trotzdem eine freie Reihe aus. Sie bekommt 0 und ist verbraucht.
yatzy-ask-alike = Zählen vier gleiche als 2 Paare oder fünf gleiche als Full House?
yatzy-answer-alike = Nein, beide brauchen zwei verschiedene Zahlen. Vier gleiche zählen aber auch als 1 Paar oder Dreierpasch.
yatzy-ask-chance-free = Wann darf ich Chance benutzen?
yatzy-answer-chance-free = Einmal, mit beliebigen Würfeln.
yatzy-ask-chance-last-resort = Wann darf ich Chance benutzen?
yatzy-answer-chance-last-resort = Einmal, wenn deine Würfel in keiner anderen freien Reihe Punkte bringen oder wenn es deine letzte freie Reihe ist.
yatzy-ask-declare = Was ist, wenn die Würfel nicht in die angesagte Reihe passen?
yatzy-answer-declare = Du schreibst dort 0. Oder du nimmst Chance, wenn sie frei ist und diese Würfel nimmt. Ist Chance schon ausgefüllt, darfst du die 0 stattdessen in jede freie Reihe schreiben.
yatzy-ask-alone = Wie viele können mitspielen?
yatzy-answer-alone = Die Anleitung nennt keine Grenze. Hier können eine bis zwanzig Personen spielen. Allein spielst du gegen deinen Rekord.
yatzy-now-written = Du hast hier { $points } Punkte.
yatzy-now-bonus = Deine oberen Reihen ergeben bisher { $points }.
yatzy-now-free = Diese Reihe ist noch frei.
yatzy-now-would = Deine Würfel würden hier { $points } Punkte bringen.

## Die Lektion: was bei jedem Schritt zu tun ist, und danach warum
yatzy-lesson-goal = Fülle fünfzehn Reihen und sammle die meisten Punkte
yatzy-lesson-roll = Diese fünf Würfel gehören dir. Wirf sie.
yatzy-lesson-roll-why = Du hast bis zu drei Würfe pro Zug und bestimmst, welche Würfel du behältst.
yatzy-lesson-keep = ⚅⚅ ist ein guter Anfang. Behalte beide und wirf die anderen drei.
yatzy-lesson-keep-why = Eine dritte ⚅. Die Würfel, die du behältst, bleiben liegen.
yatzy-lesson-keep-three = Behalte ⚅⚅⚅ und wirf die letzten zwei.
yatzy-lesson-keep-three-why = Drei von einer Zahl und zwei von einer anderen: ein Full House.
yatzy-lesson-full-house = Jede freie Reihe zeigt, was sie bringen würde. Wähle Full House.
yatzy-lesson-full-house-why = 28 Punkte, die Summe aller fünf Würfel. Jede Reihe kannst du nur einmal benutzen.
yatzy-lesson-roll-again = Jussi, der Bot, gegen den du spielst, war auch dran. Jetzt würfle wieder.
yatzy-lesson-roll-again-why = Zwei ⚂ behalten oder ⚁⚂⚃⚄, nur eine Zahl vor einer Straße?
yatzy-lesson-coach = Frag den Coach, welche Würfel du behalten sollst.
yatzy-lesson-coach-why = Da ist die ⚅. Jetzt hast du fünf in Folge, von 2 bis 6.
yatzy-lesson-straight = Das ist eine Große Straße. Trag sie in ihre Reihe ein.
yatzy-lesson-straight-why = 20 Punkte. Passt ein Wurf in keine freie Reihe, schreibst du eine 0.
yatzy-lesson-roll-late = Machen wir einen Sprung. Nur noch Dreier und Yatzy sind frei. Würfle.
yatzy-lesson-roll-late-why = Oben hast du 54 Punkte, und mit ⚂⚂⚂ sind es 63.
yatzy-lesson-bonus = 63 Punkte oben bringen dir einen Bonus. Trag 9 bei Dreier ein.
yatzy-lesson-bonus-why = 63 Punkte, also bekommst du 50 extra. Drei von jeder Zahl reichen.
yatzy-lesson-roll-last = Jussi musste eine 0 schreiben. Das ist dein letzter Zug. Würfle.
yatzy-lesson-roll-last-why = Vier ⚄. Noch eine, und du hast fünf gleiche.
yatzy-lesson-keep-four = Behalte ⚄⚄⚄⚄ und wirf den letzten Würfel.
yatzy-lesson-keep-four-why = Fünf gleiche. Das ist ein Yatzy.
yatzy-lesson-yatzy = Nur eine Reihe ist noch frei. Trag deine Punkte bei Yatzy ein.
yatzy-lesson-yatzy-why = 50 Punkte, und das Spiel ist zu Ende.
yatzy-lesson-done = Versuch oben drei von jeder Zahl zu bekommen, und heb Chance für einen schlechten Zug auf.
