# Hva `noppa --help` sier: kommandoer, flagg og hva som er galt med en kommandolinje.
# Det man skriver, forblir som det er: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Bruk:
usage-options = Flagg
usage-commands = Kommandoer
usage-required = må oppgis
usage-try = «{ $command } --help» forteller mer.

## Commands
command-noppa = Fem terningspill: spill dem, studer dem. Uten kommando åpnes de i nettleseren.
command-menu = Velg et spill og spill det i terminalen.
command-games = List opp spillene, utgavene og tilvalgene.
command-rules = Forklar et spill, med eksempler.
command-play = Spill i terminalen, alene, med venner eller mot boter.
command-engine = Svar på forespørsler som JSON-linjer: reglene og botene for programmer i alle språk.
command-solve = Regn ut den nøyaktige verdien av et spills begynnelse.
command-simulate = Spill mange spill på én gang og fortell hva de har felles.
command-review = Skill flaks fra dyktighet i et lagret spill.
command-history = List opp dine ferdige spill, rekorder og hva som koster deg mest.
command-replay = Vis et lagret spill trekk for trekk.
command-verify = Kontroller uten nett at hvert kast er det frøene lovet.
command-serve = La andre spille på serveren din; se docs/hosting.md.
command-backup = Kopier serverens spill til en fil, også mens den kjører.
command-prune = Slett serverens gamle spill.
command-languages = List opp språkene, og hva som mangler i hvert av dem.

## Options of several commands
flag-help = Vis dette og avslutt.
flag-version = Vis versjonen og avslutt.
flag-language = Språket å snakke: fi, sv, en, …
flag-locale-dir = Egne meldingsfiler, i mapper med navn etter språk.
flag-edition = Reglene i heftet på et bestemt språk; se «noppa games».
flag-option = En husregel; kan gjentas.
flag-json = Skriv ut alt som JSON.
flag-board = KIVI på et eget brett.
flag-deck = Dicetto med en egen kortstokk.
flag-map = Dice Trip på et eget kart.
flag-database = sqlite:///FILE eller postgresql://USER@HOST/NAME.
flag-config = En TOML-fil med innstillinger.

## Options of one command
flag-noppa-lan = Slipp inn telefoner hjemme: vis adresse og QR-kode.
flag-noppa-no-browser = Ikke åpne nettleseren.
flag-play-player = Et menneske ved bordet; kan gjentas.
flag-play-bot = En bot ved bordet: easy, medium, hard, …; kan gjentas.
flag-play-engine = Et program ved bordet; kan gjentas.
flag-play-timeout = Sekunder et program har til ett valg.
flag-play-dice = Noppas terninger (fair), eller dine (real).
flag-play-every-roll = Med ekte terninger: skriv hvert kast, ikke bare de endelige terningene.
flag-play-seed = Terninger fra dette frøet: samme frø, samme terninger.
flag-play-save = Lagre spillet i denne filen, steg for steg.
flag-play-resume = Fortsett med spillet i denne filen.
flag-play-coach = Råd på ?, og en merknad etter et dyrt valg.
flag-play-pace = Sekunder mellom stegene til en bot.
flag-solve-distribution = Også hvordan sluttsummene fordeler seg.
flag-simulate-players = Nivåene til spillerne, med komma: hard,medium.
flag-simulate-games = Hvor mange spill, også som 1e6.
flag-simulate-vary = Sammenlign utgaver eller verdier av et tilvalg.
flag-simulate-seed = De samme spillene hver gang.
flag-simulate-workers = Hvor mange som arbeider samtidig; alle prosessorer om ikke noe sies.
flag-simulate-backend = threads, loky, dask eller ray; det som passer maskinen om ikke noe sies.
flag-simulate-cluster = Adressen til en Dask- eller Ray-klynge.
flag-simulate-out = Hvert spill til denne filen, .csv eller .parquet.
flag-simulate-svg = Tegn fordelingen av poeng i denne filen.
flag-review-svg = Tegn kurven til spillet i denne filen.
flag-practice-questions = Stopp etter så mange.
flag-practice-seed = De samme stillingene hver gang.
flag-replay-all = Skriv ut hele spillet uten å stoppe.
flag-serve-host = Adressen å lytte på; 0.0.0.0 for alle.
flag-serve-port = Porten å lytte på.
flag-serve-public-url = Hvor andre når den: https://dice.example.org.
flag-serve-redis = redis://HOST: flere prosesser på én database.
flag-serve-secret-file = Filen med nøkkelen som signerer informasjonskapsler og invitasjoner.
flag-serve-tls-cert = Et sertifikat, for å snakke https uten proxy.
flag-serve-tls-key = Nøkkelen til det.
flag-serve-trust-proxy = Stol på adressen som en proxy foran sender videre.
flag-prune-older-than = 90d eller 12h: spill som ikke er endret siden.
flag-languages-missing = Nevn hver melding som mangler.

## What is wrong with a command line
error-usage-command = Det finnes ingen kommando «{ $command }». Kommandoer: { $allowed }.
error-usage-option = Det finnes ikke noe flagg { $option } her.
error-usage-value-missing = { $option } trenger en verdi.
error-usage-missing = { $option } må oppgis.
error-usage-choice = { $option } er én av disse: { $allowed }.
error-usage-number = { $option } må være et tall.
error-usage-from = { $option } må være et tall fra { $least } og opp.
error-usage-between = { $option } må være et tall fra { $least } til { $most }.
error-usage-too-many = Det er mer enn kommandoen tar: «{ $text }».
error-usage-unforeseen = Denne kommandolinjen kan ikke leses ({ $option }).
