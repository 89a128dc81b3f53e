# De eigen woorden van de browser-app; spellen, rijen en weigeringen spreken uit hun bestanden.

web-name = Noppa
web-nav = Pagina’s
web-preferences = Voorkeuren
web-language = Taal
web-language-auto = zoals de browser ({ $language })
web-theme = Licht of donker
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-still = Niets beweegt
web-sound = Geluid
web-remarks = Een rustige opmerking na een dure keuze
web-chances = Ieders winkans
web-buzz = Trillen als ik aan de beurt ben
web-pace = Hoe snel bots spelen
web-pace-slow = langzaam
web-pace-normal = zoals gewoonlijk
web-pace-at-once = meteen
web-your-name = Je naam
web-done = Klaar
web-close = Sluiten
web-yes = ja
web-no = nee
web-you = Jij
web-who-here = hier
web-who-link = via link
web-player = Speler { $number }

## De startpagina
web-welcome = Schuif aan.
web-welcome-more = Vijf dobbelspellen, alleen, op één apparaat of met vrienden via een link. De coach weet wat elke keuze waard is.
web-players = { $least } tot { $most } spelers
web-play = Spelen
web-play-game = { $game } spelen tegen een bot
web-more = Vrienden…
web-more-game = { $game } met vrienden, of met andere regels
web-go-on = Verder
web-day = Worpen van de dag
web-day-more = Dezelfde worpen voor iedereen, één keer per dag.
web-day-none = Niemand heeft de worpen van vandaag al gespeeld.
web-day-playing = speelt nu
web-past = Gespeeld
web-watch = Andere tafels
web-practice = Oefenen
web-practice-more = Kies in een stelling en zie wat elke keuze waard is.
web-history = Jouw spellen
web-history-more = Uitslagen, gemiddelden en records.
web-open-record = Verslag openen
web-open-record-drop = Het bestand van een spel: kies het, of sleep het hierheen.
web-phones = Telefoons in huis
web-phones-open = Telefoons toelaten
web-home = Naar de startpagina
web-lost-title = Deze pagina kon niet worden geopend
web-gone = Dat is er niet
error-offline = Je bent offline. Noppa opent, maar een spel heeft zijn server nodig: het gaat verder zodra je weer verbinding hebt.
error-server-away = De server antwoordt niet. Probeer het zo opnieuw; er is niets verloren.

## Gaan zitten
web-who = Wie speelt
web-seat-name = Naam van speler { $number }
web-seat-remove = Speler { $number } weghalen
web-bot-level = Hoe goed de bot speelt
web-add-here = Iemand hier
web-add-link = Iemand via link
web-add-bot = Een bot
web-house-rules = Huisregels
web-edition = Uitgave
web-edition-own = { $edition }, zoals in het boekje van jouw taal
web-dice-are = Dobbelstenen
web-dice-fair = die van Noppa, controleerbaar
web-dice-real = echte op tafel
web-every-roll = Elke worp wordt ingevoerd, niet alleen de stenen waarmee je stopt
web-starts = Wie begint
web-starts-chosen = wie bovenaan staat
web-starts-drawn = wie het hoogst gooit
web-starts-loser = wie de vorige keer laatste werd
web-clock = Tijd per beslissing
web-clock-seconds = { $seconds ->
    [0] geen grens
   *[other] { $seconds } seconden
 }
web-allow-coach = De coach mag gevraagd worden
web-allow-undo = Zetten terugnemen, als iedereen het goedvindt
web-dice-fair-more = De server gooit, en na het spel kan je browser elke worp controleren.
web-dice-real-more = Jullie gooien echte stenen en tikken aan wat ze tonen; Noppa houdt de score bij.
web-starts-chosen-more = Wie bovenaan de lijst staat begint, de anderen volgen in die volgorde.
web-starts-drawn-more = Voor het spel wordt voor iedereen een steen gegooid, en de hoogste begint.
web-starts-loser-more = Wie laatste werd begint het volgende spel; bij het eerste beslist de hoogste steen.
web-clock-more = { $seconds ->
    [0] Iedereen neemt de tijd die nodig is.
   *[other] Als de { $seconds } seconden om zijn, wordt er een zet voor je gedaan.
 }
web-coach-yes-more = Spelers mogen vragen wat elke keuze waard is.
web-coach-no-more = Tijdens het spel krijgt niemand advies.
web-undo-yes-more = Een zet waar nog geen worp of kaart op volgde, kan worden teruggenomen als de anderen ja zeggen.
web-undo-no-more = Een zet blijft zoals hij gedaan is.
web-edition-more = Een uitgave is een stel huisregels; elk daarvan kan hieronder worden veranderd.
web-own-board = Je eigen bord
web-own-deck = Je eigen kaarten
web-own-map = Je eigen landkaart
web-own-remove = Zonder het bestand
web-own-used = eigen, uit een bestand
web-kind-gone = Dit spel wordt hier niet gespeeld. Op de startpagina staan de spellen die er zijn.
web-invited = Je bent uitgenodigd voor { $game }
web-sit = Ga hier zitten
web-just-watch = Alleen kijken
web-join-taken = Daar zit al iemand. Vraag wie je uitnodigde om een andere plaats.
web-waiting = { $count ->
    [0] Iedereen is er
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $count } spelers
 }
web-invite = Voor { $name }: scan dit, of stuur de link.
web-qr = De link als code om te scannen
web-link = Link
web-share = Stuur de link
web-copied = Gekopieerd
web-share-by-hand = Deze browser kan hier niet sturen of kopiëren: selecteer de link hierboven en kopieer die.
web-device = Ga als jezelf verder op dit apparaat
web-device-more = Dit apparaat wordt dezelfde persoon als het apparaat dat de link maakte.
web-device-go = Ja, dat ben ik
web-device-link = Verder op een ander apparaat
web-device-scan = Open dit binnen tien minuten op het andere apparaat; het werkt één keer.

## Aan tafel
web-title = { $game } · Noppa
web-title-turn = Jouw beurt · { $game }
web-opening = De tafel wordt gedekt…
web-getting-ready = Noppa maakt zich klaar. De eerste keer dat een spel hier gespeeld wordt, kan dat een minuut duren.
web-connection-lost = De verbinding is weg; ze komt vanzelf terug, en er is niets verloren.
web-seats = Spelers
web-seat-free = vrij
web-seat-away = weg
web-seat-bot = een bot speelt
web-watching = { $count ->
    [one] één kijker
   *[other] { $count } kijkers
 }
web-dice = Dobbelstenen
web-die = Dobbelsteen { $place }: { $value }
web-die-blank = Dobbelsteen { $place }: niet gegooid
web-die-coloured = Dobbelsteen { $place } ({ $colour }): { $value }
web-die-coloured-blank = Dobbelsteen { $place } ({ $colour }): niet gegooid
web-dice-shown = { $count ->
    [one] een dobbelsteen: { $dice }
   *[other] dobbelstenen: { $dice }
 }
web-turn-yours = Jouw beurt
web-turn-of = Aan de beurt: { $name }
web-turn-several = { $count ->
    [one] { $count } speler kiest
   *[other] { $count } spelers kiezen
 }
web-roll = { $dice ->
    [0] Niets te gooien
    [one] Gooi één steen
   *[other] Gooi { $dice } stenen
 }
web-draw = Draai een kaart om
web-total = Totaal
web-pad = Scoreblok
web-par = tegenover drie van elk
web-write = Noteer { $points } bij { $item }
web-moves = { $count ->
    [one] De enige keuze
   *[other] Alle { $count } keuzes
 }
web-menu = Menu
web-rules = Regels aan deze tafel
web-undo = Laatste zet terugnemen
web-stop = Het spel nu beëindigen
web-leave = Van tafel gaan
web-agree = Akkoord
web-decline = Nee
web-vote-undo = { $name } wil de laatste zet graag terugnemen.
web-vote-stop = { $name } wil het spel nu graag beëindigen.
web-away-long = { $name } is al een tijdje weg.
web-give = Laat een bot verdergaan
web-vote-waits = Nog geen antwoord: { $names }
web-bot-for-you = Een bot speelt voor: { $name }.
web-take-back = Neem de plaats terug
web-pass = Geef het apparaat door aan { $name }
web-pass-why = Wat ieder noteert blijft verborgen tot iedereen heeft genoteerd.
web-pass-here = Ik ben { $name }
web-pass-wait = { $count ->
    [one] Iedereen hier heeft genoteerd. Wachten op { $names }.
   *[other] Iedereen hier heeft genoteerd. Wachten op { $count } anderen.
 }
web-react = Geef een teken
web-react-applause = Goed gedaan
web-react-luck = Succes
web-react-wow = Tjonge
web-react-laugh = Haha
web-react-ouch = Au
web-react-thanks = Dank je
web-said-total = { $points ->
    [one] { $name }: één punt.
   *[other] { $name }: { $points } punten.
 }
web-tv = Op een televisie tonen
web-tv-scan = Kijk mee op je telefoon

## Het einde
web-over = Het spel is afgelopen
web-over-alone = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
web-won-you = Je hebt gewonnen
web-won = { $count ->
    [one] Gewonnen: { $names }
   *[other] Samen gewonnen: { $names }
 }
web-again = Nog een keer
web-steps = Stap voor stap
web-record = Verslag bewaren

## De coach
web-coach-ask = Vraag de coach
web-coach-thinks = De coach denkt na…

## Wat er gebeurde
web-log = Wat er gebeurde
web-log-start = Het spel begint.
web-log-roll = { $name } gooide { $dice }.
web-log-dice = De dobbelstenen tonen { $dice }.
web-log-draw = Een kaart: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = De laatste zet is teruggenomen.
web-log-amend = Een invoer is verbeterd.
web-log-back = Terug: { $name }.
web-log-bot = Een bot gaat verder voor: { $name }.
web-log-stopped = Het spel is voortijdig beëindigd.
# Na een naam en een dubbele punt, en op zichzelf waar een spel wordt doorgenomen.
web-did-keep = { $dice } gehouden
web-did-keep-none = niets gehouden
web-did-write = { $item } ingevuld
web-did-declare = { $item } aangekondigd
web-did-set = { $dice } apart gelegd
web-did-go = doorgegaan
web-did-stop = gestopt
web-did-stone = steen op { $square } gelegd
web-did-take-over = { $square } overgenomen; de steen daar ging naar { $to }
web-did-box = steen in de doos gelegd
web-did-lay = { $dice } op kaart { $slot } gelegd ({ $card })
web-did-done = beurt beëindigd
web-did-stand = de dobbelstenen laten liggen
web-did-reroll = opnieuw gegooid: { $colours }
web-did-twice = { $die } dubbel gebruikt, zonder { $drop }
web-did-number = { $number } genoteerd in { $city }
web-did-cross = { $city } afgekruist

## De tafels van de spellen
web-kivi-board = Bord
web-kivi-value = waarde { $value }
web-kivi-stone = steen: { $name }
web-kivi-gain = nu { $gain }
web-kivi-line = een lijn van { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Alleen deze lijnen
web-kivi-taking = Kies een vrij vak voor de steen die op { $square } ligt.
web-tutto-risk = punten op het spel
web-tutto-choose = Kies stenen om apart te leggen
web-tutto-made = { $count ->
    [one] Eén Tutto in deze beurt
   *[other] { $count } Tutto’s in deze beurt
 }
web-dicetto-empty = Geen kaart
web-dicetto-done = Klaar
web-dicetto-tie = { $tie } is een duel, hoger kan niet
web-dicetto-beat = { $beat } wint, { $tie } is een duel
web-dicetto-battle = Duel: { $card }
web-dicetto-again = { $face } en { $face }: nog een keer.
web-dicetto-won = { $one } tegen { $other }: { $name } houdt de kaart.
web-dicetto-fought = { $name } vecht erom
web-trip-map = Kaart: { $name }
web-trip-empty = leeg
web-trip-crossed = afgekruist
web-trip-gain = { $number } hier: { $gain }
web-trip-numbers = Getallen met deze dobbelstenen
web-trip-make = Sleep een steen op een andere, tik op twee stenen of op een getal.
web-trip-put = Tik nu op een stad voor { $number }, of sleep het getal erheen.
web-trip-cross = Kruis een stad af
web-trip-stand = Laat ze liggen
web-trip-decide = Laat de dobbelstenen liggen, of tik op wat je opnieuw gooit, één keer per spel.
web-trip-wait = Genoteerd. De anderen kiezen nog.

## Zijn de dobbelstenen eerlijk?
web-back = Terug naar de tafel
web-fair = Zijn de dobbelstenen eerlijk?
web-fair-how =
    Voor het spel beloofde de server één geheim getal door de vingerafdruk ervan te tonen, en de browser van elke
    speler voegde een eigen getal toe. Samen leggen ze elke worp vast. Aan het einde wordt het geheim getoond.
web-fair-real = De dobbelstenen van dit spel zijn echt: niets hier had ze kunnen veranderen.
web-fair-promise = Beloofd voor het spel
web-fair-player = Toegevoegd: { $name }
web-fair-secret = Het geheim
web-fair-later = te zien als het spel afgelopen is
web-fair-check = { $count ->
    [one] Controleer die ene worp
   *[other] Controleer alle { $count } worpen en kaarten
 }
web-fair-right = { $count ->
    [one] Gecontroleerd: precies zoals beloofd.
   *[other] Hier in de browser gecontroleerd: alle { $count } zijn zoals beloofd.
 }
web-fair-wrong = { $count ->
    [one] Gebeurtenis { $event } (“{ $text }”) is niet wat beloofd was.
   *[other] { $count } zijn niet wat beloofd was; de eerste is gebeurtenis { $event } (“{ $text }”).
 }
web-fair-broken = Het geheim is niet wat beloofd was.
web-fair-counts = Hoe vaak elk aantal ogen viel
web-fair-sample = { $dice } dobbelstenen; gemiddeld valt elk aantal ogen { $mean } keer. Zo weinig zegt niet veel.

## Geluk en kunde
web-review = Geluk en kunnen
web-review-working = De coach neemt het spel door…
web-review-curve = Wat het spel in de loop ervan voor elke speler waard was
web-review-none = Geen keuze kostte iets noemenswaardigs.
web-review-exact = Deze cijfers zijn exact.
web-review-estimate = Deze cijfers zijn schattingen.
web-band-flawless = Foutloos.
web-band-master = Gespeeld als een meester.
web-band-expert = Gespeeld als een expert.
web-band-skilled = Gespeeld als een geoefende speler.
web-band-casual = Gespeeld als iemand die af en toe speelt.
web-band-beginner = Gespeeld als een beginner.

## Echte dobbelstenen
web-real-pad = Wat er op tafel ligt
web-real-tap = { $left ->
    [0] Dat zijn ze allemaal.
    [one] Tik op de ogen van nog één dobbelsteen.
   *[other] Tik op de ogen van { $left } dobbelstenen.
 }
web-real-tap-colour = Tik op wat deze steen toont: { $colour }.
web-real-face = Een dobbelsteen toont { $face }
web-real-remove = Haal de { $face } weg
web-real-enter = Dit zijn de stenen
web-real-choose = Tik nu waar ze heen gaan. Daarmee is alles ingevoerd.
web-real-other = Andere stenen
web-real-card = Tik op de omgedraaide kaart.
web-correct = Verbeteren
web-correct-text = Wat het had moeten zijn
web-correct-open = Een invoer verbeteren
web-correct-which = Welke invoer is fout?
web-correct-stood = Er staat: { $entry }
web-correct-other = Een andere
web-correct-none = Er is nog niets ingevoerd.
web-correct-misfit = Wat na de verbeterde invoer kwam, past niet meer en is weg: voer het opnieuw in.
web-clock-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
 }
