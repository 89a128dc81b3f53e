# The terminal.

## Lists
players-range = { $least }–{ $most } spelare
list-editions = utgåvor
list-edition = utgåva
list-own-edition = din
default-is = förval { $value }

## Languages
told-no-language = Noppa talar inte ”{ $language }” än, så du ser engelska. Noppa talar { $allowed }.
told-edition-own = Du spelar utgåvan { $edition }, som i regelhäftet på ditt språk. Välj en annan med --edition.
languages-complete = fullständigt
languages-missing = { $count ->
    [one] { $count } meddelande saknas
   *[other] { $count } meddelanden saknas
 }
languages-broken = { $file }, rad { $line }: meddelandet går inte att läsa, så det visas på engelska.
languages-odd = { $message }: engelskan har inget meddelande med det namnet.
error-languages-no-folder = Det finns ingen mapp { $path }. Ange en mapp med meddelandefiler.

## Who sits where
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: tryck Enter för att kasta.
ask-draw = { $name }: tryck Enter för att dra ett kort.
ask-move = { $name }: skriv ditt drag, eller ? för hjälp.
ask-dice = { $name }: { $dice ->
    [one] vad visar tärningen?
   *[other] vad visar de { $dice } tärningarna?
 }
ask-final-dice = { $name }: kasta, och skriv sedan de { $dice } tärningar du stannade på.
ask-card = { $name }: vilket kort kom upp?
ask-save = Spara spelet som { $path }? [J/n]
ask-hand-over = { $name }, det är din tur. Tryck Enter när ingen annan tittar.
ask-resume-or-new = Ange ett spel eller använd --resume FILE, inte båda. Filen säger redan vilket spel det är.
ask-go-on = Tryck Enter för att fortsätta, eller q för att sluta.
ask-which-game = Vilket spel vill du spela? Skriv { $games }, eller använd --resume FILE.
typed-roll = kasta
typed-no = nej
typed-yes = ja

## What happened
event-roll = { $name } kastade { $dice }.
event-draw = { $name } drog { $card }.
event-move = { $name }: { $move }.
event-start = Spelet börjar.
event-first = { $name } börjar.
event-undo = Allt från och med post { $number } ångrades.
event-amend = Post { $number } rättades till ”{ $text }”.
event-seat-bot = { $name } ersätts nu av boten ”{ $bot }”.
event-seat-person = { $name } spelar igen.
event-end-over = Spelet är slut.
event-end-stopped = Spelarna avslutade spelet i förtid.
hint-moves = Du kan skriva { $moves }.
told-undone = Ångrat.
told-fixed = Post { $number } är rättad.
told-misfit = Post { $number } är rättad, men nu passar post { $misfit } (”{ $step }”) inte längre. { $why } Fortsätt därifrån.
told-saved = Sparat i { $path }
told-not-saved = Det gick inte att spara i { $path }: { $why }.
told-solo =
    { $points ->
        [one] Spelet är slut. Du fick { $points } poäng.
       *[other] Spelet är slut. Du fick { $points } poäng.
    }
told-won =
    { $count ->
        [one] { $names } vann med { $points } poäng.
       *[other] { $names } delar segern med { $points } poäng var.
    }
told-stand-in = { $why } { $name } ersätts av boten ”{ $bot }”.
told-verified =
    { $count ->
        [one] Det enda kastet eller kortet i spelet stämmer.
       *[other] Alla { $count } kast och kort stämmer.
    }
told-unfinished = Det här spelet är inte färdigspelat än.
told-commitment = Utlovat före spelet: { $commitment }

## Help
help-commands =
    Skriv ? för den här hjälpen, ”rules” för reglerna, ”undo” för att ångra ett drag, ”save FILE” för att spara
    spelet och ”quit” för att sluta.
help-real =
    Skriv ? för den här hjälpen, ”rules” för reglerna, ”undo” för att ångra den senaste posten, ”fix” för att rätta
    en äldre, ”save FILE” för att spara spelet och ”quit” för att sluta.
help-fix = För att rätta en post skriver du ”fix”, dess nummer och vad det skulle ha varit.

## Typing errors
error-typed-no-dice = Skriv tärningarna som siffror från 1 till 6, inte ”{ $text }”.
error-typed-ambiguous = ”{ $text }” kan betyda { $like }. Skriv lite mer.
error-typed-unknown = Du kan inte spela ”{ $text }” nu. Tryck Enter för att se dina drag, eller skriv ? för hjälp.
error-typed-close = Du kan inte spela ”{ $text }” nu. Menade du { $like }?
error-typed-enter = ”{ $text }” betyder inget här. Tryck bara Enter.

## Menu
menu-title = Vilket spel vill du spela?
menu-game = Skriv 1 till { $most }, eller tryck Enter för det första spelet:
menu-way-bot = Mot en bot
menu-way-alone = Ensam, för att slå ditt eget rekord
menu-way-friends = Med vänner, på den här enheten
menu-way-real = Med riktiga tärningar, medan Noppa för protokollet
menu-level-easy = En lätt bot
menu-level-medium = En medelsvår bot
menu-level-hard = En svår bot
menu-level = Skriv 1 till { $most }, eller tryck Enter för den första boten:
menu-way = Skriv 1 till { $most }, eller tryck Enter för det första valet:
menu-names = Spelarnas namn, med komman emellan:
menu-not-there = ”{ $typed }” finns inte i listan. Skriv ett tal från 1 till { $most }.

## Solving
solving = Löser spelet
solving-distribution = Räknar ut hur poängen fördelar sig
solved-value = Den bästa strategin ger i snitt { $expected } poäng ({ $seconds } s).
solved-spread = Medelvärde { $mean }, standardavvikelse { $spread }.
solved-percentiles = Percentiler: { $parts }
error-solve-unsolved = Noppa kan inte lösa { $game }. Noppa kan lösa { $allowed }.

## Reviews
reviewing = Går igenom spelet
review-title = { $game }: tur och skicklighet
review-player = spelare
review-final = slutpoäng
review-expected = förväntat
review-luck = tur
review-loss = misstag
review-others = andra
review-revision = rättelse
review-each = per val
review-band = nivå
review-curve = Troligt resultat under spelets gång
review-exact = Mätt i { $unit }. Siffrorna är exakta.
review-estimate = Mätt i { $unit }. Siffrorna är uppskattningar.
review-moment = { $where }: { $what }. Den turen gjorde en skillnad på { $change }.
review-round = Runda { $round }
review-dice-differ = Se upp: tärningarna i spelfilen stämmer inte med dess hemliga tal, så du kan inte lita på turen som visas här. { $why }
review-final-dice-only = Du matade bara in de sista tärningarna, så tur och otur i alla kast under samma tur räknas ihop.
unit-points = poäng av den troliga slutpoängen
unit-lead = poäng av den troliga ledningen över den starkaste motståndaren
unit-chance = procentenheter vinstchans
per-cent = { $value } %
band-flawless = felfri
band-master = mästare
band-expert = expert
band-skilled = skicklig spelare
band-casual = hobbyspelare
band-beginner = nybörjare

## The coach while playing

## History
history-none = Du har inte spelat klart något spel än. Spela ett: noppa play yatzy
history-games = Spel
history-records = Rekord
history-day = dag
history-game = spel
history-player = spelare
history-score = poäng
history-luck = tur
history-loss = misstag
history-best = bäst
history-average = medel
history-each = I { $game } kostar ett val dig i snitt { $each }.
history-each-curve = Kostnad per val, i hundradelar, spel för spel
history-kinds = Där du förlorade poäng

## Practice
learn-how = Gör som lektionen säger, eller tryck bara Enter. Skriv q för att sluta.
learn-prompt = ({ $move }):
learn-type = Skriv ”{ $move }”, eller tryck bara Enter.
learn-allowed = Det går också, men lektionen vill visa något annat.
learn-left = Du kan fortsätta lektionen när som helst: noppa learn { $game }
learn-next = Redo för ett riktigt spel? noppa play { $game } --bot easy
practice-welcome = Välj som du skulle göra i ett spel, eller q för att sluta.
practice-own = Det här är från ett av dina spel.
practice-rival =
    { $count ->
        [one] Motståndare
       *[other] Motståndare { $number }
    }
practice-right = Bra val.
practice-wrong = Det kostar { $loss }.
practice-sum = Du fick { $right } av { $asked } rätt och förlorade { $lost }.
ask-practice = Ditt val:

## Simulations
simulating = Simulerar spel
simulate-progress = { $done } av { $games }, { $rate } per sekund
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spel
   *[other] { $game }, { $edition }: { $games } spel
 }
simulate-rate = på { $seconds } sekunder, { $rate } per sekund
simulate-players = Spelare: { $players }.
simulate-players-random = Spelare: { $players }. De spelar på måfå. Välj andra spelare med --players.
simulate-compared = Jämfört: { $what }
simulate-stopped = Avbrutet efter { $done } av { $games } spel. Resultaten hittills finns kvar.
simulate-player = spelare
simulate-wins = vinster
simulate-mean = poäng
simulate-deviation = std.avv.
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Den som börjar vinner { $share } av spelen (95-procentsintervall { $interval }). Det är { $more } procentenheter jämfört med en lika stor andel.
simulate-length = Ett spel tar { $mean } ± { $error } val. Varje ± är ett 95-procentigt konfidensintervall.
simulate-distribution = Poäng för { $player }
simulate-everybody = alla
simulate-uses = Användningar i snitt per spelare och spel, i { $games } spel
simulate-variants = { $game }, { $games } spel vardera
simulate-variant = regler
simulate-wins-of = { $player }: vinster
simulate-mean-of = { $player }: poäng
simulate-first-seat = plats 1
simulate-decisions = val
simulate-picture = { $game }: poäng i { $games } spel, i procent

## Games on a server
join-name = Ditt namn:
join-watching = Du tittar på det här spelet. Ctrl-C avslutar.
join-taken = Någon annan spelar redan på den platsen, så du kan bara titta på.
join-waiting-seats = Väntar på att { $names } ska gå med.
join-waiting-start = Alla är här. Spelet börjar strax.
join-waiting = Väntar på { $names }.
join-reconnecting = Anslutningen bröts. Ansluter igen …
join-left = Platsen är fortfarande din. Kom tillbaka med: { $command }
join-help = Skriv ? för den här hjälpen, ”rules” för reglerna, ”undo” för att be de andra ångra det senaste draget och ”quit” för att sluta. Platsen är fortfarande din.
join-undo-asked = Du bad om att få ångra det senaste draget.
join-wish-undo = { $name } vill ångra det senaste draget. Tryck u om det är okej.
join-wish-stop = { $name } vill avsluta spelet. Tryck u om det är okej.
join-wish-remove = { $name } vill låta en bot ta över för en spelare. Tryck u om det är okej.
join-vote-undo = { $name } vill ångra det senaste draget. Okej? [J/n]
join-vote-stop = { $name } vill avsluta spelet. Okej? [J/n]
join-vote-remove = { $name } vill låta en bot ta över för en spelare. Okej? [J/n]

## Matches
match-title = { $game }: { $games } av { $wanted } spel
match-player = spelare
match-wins = vinster
match-ties = oavgjorda
match-losses = förluster
match-score = resultat
match-points = poäng per spel
match-elo = Elo-skillnaden för { $name } är { $elo } (95-procentsintervall från { $low } till { $high }).
match-failed = { $name } förlorar spel { $number } på walkover. { $why }
match-failures =
    { $count ->
        [one] { $name } förlorade ett spel på walkover.
       *[other] { $name } förlorade { $count } spel på walkover.
    }
match-open = Inte avgjort än. Log-sannolikhetskvoten är { $ratio }; testet slutar vid ±{ $bound }.
match-stronger = Avgjort. { $name } ligger närmare { $high } än { $low } Elo före (log-sannolikhetskvot { $ratio }).
match-not-stronger = Avgjort. { $name } ligger närmare { $low } än { $high } Elo före (log-sannolikhetskvot { $ratio }).

## Doctor
doctor-folder = { $path } är skrivbar.
doctor-folder-not-writable = { $path } är inte skrivbar ({ $why }). Gör serverns användare till ägare.
doctor-secret-file = Hemlighetsfilen { $path } är privat.
doctor-secret-file-missing = Det finns ingen hemlighetsfil { $path } än. Servern skapar en när den startar.
doctor-secret-file-unreadable = Servern kan inte läsa hemlighetsfilen { $path }. Gör serverns användare till ägare.
doctor-secret-file-open = Andra kan läsa hemlighetsfilen { $path }. Kör: chmod 600 { $path }
doctor-admin-token = Värdkoden i { $path } är privat.
doctor-admin-token-missing = Det finns ingen fil { $path } med värdkoden. Skapa en, eller ta bort inställningen admin_token_file.
doctor-admin-token-unreadable = Servern kan inte läsa värdkoden i { $path }. Gör serverns användare till filens ägare.
doctor-admin-token-open = Andra kan läsa värdkoden. Kör: chmod 600 { $path }
doctor-disk = { $path } har { $free } MB ledigt utrymme.
doctor-disk-low = { $path } har bara { $free } MB ledigt utrymme. Frigör utrymme, eller radera gamla spel: noppa prune --older-than 90d
doctor-disk-full = Disken är nästan full. { $path } har { $free } MB ledigt utrymme, och servern behöver { $least } MB. Frigör utrymme.
doctor-descriptors = Systemet låter en process öppna { $most } filer, vilket begränsar hur många spelare som kan ansluta. Sätt LimitNOFILE till minst { $wanted }.
doctor-clock = Klockan stämmer med databasen.
doctor-clock-past = Klockan visar { $date }, och det kan inte stämma. Ställ den rätt och slå på tidssynkronisering (timedatectl set-ntp true).
doctor-clock-differs = Klockan skiljer sig med { $seconds } s från den på { $where }. Slå på tidssynkronisering på båda systemen (timedatectl set-ntp true).
doctor-clock-back = Det nyaste spelet ligger { $seconds } s in i framtiden, så klockan har ställts tillbaka. Rätta den innan du startar servern.
doctor-database-missing = Det finns ingen databas { $path } än. Servern skapar en när den startar.
doctor-database-empty = Databasen är tom. Servern skapar sina tabeller när den startar.
doctor-database-version = Databasen är aktuell (version { $version }).
doctor-database-older = Databasen har version { $found }. När servern startar gör den en säkerhetskopia och uppgraderar till { $wanted }.
doctor-database-newer = Databasen har version { $found }, från en nyare Noppa, men den här känner bara till { $wanted }. Installera den nyare Noppa, eller återställ en säkerhetskopia.
doctor-database-writing = Databasen är skrivbar.
doctor-database-away = Databasen svarar inte: { $why }. Kontrollera att den är i gång, och kontrollera adressen och lösenordet.
doctor-redis = Redis svarar.
doctor-redis-away = Redis svarar inte: { $why }. Kontrollera att den är i gång, och kontrollera adressen.
doctor-server = Servern är i gång och redo (version { $version }).
doctor-server-away = Ingen server svarar på { $url } ({ $why }), så proxyn kontrollerades inte. Starta servern och kör det här igen.
doctor-server-not-ready = Servern är i gång men inte redo: { $why }
doctor-server-older = Servern kör fortfarande version { $running }, men { $installed } är installerad. Starta om den.
doctor-no-public-url = Ingen offentlig adress är angiven, så proxyn kontrollerades inte.
doctor-proxy = Proxyn skickar vidare protokollet och klientens adress som den ska.
doctor-proxy-away = { $url } går inte att nå: { $why }. Kontrollera namnet, certifikatet och proxyn.
doctor-proxy-host = Proxyn ändrar Host-huvudet till ”{ $host }”. Låt den skicka vidare { $wanted }.
doctor-proxy-other = { $url } svarar med status { $status }, men det är inte Noppa. Kontrollera vart proxyn skickar trafiken.
doctor-proxy-scheme = Proxyn berättar inte för servern att spelarna använder { $scheme }. Låt den sätta X-Forwarded-Proto.
doctor-proxy-untrusted = Servern vet inte att spelarna använder { $scheme }. Sätt trust_proxy = true.
doctor-proxy-pretended = Spelare kan förfalska sin adress. Låt proxyn själv sätta X-Forwarded-For i stället för att skicka det vidare.
doctor-proxy-no-address = Proxyn skickar inte vidare spelarnas adresser, så alla räknas som en. Låt den sätta X-Forwarded-For.
doctor-proxy-socket = WebSockets kommer inte genom proxyn ({ $why }). Låt den skicka vidare huvudena Upgrade och Connection.
doctor-proxy-socket-works = WebSockets kommer genom proxyn.

## The full screen
full-roll = { $name }: tryck på mellanslag för att kasta.
full-draw = { $name }: tryck på mellanslag för att dra ett kort.
full-enter-dice = { $name }: kasta, tryck sedan Enter och skriv vad tärningarna visar.
full-choose = { $name }: välj ditt drag.
full-choose-dice = { $name }: välj tärningar med { $keys } och tryck på mellanslag.
full-choose-both = { $name }: spara tärningar med { $keys }, eller välj med piltangenterna och Enter.
full-choose-place = { $name }: välj med piltangenterna och Enter.
full-chosen = Enter spelar: { $move }
full-which = Vilket?
full-no-move = Det går inte här. M listar alla drag.
full-pace = { $seconds } s mellan dragen
full-coach-waits = Coachen kan hjälpa till när det är din tur att välja.

## The full screen: keys in the bottom line
full-key-roll = Kasta
full-key-draw = Dra ett kort
full-key-hold = Spara
full-key-reroll = Kasta resten
full-key-choose = Välj
full-key-moves = Alla drag
full-key-tag = Nummer
full-type = Skriv
full-help = Hjälp
full-chances = Chanser
full-log = Logg
full-leave = Lämna
full-faster = Snabbare
full-slower = Långsammare
full-see-table = Se bordet
full-leave-noppa = Lämna Noppa
full-search = Vad vill du göra?

## The full screen: panels
full-panel-log = Vad som hänt
full-panel-coach = Coachen
full-panel-chances = Vinstchanser
full-panel-help = Hjälp
full-help-keys =
    Ctrl+P listar allt du kan göra.
    Välj något och tryck ? för att läsa om det.

## The full screen: leaving
full-resume-later = Ditt spel är sparat. Fortsätt det med: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Nästa
full-step-back = Bakåt
full-next-mistake = Nästa misstag
full-previous-mistake = Föregående misstag
full-first = Början
full-last = Slutet

## The full screen: a map
full-zoom = Zooma
full-roll-again = Kasta om de här
full-use-twice = Använd en tärning två gånger
full-decide = Behåll tärningarna, eller välj dem du vill kasta om. Det får du göra en gång per spel.
full-tag = Välj en stad för { $tag }.

## The full screen: the first screen and others
full-new-game = Nytt spel
full-game = Spel
full-continue = { $others ->
    [0] Fortsätt { $game } ({ $day })
   *[other] Fortsätt { $game } med { $names } ({ $day })
 }
full-learn = Lektioner
full-people = Personer vid den här datorn
full-nobody = Ingen, bara titta
full-bots = Botar
full-level-random = random: gör vilket drag som helst
full-level-simple = simple: tänker bara på den här turen
full-level-easy = easy: lätt
full-level-medium = medium: medelsvår
full-level-hard = hard: gör alltid det bästa drag den kan hitta
full-start = Starta spelet
full-change = Ändra
full-names = Namn
full-back = Tillbaka
full-reading = Läser dina spel…
full-panel-answer = Vad varje val är värt
