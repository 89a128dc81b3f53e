# Dicetto: namn, vad man kan komma överens om, varför ett drag nekas, och reglerna med egna ord.

dicetto-name = Dicetto
dicetto-tagline = Lägg tärningarna på korten du vill ha, och håll dem en runda

## Editions
dicetto-edition-international = Internationell
dicetto-edition-finnish = Finsk
dicetto-edition-polish = Polsk

## Options, and what each value means
dicetto-option-bonus = Spela med bonuskort
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nej
dicetto-option-cards-to-win = Kort att samla innan spelet slutar
dicetto-option-most-cards-points = Vad bonuskortet för flest kort är värt
dicetto-option-battle = När tärningsdueller avgörs
dicetto-option-battle-at-once = så snart tärningar läggs
dicetto-option-battle-end-of-turn = när turen är klar
dicetto-option-bonus-true-more = Fyra bonuskort ligger öppna från början och delas ut i slutet.
dicetto-option-bonus-false-more = Bara poängen på tärningskorten räknas.
dicetto-option-cards-to-win-more = { $value ->
    [one] Spelet slutar så snart någon har samlat ett kort.
   *[other] Spelet slutar så snart någon har samlat { $value } kort: färre kort gör det kortare.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Den som har flest kort får en poäng för det, om det bonuskortet är med.
   *[other] Den som har flest kort får { $value } poäng för det, om det bonuskortet är med.
 }
dicetto-option-battle-at-once-more = Du vet vem som håller kortet innan du lägger dina andra tärningar.
dicetto-option-battle-end-of-turn-more = Du lägger först alla dina tärningar; sedan avgörs duellerna en efter en.

## Score sheet
dicetto-item-cards = Tärningskort
dicetto-item-bonus = Bonuskort

## Dice cards
dicetto-card-ones = Ettor
dicetto-card-twos = Tvåor
dicetto-card-threes = Treor
dicetto-card-fours = Fyror
dicetto-card-fives = Femmor
dicetto-card-sixes = Sexor
dicetto-card-pair = Par
dicetto-card-two-pairs = 2 par
dicetto-card-three-of-a-kind = Triss
dicetto-card-four-of-a-kind = Fyrtal
dicetto-card-small-straight = Liten stege
dicetto-card-large-straight = Stor stege
dicetto-card-chance = Chans
dicetto-card-extra-roll = Extra kort

## What may lie on a card, in a few words
dicetto-asks-ones = valfritt antal ettor
dicetto-asks-twos = valfritt antal tvåor
dicetto-asks-threes = valfritt antal treor
dicetto-asks-fours = valfritt antal fyror
dicetto-asks-fives = valfritt antal femmor
dicetto-asks-sixes = valfritt antal sexor
dicetto-asks-pair = två lika
dicetto-asks-two-pairs = två par, eller fyra lika
dicetto-asks-three-of-a-kind = tre lika
dicetto-asks-four-of-a-kind = fyra lika
dicetto-asks-small-straight = tre i följd
dicetto-asks-large-straight = fyra i följd
dicetto-asks-chance = valfria tärningar, minst en
dicetto-asks-extra-roll = valfria tärningar, minst en

## Bonus cards
dicetto-card-fewest-logos = Minst antal Dicettokort
dicetto-card-most-logos = Flest Dicettokort
dicetto-card-fewest-cards = Minst antal kort
dicetto-card-most-cards = Flest kort
dicetto-card-most-straights = Flest stegar
dicetto-card-most-chances = Flest chanskort
dicetto-card-fewest-points = Minst poäng
dicetto-card-most-numbers = Flest 1–6-kort

## Dice
dicetto-colour-red = röd
dicetto-colour-yellow = gul
dicetto-colour-green = grön
dicetto-colour-blue = blå

## The deck
dicetto-deck-built-in = vår egen kortlek
dicetto-deck-own = en kortlek från fil

## Moves
dicetto-move-keep = { $count ->
    [0] kasta om alla tärningar
   *[other] spara { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] lägg { $dice } på { $card } (kort { $slot }) och skicka tillbaka tärningarna där
    [battle] lägg { $dice } på { $card } (kort { $slot }) och duellera om det
   *[takes] lägg { $dice } på { $card } (kort { $slot })
 }
dicetto-move-done = klart

## The table
dicetto-points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
 }
dicetto-fourth-roll = ett fjärde kast
dicetto-free = ledigt
dicetto-tie = lika { $tie }
dicetto-tie-or-beat = lika { $tie } slå { $beat }
dicetto-on-card = på { $slot }
dicetto-lost = förlorad
dicetto-battle = Tärningsduell om kort { $slot }: { $challenger } (första tärningen) mot { $owner }.
dicetto-total = poäng
dicetto-cards = kort
dicetto-won = vunna
dicetto-nobody = lika
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] inga kast kvar
    [one] 1 kast kvar
   *[other] { $rolls } kast kvar
 }
dicetto-pile = { $cards ->
    [0] högen är slut
    [one] 1 kort i högen
   *[other] { $cards } kort i högen
 } ({ $deck })
dicetto-typing-keep = ”55” sparar dem och kastar om resten, ”p 2 55” lägger dem på kort 2, ”done” avslutar
dicetto-typing-place = ”p 2 55” lägger tärningar på kort 2, ”done” avslutar turen

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = vilket kort
kind-send-back = att skicka tillbaka tärningar
kind-battle = dueller
kind-end-turn = att avsluta turen

## What can be typed
dicetto-help =
    Skriv de tärningar du sparar, så kastas resten om: ”55” eller ”keep 5 5”; bara ”keep” kastar om alla fyra.
    För att lägga tärningar på ett kort, skriv dess nummer och tärningarna: ”place 2 5 5” eller ”p 2 55”; ”p x 1” för det extra kortet.
    När de första tärningarna har lagts kastas inget mer. ”done” avslutar turen.
    Kort skrivs ”pair:1”, med logo ”pair:1*”; bonuskort ”most_logos”, ”fewest_cards” och så vidare.

## Refusals
error-dicetto-placed-already = Tärningar har lagts: inget kastas om i den här turen.
error-dicetto-no-rolls-left = Det finns inga kast kvar: lägg tärningar eller avsluta turen.
error-dicetto-keep-not-there = Du kan bara spara tärningar som ligger på bordet: { $dice }.
error-dicetto-slot-empty = Det ligger inget kort på plats { $slot }.
error-dicetto-challenge-lost = Du förlorade en duell om kort { $slot }: det tar inte fler av dina tärningar i den här turen.
error-dicetto-once-a-turn = Kort { $slot } har redan dina tärningar; det tar tärningar en gång per tur.
error-dicetto-does-not-fit = De här tärningarna passar inte på { $card }. { $count ->
    [0] Inga av dina gör det.
   *[other] Du kan lägga där: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Du har bara de här tärningarna att lägga: { $hand }.
error-dicetto-dice-lost = Tärningar som förlorats i en duell läggs inte igen i den här turen. Du har: { $hand }.
error-dicetto-sum-too-low = { $sum } är för lågt för kort { $slot }: { $least } krävs för en duell, mer skickar tillbaka tärningarna där.

## A deck from a file
error-dicetto-deck-not-a-list = I kortleken måste { $place } vara en lista med tabeller: { $allowed }.
error-dicetto-deck-kind = I kortleken, { $place }: det finns inget slag ”{ $value }”. Slag: { $allowed }.
error-dicetto-deck-number = I kortleken, { $place }: ”{ $key }” måste vara ett heltal från { $least } till { $most }, inte { $value }.
error-dicetto-deck-logo = I kortleken, { $place }: ”logo” måste vara { $allowed }, inte { $value }.
error-dicetto-deck-twice = I kortleken, { $place }: { $card } finns redan där. Öka antalet i stället.
error-dicetto-deck-few-cards = Kortleken behöver minst { $least } kort under { $place }; den har { $found }.
error-dicetto-deck-most-cards = I kortleken, { $place }: tillvalet most_cards_points säger { $allowed }, filen { $value }. Utelämna poängen, eller ange tillvalet.

## The rules, as Markdown
dicetto-rules =
    Samla kort genom att lägga tärningar på dem och hålla dem en runda. Flest poäng vinner; vid lika
    poäng delas segern. Två till fyra spelar, med fyra tärningar var i en egen färg. Fyra tärningskort
    ligger i en rad, det extra kortet bredvid. Den äldsta börjar, om ni inte kommer överens om annat.

    __En tur: samla.__ Varje kort som dina tärningar fortfarande ligger på är ditt. Ta tillbaka tärningarna;
    nya kort fyller raden. Det extra kortet stannar på bordet och ger den här turen ett fjärde kast.

    __En tur: kasta.__ Kasta dina fyra tärningar upp till tre gånger, varje gång vilka du vill av dem.

    __En tur: lägg.__ Lägg tärningar på så många kort du vill; efter det kastas inget mer. Varje kort tar
    dina tärningar en gång per tur, varje tärning ligger på ett kort, och tärningar som inte läggs stannar
    hos dig. Tärningarna på ett kort måste passa det precis.

    | kort | tärningar som passar | exempel | poäng |
    |---|---|---|---|
    | Ettor till sexor | en eller flera av den siffran | Fyror: ⚃⚃⚃ | 2 |
    | Par | två lika | ⚄⚄ | 1 |
    | 2 par | två par, eller fyra lika | ⚁⚁⚅⚅ | 6 |
    | Triss | tre lika | ⚂⚂⚂ | 4 |
    | Fyrtal | fyra lika | ⚁⚁⚁⚁ | 11 |
    | Liten stege | tre i följd | ⚂⚃⚄ | 2 |
    | Stor stege | fyra i följd | ⚁⚂⚃⚄ | 6 |
    | Chans | en eller flera, vilka som helst | ⚀⚅⚅ | 1 |
    | Extra kort | en eller flera, vilka som helst | ⚅ | 0 |

    __Ett kort med någon annans tärningar.__ Räkna ihop tärningarna. En högre summa skickar genast tillbaka
    dem till ägaren. En lika summa blir en tärningsduell: båda kastar en tärning, vid lika kastar man om, och
    den högre behåller kortet. Om du förlorar är de tärningarna ur spel för turen, och kortet tar inga av dina
    förrän din nästa tur. En lägre summa kan inte läggas.

    __Ett exempel.__ Ditt sista kast är ⚂⚄⚄⚅. Någons ⚃⚃ ligger på Par: dina ⚄⚄ är 10 mot 8 och skickar
    tillbaka dem. Någons ⚅ ligger på Sexor: din ⚅ är lika, så du får duellera om kortet. Din ⚂ passar på
    Treor, eller på Chans om det är ledigt. Om allt ligger kvar när din nästa tur börjar är korten dina.

    __Slutet.__ Spelet slutar när någon tar sitt tionde kort, eller när inget tärningskort är kvar. Kort med
    tärningar på går då till tärningarnas ägare. Det extra kortet är inget värt och räknas inte.

    __Bonuskort.__ Fyra av åtta ligger öppna från början och delas ut i slutet; vid lika delas kortet inte ut.
    Bara tärningskort räknas.

    | bonuskort | poäng | bonuskort | poäng |
    |---|---|---|---|
    | Minst antal Dicettokort | 3 | Flest Dicettokort | 3 |
    | Minst antal kort | 4 | Flest kort | 3 |
    | Flest stegar | 3 | Flest chanskort | 3 |
    | Minst poäng | 5 | Flest 1–6-kort | 3 |

    __Kortleken.__ De 46 tärningskorten och deras poäng är vår egen kortlek; vartannat kort bär Dicetto-logon (★).
    De riktiga korten kan läsas in från en fil.

    __Finsk utgåva.__ Dueller avgörs en efter en när turen är klar.

    __Polsk utgåva.__ Utan bonuskort om ni inte ber om dem, och ”Flest kort” är värt 4.
