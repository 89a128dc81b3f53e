# What you use after a game or beside it: steps, reviews, practice, your games, chances.

## A record
study-record = Spillfil
study-record-none = Ingen spillfil er åpen. Velg en fil du har lagret fra et spill.
study-record-long = Denne filen er på { $size } kB. En spillfil kan være på opptil { $most } kB.
study-record-next = Ingenting er endret. Velg en annen fil, eller hent denne på nytt.
study-check-right =
    { $count ->
        [one] Det ene kastet stemmer.
       *[other] Alle { $count } kast og kort stemmer.
    }
study-check-wrong = Spillfilen besto ikke kontrollen, så ikke stol på den. Du kan likevel se på den.
study-misfit = Du kan bare se spillfilen til og med steg { $last }.

## Step by step
study-step-of = Steg { $at } av { $last }
study-slider = Steg
study-turn = Nå spiller { $name }
study-first = Gå til begynnelsen
study-previous = Ett steg tilbake
study-next = Ett steg frem
study-last = Gå til slutten
study-play = Spill av
study-pause = Sett på pause
study-keys = Gå steg for steg med piltastene, hopp til begynnelsen eller slutten med Home og End, og spill av med mellomrom.
study-link-copy = Kopier lenke til dette steget
study-link-copied = Lenken er kopiert
study-all-steps = Alle steg

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } poeng
   *[other] { $amount } poeng
 }
study-amount-lead =
    { $amount ->
        [one] { $amount } poeng
       *[other] { $amount } poeng
    }
study-amount-chance =
    { $amount ->
        [one] { $amount } prosentpoeng vinnersjanse
       *[other] { $amount } prosentpoeng vinnersjanse
    }
study-sum-start = Ved starten
study-sum-luck = Flaks
study-sum-loss = Feil
study-sum-others = Andre spilleres valg
study-sum-revision = Rettede anslag
study-sum-final = Ved slutten
study-final-dice = Bare de siste terningene i hver tur ble lagt inn, så treneren kan ikke vurdere kastene og valgene før dem.

## The coach beside the game
study-coach-win = { $percent } % vinnersjanse
study-coach-ahead-points = { study-amount-points } bedre enn resten
study-coach-ahead-lead = { study-amount-lead } bedre enn resten
study-coach-even = et annet valg er like bra
study-coach-less-points = { study-amount-points } mindre
study-coach-less-lead = { study-amount-lead } mindre
study-coach-less-chance = { study-amount-chance } mindre
study-coach-same = like bra
study-coach-advice =
    { $what }: { $worth }, { $exact ->
        [true] nøyaktig
       *[false] anslått
    }.
study-coach-advice-only = { $what }.
study-coach-next = Nest best: { $what }, { $cost }.
study-coach-next-only = Nest best: { $what }.
study-coach-why = Hvorfor?
study-look = Vis meg
study-look-title = Dette hadde vært bedre
study-look-now = Dette endrer ikke turen din.

## The story of a game
study-story = Det som avgjorde spillet
study-story-whose = Velg en spiller
study-luck-and-skill =
    { $lucky ->
        [lucky] { $name } fikk { $luck } på flaks. Feil kostet { $loss }.
       *[unlucky] { $name } tapte { $luck } på uflaks. Feil kostet { $loss }.
    }
study-moment = Øyeblikk { $number }
study-moment-turn-chance = { $swing } prosentpoeng vinnersjanse
study-moment-turn-lead = { $swing } poeng
study-moment-turn-points = { $swing } poeng
study-moment-did = { $name } valgte: { $what }.
study-moment-better = Bedre: { $what }. Det var verdt { $amount } mer.
study-moment-best = Det var det beste valget.
study-moment-only = Det fantes ikke noe annet valg.
study-moment-dice =
    { $lucky ->
        [lucky] Terningene hjalp til.
       *[unlucky] Terningene hjalp ikke til.
    }
study-moment-look = Gå steg for steg herfra
study-moment-picture = Bordet før valget, med det bedre valget merket
study-moment-picture-best = Bordet før valget
study-practise-these = Øv på disse
study-decisions = Alle valg
study-numbers = Diagrammet i tall
study-numbers-turn = Tur

## Practice
study-practice-how = Velg et trekk. Det du bommer på, kommer oftere tilbake.
study-practice-wait = Finner en situasjon til deg…
study-practice-again = Denne bommet du på sist.
study-practice-own = Fra et av spillene dine.
study-practice-kind = Denne handler om { $kind }.
study-practice-right = Godt valg.
study-practice-wrong = Det koster { $amount }.
study-practice-next = Neste
study-practice-yours = ditt
study-practice-sum = { $right } av { $asked } riktige
study-practice-done = Det var alle.
study-practice-more = Øv videre
study-puzzle = Dagens nøtt
study-puzzle-of = Dagens nøtt i { $game }, { $day }
study-puzzle-go = Løs
study-puzzle-solve = Løs dagens nøtt i { $game }
study-puzzle-count = { $done } av { $all } i dag
study-puzzle-more = Den samme for alle. Ett valg er klart best.
study-puzzle-done = Løst for i dag. I morgen kommer en ny.
study-puzzle-tried = Ferdig for i dag. I morgen kommer en ny.
study-streak =
    { $days ->
        [one] Første dag i en ny rekke.
       *[other] { $days } dager på rad.
    }
study-streak-ended =
    { $days ->
        [one] Fint å se deg igjen. En ny rekke begynner i dag.
       *[other] Fint å se deg igjen. Sist ble det { $days } dager på rad. En ny rekke begynner i dag.
    }

## Your games
study-history-none = Ingen ferdige spill ennå. Spill ett, så dukker det opp her.
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
kind-keep = hvilke terninger du beholder
kind-declare = å melde en rad
kind-row = hvilken rad du bruker
kind-bonus = bonusen
kind-strike = å ta en null
kind-reroll = å kaste på nytt
kind-twice = å bruke en terning to ganger
kind-crossing = å stryke byer
kind-colour = bonusbyer
kind-place = hvilket tall som skal hvor
