# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Femten rader, tre kast

## Editions
yatzy-edition-international = Internasjonal
yatzy-edition-nordic = Nordisk
yatzy-edition-danish = Dansk
yatzy-edition-dutch = Nederlandsk

## Options, and what each value means
yatzy-option-declare = Når du velger rad
yatzy-option-declare-after = etter kastene
yatzy-option-declare-before = før første kast
yatzy-option-yatzy = Poeng for en yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 pluss summen av terningene
yatzy-option-bonus-from = Poeng i øverste del som gir bonus
yatzy-option-chance = Når du kan bruke sjanse
yatzy-option-chance-free = med et hvilket som helst kast
yatzy-option-chance-last-resort = bare når ingen annen ledig rad gir poeng

## What an option changes, in a sentence
yatzy-option-declare-after-more = Du kaster først og velger så raden som passer til terningene.
yatzy-option-declare-before-more = Du melder en rad før første kast. Gir ikke terningene poeng der, skriver du 0, eller du bruker sjanse hvis det går.
yatzy-option-yatzy-fifty-more = Fem like gir 50, uansett tall.
yatzy-option-yatzy-sum-plus-fifty-more = Fem like gir 50 pluss summen av terningene, så fem seksere er verdt 80.
yatzy-option-bonus-from-more = Du får bonus når øverste del blir { $value } eller mer.
yatzy-option-chance-free-more = Du kan bruke sjanse når som helst, med hvilke terninger som helst.
yatzy-option-chance-last-resort-more = Du kan bare bruke sjanse når terningene ikke gir poeng på noen av de andre ledige radene dine.

## Rows of the pad
yatzy-item-ones = Enere
yatzy-item-twos = Toere
yatzy-item-threes = Treere
yatzy-item-fours = Firere
yatzy-item-fives = Femmere
yatzy-item-sixes = Seksere
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 par
yatzy-item-two-pairs = 2 par
yatzy-item-three-of-a-kind = Tre like
yatzy-item-four-of-a-kind = Fire like
yatzy-item-small-straight = Liten straight
yatzy-item-large-straight = Stor straight
yatzy-item-full-house = Hus
yatzy-item-chance = Sjanse
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Øverste del
yatzy-lower = Nederste del
yatzy-total = Sum
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runde { $round } av { $rounds }
yatzy-declared = meldt: { $row }
yatzy-rolls-left =
    { $rolls ->
        [0] ingen kast igjen
        [one] 1 kast igjen
       *[other] { $rolls } kast igjen
    }
yatzy-move-keep = { $count ->
    [0] kast alle fem på nytt
   *[other] behold { $dice }
 }
yatzy-bonus-from = +50 ved { $from }
yatzy-pace =
    { $way ->
        [-1] { $points } bak bonustempoet
        [0] i rute til bonusen
       *[1] { $points } foran bonustempoet
    }
yatzy-best-rows = De beste radene for disse terningene
yatzy-hint-keep = Trykk på terningene du vil beholde.
yatzy-hint-write = Trykk på en rad for å skrive poengene dine.
yatzy-told-score = { $name } skrev { $points } på { $row }.
yatzy-told-declare = { $name } meldte { $row }.
yatzy-move-declare = meld { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep =
    { $count ->
        [0] Kast alle fem på nytt
       *[other]
            Behold { $dice } og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
yatzy-advice-keep-brief =
    { $count ->
        [0] Kast alle fem
       *[other] Behold { $dice }
    }
yatzy-advice-declare = Meld { $item }
yatzy-advice-score = Skriv { $points } på { $item }
yatzy-advice-zero = Skriv en null på { $item }
yatzy-why-ends = Turen ender mest sannsynlig med { $item } ({ $percent } %) eller { $other_item } ({ $other_percent } %).
yatzy-why-sure =
    { $percent ->
        [100] Turen ender med { $item }.
       *[other] Turen ender nesten helt sikkert med { $item }.
    }
yatzy-why-zero = Risikoen for at den ender med en null, er { $percent } %.
yatzy-why-score = { $item } gir { study-amount-points } nå.
yatzy-why-turn = En tur der du går for { $item }, gir i snitt { study-amount-points }.
yatzy-why-bonus =
    { $pace ->
        [ahead] Da ligger du { study-amount-points } foran bonustempoet.
        [behind] Da ligger du { study-amount-points } bak bonustempoet.
       *[even] Da er du akkurat i rute til bonusen.
    }
yatzy-why-bonus-made = Det gir bonusen på 50 poeng.
yatzy-why-bonus-lost = Da kan du ikke lenger nå bonusen.
yatzy-why-roll-instead =
    { $than ->
        [less] Å kaste på nytt ville vært verdt { study-amount-points } mindre.
        [more] Å kaste på nytt ville vært verdt { study-amount-points } mer.
       *[same] Å kaste på nytt ville vært verdt like mye.
    }
yatzy-why-write-instead =
    { $points ->
        [0] En null på { $item }
       *[other] Å skrive { $points } på { $item }
    } { $than ->
        [less] ville vært verdt { study-amount-points } mindre.
        [more] ville vært verdt { study-amount-points } mer.
       *[same] ville vært verdt like mye.
    }
yatzy-item-zero = en null

## What can be typed
yatzy-help =
    Skriv terningene du vil beholde, så kastes resten på nytt: «66» eller «keep 6 6». Bare «keep» kaster alle fem.
    Skriv en rad for å fylle den ut: «full house», «full» eller «score full_house». Hvis dere spiller slik at raden
    meldes på forhånd, skriver du den også før kastet: «sixes» eller «declare sixes».

## Refusals
error-yatzy-declares-after = I denne utgaven melder du ikke noen rad. Kast først, og velg så.
error-yatzy-declared-already = Du har allerede meldt { $item } for denne turen.
error-yatzy-declare-first = Meld en rad for denne turen før du kaster.
error-yatzy-no-rolls-left = Du har ingen kast igjen. Fyll ut en rad.
error-yatzy-keep-not-there = Du kan bare beholde terninger du har kastet: { $dice }.
error-yatzy-row-filled = { $item } er allerede fylt ut.
error-yatzy-chance-last-resort = Du kan bare bruke sjanse når terningene ikke gir poeng på noen annen ledig rad.
error-yatzy-declared-row-only = Du meldte { $item } for denne turen, så du kan ikke bruke en annen rad.

## The rules, as Markdown
yatzy-rules =
    Fyll ut alle femten radene i kolonnen din. Høyest sum vinner; ved lik sum deler spillerne seieren.
    Spill alene mot din egen rekord, eller sammen med andre.

    __En tur.__ Kast fem terninger. Så kan du kaste på nytt opptil to ganger: behold terningene du vil ha, og
    kast resten. Du kan også kaste terninger du har beholdt, og du kan stoppe etter et hvilket som helst kast.
    Fyll så ut én ledig rad, selv om den gir 0. Hver rad brukes én gang, så alle har femten turer.

    __Et eksempel.__ Ditt første kast er ⚁⚂⚄⚄⚅. Du beholder ⚄⚄ og kaster tre terninger: ⚀⚂⚄. Du beholder ⚄⚄⚄
    og kaster to: ⚂⚂. Nå har du ⚂⚂⚄⚄⚄, et hus som gir 21. Hadde de to siste vært ⚀⚅, ville ⚀⚄⚄⚄⚅ gitt
    15 på Femmere eller Tre like, 10 på 1 par eller 22 på Sjanse.

    __Radene__

    | rad | gir | eksempel |
    |---|---|---|
    | Enere til seksere | terningene med det tallet | Firere: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | de to terningene i det beste paret | ⚁⚁⚃⚄⚄ → 10 |
    | 2 par | de fire terningene i to forskjellige par | ⚁⚁⚂⚅⚅ → 16 |
    | Tre like | de tre terningene | ⚀⚂⚃⚃⚃ → 12 |
    | Fire like | de fire terningene | ⚁⚁⚁⚁⚅ → 8 |
    | Liten straight | én til fem, alltid 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Stor straight | to til seks, alltid 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Hus | alle terninger: tre av ett tall, to av et annet | ⚂⚂⚃⚃⚃ → 18 |
    | Sjanse | alle terninger, uansett hva de viser | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fem like, alltid 50 | ⚃⚃⚃⚃⚃ → 50 |

    Du kan bruke et kast på en hvilken som helst ledig rad der det passer: ⚃⚃⚃⚃⚀ gir 12 på Tre like eller 8 på
    1 par. Fire like teller ikke som to par, og fem like teller ikke som hus.

    __Bonus.__ Hvis de seks radene dine fra enere til seksere blir 63 poeng eller mer, får du en bonus på 50.
    Tre terninger på hver av disse radene er akkurat nok.

    __Nordisk utgave.__ Du kan bare bruke sjanse når kastet ikke gir poeng på noen annen ledig rad: ⚀⚂⚃⚅⚅
    kan ikke stå der så lenge Enere, Treere, Firere, Seksere eller 1 par er ledig. Når sjanse er den siste
    ledige raden din, tar den et hvilket som helst kast.

    __Dansk utgave.__ Som den nordiske utgaven, men du melder en rad før ditt første kast. Gir kastet poeng på
    den raden, skriver du dem der. Hvis ikke, skriver du 0 der, eller du bruker sjanse hvis den er ledig og tar
    kastet. Når sjanse er fylt ut, kan du i stedet skrive 0 på en hvilken som helst ledig rad. Du kan melde
    sjanse bare når det er den siste ledige raden din. En yatzy er verdt 50 pluss terningene: ⚅⚅⚅⚅⚅ → 80.

    __Nederlandsk utgave.__ Du trenger 64 poeng til bonusen, så tre terninger på hver rad er ikke nok.

## Solving
yatzy-solved-odds = Du får bonusen i { $bonus } % av spillene og en yatzy i { $yatzy } %.

## The short rules
yatzy-goal = Fyll alle femten radene i kolonnen din og få flest poeng.
yatzy-begins = Heftet sier ikke noe om det. Velg noen, eller kast én terning hver: den høyeste begynner.
yatzy-step-roll = Kast fem terninger.
yatzy-step-keep = Behold terningene du vil ha, og kast resten på nytt, opptil to ganger.
yatzy-step-write = Skriv poengene på en ledig rad.
yatzy-step-write-declared = Skriv poengene på raden du meldte før kastet.
yatzy-needs-number = Legg sammen terningene som viser { $face }.
yatzy-needs-bonus = Minst { $from } poeng på de seks radene over.
yatzy-needs-one-pair = To av samme tall. De to terningene teller.
yatzy-needs-two-pairs = To par av forskjellige tall. De fire terningene teller.
yatzy-needs-three-of-a-kind = Tre av samme tall. De tre terningene teller.
yatzy-needs-four-of-a-kind = Fire av samme tall. De fire terningene teller.
yatzy-needs-small-straight = Én til fem.
yatzy-needs-large-straight = To til seks.
yatzy-needs-full-house = Tre av ett tall og to av et annet. Alle fem terningene teller.
yatzy-needs-chance = Hvilke terninger som helst. Alle fem teller.
yatzy-example-first = Ditt første kast. Du beholder { $kept } og kaster de tre andre på nytt.
yatzy-example-second = En femmer til. Du beholder { $kept } og kaster to.
yatzy-example-last = { $row }: { $points } poeng.
yatzy-example-other = Samme tur med et annet siste kast. Du kan bruke en av disse radene hvis den er ledig:
yatzy-example-or = { $row }, { $points } poeng
yatzy-ask-again = Kan jeg kaste en terning jeg har beholdt?
yatzy-answer-again = Ja. Etter hvert kast velger du på nytt hvilke terninger du beholder.
yatzy-ask-zero = Hva om ingenting passer?
yatzy-answer-zero = Du fyller likevel ut en ledig rad. Den får 0 og er brukt opp.
yatzy-ask-alike = Teller fire like som to par, eller fem like som hus?
yatzy-answer-alike = Nei, begge krever to forskjellige tall. Men fire like gir også poeng som 1 par eller tre like.
yatzy-ask-chance-free = Når kan jeg bruke sjanse?
yatzy-answer-chance-free = Én gang, med hvilke terninger du vil.
yatzy-ask-chance-last-resort = Når kan jeg bruke sjanse?
yatzy-answer-chance-last-resort = Én gang, når terningene ikke gir poeng på noen av de andre ledige radene dine, eller når det er den siste ledige raden din.
yatzy-ask-declare = Hva om terningene bommer på raden jeg meldte?
yatzy-answer-declare = Da skriver du 0 der. Eller du bruker sjanse, hvis den er ledig og tar terningene. Når sjanse er fylt ut, kan du i stedet skrive 0 på en hvilken som helst ledig rad.
yatzy-ask-alone = Hvor mange kan spille?
yatzy-answer-alone = Heftet setter ingen grense. Her kan én til tjue spille. Alene spiller du mot din egen rekord.
yatzy-now-written = Du har { $points } her.
yatzy-now-bonus = Øverste del er på { $points } så langt.
yatzy-now-free = Denne raden er fortsatt ledig.
yatzy-now-would = Terningene dine ville gitt { $points } her.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Fyll femten rader og få flest poeng
yatzy-lesson-roll = Disse fem terningene er dine. Kast dem.
yatzy-lesson-roll-why = Du har opptil tre kast i hver tur, og du velger hvilke terninger du beholder.
yatzy-lesson-keep = ⚅⚅ er en god start. Behold begge og kast de tre andre.
yatzy-lesson-keep-why = En tredje ⚅. Terningene du beholder, blir liggende.
yatzy-lesson-keep-three = Behold ⚅⚅⚅ og kast de to siste.
yatzy-lesson-keep-three-why = Tre av ett tall og to av et annet: et hus.
yatzy-lesson-full-house = Hver ledig rad viser hva den ville gitt. Velg Hus.
yatzy-lesson-full-house-why = 28 poeng, summen av alle fem terningene. Hver rad kan bare brukes én gang.
yatzy-lesson-roll-again = Jussi, boten du spiller mot, har også hatt en tur. Kast igjen.
yatzy-lesson-roll-again-why = Behold to ⚂, eller ⚁⚂⚃⚄, som mangler ett tall på en straight?
yatzy-lesson-coach = Spør treneren hvilke terninger du skal beholde.
yatzy-lesson-coach-why = Der kom ⚅. Nå har du fem på rad, fra 2 til 6.
yatzy-lesson-straight = Det er en stor straight. Skriv den på raden sin.
yatzy-lesson-straight-why = 20 poeng. Hvis et kast ikke passer på noen ledig rad, skriver du 0.
yatzy-lesson-roll-late = Vi hopper fremover. Bare Treere og Yatzy er ledige. Kast.
yatzy-lesson-roll-late-why = Du har 54 poeng i øverste del, og ⚂⚂⚂ gjør det til 63.
yatzy-lesson-bonus = 63 poeng i øverste del gir bonus. Skriv 9 på Treere.
yatzy-lesson-bonus-why = 63 poeng, så du får 50 ekstra. Tre av hvert tall er nok.
yatzy-lesson-roll-last = Jussi måtte skrive 0. Dette er den siste turen din. Kast.
yatzy-lesson-roll-last-why = Fire ⚄. Én til gir fem like.
yatzy-lesson-keep-four = Behold ⚄⚄⚄⚄ og kast den siste terningen.
yatzy-lesson-keep-four-why = Fem like. Det er en yatzy.
yatzy-lesson-yatzy = Bare én rad er igjen. Skriv poengene dine på Yatzy.
yatzy-lesson-yatzy-why = 50 poeng, og spillet er over.
yatzy-lesson-done = Sikt mot tre av hvert tall i øverste del, og spar Sjanse til en dårlig tur.
