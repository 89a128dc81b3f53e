# Was nicht ging und was richtig wäre. Eine Nachricht für jeden Fehler;
# was nur ein Spiel betrifft, steht in dessen Datei.

error-unforeseen = Etwas ist schiefgegangen ({ $code }).

## Züge
error-move-unreadable = „{ $text }“ ist kein Zug dieses Spiels.
error-move-illegal = „{ $move }“ geht gerade nicht.
error-move-not-a-move = „{ $move }“ ist kein Zug; die Regeln nehmen Züge, keinen Text.
error-move-game-over = Das Spiel ist zu Ende.
error-move-chance-first = { $asked ->
    [draw] Zuerst kommt eine Karte.
   *[roll] Zuerst wird gewürfelt.
 }
error-move-out-of-turn = Dieser Platz ist nicht an der Reihe.

## Zufall
error-roll-not-asked = Jetzt wird nicht gewürfelt.
error-roll-count = { $dice ->
    [one] Es wird ein Würfel geworfen, nicht { $given }.
   *[other] Es werden { $dice } Würfel geworfen, nicht { $given }.
 }
error-roll-face = Ein Würfel zeigt 1 bis 6, nicht { $face }.
error-draw-not-asked = Jetzt wird keine Karte aufgedeckt.
error-card-not-in-pile = { $card } ist nicht mehr im Stapel. Übrig: { $allowed }.
error-card-unknown = Es gibt keine Karte „{ $card }“. Karten: { $allowed }.
error-real-dice = Die Würfel sind echt: Tippe ein, was sie zeigen.
error-real-card = Die Karten sind echt: Tippe ein, was aufgedeckt wurde.
error-replay-over = Mehr Würfe oder Karten hatte das aufgezeichnete Spiel nicht.
error-replay-differs = Das aufgezeichnete Spiel hat an dieser Stelle etwas anderes: { $came }.

## Spiele, Ausgaben, Optionen
error-game-unknown = Es gibt kein Spiel „{ $game }“. Spiele: { $allowed }.
error-edition-unknown = Es gibt keine Ausgabe „{ $edition }“. Ausgaben: { $allowed }.
error-option-unknown = Es gibt keine Option „{ $key }“. Optionen: { $allowed }.
error-option-value = „{ $key }“ kann nicht { $value } sein. Möglich: { $allowed }.
error-option-form = Schreib eine Option als NAME=VALUE, nicht „{ $text }“.
error-players = { $least } bis { $most } können spielen, nicht { $players }.

## Eigene Bretter, Kartensätze und Landkarten
# { $content } ist der Name von einem davon, für sich: Brett, Kartensatz, Landkarte.
content-board = Brett
content-deck = Kartensatz
content-map = Landkarte
content-content = Brett, Kartensatz oder Landkarte
error-content-other-game = { $content }: Das ist für { $allowed }, nicht für { $game }.
error-content-not-plain = { $content }: Darin steht etwas, das keine einfachen Daten sind.
error-content-kind = { $content }: Gib eine Datei, einen Text oder eine Tabelle an, nicht { $given }.
error-content-not-a-table = { $content }: { $place } muss eine Tabelle mit { $allowed } sein.
error-content-key-unknown = { $content }: { $place } hat einen unbekannten Schlüssel „{ $key }“. Möglich: { $allowed }.
error-content-key-missing = { $content }: In { $place } fehlt „{ $key }“.
error-content-no-file = { $content }: Die Datei { $path } lässt sich nicht lesen: { $why }.
error-content-not-text = { $content }: Die Datei ist kein UTF-8-Text (Byte { $byte }).
error-content-not-toml = { $content }: Das ist kein gültiges TOML: { $why }.
error-content-too-long = { $content }: Eine Datei hat höchstens { $most } Bytes.

## Der Tisch
error-table-no-chance = Jetzt wird nichts gewürfelt oder aufgedeckt.
error-table-started = Ein Spiel beginnt einmal, mit seinem ersten Ereignis.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-ended = Das Spiel ist schon zu Ende.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-not-yours = Die letzte Wahl hat jemand anderes getroffen, und diese Runde läuft noch.
error-undo-past-chance = Ein Zug lässt sich nicht zurücknehmen, wenn schon Würfel oder eine Karte darauf gefolgt sind.
error-amend-needs-real-dice = Einträge lassen sich nur bei echten Würfeln berichtigen.
error-amend-other-kind = Eintrag { $number } ist „{ $was }“; „{ $text }“ kann nicht an seiner Stelle stehen.
error-step-unknown = Es gibt keinen Eintrag { $number } zum Ändern. Einträge: { $legal }.
error-seat-unknown = Es gibt keinen Platz { $seat }.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“. Bots: { $legal }.

## Der Coach
error-coach-no-worth = Der Coach kennt { $game } noch nicht.
error-worth-not-over = Das Spiel ist noch nicht zu Ende, also hat es noch niemand gewonnen.
error-bot-not-due = Platz { $seat } hat gerade nichts zu wählen, also ist sein Bot nicht gefragt.
error-advice-not-due = Platz { $seat } hat gerade nichts zu wählen.
error-review-unfinished = Dieses Spiel ist nicht beendet: Ein Rückblick braucht das Ende.

## Simulationen
error-simulate-games = Die Zahl der Spiele muss eine ganze Zahl ab 1 sein, nicht { $games }.
error-simulate-seed = Ein Startwert ist eine ganze Zahl, nicht { $seed }.
error-simulate-settled = Diese Regeln von { $game } stehen fest: Daneben geht keine Ausgabe oder Option.
error-simulate-backend = Es gibt kein Backend „{ $backend }“. Backends: { $allowed }.
error-simulate-workers = Die Zahl der Arbeitsprozesse muss eine ganze Zahl ab 1 sein, nicht { $workers }.
error-simulate-cluster = Ein Cluster hat nur für { $allowed } eine Adresse, nicht für { $backend }.
error-simulate-no-cluster = Kein { $backend }-Cluster antwortet unter { $cluster }: { $reason }.
error-extra-missing = Das braucht weitere Pakete: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player }: „{ $move }“ in Spiel { $game } ist dort nicht erlaubt. Erlaubt: { $allowed }.
error-simulate-apart = { $player } spielt nur in kompilierten Spielen, zusammen mit diesen Stufen: { $allowed }.
error-simulate-actions = { $player } muss mit { $count } ganzen Zahlen antworten, einer je Spiel, nicht mit { $kind } der Form { $shape }.
error-simulate-failed = { $player } ist in Spiel { $game } ausgefallen: { $reason }
error-simulate-endless = Spiel { $game } ist nach { $decisions } Entscheidungen nicht zu Ende: Diese Spieler beenden es vielleicht nie.
error-simulate-format = Ergebnisse kommen in eine Datei dieser Arten: { $allowed }; nicht { $path }.
error-simulate-write = { $path } lässt sich nicht schreiben: { $reason }. Darin stehen die Ergebnisse von { $games } Spielen.
error-simulate-out-one = Die Ergebnisse aller Spiele kommen für einen Satz Regeln in eine Datei, nicht für mehrere zum Vergleich.
error-simulate-vary = Was verglichen wird, schreibt man NAME=A,B,C, nicht „{ $text }“.
error-simulate-vary-twice = „{ $key }“ wird zweimal variiert.

## Aufzeichnungen
error-record-no-file = { $path } lässt sich nicht lesen: { $why }.
error-record-too-long = Eine Aufzeichnung hat höchstens { $most } Bytes.
error-record-not-text = Diese Datei ist kein UTF-8-Text (Byte { $byte }).
error-record-not-json = Diese Aufzeichnung ist beschädigt oder abgeschnitten: Zeile { $line }, Spalte { $column }.
error-record-not-a-record = Diese Datei ist keine Aufzeichnung von Noppa.
error-record-format-version = Diese Aufzeichnung hat die Formatversion { $found }; lesbar ist Version { $wanted }.
error-record-rules-version = Dieses Spiel wurde nach Version { $found } der Regeln gespielt; hier ist Version { $wanted }.
error-record-key-unknown = Unbekannter Schlüssel „{ $key }“ in der Aufzeichnung. Bekannt: { $allowed }.
error-record-key-missing = In der Aufzeichnung fehlt „{ $key }“.
error-record-key-twice = Der Schlüssel „{ $key }“ steht zweimal in der Aufzeichnung.
error-record-value = „{ $key }“ in der Aufzeichnung muss sein: { $allowed }.
error-record-content-hash = Brett, Kartensatz oder Landkarte in dieser Aufzeichnung ist nicht das, womit gespielt wurde.
error-event-unreadable = „{ $text }“ ist weder Wurf noch Karte noch Zug.
error-record-event = Ereignis { $number } lässt sich nicht lesen: „{ $text }“.
error-event-misfit = Ereignis { $number }, „{ $event }“, passt nicht: { $why }
error-state-unreadable = Eine gespeicherte Stellung lässt sich nicht lesen: { $wanted } erwartet, { $found } gefunden.
error-verify-real-dice = Dieses Spiel wurde mit echten Würfeln gespielt: Es gibt keine Startwerte zu prüfen.
error-verify-commitment = Der gezeigte Startwert ist nicht der versprochene: { $shown } statt { $promised }.
error-verify-differs = Ereignis { $number } weicht ab: Die Aufzeichnung sagt „{ $event }“, die Startwerte ergeben „{ $promised }“.

## Anfragen von Programmen
error-engine-too-long = Eine Zeile hat höchstens { $most } Bytes.
error-engine-not-json = Diese Zeile ist kein JSON: „{ $text }“.
error-engine-not-an-object = Eine Anfrage ist ein JSON-Objekt, nicht „{ $text }“.
error-engine-request = Es gibt keine Anfrage „{ $request }“. Anfragen: { $allowed }.
error-engine-key-unknown = „{ $request }“ kennt den Schlüssel „{ $key }“ nicht. Schlüssel: { $allowed }.
error-engine-key-missing = „{ $request }“ braucht den Schlüssel „{ $key }“.
error-engine-value = In „{ $request }“ muss der Schlüssel „{ $key }“ sein: { $allowed }.
error-engine-protocol = Hier wird Protokollversion { $wanted } gesprochen, nicht { $found }.
error-engine-table = Es gibt keinen Tisch „{ $table }“. Tische: { $allowed }.
error-engine-nobody-due = Gerade hat niemand etwas zu wählen.
error-engine-action = Aktionen haben die Nummern 0 bis { $most }, nicht { $action }.
error-engine-position = Diese Stellung kann nicht vorkommen ({ $why }).
error-engine-position-players = Diese Stellung ist eine für { $players } Spieler, das Spiel eines für { $wanted }.

## Programme am Tisch
error-program-no-start = Das Programm „{ $command }“ lässt sich nicht starten: { $why }.
error-program-hangs = Das Programm „{ $command }“ hat in { $seconds } Sekunden nicht geantwortet.
error-program-ended = Das Programm „{ $command }“ hat sich mit Code { $exit } beendet, statt zu antworten. { $complaint }
error-program-protocol = Das Programm „{ $command }“ spricht Protokollversion { $found }, nicht { $wanted }.
error-program-rubbish = Das Programm „{ $command }“ hat etwas geschrieben, das keine Antwort ist: „{ $text }“.
error-program-gives-up = Das Programm „{ $command }“ hat einen Fehler gemeldet: { $text }.
error-program-no-move = Das Programm „{ $command }“ hat „{ $move }“ gespielt; das ist kein Zug dieses Spiels.
error-program-illegal = Das Programm „{ $command }“ hat „{ $move }“ gespielt; das ist jetzt nicht erlaubt.
error-programs-seated = { $seats ->
    [one] Ein Programm sitzt
   *[other] { $seats } Programme sitzen
 } an diesem Tisch, mit --engine wurden { $programs } genannt.

## Lernende
error-rl-unknown = Es gibt keine Umgebung „{ $name }“. Umgebungen: { $allowed }.
error-rl-reward = Eine Belohnung ist eine von { $allowed }, nicht „{ $reward }“.
error-rl-illegal = Was eine unerlaubte Aktion bewirkt, ist eines von { $allowed }, nicht „{ $illegal }“.
error-rl-action = Aktionen haben die Nummern 0 bis { $most }, nicht { $action }.
error-rl-envs = Ein Stapel hat mindestens ein Spiel, nicht { $envs }.
error-rl-threads = Einen Stapel spielt mindestens ein Thread, nicht { $threads }.
error-rl-seeds = Ein Stapel nimmt einen Startwert für alle seine Spiele.
error-rl-actions = Gebraucht wird ein Feld von { $count } ganzen Zahlen, nicht eines aus { $kind } mit der Form { $shape }.
error-rl-batch = In Spiel { $game_number } des Stapels ist Aktion { $action } („{ $move }“) nicht erlaubt. Erlaubt: { $legal }.
error-rl-no-batch = { $game } wird noch nicht in Stapeln gespielt.
error-rl-no-observation = { $game } hat keine Beobachtungen für lernende Programme.
error-native-missing = Noppas kompilierter Kern ließ sich nicht aus { $path } laden: { $reason }. Installiere Noppa neu.
error-native-refused = Noppas kompilierter Kern hat einen Aufruf von { $function } abgelehnt: { $problem }.
