# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Användning:
usage-options = Flaggor
usage-commands = Kommandon
usage-required = krävs
usage-try = Skriv ”{ $command } --help” för hjälp.

## Commands
command-noppa = Spela och studera fem tärningsspel. Utan kommando öppnas Noppa i webbläsaren.
command-menu = Välj ett spel och spela det i terminalen.
command-games = Lista spelen med deras utgåvor och tillval.
command-rules = Förklara hur man spelar ett spel, med exempel.
command-play = Spela ett spel i terminalen, ensam, med vänner eller mot botar.
command-join = Använd en länk för att spela eller titta på ett spel på en Noppa-server.
command-engine = Svara på förfrågningar som JSON-rader, så att program i alla språk kan använda reglerna och botarna.
command-match = Låt två program spela mot varandra och ta reda på vilket som är starkast. Du kan också ange en bots nivå.
command-completion = Skriv ut kompletteringsskriptet för bash, zsh eller fish.
command-solve = Räkna ut det exakta värdet av ett spel med perfekt spel.
command-simulate = Spela många spel på en gång och skriv ut statistik.
command-review = Se hur mycket av ett sparat spel som var tur och hur mycket som var skicklighet.
command-history = Se dina avslutade spel, dina rekord och var du förlorar flest poäng.
command-practice = Öva på dina val, de värsta misstagen först, eller lös dagens kluring.
command-learn = Lär dig ett spel genom en kort lektion med förberedda tärningar.
command-replay = Visa ett sparat spel drag för drag.
command-verify = Kontrollera att ingen har ändrat kasten och korten i ett sparat spel. Fungerar offline.
command-serve = Kör en server där andra kan spela. Se docs/hosting.md.
command-site = Exportera Noppa som en statisk webbplats för valfri webbserver. Spelen körs i besökarens webbläsare.
command-backup = Säkerhetskopiera serverns spel till en fil, även medan servern är i gång.
command-restore = Återställ en säkerhetskopia i en tom databas.
command-doctor = Kontrollera serverns inställningar och säg hur problem åtgärdas.
command-export-person = Spara allt som servern har lagrat om en spelare. Kräver spelarkoden.
command-delete-person = Radera allt som servern har lagrat om en spelare. Kräver spelarkoden.
command-prune = Radera serverns gamla spel.
command-languages = Lista språken och hur fullständigt vart och ett är.

## Options of several commands
flag-help = Visa den här hjälpen och avsluta.
flag-version = Visa versionen och avsluta.
flag-language = Använd det här språket: fi, sv, en, …
flag-locale-dir = Använd egna meddelandefiler från den här mappen, med en undermapp för varje språk.
flag-edition = Spela den här utgåvan. ”noppa games” listar dem.
flag-option = Ställ in en husregel. Kan användas flera gånger.
flag-json = Skriv ut allt som JSON.
flag-board = Spela KIVI på en egen spelplan.
flag-deck = Spela Dicetto med en egen kortlek.
flag-map = Spela Dice Trip på en egen karta.
flag-database = Använd den här databasen: sqlite:///FILE eller postgresql://USER@HOST/NAME.
flag-config = Läs inställningar från den här TOML-filen.

## Options of one command
flag-noppa-lan = Låt telefoner hemma gå med. Visar en adress och en QR-kod.
flag-noppa-no-browser = Öppna inte webbläsaren.
flag-play-player = Lägg till en person. Kan användas flera gånger.
flag-play-bot = Lägg till en bot: easy, medium, hard, … Kan användas flera gånger.
flag-play-engine = Lägg till ett program. Kan användas flera gånger.
flag-play-first = Vem som börjar: en spelares namn, eller roll för högsta kastet.
flag-play-timeout = Ge ett program så här många sekunder för varje val.
flag-play-dice = Använd Noppas tärningar (fair) eller dina egna (real).
flag-play-every-roll = Med riktiga tärningar: skriv varje kast, inte bara de sista tärningarna.
flag-play-seed = Kasta tärningarna från det här startvärdet. Samma startvärde ger samma tärningar.
flag-play-save = Spara spelet i den här filen medan du spelar.
flag-play-overwrite = Låt --save ersätta en fil som redan finns.
flag-play-resume = Fortsätt spelet som sparats i den här filen.
flag-play-coach = Få råd med ?, och en kommentar efter ett misstag.
flag-play-pace = Vänta så här många sekunder mellan en bots drag.
flag-engine-schema = Skriv ut JSON-schemat för alla förfrågningar och svar, och avsluta.
flag-join-name = Ditt namn i spelet.
flag-join-save = Spara spelet i den här filen när det är slut.
flag-match-game = Spela det här spelet. Annars blir det det första i ”noppa games”.
flag-match-games = Spela högst så här många spel. Talet måste vara jämnt, för varje uppsättning tärningar spelas från båda platserna.
flag-match-sprt = Sluta så snart en av de här två Elo-skillnaderna är klart troligare, till exempel 0,10.
flag-match-timeout = Ge ett program så här många sekunder för varje val.
flag-match-seed = Ange startvärdet. Samma startvärde ger samma tärningar.
flag-match-records = Spara varje spels spelfil i den här mappen.
flag-plain = Skriv ut rad för rad, utan helskärm.
flag-no-animation = Visa tärningar utan animation.
flag-solve-distribution = Skriv också ut hur slutpoängen fördelar sig.
flag-simulate-players = Välj spelarnas nivåer, med komman emellan: hard,medium.
flag-simulate-games = Spela så här många spel. Du kan skriva 1e6.
flag-simulate-vary = Jämför utgåvor, eller värden på ett tillval.
flag-simulate-seed = Ange startvärdet. Samma startvärde ger samma spel.
flag-simulate-workers = Använd så här många arbetsprocesser. Annars blir det en per processor.
flag-simulate-backend = Välj threads, loky, dask eller ray. Annars väljer Noppa det som passar datorn.
flag-simulate-cluster = Använd Dask- eller Ray-klustret på den här adressen.
flag-simulate-out = Spara varje spel i den här filen, .csv eller .parquet.
flag-simulate-svg = Spara ett diagram över poängen i den här filen.
flag-review-svg = Spara ett diagram över spelet i den här filen.
flag-practice-daily = Lös dagens kluring. Alla får samma.
flag-practice-questions = Sluta efter så här många frågor.
flag-practice-seed = Ange startvärdet. Samma startvärde ger samma frågor.
flag-replay-all = Skriv ut hela spelet utan att stanna.
flag-serve-host = Lyssna på den här adressen. 0.0.0.0 betyder alla adresser.
flag-serve-port = Lyssna på den här porten.
flag-serve-public-url = Adressen som spelarna använder: https://dice.example.org.
flag-serve-redis = Använd Redis på redis://HOST, så att flera processer kan dela en databas.
flag-serve-secret-file = Läs nyckeln som signerar kakor och inbjudningar från den här filen.
flag-serve-tls-cert = Använd det här certifikatet för HTTPS utan proxy.
flag-serve-tls-key = Certifikatets privata nyckel.
flag-serve-trust-proxy = Lita på klientadressen som en omvänd proxy skickar vidare.
flag-doctor-public-url = Adressen som spelarna använder. Proxyn där kontrolleras också.
flag-prune-older-than = Radera spel som inte har ändrats på så här länge: 90d eller 12h.
flag-languages-missing = Lista varje meddelande som saknas.

## What is wrong with a command line
did-you-mean = Menade du { $like }?
error-usage-command = Det finns inget kommando ”{ $command }”. Du kan använda { $allowed }.
error-usage-option = Kommandot har ingen flagga { $option }.
error-usage-value-missing = { $option } behöver ett värde.
error-usage-missing = Du måste lägga till { $option }.
error-usage-choice = { $option } måste vara något av { $allowed }.
error-usage-number = { $option } måste vara ett tal.
error-usage-from = { $option } måste vara ett tal, minst { $least }.
error-usage-between = { $option } måste vara ett tal från { $least } till { $most }.
error-usage-too-many = Kommandot väntar sig inte ”{ $text }”. Utelämna det.
error-usage-unforeseen = Noppa kan inte läsa kommandoraden ({ $option }).
