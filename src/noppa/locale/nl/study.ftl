# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Een verslag
study-record-none = Er is geen verslag geopend. Kies een bestand dat van een spel is bewaard.
study-record-long = Dit bestand heeft { $size } kB; een verslag heeft hooguit { $most } kB.
study-record-next = Er is niets veranderd. Kies een ander bestand, of haal het verslag nog eens op waar je het vandaan hebt.
study-check-right = { $count ->
    [one] Gecontroleerd: de ene worp is wat de startwaarden geven.
   *[other] Gecontroleerd: alle { $count } worpen en kaarten zijn wat de startwaarden geven.
 }
study-check-wrong = Dit verslag doorstaat de controle niet, dus vertrouw er niet op. Bekijken kan nog wel.
study-misfit = Het verslag is alleen tot stap { $last } te tonen.

## Step by step
study-step-of = Stap { $at } van { $last }
study-slider = Stap
study-turn = Aan de beurt: { $name }
study-first = Naar het begin
study-previous = Een stap terug
study-next = Een stap verder
study-last = Naar het einde
study-play = Afspelen
study-pause = Pauzeren
study-keys = De pijltjestoetsen gaan één stap, Home en End naar begin en einde, de spatiebalk speelt af.
study-link-copy = Link naar deze stap
study-link-copied = De link is gekopieerd.
study-all-steps = Alle stappen

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
 }
study-amount-lead = { $amount ->
    [one] { $amount } punt voorsprong
   *[other] { $amount } punten voorsprong
 }
study-sum-start = Verwacht aan het begin
study-sum-luck = Geluk
study-sum-loss = Eigen keuzes
study-sum-others = Keuzes van anderen
study-sum-revision = Bijgestelde schattingen
study-sum-final = Aan het einde
study-final-dice = Alleen de laatste dobbelstenen van elke beurt zijn ingevoerd, dus worpen en wat er is gehouden worden niet beoordeeld.

## The coach beside the game

## Practice

## One's own games
study-history-none = Nog geen spel uitgespeeld. Speel er een, dan staat het hier.
study-history-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
 }
study-history-won = { $count ->
    [0] geen gewonnen
    [one] één gewonnen
   *[other] { $count } gewonnen
 }
study-history-best = Beste
study-history-average = Gemiddeld
study-history-last = Laatste
study-history-plot = Uitslagen van de oudste tot de nieuwste: { $scores }
study-history-list = Alle spellen
study-history-win = gewonnen

## Kinds of choices
kind-keep = houden
kind-declare = aankondigen
kind-row = welke rij
kind-bonus = de bonus
kind-strike = wegstrepen
kind-reroll = opnieuw gooien
kind-twice = een steen dubbel
kind-crossing = afkruisen
kind-colour = bonussteden
kind-place = welke stad, welk getal
