# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa on aadressil { $url } (Ctrl-C peatab selle).
serve-scan = Kodune telefon avab selle koodiga:
serve-backed-up = { $count ->
    [one] Failis { $path } on üks mäng.
   *[other] Failis { $path } on { $count } mängu.
 }
serve-pruned = { $count ->
    [one] Üks mäng kustutati.
   *[other] Kustutati { $count } mängu.
 }
error-setting-unknown = Seadet „{ $key }“ ei ole. Seaded: { $allowed }.
error-setting-value = Seade „{ $key }“ ei saa olla „{ $value }“: oodatakse { $allowed }.
error-setting-no-file = Seadete faili { $path } ei saa lugeda: { $why }.
error-setting-not-toml = Seadete fail { $path } ei ole korrektne TOML: { $why }.
error-setting-tls-pair = Sertifikaat ja selle võti käivad koos: anna mõlemad või mitte kumbagi.
error-setting-public-url = „{ $value }“ ei ole aadress, kust leida: kirjuta see kujul https://dice.example.org.
error-setting-database = Andmebaas antakse kujul { $allowed }.
error-setting-age = Kirjuta vanus kujul 90d või 12h, mitte „{ $text }“.
error-setting-extra = Selleks tuleb rohkem paigaldada: pip install 'noppa[{ $extra }]'.
error-secret-file = Saladuse faili { $path } ei saa lugeda ega luua: { $why }.
error-secret-short = Failis { $path } olevas saladuses peab olema vähemalt { $least } märki.
error-port-in-use = { $host } porti { $port } ei saa kuulata: { $why }.
error-database-no-file = Andmebaasi { $path } ei saa avada: { $why }.
error-database-in-use = Andmebaasi { $database } kasutab juba teine Noppa. Mitmele on vaja Redist: vaata --redis.
error-database-away = Andmebaasi ei saa kätte ({ $why }).
error-database-newer = Andmebaas on versiooniga { $found }, selle tegi uuem Noppa; see siin tunneb versiooni { $wanted }.
error-backup-exists = { $path } on juba olemas: varukoopia ei kirjuta kunagi üle.
error-backup-failed = Varukoopiat { $path } ei saanud kirjutada: { $why }.
error-lan-unavailable = See masin ei ole võrgus, millega telefonid saaksid ühineda.
error-lan-busy = Aadressi { $address } ei saa kuulata: { $why }.

## Requests
error-request-invalid = Seda ei saa lugeda: { $where }: { $why }.
error-request-refused = See päring lükati tagasi ({ $status }).
error-no-such-page = Aadressil { $path } ei ole midagi.
error-method-not-allowed = Seda ei saa teha: { $path }.
error-message-not-text = Sõnum on tekst, mitte baidid.
error-body-too-long = Päringus on kõige rohkem { $most } baiti.
error-host-unknown = Selle serveri nimi ei ole „{ $host }“.
error-origin-unknown = Leht aadressilt { $origin } ei tohi seda siin teha.
error-too-fast = Liiga palju korraga: proovi uuesti { $seconds } s pärast.
error-too-many-sockets = Ühelt aadressilt saab olla kõige rohkem { $most } ühendust.
error-storage-unavailable = Mänge ei saa praegu kätte. Midagi ei ole kadunud: proovi uuesti.
error-worker-unavailable = Keegi ei saanud praegu selle üle mõelda: proovi uuesti.
error-closing = Server on just sulgumas: proovi hetke pärast uuesti.

## Games
error-game-not-found = Sellist mängu ei ole.
error-game-not-started = Mäng ei ole veel alanud.
error-game-not-over = Mäng ei ole veel läbi.
error-game-closed = See mäng suleti: selle reeglid on vahepeal muutunud.
error-stale = Midagi muud juhtus enne: vaata uuesti.
error-same-needs-fair-dice = Kõigile samad täringud tulevad ainult Noppa täringutega.
error-dice-not-real = Täringuid sisestatakse ainult seal, kus need on päris.
error-record-day-open = Need on tänased täringud: salvestise saab homme.
error-remark-no-move = Sündmus { $number } ei ole selle koha käik.
error-question-no-move = Selle mängu sündmus { $number } ei ole käik.
error-practice-unknown = Selles mängus ei ole midagi harjutada: { $game }.
error-day-unknown = Päeva { $day } täringuid ei ole mängule { $game }.

## Seats
error-seat-not-there = Kohta { $seat } ei ole.
error-seat-not-yours = See koht on kellegi teise oma.
error-seat-taken = See koht on kinni.
error-seat-is-bots = Sellel kohal mängib bot.
error-seat-not-absent = Seal istuja ei ole { $seconds } s ära olnud.
error-creator-only = Seda saab teha ainult mängu looja.
error-players-only = Seda saavad teha ainult mängijad.
error-host-only = Seda saab teha ainult serveri käivitaja.
error-invite-unknown = See kutse ei kehti: küsi uus.
error-link-unknown = See link on kasutatud või liiga vana: küsi uus.
error-coach-not-allowed = Need mängijad leppisid kokku mängida ilma treenerita.
error-undo-not-agreed = Need mängijad leppisid kokku, et käike tagasi ei võeta.
error-nothing-asked = Keegi ei küsinud seda või on vahepeal midagi juhtunud.
