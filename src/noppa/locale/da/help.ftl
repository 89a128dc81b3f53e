# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Brug:
usage-options = Flag
usage-commands = Kommandoer
usage-required = skal angives
usage-try = Skriv “{ $command } --help” for at få hjælp.

## Commands
command-noppa = Spil og studér fem terningspil. Uden en kommando åbner Noppa i din browser.
command-menu = Vælg et spil, og spil det i terminalen.
command-games = Vis spillene med deres udgaver og tilvalg.
command-rules = Forklar, hvordan et spil spilles, med eksempler.
command-play = Spil i terminalen, alene, med venner eller mod botter.
command-join = Brug et link til at spille eller kigge med på en Noppa-server.
command-engine = Svar på forespørgsler som JSON-linjer, så programmer i alle sprog kan bruge reglerne og botterne.
command-match = Lad to programmer spille mod hinanden, og find ud af, hvilket der er stærkest. Du kan også angive en bots niveau.
command-completion = Skriv fuldførelsesscriptet til bash, zsh eller fish ud.
command-solve = Beregn den nøjagtige værdi af et spil, der spilles perfekt.
command-simulate = Spil mange spil på én gang, og skriv statistik ud.
command-review = Se, hvor meget i et gemt spil der var held, og hvor meget der var dygtighed.
command-history = Se dine færdige spil, dine rekorder, og hvor du mister flest point.
command-practice = Øv dine valg med de værste fejl først, eller løs dagens opgave.
command-learn = Lær et spil ved at spille en kort lektion med forberedte terninger.
command-replay = Vis et gemt spil træk for træk.
command-verify = Tjek, at ingen har pillet ved kastene og kortene i et gemt spil. Virker offline.
command-serve = Kør en server, hvor andre kan spille. Se docs/hosting.md.
command-site = Eksportér Noppa som et statisk websted til en hvilken som helst webserver. Spillene kører i den besøgendes browser.
command-backup = Sikkerhedskopiér serverens spil til en fil, også mens serveren kører.
command-restore = Gendan en sikkerhedskopi i en tom database.
command-doctor = Tjek serverens opsætning, og vis, hvordan problemer løses.
command-export-person = Gem alt, hvad serveren har om en spiller. Kræver spillerkoden.
command-delete-person = Slet alt, hvad serveren har om en spiller. Kræver spillerkoden.
command-prune = Slet serverens gamle spil.
command-languages = Vis sprogene, og hvor langt hvert af dem er.

## Options of several commands
flag-help = Vis denne hjælp, og stop.
flag-version = Vis versionen, og stop.
flag-language = Brug dette sprog: fi, sv, en, …
flag-locale-dir = Brug dine egne beskedfiler fra denne mappe, med en undermappe for hvert sprog.
flag-edition = Spil denne udgave. “noppa games” viser dem.
flag-option = Sæt en husregel. Kan bruges flere gange.
flag-json = Skriv alt ud som JSON.
flag-board = Spil KIVI på dit eget bræt.
flag-deck = Spil Dicetto med din egen kortbunke.
flag-map = Spil Dice Trip på dit eget landkort.
flag-database = Brug denne database: sqlite:///FILE eller postgresql://USER@HOST/NAME.
flag-config = Læs indstillinger fra denne TOML-fil.

## Options of one command
flag-noppa-lan = Lad telefoner derhjemme være med. Viser en adresse og en QR-kode.
flag-noppa-no-browser = Åbn ikke browseren.
flag-play-player = Tilføj et menneske. Kan bruges flere gange.
flag-play-bot = Tilføj en bot: easy, medium, hard, … Kan bruges flere gange.
flag-play-engine = Tilføj et program. Kan bruges flere gange.
flag-play-first = Hvem begynder: en spillers navn, eller roll for højeste kast.
flag-play-timeout = Giv et program så mange sekunder til hvert valg.
flag-play-dice = Brug Noppas terninger (fair) eller dine egne (real).
flag-play-every-roll = Med rigtige terninger: skriv hvert kast, ikke kun de sidste terninger.
flag-play-seed = Kast terningerne ud fra dette starttal. Samme starttal giver samme terninger.
flag-play-save = Gem spillet i denne fil, mens du spiller.
flag-play-overwrite = Lad --save erstatte en fil, der findes.
flag-play-resume = Fortsæt spillet, der er gemt i denne fil.
flag-play-coach = Få råd med ? og et tip efter en fejl.
flag-play-pace = Vent så mange sekunder mellem en bots træk.
flag-engine-schema = Skriv JSON-skemaet for alle forespørgsler og svar ud, og stop.
flag-join-name = Dit navn i spillet.
flag-join-save = Gem spillet i denne fil, når det er slut.
flag-match-game = Spil dette spil. Ellers er det det første i “noppa games”.
flag-match-games = Spil højst så mange spil. Tallet skal være lige, for hvert sæt terninger spilles fra begge pladser.
flag-match-sprt = Stop, så snart en af disse to Elo-forskelle er klart mest sandsynlig, for eksempel 0,10.
flag-match-timeout = Giv et program så mange sekunder til hvert valg.
flag-match-seed = Sæt starttallet. Samme starttal giver samme terninger.
flag-match-records = Gem spilfilen for hvert spil i denne mappe.
flag-plain = Skriv linje for linje, uden fuld skærm.
flag-no-animation = Vis terninger uden animation.
flag-solve-distribution = Vis også, hvordan slutresultaterne fordeler sig.
flag-simulate-players = Vælg spillernes niveauer, adskilt med komma: hard,medium.
flag-simulate-games = Spil så mange spil. Du kan skrive 1e6.
flag-simulate-vary = Sammenlign udgaver eller værdier af et tilvalg.
flag-simulate-seed = Sæt starttallet. Samme starttal giver samme spil.
flag-simulate-workers = Brug så mange arbejdsprocesser. Ellers er der én for hver processor.
flag-simulate-backend = Vælg threads, loky, dask eller ray. Ellers vælger Noppa det, der passer til maskinen.
flag-simulate-cluster = Brug Dask- eller Ray-klyngen på denne adresse.
flag-simulate-out = Gem hvert spil i denne fil, .csv eller .parquet.
flag-simulate-svg = Gem et diagram over pointene i denne fil.
flag-review-svg = Gem et diagram over spillet i denne fil.
flag-practice-daily = Løs dagens opgave. Den er den samme for alle.
flag-practice-questions = Stop efter så mange spørgsmål.
flag-practice-seed = Sæt starttallet. Samme starttal giver samme spørgsmål.
flag-replay-all = Skriv hele spillet ud uden at stoppe.
flag-serve-host = Lyt på denne adresse. 0.0.0.0 betyder alle adresser.
flag-serve-port = Lyt på denne port.
flag-serve-public-url = Den adresse, spillerne bruger: https://dice.example.org.
flag-serve-redis = Brug Redis på redis://HOST, så flere processer kan dele én database.
flag-serve-secret-file = Læs nøglen, der signerer cookies og invitationer, fra denne fil.
flag-serve-tls-cert = Brug dette certifikat til HTTPS uden en proxy.
flag-serve-tls-key = Certifikatets private nøgle.
flag-serve-trust-proxy = Stol på den klientadresse, som en omvendt proxy sender videre.
flag-doctor-public-url = Den adresse, spillerne bruger. Proxyen på den adresse tjekkes også.
flag-prune-older-than = Slet spil, der ikke er ændret i så lang tid: 90d eller 12h.
flag-languages-missing = Vis hver besked, der mangler.

## What is wrong with a command line
did-you-mean = Mente du { $like }?
error-usage-command = Der er ingen kommando “{ $command }”. Du kan bruge { $allowed }.
error-usage-option = Denne kommando har ikke noget flag { $option }.
error-usage-value-missing = { $option } skal have en værdi.
error-usage-missing = Du skal tilføje { $option }.
error-usage-choice = { $option } skal være en af disse: { $allowed }.
error-usage-number = { $option } skal være et tal.
error-usage-from = { $option } skal være et tal på mindst { $least }.
error-usage-between = { $option } skal være et tal fra { $least } til { $most }.
error-usage-too-many = Denne kommando venter ikke “{ $text }”. Udelad det.
error-usage-unforeseen = Noppa kan ikke læse denne kommandolinje ({ $option }).
