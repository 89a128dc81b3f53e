# The terminal.

## Lists
players-range = nuo { $least } iki { $most } žaidėjų
list-editions = leidimai
default-is = numatyta { $value }

## Languages
told-no-language = Noppa dar nekalba kalba „{ $language }“, todėl čia angliškai. Noppos kalbos: { $allowed }.
told-edition-own = Leidimas: { $edition }, kaip tavo kalbos taisyklių knygelėje. Kitą rinkis su --edition
languages-complete = visa
languages-missing = { $count ->
    [one] trūksta { $count } pranešimo
    [few] trūksta { $count } pranešimų
    [many] trūksta { $count } pranešimo
   *[other] trūksta { $count } pranešimų
 }
languages-broken = { $file }, { $line } eilutė: šio pranešimo perskaityti negalima, todėl jis angliškas.
languages-odd = { $message }: anglų kalba tokio pranešimo nėra.
error-languages-no-folder = Nėra aplanko { $path } su pranešimų failais.

## Who sits where
you = Tu
bot-name = { $count ->
    [one] Botas
    [few] { $number } botas
    [many] { $number } botas
   *[other] { $number } botas
 }

## Questions
ask-roll = { $name }: spausk Enter ir mesk.
ask-draw = { $name }: spausk Enter ir atversk kortą.
ask-move = { $name }, tavo pasirinkimas (? padės):
ask-dice = { $name }: ką { $dice ->
    [one] rodo { $dice } kauliukas?
    [few] rodo { $dice } kauliukai?
    [many] rodo { $dice } kauliuko?
   *[other] rodo { $dice } kauliukų?
 }
ask-final-dice = { $name }: mesk ir įrašyk kauliukus, ties kuriais sustoji (jų { $dice }):
ask-card = { $name }: kuri korta atversta?
ask-save = Ar išsaugoti žaidimą kaip { $path }? [T/n]
ask-hand-over = { $name }, tavo ėjimas: spausk Enter, kai niekas kitas nemato.
ask-resume-or-new = Arba žaidimas, arba --resume FILE, ne abu: failas pats pasako, koks tai žaidimas.
ask-go-on = Enter tęsia, q išeina.
ask-which-game = Kuris žaidimas? Vienas iš šių: { $games }, arba --resume FILE.
typed-roll = mesk
typed-no = ne
typed-yes = taip

## What happened
event-roll = { $name }: išmetė { $dice }.
event-draw = { $name }: atvertė { $card }.
event-move = { $name }: { $move }.
hint-moves = Gali rašyti: { $moves }.
told-undone = Atšaukta.
told-fixed = Įrašas { $number } pataisytas.
told-misfit = Įrašas { $number } pataisytas. Įrašas { $misfit } („{ $step }“) nebetinka: { $why } Tęsk nuo ten.
told-saved = Išsaugota: { $path }
told-not-saved = Nepavyko įrašyti { $path }: { $why }.
told-solo = { $points ->
    [one] Pabaiga: { $points } taškas.
    [few] Pabaiga: { $points } taškai.
    [many] Pabaiga: { $points } taško.
   *[other] Pabaiga: { $points } taškų.
 }
told-won = { $count ->
    [one] Laimi { $names }, taškai: { $points }.
    [few] Bendra pergalė: { $names }, kiekvieno taškai: { $points }.
    [many] Bendra pergalė: { $names }, kiekvieno taškai: { $points }.
   *[other] Bendra pergalė: { $names }, kiekvieno taškai: { $points }.
 }
told-stand-in = { $why } { $name }: šioje vietoje toliau žaidžia botas „{ $bot }“.
told-verified = { $count ->
    [one] Patikrintas { $count } metimas: viskas kaip žadėta.
    [few] Patikrinti { $count } metimai: viskas kaip žadėta.
    [many] Patikrinta { $count } metimo: viskas kaip žadėta.
   *[other] Patikrinta { $count } metimų: viskas kaip žadėta.
 }
told-commitment = Pažadas prieš žaidimą: { $commitment }

## Help
help-commands =
    ? rodo šitai, „rules“ taisykles, „undo“ atšaukia ėjimą, „save FILE“ išsaugo žaidimą, „quit“ išeina.
help-real =
    ? rodo šitai, „rules“ taisykles, „undo“ atšaukia paskutinį įrašą, „fix“ pataiso ankstesnį,
    „save FILE“ išsaugo žaidimą, „quit“ išeina.
help-fix = Rašyk „fix“, numerį ir tai, kas ten turėjo būti.

## Typing errors
error-typed-no-dice = Rašyk kauliukus skaitmenimis nuo 1 iki 6, ne „{ $text }“.
error-typed-ambiguous = „{ $text }“ gali reikšti: { $like }.
error-typed-unknown = „{ $text }“ čia nėra ėjimas. Enter parodo galimus, ? padeda.
error-typed-close = „{ $text }“ čia nėra ėjimas. Gal norėjai: { $like }?
error-typed-enter = Spausk Enter; „{ $text }“ čia nieko nereiškia.

## Menu
menu-title = Noppa: prie kurio stalo norėtum sėsti?
menu-game = Nuo 1 iki { $most }, Enter renkasi pirmą:
menu-way-bot = prieš botą
menu-way-alone = vienumoje, prieš savo rekordą
menu-way-friends = su draugais šiame įrenginyje
menu-way-real = su tikrais kauliukais: Noppa skaičiuoja taškus
menu-level-easy = lengvas
menu-level-medium = vidutinis
menu-level-hard = stiprus
menu-level = Nuo 1 iki { $most }, Enter renkasi pirmą:
menu-way = Nuo 1 iki { $most }, Enter renkasi pirmą:
menu-names = Vardai, atskirti kableliais:
menu-not-there = „{ $typed }“ sąraše nėra: nuo 1 iki { $most }.

## Solving
solving = Sprendžiu
solving-distribution = Skaičiuoju pasiskirstymą
solved-value = Žaidžiant geriausiai tikėtina taškų: { $expected } ({ $seconds } s).
solved-spread = Vidurkis { $mean }, standartinis nuokrypis { $spread }.
solved-percentiles = Procentiliai: { $parts }
error-solve-unsolved = { $game } neišspręstas; išspręsti: { $allowed }.

## Reviews
reviewing = Analizuoju
review-title = { $game }: sėkmė ir meistriškumas
review-player = žaidėjas
review-final = pabaiga
review-expected = tikėtina
review-luck = sėkmė
review-loss = sprendimai
review-others = kiti
review-revision = pataisa
review-each = vienas
review-band = žaidė kaip
review-curve = Tikėtinas rezultatas žaidimo eigoje
review-exact = Vienetai: { $unit }, tikslu.
review-estimate = Vienetai: { $unit }, įvertis.
review-final-dice-only = Įvesti tik galutiniai kauliukai: kiekvieno ėjimo metimai laikomi viena sėkme.
unit-points = tikėtino galutinio rezultato taškai
unit-lead = tikėtino pranašumo prieš stipriausią varžovą taškai
unit-chance = tikimybės laimėti procentai
per-cent = { $value } %
band-flawless = be klaidų
band-master = meistras
band-expert = žinovas
band-skilled = įgudęs žaidėjas
band-casual = laisvalaikio žaidėjas
band-beginner = naujokas

## The coach while playing

## History
history-none = Baigtų žaidimų dar nėra. Sužaisk: noppa play yatzy
history-games = Žaidimai
history-records = Rekordai
history-day = diena
history-game = žaidimas
history-player = žaidėjas
history-score = taškai
history-luck = sėkmė
history-loss = sprendimų kaina
history-best = geriausias
history-average = vidurkis
history-each = { $game }: vienas sprendimas vidutiniškai kainavo { $each }.
history-each-curve = Šimtosios dalys vienam sprendimui, žaidimas po žaidimo
history-kinds = Kur dingo taškai

## Practice
practice-welcome = Rinkis taip, kaip rinktumeisi žaidime; q išeina.
practice-own = Iš tavo žaidimo:
practice-right = Geras sprendimas.
practice-wrong = Tai kainuoja { $loss }.
practice-sum = Geri sprendimai: { $right } iš { $asked }; iš viso kainavo { $lost }.
ask-practice = Tavo pasirinkimas:

## Simulations
simulating = Imituoju
simulate-progress = { $done } iš { $games }, { $rate } per sekundę
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } žaidimas
    [few] { $game }, { $edition }: { $games } žaidimai
    [many] { $game }, { $edition }: { $games } žaidimo
   *[other] { $game }, { $edition }: { $games } žaidimų
 }
simulate-rate = per { $seconds } s, { $rate } per sekundę
simulate-stopped = Sustabdyta, sužaista { $done } iš { $games }; kas sužaista, išlieka.
simulate-player = žaidėjas
simulate-wins = pergalės
simulate-mean = taškai
simulate-deviation = nuokrypis
simulate-low = 5 %
simulate-median = mediana
simulate-high = 95 %
simulate-first = Sėdintis pirmas laimi { $share } ({ $interval }): palyginti su lygia dalimi { $more }.
simulate-length = Žaidime { $mean } ± { $error } sprendimų. Tai, kas po ±, galioja 95 iš 100 imitacijų.
simulate-distribution = Taškai: { $player }
simulate-everybody = visi
simulate-uses = Kiek kartų žaidėjas naudoja per žaidimą, suskaičiuota žaidimų: { $games }
simulate-variants = { $game }, žaidimų kiekvienam: { $games }
simulate-variant = taisyklės
simulate-wins-of = { $player }: pergalės
simulate-mean-of = { $player }: taškai
simulate-first-seat = pirma vieta
simulate-decisions = sprendimai
simulate-picture = { $game }: { $games } žaidimų taškai, procentais
