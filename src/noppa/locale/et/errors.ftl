# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Midagi läks viltu ({ $code }).

## Moves
error-move-unreadable = „{ $text }“ ei ole selle mängu käik.
error-move-illegal = „{ $move }“ ei saa praegu mängida.
error-move-not-a-move = „{ $move }“ ei ole käik; reeglid võtavad vastu käike, mitte teksti.
error-move-game-over = Mäng on läbi.
error-move-chance-first = { $asked ->
    [draw] Kõigepealt tuleb kaart.
   *[roll] Kõigepealt tulevad täringud.
 }
error-move-out-of-turn = Praegu ei ole selle koha kord.

## Chance
error-roll-not-asked = Praegu ei ole vaja veeretada.
error-roll-count = { $dice ->
    [one] Veeretatakse üht täringut, mitte { $given }.
   *[other] Veeretatakse { $dice } täringut, mitte { $given }.
 }
error-roll-face = Täring näitab 1 kuni 6, mitte { $face }.
error-draw-not-asked = Praegu ei ole vaja kaarti pöörata.
error-card-not-in-pile = Kaarti { $card } enam pakis ei ole. Alles on: { $allowed }.
error-card-unknown = Kaarti „{ $card }“ ei ole. Kaardid: { $allowed }.
error-real-dice = Täringud on päris: kirjuta, mida need näitavad.
error-real-card = Kaardid on päris: kirjuta, mis pöörati.
error-replay-over = Salvestatud mängus rohkem täringuid ega kaarte ei olnud.
error-replay-differs = Salvestatud mängus on selles kohas midagi muud: { $came }.

## Games, editions, options
error-game-unknown = Mängu „{ $game }“ ei ole. Mängud: { $allowed }.
error-edition-unknown = Väljaannet „{ $edition }“ ei ole. Väljaanded: { $allowed }.
error-option-unknown = Valikut „{ $key }“ ei ole. Valikud: { $allowed }.
error-option-value = „{ $key }“ ei saa olla { $value }. Lubatud: { $allowed }.
error-option-form = Kirjuta valik kujul NAME=VALUE, mitte „{ $text }“.
error-players = Mängida saab { $least } kuni { $most }, mitte { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Mängulaud
content-deck = Kaardipakk
content-map = Maakaart
content-content = Mängulaud, kaardipakk või maakaart
error-content-other-game = { $content }: see on mängule { $allowed }, mitte mängule { $game }.
error-content-not-plain = { $content }: midagi selles ei ole lihtandmed.
error-content-kind = { $content }: anna see faili, teksti või tabelina; { $given } ei sobi.
error-content-not-a-table = { $content }: { $place } peab olema tabel, milles on { $allowed }.
error-content-key-unknown = { $content }: kohas { $place } on tundmatu võti „{ $key }“. Lubatud: { $allowed }.
error-content-key-missing = { $content }: kohast { $place } puudub „{ $key }“.
error-content-no-file = { $content }: faili { $path } ei saa lugeda: { $why }.
error-content-not-text = { $content }: fail ei ole UTF-8 tekst (bait { $byte }).
error-content-not-toml = { $content }: see ei ole korrektne TOML: { $why }.
error-content-too-long = { $content }: failis on kõige rohkem { $most } baiti.

## The table
error-table-no-chance = Praegu ei ole midagi veeretada ega pöörata.
error-table-started = Mäng algab ühe korra, oma esimese sündmusega.
error-table-not-over = Mäng ei ole veel läbi.
error-table-ended = Mäng on lõppenud.
error-undo-nothing = Midagi ei ole tagasi võtta.
error-undo-not-yours = Viimane valik on kellegi teise oma ja ring ei ole veel läbi.
error-undo-past-chance = Käiku ei saa tagasi võtta, kui sellele on järgnenud täringud või kaart.
error-amend-needs-real-dice = Kandeid saab parandada ainult siis, kui täringud on päris.
error-amend-other-kind = Kanne { $number } on „{ $was }“; „{ $text }“ selle asemele ei sobi.
error-step-unknown = Kannet { $number } ei ole. Kanded: { $legal }.
error-seat-unknown = Kohta { $seat } ei ole.
error-bot-unknown = Botti „{ $bot }“ ei ole. Botid: { $legal }.

## The coach
error-coach-no-worth = Treener ei tunne veel seda mängu: { $game }.
error-worth-not-over = Mäng ei ole veel läbi, seega ei ole seda keegi võitnud.
error-bot-not-due = Kohal { $seat } ei ole praegu midagi valida, seega ei saa selle botilt küsida.
error-advice-not-due = Kohal { $seat } ei ole praegu midagi valida.
error-review-unfinished = See mäng on pooleli: analüüsiks on vaja mängu lõppu.

## Simulations
error-simulate-games = Mängude arv peab olema täisarv alates 1, mitte { $games }.
error-simulate-seed = Seeme on täisarv, mitte { $seed }.
error-simulate-settled = Mängu { $game } reeglid on juba paigas: väljaannet ega valikut nende kõrvale anda ei saa.
error-simulate-backend = Taustaprogrammi „{ $backend }“ ei ole. On: { $allowed }.
error-simulate-workers = Töötajate arv peab olema täisarv alates 1, mitte { $workers }.
error-simulate-cluster = Klastri aadress on ainult siis, kui kasutusel on { $allowed }; { $backend } seda ei võta.
error-simulate-no-cluster = Ükski { $backend } klaster ei vasta aadressil { $cluster }: { $reason }.
error-extra-missing = Selleks on vaja rohkem pakette: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } mängis mängus { $game } käigu „{ $move }“, mis ei ole seal lubatud. Lubatud: { $allowed }.
error-simulate-apart = { $player } mängib ainult kompileeritud mänge, koos nende tasemete mängijatega: { $allowed }.
error-simulate-actions = { $player } peab vastama { $count } täisarvuga, iga mängu kohta üks; tüüp { $kind } ja kuju { $shape } ei sobi.
error-simulate-failed = { $player } jäi mängus { $game } seisma: { $reason }
error-simulate-endless = Mäng { $game } pole pärast { $decisions } otsust läbi: võib-olla ei lõpeta need mängijad seda kunagi.
error-simulate-format = Tulemused lähevad seda liiki failidesse: { $allowed }; { $path } ei sobi.
error-simulate-write = Faili { $path } ei saa kirjutada: { $reason }. Selles on { $games } mängu tulemused.
error-simulate-out-one = Iga mängu tulemused lähevad faili ühtede reeglite kohta, mitte mitme võrreldava kohta.
error-simulate-vary = Võrreldav kirjutatakse kujul NAME=A,B,C, mitte „{ $text }“.
error-simulate-vary-twice = „{ $key }“ on võrdluses kaks korda.

## Records
error-record-no-file = Faili { $path } ei saa lugeda: { $why }.
error-record-too-long = Salvestises on kõige rohkem { $most } baiti.
error-record-not-text = See fail ei ole UTF-8 tekst (bait { $byte }).
error-record-not-json = See salvestis on rikutud või poolik: rida { $line }, veerg { $column }.
error-record-not-a-record = See fail ei ole Noppa salvestis.
error-record-format-version = Selle salvestise vormingu versioon on { $found }; lugeda saab versiooni { $wanted }.
error-record-rules-version = Seda mängu mängiti reeglite versiooniga { $found }; siin on versioon { $wanted }.
error-record-key-unknown = Salvestises on tundmatu võti „{ $key }“. Tuntud: { $allowed }.
error-record-key-missing = Salvestisest puudub „{ $key }“.
error-record-key-twice = Võti „{ $key }“ on salvestises kaks korda.
error-record-value = „{ $key }“ peab salvestises olema: { $allowed }.
error-record-content-hash = Mängulaud, kaardipakk või maakaart selles salvestises ei ole see, millega mängiti.
error-event-unreadable = „{ $text }“ ei ole täringud, kaart ega käik.
error-record-event = Sündmust { $number } ei saa lugeda: „{ $text }“.
error-event-misfit = Sündmus { $number }, „{ $event }“, ei sobi: { $why }
error-state-unreadable = Salvestatud seisu ei saa lugeda: oodati { $wanted }, leiti { $found }.
error-verify-real-dice = Seda mängu mängiti päris täringutega: seemneid, mida kontrollida, ei ole.
error-verify-commitment = Näidatud seeme ei ole see, mis lubati: { $shown }, lubati { $promised }.
error-verify-differs = Sündmus { $number } erineb: salvestises on „{ $event }“, seemned annavad „{ $promised }“.

## Requests of programs
error-engine-too-long = Reas on kõige rohkem { $most } baiti.
error-engine-not-json = See rida ei ole JSON: „{ $text }“.
error-engine-not-an-object = Päring on JSON-objekt, mitte „{ $text }“.
error-engine-request = Päringut „{ $request }“ ei ole. Päringud: { $allowed }.
error-engine-key-unknown = „{ $request }“ ei tunne võtit „{ $key }“. Võtmed: { $allowed }.
error-engine-key-missing = „{ $request }“ vajab võtit „{ $key }“.
error-engine-value = Päringus „{ $request }“ peab võti „{ $key }“ olema: { $allowed }.
error-engine-protocol = Siin räägitakse protokolli versiooni { $wanted }, mitte { $found }.
error-engine-table = Lauda „{ $table }“ ei ole. Lauad: { $allowed }.
error-engine-nobody-due = Praegu ei ole kellelgi midagi valida.
error-engine-action = Tegevuste numbrid on 0 kuni { $most }, mitte { $action }.
error-engine-position = Sellist seisu ei saa tekkida ({ $why }).
error-engine-position-players = Selles seisus on mängijaid { $players }, mängus { $wanted }.

## Programs at the table
error-program-no-start = Programmi „{ $command }“ ei saa käivitada: { $why }.
error-program-hangs = Programm „{ $command }“ ei vastanud { $seconds } sekundi jooksul.
error-program-ended = Programm „{ $command }“ lõpetas vastamise asemel koodiga { $exit }. { $complaint }
error-program-protocol = Programm „{ $command }“ räägib protokolli versiooni { $found }, mitte { $wanted }.
error-program-rubbish = Programm „{ $command }“ kirjutas midagi, mis ei ole vastus: „{ $text }“.
error-program-gives-up = Programm „{ $command }“ teatas veast: { $text }.
error-program-no-move = Programm „{ $command }“ mängis „{ $move }“, mis ei ole selle mängu käik.
error-program-illegal = Programm „{ $command }“ mängis „{ $move }“, mis ei ole praegu lubatud.
error-programs-seated = { $seats ->
    [one] Selles lauas istub üks programm
   *[other] Selles lauas istub { $seats } programmi
 }, valikuga --engine nimetati { $programs }.

## Learners
error-rl-unknown = Keskkonda „{ $name }“ ei ole. Keskkonnad: { $allowed }.
error-rl-reward = Tasu on üks neist: { $allowed }; „{ $reward }“ ei sobi.
error-rl-illegal = Keelatud tegevuse tagajärg on üks neist: { $allowed }; „{ $illegal }“ ei sobi.
error-rl-action = Tegevuste numbrid on 0 kuni { $most }, mitte { $action }.
error-rl-envs = Partiis on vähemalt üks mäng, mitte { $envs }.
error-rl-threads = Partiid mängib vähemalt üks lõim, mitte { $threads }.
error-rl-seeds = Partii võtab kõigi oma mängude jaoks ühe seemne.
error-rl-actions = Vaja on { $count } täisarvu massiivi; tüüp { $kind } ja kuju { $shape } ei sobi.
error-rl-batch = Partii mängus { $game_number } ei ole tegevus { $action } („{ $move }“) lubatud. Lubatud: { $legal }.
error-rl-no-batch = Seda mängu veel partiidena ei mängita: { $game }.
error-rl-no-observation = Sellel mängul pole õppivate programmide jaoks vaatlusi: { $game }.
error-native-missing = Noppa kompileeritud tuuma ei saanud laadida asukohast { $path }: { $reason }. Paigalda Noppa uuesti.
error-native-refused = Noppa kompileeritud tuum lükkas tagasi funktsiooni { $function } kutse: { $problem }.
