# Dicetto: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

dicetto-name = Dicetto
dicetto-tagline = Schnapp dir Karten und halte sie fest

## Ausgaben
dicetto-edition-international = International
dicetto-edition-finnish = Finnisch
dicetto-edition-polish = Polnisch

## Optionen, und was jeder Wert bedeutet
dicetto-option-bonus = Mit Bonuskarten spielen
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nein
dicetto-option-cards-to-win = Karten, die das Spiel beenden
dicetto-option-most-cards-points = Punkte für den Bonus „Meiste Karten“
dicetto-option-battle = Wann Würfelduelle stattfinden
dicetto-option-battle-at-once = sofort
dicetto-option-battle-end-of-turn = am Ende des Zuges

## Was eine Option ändert, in einem Satz
dicetto-option-bonus-true-more = Vier Bonuskarten liegen von Anfang an offen. Vergeben werden sie am Ende.
dicetto-option-bonus-false-more = Nur die Punkte auf den Würfelkarten zählen.
dicetto-option-cards-to-win-more = { $value ->
    [one] Das Spiel endet, sobald jemand eine Karte gesammelt hat.
   *[other] Das Spiel endet, sobald jemand { $value } Karten hat. Weniger Karten machen das Spiel kürzer.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Wer die meisten Karten hat, bekommt einen Punkt extra, wenn diese Bonuskarte im Spiel ist.
   *[other] Wer die meisten Karten hat, bekommt { $value } Punkte extra, wenn diese Bonuskarte im Spiel ist.
 }
dicetto-option-battle-at-once-more = Du weißt, wer die Karte hält, bevor du deine anderen Würfel legst.
dicetto-option-battle-end-of-turn-more = Du legst zuerst alle deine Würfel. Dann werden die Duelle nacheinander ausgetragen.

## Punktezettel
dicetto-item-cards = Würfelkarten
dicetto-item-bonus = Bonuskarten

## Würfelkarten
dicetto-card-ones = Einser
dicetto-card-twos = Zweier
dicetto-card-threes = Dreier
dicetto-card-fours = Vierer
dicetto-card-fives = Fünfer
dicetto-card-sixes = Sechser
dicetto-card-pair = Paar
dicetto-card-two-pairs = 2 Paare
dicetto-card-three-of-a-kind = Dreierpasch
dicetto-card-four-of-a-kind = Viererpasch
dicetto-card-small-straight = Kleine Straße
dicetto-card-large-straight = Große Straße
dicetto-card-chance = Chance
dicetto-card-extra-roll = Zusatzwurf

## Was auf einer Karte liegen darf, in wenigen Worten
dicetto-asks-ones = beliebig viele Einser
dicetto-asks-twos = beliebig viele Zweier
dicetto-asks-threes = beliebig viele Dreier
dicetto-asks-fours = beliebig viele Vierer
dicetto-asks-fives = beliebig viele Fünfer
dicetto-asks-sixes = beliebig viele Sechser
dicetto-asks-pair = zwei gleiche
dicetto-asks-two-pairs = zwei Paare oder vier gleiche
dicetto-asks-three-of-a-kind = drei gleiche
dicetto-asks-four-of-a-kind = vier gleiche
dicetto-asks-small-straight = drei Zahlen in Folge
dicetto-asks-large-straight = vier Zahlen in Folge
dicetto-asks-chance = beliebige Würfel, mindestens einer
dicetto-asks-extra-roll = beliebige Würfel, mindestens einer

## Bonuskarten
dicetto-card-fewest-logos = Wenigste Logos
dicetto-card-most-logos = Meiste Logos
dicetto-card-fewest-cards = Wenigste Karten
dicetto-card-most-cards = Meiste Karten
dicetto-card-most-straights = Meiste Straßen
dicetto-card-most-chances = Meiste Chance-Karten
dicetto-card-fewest-points = Wenigste Punkte
dicetto-card-most-numbers = Meiste 1–6-Karten

## Würfel
dicetto-colour-red = rot
dicetto-colour-yellow = gelb
dicetto-colour-green = grün
dicetto-colour-blue = blau

## Der Kartensatz
dicetto-deck-built-in = unser eigener Kartensatz
dicetto-deck-own = eigener Kartensatz

## Züge
dicetto-move-keep = { $count ->
    [0] alle Würfel neu werfen
   *[other] { $dice } behalten
 }
dicetto-move-place = { $effect ->
    [sends_back] { $dice } auf die Karte { $card } (Nummer { $slot }) legen und die anderen Würfel zurückschicken
    [battle] { $dice } auf die Karte { $card } (Nummer { $slot }) legen und darum kämpfen
   *[takes] { $dice } auf die Karte { $card } (Nummer { $slot }) legen
 }
dicetto-move-done = fertig

## Der Tisch
dicetto-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
dicetto-fourth-roll = ein vierter Wurf
dicetto-free = frei
dicetto-tie = Duell { $tie }
dicetto-tie-or-beat = Duell { $tie }, { $beat }+
dicetto-on-card = auf { $slot }
dicetto-lost = weg
dicetto-battle = Duell um Karte { $slot }. Der erste Würfel: { $challenger }, der zweite: { $owner }.
dicetto-total = Punkte
dicetto-cards = Karten
dicetto-won = gewonnen
dicetto-nobody = gleich
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $rolls } Würfe
 }
dicetto-pile = { $cards ->
    [0] der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
 } ({ $deck })
dicetto-typing-keep = „55“ behält diese Würfel, „p 2 55“ legt sie auf Karte 2, „done“ beendet deinen Zug
dicetto-typing-place = „p 2 55“ legt Würfel auf Karte 2, „done“ beendet deinen Zug

## Am Tisch im Browser
dicetto-lay = { $dice } auf die Karte { $card } legen
dicetto-lay-on = Auf die Karte { $card } legen
dicetto-lay-short = { $dice } legen ({ $sum })
dicetto-hint = Wähle Würfel, dann tippe eine Karte an.
dicetto-ends = { $cards ->
    [one] 1 Karte beendet das Spiel
   *[other] { $cards } Karten beenden das Spiel
 }
dicetto-in-pile = im Stapel
dicetto-logo = mit Logo
dicetto-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
 }
dicetto-battle-status = Duell: { $challenger } gegen { $owner }
dicetto-did-lay = { $name }: { $dice } auf die Karte { $card } gelegt.
dicetto-moment = Duell gewonnen
dicetto-moment-card = Die Karte { $card } wechselt den Besitzer

## Was der Coach sagt, und warum
dicetto-advice-keep = { $count ->
    [0] Alle vier noch einmal werfen
   *[other] { $dice } behalten und { $left ->
        [one] einen Würfel
       *[other] { $left } Würfel
     } werfen
 }
dicetto-advice-keep-brief = { $count ->
    [0] Alle vier werfen
   *[other] { $dice } behalten
 }
dicetto-advice-lay = { $dice } auf die Karte { $card } legen
dicetto-advice-done = Den Zug beenden
dicetto-why-keep = { $percent ->
    [100] Was du auch wirfst, für die Karte { $card } hast du Würfel. Sie bringt { study-amount-points }.
   *[other] Die Karte { $card } bringt { study-amount-points } und klappt in { $percent } % der Fälle.
 }
dicetto-why-keep-too = { $percent ->
    [100] Die Karte { $card } bringt { study-amount-points } und klappt bei jedem Wurf.
   *[other] Die Karte { $card } bringt { study-amount-points } und klappt in { $percent } % der Fälle.
 }
dicetto-why-keep-none = Von den Karten in der Reihe kannst du keine bekommen, also würfelst du um den Zusatzwurf.
dicetto-why-points = Die Karte { $card } bringt { study-amount-points }.
dicetto-why-extra = Der Zusatzwurf gibt dir im nächsten Zug einen vierten Wurf.
dicetto-why-beaten = Wenn jemand diese Karte will, wird das in { $percent } % der Fälle geschlagen.
dicetto-why-send-back = Deine { $sum } schlägt die { $lying } auf der Karte.
dicetto-why-battle = Deine { $sum } ist genauso hoch wie die { $lying } auf der Karte, also werft ihr je einen Würfel. In der Hälfte der Fälle gewinnst du.
dicetto-why-done = { $cards ->
    [0] Du hast nur auf dem Zusatzwurf Würfel liegen.
    [one] Du hast auf einer Karte Würfel liegen. Sie bringt { study-amount-points }.
   *[other] Du hast auf { $cards } Karten Würfel liegen. Sie bringen zusammen { study-amount-points }.
 }
dicetto-why-nothing = Du beendest den Zug ohne Würfel auf einer Karte.
dicetto-why-roll-instead = { $than ->
    [less] Weiterwürfeln wäre { study-amount-chance } weniger wert.
    [more] Weiterwürfeln wäre { study-amount-chance } mehr wert.
   *[same] Weiterwürfeln wäre genauso viel wert.
 }
dicetto-why-lay-instead = { $than ->
    [less] Jetzt { $dice } auf die Karte { $card } zu legen wäre { study-amount-chance } weniger wert.
    [more] Jetzt { $dice } auf die Karte { $card } zu legen wäre { study-amount-chance } mehr wert.
   *[same] Jetzt { $dice } auf die Karte { $card } zu legen wäre genauso viel wert.
 }

## Arten von Entscheidungen, bei denen am meisten verloren geht
kind-lay = welche Karte
kind-send-back = Würfel zurückschicken
kind-battle = Duelle
kind-end-turn = den Zug beenden

## Was man tippen kann
dicetto-help =
    Tippe die Würfel, die du behalten willst; der Rest wird neu geworfen: „55“ oder „keep 5 5“. „keep“ allein wirft alle vier.
    Um Würfel auf eine Karte zu legen, tippe die Nummer der Karte und die Würfel: „place 2 5 5“ oder „p 2 55“. Für den Zusatzwurf tippe „p x 1“.
    Sobald du Würfel gelegt hast, darfst du in diesem Zug nicht mehr würfeln. „done“ beendet deinen Zug.
    Karten schreibt man „pair:1“, mit Logo „pair:1*“. Bonuskarten schreibt man „most_logos“, „fewest_cards“ und so weiter.

## Absagen
error-dicetto-placed-already = Du hast schon Würfel gelegt, also darfst du in diesem Zug nicht mehr würfeln.
error-dicetto-no-rolls-left = Du hast keinen Wurf mehr. Leg Würfel, oder beende deinen Zug.
error-dicetto-keep-not-there = Du kannst nur Würfel behalten, die auf dem Tisch liegen: { $dice }.
error-dicetto-slot-empty = Auf Platz { $slot } liegt keine Karte. Wähle eine andere.
error-dicetto-challenge-lost = Du hast ein Duell um Karte { $slot } verloren, also darfst du in diesem Zug keine Würfel mehr darauf legen.
error-dicetto-once-a-turn = Auf Karte { $slot } hast du schon Würfel gelegt. Das geht nur einmal pro Zug.
error-dicetto-does-not-fit = Diese Würfel passen nicht auf die Karte { $card }. { $count ->
    [0] Von deinen passt keiner.
   *[other] Diese würden passen: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Du hast nur diese Würfel zum Legen: { $hand }.
error-dicetto-dice-lost = Würfel, mit denen du ein Duell verloren hast, darfst du in diesem Zug nicht mehr legen. Du hast: { $hand }.
error-dicetto-sum-too-low = { $sum } ist zu wenig für Karte { $slot }. Mit { $least } gibt es ein Duell, und mehr schickt die Würfel dort zurück.

## Ein Kartensatz aus einer Datei
error-dicetto-deck-not-a-list = In der Kartensatz-Datei muss { $place } eine Liste von Tabellen sein, geschrieben als { $allowed }.
error-dicetto-deck-kind = In der Kartensatz-Datei hat { $place } die Art „{ $value }“, die es nicht gibt. Nimm eine von diesen: { $allowed }.
error-dicetto-deck-number = In der Kartensatz-Datei muss „{ $key }“ in { $place } eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-dicetto-deck-logo = In der Kartensatz-Datei ist „logo“ in { $place } { $value }. Nimm eines von diesen: { $allowed }.
error-dicetto-deck-twice = In der Kartensatz-Datei wiederholt { $place } die Karte { $card }. Erhöhe stattdessen ihre Anzahl.
error-dicetto-deck-few-cards = Die Kartensatz-Datei braucht mindestens { $least } Karten unter { $place }, hat aber { $found }.
error-dicetto-deck-most-cards = In der Kartensatz-Datei ist { $place } { $value } wert, aber die Option most_cards_points sagt { $allowed }. Lass die Punkte in der Datei weg, oder ändere die Option.

## Die Regeln, als Markdown
dicetto-rules =
    Leg Würfel auf Karten. Liegen sie noch da, wenn dein nächster Zug beginnt, gehören die Karten dir. Wer die meisten
    Punkte hat, gewinnt; bei gleichen Punkten teilt ihr euch den Sieg. Zwei bis vier können spielen, alle mit vier
    Würfeln in eigener Farbe. Vier Würfelkarten liegen in einer Reihe, der Zusatzwurf daneben. Wer am ältesten ist, beginnt,
    wenn ihr nichts anderes ausmacht.

    __Dein Zug: einsammeln.__ Nimm jede Karte, auf der noch deine Würfel liegen, und nimm die Würfel zurück. Neue Karten
    füllen die Reihe auf. Der Zusatzwurf bleibt auf dem Tisch, aber er gibt dir in diesem Zug einen vierten Wurf.

    __Dein Zug: würfeln.__ Wirf deine vier Würfel bis zu dreimal. Nach jedem Wurf wählst du, welche du neu wirfst.

    __Dein Zug: legen.__ Leg Würfel auf so viele Karten, wie du magst. Sobald du welche gelegt hast, darfst du in diesem
    Zug nicht mehr würfeln. Auf jede Karte darfst du nur einmal pro Zug Würfel legen, und jeder Würfel liegt auf nur
    einer Karte. Würfel, die du nicht legst, bleiben bei dir. Die Würfel auf einer Karte müssen genau zu ihr passen.

    | Karte | passende Würfel | Beispiel | Punkte |
    |---|---|---|---|
    | Einser bis Sechser | einer oder mehrere mit dieser Zahl | Vierer: ⚃⚃⚃ | 2 |
    | Paar | zwei gleiche | ⚄⚄ | 1 |
    | 2 Paare | zwei Paare oder vier gleiche | ⚁⚁⚅⚅ | 6 |
    | Dreierpasch | drei gleiche | ⚂⚂⚂ | 4 |
    | Viererpasch | vier gleiche | ⚁⚁⚁⚁ | 11 |
    | Kleine Straße | drei Zahlen in Folge | ⚂⚃⚄ | 2 |
    | Große Straße | vier Zahlen in Folge | ⚁⚂⚃⚄ | 6 |
    | Chance | beliebige Würfel, mindestens einer | ⚀⚅⚅ | 1 |
    | Zusatzwurf | beliebige Würfel, mindestens einer | ⚅ | 0 |

    __Eine Karte mit fremden Würfeln.__ Zähl die Würfel zusammen. Eine höhere Summe schickt die fremden Würfel sofort
    zurück. Bei gleicher Summe gibt es ein Duell: Beide werfen einen Würfel, und der höhere hält die Karte. Bei
    Gleichstand werft ihr noch einmal. Wer verliert, nimmt die Würfel zurück. Verlierst du in deinem eigenen Zug,
    darfst du diese Würfel und diese Karte in dem Zug nicht mehr benutzen. Eine niedrigere Summe darfst du nicht legen.

    __Ein Beispiel.__ Dein letzter Wurf ist ⚂⚄⚄⚅. Auf Paar liegen fremde ⚃⚃. Deine ⚄⚄ schlagen sie mit 10 zu 8 und
    schicken sie zurück. Auf Sechser liegt eine fremde ⚅. Deine ⚅ ist gleich, also darfst du um die Karte kämpfen. Deine
    ⚂ passt auf Dreier, oder auf Chance, wenn die Karte frei ist. Liegen deine Würfel noch da, wenn dein nächster Zug
    beginnt, gehören die Karten dir.

    __Das Ende.__ Das Spiel endet, wenn jemand die zehnte Karte einsammelt oder keine Würfelkarten mehr da sind. Karten,
    auf denen noch Würfel liegen, gehen an die, deren Würfel es sind. Der Zusatzwurf ist nichts wert und zählt nicht
    als Karte.

    __Bonuskarten.__ Vier von den acht liegen von Anfang an offen und werden am Ende vergeben. Bei Gleichstand bekommt
    sie niemand. Nur Würfelkarten zählen.

    | Bonuskarte | Punkte | Bonuskarte | Punkte |
    |---|---|---|---|
    | Wenigste Logos | 3 | Meiste Logos | 3 |
    | Wenigste Karten | 4 | Meiste Karten | 3 |
    | Meiste Straßen | 3 | Meiste Chance-Karten | 3 |
    | Wenigste Punkte | 5 | Meiste 1–6-Karten | 3 |

    __Der Kartensatz.__ Die 46 Würfelkarten und ihre Punkte sind unser eigener Satz, und jede zweite Karte hat das Logo
    (★). Wenn du die echten Karten hast, kannst du sie aus einer Datei laden.

    __Finnische Ausgabe.__ Alle Duelle werden am Ende des Zuges ausgetragen, eines nach dem anderen.

    __Polnische Ausgabe.__ Ohne Bonuskarten, außer ihr wollt sie, und „Meiste Karten“ ist 4 wert.

## Die kurzen Regeln
dicetto-goal = { $cards ->
    [one] Gewinne Karten mit deinen Würfeln. Das Spiel endet, wenn jemand eine Karte hat. Es gewinnt, wer dann die meisten Punkte hat.
   *[other] Gewinne Karten mit deinen Würfeln. Das Spiel endet, wenn jemand { $cards } davon hat. Es gewinnt, wer dann die meisten Punkte hat.
 }
dicetto-begins = Laut Anleitung beginnt, wer am ältesten ist.
dicetto-step-roll = Wirf vier Würfel bis zu dreimal. Behalte, was dir gefällt.
dicetto-step-lay = Leg Würfel auf Karten, zu denen sie genau passen.
dicetto-step-keep = Liegen sie noch da, wenn dein nächster Zug beginnt, gehört die Karte dir.
dicetto-needs = Darauf passen: { $asks }.
dicetto-needs-range = Darauf passen: { $asks }. Bringt { $least } bis { $most } Punkte.
dicetto-needs-extra-roll = Darauf passen beliebige Würfel. Gewinnst du die Karte, bekommst du in dem Zug einen vierten Wurf. Dann kommt sie zurück auf den Tisch. Sie bringt keine Punkte.
dicetto-needs-fewest-logos = Für die wenigsten Sterne auf den eigenen Karten.
dicetto-needs-most-logos = Für die meisten Sterne auf den eigenen Karten.
dicetto-needs-fewest-cards = Für die wenigsten Würfelkarten.
dicetto-needs-most-cards = Für die meisten Würfelkarten.
dicetto-needs-most-straights = Für die meisten Straßen, kleine und große zusammen.
dicetto-needs-most-chances = Für die meisten Chance-Karten.
dicetto-needs-fewest-points = Für die wenigsten Punkte auf Würfelkarten.
dicetto-needs-most-numbers = Für die meisten Karten von Einser bis Sechser.
dicetto-example-lies = Auf der Karte { $pair } liegen fremde Würfel: { $dice }. Ihre Summe ist { $sum }.
dicetto-example-rolled = Du wirfst { $dice } und willst diese Karte.
dicetto-example-beats = { $sum } schlägt { $other }, also kommen deine Würfel auf die Karte und die anderen gehen zurück.
dicetto-example-equal = Diesmal ergeben deine Würfel auch { $sum }. Bei gleicher Summe gibt es ein Duell.
dicetto-example-battle = Beide werfen einen Würfel. Du hast { $one } gegen { $other }, also hältst du die Karte. Bei Gleichstand werft ihr noch einmal.
dicetto-ask-twice = Darf ich Würfel auf mehrere Karten legen?
dicetto-answer-twice = Ja, auf so viele du magst. Aber auf jede Karte nur einmal pro Zug, und umlegen darfst du die Würfel danach nicht.
dicetto-ask-four-alike = Zählen vier gleiche als zwei Paare?
dicetto-answer-four-alike = Ja. Du darfst sie auf 2 Paare oder auf Viererpasch legen.
dicetto-ask-battle-at-once = Wann gibt es ein Duell?
dicetto-answer-battle-at-once = Sobald du die Würfel legst. Danach darfst du deine anderen Würfel legen.
dicetto-ask-battle-end-of-turn = Wann gibt es ein Duell?
dicetto-answer-battle-end-of-turn = Am Ende deines Zuges, eines nach dem anderen.
dicetto-ask-lost = Was passiert mit Würfeln, die ein Duell verlieren?
dicetto-answer-lost = Sie gehen zurück an die Person, der sie gehören. Verlierst du in deinem eigenen Zug, darfst du diese Würfel in dem Zug nicht mehr benutzen.
dicetto-ask-end = Wann endet das Spiel?
dicetto-answer-end = { $cards ->
    [one] Wenn jemand eine Karte eingesammelt hat. Karten, auf denen noch Würfel liegen, gehen an die, deren Würfel es sind.
   *[other] Wenn jemand { $cards } Karten eingesammelt hat. Karten, auf denen noch Würfel liegen, gehen an die, deren Würfel es sind.
 }
dicetto-ask-bonus = Wer bekommt eine Bonuskarte bei Gleichstand?
dicetto-answer-bonus = Niemand.
dicetto-now-tied = Im Moment bekäme sie niemand, wegen Gleichstand.
dicetto-now-leads = Im Moment bekäme sie: { $name }, mit { $count }.
dicetto-now-free = Eine liegt ohne Würfel auf dem Tisch.
dicetto-now-held = Auf einer liegen Würfel mit der Summe { $sum }, von: { $name }.

## Die Lektion: was bei jedem Schritt zu tun ist, und danach warum
dicetto-lesson-goal = Hol dir vor Jussi drei Karten
dicetto-lesson-roll = Wirf deine vier Würfel.
dicetto-lesson-roll-why = Du hast drei Würfe, damit deine Würfel auf Karten passen.
dicetto-lesson-keep = ⚃⚃ passen auf die Karte Vierer. Behalte sie und wirf die anderen zwei.
dicetto-lesson-keep-why = Eine dritte ⚃. Die Karte Vierer nimmt so viele ⚃, wie du hast.
dicetto-lesson-fours = Leg ⚃⚃⚃ auf Vierer.
dicetto-lesson-fours-why = Das sind 12. Wer dir diese Karte nehmen will, braucht auch mindestens 12.
dicetto-lesson-chance = Chance nimmt beliebige Würfel. Leg ⚀ dorthin.
dicetto-lesson-chance-why = Du darfst Würfel auf mehrere Karten legen, aber jeden Würfel nur einmal.
dicetto-lesson-turn-over = Du hast keine Würfel mehr. Beende deinen Zug.
dicetto-lesson-turn-over-why = Jussi, der Bot, hat deine 1 auf Chance mit einer 10 geschlagen, also hast du ⚀ zurück.
dicetto-lesson-roll-two = ⚃⚃⚃ lagen eine Runde lang, also gehört Vierer dir. Würfle wieder.
dicetto-lesson-roll-two-why = Jussi hat ⚄⚄ auf Paar. Das kannst du schlagen.
dicetto-lesson-coach = Frag den Coach, welche Würfel du behalten sollst.
dicetto-lesson-coach-why = ⚅⚅ passen schon auf Paar, und ⚅⚃ kamen auch noch.
dicetto-lesson-pair = ⚅⚅ sind 12 und schlagen die 10 von Jussi. Leg sie auf Paar.
dicetto-lesson-pair-why = Jussi musste die Würfel zurücknehmen.
dicetto-lesson-battle = ⚃⚅ sind 10, genau wie bei Jussi auf Chance. Leg sie dorthin und kämpf um die Karte.
dicetto-lesson-battle-why = Ihr habt je einen Würfel geworfen. Deine ⚄ schlug die ⚁ von Jussi, also hältst du die Karte.
dicetto-lesson-end = Beende deinen Zug und sieh, ob deine Würfel liegen bleiben.
dicetto-lesson-end-why = Sie blieben liegen. Mit Paar und Chance hast du drei Karten.
dicetto-lesson-done = Hohe Summen sind schwer zu schlagen, und mit Würfeln auf mehreren Karten gewinnst du mehr.
