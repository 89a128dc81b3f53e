# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 städer, en lång väg

## Editions
dicetrip-edition-international = Internationell

## Options, and what each value means
dicetrip-option-tens = Poäng för alla tiotal

## What an option changes, in a sentence
dicetrip-option-tens-true-more = Så snart din karta har tal på 10-, 20-, 30-, 40-, 50- och 60-talet får du en poäng för varje färgad stad som ännu är tom.
dicetrip-option-tens-false-more = Du får inget extra för alla tiotal.

## Lines of the score sheet
dicetrip-item-bonus = Bonusstäder
dicetrip-item-crossed = Överkryssade
dicetrip-item-road = Längsta väg
dicetrip-item-series = Längsta serie
dicetrip-item-zones = Rena zoner
dicetrip-item-tens = Alla tiotal

## Dice
dicetrip-colour-red = röd
dicetrip-colour-yellow = gul
dicetrip-colour-green = grön
dicetrip-colour-blue = blå

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = kartan är vår egen teckning
dicetrip-zone-v = Flandern
dicetrip-zone-b = Bryssel med omnejd
dicetrip-zone-w = Vallonien
dicetrip-city-oostende = Oostende
dicetrip-city-brugge = Brygge
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Gent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerpen
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Bryssel
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Moves
dicetrip-move-stand = behåll tärningarna
dicetrip-move-reroll = kasta om { $colours }
dicetrip-move-twice = använd { $die } två gånger, utelämna { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Runda { $round } av { $rounds }
dicetrip-power-reroll = kan kasta om
dicetrip-uses-twice = { $name } använder { $die } två gånger och utelämnar { $drop }.
dicetrip-power-twice = kan använda en tärning två gånger
dicetrip-road = väg { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = tomma: { $cities }
dicetrip-zone-clean = ren
dicetrip-zone-lost = förlorad
dicetrip-total = Summa
dicetrip-decide = Behåll tärningarna (stand) eller kasta om några av dem (reroll red blue). Du får kasta om en gång per spel.
dicetrip-makes = Du kan skriva (och sedan):
dicetrip-makes-nothing = inget nytt, så kryssa över en stad

## At the table in the browser
dicetrip-number-status = Vart ska { $number }?
dicetrip-cross-status = Vilken stad kryssar du över?
dicetrip-cross-only = Du kan inte bilda något nytt tal. Tryck på en stad för att kryssa över den.
dicetrip-decide-status = Kasta om några?
dicetrip-choose-number = Välj ett tal
dicetrip-choose-city = Välj en stad
dicetrip-write = Skriv { $number } i { $city }
dicetrip-cross = Kryssa över { $city }
dicetrip-roll-again =
    { $dice ->
        [one] Kasta om 1 tärning
       *[other] Kasta om { $dice } tärningar
    }
dicetrip-twice = Använd en tärning två gånger
dicetrip-twice-more = En gång per spel får du använda en tärning i båda talen och utelämna en annan.
dicetrip-twice-choice = Använd { $die } två gånger, utelämna { $drop }
dicetrip-own-map = Tillbaka
dicetrip-did-write = { $name } skrev { $number } i { $city }.
dicetrip-did-cross = { $name } kryssade över { $city }.
dicetrip-moment = Väg på { $cities }
dicetrip-moment-points =
    { $gain ->
        [one] +1 poäng
       *[other] +{ $gain } poäng
    }

## What can be typed
dicetrip-help =
    Skriv ett tal i en stad: ”gent=14” eller ”gent 14”. Kryssa över en stad: ”gent=x” eller ”gent x”.
    När det är du som kastar får du kasta om tärningar en gång per spel: ”reroll red blue”. Skriv ”stand” för att behålla dem.
    En gång per spel, innan du skriver, får du använda en tärning två gånger och utelämna en: ”twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Nämn tärningarna du vill kasta om vid färg, var och en en gång: { $allowed }.
error-dicetrip-city-unknown = Det finns ingen stad som heter { $city }. Välj någon av de här: { $allowed }.
error-dicetrip-number-unknown = { $number } går inte. Skriv två siffror från 1 till 6 (11 till 66), eller x för att kryssa över staden.
error-dicetrip-stand-first = Först måste den som kastade behålla tärningarna (stand) eller kasta om några (reroll).
error-dicetrip-not-the-roller = Bara den som kastade den här rundan får kasta om.
error-dicetrip-reroll-used = Du har redan kastat om en gång i det här spelet.
error-dicetrip-reroll-too-late = Det är för sent att kasta om i den här rundan. Skriv dina tal.
error-dicetrip-twice-used = Du har redan använt en tärning två gånger i det här spelet.
error-dicetrip-twice-last-round = Du kan inte använda en tärning två gånger i sista rundan.
error-dicetrip-twice-too-late = Det är för sent att använda en tärning två gånger i den här rundan. Du måste välja det innan du skriver.
error-dicetrip-twice-not-there = Välj två av tärningarna på bordet: { $dice }.
error-dicetrip-twice-double = Du använder { $die } två gånger, så du kan inte skriva en dubbel. Du kan skriva: { $allowed }.
error-dicetrip-twice-missing = Du använder { $die } två gånger, så den måste finnas i båda talen. Du kan skriva: { $allowed }.
error-dicetrip-city-taken = { $city } är upptagen ({ $number }). De här är fortfarande tomma: { $allowed }.
error-dicetrip-number-taken = Du har redan { $number } på din karta, i { $city }. Du kan skriva: { $allowed }.
error-dicetrip-number-not-made = Tärningarna ger inte { $number } nu. Du kan skriva: { $allowed }.
error-dicetrip-cannot-come-up = En karta kan inte ha { $empty } tomma städer i runda { $round }.

## What the coach says, and why
dicetrip-advice-stand = Behåll tärningarna
dicetrip-advice-reroll =
    Kasta om { $count ->
        [one] den här tärningen
       *[other] de här tärningarna
    }: { $colours }
dicetrip-advice-reroll-brief = Kasta om { $colours }
dicetrip-advice-twice = Använd { $die } två gånger och utelämna { $drop }
dicetrip-advice-write = Skriv { $number } i { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Kryssa över { $city }
dicetrip-why-reroll-instead =
    { $than ->
        [less]
            Att kasta om { $dice ->
                [one] en tärning
               *[other] { $dice } tärningar
            } vore värt { study-amount-points } mindre.
        [more]
            Att kasta om { $dice ->
                [one] en tärning
               *[other] { $dice } tärningar
            } vore värt { study-amount-points } mer.
       *[same] Att kasta om vore värt lika mycket.
    }
dicetrip-why-stand-instead =
    { $than ->
        [less] Att behålla tärningarna vore värt { study-amount-points } mindre.
        [more] Att behålla tärningarna vore värt { study-amount-points } mer.
       *[same] Att behålla tärningarna vore värt lika mycket.
    }
dicetrip-why-kept = Du kan fortfarande kasta om i en senare runda.
dicetrip-why-reroll = De nya tärningarna gäller för alla, och du får bara kasta om en gång per spel.
dicetrip-why-twice = Att använda { $die } två gånger gör rundan värd { study-amount-points } mer.
dicetrip-why-twice-kept = Att spara den möjligheten till senare är i snitt värt { study-amount-points }.
dicetrip-why-zone = Det fyller { $zone } utan något överkryssat, värt { study-amount-points }.
dicetrip-why-series = Det ger en serie på { $cities } tal i följd, värt { study-amount-points } mer.
dicetrip-why-tens = Det ger dig alla tiotal, värt { study-amount-points }.
dicetrip-why-road =
    { $cities ->
        [one] Det börjar din första väg, värt { study-amount-points }.
       *[other] Det gör din längsta väg { $cities } städer lång, värt { study-amount-points } mer.
    }
dicetrip-why-bonus = En tärning i stadens egen färg ({ $colour }) ger 1 bonuspoäng.
dicetrip-why-double = En dubbel ger 1 bonuspoäng i vilken stad som helst.
dicetrip-why-colour-spent = Du ger upp bonusen i staden, för talet använder inte tärningen i stadens färg ({ $colour }).
dicetrip-why-beside = Det ligger intill { $names }.
dicetrip-why-nothing-yet = Det ger inget än, men det ligger intill { $names }.
dicetrip-why-cross-instead =
    { $than ->
        [less] Att kryssa över en stad vore värt { study-amount-points } mindre.
        [more] Att kryssa över en stad vore värt { study-amount-points } mer.
       *[same] Att kryssa över en stad vore värt lika mycket.
    }
dicetrip-why-open = { $count ->
    [one] Det ligger intill en stad som fortfarande är tom.
   *[other] Det ligger intill { $count } städer som fortfarande är tomma.
 }
dicetrip-why-filled = Det fyller en stad där inget bättre kan stå.
dicetrip-why-crossed = En överkryssad stad kostar 1 poäng.
dicetrip-why-cross = Efter det kan { $zone } inte ge poäng som ren zon.
dicetrip-why-cross-lost = { $zone } har redan en överkryssad stad, så zonen har inget mer att förlora.

## What can be wrong with a map
error-dicetrip-map-zones = Kartfil, { $place }: en karta behöver { $allowed } zoner, men den här har { $found }.
error-dicetrip-map-colours = Kartfil, { $place }: tärningarna behöver { $allowed } olika färger, men det finns { $found }.
error-dicetrip-map-cities = Kartfil, { $place }: en karta behöver { $allowed } städer, men den här har { $found }.
error-dicetrip-map-city-twice = Kartfil, { $place }: staden { $city } står där två gånger.
error-dicetrip-map-unused = Kartfil, { $place }: ingen stad har { $key } = { $value }. Ge det till minst en.
error-dicetrip-map-link = Kartfil, { $place }: en förbindelse måste vara ett par av två olika städer, inte { $found }.
error-dicetrip-map-link-twice = Kartfil, { $place }: { $one } och { $other } är redan förbundna.
error-dicetrip-map-value = Kartfil, { $place }: ”{ $value }” finns inte. Använd något av de här: { $allowed }.
error-dicetrip-map-apart = Kartfil, { $place }: det går inte att komma från { $start } till { $cities }. Förbind dem.
error-dicetrip-map-same-place = Kartfil, { $place }: { $one } och { $other } ligger på samma ställe.
error-dicetrip-map-crossing = Kartfil, { $place }: { $one } och { $other } skulle mötas när de ritas som raka linjer.
error-dicetrip-map-place = Kartfil, { $place }: ett ställe måste vara två tal upp till { $most }, inte { $found }.
error-dicetrip-map-slug = Kartfil, { $place }: { $value } är inget giltigt kortnamn. Det måste passa { $allowed }.
error-dicetrip-map-label = Kartfil, { $place }: ett namn måste ha 1 till { $most } tecken på en rad.
error-dicetrip-map-list = Kartfil, { $place }: det här måste vara en lista, inte { $found }.

## The rules, as Markdown
dicetrip-rules =
    Alla har samma karta: 25 förbundna städer i tre zoner. Några av städerna är färgade.
    Under 13 rundor fyller alla sin karta. Högst summa vinner, och lika summor delar segern.
    En till fyra kan spela.

    __En runda.__ En spelare kastar fyra tärningar i fyra färger. Ni turas om att kasta, en runda var.
    Sedan bildar alla, samtidigt, två tvåsiffriga tal av de fyra tärningarna, där varje tärning används en gång,
    och skriver dem i två tomma städer. I sista rundan är bara en stad kvar. Till talet där får du använda
    vilka två av de fyra tärningarna som helst.

    __Ett exempel.__ Tärningarna är röd ⚀, gul ⚃, grön ⚁ och blå ⚄. Du kan skriva 14 eller 41 tillsammans
    med 25 eller 52, eller 12 eller 21 med 45 eller 54, eller 15 eller 51 med 24 eller 42. Om du skriver 14 i
    Antwerpen, en röd stad, får du en bonus, eftersom talet använder den röda tärningen.

    __Gränser.__ Du får inte ha samma tal två gånger på din karta. Om du inte kan eller vill skriva ett tal
    kryssar du i stället över en tom stad. Ditt andra tal får då använda vilka två tärningar som helst.

    __Kasta om, en gång per spel.__ Om det är du som har kastat i den här rundan får du direkt kasta om en till
    fyra tärningar. De nya tärningarna gäller för alla.

    __En tärning två gånger, en gång per spel.__ Innan du skriver utelämnar du en tärning och använder en annan
    i båda talen. Med ⚀⚁⚃⚄, där du använder ⚃ två gånger och utelämnar ⚀, skriver du 24 eller 42 och 45 eller 54.
    Tärningen måste finnas i båda talen och kan inte ge en dubbel. Det gäller bara din egen karta. De andra ser
    direkt vilken tärning du använder två gånger, men det du skriver är dolt tills alla är klara. Du kan inte
    göra det i sista rundan.

    __Poäng__

    | vad | poäng |
    |---|---|
    | bonusstad: en dubbel (11, 22, …), eller en färgad stad vars tal använder tärningen i den färgen | 1 var |
    | överkryssad stad | −1 var |
    | längsta väg: förbundna städer med stigande tal | 1 per stad |
    | längsta serie: förbundna städer där varje tal är det närmast följande (efter 16 kommer 21) | 4 städer 2, 5 städer 3, 6 städer 4, 7 till 9 städer 6, fler 9 |
    | zoner fulla av tal, utan något överkryssat | 4 för en, 7 för två, 9 för tre |

    En stad ger dig högst en bonus. När tärningar visar samma siffra räknas de på det sätt som är bäst för dig.

    __Poäng, ett exempel.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 och Marche-en-Famenne 34 är förbundna i
    tur och ordning. Talen stiger, så det är en väg på 5 städer, värd 5 poäng. De fyra första talen följer på
    varandra, så de bildar en serie på 4, värd 2 poäng. 22 är en dubbel, värd 1 poäng. Med två överkryssade
    städer (−2) och en ren zon (4) blir det 10.

    __Alla tiotal__ (ett tillval). Så snart din karta har ett tal i varje tiotal, från 1x till 6x, får du en
    poäng för varje färgad stad som fortfarande är tom när du har skrivit talet.

    Vi har ritat kartan över Belgien själva. Du kan läsa in en annan från en fil.

## The short rules
dicetrip-goal = Fyll din karta så att talen stiger från stad till stad. Flest poäng vinner.
dicetrip-begins = Häftet säger inget om det. Det spelar knappt någon roll, för ni turas om att kasta och alla skriver samtidigt.
dicetrip-step-roll = En spelare kastar fyra tärningar åt alla.
dicetrip-step-make = Bilda två tal av dem. Använd varje tärning en gång.
dicetrip-step-write = Skriv båda i tomma städer på din egen karta.
dicetrip-needs-bonus = En dubbel, eller en färgad stad vars tal använder tärningen i den färgen. 1 poäng per stad.
dicetrip-needs-crossed = Varje stad du kryssar över kostar 1 poäng.
dicetrip-needs-road = Förbundna städer med stigande tal. 1 poäng för varje stad på din längsta väg.
dicetrip-needs-series = Förbundna städer där varje tal är det närmast följande (efter 16 kommer 21). Du får { $s4 } poäng för 4 städer, { $s5 } för 5, { $s6 } för 6, { $s7 } för 7 till 9 och { $s10 } för fler.
dicetrip-needs-zones = Zoner fulla av tal, utan något överkryssat. Du får { $z1 } poäng för en, { $z2 } för två och { $z3 } för alla tre.
dicetrip-needs-tens = Så snart din karta har ett tal i varje tiotal, från 1x till 6x, får du 1 poäng för varje färgad stad som fortfarande är tom.
dicetrip-example-dice = Du kan bilda { $count } olika tal med de här tärningarna.
dicetrip-example-pair = Om du tar { $first } ger de andra två tärningarna { $rest }.
dicetrip-example-bonus = { $number } använder en färgad tärning ({ $colour }), så det ger bonus i en stad i samma färg.
dicetrip-example-road =
    Talen stiger, så det är en väg. Den är värd { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.
dicetrip-example-series =
    De fyra första talen följer på varandra. Det ger { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    } till.
dicetrip-example-double =
    En dubbel gör staden till en bonusstad. Det ger { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.
dicetrip-example-crossed =
    En stad är överkryssad. Det ger { $points ->
        [-1] −1 poäng
       *[other] { $points } poäng
    }.
dicetrip-example-total = Det blir { $points } poäng sammanlagt.
dicetrip-ask-reroll = Får jag kasta om?
dicetrip-answer-reroll = Ja, en gång per spel, när det är din tur att kasta. Du får direkt kasta om en till fyra tärningar, åt alla.
dicetrip-ask-twice = Får jag använda en tärning två gånger?
dicetrip-answer-twice = Ja, en gång per spel, men inte i sista rundan. Utelämna en tärning och använd en annan i båda talen, aldrig till en dubbel. De andra ser det direkt.
dicetrip-ask-cross = Får jag kryssa över en stad även om ett tal skulle passa?
dicetrip-answer-cross = Ja. Ditt andra tal får då använda vilka två tärningar som helst.
dicetrip-ask-consecutive = Vad kommer efter 16?
dicetrip-answer-consecutive = 21. Tärningarna går bara från 1 till 6.
dicetrip-ask-last = Vad är annorlunda i sista rundan?
dicetrip-answer-last = Bara en stad är kvar. Till talet där får du använda vilka två av de fyra tärningarna som helst.
dicetrip-ask-same = Får jag ha samma tal två gånger på min karta?
dicetrip-answer-same = Nej.
dicetrip-now =
    { $points ->
        [-1] −1 poäng på din karta.
        [one] 1 poäng på din karta.
       *[other] { $points } poäng på din karta.
    }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Gör en lång väg av stigande tal
dicetrip-lesson-roll = Alla använder samma fyra tärningar. Kasta dem.
dicetrip-lesson-roll-why = Två tärningar ger ett tal. 1 och 3 ger 13 eller 31.
dicetrip-lesson-stand = Du får kasta om en gång per spel, men inte nu. Behåll tärningarna.
dicetrip-lesson-stand-why = Nu bildar alla två tal och använder varje tärning en gång.
dicetrip-lesson-colour = Röd 1 och gul 3 ger 13. Skriv det i Brygge.
dicetrip-lesson-colour-why = Brygge är gult, och 13 använder den gula tärningen. Det ger en bonuspoäng.
dicetrip-lesson-road = De andra två tärningarna ger 21. Skriv det intill, i Gent.
dicetrip-lesson-road-why = 13, sedan 21. Tal som stiger från stad till stad bildar en väg.
dicetrip-lesson-longer = Jussi, boten, kastade åt er båda. Skriv 24 i Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. En stad till, en poäng till.
dicetrip-lesson-double = De två ettorna ger 11. Skriv det i Oostende.
dicetrip-lesson-double-why = En dubbel som 11 ger bonus i vilken stad som helst.
dicetrip-lesson-coach = Vi hoppar över en runda. Fråga coachen vad du ska göra.
dicetrip-lesson-coach-why = En gång per spel får du använda en tärning i båda talen och utelämna en annan.
dicetrip-lesson-between = Skriv 32 i Wavre, mellan 31 och 33.
dicetrip-lesson-between-why = 31, 32, 33. Varje tal kommer direkt efter det förra.
dicetrip-lesson-series = Använd ⚂ igen. Skriv 34 i Dinant.
dicetrip-lesson-series-why = Fyra i följd bildar en serie, den prickade linjen: 2 poäng. Längre serier ger mer.
dicetrip-lesson-zone = Vi hoppar framåt. Skriv 36 i Nivelles, den sista staden i sin zon.
dicetrip-lesson-zone-why = De skuggade områdena är zoner. Den första fulla zonen utan något överkryssat ger 4 poäng.
dicetrip-lesson-cross = Du kan skriva 12, men de andra tärningarna ger inget nytt. Tryck på × och kryssa över Arlon.
dicetrip-lesson-cross-why = Det kostar 1 poäng, och Arlons zon kan inte längre ge poäng.
dicetrip-lesson-roll-last = Det är sista rundan, och bara Sint-Niklaas är tom. Kasta.
dicetrip-lesson-roll-last-why = Du har redan alla tal som tärningarna kan ge.
dicetrip-lesson-reroll = Nu är det dags att kasta om. Tryck på alla tärningar utom den gula tvåan.
dicetrip-lesson-reroll-why = 22 är en dubbel, och det passar mellan 21 och 24.
dicetrip-lesson-last = Skriv 22 i Sint-Niklaas.
dicetrip-lesson-last-why = Du får en längre väg, en dubbel och din andra fulla zon, Flandern.
dicetrip-lesson-done = Börja lågt i ena änden av kartan och högt i den andra.
