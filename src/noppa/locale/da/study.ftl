# What you use after a game or beside it: steps, reviews, practice, your games, chances.

## A record
study-record = Spilfil
study-record-none = Ingen spilfil er åben. Vælg en fil, du har gemt fra et spil.
study-record-long = Denne fil er på { $size } kB. En spilfil må højst fylde { $most } kB.
study-record-next = Intet er ændret. Vælg en anden fil, eller hent en ny kopi af denne.
study-check-right =
    { $count ->
        [one] Tjekket: det ene kast stemmer.
       *[other] Tjekket: alle { $count } kast og kort stemmer.
    }
study-check-wrong = Denne spilfil bestod ikke tjekket, så stol ikke på den. Du kan stadig se på den.
study-misfit = Du kan kun se spilfilen til og med trin { $last }.

## Step by step
study-step-of = Trin { $at } af { $last }
study-slider = Trin
study-turn = Tur: { $name }
study-first = Gå til begyndelsen
study-previous = Et trin tilbage
study-next = Et trin frem
study-last = Gå til slutningen
study-play = Afspil
study-pause = Sæt på pause
study-keys = Brug piletasterne til at gå ét trin, Home og End til at springe til begyndelsen eller slutningen og mellemrum til at afspille.
study-link-copy = Kopiér link til dette trin
study-link-copied = Linket er kopieret
study-all-steps = Alle trin

## Luck and skill
study-amount-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } point
    }
study-amount-lead =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } point
    }
study-amount-chance =
    { $amount ->
        [one] { $amount } procentpoint vinderchance
       *[other] { $amount } procentpoint vinderchance
    }
study-sum-start = Ved starten
study-sum-luck = Held
study-sum-loss = Fejl
study-sum-others = Andre spilleres valg
study-sum-revision = Justerede skøn
study-sum-final = Ved slutningen
study-final-dice = Kun de sidste terninger i hver tur blev tastet ind, så træneren kan ikke bedømme kastene og valgene før dem.

## The coach beside the game
study-coach-win = { $percent } % vinderchance
study-coach-ahead-points = { study-amount-points } bedre end resten
study-coach-ahead-lead = { study-amount-lead } bedre end resten
study-coach-even = et andet valg er lige så godt
study-coach-less-points = { study-amount-points } mindre
study-coach-less-lead = { study-amount-lead } mindre
study-coach-less-chance = { study-amount-chance } mindre
study-coach-same = lige så godt
study-coach-advice =
    { $what }: { $worth }, { $exact ->
        [true] nøjagtigt
       *[false] et skøn
    }.
study-coach-advice-only = { $what }.
study-coach-next = Næstbedst: { $what }, { $cost }.
study-coach-next-only = Næstbedst: { $what }.
study-coach-why = Hvorfor?
study-look = Vis mig det
study-look-title = Hvad der ville have været bedre
study-look-now = Det ændrer ikke din tur.

## The story of a game
study-story = Det afgjorde spillet
study-story-whose = Vælg en spiller
study-luck-and-skill =
    { $lucky ->
        [lucky] { $name } var heldig og fik { $luck }. Fejl kostede { $loss }.
       *[unlucky] { $name } var uheldig og mistede { $luck }. Fejl kostede { $loss }.
    }
study-moment = Øjeblik { $number }
study-moment-turn-chance = { $swing } procentpoint vinderchance
study-moment-turn-lead = { $swing } point
study-moment-turn-points = { $swing } point
study-moment-did = { $name } valgte: { $what }.
study-moment-better = Bedre: { $what }. Det var { $amount } mere værd.
study-moment-best = Det var det bedste valg.
study-moment-only = Der var ikke andet at vælge.
study-moment-dice =
    { $lucky ->
        [lucky] Terningerne hjalp.
       *[unlucky] Terningerne hjalp ikke.
    }
study-moment-look = Gå trin for trin herfra
study-moment-picture = Bordet før valget, med det bedre valg markeret
study-moment-picture-best = Bordet før valget
study-practise-these = Øv dig på disse
study-decisions = Alle valg
study-numbers = Kurven i tal
study-numbers-turn = Tur

## Practice
study-practice-how = Vælg et træk. Det, du tager fejl af, kommer oftere igen.
study-practice-wait = Finder en situation til dig…
study-practice-again = Denne tog du fejl af sidst.
study-practice-own = Fra et af dine spil.
study-practice-kind = Her gælder det { $kind }.
study-practice-right = Godt valg.
study-practice-wrong = Det koster { $amount }.
study-practice-next = Den næste
study-practice-yours = dit
study-practice-sum = { $right } rigtige af { $asked }
study-practice-done = Det var dem alle.
study-practice-more = Øv dig videre
study-puzzle = Dagens opgave
study-puzzle-of = Dagens opgave i { $game }, { $day }
study-puzzle-go = Løs den
study-puzzle-solve = Løs dagens opgave i { $game }
study-puzzle-count = { $done } af { $all } i dag
study-puzzle-more = Den samme til alle. Ét valg er klart bedst.
study-puzzle-done = Løst for i dag. Der kommer en ny i morgen.
study-puzzle-tried = Færdig for i dag. Der kommer en ny i morgen.
study-streak =
    { $days ->
        [one] Første dag i træk.
       *[other] { $days } dage i træk.
    }
study-streak-ended =
    { $days ->
        [one] Godt at se dig igen. En ny række dage begynder i dag.
       *[other] Godt at se dig igen. Sidst nåede du { $days } dage i træk. En ny række dage begynder i dag.
    }

## Your games
study-history-none = Ingen færdige spil endnu. Spil et, så dukker det op her.
study-history-games =
    { $count ->
        [one] ét spil
       *[other] { $count } spil
    }
study-history-won =
    { $count ->
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
kind-keep = hvilke terninger du beholder
kind-declare = at melde en række
kind-row = hvilken række du bruger
kind-bonus = bonussen
kind-strike = at tage et nul
kind-reroll = at kaste igen
kind-twice = at bruge en terning to gange
kind-crossing = at strege byer ud
kind-colour = bonusbyer
kind-place = hvilket tal der skal hvorhen
