# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Ieraksts
study-record-none = Neviens ieraksts nav atvērts. Izvēlies failu, kas saglabāts no spēles.
study-record-long = Šajā failā ir { $size } kB; ierakstā ir ne vairāk kā { $most } kB.
study-record-next = Nekas netika mainīts. Izvēlies citu failu vai paņem ierakstu vēlreiz no turienes, kur to dabūji.
study-check-right = { $count ->
    [zero] Pārbaudīts: visi { $count } metieni un kārtis ir tie, ko dod sēklas.
    [one] Pārbaudīts ({ $count }): metieni un kārtis ir tie, ko dod sēklas.
   *[other] Pārbaudīts: visi { $count } metieni un kārtis ir tie, ko dod sēklas.
 }
study-check-wrong = Šis ieraksts pārbaudi neiztur, tāpēc nepaļaujies uz to. Aplūkot to tomēr vari.
study-misfit = Ierakstu var parādīt tikai līdz { $last }. solim.

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
study-keys = Bulttaustiņi iet pa vienam solim, Home un End uz sākumu un beigām, atstarpe atskaņo.
study-link-copy = Saite uz šo soli
study-link-copied = Saite ir nokopēta.
study-all-steps = Visi soļi

## Luck and skill
study-amount-points = { $amount ->
    [zero] { $amount } punktu
    [one] { $amount } punktu
   *[other] { $amount } punktus
 }
study-amount-lead = { $amount ->
    [zero] { $amount } punktu no pārsvara
    [one] { $amount } punktu no pārsvara
   *[other] { $amount } punktus no pārsvara
 }
study-sum-start = Gaidāms sākumā
study-sum-luck = Veiksme
study-sum-loss = Savas izvēles
study-sum-others = Citu izvēles
study-sum-revision = Labojumi novērtējumos
study-sum-final = Beigās
study-final-dice = Katram gājienam ievadīti tikai galīgie kauliņi, tāpēc metieni un paturētais pa vidu nav vērtēti.

## The coach beside the game

## Practice

## One's own games
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
study-history-average = Vidēji
study-history-last = Pēdējais
study-history-plot = Rezultāti no vecākā līdz jaunākajam: { $scores }
study-history-list = Visas spēles
study-history-win = uzvara

## Kinds of choices
kind-keep = paturēšana
kind-declare = pieteikšana
kind-row = kura ailīte
kind-bonus = prēmija
kind-strike = svītrošana
kind-reroll = mešana vēlreiz
kind-twice = kauliņš divreiz
kind-crossing = nosvītrošana
kind-colour = prēmijas pilsētas
kind-place = kura pilsēta, kurš skaitlis
