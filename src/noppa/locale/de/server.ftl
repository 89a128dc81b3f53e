# Der Server: was er ablehnt, und die wenigen Worte seiner ersten Seite.

## Start
serve-listening = Noppa läuft unter { $url } (Strg-C beendet).
serve-running = Noppa läuft schon unter { $url }.
serve-running-lan = Noppa läuft schon unter { $url }. Beende es zuerst, und starte es dann mit --lan neu.
serve-scan = Um zu Hause am Handy zu spielen, scanne diesen Code:
serve-backed-up = { $count ->
    [one] Ein Spiel in { $path } gesichert.
   *[other] { $count } Spiele in { $path } gesichert.
 }
serve-pruned = { $count ->
    [one] Ein Spiel gelöscht.
   *[other] { $count } Spiele gelöscht.
 }
serve-restored = { $count ->
    [one] Ein Spiel wiederhergestellt.
   *[other] { $count } Spiele wiederhergestellt.
 }
serve-exported = { $count ->
    [one] Ein Spiel nach { $path } exportiert.
   *[other] { $count } Spiele nach { $path } exportiert.
 }
serve-forgotten = { $deleted ->
    [one] Ein Spiel gelöscht.
   *[other] { $deleted } Spiele gelöscht.
 } { $kept ->
    [one] Den Namen aus einem Spiel mit anderen entfernt.
   *[other] Den Namen aus { $kept } Spielen mit anderen entfernt.
 }
error-setting-unknown = Es gibt keine Einstellung „{ $key }“. Einstellungen: { $allowed }.
error-setting-value = Die Einstellung „{ $key }“ kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-setting-no-file = Die Einstellungsdatei { $path } lässt sich nicht lesen: { $why }.
error-setting-not-toml = Die Einstellungsdatei { $path } ist kein gültiges TOML: { $why }.
error-setting-tls-pair = Ein TLS-Zertifikat braucht seinen Schlüssel, und ein Schlüssel sein Zertifikat. Setz beide oder keines.
error-setting-public-url = „{ $value }“ ist keine öffentliche Adresse. Schreib sie wie https://dice.example.org.
error-setting-database = Schreib die Adresse der Datenbank als { $allowed }.
error-setting-age = Schreib ein Alter als 90d oder 12h, nicht „{ $text }“.
error-setting-extra = Dafür musst du erst ein weiteres Paket installieren: pip install 'noppa[{ $extra }]'.
error-secret-file = Die Geheimdatei { $path } lässt sich nicht lesen oder anlegen: { $why }.
error-secret-short = Das Geheimnis in { $path } ist zu kurz. Es braucht mindestens { $least } Zeichen.
error-port-in-use = An { $host } Port { $port } lässt sich nicht lauschen: { $why }.
error-database-no-file = Die Datenbank { $path } lässt sich nicht öffnen: { $why }.
error-database-in-use = Ein anderer Noppa-Server benutzt schon die Datenbank { $database }. Für mehrere brauchst du Redis: siehe --redis.
error-database-away = Die Datenbank ist nicht erreichbar ({ $why }).
error-database-newer = Die Datenbank hat Version { $found }, von einem neueren Noppa. Dieses Noppa kennt nur Versionen bis { $wanted }.
error-backup-exists = { $path } gibt es schon. Nimm einen anderen Namen für die Sicherung.
error-backup-no-database = Es gibt keine Datenbank { $path }, also gibt es nichts zu sichern.
error-backup-failed = Die Sicherung { $path } ließ sich nicht schreiben: { $why }.
error-restore-failed = { $path } ließ sich nicht wiederherstellen: { $why }.
error-restore-not-empty = In der Datenbank sind schon Spiele. Nimm zum Wiederherstellen eine leere.
error-lan-unavailable = Dieser Rechner ist in keinem Netz, dem Handys beitreten können.
error-lan-busy = An { $address } lässt sich nicht lauschen: { $why }.

## Anfragen
error-request-invalid = In der Anfrage ist ein Fehler bei { $where }: { $why }.
error-request-refused = Der Server hat diese Anfrage abgelehnt ({ $status }).
error-no-such-page = Unter { $path } ist nichts.
error-method-not-allowed = Das geht mit { $path } nicht.
error-message-not-text = Schick Nachrichten als Text, nicht als Bytes.
error-body-too-long = Diese Anfrage ist zu groß. Die Grenze sind { $most } Bytes.
error-host-unknown = Dieser Server heißt nicht „{ $host }“.
error-origin-unknown = Seiten von { $origin } dürfen das hier nicht.
error-too-fast = { $seconds ->
    [one] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
 }
error-too-many-sockets = Aus deinem Netz kommen zu viele Verbindungen. Die Grenze ist { $most }.
error-storage-unavailable = Deine Spiele sind gerade nicht erreichbar. Nichts ist verloren. Versuch es gleich noch einmal.
error-storage-full = Auf diesem Gerät ist kein Platz mehr. Lösche ein paar Spiele und versuch es noch einmal.
error-needs-server = Dafür braucht es einen Server. Hier kannst du mit Bots und mit anderen an diesem Gerät spielen.
error-worker-unavailable = Der Coach ist gerade beschäftigt. Versuch es noch einmal.
error-worker-busy = Zu viele Anfragen warten. Versuch es gleich noch einmal.
error-worker-too-long = Das auszurechnen dauert zu lange.
error-name-refused = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.
error-content-refused = Ein Wort in dieser Datei ist hier nicht erlaubt.
error-admin-off = Die Host-Seite ist auf diesem Server ausgeschaltet.
error-admin-only = Das ist nicht der Host-Schlüssel.
error-client-gone = Die Anfrage wurde abgebrochen.
error-disk-full = Der Datenträger ist fast voll. Nur noch { $free } MB sind frei, und Noppa braucht mindestens { $least } MB.
error-closing = Der Server wird gerade beendet. Versuch es gleich noch einmal.

## Spiele
error-game-not-found = Dieses Spiel haben wir nicht gefunden.
error-game-not-started = Das Spiel hat noch nicht begonnen.
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-game-closed = Dieses Spiel wurde geschlossen, weil sich seine Regeln seit dem Start geändert haben.
error-seed-not-awaited = Dieses Spiel braucht gerade keine geheime Zahl von dir.
error-seed-differs = Das ist nicht die geheime Zahl, die du versprochen hast.
error-seeds-differ = Die geheimen Zahlen für die Würfel dieses Spiels passen nicht zu den gespeicherten, also kann es nicht weitergehen.
error-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
error-same-needs-fair-dice = Dieselben Würfel für alle gibt es nur mit den Würfeln von Noppa.
error-dice-not-real = Würfel kannst du nur in einem Spiel mit echten Würfeln eingeben.
error-record-day-open = Das sind die Würfel von heute. Die Aufzeichnung bekommst du morgen.
error-remark-no-move = Eintrag { $number } ist kein Spielzug von diesem Platz.
error-played-not-yours = Dieses Spiel hat schon jemand anderes hinzugefügt.
error-question-no-move = Eintrag { $number } dieses Spiels ist kein Spielzug.
error-lesson-no-step = Die Lektion hat keinen Schritt { $step }.
error-practice-unknown = In { $game } gibt es nichts zu üben.
error-day-not-played = Das sind die Würfel von heute. Spiel sie zu Ende, dann kannst du dir andere Spiele ansehen.
error-odds-unequal = Solange ein Bot aufs Geratewohl spielt, können wir keine Gewinnchancen zeigen.
error-day-unknown = Für { $game } gibt es am { $day } keine Würfel des Tages.

## Plätze
error-seat-not-there = Es gibt keinen Platz { $seat }.
error-seat-not-yours = Das ist der Platz von jemand anderem.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-is-bots = Dort spielt ein Bot.
error-seat-present = Wer dort sitzt, ist noch verbunden, also kannst du den Platz nicht übernehmen.
error-remove-own = Um deinen eigenen Platz aufzugeben, verlass das Spiel.
error-remove-too-few = Um jemanden zu entfernen, müssen mindestens { $least } andere Spieler am Tisch sein.
error-seat-in-round = Du kannst dazukommen, wenn diese Runde zu Ende ist.
error-seat-not-absent = Wer dort sitzt, ist noch keine { $seconds } Sekunden weg.
error-creator-only = Das darf nur, wer das Spiel erstellt hat.
error-players-only = Das dürfen nur die, die mitspielen.
error-host-only = Das darf nur, wer den Server gestartet hat.
error-invite-unknown = Diese Einladung gilt nicht mehr. Bitte um eine neue.
error-link-unknown = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
error-coach-not-allowed = Dieses Spiel wird ohne Coach gespielt.
error-undo-not-agreed = Dieses Spiel wird ohne Zurücknehmen gespielt.
error-nothing-asked = Darum hat niemand gebeten, oder das Spiel ist inzwischen weitergegangen.

## Eine feste Seite
site-written = { $count ->
    [one] Eine Datei ({ $megabytes } MB) nach { $path } geschrieben. Dieser Ordner läuft auf jedem Webserver, unter jeder Adresse.
   *[other] { $count } Dateien ({ $megabytes } MB) nach { $path } geschrieben. Dieser Ordner läuft auf jedem Webserver, unter jeder Adresse.
 }
site-needs-server = Besucher spielen auf ihrem eigenen Gerät. Um per Link zu spielen und die Rangliste des Tages zu teilen, starte mit „noppa serve“ einen Server.
error-site-not-built = Die Browser-App ist noch nicht gebaut. Führe „cd web && npm ci && npm run build“ aus.
error-site-not-empty = { $path } ist nicht leer. Nimm einen neuen Ordner.
error-site-failed = Die Website ließ sich nicht nach { $path } schreiben: { $why }.
