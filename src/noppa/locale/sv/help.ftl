# Vad `noppa --help` säger: kommandon, flaggor och vad som är fel med en kommandorad.
# Det man skriver förblir som det är: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Användning:
usage-options = Flaggor
usage-commands = Kommandon
usage-required = måste anges
usage-try = ”{ $command } --help” berättar mer.

## Commands
command-noppa = Fem tärningsspel: spela dem, studera dem. Utan kommando öppnas de i webbläsaren.
command-menu = Välj ett spel och spela det i terminalen.
command-games = Lista spelen, deras utgåvor och tillval.
command-rules = Förklara ett spel, med exempel.
command-play = Spela i terminalen, ensam, med vänner eller mot botar.
command-engine = Svara på förfrågningar som JSON-rader: reglerna och botarna för program i alla språk.
command-solve = Räkna ut det exakta värdet av ett spels början.
command-simulate = Spela många spel på en gång och berätta vad de har gemensamt.
command-review = Skilj tur från skicklighet i ett sparat spel.
command-history = Lista dina färdiga spel, rekord och vad som kostar dig mest.
command-replay = Visa ett sparat spel drag för drag.
command-verify = Kontrollera utan nät att varje kast är det som fröna lovade.
command-serve = Låt andra spela på din server; se docs/hosting.md.
command-backup = Kopiera serverns spel till en fil, även medan den är i gång.
command-prune = Radera serverns gamla spel.
command-languages = Lista språken, och vad som saknas i vart och ett.

## Options of several commands
flag-help = Visa det här och sluta.
flag-version = Visa versionen och sluta.
flag-language = Språket att tala: fi, sv, en, …
flag-locale-dir = Egna meddelandefiler, i mappar med språkens namn.
flag-edition = Reglerna i häftet på ett visst språk; se ”noppa games”.
flag-option = En husregel; kan upprepas.
flag-json = Skriv ut allt som JSON.
flag-board = KIVI på en egen spelplan.
flag-deck = Dicetto med en egen kortlek.
flag-map = Dice Trip på en egen karta.
flag-database = sqlite:///FILE eller postgresql://USER@HOST/NAME.
flag-config = En TOML-fil med inställningar.

## Options of one command
flag-noppa-lan = Släpp in telefoner hemma: visa adress och QR-kod.
flag-noppa-no-browser = Öppna inte webbläsaren.
flag-play-player = En människa vid bordet; kan upprepas.
flag-play-bot = En bot vid bordet: easy, medium, hard, …; kan upprepas.
flag-play-engine = Ett program vid bordet; kan upprepas.
flag-play-timeout = Sekunder som ett program har för ett val.
flag-play-dice = Noppas tärningar (fair), eller dina (real).
flag-play-every-roll = Med riktiga tärningar: skriv varje kast, inte bara de slutliga tärningarna.
flag-play-seed = Tärningar från det här fröet: samma frö, samma tärningar.
flag-play-save = Spara spelet i den här filen, steg för steg.
flag-play-resume = Fortsätt med spelet i den här filen.
flag-play-coach = Råd på ?, och en anmärkning efter ett dyrt val.
flag-play-pace = Sekunder mellan en bots steg.
flag-solve-distribution = Också hur slutpoängen fördelar sig.
flag-simulate-players = Spelarnas nivåer, med komman: hard,medium.
flag-simulate-games = Hur många spel, även som 1e6.
flag-simulate-vary = Jämför utgåvor eller värden på ett tillval.
flag-simulate-seed = Samma spel varje gång.
flag-simulate-workers = Hur många som arbetar samtidigt; alla processorer om inget sägs.
flag-simulate-backend = threads, loky, dask eller ray; det som passar datorn om inget sägs.
flag-simulate-cluster = Adressen till ett Dask- eller Ray-kluster.
flag-simulate-out = Varje spel till den här filen, .csv eller .parquet.
flag-simulate-svg = Rita poängens fördelning i den här filen.
flag-review-svg = Rita spelets kurva i den här filen.
flag-practice-questions = Sluta efter så många.
flag-practice-seed = Samma ställningar varje gång.
flag-replay-all = Skriv ut hela spelet utan att stanna.
flag-serve-host = Adressen att lyssna på; 0.0.0.0 för alla.
flag-serve-port = Porten att lyssna på.
flag-serve-public-url = Var andra når den: https://dice.example.org.
flag-serve-redis = redis://HOST: flera processer på en databas.
flag-serve-secret-file = Filen med nyckeln som signerar kakor och inbjudningar.
flag-serve-tls-cert = Ett certifikat, för att tala https utan proxy.
flag-serve-tls-key = Dess nyckel.
flag-serve-trust-proxy = Lita på adressen som en proxy framför skickar vidare.
flag-prune-older-than = 90d eller 12h: spel som inte har ändrats sedan dess.
flag-languages-missing = Nämn varje meddelande som saknas.

## What is wrong with a command line
error-usage-command = Det finns inget kommando ”{ $command }”. Kommandon: { $allowed }.
error-usage-option = Det finns ingen flagga { $option } här.
error-usage-value-missing = { $option } behöver ett värde.
error-usage-missing = { $option } måste anges.
error-usage-choice = { $option } är något av dessa: { $allowed }.
error-usage-number = { $option } måste vara ett tal.
error-usage-from = { $option } måste vara ett tal från { $least } och uppåt.
error-usage-between = { $option } måste vara ett tal från { $least } till { $most }.
error-usage-too-many = Det är mer än kommandot tar: ”{ $text }”.
error-usage-unforeseen = Den här kommandoraden går inte att läsa ({ $option }).
