# Die eigenen Worte der Browser-App; Spiele, Reihen und Absagen sprechen aus ihren Dateien.

web-name = Noppa
web-nav = Seiten
web-preferences = Einstellungen
web-language = Sprache
web-language-auto = wie der Browser ({ $language })
web-theme = Hell oder dunkel
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-still = Nichts bewegt sich
web-sound = Töne
web-remarks = Eine leise Bemerkung nach einer teuren Wahl
web-chances = Gewinnchancen aller
web-buzz = Vibrieren, wenn ich dran bin
web-pace = Wie schnell Bots spielen
web-pace-slow = langsam
web-pace-normal = wie üblich
web-pace-at-once = sofort
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
web-welcome = Setz dich dazu.
web-welcome-more = Fünf Würfelspiele, allein, an einem Gerät oder mit Freunden per Link. Der Coach weiß, was jede Wahl wert ist.
web-players = { $least } bis { $most } Spieler
web-play = Spielen
web-play-game = { $game } gegen einen Bot spielen
web-more = Freunde …
web-more-game = { $game } mit Freunden oder nach anderen Regeln
web-go-on = Weiter
web-day = Würfel des Tages
web-day-more = Dieselben Würfel für alle, einmal am Tag.
web-day-none = Die heutigen Würfel hat noch niemand gespielt.
web-day-playing = spielt gerade
web-past = Gespielt
web-watch = Andere Tische
web-practice = Üben
web-practice-more = Wähle in einer Stellung und sieh, was jede Wahl wert ist.
web-history = Deine Spiele
web-history-more = Ergebnisse, Schnitt und Rekorde.
web-open-record = Aufzeichnung öffnen
web-open-record-drop = Die Datei eines Spiels: Wähle sie, oder zieh sie hierher.
web-phones = Handys zu Hause
web-phones-open = Handys zulassen
web-home = Zur Startseite
web-lost-title = Diese Seite ließ sich nicht öffnen
web-gone = Das gibt es hier nicht
error-offline = Du bist offline. Noppa öffnet sich, aber ein Spiel braucht seinen Server: Es geht weiter, sobald du wieder verbunden bist.
error-server-away = Der Server antwortet nicht. Versuch es gleich noch einmal; nichts ist verloren.

## Hinsetzen
web-who = Wer spielt
web-seat-name = Name von Spieler { $number }
web-seat-remove = Spieler { $number } entfernen
web-bot-level = Wie gut der Bot spielt
web-add-here = Jemand hier
web-add-link = Jemand per Link
web-add-bot = Ein Bot
web-house-rules = Hausregeln
web-edition = Ausgabe
web-edition-own = { $edition }, wie in der Anleitung deiner Sprache
web-dice-are = Würfel
web-dice-fair = die von Noppa, nachprüfbar
web-dice-real = echte auf dem Tisch
web-every-roll = Jeder Wurf wird eingegeben, nicht nur die Würfel, bei denen man bleibt
web-starts = Wer beginnt
web-starts-chosen = wer oben steht
web-starts-drawn = der höchste Würfel
web-starts-loser = wer zuletzt Letzter war
web-clock = Zeit je Entscheidung
web-clock-seconds = { $seconds ->
    [0] ohne Grenze
   *[other] { $seconds } Sekunden
 }
web-allow-coach = Der Coach darf gefragt werden
web-allow-undo = Züge zurücknehmen, wenn alle zustimmen
web-dice-fair-more = Der Server würfelt, und nach dem Spiel kann dein Browser jeden Wurf nachprüfen.
web-dice-real-more = Ihr werft echte Würfel und tippt an, was sie zeigen; Noppa führt den Zettel.
web-starts-chosen-more = Wer oben auf der Liste steht, beginnt, die anderen folgen der Reihe nach.
web-starts-drawn-more = Vor dem Spiel fällt für jeden ein Würfel, und der höchste beginnt.
web-starts-loser-more = Wer Letzter war, beginnt das nächste Spiel; beim ersten entscheidet der höchste Würfel.
web-clock-more = { $seconds ->
    [0] Alle nehmen sich die Zeit, die sie brauchen.
   *[other] Wenn die { $seconds } Sekunden um sind, wird ein Zug für dich gemacht.
 }
web-coach-yes-more = Wer spielt, darf fragen, was jede Wahl wert ist.
web-coach-no-more = Während des Spiels bekommt niemand Rat.
web-undo-yes-more = Ein Zug, auf den noch kein Wurf und keine Karte gefolgt ist, kann zurückgenommen werden, wenn die anderen Ja sagen.
web-undo-no-more = Ein Zug bleibt, wie er gemacht wurde.
web-edition-more = Eine Ausgabe ist ein Satz Hausregeln; jede davon kann unten geändert werden.
web-own-board = Dein eigenes Brett
web-own-deck = Deine eigenen Karten
web-own-map = Deine eigene Landkarte
web-own-remove = Ohne die Datei
web-own-used = eigene, aus einer Datei
web-kind-gone = Dieses Spiel wird hier nicht gespielt. Auf der Startseite stehen die, die es gibt.
web-invited = Du bist zu { $game } eingeladen
web-sit = Hierher setzen
web-just-watch = Nur zusehen
web-join-taken = Dort sitzt schon jemand. Frag die Person, die dich eingeladen hat, nach einem anderen Platz.
web-waiting = { $count ->
    [0] Alle sind da
    [one] Eine Person fehlt noch
   *[other] { $count } fehlen noch
 }
web-invite = Für { $name }: Scanne das oder schick den Link.
web-qr = Der Link als Code zum Scannen
web-link = Link
web-share = Link schicken
web-copied = Kopiert
web-share-by-hand = Dieser Browser kann hier nicht senden oder kopieren: Markiere den Link oben und kopiere ihn.
web-device = Auf diesem Gerät weiterspielen
web-device-more = Dieses Gerät wird dieselbe Person wie das, das den Link gemacht hat.
web-device-go = Ja, das bin ich
web-device-link = Auf anderem Gerät weiterspielen
web-device-scan = Öffne das binnen zehn Minuten auf dem anderen Gerät; es geht einmal.

## Am Tisch
web-title = { $game } · Noppa
web-title-turn = Du bist dran · { $game }
web-opening = Der Tisch wird gedeckt …
web-getting-ready = Noppa macht sich bereit. Wenn ein Spiel hier zum ersten Mal gespielt wird, kann das eine Minute dauern.
web-connection-lost = Die Verbindung ist weg; sie kommt von selbst wieder, und nichts ist verloren.
web-seats = Spieler
web-seat-free = frei
web-seat-away = weg
web-seat-bot = ein Bot spielt
web-watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
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
web-draw = Karte aufdecken
web-total = Summe
web-pad = Block
web-par = gegenüber je drei Würfeln
web-write = { $points } bei { $item } eintragen
web-moves = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
 }
web-menu = Menü
web-rules = Regeln an diesem Tisch
web-undo = Letzten Zug zurücknehmen
web-stop = Spiel jetzt beenden
web-leave = Tisch verlassen
web-agree = Zustimmen
web-decline = Nein
web-vote-undo = { $name } möchte den letzten Zug zurücknehmen.
web-vote-stop = { $name } möchte das Spiel jetzt beenden.
web-away-long = { $name } ist schon eine Weile weg.
web-give = Bot weiterspielen lassen
web-vote-waits = Es fehlt noch: { $names }
web-bot-for-you = Ein Bot spielt für: { $name }.
web-take-back = Platz zurücknehmen
web-pass = Gib das Gerät weiter an { $name }
web-pass-why = Was jede und jeder einträgt, bleibt verdeckt, bis alle eingetragen haben.
web-pass-here = Ich bin { $name }
web-pass-wait = { $count ->
    [one] Alle hier haben eingetragen. Es fehlt noch { $names }.
   *[other] Alle hier haben eingetragen. Es fehlen noch { $count } andere.
 }
web-react = Ein Zeichen geben
web-react-applause = Gut gemacht
web-react-luck = Viel Glück
web-react-wow = Oh
web-react-laugh = Haha
web-react-ouch = Autsch
web-react-thanks = Danke
web-said-total = { $points ->
    [one] { $name }: ein Punkt.
   *[other] { $name }: { $points } Punkte.
 }
web-tv = Auf dem Fernseher zeigen
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
web-again = Noch einmal
web-steps = Schritt für Schritt
web-record = Aufzeichnung behalten

## Der Coach
web-coach-ask = Coach fragen
web-coach-thinks = Der Coach überlegt …

## Was geschehen ist
web-log = Was geschehen ist
web-log-start = Das Spiel beginnt.
web-log-roll = { $name }: { $dice } gewürfelt.
web-log-dice = Die Würfel zeigen { $dice }.
web-log-draw = Eine Karte: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Der letzte Zug wurde zurückgenommen.
web-log-amend = Ein Eintrag wurde berichtigt.
web-log-back = Wieder da: { $name }.
web-log-bot = Ein Bot spielt weiter für: { $name }.
web-log-stopped = Das Spiel wurde vorzeitig beendet.
# Nach einem Namen und einem Doppelpunkt, und für sich, wo ein Spiel durchgegangen wird.
web-did-keep = { $dice } behalten
web-did-keep-none = nichts behalten
web-did-write = { $item } eingetragen
web-did-declare = { $item } angesagt
web-did-set = { $dice } herausgelegt
web-did-go = weitergemacht
web-did-stop = aufgehört
web-did-stone = Stein auf { $square } gelegt
web-did-take-over = { $square } übernommen; der Stein dort ging nach { $to }
web-did-box = Stein in die Schachtel gelegt
web-did-lay = { $dice } auf Karte { $slot } gelegt ({ $card })
web-did-done = Zug beendet
web-did-stand = Würfel liegen gelassen
web-did-reroll = noch einmal gewürfelt: { $colours }
web-did-twice = { $die } doppelt benutzt, ohne { $drop }
web-did-number = { $number } in { $city } eingetragen
web-did-cross = { $city } gestrichen

## Die Tische der Spiele
web-kivi-board = Brett
web-kivi-value = Wert { $value }
web-kivi-stone = Stein: { $name }
web-kivi-gain = jetzt { $gain }
web-kivi-line = eine Kette aus { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Nur diese Ketten
web-kivi-taking = Wähle ein freies Feld für den Stein, der auf { $square } liegt.
web-tutto-risk = Punkte auf dem Spiel
web-tutto-choose = Wähle Würfel zum Herauslegen
web-tutto-made = { $count ->
    [one] Ein Tutto in diesem Zug
   *[other] { $count } Tuttos in diesem Zug
 }
web-dicetto-empty = Keine Karte
web-dicetto-done = Fertig
web-dicetto-tie = { $tie } heißt Duell, höher geht nicht
web-dicetto-beat = { $beat } schlägt, { $tie } heißt Duell
web-dicetto-battle = Duell: { $card }
web-dicetto-again = { $face } und { $face }: noch einmal.
web-dicetto-won = { $one } gegen { $other }: Die Karte hält: { $name }.
web-dicetto-fought = Im Duell: { $name }
web-trip-map = Karte: { $name }
web-trip-empty = leer
web-trip-crossed = gestrichen
web-trip-gain = { $number } hier: { $gain }
web-trip-numbers = Zahlen aus diesen Würfeln
web-trip-make = Ziehe einen Würfel auf einen anderen, tippe zwei Würfel an oder eine Zahl.
web-trip-put = Tippe jetzt eine Stadt für { $number } an, oder ziehe die Zahl dorthin.
web-trip-cross = Eine Stadt streichen
web-trip-stand = Liegen lassen
web-trip-decide = Lass die Würfel liegen, oder tippe die an, die du neu wirfst, einmal je Spiel.
web-trip-wait = Eingetragen. Die anderen wählen noch.

## Sind die Würfel fair?
web-back = Zurück zum Tisch
web-fair = Sind die Würfel fair?
web-fair-how =
    Vor dem Spiel hat der Server eine geheime Zahl durch ihren Fingerabdruck versprochen, und der Browser
    jedes Mitspielenden gab eine eigene Zahl dazu. Zusammen legen sie jeden Wurf fest. Das Geheimnis wird am Ende gezeigt.
web-fair-real = Die Würfel dieses Spiels sind echt: Hier hätte nichts sie ändern können.
web-fair-promise = Vor dem Spiel versprochen
web-fair-player = Dazugegeben: { $name }
web-fair-secret = Das Geheimnis
web-fair-later = zu sehen, wenn das Spiel zu Ende ist
web-fair-check = { $count ->
    [one] Den einen Wurf prüfen
   *[other] Alle { $count } Würfe und Karten prüfen
 }
web-fair-right = { $count ->
    [one] Geprüft: Er ist wie versprochen.
   *[other] Hier im Browser geprüft: Alle { $count } sind wie versprochen.
 }
web-fair-wrong = { $count ->
    [one] Ereignis { $event } („{ $text }“) ist nicht wie versprochen.
   *[other] { $count } sind nicht wie versprochen; das erste ist Ereignis { $event } („{ $text }“).
 }
web-fair-broken = Das Geheimnis ist nicht das versprochene.
web-fair-counts = Wie oft jede Augenzahl kam
web-fair-sample = { $dice } Würfel; im Schnitt kommt jede Augenzahl { $mean }-mal. So wenige sagen nicht viel.

## Glück und Können
web-review = Glück und Können
web-review-working = Der Coach geht das Spiel durch …
web-review-curve = Was das Spiel im Verlauf für alle wert war
web-review-none = Keine Wahl hat etwas Nennenswertes gekostet.
web-review-exact = Diese Zahlen sind genau.
web-review-estimate = Diese Zahlen sind geschätzt.
web-band-flawless = Fehlerfrei.
web-band-master = Meisterhaft gespielt.
web-band-expert = Sehr stark gespielt.
web-band-skilled = Geübt gespielt.
web-band-casual = Gespielt wie ab und zu am Küchentisch.
web-band-beginner = Gespielt wie am Anfang.

## Echte Würfel
web-real-pad = Was auf dem Tisch liegt
web-real-tap = { $left ->
    [0] Das sind alle.
    [one] Tippe die Augen von noch einem Würfel an.
   *[other] Tippe die Augen von { $left } Würfeln an.
 }
web-real-tap-colour = Tippe an, was dieser Würfel zeigt: { $colour }.
web-real-face = Ein Würfel zeigt { $face }
web-real-remove = Die { $face } wegnehmen
web-real-enter = Das sind die Würfel
web-real-choose = Tippe jetzt an, wohin sie kommen. Damit ist beides eingegeben.
web-real-other = Andere Würfel
web-real-card = Tippe die aufgedeckte Karte an.
web-correct = Berichtigen
web-correct-text = Was es hätte sein sollen
web-correct-open = Einen Eintrag berichtigen
web-correct-which = Welcher Eintrag ist falsch?
web-correct-stood = Da steht: { $entry }
web-correct-other = Ein anderer
web-correct-none = Noch ist nichts eingegeben.
web-correct-misfit = Was nach dem berichtigten Eintrag kam, passt nicht mehr und ist weg: Gib es neu ein.
web-clock-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
 }
