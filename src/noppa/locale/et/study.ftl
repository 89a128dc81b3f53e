# What you use after a game or beside it: steps, reviews, practice, your games, chances.

## A record
study-record = Mängu salvestis
study-record-none = Ükski salvestis ei ole avatud. Vali fail, mille mängust salvestasid.
study-record-long = Selle faili suurus on { $size } kB. Mängu salvestis võib olla kuni { $most } kB.
study-record-next = Midagi ei muudetud. Vali teine fail või too sellest uus koopia.
study-check-right = { $count ->
    [one] Ainus veeretus on kontrollitud ja korras.
   *[other] Kõik { $count } veeretust ja kaarti on kontrollitud ja korras.
 }
study-check-wrong = See salvestis ei läbinud kontrolli, seega ära seda usalda. Vaadata saad seda ikka.
study-misfit = Salvestist saab vaadata ainult sammuni { $last }.

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
study-keys = Nooleklahvid liiguvad sammu kaupa, Home ja End viivad algusesse või lõppu ja tühikuklahv esitab.
study-link-copy = Kopeeri selle sammu link
study-link-copied = Link kopeeritud
study-all-steps = Kõik sammud

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } punkti
   *[other] { $amount } punkti
 }
study-amount-lead = { $amount ->
    [one] { $amount } punkti
   *[other] { $amount } punkti
 }
study-amount-chance = { $amount ->
    [one] { $amount } protsendipunkti võiduvõimalust
   *[other] { $amount } protsendipunkti võiduvõimalust
 }
study-sum-start = Alguses
study-sum-luck = Õnn
study-sum-loss = Vead
study-sum-others = Teiste valikud
study-sum-revision = Täpsustunud hinnangud
study-sum-final = Lõpus
study-final-dice = Iga korra kohta sisestati ainult lõplikud täringud, seega ei saa treener varasemaid veeretusi ja valikuid hinnata.

## The coach beside the game
study-coach-win = võidu tõenäosus { $percent }%
study-coach-ahead-points = { study-amount-points } parem kui teised
study-coach-ahead-lead = { study-amount-lead } parem kui teised
study-coach-even = mõni teine valik on sama hea
study-coach-less-points = { study-amount-points } vähem
study-coach-less-lead = { study-amount-lead } vähem
study-coach-less-chance = { study-amount-chance } vähem
study-coach-same = sama hea
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] täpne
   *[false] hinnang
 }.
study-coach-advice-only = { $what }.
study-coach-next = Paremuselt järgmine: { $what }, { $cost }.
study-coach-next-only = Paremuselt järgmine: { $what }.

study-coach-why = Miks?
study-look = Näita
study-look-title = Mis oleks olnud parem
study-look-now = See sinu korda ei muuda.

## The story of a game
study-story = Mis mängu otsustas
study-story-whose = Vali mängija
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: õnn andis { $luck }, vead maksid { $loss }.
   *[unlucky] { $name }: halb õnn maksis { $luck }, vead { $loss }.
 }
study-moment = { $number }. hetk
study-moment-turn-chance = { $swing } protsendipunkti võiduvõimalust
study-moment-turn-lead = { $swing } punkti
study-moment-turn-points = { $swing } punkti
study-moment-did = Valik ({ $name }): { $what }.
study-moment-better = Parem: { $what }. See oleks andnud { $amount } rohkem.
study-moment-best = See oli parim valik.
study-moment-only = Muud valikut ei olnud.
study-moment-dice = { $lucky ->
    [lucky] Täringud aitasid.
   *[unlucky] Täringud ei aidanud.
 }
study-moment-look = Vaata siit samm-sammult edasi
study-moment-picture = Laud enne seda valikut, parem valik on märgitud
study-moment-picture-best = Laud enne seda valikut
study-practise-these = Harjuta neid
study-decisions = Kõik valikud
study-numbers = Graafik arvudes
study-numbers-turn = Kord

## Practice
study-practice-how = Vali käik. Kus eksid, seda tuleb ette sagedamini.
study-practice-wait = Otsin sulle olukorda…
study-practice-again = Selles sa eelmine kord eksisid.
study-practice-own = Ühest sinu mängust.
study-practice-kind = Seekordne teema on { $kind }.
study-practice-right = Hea valik.
study-practice-wrong = See maksab { $amount }.
study-practice-next = Järgmine
study-practice-yours = sinu
study-practice-sum = { $right }/{ $asked } õigesti
study-practice-done = See oli kõik.
study-practice-more = Harjuta edasi
study-puzzle = Päeva ülesanne
study-puzzle-of = Päeva ülesanne, { $game }, { $day }
study-puzzle-go = Lahenda
study-puzzle-solve = Lahenda tänane ülesanne: { $game }
study-puzzle-count = { $done }/{ $all } täna
study-puzzle-more = Kõigile sama. Üks valik on selgelt parim.
study-puzzle-done = Tänane on lahendatud. Uus tuleb homme.
study-puzzle-tried = Tänaseks tehtud. Uus tuleb homme.
study-streak = { $days ->
    [one] Seeria 1. päev.
   *[other] { $days } päeva järjest.
 }
study-streak-ended = { $days ->
    [one] Tore sind jälle näha. Täna algab uus seeria.
   *[other] Tore sind jälle näha. Eelmine kord jõudsid { $days } päevani järjest. Täna algab uus seeria.
 }

## Your games
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
kind-keep = täringute alles jätmine
kind-declare = rea nimetamine
kind-row = rea valik
kind-bonus = boonus
kind-strike = nulli kirjutamine
kind-reroll = uuesti veeretamine
kind-twice = täringu kaks korda kasutamine
kind-crossing = linnade mahatõmbamine
kind-colour = boonuslinnad
kind-place = milline arv kuhu
