# A böngészőalkalmazás saját szavai; a játékoknak és a hibáknak saját fájljuk van.
# Ha a név „Te”, az ige második személyű: ezért van néhol külön [Te] ág.

web-name = Noppa
web-nav = Oldalak
web-preferences = Beállítások
web-your-data = Adataid
web-limits = A szerver korlátai
web-language = Nyelv
web-language-auto = Mint a böngészőé ({ $language })
web-theme = Világos vagy sötét
web-theme-auto = Mint az eszközön
web-theme-light = Világos
web-theme-dark = Sötét
web-still = Animációk nélkül
web-sound = Hangok
web-remarks = Jelzés, ha hibáztam
web-chances = Nyerési esélyek mutatása
web-buzz = Rezgés, amikor én jövök
web-pace = A botok tempója
web-pace-slow = Lassú
web-pace-normal = Normál
web-pace-at-once = Azonnali
web-your-name = A neved
web-done = Kész
web-close = Bezárás
web-yes = igen
web-no = nem
web-you = Te
web-who-here = itt
web-who-link = linkkel
web-player = { $number }. játékos

## A kezdőlap
web-begin = { $game } indítása
web-begin-more = { $bot } ellen, máris.
web-resume = { $game }, játékosok: { $names }
web-resume-yours = Te jössz · { $game }, játékosok: { $names }
web-resume-waiting = Várunk a játékosokra · { $game }
web-running = Többi játékod
web-day-game = { $game }, mindenkinek ugyanazok a dobások
web-day-play = A mai { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } pont
   *[other] { $game }: { $points } pont
 }
web-day-newcomer = ma kezdte
web-day-results = Eredmények
web-day-secret = Előbb fejezd be a saját játékodat, utána megnézheted a többiekét.
web-day-streak = { $days ->
    [one] { $days } nap egymás után
   *[other] { $days } nap egymás után
 }
web-day-share = { $days ->
    [0] { $points } pontot értem el a mai { $game } játékban a Noppán.
    [one] { $points } pontot értem el a mai { $game } játékban a Noppán.
   *[other] { $points } pontot értem el a mai { $game } játékban a Noppán. Már { $days } napja minden nap játszom.
 }
web-share-short = Megosztás
web-share-failed = Nem sikerült másolni
web-real-dice = Valódi kockák
web-real-dice-more = Te dobsz, a Noppa számolja a pontokat.
web-welcome = Ülj le közénk!
web-welcome-more = Öt kockajáték: egyedül, egy közös eszközön vagy linkkel a barátaiddal. Az edző megmutatja, melyik választás mennyit ér.
web-players = { $least }–{ $most } játékos
web-play = Játék
web-play-game = { $game } bot ellen
web-more = Barátok…
web-more-game = { $game } barátokkal vagy más szabályokkal
web-go-on = Folytatás
web-day = A nap kockái
web-day-more = Mindenkinek ugyanazok a kockák, naponta egyszer.
web-day-none = A mai kockákkal még senki sem játszott.
web-day-playing = most játszik
web-past = Befejezett játékok
web-watch = Más asztalok
web-practice = Gyakorlás
web-practice-more = Válassz, és nézd meg, melyik lehetőség mennyit ért volna.
web-history = Játékaid
web-history-more = Eredmények, átlagok és rekordok.
web-open-record = Felvétel megnyitása
web-open-record-drop = Válaszd ki egy elmentett játék fájlját, vagy húzd ide.
web-phones = Otthoni telefonok
web-phones-open = Telefonok beengedése
web-home = Kezdőlap
web-lost-title = Ezt az oldalt nem sikerült megnyitni
web-gone = Ezt nem találjuk
error-offline = Nincs internetkapcsolatod, ehhez pedig a szerver kell. Amint újra van kapcsolat, működni fog.
error-server-away = A szerver nem válaszol. Semmi sem veszett el. Próbáld újra egy kicsit később.

## Új játék
web-new-game = Új játék: { $game }
web-how-to = Így kell játszani: { $game }
web-way-here = Ezen az eszközön
web-way-here-more = körbeadjátok
web-way-link = Linkkel
web-way-link-more = barátokkal, bárhonnan
web-way-bots = Botok ellen
web-way-bots-more = azonnal indul
web-at-the-table = Az asztalnál
web-seat-you = te; érintsd meg az átnevezéshez
web-seat-here = ezen az eszközön
web-link-next = A következő lépésben minden barátodnak kapsz egy kódot és egy linket. A játék akkor indul, amikor mindenki megérkezett.
web-seat-by-link = linkkel csatlakozik
web-seats-most = legfeljebb { $most }
web-bot-choose = Válaszd ki, hogyan játsszon { $name }
web-bot-plays = { $name } játéka
web-bot-hare = tanuló
web-bot-hare-level = bot, tanuló
web-bot-hare-more = még tanul, gyakran nem veszi észre a legjobb lépést
web-bot-hedgehog = megfontolt
web-bot-hedgehog-level = bot, megfontolt
web-bot-hedgehog-more = megfontolt, de csak erre a körre gondol
web-bot-fox = ravasz
web-bot-fox-level = bot, ravasz
web-bot-fox-more = ravasz, csak néha hibázik
web-bot-owl = mester
web-bot-owl-level = bot, mester
web-bot-owl-more = mindig a legjobb lépést választja, amit ismer
web-start-game = { $count ->
    [one] Játék indítása
   *[other] Játék indítása, { $count } játékos
 }
web-start-link = { $count ->
    [one] Játék indítása
   *[other] Indítás és barátok meghívása
 }
web-summary-board = saját tábla
web-summary-deck = saját pakli
web-summary-map = saját térkép
web-summary-changed = { $count ->
    [one] egy módosítás
   *[other] { $count } módosítás
 }
web-coach-allowed = segíthet
web-coach-off = hallgat
web-own-how = Töltsd le a Noppa fájlját, szerkeszd át, és válaszd ki itt. Legfeljebb 64 kB lehet.
web-own-template-board = Tábla letöltése
web-own-template-deck = Pakli letöltése
web-own-template-map = Térkép letöltése
web-own-example = Mutass egy példát
web-own-checking = Fájl ellenőrzése…
web-own-fine = A fájl rendben van, ezzel fogtok játszani.
web-join-full = Az a hely már foglalt ({ $game })
web-who = Ki játszik
web-seat-name = { $number }. játékos neve
web-seat-move = { $name } áthelyezése ({ $number }/{ $count }. játékos)
web-seat-remove = { $number }. játékos eltávolítása
web-bot-level = Milyen erős a bot
web-add-here = Új játékos
web-add-link = Meghívás linkkel
web-add-bot = Új bot
web-house-rules = Házi szabályok
web-edition = Kiadás
web-edition-own = { $edition }, mint a magyar nyelvű füzetben
web-dice-are = Kockák
web-dice-fair = a Noppa kockái
web-dice-real = valódi kockák
web-every-roll = Minden dobás beírása, nem csak a végső kockáké
web-starts = Ki kezd
web-starts-chosen = a lista első játékosa
web-starts-drawn = aki a legnagyobbat dobja
web-starts-loser = az előző játék vesztese
web-clock = Gondolkodási idő
web-clock-seconds = { $seconds ->
    [0] nincs korlát
   *[other] { $seconds } másodperc
 }
web-allow-coach = Segíthet az edző
web-allow-undo = Visszavonás, ha mindenki beleegyezik
web-dice-fair-more = A Noppa dob helyetted. A játék után a böngésződ minden dobást ellenőrizni tud.
web-dice-real-more = Valódi kockákkal dobsz, és megérinted, mit mutatnak. A Noppa számolja a pontokat.
web-starts-chosen-more = A lista első játékosa kezd, a többiek sorban követik.
web-starts-drawn-more = Mindenki dob egy kockával; aki a legnagyobbat dobja, az kezd.
web-starts-loser-more = A következő játékot az kezdi, aki utolsó lett. Az első játékot az, aki a legnagyobbat dobja.
web-clock-more = { $seconds ->
    [0] Addig gondolkodsz, ameddig akarsz.
   *[other] Ha lejár a { $seconds } másodperced, a Noppa lép helyetted.
 }
web-coach-yes-more = A játékosok megkérdezhetik, melyik választás mennyit ér.
web-coach-no-more = Játék közben senki sem kap tanácsot.
web-undo-yes-more = A lépésedet visszavonhatod, ha a többiek beleegyeznek, és még nem jött utána dobás vagy kártya.
web-undo-no-more = Senki sem vonhat vissza lépést.
web-edition-more = Egy kiadás több házi szabályból áll. Lent mindegyiket módosíthatod.
web-own-board = Saját tábla
web-own-deck = Saját pakli
web-own-map = Saját térkép
web-own-remove = Fájl eltávolítása
web-own-used = Saját, fájlból
web-kind-gone = Ezt a játékot itt nem lehet játszani. A kezdőlapon látod, melyiket igen.
web-invited = Meghívtak egy játékra: { $game }
web-sit = Csatlakozás
web-just-watch = Csak nézem
web-join-taken = Ezt a helyet már elfoglalta valaki. Nézheted a játékot, vagy kérj másik linket.
web-waiting = { $count ->
    [0] Mindenki itt van
    [one] Még egy játékosra várunk
   *[other] Még { $count } játékosra várunk
 }
web-invite = { $name } olvassa be ezt a kódot, vagy nyissa meg a linket.
web-qr = A link QR-kódja
web-link = Link
web-share = Link küldése
web-copied = Másolva
web-share-by-hand = Ez a böngésző nem tudja elküldeni vagy kimásolni a linket. Jelöld ki fent, és másold ki magad.
web-device = Folytatás ezen az eszközön
web-device-more = Itt is ugyanaz a játékos leszel.
web-device-go = Igen, én vagyok az
web-device-link = Folytatás másik eszközön
web-device-scan = Nyisd meg ezt a linket a másik eszközödön tíz percen belül. Csak egyszer működik.

## Az asztalnál
web-title = { $game } · Noppa
web-title-turn = Te jössz · { $game }
web-opening = Asztal megnyitása…
web-getting-ready = A Noppa készülődik. Amikor először indítasz itt egy játékot, ez egy percig is eltarthat.
web-connection-lost = Megszakadt a kapcsolat. A Noppa újra csatlakozik, a játékod biztonságban van.
web-connection-last-seen = A szerver nem válaszol. Megnézheted a játékot úgy, ahogy utoljára láttad, és folytathatod, amint a szerver újra elérhető.
web-seats = Játékosok
web-seat-free = üres
web-seat-away = nincs itt
web-seat-bot = bot játszik
web-watching = { $count ->
    [one] egy néző
   *[other] { $count } néző
 }
web-rail = Játékosok, edző és események
web-result = Eredmény
web-lesson = Lecke
web-lesson-offer = Új neked? { $game }
web-lesson-play = Lecke indítása
web-lesson-later = Most nem
web-lesson-entry-more = Rövid első játék. A kockákat előre beállítottuk.
web-lesson-step = { $step }/{ $steps }. lépés
web-lesson-skip = Kihagyás
web-lesson-show = Mutasd meg
web-lesson-allowed = Ezt is lehetne. Most próbáljuk inkább így.
web-lesson-coached = Az edző tanácsa: { $move }.
web-lesson-rival = { $name } játszik…
web-lesson-back = Nem ez kell: { $dice }. Érintsd meg újra, hogy elengedd.
web-lesson-over = Ezt a játékot már ismered: { $game }
web-lesson-game = Jöhet egy játék
web-sound-ask = Hanggal játszol?
web-sound-on = Hang be
web-sound-off = Nem
web-chance-of = { $name ->
    [Te] A nyerési esélyed: { $percent }%.
   *[other] { $name } nyerési esélye: { $percent }%.
 }
web-chances-best = Ezek az esélyek úgy számolnak, mintha mindenki mesterien játszana.
web-chance-short = { $percent }% nyerési esély
web-plus-points = { $points ->
    [one] +{ $points } pont
   *[other] +{ $points } pont
 }
web-dice = Kockák
web-die = { $place }. kocka: { $value }
web-die-blank = { $place }. kocka: még nincs dobva
web-die-coloured = { $place }. kocka ({ $colour }): { $value }
web-die-coloured-blank = { $place }. kocka ({ $colour }): még nincs dobva
web-dice-shown = { $count ->
    [one] egy kocka: { $dice }
   *[other] kockák: { $dice }
 }
web-turn-yours = Te jössz
web-turn-of = { $name } jön
web-turn-several = { $count ->
    [one] { $count } játékos választ
   *[other] { $count } játékos választ
 }
web-roll = { $dice ->
    [0] Nincs mivel dobni
    [one] Dobás egy kockával
   *[other] Dobás { $dice } kockával
 }
web-roll-number = { $number }. dobás
web-roll-kept = { $count ->
    [0] semmi sem maradt
   *[other] megtartva
 }
web-draw = Húzz egy kártyát
web-total = Összesen
web-pad = Pontozólap
web-par = mindegyikből hármat számítva
web-write = { $item } sor: { $points } pont beírása
web-moves = { $count ->
    [one] Az egyetlen lehetőséged
   *[other] Mind a { $count } lehetőség
 }
web-menu = Menü
web-rules = Szabályok
web-undo = Visszavonás
web-stop = Játék befejezése
web-leave = Felállok az asztaltól
web-while-playing = Játék közben
web-this-table = Ez az asztal
web-stop-group = Abbahagyás
web-play-on = Játszom tovább
web-leave-kept = a játékod elmentve
web-leave-ask = Felállsz az asztaltól?
web-leave-more = Amíg nem vagy itt, egy bot játszik helyetted. Visszajöhetsz, amíg tart a játék.
web-leave-yes = Felállok
web-left = Felálltál. Egy bot játszik helyetted.
web-stop-ask = Befejezed a játékot mindenki számára?
web-stop-more = Az eredmény úgy marad, ahogy most áll. Ezt nem lehet visszavonni.
web-stop-yes = Befejezem
web-invite-watch = Link megosztása nézőknek
web-keys = Billentyűzet
web-key-roll = Dobás
web-key-die = Kocka megtartása vagy elengedése
web-key-explain = Sor vagy kártya magyarázata
web-key-tab = Lépkedés az asztalon, választás Enterrel
web-key-escape = A megnyitott ablak bezárása
web-agree = Rendben
web-decline = Nem
web-vote-undo = { $name } vissza szeretné vonni az utolsó lépést.
web-vote-remove = { $name } azt javasolja, hogy { $other } ne játsszon tovább.
web-remove = { $name } eltávolítása
web-vote-stop = { $name } most be szeretné fejezni a játékot.
web-away-long = { $name } már egy ideje nincs itt.
web-give = Játsszon helyette bot
web-vote-waits = Válaszára várunk: { $names }
web-bot-for-you = { $name } helyett most bot játszik.
web-take-back = Visszaülök a helyemre
web-pass = Add át az eszközt. Következik: { $name }
web-pass-why = Senki sem látja, mit írnak a többiek, amíg mindenki kész nincs.
web-pass-here = { $name } vagyok
web-pass-wait = { $count ->
    [one] Itt már mindenki kész. Még várunk rá: { $names }.
   *[other] Itt már mindenki kész. Még { $count } játékosra várunk.
 }
web-react = Reakció küldése
web-react-applause = Szép volt
web-react-luck = Sok szerencsét
web-react-wow = Hűha
web-react-laugh = Haha
web-react-ouch = Jaj
web-react-thanks = Köszönöm
web-react-said = { $name }: { $what }.

## Képernyőolvasónak
web-said-total = { $points ->
    [one] { $name }: egy pont.
   *[other] { $name }: { $points } pont.
 }

## Tévén
web-tv = Mutasd a tévén
web-tv-scan = Nézd a telefonodon

## A vége
web-over = Vége a játéknak
web-over-alone = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
 }
web-won-you = Nyertél
web-won = { $count ->
    [one] { $names } nyert
   *[other] Közös győzelem: { $names }
 }
web-won-you-by = { $points } ponttal nyertél
web-won-by = { $name } { $points } ponttal nyert
web-end-share = { $game } a Noppán: { $results }
web-end-luck-points = pont szerencséből
web-end-luck-chance = { $amount ->
    [one] százalékpont nyerési esély szerencséből
   *[other] százalékpont nyerési esély szerencséből
 }
web-end-luck-lead = pont előny szerencséből
web-end-loss-points = pont hibák miatt
web-end-loss-chance = { $amount ->
    [one] százalékpont nyerési esély hibák miatt
   *[other] százalékpont nyerési esély hibák miatt
 }
web-end-loss-lead = pont előny hibák miatt
web-end-band = így játszottál
web-end-band-of = { $name } játéka
web-end-band-flawless = Hibátlan
web-end-band-master = Mesteri
web-end-band-expert = Profi
web-end-band-skilled = Ügyes
web-end-band-casual = Hobbi
web-end-band-beginner = Kezdő
web-end-curve-points = Várható végeredmény
web-end-curve-chance = Nyerési esély
web-end-curve-lead = Várható végső előny
web-end-swing = Legnagyobb fordulat: { $what }
web-again = Új játék
web-record = Felvétel mentése
web-steps = Lépésről lépésre

## Az edző
web-coach-ask = Kérdezd az edzőt
web-coach-thinks = Gondolkodik…
web-coach-later = Az edzőt akkor kérdezheted, amikor választanod kell.
web-coach = Edző
web-coach-list = Melyik választás mennyit ér
web-coach-do = Legyen ez
web-coach-is-best = legjobb
web-exact = pontos
web-estimate = becslés
web-remark = Ennek az ára { $amount }. Jobb lett volna: { $move }.

## Mi történt
web-log = Mi történt
web-log-start = Kezdődik a játék.
web-log-roll = { $name ->
    [Te] A dobásod: { $dice }.
   *[other] { $name } dobása: { $dice }.
 }
web-log-dice = A kockák: { $dice }.
web-log-draw = A kártya: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Az utolsó lépést visszavontátok.
web-log-amend = Egy bejegyzést kijavítottatok.
web-log-back = { $name } visszajött.
web-log-bot = { $name } helyett innen bot játszik.
web-log-stopped = A játék idő előtt véget ért.
# Név és kettőspont után, és magában is, ahol egy játékot visszanézünk.
web-did-keep = { $dice } megtartva
web-did-keep-none = semmi sincs megtartva
web-told-keep = { $count ->
    [0] { $name ->
        [Te] Minden kockát újra dobtál.
       *[other] { $name } minden kockát újra dobott.
     }
   *[other] { $name ->
        [Te] Megtartottad: { $dice }.
       *[other] { $name } megtartotta: { $dice }.
     }
 }
web-did-write = „{ $item }” kitöltve
web-did-declare = „{ $item }” bemondva
web-did-set = { $dice } félretéve
web-did-go = tovább
web-did-stop = megállás
web-did-stone = { $square } mezőre kő került
web-did-take-over = { $square } mező elfoglalva, az ottani kő „{ $to }” mezőre került
web-did-box = egy kő a dobozba került
web-did-lay = { $dice } lerakva: { $slot }. kártya ({ $card })
web-did-done = kör vége
web-did-stand = a kockák maradnak
web-did-reroll = { $colours } újra dobva
web-did-twice = { $die } kétszer, { $drop } kimarad
web-did-number = { $number } beírva ({ $city })
web-did-cross = „{ $city }” kihúzva

## A játékok asztalai
web-kivi-board = Tábla
web-kivi-value = { $value } pontos
web-kivi-stone = kő: { $name }
web-kivi-gain = most { $gain }
web-kivi-line = { $stones } kőből álló vonal: { $sum } × { $stones } = { $points }
web-kivi-only = Csak ezek a vonalak
web-kivi-taking = Érints meg egy üres mezőt: oda kerül a kő erről a mezőről: { $square }.
web-tutto-risk = kockán forog
web-tutto-choose = Érintsd meg, mit teszel félre
web-tutto-made = { $count ->
    [one] Egy Tutto ebben a körben
   *[other] { $count } Tutto ebben a körben
 }
web-dicetto-empty = Nincs kártya
web-dicetto-done = Kész
web-dicetto-tie = { $tie } párbajt jelent
web-dicetto-beat = { $beat } megveri, { $tie } párbajt jelent
web-dicetto-battle = Párbaj: { $card }
web-dicetto-again = Mindkét dobás { $face }. Újra dobtok.
web-dicetto-won = { $one } – { $other }. A párbaj nyertese: { $name }.
web-dicetto-fought = párbajozott érte: { $name }
web-trip-map = Térkép: { $name }
web-trip-empty = üres
web-trip-crossed = kihúzva
web-trip-gain = { $number } itt: { $gain }
web-trip-numbers = Ezekből a kockákból kirakható számok
web-trip-make = Érints meg két kockát vagy egy számot.
web-trip-put = Érintsd meg, melyik városba kerüljön { $number }, vagy húzd oda.
web-trip-cross = Város kihúzása
web-trip-stand = Mind a négy marad
web-trip-decide = Tartsd meg a kockákat, vagy érintsd meg, amelyeket újra dobnál. Ezt játékonként egyszer teheted meg.
web-trip-wait = Kész. A többiek még választanak.

## Igazságosak a kockák?
web-back = Vissza az asztalhoz
web-fair = Igazságosak a kockák?
web-fair-how =
    A játék előtt a szerver választott egy titkos számot, és megmutatta az ujjlenyomatát, hogy később ne
    cserélhesse ki. Ezután minden játékos böngészője is választott egyet. Ezek a számok együtt döntenek el minden
    dobást. A játék végén a titkos szám is láthatóvá válik.
web-fair-real = Ebben a játékban valódi kockákkal dobtok, a Noppának nincs beleszólása a dobásokba.
web-fair-promise = A játék előtt mutatott ujjlenyomat
web-fair-player = Játékos száma: { $name }
web-fair-secret = Titkos szám
web-fair-later = a játék végén látható
web-fair-check = { $count ->
    [one] Dobás ellenőrzése
   *[other] Mind a { $count } dobás és kártya ellenőrzése
 }
web-fair-right = { $count ->
    [one] Ez a böngésző ellenőrizte. A dobás pontosan az, amit a szerver ígért.
   *[other] Ez a böngésző ellenőrizte. Mind a { $count } dobás és kártya pontosan az, amit a szerver ígért.
 }
web-fair-wrong = { $count ->
    [one] { $event }. lépés („{ $text }”): nem az, amit a szerver ígért.
   *[other] { $count } dobás vagy kártya nem az, amit a szerver ígért. Az első: { $event }. lépés („{ $text }”).
 }
web-fair-broken = A titkos szám nem az, amit a szerver ígért.
web-fair-changed = Ezek nem azok a számok, amelyeket ez a böngésző a játék előtt látott.
web-fair-remembered = Ez a böngésző emlékszik a játék előtti számokra, tehát nem csak a szerver szavának hisz.
web-fair-not-there = Ez a böngésző nem adott számot ehhez a játékhoz, ezért csak azt tudja ellenőrizni, amit a szerver mond.
web-fair-unrevealed = nem érkezett meg időben
web-fair-counts = Melyik szám hányszor jött ki
web-fair-sample = Összesen { $dice } kocka gurult. Átlagosan mindegyik szám { $mean ->
    [one] { $mean } alkalommal
   *[other] { $mean } alkalommal
 } jönne ki. Ennyi dobásból még nem sok derül ki.

## Szerencse és tudás
web-review = Szerencse és tudás
web-review-working = Az edző átnézi a játékot…
web-review-curve = Hogyan alakult a játék az egyes játékosoknak
web-review-none = Nem volt említésre méltó hiba.
web-review-exact = Ezek pontos számok.
web-review-estimate = Ezek becsült számok.
web-band-flawless = Hibátlan játék.
web-band-master = Mesteri játék.
web-band-expert = Profi játék.
web-band-skilled = Ügyes játék.
web-band-casual = Hobbiszintű játék.
web-band-beginner = Kezdő szintű játék.

## Valódi kockák
web-real-pad = Mi van az asztalon
web-real-tap = { $left ->
    [0] Ez mind.
    [one] Érintsd meg még egy kocka számát.
   *[other] Érintsd meg { $left } kocka számát.
 }
web-real-tap-colour = Érintsd meg, mit mutat a { $colour } kocka.
web-real-face = Új kocka: { $face }
web-real-remove = Kocka elvétele: { $face }
web-real-enter = Ezek a kockák
web-real-choose = Most érintsd meg, hová kerülnek. Ezzel a kockákat és a lépésedet is beírod.
web-real-other = Más kockák
web-real-card = Érintsd meg a felfordított kártyát.
web-correct = Javítás mentése
web-correct-text = Mi legyen helyette?
web-correct-open = Bejegyzés javítása
web-correct-which = Melyik bejegyzés hibás?
web-correct-stood = Most ez áll ott: { $entry }
web-correct-other = Másik bejegyzést választok
web-correct-none = Még nincs beírva semmi.
web-correct-misfit = A javítás utáni bejegyzések már nem illettek a játékhoz, ezért töröltük őket. Írd be őket újra.
web-clock-left = { $seconds ->
    [one] még { $seconds } másodperc
   *[other] még { $seconds } másodperc
 }

## A rövid szabályok, a „?” mögött és a `noppa rules` parancsban
guide-goal = Cél
guide-turn = Egy kör
guide-scores = Pontozás
guide-examples = Példák
guide-example-number = { $number }. példa
guide-questions = Kérdések
guide-full = Részletes szabályok
guide-table = Ez az asztal
guide-ask-begins = Ki kezd?
guide-points = { $points ->
    [-1] −1 pont
    [one] 1 pont
   *[other] { $points } pont
 }
guide-points-word = { $points ->
    [-1] pont
    [one] pont
   *[other] pont
 }
guide-about = Mi ez: { $thing }
guide-more = Mutasd a szabályokban
guide-now = Most
guide-chances = Ekkora eséllyel jön össze, ha egész körben erre mész:

## Játék szerver nélkül
web-device-loading = Kockák előkészítése… { $percent }%
web-device-loading-more = Csak az első alkalom tart ilyen sokáig. Addig tanulj meg egy játékot:
web-device-elsewhere = A Noppa egy másik lapon van nyitva.
web-device-elsewhere-more = Ezen az eszközön egyszerre csak egy lapon lehet játszani. A játékaid biztonságban vannak.
web-device-here = Játék ezen a lapon
web-device-failed = A Noppa nem tudott elindulni ezen az eszközön.
web-device-storage-away = Ez a böngésző nem engedi, hogy a Noppa játékokat mentsen. A privát ablakok gyakran tiltják a mentést: nyisd meg a Noppát rendes ablakban.
web-device-again = Újra
web-device-hosted = Ezen az eszközön játszol.
web-device-hosted-more = A szervert most nem érjük el. A játékaid ide mentődnek, és ha újra elérhető lesz, bekerülnek a többi közé.
web-device-site = Minden ezen az eszközön fut, és itt is marad. A linkes játékhoz és a napi kockák összehasonlításához Noppa-szerver kell.
web-version-new = Elkészült a Noppa új változata. Töltsd újra az oldalt, hogy azt használd.
web-version-reload = Újratöltés
web-offline = Játék internet nélkül
web-offline-more = { $megabytes } MB kerül erre az eszközre, így internet nélkül is játszhatsz.
web-offline-ready = Már internet nélkül is játszhatsz.
web-offline-loading = Mentés internet nélküli játékhoz… { $percent }%
web-offline-failed = Nem sikerült mindent elmenteni az internet nélküli játékhoz. A Noppa legközelebb újra megpróbálja.
web-way-link-away = Szerver kell hozzá
web-everything = Minden egy fájlban
web-everything-more = Az eszköz összes játéka, a befejezetlenek is, biztonsági mentésnek vagy költözéshez.
web-everything-save = Mentés fájlba
web-everything-open = Fájl megnyitása
web-everything-added = { $added ->
    [0] Ezek a játékok már mind megvannak.
    [one] Egy játék hozzáadva.
   *[other] { $added } játék hozzáadva.
}
error-device-failed = A Noppa nem tudott elindulni ezen az eszközön. Töltsd újra az oldalt.
error-elsewhere = A Noppa egy másik lapon van nyitva. Játssz ott, vagy zárd be azt a lapot, és próbáld újra.
