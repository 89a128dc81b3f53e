# Das Terminal.

## Listen
players-range = { $least } bis { $most } Spieler
list-editions = Ausgaben
list-edition = Ausgabe
list-own-edition = deine
default-is = Standard { $value }

## Sprachen
told-no-language = Noppa spricht noch nicht „{ $language }“, deshalb siehst du Englisch. Es spricht { $allowed }.
told-edition-own = Du spielst die Ausgabe { $edition }, wie in der Anleitung in deiner Sprache. Eine andere wählst du mit --edition.
languages-complete = vollständig
languages-missing = { $count ->
    [one] { $count } Nachricht fehlt
   *[other] { $count } Nachrichten fehlen
 }
languages-broken = { $file }, Zeile { $line }: Diese Nachricht lässt sich nicht lesen, deshalb kommt sie auf Englisch.
languages-odd = { $message }: Eine Nachricht mit diesem Namen gibt es auf Englisch nicht.
error-languages-no-folder = Es gibt keinen Ordner { $path }. Nenne einen Ordner mit Nachrichtendateien.

## Wer wo sitzt
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Fragen
ask-roll = { $name }: Drück Enter, um zu würfeln.
ask-draw = { $name }: Drück Enter, um eine Karte aufzudecken.
ask-move = { $name }: Tippe deinen Spielzug, oder ? für Hilfe.
ask-dice = { $name }: Was { $dice ->
    [one] zeigt der Würfel?
   *[other] zeigen die { $dice } Würfel?
 }
ask-final-dice = { $name }: Würfle, dann tippe die { $dice } Würfel ein, die am Ende daliegen.
ask-card = { $name }: Welche Karte wurde aufgedeckt?
ask-save = Dieses Spiel als { $path } speichern? [J/n]
ask-hand-over = { $name }, du bist dran. Drück Enter, wenn sonst niemand hinsieht.
ask-resume-or-new = Nenne ein Spiel oder nimm --resume FILE, nicht beides. Die Datei sagt schon, welches Spiel es ist.
ask-go-on = Weiter mit Enter, beenden mit q.
ask-which-game = Welches Spiel möchtest du spielen? Tippe { $games }, oder nimm --resume FILE.
typed-roll = würfeln
typed-no = nein
typed-yes = ja

## Was geschehen ist
event-roll = { $name }: { $dice } gewürfelt.
event-draw = { $name }: Karte { $card } aufgedeckt.
event-move = { $name }: { $move }.
event-start = Das Spiel beginnt.
event-first = Es beginnt: { $name }.
event-undo = Alles ab Eintrag { $number } wurde zurückgenommen.
event-amend = Eintrag { $number } wurde zu „{ $text }“ korrigiert.
event-seat-bot = Der Bot „{ $bot }“ spielt jetzt für: { $name }.
event-seat-person = Wieder selbst am Spiel: { $name }.
event-end-over = Das Spiel ist zu Ende.
event-end-stopped = Das Spiel wurde vorzeitig beendet.
hint-moves = Du kannst { $moves } eintippen.
told-undone = Zurückgenommen.
told-fixed = Eintrag { $number } ist korrigiert.
told-misfit = Eintrag { $number } ist korrigiert, aber jetzt passt Eintrag { $misfit } („{ $step }“) nicht mehr. { $why } Mach dort weiter.
told-saved = In { $path } gespeichert
told-not-saved = In { $path } ließ sich nicht speichern: { $why }.
told-solo = { $points ->
    [one] Das Spiel ist zu Ende. Du hast { $points } Punkt.
   *[other] Das Spiel ist zu Ende. Du hast { $points } Punkte.
 }
told-won = { $count ->
    [one] Gewonnen: { $names }, mit { $points } Punkten.
   *[other] Gemeinsam gewonnen: { $names }, mit je { $points } Punkten.
 }
told-stand-in = { $why } Der Bot „{ $bot }“ übernimmt für { $name }.
told-verified = { $count ->
    [one] Der eine Wurf oder die eine Karte in diesem Spiel stimmt.
   *[other] Alle { $count } Würfe und Karten stimmen.
 }
told-unfinished = Dieses Spiel ist noch nicht zu Ende.
told-commitment = Vor dem Spiel versprochen: { $commitment }

## Hilfe
help-commands =
    Tippe ? für diese Hilfe, „rules“ für die Regeln, „undo“, um einen Spielzug zurückzunehmen, „save FILE“, um das Spiel
    zu speichern, und „quit“, um es zu verlassen.
help-real =
    Tippe ? für diese Hilfe, „rules“ für die Regeln, „undo“, um den letzten Eintrag zurückzunehmen, „fix“, um einen älteren
    zu korrigieren, „save FILE“, um das Spiel zu speichern, und „quit“, um es zu verlassen.
help-fix = Um einen Eintrag zu korrigieren, tippe „fix“, seine Nummer und was dort stehen soll.

## Tippfehler
error-typed-no-dice = Tippe die Würfel als Ziffern von 1 bis 6, nicht „{ $text }“.
error-typed-ambiguous = „{ $text }“ könnte { $like } heißen. Tippe etwas mehr.
error-typed-unknown = „{ $text }“ geht jetzt nicht. Enter zeigt, was geht, und ? hilft dir.
error-typed-close = „{ $text }“ geht jetzt nicht. Meintest du { $like }?
error-typed-enter = „{ $text }“ bedeutet hier nichts. Drück einfach Enter.

## Menü
menu-title = Welches Spiel möchtest du spielen?
menu-game = Tippe 1 bis { $most }, oder Enter für das erste Spiel:
menu-way-bot = Gegen einen Bot
menu-way-alone = Allein, gegen deinen eigenen Rekord
menu-way-friends = Mit Freunden, an diesem Gerät
menu-way-real = Mit echten Würfeln, und Noppa schreibt die Punkte auf
menu-level-easy = Ein leichter Bot
menu-level-medium = Ein mittlerer Bot
menu-level-hard = Ein starker Bot
menu-level = Tippe 1 bis { $most }, oder Enter für den ersten Bot:
menu-way = Tippe 1 bis { $most }, oder Enter für das Erste:
menu-names = Namen der Spieler, mit Kommas getrennt:
menu-not-there = „{ $typed }“ steht nicht auf der Liste. Tippe eine Zahl von 1 bis { $most }.

## Lösen
solving = Das Spiel wird gelöst
solving-distribution = Die Verteilung der Punkte wird berechnet
solved-value = Die beste Spielweise bringt im Schnitt { $expected } Punkte ({ $seconds } s).
solved-spread = Mittelwert { $mean }, Standardabweichung { $spread }.
solved-percentiles = Perzentile: { $parts }
error-solve-unsolved = Noppa kann { $game } nicht lösen. Es kann { $allowed } lösen.

## Rückblick
reviewing = Der Rückblick wird berechnet
review-title = { $game }: Glück und Können
review-player = Spieler
review-final = Ende
review-expected = erwartet
review-luck = Glück
review-loss = Fehler
review-others = andere
review-revision = Korrektur
review-each = pro Wahl
review-band = Niveau
review-curve = Voraussichtliches Ergebnis im Lauf des Spiels
review-exact = Gemessen in { $unit }. Diese Zahlen sind genau.
review-estimate = Gemessen in { $unit }. Diese Zahlen sind geschätzt.
review-moment = { $where }: { $what }. Dieser Zug machte einen Unterschied von { $change }.
review-round = Runde { $round }
review-dice-differ = Achtung: Die Würfel in dieser Aufzeichnung passen nicht zu ihren geheimen Zahlen. Dem Glück hier kannst du also nicht trauen. { $why }
review-final-dice-only = Du hast nur die letzten Würfel eingegeben, also zählen alle Würfe eines Zuges zusammen als ein Stück Glück.
unit-points = Punkten des voraussichtlichen Endstands
unit-lead = Punkten des voraussichtlichen Vorsprungs auf den stärksten Gegner
unit-chance = Prozentpunkten Gewinnchance
per-cent = { $value } %
band-flawless = fehlerfrei
band-master = meisterhaft
band-expert = sehr stark
band-skilled = geübt
band-casual = Gelegenheitsspieler
band-beginner = Anfänger

## Der Coach beim Spielen

## Verlauf
history-none = Du hast noch kein Spiel beendet. Spiel eines: noppa play yatzy
history-games = Spiele
history-records = Rekorde
history-day = Tag
history-game = Spiel
history-player = Spieler
history-score = Punkte
history-luck = Glück
history-loss = Fehler
history-best = Bestes
history-average = Schnitt
history-each = In { $game } kostet dich eine Wahl im Schnitt { $each }.
history-each-curve = Kosten pro Wahl in Hundertsteln, Spiel für Spiel
history-kinds = Wo du Punkte verloren hast

## Übung
learn-how = Tu, was die Lektion sagt, oder drück einfach Enter. Mit q hörst du auf.
learn-prompt = ({ $move }):
learn-type = Tippe „{ $move }“, oder drück einfach Enter.
learn-allowed = Das ginge auch, aber diese Lektion zeigt dir etwas anderes.
learn-left = Du kannst diese Lektion jederzeit fortsetzen: noppa learn { $game }
learn-next = Bereit für ein richtiges Spiel? noppa play { $game } --bot easy
practice-welcome = Wähle wie im Spiel, oder tippe q, um aufzuhören.
practice-own = Das ist aus einem deiner Spiele.
practice-rival = { $count ->
    [one] Gegner
   *[other] Gegner { $number }
 }
practice-right = Gut gewählt.
practice-wrong = Das kostet { $loss }.
practice-sum = { $right } von { $asked } richtig, { $lost } verloren.
ask-practice = Deine Wahl:

## Simulationen
simulating = Spiele werden simuliert
simulate-progress = { $done } von { $games }, { $rate } pro Sekunde
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } Spiel
   *[other] { $game }, { $edition }: { $games } Spiele
 }
simulate-rate = in { $seconds } Sekunden, { $rate } pro Sekunde
simulate-players = Spieler: { $players }.
simulate-players-random = Spieler: { $players }. Sie spielen aufs Geratewohl. Andere wählst du mit --players.
simulate-compared = Verglichen: { $what }
simulate-stopped = Nach { $done } von { $games } Spielen angehalten. Die bisherigen Ergebnisse bleiben.
simulate-player = Spieler
simulate-wins = Siege
simulate-mean = Punkte
simulate-deviation = Streuung
simulate-low = 5 %
simulate-median = Median
simulate-high = 95 %
simulate-first = Wer zuerst dran ist, gewinnt { $share } der Spiele (95-%-Intervall { $interval }). Das sind { $more } Prozentpunkte im Vergleich zu gleichen Anteilen.
simulate-length = Ein Spiel hat { $mean } ± { $error } Entscheidungen. Jedes ± ist ein 95-%-Konfidenzintervall.
simulate-distribution = Punkte: { $player }
simulate-everybody = alle
simulate-uses = So oft im Schnitt pro Spieler und Spiel benutzt, in { $games } Spielen
simulate-variants = { $game }, je { $games } Spiele
simulate-variant = Regeln
simulate-wins-of = { $player }: Siege
simulate-mean-of = { $player }: Punkte
simulate-first-seat = erster Platz
simulate-decisions = Entscheidungen
simulate-picture = { $game }: Punkte in { $games } Spielen, in Prozent

## Spiele auf einem Server
join-name = Dein Name:
join-watching = Du schaust bei diesem Spiel zu. Strg-C beendet das.
join-taken = Auf diesem Platz spielt schon jemand, also kannst du nur zuschauen.
join-waiting-seats = Es fehlt noch: { $names }.
join-waiting-start = Alle sind da. Das Spiel beginnt gleich.
join-waiting = Am Zug: { $names }.
join-reconnecting = Verbindung verloren. Neue Verbindung wird aufgebaut …
join-left = Dein Platz gehört weiter dir. Komm zurück mit: { $command }
join-help = Tippe ? für diese Hilfe, „rules“ für die Regeln, „undo“, um die anderen zu fragen, ob der letzte Spielzug zurückgenommen wird, und „quit“, um zu gehen. Dein Platz gehört weiter dir.
join-undo-asked = Du hast gefragt, ob der letzte Spielzug zurückgenommen wird.
join-wish-undo = { $name } möchte den letzten Spielzug zurücknehmen. Drück u, wenn das in Ordnung ist.
join-wish-stop = { $name } möchte das Spiel beenden. Drück u, wenn das in Ordnung ist.
join-wish-remove = { $name } möchte einen Platz einem Bot geben. Drück u, wenn das in Ordnung ist.
join-vote-undo = { $name } möchte den letzten Spielzug zurücknehmen. In Ordnung? [J/n]
join-vote-stop = { $name } möchte das Spiel beenden. In Ordnung? [J/n]
join-vote-remove = { $name } möchte einen Platz einem Bot geben. In Ordnung? [J/n]

## Vergleiche
match-title = { $game }: { $games } von { $wanted } Spielen
match-player = Spieler
match-wins = Siege
match-ties = unentschieden
match-losses = Niederlagen
match-score = Ergebnis
match-points = Punkte pro Spiel
match-elo = Elo-Unterschied von { $name }: { $elo } (95-%-Intervall von { $low } bis { $high }).
match-failed = { $name } gibt Spiel { $number } verloren. { $why }
match-failures = { $count ->
    [one] { $name } hat ein Spiel verloren gegeben.
   *[other] { $name } hat { $count } Spiele verloren gegeben.
 }
match-open = Noch nicht entschieden. Das logarithmierte Wahrscheinlichkeitsverhältnis ist { $ratio }; der Test endet bei ±{ $bound }.
match-stronger = Entschieden. { $name } liegt näher bei { $high } Elo Vorsprung als bei { $low } (logarithmiertes Wahrscheinlichkeitsverhältnis { $ratio }).
match-not-stronger = Entschieden. { $name } liegt näher bei { $low } Elo Vorsprung als bei { $high } (logarithmiertes Wahrscheinlichkeitsverhältnis { $ratio }).

## Doctor
doctor-folder = { $path } ist beschreibbar.
doctor-folder-not-writable = { $path } ist nicht beschreibbar ({ $why }). Mach den Benutzer des Servers zum Besitzer.
doctor-secret-file = Die Geheimdatei { $path } ist privat.
doctor-secret-file-missing = Es gibt noch keine Geheimdatei { $path }. Der Server legt beim Start eine an.
doctor-secret-file-unreadable = Der Server kann die Geheimdatei { $path } nicht lesen. Mach den Benutzer des Servers zum Besitzer.
doctor-secret-file-open = Andere können die Geheimdatei { $path } lesen. Führe aus: chmod 600 { $path }
doctor-admin-token = Der Host-Schlüssel in { $path } ist privat.
doctor-admin-token-missing = Es gibt keine Datei { $path } mit dem Host-Schlüssel. Leg sie an, oder entferne die Einstellung admin_token_file.
doctor-admin-token-unreadable = Der Server kann den Host-Schlüssel in { $path } nicht lesen. Mach den Benutzer des Servers zum Besitzer der Datei.
doctor-admin-token-open = Andere können den Host-Schlüssel lesen. Führe aus: chmod 600 { $path }
doctor-disk = In { $path } sind { $free } MB frei.
doctor-disk-low = In { $path } sind nur { $free } MB frei. Schaff Platz, oder lösche alte Spiele: noppa prune --older-than 90d
doctor-disk-full = Der Datenträger ist fast voll. In { $path } sind { $free } MB frei, und der Server braucht { $least } MB. Schaff Platz.
doctor-descriptors = In diesem System darf ein Prozess { $most } Dateien öffnen. Das begrenzt, wie viele sich verbinden können. Setz LimitNOFILE auf { $wanted } oder mehr.
doctor-clock = Die Uhr stimmt mit der Datenbank überein.
doctor-clock-past = Die Uhr zeigt { $date }, das kann nicht stimmen. Stell sie, und schalte die Zeitsynchronisierung ein (timedatectl set-ntp true).
doctor-clock-differs = Die Uhr weicht von der auf { $where } um { $seconds } s ab. Schalte auf beiden Systemen die Zeitsynchronisierung ein (timedatectl set-ntp true).
doctor-clock-back = Das neueste Spiel liegt { $seconds } s in der Zukunft, die Uhr wurde also zurückgestellt. Stell sie richtig, bevor du den Server startest.
doctor-database-missing = Es gibt noch keine Datenbank { $path }. Der Server legt beim Start eine an.
doctor-database-empty = Die Datenbank ist leer. Der Server legt beim Start ihre Tabellen an.
doctor-database-version = Die Datenbank ist aktuell (Version { $version }).
doctor-database-older = Die Datenbank hat Version { $found }. Beim Start macht der Server eine Sicherung und bringt sie auf { $wanted }.
doctor-database-newer = Die Datenbank hat Version { $found }, von einem neueren Noppa, aber dieses kennt nur { $wanted }. Installiere das neuere Noppa, oder spiel eine Sicherung ein.
doctor-database-writing = Die Datenbank ist beschreibbar.
doctor-database-away = Die Datenbank antwortet nicht: { $why }. Prüfe, ob sie läuft, und prüfe Adresse und Passwort.
doctor-redis = Redis antwortet.
doctor-redis-away = Redis antwortet nicht: { $why }. Prüfe, ob es läuft, und prüfe die Adresse.
doctor-server = Der Server läuft und ist bereit (Version { $version }).
doctor-server-away = Unter { $url } antwortet kein Server ({ $why }), deshalb wurde der Proxy nicht geprüft. Starte den Server, und führe das noch einmal aus.
doctor-server-not-ready = Der Server läuft, ist aber nicht bereit: { $why }
doctor-server-older = Auf dem Server läuft noch Version { $running }, aber { $installed } ist installiert. Starte ihn neu.
doctor-no-public-url = Es ist keine öffentliche Adresse gesetzt, deshalb wurde der Proxy nicht geprüft.
doctor-proxy = Der Proxy gibt das Protokoll und die Adresse der Clients richtig weiter.
doctor-proxy-away = { $url } ist nicht erreichbar: { $why }. Prüfe den Namen, das Zertifikat und den Proxy.
doctor-proxy-host = Der Proxy ändert den Host-Header in „{ $host }“. Lass ihn { $wanted } weitergeben.
doctor-proxy-other = { $url } antwortet mit Status { $status }, ist aber nicht Noppa. Prüfe, wohin der Proxy weiterleitet.
doctor-proxy-scheme = Der Proxy sagt dem Server nicht, dass die Spieler { $scheme } benutzen. Lass ihn X-Forwarded-Proto setzen.
doctor-proxy-untrusted = Der Server weiß nicht, dass die Spieler { $scheme } benutzen. Setz trust_proxy = true.
doctor-proxy-pretended = Spieler können ihre Adresse fälschen. Lass den Proxy X-Forwarded-For selbst setzen, statt es durchzureichen.
doctor-proxy-no-address = Der Proxy gibt die Adressen der Spieler nicht weiter, also zählen alle als eine Person. Lass ihn X-Forwarded-For setzen.
doctor-proxy-socket = WebSockets kommen nicht durch den Proxy ({ $why }). Lass ihn die Header Upgrade und Connection weitergeben.
doctor-proxy-socket-works = WebSockets kommen durch den Proxy.

## Der Vollbildmodus
full-roll = { $name }: Leertaste drücken zum Würfeln.
full-draw = { $name }: Leertaste drücken und eine Karte aufdecken.
full-enter-dice = { $name }: Würfle, dann drück Enter und tippe, was die Würfel zeigen.
full-choose = { $name }: Wähle deinen Spielzug.
full-choose-dice = { $name }: Wähle Würfel mit { $keys }, dann drück die Leertaste.
full-choose-both = { $name }: Behalte Würfel mit { $keys }, oder wähle mit den Pfeiltasten und Enter.
full-choose-place = { $name }: Wähle mit den Pfeiltasten und Enter.
full-chosen = Enter: { $move }
full-which = Was davon?
full-no-move = Das geht hier nicht. M zeigt alle Spielzüge.
full-pace = { $seconds } s zwischen den Spielzügen
full-coach-waits = Der Coach kann helfen, sobald du etwas zu wählen hast.

## Der Vollbildmodus: Tasten in der untersten Zeile
full-key-roll = Würfeln
full-key-draw = Karte aufdecken
full-key-hold = Behalten
full-key-reroll = Rest werfen
full-key-choose = Wählen
full-key-moves = Alle Spielzüge
full-key-tag = Nummer
full-type = Tippen
full-help = Hilfe
full-chances = Chancen
full-log = Verlauf
full-leave = Verlassen
full-faster = Schneller
full-slower = Langsamer
full-see-table = Tisch ansehen
full-leave-noppa = Noppa beenden
full-search = Was möchtest du tun?

## Der Vollbildmodus: Fenster
full-panel-log = Verlauf
full-panel-coach = Coach
full-panel-chances = Gewinnchancen
full-panel-help = Hilfe
full-help-keys =
    Strg+P zeigt alles, was du tun kannst.
    Wähle etwas aus und drück ?, um darüber zu lesen.

## Der Vollbildmodus: Beenden
full-resume-later = Dein Spiel ist gespeichert. Setz es fort mit: noppa play --resume { $path }

## Der Vollbildmodus: Schritt für Schritt
full-step-on = Weiter
full-step-back = Zurück
full-next-mistake = Nächster Fehler
full-previous-mistake = Voriger Fehler
full-first = Anfang
full-last = Ende

## Der Vollbildmodus: eine Landkarte
full-zoom = Vergrößern
full-roll-again = Diese neu werfen
full-use-twice = Würfel doppelt benutzen
full-decide = Behalte die Würfel, oder wähle die aus, die du neu werfen willst. Das darfst du einmal pro Spiel.
full-tag = Wähle eine Stadt für { $tag }.

## Der Vollbildmodus: die erste Seite und andere
full-new-game = Neues Spiel
full-game = Spiel
full-continue = { $others ->
    [0] { $game } fortsetzen ({ $day })
   *[other] { $game } mit { $names } fortsetzen ({ $day })
 }
full-learn = Lektionen
full-people = Personen an diesem Rechner
full-nobody = Niemand, nur zuschauen
full-bots = Bots
full-level-random = random: spielt irgendetwas
full-level-simple = simple: denkt nur an diesen Zug
full-level-easy = easy: leicht
full-level-medium = medium: mittel
full-level-hard = hard: spielt immer den besten Spielzug, den er findet
full-start = Spiel starten
full-change = Ändern
full-names = Namen
full-back = Zurück
full-reading = Deine Spiele werden gelesen …
full-panel-answer = Was jede Wahl wert ist
