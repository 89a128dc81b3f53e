# A kiszolgáló: mit utasít el, és az első oldalának néhány szava.

## Indulás
serve-listening = A Noppa itt van: { $url } (Ctrl-C leállítja).
serve-scan = Az otthoni hálózaton egy telefon ezzel a kóddal nyitja meg:
serve-backed-up = { $count ->
    [one] Egy játék van itt: { $path }.
   *[other] { $count } játék van itt: { $path }.
 }
serve-pruned = { $count ->
    [one] Egy játék törölve.
   *[other] { $count } játék törölve.
 }
error-setting-unknown = Nincs „{ $key }” beállítás. Beállítások: { $allowed }.
error-setting-value = „{ $key }” beállítás nem lehet „{ $value }”: ez kell: { $allowed }.
error-setting-no-file = A beállításfájl nem olvasható, { $path }: { $why }.
error-setting-not-toml = A beállításfájl nem érvényes TOML, { $path }: { $why }.
error-setting-tls-pair = A tanúsítvány és a kulcsa összetartozik: add meg mindkettőt vagy egyiket se.
error-setting-public-url = „{ $value }” nem elérhető cím: írd így: https://dice.example.org.
error-setting-database = Egy adatbázist így kell megadni: { $allowed }.
error-setting-age = A kort így írd: 90d vagy 12h, nem így: „{ $text }”.
error-setting-extra = Ehhez többet kell telepíteni: pip install 'noppa[{ $extra }]'.
error-secret-file = A titok fájlja nem olvasható és nem hozható létre, { $path }: { $why }.
error-secret-short = A titok legalább { $least } karakter legyen itt: { $path }.
error-port-in-use = Nem figyelhető: { $host }, port { $port }: { $why }.
error-database-no-file = Az adatbázis nem nyitható meg, { $path }: { $why }.
error-database-in-use = Ezen az adatbázison már fut egy Noppa: { $database }. Többhöz Redis kell: lásd --redis.
error-database-away = Az adatbázis nem érhető el ({ $why }).
error-database-newer = Az adatbázis { $found }. változatú, egy újabb Noppától; ez itt { $wanted }. változatot ismer.
error-backup-exists = { $path } már megvan: egy mentés sosem ír felül semmit.
error-backup-failed = A mentést nem sikerült kiírni, { $path }: { $why }.
error-lan-unavailable = Ez a gép nincs olyan hálózaton, amelyhez telefonok csatlakozhatnának.
error-lan-busy = Nem figyelhető: { $address }: { $why }.

## Kérések
error-request-invalid = Ez nem olvasható: { $where }: { $why }.
error-request-refused = Ez a kérés el van utasítva ({ $status }).
error-no-such-page = Itt nincs semmi: { $path }.
error-method-not-allowed = Ezt itt nem lehet megtenni: { $path }.
error-message-not-text = Egy üzenet szöveg, nem bájtok.
error-body-too-long = Egy kérés legfeljebb { $most } bájt.
error-host-unknown = Ezt a kiszolgálót nem így hívják: „{ $host }”.
error-origin-unknown = Egy oldal innen: { $origin } ezt itt nem teheti meg.
error-too-fast = Túl sok egyszerre: próbáld újra { $seconds } mp múlva.
error-too-many-sockets = Egy címről legfeljebb { $most } kapcsolat jöhet.
error-storage-unavailable = A játékok most nem érhetők el. Semmi sem veszett el: próbáld újra.
error-worker-unavailable = Ezen most senki sem tudott gondolkodni: próbáld újra.
error-closing = A kiszolgáló éppen bezár: próbáld újra egy perc múlva.

## Játékok
error-game-not-found = Nincs ilyen játék.
error-game-not-started = A játék még nem kezdődött el.
error-game-not-over = A játéknak még nincs vége.
error-game-closed = Ez a játék le van zárva: azóta megváltoztak a szabályai.
error-stale = Közben más történt: nézd meg újra.
error-same-needs-fair-dice = Mindenkinek ugyanazok a kockák csak a Noppa kockáival lehetnek.
error-dice-not-real = Kockákat csak ott kell beírni, ahol valódiak.
error-record-day-open = Ezek a mai kockák: a felvétel holnap lesz elérhető.
error-remark-no-move = { $number }. esemény: nem ennek a helynek a lépése.
error-question-no-move = { $number }. esemény abban a játékban: nem lépés.
error-practice-unknown = { $game }: ebben nincs mit gyakorolni.
error-day-unknown = Nincsenek napi kockák: { $game }, { $day }.

## Helyek
error-seat-not-there = Nincs ilyen hely: { $seat }.
error-seat-not-yours = Ez a hely másé.
error-seat-taken = Ez a hely foglalt.
error-seat-is-bots = Ezen a helyen bot játszik.
error-seat-not-absent = Aki ott ül, még nincs távol { $seconds } mp óta.
error-creator-only = Ezt csak az teheti meg, aki a játékot létrehozta.
error-players-only = Ezt csak játékosok tehetik meg.
error-host-only = Ezt csak az teheti meg, aki a kiszolgálót elindította.
error-invite-unknown = Ez a meghívó nem érvényes: kérj újat.
error-link-unknown = Ez a link elhasznált vagy túl régi: kérj újat.
error-coach-not-allowed = Ennél az asztalnál edző nélküli játékban egyeztek meg.
error-undo-not-agreed = Ennél az asztalnál abban egyeztek meg, hogy nincs visszavonás.
error-nothing-asked = Ezt senki sem kérte, vagy azóta történt valami.

## Az első oldal
