# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa ir adresē { $url } (Ctrl-C to aptur).
serve-scan = Mājas tālrunis to atver ar šo kodu:
serve-backed-up = { $count ->
    [zero] Failā { $path } ir { $count } spēļu.
    [one] Failā { $path } ir { $count } spēle.
   *[other] Failā { $path } ir { $count } spēles.
 }
serve-pruned = { $count ->
    [zero] Izdzēstas { $count } spēļu.
    [one] Izdzēsta { $count } spēle.
   *[other] Izdzēstas { $count } spēles.
 }
error-setting-unknown = Iestatījuma „{ $key }” nav. Iestatījumi: { $allowed }.
error-setting-value = Iestatījums „{ $key }” nevar būt „{ $value }”: gaidīts { $allowed }.
error-setting-no-file = Iestatījumu failu { $path } nevar nolasīt: { $why }.
error-setting-not-toml = Iestatījumu fails { $path } nav derīgs TOML: { $why }.
error-setting-tls-pair = Sertifikāts un tā atslēga ir kopā: norādi abus vai nevienu.
error-setting-public-url = „{ $value }” nav adrese, kur atrast: raksti to kā https://dice.example.org.
error-setting-database = Datubāzi norāda kā { $allowed }.
error-setting-age = Raksti vecumu kā 90d vai 12h, nevis „{ $text }”.
error-setting-extra = Tam jāuzstāda vēl kas: pip install 'noppa[{ $extra }]'.
error-secret-file = Noslēpuma failu { $path } nevar nolasīt vai izveidot: { $why }.
error-secret-short = Noslēpumam failā { $path } jābūt vismaz { $least } zīmes garam.
error-port-in-use = { $host } portā { $port } nevar klausīties: { $why }.
error-database-no-file = Datubāzi { $path } nevar atvērt: { $why }.
error-database-in-use = Ar datubāzi { $database } jau darbojas cita Noppa. Vairākām vajag Redis: skat. --redis.
error-database-away = Datubāze nav sasniedzama ({ $why }).
error-database-newer = Datubāzes versija ir { $found }, to veidoja jaunāka Noppa; šī pazīst { $wanted }.
error-backup-exists = { $path } jau ir: dublējums nekad neraksta pāri.
error-backup-failed = Dublējumu { $path } neizdevās ierakstīt: { $why }.
error-lan-unavailable = Šī mašīna nav tīklā, kam varētu pievienoties tālruņi.
error-lan-busy = Adresē { $address } nevar klausīties: { $why }.

## Requests
error-request-invalid = To nevar nolasīt: { $where }: { $why }.
error-request-refused = Šis pieprasījums ir noraidīts ({ $status }).
error-no-such-page = Adresē { $path } nekā nav.
error-method-not-allowed = To nevar darīt ar { $path }.
error-message-not-text = Ziņa ir teksts, nevis baiti.
error-body-too-long = Pieprasījumā ir ne vairāk kā { $most } baiti.
error-host-unknown = Šo serveri nesauc „{ $host }”.
error-origin-unknown = Lapa no { $origin } to šeit nedrīkst darīt.
error-too-fast = Pārāk daudz reizē: mēģini vēlreiz pēc { $seconds } s.
error-too-many-sockets = No vienas adreses var būt ne vairāk kā { $most } savienojumi.
error-storage-unavailable = Spēles pašlaik nav sasniedzamas. Nekas nav zudis: mēģini vēlreiz.
error-worker-unavailable = Neviens pašlaik nevarēja par to padomāt: mēģini vēlreiz.
error-closing = Serveris tieši aizveras: mēģini vēlreiz pēc brīža.

## Games
error-game-not-found = Tādas spēles nav.
error-game-not-started = Spēle vēl nav sākusies.
error-game-not-over = Spēle vēl nav beigusies.
error-game-closed = Šī spēle ir slēgta: tās noteikumi kopš tā laika mainījušies.
error-stale = Pirms tam notika kas cits: paskaties vēlreiz.
error-same-needs-fair-dice = Vienādi kauliņi visiem ir tikai ar Noppas kauliņiem.
error-dice-not-real = Kauliņus ievada tikai tur, kur tie ir īsti.
error-record-day-open = Šie ir šodienas kauliņi: ierakstu varēs saņemt rīt.
error-remark-no-move = { $number }. notikums nav šīs vietas gājiens.
error-question-no-move = Šīs spēles { $number }. notikums nav gājiens.
error-practice-unknown = Šajā spēlē nav ko vingrināties: { $game }.
error-day-unknown = Dienas kauliņu spēlei { $game } datumā { $day } nav.

## Seats
error-seat-not-there = Vietas { $seat } nav.
error-seat-not-yours = Šī vieta ir kāda cita.
error-seat-taken = Šī vieta ir aizņemta.
error-seat-is-bots = Šajā vietā spēlē bots.
error-seat-not-absent = Tas, kas tur sēž, nav bijis prom { $seconds } s.
error-creator-only = To var darīt tikai spēles veidotājs.
error-players-only = To var darīt tikai spēlētāji.
error-host-only = To var darīt tikai tas, kas palaida serveri.
error-invite-unknown = Šis ielūgums nav spēkā: palūdz jaunu.
error-link-unknown = Šī saite ir izlietota vai par vecu: palūdz jaunu.
error-coach-not-allowed = Šie spēlētāji vienojās spēlēt bez trenera.
error-undo-not-agreed = Šie spēlētāji vienojās gājienus neatsaukt.
error-nothing-asked = Neviens to nelūdza, vai arī kopš tā laika kas ir noticis.
