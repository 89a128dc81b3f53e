# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Noe gikk galt ({ $code }).

## Moves
error-move-unreadable = «{ $text }» er ikke et trekk i dette spillet.
error-move-illegal = Du kan ikke spille «{ $move }» nå.
error-move-not-a-move = «{ $move }» er ikke et trekkobjekt. Lag ett av tekst med rules.parse().
error-move-game-over = Spillet er over.
error-move-chance-first =
    { $asked ->
        [draw] Trekk et kort først.
       *[roll] Kast terningene først.
    }
error-move-out-of-turn = Det er ikke denne spillerens tur.

## Chance
error-roll-not-asked = Det er ingenting å kaste nå.
error-roll-count =
    { $dice ->
        [one] I dette kastet brukes én terning, ikke { $given }.
       *[other] I dette kastet brukes { $dice } terninger, ikke { $given }.
    }
error-roll-face = En terning viser 1 til 6, ikke { $face }.
error-draw-not-asked = Det er ingen kort å trekke nå.
error-card-not-in-pile = { $card } er ikke lenger i bunken. Disse kortene er igjen: { $allowed }.
error-card-unknown = Det finnes ikke noe kort «{ $card }». Kort: { $allowed }.
error-real-dice = Du spiller med ekte terninger. Skriv hva de viser.
error-real-card = Du spiller med ekte kort. Skriv hvilket kort du trakk.
error-replay-over = Det lagrede spillet har ikke flere kast eller kort.
error-replay-differs = Det lagrede spillet har noe annet her: { $came }.

## Games, editions, options
error-game-unknown = Det finnes ikke noe spill «{ $game }». Spill: { $allowed }.
error-edition-unknown = Det finnes ingen utgave «{ $edition }». Utgaver: { $allowed }.
error-first-unknown = Ingen her heter «{ $name }». Den som begynner, kan være: { $allowed }.
error-option-unknown = Det finnes ikke noe tilvalg «{ $key }». Tilvalg: { $allowed }.
error-option-value = «{ $key }» kan ikke være { $value }. Tillatt: { $allowed }.
error-option-form = Skriv et tilvalg som NAME=VALUE, ikke «{ $text }».
error-players = Dette spillet er for { $least } til { $most } spillere, ikke { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Brett
content-deck = Kortstokk
content-map = Kart
content-content = Brett, kortstokk eller kart
error-content-other-game = { $content }: filen er til { $allowed }, ikke til { $game }.
error-content-not-plain = { $content }: bruk bare enkle data (tekst, tall, lister og tabeller).
error-content-kind = { $content }: oppgi en filsti, TOML-tekst eller en tabell, ikke { $given }.
error-content-not-a-table = { $content }: { $place } må være en tabell med { $allowed }.
error-content-key-unknown = { $content }: { $place } har en ukjent nøkkel «{ $key }». Tillatt: { $allowed }.
error-content-key-missing = { $content }: { $place } mangler nøkkelen «{ $key }».
error-content-no-file = { $content }: filen { $path } kan ikke leses ({ $why }).
error-content-not-text = { $content }: filen er ikke UTF-8-tekst (byte { $byte }).
error-content-not-toml = { $content }: filen er ikke gyldig TOML ({ $why }).
error-content-line-too-long = { $content }: linje { $line } er lengre enn { $most } tegn.
error-content-too-deep =
    { $content }: { $line ->
        [0] parentesene er nøstet i mer enn { $most } nivåer.
       *[other] en nøkkel i linje { $line } har mer enn { $most } deler.
    }
error-content-too-costly = { $content }: et spill ville kreve mer enn { $most } kast, kort og trekk. Gjør det kortere.
error-content-too-long = { $content }: filen er for stor. Den kan ha opptil { $most } byte.

## The table
error-table-no-chance = Det er ingenting å kaste eller trekke nå.
error-table-started = Spillet har allerede begynt.
error-table-not-over = Spillet er ikke over ennå.
error-table-ended = Spillet er slutt.
error-undo-nothing = Det er ingenting å angre.
error-undo-not-yours = Det siste trekket var noen andres, og runden er ikke over ennå.
error-undo-past-chance = Du kan ikke angre et trekk etter neste kast eller kort.
error-amend-needs-real-dice = Du kan bare rette oppføringer når du spiller med ekte terninger.
error-amend-other-kind = Oppføring { $number } er «{ $was }». Du kan ikke endre den til «{ $text }».
error-step-unknown = Det finnes ingen oppføring { $number } å endre. Oppføringer: { $legal }.
error-seat-unknown = Det finnes ingen plass { $seat }.
error-bot-unknown = Det finnes ingen bot «{ $bot }». Boter: { $legal }.

## The coach
error-coach-no-worth = Treneren kan ikke { $game } ennå.
error-worth-not-over = Spillet er ikke over ennå, så ingen har vunnet.
error-bot-not-due = Plass { $seat } har ingenting å velge nå, så boten der har ikke noe trekk å gi.
error-advice-not-due = Plass { $seat } har ingenting å velge nå.
error-review-unfinished = Dette spillet er ikke ferdig. Spill det ferdig for å få en gjennomgang.

## Simulations
error-simulate-games = Antall spill må være et heltall, minst 1, ikke { $games }.
error-simulate-seed = Startverdien må være et heltall, ikke { $seed }.
error-simulate-settled = Disse reglene for { $game } har allerede tilvalgene sine. Ikke oppgi utgave eller tilvalg sammen med dem.
error-simulate-backend = Det finnes ingen regnemåte «{ $backend }». Regnemåter: { $allowed }.
error-simulate-workers = Antall arbeidsprosesser må være et heltall, minst 1, ikke { $workers }.
error-simulate-cluster = Du kan bare oppgi en klyngeadresse for { $allowed }, ikke for { $backend }.
error-simulate-no-cluster = Får ikke kontakt med noen { $backend }-klynge på { $cluster }: { $reason }.
error-extra-missing = Dette krever flere pakker: pip install 'noppa[{ $extra }]'.
error-simulate-illegal = { $player } spilte det ulovlige trekket «{ $move }» i spill { $game }. Tillatt: { $allowed }.
error-simulate-apart = { $player } spiller bare i kompilerte spill, med spillere på disse nivåene: { $allowed }.
error-simulate-actions = { $player } må svare med { $count } heltall, ett for hvert spill, ikke med { $kind } av formen { $shape }.
error-simulate-failed = { $player } krasjet i spill { $game }: { $reason }
error-simulate-endless = Spill { $game } er ikke over etter { $decisions } valg. Disse spillerne gjør det kanskje aldri ferdig.
error-simulate-format = Resultater kan ikke lagres i { $path }. Bruk en fil av en av disse typene: { $allowed }.
error-simulate-write = Kan ikke skrive { $path }: { $why }. Filen har resultatene av { $games } spill så langt.
error-simulate-out-one = Du kan bare lagre resultatet av hvert spill når du simulerer ett sett regler, ikke når du sammenligner flere.
error-simulate-vary = Skriv det som skal sammenlignes, som NAME=A,B,C, ikke «{ $text }».
error-simulate-vary-twice = Du har oppgitt «{ $key }» to ganger. Sett alle verdiene i én liste.

## Records
error-record-no-file = { $path } kan ikke leses: { $why }.
error-save-exists = { $path } finnes allerede og kan være et annet spill. Fortsett det med --resume, erstatt det med --overwrite, eller velg et annet navn.
error-save-taken = { $path } finnes allerede. Velg et annet navn.
error-file-not-written = Kan ikke skrive { $path }: { $why }.
error-record-too-long = Filen er for stor. En spillfil kan ha opptil { $most } byte.
error-record-not-text = Denne filen er ikke UTF-8-tekst (byte { $byte }).
error-record-not-json = Spillfilen er skadet eller ufullstendig (linje { $line }, kolonne { $column }).
error-record-not-a-record = Denne filen er ikke en spillfil fra Noppa.
error-record-format-version = Spillfilen har formatversjon { $found }. Denne Noppa leser versjon { $wanted }.
error-record-rules-version = Spillet ble spilt med versjon { $found } av reglene. Denne Noppa har versjon { $wanted }.
error-record-key-unknown = Spillfilen har en ukjent nøkkel «{ $key }». Kjente nøkler: { $allowed }.
error-record-key-missing = Spillfilen mangler nøkkelen «{ $key }».
error-record-key-twice = Spillfilen har nøkkelen «{ $key }» to ganger.
error-record-value = Spillfilen har feil verdi for «{ $key }». Tillatt: { $allowed }.
error-record-not-over = Spillet i spillfilen er ikke ferdig.
error-record-content-hash = Brettet, kortstokken eller kartet i spillfilen er ikke det spillet ble spilt med.
error-event-unreadable = «{ $text }» er verken et kast, et kort eller et trekk.
error-record-event = Oppføring { $number } kan ikke leses: «{ $text }».
error-event-misfit = Oppføring { $number }, «{ $event }», passer ikke i spillet. { $why }
error-state-unreadable = En lagret situasjon kan ikke leses: forventet { $wanted }, fant { $found }.
error-verify-real-dice = Spillet ble spilt med ekte terninger, så det er ingen kast å kontrollere.
error-verify-commitment = Det hemmelige tallet er ikke det som ble lovet før spillet. Det gir { $shown } i stedet for { $promised }.
error-verify-differs = Oppføring { $number } stemmer ikke. Spillfilen sier «{ $event }», men de hemmelige tallene gir «{ $promised }».

## Requests of programs
error-engine-too-long = Linjen er for lang. Grensen er { $most } byte.
error-engine-not-json = Denne linjen er ikke JSON: «{ $text }».
error-engine-not-an-object = En forespørsel må være et JSON-objekt, ikke «{ $text }».
error-engine-request = Det finnes ingen forespørsel «{ $request }». Forespørsler: { $allowed }.
error-engine-key-unknown = Forespørselen «{ $request }» har ingen nøkkel «{ $key }». Nøkler: { $allowed }.
error-engine-key-missing = Forespørselen «{ $request }» trenger nøkkelen «{ $key }».
error-engine-value = Forespørselen «{ $request }» har feil verdi for «{ $key }». Tillatte typer: { $allowed }.
error-engine-protocol = Her brukes protokollversjon { $wanted }, ikke { $found }.
error-engine-table = Det finnes ikke noe bord «{ $table }». Bord: { $allowed }.
error-engine-nobody-due = Ingen har noe å velge nå.
error-engine-action = Handlingene er nummerert fra 0 til { $most }; { $action } er ikke en av dem.
error-engine-record = Dette spillet har ingen spillfil, fordi det fortsatte fra en oppgitt situasjon.
error-engine-names = Spillfilen trenger { $wanted } navn, ikke { $given }.
error-engine-number = «{ $key }» må være mellom { $least } og { $most }, ikke { $given }.
error-engine-position = Denne situasjonen er umulig i spillet ({ $why }).
error-engine-position-players = Denne situasjonen har { $players } spillere, men spillet har { $wanted }.

## Lessons
error-lesson-unknown = Det finnes ingen leksjon for «{ $game }». Leksjoner: { $allowed }.

## Programs at the table
error-program-no-start = Programmet «{ $command }» kan ikke startes: { $why }.
error-program-hangs =
    { $seconds ->
        [one] Programmet «{ $command }» svarte ikke innen { $seconds } sekund.
       *[other] Programmet «{ $command }» svarte ikke innen { $seconds } sekunder.
    }
error-program-ended = Programmet «{ $command }» avsluttet med kode { $exit } i stedet for å svare. { $complaint }
error-program-protocol = Programmet «{ $command }» bruker protokollversjon { $found }, ikke { $wanted }.
error-program-rubbish = Programmet «{ $command }» sendte et ugyldig svar: «{ $text }».
error-program-gives-up = Programmet «{ $command }» meldte en feil: { $text }.
error-program-no-move = Programmet «{ $command }» spilte «{ $move }», som ikke er et trekk i dette spillet.
error-program-illegal = Programmet «{ $command }» spilte «{ $move }», som ikke er tillatt nå.
error-programs-seated =
    { $seats ->
        [one] Dette spillet har plass til ett program,
       *[other] Dette spillet har plass til { $seats } programmer,
    } men du oppga { $programs } med --engine.

## Games on a server
error-join-link = «{ $text }» er ikke en lenke til et spill. En lenke ser slik ut: https://dice.example.org/#join=…
error-join-no-server = { $url } svarer ikke: { $why }.
error-join-not-noppa = Det er ingen Noppa-server på den adressen (status { $status }).
error-join-no-coach = Det er ingen trener i spill på en server. Du kan gå gjennom spillet når det er over.
error-join-own-content = Dette spillet har eget brett, egen kortstokk eller eget kart. Åpne lenken i en nettleser for å spille det.
error-join-lost = Forbindelsen til { $url } ble brutt.
error-practice-daily = Dagens nøtt er lik for alle, så --daily kan ikke brukes sammen med { $option }.
error-play-resume = --resume fortsetter spillet i filen som det er, så det kan ikke brukes sammen med { $option }.

## Matches
error-match-games = Antall spill i en kamp må være et partall, minst 2, ikke { $games }.
error-match-sprt = Stoppregelen tar to Elo-forskjeller, den minste først, for eksempel --sprt 0,10, ikke «{ $text }».

## Learners
error-rl-unknown = Det finnes ikke noe miljø «{ $name }». Miljøer: { $allowed }.
error-rl-reward = Belønningen må være én av { $allowed }, ikke «{ $reward }».
error-rl-illegal = Innstillingen for ulovlige handlinger må være én av { $allowed }, ikke «{ $illegal }».
error-rl-action = Handlingene er nummerert fra 0 til { $most }; { $action } er ikke en av dem.
error-rl-envs = En bolk trenger minst ett spill, ikke { $envs }.
error-rl-threads = En bolk trenger minst én tråd, ikke { $threads }.
error-rl-seeds = Oppgi én startverdi for hele bolken.
error-rl-actions = Oppgi en tabell med { $count } heltall, ikke en av { $kind } med formen { $shape }.
error-rl-batch = Handling { $action } («{ $move }») er ikke tillatt i spill { $game_number } i bolken. Tillatt: { $legal }.
error-rl-no-batch = { $game } kan ikke spilles i bolker ennå.
error-rl-no-observation = { $game } har ingen observasjoner for programmer som lærer.
error-native-missing = Noppas kompilerte kjerne kunne ikke lastes fra { $path }: { $reason }. Installer Noppa på nytt.
error-native-refused = Noppas kompilerte kjerne avviste et kall av { $function }: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = filen finnes ikke
why-not-permitted = du har ikke tilgang
why-is-a-folder = det er en mappe
why-not-a-folder = en del av filstien er ikke en mappe
why-already-there = det finnes allerede
why-disk-full = disken er full
why-read-only = disken er skrivebeskyttet
why-address-in-use = et annet program bruker den
why-no-such-address = maskinen har ikke den adressen
why-connection-refused = ingenting svarer der
error-not-a-backup = Dette er ikke en fil med spill lagret fra en enhet.
