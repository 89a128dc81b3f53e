# The terminal.

## Lists
players-range = { $least }–{ $most } spillere
list-editions = utgaver
list-edition = utgave
list-own-edition = din
default-is = forvalgt { $value }

## Languages
told-no-language = Noppa snakker ikke «{ $language }» ennå, så du ser engelsk. Noppa snakker { $allowed }.
told-edition-own = Du spiller utgaven { $edition }, som i regelheftet på ditt språk. Velg en annen med --edition.
languages-complete = fullstendig
languages-missing = { $count ->
    [one] { $count } melding mangler
   *[other] { $count } meldinger mangler
 }
languages-broken = { $file }, linje { $line }: denne meldingen kan ikke leses, så den vises på engelsk.
languages-odd = { $message }: engelsk har ingen melding med det navnet.
error-languages-no-folder = Det finnes ingen mappe { $path }. Oppgi en mappe med meldingsfiler.

## Who sits where
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: trykk Enter for å kaste.
ask-draw = { $name }: trykk Enter for å trekke et kort.
ask-move = { $name }: skriv trekket ditt, eller ? for hjelp.
ask-dice = { $name }: { $dice ->
    [one] hva viser terningen?
   *[other] hva viser de { $dice } terningene?
 }
ask-final-dice = { $name }: kast, og skriv så de { $dice } terningene du endte med.
ask-card = { $name }: hvilket kort kom opp?
ask-save = Vil du lagre spillet som { $path }? [J/n]
ask-hand-over = { $name }, det er din tur. Trykk Enter når ingen andre ser på.
ask-resume-or-new = Oppgi et spill eller bruk --resume FILE, ikke begge deler. Filen sier allerede hvilket spill det er.
ask-go-on = Trykk Enter for å fortsette, eller q for å slutte.
ask-which-game = Hvilket spill vil du spille? Skriv { $games }, eller bruk --resume FILE.
typed-roll = kast
typed-no = nei
typed-yes = ja

## What happened
event-roll = { $name } kastet { $dice }.
event-draw = { $name } trakk { $card }.
event-move = { $name }: { $move }.
event-start = Spillet begynner.
event-first = { $name } begynner.
event-undo = Alt fra og med oppføring { $number } ble angret.
event-amend = Oppføring { $number } ble rettet til «{ $text }».
event-seat-bot = { $name } er nå erstattet av boten «{ $bot }».
event-seat-person = { $name } spiller igjen.
event-end-over = Spillet er over.
event-end-stopped = Spillerne avsluttet spillet før tiden.
hint-moves = Du kan skrive { $moves }.
told-undone = Angret.
told-fixed = Oppføring { $number } er rettet.
told-misfit = Oppføring { $number } er rettet, men nå passer ikke oppføring { $misfit } («{ $step }») lenger. { $why } Fortsett derfra.
told-saved = Lagret i { $path }
told-not-saved = Kunne ikke lagre i { $path }: { $why }.
told-solo =
    { $points ->
        [one] Spillet er over. Du fikk { $points } poeng.
       *[other] Spillet er over. Du fikk { $points } poeng.
    }
told-won =
    { $count ->
        [one] { $names } vant med { $points } poeng.
       *[other] { $names } deler seieren med { $points } poeng hver.
    }
told-stand-in = { $why } { $name } erstattes av boten «{ $bot }».
told-verified =
    { $count ->
        [one] Det ene kastet eller kortet i spillet stemmer.
       *[other] Alle { $count } kast og kort stemmer.
    }
told-unfinished = Dette spillet er ikke ferdig ennå.
told-commitment = Lovet før spillet: { $commitment }

## Help
help-commands =
    Skriv ? for denne hjelpen, «rules» for reglene, «undo» for å angre et trekk, «save FILE» for å lagre spillet
    og «quit» for å slutte.
help-real =
    Skriv ? for denne hjelpen, «rules» for reglene, «undo» for å angre den siste oppføringen, «fix» for å rette
    en eldre, «save FILE» for å lagre spillet og «quit» for å slutte.
help-fix = For å rette en oppføring skriver du «fix», nummeret og hva det skulle ha vært.

## Typing errors
error-typed-no-dice = Skriv terningene som sifre fra 1 til 6, ikke «{ $text }».
error-typed-ambiguous = «{ $text }» kan bety { $like }. Skriv litt mer.
error-typed-unknown = Du kan ikke spille «{ $text }» nå. Trykk Enter for å se trekkene dine, eller skriv ? for hjelp.
error-typed-close = Du kan ikke spille «{ $text }» nå. Mente du { $like }?
error-typed-enter = «{ $text }» betyr ingenting her. Bare trykk Enter.

## Menu
menu-title = Hvilket spill vil du spille?
menu-game = Skriv 1 til { $most }, eller trykk Enter for det første spillet:
menu-way-bot = Mot en bot
menu-way-alone = Alene, for å slå din egen rekord
menu-way-friends = Med venner, på denne enheten
menu-way-real = Med ekte terninger, mens Noppa fører poengene
menu-level-easy = En lett bot
menu-level-medium = En middels bot
menu-level-hard = En vanskelig bot
menu-level = Skriv 1 til { $most }, eller trykk Enter for den første boten:
menu-way = Skriv 1 til { $most }, eller trykk Enter for det første valget:
menu-names = Navnene på spillerne, med komma mellom:
menu-not-there = «{ $typed }» er ikke på listen. Skriv et tall fra 1 til { $most }.

## Solving
solving = Løser spillet
solving-distribution = Regner ut hvordan poengene fordeler seg
solved-value = Den beste strategien gir i snitt { $expected } poeng ({ $seconds } s).
solved-spread = Gjennomsnitt { $mean }, standardavvik { $spread }.
solved-percentiles = Persentiler: { $parts }
error-solve-unsolved = Noppa kan ikke løse { $game }. Noppa kan løse { $allowed }.

## Reviews
reviewing = Går gjennom spillet
review-title = { $game }: flaks og dyktighet
review-player = spiller
review-final = sluttsum
review-expected = forventet
review-luck = flaks
review-loss = feil
review-others = andre
review-revision = rettelse
review-each = per valg
review-band = nivå
review-curve = Sannsynlig resultat gjennom spillet
review-exact = Målt i { $unit }. Tallene er nøyaktige.
review-estimate = Målt i { $unit }. Tallene er anslag.
review-moment = { $where }: { $what }. Den turen utgjorde en forskjell på { $change }.
review-round = Runde { $round }
review-dice-differ = Pass på: terningene i spillfilen stemmer ikke med de hemmelige tallene, så du kan ikke stole på flaksen som vises her. { $why }
review-final-dice-only = Du la bare inn de siste terningene, så flaksen i en tur regnes under ett for alle kastene.
unit-points = poeng av den sannsynlige sluttsummen
unit-lead = poeng av den sannsynlige ledelsen over den sterkeste motspilleren
unit-chance = prosentpoeng vinnersjanse
per-cent = { $value } %
band-flawless = feilfri
band-master = mester
band-expert = ekspert
band-skilled = dyktig spiller
band-casual = hobbyspiller
band-beginner = nybegynner

## The coach while playing

## History
history-none = Du har ikke fullført noe spill ennå. Spill ett: noppa play yatzy
history-games = Spill
history-records = Rekorder
history-day = dag
history-game = spill
history-player = spiller
history-score = poeng
history-luck = flaks
history-loss = feil
history-best = beste
history-average = snitt
history-each = I { $game } koster et valg deg i snitt { $each }.
history-each-curve = Kostnad per valg, i hundredeler, spill for spill
history-kinds = Her tapte du poeng

## Practice
learn-how = Gjør det leksjonen sier, eller bare trykk Enter. Skriv q for å slutte.
learn-prompt = ({ $move }):
learn-type = Skriv «{ $move }», eller bare trykk Enter.
learn-allowed = Det går også an, men leksjonen vil vise deg noe annet.
learn-left = Du kan fortsette leksjonen når som helst: noppa learn { $game }
learn-next = Klar for et ordentlig spill? noppa play { $game } --bot easy
practice-welcome = Velg det du ville valgt i et spill, eller q for å slutte.
practice-own = Dette er fra et av spillene dine.
practice-rival =
    { $count ->
        [one] Motspiller
       *[other] Motspiller { $number }
    }
practice-right = Godt valg.
practice-wrong = Det koster { $loss }.
practice-sum = Du fikk { $right } av { $asked } riktige og tapte { $lost }.
ask-practice = Ditt valg:

## Simulations
simulating = Simulerer spill
simulate-progress = { $done } av { $games }, { $rate } per sekund
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spill
   *[other] { $game }, { $edition }: { $games } spill
 }
simulate-rate = på { $seconds } sekunder, { $rate } per sekund
simulate-players = Spillere: { $players }.
simulate-players-random = Spillere: { $players }. De spiller tilfeldig. Velg andre spillere med --players.
simulate-compared = Sammenlignet: { $what }
simulate-stopped = Stoppet etter { $done } av { $games } spill. Resultatene så langt er tatt vare på.
simulate-player = spiller
simulate-wins = seire
simulate-mean = poeng
simulate-deviation = std.avvik
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Den som begynner, vinner { $share } av spillene (95-prosentsintervall { $interval }). Det er { $more } prosentpoeng sammenlignet med en like stor andel.
simulate-length = Et spill tar { $mean } ± { $error } valg. Hver ± er et 95-prosents konfidensintervall.
simulate-distribution = Poeng for { $player }
simulate-everybody = alle
simulate-uses = Brukt i snitt per spiller og spill, i { $games } spill
simulate-variants = { $game }, { $games } spill hver
simulate-variant = regler
simulate-wins-of = { $player }: seire
simulate-mean-of = { $player }: poeng
simulate-first-seat = plass 1
simulate-decisions = valg
simulate-picture = { $game }: poeng i { $games } spill, i prosent

## Games on a server
join-name = Navnet ditt:
join-watching = Du ser på dette spillet. Ctrl-C avslutter.
join-taken = Noen andre spiller allerede på den plassen, så du kan bare se på.
join-waiting-seats = Venter på at { $names } skal bli med.
join-waiting-start = Alle er her. Spillet begynner om et øyeblikk.
join-waiting = Venter på { $names }.
join-reconnecting = Forbindelsen er brutt. Kobler til igjen …
join-left = Plassen er fortsatt din. Kom tilbake med: { $command }
join-help = Skriv ? for denne hjelpen, «rules» for reglene, «undo» for å be de andre om å angre det siste trekket og «quit» for å slutte. Plassen er fortsatt din.
join-undo-asked = Du ba om å få angre det siste trekket.
join-wish-undo = { $name } vil gjerne angre det siste trekket. Trykk u hvis det er greit.
join-wish-stop = { $name } vil gjerne avslutte spillet. Trykk u hvis det er greit.
join-wish-remove = { $name } vil gjerne la en bot ta over for en spiller. Trykk u hvis det er greit.
join-vote-undo = { $name } vil gjerne angre det siste trekket. Greit? [J/n]
join-vote-stop = { $name } vil gjerne avslutte spillet. Greit? [J/n]
join-vote-remove = { $name } vil gjerne la en bot ta over for en spiller. Greit? [J/n]

## Matches
match-title = { $game }: { $games } av { $wanted } spill
match-player = spiller
match-wins = seire
match-ties = uavgjort
match-losses = tap
match-score = resultat
match-points = poeng per spill
match-elo = Elo-forskjellen til { $name } er { $elo } (95-prosentsintervall fra { $low } til { $high }).
match-failed = { $name } taper spill { $number } på walkover. { $why }
match-failures =
    { $count ->
        [one] { $name } tapte ett spill på walkover.
       *[other] { $name } tapte { $count } spill på walkover.
    }
match-open = Ikke avgjort ennå. Log-sannsynlighetsforholdet er { $ratio }; testen stopper ved ±{ $bound }.
match-stronger = Avgjort. { $name } er nærmere { $high } enn { $low } Elo foran (log-sannsynlighetsforhold { $ratio }).
match-not-stronger = Avgjort. { $name } er nærmere { $low } enn { $high } Elo foran (log-sannsynlighetsforhold { $ratio }).

## Doctor
doctor-folder = { $path } er skrivbar.
doctor-folder-not-writable = { $path } er ikke skrivbar ({ $why }). Gjør serverens bruker til eier.
doctor-secret-file = Hemmelighetsfilen { $path } er privat.
doctor-secret-file-missing = Det finnes ingen hemmelighetsfil { $path } ennå. Serveren lager en når den starter.
doctor-secret-file-unreadable = Serveren kan ikke lese hemmelighetsfilen { $path }. Gjør serverens bruker til eier.
doctor-secret-file-open = Andre kan lese hemmelighetsfilen { $path }. Kjør: chmod 600 { $path }
doctor-admin-token = Vertskoden i { $path } er privat.
doctor-admin-token-missing = Det finnes ingen fil { $path } med vertskoden. Lag en, eller fjern innstillingen admin_token_file.
doctor-admin-token-unreadable = Serveren kan ikke lese vertskoden i { $path }. Gjør serverens bruker til eier av filen.
doctor-admin-token-open = Andre kan lese vertskoden. Kjør: chmod 600 { $path }
doctor-disk = { $path } har { $free } MB ledig plass.
doctor-disk-low = { $path } har bare { $free } MB ledig plass. Frigjør plass, eller slett gamle spill: noppa prune --older-than 90d
doctor-disk-full = Disken er nesten full. { $path } har { $free } MB ledig plass, og serveren trenger { $least } MB. Frigjør plass.
doctor-descriptors = Systemet lar en prosess åpne { $most } filer, og det begrenser hvor mange spillere som kan koble til. Sett LimitNOFILE til minst { $wanted }.
doctor-clock = Klokken stemmer med databasen.
doctor-clock-past = Klokken viser { $date }, og det kan ikke stemme. Still den, og slå på tidssynkronisering (timedatectl set-ntp true).
doctor-clock-differs = Klokken avviker med { $seconds } s fra den på { $where }. Slå på tidssynkronisering på begge systemene (timedatectl set-ntp true).
doctor-clock-back = Det nyeste spillet er { $seconds } s frem i tid, så klokken er stilt tilbake. Rett den før du starter serveren.
doctor-database-missing = Det finnes ingen database { $path } ennå. Serveren lager en når den starter.
doctor-database-empty = Databasen er tom. Serveren lager tabellene når den starter.
doctor-database-version = Databasen er oppdatert (versjon { $version }).
doctor-database-older = Databasen har versjon { $found }. Når serveren starter, tar den en sikkerhetskopi og oppgraderer til { $wanted }.
doctor-database-newer = Databasen har versjon { $found }, fra en nyere Noppa, men denne kjenner bare { $wanted }. Installer den nyere Noppa, eller gjenopprett en sikkerhetskopi.
doctor-database-writing = Databasen er skrivbar.
doctor-database-away = Databasen svarer ikke: { $why }. Sjekk at den kjører, og sjekk adressen og passordet.
doctor-redis = Redis svarer.
doctor-redis-away = Redis svarer ikke: { $why }. Sjekk at den kjører, og sjekk adressen.
doctor-server = Serveren kjører og er klar (versjon { $version }).
doctor-server-away = Ingen server svarer på { $url } ({ $why }), så proxyen ble ikke sjekket. Start serveren og kjør dette igjen.
doctor-server-not-ready = Serveren kjører, men er ikke klar: { $why }
doctor-server-older = Serveren kjører fortsatt versjon { $running }, men { $installed } er installert. Start den på nytt.
doctor-no-public-url = Ingen offentlig adresse er satt, så proxyen ble ikke sjekket.
doctor-proxy = Proxyen sender protokollen og adressen til klienten videre slik den skal.
doctor-proxy-away = Får ikke kontakt med { $url }: { $why }. Sjekk navnet, sertifikatet og proxyen.
doctor-proxy-host = Proxyen endrer Host-feltet til «{ $host }». Få den til å sende videre { $wanted }.
doctor-proxy-other = { $url } svarer med status { $status }, men det er ikke Noppa. Sjekk hvor proxyen sender trafikken.
doctor-proxy-scheme = Proxyen forteller ikke serveren at spillerne bruker { $scheme }. Få den til å sette X-Forwarded-Proto.
doctor-proxy-untrusted = Serveren vet ikke at spillerne bruker { $scheme }. Sett trust_proxy = true.
doctor-proxy-pretended = Spillere kan forfalske adressen sin. Få proxyen til å sette X-Forwarded-For selv i stedet for å sende det videre.
doctor-proxy-no-address = Proxyen sender ikke videre adressene til spillerne, så alle teller som én. Få den til å sette X-Forwarded-For.
doctor-proxy-socket = WebSockets kommer ikke gjennom proxyen ({ $why }). Få den til å sende videre feltene Upgrade og Connection.
doctor-proxy-socket-works = WebSockets kommer gjennom proxyen.

## The full screen
full-roll = { $name }: trykk på mellomrom for å kaste.
full-draw = { $name }: trykk på mellomrom for å trekke et kort.
full-enter-dice = { $name }: kast, trykk så Enter og skriv hva terningene viser.
full-choose = { $name }: velg trekket ditt.
full-choose-dice = { $name }: velg terninger med { $keys }, og trykk på mellomrom.
full-choose-both = { $name }: behold terninger med { $keys }, eller velg med piltastene og Enter.
full-choose-place = { $name }: velg med piltastene og Enter.
full-chosen = Enter spiller: { $move }
full-which = Hvilket?
full-no-move = Det går ikke her. M viser alle trekk.
full-pace = { $seconds } s mellom trekkene
full-coach-waits = Treneren kan hjelpe når det er din tur til å velge.

## The full screen: keys in the bottom line
full-key-roll = Kast
full-key-draw = Trekk et kort
full-key-hold = Behold
full-key-reroll = Kast resten
full-key-choose = Velg
full-key-moves = Alle trekk
full-key-tag = Nummer
full-type = Skriv
full-help = Hjelp
full-chances = Sjanser
full-log = Logg
full-leave = Forlat
full-faster = Raskere
full-slower = Saktere
full-see-table = Se bordet
full-leave-noppa = Forlat Noppa
full-search = Hva vil du gjøre?

## The full screen: panels
full-panel-log = Dette har skjedd
full-panel-coach = Treneren
full-panel-chances = Vinnersjanser
full-panel-help = Hjelp
full-help-keys =
    Ctrl+P viser alt du kan gjøre.
    Velg noe og trykk ? for å lese om det.

## The full screen: leaving
full-resume-later = Spillet ditt er lagret. Fortsett det med: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Neste
full-step-back = Tilbake
full-next-mistake = Neste feil
full-previous-mistake = Forrige feil
full-first = Begynnelsen
full-last = Slutten

## The full screen: a map
full-zoom = Zoom inn
full-roll-again = Kast disse på nytt
full-use-twice = Bruk en terning to ganger
full-decide = Behold terningene, eller velg dem du vil kaste på nytt. Det kan du gjøre én gang per spill.
full-tag = Velg en by for { $tag }.

## The full screen: the first screen and others
full-new-game = Nytt spill
full-game = Spill
full-continue = { $others ->
    [0] Fortsett { $game } ({ $day })
   *[other] Fortsett { $game } med { $names } ({ $day })
 }
full-learn = Leksjoner
full-people = Personer ved denne maskinen
full-nobody = Ingen, bare se på
full-bots = Boter
full-level-random = random: gjør et hvilket som helst trekk
full-level-simple = simple: tenker bare på denne turen
full-level-easy = easy: lett
full-level-medium = medium: middels
full-level-hard = hard: gjør alltid det beste trekket den finner
full-start = Start spillet
full-change = Endre
full-names = Navn
full-back = Tilbake
full-reading = Leser spillene dine…
full-panel-answer = Hva hvert valg er verdt
