# The browser app's own words; the games and the errors have their own files.
# Where the name is “Tu”, the verb is in the second person: hence the branches [Tu].

web-name = Noppa
web-nav = Lapas
web-preferences = Iestatījumi
web-your-data = Tavi dati
web-limits = Šī servera ierobežojumi
web-language = Valoda
web-language-auto = Kā pārlūkā ({ $language })
web-theme = Gaišs vai tumšs
web-theme-auto = Kā ierīcē
web-theme-light = Gaišs
web-theme-dark = Tumšs
web-still = Bez animācijas
web-sound = Skaņas
web-remarks = Pateikt, ja kļūdos
web-chances = Rādīt uzvaras izredzes
web-buzz = Vibrēt, kad ir mans gājiens
web-pace = Cik ātri spēlē boti
web-pace-slow = Lēni
web-pace-normal = Vidēji
web-pace-at-once = Uzreiz
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
web-begin = Spēlēt: { $game }
web-begin-more = Pretinieks { $bot }, tūlīt pat.
web-resume = { $game }, spēlē { $names }
web-resume-yours = Tavs gājiens · { $game }, spēlē { $names }
web-resume-waiting = Gaidām spēlētājus · { $game }
web-running = Citas tavas spēles
web-day-game = { $game }, visiem vienādi metieni
web-day-play = Spēlēt šodienas spēli: { $game }
web-day-done = { $points ->
    [zero] { $game }: { $points } punktu
    [one] { $game }: { $points } punkts
   *[other] { $game }: { $points } punkti
 }
web-day-newcomer = šodien pirmoreiz
web-day-results = Rezultāti
web-day-secret = Vispirms pabeidz savu spēli. Tad varēsi apskatīt pārējo spēles.
web-day-streak = { $days ->
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
   *[other] { $days } dienas pēc kārtas
 }
web-day-share = { $days ->
    [0] Mans rezultāts Noppas šodienas spēlē { $game }: { $points }.
    [1] Mans rezultāts Noppas šodienas spēlē { $game }: { $points }.
    [zero] Mans rezultāts Noppas šodienas spēlē { $game }: { $points }. Spēlēju jau { $days } dienu pēc kārtas.
    [one] Mans rezultāts Noppas šodienas spēlē { $game }: { $points }. Spēlēju jau { $days } dienu pēc kārtas.
   *[other] Mans rezultāts Noppas šodienas spēlē { $game }: { $points }. Spēlēju jau { $days } dienas pēc kārtas.
 }
web-share-short = Dalīties
web-share-failed = Neizdevās nokopēt
web-real-dice = Īsti kauliņi
web-real-dice-more = Tu met, Noppa skaita punktus.
web-welcome = Sēdies pie galda!
web-welcome-more = Piecas kauliņu spēles: vienatnē, vienā ierīcē vai ar draugiem pa saiti. Treneris parāda, cik vērta ir katra izvēle.
web-players = { $least }–{ $most } spēlētāji
web-play = Spēlēt
web-play-game = Spēlēt pret botu: { $game }
web-more = Draugi…
web-more-game = { $game } ar draugiem vai pēc citiem noteikumiem
web-go-on = Turpināt
web-day = Dienas kauliņi
web-day-more = Visiem vienādi kauliņi, reizi dienā.
web-day-none = Šodienas kauliņus vēl neviens nav spēlējis.
web-day-playing = spēlē
web-past = Pabeigtās spēles
web-watch = Citi galdi
web-practice = Vingrināšanās
web-practice-more = Izvēlies un skaties, cik vērta ir katra iespēja.
web-history = Tavas spēles
web-history-more = Rezultāti, vidējie un rekordi.
web-open-record = Atvērt spēles ierakstu
web-open-record-drop = Izvēlies saglabātas spēles failu vai ievelc to šeit.
web-phones = Mājas tālruņi
web-phones-open = Ļaut pievienoties tālruņiem
web-home = Sākums
web-lost-title = Šo lapu neizdevās atvērt
web-gone = To neizdevās atrast
error-offline = Tu esi bezsaistē, bet tam vajag serveri. Tas atkal darbosies, kad būs savienojums.
error-server-away = Serveris neatbild. Nekas nav zudis. Pēc brīža mēģini vēlreiz.

## A new game
web-new-game = Jauna spēle: { $game }
web-how-to = Kā spēlēt: { $game }
web-way-here = Šajā ierīcē
web-way-here-more = dodiet to tālāk
web-way-link = Ar saiti
web-way-link-more = ar draugiem jebkur
web-way-bots = Pret botiem
web-way-bots-more = sāc uzreiz
web-at-the-table = Pie galda
web-seat-you = tu, pieskaries, lai pārdēvētu
web-seat-here = šajā ierīcē
web-link-next = Nākamajā solī saņemsi kodu un saiti katram draugam. Spēle sāksies, kad visi būs klāt.
web-seat-by-link = pievienojas ar saiti
web-seats-most = ne vairāk kā { $most }
web-bot-choose = Izvēlies, kā spēlē { $name }
web-bot-plays = Kā spēlē { $name }
web-bot-hare = iesācējs
web-bot-hare-level = bots, iesācējs
web-bot-hare-more = vēl mācās un bieži nepamana labāko gājienu
web-bot-hedgehog = nosvērts
web-bot-hedgehog-level = bots, nosvērts
web-bot-hedgehog-more = nosvērts, domā tikai par šo gājienu
web-bot-fox = viltīgs
web-bot-fox-level = bots, viltīgs
web-bot-fox-more = viltīgs, kļūdās tikai šad un tad
web-bot-owl = eksperts
web-bot-owl-level = bots, eksperts
web-bot-owl-more = vienmēr izvēlas labāko zināmo gājienu
web-start-game = { $count ->
    [zero] Sākt spēli, { $count } spēlētāju
    [one] Sākt spēli
   *[other] Sākt spēli, { $count } spēlētāji
 }
web-start-link = { $count ->
    [zero] Sākt un ielūgt draugus
    [one] Sākt spēli
   *[other] Sākt un ielūgt draugus
 }
web-summary-board = savs laukums
web-summary-deck = sava kava
web-summary-map = sava karte
web-summary-changed = { $count ->
    [zero] { $count } izmaiņu
    [one] { $count } izmaiņa
   *[other] { $count } izmaiņas
 }
web-coach-allowed = drīkst palīdzēt
web-coach-off = klusē
web-own-how = Lejupielādē Noppas failu, pārveido to un izvēlies šeit. Tas var būt ne lielāks par 64 kB.
web-own-template-board = Lejupielādēt laukumu
web-own-template-deck = Lejupielādēt kavu
web-own-template-map = Lejupielādēt karti
web-own-example = Skatīt piemēru
web-own-checking = Pārbauda failu…
web-own-fine = Fails ir derīgs. Jūs spēlēsiet ar to.
web-join-full = Šī vieta jau ir aizņemta: { $game }
web-who = Kas spēlē
web-seat-name = { $number }. spēlētāja vārds
web-seat-move = Pārvietot: { $name }, { $number }. spēlētājs no { $count }
web-seat-remove = Noņemt { $number }. spēlētāju
web-bot-level = Cik labi spēlē bots
web-add-here = Pievienot spēlētāju
web-add-link = Ielūgt ar saiti
web-add-bot = Pievienot botu
web-house-rules = Mājas noteikumi
web-edition = Izdevums
web-edition-own = { $edition }, kā tavas valodas grāmatiņā
web-dice-are = Kauliņi
web-dice-fair = Noppas kauliņi
web-dice-real = īsti kauliņi
web-every-roll = Ievadīt katru metienu, ne tikai galīgos kauliņus
web-starts = Kas sāk
web-starts-chosen = pirmais spēlētājs sarakstā
web-starts-drawn = lielākais metiens
web-starts-loser = iepriekšējās spēles zaudētājs
web-clock = Laiks gājienam
web-clock-seconds = { $seconds ->
    [0] bez ierobežojuma
    [zero] { $seconds } sekunžu
    [one] { $seconds } sekunde
   *[other] { $seconds } sekundes
 }
web-allow-coach = Atļaut trenera palīdzību
web-allow-undo = Atļaut atsaukt, ja visi piekrīt
web-dice-fair-more = Noppa met tavā vietā. Pēc spēles tavs pārlūks var pārbaudīt katru metienu.
web-dice-real-more = Tu met īstus kauliņus un pieskaries tam, ko tie rāda. Noppa skaita punktus.
web-starts-chosen-more = Sāk pirmais spēlētājs sarakstā, un pārējie seko pēc kārtas.
web-starts-drawn-more = Katrs met vienu kauliņu; sāk tas, kam lielākais skaitlis.
web-starts-loser-more = Nākamo spēli sāk tas, kurš palika pēdējais. Pirmo spēli sāk tas, kam lielākais metiens.
web-clock-more = { $seconds ->
    [0] Domā, cik ilgi gribi.
    [zero] Kad tavas { $seconds } sekundes beidzas, Noppa izdara gājienu tavā vietā.
    [one] Kad tava { $seconds } sekunde beidzas, Noppa izdara gājienu tavā vietā.
   *[other] Kad tavas { $seconds } sekundes beidzas, Noppa izdara gājienu tavā vietā.
 }
web-coach-yes-more = Spēlētāji var jautāt, cik vērta ir katra izvēle.
web-coach-no-more = Spēles laikā neviens nesaņem padomus.
web-undo-yes-more = Vari atsaukt gājienu, ja pārējie piekrīt un pēc tā vēl nav bijis metiena vai kārts.
web-undo-no-more = Neviens nevar atsaukt gājienu.
web-edition-more = Izdevums ir mājas noteikumu kopums. Zemāk vari mainīt katru no tiem.
web-own-board = Savs laukums
web-own-deck = Sava kava
web-own-map = Sava karte
web-own-remove = Noņemt failu
web-own-used = Savs, no faila
web-kind-gone = Šo spēli šeit spēlēt nevar. Sākumlapā ir spēles, ko var spēlēt.
web-invited = Tevi aicina spēlēt: { $game }
web-sit = Pievienoties spēlei
web-just-watch = Tikai skatīties
web-join-taken = Šo vietu jau kāds ir ieņēmis. Vari skatīties vai palūgt citu saiti.
web-waiting = { $count ->
    [0] Visi ir klāt
    [zero] Gaidām vēl { $count } spēlētājus
    [one] Gaidām vēl { $count } spēlētāju
   *[other] Gaidām vēl { $count } spēlētājus
 }
web-invite = { $name } var noskenēt šo kodu vai atvērt saiti.
web-qr = QR kods ar saiti
web-link = Saite
web-share = Nosūtīt saiti
web-copied = Nokopēts
web-share-by-hand = Šis pārlūks nevar saiti ne nosūtīt, ne nokopēt. Iezīmē to augšā un nokopē.
web-device = Turpināt šajā ierīcē
web-device-more = Šeit tu turpināsi kā tas pats spēlētājs.
web-device-go = Jā, tas esmu es
web-device-link = Turpināt citā ierīcē
web-device-scan = Atver šo saiti otrā ierīcē desmit minūšu laikā. Tā der tikai vienreiz.

## At the table
web-title = { $game } · Noppa
web-title-turn = Tavs gājiens · { $game }
web-opening = Atver galdu…
web-getting-ready = Noppa gatavojas. Kad spēli šeit spēlē pirmoreiz, tas var ilgt minūti.
web-connection-lost = Savienojums zudis. Noppa savienojas no jauna, un tava spēle ir drošībā.
web-connection-last-seen = Serveris neatbild. Vari apskatīt spēli tādu, kādu to redzēji pēdējoreiz, un spēlēt tālāk, kad serveris atkal atbildēs.
web-seats = Spēlētāji
web-seat-free = brīva
web-seat-away = prom
web-seat-bot = spēlē bots
web-watching = { $count ->
    [zero] skatās { $count }
    [one] skatās { $count }
   *[other] skatās { $count }
 }
web-rail = Spēlētāji, treneris un notikušais
web-result = Rezultāts
web-lesson = Nodarbība
web-lesson-offer = Spēlē pirmoreiz? { $game }
web-lesson-play = Sākt nodarbību
web-lesson-later = Ne tagad
web-lesson-entry-more = Īsa pirmā spēle. Kauliņi jau ir sagatavoti.
web-lesson-step = { $step }. solis no { $steps }
web-lesson-skip = Izlaist
web-lesson-show = Parādīt
web-lesson-allowed = Arī tā varētu. Bet šoreiz pamēģināsim šādi.
web-lesson-coached = Trenera padoms: { $move }.
web-lesson-rival = Spēlē { $name }…
web-lesson-back = Ne { $dice }. Pieskaries vēlreiz, lai to atlaistu.
web-lesson-over = Tagad tu zini šo spēli: { $game }
web-lesson-game = Spēlēt spēli
web-sound-ask = Spēlēt ar skaņu?
web-sound-on = Ar skaņu
web-sound-off = Nē
web-chance-of = { $name }: uzvaras izredzes { $percent }%.
web-chances-best = Izredzes ir aprēķinātas tā, it kā visi spēlētu kā eksperti.
web-chance-short = izredzes { $percent }%
web-plus-points = { $points ->
    [zero] +{ $points } punktu
    [one] +{ $points } punkts
   *[other] +{ $points } punkti
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
    [zero] Izvēlas { $count } spēlētāju
    [one] Izvēlas { $count } spēlētājs
   *[other] Izvēlas { $count } spēlētāji
 }
web-roll = { $dice ->
    [0] Nav ko mest
    [zero] Mest { $dice } kauliņus
    [one] Mest { $dice } kauliņu
   *[other] Mest { $dice } kauliņus
 }
web-roll-number = { $number }. metiens
web-roll-kept = { $count ->
    [0] nekas nav paturēts
   *[other] paturēts
 }
web-draw = Vilkt kārti
web-total = Kopā
web-pad = Rezultātu tabula
web-par = salīdzinot ar trim no katra
web-write = Ierakstīt { $points } ailītē „{ $item }”
web-moves = { $count ->
    [zero] Visas { $count } izvēles
    [one] Visas izvēles: { $count }
   *[other] Visas { $count } izvēles
 }
web-menu = Izvēlne
web-rules = Noteikumi
web-undo = Atsaukt
web-stop = Beigt spēli
web-leave = Atstāt galdu
web-while-playing = Spēlējot
web-this-table = Šis galds
web-stop-group = Pārtraukt
web-play-on = Spēlēt tālāk
web-leave-kept = tava spēle ir saglabāta
web-leave-ask = Vai atstāt galdu?
web-leave-more = Kamēr esi prom, tavā vietā spēlē bots. Vari atgriezties, kamēr spēle nav beigusies.
web-leave-yes = Atstāt
web-left = Tu atstāji galdu. Tavā vietā spēlē bots.
web-stop-ask = Vai beigt spēli visiem?
web-stop-more = Punkti paliek, kādi ir. To nevar atsaukt.
web-stop-yes = Beigt spēli
web-invite-watch = Dalīties ar saiti skatītājiem
web-keys = Tastatūra
web-key-roll = Mest kauliņus
web-key-die = Paturēt vai atlaist kauliņu
web-key-explain = Izskaidrot ailīti vai kārti
web-key-tab = Pārvietoties pa galdu, ar Enter izvēlēties
web-key-escape = Aizvērt atvērto
web-agree = Piekrītu
web-decline = Nē
web-vote-undo = { $name } vēlas atsaukt pēdējo gājienu.
web-vote-remove = { $name } vēlas izslēgt no spēles citu spēlētāju: { $other }.
web-remove = Izslēgt: { $name }
web-vote-stop = { $name } vēlas tagad beigt spēli.
web-away-long = { $name } jau kādu laiku ir prom.
web-give = Lai turpina bots
web-vote-waits = Gaidām atbildi: { $names }
web-bot-for-you = { $name }: šajā vietā spēlē bots.
web-take-back = Atgūt savu vietu
web-pass = Padod ierīci tālāk. Nākamais gājiens: { $name }
web-pass-why = Neviens neredz, ko raksta citi, līdz visi ir gatavi.
web-pass-here = Es esmu { $name }
web-pass-wait = { $count ->
    [zero] Visi šeit ir gatavi. Gaidām vēl { $count } spēlētājus.
    [one] Visi šeit ir gatavi. Gaidām: { $names }.
   *[other] Visi šeit ir gatavi. Gaidām vēl { $count } spēlētājus.
 }
web-react = Sūtīt reakciju
web-react-applause = Lieliski
web-react-luck = Lai veicas
web-react-wow = Oho
web-react-laugh = Haha
web-react-ouch = Vai
web-react-thanks = Paldies
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total = { $points ->
    [zero] { $name }: { $points } punktu.
    [one] { $name }: { $points } punkts.
   *[other] { $name }: { $points } punkti.
 }

## On a television
web-tv = Rādīt televizorā
web-tv-scan = Skaties savā tālrunī

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
web-won-you-by = Tu uzvarēji ar { $points } punktu pārsvaru
web-won-by = { $name } uzvar ar { $points } punktu pārsvaru
web-end-share = { $game } Noppā: { $results }
web-end-luck-points = punkti no veiksmes
web-end-luck-chance = { $amount ->
    [zero] procentpunktu izredžu uzvarēt no veiksmes
    [one] procentpunkts izredžu uzvarēt no veiksmes
   *[other] procentpunkti izredžu uzvarēt no veiksmes
 }
web-end-luck-lead = pārsvara punkti no veiksmes
web-end-loss-points = punkti kļūdu dēļ
web-end-loss-chance = { $amount ->
    [zero] procentpunktu izredžu uzvarēt kļūdu dēļ
    [one] procentpunkts izredžu uzvarēt kļūdu dēļ
   *[other] procentpunkti izredžu uzvarēt kļūdu dēļ
 }
web-end-loss-lead = pārsvara punkti kļūdu dēļ
web-end-band = tā tu spēlēji
web-end-band-of = tā spēlēja { $name }
web-end-band-flawless = Nevainojami
web-end-band-master = Meistarīgi
web-end-band-expert = Kā eksperts
web-end-band-skilled = Prasmīgi
web-end-band-casual = Hobija līmenī
web-end-band-beginner = Kā iesācējs
web-end-curve-points = Gaidāmais gala rezultāts
web-end-curve-chance = Uzvaras izredzes
web-end-curve-lead = Gaidāmais pārsvars beigās
web-end-swing = Lielākais pavērsiens: { $what }
web-again = Spēlēt vēlreiz
web-record = Saglabāt spēles ierakstu
web-steps = Soli pa solim

## The coach
web-coach-ask = Jautāt trenerim
web-coach-thinks = Domā…
web-coach-later = Trenerim var jautāt tad, kad tev kaut kas jāizvēlas.
web-coach = Treneris
web-coach-list = Cik vērta ir katra izvēle
web-coach-do = Darīt tā
web-coach-is-best = labākā
web-exact = precīzi
web-estimate = aptuveni
web-remark = Tas maksāja { $amount }. Labāk: { $move }.

## What happened
web-log = Kas notika
web-log-start = Spēle sākas.
web-log-roll = { $name ->
    [Tu] Tu uzmeti { $dice }.
   *[other] { $name } uzmeta { $dice }.
 }
web-log-dice = Kauliņi rāda { $dice }.
web-log-draw = Kārts: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Pēdējais gājiens ir atsaukts.
web-log-amend = Kāds ieraksts ir izlabots.
web-log-back = { $name } ir atpakaļ.
web-log-bot = { $name }: šajā vietā turpina bots.
web-log-stopped = Spēle beigta pirms laika.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = paturēts { $dice }
web-did-keep-none = nekas nav paturēts
web-told-keep = { $count ->
    [0] { $name ->
        [Tu] Tu meti visus kauliņus vēlreiz.
       *[other] { $name } meta visus kauliņus vēlreiz.
     }
   *[other] { $name ->
        [Tu] Tu paturēji { $dice }.
       *[other] { $name } paturēja { $dice }.
     }
 }
web-did-write = aizpildīta ailīte „{ $item }”
web-did-declare = pieteikta ailīte „{ $item }”
web-did-set = malā nolikts { $dice }
web-did-go = turpina
web-did-stop = apstājas
web-did-stone = akmens lauciņā { $square }
web-did-take-over = pārņemts lauciņš { $square }, tā akmens pārlikts uz lauciņu { $to }
web-did-box = akmens kastē
web-did-lay = { $dice } uz { $slot }. kārts ({ $card })
web-did-done = gājiens pabeigts
web-did-stand = kauliņi paturēti
web-did-reroll = mests vēlreiz ({ $colours })
web-did-twice = { $die } lietots divreiz, { $drop } izlaists
web-did-number = { $number } ierakstīts pilsētā { $city }
web-did-cross = nosvītrota pilsēta { $city }

## The games' tables
web-kivi-board = Laukums
web-kivi-value = vērtība { $value }
web-kivi-stone = akmens: { $name }
web-kivi-gain = tagad { $gain }
web-kivi-line = { $stones } akmeņu līnija: { $sum } × { $stones } = { $points }
web-kivi-only = Rādīt tikai šīs līnijas
web-kivi-taking = Pieskaries brīvam lauciņam, kur pārlikt akmeni no lauciņa { $square }.
web-tutto-risk = uz spēles
web-tutto-choose = Pieskaries kauliņiem, ko nolikt malā
web-tutto-made = { $count ->
    [zero] { $count } Tutto šajā gājienā
    [one] { $count } Tutto šajā gājienā
   *[other] { $count } Tutto šajā gājienā
 }
web-dicetto-empty = Nav kārts
web-dicetto-done = Gatavs
web-dicetto-tie = ar { $tie } ir cīņa
web-dicetto-beat = { $beat } pārspēj, ar { $tie } ir cīņa
web-dicetto-battle = Cīņa par kārti „{ $card }”
web-dicetto-again = Abiem uzkrita { $face }. Met vēlreiz.
web-dicetto-won = { $one } pret { $other }. Uzvara cīņā: { $name }.
web-dicetto-fought = cīņa par to: { $name }
web-trip-map = Karte: { $name }
web-trip-empty = tukša
web-trip-crossed = nosvītrota
web-trip-gain = { $number } šeit: { $gain }
web-trip-numbers = Skaitļi, ko var salikt no šiem kauliņiem
web-trip-make = Pieskaries diviem kauliņiem vai skaitlim.
web-trip-put = Pieskaries pilsētai, kur rakstīt { $number }, vai ievelc skaitli tajā.
web-trip-cross = Nosvītrot pilsētu
web-trip-stand = Paturēt visus četrus
web-trip-decide = Paturi šos kauliņus vai pieskaries tiem, ko mest vēlreiz. Tā drīkst vienreiz spēlē.
web-trip-wait = Gatavs. Pārējie vēl izvēlas.

## Are the dice fair?
web-back = Atpakaļ pie galda
web-fair = Vai kauliņi ir godīgi?
web-fair-how =
    Pirms spēles serveris izvēlējās slepenu skaitli un parādīja tā pirksta nospiedumu, lai vēlāk skaitli nevarētu
    nomainīt. Tad to pašu izdarīja katra spēlētāja pārlūks. Šie skaitļi kopā nosaka katru metienu. Kad spēle beigusies,
    slepeno skaitli parāda.
web-fair-real = Šajā spēlē met īstus kauliņus, tāpēc Noppa metienus neietekmē.
web-fair-promise = Pirms spēles parādītais pirksta nospiedums
web-fair-player = Spēlētāja skaitlis: { $name }
web-fair-secret = Slepenais skaitlis
web-fair-later = parādīs, kad spēle beigsies
web-fair-check = { $count ->
    [zero] Pārbaudīt visus { $count } metienus un kārtis
    [one] Pārbaudīt metienus un kārtis: { $count }
   *[other] Pārbaudīt visus { $count } metienus un kārtis
 }
web-fair-right = { $count ->
    [zero] Pārbaudīts šajā pārlūkā. Visi { $count } metieni un kārtis ir tieši tādi, kā solīts.
    [one] Pārbaudīts šajā pārlūkā ({ $count }). Metieni un kārtis ir tieši tādi, kā solīts.
   *[other] Pārbaudīts šajā pārlūkā. Visi { $count } metieni un kārtis ir tieši tādi, kā solīts.
 }
web-fair-wrong = { $count ->
    [zero] { $count } metieni vai kārtis nav tādi, kā solīts. Pirmais ir { $event }. solis („{ $text }”).
    [one] { $count } metiens vai kārts nav tāds, kā solīts. Pirmais ir { $event }. solis („{ $text }”).
   *[other] { $count } metieni vai kārtis nav tādi, kā solīts. Pirmais ir { $event }. solis („{ $text }”).
 }
web-fair-broken = Slepenais skaitlis nav tas, kas tika solīts.
web-fair-changed = Šie nav tie skaitļi, ko šis pārlūks redzēja pirms spēles.
web-fair-remembered = Šis pārlūks atceras skaitļus no laika pirms spēles, tāpēc tam nav jāpaļaujas tikai uz servera vārdu.
web-fair-not-there = Šis pārlūks šai spēlei skaitli nepievienoja, tāpēc var pārbaudīt tikai to, ko saka serveris.
web-fair-unrevealed = netika atsūtīts laikā
web-fair-counts = Cik bieži uzkrita katrs skaitlis
web-fair-sample = Pavisam mesti kauliņi: { $dice }. Vidēji katrs skaitlis uzkrīt { $mean ->
    [zero] { $mean } reižu
    [one] { $mean } reizi
   *[other] { $mean } reizes
 }. Tas ir par maz, lai ko spriestu.

## Luck and skill
web-review = Veiksme un prasme
web-review-working = Treneris izskata spēli…
web-review-curve = Kā spēle veicās katram spēlētājam
web-review-none = Nav neviena vērā ņemama kļūda.
web-review-exact = Šie skaitļi ir precīzi.
web-review-estimate = Šie skaitļi ir aptuveni.
web-band-flawless = Nevainojami.
web-band-master = Spēlēja kā meistars.
web-band-expert = Spēlēja kā eksperts.
web-band-skilled = Spēlēja prasmīgi.
web-band-casual = Spēlēja hobija līmenī.
web-band-beginner = Spēlēja kā iesācējs.

## Real dice
web-real-pad = Kas ir uz galda
web-real-tap = { $left ->
    [0] Tie ir visi.
    [zero] Pieskaries vēl { $left } kauliņu skaitļiem.
    [one] Pieskaries vēl { $left } kauliņa skaitlim.
   *[other] Pieskaries vēl { $left } kauliņu skaitļiem.
 }
web-real-tap-colour = Pieskaries skaitlim, ko rāda { $colour } kauliņš.
web-real-face = Pievienot { $face }
web-real-remove = Noņemt { $face }
web-real-enter = Lietot šos kauliņus
web-real-choose = Tagad pieskaries, kur tie iet. Tā ievadīsi kauliņus un savu gājienu.
web-real-other = Mainīt kauliņus
web-real-card = Pieskaries kārtij, kas atklāta.
web-correct = Saglabāt labojumu
web-correct-text = Kam tur jābūt?
web-correct-open = Labot ierakstu
web-correct-which = Kurš ieraksts ir nepareizs?
web-correct-stood = Tagad tur ir: { $entry }
web-correct-other = Izvēlēties citu ierakstu
web-correct-none = Vēl nekas nav ievadīts.
web-correct-misfit = Tālākie ieraksti pēc tava labojuma vairs nederēja, tāpēc tie ir noņemti. Ievadi tos vēlreiz.
web-clock-left = { $seconds ->
    [zero] vēl { $seconds } sekunžu
    [one] vēl { $seconds } sekunde
   *[other] vēl { $seconds } sekundes
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Mērķis
guide-turn = Tavs gājiens
guide-scores = Punkti
guide-examples = Piemēri
guide-example-number = { $number }. piemērs
guide-questions = Jautājumi
guide-full = Pilnie noteikumi
guide-table = Šis galds
guide-ask-begins = Kas sāk?
guide-points = { $points ->
    [-1] −1 punkts
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
 }
guide-points-word = { $points ->
    [-1] punkts
    [zero] punktu
    [one] punkts
   *[other] punkti
 }
guide-about = Kas tas ir: { $thing }
guide-more = Rādīt noteikumos
guide-now = Tagad
guide-chances = Tik bieži tas izdodas, ja pēc tā tiecies visu gājienu:

## Playing without a server
web-device-loading = Sagatavo kauliņus… { $percent }%
web-device-loading-more = Tik ilgi ir tikai pirmajā reizē. Pa to laiku iemācies kādu spēli:
web-device-elsewhere = Noppa ir atvērta citā cilnē.
web-device-elsewhere-more = Šajā ierīcē spēles vienlaikus darbojas tikai vienā cilnē. Tavas spēles ir drošībā.
web-device-here = Spēlēt šeit
web-device-failed = Neizdevās palaist Noppu šajā ierīcē.
web-device-storage-away = Šis pārlūks neļauj Noppai saglabāt spēles. Privātie logi bieži aizliedz saglabāšanu, tāpēc atver Noppu parastā logā.
web-device-again = Mēģināt vēlreiz
web-device-hosted = Tu spēlē šajā ierīcē.
web-device-hosted-more = Serveris nav sasniedzams. Tavas spēles saglabā šeit un pievienos tavai vēsturei, kad tas atkal darbosies.
web-device-site = Viss notiek šajā ierīcē un paliek tajā. Lai spēlētu ar saiti vai salīdzinātu dienas kauliņus, vajag Noppas serveri.
web-version-new = Ir gatava jauna Noppas versija. Ielādē lapu vēlreiz, lai to lietotu.
web-version-reload = Ielādēt vēlreiz
web-offline = Spēlēt bezsaistē
web-offline-more = Saglabā { $megabytes } MB šajā ierīcē, lai varētu spēlēt bez interneta.
web-offline-ready = Var spēlēt bezsaistē.
web-offline-loading = Saglabā spēlēšanai bezsaistē… { $percent }%
web-offline-failed = Neizdevās visu saglabāt spēlēšanai bezsaistē. Nākamajā reizē Noppa mēģinās vēlreiz.
web-way-link-away = Vajag serveri
web-everything = Viss vienā failā
web-everything-more = Visas spēles šajā ierīcē, pabeigtas un nepabeigtas: rezerves kopijai vai pārcelšanai uz citu ierīci.
web-everything-save = Saglabāt failā
web-everything-open = Atvērt failu
web-everything-added = { $added ->
    [0] Visas šīs spēles tev jau ir.
    [zero] Pievienotas { $added } spēles.
    [one] Pievienota { $added } spēle.
   *[other] Pievienotas { $added } spēles.
}
error-device-failed = Neizdevās palaist Noppu šajā ierīcē. Ielādē lapu no jauna un mēģini vēlreiz.
error-elsewhere = Noppa ir atvērta citā cilnē. Spēlē tur vai aizver to cilni un mēģini vēlreiz.
