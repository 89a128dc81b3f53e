# What you use after a game or beside it: steps, reviews, practice, your games, chances.

## A record
study-record = Spelfil
study-record-none = Ingen spelfil är öppen. Välj en fil som du har sparat från ett spel.
study-record-long = Den här filen är { $size } kB. En spelfil får vara högst { $most } kB.
study-record-next = Inget har ändrats. Välj en annan fil, eller hämta den här på nytt.
study-check-right =
    { $count ->
        [one] Det enda kastet stämmer.
       *[other] Alla { $count } kast och kort stämmer.
    }
study-check-wrong = Spelfilen klarade inte kontrollen, så lita inte på den. Du kan ändå titta på den.
study-misfit = Du kan bara se spelfilen till och med steg { $last }.

## Step by step
study-step-of = Steg { $at } av { $last }
study-slider = Steg
study-turn = { $name } står i tur
study-first = Gå till början
study-previous = Ett steg bakåt
study-next = Ett steg framåt
study-last = Gå till slutet
study-play = Spela upp
study-pause = Pausa
study-keys = Stega med piltangenterna, hoppa till början eller slutet med Home och End, och spela upp med mellanslag.
study-link-copy = Kopiera länk till steget
study-link-copied = Länken är kopierad
study-all-steps = Alla steg

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } poäng
   *[other] { $amount } poäng
 }
study-amount-lead =
    { $amount ->
        [one] { $amount } poäng
       *[other] { $amount } poäng
    }
study-amount-chance =
    { $amount ->
        [one] { $amount } procentenhet vinstchans
       *[other] { $amount } procentenheter vinstchans
    }
study-sum-start = I början
study-sum-luck = Tur
study-sum-loss = Misstag
study-sum-others = Andra spelares val
study-sum-revision = Rättade uppskattningar
study-sum-final = I slutet
study-final-dice = Bara de sista tärningarna i varje tur matades in, så coachen kan inte bedöma kasten och valen före dem.

## The coach beside the game
study-coach-win = { $percent } % vinstchans
study-coach-ahead-points = { study-amount-points } bättre än resten
study-coach-ahead-lead = { study-amount-lead } bättre än resten
study-coach-even = ett annat val är lika bra
study-coach-less-points = { study-amount-points } mindre
study-coach-less-lead = { study-amount-lead } mindre
study-coach-less-chance = { study-amount-chance } mindre
study-coach-same = lika bra
study-coach-advice =
    { $what }: { $worth }, { $exact ->
        [true] exakt
       *[false] uppskattat
    }.
study-coach-advice-only = { $what }.
study-coach-next = Näst bäst: { $what }, { $cost }.
study-coach-next-only = Näst bäst: { $what }.
study-coach-why = Varför?
study-look = Visa mig
study-look-title = Det här hade varit bättre
study-look-now = Det ändrar inte din tur.

## The story of a game
study-story = Det som avgjorde spelet
study-story-whose = Välj en spelare
study-luck-and-skill =
    { $lucky ->
        [lucky] { $name } fick { $luck } genom tur. Misstag kostade { $loss }.
       *[unlucky] { $name } förlorade { $luck } genom otur. Misstag kostade { $loss }.
    }
study-moment = Läge { $number }
study-moment-turn-chance = { $swing } procentenheter vinstchans
study-moment-turn-lead = { $swing } poäng
study-moment-turn-points = { $swing } poäng
study-moment-did = { $name } valde: { $what }.
study-moment-better = Bättre: { $what }. Det var värt { $amount } mer.
study-moment-best = Det var det bästa valet.
study-moment-only = Det fanns inget annat val.
study-moment-dice =
    { $lucky ->
        [lucky] Tärningarna hjälpte till.
       *[unlucky] Tärningarna hjälpte inte till.
    }
study-moment-look = Stega vidare härifrån
study-moment-picture = Bordet före valet, med det bättre valet markerat
study-moment-picture-best = Bordet före valet
study-practise-these = Öva på de här
study-decisions = Alla val
study-numbers = Diagrammet i siffror
study-numbers-turn = Tur

## Practice
study-practice-how = Välj ett drag. Det du missar kommer tillbaka oftare.
study-practice-wait = Letar upp ett läge åt dig…
study-practice-again = Den här missade du förra gången.
study-practice-own = Från ett av dina spel.
study-practice-kind = Det här handlar om { $kind }.
study-practice-right = Bra val.
study-practice-wrong = Det kostar { $amount }.
study-practice-next = Nästa
study-practice-yours = ditt
study-practice-sum = { $right } av { $asked } rätt
study-practice-done = Det var alla.
study-practice-more = Öva vidare
study-puzzle = Dagens kluring
study-puzzle-of = Dagens kluring i { $game }, { $day }
study-puzzle-go = Lös
study-puzzle-solve = Lös dagens kluring i { $game }
study-puzzle-count = { $done } av { $all } i dag
study-puzzle-more = Samma för alla. Ett val är klart bäst.
study-puzzle-done = Löst för i dag. I morgon kommer en ny.
study-puzzle-tried = Klart för i dag. I morgon kommer en ny.
study-streak =
    { $days ->
        [one] Första dagen i din svit.
       *[other] { $days } dagar i rad.
    }
study-streak-ended =
    { $days ->
        [one] Kul att se dig igen. En ny svit börjar i dag.
       *[other] Kul att se dig igen. Förra gången blev det { $days } dagar i rad. En ny svit börjar i dag.
    }

## Your games
study-history-none = Inga avslutade spel än. Spela ett, så dyker det upp här.
study-history-games = { $count ->
    [one] ett spel
   *[other] { $count } spel
 }
study-history-won = { $count ->
    [0] inget vunnet
    [one] ett vunnet
   *[other] { $count } vunna
 }
study-history-best = Bäst
study-history-average = Medel
study-history-last = Senast
study-history-plot = Resultat från det äldsta till det nyaste: { $scores }
study-history-list = Alla spel
study-history-win = vunnet

## Kinds of choices
kind-keep = vilka tärningar du sparar
kind-declare = att ange en rad
kind-row = vilken rad du använder
kind-bonus = bonusen
kind-strike = att ta en nolla
kind-reroll = att kasta om
kind-twice = att använda en tärning två gånger
kind-crossing = att kryssa över städer
kind-colour = bonusstäder
kind-place = vilket tal som ska vart
