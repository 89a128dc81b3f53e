# Pačios naršyklės programos žodžiai; žaidimai ir klaidos turi savo failus.

web-name = Noppa
web-nav = Puslapiai
web-preferences = Nuostatos
web-your-data = Tavo duomenys
web-limits = Šio serverio ribos
web-language = Kalba
web-language-auto = Kaip naršyklėje ({ $language })
web-theme = Šviesi ar tamsi
web-theme-auto = Kaip įrenginyje
web-theme-light = Šviesi
web-theme-dark = Tamsi
web-still = Be animacijų
web-sound = Garsai
web-remarks = Pranešti, kai suklystu
web-chances = Rodyti tikimybes laimėti
web-buzz = Vibruoti, kai mano ėjimas
web-pace = Kaip greitai žaidžia botai
web-pace-slow = Lėtai
web-pace-normal = Įprastai
web-pace-at-once = Akimirksniu
web-your-name = Tavo vardas
web-done = Baigta
web-close = Užverti
web-yes = taip
web-no = ne
web-you = Tu
web-who-here = čia
web-who-link = per nuorodą
web-player = { $number } žaidėjas

## Pradžios puslapis
web-begin = Žaisti { $game }
web-begin-more = Iškart, prieš botą { $bot }.
web-resume = { $game } · { $names }
web-resume-yours = Tavo ėjimas · { $game } · { $names }
web-resume-waiting = Laukiame žaidėjų · { $game }
web-running = Kiti tavo žaidimai
web-day-game = { $game }, visiems tie patys metimai
web-day-play = Žaisti šios dienos { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } taškas
    [few] { $game }: { $points } taškai
    [many] { $game }: { $points } taško
   *[other] { $game }: { $points } taškų
 }
web-day-newcomer = šiandien pirmą kartą
web-day-results = Rezultatai
web-day-secret = Pirma baik savo žaidimą. Paskui galėsi pažiūrėti ir kitų.
web-day-streak = { $days ->
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
    [many] { $days } dienos iš eilės
   *[other] { $days } dienų iš eilės
 }
web-day-share = { $days ->
    [0] Mano šios dienos { $game } rezultatas Noppoje: { $points }.
    [one] Mano šios dienos { $game } rezultatas Noppoje: { $points }.
    [few] Mano šios dienos { $game } rezultatas Noppoje: { $points }. Žaidžiu jau { $days } dienas iš eilės.
    [many] Mano šios dienos { $game } rezultatas Noppoje: { $points }. Žaidžiu jau { $days } dienos iš eilės.
   *[other] Mano šios dienos { $game } rezultatas Noppoje: { $points }. Žaidžiu jau { $days } dienų iš eilės.
 }
web-share-short = Dalytis
web-share-failed = Nukopijuoti nepavyko
web-real-dice = Tikri kauliukai
web-real-dice-more = Tu meti, Noppa skaičiuoja taškus.
web-welcome = Prisitrauk kėdę.
web-welcome-more = Penki kauliukų žaidimai: prieš savo rekordą, viename įrenginyje ar su draugais per nuorodą. Treneris parodo, ko vertas kiekvienas pasirinkimas.
web-players = { $most ->
    [one] { $least }–{ $most } žaidėjas
    [few] { $least }–{ $most } žaidėjai
    [many] { $least }–{ $most } žaidėjo
   *[other] { $least }–{ $most } žaidėjų
 }
web-play = Žaisti
web-play-game = Žaisti { $game } prieš botą
web-more = Draugai…
web-more-game = Žaisti { $game } su draugais arba pakeisti taisykles
web-go-on = Tęsti
web-day = Dienos kauliukai
web-day-more = Visiems tie patys kauliukai, kartą per dieną.
web-day-none = Šios dienos kauliukais dar niekas nežaidė.
web-day-playing = žaidžia
web-past = Baigti žaidimai
web-watch = Kiti stalai
web-practice = Treniruotė
web-practice-more = Rinkis ėjimą ir palygink jį su visais kitais.
web-history = Tavo žaidimai
web-history-more = Rezultatai, vidurkiai ir rekordai.
web-open-record = Atverti žaidimo įrašą
web-open-record-drop = Pasirink išsaugoto žaidimo failą arba nutempk jį čia.
web-phones = Telefonai namuose
web-phones-open = Prijungti telefonus
web-home = Pradžia
web-lost-title = Šio puslapio atverti nepavyko
web-gone = To rasti negalime
error-offline = Nėra interneto ryšio, o tam reikia serverio. Veiks, kai ryšys grįš.
error-server-away = Serveris neatsako. Niekas nedingo. Bandyk dar kartą po akimirkos.

## Naujas žaidimas
web-new-game = Naujas žaidimas: { $game }
web-how-to = Kaip žaisti { $game }
web-way-here = Šiame įrenginyje
web-way-here-more = vienas po kito
web-way-link = Per nuorodą
web-way-link-more = su draugais bet kur
web-way-bots = Prieš botus
web-way-bots-more = pradėti iškart
web-at-the-table = Prie stalo
web-seat-you = tu, paliesk ir pakeisk vardą
web-seat-here = šiame įrenginyje
web-link-next = Tada kiekvienam draugui gausi kodą ir nuorodą. Žaidimas prasidės, kai visi susirinks.
web-seat-by-link = prisijungs per nuorodą
web-seats-most = iki { $most }
web-bot-choose = Rinkis, kaip žaidžia { $name }
web-bot-plays = Kaip žaidžia { $name }
web-bot-hare = mokosi
web-bot-hare-level = botas, mokosi
web-bot-hare-more = dar mokosi, dažnai nepastebi geriausio ėjimo
web-bot-hedgehog = ramus
web-bot-hedgehog-level = botas, ramus
web-bot-hedgehog-more = ramus, galvoja tik apie šį ėjimą
web-bot-fox = gudrus
web-bot-fox-level = botas, gudrus
web-bot-fox-more = gudrus, kartais suklysta
web-bot-owl = žinovas
web-bot-owl-level = botas, žinovas
web-bot-owl-more = visada eina geriausią jam žinomą ėjimą
web-start-game = { $count ->
    [one] Pradėti žaidimą
    [few] Pradėti žaidimą, { $count } žaidėjai
    [many] Pradėti žaidimą, { $count } žaidėjo
   *[other] Pradėti žaidimą, { $count } žaidėjų
 }
web-start-link = { $count ->
    [one] Pradėti žaidimą
    [few] Pradėti žaidimą ir kviesti draugus
    [many] Pradėti žaidimą ir kviesti draugus
   *[other] Pradėti žaidimą ir kviesti draugus
 }
web-summary-board = sava lenta
web-summary-deck = sava kaladė
web-summary-map = savas žemėlapis
web-summary-changed = { $count ->
    [one] { $count } pakeitimas
    [few] { $count } pakeitimai
    [many] { $count } pakeitimo
   *[other] { $count } pakeitimų
 }
web-coach-allowed = gali padėti
web-coach-off = tyli
web-own-how = Atsisiųsk Noppos failą, pakeisk jį ir pasirink čia. Jis gali būti iki 64 kB.
web-own-template-board = Atsisiųsti lentą
web-own-template-deck = Atsisiųsti kaladę
web-own-template-map = Atsisiųsti žemėlapį
web-own-example = Žiūrėti pavyzdį
web-own-checking = Tikriname failą…
web-own-fine = Failas tinka. Žaisi su juo.
web-join-full = Vieta jau užimta ({ $game })
web-who = Kas žaidžia
web-seat-name = { $number } žaidėjo vardas
web-seat-move = Perkelti: { $name }, { $number } žaidėjas iš { $count }
web-seat-remove = Pašalinti { $number } žaidėją
web-bot-level = Kaip gerai žaidžia botas
web-add-here = Pridėti žaidėją
web-add-link = Kviesti per nuorodą
web-add-bot = Pridėti botą
web-house-rules = Namų taisyklės
web-edition = Leidimas
web-edition-own = { $edition }, kaip tavo kalbos knygelėje
web-dice-are = Kauliukai
web-dice-fair = Noppos kauliukai
web-dice-real = tikri kauliukai
web-every-roll = Įvesti kiekvieną metimą, ne tik galutinius kauliukus
web-starts = Kas pradeda
web-starts-chosen = pirmas sąraše
web-starts-drawn = didžiausias metimas
web-starts-loser = paskutinis ankstesniame žaidime
web-clock = Laikas ėjimui
web-clock-seconds = { $seconds ->
    [0] be ribos
    [one] { $seconds } sekundė
    [few] { $seconds } sekundės
    [many] { $seconds } sekundės
   *[other] { $seconds } sekundžių
 }
web-allow-coach = Leisti trenerio pagalbą
web-allow-undo = Leisti atšaukti, jei visi sutinka
web-dice-fair-more = Noppa meta už tave. Po žaidimo tavo naršyklė gali patikrinti kiekvieną metimą.
web-dice-real-more = Meti tikrus kauliukus ir palieti, ką jie rodo. Noppa skaičiuoja taškus.
web-starts-chosen-more = Pradeda pirmas žaidėjas sąraše, kiti eina iš eilės.
web-starts-drawn-more = Visi meta po vieną kauliuką; pradeda tas, kas išmeta daugiausia.
web-starts-loser-more = Kitą žaidimą pradeda tas, kas liko paskutinis. Pirmąjį pradeda tas, kas išmeta daugiausia.
web-clock-more = { $seconds ->
    [0] Galvok, kiek nori.
    [one] Kai praeis { $seconds } sekundė, Noppa padarys ėjimą už tave.
    [few] Kai praeis { $seconds } sekundės, Noppa padarys ėjimą už tave.
    [many] Kai praeis { $seconds } sekundės, Noppa padarys ėjimą už tave.
   *[other] Kai praeis { $seconds } sekundžių, Noppa padarys ėjimą už tave.
 }
web-coach-yes-more = Žaidėjai gali klausti, ko vertas kiekvienas pasirinkimas.
web-coach-no-more = Per žaidimą niekas negauna patarimų.
web-undo-yes-more = Ėjimą gali atšaukti, jei kiti sutinka ir po jo dar nebuvo metimo ar kortos.
web-undo-no-more = Ėjimo atšaukti niekas negali.
web-edition-more = Leidimas yra namų taisyklių rinkinys. Kiekvieną jų gali pakeisti žemiau.
web-own-board = Sava lenta
web-own-deck = Sava kaladė
web-own-map = Savas žemėlapis
web-own-remove = Pašalinti failą
web-own-used = Savas, iš failo
web-kind-gone = Šio žaidimo čia žaisti negali. Galimi žaidimai yra pradžios puslapyje.
web-invited = Tave kviečia žaisti { $game }
web-sit = Prisijungti
web-just-watch = Tik žiūrėti
web-join-taken = Kažkas šią vietą jau užėmė. Gali žiūrėti arba paprašyti kitos nuorodos.
web-waiting = { $count ->
    [0] Visi susirinko
    [one] Laukiame dar { $count } žaidėjo
    [few] Laukiame dar { $count } žaidėjų
    [many] Laukiame dar { $count } žaidėjo
   *[other] Laukiame dar { $count } žaidėjų
 }
web-invite = { $name } gali nuskaityti šį kodą arba atverti nuorodą.
web-qr = QR kodas su nuoroda
web-link = Nuoroda
web-share = Siųsti nuorodą
web-copied = Nukopijuota
web-share-by-hand = Ši naršyklė nuorodos nei išsiųsti, nei nukopijuoti negali. Pažymėk ją viršuje ir nukopijuok.
web-device = Tęsti šiame įrenginyje
web-device-more = Čia žaisi toliau kaip tas pats žaidėjas.
web-device-go = Taip, tai aš
web-device-link = Tęsti kitame įrenginyje
web-device-scan = Atverk šią nuorodą kitame įrenginyje per dešimt minučių. Ji veikia tik kartą.

## Prie stalo
web-title = { $game } · Noppa
web-title-turn = Tavo ėjimas · { $game }
web-opening = Atveriamas stalas…
web-getting-ready = Noppa ruošiasi. Pirmą kartą tai gali užtrukti minutę.
web-connection-lost = Ryšys nutrūko. Noppa jungiasi iš naujo, o tavo žaidimas saugus.
web-connection-last-seen = Serveris neatsako. Gali pasižiūrėti žaidimą tokį, kokį matei paskutinį kartą, ir žaisti toliau, kai serveris vėl atsakys.
web-seats = Žaidėjai
web-seat-free = laisva
web-seat-away = pasitraukė
web-seat-bot = žaidžia botas
web-watching = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
 }
web-rail = Žaidėjai, treneris ir žaidimo eiga
web-result = Rezultatas
web-lesson = Pamoka
web-lesson-offer = Pirmas kartas su { $game }?
web-lesson-play = Pradėti pamoką
web-lesson-later = Ne dabar
web-lesson-entry-more = Trumpas pirmas žaidimas. Kauliukai paruošti.
web-lesson-step = { $step } žingsnis iš { $steps }
web-lesson-skip = Praleisti
web-lesson-show = Parodyk
web-lesson-allowed = Galima ir taip. Šįkart pabandykime kitaip.
web-lesson-coached = Treneris sako: { $move }.
web-lesson-rival = Žaidžia { $name }…
web-lesson-back = Ne { $dice }. Paliesk dar kartą, kad paleistum.
web-lesson-over = Dabar moki { $game }
web-lesson-game = Žaisti
web-sound-ask = Žaisti su garsu?
web-sound-on = Įjungti garsą
web-sound-off = Ne
web-chance-of = { $name }: tikimybė laimėti { $percent } %.
web-chances-best = Šios tikimybės skaičiuojamos taip, lyg visi žaistų kaip žinovai.
web-chance-short = tikimybė { $percent } %
web-plus-points = { $points ->
    [one] +{ $points } taškas
    [few] +{ $points } taškai
    [many] +{ $points } taško
   *[other] +{ $points } taškų
 }
web-dice = Kauliukai
web-die = Kauliukas { $place }: { $value }
web-die-blank = Kauliukas { $place }: nemestas
web-die-coloured = Kauliukas { $place } ({ $colour }): { $value }
web-die-coloured-blank = Kauliukas { $place } ({ $colour }): nemestas
web-dice-shown = { $count ->
    [one] kauliukas: { $dice }
    [few] kauliukai: { $dice }
    [many] kauliukai: { $dice }
   *[other] kauliukai: { $dice }
 }
web-turn-yours = Tavo ėjimas
web-turn-of = Eina { $name }
web-turn-several = { $count ->
    [one] renkasi { $count } žaidėjas
    [few] renkasi { $count } žaidėjai
    [many] renkasi { $count } žaidėjo
   *[other] renkasi { $count } žaidėjų
 }
web-roll = { $dice ->
    [0] Nėra ko mesti
    [one] Mesti { $dice } kauliuką
    [few] Mesti { $dice } kauliukus
    [many] Mesti { $dice } kauliuko
   *[other] Mesti { $dice } kauliukų
 }
web-roll-number = { $number } metimas
web-roll-kept = { $count ->
    [0] niekas nepasilikta
   *[other] pasilikta
 }
web-draw = Atversti kortą
web-total = Iš viso
web-pad = Taškų lentelė
web-par = palyginti su trimis kiekvieno skaičiaus kauliukais
web-write = Įrašyti { $points } į eilutę „{ $item }“
web-moves = { $count ->
    [one] Vienintelis pasirinkimas
    [few] Visi { $count } pasirinkimai
    [many] Visi pasirinkimai: { $count }
   *[other] Visi pasirinkimai: { $count }
 }
web-menu = Meniu
web-rules = Taisyklės
web-undo = Atšaukti
web-stop = Baigti žaidimą
web-leave = Palikti stalą
web-while-playing = Žaidžiant
web-this-table = Šis stalas
web-stop-group = Baigti
web-play-on = Žaisti toliau
web-leave-kept = tavo žaidimas išsaugotas
web-leave-ask = Palikti stalą?
web-leave-more = Kol tavęs nėra, už tave žaidžia botas. Grįžti gali, kol žaidimas vyksta.
web-leave-yes = Palikti
web-left = Tavęs prie stalo nėra. Už tave žaidžia botas.
web-stop-ask = Baigti žaidimą visiems?
web-stop-more = Taškai lieka, kokie yra. Atšaukti to negalima.
web-stop-yes = Baigti žaidimą
web-invite-watch = Dalytis žiūrovo nuoroda
web-keys = Klaviatūra
web-key-roll = Mesti kauliukus
web-key-die = Pasilikti kauliuką arba jį paleisti
web-key-explain = Paaiškinti eilutę ar kortą
web-key-tab = Judėti po stalą, tada rinktis su Enter
web-key-escape = Užverti, kas atverta
web-agree = Sutinku
web-decline = Ne
web-vote-undo = { $name } nori atšaukti paskutinį ėjimą.
web-vote-remove = { $name } nori pašalinti žaidėją { $other } iš žaidimo.
web-remove = Pašalinti žaidėją { $name }
web-vote-stop = { $name } nori baigti žaidimą dabar.
web-away-long = { $name } jau kurį laiką neatsiliepia.
web-give = Tegul toliau žaidžia botas
web-vote-waits = Laukiame atsakymo: { $names }
web-bot-for-you = Už žaidėją { $name } žaidžia botas.
web-take-back = Susigrąžinti vietą
web-pass = Perduok įrenginį: { $name }
web-pass-why = Niekas nemato, ką rašo kiti, kol visi nebaigia.
web-pass-here = Aš esu { $name }
web-pass-wait = { $count ->
    [one] Čia visi baigė. Dar renkasi { $names }.
    [few] Čia visi baigė. Laukiame dar { $count } žaidėjų.
    [many] Čia visi baigė. Laukiame dar { $count } žaidėjo.
   *[other] Čia visi baigė. Laukiame dar { $count } žaidėjų.
 }
web-react = Siųsti reakciją
web-react-applause = Šaunu
web-react-luck = Sėkmės
web-react-wow = Oho
web-react-laugh = Cha cha
web-react-ouch = Oi
web-react-thanks = Ačiū
web-react-said = { $name }: { $what }.

## Ekrano skaityklėms
web-said-total = { $points ->
    [one] { $name }: { $points } taškas.
    [few] { $name }: { $points } taškai.
    [many] { $name }: { $points } taško.
   *[other] { $name }: { $points } taškų.
 }

## Televizoriuje
web-tv = Rodyti televizoriuje
web-tv-scan = Žiūrėti telefone

## Pabaiga
web-over = Žaidimas baigtas
web-over-alone = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }
web-won-you = Laimėjai
web-won = { $count ->
    [one] Laimi { $names }
    [few] Bendra pergalė: { $names }
    [many] Bendra pergalė: { $names }
   *[other] Bendra pergalė: { $names }
 }
web-won-you-by = Laimėjai, skirtumas { $points }
web-won-by = Laimi { $name }, skirtumas { $points }
web-end-share = { $game } Noppoje: { $results }
web-end-luck-points = taškų dėl sėkmės
web-end-luck-chance = { $amount ->
    [one] procentinis punktas tikimybės laimėti dėl sėkmės
    [few] procentiniai punktai tikimybės laimėti dėl sėkmės
    [many] procentinio punkto tikimybės laimėti dėl sėkmės
   *[other] procentinių punktų tikimybės laimėti dėl sėkmės
 }
web-end-luck-lead = pranašumo taškų dėl sėkmės
web-end-loss-points = taškų dėl klaidų
web-end-loss-chance = { $amount ->
    [one] procentinis punktas tikimybės laimėti dėl klaidų
    [few] procentiniai punktai tikimybės laimėti dėl klaidų
    [many] procentinio punkto tikimybės laimėti dėl klaidų
   *[other] procentinių punktų tikimybės laimėti dėl klaidų
 }
web-end-loss-lead = pranašumo taškų dėl klaidų
web-end-band = tavo žaidimo lygis
web-end-band-of = žaidimo lygis: { $name }
web-end-band-flawless = Be klaidų
web-end-band-master = Meistras
web-end-band-expert = Žinovas
web-end-band-skilled = Įgudęs
web-end-band-casual = Mėgėjas
web-end-band-beginner = Naujokas
web-end-curve-points = Tikėtinas galutinis rezultatas
web-end-curve-chance = Tikimybė laimėti
web-end-curve-lead = Tikėtinas galutinis pranašumas
web-end-swing = Didžiausias lūžis: { $what }
web-again = Žaisti dar kartą
web-record = Išsaugoti žaidimo įrašą
web-steps = Žingsnis po žingsnio

## Treneris
web-coach-ask = Klausti trenerio
web-coach-thinks = Galvoja…
web-coach-later = Trenerio gali klausti, kai turi ką rinktis.
web-coach = Treneris
web-coach-list = Ko vertas kiekvienas pasirinkimas
web-coach-do = Daryti taip
web-coach-is-best = geriausia
web-exact = tikslu
web-estimate = apytiksliai
web-remark = Tai kainavo { $amount }. Geriau: { $move }.

## Kas įvyko
web-log = Žaidimo eiga
web-log-start = Žaidimas prasideda.
web-log-roll = { $name }: išmesta { $dice }.
web-log-dice = Kauliukai rodo { $dice }.
web-log-draw = Korta: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Paskutinis ėjimas atšauktas.
web-log-amend = Vienas įrašas pataisytas.
web-log-back = { $name } vėl čia.
web-log-bot = Už žaidėją { $name } dabar žaidžia botas.
web-log-stopped = Žaidimas baigtas anksčiau laiko.
# Po vardo ir dvitaškio, o kai žaidimas peržiūrimas, ir atskirai.
web-did-keep = pasilikta { $dice }
web-did-keep-none = niekas nepasilikta
web-told-keep = { $count ->
    [0] { $name }: visi kauliukai metami iš naujo.
   *[other] { $name }: pasilikta { $dice }.
 }
web-did-write = užpildyta eilutė „{ $item }“
web-did-declare = paskelbta eilutė „{ $item }“
web-did-set = atidėta { $dice }
web-did-go = tęsiama
web-did-stop = taškai įrašyti
web-did-stone = akmenukas ant langelio { $square }
web-did-take-over = perimtas langelis { $square }, jo akmenukas perkeltas ant langelio { $to }
web-did-box = akmenukas padėtas į dėžutę
web-did-lay = { $dice } ant kortos { $slot } ({ $card })
web-did-done = ėjimas baigtas
web-did-stand = kauliukai palikti
web-did-reroll = mesta iš naujo: { $colours }
web-did-twice = { $die } dukart, be { $drop }
web-did-number = { $number } mieste { $city }
web-did-cross = išbrauktas miestas { $city }

## Žaidimų stalai
web-kivi-board = Lenta
web-kivi-value = vertė { $value }
web-kivi-stone = akmenukas: { $name }
web-kivi-gain = dabar { $gain }
web-kivi-line = linija iš { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Rodyti tik šias linijas
web-kivi-taking = Paliesk laisvą langelį akmenukui nuo langelio { $square }.
web-tutto-risk = rizikuojama
web-tutto-choose = Paliesk kauliukus, kuriuos atidėsi
web-tutto-made = { $count ->
    [one] Šiame ėjime { $count } Tutto
    [few] Šiame ėjime { $count } Tutto
    [many] Šiame ėjime { $count } Tutto
   *[other] Šiame ėjime { $count } Tutto
 }
web-dicetto-empty = Kortos nėra
web-dicetto-done = Baigta
web-dicetto-tie = { $tie } yra dvikova
web-dicetto-beat = { $beat } įveikia, { $tie } yra dvikova
web-dicetto-battle = Dvikova dėl kortos „{ $card }“
web-dicetto-again = Abu išmetė { $face }. Metama dar kartą.
web-dicetto-won = { $one } prieš { $other }. Dvikovą laimi { $name }.
web-dicetto-fought = dėl jos kovojo { $name }
web-trip-map = Žemėlapis: { $name }
web-trip-empty = tuščias
web-trip-crossed = išbrauktas
web-trip-gain = { $number } čia: { $gain }
web-trip-numbers = Skaičiai, išeinantys iš šių kauliukų
web-trip-make = Paliesk du kauliukus arba skaičių.
web-trip-put = Paliesk miestą skaičiui { $number } arba nutempk skaičių ten.
web-trip-cross = Išbraukti miestą
web-trip-stand = Palikti visus keturis
web-trip-decide = Palik šiuos kauliukus arba paliesk tuos, kuriuos mesi iš naujo. Tai galima kartą per žaidimą.
web-trip-wait = Baigta. Kiti dar renkasi.

## Ar kauliukai sąžiningi?
web-back = Atgal prie stalo
web-fair = Ar kauliukai sąžiningi?
web-fair-how =
    Prieš žaidimą serveris pasirinko slaptą skaičių ir parodė jo atspaudą, kad vėliau skaičiaus pakeisti
    negalėtų. Paskui tą patį padarė kiekvieno žaidėjo naršyklė. Šie skaičiai kartu nulemia kiekvieną metimą.
    Kai žaidimas baigiasi, slaptas skaičius parodomas.
web-fair-real = Šiame žaidime kauliukai tikri, tad Noppa metimų nelemia.
web-fair-promise = Prieš žaidimą parodytas atspaudas
web-fair-player = Pridėjo { $name }
web-fair-secret = Slaptas skaičius
web-fair-later = parodomas, kai žaidimas baigtas
web-fair-check = { $count ->
    [one] Tikrinti { $count } metimą ar kortą
    [few] Tikrinti visus { $count } metimus ir kortas
    [many] Tikrinti visus metimus ir kortas ({ $count })
   *[other] Tikrinti visus metimus ir kortas ({ $count })
 }
web-fair-right = { $count ->
    [one] Patikrinta šioje naršyklėje ({ $count }). Viskas tiksliai taip, kaip žadėta.
    [few] Patikrinta šioje naršyklėje. Visi { $count } metimai ir kortos tiksliai tokie, kaip žadėta.
    [many] Patikrinta šioje naršyklėje ({ $count }). Viskas tiksliai taip, kaip žadėta.
   *[other] Patikrinta šioje naršyklėje. Visi metimai ir kortos ({ $count }) tiksliai tokie, kaip žadėta.
 }
web-fair-wrong = { $count ->
    [one] Ne taip, kaip žadėta ({ $count }): { $event } žingsnis („{ $text }“).
    [few] { $count } metimai ar kortos ne tokie, kaip žadėta. Pirmas yra { $event } žingsnis („{ $text }“).
    [many] Ne taip, kaip žadėta ({ $count }). Pirmas yra { $event } žingsnis („{ $text }“).
   *[other] { $count } metimų ar kortų ne tokie, kaip žadėta. Pirmas yra { $event } žingsnis („{ $text }“).
 }
web-fair-broken = Slaptas skaičius ne tas, kuris buvo žadėtas.
web-fair-changed = Tai ne tie skaičiai, kuriuos ši naršyklė matė prieš žaidimą.
web-fair-remembered = Ši naršyklė prisimena prieš žaidimą matytus skaičius, tad remiasi ne vien serverio žodžiu.
web-fair-not-there = Ši naršyklė skaičiaus šiam žaidimui nepridėjo, tad gali patikrinti tik tai, ką sako serveris.
web-fair-unrevealed = laiku neatsiųstas
web-fair-counts = Kaip dažnai iškrito kiekvienas skaičius
web-fair-sample = Mesta kauliukų: { $dice }. Kiekvienas skaičius vidutiniškai iškrinta { $mean ->
    [one] { $mean } kartą
    [few] { $mean } kartus
    [many] { $mean } karto
   *[other] { $mean } kartų
 }. Iš tiek dar mažai galima spręsti.

## Sėkmė ir meistriškumas
web-review = Sėkmė ir meistriškumas
web-review-working = Treneris peržiūri žaidimą…
web-review-curve = Kaip kiekvienam žaidėjui sekėsi
web-review-none = Paminėtinų klaidų nėra.
web-review-exact = Šie skaičiai tikslūs.
web-review-estimate = Šie skaičiai apytiksliai.
web-band-flawless = Žaidimas be klaidų.
web-band-master = Meistro lygis.
web-band-expert = Žinovo lygis.
web-band-skilled = Įgudusio žaidėjo lygis.
web-band-casual = Mėgėjo lygis.
web-band-beginner = Naujoko lygis.

## Tikri kauliukai
web-real-pad = Kas guli ant stalo
web-real-tap = { $left ->
    [0] Tai visi.
    [one] Paliesk dar { $left } kauliuko skaičių.
    [few] Paliesk dar { $left } kauliukų skaičius.
    [many] Paliesk dar { $left } kauliuko skaičių.
   *[other] Paliesk dar { $left } kauliukų skaičius.
 }
web-real-tap-colour = Paliesk šio kauliuko skaičių: { $colour }.
web-real-face = Pridėti { $face }
web-real-remove = Pašalinti { $face }
web-real-enter = Naudoti šiuos kauliukus
web-real-choose = Dabar paliesk, kur juos dėti. Taip įvedami kauliukai ir ėjimas.
web-real-other = Keisti kauliukus
web-real-card = Paliesk atverstą kortą.
web-correct = Išsaugoti pataisą
web-correct-text = Kas ten turėtų būti?
web-correct-open = Taisyti įrašą
web-correct-which = Kuris įrašas klaidingas?
web-correct-stood = Ten parašyta: { $entry }
web-correct-other = Rinktis kitą įrašą
web-correct-none = Dar nieko neįvesta.
web-correct-misfit = Įrašai po tavo pataisos nebetiko ir buvo pašalinti. Įvesk juos iš naujo.
web-clock-left = { $seconds ->
    [one] liko { $seconds } sekundė
    [few] liko { $seconds } sekundės
    [many] liko { $seconds } sekundės
   *[other] liko { $seconds } sekundžių
 }

## Trumpos taisyklės, lape po „?“ ir `noppa rules`
guide-goal = Tikslas
guide-turn = Tavo ėjimas
guide-scores = Taškai
guide-examples = Pavyzdžiai
guide-example-number = { $number } pavyzdys
guide-questions = Klausimai
guide-full = Visos taisyklės
guide-table = Šis stalas
guide-ask-begins = Kas pradeda?
guide-points = { $points ->
    [-1] −1 taškas
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }
guide-points-word = { $points ->
    [-1] taškas
    [one] taškas
    [few] taškai
    [many] taško
   *[other] taškų
 }
guide-about = Apie tai: { $thing }
guide-more = Rodyti taisyklėse
guide-now = Dabar
guide-chances = Taip dažnai pavyksta, jei to sieki visą ėjimą:

## Žaidimas be serverio
web-device-loading = Ruošiami kauliukai… { $percent } %
web-device-loading-more = Tiek užtrunka tik pirmą kartą. Tuo metu išmok žaidimą:
web-device-elsewhere = Noppa atverta kitoje naršyklės kortelėje.
web-device-elsewhere-more = Šio įrenginio žaidimai vienu metu veikia tik vienoje naršyklės kortelėje. Tavo žaidimai saugūs.
web-device-here = Žaisti čia
web-device-failed = Noppos paleisti šiame įrenginyje nepavyko.
web-device-storage-away = Ši naršyklė neleidžia Noppai išsaugoti žaidimų. Privatūs langai tai dažnai draudžia, tad atverk Noppą įprastame lange.
web-device-again = Bandyti dar kartą
web-device-hosted = Žaidi šiame įrenginyje.
web-device-hosted-more = Serverio pasiekti nepavyksta. Tavo žaidimai išsaugoti čia ir papildys istoriją, kai jis grįš.
web-device-site = Viskas veikia šiame įrenginyje ir čia lieka. Kad žaistum per nuorodą ar palygintum dienos kauliukus, reikia Noppos serverio.
web-version-new = Paruošta nauja Noppos versija. Įkelk puslapį iš naujo, kad ja naudotumeisi.
web-version-reload = Įkelti iš naujo
web-offline = Žaisti be interneto
web-offline-more = Įrašo { $megabytes } MB į šį įrenginį, kad galėtum žaisti be ryšio.
web-offline-ready = Galima žaisti be interneto.
web-offline-loading = Įrašoma žaidimui be interneto… { $percent } %
web-offline-failed = Nepavyko įrašyti visko, ko reikia žaisti be interneto. Noppa bandys dar kartą, kai vėl čia užsuksi.
web-way-link-away = Reikia serverio
web-everything = Viskas viename faile
web-everything-more = Visi šio įrenginio žaidimai, baigti ir nebaigti: atsarginei kopijai arba perkelti į kitą įrenginį.
web-everything-save = Įrašyti į failą
web-everything-open = Atverti failą
web-everything-added = { $added ->
    [0] Visus šiuos žaidimus jau turi.
    [one] Pridėtas { $added } žaidimas.
    [few] Pridėti { $added } žaidimai.
    [many] Pridėta { $added } žaidimo.
   *[other] Pridėta { $added } žaidimų.
}
error-device-failed = Noppos paleisti šiame įrenginyje nepavyko. Įkelk puslapį iš naujo ir bandyk dar kartą.
error-elsewhere = Noppa atverta kitoje naršyklės kortelėje. Žaisk ten arba užverk tą kortelę ir bandyk dar kartą.
