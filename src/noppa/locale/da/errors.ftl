# Hvad der gik galt, og hvad der ville være rigtigt. Én besked for hver kode i fejltræet;
# et spils egne koder står i dets fil.

error-unforeseen = Noget gik galt ({ $code }).

## Moves
error-move-unreadable = “{ $text }” er ikke et træk i dette spil.
error-move-illegal = “{ $move }” kan ikke spilles nu.
error-move-not-a-move = “{ $move }” er ikke et træk; reglerne tager imod træk, ikke tekst.
error-move-game-over = Spillet er forbi.
error-move-chance-first = { $asked ->
    [draw] Først vendes et kort.
   *[roll] Først kastes terningerne.
 }
error-move-out-of-turn = Det er ikke denne plads’ tur.

## Chance
error-roll-not-asked = Der skal ikke kastes terninger nu.
error-roll-count = { $dice ->
    [one] Der kastes én terning, ikke { $given }.
   *[other] Der kastes { $dice } terninger, ikke { $given }.
 }
error-roll-face = En terning viser 1 til 6, ikke { $face }.
error-draw-not-asked = Der skal ikke vendes et kort nu.
error-card-not-in-pile = { $card } er ikke længere i bunken. Tilbage: { $allowed }.
error-card-unknown = Der er ikke noget kort “{ $card }”. Kort: { $allowed }.
error-real-dice = Terningerne er rigtige: skriv, hvad de viser.
error-real-card = Kortene er rigtige: skriv, hvad der blev vendt.
error-replay-over = Det gemte spil havde ikke flere terninger eller kort end det.
error-replay-differs = Det gemte spil har noget andet her: { $came }.

## Games, editions, options
error-game-unknown = Der er ikke noget spil “{ $game }”. Spil: { $allowed }.
error-edition-unknown = Der er ingen udgave “{ $edition }”. Udgaver: { $allowed }.
error-option-unknown = Der er ikke noget tilvalg “{ $key }”. Tilvalg: { $allowed }.
error-option-value = “{ $key }” kan ikke være { $value }. Tilladt: { $allowed }.
error-option-form = Skriv et tilvalg som NAME=VALUE, ikke “{ $text }”.
error-players = { $least } til { $most } kan spille, ikke { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Bræt
content-deck = Kortbunke
content-map = Landkort
content-content = Bræt, kortbunke eller landkort
error-content-other-game = { $content }: dette er til { $allowed }, ikke til { $game }.
error-content-not-plain = { $content }: noget i indholdet er ikke rene data.
error-content-kind = { $content }: giv indholdet som fil, tekst eller tabel, ikke som { $given }.
error-content-not-a-table = { $content }: { $place } skal være en tabel med { $allowed }.
error-content-key-unknown = { $content }: { $place } har en ukendt nøgle “{ $key }”. Tilladt: { $allowed }.
error-content-key-missing = { $content }: { $place } mangler “{ $key }”.
error-content-no-file = { $content }: filen { $path } kan ikke læses: { $why }.
error-content-not-text = { $content }: filen er ikke UTF-8-tekst (byte { $byte }).
error-content-not-toml = { $content }: dette er ikke gyldig TOML: { $why }.
error-content-too-long = { $content }: en fil har højst { $most } byte.

## The table
error-table-no-chance = Der skal ikke kastes eller vendes noget nu.
error-table-started = Et spil begynder én gang, med sin første hændelse.
error-table-not-over = Spillet er ikke forbi endnu.
error-table-ended = Spillet er slut.
error-undo-nothing = Der er intet at fortryde.
error-undo-not-yours = Det seneste valg er en andens, og denne runde er ikke forbi.
error-undo-past-chance = Et træk kan ikke fortrydes, når terninger eller et kort har fulgt efter det.
error-amend-needs-real-dice = Poster kan kun rettes, når terningerne er rigtige.
error-amend-other-kind = Post { $number } er “{ $was }”; “{ $text }” kan ikke stå der.
error-step-unknown = Der er ingen post { $number } at ændre. Poster: { $legal }.
error-seat-unknown = Der er ingen plads { $seat }.
error-bot-unknown = Der er ingen bot “{ $bot }”. Botter: { $legal }.

## The coach
error-coach-no-worth = Træneren kan ikke { $game } endnu.
error-worth-not-over = Spillet er ikke forbi endnu, så ingen har vundet det.
error-bot-not-due = Plads { $seat } har intet at vælge nu, så dens bot kan ikke spørges.
error-advice-not-due = Plads { $seat } har intet at vælge nu.
error-review-unfinished = Dette spil er ikke færdigt: en gennemgang har brug for slutningen.

## Simulations
error-simulate-games = Antallet af spil skal være et helt tal fra 1 og op, ikke { $games }.
error-simulate-seed = Et frø er et helt tal, ikke { $seed }.
error-simulate-settled = Disse regler for { $game } ligger fast: udgave og tilvalg kan ikke angives ved siden af dem.
error-simulate-backend = Der er ingen regnemåde “{ $backend }”. Regnemåder: { $allowed }.
error-simulate-workers = Antallet af arbejdere skal være et helt tal fra 1 og op, ikke { $workers }.
error-simulate-cluster = En klynge har kun en adresse for { $allowed }, ikke for { $backend }.
error-simulate-no-cluster = Ingen { $backend }-klynge svarer på { $cluster }: { $reason }.
error-extra-missing = Dette kræver flere pakker: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } spillede “{ $move }” i spil { $game }, og det er ikke tilladt der. Tilladt: { $allowed }.
error-simulate-apart = { $player } spiller kun i kompilerede spil, sammen med disse niveauer: { $allowed }.
error-simulate-actions = { $player } skal svare med { $count } hele tal, ét for hvert spil, ikke med { $kind } af formen { $shape }.
error-simulate-failed = { $player } brød sammen i spil { $game }: { $reason }
error-simulate-endless = Spil { $game } er ikke slut efter { $decisions } valg: disse spillere gør det måske aldrig færdigt.
error-simulate-format = Resultater gemmes i filer af disse slags: { $allowed }; ikke { $path }.
error-simulate-write = { $path } kan ikke skrives: { $reason }. Resultaterne af { $games } spil er i den.
error-simulate-out-one = Resultater af hvert spil gemmes i en fil for ét sæt regler, ikke for flere, der sammenlignes.
error-simulate-vary = Det, der skal sammenlignes, skrives NAME=A,B,C, ikke “{ $text }”.
error-simulate-vary-twice = “{ $key }” varieres to gange.

## Records
error-record-no-file = { $path } kan ikke læses: { $why }.
error-record-too-long = En spilfil har højst { $most } byte.
error-record-not-text = Denne fil er ikke UTF-8-tekst (byte { $byte }).
error-record-not-json = Denne spilfil er beskadiget eller afkortet: linje { $line }, kolonne { $column }.
error-record-not-a-record = Denne fil er ikke en spilfil fra Noppa.
error-record-format-version = Denne spilfil har formatversion { $found }; version { $wanted } kan læses.
error-record-rules-version = Dette spil blev spillet med version { $found } af reglerne; her er version { $wanted }.
error-record-key-unknown = Ukendt nøgle “{ $key }” i spilfilen. Kendte: { $allowed }.
error-record-key-missing = Spilfilen mangler “{ $key }”.
error-record-key-twice = Nøglen “{ $key }” står to gange i spilfilen.
error-record-value = “{ $key }” i spilfilen skal være: { $allowed }.
error-record-content-hash = Brættet, kortbunken eller landkortet i spilfilen er ikke det, spillet blev spillet med.
error-event-unreadable = “{ $text }” er hverken terninger, et kort eller et træk.
error-record-event = Hændelse { $number } kan ikke læses: “{ $text }”.
error-event-misfit = Hændelse { $number }, “{ $event }”, passer ikke: { $why }
error-state-unreadable = En gemt stilling kan ikke læses: ventede { $wanted }, fandt { $found }.
error-verify-real-dice = Dette spil blev spillet med rigtige terninger: der er ingen frø at tjekke.
error-verify-commitment = Det viste frø er ikke det lovede: { $shown } i stedet for { $promised }.
error-verify-differs = Hændelse { $number } afviger: spilfilen siger “{ $event }”, frøene giver “{ $promised }”.

## Requests of programs
error-engine-too-long = En linje har højst { $most } byte.
error-engine-not-json = Denne linje er ikke JSON: “{ $text }”.
error-engine-not-an-object = En forespørgsel er et JSON-objekt, ikke “{ $text }”.
error-engine-request = Der er ingen forespørgsel “{ $request }”. Forespørgsler: { $allowed }.
error-engine-key-unknown = “{ $request }” kender ikke nøglen “{ $key }”. Nøgler: { $allowed }.
error-engine-key-missing = “{ $request }” skal bruge nøglen “{ $key }”.
error-engine-value = I “{ $request }” skal nøglen “{ $key }” være: { $allowed }.
error-engine-protocol = Her tales protokolversion { $wanted }, ikke { $found }.
error-engine-table = Der er ikke noget bord “{ $table }”. Borde: { $allowed }.
error-engine-nobody-due = Ingen har noget at vælge nu.
error-engine-action = Handlinger er nummereret 0 til { $most }, ikke { $action }.
error-engine-position = Denne stilling kan ikke opstå ({ $why }).
error-engine-position-players = Denne stilling gælder { $players } spillere, spillet { $wanted }.

## Programs at the table
error-program-no-start = Programmet “{ $command }” kan ikke startes: { $why }.
error-program-hangs = Programmet “{ $command }” svarede ikke inden for { $seconds } sekunder.
error-program-ended = Programmet “{ $command }” sluttede med kode { $exit } i stedet for at svare. { $complaint }
error-program-protocol = Programmet “{ $command }” taler protokolversion { $found }, ikke { $wanted }.
error-program-rubbish = Programmet “{ $command }” skrev noget, der ikke er et svar: “{ $text }”.
error-program-gives-up = Programmet “{ $command }” meldte en fejl: { $text }.
error-program-no-move = Programmet “{ $command }” spillede “{ $move }”, som ikke er et træk i dette spil.
error-program-illegal = Programmet “{ $command }” spillede “{ $move }”, som ikke er tilladt nu.
error-programs-seated = { $seats ->
    [one] Ét program sidder
   *[other] { $seats } programmer sidder
 } ved dette bord, og { $programs } blev nævnt med --engine.

## Learners
error-rl-unknown = Der er ikke noget miljø “{ $name }”. Miljøer: { $allowed }.
error-rl-reward = En belønning er en af { $allowed }, ikke “{ $reward }”.
error-rl-illegal = Det, en ulovlig handling fører til, er en af { $allowed }, ikke “{ $illegal }”.
error-rl-action = Handlinger er nummereret 0 til { $most }, ikke { $action }.
error-rl-envs = En portion har mindst ét spil, ikke { $envs }.
error-rl-threads = En portion spilles af mindst én tråd, ikke { $threads }.
error-rl-seeds = En portion tager ét frø til alle sine spil.
error-rl-actions = Der skal bruges en tabel med { $count } hele tal, ikke en af { $kind } med formen { $shape }.
error-rl-batch = I spil { $game_number } i portionen er handling { $action } (“{ $move }”) ikke tilladt. Tilladt: { $legal }.
error-rl-no-batch = { $game } spilles ikke i portioner endnu.
error-rl-no-observation = { $game } har ingen observationer til lærende programmer.
error-native-missing = Noppas oversatte kerne kunne ikke indlæses fra { $path }: { $reason }. Installer Noppa igen.
error-native-refused = Noppas oversatte kerne afviste et kald af { $function }: { $problem }.
