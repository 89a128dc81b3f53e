# What you use after a game or beside it: steps, reviews, practice, your games, chances.
# The amounts are in the accusative: “maksā 3,2 punktus”, “3,2 punktus mazāk”.

## A record
study-record = Spēles ieraksts
study-record-none = Neviens spēles ieraksts nav atvērts. Izvēlies failu, kas saglabāts no spēles.
study-record-long = Šajā failā ir { $size } kB. Spēles ieraksts var būt ne lielāks par { $most } kB.
study-record-next = Nekas nav mainīts. Izvēlies citu failu vai sagādā jaunu šī faila kopiju.
study-check-right = { $count ->
    [zero] Visi { $count } metieni un kārtis ir pareizi.
    [one] Pārbaudīts ({ $count }): metieni un kārtis ir pareizi.
   *[other] Visi { $count } metieni un kārtis ir pareizi.
 }
study-check-wrong = Šis ieraksts neizturēja pārbaudi, tāpēc nepaļaujies uz to. Apskatīt to tomēr var.
study-misfit = Ierakstu var redzēt tikai līdz { $last }. solim.

## Step by step
study-step-of = { $at }. solis no { $last }
study-slider = Solis
study-turn = Gājiens: { $name }
study-first = Uz sākumu
study-previous = Soli atpakaļ
study-next = Soli uz priekšu
study-last = Uz beigām
study-play = Atskaņot
study-pause = Pauze
study-keys = Ar bultiņām ej pa solim, ar Home un End uz sākumu vai beigām, ar atstarpi atskaņo.
study-link-copy = Kopēt saiti uz šo soli
study-link-copied = Saite nokopēta
study-all-steps = Visi soļi

## Luck and skill
study-amount-points = { $amount ->
    [zero] { $amount } punktu
    [one] { $amount } punktu
   *[other] { $amount } punktus
 }
study-amount-lead = { $amount ->
    [zero] { $amount } punktu
    [one] { $amount } punktu
   *[other] { $amount } punktus
 }
study-amount-chance = { $amount ->
    [zero] { $amount } procentpunktu
    [one] { $amount } procentpunktu
   *[other] { $amount } procentpunktus
 }
study-sum-start = Sākumā
study-sum-luck = Veiksme
study-sum-loss = Kļūdas
study-sum-others = Citu spēlētāju izvēles
study-sum-revision = Precizēti aprēķini
study-sum-final = Beigās
study-final-dice = Katram gājienam ievadīti tikai galīgie kauliņi, tāpēc treneris nevar novērtēt metienus un izvēles pirms tiem.

## The coach beside the game
study-coach-win = uzvaras izredzes { $percent }%
study-coach-ahead-points = dod { study-amount-points } vairāk nekā citas
study-coach-ahead-lead = dod { study-amount-lead } vairāk nekā citas
study-coach-even = cita izvēle ir tikpat laba
study-coach-less-points = dod { study-amount-points } mazāk
study-coach-less-lead = dod { study-amount-lead } mazāk
study-coach-less-chance = dod { study-amount-chance } mazāk
study-coach-same = tikpat laba
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] precīzi
   *[false] aptuveni
 }.
study-coach-advice-only = { $what }.
study-coach-next = Otrā labākā izvēle: { $what }, { $cost }.
study-coach-next-only = Otrā labākā izvēle: { $what }.

study-coach-why = Kāpēc?
study-look = Parādīt
study-look-title = Kas būtu bijis labāk
study-look-now = Tavu gājienu tas nemaina.

## The story of a game
study-story = Kas izšķīra spēli
study-story-whose = Izvēlies spēlētāju
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: veiksme deva { $luck }, kļūdas maksāja { $loss }.
   *[unlucky] { $name }: neveiksme atņēma { $luck }, kļūdas maksāja { $loss }.
 }
study-moment = { $number }. brīdis
study-moment-turn-chance = uzvaras izredzes: { $swing } procentpunkti
study-moment-turn-lead = { $swing } punkti
study-moment-turn-points = { $swing } punkti
study-moment-did = { $name }, izvēle: { $what }.
study-moment-better = Labāk: { $what }. Tas būtu devis { $amount } vairāk.
study-moment-best = Tā bija labākā izvēle.
study-moment-only = Citas izvēles nebija.
study-moment-dice = { $lucky ->
    [lucky] Kauliņi palīdzēja.
   *[unlucky] Kauliņi nepalīdzēja.
 }
study-moment-look = Skatīties no šejienes
study-moment-picture = Galds pirms šīs izvēles, labākā ir atzīmēta
study-moment-picture-best = Galds pirms šīs izvēles
study-practise-these = Vingrināties šajās izvēlēs
study-decisions = Visas izvēles
study-numbers = Diagramma skaitļos
study-numbers-turn = Gājiens

## Practice
study-practice-how = Izvēlies gājienu. Tas, kur kļūdies, atgriežas biežāk.
study-practice-wait = Meklē tev uzdevumu…
study-practice-again = Šeit tu reiz jau kļūdījies.
study-practice-own = No tavas spēles.
study-practice-kind = Šoreiz par to: { $kind }.
study-practice-right = Laba izvēle.
study-practice-wrong = Tas maksā { $amount }.
study-practice-next = Nākamais
study-practice-yours = tava
study-practice-sum = Pareizi { $right } no { $asked }
study-practice-done = Tie ir visi.
study-practice-more = Vingrināties vēl
study-puzzle = Dienas uzdevums
study-puzzle-of = { $game }: dienas uzdevums, { $day }
study-puzzle-go = Risināt
study-puzzle-solve = Risināt šodienas uzdevumu: { $game }
study-puzzle-count = šodien { $done } no { $all }
study-puzzle-more = Visiem vienāds. Viena izvēle ir skaidri labākā.
study-puzzle-done = Šodienas uzdevums atrisināts. Rīt būs jauns.
study-puzzle-tried = Šodienai pietiek. Rīt būs jauns.
study-streak = { $days ->
    [zero] { $days } dienu pēc kārtas.
    [one] { $days }. diena pēc kārtas.
   *[other] { $days } dienas pēc kārtas.
 }
study-streak-ended = { $days ->
    [1] Prieks tevi atkal redzēt. Šodien sākas jauna sērija.
    [zero] Prieks tevi atkal redzēt. Iepriekš tu spēlēji { $days } dienu pēc kārtas. Šodien sākas jauna sērija.
    [one] Prieks tevi atkal redzēt. Iepriekš tu spēlēji { $days } dienu pēc kārtas. Šodien sākas jauna sērija.
   *[other] Prieks tevi atkal redzēt. Iepriekš tu spēlēji { $days } dienas pēc kārtas. Šodien sākas jauna sērija.
 }

## Your games
study-history-none = Pabeigtu spēļu vēl nav. Izspēlē kādu, un tā parādīsies šeit.
study-history-games = { $count ->
    [zero] { $count } spēļu
    [one] { $count } spēle
   *[other] { $count } spēles
 }
study-history-won = { $count ->
    [0] nav uzvaru
    [zero] { $count } uzvaru
    [one] { $count } uzvara
   *[other] { $count } uzvaras
 }
study-history-best = Labākais
study-history-average = Vidējais
study-history-last = Pēdējais
study-history-plot = Rezultāti no vecākā līdz jaunākajam: { $scores }
study-history-list = Visas spēles
study-history-win = uzvara

## Kinds of choices
kind-keep = kurus kauliņus paturēt
kind-declare = ailītes pieteikšana
kind-row = kuru ailīti aizpildīt
kind-bonus = prēmija
kind-strike = nulles rakstīšana
kind-reroll = mešana vēlreiz
kind-twice = kauliņš divreiz
kind-crossing = pilsētu nosvītrošana
kind-colour = prēmijas pilsētas
kind-place = kurš skaitlis kurā pilsētā
