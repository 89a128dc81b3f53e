# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.
error-unforeseen = Noget gik galt ({ $code }).

## Moves
error-move-unreadable = “{ $text }” er ikke et træk i dette spil.
error-move-illegal = Du kan ikke spille “{ $move }” nu.
error-move-not-a-move = “{ $move }” er ikke et trækobjekt. Lav et ud fra tekst med rules.parse().
error-move-game-over = Spillet er forbi.
error-move-chance-first =
    { $asked ->
        [draw] Vend først et kort.
       *[roll] Kast først terningerne.
    }
error-move-out-of-turn = Det er ikke denne spillers tur.

## Chance
error-roll-not-asked = Der er intet at kaste nu.
error-roll-count =
    { $dice ->
        [one] Der kastes én terning her, ikke { $given }.
       *[other] Der kastes { $dice } terninger her, ikke { $given }.
    }
error-roll-face = En terning viser 1 til 6, ikke { $face }.
error-draw-not-asked = Der er intet kort at vende nu.
error-card-not-in-pile = { $card } er ikke længere i bunken. Disse kort er tilbage: { $allowed }.
error-card-unknown = Der er ikke noget kort “{ $card }”. Kort: { $allowed }.
error-real-dice = I spiller med rigtige terninger. Skriv, hvad de viser.
error-real-card = I spiller med rigtige kort. Skriv det kort, du vendte.
error-replay-over = Det gemte spil har ikke flere kast eller kort.
error-replay-differs = Det gemte spil har noget andet her: { $came }.

## Games, editions, options
error-game-unknown = Der er ikke noget spil “{ $game }”. Spil: { $allowed }.
error-edition-unknown = Der er ingen udgave “{ $edition }”. Udgaver: { $allowed }.
error-first-unknown = Der er ingen spiller “{ $name }”. Mulige svar på, hvem der begynder: { $allowed }.
error-option-unknown = Der er ikke noget tilvalg “{ $key }”. Tilvalg: { $allowed }.
error-option-value = “{ $key }” kan ikke være { $value }. Tilladt: { $allowed }.
error-option-form = Skriv et tilvalg som NAME=VALUE, ikke “{ $text }”.
error-players = Dette spil er for { $least } til { $most } spillere, ikke { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Bræt
content-deck = Kortbunke
content-map = Landkort
content-content = Bræt, kortbunke eller landkort
error-content-other-game = { $content }: denne fil er til { $allowed }, ikke til { $game }.
error-content-not-plain = { $content }: brug kun rene data (tekst, tal, lister og tabeller).
error-content-kind = { $content }: giv en sti, TOML-tekst eller en tabel, ikke { $given }.
error-content-not-a-table = { $content }: { $place } skal være en tabel med { $allowed }.
error-content-key-unknown = { $content }: { $place } har en ukendt nøgle “{ $key }”. Tilladt: { $allowed }.
error-content-key-missing = { $content }: { $place } mangler nøglen “{ $key }”.
error-content-no-file = { $content }: filen { $path } kan ikke læses ({ $why }).
error-content-not-text = { $content }: filen er ikke UTF-8-tekst (byte { $byte }).
error-content-not-toml = { $content }: filen er ikke gyldig TOML ({ $why }).
error-content-line-too-long = { $content }: linje { $line } er længere end { $most } tegn.
error-content-too-deep =
    { $content }: { $line ->
        [0] klammer ligger inden i hinanden i mere end { $most } lag.
       *[other] en nøgle i linje { $line } har mere end { $most } dele.
    }
error-content-too-costly = { $content }: et spil ville tage mere end { $most } kast, kort og træk. Gør det kortere.
error-content-too-long = { $content }: filen er for stor. Den må højst fylde { $most } byte.

## The table
error-table-no-chance = Der er intet at kaste eller vende nu.
error-table-started = Spillet er allerede begyndt.
error-table-not-over = Spillet er ikke forbi endnu.
error-table-ended = Spillet er slut.
error-undo-nothing = Der er intet at fortryde.
error-undo-not-yours = Det seneste træk var en andens, og denne runde er ikke forbi endnu.
error-undo-past-chance = Du kan ikke fortryde et træk efter det næste kast eller kort.
error-amend-needs-real-dice = Du kan kun rette indtastninger, når du spiller med rigtige terninger.
error-amend-other-kind = Indtastning { $number } er “{ $was }”. Du kan ikke ændre den til “{ $text }”.
error-step-unknown = Der er ingen indtastning { $number } at ændre. Indtastninger: { $legal }.
error-seat-unknown = Der er ingen plads { $seat }.
error-bot-unknown = Der er ingen bot “{ $bot }”. Botter: { $legal }.

## The coach
error-coach-no-worth = Træneren kan ikke { $game } endnu.
error-worth-not-over = Spillet er ikke forbi endnu, så ingen har vundet.
error-bot-not-due = Plads { $seat } har intet at vælge nu, så dens bot kan ikke spørges om et træk.
error-advice-not-due = Plads { $seat } har intet at vælge nu.
error-review-unfinished = Dette spil er ikke færdigt. Spil det til ende for at gennemgå det.

## Simulations
error-simulate-games = Antallet af spil skal være et helt tal, 1 eller mere, ikke { $games }.
error-simulate-seed = Starttallet skal være et helt tal, ikke { $seed }.
error-simulate-settled = Disse regler for { $game } har allerede deres tilvalg. Angiv ikke udgave eller tilvalg sammen med dem.
error-simulate-backend = Der er ingen backend “{ $backend }”. Backends: { $allowed }.
error-simulate-workers = Antallet af arbejdsprocesser skal være et helt tal, 1 eller mere, ikke { $workers }.
error-simulate-cluster = Du kan kun angive en klyngeadresse for { $allowed }, ikke for { $backend }.
error-simulate-no-cluster = Kan ikke nå en { $backend }-klynge på { $cluster }: { $reason }.
error-extra-missing = Dette kræver flere pakker: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } spillede det ulovlige træk “{ $move }” i spil { $game }. Tilladt: { $allowed }.
error-simulate-apart = { $player } spiller kun i kompilerede spil, sammen med spillere på disse niveauer: { $allowed }.
error-simulate-actions = { $player } skal svare med { $count } hele tal, ét for hvert spil, ikke med { $kind } af formen { $shape }.
error-simulate-failed = { $player } fejlede i spil { $game }: { $reason }
error-simulate-endless = Spil { $game } er ikke slut efter { $decisions } valg. Disse spillere gør det måske aldrig færdigt.
error-simulate-format = Resultater kan ikke gemmes i { $path }. Brug en fil af en af disse typer: { $allowed }.
error-simulate-write = { $path } kan ikke skrives: { $why }. Resultaterne af { $games } spil er i den.
error-simulate-out-one = Du kan kun gemme hvert spils resultat, når du simulerer ét sæt regler, ikke når du sammenligner flere.
error-simulate-vary = Skriv det, du vil sammenligne, som NAME=A,B,C, ikke “{ $text }”.
error-simulate-vary-twice = Du har nævnt “{ $key }” to gange. Skriv alle værdierne i én liste.

## Records
error-record-no-file = { $path } kan ikke læses: { $why }.
error-save-exists = { $path } findes allerede og kan være et andet spil. Fortsæt det med --resume, erstat det med --overwrite, eller vælg et andet navn.
error-save-taken = { $path } findes allerede. Vælg et andet navn.
error-file-not-written = { $path } kan ikke skrives: { $why }.
error-record-too-long = Filen er for stor. En spilfil må højst fylde { $most } byte.
error-record-not-text = Denne fil er ikke UTF-8-tekst (byte { $byte }).
error-record-not-json = Spilfilen er beskadiget eller ufuldstændig (linje { $line }, kolonne { $column }).
error-record-not-a-record = Denne fil er ikke en spilfil fra Noppa.
error-record-format-version = Spilfilen har formatversion { $found }. Denne Noppa læser version { $wanted }.
error-record-rules-version = Spillet blev spillet med version { $found } af reglerne. Denne Noppa har version { $wanted }.
error-record-key-unknown = Spilfilen har en ukendt nøgle “{ $key }”. Kendte nøgler: { $allowed }.
error-record-key-missing = Spilfilen mangler nøglen “{ $key }”.
error-record-key-twice = Nøglen “{ $key }” står to gange i spilfilen.
error-record-value = Spilfilen har en forkert værdi for “{ $key }”. Tilladt: { $allowed }.
error-record-not-over = Spillet i denne spilfil er ikke færdigt.
error-record-content-hash = Brættet, kortbunken eller landkortet i spilfilen er ikke det, spillet blev spillet med.
error-event-unreadable = “{ $text }” er hverken et kast, et kort eller et træk.
error-record-event = Trin { $number } kan ikke læses: “{ $text }”.
error-event-misfit = Trin { $number }, “{ $event }”, passer ikke i spillet. { $why }
error-state-unreadable = En gemt tilstand kan ikke læses: forventede { $wanted }, fandt { $found }.
error-verify-real-dice = Spillet blev spillet med rigtige terninger, så der er ingen kast at tjekke.
error-verify-commitment = Det hemmelige tal er ikke det, der blev lovet før spillet. Det giver { $shown } i stedet for { $promised }.
error-verify-differs = Trin { $number } stemmer ikke. Spilfilen siger “{ $event }”, men de hemmelige tal giver “{ $promised }”.

## Requests of programs
error-engine-too-long = Linjen er for lang. Grænsen er { $most } byte.
error-engine-not-json = Denne linje er ikke JSON: “{ $text }”.
error-engine-not-an-object = En forespørgsel skal være et JSON-objekt, ikke “{ $text }”.
error-engine-request = Der er ingen forespørgsel “{ $request }”. Forespørgsler: { $allowed }.
error-engine-key-unknown = Forespørgslen “{ $request }” har ingen nøgle “{ $key }”. Nøgler: { $allowed }.
error-engine-key-missing = Forespørgslen “{ $request }” skal have nøglen “{ $key }”.
error-engine-value = Forespørgslen “{ $request }” har en forkert værdi for “{ $key }”. Tilladte typer: { $allowed }.
error-engine-protocol = Her tales protokolversion { $wanted }, ikke { $found }.
error-engine-table = Der er ikke noget bord “{ $table }”. Borde: { $allowed }.
error-engine-nobody-due = Ingen har noget at vælge nu.
error-engine-action = Handlinger er nummereret fra 0 til { $most }; { $action } er ikke en af dem.
error-engine-record = Dette spil har ingen spilfil, fordi det blev fortsat fra en given tilstand.
error-engine-names = Spilfilen skal have { $wanted } navne, ikke { $given }.
error-engine-number = “{ $key }” skal være mellem { $least } og { $most }, ikke { $given }.
error-engine-position = Denne tilstand er umulig i spillet ({ $why }).
error-engine-position-players = Denne tilstand har { $players } spillere, men spillet har { $wanted }.

## Lessons
error-lesson-unknown = Der er ingen lektion til “{ $game }”. Lektioner: { $allowed }.

## Programs at the table
error-program-no-start = Programmet “{ $command }” kan ikke startes: { $why }.
error-program-hangs =
    { $seconds ->
        [one] Programmet “{ $command }” svarede ikke inden for { $seconds } sekund.
       *[other] Programmet “{ $command }” svarede ikke inden for { $seconds } sekunder.
    }
error-program-ended = Programmet “{ $command }” sluttede med kode { $exit } i stedet for at svare. { $complaint }
error-program-protocol = Programmet “{ $command }” taler protokolversion { $found }, ikke { $wanted }.
error-program-rubbish = Programmet “{ $command }” sendte et ugyldigt svar: “{ $text }”.
error-program-gives-up = Programmet “{ $command }” meldte en fejl: { $text }.
error-program-no-move = Programmet “{ $command }” spillede “{ $move }”, som ikke er et træk i dette spil.
error-program-illegal = Programmet “{ $command }” spillede “{ $move }”, som ikke er tilladt nu.
error-programs-seated =
    { $seats ->
        [one] Dette spil har plads til ét program,
       *[other] Dette spil har plads til { $seats } programmer,
    } men du har angivet { $programs } med --engine.

## Games on a server
error-join-link = “{ $text }” er ikke et link til et spil. Et link ser ud som https://dice.example.org/#join=…
error-join-no-server = { $url } svarer ikke: { $why }.
error-join-not-noppa = Der er ingen Noppa-server på den adresse (status { $status }).
error-join-no-coach = Der er ingen træner i spil på en server. Du kan gennemgå spillet, når det er forbi.
error-join-own-content = Dette spil har sit eget bræt, kortbunke eller landkort. Åbn linket i en browser for at spille det.
error-join-lost = Forbindelsen til { $url } gik tabt.
error-practice-daily = Dagens opgave er ens for alle, så --daily kan ikke bruges sammen med { $option }.
error-play-resume = --resume fortsætter spillet i filen, som det er, så det kan ikke bruges sammen med { $option }.

## Matches
error-match-games = En kamp kræver et lige antal spil, 2 eller mere, ikke { $games }.
error-match-sprt = Stopreglen tager to Elo-forskelle, den mindste først, for eksempel --sprt 0,10, ikke “{ $text }”.

## Learners
error-rl-unknown = Der er ikke noget miljø “{ $name }”. Miljøer: { $allowed }.
error-rl-reward = Belønningen skal være en af disse: { $allowed }, ikke “{ $reward }”.
error-rl-illegal = Indstillingen for ulovlige handlinger skal være en af disse: { $allowed }, ikke “{ $illegal }”.
error-rl-action = Handlinger er nummereret fra 0 til { $most }; { $action } er ikke en af dem.
error-rl-envs = Et batch skal have mindst ét spil, ikke { $envs }.
error-rl-threads = Et batch skal have mindst én tråd, ikke { $threads }.
error-rl-seeds = Angiv ét starttal for hele batchet.
error-rl-actions = Giv en tabel med { $count } hele tal, ikke en af { $kind } med formen { $shape }.
error-rl-batch = Handling { $action } (“{ $move }”) er ikke tilladt i spil { $game_number } i batchet. Tilladt: { $legal }.
error-rl-no-batch = { $game } kan ikke spilles i batches endnu.
error-rl-no-observation = { $game } har ingen observationer til lærende programmer.
error-native-missing = Noppas kompilerede kerne kunne ikke indlæses fra { $path }: { $reason }. Installer Noppa igen.
error-native-refused = Noppas kompilerede kerne afviste et kald af { $function }: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = der er ingen sådan fil
why-not-permitted = du har ikke tilladelse
why-is-a-folder = det er en mappe
why-not-a-folder = en del af stien er ikke en mappe
why-already-there = det findes allerede
why-disk-full = disken er fuld
why-read-only = disken er skrivebeskyttet
why-address-in-use = et andet program bruger den
why-no-such-address = denne computer har ikke den adresse
why-connection-refused = intet svarer der
error-not-a-backup = Det er ikke en fil med spil, der er gemt fra en enhed.
