# Das Terminal.

## Listen
players-range = { $least } bis { $most } Spieler
list-editions = Ausgaben
default-is = Standard { $value }

## Sprachen
told-no-language = Noppa spricht noch nicht „{ $language }“, also ist dies auf Englisch. Es spricht: { $allowed }.
told-edition-own = Ausgabe: { $edition }, wie in der Anleitung deiner Sprache. Eine andere: --edition
languages-complete = vollständig
languages-missing = { $count ->
    [one] { $count } Nachricht fehlt
   *[other] { $count } Nachrichten fehlen
 }
languages-broken = { $file }, Zeile { $line }: Diese Nachricht lässt sich nicht lesen und kommt darum auf Englisch.
languages-odd = { $message }: Diese Nachricht gibt es auf Englisch nicht.
error-languages-no-folder = Es gibt keinen Ordner { $path } mit Nachrichtendateien.

## Wer wo sitzt
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Fragen
ask-roll = { $name }: Enter drücken und würfeln.
ask-draw = { $name }: Enter drücken und eine Karte aufdecken.
ask-move = { $name }, deine Wahl (? hilft):
ask-dice = { $name }: Was { $dice ->
    [one] zeigt der Würfel?
   *[other] zeigen die { $dice } Würfel?
 }
ask-final-dice = { $name }: Würfle und tippe die { $dice } Würfel ein, bei denen du bleibst:
ask-card = { $name }: Welche Karte wurde aufgedeckt?
ask-save = Dieses Spiel als { $path } speichern? [J/n]
ask-hand-over = { $name }, du bist dran: Enter drücken, wenn sonst niemand hinsieht.
ask-resume-or-new = Entweder ein Spiel oder --resume FILE, nicht beides: Die Datei sagt, welches Spiel es ist.
ask-go-on = Enter geht weiter, q beendet.
ask-which-game = Welches Spiel? Eines von { $games } oder --resume FILE.
typed-roll = würfeln
typed-no = nein
typed-yes = ja

## Was geschehen ist
event-roll = { $name }: { $dice } gewürfelt.
event-draw = { $name }: { $card } aufgedeckt.
event-move = { $name }: { $move }.
hint-moves = Du kannst eintippen: { $moves }.
told-undone = Zurückgenommen.
told-fixed = Eintrag { $number } ist berichtigt.
told-misfit = Eintrag { $number } ist berichtigt. Eintrag { $misfit } („{ $step }“) passt nicht mehr: { $why } Mach dort weiter.
told-saved = Gespeichert: { $path }
told-not-saved = { $path } ließ sich nicht schreiben: { $why }.
told-solo = { $points ->
    [one] Ende: { $points } Punkt.
   *[other] Ende: { $points } Punkte.
 }
told-won = { $count ->
    [one] Gewonnen: { $names }, mit { $points } Punkten.
   *[other] Gemeinsam gewonnen: { $names }, mit je { $points } Punkten.
 }
told-stand-in = { $why } Für { $name } spielt der Bot „{ $bot }“ weiter.
told-verified = { $count ->
    [one] Ein Wurf geprüft: Er ist wie versprochen.
   *[other] { $count } Würfe geprüft: alle wie versprochen.
 }
told-commitment = Vor dem Spiel versprochen: { $commitment }

## Hilfe
help-commands =
    ? zeigt dies, „rules“ die Regeln, „undo“ nimmt einen Zug zurück, „save FILE“ speichert das Spiel, „quit“ verlässt es.
help-real =
    ? zeigt dies, „rules“ die Regeln, „undo“ nimmt den letzten Eintrag zurück, „fix“ berichtigt einen älteren,
    „save FILE“ speichert das Spiel, „quit“ verlässt es.
help-fix = Tippe „fix“, die Nummer und was es hätte sein sollen.

## Tippfehler
error-typed-no-dice = Tippe die Würfel als Ziffern von 1 bis 6, nicht „{ $text }“.
error-typed-ambiguous = „{ $text }“ könnte heißen: { $like }.
error-typed-unknown = „{ $text }“ geht hier nicht. Enter zeigt, was geht, ? hilft.
error-typed-close = „{ $text }“ geht hier nicht. Meintest du: { $like }?
error-typed-enter = Drück Enter; „{ $text }“ bedeutet hier nichts.

## Menü
menu-title = Noppa: An welchen Tisch möchtest du dich setzen?
menu-game = 1 bis { $most }, Enter für das erste:
menu-way-bot = gegen einen Bot
menu-way-alone = allein, gegen deinen Rekord
menu-way-friends = mit Freunden, an diesem Gerät
menu-way-real = mit echten Würfeln: Noppa schreibt auf
menu-level-easy = ein leichter
menu-level-medium = ein mittlerer
menu-level-hard = ein starker
menu-level = 1 bis { $most }, Enter für den ersten:
menu-way = 1 bis { $most }, Enter für das Erste:
menu-names = Namen, mit Kommas getrennt:
menu-not-there = „{ $typed }“ steht nicht auf der Liste: 1 bis { $most }.

## Lösen
solving = Wird gelöst
solving-distribution = Die Verteilung wird berechnet
solved-value = { $expected } Punkte sind bei bestem Spiel zu erwarten ({ $seconds } s).
solved-spread = Mittelwert { $mean }, Standardabweichung { $spread }.
solved-percentiles = Perzentile: { $parts }
error-solve-unsolved = { $game } ist nicht gelöst; gelöst sind: { $allowed }.

## Rückblick
reviewing = Rückblick
review-title = { $game }: Glück und Können
review-player = Spieler
review-final = Ende
review-expected = erwartet
review-luck = Glück
review-loss = Wahl
review-others = andere
review-revision = Korrektur
review-each = je Wahl
review-band = Niveau
review-curve = Erwartetes Ergebnis im Lauf des Spiels
review-exact = In { $unit }, genau.
review-estimate = In { $unit }, geschätzt.
review-final-dice-only = Nur die letzten Würfel wurden eingetragen: Die Würfe eines Zuges zählen zusammen als ein Stück Glück.
unit-points = Punkten des erwarteten Endstands
unit-lead = Punkten des erwarteten Vorsprungs vor der stärksten Konkurrenz
unit-chance = Prozent der Gewinnchance
per-cent = { $value } %
band-flawless = fehlerfrei
band-master = Meisterklasse
band-expert = sehr stark
band-skilled = geübt
band-casual = gelegentlich
band-beginner = Einstieg

## Der Coach beim Spielen

## Verlauf
history-none = Noch kein beendetes Spiel. Spiel eines: noppa play yatzy
history-games = Spiele
history-records = Rekorde
history-day = Tag
history-game = Spiel
history-player = Spieler
history-score = Punkte
history-luck = Glück
history-loss = Preis der Wahl
history-best = Bestes
history-average = Schnitt
history-each = { $game }: Eine Wahl kostete im Schnitt { $each }.
history-each-curve = Hundertstel davon je Wahl, Spiel für Spiel
history-kinds = Wo die Punkte blieben

## Übung
practice-welcome = Wähle wie im Spiel; q beendet.
practice-own = Aus einem deiner Spiele:
practice-right = Gut gewählt.
practice-wrong = Das kostet { $loss }.
practice-sum = { $right } von { $asked } gut gewählt, { $lost } verloren.
ask-practice = Deine Wahl:

## Simulationen
simulating = Simulation
simulate-progress = { $done } von { $games }, { $rate } pro Sekunde
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } Spiel
   *[other] { $game }, { $edition }: { $games } Spiele
 }
simulate-rate = in { $seconds } Sekunden, { $rate } pro Sekunde
simulate-stopped = Nach { $done } von { $games } Spielen angehalten; was gespielt wurde, bleibt.
simulate-player = Spieler
simulate-wins = Siege
simulate-mean = Punkte
simulate-deviation = Streuung
simulate-low = 5 %
simulate-median = Median
simulate-high = 95 %
simulate-first = Wer auf dem ersten Platz sitzt, gewinnt { $share } ({ $interval }): { $more } gegenüber gleichen Anteilen.
simulate-length = Ein Spiel hat { $mean } ± { $error } Entscheidungen. Was hinter ± steht, gilt in 95 von 100 Simulationen.
simulate-distribution = Punkte: { $player }
simulate-everybody = alle
simulate-uses = So oft in einem Spiel benutzt, gezählt in { $games } Spielen
simulate-variants = { $game }, je { $games } Spiele
simulate-variant = Regeln
simulate-wins-of = { $player }: Siege
simulate-mean-of = { $player }: Punkte
simulate-first-seat = erster Platz
simulate-decisions = Entscheidungen
simulate-picture = { $game }: Punkte aus { $games } Spielen, in Prozent
