# What you use after a game or beside it: steps, reviews, practice, your games, chances.

## A record
study-record = Leikskrá
study-record-none = Engin leikskrá er opin. Veldu skrá sem þú vistaðir úr leik.
study-record-long = Þessi skrá er { $size } kB. Leikskrá má mest vera { $most } kB.
study-record-next = Engu var breytt. Veldu aðra skrá eða náðu í nýtt eintak af þessari.
study-check-right =
    { $count ->
        [1] Sannreynt: eina kastið stemmir.
        [one] Sannreynt: öll köst og spil stemma, { $count } alls.
       *[other] Sannreynt: öll köst og spil stemma, { $count } alls.
    }
study-check-wrong = Þessi leikskrá stóðst ekki prófið, svo ekki treysta henni. Þú getur samt skoðað hana.
study-misfit = Þú getur aðeins séð leikskrána að skrefi { $last }.

## Step by step
study-step-of = Skref { $at } af { $last }
study-slider = Skref
study-turn = Á leik: { $name }
study-first = Á byrjunina
study-previous = Eitt skref til baka
study-next = Eitt skref áfram
study-last = Á endann
study-play = Spila
study-pause = Hlé
study-keys = Notaðu örvalyklana til að fara eitt skref, Home og End til að fara á byrjun eða enda og bilslána til að spila.
study-link-copy = Afrita tengil á þetta skref
study-link-copied = Tengillinn er afritaður
study-all-steps = Öll skref

## Luck and skill
study-amount-points =
    { $amount ->
        [one] { $amount } stig
       *[other] { $amount } stig
    }
study-amount-lead =
    { $amount ->
        [one] { $amount } stig
       *[other] { $amount } stig
    }
study-amount-chance =
    { $amount ->
        [one] { $amount } prósentustig af vinningslíkum
       *[other] { $amount } prósentustig af vinningslíkum
    }
study-sum-start = Í byrjun
study-sum-luck = Heppni
study-sum-loss = Mistök
study-sum-others = Val annarra leikmanna
study-sum-revision = Leiðrétt mat
study-sum-final = Í lokin
study-final-dice = Aðeins lokateningar hverrar lotu voru slegnir inn, svo þjálfarinn getur ekki metið köst og val þar á undan.

## The coach beside the game
study-coach-win = { $percent }% vinningslíkur
study-coach-ahead-points = { study-amount-points } umfram næsta kost
study-coach-ahead-lead = { study-amount-lead } umfram næsta kost
study-coach-even = annar kostur er jafngóður
study-coach-less-points = kostar { study-amount-points }
study-coach-less-lead = kostar { study-amount-lead }
study-coach-less-chance = kostar { study-amount-chance }
study-coach-same = jafngott
study-coach-advice =
    { $what }: { $worth }, { $exact ->
        [true] nákvæmt
       *[false] mat
    }.
study-coach-advice-only = { $what }.
study-coach-next = Næstbest: { $what }, { $cost }.
study-coach-next-only = Næstbest: { $what }.
study-coach-why = Af hverju?
study-look = Sýndu mér
study-look-title = Hvað hefði verið betra
study-look-now = Þetta breytir ekki lotunni þinni.

## The story of a game
study-story = Hvað réð úrslitum
study-story-whose = Veldu leikmann
study-luck-and-skill =
    { $lucky ->
        [lucky] { $name }: heppni gaf { $luck }, mistök kostuðu { $loss }.
       *[unlucky] { $name }: óheppni kostaði { $luck }, mistök kostuðu { $loss }.
    }
study-moment = Augnablik { $number }
study-moment-turn-chance =
    { $swing ->
        [one] { $swing } prósentustig af vinningslíkum
       *[other] { $swing } prósentustig af vinningslíkum
    }
study-moment-turn-lead =
    { $swing ->
        [one] { $swing } stig
       *[other] { $swing } stig
    }
study-moment-turn-points =
    { $swing ->
        [one] { $swing } stig
       *[other] { $swing } stig
    }
study-moment-did = { $name } velur: { $what }.
study-moment-better = Betra: { $what }. Það hefði gefið { $amount } í viðbót.
study-moment-best = Þetta var besta valið.
study-moment-only = Ekkert annað var í boði.
study-moment-dice =
    { $lucky ->
        [lucky] Teningarnir hjálpuðu.
       *[unlucky] Teningarnir hjálpuðu ekki.
    }
study-moment-look = Skref fyrir skref héðan
study-moment-picture = Borðið fyrir þetta val, betra valið merkt
study-moment-picture-best = Borðið fyrir þetta val
study-practise-these = Æfa þetta
study-decisions = Allar ákvarðanir
study-numbers = Línuritið í tölum
study-numbers-turn = Lota

## Practice
study-practice-how = Veldu hvað á að gera. Það sem er rangt kemur oftar aftur.
study-practice-wait = Leita að aðstæðum handa þér…
study-practice-again = Þetta vafðist fyrir þér síðast.
study-practice-own = Úr leik sem þú spilaðir.
study-practice-kind = Viðfangsefnið: { $kind }.
study-practice-right = Vel valið.
study-practice-wrong = Þetta kostar { $amount }.
study-practice-next = Næsta
study-practice-yours = þitt val
study-practice-sum = { $right } rétt af { $asked }
study-practice-done = Þá er allt búið.
study-practice-more = Æfa meira
study-puzzle = Þraut dagsins
study-puzzle-of = Þraut dagsins, { $game }, { $day }
study-puzzle-go = Leysa
study-puzzle-solve = Leysa þraut dagsins: { $game }
study-puzzle-count = { $done } af { $all } í dag
study-puzzle-more = Sama þrautin fyrir alla. Einn kostur er greinilega bestur.
study-puzzle-done = Leyst í dag. Ný þraut kemur á morgun.
study-puzzle-tried = Búið í dag. Ný þraut kemur á morgun.
study-streak =
    { $days ->
        [1] Fyrsti dagurinn í röð.
        [one] { $days } dagur í röð.
       *[other] { $days } dagar í röð.
    }
study-streak-ended =
    { $days ->
        [1] Gaman að sjá þig aftur. Ný röð daga byrjar í dag.
        [one] Gaman að sjá þig aftur. Síðast náðirðu { $days } degi í röð. Ný röð byrjar í dag.
       *[other] Gaman að sjá þig aftur. Síðast náðirðu { $days } dögum í röð. Ný röð byrjar í dag.
    }

## Your games
study-history-none = Engum leik er lokið enn. Spilaðu einn og hann birtist hér.
study-history-games =
    { $count ->
        [one] { $count } leikur
       *[other] { $count } leikir
    }
study-history-won =
    { $count ->
        [0] enginn unninn
        [one] { $count } unninn
       *[other] { $count } unnir
    }
study-history-best = Met
study-history-average = Meðaltal
study-history-last = Síðast
study-history-plot = Úrslit frá elsta til nýjasta: { $scores }
study-history-list = Allir leikir
study-history-win = sigur

## Kinds of choices
kind-keep = hvaða teninga á að geyma
kind-declare = að nefna reit
kind-row = hvaða reit á að nota
kind-bonus = bónusinn
kind-strike = að taka núll
kind-reroll = að kasta aftur
kind-twice = að nota tening tvisvar
kind-crossing = að strika yfir borgir
kind-colour = bónusborgir
kind-place = hvaða tala fer hvert
