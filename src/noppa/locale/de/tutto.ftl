# Tutto: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

tutto-name = Tutto
tutto-tagline = Karte für Karte das Glück herausfordern

## Ausgaben
tutto-edition-booklet = Anleitung von 2013
tutto-edition-later = Spätere Regeln

## Optionen, und was jeder Wert bedeutet
tutto-option-target = Zielpunktzahl
tutto-option-leader-plus-minus = Wer führt und Plus/Minus aufdeckt
tutto-option-leader-plus-minus-misses-turn = verliert den Zug
tutto-option-leader-plus-minus-plays-on = spielt um 1.000, und niemand verliert etwas
tutto-option-ending = Wann das Spiel endet
tutto-option-ending-at-once = sobald jemand das Ziel erreicht
tutto-option-ending-equal-turns = am Ende der Runde, in der jemand das Ziel erreicht
tutto-option-floor-at-zero = Punktestand nie unter 0
tutto-option-straight-is-tutto = Eine Straße gilt als Tutto

## Was eine Option ändert, in einem Satz
tutto-option-target-more = Ihr spielt bis { $value } Punkte. Ein höheres Ziel macht das Spiel länger.
tutto-option-leader-plus-minus-misses-turn-more = Wenn du allein führst, wirkt Plus/Minus wie eine Stop-Karte. Dein Zug ist vorbei, und du verlierst seine Punkte.
tutto-option-leader-plus-minus-plays-on-more = Wenn du allein führst, spielst du Plus/Minus um die 1.000, aber niemand verliert Punkte.
tutto-option-ending-at-once-more = Das Spiel endet, sobald jemand das Ziel erreicht, auch mitten in einer Runde.
tutto-option-ending-equal-turns-more = Erreicht jemand das Ziel, spielt ihr die Runde zu Ende, damit alle gleich oft dran waren. Dann gewinnt, wer die meisten Punkte hat.
tutto-option-floor-at-zero-true-more = Plus/Minus kann einen Punktestand nicht unter 0 drücken.
tutto-option-floor-at-zero-false-more = Plus/Minus kann einen Punktestand unter 0 drücken.
tutto-option-straight-is-tutto-true-more = Nach einer Straße darfst du noch eine Karte aufdecken und weitermachen, wie nach jedem Tutto.
tutto-option-straight-is-tutto-false-more = Eine Straße beendet deinen Zug, und alle seine Punkte werden aufgeschrieben.

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
tutto-ending-null = Niete gewürfelt
tutto-ending-stop-card = Stop-Karte aufgedeckt
tutto-ending-leader = Plus/Minus in Führung aufgedeckt
tutto-ending-stopped = aufgehört
tutto-ending-burnt-out = Feuerwerk abgebrannt
tutto-ending-straight = Straße geschafft
tutto-ending-clover = mit dem Kleeblatt gewonnen

## Auf dem Bildschirm
tutto-player = Spieler
tutto-total = Summe
tutto-points = { $points }
tutto-turn-number = Zug { $turn } · bis { $target }
tutto-round-number = Runde { $round } · bis { $target }
tutto-last-round = Letzte Runde
tutto-last-turn = Voriger Zug
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } verloren
tutto-took = Plus/Minus ({ $by }): { $points } Punkte Abzug für: { $name }.
tutto-rule-clover = zwei Tuttos mit dieser Karte gewinnen das Spiel; kein Aufhören
tutto-rule-firework = leg alles heraus, was zählt; die Niete am Ende schreibt deine Punkte auf
tutto-rule-straight = sammle 1 bis 6 für 2.000, mit jedem Wurf eine neue Zahl; vorher kein Aufhören
tutto-rule-plus-minus = ein Tutto bringt dir 1.000 und kostet den ersten Platz 1.000; vorher kein Aufhören
tutto-rule-double = ein Tutto verdoppelt deine Punkte in diesem Zug
tutto-rule-bonus-200 = ein Tutto bringt 200 dazu
tutto-rule-bonus-300 = ein Tutto bringt 300 dazu
tutto-rule-bonus-400 = ein Tutto bringt 400 dazu
tutto-rule-bonus-500 = ein Tutto bringt 500 dazu
tutto-rule-bonus-600 = ein Tutto bringt 600 dazu
tutto-first-made = erstes Tutto geschafft, noch eines
tutto-turn-so-far = Dieser Zug: { $points }
tutto-turn-cards = Dieser Zug: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Herausgelegt: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Aufschreiben kostet { $points } Punkte: { $name }.
tutto-null-next = Mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 } kommt in { $percent } % der Fälle eine Niete.
tutto-pile = Stapel mit { $left }: { $cards }
tutto-pile-used-up = Der Stapel ist leer. Alle 56 Karten werden neu gemischt.
tutto-pays = { $count ->
    [one] Die Runde zahlt: { $names }.
   *[other] Die Runde zahlen gemeinsam: { $names }.
 }
tutto-clover-won = Gewonnen: { $name }. Zwei Tuttos mit dem Kleeblatt, egal wie die Punkte stehen.
tutto-turns-needed = { $turns ->
    [one] Es hat einen Zug gebraucht.
   *[other] Es hat { $turns } Züge gebraucht.
 }
tutto-first-to = Bis { $target }
tutto-round = Runde { $round }
tutto-percent = { $percent } %
tutto-null-with = { $dice ->
    [one] Gefahr einer Niete mit 1 Würfel
   *[other] Gefahr einer Niete mit { $dice } Würfeln
 }
tutto-pile-left = { $left ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $left } Karten im Stapel
 }, { $stops ->
    [0] davon keine Stop-Karte
    [one] davon 1 Stop-Karte
   *[other] davon { $stops } Stop-Karten
 }
tutto-set-aside = Herausgelegt
tutto-choose = wähle, dann würfle oder schreib auf
tutto-hint = Tippe Würfel an, die zählen, und wirf den Rest.
tutto-next-card = Nächste Karte aufdecken
tutto-risks = { $points } aufs Spiel setzen
tutto-bank = { $points } aufschreiben
tutto-then = neuer Stand { $total }
tutto-set-button = { $what ->
    [tutto] Herauslegen: Tutto
    [ends] Straße vollenden
   *[roll] Herauslegen, { $left ->
        [one] einen Würfel
       *[other] { $left } Würfel
     } werfen
 }
tutto-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
tutto-told-banked = { $name }: { $points } aufgeschrieben.
tutto-told-lost = { $name }: { $ending }, { $points } Punkte verloren.
tutto-told-nothing = { $name }: { $ending }, keine Punkte.
tutto-told-set = { $name }: { $dice } herausgelegt.
tutto-told-go = { $name }: noch eine Karte aufgedeckt.
tutto-own-banked = Du hast { $points } aufgeschrieben.
tutto-own-lost = { $ending ->
    [null] Eine Niete
    [stop_card] Eine Stop-Karte
   *[other] Dein Zug ist vorbei
 }: { $points ->
    [0] keine Punkte in diesem Zug.
    [one] { $points } Punkt ist weg.
   *[other] { $points } Punkte sind weg.
 }
tutto-all-six = Alle sechs Würfel
tutto-label-set = { $dice } herauslegen
tutto-label-stop = aufhören und { $points } aufschreiben
tutto-label-go = weitermachen und die nächste Karte aufdecken
tutto-choice-set = { $points } Punkte, im Zug { $collected }; { $percent } % Nietengefahr mit { $left ->
    [one] einem Würfel
   *[other] { $left } Würfeln
 }
tutto-choice-faces = { $percent } % Nietengefahr mit { $left ->
    [one] einem Würfel
   *[other] { $left } Würfeln
 }
tutto-choice-tutto = ein Tutto, { $collected } in diesem Zug
tutto-choice-ends = vollendet die Straße, schreibt { $collected } auf und beendet den Zug
tutto-choice-again = ein Tutto; { $percent } % Nietengefahr mit wieder allen sechs
tutto-choice-wins = ein Tutto, und du gewinnst das Spiel
tutto-choice-stop = schreibt { $points } auf, neuer Stand { $total }
tutto-choice-stop-tutto = ein Tutto, schreibt { $points } auf, neuer Stand { $total }
tutto-choice-go = { $ends } von { $of } Karten beenden den Zug; { $percent } % Gefahr samt erstem Wurf
tutto-choices-more = und { $count } weitere

## Was der Coach sagt, und warum
tutto-advice-set = { $what ->
    [tutto] { $dice } für ein Tutto herauslegen
    [straight] { $dice } herauslegen und die Straße vollenden
   *[roll] { $dice } herauslegen und { $left ->
        [one] einen Würfel
       *[other] { $left } Würfel
     } werfen
 }
tutto-advice-set-brief = { $dice } herauslegen
tutto-advice-stop = { $points } Punkte aufschreiben
tutto-advice-stop-brief = { $points } aufschreiben
tutto-advice-go = Die nächste Karte aufdecken
tutto-why-null = { $points ->
    [0] Mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
     } kommt in { $percent } % der Fälle eine Niete, aber noch hast du keine Punkte zu verlieren.
   *[other] Mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
     } kommt in { $percent } % der Fälle eine Niete, und dann verlierst du { $points } Punkte.
 }
tutto-why-null-straight = { $points ->
    [0] Mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
     } kommt in { $percent } % der Fälle keine neue Zahl, aber noch hast du keine Punkte zu verlieren.
   *[other] Mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
     } kommt in { $percent } % der Fälle keine neue Zahl, und dann verlierst du { $points } Punkte.
 }
tutto-why-bonus = Von hier aus schaffst du in { $percent } % der Fälle ein Tutto, und es bringt { $gift } Punkte dazu.
tutto-why-double = Von hier aus schaffst du in { $percent } % der Fälle ein Tutto, und es verdoppelt deine Punkte in diesem Zug.
tutto-why-plus-minus = Von hier aus schaffst du in { $percent } % der Fälle ein Tutto. Es bringt dir { 1000 } Punkte und kostet den ersten Platz { 1000 }.
tutto-why-straight = Von hier aus schaffst du die Straße in { $percent } % der Fälle, für { 2000 } Punkte.
tutto-why-clover = Von hier aus gewinnst du das Spiel mit dem Kleeblatt in { $percent } % der Fälle.
tutto-why-clover-half = Das ist das erste Tutto für das Kleeblatt. Von hier aus schaffst du in { $percent } % der Fälle das zweite und gewinnst das Spiel.
tutto-why-clover-wins = Das ist das zweite Tutto für das Kleeblatt, und es gewinnt das Spiel.
tutto-why-firework = Beim Feuerwerk kannst du keine Punkte verlieren. Du hast bisher { $points } und bekommst im Schnitt noch { $more } dazu.
tutto-why-tutto = Das ist ein Tutto. Die Karte bringt dir { $gift } Punkte, damit hast du { $points } in diesem Zug.
tutto-why-straight-ends = Das vollendet die Straße, schreibt { $points } Punkte auf und beendet den Zug.
tutto-why-takes = Das Aufschreiben kostet die anderen außerdem { $taken } Punkte.
tutto-why-stop = Du schreibst { $points } Punkte auf und hast dann { $total }.
tutto-why-stop-wins = Damit kommst du auf { $total } Punkte und gewinnst das Spiel.
tutto-why-stop-reaches = Damit kommst du auf { $total } Punkte und erreichst das Ziel. Die anderen spielen die Runde noch zu Ende.
tutto-why-go = Die nächste Karte oder der erste Wurf kostet dich deine { $points } Punkte in { $percent } % der Fälle. Im Schnitt beendest du den Zug mit { $mean } Punkten.
tutto-why-stop-instead = { $than ->
    [less] Jetzt { $points } aufzuschreiben wäre { study-amount-chance } weniger wert.
    [more] Jetzt { $points } aufzuschreiben wäre { study-amount-chance } mehr wert.
   *[same] Jetzt { $points } aufzuschreiben wäre genauso viel wert.
 }
tutto-why-go-instead = { $than ->
    [less] Noch eine Karte wäre { study-amount-chance } weniger wert.
    [more] Noch eine Karte wäre { study-amount-chance } mehr wert.
   *[same] Noch eine Karte wäre genauso viel wert.
 }
tutto-why-set-instead = { $left ->
    [0] { $dice } für ein Tutto herauszulegen
   *[other] { $dice } herauszulegen und { $left } zu werfen (in { $percent } % der Fälle eine Niete)
 } { $than ->
    [less] wäre { study-amount-chance } weniger wert.
    [more] wäre { study-amount-chance } mehr wert.
   *[same] wäre genauso viel wert.
 }
kind-stop = aufhören oder weiterwürfeln
kind-next-card = noch eine Karte aufdecken
kind-set = welche Würfel du herauslegst

## Was man tippen kann
tutto-help =
    Tippe die Würfel, die du herauslegen willst; der Rest wird geworfen: „1“, „1222“ oder „set 1 2 2 2“.
    Tippe „stop“, um die Punkte dieses Zuges aufzuschreiben, mit jedem Würfel des Wurfs, der zählt.
    Nach einem Tutto tippe „go“, um die nächste Karte aufzudecken.

## Absagen
error-tutto-set-never = Diese Würfel zählen nicht zusammen. Leg beliebige 1er und 5er heraus, oder drei oder sechs von einer anderen Zahl. Bei der Straße nimm jede Zahl nur einmal. Tippe zum Beispiel „set 1 2 2 2“.
error-tutto-set-not-there = Du kannst nur Würfel aus diesem Wurf herauslegen: { $dice }.
error-tutto-set-not-valid = Nicht alle diese Würfel zählen. Von { $dice } kannst du { $valid } herauslegen. 1er und 5er zählen einzeln, andere Zahlen nur zu dritt.
error-tutto-set-all = Beim Feuerwerk musst du jeden Würfel herauslegen, der zählt: { $valid }.
error-tutto-set-new-faces = Bei der Straße legst du jede Zahl nur einmal heraus. Neu in diesem Wurf: { $valid }.
error-tutto-set-after-tutto = Alle sechs Würfel sind herausgelegt. Hör auf und schreib die Punkte auf, oder mach mit der nächsten Karte weiter.
error-tutto-stop-forbidden = { $card } lässt dich jetzt nicht aufhören. Leg Würfel heraus.
error-tutto-go-needs-tutto = Eine neue Karte bekommst du erst nach einem Tutto. Leg Würfel heraus, oder hör auf, wenn die Karte es erlaubt.
error-tutto-tally-not-now = Einen ganzen Zug kannst du nur vor seiner ersten Karte eingeben.
error-tutto-tally-no-cards = Ein Zug hat mindestens eine Karte. Gib die Karten ein, die du aufgedeckt hast.
error-tutto-tally-turn-over = { $card } beendet den Zug, also kann danach keine weitere Karte kommen ({ $next }).
error-tutto-tally-points = Ein Zug mit diesen Karten ({ $cards }) kann nicht { $points } bringen. Am nächsten: { $nearest }.
error-tutto-tally-no-clover = Mit dem Kleeblatt kannst du nur gewinnen, wenn es die letzte Karte des Zuges ist, und dieser Zug bringt 0.

## Die Regeln, als Markdown
tutto-rules =
    Schreib vor allen anderen 6.000 Punkte auf. Wer dann die wenigsten hat, zahlt eine Runde.

    __Ein Zug.__ Deck eine Karte auf und wirf sechs Würfel. Zählt nichts, ist das eine *Niete*: Dein Zug ist vorbei, und
    du verlierst alle seine Punkte. Sonst kannst du __aufhören__ und die Punkte des Zuges aufschreiben, mit jedem Würfel
    des letzten Wurfs, der zählt, oder du legst mindestens einen Einzelwürfel oder Drilling __heraus__ und wirfst den Rest.

    __Was zählt__

    | Würfel | Punkte | Würfel | Punkte |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1.000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    ⚀⚁⚁⚁⚄⚅ ist also 350 Punkte wert. Ein Drilling zählt nur, wenn alle drei Würfel *in einem Wurf* kamen: Drei ⚄, in
    drei Würfen herausgelegt, sind 150 wert, nicht 500.

    __Tutto.__ Wenn alle sechs Würfel herausgelegt sind, nach einem Wurf oder mehreren, hast du ein Tutto. Die Karte gibt
    dir, was sie verspricht. Dann hör auf und schreib die Punkte auf, oder mach __weiter__: Deck die nächste Karte auf und
    wirf alle sechs Würfel. Kommt jetzt eine Stop-Karte oder eine Niete, verlierst du alle Punkte dieses Zuges, auch die
    früherer Karten.

    __Ein Beispiel.__ Deine Karte ist Bonus 300. Du wirfst ⚀⚁⚂⚂⚂⚅, legst ⚂⚂⚂ heraus (300) und wirfst drei: ⚁⚃⚄.
    Du legst ⚄ heraus (50) und wirfst zwei: ⚀⚄. Du legst beide heraus (150), und das ist ein Tutto. Mit 500 für die
    Würfel und 300 für die Karte hast du 800. Du könntest sie aufschreiben, aber du machst weiter und deckst x2 auf. Noch
    ein Tutto, sagen wir mit 400, ergäbe 1.200 und verdoppelt 2.400. Aber du wirfst ⚁⚁⚂⚃⚅⚅. Nichts zählt, und die 800
    Punkte sind weg.

    | Karte | wie viele | was sie tut |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | je 5 | Ein Tutto bringt den Bonus dazu. |
    | x2 | 5 | Ein Tutto verdoppelt alle deine bisherigen Punkte in diesem Zug, auch die früherer Karten. |
    | Stop | 10 | Dein Zug ist vorbei, und du verlierst seine Punkte. |
    | Feuerwerk | 5 | Leg jeden Würfel heraus, der zählt. Nach einem Tutto wirf alle sechs noch einmal, ohne neue Karte. Nur eine Niete beendet deinen Zug, und sie schreibt deine Punkte *auf*. |
    | Plus/Minus | 5 | Vor einem Tutto kannst du nicht aufhören. Es bringt dir 1.000, egal was du gewürfelt hast, und wenn du aufschreibst, verliert der erste Platz 1.000. Teilen ihn sich mehrere, verlieren alle so viel, aber du nie. |
    | Straße | 5 | Du kannst nicht aufhören, bevor eins bis sechs herausgelegt sind, jede Zahl einmal. Jeder Wurf muss mindestens eine neue Zahl bringen, sonst ist er eine Niete. Eine Straße ist 2.000 wert und gilt als Tutto. |
    | Kleeblatt | 1 | Du kannst nicht aufhören. Schaffst du zwei Tuttos mit dieser Karte, gewinnst du sofort das Spiel, egal wie die Punkte stehen. Nach dem ersten wirf alle sechs Würfel noch einmal. |

    __Straße, ein Beispiel.__ Du wirfst ⚀⚁⚁⚃⚄⚅, legst ⚀⚁⚃⚄⚅ heraus und wirfst einen Würfel. Nur ⚂ vollendet die
    Straße; alles andere ist eine Niete. Du könntest auch weniger Würfel herauslegen und mit mehr Würfeln auf die
    fehlenden Zahlen werfen.

    __Plus/Minus.__ Wer führt, steht auf dem Block, bevor du die Punkte dieses Zuges dazuzählst. Führst du allein,
    beendet die Karte deinen Zug wie eine Stop-Karte. Niemand fällt unter 0.

    __Der Stapel__ geht von Zug zu Zug weiter. Ist er aufgebraucht, werden alle 56 Karten neu gemischt.

    __Das Ende.__ Das Spiel endet, sobald jemand 6.000 Punkte oder mehr aufgeschrieben hat. Es gewinnt, wer dann die
    meisten Punkte hat. Spielst du allein, zähl, wie viele Züge du brauchst.

    __Spätere Regeln.__ Führst du allein, spielst du Plus/Minus um die 1.000, und niemand verliert Punkte. Erreicht jemand
    6.000, spielt ihr die Runde zu Ende. Bei gleichen Punkten teilt ihr euch den Sieg.

## Ein ganzer Zug in einer Zeile, mit echten Würfeln und Karten
tutto-help-turn = Nur mitschreiben? Tippe „turn“, die Karten der Reihe nach und die aufgeschriebenen Punkte: „turn 600 x2 1500“.
error-tutto-turn-form = „{ $text }“ ist nicht zu lesen. Tippe die Karten des Zuges und dann seine Punkte, oder 0, wenn sie verloren sind: „turn 600 x2 1500“.

## Die kurzen Regeln
tutto-goal = Schreib vor allen anderen { $target } Punkte auf.
tutto-begins = Laut Anleitung beginnt, wer am meisten Glück hat. Wer das ist, entscheidet ihr zusammen.
tutto-step-card = Deck eine Karte auf und wirf sechs Würfel.
tutto-step-set = Leg mindestens einen Würfel heraus, der zählt, und wirf den Rest. Oder hör auf und schreib die Punkte auf.
tutto-step-tutto = Sind alle sechs Würfel herausgelegt, ist das ein Tutto, und die Karte zahlt aus. Schreib die Punkte auf, oder deck die nächste Karte auf.
tutto-item-single = Einzelwürfel
tutto-item-triple = Drilling
tutto-needs-single = Jeder zählt für sich.
tutto-needs-triple = Drei gleiche in einem Wurf.
tutto-needs-stop = dein Zug ist vorbei, und du verlierst seine Punkte
tutto-example-card = Du deckst die Karte { $card } auf.
tutto-example-set = Du legst { $aside } für { $points } Punkte heraus. Bisher sind das { $total }.
tutto-example-tutto = Alle sechs Würfel sind herausgelegt, also ist es ein Tutto. { $dice } für die Würfel und { $bonus } für die Karte sind { $points }.
tutto-example-go = Statt die { $points } aufzuschreiben, deckst du noch die Karte { $card } auf.
tutto-example-null = Nichts zählt. Das ist eine Niete, und alle { $points } Punkte sind weg.
tutto-ask-triple = Sind drei Fünfen aus drei Würfen ein Drilling?
tutto-answer-triple = Nein. Ein Drilling muss in einem Wurf kommen.
tutto-ask-at-once = Muss ich Würfel herauslegen, bevor ich aufhöre?
tutto-answer-at-once = Nein. Wenn du aufhörst, zählt auch jeder passende Würfel des letzten Wurfs.
tutto-ask-null = Was kostet eine Niete?
tutto-answer-null = Alle Punkte dieses Zuges, auch die früherer Karten. Was vorher aufgeschrieben wurde, ist sicher. Nur beim Feuerwerk schreibt eine Niete deine Punkte auf.
tutto-ask-leader-misses-turn = Was ist, wenn ich führe und Plus/Minus aufdecke?
tutto-answer-leader-misses-turn = Führst du allein, ist dein Zug vorbei, wie bei einer Stop-Karte.
tutto-ask-leader-plays-on = Was ist, wenn ich führe und Plus/Minus aufdecke?
tutto-answer-leader-plays-on = Führst du allein, spielst du um die 1.000, und niemand verliert etwas.
tutto-ask-end-at-once = Wann endet das Spiel?
tutto-answer-end-at-once = Sobald jemand { $target } Punkte oder mehr aufgeschrieben hat.
tutto-ask-end-equal-turns = Wann endet das Spiel?
tutto-answer-end-equal-turns = Am Ende der Runde, in der jemand { $target } Punkte oder mehr aufschreibt.
tutto-now-risk = Diese Karte liegt auf dem Tisch, und { $points } Punkte stehen auf dem Spiel.
tutto-now-left = { $left ->
    [0] Keine mehr im Stapel von { $cards }.
    [one] Noch 1 im Stapel von { $cards }.
   *[other] Noch { $left } im Stapel von { $cards }.
 }

## Die Lektion: was bei jedem Schritt zu tun ist, und danach warum
tutto-lesson-goal = Erreiche vor Jussi 1.000 Punkte
tutto-lesson-draw = Jeder Zug beginnt mit einer Karte. Deck eine auf.
tutto-lesson-draw-why = Leg alle sechs Würfel heraus, dann gibt dir diese Karte 300 extra.
tutto-lesson-one = Nur ⚀ und ⚄ zählen einzeln. Leg ⚀ heraus und wirf den Rest.
tutto-lesson-one-why = ⚀ ist 100 Punkte wert, ⚄ ist 50 wert.
tutto-lesson-triple = Drei gleiche in einem Wurf zählen zusammen. Leg ⚁⚁⚁ heraus.
tutto-lesson-triple-why = Das sind 200 Punkte. ⚅⚅⚅ wären 600, und ⚀⚀⚀ sogar 1.000.
tutto-lesson-tutto = Beide Würfel zählen. Leg ⚀⚄ heraus.
tutto-lesson-tutto-why = Alle sechs Würfel sind herausgelegt. Das ist ein Tutto, und die Karte bringt 300 dazu.
tutto-lesson-bank = Du könntest weitermachen und alles riskieren. Schreib lieber deine 750 Punkte auf.
tutto-lesson-bank-why = Aufgeschriebene Punkte sind sicher. Danach hat Jussi, der Bot, 250 aufgeschrieben.
tutto-lesson-null = Du bist wieder dran. Deck die nächste Karte auf.
tutto-lesson-null-why = Keine ⚀, keine ⚄, keine drei gleichen. Das ist eine Niete, und der Zug bringt nichts.
tutto-lesson-draw-again = Jussi hat eine Stop-Karte aufgedeckt und musste aufhören. Deck deine auf.
tutto-lesson-draw-again-why = Du brauchst 250 zum Sieg. Jetzt aufzuschreiben bringt dir nur 200.
tutto-lesson-coach = Frag den Coach, was du herauslegen sollst.
tutto-lesson-coach-why = Nur ⚀, denn je mehr Würfel du wirfst, desto seltener kommt eine Niete.
tutto-lesson-win = 250 Punkte, gerade genug. Schreib sie auf.
tutto-lesson-win-why = Das sind 1.000 Punkte, und du gewinnst. Die meisten Spiele gehen bis 6.000.
tutto-lesson-done = Hör rechtzeitig auf, und leg nur die Würfel heraus, die du brauchst.
