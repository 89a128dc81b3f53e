# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Något gick fel ({ $code }).

## Moves
error-move-unreadable = ”{ $text }” är inget drag i det här spelet.
error-move-illegal = Du kan inte spela ”{ $move }” nu.
error-move-not-a-move = ”{ $move }” är inget dragobjekt. Gör ett av text med rules.parse().
error-move-game-over = Spelet är slut.
error-move-chance-first =
    { $asked ->
        [draw] Dra ett kort först.
       *[roll] Kasta tärningarna först.
    }
error-move-out-of-turn = Det är inte den här spelarens tur.

## Chance
error-roll-not-asked = Det finns inget att kasta nu.
error-roll-count =
    { $dice ->
        [one] I det här kastet används en tärning, inte { $given }.
       *[other] I det här kastet används { $dice } tärningar, inte { $given }.
    }
error-roll-face = En tärning visar 1 till 6, inte { $face }.
error-draw-not-asked = Det finns inget kort att dra nu.
error-card-not-in-pile = { $card } finns inte kvar i högen. De här korten finns kvar: { $allowed }.
error-card-unknown = Det finns inget kort ”{ $card }”. Kort: { $allowed }.
error-real-dice = Du spelar med riktiga tärningar. Skriv vad de visar.
error-real-card = Du spelar med riktiga kort. Skriv vilket kort du drog.
error-replay-over = Det sparade spelet har inga fler kast eller kort.
error-replay-differs = Det sparade spelet har något annat här: { $came }.

## Games, editions, options
error-game-unknown = Det finns inget spel ”{ $game }”. Spel: { $allowed }.
error-edition-unknown = Det finns ingen utgåva ”{ $edition }”. Utgåvor: { $allowed }.
error-first-unknown = Ingen här heter ”{ $name }”. Den som börjar kan vara: { $allowed }.
error-option-unknown = Det finns inget tillval ”{ $key }”. Tillval: { $allowed }.
error-option-value = ”{ $key }” kan inte vara { $value }. Tillåtet: { $allowed }.
error-option-form = Skriv ett tillval som NAME=VALUE, inte ”{ $text }”.
error-players = Det här spelet är för { $least } till { $most } spelare, inte { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Spelplan
content-deck = Kortlek
content-map = Karta
content-content = Spelplan, kortlek eller karta
error-content-other-game = { $content }: filen är till { $allowed }, inte till { $game }.
error-content-not-plain = { $content }: använd bara enkla data (text, tal, listor och tabeller).
error-content-kind = { $content }: ange en sökväg, TOML-text eller en tabell, inte { $given }.
error-content-not-a-table = { $content }: { $place } måste vara en tabell med { $allowed }.
error-content-key-unknown = { $content }: { $place } har en okänd nyckel ”{ $key }”. Tillåtet: { $allowed }.
error-content-key-missing = { $content }: { $place } saknar nyckeln ”{ $key }”.
error-content-no-file = { $content }: filen { $path } går inte att läsa ({ $why }).
error-content-not-text = { $content }: filen är inte UTF-8-text (byte { $byte }).
error-content-not-toml = { $content }: filen är inte giltig TOML ({ $why }).
error-content-line-too-long = { $content }: rad { $line } är längre än { $most } tecken.
error-content-too-deep =
    { $content }: { $line ->
        [0] parenteserna är nästlade i mer än { $most } nivåer.
       *[other] en nyckel på rad { $line } har fler än { $most } delar.
    }
error-content-too-costly = { $content }: ett spel skulle kräva mer än { $most } kast, kort och drag. Gör det kortare.
error-content-too-long = { $content }: filen är för stor. Den får ha högst { $most } byte.

## The table
error-table-no-chance = Det finns inget att kasta eller dra nu.
error-table-started = Spelet har redan börjat.
error-table-not-over = Spelet är inte slut än.
error-table-ended = Spelet är slut.
error-undo-nothing = Det finns inget att ångra.
error-undo-not-yours = Det senaste draget var någon annans, och rundan är inte slut än.
error-undo-past-chance = Du kan inte ångra ett drag efter nästa kast eller kort.
error-amend-needs-real-dice = Du kan bara rätta poster när du spelar med riktiga tärningar.
error-amend-other-kind = Post { $number } är ”{ $was }”. Du kan inte ändra den till ”{ $text }”.
error-step-unknown = Det finns ingen post { $number } att ändra. Poster: { $legal }.
error-seat-unknown = Det finns ingen plats { $seat }.
error-bot-unknown = Det finns ingen bot ”{ $bot }”. Botar: { $legal }.

## The coach
error-coach-no-worth = Coachen kan inte { $game } än.
error-worth-not-over = Spelet är inte slut än, så ingen har vunnit.
error-bot-not-due = Plats { $seat } har inget att välja nu, så boten där har inget drag att ge.
error-advice-not-due = Plats { $seat } har inget att välja nu.
error-review-unfinished = Spelet är inte färdigspelat. Spela klart det för att få en genomgång.

## Simulations
error-simulate-games = Antalet spel måste vara ett heltal, minst 1, inte { $games }.
error-simulate-seed = Startvärdet måste vara ett heltal, inte { $seed }.
error-simulate-settled = De här reglerna för { $game } har redan sina tillval. Ange ingen utgåva och inga tillval till dem.
error-simulate-backend = Det finns inget beräkningssätt ”{ $backend }”. Beräkningssätt: { $allowed }.
error-simulate-workers = Antalet arbetsprocesser måste vara ett heltal, minst 1, inte { $workers }.
error-simulate-cluster = Du kan bara ange en klusteradress för { $allowed }, inte för { $backend }.
error-simulate-no-cluster = Inget { $backend }-kluster går att nå på { $cluster }: { $reason }.
error-extra-missing = Det här kräver fler paket: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } spelade det otillåtna draget ”{ $move }” i spel { $game }. Tillåtet: { $allowed }.
error-simulate-apart = { $player } spelar bara i kompilerade spel, med spelare på de här nivåerna: { $allowed }.
error-simulate-actions = { $player } måste svara med { $count } heltal, ett för varje spel, inte med { $kind } av formen { $shape }.
error-simulate-failed = { $player } kraschade i spel { $game }: { $reason }
error-simulate-endless = Spel { $game } är inte slut efter { $decisions } val. De här spelarna kanske aldrig avslutar det.
error-simulate-format = Det går inte att spara resultat i { $path }. Använd en fil av något av de här slagen: { $allowed }.
error-simulate-write = Det går inte att skriva { $path }: { $why }. Filen har resultaten av { $games } spel hittills.
error-simulate-out-one = Du kan bara spara varje spels resultat när du simulerar en uppsättning regler, inte när du jämför flera.
error-simulate-vary = Skriv det som ska jämföras som NAME=A,B,C, inte ”{ $text }”.
error-simulate-vary-twice = Du har angett ”{ $key }” två gånger. Sätt alla värden i en lista.

## Records
error-record-no-file = { $path } går inte att läsa: { $why }.
error-save-exists = { $path } finns redan och kan vara ett annat spel. Fortsätt det med --resume, ersätt det med --overwrite, eller välj ett annat namn.
error-save-taken = { $path } finns redan. Välj ett annat namn.
error-file-not-written = Det går inte att skriva { $path }: { $why }.
error-record-too-long = Filen är för stor. En spelfil får ha högst { $most } byte.
error-record-not-text = Den här filen är inte UTF-8-text (byte { $byte }).
error-record-not-json = Spelfilen är skadad eller ofullständig (rad { $line }, kolumn { $column }).
error-record-not-a-record = Den här filen är ingen spelfil från Noppa.
error-record-format-version = Spelfilen har formatversion { $found }. Den här Noppa läser version { $wanted }.
error-record-rules-version = Spelet spelades med version { $found } av reglerna. Den här Noppa har version { $wanted }.
error-record-key-unknown = Spelfilen har en okänd nyckel ”{ $key }”. Kända nycklar: { $allowed }.
error-record-key-missing = Spelfilen saknar nyckeln ”{ $key }”.
error-record-key-twice = Spelfilen har nyckeln ”{ $key }” två gånger.
error-record-value = Spelfilen har fel värde för ”{ $key }”. Tillåtet: { $allowed }.
error-record-not-over = Spelet i spelfilen är inte färdigspelat.
error-record-content-hash = Spelplanen, kortleken eller kartan i spelfilen är inte den som spelet spelades med.
error-event-unreadable = ”{ $text }” är varken ett kast, ett kort eller ett drag.
error-record-event = Post { $number } går inte att läsa: ”{ $text }”.
error-event-misfit = Post { $number }, ”{ $event }”, passar inte i spelet. { $why }
error-state-unreadable = Ett sparat läge går inte att läsa: förväntade { $wanted }, hittade { $found }.
error-verify-real-dice = Spelet spelades med riktiga tärningar, så det finns inga kast att kontrollera.
error-verify-commitment = Det hemliga talet är inte det som utlovades före spelet. Det ger { $shown } i stället för { $promised }.
error-verify-differs = Post { $number } stämmer inte. Spelfilen säger ”{ $event }”, men de hemliga talen ger ”{ $promised }”.

## Requests of programs
error-engine-too-long = Raden är för lång. Gränsen är { $most } byte.
error-engine-not-json = Den här raden är inte JSON: ”{ $text }”.
error-engine-not-an-object = En förfrågan måste vara ett JSON-objekt, inte ”{ $text }”.
error-engine-request = Det finns ingen förfrågan ”{ $request }”. Förfrågningar: { $allowed }.
error-engine-key-unknown = Förfrågan ”{ $request }” har ingen nyckel ”{ $key }”. Nycklar: { $allowed }.
error-engine-key-missing = Förfrågan ”{ $request }” behöver nyckeln ”{ $key }”.
error-engine-value = Förfrågan ”{ $request }” har fel värde för ”{ $key }”. Tillåtna typer: { $allowed }.
error-engine-protocol = Här används protokollversion { $wanted }, inte { $found }.
error-engine-table = Det finns inget bord ”{ $table }”. Bord: { $allowed }.
error-engine-nobody-due = Ingen har något att välja nu.
error-engine-action = Handlingarna är numrerade från 0 till { $most }; { $action } är inte en av dem.
error-engine-record = Spelet har ingen spelfil eftersom det fortsatte från ett angivet läge.
error-engine-names = Spelfilen behöver { $wanted } namn, inte { $given }.
error-engine-number = ”{ $key }” måste vara mellan { $least } och { $most }, inte { $given }.
error-engine-position = Det här läget är omöjligt i spelet ({ $why }).
error-engine-position-players = Det här läget har { $players } spelare, men spelet har { $wanted }.

## Lessons
error-lesson-unknown = Det finns ingen lektion för ”{ $game }”. Lektioner: { $allowed }.

## Programs at the table
error-program-no-start = Programmet ”{ $command }” går inte att starta: { $why }.
error-program-hangs =
    { $seconds ->
        [one] Programmet ”{ $command }” svarade inte inom { $seconds } sekund.
       *[other] Programmet ”{ $command }” svarade inte inom { $seconds } sekunder.
    }
error-program-ended = Programmet ”{ $command }” avslutades med kod { $exit } i stället för att svara. { $complaint }
error-program-protocol = Programmet ”{ $command }” använder protokollversion { $found }, inte { $wanted }.
error-program-rubbish = Programmet ”{ $command }” skickade ett ogiltigt svar: ”{ $text }”.
error-program-gives-up = Programmet ”{ $command }” rapporterade ett fel: { $text }.
error-program-no-move = Programmet ”{ $command }” spelade ”{ $move }”, som inte är ett drag i det här spelet.
error-program-illegal = Programmet ”{ $command }” spelade ”{ $move }”, som inte är tillåtet nu.
error-programs-seated =
    { $seats ->
        [one] Det här spelet har plats för ett program,
       *[other] Det här spelet har plats för { $seats } program,
    } men du angav { $programs } med --engine.

## Games on a server
error-join-link = ”{ $text }” är ingen länk till ett spel. En länk ser ut så här: https://dice.example.org/#join=…
error-join-no-server = { $url } svarar inte: { $why }.
error-join-not-noppa = Det finns ingen Noppa-server på den adressen (status { $status }).
error-join-no-coach = Det finns ingen coach i spel på en server. Du kan gå igenom spelet när det är slut.
error-join-own-content = Det här spelet har en egen spelplan, kortlek eller karta. Öppna länken i en webbläsare för att spela det.
error-join-lost = Anslutningen till { $url } bröts.
error-practice-daily = Dagens kluring är samma för alla, så --daily går inte ihop med { $option }.
error-play-resume = --resume fortsätter spelet i filen som det är och går därför inte ihop med { $option }.

## Matches
error-match-games = En match kräver ett jämnt antal spel, minst 2, inte { $games }.
error-match-sprt = Stoppregeln tar två Elo-skillnader, den mindre först, till exempel --sprt 0,10, inte ”{ $text }”.

## Learners
error-rl-unknown = Det finns ingen miljö ”{ $name }”. Miljöer: { $allowed }.
error-rl-reward = Belöningen måste vara något av { $allowed }, inte ”{ $reward }”.
error-rl-illegal = Inställningen för otillåtna handlingar måste vara något av { $allowed }, inte ”{ $illegal }”.
error-rl-action = Handlingarna är numrerade från 0 till { $most }; { $action } är inte en av dem.
error-rl-envs = En omgång behöver minst ett spel, inte { $envs }.
error-rl-threads = En omgång behöver minst en tråd, inte { $threads }.
error-rl-seeds = Ange ett startvärde för hela omgången.
error-rl-actions = Ange en vektor med { $count } heltal, inte en av { $kind } med formen { $shape }.
error-rl-batch = Handling { $action } (”{ $move }”) är inte tillåten i spel { $game_number } i omgången. Tillåtet: { $legal }.
error-rl-no-batch = { $game } går inte att spela i omgångar än.
error-rl-no-observation = { $game } har inga observationer för program som lär sig.
error-native-missing = Noppas kompilerade kärna kunde inte laddas från { $path }: { $reason }. Installera Noppa igen.
error-native-refused = Noppas kompilerade kärna avvisade ett anrop av { $function }: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = filen finns inte
why-not-permitted = du har inte behörighet
why-is-a-folder = det är en mapp
why-not-a-folder = en del av sökvägen är ingen mapp
why-already-there = det finns redan
why-disk-full = disken är full
why-read-only = disken är skrivskyddad
why-address-in-use = ett annat program använder den
why-no-such-address = datorn har inte den adressen
why-connection-refused = inget svarar där
error-not-a-backup = Det här är ingen fil med spel som sparats från en enhet.
