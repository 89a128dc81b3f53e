# Tutto: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

tutto-name = Tutto
tutto-tagline = Sechs Würfel, eine Karte und der Mut weiterzumachen

## Ausgaben
tutto-edition-booklet = Anleitung von 2013
tutto-edition-later = Spätere Regeln

## Optionen, und was jeder Wert bedeutet
tutto-option-target = Punkte, die das Spiel beenden
tutto-option-leader-plus-minus = Was Plus/Minus für den bedeutet, der allein führt
tutto-option-leader-plus-minus-misses-turn = beendet den Zug
tutto-option-leader-plus-minus-plays-on = wird um die 1000 gespielt, und niemand verliert etwas
tutto-option-ending = Wann das Spiel endet
tutto-option-ending-at-once = sobald jemand das Ziel erreicht
tutto-option-ending-equal-turns = nach der Runde, in der es jemand erreicht
tutto-option-floor-at-zero = Ob Plus/Minus bei 0 haltmacht
tutto-option-straight-is-tutto = Ob eine Straße als Tutto gilt
tutto-option-target-more = Gespielt wird bis { $value } Punkte: Mehr Punkte machen das Spiel länger.
tutto-option-leader-plus-minus-misses-turn-more = Für den, der allein führt, ist Plus/Minus eine Stop-Karte: Der Zug ist vorbei, und seine Punkte sind verloren.
tutto-option-leader-plus-minus-plays-on-more = Wer allein führt, spielt Plus/Minus wie alle anderen, aber niemandem werden Punkte abgezogen.
tutto-option-ending-at-once-more = Das Spiel ist aus, sobald jemand das Ziel erreicht, auch mitten in einer Runde.
tutto-option-ending-equal-turns-more = Die Runde wird zu Ende gespielt, damit alle gleich oft dran waren; dann gewinnen die meisten Punkte.
tutto-option-floor-at-zero-true-more = Plus/Minus nimmt niemandem mehr, als er hat.
tutto-option-floor-at-zero-false-more = Plus/Minus kann jemanden unter 0 bringen.
tutto-option-straight-is-tutto-true-more = Nach einer Straße darfst du noch eine Karte aufdecken und weitermachen, wie nach jedem Tutto.
tutto-option-straight-is-tutto-false-more = Eine Straße beendet den Zug, und alles, was er gebracht hat, wird aufgeschrieben.

## Der Spielstand
tutto-item-banked = Aufgeschrieben
tutto-item-lost = An Plus/Minus verloren

## Karten
tutto-card-clover = Kleeblatt
tutto-card-firework = Feuerwerk
tutto-card-stop = Stop
tutto-card-straight = Straße
tutto-card-plus-minus = Plus/Minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## Wie ein Zug endete
tutto-ending-null = eine Niete
tutto-ending-stop-card = eine Stop-Karte
tutto-ending-leader = Plus/Minus in alleiniger Führung
tutto-ending-stopped = aufgehört
tutto-ending-burnt-out = das Feuerwerk ist abgebrannt
tutto-ending-straight = eine Straße
tutto-ending-clover = zwei Tuttos unter dem Kleeblatt

## Auf dem Bildschirm
tutto-player = Spieler
tutto-total = Summe
tutto-points = { $points }
tutto-turn-number = Zug { $turn } · Ende bei { $target }
tutto-round-number = Runde { $round } · Ende bei { $target }
tutto-last-round = die letzte Runde
tutto-last-turn = Voriger Zug
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } verloren
tutto-took = Plus/Minus ({ $by }): { $points } Punkte Abzug für: { $name }.
tutto-rule-clover = zwei Tuttos mit dieser Karte gewinnen das Spiel; kein Aufhören
tutto-rule-firework = alles Gültige wird herausgelegt; bei der Niete am Ende werden die Punkte aufgeschrieben
tutto-rule-straight = 1 bis 6, mit jedem Wurf eine neue Zahl, für 2000; vorher kein Aufhören
tutto-rule-plus-minus = ein Tutto bringt dir 1000 und nimmt dem ersten Platz 1000 ab; vorher kein Aufhören
tutto-rule-double = ein Tutto verdoppelt die Punkte dieses Zuges
tutto-rule-bonus-200 = ein Tutto bringt 200 dazu
tutto-rule-bonus-300 = ein Tutto bringt 300 dazu
tutto-rule-bonus-400 = ein Tutto bringt 400 dazu
tutto-rule-bonus-500 = ein Tutto bringt 500 dazu
tutto-rule-bonus-600 = ein Tutto bringt 600 dazu
tutto-first-made = ein Tutto geschafft
tutto-turn-so-far = Dieser Zug: { $points }
tutto-turn-cards = Dieser Zug: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Herausgelegt: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Aufschreiben: { $points } Punkte Abzug für: { $name }.
tutto-null-next = Gefahr einer Niete mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 }: { $percent } %
tutto-pile = Stapel mit { $left }: { $cards }
tutto-pile-used-up = Der Stapel ist verbraucht: Alle 56 Karten werden neu gemischt.
tutto-pays = { $count ->
    [one] Die Runde geht auf: { $names }.
   *[other] Die Runde geht gemeinsam auf: { $names }.
 }
tutto-clover-won = { $name }, das Kleeblatt ist geschafft: Das Spiel ist gewonnen, egal wie die Punkte stehen.
tutto-turns-needed = { $turns ->
    [one] Es hat einen Zug gebraucht.
   *[other] Es hat { $turns } Züge gebraucht.
 }
tutto-label-set = { $dice } herauslegen
tutto-label-stop = aufhören, { $points } aufschreiben
tutto-label-go = weiter mit der nächsten Karte
tutto-choice-set = { $points } Punkte, { $collected } in diesem Zug, dann { $left ->
    [one] ein Würfel
   *[other] { $left } Würfel
 }: Niete { $percent } %
tutto-choice-faces = dann { $left ->
    [one] ein Würfel
   *[other] { $left } Würfel
 }: Niete { $percent } %
tutto-choice-tutto = Tutto: { $collected } in diesem Zug
tutto-choice-ends = Die Straße: schreibt { $collected } auf und beendet den Zug
tutto-choice-again = Tutto: alle sechs noch einmal, Niete { $percent } %
tutto-choice-wins = Tutto: Es gewinnt das Spiel
tutto-choice-stop = schreibt { $points } auf, Summe { $total }
tutto-choice-stop-tutto = Tutto: schreibt { $points } auf, Summe { $total }
tutto-choice-go = { $ends } von { $of } Karten beenden den Zug; verloren durch Karte oder ersten Wurf: { $percent } %
tutto-choices-more = und { $count } weitere

## Die Gründe des Coachs
kind-stop = aufhören oder weiterwürfeln
kind-next-card = noch eine Karte aufdecken
kind-set = welche Würfel herauslegen

## Was man tippen kann
tutto-help =
    Tippe die Würfel zum Herauslegen; der Rest wird geworfen: „1“, „1222“ oder „set 1 2 2 2“.
    „stop“ schreibt die Punkte des Zuges auf, mit jedem gültigen Würfel des Wurfs.
    Nach einem Tutto deckt „go“ die nächste Karte auf.

## Absagen
error-tutto-set-never = Diese Würfel gehen nie zusammen heraus: 1er und 5er zählen einzeln, andere Zahlen zu dritt oder zu sechst, und bei der Straße jede Zahl einmal. Tippe zum Beispiel „set 1 2 2 2“.
error-tutto-set-not-there = Herauslegen kannst du nur Würfel dieses Wurfs: { $dice }.
error-tutto-set-not-valid = Nicht alle davon sind gültig. Von { $dice } sind es diese: { $valid }; 1er und 5er einzeln, andere Zahlen zu dritt.
error-tutto-set-all = Beim Feuerwerk wird jeder gültige Würfel herausgelegt: { $valid }.
error-tutto-set-new-faces = Bei der Straße wird jede Zahl einmal herausgelegt. Neu in diesem Wurf: { $valid }.
error-tutto-set-after-tutto = Alle sechs liegen draußen: Hör auf oder mach mit der nächsten Karte weiter.
error-tutto-stop-forbidden = { $card } lässt dich jetzt nicht aufhören. Leg Würfel heraus.
error-tutto-go-needs-tutto = Die nächste Karte kommt erst nach einem Tutto. Leg Würfel heraus, oder hör auf, wenn die Karte es erlaubt.
error-tutto-tally-not-now = Einen ganzen Zug kann man nur vor seiner ersten Karte eintragen.
error-tutto-tally-no-cards = Ein Zug hat mindestens eine Karte.
error-tutto-tally-turn-over = { $card } beendet den Zug: { $next } kann danach nicht kommen.
error-tutto-tally-points = Ein Zug mit { $cards } kann nicht { $points } bringen. Am nächsten: { $nearest }.
error-tutto-tally-no-clover = Nur ein Zug, dessen letzte Karte das Kleeblatt ist, kann damit gewinnen, und er bringt 0.

## Die Regeln, als Markdown
tutto-rules =
    Schreib vor allen anderen 6000 Punkte auf. Wer dann am wenigsten hat, zahlt eine Runde.

    __Ein Zug.__ Deck eine Karte auf und wirf sechs Würfel. Ist nichts gültig, ist es eine *Niete*: Der Zug ist
    vorbei, und alle seine Punkte sind verloren. Sonst kannst du __aufhören__ und die Punkte des Zuges aufschreiben,
    mit jedem gültigen Würfel des letzten Wurfs, oder mindestens einen Einzelwürfel oder Drilling __herauslegen__ und den Rest werfen.

    __Was gültig ist__

    | Würfel | Punkte | Würfel | Punkte |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    In ⚀⚁⚁⚁⚄⚅ stecken also 350 Punkte. Drei gleiche sind nur dann ein Drilling, wenn alle drei *in einem Wurf*
    kamen: Drei ⚄, in drei Würfen herausgelegt, sind 150, nicht 500.

    __Tutto.__ Liegen alle sechs Würfel draußen, nach einem Wurf oder mehreren, ist das ein Tutto. Die Karte gibt,
    was sie verspricht; dann hör auf und schreib auf, oder mach __weiter__: Deck die nächste Karte auf und wirf alle
    sechs. Bei einer Stop-Karte oder einer Niete ist dann alles aus diesem Zug verloren, auch die Punkte früherer Karten.

    __Ein Beispiel.__ Die Karte ist Bonus 300. Du wirfst ⚀⚁⚂⚂⚂⚅, legst ⚂⚂⚂ heraus (300) und wirfst drei: ⚁⚃⚄.
    Du legst ⚄ heraus (50) und wirfst zwei: ⚀⚄. Beide legst du heraus (150): ein Tutto. 500 für die Würfel und 300
    für die Karte sind 800. Du könntest sie aufschreiben. Du machst weiter und deckst x2 auf. Noch ein Tutto, sagen
    wir mit 400, ergäbe 1200 und verdoppelt 2400. Aber du wirfst ⚁⚁⚂⚃⚅⚅: Nichts ist gültig, und die 800 sind weg.

    | Karte | wie viele | was sie tut |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | je 5 | ein Tutto bringt den Bonus dazu |
    | x2 | 5 | ein Tutto verdoppelt alle bisherigen Punkte dieses Zuges, auch die früherer Karten |
    | Stop | 10 | der Zug ist vorbei, seine Punkte sind verloren |
    | Feuerwerk | 5 | leg alles Gültige heraus; nach einem Tutto wirf alle sechs noch einmal, ohne neue Karte; nur eine Niete beendet den Zug, und dann werden die Punkte *aufgeschrieben* |
    | Plus/Minus | 5 | kein Aufhören vor einem Tutto; es bringt dir 1000, was auch gewürfelt wurde, und wenn du aufschreibst, verliert der erste Platz 1000; teilen ihn sich mehrere, verlieren sie alle so viel, du nie |
    | Straße | 5 | kein Aufhören, bevor eins bis sechs draußen liegen, jede Zahl einmal; jeder Wurf muss mindestens eine neue Zahl bringen, sonst ist er eine Niete; 2000 wert, und sie gilt als Tutto |
    | Kleeblatt | 1 | kein Aufhören; zwei Tuttos mit dieser Karte, nach dem ersten werden alle sechs neu geworfen, gewinnen das Spiel sofort, egal wie die Punkte stehen |

    __Straße, ein Beispiel.__ ⚀⚁⚁⚃⚄⚅: Leg ⚀⚁⚃⚄⚅ heraus und wirf einen Würfel. Nur ⚂ macht die Straße voll; alles
    andere ist eine Niete. Du könntest auch weniger herauslegen und mit mehr Würfeln auf die fehlenden Zahlen werfen.

    __Plus/Minus.__ Wer führt, steht auf dem Zettel, bevor dieser Zug dazukommt. Führst du allein, beendet die
    Karte deinen Zug wie eine Stop-Karte. Niemand fällt unter 0.

    __Der Stapel__ geht von Zug zu Zug weiter; ist er verbraucht, werden alle 56 Karten neu gemischt.

    __Das Ende.__ Sobald jemand 6000 oder mehr aufgeschrieben hat, ist das Spiel aus, und die meisten Punkte gewinnen.
    Allein zählst du die Züge, die du brauchst.

    __Spätere Regeln.__ Wer allein führt, spielt Plus/Minus um die 1000, und niemand verliert etwas. Die Runde, in der
    jemand 6000 erreicht, wird noch zu Ende gespielt; bei gleichen Punkten teilt man sich den Sieg.

## Ein ganzer Zug in einer Zeile, mit echten Würfeln und Karten
tutto-help-turn = Nur mitschreiben? Tippe „turn“, die Karten der Reihe nach und die aufgeschriebenen Punkte: „turn 600 x2 1500“.
error-tutto-turn-form = Tippe die Karten des Zuges und dann seine Punkte, 0 wenn sie verloren sind: „turn 600 x2 1500“, nicht „{ $text }“.
