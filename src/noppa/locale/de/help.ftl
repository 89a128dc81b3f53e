# Was `noppa --help` sagt: Befehle, Optionen, und was an einer Befehlszeile nicht stimmt.
# Was man tippt, bleibt, wie es ist: --names, GROSSES, easy, medium, hard, fair, real.

## Überschriften
usage-heading = Aufruf:
usage-options = Optionen
usage-commands = Befehle
usage-required = erforderlich
usage-try = Hilfe bekommst du mit „{ $command } --help“.

## Befehle
command-noppa = Fünf Würfelspiele spielen und lernen. Ohne Befehl öffnet sich Noppa in deinem Browser.
command-menu = Ein Spiel wählen und im Terminal spielen.
command-games = Die Spiele mit ihren Ausgaben und Optionen auflisten.
command-rules = Erklären, wie man ein Spiel spielt, mit Beispielen.
command-play = Ein Spiel im Terminal spielen, allein, mit Freunden oder gegen Bots.
command-join = Mit einem Link ein Spiel auf einem Noppa-Server spielen oder ansehen.
command-engine = Anfragen als JSON-Zeilen beantworten, damit Programme in jeder Sprache Regeln und Bots nutzen können.
command-match = Zwei Programme gegeneinander spielen lassen und herausfinden, welches stärker ist. Auch die Stufe eines Bots geht.
command-completion = Das Skript zum Vervollständigen in bash, zsh oder fish ausgeben.
command-solve = Den genauen Wert eines Spiels bei perfektem Spiel berechnen.
command-simulate = Viele Spiele auf einmal spielen und Statistiken ausgeben.
command-review = Sehen, wie viel in einem aufgezeichneten Spiel Glück und wie viel Können war.
command-history = Deine beendeten Spiele, deine Rekorde und wo du am meisten Punkte verlierst.
command-practice = Deine Entscheidungen üben, die schlimmsten Fehler zuerst, oder das Rätsel des Tages lösen.
command-learn = Ein Spiel in einer kurzen Lektion mit vorbereiteten Würfeln lernen.
command-replay = Ein aufgezeichnetes Spiel Spielzug für Spielzug zeigen.
command-verify = Prüfen, ob an Würfen und Karten eines aufgezeichneten Spiels nichts verändert wurde. Geht offline.
command-serve = Einen Server starten, auf dem andere spielen können. Siehe docs/hosting.md.
command-site = Noppa als statische Website für jeden Webserver ausgeben. Die Spiele laufen im Browser der Besucher.
command-backup = Die Spiele des Servers in eine Datei sichern, auch während er läuft.
command-restore = Eine Sicherung in eine leere Datenbank einspielen.
command-doctor = Die Einrichtung des Servers prüfen und sagen, wie man Probleme behebt.
command-export-person = Alles speichern, was der Server über eine Person weiß. Braucht den Spielercode.
command-delete-person = Alles löschen, was der Server über eine Person weiß. Braucht den Spielercode.
command-prune = Alte Spiele des Servers löschen.
command-languages = Die Sprachen auflisten, und wie vollständig jede ist.

## Optionen mehrerer Befehle
flag-help = Diese Hilfe zeigen und beenden.
flag-version = Die Version zeigen und beenden.
flag-language = Diese Sprache benutzen: fi, sv, en, …
flag-locale-dir = Eigene Nachrichtendateien aus diesem Ordner benutzen, mit einem Unterordner für jede Sprache.
flag-edition = Diese Ausgabe spielen. „noppa games“ zählt sie auf.
flag-option = Eine Hausregel setzen. Geht mehrmals.
flag-json = Alles als JSON ausgeben.
flag-board = KIVI auf deinem eigenen Brett spielen.
flag-deck = Dicetto mit deinem eigenen Kartensatz spielen.
flag-map = Dice Trip auf deiner eigenen Landkarte spielen.
flag-database = Diese Datenbank benutzen: sqlite:///FILE oder postgresql://USER@HOST/NAME.
flag-config = Einstellungen aus dieser TOML-Datei lesen.

## Optionen eines Befehls
flag-noppa-lan = Handys zu Hause mitspielen lassen. Zeigt eine Adresse und einen QR-Code.
flag-noppa-no-browser = Den Browser nicht öffnen.
flag-play-player = Eine Person hinzufügen. Geht mehrmals.
flag-play-bot = Einen Bot hinzufügen: easy, medium, hard, … Geht mehrmals.
flag-play-engine = Ein Programm hinzufügen. Geht mehrmals.
flag-play-first = Wer beginnt: ein Name, oder roll für den höchsten Wurf.
flag-play-timeout = Einem Programm so viele Sekunden pro Wahl geben.
flag-play-dice = Mit Noppas Würfeln spielen (fair) oder mit deinen (real).
flag-play-every-roll = Bei echten Würfeln jeden Wurf eintippen, nicht nur die letzten Würfel.
flag-play-seed = Aus diesem Startwert würfeln. Gleicher Startwert, gleiche Würfel.
flag-play-save = Das Spiel beim Spielen in dieser Datei speichern.
flag-play-overwrite = --save darf eine vorhandene Datei ersetzen.
flag-play-resume = Das Spiel aus dieser Datei fortsetzen.
flag-play-coach = Rat mit ?, und ein Hinweis nach einem Fehler.
flag-play-pace = So viele Sekunden zwischen den Spielzügen eines Bots warten.
flag-engine-schema = Das JSON-Schema aller Anfragen und Antworten ausgeben und beenden.
flag-join-name = Dein Name im Spiel.
flag-join-save = Das Spiel am Ende in dieser Datei speichern.
flag-match-game = Dieses Spiel spielen. Sonst ist es das erste in „noppa games“.
flag-match-games = Höchstens so viele Spiele spielen. Die Zahl muss gerade sein, denn mit denselben Würfeln wird von beiden Plätzen gespielt.
flag-match-sprt = Aufhören, sobald einer dieser beiden Elo-Unterschiede klar wahrscheinlicher ist, zum Beispiel 0,10.
flag-match-timeout = Einem Programm so viele Sekunden pro Wahl geben.
flag-match-seed = Den Startwert setzen. Gleicher Startwert, gleiche Würfel.
flag-match-records = Die Aufzeichnung jedes Spiels in diesem Ordner speichern.
flag-plain = Zeile für Zeile ausgeben, ohne Vollbild.
flag-no-animation = Würfel ohne Animation zeigen.
flag-solve-distribution = Auch die Verteilung der Endstände ausgeben.
flag-simulate-players = Die Stufen der Spieler wählen, mit Kommas getrennt: hard,medium.
flag-simulate-games = So viele Spiele spielen. Auch 1e6 geht.
flag-simulate-vary = Ausgaben oder Werte einer Option vergleichen.
flag-simulate-seed = Den Startwert setzen. Gleicher Startwert, gleiche Spiele.
flag-simulate-workers = So viele Arbeitsprozesse benutzen. Sonst einer pro Prozessor.
flag-simulate-backend = threads, loky, dask oder ray wählen. Sonst nimmt Noppa, was zu diesem Rechner passt.
flag-simulate-cluster = Den Dask- oder Ray-Cluster unter dieser Adresse benutzen.
flag-simulate-out = Jedes Spiel in dieser Datei speichern, .csv oder .parquet.
flag-simulate-svg = Ein Diagramm der Punkte in dieser Datei speichern.
flag-review-svg = Ein Diagramm des Spiels in dieser Datei speichern.
flag-practice-daily = Das Rätsel des Tages lösen. Alle bekommen dasselbe.
flag-practice-questions = Nach so vielen Fragen aufhören.
flag-practice-seed = Den Startwert setzen. Gleicher Startwert, gleiche Fragen.
flag-replay-all = Das ganze Spiel ohne Pause ausgeben.
flag-serve-host = An dieser Adresse lauschen. 0.0.0.0 heißt an allen.
flag-serve-port = An diesem Port lauschen.
flag-serve-public-url = Die Adresse, die alle benutzen: https://dice.example.org.
flag-serve-redis = Redis unter redis://HOST benutzen, damit mehrere Prozesse eine Datenbank teilen können.
flag-serve-secret-file = Den Schlüssel, der Cookies und Einladungen unterschreibt, aus dieser Datei lesen.
flag-serve-tls-cert = Mit diesem Zertifikat HTTPS ohne Proxy anbieten.
flag-serve-tls-key = Der private Schlüssel des Zertifikats.
flag-serve-trust-proxy = Der Adresse vertrauen, die ein vorgeschalteter Proxy weitergibt.
flag-doctor-public-url = Die Adresse, die alle benutzen. Auch der Proxy dort wird geprüft.
flag-prune-older-than = Spiele löschen, die sich so lange nicht geändert haben: 90d oder 12h.
flag-languages-missing = Jede fehlende Nachricht auflisten.

## Was an einer Befehlszeile nicht stimmt
did-you-mean = Meintest du { $like }?
error-usage-command = Es gibt keinen Befehl „{ $command }“. Es gibt { $allowed }.
error-usage-option = Dieser Befehl hat keine Option { $option }.
error-usage-value-missing = { $option } braucht einen Wert.
error-usage-missing = { $option } fehlt noch.
error-usage-choice = { $option } muss eines davon sein: { $allowed }.
error-usage-number = { $option } muss eine Zahl sein.
error-usage-from = { $option } muss eine Zahl von mindestens { $least } sein.
error-usage-between = { $option } muss eine Zahl von { $least } bis { $most } sein.
error-usage-too-many = „{ $text }“ passt nicht zu diesem Befehl. Lass es weg.
error-usage-unforeseen = Noppa kann diese Befehlszeile nicht lesen ({ $option }).
