# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Eine Aufzeichnung
study-record-none = Keine Aufzeichnung ist offen. Wähle eine Datei, die von einem Spiel behalten wurde.
study-record-long = Diese Datei hat { $size } kB; eine Aufzeichnung hat höchstens { $most } kB.
study-record-next = Nichts wurde verändert. Wähle eine andere Datei, oder hole die Aufzeichnung noch einmal dort, wo du sie herhast.
study-check-right = { $count ->
    [one] Geprüft: Der eine Wurf ist, was die Startwerte ergeben.
   *[other] Geprüft: Alle { $count } Würfe und Karten sind, was die Startwerte ergeben.
 }
study-check-wrong = Diese Aufzeichnung besteht die Prüfung nicht, verlass dich also nicht auf sie. Ansehen kannst du sie trotzdem.
study-misfit = Die Aufzeichnung lässt sich nur bis Schritt { $last } zeigen.

## Step by step
study-step-of = Schritt { $at } von { $last }
study-slider = Schritt
study-turn = Am Zug: { $name }
study-first = Zum Anfang
study-previous = Einen Schritt zurück
study-next = Einen Schritt weiter
study-last = Zum Ende
study-play = Abspielen
study-pause = Anhalten
study-keys = Pfeiltasten gehen einen Schritt, Pos1 und Ende an den Anfang und das Ende, die Leertaste spielt ab.
study-link-copy = Link zu diesem Schritt
study-link-copied = Der Link ist kopiert.
study-all-steps = Alle Schritte

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
study-amount-lead = { $amount ->
    [one] { $amount } Punkt Vorsprung
   *[other] { $amount } Punkte Vorsprung
 }
study-sum-start = Am Anfang erwartet
study-sum-luck = Glück
study-sum-loss = Eigene Entscheidungen
study-sum-others = Entscheidungen der anderen
study-sum-revision = Korrigierte Schätzungen
study-sum-final = Am Ende
study-final-dice = Nur die letzten Würfel jedes Zuges wurden eingetragen, deshalb werden Würfe und Behaltenes davor nicht bewertet.

## The coach beside the game

## Practice

## One's own games
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

## Kinds of choices
kind-keep = behalten
kind-declare = ansagen
kind-row = welche Reihe
kind-bonus = der Bonus
kind-strike = streichen
kind-reroll = noch einmal würfeln
kind-twice = ein Würfel doppelt
kind-crossing = Städte streichen
kind-colour = Bonusstädte
kind-place = welche Stadt, welche Zahl
