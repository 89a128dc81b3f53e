# Serveris: ko jis atsisako, ir keli jo pirmo puslapio žodžiai.

## Paleidimas
serve-listening = Noppa veikia adresu { $url } (Ctrl-C ją sustabdo).
serve-running = Noppa jau veikia adresu { $url }.
serve-running-lan = Noppa jau veikia adresu { $url }. Pirma ją sustabdyk, tada paleisk iš naujo su --lan.
serve-scan = Kad žaistum telefonu namuose, nuskaityk šį kodą:
serve-backed-up = { $count ->
    [one] Atsarginėje kopijoje { $path } yra { $count } žaidimas.
    [few] Atsarginėje kopijoje { $path } yra { $count } žaidimai.
    [many] Atsarginėje kopijoje { $path } yra { $count } žaidimo.
   *[other] Atsarginėje kopijoje { $path } yra { $count } žaidimų.
 }
serve-pruned = { $count ->
    [one] Ištrintas { $count } žaidimas.
    [few] Ištrinti { $count } žaidimai.
    [many] Ištrinta { $count } žaidimo.
   *[other] Ištrinta { $count } žaidimų.
 }
serve-restored = { $count ->
    [one] Atkurtas { $count } žaidimas.
    [few] Atkurti { $count } žaidimai.
    [many] Atkurta { $count } žaidimo.
   *[other] Atkurta { $count } žaidimų.
 }
serve-exported = { $count ->
    [one] Faile { $path } išsaugotas { $count } žaidimas.
    [few] Faile { $path } išsaugoti { $count } žaidimai.
    [many] Faile { $path } išsaugota { $count } žaidimo.
   *[other] Faile { $path } išsaugota { $count } žaidimų.
 }
serve-forgotten = { $deleted ->
    [one] Ištrintas { $deleted } žaidimas.
    [few] Ištrinti { $deleted } žaidimai.
    [many] Ištrinta { $deleted } žaidimo.
   *[other] Ištrinta { $deleted } žaidimų.
 } { $kept ->
    [one] Žaidėjo vardas pašalintas iš { $kept } žaidimo su kitais.
    [few] Žaidėjo vardas pašalintas iš { $kept } žaidimų su kitais.
    [many] Žaidėjo vardas pašalintas iš { $kept } žaidimo su kitais.
   *[other] Žaidėjo vardas pašalintas iš { $kept } žaidimų su kitais.
 }
error-setting-unknown = Nuostatos „{ $key }“ nėra. Nuostatos: { $allowed }.
error-setting-value = Nuostata „{ $key }“ negali būti „{ $value }“. Leidžiama: { $allowed }.
error-setting-no-file = Nuostatų failo { $path } perskaityti negalima: { $why }.
error-setting-not-toml = Nuostatų failas { $path } nėra taisyklingas TOML: { $why }.
error-setting-tls-pair = TLS sertifikatui reikia rakto, o raktui sertifikato. Nurodyk abu arba nė vieno.
error-setting-public-url = „{ $value }“ nėra viešas adresas. Rašyk kaip https://dice.example.org.
error-setting-database = Duomenų bazės adresą rašyk taip: { $allowed }.
error-setting-age = Amžių rašyk kaip 90d arba 12h, ne „{ $text }“.
error-setting-extra = Pirma reikia įdiegti papildomą paketą: pip install 'noppa[{ $extra }]'.
error-secret-file = Slaptojo rakto failo { $path } negalima nei perskaityti, nei sukurti: { $why }.
error-secret-short = Slaptasis raktas faile { $path } per trumpas. Ženklų turi būti bent { $least }.
error-port-in-use = Adreso { $host } prievado { $port } klausytis negalima: { $why }.
error-database-no-file = Duomenų bazės { $path } atverti negalima: { $why }.
error-database-in-use = Duomenų bazę { $database } jau naudoja kitas Noppos serveris. Kad veiktų keli, naudok Redis: žr. --redis.
error-database-away = Duomenų bazė nepasiekiama ({ $why }).
error-database-newer = Duomenų bazės versija { $found }, ją sukūrė naujesnė Noppa. Ši Noppa pažįsta versijas tik iki { $wanted }.
error-backup-exists = { $path } jau yra. Rinkis kitą atsarginės kopijos vardą.
error-backup-no-database = Duomenų bazės { $path } nėra, tad nėra ko kopijuoti.
error-backup-failed = Atsarginės kopijos { $path } įrašyti nepavyko: { $why }.
error-restore-failed = { $path } atkurti nepavyko: { $why }.
error-restore-not-empty = Duomenų bazėje jau yra žaidimų. Atkurk į tuščią.
error-lan-unavailable = Šis kompiuteris nėra tinkle, prie kurio galėtų jungtis telefonai.
error-lan-busy = Adreso { $address } klausytis negalima: { $why }.

## Užklausos
error-request-invalid = Užklausoje yra klaida, { $where }: { $why }.
error-request-refused = Serveris atmetė šią užklausą ({ $status }).
error-no-such-page = Adresu { $path } nieko nėra.
error-method-not-allowed = To su { $path } daryti negalima.
error-message-not-text = Siųsk žinutes kaip tekstą, ne kaip baitus.
error-body-too-long = Ši užklausa per didelė. Baitų gali būti ne daugiau kaip { $most }.
error-host-unknown = Šis serveris nesivadina „{ $host }“.
error-origin-unknown = Puslapiai iš { $origin } čia to daryti negali.
error-too-fast = { $seconds ->
    [one] Per daug iškart. Bandyk dar kartą po { $seconds } sekundės.
    [few] Per daug iškart. Bandyk dar kartą po { $seconds } sekundžių.
    [many] Per daug iškart. Bandyk dar kartą po { $seconds } sekundės.
   *[other] Per daug iškart. Bandyk dar kartą po { $seconds } sekundžių.
 }
error-too-many-sockets = Iš tavo tinklo per daug prisijungimų. Riba yra { $most }.
error-storage-unavailable = Tavo žaidimai dabar nepasiekiami. Niekas nedingo. Bandyk dar kartą po akimirkos.
error-storage-full = Šiame įrenginyje nebėra vietos. Ištrink kelis žaidimus ir bandyk dar kartą.
error-needs-server = Tam reikia serverio. Čia gali žaisti su botais ir su žmonėmis šiame įrenginyje.
error-worker-unavailable = Treneris užimtas. Bandyk dar kartą.
error-worker-busy = Laukia per daug užklausų. Bandyk dar kartą po akimirkos.
error-worker-too-long = Skaičiavimas trunka per ilgai.
error-name-refused = Toks vardas čia neleidžiamas. Rinkis kitą.
error-content-refused = Vienas šio failo žodis čia neleidžiamas.
error-admin-off = Šeimininko puslapis šiame serveryje išjungtas.
error-admin-only = Tai ne šeimininko raktas.
error-client-gone = Užklausa nutraukta.
error-disk-full = Diskas beveik pilnas. Liko tik { $free } MB, o Noppai reikia bent { $least } MB.
error-closing = Serveris išsijungia. Bandyk dar kartą po akimirkos.

## Žaidimai
error-game-not-found = Šio žaidimo rasti negalime.
error-game-not-started = Žaidimas dar neprasidėjo.
error-game-not-over = Žaidimas dar nebaigtas.
error-game-closed = Šis žaidimas uždarytas, nes nuo jo pradžios pasikeitė taisyklės.
error-seed-not-awaited = Šiam žaidimui tavo slapto skaičiaus dabar nereikia.
error-seed-differs = Tai ne tas slaptas skaičius, kurį žadėjai.
error-seeds-differ = Šio žaidimo kauliukų slapti skaičiai nesutampa su išsaugotais, tad tęsti žaidimo negalima.
error-stale = Žaidimas jau nuėjo toliau. Pažiūrėk dar kartą.
error-same-needs-fair-dice = Vienodi kauliukai visiems galimi tik su Noppos kauliukais.
error-dice-not-real = Kauliukus įvesti gali tik žaidime su tikrais kauliukais.
error-record-day-open = Tai šios dienos kauliukai. Įrašą gausi rytoj.
error-remark-no-move = Įrašas { $number } nėra to žaidėjo ėjimas.
error-played-not-yours = Šį žaidimą jau pridėjo kažkas kitas.
error-question-no-move = To žaidimo įrašas { $number } nėra ėjimas.
error-lesson-no-step = { $step } žingsnio pamokoje nėra.
error-practice-unknown = { $game }: čia treniruotis nėra ko.
error-day-not-played = Tai šios dienos kauliukai. Sužaisk jais iki galo, paskui galėsi žiūrėti kitus žaidimus.
error-odds-unequal = Tikimybių laimėti parodyti negalime, kol kuris nors botas žaidžia atsitiktinai.
error-day-unknown = Dienos kauliukų žaidimui { $game } datai { $day } nėra.

## Vietos
error-seat-not-there = Vietos { $seat } nėra.
error-seat-not-yours = Tai kito žaidėjo vieta.
error-seat-taken = Ši vieta užimta.
error-seat-is-bots = Šioje vietoje žaidžia botas.
error-seat-present = Tos vietos žaidėjas tebėra prisijungęs, tad užimti jos negali.
error-remove-own = Kad atiduotum savo vietą, palik žaidimą.
error-remove-too-few = Kad ką nors pašalintumėte, prie stalo turi būti bent kitų žaidėjų: { $least }.
error-seat-in-round = Prisijungti galėsi, kai baigsis šis ratas.
error-seat-not-absent = To žaidėjo dar nebuvo { $seconds } s.
error-creator-only = Tai gali tik žaidimą sukūręs žaidėjas.
error-players-only = Tai gali tik žaidėjai.
error-host-only = Tai gali tik serverį paleidęs žmogus.
error-invite-unknown = Šis kvietimas nebegalioja. Paprašyk naujo.
error-link-unknown = Ši nuoroda jau panaudota arba per sena. Paprašyk naujos.
error-coach-not-allowed = Šis žaidimas žaidžiamas be trenerio.
error-undo-not-agreed = Šiame žaidime ėjimai neatšaukiami.
error-nothing-asked = Niekas to neprašė arba žaidimas jau nuėjo toliau.

## Statinė svetainė
site-written = { $count ->
    [one] Įrašytas { $count } failas ({ $megabytes } MB) į { $path }. Šį aplanką gali laikyti bet kuriame žiniatinklio serveryje, bet kuriuo adresu.
    [few] Įrašyti { $count } failai ({ $megabytes } MB) į { $path }. Šį aplanką gali laikyti bet kuriame žiniatinklio serveryje, bet kuriuo adresu.
    [many] Įrašyta { $count } failo ({ $megabytes } MB) į { $path }. Šį aplanką gali laikyti bet kuriame žiniatinklio serveryje, bet kuriuo adresu.
   *[other] Įrašyta { $count } failų ({ $megabytes } MB) į { $path }. Šį aplanką gali laikyti bet kuriame žiniatinklio serveryje, bet kuriuo adresu.
}
site-needs-server = Lankytojai žaidžia savo įrenginyje. Kad būtų galima žaisti per nuorodą ir dalytis dienos lentele, paleisk serverį su „noppa serve“.
error-site-not-built = Naršyklės programa dar nesukurta. Vykdyk „cd web && npm ci && npm run build“.
error-site-not-empty = { $path } nėra tuščias. Rinkis naują aplanką.
error-site-failed = Svetainės įrašyti į { $path } nepavyko: { $why }.
