# Vad som gick fel, och vad som vore rätt. Ett meddelande för varje kod i felträdet;
# ett spels egna koder finns i dess fil.

error-unforeseen = Något gick fel ({ $code }).

## Moves
error-move-unreadable = ”{ $text }” är inget drag i det här spelet.
error-move-illegal = ”{ $move }” går inte att spela nu.
error-move-not-a-move = ”{ $move }” är inget drag; reglerna tar emot drag, inte text.
error-move-game-over = Spelet är slut.
error-move-chance-first = { $asked ->
    [draw] Först vänds ett kort.
   *[roll] Först kastas tärningarna.
 }
error-move-out-of-turn = Det är inte den här platsens tur.

## Chance
error-roll-not-asked = Inga tärningar ska kastas nu.
error-roll-count = { $dice ->
    [one] En tärning kastas, inte { $given }.
   *[other] { $dice } tärningar kastas, inte { $given }.
 }
error-roll-face = En tärning visar 1 till 6, inte { $face }.
error-draw-not-asked = Inget kort ska vändas nu.
error-card-not-in-pile = { $card } finns inte kvar i högen. Kvar: { $allowed }.
error-card-unknown = Det finns inget kort ”{ $card }”. Kort: { $allowed }.
error-real-dice = Tärningarna är riktiga: skriv vad de visar.
error-real-card = Korten är riktiga: skriv vilket som vändes.
error-replay-over = Det inspelade spelet hade inte fler tärningar eller kort än så.
error-replay-differs = Det inspelade spelet har något annat här: { $came }.

## Games, editions, options
error-game-unknown = Det finns inget spel ”{ $game }”. Spel: { $allowed }.
error-edition-unknown = Det finns ingen utgåva ”{ $edition }”. Utgåvor: { $allowed }.
error-option-unknown = Det finns inget tillval ”{ $key }”. Tillval: { $allowed }.
error-option-value = ”{ $key }” kan inte vara { $value }. Tillåtet: { $allowed }.
error-option-form = Skriv ett tillval som NAME=VALUE, inte ”{ $text }”.
error-players = { $least } till { $most } kan spela, inte { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Spelplan
content-deck = Kortlek
content-map = Karta
content-content = Spelplan, kortlek eller karta
error-content-other-game = { $content }: den här är till { $allowed }, inte till { $game }.
error-content-not-plain = { $content }: något i den är inte rena data.
error-content-kind = { $content }: ge den som fil, text eller tabell, inte som { $given }.
error-content-not-a-table = { $content }: { $place } måste vara en tabell med { $allowed }.
error-content-key-unknown = { $content }: { $place } har en okänd nyckel ”{ $key }”. Tillåtet: { $allowed }.
error-content-key-missing = { $content }: { $place } saknar ”{ $key }”.
error-content-no-file = { $content }: filen { $path } går inte att läsa: { $why }.
error-content-not-text = { $content }: filen är inte UTF-8-text (byte { $byte }).
error-content-not-toml = { $content }: det här är inte giltig TOML: { $why }.
error-content-too-long = { $content }: en fil har högst { $most } byte.

## The table
error-table-no-chance = Inget ska kastas eller vändas nu.
error-table-started = Ett spel börjar en gång, med sin första händelse.
error-table-not-over = Spelet är inte slut än.
error-table-ended = Spelet är slut.
error-undo-nothing = Det finns inget att ångra.
error-undo-not-yours = Det senaste valet är någon annans, och den här rundan är inte slut.
error-undo-past-chance = Ett drag går inte att ångra när tärningar eller kort har följt på det.
error-amend-needs-real-dice = Poster kan bara rättas när tärningarna är riktiga.
error-amend-other-kind = Post { $number } är ”{ $was }”; ”{ $text }” kan inte stå där.
error-step-unknown = Det finns ingen post { $number } att ändra. Poster: { $legal }.
error-seat-unknown = Det finns ingen plats { $seat }.
error-bot-unknown = Det finns ingen bot ”{ $bot }”. Botar: { $legal }.

## The coach
error-coach-no-worth = Coachen kan inte { $game } än.
error-worth-not-over = Spelet är inte slut än, så ingen har vunnit det.
error-bot-not-due = Plats { $seat } har inget att välja nu, så dess bot kan inte tillfrågas.
error-advice-not-due = Plats { $seat } har inget att välja nu.
error-review-unfinished = Det här spelet är inte färdigspelat: en genomgång behöver slutet.

## Simulations
error-simulate-games = Antalet spel måste vara ett heltal, minst 1, inte { $games }.
error-simulate-seed = Ett frö är ett heltal, inte { $seed }.
error-simulate-settled = De här reglerna för { $game } är redan bestämda: utgåva och tillval kan inte anges vid sidan av dem.
error-simulate-backend = Det finns inget beräkningssätt ”{ $backend }”. Beräkningssätt: { $allowed }.
error-simulate-workers = Antalet arbetare måste vara ett heltal, minst 1, inte { $workers }.
error-simulate-cluster = Ett kluster har en adress bara för { $allowed }, inte för { $backend }.
error-simulate-no-cluster = Inget { $backend }-kluster svarar på { $cluster }: { $reason }.
error-extra-missing = Det här kräver fler paket: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } spelade ”{ $move }” i spel { $game }, vilket inte är tillåtet där. Tillåtet: { $allowed }.
error-simulate-apart = { $player } spelar bara i kompilerade spel, tillsammans med dessa nivåer: { $allowed }.
error-simulate-actions = { $player } måste svara med { $count } heltal, ett för varje spel, inte med { $kind } av formen { $shape }.
error-simulate-failed = { $player } kraschade i spel { $game }: { $reason }
error-simulate-endless = Spel { $game } är inte slut efter { $decisions } beslut: dessa spelare avslutar det kanske aldrig.
error-simulate-format = Resultat skrivs till filer av de här slagen: { $allowed }; inte { $path }.
error-simulate-write = { $path } går inte att skriva: { $reason }. Resultaten av { $games } spel finns i den.
error-simulate-out-one = Resultat för varje spel skrivs till fil för en uppsättning regler, inte för flera som jämförs.
error-simulate-vary = Det som ska jämföras skrivs NAME=A,B,C, inte ”{ $text }”.
error-simulate-vary-twice = ”{ $key }” varieras två gånger.

## Records
error-record-no-file = { $path } går inte att läsa: { $why }.
error-record-too-long = En spelfil har högst { $most } byte.
error-record-not-text = Den här filen är inte UTF-8-text (byte { $byte }).
error-record-not-json = Den här spelfilen är skadad eller avklippt: rad { $line }, kolumn { $column }.
error-record-not-a-record = Den här filen är ingen spelfil från Noppa.
error-record-format-version = Den här spelfilen har formatversion { $found }; version { $wanted } kan läsas.
error-record-rules-version = Det här spelet spelades med version { $found } av reglerna; här finns version { $wanted }.
error-record-key-unknown = Okänd nyckel ”{ $key }” i spelfilen. Kända: { $allowed }.
error-record-key-missing = Spelfilen saknar ”{ $key }”.
error-record-key-twice = Nyckeln ”{ $key }” står två gånger i spelfilen.
error-record-value = ”{ $key }” i spelfilen måste vara: { $allowed }.
error-record-content-hash = Spelplanen, kortleken eller kartan i spelfilen är inte den som spelet spelades med.
error-event-unreadable = ”{ $text }” är varken tärningar, ett kort eller ett drag.
error-record-event = Händelse { $number } går inte att läsa: ”{ $text }”.
error-event-misfit = Händelse { $number }, ”{ $event }”, passar inte: { $why }
error-state-unreadable = En sparad ställning går inte att läsa: { $wanted } väntades, { $found } hittades.
error-verify-real-dice = Det här spelet spelades med riktiga tärningar: det finns inga frön att kontrollera.
error-verify-commitment = Fröet som visas är inte det som utlovades: { $shown } i stället för { $promised }.
error-verify-differs = Händelse { $number } skiljer sig: spelfilen säger ”{ $event }”, fröna ger ”{ $promised }”.

## Requests of programs
error-engine-too-long = En rad har högst { $most } byte.
error-engine-not-json = Den här raden är inte JSON: ”{ $text }”.
error-engine-not-an-object = En förfrågan är ett JSON-objekt, inte ”{ $text }”.
error-engine-request = Det finns ingen förfrågan ”{ $request }”. Förfrågningar: { $allowed }.
error-engine-key-unknown = ”{ $request }” känner inte till nyckeln ”{ $key }”. Nycklar: { $allowed }.
error-engine-key-missing = ”{ $request }” behöver nyckeln ”{ $key }”.
error-engine-value = I ”{ $request }” måste nyckeln ”{ $key }” vara: { $allowed }.
error-engine-protocol = Här talas protokollversion { $wanted }, inte { $found }.
error-engine-table = Det finns inget bord ”{ $table }”. Bord: { $allowed }.
error-engine-nobody-due = Ingen har något att välja nu.
error-engine-action = Handlingarna är numrerade 0 till { $most }, inte { $action }.
error-engine-position = Den här ställningen kan inte uppstå ({ $why }).
error-engine-position-players = Den här ställningen gäller { $players } spelare, spelet { $wanted }.

## Programs at the table
error-program-no-start = Programmet ”{ $command }” går inte att starta: { $why }.
error-program-hangs = Programmet ”{ $command }” svarade inte inom { $seconds } sekunder.
error-program-ended = Programmet ”{ $command }” avslutades med kod { $exit } i stället för att svara. { $complaint }
error-program-protocol = Programmet ”{ $command }” talar protokollversion { $found }, inte { $wanted }.
error-program-rubbish = Programmet ”{ $command }” skrev något som inte är ett svar: ”{ $text }”.
error-program-gives-up = Programmet ”{ $command }” anmälde ett fel: { $text }.
error-program-no-move = Programmet ”{ $command }” spelade ”{ $move }”, som inte är ett drag i det här spelet.
error-program-illegal = Programmet ”{ $command }” spelade ”{ $move }”, som inte är tillåtet nu.
error-programs-seated = { $seats ->
    [one] Ett program sitter
   *[other] { $seats } program sitter
 } vid det här bordet, och { $programs } angavs med --engine.

## Learners
error-rl-unknown = Det finns ingen miljö ”{ $name }”. Miljöer: { $allowed }.
error-rl-reward = En belöning är något av { $allowed }, inte ”{ $reward }”.
error-rl-illegal = Vad en otillåten handling leder till är något av { $allowed }, inte ”{ $illegal }”.
error-rl-action = Handlingarna är numrerade 0 till { $most }, inte { $action }.
error-rl-envs = En omgång har minst ett spel, inte { $envs }.
error-rl-threads = En omgång spelas av minst en tråd, inte { $threads }.
error-rl-seeds = En omgång tar ett frö för alla sina spel.
error-rl-actions = Det behövs en vektor med { $count } heltal, inte en av { $kind } med formen { $shape }.
error-rl-batch = I spel { $game_number } i omgången är handling { $action } (”{ $move }”) inte tillåten. Tillåtet: { $legal }.
error-rl-no-batch = { $game } spelas inte i omgångar än.
error-rl-no-observation = { $game } har inga observationer för program som lär sig.
error-native-missing = Noppas kompilerade kärna kunde inte laddas från { $path }: { $reason }. Installera Noppa igen.
error-native-refused = Noppas kompilerade kärna avvisade ett anrop av { $function }: { $problem }.
