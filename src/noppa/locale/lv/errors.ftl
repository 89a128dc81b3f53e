# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Kaut kas nogāja greizi ({ $code }).

## Moves
error-move-unreadable = „{ $text }” nav šīs spēles gājiens.
error-move-illegal = „{ $move }” tagad spēlēt nevar.
error-move-not-a-move = „{ $move }” nav gājiena objekts. Izveido to no teksta ar rules.parse().
error-move-game-over = Spēle ir beigusies.
error-move-chance-first = { $asked ->
    [draw] Vispirms atklāj kārti.
   *[roll] Vispirms met kauliņus.
 }
error-move-out-of-turn = Tagad nav šī spēlētāja gājiens.

## Chance
error-roll-not-asked = Tagad nav ko mest.
error-roll-count = { $dice ->
    [zero] Šajā metienā ir { $dice } kauliņu, nevis { $given }.
    [one] Šajā metienā ir { $dice } kauliņš, nevis { $given }.
   *[other] Šajā metienā ir { $dice } kauliņi, nevis { $given }.
 }
error-roll-face = Kauliņš rāda no 1 līdz 6, nevis { $face }.
error-draw-not-asked = Tagad nav kārts, ko atklāt.
error-card-not-in-pile = Kārts „{ $card }” vairs nav kaudzītē. Palikušas šīs kārtis: { $allowed }.
error-card-unknown = Tādas kārts nav: „{ $card }”. Kārtis: { $allowed }.
error-real-dice = Jūs spēlējat ar īstiem kauliņiem. Ievadi, ko tie rāda.
error-real-card = Jūs spēlējat ar īstām kārtīm. Ievadi kārti, kas atklāta.
error-replay-over = Ierakstītajā spēlē metienu vai kāršu vairs nav.
error-replay-differs = Ierakstītajā spēlē šeit ir kas cits: { $came }.

## Games, editions, options
error-game-unknown = Spēles „{ $game }” nav. Spēles: { $allowed }.
error-edition-unknown = Izdevuma „{ $edition }” nav. Izdevumi: { $allowed }.
error-first-unknown = Spēlētāja „{ $name }” nav. Sākt var: { $allowed }.
error-option-unknown = Opcijas „{ $key }” nav. Opcijas: { $allowed }.
error-option-value = „{ $key }” nevar būt { $value }. Atļauts: { $allowed }.
error-option-form = Raksti opciju kā NAME=VALUE, nevis „{ $text }”.
error-players = Šī spēle ir no { $least } līdz { $most } spēlētājiem, nevis { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Laukums
content-deck = Kava
content-map = Karte
content-content = Laukums, kava vai karte
error-content-other-game = { $content }: šis fails ir domāts spēlei { $allowed }, nevis spēlei { $game }.
error-content-not-plain = { $content }: lieto tikai vienkāršus datus (tekstu, skaitļus, sarakstus un tabulas).
error-content-kind = { $content }: norādi ceļu, TOML tekstu vai tabulu; { $given } neder.
error-content-not-a-table = { $content }: { $place } jābūt tabulai, kurā ir { $allowed }.
error-content-key-unknown = { $content }: { $place } satur nezināmu atslēgu „{ $key }”. Atļauts: { $allowed }.
error-content-key-missing = { $content }: { $place } trūkst atslēgas „{ $key }”.
error-content-no-file = { $content }: failu { $path } nevar nolasīt ({ $why }).
error-content-not-text = { $content }: fails nav UTF-8 teksts ({ $byte }. baits).
error-content-not-toml = { $content }: fails nav derīgs TOML ({ $why }).
error-content-line-too-long = { $content }: { $line }. rindā ir vairāk zīmju nekā { $most }.
error-content-too-deep = { $content }: { $line ->
    [0] iekavas ir ligzdotas dziļāk par { $most }.
   *[other] atslēgai { $line }. rindā ir vairāk daļu nekā { $most }.
 }
error-content-too-costly = { $content }: spēlē būtu vairāk metienu, kāršu un gājienu nekā { $most }. Saīsini to.
error-content-too-long = { $content }: fails ir par lielu. Tajā var būt ne vairāk kā { $most } baiti.

## The table
error-table-no-chance = Tagad nav ko mest vai atklāt.
error-table-started = Spēle jau ir sākusies.
error-table-not-over = Spēle vēl nav beigusies.
error-table-ended = Spēle ir beigusies.
error-undo-nothing = Nav ko atsaukt.
error-undo-not-yours = Pēdējais gājiens bija kāda cita, un kārta vēl nav galā.
error-undo-past-chance = Gājienu nevar atsaukt pēc nākamā metiena vai kārts.
error-amend-needs-real-dice = Ierakstus var labot tikai tad, ja spēlē ar īstiem kauliņiem.
error-amend-other-kind = { $number }. ieraksts ir „{ $was }”. To nevar mainīt uz „{ $text }”.
error-step-unknown = { $number }. ieraksta nav. Ieraksti: { $legal }.
error-seat-unknown = Vietas { $seat } nav.
error-bot-unknown = Bota „{ $bot }” nav. Boti: { $legal }.

## The coach
error-coach-no-worth = Treneris šo spēli vēl nezina: { $game }.
error-worth-not-over = Spēle vēl nav beigusies, tāpēc neviens nav uzvarējis.
error-bot-not-due = Vietai { $seat } tagad nav ko izvēlēties, tāpēc tās botam gājienu prasīt nevar.
error-advice-not-due = Vietai { $seat } tagad nav ko izvēlēties.
error-review-unfinished = Šī spēle nav pabeigta. Izspēlē to līdz galam, lai to analizētu.

## Simulations
error-simulate-games = Spēļu skaitam jābūt veselam skaitlim, 1 vai vairāk, nevis { $games }.
error-simulate-seed = Sākuma skaitlim jābūt veselam skaitlim, nevis { $seed }.
error-simulate-settled = Šajos noteikumos opcijas jau ir iekļautas ({ $game }). Izdevumu vai opcijas tiem klāt nedod.
error-simulate-backend = Izpildes dzinēja „{ $backend }” nav. Ir: { $allowed }.
error-simulate-workers = Procesu skaitam jābūt veselam skaitlim, 1 vai vairāk, nevis { $workers }.
error-simulate-cluster = Klastera adresi var norādīt tikai ar { $allowed }, nevis ar { $backend }.
error-simulate-no-cluster = { $backend } klasteris adresē { $cluster } nav sasniedzams: { $reason }.
error-extra-missing = Tam vajag vēl pakotnes: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } { $game }. spēlē izdarīja neatļautu gājienu „{ $move }”. Atļauts: { $allowed }.
error-simulate-apart = { $player } spēlē tikai kompilētās spēlēs, kopā ar šo līmeņu spēlētājiem: { $allowed }.
error-simulate-actions = { $player }: jāatgriež { $count } veseli skaitļi, katrai spēlei viens; veids { $kind } un forma { $shape } neder.
error-simulate-failed = { $player }, kļūme { $game }. spēlē: { $reason }
error-simulate-endless = { $game }. spēle nav galā, lai gan izvēļu bija { $decisions }. Šie spēlētāji to varbūt nekad nepabeigs.
error-simulate-format = Rezultātus nevar saglabāt failā { $path }. Lieto kādu no šiem failu veidiem: { $allowed }.
error-simulate-write = { $path } nevar ierakstīt: { $why }. Tajā līdz šim ir { $games } spēļu rezultāti.
error-simulate-out-one = Katras spēles rezultātu var saglabāt tikai tad, ja simulē vienus noteikumus, nevis salīdzina vairākus.
error-simulate-vary = Raksti salīdzināmo kā NAME=A,B,C, nevis „{ $text }”.
error-simulate-vary-twice = „{ $key }” ir nosaukts divreiz. Liec visas tā vērtības vienā sarakstā.

## Records
error-record-no-file = { $path } nevar nolasīt: { $why }.
error-save-exists = { $path } jau ir, un tā var būt cita spēle. Turpini to ar --resume, aizstāj ar --overwrite vai izvēlies citu nosaukumu.
error-save-taken = { $path } jau ir. Izvēlies citu nosaukumu.
error-file-not-written = { $path } nevar ierakstīt: { $why }.
error-record-too-long = Šis fails ir par lielu. Ierakstā var būt ne vairāk kā { $most } baiti.
error-record-not-text = Šis fails nav UTF-8 teksts ({ $byte }. baits).
error-record-not-json = Šis ieraksts ir bojāts vai nepilnīgs ({ $line }. rinda, { $column }. kolonna).
error-record-not-a-record = Šis fails nav Noppas ieraksts.
error-record-format-version = Šī ieraksta formāta versija ir { $found }. Šī Noppa lasa versiju { $wanted }.
error-record-rules-version = Šo spēli spēlēja pēc noteikumu versijas { $found }. Šajā Noppā ir versija { $wanted }.
error-record-key-unknown = Ierakstā ir nezināma atslēga „{ $key }”. Zināmās atslēgas: { $allowed }.
error-record-key-missing = Ierakstā trūkst atslēgas „{ $key }”.
error-record-key-twice = Atslēga „{ $key }” ierakstā ir divreiz.
error-record-value = Ierakstā atslēgai „{ $key }” ir nepareiza vērtība. Atļauts: { $allowed }.
error-record-not-over = Spēle šajā ierakstā nav pabeigta.
error-record-content-hash = Laukums, kava vai karte šajā ierakstā nav tā, ar kuru spēlēja.
error-event-unreadable = „{ $text }” nav ne metiens, ne kārts, ne gājiens.
error-record-event = { $number }. ierakstu nevar nolasīt: „{ $text }”.
error-event-misfit = { $number }. ieraksts, „{ $event }”, spēlei neder. { $why }
error-state-unreadable = Saglabātu situāciju nevar nolasīt: gaidīts { $wanted }, atrasts { $found }.
error-verify-real-dice = Šo spēli spēlēja ar īstiem kauliņiem, tāpēc nav metienu, ko pārbaudīt.
error-verify-commitment = Slepenais skaitlis nav tas, kas solīts pirms spēles. Tas dod { $shown }, nevis { $promised }.
error-verify-differs = { $number }. ieraksts nav pareizs. Ierakstā ir „{ $event }”, bet slepenie skaitļi dod „{ $promised }”.

## Requests of programs
error-engine-too-long = Šī rinda ir par garu. Robeža ir { $most } baiti.
error-engine-not-json = Šī rinda nav JSON: „{ $text }”.
error-engine-not-an-object = Pieprasījumam jābūt JSON objektam, nevis „{ $text }”.
error-engine-request = Pieprasījuma „{ $request }” nav. Pieprasījumi: { $allowed }.
error-engine-key-unknown = Pieprasījumam „{ $request }” nav atslēgas „{ $key }”. Atslēgas: { $allowed }.
error-engine-key-missing = Pieprasījumam „{ $request }” vajag atslēgu „{ $key }”.
error-engine-value = Pieprasījumā „{ $request }” atslēgai „{ $key }” ir nepareiza vērtība. Atļautie veidi: { $allowed }.
error-engine-protocol = Šis dzinējs lieto protokola versiju { $wanted }, nevis { $found }.
error-engine-table = Galda „{ $table }” nav. Galdi: { $allowed }.
error-engine-nobody-due = Tagad nevienam nav ko izvēlēties.
error-engine-action = Darbības ir numurētas no 0 līdz { $most }; { $action } starp tām nav.
error-engine-record = Šai spēlei nav ieraksta, jo to turpināja no dotas situācijas.
error-engine-names = Ierakstam vajag tik vārdu: { $wanted }, nevis { $given }.
error-engine-number = „{ $key }” jābūt no { $least } līdz { $most }, nevis { $given }.
error-engine-position = Tāda situācija spēlē nav iespējama ({ $why }).
error-engine-position-players = Spēlētāju skaits šajā situācijā ir { $players }, bet spēlē { $wanted }.

## Lessons
error-lesson-unknown = Spēlei „{ $game }” nodarbības nav. Nodarbības: { $allowed }.

## Programs at the table
error-program-no-start = Programmu „{ $command }” nevar palaist: { $why }.
error-program-hangs = { $seconds ->
    [zero] Programma „{ $command }” neatbildēja { $seconds } sekunžu laikā.
    [one] Programma „{ $command }” neatbildēja { $seconds } sekundes laikā.
   *[other] Programma „{ $command }” neatbildēja { $seconds } sekunžu laikā.
 }
error-program-ended = Programma „{ $command }” neatbildēja, bet beidzās ar kodu { $exit }. { $complaint }
error-program-protocol = Programma „{ $command }” lieto protokola versiju { $found }, nevis { $wanted }.
error-program-rubbish = Programma „{ $command }” atsūtīja nederīgu atbildi: „{ $text }”.
error-program-gives-up = Programma „{ $command }” ziņoja par kļūdu: { $text }.
error-program-no-move = Programma „{ $command }” spēlēja „{ $move }”, bet tas nav šīs spēles gājiens.
error-program-illegal = Programma „{ $command }” spēlēja „{ $move }”, bet tas tagad nav atļauts.
error-programs-seated = { $seats ->
    [zero] Šajā spēlē ir vieta { $seats } programmām,
    [one] Šajā spēlē ir vieta { $seats } programmai,
   *[other] Šajā spēlē ir vieta { $seats } programmām,
 } bet ar --engine nosauktas { $programs }.

## Games on a server
error-join-link = „{ $text }” nav saite uz spēli. Saite izskatās šādi: https://dice.example.org/#join=…
error-join-no-server = { $url } neatbild: { $why }.
error-join-not-noppa = Šajā adresē nav Noppas servera (statuss { $status }).
error-join-no-coach = Spēlēs serverī trenera nav. Kad spēle beigusies, vari to analizēt.
error-join-own-content = Šajā spēlē ir savs laukums, kava vai karte. Lai to spēlētu, atver saiti pārlūkā.
error-join-lost = Savienojums ar { $url } ir zudis.
error-practice-daily = Dienas uzdevums visiem ir viens un tas pats, tāpēc --daily un { $option } kopā lietot nevar.
error-play-resume = --resume turpina failā esošo spēli tādu, kāda tā ir, tāpēc { $option } kopā ar to lietot nevar.

## Matches
error-match-games = Mačā jābūt pāra skaitam spēļu, 2 vai vairāk, nevis { $games }.
error-match-sprt = Beigu nosacījumam vajag divas Elo starpības, mazāko pirmo, piemēram, --sprt 0,10, nevis „{ $text }”.

## Learners
error-rl-unknown = Vides „{ $name }” nav. Vides: { $allowed }.
error-rl-reward = Atalgojumam jābūt vienam no šiem: { $allowed }, nevis „{ $reward }”.
error-rl-illegal = Iestatījumam par neatļautām darbībām jābūt vienam no šiem: { $allowed }, nevis „{ $illegal }”.
error-rl-action = Darbības ir numurētas no 0 līdz { $most }; { $action } starp tām nav.
error-rl-envs = Partijā jābūt vismaz vienai spēlei, nevis { $envs }.
error-rl-threads = Partijai vajag vismaz vienu pavedienu, nevis { $threads }.
error-rl-seeds = Visai partijai dod vienu sākuma skaitli.
error-rl-actions = Dod masīvu ar { $count } veseliem skaitļiem; veids { $kind } un forma { $shape } neder.
error-rl-batch = Partijas { $game_number }. spēlē darbība { $action } („{ $move }”) nav atļauta. Atļauts: { $legal }.
error-rl-no-batch = Šo spēli vēl nevar spēlēt partijās: { $game }.
error-rl-no-observation = Šai spēlei nav novērojumu programmām, kas mācās: { $game }.
error-native-missing = Noppas kompilēto kodolu neizdevās ielādēt no { $path }: { $reason }. Instalē Noppu vēlreiz.
error-native-refused = Noppas kompilētais kodols noraidīja funkcijas { $function } izsaukumu: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = tāda faila nav
why-not-permitted = tev nav atļaujas
why-is-a-folder = tā ir mape
why-not-a-folder = daļa no ceļa nav mape
why-already-there = tas jau ir
why-disk-full = disks ir pilns
why-read-only = disks ir tikai lasāms
why-address-in-use = to lieto cita programma
why-no-such-address = šim datoram nav šādas adreses
why-connection-refused = tur nekas neatbild
error-not-a-backup = Šis nav fails ar ierīcē saglabātām spēlēm.
