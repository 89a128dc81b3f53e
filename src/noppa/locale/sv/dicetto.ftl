# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Ta kort och håll fast dem

## Editions
dicetto-edition-international = Internationell
dicetto-edition-finnish = Finsk
dicetto-edition-polish = Polsk

## Options, and what each value means
dicetto-option-bonus = Spela med bonuskort
dicetto-option-bonus-true = ja
dicetto-option-bonus-false = nej
dicetto-option-cards-to-win = Antal kort som avslutar spelet
dicetto-option-most-cards-points = Poäng för bonusen ”Flest kort”
dicetto-option-battle = När tärningsdueller avgörs
dicetto-option-battle-at-once = direkt
dicetto-option-battle-end-of-turn = när turen är slut

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Fyra bonuskort ligger öppna från början. De delas ut i slutet.
dicetto-option-bonus-false-more = Bara poängen på tärningskorten räknas.
dicetto-option-cards-to-win-more =
    { $value ->
        [one] Spelet slutar så snart någon har samlat ett kort.
       *[other] Spelet slutar så snart någon har { $value } kort. Färre kort gör spelet kortare.
    }
dicetto-option-most-cards-points-more =
    { $value ->
        [one] Den som har flest kort får en poäng extra, om det bonuskortet är med.
       *[other] Den som har flest kort får { $value } poäng extra, om det bonuskortet är med.
    }
dicetto-option-battle-at-once-more = Du vet vem som håller kortet innan du lägger dina andra tärningar.
dicetto-option-battle-end-of-turn-more = Du lägger först alla dina tärningar. Sedan avgörs duellerna en efter en.

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
dicetto-asks-small-straight = tre siffror i följd
dicetto-asks-large-straight = fyra siffror i följd
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
dicetto-deck-own = egen kortlek

## Moves
dicetto-move-keep = { $count ->
    [0] kasta om alla tärningar
   *[other] spara { $dice }
 }
dicetto-move-place =
    { $effect ->
        [sends_back] lägg { $dice } på { $card } (kort { $slot }) och skicka tillbaka de andra tärningarna
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
dicetto-battle = Duell om kort { $slot }. Första tärningen: { $challenger }. Andra tärningen: { $owner }.
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
dicetto-typing-keep = ”55” för att spara dem, ”p 2 55” för att lägga dem på kort 2, ”done” för att avsluta turen
dicetto-typing-place = ”p 2 55” för att lägga tärningar på kort 2, ”done” för att avsluta turen

## At the table in the browser
dicetto-lay = Lägg { $dice } på { $card }
dicetto-lay-on = Lägg på { $card }
dicetto-lay-short = Lägg { $dice } { $sum }
dicetto-hint = Välj tärningar och tryck sedan på ett kort.
dicetto-ends =
    { $cards ->
        [one] 1 kort avslutar spelet
       *[other] { $cards } kort avslutar spelet
    }
dicetto-in-pile = i högen
dicetto-logo = med logo
dicetto-points-word =
    { $points ->
        [one] poäng
       *[other] poäng
    }
dicetto-battle-status = { $challenger } och { $owner } duellerar
dicetto-did-lay = { $name } lade { $dice } på { $card }.
dicetto-moment = Vunnen duell
dicetto-moment-card = { $card } byter ägare

## What the coach says, and why
dicetto-advice-keep =
    { $count ->
        [0] Kasta om alla fyra
       *[other]
            Spara { $dice } och kasta { $left ->
                [one] en tärning
               *[other] { $left } tärningar
            }
    }
dicetto-advice-keep-brief =
    { $count ->
        [0] Kasta alla fyra
       *[other] Spara { $dice }
    }
dicetto-advice-lay = Lägg { $dice } på { $card }
dicetto-advice-done = Avsluta turen
dicetto-why-keep =
    { $percent ->
        [100] Vad du än kastar får du tärningar till { $card }, värt { study-amount-points }.
       *[other] Om du satsar på { $card }, värt { study-amount-points }, lyckas det i { $percent } % av fallen.
    }
dicetto-why-keep-too =
    { $percent ->
        [100] { $card }, värt { study-amount-points }, klarar du vad du än kastar.
       *[other] { $card }, värt { study-amount-points }, klarar du i { $percent } % av fallen.
    }
dicetto-why-keep-none = Du kan inte ta något kort i raden, så du satsar på det extra kortet.
dicetto-why-points = { $card } är värt { study-amount-points }.
dicetto-why-extra = Det extra kortet ger dig ett fjärde kast nästa tur.
dicetto-why-beaten = En motståndare som satsar på det slår dig där i { $percent } % av fallen.
dicetto-why-send-back = Din summa { $sum } slår { $lying } på kortet.
dicetto-why-battle = Din summa { $sum } är lika med { $lying } på kortet, så ni kastar varsin tärning. Du vinner varannan gång.
dicetto-why-done =
    { $cards ->
        [0] Du har bara tärningar på det extra kortet.
        [one] Du har tärningar på ett kort, värt { study-amount-points }.
       *[other] Du har tärningar på { $cards } kort, värda { study-amount-points } sammanlagt.
    }
dicetto-why-nothing = Du avslutar turen utan tärningar på något kort.
dicetto-why-roll-instead =
    { $than ->
        [less] Att kasta om vore värt { study-amount-chance } mindre.
        [more] Att kasta om vore värt { study-amount-chance } mer.
       *[same] Att kasta om vore värt lika mycket.
    }
dicetto-why-lay-instead =
    { $than ->
        [less] Att lägga { $dice } på { $card } nu vore värt { study-amount-chance } mindre.
        [more] Att lägga { $dice } på { $card } nu vore värt { study-amount-chance } mer.
       *[same] Att lägga { $dice } på { $card } nu vore värt lika mycket.
    }

## Kinds of choices, where a player loses most
kind-lay = vilket kort
kind-send-back = att skicka tillbaka tärningar
kind-battle = dueller
kind-end-turn = att avsluta turen

## What can be typed
dicetto-help =
    Skriv de tärningar du vill spara, så kastas resten om: ”55” eller ”keep 5 5”. Bara ”keep” kastar om alla fyra.
    För att lägga tärningar på ett kort skriver du kortets nummer och tärningarna: ”place 2 5 5” eller ”p 2 55”. För det extra kortet skriver du ”p x 1”.
    När du har lagt tärningar kan du inte kasta om i den här turen. ”done” avslutar turen.
    Kort skrivs ”pair:1”, eller ”pair:1*” med logo. Bonuskort skrivs ”most_logos”, ”fewest_cards” och så vidare.

## Refusals
error-dicetto-placed-already = Du har redan lagt tärningar, så du kan inte kasta om i den här turen.
error-dicetto-no-rolls-left = Du har inga kast kvar. Lägg tärningar eller avsluta turen.
error-dicetto-keep-not-there = Du kan bara spara tärningar som ligger på bordet: { $dice }.
error-dicetto-slot-empty = Det ligger inget kort på plats { $slot }. Välj ett annat.
error-dicetto-challenge-lost = Du förlorade en duell om kort { $slot }, så du kan inte lägga tärningar där igen i den här turen.
error-dicetto-once-a-turn = Du har redan lagt tärningar på kort { $slot }. Det får du bara göra en gång per tur.
error-dicetto-does-not-fit =
    De här tärningarna passar inte på { $card }. { $count ->
        [0] Inga av dina gör det.
       *[other] De här skulle passa: { $allowed }.
    }
error-dicetto-dice-not-in-hand = Du har bara de här tärningarna att lägga: { $hand }.
error-dicetto-dice-lost = Tärningar som du har förlorat i en duell kan du inte lägga igen i den här turen. Du har: { $hand }.
error-dicetto-sum-too-low = { $sum } är för lågt för kort { $slot }. { $least } ger duell, och allt över det skickar tillbaka tärningarna där.

## A deck from a file
error-dicetto-deck-not-a-list = I kortleksfilen måste { $place } vara en lista med tabeller, skriven { $allowed }.
error-dicetto-deck-kind = I kortleksfilen har { $place } slaget ”{ $value }”, som inte finns. Använd något av de här: { $allowed }.
error-dicetto-deck-number = I kortleksfilen måste ”{ $key }” i { $place } vara ett heltal från { $least } till { $most }, inte { $value }.
error-dicetto-deck-logo = I kortleksfilen är ”logo” i { $place } { $value }. Använd något av de här: { $allowed }.
error-dicetto-deck-twice = I kortleksfilen upprepar { $place } kortet { $card }. Öka antalet i stället.
error-dicetto-deck-few-cards = Kortleksfilen behöver minst { $least } kort under { $place }, men den har { $found }.
error-dicetto-deck-most-cards = I kortleksfilen är { $place } värd { $value }, men tillvalet most_cards_points säger { $allowed }. Ta bort poängen ur filen, eller ändra tillvalet.

## The rules, as Markdown
dicetto-rules =
    Lägg tärningar på kort. Om de ligger kvar när din nästa tur börjar är korten dina. Flest poäng vinner,
    och spelare med lika många poäng delar segern. Två till fyra kan spela, var och en med fyra tärningar i
    en egen färg. Fyra tärningskort ligger i en rad, med det extra kortet bredvid. Den äldsta spelaren
    börjar, om ni inte kommer överens om annat.

    __Din tur: samla.__ Ta alla kort som dina tärningar fortfarande ligger på, och ta tillbaka tärningarna. Nya
    kort fyller raden. Det extra kortet stannar på bordet, men det ger dig ett fjärde kast i den här turen.

    __Din tur: kasta.__ Kasta dina fyra tärningar upp till tre gånger. Efter varje kast väljer du vilka
    tärningar du kastar om.

    __Din tur: lägg.__ Lägg tärningar på så många kort du vill. När du har lagt någon får du inte kasta om mer
    i den här turen. På varje kort får du lägga tärningar bara en gång per tur, och varje tärning ligger på
    bara ett kort. Tärningar som du inte lägger stannar hos dig. Tärningarna på ett kort måste passa precis.

    | kort | tärningar som passar | exempel | poäng |
    |---|---|---|---|
    | Ettor till sexor | en eller flera av den siffran | Fyror: ⚃⚃⚃ | 2 |
    | Par | två lika | ⚄⚄ | 1 |
    | 2 par | två par, eller fyra lika | ⚁⚁⚅⚅ | 6 |
    | Triss | tre lika | ⚂⚂⚂ | 4 |
    | Fyrtal | fyra lika | ⚁⚁⚁⚁ | 11 |
    | Liten stege | tre siffror i följd | ⚂⚃⚄ | 2 |
    | Stor stege | fyra siffror i följd | ⚁⚂⚃⚄ | 6 |
    | Chans | valfria tärningar, minst en | ⚀⚅⚅ | 1 |
    | Extra kort | valfria tärningar, minst en | ⚅ | 0 |

    __Ett kort med någon annans tärningar.__ Räkna ihop tärningarna. En högre summa skickar genast tillbaka
    de andra. En lika stor summa ger duell: ni kastar varsin tärning, och den högre håller kortet. Blir det lika
    kastar ni om. Den som förlorar tar tillbaka sina tärningar. Om du förlorar i din egen tur får du inte använda
    de tärningarna eller det kortet igen i den turen. Du kan inte lägga en lägre summa.

    __Ett exempel.__ Ditt sista kast är ⚂⚄⚄⚅. Någon har ⚃⚃ på Par. Dina ⚄⚄ slår dem, 10 mot 8, och skickar
    tillbaka dem. Någon har ⚅ på Sexor. Din ⚅ är lika, så du kan duellera om kortet. Din ⚂ passar på Treor,
    eller på Chans om det är ledigt. Om dina tärningar ligger kvar när din nästa tur börjar är korten dina.

    __Slutet.__ Spelet slutar när någon samlar sitt tionde kort, eller när inga tärningskort är kvar.
    Kort med tärningar på går till spelarna som lade dem. Det extra kortet är inget värt och räknas inte
    som ett kort.

    __Bonuskort.__ Fyra av de åtta ligger öppna från början, och de delas ut i slutet. Om det är lika får
    ingen kortet. Bara tärningskort räknas.

    | bonuskort | poäng | bonuskort | poäng |
    |---|---|---|---|
    | Minst antal Dicettokort | 3 | Flest Dicettokort | 3 |
    | Minst antal kort | 4 | Flest kort | 3 |
    | Flest stegar | 3 | Flest chanskort | 3 |
    | Minst poäng | 5 | Flest 1–6-kort | 3 |

    __Kortleken.__ De 46 tärningskorten och deras poäng är vår egen kortlek, och vartannat kort har logon
    (★). Om du har de riktiga korten kan du läsa in dem från en fil.

    __Finsk utgåva.__ Alla dueller avgörs när turen är slut, en efter en.

    __Polsk utgåva.__ Det finns inga bonuskort om ni inte ber om dem, och ”Flest kort” är värt 4.

## The short rules
dicetto-goal =
    { $cards ->
        [one] Vinn kort med dina tärningar. Spelet slutar när någon har ett kort, och flest poäng vinner.
       *[other] Vinn kort med dina tärningar. Spelet slutar när någon har { $cards } kort, och flest poäng vinner.
    }
dicetto-begins = Enligt häftet börjar den äldsta spelaren.
dicetto-step-roll = Kasta fyra tärningar upp till tre gånger. Spara vad du vill.
dicetto-step-lay = Lägg tärningar på kort som de passar precis på.
dicetto-step-keep = Om de ligger kvar när din nästa tur börjar är kortet ditt.
dicetto-needs = Tar { $asks }.
dicetto-needs-range = Tar { $asks }. Värt { $least } till { $most } poäng.
dicetto-needs-extra-roll = Tar vilka tärningar som helst. När du vinner det får du ett fjärde kast i den turen. Sedan ligger det på bordet igen. Det ger inga poäng.
dicetto-needs-fewest-logos = För den som har minst antal stjärnor på sina kort.
dicetto-needs-most-logos = För den som har flest stjärnor på sina kort.
dicetto-needs-fewest-cards = För den som har minst antal tärningskort.
dicetto-needs-most-cards = För den som har flest tärningskort.
dicetto-needs-most-straights = För den som har flest stegar, små och stora tillsammans.
dicetto-needs-most-chances = För den som har flest chanskort.
dicetto-needs-fewest-points = För den som har minst poäng på tärningskort.
dicetto-needs-most-numbers = För den som har flest kort från Ettor till Sexor.
dicetto-example-lies = En annan spelare har { $dice } på kortet { $pair }. Det är summan { $sum }.
dicetto-example-rolled = Du kastar { $dice } och vill ha det kortet.
dicetto-example-beats = { $sum } slår { $other }, så dina tärningar läggs på kortet och de andra går tillbaka.
dicetto-example-equal = Den här gången blir dina tärningar också { $sum }. Lika summor ger duell.
dicetto-example-battle = Ni kastar varsin tärning. Du får { $one } och den andra får { $other }, så du håller kortet. Blir det lika kastar ni om.
dicetto-ask-twice = Får jag lägga tärningar på flera kort?
dicetto-answer-twice = Ja, på så många du vill. Men på varje kort får du lägga tärningar bara en gång per tur, och du får inte flytta dem efteråt.
dicetto-ask-four-alike = Räknas fyra lika som två par?
dicetto-answer-four-alike = Ja. Du kan lägga dem på 2 par eller på Fyrtal.
dicetto-ask-battle-at-once = När duellerar vi?
dicetto-answer-battle-at-once = Så snart du lägger tärningarna. Efter det kan du lägga dina andra tärningar.
dicetto-ask-battle-end-of-turn = När duellerar vi?
dicetto-answer-battle-end-of-turn = När din tur är slut, en duell efter en annan.
dicetto-ask-lost = Vad händer med tärningar som förlorar en duell?
dicetto-answer-lost = De går tillbaka till sin ägare. Om du förlorar i din egen tur får du inte använda de tärningarna igen i den turen.
dicetto-ask-end = När slutar spelet?
dicetto-answer-end =
    { $cards ->
        [one] När någon har samlat ett kort. Kort med tärningar på går till spelarna som lade dem.
       *[other] När någon har samlat { $cards } kort. Kort med tärningar på går till spelarna som lade dem.
    }
dicetto-ask-bonus = Vem får ett bonuskort om det blir lika?
dicetto-answer-bonus = Ingen.
dicetto-now-tied = Ingen skulle få det nu, för det är lika.
dicetto-now-leads = { $name } skulle få det nu, med { $count }.
dicetto-now-free = Ett ligger på bordet utan tärningar på.
dicetto-now-held = { $name } håller ett med summan { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Var först med tre kort
dicetto-lesson-roll = Kasta dina fyra tärningar.
dicetto-lesson-roll-why = Du har tre kast på dig att få tärningarna att passa korten.
dicetto-lesson-keep = ⚃⚃ passar på kortet Fyror. Spara dem och kasta om de andra två.
dicetto-lesson-keep-why = En tredje ⚃. Kortet Fyror tar så många ⚃ som du har.
dicetto-lesson-fours = Lägg ⚃⚃⚃ på Fyror.
dicetto-lesson-fours-why = Det är 12. För att ta kortet från dig måste någon också ha minst 12.
dicetto-lesson-chance = Chans tar vilka tärningar som helst. Lägg ⚀ där.
dicetto-lesson-chance-why = Du kan lägga tärningar på flera kort, men varje tärning bara en gång.
dicetto-lesson-turn-over = Du har inga tärningar kvar. Avsluta turen.
dicetto-lesson-turn-over-why = Jussi, boten, slog din etta på Chans med 10, så du fick tillbaka ⚀.
dicetto-lesson-roll-two = ⚃⚃⚃ låg kvar en runda, så Fyror är ditt. Kasta igen.
dicetto-lesson-roll-two-why = Jussi har ⚄⚄ på Par. Det kan du slå.
dicetto-lesson-coach = Fråga coachen vilka tärningar du ska spara.
dicetto-lesson-coach-why = ⚅⚅ passar redan på Par, och du kastade ⚅⚃ också.
dicetto-lesson-pair = ⚅⚅ blir 12 och slår Jussis 10. Lägg dem på Par.
dicetto-lesson-pair-why = Jussi fick ta tillbaka de tärningarna.
dicetto-lesson-battle = ⚃⚅ blir 10, lika mycket som Jussi har på Chans. Lägg dem där för att duellera om det.
dicetto-lesson-battle-why = Ni kastade varsin tärning. Din ⚄ slog Jussis ⚁, så du håller kortet.
dicetto-lesson-end = Avsluta turen och se om dina tärningar ligger kvar.
dicetto-lesson-end-why = De låg kvar. Med Par och Chans har du tre kort.
dicetto-lesson-done = Höga summor är svåra att slå, och tärningar på flera kort ger dig fler.
