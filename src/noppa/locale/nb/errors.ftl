# Hva som gikk galt, og hva som ville vært riktig. Én melding for hver kode i feiltreet;
# et spills egne koder står i filen til spillet.

error-unforeseen = Noe gikk galt ({ $code }).

## Moves
error-move-unreadable = «{ $text }» er ikke et trekk i dette spillet.
error-move-illegal = «{ $move }» kan ikke spilles nå.
error-move-not-a-move = «{ $move }» er ikke et trekk; reglene tar imot trekk, ikke tekst.
error-move-game-over = Spillet er over.
error-move-chance-first = { $asked ->
    [draw] Først snus et kort.
   *[roll] Først kastes terningene.
 }
error-move-out-of-turn = Det er ikke denne plassens tur.

## Chance
error-roll-not-asked = Ingen terninger skal kastes nå.
error-roll-count = { $dice ->
    [one] Én terning kastes, ikke { $given }.
   *[other] { $dice } terninger kastes, ikke { $given }.
 }
error-roll-face = En terning viser 1 til 6, ikke { $face }.
error-draw-not-asked = Ingen kort skal snus nå.
error-card-not-in-pile = { $card } er ikke lenger i bunken. Igjen: { $allowed }.
error-card-unknown = Det finnes ikke noe kort «{ $card }». Kort: { $allowed }.
error-real-dice = Terningene er ekte: skriv hva de viser.
error-real-card = Kortene er ekte: skriv hva som ble snudd.
error-replay-over = Det lagrede spillet hadde ikke flere terninger eller kort enn det.
error-replay-differs = Det lagrede spillet har noe annet her: { $came }.

## Games, editions, options
error-game-unknown = Det finnes ikke noe spill «{ $game }». Spill: { $allowed }.
error-edition-unknown = Det finnes ingen utgave «{ $edition }». Utgaver: { $allowed }.
error-option-unknown = Det finnes ikke noe tilvalg «{ $key }». Tilvalg: { $allowed }.
error-option-value = «{ $key }» kan ikke være { $value }. Tillatt: { $allowed }.
error-option-form = Skriv et tilvalg som NAME=VALUE, ikke «{ $text }».
error-players = { $least } til { $most } kan spille, ikke { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Brett
content-deck = Kortstokk
content-map = Kart
content-content = Brett, kortstokk eller kart
error-content-other-game = { $content }: dette er til { $allowed }, ikke til { $game }.
error-content-not-plain = { $content }: noe i innholdet er ikke rene data.
error-content-kind = { $content }: gi innholdet som fil, tekst eller tabell, ikke som { $given }.
error-content-not-a-table = { $content }: { $place } må være en tabell med { $allowed }.
error-content-key-unknown = { $content }: { $place } har en ukjent nøkkel «{ $key }». Tillatt: { $allowed }.
error-content-key-missing = { $content }: { $place } mangler «{ $key }».
error-content-no-file = { $content }: filen { $path } kan ikke leses: { $why }.
error-content-not-text = { $content }: filen er ikke UTF-8-tekst (byte { $byte }).
error-content-not-toml = { $content }: dette er ikke gyldig TOML: { $why }.
error-content-too-long = { $content }: en fil har høyst { $most } byte.

## The table
error-table-no-chance = Ingenting skal kastes eller snus nå.
error-table-started = Et spill begynner én gang, med sin første hendelse.
error-table-not-over = Spillet er ikke over ennå.
error-table-ended = Spillet er slutt.
error-undo-nothing = Det er ingenting å angre.
error-undo-not-yours = Det siste valget er noen andres, og denne runden er ikke over.
error-undo-past-chance = Et trekk kan ikke angres når terninger eller et kort har fulgt etter det.
error-amend-needs-real-dice = Oppføringer kan bare rettes når terningene er ekte.
error-amend-other-kind = Oppføring { $number } er «{ $was }»; «{ $text }» kan ikke stå der.
error-step-unknown = Det finnes ingen oppføring { $number } å endre. Oppføringer: { $legal }.
error-seat-unknown = Det finnes ingen plass { $seat }.
error-bot-unknown = Det finnes ingen bot «{ $bot }». Boter: { $legal }.

## The coach
error-coach-no-worth = Treneren kan ikke { $game } ennå.
error-worth-not-over = Spillet er ikke over ennå, så ingen har vunnet det.
error-bot-not-due = Plass { $seat } har ingenting å velge nå, så boten der kan ikke spørres.
error-advice-not-due = Plass { $seat } har ingenting å velge nå.
error-review-unfinished = Dette spillet er ikke ferdig: en gjennomgang trenger slutten.

## Simulations
error-simulate-games = Antall spill må være et heltall fra 1 og opp, ikke { $games }.
error-simulate-seed = Et frø er et heltall, ikke { $seed }.
error-simulate-settled = Disse reglene for { $game } er allerede bestemt: utgave og tilvalg kan ikke gis ved siden av dem.
error-simulate-backend = Det finnes ingen regnemåte «{ $backend }». Regnemåter: { $allowed }.
error-simulate-workers = Antall arbeidere må være et heltall fra 1 og opp, ikke { $workers }.
error-simulate-cluster = En klynge har en adresse bare for { $allowed }, ikke for { $backend }.
error-simulate-no-cluster = Ingen { $backend }-klynge svarer på { $cluster }: { $reason }.
error-extra-missing = Dette krever flere pakker: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } spilte «{ $move }» i spill { $game }, som ikke er tillatt der. Tillatt: { $allowed }.
error-simulate-apart = { $player } spiller bare i kompilerte spill, sammen med disse nivåene: { $allowed }.
error-simulate-actions = { $player } må svare med { $count } heltall, ett for hvert spill, ikke med { $kind } av formen { $shape }.
error-simulate-failed = { $player } brøt sammen i spill { $game }: { $reason }
error-simulate-endless = Spill { $game } er ikke slutt etter { $decisions } valg: disse spillerne gjør det kanskje aldri ferdig.
error-simulate-format = Resultater går i filer av disse slagene: { $allowed }; ikke { $path }.
error-simulate-write = { $path } kan ikke skrives: { $reason }. Resultatene av { $games } spill er i den.
error-simulate-out-one = Resultater av hvert spill går i fil for ett sett regler, ikke for flere som sammenlignes.
error-simulate-vary = Det som skal sammenlignes, skrives NAME=A,B,C, ikke «{ $text }».
error-simulate-vary-twice = «{ $key }» varieres to ganger.

## Records
error-record-no-file = { $path } kan ikke leses: { $why }.
error-record-too-long = En spillfil har høyst { $most } byte.
error-record-not-text = Denne filen er ikke UTF-8-tekst (byte { $byte }).
error-record-not-json = Denne spillfilen er skadet eller kuttet: linje { $line }, kolonne { $column }.
error-record-not-a-record = Denne filen er ikke en spillfil fra Noppa.
error-record-format-version = Denne spillfilen har formatversjon { $found }; versjon { $wanted } kan leses.
error-record-rules-version = Dette spillet ble spilt med versjon { $found } av reglene; her er versjon { $wanted }.
error-record-key-unknown = Ukjent nøkkel «{ $key }» i spillfilen. Kjente: { $allowed }.
error-record-key-missing = Spillfilen mangler «{ $key }».
error-record-key-twice = Nøkkelen «{ $key }» står to ganger i spillfilen.
error-record-value = «{ $key }» i spillfilen må være: { $allowed }.
error-record-content-hash = Brettet, kortstokken eller kartet i spillfilen er ikke det spillet ble spilt med.
error-event-unreadable = «{ $text }» er verken terninger, et kort eller et trekk.
error-record-event = Hendelse { $number } kan ikke leses: «{ $text }».
error-event-misfit = Hendelse { $number }, «{ $event }», passer ikke: { $why }
error-state-unreadable = En lagret stilling kan ikke leses: ventet { $wanted }, fant { $found }.
error-verify-real-dice = Dette spillet ble spilt med ekte terninger: det er ingen frø å kontrollere.
error-verify-commitment = Frøet som vises, er ikke det som ble lovet: { $shown } i stedet for { $promised }.
error-verify-differs = Hendelse { $number } avviker: spillfilen sier «{ $event }», frøene gir «{ $promised }».

## Requests of programs
error-engine-too-long = En linje har høyst { $most } byte.
error-engine-not-json = Denne linjen er ikke JSON: «{ $text }».
error-engine-not-an-object = En forespørsel er et JSON-objekt, ikke «{ $text }».
error-engine-request = Det finnes ingen forespørsel «{ $request }». Forespørsler: { $allowed }.
error-engine-key-unknown = «{ $request }» kjenner ikke nøkkelen «{ $key }». Nøkler: { $allowed }.
error-engine-key-missing = «{ $request }» trenger nøkkelen «{ $key }».
error-engine-value = I «{ $request }» må nøkkelen «{ $key }» være: { $allowed }.
error-engine-protocol = Her snakkes protokollversjon { $wanted }, ikke { $found }.
error-engine-table = Det finnes ikke noe bord «{ $table }». Bord: { $allowed }.
error-engine-nobody-due = Ingen har noe å velge nå.
error-engine-action = Handlinger er nummerert 0 til { $most }, ikke { $action }.
error-engine-position = Denne stillingen kan ikke oppstå ({ $why }).
error-engine-position-players = Denne stillingen gjelder { $players } spillere, spillet { $wanted }.

## Programs at the table
error-program-no-start = Programmet «{ $command }» kan ikke startes: { $why }.
error-program-hangs = Programmet «{ $command }» svarte ikke innen { $seconds } sekunder.
error-program-ended = Programmet «{ $command }» avsluttet med kode { $exit } i stedet for å svare. { $complaint }
error-program-protocol = Programmet «{ $command }» snakker protokollversjon { $found }, ikke { $wanted }.
error-program-rubbish = Programmet «{ $command }» skrev noe som ikke er et svar: «{ $text }».
error-program-gives-up = Programmet «{ $command }» meldte en feil: { $text }.
error-program-no-move = Programmet «{ $command }» spilte «{ $move }», som ikke er et trekk i dette spillet.
error-program-illegal = Programmet «{ $command }» spilte «{ $move }», som ikke er tillatt nå.
error-programs-seated = { $seats ->
    [one] Ett program sitter
   *[other] { $seats } programmer sitter
 } ved dette bordet, og { $programs } ble oppgitt med --engine.

## Learners
error-rl-unknown = Det finnes ikke noe miljø «{ $name }». Miljøer: { $allowed }.
error-rl-reward = En belønning er én av { $allowed }, ikke «{ $reward }».
error-rl-illegal = Det en ulovlig handling fører til, er én av { $allowed }, ikke «{ $illegal }».
error-rl-action = Handlinger er nummerert 0 til { $most }, ikke { $action }.
error-rl-envs = En bolk har minst ett spill, ikke { $envs }.
error-rl-threads = En bolk spilles av minst én tråd, ikke { $threads }.
error-rl-seeds = En bolk tar ett frø for alle spillene sine.
error-rl-actions = Det trengs en tabell med { $count } heltall, ikke en av { $kind } med formen { $shape }.
error-rl-batch = I spill { $game_number } i bolken er handling { $action } («{ $move }») ikke tillatt. Tillatt: { $legal }.
error-rl-no-batch = { $game } spilles ikke i bolker ennå.
error-rl-no-observation = { $game } har ingen observasjoner for programmer som lærer.
error-native-missing = Noppas kompilerte kjerne kunne ikke lastes fra { $path }: { $reason }. Installer Noppa på nytt.
error-native-refused = Noppas kompilerte kjerne avviste et kall av { $function }: { $problem }.
