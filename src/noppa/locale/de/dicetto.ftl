# Dicetto: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

dicetto-name = Dicetto
dicetto-tagline = Leg Würfel auf die Karten, die du willst, und halte sie eine Runde lang

## Ausgaben
dicetto-edition-international = International
dicetto-edition-finnish = Finnisch
dicetto-edition-polish = Polnisch

## Optionen, und was jeder Wert bedeutet
dicetto-option-bonus = Mit Bonuskarten spielen
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nein
dicetto-option-cards-to-win = Karten, nach denen das Spiel endet
dicetto-option-most-cards-points = Was die Bonuskarte für die meisten Karten wert ist
dicetto-option-battle = Wann Würfelduelle ausgetragen werden
dicetto-option-battle-at-once = sobald Würfel gelegt sind
dicetto-option-battle-end-of-turn = wenn der Zug zu Ende ist
dicetto-option-bonus-true-more = Vier Bonuskarten liegen von Anfang an offen und werden am Ende vergeben.
dicetto-option-bonus-false-more = Nur die Punkte auf den Würfelkarten zählen.
dicetto-option-cards-to-win-more = { $value ->
    [one] Das Spiel endet, sobald jemand eine Karte gesammelt hat.
   *[other] Das Spiel endet, sobald jemand { $value } Karten gesammelt hat: Weniger Karten machen es kürzer.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Wer die meisten Karten hat, bekommt dafür einen Punkt, wenn diese Bonuskarte im Spiel ist.
   *[other] Wer die meisten Karten hat, bekommt dafür { $value } Punkte, wenn diese Bonuskarte im Spiel ist.
 }
dicetto-option-battle-at-once-more = Du weißt, wer die Karte hält, bevor du deine anderen Würfel legst.
dicetto-option-battle-end-of-turn-more = Du legst zuerst alle Würfel; dann werden die Duelle nacheinander ausgetragen.

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
dicetto-asks-small-straight = drei in Folge
dicetto-asks-large-straight = vier in Folge
dicetto-asks-chance = beliebige, mindestens einer
dicetto-asks-extra-roll = beliebige, mindestens einer

## Bonuskarten
dicetto-card-fewest-logos = Wenigste Logos
dicetto-card-most-logos = Meiste Logos
dicetto-card-fewest-cards = Wenigste Karten
dicetto-card-most-cards = Meiste Karten
dicetto-card-most-straights = Meiste Straßen
dicetto-card-most-chances = Meiste Chancen
dicetto-card-fewest-points = Wenigste Punkte
dicetto-card-most-numbers = Meiste 1–6-Karten

## Würfel
dicetto-colour-red = rot
dicetto-colour-yellow = gelb
dicetto-colour-green = grün
dicetto-colour-blue = blau

## Der Kartensatz
dicetto-deck-built-in = unsere eigenen Karten
dicetto-deck-own = Karten aus einer Datei

## Züge
dicetto-move-keep = { $count ->
    [0] alle Würfel neu werfen
   *[other] { $dice } behalten
 }
dicetto-move-place = { $effect ->
    [sends_back] { $dice } auf { $card } legen (Karte { $slot }) und Würfel zurückschicken
    [battle] { $dice } auf { $card } legen (Karte { $slot }) und darum kämpfen
   *[takes] { $dice } auf { $card } legen (Karte { $slot })
 }
dicetto-move-done = fertig

## Der Tisch
dicetto-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
dicetto-fourth-roll = vierter Wurf
dicetto-free = frei
dicetto-tie = Duell { $tie }
dicetto-tie-or-beat = Duell { $tie }, { $beat }+
dicetto-on-card = auf { $slot }
dicetto-lost = weg
dicetto-battle = Duell um Karte { $slot }: { $challenger } (erster Würfel) – { $owner }.
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
dicetto-typing-keep = „55“ behält diese und wirft den Rest, „p 2 55“ legt sie auf Karte 2, „done“ beendet
dicetto-typing-place = „p 2 55“ legt Würfel auf Karte 2, „done“ beendet den Zug

## Die Gründe des Coachs

## Arten von Entscheidungen, bei denen am meisten verloren geht
kind-lay = welche Karte
kind-send-back = Würfel zurückschicken
kind-battle = Duelle
kind-end-turn = den Zug beenden

## Was man tippen kann
dicetto-help =
    Tippe die Würfel, die du behältst; der Rest wird neu geworfen: „55“ oder „keep 5 5“; „keep“ allein wirft alle vier.
    Um Würfel auf eine Karte zu legen, tippe ihre Nummer und die Würfel: „place 2 5 5“ oder „p 2 55“; „p x 1“ für den Zusatzwurf.
    Liegen die ersten Würfel, wird nichts mehr geworfen. „done“ beendet den Zug.
    Karten schreibt man „pair:1“, mit Logo „pair:1*“; Bonuskarten „most_logos“, „fewest_cards“ und so weiter.

## Absagen
error-dicetto-placed-already = Würfel sind gelegt: In diesem Zug wird nichts mehr geworfen.
error-dicetto-no-rolls-left = Kein Wurf ist übrig: Leg Würfel oder beende den Zug.
error-dicetto-keep-not-there = Behalten kannst du nur Würfel, die auf dem Tisch liegen: { $dice }.
error-dicetto-slot-empty = Auf Platz { $slot } liegt keine Karte.
error-dicetto-challenge-lost = Du hast ein Duell um Karte { $slot } verloren: In diesem Zug nimmt sie keine Würfel mehr von dir.
error-dicetto-once-a-turn = Auf Karte { $slot } liegen schon deine Würfel; sie nimmt einmal je Zug Würfel.
error-dicetto-does-not-fit = Diese Würfel passen nicht zu { $card }. { $count ->
    [0] Von deinen passt keiner.
   *[other] Du könntest dort legen: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Du hast nur diese Würfel zum Legen: { $hand }.
error-dicetto-dice-lost = Im Duell verlorene Würfel werden in diesem Zug nicht mehr gelegt. Du hast: { $hand }.
error-dicetto-sum-too-low = { $sum } ist zu wenig für Karte { $slot }: Für ein Duell braucht es { $least }, mehr schickt die Würfel dort zurück.

## Ein Kartensatz aus einer Datei
error-dicetto-deck-not-a-list = Im Kartensatz muss { $place } eine Liste von Tabellen sein: { $allowed }.
error-dicetto-deck-kind = Im Kartensatz, { $place }: Es gibt keine Art „{ $value }“. Arten: { $allowed }.
error-dicetto-deck-number = Im Kartensatz, { $place }: „{ $key }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-dicetto-deck-logo = Im Kartensatz, { $place }: „logo“ muss { $allowed } sein, nicht { $value }.
error-dicetto-deck-twice = Im Kartensatz, { $place }: { $card } steht dort schon. Erhöhe stattdessen die Anzahl.
error-dicetto-deck-few-cards = Der Kartensatz braucht mindestens { $least } Karten unter { $place }; er hat { $found }.
error-dicetto-deck-most-cards = Im Kartensatz, { $place }: Die Option most_cards_points sagt { $allowed }, die Datei { $value }. Lass die Punkte weg oder setze die Option.

## Die Regeln, als Markdown
dicetto-rules =
    Sammle Karten, indem du Würfel auf sie legst und sie eine Runde lang hältst. Die meisten Punkte gewinnen; bei
    gleichen Punkten teilt man sich den Sieg. Zwei bis vier spielen, mit je vier Würfeln in eigener Farbe. Vier
    Würfelkarten liegen in einer Reihe, der Zusatzwurf daneben. Wer am ältesten ist, beginnt, wenn ihr nichts anderes ausmacht.

    __Ein Zug: einsammeln.__ Jede Karte, auf der deine Würfel noch liegen, gehört dir. Nimm die Würfel zurück; neue Karten
    füllen die Reihe auf. Der Zusatzwurf bleibt auf dem Tisch und gibt diesem Zug einen vierten Wurf.

    __Ein Zug: würfeln.__ Wirf deine vier Würfel bis zu dreimal, jedes Mal beliebige davon.

    __Ein Zug: legen.__ Leg Würfel auf so viele Karten, wie du magst; danach wird nicht mehr gewürfelt. Jede Karte nimmt
    deine Würfel einmal je Zug, jeder Würfel liegt auf einer Karte, und Würfel, die du nicht legst, bleiben bei
    dir. Die Würfel auf einer Karte müssen genau zu ihr passen.

    | Karte | passende Würfel | Beispiel | Punkte |
    |---|---|---|---|
    | Einser bis Sechser | einer oder mehrere mit dieser Zahl | Vierer: ⚃⚃⚃ | 2 |
    | Paar | zwei gleiche | ⚄⚄ | 1 |
    | 2 Paare | zwei Paare oder vier gleiche | ⚁⚁⚅⚅ | 6 |
    | Dreierpasch | drei gleiche | ⚂⚂⚂ | 4 |
    | Viererpasch | vier gleiche | ⚁⚁⚁⚁ | 11 |
    | Kleine Straße | drei in Folge | ⚂⚃⚄ | 2 |
    | Große Straße | vier in Folge | ⚁⚂⚃⚄ | 6 |
    | Chance | einer oder mehrere, beliebig | ⚀⚅⚅ | 1 |
    | Zusatzwurf | einer oder mehrere, beliebig | ⚅ | 0 |

    __Eine Karte mit fremden Würfeln.__ Zähl die Augen zusammen. Eine höhere Summe schickt die Würfel sofort zurück. Eine
    gleiche Summe ist ein Duell: Beide werfen einen Würfel, bei Gleichstand noch einmal, der höhere hält die Karte.
    Verlierst du, sind diese Würfel für den Zug aus dem Spiel, und die Karte nimmt bis zu deinem nächsten
    Zug keine mehr von dir. Eine niedrigere Summe kann man nicht legen.

    __Ein Beispiel.__ Dein letzter Wurf ist ⚂⚄⚄⚅. Auf Paar liegen fremde ⚃⚃: Deine ⚄⚄ sind 10 gegen 8 und schicken
    sie zurück. Auf Sechser liegt eine fremde ⚅: Deine ⚅ ist gleich, also darfst du um die Karte kämpfen. Die ⚂ passt
    zu Dreier oder, wenn sie frei ist, zu Chance. Liegt das alles noch da, wenn dein nächster Zug beginnt, gehören
    die Karten dir.

    __Das Ende.__ Das Spiel ist aus, wenn jemand die zehnte Karte einsammelt oder keine Würfelkarte mehr da ist.
    Karten, auf denen dann Würfel liegen, gehen an die, denen die Würfel gehören. Der Zusatzwurf ist nichts wert
    und wird nicht gezählt.

    __Bonuskarten.__ Vier von acht liegen von Anfang an offen und werden am Ende vergeben, bei Gleichstand an
    niemanden. Nur Würfelkarten zählen dafür.

    | Bonuskarte | Punkte | Bonuskarte | Punkte |
    |---|---|---|---|
    | Wenigste Logos | 3 | Meiste Logos | 3 |
    | Wenigste Karten | 4 | Meiste Karten | 3 |
    | Meiste Straßen | 3 | Meiste Chancen | 3 |
    | Wenigste Punkte | 5 | Meiste 1–6-Karten | 3 |

    __Der Kartensatz.__ Die 46 Würfelkarten und ihre Punkte sind unser eigener Satz; jede zweite Karte trägt das
    Logo (★). Die echten Karten lassen sich aus einer Datei laden.

    __Finnische Ausgabe.__ Duelle werden eines nach dem anderen ausgetragen, wenn der Zug zu Ende ist.

    __Polnische Ausgabe.__ Ohne Bonuskarten, außer ihr wollt sie, und „Meiste Karten“ ist 4 wert.
