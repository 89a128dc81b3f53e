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
study-steps = Steg for steg
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
study-value-points = Ventet sluttsum
study-value-lead = Ventet ledelse over den sterkeste motspilleren
study-value-chance = Vinnersjanse
study-amount-points = { $amount ->
    [one] { $amount } poeng
   *[other] { $amount } poeng
 }
study-amount-lead = { $amount ->
    [one] { $amount } poengs ledelse
   *[other] { $amount } poengs ledelse
 }
study-amount-chance = { $amount } % av vinnersjansen
study-sum-start = Ventet ved starten
study-sum-luck = Flaks
study-sum-loss = Egne valg
study-sum-others = Andres valg
study-sum-revision = Justerte anslag
study-sum-final = Ved slutten
study-mattered = Valg som betydde noe
study-played = { $name }: { $what }.
study-cost = Det kostet { $amount }.
study-better = Bedre: { $move }.
study-look = Se på stillingen
study-look-of = Se på stillingen ved steg { $at }
study-final-dice = Bare de siste terningene i hver tur ble skrevet inn, så kast og beholdte terninger før det blir ikke vurdert.

## The coach beside the game

## Practice
study-practice-how = Velg som du ville gjort i et spill. Det du bommer på, kommer igjen.
study-practice-wait = Leter etter en stilling…
study-practice-again = Denne har du bommet på før.
study-practice-own = Fra et av spillene dine: den gangen kostet det deg noe.
study-practice-right = Godt valgt.
study-practice-wrong = Det koster { $amount }.
study-practice-next = Neste stilling
study-practice-yours = ditt
study-practice-choice = Valg
study-practice-value = Verdi
study-practice-loss = Koster
study-practice-why = Hvorfor
study-practice-sum = Godt valgt: { $right } av { $asked }. Tapt i alt: { $amount }.

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
