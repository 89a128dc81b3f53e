# Dice Trip: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 Städte, eine lange Route

## Ausgaben
dicetrip-edition-international = International

## Optionen, und was jeder Wert bedeutet
dicetrip-option-tens = Punkte für alle Zehner

## Was eine Option ändert, in einem Satz
dicetrip-option-tens-true-more = Sobald deine Landkarte Zahlen in den 10ern, 20ern, 30ern, 40ern, 50ern und 60ern hat, bekommst du einen Punkt für jede farbige Stadt, die noch leer ist.
dicetrip-option-tens-false-more = Für alle Zehner gibt es nichts extra.

## Zeilen des Punktezettels
dicetrip-item-bonus = Bonusstädte
dicetrip-item-crossed = Gestrichen
dicetrip-item-road = Längste Route
dicetrip-item-series = Längste Folge
dicetrip-item-zones = Saubere Zonen
dicetrip-item-tens = Alle Zehner

## Würfel
dicetrip-colour-red = rot
dicetrip-colour-yellow = gelb
dicetrip-colour-green = grün
dicetrip-colour-blue = blau

## Die eingebaute Landkarte, und was überall dazu gesagt wird
dicetrip-map-note = die Landkarte haben wir selbst gezeichnet
dicetrip-zone-v = Flandern
dicetrip-zone-b = Brüssel und Umland
dicetrip-zone-w = Wallonie
dicetrip-city-oostende = Ostende
dicetrip-city-brugge = Brügge
dicetrip-city-ieper = Ypern
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mecheln
dicetrip-city-leuven = Löwen
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brüssel
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Lüttich
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Züge
dicetrip-move-stand = diese Würfel behalten
dicetrip-move-reroll = neu werfen ({ $colours })
dicetrip-move-twice = { $die } doppelt, ohne { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Am Tisch
dicetrip-round = Runde { $round } von { $rounds }
dicetrip-power-reroll = darf neu werfen
dicetrip-uses-twice = { $name }: { $die } doppelt, ohne { $drop }.
dicetrip-power-twice = darf einen Würfel doppelt benutzen
dicetrip-road = Route { $cities }: { $walked }
dicetrip-series = Folge { $cities }: { $walked }
dicetrip-zone-open = { $cities } leer
dicetrip-zone-clean = sauber
dicetrip-zone-lost = verloren
dicetrip-total = Summe
dicetrip-decide = Behalte diese Würfel (stand), oder wirf einige neu (reroll red blue). Neu werfen darfst du einmal pro Spiel.
dicetrip-makes = Du kannst eintragen (und dann):
dicetrip-makes-nothing = nichts Neues, also streich eine Stadt

## Am Tisch im Browser
dicetrip-number-status = Wohin mit der { $number }?
dicetrip-cross-status = Welche Stadt streichen?
dicetrip-cross-only = Du kannst keine neue Zahl bilden. Tippe eine Stadt an, um sie zu streichen.
dicetrip-decide-status = Einige neu werfen?
dicetrip-choose-number = Wähle eine Zahl
dicetrip-choose-city = Wähle eine Stadt
dicetrip-write = { $number } in { $city } eintragen
dicetrip-cross = { $city } streichen
dicetrip-roll-again = { $dice ->
    [one] 1 Würfel neu werfen
   *[other] { $dice } Würfel neu werfen
 }
dicetrip-twice = Würfel doppelt benutzen
dicetrip-twice-more = Einmal pro Spiel darfst du einen Würfel in beiden Zahlen benutzen und einen anderen weglassen.
dicetrip-twice-choice = { $die } doppelt, ohne { $drop }
dicetrip-own-map = Zurück
dicetrip-did-write = { $name }: { $number } in { $city } eingetragen.
dicetrip-did-cross = { $name }: { $city } gestrichen.
dicetrip-moment = Route aus { $cities }
dicetrip-moment-points = { $gain ->
    [one] +1 Punkt
   *[other] +{ $gain } Punkte
 }

## Was man tippen kann
dicetrip-help =
    Trag eine Zahl in eine Stadt ein: „gent=14“ oder „gent 14“. Streich eine Stadt: „gent=x“ oder „gent x“.
    Wenn du mit dem Würfeln dran bist, darfst du einmal pro Spiel Würfel neu werfen: „reroll red blue“. Mit „stand“ behältst du sie.
    Einmal pro Spiel darfst du vor dem Eintragen einen Würfel doppelt benutzen und einen weglassen: „twice 5 drop 2“.

## Absagen
error-dicetrip-colour-unknown = Nenne die Würfel, die du neu werfen willst, nach ihrer Farbe, jeden einmal: { $allowed }.
error-dicetrip-city-unknown = Es gibt keine Stadt { $city }. Wähle eine von diesen: { $allowed }.
error-dicetrip-number-unknown = { $number } geht nicht. Schreib zwei Ziffern von 1 bis 6 (11 bis 66), oder x, um die Stadt zu streichen.
error-dicetrip-stand-first = Zuerst muss, wer gewürfelt hat, die Würfel behalten (stand) oder einige neu werfen (reroll).
error-dicetrip-not-the-roller = Neu werfen darf nur, wer in dieser Runde gewürfelt hat.
error-dicetrip-reroll-used = Du hast in diesem Spiel schon neu geworfen.
error-dicetrip-reroll-too-late = Zum Neuwerfen ist es in dieser Runde zu spät. Trag deine Zahlen ein.
error-dicetrip-twice-used = Du hast in diesem Spiel schon einen Würfel doppelt benutzt.
error-dicetrip-twice-last-round = In der letzten Runde darfst du keinen Würfel doppelt benutzen.
error-dicetrip-twice-too-late = In dieser Runde ist es dafür zu spät. Einen doppelten Würfel musst du wählen, bevor du etwas einträgst.
error-dicetrip-twice-not-there = Wähle zwei der Würfel auf dem Tisch: { $dice }.
error-dicetrip-twice-double = Du benutzt die { $die } doppelt, also darfst du keinen Pasch eintragen. Du kannst eintragen: { $allowed }.
error-dicetrip-twice-missing = Du benutzt die { $die } doppelt, also muss sie in beiden Zahlen stehen. Du kannst eintragen: { $allowed }.
error-dicetrip-city-taken = { $city } ist besetzt ({ $number }). Diese sind noch leer: { $allowed }.
error-dicetrip-number-taken = { $number } steht schon auf deiner Landkarte, in { $city }. Du kannst eintragen: { $allowed }.
error-dicetrip-number-not-made = Diese Würfel ergeben jetzt keine { $number }. Du kannst eintragen: { $allowed }.
error-dicetrip-cannot-come-up = In Runde { $round } kann eine Landkarte nicht { $empty } leere Städte haben.

## Was der Coach sagt, und warum
dicetrip-advice-stand = Diese Würfel behalten
dicetrip-advice-reroll = { $count ->
    [one] Einen Würfel neu werfen ({ $colours })
   *[other] { $count } Würfel neu werfen ({ $colours })
 }
dicetrip-advice-reroll-brief = Neu werfen ({ $colours })
dicetrip-advice-twice = { $die } doppelt benutzen und { $drop } weglassen
dicetrip-advice-write = { $number } in { $city } eintragen
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = { $city } streichen
dicetrip-why-reroll-instead = { $than ->
    [less] { $dice ->
        [one] Einen Würfel
       *[other] { $dice } Würfel
     } neu zu werfen wäre { study-amount-points } weniger wert.
    [more] { $dice ->
        [one] Einen Würfel
       *[other] { $dice } Würfel
     } neu zu werfen wäre { study-amount-points } mehr wert.
   *[same] Neu zu werfen wäre genauso viel wert.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Diese Würfel zu behalten wäre { study-amount-points } weniger wert.
    [more] Diese Würfel zu behalten wäre { study-amount-points } mehr wert.
   *[same] Diese Würfel zu behalten wäre genauso viel wert.
 }
dicetrip-why-kept = Du kannst in einer späteren Runde immer noch neu werfen.
dicetrip-why-reroll = Die neuen Würfel gelten für alle, und neu werfen darfst du nur einmal pro Spiel.
dicetrip-why-twice = Mit der { $die } doppelt ist diese Runde { study-amount-points } mehr wert.
dicetrip-why-twice-kept = Dir das für später aufzuheben ist im Schnitt { study-amount-points } wert.
dicetrip-why-zone = Das füllt die Zone { $zone }, ohne dass etwas gestrichen ist, und bringt { study-amount-points }.
dicetrip-why-series = Das ergibt eine Folge von { $cities } Zahlen und bringt { study-amount-points } mehr.
dicetrip-why-tens = Damit hast du alle Zehner. Das bringt { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] Damit beginnt deine erste Route. Das bringt { study-amount-points }.
   *[other] Damit ist deine längste Route { $cities } Städte lang und bringt { study-amount-points } mehr.
 }
dicetrip-why-bonus = Der Würfel hat dieselbe Farbe wie die Stadt ({ $colour }). Das bringt 1 Bonuspunkt.
dicetrip-why-double = Ein Pasch bringt in jeder Stadt 1 Bonuspunkt.
dicetrip-why-colour-spent = Du verzichtest auf den Bonus dieser Stadt, weil der Würfel ihrer Farbe ({ $colour }) nicht in der Zahl steckt.
dicetrip-why-beside = Die Stadt liegt neben { $names }.
dicetrip-why-nothing-yet = Das bringt noch nichts, aber die Stadt liegt neben { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Eine Stadt zu streichen wäre { study-amount-points } weniger wert.
    [more] Eine Stadt zu streichen wäre { study-amount-points } mehr wert.
   *[same] Eine Stadt zu streichen wäre genauso viel wert.
 }
dicetrip-why-open = { $count ->
    [one] Eine Straße von hier führt noch in eine leere Stadt.
   *[other] { $count } Straßen von hier führen noch in leere Städte.
 }
dicetrip-why-filled = Das verbraucht eine Stadt, in die nichts Besseres mehr passt.
dicetrip-why-crossed = Eine gestrichene Stadt kostet 1 Punkt.
dicetrip-why-cross = Danach zählt die Zone { $zone } nicht mehr als saubere Zone.
dicetrip-why-cross-lost = In der Zone { $zone } ist schon eine Stadt gestrichen, sie hat also nichts mehr zu verlieren.

## Was an einer Landkarte nicht stimmen kann
error-dicetrip-map-zones = Landkarte, { $place }: Eine Landkarte braucht { $allowed } Zonen, diese hat { $found }.
error-dicetrip-map-colours = Landkarte, { $place }: Die Würfel brauchen { $allowed } verschiedene Farben, hier sind es { $found }.
error-dicetrip-map-cities = Landkarte, { $place }: Eine Landkarte braucht { $allowed } Städte, diese hat { $found }.
error-dicetrip-map-city-twice = Landkarte, { $place }: Die Stadt { $city } steht zweimal da.
error-dicetrip-map-unused = Landkarte, { $place }: Keine Stadt hat { $key } = { $value }. Gib es mindestens einer.
error-dicetrip-map-link = Landkarte, { $place }: Eine Verbindung muss ein Paar aus zwei verschiedenen Städten sein, nicht { $found }.
error-dicetrip-map-link-twice = Landkarte, { $place }: { $one } und { $other } sind schon verbunden.
error-dicetrip-map-value = Landkarte, { $place }: „{ $value }“ gibt es nicht. Nimm eines von diesen: { $allowed }.
error-dicetrip-map-apart = Landkarte, { $place }: Von { $start } kommt man nicht nach { $cities }. Verbinde sie.
error-dicetrip-map-same-place = Landkarte, { $place }: { $one } und { $other } liegen am selben Ort.
error-dicetrip-map-crossing = Landkarte, { $place }: { $one } und { $other } würden sich treffen, wenn man sie gerade zeichnet.
error-dicetrip-map-place = Landkarte, { $place }: Ein Ort muss aus zwei Zahlen bis { $most } bestehen, nicht { $found }.
error-dicetrip-map-slug = Landkarte, { $place }: { $value } ist kein gültiger Kurzname. Er muss zu { $allowed } passen.
error-dicetrip-map-label = Landkarte, { $place }: Ein Name muss 1 bis { $most } Zeichen in einer Zeile haben.
error-dicetrip-map-list = Landkarte, { $place }: Das muss eine Liste sein, nicht { $found }.

## Die Regeln, als Markdown
dicetrip-rules =
    Alle haben dieselbe Landkarte: 25 Städte in drei Zonen, durch Straßen verbunden. Einige der Städte sind farbig.
    In 13 Runden füllt ihr alle eure Landkarten. Die höchste Summe gewinnt; bei gleicher Summe teilt ihr euch den Sieg.
    Eine bis vier Personen können spielen.

    __Eine Runde.__ Eine Person wirft vier Würfel in vier Farben. Ihr wechselt euch damit ab, jede Runde jemand anderes.
    Dann bilden alle gleichzeitig aus den vier Würfeln zwei zweistellige Zahlen, jeder Würfel wird einmal benutzt, und
    tragen sie in zwei leere Städte ein. In der letzten Runde ist nur eine Stadt übrig. Für ihre Zahl darfst du zwei
    beliebige der vier Würfel nehmen.

    __Ein Beispiel.__ Die Würfel sind rot ⚀, gelb ⚃, grün ⚁ und blau ⚄. Du könntest 14 oder 41 zusammen mit 25 oder
    52 eintragen, oder 12 oder 21 mit 45 oder 54, oder 15 oder 51 mit 24 oder 42. Trägst du 14 in Antwerpen ein, einer
    roten Stadt, bekommst du einen Bonus, weil der rote Würfel in der Zahl steckt.

    __Grenzen.__ Keine Zahl darf zweimal auf deiner Landkarte stehen. Kannst oder willst du eine Zahl nicht eintragen,
    streich stattdessen eine leere Stadt. Für deine andere Zahl darfst du dann zwei beliebige Würfel nehmen.

    __Neu werfen, einmal pro Spiel.__ Hast du in dieser Runde gewürfelt, darfst du gleich danach einen bis vier Würfel
    neu werfen. Die neuen Würfel gelten für alle.

    __Ein Würfel doppelt, einmal pro Spiel.__ Lass vor dem Eintragen einen Würfel weg und benutze einen anderen in beiden
    Zahlen. Bei ⚀⚁⚃⚄, mit der ⚃ doppelt und ohne ⚀, trägst du 24 oder 42 und 45 oder 54 ein. Der Würfel muss in beiden
    Zahlen stehen und darf keinen Pasch bilden. Das gilt nur für deine eigene Landkarte. Die anderen sehen sofort, welchen
    Würfel du doppelt benutzt, aber was du einträgst, bleibt verdeckt, bis alle fertig sind. In der letzten Runde geht
    das nicht.

    __Zählen__

    | Wertung | Punkte |
    |---|---|
    | Bonusstadt: ein Pasch (11, 22, …) oder eine farbige Stadt mit dem Würfel ihrer Farbe in der Zahl | je 1 |
    | gestrichene Stadt | je −1 |
    | längste Route: verbundene Städte mit steigenden Zahlen | 1 pro Stadt |
    | längste Folge: verbundene Städte, jede mit der nächsten Zahl (nach 16 kommt 21) | 4 Städte 2, 5 Städte 3, 6 Städte 4, 7 bis 9 Städte 6, mehr 9 |
    | Zonen voller Zahlen, nichts gestrichen | 4 für eine, 7 für zwei, 9 für drei |

    Eine Stadt gibt höchstens einen Bonus. Zeigen Würfel dieselbe Zahl, zählen sie so, wie es für dich am besten ist.

    __Zählen, ein Beispiel.__ Löwen 15, Wavre 16, Namur 21, Dinant 22 und Marche-en-Famenne 34 sind nacheinander verbunden.
    Die Zahlen steigen, also ist das eine Route aus 5 Städten und bringt 5 Punkte. Die ersten vier Zahlen folgen
    aufeinander, also sind sie eine Folge von 4 Städten und bringen 2 Punkte. 22 ist ein Pasch und bringt 1 Punkt. Mit
    zwei gestrichenen Städten (−2) und einer sauberen Zone (4) macht das 10.

    __Alle Zehner__ (eine Option). Sobald deine Landkarte in jedem Zehner eine Zahl hat, von 1x bis 6x, bekommst du einen
    Punkt für jede farbige Stadt, die nach diesem Eintrag noch leer ist.

    Die Landkarte von Belgien haben wir selbst gezeichnet. Du kannst eine andere aus einer Datei laden.

## Die kurzen Regeln
dicetrip-goal = Fülle deine Landkarte so, dass die Zahlen von Stadt zu Stadt steigen. Es gewinnt, wer die meisten Punkte hat.
dicetrip-begins = In der Anleitung steht dazu nichts. Es ist auch kaum wichtig, denn ihr würfelt abwechselnd, und alle tragen gleichzeitig ein.
dicetrip-step-roll = Eine Person wirft vier Würfel für alle.
dicetrip-step-make = Bilde daraus zwei Zahlen. Benutze jeden Würfel einmal.
dicetrip-step-write = Trag beide in leere Städte auf deiner eigenen Landkarte ein.
dicetrip-needs-bonus = Ein Pasch, oder eine farbige Stadt mit dem Würfel ihrer Farbe in der Zahl. 1 Punkt pro Stadt.
dicetrip-needs-crossed = Jede Stadt, die du streichst, kostet 1 Punkt.
dicetrip-needs-road = Verbundene Städte mit steigenden Zahlen. 1 Punkt für jede Stadt auf deiner längsten Route.
dicetrip-needs-series = Verbundene Städte, jede mit der nächsten Zahl (nach 16 kommt 21). Du bekommst { $s4 } Punkte für 4 Städte, { $s5 } für 5, { $s6 } für 6, { $s7 } für 7 bis 9 und { $s10 } für mehr.
dicetrip-needs-zones = Zonen voller Zahlen, nichts gestrichen. Du bekommst { $z1 } Punkte für eine, { $z2 } für zwei und { $z3 } für alle drei.
dicetrip-needs-tens = Sobald deine Landkarte in jedem Zehner eine Zahl hat, von 1x bis 6x, bekommst du 1 Punkt für jede farbige Stadt, die noch leer ist.
dicetrip-example-dice = Mit diesen Würfeln kannst du { $count } verschiedene Zahlen bilden.
dicetrip-example-pair = Nimmst du { $first }, ergeben die anderen zwei Würfel { $rest }.
dicetrip-example-bonus = In der { $number } steckt der Würfel dieser Farbe ({ $colour }), also bringt sie in einer Stadt derselben Farbe einen Bonus.
dicetrip-example-road = Die Zahlen steigen, also ist das eine Route. Sie bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
dicetrip-example-series = Die ersten vier Zahlen folgen aufeinander. Das bringt noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
dicetrip-example-double = Ein Pasch macht eine Bonusstadt. Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
dicetrip-example-crossed = Eine Stadt ist gestrichen. Das sind { $points ->
    [-1] −1 Punkt
   *[other] { $points } Punkte
 }.
dicetrip-example-total = Das macht zusammen { $points } Punkte.
dicetrip-ask-reroll = Darf ich neu werfen?
dicetrip-answer-reroll = Ja, einmal pro Spiel, wenn du mit dem Würfeln dran bist. Du darfst gleich nach dem Wurf einen bis vier Würfel neu werfen, für alle.
dicetrip-ask-twice = Darf ich einen Würfel doppelt benutzen?
dicetrip-answer-twice = Ja, einmal pro Spiel, aber nicht in der letzten Runde. Lass einen Würfel weg und benutze einen anderen in beiden Zahlen, nie für einen Pasch. Die anderen sehen es sofort.
dicetrip-ask-cross = Darf ich eine Stadt streichen, auch wenn eine Zahl passen würde?
dicetrip-answer-cross = Ja. Für deine andere Zahl darfst du dann zwei beliebige Würfel nehmen.
dicetrip-ask-consecutive = Was kommt nach 16?
dicetrip-answer-consecutive = 21. Die Würfel gehen nur von 1 bis 6.
dicetrip-ask-last = Was ist in der letzten Runde anders?
dicetrip-answer-last = Nur eine Stadt ist übrig. Für ihre Zahl darfst du zwei beliebige der vier Würfel nehmen.
dicetrip-ask-same = Darf eine Zahl zweimal auf meiner Landkarte stehen?
dicetrip-answer-same = Nein.
dicetrip-now = { $points ->
    [-1] −1 Punkt auf deiner Landkarte.
    [one] 1 Punkt auf deiner Landkarte.
   *[other] { $points } Punkte auf deiner Landkarte.
 }

## Die Lektion: was bei jedem Schritt zu tun ist, und danach warum
dicetrip-lesson-goal = Baue eine lange Route aus steigenden Zahlen
dicetrip-lesson-roll = Alle benutzen dieselben vier Würfel. Wirf sie.
dicetrip-lesson-roll-why = Zwei Würfel ergeben eine Zahl. 1 und 3 ergeben 13 oder 31.
dicetrip-lesson-stand = Du darfst einmal pro Spiel neu werfen, aber nicht jetzt. Behalte diese Würfel.
dicetrip-lesson-stand-why = Jetzt bilden alle zwei Zahlen und benutzen dabei jeden Würfel einmal.
dicetrip-lesson-colour = Die rote 1 und die gelbe 3 ergeben 13. Trag die 13 in Brügge ein.
dicetrip-lesson-colour-why = Brügge ist gelb, und in der 13 steckt der gelbe Würfel. Das ist ein Bonuspunkt.
dicetrip-lesson-road = Die anderen zwei Würfel ergeben 21. Trag die 21 nebenan in Gent ein.
dicetrip-lesson-road-why = 13, dann 21. Zahlen, die von Stadt zu Stadt steigen, bilden eine Route.
dicetrip-lesson-longer = Jussi, der Bot, hat für euch beide gewürfelt. Trag 24 in Aalst ein.
dicetrip-lesson-longer-why = 13, 21, 24. Eine Stadt mehr, ein Punkt mehr.
dicetrip-lesson-double = Die zwei Einsen ergeben 11. Trag die 11 in Ostende ein.
dicetrip-lesson-double-why = Ein Pasch wie 11 ist in jeder Stadt ein Bonus.
dicetrip-lesson-coach = Überspringen wir eine Runde. Frag den Coach, was du tun sollst.
dicetrip-lesson-coach-why = Einmal pro Spiel darfst du einen Würfel in beiden Zahlen benutzen und einen anderen weglassen.
dicetrip-lesson-between = Trag 32 in Wavre ein, zwischen 31 und 33.
dicetrip-lesson-between-why = 31, 32, 33. Jede Zahl folgt direkt auf die vorige.
dicetrip-lesson-series = Benutze die ⚂ noch einmal. Trag 34 in Dinant ein.
dicetrip-lesson-series-why = Vier Zahlen hintereinander sind eine Folge, die gepunktete Linie: 2 Punkte. Längere bringen mehr.
dicetrip-lesson-zone = Machen wir einen Sprung. Trag 36 in Nivelles ein, die letzte Stadt ihrer Zone.
dicetrip-lesson-zone-why = Die getönten Flächen sind Zonen. Die erste volle, in der nichts gestrichen ist, bringt 4 Punkte.
dicetrip-lesson-cross = 12 kannst du eintragen, aber die anderen Würfel ergeben nichts Neues. Tippe × an und streich Arlon.
dicetrip-lesson-cross-why = Das kostet 1 Punkt, und die Zone von Arlon kann keine Punkte mehr bringen.
dicetrip-lesson-roll-last = Das ist die letzte Runde, und nur Sint-Niklaas ist leer. Würfle.
dicetrip-lesson-roll-last-why = Du hast schon jede Zahl, die diese Würfel ergeben.
dicetrip-lesson-reroll = Jetzt ist es Zeit zum Neuwerfen. Tippe alle Würfel außer der gelben 2 an.
dicetrip-lesson-reroll-why = 22 ist ein Pasch und passt zwischen 21 und 24.
dicetrip-lesson-last = Trag 22 in Sint-Niklaas ein.
dicetrip-lesson-last-why = Du bekommst eine längere Route, einen Pasch und mit Flandern deine zweite volle Zone.
dicetrip-lesson-done = Beginne an einem Ende der Landkarte mit kleinen und am anderen mit großen Zahlen.
