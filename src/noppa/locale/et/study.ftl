# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Salvestis
study-record-none = Ükski salvestis ei ole avatud. Vali fail, mis mängust alles jäeti.
study-record-long = Selles failis on { $size } kB; salvestises on kõige rohkem { $most } kB.
study-record-next = Midagi ei muudetud. Vali teine fail või too salvestis uuesti sealt, kust selle said.
study-check-right = { $count ->
    [one] Kontrollitud: ainus veeretus on see, mille annavad seemned.
   *[other] Kontrollitud: kõik { $count } veeretust ja kaarti on need, mille annavad seemned.
 }
study-check-wrong = See salvestis ei läbi kontrolli, seega ära sellele toetu. Vaadata saad seda ikka.
study-misfit = Salvestist saab näidata ainult sammuni { $last }.

## Step by step
study-step-of = Samm { $at }/{ $last }
study-slider = Samm
study-turn = Kord on: { $name }
study-first = Algusesse
study-previous = Samm tagasi
study-next = Samm edasi
study-last = Lõppu
study-play = Esita
study-pause = Paus
study-keys = Nooleklahvid liiguvad ühe sammu, Home ja End algusesse ja lõppu, tühikuklahv esitab.
study-link-copy = Link sellele sammule
study-link-copied = Link on kopeeritud.
study-all-steps = Kõik sammud

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } punkti
   *[other] { $amount } punkti
 }
study-amount-lead = { $amount ->
    [one] { $amount } punkti edumaad
   *[other] { $amount } punkti edumaad
 }
study-sum-start = Ootus alguses
study-sum-luck = Õnn
study-sum-loss = Oma valikud
study-sum-others = Teiste valikud
study-sum-revision = Hinnangute parandus
study-sum-final = Lõpus
study-final-dice = Iga korra kohta sisestati ainult lõplikud täringud, seega vahepealseid veeretusi ja alles jätmisi ei hinnata.

## The coach beside the game

## Practice

## One's own games
study-history-none = Lõpetatud mänge veel ei ole. Mängi üks ja see ilmub siia.
study-history-games = { $count ->
    [one] üks mäng
   *[other] { $count } mängu
 }
study-history-won = { $count ->
    [0] võite ei ole
    [one] üks võit
   *[other] { $count } võitu
 }
study-history-best = Parim
study-history-average = Keskmine
study-history-last = Viimane
study-history-plot = Tulemused vanimast uusimani: { $scores }
study-history-list = Kõik mängud
study-history-win = võit

## Kinds of choices
kind-keep = alles jätmine
kind-declare = rea nimetamine
kind-row = milline rida
kind-bonus = boonus
kind-strike = nullimine
kind-reroll = uuesti veeretamine
kind-twice = täring kaks korda
kind-crossing = mahatõmbamine
kind-colour = boonuslinnad
kind-place = milline linn, milline arv
