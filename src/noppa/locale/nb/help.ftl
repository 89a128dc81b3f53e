# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Bruk:
usage-options = Flagg
usage-commands = Kommandoer
usage-required = må oppgis
usage-try = Skriv «{ $command } --help» for hjelp.

## Commands
command-noppa = Spill og studer fem terningspill. Uten kommando åpnes Noppa i nettleseren.
command-menu = Velg et spill og spill det i terminalen.
command-games = List opp spillene med utgaver og tilvalg.
command-rules = Forklar hvordan man spiller et spill, med eksempler.
command-play = Spill et spill i terminalen, alene, med venner eller mot boter.
command-join = Bruk en lenke for å spille eller se på et spill på en Noppa-server.
command-engine = Svar på forespørsler som JSON-linjer, så programmer i alle språk kan bruke reglene og botene.
command-match = La to programmer spille mot hverandre og finn ut hvilket som er sterkest. Du kan også oppgi nivået til en bot.
command-completion = Skriv ut fullføringsskriptet for bash, zsh eller fish.
command-solve = Regn ut den nøyaktige verdien av et spill med perfekt spill.
command-simulate = Spill mange spill på én gang og skriv ut statistikk.
command-review = Se hvor mye av et lagret spill som var flaks, og hvor mye som var dyktighet.
command-history = Se de ferdige spillene dine, rekordene og hvor du taper flest poeng.
command-practice = Øv på valgene dine, de verste feilene først, eller løs dagens nøtt.
command-learn = Lær et spill gjennom en kort leksjon med forberedte terninger.
command-replay = Vis et lagret spill trekk for trekk.
command-verify = Kontroller at ingen har tuklet med kastene og kortene i et lagret spill. Virker uten nett.
command-serve = Kjør en server der andre kan spille. Se docs/hosting.md.
command-site = Eksporter Noppa som et statisk nettsted for en hvilken som helst nettserver. Spillene kjører i den besøkendes nettleser.
command-backup = Ta sikkerhetskopi av serverens spill til en fil, også mens serveren kjører.
command-restore = Gjenopprett en sikkerhetskopi i en tom database.
command-doctor = Kontroller oppsettet av serveren og si hvordan problemer løses.
command-export-person = Lagre alt serveren har lagret om en spiller. Krever spillerkoden.
command-delete-person = Slett alt serveren har lagret om en spiller. Krever spillerkoden.
command-prune = Slett serverens gamle spill.
command-languages = List opp språkene og hvor fullstendige de er.

## Options of several commands
flag-help = Vis denne hjelpen og avslutt.
flag-version = Vis versjonen og avslutt.
flag-language = Bruk dette språket: fi, sv, en, …
flag-locale-dir = Bruk egne meldingsfiler fra denne mappen, med en undermappe for hvert språk.
flag-edition = Spill denne utgaven. «noppa games» viser dem.
flag-option = Sett en husregel. Kan brukes flere ganger.
flag-json = Skriv ut alt som JSON.
flag-board = Spill KIVI på et eget brett.
flag-deck = Spill Dicetto med en egen kortstokk.
flag-map = Spill Dice Trip på et eget kart.
flag-database = Bruk denne databasen: sqlite:///FILE eller postgresql://USER@HOST/NAME.
flag-config = Les innstillinger fra denne TOML-filen.

## Options of one command
flag-noppa-lan = La telefoner hjemme bli med. Viser en adresse og en QR-kode.
flag-noppa-no-browser = Ikke åpne nettleseren.
flag-play-player = Legg til en person. Kan brukes flere ganger.
flag-play-bot = Legg til en bot: easy, medium, hard, … Kan brukes flere ganger.
flag-play-engine = Legg til et program. Kan brukes flere ganger.
flag-play-first = Hvem begynner: navnet på en spiller, eller roll for høyeste kast.
flag-play-timeout = Gi et program så mange sekunder til hvert valg.
flag-play-dice = Bruk Noppas terninger (fair) eller dine egne (real).
flag-play-every-roll = Med ekte terninger: skriv hvert kast, ikke bare de siste terningene.
flag-play-seed = Kast terningene fra denne startverdien. Samme startverdi gir samme terninger.
flag-play-save = Lagre spillet i denne filen mens du spiller.
flag-play-overwrite = La --save erstatte en fil som allerede finnes.
flag-play-resume = Fortsett spillet som er lagret i denne filen.
flag-play-coach = Få råd med ?, og et hint etter en feil.
flag-play-pace = Vent så mange sekunder mellom trekkene til en bot.
flag-engine-schema = Skriv ut JSON-skjemaet for alle forespørsler og svar, og avslutt.
flag-join-name = Navnet ditt i spillet.
flag-join-save = Lagre spillet i denne filen når det er over.
flag-match-game = Spill dette spillet. Ellers blir det det første i «noppa games».
flag-match-games = Spill høyst så mange spill. Tallet må være et partall, for hvert sett terninger spilles fra begge plassene.
flag-match-sprt = Stopp så snart én av disse to Elo-forskjellene er klart mer sannsynlig, for eksempel 0,10.
flag-match-timeout = Gi et program så mange sekunder til hvert valg.
flag-match-seed = Sett startverdien. Samme startverdi gir samme terninger.
flag-match-records = Lagre spillfilen for hvert spill i denne mappen.
flag-plain = Skriv ut linje for linje, uten fullskjerm.
flag-no-animation = Vis terninger uten animasjon.
flag-solve-distribution = Skriv også ut hvordan sluttsummene fordeler seg.
flag-simulate-players = Velg nivåene til spillerne, med komma mellom: hard,medium.
flag-simulate-games = Spill så mange spill. Du kan skrive 1e6.
flag-simulate-vary = Sammenlign utgaver, eller verdier av et tilvalg.
flag-simulate-seed = Sett startverdien. Samme startverdi gir samme spill.
flag-simulate-workers = Bruk så mange arbeidsprosesser. Ellers blir det én per prosessor.
flag-simulate-backend = Velg threads, loky, dask eller ray. Ellers velger Noppa det som passer maskinen.
flag-simulate-cluster = Bruk Dask- eller Ray-klyngen på denne adressen.
flag-simulate-out = Lagre hvert spill i denne filen, .csv eller .parquet.
flag-simulate-svg = Lagre et diagram over poengene i denne filen.
flag-review-svg = Lagre et diagram over spillet i denne filen.
flag-practice-daily = Løs dagens nøtt. Alle får den samme.
flag-practice-questions = Stopp etter så mange spørsmål.
flag-practice-seed = Sett startverdien. Samme startverdi gir samme spørsmål.
flag-replay-all = Skriv ut hele spillet uten å stoppe.
flag-serve-host = Lytt på denne adressen. 0.0.0.0 betyr alle adresser.
flag-serve-port = Lytt på denne porten.
flag-serve-public-url = Adressen spillerne bruker: https://dice.example.org.
flag-serve-redis = Bruk Redis på redis://HOST, så flere prosesser kan dele én database.
flag-serve-secret-file = Les nøkkelen som signerer informasjonskapsler og invitasjoner, fra denne filen.
flag-serve-tls-cert = Bruk dette sertifikatet for HTTPS uten proxy.
flag-serve-tls-key = Den private nøkkelen til sertifikatet.
flag-serve-trust-proxy = Stol på klientadressen som en omvendt proxy sender videre.
flag-doctor-public-url = Adressen spillerne bruker. Proxyen der blir også sjekket.
flag-prune-older-than = Slett spill som ikke er endret på så lenge: 90d eller 12h.
flag-languages-missing = List opp hver melding som mangler.

## What is wrong with a command line
did-you-mean = Mente du { $like }?
error-usage-command = Det finnes ingen kommando «{ $command }». Du kan bruke { $allowed }.
error-usage-option = Denne kommandoen har ikke noe flagg { $option }.
error-usage-value-missing = { $option } trenger en verdi.
error-usage-missing = Du må legge til { $option }.
error-usage-choice = { $option } må være én av { $allowed }.
error-usage-number = { $option } må være et tall.
error-usage-from = { $option } må være et tall, minst { $least }.
error-usage-between = { $option } må være et tall fra { $least } til { $most }.
error-usage-too-many = Kommandoen venter ikke «{ $text }». Utelat det.
error-usage-unforeseen = Noppa kan ikke lese denne kommandolinjen ({ $option }).
