# Mi nem jó, és mi lenne jó. Egy üzenet a hibafa minden kódjához;
# a játékok saját kódjai a maguk fájljában vannak.

error-unforeseen = Valami nem sikerült ({ $code }).

## Lépések
error-move-unreadable = „{ $text }” nem lépés ebben a játékban.
error-move-illegal = „{ $move }”: ezt most nem lépheted.
error-move-not-a-move = „{ $move }” nem lépésobjektum. Szövegből ezzel készíthetsz: rules.parse().
error-move-game-over = Vége a játéknak.
error-move-chance-first = { $asked ->
    [draw] Előbb húzz egy kártyát.
   *[roll] Előbb dobj a kockákkal.
 }
error-move-out-of-turn = Most nem ez a játékos jön.

## Véletlen
error-roll-not-asked = Most nincs mit dobni.
error-roll-count = { $dice ->
    [one] Ez a dobás egy kockával történik, nem ennyivel: { $given }.
   *[other] Ez a dobás { $dice } kockával történik, nem ennyivel: { $given }.
 }
error-roll-face = Egy kocka 1-től 6-ig mutat számot, nem { $face }.
error-draw-not-asked = Most nincs húzható kártya.
error-card-not-in-pile = „{ $card }” már nincs a húzópakliban. Ezek a kártyák maradtak: { $allowed }.
error-card-unknown = Nincs „{ $card }” kártya. Kártyák: { $allowed }.
error-real-dice = Valódi kockákkal játszotok. Írd be, mit mutatnak.
error-real-card = Valódi kártyákkal játszotok. Írd be, melyiket fordítottad fel.
error-replay-over = A felvett játékban nincs több dobás vagy kártya.
error-replay-differs = A felvett játékban itt valami más áll: { $came }.

## Játékok, kiadások, beállítások
error-game-unknown = Nincs „{ $game }” játék. Játékok: { $allowed }.
error-edition-unknown = Nincs „{ $edition }” kiadás. Kiadások: { $allowed }.
error-first-unknown = Nincs „{ $name }” nevű játékos. Kezdhet: { $allowed }.
error-option-unknown = Nincs „{ $key }” beállítás. Beállítások: { $allowed }.
error-option-value = „{ $key }” nem lehet { $value }. Lehetséges: { $allowed }.
error-option-form = A beállítást így írd: NAME=VALUE, ne így: „{ $text }”.
error-players = Ezt a játékot { $least }–{ $most } játékos játszhatja, nem { $players }.

## Saját táblák, paklik és térképek
# { $content } ezek egyikének neve, magában: Tábla, Pakli, Térkép.
content-board = Tábla
content-deck = Pakli
content-map = Térkép
content-content = Tábla, pakli vagy térkép
error-content-other-game = { $content }: ez a fájl ehhez való: { $allowed }, nem ehhez: { $game }.
error-content-not-plain = { $content }: csak egyszerű adat lehet benne (szöveg, szám, lista és táblázat).
error-content-kind = { $content }: útvonalat, TOML-szöveget vagy táblázatot adj meg, ne ezt: { $given }.
error-content-not-a-table = { $content }: { $place } csak táblázat lehet ezekkel: { $allowed }.
error-content-key-unknown = { $content }: { $place }, ismeretlen kulcs: „{ $key }”. Lehetséges: { $allowed }.
error-content-key-missing = { $content }: { $place }, hiányzó kulcs: „{ $key }”.
error-content-no-file = { $content }: a fájl nem olvasható: { $path } ({ $why }).
error-content-not-text = { $content }: a fájl nem UTF-8 szöveg ({ $byte }. bájt).
error-content-not-toml = { $content }: a fájl nem érvényes TOML ({ $why }).
error-content-line-too-long = { $content }: { $line }. sor: hosszabb, mint { $most } karakter.
error-content-too-deep = { $content }: { $line ->
    [0] a zárójelek mélyebben vannak egymásba ágyazva, mint { $most }.
   *[other] { $line }. sor: egy kulcs több részből áll, mint { $most }.
 }
error-content-too-costly = { $content }: egy játékban több dobás, kártya és lépés lenne, mint { $most }. Legyen rövidebb.
error-content-too-long = { $content }: túl nagy a fájl. Legfeljebb { $most } bájt lehet.

## Az asztal
error-table-no-chance = Most nincs mit dobni vagy húzni.
error-table-started = A játék már elkezdődött.
error-table-not-over = A játéknak még nincs vége.
error-table-ended = A játék véget ért.
error-undo-nothing = Nincs mit visszavonni.
error-undo-not-yours = Az utolsó lépés másé volt, és ez a forduló még tart.
error-undo-past-chance = Ha már jött utána dobás vagy kártya, a lépést nem vonhatod vissza.
error-amend-needs-real-dice = Bejegyzést csak akkor javíthatsz, ha valódi kockákkal játszotok.
error-amend-other-kind = { $number }. bejegyzés: „{ $was }”. Erre nem cserélheted: „{ $text }”.
error-step-unknown = { $number }. bejegyzés: nincs ilyen. Bejegyzések: { $legal }.
error-seat-unknown = Nincs ilyen hely: { $seat }.
error-bot-unknown = Nincs „{ $bot }” bot. Botok: { $legal }.

## Az edző
error-coach-no-worth = Az edző ezt a játékot még nem ismeri: { $game }.
error-worth-not-over = A játéknak még nincs vége, ezért még senki sem nyert.
error-bot-not-due = { $seat }. hely: most nincs mit választania, ezért a botjától sem lehet lépést kérni.
error-advice-not-due = { $seat }. hely: most nincs mit választania.
error-review-unfinished = Ez a játék nincs befejezve. Játszd végig, és utána elemezheted.

## Szimulációk
error-simulate-games = A játékok száma legalább 1, és egész szám legyen, nem { $games }.
error-simulate-seed = A kezdőszám egész szám legyen, nem { $seed }.
error-simulate-settled = { $game }: ezekben a szabályokban már benne vannak a beállítások. Ne adj meg mellettük kiadást vagy beállítást.
error-simulate-backend = Nincs „{ $backend }” háttérmotor. Háttérmotorok: { $allowed }.
error-simulate-workers = A munkafolyamatok száma legalább 1, és egész szám legyen, nem { $workers }.
error-simulate-cluster = Klasztercímet csak ezekhez adhatsz meg: { $allowed }, ehhez nem: { $backend }.
error-simulate-no-cluster = Nem érhető el { $backend } klaszter ezen a címen: { $cluster }: { $reason }.
error-extra-missing = Ehhez további csomagok kellenek: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $game }. játék: { $player } szabálytalan lépést tett: „{ $move }”. Szabályos: { $allowed }.
error-simulate-apart = { $player } csak lefordított játékokban játszik, ilyen szintű játékosokkal: { $allowed }.
error-simulate-actions = { $player }: { $count } egész számot kell visszaadnia, játékonként egyet, nem ezt: { $kind }, alakja { $shape }.
error-simulate-failed = { $game }. játék: { $player } hibába ütközött: { $reason }
error-simulate-endless = { $game }. játék: { $decisions } döntés után sincs vége. Ezek a játékosok talán sosem fejezik be.
error-simulate-format = Az eredményeket nem lehet ide menteni: { $path }. Ilyen fájlt használj: { $allowed }.
error-simulate-write = Nem írható: { $path }: { $why }. Eddig { $games } játék eredménye van benne.
error-simulate-out-one = Az egyes játékok eredményét csak akkor mentheted, ha egyféle szabályt szimulálsz, és nem többet hasonlítasz össze.
error-simulate-vary = Az összehasonlítást így írd: NAME=A,B,C, ne így: „{ $text }”.
error-simulate-vary-twice = „{ $key }” kétszer szerepel. Tedd az összes értékét egy listába.

## Felvételek
error-record-no-file = Nem olvasható: { $path }: { $why }.
error-save-exists = { $path } már létezik, és más játék is lehet. Folytasd ezzel: --resume, írd felül ezzel: --overwrite, vagy válassz másik nevet.
error-save-taken = { $path } már létezik. Válassz másik nevet.
error-file-not-written = Nem írható: { $path }: { $why }.
error-record-too-long = Túl nagy a fájl. Egy felvétel legfeljebb { $most } bájt lehet.
error-record-not-text = Ez a fájl nem UTF-8 szöveg ({ $byte }. bájt).
error-record-not-json = Ez a felvétel sérült vagy hiányos ({ $line }. sor, { $column }. oszlop).
error-record-not-a-record = Ez a fájl nem Noppa-felvétel.
error-record-format-version = Ennek a felvételnek a formátumverziója { $found }. Ez a Noppa ezt olvassa: { $wanted }.
error-record-rules-version = Ezt a játékot a szabályok { $found }. verziójával játszották. Ebben a Noppában ez a verzió van: { $wanted }.
error-record-key-unknown = Ismeretlen kulcs a felvételben: „{ $key }”. Ismert kulcsok: { $allowed }.
error-record-key-missing = Hiányzik a felvételből ez a kulcs: „{ $key }”.
error-record-key-twice = Ez a kulcs kétszer szerepel a felvételben: „{ $key }”.
error-record-value = Hibás érték a felvételben: „{ $key }”. Lehetséges: { $allowed }.
error-record-not-over = A felvételen lévő játék nincs befejezve.
error-record-content-hash = A felvételben nem az a tábla, pakli vagy térkép van, amellyel játszottak.
error-event-unreadable = „{ $text }” nem dobás, nem kártya, és nem is lépés.
error-record-event = { $number }. bejegyzés: nem olvasható: „{ $text }”.
error-event-misfit = { $number }. bejegyzés, „{ $event }”: nem illik a játékhoz. { $why }
error-state-unreadable = Egy mentett helyzet nem olvasható: { $wanted } kellene, de { $found } van ott.
error-verify-real-dice = Ezt a játékot valódi kockákkal játszották, ezért nincs mit ellenőrizni.
error-verify-commitment = A titkos szám nem az, amit a játék előtt megígértek. Ez jön ki belőle: { $shown }, nem ez: { $promised }.
error-verify-differs = { $number }. bejegyzés: nincs rendben. A felvétel szerint „{ $event }”, a titkos számok szerint „{ $promised }”.

## Programok kérései
error-engine-too-long = Ez a sor túl hosszú. A korlát { $most } bájt.
error-engine-not-json = Ez a sor nem JSON: „{ $text }”.
error-engine-not-an-object = A kérésnek JSON-objektumnak kell lennie, nem ennek: „{ $text }”.
error-engine-request = Nincs „{ $request }” kérés. Kérések: { $allowed }.
error-engine-key-unknown = „{ $request }” kérésben nincs „{ $key }” kulcs. Kulcsok: { $allowed }.
error-engine-key-missing = „{ $request }” kéréshez kell ez a kulcs: „{ $key }”.
error-engine-value = „{ $request }” kérésben hibás ez az érték: „{ $key }”. Lehetséges típusok: { $allowed }.
error-engine-protocol = Ez a motor ezt a protokollverziót ismeri: { $wanted }, ezt nem: { $found }.
error-engine-table = Nincs „{ $table }” asztal. Asztalok: { $allowed }.
error-engine-nobody-due = Most senkinek sincs mit választania.
error-engine-action = A műveletek sorszáma 0 és { $most } között van, ilyen nincs: { $action }.
error-engine-record = Ennek a játéknak nincs felvétele, mert egy megadott helyzetből folytatódott.
error-engine-names = A felvételhez { $wanted } név kell, nem { $given }.
error-engine-number = „{ $key }” értéke { $least } és { $most } között lehet, nem { $given }.
error-engine-position = Ez a helyzet nem fordulhat elő a játékban ({ $why }).
error-engine-position-players = Ebben a helyzetben { $players } játékos van, a játékban viszont { $wanted }.

## Leckék
error-lesson-unknown = Ehhez nincs lecke: „{ $game }”. Leckék: { $allowed }.

## Programok az asztalnál
error-program-no-start = „{ $command }” program: nem indítható el: { $why }.
error-program-hangs = { $seconds ->
    [one] „{ $command }” program: { $seconds } másodpercen belül nem válaszolt.
   *[other] „{ $command }” program: { $seconds } másodpercen belül nem válaszolt.
 }
error-program-ended = „{ $command }” program: válasz helyett { $exit } kóddal kilépett. { $complaint }
error-program-protocol = „{ $command }” program: { $found }. protokollverziót használ, nem ezt: { $wanted }.
error-program-rubbish = „{ $command }” program: érvénytelen választ küldött: „{ $text }”.
error-program-gives-up = „{ $command }” program: hibát jelzett: { $text }.
error-program-no-move = „{ $command }” program: ezt lépte: „{ $move }”, de ez nem lépés ebben a játékban.
error-program-illegal = „{ $command }” program: ezt lépte: „{ $move }”, de ez most nem szabályos.
error-programs-seated = { $seats ->
    [one] Ebben a játékban egy program játszhat,
   *[other] Ebben a játékban { $seats } program játszhat,
 } de { $programs } program van megadva ezzel: --engine.

## Játékok szerveren
error-join-link = „{ $text }” nem egy játék linkje. Egy link így néz ki: https://dice.example.org/#join=…
error-join-no-server = { $url } nem válaszol: { $why }.
error-join-not-noppa = Ezen a címen nincs Noppa-szerver (állapot: { $status }).
error-join-no-coach = A szerveren futó játékokban nincs edző. A játékot a végén elemezheted.
error-join-own-content = Ebben a játékban saját tábla, pakli vagy térkép van. A linket böngészőben nyisd meg.
error-join-lost = Megszakadt a kapcsolat ezzel: { $url }.
error-practice-daily = A nap feladványa mindenkinek ugyanaz, ezért a --daily és a { $option } nem használható együtt.
error-play-resume = A --resume a fájlban lévő játékot folytatja úgy, ahogy van, ezért a { $option } nem használható mellette.

## Párharcok
error-match-games = Egy párharchoz páros számú játék kell, legalább 2, nem { $games }.
error-match-sprt = A leállási szabályhoz két Élő-pont-különbség kell, előbb a kisebb, így: --sprt 0,10, ne így: „{ $text }”.

## Tanulók
error-rl-unknown = Nincs „{ $name }” környezet. Környezetek: { $allowed }.
error-rl-reward = A jutalom ezek egyike lehet: { $allowed }, nem „{ $reward }”.
error-rl-illegal = A szabálytalan műveletek beállítása ezek egyike lehet: { $allowed }, nem „{ $illegal }”.
error-rl-action = A műveletek sorszáma 0 és { $most } között van, ilyen nincs: { $action }.
error-rl-envs = Egy csomaghoz legalább egy játék kell, nem { $envs }.
error-rl-threads = Egy csomaghoz legalább egy szál kell, nem { $threads }.
error-rl-seeds = Az egész csomaghoz egyetlen kezdőszámot adj meg.
error-rl-actions = { $count } egész számból álló tömböt adj meg, nem ezt: { $kind }, alakja { $shape }.
error-rl-batch = { $game_number }. játék a csomagban: { $action }. művelet („{ $move }”) nem szabályos. Szabályos: { $legal }.
error-rl-no-batch = { $game }: csomagban még nem játszható.
error-rl-no-observation = { $game }: nincsenek hozzá megfigyelések tanuló programoknak.
error-native-missing = Nem sikerült betölteni a Noppa lefordított magját innen: { $path }: { $reason }. Telepítsd újra a Noppát.
error-native-refused = A Noppa lefordított magja elutasított egy hívást ({ $function }): { $problem }.

## Miért utasított el valamit a rendszer, kettőspont után
why-no-such-file = nincs ilyen fájl
why-not-permitted = nincs hozzá jogosultságod
why-is-a-folder = ez egy mappa
why-not-a-folder = az útvonal egy része nem mappa
why-already-there = már létezik
why-disk-full = megtelt a lemez
why-read-only = a lemez csak olvasható
why-address-in-use = egy másik program használja
why-no-such-address = ennek a gépnek nincs ilyen címe
why-connection-refused = ott semmi sem válaszol
error-not-a-backup = Ez a fájl nem egy eszköz elmentett játékait tartalmazza.
