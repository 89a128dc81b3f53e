# De terminal.

## Lijsten
players-range = { $least } tot { $most } spelers
list-editions = uitgaven
default-is = standaard { $value }

## Talen
told-no-language = Noppa spreekt nog geen “{ $language }”, dus dit is in het Engels. Het spreekt: { $allowed }.
told-edition-own = Uitgave: { $edition }, zoals in het boekje van jouw taal. Een andere: --edition
languages-complete = compleet
languages-missing = { $count ->
    [one] { $count } bericht ontbreekt
   *[other] { $count } berichten ontbreken
 }
languages-broken = { $file }, regel { $line }: dit bericht is niet te lezen en komt daarom in het Engels.
languages-odd = { $message }: dit bericht bestaat niet in het Engels.
error-languages-no-folder = Er is geen map { $path } met berichtbestanden.

## Wie waar zit
you = Jij
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Vragen
ask-roll = { $name }: druk op Enter om te gooien.
ask-draw = { $name }: druk op Enter om een kaart om te draaien.
ask-move = { $name }, jouw keuze (? voor hulp):
ask-dice = { $name }: wat { $dice ->
    [one] laat de dobbelsteen zien?
   *[other] laten de { $dice } dobbelstenen zien?
 }
ask-final-dice = { $name }: gooi, en typ de { $dice } dobbelstenen waarmee je stopt:
ask-card = { $name }: welke kaart is omgedraaid?
ask-save = Dit spel bewaren als { $path }? [J/n]
ask-hand-over = { $name }, jij bent aan de beurt: druk op Enter als niemand anders kijkt.
ask-resume-or-new = Een spel of --resume FILE, niet allebei: het bestand zegt welk spel het is.
ask-go-on = Enter gaat verder, q stopt.
ask-which-game = Welk spel? Een van { $games }, of --resume FILE.
typed-roll = gooi
typed-no = nee
typed-yes = ja

## Wat er gebeurde
event-roll = { $name }: { $dice } gegooid.
event-draw = { $name }: { $card } omgedraaid.
event-move = { $name }: { $move }.
hint-moves = Je kunt typen: { $moves }.
told-undone = Teruggenomen.
told-fixed = Invoer { $number } is verbeterd.
told-misfit = Invoer { $number } is verbeterd. Invoer { $misfit } (“{ $step }”) past niet meer: { $why } Ga daar verder.
told-saved = Bewaard: { $path }
told-not-saved = { $path } kon niet worden geschreven: { $why }.
told-solo = { $points ->
    [one] Einde: { $points } punt.
   *[other] Einde: { $points } punten.
 }
told-won = { $count ->
    [one] De winnaar: { $names }, met { $points } punten.
   *[other] Samen gewonnen: { $names }, met elk { $points } punten.
 }
told-stand-in = { $why } De bot “{ $bot }” speelt verder voor { $name }.
told-verified = { $count ->
    [one] Eén worp gecontroleerd: precies zoals beloofd.
   *[other] { $count } worpen gecontroleerd: allemaal zoals beloofd.
 }
told-commitment = Belofte van voor het spel: { $commitment }

## Hulp
help-commands =
    ? toont dit, “rules” de regels, “undo” neemt een zet terug, “save FILE” bewaart het spel, “quit” verlaat het.
help-real =
    ? toont dit, “rules” de regels, “undo” neemt de laatste invoer terug, “fix” verbetert een oudere,
    “save FILE” bewaart het spel, “quit” verlaat het.
help-fix = Typ “fix”, het nummer en wat het had moeten zijn.

## Typefouten
error-typed-no-dice = Typ de dobbelstenen als cijfers van 1 t/m 6, niet “{ $text }”.
error-typed-ambiguous = “{ $text }” kan zijn: { $like }.
error-typed-unknown = “{ $text }” kan hier niet. Enter toont wat wel kan, ? helpt.
error-typed-close = “{ $text }” kan hier niet. Bedoelde je: { $like }?
error-typed-enter = Druk op Enter; “{ $text }” betekent hier niets.

## Menu
menu-title = Noppa: aan welke tafel wil je gaan zitten?
menu-game = 1 t/m { $most }, Enter voor het eerste:
menu-way-bot = tegen een bot
menu-way-alone = alleen, tegen je eigen record
menu-way-friends = met vrienden, op dit apparaat
menu-way-real = met echte dobbelstenen: Noppa houdt de score bij
menu-level-easy = een makkelijke
menu-level-medium = een gemiddelde
menu-level-hard = een sterke
menu-level = 1 t/m { $most }, Enter voor de eerste:
menu-way = 1 t/m { $most }, Enter voor het eerste:
menu-names = Namen, met komma’s ertussen:
menu-not-there = “{ $typed }” staat niet op de lijst: 1 t/m { $most }.

## Oplossen
solving = Bezig met oplossen
solving-distribution = De verdeling wordt berekend
solved-value = { $expected } punten te verwachten bij het beste spel ({ $seconds } s).
solved-spread = Gemiddelde { $mean }, standaardafwijking { $spread }.
solved-percentiles = Percentielen: { $parts }
error-solve-unsolved = { $game } is niet opgelost; wel opgelost: { $allowed }.

## Terugblikken
reviewing = Terugblik
review-title = { $game }: geluk en kunnen
review-player = speler
review-final = einde
review-expected = verwacht
review-luck = geluk
review-loss = keuzes
review-others = anderen
review-revision = bijstelling
review-each = per keuze
review-band = niveau
review-curve = Verwachte uitslag in de loop van het spel
review-exact = In { $unit }, precies berekend.
review-estimate = In { $unit }, geschat.
review-final-dice-only = Alleen de laatste dobbelstenen zijn ingevoerd: de worpen van een beurt tellen samen als één stuk geluk.
unit-points = punten van de verwachte eindscore
unit-lead = punten van de verwachte voorsprong op de sterkste tegenspeler
unit-chance = procent van de winkans
per-cent = { $value }%
band-flawless = foutloos
band-master = meester
band-expert = expert
band-skilled = geoefend
band-casual = af en toe
band-beginner = beginner

## De coach tijdens het spel

## Geschiedenis
history-none = Nog geen afgemaakte spellen. Speel er een: noppa play yatzy
history-games = Spellen
history-records = Records
history-day = dag
history-game = spel
history-player = speler
history-score = punten
history-luck = geluk
history-loss = prijs van keuzes
history-best = beste
history-average = gemiddeld
history-each = { $game }: een keuze kostte gemiddeld { $each }.
history-each-curve = Honderdsten daarvan per keuze, spel voor spel
history-kinds = Waar de punten bleven

## Oefenen
practice-welcome = Kies zoals in een spel; q stopt.
practice-own = Uit een spel van jou:
practice-right = Goed gekozen.
practice-wrong = Dat kost { $loss }.
practice-sum = { $right } van { $asked } goed gekozen, { $lost } verloren.
ask-practice = Jouw keuze:

## Simulaties
simulating = Simulatie
simulate-progress = { $done } van { $games }, { $rate } per seconde
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spel
   *[other] { $game }, { $edition }: { $games } spellen
 }
simulate-rate = in { $seconds } seconden, { $rate } per seconde
simulate-stopped = Gestopt na { $done } van { $games } spellen; wat gespeeld is, blijft.
simulate-player = speler
simulate-wins = winst
simulate-mean = punten
simulate-deviation = spreiding
simulate-low = 5%
simulate-median = mediaan
simulate-high = 95%
simulate-first = Wie op de eerste plaats zit, wint { $share } ({ $interval }): { $more } tegenover een gelijk deel.
simulate-length = Een spel heeft { $mean } ± { $error } beslissingen. Wat achter ± staat, geldt in 95 van de 100 simulaties.
simulate-distribution = Scores van { $player }
simulate-everybody = iedereen
simulate-uses = Gebruik per speler per spel, geteld in { $games } spellen
simulate-variants = { $game }, elk { $games } spellen
simulate-variant = regels
simulate-wins-of = { $player }: winst
simulate-mean-of = { $player }: punten
simulate-first-seat = eerste plaats
simulate-decisions = beslissingen
simulate-picture = { $game }: scores van { $games } spellen, in procenten
