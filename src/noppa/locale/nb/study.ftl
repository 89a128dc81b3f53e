# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = En spillfil
study-record-none = Ingen spillfil er åpen. Velg en fil som er lagret fra et spill.
study-record-long = Denne filen er på { $size } kB; en spillfil er på høyst { $most } kB.
study-record-next = Ingenting er endret. Velg en annen fil, eller hent spillfilen på nytt der du hadde den fra.
study-check-right = { $count ->
    [one] Kontrollert: det ene kastet er det frøene gir.
   *[other] Kontrollert: alle { $count } kast og kort er de frøene gir.
 }
study-check-wrong = Denne spillfilen består ikke kontrollen, så ikke stol på den. Du kan likevel se på den.
study-misfit = Spillfilen kan bare vises til og med steg { $last }.

## Step by step
study-step-of = Steg { $at } av { $last }
study-slider = Steg
study-turn = Spiller nå: { $name }
study-first = Til begynnelsen
study-previous = Ett steg tilbake
study-next = Ett steg frem
study-last = Til slutten
study-play = Spill av
study-pause = Sett på pause
study-keys = Piltastene går ett steg, Home og End til begynnelsen og slutten, mellomrom spiller av.
study-link-copy = Lenke til dette steget
study-link-copied = Lenken er kopiert.
study-all-steps = Alle steg

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } poeng
   *[other] { $amount } poeng
 }
study-amount-lead = { $amount ->
    [one] { $amount } poengs ledelse
   *[other] { $amount } poengs ledelse
 }
study-sum-start = Ventet ved starten
study-sum-luck = Flaks
study-sum-loss = Egne valg
study-sum-others = Andres valg
study-sum-revision = Justerte anslag
study-sum-final = Ved slutten
study-final-dice = Bare de siste terningene i hver tur ble skrevet inn, så kast og beholdte terninger før det blir ikke vurdert.

## The coach beside the game

## Practice

## One's own games
study-history-none = Ingen ferdige spill ennå. Spill ett, så står det her.
study-history-games = { $count ->
    [one] ett spill
   *[other] { $count } spill
 }
study-history-won = { $count ->
    [0] ingen vunnet
    [one] ett vunnet
   *[other] { $count } vunnet
 }
study-history-best = Beste
study-history-average = Snitt
study-history-last = Siste
study-history-plot = Resultater fra det eldste til det nyeste: { $scores }
study-history-list = Alle spill
study-history-win = vunnet

## Kinds of choices
kind-keep = å beholde terninger
kind-declare = å melde rad
kind-row = hvilken rad
kind-bonus = bonusen
kind-strike = å stryke
kind-reroll = å kaste på nytt
kind-twice = en terning to ganger
kind-crossing = å stryke byer
kind-colour = bonusbyer
kind-place = hvilken by, hvilket tall
