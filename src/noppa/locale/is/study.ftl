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
study-amount-points = { $amount ->
    [one] { $amount } stig
   *[other] { $amount } stig
 }
study-amount-lead = { $amount ->
    [one] { $amount } stig af forskoti
   *[other] { $amount } stig af forskoti
 }
study-sum-start = Vænting í byrjun
study-sum-luck = Heppni
study-sum-loss = Eigið val
study-sum-others = Val annarra
study-sum-revision = Mat leiðrétt
study-sum-final = Í lokin
study-final-dice = Aðeins lokateningar hverrar lotu voru skráðir, svo köst og geymdir teningar þar á milli eru ekki metin.

## The coach beside the game

## Practice

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

## Kinds of choices
kind-keep = að geyma
kind-declare = að segja reit
kind-row = hvaða reitur
kind-bonus = bónusinn
kind-strike = að strika út
kind-reroll = að kasta aftur
kind-twice = teningur tvisvar
kind-crossing = að strika yfir
kind-colour = bónusborgir
kind-place = hvaða borg, hvaða tala
