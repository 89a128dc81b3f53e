# Terminalas.

## Sąrašai
players-range = { $most ->
    [one] { $least }–{ $most } žaidėjas
    [few] { $least }–{ $most } žaidėjai
    [many] { $least }–{ $most } žaidėjo
   *[other] { $least }–{ $most } žaidėjų
 }
list-editions = leidimai
list-edition = leidimas
list-own-edition = tavo
default-is = numatyta { $value }

## Kalbos
told-no-language = Noppa dar nekalba kalba „{ $language }“, tad matysi tekstą angliškai. Noppos kalbos: { $allowed }.
told-edition-own = Žaidi leidimą „{ $edition }“, kaip tavo kalbos taisyklių knygelėje. Kitą rinkis su --edition.
languages-complete = visa
languages-missing = { $count ->
    [one] trūksta { $count } pranešimo
    [few] trūksta { $count } pranešimų
    [many] trūksta { $count } pranešimo
   *[other] trūksta { $count } pranešimų
 }
languages-broken = { $file }, { $line } eilutė: šio pranešimo perskaityti negalima, todėl jis angliškas.
languages-odd = { $message }: angliškai pranešimo tokiu pavadinimu nėra.
error-languages-no-folder = Aplanko { $path } nėra. Nurodyk aplanką su pranešimų failais.

## Kas kur sėdi
you = Tu
bot-name = { $count ->
    [one] Botas
    [few] { $number } botas
    [many] { $number } botas
   *[other] { $number } botas
 }

## Klausimai
ask-roll = { $name }: spausk Enter ir mesk.
ask-draw = { $name }: spausk Enter ir atversk kortą.
ask-move = { $name }: rašyk ėjimą arba ?, jei reikia pagalbos.
ask-dice = { $name }: ką { $dice ->
    [one] rodo { $dice } kauliukas?
    [few] rodo { $dice } kauliukai?
    [many] rodo { $dice } kauliuko?
   *[other] rodo { $dice } kauliukų?
 }
ask-final-dice = { $name }: mesk ir įrašyk galutinius kauliukus (jų { $dice }).
ask-card = { $name }: kuri korta atversta?
ask-save = Išsaugoti šį žaidimą kaip { $path }? [T/n]
ask-hand-over = { $name }, tavo ėjimas. Spausk Enter, kai niekas kitas nežiūri.
ask-resume-or-new = Nurodyk žaidimą arba --resume FILE, ne abu. Iš failo aišku, koks tai žaidimas.
ask-go-on = Spausk Enter, kad tęstum, arba q, kad išeitum.
ask-which-game = Kurį žaidimą nori žaisti? Rašyk { $games } arba naudok --resume FILE.
typed-roll = mesk
typed-no = ne
typed-yes = taip

## Kas įvyko
event-roll = { $name }: išmesta { $dice }.
event-draw = { $name }: atversta korta { $card }.
event-move = { $name }: { $move }.
event-start = Žaidimas prasideda.
event-first = Pradeda: { $name }.
event-undo = Viskas nuo įrašo { $number } atšaukta.
event-amend = Įrašas { $number } pataisytas į „{ $text }“.
event-seat-bot = Už žaidėją { $name } dabar žaidžia botas „{ $bot }“.
event-seat-person = { $name } vėl žaidžia.
event-end-over = Žaidimas baigtas.
event-end-stopped = Žaidėjai baigė žaidimą anksčiau laiko.
hint-moves = Gali rašyti: { $moves }.
told-undone = Atšaukta.
told-fixed = Įrašas { $number } pataisytas.
told-misfit = Įrašas { $number } pataisytas, bet dabar įrašas { $misfit } („{ $step }“) nebetinka. { $why } Tęsk nuo ten.
told-saved = Išsaugota: { $path }
told-not-saved = Išsaugoti nepavyko ({ $path }): { $why }.
told-solo = { $points ->
    [one] Žaidimas baigtas. Surinkai { $points } tašką.
    [few] Žaidimas baigtas. Surinkai { $points } taškus.
    [many] Žaidimas baigtas. Surinkai { $points } taško.
   *[other] Žaidimas baigtas. Surinkai { $points } taškų.
 }
told-won = { $count ->
    [one] Laimi { $names }, taškai: { $points }.
    [few] Bendra pergalė: { $names }, kiekvieno taškai: { $points }.
    [many] Bendra pergalė: { $names }, kiekvieno taškai: { $points }.
   *[other] Bendra pergalė: { $names }, kiekvieno taškai: { $points }.
 }
told-stand-in = { $why } Už žaidėją { $name } toliau žaidžia botas „{ $bot }“.
told-verified = { $count ->
    [one] Patikrinta šio žaidimo metimų ir kortų: { $count }. Viskas gerai.
    [few] Patikrinti visi { $count } metimai ir kortos. Viskas gerai.
    [many] Patikrinta metimų ir kortų: { $count }. Viskas gerai.
   *[other] Patikrinta visų { $count } metimų ir kortų. Viskas gerai.
 }
told-unfinished = Šis žaidimas dar nebaigtas.
told-commitment = Pažadėta prieš žaidimą: { $commitment }

## Pagalba
help-commands =
    Rašyk ?, kad matytum šią pagalbą, „rules“, kad matytum taisykles, „undo“, kad atšauktum ėjimą, „save FILE“,
    kad išsaugotum žaidimą, ir „quit“, kad išeitum.
help-real =
    Rašyk ?, kad matytum šią pagalbą, „rules“, kad matytum taisykles, „undo“, kad atšauktum paskutinį įrašą, „fix“,
    kad pataisytum ankstesnį, „save FILE“, kad išsaugotum žaidimą, ir „quit“, kad išeitum.
help-fix = Kad pataisytum įrašą, rašyk „fix“, jo numerį ir tai, kas ten turėjo būti.

## Rašymo klaidos
error-typed-no-dice = Rašyk kauliukus skaitmenimis nuo 1 iki 6, ne „{ $text }“.
error-typed-ambiguous = „{ $text }“ gali reikšti: { $like }. Parašyk šiek tiek daugiau.
error-typed-unknown = „{ $text }“ dabar žaisti negali. Spausk Enter, kad matytum savo ėjimus, arba rašyk ?, jei reikia pagalbos.
error-typed-close = „{ $text }“ dabar žaisti negali. Gal norėjai { $like }?
error-typed-enter = „{ $text }“ čia nieko nereiškia. Tiesiog spausk Enter.

## Meniu
menu-title = Kurį žaidimą nori žaisti?
menu-game = Rašyk nuo 1 iki { $most } arba spausk Enter, kad pasirinktum pirmą žaidimą:
menu-way-bot = Prieš botą
menu-way-alone = Prieš savo rekordą, be kitų žaidėjų
menu-way-friends = Su draugais šiame įrenginyje
menu-way-real = Su tikrais kauliukais, o Noppa skaičiuoja taškus
menu-level-easy = Lengvas botas
menu-level-medium = Vidutinis botas
menu-level-hard = Stiprus botas
menu-level = Rašyk nuo 1 iki { $most } arba spausk Enter, kad pasirinktum pirmą botą:
menu-way = Rašyk nuo 1 iki { $most } arba spausk Enter, kad rinktumeisi pirmą:
menu-names = Žaidėjų vardai, atskirti kableliais:
menu-not-there = „{ $typed }“ sąraše nėra. Rašyk skaičių nuo 1 iki { $most }.

## Sprendimas
solving = Žaidimas sprendžiamas
solving-distribution = Skaičiuojama, kaip pasiskirsto rezultatai
solved-value = Geriausia strategija vidutiniškai surenka { $expected } taškų ({ $seconds } s).
solved-spread = Vidurkis { $mean }, standartinis nuokrypis { $spread }.
solved-percentiles = Procentiliai: { $parts }
error-solve-unsolved = Noppa nemoka išspręsti { $game }. Moka: { $allowed }.

## Analizės
reviewing = Žaidimas analizuojamas
review-title = { $game }: sėkmė ir meistriškumas
review-player = žaidėjas
review-final = pabaiga
review-expected = tikėtina
review-luck = sėkmė
review-loss = klaidos
review-others = kiti
review-revision = pataisa
review-each = vienam
review-band = lygis
review-curve = Tikėtinas rezultatas žaidimo eigoje
review-exact = Matuojama taip: { $unit }. Šie skaičiai tikslūs.
review-estimate = Matuojama taip: { $unit }. Šie skaičiai apytiksliai.
review-moment = { $where }: { $what }. Tas ėjimas lėmė skirtumą { $change }.
review-round = { $round } ratas
review-dice-differ = Atsargiai: šio įrašo kauliukai nesutampa su jo slaptais skaičiais, tad čia rodoma sėkme pasikliauti negali. { $why }
review-final-dice-only = Įvesti tik galutiniai kauliukai, tad visi ėjimo metimai laikomi viena sėkmės dalimi.
unit-points = tikėtino galutinio rezultato taškai
unit-lead = tikėtino pranašumo prieš stipriausią varžovą taškai
unit-chance = tikimybės laimėti procentiniai punktai
per-cent = { $value } %
band-flawless = be klaidų
band-master = meistras
band-expert = žinovas
band-skilled = įgudęs
band-casual = mėgėjas
band-beginner = naujokas

## Treneris žaidžiant

## Istorija
history-none = Baigtų žaidimų dar nėra. Sužaisk: noppa play yatzy
history-games = Žaidimai
history-records = Rekordai
history-day = diena
history-game = žaidimas
history-player = žaidėjas
history-score = taškai
history-luck = sėkmė
history-loss = klaidos
history-best = geriausias
history-average = vidurkis
history-each = { $game }: pasirinkimas tau vidutiniškai kainuoja { $each }.
history-each-curve = Pasirinkimo kaina šimtosiomis, žaidimas po žaidimo
history-kinds = Kur prarandi taškus

## Treniruotė
learn-how = Daryk, ką sako pamoka, arba tiesiog spausk Enter. Rašyk q, kad išeitum.
learn-prompt = ({ $move }):
learn-type = Rašyk „{ $move }“ arba tiesiog spausk Enter.
learn-allowed = Galima ir taip, bet ši pamoka rodo ką kita.
learn-left = Šią pamoką gali tęsti bet kada: noppa learn { $game }
learn-next = Metas tikram žaidimui? noppa play { $game } --bot easy
practice-welcome = Rinkis taip, kaip rinktumeisi žaidime, arba q, kad išeitum.
practice-own = Iš vieno tavo žaidimo.
practice-rival = { $count ->
    [one] Varžovas
    [few] { $number } varžovas
    [many] { $number } varžovas
   *[other] { $number } varžovas
 }
practice-right = Geras pasirinkimas.
practice-wrong = Tai kainuoja { $loss }.
practice-sum = Teisingai { $right } iš { $asked }, prarasta: { $lost }.
ask-practice = Tavo pasirinkimas:

## Imitacijos
simulating = Imituojami žaidimai
simulate-progress = { $done } iš { $games }, { $rate } per sekundę
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } žaidimas
    [few] { $game }, { $edition }: { $games } žaidimai
    [many] { $game }, { $edition }: { $games } žaidimo
   *[other] { $game }, { $edition }: { $games } žaidimų
 }
simulate-rate = per { $seconds } s, { $rate } per sekundę
simulate-players = Žaidėjai: { $players }.
simulate-players-random = Žaidėjai: { $players }. Jie žaidžia atsitiktinai. Kitus žaidėjus rinkis su --players.
simulate-compared = Palyginta: { $what }
simulate-stopped = Sustabdyta po { $done } iš { $games } žaidimų. Iki tol gauti rezultatai išlieka.
simulate-player = žaidėjas
simulate-wins = pergalės
simulate-mean = taškai
simulate-deviation = st. nuokr.
simulate-low = 5 %
simulate-median = mediana
simulate-high = 95 %
simulate-first = Pradedantis žaidėjas laimi { $share } žaidimų (95 % intervalas { $interval }). Palyginti su lygia dalimi, tai { $more } procentinio punkto.
simulate-length = Žaidime yra { $mean } ± { $error } sprendimų. Kiekvienas ± yra 95 % pasikliautinasis intervalas.
simulate-distribution = Taškai: { $player }
simulate-everybody = visi
simulate-uses = Kiek kartų vidutiniškai naudoja žaidėjas per žaidimą, žaidimų: { $games }
simulate-variants = { $game }, žaidimų kiekvienam: { $games }
simulate-variant = taisyklės
simulate-wins-of = { $player }: pergalės
simulate-mean-of = { $player }: taškai
simulate-first-seat = pirma vieta
simulate-decisions = sprendimai
simulate-picture = { $game }: taškai procentais, žaidimų { $games }

## Žaidimai serveryje
join-name = Tavo vardas:
join-watching = Žiūri šį žaidimą. Ctrl-C išeina.
join-taken = Šioje vietoje jau žaidžia kitas, tad gali tik žiūrėti.
join-waiting-seats = Laukiame, kol prisijungs: { $names }.
join-waiting-start = Visi susirinko. Žaidimas tuoj prasidės.
join-waiting = Laukiame: { $names }.
join-reconnecting = Ryšys nutrūko. Jungiamasi iš naujo…
join-left = Tavo vieta tebėra tavo. Grįžk su: { $command }
join-help = Rašyk ?, kad matytum šią pagalbą, „rules“, kad matytum taisykles, „undo“, kad paprašytum kitų atšaukti paskutinį ėjimą, ir „quit“, kad išeitum. Tavo vieta lieka tavo.
join-undo-asked = Paprašyta atšaukti paskutinį ėjimą.
join-wish-undo = { $name } nori atšaukti paskutinį ėjimą. Spausk u, jei sutinki.
join-wish-stop = { $name } nori baigti žaidimą. Spausk u, jei sutinki.
join-wish-remove = { $name } nori atiduoti kažkieno vietą botui. Spausk u, jei sutinki.
join-vote-undo = { $name } nori atšaukti paskutinį ėjimą. Sutinki? [T/n]
join-vote-stop = { $name } nori baigti žaidimą. Sutinki? [T/n]
join-vote-remove = { $name } nori atiduoti kažkieno vietą botui. Sutinki? [T/n]

## Mačai
match-title = { $game }: { $games } iš { $wanted } žaidimų
match-player = žaidėjas
match-wins = pergalės
match-ties = lygiosios
match-losses = pralaimėjimai
match-score = rezultatas
match-points = taškai per žaidimą
match-elo = Elo skirtumas ({ $name }): { $elo } (95 % intervalas nuo { $low } iki { $high }).
match-failed = { $name }: { $number } žaidimas pralaimėtas dėl klaidos. { $why }
match-failures = { $count ->
    [one] { $name }: dėl klaidos pralaimėtas { $count } žaidimas.
    [few] { $name }: dėl klaidos pralaimėti { $count } žaidimai.
    [many] { $name }: dėl klaidos pralaimėta { $count } žaidimo.
   *[other] { $name }: dėl klaidos pralaimėta { $count } žaidimų.
 }
match-open = Dar neaišku. Tikėtinumo santykio logaritmas yra { $ratio }; testas sustoja ties ±{ $bound }.
match-stronger = Aišku. { $name } arčiau { $high } Elo pranašumo negu { $low } (tikėtinumo santykio logaritmas { $ratio }).
match-not-stronger = Aišku. { $name } arčiau { $low } Elo pranašumo negu { $high } (tikėtinumo santykio logaritmas { $ratio }).

## Daktaras
doctor-folder = Į { $path } rašyti galima.
doctor-folder-not-writable = Į { $path } rašyti negalima ({ $why }). Padaryk serverio naudotoją savininku.
doctor-secret-file = Slaptojo rakto failas { $path } privatus.
doctor-secret-file-missing = Slaptojo rakto failo { $path } dar nėra. Serveris sukurs jį paleidžiamas.
doctor-secret-file-unreadable = Serveris negali perskaityti slaptojo rakto failo { $path }. Padaryk serverio naudotoją jo savininku.
doctor-secret-file-open = Slaptojo rakto failą { $path } gali skaityti kiti. Vykdyk: chmod 600 { $path }
doctor-admin-token = Šeimininko raktas faile { $path } privatus.
doctor-admin-token-missing = Failo { $path } su šeimininko raktu nėra. Sukurk jį arba pašalink nuostatą admin_token_file.
doctor-admin-token-unreadable = Serveris negali perskaityti šeimininko rakto faile { $path }. Padaryk serverio naudotoją failo savininku.
doctor-admin-token-open = Šeimininko raktą gali skaityti kiti. Vykdyk: chmod 600 { $path }
doctor-disk = Aplanke { $path } yra { $free } MB laisvos vietos.
doctor-disk-low = Aplanke { $path } yra tik { $free } MB laisvos vietos. Atlaisvink vietos arba ištrink senus žaidimus: noppa prune --older-than 90d
doctor-disk-full = Diskas beveik pilnas. Aplanke { $path } yra { $free } MB laisvos vietos, o serveriui reikia { $least } MB. Atlaisvink vietos.
doctor-descriptors = Ši sistema leidžia procesui atverti failų: { $most }, ir tai riboja, kiek žaidėjų gali prisijungti. Nustatyk LimitNOFILE ne mažesnį kaip { $wanted }.
doctor-clock = Laikrodis sutampa su duomenų baze.
doctor-clock-past = Laikrodis rodo { $date }, o taip būti negali. Nustatyk jį ir įjunk laiko sinchronizavimą (timedatectl set-ntp true).
doctor-clock-differs = Laikrodis nuo laikrodžio vietoje { $where } skiriasi { $seconds } s. Įjunk laiko sinchronizavimą abiejose sistemose (timedatectl set-ntp true).
doctor-clock-back = Naujausias žaidimas yra { $seconds } s ateityje, tad laikrodis buvo atsuktas. Pataisyk jį, tik tada paleisk serverį.
doctor-database-missing = Duomenų bazės { $path } dar nėra. Serveris sukurs ją paleidžiamas.
doctor-database-empty = Duomenų bazė tuščia. Serveris sukurs jos lenteles paleidžiamas.
doctor-database-version = Duomenų bazė atnaujinta (versija { $version }).
doctor-database-older = Duomenų bazės versija { $found }. Paleidžiamas serveris padarys atsarginę kopiją ir atnaujins ją iki { $wanted }.
doctor-database-newer = Duomenų bazės versija { $found }, ją sukūrė naujesnė Noppa, o ši pažįsta tik { $wanted }. Įdiek naujesnę Noppą arba atkurk atsarginę kopiją.
doctor-database-writing = Į duomenų bazę rašyti galima.
doctor-database-away = Duomenų bazė neatsako: { $why }. Patikrink, ar ji veikia, jos adresą ir slaptažodį.
doctor-redis = Redis atsako.
doctor-redis-away = Redis neatsako: { $why }. Patikrink, ar jis veikia, ir jo adresą.
doctor-server = Serveris veikia ir paruoštas (versija { $version }).
doctor-server-away = Adresu { $url } joks serveris neatsako ({ $why }), tad tarpinis serveris nepatikrintas. Paleisk serverį ir kartok.
doctor-server-not-ready = Serveris veikia, bet neparuoštas: { $why }
doctor-server-older = Serveris tebeveikia su versija { $running }, o įdiegta { $installed }. Paleisk jį iš naujo.
doctor-no-public-url = Viešas adresas nenustatytas, tad tarpinis serveris nepatikrintas.
doctor-proxy = Tarpinis serveris teisingai persiunčia schemą ir kliento adresą.
doctor-proxy-away = { $url } nepasiekiamas: { $why }. Patikrink vardą, sertifikatą ir tarpinį serverį.
doctor-proxy-host = Tarpinis serveris pakeičia Host antraštę į „{ $host }“. Jis turi perduoti { $wanted }.
doctor-proxy-other = { $url } atsako būsena { $status }, bet tai ne Noppa. Patikrink, kur tarpinis serveris persiunčia.
doctor-proxy-scheme = Tarpinis serveris nepasako serveriui, kad žaidėjai naudoja { $scheme }. Jis turi nustatyti X-Forwarded-Proto.
doctor-proxy-untrusted = Serveris nežino, kad žaidėjai naudoja { $scheme }. Nustatyk trust_proxy = true.
doctor-proxy-pretended = Žaidėjai gali suklastoti savo adresą. Tarpinis serveris X-Forwarded-For turi nustatyti pats, o ne persiųsti.
doctor-proxy-no-address = Tarpinis serveris nepersiunčia žaidėjų adresų, tad visi laikomi vienu. Jis turi nustatyti X-Forwarded-For.
doctor-proxy-socket = WebSocket per tarpinį serverį nepraeina ({ $why }). Jis turi persiųsti Upgrade ir Connection antraštes.
doctor-proxy-socket-works = WebSocket per tarpinį serverį praeina.

## Visas ekranas
full-roll = { $name }: spausk tarpo klavišą ir mesk.
full-draw = { $name }: spausk tarpo klavišą ir atversk kortą.
full-enter-dice = { $name }: mesk, tada spausk Enter ir įrašyk, ką rodo kauliukai.
full-choose = { $name }: rinkis ėjimą.
full-choose-dice = { $name }: rinkis kauliukus klavišais { $keys }, tada spausk tarpo klavišą.
full-choose-both = { $name }: pasilik kauliukus klavišais { $keys } arba rinkis rodyklėmis ir Enter.
full-choose-place = { $name }: rinkis rodyklėmis ir Enter.
full-chosen = Enter: { $move }
full-which = Kurį?
full-no-move = Čia to daryti negali. M rodo visus ėjimus.
full-pace = { $seconds } s tarp ėjimų
full-coach-waits = Treneris gali padėti, kai turi ką rinktis.

## Visas ekranas: klavišai apačioje
full-key-roll = Mesti
full-key-draw = Atversti kortą
full-key-hold = Pasilikti
full-key-reroll = Mesti likusius
full-key-choose = Rinktis
full-key-moves = Visi ėjimai
full-key-tag = Numeris
full-type = Rašyti
full-help = Pagalba
full-chances = Tikimybės
full-log = Eiga
full-leave = Išeiti
full-faster = Greičiau
full-slower = Lėčiau
full-see-table = Rodyti stalą
full-leave-noppa = Išeiti iš Noppos
full-search = Ką nori daryti?

## Visas ekranas: skydeliai
full-panel-log = Žaidimo eiga
full-panel-coach = Treneris
full-panel-chances = Tikimybės laimėti
full-panel-help = Pagalba
full-help-keys =
    Ctrl+P rodo viską, ką gali daryti.
    Pažymėk ką nors ir spausk ?, kad apie tai paskaitytum.

## Visas ekranas: išėjimas
full-resume-later = Tavo žaidimas išsaugotas. Tęsk jį su: noppa play --resume { $path }

## Visas ekranas: žingsnis po žingsnio
full-step-on = Toliau
full-step-back = Atgal
full-next-mistake = Kita klaida
full-previous-mistake = Ankstesnė klaida
full-first = Pradžia
full-last = Pabaiga

## Visas ekranas: žemėlapis
full-zoom = Didinti
full-roll-again = Mesti šiuos iš naujo
full-use-twice = Naudoti kauliuką dukart
full-decide = Palik kauliukus arba pažymėk tuos, kuriuos nori mesti iš naujo. Tai galima kartą per žaidimą.
full-tag = Rinkis miestą skaičiui { $tag }.

## Visas ekranas: pirmas ekranas ir kiti
full-new-game = Naujas žaidimas
full-game = Žaidimas
full-continue = { $others ->
    [0] Tęsti: { $game } ({ $day })
   *[other] Tęsti: { $game }, { $names } ({ $day })
 }
full-learn = Pamokos
full-people = Žmonės prie šio kompiuterio
full-nobody = Niekas, tik žiūrėti
full-bots = Botai
full-level-random = atsitiktinis: eina bet kaip
full-level-simple = paprastas: galvoja tik apie šį ėjimą
full-level-easy = lengvas
full-level-medium = vidutinis
full-level-hard = stiprus: visada eina geriausią ėjimą, kokį randa
full-start = Pradėti žaidimą
full-change = Keisti
full-names = Vardai
full-back = Atgal
full-reading = Skaitomi tavo žaidimai…
full-panel-answer = Ko vertas kiekvienas pasirinkimas
