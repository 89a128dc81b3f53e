# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Midagi läks valesti ({ $code }).

## Moves
error-move-unreadable = „{ $text }“ ei ole selle mängu käik.
error-move-illegal = Käiku „{ $move }“ ei saa praegu mängida.
error-move-not-a-move = „{ $move }“ ei ole käigu objekt. Tee see tekstist funktsiooniga rules.parse().
error-move-game-over = Mäng on läbi.
error-move-chance-first = { $asked ->
    [draw] Pööra kõigepealt kaart.
   *[roll] Veereta kõigepealt täringuid.
 }
error-move-out-of-turn = Praegu ei ole selle mängija kord.

## Chance
error-roll-not-asked = Praegu ei ole midagi veeretada.
error-roll-count = { $dice ->
    [one] Sellesse veeretusse kuulub üks täring, mitte { $given }.
   *[other] Sellesse veeretusse kuulub { $dice } täringut, mitte { $given }.
 }
error-roll-face = Täring näitab 1 kuni 6, mitte { $face }.
error-draw-not-asked = Praegu ei ole kaarti, mida pöörata.
error-card-not-in-pile = Kaarti { $card } enam pakis ei ole. Alles on: { $allowed }.
error-card-unknown = Kaarti „{ $card }“ ei ole. Kaardid: { $allowed }.
error-real-dice = Mängid päris täringutega. Sisesta, mida need näitavad.
error-real-card = Mängid päris kaartidega. Sisesta kaart, mille pöörasid.
error-replay-over = Salvestatud mängus rohkem veeretusi ega kaarte ei ole.
error-replay-differs = Salvestatud mängus on siin midagi muud: { $came }.

## Games, editions, options
error-game-unknown = Mängu „{ $game }“ ei ole. Mängud: { $allowed }.
error-edition-unknown = Väljaannet „{ $edition }“ ei ole. Väljaanded: { $allowed }.
error-first-unknown = Mängijat „{ $name }“ ei ole. Alustaja võib olla: { $allowed }.
error-option-unknown = Valikut „{ $key }“ ei ole. Valikud: { $allowed }.
error-option-value = Valik „{ $key }“ ei saa olla { $value }. Lubatud: { $allowed }.
error-option-form = Kirjuta valik kujul NAME=VALUE, mitte „{ $text }“.
error-players = Seda mängu mängib { $least } kuni { $most } mängijat, mitte { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Mängulaud
content-deck = Kaardipakk
content-map = Maakaart
content-content = Mängulaud, kaardipakk või maakaart
error-content-other-game = { $content }: see fail on mängule { $allowed }, mitte mängule { $game }.
error-content-not-plain = { $content }: kasuta ainult lihtandmeid (teksti, arve, loendeid ja tabeleid).
error-content-kind = { $content }: anna tee, TOML-tekst või tabel, mitte { $given }.
error-content-not-a-table = { $content }: { $place } peab olema tabel, milles on { $allowed }.
error-content-key-unknown = { $content }: kohas { $place } on tundmatu võti „{ $key }“. Lubatud: { $allowed }.
error-content-key-missing = { $content }: kohast { $place } puudub võti „{ $key }“.
error-content-no-file = { $content }: faili { $path } ei saa lugeda ({ $why }).
error-content-not-text = { $content }: fail ei ole UTF-8 tekst (bait { $byte }).
error-content-not-toml = { $content }: fail ei ole korrektne TOML ({ $why }).
error-content-line-too-long = { $content }: real { $line } on üle { $most } märgi.
error-content-too-deep = { $content }: { $line ->
    [0] sulge on üksteise sees üle { $most }.
   *[other] real { $line } on võti, millel on üle { $most } osa.
 }
error-content-too-costly = { $content }: mängus oleks üle { $most } veeretuse, kaardi ja käigu. Tee see lühemaks.
error-content-too-long = { $content }: fail on liiga suur. Selles võib olla kuni { $most } baiti.

## The table
error-table-no-chance = Praegu ei ole midagi veeretada ega pöörata.
error-table-started = Mäng on juba alanud.
error-table-not-over = Mäng ei ole veel läbi.
error-table-ended = Mäng on lõppenud.
error-undo-nothing = Midagi ei ole tagasi võtta.
error-undo-not-yours = Viimase käigu tegi keegi teine ja see ring ei ole veel läbi.
error-undo-past-chance = Pärast järgmist veeretust või kaarti ei saa käiku tagasi võtta.
error-amend-needs-real-dice = Kandeid saab parandada ainult päris täringutega mängides.
error-amend-other-kind = Kanne { $number } on „{ $was }“. Selle asemele „{ $text }“ ei sobi.
error-step-unknown = Kannet { $number } ei ole. Kanded: { $legal }.
error-seat-unknown = Kohta { $seat } ei ole.
error-bot-unknown = Botti „{ $bot }“ ei ole. Botid: { $legal }.

## The coach
error-coach-no-worth = Treener ei tunne veel mängu { $game }.
error-worth-not-over = Mäng ei ole veel läbi, seega pole keegi võitnud.
error-bot-not-due = Kohal { $seat } ei ole praegu midagi valida, seega ei saa selle botilt käiku küsida.
error-advice-not-due = Kohal { $seat } ei ole praegu midagi valida.
error-review-unfinished = See mäng on pooleli. Ülevaate nägemiseks mängi see lõpuni.

## Simulations
error-simulate-games = Mängude arv peab olema täisarv, vähemalt 1, mitte { $games }.
error-simulate-seed = Algarv peab olema täisarv, mitte { $seed }.
error-simulate-settled = Mängu { $game } reeglites on valikud juba tehtud. Ära anna nendega koos väljaannet ega valikuid.
error-simulate-backend = Arvutusviisi „{ $backend }“ ei ole. Arvutusviisid: { $allowed }.
error-simulate-workers = Tööprotsesside arv peab olema täisarv, vähemalt 1, mitte { $workers }.
error-simulate-cluster = Klastri aadressi saab anda ainult neile: { $allowed }. Arvutusviis { $backend } seda ei võta.
error-simulate-no-cluster = Klastrit { $backend } aadressil { $cluster } ei saa kätte: { $reason }.
error-extra-missing = Selleks on vaja rohkem pakette: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } mängis mängus { $game } keelatud käigu „{ $move }“. Lubatud: { $allowed }.
error-simulate-apart = { $player } mängib ainult kompileeritud mänge, koos nende tasemete mängijatega: { $allowed }.
error-simulate-actions = { $player } peab vastama { $count } täisarvuga, iga mängu kohta üks. Tuli { $kind }, mille kuju on { $shape }.
error-simulate-failed = { $player } jooksis mängus { $game } kokku: { $reason }
error-simulate-endless = Mäng { $game } ei ole pärast { $decisions } otsust läbi. Need mängijad ei pruugi seda kunagi lõpetada.
error-simulate-format = Tulemusi ei saa salvestada faili { $path }. Kasuta üht neist failitüüpidest: { $allowed }.
error-simulate-write = Faili { $path } ei saa kirjutada: { $why }. Selles on seni { $games } mängu tulemused.
error-simulate-out-one = Iga mängu tulemuse saab salvestada ainult siis, kui simuleerid ühtesid reegleid, mitte mitut võrreldes.
error-simulate-vary = Kirjuta võrreldav kujul NAME=A,B,C, mitte „{ $text }“.
error-simulate-vary-twice = „{ $key }“ on antud kaks korda. Pane kõik selle väärtused ühte loendisse.

## Records
error-record-no-file = Faili { $path } ei saa lugeda: { $why }.
error-save-exists = { $path } on juba olemas ja võib olla teine mäng. Jätka seda valikuga --resume, asenda see valikuga --overwrite või vali teine nimi.
error-save-taken = { $path } on juba olemas. Vali teine nimi.
error-file-not-written = Faili { $path } ei saa kirjutada: { $why }.
error-record-too-long = See fail on liiga suur. Salvestises võib olla kuni { $most } baiti.
error-record-not-text = See fail ei ole UTF-8 tekst (bait { $byte }).
error-record-not-json = See salvestis on rikutud või poolik (rida { $line }, veerg { $column }).
error-record-not-a-record = See fail ei ole Noppa salvestis.
error-record-format-version = Selle salvestise vormingu versioon on { $found }. See Noppa loeb versiooni { $wanted }.
error-record-rules-version = Seda mängu mängiti reeglite versiooniga { $found }. Selles Noppas on versioon { $wanted }.
error-record-key-unknown = Salvestises on tundmatu võti „{ $key }“. Tuntud võtmed: { $allowed }.
error-record-key-missing = Salvestisest puudub võti „{ $key }“.
error-record-key-twice = Võti „{ $key }“ on salvestises kaks korda.
error-record-value = Võtmel „{ $key }“ on salvestises vale väärtus. Lubatud: { $allowed }.
error-record-not-over = Selle salvestise mäng on pooleli.
error-record-content-hash = Mängulaud, kaardipakk või maakaart selles salvestises ei ole see, millega mängiti.
error-event-unreadable = „{ $text }“ ei ole veeretus, kaart ega käik.
error-record-event = Kannet { $number } ei saa lugeda: „{ $text }“.
error-event-misfit = Kanne { $number }, „{ $event }“, ei sobi mängu. { $why }
error-state-unreadable = Salvestatud seisu ei saa lugeda: oodati { $wanted }, leiti { $found }.
error-verify-real-dice = Seda mängu mängiti päris täringutega, seega ei ole veeretusi, mida kontrollida.
error-verify-commitment = Salajane arv ei ole see, mis enne mängu lubati. See annab { $shown }, lubati { $promised }.
error-verify-differs = Kanne { $number } ei klapi. Salvestises on „{ $event }“, aga salajased arvud annavad „{ $promised }“.

## Requests of programs
error-engine-too-long = See rida on liiga pikk. Lubatud on kuni { $most } baiti.
error-engine-not-json = See rida ei ole JSON: „{ $text }“.
error-engine-not-an-object = Päring peab olema JSON-objekt, mitte „{ $text }“.
error-engine-request = Päringut „{ $request }“ ei ole. Päringud: { $allowed }.
error-engine-key-unknown = Päringul „{ $request }“ ei ole võtit „{ $key }“. Võtmed: { $allowed }.
error-engine-key-missing = Päring „{ $request }“ vajab võtit „{ $key }“.
error-engine-value = Päringus „{ $request }“ on võtmel „{ $key }“ vale väärtus. Lubatud tüübid: { $allowed }.
error-engine-protocol = Siin räägitakse protokolli versiooni { $wanted }, mitte { $found }.
error-engine-table = Lauda „{ $table }“ ei ole. Lauad: { $allowed }.
error-engine-nobody-due = Praegu ei ole kellelgi midagi valida.
error-engine-action = Tegevuste numbrid on 0 kuni { $most }; { $action } nende hulgas ei ole.
error-engine-record = Sellel mängul ei ole salvestist, sest seda jätkati antud seisust.
error-engine-names = Salvestisele on vaja { $wanted } nime, mitte { $given }.
error-engine-number = „{ $key }“ peab olema vahemikus { $least } kuni { $most }, mitte { $given }.
error-engine-position = Selline seis ei ole mängus võimalik ({ $why }).
error-engine-position-players = Selles seisus on mängijaid { $players }, aga mängus { $wanted }.

## Lessons
error-lesson-unknown = Mängul „{ $game }“ ei ole õppetundi. Õppetunnid: { $allowed }.

## Programs at the table
error-program-no-start = Programmi „{ $command }“ ei saa käivitada: { $why }.
error-program-hangs = { $seconds ->
    [one] Programm „{ $command }“ ei vastanud { $seconds } sekundi jooksul.
   *[other] Programm „{ $command }“ ei vastanud { $seconds } sekundi jooksul.
 }
error-program-ended = Programm „{ $command }“ lõpetas vastamise asemel koodiga { $exit }. { $complaint }
error-program-protocol = Programm „{ $command }“ räägib protokolli versiooni { $found }, mitte { $wanted }.
error-program-rubbish = Programm „{ $command }“ saatis vigase vastuse: „{ $text }“.
error-program-gives-up = Programm „{ $command }“ teatas veast: { $text }.
error-program-no-move = Programm „{ $command }“ mängis „{ $move }“, mis ei ole selle mängu käik.
error-program-illegal = Programm „{ $command }“ mängis „{ $move }“, mis ei ole praegu lubatud.
error-programs-seated = { $seats ->
    [one] Selles mängus on koht ühele programmile,
   *[other] Selles mängus on kohad { $seats } programmile,
 } aga valikuga --engine anti { $programs }.

## Games on a server
error-join-link = „{ $text }“ ei ole mängu link. Link näeb välja nii: https://dice.example.org/#join=…
error-join-no-server = { $url } ei vasta: { $why }.
error-join-not-noppa = Sellel aadressil ei ole Noppa serverit (olekukood { $status }).
error-join-no-coach = Serveris mängides treenerit ei ole. Ülevaadet saad vaadata, kui mäng on läbi.
error-join-own-content = Selles mängus on oma mängulaud, kaardipakk või maakaart. Mängimiseks ava link brauseris.
error-join-lost = Ühendus aadressiga { $url } katkes.
error-practice-daily = Päeva ülesanne on kõigile sama, nii et --daily ja { $option } koos ei toimi.
error-play-resume = --resume jätkab failis olevat mängu sellisena, nagu see on, nii et { $option } sellega koos ei toimi.

## Matches
error-match-games = Matšis peab olema paarisarv mänge, vähemalt 2, mitte { $games }.
error-match-sprt = Lõpureegel vajab kaht Elo vahet, väiksem ees, näiteks --sprt 0,10, mitte „{ $text }“.

## Learners
error-rl-unknown = Keskkonda „{ $name }“ ei ole. Keskkonnad: { $allowed }.
error-rl-reward = Tasu peab olema üks neist: { $allowed }, mitte „{ $reward }“.
error-rl-illegal = Keelatud tegevuste seade peab olema üks neist: { $allowed }, mitte „{ $illegal }“.
error-rl-action = Tegevuste numbrid on 0 kuni { $most }; { $action } nende hulgas ei ole.
error-rl-envs = Partiis peab olema vähemalt üks mäng, mitte { $envs }.
error-rl-threads = Partiil peab olema vähemalt üks lõim, mitte { $threads }.
error-rl-seeds = Anna kogu partiile üks algarv.
error-rl-actions = Anna { $count } täisarvu massiiv. Tüüp { $kind } ja kuju { $shape } ei sobi.
error-rl-batch = Tegevus { $action } („{ $move }“) ei ole partii mängus { $game_number } lubatud. Lubatud: { $legal }.
error-rl-no-batch = Mängu { $game } ei saa veel partiidena mängida.
error-rl-no-observation = Mängul { $game } ei ole õppivate programmide jaoks vaatlusi.
error-native-missing = Noppa kompileeritud tuuma ei saanud laadida asukohast { $path }: { $reason }. Paigalda Noppa uuesti.
error-native-refused = Noppa kompileeritud tuum lükkas tagasi funktsiooni { $function } kutse: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = sellist faili ei ole
why-not-permitted = sul ei ole selleks õigust
why-is-a-folder = see on kaust
why-not-a-folder = osa teest ei ole kaust
why-already-there = see on juba olemas
why-disk-full = ketas on täis
why-read-only = kettale ei saa kirjutada
why-address-in-use = seda kasutab teine programm
why-no-such-address = sellel arvutil ei ole seda aadressi
why-connection-refused = seal ei vasta midagi
error-not-a-backup = See ei ole seadmest salvestatud mängude fail.
