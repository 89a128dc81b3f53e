# The browser app's own words; games, rows and refusals speak from their files.

web-name = Noppa
web-nav = Lapas
web-preferences = Iestatījumi
web-language = Valoda
web-language-auto = kā pārlūkam ({ $language })
web-theme = Gaišs vai tumšs
web-theme-auto = kā ierīcei
web-theme-light = gaišs
web-theme-dark = tumšs
web-still = Nekas nekustas
web-sound = Skaņas
web-remarks = Klusa piezīme pēc dārgas izvēles
web-chances = Visu izredzes uzvarēt
web-buzz = Vibrēt, kad ir mans gājiens
web-pace = Cik ātri spēlē boti
web-pace-slow = lēni
web-pace-normal = kā parasti
web-pace-at-once = uzreiz
web-your-name = Tavs vārds
web-done = Gatavs
web-close = Aizvērt
web-yes = jā
web-no = nē
web-you = Tu
web-who-here = šeit
web-who-link = ar saiti
web-player = { $number }. spēlētājs

## The start page
web-welcome = Pievelc krēslu.
web-welcome-more = Piecas kauliņu spēles: vienatnē, vienā ierīcē vai ar draugiem pa saiti. Treneris zina, cik vērta katra izvēle.
web-players = no { $least } līdz { $most } spēlētājiem
web-play = Spēlēt
web-play-game = Spēlēt pret botu: { $game }
web-more = Draugi…
web-more-game = { $game } ar draugiem vai pēc citiem noteikumiem
web-go-on = Turpināt
web-day = Dienas kauliņi
web-day-more = Visiem vienādi kauliņi, reizi dienā.
web-day-none = Šodienas kauliņus vēl neviens nav spēlējis.
web-day-playing = spēlē
web-past = Izspēlēts
web-watch = Citi galdi
web-practice = Vingrināšanās
web-practice-more = Izvēlies pozīcijā un redzi, cik vērta katra izvēle.
web-history = Tavas spēles
web-history-more = Rezultāti, vidējie un rekordi.
web-open-record = Atvērt ierakstu
web-open-record-drop = Spēles fails: izvēlies to vai nomet šeit.
web-phones = Mājas tālruņi
web-phones-open = Ielaist tālruņus
web-home = Uz sākumlapu
web-lost-title = Šo lapu neizdevās atvērt
web-gone = Tā šeit nav
error-offline = Tu esi bezsaistē. Noppa atveras, bet spēlei vajag serveri: tā turpināsies, tiklīdz savienojums atjaunosies.
error-server-away = Serveris neatbild. Mēģini vēlreiz pēc brīža; nekas nav zudis.

## Sitting down
web-who = Kas spēlē
web-seat-name = { $number }. spēlētāja vārds
web-seat-remove = Noņemt { $number }. spēlētāju
web-bot-level = Cik labi bots spēlē
web-add-here = Kāds šeit
web-add-link = Kāds ar saiti
web-add-bot = Vēl bots
web-house-rules = Mājas noteikumi
web-edition = Izdevums
web-edition-own = { $edition }, kā tavas valodas grāmatiņā
web-dice-are = Kauliņi
web-dice-fair = Noppas, tos var pārbaudīt
web-dice-real = īsti kauliņi uz galda
web-every-roll = Ievada katru metienu, ne tikai galīgos kauliņus
web-starts = Kas sāk
web-starts-chosen = pirmais sarakstā
web-starts-drawn = lielākais kauliņš
web-starts-loser = iepriekš pēdējais
web-clock = Laiks lēmumam
web-clock-seconds = { $seconds ->
    [0] bez ierobežojuma
   *[other] { $seconds } s
 }
web-allow-coach = Drīkst jautāt trenerim
web-allow-undo = Gājienus drīkst atsaukt, ja visi piekrīt
web-dice-fair-more = Met serveris, un pēc spēles tavs pārlūks var pārbaudīt katru metienu.
web-dice-real-more = Tu met īstus kauliņus un pieskaries tam, ko tie rāda; Noppa skaita punktus.
web-starts-chosen-more = Sāk pirmais sarakstā, un pārējie seko tā secībā.
web-starts-drawn-more = Katrs spēlētājs pirms spēles saņem kauliņu, un sāk lielākais.
web-starts-loser-more = Nākamo spēli sāk tas, kas palika pēdējais; pirmo izšķir lielākais kauliņš.
web-clock-more = { $seconds ->
    [0] Katrs domā tik ilgi, cik vajag.
   *[other] Kad { $seconds } sekundes ir pagājušas, gājienu izdara tavā vietā.
 }
web-coach-yes-more = Spēlētāji drīkst jautāt, cik vērta katra izvēle.
web-coach-no-more = Spēles laikā neviens nesaņem padomus.
web-undo-yes-more = Gājienu, kam vēl nav sekojuši kauliņi vai kārts, var atsaukt, ja pārējie piekrīt.
web-undo-no-more = Gājiens paliek, kāds izdarīts.
web-edition-more = Izdevums ir mājas noteikumu kopums; katru no tiem var mainīt zemāk.
web-own-board = Savs laukums
web-own-deck = Sava kava
web-own-map = Sava karte
web-own-remove = Bez faila
web-own-used = Spēlētāju pašu, no faila
web-kind-gone = Šo spēli šeit nespēlē. Tās, ko spēlē, ir sākumlapā.
web-invited = Tevi aicina spēlēt: { $game }
web-sit = Apsēsties šeit
web-just-watch = Tikai skatīties
web-join-taken = Tur jau kāds sēž. Palūdz ielūdzējam citu vietu.
web-waiting = { $count ->
    [0] Visi ir klāt
    [zero] Gaidām vēl { $count }
    [one] Gaidām vēl { $count }
   *[other] Gaidām vēl { $count }
 }
web-invite = { $name }: noskenē šo vai nosūti saiti.
web-qr = Saite kā skenējams kods
web-link = Saite
web-share = Nosūtīt saiti
web-copied = Nokopēts
web-share-by-hand = Šis pārlūks to šeit nevar ne nosūtīt, ne nokopēt: iezīmē saiti augšā un nokopē to.
web-device = Turpini šajā ierīcē ar savu vārdu
web-device-more = Šī ierīce kļūs par to pašu personu, kas izveidoja saiti.
web-device-go = Jā, tas esmu es
web-device-link = Turpināt citā ierīcē
web-device-scan = Atver šo otrā ierīcē desmit minūšu laikā; tas der vienreiz.

## At the table
web-title = { $game } · Noppa
web-title-turn = Tavs gājiens · { $game }
web-opening = Atveru galdu…
web-getting-ready = Noppa gatavojas. Kad spēli šeit spēlē pirmo reizi, tas var ilgt minūti.
web-connection-lost = Savienojums zudis; tas atjaunosies pats, un nekas nav zudis.
web-seats = Spēlētāji
web-seat-free = brīva
web-seat-away = prom
web-seat-bot = spēlē bots
web-watching = { $count ->
    [zero] skatās { $count }
    [one] skatās { $count }
   *[other] skatās { $count }
 }
web-dice = Kauliņi
web-die = { $place }. kauliņš: { $value }
web-die-blank = { $place }. kauliņš: nav mests
web-die-coloured = { $place }. kauliņš ({ $colour }): { $value }
web-die-coloured-blank = { $place }. kauliņš ({ $colour }): nav mests
web-dice-shown = { $count ->
    [zero] kauliņi: { $dice }
    [one] kauliņš: { $dice }
   *[other] kauliņi: { $dice }
 }
web-turn-yours = Tavs gājiens
web-turn-of = Gājiens: { $name }
web-turn-several = { $count ->
    [zero] izvēlas { $count } spēlētāju
    [one] izvēlas { $count } spēlētājs
   *[other] izvēlas { $count } spēlētāji
 }
web-roll = { $dice ->
    [0] Nav ko mest
    [zero] Mest { $dice } kauliņu
    [one] Mest { $dice } kauliņu
   *[other] Mest { $dice } kauliņus
 }
web-draw = Atklāt kārti
web-total = Kopā
web-pad = Rezultātu tabula
web-par = pret trim no katra
web-write = Rakstīt { $points } ailītē „{ $item }”
web-moves = { $count ->
    [zero] Visas { $count } izvēles
    [one] Visas izvēles: { $count }
   *[other] Visas { $count } izvēles
 }
web-menu = Izvēlne
web-rules = Šī galda noteikumi
web-undo = Atsaukt pēdējo gājienu
web-stop = Beigt spēli tagad
web-leave = Atstāt galdu
web-agree = Piekrītu
web-decline = Nē
web-vote-undo = { $name } vēlas atsaukt pēdējo gājienu.
web-vote-stop = { $name } vēlas beigt spēli tagad.
web-away-long = { $name } jau kādu laiku ir prom.
web-give = Lai turpina bots
web-vote-waits = Vēl jāatbild: { $names }
web-bot-for-you = { $name }: šajā vietā spēlē bots.
web-take-back = Atgūt vietu
web-pass = Padod ierīci tālāk: { $name }
web-pass-why = Ko katrs raksta, paliek slēpts, līdz visi ir uzrakstījuši.
web-pass-here = Es esmu { $name }
web-pass-wait = { $count ->
    [zero] Visi šeit ir uzrakstījuši. Gaidām vēl { $count }.
    [one] Visi šeit ir uzrakstījuši. Gaidām vēl: { $names }.
   *[other] Visi šeit ir uzrakstījuši. Gaidām vēl { $count }.
 }
web-react = Dot zīmi
web-react-applause = Malacis
web-react-luck = Lai veicas
web-react-wow = Oho
web-react-laugh = Haha
web-react-ouch = Vai
web-react-thanks = Paldies

## For whoever listens
web-said-total = { $points ->
    [zero] { $name }: { $points } punktu.
    [one] { $name }: { $points } punkts.
   *[other] { $name }: { $points } punkti.
 }

## On a television
web-tv = Rādīt televizorā
web-tv-scan = Skaties no tālruņa

## The end
web-over = Spēle ir beigusies
web-over-alone = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
 }
web-won-you = Tu uzvarēji
web-won = { $count ->
    [zero] Dalīta uzvara: { $names }
    [one] Uzvar { $names }
   *[other] Dalīta uzvara: { $names }
 }
web-again = Spēlēt vēlreiz
web-record = Saglabāt ierakstu
web-steps = Soli pa solim

## The coach
web-coach-ask = Jautāt trenerim
web-coach-thinks = Treneris domā…

## What happened
web-log = Kas notika
web-log-start = Spēle sākas.
web-log-roll = { $name } uzmeta { $dice }.
web-log-dice = Kauliņi rāda { $dice }.
web-log-draw = Kārts: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Pēdējais gājiens ir atsaukts.
web-log-amend = Kāds ieraksts ir izlabots.
web-log-back = { $name } ir atpakaļ.
web-log-bot = { $name }: šajā vietā turpina bots.
web-log-stopped = Spēle beigta pirms laika.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = paturēja { $dice }
web-did-keep-none = neko nepaturēja
web-did-write = aizpildīja: { $item }
web-did-declare = pieteica: { $item }
web-did-set = nolika malā { $dice }
web-did-go = turpināja
web-did-stop = apstājās
web-did-stone = lika akmeni uz { $square }
web-did-take-over = pārņēma { $square }; akmens no turienes gāja uz { $to }
web-did-box = lika akmeni kastē
web-did-lay = lika { $dice } uz { $slot }. kārts ({ $card })
web-did-done = beidza gājienu
web-did-stand = atstāja kauliņus
web-did-reroll = meta vēlreiz: { $colours }
web-did-twice = lietoja { $die } divreiz, bez { $drop }
web-did-number = ierakstīja { $number }: { $city }
web-did-cross = nosvītroja: { $city }

## The games' tables
web-kivi-board = Laukums
web-kivi-value = vērtība { $value }
web-kivi-stone = akmens: { $name }
web-kivi-gain = tagad { $gain }
web-kivi-line = līnija no { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Tikai šīs līnijas
web-kivi-taking = Izvēlies brīvu lauciņu akmenim, kas ir uz { $square }.
web-tutto-risk = punkti uz spēles
web-tutto-choose = Izvēlies, ko nolikt malā
web-tutto-made = { $count ->
    [zero] Šajā gājienā { $count } Tutto
    [one] Šajā gājienā { $count } Tutto
   *[other] Šajā gājienā { $count } Tutto
 }
web-dicetto-empty = Nav kārts
web-dicetto-done = Gatavs
web-dicetto-tie = vēlreiz { $tie } ir cīņa; nekas to nepārspēj
web-dicetto-beat = { $beat } pārspēj, { $tie } ir cīņa
web-dicetto-battle = Cīņa: { $card }
web-dicetto-again = { $face } un { $face }: vēlreiz.
web-dicetto-won = { $one } pret { $other }: kārti notur { $name }.
web-dicetto-fought = Par to cīnās { $name }
web-trip-map = Karte: { $name }
web-trip-empty = tukša
web-trip-crossed = nosvītrota
web-trip-gain = { $number } šeit: { $gain }
web-trip-numbers = Skaitļi, kas sanāk no šiem kauliņiem
web-trip-make = Uzvelc vienu kauliņu uz otra, pieskaries diviem kauliņiem vai skaitlim.
web-trip-put = Tagad pieskaries pilsētai, kurā rakstīt { $number }, vai ievelc skaitli tur.
web-trip-cross = Nosvītrot pilsētu
web-trip-stand = Atstāt kauliņus
web-trip-decide = Atstāj kauliņus vai pieskaries tiem, ko vienreiz spēlē mest vēlreiz.
web-trip-wait = Ierakstīts. Pārējie vēl izvēlas.

## Are the dice fair?
web-back = Atpakaļ pie galda
web-fair = Vai kauliņi ir godīgi?
web-fair-how =
    Pirms spēles serveris ar pirksta nospiedumu apsolīja vienu slepenu skaitli, un katra spēlētāja
    pārlūks pielika savu. Kopā tie nosaka katru metienu. Noslēpumu parāda beigās.
web-fair-real = Šīs spēles kauliņi ir īsti: nekas šeit nevarēja tos mainīt.
web-fair-promise = Apsolīts pirms spēles
web-fair-player = Pielika { $name }
web-fair-secret = Noslēpums
web-fair-later = parādīs, kad spēle beigsies
web-fair-check = { $count ->
    [zero] Pārbaudīt visus { $count } metienus un kārtis
    [one] Pārbaudīt metienus un kārtis: { $count }
   *[other] Pārbaudīt visus { $count } metienus un kārtis
 }
web-fair-right = { $count ->
    [zero] Pārbaudīts šeit pārlūkā: visi { $count } ir kā solīts.
    [one] Pārbaudīts šeit pārlūkā ({ $count }): viss ir kā solīts.
   *[other] Pārbaudīts šeit pārlūkā: visi { $count } ir kā solīts.
 }
web-fair-wrong = { $count ->
    [zero] { $count } nav tādi, kā solīts; pirmais ir { $event }. notikums („{ $text }”).
    [one] { $count } nav tāds, kā solīts; pirmais ir { $event }. notikums („{ $text }”).
   *[other] { $count } nav tādi, kā solīts; pirmais ir { $event }. notikums („{ $text }”).
 }
web-fair-broken = Noslēpums nav tas, kas tika solīts.
web-fair-counts = Cik bieži katrs skaitlis uzkrita
web-fair-sample = Kauliņi: { $dice }; vidēji katrs skaitlis uzkrīt { $mean } reizes. Tik maz neko daudz nepasaka.

## Luck and skill
web-review = Veiksme un prasme
web-review-working = Treneris izskata spēli…
web-review-curve = Cik vērta spēle bija katram spēlētājam tās gaitā
web-review-none = Neviena izvēle nemaksāja neko vērā ņemamu.
web-review-exact = Šie skaitļi ir precīzi.
web-review-estimate = Šie skaitļi ir novērtējums.
web-band-flawless = Nevainojami.
web-band-master = Spēlēja kā meistars.
web-band-expert = Spēlēja kā lietpratējs.
web-band-skilled = Spēlēja kā prasmīgs spēlētājs.
web-band-casual = Spēlēja kā brīvā laika spēlētājs.
web-band-beginner = Spēlēja kā iesācējs.

## Real dice
web-real-pad = Kas ir uz galda
web-real-tap = { $left ->
    [0] Tie ir visi.
    [zero] Pieskaries vēl { $left } kauliņu skaitļiem.
    [one] Pieskaries vēl { $left } kauliņa skaitlim.
   *[other] Pieskaries vēl { $left } kauliņu skaitļiem.
 }
web-real-tap-colour = Pieskaries šī kauliņa skaitlim: { $colour }.
web-real-face = Kauliņš rāda { $face }
web-real-remove = Noņemt { $face }
web-real-enter = Šie ir kauliņi
web-real-choose = Tagad pieskaries, kur tie iet. Tā ievada abus.
web-real-other = Citi kauliņi
web-real-card = Pieskaries kārtij, kas atklāta.
web-correct = Labot
web-correct-text = Kam vajadzēja būt
web-correct-open = Labot ierakstu
web-correct-which = Kurš ieraksts ir nepareizs?
web-correct-stood = Tur ir: { $entry }
web-correct-other = Cits ieraksts
web-correct-none = Vēl nekas nav ievadīts.
web-correct-misfit = Tas, kas nāca pēc labotā ieraksta, vairs neder un ir dzēsts: ievadi to vēlreiz.
web-clock-left = { $seconds ->
    [zero] palikušas { $seconds } sekunžu
    [one] palikusi { $seconds } sekunde
   *[other] palikušas { $seconds } sekundes
 }
