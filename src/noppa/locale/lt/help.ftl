# Ką sako `noppa --help`: komandos, parinktys ir kas negerai komandos eilutėje.
# Kas rašoma, lieka kaip yra: --vardai, DIDŽIOSIOS, easy, medium, hard, fair, real.

## Antraštės
usage-heading = Naudojimas:
usage-options = Parinktys
usage-commands = Komandos
usage-required = būtina
usage-try = Jei reikia pagalbos, rašyk „{ $command } --help“.

## Komandos
command-noppa = Žaisk ir nagrinėk penkis kauliukų žaidimus. Be komandos Noppa atsiveria naršyklėje.
command-menu = Rinkis žaidimą ir žaisk terminale.
command-games = Parodyk žaidimus su leidimais ir parinktimis.
command-rules = Paaiškink, kaip žaisti, su pavyzdžiais.
command-play = Žaisk terminale prieš savo rekordą, su draugais arba prieš botus.
command-join = Per nuorodą žaisk arba žiūrėk žaidimą Noppos serveryje.
command-engine = Atsakyk į užklausas JSON eilutėmis, kad programos bet kuria kalba galėtų naudoti taisykles ir botus.
command-match = Leisk dviem programoms žaisti tarpusavyje ir sužinok, kuri stipresnė. Gali nurodyti ir boto lygį.
command-completion = Išvesk užbaigimo scenarijų, skirtą bash, zsh arba fish.
command-solve = Apskaičiuok tikslią žaidimo vertę žaidžiant be klaidų.
command-simulate = Sužaisk daug žaidimų iškart ir išvesk statistiką.
command-review = Pažiūrėk, kiek įrašytame žaidime buvo sėkmės, o kiek meistriškumo.
command-history = Pažiūrėk savo baigtus žaidimus, rekordus ir kur prarandi daugiausia taškų.
command-practice = Treniruokis rinktis, nuo didžiausių klaidų, arba spręsk dienos galvosūkį.
command-learn = Išmok žaidimą per trumpą pamoką su paruoštais kauliukais.
command-replay = Parodyk įrašytą žaidimą ėjimas po ėjimo.
command-verify = Patikrink, ar niekas neklastojo įrašyto žaidimo metimų ir kortų. Veikia be interneto.
command-serve = Paleisk serverį, kuriame gali žaisti kiti. Žr. docs/hosting.md.
command-site = Įrašyk Noppą kaip statinę svetainę bet kuriam žiniatinklio serveriui. Žaidimai veikia lankytojo naršyklėje.
command-backup = Padaryk atsarginę serverio žaidimų kopiją faile, net serveriui veikiant.
command-restore = Atkurk atsarginę kopiją į tuščią duomenų bazę.
command-doctor = Patikrink serverio sąranką ir pasakyk, kaip pašalinti bėdas.
command-export-person = Išsaugok viską, ką serveris laiko apie žaidėją. Reikia žaidėjo kodo.
command-delete-person = Ištrink viską, ką serveris laiko apie žaidėją. Reikia žaidėjo kodo.
command-prune = Ištrink senus serverio žaidimus.
command-languages = Parodyk kalbas ir kiek kiekviena išversta.

## Kelių komandų parinktys
flag-help = Parodyk šią pagalbą ir baik.
flag-version = Parodyk versiją ir baik.
flag-language = Naudok šią kalbą: fi, sv, en, …
flag-locale-dir = Naudok savo pranešimų failus iš šio aplanko, kuriame kiekvienai kalbai yra poaplankis.
flag-edition = Žaisk šį leidimą. Sąrašą rodo „noppa games“.
flag-option = Nustatyk namų taisyklę. Galima kartoti.
flag-json = Išvesk viską kaip JSON.
flag-board = Žaisk KIVI su sava lenta.
flag-deck = Žaisk Dicetto su sava kalade.
flag-map = Žaisk Dice Trip su savu žemėlapiu.
flag-database = Naudok šią duomenų bazę: sqlite:///FILE arba postgresql://USER@HOST/NAME.
flag-config = Skaityk nuostatas iš šio TOML failo.

## Vienos komandos parinktys
flag-noppa-lan = Leisk prisijungti telefonams namuose. Rodo adresą ir QR kodą.
flag-noppa-no-browser = Neatverk naršyklės.
flag-play-player = Pridėk žmogų. Galima kartoti.
flag-play-bot = Pridėk botą: easy, medium, hard, … Galima kartoti.
flag-play-engine = Pridėk programą. Galima kartoti.
flag-play-first = Kas pradeda: žaidėjo vardas arba roll, jei pradeda daugiausia išmetęs.
flag-play-timeout = Duok programai tiek sekundžių kiekvienam pasirinkimui.
flag-play-dice = Naudok Noppos kauliukus (fair) arba savo (real).
flag-play-every-roll = Su tikrais kauliukais rašyk kiekvieną metimą, ne tik galutinius kauliukus.
flag-play-seed = Mesk kauliukus nuo šio pradinio skaičiaus. Tas pats skaičius duoda tuos pačius kauliukus.
flag-play-save = Žaidžiant išsaugok žaidimą šiame faile.
flag-play-overwrite = Leisk parinkčiai --save pakeisti esamą failą.
flag-play-resume = Tęsk šiame faile išsaugotą žaidimą.
flag-play-coach = Patarimas parašius ? ir užuomina po klaidos.
flag-play-pace = Lauk tiek sekundžių tarp boto ėjimų.
flag-engine-schema = Išvesk visų užklausų ir atsakymų JSON Schema ir baik.
flag-join-name = Tavo vardas žaidime.
flag-join-save = Išsaugok žaidimą šiame faile, kai jis baigtas.
flag-match-game = Žaisk šį žaidimą. Kitaip žaidžiamas pirmas iš „noppa games“.
flag-match-games = Žaisk ne daugiau žaidimų. Skaičius turi būti lyginis, nes kiekvienais kauliukais žaidžiama iš abiejų vietų.
flag-match-sprt = Sustok, kai vienas iš šių dviejų Elo skirtumų aiškiai labiau tikėtinas, pavyzdžiui, 0,10.
flag-match-timeout = Duok programai tiek sekundžių kiekvienam pasirinkimui.
flag-match-seed = Nustatyk pradinį skaičių. Tas pats skaičius duoda tuos pačius kauliukus.
flag-match-records = Išsaugok kiekvieno žaidimo įrašą šiame aplanke.
flag-plain = Išvesk eilutę po eilutės, ne visame ekrane.
flag-no-animation = Rodyk kauliukus be animacijos.
flag-solve-distribution = Išvesk ir galutinių rezultatų pasiskirstymą.
flag-simulate-players = Rinkis žaidėjų lygius, atskirtus kableliais: hard,medium.
flag-simulate-games = Sužaisk tiek žaidimų. Galima rašyti 1e6.
flag-simulate-vary = Palygink leidimus arba parinkties reikšmes.
flag-simulate-seed = Nustatyk pradinį skaičių. Tas pats skaičius duoda tuos pačius žaidimus.
flag-simulate-workers = Naudok tiek procesų. Kitaip po vieną kiekvienam procesoriui.
flag-simulate-backend = Rinkis threads, loky, dask arba ray. Kitaip Noppa parenka tinkamą šiam kompiuteriui.
flag-simulate-cluster = Naudok Dask arba Ray klasterį šiuo adresu.
flag-simulate-out = Išsaugok kiekvieną žaidimą šiame faile, .csv arba .parquet.
flag-simulate-svg = Išsaugok taškų diagramą šiame faile.
flag-review-svg = Išsaugok žaidimo diagramą šiame faile.
flag-practice-daily = Spręsk dienos galvosūkį. Visi gauna tą patį.
flag-practice-questions = Sustok po tiek klausimų.
flag-practice-seed = Nustatyk pradinį skaičių. Tas pats skaičius duoda tuos pačius klausimus.
flag-replay-all = Išvesk visą žaidimą be sustojimų.
flag-serve-host = Klausykis šiuo adresu. 0.0.0.0 reiškia visus adresus.
flag-serve-port = Klausykis šiuo prievadu.
flag-serve-public-url = Adresas, kurį naudoja žaidėjai: https://dice.example.org.
flag-serve-redis = Naudok Redis adresu redis://HOST, kad keli procesai galėtų dalytis viena duomenų baze.
flag-serve-secret-file = Skaityk iš šio failo raktą, kuriuo pasirašomi slapukai ir kvietimai.
flag-serve-tls-cert = Naudok šį sertifikatą, kad HTTPS veiktų be tarpinio serverio.
flag-serve-tls-key = Sertifikato privatusis raktas.
flag-serve-trust-proxy = Pasitikėk kliento adresu, kurį persiunčia tarpinis serveris.
flag-doctor-public-url = Adresas, kurį naudoja žaidėjai. Ten patikrinamas ir tarpinis serveris.
flag-prune-older-than = Ištrink žaidimus, kurie nesikeitė tiek laiko: 90d arba 12h.
flag-languages-missing = Išvardyk visus trūkstamus pranešimus.

## Kas negerai komandos eilutėje
did-you-mean = Gal norėjai { $like }?
error-usage-command = Komandos „{ $command }“ nėra. Gali naudoti: { $allowed }.
error-usage-option = Ši komanda neturi parinkties { $option }.
error-usage-value-missing = Parinkčiai { $option } reikia reikšmės.
error-usage-missing = Reikia pridėti { $option }.
error-usage-choice = { $option } turi būti viena iš šių reikšmių: { $allowed }.
error-usage-number = { $option } turi būti skaičius.
error-usage-from = { $option } turi būti skaičius, ne mažesnis kaip { $least }.
error-usage-between = { $option } turi būti skaičius nuo { $least } iki { $most }.
error-usage-too-many = Ši komanda nelaukia „{ $text }“. Praleisk tai.
error-usage-unforeseen = Noppa negali perskaityti šios komandos eilutės ({ $option }).
