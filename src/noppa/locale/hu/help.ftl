# Amit a `noppa --help` mond: parancsok, kapcsolók, és mi nem jó egy parancssorban.
# Amit beírunk, az marad: --nevek, NAGYBETŰK, easy, medium, hard, fair, real.

## Címek
usage-heading = Használat:
usage-options = Kapcsolók
usage-commands = Parancsok
usage-required = kötelező
usage-try = Súgó: „{ $command } --help”.

## Parancsok
command-noppa = Öt kockajáték játékra és tanulásra. Parancs nélkül a Noppa a böngésződben nyílik meg.
command-menu = Választasz egy játékot, és a terminálban játszod.
command-games = Felsorolja a játékokat, a kiadásaikat és a beállításaikat.
command-rules = Példákkal elmagyarázza egy játék szabályait.
command-play = Játék a terminálban egyedül, barátokkal vagy botok ellen.
command-join = Egy linkkel játszol vagy nézel egy játékot egy Noppa-szerveren.
command-engine = JSON-sorokban válaszol kérésekre, így bármilyen nyelvű program használhatja a szabályokat és a botokat.
command-match = Két programot játszat egymás ellen, és megmutatja, melyik az erősebb. Egy bot szintjét is megadhatod.
command-completion = Kiírja a kiegészítő szkriptet bash, zsh vagy fish alá.
command-solve = Kiszámítja, mennyit ér egy játék hibátlan játékkal.
command-simulate = Sok játékot játszik le egyszerre, és statisztikát ír ki.
command-review = Megmutatja, mennyi volt egy felvett játékban a szerencse és mennyi a tudás.
command-history = A befejezett játékaid, a rekordjaid, és hogy hol veszítesz a legtöbb pontot.
command-practice = Gyakorlás: előbb a legnagyobb hibáid, vagy a nap feladványa.
command-learn = Megtanulsz egy játékot egy rövid leckével, előre beállított kockákkal.
command-replay = Lépésről lépésre megmutat egy felvett játékot.
command-verify = Ellenőrzi, hogy senki sem nyúlt bele egy felvett játék dobásaiba és kártyáiba. Internet nélkül is működik.
command-serve = Elindít egy szervert, amelyen mások játszhatnak. Lásd: docs/hosting.md.
command-site = Statikus webhelyként menti a Noppát bármilyen webszerverhez. A játékok a látogató böngészőjében futnak.
command-backup = Fájlba menti a szerver játékait, akár működés közben is.
command-restore = Visszatölt egy biztonsági mentést egy üres adatbázisba.
command-doctor = Ellenőrzi a szerver beállításait, és elmondja, hogyan javíthatók a hibák.
command-export-person = Elment mindent, amit a szerver egy játékosról tárol. A játékos kódja kell hozzá.
command-delete-person = Töröl mindent, amit a szerver egy játékosról tárol. A játékos kódja kell hozzá.
command-prune = Törli a szerver régi játékait.
command-languages = Felsorolja a nyelveket, és hogy melyik mennyire teljes.

## Több parancs kapcsolói
flag-help = Kiírja ezt a súgót, és kilép.
flag-version = Kiírja a verziót, és kilép.
flag-language = Ezt a nyelvet használja: fi, sv, en, …
flag-locale-dir = Saját üzenetfájlok ebből a mappából, nyelvenként egy almappával.
flag-edition = Ezt a kiadást játssza. A lista: „noppa games”.
flag-option = Beállít egy házi szabályt. Többször is megadható.
flag-json = Mindent JSON-ként ír ki.
flag-board = KIVI a saját tábládon.
flag-deck = Dicetto a saját pakliddal.
flag-map = Dice Trip a saját térképeden.
flag-database = Ezt az adatbázist használja: sqlite:///FILE vagy postgresql://USER@HOST/NAME.
flag-config = Ebből a TOML-fájlból olvassa a beállításokat.

## Egy parancs kapcsolói
flag-noppa-lan = Az otthoni telefonok is csatlakozhatnak. Kiír egy címet és egy QR-kódot.
flag-noppa-no-browser = Nem nyitja meg a böngészőt.
flag-play-player = Hozzáad egy embert. Többször is megadható.
flag-play-bot = Hozzáad egy botot: easy, medium, hard, … Többször is megadható.
flag-play-engine = Hozzáad egy programot. Többször is megadható.
flag-play-first = Ki kezd: egy játékos neve, vagy roll, ha a legnagyobb dobás döntsön.
flag-play-timeout = Egy programnak ennyi másodperce van egy választásra.
flag-play-dice = A Noppa kockáival (fair) vagy a sajátjaiddal (real).
flag-play-every-roll = Valódi kockáknál minden dobást be kell írni, nem csak a végső kockákat.
flag-play-seed = Ebből a kezdőszámból dobja a kockákat. Ugyanabból a számból ugyanazok a kockák jönnek.
flag-play-save = Játék közben ebbe a fájlba menti a játékot.
flag-play-overwrite = Engedi, hogy a --save felülírjon egy meglévő fájlt.
flag-play-resume = Folytatja az ebbe a fájlba mentett játékot.
flag-play-coach = Tanács a ? jelre, és figyelmeztetés a hibákra.
flag-play-pace = Ennyi másodpercet vár a botok lépései között.
flag-engine-schema = Kiírja az összes kérés és válasz JSON-sémáját, és kilép.
flag-join-name = A neved a játékban.
flag-join-save = A játék végén ebbe a fájlba menti a játékot.
flag-match-game = Ezt a játékot játssza. Alapesetben az elsőt innen: „noppa games”.
flag-match-games = Legfeljebb ennyi játékot játszik. Páros számot adj meg, mert ugyanazokat a kockákat mindkét helyről lejátsszák.
flag-match-sprt = Leáll, amint a két Élő-pont-különbség közül az egyik egyértelműen valószínűbb, például 0,10.
flag-match-timeout = Egy programnak ennyi másodperce van egy választásra.
flag-match-seed = Kezdőszám. Ugyanabból a számból ugyanazok a kockák jönnek.
flag-match-records = Minden játék felvételét ebbe a mappába menti.
flag-plain = Soronként ír ki, teljes képernyő nélkül.
flag-no-animation = Animáció nélkül mutatja a kockákat.
flag-solve-distribution = A végső pontszámok eloszlását is kiírja.
flag-simulate-players = A játékosok szintje, vesszővel elválasztva: hard,medium.
flag-simulate-games = Ennyi játékot játszik le. Így is írhatod: 1e6.
flag-simulate-vary = Kiadásokat vagy egy beállítás értékeit hasonlítja össze.
flag-simulate-seed = Kezdőszám. Ugyanabból a számból ugyanazok a játékok jönnek.
flag-simulate-workers = Ennyi munkafolyamatot használ. Alapesetben processzoronként egyet.
flag-simulate-backend = threads, loky, dask vagy ray. Alapesetben a Noppa választja ki, mi illik a géphez.
flag-simulate-cluster = Az ezen a címen lévő Dask- vagy Ray-klasztert használja.
flag-simulate-out = Minden játékot ebbe a fájlba ment: .csv vagy .parquet.
flag-simulate-svg = A pontszámok grafikonját ebbe a fájlba menti.
flag-review-svg = A játék grafikonját ebbe a fájlba menti.
flag-practice-daily = A nap feladványa. Mindenki ugyanazt kapja.
flag-practice-questions = Ennyi kérdés után vége.
flag-practice-seed = Kezdőszám. Ugyanabból a számból ugyanazok a kérdések jönnek.
flag-replay-all = Megállás nélkül kiírja az egész játékot.
flag-serve-host = Ezen a címen figyel. A 0.0.0.0 az összes címet jelenti.
flag-serve-port = Ezen a porton figyel.
flag-serve-public-url = A játékosok által használt cím: https://dice.example.org.
flag-serve-redis = Redis használata innen: redis://HOST, hogy több folyamat osztozhasson egy adatbázison.
flag-serve-secret-file = Ebből a fájlból olvassa a sütiket és meghívókat aláíró kulcsot.
flag-serve-tls-cert = Ezzel a tanúsítvánnyal proxy nélkül is HTTPS-t szolgál ki.
flag-serve-tls-key = A tanúsítvány titkos kulcsa.
flag-serve-trust-proxy = Megbízik a kliensnek abban a címében, amelyet egy fordított proxy továbbít.
flag-doctor-public-url = A játékosok által használt cím. Az ottani proxyt is ellenőrzi.
flag-prune-older-than = Törli az ennyi ideje változatlan játékokat: 90d vagy 12h.
flag-languages-missing = Felsorol minden hiányzó üzenetet.

## Mi nem jó egy parancssorban
did-you-mean = Erre gondoltál: { $like }?
error-usage-command = Nincs „{ $command }” parancs. Ezeket használhatod: { $allowed }.
error-usage-option = Ennek a parancsnak nincs ilyen kapcsolója: { $option }.
error-usage-value-missing = { $option }: hiányzik az értéke.
error-usage-missing = Ezt is meg kell adnod: { $option }.
error-usage-choice = { $option } értéke ezek egyike lehet: { $allowed }.
error-usage-number = { $option } értéke csak szám lehet.
error-usage-from = { $option } értéke csak szám lehet, legalább { $least }.
error-usage-between = { $option } értéke csak szám lehet { $least } és { $most } között.
error-usage-too-many = Ez a parancs nem vár ilyet: „{ $text }”. Hagyd ki.
error-usage-unforeseen = A Noppa nem érti ezt a parancssort ({ $option }).
