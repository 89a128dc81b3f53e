# De terminal.

## Lijsten
players-range = { $least } tot { $most } spelers
list-editions = uitgaven
list-edition = uitgave
list-own-edition = die van jou
default-is = standaard { $value }

## Talen
told-no-language = Noppa spreekt nog geen “{ $language }”, dus je ziet Engels. Het spreekt { $allowed }.
told-edition-own = Je speelt de uitgave { $edition }, zoals in het boekje in jouw taal. Kies een andere met --edition.
languages-complete = compleet
languages-missing = { $count ->
    [one] { $count } bericht ontbreekt
   *[other] { $count } berichten ontbreken
 }
languages-broken = { $file }, regel { $line }: dit bericht is niet te lezen, dus het komt in het Engels.
languages-odd = { $message }: het Engels heeft geen bericht met deze naam.
error-languages-no-folder = Er is geen map { $path }. Noem een map met berichtbestanden.

## Wie waar zit
you = Jij
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Vragen
ask-roll = { $name }: druk op Enter om te gooien.
ask-draw = { $name }: druk op Enter om een kaart om te draaien.
ask-move = { $name }: typ je zet, of ? voor hulp.
ask-dice = { $name }: wat { $dice ->
    [one] laat de dobbelsteen zien?
   *[other] laten de { $dice } dobbelstenen zien?
 }
ask-final-dice = { $name }: gooi, en typ dan de { $dice } dobbelstenen waarmee je eindigt.
ask-card = { $name }: welke kaart is omgedraaid?
ask-save = Dit spel bewaren als { $path }? [J/n]
ask-hand-over = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders kijkt.
ask-resume-or-new = Noem een spel of gebruik --resume FILE, niet allebei. Het bestand zegt al welk spel het is.
ask-go-on = Druk op Enter om verder te gaan, of typ q om te stoppen.
ask-which-game = Welk spel wil je spelen? Typ { $games }, of gebruik --resume FILE.
typed-roll = gooi
typed-no = nee
typed-yes = ja

## Wat er gebeurde
event-roll = { $name } gooide { $dice }.
event-draw = { $name } draaide { $card } om.
event-move = { $name }: { $move }.
event-start = Het spel begint.
event-first = Begint: { $name }.
event-undo = Alles vanaf invoer { $number } is teruggenomen.
event-amend = Invoer { $number } is verbeterd tot “{ $text }”.
event-seat-bot = De bot “{ $bot }” speelt nu voor: { $name }.
event-seat-person = { $name } speelt weer.
event-end-over = Het spel is afgelopen.
event-end-stopped = De spelers hebben het spel voortijdig beëindigd.
hint-moves = Je kunt { $moves } typen.
told-undone = Teruggenomen.
told-fixed = Invoer { $number } is verbeterd.
told-misfit = Invoer { $number } is verbeterd, maar nu klopt invoer { $misfit } (“{ $step }”) niet meer. { $why } Ga vanaf daar verder.
told-saved = Bewaard in { $path }
told-not-saved = Bewaren in { $path } lukte niet: { $why }.
told-solo = { $points ->
    [one] Het spel is afgelopen. Je hebt { $points } punt.
   *[other] Het spel is afgelopen. Je hebt { $points } punten.
 }
told-won = { $count ->
    [one] { $names } won met { $points } punten.
   *[other] Samen gewonnen: { $names }, met elk { $points } punten.
 }
told-stand-in = { $why } De bot “{ $bot }” neemt het over voor { $name }.
told-verified = { $count ->
    [one] De ene worp of kaart in dit spel klopt.
   *[other] Alle { $count } worpen en kaarten kloppen.
 }
told-unfinished = Dit spel is nog niet afgelopen.
told-commitment = Beloofd voor het spel: { $commitment }

## Hulp
help-commands =
    Typ ? voor deze hulp, “rules” voor de regels, “undo” om een zet terug te nemen, “save FILE” om het spel te bewaren
    en “quit” om te stoppen.
help-real =
    Typ ? voor deze hulp, “rules” voor de regels, “undo” om de laatste invoer terug te nemen, “fix” om oudere invoer
    te verbeteren, “save FILE” om het spel te bewaren en “quit” om te stoppen.
help-fix = Om invoer te verbeteren, typ je “fix”, het nummer en wat het had moeten zijn.

## Typefouten
error-typed-no-dice = Typ de dobbelstenen als cijfers van 1 t/m 6, niet “{ $text }”.
error-typed-ambiguous = “{ $text }” kan { $like } zijn. Typ iets meer.
error-typed-unknown = “{ $text }” kan nu niet. Druk op Enter om je zetten te zien, of typ ? voor hulp.
error-typed-close = “{ $text }” kan nu niet. Bedoelde je { $like }?
error-typed-enter = “{ $text }” betekent hier niets. Druk gewoon op Enter.

## Menu
menu-title = Welk spel wil je spelen?
menu-game = Typ 1 t/m { $most }, of druk op Enter voor het eerste spel:
menu-way-bot = Tegen een bot
menu-way-alone = Alleen, tegen je eigen record
menu-way-friends = Met vrienden, op dit apparaat
menu-way-real = Met echte dobbelstenen, en Noppa houdt de score bij
menu-level-easy = Een makkelijke bot
menu-level-medium = Een gemiddelde bot
menu-level-hard = Een sterke bot
menu-level = Typ 1 t/m { $most }, of druk op Enter voor de eerste bot:
menu-way = Typ 1 t/m { $most }, of druk op Enter voor de eerste keuze:
menu-names = Namen van de spelers, met komma’s ertussen:
menu-not-there = “{ $typed }” staat niet op de lijst. Typ een getal van 1 t/m { $most }.

## Oplossen
solving = Het spel wordt opgelost
solving-distribution = De verdeling van de scores wordt berekend
solved-value = De beste strategie haalt gemiddeld { $expected } punten ({ $seconds } s).
solved-spread = Gemiddelde { $mean }, standaardafwijking { $spread }.
solved-percentiles = Percentielen: { $parts }
error-solve-unsolved = Noppa kan { $game } niet oplossen. Wel { $allowed }.

## Terugblikken
reviewing = De terugblik wordt berekend
review-title = { $game }: geluk en kunde
review-player = speler
review-final = einde
review-expected = verwacht
review-luck = geluk
review-loss = fouten
review-others = anderen
review-revision = bijstelling
review-each = per keuze
review-band = niveau
review-curve = Waarschijnlijke uitslag in de loop van het spel
review-exact = Gemeten in { $unit }. Deze cijfers zijn exact.
review-estimate = Gemeten in { $unit }. Deze cijfers zijn schattingen.
review-moment = { $where }: { $what }. Die beurt maakte een verschil van { $change }.
review-round = Ronde { $round }
review-dice-differ = Let op: de worpen in dit verslag passen niet bij de geheime getallen, dus het geluk dat hier staat is niet te vertrouwen. { $why }
review-final-dice-only = Je hebt alleen de laatste dobbelstenen ingevoerd, dus alle worpen van een beurt tellen samen als één stuk geluk.
unit-points = punten van de waarschijnlijke eindscore
unit-lead = punten van de waarschijnlijke voorsprong op de sterkste tegenspeler
unit-chance = procentpunten winkans
per-cent = { $value }%
band-flawless = foutloos
band-master = meesterlijk
band-expert = ijzersterk
band-skilled = geoefend
band-casual = gelegenheidsspeler
band-beginner = beginner

## De coach tijdens het spel

## Geschiedenis
history-none = Je hebt nog geen spel uitgespeeld. Speel er een: noppa play yatzy
history-games = Spellen
history-records = Records
history-day = dag
history-game = spel
history-player = speler
history-score = punten
history-luck = geluk
history-loss = fouten
history-best = beste
history-average = gemiddeld
history-each = In { $game } kost een keuze je gemiddeld { $each }.
history-each-curve = Kosten per keuze in honderdsten, spel voor spel
history-kinds = Waar je punten verloor

## Oefenen
learn-how = Doe wat de les zegt, of druk gewoon op Enter. Typ q om te stoppen.
learn-prompt = ({ $move }):
learn-type = Typ “{ $move }”, of druk gewoon op Enter.
learn-allowed = Dat had ook gekund, maar deze les laat je iets anders zien.
learn-left = Je kunt deze les altijd voortzetten: noppa learn { $game }
learn-next = Klaar voor een echt spel? noppa play { $game } --bot easy
practice-welcome = Kies zoals je in een spel zou kiezen, of typ q om te stoppen.
practice-own = Dit komt uit een van je eigen spellen.
practice-rival = { $count ->
    [one] Tegenspeler
   *[other] Tegenspeler { $number }
 }
practice-right = Goed gekozen.
practice-wrong = Dat kost { $loss }.
practice-sum = Je had { $right } van de { $asked } goed en verloor { $lost }.
ask-practice = Jouw keuze:

## Simulaties
simulating = Spellen worden gesimuleerd
simulate-progress = { $done } van { $games }, { $rate } per seconde
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spel
   *[other] { $game }, { $edition }: { $games } spellen
 }
simulate-rate = in { $seconds } seconden, { $rate } per seconde
simulate-players = Spelers: { $players }.
simulate-players-random = Spelers: { $players }. Ze spelen willekeurig. Kies andere spelers met --players.
simulate-compared = Vergeleken: { $what }
simulate-stopped = Gestopt na { $done } van de { $games } spellen. De uitslagen tot nu toe blijven bewaard.
simulate-player = speler
simulate-wins = winst
simulate-mean = punten
simulate-deviation = spreiding
simulate-low = 5%
simulate-median = mediaan
simulate-high = 95%
simulate-first = Wie begint, wint { $share } van de spellen (95%-interval { $interval }). Dat is { $more } procentpunten vergeleken met een gelijk deel.
simulate-length = Een spel duurt { $mean } ± { $error } beslissingen. Elke ± is een 95%-betrouwbaarheidsinterval.
simulate-distribution = Scores van { $player }
simulate-everybody = iedereen
simulate-uses = Gemiddeld gebruik per speler per spel, over { $games } spellen
simulate-variants = { $game }, elk { $games } spellen
simulate-variant = regels
simulate-wins-of = { $player }: winst
simulate-mean-of = { $player }: punten
simulate-first-seat = eerste plaats
simulate-decisions = beslissingen
simulate-picture = { $game }: scores van { $games } spellen, in procenten

## Spellen op een server
join-name = Je naam:
join-watching = Je kijkt naar dit spel. Ctrl-C stopt.
join-taken = Op die plaats speelt al iemand anders, dus je kunt alleen kijken.
join-waiting-seats = Nog niet aangeschoven: { $names }.
join-waiting-start = Iedereen is er. Het spel begint zo.
join-waiting = Het wachten is op { $names }.
join-reconnecting = Verbinding verbroken. Er wordt opnieuw verbinding gemaakt…
join-left = Je plaats blijft van jou. Kom terug met: { $command }
join-help = Typ ? voor deze hulp, “rules” voor de regels, “undo” om de anderen te vragen of de laatste zet terug mag en “quit” om te stoppen. Je plaats blijft van jou.
join-undo-asked = Je hebt gevraagd of de laatste zet terug mag.
join-wish-undo = { $name } wil de laatste zet graag terugnemen. Druk op u als dat goed is.
join-wish-stop = { $name } wil het spel graag beëindigen. Druk op u als dat goed is.
join-wish-remove = { $name } wil een plaats aan een bot geven. Druk op u als dat goed is.
join-vote-undo = { $name } wil de laatste zet graag terugnemen. Goed? [J/n]
join-vote-stop = { $name } wil het spel graag beëindigen. Goed? [J/n]
join-vote-remove = { $name } wil een plaats aan een bot geven. Goed? [J/n]

## Vergelijkingen
match-title = { $game }: { $games } van de { $wanted } spellen
match-player = speler
match-wins = gewonnen
match-ties = gelijk
match-losses = verloren
match-score = uitslag
match-points = punten per spel
match-elo = Het Elo-verschil van { $name } is { $elo } (95%-interval van { $low } tot { $high }).
match-failed = { $name } geeft spel { $number } op. { $why }
match-failures = { $count ->
    [one] { $name } gaf één spel op.
   *[other] { $name } gaf { $count } spellen op.
 }
match-open = Nog niet beslist. De log-likelihoodverhouding is { $ratio }; de test stopt bij ±{ $bound }.
match-stronger = Beslist. { $name } zit dichter bij { $high } Elo voorsprong dan bij { $low } (log-likelihoodverhouding { $ratio }).
match-not-stronger = Beslist. { $name } zit dichter bij { $low } Elo voorsprong dan bij { $high } (log-likelihoodverhouding { $ratio }).

## Doctor
doctor-folder = { $path } is beschrijfbaar.
doctor-folder-not-writable = { $path } is niet beschrijfbaar ({ $why }). Maak de gebruiker van de server eigenaar.
doctor-secret-file = Het geheime bestand { $path } is privé.
doctor-secret-file-missing = Er is nog geen geheim bestand { $path }. De server maakt het bij het starten.
doctor-secret-file-unreadable = De server kan het geheime bestand { $path } niet lezen. Maak de gebruiker van de server eigenaar.
doctor-secret-file-open = Anderen kunnen het geheime bestand { $path } lezen. Voer uit: chmod 600 { $path }
doctor-admin-token = De sleutel van de host in { $path } is privé.
doctor-admin-token-missing = Er is geen bestand { $path } met de sleutel van de host. Maak het, of haal de instelling admin_token_file weg.
doctor-admin-token-unreadable = De server kan de sleutel van de host in { $path } niet lezen. Maak de gebruiker van de server eigenaar van het bestand.
doctor-admin-token-open = Anderen kunnen de sleutel van de host lezen. Voer uit: chmod 600 { $path }
doctor-disk = { $path } heeft { $free } MB vrije ruimte.
doctor-disk-low = { $path } heeft maar { $free } MB vrije ruimte. Maak ruimte, of verwijder oude spellen: noppa prune --older-than 90d
doctor-disk-full = De schijf is bijna vol. { $path } heeft { $free } MB vrije ruimte, en de server heeft { $least } MB nodig. Maak ruimte.
doctor-descriptors = Op dit systeem mag een proces { $most } bestanden openen, en dat begrenst hoeveel spelers verbinding kunnen maken. Zet LimitNOFILE op { $wanted } of meer.
doctor-clock = De klok komt overeen met de database.
doctor-clock-past = De klok zegt { $date }, en dat kan niet kloppen. Zet hem goed en zet tijdsynchronisatie aan (timedatectl set-ntp true).
doctor-clock-differs = De klok verschilt { $seconds } s van die op { $where }. Zet op beide systemen tijdsynchronisatie aan (timedatectl set-ntp true).
doctor-clock-back = Het nieuwste spel ligt { $seconds } s in de toekomst, dus de klok is teruggezet. Zet hem goed voordat je de server start.
doctor-database-missing = Er is nog geen database { $path }. De server maakt hem bij het starten.
doctor-database-empty = De database is leeg. De server maakt de tabellen bij het starten.
doctor-database-version = De database is bijgewerkt (versie { $version }).
doctor-database-older = De database heeft versie { $found }. Bij het starten maakt de server een reservekopie en werkt hij de database bij tot { $wanted }.
doctor-database-newer = De database heeft versie { $found }, van een nieuwere Noppa, maar deze kent alleen { $wanted }. Installeer de nieuwere Noppa, of zet een reservekopie terug.
doctor-database-writing = De database is beschrijfbaar.
doctor-database-away = De database antwoordt niet: { $why }. Controleer of hij draait, en controleer het adres en het wachtwoord.
doctor-redis = Redis antwoordt.
doctor-redis-away = Redis antwoordt niet: { $why }. Controleer of het draait, en controleer het adres.
doctor-server = De server draait en is klaar (versie { $version }).
doctor-server-away = Er antwoordt geen server op { $url } ({ $why }), dus de proxy is niet gecontroleerd. Start de server en voer dit opnieuw uit.
doctor-server-not-ready = De server draait maar is niet klaar: { $why }
doctor-server-older = De server draait nog versie { $running }, maar { $installed } is geïnstalleerd. Start hem opnieuw.
doctor-no-public-url = Er is geen openbaar adres ingesteld, dus de proxy is niet gecontroleerd.
doctor-proxy = De proxy geeft het schema en het adres van de client goed door.
doctor-proxy-away = { $url } is niet bereikbaar: { $why }. Controleer de naam, het certificaat en de proxy.
doctor-proxy-host = De proxy verandert de Host-header in “{ $host }”. Laat hem { $wanted } doorgeven.
doctor-proxy-other = { $url } antwoordt met status { $status }, maar het is geen Noppa. Controleer waar de proxy naartoe doorstuurt.
doctor-proxy-scheme = De proxy vertelt de server niet dat spelers { $scheme } gebruiken. Laat hem X-Forwarded-Proto zetten.
doctor-proxy-untrusted = De server weet niet dat spelers { $scheme } gebruiken. Stel trust_proxy = true in.
doctor-proxy-pretended = Spelers kunnen hun adres vervalsen. Laat de proxy X-Forwarded-For zelf zetten in plaats van doorgeven.
doctor-proxy-no-address = De proxy geeft de adressen van spelers niet door, dus iedereen telt als één. Laat hem X-Forwarded-For zetten.
doctor-proxy-socket = WebSockets komen niet door de proxy ({ $why }). Laat hem de headers Upgrade en Connection doorgeven.
doctor-proxy-socket-works = WebSockets komen door de proxy.

## Het volledige scherm
full-roll = { $name }: druk op de spatiebalk om te gooien.
full-draw = { $name }: druk op de spatiebalk om een kaart om te draaien.
full-enter-dice = { $name }: gooi, druk dan op Enter en typ wat de dobbelstenen laten zien.
full-choose = { $name }: kies je zet.
full-choose-dice = { $name }: kies dobbelstenen met { $keys } en druk op de spatiebalk.
full-choose-both = { $name }: houd dobbelstenen met { $keys }, of kies met de pijltjes en Enter.
full-choose-place = { $name }: kies met de pijltjes en Enter.
full-chosen = Enter: { $move }
full-which = Welke?
full-no-move = Dat kan hier niet. M toont alle zetten.
full-pace = { $seconds } s tussen zetten
full-coach-waits = De coach kan helpen zodra jij iets te kiezen hebt.

## Het volledige scherm: toetsen in de onderste regel
full-key-roll = Gooien
full-key-draw = Kaart omdraaien
full-key-hold = Houden
full-key-reroll = Rest gooien
full-key-choose = Kiezen
full-key-moves = Alle zetten
full-key-tag = Nummer
full-type = Typen
full-help = Hulp
full-chances = Kansen
full-log = Verloop
full-leave = Weggaan
full-faster = Sneller
full-slower = Langzamer
full-see-table = Bekijk de tafel
full-leave-noppa = Noppa afsluiten
full-search = Wat wil je doen?

## Het volledige scherm: panelen
full-panel-log = Wat er gebeurde
full-panel-coach = Coach
full-panel-chances = Winkansen
full-panel-help = Hulp
full-help-keys =
    Ctrl+P toont alles wat je kunt doen.
    Selecteer iets en druk op ? om erover te lezen.

## Het volledige scherm: weggaan
full-resume-later = Je spel is bewaard. Ga verder met: noppa play --resume { $path }

## Het volledige scherm: stap voor stap
full-step-on = Verder
full-step-back = Terug
full-next-mistake = Volgende fout
full-previous-mistake = Vorige fout
full-first = Begin
full-last = Einde

## Het volledige scherm: een landkaart
full-zoom = Zoomen
full-roll-again = Deze opnieuw gooien
full-use-twice = Dobbelsteen dubbel gebruiken
full-decide = Houd de dobbelstenen, of selecteer de dobbelstenen die je opnieuw wilt gooien. Dat mag één keer per spel.
full-tag = Kies een stad voor { $tag }.

## Het volledige scherm: het eerste scherm en andere
full-new-game = Nieuw spel
full-game = Spel
full-continue = { $others ->
    [0] Verder met { $game } ({ $day })
   *[other] Verder met { $game } met { $names } ({ $day })
 }
full-learn = Lessen
full-people = Mensen aan deze computer
full-nobody = Niemand, alleen kijken
full-bots = Bots
full-level-random = random: doet zomaar een zet
full-level-simple = simple: denkt alleen aan deze beurt
full-level-easy = easy: makkelijk
full-level-medium = medium: gemiddeld
full-level-hard = hard: doet altijd de beste zet die hij kan vinden
full-start = Spel starten
full-change = Wijzigen
full-names = Namen
full-back = Terug
full-reading = Je spellen worden gelezen…
full-panel-answer = Wat elke keuze waard is
