# Was nicht ging und was richtig wäre. Eine Nachricht für jeden Fehler;
# was nur ein Spiel betrifft, steht in dessen Datei.

error-unforeseen = Etwas ist schiefgegangen ({ $code }).

## Züge
error-move-unreadable = „{ $text }“ ist kein Spielzug in diesem Spiel.
error-move-illegal = „{ $move }“ geht gerade nicht.
error-move-not-a-move = „{ $move }“ ist kein Zugobjekt. Mach mit rules.parse() eines aus Text.
error-move-game-over = Das Spiel ist zu Ende.
error-move-chance-first = { $asked ->
    [draw] Deck zuerst eine Karte auf.
   *[roll] Würfle zuerst.
 }
error-move-out-of-turn = Dieser Spieler ist nicht am Zug.

## Zufall
error-roll-not-asked = Jetzt gibt es nichts zu würfeln.
error-roll-count = { $dice ->
    [one] Dieser Wurf braucht einen Würfel, nicht { $given }.
   *[other] Dieser Wurf braucht { $dice } Würfel, nicht { $given }.
 }
error-roll-face = Ein Würfel zeigt 1 bis 6, nicht { $face }.
error-draw-not-asked = Jetzt gibt es keine Karte aufzudecken.
error-card-not-in-pile = { $card } ist nicht mehr im Stapel. Diese Karten sind noch da: { $allowed }.
error-card-unknown = Es gibt keine Karte „{ $card }“. Karten: { $allowed }.
error-real-dice = Ihr spielt mit echten Würfeln. Gib ein, was sie zeigen.
error-real-card = Ihr spielt mit echten Karten. Gib die aufgedeckte Karte ein.
error-replay-over = Das aufgezeichnete Spiel hat keine Würfe oder Karten mehr.
error-replay-differs = Das aufgezeichnete Spiel hat hier etwas anderes: { $came }.

## Spiele, Ausgaben, Optionen
error-game-unknown = Es gibt kein Spiel „{ $game }“. Spiele: { $allowed }.
error-edition-unknown = Es gibt keine Ausgabe „{ $edition }“. Ausgaben: { $allowed }.
error-first-unknown = Niemand hier heißt „{ $name }“. Beginnen kann: { $allowed }.
error-option-unknown = Es gibt keine Option „{ $key }“. Optionen: { $allowed }.
error-option-value = „{ $key }“ kann nicht { $value } sein. Möglich: { $allowed }.
error-option-form = Schreib eine Option als NAME=VALUE, nicht „{ $text }“.
error-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.

## Eigene Bretter, Kartensätze und Landkarten
# { $content } ist der Name von einem davon, für sich: Brett, Kartensatz, Landkarte.
content-board = Brett
content-deck = Kartensatz
content-map = Landkarte
content-content = Brett, Kartensatz oder Landkarte
error-content-other-game = { $content }: Diese Datei ist für { $allowed }, nicht für { $game }.
error-content-not-plain = { $content }: Nimm nur einfache Daten (Text, Zahlen, Listen und Tabellen).
error-content-kind = { $content }: Übergib einen Pfad, TOML-Text oder eine Tabelle, nicht { $given }.
error-content-not-a-table = { $content }: { $place } muss eine Tabelle mit { $allowed } sein.
error-content-key-unknown = { $content }: { $place } hat einen unbekannten Schlüssel „{ $key }“. Möglich: { $allowed }.
error-content-key-missing = { $content }: In { $place } fehlt der Schlüssel „{ $key }“.
error-content-no-file = { $content }: Die Datei { $path } lässt sich nicht lesen ({ $why }).
error-content-not-text = { $content }: Die Datei ist kein UTF-8-Text (Byte { $byte }).
error-content-not-toml = { $content }: Die Datei ist kein gültiges TOML ({ $why }).
error-content-line-too-long = { $content }: Zeile { $line } ist länger als { $most } Zeichen.
error-content-too-deep = { $content }: { $line ->
    [0] Die Klammern sind mehr als { $most } Stufen tief.
   *[other] Ein Schlüssel in Zeile { $line } hat mehr als { $most } Teile.
 }
error-content-too-costly = { $content }: Ein Spiel bräuchte mehr als { $most } Würfe, Karten und Spielzüge. Mach es kürzer.
error-content-too-long = { $content }: Die Datei ist zu groß. Sie darf bis zu { $most } Bytes haben.

## Der Tisch
error-table-no-chance = Jetzt gibt es nichts zu würfeln oder aufzudecken.
error-table-started = Das Spiel hat schon begonnen.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-ended = Das Spiel ist zu Ende.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-not-yours = Der letzte Spielzug kam von jemand anderem, und diese Runde läuft noch.
error-undo-past-chance = Nach dem nächsten Wurf oder der nächsten Karte kannst du einen Spielzug nicht mehr zurücknehmen.
error-amend-needs-real-dice = Einträge kannst du nur korrigieren, wenn ihr mit echten Würfeln spielt.
error-amend-other-kind = Eintrag { $number } ist „{ $was }“. Daraus kann nicht „{ $text }“ werden.
error-step-unknown = Es gibt keinen Eintrag { $number }, den du ändern könntest. Einträge: { $legal }.
error-seat-unknown = Es gibt keinen Platz { $seat }.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“. Bots: { $legal }.

## Der Coach
error-coach-no-worth = Der Coach kennt { $game } noch nicht.
error-worth-not-over = Das Spiel ist noch nicht zu Ende, also hat noch niemand gewonnen.
error-bot-not-due = Platz { $seat } hat gerade nichts zu wählen, also gibt es keinen Spielzug vom Bot.
error-advice-not-due = Platz { $seat } hat gerade nichts zu wählen.
error-review-unfinished = Dieses Spiel ist nicht zu Ende. Spiel es fertig, dann bekommst du einen Rückblick.

## Simulationen
error-simulate-games = Die Zahl der Spiele muss eine ganze Zahl ab 1 sein, nicht { $games }.
error-simulate-seed = Der Startwert muss eine ganze Zahl sein, nicht { $seed }.
error-simulate-settled = Diese Regeln von { $game } enthalten ihre Optionen schon. Gib keine Ausgabe und keine Optionen dazu an.
error-simulate-backend = Es gibt kein Backend „{ $backend }“. Backends: { $allowed }.
error-simulate-workers = Die Zahl der Arbeitsprozesse muss eine ganze Zahl ab 1 sein, nicht { $workers }.
error-simulate-cluster = Eine Cluster-Adresse geht nur für { $allowed }, nicht für { $backend }.
error-simulate-no-cluster = Der { $backend }-Cluster unter { $cluster } ist nicht erreichbar: { $reason }.
error-extra-missing = Dafür braucht es weitere Pakete: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player }: unerlaubter Spielzug „{ $move }“ in Spiel { $game }. Erlaubt: { $allowed }.
error-simulate-apart = { $player } spielt nur in kompilierten Spielen, mit Spielern dieser Stufen: { $allowed }.
error-simulate-actions = { $player } muss { $count } ganze Zahlen zurückgeben, eine pro Spiel, nicht { $kind } der Form { $shape }.
error-simulate-failed = { $player } ist in Spiel { $game } ausgefallen: { $reason }
error-simulate-endless = Spiel { $game } ist nach { $decisions } Entscheidungen nicht zu Ende. Diese Spieler beenden es vielleicht nie.
error-simulate-format = In { $path } lassen sich keine Ergebnisse speichern. Nimm eine Datei dieser Arten: { $allowed }.
error-simulate-write = { $path } lässt sich nicht schreiben: { $why }. Darin stehen die Ergebnisse von bisher { $games } Spielen.
error-simulate-out-one = Das Ergebnis jedes Spiels lässt sich nur speichern, wenn du mit einer Art Regeln simulierst und nicht mehrere vergleichst.
error-simulate-vary = Schreib, was verglichen werden soll, als NAME=A,B,C, nicht „{ $text }“.
error-simulate-vary-twice = „{ $key }“ steht zweimal da. Schreib alle Werte in eine Liste.

## Aufzeichnungen
error-record-no-file = { $path } lässt sich nicht lesen: { $why }.
error-save-exists = { $path } gibt es schon, vielleicht ein anderes Spiel. Setz es mit --resume fort, ersetz es mit --overwrite, oder nimm einen anderen Namen.
error-save-taken = { $path } gibt es schon. Nimm einen anderen Namen.
error-file-not-written = { $path } lässt sich nicht schreiben: { $why }.
error-record-too-long = Diese Datei ist zu groß. Eine Aufzeichnung darf bis zu { $most } Bytes haben.
error-record-not-text = Diese Datei ist kein UTF-8-Text (Byte { $byte }).
error-record-not-json = Diese Aufzeichnung ist beschädigt oder unvollständig (Zeile { $line }, Spalte { $column }).
error-record-not-a-record = Diese Datei ist keine Aufzeichnung von Noppa.
error-record-format-version = Diese Aufzeichnung hat die Formatversion { $found }. Dieses Noppa liest Version { $wanted }.
error-record-rules-version = Dieses Spiel wurde mit Version { $found } der Regeln gespielt. Dieses Noppa hat Version { $wanted }.
error-record-key-unknown = Die Aufzeichnung hat einen unbekannten Schlüssel „{ $key }“. Bekannt: { $allowed }.
error-record-key-missing = In der Aufzeichnung fehlt der Schlüssel „{ $key }“.
error-record-key-twice = Der Schlüssel „{ $key }“ steht zweimal in der Aufzeichnung.
error-record-value = „{ $key }“ hat in der Aufzeichnung einen falschen Wert. Möglich: { $allowed }.
error-record-not-over = Das Spiel in dieser Aufzeichnung ist nicht zu Ende.
error-record-content-hash = Brett, Kartensatz oder Landkarte in dieser Aufzeichnung ist nicht das, womit gespielt wurde.
error-event-unreadable = „{ $text }“ ist weder ein Wurf noch eine Karte noch ein Spielzug.
error-record-event = Eintrag { $number } lässt sich nicht lesen: „{ $text }“.
error-event-misfit = Eintrag { $number }, „{ $event }“, passt nicht zum Spiel. { $why }
error-state-unreadable = Ein gespeicherter Spielstand lässt sich nicht lesen: { $wanted } erwartet, { $found } gefunden.
error-verify-real-dice = Dieses Spiel wurde mit echten Würfeln gespielt, also gibt es keine Würfe zu prüfen.
error-verify-commitment = Die geheime Zahl ist nicht die, die vor dem Spiel versprochen wurde. Sie ergibt { $shown } statt { $promised }.
error-verify-differs = Eintrag { $number } stimmt nicht. In der Aufzeichnung steht „{ $event }“, aber die geheimen Zahlen ergeben „{ $promised }“.

## Anfragen von Programmen
error-engine-too-long = Diese Zeile ist zu lang. Die Grenze sind { $most } Bytes.
error-engine-not-json = Diese Zeile ist kein JSON: „{ $text }“.
error-engine-not-an-object = Eine Anfrage muss ein JSON-Objekt sein, nicht „{ $text }“.
error-engine-request = Es gibt keine Anfrage „{ $request }“. Anfragen: { $allowed }.
error-engine-key-unknown = Die Anfrage „{ $request }“ hat keinen Schlüssel „{ $key }“. Schlüssel: { $allowed }.
error-engine-key-missing = Die Anfrage „{ $request }“ braucht den Schlüssel „{ $key }“.
error-engine-value = In der Anfrage „{ $request }“ hat „{ $key }“ einen falschen Wert. Mögliche Typen: { $allowed }.
error-engine-protocol = Dieses Programm spricht Protokollversion { $wanted }, nicht { $found }.
error-engine-table = Es gibt keinen Tisch „{ $table }“. Tische: { $allowed }.
error-engine-nobody-due = Gerade hat niemand etwas zu wählen.
error-engine-action = Aktionen haben die Nummern 0 bis { $most }; { $action } ist keine davon.
error-engine-record = Dieses Spiel hat keine Aufzeichnung, weil es von einem gegebenen Stand aus fortgesetzt wurde.
error-engine-names = Die Aufzeichnung braucht { $wanted } Namen, nicht { $given }.
error-engine-number = „{ $key }“ muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
error-engine-position = Dieser Stand ist im Spiel unmöglich ({ $why }).
error-engine-position-players = Dieser Stand hat { $players } Spieler, das Spiel aber { $wanted }.

## Lektionen
error-lesson-unknown = Für „{ $game }“ gibt es keine Lektion. Lektionen: { $allowed }.

## Programme am Tisch
error-program-no-start = Das Programm „{ $command }“ lässt sich nicht starten: { $why }.
error-program-hangs = { $seconds ->
    [one] Das Programm „{ $command }“ hat innerhalb von { $seconds } Sekunde nicht geantwortet.
   *[other] Das Programm „{ $command }“ hat innerhalb von { $seconds } Sekunden nicht geantwortet.
 }
error-program-ended = Das Programm „{ $command }“ hat sich mit Code { $exit } beendet, statt zu antworten. { $complaint }
error-program-protocol = Das Programm „{ $command }“ spricht Protokollversion { $found }, nicht { $wanted }.
error-program-rubbish = Das Programm „{ $command }“ hat eine ungültige Antwort geschickt: „{ $text }“.
error-program-gives-up = Das Programm „{ $command }“ hat einen Fehler gemeldet: { $text }.
error-program-no-move = Das Programm „{ $command }“ hat „{ $move }“ gespielt. Das ist kein Spielzug in diesem Spiel.
error-program-illegal = Das Programm „{ $command }“ hat „{ $move }“ gespielt. Das ist jetzt nicht erlaubt.
error-programs-seated = { $seats ->
    [one] In diesem Spiel ist Platz für ein Programm,
   *[other] In diesem Spiel ist Platz für { $seats } Programme,
 } aber mit --engine hast du { $programs } genannt.

## Spiele auf einem Server
error-join-link = „{ $text }“ ist kein Link zu einem Spiel. Ein Link sieht so aus: https://dice.example.org/#join=…
error-join-no-server = { $url } antwortet nicht: { $why }.
error-join-not-noppa = Unter dieser Adresse ist kein Noppa-Server (Status { $status }).
error-join-no-coach = In Spielen auf einem Server gibt es keinen Coach. Nach dem Ende bekommst du einen Rückblick.
error-join-own-content = Dieses Spiel hat ein eigenes Brett, eigene Karten oder eine eigene Landkarte. Öffne den Link im Browser, um mitzuspielen.
error-join-lost = Die Verbindung zu { $url } ist abgebrochen.
error-practice-daily = Das Rätsel des Tages ist für alle gleich. Deshalb geht --daily nicht zusammen mit { $option }.
error-play-resume = --resume setzt das Spiel aus der Datei fort, wie es ist. Deshalb geht es nicht zusammen mit { $option }.

## Vergleiche
error-match-games = Ein Vergleich braucht eine gerade Zahl von Spielen, 2 oder mehr, nicht { $games }.
error-match-sprt = Die Abbruchregel nimmt zwei Elo-Unterschiede, den kleineren zuerst, zum Beispiel --sprt 0,10, nicht „{ $text }“.

## Lernende
error-rl-unknown = Es gibt keine Umgebung „{ $name }“. Umgebungen: { $allowed }.
error-rl-reward = Die Belohnung muss eines davon sein: { $allowed }, nicht „{ $reward }“.
error-rl-illegal = Die Einstellung für unerlaubte Aktionen muss eines davon sein: { $allowed }, nicht „{ $illegal }“.
error-rl-action = Aktionen haben die Nummern 0 bis { $most }; { $action } ist keine davon.
error-rl-envs = Ein Stapel braucht mindestens ein Spiel, nicht { $envs }.
error-rl-threads = Ein Stapel braucht mindestens einen Thread, nicht { $threads }.
error-rl-seeds = Gib einen Startwert für den ganzen Stapel an.
error-rl-actions = Übergib ein Feld von { $count } ganzen Zahlen, nicht eines aus { $kind } mit der Form { $shape }.
error-rl-batch = Aktion { $action } („{ $move }“) ist in Spiel { $game_number } des Stapels nicht erlaubt. Erlaubt: { $legal }.
error-rl-no-batch = { $game } lässt sich noch nicht in Stapeln spielen.
error-rl-no-observation = { $game } hat keine Beobachtungen für lernende Programme.
error-native-missing = Der native Kern von Noppa ließ sich nicht aus { $path } laden: { $reason }. Installiere Noppa neu.
error-native-refused = Der native Kern von Noppa hat einen Aufruf von { $function } abgelehnt: { $problem }.

## Warum das System etwas abgelehnt hat, nach einem Doppelpunkt
why-no-such-file = diese Datei gibt es nicht
why-not-permitted = du hast keine Berechtigung
why-is-a-folder = es ist ein Ordner
why-not-a-folder = ein Teil des Pfads ist kein Ordner
why-already-there = es existiert schon
why-disk-full = der Datenträger ist voll
why-read-only = der Datenträger ist schreibgeschützt
why-address-in-use = ein anderes Programm benutzt diese Adresse
why-no-such-address = dieser Rechner hat diese Adresse nicht
why-connection-refused = dort antwortet nichts
error-not-a-backup = Das ist keine Datei mit gespeicherten Spielen eines Geräts.
