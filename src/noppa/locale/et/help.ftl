# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Kasutamine:
usage-options = Valikud
usage-commands = Käsud
usage-required = kohustuslik
usage-try = „{ $command } --help“ räägib rohkem.

## Commands
command-noppa = Viis täringumängu: mängi ja uuri neid. Ilma käsuta avanevad need brauseris.
command-menu = Vali mäng ja mängi seda terminalis.
command-games = Loetle mängud, nende väljaanded ja valikud.
command-rules = Selgita mängu näidetega.
command-play = Mängi terminalis, üksi, sõpradega või bottide vastu.
command-engine = Vasta päringutele JSON-ridadena: reeglid ja botid programmidele igas keeles.
command-solve = Arvuta mängu avaseisu täpne väärtus.
command-simulate = Mängi korraga palju mänge ja ütle, mis neis ühist on.
command-review = Erista salvestatud mängus õnn oskusest.
command-history = Loetle oma lõpetatud mängud, rekordid ja see, mis sulle kõige rohkem maksab.
command-replay = Näita salvestatud mängu käik käigu haaval.
command-verify = Kontrolli võrguta, et iga veeretus on see, mida seemned lubasid.
command-serve = Paku mänge teistele; vaata docs/hosting.md.
command-backup = Kopeeri serveri mängud faili, ka siis, kui see töötab.
command-prune = Kustuta serveri vanad mängud.
command-languages = Loetle keeled ja mis igaühes puudu on.

## Options of several commands
flag-help = Näita seda ja lõpeta.
flag-version = Näita versiooni ja lõpeta.
flag-language = Keel, mida rääkida: fi, sv, en, …
flag-locale-dir = Sinu enda teadete failid kaustades, mis kannavad keelte nimesid.
flag-edition = Kuidas ühe keele reeglivihik seda mängib; vaata „noppa games“.
flag-option = Kodureegel; võib korrata.
flag-json = Väljasta kõik JSON-ina.
flag-board = KIVI sinu enda laual.
flag-deck = Dicetto sinu enda kaardipakiga.
flag-map = Dice Trip sinu enda kaardil.
flag-database = sqlite:///FILE või postgresql://USER@HOST/NAME.
flag-config = Seadete TOML-fail.

## Options of one command
flag-noppa-lan = Luba kodused telefonid mängu: näita aadressi ja QR-koodi.
flag-noppa-no-browser = Ära ava brauserit.
flag-play-player = Inimene selles lauas; võib korrata.
flag-play-bot = Bot selles lauas: easy, medium, hard, …; võib korrata.
flag-play-engine = Programm selles lauas; võib korrata.
flag-play-timeout = Mitu sekundit on programmil ühe valiku jaoks.
flag-play-dice = Noppa täringud (fair) või sinu omad (real).
flag-play-every-roll = Päris täringutega: sisesta iga veeretus, mitte ainult lõplikud täringud.
flag-play-seed = Täringud sellest seemnest: sama seeme, samad täringud.
flag-play-save = Hoia mängu selles failis, samm sammu haaval.
flag-play-resume = Jätka selles failis olevat mängu.
flag-play-coach = Nõu märgi ? peale ja märkus pärast kallist valikut.
flag-play-pace = Sekundid boti sammude vahel.
flag-solve-distribution = Ka see, kuidas lõpptulemused jaotuvad.
flag-simulate-players = Mängijate tasemed, komaga eraldatud: hard,medium.
flag-simulate-games = Mitu mängu, ka kujul 1e6.
flag-simulate-vary = Võrdle väljaandeid või ühe valiku väärtusi.
flag-simulate-seed = Iga kord samad mängud.
flag-simulate-workers = Mitu töötab korraga; kui pole öeldud, siis kõik protsessorid.
flag-simulate-backend = threads, loky, dask või ray; kui pole öeldud, siis sellele masinale sobiv.
flag-simulate-cluster = Daski või Ray klastri aadress.
flag-simulate-out = Iga mäng sellesse faili, .csv või .parquet.
flag-simulate-svg = Joonista punktide jaotus sellesse faili.
flag-review-svg = Joonista mängu kõver sellesse faili.
flag-practice-questions = Lõpeta pärast nii mitut.
flag-practice-seed = Iga kord samad seisud.
flag-replay-all = Väljasta kogu mäng peatumata.
flag-serve-host = Aadress, mida kuulata; 0.0.0.0 tähendab kõiki.
flag-serve-port = Port, mida kuulata.
flag-serve-public-url = Kust teised selle leiavad: https://dice.example.org.
flag-serve-redis = redis://HOST: mitu protsessi ühel andmebaasil.
flag-serve-secret-file = Fail võtmega, mis allkirjastab küpsised ja kutsed.
flag-serve-tls-cert = Sertifikaat, et rääkida https-i ilma puhverserverita.
flag-serve-tls-key = Selle võti.
flag-serve-trust-proxy = Usu aadressi, mille eesolev puhverserver edastab.
flag-prune-older-than = 90d või 12h: mängud, mis pole sellest ajast muutunud.
flag-languages-missing = Nimeta iga puuduv teade.

## What is wrong with a command line
error-usage-command = Käsku „{ $command }“ ei ole. Käsud: { $allowed }.
error-usage-option = Valikut { $option } siin ei ole.
error-usage-value-missing = { $option } vajab väärtust.
error-usage-missing = { $option } tuleb anda.
error-usage-choice = { $option } on üks neist: { $allowed }.
error-usage-number = { $option } peab olema arv.
error-usage-from = { $option } peab olema arv, vähemalt { $least }.
error-usage-between = { $option } peab olema arv vahemikus { $least } kuni { $most }.
error-usage-too-many = Seda on rohkem, kui käsk võtab: „{ $text }“.
error-usage-unforeseen = Seda käsurida ei saa lugeda ({ $option }).
