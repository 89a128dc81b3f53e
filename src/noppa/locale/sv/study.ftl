# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = En spelfil
study-record-none = Ingen spelfil är öppen. Välj en fil som har sparats från ett spel.
study-record-long = Den här filen har { $size } kB; en spelfil har högst { $most } kB.
study-record-next = Inget har ändrats. Välj en annan fil, eller hämta spelfilen igen där du hade den.
study-check-right = { $count ->
    [one] Kontrollerat: det enda kastet är det som fröna ger.
   *[other] Kontrollerat: alla { $count } kast och kort är de som fröna ger.
 }
study-check-wrong = Den här spelfilen klarar inte kontrollen, så lita inte på den. Du kan ändå titta på den.
study-misfit = Spelfilen kan bara visas till och med steg { $last }.

## Step by step
study-step-of = Steg { $at } av { $last }
study-slider = Steg
study-turn = I tur: { $name }
study-first = Till början
study-previous = Ett steg bakåt
study-next = Ett steg framåt
study-last = Till slutet
study-play = Spela upp
study-pause = Pausa
study-keys = Piltangenterna går ett steg, Home och End till början och slutet, mellanslag spelar upp.
study-link-copy = Länk till det här steget
study-link-copied = Länken är kopierad.
study-all-steps = Alla steg

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } poäng
   *[other] { $amount } poäng
 }
study-amount-lead = { $amount ->
    [one] { $amount } poängs försprång
   *[other] { $amount } poängs försprång
 }
study-sum-start = Väntat från början
study-sum-luck = Tur
study-sum-loss = Egna val
study-sum-others = Andras val
study-sum-revision = Justerade uppskattningar
study-sum-final = Vid slutet
study-final-dice = Bara de sista tärningarna i varje tur skrevs in, så kast och sparade tärningar dessförinnan bedöms inte.

## The coach beside the game

## Practice

## One's own games
study-history-none = Inga avslutade spel än. Spela ett, så står det här.
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
kind-keep = att spara tärningar
kind-declare = att ange rad
kind-row = vilken rad
kind-bonus = bonusen
kind-strike = att stryka
kind-reroll = att kasta om
kind-twice = en tärning två gånger
kind-crossing = att kryssa över
kind-colour = bonusstäder
kind-place = vilken stad, vilket tal
