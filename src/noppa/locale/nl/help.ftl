# Wat `noppa --help` zegt: opdrachten, opties, en wat er mis is met een opdrachtregel.
# Wat je typt, blijft zoals het is: --names, HOOFDLETTERS, easy, medium, hard, fair, real.

## Kopjes
usage-heading = Gebruik:
usage-options = Opties
usage-commands = Opdrachten
usage-required = verplicht
usage-try = Typ voor hulp “{ $command } --help”.

## Opdrachten
command-noppa = Speel en leer vijf dobbelspellen. Zonder opdracht opent Noppa in je browser.
command-menu = Kies een spel en speel het in de terminal.
command-games = Toon de spellen met hun uitgaven en opties.
command-rules = Leg uit hoe je een spel speelt, met voorbeelden.
command-play = Speel een spel in de terminal, alleen, met vrienden of tegen bots.
command-join = Speel of bekijk via een link een spel op een Noppa-server.
command-engine = Beantwoord verzoeken als JSON-regels, zodat programma’s in elke taal de regels en bots kunnen gebruiken.
command-match = Laat twee programma’s tegen elkaar spelen en kijk welk sterker is. Het niveau van een bot mag ook.
command-completion = Toon het aanvulscript voor bash, zsh of fish.
command-solve = Bereken de exacte waarde van een spel bij perfect spel.
command-simulate = Speel veel spellen tegelijk en toon statistieken.
command-review = Bekijk hoeveel van een bewaard spel geluk was en hoeveel kunde.
command-history = Bekijk je afgelopen spellen, je records en waar je de meeste punten verliest.
command-practice = Oefen je keuzes, de ergste fouten eerst, of los de puzzel van de dag op.
command-learn = Leer een spel met een korte les en dobbelstenen die al klaarliggen.
command-replay = Laat een bewaard spel zet voor zet zien.
command-verify = Controleer of er met de worpen en kaarten van een bewaard spel niet geknoeid is. Werkt offline.
command-serve = Start een server waarop anderen kunnen spelen. Zie docs/hosting.md.
command-site = Exporteer Noppa als statische site voor elke webserver. Spellen draaien in de browser van de bezoeker.
command-backup = Maak een reservekopie van de spellen van de server, ook terwijl hij draait.
command-restore = Zet een reservekopie terug in een lege database.
command-doctor = Controleer de inrichting van de server en zeg hoe je problemen oplost.
command-export-person = Bewaar alles wat de server over een speler heeft opgeslagen. Hiervoor is de spelerscode nodig.
command-delete-person = Verwijder alles wat de server over een speler heeft opgeslagen. Hiervoor is de spelerscode nodig.
command-prune = Verwijder de oude spellen van de server.
command-languages = Toon de talen en hoe compleet elke taal is.

## Opties van meer opdrachten
flag-help = Toon deze hulp en stop.
flag-version = Toon de versie en stop.
flag-language = Gebruik deze taal: fi, sv, en, …
flag-locale-dir = Gebruik eigen berichtbestanden uit deze map, met een submap per taal.
flag-edition = Speel deze uitgave. “noppa games” somt ze op.
flag-option = Stel een huisregel in. Mag vaker.
flag-json = Toon alles als JSON.
flag-board = Speel KIVI op je eigen bord.
flag-deck = Speel Dicetto met je eigen kaartenset.
flag-map = Speel Dice Trip op je eigen landkaart.
flag-database = Gebruik deze database: sqlite:///FILE of postgresql://USER@HOST/NAME.
flag-config = Lees instellingen uit dit TOML-bestand.

## Opties van één opdracht
flag-noppa-lan = Laat telefoons in huis meedoen. Toont een adres en een QR-code.
flag-noppa-no-browser = Open de browser niet.
flag-play-player = Voeg een persoon toe. Mag vaker.
flag-play-bot = Voeg een bot toe: easy, medium, hard, … Mag vaker.
flag-play-engine = Voeg een programma toe. Mag vaker.
flag-play-first = Wie begint: de naam van een speler, of roll voor de hoogste worp.
flag-play-timeout = Geef een programma zoveel seconden per keuze.
flag-play-dice = Gebruik de dobbelstenen van Noppa (fair) of die van jezelf (real).
flag-play-every-roll = Typ met echte dobbelstenen elke worp, niet alleen de laatste dobbelstenen.
flag-play-seed = Gooi vanuit deze startwaarde. Dezelfde startwaarde geeft dezelfde worpen.
flag-play-save = Bewaar het spel tijdens het spelen in dit bestand.
flag-play-overwrite = Laat --save een bestaand bestand vervangen.
flag-play-resume = Ga verder met het spel uit dit bestand.
flag-play-coach = Advies met ?, en een tip na een fout.
flag-play-pace = Wacht zoveel seconden tussen de zetten van een bot.
flag-engine-schema = Toon het JSON-schema van alle verzoeken en antwoorden en stop.
flag-join-name = Je naam in het spel.
flag-join-save = Bewaar het spel na afloop in dit bestand.
flag-match-game = Speel dit spel. Anders is het het eerste van “noppa games”.
flag-match-games = Speel hoogstens zoveel spellen. Het aantal moet even zijn, want dezelfde worpen worden vanaf beide plaatsen gespeeld.
flag-match-sprt = Stop zodra een van deze twee Elo-verschillen duidelijk waarschijnlijker is, bijvoorbeeld 0,10.
flag-match-timeout = Geef een programma zoveel seconden per keuze.
flag-match-seed = Stel de startwaarde in. Dezelfde startwaarde geeft dezelfde worpen.
flag-match-records = Bewaar het verslag van elk spel in deze map.
flag-plain = Toon regel voor regel, zonder volledig scherm.
flag-no-animation = Toon dobbelstenen zonder animatie.
flag-solve-distribution = Toon ook de verdeling van de eindscores.
flag-simulate-players = Kies de niveaus van de spelers, met komma’s ertussen: hard,medium.
flag-simulate-games = Speel zoveel spellen. 1e6 mag ook.
flag-simulate-vary = Vergelijk uitgaven of waarden van een optie.
flag-simulate-seed = Stel de startwaarde in. Dezelfde startwaarde geeft dezelfde spellen.
flag-simulate-workers = Gebruik zoveel werkprocessen. Anders één per processor.
flag-simulate-backend = Kies threads, loky, dask of ray. Anders kiest Noppa wat bij deze computer past.
flag-simulate-cluster = Gebruik het Dask- of Ray-cluster op dit adres.
flag-simulate-out = Bewaar elk spel in dit bestand, .csv of .parquet.
flag-simulate-svg = Bewaar een grafiek van de scores in dit bestand.
flag-review-svg = Bewaar een grafiek van het spel in dit bestand.
flag-practice-daily = Los de puzzel van de dag op. Iedereen krijgt dezelfde.
flag-practice-questions = Stop na zoveel vragen.
flag-practice-seed = Stel de startwaarde in. Dezelfde startwaarde geeft dezelfde vragen.
flag-replay-all = Toon het hele spel zonder te stoppen.
flag-serve-host = Luister op dit adres. 0.0.0.0 betekent alle adressen.
flag-serve-port = Luister op deze poort.
flag-serve-public-url = Het adres dat spelers gebruiken: https://dice.example.org.
flag-serve-redis = Gebruik Redis op redis://HOST, zodat meer processen één database kunnen delen.
flag-serve-secret-file = Lees de sleutel die cookies en uitnodigingen ondertekent uit dit bestand.
flag-serve-tls-cert = Gebruik dit certificaat voor HTTPS zonder proxy.
flag-serve-tls-key = De privésleutel van het certificaat.
flag-serve-trust-proxy = Vertrouw het adres dat een reverse proxy doorgeeft.
flag-doctor-public-url = Het adres dat spelers gebruiken. De proxy daar wordt ook gecontroleerd.
flag-prune-older-than = Verwijder spellen die zo lang niet veranderd zijn: 90d of 12h.
flag-languages-missing = Toon elk bericht dat ontbreekt.

## Wat er mis is met een opdrachtregel
did-you-mean = Bedoelde je { $like }?
error-usage-command = Er is geen opdracht “{ $command }”. Je kunt kiezen uit { $allowed }.
error-usage-option = Deze opdracht heeft geen optie { $option }.
error-usage-value-missing = { $option } heeft een waarde nodig.
error-usage-missing = { $option } ontbreekt nog.
error-usage-choice = { $option } moet een van deze zijn: { $allowed }.
error-usage-number = { $option } moet een getal zijn.
error-usage-from = { $option } moet een getal van minstens { $least } zijn.
error-usage-between = { $option } moet een getal van { $least } t/m { $most } zijn.
error-usage-too-many = Deze opdracht verwacht geen “{ $text }”. Laat het weg.
error-usage-unforeseen = Noppa kan deze opdrachtregel niet lezen ({ $option }).
