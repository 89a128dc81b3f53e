# The terminal.

## Lists
players-range = { $least } til { $most } spillere
list-editions = udgaver
list-edition = udgave
list-own-edition = din
default-is = standard { $value }

## Languages
told-no-language = Noppa taler ikke “{ $language }” endnu, så du får engelsk. Noppa taler { $allowed }.
told-edition-own = Du spiller udgaven { $edition }, som i regelhæftet på dit sprog. Vælg en anden med --edition.
languages-complete = fuldstændigt
languages-missing =
    { $count ->
        [one] { $count } besked mangler
       *[other] { $count } beskeder mangler
    }
languages-broken = { $file }, linje { $line }: denne besked kan ikke læses, så den vises på engelsk.
languages-odd = { $message }: engelsk har ingen besked med dette navn.
error-languages-no-folder = Der er ingen mappe { $path }. Angiv en mappe med beskedfiler.

## Who sits where
you = Du
bot-name =
    { $count ->
        [one] Bot
       *[other] Bot { $number }
    }

## Questions
ask-roll = { $name }: tryk Enter for at kaste.
ask-draw = { $name }: tryk Enter for at vende et kort.
ask-move = { $name }: skriv dit træk, eller ? for hjælp.
ask-dice =
    { $name }: { $dice ->
        [one] hvad viser terningen?
       *[other] hvad viser de { $dice } terninger?
    }
ask-final-dice = { $name }: kast, og skriv så de { $dice } terninger, du ender med.
ask-card = { $name }: hvilket kort blev vendt?
ask-save = Skal spillet gemmes som { $path }? [J/n]
ask-hand-over = { $name }, det er din tur. Tryk Enter, når ingen andre kigger.
ask-resume-or-new = Angiv et spil eller --resume FILE, ikke begge dele. Filen siger allerede, hvilket spil det er.
ask-go-on = Tryk Enter for at fortsætte eller q for at stoppe.
ask-which-game = Hvilket spil vil du spille? Skriv { $games }, eller brug --resume FILE.
typed-roll = kast
typed-no = nej
typed-yes = ja

## What happened
event-roll = { $name } kastede { $dice }.
event-draw = { $name } vendte { $card }.
event-move = { $name }: { $move }.
event-start = Spillet begynder.
event-first = { $name } begynder.
event-undo = Alt fra og med trin { $number } blev fortrudt.
event-amend = Indtastning { $number } blev rettet til “{ $text }”.
event-seat-bot = { $name } afløses nu af botten “{ $bot }”.
event-seat-person = { $name } spiller igen.
event-end-over = Spillet er forbi.
event-end-stopped = Spillerne sluttede spillet før tid.
hint-moves = Du kan skrive { $moves }.
told-undone = Fortrudt.
told-fixed = Indtastning { $number } er rettet.
told-misfit = Indtastning { $number } er rettet, men nu passer trin { $misfit } (“{ $step }”) ikke længere. { $why } Fortsæt derfra.
told-saved = Gemt i { $path }
told-not-saved = Kunne ikke gemme i { $path }: { $why }.
told-solo =
    { $points ->
        [one] Spillet er forbi. Du fik { $points } point.
       *[other] Spillet er forbi. Du fik { $points } point.
    }
told-won =
    { $count ->
        [one] { $names } vandt med { $points } point.
       *[other] { $names } deler sejren med { $points } point hver.
    }
told-stand-in = { $why } { $name } afløses af botten “{ $bot }”.
told-verified =
    { $count ->
        [one] Det ene kast eller kort i spillet stemmer.
       *[other] Alle { $count } kast og kort stemmer.
    }
told-unfinished = Dette spil er ikke færdigt endnu.
told-commitment = Lovet før spillet: { $commitment }

## Help
help-commands =
    Skriv ? for denne hjælp, “rules” for reglerne, “undo” for at fortryde et træk, “save FILE” for at gemme spillet
    og “quit” for at forlade det.
help-real =
    Skriv ? for denne hjælp, “rules” for reglerne, “undo” for at fortryde den seneste indtastning, “fix” for at rette en ældre,
    “save FILE” for at gemme spillet og “quit” for at forlade det.
help-fix = For at rette en indtastning skriver du “fix”, dens nummer og det, der skulle have stået.

## Typing errors
error-typed-no-dice = Skriv terningerne som cifre fra 1 til 6, ikke “{ $text }”.
error-typed-ambiguous = “{ $text }” kan betyde { $like }. Skriv lidt mere.
error-typed-unknown = Du kan ikke spille “{ $text }” nu. Tryk Enter for at se dine træk, eller skriv ? for hjælp.
error-typed-close = Du kan ikke spille “{ $text }” nu. Mente du { $like }?
error-typed-enter = “{ $text }” betyder ikke noget her. Tryk bare Enter.

## Menu
menu-title = Hvilket spil vil du spille?
menu-game = Skriv 1 til { $most }, eller tryk Enter for det første spil:
menu-way-bot = Mod en bot
menu-way-alone = Alene, mod din egen rekord
menu-way-friends = Med venner, på denne enhed
menu-way-real = Med rigtige terninger, mens Noppa holder regnskab
menu-level-easy = En let bot
menu-level-medium = En mellemsvær bot
menu-level-hard = En svær bot
menu-level = Skriv 1 til { $most }, eller tryk Enter for den første bot:
menu-way = Skriv 1 til { $most }, eller tryk Enter for det første valg:
menu-names = Spillernes navne, adskilt med komma:
menu-not-there = “{ $typed }” er ikke på listen. Skriv et tal fra 1 til { $most }.

## Solving
solving = Løser spillet
solving-distribution = Regner ud, hvordan pointene fordeler sig
solved-value = Den bedste strategi giver { $expected } point i snit ({ $seconds } s).
solved-spread = Gennemsnit { $mean }, standardafvigelse { $spread }.
solved-percentiles = Percentiler: { $parts }
error-solve-unsolved = Noppa kan ikke løse { $game }. Den kan løse { $allowed }.

## Reviews
reviewing = Gennemgår spillet
review-title = { $game }: held og dygtighed
review-player = spiller
review-final = slutsum
review-expected = forventet
review-luck = held
review-loss = fejl
review-others = andre
review-revision = justering
review-each = pr. valg
review-band = niveau
review-curve = Sandsynligt resultat gennem spillet
review-exact = Målt i { $unit }. Tallene er nøjagtige.
review-estimate = Målt i { $unit }. Tallene er skøn.
review-moment = { $where }: { $what }. Den tur gjorde en forskel på { $change }.
review-round = Runde { $round }
review-dice-differ = Pas på: terningerne i denne spilfil svarer ikke til dens hemmelige tal, så du kan ikke stole på det held, der vises her. { $why }
review-final-dice-only = Du tastede kun de sidste terninger ind, så alle kast i en tur tæller som ét stykke held.
unit-points = point af det sandsynlige slutresultat
unit-lead = point af det sandsynlige forspring til den stærkeste modspiller
unit-chance = procentpoint vinderchance
per-cent = { $value } %
band-flawless = fejlfri
band-master = mester
band-expert = ekspert
band-skilled = dygtig spiller
band-casual = hyggespiller
band-beginner = begynder

## The coach while playing

## History
history-none = Du har ikke spillet et spil færdigt endnu. Spil et: noppa play yatzy
history-games = Spil
history-records = Rekorder
history-day = dag
history-game = spil
history-player = spiller
history-score = point
history-luck = held
history-loss = fejl
history-best = bedste
history-average = snit
history-each = I { $game } koster et valg dig i snit { $each }.
history-each-curve = Pris pr. valg, i hundrededele, spil for spil
history-kinds = Hvor du mistede point

## Practice
learn-how = Gør, som lektionen siger, eller tryk bare Enter. Skriv q for at stoppe.
learn-prompt = ({ $move }):
learn-type = Skriv “{ $move }”, eller tryk bare Enter.
learn-allowed = Det må du godt, men denne lektion viser dig noget andet.
learn-left = Du kan fortsætte lektionen når som helst: noppa learn { $game }
learn-next = Klar til et rigtigt spil? noppa play { $game } --bot easy
practice-welcome = Vælg, som du ville i et spil, eller q for at stoppe.
practice-own = Denne er fra et af dine spil.
practice-rival =
    { $count ->
        [one] Modspiller
       *[other] Modspiller { $number }
    }
practice-right = Godt valg.
practice-wrong = Det koster { $loss }.
practice-sum = Du fik { $right } rigtige af { $asked } og mistede { $lost }.
ask-practice = Dit valg:

## Simulations
simulating = Simulerer spil
simulate-progress = { $done } af { $games }, { $rate } i sekundet
simulate-title =
    { $games ->
        [one] { $game }, { $edition }: { $games } spil
       *[other] { $game }, { $edition }: { $games } spil
    }
simulate-rate = på { $seconds } sekunder, { $rate } i sekundet
simulate-players = Spillere: { $players }.
simulate-players-random = Spillere: { $players }. De spiller tilfældigt. Vælg andre spillere med --players.
simulate-compared = Sammenlignet: { $what }
simulate-stopped = Stoppet efter { $done } af { $games } spil. Resultaterne indtil nu er bevaret.
simulate-player = spiller
simulate-wins = sejre
simulate-mean = point
simulate-deviation = std.afv.
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Den, der begynder, vinder { $share } af spillene (95 %-interval { $interval }). Det er { $more } procentpoint i forhold til en lige stor andel.
simulate-length = Et spil har { $mean } ± { $error } valg. Hvert ± er et 95 %-konfidensinterval.
simulate-distribution = Point for { $player }
simulate-everybody = alle
simulate-uses = Gennemsnitlig brug pr. spiller og spil, over { $games } spil
simulate-variants = { $game }, { $games } spil hver
simulate-variant = regler
simulate-wins-of = { $player }: sejre
simulate-mean-of = { $player }: point
simulate-first-seat = plads 1
simulate-decisions = valg
simulate-picture = { $game }: point i { $games } spil, i procent

## Games on a server
join-name = Dit navn:
join-watching = Du kigger med på dette spil. Ctrl-C forlader det.
join-taken = En anden spiller allerede på den plads, så du kan kun kigge med.
join-waiting-seats = Venter på, at { $names } kommer.
join-waiting-start = Alle er her. Spillet begynder om et øjeblik.
join-waiting = Venter på { $names }.
join-reconnecting = Forbindelsen er væk. Prøver igen…
join-left = Pladsen er stadig din. Kom tilbage med: { $command }
join-help = Skriv ? for denne hjælp, “rules” for reglerne, “undo” for at spørge de andre, om det seneste træk må fortrydes, og “quit” for at forlade spillet. Pladsen er stadig din.
join-undo-asked = Du har bedt om at fortryde det seneste træk.
join-wish-undo = { $name } vil gerne fortryde det seneste træk. Tryk u, hvis det er i orden.
join-wish-stop = { $name } vil gerne slutte spillet. Tryk u, hvis det er i orden.
join-wish-remove = { $name } vil gerne give en spillers plads til en bot. Tryk u, hvis det er i orden.
join-vote-undo = { $name } vil gerne fortryde det seneste træk. I orden? [J/n]
join-vote-stop = { $name } vil gerne slutte spillet. I orden? [J/n]
join-vote-remove = { $name } vil gerne give en spillers plads til en bot. I orden? [J/n]

## Matches
match-title = { $game }: { $games } af { $wanted } spil
match-player = spiller
match-wins = sejre
match-ties = uafgjort
match-losses = tabt
match-score = resultat
match-points = point pr. spil
match-elo = Elo-forskellen for { $name } er { $elo } (95 %-interval fra { $low } til { $high }).
match-failed = { $name } taber spil { $number } på en fejl. { $why }
match-failures =
    { $count ->
        [one] { $name } tabte ét spil på en fejl.
       *[other] { $name } tabte { $count } spil på en fejl.
    }
match-open = Ikke afgjort endnu. Log-likelihood-forholdet er { $ratio }; testen stopper ved ±{ $bound }.
match-stronger = Afgjort. { $name } er nærmere { $high } Elo foran end { $low } (log-likelihood-forhold { $ratio }).
match-not-stronger = Afgjort. { $name } er nærmere { $low } Elo foran end { $high } (log-likelihood-forhold { $ratio }).

## Doctor
doctor-folder = Der kan skrives i { $path }.
doctor-folder-not-writable = Der kan ikke skrives i { $path } ({ $why }). Gør serverens bruger til ejer af mappen.
doctor-secret-file = Den hemmelige fil { $path } er privat.
doctor-secret-file-missing = Der er ingen hemmelig fil { $path } endnu. Serveren opretter en, når den starter.
doctor-secret-file-unreadable = Serveren kan ikke læse den hemmelige fil { $path }. Gør serverens bruger til ejer af den.
doctor-secret-file-open = Andre kan læse den hemmelige fil { $path }. Kør: chmod 600 { $path }
doctor-admin-token = Værtens adgangskode i { $path } er privat.
doctor-admin-token-missing = Der er ingen fil { $path } med værtens adgangskode. Opret en, eller fjern indstillingen admin_token_file.
doctor-admin-token-unreadable = Serveren kan ikke læse værtens adgangskode i { $path }. Gør serverens bruger til ejer af filen.
doctor-admin-token-open = Andre kan læse værtens adgangskode. Kør: chmod 600 { $path }
doctor-disk = { $path } har { $free } MB ledig plads.
doctor-disk-low = { $path } har kun { $free } MB ledig plads. Frigør plads, eller slet gamle spil: noppa prune --older-than 90d
doctor-disk-full = Disken er næsten fuld. { $path } har { $free } MB ledig plads, og serveren skal bruge { $least } MB. Frigør plads.
doctor-descriptors = Dette system lader en proces åbne { $most } filer, og det begrænser, hvor mange spillere der kan være forbundet. Sæt LimitNOFILE til { $wanted } eller mere.
doctor-clock = Uret stemmer med databasen.
doctor-clock-past = Uret siger { $date }, og det kan ikke passe. Stil det, og slå tidssynkronisering til (timedatectl set-ntp true).
doctor-clock-differs = Uret afviger fra uret på { $where } med { $seconds } s. Slå tidssynkronisering til på begge systemer (timedatectl set-ntp true).
doctor-clock-back = Det nyeste spil ligger { $seconds } s ude i fremtiden, så uret er blevet stillet tilbage. Ret det, før du starter serveren.
doctor-database-missing = Der er ingen database { $path } endnu. Serveren opretter en, når den starter.
doctor-database-empty = Databasen er tom. Serveren opretter sine tabeller, når den starter.
doctor-database-version = Databasen er opdateret (version { $version }).
doctor-database-older = Databasen har version { $found }. Når serveren starter, laver den en sikkerhedskopi og opgraderer til { $wanted }.
doctor-database-newer = Databasen har version { $found } fra en nyere Noppa, men denne kender kun { $wanted }. Installer den nyere Noppa, eller gendan en sikkerhedskopi.
doctor-database-writing = Der kan skrives i databasen.
doctor-database-away = Databasen svarer ikke: { $why }. Tjek, at den kører, og tjek dens adresse og adgangskode.
doctor-redis = Redis svarer.
doctor-redis-away = Redis svarer ikke: { $why }. Tjek, at den kører, og tjek dens adresse.
doctor-server = Serveren kører og er klar (version { $version }).
doctor-server-away = Ingen server svarer på { $url } ({ $why }), så proxyen blev ikke tjekket. Start serveren, og kør dette igen.
doctor-server-not-ready = Serveren kører, men er ikke klar: { $why }
doctor-server-older = Serveren kører stadig version { $running }, men { $installed } er installeret. Genstart den.
doctor-no-public-url = Der er ikke angivet nogen offentlig adresse, så proxyen blev ikke tjekket.
doctor-proxy = Proxyen sender protokollen og klientens adresse korrekt videre.
doctor-proxy-away = Kan ikke nå { $url }: { $why }. Tjek navnet, certifikatet og proxyen.
doctor-proxy-host = Proxyen ændrer headeren Host til “{ $host }”. Få den til at sende { $wanted } videre.
doctor-proxy-other = { $url } svarer med status { $status }, men det er ikke Noppa. Tjek, hvor proxyen sender til.
doctor-proxy-scheme = Proxyen fortæller ikke serveren, at spillerne bruger { $scheme }. Få den til at sætte X-Forwarded-Proto.
doctor-proxy-untrusted = Serveren ved ikke, at spillerne bruger { $scheme }. Sæt trust_proxy = true.
doctor-proxy-pretended = Spillere kan forfalske deres adresse. Få proxyen til selv at sætte X-Forwarded-For i stedet for at sende den videre.
doctor-proxy-no-address = Proxyen sender ikke spillernes adresser videre, så alle tæller som én. Få den til at sætte X-Forwarded-For.
doctor-proxy-socket = WebSockets kommer ikke gennem proxyen ({ $why }). Få den til at sende headerne Upgrade og Connection videre.
doctor-proxy-socket-works = WebSockets kommer gennem proxyen.

## The full screen
full-roll = { $name }: tryk på mellemrum for at kaste.
full-draw = { $name }: tryk på mellemrum for at vende et kort.
full-enter-dice = { $name }: kast, tryk så Enter, og skriv, hvad terningerne viser.
full-choose = { $name }: vælg dit træk.
full-choose-dice = { $name }: vælg terninger med { $keys }, og tryk på mellemrum.
full-choose-both = { $name }: behold terninger med { $keys }, eller vælg med piletasterne og Enter.
full-choose-place = { $name }: vælg med piletasterne og Enter.
full-chosen = Tryk Enter: { $move }
full-which = Hvilket?
full-no-move = Det kan du ikke gøre her. M viser alle træk.
full-pace = { $seconds } s mellem træk
full-coach-waits = Træneren kan hjælpe, når det er din tur til at vælge.

## The full screen: keys in the bottom line
full-key-roll = Kast
full-key-draw = Vend et kort
full-key-hold = Behold
full-key-reroll = Kast resten
full-key-choose = Vælg
full-key-moves = Alle træk
full-key-tag = Nummer
full-type = Skriv
full-help = Hjælp
full-chances = Chancer
full-log = Forløb
full-leave = Forlad
full-faster = Hurtigere
full-slower = Langsommere
full-see-table = Se bordet
full-leave-noppa = Forlad Noppa
full-search = Hvad vil du gøre?

## The full screen: panels
full-panel-log = Hvad der er sket
full-panel-coach = Træner
full-panel-chances = Vinderchancer
full-panel-help = Hjælp
full-help-keys =
    Ctrl+P viser alt, hvad du kan gøre.
    Vælg noget, og tryk ? for at læse om det.

## The full screen: leaving
full-resume-later = Dit spil er gemt. Fortsæt det med: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Næste
full-step-back = Tilbage
full-next-mistake = Næste fejl
full-previous-mistake = Forrige fejl
full-first = Begyndelsen
full-last = Slutningen

## The full screen: a map
full-zoom = Zoom
full-roll-again = Kast disse igen
full-use-twice = Brug en terning to gange
full-decide = Behold terningerne, eller vælg dem, du vil kaste igen. Det kan du én gang pr. spil.
full-tag = Vælg en by til { $tag }.

## The full screen: the first screen and others
full-new-game = Nyt spil
full-game = Spil
full-continue = { $others ->
    [0] Fortsæt { $game } ({ $day })
   *[other] Fortsæt { $game } med { $names } ({ $day })
 }
full-learn = Lektioner
full-people = Personer ved denne computer
full-nobody = Ingen, bare kig med
full-bots = Botter
full-level-random = tilfældig: spiller et hvilket som helst træk
full-level-simple = enkel: tænker kun på denne tur
full-level-easy = let
full-level-medium = mellem
full-level-hard = svær: spiller altid det bedste træk, den kan finde
full-start = Start spillet
full-change = Ændr
full-names = Navne
full-back = Tilbage
full-reading = Læser dine spil…
full-panel-answer = Hvad hvert valg er værd
