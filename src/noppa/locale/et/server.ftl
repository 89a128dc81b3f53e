# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa on aadressil { $url } (peatamiseks vajuta Ctrl-C).
serve-running = Noppa juba töötab aadressil { $url }.
serve-running-lan = Noppa juba töötab aadressil { $url }. Peata see kõigepealt ja käivita uuesti valikuga --lan.
serve-scan = Kodus telefonis mängimiseks skanni see kood:
serve-backed-up = { $count ->
    [one] Üks mäng varundati faili { $path }.
   *[other] { $count } mängu varundati faili { $path }.
 }
serve-pruned = { $count ->
    [one] Kustutati üks mäng.
   *[other] Kustutati { $count } mängu.
 }
serve-restored = { $count ->
    [one] Taastati üks mäng.
   *[other] Taastati { $count } mängu.
 }
serve-exported = { $count ->
    [one] Üks mäng eksporditi faili { $path }.
   *[other] { $count } mängu eksporditi faili { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Kustutati üks mäng.
   *[other] Kustutati { $deleted } mängu.
 } { $kept ->
    [one] Mängija nimi eemaldati ühest mängust teistega.
   *[other] Mängija nimi eemaldati { $kept } mängust teistega.
 }
error-setting-unknown = Seadet „{ $key }“ ei ole. Seaded: { $allowed }.
error-setting-value = Seade „{ $key }“ ei saa olla „{ $value }“. Lubatud: { $allowed }.
error-setting-no-file = Seadete faili { $path } ei saa lugeda: { $why }.
error-setting-not-toml = Seadete fail { $path } ei ole korrektne TOML: { $why }.
error-setting-tls-pair = TLS-sertifikaat vajab oma võtit ja võti oma sertifikaati. Anna mõlemad või mitte kumbagi.
error-setting-public-url = „{ $value }“ ei ole avalik aadress. Kirjuta see kujul https://dice.example.org.
error-setting-database = Kirjuta andmebaasi aadress kujul { $allowed }.
error-setting-age = Kirjuta vanus kujul 90d või 12h, mitte „{ $text }“.
error-setting-extra = Kõigepealt tuleb paigaldada lisapakett: pip install 'noppa[{ $extra }]'.
error-secret-file = Saladuse faili { $path } ei saa lugeda ega luua: { $why }.
error-secret-short = Saladus failis { $path } on liiga lühike. Selles peab olema vähemalt { $least } märki.
error-port-in-use = Aadressi { $host } porti { $port } ei saa kuulata: { $why }.
error-database-no-file = Andmebaasi { $path } ei saa avada: { $why }.
error-database-in-use = Andmebaasi { $database } kasutab juba teine Noppa server. Mitme jaoks kasuta Redist: vaata --redis.
error-database-away = Andmebaasi ei saa kätte ({ $why }).
error-database-newer = Andmebaasi versioon on { $found }, selle tegi uuem Noppa. See Noppa tunneb versioone kuni { $wanted }.
error-backup-exists = { $path } on juba olemas. Vali varukoopiale teine nimi.
error-backup-no-database = Andmebaasi { $path } ei ole, seega ei ole midagi varundada.
error-backup-failed = Varukoopiat { $path } ei saanud kirjutada: { $why }.
error-restore-failed = Varukoopiat { $path } ei saanud taastada: { $why }.
error-restore-not-empty = Andmebaasis on juba mänge. Taasta tühja andmebaasi.
error-lan-unavailable = See arvuti ei ole võrgus, millega telefonid saaksid ühineda.
error-lan-busy = Aadressi { $address } ei saa kuulata: { $why }.

## Requests
error-request-invalid = Päringus on viga kohas { $where }: { $why }.
error-request-refused = Server lükkas selle päringu tagasi ({ $status }).
error-no-such-page = Aadressil { $path } ei ole midagi.
error-method-not-allowed = Aadressiga { $path } ei saa seda teha.
error-message-not-text = Saada sõnumid tekstina, mitte baitidena.
error-body-too-long = See päring on liiga suur. Lubatud on kuni { $most } baiti.
error-host-unknown = Selle serveri nimi ei ole „{ $host }“.
error-origin-unknown = Lehed aadressilt { $origin } ei saa seda siin teha.
error-too-fast = { $seconds ->
    [one] Liiga palju korraga. Proovi uuesti { $seconds } sekundi pärast.
   *[other] Liiga palju korraga. Proovi uuesti { $seconds } sekundi pärast.
 }
error-too-many-sockets = Sinu võrgust on liiga palju ühendusi. Lubatud on kuni { $most }.
error-storage-unavailable = Sinu mängudele praegu ligi ei pääse. Midagi ei ole kadunud. Proovi hetke pärast uuesti.
error-storage-full = Selles seadmes ei ole enam ruumi. Kustuta mõni mäng ja proovi uuesti.
error-needs-server = Selleks on vaja serverit. Siin saad mängida botiga või koos teistega samas seadmes.
error-worker-unavailable = Treener on hõivatud. Proovi uuesti.
error-worker-busy = Liiga palju päringuid ootab. Proovi hetke pärast uuesti.
error-worker-too-long = Selle väljaarvutamine võtab liiga kaua.
error-name-refused = See nimi ei ole siin lubatud. Vali teine.
error-content-refused = Mõni sõna selles failis ei ole siin lubatud.
error-admin-off = Haldaja leht on selles serveris välja lülitatud.
error-admin-only = See ei ole haldaja võti.
error-client-gone = Päring tühistati.
error-disk-full = Ketas on peaaegu täis. Alles on ainult { $free } MB ja Noppa vajab vähemalt { $least } MB.
error-closing = Server on sulgumas. Proovi hetke pärast uuesti.

## Games
error-game-not-found = Seda mängu ei leitud.
error-game-not-started = Mäng ei ole veel alanud.
error-game-not-over = Mäng ei ole veel läbi.
error-game-closed = See mäng suleti, sest selle reeglid on pärast algust muutunud.
error-seed-not-awaited = See mäng ei vaja sinult praegu salajast arvu.
error-seed-differs = See ei ole salajane arv, mille lubasid.
error-seeds-differ = Selle mängu täringute salajased arvud ei vasta salvestatutele, seega mängu jätkata ei saa.
error-stale = Mäng on vahepeal edasi läinud. Vaata uuesti.
error-same-needs-fair-dice = Kõigile samad täringud saab ainult Noppa täringutega.
error-dice-not-real = Täringuid saab sisestada ainult päris täringutega mängus.
error-record-day-open = Need on tänased täringud. Salvestise saad homme.
error-remark-no-move = Kanne { $number } ei ole selle mängija käik.
error-played-not-yours = Keegi teine on selle mängu juba lisanud.
error-question-no-move = Selle mängu kanne { $number } ei ole käik.
error-lesson-no-step = Õppetunnis ei ole sammu { $step }.
error-practice-unknown = Mängus { $game } ei ole midagi harjutada.
error-day-not-played = Need on tänased täringud. Mängi need lõpuni, siis saad teisi mänge vaadata.
error-odds-unequal = Võiduvõimalusi ei saa näidata, kui mõni bot mängib juhuslikult.
error-day-unknown = Mängul { $game } ei ole päeva { $day } täringuid.

## Seats
error-seat-not-there = Kohta { $seat } ei ole.
error-seat-not-yours = See on kellegi teise koht.
error-seat-taken = See koht on võetud.
error-seat-is-bots = Seal mängib bot.
error-seat-present = Selle koha mängija on ikka veel ühendatud, seega sa kohta võtta ei saa.
error-remove-own = Oma kohast loobumiseks lahku mängust.
error-remove-too-few = Kellegi eemaldamiseks peab lauas olema vähemalt { $least } muud mängijat.
error-seat-in-round = Liituda saad, kui see ring on läbi.
error-seat-not-absent = See mängija ei ole veel { $seconds } sekundit eemal olnud.
error-creator-only = Seda saab teha ainult mängu looja.
error-players-only = Seda saavad teha ainult mängijad.
error-host-only = Seda saab teha ainult serveri käivitaja.
error-invite-unknown = See kutse enam ei kehti. Küsi uus.
error-link-unknown = See link on juba kasutatud või liiga vana. Küsi uus.
error-coach-not-allowed = Seda mängu mängitakse ilma treenerita.
error-undo-not-agreed = Selles mängus käike tagasi ei võeta.
error-nothing-asked = Keegi ei palunud seda või on mäng edasi läinud.

## A static site
site-written = { $count ->
    [one] Kirjutati üks fail ({ $megabytes } MB): { $path }. Selle kausta võib panna mis tahes veebiserverisse, mis tahes aadressile.
   *[other] Kirjutati { $count } faili ({ $megabytes } MB): { $path }. Selle kausta võib panna mis tahes veebiserverisse, mis tahes aadressile.
}
site-needs-server = Külastajad mängivad oma seadmes. Lingiga mängimiseks ja päeva tulemuste jagamiseks käivita server: „noppa serve“.
error-site-not-built = Brauserirakendus ei ole veel koostatud. Käivita „cd web && npm ci && npm run build“.
error-site-not-empty = { $path } ei ole tühi. Vali uus kaust.
error-site-failed = Saiti ei saanud kausta { $path } kirjutada: { $why }.
