# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Kaut kas nogāja greizi ({ $code }).

## Moves
error-move-unreadable = „{ $text }” nav šīs spēles gājiens.
error-move-illegal = „{ $move }” tagad nevar spēlēt.
error-move-not-a-move = „{ $move }” nav gājiens; noteikumi pieņem gājienus, nevis tekstu.
error-move-game-over = Spēle ir beigusies.
error-move-chance-first = { $asked ->
    [draw] Vispirms nāk kārts.
   *[roll] Vispirms nāk kauliņi.
 }
error-move-out-of-turn = Tagad nav šīs vietas gājiens.

## Chance
error-roll-not-asked = Tagad kauliņi nav jāmet.
error-roll-count = { $dice ->
    [zero] Jāmet { $dice } kauliņu, nevis { $given }.
    [one] Jāmet { $dice } kauliņš, nevis { $given }.
   *[other] Jāmet { $dice } kauliņi, nevis { $given }.
 }
error-roll-face = Kauliņš rāda no 1 līdz 6, nevis { $face }.
error-draw-not-asked = Tagad kārts nav jāatklāj.
error-card-not-in-pile = Kārts { $card } vairs nav kaudzītē. Palikušas: { $allowed }.
error-card-unknown = Kārts „{ $card }” nav. Kārtis: { $allowed }.
error-real-dice = Kauliņi ir īsti: raksti, ko tie rāda.
error-real-card = Kārtis ir īstas: raksti, kura atklāta.
error-replay-over = Ierakstītajā spēlē vairāk kauliņu vai kāršu nebija.
error-replay-differs = Ierakstītajā spēlē šajā vietā ir kas cits: { $came }.

## Games, editions, options
error-game-unknown = Spēles „{ $game }” nav. Spēles: { $allowed }.
error-edition-unknown = Izdevuma „{ $edition }” nav. Izdevumi: { $allowed }.
error-option-unknown = Opcijas „{ $key }” nav. Opcijas: { $allowed }.
error-option-value = „{ $key }” nevar būt { $value }. Atļauts: { $allowed }.
error-option-form = Raksti opciju kā NAME=VALUE, nevis „{ $text }”.
error-players = Spēlēt var no { $least } līdz { $most }, nevis { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Laukums
content-deck = Kava
content-map = Karte
content-content = Laukums, kava vai karte
error-content-other-game = { $content }: tas domāts spēlei { $allowed }, nevis spēlei { $game }.
error-content-not-plain = { $content }: kaut kas tajā nav vienkārši dati.
error-content-kind = { $content }: dod to kā failu, tekstu vai tabulu; { $given } neder.
error-content-not-a-table = { $content }: { $place } jābūt tabulai, kurā ir { $allowed }.
error-content-key-unknown = { $content }: { $place } satur nezināmu atslēgu „{ $key }”. Atļauts: { $allowed }.
error-content-key-missing = { $content }: { $place } nav atslēgas „{ $key }”.
error-content-no-file = { $content }: failu { $path } nevar nolasīt: { $why }.
error-content-not-text = { $content }: fails nav UTF-8 teksts (baits { $byte }).
error-content-not-toml = { $content }: tas nav derīgs TOML: { $why }.
error-content-too-long = { $content }: failā ir ne vairāk kā { $most } baiti.

## The table
error-table-no-chance = Tagad nekas nav jāmet vai jāatklāj.
error-table-started = Spēle sākas vienreiz, ar pirmo notikumu.
error-table-not-over = Spēle vēl nav beigusies.
error-table-ended = Spēle ir beigusies.
error-undo-nothing = Nav ko atsaukt.
error-undo-not-yours = Pēdējā izvēle ir kāda cita, un kārta vēl nav galā.
error-undo-past-chance = Gājienu nevar atsaukt, ja tam jau sekojuši kauliņi vai kārts.
error-amend-needs-real-dice = Ierakstus var labot tikai tad, ja kauliņi ir īsti.
error-amend-other-kind = { $number }. ieraksts ir „{ $was }”; „{ $text }” tā vietā nevar būt.
error-step-unknown = { $number }. ieraksta nav. Ieraksti: { $legal }.
error-seat-unknown = Vietas { $seat } nav.
error-bot-unknown = Bota „{ $bot }” nav. Boti: { $legal }.

## The coach
error-coach-no-worth = Treneris vēl nepazīst šo spēli: { $game }.
error-worth-not-over = Spēle vēl nav beigusies, tāpēc neviens tajā nav uzvarējis.
error-bot-not-due = Vietai { $seat } tagad nav ko izvēlēties, tāpēc tās botam nevar jautāt.
error-advice-not-due = Vietai { $seat } tagad nav ko izvēlēties.
error-review-unfinished = Šī spēle nav pabeigta: analīzei vajag tās beigas.

## Simulations
error-simulate-games = Spēļu skaitam jābūt veselam skaitlim no 1, nevis { $games }.
error-simulate-seed = Sēkla ir vesels skaitlis, nevis { $seed }.
error-simulate-settled = Šie noteikumi jau ir noteikti ({ $game }): izdevumu vai opciju tiem klāt dot nevar.
error-simulate-backend = Dzinēja „{ $backend }” nav. Dzinēji: { $allowed }.
error-simulate-workers = Strādnieku skaitam jābūt veselam skaitlim no 1, nevis { $workers }.
error-simulate-cluster = Klasterim ir adrese tikai ar { $allowed }, nevis ar { $backend }.
error-simulate-no-cluster = Neviens { $backend } klasteris neatbild adresē { $cluster }: { $reason }.
error-extra-missing = Tam vajag vairāk pakotņu: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } spēlē { $game } gāja „{ $move }”, bet tas tur nav atļauts. Atļauts: { $allowed }.
error-simulate-apart = { $player } spēlē tikai kompilētās spēlēs, kopā ar šādu līmeņu spēlētājiem: { $allowed }.
error-simulate-actions = { $player }: jāatbild ar { $count } veseliem skaitļiem, katrai spēlei vienu; veids { $kind } un forma { $shape } neder.
error-simulate-failed = { $player } spēlē { $game } salūza: { $reason }
error-simulate-endless = Spēle { $game } nav galā pēc { $decisions } lēmumiem: šie spēlētāji to varbūt nekad nepabeigs.
error-simulate-format = Rezultāti iet šādu veidu failos: { $allowed }; { $path } neder.
error-simulate-write = { $path } nevar ierakstīt: { $reason }. Tajā ir { $games } spēļu rezultāti.
error-simulate-out-one = Katras spēles rezultāti iet failā par vieniem noteikumiem, nevis par vairākiem salīdzināmiem.
error-simulate-vary = Salīdzināmo raksta kā NAME=A,B,C, nevis „{ $text }”.
error-simulate-vary-twice = „{ $key }” tiek mainīts divreiz.

## Records
error-record-no-file = { $path } nevar nolasīt: { $why }.
error-record-too-long = Ierakstā ir ne vairāk kā { $most } baiti.
error-record-not-text = Šis fails nav UTF-8 teksts (baits { $byte }).
error-record-not-json = Šis ieraksts ir bojāts vai aprauts: { $line }. rinda, { $column }. kolonna.
error-record-not-a-record = Šis fails nav Noppas ieraksts.
error-record-format-version = Šī ieraksta formāta versija ir { $found }; nolasīt var versiju { $wanted }.
error-record-rules-version = Šī spēle spēlēta pēc noteikumu versijas { $found }; šeit ir versija { $wanted }.
error-record-key-unknown = Ierakstā ir nezināma atslēga „{ $key }”. Zināmās: { $allowed }.
error-record-key-missing = Ierakstā trūkst „{ $key }”.
error-record-key-twice = Atslēga „{ $key }” ierakstā ir divreiz.
error-record-value = „{ $key }” ierakstā jābūt: { $allowed }.
error-record-content-hash = Laukums, kava vai karte šajā ierakstā nav tie, ar kuriem spēlēts.
error-event-unreadable = „{ $text }” nav ne kauliņi, ne kārts, ne gājiens.
error-record-event = { $number }. notikumu nevar nolasīt: „{ $text }”.
error-event-misfit = { $number }. notikums, „{ $event }”, neder: { $why }
error-state-unreadable = Saglabātu pozīciju nevar nolasīt: gaidīts { $wanted }, atrasts { $found }.
error-verify-real-dice = Šī spēle spēlēta ar īstiem kauliņiem: nav sēklu, ko pārbaudīt.
error-verify-commitment = Parādītā sēkla nav solītā: { $shown }, solīta { $promised }.
error-verify-differs = { $number }. notikums atšķiras: ierakstā ir „{ $event }”, sēklas dod „{ $promised }”.

## Requests of programs
error-engine-too-long = Rindā ir ne vairāk kā { $most } baiti.
error-engine-not-json = Šī rinda nav JSON: „{ $text }”.
error-engine-not-an-object = Pieprasījums ir JSON objekts, nevis „{ $text }”.
error-engine-request = Pieprasījuma „{ $request }” nav. Pieprasījumi: { $allowed }.
error-engine-key-unknown = „{ $request }” nepazīst atslēgu „{ $key }”. Atslēgas: { $allowed }.
error-engine-key-missing = „{ $request }” vajag atslēgu „{ $key }”.
error-engine-value = Pieprasījumā „{ $request }” atslēgai „{ $key }” jābūt: { $allowed }.
error-engine-protocol = Šeit runā protokola versijā { $wanted }, nevis { $found }.
error-engine-table = Galda „{ $table }” nav. Galdi: { $allowed }.
error-engine-nobody-due = Tagad nevienam nav jāizvēlas.
error-engine-action = Darbības ir numurētas no 0 līdz { $most }, nevis { $action }.
error-engine-position = Tāda pozīcija nevar rasties ({ $why }).
error-engine-position-players = Spēlētāju skaits šajā pozīcijā ir { $players }, spēlē { $wanted }.

## Programs at the table
error-program-no-start = Programmu „{ $command }” nevar palaist: { $why }.
error-program-hangs = Programma „{ $command }” neatbildēja { $seconds } sekunžu laikā.
error-program-ended = Programma „{ $command }” neatbildēja, bet beidzās ar kodu { $exit }. { $complaint }
error-program-protocol = Programma „{ $command }” runā protokola versijā { $found }, nevis { $wanted }.
error-program-rubbish = Programma „{ $command }” uzrakstīja kaut ko, kas nav atbilde: „{ $text }”.
error-program-gives-up = Programma „{ $command }” ziņoja par kļūdu: { $text }.
error-program-no-move = Programma „{ $command }” gāja „{ $move }”, bet tas nav šīs spēles gājiens.
error-program-illegal = Programma „{ $command }” gāja „{ $move }”, bet tas tagad nav atļauts.
error-programs-seated = { $seats ->
    [zero] Pie šī galda sēž { $seats } programmu
    [one] Pie šī galda sēž { $seats } programma
   *[other] Pie šī galda sēž { $seats } programmas
 }, bet ar --engine nosauktas { $programs }.

## Learners
error-rl-unknown = Vides „{ $name }” nav. Vides: { $allowed }.
error-rl-reward = Atalgojums ir viens no šiem: { $allowed }, nevis „{ $reward }”.
error-rl-illegal = Tas, ko dara neatļauta darbība, ir viens no šiem: { $allowed }, nevis „{ $illegal }”.
error-rl-action = Darbības ir numurētas no 0 līdz { $most }, nevis { $action }.
error-rl-envs = Partijā ir vismaz viena spēle, nevis { $envs }.
error-rl-threads = Partiju spēlē vismaz viens pavediens, nevis { $threads }.
error-rl-seeds = Partijai ir viena sēkla visām tās spēlēm.
error-rl-actions = Vajag masīvu ar { $count } veseliem skaitļiem; veids { $kind } un forma { $shape } neder.
error-rl-batch = Partijas { $game_number }. spēlē darbība { $action } („{ $move }”) nav atļauta. Atļauts: { $legal }.
error-rl-no-batch = Šo spēli vēl nespēlē partijās: { $game }.
error-rl-no-observation = Šai spēlei nav novērojumu programmām, kas mācās: { $game }.
error-native-missing = Noppa kompilēto kodolu neizdevās ielādēt no { $path }: { $reason }. Instalē Noppa vēlreiz.
error-native-refused = Noppa kompilētais kodols noraidīja funkcijas { $function } izsaukumu: { $problem }.
