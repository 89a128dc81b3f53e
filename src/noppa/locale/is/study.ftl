# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Leikskrá
study-record-none = Engin leikskrá er opin. Veldu skrá sem geymd var úr leik.
study-record-long = Þessi skrá er { $size } kB; leikskrá er mest { $most } kB.
study-record-next = Engu var breytt. Veldu aðra skrá eða sæktu leikskrána aftur þangað sem þú fékkst hana.
study-check-right = { $count ->
    [1] Sannreynt: eina kastið er það sem fræin gefa.
    [one] Sannreynt: öll { $count } köst og spil eru þau sem fræin gefa.
   *[other] Sannreynt: öll { $count } köst og spil eru þau sem fræin gefa.
 }
study-check-wrong = Þessi leikskrá stenst ekki prófið, svo treystu henni ekki. Þú getur samt skoðað hana.
study-misfit = Leikskrána er aðeins hægt að sýna að skrefi { $last }.

## Step by step
study-steps = Skref fyrir skref
study-step-of = Skref { $at } af { $last }
study-slider = Skref
study-turn = Á leik: { $name }
study-first = Á fyrsta skref
study-previous = Eitt skref til baka
study-next = Eitt skref áfram
study-last = Á síðasta skref
study-play = Spila
study-pause = Hlé
study-keys = Örvalyklar fara eitt skref, Home og End á fyrsta og síðasta skref, bilstöngin spilar.
study-link-copy = Tengill á þetta skref
study-link-copied = Tengillinn er afritaður.
study-all-steps = Öll skref

## Luck and skill
study-value-points = Vænt lokaútkoma
study-value-lead = Vænt forskot á sterkasta keppinautinn
study-value-chance = Vinningslíkur
study-amount-points = { $amount ->
    [one] { $amount } stig
   *[other] { $amount } stig
 }
study-amount-lead = { $amount ->
    [one] { $amount } stig af forskoti
   *[other] { $amount } stig af forskoti
 }
study-amount-chance = { $amount }% af vinningslíkum
study-sum-start = Vænting í byrjun
study-sum-luck = Heppni
study-sum-loss = Eigið val
study-sum-others = Val annarra
study-sum-revision = Mat leiðrétt
study-sum-final = Í lokin
study-mattered = Val sem skipti máli
study-played = { $name }: { $what }.
study-cost = Það kostaði { $amount }.
study-better = Betra: { $move }.
study-look = Skoða stöðuna
study-look-of = Skoða stöðuna í skrefi { $at }
study-final-dice = Aðeins lokateningar hverrar lotu voru skráðir, svo köst og geymdir teningar þar á milli eru ekki metin.

## The coach beside the game

## Practice
study-practice-how = Veldu eins og í leik. Það sem fer fram hjá þér kemur aftur.
study-practice-wait = Leita að stöðu…
study-practice-again = Þessi fór fram hjá þér áður.
study-practice-own = Úr leik sem þú spilaðir: hún kostaði þig eitthvað þá.
study-practice-right = Vel valið.
study-practice-wrong = Þetta kostar { $amount }.
study-practice-next = Næsta staða
study-practice-yours = þitt
study-practice-choice = Val
study-practice-value = Virði
study-practice-loss = Kostar
study-practice-why = Ástæða
study-practice-sum = Vel valið: { $right } af { $asked }. Tapað alls: { $amount }.

## One's own games
study-history-none = Engum leik er lokið enn. Spilaðu einn og hann birtist hér.
study-history-games = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
 }
study-history-won = { $count ->
    [0] enginn unninn
    [one] { $count } unninn
   *[other] { $count } unnir
 }
study-history-best = Besta
study-history-average = Meðaltal
study-history-last = Síðast
study-history-plot = Úrslit frá elsta til nýjasta: { $scores }
study-history-list = Allir leikir
study-history-win = sigur
