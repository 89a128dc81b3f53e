# Yatzy: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

yatzy-name = Yatzy
yatzy-tagline = Fünfzehn Reihen, fünf Würfel, drei Würfe je Zug

## Ausgaben
yatzy-edition-international = International
yatzy-edition-nordic = Nordisch
yatzy-edition-danish = Dänisch
yatzy-edition-dutch = Niederländisch

## Optionen, und was jeder Wert bedeutet
yatzy-option-declare = Wann die Reihe gewählt wird
yatzy-option-declare-after = nach dem Würfeln
yatzy-option-declare-before = vor dem ersten Wurf
yatzy-option-yatzy = Was ein Yatzy wert ist
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 und die Summe der Würfel
yatzy-option-bonus-from = Punkte in den oberen Reihen, die den Bonus bringen
yatzy-option-chance = Wann Chance gefüllt werden darf
yatzy-option-chance-free = mit jedem Wurf
yatzy-option-chance-last-resort = nur mit einem Wurf, der in keiner anderen freien Reihe zählt
yatzy-option-declare-after-more = Du würfelst zuerst und wählst dann die Reihe, die zu den Würfeln passt.
yatzy-option-declare-before-more = Du nennst vor dem ersten Wurf eine Reihe; bringen die Würfel dort nichts, schreibst du 0 oder weichst auf Chance aus.
yatzy-option-yatzy-fifty-more = Fünf gleiche zählen 50, was immer sie zeigen.
yatzy-option-yatzy-sum-plus-fifty-more = Fünf gleiche zählen 50 und ihre Summe dazu: Fünf Sechsen sind 80 wert.
yatzy-option-bonus-from-more = Du bekommst den Bonus, wenn deine oberen Reihen zusammen { $value } oder mehr ergeben.
yatzy-option-chance-free-more = Chance nimmt jeden Wurf zu jeder Zeit.
yatzy-option-chance-last-resort-more = Chance nimmt nur Würfel, die in keiner deiner anderen freien Reihen zählen.

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
yatzy-declared = für { $row }
yatzy-rolls-left = { $rolls ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $rolls } Würfe
 }
yatzy-move-keep = { $count ->
    [0] alle fünf neu werfen
   *[other] { $dice } behalten
 }
yatzy-move-declare = { $row } ansagen
yatzy-move-score = { $row } { $points }

## Die Gründe des Coachs
yatzy-item-zero = einer Null

## Was man tippen kann
yatzy-help =
    Tippe die Würfel, die du behältst; der Rest wird neu geworfen: „66“ oder „keep 6 6“; „keep“ allein wirft alle fünf.
    Tippe eine Reihe, um sie auszufüllen: „full house“, „full“ oder „score full_house“; wird die Reihe vor dem
    Würfeln angesagt, tippe sie auch dann: „sixes“ oder „declare sixes“.

## Absagen
error-yatzy-declares-after = In dieser Ausgabe wird nicht angesagt: erst würfeln, dann wählen.
error-yatzy-declared-already = Dieser Zug ist schon für { $item } angesagt.
error-yatzy-declare-first = Nenne die Reihe für diesen Zug vor dem Würfeln.
error-yatzy-no-rolls-left = Kein Wurf ist übrig: Fülle eine Reihe aus.
error-yatzy-keep-not-there = Behalten kannst du nur Würfel, die auf dem Tisch liegen: { $dice }.
error-yatzy-row-filled = { $item } ist schon ausgefüllt.
error-yatzy-chance-last-resort = Chance nimmt nur einen Wurf, der in keiner anderen freien Reihe zählt.
error-yatzy-declared-row-only = Dieser Zug ist für { $item } angesagt.

## Die Regeln, als Markdown
yatzy-rules =
    Fülle alle fünfzehn Reihen deiner Spalte aus. Die höchste Summe gewinnt; bei gleicher Summe teilt man
    sich den Sieg. Man kann allein gegen den eigenen Rekord spielen oder zu vielen.

    __Ein Zug.__ Wirf fünf Würfel. Bis zu zweimal noch behältst du, was du möchtest, und wirfst den Rest;
    auch vorher Behaltenes darf wieder mitgeworfen werden. Du darfst nach jedem Wurf aufhören. Dann füllst du eine freie
    Reihe aus, auch wenn sie 0 bekommt. Jede Reihe wird einmal benutzt, also haben alle fünfzehn Züge.

    __Ein Beispiel.__ Der erste Wurf ist ⚁⚂⚄⚄⚅. Du behältst ⚄⚄ und wirfst drei Würfel: ⚀⚂⚄. Du behältst
    ⚄⚄⚄ und wirfst zwei: ⚂⚂. Nun ist ⚂⚂⚄⚄⚄ ein Full House für 21. Wären die letzten zwei ⚀⚅ gewesen, dann
    wäre ⚀⚄⚄⚄⚅ bei Fünfer oder Dreierpasch 15 wert, bei 1 Paar 10 oder bei Chance 22.

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
    | Full House | drei von einer Zahl, zwei von einer anderen: alle Würfel | ⚂⚂⚃⚃⚃ → 18 |
    | Chance | alle Würfel, was sie auch zeigen | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fünf gleiche, immer 50 | ⚃⚃⚃⚃⚃ → 50 |

    Ein Wurf darf in jede freie Reihe, in die er passt: ⚃⚃⚃⚃⚀ ist beim Dreierpasch 12, bei 1 Paar 8.
    Vier gleiche sind keine 2 Paare, und fünf gleiche sind kein Full House.

    __Bonus.__ Ab 63 Punkten in den sechs Reihen von Einser bis Sechser bekommst du einen Bonus von 50.
    Drei Würfel in jeder dieser Reihen reichen gerade.

    __Nordische Ausgabe.__ Chance nimmt nur einen Wurf, der in keiner anderen freien Reihe zählt: ⚀⚂⚃⚅⚅
    kann nicht dorthin, solange Einser, Dreier, Vierer, Sechser oder 1 Paar frei sind. Ist Chance die letzte
    freie Reihe, nimmt sie jeden Wurf.

    __Dänische Ausgabe.__ Wie die nordische, und du nennst die Reihe vor deinem ersten Wurf. Ein Wurf, der
    dort zählt, kommt dorthin. Einer, der nicht trifft, gibt dort 0 oder geht zu Chance, solange Chance
    frei ist und ihn nimmt; ist Chance ausgefüllt, darfst du die 0 auch in jede andere freie Reihe schreiben.
    Chance kann man nur nennen, wenn sie die letzte freie Reihe ist. Ein Yatzy zählt 50 plus seine Würfel: ⚅⚅⚅⚅⚅ → 80.

    __Niederländische Ausgabe.__ Der Bonus braucht 64 Punkte, drei Würfel in jeder Reihe reichen also nicht.

## Solving
yatzy-solved-odds = Den Bonus gibt es in { $bonus } % der Spiele, einen Yatzy in { $yatzy } %.
