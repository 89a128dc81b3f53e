# The terminal.

## Lists
players-range = no { $least } līdz { $most } spēlētājiem
list-editions = izdevumi
default-is = noklusējums { $value }

## Languages
told-no-language = Noppa vēl nerunā valodā „{ $language }”, tāpēc šis ir angliski. Noppas valodas: { $allowed }.
told-edition-own = Izdevums: { $edition }, kā tavas valodas noteikumu grāmatiņā. Citu izvēlas ar --edition
languages-complete = pilnīgs
languages-missing = { $count ->
    [zero] trūkst { $count } ziņojumu
    [one] trūkst { $count } ziņojuma
   *[other] trūkst { $count } ziņojumu
 }
languages-broken = { $file }, { $line }. rinda: šo ziņojumu nevar nolasīt, tāpēc tas ir angliski.
languages-odd = { $message }: angliski tāda ziņojuma nav.
error-languages-no-folder = Nav mapes { $path } ar ziņojumu failiem.

## Who sits where
you = Tu
bot-name = { $count ->
    [zero] { $number }. bots
    [one] Bots
   *[other] { $number }. bots
 }

## Questions
ask-roll = { $name }: nospied Enter, lai mestu.
ask-draw = { $name }: nospied Enter, lai atklātu kārti.
ask-move = { $name }, tava izvēle (? palīdz):
ask-dice = { $name }: ko { $dice ->
    [zero] rāda { $dice } kauliņu?
    [one] rāda { $dice } kauliņš?
   *[other] rāda { $dice } kauliņi?
 }
ask-final-dice = { $name }: met un ieraksti { $dice } kauliņus, pie kuriem paliec:
ask-card = { $name }: kura kārts atklāta?
ask-save = Vai saglabāt spēli kā { $path }? [J/n]
ask-hand-over = { $name }, tavs gājiens: nospied Enter, kad neviens cits neskatās.
ask-resume-or-new = Vai nu spēle, vai --resume FILE, ne abi: fails pats pasaka, kura spēle tā ir.
ask-go-on = Enter turpina, q iziet.
ask-which-game = Kura spēle? Viena no šīm: { $games }, vai --resume FILE.
typed-roll = met
typed-no = nē
typed-yes = jā

## What happened
event-roll = { $name }: uzmeta { $dice }.
event-draw = { $name }: atklāja { $card }.
event-move = { $name }: { $move }.
hint-moves = Vari rakstīt: { $moves }.
told-undone = Atsaukts.
told-fixed = { $number }. ieraksts ir izlabots.
told-misfit = { $number }. ieraksts ir izlabots. { $misfit }. ieraksts („{ $step }”) vairs neder: { $why } Turpini no turienes.
told-saved = Saglabāts: { $path }
told-not-saved = Neizdevās ierakstīt { $path }: { $why }.
told-solo = { $points ->
    [zero] Spēle galā: { $points } punktu.
    [one] Spēle galā: { $points } punkts.
   *[other] Spēle galā: { $points } punkti.
 }
told-won = { $count ->
    [zero] Dalīta uzvara: { $names }, punkti katram: { $points }.
    [one] Uzvar { $names }, punkti: { $points }.
   *[other] Dalīta uzvara: { $names }, punkti katram: { $points }.
 }
told-stand-in = { $why } { $name }: šajā vietā tālāk spēlē bots „{ $bot }”.
told-verified = { $count ->
    [zero] Pārbaudīti { $count } metienu: viss kā solīts.
    [one] Pārbaudīts { $count } metiens: viss kā solīts.
   *[other] Pārbaudīti { $count } metieni: viss kā solīts.
 }
told-commitment = Pirms spēles dotais solījums: { $commitment }

## Help
help-commands =
    ? rāda šo, „rules” noteikumus, „undo” atsauc gājienu, „save FILE” saglabā spēli, „quit” iziet.
help-real =
    ? rāda šo, „rules” noteikumus, „undo” atsauc pēdējo ierakstu, „fix” labo kādu agrāku,
    „save FILE” saglabā spēli, „quit” iziet.
help-fix = Raksti „fix”, numuru un to, kam tur vajadzēja būt.

## Typing errors
error-typed-no-dice = Raksti kauliņus ar cipariem no 1 līdz 6, nevis „{ $text }”.
error-typed-ambiguous = „{ $text }” var nozīmēt: { $like }.
error-typed-unknown = „{ $text }” šeit nav gājiens. Enter parāda iespējamos, ? palīdz.
error-typed-close = „{ $text }” šeit nav gājiens. Varbūt domāji: { $like }?
error-typed-enter = Nospied Enter; „{ $text }” šeit neko nenozīmē.

## Menu
menu-title = Noppa: pie kura galda gribi apsēsties?
menu-game = No 1 līdz { $most }, Enter izvēlas pirmo:
menu-way-bot = pret botu
menu-way-alone = vienatnē, pret savu rekordu
menu-way-friends = ar draugiem šajā ierīcē
menu-way-real = ar īstiem kauliņiem: Noppa skaita punktus
menu-level-easy = viegls
menu-level-medium = vidējs
menu-level-hard = stiprs
menu-level = No 1 līdz { $most }, Enter izvēlas pirmo:
menu-way = No 1 līdz { $most }, Enter izvēlas pirmo:
menu-names = Vārdi, atdalīti ar komatiem:
menu-not-there = „{ $typed }” nav sarakstā: no 1 līdz { $most }.

## Solving
solving = Risinu
solving-distribution = Rēķinu sadalījumu
solved-value = Ar labāko spēli sagaidāmi { $expected } punkti ({ $seconds } s).
solved-spread = Vidēji { $mean }, standartnovirze { $spread }.
solved-percentiles = Procentiles: { $parts }
error-solve-unsolved = { $game } nav atrisināta; atrisinātas ir: { $allowed }.

## Reviews
reviewing = Analizēju
review-title = { $game }: veiksme un prasme
review-player = spēlētājs
review-final = beigās
review-expected = gaidāms
review-luck = veiksme
review-loss = izvēles
review-others = citi
review-revision = labojums
review-each = par izvēli
review-band = spēlēja kā
review-curve = Gaidāmais rezultāts spēles gaitā
review-exact = Mērvienība: { $unit }, precīzi.
review-estimate = Mērvienība: { $unit }, novērtējums.
review-final-dice-only = Ievadīti tikai galīgie kauliņi: katra gājiena metieni skaitās kā viena veiksme.
unit-points = gaidāmā gala rezultāta punkti
unit-lead = gaidāmā pārsvara punkti pār stiprāko pretinieku
unit-chance = procenti no izredzēm uzvarēt
per-cent = { $value } %
band-flawless = nevainojami
band-master = meistars
band-expert = lietpratējs
band-skilled = prasmīgs spēlētājs
band-casual = brīvā laika spēlētājs
band-beginner = iesācējs

## The coach while playing

## History
history-none = Pabeigtu spēļu vēl nav. Uzspēlē kādu: noppa play yatzy
history-games = Spēles
history-records = Rekordi
history-day = diena
history-game = spēle
history-player = spēlētājs
history-score = punkti
history-luck = veiksme
history-loss = izvēļu cena
history-best = labākais
history-average = vidēji
history-each = { $game }: viena izvēle vidēji maksāja { $each }.
history-each-curve = Simtdaļas par izvēli, spēli pēc spēles
history-kinds = Kur palika punkti

## Practice
practice-welcome = Izvēlies tā, kā izvēlētos spēlē; q iziet.
practice-own = No tavas spēles:
practice-right = Laba izvēle.
practice-wrong = Tas maksā { $loss }.
practice-sum = Labas izvēles: { $right } no { $asked }; tu zaudēji { $lost }.
ask-practice = Tava izvēle:

## Simulations
simulating = Simulēju
simulate-progress = { $done } no { $games }, { $rate } sekundē
simulate-title = { $games ->
    [zero] { $game }, { $edition }: { $games } spēļu
    [one] { $game }, { $edition }: { $games } spēle
   *[other] { $game }, { $edition }: { $games } spēles
 }
simulate-rate = laiks { $seconds } s, sekundē { $rate }
simulate-stopped = Apturēts pēc { $done } no { $games } spēlēm; izspēlētais saglabāts.
simulate-player = spēlētājs
simulate-wins = uzvaras
simulate-mean = punkti
simulate-deviation = novirze
simulate-low = 5 %
simulate-median = mediāna
simulate-high = 95 %
simulate-first = Pirmais pie galda uzvar { $share } ({ $interval }): pret vienādu daļu { $more }.
simulate-length = Spēlē ir { $mean } ± { $error } lēmumi. Tas, kas aiz ±, ir spēkā 95 no 100 simulācijām.
simulate-distribution = Punkti: { $player }
simulate-everybody = visi
simulate-uses = Cik reižu spēlētājs lieto vienā spēlē, skaitīts { $games } spēlēs
simulate-variants = { $game }, spēles katrā: { $games }
simulate-variant = noteikumi
simulate-wins-of = { $player }: uzvaras
simulate-mean-of = { $player }: punkti
simulate-first-seat = pirmā vieta
simulate-decisions = lēmumi
simulate-picture = { $game }: { $games } spēļu punkti procentos
