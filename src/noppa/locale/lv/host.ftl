# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Ierobežojumi
host-limits-more = Šis serveris ierobežo, cik daudz drīkst darīt katrs spēlētājs un katra tīkla adrese, lai visiem tas būtu ātrs. Parastā spēlē to nemanīsi.
host-limit-person = Katram spēlētājam
host-limit-address = Katrai tīkla adresei
host-limit-commands = Gājieni un lapas
host-limit-commands-more = Skaitās katrs gājiens un arī katra spēle vai lapa, ko atver.
host-limit-making = Jaunas spēles un faili
host-limit-making-more = Spēles izveidošana, pievienošanās tai, ierīces piesaistīšana, saglabātas spēles atvēršana, sava laukuma, kavas vai kartes pārbaude.
host-limit-thinking = Treneris un pārskati
host-limit-thinking-more = Aprēķinu laiks padomiem, uzvaras izredzēm, pārskatiem, vingrināšanai un saviem failiem. Boti vienmēr spēlē tālāk.
host-limit-newcomers = Jauni spēlētāji
host-limit-newcomers-more = Pārlūki, kas šeit ir pirmo reizi.
host-limit-reactions = Reakcijas
host-limit-reactions-more = Aplausi un citas reakcijas.
host-limit-connections = Atvērtās spēles
host-limit-connections-more = Spēles, kas tev šobrīd ir atvērtas pārlūkā.
host-limit-rate = uzreiz { $first }, tad minūtē { $minute }
host-limit-seconds = uzreiz { $first } s, tad minūtē { $minute } s
host-limit-total = vienlaikus { $first }

## A player’s data
host-data = Tavi dati
host-data-more = Lai šeit spēlētu, konts nav vajadzīgs. Serveris glabā tavas spēles: gājienus, to laiku un ierakstītos vārdus. Vecas spēles pēc kāda laika var tikt dzēstas.
host-data-code = Tavs spēlētāja kods
host-data-code-more = Nosūti to šī servera saimniekam, ja tev ir jautājums par saviem datiem. Neviens ar to nevar spēlēt tavā vietā.
host-data-save = Saglabāt manus datus
host-data-delete = Dzēst visu
host-data-delete-more = Tas dzēš tavas spēles un visu, kas glabājas šajā pārlūkā. Spēlēs ar citiem tavu vietu ieņem bots, un tavs vārds tiek noņemts. To nevar atsaukt.
host-data-keep = Paturēt manus datus
host-data-delete-yes = Jā, dzēst visu
host-data-deleted = Viss ir dzēsts
host-data-deleted-more = { $count ->
    [0] Spēļu ar citiem tev nebija.
    [zero] { $count } spēlēs ar citiem tavai vietai vairs nav vārda.
    [one] { $count } spēlē ar citiem tavai vietai vairs nav vārda.
   *[other] { $count } spēlēs ar citiem tavai vietai vairs nav vārda.
 }

## The host’s page
host-admin = Saimnieka lapa
host-admin-token = Saimnieka kods
host-admin-token-more = Tas ir failā, kas norādīts iestatījumā admin_token_file.
host-admin-open = Atvērt
host-admin-lock = Aizslēgt
host-admin-running = Notiek
host-admin-finished = Beigušās
host-admin-none = Spēļu te nav.
host-admin-end = Beigt spēli
host-admin-end-more = Punkti paliek, kādi ir, un spēle tiek saglabāta.
host-admin-end-yes = Jā, beigt spēli
host-admin-keep = Nebeigt
host-admin-older = Vecākas spēles
host-admin-private = privāta
host-admin-watching = { $count ->
    [zero] savienoti { $count } cilvēku
    [one] savienots { $count } cilvēks
   *[other] savienoti { $count } cilvēki
 }
host-admin-connections = Savienojumi
host-admin-games = Tagad atvērtās spēles
host-admin-stored = Saglabātās spēles
host-admin-disk = Brīvā vieta diskā
host-admin-disk-amount = { $amount } GB
host-admin-version = Versija
host-admin-person = Spēlētāja dati
host-admin-person-code = Spēlētāja kods
host-admin-person-save = Saglabāt datus
host-admin-person-delete = Dzēst spēlētāju
host-admin-person-delete-more = Tas dzēš spēlētāja spēles. Spēlēs ar citiem vietai vairs nebūs vārda. To nevar atsaukt.
host-admin-person-keep = Paturēt spēlētāju
host-admin-person-deleted = { $count ->
    [zero] Dzēstas { $count } spēles.
    [one] Dzēsta { $count } spēle.
   *[other] Dzēstas { $count } spēles.
 }
