# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Piirangud
host-limits-more = See server piirab, kui palju iga mängija ja võrguaadress teha saab, et see kõigile kiire püsiks. Tavalises mängus sa seda ei märka.
host-limit-person = Mängija kohta
host-limit-address = Võrguaadressi kohta
host-limit-commands = Käigud ja lehed
host-limit-commands-more = Loeb iga käik, samuti iga mäng või leht, mille avad.
host-limit-making = Uued mängud ja failid
host-limit-making-more = Mängu loomine või sellega liitumine, seadme ühendamine, salvestatud mängu avamine, oma laua, paki või kaardi kontrollimine.
host-limit-thinking = Treener ja ülevaated
host-limit-thinking-more = Arvutusaeg nõuannete, võiduvõimaluste, ülevaadete, harjutamise ja oma failide jaoks. Botid mängivad alati edasi.
host-limit-newcomers = Uued mängijad
host-limit-newcomers-more = Brauserid, mis tulevad esimest korda.
host-limit-reactions = Reaktsioonid
host-limit-reactions-more = Aplaus ja muud reaktsioonid.
host-limit-connections = Avatud mängud
host-limit-connections-more = Mängud, mis on sul praegu brauseris avatud.
host-limit-rate = { $first } korraga, siis { $minute } minutis
host-limit-seconds = { $first } s korraga, siis { $minute } s minutis
host-limit-total = { $first } samal ajal

## A player’s data
host-data = Sinu andmed
host-data-more = Siin mängimiseks kontot vaja ei ole. Server hoiab sinu mänge: käike, nende aegu ja nimesid, mille kirjutasid. Vanad mängud võidakse mõne aja pärast kustutada.
host-data-code = Sinu mängijakood
host-data-code-more = Saada see serveri haldajale, kui sul on oma andmete kohta küsimusi. Keegi ei saa sellega sinuna mängida.
host-data-save = Salvesta minu andmed
host-data-delete = Kustuta kõik
host-data-delete-more = See kustutab sinu mängud ja kõik, mis on selles brauseris salvestatud. Teistega mängitud mängudes võtab sinu koha bot ja sinu nimi eemaldatakse. Seda ei saa tagasi võtta.
host-data-keep = Jäta mu andmed alles
host-data-delete-yes = Jah, kustuta kõik
host-data-deleted = Kõik on kustutatud
host-data-deleted-more = { $count ->
    [0] Sul ei olnud mänge teistega.
    [one] Ühes mängus teistega ei ole sinu kohal enam nime.
   *[other] { $count } mängus teistega ei ole sinu kohal enam nime.
 }

## The host’s page
host-admin = Haldaja leht
host-admin-token = Haldaja võti
host-admin-token-more = Leiad selle failist, mis on seades admin_token_file.
host-admin-open = Ava
host-admin-lock = Lukusta
host-admin-running = Käimas
host-admin-finished = Lõppenud
host-admin-none = Siin mänge ei ole.
host-admin-end = Lõpeta mäng
host-admin-end-more = Punktid jäävad nii, nagu on, ja mäng salvestatakse.
host-admin-end-yes = Jah, lõpeta mäng
host-admin-keep = Ära lõpeta
host-admin-older = Vanemad mängud
host-admin-private = privaatne
host-admin-watching = { $count ->
    [one] ühendatud üks inimene
   *[other] ühendatud { $count } inimest
 }
host-admin-connections = Ühendused
host-admin-games = Praegu avatud mängud
host-admin-stored = Salvestatud mängud
host-admin-disk = Vaba kettaruum
host-admin-disk-amount = { $amount } gigabaiti
host-admin-version = Versioon
host-admin-person = Mängija andmed
host-admin-person-code = Mängijakood
host-admin-person-save = Salvesta andmed
host-admin-person-delete = Kustuta mängija
host-admin-person-delete-more = See kustutab mängija mängud. Teistega mängitud mängudes jääb koht nimeta. Seda ei saa tagasi võtta.
host-admin-person-keep = Jäta mängija alles
host-admin-person-deleted = { $count ->
    [one] Kustutati üks mäng.
   *[other] Kustutati { $count } mängu.
 }
