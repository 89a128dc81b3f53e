# Dicetto: navn, hva man kan bli enige om, hvorfor et trekk avvises, og reglene med egne ord.

dicetto-name = Dicetto
dicetto-tagline = Legg terningene på kortene du vil ha, og hold dem en runde

## Editions
dicetto-edition-international = Internasjonal
dicetto-edition-finnish = Finsk
dicetto-edition-polish = Polsk

## Options, and what each value means
dicetto-option-bonus = Spill med bonuskort
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nei
dicetto-option-cards-to-win = Kort å samle før spillet slutter
dicetto-option-most-cards-points = Hva bonuskortet for flest kort er verdt
dicetto-option-battle = Når terningkamper avgjøres
dicetto-option-battle-at-once = så snart terninger legges
dicetto-option-battle-end-of-turn = når turen er ferdig
dicetto-option-bonus-true-more = Fire bonuskort ligger åpne fra starten og deles ut til slutt.
dicetto-option-bonus-false-more = Bare poengene på terningkortene teller.
dicetto-option-cards-to-win-more = { $value ->
    [one] Spillet slutter så snart noen har samlet et kort.
   *[other] Spillet slutter så snart noen har samlet { $value } kort: færre kort gjør det kortere.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Den som har flest kort, får et poeng for det, hvis det bonuskortet er med.
   *[other] Den som har flest kort, får { $value } poeng for det, hvis det bonuskortet er med.
 }
dicetto-option-battle-at-once-more = Du vet hvem som holder kortet før du legger de andre terningene dine.
dicetto-option-battle-end-of-turn-more = Du legger først alle terningene; så avgjøres kampene én etter én.

## Score sheet
dicetto-item-cards = Terningkort
dicetto-item-bonus = Bonuskort

## Dice cards
dicetto-card-ones = Enere
dicetto-card-twos = Toere
dicetto-card-threes = Treere
dicetto-card-fours = Firere
dicetto-card-fives = Femmere
dicetto-card-sixes = Seksere
dicetto-card-pair = Par
dicetto-card-two-pairs = 2 par
dicetto-card-three-of-a-kind = 3 like
dicetto-card-four-of-a-kind = 4 like
dicetto-card-small-straight = Liten straight
dicetto-card-large-straight = Stor straight
dicetto-card-chance = Sjanse
dicetto-card-extra-roll = Ekstrakast

## What may lie on a card, in a few words
dicetto-asks-ones = så mange enere du vil
dicetto-asks-twos = så mange toere du vil
dicetto-asks-threes = så mange treere du vil
dicetto-asks-fours = så mange firere du vil
dicetto-asks-fives = så mange femmere du vil
dicetto-asks-sixes = så mange seksere du vil
dicetto-asks-pair = to like
dicetto-asks-two-pairs = to par, eller fire like
dicetto-asks-three-of-a-kind = tre like
dicetto-asks-four-of-a-kind = fire like
dicetto-asks-small-straight = tre i rekkefølge
dicetto-asks-large-straight = fire i rekkefølge
dicetto-asks-chance = hvilke som helst, minst én
dicetto-asks-extra-roll = hvilke som helst, minst én

## Bonus cards
dicetto-card-fewest-logos = Færrest Dicettos
dicetto-card-most-logos = Flest Dicettos
dicetto-card-fewest-cards = Færrest kort
dicetto-card-most-cards = Flest kort
dicetto-card-most-straights = Flest straight-kort
dicetto-card-most-chances = Flest sjanser
dicetto-card-fewest-points = Færrest poeng
dicetto-card-most-numbers = Flest 1–6-kort

## Dice
dicetto-colour-red = rød
dicetto-colour-yellow = gul
dicetto-colour-green = grønn
dicetto-colour-blue = blå

## The deck
dicetto-deck-built-in = vår egen kortstokk
dicetto-deck-own = en kortstokk fra fil

## Moves
dicetto-move-keep = { $count ->
    [0] kast alle terningene på nytt
   *[other] behold { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] legg { $dice } på { $card } (kort { $slot }) og send terningene der tilbake
    [battle] legg { $dice } på { $card } (kort { $slot }) og kjemp om det
   *[takes] legg { $dice } på { $card } (kort { $slot })
 }
dicetto-move-done = ferdig

## The table
dicetto-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
 }
dicetto-fourth-roll = et fjerde kast
dicetto-free = ledig
dicetto-tie = likt { $tie }
dicetto-tie-or-beat = likt { $tie } slå { $beat }
dicetto-on-card = på { $slot }
dicetto-lost = tapt
dicetto-battle = Terningkamp om kort { $slot }: { $challenger } (første terning) mot { $owner }.
dicetto-total = poeng
dicetto-cards = kort
dicetto-won = vunnet
dicetto-nobody = uavgjort
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] ingen kast igjen
    [one] 1 kast igjen
   *[other] { $rolls } kast igjen
 }
dicetto-pile = { $cards ->
    [0] bunken er tom
    [one] 1 kort i bunken
   *[other] { $cards } kort i bunken
 } ({ $deck })
dicetto-typing-keep = «55» beholder dem og kaster resten, «p 2 55» legger dem på kort 2, «done» avslutter
dicetto-typing-place = «p 2 55» legger terninger på kort 2, «done» avslutter turen

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = hvilket kort
kind-send-back = å sende terninger tilbake
kind-battle = terningkamper
kind-end-turn = å avslutte turen

## What can be typed
dicetto-help =
    Skriv terningene du beholder, så kastes resten på nytt: «55» eller «keep 5 5»; bare «keep» kaster alle fire.
    For å legge terninger på et kort, skriv nummeret og terningene: «place 2 5 5» eller «p 2 55»; «p x 1» for ekstrakast-kortet.
    Når de første terningene er lagt, kastes ingenting mer. «done» avslutter turen.
    Kort skrives «pair:1», med logo «pair:1*»; bonuskort «most_logos», «fewest_cards» og så videre.

## Refusals
error-dicetto-placed-already = Terninger er lagt: ingenting kastes på nytt i denne turen.
error-dicetto-no-rolls-left = Det er ingen kast igjen: legg terninger eller avslutt turen.
error-dicetto-keep-not-there = Du kan bare beholde terninger som ligger på bordet: { $dice }.
error-dicetto-slot-empty = Det ligger ikke noe kort på plass { $slot }.
error-dicetto-challenge-lost = Du tapte en terningkamp om kort { $slot }: det tar ikke flere av terningene dine i denne turen.
error-dicetto-once-a-turn = Kort { $slot } har allerede terningene dine; det tar terninger én gang per tur.
error-dicetto-does-not-fit = Disse terningene passer ikke på { $card }. { $count ->
    [0] Ingen av dine gjør det.
   *[other] Du kan legge der: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Du har bare disse terningene å legge: { $hand }.
error-dicetto-dice-lost = Terninger som er tapt i en terningkamp, legges ikke igjen i denne turen. Du har: { $hand }.
error-dicetto-sum-too-low = { $sum } er for lavt for kort { $slot }: { $least } trengs til en terningkamp, mer sender terningene der tilbake.

## A deck from a file
error-dicetto-deck-not-a-list = I kortstokken må { $place } være en liste av tabeller: { $allowed }.
error-dicetto-deck-kind = I kortstokken, { $place }: det finnes ikke noe slag «{ $value }». Slag: { $allowed }.
error-dicetto-deck-number = I kortstokken, { $place }: «{ $key }» må være et heltall fra { $least } til { $most }, ikke { $value }.
error-dicetto-deck-logo = I kortstokken, { $place }: «logo» må være { $allowed }, ikke { $value }.
error-dicetto-deck-twice = I kortstokken, { $place }: { $card } står der allerede. Øk antallet i stedet.
error-dicetto-deck-few-cards = Kortstokken trenger minst { $least } kort under { $place }; den har { $found }.
error-dicetto-deck-most-cards = I kortstokken, { $place }: tilvalget most_cards_points sier { $allowed }, filen { $value }. Utelat poengene, eller sett tilvalget.

## The rules, as Markdown
dicetto-rules =
    Samle kort ved å legge terninger på dem og holde dem en runde. Flest poeng vinner; ved like mange
    poeng deles seieren. To til fire spiller, med fire terninger hver i sin egen farge. Fire terningkort
    ligger i en rekke, med ekstrakast-kortet ved siden av. Den eldste begynner, om dere ikke blir enige om noe annet.

    __En tur: samle.__ Hvert kort som terningene dine fortsatt ligger på, er ditt. Ta terningene tilbake;
    nye kort fyller rekken. Ekstrakast-kortet blir liggende på bordet og gir denne turen et fjerde kast.

    __En tur: kast.__ Kast de fire terningene dine opptil tre ganger, hver gang hvilke du vil.

    __En tur: legg.__ Legg terninger på så mange kort du vil; etter det kastes ingenting mer. Hvert kort tar
    terningene dine én gang per tur, hver terning ligger på ett kort, og terninger som ikke legges, blir hos
    deg. Terningene på et kort må passe nøyaktig.

    | kort | terninger som passer | eksempel | poeng |
    |---|---|---|---|
    | Enere til seksere | én eller flere av det tallet | Firere: ⚃⚃⚃ | 2 |
    | Par | to like | ⚄⚄ | 1 |
    | 2 par | to par, eller fire like | ⚁⚁⚅⚅ | 6 |
    | 3 like | tre like | ⚂⚂⚂ | 4 |
    | 4 like | fire like | ⚁⚁⚁⚁ | 11 |
    | Liten straight | tre i rekkefølge | ⚂⚃⚄ | 2 |
    | Stor straight | fire i rekkefølge | ⚁⚂⚃⚄ | 6 |
    | Sjanse | én eller flere, hvilke som helst | ⚀⚅⚅ | 1 |
    | Ekstrakast | én eller flere, hvilke som helst | ⚅ | 0 |

    __Et kort med en annens terninger.__ Legg sammen terningene. En høyere sum sender dem straks tilbake til
    eieren. En lik sum er en terningkamp: de to kaster hver sin terning, ved likt kastes det på nytt, og den høyeste
    holder kortet. Taper du, er de terningene ute av spill denne turen, og kortet tar ingen av dine før din
    neste tur. En lavere sum kan ikke legges.

    __Et eksempel.__ Ditt siste kast er ⚂⚄⚄⚅. Noens ⚃⚃ ligger på Par: dine ⚄⚄ er 10 mot 8 og sender dem
    tilbake. Noens ⚅ ligger på Seksere: din ⚅ er lik, så du kan kjempe om kortet. Din ⚂ passer på Treere,
    eller på Sjanse om det er ledig. Ligger alt der fortsatt når din neste tur begynner, er kortene dine.

    __Slutten.__ Spillet slutter når noen tar sitt tiende kort, eller når det ikke er flere terningkort.
    Kort med terninger på går da til eierne av terningene. Ekstrakast-kortet er ikke verdt noe og telles ikke.

    __Bonuskort.__ Fire av åtte ligger åpne fra starten og deles ut til slutt; ved uavgjort deles
    kortet ikke ut. Bare terningkort telles.

    | bonuskort | poeng | bonuskort | poeng |
    |---|---|---|---|
    | Færrest Dicettos | 3 | Flest Dicettos | 3 |
    | Færrest kort | 4 | Flest kort | 3 |
    | Flest straight-kort | 3 | Flest sjanser | 3 |
    | Færrest poeng | 5 | Flest 1–6-kort | 3 |

    __Kortstokken.__ De 46 terningkortene og poengene deres er vår egen kortstokk; annethvert kort har
    Dicetto-logoen (★). De ekte kortene kan leses inn fra en fil.

    __Finsk utgave.__ Terningkamper avgjøres én etter én når turen er ferdig.

    __Polsk utgave.__ Uten bonuskort om dere ikke ber om dem, og «Flest kort» er verdt 4.
