# Hvad `noppa --help` siger: kommandoer, flag og hvad der er galt med en kommandolinje.
# Det, man skriver, forbliver, som det er: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Brug:
usage-options = Flag
usage-commands = Kommandoer
usage-required = skal angives
usage-try = “{ $command } --help” fortæller mere.

## Commands
command-noppa = Fem terningspil: spil dem, studér dem. Uden kommando åbnes de i browseren.
command-menu = Vælg et spil, og spil det i terminalen.
command-games = Vis en liste over spillene, deres udgaver og tilvalg.
command-rules = Forklar et spil, med eksempler.
command-play = Spil i terminalen, alene, med venner eller mod botter.
command-engine = Svar på forespørgsler som JSON-linjer: reglerne og botterne til programmer i alle sprog.
command-solve = Regn den nøjagtige værdi af et spils begyndelse ud.
command-simulate = Spil mange spil på én gang, og fortæl, hvad de har til fælles.
command-review = Skil held fra dygtighed i et gemt spil.
command-history = Vis dine færdige spil, rekorder og hvad der koster dig mest.
command-replay = Vis et gemt spil træk for træk.
command-verify = Tjek uden net, at hvert kast er det, frøene lovede.
command-serve = Lad andre spille på din server; se docs/hosting.md.
command-backup = Kopiér serverens spil til en fil, også mens den kører.
command-prune = Slet serverens gamle spil.
command-languages = Vis sprogene, og hvad der mangler i hvert af dem.

## Options of several commands
flag-help = Vis dette, og stop.
flag-version = Vis versionen, og stop.
flag-language = Sproget at tale: fi, sv, en, …
flag-locale-dir = Dine egne beskedfiler, i mapper med sprogenes navne.
flag-edition = Reglerne i hæftet på et bestemt sprog; se “noppa games”.
flag-option = En husregel; kan gentages.
flag-json = Skriv alt ud som JSON.
flag-board = KIVI på dit eget bræt.
flag-deck = Dicetto med din egen kortbunke.
flag-map = Dice Trip på dit eget landkort.
flag-database = sqlite:///FILE eller postgresql://USER@HOST/NAME.
flag-config = En TOML-fil med indstillinger.

## Options of one command
flag-noppa-lan = Luk telefoner derhjemme ind: vis adresse og QR-kode.
flag-noppa-no-browser = Åbn ikke browseren.
flag-play-player = Et menneske ved bordet; kan gentages.
flag-play-bot = En bot ved bordet: easy, medium, hard, …; kan gentages.
flag-play-engine = Et program ved bordet; kan gentages.
flag-play-timeout = Sekunder, et program har til ét valg.
flag-play-dice = Noppas terninger (fair), eller dine (real).
flag-play-every-roll = Med rigtige terninger: skriv hvert kast, ikke kun de endelige terninger.
flag-play-seed = Terninger fra dette frø: samme frø, samme terninger.
flag-play-save = Gem spillet i denne fil, trin for trin.
flag-play-resume = Fortsæt med spillet i denne fil.
flag-play-coach = Råd på ?, og en bemærkning efter et dyrt valg.
flag-play-pace = Sekunder mellem en bots trin.
flag-solve-distribution = Også hvordan slutsummerne fordeler sig.
flag-simulate-players = Spillernes niveauer, med komma: hard,medium.
flag-simulate-games = Hvor mange spil, også som 1e6.
flag-simulate-vary = Sammenlign udgaver eller værdier af et tilvalg.
flag-simulate-seed = De samme spil hver gang.
flag-simulate-workers = Hvor mange der arbejder på én gang; alle processorer, hvis intet siges.
flag-simulate-backend = threads, loky, dask eller ray; det, der passer til maskinen, hvis intet siges.
flag-simulate-cluster = Adressen på en Dask- eller Ray-klynge.
flag-simulate-out = Hvert spil til denne fil, .csv eller .parquet.
flag-simulate-svg = Tegn pointenes fordeling i denne fil.
flag-review-svg = Tegn spillets kurve i denne fil.
flag-practice-questions = Stop efter så mange.
flag-practice-seed = De samme stillinger hver gang.
flag-replay-all = Skriv hele spillet ud uden at stoppe.
flag-serve-host = Adressen at lytte på; 0.0.0.0 for alle.
flag-serve-port = Porten at lytte på.
flag-serve-public-url = Hvor andre når den: https://dice.example.org.
flag-serve-redis = redis://HOST: flere processer på én database.
flag-serve-secret-file = Filen med nøglen, der signerer cookies og invitationer.
flag-serve-tls-cert = Et certifikat, for at tale https uden proxy.
flag-serve-tls-key = Dets nøgle.
flag-serve-trust-proxy = Stol på adressen, som en proxy foran sender videre.
flag-prune-older-than = 90d eller 12h: spil, der ikke er ændret siden.
flag-languages-missing = Nævn hver besked, der mangler.

## What is wrong with a command line
error-usage-command = Der er ingen kommando “{ $command }”. Kommandoer: { $allowed }.
error-usage-option = Der er ikke noget flag { $option } her.
error-usage-value-missing = { $option } skal have en værdi.
error-usage-missing = { $option } skal angives.
error-usage-choice = { $option } er en af disse: { $allowed }.
error-usage-number = { $option } skal være et tal.
error-usage-from = { $option } skal være et tal fra { $least } og op.
error-usage-between = { $option } skal være et tal fra { $least } til { $most }.
error-usage-too-many = Det er mere, end kommandoen tager: “{ $text }”.
error-usage-unforeseen = Denne kommandolinje kan ikke læses ({ $option }).
