# A terminál.

## Listák
players-range = { $least }–{ $most } játékos
list-editions = kiadások
list-edition = kiadás
list-own-edition = a tiéd
default-is = alapértelmezés: { $value }

## Nyelvek
told-no-language = A Noppa ezt a nyelvet még nem beszéli: „{ $language }”, ezért minden angolul jelenik meg. Ezeket beszéli: { $allowed }.
told-edition-own = Kiadás: { $edition }, mint a magyar nyelvű füzetben. Másikat így választhatsz: --edition.
languages-complete = teljes
languages-missing = { $count ->
    [one] { $count } üzenet hiányzik
   *[other] { $count } üzenet hiányzik
 }
languages-broken = { $file }, { $line }. sor: ezt az üzenetet nem lehet beolvasni, ezért angolul jelenik meg.
languages-odd = { $message }: az angolban nincs ilyen nevű üzenet.
error-languages-no-folder = Nincs ilyen mappa: { $path }. Olyan mappát adj meg, amelyben üzenetfájlok vannak.

## Ki hol ül
you = Te
bot-name = { $count ->
    [one] Bot
   *[other] { $number }. bot
 }

## Kérdések
ask-roll = { $name }: Enterrel dobsz.
ask-draw = { $name }: Enterrel húzol egy kártyát.
ask-move = { $name }: írd be a lépésedet, vagy ? a súgóhoz.
ask-dice = { $name }: mit mutat { $dice ->
    [one] a kocka?
   *[other] a { $dice } kocka?
 }
ask-final-dice = { $name }: dobj, aztán írd be a végső { $dice } kockát.
ask-card = { $name }: melyik kártya jött?
ask-save = Mentsük ezt a játékot ide: { $path }? [I/n]
ask-hand-over = { $name }, te jössz. Nyomj Entert, ha senki más nem látja.
ask-resume-or-new = Vagy egy játékot adj meg, vagy ezt: --resume FILE, de a kettőt együtt ne. A fájlból kiderül, melyik játék az.
ask-go-on = Enterrel folytatod, q-val kilépsz.
ask-which-game = Melyik játékot játszanád? Írd be: { $games }, vagy használd ezt: --resume FILE.
typed-roll = dobás
typed-no = nem
typed-yes = igen

## Mi történt
event-roll = { $name ->
    [Te] A dobásod: { $dice }.
   *[other] { $name } dobása: { $dice }.
 }
event-draw = { $name ->
    [Te] A kártyád: { $card }.
   *[other] { $name } kártyája: { $card }.
 }
event-move = { $name }: { $move }.
event-start = Kezdődik a játék.
event-first = Kezd: { $name }.
event-undo = Minden visszavonva innentől: { $number }. bejegyzés.
event-amend = { $number }. bejegyzés: kijavítva erre: „{ $text }”.
event-seat-bot = { $name } helyett mostantól bot játszik („{ $bot }”).
event-seat-person = { $name } újra maga játszik.
event-end-over = Vége a játéknak.
event-end-stopped = A játékosok idő előtt befejezték a játékot.
hint-moves = Ezeket írhatod be: { $moves }.
told-undone = Visszavonva.
told-fixed = { $number }. bejegyzés: kijavítva.
told-misfit = { $number }. bejegyzés: kijavítva, de így már nem jó a későbbi { $misfit }. bejegyzés („{ $step }”). { $why } Onnan folytasd.
told-saved = Mentve ide: { $path }
told-not-saved = Nem sikerült menteni ide: { $path }: { $why }.
told-solo = { $points ->
    [one] Vége a játéknak. { $points } pontod van.
   *[other] Vége a játéknak. { $points } pontod van.
 }
told-won = { $count ->
    [one] A győztes: { $names }, { $points } ponttal.
   *[other] Közös győzelem: { $names }, fejenként { $points } ponttal.
 }
told-stand-in = { $why } { $name } helyett bot játszik tovább („{ $bot }”).
told-verified = { $count ->
    [one] A játék egyetlen dobása vagy kártyája rendben van.
   *[other] Mind a { $count } dobás és kártya rendben van.
 }
told-unfinished = Ez a játék még nincs befejezve.
told-commitment = A játék előtti ígéret: { $commitment }

## Súgó
help-commands =
    A ? ezt a súgót mutatja, a „rules” a szabályokat, az „undo” visszavon egy lépést, a „save FILE” elmenti
    a játékot, a „quit” pedig kilép.
help-real =
    A ? ezt a súgót mutatja, a „rules” a szabályokat, az „undo” visszavonja az utolsó bejegyzést, a „fix” kijavít
    egy korábbit, a „save FILE” elmenti a játékot, a „quit” pedig kilép.
help-fix = Bejegyzés javításához írd be: „fix”, utána a számát, és hogy mi álljon ott.

## Elírások
error-typed-no-dice = A kockákat 1-től 6-ig terjedő számjegyekkel írd be, ne így: „{ $text }”.
error-typed-ambiguous = „{ $text }” ez is lehet: { $like }. Írj be többet belőle.
error-typed-unknown = „{ $text }”: ezt most nem lépheted. Enterrel látod a lépéseidet, ? a súgó.
error-typed-close = „{ $text }”: ezt most nem lépheted. Erre gondoltál: { $like }?
error-typed-enter = „{ $text }” itt nem jelent semmit. Csak nyomj Entert.

## Menü
menu-title = Melyik játékot játszanád?
menu-game = Írj be egy számot (1–{ $most }), vagy nyomj Entert az első játékhoz:
menu-way-bot = Bot ellen
menu-way-alone = Egyedül, a saját rekordom ellen
menu-way-friends = Barátokkal, ezen az eszközön
menu-way-real = Valódi kockákkal, a Noppa számolja a pontokat
menu-level-easy = Könnyű bot
menu-level-medium = Közepes bot
menu-level-hard = Nehéz bot
menu-level = Írj be egy számot (1–{ $most }), vagy nyomj Entert az első bothoz:
menu-way = Írj be egy számot (1–{ $most }), vagy nyomj Entert az elsőhöz:
menu-names = A játékosok neve, vesszővel elválasztva:
menu-not-there = „{ $typed }” nincs a listán. Írj be egy számot 1 és { $most } között.

## Megoldás
solving = A játék megoldása
solving-distribution = A pontszámok eloszlásának kiszámítása
solved-value = A legjobb stratégia átlagosan { $expected } pontot ér el ({ $seconds } mp).
solved-spread = Átlag { $mean }, szórás { $spread }.
solved-percentiles = Percentilisek: { $parts }
error-solve-unsolved = Ezt a játékot a Noppa nem tudja megoldani: { $game }. Ezeket igen: { $allowed }.

## Elemzések
reviewing = A játék elemzése
review-title = { $game }: szerencse és tudás
review-player = játékos
review-final = végül
review-expected = várható
review-luck = szerencse
review-loss = hibák
review-others = többiek
review-revision = pontosítás
review-each = döntésenként
review-band = szint
review-curve = A várható eredmény a játék során
review-exact = Mértékegység: { $unit }. Ezek pontos számok.
review-estimate = Mértékegység: { $unit }. Ezek becsült számok.
review-moment = { $where }: { $what }. Ez a kör ennyit számított: { $change }.
review-round = { $round }. forduló
review-dice-differ = Vigyázat: a felvétel kockái nem egyeznek a titkos számokkal, ezért az itt mutatott szerencsének nem hihetsz. { $why }
review-final-dice-only = Csak a végső kockákat írtad be, ezért egy kör összes dobása egyetlen szerencsének számít.
unit-points = a várható végeredmény pontjai
unit-lead = a legerősebb ellenféllel szembeni várható előny pontjai
unit-chance = a nyerési esély százalékpontjai
per-cent = { $value }%
band-flawless = hibátlan
band-master = mester
band-expert = profi
band-skilled = ügyes
band-casual = hobbijátékos
band-beginner = kezdő

## Az edző játék közben

## Előzmények
history-none = Még nincs befejezett játékod. Játssz egyet: noppa play yatzy
history-games = Játékok
history-records = Rekordok
history-day = nap
history-game = játék
history-player = játékos
history-score = eredmény
history-luck = szerencse
history-loss = hibák
history-best = legjobb
history-average = átlag
history-each = { $game }: egy választás átlagosan ennyibe kerül neked: { $each }.
history-each-curve = Egy választás ára századokban, játékról játékra
history-kinds = Hol veszítettél pontot

## Gyakorlás
learn-how = Tedd, amit a lecke mond, vagy csak nyomj Entert. A q kilép.
learn-prompt = ({ $move }):
learn-type = Írd be: „{ $move }”, vagy csak nyomj Entert.
learn-allowed = Ezt is lehetne, de a lecke most valami mást mutat.
learn-left = Ezt a leckét bármikor folytathatod: noppa learn { $game }
learn-next = Jöhet egy igazi játék? noppa play { $game } --bot easy
practice-welcome = Válassz úgy, ahogy egy játékban választanál. A q kilép.
practice-own = Ez az egyik játékodból való.
practice-rival = { $count ->
    [one] Ellenfél
   *[other] { $number }. ellenfél
 }
practice-right = Jó választás.
practice-wrong = Ennek az ára { $loss }.
practice-sum = { $asked } közül { $right } jó választásod volt, az összes veszteséged { $lost }.
ask-practice = A választásod:

## Szimulációk
simulating = Játékok szimulálása
simulate-progress = { $done } / { $games }, másodpercenként { $rate }
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } játék
   *[other] { $game }, { $edition }: { $games } játék
 }
simulate-rate = { $seconds } másodperc alatt, másodpercenként { $rate }
simulate-players = Játékosok: { $players }.
simulate-players-random = Játékosok: { $players }. Véletlenszerűen játszanak. Más játékosokat így választhatsz: --players.
simulate-compared = Összehasonlítás: { $what }
simulate-stopped = Leállítva { $done } játék után ({ $games } közül). Az eddigi eredmények megmaradnak.
simulate-player = játékos
simulate-wins = győzelem
simulate-mean = pont
simulate-deviation = szórás
simulate-low = 5%
simulate-median = medián
simulate-high = 95%
simulate-first = Aki kezd, a játékok ekkora részét nyeri meg: { $share } (95%-os intervallum: { $interval }). Az egyenlő részhez képest ez { $more } százalékpont.
simulate-length = Egy játékban { $mean } ± { $error } döntés van. Minden ± 95%-os konfidenciaintervallum.
simulate-distribution = { $player } pontszámai
simulate-everybody = mindenki
simulate-uses = Átlagos használat játékosonként és játékonként, { $games } játék alapján
simulate-variants = { $game }, egyenként { $games } játék
simulate-variant = szabályok
simulate-wins-of = { $player }: győzelem
simulate-mean-of = { $player }: pont
simulate-first-seat = első hely
simulate-decisions = döntések
simulate-picture = { $game }: { $games } játék pontszámai, százalékban

## Játékok szerveren
join-name = A neved:
join-watching = Ezt a játékot nézed. A Ctrl-C kilép.
join-taken = Ezen a helyen már más játszik, ezért csak nézheted.
join-waiting-seats = Várunk a csatlakozásra: { $names }.
join-waiting-start = Mindenki itt van. A játék mindjárt kezdődik.
join-waiting = Várunk rá: { $names }.
join-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
join-left = A helyed megmarad. Így jöhetsz vissza: { $command }
join-help = A ? ezt a súgót mutatja, a „rules” a szabályokat, az „undo” megkéri a többieket az utolsó lépés visszavonására, a „quit” pedig kilép. A helyed megmarad.
join-undo-asked = Kérted az utolsó lépés visszavonását.
join-wish-undo = { $name } vissza szeretné vonni az utolsó lépést. Ha rendben van, nyomj u-t.
join-wish-stop = { $name } be szeretné fejezni a játékot. Ha rendben van, nyomj u-t.
join-wish-remove = { $name } azt szeretné, hogy valaki helyett bot játsszon. Ha rendben van, nyomj u-t.
join-vote-undo = { $name } vissza szeretné vonni az utolsó lépést. Rendben? [I/n]
join-vote-stop = { $name } be szeretné fejezni a játékot. Rendben? [I/n]
join-vote-remove = { $name } azt szeretné, hogy valaki helyett bot játsszon. Rendben? [I/n]

## Párharcok
match-title = { $game }: { $games } / { $wanted } játék
match-player = játékos
match-wins = győzelem
match-ties = döntetlen
match-losses = vereség
match-score = pont
match-points = pont játékonként
match-elo = { $name } Élő-pont-különbsége { $elo } (95%-os intervallum: { $low } és { $high } között).
match-failed = { $name } feladja a játékot ({ $number }. játék). { $why }
match-failures = { $count ->
    [one] { $name } egy játékot adott fel.
   *[other] { $name } { $count } játékot adott fel.
 }
match-open = Egyelőre nincs döntés. A log-likelihood arány { $ratio }; a próba itt áll le: ±{ $bound }.
match-stronger = Megvan a döntés. { $name } közelebb van { $high } Élő-pont előnyhöz, mint { $low } ponthoz (log-likelihood arány: { $ratio }).
match-not-stronger = Megvan a döntés. { $name } közelebb van { $low } Élő-pont előnyhöz, mint { $high } ponthoz (log-likelihood arány: { $ratio }).

## Ellenőrzés
doctor-folder = { $path } írható.
doctor-folder-not-writable = { $path } nem írható ({ $why }). Legyen a szerver felhasználója a tulajdonosa.
doctor-secret-file = A titkos kulcs fájlja ({ $path }) nem nyilvános.
doctor-secret-file-missing = Még nincs meg a titkos kulcs fájlja ({ $path }). A szerver induláskor létrehozza.
doctor-secret-file-unreadable = A szerver nem tudja olvasni a titkos kulcs fájlját ({ $path }). Legyen a szerver felhasználója a tulajdonosa.
doctor-secret-file-open = A titkos kulcs fájlját ({ $path }) mások is olvashatják. Futtasd ezt: chmod 600 { $path }
doctor-admin-token = A házigazda kódja ({ $path }) nem nyilvános.
doctor-admin-token-missing = Nincs meg a házigazda kódjának fájlja ({ $path }). Hozd létre, vagy töröld az admin_token_file beállítást.
doctor-admin-token-unreadable = A szerver nem tudja olvasni a házigazda kódját ({ $path }). Legyen a szerver felhasználója a fájl tulajdonosa.
doctor-admin-token-open = A házigazda kódját mások is olvashatják. Futtasd ezt: chmod 600 { $path }
doctor-disk = { $path }: { $free } MB szabad hely.
doctor-disk-low = { $path }: már csak { $free } MB szabad hely. Szabadíts fel helyet, vagy töröld a régi játékokat: noppa prune --older-than 90d
doctor-disk-full = A lemez majdnem megtelt. { $path }: { $free } MB szabad, a szervernek { $least } MB kell. Szabadíts fel helyet.
doctor-descriptors = Ezen a rendszeren egy folyamat { $most } fájlt nyithat meg, és ez korlátozza, hányan csatlakozhatnak. Állítsd a LimitNOFILE értékét legalább ennyire: { $wanted }.
doctor-clock = Az óra megegyezik az adatbáziséval.
doctor-clock-past = Az óra szerint { $date } van, ez nem lehet jó. Állítsd be, és kapcsold be az időszinkronizálást (timedatectl set-ntp true).
doctor-clock-differs = Az óra { $seconds } mp-cel eltér ettől: { $where }. Kapcsold be az időszinkronizálást mindkét rendszeren (timedatectl set-ntp true).
doctor-clock-back = A legújabb játék { $seconds } mp-cel a jövőben van, tehát az órát visszaállították. Javítsd ki, mielőtt elindítod a szervert.
doctor-database-missing = Még nincs adatbázis ({ $path }). A szerver induláskor létrehozza.
doctor-database-empty = Az adatbázis üres. A szerver induláskor létrehozza a tábláit.
doctor-database-version = Az adatbázis naprakész ({ $version }. verzió).
doctor-database-older = Az adatbázis verziója { $found }. Induláskor a szerver biztonsági mentést készít, és frissíti erre: { $wanted }.
doctor-database-newer = Az adatbázis verziója { $found }, egy újabb Noppából való, ez viszont csak eddig ismeri: { $wanted }. Telepítsd az újabb Noppát, vagy állíts vissza egy biztonsági mentést.
doctor-database-writing = Az adatbázis írható.
doctor-database-away = Az adatbázis nem válaszol: { $why }. Ellenőrizd, hogy fut-e, és jó-e a címe és a jelszava.
doctor-redis = A Redis válaszol.
doctor-redis-away = A Redis nem válaszol: { $why }. Ellenőrizd, hogy fut-e, és jó-e a címe.
doctor-server = A szerver fut, és készen áll ({ $version }. verzió).
doctor-server-away = Ezen a címen nem válaszol szerver: { $url } ({ $why }), ezért a proxyt nem ellenőriztük. Indítsd el a szervert, és futtasd ezt újra.
doctor-server-not-ready = A szerver fut, de még nem áll készen: { $why }
doctor-server-older = A szerveren még ez a verzió fut: { $running }, pedig már ez van telepítve: { $installed }. Indítsd újra.
doctor-no-public-url = Nincs megadva nyilvános cím, ezért a proxyt nem ellenőriztük.
doctor-proxy = A proxy helyesen továbbítja a sémát és a kliens címét.
doctor-proxy-away = Nem érhető el: { $url }: { $why }. Ellenőrizd a nevet, a tanúsítványt és a proxyt.
doctor-proxy-host = A proxy átírja a Host fejlécet erre: „{ $host }”. Állítsd be, hogy ezt adja tovább: { $wanted }.
doctor-proxy-other = { $url } válaszol ({ $status }), de nem a Noppa. Nézd meg, hová továbbít a proxy.
doctor-proxy-scheme = A proxy nem közli a szerverrel, hogy a játékosok ezt használják: { $scheme }. Állítsd be, hogy küldje az X-Forwarded-Proto fejlécet.
doctor-proxy-untrusted = A szerver nem tudja, hogy a játékosok ezt használják: { $scheme }. Állítsd be: trust_proxy = true.
doctor-proxy-pretended = A játékosok hamis címet adhatnak meg. Állítsd be, hogy a proxy maga írja az X-Forwarded-For fejlécet, és ne csak továbbadja.
doctor-proxy-no-address = A proxy nem továbbítja a játékosok címét, ezért mindenki egynek számít. Állítsd be, hogy küldje az X-Forwarded-For fejlécet.
doctor-proxy-socket = A WebSocket nem jut át a proxyn ({ $why }). Állítsd be, hogy továbbítsa az Upgrade és a Connection fejlécet.
doctor-proxy-socket-works = A WebSocket átjut a proxyn.

## A teljes képernyő
full-roll = { $name }: szóközzel dobsz.
full-draw = { $name }: szóközzel húzol egy kártyát.
full-enter-dice = { $name }: dobj, aztán nyomj Entert, és írd be, mit mutatnak a kockák.
full-choose = { $name }: válaszd ki a lépésedet.
full-choose-dice = { $name }: válassz kockákat a { $keys } gombokkal, aztán nyomj szóközt.
full-choose-both = { $name }: tarts meg kockákat a { $keys } gombokkal, vagy válassz a nyilakkal és Enterrel.
full-choose-place = { $name }: válassz a nyilakkal és Enterrel.
full-chosen = Enter: { $move }
full-which = Melyiket?
full-no-move = Itt ezt nem teheted. Az M felsorol minden lépést.
full-pace = { $seconds } mp a lépések között
full-coach-waits = Az edző akkor segíthet, amikor te választasz.

## A teljes képernyő: billentyűk az alsó sorban
full-key-roll = Dobás
full-key-draw = Kártyahúzás
full-key-hold = Megtartás
full-key-reroll = Többi dobása
full-key-choose = Választás
full-key-moves = Minden lépés
full-key-tag = Szám
full-type = Beírás
full-help = Súgó
full-chances = Esélyek
full-log = Napló
full-leave = Kilépés
full-faster = Gyorsabban
full-slower = Lassabban
full-see-table = Az asztalhoz
full-leave-noppa = Kilépés a Noppából
full-search = Mit szeretnél csinálni?

## A teljes képernyő: ablakok
full-panel-log = Mi történt
full-panel-coach = Edző
full-panel-chances = Nyerési esélyek
full-panel-help = Súgó
full-help-keys =
    A Ctrl+P felsorol mindent, amit tehetsz.
    Válassz ki valamit, és a ? elmagyarázza.

## A teljes képernyő: kilépés
full-resume-later = A játékod el van mentve. Így folytathatod: noppa play --resume { $path }

## A teljes képernyő: lépésről lépésre
full-step-on = Tovább
full-step-back = Vissza
full-next-mistake = Következő hiba
full-previous-mistake = Előző hiba
full-first = Eleje
full-last = Vége

## A teljes képernyő: térkép
full-zoom = Nagyítás
full-roll-again = Ezek újradobása
full-use-twice = Egy kocka kétszer
full-decide = Tartsd meg a kockákat, vagy jelöld ki, amelyekkel újra dobsz. Ezt játékonként egyszer teheted meg.
full-tag = Válassz várost ennek a számnak: { $tag }.

## A teljes képernyő: az első képernyő és mások
full-new-game = Új játék
full-game = Játék
full-continue = { $others ->
    [0] { $game } folytatása ({ $day })
   *[other] { $game } folytatása: { $names } ({ $day })
 }
full-learn = Leckék
full-people = Játékosok ennél a gépnél
full-nobody = Senki, csak nézem
full-bots = Botok
full-level-random = random: akármit lép
full-level-simple = simple: csak erre a körre gondol
full-level-easy = easy: könnyű
full-level-medium = medium: közepes
full-level-hard = hard: mindig a legjobb lépést választja, amit talál
full-start = Játék indítása
full-change = Módosítás
full-names = Nevek
full-back = Vissza
full-reading = A játékaid betöltése…
full-panel-answer = Melyik választás mennyit ér
