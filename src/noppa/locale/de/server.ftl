# Der Server: was er ablehnt, und die wenigen Worte seiner ersten Seite.

## Start
serve-listening = Noppa ist unter { $url } (Strg-C beendet).
serve-scan = Ein Handy zu Hause öffnet es mit diesem Code:
serve-backed-up = { $count ->
    [one] Ein Spiel liegt in { $path }.
   *[other] { $count } Spiele liegen in { $path }.
 }
serve-pruned = { $count ->
    [one] Ein Spiel wurde gelöscht.
   *[other] { $count } Spiele wurden gelöscht.
 }
error-setting-unknown = Es gibt keine Einstellung „{ $key }“. Einstellungen: { $allowed }.
error-setting-value = Die Einstellung „{ $key }“ kann nicht „{ $value }“ sein: Erwartet wird { $allowed }.
error-setting-no-file = Die Einstellungsdatei { $path } lässt sich nicht lesen: { $why }.
error-setting-not-toml = Die Einstellungsdatei { $path } ist kein gültiges TOML: { $why }.
error-setting-tls-pair = Ein Zertifikat und sein Schlüssel gehören zusammen: Setze beide oder keines.
error-setting-public-url = Unter „{ $value }“ ist nichts zu erreichen: Schreib die Adresse wie https://dice.example.org.
error-setting-database = Eine Datenbank gibt man an als { $allowed }.
error-setting-age = Schreib ein Alter als 90d oder 12h, nicht „{ $text }“.
error-setting-extra = Dafür muss noch etwas installiert werden: pip install 'noppa[{ $extra }]'.
error-secret-file = Die Geheimdatei { $path } lässt sich nicht lesen oder anlegen: { $why }.
error-secret-short = Das Geheimnis in { $path } muss mindestens { $least } Zeichen haben.
error-port-in-use = { $host } Port { $port } ist nicht zu bekommen: { $why }.
error-database-no-file = Die Datenbank { $path } lässt sich nicht öffnen: { $why }.
error-database-in-use = Auf der Datenbank { $database } läuft schon ein Noppa. Mehrere brauchen Redis: siehe --redis.
error-database-away = Die Datenbank ist nicht erreichbar ({ $why }).
error-database-newer = Die Datenbank hat Version { $found }, von einem neueren Noppa; dieses kennt { $wanted }.
error-backup-exists = { $path } gibt es schon: Eine Sicherung überschreibt nie.
error-backup-failed = Die Sicherung { $path } ließ sich nicht schreiben: { $why }.
error-lan-unavailable = Dieser Rechner ist in keinem Netz, in das Handys kommen könnten.
error-lan-busy = { $address } ist nicht zu bekommen: { $why }.

## Anfragen
error-request-invalid = Das lässt sich nicht lesen: { $where }: { $why }.
error-request-refused = Diese Anfrage ist abgelehnt ({ $status }).
error-no-such-page = Unter { $path } ist nichts.
error-method-not-allowed = Das geht mit { $path } nicht.
error-message-not-text = Eine Nachricht ist ein Text, keine Bytes.
error-body-too-long = Eine Anfrage hat höchstens { $most } Bytes.
error-host-unknown = Dieser Server heißt nicht „{ $host }“.
error-origin-unknown = Eine Seite von { $origin } darf das hier nicht.
error-too-fast = Zu viel auf einmal: Versuch es in { $seconds } s noch einmal.
error-too-many-sockets = Von einer Adresse kommen höchstens { $most } Verbindungen.
error-storage-unavailable = Die Spiele sind gerade nicht erreichbar. Nichts ist verloren: Versuch es noch einmal.
error-worker-unavailable = Darüber konnte gerade niemand nachdenken: Versuch es noch einmal.
error-closing = Der Server schließt gerade: Versuch es gleich noch einmal.

## Spiele
error-game-not-found = Dieses Spiel gibt es nicht.
error-game-not-started = Das Spiel hat noch nicht begonnen.
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-game-closed = Dieses Spiel wurde geschlossen: Seine Regeln haben sich seitdem geändert.
error-stale = Inzwischen ist etwas anderes geschehen: Sieh noch einmal hin.
error-same-needs-fair-dice = Gleiche Würfel für alle gibt es nur mit den Würfeln von Noppa.
error-dice-not-real = Würfel trägt man nur ein, wo sie echt sind.
error-record-day-open = Das sind die Würfel von heute: Die Aufzeichnung gibt es morgen.
error-remark-no-move = Ereignis { $number } ist kein Zug dieses Platzes.
error-question-no-move = Ereignis { $number } dieses Spiels ist kein Zug.
error-practice-unknown = In { $game } gibt es nichts zu üben.
error-day-unknown = Für { $game } gibt es am { $day } keine Würfel des Tages.

## Plätze
error-seat-not-there = Es gibt keinen Platz { $seat }.
error-seat-not-yours = Auf diesem Platz sitzt jemand anderes.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-is-bots = Auf diesem Platz spielt ein Bot.
error-seat-not-absent = Wer dort sitzt, ist noch keine { $seconds } s weg.
error-creator-only = Das kann nur, wer das Spiel angelegt hat.
error-players-only = Das können nur die, die mitspielen.
error-host-only = Das kann nur, wer den Server gestartet hat.
error-invite-unknown = Diese Einladung gilt nicht: Bitte um eine neue.
error-link-unknown = Dieser Link ist verbraucht oder zu alt: Bitte um einen neuen.
error-coach-not-allowed = In dieser Runde ist vereinbart, ohne Coach zu spielen.
error-undo-not-agreed = In dieser Runde ist vereinbart, keine Züge zurückzunehmen.
error-nothing-asked = Darum hat niemand gebeten, oder es ist seitdem etwas geschehen.

## Die erste Seite
