# Wat `noppa --help` zegt: opdrachten, opties, en wat er mis is met een opdrachtregel.
# Wat je typt, blijft zoals het is: --names, HOOFDLETTERS, easy, medium, hard, fair, real.

## Kopjes
usage-heading = Gebruik:
usage-options = Opties
usage-commands = Opdrachten
usage-required = verplicht
usage-try = “{ $command } --help” vertelt meer.

## Opdrachten
command-noppa = Vijf dobbelspellen: speel ze, bestudeer ze. Zonder opdracht opent het ze in de browser.
command-menu = Kies een spel en speel het in de terminal.
command-games = Toon de spellen, hun uitgaven en opties.
command-rules = Leg een spel uit, met voorbeelden.
command-play = Speel een spel in de terminal, alleen, met vrienden of tegen bots.
command-engine = Beantwoord verzoeken als JSON-regels: de regels en bots voor programma’s in elke taal.
command-solve = Bereken de exacte waarde van het begin van een spel.
command-simulate = Speel veel spellen tegelijk en vertel wat ze gemeen hebben.
command-review = Onderscheid geluk van kunnen in een bewaard spel.
command-history = Toon je afgemaakte spellen, records en wat je het meeste kost.
command-replay = Laat een bewaard spel zet voor zet zien.
command-verify = Controleer zonder netwerk dat elke worp is wat de startwaarden beloofden.
command-serve = Bied spellen aan anderen aan; zie docs/hosting.md.
command-backup = Kopieer de spellen van de server naar een bestand, ook terwijl hij draait.
command-prune = Verwijder oude spellen van de server.
command-languages = Toon de talen, en wat er in elk ontbreekt.

## Opties van meer opdrachten
flag-help = Toon dit en stop.
flag-version = Toon de versie en stop.
flag-language = De taal: fi, sv, en, …
flag-locale-dir = Eigen berichtbestanden, in mappen met de namen van talen.
flag-edition = Hoe het boekje van een taal het speelt; zie “noppa games”.
flag-option = Een huisregel; mag vaker.
flag-json = Toon alles als JSON.
flag-board = KIVI op een eigen bord.
flag-deck = Dicetto met een eigen kaartenset.
flag-map = Dice Trip op een eigen kaart.
flag-database = sqlite:///FILE of postgresql://USER@HOST/NAME.
flag-config = Een TOML-bestand met instellingen.

## Opties van één opdracht
flag-noppa-lan = Laat telefoons in huis meedoen: toon adres en QR-code.
flag-noppa-no-browser = Open de browser niet.
flag-play-player = Iemand aan deze tafel; mag vaker.
flag-play-bot = Een bot aan deze tafel: easy, medium, hard, …; mag vaker.
flag-play-engine = Een programma aan deze tafel; mag vaker.
flag-play-timeout = Seconden die een programma voor één keuze heeft.
flag-play-dice = De dobbelstenen van Noppa (fair), of die van jou (real).
flag-play-every-roll = Met echte dobbelstenen: typ elke worp, niet alleen de laatste stenen.
flag-play-seed = Worpen uit deze startwaarde: dezelfde startwaarde, dezelfde worpen.
flag-play-save = Bewaar het spel stap voor stap in dit bestand.
flag-play-resume = Ga verder met het spel in dit bestand.
flag-play-coach = Raad bij ?, en een opmerking na een dure keuze.
flag-play-pace = Seconden tussen de stappen van een bot.
flag-solve-distribution = Ook hoe de eindscores verdeeld zijn.
flag-simulate-players = Niveaus van de spelers, met komma’s: hard,medium.
flag-simulate-games = Hoeveel spellen, ook als 1e6.
flag-simulate-vary = Vergelijk uitgaven of waarden van een optie.
flag-simulate-seed = Elke keer dezelfde spellen.
flag-simulate-workers = Hoeveel er tegelijk werken; anders alle processors.
flag-simulate-backend = threads, loky, dask of ray; anders wat bij deze computer past.
flag-simulate-cluster = Het adres van een Dask- of Ray-cluster.
flag-simulate-out = Elk spel in dit bestand, .csv of .parquet.
flag-simulate-svg = Teken de verdeling van de scores in dit bestand.
flag-review-svg = Teken de curve van het spel in dit bestand.
flag-practice-questions = Stop na zoveel.
flag-practice-seed = Elke keer dezelfde stellingen.
flag-replay-all = Toon het hele spel zonder te stoppen.
flag-serve-host = Het adres om op te luisteren; 0.0.0.0 voor alle.
flag-serve-port = De poort om op te luisteren.
flag-serve-public-url = Waar anderen hem vinden: https://dice.example.org.
flag-serve-redis = redis://HOST: meer processen op één database.
flag-serve-secret-file = Het bestand met de sleutel die cookies en uitnodigingen ondertekent.
flag-serve-tls-cert = Een certificaat, om zonder proxy https te spreken.
flag-serve-tls-key = De sleutel ervan.
flag-serve-trust-proxy = Geloof het adres dat een proxy ervoor doorgeeft.
flag-prune-older-than = 90d of 12h: spellen die sindsdien niet veranderd zijn.
flag-languages-missing = Noem elk bericht dat ontbreekt.

## Wat er mis is met een opdrachtregel
error-usage-command = Er is geen opdracht “{ $command }”. Opdrachten: { $allowed }.
error-usage-option = Er is hier geen optie { $option }.
error-usage-value-missing = { $option } heeft een waarde nodig.
error-usage-missing = { $option } is verplicht.
error-usage-choice = { $option } is een van deze: { $allowed }.
error-usage-number = { $option } moet een getal zijn.
error-usage-from = { $option } moet een getal vanaf { $least } zijn.
error-usage-between = { $option } moet een getal van { $least } t/m { $most } zijn.
error-usage-too-many = Dat is meer dan de opdracht neemt: “{ $text }”.
error-usage-unforeseen = Deze opdrachtregel is niet te lezen ({ $option }).
