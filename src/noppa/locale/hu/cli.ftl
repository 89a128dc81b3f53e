# A terminál.

## Listák
players-range = { $least }–{ $most } játékos
list-editions = kiadások
default-is = alapból { $value }

## Nyelvek
told-no-language = A Noppa még nem beszéli ezt a nyelvet: „{ $language }”, ezért ez angolul van. Ezeket beszéli: { $allowed }.
told-edition-own = Kiadás: { $edition }, ahogy a nyelved füzetében. Másik: --edition
languages-complete = teljes
languages-missing = { $count ->
    [one] { $count } üzenet hiányzik
   *[other] { $count } üzenet hiányzik
 }
languages-broken = { $file }, { $line }. sor: ez az üzenet nem olvasható, ezért angolul szól.
languages-odd = { $message }: ilyen üzenet nincs az angolban.
error-languages-no-folder = Nincs ilyen mappa üzenetfájlokkal: { $path }.

## Ki hol ül
you = Te
bot-name = { $count ->
    [one] Bot
   *[other] { $number }. bot
 }

## Kérdések
ask-roll = { $name }: Enterrel dobsz.
ask-draw = { $name }: Enterrel kártyát fordítasz.
ask-move = { $name }, válassz (? a súgó):
ask-dice = { $name }: mit mutat { $dice ->
    [one] a kocka?
   *[other] a kockák ({ $dice })?
 }
ask-final-dice = { $name }: dobj, és írd be a kockákat, amelyeknél megállsz (összesen { $dice }):
ask-card = { $name }: melyik kártya került elő?
ask-save = Mentsük ezt a játékot ide: { $path }? [I/n]
ask-hand-over = { $name }, te jössz: nyomj Entert, amikor más nem látja.
ask-resume-or-new = Vagy egy játék, vagy --resume FILE, de nem mindkettő: a fájl megmondja, melyik játék az.
ask-go-on = Enter: tovább, q: kilépés.
ask-which-game = Melyik játék? Ezek egyike: { $games }, vagy --resume FILE.
typed-roll = dobás
typed-no = nem
typed-yes = igen

## Mi történt
event-roll = { $name }: dobás { $dice }.
event-draw = { $name }: kártya { $card }.
event-move = { $name }: { $move }.
hint-moves = Ezt írhatod be: { $moves }.
told-undone = Visszavonva.
told-fixed = { $number }. bejegyzés: javítva.
told-misfit = { $number }. bejegyzés: javítva. { $misfit }. bejegyzés („{ $step }”): már nem illik: { $why } Innen folytasd.
told-saved = Mentve: { $path }
told-not-saved = Nem sikerült írni: { $path }: { $why }.
told-solo = { $points ->
    [one] Vége: { $points } pont.
   *[other] Vége: { $points } pont.
 }
told-won = { $count ->
    [one] A győztes: { $names }, { $points } pont.
   *[other] Közös győzelem: { $names }, fejenként { $points } pont.
 }
told-stand-in = { $why } { $name }: innen bot játszik („{ $bot }”).
told-verified = { $count ->
    [one] Egy dobás ellenőrizve: az ígéret szerint való.
   *[other] { $count } dobás ellenőrizve: mind az ígéret szerint való.
 }
told-commitment = A játék előtt tett ígéret: { $commitment }

## Súgó
help-commands =
    ? ezt mutatja, „rules” a szabályokat, „undo” visszavon egy lépést, „save FILE” elmenti a játékot, „quit” kilép.
help-real =
    ? ezt mutatja, „rules” a szabályokat, „undo” visszavonja az utolsó bejegyzést, „fix” kijavít egy korábbit,
    „save FILE” elmenti a játékot, „quit” kilép.
help-fix = Írd be: „fix”, a szám, és aminek ott lennie kellett volna.

## Elírások
error-typed-no-dice = A kockákat 1 és 6 közötti számjegyekkel írd, nem így: „{ $text }”.
error-typed-ambiguous = „{ $text }” ez is lehet: { $like }.
error-typed-unknown = „{ $text }” itt nem lépés. Enter mutatja a lépéseket, ? segít.
error-typed-close = „{ $text }” itt nem lépés. Erre gondoltál: { $like }?
error-typed-enter = Nyomj Entert; „{ $text }” itt nem jelent semmit.

## Menü
menu-title = Noppa: melyik asztalhoz ülnél le?
menu-game = 1–{ $most }, Enter az első:
menu-way-bot = bot ellen
menu-way-alone = egyedül, a saját rekordod ellen
menu-way-friends = barátokkal, ezen az eszközön
menu-way-real = valódi kockákkal: a Noppa vezeti a pontokat
menu-level-easy = könnyű
menu-level-medium = közepes
menu-level-hard = nehéz
menu-level = 1–{ $most }, Enter az első:
menu-way = 1–{ $most }, Enter az első:
menu-names = Nevek, vesszővel elválasztva:
menu-not-there = „{ $typed }” nincs a listán: 1–{ $most }.

## Megoldás
solving = Megoldás
solving-distribution = Az eloszlás kiszámítása
solved-value = A legjobb játékkal várható pont: { $expected } ({ $seconds } mp).
solved-spread = Átlag { $mean }, szórás { $spread }.
solved-percentiles = Percentilisek: { $parts }
error-solve-unsolved = { $game } nincs megoldva; ezek igen: { $allowed }.

## Elemzések
reviewing = Elemzés
review-title = { $game }: szerencse és tudás
review-player = játékos
review-final = végül
review-expected = várható
review-luck = szerencse
review-loss = döntés
review-others = többiek
review-revision = igazítás
review-each = döntésenként
review-band = szint
review-curve = A várható eredmény a játék során
review-exact = Egység: { $unit }; pontosan.
review-estimate = Egység: { $unit }; becslés.
review-final-dice-only = Csak a végső kockák vannak beírva: egy kör dobásai együtt számítanak egyetlen adag szerencsének.
unit-points = a várható végeredmény pontjai
unit-lead = a legerősebb ellenféllel szemben várható előny pontjai
unit-chance = a győzelmi esély százaléka
per-cent = { $value }%
band-flawless = hibátlan
band-master = mester
band-expert = szakértő
band-skilled = gyakorlott
band-casual = alkalmi
band-beginner = kezdő

## Az edző játék közben

## Előzmények
history-none = Még nincs befejezett játék. Játssz egyet: noppa play yatzy
history-games = Játékok
history-records = Rekordok
history-day = nap
history-game = játék
history-player = játékos
history-score = pont
history-luck = szerencse
history-loss = döntések ára
history-best = legjobb
history-average = átlag
history-each = { $game }: egy döntés ára átlagosan { $each }.
history-each-curve = Ennek századrészei döntésenként, játékról játékra
history-kinds = Hová lettek a pontok

## Gyakorlás
practice-welcome = Válassz úgy, mint egy játékban; q kilép.
practice-own = Egy játékodból:
practice-right = Jó választás.
practice-wrong = Ennek az ára { $loss }.
practice-sum = Jó választás: { $right } ennyiből: { $asked }, elveszett { $lost }.
ask-practice = A választásod:

## Szimulációk
simulating = Szimuláció
simulate-progress = { $done } / { $games }, másodpercenként { $rate }
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } játék
   *[other] { $game }, { $edition }: { $games } játék
 }
simulate-rate = { $seconds } másodperc alatt, másodpercenként { $rate }
simulate-stopped = Leállítva: { $done } / { $games } játék; amit lejátszott, megmarad.
simulate-player = játékos
simulate-wins = győzelem
simulate-mean = pont
simulate-deviation = szórás
simulate-low = 5%
simulate-median = medián
simulate-high = 95%
simulate-first = Aki elsőként ül, ennyit nyer: { $share } ({ $interval }): { $more } az egyenlő részhez képest.
simulate-length = Egy játékban { $mean } ± { $error } döntés van. Ami a ± után áll, 100 szimulációból 95-ben igaz.
simulate-distribution = Pontok: { $player }
simulate-everybody = mindenki
simulate-uses = Hányszor használja egy játékos egy játékban, { $games } játék alapján
simulate-variants = { $game }, egyenként { $games } játék
simulate-variant = szabályok
simulate-wins-of = { $player }: győzelem
simulate-mean-of = { $player }: pont
simulate-first-seat = első hely
simulate-decisions = döntések
simulate-picture = { $game }: { $games } játék pontjai, százalékban
