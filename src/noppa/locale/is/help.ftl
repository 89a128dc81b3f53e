# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Notkun:
usage-options = Valkostir
usage-commands = Skipanir
usage-required = verður að gefa
usage-try = „{ $command } --help“ segir meira.

## Commands
command-noppa = Fimm teningaleikir: spilaðu þá og skoðaðu. Eitt og sér opnar þetta þá í vafranum.
command-menu = Veldu leik og spilaðu hann í skipanaglugganum.
command-games = Sýndu leikina, útgáfur þeirra og valkosti.
command-rules = Útskýrðu leik með dæmum.
command-play = Spilaðu leik í skipanaglugganum, upp á eigin spýtur, með vinum eða á móti þjörkum.
command-engine = Svaraðu beiðnum sem JSON-línum: reglur og þjarkar fyrir forrit á hvaða máli sem er.
command-solve = Reiknaðu nákvæmt gildi upphafsstöðu leiks.
command-simulate = Spilaðu marga leiki í einu og segðu hvað þeir eiga sameiginlegt.
command-review = Greindu heppni frá færni í skráðum leik.
command-history = Sýndu leikina sem þú hefur lokið, met og hvað kostar þig mest.
command-replay = Sýndu skráðan leik skref fyrir skref.
command-verify = Sannreyndu án nets að hvert kast sé það sem fræin lofuðu.
command-serve = Bjóddu öðrum leiki; sjá docs/hosting.md.
command-backup = Afritaðu leiki þjónsins í skrá, líka á meðan hann keyrir.
command-prune = Eyddu gömlum leikjum þjónsins.
command-languages = Sýndu tungumálin og hvað vantar í hvert.

## Options of several commands
flag-help = Sýndu þetta og hættu.
flag-version = Sýndu útgáfunúmerið og hættu.
flag-language = Málið sem á að tala: fi, sv, en, …
flag-locale-dir = Þínar eigin skilaboðaskrár, í möppum sem heita eftir málunum.
flag-edition = Hvernig bæklingur á einhverju máli spilar hann; sjá „noppa games“.
flag-option = Húsregla; má endurtaka.
flag-json = Prentaðu allt sem JSON.
flag-board = KIVI á þínu eigin borði.
flag-deck = Dicetto með þínum eigin stokki.
flag-map = Dice Trip á þínu eigin korti.
flag-database = sqlite:///FILE eða postgresql://USER@HOST/NAME.
flag-config = TOML-skrá með stillingum.

## Options of one command
flag-noppa-lan = Hleyptu símum heimilisins að: sýndu slóð og QR-kóða.
flag-noppa-no-browser = Ekki opna vafrann.
flag-play-player = Manneskja við þetta borð; má endurtaka.
flag-play-bot = Þjarkur við þetta borð: easy, medium, hard, …; má endurtaka.
flag-play-engine = Forrit við þetta borð; má endurtaka.
flag-play-timeout = Sekúndur sem forrit hefur fyrir eitt val.
flag-play-dice = Teningar Noppu (fair) eða þínir (real).
flag-play-every-roll = Með alvöru teningum: skrifaðu hvert kast, ekki bara lokateningana.
flag-play-seed = Teningar úr þessu fræi: sama fræ, sömu teningar.
flag-play-save = Geymdu leikinn í þessari skrá, skref fyrir skref.
flag-play-resume = Haltu áfram með leikinn í þessari skrá.
flag-play-coach = Ráð við ? og athugasemd eftir dýrt val.
flag-play-pace = Sekúndur milli skrefa þjarks.
flag-solve-distribution = Líka hvernig lokastig dreifast.
flag-simulate-players = Styrkur leikmanna, með kommum: hard,medium.
flag-simulate-games = Hversu margir leikir, líka sem 1e6.
flag-simulate-vary = Berðu saman útgáfur eða gildi valkosts.
flag-simulate-seed = Sömu leikir í hvert sinn.
flag-simulate-workers = Hversu margir vinna í einu; allir örgjörvar nema annað sé sagt.
flag-simulate-backend = threads, loky, dask eða ray; það sem hentar þessari vél nema annað sé sagt.
flag-simulate-cluster = Slóð á Dask- eða Ray-klasa.
flag-simulate-out = Hver leikur í þessa skrá, .csv eða .parquet.
flag-simulate-svg = Teiknaðu dreifingu stiganna í þessa skrá.
flag-review-svg = Teiknaðu feril leiksins í þessa skrá.
flag-practice-questions = Hættu eftir svo mörg.
flag-practice-seed = Sömu stöður í hvert sinn.
flag-replay-all = Prentaðu allan leikinn án þess að stoppa.
flag-serve-host = Slóðin sem hlustað er á; 0.0.0.0 fyrir allar.
flag-serve-port = Gáttin sem hlustað er á.
flag-serve-public-url = Hvar aðrir ná í hann: https://dice.example.org.
flag-serve-redis = redis://HOST: nokkrir ferlar á einum gagnagrunni.
flag-serve-secret-file = Skráin með lyklinum sem undirritar kökur og boð.
flag-serve-tls-cert = Skírteini, til að tala https án millimiðlara.
flag-serve-tls-key = Lykill þess.
flag-serve-trust-proxy = Trúðu slóðinni sem millimiðlari fyrir framan sendir áfram.
flag-prune-older-than = 90d eða 12h: leikir sem hafa ekki breyst síðan.
flag-languages-missing = Nefndu öll skilaboð sem vantar.

## What is wrong with a command line
error-usage-command = Skipunin „{ $command }“ er ekki til. Skipanir: { $allowed }.
error-usage-option = Valkosturinn { $option } er ekki til hér.
error-usage-value-missing = { $option } þarf gildi.
error-usage-missing = { $option } verður að gefa.
error-usage-choice = { $option } er eitt af þessu: { $allowed }.
error-usage-number = { $option } verður að vera tala.
error-usage-from = { $option } verður að vera tala frá { $least } og upp úr.
error-usage-between = { $option } verður að vera tala frá { $least } til { $most }.
error-usage-too-many = Þetta er meira en skipunin tekur: „{ $text }“.
error-usage-unforeseen = Þessa skipanalínu er ekki hægt að lesa ({ $option }).
