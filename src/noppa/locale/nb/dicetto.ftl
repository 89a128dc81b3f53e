# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Ta kort og hold fast på dem

## Editions
dicetto-edition-international = Internasjonal
dicetto-edition-finnish = Finsk
dicetto-edition-polish = Polsk

## Options, and what each value means
dicetto-option-bonus = Spill med bonuskort
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nei
dicetto-option-cards-to-win = Antall kort som avslutter spillet
dicetto-option-most-cards-points = Poeng for bonusen «Flest kort»
dicetto-option-battle = Når terningkamper avgjøres
dicetto-option-battle-at-once = med en gang
dicetto-option-battle-end-of-turn = når turen er over

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Fire bonuskort ligger åpne fra starten. De deles ut til slutt.
dicetto-option-bonus-false-more = Bare poengene på terningkortene teller.
dicetto-option-cards-to-win-more =
    { $value ->
        [one] Spillet slutter så snart noen har samlet ett kort.
       *[other] Spillet slutter så snart noen har { $value } kort. Færre kort gjør spillet kortere.
    }
dicetto-option-most-cards-points-more =
    { $value ->
        [one] Den som har flest kort, får ett poeng ekstra, hvis det bonuskortet er med.
       *[other] Den som har flest kort, får { $value } poeng ekstra, hvis det bonuskortet er med.
    }
dicetto-option-battle-at-once-more = Du vet hvem som holder kortet før du legger de andre terningene dine.
dicetto-option-battle-end-of-turn-more = Du legger først alle terningene dine. Så avgjøres kampene én etter én.

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
dicetto-asks-small-straight = tre tall på rad
dicetto-asks-large-straight = fire tall på rad
dicetto-asks-chance = valgfrie terninger, minst én
dicetto-asks-extra-roll = valgfrie terninger, minst én

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
dicetto-deck-own = egen kortstokk

## Moves
dicetto-move-keep = { $count ->
    [0] kast alle terningene på nytt
   *[other] behold { $dice }
 }
dicetto-move-place =
    { $effect ->
        [sends_back] legg { $dice } på { $card } (kort { $slot }) og send de andre terningene tilbake
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
dicetto-battle = Terningkamp om kort { $slot }. Første terning: { $challenger }. Andre terning: { $owner }.
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
dicetto-typing-keep = «55» for å beholde dem, «p 2 55» for å legge dem på kort 2, «done» for å avslutte turen
dicetto-typing-place = «p 2 55» for å legge terninger på kort 2, «done» for å avslutte turen

## At the table in the browser
dicetto-lay = Legg { $dice } på { $card }
dicetto-lay-on = Legg på { $card }
dicetto-lay-short = Legg { $dice } { $sum }
dicetto-hint = Velg terninger, og trykk så på et kort.
dicetto-ends =
    { $cards ->
        [one] 1 kort avslutter spillet
       *[other] { $cards } kort avslutter spillet
    }
dicetto-in-pile = i bunken
dicetto-logo = med logo
dicetto-points-word =
    { $points ->
        [one] poeng
       *[other] poeng
    }
dicetto-battle-status = { $challenger } og { $owner } kjemper
dicetto-did-lay = { $name } la { $dice } på { $card }.
dicetto-moment = Vunnet kamp
dicetto-moment-card = { $card } skifter eier

## What the coach says, and why
dicetto-advice-keep =
    { $count ->
        [0] Kast alle fire på nytt
       *[other]
            Behold { $dice } og kast { $left ->
                [one] én terning
               *[other] { $left } terninger
            }
    }
dicetto-advice-keep-brief =
    { $count ->
        [0] Kast alle fire
       *[other] Behold { $dice }
    }
dicetto-advice-lay = Legg { $dice } på { $card }
dicetto-advice-done = Avslutt turen
dicetto-why-keep =
    { $percent ->
        [100] Uansett hva du kaster, får du terninger til { $card }, verdt { study-amount-points }.
       *[other] Går du for { $card }, verdt { study-amount-points }, lykkes det i { $percent } % av tilfellene.
    }
dicetto-why-keep-too =
    { $percent ->
        [100] { $card }, verdt { study-amount-points }, klarer du uansett hva du kaster.
       *[other] { $card }, verdt { study-amount-points }, klarer du i { $percent } % av tilfellene.
    }
dicetto-why-keep-none = Du kan ikke ta noe kort i rekken, så du går for ekstrakast-kortet.
dicetto-why-points = { $card } er verdt { study-amount-points }.
dicetto-why-extra = Ekstrakast-kortet gir deg et fjerde kast neste tur.
dicetto-why-beaten = En motspiller som går for det, slår deg der i { $percent } % av tilfellene.
dicetto-why-send-back = Din sum { $sum } slår { $lying } på kortet.
dicetto-why-battle = Din sum { $sum } er lik { $lying } på kortet, så dere kaster én terning hver. Du vinner annenhver gang.
dicetto-why-done =
    { $cards ->
        [0] Du har bare terninger på ekstrakast-kortet.
        [one] Du har terninger på ett kort, verdt { study-amount-points }.
       *[other] Du har terninger på { $cards } kort, verdt { study-amount-points } til sammen.
    }
dicetto-why-nothing = Du avslutter turen uten terninger på noe kort.
dicetto-why-roll-instead =
    { $than ->
        [less] Å kaste på nytt ville vært verdt { study-amount-chance } mindre.
        [more] Å kaste på nytt ville vært verdt { study-amount-chance } mer.
       *[same] Å kaste på nytt ville vært verdt like mye.
    }
dicetto-why-lay-instead =
    { $than ->
        [less] Å legge { $dice } på { $card } nå ville vært verdt { study-amount-chance } mindre.
        [more] Å legge { $dice } på { $card } nå ville vært verdt { study-amount-chance } mer.
       *[same] Å legge { $dice } på { $card } nå ville vært verdt like mye.
    }

## Kinds of choices, where a player loses most
kind-lay = hvilket kort
kind-send-back = å sende terninger tilbake
kind-battle = terningkamper
kind-end-turn = å avslutte turen

## What can be typed
dicetto-help =
    Skriv terningene du vil beholde, så kastes resten på nytt: «55» eller «keep 5 5». Bare «keep» kaster alle fire.
    For å legge terninger på et kort skriver du nummeret på kortet og terningene: «place 2 5 5» eller «p 2 55». For ekstrakast-kortet skriver du «p x 1».
    Når du har lagt terninger, kan du ikke kaste på nytt i denne turen. «done» avslutter turen.
    Kort skrives «pair:1», eller «pair:1*» med logo. Bonuskort skrives «most_logos», «fewest_cards» og så videre.

## Refusals
error-dicetto-placed-already = Du har allerede lagt terninger, så du kan ikke kaste på nytt i denne turen.
error-dicetto-no-rolls-left = Du har ingen kast igjen. Legg terninger eller avslutt turen.
error-dicetto-keep-not-there = Du kan bare beholde terninger som ligger på bordet: { $dice }.
error-dicetto-slot-empty = Det ligger ikke noe kort på plass { $slot }. Velg et annet.
error-dicetto-challenge-lost = Du tapte en kamp om kort { $slot }, så du kan ikke legge terninger der igjen i denne turen.
error-dicetto-once-a-turn = Du har allerede lagt terninger på kort { $slot }. Det kan du bare gjøre én gang per tur.
error-dicetto-does-not-fit =
    Disse terningene passer ikke på { $card }. { $count ->
        [0] Ingen av dine gjør det.
       *[other] Disse ville passe: { $allowed }.
    }
error-dicetto-dice-not-in-hand = Du har bare disse terningene å legge: { $hand }.
error-dicetto-dice-lost = Terninger du har tapt i en kamp, kan du ikke legge igjen i denne turen. Du har: { $hand }.
error-dicetto-sum-too-low = { $sum } er for lavt for kort { $slot }. { $least } gir kamp, og alt over det sender terningene der tilbake.

## A deck from a file
error-dicetto-deck-not-a-list = I kortstokkfilen må { $place } være en liste av tabeller, skrevet { $allowed }.
error-dicetto-deck-kind = I kortstokkfilen har { $place } slaget «{ $value }», som ikke finnes. Bruk et av disse: { $allowed }.
error-dicetto-deck-number = I kortstokkfilen må «{ $key }» i { $place } være et heltall fra { $least } til { $most }, ikke { $value }.
error-dicetto-deck-logo = I kortstokkfilen er «logo» i { $place } { $value }. Bruk en av disse: { $allowed }.
error-dicetto-deck-twice = I kortstokkfilen gjentar { $place } kortet { $card }. Øk antallet i stedet.
error-dicetto-deck-few-cards = Kortstokkfilen trenger minst { $least } kort under { $place }, men den har { $found }.
error-dicetto-deck-most-cards = I kortstokkfilen er { $place } verdt { $value }, men tilvalget most_cards_points sier { $allowed }. Ta poengene ut av filen, eller endre tilvalget.

## The rules, as Markdown
dicetto-rules =
    Legg terninger på kort. Hvis de fortsatt ligger der når din neste tur begynner, er kortene dine. Flest poeng
    vinner, og spillere med like mange poeng deler seieren. To til fire kan spille, hver med fire terninger i
    sin egen farge. Fire terningkort ligger i en rekke, med ekstrakast-kortet ved siden av. Den eldste
    spilleren begynner, om dere ikke blir enige om noe annet.

    __Din tur: samle.__ Ta alle kort som terningene dine fortsatt ligger på, og ta terningene tilbake. Nye
    kort fyller rekken. Ekstrakast-kortet blir på bordet, men det gir deg et fjerde kast i denne turen.

    __Din tur: kast.__ Kast de fire terningene dine opptil tre ganger. Etter hvert kast velger du hvilke
    terninger du kaster på nytt.

    __Din tur: legg.__ Legg terninger på så mange kort du vil. Når du har lagt noen, kan du ikke kaste mer i
    denne turen. På hvert kort kan du legge terninger bare én gang per tur, og hver terning ligger på bare ett
    kort. Terninger du ikke legger, blir hos deg. Terningene på et kort må passe nøyaktig.

    | kort | terninger som passer | eksempel | poeng |
    |---|---|---|---|
    | Enere til seksere | én eller flere av det tallet | Firere: ⚃⚃⚃ | 2 |
    | Par | to like | ⚄⚄ | 1 |
    | 2 par | to par, eller fire like | ⚁⚁⚅⚅ | 6 |
    | 3 like | tre like | ⚂⚂⚂ | 4 |
    | 4 like | fire like | ⚁⚁⚁⚁ | 11 |
    | Liten straight | tre tall på rad | ⚂⚃⚄ | 2 |
    | Stor straight | fire tall på rad | ⚁⚂⚃⚄ | 6 |
    | Sjanse | valgfrie terninger, minst én | ⚀⚅⚅ | 1 |
    | Ekstrakast | valgfrie terninger, minst én | ⚅ | 0 |

    __Et kort med en annens terninger.__ Legg sammen terningene. En høyere sum sender de andre tilbake med en
    gang. En lik sum gir terningkamp: dere kaster én terning hver, og den høyeste holder kortet. Blir det likt,
    kaster dere på nytt. Den som taper, tar terningene sine tilbake. Taper du i din egen tur, kan du ikke bruke
    de terningene eller det kortet igjen i den turen. Du kan ikke legge en lavere sum.

    __Et eksempel.__ Ditt siste kast er ⚂⚄⚄⚅. Noen har ⚃⚃ på Par. Dine ⚄⚄ slår dem, 10 mot 8, og sender dem
    tilbake. Noen har ⚅ på Seksere. Din ⚅ er lik, så du kan kjempe om kortet. Din ⚂ passer på Treere,
    eller på Sjanse om det er ledig. Ligger terningene dine der fortsatt når din neste tur begynner, er kortene dine.

    __Slutten.__ Spillet slutter når noen samler sitt tiende kort, eller når det ikke er flere terningkort.
    Kort med terninger på går til spillerne som la dem. Ekstrakast-kortet er ikke verdt noe og teller ikke
    som et kort.

    __Bonuskort.__ Fire av de åtte ligger åpne fra starten, og de deles ut til slutt. Er det likt, får
    ingen kortet. Bare terningkort teller.

    | bonuskort | poeng | bonuskort | poeng |
    |---|---|---|---|
    | Færrest Dicettos | 3 | Flest Dicettos | 3 |
    | Færrest kort | 4 | Flest kort | 3 |
    | Flest straight-kort | 3 | Flest sjanser | 3 |
    | Færrest poeng | 5 | Flest 1–6-kort | 3 |

    __Kortstokken.__ De 46 terningkortene og poengene deres er vår egen kortstokk, og annethvert kort har logoen
    (★). Har du de ekte kortene, kan du lese dem inn fra en fil.

    __Finsk utgave.__ Alle terningkamper avgjøres når turen er over, én etter én.

    __Polsk utgave.__ Det er ingen bonuskort om dere ikke ber om dem, og «Flest kort» er verdt 4.

## The short rules
dicetto-goal =
    { $cards ->
        [one] Vinn kort med terningene dine. Spillet slutter når noen har et kort, og flest poeng vinner.
       *[other] Vinn kort med terningene dine. Spillet slutter når noen har { $cards } kort, og flest poeng vinner.
    }
dicetto-begins = Ifølge heftet begynner den eldste spilleren.
dicetto-step-roll = Kast fire terninger opptil tre ganger. Behold det du vil.
dicetto-step-lay = Legg terninger på kort de passer nøyaktig på.
dicetto-step-keep = Hvis de fortsatt ligger der når din neste tur begynner, er kortet ditt.
dicetto-needs = Tar { $asks }.
dicetto-needs-range = Tar { $asks }. Verdt { $least } til { $most } poeng.
dicetto-needs-extra-roll = Tar hvilke terninger som helst. Når du vinner det, får du et fjerde kast i den turen. Så ligger det på bordet igjen. Det gir ingen poeng.
dicetto-needs-fewest-logos = Til den som har færrest stjerner på kortene sine.
dicetto-needs-most-logos = Til den som har flest stjerner på kortene sine.
dicetto-needs-fewest-cards = Til den som har færrest terningkort.
dicetto-needs-most-cards = Til den som har flest terningkort.
dicetto-needs-most-straights = Til den som har flest straighter, små og store til sammen.
dicetto-needs-most-chances = Til den som har flest sjansekort.
dicetto-needs-fewest-points = Til den som har færrest poeng på terningkort.
dicetto-needs-most-numbers = Til den som har flest kort fra Enere til Seksere.
dicetto-example-lies = En annen spiller har { $dice } på kortet { $pair }. Det er summen { $sum }.
dicetto-example-rolled = Du kaster { $dice } og vil ha det kortet.
dicetto-example-beats = { $sum } slår { $other }, så terningene dine legges på kortet, og de andre går tilbake.
dicetto-example-equal = Denne gangen blir terningene dine også { $sum }. Like summer gir kamp.
dicetto-example-battle = Dere kaster én terning hver. Du får { $one } og den andre får { $other }, så du holder kortet. Blir det likt, kaster dere på nytt.
dicetto-ask-twice = Kan jeg legge terninger på flere kort?
dicetto-answer-twice = Ja, på så mange du vil. Men på hvert kort kan du legge terninger bare én gang per tur, og du kan ikke flytte dem etterpå.
dicetto-ask-four-alike = Teller fire like som to par?
dicetto-answer-four-alike = Ja. Du kan legge dem på 2 par eller på 4 like.
dicetto-ask-battle-at-once = Når er terningkampen?
dicetto-answer-battle-at-once = Så snart du legger terningene. Etter det kan du legge de andre terningene dine.
dicetto-ask-battle-end-of-turn = Når er terningkampen?
dicetto-answer-battle-end-of-turn = Når turen din er over, én kamp etter en annen.
dicetto-ask-lost = Hva skjer med terninger som taper en kamp?
dicetto-answer-lost = De går tilbake til eieren. Taper du i din egen tur, kan du ikke bruke de terningene igjen i den turen.
dicetto-ask-end = Når slutter spillet?
dicetto-answer-end =
    { $cards ->
        [one] Når noen har samlet ett kort. Kort med terninger på går til spillerne som la dem.
       *[other] Når noen har samlet { $cards } kort. Kort med terninger på går til spillerne som la dem.
    }
dicetto-ask-bonus = Hvem får et bonuskort når det er likt?
dicetto-answer-bonus = Ingen.
dicetto-now-tied = Ingen ville fått det nå, for det er likt.
dicetto-now-leads = { $name } ville fått det nå, med { $count }.
dicetto-now-free = Ett ligger på bordet uten terninger på.
dicetto-now-held = { $name } holder ett med summen { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Vær den første med tre kort
dicetto-lesson-roll = Kast de fire terningene dine.
dicetto-lesson-roll-why = Du har tre kast på å få terningene til å passe til kortene.
dicetto-lesson-keep = ⚃⚃ passer på kortet Firere. Behold dem og kast de to andre.
dicetto-lesson-keep-why = En tredje ⚃. Kortet Firere tar så mange ⚃ som du har.
dicetto-lesson-fours = Legg ⚃⚃⚃ på Firere.
dicetto-lesson-fours-why = Det er 12. For å ta kortet fra deg må noen også ha minst 12.
dicetto-lesson-chance = Sjanse tar hvilke terninger som helst. Legg ⚀ der.
dicetto-lesson-chance-why = Du kan legge terninger på flere kort, men hver terning bare én gang.
dicetto-lesson-turn-over = Du har ingen terninger igjen. Avslutt turen.
dicetto-lesson-turn-over-why = Jussi, boten, slo eneren din på Sjanse med 10, så du fikk ⚀ tilbake.
dicetto-lesson-roll-two = ⚃⚃⚃ lå der en runde, så Firere er ditt. Kast igjen.
dicetto-lesson-roll-two-why = Jussi har ⚄⚄ på Par. Det kan du slå.
dicetto-lesson-coach = Spør treneren hvilke terninger du skal beholde.
dicetto-lesson-coach-why = ⚅⚅ passer allerede på Par, og du kastet ⚅⚃ også.
dicetto-lesson-pair = ⚅⚅ blir 12 og slår Jussis 10. Legg dem på Par.
dicetto-lesson-pair-why = Jussi måtte ta de terningene tilbake.
dicetto-lesson-battle = ⚃⚅ blir 10, like mye som Jussi har på Sjanse. Legg dem der for å kjempe om det.
dicetto-lesson-battle-why = Dere kastet én terning hver. Din ⚄ slo Jussis ⚁, så du holder kortet.
dicetto-lesson-end = Avslutt turen og se om terningene dine blir liggende.
dicetto-lesson-end-why = De ble liggende. Med Par og Sjanse har du tre kort.
dicetto-lesson-done = Høye summer er vanskelige å slå, og terninger på flere kort gir deg flere.
