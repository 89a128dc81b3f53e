# Dice Trip: Namen, was man vereinbaren kann, warum ein Zug nicht geht, und die Regeln in unseren eigenen Worten.

dicetrip-name = Dice Trip
dicetrip-tagline = Vier bunte Würfel, 25 Städte, eine lange Route

## Ausgaben
dicetrip-edition-international = International

## Optionen, und was jeder Wert bedeutet
dicetrip-option-tens = Punkte für eine Zahl aus jedem Zehner
dicetrip-option-tens-true-more = Sobald deine Karte aus jedem Zehner eine Zahl hat, bekommst du einen Punkt für jede farbige Stadt, die noch leer ist.
dicetrip-option-tens-false-more = Zahlen aus jedem Zehner bringen für sich nichts.

## Zeilen des Punktezettels
dicetrip-item-bonus = Bonusstädte
dicetrip-item-crossed = Gestrichen
dicetrip-item-road = Längste Route
dicetrip-item-series = Längste Folge
dicetrip-item-zones = Saubere Zonen
dicetrip-item-tens = Alle Zehner

## Würfel
dicetrip-colour-red = rot
dicetrip-colour-yellow = gelb
dicetrip-colour-green = grün
dicetrip-colour-blue = blau

## Die eingebaute Landkarte, und was überall dazu gesagt wird
dicetrip-map-note = die Karte ist selbst gezeichnet
dicetrip-zone-v = Flandern
dicetrip-zone-b = Brüssel und Umland
dicetrip-zone-w = Wallonie
dicetrip-city-oostende = Ostende
dicetrip-city-brugge = Brügge
dicetrip-city-ieper = Ypern
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mecheln
dicetrip-city-leuven = Löwen
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brüssel
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Lüttich
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Züge
dicetrip-move-stand = die Würfel liegen lassen
dicetrip-move-reroll = neu werfen: { $colours }
dicetrip-move-twice = { $die } doppelt, ohne { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Am Tisch
dicetrip-round = Runde { $round } von { $rounds }
dicetrip-power-reroll = darf neu werfen
dicetrip-power-twice = darf einen Würfel doppelt nutzen
dicetrip-road = Route { $cities }: { $walked }
dicetrip-series = Folge { $cities }: { $walked }
dicetrip-zone-open = { $cities } leer
dicetrip-zone-clean = sauber
dicetrip-zone-lost = verloren
dicetrip-total = Summe
dicetrip-decide = Lass die Würfel liegen (stand), oder wirf einige neu, einmal je Spiel (reroll red blue).
dicetrip-makes = Ergibt (danach):
dicetrip-makes-nothing = nichts Neues: Streich eine Stadt

## Was man tippen kann
dicetrip-help =
    Trag eine Zahl in eine Stadt ein: „gent=14“ oder „gent 14“. Streich eine Stadt: „gent=x“ oder „gent x“.
    Wer wirft, darf zuerst Würfel neu werfen, einmal je Spiel: „reroll red blue“, oder „stand“, um sie liegen zu lassen.
    Einmal je Spiel, vor dem Eintragen, nutze einen Würfel doppelt und lass einen weg: „twice 5 drop 2“.

## Absagen
error-dicetrip-colour-unknown = Die Würfel sind { $allowed }; nenne jeden, den du neu wirfst, einmal.
error-dicetrip-city-unknown = Es gibt keine Stadt { $city }. Die Städte sind: { $allowed }.
error-dicetrip-number-unknown = Eine Stadt nimmt eine Zahl aus zwei Ziffern von 1 bis 6 (11 bis 66) oder x, um sie zu streichen; nicht { $number }.
error-dicetrip-stand-first = Wer geworfen hat, entscheidet zuerst: liegen lassen oder neu werfen.
error-dicetrip-not-the-roller = Neu werfen darf nur, wer in dieser Runde wirft.
error-dicetrip-reroll-used = Du hast in diesem Spiel schon neu geworfen.
error-dicetrip-reroll-too-late = Die Würfel dieser Runde liegen fest: Trag deine Zahlen ein.
error-dicetrip-twice-used = Du hast in diesem Spiel schon einen Würfel doppelt genutzt.
error-dicetrip-twice-last-round = In der letzten Runde wird kein Würfel doppelt genutzt.
error-dicetrip-twice-too-late = Ein Würfel zählt von der ersten Zahl an doppelt: Wähle ihn, bevor du einträgst.
error-dicetrip-twice-not-there = Nenne zwei der Würfel auf dem Tisch: { $dice }.
error-dicetrip-twice-double = Die { $die } zählt doppelt und darf keinen Pasch bilden. Du kannst eintragen: { $allowed }.
error-dicetrip-twice-missing = Die { $die } zählt doppelt und muss in beiden Zahlen stehen. Du kannst eintragen: { $allowed }.
error-dicetrip-city-taken = { $city } ist besetzt ({ $number }). Noch leer: { $allowed }.
error-dicetrip-number-taken = { $number } steht schon auf deiner Karte, in { $city }. Du kannst eintragen: { $allowed }.
error-dicetrip-number-not-made = Diese Würfel ergeben jetzt keine { $number }. Du kannst eintragen: { $allowed }.

error-dicetrip-cannot-come-up = In Runde { $round } hat keine Karte { $empty } leere Städte.

## Die Gründe des Coachs

## Was an einer Landkarte nicht stimmen kann
error-dicetrip-map-zones = Karte, { $place }: Eine Karte hat { $allowed } Zonen, diese { $found }.
error-dicetrip-map-colours = Karte, { $place }: Die Würfel haben { $allowed } verschiedene Farben, hier { $found }.
error-dicetrip-map-cities = Karte, { $place }: Eine Karte hat { $allowed } Städte, diese { $found }.
error-dicetrip-map-city-twice = Karte, { $place }: { $city } ist schon da.
error-dicetrip-map-unused = Karte, { $place }: Keine Stadt hat { $key } = { $value }.
error-dicetrip-map-link = Karte, { $place }: Eine Verbindung ist ein Paar aus zwei verschiedenen Städten, nicht { $found }.
error-dicetrip-map-link-twice = Karte, { $place }: { $one } und { $other } sind schon verbunden.
error-dicetrip-map-value = Karte, { $place }: Es gibt kein { $value }. Möglich: { $allowed }.
error-dicetrip-map-apart = Karte, { $place }: Kein Weg führt von { $start } nach { $cities }.
error-dicetrip-map-same-place = Karte, { $place }: { $one } und { $other } liegen am selben Ort.
error-dicetrip-map-crossing = Karte, { $place }: { $one } und { $other } treffen sich, wenn man sie gerade zeichnet.
error-dicetrip-map-place = Karte, { $place }: Ein Ort ist zwei Zahlen von höchstens { $most }, nicht { $found }.
error-dicetrip-map-slug = Karte, { $place }: { $value } ist kein Kurzname; er muss zu { $allowed } passen.
error-dicetrip-map-label = Karte, { $place }: Ein Name hat 1 bis { $most } Zeichen in einer Zeile.
error-dicetrip-map-list = Karte, { $place }: Das muss eine Liste sein, nicht { $found }.

## Die Regeln, als Markdown
dicetrip-rules =
    Alle haben dieselbe Landkarte: 25 Städte in drei Zonen, durch Straßen verbunden, einige davon farbig.
    In 13 Runden füllen alle ihre Karte. Die höchste Summe gewinnt; bei gleicher Summe teilt man sich den Sieg.
    Eine bis vier Personen spielen.

    __Eine Runde.__ Eine Person wirft vier Würfel in vier Farben; in der nächsten Runde wirft die nächste.
    Dann bilden alle gleichzeitig aus den vier Würfeln zwei zweistellige Zahlen, jeder Würfel wird einmal
    benutzt, und tragen sie in zwei leere Städte ein. In der letzten Runde ist eine Stadt übrig: Zwei beliebige
    der vier Würfel bilden ihre Zahl.

    __Ein Beispiel.__ Die Würfel sind rot ⚀, gelb ⚃, grün ⚁ und blau ⚄. Du könntest 14 oder 41 zusammen mit 25 oder
    52 eintragen, oder 12 oder 21 mit 45 oder 54, oder 15 oder 51 mit 24 oder 42. Trägst du 14 in Antwerpen ein, eine
    rote Stadt, dann steckt der rote Würfel in ihrer Zahl: Das ist ein Bonus.

    __Grenzen.__ Keine Zahl steht zweimal auf einer Karte. Für eine Zahl, die du nicht eintragen kannst oder willst,
    streichst du eine leere Stadt; die andere Zahl darf dann zwei beliebige Würfel nutzen.

    __Neu werfen, einmal je Spiel.__ Wer wirft, darf gleich nach dem Wurf einen bis vier Würfel neu werfen, für
    alle.

    __Ein Würfel doppelt, einmal je Spiel.__ Lass vor dem Eintragen einen Würfel weg und nutze einen anderen in beiden
    Zahlen. Bei ⚀⚁⚃⚄, mit der ⚃ doppelt und ohne ⚀, trägst du 24 oder 42 und 45 oder 54 ein. Der Würfel muss in beiden
    Zahlen stehen und bildet nie einen Pasch. Das betrifft nur deine eigene Karte. In der letzten Runde geht es
    nicht.

    __Zählen__

    | Wertung | Punkte |
    |---|---|
    | Bonusstadt: ein Pasch (11, 22, …) oder eine farbige Stadt mit dem Würfel ihrer Farbe in ihrer Zahl | je 1 |
    | gestrichene Stadt | je −1 |
    | längste Route: verbundene Städte mit steigenden Zahlen | 1 je Stadt |
    | längste Folge: verbundene Städte, jede Zahl folgt direkt auf die vorige; nach 16 kommt 21 | 4 Städte 2, 5 Städte 3, 6 Städte 4, 7 bis 9 Städte 6, darüber 9 |
    | Zonen voller Zahlen, nichts gestrichen | eine Zone 4, zwei 7, drei 9 |

    Eine Stadt gibt höchstens einen Bonus. Zeigen Würfel dasselbe, zählen sie so, wie es für dich am besten ist.

    __Zählen, ein Beispiel.__ Löwen 15, Wavre 16, Namur 21, Dinant 22 und Marche-en-Famenne 34 sind nacheinander verbunden.
    Die Zahlen steigen: eine Route von 5 Städten, 5 Punkte. Die ersten vier folgen aufeinander: eine Folge von 4
    Städten, 2 Punkte. 22 ist ein Pasch: 1 Punkt. Mit zwei gestrichenen Städten, −2, und einer sauberen Zone, 4, macht
    das 10.

    __Alle Zehner__ (eine Option). Sobald deine Karte eine Zahl aus jedem Zehner hat, 1x bis 6x, bekommst du einen
    Punkt für jede farbige Stadt, die nach diesem Eintrag noch leer ist.

    Die Karte von Belgien ist selbst gezeichnet. Eine andere lässt sich aus einer Datei laden.
