# Mi nem jó, és mi lenne jó. Egy üzenet a hibafa minden kódjához;
# a játékok saját kódjai a maguk fájljában vannak.

error-unforeseen = Valami nem sikerült ({ $code }).

## Lépések
error-move-unreadable = „{ $text }” nem lépés ebben a játékban.
error-move-illegal = „{ $move }” most nem játszható.
error-move-not-a-move = „{ $move }” nem lépés; a szabályok lépéseket fogadnak, nem szöveget.
error-move-game-over = A játéknak vége.
error-move-chance-first = { $asked ->
    [draw] Előbb egy kártya jön.
   *[roll] Előbb a kockák jönnek.
 }
error-move-out-of-turn = Most nem ez a hely van soron.

## Véletlen
error-roll-not-asked = Most nem kell dobni.
error-roll-count = { $dice ->
    [one] Egy kockával kell dobni, nem ennyivel: { $given }.
   *[other] { $dice } kockával kell dobni, nem ennyivel: { $given }.
 }
error-roll-face = Egy kocka 1 és 6 között mutat számot, nem { $face }.
error-draw-not-asked = Most nem kell kártyát fordítani.
error-card-not-in-pile = Ez a kártya már nincs a pakliban: { $card }. Maradt: { $allowed }.
error-card-unknown = Nincs „{ $card }” kártya. Kártyák: { $allowed }.
error-real-dice = A kockák valódiak: írd be, mit mutatnak.
error-real-card = A kártyák valódiak: írd be, mi került elő.
error-replay-over = A felvett játékban nem volt több kocka vagy kártya.
error-replay-differs = A felvett játékban itt más van: { $came }.

## Játékok, kiadások, beállítások
error-game-unknown = Nincs „{ $game }” játék. Játékok: { $allowed }.
error-edition-unknown = Nincs „{ $edition }” kiadás. Kiadások: { $allowed }.
error-option-unknown = Nincs „{ $key }” beállítás. Beállítások: { $allowed }.
error-option-value = „{ $key }” nem lehet { $value }. Megengedett: { $allowed }.
error-option-form = A beállítást így írd: NAME=VALUE, nem így: „{ $text }”.
error-players = { $least }–{ $most } játékos játszhat, nem { $players }.

## Saját táblák, paklik és térképek
# { $content } ezek egyikének neve, magában: Tábla, Pakli, Térkép.
content-board = Tábla
content-deck = Pakli
content-map = Térkép
content-content = Tábla, pakli vagy térkép
error-content-other-game = { $content }: ez ehhez való: { $allowed }, nem ehhez: { $game }.
error-content-not-plain = { $content }: valami nem egyszerű adat benne.
error-content-kind = { $content }: fájlként, szövegként vagy táblázatként add meg, nem így: { $given }.
error-content-not-a-table = { $content }: { $place } táblázat legyen ezekkel: { $allowed }.
error-content-key-unknown = { $content }: { $place }: ismeretlen kulcs „{ $key }”. Megengedett: { $allowed }.
error-content-key-missing = { $content }: { $place }: hiányzik „{ $key }”.
error-content-no-file = { $content }: a fájl nem olvasható, { $path }: { $why }.
error-content-not-text = { $content }: a fájl nem UTF-8 szöveg ({ $byte }. bájt).
error-content-not-toml = { $content }: ez nem érvényes TOML: { $why }.
error-content-too-long = { $content }: egy fájl legfeljebb { $most } bájt.

## Az asztal
error-table-no-chance = Most nincs mit dobni vagy fordítani.
error-table-started = Egy játék egyszer kezdődik, az első eseményével.
error-table-not-over = A játéknak még nincs vége.
error-table-ended = A játék véget ért.
error-undo-nothing = Nincs mit visszavonni.
error-undo-not-yours = Az utolsó döntés másé, és ez a forduló még tart.
error-undo-past-chance = Egy lépést nem lehet visszavonni, ha már kocka vagy kártya követte.
error-amend-needs-real-dice = Bejegyzést csak valódi kockáknál lehet javítani.
error-amend-other-kind = { $number }. bejegyzés: „{ $was }”; a helyén nem állhat ez: „{ $text }”.
error-step-unknown = Nincs { $number }. bejegyzés, amit módosítani lehetne. Bejegyzések: { $legal }.
error-seat-unknown = Nincs ilyen hely: { $seat }.
error-bot-unknown = Nincs „{ $bot }” bot. Botok: { $legal }.

## Az edző
error-coach-no-worth = Az edző ezt még nem ismeri: { $game }.
error-worth-not-over = A játéknak még nincs vége, így senki sem nyerte meg.
error-bot-not-due = { $seat }. hely: most nincs mit választania, így a botját sem lehet megkérdezni.
error-advice-not-due = { $seat }. hely: most nincs mit választania.
error-review-unfinished = Ez a játék nincs befejezve: az elemzéshez a vége is kell.

## Szimulációk
error-simulate-games = A játékok száma legalább 1, és egész szám, nem { $games }.
error-simulate-seed = A mag egész szám, nem { $seed }.
error-simulate-settled = { $game }: ezek a szabályok rögzítettek, kiadás vagy beállítás nem adható meg mellettük.
error-simulate-backend = Nincs „{ $backend }” háttér. Hátterek: { $allowed }.
error-simulate-workers = A folyamatok száma legalább 1, és egész szám, nem { $workers }.
error-simulate-cluster = Klasztercím csak ezekhez adható: { $allowed }, ehhez nem: { $backend }.
error-simulate-no-cluster = Nem válaszol { $backend } klaszter itt: { $cluster }: { $reason }.
error-extra-missing = Ehhez további csomagok kellenek: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $game }. játék: { $player } ezt játszotta: „{ $move }”, ami ott nem szabályos. Szabályos: { $allowed }.
error-simulate-apart = { $player } csak lefordított játékokban játszik, ilyen szintű játékosokkal: { $allowed }.
error-simulate-actions = { $player }: a válasz { $count } egész szám legyen, játékonként egy, nem { $kind }, amelynek alakja { $shape }.
error-simulate-failed = { $game }. játék: { $player } leállt: { $reason }
error-simulate-endless = { $game }. játék: { $decisions } döntés után sincs vége; ezek a játékosok talán sosem fejezik be.
error-simulate-format = Az eredmény ilyen fájlba kerülhet: { $allowed }; nem ilyenbe: { $path }.
error-simulate-write = Nem írható: { $path }: { $reason }. { $games } játék eredménye van benne.
error-simulate-out-one = Minden játék eredménye egyféle szabállyal kerülhet fájlba, nem több összehasonlítottal.
error-simulate-vary = Az összehasonlítást így írd: NAME=A,B,C, nem így: „{ $text }”.
error-simulate-vary-twice = „{ $key }” kétszer változik.

## Felvételek
error-record-no-file = Nem olvasható: { $path }: { $why }.
error-record-too-long = Egy felvétel legfeljebb { $most } bájt.
error-record-not-text = Ez a fájl nem UTF-8 szöveg ({ $byte }. bájt).
error-record-not-json = Ez a felvétel sérült vagy csonka: { $line }. sor, { $column }. oszlop.
error-record-not-a-record = Ez a fájl nem Noppa-felvétel.
error-record-format-version = Ennek a felvételnek a formátuma { $found }. változatú; { $wanted }. változat olvasható.
error-record-rules-version = Ezt a játékot a szabályok { $found }. változatával játszották; itt { $wanted }. változat van.
error-record-key-unknown = Ismeretlen kulcs a felvételben: „{ $key }”. Ismert: { $allowed }.
error-record-key-missing = A felvételből hiányzik: „{ $key }”.
error-record-key-twice = „{ $key }” kulcs kétszer szerepel a felvételben.
error-record-value = „{ $key }” a felvételben ez legyen: { $allowed }.
error-record-content-hash = A felvételben nem az a tábla, pakli vagy térkép van, amellyel játszották.
error-event-unreadable = „{ $text }” se kocka, se kártya, se lépés.
error-record-event = { $number }. esemény: nem olvasható: „{ $text }”.
error-event-misfit = { $number }. esemény, „{ $event }”: nem illik: { $why }
error-state-unreadable = Egy mentett állás nem olvasható: { $wanted } kellene, { $found } van.
error-verify-real-dice = Ezt a játékot valódi kockákkal játszották: nincs mag, amit ellenőrizni lehetne.
error-verify-commitment = A megmutatott mag nem az, amit ígértek: { $shown } van itt, nem { $promised }.
error-verify-differs = { $number }. esemény: eltérés; a felvétel szerint „{ $event }”, a magok szerint „{ $promised }”.

## Programok kérései
error-engine-too-long = Egy sor legfeljebb { $most } bájt.
error-engine-not-json = Ez a sor nem JSON: „{ $text }”.
error-engine-not-an-object = Egy kérés JSON-objektum, nem ez: „{ $text }”.
error-engine-request = Nincs „{ $request }” kérés. Kérések: { $allowed }.
error-engine-key-unknown = „{ $request }” nem ismeri ezt a kulcsot: „{ $key }”. Kulcsok: { $allowed }.
error-engine-key-missing = „{ $request }”: kell hozzá „{ $key }” kulcs.
error-engine-value = „{ $request }”: „{ $key }” kulcs ez legyen: { $allowed }.
error-engine-protocol = Itt { $wanted }. protokollváltozat él, nem { $found }.
error-engine-table = Nincs „{ $table }” asztal. Asztalok: { $allowed }.
error-engine-nobody-due = Most senkinek sem kell választania.
error-engine-action = A műveletek sorszáma 0–{ $most }, nem { $action }.
error-engine-position = Ez az állás nem fordulhat elő ({ $why }).
error-engine-position-players = Ez az állás { $players } játékosé, a játék { $wanted } játékosé.

## Programok az asztalnál
error-program-no-start = „{ $command }” program: nem indul el: { $why }.
error-program-hangs = „{ $command }” program: { $seconds } másodpercen belül nem válaszolt.
error-program-ended = „{ $command }” program: válasz helyett { $exit } kóddal leállt. { $complaint }
error-program-protocol = „{ $command }” program: { $found }. protokollváltozatot beszél, nem ezt: { $wanted }.
error-program-rubbish = „{ $command }” program: olyat írt, ami nem válasz: „{ $text }”.
error-program-gives-up = „{ $command }” program: hibát jelzett: { $text }.
error-program-no-move = „{ $command }” program: ezt játszotta: „{ $move }”, ami nem lépés ebben a játékban.
error-program-illegal = „{ $command }” program: ezt játszotta: „{ $move }”, ami most nem szabályos.
error-programs-seated = { $seats ->
    [one] Egy program ül
   *[other] { $seats } program ül
 } ennél az asztalnál, és { $programs } van megadva ezzel: --engine.

## Tanulók
error-rl-unknown = Nincs „{ $name }” környezet. Környezetek: { $allowed }.
error-rl-reward = A jutalom ezek egyike: { $allowed }, nem „{ $reward }”.
error-rl-illegal = Egy szabálytalan művelet hatása ezek egyike: { $allowed }, nem „{ $illegal }”.
error-rl-action = A műveletek sorszáma 0–{ $most }, nem { $action }.
error-rl-envs = Egy csomagban legalább egy játék van, nem { $envs }.
error-rl-threads = Egy csomagot legalább egy szál játszik, nem { $threads }.
error-rl-seeds = Egy csomag minden játékához egy magot fogad.
error-rl-actions = { $count } egész szám tömbje kell, nem { $kind }, amelynek alakja { $shape }.
error-rl-batch = A csomag { $game_number }. játékában { $action }. művelet („{ $move }”) nem szabályos. Szabályos: { $legal }.
error-rl-no-batch = { $game }: csomagban még nem játszható.
error-rl-no-observation = { $game }: nincs hozzá megfigyelés a tanuló programoknak.
error-native-missing = A Noppa lefordított magját nem lehetett betölteni innen: { $path } ({ $reason }). Telepítsd újra a Noppát.
error-native-refused = A Noppa lefordított magja elutasította a(z) { $function } hívását: { $problem }.
