# Yatzy: navn, hva man kan bli enige om, hvorfor et trekk avvises, og reglene med egne ord.

yatzy-name = Yatzy
yatzy-tagline = Femten rader, fem terninger, tre kast per tur

## Editions
yatzy-edition-international = Internasjonal
yatzy-edition-nordic = Nordisk
yatzy-edition-danish = Dansk
yatzy-edition-dutch = Nederlandsk

## Options, and what each value means
yatzy-option-declare = Når raden velges
yatzy-option-declare-after = etter kastene
yatzy-option-declare-before = før første kast
yatzy-option-yatzy = Hva en yatzy er verdt
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 pluss summen av terningene
yatzy-option-bonus-from = Poeng i øverste del som gir bonus
yatzy-option-chance = Når sjanse kan fylles ut
yatzy-option-chance-free = med et hvilket som helst kast
yatzy-option-chance-last-resort = bare med et kast som ikke gir poeng på noen annen ledig rad
yatzy-option-declare-after-more = Du kaster først og velger så raden som passer til terningene.
yatzy-option-declare-before-more = Du melder en rad før første kast; gir terningene ingenting der, skriver du 0 eller bruker sjanse.
yatzy-option-yatzy-fifty-more = Fem like gir 50, uansett hva de viser.
yatzy-option-yatzy-sum-plus-fifty-more = Fem like gir 50 pluss summen: fem seksere er verdt 80.
yatzy-option-bonus-from-more = Du får bonus når øverste del blir { $value } eller mer.
yatzy-option-chance-free-more = Sjanse tar et hvilket som helst kast når som helst.
yatzy-option-chance-last-resort-more = Sjanse tar bare terninger som ikke gir poeng på noen av de andre ledige radene dine.

## Rows of the pad
yatzy-item-ones = Enere
yatzy-item-twos = Toere
yatzy-item-threes = Treere
yatzy-item-fours = Firere
yatzy-item-fives = Femmere
yatzy-item-sixes = Seksere
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 par
yatzy-item-two-pairs = 2 par
yatzy-item-three-of-a-kind = Tre like
yatzy-item-four-of-a-kind = Fire like
yatzy-item-small-straight = Liten straight
yatzy-item-large-straight = Stor straight
yatzy-item-full-house = Hus
yatzy-item-chance = Sjanse
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Øverste del
yatzy-lower = Nederste del
yatzy-total = Sum
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Runde { $round } av { $rounds }
yatzy-declared = meldt: { $row }
yatzy-rolls-left = { $rolls ->
    [0] ingen kast igjen
    [one] ett kast igjen
   *[other] { $rolls } kast igjen
 }
yatzy-move-keep = { $count ->
    [0] kast alle fem på nytt
   *[other] behold { $dice }
 }
yatzy-move-declare = meld { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = en null

## What can be typed
yatzy-help =
    Skriv terningene du beholder, så kastes resten på nytt: «66» eller «keep 6 6»; bare «keep» kaster alle fem.
    Skriv en rad for å fylle den ut: «full house», «full» eller «score full_house»; der raden meldes før
    kastet, skriver du den allerede da: «sixes» eller «declare sixes».

## Refusals
error-yatzy-declares-after = I denne utgaven meldes ingen rad på forhånd: kast, og velg så.
error-yatzy-declared-already = For denne turen er { $item } allerede meldt.
error-yatzy-declare-first = Meld raden for denne turen før du kaster.
error-yatzy-no-rolls-left = Det er ingen kast igjen: fyll ut en rad.
error-yatzy-keep-not-there = Du kan bare beholde terninger som ligger på bordet: { $dice }.
error-yatzy-row-filled = { $item } er allerede fylt ut.
error-yatzy-chance-last-resort = Sjanse tar bare et kast som ikke gir poeng på noen annen ledig rad.
error-yatzy-declared-row-only = For denne turen er { $item } meldt.

## The rules, as Markdown
yatzy-rules =
    Fyll ut alle femten radene i kolonnen din. Høyest sum vinner; ved lik sum deles seieren.
    Man kan spille alene, mot sin egen rekord, eller mange sammen.

    __En tur.__ Kast fem terninger. Opptil to ganger til kan du beholde det du vil og kaste resten;
    også terninger du har beholdt tidligere, kan kastes på nytt. Du kan stoppe etter et hvilket som helst kast.
    Fyll så ut én ledig rad, selv om den får 0. Hver rad brukes én gang, så alle har femten turer.

    __Et eksempel.__ Første kast er ⚁⚂⚄⚄⚅. Du beholder ⚄⚄ og kaster tre terninger: ⚀⚂⚄. Du beholder ⚄⚄⚄
    og kaster to: ⚂⚂. Nå er ⚂⚂⚄⚄⚄ et hus som gir 21. Hadde de to siste blitt ⚀⚅, ville ⚀⚄⚄⚄⚅ vært
    15 som femmere eller tre like, 10 som ett par eller 22 som sjanse.

    __Radene__

    | rad | gir | eksempel |
    |---|---|---|
    | Enere til seksere | terningene som viser det tallet | Firere: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | de to terningene i det beste paret | ⚁⚁⚃⚄⚄ → 10 |
    | 2 par | de fire terningene i to forskjellige par | ⚁⚁⚂⚅⚅ → 16 |
    | Tre like | de tre terningene | ⚀⚂⚃⚃⚃ → 12 |
    | Fire like | de fire terningene | ⚁⚁⚁⚁⚅ → 8 |
    | Liten straight | én til fem, alltid 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Stor straight | to til seks, alltid 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Hus | tre av ett tall, to av et annet: alle terninger | ⚂⚂⚃⚃⚃ → 18 |
    | Sjanse | alle terninger, uansett hva de viser | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fem like, alltid 50 | ⚃⚃⚃⚃⚃ → 50 |

    Et kast kan skrives på en hvilken som helst ledig rad der det passer: ⚃⚃⚃⚃⚀ er 12 som tre like, 8 som
    ett par. Fire like er ikke to par, og fem like er ikke hus.

    __Bonus.__ Med 63 poeng eller mer på de seks radene fra enere til seksere får du en bonus på 50. Tre
    terninger på hver av disse radene er akkurat nok.

    __Nordisk utgave.__ Sjanse tar bare et kast som ikke gir poeng på noen annen ledig rad: ⚀⚂⚃⚅⚅ kan ikke
    stå der så lenge enere, treere, firere, seksere eller ett par er ledig. Når sjanse er den siste ledige
    raden, tar den et hvilket som helst kast.

    __Dansk utgave.__ Som den nordiske, og i tillegg melder du raden før ditt første kast. Et kast som gir
    poeng der, skrives der. Et kast som bommer, gir 0 der, eller går til sjanse om sjanse er ledig og tar det;
    når sjanse er fylt ut, kan du i stedet skrive 0 på en hvilken som helst ledig rad. Sjanse kan bare meldes
    når den er den siste ledige raden. En yatzy er verdt 50 pluss terningene: ⚅⚅⚅⚅⚅ → 80.

    __Nederlandsk utgave.__ Bonusen krever 64 poeng, så tre terninger på hver rad er ikke nok.

## Solving
yatzy-solved-odds = Bonusen kommer i { $bonus } % av spillene, en yatzy i { $yatzy } %.
