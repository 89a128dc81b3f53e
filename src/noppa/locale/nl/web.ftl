# De woorden van de browser-app zelf; de spellen en de fouten hebben hun eigen bestanden.

web-name = Noppa
web-nav = Pagina’s
web-preferences = Voorkeuren
web-your-data = Jouw gegevens
web-limits = Grenzen van deze server
web-language = Taal
web-language-auto = Zoals de browser ({ $language })
web-theme = Licht of donker
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-still = Geen animaties
web-sound = Geluid
web-remarks = Meld het als ik een fout maak
web-chances = Winkansen tonen
web-buzz = Trillen als ik aan de beurt ben
web-pace = Hoe snel bots spelen
web-pace-slow = Langzaam
web-pace-normal = Normaal
web-pace-at-once = Meteen
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
web-begin = { $game } spelen
web-begin-more = Meteen tegen { $bot }.
web-resume = { $game } met { $names }
web-resume-yours = Jouw beurt · { $game } met { $names }
web-resume-waiting = Wacht op spelers · { $game }
web-running = Jouw andere spellen
web-day-game = { $game }, dezelfde worpen voor iedereen
web-day-play = Speel { $game } van vandaag
web-day-done = { $points ->
    [one] { $game }: { $points } punt
   *[other] { $game }: { $points } punten
 }
web-day-newcomer = nieuw vandaag
web-day-results = Uitslagen
web-day-secret = Speel eerst je eigen spel uit. Daarna kun je die van de anderen bekijken.
web-day-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
 }
web-day-share = { $days ->
    [0] { $game } op Noppa: vandaag { $points }.
    [one] { $game } op Noppa: vandaag { $points }.
   *[other] { $game } op Noppa: vandaag { $points }. Ik heb { $days } dagen op rij gespeeld.
 }
web-share-short = Delen
web-share-failed = Kopiëren lukte niet
web-real-dice = Echte dobbelstenen
web-real-dice-more = Jij gooit, Noppa houdt de score bij.
web-welcome = Schuif aan.
web-welcome-more = Vijf dobbelspellen: alleen, op één apparaat of met vrienden via een link. De coach laat zien wat elke keuze waard is.
web-players = { $least } tot { $most } spelers
web-play = Spelen
web-play-game = { $game } spelen tegen een bot
web-more = Vrienden…
web-more-game = { $game } spelen met vrienden, of met andere regels
web-go-on = Verder
web-day = Worpen van de dag
web-day-more = Dezelfde worpen voor iedereen, één keer per dag.
web-day-none = Nog niemand heeft de worpen van vandaag gespeeld.
web-day-playing = speelt nu
web-past = Afgelopen spellen
web-watch = Andere tafels
web-practice = Oefenen
web-practice-more = Maak een keuze en zie hoe goed elke optie is.
web-history = Jouw spellen
web-history-more = Uitslagen, gemiddelden en records.
web-open-record = Spelverslag openen
web-open-record-drop = Kies het bestand van een bewaard spel, of sleep het hierheen.
web-phones = Telefoons in huis
web-phones-open = Telefoons laten meedoen
web-home = Startpagina
web-lost-title = Deze pagina kon niet worden geopend
web-gone = Dat kunnen we niet vinden
error-offline = Je bent offline, en hiervoor is de server nodig. Zodra je weer online bent, werkt het.
error-server-away = De server antwoordt niet. Er is niets verloren. Probeer het zo opnieuw.

## Een nieuw spel
web-new-game = Nieuw spel: { $game }
web-how-to = Zo speel je { $game }
web-way-here = Op dit apparaat
web-way-here-more = geef het door
web-way-link = Via een link
web-way-link-more = vrienden waar dan ook
web-way-bots = Tegen bots
web-way-bots-more = meteen beginnen
web-at-the-table = Aan tafel
web-seat-you = jij, tik om je naam te wijzigen
web-seat-here = op dit apparaat
web-link-next = Straks krijg je voor elke vriend een code en een link. Het spel begint als iedereen er is.
web-seat-by-link = doet mee via een link
web-seats-most = maximaal { $most }
web-bot-choose = Kies hoe { $name } speelt
web-bot-plays = Hoe { $name } speelt
web-bot-hare = leert nog
web-bot-hare-level = bot, leert nog
web-bot-hare-more = leert nog, mist vaak de beste zet
web-bot-hedgehog = degelijk
web-bot-hedgehog-level = bot, degelijk
web-bot-hedgehog-more = degelijk, denkt alleen aan deze beurt
web-bot-fox = scherp
web-bot-fox-level = bot, scherp
web-bot-fox-more = scherp, maakt af en toe een fout
web-bot-owl = ijzersterk
web-bot-owl-level = bot, ijzersterk
web-bot-owl-more = doet altijd de beste zet die hij kent
web-start-game = { $count ->
    [one] Spel starten
   *[other] Spel starten, { $count } spelers
 }
web-start-link = { $count ->
    [one] Spel starten
   *[other] Spel starten en vrienden uitnodigen
 }
web-summary-board = eigen bord
web-summary-deck = eigen kaartenset
web-summary-map = eigen landkaart
web-summary-changed = { $count ->
    [one] één wijziging
   *[other] { $count } wijzigingen
 }
web-coach-allowed = mag helpen
web-coach-off = zwijgt
web-own-how = Download het bestand van Noppa, pas het aan en kies het hier. Het mag maximaal 64 kB zijn.
web-own-template-board = Bord downloaden
web-own-template-deck = Kaartenset downloaden
web-own-template-map = Landkaart downloaden
web-own-example = Bekijk een voorbeeld
web-own-checking = Het bestand wordt gecontroleerd…
web-own-fine = Het bestand werkt. Je speelt ermee.
web-join-full = Die plaats is al bezet ({ $game })
web-who = Wie doet er mee
web-seat-name = Naam van speler { $number }
web-seat-move = { $name } verplaatsen, speler { $number } van { $count }
web-seat-remove = Speler { $number } verwijderen
web-bot-level = Hoe goed de bot speelt
web-add-here = Speler toevoegen
web-add-link = Via link uitnodigen
web-add-bot = Bot toevoegen
web-house-rules = Huisregels
web-edition = Uitgave
web-edition-own = { $edition }, zoals in het boekje in jouw taal
web-dice-are = Dobbelstenen
web-dice-fair = Noppa’s dobbelstenen
web-dice-real = echte dobbelstenen
web-every-roll = Elke worp invoeren, niet alleen de laatste dobbelstenen
web-starts = Wie begint
web-starts-chosen = de eerste speler op de lijst
web-starts-drawn = wie het hoogst gooit
web-starts-loser = wie het vorige spel verloor
web-clock = Tijd per zet
web-clock-seconds = { $seconds ->
    [0] geen limiet
   *[other] { $seconds } seconden
 }
web-allow-coach = Coach toestaan
web-allow-undo = Terugnemen toestaan als iedereen het goedvindt
web-dice-fair-more = Noppa gooit voor je. Na het spel kan je browser elke worp controleren.
web-dice-real-more = Je gooit met echte dobbelstenen en tikt aan wat ze laten zien. Noppa houdt de score bij.
web-starts-chosen-more = De eerste speler op de lijst begint, en daarna gaat het op volgorde.
web-starts-drawn-more = Iedereen gooit één dobbelsteen. Wie het hoogst gooit, begint.
web-starts-loser-more = Wie laatste werd, begint het volgende spel. In het eerste spel begint wie het hoogst gooit.
web-clock-more = { $seconds ->
    [0] Neem zoveel tijd als je wilt.
   *[other] Als je { $seconds } seconden om zijn, doet Noppa een zet voor je.
 }
web-coach-yes-more = Spelers mogen vragen wat elke keuze waard is.
web-coach-no-more = Tijdens het spel krijgt niemand advies.
web-undo-yes-more = Je kunt een zet terugnemen als de anderen het goedvinden en er nog geen worp of kaart na kwam.
web-undo-no-more = Niemand kan een zet terugnemen.
web-edition-more = Een uitgave is een set huisregels. Je kunt ze hieronder stuk voor stuk wijzigen.
web-own-board = Eigen bord
web-own-deck = Eigen kaartenset
web-own-map = Eigen landkaart
web-own-remove = Bestand verwijderen
web-own-used = Eigen, uit een bestand
web-kind-gone = Dit spel kun je hier niet spelen. Op de startpagina staan de spellen die je wel kunt spelen.
web-invited = Je bent uitgenodigd voor { $game }
web-sit = Meedoen
web-just-watch = Alleen kijken
web-join-taken = Die plaats is al bezet. Je kunt kijken, of om een andere link vragen.
web-waiting = { $count ->
    [0] Iedereen is er
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
 }
web-invite = { $name } kan deze code scannen of de link openen.
web-qr = QR-code met de link
web-link = Link
web-share = Link versturen
web-copied = Gekopieerd
web-share-by-hand = Deze browser kan de link niet versturen of kopiëren. Selecteer hem hierboven en kopieer hem zelf.
web-device = Ga verder op dit apparaat
web-device-more = Je gaat hier verder als dezelfde speler.
web-device-go = Ja, dat ben ik
web-device-link = Ga verder op een ander apparaat
web-device-scan = Open deze link binnen tien minuten op je andere apparaat. Hij werkt maar één keer.

## Aan tafel
web-title = { $game } · Noppa
web-title-turn = Jouw beurt · { $game }
web-opening = De tafel wordt geopend…
web-getting-ready = Noppa maakt zich klaar. De eerste keer dat je hier een spel speelt, kan dat een minuut duren.
web-connection-lost = Verbinding verbroken. Noppa maakt opnieuw verbinding, en je spel is veilig.
web-connection-last-seen = De server antwoordt niet. Je kunt het spel bekijken zoals je het het laatst zag, en verder spelen zodra de server er weer is.
web-seats = Spelers
web-seat-free = leeg
web-seat-away = weg
web-seat-bot = een bot speelt
web-watching = { $count ->
    [one] één kijker
   *[other] { $count } kijkers
 }
web-rail = Spelers, coach en verloop
web-result = Uitslag
web-lesson = Les
web-lesson-offer = Ken je { $game } nog niet?
web-lesson-play = Speel de les
web-lesson-later = Niet nu
web-lesson-entry-more = Een kort eerste spel. De dobbelstenen liggen al klaar.
web-lesson-step = Stap { $step } van { $steps }
web-lesson-skip = Overslaan
web-lesson-show = Laat zien
web-lesson-allowed = Dat had ook gekund. Laten we dit proberen.
web-lesson-coached = De coach zegt: { $move }.
web-lesson-rival = { $name } speelt…
web-lesson-back = Niet { $dice }. Tik er nog eens op om los te laten.
web-lesson-over = Nu kun je { $game } spelen
web-lesson-game = Speel een spel
web-sound-ask = Met geluid spelen?
web-sound-on = Geluid aan
web-sound-off = Nee
web-chance-of = { $name }: { $percent }% winkans.
web-chances-best = Deze kansen gelden als iedereen ijzersterk speelt.
web-chance-short = { $percent }% winkans
web-plus-points = { $points ->
    [one] +{ $points } punt
   *[other] +{ $points } punten
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
    [one] Gooi één dobbelsteen
   *[other] Gooi { $dice } dobbelstenen
 }
web-roll-number = Worp { $number }
web-roll-kept = { $count ->
    [0] niets gehouden
   *[other] gehouden
 }
web-draw = Draai een kaart om
web-total = Totaal
web-pad = Scoreblok
web-par = vergeleken met drie van elk
web-write = Noteer { $points } bij { $item }
web-moves = { $count ->
    [one] Je enige keuze
   *[other] Alle { $count } keuzes
 }
web-menu = Menu
web-rules = Regels
web-undo = Terugnemen
web-stop = Spel beëindigen
web-leave = Van tafel gaan
web-while-playing = Tijdens het spel
web-this-table = Deze tafel
web-stop-group = Stoppen
web-play-on = Doorspelen
web-leave-kept = je spel is bewaard
web-leave-ask = Van tafel gaan?
web-leave-more = Zolang je weg bent, speelt een bot voor je. Je kunt terugkomen zolang het spel bezig is.
web-leave-yes = Weggaan
web-left = Je bent van tafel. Een bot speelt voor je.
web-stop-ask = Het spel voor iedereen beëindigen?
web-stop-more = De score blijft zoals die is. Dit kan niet ongedaan worden gemaakt.
web-stop-yes = Spel beëindigen
web-invite-watch = Deel een link om mee te kijken
web-keys = Toetsenbord
web-key-roll = Dobbelstenen gooien
web-key-die = Een dobbelsteen houden of loslaten
web-key-explain = Een rij of kaart uitleggen
web-key-tab = Over de tafel bewegen, kiezen met Enter
web-key-escape = Sluiten wat openstaat
web-agree = Akkoord
web-decline = Nee
web-vote-undo = { $name } wil de laatste zet graag terugnemen.
web-vote-remove = { $name } wil { $other } uit het spel halen.
web-remove = { $name } verwijderen
web-vote-stop = { $name } wil het spel nu graag beëindigen.
web-away-long = { $name } is al een tijdje weg.
web-give = Laat een bot het overnemen
web-vote-waits = Nog geen antwoord: { $names }
web-bot-for-you = Een bot speelt voor: { $name }.
web-take-back = Mijn plaats terug
web-pass = Geef het apparaat door aan { $name }
web-pass-why = Niemand ziet wat de anderen noteren, tot iedereen klaar is.
web-pass-here = Ik ben { $name }
web-pass-wait = { $count ->
    [one] Iedereen hier is klaar. Nog even wachten op { $names }.
   *[other] Iedereen hier is klaar. Nog even wachten op { $count } anderen.
 }
web-react = Stuur een reactie
web-react-applause = Goed gedaan
web-react-luck = Succes
web-react-wow = Wauw
web-react-laugh = Haha
web-react-ouch = Au
web-react-thanks = Dank je
web-react-said = { $name }: { $what }.

## Voor schermlezers
web-said-total = { $points ->
    [one] { $name }: één punt.
   *[other] { $name }: { $points } punten.
 }

## Op een televisie
web-tv = Op tv tonen
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
web-won-you-by = Je hebt gewonnen met { $points } verschil
web-won-by = { $name } heeft gewonnen met { $points } verschil
web-end-share = { $game } op Noppa: { $results }
web-end-luck-points = punten door geluk
web-end-luck-chance = { $amount ->
    [one] procentpunt winkans door geluk
   *[other] procentpunten winkans door geluk
 }
web-end-luck-lead = punten voorsprong door geluk
web-end-loss-points = punten door fouten
web-end-loss-chance = { $amount ->
    [one] procentpunt winkans door fouten
   *[other] procentpunten winkans door fouten
 }
web-end-loss-lead = punten voorsprong door fouten
web-end-band = hoe je speelde
web-end-band-of = hoe { $name } speelde
web-end-band-flawless = Foutloos
web-end-band-master = Meesterlijk
web-end-band-expert = IJzersterk
web-end-band-skilled = Geoefend
web-end-band-casual = Gelegenheids­speler
web-end-band-beginner = Als een beginner
web-end-curve-points = Waarschijnlijke eindscore
web-end-curve-chance = Winkans
web-end-curve-lead = Waarschijnlijke eindvoorsprong
web-end-swing = Grootste ommekeer: { $what }
web-again = Nog een keer spelen
web-record = Spelverslag bewaren
web-steps = Stap voor stap

## De coach
web-coach-ask = Vraag de coach
web-coach-thinks = Denkt na…
web-coach-later = Je kunt de coach iets vragen zodra je moet kiezen.
web-coach = Coach
web-coach-list = Wat elke keuze waard is
web-coach-do = Doe dit
web-coach-is-best = beste
web-exact = precies
web-estimate = geschat
web-remark = Dat kostte { $amount }. Beter: { $move }.

## Wat er gebeurde
web-log = Wat er gebeurde
web-log-start = Het spel begint.
web-log-roll = { $name } gooide { $dice }.
web-log-dice = De dobbelstenen laten { $dice } zien.
web-log-draw = De kaart is { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = De laatste zet is teruggenomen.
web-log-amend = Er is invoer verbeterd.
web-log-back = Terug: { $name }.
web-log-bot = Een bot neemt het over voor: { $name }.
web-log-stopped = Het spel is voortijdig beëindigd.
# Na een naam en een dubbele punt, en op zichzelf waar een spel wordt doorgenomen.
web-did-keep = { $dice } gehouden
web-did-keep-none = niets gehouden
web-told-keep = { $count ->
    [0] { $name } gooide alle dobbelstenen opnieuw.
   *[other] { $name } hield { $dice }.
 }
web-did-write = { $item } ingevuld
web-did-declare = { $item } aangekondigd
web-did-set = { $dice } apart gelegd
web-did-go = doorgegaan
web-did-stop = gestopt
web-did-stone = steen op { $square } gelegd
web-did-take-over = { $square } overgenomen en de steen daar naar { $to } verplaatst
web-did-box = steen in de doos gelegd
web-did-lay = { $dice } op kaart { $slot } gelegd ({ $card })
web-did-done = beurt beëindigd
web-did-stand = dobbelstenen gehouden
web-did-reroll = opnieuw gegooid ({ $colours })
web-did-twice = { $die } dubbel gebruikt in plaats van { $drop }
web-did-number = { $number } genoteerd in { $city }
web-did-cross = { $city } afgekruist

## De tafels van de spellen
web-kivi-board = Bord
web-kivi-value = waarde { $value }
web-kivi-stone = steen: { $name }
web-kivi-gain = nu { $gain }
web-kivi-line = een lijn van { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Toon alleen deze lijnen
web-kivi-taking = Tik op een leeg vak voor de steen op { $square }.
web-tutto-risk = op het spel
web-tutto-choose = Leg dobbelstenen apart
web-tutto-made = { $count ->
    [one] Eén Tutto in deze beurt
   *[other] { $count } Tutto’s in deze beurt
 }
web-dicetto-empty = Geen kaart
web-dicetto-done = Klaar
web-dicetto-tie = { $tie } geeft een duel
web-dicetto-beat = { $beat } wint, { $tie } geeft een duel
web-dicetto-battle = Duel om { $card }
web-dicetto-again = Allebei { $face }. Er wordt opnieuw gegooid.
web-dicetto-won = { $one } tegen { $other }. { $name } won het duel.
web-dicetto-fought = { $name } vocht erom
web-trip-map = Landkaart: { $name }
web-trip-empty = leeg
web-trip-crossed = afgekruist
web-trip-gain = { $number } hier: { $gain }
web-trip-numbers = Getallen die je met deze dobbelstenen kunt maken
web-trip-make = Tik op twee dobbelstenen of op een getal.
web-trip-put = Tik op een stad voor { $number }, of sleep het getal erheen.
web-trip-cross = Kruis een stad af
web-trip-stand = Alle vier houden
web-trip-decide = Houd deze dobbelstenen, of tik op de dobbelstenen die je opnieuw gooit. Dat mag één keer per spel.
web-trip-wait = Klaar. De anderen kiezen nog.

## Zijn de dobbelstenen eerlijk?
web-back = Terug naar de tafel
web-fair = Zijn de dobbelstenen eerlijk?
web-fair-how =
    Voor het spel koos de server een geheim getal en liet de vingerafdruk ervan zien, zodat hij het later niet meer
    kon veranderen. Daarna deed de browser van elke speler hetzelfde. Samen bepalen deze getallen elke worp. Als het
    spel is afgelopen, wordt het geheime getal getoond.
web-fair-real = Dit spel wordt met echte dobbelstenen gespeeld, dus Noppa heeft geen invloed op de worpen.
web-fair-promise = Vingerafdruk van voor het spel
web-fair-player = Toegevoegd: { $name }
web-fair-secret = Geheim getal
web-fair-later = te zien als het spel is afgelopen
web-fair-check = { $count ->
    [one] Controleer de worp
   *[other] Controleer alle { $count } worpen en kaarten
 }
web-fair-right = { $count ->
    [one] Gecontroleerd in deze browser. De worp is precies zoals beloofd.
   *[other] Gecontroleerd in deze browser. Alle { $count } worpen en kaarten zijn precies zoals beloofd.
 }
web-fair-wrong = { $count ->
    [one] Stap { $event } (“{ $text }”) is niet zoals beloofd.
   *[other] { $count } worpen of kaarten zijn niet zoals beloofd. De eerste is stap { $event } (“{ $text }”).
 }
web-fair-broken = Het geheime getal is niet wat beloofd was.
web-fair-changed = Dit zijn niet de getallen die deze browser voor het spel zag.
web-fair-remembered = Deze browser heeft de getallen van voor het spel onthouden en geloofde de server dus niet zomaar.
web-fair-not-there = Deze browser heeft geen getal aan dit spel toegevoegd en kan dus alleen controleren wat de server zegt.
web-fair-unrevealed = niet op tijd gestuurd
web-fair-counts = Hoe vaak elk aantal ogen viel
web-fair-sample = Er zijn { $dice } dobbelstenen gegooid. Gemiddeld valt elk aantal ogen { $mean } keer. Dat is te weinig om er veel over te zeggen.

## Geluk en kunde
web-review = Geluk en kunde
web-review-working = De coach neemt het spel door…
web-review-curve = Hoe het spel voor elke speler verliep
web-review-none = Geen noemenswaardige fouten.
web-review-exact = Deze cijfers zijn exact.
web-review-estimate = Deze cijfers zijn schattingen.
web-band-flawless = Foutloos.
web-band-master = Meesterlijk gespeeld.
web-band-expert = IJzersterk gespeeld.
web-band-skilled = Geoefend gespeeld.
web-band-casual = Gespeeld als een gelegenheidsspeler.
web-band-beginner = Gespeeld als een beginner.

## Echte dobbelstenen
web-real-pad = Wat er op tafel ligt
web-real-tap = { $left ->
    [0] Dat zijn ze allemaal.
    [one] Tik op het getal van nog één dobbelsteen.
   *[other] Tik op de getallen van { $left } dobbelstenen.
 }
web-real-tap-colour = Tik op het getal van deze dobbelsteen: { $colour }.
web-real-face = Een { $face } erbij
web-real-remove = De { $face } weghalen
web-real-enter = Neem deze dobbelstenen
web-real-choose = Tik nu aan waar ze heen gaan. Daarmee voer je de dobbelstenen en je zet in.
web-real-other = Dobbelstenen wijzigen
web-real-card = Tik op de omgedraaide kaart.
web-correct = Verbetering bewaren
web-correct-text = Wat moet het zijn?
web-correct-open = Invoer verbeteren
web-correct-which = Welke invoer is fout?
web-correct-stood = Er staat: { $entry }
web-correct-other = Kies andere invoer
web-correct-none = Er is nog niets ingevoerd.
web-correct-misfit = Wat na je verbetering kwam, past niet meer en is weggehaald. Voer het opnieuw in.
web-clock-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
 }

## De korte regels, achter het vraagteken en in `noppa rules`
guide-goal = Doel
guide-turn = Jouw beurt
guide-scores = Punten
guide-examples = Voorbeelden
guide-example-number = Voorbeeld { $number }
guide-questions = Vragen
guide-full = Alle regels
guide-table = Deze tafel
guide-ask-begins = Wie begint?
guide-points = { $points ->
    [-1] −1 punt
    [one] 1 punt
   *[other] { $points } punten
 }
guide-points-word = { $points ->
    [-1] punt
    [one] punt
   *[other] punten
 }
guide-about = Over “{ $thing }”
guide-more = Tonen in de regels
guide-now = Nu

## Spelen zonder server
web-device-loading = De dobbelstenen worden klaargelegd… { $percent }%
web-device-loading-more = Alleen het eerste bezoek duurt zo lang. Leer intussen een spel:
web-device-elsewhere = Noppa is open in een ander tabblad.
web-device-elsewhere-more = Spellen op dit apparaat draaien in één tabblad tegelijk. Je spellen zijn veilig.
web-device-here = Hier spelen
web-device-failed = Noppa kon op dit apparaat niet starten.
web-device-storage-away = In deze browser kan Noppa geen spellen bewaren. In privévensters is dat vaak zo. Open Noppa in een gewoon venster.
web-device-again = Probeer het opnieuw
web-device-hosted = Je speelt op dit apparaat.
web-device-hosted-more = De server is niet bereikbaar. Je spellen worden hier bewaard en komen bij je geschiedenis zodra hij terug is.
web-device-site = Alles draait en blijft op dit apparaat. Om via een link te spelen of je worpen van de dag te vergelijken, heb je een Noppa-server nodig.
web-version-new = Er is een nieuwe versie van Noppa. Laad de pagina opnieuw om die te gebruiken.
web-version-reload = Opnieuw laden
web-offline = Offline spelen
web-offline-more = Bewaart { $megabytes } MB op dit apparaat, zodat je zonder verbinding kunt spelen.
web-offline-ready = Klaar om offline te spelen.
web-offline-loading = Bewaren om offline te spelen… { $percent }%
web-offline-failed = Niet alles kon worden bewaard om offline te spelen. Noppa probeert het bij je volgende bezoek opnieuw.
web-way-link-away = Hiervoor is een server nodig
web-everything = Alles in één bestand
web-everything-more = Alle spellen op dit apparaat, afgemaakt of niet, als reservekopie of om naar een ander apparaat te verhuizen.
web-everything-save = In een bestand bewaren
web-everything-open = Een bestand openen
web-everything-added = { $added ->
    [0] Je hebt al deze spellen al.
    [one] Eén spel toegevoegd.
   *[other] { $added } spellen toegevoegd.
 }
error-device-failed = Noppa kon op dit apparaat niet starten. Laad de pagina opnieuw om het nog eens te proberen.
error-elsewhere = Noppa is open in een ander tabblad. Speel daar, of sluit dat tabblad en probeer het opnieuw.
