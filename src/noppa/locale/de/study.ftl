# Was man nach einem Spiel oder daneben benutzt: Schritte, Rückblicke, Übung, deine Spiele, Chancen.

## Eine Aufzeichnung
study-record = Spielaufzeichnung
study-record-none = Keine Aufzeichnung ist offen. Wähle eine Datei, die du von einem Spiel gespeichert hast.
study-record-long = Diese Datei ist { $size } kB groß. Eine Aufzeichnung darf höchstens { $most } kB haben.
study-record-next = Nichts wurde geändert. Wähle eine andere Datei, oder hol dir diese noch einmal neu.
study-check-right = { $count ->
    [one] Geprüft: Der eine Wurf stimmt.
   *[other] Geprüft: Alle { $count } Würfe und Karten stimmen.
 }
study-check-wrong = Diese Aufzeichnung hat die Prüfung nicht bestanden, verlass dich also nicht auf sie. Ansehen kannst du sie trotzdem.
study-misfit = Du kannst die Aufzeichnung nur bis Schritt { $last } ansehen.

## Schritt für Schritt
study-step-of = Schritt { $at } von { $last }
study-slider = Schritt
study-turn = Am Zug: { $name }
study-first = Zum Anfang
study-previous = Einen Schritt zurück
study-next = Einen Schritt weiter
study-last = Zum Ende
study-play = Abspielen
study-pause = Anhalten
study-keys = Mit den Pfeiltasten gehst du Schritt für Schritt, mit Pos1 und Ende zum Anfang oder zum Ende, und mit der Leertaste spielst du ab.
study-link-copy = Link zu diesem Schritt kopieren
study-link-copied = Link kopiert
study-all-steps = Alle Schritte

## Glück und Können
study-amount-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
study-amount-lead = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
study-amount-chance = { $amount ->
    [one] { $amount } Prozentpunkt Gewinnchance
   *[other] { $amount } Prozentpunkte Gewinnchance
 }
study-sum-start = Am Anfang
study-sum-luck = Glück
study-sum-loss = Fehler
study-sum-others = Entscheidungen der anderen
study-sum-revision = Korrigierte Schätzungen
study-sum-final = Am Ende
study-final-dice = Nur die letzten Würfel jedes Zuges wurden eingegeben. Die Würfe und Entscheidungen davor kann der Coach deshalb nicht beurteilen.

## Der Coach neben dem Spiel
study-coach-win = { $percent } % Gewinnchance
study-coach-ahead-points = { study-amount-points } besser als der Rest
study-coach-ahead-lead = { study-amount-lead } besser als der Rest
study-coach-even = andere sind gleich gut
study-coach-less-points = { study-amount-points } weniger
study-coach-less-lead = { study-amount-lead } weniger
study-coach-less-chance = { study-amount-chance } weniger
study-coach-same = genauso gut
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] genau
   *[false] geschätzt
 }.
study-coach-advice-only = { $what }.
study-coach-next = Danach: { $what }, { $cost }.
study-coach-next-only = Danach: { $what }.
study-coach-why = Warum?
study-look = Zeig es mir
study-look-title = Was besser gewesen wäre
study-look-now = An deinem Zug ändert das nichts.

## Die Geschichte eines Spiels
study-story = Was das Spiel entschieden hat
study-story-whose = Spieler wählen
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: Das Glück brachte { $luck }. Fehler kosteten { $loss }.
   *[unlucky] { $name }: Das Pech kostete { $luck }. Fehler kosteten { $loss }.
 }
study-moment = Moment { $number }
study-moment-turn-chance = { $swing } Prozentpunkte Gewinnchance
study-moment-turn-lead = { $swing } Punkte
study-moment-turn-points = { $swing } Punkte
study-moment-did = { $name }: { $what }.
study-moment-better = Besser: { $what }. Das war { $amount } mehr wert.
study-moment-best = Das war die beste Wahl.
study-moment-only = Es gab keine andere Wahl.
study-moment-dice = { $lucky ->
    [lucky] Die Würfel haben geholfen.
   *[unlucky] Die Würfel haben nicht geholfen.
 }
study-moment-look = Ab hier Schritt für Schritt
study-moment-picture = Der Tisch vor dieser Wahl, die bessere ist markiert
study-moment-picture-best = Der Tisch vor dieser Wahl
study-practise-these = Diese üben
study-decisions = Alle Entscheidungen
study-numbers = Das Diagramm in Zahlen
study-numbers-turn = Zug

## Übung
study-practice-how = Such dir einen Spielzug aus. Was du falsch machst, kommt öfter wieder.
study-practice-wait = Eine Situation für dich wird gesucht …
study-practice-again = Hier lagst du schon einmal daneben.
study-practice-own = Aus einem deiner Spiele.
study-practice-kind = Hier geht es um: { $kind }.
study-practice-right = Gut gewählt.
study-practice-wrong = Das kostet { $amount }.
study-practice-next = Weiter
study-practice-yours = deine Wahl
study-practice-sum = { $right } von { $asked } richtig
study-practice-done = Das waren alle.
study-practice-more = Weiter üben
study-puzzle = Rätsel des Tages
study-puzzle-of = { $game }: Rätsel des Tages, { $day }
study-puzzle-go = Lösen
study-puzzle-solve = { $game }: Rätsel von heute lösen
study-puzzle-count = { $done } von { $all } heute
study-puzzle-more = Für alle gleich. Eine Wahl ist klar die beste.
study-puzzle-done = Für heute gelöst. Morgen kommt ein neues.
study-puzzle-tried = Für heute erledigt. Morgen kommt ein neues.
study-streak = { $days ->
    [one] Tag 1 deiner Serie.
   *[other] { $days } Tage in Folge.
 }
study-streak-ended = { $days ->
    [one] Schön, dass du wieder da bist. Heute beginnt eine neue Serie.
   *[other] Schön, dass du wieder da bist. Letztes Mal hast du { $days } Tage in Folge geschafft. Heute beginnt eine neue Serie.
 }

## Deine Spiele
study-history-none = Noch kein Spiel zu Ende gespielt. Spiel eins, dann steht es hier.
study-history-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
 }
study-history-won = { $count ->
    [0] keins gewonnen
    [one] eins gewonnen
   *[other] { $count } gewonnen
 }
study-history-best = Bestes
study-history-average = Schnitt
study-history-last = Letztes
study-history-plot = Ergebnisse vom ältesten bis zum neuesten: { $scores }
study-history-list = Alle Spiele
study-history-win = gewonnen

## Arten von Entscheidungen
kind-keep = welche Würfel du behältst
kind-declare = eine Reihe ansagen
kind-row = welche Reihe
kind-bonus = der Bonus
kind-strike = eine Null eintragen
kind-reroll = noch einmal würfeln
kind-twice = einen Würfel doppelt benutzen
kind-crossing = Städte streichen
kind-colour = Bonusstädte
kind-place = welche Zahl wohin
