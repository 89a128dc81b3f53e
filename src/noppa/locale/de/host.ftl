# Die Seiten über den Server selbst: seine Grenzen, die Daten der Spieler und die Seite des Hosts.

## Grenzen
host-limits = Grenzen
host-limits-more = Dieser Server begrenzt, wie viel jede Person und jede Netzwerkadresse tun kann, damit er für alle schnell bleibt. In einem normalen Spiel merkst du davon nichts.
host-limit-person = Pro Person
host-limit-address = Pro Netzwerkadresse
host-limit-commands = Spielzüge und Seitenaufrufe
host-limit-commands-more = Jeder Spielzug zählt, und auch jedes Spiel und jede Seite, die du öffnest.
host-limit-making = Neue Spiele und Dateien
host-limit-making-more = Ein Spiel erstellen oder ihm beitreten, ein Gerät verbinden, ein gespeichertes Spiel öffnen, ein eigenes Brett, eigene Karten oder eine eigene Landkarte prüfen.
host-limit-thinking = Coach und Rückblicke
host-limit-thinking-more = Rechenzeit für Ratschläge, Gewinnchancen, Rückblicke, Übungen und eigene Dateien. Bots spielen immer weiter.
host-limit-newcomers = Neue Spieler
host-limit-newcomers-more = Browser, die zum ersten Mal hier sind.
host-limit-reactions = Reaktionen
host-limit-reactions-more = Applaus und andere Reaktionen.
host-limit-connections = Offene Spiele
host-limit-connections-more = Spiele, die du gerade in einem Browser geöffnet hast.
host-limit-rate = { $first } auf einmal, dann { $minute } pro Minute
host-limit-seconds = { $first } s auf einmal, dann { $minute } s pro Minute
host-limit-total = { $first } gleichzeitig

## Die Daten einer Person
host-data = Deine Daten
host-data-more = Zum Spielen brauchst du hier kein Konto. Der Server speichert deine Spiele: die Spielzüge, wann sie gemacht wurden, und die Namen, die du eingegeben hast. Alte Spiele werden nach einer Weile vielleicht gelöscht.
host-data-code = Dein Spielercode
host-data-code-more = Schick ihn dem Host dieses Servers, wenn du eine Frage zu deinen Daten hast. Niemand kann damit in deinem Namen spielen.
host-data-save = Meine Daten speichern
host-data-delete = Alles löschen
host-data-delete-more = Damit löschst du deine Spiele und alles, was in diesem Browser gespeichert ist. In Spielen mit anderen übernimmt ein Bot deinen Platz, und dein Name wird entfernt. Das lässt sich nicht rückgängig machen.
host-data-keep = Meine Daten behalten
host-data-delete-yes = Ja, alles löschen
host-data-deleted = Alles ist gelöscht
host-data-deleted-more = { $count ->
    [0] Du hattest keine Spiele mit anderen.
    [one] In einem Spiel mit anderen hat dein Platz keinen Namen mehr.
   *[other] In { $count } Spielen mit anderen hat dein Platz keinen Namen mehr.
 }

## Die Seite des Hosts
host-admin = Host-Seite
host-admin-token = Host-Schlüssel
host-admin-token-more = Er steht in der Datei, die als admin_token_file eingestellt ist.
host-admin-open = Öffnen
host-admin-lock = Sperren
host-admin-running = Laufend
host-admin-finished = Beendet
host-admin-none = Hier gibt es keine Spiele.
host-admin-end = Spiel beenden
host-admin-end-more = Der Punktestand bleibt, wie er ist, und das Spiel wird gespeichert.
host-admin-end-yes = Ja, Spiel beenden
host-admin-keep = Nicht beenden
host-admin-older = Ältere Spiele
host-admin-private = privat
host-admin-watching = { $count ->
    [one] eine Person verbunden
   *[other] { $count } Personen verbunden
 }
host-admin-connections = Verbindungen
host-admin-games = Offene Spiele
host-admin-stored = Gespeicherte Spiele
host-admin-disk = Freier Speicherplatz
host-admin-disk-amount = { $amount } GB
host-admin-version = Version
host-admin-person = Daten einer Person
host-admin-person-code = Spielercode
host-admin-person-save = Daten speichern
host-admin-person-delete = Person löschen
host-admin-person-delete-more = Damit werden die Spiele dieser Person gelöscht. In Spielen mit anderen verliert der Platz seinen Namen. Das lässt sich nicht rückgängig machen.
host-admin-person-keep = Person behalten
host-admin-person-deleted = { $count ->
    [one] Ein Spiel wurde gelöscht.
   *[other] { $count } Spiele wurden gelöscht.
 }
