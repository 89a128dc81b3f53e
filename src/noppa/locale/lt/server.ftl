# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa veikia adresu { $url } (Ctrl-C ją sustabdo).
serve-scan = Namų telefonas ją atveria šiuo kodu:
serve-backed-up = { $count ->
    [one] Faile { $path } yra { $count } žaidimas.
    [few] Faile { $path } yra { $count } žaidimai.
    [many] Faile { $path } yra { $count } žaidimo.
   *[other] Faile { $path } yra { $count } žaidimų.
 }
serve-pruned = { $count ->
    [one] Ištrintas { $count } žaidimas.
    [few] Ištrinti { $count } žaidimai.
    [many] Ištrinta { $count } žaidimo.
   *[other] Ištrinta { $count } žaidimų.
 }
error-setting-unknown = Nuostatos „{ $key }“ nėra. Nuostatos: { $allowed }.
error-setting-value = Nuostata „{ $key }“ negali būti „{ $value }“: laukiama { $allowed }.
error-setting-no-file = Nuostatų failo { $path } perskaityti negalima: { $why }.
error-setting-not-toml = Nuostatų failas { $path } nėra taisyklingas TOML: { $why }.
error-setting-tls-pair = Sertifikatas ir jo raktas eina kartu: nurodyk abu arba nė vieno.
error-setting-public-url = „{ $value }“ nėra adresas, kuriuo galima pasiekti: rašyk kaip https://dice.example.org.
error-setting-database = Duomenų bazė nurodoma kaip { $allowed }.
error-setting-age = Rašyk amžių kaip 90d arba 12h, ne „{ $text }“.
error-setting-extra = Tam reikia dar ko įdiegti: pip install 'noppa[{ $extra }]'.
error-secret-file = Paslapties failo { $path } negalima nei perskaityti, nei sukurti: { $why }.
error-secret-short = Paslaptyje faile { $path } ženklų turi būti bent { $least }.
error-port-in-use = { $host } prievado { $port } klausytis negalima: { $why }.
error-database-no-file = Duomenų bazės { $path } atverti negalima: { $why }.
error-database-in-use = Su duomenų baze { $database } jau veikia kita Noppa. Kelioms reikia Redis: žr. --redis.
error-database-away = Duomenų bazė nepasiekiama ({ $why }).
error-database-newer = Duomenų bazės versija { $found }, ją sukūrė naujesnė Noppa; ši pažįsta { $wanted }.
error-backup-exists = { $path } jau yra: atsarginė kopija niekada neperrašo.
error-backup-failed = Atsarginės kopijos { $path } įrašyti nepavyko: { $why }.
error-lan-unavailable = Ši mašina nėra tinkle, prie kurio galėtų jungtis telefonai.
error-lan-busy = Adreso { $address } klausytis negalima: { $why }.

## Requests
error-request-invalid = To perskaityti negalima: { $where }: { $why }.
error-request-refused = Ši užklausa atmesta ({ $status }).
error-no-such-page = Adresu { $path } nieko nėra.
error-method-not-allowed = To su { $path } daryti negalima.
error-message-not-text = Žinutė yra tekstas, ne baitai.
error-body-too-long = Užklausoje telpa ne daugiau baitų kaip { $most }.
error-host-unknown = Šis serveris nesivadina „{ $host }“.
error-origin-unknown = Puslapis iš { $origin } čia to daryti negali.
error-too-fast = Per daug iškart: bandyk vėl po { $seconds } s.
error-too-many-sockets = Iš vieno adreso jungčių gali būti ne daugiau kaip { $most }.
error-storage-unavailable = Žaidimai dabar nepasiekiami. Niekas nedingo: bandyk vėl.
error-worker-unavailable = Dabar niekas negalėjo apie tai pagalvoti: bandyk vėl.
error-closing = Serveris kaip tik užsidaro: bandyk vėl po akimirkos.

## Games
error-game-not-found = Tokio žaidimo nėra.
error-game-not-started = Žaidimas dar neprasidėjo.
error-game-not-over = Žaidimas dar nebaigtas.
error-game-closed = Šis žaidimas uždarytas: jo taisyklės nuo tada pasikeitė.
error-stale = Kai kas įvyko anksčiau: pažiūrėk dar kartą.
error-same-needs-fair-dice = Vienodi kauliukai visiems galimi tik su Noppos kauliukais.
error-dice-not-real = Kauliukai įvedami tik ten, kur jie tikri.
error-record-day-open = Tai šios dienos kauliukai: įrašą bus galima gauti rytoj.
error-remark-no-move = Įvykis { $number } nėra tos vietos ėjimas.
error-question-no-move = To žaidimo įvykis { $number } nėra ėjimas.
error-practice-unknown = Šiame žaidime nėra ko treniruotis: { $game }.
error-day-unknown = Dienos kauliukų žaidimui { $game } datai { $day } nėra.

## Seats
error-seat-not-there = Vietos { $seat } nėra.
error-seat-not-yours = Ši vieta kito žaidėjo.
error-seat-taken = Ši vieta užimta.
error-seat-is-bots = Šioje vietoje žaidžia botas.
error-seat-not-absent = Ten sėdintis nebuvo išėjęs { $seconds } s.
error-creator-only = Tai gali tik žaidimo kūrėjas.
error-players-only = Tai gali tik žaidėjai.
error-host-only = Tai gali tik tas, kas paleido serverį.
error-invite-unknown = Šis kvietimas negalioja: paprašyk naujo.
error-link-unknown = Ši nuoroda panaudota arba per sena: paprašyk naujos.
error-coach-not-allowed = Šie žaidėjai susitarė žaisti be trenerio.
error-undo-not-agreed = Šie žaidėjai susitarė ėjimų neatšaukti.
error-nothing-asked = Niekas to neprašė arba nuo tada kai kas įvyko.
