# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Naudojimas:
usage-options = Parinktys
usage-commands = Komandos
usage-required = būtina nurodyti
usage-try = „{ $command } --help“ papasakos daugiau.

## Commands
command-noppa = Penki kauliukų žaidimai: žaisk ir nagrinėk juos. Be komandos jie atsiveria naršyklėje.
command-menu = Rinkis žaidimą ir žaisk terminale.
command-games = Parodyk žaidimus, jų leidimus ir parinktis.
command-rules = Paaiškink žaidimą su pavyzdžiais.
command-play = Žaisk terminale vienumoje, su draugais arba prieš botus.
command-engine = Atsakyk į užklausas JSON eilutėmis: taisyklės ir botai programoms bet kuria kalba.
command-solve = Apskaičiuok tikslią žaidimo pradžios vertę.
command-simulate = Sužaisk daug žaidimų iškart ir pasakyk, kas juose bendra.
command-review = Atskirk sėkmę nuo meistriškumo įrašytame žaidime.
command-history = Parodyk savo baigtus žaidimus, rekordus ir kas tau kainuoja daugiausia.
command-replay = Parodyk įrašytą žaidimą ėjimas po ėjimo.
command-verify = Be tinklo patikrink, kad kiekvienas metimas yra toks, kokį žadėjo sėklos.
command-serve = Siūlyk žaidimus kitiems; žr. docs/hosting.md.
command-backup = Nukopijuok serverio žaidimus į failą, net jam veikiant.
command-prune = Ištrink senus serverio žaidimus.
command-languages = Parodyk kalbas ir ko kuriai trūksta.

## Options of several commands
flag-help = Parodyk šitai ir baik.
flag-version = Parodyk versiją ir baik.
flag-language = Kalba, kuria kalbėti: fi, sv, en, …
flag-locale-dir = Tavo pranešimų failai aplankuose, pavadintuose pagal kalbas.
flag-edition = Kaip žaidžia kurios nors kalbos knygelė; žr. „noppa games“.
flag-option = Namų taisyklė; galima kartoti.
flag-json = Išvesk viską kaip JSON.
flag-board = KIVI su tavo lenta.
flag-deck = Dicetto su tavo kalade.
flag-map = Dice Trip su tavo žemėlapiu.
flag-database = sqlite:///FILE arba postgresql://USER@HOST/NAME.
flag-config = TOML failas su nuostatomis.

## Options of one command
flag-noppa-lan = Leisk prisijungti namų telefonams: parodyk adresą ir QR kodą.
flag-noppa-no-browser = Neatverk naršyklės.
flag-play-player = Žmogus prie šio stalo; galima kartoti.
flag-play-bot = Botas prie šio stalo: easy, medium, hard, …; galima kartoti.
flag-play-engine = Programa prie šio stalo; galima kartoti.
flag-play-timeout = Kiek sekundžių programa turi vienam sprendimui.
flag-play-dice = Noppos kauliukai (fair) arba tavo (real).
flag-play-every-roll = Su tikrais kauliukais: rašyk kiekvieną metimą, ne tik galutinius kauliukus.
flag-play-seed = Kauliukai iš šios sėklos: ta pati sėkla, tie patys kauliukai.
flag-play-save = Laikyk žaidimą šiame faile, žingsnis po žingsnio.
flag-play-resume = Tęsk šiame faile esantį žaidimą.
flag-play-coach = Patarimas paspaudus ? ir pastaba po brangaus sprendimo.
flag-play-pace = Sekundės tarp boto žingsnių.
flag-solve-distribution = Ir kaip pasiskirsto galutiniai rezultatai.
flag-simulate-players = Žaidėjų lygiai, su kableliais: hard,medium.
flag-simulate-games = Kiek žaidimų, galima ir 1e6.
flag-simulate-vary = Palygink leidimus arba parinkties reikšmes.
flag-simulate-seed = Kaskart tie patys žaidimai.
flag-simulate-workers = Kiek dirba vienu metu; jei nepasakyta, visi procesoriai.
flag-simulate-backend = threads, loky, dask arba ray; jei nepasakyta, tinkamas šiai mašinai.
flag-simulate-cluster = Dask arba Ray klasterio adresas.
flag-simulate-out = Kiekvienas žaidimas į šį failą, .csv arba .parquet.
flag-simulate-svg = Nupiešk taškų pasiskirstymą šiame faile.
flag-review-svg = Nupiešk žaidimo kreivę šiame faile.
flag-practice-questions = Baik po tiek.
flag-practice-seed = Kaskart tos pačios padėtys.
flag-replay-all = Išvesk visą žaidimą be sustojimų.
flag-serve-host = Adresas, kurio klausytis; 0.0.0.0 reiškia visus.
flag-serve-port = Prievadas, kurio klausytis.
flag-serve-public-url = Kur jį randa kiti: https://dice.example.org.
flag-serve-redis = redis://HOST: keli procesai su viena duomenų baze.
flag-serve-secret-file = Failas su raktu, kuriuo pasirašomi slapukai ir kvietimai.
flag-serve-tls-cert = Sertifikatas, kad kalbėtų https be tarpinio serverio.
flag-serve-tls-key = Jo raktas.
flag-serve-trust-proxy = Tikėk adresu, kurį persiunčia priešais esantis tarpinis serveris.
flag-prune-older-than = 90d arba 12h: žaidimai, kurie nuo tada nesikeitė.
flag-languages-missing = Išvardyk kiekvieną trūkstamą pranešimą.

## What is wrong with a command line
error-usage-command = Komandos „{ $command }“ nėra. Komandos: { $allowed }.
error-usage-option = Parinkties { $option } čia nėra.
error-usage-value-missing = { $option } reikia reikšmės.
error-usage-missing = { $option } būtina nurodyti.
error-usage-choice = { $option } yra vienas iš šių: { $allowed }.
error-usage-number = { $option } turi būti skaičius.
error-usage-from = { $option } turi būti skaičius, ne mažesnis kaip { $least }.
error-usage-between = { $option } turi būti skaičius nuo { $least } iki { $most }.
error-usage-too-many = Tai daugiau, nei komanda priima: „{ $text }“.
error-usage-unforeseen = Šios komandos eilutės perskaityti negalima ({ $option }).
