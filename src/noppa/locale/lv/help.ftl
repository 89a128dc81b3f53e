# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Lietošana:
usage-options = Opcijas
usage-commands = Komandas
usage-required = obligāti
usage-try = Palīdzību rāda „{ $command } --help”.

## Commands
command-noppa = Spēlē un pēti piecas kauliņu spēles. Bez komandas Noppa atveras pārlūkā.
command-menu = Izvēlies spēli un spēlē to terminālī.
command-games = Parāda spēles, to izdevumus un opcijas.
command-rules = Izskaidro, kā spēlē spēli, ar piemēriem.
command-play = Spēlē terminālī vienatnē, ar draugiem vai pret botiem.
command-join = Ar saiti spēlē vai skaties spēli Noppas serverī.
command-engine = Atbild uz pieprasījumiem JSON rindās, lai noteikumus un botus varētu lietot programmas jebkurā valodā.
command-match = Ļauj divām programmām spēlēt savā starpā un noskaidro, kura stiprāka. Var norādīt arī bota līmeni.
command-completion = Izdrukā pabeigšanas skriptu čaulai bash, zsh vai fish.
command-solve = Aprēķina spēles precīzo vērtību, ja spēlē nevainojami.
command-simulate = Izspēlē daudz spēļu reizē un izdrukā statistiku.
command-review = Parāda, cik ierakstītā spēlē bija veiksmes un cik prasmes.
command-history = Parāda tavas pabeigtās spēles, rekordus un to, kur zaudē visvairāk punktu.
command-practice = Vingrinies izvēlēties, sākot ar lielākajām kļūdām, vai atrisini dienas uzdevumu.
command-learn = Iemācies spēli īsā nodarbībā ar sagatavotiem kauliņiem.
command-replay = Parāda ierakstītu spēli gājienu pa gājienam.
command-verify = Pārbauda, vai neviens nav mainījis ierakstītas spēles metienus un kārtis. Darbojas bezsaistē.
command-serve = Palaiž serveri, kurā var spēlēt citi. Skat. docs/hosting.md.
command-site = Saglabā Noppu kā statisku vietni jebkuram tīmekļa serverim. Spēles darbojas apmeklētāja pārlūkā.
command-backup = Saglabā servera spēļu rezerves kopiju failā, arī kamēr serveris darbojas.
command-restore = Atjauno rezerves kopiju tukšā datubāzē.
command-doctor = Pārbauda servera iestatījumus un pasaka, kā novērst kļūmes.
command-export-person = Saglabā visu, ko serveris glabā par spēlētāju. Vajag spēlētāja kodu.
command-delete-person = Izdzēš visu, ko serveris glabā par spēlētāju. Vajag spēlētāja kodu.
command-prune = Izdzēš servera vecās spēles.
command-languages = Parāda valodas un cik pilnīga ir katra.

## Options of several commands
flag-help = Parāda šo palīdzību un beidz.
flag-version = Parāda versiju un beidz.
flag-language = Lieto šo valodu: fi, sv, en, …
flag-locale-dir = Lieto savus ziņojumu failus no šīs mapes, katrai valodai apakšmape.
flag-edition = Spēlē šo izdevumu. Sarakstu rāda „noppa games”.
flag-option = Iestata mājas noteikumu. Var lietot vairākkārt.
flag-json = Izdrukā visu kā JSON.
flag-board = Spēlē KIVI savā laukumā.
flag-deck = Spēlē Dicetto ar savu kavu.
flag-map = Spēlē Dice Trip savā kartē.
flag-database = Lieto šo datubāzi: sqlite:///FILE vai postgresql://USER@HOST/NAME.
flag-config = Lasa iestatījumus no šī TOML faila.

## Options of one command
flag-noppa-lan = Ļauj pievienoties mājas tālruņiem. Parāda adresi un QR kodu.
flag-noppa-no-browser = Neatver pārlūku.
flag-play-player = Pievieno cilvēku. Var lietot vairākkārt.
flag-play-bot = Pievieno botu: easy, medium, hard, … Var lietot vairākkārt.
flag-play-engine = Pievieno programmu. Var lietot vairākkārt.
flag-play-first = Kas sāk: spēlētāja vārds vai roll, ja sāk lielākais metiens.
flag-play-timeout = Tik sekunžu programmai ir katrai izvēlei.
flag-play-dice = Lieto Noppas kauliņus (fair) vai savējos (real).
flag-play-every-roll = Ar īstiem kauliņiem raksti katru metienu, ne tikai galīgos kauliņus.
flag-play-seed = Met kauliņus no šī sākuma skaitļa. Tas pats skaitlis dod tos pašus kauliņus.
flag-play-save = Spēlējot saglabā spēli šajā failā.
flag-play-overwrite = Ļauj --save pārrakstīt esošu failu.
flag-play-resume = Turpina šajā failā saglabāto spēli.
flag-play-coach = Padoms ar ? un norāde pēc kļūdas.
flag-play-pace = Gaida tik sekunžu starp bota gājieniem.
flag-engine-schema = Izdrukā visu pieprasījumu un atbilžu JSON shēmu un beidz.
flag-join-name = Tavs vārds spēlē.
flag-join-save = Saglabā spēli šajā failā, kad tā beigusies.
flag-match-game = Spēlē šo spēli. Citādi tā ir pirmā sarakstā „noppa games”.
flag-match-games = Spēlē ne vairāk kā tik spēļu. Skaitlim jābūt pāra, jo ar tiem pašiem kauliņiem spēlē no abām vietām.
flag-match-sprt = Beidz, tiklīdz viena no šīm divām Elo starpībām ir skaidri ticamāka, piemēram, 0,10.
flag-match-timeout = Tik sekunžu programmai ir katrai izvēlei.
flag-match-seed = Iestata sākuma skaitli. Tas pats skaitlis dod tos pašus kauliņus.
flag-match-records = Saglabā katras spēles ierakstu šajā mapē.
flag-plain = Izdrukā rindu pa rindai, bez pilna ekrāna.
flag-no-animation = Rāda kauliņus bez animācijas.
flag-solve-distribution = Izdrukā arī to, kā sadalās gala rezultāti.
flag-simulate-players = Spēlētāju līmeņi, atdalīti ar komatiem: hard,medium.
flag-simulate-games = Izspēlē tik spēļu. Var rakstīt 1e6.
flag-simulate-vary = Salīdzina izdevumus vai opcijas vērtības.
flag-simulate-seed = Iestata sākuma skaitli. Tas pats skaitlis dod tās pašas spēles.
flag-simulate-workers = Lieto tik procesu. Citādi pa vienam katram procesoram.
flag-simulate-backend = Izvēlies threads, loky, dask vai ray. Citādi Noppa izvēlas šim datoram piemērotu.
flag-simulate-cluster = Lieto Dask vai Ray klasteri šajā adresē.
flag-simulate-out = Saglabā katru spēli šajā failā, .csv vai .parquet.
flag-simulate-svg = Saglabā rezultātu diagrammu šajā failā.
flag-review-svg = Saglabā spēles diagrammu šajā failā.
flag-practice-daily = Atrisini dienas uzdevumu. Tas visiem ir vienāds.
flag-practice-questions = Beidz pēc tik jautājumiem.
flag-practice-seed = Iestata sākuma skaitli. Tas pats skaitlis dod tos pašus jautājumus.
flag-replay-all = Izdrukā visu spēli bez apstāšanās.
flag-serve-host = Klausās šajā adresē. 0.0.0.0 nozīmē visas adreses.
flag-serve-port = Klausās šajā portā.
flag-serve-public-url = Adrese, ko lieto spēlētāji: https://dice.example.org.
flag-serve-redis = Lieto Redis adresē redis://HOST, lai vairāki procesi varētu lietot vienu datubāzi.
flag-serve-secret-file = Lasa no šī faila atslēgu, kas paraksta sīkdatnes un ielūgumus.
flag-serve-tls-cert = Ar šo sertifikātu lieto HTTPS bez starpniekservera.
flag-serve-tls-key = Sertifikāta privātā atslēga.
flag-serve-trust-proxy = Uzticas klienta adresei, ko nodod apgrieztais starpniekserveris.
flag-doctor-public-url = Adrese, ko lieto spēlētāji. Pārbauda arī tur esošo starpniekserveri.
flag-prune-older-than = Izdzēš spēles, kas tik ilgi nav mainījušās: 90d vai 12h.
flag-languages-missing = Parāda katru trūkstošo ziņojumu.

## What is wrong with a command line
did-you-mean = Varbūt domāji { $like }?
error-usage-command = Komandas „{ $command }” nav. Var lietot { $allowed }.
error-usage-option = Šai komandai nav opcijas { $option }.
error-usage-value-missing = Opcijai { $option } vajag vērtību.
error-usage-missing = Jāpievieno { $option }.
error-usage-choice = Opcija { $option } var būt viena no šīm: { $allowed }.
error-usage-number = Opcijai { $option } jābūt skaitlim.
error-usage-from = Opcijai { $option } jābūt skaitlim, ne mazākam par { $least }.
error-usage-between = Opcijai { $option } jābūt skaitlim no { $least } līdz { $most }.
error-usage-too-many = Šī komanda negaida „{ $text }”. Izlaid to.
error-usage-unforeseen = Noppa nevar saprast šo komandrindu ({ $option }).
