# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = En spilfil
study-record-none = Ingen spilfil er åben. Vælg en fil, der er gemt fra et spil.
study-record-long = Denne fil er på { $size } kB; en spilfil er på højst { $most } kB.
study-record-next = Intet er ændret. Vælg en anden fil, eller hent spilfilen igen der, hvor du havde den fra.
study-check-right = { $count ->
    [one] Tjekket: det ene kast er det, frøene giver.
   *[other] Tjekket: alle { $count } kast og kort er dem, frøene giver.
 }
study-check-wrong = Denne spilfil består ikke tjekket, så stol ikke på den. Du kan stadig se på den.
study-misfit = Spilfilen kan kun vises til og med trin { $last }.

## Step by step
study-step-of = Trin { $at } af { $last }
study-slider = Trin
study-turn = Tur: { $name }
study-first = Til begyndelsen
study-previous = Et trin tilbage
study-next = Et trin frem
study-last = Til slutningen
study-play = Afspil
study-pause = Sæt på pause
study-keys = Piletasterne går et trin, Home og End til begyndelsen og slutningen, mellemrum afspiller.
study-link-copy = Link til dette trin
study-link-copied = Linket er kopieret.
study-all-steps = Alle trin

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } point
 }
study-amount-lead = { $amount ->
    [one] { $amount } points forspring
   *[other] { $amount } points forspring
 }
study-sum-start = Ventet ved starten
study-sum-luck = Held
study-sum-loss = Egne valg
study-sum-others = Andres valg
study-sum-revision = Justerede skøn
study-sum-final = Ved slutningen
study-final-dice = Kun de sidste terninger i hver tur blev skrevet ind, så kast og beholdte terninger før det bliver ikke bedømt.

## The coach beside the game

## Practice

## One's own games
study-history-none = Ingen færdige spil endnu. Spil et, så står det her.
study-history-games = { $count ->
    [one] ét spil
   *[other] { $count } spil
 }
study-history-won = { $count ->
    [0] ingen vundet
    [one] ét vundet
   *[other] { $count } vundet
 }
study-history-best = Bedste
study-history-average = Snit
study-history-last = Seneste
study-history-plot = Resultater fra det ældste til det nyeste: { $scores }
study-history-list = Alle spil
study-history-win = vundet

## Kinds of choices
kind-keep = at beholde terninger
kind-declare = at melde række
kind-row = hvilken række
kind-bonus = bonussen
kind-strike = at strege ud
kind-reroll = at kaste igen
kind-twice = en terning to gange
kind-crossing = at strege byer ud
kind-colour = bonusbyer
kind-place = hvilken by, hvilket tal
