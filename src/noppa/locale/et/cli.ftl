# The terminal.

## Lists
players-range = { $least } kuni { $most } mängijat
list-editions = väljaanded
default-is = vaikimisi { $value }

## Languages
told-no-language = Noppa ei räägi veel keelt „{ $language }“, seepärast on see inglise keeles. Noppa keeled: { $allowed }.
told-edition-own = Väljaanne: { $edition }, nagu sinu keele reeglivihikus. Teise valid nii: --edition
languages-complete = täielik
languages-missing = { $count ->
    [one] { $count } teade puudub
   *[other] { $count } teadet puudub
 }
languages-broken = { $file }, rida { $line }: seda teadet ei saa lugeda, seega on see inglise keeles.
languages-odd = { $message }: inglise keeles sellist teadet ei ole.
error-languages-no-folder = Teadete failidega kausta { $path } ei ole.

## Who sits where
you = Sina
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: veeretamiseks vajuta Enter.
ask-draw = { $name }: kaardi pööramiseks vajuta Enter.
ask-move = { $name }, sinu valik (? annab abi):
ask-dice = { $name }: mida { $dice ->
    [one] näitab täring?
   *[other] näitavad { $dice } täringut?
 }
ask-final-dice = { $name }: veereta ja kirjuta { $dice } täringut, mille juurde jääd:
ask-card = { $name }: milline kaart pöörati?
ask-save = Kas salvestada mäng faili { $path }? [J/e]
ask-hand-over = { $name }, sinu kord: vajuta Enter, kui keegi teine ei vaata.
ask-resume-or-new = Kas mäng või --resume FILE, mitte mõlemad: fail ütleb ise, mis mäng see on.
ask-go-on = Enter läheb edasi, q lahkub.
ask-which-game = Milline mäng? Üks neist: { $games }, või --resume FILE.
typed-roll = veereta
typed-no = ei
typed-yes = jah

## What happened
event-roll = { $name }: veeretas { $dice }.
event-draw = { $name }: pööras kaardi { $card }.
event-move = { $name }: { $move }.
hint-moves = Võid kirjutada: { $moves }.
told-undone = Tagasi võetud.
told-fixed = Kanne { $number } on parandatud.
told-misfit = Kanne { $number } on parandatud. Kanne { $misfit } („{ $step }“) enam ei sobi: { $why } Jätka sealt.
told-saved = Salvestatud: { $path }
told-not-saved = Faili { $path } ei saanud kirjutada: { $why }.
told-solo = { $points ->
    [one] Mäng läbi: { $points } punkt.
   *[other] Mäng läbi: { $points } punkti.
 }
told-won = { $count ->
    [one] Võitja: { $names }, { $points } punkti.
   *[other] Jagatud võit: { $names }, kõigil { $points } punkti.
 }
told-stand-in = { $why } { $name }: tema eest mängib edasi bot „{ $bot }“.
told-verified = { $count ->
    [one] Üks veeretus on kontrollitud: see on nii, nagu lubatud.
   *[other] { $count } veeretust on kontrollitud: kõik on nii, nagu lubatud.
 }
told-commitment = Enne mängu antud lubadus: { $commitment }

## Help
help-commands =
    ? näitab seda abi, „rules“ reegleid, „undo“ võtab käigu tagasi, „save FILE“ hoiab mängu alles, „quit“ lahkub.
help-real =
    ? näitab seda abi, „rules“ reegleid, „undo“ võtab viimase kande tagasi, „fix“ parandab mõne varasema,
    „save FILE“ hoiab mängu alles, „quit“ lahkub.
help-fix = Kirjuta „fix“, kande number ja see, mis seal oleks pidanud olema.

## Typing errors
error-typed-no-dice = Kirjuta täringud numbritena 1 kuni 6, mitte „{ $text }“.
error-typed-ambiguous = „{ $text }“ võib tähendada: { $like }.
error-typed-unknown = „{ $text }“ ei ole siin käik. Enter näitab, mis on; ? annab abi.
error-typed-close = „{ $text }“ ei ole siin käik. Kas mõtlesid: { $like }?
error-typed-enter = Vajuta Enter; „{ $text }“ ei tähenda siin midagi.

## Menu
menu-title = Noppa: millise laua taha soovid istuda?
menu-game = 1 kuni { $most }, Enter valib esimese:
menu-way-bot = boti vastu
menu-way-alone = üksi, oma rekordi vastu
menu-way-friends = sõpradega selles seadmes
menu-way-real = päris täringutega: Noppa peab punktiarvestust
menu-level-easy = kerge
menu-level-medium = keskmine
menu-level-hard = tugev
menu-level = 1 kuni { $most }, Enter valib esimese:
menu-way = 1 kuni { $most }, Enter valib esimese:
menu-names = Nimed, komaga eraldatud:
menu-not-there = Valikut „{ $typed }“ ei ole: 1 kuni { $most }.

## Solving
solving = Lahendan
solving-distribution = Arvutan jaotust
solved-value = Parima mänguga on oodata { $expected } punkti ({ $seconds } s).
solved-spread = Keskmine { $mean }, standardhälve { $spread }.
solved-percentiles = Protsentiilid: { $parts }
error-solve-unsolved = Mäng { $game } ei ole lahendatud; lahendatud on: { $allowed }.

## Reviews
reviewing = Analüüsin
review-title = { $game }: õnn ja oskus
review-player = mängija
review-final = lõpp
review-expected = ootus
review-luck = õnn
review-loss = valikud
review-others = teised
review-revision = parandus
review-each = ühe kohta
review-band = mängis nagu
review-curve = Oodatav tulemus mängu käigus
review-exact = Ühik: { $unit }, täpne.
review-estimate = Ühik: { $unit }, hinnang.
review-final-dice-only = Sisestati ainult lõplikud täringud: iga korra veeretused lähevad arvesse ühe õnnena.
unit-points = oodatava lõpptulemuse punktid
unit-lead = oodatava edumaa punktid tugevaima vastase ees
unit-chance = protsendid võiduvõimalusest
per-cent = { $value }%
band-flawless = veatult
band-master = meister
band-expert = asjatundja
band-skilled = osav mängija
band-casual = juhumängija
band-beginner = algaja

## The coach while playing

## History
history-none = Lõpetatud mänge veel ei ole. Mängi üks: noppa play yatzy
history-games = Mängud
history-records = Rekordid
history-day = päev
history-game = mäng
history-player = mängija
history-score = punktid
history-luck = õnn
history-loss = valikute hind
history-best = parim
history-average = keskmine
history-each = { $game }: üks valik maksis keskmiselt { $each }.
history-each-curve = Sajandikke valiku kohta, mäng mängu järel
history-kinds = Kuhu punktid läksid

## Practice
practice-welcome = Vali nii, nagu valiksid mängus; q lahkub.
practice-own = Sinu enda mängust:
practice-right = Hea valik.
practice-wrong = See maksab { $loss }.
practice-sum = Hästi valitud { $right }, küsitud { $asked }; kaotasid { $lost }.
ask-practice = Sinu valik:

## Simulations
simulating = Simuleerin
simulate-progress = { $done } / { $games }, sekundis { $rate }
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } mäng
   *[other] { $game }, { $edition }: { $games } mängu
 }
simulate-rate = aega kulus { $seconds } s, sekundis { $rate }
simulate-stopped = Peatatud, mängitud { $done } / { $games }; mängitu jääb alles.
simulate-player = mängija
simulate-wins = võite
simulate-mean = punktid
simulate-deviation = hälve
simulate-low = 5%
simulate-median = mediaan
simulate-high = 95%
simulate-first = Esimesena istuja võidab { $share } ({ $interval }): võrdse jaoga võrreldes { $more }.
simulate-length = Mängus on { $mean } ± { $error } otsust. Märgi ± järel olev kehtib 95 simulatsioonis 100-st.
simulate-distribution = Punktid: { $player }
simulate-everybody = kõik
simulate-uses = Kasutuskordi mängija kohta ühes mängus, loetud { $games } mängust
simulate-variants = { $game }, igaühes { $games } mängu
simulate-variant = reeglid
simulate-wins-of = { $player }: võite
simulate-mean-of = { $player }: punktid
simulate-first-seat = esimene koht
simulate-decisions = otsuseid
simulate-picture = { $game }: { $games } mängu punktid protsentides
