# The browser app's own words; games, rows and refusals speak from their files.

web-name = Noppa
web-nav = Puslapiai
web-preferences = Nuostatos
web-language = Kalba
web-language-auto = kaip naršyklės ({ $language })
web-theme = Šviesu ar tamsu
web-theme-auto = kaip įrenginio
web-theme-light = šviesu
web-theme-dark = tamsu
web-still = Niekas nejuda
web-sound = Garsai
web-remarks = Tyli pastaba po brangaus sprendimo
web-chances = Visų tikimybės laimėti
web-buzz = Vibruoti, kai mano ėjimas
web-pace = Kaip greitai žaidžia botai
web-pace-slow = lėtai
web-pace-normal = įprastai
web-pace-at-once = iškart
web-your-name = Tavo vardas
web-done = Baigta
web-close = Užverti
web-yes = taip
web-no = ne
web-you = Tu
web-who-here = čia
web-who-link = per nuorodą
web-player = { $number } žaidėjas

## The start page
web-welcome = Prisitrauk kėdę.
web-welcome-more = Penki kauliukų žaidimai: vienumoje, viename įrenginyje ar su draugais per nuorodą. Treneris žino, ko vertas kiekvienas sprendimas.
web-players = nuo { $least } iki { $most } žaidėjų
web-play = Žaisti
web-play-game = Žaisti prieš botą: { $game }
web-more = Draugai…
web-more-game = { $game } su draugais ar pagal kitas taisykles
web-go-on = Tęsti
web-day = Dienos kauliukai
web-day-more = Visiems tie patys kauliukai, kartą per dieną.
web-day-none = Šios dienos kauliukų dar niekas nežaidė.
web-day-playing = žaidžia
web-past = Sužaista
web-watch = Kiti stalai
web-practice = Treniruotė
web-practice-more = Rinkis padėtyje ir matyk, ko vertas kiekvienas sprendimas.
web-history = Tavo žaidimai
web-history-more = Rezultatai, vidurkiai ir rekordai.
web-open-record = Atverti įrašą
web-open-record-drop = Žaidimo failas: pasirink jį arba nutempk čia.
web-phones = Namų telefonai
web-phones-open = Įleisti telefonus
web-home = Į pradžią
web-lost-title = Šio puslapio atverti nepavyko
web-gone = To čia nėra
error-offline = Nėra ryšio. Noppa atsiveria, bet žaidimui reikia serverio: jis tęsis, vos ryšys atsiras.
error-server-away = Serveris neatsako. Bandyk vėl po akimirkos; niekas nedingo.

## Sitting down
web-who = Kas žaidžia
web-seat-name = { $number } žaidėjo vardas
web-seat-remove = Pašalinti { $number } žaidėją
web-bot-level = Kaip gerai botas žaidžia
web-add-here = Kas nors čia
web-add-link = Per nuorodą
web-add-bot = Dar botas
web-house-rules = Namų taisyklės
web-edition = Leidimas
web-edition-own = { $edition }, kaip tavo kalbos knygelėje
web-dice-are = Kauliukai
web-dice-fair = Noppos, juos galima patikrinti
web-dice-real = tikri kauliukai ant stalo
web-every-roll = Įvedamas kiekvienas metimas, ne tik galutiniai kauliukai
web-starts = Kas pradeda
web-starts-chosen = pirmas sąraše
web-starts-drawn = didžiausias kauliukas
web-starts-loser = ankstesnio žaidimo paskutinis
web-clock = Laikas sprendimui
web-clock-seconds = { $seconds ->
    [0] neribotas
   *[other] { $seconds } s
 }
web-allow-coach = Galima klausti trenerio
web-allow-undo = Ėjimus galima atšaukti, jei visi sutinka
web-dice-fair-more = Meta serveris, o po žaidimo tavo naršyklė gali patikrinti kiekvieną metimą.
web-dice-real-more = Meti tikrus kauliukus ir palieti, ką jie rodo; Noppa skaičiuoja taškus.
web-starts-chosen-more = Pradeda pirmas sąraše, kiti eina jo tvarka.
web-starts-drawn-more = Kiekvienas žaidėjas prieš žaidimą gauna kauliuką, pradeda didžiausias.
web-starts-loser-more = Kitą žaidimą pradeda likęs paskutinis; pirmąjį lemia didžiausias kauliukas.
web-clock-more = { $seconds ->
    [0] Kiekvienas galvoja tiek, kiek reikia.
   *[other] Kai praeina { $seconds } s, ėjimas padaromas už tave.
 }
web-coach-yes-more = Žaidėjai gali klausti, ko vertas kiekvienas sprendimas.
web-coach-no-more = Per žaidimą niekas negauna patarimų.
web-undo-yes-more = Ėjimą, po kurio dar nebuvo kauliukų ar kortos, galima atšaukti, jei kiti sutinka.
web-undo-no-more = Ėjimas lieka toks, koks padarytas.
web-edition-more = Leidimas yra namų taisyklių rinkinys; kiekvieną jų galima pakeisti žemiau.
web-own-board = Sava lenta
web-own-deck = Sava kaladė
web-own-map = Savas žemėlapis
web-own-remove = Be failo
web-own-used = Žaidėjų, iš failo
web-kind-gone = Šis žaidimas čia nežaidžiamas. Žaidžiamieji yra pradžios puslapyje.
web-invited = Tave kviečia žaisti: { $game }
web-sit = Sėsti čia
web-just-watch = Tik žiūrėti
web-join-taken = Ten jau kažkas sėdi. Paprašyk kvietusiojo kitos vietos.
web-waiting = { $count ->
    [0] Visi susirinko
    [one] Laukiame dar { $count }
    [few] Laukiame dar { $count }
    [many] Laukiame dar { $count }
   *[other] Laukiame dar { $count }
 }
web-invite = { $name }: nuskaityk šitai arba nusiųsk nuorodą.
web-qr = Nuoroda kaip nuskaitomas kodas
web-link = Nuoroda
web-share = Siųsti nuorodą
web-copied = Nukopijuota
web-share-by-hand = Ši naršyklė čia negali jos nei siųsti, nei kopijuoti: pažymėk nuorodą viršuje ir nukopijuok.
web-device = Tęsk savo vardu šiame įrenginyje
web-device-more = Šis įrenginys taps tuo pačiu žmogumi, kuris sukūrė nuorodą.
web-device-go = Taip, tai aš
web-device-link = Tęsti kitame įrenginyje
web-device-scan = Atverk šitai kitame įrenginyje per dešimt minučių; veikia vieną kartą.

## At the table
web-title = { $game } · Noppa
web-title-turn = Tavo ėjimas · { $game }
web-opening = Atveriamas stalas…
web-getting-ready = Noppa ruošiasi. Kai žaidimas čia žaidžiamas pirmą kartą, tai gali užtrukti minutę.
web-connection-lost = Ryšys nutrūko; jis atsinaujins pats, ir niekas nedings.
web-seats = Žaidėjai
web-seat-free = laisva
web-seat-away = išėjo
web-seat-bot = žaidžia botas
web-watching = { $count ->
    [one] žiūri { $count }
    [few] žiūri { $count }
    [many] žiūri { $count }
   *[other] žiūri { $count }
 }
web-dice = Kauliukai
web-die = { $place } kauliukas: { $value }
web-die-blank = { $place } kauliukas: nemestas
web-die-coloured = { $place } kauliukas ({ $colour }): { $value }
web-die-coloured-blank = { $place } kauliukas ({ $colour }): nemestas
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
web-draw = Atversti kortą
web-total = Iš viso
web-pad = Taškų lentelė
web-par = palyginti su trimis kiekvieno
web-write = Rašyti { $points } į „{ $item }“
web-moves = { $count ->
    [one] Visi galimi ėjimai: { $count }
    [few] Visi galimi ėjimai: { $count }
    [many] Visi galimi ėjimai: { $count }
   *[other] Visi galimi ėjimai: { $count }
 }
web-menu = Meniu
web-rules = Šio stalo taisyklės
web-undo = Atšaukti paskutinį ėjimą
web-stop = Baigti žaidimą dabar
web-leave = Palikti stalą
web-agree = Sutinku
web-decline = Ne
web-vote-undo = { $name } norėtų atšaukti paskutinį ėjimą.
web-vote-stop = { $name } norėtų baigti žaidimą dabar.
web-away-long = { $name }: jau kurį laiką nėra prie stalo.
web-give = Tegul tęsia botas
web-vote-waits = Dar neatsakė: { $names }
web-bot-for-you = { $name }: šioje vietoje žaidžia botas.
web-take-back = Susigrąžinti vietą
web-pass = Perduok įrenginį: { $name }
web-pass-why = Ką kiekvienas rašo, lieka nematoma, kol parašo visi.
web-pass-here = Aš esu { $name }
web-pass-wait = { $count ->
    [one] Visi čia parašė. Dar laukiame: { $names }.
    [few] Visi čia parašė. Dar laukiame { $count } žaidėjų.
    [many] Visi čia parašė. Dar laukiame { $count } žaidėjo.
   *[other] Visi čia parašė. Dar laukiame { $count } žaidėjų.
 }
web-react = Duoti ženklą
web-react-applause = Šaunu
web-react-luck = Sėkmės
web-react-wow = Oho
web-react-laugh = Cha cha
web-react-ouch = Oi
web-react-thanks = Ačiū

## For whoever listens
web-said-total = { $points ->
    [one] { $name }: { $points } taškas.
    [few] { $name }: { $points } taškai.
    [many] { $name }: { $points } taško.
   *[other] { $name }: { $points } taškų.
 }

## On a television
web-tv = Rodyti televizoriuje
web-tv-scan = Žiūrėk telefone

## The end
web-over = Žaidimas baigtas
web-over-alone = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
 }
web-won-you = Laimi tu
web-won = { $count ->
    [one] Laimi { $names }
    [few] Bendra pergalė: { $names }
    [many] Bendra pergalė: { $names }
   *[other] Bendra pergalė: { $names }
 }
web-again = Žaisti dar kartą
web-record = Išsaugoti įrašą
web-steps = Žingsnis po žingsnio

## The coach
web-coach-ask = Klausti trenerio
web-coach-thinks = Treneris galvoja…

## What happened
web-log = Kas įvyko
web-log-start = Žaidimas prasideda.
web-log-roll = { $name } išmetė { $dice }.
web-log-dice = Kauliukai rodo { $dice }.
web-log-draw = Korta: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Paskutinis ėjimas atšauktas.
web-log-amend = Vienas įrašas pataisytas.
web-log-back = { $name } vėl čia.
web-log-bot = { $name }: šioje vietoje toliau žaidžia botas.
web-log-stopped = Žaidimas baigtas anksčiau laiko.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = pasiliko { $dice }
web-did-keep-none = nieko nepasiliko
web-did-write = užpildė: { $item }
web-did-declare = paskelbė: { $item }
web-did-set = atidėjo { $dice }
web-did-go = ėjo toliau
web-did-stop = sustojo
web-did-stone = padėjo akmenuką ant { $square }
web-did-take-over = perėmė { $square }; ten buvęs akmenukas perkeltas ant { $to }
web-did-box = padėjo akmenuką į dėžutę
web-did-lay = padėjo { $dice } ant kortos { $slot } ({ $card })
web-did-done = baigė ėjimą
web-did-stand = paliko kauliukus
web-did-reroll = metė iš naujo: { $colours }
web-did-twice = ėmė { $die } dukart, be { $drop }
web-did-number = įrašė { $number }: { $city }
web-did-cross = išbraukė: { $city }

## The games' tables
web-kivi-board = Lenta
web-kivi-value = vertė { $value }
web-kivi-stone = akmenukas: { $name }
web-kivi-gain = dabar { $gain }
web-kivi-line = linija iš { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Tik šios linijos
web-kivi-taking = Rinkis laisvą langelį akmenukui, esančiam ant { $square }.
web-tutto-risk = rizikuojami taškai
web-tutto-choose = Rinkis, ką atidėti
web-tutto-made = { $count ->
    [one] Šiame ėjime { $count } Tutto
    [few] Šiame ėjime { $count } Tutto
    [many] Šiame ėjime { $count } Tutto
   *[other] Šiame ėjime { $count } Tutto
 }
web-dicetto-empty = Kortos nėra
web-dicetto-done = Baigta
web-dicetto-tie = dar kartą { $tie } yra dvikova; niekas to neįveikia
web-dicetto-beat = { $beat } įveikia, { $tie } yra dvikova
web-dicetto-battle = Dvikova: { $card }
web-dicetto-again = { $face } ir { $face }: dar kartą.
web-dicetto-won = { $one } prieš { $other }: kortą išlaiko { $name }.
web-dicetto-fought = Dėl jos kaunasi { $name }
web-trip-map = Žemėlapis: { $name }
web-trip-empty = tuščias
web-trip-crossed = išbrauktas
web-trip-gain = { $number } čia: { $gain }
web-trip-numbers = Skaičiai, išeinantys iš šių kauliukų
web-trip-make = Užtempk vieną kauliuką ant kito, paliesk du kauliukus arba skaičių.
web-trip-put = Dabar paliesk miestą skaičiui { $number } arba nutempk skaičių ten.
web-trip-cross = Išbraukti miestą
web-trip-stand = Palikti kauliukus
web-trip-decide = Palik kauliukus arba paliesk tuos, kuriuos kartą per žaidimą mesi iš naujo.
web-trip-wait = Įrašyta. Kiti dar renkasi.

## Are the dice fair?
web-back = Atgal prie stalo
web-fair = Ar kauliukai sąžiningi?
web-fair-how =
    Prieš žaidimą serveris piršto atspaudu pažadėjo vieną slaptą skaičių, o kiekvieno žaidėjo naršyklė
    pridėjo savo. Kartu jie nulemia kiekvieną metimą. Paslaptis parodoma pabaigoje.
web-fair-real = Šio žaidimo kauliukai tikri: niekas čia negalėjo jų pakeisti.
web-fair-promise = Pažadėta prieš žaidimą
web-fair-player = Pridėjo { $name }
web-fair-secret = Paslaptis
web-fair-later = parodoma, kai žaidimas baigtas
web-fair-check = { $count ->
    [one] Tikrinti metimus ir kortas: { $count }
    [few] Tikrinti metimus ir kortas: { $count }
    [many] Tikrinti metimus ir kortas: { $count }
   *[other] Tikrinti metimus ir kortas: { $count }
 }
web-fair-right = { $count ->
    [one] Patikrinta šioje naršyklėje ({ $count }): viskas kaip žadėta.
    [few] Patikrinta šioje naršyklėje: visi { $count } kaip žadėta.
    [many] Patikrinta šioje naršyklėje ({ $count }): viskas kaip žadėta.
   *[other] Patikrinta šioje naršyklėje: visi { $count } kaip žadėta.
 }
web-fair-wrong = { $count ->
    [one] Ne tai, kas žadėta: { $count }; pirmas yra įvykis { $event } („{ $text }“).
    [few] Ne tai, kas žadėta: { $count }; pirmas yra įvykis { $event } („{ $text }“).
    [many] Ne tai, kas žadėta: { $count }; pirmas yra įvykis { $event } („{ $text }“).
   *[other] Ne tai, kas žadėta: { $count }; pirmas yra įvykis { $event } („{ $text }“).
 }
web-fair-broken = Paslaptis ne ta, kuri buvo žadėta.
web-fair-counts = Kaip dažnai iškrito kiekvienas skaičius
web-fair-sample = Kauliukų: { $dice }; vidutiniškai kiekvienas skaičius iškrinta { $mean } karto. Tiek mažai nedaug ką sako.

## Luck and skill
web-review = Sėkmė ir meistriškumas
web-review-working = Treneris peržiūri žaidimą…
web-review-curve = Ko žaidimas jo eigoje buvo vertas kiekvienam žaidėjui
web-review-none = Nė vienas sprendimas nekainavo nieko verto paminėti.
web-review-exact = Šie skaičiai tikslūs.
web-review-estimate = Šie skaičiai yra įverčiai.
web-band-flawless = Be klaidų.
web-band-master = Žaidė kaip meistras.
web-band-expert = Žaidė kaip žinovas.
web-band-skilled = Žaidė kaip įgudęs žaidėjas.
web-band-casual = Žaidė kaip laisvalaikio žaidėjas.
web-band-beginner = Žaidė kaip naujokas.

## Real dice
web-real-pad = Kas guli ant stalo
web-real-tap = { $left ->
    [0] Tai visi.
    [one] Paliesk dar { $left } kauliuko skaičių.
    [few] Paliesk dar { $left } kauliukų skaičius.
    [many] Paliesk dar { $left } kauliuko skaičių.
   *[other] Paliesk dar { $left } kauliukų skaičius.
 }
web-real-tap-colour = Paliesk šio kauliuko skaičių: { $colour }.
web-real-face = Kauliukas rodo { $face }
web-real-remove = Nuimti { $face }
web-real-enter = Štai kauliukai
web-real-choose = Dabar paliesk, kur jie eina. Taip įvedama viskas.
web-real-other = Kiti kauliukai
web-real-card = Paliesk kortą, kuri atversta.
web-correct = Taisyti
web-correct-text = Kas turėjo būti
web-correct-open = Taisyti įrašą
web-correct-which = Kuris įrašas klaidingas?
web-correct-stood = Ten parašyta: { $entry }
web-correct-other = Kitas įrašas
web-correct-none = Dar nieko neįvesta.
web-correct-misfit = Tai, kas buvo po pataisyto įrašo, nebetinka ir ištrinta: įvesk iš naujo.
web-clock-left = { $seconds ->
    [one] liko { $seconds } sekundė
    [few] liko { $seconds } sekundės
    [many] liko { $seconds } sekundės
   *[other] liko { $seconds } sekundžių
 }
