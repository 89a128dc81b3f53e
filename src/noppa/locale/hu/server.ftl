# A szerver: mit utasít el, és az első oldalának néhány szava.

## Indulás
serve-listening = A Noppa itt fut: { $url } (leállítás: Ctrl-C).
serve-running = A Noppa már fut itt: { $url }.
serve-running-lan = A Noppa már fut itt: { $url }. Előbb állítsd le, aztán indítsd el újra ezzel: --lan.
serve-scan = Ha otthon telefonon játszanál, olvasd be ezt a kódot:
serve-backed-up = { $count ->
    [one] Egy játék elmentve ide: { $path }.
   *[other] { $count } játék elmentve ide: { $path }.
 }
serve-pruned = { $count ->
    [one] Egy játék törölve.
   *[other] { $count } játék törölve.
 }
serve-restored = { $count ->
    [one] Egy játék visszaállítva.
   *[other] { $count } játék visszaállítva.
 }
serve-exported = { $count ->
    [one] Egy játék kimentve ide: { $path }.
   *[other] { $count } játék kimentve ide: { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Egy játék törölve.
   *[other] { $deleted } játék törölve.
 } { $kept ->
    [one] A játékos neve eltűnt egy másokkal közös játékból.
   *[other] A játékos neve eltűnt { $kept } másokkal közös játékból.
 }
error-setting-unknown = Nincs „{ $key }” beállítás. Beállítások: { $allowed }.
error-setting-value = „{ $key }” beállítás nem lehet „{ $value }”. Lehetséges: { $allowed }.
error-setting-no-file = A beállításfájl nem olvasható: { $path }: { $why }.
error-setting-not-toml = A beállításfájl ({ $path }) nem érvényes TOML: { $why }.
error-setting-tls-pair = A TLS-tanúsítványhoz kell a kulcsa, a kulcshoz pedig a tanúsítvány. Add meg mindkettőt, vagy egyiket se.
error-setting-public-url = „{ $value }” nem nyilvános cím. Így írd: https://dice.example.org.
error-setting-database = Az adatbázis címét így írd: { $allowed }.
error-setting-age = A kort így írd: 90d vagy 12h, ne így: „{ $text }”.
error-setting-extra = Előbb egy további csomagot kell telepítened: pip install 'noppa[{ $extra }]'.
error-secret-file = A titkos kulcs fájlja nem olvasható, és nem is hozható létre: { $path }: { $why }.
error-secret-short = Túl rövid a titkos kulcs itt: { $path }. Legalább { $least } karakter kell.
error-port-in-use = A szerver nem tud itt figyelni: { $host }, port: { $port }: { $why }.
error-database-no-file = Az adatbázis nem nyitható meg: { $path }: { $why }.
error-database-in-use = Ezt az adatbázist már használja egy másik Noppa-szerver: { $database }. Ha többet futtatnál, használj Redist: lásd --redis.
error-database-away = Az adatbázis nem érhető el ({ $why }).
error-database-newer = Az adatbázis verziója { $found }, egy újabb Noppából való. Ez a Noppa csak eddig ismeri: { $wanted }.
error-backup-exists = { $path } már létezik. Válassz másik nevet a biztonsági mentésnek.
error-backup-no-database = Nincs ilyen adatbázis: { $path }, így nincs mit menteni.
error-backup-failed = Nem sikerült kiírni a biztonsági mentést: { $path }: { $why }.
error-restore-failed = Nem sikerült visszaállítani: { $path }: { $why }.
error-restore-not-empty = Az adatbázisban már vannak játékok. Üres adatbázisba állítsd vissza.
error-lan-unavailable = Ez a gép nincs olyan hálózaton, amelyhez telefonok csatlakozhatnának.
error-lan-busy = A szerver nem tud itt figyelni: { $address }: { $why }.

## Kérések
error-request-invalid = Hiba van a kérésben ({ $where }): { $why }.
error-request-refused = A szerver elutasította ezt a kérést ({ $status }).
error-no-such-page = Itt nincs semmi: { $path }.
error-method-not-allowed = Ezzel ezt nem teheted: { $path }.
error-message-not-text = Az üzeneteket szövegként küldd, ne bájtokként.
error-body-too-long = Ez a kérés túl nagy. A korlát { $most } bájt.
error-host-unknown = Ezt a szervert nem így hívják: „{ $host }”.
error-origin-unknown = Innen érkező oldalak itt ezt nem tehetik: { $origin }.
error-too-fast = { $seconds ->
    [one] Ez egyszerre túl sok volt. Próbáld újra { $seconds } másodperc múlva.
   *[other] Ez egyszerre túl sok volt. Próbáld újra { $seconds } másodperc múlva.
 }
error-too-many-sockets = A hálózatodról túl sok a kapcsolat. A korlát { $most }.
error-storage-unavailable = A játékaidat most nem érjük el. Semmi sem veszett el. Próbáld újra egy kicsit később.
error-storage-full = Nincs több hely ezen az eszközön. Törölj néhány játékot, és próbáld újra.
error-needs-server = Ehhez szerver kell. Itt botokkal és ugyanezen az eszközön játszókkal játszhatsz.
error-worker-unavailable = Az edző most elfoglalt. Próbáld újra.
error-worker-busy = Túl sok kérés várakozik. Próbáld újra egy kicsit később.
error-worker-too-long = Ennek a kiszámítása túl sokáig tart.
error-name-refused = Ez a név itt nem megengedett. Válassz másikat.
error-content-refused = A fájl egyik szava itt nem megengedett.
error-admin-off = A házigazda oldala ezen a szerveren ki van kapcsolva.
error-admin-only = Ez nem a házigazda kódja.
error-client-gone = A kérést megszakították.
error-disk-full = A lemez majdnem megtelt. Már csak { $free } MB van, a Noppának legalább { $least } MB kell.
error-closing = A szerver éppen leáll. Próbáld újra egy kicsit később.

## Játékok
error-game-not-found = Ezt a játékot nem találjuk.
error-game-not-started = A játék még nem kezdődött el.
error-game-not-over = A játéknak még nincs vége.
error-game-closed = Ezt a játékot lezártuk, mert a kezdete óta megváltoztak a szabályai.
error-seed-not-awaited = Ennek a játéknak most nem kell tőled titkos szám.
error-seed-differs = Ez nem az a titkos szám, amit ígértél.
error-seeds-differ = A játék kockáinak titkos számai nem egyeznek a mentettekkel, ezért a játék nem folytatható.
error-stale = A játék közben továbbment. Nézd meg újra.
error-same-needs-fair-dice = Mindenkinek ugyanazok a kockák csak a Noppa kockáival lehetnek.
error-dice-not-real = Kockákat csak valódi kockás játékban írhatsz be.
error-record-day-open = Ezek a mai kockák. A felvételt holnap kaphatod meg.
error-remark-no-move = { $number }. bejegyzés: nem ennek a játékosnak a lépése.
error-played-not-yours = Ezt a játékot már valaki más hozzáadta.
error-question-no-move = { $number }. bejegyzés abban a játékban: nem lépés.
error-lesson-no-step = A leckében nincs ilyen lépés: { $step }.
error-practice-unknown = Ebben a játékban nincs mit gyakorolni: { $game }.
error-day-not-played = Ezek a mai kockák. Játssz velük végig, és utána megnézheted mások játékait.
error-odds-unequal = Amíg egy bot véletlenszerűen játszik, nem tudunk nyerési esélyeket mutatni.
error-day-unknown = Ehhez nincsenek napi kockák: { $game }, { $day }.

## Helyek
error-seat-not-there = Nincs ilyen hely: { $seat }.
error-seat-not-yours = Ez valaki más helye.
error-seat-taken = Ez a hely foglalt.
error-seat-is-bots = Ott egy bot játszik.
error-seat-present = Ezen a helyen a játékos még kapcsolódik, ezért nem foglalhatod el.
error-remove-own = Ha a saját helyedet adnád fel, állj fel az asztaltól.
error-remove-too-few = Ahhoz, hogy valakit eltávolítsatok, legalább { $least } másik játékos kell az asztalnál.
error-seat-in-round = Csatlakozhatsz, ha ez a forduló véget ért.
error-seat-not-absent = Ez a játékos még nincs távol { $seconds } másodperce.
error-creator-only = Ezt csak az a játékos teheti meg, aki a játékot indította.
error-players-only = Ezt csak játékosok tehetik meg.
error-host-only = Ezt csak az teheti meg, aki a szervert elindította.
error-invite-unknown = Ez a meghívó már nem érvényes. Kérj újat.
error-link-unknown = Ezt a linket már felhasználták, vagy túl régi. Kérj újat.
error-coach-not-allowed = Ebben a játékban nincs edző.
error-undo-not-agreed = Ebben a játékban nincs visszavonás.
error-nothing-asked = Ezt senki sem kérte, vagy a játék közben továbbment.

## Statikus webhely
site-written = { $count ->
    [one] Egy fájl ({ $megabytes } MB) elkészült itt: { $path }. Ezt a mappát bármilyen webszerverre felteheted, bármilyen címre.
   *[other] { $count } fájl ({ $megabytes } MB) elkészült itt: { $path }. Ezt a mappát bármilyen webszerverre felteheted, bármilyen címre.
}
site-needs-server = A látogatók a saját eszközükön játszanak. A linkes játékhoz és a közös napi ranglistához indíts szervert ezzel: „noppa serve”.
error-site-not-built = A böngészőalkalmazás még nincs elkészítve. Futtasd ezt: „cd web && npm ci && npm run build”.
error-site-not-empty = { $path } nem üres. Válassz új mappát.
error-site-failed = Nem sikerült ide írni a webhelyet: { $path }: { $why }.
