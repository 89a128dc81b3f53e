# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Lietošana:
usage-options = Opcijas
usage-commands = Komandas
usage-required = jānorāda
usage-try = „{ $command } --help” pastāsta vairāk.

## Commands
command-noppa = Piecas kauliņu spēles: spēlē un pēti tās. Bez komandas tās atveras pārlūkā.
command-menu = Izvēlies spēli un spēlē to terminālī.
command-games = Parādi spēles, to izdevumus un opcijas.
command-rules = Izskaidro spēli ar piemēriem.
command-play = Spēlē terminālī vienatnē, ar draugiem vai pret botiem.
command-engine = Atbildi uz pieprasījumiem JSON rindās: noteikumi un boti programmām jebkurā valodā.
command-solve = Aprēķini precīzu spēles sākuma vērtību.
command-simulate = Izspēlē daudz spēļu reizē un pasaki, kas tām kopīgs.
command-review = Atšķir veiksmi no prasmes ierakstītā spēlē.
command-history = Parādi savas pabeigtās spēles, rekordus un to, kas tev maksā visvairāk.
command-replay = Parādi ierakstītu spēli gājienu pa gājienam.
command-verify = Bez tīkla pārbaudi, ka katrs metiens ir tas, ko solīja sēklas.
command-serve = Piedāvā spēles citiem; skat. docs/hosting.md.
command-backup = Pārkopē servera spēles failā, arī kamēr tas darbojas.
command-prune = Izdzēs servera vecās spēles.
command-languages = Parādi valodas un to, kā katrā trūkst.

## Options of several commands
flag-help = Parādi šo un beidz.
flag-version = Parādi versiju un beidz.
flag-language = Valoda, kurā runāt: fi, sv, en, …
flag-locale-dir = Tavi ziņojumu faili mapēs, kas nosauktas valodu vārdos.
flag-edition = Kā to spēlē kādas valodas noteikumu grāmatiņa; skat. „noppa games”.
flag-option = Mājas noteikums; var atkārtot.
flag-json = Izvadi visu kā JSON.
flag-board = KIVI uz tava paša laukuma.
flag-deck = Dicetto ar tavu kāršu kavu.
flag-map = Dice Trip uz tavas kartes.
flag-database = sqlite:///FILE vai postgresql://USER@HOST/NAME.
flag-config = TOML fails ar iestatījumiem.

## Options of one command
flag-noppa-lan = Ļauj pievienoties mājas tālruņiem: parādi adresi un QR kodu.
flag-noppa-no-browser = Neatvērt pārlūku.
flag-play-player = Cilvēks pie šī galda; var atkārtot.
flag-play-bot = Bots pie šī galda: easy, medium, hard, …; var atkārtot.
flag-play-engine = Programma pie šī galda; var atkārtot.
flag-play-timeout = Cik sekunžu programmai ir vienai izvēlei.
flag-play-dice = Noppas kauliņi (fair) vai tavējie (real).
flag-play-every-roll = Ar īstiem kauliņiem: raksti katru metienu, ne tikai galīgos kauliņus.
flag-play-seed = Kauliņi no šīs sēklas: tā pati sēkla, tie paši kauliņi.
flag-play-save = Glabā spēli šajā failā soli pa solim.
flag-play-resume = Turpini spēli no šī faila.
flag-play-coach = Padoms pēc ? un piezīme pēc dārgas izvēles.
flag-play-pace = Sekundes starp bota soļiem.
flag-solve-distribution = Arī tas, kā sadalās gala rezultāti.
flag-simulate-players = Spēlētāju līmeņi ar komatiem: hard,medium.
flag-simulate-games = Cik spēļu, arī kā 1e6.
flag-simulate-vary = Salīdzini izdevumus vai opcijas vērtības.
flag-simulate-seed = Katru reizi tās pašas spēles.
flag-simulate-workers = Cik strādā reizē; ja nav teikts, visi procesori.
flag-simulate-backend = threads, loky, dask vai ray; ja nav teikts, šai mašīnai piemērotais.
flag-simulate-cluster = Dask vai Ray klastera adrese.
flag-simulate-out = Katra spēle šajā failā, .csv vai .parquet.
flag-simulate-svg = Uzzīmē punktu sadalījumu šajā failā.
flag-review-svg = Uzzīmē spēles līkni šajā failā.
flag-practice-questions = Beidz pēc tik daudziem.
flag-practice-seed = Katru reizi tās pašas pozīcijas.
flag-replay-all = Izvadi visu spēli bez apstāšanās.
flag-serve-host = Adrese, kurā klausīties; 0.0.0.0 nozīmē visas.
flag-serve-port = Ports, kurā klausīties.
flag-serve-public-url = Kur citi to atrod: https://dice.example.org.
flag-serve-redis = redis://HOST: vairāki procesi ar vienu datubāzi.
flag-serve-secret-file = Fails ar atslēgu, kas paraksta sīkdatnes un ielūgumus.
flag-serve-tls-cert = Sertifikāts, lai runātu https bez starpniekservera.
flag-serve-tls-key = Tā atslēga.
flag-serve-trust-proxy = Tici adresei, ko pārsūta priekšā esošs starpniekserveris.
flag-prune-older-than = 90d vai 12h: spēles, kas kopš tā laika nav mainījušās.
flag-languages-missing = Nosauc katru ziņojumu, kura trūkst.

## What is wrong with a command line
error-usage-command = Komandas „{ $command }” nav. Komandas: { $allowed }.
error-usage-option = Opcijas { $option } šeit nav.
error-usage-value-missing = { $option } jānorāda vērtība.
error-usage-missing = { $option } ir jānorāda.
error-usage-choice = { $option } ir viens no šiem: { $allowed }.
error-usage-number = { $option } jābūt skaitlim.
error-usage-from = { $option } jābūt skaitlim, sākot ar { $least }.
error-usage-between = { $option } jābūt skaitlim no { $least } līdz { $most }.
error-usage-too-many = Tas ir vairāk, nekā komanda pieņem: „{ $text }”.
error-usage-unforeseen = Šo komandrindu nevar nolasīt ({ $option }).
