# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa darbojas adresē { $url } (aptur ar Ctrl-C).
serve-running = Noppa jau darbojas adresē { $url }.
serve-running-lan = Noppa jau darbojas adresē { $url }. Vispirms apturi to, tad palaid vēlreiz ar --lan.
serve-scan = Lai spēlētu mājas tālrunī, noskenē šo kodu:
serve-backed-up = { $count ->
    [zero] Failā { $path } saglabātas { $count } spēles.
    [one] Failā { $path } saglabāta { $count } spēle.
   *[other] Failā { $path } saglabātas { $count } spēles.
 }
serve-pruned = { $count ->
    [zero] Izdzēstas { $count } spēles.
    [one] Izdzēsta { $count } spēle.
   *[other] Izdzēstas { $count } spēles.
 }
serve-restored = { $count ->
    [zero] Atjaunotas { $count } spēles.
    [one] Atjaunota { $count } spēle.
   *[other] Atjaunotas { $count } spēles.
 }
serve-exported = { $count ->
    [zero] Failā { $path } izrakstītas { $count } spēles.
    [one] Failā { $path } izrakstīta { $count } spēle.
   *[other] Failā { $path } izrakstītas { $count } spēles.
 }
serve-forgotten = { $deleted ->
    [zero] Izdzēstas { $deleted } spēles.
    [one] Izdzēsta { $deleted } spēle.
   *[other] Izdzēstas { $deleted } spēles.
 } { $kept ->
    [zero] Spēlētāja vārds noņemts no { $kept } spēlēm ar citiem.
    [one] Spēlētāja vārds noņemts no { $kept } spēles ar citiem.
   *[other] Spēlētāja vārds noņemts no { $kept } spēlēm ar citiem.
 }
error-setting-unknown = Iestatījuma „{ $key }” nav. Iestatījumi: { $allowed }.
error-setting-value = Iestatījums „{ $key }” nevar būt „{ $value }”. Atļauts: { $allowed }.
error-setting-no-file = Iestatījumu failu { $path } nevar nolasīt: { $why }.
error-setting-not-toml = Iestatījumu fails { $path } nav derīgs TOML: { $why }.
error-setting-tls-pair = TLS sertifikātam vajag atslēgu, un atslēgai sertifikātu. Norādi abus vai nevienu.
error-setting-public-url = „{ $value }” nav publiska adrese. Raksti to kā https://dice.example.org.
error-setting-database = Raksti datubāzes adresi kā { $allowed }.
error-setting-age = Raksti vecumu kā 90d vai 12h, nevis „{ $text }”.
error-setting-extra = Vispirms jāinstalē vēl viena pakotne: pip install 'noppa[{ $extra }]'.
error-secret-file = Slepenās atslēgas failu { $path } nevar ne nolasīt, ne izveidot: { $why }.
error-secret-short = Slepenā atslēga failā { $path } ir par īsu. Tajā jābūt vismaz { $least } zīmēm.
error-port-in-use = Nevar klausīties adresē { $host }, portā { $port }: { $why }.
error-database-no-file = Datubāzi { $path } nevar atvērt: { $why }.
error-database-in-use = Datubāzi { $database } jau lieto cits Noppas serveris. Lai darbinātu vairākus, lieto Redis: skat. --redis.
error-database-away = Datubāze nav sasniedzama ({ $why }).
error-database-newer = Datubāzes versija ir { $found }, no jaunākas Noppas. Šī Noppa zina versijas tikai līdz { $wanted }.
error-backup-exists = { $path } jau ir. Izvēlies rezerves kopijai citu nosaukumu.
error-backup-no-database = Datubāzes { $path } nav, tāpēc nav ko saglabāt.
error-backup-failed = Rezerves kopiju { $path } neizdevās ierakstīt: { $why }.
error-restore-failed = { $path } neizdevās atjaunot: { $why }.
error-restore-not-empty = Datubāzē jau ir spēles. Atjauno tukšā datubāzē.
error-lan-unavailable = Šis dators nav tīklā, kam varētu pievienoties tālruņi.
error-lan-busy = Nevar klausīties adresē { $address }: { $why }.

## Requests
error-request-invalid = Pieprasījumā ir kļūda ({ $where }): { $why }.
error-request-refused = Serveris noraidīja šo pieprasījumu ({ $status }).
error-no-such-page = Adresē { $path } nekā nav.
error-method-not-allowed = Ar { $path } to darīt nevar.
error-message-not-text = Sūti ziņas kā tekstu, nevis kā baitus.
error-body-too-long = Šis pieprasījums ir par lielu. Robeža ir { $most } baiti.
error-host-unknown = Šo serveri nesauc „{ $host }”.
error-origin-unknown = Lapas no { $origin } to šeit nevar darīt.
error-too-fast = { $seconds ->
    [zero] Tas bija par daudz uzreiz. Mēģini vēlreiz pēc { $seconds } sekundēm.
    [one] Tas bija par daudz uzreiz. Mēģini vēlreiz pēc { $seconds } sekundes.
   *[other] Tas bija par daudz uzreiz. Mēģini vēlreiz pēc { $seconds } sekundēm.
 }
error-too-many-sockets = No tava tīkla ir pārāk daudz savienojumu. Robeža ir { $most }.
error-storage-unavailable = Tavas spēles pašlaik nav sasniedzamas. Nekas nav zudis. Pēc brīža mēģini vēlreiz.
error-storage-full = Šajā ierīcē vairs nav vietas. Izdzēs dažas spēles un mēģini vēlreiz.
error-needs-server = Tam vajag serveri. Šeit var spēlēt ar botiem un ar cilvēkiem šajā ierīcē.
error-worker-unavailable = Treneris ir aizņemts. Mēģini vēlreiz.
error-worker-busy = Gaida pārāk daudz pieprasījumu. Pēc brīža mēģini vēlreiz.
error-worker-too-long = To aprēķināt ir pārāk ilgi.
error-name-refused = Šāds vārds te nav atļauts. Izvēlies citu.
error-content-refused = Kāds vārds šajā failā te nav atļauts.
error-admin-off = Saimnieka lapa šajā serverī ir izslēgta.
error-admin-only = Tas nav saimnieka kods.
error-client-gone = Pieprasījums tika atcelts.
error-disk-full = Disks ir gandrīz pilns. Palikuši tikai { $free } MB, bet Noppai vajag vismaz { $least } MB.
error-closing = Serveris izslēdzas. Pēc brīža mēģini vēlreiz.

## Games
error-game-not-found = Šo spēli neizdevās atrast.
error-game-not-started = Spēle vēl nav sākusies.
error-game-not-over = Spēle vēl nav beigusies.
error-game-closed = Šī spēle ir slēgta, jo kopš tās sākuma ir mainījušies noteikumi.
error-seed-not-awaited = Šai spēlei tagad nevajag no tevis slepenu skaitli.
error-seed-differs = Šis nav tas slepenais skaitlis, ko tu solīji.
error-seeds-differ = Šīs spēles kauliņu slepenie skaitļi neatbilst saglabātajiem, tāpēc spēle nevar turpināties.
error-stale = Spēle ir aizgājusi tālāk. Paskaties vēlreiz.
error-same-needs-fair-dice = Vienādi kauliņi visiem ir iespējami tikai ar Noppas kauliņiem.
error-dice-not-real = Kauliņus var ievadīt tikai spēlē ar īstiem kauliņiem.
error-record-day-open = Šie ir šodienas kauliņi. Ierakstu varēsi saņemt rīt.
error-remark-no-move = { $number }. ieraksts nav šī spēlētāja gājiens.
error-played-not-yours = Kāds cits šo spēli jau ir pievienojis.
error-question-no-move = Šīs spēles { $number }. ieraksts nav gājiens.
error-lesson-no-step = Nodarbībā nav { $step }. soļa.
error-practice-unknown = Šajā spēlē nav ko vingrināties: { $game }.
error-day-not-played = Šie ir šodienas kauliņi. Izspēlē tos līdz galam, tad varēsi skatīt citas spēles.
error-odds-unequal = Kamēr bots spēlē uz labu laimi, uzvaras izredzes nevar parādīt.
error-day-unknown = Dienas kauliņu nav: { $game }, { $day }.

## Seats
error-seat-not-there = Vietas { $seat } nav.
error-seat-not-yours = Šī vieta pieder citam spēlētājam.
error-seat-taken = Šī vieta ir aizņemta.
error-seat-is-bots = Tur spēlē bots.
error-seat-present = Spēlētājs šajā vietā vēl ir savienots, tāpēc to ieņemt nevar.
error-remove-own = Lai atbrīvotu savu vietu, atstāj galdu.
error-remove-too-few = Lai kādu izslēgtu, pie galda jābūt vismaz { $least } citiem spēlētājiem.
error-seat-in-round = Pievienoties varēsi, kad šī kārta būs galā.
error-seat-not-absent = Šis spēlētājs vēl nav prom { $seconds } sekundes.
error-creator-only = To var darīt tikai spēlētājs, kas izveidoja spēli.
error-players-only = To var darīt tikai spēlētāji.
error-host-only = To var darīt tikai tas, kurš palaida serveri.
error-invite-unknown = Šis ielūgums vairs neder. Palūdz jaunu.
error-link-unknown = Šī saite jau ir izmantota vai ir par vecu. Palūdz jaunu.
error-coach-not-allowed = Šo spēli spēlē bez trenera.
error-undo-not-agreed = Šajā spēlē gājienus neatsauc.
error-nothing-asked = Neviens to nelūdza, vai arī spēle ir aizgājusi tālāk.

## A static site
site-written = { $count ->
    [zero] Mapē { $path } ierakstīti { $count } faili ({ $megabytes } MB). Šo mapi var izvietot jebkurā tīmekļa serverī un jebkurā adresē.
    [one] Mapē { $path } ierakstīts { $count } fails ({ $megabytes } MB). Šo mapi var izvietot jebkurā tīmekļa serverī un jebkurā adresē.
   *[other] Mapē { $path } ierakstīti { $count } faili ({ $megabytes } MB). Šo mapi var izvietot jebkurā tīmekļa serverī un jebkurā adresē.
}
site-needs-server = Apmeklētāji spēlē savā ierīcē. Lai spēlētu ar saiti un salīdzinātu dienas rezultātus, palaid serveri ar „noppa serve”.
error-site-not-built = Pārlūka lietotne vēl nav sagatavota. Palaid „cd web && npm ci && npm run build”.
error-site-not-empty = Mape { $path } nav tukša. Izvēlies jaunu mapi.
error-site-failed = Vietni neizdevās ierakstīt mapē { $path }: { $why }.
