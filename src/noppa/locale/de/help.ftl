# Was `noppa --help` sagt: Befehle, Optionen, und was an einer Befehlszeile nicht stimmt.
# Was man tippt, bleibt, wie es ist: --names, GROSSES, easy, medium, hard, fair, real.

## Überschriften
usage-heading = Aufruf:
usage-options = Optionen
usage-commands = Befehle
usage-required = muss angegeben werden
usage-try = „{ $command } --help“ sagt mehr.

## Befehle
command-noppa = Fünf Würfelspiele: spielen und studieren. Allein aufgerufen öffnet es sie im Browser.
command-menu = Ein Spiel wählen und im Terminal spielen.
command-games = Die Spiele mit ihren Ausgaben und Optionen auflisten.
command-rules = Ein Spiel erklären, mit Beispielen.
command-play = Ein Spiel im Terminal spielen, allein, mit Freunden oder gegen Bots.
command-engine = Anfragen als JSON-Zeilen beantworten: Regeln und Bots für Programme in jeder Sprache.
command-solve = Den genauen Wert der Ausgangsstellung eines Spiels berechnen.
command-simulate = Viele Spiele auf einmal spielen und sagen, was sie gemeinsam haben.
command-review = In einem aufgezeichneten Spiel Glück von Können trennen.
command-history = Deine beendeten Spiele und Rekorde auflisten, und was dich am meisten kostet.
command-replay = Ein aufgezeichnetes Spiel Zug für Zug zeigen.
command-verify = Ohne Netz prüfen, dass jeder Wurf ist, was die Startwerte versprachen.
command-serve = Spiele für andere bereitstellen; siehe docs/hosting.md.
command-backup = Die Spiele des Servers in eine Datei kopieren, auch während er läuft.
command-prune = Alte Spiele des Servers löschen.
command-languages = Die Sprachen auflisten, und was in jeder fehlt.

## Optionen mehrerer Befehle
flag-help = Dies zeigen und aufhören.
flag-version = Die Version zeigen und aufhören.
flag-language = Die Sprache: fi, sv, en, …
flag-locale-dir = Eigene Nachrichtendateien, in Ordnern mit den Namen der Sprachen.
flag-edition = Wie die Anleitung einer Sprache es spielt; siehe „noppa games“.
flag-option = Eine Hausregel; darf wiederholt werden.
flag-json = Alles als JSON ausgeben.
flag-board = KIVI auf einem eigenen Brett.
flag-deck = Dicetto mit einem eigenen Kartensatz.
flag-map = Dice Trip auf einer eigenen Landkarte.
flag-database = sqlite:///FILE oder postgresql://USER@HOST/NAME.
flag-config = Eine TOML-Datei mit Einstellungen.

## Optionen eines Befehls
flag-noppa-lan = Handys zu Hause zulassen: Adresse und QR-Code zeigen.
flag-noppa-no-browser = Den Browser nicht öffnen.
flag-play-player = Eine Person an diesem Tisch; darf wiederholt werden.
flag-play-bot = Ein Bot an diesem Tisch: easy, medium, hard, …; darf wiederholt werden.
flag-play-engine = Ein Programm an diesem Tisch; darf wiederholt werden.
flag-play-timeout = Sekunden, die ein Programm für eine Wahl hat.
flag-play-dice = Die Würfel von Noppa (fair) oder deine (real).
flag-play-every-roll = Mit echten Würfeln: jeden Wurf eintippen, nicht nur die letzten Würfel.
flag-play-seed = Würfel aus diesem Startwert: gleicher Startwert, gleiche Würfel.
flag-play-save = Das Spiel Schritt für Schritt in dieser Datei behalten.
flag-play-resume = Mit dem Spiel in dieser Datei weitermachen.
flag-play-coach = Rat auf ?, und eine Bemerkung nach einer teuren Wahl.
flag-play-pace = Sekunden zwischen den Schritten eines Bots.
flag-solve-distribution = Auch, wie sich die Endstände verteilen.
flag-simulate-players = Stärken der Spieler, mit Kommas: hard,medium.
flag-simulate-games = Wie viele Spiele, auch als 1e6.
flag-simulate-vary = Ausgaben oder Werte einer Option vergleichen.
flag-simulate-seed = Jedes Mal dieselben Spiele.
flag-simulate-workers = Wie viele zugleich arbeiten; sonst alle Prozessoren.
flag-simulate-backend = threads, loky, dask oder ray; sonst das passende dieses Rechners.
flag-simulate-cluster = Die Adresse eines Dask- oder Ray-Clusters.
flag-simulate-out = Jedes Spiel in diese Datei, .csv oder .parquet.
flag-simulate-svg = Die Verteilung der Punkte in diese Datei zeichnen.
flag-review-svg = Die Kurve des Spiels in diese Datei zeichnen.
flag-practice-questions = Nach so vielen aufhören.
flag-practice-seed = Jedes Mal dieselben Stellungen.
flag-replay-all = Das ganze Spiel ohne Pause ausgeben.
flag-serve-host = Die Adresse, auf der gehört wird; 0.0.0.0 für alle.
flag-serve-port = Der Port, auf dem gehört wird.
flag-serve-public-url = Wo andere ihn erreichen: https://dice.example.org.
flag-serve-redis = redis://HOST: mehrere Prozesse auf einer Datenbank.
flag-serve-secret-file = Die Datei mit dem Schlüssel, der Cookies und Einladungen unterschreibt.
flag-serve-tls-cert = Ein Zertifikat, um ohne Proxy https zu sprechen.
flag-serve-tls-key = Sein Schlüssel.
flag-serve-trust-proxy = Der Adresse glauben, die ein vorgeschalteter Proxy weitergibt.
flag-prune-older-than = 90d oder 12h: Spiele, die sich seitdem nicht geändert haben.
flag-languages-missing = Jede fehlende Nachricht nennen.

## Was an einer Befehlszeile nicht stimmt
error-usage-command = Es gibt keinen Befehl „{ $command }“. Befehle: { $allowed }.
error-usage-option = Es gibt hier keine Option { $option }.
error-usage-value-missing = { $option } braucht einen Wert.
error-usage-missing = { $option } muss angegeben werden.
error-usage-choice = { $option } ist eines davon: { $allowed }.
error-usage-number = { $option } muss eine Zahl sein.
error-usage-from = { $option } muss eine Zahl ab { $least } sein.
error-usage-between = { $option } muss eine Zahl von { $least } bis { $most } sein.
error-usage-too-many = Das ist mehr, als der Befehl nimmt: „{ $text }“.
error-usage-unforeseen = Diese Befehlszeile lässt sich nicht lesen ({ $option }).
