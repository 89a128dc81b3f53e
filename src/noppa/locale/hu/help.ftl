# Amit a `noppa --help` mond: parancsok, kapcsolók, és mi nem jó egy parancssorban.
# Amit beírunk, az marad: --nevek, NAGYBETŰK, easy, medium, hard, fair, real.

## Címek
usage-heading = Használat:
usage-options = Kapcsolók
usage-commands = Parancsok
usage-required = meg kell adni
usage-try = Többet mond: „{ $command } --help”.

## Parancsok
command-noppa = Öt kockajáték: játszani és tanulmányozni. Magában a böngészőben nyitja meg őket.
command-menu = Válassz egy játékot, és játszd a terminálban.
command-games = A játékok, kiadásaik és beállításaik listája.
command-rules = Elmagyaráz egy játékot, példákkal.
command-play = Játék a terminálban, egyedül, barátokkal vagy botok ellen.
command-engine = JSON-sorokban válaszol kérésekre: szabályok és botok bármilyen nyelvű programnak.
command-solve = Kiszámítja egy játék kezdetének pontos értékét.
command-simulate = Sok játékot játszik le egyszerre, és megmondja, mi bennük a közös.
command-review = Szétválasztja a szerencsét és a tudást egy felvett játékban.
command-history = A befejezett játékaid, a rekordjaid, és ami a legtöbbe kerül.
command-replay = Egy felvett játék lépésről lépésre.
command-verify = Hálózat nélkül ellenőrzi, hogy minden dobás az, amit a magok ígértek.
command-serve = Játékok másoknak; lásd docs/hosting.md.
command-backup = Fájlba másolja a kiszolgáló játékait, működés közben is.
command-prune = Törli a kiszolgáló régi játékait.
command-languages = A nyelvek listája, és mi hiányzik belőlük.

## Több parancs kapcsolói
flag-help = Ezt mutatja, és kilép.
flag-version = A változatot mutatja, és kilép.
flag-language = A nyelv: fi, sv, en, …
flag-locale-dir = Saját üzenetfájlok, a nyelvekről elnevezett mappákban.
flag-edition = Ahogy egy nyelv füzete játssza; lásd „noppa games”.
flag-option = Egy házi szabály; ismételhető.
flag-json = Mindent JSON-ként ír ki.
flag-board = KIVI saját táblán.
flag-deck = Dicetto saját paklival.
flag-map = Dice Trip saját térképen.
flag-database = sqlite:///FILE vagy postgresql://USER@HOST/NAME.
flag-config = TOML-fájl beállításokkal.

## Egy parancs kapcsolói
flag-noppa-lan = Otthoni telefonok is csatlakozhatnak: címet és QR-kódot mutat.
flag-noppa-no-browser = Ne nyissa meg a böngészőt.
flag-play-player = Egy ember az asztalnál; ismételhető.
flag-play-bot = Egy bot az asztalnál: easy, medium, hard, …; ismételhető.
flag-play-engine = Egy program az asztalnál; ismételhető.
flag-play-timeout = Ennyi másodperce van egy programnak egy döntésre.
flag-play-dice = A Noppa kockái (fair) vagy a tieid (real).
flag-play-every-roll = Valódi kockáknál: minden dobást be kell írni, nem csak a végső kockákat.
flag-play-seed = Kockák ebből a magból: ugyanaz a mag, ugyanazok a kockák.
flag-play-save = Ebben a fájlban őrzi a játékot, lépésről lépésre.
flag-play-resume = Az ebben a fájlban lévő játék folytatása.
flag-play-coach = Tanács a ? jelre, és megjegyzés egy drága döntés után.
flag-play-pace = Másodpercek egy bot lépései között.
flag-solve-distribution = A végső pontok eloszlása is.
flag-simulate-players = A játékosok szintjei, vesszővel: hard,medium.
flag-simulate-games = Hány játék, így is: 1e6.
flag-simulate-vary = Kiadások vagy egy beállítás értékeinek összehasonlítása.
flag-simulate-seed = Minden alkalommal ugyanazok a játékok.
flag-simulate-workers = Hány folyamat dolgozzon egyszerre; alapból minden processzor.
flag-simulate-backend = threads, loky, dask vagy ray; alapból a géphez illő.
flag-simulate-cluster = Egy Dask- vagy Ray-klaszter címe.
flag-simulate-out = Minden játék ebbe a fájlba, .csv vagy .parquet.
flag-simulate-svg = A pontok eloszlásának rajza ebbe a fájlba.
flag-review-svg = A játék görbéjének rajza ebbe a fájlba.
flag-practice-questions = Ennyi kérdés után vége.
flag-practice-seed = Minden alkalommal ugyanazok az állások.
flag-replay-all = Az egész játék megállás nélkül.
flag-serve-host = A figyelt cím; 0.0.0.0 mindegyik.
flag-serve-port = A figyelt port.
flag-serve-public-url = Ahol mások elérik: https://dice.example.org.
flag-serve-redis = redis://HOST: több folyamat egy adatbázison.
flag-serve-secret-file = A sütiket és meghívókat aláíró kulcs fájlja.
flag-serve-tls-cert = Tanúsítvány, hogy proxy nélkül is https-en menjen.
flag-serve-tls-key = A kulcsa.
flag-serve-trust-proxy = Elhiszi a címet, amelyet egy előtte álló proxy továbbít.
flag-prune-older-than = 90d vagy 12h: azóta nem változott játékok.
flag-languages-missing = Megnevez minden hiányzó üzenetet.

## Mi nem jó egy parancssorban
error-usage-command = Nincs „{ $command }” parancs. Parancsok: { $allowed }.
error-usage-option = Itt nincs ilyen kapcsoló: { $option }.
error-usage-value-missing = { $option }: érték kell hozzá.
error-usage-missing = Meg kell adni: { $option }.
error-usage-choice = { $option } ezek egyike: { $allowed }.
error-usage-number = { $option } szám legyen.
error-usage-from = { $option } szám legyen, legalább { $least }.
error-usage-between = { $option } szám legyen { $least } és { $most } között.
error-usage-too-many = Ez több, mint amit a parancs fogad: „{ $text }”.
error-usage-unforeseen = Ez a parancssor nem olvasható ({ $option }).
