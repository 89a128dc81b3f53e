# Wat je na een spel of ernaast gebruikt: stappen, terugblikken, oefenen, jouw spellen, kansen.

## Een verslag
study-record = Spelverslag
study-record-none = Er is geen spelverslag geopend. Kies een bestand dat je van een spel hebt bewaard.
study-record-long = Dit bestand is { $size } kB. Een spelverslag mag hooguit { $most } kB zijn.
study-record-next = Er is niets veranderd. Kies een ander bestand, of haal dit bestand opnieuw op.
study-check-right = { $count ->
    [one] Gecontroleerd: de ene worp klopt.
   *[other] Gecontroleerd: alle { $count } worpen en kaarten kloppen.
 }
study-check-wrong = Dit verslag is niet door de controle gekomen, dus vertrouw er niet op. Bekijken kan nog wel.
study-misfit = Je kunt het verslag maar tot en met stap { $last } bekijken.

## Stap voor stap
study-step-of = Stap { $at } van { $last }
study-slider = Stap
study-turn = Aan de beurt: { $name }
study-first = Naar het begin
study-previous = Een stap terug
study-next = Een stap verder
study-last = Naar het einde
study-play = Afspelen
study-pause = Pauzeren
study-keys = Met de pijltjestoetsen ga je stap voor stap, met Home en End naar het begin of het einde, en met de spatiebalk speel je af.
study-link-copy = Link naar deze stap kopiëren
study-link-copied = Link gekopieerd
study-all-steps = Alle stappen

## Geluk en kunde
study-amount-points = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
 }
study-amount-lead = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
 }
study-amount-chance = { $amount ->
    [one] { $amount } procentpunt winkans
   *[other] { $amount } procentpunten winkans
 }
study-sum-start = Aan het begin
study-sum-luck = Geluk
study-sum-loss = Fouten
study-sum-others = Keuzes van anderen
study-sum-revision = Bijgestelde schattingen
study-sum-final = Aan het einde
study-final-dice = Alleen de laatste dobbelstenen van elke beurt zijn ingevoerd, dus de coach kan de worpen en keuzes daarvoor niet beoordelen.

## De coach naast het spel
study-coach-win = { $percent }% winkans
study-coach-ahead-points = { study-amount-points } beter dan de rest
study-coach-ahead-lead = { study-amount-lead } beter dan de rest
study-coach-even = iets anders is even goed
study-coach-less-points = { study-amount-points } minder
study-coach-less-lead = { study-amount-lead } minder
study-coach-less-chance = { study-amount-chance } minder
study-coach-same = even goed
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] exact
   *[false] geschat
 }.
study-coach-advice-only = { $what }.
study-coach-next = Daarna: { $what }, { $cost }.
study-coach-next-only = Daarna: { $what }.
study-coach-why = Waarom?
study-look = Laat zien
study-look-title = Wat beter was geweest
study-look-now = Je beurt verandert hierdoor niet.

## Het verhaal van een spel
study-story = Wat het spel besliste
study-story-whose = Kies een speler
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: geluk leverde { $luck } op. Fouten kostten { $loss }.
   *[unlucky] { $name }: pech kostte { $luck }. Fouten kostten { $loss }.
 }
study-moment = Keuzemoment { $number }
study-moment-turn-chance = { $swing } procentpunten winkans
study-moment-turn-lead = { $swing } punten
study-moment-turn-points = { $swing } punten
study-moment-did = { $name } koos: { $what }.
study-moment-better = Beter: { $what }. Dat was { $amount } meer waard.
study-moment-best = Dat was de beste keuze.
study-moment-only = Er was geen andere keuze.
study-moment-dice = { $lucky ->
    [lucky] De dobbelstenen zaten mee.
   *[unlucky] De dobbelstenen zaten tegen.
 }
study-moment-look = Vanaf hier stap voor stap
study-moment-picture = De tafel voor deze keuze, met de betere keuze gemarkeerd
study-moment-picture-best = De tafel voor deze keuze
study-practise-these = Deze oefenen
study-decisions = Alle keuzes
study-numbers = De grafiek in getallen
study-numbers-turn = Beurt

## Oefenen
study-practice-how = Kies een zet. Wat je fout hebt, komt vaker terug.
study-practice-wait = Er wordt een situatie voor je gezocht…
study-practice-again = Deze had je eerder fout.
study-practice-own = Uit een van je eigen spellen.
study-practice-kind = Deze gaat over: { $kind }.
study-practice-right = Goed gekozen.
study-practice-wrong = Dat kost { $amount }.
study-practice-next = Volgende
study-practice-yours = jouw keuze
study-practice-sum = { $right } van de { $asked } goed
study-practice-done = Dat waren ze allemaal.
study-practice-more = Verder oefenen
study-puzzle = Puzzel van de dag
study-puzzle-of = { $game }: puzzel van de dag, { $day }
study-puzzle-go = Oplossen
study-puzzle-solve = { $game }: los de puzzel van vandaag op
study-puzzle-count = vandaag { $done } van de { $all }
study-puzzle-more = Voor iedereen dezelfde. Eén keuze is duidelijk de beste.
study-puzzle-done = Opgelost voor vandaag. Morgen komt er een nieuwe.
study-puzzle-tried = Klaar voor vandaag. Morgen komt er een nieuwe.
study-streak = { $days ->
    [one] Dag 1 van je reeks.
   *[other] { $days } dagen op rij.
 }
study-streak-ended = { $days ->
    [one] Fijn dat je er weer bent. Vandaag begint een nieuwe reeks.
   *[other] Fijn dat je er weer bent. De vorige keer haalde je { $days } dagen op rij. Vandaag begint een nieuwe reeks.
 }

## Jouw spellen
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

## Soorten keuzes
kind-keep = welke dobbelstenen je houdt
kind-declare = een rij aankondigen
kind-row = welke rij je neemt
kind-bonus = de bonus
kind-strike = een nul noteren
kind-reroll = opnieuw gooien
kind-twice = een dobbelsteen dubbel gebruiken
kind-crossing = steden afkruisen
kind-colour = bonussteden
kind-place = welk getal waar
