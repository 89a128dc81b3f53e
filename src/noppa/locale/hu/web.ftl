# A böngészőalkalmazás saját szavai; a játékok, sorok és elutasítások a maguk fájljából szólnak.

web-name = Noppa
web-nav = Oldalak
web-preferences = Beállítások
web-language = Nyelv
web-language-auto = mint a böngésző ({ $language })
web-theme = Világos vagy sötét
web-theme-auto = mint az eszköz
web-theme-light = világos
web-theme-dark = sötét
web-still = Mozgás nélkül
web-sound = Hangok
web-remarks = Halk megjegyzés egy drága döntés után
web-chances = Mindenki győzelmi esélye
web-buzz = Rezgés, amikor én jövök
web-pace = A botok tempója
web-pace-slow = lassan
web-pace-normal = szokásosan
web-pace-at-once = azonnal
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
web-welcome = Húzz ide egy széket.
web-welcome-more = Öt kockajáték: egyedül, egy eszközön, vagy barátokkal egy linken át. Az edző tudja, mennyit ér minden döntés.
web-players = { $least }–{ $most } játékos
web-play = Játék
web-play-game = { $game } bot ellen
web-more = Barátok…
web-more-game = { $game } barátokkal vagy más szabályokkal
web-go-on = Folytatás
web-day = A nap kockái
web-day-more = Mindenkinek ugyanazok a kockák, naponta egyszer.
web-day-none = A mai kockákkal még senki sem játszott.
web-day-playing = játszik
web-past = Lejátszva
web-watch = Más asztalok
web-practice = Gyakorlás
web-practice-more = Válassz egy állásban, és nézd meg, mennyit ér minden döntés.
web-history = A játékaid
web-history-more = Eredmények, átlagok és rekordok.
web-open-record = Felvétel megnyitása
web-open-record-drop = Egy játék fájlja: válaszd ki, vagy húzd ide.
web-phones = Otthoni telefonok
web-phones-open = Telefonok beengedése
web-home = A kezdőlapra
web-lost-title = Ezt az oldalt nem sikerült megnyitni
web-gone = Ez nincs itt
error-offline = Nincs hálózat. A Noppa megnyílik, de egy játékhoz kell a kiszolgálója: folytatódik, amint újra van kapcsolat.
error-server-away = A kiszolgáló nem válaszol. Próbáld újra egy perc múlva; semmi sem veszett el.

## Leülés
web-who = Ki játszik
web-seat-name = { $number }. játékos neve
web-seat-remove = { $number }. játékos eltávolítása
web-bot-level = Milyen jól játszik a bot
web-add-here = Valaki itt
web-add-link = Valaki linkkel
web-add-bot = Bot
web-house-rules = Házi szabályok
web-edition = Kiadás
web-edition-own = { $edition }, ahogy a nyelved füzetében
web-dice-are = Kockák
web-dice-fair = a Noppáéi, ellenőrizhetők
web-dice-real = valódiak az asztalon
web-every-roll = Minden dobást beírtok, nem csak a végső kockákat
web-starts = Ki kezd
web-starts-chosen = a lista elsője
web-starts-drawn = a legnagyobb kocka
web-starts-loser = aki legutóbb utolsó lett
web-clock = Idő egy döntésre
web-clock-seconds = { $seconds ->
    [0] nincs korlát
   *[other] { $seconds } másodperc
 }
web-allow-coach = Az edzőt meg lehet kérdezni
web-allow-undo = Lépés visszavonható, ha mindenki beleegyezik
web-dice-fair-more = A kiszolgáló dob, és a játék után a böngésződ minden dobást ellenőrizhet.
web-dice-real-more = Valódi kockákkal dobsz, és megérinted, mit mutatnak; a Noppa vezeti a pontokat.
web-starts-chosen-more = A lista elsője kezd, a többiek sorban követik.
web-starts-drawn-more = A játék előtt mindenki kap egy kockát, és a legnagyobb kezd.
web-starts-loser-more = A következő játékot az kezdi, aki utolsó lett; az elsőt a legnagyobb kocka dönti el.
web-clock-more = { $seconds ->
    [0] Mindenkinek annyi ideje van, amennyi kell.
   *[other] Ha letelt { $seconds } másodperc, lépés történik helyetted.
 }
web-coach-yes-more = A játékosok megkérdezhetik, mennyit ér minden döntés.
web-coach-no-more = Játék közben senki sem kap tanácsot.
web-undo-yes-more = Egy lépés, amelyet még nem követett kocka vagy kártya, visszavonható, ha a többiek beleegyeznek.
web-undo-no-more = Egy lépés úgy marad, ahogy volt.
web-edition-more = Egy kiadás házi szabályok együttese; lent mindegyik módosítható.
web-own-board = Saját tábla
web-own-deck = Saját pakli
web-own-map = Saját térkép
web-own-remove = Fájl nélkül
web-own-used = Saját, fájlból
web-kind-gone = Ez a játék itt nem játszható. A kezdőlapon ott vannak, amelyek igen.
web-invited = Meghívtak ide: { $game }
web-sit = Ide ülök
web-just-watch = Csak nézem
web-join-taken = Ott már ül valaki. Kérj másik helyet attól, aki meghívott.
web-waiting = { $count ->
    [0] Mindenki itt van
    [one] Még egy játékosra várunk
   *[other] Még { $count } játékosra várunk
 }
web-invite = { $name }: olvasd be ezt, vagy küldd el a linket.
web-qr = A link beolvasható kódként
web-link = Link
web-share = Link küldése
web-copied = Másolva
web-share-by-hand = Ez a böngésző itt nem tudja elküldeni vagy másolni: jelöld ki a fenti linket, és másold ki.
web-device = Folytatás ugyanazként ezen az eszközön
web-device-more = Ez az eszköz ugyanaz a személy lesz, mint amelyik a linket készítette.
web-device-go = Igen, én vagyok
web-device-link = Folytatás másik eszközön
web-device-scan = Nyisd meg a másik eszközön tíz percen belül; egyszer működik.

## Az asztalnál
web-title = { $game } · Noppa
web-title-turn = Te jössz · { $game }
web-opening = Az asztal megnyitása…
web-getting-ready = A Noppa készülődik. Amikor egy játék itt először kerül az asztalra, ez eltarthat egy percig.
web-connection-lost = A kapcsolat megszakadt; magától visszajön, és semmi sem vész el.
web-seats = Játékosok
web-seat-free = üres
web-seat-away = távol
web-seat-bot = bot játszik
web-watching = { $count ->
    [one] egy néző
   *[other] { $count } néző
 }
web-dice = Kockák
web-die = { $place }. kocka: { $value }
web-die-blank = { $place }. kocka: dobás előtt
web-die-coloured = { $place }. kocka ({ $colour }): { $value }
web-die-coloured-blank = { $place }. kocka ({ $colour }): dobás előtt
web-dice-shown = { $count ->
    [one] kocka: { $dice }
   *[other] kockák: { $dice }
 }
web-turn-yours = Te jössz
web-turn-of = Soron van: { $name }
web-turn-several = { $count ->
    [one] { $count } játékos választ
   *[other] { $count } játékos választ
 }
web-roll = { $dice ->
    [0] Nincs mivel dobni
    [one] Dobás egy kockával
   *[other] Dobás { $dice } kockával
 }
web-draw = Kártyafordítás
web-total = Összesen
web-pad = Pontozólap
web-par = soronként háromhoz képest
web-write = { $item }: { $points } beírása
web-moves = { $count ->
    [one] Az egyetlen lehetőség
   *[other] Minden lehetőség ({ $count })
 }
web-menu = Menü
web-rules = Az asztal szabályai
web-undo = Utolsó lépés vissza
web-stop = A játék befejezése most
web-leave = Felállok az asztaltól
web-agree = Rendben
web-decline = Nem
web-vote-undo = { $name } visszavonná az utolsó lépést.
web-vote-stop = { $name } most befejezné a játékot.
web-away-long = { $name } egy ideje távol van.
web-give = Folytassa egy bot
web-vote-waits = Még nem válaszolt: { $names }
web-bot-for-you = { $name }: most bot játszik.
web-take-back = Visszaülök a helyemre
web-pass = { $name } jön: add át az eszközt
web-pass-why = Amit beírtok, rejtve marad, amíg mindenki be nem írta a magáét.
web-pass-here = { $name } vagyok
web-pass-wait = { $count ->
    [one] Itt már mindenki beírta a magáét. Még választ: { $names }.
   *[other] Itt már mindenki beírta a magáét. Még { $count } játékosra várunk.
 }
web-react = Jelzés
web-react-applause = Szép volt
web-react-luck = Sok szerencsét
web-react-wow = Hűha
web-react-laugh = Haha
web-react-ouch = Jaj
web-react-thanks = Köszönöm

## Aki hallgatja
web-said-total = { $points ->
    [one] { $name }: egy pont.
   *[other] { $name }: { $points } pont.
 }

## Tévén
web-tv = Megjelenítés tévén
web-tv-scan = Nézd a telefonodon

## A vége
web-over = A játéknak vége
web-over-alone = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
 }
web-won-you = Te nyertél
web-won = { $count ->
    [one] A győztes: { $names }
   *[other] Közös győzelem: { $names }
 }
web-again = Új játék
web-record = A felvétel megőrzése
web-steps = Lépésről lépésre

## Az edző
web-coach-ask = Kérdezd az edzőt
web-coach-thinks = Az edző gondolkodik…

## Mi történt
web-log = Mi történt
web-log-start = A játék elkezdődik.
web-log-roll = { $name }: dobás { $dice }.
web-log-dice = A kockák: { $dice }.
web-log-draw = Kártya: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Az utolsó lépés visszavonva.
web-log-amend = Egy bejegyzés javítva.
web-log-back = Újra itt: { $name }.
web-log-bot = { $name }: innen bot játszik.
web-log-stopped = A játék idő előtt ért véget.
# Név és kettőspont után, és magában is, ahol egy játékot végignézünk.
web-did-keep = megtartva { $dice }
web-did-keep-none = semmi sem maradt
web-did-write = kitöltve: { $item }
web-did-declare = bemondva: { $item }
web-did-set = félretéve { $dice }
web-did-go = tovább
web-did-stop = megállás
web-did-stone = kő ide: { $square }
web-did-take-over = elfoglalva: { $square }; az ottani kő ide ment: { $to }
web-did-box = kő a dobozba
web-did-lay = { $dice } ide: { $slot }. kártya ({ $card })
web-did-done = a kör vége
web-did-stand = a kockák maradtak
web-did-reroll = újra dobva: { $colours }
web-did-twice = { $die } kétszer, kimaradt { $drop }
web-did-number = beírva: { $number }, { $city }
web-did-cross = kihúzva: { $city }

## A játékok asztalai
web-kivi-board = Tábla
web-kivi-value = érték { $value }
web-kivi-stone = kő: { $name }
web-kivi-gain = most { $gain }
web-kivi-line = { $stones ->
    [one] magányos kő: { $sum } × { $stones } = { $points }
   *[other] { $stones } kőből álló vonal: { $sum } × { $stones } = { $points }
 }
web-kivi-only = Csak ezek a vonalak
web-kivi-taking = Válassz szabad mezőt az innen elmenő kőnek: { $square }.
web-tutto-risk = pont forog kockán
web-tutto-choose = Válaszd ki, mi megy félre
web-tutto-made = Tutto ebben a körben: { $count }
web-dicetto-empty = Nincs kártya
web-dicetto-done = Kész
web-dicetto-tie = { $tie }: párbaj, nagyobb nincs
web-dicetto-beat = { $beat } üti, { $tie }: párbaj
web-dicetto-battle = Párbaj: { $card }
web-dicetto-again = { $face } és { $face }: újra.
web-dicetto-won = { $one } és { $other }. A kártya: { $name }.
web-dicetto-fought = párbaj: { $name }
web-trip-map = Térkép: { $name }
web-trip-empty = üres
web-trip-crossed = kihúzva
web-trip-gain = { $number } itt: { $gain }
web-trip-numbers = Számok ezekből a kockákból
web-trip-make = Húzz egy kockát egy másikra, érints meg két kockát vagy egy számot.
web-trip-put = Most érints meg egy várost ({ $number }), vagy húzd oda a számot.
web-trip-cross = Egy város kihúzása
web-trip-stand = A kockák maradnak
web-trip-decide = Hagyd a kockákat, vagy érintsd meg, amelyekkel újra dobsz, játékonként egyszer.
web-trip-wait = Beírva. A többiek még választanak.

## Becsületesek a kockák?
web-back = Vissza az asztalhoz
web-fair = Becsületesek a kockák?
web-fair-how =
    A játék előtt a kiszolgáló az ujjlenyomatával megígért egy titkos számot, és minden játékos
    böngészője hozzátett egy sajátot. Együtt határoznak meg minden dobást. A titok a végén látható.
web-fair-real = Ennek a játéknak a kockái valódiak: itt semmi sem változtathatta meg őket.
web-fair-promise = A játék előtt megígérve
web-fair-player = Hozzátéve: { $name }
web-fair-secret = A titok
web-fair-later = a játék végén látható
web-fair-check = { $count ->
    [one] Az egyetlen dobás ellenőrzése
   *[other] Minden dobás és kártya ellenőrzése ({ $count })
 }
web-fair-right = { $count ->
    [one] Ellenőrizve: az ígéret szerint való.
   *[other] Ellenőrizve itt, ebben a böngészőben: mind ({ $count }) az ígéret szerint való.
 }
web-fair-wrong = { $count ->
    [one] { $event }. esemény („{ $text }”): nem az, amit ígértek.
   *[other] { $count } nem az, amit ígértek; az első: { $event }. esemény („{ $text }”).
 }
web-fair-broken = A titok nem az, amit megígértek.
web-fair-counts = Milyen gyakran jöttek az egyes számok
web-fair-sample = { $dice } kocka; átlagosan minden szám { $mean } alkalommal jön. Ilyen kevés alig mond valamit.

## Szerencse és tudás
web-review = Szerencse és tudás
web-review-working = Az edző átnézi a játékot…
web-review-curve = Mennyit ért a játék az egyes játékosoknak menet közben
web-review-none = Egyik döntés sem került semmi említésre méltóba.
web-review-exact = Ezek a számok pontosak.
web-review-estimate = Ezek a számok becslések.
web-band-flawless = Hibátlan.
web-band-master = Mesteri játék.
web-band-expert = Szakértői játék.
web-band-skilled = Gyakorlott játék.
web-band-casual = Alkalmi játékos szintje.
web-band-beginner = Kezdő játékos szintje.

## Valódi kockák
web-real-pad = Mi van az asztalon
web-real-tap = { $left ->
    [0] Ez mind.
    [one] Érintsd meg még egy kocka számát.
   *[other] Érintsd meg { $left } kocka számát.
 }
web-real-tap-colour = Érintsd meg, mit mutat ez a kocka: { $colour }.
web-real-face = Egy kocka száma { $face }
web-real-remove = { $face } elvétele
web-real-enter = Ezek a kockák
web-real-choose = Most érintsd meg, hová kerülnek. Ezzel mindkettő be van írva.
web-real-other = Más kockák
web-real-card = Érintsd meg az előkerült kártyát.
web-correct = Javítás
web-correct-text = Aminek lennie kellett volna
web-correct-open = Bejegyzés javítása
web-correct-which = Melyik bejegyzés hibás?
web-correct-stood = Ez áll ott: { $entry }
web-correct-other = Másik bejegyzés
web-correct-none = Még nincs beírva semmi.
web-correct-misfit = Ami a javított bejegyzés után jött, már nem illik ide, ezért eltűnt: írd be újra.
web-clock-left = { $seconds ->
    [one] még { $seconds } másodperc
   *[other] még { $seconds } másodperc
 }
