# Die Worte der Browser-App selbst; Spiele und Fehler haben ihre eigenen Dateien.

web-name = Noppa
web-nav = Seiten
web-preferences = Einstellungen
web-your-data = Deine Daten
web-limits = Grenzen dieses Servers
web-language = Sprache
web-language-auto = Wie der Browser ({ $language })
web-theme = Hell oder dunkel
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-still = Keine Animationen
web-sound = Ton
web-remarks = Sag mir, wenn ich einen Fehler mache
web-chances = Gewinnchancen zeigen
web-buzz = Vibrieren, wenn ich dran bin
web-pace = Wie schnell Bots spielen
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-at-once = Sofort
web-your-name = Dein Name
web-done = Fertig
web-close = Schließen
web-yes = ja
web-no = nein
web-you = Du
web-who-here = hier
web-who-link = per Link
web-player = Spieler { $number }

## Die Startseite
web-begin = { $game } spielen
web-begin-more = Sofort gegen { $bot }.
web-resume = { $game } mit { $names }
web-resume-yours = Du bist dran · { $game } mit { $names }
web-resume-waiting = Wartet auf Mitspieler · { $game }
web-running = Deine anderen Spiele
web-day-game = { $game }, dieselben Würfe für alle
web-day-play = { $game } von heute spielen
web-day-done = { $points ->
    [one] { $game }: { $points } Punkt
   *[other] { $game }: { $points } Punkte
 }
web-day-newcomer = heute neu
web-day-results = Ergebnisse
web-day-secret = Spiel erst selbst zu Ende. Dann kannst du dir die Spiele der anderen ansehen.
web-day-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
web-day-share = { $days ->
    [0] { $game } auf Noppa: { $points } heute.
    [one] { $game } auf Noppa: { $points } heute.
   *[other] { $game } auf Noppa: { $points } heute. Ich habe { $days } Tage in Folge gespielt.
 }
web-share-short = Teilen
web-share-failed = Kopieren hat nicht geklappt
web-real-dice = Echte Würfel
web-real-dice-more = Du würfelst, Noppa schreibt die Punkte auf.
web-welcome = Setz dich dazu.
web-welcome-more = Fünf Würfelspiele: allein, an einem Gerät oder mit Freunden per Link. Der Coach zeigt dir, was jede Wahl wert ist.
web-players = { $least } bis { $most } Spieler
web-play = Spielen
web-play-game = { $game } gegen einen Bot spielen
web-more = Freunde …
web-more-game = { $game } mit Freunden oder anderen Regeln spielen
web-go-on = Weiter
web-day = Würfel des Tages
web-day-more = Dieselben Würfel für alle, einmal am Tag.
web-day-none = Die heutigen Würfel hat noch niemand gespielt.
web-day-playing = spielt gerade
web-past = Beendete Spiele
web-watch = Andere Tische
web-practice = Üben
web-practice-more = Entscheide dich und sieh, wie gut jede Möglichkeit ist.
web-history = Deine Spiele
web-history-more = Ergebnisse, Schnitt und Rekorde.
web-open-record = Aufzeichnung öffnen
web-open-record-drop = Wähle die Datei eines gespeicherten Spiels, oder zieh sie hierher.
web-phones = Handys zu Hause
web-phones-open = Handys mitspielen lassen
web-home = Startseite
web-lost-title = Diese Seite ließ sich nicht öffnen
web-gone = Das haben wir nicht gefunden
error-offline = Du bist offline, und dafür wird der Server gebraucht. Sobald du wieder online bist, klappt es.
error-server-away = Der Server antwortet nicht. Nichts ist verloren. Versuch es gleich noch einmal.

## Ein neues Spiel
web-new-game = Neues Spiel: { $game }
web-how-to = So spielt man { $game }
web-way-here = Auf diesem Gerät
web-way-here-more = reihum weitergeben
web-way-link = Per Link
web-way-link-more = Freunde überall
web-way-bots = Gegen Bots
web-way-bots-more = sofort losspielen
web-at-the-table = Am Tisch
web-seat-you = du, zum Umbenennen tippen
web-seat-here = an diesem Gerät
web-link-next = Gleich bekommst du für alle einen Code und einen Link. Das Spiel beginnt, wenn alle da sind.
web-seat-by-link = kommt per Link dazu
web-seats-most = bis zu { $most }
web-bot-choose = Wählen, wie { $name } spielt
web-bot-plays = Wie { $name } spielt
web-bot-hare = lernt noch
web-bot-hare-level = Bot, lernt noch
web-bot-hare-more = lernt noch und übersieht oft den besten Spielzug
web-bot-hedgehog = solide
web-bot-hedgehog-level = Bot, solide
web-bot-hedgehog-more = solide, denkt nur an den laufenden Zug
web-bot-fox = schlau
web-bot-fox-level = Bot, schlau
web-bot-fox-more = schlau, macht ab und zu einen Fehler
web-bot-owl = sehr stark
web-bot-owl-level = Bot, sehr stark
web-bot-owl-more = macht immer den besten Spielzug, den er kennt
web-start-game = { $count ->
    [one] Spiel starten
   *[other] Spiel starten, { $count } Spieler
 }
web-start-link = { $count ->
    [one] Spiel starten
   *[other] Spiel starten und Freunde einladen
 }
web-summary-board = eigenes Brett
web-summary-deck = eigener Kartensatz
web-summary-map = eigene Landkarte
web-summary-changed = { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
 }
web-coach-allowed = darf helfen
web-coach-off = bleibt still
web-own-how = Lade die Datei von Noppa herunter, ändere sie und wähle sie hier aus. Sie darf bis zu 64 kB groß sein.
web-own-template-board = Brett herunterladen
web-own-template-deck = Kartensatz herunterladen
web-own-template-map = Landkarte herunterladen
web-own-example = Beispiel ansehen
web-own-checking = Die Datei wird geprüft …
web-own-fine = Die Datei funktioniert. Du spielst damit.
web-join-full = Dieser Platz ist schon besetzt ({ $game })
web-who = Wer spielt mit
web-seat-name = Name von Spieler { $number }
web-seat-move = { $name } verschieben, Spieler { $number } von { $count }
web-seat-remove = Spieler { $number } entfernen
web-bot-level = Wie gut der Bot spielt
web-add-here = Spieler hinzufügen
web-add-link = Per Link einladen
web-add-bot = Bot hinzufügen
web-house-rules = Hausregeln
web-edition = Ausgabe
web-edition-own = { $edition }, wie in der Anleitung in deiner Sprache
web-dice-are = Würfel
web-dice-fair = Würfel von Noppa
web-dice-real = echte Würfel
web-every-roll = Jeden Wurf eingeben, nicht nur die letzten Würfel
web-starts = Wer beginnt
web-starts-chosen = der oberste Name der Liste
web-starts-drawn = der höchste Wurf
web-starts-loser = wer das letzte Spiel verloren hat
web-clock = Zeit pro Spielzug
web-clock-seconds = { $seconds ->
    [0] unbegrenzt
   *[other] { $seconds } Sekunden
 }
web-allow-coach = Coach erlauben
web-allow-undo = Zurücknehmen erlauben, wenn alle zustimmen
web-dice-fair-more = Noppa würfelt für euch. Nach dem Spiel kann dein Browser jeden Wurf nachprüfen.
web-dice-real-more = Ihr würfelt mit echten Würfeln und tippt an, was sie zeigen. Noppa schreibt die Punkte auf.
web-starts-chosen-more = Wer oben auf der Liste steht, beginnt. Die anderen folgen der Reihe nach.
web-starts-drawn-more = Alle werfen einen Würfel. Der höchste Wurf beginnt.
web-starts-loser-more = Wer Letzter war, beginnt das nächste Spiel. Beim ersten Spiel beginnt der höchste Wurf.
web-clock-more = { $seconds ->
    [0] Lasst euch so viel Zeit, wie ihr wollt.
   *[other] Wenn deine { $seconds } Sekunden um sind, macht Noppa einen Spielzug für dich.
 }
web-coach-yes-more = Alle dürfen fragen, was jede Wahl wert ist.
web-coach-no-more = Während des Spiels bekommt niemand Rat.
web-undo-yes-more = Du kannst einen Spielzug zurücknehmen, wenn die anderen zustimmen und seitdem nichts gewürfelt oder aufgedeckt wurde.
web-undo-no-more = Niemand kann einen Spielzug zurücknehmen.
web-edition-more = Eine Ausgabe ist eine Sammlung von Hausregeln. Jede davon kannst du unten ändern.
web-own-board = Eigenes Brett
web-own-deck = Eigener Kartensatz
web-own-map = Eigene Landkarte
web-own-remove = Datei entfernen
web-own-used = Eigene, aus einer Datei
web-kind-gone = Dieses Spiel gibt es hier nicht. Auf der Startseite stehen die Spiele, die du spielen kannst.
web-invited = Einladung zu { $game }
web-sit = Mitspielen
web-just-watch = Nur zuschauen
web-join-taken = Diesen Platz hat schon jemand. Du kannst zuschauen oder um einen anderen Link bitten.
web-waiting = { $count ->
    [0] Alle sind da
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
 }
web-invite = Für { $name }: Code scannen oder Link öffnen.
web-qr = QR-Code mit dem Link
web-link = Link
web-share = Link senden
web-copied = Kopiert
web-share-by-hand = Dieser Browser kann den Link nicht senden oder kopieren. Markiere ihn oben und kopiere ihn selbst.
web-device = Auf diesem Gerät weiterspielen
web-device-more = Du spielst hier mit demselben Namen weiter.
web-device-go = Ja, das bin ich
web-device-link = Auf anderem Gerät weiterspielen
web-device-scan = Öffne diesen Link innerhalb von zehn Minuten auf deinem anderen Gerät. Er funktioniert nur einmal.

## Am Tisch
web-title = { $game } · Noppa
web-title-turn = Du bist dran · { $game }
web-opening = Der Tisch wird geöffnet …
web-getting-ready = Noppa macht sich bereit. Wenn du ein Spiel hier zum ersten Mal spielst, kann das eine Minute dauern.
web-connection-lost = Verbindung verloren. Noppa verbindet sich neu, und dein Spiel ist sicher.
web-connection-last-seen = Der Server antwortet nicht. Du kannst dir das Spiel so ansehen, wie du es zuletzt gesehen hast, und weiterspielen, sobald der Server wieder da ist.
web-seats = Spieler
web-seat-free = frei
web-seat-away = weg
web-seat-bot = ein Bot spielt
web-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
 }
web-rail = Spieler, Coach und Verlauf
web-result = Ergebnis
web-lesson = Lektion
web-lesson-offer = Neu bei { $game }?
web-lesson-play = Lektion spielen
web-lesson-later = Nicht jetzt
web-lesson-entry-more = Ein kurzes erstes Spiel. Die Würfel sind schon vorbereitet.
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-skip = Überspringen
web-lesson-show = Zeig es mir
web-lesson-allowed = Das ginge auch. Probieren wir stattdessen das hier.
web-lesson-coached = Der Coach sagt: { $move }.
web-lesson-rival = { $name } ist am Zug …
web-lesson-back = Nicht { $dice }. Tippe noch einmal darauf, um loszulassen.
web-lesson-over = Jetzt kannst du { $game } spielen
web-lesson-game = Ein Spiel spielen
web-sound-ask = Mit Ton spielen?
web-sound-on = Ton an
web-sound-off = Ohne
web-chance-of = { $name }: { $percent } % Gewinnchance.
web-chances-best = Diese Chancen gelten, wenn alle sehr stark spielen.
web-chance-short = { $percent } % Gewinnchance
web-plus-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
 }
web-dice = Würfel
web-die = Würfel { $place }: { $value }
web-die-blank = Würfel { $place }: nicht geworfen
web-die-coloured = Würfel { $place } ({ $colour }): { $value }
web-die-coloured-blank = Würfel { $place } ({ $colour }): nicht geworfen
web-dice-shown = { $count ->
    [one] ein Würfel: { $dice }
   *[other] Würfel: { $dice }
 }
web-turn-yours = Du bist dran
web-turn-of = Am Zug: { $name }
web-turn-several = { $count ->
    [one] { $count } Person wählt
   *[other] { $count } Personen wählen
 }
web-roll = { $dice ->
    [0] Nichts zu würfeln
    [one] Einen Würfel werfen
   *[other] { $dice } Würfel werfen
 }
web-roll-number = Wurf { $number }
web-roll-kept = { $count ->
    [0] nichts behalten
   *[other] behalten
 }
web-draw = Karte aufdecken
web-total = Summe
web-pad = Block
web-par = verglichen mit drei von jeder Zahl
web-write = { $points } bei „{ $item }“ eintragen
web-moves = { $count ->
    [one] Deine einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
 }
web-menu = Menü
web-rules = Regeln
web-undo = Zurücknehmen
web-stop = Spiel beenden
web-leave = Tisch verlassen
web-while-playing = Beim Spielen
web-this-table = Dieser Tisch
web-stop-group = Aufhören
web-play-on = Weiterspielen
web-leave-kept = dein Spiel ist gespeichert
web-leave-ask = Tisch verlassen?
web-leave-more = Solange du weg bist, spielt ein Bot für dich. Du kannst zurückkommen, solange das Spiel läuft.
web-leave-yes = Verlassen
web-left = Du bist weg vom Tisch. Ein Bot spielt für dich.
web-stop-ask = Spiel für alle beenden?
web-stop-more = Der Punktestand bleibt, wie er ist. Das lässt sich nicht rückgängig machen.
web-stop-yes = Spiel beenden
web-invite-watch = Link zum Zuschauen teilen
web-keys = Tastatur
web-key-roll = Würfeln
web-key-die = Einen Würfel behalten oder loslassen
web-key-explain = Eine Reihe oder Karte erklären
web-key-tab = Zur nächsten Stelle springen, mit Enter auswählen
web-key-escape = Schließen, was offen ist
web-agree = Zustimmen
web-decline = Nein
web-vote-undo = { $name } möchte den letzten Spielzug zurücknehmen.
web-vote-remove = { $name } möchte das Spiel ohne { $other } fortsetzen.
web-remove = { $name } entfernen
web-vote-stop = { $name } möchte das Spiel jetzt beenden.
web-away-long = { $name } ist schon eine Weile weg.
web-give = Bot übernehmen lassen
web-vote-waits = Es fehlt noch: { $names }
web-bot-for-you = Ein Bot spielt für: { $name }.
web-take-back = Meinen Platz zurück
web-pass = Gib das Gerät an { $name } weiter
web-pass-why = Niemand sieht, was die anderen eintragen, bis alle fertig sind.
web-pass-here = Ich bin { $name }
web-pass-wait = { $count ->
    [one] Hier sind alle fertig. Es fehlt noch: { $names }.
   *[other] Hier sind alle fertig. Es fehlen noch { $count } andere.
 }
web-react = Reaktion senden
web-react-applause = Gut gemacht
web-react-luck = Viel Glück
web-react-wow = Wow
web-react-laugh = Haha
web-react-ouch = Autsch
web-react-thanks = Danke
web-react-said = { $name }: { $what }.

## Für Bildschirmleser
web-said-total = { $points ->
    [one] { $name }: ein Punkt.
   *[other] { $name }: { $points } Punkte.
 }

## Auf einem Fernseher
web-tv = Am Fernseher zeigen
web-tv-scan = Am Handy zuschauen

## Das Ende
web-over = Das Spiel ist zu Ende
web-over-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-won-you = Du hast gewonnen
web-won = { $count ->
    [one] Gewonnen: { $names }
   *[other] Gemeinsam gewonnen: { $names }
 }
web-won-you-by = Du hast mit { $points } Vorsprung gewonnen
web-won-by = { $name } gewinnt mit { $points } Vorsprung
web-end-share = { $game } auf Noppa: { $results }
web-end-luck-points = Punkte durch Glück
web-end-luck-chance = { $amount ->
    [one] Prozentpunkt Gewinnchance durch Glück
   *[other] Prozentpunkte Gewinnchance durch Glück
 }
web-end-luck-lead = Punkte Vorsprung durch Glück
web-end-loss-points = Punkte durch Fehler
web-end-loss-chance = { $amount ->
    [one] Prozentpunkt Gewinnchance durch Fehler
   *[other] Prozentpunkte Gewinnchance durch Fehler
 }
web-end-loss-lead = Punkte Vorsprung durch Fehler
web-end-band = wie du gespielt hast
web-end-band-of = wie { $name } gespielt hat
web-end-band-flawless = Fehlerfrei
web-end-band-master = Meisterhaft
web-end-band-expert = Sehr stark
web-end-band-skilled = Geübt
web-end-band-casual = Gelegenheits­spieler
web-end-band-beginner = Anfänger
web-end-curve-points = Voraussichtliche Punkte
web-end-curve-chance = Gewinnchance
web-end-curve-lead = Voraussichtlicher Vorsprung
web-end-swing = Größter Umschwung: { $what }
web-again = Noch einmal spielen
web-record = Aufzeichnung speichern
web-steps = Schritt für Schritt

## Der Coach
web-coach-ask = Coach fragen
web-coach-thinks = Denkt nach …
web-coach-later = Du kannst den Coach fragen, sobald du etwas zu entscheiden hast.
web-coach = Coach
web-coach-list = Was jede Wahl wert ist
web-coach-do = So spielen
web-coach-is-best = am besten
web-exact = genau
web-estimate = geschätzt
web-remark = Das hat { $amount } gekostet. Besser: { $move }.

## Was geschehen ist
web-log = Verlauf
web-log-start = Das Spiel beginnt.
web-log-roll = { $name }: { $dice } gewürfelt.
web-log-dice = Die Würfel zeigen { $dice }.
web-log-draw = Die Karte: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Der letzte Spielzug wurde zurückgenommen.
web-log-amend = Ein Eintrag wurde korrigiert.
web-log-back = Wieder da: { $name }.
web-log-bot = Ein Bot übernimmt für: { $name }.
web-log-stopped = Das Spiel wurde vorzeitig beendet.
# Nach einem Namen und einem Doppelpunkt, und für sich, wo ein Spiel durchgegangen wird.
web-did-keep = { $dice } behalten
web-did-keep-none = nichts behalten
web-told-keep = { $count ->
    [0] { $name }: alle Würfel neu geworfen.
   *[other] { $name }: { $dice } behalten.
 }
web-did-write = { $item } eingetragen
web-did-declare = { $item } angesagt
web-did-set = { $dice } herausgelegt
web-did-go = weitergemacht
web-did-stop = aufgehört
web-did-stone = Stein auf { $square } gelegt
web-did-take-over = { $square } übernommen und den Stein dort nach { $to } versetzt
web-did-box = Stein in die Schachtel gelegt
web-did-lay = { $dice } auf Karte { $slot } gelegt ({ $card })
web-did-done = Zug beendet
web-did-stand = Würfel behalten
web-did-reroll = neu geworfen ({ $colours })
web-did-twice = { $die } doppelt benutzt statt { $drop }
web-did-number = { $number } in { $city } eingetragen
web-did-cross = { $city } gestrichen

## Die Tische der Spiele
web-kivi-board = Brett
web-kivi-value = Wert { $value }
web-kivi-stone = Stein: { $name }
web-kivi-gain = jetzt { $gain }
web-kivi-line = Kette aus { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Nur diese Ketten zeigen
web-kivi-taking = Tippe ein freies Feld für den Stein auf { $square } an.
web-tutto-risk = auf dem Spiel
web-tutto-choose = Leg Würfel heraus
web-tutto-made = { $count ->
    [one] Ein Tutto in diesem Zug
   *[other] { $count } Tuttos in diesem Zug
 }
web-dicetto-empty = Keine Karte
web-dicetto-done = Fertig
web-dicetto-tie = { $tie } gibt ein Duell
web-dicetto-beat = { $beat } schlägt das, { $tie } gibt ein Duell
web-dicetto-battle = Duell um die Karte { $card }
web-dicetto-again = Beide haben { $face }. Es wird noch einmal geworfen.
web-dicetto-won = { $one } gegen { $other }. Duell gewonnen: { $name }.
web-dicetto-fought = Im Duell: { $name }
web-trip-map = Landkarte: { $name }
web-trip-empty = leer
web-trip-crossed = gestrichen
web-trip-gain = { $number } hier: { $gain }
web-trip-numbers = Zahlen aus diesen Würfeln
web-trip-make = Tippe zwei Würfel oder eine Zahl an.
web-trip-put = Tippe eine Stadt für die { $number } an, oder zieh die Zahl dorthin.
web-trip-cross = Stadt streichen
web-trip-stand = Alle vier behalten
web-trip-decide = Behalte diese Würfel, oder tippe die an, die du neu werfen willst. Das darfst du einmal pro Spiel.
web-trip-wait = Fertig. Die anderen wählen noch.

## Sind die Würfel fair?
web-back = Zurück zum Tisch
web-fair = Sind die Würfel fair?
web-fair-how =
    Vor dem Spiel hat der Server eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt, damit er sie später nicht
    mehr ändern kann. Dann haben die Browser aller Mitspielenden dasselbe getan. Zusammen bestimmen diese Zahlen
    jeden Wurf. Wenn das Spiel zu Ende ist, wird die geheime Zahl gezeigt.
web-fair-real = In diesem Spiel sind die Würfel echt. Noppa hat auf die Würfe keinen Einfluss.
web-fair-promise = Fingerabdruck vor dem Spiel
web-fair-player = Beitrag: { $name }
web-fair-secret = Geheime Zahl
web-fair-later = wird am Ende des Spiels gezeigt
web-fair-check = { $count ->
    [one] Den Wurf prüfen
   *[other] Alle { $count } Würfe und Karten prüfen
 }
web-fair-right = { $count ->
    [one] In diesem Browser geprüft. Der Wurf ist genau wie versprochen.
   *[other] In diesem Browser geprüft. Alle { $count } Würfe und Karten sind genau wie versprochen.
 }
web-fair-wrong = { $count ->
    [one] Schritt { $event } („{ $text }“) ist nicht wie versprochen.
   *[other] { $count } Würfe oder Karten sind nicht wie versprochen. Der erste ist Schritt { $event } („{ $text }“).
 }
web-fair-broken = Die geheime Zahl ist nicht die versprochene.
web-fair-changed = Das sind nicht die Zahlen, die dieser Browser vor dem Spiel gesehen hat.
web-fair-remembered = Dieser Browser hat sich die Zahlen vor dem Spiel gemerkt und verlässt sich nicht nur auf das Wort des Servers.
web-fair-not-there = Dieser Browser hat zu diesem Spiel keine Zahl beigetragen. Er kann nur prüfen, was der Server sagt.
web-fair-unrevealed = nicht rechtzeitig gesendet
web-fair-counts = Wie oft jede Augenzahl kam
web-fair-sample = Es wurden { $dice } Würfel geworfen. Im Schnitt kommt jede Augenzahl { $mean }-mal. Das ist zu wenig, um viel zu sagen.

## Glück und Können
web-review = Glück und Können
web-review-working = Der Coach geht das Spiel durch …
web-review-curve = Wie das Spiel für alle lief
web-review-none = Keine nennenswerten Fehler.
web-review-exact = Diese Zahlen sind genau.
web-review-estimate = Diese Zahlen sind geschätzt.
web-band-flawless = Fehlerfrei.
web-band-master = Meisterhaft gespielt.
web-band-expert = Sehr stark gespielt.
web-band-skilled = Geübt gespielt.
web-band-casual = Wie ein Gelegenheitsspieler gespielt.
web-band-beginner = Wie ein Anfänger gespielt.

## Echte Würfel
web-real-pad = Was auf dem Tisch liegt
web-real-tap = { $left ->
    [0] Das sind alle.
    [one] Tippe die Zahl von noch einem Würfel an.
   *[other] Tippe die Zahlen von { $left } Würfeln an.
 }
web-real-tap-colour = Tippe die Zahl dieses Würfels an: { $colour }.
web-real-face = Eine { $face } dazu
web-real-remove = Die { $face } entfernen
web-real-enter = Diese Würfel nehmen
web-real-choose = Tippe jetzt an, wohin sie kommen. Damit sind Würfel und Spielzug eingegeben.
web-real-other = Würfel ändern
web-real-card = Tippe die aufgedeckte Karte an.
web-correct = Korrektur speichern
web-correct-text = Wie soll es heißen?
web-correct-open = Eintrag korrigieren
web-correct-which = Welcher Eintrag ist falsch?
web-correct-stood = Da steht: { $entry }
web-correct-other = Anderen Eintrag wählen
web-correct-none = Noch wurde nichts eingegeben.
web-correct-misfit = Die Einträge nach deiner Korrektur passen nicht mehr und wurden entfernt. Gib sie noch einmal ein.
web-clock-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
 }

## Die kurzen Regeln, hinter dem Fragezeichen und in `noppa rules`
guide-goal = Ziel
guide-turn = Dein Zug
guide-scores = Punkte
guide-examples = Beispiele
guide-example-number = Beispiel { $number }
guide-questions = Fragen
guide-full = Alle Regeln
guide-table = Dieser Tisch
guide-ask-begins = Wer beginnt?
guide-points = { $points ->
    [-1] −1 Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
guide-points-word = { $points ->
    [-1] Punkt
    [one] Punkt
   *[other] Punkte
 }
guide-about = Mehr zu „{ $thing }“
guide-more = In den Regeln zeigen
guide-now = Jetzt

## Spielen ohne Server
web-device-loading = Die Würfel werden bereitgelegt … { $percent } %
web-device-loading-more = Nur beim ersten Besuch dauert es so lange. Lern in der Zwischenzeit ein Spiel:
web-device-elsewhere = Noppa ist in einem anderen Tab offen.
web-device-elsewhere-more = Spiele auf diesem Gerät laufen immer nur in einem Tab. Deine Spiele sind sicher.
web-device-here = Hier spielen
web-device-failed = Noppa konnte auf diesem Gerät nicht starten.
web-device-storage-away = Dieser Browser lässt Noppa keine Spiele speichern. In privaten Fenstern ist das oft so. Öffne Noppa in einem normalen Fenster.
web-device-again = Noch einmal versuchen
web-device-hosted = Du spielst auf diesem Gerät.
web-device-hosted-more = Der Server ist nicht erreichbar. Deine Spiele werden hier gespeichert und kommen in deinen Verlauf, sobald er wieder da ist.
web-device-site = Alles läuft und bleibt auf diesem Gerät. Um per Link zu spielen oder die Würfel des Tages zu vergleichen, brauchst du einen Noppa-Server.
web-version-new = Eine neue Version von Noppa ist da. Lade neu, um sie zu benutzen.
web-version-reload = Neu laden
web-offline = Offline spielen
web-offline-more = Speichert { $megabytes } MB auf diesem Gerät, damit du ohne Verbindung spielen kannst.
web-offline-ready = Bereit zum Offline-Spielen.
web-offline-loading = Wird zum Offline-Spielen gespeichert … { $percent } %
web-offline-failed = Es konnte nicht alles zum Offline-Spielen gespeichert werden. Noppa versucht es bei deinem nächsten Besuch noch einmal.
web-way-link-away = Braucht einen Server
web-everything = Alles in einer Datei
web-everything-more = Alle Spiele auf diesem Gerät, fertig oder nicht: als Sicherung oder zum Umziehen auf ein anderes Gerät.
web-everything-save = In Datei speichern
web-everything-open = Datei öffnen
web-everything-added = { $added ->
    [0] Du hast alle diese Spiele schon.
    [one] Ein Spiel hinzugefügt.
   *[other] { $added } Spiele hinzugefügt.
 }
error-device-failed = Noppa konnte auf diesem Gerät nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
error-elsewhere = Noppa ist in einem anderen Tab offen. Spiel dort, oder schließ diesen Tab und versuch es noch einmal.
