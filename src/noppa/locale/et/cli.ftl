# The terminal.

## Lists
players-range = { $least } kuni { $most } mängijat
list-editions = väljaanded
list-edition = väljaanne
list-own-edition = sinu oma
default-is = vaikimisi { $value }

## Languages
told-no-language = Noppa ei räägi veel keelt „{ $language }“, seepärast näed inglise keelt. Noppa keeled: { $allowed }.
told-edition-own = Mängid väljaannet { $edition }, nagu sinu keele reeglivihikus. Teise valid nii: --edition.
languages-complete = täielik
languages-missing = { $count ->
    [one] { $count } teade puudub
   *[other] { $count } teadet puudub
 }
languages-broken = { $file }, rida { $line }: seda teadet ei saa lugeda, seega näidatakse seda inglise keeles.
languages-odd = { $message }: inglise keeles sellise nimega teadet ei ole.
error-languages-no-folder = Kausta { $path } ei ole. Anna kaust, kus on teadete failid.

## Who sits where
you = Sina
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: veeretamiseks vajuta Enter.
ask-draw = { $name }: kaardi pööramiseks vajuta Enter.
ask-move = { $name }: kirjuta oma käik või ? abi saamiseks.
ask-dice = { $name }: { $dice ->
    [one] mida täring näitab?
   *[other] mida { $dice } täringut näitavad?
 }
ask-final-dice = { $name }: veereta ja kirjuta siis { $dice } täringut, mille juurde jäid.
ask-card = { $name }: milline kaart pöörati?
ask-save = Kas salvestada mäng faili { $path }? [J/e]
ask-hand-over = { $name }, sinu kord. Vajuta Enter, kui keegi teine ei vaata.
ask-resume-or-new = Anna kas mäng või --resume FILE, mitte mõlemad. Fail juba ütleb, mis mäng see on.
ask-go-on = Jätkamiseks vajuta Enter, lahkumiseks q.
ask-which-game = Millist mängu soovid mängida? Kirjuta üks neist: { $games }, või kasuta --resume FILE.
typed-roll = veereta
typed-no = ei
typed-yes = jah

## What happened
event-roll = { $name }: veeretus { $dice }.
event-draw = { $name }: kaart { $card }.
event-move = { $name }: { $move }.
event-start = Mäng algab.
event-first = Alustab { $name }.
event-undo = Kõik alates kandest { $number } võeti tagasi.
event-amend = Kanne { $number } parandati: „{ $text }“.
event-seat-bot = Mängija { $name } eest mängib nüüd bot „{ $bot }“.
event-seat-person = Mängija { $name } mängib jälle ise.
event-end-over = Mäng on läbi.
event-end-stopped = Mängijad lõpetasid mängu enne lõppu.
hint-moves = Võid kirjutada: { $moves }.
told-undone = Tagasi võetud.
told-fixed = Kanne { $number } on parandatud.
told-misfit = Kanne { $number } on parandatud, aga nüüd ei sobi enam kanne { $misfit } („{ $step }“). { $why } Jätka sealt.
told-saved = Salvestatud: { $path }
told-not-saved = Faili { $path } ei saanud salvestada: { $why }.
told-solo = { $points ->
    [one] Mäng läbi. Said { $points } punkti.
   *[other] Mäng läbi. Said { $points } punkti.
 }
told-won = { $count ->
    [one] Võitja: { $names }, { $points } punkti.
   *[other] Jagatud võit: { $names }, kõigil { $points } punkti.
 }
told-stand-in = { $why } Mängija { $name } eest mängib edasi bot „{ $bot }“.
told-verified = { $count ->
    [one] Selle mängu ainus veeretus või kaart on kontrollitud ja korras.
   *[other] Kõik { $count } veeretust ja kaarti on kontrollitud ja korras.
 }
told-unfinished = See mäng on veel pooleli.
told-commitment = Lubatud enne mängu: { $commitment }

## Help
help-commands =
    Kirjuta ?, et seda abi näha, „rules“ näitab reegleid, „undo“ võtab käigu tagasi, „save FILE“ salvestab mängu
    ja „quit“ lahkub.
help-real =
    Kirjuta ?, et seda abi näha, „rules“ näitab reegleid, „undo“ võtab viimase kande tagasi, „fix“ parandab
    varasemat, „save FILE“ salvestab mängu ja „quit“ lahkub.
help-fix = Kande parandamiseks kirjuta „fix“, kande number ja see, mis seal oleks pidanud olema.

## Typing errors
error-typed-no-dice = Kirjuta täringud numbritena 1 kuni 6, mitte „{ $text }“.
error-typed-ambiguous = „{ $text }“ võib tähendada mitut: { $like }. Kirjuta natuke rohkem.
error-typed-unknown = „{ $text }“ praegu ei sobi. Enter näitab sinu käike, ? annab abi.
error-typed-close = „{ $text }“ praegu ei sobi. Kas mõtlesid: { $like }?
error-typed-enter = „{ $text }“ ei tähenda siin midagi. Vajuta lihtsalt Enter.

## Menu
menu-title = Millist mängu soovid mängida?
menu-game = Kirjuta 1 kuni { $most } või vajuta Enter, et valida esimene mäng:
menu-way-bot = Boti vastu
menu-way-alone = Üksi, oma rekordi vastu
menu-way-friends = Sõpradega, selles seadmes
menu-way-real = Päris täringutega, Noppa loeb punkte
menu-level-easy = Kerge bot
menu-level-medium = Keskmine bot
menu-level-hard = Tugev bot
menu-level = Kirjuta 1 kuni { $most } või vajuta Enter, et valida esimene bot:
menu-way = Kirjuta 1 kuni { $most } või vajuta Enter, et valida esimene:
menu-names = Mängijate nimed, komaga eraldatud:
menu-not-there = Valikut „{ $typed }“ ei ole. Kirjuta arv 1 kuni { $most }.

## Solving
solving = Lahendan mängu
solving-distribution = Arvutan punktide jaotust
solved-value = Parim mänguviis toob keskmiselt { $expected } punkti ({ $seconds } s).
solved-spread = Keskmine { $mean }, standardhälve { $spread }.
solved-percentiles = Protsentiilid: { $parts }
error-solve-unsolved = Mängu { $game } Noppa lahendada ei oska. Oskab neid: { $allowed }.

## Reviews
reviewing = Vaatan mängu läbi
review-title = { $game }: õnn ja oskus
review-player = mängija
review-final = lõpp
review-expected = ootus
review-luck = õnn
review-loss = vead
review-others = teised
review-revision = parandus
review-each = valiku kohta
review-band = tase
review-curve = Tõenäoline tulemus mängu käigus
review-exact = Ühik: { $unit }. Arvud on täpsed.
review-estimate = Ühik: { $unit }. Arvud on hinnangud.
review-moment = { $where }: { $what }. Selle korra mõju: { $change }.
review-round = Ring { $round }
review-dice-differ = Ettevaatust: selle salvestise täringud ei vasta salajastele arvudele, seega siin näidatud õnne usaldada ei saa. { $why }
review-final-dice-only = Sisestati ainult lõplikud täringud, seega loetakse kõik korra veeretused üheks õnneks.
unit-points = tõenäolise lõpptulemuse punktid
unit-lead = tõenäolise edumaa punktid tugevaima vastase ees
unit-chance = võiduvõimaluse protsendipunktid
per-cent = { $value }%
band-flawless = veatu
band-master = meister
band-expert = asjatundja
band-skilled = osav mängija
band-casual = harrastaja
band-beginner = algaja

## The coach while playing

## History
history-none = Sa pole veel ühtki mängu lõpetanud. Mängi üks: noppa play yatzy
history-games = Mängud
history-records = Rekordid
history-day = päev
history-game = mäng
history-player = mängija
history-score = punktid
history-luck = õnn
history-loss = vead
history-best = parim
history-average = keskmine
history-each = { $game }: üks valik maksab sulle keskmiselt { $each }.
history-each-curve = Ühe valiku hind sajandikes, mäng mängu järel
history-kinds = Kus sa punkte kaotasid

## Practice
learn-how = Tee, mida õppetund ütleb, või vajuta lihtsalt Enter. Lahkumiseks kirjuta q.
learn-prompt = ({ $move }):
learn-type = Kirjuta „{ $move }“ või vajuta lihtsalt Enter.
learn-allowed = Nii võiks ka, aga see õppetund näitab sulle midagi muud.
learn-left = Seda õppetundi saad jätkata igal ajal: noppa learn { $game }
learn-next = Kas oled valmis päris mänguks? noppa play { $game } --bot easy
practice-welcome = Vali nii, nagu valiksid mängus, lahkumiseks kirjuta q.
practice-own = See on ühest sinu mängust.
practice-rival = { $count ->
    [one] Vastane
   *[other] Vastane { $number }
 }
practice-right = Hea valik.
practice-wrong = See maksab { $loss }.
practice-sum = Õigesti { $right }/{ $asked }, kokku kaotasid { $lost }.
ask-practice = Sinu valik:

## Simulations
simulating = Simuleerin mänge
simulate-progress = { $done }/{ $games }, { $rate } sekundis
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } mäng
   *[other] { $game }, { $edition }: { $games } mängu
 }
simulate-rate = { $seconds } sekundiga, { $rate } sekundis
simulate-players = Mängijad: { $players }.
simulate-players-random = Mängijad: { $players }. Nad mängivad juhuslikult. Teised mängijad valid nii: --players.
simulate-compared = Võrdluses: { $what }
simulate-stopped = Peatatud, mängitud { $done }/{ $games } mängu. Senised tulemused jäävad alles.
simulate-player = mängija
simulate-wins = võite
simulate-mean = punktid
simulate-deviation = hälve
simulate-low = 5%
simulate-median = mediaan
simulate-high = 95%
simulate-first = Alustaja võidab { $share } mängudest (95% usaldusvahemik { $interval }). Võrdse osaga võrreldes on vahe { $more } protsendipunkti.
simulate-length = Mängus on { $mean } ± { $error } otsust. Iga ± on 95% usaldusvahemik.
simulate-distribution = Punktid: { $player }
simulate-everybody = kõik
simulate-uses = Kasutuskordi keskmiselt mängija ja mängu kohta, { $games } mängu
simulate-variants = { $game }, igaühes { $games } mängu
simulate-variant = reeglid
simulate-wins-of = { $player }: võite
simulate-mean-of = { $player }: punktid
simulate-first-seat = esimene koht
simulate-decisions = otsuseid
simulate-picture = { $game }: { $games } mängu punktid protsentides

## Games on a server
join-name = Sinu nimi:
join-watching = Vaatad seda mängu. Ctrl-C lahkub.
join-taken = Sellel kohal mängib juba keegi teine, seega saad ainult vaadata.
join-waiting-seats = Ootame, et liituks { $names }.
join-waiting-start = Kõik on kohal. Mäng algab hetke pärast.
join-waiting = Ootame: { $names }.
join-reconnecting = Ühendus katkes. Taastan ühendust …
join-left = Sinu koht jääb sulle. Tagasi saad nii: { $command }
join-help = Kirjuta ?, et seda abi näha, „rules“ näitab reegleid, „undo“ palub teistelt viimase käigu tagasivõtmist ja „quit“ lahkub. Sinu koht jääb sulle.
join-undo-asked = Palusid viimase käigu tagasi võtta.
join-wish-undo = { $name } soovib viimase käigu tagasi võtta. Vajuta u, kui oled nõus.
join-wish-stop = { $name } soovib mängu lõpetada. Vajuta u, kui oled nõus.
join-wish-remove = { $name } soovib kellegi koha botile anda. Vajuta u, kui oled nõus.
join-vote-undo = { $name } soovib viimase käigu tagasi võtta. Nõus? [J/e]
join-vote-stop = { $name } soovib mängu lõpetada. Nõus? [J/e]
join-vote-remove = { $name } soovib kellegi koha botile anda. Nõus? [J/e]

## Matches
match-title = { $game }: { $games }/{ $wanted } mängu
match-player = mängija
match-wins = võite
match-ties = viike
match-losses = kaotusi
match-score = tulemus
match-points = punkte mängu kohta
match-elo = Mängija { $name } Elo vahe on { $elo } (95% usaldusvahemik { $low } kuni { $high }).
match-failed = { $name } loobub mängust { $number }. { $why }
match-failures = { $count ->
    [one] { $name } loobus ühest mängust.
   *[other] { $name } loobus { $count } mängust.
 }
match-open = Veel otsustamata. Logaritmiline tõepärasuhe on { $ratio }; test lõpeb piiril ±{ $bound }.
match-stronger = Otsustatud. { $name } on lähemal edumaale { $high } Elot kui { $low } Elot (logaritmiline tõepärasuhe { $ratio }).
match-not-stronger = Otsustatud. { $name } on lähemal edumaale { $low } Elot kui { $high } Elot (logaritmiline tõepärasuhe { $ratio }).

## Doctor
doctor-folder = Kausta { $path } saab kirjutada.
doctor-folder-not-writable = Kausta { $path } ei saa kirjutada ({ $why }). Tee serveri kasutajast selle omanik.
doctor-secret-file = Saladuse faili { $path } teised lugeda ei saa.
doctor-secret-file-missing = Saladuse faili { $path } veel ei ole. Server loob selle käivitudes.
doctor-secret-file-unreadable = Server ei saa saladuse faili { $path } lugeda. Tee serveri kasutajast selle omanik.
doctor-secret-file-open = Teised saavad saladuse faili { $path } lugeda. Käivita: chmod 600 { $path }
doctor-admin-token = Haldaja võtit failis { $path } teised lugeda ei saa.
doctor-admin-token-missing = Haldaja võtme faili { $path } ei ole. Loo see või eemalda seade admin_token_file.
doctor-admin-token-unreadable = Server ei saa haldaja võtit failist { $path } lugeda. Tee serveri kasutajast faili omanik.
doctor-admin-token-open = Teised saavad haldaja võtit lugeda. Käivita: chmod 600 { $path }
doctor-disk = Asukohas { $path } on vaba ruumi { $free } MB.
doctor-disk-low = Asukohas { $path } on vaba ruumi ainult { $free } MB. Tee ruumi või kustuta vanu mänge: noppa prune --older-than 90d
doctor-disk-full = Ketas on peaaegu täis. Asukohas { $path } on vaba ruumi { $free } MB ja server vajab { $least } MB. Tee ruumi.
doctor-descriptors = Selles süsteemis saab protsess avada { $most } faili, mis piirab mängijate arvu. Sea LimitNOFILE vähemalt väärtusele { $wanted }.
doctor-clock = Kell ühtib andmebaasiga.
doctor-clock-past = Kella järgi on { $date }, mis ei saa õige olla. Sea kell õigeks ja lülita sisse aja sünkroonimine (timedatectl set-ntp true).
doctor-clock-differs = Kell erineb { $seconds } s kohas { $where } olevast. Lülita mõlemas süsteemis sisse aja sünkroonimine (timedatectl set-ntp true).
doctor-clock-back = Uusim mäng on { $seconds } s tulevikus, seega on kella tagasi keeratud. Sea see õigeks, enne kui serveri käivitad.
doctor-database-missing = Andmebaasi { $path } veel ei ole. Server loob selle käivitudes.
doctor-database-empty = Andmebaas on tühi. Server loob tabelid käivitudes.
doctor-database-version = Andmebaas on ajakohane (versioon { $version }).
doctor-database-older = Andmebaasi versioon on { $found }. Käivitudes teeb server varukoopia ja uuendab selle versioonile { $wanted }.
doctor-database-newer = Andmebaasi versioon on { $found }, selle tegi uuem Noppa, aga see siin tunneb ainult versiooni { $wanted }. Paigalda uuem Noppa või taasta varukoopia.
doctor-database-writing = Andmebaasi saab kirjutada.
doctor-database-away = Andmebaas ei vasta: { $why }. Kontrolli, kas see töötab, ning selle aadressi ja parooli.
doctor-redis = Redis vastab.
doctor-redis-away = Redis ei vasta: { $why }. Kontrolli, kas see töötab, ja selle aadressi.
doctor-server = Server töötab ja on valmis (versioon { $version }).
doctor-server-away = Aadressil { $url } ei vasta ükski server ({ $why }), seega puhverserverit ei kontrollitud. Käivita server ja korda seda.
doctor-server-not-ready = Server töötab, aga ei ole valmis: { $why }
doctor-server-older = Serveris töötab ikka veel versioon { $running }, aga paigaldatud on { $installed }. Taaskäivita see.
doctor-no-public-url = Avalikku aadressi ei ole seatud, seega puhverserverit ei kontrollitud.
doctor-proxy = Puhverserver edastab protokolli ja mängija aadressi õigesti.
doctor-proxy-away = Aadressile { $url } ei pääse: { $why }. Kontrolli nime, sertifikaati ja puhverserverit.
doctor-proxy-host = Puhverserver muudab Host-päise väärtuseks „{ $host }“. Sea see edastama { $wanted }.
doctor-proxy-other = { $url } vastab olekukoodiga { $status }, aga see ei ole Noppa. Kontrolli, kuhu puhverserver suunab.
doctor-proxy-scheme = Puhverserver ei ütle serverile, et mängijad kasutavad { $scheme }. Sea see saatma X-Forwarded-Proto.
doctor-proxy-untrusted = Server ei tea, et mängijad kasutavad { $scheme }. Sea trust_proxy = true.
doctor-proxy-pretended = Mängijad saavad oma aadressi võltsida. Sea puhverserver ise andma X-Forwarded-For, mitte saadut edastama.
doctor-proxy-no-address = Puhverserver ei edasta mängijate aadresse, seega loetakse kõik üheks. Sea see saatma X-Forwarded-For.
doctor-proxy-socket = WebSocketi ühendused ei pääse puhverserverist läbi ({ $why }). Sea see edastama päised Upgrade ja Connection.
doctor-proxy-socket-works = WebSocketi ühendused pääsevad puhverserverist läbi.

## The full screen
full-roll = { $name }: veeretamiseks vajuta tühikut.
full-draw = { $name }: kaardi pööramiseks vajuta tühikut.
full-enter-dice = { $name }: veereta, vajuta Enter ja kirjuta, mida täringud näitavad.
full-choose = { $name }: vali oma käik.
full-choose-dice = { $name }: vali täringud klahvidega { $keys } ja vajuta tühikut.
full-choose-both = { $name }: jäta täringuid alles klahvidega { $keys } või vali nooleklahvide ja Enteriga.
full-choose-place = { $name }: vali nooleklahvide ja Enteriga.
full-chosen = Enter mängib: { $move }
full-which = Milline neist?
full-no-move = Siin seda teha ei saa. M loetleb kõik käigud.
full-pace = { $seconds } s käikude vahel
full-coach-waits = Treener saab aidata, kui on sinu kord valida.

## The full screen: keys in the bottom line
full-key-roll = Veereta
full-key-draw = Pööra kaart
full-key-hold = Jäta alles
full-key-reroll = Veereta teised
full-key-choose = Vali
full-key-moves = Kõik käigud
full-key-tag = Arv
full-type = Kirjuta
full-help = Abi
full-chances = Võimalused
full-log = Mis juhtus
full-leave = Lahku
full-faster = Kiiremini
full-slower = Aeglasemalt
full-see-table = Vaata lauda
full-leave-noppa = Sulge Noppa
full-search = Mida soovid teha?

## The full screen: panels
full-panel-log = Mis juhtus
full-panel-coach = Treener
full-panel-chances = Võiduvõimalused
full-panel-help = Abi
full-help-keys =
    Ctrl+P loetleb kõik, mida teha saad.
    Vali midagi ja vajuta ?, et selle kohta lugeda.

## The full screen: leaving
full-resume-later = Sinu mäng on salvestatud. Jätka seda nii: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Edasi
full-step-back = Tagasi
full-next-mistake = Järgmine viga
full-previous-mistake = Eelmine viga
full-first = Algus
full-last = Lõpp

## The full screen: a map
full-zoom = Suurenda
full-roll-again = Veereta neid uuesti
full-use-twice = Täring kaks korda
full-decide = Jäta täringud või vali need, mida uuesti veeretad. Seda saad teha üks kord mängus.
full-tag = Vali linn arvu { $tag } jaoks.

## The full screen: the first screen and others
full-new-game = Uus mäng
full-game = Mäng
full-continue = { $others ->
    [0] Jätka: { $game } ({ $day })
   *[other] Jätka: { $game }, { $names } ({ $day })
 }
full-learn = Õppetunnid
full-people = Mängijad selles arvutis
full-nobody = Mitte keegi, ainult vaatame
full-bots = Botid
full-level-random = juhuslik: mängib mis tahes käigu
full-level-simple = lihtne: mõtleb ainult sellele korrale
full-level-easy = kerge
full-level-medium = keskmine
full-level-hard = tugev: mängib alati parima käigu, mille leiab
full-start = Alusta mängu
full-change = Muuda
full-names = Nimed
full-back = Tagasi
full-reading = Loen sinu mänge…
full-panel-answer = Mida iga valik väärt on
